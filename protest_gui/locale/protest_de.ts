<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name></name>
    <message>
        <source>✓ correct, ✗ incorrect, ? neither: not judgeable, not answered, or given and not judged yet.</source>
        <translation>✓ richtig, ✗ falsch, ? weder noch: nicht beurteilbar, nicht beantwortet oder ausgegeben und noch nicht beurteilt.</translation>
    </message>
    <message>
        <source>? none of these: not judgeable, not answered, or given and not judged yet.</source>
        <translation>? nichts davon: nicht beurteilbar, nicht beantwortet oder ausgegeben und noch nicht beurteilt.</translation>
    </message>
    <message>
        <source>Nobody has judged anything yet.</source>
        <translation>Noch hat niemand etwas beurteilt.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>{0}, {1}, {2}: {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Candidates that at least one of them judged or was given</source>
        <translation>Kandidaten, die mindestens eine Person beurteilt oder bekommen hat</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: what each annotator says</source>
        <translation>{0}: was die Annotierenden sagen</translation>
    </message>
    <message>
        <source>If several choices were made together, each is counted.</source>
        <translation>Wenn mehrere Antworten zusammen gegeben wurden, zählt jede.</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Agreement needs two annotators or more. Name another one.</source>
        <translation>Für Übereinstimmung braucht es mindestens zwei Annotierende. Bitte noch jemanden nennen.</translation>
    </message>
    <message>
        <source>comparing the annotators</source>
        <translation>die Annotierenden werden verglichen</translation>
    </message>
    <message>
        <source>comparing everybody with themselves</source>
        <translation>alle werden mit sich selbst verglichen</translation>
    </message>
    <message>
        <source>Identical translations that one person judged differently</source>
        <translation>Gleiche Übersetzungen, die eine Person verschieden beurteilt hat</translation>
    </message>
    <message>
        <source>Pairs of the same translation, judged by one person</source>
        <translation>Paare derselben Übersetzung, von einer Person beurteilt</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>One person&apos;s judgements of the same example are compared, in systems with identical translations.</source>
        <translation>Verglichen werden Urteile einer Person über dasselbe Beispiel, in Systemen mit wortgleichen Übersetzungen.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>Verschieden</translation>
    </message>
    <message>
        <source>Same %</source>
        <translation>Gleich %</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>{0} differently, {1}:</source>
        <translation>{0} verschieden, {1}:</translation>
    </message>
    <message>
        <source>Disagreement needs two annotators or more. Name another one.</source>
        <translation>Für Uneinigkeit braucht es mindestens zwei Annotierende. Bitte noch jemanden nennen.</translation>
    </message>
    <message>
        <source>counting what people differ on</source>
        <translation>Uneinigkeiten werden gezählt</translation>
    </message>
    <message>
        <source>Pronouns</source>
        <translation>Pronomen</translation>
    </message>
    <message>
        <source>Antecedents</source>
        <translation>Antezedenzien</translation>
    </message>
    <message>
        <source>No answer {0} is asked for here.</source>
        <translation>Nach der Antwort {0} wird hier nicht gefragt.</translation>
    </message>
    <message>
        <source>{0}: only one answer is possible.</source>
        <translation>{0}: nur eine Antwort ist möglich.</translation>
    </message>
    <message>
        <source>Fewer than two people have judged: there is nothing to compare.</source>
        <translation>Weniger als zwei Menschen haben geurteilt: Es gibt nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Übereinstimmung</translation>
    </message>
    <message>
        <source>{0}: too few to say much</source>
        <translation>{0}: zu wenige, um viel zu sagen</translation>
    </message>
    <message>
        <source>{0} of {1} agree</source>
        <translation>{0} von {1} gleich</translation>
    </message>
    <message>
        <source>There is no candidate that both call correct.</source>
        <translation>Es gibt keinen Kandidaten, den beide richtig nennen.</translation>
    </message>
    <message>
        <source>{0}, over {1} that both call correct</source>
        <translation>{0}, über {1}, die beide richtig nennen</translation>
    </message>
    <message>
        <source>Annotators</source>
        <translation>Annotierende</translation>
    </message>
    <message>
        <source>Candidates on which they are compared</source>
        <translation>Kandidaten, an denen sie verglichen werden</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Bekommen</translation>
    </message>
    <message>
        <source>Candidates that all of them judged or were given</source>
        <translation>Kandidaten, die alle beurteilt oder bekommen haben</translation>
    </message>
    <message>
        <source>Judged</source>
        <translation>Beurteilt</translation>
    </message>
    <message>
        <source>Of these, candidates that at least one of them has judged</source>
        <translation>Davon Kandidaten, die mindestens eine Person beurteilt hat</translation>
    </message>
    <message>
        <source>Agree %</source>
        <translation>Gleich %</translation>
    </message>
    <message>
        <source>Kappa</source>
        <translation>Kappa</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa</source>
        <translation>Cohens Kappa</translation>
    </message>
    <message>
        <source>The interval of kappa</source>
        <translation>Das Intervall von Kappa</translation>
    </message>
    <message>
        <source>Fleiss&apos;s kappa</source>
        <translation>Fleiss’ Kappa</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha</source>
        <translation>Krippendorffs Alpha</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Mean overlap of the selected words</source>
        <translation>Mittlere Überschneidung der ausgewählten Wörter</translation>
    </message>
    <message>
        <source>{0}{1}: labels by {2} and {3} of the same candidates</source>
        <translation>{0}{1}: Urteile von {2} und {3} über dieselben Kandidaten</translation>
    </message>
    <message>
        <source>Differing</source>
        <translation>Uneins</translation>
    </message>
    <message>
        <source>{0}: how far two annotators agree</source>
        <translation>{0}: wie weit zwei Annotierende übereinstimmen</translation>
    </message>
    <message>
        <source>{0}: how far {1} and {2} agree</source>
        <translation>{0}: wie weit {1} und {2} übereinstimmen</translation>
    </message>
    <message>
        <source>{0}: how far {1} agree</source>
        <translation>{0}: wie weit {1} übereinstimmen</translation>
    </message>
    <message>
        <source>{0}: how far all {1} agree</source>
        <translation>{0}: wie weit alle {1} übereinstimmen</translation>
    </message>
    <message>
        <source>{0}: {1}, {2}: {3}: {4}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total</source>
        <translation>gesamt</translation>
    </message>
    <message>
        <source>No kappa. {0}</source>
        <translation>Kein Kappa. {0}</translation>
    </message>
    <message>
        <source>No interval. {0}</source>
        <translation>Kein Intervall. {0}</translation>
    </message>
    <message>
        <source>{0} and {1} share {2}: fewer than {3} are too few to say much.</source>
        <translation>{0} und {1} haben {2} gemeinsam: Weniger als {3} sind zu wenige, um viel zu sagen.</translation>
    </message>
    <message>
        <source> </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All together: {0}</source>
        <translation>Alle zusammen: {0}</translation>
    </message>
    <message>
        <source>All {0} together: {1}, {2} % agree, Fleiss&apos;s kappa {3}, Krippendorff&apos;s alpha {4}.</source>
        <translation>Alle {0} zusammen: {1}, {2}&#xa0;% einig, Fleiss’ Kappa {3}, Krippendorffs Alpha {4}.</translation>
    </message>
    <message numerus="yes">
        <source>%n candidates</source>
        <translation>
            <numerusform>%Ln Kandidat</numerusform>
            <numerusform>%Ln Kandidaten</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} Fewer than {1}: too few to say.</source>
        <translation>{0} Weniger als {1}: zu wenige, um etwas zu sagen.</translation>
    </message>
    <message>
        <source>{0} {1} of {2}</source>
        <translation>{0} {1} von {2}</translation>
    </message>
    <message>
        <source>Judged after a look at the reference: {0}.</source>
        <translation>Beurteilt nach einem Blick auf die Referenz: {0}.</translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>‘--given’ counts them as none.</source>
        <translation>‚--given‘ zählt sie als keines.</translation>
    </message>
    <message>
        <source>Words: mean overlap of the selected words.</source>
        <translation>Wörter: mittlere Überschneidung der ausgewählten Wörter.</translation>
    </message>
    <message>
        <source>Words: the mean overlap of the selected words, if both say yes and at least one selected any.</source>
        <translation>Wörter: die mittlere Überschneidung der ausgewählten Wörter, wenn beide Ja sagen und mindestens eine Person Wörter ausgewählt hat.</translation>
    </message>
    <message>
        <source>Over candidates that both, or all, were given: unjudged candidates count as none.</source>
        <translation>Über Kandidaten, die beide oder alle bekommen haben: Nicht beurteilte zählen als keines.</translation>
    </message>
    <message>
        <source>Over candidates that both, or all, have judged (n of those given): unjudged candidates are left out.</source>
        <translation>Über Kandidaten, die beide oder alle beurteilt haben (n der bekommenen): Nicht beurteilte sind ausgelassen.</translation>
    </message>
    <message>
        <source>Over candidates that both have judged ({0} of {1} given): unjudged candidates are left out.</source>
        <translation>Über Kandidaten, die beide beurteilt haben ({0} von {1} bekommenen): Nicht beurteilte sind ausgelassen.</translation>
    </message>
    <message>
        <source>{0}, {1} and {2}</source>
        <translation>{0}, {1} und {2}</translation>
    </message>
    <message>
        <source>{0}: no kappa. {1}</source>
        <translation>{0}: kein Kappa. {1}</translation>
    </message>
    <message>
        <source>{0}: no interval. {1}</source>
        <translation>{0}: kein Intervall. {1}</translation>
    </message>
    <message>
        <source>{0}: no Fleiss&apos;s kappa. {1}</source>
        <translation>{0}: kein Fleiss’ Kappa. {1}</translation>
    </message>
    <message>
        <source>{0}: no alpha. {1}</source>
        <translation>{0}: kein Alpha. {1}</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%Ln weiterer</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>No candidate has a tag.</source>
        <translation>Kein Kandidat hat ein Tag.</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>at least one annotator</source>
        <translation>mindestens eine Person</translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least
one</source>
        <translation>Mindestens
eine Person</translation>
    </message>
    <message>
        <source>Candidates to which at least one annotator gave it</source>
        <translation>Kandidaten, denen mindestens eine Person es gegeben hat</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Candidates to which you gave it yourself</source>
        <translation>Kandidaten, denen man es selbst gegeben hat</translation>
    </message>
    <message>
        <source>Tags by annotator</source>
        <translation>Tags nach Annotierenden</translation>
    </message>
    <message>
        <source>Tags by system</source>
        <translation>Tags nach System</translation>
    </message>
    <message>
        <source>Tags by category</source>
        <translation>Tags nach Kategorie</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>looking at pronouns</source>
        <translation>Pronomen werden angesehen</translation>
    </message>
    <message>
        <source>training the aligner</source>
        <translation>Der Aligner wird trainiert</translation>
    </message>
    <message>
        <source>aligning</source>
        <translation>Alignierung läuft</translation>
    </message>
    <message>
        <source>‘{0:.50}’ is no tag: it needs letters, at most {1}, and no blanks at its ends.</source>
        <translation>‚{0:.50}‘ ist kein Tag: Es braucht Buchstaben, höchstens {1}, und keine Leerzeichen an den Enden.</translation>
    </message>
    <message>
        <source>In this project annotators do not see the reference.</source>
        <translation>In diesem Projekt ist die Referenz beim Beurteilen nicht zu sehen.</translation>
    </message>
    <message>
        <source>Nobody can judge as ‘{0}’: this name is reserved for adjudication. Use another name.</source>
        <translation>Als ‚{0}‘ kann niemand urteilen: Dieser Name ist für Entscheidungen bei Uneinigkeit reserviert. Bitte einen anderen Namen nehmen.</translation>
    </message>
    <message>
        <source>{0} has judged this in another window or program since; that judgement is not overwritten without asking.</source>
        <translation>{0} hat dies inzwischen in einem anderen Fenster oder Programm beurteilt; dieses Urteil wird nicht ungefragt überschrieben.</translation>
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
        <source>this name belongs to a program’s judgements; use another</source>
        <translation>dieser Name gehört zu den Urteilen eines Programms; bitte einen anderen nehmen</translation>
    </message>
    <message>
        <source>These links have been corrected in another window or program since. That correction stays.</source>
        <translation>Diese Verknüpfungen wurden inzwischen in einem anderen Fenster oder Programm korrigiert. Es bleibt bei dieser Korrektur.</translation>
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
        <source>you are only reading: to judge, first enter your name</source>
        <translation>nur zum Lesen: zum Urteilen bitte zuerst den Namen eingeben</translation>
    </message>
    <message>
        <source>nothing is answered yet</source>
        <translation>noch nichts beantwortet</translation>
    </message>
    <message>
        <source>the question “{0}” is not answered</source>
        <translation>die Frage „{0}“ ist nicht beantwortet</translation>
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
        <translation>‚{0}‘ ist kein Sprachcode. Bitte einen wie ‚de‘ schreiben.</translation>
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
        <source>Nothing was handed out: {0}</source>
        <translation>Nichts wurde ausgegeben: {0}</translation>
    </message>
    <message>
        <source>The number of tasks is {0}, and that of annotators {1}. Make a task set with as many tasks.</source>
        <translation>Die Zahl der Aufgaben ist {0}, die der Annotierenden {1}. Bitte einen Aufgabensatz mit so vielen Aufgaben anlegen.</translation>
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
        <source>The task set {0} has no task ‘{1}’. It has: {2}.</source>
        <translation>Der Aufgabensatz {0} hat keine Aufgabe ‚{1}‘. Er hat: {2}.</translation>
    </message>
    <message>
        <source>The project has no task set ‘{0}’. {1}</source>
        <translation>Das Projekt hat keinen Aufgabensatz ‚{0}‘. {1}</translation>
    </message>
    <message>
        <source>No file was made: {0} The project still has a record that {1} received one: {2} Hand them out again to put this right.</source>
        <translation>Es wurde keine Datei erzeugt: {0} Im Projekt ist noch verzeichnet, dass {1} eine bekommen haben: {2} Bitte noch einmal ausgeben, dann stimmt es wieder.</translation>
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
        <source>{0} is a batch, not a table of judgements. Merge it: by ‘Merge…’ in the window, or by ‘protest batch merge’.</source>
        <translation>{0} ist ein Paket, keine Tabelle mit Urteilen. Bitte zusammenführen: mit ‚Zusammenführen …‘ im Fenster oder mit ‚protest batch merge‘.</translation>
    </message>
    <message>
        <source>{0} is a PROTEST project, not a table of judgements. Export its judgements, and import that table.</source>
        <translation>{0} ist ein PROTEST-Projekt, keine Tabelle mit Urteilen. Bitte seine Urteile exportieren und diese Tabelle importieren.</translation>
    </message>
    <message>
        <source>merging {0}</source>
        <translation>{0} wird zusammengeführt</translation>
    </message>
    <message>
        <source>The project was changed since the merge was planned. Look at it again.</source>
        <translation>Das Projekt wurde geändert, seit die Zusammenführung geplant wurde. Bitte noch einmal ansehen.</translation>
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
        <source>{0} contains more text than its size allows. It is damaged or was tampered with: ask for it again.</source>
        <translation>{0} enthält mehr Text, als die Größe der Datei erlaubt. Sie ist beschädigt oder wurde verändert: bitte noch einmal anfordern.</translation>
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
        <translation>Das Paket</translation>
    </message>
    <message>
        <source>Candidates by category and state</source>
        <translation>Kandidaten nach Kategorie und Stand</translation>
    </message>
    <message>
        <source>Done, by category:</source>
        <translation>Erledigt, nach Kategorie:</translation>
    </message>
    <message>
        <source>Both sides of each conflict</source>
        <translation>Beide Seiten jedes Konflikts</translation>
    </message>
    <message>
        <source>Both sides of each conflict of links</source>
        <translation>Beide Seiten jedes Konflikts von Verknüpfungen</translation>
    </message>
    <message>
        <source>Nothing new comes in: the project has all of this already.</source>
        <translation>Nichts Neues kommt herein: Das Projekt hat all das schon.</translation>
    </message>
    <message numerus="yes">
        <source>%n judgements will be added</source>
        <translation>
            <numerusform>%Ln Urteil kommt hinzu</numerusform>
            <numerusform>%Ln Urteile kommen hinzu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgements are taken back</source>
        <translation>
            <numerusform>%Ln Urteil wird zurückgenommen</numerusform>
            <numerusform>%Ln Urteile werden zurückgenommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n conflicts the project’s own holds</source>
        <translation>
            <numerusform>in %Ln Konflikt gilt das eigene des Projekts</numerusform>
            <numerusform>in %Ln Konflikten gilt das eigene des Projekts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link corrections will be added</source>
        <translation>
            <numerusform>%Ln Korrektur von Verknüpfungen kommt hinzu</numerusform>
            <numerusform>%Ln Korrekturen von Verknüpfungen kommen hinzu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n conflicts of links the project’s own hold</source>
        <translation>
            <numerusform>in %Ln Konflikt von Verknüpfungen gilt die eigene des Projekts</numerusform>
            <numerusform>in %Ln Konflikten von Verknüpfungen gelten die eigenen des Projekts</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is lost: replaced answers stay in the history.</source>
        <translation>Nichts geht verloren: Ersetzte Antworten bleiben im Verlauf.</translation>
    </message>
    <message numerus="yes">
        <source>%n approvals are referred</source>
        <translation>
            <numerusform>%Ln akzeptierter geht zur Prüfung</numerusform>
            <numerusform>%Ln akzeptierte gehen zur Prüfung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n referrals are approved</source>
        <translation>
            <numerusform>%Ln zur Prüfung gegebener wird akzeptiert</numerusform>
            <numerusform>%Ln zur Prüfung gegebene werden akzeptiert</numerusform>
        </translation>
    </message>
    <message>
        <source>These links change no verdict.</source>
        <translation>Diese Verknüpfungen ändern kein Verdikt.</translation>
    </message>
    <message>
        <source>By these links, {0}.</source>
        <translation>Durch diese Verknüpfungen: {0}.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>links of “{0}”</source>
        <translation>Verknüpfungen von „{0}“</translation>
    </message>
    <message>
        <source>translated by “{0}”</source>
        <translation>übersetzt durch „{0}“</translation>
    </message>
    <message>
        <source>not translated</source>
        <translation>nicht übersetzt</translation>
    </message>
    <message>
        <source>as aligned: {0}</source>
        <translation>wie aligniert: {0}</translation>
    </message>
    <message>
        <source>{0} ({1}, {2})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Judgements</source>
        <translation>Urteile</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Nothing was merged.</source>
        <translation>Nichts wurde zusammengeführt.</translation>
    </message>
    <message>
        <source>{0}, task {1}</source>
        <translation>{0}, Aufgabe {1}</translation>
    </message>
    <message numerus="yes">
        <source>{0} is {1}: %n judgements of it are left out</source>
        <translation>
            <numerusform>{0} ist {1}: %Ln Urteil davon bleibt weg</numerusform>
            <numerusform>{0} ist {1}: %Ln Urteile davon bleiben weg</numerusform>
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
        <source>{0}; {1}</source>
        <translation type="unfinished"></translation>
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
        <source>This translation is not in the project any more: its system was removed or loaded anew. Go back to the overview and choose again.</source>
        <translation>Diese Übersetzung ist nicht mehr im Projekt: Das System wurde entfernt oder neu geladen. Bitte zur Übersicht zurückgehen und neu wählen.</translation>
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
        <source>Adjudication is not compared with the judgements that it settles. Name annotators only.</source>
        <translation>Entscheidungen werden nicht mit den Urteilen verglichen, über die sie entscheiden. Bitte nur Annotierende nennen.</translation>
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
        <source>{0} contains {1} that people made and is not overwritten. Choose another name.</source>
        <translation>{0} enthält {1}, die von Menschen stammen, und wird nicht überschrieben. Bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>{0} exists already. Choose another name, or replace it.</source>
        <translation>{0} gibt es schon. Bitte einen anderen Namen wählen oder die Datei ersetzen.</translation>
    </message>
    <message>
        <source>{0} is a batch for an annotator, not a PROTEST project. Merge it into its project. By itself it is read by ‘protest info’, ‘candidates’, ‘export’ and ‘tasks list’.</source>
        <translation>{0} ist ein Paket für Annotierende, kein PROTEST-Projekt. Bitte in sein Projekt zusammenführen. Für sich lesen es ‚protest info‘, ‚candidates‘, ‚export‘ und ‚tasks list‘.</translation>
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
        <source>a PROTEST project. Choose a project (NAME.protest), or open a batch (NAME.protestbatch) in the window.</source>
        <translation>ein PROTEST-Projekt. Bitte ein Projekt (NAME.protest) wählen oder ein Paket (NAME.protestbatch) im Fenster öffnen.</translation>
    </message>
    <message>
        <source>a batch. Choose a batch (NAME.protestbatch).</source>
        <translation>ein Paket. Bitte ein Paket (NAME.protestbatch) wählen.</translation>
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
        <source>{0} does not contain {1}</source>
        <translation>Dem Inhalt nach ist {0} nicht {1}</translation>
    </message>
    <message>
        <source>{0} was removed while it was being opened.</source>
        <translation>{0} wurde beim Öffnen entfernt.</translation>
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
        <source>{0} has the name of a PROTEST project. Choose a name with another ending.</source>
        <translation>{0} heißt wie ein PROTEST-Projekt. Bitte einen Namen mit anderer Endung wählen.</translation>
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
        <source>Until then, what the program would approve counts as open.</source>
        <translation>Bis dahin zählt als offen, was das Programm akzeptieren würde.</translation>
    </message>
    <message>
        <source>No system has been matched with the reference yet.</source>
        <translation>Noch kein System wurde mit der Referenz abgeglichen.</translation>
    </message>
    <message>
        <source>Outdated: {0} by verified translations would no longer be given, because people have changed judgements or links. Match again: run ‘protest evaluate’, or choose Re-run matching in the window.</source>
        <translation>Veraltet: {0} durch geprüfte Übersetzungen würden nicht mehr gegeben, da Menschen seither Urteile oder Verknüpfungen geändert haben. Neu abgleichen: ‚protest evaluate‘ ausführen oder im Fenster „Neu abgleichen“ wählen.</translation>
    </message>
    <message numerus="yes">
        <source>%n approvals</source>
        <translation>
            <numerusform>%Ln akzeptierter</numerusform>
            <numerusform>%Ln akzeptierte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n referrals</source>
        <translation>
            <numerusform>%Ln Prüfung</numerusform>
            <numerusform>%Ln Prüfungen</numerusform>
        </translation>
    </message>
    <message>
        <source>no referral</source>
        <translation>keine Prüfung</translation>
    </message>
    <message>
        <source>, {0:,} disputed or not judgeable</source>
        <translation>, {0:,} strittig oder nicht beurteilbar</translation>
    </message>
    <message>
        <source>Of the approvals by them people have judged {0}: {1} correct, {2} incorrect{3}.</source>
        <translation>Von ihren Akzeptierungen haben Menschen {0} beurteilt: {1} richtig, {2} falsch{3}.</translation>
    </message>
    <message>
        <source>No referral was saved by verified translations.</source>
        <translation>Geprüfte Übersetzungen haben keine Prüfung erspart.</translation>
    </message>
    <message>
        <source>Matching</source>
        <translation>Abgleich</translation>
    </message>
    <message>
        <source>{0}, and {1} by programs</source>
        <translation>{0}, und {1} von Programmen</translation>
    </message>
    <message>
        <source>unsure about {0}, corrected by people in {1}</source>
        <translation>unsicher bei {0}, von Menschen korrigiert in {1}</translation>
    </message>
    <message numerus="yes">
        <source>%n candidates, kept apart</source>
        <translation>
            <numerusform>%n Kandidat, nicht mitgezählt</numerusform>
            <numerusform>%n Kandidaten, nicht mitgezählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Word alignment</source>
        <translation>Wortalignierung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>{0}, loaded {1} from {2}
   {3}</source>
        <translation>{0}, geladen {1} aus {2}
   {3}</translation>
    </message>
    <message>
        <source>{0}, loaded {1} from {2}, not evaluated yet
   {3}</source>
        <translation>{0}, geladen {1} aus {2}, noch nicht evaluiert
   {3}</translation>
    </message>
    <message>
        <source>No system is loaded yet.</source>
        <translation>Noch ist kein System geladen.</translation>
    </message>
    <message>
        <source>Approved and referred</source>
        <translation>Akzeptiert und zur Prüfung</translation>
    </message>
    <message>
        <source>Why candidates were referred</source>
        <translation>Warum Kandidaten zur Prüfung gingen</translation>
    </message>
    <message>
        <source>Matching: {0}.</source>
        <translation>Abgleich: {0}.</translation>
    </message>
    <message>
        <source>Preview of the matching policy</source>
        <translation>Vorschau der Regeln des Abgleichs</translation>
    </message>
    <message>
        <source>Matching now: {0}.</source>
        <translation>Abgleich jetzt: {0}.</translation>
    </message>
    <message>
        <source>Matching then: {0}.</source>
        <translation>Abgleich dann: {0}.</translation>
    </message>
    <message>
        <source>No verdict would change.</source>
        <translation>Kein Verdikt würde sich ändern.</translation>
    </message>
    <message>
        <source>Not matched with the reference yet: {0}.</source>
        <translation>Noch nicht mit der Referenz abgeglichen: {0}.</translation>
    </message>
    <message>
        <source>Approved →
referred</source>
        <translation>Akzeptiert →
zur Prüfung</translation>
    </message>
    <message>
        <source>Referred →
approved</source>
        <translation>Zur Prüfung →
akzeptiert</translation>
    </message>
    <message>
        <source>{0}: approved now, referred then</source>
        <translation>{0}: jetzt akzeptiert, dann zur Prüfung</translation>
    </message>
    <message>
        <source>{0}: referred now, approved then</source>
        <translation>{0}: jetzt zur Prüfung, dann akzeptiert</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Approved
now</source>
        <translation>Akzeptiert
jetzt</translation>
    </message>
    <message>
        <source>Approved
then</source>
        <translation>Akzeptiert
