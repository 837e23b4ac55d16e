<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name></name>
    <message>
        <source>✓ correct, ✗ incorrect, ? neither: not judgeable, not answered, or given and not judged yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has judged anything yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1}, {2}: {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates that at least one of them judged or was given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: what each annotator says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One annotator alone agrees with nobody. Name two or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comparing the annotators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comparing everybody with themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared are one person&apos;s judgements of one example in systems that translate it word for word the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identical translations that one person judged differently</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of the same translation, judged by one person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} differently, {1}:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One annotator alone differs from nobody. Name two or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counting what people differ on</source>
        <translation>Uneinigkeiten werden gezählt</translation>
    </message>
    <message>
        <source>Pronouns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Antecedents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer than two people have judged: there is nothing to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Übereinstimmung</translation>
    </message>
    <message>
        <source>{0}: too few to say much</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no candidate that both call correct.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, over {1} that both call correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates on which they are compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates that all of them judged or were given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of these, candidates that at least one of them has judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean number of annotators of a candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agree %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kappa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa over correct, incorrect and none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The interval of kappa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fleiss&apos;s kappa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Mean overlap of the selected words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: how far two annotators agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: how far {1} and {2} agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: how far {1} agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: how far all {1} agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1}, {2}: {3}: {4}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}{1}: what {2} and {3} say of the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No kappa. {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No interval. {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} and {1} share {2}: fewer than {3} are too few to say much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words: mean overlap of what they selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All together: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {0} together: {1}, {2} % agree, Fleiss&apos;s kappa {3}, Krippendorff&apos;s alpha {4}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n candidates</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Words: the mean overlap of what they selected where both say yes and one selected any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} Fewer than {1}: too few to say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} {1} of {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judged after a look at the reference: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>‘--given’ counts it as none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over what both, or all, were given: what one has not judged counts as none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over what both, or all, have judged (n of what was given): unfinished work is no opinion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over what both have judged ({0} of {1} given): unfinished work is no opinion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1} and {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: no kappa. {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: no interval. {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: no Fleiss&apos;s kappa. {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: no alpha. {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No candidate has a tag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least one annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least
one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates to which at least one annotator gave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates to which you gave it yourself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags by annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags by system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags by category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>looking at pronouns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learning to align</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aligning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>‘{0:.50}’ is no tag: it needs letters, at most {1}, and no blanks at its ends.</source>
        <translation>‚{0:.50}‘ ist kein Tag: Es braucht Buchstaben, höchstens {1}, und keine Leerzeichen an den Enden.</translation>
    </message>
    <message>
        <source>In this project judges do not see the reference.</source>
        <translation>In diesem Projekt ist die Referenz beim Beurteilen nicht zu sehen.</translation>
    </message>
    <message>
        <source>Nobody can judge as ‘{0}’: under this name stands what was settled where people disagree. Use another name.</source>
        <translation>Als ‚{0}‘ kann niemand urteilen: Unter diesem Namen steht, was bei Uneinigkeit entschieden wurde. Bitte einen anderen Namen nehmen.</translation>
    </message>
    <message>
        <source>{0} judged this in another window or program meanwhile, and it is not overwritten unasked.</source>
        <translation>{0} hat dies inzwischen in einem anderen Fenster oder Programm beurteilt, und das wird nicht ungefragt überschrieben.</translation>
    </message>
    <message>
        <source>Only words that are highlighted can be selected.</source>
        <translation>Nur hervorgehobene Wörter können ausgewählt werden.</translation>
    </message>
    <message>
        <source>No antecedent is asked for in {0}.</source>
        <translation>In {0} wird nach keinem Antezedens gefragt.</translation>
    </message>
    <message>
        <source>Somebody corrected these links in another window or program meanwhile. What they set stays.</source>
        <translation>Diese Verknüpfungen hat inzwischen jemand in einem anderen Fenster oder Programm korrigiert. Es bleibt bei dieser Korrektur.</translation>
    </message>
    <message>
        <source>Links cannot be corrected in this batch. Tag the example as incorrect_word_alignment.</source>
        <translation>In diesem Paket können keine Verknüpfungen korrigiert werden. Bitte das Tag incorrect_word_alignment setzen.</translation>
    </message>
    <message>
        <source>Example {0} has no antecedent {1}.</source>
        <translation>Beispiel {0} hat kein Antezedens {1}.</translation>
    </message>
    <message>
        <source>The sentence has {0} words, and no others can be chosen.</source>
        <translation>Der Satz hat {0} Wörter; andere können nicht gewählt werden.</translation>
    </message>
    <message>
        <source>There is nothing to read: no candidate matches.</source>
        <translation>Es gibt nichts zu lesen: Kein Kandidat passt.</translation>
    </message>
    <message>
        <source>you are reading: nothing is judged until you have said under which name</source>
        <translation>Sie lesen: Nichts wird beurteilt, bis Sie sagen, unter welchem Namen</translation>
    </message>
    <message>
        <source>the question about the pronoun is not answered</source>
        <translation>die Frage nach dem Pronomen ist nicht beantwortet</translation>
    </message>
    <message>
        <source>the question about the antecedent is not answered</source>
        <translation>die Frage nach dem Antezedens ist nicht beantwortet</translation>
    </message>
    <message>
        <source>writing {0}</source>
        <translation>{0} wird geschrieben</translation>
    </message>
    <message>
        <source>‘{0}’ is no language code. Write one such as ‘de’.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this project annotators do not see the reference. Leave it out of the batches, or change that in the project&apos;s options.</source>
        <translation>In diesem Projekt ist die Referenz für Annotierende nicht zu sehen. Bitte sie aus den Paketen weglassen oder das in den Projektoptionen ändern.</translation>
    </message>
    <message>
        <source>No file was made: {0} And the project has it down that {1} got one: {2} Hand them out again; then all is well.</source>
        <translation>Es wurde keine Datei erzeugt: {0} Und im Projekt steht, dass {1} eine bekommen haben: {2} Bitte noch einmal ausgeben; dann ist alles gut.</translation>
    </message>
    <message>
        <source>Nothing was handed out: {0}</source>
        <translation>Nichts wurde ausgegeben: {0}</translation>
    </message>
    <message>
        <source>There are: {0}.</source>
        <translation>Es gibt: {0}.</translation>
    </message>
    <message>
        <source>There is none yet.</source>
        <translation>Es gibt noch keine.</translation>
    </message>
    <message>
        <source>The project has no task set ‘{0}’. {1}</source>
        <translation>Das Projekt hat keinen Aufgabensatz ‚{0}‘. {1}</translation>
    </message>
    <message>
        <source>The task set has {0} tasks, and there are {1} annotators. Make a task set with as many tasks.</source>
        <translation>Der Aufgabensatz hat {0} Aufgaben, und es sind {1} Annotierende. Bitte einen Aufgabensatz mit so vielen Aufgaben anlegen.</translation>
    </message>
    <message>
        <source>An annotator is named twice. Each gets one task.</source>
        <translation>Ein Name steht zweimal da. Jede Person bekommt eine Aufgabe.</translation>
    </message>
    <message>
        <source>The task set has no task ‘{0}’. It has: {1}.</source>
        <translation>Der Aufgabensatz hat keine Aufgabe ‚{0}‘. Er hat: {1}.</translation>
    </message>
    <message>
        <source>Several batches need a folder, not the name of a file.</source>
        <translation>Mehrere Pakete brauchen einen Ordner, nicht den Namen einer Datei.</translation>
    </message>
    <message>
        <source>The files for ‘{0}’ and ‘{1}’ would both be called {2}. Hand one of them out alone, into another folder or under another file name.</source>
        <translation>Die Dateien für ‚{0}‘ und ‚{1}‘ würden beide {2} heißen. Bitte eine davon allein ausgeben, in einen anderen Ordner oder unter einem anderen Dateinamen.</translation>
    </message>
    <message>
        <source>{0} cannot be an annotator: {1}.</source>
        <translation>{0} kann kein Name einer annotierenden Person sein: {1}.</translation>
    </message>
    <message>
        <source>reading {0}</source>
        <translation>{0} wird gelesen</translation>
    </message>
    <message>
        <source>checking {0}</source>
        <translation>{0} wird geprüft</translation>
    </message>
    <message>
        <source>merging {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project was changed since the merge was planned. Look at it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} lies where nothing can be saved. Choose a place for your working copy.</source>
        <translation>{0} liegt an einem Ort, an dem nichts gespeichert werden kann. Bitte einen Ort für die eigene Arbeitskopie wählen.</translation>
    </message>
    <message>
        <source>{0} exists already and is something else. Choose another name.</source>
        <translation>{0} gibt es schon, und es ist etwas anderes. Bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>{0} cannot be merged.</source>
        <translation>{0} kann nicht zusammengeführt werden.</translation>
    </message>
    <message>
        <source>{0} holds more text than it is long. It is damaged or was tampered with: ask for it again.</source>
        <translation>{0} enthält mehr Text, als die Datei lang ist. Sie ist beschädigt oder wurde verändert: bitte noch einmal anfordern.</translation>
    </message>
    <message>
        <source>{0} is being written, or its program was interrupted. Open it once with protest-gui and close it, then try again.</source>
        <translation>{0} wird gerade geschrieben, oder das Programm wurde dabei unterbrochen. Bitte einmal mit protest-gui öffnen und schließen und es dann wieder versuchen.</translation>
    </message>
    <message>
        <source>{0} cannot be read ({1}). It is damaged, or takes too long to read: ask for it again.</source>
        <translation>{0} kann nicht gelesen werden ({1}). Die Datei ist beschädigt, oder es dauert zu lange: bitte noch einmal anfordern.</translation>
    </message>
    <message>
        <source>{0} is too large for a batch ({1:,} bytes).</source>
        <translation>{0} ist zu groß für ein Paket ({1:,} Bytes).</translation>
    </message>
    <message>
        <source>{0} cannot be read: {1}.</source>
        <translation>{0} kann nicht gelesen werden: {1}.</translation>
    </message>
    <message>
        <source>There is no merge {0}. Look at the list of merges.</source>
        <translation>Es gibt keine Zusammenführung {0}. Bitte in der Liste nachsehen.</translation>
    </message>
    <message>
        <source>Merge {0} was undone already, {1}.</source>
        <translation>Die Zusammenführung {0} wurde schon rückgängig gemacht, {1}.</translation>
    </message>
    <message>
        <source>The batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates by category and state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done, by category:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides of each conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides of each conflict of links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing new comes in: the project has all of this already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n judgements come in</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgements are taken back</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n conflicts the project’s own holds</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link corrections come in</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n conflicts of links the project’s own hold</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is lost: replaced answers stay in the history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n approvals are referred</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n referrals are approved</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>These links change no verdict.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By these links, {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>links of “{0}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>translated by “{0}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not translated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as aligned: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} ({1}, {2})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judgements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was merged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, task {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{0} is {1}: %n judgements of it are left out</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{0} (reference)</source>
        <translation>{0} (Referenz)</translation>
    </message>
    <message>
        <source>origin of text and links unknown</source>
        <translation>Herkunft von Text und Verknüpfungen unbekannt</translation>
    </message>
    <message>
        <source>tokens as given</source>
        <translation>Tokens wie geliefert</translation>
    </message>
    <message>
        <source>tokenised here ({0})</source>
        <translation>hier tokenisiert ({0})</translation>
    </message>
    <message>
        <source>sha256 {0}, {1}; {2}</source>
        <translation>sha256 {0}, {1}; {2}</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>given</source>
        <translation>geliefert</translation>
    </message>
    <message>
        <source>aligned here</source>
        <translation>hier aligniert</translation>
    </message>
    <message>
        <source>links {0}</source>
        <translation>Verknüpfungen {0}</translation>
    </message>
    <message>
        <source>aligned by {0}, PROTEST {1}, with the reference</source>
        <translation>aligniert von {0}, PROTEST {1}, zusammen mit der Referenz</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} und {1}</translation>
    </message>
    <message>
        <source>This translation is not in the project any more: its system was loaded anew. Go back to the overview and choose again.</source>
        <translation>Diese Übersetzung ist nicht mehr im Projekt: Das System wurde neu geladen. Bitte zur Übersicht zurückgehen und neu wählen.</translation>
    </message>
    <message>
        <source>The system {0} is loaded and candidates of it are in task sets ({1}), so it cannot be replaced. Load this output under a new name.</source>
        <translation>Das System {0} ist geladen, und Kandidaten davon sind in Aufgabensätzen ({1}); darum kann es nicht ersetzt werden. Bitte diese Ausgabe unter einem neuen Namen laden.</translation>
    </message>
    <message>
        <source>The system {0} is loaded already. Nothing of it has been judged yet: load this output under a new name, or replace it.</source>
        <translation>Das System {0} ist schon geladen. Davon wurde noch nichts beurteilt: Bitte diese Ausgabe unter einem neuen Namen laden, oder das System ersetzen.</translation>
    </message>
    <message numerus="yes">
        <source>The system {0} is loaded and %n of its candidates have been judged, so it cannot be replaced. Load this output under a new name.</source>
        <translation>
            <numerusform>Das System {0} ist geladen, und %Ln seiner Kandidaten wurde beurteilt; darum kann es nicht ersetzt werden. Bitte diese Ausgabe unter einem neuen Namen laden.</numerusform>
            <numerusform>Das System {0} ist geladen, und %Ln seiner Kandidaten wurden beurteilt; darum kann es nicht ersetzt werden. Bitte diese Ausgabe unter einem neuen Namen laden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The system {0} is loaded and %n of its candidates have been tagged, so it cannot be replaced. Load this output under a new name.</source>
        <translation>
            <numerusform>Das System {0} ist geladen, und %Ln seiner Kandidaten hat ein Tag bekommen; darum kann es nicht ersetzt werden. Bitte diese Ausgabe unter einem neuen Namen laden.</numerusform>
            <numerusform>Das System {0} ist geladen, und %Ln seiner Kandidaten haben Tags bekommen; darum kann es nicht ersetzt werden. Bitte diese Ausgabe unter einem neuen Namen laden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The system {0} is loaded and %n of its candidates have been given other links, so it cannot be replaced. Load this output under a new name.</source>
        <translation>
            <numerusform>Das System {0} ist geladen, und %Ln seiner Kandidaten hat andere Verknüpfungen bekommen; darum kann es nicht ersetzt werden. Bitte diese Ausgabe unter einem neuen Namen laden.</numerusform>
            <numerusform>Das System {0} ist geladen, und %Ln seiner Kandidaten haben andere Verknüpfungen bekommen; darum kann es nicht ersetzt werden. Bitte diese Ausgabe unter einem neuen Namen laden.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was settled by adjudication is not compared with what it was settled from. Name annotators only.</source>
        <translation>Was entschieden wurde, wird nicht mit dem verglichen, woraus entschieden wurde. Bitte nur Annotierende nennen.</translation>
    </message>
    <message>
        <source>{0} is a program, and only what people say counts here. ‘protest agreement’ compares it with people.</source>
        <translation>{0} ist ein Programm, und hier zählt nur, was Menschen sagen. ‚protest agreement‘ vergleicht es mit Menschen.</translation>
    </message>
    <message>
        <source>{0} is a person, and verdicts are a program&apos;s. ‘protest judgements import --program’ reads a program&apos;s judgements.</source>
        <translation>{0} ist ein Mensch, und Verdikte sind die eines Programms. ‚protest judgements import --program‘ liest Urteile eines Programms.</translation>
    </message>
    <message>
        <source>The project has no {0} ‘{1}’. {2}</source>
        <translation>Das Projekt hat dies nicht: {0} ‚{1}‘. {2}</translation>
    </message>
    <message>
        <source>is being written by another program. Close it there, or wait, and try again.</source>
        <translation>wird gerade von einem anderen Programm geschrieben. Bitte dort schließen oder warten und es wieder versuchen.</translation>
    </message>
    <message>
        <source>{0} was left beside a project that is gone. Move it away, or choose another name.</source>
        <translation>{0} blieb neben einem Projekt liegen, das es nicht mehr gibt. Bitte die Datei wegräumen oder einen anderen Namen wählen.</translation>
    </message>
    <message numerus="yes">
        <source>%n judgements</source>
        <translation>
            <numerusform>%Ln Urteil</numerusform>
            <numerusform>%Ln Urteile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tags</source>
        <translation>
            <numerusform>%Ln Tag</numerusform>
            <numerusform>%Ln Tags</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} holds {1} that people made and is not overwritten. Choose another name.</source>
        <translation>{0} enthält {1}, die von Menschen stammen, und wird nicht überschrieben. Bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>{0} exists already. Choose another name, or replace it.</source>
        <translation>{0} gibt es schon. Bitte einen anderen Namen wählen oder die Datei ersetzen.</translation>
    </message>
    <message>
        <source>{0} is {1}, not {2}</source>
        <translation>{0} ist {1}, nicht {2}</translation>
    </message>
    <message>
        <source>{0} is damaged: it was cut short ({1:,} of {2:,} bytes are left). {3}</source>
        <translation>{0} ist beschädigt: Die Datei wurde abgeschnitten ({1:,} von {2:,} Bytes sind da). {3}</translation>
    </message>
    <message>
        <source>a PROTEST project. Choose a .protest file.</source>
        <translation>ein PROTEST-Projekt. Bitte eine .protest-Datei wählen.</translation>
    </message>
    <message>
        <source>a batch. Choose a .protestbatch file.</source>
        <translation>ein Paket. Bitte eine .protestbatch-Datei wählen.</translation>
    </message>
    <message>
        <source>Check the name, or make a new project from a suite.</source>
        <translation>Bitte den Namen prüfen oder ein neues Projekt aus einer Suite anlegen.</translation>
    </message>
    <message>
        <source>Check the name of the batch.</source>
        <translation>Bitte den Namen des Pakets prüfen.</translation>
    </message>
    <message>
        <source>Use a backup.</source>
        <translation>Bitte eine Sicherungskopie verwenden.</translation>
    </message>
    <message>
        <source>Ask for the batch again, or use a backup.</source>
        <translation>Bitte das Paket noch einmal anfordern oder eine Sicherungskopie verwenden.</translation>
    </message>
    <message>
        <source>a PROTEST project</source>
        <translation>ein PROTEST-Projekt</translation>
    </message>
    <message>
        <source>a batch for an annotator</source>
        <translation>ein Paket für Annotierende</translation>
    </message>
    <message>
        <source>a database of another program</source>
        <translation>eine Datenbank eines anderen Programms</translation>
    </message>
    <message>
        <source>{0} is not opened: {1} beside it is no ordinary file. Move it away.</source>
        <translation>{0} wird nicht geöffnet: {1} daneben ist keine gewöhnliche Datei. Bitte wegräumen.</translation>
    </message>
    <message>
        <source>{0} is not opened: {1} beside it names another file, which would be deleted. PROTEST writes no such journal. Move it away; if somebody sent it to you, do not trust the rest either.</source>
        <translation>{0} wird nicht geöffnet: {1} daneben nennt eine andere Datei, die gelöscht würde. PROTEST schreibt kein solches Journal. Bitte wegräumen; wenn es von jemandem kam, auch dem Rest nicht trauen.</translation>
    </message>
    <message>
        <source>{0} is a device or a pipe, not {1}</source>
        <translation>{0} ist ein Gerät oder eine Pipe, nicht {1}</translation>
    </message>
    <message>
        <source>There is no file {0}. {1}</source>
        <translation>Es gibt keine Datei {0}. {1}</translation>
    </message>
    <message>
        <source>{0} is a directory, not {1}</source>
        <translation>{0} ist ein Ordner, nicht {1}</translation>
    </message>
    <message>
        <source>{0} is not {1}</source>
        <translation>{0} ist nicht {1}</translation>
    </message>
    <message>
        <source>{0} went away while it was opened.</source>
        <translation>{0} verschwand beim Öffnen.</translation>
    </message>
    <message>
        <source>{0} cannot be reached: {1}.</source>
        <translation>{0} ist nicht erreichbar: {1}.</translation>
    </message>
    <message>
        <source>{0} is not there any more: it was deleted, moved or replaced since it was opened, and nothing can be saved in it. Save a copy, or put it back.</source>
        <translation>{0} ist nicht mehr da: Die Datei wurde seit dem Öffnen gelöscht, verschoben oder ersetzt, und nichts kann darin gespeichert werden. Bitte eine Kopie speichern oder die Datei zurücklegen.</translation>
    </message>
    <message>
        <source>{0} was damaged or changed by another program and is not opened: {1}.</source>
        <translation>{0} wurde beschädigt oder von einem anderen Programm geändert und wird nicht geöffnet: {1}.</translation>
    </message>
    <message>
        <source>{0} cannot be written: the file or its folder is read-only. Copy it elsewhere.</source>
        <translation>{0} kann nicht geschrieben werden: Datei oder Ordner sind schreibgeschützt. Bitte anderswohin kopieren.</translation>
    </message>
    <message>
        <source>it holds an index that is not ours, {0!r:.100}</source>
        <translation>sie enthält einen Index, der nicht von uns ist, {0!r:.100}</translation>
    </message>
    <message>
        <source>it holds a {0} that is not ours, {1!r:.100}</source>
        <translation>sie enthält etwas, das nicht von uns ist ({0}), {1!r:.100}</translation>
    </message>
    <message>
        <source>the {0} {1!r} is missing</source>
        <translation>{0} {1!r} fehlt</translation>
    </message>
    <message>
        <source>the {0} {1!r} is not defined as ours is</source>
        <translation>{0} {1!r} ist anders definiert als bei uns</translation>
    </message>
    <message>
        <source>its file version is {0!r:.50}, and its tables are those of {1}</source>
        <translation>ihre Dateiversion ist {0!r:.50}, und ihre Tabellen sind die von {1}</translation>
    </message>
    <message>
        <source>the table {0!r} holds something of another kind than ours does</source>
        <translation>die Tabelle {0!r} enthält Werte anderer Art als bei uns</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>sie ist beschädigt</translation>
    </message>
    <message>
        <source>the table {0!r} refers to something that is not there</source>
        <translation>die Tabelle {0!r} verweist auf etwas, das es nicht gibt</translation>
    </message>
    <message>
        <source>reading the project</source>
        <translation>das Projekt wird gelesen</translation>
    </message>
    <message>
        <source>waiting for other changes</source>
        <translation>andere Änderungen werden abgewartet</translation>
    </message>
    <message>
        <source>{0} is a PROTEST project and is not overwritten by a result.</source>
        <translation>{0} ist ein PROTEST-Projekt und wird nicht von einem Ergebnis überschrieben.</translation>
    </message>
    <message>
        <source>{0} belongs to {1}. Choose another name.</source>
        <translation>{0} gehört zu {1}. Bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>{0} is a directory. Name a file in it.</source>
        <translation>{0} ist ein Ordner. Bitte eine Datei darin nennen.</translation>
    </message>
    <message>
        <source>{0} is no ordinary file. Choose another name.</source>
        <translation>{0} ist keine gewöhnliche Datei. Bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>{0} is damaged and cannot be read. Use a backup.</source>
        <translation>{0} ist beschädigt und kann nicht gelesen werden. Bitte eine Sicherungskopie verwenden.</translation>
    </message>
    <message>
        <source>{0} does not fit together ({1}: {2}). It is damaged, or another program changed it: use a backup. If it is sound, this is an error in PROTEST: please report it.</source>
        <translation>{0} passt nicht zusammen ({1}: {2}). Die Datei ist beschädigt, oder ein anderes Programm hat sie geändert: bitte eine Sicherungskopie verwenden. Wenn sie in Ordnung ist, ist das ein Fehler in PROTEST: bitte melden.</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>cannot be written: the file or its folder is read-only. Copy it elsewhere.</source>
        <translation>kann nicht geschrieben werden: Datei oder Ordner sind schreibgeschützt. Bitte anderswohin kopieren.</translation>
    </message>
    <message>
        <source>cannot be written: the disk is full. Make room and try again.</source>
        <translation>kann nicht geschrieben werden: Der Datenträger ist voll. Bitte Platz schaffen und es wieder versuchen.</translation>
    </message>
    <message>
        <source>cannot be opened. Is it still there, and may you write to its folder?</source>
        <translation>kann nicht geöffnet werden. Ist die Datei noch da, und darf in ihren Ordner geschrieben werden?</translation>
    </message>
    <message>
        <source>cannot be read or written: the disk reports an error. Check the disk.</source>
        <translation>kann nicht gelesen oder geschrieben werden: Der Datenträger meldet einen Fehler. Bitte den Datenträger prüfen.</translation>
    </message>
    <message>
        <source>cannot be opened: you have no permission. Ask its owner, or copy it elsewhere.</source>
        <translation>kann nicht geöffnet werden: Die Berechtigung fehlt. Bitte die Besitzerin oder den Besitzer fragen oder anderswohin kopieren.</translation>
    </message>
    <message>
        <source>{0} was closed meanwhile. Open it again.</source>
        <translation>{0} wurde inzwischen geschlossen. Bitte noch einmal öffnen.</translation>
    </message>
    <message>
        <source>{0} is being changed by another program again and again. Try later.</source>
        <translation>{0} wird immer wieder von einem anderen Programm geändert. Bitte später versuchen.</translation>
    </message>
    <message>
        <source>{0} was made by a newer PROTEST ({1}, file version {2}); this is {3}, file version {4}. Update the program.</source>
        <translation>{0} stammt von einem neueren PROTEST ({1}, Dateiversion {2}); dies ist {3}, Dateiversion {4}. Bitte das Programm aktualisieren.</translation>
    </message>
    <message>
        <source>{0} was made by an older PROTEST (file version {1}; this program has {2}). Opening it in the window, or ‘protest evaluate {0}’, upgrades it; a copy is kept.</source>
        <translation>{0} stammt von einem älteren PROTEST (Dateiversion {1}; dieses Programm hat {2}). Das Öffnen im Fenster oder ‚protest evaluate {0}‘ bringt die Datei auf den neuen Stand; eine Kopie bleibt.</translation>
    </message>
    <message>
        <source>inventing judgements</source>
        <translation>Urteile werden erfunden</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Die Berechtigung fehlt</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Das ist nicht erlaubt</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Ein-/Ausgabefehler</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Auf dem Datenträger ist kein Platz mehr</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Das Speicherkontingent ist erschöpft</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Das Dateisystem ist schreibgeschützt</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>Gerät oder Datei wird gerade benutzt</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Das ist kein Ordner</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Das ist ein Ordner</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Die Datei gibt es schon</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Der Dateiname ist zu lang</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>Zu viele symbolische Verknüpfungen</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Zu viele offene Dateien</translation>
    </message>
    <message>
        <source>  {0}</source>
        <translation>  {0}</translation>
    </message>
    <message>
        <source>  … and {0:,} more</source>
        <translation>  … und {0:,} weitere</translation>
    </message>
    <message>
        <source>
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outdated: {0} by verified translations would not be given any more, since people have changed their judgements, or links. Match anew: run ‘protest evaluate’, or choose Re-run Matching in the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n approvals</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Of the approvals by them people have judged {0}: {1} correct, {2} incorrect{3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No referral was saved by verified translations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, and {1} by programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsure about {0}, corrected by people in {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word alignment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, loaded {1} from {2}
   {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, loaded {1} from {2}, not evaluated yet
   {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No system is loaded yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved and referred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why candidates were referred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matching: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview of the matching policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matching now: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matching then: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No verdict would change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not matched with the reference yet: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved →
referred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Referred →
approved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: approved now, referred then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: referred now, approved then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved
now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved
then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why they would be referred, or were (there may be several reasons)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the examples, what is approved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approvals that only a translation verified by people gave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on other words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approvals that rest on no pronoun of their own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Referred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved against the reference, and referred to people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved / referred of n examples, by category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why candidates were referred (there may be several reasons)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On other words: approvals that rest on no pronoun of their own; worth a look.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading what people verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is known of the pronouns of ‘{0}’, so matching cannot be limited to them. Let any shared word count (--tokens any).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Antecedents cannot be matched by their heads: the suite gives none in {0}, the first of them {1}. Take the whole phrase where there is no head (--antecedents head-or-span).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matching {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n examples</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{0} is to be written twice. Choose different names.</source>
        <translation>{0} soll zweimal geschrieben werden. Bitte verschiedene Namen wählen.</translation>
    </message>
    <message>
        <source>{0} is read here, and is not overwritten. Choose another name.</source>
        <translation>{0} wird hier gelesen und nicht überschrieben. Bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Make room and try again.</source>
        <translation>Bitte Platz schaffen und es wieder versuchen.</translation>
    </message>
    <message>
        <source>Choose a shorter name.</source>
        <translation>Bitte einen kürzeren Namen wählen.</translation>
    </message>
    <message>
        <source>There is no folder {0} to put {1} in. Make it first.</source>
        <translation>Es gibt keinen Ordner {0} für {1}. Bitte zuerst anlegen.</translation>
    </message>
    <message>
        <source>Choose another place.</source>
        <translation>Bitte einen anderen Ort wählen.</translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}. {2}</source>
        <translation>{0} kann nicht geschrieben werden: {1}. {2}</translation>
    </message>
    <message>
        <source>{0} leads nowhere: there is no user of this name, or no home folder. Write out the whole path.</source>
        <translation>{0} führt nirgendwohin: Es gibt niemanden dieses Namens oder keinen persönlichen Ordner. Bitte den ganzen Pfad ausschreiben.</translation>
    </message>
    <message>
        <source>{0} leads nowhere: no file can have such a name. Type it anew.</source>
        <translation>{0} führt nirgendwohin: So kann keine Datei heißen. Bitte neu eingeben.</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation>Bitte den Pfad prüfen.</translation>
    </message>
    <message>
        <source>{0} cannot be looked at: {1}. {2}</source>
        <translation>{0} ist nicht zugänglich: {1}. {2}</translation>
    </message>
    <message>
        <source>Check the permissions of its folders, or choose another place.</source>
        <translation>Bitte die Berechtigungen der Ordner prüfen oder einen anderen Ort wählen.</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%Ln Fehler</numerusform>
            <numerusform>%Ln Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} cannot be used: {1}. Correct what is named here and try again. {2}</source>
        <translation>{0} kann nicht verwendet werden: {1}. Bitte korrigieren, was hier genannt ist, und es wieder versuchen. {2}</translation>
    </message>
    <message>
        <source>{0} cannot be used: {1}. Correct what is named here and try again.</source>
        <translation>{0} kann nicht verwendet werden: {1}. Bitte korrigieren, was hier genannt ist, und es wieder versuchen.</translation>
    </message>
    <message>
        <source>{0} (program)</source>
        <translation>{0} (Programm)</translation>
    </message>
    <message>
        <source>{0} is a program in this project, and no person&apos;s judgements are added to a program&apos;s. Use another name, or ‘judgements import --program’ for a table of its own</source>
        <translation>{0} ist in diesem Projekt ein Programm, und zu dessen Urteilen kommen keine eines Menschen. Bitte einen anderen Namen nehmen, oder ‚judgements import --program‘ für eine Tabelle des Programms</translation>
    </message>
    <message>
        <source>{0} is a person in this project, and no program&apos;s judgements are added to a person&apos;s. Give the program another name</source>
        <translation>{0} ist in diesem Projekt ein Mensch, und zu dessen Urteilen kommen keine eines Programms. Bitte dem Programm einen anderen Namen geben</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>Annotiert von</translation>
    </message>
    <message>
        <source>What {0} said cannot be counted alone and be left out, too. Name each annotator once.</source>
        <translation>Was {0} gesagt haben, kann nicht allein gezählt und zugleich weggelassen werden. Bitte jeden Namen einmal nennen.</translation>
    </message>
    <message>
        <source>Only what {0} said counts.</source>
        <translation>Nur was {0} gesagt hat, zählt.</translation>
    </message>
    <message>
        <source>What {0} said does not count.</source>
        <translation>Was {0} gesagt hat, zählt nicht.</translation>
    </message>
    <message>
        <source>these tags exclude each other: keep one of them</source>
        <translation>diese Tags schließen einander aus: eines davon behalten</translation>
    </message>
    <message>
        <source>bad_translation, but answered or words selected: take back one or the other</source>
        <translation>bad_translation, aber Antworten oder ausgewählte Wörter: das eine oder das andere zurücknehmen</translation>
    </message>
    <message>
        <source>incorrect_word_alignment, but answered or words selected: take back one or the other</source>
        <translation>incorrect_word_alignment, aber Antworten oder ausgewählte Wörter: das eine oder das andere zurücknehmen</translation>
    </message>
    <message>
        <source>noncompositional_translation, but words selected: take back one or the other</source>
        <translation>noncompositional_translation, aber ausgewählte Wörter: das eine oder das andere zurücknehmen</translation>
    </message>
    <message>
        <source>tags, but the pronoun&apos;s question is not answered: answer it</source>
        <translation>Tags, aber die Frage nach dem Pronomen ist nicht beantwortet: bitte beantworten</translation>
    </message>
    <message>
        <source>pronoun correct, but no word selected: choose the pronoun&apos;s words</source>
        <translation>Pronomen richtig, aber kein Wort ausgewählt: die Wörter des Pronomens wählen</translation>
    </message>
    <message>
        <source>the pronoun&apos;s words are selected, but it is not called correct: unselect or say yes</source>
        <translation>die Wörter des Pronomens sind ausgewählt, aber es gilt nicht als richtig: Auswahl aufheben oder Ja sagen</translation>
    </message>
    <message>
        <source>antecedent correct, but no word selected: choose the antecedent&apos;s noun</source>
        <translation>Antezedens richtig, aber kein Wort ausgewählt: das Nomen des Antezedens wählen</translation>
    </message>
    <message>
        <source>the antecedent&apos;s words are selected, but it is not called correct: unselect or say yes</source>
        <translation>die Wörter des Antezedens sind ausgewählt, aber es gilt nicht als richtig: Auswahl aufheben oder Ja sagen</translation>
    </message>
    <message>
        <source>words were selected that are not highlighted any more, as somebody corrected the links or only punctuation is linked: look again and answer</source>
        <translation>es sind Wörter ausgewählt, die nicht mehr hervorgehoben sind, weil jemand die Verknüpfungen korrigiert hat oder nur Satzzeichen verknüpft sind: noch einmal ansehen und antworten</translation>
    </message>
    <message>
        <source>“It” stands for something named in the same sentence, and is the subject: “I bought a bike, and it broke.”</source>
        <translation>„It“ steht für etwas, das im selben Satz genannt ist, und ist das Subjekt: “I bought a bike, and it broke.”</translation>
    </message>
    <message>
        <source>“It” stands for something named in the same sentence, and is not the subject: “I bought a bike and sold it.”</source>
        <translation>„It“ steht für etwas, das im selben Satz genannt ist, und ist nicht das Subjekt: “I bought a bike and sold it.”</translation>
    </message>
    <message>
        <source>“It” stands for something named in an earlier sentence, and is the subject: “I bought a bike. It broke.”</source>
        <translation>„It“ steht für etwas, das in einem früheren Satz genannt ist, und ist das Subjekt: “I bought a bike. It broke.”</translation>
    </message>
    <message>
        <source>“It” stands for something named in an earlier sentence, and is not the subject: “I bought a bike. Then I sold it.”</source>
        <translation>„It“ steht für etwas, das in einem früheren Satz genannt ist, und ist nicht das Subjekt: “I bought a bike. Then I sold it.”</translation>
    </message>
    <message>
        <source>“They” stands for people or things named in the same sentence: “The dogs barked because they were hungry.”</source>
        <translation>„They“ steht für Menschen oder Dinge, die im selben Satz genannt sind: “The dogs barked because they were hungry.”</translation>
    </message>
    <message>
        <source>“They” stands for people or things named in an earlier sentence: “The dogs barked. They were hungry.”</source>
        <translation>„They“ steht für Menschen oder Dinge, die in einem früheren Satz genannt sind: “The dogs barked. They were hungry.”</translation>
    </message>
    <message>
        <source>“They” stands for one person whose gender is not known or not said: “Somebody called, but they left no message.”</source>
        <translation>„They“ steht für eine einzelne Person, deren Geschlecht nicht bekannt oder nicht genannt ist: “Somebody called, but they left no message.”</translation>
    </message>
    <message>
        <source>“It” or “they” stands for a group, which is one thing and many people at once: “The team won, and they celebrated.”</source>
        <translation>„It“ oder „they“ steht für eine Gruppe, die zugleich eine Sache und viele Menschen ist: “The team won, and they celebrated.”</translation>
    </message>
    <message>
        <source>“It” stands for what happened or was said, not for a thing: “We lost the match. It made me sad.”</source>
        <translation>„It“ steht für das, was geschah oder gesagt wurde, nicht für ein Ding: “We lost the match. It made me sad.”</translation>
    </message>
    <message>
        <source>“It” stands for nothing; the sentence only needs a subject: “It is raining.”</source>
        <translation>„It“ steht für nichts; der Satz braucht nur ein Subjekt: “It is raining.”</translation>
    </message>
    <message>
        <source>“You” means anybody, not the listener: “You never know.”</source>
        <translation>„You“ meint irgendjemanden, nicht wer zuhört: “You never know.”</translation>
    </message>
    <message>
        <source>“You” is one person who is spoken to: “Anna, are you hungry?”</source>
        <translation>„You“ ist eine einzelne angesprochene Person: “Anna, are you hungry?”</translation>
    </message>
    <message>
        <source>“You” are several people who are spoken to: “Children, are you hungry?”</source>
        <translation>„You“ sind mehrere angesprochene Personen: “Children, are you hungry?”</translation>
    </message>
    <message>
        <source>Nothing has been answered yet.</source>
        <translation>Noch ist nichts beantwortet.</translation>
    </message>
    <message>
        <source>There is a beginning, but a question has no answer yet.</source>
        <translation>Ein Anfang ist gemacht, aber eine Frage hat noch keine Antwort.</translation>
    </message>
    <message>
        <source>Nothing is missing: answered, or with a tag that takes the answer&apos;s place.</source>
        <translation>Nichts fehlt: beantwortet, oder mit einem Tag, das an die Stelle der Antwort tritt.</translation>
    </message>
    <message>
        <source>Answers, selected words or tags of one person do not go together, such as “yes” without a selected word.</source>
        <translation>Antworten, ausgewählte Wörter oder Tags einer Person passen nicht zusammen, etwa „Ja“ ohne ausgewähltes Wort.</translation>
    </message>
    <message>
        <source>The translation differs from the reference or cannot be compared with it. It may still be right: people decide.</source>
        <translation>Die Übersetzung weicht von der Referenz ab oder lässt sich nicht mit ihr vergleichen. Sie kann trotzdem richtig sein: Menschen entscheiden.</translation>
    </message>
    <message>
        <source>The program found the same pronoun as in the reference translation, and the same words for what it refers to, and counts that as correct. Nobody has judged it.</source>
        <translation>Das Programm hat dasselbe Pronomen wie in der Referenzübersetzung gefunden, und dieselben Wörter für das, worauf es sich bezieht, und zählt das als richtig. Niemand hat es beurteilt.</translation>
    </message>
    <message>
        <source>People judged that the pronoun is translated correctly.</source>
        <translation>Menschen haben geurteilt, dass das Pronomen richtig übersetzt ist.</translation>
    </message>
    <message>
        <source>People judged that the pronoun is not translated correctly.</source>
        <translation>Menschen haben geurteilt, dass das Pronomen nicht richtig übersetzt ist.</translation>
    </message>
    <message>
        <source>People looked at it, but nothing can be said about the pronoun, for example because the whole sentence is too poor.</source>
        <translation>Menschen haben es angesehen, aber über das Pronomen lässt sich nichts sagen, etwa weil der ganze Satz zu schlecht ist.</translation>
    </message>
    <message>
        <source>Not decided yet: it was referred, and nobody has judged it or annotators disagree.</source>
        <translation>Noch nicht entschieden: Es ging zur Prüfung, und niemand hat es beurteilt, oder Annotierende sind uneins.</translation>
    </message>
    <message>
        <source>Annotators disagree, and nobody has decided between them. It counts as open.</source>
        <translation>Annotierende sind uneins, und niemand hat zwischen ihnen entschieden. Es zählt als offen.</translation>
    </message>
    <message>
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>approved</source>
        <translation>akzeptiert</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>incorrect</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>not judgeable</source>
        <translation>nicht beurteilbar</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>strittig</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>nicht beurteilt</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>unvollständig</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>contradictory</source>
        <translation>widersprüchlich</translation>
    </message>
    <message>
        <source>nothing: it was taken back</source>
        <translation>nichts: Es wurde zurückgenommen</translation>
    </message>
    <message>
        <source>selected: {0}</source>
        <translation>ausgewählt: {0}</translation>
    </message>
    <message>
        <source>tags: {0}</source>
        <translation>Tags: {0}</translation>
    </message>
    <message>
        <source>remark: “{0}”</source>
        <translation>Bemerkung: „{0}“</translation>
    </message>
    <message>
        <source> · </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pronoun yes</source>
        <translation>Pronomen ja</translation>
    </message>
    <message>
        <source>pronoun no</source>
        <translation>Pronomen nein</translation>
    </message>
    <message>
        <source>antecedent yes</source>
        <translation>Antezedens ja</translation>
    </message>
    <message>
        <source>antecedent no</source>
        <translation>Antezedens nein</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>looking at how the source is tokenised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>further text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looking at how the reference is tokenised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokenising {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system cannot be called ‘{0}’: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a system {0} already. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n candidates are removed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgements are removed, of {0}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier judgements are removed from the history.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link corrections are removed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tags of your own are removed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates are taken out of tasks: {0}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n batches were handed out with this system: when they are merged, what was judged of it is left out.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The system {0} has been judged, so it is not removed. {1} To remove it all the same, add --with-judgements; a copy of the project is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system {0} was worked on at this moment, so nothing was removed. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is no suite directory: it has no suite.toml. Choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading the outputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loading {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a system cannot be called ‘reference’: that is the human translation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>also ambiguous: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>verified translations count as references</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>‘{0}’ is not one word. Give each ambiguous form by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pronouns share any token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pronouns share a listed pronoun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>antecedents by head where given, else span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>antecedents by head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>antecedents by whole span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no word is aligned to the pronoun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no word of the reference is aligned to the pronoun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pronoun differs from the reference&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pronoun&apos;s form is ambiguous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no word is aligned to the antecedent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no word of the reference is aligned to the antecedent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the antecedent differs from the reference&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is named twice. Name different columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Systems that were left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over the {0} that have both, Pearson&apos;s r is {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} and {1} {2} {3} can tell: Williams&apos;s test, t({4}) = {5}, two-sided p {6}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No correlation of {0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A correlation is undefined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The metric and people disagree on no candidate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of these candidates has a tag of your own: give them tags in the overview panel (T), such as the reason why the two differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A candidate with several tags counts for each of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1}: {2}</source>
        <translation>{0}, {1}: {2}</translation>
    </message>
    <message>
        <source>They
differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where the two differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where {0} and people differ, by your own tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why {0} and people differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disagreements by own tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} for {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comparing the pronouns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People have judged nothing of this yet: there is nothing to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>APT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incorrect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p(correct | reference, candidate)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The interval of that share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often a pronoun is correct, by the reference&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Not shown: %n pairs with fewer than {0} judged candidates each.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The reference, judged like a system, is in no rank or correlation: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metrics are measured over whole categories. Choose by systems and categories alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Of people&apos;s judgements only: left out are %n candidates without one that counts.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counted as correct: %n candidates that the automatic step approved and nobody judged.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The automatic step compares with the reference as these metrics do: its approvals make them go better with people than they would.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Counted as not correct: %n candidates still open or disputed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Systems by people and metrics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correlations of metrics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all that is open is wrong, and if it is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of all candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>r {0}, p {1}, over {2} systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>t({0}) = {1}, p {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Systems that have both figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pearson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spearman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of Williams&apos;s test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>df</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two-sided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correlation with {0}, over systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two metrics with the same people: Williams&apos;s test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} with {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No two metrics are compared. {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not compared: {0}. {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The p of Williams&apos;s tests are of each test alone, whatever their number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over {0} a correlation{1} says little.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n systems</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The share of {0} is undefined: people have judged nothing of this yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranks of systems by each metric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank 1 has the highest figure. Systems with equal figures share a rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: no rank by {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: rank {1} of {2} by {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pronouns of the reference, judged like a system, are counted, too: {0}. To leave them out, choose the other systems.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not counted: {0} that the automatic step approved and nobody judged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not counted: {0} on which people differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not counted: {0} that nobody has judged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing that the metric calls right or wrong and people correct or incorrect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdicts by {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All verdicts together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The metric counts this as right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The metric counts this as wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The metric has nothing to compare: neither right nor wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: there is nothing that both call right or wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: metric and people differ on {1} of {2}, {3} %, 95 % interval {4}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewer than ten: too few to say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not
judgeable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The metric has something to compare, and people could judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One says right, the other wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In how many of the compared they differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says
right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says
wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both are compared where the metric says right or wrong and people say correct or incorrect; where one of them has nothing to say there is neither agreement nor disagreement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrong: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neither: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weight of case {0} is {1:g}. Weights are from 0 to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no case {0}. The cases of APT are 1 to 6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All six cases are left out. Leave one of them in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>identical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equivalent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>different</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in neither</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all words matched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>some words matched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no word matched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing to match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comparing the words of {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pronoun has more than one matched word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AutoPRF, matched beside the pronoun: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside the pronoun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the candidates with more than one matched word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the pronouns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} pronouns have more than one matched word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What AutoPRF matches beside the pronoun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Categories are those of examples, and not every pronoun is one. Leave the categories or the pronouns out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measuring {0} with {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No metric is called ‘{0}’. There are: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pronoun by pronoun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The metric {0} says ‘{1}’ of a pronoun, and its verdicts are {2}. List in `verdicts` all that it may say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The metric {0} says nothing of {1}. Let it give a detail for each pronoun that it is asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The metric {0} measures whole texts and says nothing of single pronouns. Take one that does. There are: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name is not UTF-8; rename it</source>
        <translation>der Name ist nicht UTF-8; bitte umbenennen</translation>
    </message>
    <message>
        <source>{0} needs a name</source>
        <translation>{0} braucht einen Namen</translation>
    </message>
    <message>
        <source>{0}&apos;s name has no blanks at its ends and no invisible characters</source>
        <translation>Name für {0}: keine Leerzeichen an den Enden und keine unsichtbaren Zeichen</translation>
    </message>
    <message>
        <source>{0}&apos;s name has at most {1} characters</source>
        <translation>Name für {0}: höchstens {1} Zeichen</translation>
    </message>
    <message>
        <source>the name is not in Unicode&apos;s composed form (NFC); type it anew</source>
        <translation>der Name ist nicht in Unicodes zusammengesetzter Form (NFC); bitte neu eingeben</translation>
    </message>
    <message>
        <source>under this name stands what was settled where people disagree; use another</source>
        <translation>unter diesem Namen steht, was bei Uneinigkeit entschieden wurde; bitte einen anderen nehmen</translation>
    </message>
    <message>
        <source>an annotator</source>
        <translation>eine annotierende Person</translation>
    </message>
    <message>
        <source>No annotator can be called ‘{0}’: {1}.</source>
        <translation>‚{0}‘ kann kein Name einer annotierenden Person sein: {1}.</translation>
    </message>
    <message>
        <source>collecting examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Systems by {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undefined: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the best three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to draw: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be a picture. End its name with one of {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0:g} is too large to be drawn. Write it in another unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>% correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>% correct by {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counting the approvals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has judged an approval of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upheld approvals by system and category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrected scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upheld approvals by category or system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrected score of all systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: nothing is judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} % upheld, 95 % interval {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upheld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not
upheld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upheld of those judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The interval of the rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved by the program and judged by people, by {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With all approvals counted as correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The interval of the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it would be had people judged everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The interval of the corrected score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores, and what they would be had people judged everything (in %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not audited: {0} by verified translations. People judged them, if at all, mostly while they were referred, and that is no sample. Corrected scores count them as people judged them, and as open where nobody did or people disagree ({1}): from all wrong to all right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comparing the systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no two systems to compare. Load another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has judged anything of these systems yet: there is nothing to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too few</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every two systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Systems by cluster; in none is what nothing can be compared with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} and {1} have no example in common.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} and {1} have {2} examples in common: fewer than {3} are too few to say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} and {1} cannot be told apart by these {2} examples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is better than {1} if at least {2} % of its approvals are right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is better than {1}, beyond chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1st</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2nd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples that both have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples that people judged in both systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only
1st</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of those judged: correct in the first system only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only
2nd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of those judged: correct in the second system only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open or disputed in one of the two systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In percentage points, had people judged everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The interval of the difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjusted for the number of pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds if right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down to which share of its approvals being right the better system stays better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>Systeme</translation>
    </message>
    <message>
        <source>Systems that cannot be told apart, the best first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct {0}s of the 1st system beside those of the 2nd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences, p and clusters are computed differently since version 0.2: approvals that nobody judged no longer count as right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few: fewer than ten examples, too few to say; they tell no systems apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, adjusted over {0} pairs (Holm)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>approvals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what {0} calls correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p: McNemar&apos;s exact test{0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p: McNemar&apos;s exact test of effective numbers{0}: pairs weigh less the less is known of {1} ({2} of {3} judged).</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n open candidates count</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{0} against every difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference and interval are of each pair alone, in percentage points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where nobody judged an approval of one of the two, no test holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No approval was judged, so no test holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: systems nearer to the reference are favoured. ≥ {1} %: the difference holds as long as at least {1} % of that system&apos;s approvals are right, even if all of the other&apos;s are. Systems stand apart where it holds at {2} %. ‘protest tasks create --audit’ makes it a test.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorted by the middle of the range; significance takes precedence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some are better than each other in a circle: of these, no order is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not compared: {0} – nothing is known of it that another one shares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is neither matched nor judged yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of it is counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} Fewer than ten: too few to say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: the reference, judged like a system. It is in no rank, comparison, average or total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What people could not judge is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What people could not judge counts as incorrect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranges: from all that is open or disputed being wrong, to all of it being right; the 95 % intervals go from the lower end of the one to the upper end of the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never matched: {0} – what nobody judged of it is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of {0} is undefined, and in no {1}: {2} neither matched nor judged yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of {0} is undefined: nothing of it is counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrected scores and their intervals are computed differently since version 0.2; all counts are as before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrected: the score had people judged everything. What nobody judged counts as the judged of the same verdict turned out. 95 % intervals (Korn &amp; Graubard).</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n candidates are open</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: corrected scores go from all of them wrong to all right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not judgeable is left out above and below the line, judged or estimated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} does not help here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} judgements by people correct {1} by {2}: as much as {3} by people alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n categories</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source> by these annotators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} were not reached{2}: the rate of the others stands in, and the interval allows for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n approvals were</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{0} judged without a recorded draw; they are taken as drawn at random from their system and category.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} referred candidates were drawn and judged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No corrected score of {0}: nobody has judged any of what {1} calls correct, or of what it does not. The interval goes from all of these wrong to all right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No corrected score of {0}: nobody has judged an approval of {1}. The interval goes from all of these wrong to all right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counting the results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores by system and category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores by system, the best first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Averages over systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The interval of the share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not judgeable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} translated correctly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: approved by the program, or judged by people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct {0} by category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all systems, {0}: undefined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all systems, {0}: on average {1} correct, {2} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1}: undefined. {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1}: {2} correct, share undefined. {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1}: {2} correct, {3} %, 95 % interval {4}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stratum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What scores are estimated from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signature is of the suite {0}, and the project&apos;s is {1}. Use a project of the same suite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signature&apos;s matching is: {0}. The project&apos;s is: {1}. Run ‘protest evaluate’ with the same options first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signature is of a table of {0}. ‘{1}’ {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signature has ‘{0}’, {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signature has no ‘{0}’. Copy the whole line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signature has ‘{0}’ for ‘{1}’, which this version of PROTEST does not know. Copy the whole line as it was printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They have judged no candidate in common.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All have the same label: no more agreement than that of chance can be seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the formula its error is 0: of such a table it says nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not every candidate has the same number of annotators, as Fleiss&apos;s kappa needs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are fewer than three pairs of scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On one side all scores are the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Williams&apos;s test needs four systems or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two metrics are the same, or each is the other turned round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no suite directory {0}. Check the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the only example, and a suite needs one. It stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This would not be a good example: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anaphoric · intra-sentential · subject it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anaphoric · intra-sentential · non-subject it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anaphoric · inter-sentential · subject it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anaphoric · inter-sentential · non-subject it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anaphoric · intra-sentential · they</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anaphoric · inter-sentential · they</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anaphoric · singular they</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anaphoric · group it/they</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>event · it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pleonastic · it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>addressee · generic you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>addressee · deictic singular you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>addressee · deictic plural you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is there already and is no directory. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} {1}. Move it away, or choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invented for demonstration: the figures say nothing about any real system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} · {1} → {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n documents</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} in {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is no test suite: there is no {1} in it. Choose the directory that has one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opening {0}</source>
        <translation>{0} wird geöffnet</translation>
    </message>
    <message>
        <source>{0} was being written while it was read. Open it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}. Save it elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is inside the suite itself. Choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}. Choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} was changed by somebody else meanwhile, and was left as it is. Save your suite elsewhere, or reload and lose what is unsaved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A suite cannot be described so: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undefined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The task set {0} has been handed out to {1}, so it cannot be deleted: the batches that come back belong to it. Make another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n candidates of the task set {0} have been judged, so it cannot be deleted. Make another one.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The tasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How they were drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What goes in, by system and category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What samples are drawn from, and each candidate&apos;s chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>referred</source>
        <translation>zur Prüfung</translation>
    </message>
    <message>
        <source>everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Referred candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates, referred or approved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} of {2}; how they were drawn was not recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: all {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} of {2}, drawn by system and category, chance {3} %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} of {2}, drawn by category over all systems, chance {3} %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} of {2}, drawn over all systems and categories, chance {3} %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About {0} of work for each annotator, {1} in all, at {2} s a candidate, the median of {3} judgements here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About {0} of work for each annotator, {1} in all, assuming {2} s a candidate: too few were timed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} in {2}, {3} for each annotator{4} (seed {5}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The task sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A task set needs a name. Give it one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a task set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The task set cannot be called ‘{0}’: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The task set cannot be called ‘{0}’: its batches are files of that name, which cannot begin with a full stop or have any of {1} in it. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a task set {0} already. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of tasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The audit sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With everything in the task set there is nothing to add for an audit: the approved candidates are in it already. Leave the audit out, or include the referred ones only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is {1:,}; it can be from {2} to {3:,}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to put in: the project has no systems. Load one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not matched with the reference yet: {0}. Run ‘protest evaluate’, or ‘Match now’ in the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to put in: nothing of what was chosen was referred to people. Choose more systems or categories, add an audit, or include everything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to put in: the suite has no examples of these categories. Choose others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be dealt out to {1}. Make fewer tasks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tasks</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Paket</translation>
    </message>
    <message>
        <source>&amp;Time worked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show how long you have worked, and how long the rest may take</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n judgements could not be saved yet, and are kept in this window.</source>
        <translation>
            <numerusform>%Ln Urteil konnte noch nicht gespeichert werden und ist in diesem Fenster aufgehoben.</numerusform>
            <numerusform>%Ln Urteile konnten noch nicht gespeichert werden und sind in diesem Fenster aufgehoben.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Back to it</source>
        <translation>&amp;Zurück zum Beispiel</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Review %n contradictory answers</source>
        <translation>
            <numerusform>%Ln &amp;widersprüchliche Antwort ansehen</numerusform>
            <numerusform>%Ln &amp;widersprüchliche Antworten ansehen</numerusform>
        </translation>
    </message>
    <message>
        <source>To the examples with answers that contradict each other (Enter)</source>
        <translation>Zu den Beispielen mit Antworten, die einander widersprechen (Eingabe)</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>To the first example that is open (Enter)</source>
        <translation>Zum ersten offenen Beispiel (Eingabe)</translation>
    </message>
    <message>
        <source>For {0}</source>
        <translation>Für {0}</translation>
    </message>
    <message>
        <source>Task set {0} · handed out {1}</source>
        <translation>Aufgabensatz {0} · ausgegeben am {1}</translation>
    </message>
    <message>
        <source>Task set {0} · handed out {1} · without the reference, which would influence you</source>
        <translation>Aufgabensatz {0} · ausgegeben am {1} · ohne die Referenz, die das Urteil beeinflussen würde</translation>
    </message>
    <message>
        <source>&amp;Guidelines ({0})</source>
        <translation>&amp;Richtlinien ({0})</translation>
    </message>
    <message>
        <source>{0} of {1} done</source>
        <translation>{0} von {1} erledigt</translation>
    </message>
    <message>
        <source>{0} incomplete</source>
        <translation>{0} unvollständig</translation>
    </message>
    <message>
        <source>{0} contradictory</source>
        <translation>{0} widersprüchlich</translation>
    </message>
    <message>
        <source>{0} worked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {0} left, at {1} s for each example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show in folder</source>
        <translation>Im &amp;Ordner zeigen</translation>
    </message>
    <message>
        <source>Copy &amp;path</source>
        <translation>&amp;Pfad kopieren</translation>
    </message>
    <message>
        <source>All done: send this file back.</source>
        <translation>Alles erledigt: Bitte diese Datei zurücksenden.</translation>
    </message>
    <message>
        <source>Nothing is open, but some answers contradict each other: look at them first.</source>
        <translation>Nichts ist offen, aber einige Antworten widersprechen einander: Bitte zuerst diese ansehen.</translation>
    </message>
    <message>
        <source>The file to send back: {0}</source>
        <translation>Die Datei zum Zurücksenden: {0}</translation>
    </message>
    <message>
        <source>The folder could not be opened here. It is {0}.</source>
        <translation>Der Ordner konnte hier nicht geöffnet werden. Es ist {0}.</translation>
    </message>
    <message>
        <source>The path is on the clipboard.</source>
        <translation>Der Pfad ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Examples by category and state</source>
        <translation>Beispiele nach Kategorie und Stand</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>all categories</source>
        <translation>alle Kategorien</translation>
    </message>
    <message>
        <source>{0} · the one you read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>↑ ↓ walk, Enter reads the one you are at, Esc leads back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same example across systems · {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to adjudicate: nowhere do two people disagree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looking for what people disagree on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adjudicated {0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody&apos;s judgements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up and Down: the words that each of them selected are shown in the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, they disagree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Antecedent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pronoun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotators&apos; answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotator {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use this answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the answer of {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>Your own tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has judged this yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>{0}: nobody has judged it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: one person has judged it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: all agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: they disagree</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n earlier judgements</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>shown below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panel: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>–</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, antecedent {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replaced by another judgement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not taken when it was merged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by a merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by undoing a merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjudicated by {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjudicated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>antecedent {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pronoun {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} – {1}, {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not matched yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Referred: {0}</source>
        <translation>Zur Prüfung: {0}</translation>
    </message>
    <message>
        <source>Approved: shares “{0}” with the verified translation of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved: shares “{0}” with the reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; rests on no pronoun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Work under way</source>
        <translation>Laufende Arbeiten</translation>
    </message>
    <message>
        <source>How far it is</source>
        <translation>Wie weit es ist</translation>
    </message>
    <message>
        <source>working…</source>
        <translation>in Arbeit …</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>wird angehalten …</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Unset</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern …</translation>
    </message>
    <message>
        <source>Change the annotator…</source>
        <translation>Anderer Name …</translation>
    </message>
    <message>
        <source>Correct links</source>
        <translation>Verknüpfungen korrigieren</translation>
    </message>
    <message>
        <source>Approved: matches the verified translation of {0}</source>
        <translation>Akzeptiert: stimmt mit der geprüften Übersetzung von {0} überein</translation>
    </message>
    <message>
        <source>Approved: matches the reference</source>
        <translation>Akzeptiert: stimmt mit der Referenz überein</translation>
    </message>
    <message>
        <source>Look at the links: {0}</source>
        <translation>Bitte die Verknüpfungen ansehen: {0}</translation>
    </message>
    <message>
        <source>The links may be wrong: {0}; if so, add the tag incorrect_word_alignment</source>
        <translation>Die Verknüpfungen sind vielleicht falsch: {0}; wenn ja, das Tag incorrect_word_alignment setzen</translation>
    </message>
    <message>
        <source>Adjudicating as {0}</source>
        <translation>Entscheiden als {0}</translation>
    </message>
    <message>
        <source>Judging as {0}</source>
        <translation>Urteilen als {0}</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>About this candidate</source>
        <translation>Über diesen Kandidaten</translation>
    </message>
    <message>
        <source>Links corrected by hand</source>
        <translation>Verknüpfungen von Hand korrigiert</translation>
    </message>
    <message>
        <source>Links corrected by {0}, {1}</source>
        <translation>Verknüpfungen korrigiert von {0}, {1}</translation>
    </message>
    <message>
        <source>“{0}”: {1}, {2}</source>
        <translation>„{0}“: {1}, {2}</translation>
    </message>
    <message>
        <source>Contradictory answers</source>
        <translation>Widersprüchliche Antworten</translation>
    </message>
    <message>
        <source>This judgement contradicts itself.</source>
        <translation>Dieses Urteil widerspricht sich selbst.</translation>
    </message>
    <message>
        <source>&amp;Go back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Keep as it is</source>
        <translation>&amp;So lassen</translation>
    </message>
    <message>
        <source>Remove &amp;{0}</source>
        <translation>&amp;{0} entfernen</translation>
    </message>
    <message>
        <source>&amp;Remove the tag</source>
        <translation>&amp;Tag entfernen</translation>
    </message>
    <message>
        <source>&amp;Remove the tags</source>
        <translation>&amp;Tags entfernen</translation>
    </message>
    <message>
        <source>&amp;Unselect the words</source>
        <translation>&amp;Auswahl der Wörter aufheben</translation>
    </message>
    <message>
        <source>&amp;Clear the answer</source>
        <translation>A&amp;ntwort zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Clear the answers</source>
        <translation>A&amp;ntworten zurücknehmen</translation>
    </message>
    <message>
        <source>That was the last one here. {0} leads back to the first page.</source>
        <translation>Das war hier das letzte. {0} führt zur ersten Seite zurück.</translation>
    </message>
    <message>
        <source>Nothing is left open in this list.</source>
        <translation>In dieser Liste ist nichts mehr offen.</translation>
    </message>
    <message>
        <source>The list ends here. Still open: {0}; {1} leads to the next of them.</source>
        <translation>Hier endet die Liste. Noch offen: {0}; {1} führt zum nächsten davon.</translation>
    </message>
    <message>
        <source>Correct Links (not in this batch)</source>
        <translation>Verknüpfungen korrigieren (nicht in diesem Paket)</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next part</source>
        <translation>Nächster Teil</translation>
    </message>
    <message>
        <source>Not translated</source>
        <translation>Nicht übersetzt</translation>
    </message>
    <message>
        <source>As aligned</source>
        <translation>Wie aligniert</translation>
    </message>
    <message>
        <source>Correcting links: which words translate “{0}”? Arrows walk all words, Space or a click chooses.</source>
        <translation>Verknüpfungen korrigieren: Welche Wörter übersetzen „{0}“? Pfeiltasten gehen durch alle Wörter, Leertaste oder Klick wählt.</translation>
    </message>
    <message numerus="yes">
        <source>Done, also in %n other examples with this antecedent</source>
        <translation>
            <numerusform>Fertig, auch in %Ln weiteren Beispiel mit diesem Antezedens</numerusform>
            <numerusform>Fertig, auch in %Ln weiteren Beispielen mit diesem Antezedens</numerusform>
        </translation>
    </message>
    <message>
        <source>What {0} said is not saved yet; first try again or save a copy.</source>
        <translation>Was {0} gesagt hat, ist noch nicht gespeichert; bitte zuerst wieder versuchen oder eine Kopie speichern.</translation>
    </message>
    <message>
        <source>Nothing is judged: you have not said yet under which name.</source>
        <translation>Nichts wird beurteilt: Sie haben noch nicht gesagt, unter welchem Namen.</translation>
    </message>
    <message>
        <source>Links as aligned</source>
        <translation>Verknüpfungen wie aligniert</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Antecedent: no noun to agree with</source>
        <translation>Antezedens: kein Nomen, zu dem es passen müsste</translation>
    </message>
    <message>
        <source>{0} decided</source>
        <translation>{0} entschieden</translation>
    </message>
    <message>
        <source>{0} disputed</source>
        <translation>{0} strittig</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next open</source>
        <translation>Nächstes offenes</translation>
    </message>
    <message>
        <source>Example {0} of {1}: {2}</source>
        <translation>Beispiel {0} von {1}: {2}</translation>
    </message>
    <message>
        <source>{0} done</source>
        <translation>{0} erledigt</translation>
    </message>
    <message>
        <source>Not saved, but kept in this window. {0}</source>
        <translation>Nicht gespeichert, aber in diesem Fenster aufgehoben. {0}</translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <translation>Meines behalten</translation>
    </message>
    <message>
        <source>Take Theirs</source>
        <translation>Das andere nehmen</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Wieder versuchen</translation>
    </message>
    <message>
        <source>Save a Copy…</source>
        <translation>Kopie speichern …</translation>
    </message>
    <message>
        <source>saving {0}</source>
        <translation>{0} wird gespeichert</translation>
    </message>
    <message>
        <source>The copy could not be saved. {0}</source>
        <translation>Die Kopie konnte nicht gespeichert werden. {0}</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>PROTEST files (*{0})</source>
        <translation>PROTEST-Dateien (*{0})</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Saved {0}</source>
        <translation>Gespeichert um {0}</translation>
    </message>
    <message>
        <source>Saving …</source>
        <translation>Wird gespeichert …</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>Tag hinzufügen</translation>
    </message>
    <message>
        <source>Known tags</source>
        <translation>Bekannte Tags</translation>
    </message>
    <message>
        <source>New tag “{0}”</source>
        <translation>Neues Tag „{0}“</translation>
    </message>
    <message>
        <source>Remove tag {0}</source>
        <translation>Tag {0} entfernen</translation>
    </message>
    <message>
        <source>Tag {0}</source>
        <translation>Tag {0}</translation>
    </message>
    <message>
        <source>Delete removes it</source>
        <translation>Entf entfernt es</translation>
    </message>
    <message>
        <source>Source · {0}</source>
        <translation>Ausgangstext · {0}</translation>
    </message>
    <message>
        <source>Reference · {0}</source>
        <translation>Referenz · {0}</translation>
    </message>
    <message>
        <source>Words selected by {0} · {1}</source>
        <translation>Von {0} ausgewählte Wörter · {1}</translation>
    </message>
    <message>
        <source>Translation · {0}</source>
        <translation>Übersetzung · {0}</translation>
    </message>
    <message>
        <source>Reference (always shown in this project)</source>
        <translation>Referenz (in diesem Projekt immer gezeigt)</translation>
    </message>
    <message>
        <source>Reference (not in this batch)</source>
        <translation>Referenz (nicht in diesem Paket)</translation>
    </message>
    <message>
        <source>Reference (never shown in this project)</source>
        <translation>Referenz (in diesem Projekt nie gezeigt)</translation>
    </message>
    <message>
        <source>Judging</source>
        <translation>Urteilen</translation>
    </message>
    <message>
        <source>Navigation</source>
        <translation>Navigation</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Correcting a suite</source>
        <translation>Eine Suite korrigieren</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Antecedent: yes</source>
        <translation>Antezedens: ja</translation>
    </message>
    <message>
        <source>Antecedent: no</source>
        <translation>Antezedens: nein</translation>
    </message>
    <message>
        <source>Antecedent: unset</source>
        <translation>Antezedens: zurücknehmen</translation>
    </message>
    <message>
        <source>Pronoun: yes</source>
        <translation>Pronomen: ja</translation>
    </message>
    <message>
        <source>Pronoun: no</source>
        <translation>Pronomen: nein</translation>
    </message>
    <message>
        <source>Pronoun: unset</source>
        <translation>Pronomen: zurücknehmen</translation>
    </message>
    <message>
        <source>Select or unselect highlighted word {0}</source>
        <translation>Hervorgehobenes Wort {0} wählen oder Auswahl aufheben</translation>
    </message>
    <message>
        <source>Use the answer of annotator {0}</source>
        <translation>Die Antwort von {0} übernehmen</translation>
    </message>
    <message>
        <source>Write a remark</source>
        <translation>Bemerkung schreiben</translation>
    </message>
    <message>
        <source>Correct links: choose the words that really translate</source>
        <translation>Verknüpfungen korrigieren: die Wörter wählen, die wirklich übersetzen</translation>
    </message>
    <message>
        <source>Go to the antecedent, the next one, the pronoun</source>
        <translation>Zum Antezedens, zum nächsten, zum Pronomen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Change the category</source>
        <translation>Kategorie ändern</translation>
    </message>
    <message>
        <source>Pronoun: choose its words in the reference</source>
        <translation>Pronomen: seine Wörter in der Referenz wählen</translation>
    </message>
    <message>
        <source>Next antecedent</source>
        <translation>Nächstes Antezedens</translation>
    </message>
    <message>
        <source>Antecedent: choose its words</source>
        <translation>Antezedens: seine Wörter wählen</translation>
    </message>
    <message>
        <source>Antecedent: choose its head</source>
        <translation>Antezedens: seinen Kopf wählen</translation>
    </message>
    <message>
        <source>The doubtful head is right</source>
        <translation>Der zweifelhafte Kopf stimmt</translation>
    </message>
    <message>
        <source>Antecedent: choose its words in the reference</source>
        <translation>Antezedens: seine Wörter in der Referenz wählen</translation>
    </message>
    <message>
        <source>Add an antecedent</source>
        <translation>Antezedens hinzufügen</translation>
    </message>
    <message>
        <source>Remove the antecedent</source>
        <translation>Antezedens entfernen</translation>
    </message>
    <message>
        <source>Remove the example</source>
        <translation>Beispiel entfernen</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erstes</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Letztes</translation>
    </message>
    <message>
        <source>Adjudicate what people disagree on</source>
        <translation>Entscheiden, worin Menschen uneins sind</translation>
    </message>
    <message>
        <source>List of candidates</source>
        <translation>Liste der Kandidaten</translation>
    </message>
    <message>
        <source>Back to the overview</source>
        <translation>Zurück zur Übersicht</translation>
    </message>
    <message>
        <source>More context above</source>
        <translation>Mehr Kontext darüber</translation>
    </message>
    <message>
        <source>More context below</source>
        <translation>Mehr Kontext darunter</translation>
    </message>
    <message>
        <source>Show or fold the lines between</source>
        <translation>Zeilen dazwischen zeigen oder einklappen</translation>
    </message>
    <message>
        <source>Show tokens or text</source>
        <translation>Tokens oder Text zeigen</translation>
    </message>
    <message>
        <source>Show or hide the reference</source>
        <translation>Referenz zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Overview panel or annotation panel</source>
        <translation>Übersichts- oder Annotationsleiste</translation>
    </message>
    <message>
        <source>Same example across systems</source>
        <translation>Dasselbe Beispiel in allen Systemen</translation>
    </message>
    <message>
        <source>Show or hide names in adjudication</source>
        <translation>Namen beim Entscheiden zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinerer Text</translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation>Normale Textgröße</translation>
    </message>
    <message>
        <source>Keys and guidelines</source>
        <translation>Tasten und Richtlinien</translation>
    </message>
    <message>
        <source>New project…</source>
        <translation>Neues Projekt …</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Load systems…</source>
        <translation>Systeme laden …</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Try the demonstration…</source>
        <translation>Die Demonstration ausprobieren …</translation>
    </message>
    <message>
        <source>Open suite…</source>
        <translation>Suite öffnen …</translation>
    </message>
    <message>
        <source>Make a suite…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert an older project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge batches…</source>
        <translation>Pakete zusammenführen …</translation>
    </message>
    <message>
        <source>Import judgements…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Past merges…</source>
        <translation>Frühere Zusammenführungen …</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern …</translation>
    </message>
    <message>
        <source>Write report…</source>
        <translation>Bericht schreiben …</translation>
    </message>
    <message>
        <source>Save suite as…</source>
        <translation>Suite speichern unter …</translation>
    </message>
    <message>
        <source>Judge as…</source>
        <translation>Urteilen als …</translation>
    </message>
    <message>
        <source>Re-run matching</source>
        <translation>Neu abgleichen</translation>
    </message>
    <message>
        <source>Matching policy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project options…</source>
        <translation>Projektoptionen …</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Tasten …</translation>
    </message>
    <message>
        <source>Guidelines</source>
        <translation>Richtlinien</translation>
    </message>
    <message>
        <source>About PROTEST</source>
        <translation>Über PROTEST</translation>
    </message>
    <message>
        <source>Go to Tasks</source>
        <translation>Zu den Aufgaben</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Select a command, go to its keys and press those you want; Backspace clears. Letters and digits are never commands while you type in a text field.</source>
        <translation>Einen Befehl auswählen, zu seinen Tasten gehen und die gewünschten drücken; die Rücktaste löscht. Buchstaben und Ziffern sind nie Befehle, während man in ein Textfeld schreibt.</translation>
    </message>
    <message>
        <source>&amp;Keys:</source>
        <translation>&amp;Tasten:</translation>
    </message>
    <message>
        <source>Key {0}</source>
        <translation>Taste {0}</translation>
    </message>
    <message>
        <source>Press the key or the combination</source>
        <translation>Taste oder Tastenkombination drücken</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Give the selected command its original keys</source>
        <translation>Dem ausgewählten Befehl seine ursprünglichen Tasten geben</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
    <message>
        <source>{0} cannot be given away: Alt with a letter opens menus.</source>
        <translation>{0} kann nicht vergeben werden: Alt mit einem Buchstaben öffnet Menüs.</translation>
    </message>
    <message>
        <source>{0} cannot be given away: it moves, chooses, copies or leaves.</source>
        <translation>{0} kann nicht vergeben werden: Diese Taste bewegt, wählt, kopiert oder verlässt.</translation>
    </message>
    <message>
        <source>{0} already means “{1}”: choose another key for “{2}”.</source>
        <translation>{0} bedeutet schon „{1}“: Bitte eine andere Taste für „{2}“ wählen.</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>  or  </source>
        <translation>  oder  </translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Select or unselect highlighted words 1–{0}</source>
        <translation>Hervorgehobene Wörter 1–{0} wählen oder Auswahl aufheben</translation>
    </message>
    <message>
        <source>Go to the next field, or back</source>
        <translation>Zum nächsten Feld gehen, oder zurück</translation>
    </message>
    <message>
        <source>Walk the highlighted words</source>
        <translation>Durch die hervorgehobenen Wörter gehen</translation>
    </message>
    <message>
        <source>Select or unselect the word with the focus</source>
        <translation>Das Wort im Fokus wählen oder die Auswahl aufheben</translation>
    </message>
    <message>
        <source>Leave a dialog, changing nothing</source>
        <translation>Einen Dialog verlassen, ohne etwas zu ändern</translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>keine Taste</translation>
    </message>
    <message>
        <source>While you type in a text field, letters and digits are just text.</source>
        <translation>Während man in ein Textfeld schreibt, sind Buchstaben und Ziffern einfach Text.</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>Tasten ä&amp;ndern …</translation>
    </message>
    <message>
        <source>Comparing the annotators …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare &amp;now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Adjudicate… ({0} of {1} open)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Adjudicate…</source>
        <translation>&amp;Entscheiden …</translation>
    </message>
    <message>
        <source>People differ on {1}; {0} of them are open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotators that are compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count &amp;given as none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of annotators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-consistency: identical translations, judged by one person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-consistency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreement by category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: confusion matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: by category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking who has judged …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to Tas&amp;ks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So far only {0} has judged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So far nobody has judged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To see how far people agree, two of them are needed who judge the same candidates. Make a task set with an overlap, hand it out to two or more annotators, and merge the batches that they send back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick two or more annotators: one alone agrees with nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each annotator says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates with each tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop &amp;measuring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure &amp;now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what people &amp;judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metrics correlated with people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of metrics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correlation with human judgements, over systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether two metrics differ in their correlation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a metric says of each pronoun, and what people say of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A metric beside people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not judgeable: counts as incorrect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not judgeable: left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What people could not judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose judgements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everybody&apos;s judgements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only {0}&apos;s judgements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metric of the plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As bars, with the &amp;best three marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1}, rank {2} of {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} {2}, {3} % correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over {0}: no correlation. {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over {0}: Pearson&apos;s r is {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores of the systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores by category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upheld approvals by category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores corrected by the audit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same figures are in the tables under “{0}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture is in {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} could not be opened here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report is written: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writing the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting the results …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count &amp;now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Views of the results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % &amp;intervals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates by system and outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved by the program, or judged by people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clusters of systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairwise comparison on the same examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has judged any approved candidate yet. To learn how many approvals are right, make a task set with an audit: some of them are then judged like the others, and nobody can tell which.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved by the program and judged by people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No system is loaded yet. Load its translations with File → Load systems… ({0}); what the program approves and what people judge is counted here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looking up the candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signature is copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped: what is shown, if anything, may be out of date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} ({1} of {2})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metric to compare with people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;or save verdicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy or save the tables of verdicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the metric says by what people say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disagreement by verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disagreement by category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disagreement by system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disagreement by your own tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signature of verdicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy signature of ver&amp;dicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;words that metrics compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pronouns by the reference&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words matched beside the pronoun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About this project</source>
        <translation>Über dieses Projekt</translation>
    </message>
    <message>
        <source>any category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State of a judgement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason for referral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any alignment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metric and people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any metric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search text and remarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the aligner is unsure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>links are corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} disagrees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outputs of systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace loaded systems of the same name that nobody judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts without alignment are aligned here: a few seconds for a small suite, some minutes for thousands of lines. It can be cancelled at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are &amp;tokenised like the suite already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These outputs will be loaded and matched with the reference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here can be loaded: an output is NAME.txt, a line for each sentence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read and written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Converted project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No reference: matching refers everything to people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>see the notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two would have this name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a system of this name is loaded already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*);;Outputs of systems (*.txt *.align)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Systems are still being loaded. Stop that, and load none of them?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop and close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weitermachen</translation>
    </message>
    <message numerus="yes">
        <source>Loaded {0}, with %n warnings; the first: {1}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Loaded {0}: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look at them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All systems are matched with the reference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All systems are matched with the reference and with verified translations, which save {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New project from a suite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load the &amp;systems that come with the suite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of the suite</source>
        <translation>Ordner der Suite</translation>
    </message>
    <message>
        <source>Convert an older project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File of PROTEST 1.1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the corpus that is called a reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;one: all of them are systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guessed from the text; else a code such as en</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Con&amp;vert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of PROTEST 1.1 (*.db);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PROTEST projects (*{0})</source>
        <translation>PROTEST-Projekte (*{0})</translation>
    </message>
    <message>
        <source>&amp;File of PROTEST 1.1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Source language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Target language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A master or a batch; it is only read. You see what was kept before you go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is such a file. It will be replaced, unless somebody judged in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file {0}. Check the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;uite (folder)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Project file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Check answers that contradict each other or the selected words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pronoun: il a and elle a do not match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>their head, or the whole phrase where none is given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>their head alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole phrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matching policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pronouns match if they share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Antecedents are compared by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words, with blanks between</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Verified translations count as further references</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is changed before you have seen what it changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting what would change …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings have changed: preview them again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pronouns match if they share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;ntecedents are compared by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Never approve on these alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Besides {0}, as in every project of this language.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What people judged correct in one system then approves the same words in others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would change, by system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would change, by reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While judging, the reference translation is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on &amp;request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The five numbers are: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the open {0} disputed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the approved {0} by verified translations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of them {0} disputed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of them {0} by verified translations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the candidates of the filter as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read all {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped: the numbers are not those of the filter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No system is loaded yet. Load the translations of one or more systems.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can also drop them here: text files, or a folder of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates by category and system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Load systems…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark as the &amp;reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system is the human reference, judged like a system: it is shown, but in no rank, comparison, average or correlation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;place…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remo&amp;ve…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can also drop files here: NAME.txt with NAME.align, or a folder of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new name of {0}:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the system {0}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A copy of the project as it is now is kept beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} was removed. The project as it was before: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count as a system a&amp;gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all systems have been matched with the reference yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Match now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not matched yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the approved: those that the reference alone would have referred, but people called the same words correct in another system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsure links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates for which the aligner is unsure which words translate the pronoun or its antecedent, and nobody has corrected the links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrected links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates whose links people corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether links were given with the text, or made here by an aligner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Arrows walk, Space or a click chooses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which words of the reference translate “{0}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which word is the head of “{0}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the first and the last word of the antecedent, now “{0}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the first and the last word that it refers to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the first one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the last one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the others in this list is doubtful.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This example has no antecedent. Add one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the first word and the last one; or cancel (Esc).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No head of this example is doubtful.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next doubtful</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To look at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples of the suite</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n examples</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>all examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search both texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anything doubtful</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads to check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pronouns linked to nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>antecedents linked to nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} ({1}, {2} to look at)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New folder for the suite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Neu laden</translation>
    </message>
    <message>
        <source>&amp;Try Again</source>
        <translation>Wieder &amp;versuchen</translation>
    </message>
    <message>
        <source>{0} (and {1} more; see protest suite check)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} / {1} · example {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference words of the pronoun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference words of the antecedent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head of the antecedent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of the antecedent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To look at: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} (by hand)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} · head {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head to check: “{0}” ({1}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pronoun is linked to nothing in the reference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An antecedent is linked to nothing in the reference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head to check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pronoun unlinked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>antecedent unlinked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to deal out yet: load a system first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made in {0}: {1}. Send each to its annotator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the task set {0}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand out {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call &amp;systems by codes, so that nobody knows which is which</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let annotators look at the &amp;reference, which influences them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let annotators correct &amp;links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the highlighted words are not the translation, annotators choose the real ones. Without, they can only tag such examples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that of the annotator&apos;s system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Create the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotator of task {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>handed out to {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} would get two tasks; each annotator gets one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no folder {0}. Make it first, or choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Task {0} (%n candidates)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the &amp;windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project’s options say that the reference is never shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each name a file is made, to be sent to that annotator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The overlap of %n candidates is in every file.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Merge batches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judged under other guidelines than the project has now: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;project’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;file’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n judgements or links changed both here and in a file, or in two files. Choose which hold, with Left and Right or by a click.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgements changed both here and in a file. Choose which one holds, with Left and Right or by a click.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>For all of them:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judgements in conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judgements and links in conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left: the project&apos;s holds. Right: the file&apos;s holds. Space: the other one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes into history: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PROTEST batches (*{0})</source>
        <translation>PROTEST-Pakete (*{0})</translation>
    </message>
    <message>
        <source>Nothing was new: the project is as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Merged {0}: %n judgements changed in the project.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link corrections came in.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The merge is undone: %n candidates as before it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates left as they are: they were judged anew since then.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates as a later merge left them; undoing that one takes both back.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>New task set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What goes in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it is dealt out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you get</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of 3 · {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strata of the samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Si&amp;zes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What samples are &amp;drawn from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} in {1}. Each annotator gets {2}; {3} of them are the overlap, the same for all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} in {1}. Each annotator gets {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>There is no task set yet. A task set deals out what is to be judged: each annotator gets a file with one task, and sends it back to be merged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New task set…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand &amp;out…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Merge…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Past merges…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written to {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verified translations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contrast pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each annotator said of each candidate, when, and under which guidelines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentences, highlighted words and outcome of each candidate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The automatic verdict on each candidate: approved, or why not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What people called correct: further references for the automatic step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct translations beside the same with a wrong pronoun, in the columns of ACES.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What corrected scores are estimated from, for R or pandas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once deleted, once replaced by a wrong one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replaced by a wrong one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Categories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All categories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} categories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pronoun is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decides which wrong pronoun is taken; the same makes the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;pronoun is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fi&amp;le</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is such a file. It will be replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handed out to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contradictory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has no file of this task, but judged some of it in this project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} done, {1} incomplete, {2} contradictory, {3} new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Past merges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was merged into this project yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo this merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undoing puts back what was there before. What was judged anew since then stays, and so does the history; the file can be merged again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All &amp;systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All &amp;categories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was &amp;referred to people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Everything, the approved candidates too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved candidates among the others show how far approval can be trusted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many are drawn, and stand for the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw b&amp;y category over all systems, as for a pilot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise from each category of each system, if there is enough for all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ParCor or ParCorFull, an annotated corpus (MMAX2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parallel text with a table of its pronouns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ContraPro, or what has its form (JSON)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The test set of Bawden et al. 2018 (JSON)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first correct one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all correct ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a suite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Make the Suite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corpus (&amp;folder)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all; or names such as DiscoMT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Source text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Table of pronouns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TSV or CSV with the columns line, token and category, from 0, and, if you like, id and antecedents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where documents begin: name and first_line, from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Alignment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pharaoh links of the reference; made here if none are given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own &amp;categories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[[category]] tables, as in a suite.toml</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File (JSON)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document&amp;s (folder)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the segments were taken from, NAME.en beside NAME.de: antecedents are there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which translations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Which translations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all that there are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of each category as at WMT 2018</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;How many examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>category=number, with blanks between</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Of single categories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also pronouns that refer to several antecedents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also those marked “no explicit antecedent”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If their chain has one, which is mostly wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided &amp;groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group-it-they.tsv of an earlier suite, with “yes” where a chain is a group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out what is faulty, and name it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target &amp;language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>such as de or fr</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New suite (folder)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New suite (folder)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is such a folder. A suite in it will be replaced, and kept if it differs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no folder {0}. Check the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Approved ones mixed in for an audit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of &amp;these are drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Draw another</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n candidates go in.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Tasks, one for each annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Overlap that everybody gets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The overlap is what agreement between annotators is measured on. It takes a share of each category of each system. The same seed deals the same tasks again; it is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>pronoun</source>
        <translation>Pronomen</translation>
    </message>
    <message>
        <source>antecedent</source>
        <translation>Antezedens</translation>
    </message>
    <message>
        <source>pronoun and antecedent</source>
        <translation>Pronomen und Antezedens</translation>
    </message>
    <message>
        <source>{0}, selected</source>
        <translation>{0}, ausgewählt</translation>
    </message>
    <message>
        <source>Pronoun: {0}.</source>
        <translation>Pronomen: {0}.</translation>
    </message>
    <message>
        <source>Antecedent: {0}.</source>
        <translation>Antezedens: {0}.</translation>
    </message>
    <message>
        <source>Pronoun and antecedent: {0}.</source>
        <translation>Pronomen und Antezedens: {0}.</translation>
    </message>
    <message>
        <source>{0} (selected)</source>
        <translation>{0} (ausgewählt)</translation>
    </message>
    <message>
        <source>Key: {0}</source>
        <translation>Taste: {0}</translation>
    </message>
    <message numerus="yes">
        <source>Full: %n characters</source>
        <translation>
            <numerusform>Voll: %Ln Zeichen</numerusform>
            <numerusform>Voll: %Ln Zeichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters left</source>
        <translation>
            <numerusform>Noch %Ln Zeichen</numerusform>
            <numerusform>Noch %Ln Zeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>All annotators</source>
        <translation>Alle Annotierenden</translation>
    </message>
    <message>
        <source>{0} of {1} annotators</source>
        <translation>{0} von {1} Annotierenden</translation>
    </message>
    <message>
        <source>&amp;Copy or save</source>
        <translation>&amp;Kopieren oder speichern</translation>
    </message>
    <message>
        <source>Copy or save the table</source>
        <translation>Die Tabelle kopieren oder speichern</translation>
    </message>
    <message>
        <source>Copy as &amp;LaTeX</source>
        <translation>Als &amp;LaTeX kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;CSV</source>
        <translation>Als &amp;CSV kopieren</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>Die Tabelle ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>The table is in {0}.</source>
        <translation>Die Tabelle ist in {0}.</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Signatur</translation>
    </message>
    <message>
        <source>What was counted, and how; of a command, ‘--signature’ repeats it</source>
        <translation>Was wie gezählt wurde; für einen Befehl wiederholt ‚--signature‘ es</translation>
    </message>
    <message>
        <source>Cop&amp;y signature</source>
        <translation>S&amp;ignatur kopieren</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Copy the numbers as they are shown</source>
        <translation>Die Zahlen kopieren, wie sie gezeigt werden</translation>
    </message>
    <message>
        <source>as {0}</source>
        <translation>als {0}</translation>
    </message>
    <message>
        <source>{0} exists already. Replace it?</source>
        <translation>{0} gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>Choose: {0}</source>
        <translation>Wählen: {0}</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>Some of what you said could not be saved.</source>
        <translation>Einiges von dem, was hier gesagt wurde, konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Close and &amp;Lose It</source>
        <translation>Schließen und &amp;verlieren</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>&amp;Bleiben</translation>
    </message>
    <message>
        <source>Save a &amp;Copy…</source>
        <translation>&amp;Kopie speichern …</translation>
    </message>
    <message>
        <source>The plot is being drawn …</source>
        <translation>Die Grafik wird gezeichnet …</translation>
    </message>
    <message>
        <source>Open the project first: batches are merged into the one they left.</source>
        <translation>Bitte zuerst das Projekt öffnen: Pakete werden mit dem zusammengeführt, aus dem sie stammen.</translation>
    </message>
    <message>
        <source>Drop one project at a time, and nothing with it.</source>
        <translation>Bitte ein Projekt auf einmal ablegen, und nichts dazu.</translation>
    </message>
    <message>
        <source>Open a project first: outputs of systems are loaded into one.</source>
        <translation>Bitte zuerst ein Projekt öffnen: Ausgaben von Systemen werden in eines geladen.</translation>
    </message>
    <message>
        <source>Drop to open {0}.</source>
        <translation>Ablegen, um {0} zu öffnen.</translation>
    </message>
    <message numerus="yes">
        <source>Drop to merge %n batches; you first see what would change.</source>
        <translation>
            <numerusform>Ablegen, um %Ln Paket zusammenzuführen; vorher ist zu sehen, was sich ändern würde.</numerusform>
            <numerusform>Ablegen, um %Ln Pakete zusammenzuführen; vorher ist zu sehen, was sich ändern würde.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop to load systems; you first see which.</source>
        <translation>Ablegen, um Systeme zu laden; vorher ist zu sehen, welche.</translation>
    </message>
    <message>
        <source>Drop a project (.protest), a batch (.protestbatch), a suite, or outputs of systems (.txt, perhaps with .align).</source>
        <translation>Ein Projekt (.protest), ein Paket (.protestbatch), eine Suite oder Ausgaben von Systemen (.txt, vielleicht mit .align) hier ablegen.</translation>
    </message>
    <message>
        <source>{0} cannot be used here.</source>
        <translation>{0} kann hier nicht verwendet werden.</translation>
    </message>
    <message>
        <source>Stopped. Nothing has changed.</source>
        <translation>Angehalten. Nichts hat sich geändert.</translation>
    </message>
    <message>
        <source>Something went wrong in PROTEST itself ({0}). What you judged is kept. Please report it: “Copy report” puts what we need to know on the clipboard.</source>
        <translation>In PROTEST selbst ging etwas schief ({0}). Was beurteilt wurde, bleibt erhalten. Bitte melden: „Bericht kopieren“ legt, was wir wissen müssen, in die Zwischenablage.</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>&amp;Bericht kopieren</translation>
    </message>
    <message>
        <source>Mistakes in files</source>
        <translation>Fehler in Dateien</translation>
    </message>
    <message>
        <source>… and {0} more</source>
        <translation>… und {0} weitere</translation>
    </message>
    <message>
        <source>&amp;Copy all</source>
        <translation>&amp;Alles kopieren</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message>
        <source>PROTEST projects and batches (*{0} *{1})</source>
        <translation>PROTEST-Projekte und -Pakete (*{0} *{1})</translation>
    </message>
    <message>
        <source>Open project or batch</source>
        <translation>Projekt oder Paket öffnen</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>Ä&amp;ndern …</translation>
    </message>
    <message>
        <source>Import judgements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if the table names none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A &amp;person’s, unless the table says otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pro&amp;gram’s, such as a language model’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with people in Agreement, never counted in outcomes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.jsonl);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table (CSV, TSV, JSON Lines) with a row for each judgement and the columns system, example and pronoun (yes, no, unset). Nothing is changed before you have seen what comes in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The judgements are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder for the demonstration projects</source>
        <translation>Ordner für die Demonstrationsprojekte</translation>
    </message>
    <message>
        <source>{0} is open in this window. Choose another name, or close it first.</source>
        <translation>{0} ist in diesem Fenster offen. Bitte einen anderen Namen wählen oder zuerst schließen.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;Guidelines</source>
        <translation>&amp;Richtlinien</translation>
    </message>
    <message>
        <source>The guidelines are here as soon as a project is open.</source>
        <translation>Die Richtlinien stehen hier, sobald ein Projekt offen ist.</translation>
    </message>
    <message>
        <source>Guidelines: version {0}</source>
        <translation>Richtlinien: Version {0}</translation>
    </message>
    <message>
        <source>PROTEST {0}, Python {1}, Qt {2}</source>
        <translation>PROTEST {0}, Python {1}, Qt {2}</translation>
    </message>
    <message>
        <source>How to cite: name this version, the signature below each table, and the paper whose evaluation it continues:</source>
        <translation>So wird zitiert: diese Version nennen, die Signatur unter jeder Tabelle und den Aufsatz, dessen Evaluation PROTEST fortsetzt:</translation>
    </message>
    <message>
        <source>Liane Guillou, Christian Hardmeier, Ekaterina Lapshinova-Koltunski and Sharid Loáiciga. 2018. A Pronoun Test Suite Evaluation of the English–German MT Systems at WMT 2018. WMT.</source>
        <translation>Liane Guillou, Christian Hardmeier, Ekaterina Lapshinova-Koltunski and Sharid Loáiciga. 2018. A Pronoun Test Suite Evaluation of the English–German MT Systems at WMT 2018. WMT.</translation>
    </message>
    <message>
        <source>Semi-automatic evaluation of pronoun translation</source>
        <translation>Halbautomatische Evaluation der Übersetzung von Pronomen</translation>
    </message>
    <message>
        <source>MIT licence; demonstration suites CC0-1.0</source>
        <translation>MIT-Lizenz; Demonstrationssuiten CC0-1.0</translation>
    </message>
    <message>
        <source>Something is still being done. Stop it and quit? What is not finished is undone, everything else is kept.</source>
        <translation>Etwas ist noch in Arbeit. Anhalten und beenden? Was nicht fertig ist, wird rückgängig gemacht, alles andere bleibt.</translation>
    </message>
    <message>
        <source>&amp;Stop and quit</source>
        <translation>&amp;Anhalten und beenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Correct &amp;Links</source>
        <translation>&amp;Verknüpfungen korrigieren</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;Judge as…</source>
        <translation>&amp;Urteilen als …</translation>
    </message>
    <message>
        <source>Re-run &amp;Matching</source>
        <translation>Neu &amp;abgleichen</translation>
    </message>
    <message>
        <source>Ma&amp;tching Policy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Project Options…</source>
        <translation>&amp;Projektoptionen …</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Tasten …</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keys and Guidelines</source>
        <translation>&amp;Tasten und Richtlinien</translation>
    </message>
    <message>
        <source>&amp;About PROTEST</source>
        <translation>&amp;Über PROTEST</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;New Project from Suite…</source>
        <translation>&amp;Neues Projekt aus Suite …</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open S&amp;uite…</source>
        <translation>S&amp;uite öffnen …</translation>
    </message>
    <message>
        <source>Ma&amp;ke a Suite…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Con&amp;vert an Older Project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Load Systems…</source>
        <translation>S&amp;ysteme laden …</translation>
    </message>
    <message>
        <source>&amp;Merge Batches…</source>
        <translation>&amp;Pakete zusammenführen …</translation>
    </message>
    <message>
        <source>&amp;Import Judgements…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;eload</source>
        <translation>Neu &amp;laden</translation>
    </message>
    <message>
        <source>&amp;Save a Copy…</source>
        <translation>&amp;Kopie speichern …</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>Write Re&amp;port…</source>
        <translation>Be&amp;richt schreiben …</translation>
    </message>
    <message>
        <source>Save Suite &amp;As…</source>
        <translation>Suite &amp;speichern unter …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Larger Text</source>
        <translation>&amp;Größerer Text</translation>
    </message>
    <message>
        <source>&amp;Smaller Text</source>
        <translation>&amp;Kleinerer Text</translation>
    </message>
    <message>
        <source>&amp;Normal Text Size</source>
        <translation>&amp;Normale Textgröße</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>Follow &amp;System</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Take it off the list</source>
        <translation>Aus der &amp;Liste nehmen</translation>
    </message>
    <message>
        <source>{0} is read-only: where should your working copy be?</source>
        <translation>{0} ist schreibgeschützt: Wo soll die eigene Arbeitskopie liegen?</translation>
    </message>
    <message>
        <source>copying {0}</source>
        <translation>{0} wird kopiert</translation>
    </message>
    <message>
        <source>&amp;Choose a place…</source>
        <translation>&amp;Ort wählen …</translation>
    </message>
    <message>
        <source>Also open since {time} by {user} (process {process}): what is saved there is seen here after Reload, and two people who judge under one name overwrite each other.</source>
        <translation>Seit {time} auch offen bei {user} (Prozess {process}): Was dort gespeichert wird, ist hier nach „Neu laden“ zu sehen, und zwei Menschen, die unter einem Namen urteilen, überschreiben einander.</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>jemand</translation>
    </message>
    <message>
        <source>{0} was deleted, moved or replaced since it was opened.</source>
        <translation>{0} wurde seit dem Öffnen gelöscht, verschoben oder ersetzt.</translation>
    </message>
    <message>
        <source>&amp;Open what is there now</source>
        <translation>&amp;Öffnen, was jetzt da ist</translation>
    </message>
    <message>
        <source>A copy is in {0}.</source>
        <translation>Eine Kopie ist in {0}.</translation>
    </message>
    <message>
        <source>Judge as</source>
        <translation>Urteilen als</translation>
    </message>
    <message>
        <source>Your name, as it stands beside your judgements:</source>
        <translation>Der eigene Name, wie er neben den Urteilen steht:</translation>
    </message>
    <message>
        <source>Nobody can judge as ‘{0}’: {1}.</source>
        <translation>Als ‚{0}‘ kann niemand urteilen: {1}.</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>Zuletzt geöffnete Projekte</translation>
    </message>
    <message>
        <source>Enter opens a project, Delete takes it off this list.</source>
        <translation>Eingabe öffnet ein Projekt, Entf nimmt es aus der Liste.</translation>
    </message>
    <message>
        <source>not there any more: {0}</source>
        <translation>nicht mehr da: {0}</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>&amp;Liste leeren</translation>
    </message>
    <message>
        <source>{0} (not there)</source>
        <translation>{0} (nicht da)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Does the pronoun work? Read, compare, judge.</source>
        <translation>Passt das Pronomen? Lesen, vergleichen, urteilen.</translation>
    </message>
    <message>
        <source>&amp;Recent projects</source>
        <translation>&amp;Zuletzt geöffnete Projekte</translation>
    </message>
    <message>
        <source>&amp;New from suite…</source>
        <translation>&amp;Neu aus Suite …</translation>
    </message>
    <message>
        <source>Try the &amp;demonstration…</source>
        <translation>Die &amp;Demonstration ausprobieren …</translation>
    </message>
    <message>
        <source>Read the suite again? What could not be saved is lost.</source>
        <translation>Die Suite neu lesen? Was nicht gespeichert werden konnte, geht verloren.</translation>
    </message>
    <message>
        <source>writing the file</source>
        <translation>die Datei wird geschrieben</translation>
    </message>
    <message>
        <source>people have called no translation correct yet: there are no rows</source>
        <translation>Menschen haben noch keine Übersetzung richtig genannt: Es gibt keine Zeilen</translation>
    </message>
    <message>
        <source>people have called no translation of what is chosen correct yet: there are no rows</source>
        <translation>Menschen haben von dem Gewählten noch keine Übersetzung richtig genannt: Es gibt keine Zeilen</translation>
    </message>
    <message>
        <source>no word translates the pronoun</source>
        <translation>kein Wort übersetzt das Pronomen</translation>
    </message>
    <message>
        <source>what translates the pronoun is no pronoun of the language profile, or may be an article</source>
        <translation>was das Pronomen übersetzt, ist kein Pronomen des Sprachprofils oder kann ein Artikel sein</translation>
    </message>
    <message>
        <source>several pronouns translate it</source>
        <translation>mehrere Pronomen übersetzen es</translation>
    </message>
    <message>
        <source>the language profile has no wrong form that is sure to fit its place</source>
        <translation>das Sprachprofil hat keine falsche Form, die sicher an diese Stelle passt</translation>
    </message>
    <message>
        <source>every wrong form may be right: it is equivalent, or another translation has it there</source>
        <translation>jede falsche Form könnte richtig sein: Sie ist gleichwertig, oder eine andere Übersetzung hat sie dort</translation>
    </message>
    <message>
        <source>the reference or another right translation says just that</source>
        <translation>die Referenz oder eine andere richtige Übersetzung sagt genau das</translation>
    </message>
    <message>
        <source>the words around it could not be spelt for certain</source>
        <translation>die Wörter ringsum ließen sich nicht sicher schreiben</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs</source>
        <translation>
            <numerusform>%Ln Paar</numerusform>
            <numerusform>%Ln Paare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n translations</source>
        <translation>
            <numerusform>%Ln Übersetzung</numerusform>
            <numerusform>%Ln Übersetzungen</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} of {1} that people called correct (seed {2})</source>
        <translation>{0} von {1}, die Menschen richtig nannten (Startwert {2})</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs came of several systems and are there once</source>
        <translation>
            <numerusform>%Ln Paar stammt von mehreren Systemen und steht einmal da</numerusform>
            <numerusform>%Ln Paare stammen von mehreren Systemen und stehen einmal da</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} could not be made by deleting the pronoun: {1}</source>
        <translation>{0} ließen sich nicht durch Löschen des Pronomens bilden: {1}</translation>
    </message>
    <message>
        <source>{0} could not be made by replacing the pronoun: {1}</source>
        <translation>{0} ließen sich nicht durch Ersetzen des Pronomens bilden: {1}</translation>
    </message>
    <message>
        <source>converting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>translations of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>annotators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>judgements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selected words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>candidates in tasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes ({0})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Converted to {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open the Project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pronouns of the reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples (it, they, them: available)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out, and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reference has (chosen of available)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untranslated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents whose sentences are not one to one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} skipped: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stood there was otherwise, and is kept as {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n positions are to be checked: look at pronouns-to-check.tsv.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search text, remarks, tags, numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add &amp;tag…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove ta&amp;g…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ad&amp;judicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sorting the candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your own tag, for %n candidates:</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>tagging candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody disagrees on the selected candidates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made the suite {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open the Suite</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