dann</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>Was sich ändern würde</translation>
    </message>
    <message>
        <source>Why they would be referred, or were (there may be several reasons)</source>
        <translation>Warum sie zur Prüfung gingen, oder waren (es kann mehrere Gründe geben)</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Akzeptiert</translation>
    </message>
    <message>
        <source>By the program</source>
        <translation>Vom Programm</translation>
    </message>
    <message>
        <source>Of the examples, what is approved</source>
        <translation>Von den Beispielen, was akzeptiert ist</translation>
    </message>
    <message>
        <source>by verified</source>
        <translation>durch geprüfte</translation>
    </message>
    <message>
        <source>Approvals that only a translation verified by people gave</source>
        <translation>Akzeptiertes, das nur eine von Menschen geprüfte Übersetzung ergab</translation>
    </message>
    <message>
        <source>no translation</source>
        <translation>keine Übersetzung</translation>
    </message>
    <message>
        <source>on other words</source>
        <translation>über andere Wörter</translation>
    </message>
    <message>
        <source>Referred</source>
        <translation>Zur Prüfung</translation>
    </message>
    <message>
        <source>To people</source>
        <translation>An Menschen</translation>
    </message>
    <message>
        <source>Of the referred: the line is empty, untranslated, a refusal or only a note</source>
        <translation>Von denen zur Prüfung: Die Zeile ist leer, nicht übersetzt, eine Weigerung oder nur eine Anmerkung</translation>
    </message>
    <message>
        <source>on homographs</source>
        <translation>über Homographe</translation>
    </message>
    <message>
        <source>Approved only because a pronoun is shared that is another word, too</source>
        <translation>Nur akzeptiert, weil ein Pronomen gemeinsam ist, das auch ein anderes Wort ist</translation>
    </message>
    <message>
        <source>Approved only because another word is shared</source>
        <translation>Nur akzeptiert, weil ein anderes Wort gemeinsam ist</translation>
    </message>
    <message>
        <source>Approved against the reference, and referred to people</source>
        <translation>Gegen die Referenz akzeptiert, und zur Prüfung gegeben</translation>
    </message>
    <message>
        <source>Approved / referred of n examples, by category</source>
        <translation>Akzeptiert / zur Prüfung von n Beispielen, nach Kategorie</translation>
    </message>
    <message>
        <source>On other words: approved only because another word is shared; check them.</source>
        <translation>Über andere Wörter: akzeptiert, nur weil ein anderes Wort übereinstimmt; zu prüfen.</translation>
    </message>
    <message>
        <source>On homographs: approved only because a pronoun is shared that is another word, too, such as an article; check some of them.</source>
        <translation>Über Homographe: akzeptiert, nur weil ein Pronomen übereinstimmt, das auch ein anderes Wort ist, etwa ein Artikel; einige davon prüfen.</translation>
    </message>
    <message>
        <source>No translation: the line is empty, untranslated, a refusal or only a note. These examples are in no percentage.</source>
        <translation>Keine Übersetzung: Die Zeile ist leer, nicht übersetzt, eine Weigerung oder nur eine Anmerkung. Diese Beispiele gehen in keinen Prozentwert ein.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Why candidates were referred (there may be several reasons)</source>
        <translation>Warum Kandidaten zur Prüfung gingen (es kann mehrere Gründe geben)</translation>
    </message>
    <message>
        <source>reading what people verified</source>
        <translation>geprüfte Übersetzungen werden gelesen</translation>
    </message>
    <message>
        <source>Antecedents cannot be matched by their heads: the suite gives none in {0}, the first of them {1}. Take the whole phrase where there is no head (--antecedents head-or-span).</source>
        <translation>Antezedenzien können nicht nach ihren Köpfen abgeglichen werden: Die Suite nennt keine in {0}, zuerst in {1}. Bitte die ganze Phrase nehmen, wo es keinen Kopf gibt (--antecedents head-or-span).</translation>
    </message>
    <message>
        <source>matching {0}</source>
        <translation>{0} wird abgeglichen</translation>
    </message>
    <message numerus="yes">
        <source>%n examples</source>
        <translation>
            <numerusform>%Ln Beispiel</numerusform>
            <numerusform>%Ln Beispiele</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is known of the pronouns of {0}, so an approval could rest on any word that both have. Describe them in a language.toml (protest language template {1}): quick reads it with --profile, and a new project beside suite.toml. Or let any word count (--tokens any).</source>
        <translation>Über die Pronomen von {0} ist nichts bekannt; eine Bestätigung könnte auf jedem gemeinsamen Wort beruhen. Beschreiben Sie sie in einer language.toml (protest language template {1}): quick liest sie mit --profile, ein neues Projekt neben suite.toml. Oder lassen Sie jedes Wort zählen (--tokens any).</translation>
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
        <source>The judgements by {0} cannot be both counted alone and left out. Name each annotator once.</source>
        <translation>Die Urteile von {0} können nicht allein gezählt und zugleich weggelassen werden. Bitte jeden Namen einmal nennen.</translation>
    </message>
    <message>
        <source>Only judgements by {0} count.</source>
        <translation>Nur Urteile von {0} zählen.</translation>
    </message>
    <message>
        <source>Judgements by {0} do not count.</source>
        <translation>Urteile von {0} zählen nicht.</translation>
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
        <source>these tags exclude each other: keep one of them</source>
        <translation>diese Tags schließen einander aus: eines davon behalten</translation>
    </message>
    <message>
        <source>tagged bad_translation, but there are answers or selected words: remove the tag or clear them</source>
        <translation>mit dem Tag bad_translation, aber es gibt Antworten oder ausgewählte Wörter: das Tag entfernen oder sie löschen</translation>
    </message>
    <message>
        <source>tagged incorrect_word_alignment, but there are answers or selected words: remove the tag or clear them</source>
        <translation>mit dem Tag incorrect_word_alignment, aber es gibt Antworten oder ausgewählte Wörter: das Tag entfernen oder sie löschen</translation>
    </message>
    <message>
        <source>tagged noncompositional_translation, but words selected: remove the tag or unselect the words</source>
        <translation>mit dem Tag noncompositional_translation, aber ausgewählte Wörter: das Tag entfernen oder die Wörter abwählen</translation>
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
        <source>The system did not translate the line: it is empty, untranslated, a refusal or only a note. It counts neither as correct nor as incorrect, unless somebody judges it.</source>
        <translation>Das System hat die Zeile nicht übersetzt: Sie ist leer, nicht übersetzt, eine Weigerung oder nur eine Anmerkung. Sie zählt weder als richtig noch als falsch, solange niemand sie beurteilt.</translation>
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
    <message numerus="yes">
        <source>%n finished judgements have no answer to “{0}”: they were made before it was asked. ‘protest guidelines … --set … --ask-again’ reopens them.</source>
        <translation>
            <numerusform>%Ln fertiges Urteil hat keine Antwort auf „{0}“: Es wurde gefällt, bevor danach gefragt wurde. „protest guidelines … --set … --ask-again“ öffnet es wieder.</numerusform>
            <numerusform>%Ln fertige Urteile haben keine Antwort auf „{0}“: Sie wurden gefällt, bevor danach gefragt wurde. „protest guidelines … --set … --ask-again“ öffnet sie wieder.</numerusform>
        </translation>
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
        <source>Catalan</source>
        <translation>Katalanisch</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinesisch</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabisch</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>Tschechisch</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Niederländisch</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebräisch</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>Hindi</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italienisch</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japanisch</translation>
    </message>
    <message>
        <source>Occitan</source>
        <translation>Okzitanisch</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Koreanisch</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polnisch</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Portugiesisch</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spanisch</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>Rumänisch</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Russisch</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Türkisch</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>Ukrainisch</translation>
    </message>
    <message>
        <source>No language is called ‘{0}’. Did you mean {1}? If not, give its ISO 639 code of three letters, such as ast.</source>
        <translation>Keine Sprache heißt „{0}“. Meinten Sie {1}? Wenn nicht, geben Sie ihren Code nach ISO 639 mit drei Buchstaben an, etwa ast.</translation>
    </message>
    <message>
        <source>No language is called ‘{0}’. Give its English name or its ISO 639 code, such as es.</source>
        <translation>Keine Sprache heißt „{0}“. Geben Sie ihren englischen Namen oder ihren Code nach ISO 639 an, etwa es.</translation>
    </message>
    <message>
        <source>{0}; line {1} has ‘{2}’ for our ‘{3}’</source>
        <translation>{0}; Zeile {1} hat ‚{2}‘ für unser ‚{3}‘</translation>
    </message>
    <message>
        <source>tokenised like the reference ({0}): our tokeniser reproduces {1:,} of {2:,} reference lines</source>
        <translation>tokenisiert wie die Referenz ({0}): unser Tokenizer gibt {1:,} von {2:,} Zeilen der Referenz genau wieder</translation>
    </message>
    <message>
        <source>tokenised like the reference ({0}): our tokeniser reproduces {1:,} of the {2:,} reference lines that it was tried on</source>
        <translation>tokenisiert wie die Referenz ({0}): unser Tokenizer gibt {1:,} der {2:,} untersuchten Zeilen der Referenz genau wieder</translation>
    </message>
    <message numerus="yes">
        <source>%n of {0:,} lines are empty</source>
        <translation>
            <numerusform>%Ln von {0:,} Zeilen ist leer</numerusform>
            <numerusform>%Ln von {0:,} Zeilen sind leer</numerusform>
        </translation>
    </message>
    <message>
        <source>no example is affected</source>
        <translation>kein Beispiel ist betroffen</translation>
    </message>
    <message numerus="yes">
        <source>%n of {0:,} examples are affected</source>
        <translation>
            <numerusform>%Ln von {0:,} Beispielen ist betroffen</numerusform>
            <numerusform>%Ln von {0:,} Beispielen sind betroffen</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: {1}; {2}</source>
        <translation>{0}: {1}; {2}</translation>
    </message>
    <message>
        <source>{0} was aligned here; the aligner is sure of all examples</source>
        <translation>{0} wurde hier aligniert; der Aligner ist sich bei allen Beispielen sicher</translation>
    </message>
    <message numerus="yes">
        <source>{0} was aligned here; %n of {1:,} alignments are uncertain</source>
        <translation>
            <numerusform>{0} wurde hier aligniert; %Ln von {1:,} Alignierungen ist unsicher</numerusform>
            <numerusform>{0} wurde hier aligniert; %Ln von {1:,} Alignierungen sind unsicher</numerusform>
        </translation>
    </message>
    <message>
        <source>looking at how the source is tokenised</source>
        <translation>die Tokenisierung des Ausgangstexts wird angesehen</translation>
    </message>
    <message>
        <source>further text</source>
        <translation>weiterer Text</translation>
    </message>
    <message>
        <source>looking at how the reference is tokenised</source>
        <translation>die Tokenisierung der Referenz wird angesehen</translation>
    </message>
    <message>
        <source>tokenising {0}</source>
        <translation>{0} wird tokenisiert</translation>
    </message>
    <message>
        <source>tokenised as is usual ({0}), because there is no reference that shows how</source>
        <translation>wie üblich tokenisiert ({0}), da es keine Referenz gibt, die zeigt, wie</translation>
    </message>
    <message>
        <source>The system cannot be called ‘{0}’: {1}.</source>
        <translation>Das System kann nicht ‚{0}‘ heißen: {1}.</translation>
    </message>
    <message>
        <source>There is a system {0} already. Choose another name.</source>
        <translation>Es gibt schon ein System {0}. Bitte einen anderen Namen wählen.</translation>
    </message>
    <message numerus="yes">
        <source>%n candidates are removed.</source>
        <translation>
            <numerusform>%Ln Kandidat wird entfernt.</numerusform>
            <numerusform>%Ln Kandidaten werden entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgements are removed, of {0}.</source>
        <translation>
            <numerusform>%Ln Urteil wird entfernt, von {0}.</numerusform>
            <numerusform>%Ln Urteile werden entfernt, von {0}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier judgements are removed from the history.</source>
        <translation>
            <numerusform>%Ln früheres Urteil wird aus dem Verlauf entfernt.</numerusform>
            <numerusform>%Ln frühere Urteile werden aus dem Verlauf entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link corrections are removed.</source>
        <translation>
            <numerusform>%Ln Korrektur von Verknüpfungen wird entfernt.</numerusform>
            <numerusform>%Ln Korrekturen von Verknüpfungen werden entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tags of your own are removed.</source>
        <translation>
            <numerusform>%Ln eigenes Tag wird entfernt.</numerusform>
            <numerusform>%Ln eigene Tags werden entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates are taken out of tasks: {0}.</source>
        <translation>
            <numerusform>%Ln Kandidat wird aus Aufgaben genommen: {0}.</numerusform>
            <numerusform>%Ln Kandidaten werden aus Aufgaben genommen: {0}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n batches were handed out with this system: when they are merged, what was judged of it is left out.</source>
        <translation>
            <numerusform>%Ln Paket wurde mit diesem System ausgegeben: Beim Zusammenführen bleibt weg, was davon beurteilt wurde.</numerusform>
            <numerusform>%Ln Pakete wurden mit diesem System ausgegeben: Beim Zusammenführen bleibt weg, was davon beurteilt wurde.</numerusform>
        </translation>
    </message>
    <message>
        <source>The system {0} has been judged, so it is not removed. {1} To remove it all the same, add --with-judgements; a copy of the project is kept.</source>
        <translation>Das System {0} wurde beurteilt und wird darum nicht entfernt. {1} Um es trotzdem zu entfernen, --with-judgements hinzufügen; eine Kopie des Projekts bleibt.</translation>
    </message>
    <message>
        <source>The system {0} was worked on at this moment, so nothing was removed. Try again.</source>
        <translation>Am System {0} wurde gerade gearbeitet; darum wurde nichts entfernt. Bitte wieder versuchen.</translation>
    </message>
    <message>
        <source>{0} is no suite directory: it has no suite.toml. Choose another folder.</source>
        <translation>{0} ist kein Ordner einer Suite: Darin ist keine suite.toml. Bitte einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>reading the outputs</source>
        <translation>die Ausgaben werden gelesen</translation>
    </message>
    <message>
        <source>loading {0}</source>
        <translation>{0} wird geladen</translation>
    </message>
    <message>
        <source>looks tokenised already: most commas and full stops have a blank before them. It was tokenised once more; if it is tokenised like the suite, say so (--tokenized, or the tick in the window) and load it again</source>
        <translation>sieht schon tokenisiert aus: Vor den meisten Kommas und Punkten steht ein Leerzeichen. Es wurde noch einmal tokenisiert; wenn es wie die Suite tokenisiert ist, das angeben (--tokenized oder das Häkchen im Fenster) und noch einmal laden</translation>
    </message>
    <message>
        <source>a system cannot be called ‘reference’: that is the human translation</source>
        <translation>ein System kann nicht ‚reference‘ heißen: So heißt die menschliche Übersetzung</translation>
    </message>
    <message>
        <source>a system</source>
        <translation>ein System</translation>
    </message>
    <message>
        <source>also ambiguous: {0}</source>
        <translation>auch mehrdeutig: {0}</translation>
    </message>
    <message>
        <source>verified translations count as references</source>
        <translation>geprüfte Übersetzungen zählen als Referenzen</translation>
    </message>
    <message>
        <source>‘{0}’ is not one word. Give each ambiguous form by itself.</source>
        <translation>‚{0}‘ ist nicht ein Wort. Bitte jede mehrdeutige Form für sich angeben.</translation>
    </message>
    <message>
        <source>pronouns share any token</source>
        <translation>Pronomen haben irgendein Token gemeinsam</translation>
    </message>
    <message>
        <source>pronouns share a listed pronoun</source>
        <translation>Pronomen haben ein bekanntes Pronomen gemeinsam</translation>
    </message>
    <message>
        <source>antecedents by head where given, else span</source>
        <translation>Antezedenzien nach Kopf, wo genannt, sonst ganz</translation>
    </message>
    <message>
        <source>antecedents by head</source>
        <translation>Antezedenzien nach Kopf</translation>
    </message>
    <message>
        <source>antecedents by whole span</source>
        <translation>Antezedenzien ganz</translation>
    </message>
    <message>
        <source>there is no reference to compare with</source>
        <translation>es gibt keine Referenz zum Vergleichen</translation>
    </message>
    <message>
        <source>its sentence is merged with the one before</source>
        <translation>sein Satz ist mit dem davor verschmolzen</translation>
    </message>
    <message>
        <source>no word is aligned to the pronoun</source>
        <translation>kein Wort ist mit dem Pronomen aligniert</translation>
    </message>
    <message>
        <source>no word of the reference is aligned to the pronoun</source>
        <translation>kein Wort der Referenz ist mit dem Pronomen aligniert</translation>
    </message>
    <message>
        <source>the pronoun is dropped, in the reference as well</source>
        <translation>das Pronomen ist weggelassen, auch in der Referenz</translation>
    </message>
    <message>
        <source>the pronoun differs from the reference&apos;s</source>
        <translation>das Pronomen weicht von dem der Referenz ab</translation>
    </message>
    <message>
        <source>the pronoun&apos;s form is ambiguous</source>
        <translation>die Form des Pronomens ist mehrdeutig</translation>
    </message>
    <message>
        <source>no word is aligned to the antecedent</source>
        <translation>kein Wort ist mit dem Antezedens aligniert</translation>
    </message>
    <message>
        <source>no word of the reference is aligned to the antecedent</source>
        <translation>kein Wort der Referenz ist mit dem Antezedens aligniert</translation>
    </message>
    <message>
        <source>the antecedent differs from the reference&apos;s</source>
        <translation>das Antezedens weicht von dem der Referenz ab</translation>
    </message>
    <message>
        <source>the line is no translation</source>
        <translation>die Zeile ist keine Übersetzung</translation>
    </message>
    <message>
        <source>{0} is named twice. Name different columns.</source>
        <translation>{0} steht zweimal da. Bitte verschiedene Spalten nennen.</translation>
    </message>
    <message>
        <source>Systems that were left out</source>
        <translation>Systeme, die wegblieben</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Metrik</translation>
    </message>
    <message>
        <source>Over the {0} that have both, Pearson&apos;s r is {1}.</source>
        <translation>Über die {0}, die beides haben, ist Pearsons r {1}.</translation>
    </message>
    <message>
        <source>{0} and {1} {2} {3} can tell: Williams&apos;s test, t({4}) = {5}, two-sided p {6}.</source>
        <translation>{0} und {1} {2} {3} unterscheidbar: Williams-Test, t({4}) = {5}, zweiseitiges p {6}.</translation>
    </message>
    <message>
        <source>No correlation of {0}: {1}</source>
        <translation>Keine Korrelation von {0}: {1}</translation>
    </message>
    <message>
        <source>A correlation is undefined.</source>
        <translation>Eine Korrelation ist undefiniert.</translation>
    </message>
    <message>
        <source>The metric and people disagree on no candidate.</source>
        <translation>Die Metrik und Menschen sind bei keinem Kandidaten uneins.</translation>
    </message>
    <message>
        <source>None of these candidates has a tag of your own: give them tags in All answers (T), such as the reason why the two differ.</source>
        <translation>Keiner dieser Kandidaten hat ein eigenes Tag: Unter „Alle Antworten“ (T) Tags geben, etwa den Grund, warum beide abweichen.</translation>
    </message>
    <message>
        <source>A candidate with several tags counts for each of them.</source>
        <translation>Ein Kandidat mit mehreren Tags zählt bei jedem davon.</translation>
    </message>
    <message>
        <source>{0}, {1}: {2}</source>
        <translation>{0}, {1}: {2}</translation>
    </message>
    <message>
        <source>They
differ</source>
        <translation>Sie
weichen ab</translation>
    </message>
    <message>
        <source>where the two differ</source>
        <translation>wo beide abweichen</translation>
    </message>
    <message>
        <source>No tag</source>
        <translation>Kein Tag</translation>
    </message>
    <message>
        <source>without a tag</source>
        <translation>ohne Tag</translation>
    </message>
    <message>
        <source>Where {0} and people differ, by your own tags</source>
        <translation>Wo {0} und Menschen abweichen, nach eigenen Tags</translation>
    </message>
    <message>
        <source>Why {0} and people differ</source>
        <translation>Warum {0} und Menschen abweichen</translation>
    </message>
    <message>
        <source>Disagreements by own tag</source>
        <translation>Abweichungen nach eigenem Tag</translation>
    </message>
    <message>
        <source>{0} for {1}</source>
        <translation>{0} für {1}</translation>
    </message>
    <message>
        <source>comparing the pronouns</source>
        <translation>die Pronomen werden verglichen</translation>
    </message>
    <message>
        <source>People have judged nothing of this yet: there is nothing to compare.</source>
        <translation>Menschen haben davon noch nichts beurteilt: Es gibt nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>APT</source>
        <translation>APT</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Incorrect</source>
        <translation>Falsch</translation>
    </message>
    <message>
        <source>Correct %</source>
        <translation>Richtig %</translation>
    </message>
    <message>
        <source>p(correct | reference, candidate)</source>
        <translation>p(richtig | Referenz, Kandidat)</translation>
    </message>
    <message>
        <source>The interval of that share</source>
        <translation>Das Intervall dieses Anteils</translation>
    </message>
    <message>
        <source>How often each pronoun is correct, by the reference&apos;s pronoun</source>
        <translation>Wie oft jedes Pronomen richtig ist, nach dem Pronomen der Referenz</translation>
    </message>
    <message numerus="yes">
        <source>Not shown: %n pairs with fewer than {0} judged candidates each.</source>
        <translation>
            <numerusform>Nicht gezeigt: %Ln Paar mit weniger als {0} beurteilten Kandidaten.</numerusform>
            <numerusform>Nicht gezeigt: %Ln Paare mit je weniger als {0} beurteilten Kandidaten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The reference, judged like a system, is in no rank or correlation: {0}.</source>
        <translation>Die Referenz, wie ein System beurteilt, ist in keinem Rang und keiner Korrelation: {0}.</translation>
    </message>
    <message>
        <source>This is counted over whole categories. Choose by systems and categories alone.</source>
        <translation>Das wird über ganze Kategorien gezählt. Bitte nur nach Systemen und Kategorien wählen.</translation>
    </message>
    <message>
        <source>Metrics are correlated with this share, not with the corrected score, which orders systems in ‘protest scores’: the order may differ.</source>
        <translation>Metriken werden mit diesem Anteil korreliert, nicht mit dem korrigierten Score, nach dem ‚protest scores‘ die Systeme ordnet: Die Reihenfolge kann eine andere sein.</translation>
    </message>
    <message numerus="yes">
        <source>Only people&apos;s judgements count: %n candidates without one are left out.</source>
        <translation>
            <numerusform>Nur Urteile von Menschen zählen: %Ln Kandidat ohne ein solches bleibt weg.</numerusform>
            <numerusform>Nur Urteile von Menschen zählen: %Ln Kandidaten ohne ein solches bleiben weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counted as correct: %n candidates that the automatic step approved and nobody judged.</source>
        <translation>
            <numerusform>Als richtig gezählt: %Ln Kandidat, den der automatische Schritt akzeptiert und niemand beurteilt hat.</numerusform>
            <numerusform>Als richtig gezählt: %Ln Kandidaten, die der automatische Schritt akzeptiert und niemand beurteilt hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>The automatic step compares with the reference as these metrics do, so its approvals raise the metrics&apos; correlation with people.</source>
        <translation>Der automatische Schritt vergleicht mit der Referenz wie diese Metriken: Was er akzeptiert, erhöht daher ihre Korrelation mit den Urteilen von Menschen.</translation>
    </message>
    <message numerus="yes">
        <source>Counted as not correct: %n candidates still open or disputed.</source>
        <translation>
            <numerusform>Als nicht richtig gezählt: %Ln Kandidat, der noch offen oder strittig ist.</numerusform>
            <numerusform>Als nicht richtig gezählt: %Ln Kandidaten, die noch offen oder strittig sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Systems by people and metrics</source>
        <translation>Systeme nach Menschen und Metriken</translation>
    </message>
    <message>
        <source>Correlations of metrics</source>
        <translation>Korrelationen von Metriken</translation>
    </message>
    <message>
        <source>If every open candidate is wrong, and if all are right</source>
        <translation>Wenn alle offenen Kandidaten falsch sind, und wenn alle richtig sind</translation>
    </message>
    <message>
        <source>Of all candidates</source>
        <translation>Aller Kandidaten</translation>
    </message>
    <message>
        <source>r {0}, p {1}, over {2} systems</source>
        <translation>r {0}, p {1}, über {2} Systeme</translation>
    </message>
    <message>
        <source>t({0}) = {1}, p {2}</source>
        <translation>t({0}) = {1}, p {2}</translation>
    </message>
    <message>
        <source>Systems that have both figures</source>
        <translation>Systeme, die beide Werte haben</translation>
    </message>
    <message>
        <source>Pearson</source>
        <translation>Pearson</translation>
    </message>
    <message>
        <source>Spearman</source>
        <translation>Spearman</translation>
    </message>
    <message>
        <source>Of Williams&apos;s test</source>
        <translation>Des Williams-Tests</translation>
    </message>
    <message>
        <source>df</source>
        <translation>df</translation>
    </message>
    <message>
        <source>Two-sided</source>
        <translation>Zweiseitig</translation>
    </message>
    <message>
        <source>Correlation with {0}, over systems</source>
        <translation>Korrelation mit {0}, über Systeme</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Metriken</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>Zwischen</translation>
    </message>
    <message>
        <source>Two metrics with the same people: Williams&apos;s test</source>
        <translation>Zwei Metriken mit denselben Menschen: Williams-Test</translation>
    </message>
    <message>
        <source>{0} with {1}</source>
        <translation>{0} mit {1}</translation>
    </message>
    <message>
        <source>No two metrics are compared. {0}</source>
        <translation>Keine zwei Metriken werden verglichen. {0}</translation>
    </message>
    <message>
        <source>Not compared: {0}. {1}</source>
        <translation>Nicht verglichen: {0}. {1}</translation>
    </message>
    <message>
        <source>The p of Williams&apos;s tests are of each test alone, whatever their number.</source>
        <translation>Das p der Williams-Tests gilt für jeden Test allein, wie viele es auch sind.</translation>
    </message>
    <message>
        <source>No correlation is computed: it needs at least three systems with both figures, and Williams&apos;s test of two metrics needs four.</source>
        <translation>Keine Korrelation wird berechnet: Sie braucht mindestens drei Systeme mit beiden Zahlen, der Williams-Test zweier Metriken vier.</translation>
    </message>
    <message>
        <source>Over {0} a correlation{1} says little.</source>
        <translation>Über {0} sagt eine Korrelation{1} wenig.</translation>
    </message>
    <message numerus="yes">
        <source>%n systems</source>
        <translation>
            <numerusform>%Ln System</numerusform>
            <numerusform>%Ln Systeme</numerusform>
        </translation>
    </message>
    <message>
        <source>The share of {0} is undefined: people have judged nothing of this yet.</source>
        <translation>Der Anteil von {0} ist undefiniert: Menschen haben davon noch nichts beurteilt.</translation>
    </message>
    <message>
        <source>Ranks of systems by each metric</source>
        <translation>Ränge der Systeme nach jeder Metrik</translation>
    </message>
    <message>
        <source>Rank 1 has the highest figure. Systems with equal figures share a rank.</source>
        <translation>Rang 1 hat den höchsten Wert. Systeme mit gleichen Werten teilen einen Rang.</translation>
    </message>
    <message>
        <source>{0}: no rank by {1}</source>
        <translation>{0}: kein Rang nach {1}</translation>
    </message>
    <message>
        <source>{0}: rank {1} of {2} by {3}</source>
        <translation>{0}: Rang {1} von {2} nach {3}</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>By {0}</source>
        <translation>Nach {0}</translation>
    </message>
    <message>
        <source>Pronouns of the reference, judged like a system, are counted, too: {0}. To leave them out, choose the other systems.</source>
        <translation>Pronomen der Referenz, wie ein System beurteilt, zählen auch: {0}. Um sie wegzulassen, die anderen Systeme wählen.</translation>
    </message>
    <message>
        <source>Not counted: {0} that the automatic step approved and nobody judged.</source>
        <translation>Nicht gezählt: {0}, die der automatische Schritt akzeptiert und niemand beurteilt hat.</translation>
    </message>
    <message>
        <source>Not counted: {0} on which people differ.</source>
        <translation>Nicht gezählt: {0}, bei denen Menschen uneins sind.</translation>
    </message>
    <message>
        <source>Not counted: {0} that nobody has judged.</source>
        <translation>Nicht gezählt: {0}, die niemand beurteilt hat.</translation>
    </message>
    <message>
        <source>There is nothing that the metric calls right or wrong and people correct or incorrect.</source>
        <translation>Es gibt nichts, das die Metrik richtig oder falsch und Menschen richtig oder falsch nennen.</translation>
    </message>
    <message>
        <source>Verdicts by {0}</source>
        <translation>Verdikte von {0}</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Verdikte</translation>
    </message>
    <message>
        <source>All verdicts together</source>
        <translation>Alle Verdikte zusammen</translation>
    </message>
    <message>
        <source>The metric counts this as right.</source>
        <translation>Die Metrik zählt dies als richtig.</translation>
    </message>
    <message>
        <source>The metric counts this as wrong.</source>
        <translation>Die Metrik zählt dies als falsch.</translation>
    </message>
    <message>
        <source>The metric has nothing to compare: neither right nor wrong.</source>
        <translation>Die Metrik hat nichts zu vergleichen: weder richtig noch falsch.</translation>
    </message>
    <message>
        <source>{0}: there is nothing that both call right or wrong</source>
        <translation>{0}: Es gibt nichts, das beide richtig oder falsch nennen</translation>
    </message>
    <message>
        <source>{0}: metric and people differ on {1} of {2}, {3} %, 95 % interval {4}</source>
        <translation>{0}: Metrik und Menschen weichen bei {1} von {2} ab, {3}&#xa0;%, 95-%-Intervall {4}</translation>
    </message>
    <message>
        <source>fewer than ten: too few to say</source>
        <translation>weniger als zehn: zu wenige, um etwas zu sagen</translation>
    </message>
    <message>
        <source>Not
judgeable</source>
        <translation>Nicht
beurteilbar</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Verglichen</translation>
    </message>
    <message>
        <source>The metric has something to compare, and people could judge</source>
        <translation>Die Metrik hat etwas zu vergleichen, und Menschen konnten urteilen</translation>
    </message>
    <message>
        <source>One says right, the other wrong</source>
        <translation>Eines sagt richtig, das andere falsch</translation>
    </message>
    <message>
        <source>In how many of the compared they differ</source>
        <translation>In wie vielen der verglichenen sie abweichen</translation>
    </message>
    <message>
        <source>Says
right</source>
        <translation>Sagt
richtig</translation>
    </message>
    <message>
        <source>Says
wrong</source>
        <translation>Sagt
falsch</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdikt</translation>
    </message>
    <message>
        <source>Both are compared where the metric says right or wrong and people say correct or incorrect; where one of them has nothing to say there is neither agreement nor disagreement.</source>
        <translation>Verglichen wird, wo die Metrik richtig oder falsch sagt und Menschen richtig oder falsch sagen; wo eines davon nichts sagt, gibt es weder Einigkeit noch Uneinigkeit.</translation>
    </message>
    <message>
        <source>Right: {0}</source>
        <translation>Richtig: {0}</translation>
    </message>
    <message>
        <source>wrong: {0}</source>
        <translation>falsch: {0}</translation>
    </message>
    <message>
        <source>neither: {0}</source>
        <translation>weder noch: {0}</translation>
    </message>
    <message>
        <source>The weight of case {0} is {1:g}. Weights are from 0 to 1.</source>
        <translation>Das Gewicht von Fall {0} ist {1:g}. Gewichte gehen von 0 bis 1.</translation>
    </message>
    <message>
        <source>There is no case {0}. The cases of APT are 1 to 6.</source>
        <translation>Es gibt keinen Fall {0}. Die Fälle von APT sind 1 bis 6.</translation>
    </message>
    <message>
        <source>All six cases are left out. Leave one of them in.</source>
        <translation>Alle sechs Fälle sind weggelassen. Bitte einen davon behalten.</translation>
    </message>
    <message>
        <source>identical</source>
        <translation>identisch</translation>
    </message>
    <message>
        <source>equivalent</source>
        <translation>gleichwertig</translation>
    </message>
    <message>
        <source>different</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>not in candidate</source>
        <translation>nicht im Kandidaten</translation>
    </message>
    <message>
        <source>not in reference</source>
        <translation>nicht in der Referenz</translation>
    </message>
    <message>
        <source>in neither</source>
        <translation>in keinem</translation>
    </message>
    <message>
        <source>all words matched</source>
        <translation>alle Wörter stimmen überein</translation>
    </message>
    <message>
        <source>some words matched</source>
        <translation>einige Wörter stimmen überein</translation>
    </message>
    <message>
        <source>no word matched</source>
        <translation>kein Wort stimmt überein</translation>
    </message>
    <message>
        <source>nothing to match</source>
        <translation>nichts zu vergleichen</translation>
    </message>
    <message>
        <source>comparing the words of {0}</source>
        <translation>die Wörter von {0} werden verglichen</translation>
    </message>
    <message>
        <source>No pronoun has more than one matched word.</source>
        <translation>Kein Pronomen hat mehr als ein übereinstimmendes Wort.</translation>
    </message>
    <message>
        <source>AutoPRF, matched beside the pronoun: {0}</source>
        <translation>AutoPRF, neben dem Pronomen übereinstimmend: {0}</translation>
    </message>
    <message>
        <source>Beside the pronoun</source>
        <translation>Neben dem Pronomen</translation>
    </message>
    <message>
        <source>Of the candidates with more than one matched word</source>
        <translation>Von den Kandidaten mit mehr als einem übereinstimmenden Wort</translation>
    </message>
    <message>
        <source>With the pronouns</source>
        <translation>Mit den Pronomen</translation>
    </message>
    <message numerus="yes">
        <source>%n of {0} pronouns have more than one matched word.</source>
        <translation>
            <numerusform>%Ln von {0} Pronomen hat mehr als ein übereinstimmendes Wort.</numerusform>
            <numerusform>%Ln von {0} Pronomen haben mehr als ein übereinstimmendes Wort.</numerusform>
        </translation>
    </message>
    <message>
        <source>What AutoPRF matches beside the pronoun</source>
        <translation>Was AutoPRF neben dem Pronomen vergleicht</translation>
    </message>
    <message>
        <source>Further words</source>
        <translation>Weitere Wörter</translation>
    </message>
    <message>
        <source>Metrics compare systems with a reference, and this suite has none.</source>
        <translation>Metriken vergleichen Systeme mit einer Referenz, und diese Suite hat keine.</translation>
    </message>
    <message>
        <source>Categories are those of examples, and not every pronoun is one. Leave the categories or the pronouns out.</source>
        <translation>Kategorien sind die von Beispielen, und nicht jedes Pronomen ist eines. Bitte die Kategorien oder die Pronomen weglassen.</translation>
    </message>
    <message>
        <source>measuring {0} with {1}</source>
        <translation>{0} wird mit {1} gemessen</translation>
    </message>
    <message>
        <source>No metric is called ‘{0}’. There are: {1}.</source>
        <translation>Keine Metrik heißt ‚{0}‘. Es gibt: {1}.</translation>
    </message>
    <message>
        <source>{0} Read what people judged (protest scores).</source>
        <translation>{0} Die Urteile von Menschen stehen in ‚protest scores‘.</translation>
    </message>
    <message>
        <source>system</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Pronoun by pronoun</source>
        <translation>Pronomen für Pronomen</translation>
    </message>
    <message>
        <source>The metric {0} says ‘{1}’ of a pronoun, and its verdicts are {2}. List in `verdicts` all that it may say.</source>
        <translation>Die Metrik {0} sagt ‚{1}‘ von einem Pronomen, und ihre Verdikte sind {2}. Bitte in `verdicts` alles aufführen, was sie sagen kann.</translation>
    </message>
    <message>
        <source>The metric {0} says nothing of {1}. Let it give a detail for each pronoun that it is asked for.</source>
        <translation>Die Metrik {0} sagt nichts zu {1}. Sie muss für jedes Pronomen, nach dem sie gefragt wird, etwas angeben.</translation>
    </message>
    <message>
        <source>The metric {0} measures whole texts and says nothing of single pronouns. Take one that does. There are: {1}.</source>
        <translation>Die Metrik {0} misst ganze Texte und sagt nichts zu einzelnen Pronomen. Bitte eine nehmen, die das tut. Es gibt: {1}.</translation>
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
        <source>this name is reserved for adjudication; use another</source>
        <translation>dieser Name ist für Entscheidungen bei Uneinigkeit reserviert; bitte einen anderen nehmen</translation>
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
        <translation>Beispiele werden gesammelt</translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>Grafik wird gezeichnet</translation>
    </message>
    <message>
        <source>Systems by {0}</source>
        <translation>Systeme nach {0}</translation>
    </message>
    <message>
        <source>Undefined: {0}.</source>
        <translation>Undefiniert: {0}.</translation>
    </message>
    <message>
        <source>the best three</source>
        <translation>die besten drei</translation>
    </message>
    <message>
        <source>There is nothing to draw: {0}</source>
        <translation>Es gibt nichts zu zeichnen: {0}</translation>
    </message>
    <message>
        <source>{0} cannot be a picture. End its name with one of {1}.</source>
        <translation>{0} kann kein Bild sein. Der Name muss auf {1} enden.</translation>
    </message>
    <message>
        <source>{0:g} is too large to be drawn. Write it in another unit.</source>
        <translation>{0:g} ist zu groß zum Zeichnen. Bitte in einer anderen Einheit schreiben.</translation>
    </message>
    <message>
        <source>% correct</source>
        <translation>% richtig</translation>
    </message>
    <message>
        <source>% correct by {0}</source>
        <translation>% richtig nach {0}</translation>
    </message>
    <message>
        <source>counting the approvals</source>
        <translation>Akzeptiertes wird gezählt</translation>
    </message>
    <message>
        <source>Nobody has judged an approval of it.</source>
        <translation>Niemand hat Akzeptiertes davon beurteilt.</translation>
    </message>
    <message>
        <source>all systems</source>
        <translation>alle Systeme</translation>
    </message>
    <message>
        <source>Upheld approvals by system and category</source>
        <translation>Bestätigtes Akzeptiertes nach System und Kategorie</translation>
    </message>
    <message>
        <source>Corrected scores</source>
        <translation>Korrigierte Scores</translation>
    </message>
    <message>
        <source>Upheld approvals by category or system</source>
        <translation>Bestätigtes Akzeptiertes nach Kategorie oder System</translation>
    </message>
    <message>
        <source>Corrected score of all systems</source>
        <translation>Korrigierter Score aller Systeme</translation>
    </message>
    <message>
        <source>{0}: nothing is judged</source>
        <translation>{0}: nichts ist beurteilt</translation>
    </message>
    <message>
        <source>{0}: {1} % upheld, 95 % interval {2}</source>
        <translation>{0}: {1}&#xa0;% bestätigt, 95-%-Intervall {2}</translation>
    </message>
    <message>
        <source>Upheld</source>
        <translation>Bestätigt</translation>
    </message>
    <message>
        <source>Not
upheld</source>
        <translation>Nicht
bestätigt</translation>
    </message>
    <message>
        <source>Upheld of those judged</source>
        <translation>Bestätigt von den beurteilten</translation>
    </message>
    <message>
        <source>The interval of the rate</source>
        <translation>Das Intervall der Rate</translation>
    </message>
    <message>
        <source>Approved by the program and judged by people, by {0}</source>
        <translation>Vom Programm akzeptiert und von Menschen beurteilt, nach {0}</translation>
    </message>
    <message>
        <source>The corrected score of other documents of the same kind</source>
        <translation>Der korrigierte Score für andere Dokumente derselben Art</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>With all approvals counted as correct</source>
        <translation>Wenn alles Akzeptierte als richtig zählt</translation>
    </message>
    <message>
        <source>The share among other examples of the same kind</source>
        <translation>Der Anteil unter anderen Beispielen derselben Art</translation>
    </message>
    <message>
        <source>The estimated score if people had judged every candidate</source>
        <translation>Der geschätzte Score, wenn Menschen jeden Kandidaten beurteilt hätten</translation>
    </message>
    <message>
        <source>The score if people had judged every candidate here</source>
        <translation>Der Score, wenn Menschen hier jeden Kandidaten beurteilt hätten</translation>
    </message>
    <message>
        <source>Scores, and estimates if people had judged every candidate (in %)</source>
        <translation>Scores, und geschätzt, wenn Menschen jeden Kandidaten beurteilt hätten (in %)</translation>
    </message>
    <message>
        <source>Not audited: {0} by verified translations. People judged them, if at all, mostly while they were referred, and that is no sample. Corrected scores count them as people judged them, and as unknown where nobody did or people disagree ({1}): from all wrong to all right.</source>
        <translation>Nicht im Audit: {0} durch geprüfte Übersetzungen. Menschen haben sie, wenn überhaupt, meist beurteilt, als sie zur Prüfung waren, und das ist keine Stichprobe. Korrigierte Scores zählen sie, wie Menschen sie beurteilt haben, und als unbekannt, wo es niemand tat oder Menschen uneins sind ({1}): von allen falsch bis alle richtig.</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Korrigiert</translation>
    </message>
    <message>
        <source>comparing the systems</source>
        <translation>die Systeme werden verglichen</translation>
    </message>
    <message>
        <source>There are no two systems to compare. Load another one.</source>
        <translation>Es gibt keine zwei Systeme zum Vergleichen. Bitte noch eines laden.</translation>
    </message>
    <message>
        <source>Nobody has judged anything of these systems yet: there is nothing to compare.</source>
        <translation>Noch hat niemand etwas von diesen Systemen beurteilt: Es gibt nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>zu wenige</translation>
    </message>
    <message>
        <source>Pairs of systems</source>
        <translation>Je zwei Systeme</translation>
    </message>
    <message>
        <source>{0} and {1} have no example in common.</source>
        <translation>{0} und {1} haben kein Beispiel gemeinsam.</translation>
    </message>
    <message>
        <source>{0} and {1} have {2} examples in common: fewer than {3} are too few to say.</source>
        <translation>{0} und {1} haben {2} Beispiele gemeinsam: Weniger als {3} sind zu wenige, um etwas zu sagen.</translation>
    </message>
    <message>
        <source>{0} and {1} cannot be told apart by these {2} examples.</source>
        <translation>{0} und {1} sind an diesen {2} Beispielen nicht zu unterscheiden.</translation>
    </message>
    <message>
        <source>{0} is better than {1} if at least {2} % of its approvals are right.</source>
        <translation>{0} ist besser als {1}, wenn mindestens {2}&#xa0;% seiner akzeptierten richtig sind.</translation>
    </message>
    <message>
        <source>{0} is better than {1}, beyond chance.</source>
        <translation>{0} ist besser als {1}, nicht nur zufällig.</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.</translation>
    </message>
    <message>
        <source>Examples that both have</source>
        <translation>Beispiele, die beide haben</translation>
    </message>
    <message>
        <source>judged</source>
        <translation>beurteilt</translation>
    </message>
    <message>
        <source>Examples that people judged in both systems</source>
        <translation>Beispiele, die Menschen in beiden Systemen beurteilt haben</translation>
    </message>
    <message>
        <source>only
1st</source>
        <translation>nur
1.</translation>
    </message>
    <message>
        <source>Of those judged: correct in the first system only</source>
        <translation>Von den beurteilten: nur im ersten System richtig</translation>
    </message>
    <message>
        <source>only
2nd</source>
        <translation>nur
2.</translation>
    </message>
    <message>
        <source>Of those judged: correct in the second system only</source>
        <translation>Von den beurteilten: nur im zweiten System richtig</translation>
    </message>
    <message>
        <source>Neither judged nor estimated in one of the two systems</source>
        <translation>In einem der beiden Systeme weder beurteilt noch geschätzt</translation>
    </message>
    <message>
        <source>Correct answers to “{0}” of the 1st system beside those of the 2nd</source>
        <translation>Richtige Antworten auf „{0}“ beim 1. System neben denen beim 2.</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>p: the signs of the differences in {0} documents are changed at random{1}. It is about texts like these.</source>
        <translation>p: die Vorzeichen der Differenzen in {0} Dokumenten werden zufällig vertauscht{1}. Es gilt für Texte wie diese.</translation>
    </message>
    <message>
        <source>p: McNemar&apos;s exact test on effective sample sizes{0}, which shrink when few {1} are audited ({2} of {3} judged).</source>
        <translation>p: exakter McNemar-Test mit effektiven Stichprobengrößen{0}, die kleiner sind, wenn wenig von {1} auditiert ist ({2} von {3} beurteilt).</translation>
    </message>
    <message numerus="yes">
        <source>%n candidates are unknown (neither judged nor estimated): they count against every difference.</source>
        <translation>
            <numerusform>%Ln Kandidat ist unbekannt (weder beurteilt noch geschätzt): Er zählt gegen jeden Unterschied.</numerusform>
            <numerusform>%Ln Kandidaten sind unbekannt (weder beurteilt noch geschätzt): Sie zählen gegen jeden Unterschied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n documents no p gets down to .05, however few systems are compared: it takes {0}. With ‘--over examples’ the comparison holds for these texts, and examples are treated as independent of each other.</source>
        <translation>
            <numerusform>Mit einem Dokument wird kein p so klein wie .05, so wenige Systeme man auch vergleicht: Es braucht {0}. Mit ‚--over examples‘ gilt der Vergleich für diesen Text, und Beispiele gelten als unabhängig voneinander.</numerusform>
            <numerusform>Mit %Ln Dokumenten wird kein p so klein wie .05, so wenige Systeme man auch vergleicht: Es braucht {0}. Mit ‚--over examples‘ gilt der Vergleich für diese Texte, und Beispiele gelten als unabhängig voneinander.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sorted by the corrected score; significance takes precedence.</source>
        <translation>Sortiert nach dem korrigierten Score; Signifikanz hat Vorrang.</translation>
    </message>
    <message>
        <source>The suite names no documents: examples are treated as independent of each other, although examples from one text are not.</source>
        <translation>Die Suite nennt keine Dokumente: Beispiele gelten als unabhängig voneinander, obwohl Beispiele aus einem Text es nicht sind.</translation>
    </message>
    <message>
        <source>Examples are treated as independent of each other, although examples from one text are not. With ‘--over documents’ the test is over {0} documents.</source>
        <translation>Beispiele gelten als unabhängig voneinander, obwohl Beispiele aus einem Text es nicht sind. Mit ‚--over documents‘ wird über {0} Dokumente getestet.</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>The interval of the difference</source>
        <translation>Das Intervall des Unterschieds</translation>
    </message>
    <message>
        <source>Adjusted for the number of pairs</source>
        <translation>Angepasst an die Zahl der Paare</translation>
    </message>
    <message>
        <source>if ≥ … right</source>
        <translation>wenn ≥ … richtig</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>Systeme</translation>
    </message>
    <message>
        <source>Systems by cluster; systems that cannot be compared are in none</source>
        <translation>Systeme nach Cluster; nicht vergleichbare Systeme sind in keinem</translation>
    </message>
    <message>
        <source>In percentage points, if people had judged every candidate</source>
        <translation>In Prozentpunkten, wenn Menschen jeden Kandidaten beurteilt hätten</translation>
    </message>
    <message>
        <source>The least share of right approvals at which the better system is still better</source>
        <translation>Der kleinste Anteil richtiger akzeptierter, bei dem das bessere System noch besser ist</translation>
    </message>
    <message>
        <source>Systems that cannot be told apart, the best first</source>
        <translation>Systeme, die nicht zu unterscheiden sind, die besten zuerst</translation>
    </message>
    <message>
        <source>Correct {0}s of the 1st system beside those of the 2nd</source>
        <translation>Richtige {0} des 1. Systems neben denen des 2.</translation>
    </message>
    <message>
        <source>Differences, p and clusters are computed differently since version 0.2: approvals that nobody judged no longer count as right.</source>
        <translation>Unterschiede, p und Cluster werden seit Version 0.2 anders berechnet: Akzeptiertes, das niemand beurteilt hat, zählt nicht mehr als richtig.</translation>
    </message>
    <message>
        <source>Too few: fewer than ten examples, too few to say; they tell no systems apart.</source>
        <translation>Zu wenige: weniger als zehn Beispiele, zu wenige, um etwas zu sagen; sie trennen keine Systeme.</translation>
    </message>
    <message>
        <source>, adjusted over {0} pairs (Holm)</source>
        <translation>, angepasst an {0} Paare (Holm)</translation>
    </message>
    <message>
        <source>approvals</source>
        <translation>akzeptiert</translation>
    </message>
    <message>
        <source>what {0} calls correct</source>
        <translation>was {0} richtig nennt</translation>
    </message>
    <message>
        <source>Unjudged candidates are estimated, and the test allows for the uncertainty.</source>
        <translation>Nicht beurteilte Kandidaten sind geschätzt; der Test berücksichtigt diese Unsicherheit.</translation>
    </message>
    <message>
        <source>p: McNemar&apos;s exact test{0}.</source>
        <translation>p: exakter McNemar-Test{0}.</translation>
    </message>
    <message>
        <source>Difference and interval are of each pair alone, in percentage points.</source>
        <translation>Unterschied und Intervall gelten für jedes Paar allein, in Prozentpunkten.</translation>
    </message>
    <message numerus="yes">
        <source>The examples are of %n documents: the comparison holds for these texts; nothing is known of others.</source>
        <translation>
            <numerusform>Die Beispiele sind aus einem Dokument: Der Vergleich gilt für diesen Text; über andere ist nichts bekannt.</numerusform>
            <numerusform>Die Beispiele sind aus %n Dokumenten: Der Vergleich gilt für diese Texte; über andere ist nichts bekannt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} holds {1} % of the examples: all {2} documents tell as much as {3} of equal size.</source>
        <translation>{0} enthält {1} % der Beispiele: Alle {2} Dokumente sagen so viel wie {3} gleich große.</translation>
    </message>
    <message>
        <source>With {0} documents no p of {1} pairs gets down to .05: compare fewer systems.</source>
        <translation>Mit {0} Dokumenten wird kein p von {1} Paaren so klein wie .05: bitte weniger Systeme vergleichen.</translation>
    </message>
    <message>
        <source>Where nobody judged an approval of one of the two, no test holds</source>
        <translation>Wo niemand Akzeptiertes eines der beiden beurteilt hat, gilt kein Test</translation>
    </message>
    <message>
        <source>No approval was judged, so no test holds</source>
        <translation>Nichts Akzeptiertes wurde beurteilt; darum gilt kein Test</translation>
    </message>
    <message>
        <source>{0}: systems nearer to the reference are favoured. ≥ {1} %: the difference holds as long as at least {1} % of that system&apos;s approvals are right, even if all of the other&apos;s are. Systems stand apart where it holds at {2} %. A task set with an audit makes it a test.</source>
        <translation>{0}: Systeme, die der Referenz näher sind, sind im Vorteil. ≥ {1}&#xa0;%: Der Unterschied gilt, solange mindestens {1}&#xa0;% der akzeptierten dieses Systems richtig sind, selbst wenn es alle des anderen sind. Systeme stehen getrennt, wo er bei {2}&#xa0;% gilt. Ein Aufgabensatz mit Audit macht daraus einen Test.</translation>
    </message>
    <message>
        <source>Sorted by the middle of the range, from every open candidate wrong to all of them right; significance takes precedence.</source>
        <translation>Sortiert nach der Mitte des Bereichs von „jeder offene Kandidat falsch“ bis „alle richtig“; Signifikanz hat Vorrang.</translation>
    </message>
    <message>
        <source>Some systems are better than each other in a circle: no order of them is right.</source>
        <translation>Einige Systeme sind im Kreis besser als einander: Keine Reihenfolge dieser Systeme ist richtig.</translation>
    </message>
    <message>
        <source>Not compared: {0} – no other system has a known result on the same examples.</source>
        <translation>Nicht verglichen: {0} – kein anderes System hat bei denselben Beispielen ein bekanntes Ergebnis.</translation>
    </message>
    <message>
        <source>It is neither matched nor judged yet.</source>
        <translation>Es ist noch weder abgeglichen noch beurteilt.</translation>
    </message>
    <message>
        <source>Nobody has answered the question of it yet.</source>
        <translation>Niemand hat die Frage dazu bisher beantwortet.</translation>
    </message>
    <message>
        <source>Nothing of it is counted.</source>
        <translation>Nichts davon wird gezählt.</translation>
    </message>
    <message>
        <source>There are no scores of the question ‘{0}’: none of its choices counts as correct. Give the right one ‘label = &quot;correct&quot;’ in the guidelines.</source>
        <translation>Zur Frage „{0}“ gibt es keine Ergebnisse: Keine ihrer Antworten zählt als richtig. Bitte der richtigen in den Richtlinien „label = &quot;correct&quot;“ geben.</translation>
    </message>
    <message>
        <source>average</source>
        <translation>Durchschnitt</translation>
    </message>
    <message>
        <source>95 %,
new
examples</source>
        <translation>95 %,
neue
Beispiele</translation>
    </message>
    <message>
        <source>95 %,
these
candidates</source>
        <translation>95 %,
diese
Kandidaten</translation>
    </message>
    <message>
        <source>{0} Fewer than ten: too few to say.</source>
        <translation>{0} Weniger als zehn: zu wenige, um etwas zu sagen.</translation>
    </message>
    <message>
        <source>{0}: the reference, judged like a system. It is in no rank, comparison, average or total.</source>
        <translation>{0}: die Referenz, wie ein System beurteilt. Sie ist in keinem Rang, Vergleich, Durchschnitt und keiner Summe.</translation>
    </message>
    <message numerus="yes">
        <source>Left out: %n candidates whose lines are no translation: empty, untranslated, a refusal or only a note.</source>
        <translation>
            <numerusform>Nicht mitgezählt: %n Kandidat, dessen Zeile keine Übersetzung ist, sondern leer, nicht übersetzt, eine Weigerung oder nur eine Anmerkung.</numerusform>
            <numerusform>Nicht mitgezählt: %n Kandidaten, deren Zeilen keine Übersetzungen sind, sondern leer, nicht übersetzt, eine Weigerung oder nur eine Anmerkung.</numerusform>
        </translation>
    </message>
    <message>
        <source>The share of {0} is undefined, and in no {1}: {2} neither matched nor judged yet.</source>
        <translation>Der Anteil von {0} ist undefiniert und in keinem {1}: {2} noch weder abgeglichen noch beurteilt.</translation>
    </message>
    <message>
        <source>The share of {0} is undefined: nothing of it is counted.</source>
        <translation>Der Anteil von {0} ist undefiniert: Nichts davon wird gezählt.</translation>
    </message>
    <message>
        <source>Corrected scores and their intervals are computed differently since version 0.2; all counts are as before.</source>
        <translation>Korrigierte Scores und ihre Intervalle werden seit Version 0.2 anders berechnet; alle Anzahlen sind wie zuvor.</translation>
    </message>
    <message>
        <source>Ranges: at the lower end every open candidate is wrong, at the upper end all are right. Their intervals cover both ends.</source>
        <translation>Bereiche: Am unteren Ende sind alle offenen Kandidaten falsch, am oberen alle richtig. Ihre Intervalle umfassen beide Enden.</translation>
    </message>
    <message>
        <source>95 %,
texts
like these</source>
        <translation>95 %,
Texte
wie diese</translation>
    </message>
    <message>
        <source>In brackets: no estimate, but the range from every open candidate wrong to all of them right, with all approvals right.</source>
        <translation>In Klammern: keine Schätzung, sondern der Bereich von „jeder offene Kandidat falsch“ bis „alle richtig“, wenn alles Akzeptierte richtig ist.</translation>
    </message>
    <message>
        <source>In brackets: no estimate, but the range from every open candidate wrong to all of them right.</source>
        <translation>In Klammern: keine Schätzung, sondern der Bereich von „jeder offene Kandidat falsch“ bis „alle richtig“.</translation>
    </message>
    <message>
        <source>Candidates that people could not judge are left out.</source>
        <translation>Kandidaten, die Menschen nicht beurteilen konnten, bleiben weg.</translation>
    </message>
    <message>
        <source>Candidates that people could not judge count as incorrect.</source>
        <translation>Kandidaten, die Menschen nicht beurteilen konnten, zählen als falsch.</translation>
    </message>
    <message>
        <source>Never matched: {0} – unjudged candidates of it are open.</source>
        <translation>Nie abgeglichen: {0} – nicht beurteilte Kandidaten davon sind offen.</translation>
    </message>
    <message>
        <source>The share of {0} is undefined, and in no {1}: nobody has answered “{2}” of it yet.</source>
        <translation>Der Anteil von {0} ist undefiniert und in keinem {1}: Niemand hat „{2}“ dazu bisher beantwortet.</translation>
    </message>
    <message>
        <source>Corrected: the estimated score if people had judged every candidate. Unjudged candidates are taken to be right as often as judged ones with the same verdict.</source>
        <translation>Korrigiert: der geschätzte Score, wenn Menschen jeden Kandidaten beurteilt hätten. Für nicht beurteilte Kandidaten wird angenommen, dass sie so oft richtig sind wie beurteilte mit demselben Verdikt.</translation>
    </message>
    <message>
        <source>95 %, these candidates: of the corrected score (Korn &amp; Graubard). 95 %, new examples: of the share, were other examples of the same kind drawn (Wilson).</source>
        <translation>95 %, diese Kandidaten: des korrigierten Scores (Korn &amp; Graubard). 95 %, neue Beispiele: des Anteils, wenn andere Beispiele derselben Art gezogen würden (Wilson).</translation>
    </message>
    <message>
        <source>95 %, texts like these: of the corrected score, for other documents of the same kind.</source>
        <translation>95 %, Texte wie diese: für den korrigierten Score anderer Dokumente derselben Art.</translation>
    </message>
    <message numerus="yes">
        <source>%n candidates are unknown: people disagree on them, skipped them or judged none of their kind. Corrected scores go from all of them wrong to all right.</source>
        <translation>
            <numerusform>%Ln Kandidat ist unbekannt: Menschen sind über ihn uneins, haben ihn übergangen oder keinen seiner Art beurteilt. Korrigierte Scores gehen davon, dass er falsch ist, bis dazu, dass er richtig ist.</numerusform>
            <numerusform>%Ln Kandidaten sind unbekannt: Menschen sind über sie uneins, haben sie übergangen oder keinen ihrer Art beurteilt. Korrigierte Scores gehen von allen falsch bis alle richtig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not judgeable is left out above and below the line, judged or estimated.</source>
        <translation>Nicht Beurteilbares bleibt über und unter dem Bruchstrich weg, beurteilt oder geschätzt.</translation>
    </message>
    <message>
        <source>{0} does not help here.</source>
        <translation>{0} hilft hier nicht.</translation>
    </message>
    <message>
        <source>{0} judgements by people correct {1} by {2}: as much as {3} by people alone.</source>
        <translation>{0} Urteile von Menschen korrigieren {1} um {2}: so viel wie {3} von Menschen allein.</translation>
    </message>
    <message numerus="yes">
        <source>%n categories</source>
        <translation>
            <numerusform>%Ln Kategorie</numerusform>
            <numerusform>%Ln Kategorien</numerusform>
        </translation>
    </message>
    <message>
        <source> by these annotators</source>
        <translation> von diesen Annotierenden</translation>
    </message>
    <message numerus="yes">
        <source>%n candidates of {0} were not reached{1}: the rate of the others stands in, and the interval allows for it.</source>
        <translation>
            <numerusform>%Ln Kandidat von {0} wurde nicht erreicht{1}: Die Rate der anderen steht dafür, und das Intervall berücksichtigt es.</numerusform>
            <numerusform>%Ln Kandidaten von {0} wurden nicht erreicht{1}: Die Rate der anderen steht dafür, und das Intervall berücksichtigt es.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n approvals were judged without a recorded draw; they are taken as drawn at random from their system and category.</source>
        <translation>
            <numerusform>%Ln akzeptierter wurde ohne aufgezeichnete Ziehung beurteilt; er gilt als zufällig aus seinem System und seiner Kategorie gezogen.</numerusform>
            <numerusform>%Ln akzeptierte wurden ohne aufgezeichnete Ziehung beurteilt; sie gelten als zufällig aus ihrem System und ihrer Kategorie gezogen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {0} referred candidates were drawn and judged.</source>
        <translation>
            <numerusform>%Ln von {0} Kandidaten zur Prüfung wurde gezogen und beurteilt.</numerusform>
            <numerusform>%Ln von {0} Kandidaten zur Prüfung wurden gezogen und beurteilt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates were judged because they were chosen by hand: they count for themselves and stand for no others.</source>
        <translation>
            <numerusform>%Ln Kandidat wurde beurteilt, weil er von Hand ausgewählt war: Er zählt für sich und steht für keine anderen.</numerusform>
            <numerusform>%Ln Kandidaten wurden beurteilt, weil sie von Hand ausgewählt waren: Sie zählen für sich und stehen für keine anderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without a corrected score, and therefore after the others: {0}.</source>
        <translation>Ohne korrigierten Score und deshalb hinter den anderen: {0}.</translation>
    </message>
    <message>
        <source>No corrected score of {0}: nobody has judged any of what {1} calls correct, or of what it does not. The interval goes from all of these wrong to all right.</source>
        <translation>Kein korrigierter Score von {0}: Niemand hat etwas von dem beurteilt, was {1} richtig nennt, oder was nicht. Das Intervall geht von alle davon falsch bis alle richtig.</translation>
    </message>
    <message>
        <source>it</source>
        <translation>es</translation>
    </message>
    <message>
        <source>them</source>
        <translation>sie</translation>
    </message>
    <message>
        <source>No corrected score of {0}: people judged only approvals that were chosen by hand. The interval goes from all others wrong to all right.</source>
        <translation>Kein korrigierter Score von {0}: Menschen haben davon nur Akzeptiertes beurteilt, das von Hand ausgewählt war. Das Intervall geht von alle übrigen falsch bis alle richtig.</translation>
    </message>
    <message>
        <source>No corrected score of {0}: nobody has judged an approval of {1}. The interval goes from all of these wrong to all right.</source>
        <translation>Kein korrigierter Score von {0}: Niemand hat Akzeptiertes von {1} beurteilt. Das Intervall geht von alle davon falsch bis alle richtig.</translation>
    </message>
    <message>
        <source>counting the results</source>
        <translation>die Ergebnisse werden gezählt</translation>
    </message>
    <message>
        <source>Scores by system and category</source>
        <translation>Scores nach System und Kategorie</translation>
    </message>
    <message>
        <source>Scores by system, the best first</source>
        <translation>Scores nach System, die besten zuerst</translation>
    </message>
    <message>
        <source>Averages over systems</source>
        <translation>Durchschnitte über Systeme</translation>
    </message>
    <message>
        <source>Not judgeable</source>
        <translation>Nicht beurteilbar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>Strittig</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutral</translation>
    </message>
    <message>
        <source>Of the incorrect: answers that count as neutral</source>
        <translation>Von den falschen: Antworten, die als neutral zählen</translation>
    </message>
    <message>
        <source>{0} translated correctly</source>
        <translation>{0} richtig übersetzt</translation>
    </message>
    <message>
        <source>Correct answers to “{0}”</source>
        <translation>Richtige Antworten auf „{0}“</translation>
    </message>
    <message>
        <source>{0}: approved by the program, or judged by people</source>
        <translation>{0}: vom Programm akzeptiert oder von Menschen beurteilt</translation>
    </message>
    <message>
        <source>{0}: judged by people</source>
        <translation>{0}: von Menschen beurteilt</translation>
    </message>
    <message>
        <source>Correct {0} by category, estimated, in %</source>
        <translation>Richtige {0} nach Kategorie, geschätzt, in %</translation>
    </message>
    <message>
        <source>Correct {0} by category</source>
        <translation>Richtige {0} nach Kategorie</translation>
    </message>
    <message>
        <source>Correct answers to “{0}” by category, estimated, in %</source>
        <translation>Richtige Antworten auf „{0}“ nach Kategorie, geschätzt, in %</translation>
    </message>
    <message>
        <source>Correct answers to “{0}” by category</source>
        <translation>Richtige Antworten auf „{0}“ nach Kategorie</translation>
    </message>
    <message>
        <source>all systems, {0}: undefined</source>
        <translation>alle Systeme, {0}: undefiniert</translation>
    </message>
    <message>
        <source>all systems, {0}: on average {1} correct, {2} %</source>
        <translation>alle Systeme, {0}: im Durchschnitt {1} richtig, {2}&#xa0;%</translation>
    </message>
    <message>
        <source>{0}, {1}: undefined. {2}</source>
        <translation>{0}, {1}: undefiniert. {2}</translation>
    </message>
    <message>
        <source>{0}, {1}: {2} correct, share undefined. {3}</source>
        <translation>{0}, {1}: {2} richtig, Anteil undefiniert. {3}</translation>
    </message>
    <message>
        <source>{0}, {1}: estimated {2} %, 95 % interval {3}; {4} correct as counted</source>
        <translation>{0}, {1}: geschätzt {2} %, 95-%-Intervall {3}; {4} richtig, wie gezählt</translation>
    </message>
    <message>
        <source>{0}, {1}: {2} correct, {3} %, 95 % interval {4}</source>
        <translation>{0}, {1}: {2} richtig, {3}&#xa0;%, 95-%-Intervall {4}</translation>
    </message>
    <message>
        <source>Stratum</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Falsch</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Not judged</source>
        <translation>Nicht beurteilt</translation>
    </message>
    <message>
        <source>Strata from which scores are estimated</source>
        <translation>Schichten, aus denen Scores geschätzt werden</translation>
    </message>
    <message>
        <source>The signature is of the suite {0}, and the project&apos;s is {1}. Use a project of the same suite.</source>
        <translation>Die Signatur ist von der Suite {0}, und die des Projekts ist {1}. Bitte ein Projekt derselben Suite verwenden.</translation>
    </message>
    <message>
        <source>The signature&apos;s matching is: {0}. The project&apos;s is: {1}. Run ‘protest evaluate’ with the same options first.</source>
        <translation>Der Abgleich der Signatur ist: {0}. Der des Projekts ist: {1}. Bitte zuerst ‚protest evaluate‘ mit denselben Optionen ausführen.</translation>
    </message>
    <message>
        <source>The signature is of a table of {0}. ‘{1}’ {2}.</source>
        <translation>Die Signatur ist die einer Tabelle von {0}. ‚{1}‘ {2}.</translation>
    </message>
    <message>
        <source>The signature has ‘{0}’, {1}.</source>
        <translation>Die Signatur hat ‚{0}‘, {1}.</translation>
    </message>
    <message>
        <source>The signature has no ‘{0}’. Copy the whole line.</source>
        <translation>Die Signatur hat kein ‚{0}‘. Bitte die ganze Zeile kopieren.</translation>
    </message>
    <message>
        <source>The signature is of the question ‘{0}’, which this project does not ask. Use a project with the same guidelines, or set these (‘protest guidelines --set’).</source>
        <translation>Die Signatur gehört zur Frage ‚{0}‘, die dieses Projekt nicht stellt. Bitte ein Projekt mit denselben Richtlinien nehmen oder diese setzen (‚protest guidelines --set‘).</translation>
    </message>
    <message>
        <source>The signature has ‘{0}’ for ‘{1}’, which this version of PROTEST does not know. Copy the whole line as it was printed.</source>
        <translation>Die Signatur hat ‚{0}‘ für ‚{1}‘, was diese Version von PROTEST nicht kennt. Bitte die ganze Zeile kopieren, wie sie ausgegeben wurde.</translation>
    </message>
    <message>
        <source>They have judged no candidate in common.</source>
        <translation>Sie haben keinen Kandidaten gemeinsam beurteilt.</translation>
    </message>
    <message>
        <source>All have the same label: no more agreement than that of chance can be seen.</source>
        <translation>Alle haben dasselbe Label: Mehr Übereinstimmung als zufällige ist nicht zu sehen.</translation>
    </message>
    <message>
        <source>The standard error is 0, so no interval can be given.</source>
        <translation>Der Standardfehler ist 0, deshalb gibt es kein Intervall.</translation>
    </message>
    <message>
        <source>Not every candidate has the same number of annotators, as Fleiss&apos;s kappa needs.</source>
        <translation>Nicht jeder Kandidat hat gleich viele Annotierende, wie es Fleiss’ Kappa braucht.</translation>
    </message>
    <message>
        <source>There are fewer than three pairs of scores.</source>
        <translation>Es gibt weniger als drei Paare von Werten.</translation>
    </message>
    <message>
        <source>On one side all scores are the same.</source>
        <translation>Auf einer Seite sind alle Werte gleich.</translation>
    </message>
    <message>
        <source>Williams&apos;s test needs four systems or more.</source>
        <translation>Der Williams-Test braucht vier oder mehr Systeme.</translation>
    </message>
    <message>
        <source>The two metrics are the same, or each is the other turned round.</source>
        <translation>Die beiden Metriken sind gleich, oder jede ist die umgekehrte andere.</translation>
    </message>
    <message>
        <source>There is no suite directory {0}. Check the path.</source>
        <translation>Es gibt keinen Suite-Ordner {0}. Bitte den Pfad prüfen.</translation>
    </message>
    <message>
        <source>This is the only example, and a suite needs one. It stays.</source>
        <translation>Das ist das einzige Beispiel, und eine Suite braucht eines. Es bleibt.</translation>
    </message>
    <message>
        <source>This would not be a good example: {0}.</source>
        <translation>Das wäre kein gutes Beispiel: {0}.</translation>
    </message>
    <message>
        <source>anaphoric · intra-sentential · subject it</source>
        <translation>anaphorisch · satzintern · Subjekt it</translation>
    </message>
    <message>
        <source>anaphoric · intra-sentential · non-subject it</source>
        <translation>anaphorisch · satzintern · Nicht-Subjekt it</translation>
    </message>
    <message>
        <source>anaphoric · inter-sentential · subject it</source>
        <translation>anaphorisch · satzübergreifend · Subjekt it</translation>
    </message>
    <message>
        <source>anaphoric · inter-sentential · non-subject it</source>
        <translation>anaphorisch · satzübergreifend · Nicht-Subjekt it</translation>
    </message>
    <message>
        <source>anaphoric · intra-sentential · they</source>
        <translation>anaphorisch · satzintern · they</translation>
    </message>
    <message>
        <source>anaphoric · inter-sentential · they</source>
        <translation>anaphorisch · satzübergreifend · they</translation>
    </message>
    <message>
        <source>anaphoric · singular they</source>
        <translation>anaphorisch · singularisches they</translation>
    </message>
    <message>
        <source>anaphoric · group it/they</source>
        <translation>anaphorisch · Gruppen-it/they</translation>
    </message>
    <message>
        <source>event · it</source>
        <translation>Ereignis · it</translation>
    </message>
    <message>
        <source>pleonastic · it</source>
        <translation>pleonastisch · it</translation>
    </message>
    <message>
        <source>addressee · generic you</source>
        <translation>Anrede · generisches you</translation>
    </message>
    <message>
        <source>addressee · deictic singular you</source>
        <translation>Anrede · deiktisches you (Singular)</translation>
    </message>
    <message>
        <source>addressee · deictic plural you</source>
        <translation>Anrede · deiktisches you (Plural)</translation>
    </message>
    <message>
        <source>{0} is there already and is no directory. Choose another name.</source>
        <translation>{0} gibt es schon, und es ist kein Ordner. Bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>{0} {1}. Move it away, or choose another name.</source>
        <translation>{0} {1}. Bitte wegräumen oder einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Invented for demonstration: the figures say nothing about any real system.</source>
        <translation>Zur Demonstration erfunden: Die Zahlen sagen nichts über ein wirkliches System.</translation>
    </message>
    <message>
        <source>There is no reference: a candidate can only be approved if verified translations count as references.</source>
        <translation>Es gibt keine Referenz: Ein Kandidat kann nur akzeptiert werden, wenn geprüfte Übersetzungen als Referenzen zählen.</translation>
    </message>
    <message>
        <source>Nothing is known of the pronouns of {0}: an approval can rest on any shared word.</source>
        <translation>Über die Pronomen von {0} ist nichts bekannt: Eine Bestätigung kann auf jedem gemeinsamen Wort beruhen.</translation>
    </message>
    <message>
        <source>{0} · {1} → {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>reiner Text</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>JSON-Zeilen</translation>
    </message>
    <message>
        <source>tab-separated text</source>
        <translation>Text mit Tabulatoren</translation>
    </message>
    <message>
        <source>{0}: read as {1}: {2}</source>
        <translation>{0}: gelesen als {1}: {2}</translation>
    </message>
    <message numerus="yes">
        <source>%n documents</source>
        <translation>
            <numerusform>%Ln Dokument</numerusform>
            <numerusform>%Ln Dokumente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segments</source>
        <translation>
            <numerusform>%Ln Segment</numerusform>
            <numerusform>%Ln Segmente</numerusform>
        </translation>
    </message>
    <message>
        <source>field {0}</source>
        <translation>Feld {0}</translation>
    </message>
    <message>
        <source>reference {0}</source>
        <translation>Referenz {0}</translation>
    </message>
    <message>
        <source>systems {0}</source>
        <translation>Systeme {0}</translation>
    </message>
    <message>
        <source>system {0}</source>
        <translation>System {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n are missing and left empty</source>
        <translation>
            <numerusform>%Ln fehlt und bleibt leer</numerusform>
            <numerusform>%Ln fehlen und bleiben leer</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>{0} in {1}</source>
        <translation>{0} in {1}</translation>
    </message>
    <message>
        <source>intra subject it</source>
        <translation>satzintern Subjekt it</translation>
    </message>
    <message>
        <source>intra non-subject it</source>
        <translation>satzintern Nicht-Subjekt it</translation>
    </message>
    <message>
        <source>inter subject it</source>
        <translation>satzübergreifend Subjekt it</translation>
    </message>
    <message>
        <source>inter non-subject it</source>
        <translation>satzübergreifend Nicht-Subjekt it</translation>
    </message>
    <message>
        <source>intra they</source>
        <translation>satzintern they</translation>
    </message>
    <message>
        <source>inter they</source>
        <translation>satzübergreifend they</translation>
    </message>
    <message>
        <source>singular they</source>
        <translation>singularisches they</translation>
    </message>
    <message>
        <source>group it/they</source>
        <translation>Gruppen-it/they</translation>
    </message>
    <message>
        <source>event it</source>
        <translation>Ereignis it</translation>
    </message>
    <message>
        <source>pleonastic it</source>
        <translation>pleonastisch it</translation>
    </message>
    <message>
        <source>generic you</source>
        <translation>generisches you</translation>
    </message>
    <message>
        <source>deictic singular you</source>
        <translation>deiktisches you (Singular)</translation>
    </message>
    <message>
        <source>deictic plural you</source>
        <translation>deiktisches you (Plural)</translation>
    </message>
    <message>
        <source>{0} is no test suite: there is no {1} in it. Choose the directory that has one.</source>
        <translation>{0} ist keine Testsuite: Darin ist keine {1}. Bitte den Ordner wählen, der eine hat.</translation>
    </message>
    <message>
        <source>opening {0}</source>
        <translation>{0} wird geöffnet</translation>
    </message>
    <message>
        <source>{0} was being written while it was read. Open it again.</source>
        <translation>{0} wurde beim Lesen gerade geschrieben. Bitte noch einmal öffnen.</translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}. Save it elsewhere.</source>
        <translation>{0} kann nicht geschrieben werden: {1}. Bitte anderswo speichern.</translation>
    </message>
    <message>
        <source>{0} is inside the suite itself. Choose another place.</source>
        <translation>{0} ist in der Suite selbst. Bitte einen anderen Ort wählen.</translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}. Choose another place.</source>
        <translation>{0} kann nicht geschrieben werden: {1}. Bitte einen anderen Ort wählen.</translation>
    </message>
    <message>
        <source>{0} of {1} was changed by somebody else meanwhile, and was left as it is. Save your suite elsewhere, or reload and lose what is unsaved.</source>
        <translation>{0} von {1} hat inzwischen jemand anders geändert, und es blieb, wie es ist. Die eigene Suite bitte anderswo speichern, oder neu laden und Ungespeichertes verlieren.</translation>
    </message>
    <message>
        <source>The description of the suite is not valid: {0}.</source>
        <translation>Die Beschreibung der Suite ist ungültig: {0}.</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>undefiniert</translation>
    </message>
    <message>
        <source>The task set {0} has been handed out to {1}, so it cannot be deleted: the batches that come back belong to it. Make another one.</source>
        <translation>Der Aufgabensatz {0} wurde an {1} ausgegeben und kann darum nicht gelöscht werden: Die Pakete, die zurückkommen, gehören dazu. Bitte einen anderen anlegen.</translation>
    </message>
    <message numerus="yes">
        <source>%n candidates of the task set {0} have been judged, so it cannot be deleted. Make another one.</source>
        <translation>
            <numerusform>%Ln Kandidat des Aufgabensatzes {0} wurde beurteilt; darum kann er nicht gelöscht werden. Bitte einen anderen anlegen.</numerusform>
            <numerusform>%Ln Kandidaten des Aufgabensatzes {0} wurden beurteilt; darum kann er nicht gelöscht werden. Bitte einen anderen anlegen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tasks</source>
        <translation>Die Aufgaben</translation>
    </message>
    <message>
        <source>How they were drawn</source>
        <translation>Wie sie gezogen wurden</translation>
    </message>
    <message>
        <source>referred</source>
        <translation>zur Prüfung</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>Chance %</source>
        <translation>Chance %</translation>
    </message>
    <message>
        <source>Referred candidates</source>
        <translation>Kandidaten zur Prüfung</translation>
    </message>
    <message>
        <source>Approved candidates</source>
        <translation>Akzeptierte Kandidaten</translation>
    </message>
    <message>
        <source>Candidates, referred or approved</source>
        <translation>Kandidaten, zur Prüfung oder akzeptiert</translation>
    </message>
    <message>
        <source>Included candidates, by system and category</source>
        <translation>Aufgenommene Kandidaten, nach System und Kategorie</translation>
    </message>
    <message>
        <source>Strata of samples, and each candidate&apos;s chance</source>
        <translation>Schichten der Stichproben, und die Chance jedes Kandidaten</translation>
    </message>
    <message>
        <source>Chosen by hand, which is no random sample: judgements count for these candidates alone, and nothing is estimated from them.</source>
        <translation>Von Hand ausgewählt, also keine Zufallsstichprobe: Urteile zählen nur für diese Kandidaten, und nichts wird daraus geschätzt.</translation>
    </message>
    <message>
        <source>{0}: {1} of {2}; how they were drawn was not recorded.</source>
        <translation>{0}: {1} von {2}; wie sie gezogen wurden, ist nicht aufgezeichnet.</translation>
    </message>
    <message>
        <source>{0}: all {2}.</source>
        <translation>{0}: alle {2}.</translation>
    </message>
    <message>
        <source>{0}: {1} of {2}, drawn by system and category, chance {3} %.</source>
        <translation>{0}: {1} von {2}, nach System und Kategorie gezogen, Chance {3}&#xa0;%.</translation>
    </message>
    <message>
        <source>{0}: {1} of {2}, drawn by category over all systems, chance {3} %.</source>
        <translation>{0}: {1} von {2}, nach Kategorie über alle Systeme gezogen, Chance {3}&#xa0;%.</translation>
    </message>
    <message>
        <source>{0}: {1} of {2}, drawn over all systems and categories, chance {3} %.</source>
        <translation>{0}: {1} von {2}, über alle Systeme und Kategorien gezogen, Chance {3}&#xa0;%.</translation>
    </message>
    <message>
        <source>About {0} of work for each annotator, {1} in all, at {2} s a candidate, the median of {3} judgements here.</source>
        <translation>Etwa {0} Arbeit für jede Person, {1} insgesamt, bei {2} s je Kandidat, dem Median von {3} Urteilen hier.</translation>
    </message>
    <message>
        <source>About {0} of work for each annotator, {1} in all, assuming {2} s a candidate: too few were timed here.</source>
        <translation>Etwa {0} Arbeit für jede Person, {1} insgesamt, angenommen {2} s je Kandidat: Hier wurden zu wenige gemessen.</translation>
    </message>
    <message>
        <source>{0}: {1} in {2}, {3} for each annotator{4} (seed {5}).</source>
        <translation>{0}: {1} in {2}, {3} für jede Person{4} (Startwert {5}).</translation>
    </message>
    <message>
        <source>Audited</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Überlappung</translation>
    </message>
    <message>
        <source>Per task</source>
        <translation>Je Aufgabe</translation>
    </message>
    <message>
        <source>The task sets</source>
        <translation>Die Aufgabensätze</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The candidates of the tasks</source>
        <translation>Die Kandidaten der Aufgaben</translation>
    </message>
    <message>
        <source>Task set</source>
        <translation>Aufgabensatz</translation>
    </message>
    <message>
        <source>There is no task set yet.</source>
        <translation>Es gibt noch keinen Aufgabensatz.</translation>
    </message>
    <message>
        <source>The task set would be empty: no chosen candidate was referred to people. Choose more systems or categories, add an audit, or include everything.</source>
        <translation>Der Aufgabensatz wäre leer: Kein gewählter Kandidat ging zur Prüfung. Bitte mehr Systeme oder Kategorien wählen, ein Audit hinzufügen oder alles aufnehmen.</translation>
    </message>
    <message>
        <source>The task set would be empty: the suite has no examples of these categories. Choose others.</source>
        <translation>Der Aufgabensatz wäre leer: Die Suite hat keine Beispiele dieser Kategorien. Bitte andere wählen.</translation>
    </message>
    <message>
        <source>The task set would be empty: no candidate is chosen. Choose some.</source>
        <translation>Der Aufgabensatz wäre leer: Kein Kandidat ist ausgewählt. Bitte einige auswählen.</translation>
    </message>
    <message>
        <source>A task set needs a name. Give it one.</source>
        <translation>Ein Aufgabensatz braucht einen Namen. Bitte einen geben.</translation>
    </message>
    <message>
        <source>a task set</source>
        <translation>ein Aufgabensatz</translation>
    </message>
    <message>
        <source>The task set cannot be called ‘{0}’: {1}.</source>
        <translation>Der Aufgabensatz kann nicht ‚{0}‘ heißen: {1}.</translation>
    </message>
    <message>
        <source>The task set cannot be called ‘{0}’: its batches are files of that name, which cannot begin with a full stop or have any of {1} in it. Choose another name.</source>
        <translation>Der Aufgabensatz kann nicht ‚{0}‘ heißen: Seine Pakete sind Dateien dieses Namens, der nicht mit einem Punkt beginnen und keines von {1} enthalten kann. Bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>There is a task set {0} already. Choose another name.</source>
        <translation>Es gibt schon einen Aufgabensatz {0}. Bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>The number of tasks</source>
        <translation>Die Zahl der Aufgaben</translation>
    </message>
    <message>
        <source>The overlap</source>
        <translation>Die Überlappung</translation>
    </message>
    <message>
        <source>The sample</source>
        <translation>Die Stichprobe</translation>
    </message>
    <message>
        <source>The audit sample</source>
        <translation>Die Audit-Stichprobe</translation>
    </message>
    <message>
        <source>The seed</source>
        <translation>Der Startwert</translation>
    </message>
    <message>
        <source>Candidates that are chosen by hand go in as they are: no sample is drawn of them, and no audit is mixed in. Leave both out.</source>
        <translation>Von Hand ausgewählte Kandidaten kommen hinein, wie sie sind: Es wird keine Stichprobe daraus gezogen und kein Audit beigemischt. Bitte beides weglassen.</translation>
    </message>
    <message>
        <source>With everything in the task set there is nothing to add for an audit: the approved candidates are in it already. Leave the audit out, or include the referred ones only.</source>
        <translation>Mit allem im Aufgabensatz gibt es für ein Audit nichts hinzuzufügen: Die akzeptierten Kandidaten sind schon darin. Bitte das Audit weglassen oder nur die zur Prüfung aufnehmen.</translation>
    </message>
    <message>
        <source>{0} is {1:,}; it can be from {2} to {3:,}.</source>
        <translation>{0}: {1:,}; möglich ist {2} bis {3:,}.</translation>
    </message>
    <message>
        <source>The task set would be empty: the project has no systems. Load one.</source>
        <translation>Der Aufgabensatz wäre leer: Das Projekt hat keine Systeme. Bitte eines laden.</translation>
    </message>
    <message>
        <source>Not matched with the reference yet: {0}. Run ‘protest evaluate’, or ‘Match now’ in the window.</source>
        <translation>Noch nicht mit der Referenz abgeglichen: {0}. Bitte ‚protest evaluate‘ ausführen oder im Fenster „Jetzt abgleichen“ wählen.</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen candidates are not in the project any more. Choose again.</source>
        <translation>
            <numerusform>%Ln ausgewählter Kandidat ist nicht mehr im Projekt. Bitte neu auswählen.</numerusform>
            <numerusform>%Ln ausgewählte Kandidaten sind nicht mehr im Projekt. Bitte neu auswählen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} cannot be dealt out to {1}. Make fewer tasks.</source>
        <translation>{0} lassen sich nicht auf {1} verteilen. Bitte weniger Aufgaben machen.</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks</source>
        <translation>
            <numerusform>%Ln Aufgabe</numerusform>
            <numerusform>%Ln Aufgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Paket</translation>
    </message>
    <message>
        <source>&amp;Time worked</source>
        <translation>&amp;Arbeitszeit</translation>
    </message>
    <message>
        <source>Show how long you have worked, and how long the rest may take</source>
        <translation>Zeigen, wie lange schon gearbeitet wurde und wie lange der Rest dauern kann</translation>
    </message>
    <message numerus="yes">
        <source>%n changes could not be saved yet, and are kept in this window.</source>
        <translation>
            <numerusform>%Ln Änderung konnte noch nicht gespeichert werden und ist in diesem Fenster aufgehoben.</numerusform>
            <numerusform>%Ln Änderungen konnten noch nicht gespeichert werden und sind in diesem Fenster aufgehoben.</numerusform>
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
        <source>Go to the examples with answers that contradict each other (Enter)</source>
        <translation>Zu den Beispielen gehen, deren Antworten einander widersprechen (Eingabe)</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Go to the first open example (Enter)</source>
        <translation>Zum ersten offenen Beispiel gehen (Eingabe)</translation>
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
        <translation>{0} gearbeitet</translation>
    </message>
    <message>
        <source>about {0} left, at {1} s for each example</source>
        <translation>noch etwa {0}, bei {1} s je Beispiel</translation>
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
        <source>Nothing is open, but some answers contradict each other: review them first.</source>
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
        <source>{0} · being read</source>
        <translation>{0} · gerade gelesen</translation>
    </message>
    <message>
        <source>↑ ↓ move, Enter reads the current one, Esc goes back</source>
        <translation>↑ ↓ bewegen, Eingabe liest das aktuelle, Esc führt zurück</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Ausgangstext</translation>
    </message>
    <message>
        <source>Same example across systems · {0}</source>
        <translation>Dasselbe Beispiel in allen Systemen · {0}</translation>
    </message>
    <message>
        <source>Back to the text</source>
        <translation>Zurück zum Text</translation>
    </message>
    <message>
        <source>There is nothing to adjudicate: people disagree on no candidate.</source>
        <translation>Es gibt nichts zu entscheiden: Über keinen Kandidaten sind Menschen uneins.</translation>
    </message>
    <message>
        <source>looking for disagreements</source>
        <translation>Uneinigkeiten werden gesucht</translation>
    </message>
    <message>
        <source>adjudicated {0} of {1}</source>
        <translation>{0} von {1} entschieden</translation>
    </message>
    <message>
        <source>Everybody&apos;s judgements</source>
        <translation>Alle Urteile</translation>
    </message>
    <message>
        <source>Up and Down show in the text the words that each annotator selected.</source>
        <translation>Auf und Ab zeigen im Text, welche Wörter die Person ausgewählt hat.</translation>
    </message>
    <message>
        <source>{0}, they disagree</source>
        <translation>{0}, sie sind uneins</translation>
    </message>
    <message>
        <source>Antecedent</source>
        <translation>Antezedens</translation>
    </message>
    <message>
        <source>Pronoun</source>
        <translation>Pronomen</translation>
    </message>
    <message>
        <source>dropped in both</source>
        <translation>in beiden weggelassen</translation>
    </message>
    <message>
        <source>Referred: neither the system nor the reference has a pronoun</source>
        <translation>Vorgelegt: weder das System noch die Referenz hat ein Pronomen</translation>
    </message>
    <message>
        <source>Pronouns that match the reference</source>
        <translation>Pronomen, die mit der Referenz übereinstimmen</translation>
    </message>
    <message>
        <source>Approved: the system translates the pronoun as the reference does.</source>
        <translation>Akzeptiert: Das System übersetzt das Pronomen wie die Referenz.</translation>
    </message>
    <message>
        <source>Referred is no error: another pronoun, noun or construction may be as good. People decide.</source>
        <translation>Zur Prüfung heißt nicht falsch: Ein anderes Pronomen, ein Nomen oder eine andere Konstruktion kann ebenso gut sein. Menschen entscheiden.</translation>
    </message>
    <message>
        <source>The pronouns were found by their forms: they are not sorted by function, and antecedents are not compared.</source>
        <translation>Die Pronomen wurden an ihren Formen erkannt: Sie sind nicht nach Funktion sortiert, und Antezedenzien werden nicht verglichen.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>Annotators&apos; answers</source>
        <translation>Antworten der Annotierenden</translation>
    </message>
    <message>
        <source>Show names</source>
        <translation>Namen zeigen</translation>
    </message>
    <message>
        <source>Hide names</source>
        <translation>Namen verbergen</translation>
    </message>
    <message>
        <source>Annotator {0}</source>
        <translation>Annotierende Person {0}</translation>
    </message>
    <message>
        <source>Use this answer</source>
        <translation>Diese Antwort nehmen</translation>
    </message>
    <message>
        <source>Use the answer of {0}</source>
        <translation>Die Antwort von {0} nehmen</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>Your own tags</source>
        <translation>Eigene Tags</translation>
    </message>
    <message>
        <source>Nobody has judged this yet.</source>
        <translation>Noch hat das niemand beurteilt.</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>All answers</source>
        <translation>Alle Antworten</translation>
    </message>
    <message>
        <source>{0}: nobody has judged it</source>
        <translation>{0}: niemand hat es beurteilt</translation>
    </message>
    <message>
        <source>{0}: one person has judged it</source>
        <translation>{0}: eine Person hat es beurteilt</translation>
    </message>
    <message>
        <source>{0}: all agree</source>
        <translation>{0}: alle sind einig</translation>
    </message>
    <message>
        <source>{0}: they disagree</source>
        <translation>{0}: sie sind uneins</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier judgements</source>
        <translation>
            <numerusform>%Ln früheres Urteil</numerusform>
            <numerusform>%Ln frühere Urteile</numerusform>
        </translation>
    </message>
    <message>
        <source>shown below</source>
        <translation>unten gezeigt</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>eingeklappt</translation>
    </message>
    <message>
        <source>Annotation</source>
        <translation>Annotation</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Leiste</translation>
    </message>
    <message>
        <source>Panel: {0}</source>
        <translation>Leiste: {0}</translation>
    </message>
    <message>
        <source>no words</source>
        <translation>keine Wörter</translation>
    </message>
    <message>
        <source>no words in either</source>
        <translation>beiderseits keine Wörter</translation>
    </message>
    <message>
        <source>{0} ≠ {1}</source>
        <translation>{0} ≠ {1}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>–</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, antecedent {1}</source>
        <translation>{0}, Antezedens {1}</translation>
    </message>
    <message>
        <source>What was answered</source>
        <translation>Was geantwortet wurde</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>Übersetzung</translation>
    </message>
    <message>
        <source>unsure</source>
        <translation>unsicher</translation>
    </message>
    <message>
        <source>Own tags</source>
        <translation>Eigene Tags</translation>
    </message>
    <message>
        <source>No candidate matches: choose fewer conditions, or search for less text.</source>
        <translation>Kein Kandidat passt: bitte weniger Bedingungen wählen oder nach weniger Text suchen.</translation>
    </message>
    <message>
        <source>reading the candidates</source>
        <translation>Kandidaten werden gelesen</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>nicht beantwortet</translation>
    </message>
    <message>
        <source>replaced by another judgement</source>
        <translation>durch ein anderes Urteil ersetzt</translation>
    </message>
    <message>
        <source>not taken when it was merged</source>
        <translation>beim Zusammenführen nicht übernommen</translation>
    </message>
    <message>
        <source>by a merge</source>
        <translation>durch eine Zusammenführung</translation>
    </message>
    <message>
        <source>by undoing a merge</source>
        <translation>durch Rückgängigmachen einer Zusammenführung</translation>
    </message>
    <message>
        <source>Adjudicated by {0}</source>
        <translation>Entschieden von {0}</translation>
    </message>
    <message>
        <source>Adjudicated</source>
        <translation>Entschieden</translation>
    </message>
    <message>
        <source>antecedent {0}</source>
        <translation>Antezedens {0}</translation>
    </message>
    <message>
        <source>pronoun {0}</source>
        <translation>Pronomen {0}</translation>
    </message>
    <message>
        <source>{0} – {1}, {2}</source>
        <translation>{0} – {1}, {2}</translation>
    </message>
    <message>
        <source>without a time</source>
        <translation>ohne Zeit</translation>
    </message>
    <message>
        <source>Not matched yet</source>
        <translation>Noch nicht abgeglichen</translation>
    </message>
    <message>
        <source>Referred: {0}</source>
        <translation>Zur Prüfung: {0}</translation>
    </message>
    <message>
        <source>Approved: shares “{0}” with the verified translation of {1}</source>
        <translation>Akzeptiert: hat „{0}“ mit der geprüften Übersetzung von {1} gemeinsam</translation>
    </message>
    <message>
        <source>Approved: shares “{0}” with the reference</source>
        <translation>Akzeptiert: hat „{0}“ mit der Referenz gemeinsam</translation>
    </message>
    <message>
        <source>; rests on no pronoun</source>
        <translation>; beruht auf keinem Pronomen</translation>
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
        <source>The links may be wrong: {0}</source>
        <translation>Die Verknüpfungen sind vielleicht falsch: {0}</translation>
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
        <source>This judgement contradicts itself: {0}. Press {1} again to leave it as it is.</source>
        <translation>Dieses Urteil widerspricht sich: {0}. Nochmals {1} lässt es so.</translation>
    </message>
    <message>
        <source>This judgement contradicts itself: {0}. Press {1} to leave it as it is.</source>
        <translation>Dieses Urteil widerspricht sich: {0}. {1} lässt es so.</translation>
    </message>
    <message>
        <source>You left example {0} although its judgement contradicts itself: {1}.</source>
        <translation>Beispiel {0} wurde verlassen, obwohl sich sein Urteil widerspricht: {1}.</translation>
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
        <source>That was the last open example. {0} leads back to the first page.</source>
        <translation>Das war das letzte offene Beispiel. {0} führt zur ersten Seite zurück.</translation>
    </message>
    <message>
        <source>Nothing is left open in this list. Contradictory: {0}.</source>
        <translation>In dieser Liste ist nichts mehr offen. Widersprüchlich: {0}.</translation>
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
        <source>Correct links (not in this batch)</source>
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
        <source>Correcting links: which words translate “{0}”? Arrows move through all words, Space or a click chooses.</source>
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
        <source>Changes by {0} are not saved yet: first try again or save a copy.</source>
        <translation>Änderungen von {0} sind noch nicht gespeichert: bitte zuerst wieder versuchen oder eine Kopie speichern.</translation>
    </message>
    <message>
        <source>Nothing is judged: first give your name with Judge as… below.</source>
        <translation>Nichts wird beurteilt: bitte zuerst unten mit „Urteilen als …“ einen Namen angeben.</translation>
    </message>
    <message>
        <source>&amp;Review them</source>
        <translation>A&amp;nsehen</translation>
    </message>
    <message>
        <source>This candidate cannot be shown, so nothing can be judged here. Go on to another one, or go back.</source>
        <translation>Dieser Kandidat kann nicht gezeigt werden; darum kann hier nichts beurteilt werden. Bitte zu einem anderen weitergehen oder zurück.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
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
        <source>Antecedent: not asked here</source>
        <translation>Antezedens: hier nicht gefragt</translation>
    </message>
    <message>
        <source>{0}: not asked here</source>
        <translation>{0}: hier nicht gefragt</translation>
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
        <source>Keep mine</source>
        <translation>Meines behalten</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Das andere nehmen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Wieder versuchen</translation>
    </message>
    <message>
        <source>Save a copy…</source>
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
    <message numerus="yes">
        <source>%n changes could not be saved in the copy either, and are kept in this window only. The copy is {0}. {1}</source>
        <translation>
            <numerusform>%Ln Änderung konnte auch in der Kopie nicht gespeichert werden und ist nur in diesem Fenster aufgehoben. Die Kopie ist {0}. {1}</numerusform>
            <numerusform>%Ln Änderungen konnten auch in der Kopie nicht gespeichert werden und sind nur in diesem Fenster aufgehoben. Die Kopie ist {0}. {1}</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>%n more tags</source>
        <translation>
            <numerusform>%n weiteres Tag</numerusform>
            <numerusform>%n weitere Tags</numerusform>
        </translation>
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
        <source>Reference (this project has none)</source>
        <translation>Referenz (dieses Projekt hat keine)</translation>
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
        <source>Antecedent: open</source>
        <translation>Antezedens: offen</translation>
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
        <source>Pronoun: open</source>
        <translation>Pronomen: offen</translation>
    </message>
    <message>
        <source>Further question: choice {0}</source>
        <translation>Weitere Frage: Antwort {0}</translation>
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
        <translation>Zum Antezedens gehen, zum nächsten, zum Pronomen</translation>
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
        <source>Adjudicate disagreements</source>
        <translation>Uneinigkeiten entscheiden</translation>
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
        <translation>Die Zeilen dazwischen zeigen oder einklappen</translation>
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
        <source>All answers or annotation</source>
        <translation>Alle Antworten oder Annotation</translation>
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
        <source>Try the demonstration…</source>
        <translation>Die Demonstration ausprobieren …</translation>
    </message>
    <message>
        <source>Make a suite…</source>
        <translation>Suite bauen …</translation>
    </message>
    <message>
        <source>Past merges…</source>
        <translation>Frühere Zusammenführungen …</translation>
    </message>
    <message>
        <source>Judge as…</source>
        <translation>Urteilen als …</translation>
    </message>
    <message>
        <source>Guidelines</source>
        <translation>Richtlinien</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch (englisch)</translation>
    </message>
    <message>
        <source>About PROTEST</source>
        <translation>Über PROTEST</translation>
    </message>
    <message>
        <source>Go to tasks</source>
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
        <source>{0} cannot be assigned: Alt with a letter opens menus.</source>
        <translation>{0} kann nicht zugewiesen werden: Alt mit einem Buchstaben öffnet Menüs.</translation>
    </message>
    <message>
        <source>{0} cannot be assigned: it moves, chooses, copies or leaves.</source>
        <translation>{0} kann nicht zugewiesen werden: Diese Taste bewegt, wählt, kopiert oder verlässt.</translation>
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
        <source>Move through the highlighted words</source>
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
        <translation>Die Annotierenden werden verglichen …</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>Compare &amp;now</source>
        <translation>&amp;Jetzt vergleichen</translation>
    </message>
    <message>
        <source>&amp;Adjudicate… ({0} of {1} open)</source>
        <translation>&amp;Entscheiden … ({0} von {1} offen)</translation>
    </message>
    <message>
        <source>&amp;Adjudicate…</source>
        <translation>&amp;Entscheiden …</translation>
    </message>
    <message>
        <source>People disagree on {1}; {0} of these are open</source>
        <translation>Menschen sind bei {1} uneins; {0} davon sind offen</translation>
    </message>
    <message>
        <source>Annotators that are compared</source>
        <translation>Annotierende, die verglichen werden</translation>
    </message>
    <message>
        <source>Count unjud&amp;ged candidates as none</source>
        <translation>Nicht &amp;Beurteiltes als keines zählen</translation>
    </message>
    <message>
        <source>Pairs of annotators</source>
        <translation>Paare von Annotierenden</translation>
    </message>
    <message>
        <source>Self-consistency: identical translations, judged by one person</source>
        <translation>Selbstkonsistenz: gleiche Übersetzungen, von einer Person beurteilt</translation>
    </message>
    <message>
        <source>Self-consistency</source>
        <translation>Selbstkonsistenz</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>Konfusionsmatrix</translation>
    </message>
    <message>
        <source>Agreement by category</source>
        <translation>Übereinstimmung nach Kategorie</translation>
    </message>
    <message>
        <source>{0}: confusion matrix</source>
        <translation>{0}: Konfusionsmatrix</translation>
    </message>
    <message>
        <source>{0}: by category</source>
        <translation>{0}: nach Kategorie</translation>
    </message>
    <message>
        <source>Looking up who has judged …</source>
        <translation>Es wird nachgesehen, wer geurteilt hat …</translation>
    </message>
    <message>
        <source>Go to tas&amp;ks</source>
        <translation>Zu den &amp;Aufgaben</translation>
    </message>
    <message>
        <source>So far only {0} has judged.</source>
        <translation>Bisher hat nur {0} geurteilt.</translation>
    </message>
    <message>
        <source>So far nobody has judged.</source>
        <translation>Bisher hat niemand geurteilt.</translation>
    </message>
    <message>
        <source>Agreement needs two annotators who judge the same candidates. Make a task set with an overlap, hand it out to two or more annotators, and merge the batches that they send back.</source>
        <translation>Übereinstimmung lässt sich nur messen, wenn zwei Annotierende dieselben Kandidaten beurteilen. Einen Aufgabensatz mit Überlappung anlegen, an zwei oder mehr Annotierende ausgeben und die zurückgesandten Pakete zusammenführen.</translation>
    </message>
    <message>
        <source>Tick two or more annotators: one alone agrees with nobody.</source>
        <translation>Bitte zwei oder mehr Annotierende ankreuzen: Eine Person allein stimmt mit niemandem überein.</translation>
    </message>
    <message>
        <source>by annotator</source>
        <translation>nach Annotierenden</translation>
    </message>
    <message>
        <source>by system</source>
        <translation>nach System</translation>
    </message>
    <message>
        <source>by category</source>
        <translation>nach Kategorie</translation>
    </message>
    <message>
        <source>What each annotator says</source>
        <translation>Was die Annotierenden sagen</translation>
    </message>
    <message>
        <source>Tags by</source>
        <translation>Tags von</translation>
    </message>
    <message>
        <source>Candidates with each tag</source>
        <translation>Kandidaten mit jedem Tag</translation>
    </message>
    <message>
        <source>Measuring …</source>
        <translation>Messung läuft …</translation>
    </message>
    <message>
        <source>Stop &amp;measuring</source>
        <translation>Messen an&amp;halten</translation>
    </message>
    <message>
        <source>Measure &amp;now</source>
        <translation>&amp;Jetzt messen</translation>
    </message>
    <message>
        <source>Only what people &amp;judged</source>
        <translation>Nur, was Menschen &amp;beurteilt haben</translation>
    </message>
    <message>
        <source>Metrics correlated with people</source>
        <translation>Metriken, mit Menschen korreliert</translation>
    </message>
    <message>
        <source>Pairs of metrics</source>
        <translation>Paare von Metriken</translation>
    </message>
    <message>
        <source>Correlation with human judgements, over systems</source>
        <translation>Korrelation mit menschlichen Urteilen, über Systeme</translation>
    </message>
    <message>
        <source>Whether two metrics differ in their correlation</source>
        <translation>Ob zwei Metriken sich in ihrer Korrelation unterscheiden</translation>
    </message>
    <message>
        <source>Verdicts of a metric on each pronoun, beside human judgements</source>
        <translation>Verdikte einer Metrik zu jedem Pronomen, neben menschlichen Urteilen</translation>
    </message>
    <message>
        <source>A metric beside people</source>
        <translation>Eine Metrik neben Menschen</translation>
    </message>
    <message>
        <source>Not judgeable: counts as incorrect</source>
        <translation>Nicht beurteilbar: zählt als falsch</translation>
    </message>
    <message>
        <source>Not judgeable: left out</source>
        <translation>Nicht beurteilbar: bleibt weg</translation>
    </message>
    <message>
        <source>What people could not judge</source>
        <translation>Was Menschen nicht beurteilen konnten</translation>
    </message>
    <message>
        <source>Whose judgements</source>
        <translation>Wessen Urteile</translation>
    </message>
    <message>
        <source>everybody&apos;s judgements</source>
        <translation>alle Urteile</translation>
    </message>
    <message>
        <source>What is taken as independent</source>
        <translation>Was als unabhängig gilt</translation>
    </message>
    <message>
        <source>Over documents, if at least six</source>
        <translation>Über Dokumente, ab sechs</translation>
    </message>
    <message>
        <source>Over examples</source>
        <translation>Über Beispiele</translation>
    </message>
    <message>
        <source>only {0}&apos;s judgements</source>
        <translation>nur Urteile von {0}</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>&amp;Bild speichern …</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Grafik</translation>
    </message>
    <message>
        <source>Metric of the plot</source>
        <translation>Metrik der Grafik</translation>
    </message>
    <message>
        <source>As bars, with the &amp;best three marked</source>
        <translation>Als Balken, die &amp;besten drei markiert</translation>
    </message>
    <message>
        <source>{0}: {1}, rank {2} of {3}</source>
        <translation>{0}: {1}, Rang {2} von {3}</translation>
    </message>
    <message>
        <source>{0}: {1} {2}, {3} % correct</source>
        <translation>{0}: {1} {2}, {3}&#xa0;% richtig</translation>
    </message>
    <message>
        <source>Over {0}: no correlation. {1}</source>
        <translation>Über {0}: keine Korrelation. {1}</translation>
    </message>
    <message>
        <source>Over {0}: Pearson&apos;s r is {1}.</source>
        <translation>Über {0}: Pearsons r ist {1}.</translation>
    </message>
    <message>
        <source>Scores of the systems</source>
        <translation>Scores der Systeme</translation>
    </message>
    <message>
        <source>Scores by category</source>
        <translation>Scores nach Kategorie</translation>
    </message>
    <message>
        <source>Upheld approvals by category</source>
        <translation>Bestätigtes Akzeptiertes nach Kategorie</translation>
    </message>
    <message>
        <source>Scores corrected by the audit</source>
        <translation>Scores, durch das Audit korrigiert</translation>
    </message>
    <message>
        <source>Scores by the distance of the antecedent</source>
        <translation>Scores nach dem Abstand des Antezedens</translation>
    </message>
    <message>
        <source>Nothing is compared by distance. Tick that under “Comparison”; the suite needs antecedents.</source>
        <translation>Nach Abstand ist nichts verglichen. Bitte unter „Vergleich“ ankreuzen; die Suite braucht Antezedenzien.</translation>
    </message>
    <message>
        <source>{0}: {1} %</source>
        <translation>{0}: {1}&#xa0;%</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>The same figures are in the tables under “{0}”.</source>
        <translation>Dieselben Zahlen stehen in den Tabellen unter „{0}“.</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>The picture is in {0}.</source>
        <translation>Das Bild ist in {0}.</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Webseite</translation>
    </message>
    <message>
        <source>Write report</source>
        <translation>Bericht schreiben</translation>
    </message>
    <message>
        <source>{0} could not be opened here.</source>
        <translation>{0} konnte hier nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>The report is written: {0}</source>
        <translation>Der Bericht ist geschrieben: {0}</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Show the &amp;folder</source>
        <translation>Den &amp;Ordner zeigen</translation>
    </message>
    <message>
        <source>writing the report</source>
        <translation>der Bericht wird geschrieben</translation>
    </message>
    <message>
        <source>Counting the results …</source>
        <translation>Die Ergebnisse werden gezählt …</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>Count &amp;now</source>
        <translation>Jetzt &amp;zählen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Views of the results</source>
        <translation>Ansichten der Ergebnisse</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>95 % &amp;intervals</source>
        <translation>95-%-&amp;Intervalle</translation>
    </message>
    <message>
        <source>Candidates by system and outcome</source>
        <translation>Kandidaten nach System und Ergebnis</translation>
    </message>
    <message>
        <source>Approved by the program, or judged by people</source>
        <translation>Vom Programm akzeptiert oder von Menschen beurteilt</translation>
    </message>
    <message>
        <source>Judged by people</source>
        <translation>Von Menschen beurteilt</translation>
    </message>
    <message>
        <source>Clusters of systems</source>
        <translation>Cluster von Systemen</translation>
    </message>
    <message>
        <source>By the &amp;distance of the antecedent</source>
        <translation>Nach dem &amp;Abstand des Antezedens</translation>
    </message>
    <message>
        <source>Scores by distance</source>
        <translation>Scores nach Abstand</translation>
    </message>
    <message>
        <source>Pairs of systems by distance</source>
        <translation>Je zwei Systeme nach Abstand</translation>
    </message>
    <message>
        <source>Pairwise comparison on the same examples</source>
        <translation>Paarweiser Vergleich an denselben Beispielen</translation>
    </message>
    <message>
        <source>Scores and pairs by the distance of the antecedent</source>
        <translation>Scores und Paare nach dem Abstand des Antezedens</translation>
    </message>
    <message>
        <source>Nobody has judged any approved candidate yet. To learn how many approvals are right, make a task set with an audit: some of them are then judged like the others, and nobody can tell which.</source>
        <translation>Noch hat niemand einen akzeptierten Kandidaten beurteilt. Um zu erfahren, wie viele akzeptierte richtig sind, einen Aufgabensatz mit Audit anlegen: Einige davon werden dann wie die anderen beurteilt, und niemand kann erkennen, welche.</translation>
    </message>
    <message>
        <source>Approved by the program and judged by people</source>
        <translation>Vom Programm akzeptiert und von Menschen beurteilt</translation>
    </message>
    <message>
        <source>No system is loaded yet. Load its translations with File → Load systems… ({0}); what the program approves and what people judge is counted here.</source>
        <translation>Noch ist kein System geladen. Seine Übersetzungen mit Datei → Systeme laden … ({0}) laden; was das Programm akzeptiert und was Menschen beurteilen, wird hier gezählt.</translation>
    </message>
    <message>
        <source>looking up the candidates</source>
        <translation>die Kandidaten werden nachgeschlagen</translation>
    </message>
    <message>
        <source>The signature is copied.</source>
        <translation>Die Signatur ist kopiert.</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <translation>&amp;Noch einmal</translation>
    </message>
    <message>
        <source>Stopped: numbers that are shown may be out of date.</source>
        <translation>Angehalten: Gezeigte Zahlen sind vielleicht veraltet.</translation>
    </message>
    <message>
        <source>{0} ({1} of {2})</source>
        <translation>{0} ({1} von {2})</translation>
    </message>
    <message>
        <source>Metric to compare with people</source>
        <translation>Metrik, die mit Menschen verglichen wird</translation>
    </message>
    <message>
        <source>Copy &amp;or save verdicts</source>
        <translation>Verdikte &amp;kopieren oder speichern</translation>
    </message>
    <message>
        <source>Copy or save the tables of verdicts</source>
        <translation>Die Tabellen der Verdikte kopieren oder speichern</translation>
    </message>
    <message>
        <source>Verdicts of the metric by human judgement</source>
        <translation>Verdikte der Metrik nach menschlichem Urteil</translation>
    </message>
    <message>
        <source>Disagreement by verdict</source>
        <translation>Abweichung nach Verdikt</translation>
    </message>
    <message>
        <source>Disagreement by category</source>
        <translation>Abweichung nach Kategorie</translation>
    </message>
    <message>
        <source>Disagreement by system</source>
        <translation>Abweichung nach System</translation>
    </message>
    <message>
        <source>Disagreement by your own tags</source>
        <translation>Abweichung nach eigenen Tags</translation>
    </message>
    <message>
        <source>Signature of verdicts</source>
        <translation>Signatur der Verdikte</translation>
    </message>
    <message>
        <source>Copy signature of ver&amp;dicts</source>
        <translation>Signatur der &amp;Verdikte kopieren</translation>
    </message>
    <message>
        <source>Show the &amp;words that metrics compare</source>
        <translation>Die &amp;Wörter zeigen, die Metriken vergleichen</translation>
    </message>
    <message>
        <source>Pronouns by the reference&apos;s pronoun</source>
        <translation>Pronomen nach dem Pronomen der Referenz</translation>
    </message>
    <message>
        <source>Words matched beside the pronoun</source>
        <translation>Wörter, die neben dem Pronomen übereinstimmen</translation>
    </message>
    <message>
        <source>About this project</source>
        <translation>Über dieses Projekt</translation>
    </message>
    <message>
        <source>same line</source>
        <translation>dieselbe Zeile</translation>
    </message>
    <message>
        <source>1 line</source>
        <translation>1 Zeile</translation>
    </message>
    <message>
        <source>2 lines</source>
        <translation>2 Zeilen</translation>
    </message>
    <message>
        <source>3 lines</source>
        <translation>3 Zeilen</translation>
    </message>
    <message>
        <source>more lines</source>
        <translation>mehr Zeilen</translation>
    </message>
    <message>
        <source>any category</source>
        <translation>jede Kategorie</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>any outcome</source>
        <translation>jedes Ergebnis</translation>
    </message>
    <message>
        <source>State of a judgement</source>
        <translation>Stand eines Urteils</translation>
    </message>
    <message>
        <source>any state</source>
        <translation>jeder Stand</translation>
    </message>
    <message>
        <source>Reason for referral</source>
        <translation>Grund für die Prüfung</translation>
    </message>
    <message>
        <source>any reason</source>
        <translation>jeder Grund</translation>
    </message>
    <message>
        <source>any tag</source>
        <translation>jedes Tag</translation>
    </message>
    <message>
        <source>any alignment</source>
        <translation>jede Alignierung</translation>
    </message>
    <message>
        <source>Distance of the antecedent</source>
        <translation>Abstand des Antezedens</translation>
    </message>
    <message>
        <source>any distance</source>
        <translation>jeder Abstand</translation>
    </message>
    <message>
        <source>Metric and people</source>
        <translation>Metrik und Menschen</translation>
    </message>
    <message>
        <source>any metric</source>
        <translation>jede Metrik</translation>
    </message>
    <message>
        <source>{0} has not measured all of these candidates. Run ‘protest metrics FILE --metric {0}’ first, or take another filter.</source>
        <translation>{0} hat nicht alle diese Kandidaten gemessen. Bitte zuerst ‚protest metrics DATEI --metric {0}‘ ausführen oder einen anderen Filter nehmen.</translation>
    </message>
    <message>
        <source>any annotator</source>
        <translation>alle Annotierenden</translation>
    </message>
    <message>
        <source>Search text and remarks</source>
        <translation>Text und Bemerkungen durchsuchen</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>filter</comment>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Den Filter leeren</translation>
    </message>
    <message>
        <source>the aligner is unsure</source>
        <translation>der Aligner ist unsicher</translation>
    </message>
    <message>
        <source>links are corrected</source>
        <translation>Verknüpfungen sind korrigiert</translation>
    </message>
    <message>
        <source>{0} disagrees</source>
        <translation>{0} weicht ab</translation>
    </message>
    <message>
        <source>Load systems</source>
        <translation>Systeme laden</translation>
    </message>
    <message>
        <source>Outputs of systems</source>
        <translation>Ausgaben von Systemen</translation>
    </message>
    <message>
        <source>&amp;Replace loaded systems of the same name that nobody judged</source>
        <translation>Geladene Systeme gleichen Namens, die niemand beurteilt hat, e&amp;rsetzen</translation>
    </message>
    <message>
        <source>Texts without alignment are aligned here: a few seconds for a small suite, some minutes for thousands of lines. It can be cancelled at any time.</source>
        <translation>Texte ohne Alignierung werden hier aligniert: bei einer kleinen Suite einige Sekunden, bei Tausenden von Zeilen einige Minuten. Das lässt sich jederzeit abbrechen.</translation>
    </message>
    <message>
        <source>These are &amp;tokenised like the suite already</source>
        <translation>Diese sind schon wie die Suite &amp;tokenisiert</translation>
    </message>
    <message>
        <source>&amp;Load</source>
        <translation>&amp;Laden</translation>
    </message>
    <message>
        <source>Align the &amp;sentences with the source’s inside each document</source>
        <translation>Die &amp;Sätze in jedem Dokument mit denen des Ausgangstexts alignieren</translation>
    </message>
    <message>
        <source>These outputs will be loaded and matched with the reference.</source>
        <translation>Diese Ausgaben werden geladen und mit der Referenz abgeglichen.</translation>
    </message>
    <message>
        <source>Nothing here can be loaded: an output is NAME.txt, a line for each sentence.</source>
        <translation>Hier kann nichts geladen werden: Eine Ausgabe ist NAME.txt, mit einer Zeile je Satz.</translation>
    </message>
    <message>
        <source>&amp;Name it {0}</source>
        <translation>&amp;Nennen: {0}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Alignierung</translation>
    </message>
    <message>
        <source>Read and written</source>
        <translation>Gelesen und geschrieben</translation>
    </message>
    <message>
        <source>Converted project</source>
        <translation>Umgewandeltes Projekt</translation>
    </message>
    <message>
        <source>No reference: matching refers everything to people.</source>
        <translation>Keine Referenz: Der Abgleich gibt alles zur Prüfung.</translation>
    </message>
    <message>
        <source>Reference: {0}.</source>
        <translation>Referenz: {0}.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Gelesen</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>see the notes</source>
        <translation>siehe Hinweise</translation>
    </message>
    <message>
        <source>is not loaded</source>
        <translation>wird nicht geladen</translation>
    </message>
    <message>
        <source>two would have this name</source>
        <translation>zwei hätten diesen Namen</translation>
    </message>
    <message>
        <source>people have judged a system of this name: F2 renames</source>
        <translation>Menschen haben ein System dieses Namens beurteilt: F2 benennt um</translation>
    </message>
    <message>
        <source>this name is loaded already: F2 renames</source>
        <translation>dieser Name ist schon geladen: F2 benennt um</translation>
    </message>
    <message>
        <source>made here</source>
        <translation>hier gemacht</translation>
    </message>
    <message>
        <source>Replace {0}</source>
        <translation>{0} ersetzen</translation>
    </message>
    <message>
        <source>All files (*);;Outputs of systems (*.txt *.align)</source>
        <translation>Alle Dateien (*);;Ausgaben von Systemen (*.txt *.align)</translation>
    </message>
    <message>
        <source>Systems are still being loaded. Stop that, and load none of them?</source>
        <translation>Systeme werden noch geladen. Das anhalten und keines laden?</translation>
    </message>
    <message>
        <source>&amp;Stop and close</source>
        <translation>&amp;Anhalten und schließen</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weitermachen</translation>
    </message>
    <message>
        <source>Load &amp;anyway</source>
        <translation>&amp;Trotzdem laden</translation>
    </message>
    <message>
        <source>Load &amp;nothing</source>
        <translation>&amp;Nichts laden</translation>
    </message>
    <message numerus="yes">
        <source>Loaded {0}, with %n warnings; the first: {1}</source>
        <translation>
            <numerusform>{0} geladen, mit %Ln Warnung: {1}</numerusform>
            <numerusform>{0} geladen, mit %Ln Warnungen; die erste: {1}</numerusform>
        </translation>
    </message>
    <message>
        <source>Loaded {0}: {1}.</source>
        <translation>{0} geladen: {1}.</translation>
    </message>
    <message>
        <source>All systems are matched with verified translations, which save {0}.</source>
        <translation>Alle Systeme sind mit geprüften Übersetzungen abgeglichen; das erspart {0}.</translation>
    </message>
    <message>
        <source>&amp;Look at them</source>
        <translation>&amp;Ansehen</translation>
    </message>
    <message>
        <source>All systems are matched with the reference.</source>
        <translation>Alle Systeme sind mit der Referenz abgeglichen.</translation>
    </message>
    <message>
        <source>All systems are matched with the reference and with verified translations, which save {0}.</source>
        <translation>Alle Systeme sind mit der Referenz und mit geprüften Übersetzungen abgeglichen, die {0} ersparen.</translation>
    </message>
    <message>
        <source>New project from a suite</source>
        <translation>Neues Projekt aus einer Suite</translation>
    </message>
    <message>
        <source>Suite</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Project file</source>
        <translation>Projektdatei</translation>
    </message>
    <message>
        <source>Load the &amp;systems that come with the suite</source>
        <translation>Die &amp;Systeme laden, die zur Suite gehören</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>&amp;Anlegen</translation>
    </message>
    <message>
        <source>Folder of the suite</source>
        <translation>Ordner der Suite</translation>
    </message>
    <message>
        <source>Convert an older project</source>
        <translation>Älteres Projekt umwandeln</translation>
    </message>
    <message>
        <source>File of PROTEST 1.1</source>
        <translation>Datei von PROTEST 1.1</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Neues Projekt</translation>
    </message>
    <message>
        <source>the corpus that is called a reference</source>
        <translation>das Korpus, das Referenz heißt</translation>
    </message>
    <message>
        <source>N&amp;one: all of them are systems</source>
        <translation>&amp;Keine: Alle sind Systeme</translation>
    </message>
    <message>
        <source>guessed from the text; or a code such as en</source>
        <translation>aus dem Text erraten; oder ein Code wie en</translation>
    </message>
    <message>
        <source>Con&amp;vert</source>
        <translation>Um&amp;wandeln</translation>
    </message>
    <message>
        <source>Files of PROTEST 1.1 (*.db);;All files (*)</source>
        <translation>Dateien von PROTEST 1.1 (*.db);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>PROTEST projects (*{0})</source>
        <translation>PROTEST-Projekte (*{0})</translation>
    </message>
    <message>
        <source>&amp;File of PROTEST 1.1</source>
        <translation>&amp;Datei von PROTEST 1.1</translation>
    </message>
    <message>
        <source>&amp;New project</source>
        <translation>&amp;Neues Projekt</translation>
    </message>
    <message>
        <source>&amp;Reference</source>
        <translation>&amp;Referenz</translation>
    </message>
    <message>
        <source>&amp;Source language</source>
        <translation>&amp;Ausgangssprache</translation>
    </message>
    <message>
        <source>&amp;Target language</source>
        <translation>&amp;Zielsprache</translation>
    </message>
    <message>
        <source>A master or a batch; it is only read. You see what was kept before you go on.</source>
        <translation>Eine Hauptdatei oder ein Paket; sie wird nur gelesen. Was erhalten blieb, ist zu sehen, bevor es weitergeht.</translation>
    </message>
    <message>
        <source>This file exists already. It will be replaced, unless it has judgements.</source>
        <translation>Diese Datei gibt es schon. Sie wird ersetzt, wenn keine Urteile darin sind.</translation>
    </message>
    <message>
        <source>There is no file {0}. Check the name.</source>
        <translation>Es gibt keine Datei {0}. Bitte den Namen prüfen.</translation>
    </message>
    <message>
        <source>S&amp;uite (folder)</source>
        <translation>S&amp;uite (Ordner)</translation>
    </message>
    <message>
        <source>&amp;Project file</source>
        <translation>&amp;Projektdatei</translation>
    </message>
    <message>
        <source>Project options</source>
        <translation>Projektoptionen</translation>
    </message>
    <message>
        <source>&amp;Check answers that contradict each other or the selected words</source>
        <translation>Antworten &amp;prüfen, die einander oder den ausgewählten Wörtern widersprechen</translation>
    </message>
    <message>
        <source>any word</source>
        <translation>irgendein Wort</translation>
    </message>
    <message>
        <source>a pronoun: il a and elle a do not match</source>
        <translation>ein Pronomen: il a und elle a stimmen nicht überein</translation>
    </message>
    <message>
        <source>their head, or the whole phrase where none is given</source>
        <translation>ihrem Kopf, oder der ganzen Phrase, wo keiner genannt ist</translation>
    </message>
    <message>
        <source>their head alone</source>
        <translation>ihrem Kopf allein</translation>
    </message>
    <message>
        <source>the whole phrase</source>
        <translation>der ganzen Phrase</translation>
    </message>
    <message>
        <source>Matching policy</source>
        <translation>Regeln des Abgleichs</translation>
    </message>
    <message>
        <source>words, with blanks between</source>
        <translation>Wörter, mit Leerzeichen dazwischen</translation>
    </message>
    <message>
        <source>&amp;Verified translations count as further references</source>
        <translation>&amp;Geprüfte Übersetzungen zählen als weitere Referenzen</translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation>&amp;Voreinstellungen</translation>
    </message>
    <message>
        <source>Previe&amp;w</source>
        <translation>Vor&amp;schau</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>An&amp;wenden</translation>
    </message>
    <message>
        <source>You see what would change before anything is changed.</source>
        <translation>Vor jeder Änderung ist zu sehen, was sich ändern würde.</translation>
    </message>
    <message>
        <source>Counting what would change …</source>
        <translation>Die Änderungen werden gezählt …</translation>
    </message>
    <message>
        <source>The settings have changed: preview them again.</source>
        <translation>Die Einstellungen haben sich geändert: bitte die Vorschau wiederholen.</translation>
    </message>
    <message>
        <source>&amp;Pronouns match if they share</source>
        <translation>&amp;Pronomen stimmen überein, wenn gemeinsam ist</translation>
    </message>
    <message>
        <source>An&amp;tecedents are compared by</source>
        <translation>&amp;Antezedenzien werden verglichen nach</translation>
    </message>
    <message>
        <source>&amp;Never approve on these alone</source>
        <translation>&amp;Nie allein wegen dieser akzeptieren</translation>
    </message>
    <message>
        <source>Besides {0}, as in every project of this language.</source>
        <translation>Neben {0}, wie in jedem Projekt dieser Sprache.</translation>
    </message>
    <message>
        <source>Words that people judged correct in one system are then approved in others, too.</source>
        <translation>Wörter, die Menschen in einem System richtig nannten, werden dann auch in anderen akzeptiert.</translation>
    </message>
    <message>
        <source>What would change, by system</source>
        <translation>Was sich ändern würde, nach System</translation>
    </message>
    <message>
        <source>What would change, by reason</source>
        <translation>Was sich ändern würde, nach Grund</translation>
    </message>
    <message>
        <source>While judging, the reference translation is shown</source>
        <translation>Beim Urteilen ist die Referenzübersetzung zu sehen</translation>
    </message>
    <message>
        <source>on &amp;request</source>
        <translation>auf &amp;Wunsch</translation>
    </message>
    <message>
        <source>&amp;never</source>
        <translation>&amp;nie</translation>
    </message>
    <message>
        <source>&amp;always</source>
        <translation>&amp;immer</translation>
    </message>
    <message>
        <source>This project has no reference.</source>
        <translation>Dieses Projekt hat keine Referenz.</translation>
    </message>
    <message>
        <source>The six numbers are: {0}</source>
        <translation>Die sechs Zahlen sind: {0}</translation>
    </message>
    <message>
        <source>all {0}</source>
        <translation>alle {0}</translation>
    </message>
    <message>
        <source>of the open {0} disputed</source>
        <translation>von den offenen {0} strittig</translation>
    </message>
    <message>
        <source>of the approved {0} by verified translations</source>
        <translation>von den akzeptierten {0} durch geprüfte Übersetzungen</translation>
    </message>
    <message>
        <source>{0} in all: {1}</source>
        <translation>insgesamt {0}: {1}</translation>
    </message>
    <message>
        <source>of them {0} disputed</source>
        <translation>davon {0} strittig</translation>
    </message>
    <message>
        <source>all of these</source>
        <translation>alle zusammen</translation>
    </message>
    <message>
        <source>of them {0} by verified translations</source>
        <translation>davon {0} durch geprüfte Übersetzungen</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>&amp;Liste</translation>
    </message>
    <message>
        <source>List the candidates of the filter as a table</source>
        <translation>Die Kandidaten des Filters als Tabelle auflisten</translation>
    </message>
    <message>
        <source>Read ({0})</source>
        <translation>Lesen ({0})</translation>
    </message>
    <message>
        <source>Stopped: the numbers are not those of the filter.</source>
        <translation>Angehalten: Die Zahlen passen nicht zum Filter.</translation>
    </message>
    <message>
        <source>No system is loaded yet. Load the translations of one or more systems.</source>
        <translation>Noch ist kein System geladen. Bitte die Übersetzungen eines oder mehrerer Systeme laden.</translation>
    </message>
    <message>
        <source>You can also drop them here: text files, or a folder of them.</source>
        <translation>Sie können auch hier abgelegt werden: Textdateien oder ein Ordner davon.</translation>
    </message>
    <message>
        <source>Candidates by category and system</source>
        <translation>Kandidaten nach Kategorie und System</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>&amp;Load systems…</source>
        <translation>S&amp;ysteme laden …</translation>
    </message>
    <message>
        <source>Mark as the &amp;reference</source>
        <translation>Als &amp;Referenz kennzeichnen</translation>
    </message>
    <message>
        <source>The system is the human reference, judged like a system: it is shown, but in no rank, comparison, average or correlation</source>
        <translation>Das System ist die menschliche Referenz, wie ein System beurteilt: Es wird gezeigt, ist aber in keinem Rang, Vergleich, Durchschnitt und keiner Korrelation</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen …</translation>
    </message>
    <message>
        <source>Re&amp;place…</source>
        <translation>E&amp;rsetzen …</translation>
    </message>
    <message>
        <source>Remo&amp;ve…</source>
        <translation>&amp;Entfernen …</translation>
    </message>
    <message>
        <source>You can also drop files here: NAME.txt with NAME.align, or a folder of them.</source>
        <translation>Dateien können auch hier abgelegt werden: NAME.txt mit NAME.align, oder ein Ordner davon.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>The new name of {0}:</source>
        <translation>Der neue Name von {0}:</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the system {0}?</source>
        <translation>Das System {0} entfernen?</translation>
    </message>
    <message>
        <source>A copy of the project as it is now is kept beside it.</source>
        <translation>Daneben bleibt eine Kopie des Projekts, wie es jetzt ist.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>{0} was removed. The project as it was before: {1}</source>
        <translation>{0} wurde entfernt. Das Projekt, wie es zuvor war: {1}</translation>
    </message>
    <message>
        <source>Count as a system a&amp;gain</source>
        <translation>Wieder als &amp;System zählen</translation>
    </message>
    <message>
        <source>&amp;Match now</source>
        <translation>Jetzt &amp;abgleichen</translation>
    </message>
    <message>
        <source>The systems</source>
        <translation>Die Systeme</translation>
    </message>
    <message>
        <source>not matched yet</source>
        <translation>noch nicht abgeglichen</translation>
    </message>
    <message>
        <source>No translation</source>
        <translation>Keine Übersetzung</translation>
    </message>
    <message>
        <source>By verified</source>
        <translation>Durch geprüfte</translation>
    </message>
    <message>
        <source>Of the approved: those that the reference alone would have referred, but people called the same words correct in another system</source>
        <translation>Von den akzeptierten: die, die mit der Referenz allein zur Prüfung gegangen wären, deren Wörter Menschen aber in einem anderen System richtig nannten</translation>
    </message>
    <message>
        <source>Unsure links</source>
        <translation>Unsichere Verknüpfungen</translation>
    </message>
    <message>
        <source>Candidates for which the aligner is unsure which words translate the pronoun or its antecedent, and nobody has corrected the links</source>
        <translation>Kandidaten, bei denen der Aligner unsicher ist, welche Wörter das Pronomen oder sein Antezedens übersetzen, und deren Verknüpfungen niemand korrigiert hat</translation>
    </message>
    <message>
        <source>Corrected links</source>
        <translation>Korrigierte Verknüpfungen</translation>
    </message>
    <message>
        <source>Candidates whose links people corrected</source>
        <translation>Kandidaten, deren Verknüpfungen Menschen korrigiert haben</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Verknüpfungen</translation>
    </message>
    <message>
        <source>Whether links were given with the text, or made here by an aligner</source>
        <translation>Ob Verknüpfungen mit dem Text geliefert oder hier von einem Aligner gemacht wurden</translation>
    </message>
    <message>
        <source>Loaded</source>
        <translation>Geladen</translation>
    </message>
    <message>
        <source> Arrows move, Space or a click chooses.</source>
        <translation> Pfeiltasten bewegen, Leertaste oder Klick wählt.</translation>
    </message>
    <message>
        <source>Which words of the reference translate “{0}”?</source>
        <translation>Welche Wörter der Referenz übersetzen „{0}“?</translation>
    </message>
    <message>
        <source>Which word is the head of “{0}”?</source>
        <translation>Welches Wort ist der Kopf von „{0}“?</translation>
    </message>
    <message>
        <source>Choose the first and the last word of the antecedent, now “{0}”.</source>
        <translation>Das erste und das letzte Wort des Antezedens wählen, jetzt „{0}“.</translation>
    </message>
    <message>
        <source>Choose the first and the last word that it refers to.</source>
        <translation>Das erste und das letzte Wort dessen wählen, worauf es sich bezieht.</translation>
    </message>
    <message>
        <source>This is the first one.</source>
        <translation>Das ist das erste.</translation>
    </message>
    <message>
        <source>This is the last one.</source>
        <translation>Das ist das letzte.</translation>
    </message>
    <message>
        <source>No other example in this list is doubtful.</source>
        <translation>Kein anderes Beispiel in dieser Liste ist zweifelhaft.</translation>
    </message>
    <message>
        <source>This example has no antecedent. Add one first.</source>
        <translation>Dieses Beispiel hat kein Antezedens. Bitte zuerst eines hinzufügen.</translation>
    </message>
    <message>
        <source>This suite has no reference.</source>
        <translation>Diese Suite hat keine Referenz.</translation>
    </message>
    <message>
        <source>Choose the first word and the last one; or cancel (Esc).</source>
        <translation>Das erste und das letzte Wort wählen, oder abbrechen (Esc).</translation>
    </message>
    <message>
        <source>No head of this example is doubtful.</source>
        <translation>Kein Kopf dieses Beispiels ist zweifelhaft.</translation>
    </message>
    <message>
        <source>Next doubtful</source>
        <translation>Nächstes zweifelhaftes</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Zurück zur Liste</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>Anzusehen</translation>
    </message>
    <message>
        <source>Examples of the suite</source>
        <translation>Beispiele der Suite</translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n examples</source>
        <translation>
            <numerusform>{0} von %Ln Beispiel</numerusform>
            <numerusform>{0} von %Ln Beispielen</numerusform>
        </translation>
    </message>
    <message>
        <source>all examples</source>
        <translation>alle Beispiele</translation>
    </message>
    <message>
        <source>Search both texts</source>
        <translation>Beide Texte durchsuchen</translation>
    </message>
    <message>
        <source>anything doubtful</source>
        <translation>alles Zweifelhafte</translation>
    </message>
    <message>
        <source>heads to check</source>
        <translation>Köpfe zu prüfen</translation>
    </message>
    <message>
        <source>pronouns linked to nothing</source>
        <translation>Pronomen ohne Verknüpfung</translation>
    </message>
    <message>
        <source>antecedents linked to nothing</source>
        <translation>Antezedenzien ohne Verknüpfung</translation>
    </message>
    <message>
        <source>{0} ({1}, {2} to look at)</source>
        <translation>{0} ({1}, {2} anzusehen)</translation>
    </message>
    <message>
        <source>New folder for the suite</source>
        <translation>Neuer Ordner für die Suite</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Wird gespeichert …</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Neu laden</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Wieder &amp;versuchen</translation>
    </message>
    <message>
        <source>{0} (and {1} more; see protest suite check)</source>
        <translation>{0} (und {1} weitere; siehe protest suite check)</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Korrekturen</translation>
    </message>
    <message>
        <source>{0} / {1} · example {2}</source>
        <translation>{0} / {1} · Beispiel {2}</translation>
    </message>
    <message>
        <source>Reference words</source>
        <translation>Wörter der Referenz</translation>
    </message>
    <message>
        <source>Head is right</source>
        <translation>Kopf stimmt</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Remove example</source>
        <translation>Beispiel entfernen</translation>
    </message>
    <message>
        <source>Reference words of the pronoun</source>
        <translation>Wörter des Pronomens in der Referenz</translation>
    </message>
    <message>
        <source>Reference words of the antecedent</source>
        <translation>Wörter des Antezedens in der Referenz</translation>
    </message>
    <message>
        <source>Head of the antecedent</source>
        <translation>Kopf des Antezedens</translation>
    </message>
    <message>
        <source>Words of the antecedent</source>
        <translation>Wörter des Antezedens</translation>
    </message>
    <message>
        <source>To look at: {0}</source>
        <translation>Anzusehen: {0}</translation>
    </message>
    <message>
        <source>No head</source>
        <translation>Kein Kopf</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>{0} (by hand)</source>
        <translation>{0} (von Hand)</translation>
    </message>
    <message>
        <source>{0} · head {1}</source>
        <translation>{0} · Kopf {1}</translation>
    </message>
    <message>
        <source>Head to check: “{0}” ({1}).</source>
        <translation>Kopf zu prüfen: „{0}“ ({1}).</translation>
    </message>
    <message>
        <source>The pronoun is linked to nothing in the reference.</source>
        <translation>Das Pronomen ist mit nichts in der Referenz verknüpft.</translation>
    </message>
    <message>
        <source>An antecedent is linked to nothing in the reference.</source>
        <translation>Ein Antezedens ist mit nichts in der Referenz verknüpft.</translation>
    </message>
    <message>
        <source>head to check</source>
        <translation>Kopf zu prüfen</translation>
    </message>
    <message>
        <source>pronoun unlinked</source>
        <translation>Pronomen ohne Verknüpfung</translation>
    </message>
    <message>
        <source>antecedent unlinked</source>
        <translation>Antezedens ohne Verknüpfung</translation>
    </message>
    <message>
        <source>The task set {0} is made. ‘Hand out…’ in ‘Tasks’ makes a file for each annotator.</source>
        <translation>Der Aufgabensatz {0} ist angelegt. ‚Ausgeben …‘ unter ‚Aufgaben‘ macht eine Datei für jede annotierende Person.</translation>
    </message>
    <message>
        <source>There is nothing to divide into tasks yet: load a system first.</source>
        <translation>Noch gibt es nichts auf Aufgaben zu verteilen: bitte zuerst ein System laden.</translation>
    </message>
    <message>
        <source>Made in {0}: {1}. Send each to its annotator.</source>
        <translation>Erzeugt in {0}: {1}. Bitte jede Datei an die jeweilige Person senden.</translation>
    </message>
    <message>
        <source>Delete the task set {0}?</source>
        <translation>Den Aufgabensatz {0} löschen?</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>Hand out {0}</source>
        <translation>{0} ausgeben</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Ordner für die Dateien</translation>
    </message>
    <message>
        <source>Hide the names of &amp;systems behind codes</source>
        <translation>Namen der &amp;Systeme hinter Codes verbergen</translation>
    </message>
    <message>
        <source>Let annotators look at the &amp;reference, which influences them</source>
        <translation>Annotierende die &amp;Referenz ansehen lassen, die sie beeinflusst</translation>
    </message>
    <message>
        <source>Let annotators correct &amp;links</source>
        <translation>Annotierende &amp;Verknüpfungen korrigieren lassen</translation>
    </message>
    <message>
        <source>If the highlighted words are not the translation, annotators choose the right ones. Otherwise they can only tag such examples.</source>
        <translation>Wenn die hervorgehobenen Wörter nicht die Übersetzung sind, wählen Annotierende die richtigen. Sonst können sie solche Beispiele nur mit einem Tag versehen.</translation>
    </message>
    <message>
        <source>that of the annotator&apos;s system</source>
        <translation>die des Systems der annotierenden Person</translation>
    </message>
    <message>
        <source>&amp;Create the files</source>
        <translation>Die Dateien &amp;erzeugen</translation>
    </message>
    <message>
        <source>Annotator of task {0}</source>
        <translation>Annotierende Person von Aufgabe {0}</translation>
    </message>
    <message>
        <source>handed out to {0}</source>
        <translation>ausgegeben an {0}</translation>
    </message>
    <message>
        <source>name of the annotator</source>
        <translation>Name der annotierenden Person</translation>
    </message>
    <message>
        <source>{0} would get two tasks; each annotator gets one.</source>
        <translation>{0} bekäme zwei Aufgaben; jede Person bekommt eine.</translation>
    </message>
    <message>
        <source>There is no folder {0}. Make it first, or choose another.</source>
        <translation>Es gibt keinen Ordner {0}. Bitte zuerst anlegen oder einen anderen wählen.</translation>
    </message>
    <message numerus="yes">
        <source>Task {0} (%n candidates)</source>
        <translation>
            <numerusform>Aufgabe {0} (%Ln Kandidat)</numerusform>
            <numerusform>Aufgabe {0} (%Ln Kandidaten)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>Language of the &amp;windows</source>
        <translation>Sprache der &amp;Fenster</translation>
    </message>
    <message>
        <source>There is no reference, or the project’s options say that it is never shown.</source>
        <translation>Es gibt keine Referenz, oder sie wird laut den Projektoptionen nie gezeigt.</translation>
    </message>
    <message>
        <source>A file is made for each name: send it to that annotator.</source>
        <translation>Für jeden Namen wird eine Datei erzeugt: Bitte an diese Person senden.</translation>
    </message>
    <message numerus="yes">
        <source>The overlap of %n candidates is in every file.</source>
        <translation>
            <numerusform>Die Überlappung von %Ln Kandidat ist in jeder Datei.</numerusform>
            <numerusform>Die Überlappung von %Ln Kandidaten ist in jeder Datei.</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge batches</source>
        <translation>Pakete zusammenführen</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Zusammenführen</translation>
    </message>
    <message>
        <source>Judged under other guidelines than the project has now: {0}.</source>
        <translation>Nach anderen Richtlinien beurteilt, als das Projekt jetzt hat: {0}.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Unverändert</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Konflikte</translation>
    </message>
    <message>
        <source>The &amp;project’s</source>
        <translation>Das des &amp;Projekts</translation>
    </message>
    <message>
        <source>The &amp;file’s</source>
        <translation>Das der &amp;Datei</translation>
    </message>
    <message numerus="yes">
        <source>%n judgements or links changed both here and in a file, or in two files. Choose which to keep, with Left and Right or by a click.</source>
        <translation>
            <numerusform>%Ln Urteil oder Verknüpfung wurde hier und in einer Datei oder in zwei Dateien geändert. Mit Links und Rechts oder per Klick wählen, was gilt.</numerusform>
            <numerusform>%Ln Urteile oder Verknüpfungen wurden hier und in einer Datei oder in zwei Dateien geändert. Mit Links und Rechts oder per Klick wählen, was gilt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgements changed both here and in a file. Choose which one to keep, with Left and Right or by a click.</source>
        <translation>
            <numerusform>%Ln Urteil wurde hier und in einer Datei geändert. Mit Links und Rechts oder per Klick wählen, welches gilt.</numerusform>
            <numerusform>%Ln Urteile wurden hier und in einer Datei geändert. Mit Links und Rechts oder per Klick wählen, welches gilt.</numerusform>
        </translation>
    </message>
    <message>
        <source>For all of them:</source>
        <translation>Für alle:</translation>
    </message>
    <message>
        <source>Judgements in conflict</source>
        <translation>Urteile in Konflikt</translation>
    </message>
    <message>
        <source>Judgements and links in conflict</source>
        <translation>Urteile und Verknüpfungen in Konflikt</translation>
    </message>
    <message>
        <source>Left keeps the project&apos;s, Right takes the file&apos;s, Space switches.</source>
        <translation>Links behält das des Projekts, Rechts nimmt das der Datei, Leertaste wechselt.</translation>
    </message>
    <message>
        <source>In the project</source>
        <translation>Im Projekt</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>In der Datei</translation>
    </message>
    <message>
        <source>chosen: {0}</source>
        <translation>gewählt: {0}</translation>
    </message>
    <message>
        <source>goes into the history: {0}</source>
        <translation>kommt in den Verlauf: {0}</translation>
    </message>
    <message>
        <source>PROTEST batches (*{0})</source>
        <translation>PROTEST-Pakete (*{0})</translation>
    </message>
    <message>
        <source>Nothing was new: the project is as it was.</source>
        <translation>Nichts war neu: Das Projekt ist wie zuvor.</translation>
    </message>
    <message numerus="yes">
        <source>Merged {0}: %n judgements added.</source>
        <translation>
            <numerusform>{0} zusammengeführt: %Ln Urteil hinzugefügt.</numerusform>
            <numerusform>{0} zusammengeführt: %Ln Urteile hinzugefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgements were taken back.</source>
        <translation>
            <numerusform>%Ln Urteil zurückgenommen.</numerusform>
            <numerusform>%Ln Urteile zurückgenommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link corrections came in.</source>
        <translation>
            <numerusform>%Ln Korrektur von Verknüpfungen kam herein.</numerusform>
            <numerusform>%Ln Korrekturen von Verknüpfungen kamen herein.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message numerus="yes">
        <source>The merge is undone: %n candidates are as before.</source>
        <translation>
            <numerusform>Die Zusammenführung ist rückgängig gemacht: %Ln Kandidat wie zuvor.</numerusform>
            <numerusform>Die Zusammenführung ist rückgängig gemacht: %Ln Kandidaten wie zuvor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates stay as they are: they were judged again since then.</source>
        <translation>
            <numerusform>%Ln Kandidat bleibt, wie er ist: Er wurde seither neu beurteilt.</numerusform>
            <numerusform>%Ln Kandidaten bleiben, wie sie sind: Sie wurden seither neu beurteilt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates stay as a later merge left them; undoing that merge takes both back.</source>
        <translation>
            <numerusform>%Ln Kandidat bleibt, wie eine spätere Zusammenführung ihn ließ; diese rückgängig zu machen nimmt beide zurück.</numerusform>
            <numerusform>%Ln Kandidaten bleiben, wie eine spätere Zusammenführung sie ließ; diese rückgängig zu machen nimmt beide zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>New task set</source>
        <translation>Neuer Aufgabensatz</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>What goes in</source>
        <translation>Was hineinkommt</translation>
    </message>
    <message>
        <source>How it is divided</source>
        <translation>Wie es verteilt wird</translation>
    </message>
    <message>
        <source>What you get</source>
        <translation>Was dabei herauskommt</translation>
    </message>
    <message>
        <source>{0} of 3 · {1}</source>
        <translation>{0} von 3 · {1}</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Größen</translation>
    </message>
    <message>
        <source>Strata of the samples</source>
        <translation>Schichten der Stichproben</translation>
    </message>
    <message>
        <source>Si&amp;zes</source>
        <translation>&amp;Größen</translation>
    </message>
    <message>
        <source>What samples are &amp;drawn from</source>
        <translation>Woraus Stichproben gezogen &amp;werden</translation>
    </message>
    <message>
        <source>{0} in {1}. Each annotator gets {2}; {3} of them are the overlap, the same for all.</source>
        <translation>{0} in {1}. Jede Person bekommt {2}; {3} davon sind die Überlappung, dieselbe für alle.</translation>
    </message>
    <message>
        <source>{0} in {1}. Each annotator gets {2}.</source>
        <translation>{0} in {1}. Jede Person bekommt {2}.</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>There is no task set yet. A task set divides candidates among annotators: each gets a file with one task, and sends it back to be merged.</source>
        <translation>Noch gibt es keinen Aufgabensatz. Ein Aufgabensatz verteilt Kandidaten auf Annotierende: Jede Person bekommt eine Datei mit einer Aufgabe und sendet sie zum Zusammenführen zurück.</translation>
    </message>
    <message>
        <source>&amp;New task set…</source>
        <translation>&amp;Neuer Aufgabensatz …</translation>
    </message>
    <message>
        <source>Hand &amp;out…</source>
        <translation>&amp;Ausgeben …</translation>
    </message>
    <message>
        <source>&amp;Merge…</source>
        <translation>&amp;Zusammenführen …</translation>
    </message>
    <message>
        <source>&amp;Past merges…</source>
        <translation>&amp;Frühere Zusammenführungen …</translation>
    </message>
    <message>
        <source>Written to {0}.</source>
        <translation>Geschrieben nach {0}.</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Abgleiche</translation>
    </message>
    <message>
        <source>Verified translations</source>
        <translation>Geprüfte Übersetzungen</translation>
    </message>
    <message>
        <source>Contrast pairs</source>
        <translation>Kontrastpaare</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>The judgements of each annotator on each candidate, with times and guidelines.</source>
        <translation>Die Urteile aller Annotierenden über jeden Kandidaten, mit Zeiten und Richtlinien.</translation>
    </message>
    <message>
        <source>The sentences, highlighted words and outcome of each candidate.</source>
        <translation>Die Sätze, hervorgehobenen Wörter und das Ergebnis jedes Kandidaten.</translation>
    </message>
    <message>
        <source>The automatic verdict on each candidate: approved, or why not.</source>
        <translation>Das automatische Verdikt zu jedem Kandidaten: akzeptiert, oder warum nicht.</translation>
    </message>
    <message>
        <source>Translations that people called correct: further references for the automatic step.</source>
        <translation>Übersetzungen, die Menschen richtig nannten: weitere Referenzen für den automatischen Schritt.</translation>
    </message>
    <message>
        <source>Correct translations, each beside a copy with a wrong pronoun, in the columns of ACES.</source>
        <translation>Richtige Übersetzungen, jede neben einer Kopie mit falschem Pronomen, in den Spalten von ACES.</translation>
    </message>
    <message>
        <source>The data that corrected scores are estimated from, for R or pandas.</source>
        <translation>Die Daten, aus denen korrigierte Scores geschätzt werden, für R oder pandas.</translation>
    </message>
    <message>
        <source>once deleted, once replaced by a wrong one</source>
        <translation>einmal gelöscht, einmal durch ein falsches ersetzt</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>replaced by a wrong one</source>
        <translation>durch ein falsches ersetzt</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>All systems</source>
        <translation>Alle Systeme</translation>
    </message>
    <message>
        <source>{0} of {1} systems</source>
        <translation>{0} von {1} Systemen</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>All categories</source>
        <translation>Alle Kategorien</translation>
    </message>
    <message>
        <source>{0} of {1} categories</source>
        <translation>{0} von {1} Kategorien</translation>
    </message>
    <message>
        <source>All candidates</source>
        <translation>Alle Kandidaten</translation>
    </message>
    <message>
        <source>The pronoun is</source>
        <translation>Das Pronomen wird</translation>
    </message>
    <message>
        <source>The seed decides which wrong pronoun is taken; the same seed gives the same pairs.</source>
        <translation>Der Startwert entscheidet, welches falsche Pronomen genommen wird; derselbe Startwert ergibt dieselben Paare.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>&amp;Of</source>
        <translation>&amp;Von</translation>
    </message>
    <message>
        <source>The &amp;pronoun is</source>
        <translation>Das &amp;Pronomen wird</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>Fi&amp;le</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>This file exists already. It will be replaced.</source>
        <translation>Diese Datei gibt es schon. Sie wird ersetzt.</translation>
    </message>
    <message>
        <source>What is in it</source>
        <translation>Was darin ist</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation>Was exportiert wird</translation>
    </message>
    <message>
        <source>Handed out to</source>
        <translation>Ausgegeben an</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>Unvollständig</translation>
    </message>
    <message>
        <source>Contradictory</source>
        <translation>Widersprüchlich</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>Überlappung</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>noch niemand</translation>
    </message>
    <message>
        <source>{0} has no file of this task, but judged some of it in this project.</source>
        <translation>{0} hat keine Datei dieser Aufgabe, aber in diesem Projekt etwas davon beurteilt.</translation>
    </message>
    <message>
        <source>{0} done, {1} incomplete, {2} contradictory, {3} new</source>
        <translation>{0} erledigt, {1} unvollständig, {2} widersprüchlich, {3} neu</translation>
    </message>
    <message>
        <source>Past merges</source>
        <translation>Frühere Zusammenführungen</translation>
    </message>
    <message>
        <source>Nothing was merged into this project yet.</source>
        <translation>Noch wurde in dieses Projekt nichts zusammengeführt.</translation>
    </message>
    <message>
        <source>&amp;Undo this merge</source>
        <translation>Diese Zusammenführung &amp;rückgängig machen</translation>
    </message>
    <message>
        <source>Undoing restores what was there before. Later judgements and the history stay; the file can be merged again.</source>
        <translation>Rückgängigmachen stellt wieder her, was zuvor da war. Spätere Urteile und der Verlauf bleiben; die Datei kann wieder zusammengeführt werden.</translation>
    </message>
    <message>
        <source>All &amp;systems</source>
        <translation>Alle &amp;Systeme</translation>
    </message>
    <message>
        <source>All &amp;categories</source>
        <translation>Alle &amp;Kategorien</translation>
    </message>
    <message>
        <source>What was &amp;referred to people</source>
        <translation>Was zur &amp;Prüfung ging</translation>
    </message>
    <message>
        <source>&amp;Everything, the approved candidates too</source>
        <translation>&amp;Alles, auch die akzeptierten Kandidaten</translation>
    </message>
    <message>
        <source>Approved candidates among the others show how far approval can be trusted.</source>
        <translation>Akzeptierte Kandidaten unter den anderen zeigen, wie weit dem Akzeptieren zu trauen ist.</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>This many are drawn at random; they represent the others.</source>
        <translation>So viele werden zufällig gezogen; sie stehen für die anderen.</translation>
    </message>
    <message>
        <source>Draw b&amp;y category over all systems, as for a pilot</source>
        <translation>&amp;Nach Kategorie über alle Systeme ziehen, wie für einen Pilotversuch</translation>
    </message>
    <message>
        <source>Otherwise from each category of each system, if there are enough.</source>
        <translation>Sonst aus jeder Kategorie jedes Systems, wenn es genug sind.</translation>
    </message>
    <message>
        <source>ParCor or ParCorFull, an annotated corpus (MMAX2)</source>
        <translation>ParCor oder ParCorFull, ein annotiertes Korpus (MMAX2)</translation>
    </message>
    <message>
        <source>ContraPro, or a test set in its format (JSON)</source>
        <translation>ContraPro, oder ein Testset in dessen Format (JSON)</translation>
    </message>
    <message>
        <source>The test set of Bawden et al. 2018 (JSON)</source>
        <translation>Das Testset von Bawden et al. 2018 (JSON)</translation>
    </message>
    <message>
        <source>the first correct one</source>
        <translation>die erste richtige</translation>
    </message>
    <message>
        <source>all correct ones</source>
        <translation>alle richtigen</translation>
    </message>
    <message>
        <source>Make a suite</source>
        <translation>Suite bauen</translation>
    </message>
    <message>
        <source>Made from</source>
        <translation>Gebaut aus</translation>
    </message>
    <message>
        <source>Ma&amp;ke the suite</source>
        <translation>Die Suite &amp;bauen</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>all of them generic</source>
        <translation>alle generisch</translation>
    </message>
    <message>
        <source>all of them deictic, singular</source>
        <translation>alle deiktisch, Singular</translation>
    </message>
    <message>
        <source>all of them deictic, plural</source>
        <translation>alle deiktisch, Plural</translation>
    </message>
    <message>
        <source>CoNLL-U with coreference, such as CorefUD, and a reference</source>
        <translation>CoNLL-U mit Koreferenz, etwa CorefUD, und eine Referenz</translation>
    </message>
    <message>
        <source>Parallel text, raw or tokenised</source>
        <translation>Paralleltext, roh oder tokenisiert</translation>
    </message>
    <message>
        <source>CTXPRO: gender, formality, animacy (JSON)</source>
        <translation>CTXPRO: Genus, Höflichkeit, Belebtheit (JSON)</translation>
    </message>
    <message>
        <source>Corpus (&amp;folder)</source>
        <translation>Korpus (&amp;Ordner)</translation>
    </message>
    <message>
        <source>&amp;Parts</source>
        <translation>&amp;Teile</translation>
    </message>
    <message>
        <source>all; or names such as DiscoMT</source>
        <translation>alle; oder Namen wie DiscoMT</translation>
    </message>
    <message>
        <source>&amp;Source text</source>
        <translation>&amp;Ausgangstext</translation>
    </message>
    <message>
        <source>There is no reference</source>
        <translation>Es gibt keine Referenz</translation>
    </message>
    <message>
        <source>Raw texts, to be tokenised</source>
        <translation>Rohe Texte, die zu tokenisieren sind</translation>
    </message>
    <message>
        <source>&amp;Pronouns</source>
        <translation>&amp;Pronomen</translation>
    </message>
    <message>
        <source>without a table: the usual ones</source>
        <translation>ohne Tabelle: die üblichen</translation>
    </message>
    <message>
        <source>&amp;Table of pronouns</source>
        <translation>&amp;Tabelle der Pronomen</translation>
    </message>
    <message>
        <source>TSV or CSV with the columns line, token and category, from 0, and, if you like, id and antecedents; instead of token, it may have word and occurrence, or start and end</source>
        <translation>TSV oder CSV mit den Spalten line, token und category, ab 0, und nach Belieben id und antecedents; statt token kann sie word und occurrence haben, oder start und end</translation>
    </message>
    <message>
        <source>The table may name words that are no pronouns</source>
        <translation>Die Tabelle darf Wörter nennen, die keine Pronomen sind</translation>
    </message>
    <message>
        <source>&amp;Documents</source>
        <translation>&amp;Dokumente</translation>
    </message>
    <message>
        <source>Where documents begin: name and first_line, from 0</source>
        <translation>Wo Dokumente beginnen: name und first_line, ab 0</translation>
    </message>
    <message>
        <source>&amp;Alignment</source>
        <translation>A&amp;lignierung</translation>
    </message>
    <message>
        <source>Pharaoh links of the reference; made here if none are given</source>
        <translation>Pharaoh-Verknüpfungen der Referenz; hier gemacht, wenn keine angegeben sind</translation>
    </message>
    <message>
        <source>Own &amp;categories</source>
        <translation>Eigene &amp;Kategorien</translation>
    </message>
    <message>
        <source>[[category]] tables, as in a suite.toml</source>
        <translation>Tabellen [[category]], wie in einer suite.toml</translation>
    </message>
    <message>
        <source>&amp;File (JSON)</source>
        <translation>&amp;Datei (JSON)</translation>
    </message>
    <message>
        <source>Document&amp;s (folder)</source>
        <translation>D&amp;okumente (Ordner)</translation>
    </message>
    <message>
        <source>The documents of the segments, NAME.en beside NAME.de: antecedents are in them.</source>
        <translation>Die Dokumente der Segmente, NAME.en neben NAME.de: Darin sind die Antezedenzien.</translation>
    </message>
    <message>
        <source>Contexts</source>
        <translation>Kontexte</translation>
    </message>
    <message>
        <source>The sentences before the segments, a line for each entry: antecedents are in them.</source>
        <translation>Die Sätze vor den Segmenten, eine Zeile je Eintrag: In ihnen stehen die Antezedenten.</translation>
    </message>
    <message>
        <source>Which translations</source>
        <translation>Welche Übersetzungen</translation>
    </message>
    <message>
        <source>&amp;Which translations</source>
        <translation>&amp;Welche Übersetzungen</translation>
    </message>
    <message>
        <source>How many examples</source>
        <translation>Wie viele Beispiele</translation>
    </message>
    <message>
        <source>as many of each category as at WMT 2018</source>
        <translation>so viele je Kategorie wie bei WMT 2018</translation>
    </message>
    <message>
        <source>as many of each category as in PROTEST 2016</source>
        <translation>so viele je Kategorie wie in PROTEST 2016</translation>
    </message>
    <message>
        <source>&amp;How many examples</source>
        <translation>Wie &amp;viele Beispiele</translation>
    </message>
    <message>
        <source>category=number, with blanks between</source>
        <translation>Kategorie=Zahl, mit Leerzeichen dazwischen</translation>
    </message>
    <message>
        <source>&amp;Of single categories</source>
        <translation>Von &amp;einzelnen Kategorien</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>Start&amp;wert</translation>
    </message>
    <message>
        <source>Also pronouns that refer to several antecedents</source>
        <translation>Auch Pronomen, die sich auf mehrere Antezedenzien beziehen</translation>
    </message>
    <message>
        <source>Also those marked “no explicit antecedent”</source>
        <translation>Auch die als „no explicit antecedent“ markierten</translation>
    </message>
    <message>
        <source>If their chain has an antecedent, which is usually wrong.</source>
        <translation>Wenn ihre Kette ein Antezedens hat, was meist falsch ist.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>You</translation>
    </message>
    <message>
        <source>&amp;You</source>
        <translation>&amp;You</translation>
    </message>
    <message>
        <source>Groups by their nouns, such as team</source>
        <translation>Gruppen nach ihren Nomen, etwa team</translation>
    </message>
    <message>
        <source>Decided &amp;groups</source>
        <translation>Entschiedene &amp;Gruppen</translation>
    </message>
    <message>
        <source>group-it-they.tsv of an earlier suite, with “yes” where a chain is a group</source>
        <translation>group-it-they.tsv einer früheren Suite, mit „yes“, wo eine Kette eine Gruppe ist</translation>
    </message>
    <message>
        <source>Leave out faulty parts, and list them</source>
        <translation>Fehlerhaftes weglassen und auflisten</translation>
    </message>
    <message>
        <source>Compare systems</source>
        <translation>Systeme vergleichen</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>&amp;Add files…</source>
        <translation>&amp;Dateien hinzufügen …</translation>
    </message>
    <message>
        <source>Source language</source>
        <translation>Ausgangssprache</translation>
    </message>
    <message>
        <source>Target language</source>
        <translation>Zielsprache</translation>
    </message>
    <message>
        <source>such as Spanish or es</source>
        <translation>etwa Spanisch oder es</translation>
    </message>
    <message>
        <source>With commas between; if there are none, the usual ones</source>
        <translation>Durch Kommas getrennt; ohne Angabe die üblichen</translation>
    </message>
    <message>
        <source>Part of {0}</source>
        <translation>Rolle von {0}</translation>
    </message>
    <message>
        <source>Add texts</source>
        <translation>Texte hinzufügen</translation>
    </message>
    <message>
        <source>P&amp;ronouns</source>
        <translation>P&amp;ronomen</translation>
    </message>
    <message>
        <source>Texts with a sentence on each line, all with as many lines. Which of them is the source, and which the reference, is guessed from their names.</source>
        <translation>Texte mit einem Satz in jeder Zeile, alle mit gleich vielen Zeilen. Welcher davon der Ausgangstext und welcher die Referenz ist, wird aus den Namen geschlossen.</translation>
    </message>
    <message>
        <source>A comparison needs one source, one reference, and the output of a system.</source>
        <translation>Ein Vergleich braucht einen Ausgangstext, eine Referenz und die Ausgabe eines Systems.</translation>
    </message>
    <message>
        <source>Target &amp;language</source>
        <translation>&amp;Zielsprache</translation>
    </message>
    <message>
        <source>such as de or fr</source>
        <translation>etwa de oder fr</translation>
    </message>
    <message>
        <source>New suite (folder)</source>
        <translation>Neue Suite (Ordner)</translation>
    </message>
    <message>
        <source>&amp;New suite (folder)</source>
        <translation>&amp;Neue Suite (Ordner)</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>Na&amp;me</translation>
    </message>
    <message>
        <source>as the folder</source>
        <translation>wie der Ordner</translation>
    </message>
    <message>
        <source>This folder exists already. A suite in it will be replaced; if it differs, the old one is kept.</source>
        <translation>Diesen Ordner gibt es schon. Eine Suite darin wird ersetzt; wenn sie anders ist, wird die alte aufgehoben.</translation>
    </message>
    <message>
        <source>There is no folder {0}. Check the name.</source>
        <translation>Es gibt keinen Ordner {0}. Bitte den Namen prüfen.</translation>
    </message>
    <message>
        <source>&amp;Approved ones mixed in for an audit</source>
        <translation>Akzeptierte &amp;untergemischt, für ein Audit</translation>
    </message>
    <message>
        <source>How many of &amp;these are drawn</source>
        <translation>Wie viele &amp;davon gezogen werden</translation>
    </message>
    <message numerus="yes">
        <source>%n candidates of the list go in.</source>
        <translation>
            <numerusform>%Ln Kandidat der Liste kommt hinein.</numerusform>
            <numerusform>%Ln Kandidaten der Liste kommen hinein.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Draw another</source>
        <translation>&amp;Neu ziehen</translation>
    </message>
    <message numerus="yes">
        <source>%n candidates go in.</source>
        <translation>
            <numerusform>%Ln Kandidat kommt hinein.</numerusform>
            <numerusform>%Ln Kandidaten kommen hinein.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Tasks, one for each annotator</source>
        <translation>Aufga&amp;ben, eine für jede Person</translation>
    </message>
    <message>
        <source>&amp;Overlap that everybody gets</source>
        <translation>Ü&amp;berlappung, die alle bekommen</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>S&amp;tartwert</translation>
    </message>
    <message>
        <source>Agreement between annotators is measured on the overlap. It takes a share of each category of each system. The same seed makes the same tasks again; it is recorded.</source>
        <translation>An der Überlappung wird die Übereinstimmung der Annotierenden gemessen. Sie nimmt einen Anteil jeder Kategorie jedes Systems. Derselbe Startwert ergibt wieder dieselben Aufgaben; er wird aufgezeichnet.</translation>
    </message>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
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
        <source>Copy as &amp;Markdown</source>
        <translation>Als &amp;Markdown kopieren</translation>
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
        <source>What was counted, and how; a command repeats it with ‘--signature’</source>
        <translation>Was wie gezählt wurde; ein Befehl wiederholt es mit ‚--signature‘</translation>
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
        <source>Select &amp;all</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>Hide message</source>
        <translation>Meldung ausblenden</translation>
    </message>
    <message>
        <source>Some of your changes could not be saved.</source>
        <translation>Einige Änderungen konnten nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Close and &amp;lose them</source>
        <translation>Schließen und &amp;verlieren</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>&amp;Bleiben</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>&amp;Kopie speichern …</translation>
    </message>
    <message>
        <source>The plot is being drawn …</source>
        <translation>Die Grafik wird gezeichnet …</translation>
    </message>
    <message>
        <source>Open the project first: batches are merged into the project that they come from.</source>
        <translation>Bitte zuerst das Projekt öffnen: Pakete werden mit dem zusammengeführt, aus dem sie stammen.</translation>
    </message>
    <message>
        <source>Drop one project at a time, and nothing else.</source>
        <translation>Bitte jeweils nur ein Projekt ablegen und nichts sonst.</translation>
    </message>
    <message>
        <source>Open a project first: judgements are imported into one.</source>
        <translation>Bitte zuerst ein Projekt öffnen: Urteile werden in eines importiert.</translation>
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
        <source>Drop to import judgements; you first see what would change.</source>
        <translation>Ablegen, um Urteile zu importieren; zuerst ist zu sehen, was sich ändern würde.</translation>
    </message>
    <message>
        <source>Drop to load systems; you first see which.</source>
        <translation>Ablegen, um Systeme zu laden; vorher ist zu sehen, welche.</translation>
    </message>
    <message>
        <source>Drop to compare systems by these texts; you first see which is which.</source>
        <translation>Loslassen, um Systeme anhand dieser Texte zu vergleichen; vorher wird gezeigt, welcher Text was ist.</translation>
    </message>
    <message>
        <source>Drop a project (.protest), a batch (.protestbatch), a suite, a table of judgements (.csv), or outputs of systems (.txt, perhaps with .align).</source>
        <translation>Ein Projekt (.protest), ein Paket (.protestbatch), eine Suite, eine Tabelle mit Urteilen (.csv) oder Ausgaben von Systemen (.txt, eventuell mit .align) ablegen.</translation>
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
        <source>Something went wrong in PROTEST itself ({0}). Your judgements are kept. Please report it: “Copy report” puts what we need to know on the clipboard.</source>
        <translation>In PROTEST selbst ging etwas schief ({0}). Die Urteile bleiben erhalten. Bitte melden: „Bericht kopieren“ legt, was wir wissen müssen, in die Zwischenablage.</translation>
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
        <translation>Urteile importieren</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>if the table names none</source>
        <translation>wenn die Tabelle niemanden nennt</translation>
    </message>
    <message>
        <source>Work on the task set</source>
        <translation>Arbeit am Aufgabensatz</translation>
    </message>
    <message>
        <source>as the table says</source>
        <translation>wie die Tabelle sagt</translation>
    </message>
    <message>
        <source>A &amp;person’s, unless the table says otherwise</source>
        <translation>Die eines &amp;Menschen, wenn die Tabelle nichts anderes sagt</translation>
    </message>
    <message>
        <source>A pro&amp;gram’s, such as a language model’s</source>
        <translation>Die eines Pro&amp;gramms, etwa eines Sprachmodells</translation>
    </message>
    <message>
        <source>Compared with people in Agreement, never counted in outcomes.</source>
        <translation>In „Übereinstimmung“ mit Menschen verglichen, nie in Ergebnissen gezählt.</translation>
    </message>
    <message>
        <source>P&amp;review</source>
        <translation>&amp;Vorschau</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.jsonl);;All files (*)</source>
        <translation>Tabellen (*.csv *.tsv *.jsonl);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <source>&amp;Annotator</source>
        <translation>&amp;Annotierende Person</translation>
    </message>
    <message>
        <source>&amp;Work on</source>
        <translation>Ar&amp;beit am Aufgabensatz</translation>
    </message>
    <message>
        <source>A table (CSV, TSV, JSON Lines) with a row for each judgement and the columns system, example and pronoun (yes, no, unset). You see what would be added before anything is changed.</source>
        <translation>Eine Tabelle (CSV, TSV, JSON Lines) mit einer Zeile je Urteil und den Spalten system, example und pronoun (yes, no, unset). Vor jeder Änderung ist zu sehen, was hinzukäme.</translation>
    </message>
    <message>
        <source>The judgements are</source>
        <translation>Die Urteile sind</translation>
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
        <source>The guidelines are shown here when a project is open.</source>
        <translation>Die Richtlinien stehen hier, wenn ein Projekt offen ist.</translation>
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
        <source>Work is still running. Stop it and quit? Unfinished work is undone, everything else is kept.</source>
        <translation>Es läuft noch eine Arbeit. Anhalten und beenden? Unfertiges wird rückgängig gemacht, alles andere bleibt.</translation>
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
        <source>Correct &amp;links</source>
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
        <source>Re-run &amp;matching</source>
        <translation>Neu &amp;abgleichen</translation>
    </message>
    <message>
        <source>Ma&amp;tching policy…</source>
        <translation>Re&amp;geln des Abgleichs …</translation>
    </message>
    <message>
        <source>&amp;Project options…</source>
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
        <source>&amp;Keys and guidelines</source>
        <translation>&amp;Tasten und Richtlinien</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch (englisch)</translation>
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
        <source>&amp;New project from suite…</source>
        <translation>&amp;Neues Projekt aus Suite …</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open s&amp;uite…</source>
        <translation>S&amp;uite öffnen …</translation>
    </message>
    <message>
        <source>Ma&amp;ke a suite…</source>
        <translation>Suite b&amp;auen …</translation>
    </message>
    <message>
        <source>Compare s&amp;ystems…</source>
        <translation>Systeme &amp;vergleichen …</translation>
    </message>
    <message>
        <source>Con&amp;vert an older project…</source>
        <translation>Älteres Projekt um&amp;wandeln …</translation>
    </message>
    <message>
        <source>&amp;Merge batches…</source>
        <translation>&amp;Pakete zusammenführen …</translation>
    </message>
    <message>
        <source>&amp;Import judgements…</source>
        <translation>Urteile &amp;importieren …</translation>
    </message>
    <message>
        <source>R&amp;eload</source>
        <translation>Neu &amp;laden</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Kopie speichern …</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>Write re&amp;port…</source>
        <translation>Be&amp;richt schreiben …</translation>
    </message>
    <message>
        <source>Save suite &amp;as…</source>
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
        <source>&amp;Larger text</source>
        <translation>&amp;Größerer Text</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Kleinerer Text</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
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
        <source>Follow &amp;system</source>
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
        <source>Also open since {time} by {user} (process {process}): changes saved there appear here after Reload, and two people who judge under one name overwrite each other&apos;s judgements.</source>
        <translation>Seit {time} auch offen bei {user} (Prozess {process}): Dort gespeicherte Änderungen erscheinen hier nach „Neu laden“, und zwei Menschen, die unter einem Namen urteilen, überschreiben einander die Urteile.</translation>
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
        <source>Your name, which is shown beside your judgements:</source>
        <translation>Der eigene Name, der neben den Urteilen steht:</translation>
    </message>
    <message>
        <source>Only &amp;read</source>
        <translation>Nur &amp;lesen</translation>
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
        <source>Enter opens a project, Delete removes it from this list.</source>
        <translation>Eingabe öffnet ein Projekt, Entf nimmt es aus der Liste.</translation>
    </message>
    <message>
        <source>not there any more: {0}</source>
        <translation>nicht mehr da: {0}</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
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
        <source>I received a file to judge</source>
        <translation>Ich habe eine Datei zum Beurteilen erhalten</translation>
    </message>
    <message>
        <source>Open it. Your answers are saved in it as you give them.</source>
        <translation>Öffnen Sie sie. Ihre Antworten werden sofort darin gespeichert.</translation>
    </message>
    <message>
        <source>I build a translation system</source>
        <translation>Ich entwickle ein Übersetzungssystem</translation>
    </message>
    <message>
        <source>Drop a source, a reference and the outputs of your systems here to compare the systems at once. Or make a project from a test suite, which can also be made from your own texts.</source>
        <translation>Ziehen Sie einen Ausgangstext, eine Referenz und die Ausgaben Ihrer Systeme hierher, um die Systeme sofort zu vergleichen. Oder legen Sie aus einer Testsuite ein Projekt an; auch aus Ihren eigenen Texten kann eine Suite gebaut werden.</translation>
    </message>
    <message>
        <source>Compare systems…</source>
        <translation>Systeme vergleichen …</translation>
    </message>
    <message>
        <source>New project from suite…</source>
        <translation>Neues Projekt aus Suite …</translation>
    </message>
    <message>
        <source>I run a study</source>
        <translation>Ich leite eine Studie</translation>
    </message>
    <message>
        <source>Open its project to hand out tasks, merge returned batches, and read the results.</source>
        <translation>Öffnen Sie ihr Projekt, um Aufgaben zu verteilen, zurückgesandte Pakete zusammenzuführen und Ergebnisse zu lesen.</translation>
    </message>
    <message>
        <source>Open project…</source>
        <translation>Projekt öffnen …</translation>
    </message>
    <message>
        <source>I only want to look</source>
        <translation>Ich möchte mich nur umsehen</translation>
    </message>
    <message>
        <source>Make small projects with invented systems, and try everything on them.</source>
        <translation>Legen Sie kleine Projekte mit erfundenen Systemen an und probieren Sie alles daran aus.</translation>
    </message>
    <message>
        <source>Read the suite again? What could not be saved is lost.</source>
        <translation>Die Suite neu lesen? Was nicht gespeichert werden konnte, geht verloren.</translation>
    </message>
    <message>
        <source>{0} is a batch for an annotator: it has candidates and judgements, and nothing else to export. Merge it, and export that from its project.</source>
        <translation>{0} ist ein Paket für Annotierende: Es enthält Kandidaten und Urteile, und sonst nichts zu exportieren. Bitte zusammenführen und aus seinem Projekt exportieren.</translation>
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
        <translation>Umwandlung läuft</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>translations of the text</source>
        <translation>Übersetzungen des Texts</translation>
    </message>
    <message>
        <source>annotators</source>
        <translation>Annotierende</translation>
    </message>
    <message>
        <source>judgements</source>
        <translation>Urteile</translation>
    </message>
    <message>
        <source>selected words</source>
        <translation>ausgewählte Wörter</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>candidates in tasks</source>
        <translation>Kandidaten in Aufgaben</translation>
    </message>
    <message>
        <source>Notes ({0})</source>
        <translation>Hinweise ({0})</translation>
    </message>
    <message>
        <source>Converted to {0}</source>
        <translation>Umgewandelt in {0}</translation>
    </message>
    <message>
        <source>&amp;Open the project</source>
        <translation>Projekt ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Pronouns of the reference</source>
        <translation>Pronomen der Referenz</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Vorhanden</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Weggelassen</translation>
    </message>
    <message>
        <source>Left out, and why</source>
        <translation>Was wegblieb, und warum</translation>
    </message>
    <message>
        <source>The reference has (chosen of available)</source>
        <translation>Die Referenz hat (gewählt von vorhanden)</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>In reference</source>
        <translation>In der Referenz</translation>
    </message>
    <message>
        <source>Joined</source>
        <translation>Verbunden</translation>
    </message>
    <message>
        <source>Untranslated</source>
        <translation>Unübersetzt</translation>
    </message>
    <message>
        <source>Documents whose sentences are not one to one</source>
        <translation>Dokumente, deren Sätze nicht eins zu eins sind</translation>
    </message>
    <message>
        <source>Examples ({0}: available)</source>
        <translation>Beispiele ({0}: vorhanden)</translation>
    </message>
    <message>
        <source>{0} skipped: {1}</source>
        <translation>{0} übersprungen: {1}</translation>
    </message>
    <message>
        <source>What stood there was otherwise, and is kept as {0}</source>
        <translation>Was dort stand, war anders und ist als {0} aufgehoben</translation>
    </message>
    <message numerus="yes">
        <source>%n positions are to be checked: look at pronouns-to-check.tsv.</source>
        <translation>
            <numerusform>%Ln Stelle ist zu prüfen: siehe pronouns-to-check.tsv.</numerusform>
            <numerusform>%Ln Stellen sind zu prüfen: siehe pronouns-to-check.tsv.</numerusform>
        </translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Search text, remarks, tags, numbers</source>
        <translation>Text, Bemerkungen, Tags, Nummern suchen</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>wie gegeben</translation>
    </message>
    <message>
        <source>&amp;Read</source>
        <translation>&amp;Lesen</translation>
    </message>
    <message>
        <source>Add &amp;tag…</source>
        <translation>&amp;Tag hinzufügen …</translation>
    </message>
    <message>
        <source>Remove ta&amp;g…</source>
        <translation>Ta&amp;g entfernen …</translation>
    </message>
    <message>
        <source>Ad&amp;judicate</source>
        <translation>&amp;Entscheiden</translation>
    </message>
    <message>
        <source>Ma&amp;ke a task set…</source>
        <translation>Aufgabensat&amp;z anlegen …</translation>
    </message>
    <message>
        <source>sorting the candidates</source>
        <translation>die Kandidaten werden sortiert</translation>
    </message>
    <message>
        <source>{0} of {1} candidates</source>
        <translation>{0} von {1} Kandidaten</translation>
    </message>
    <message>
        <source>&amp;Clear the search</source>
        <translation>Suche &amp;leeren</translation>
    </message>
    <message>
        <source>‘{0}’ is in no text, remark, own tag or number of these candidates.</source>
        <translation>„{0}“ kommt in keinem Text, keiner Bemerkung, keinem eigenen Tag und keiner Nummer dieser Kandidaten vor.</translation>
    </message>
    <message>
        <source>Remove a tag</source>
        <translation>Tag entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Your own tag, for %n candidates:</source>
        <translation>
            <numerusform>Das eigene Tag, für %Ln Kandidat:</numerusform>
            <numerusform>Das eigene Tag, für %Ln Kandidaten:</numerusform>
        </translation>
    </message>
    <message>
        <source>tagging candidates</source>
        <translation>Kandidaten bekommen Tags</translation>
    </message>
    <message>
        <source>Nobody disagrees on the selected candidates.</source>
        <translation>Über die ausgewählten Kandidaten ist niemand uneins.</translation>
    </message>
    <message>
        <source>Made the suite {0}</source>
        <translation>Die Suite {0} ist gebaut</translation>
    </message>
    <message>
        <source>&amp;Open the suite</source>
        <translation>Suite ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Make a &amp;project…</source>
        <translation>&amp;Projekt anlegen …</translation>
    </message>
    <message>
        <source>clitics split</source>
        <translation>Klitika getrennt</translation>
    </message>
    <message>
        <source>apostrophes before</source>
        <translation>Apostrophe beim folgenden Teil</translation>
    </message>
    <message>
        <source>apostrophes after</source>
        <translation>Apostrophe beim vorangehenden Teil</translation>
    </message>
    <message>
        <source>apostrophes alone</source>
        <translation>Apostrophe für sich</translation>
    </message>
    <message>
        <source>apostrophes treebank</source>
        <translation>Apostrophe wie in der Penn Treebank</translation>
    </message>
    <message>
        <source>apostrophes whole</source>
        <translation>Wörter mit Apostroph ganz</translation>
    </message>
    <message>
        <source>hyphens whole</source>
        <translation>Wörter mit Bindestrich ganz</translation>
    </message>
    <message>
        <source>hyphens pronouns before</source>
        <translation>Bindestriche beim folgenden Pronomen</translation>
    </message>
    <message>
        <source>hyphens pronouns alone</source>
        <translation>Bindestriche vor Pronomen für sich</translation>
    </message>
    <message>
        <source>hyphens alone</source>
        <translation>Bindestriche für sich</translation>
    </message>
    <message>
        <source>hyphens marked</source>
        <translation>Bindestriche markiert (@-@)</translation>
    </message>
    <message>
        <source>quotes as written</source>
        <translation>Anführungszeichen wie geschrieben</translation>
    </message>
    <message>
        <source>quotes straight</source>
        <translation>gerade Anführungszeichen</translation>
    </message>
    <message>
        <source>quotes treebank</source>
        <translation>Anführungszeichen wie in der Penn Treebank</translation>
    </message>
    <message>
        <source>A task is of a task set: name that, too (--task-set).</source>
        <translation>Eine Aufgabe gehört zu einem Aufgabensatz: Bitte auch diesen nennen (--task-set).</translation>
    </message>
    <message>
        <source>Different people judged the two systems</source>
        <translation>Verschiedene Menschen haben die beiden Systeme beurteilt</translation>
    </message>
    <message>
        <source>Annotators and systems are confounded: {0} % of the judgements of {1} are by other people than those of {2}. Their difference may be one between annotators; shuffled tasks would give this in fewer than 1 of 1,000 studies.</source>
        <translation>Annotierende und Systeme sind vermengt: {0} % der Urteile über {1} sind von anderen als die über {2}. Der Unterschied der beiden kann einer zwischen den Annotierenden sein; gemischte Aufgaben ergäben das in weniger als 1 von 1.000 Studien.</translation>
    </message>
    <message numerus="yes">
        <source>The same is true of %n other pairs of systems.</source>
        <translation>
            <numerusform>Das gilt auch für %n anderes Paar von Systemen.</numerusform>
            <numerusform>Das gilt auch für %n andere Paare von Systemen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates were judged without a task set: how they were chosen is not known; they are taken as drawn at random.</source>
        <translation>
            <numerusform>%n Kandidat wurde ohne Aufgabensatz beurteilt: Wie er ausgewählt wurde, ist nicht bekannt; er gilt als zufällig gezogen.</numerusform>
            <numerusform>%n Kandidaten wurden ohne Aufgabensatz beurteilt: Wie sie ausgewählt wurden, ist nicht bekannt; sie gelten als zufällig gezogen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Return opens {0}</source>
        <translation>Eingabe öffnet {0}</translation>
    </message>
    <message>
        <source> to </source>
        <comment>between two numbers: −3.1 to +2.4</comment>
        <translation> bis </translation>
    </message>
    <message>
        <source>all judged</source>
        <translation>alle beurteilt</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>The guidelines in this file are damaged: {0}.</source>
        <translation>Die Richtlinien in dieser Datei sind beschädigt: {0}.</translation>
    </message>
    <message>
        <source>This file has the answer ‘{0}’, which its guidelines do not know. It is damaged, or another program changed it: use a backup.</source>
        <translation>Diese Datei enthält die Antwort „{0}“, die ihre Richtlinien nicht kennen. Sie ist beschädigt, oder ein anderes Programm hat sie geändert: bitte eine Sicherungskopie verwenden.</translation>
    </message>
    <message>
        <source>A signature cannot express ‘{0}’, so no table is made with this condition. List these candidates instead.</source>
        <translation>Eine Signatur kann ‚{0}‘ nicht ausdrücken, darum gibt es mit dieser Bedingung keine Tabelle. Bitte stattdessen diese Kandidaten auflisten.</translation>
    </message>
    <message>
        <source>{0} (no longer offered)</source>
        <translation>{0} (nicht mehr angeboten)</translation>
    </message>
    <message>
        <source>looks tokenised already: most commas and full stops have a blank before them. It was tokenised once more; links and approvals are better if the raw text is given</source>
        <translation>sieht schon tokenisiert aus: Vor den meisten Kommas und Punkten steht ein Leerzeichen. Es wurde noch einmal tokenisiert; mit dem Rohtext werden Alignierung und akzeptierte Übersetzungen zuverlässiger</translation>
    </message>
    <message>
        <source>There is no {0} in {1}.</source>
        <translation>In {1} kommt {0} nicht vor.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>tokenising</source>
        <translation>Tokenisierung läuft</translation>
    </message>
    <message>
        <source>Nothing is known of the pronouns of {0}. Name those to look for (--pronouns).</source>
        <translation>Über die Pronomen von {0} ist nichts bekannt. Nennen Sie die gesuchten (--pronouns).</translation>
    </message>
    <message>
        <source>{0}: no pronoun of {1}.</source>
        <translation>{0}: kein Pronomen von {1}.</translation>
    </message>
    <message>
        <source>{0} cannot be used: {1}.</source>
        <translation>{0} kann nicht verwendet werden: {1}.</translation>
    </message>
    <message>
        <source>The pronouns of {0} are known. ‘protest language show {1}’ shows them.</source>
        <translation>Die Pronomen von {0} sind bekannt. ‚protest language show {1}‘ zeigt sie.</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Forms of other languages are written into a language.toml beside the suite’s files.</source>
        <translation>Formen anderer Sprachen schreibt man in eine language.toml neben den Dateien der Suite.</translation>
    </message>
    <message>
        <source>Nothing is known of the pronouns of {0}. Describe them in a language.toml (protest language template {1}).</source>
        <translation>Über die Pronomen von {0} ist nichts bekannt. Beschreiben Sie sie in einer language.toml (protest language template {1}).</translation>
    </message>
    <message>
        <source>Pronouns in the text</source>
        <translation>Pronomen im Text</translation>
    </message>
    <message>
        <source>{0:,} of {1:,} tokens are pronouns or have pronouns in them.</source>
        <translation>{0:,} von {1:,} Tokens sind Pronomen oder enthalten welche.</translation>
    </message>
    <message>
        <source>Not found: {0}.</source>
        <translation>Nicht gefunden: {0}.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Person and case</source>
        <translation>Person und Kasus</translation>
    </message>
    <message>
        <source>Known of each form, so that likely translations follow</source>
        <translation>Von jeder Form bekannt, woraus wahrscheinliche Übersetzungen folgen</translation>
    </message>
    <message>
        <source>Ambiguous</source>
        <translation>Mehrdeutig</translation>
    </message>
    <message>
        <source>Checked by</source>
        <translation>Geprüft von</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>Auch</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Häufigkeit</translation>
    </message>
    <message>
        <source>In</source>
        <translation>In</translation>
    </message>
    <message>
        <source>The language profile in this file is not that of its suite. Ask for a new file.</source>
        <translation>Das Sprachprofil in dieser Datei gehört nicht zu ihrer Suite. Bitten Sie um eine neue Datei.</translation>
    </message>
    <message>
        <source>no further questions</source>
        <translation>keine weiteren Fragen</translation>
    </message>
    <message>
        <source>{0} may be no translation. Correct what is named here, or go on with it as it is.</source>
        <translation>{0}: womöglich keine Übersetzung. Berichtigen Sie, was hier genannt ist, oder machen Sie damit weiter, wie es ist.</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Ausgangstext</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>output of a system</source>
        <translation>Ausgabe eines Systems</translation>
    </message>
    <message>
        <source>Source, reference, and outputs of systems</source>
        <translation>Ausgangstext, Referenz und Ausgaben von Systemen</translation>
    </message>
    <message>
        <source>aligning sentences</source>
        <translation>Sätze werden aligniert</translation>
    </message>
    <message>
        <source>{0}: {1} aligned with {2:,} lines of the source in {3}. Lines with several sentences: {4:,}; merged with the line before: {5:,} (examples referred for that: {6:,}); without a sentence: {7:,}. Sentences left out: {8:,}</source>
        <translation>{0}: {1} mit {2:,} Zeilen des Ausgangstexts in {3} aligniert. Zeilen mit mehreren Sätzen: {4:,}; mit der Zeile davor verschmolzen: {5:,} (dafür zur Prüfung: {6:,} Beispiele); ohne Satz: {7:,}. Ausgelassene Sätze: {8:,}</translation>
    </message>
    <message numerus="yes">
        <source>%n sentences</source>
        <translation>
            <numerusform>%n Satz</numerusform>
            <numerusform>%n Sätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Aligning words needs sil-thot</source>
        <translation type="unfinished">Zum Alignieren wird sil-thot gebraucht</translation>
    </message>
    <message>
        <source>Separating Chinese words needs rjieba</source>
        <translation>Um chinesische Wörter zu trennen, braucht es rjieba</translation>
    </message>
    <message>
        <source>CTXPRO’s score needs sentence-splitter</source>
        <translation>Für die Bewertung nach CTXPRO wird sentence-splitter gebraucht</translation>
    </message>
    <message>
        <source>Separating Japanese words needs mecab-python3 with ipadic</source>
        <translation>Um japanische Wörter zu trennen, braucht es mecab-python3 mit ipadic</translation>
    </message>
    <message>
        <source>Data frames need pandas</source>
        <translation>Für Data-Frames wird pandas gebraucht</translation>
    </message>
    <message>
        <source>Plots need matplotlib</source>
        <translation>Für Abbildungen wird matplotlib gebraucht</translation>
    </message>
    <message>
        <source>{0}, which is not installed. Install it: {1}</source>
        <translation>{0}, das nicht installiert ist. So wird es installiert: {1}</translation>
    </message>
    <message>
        <source>No example has an antecedent at this distance. Leave --distance out, or compare without distances.</source>
        <translation>Kein Beispiel hat ein Antezedens in diesem Abstand. Bitte --distance weglassen oder ohne Abstände vergleichen.</translation>
    </message>
    <message>
        <source>No example has an antecedent. Compare the systems without distances.</source>
        <translation>Kein Beispiel hat ein Antezedens. Bitte die Systeme ohne Abstände vergleichen.</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Correct {0}s by the distance of the antecedent, %</source>
        <translation>Richtige {0} nach dem Abstand des Antezedens, %</translation>
    </message>
    <message>
        <source>Lines between the pronoun and its nearest antecedent</source>
        <translation>Zeilen zwischen dem Pronomen und seinem nächsten Antezedens</translation>
    </message>
    <message>
        <source>Distance: lines between the pronoun and its nearest antecedent. Examples without an antecedent are left out.</source>
        <translation>Abstand: Zeilen zwischen dem Pronomen und seinem nächsten Antezedens. Beispiele ohne Antezedens sind ausgelassen.</translation>
    </message>
    <message>
        <source>reading the source</source>
        <translation>der Ausgangstext wird gelesen</translation>
    </message>
</context>
</TS>
