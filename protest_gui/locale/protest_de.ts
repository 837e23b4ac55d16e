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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this project judges do not see the reference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can judge as ‘{0}’: under this name stands what was settled where people disagree. Use another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} judged this in another window or program meanwhile, and it is not overwritten unasked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only words that are highlighted can be selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No antecedent is asked for in {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody corrected these links in another window or program meanwhile. What they set stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links cannot be corrected in this batch. Tag the example as incorrect_word_alignment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example {0} has no antecedent {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentence has {0} words, and no others can be chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to read: no candidate matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the question about the pronoun is not answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the question about the antecedent is not answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writing {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this project annotators do not see the reference. Leave it out of the batches, or change that in the project&apos;s options.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file was made: {0} And the project has it down that {1} got one: {2} Hand them out again; then all is well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was handed out: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is none yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project has no task set ‘{0}’. {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The task set has {0} tasks, and there are {1} annotators. Make a task set with as many tasks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An annotator is named twice. Each gets one task.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The task set has no task ‘{0}’. It has: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several batches need a folder, not the name of a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files for ‘{0}’ and ‘{1}’ would both be called {2}. Hand one of them out alone, into another folder or under another file name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be an annotator: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checking {0}</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} exists already and is something else. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be merged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} holds more text than it is long. It is damaged or was tampered with: ask for it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is being written, or its program was interrupted. Open it once with protest-gui and close it, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be read ({1}). It is damaged, or takes too long to read: ask for it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is too large for a batch ({1:,} bytes).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be read: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no merge {0}. Look at the list of merges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge {0} was undone already, {1}.</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>Nothing is lost: replaced answers stay in the history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}. {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task</source>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>origin of text and links unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens as given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokenised here ({0})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sha256 {0}, {1}; {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aligned here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>links {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aligned by {0}, PROTEST {1}, with the reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This translation is not in the project any more: its system was loaded anew. Go back to the overview and choose again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system {0} is loaded and candidates of it are in task sets ({1}), so it cannot be replaced. Load this output under a new name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system {0} is loaded already. Nothing of it has been judged yet: load this output under a new name, or replace it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The system {0} is loaded and %n of its candidates have been judged, so it cannot be replaced. Load this output under a new name.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The system {0} is loaded and %n of its candidates have been tagged, so it cannot be replaced. Load this output under a new name.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The system {0} is loaded and %n of its candidates have been given other links, so it cannot be replaced. Load this output under a new name.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>What was settled by adjudication is not compared with what it was settled from. Name annotators only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is a program, and only what people say counts here. ‘protest agreement’ compares it with people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is a person, and verdicts are a program&apos;s. ‘protest judgements import --program’ reads a program&apos;s judgements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project has no {0} ‘{1}’. {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is being written by another program. Close it there, or wait, and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} was left beside a project that is gone. Move it away, or choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n judgements</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tags</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{0} holds {1} that people made and is not overwritten. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} exists already. Choose another name, or replace it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is {1}, not {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is damaged: it was cut short ({1:,} of {2:,} bytes are left). {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a PROTEST project. Choose a .protest file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a batch. Choose a .protestbatch file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the name, or make a new project from a suite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the name of the batch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for the batch again, or use a backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a PROTEST project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a batch for an annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a database of another program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is not opened: {1} beside it is no ordinary file. Move it away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is not opened: {1} beside it names another file, which would be deleted. PROTEST writes no such journal. Move it away; if somebody sent it to you, do not trust the rest either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is a device or a pipe, not {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file {0}. {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is a directory, not {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is not {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} went away while it was opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be reached: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is not there any more: it was deleted, moved or replaced since it was opened, and nothing can be saved in it. Save a copy, or put it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} was damaged or changed by another program and is not opened: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be written: the file or its folder is read-only. Copy it elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds {0} {1} that is not ours, {2!r:.100}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {0} {1!r} is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {0} {1!r} is not defined as ours is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its file version is {0!r:.50}, and its tables are those of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table {0!r} holds something of another kind than ours does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table {0!r} refers to something that is not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting for other changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is a PROTEST project and is not overwritten by a result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} belongs to {1}. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is a directory. Name a file in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is no ordinary file. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is damaged and cannot be read. Use a backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} does not fit together ({1}: {2}). It is damaged, or another program changed it: use a backup. If it is sound, this is an error in PROTEST: please report it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: the file or its folder is read-only. Copy it elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: the disk is full. Make room and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be opened. Is it still there, and may you write to its folder?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read or written: the disk reports an error. Check the disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be opened: you have no permission. Ask its owner, or copy it elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} was closed meanwhile. Open it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is being changed by another program again and again. Try later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} was made by a newer PROTEST ({1}, file version {2}); this is {3}, file version {4}. Update the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} was made by an older PROTEST (file version {1}; this program has {2}). Opening it in the window, or ‘protest evaluate {0}’, upgrades it; a copy is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inventing judgements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  … and {0:,} more</source>
        <translation type="unfinished"></translation>
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
        <source>Examples</source>
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
        <source>matching {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is known of the pronouns of ‘{0}’, so matching cannot be limited to them. Use --tokens any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Antecedents cannot be matched by their heads: the suite gives none in {0}, the first of them {1}. Use --antecedents head-or-span.</source>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is read here, and is not overwritten. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make room and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a shorter name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no folder {0} to put {1} in. Make it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}. {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} leads nowhere: there is no user of this name, or no home folder. Write out the whole path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} leads nowhere: no file can have such a name. Type it anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be looked at: {1}. {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the permissions of its folders, or choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{0} cannot be used: {1}. Correct what is named here and try again. {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be used: {1}. Correct what is named here and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} (program)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is a program in this project, and no person&apos;s judgements are added to a program&apos;s. Use another name, or ‘judgements import --program’ for a table of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is a person in this project, and no program&apos;s judgements are added to a person&apos;s. Give the program another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {0} said cannot be counted alone and be left out, too. Name each annotator once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what {0} said counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {0} said does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these tags exclude each other: keep one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad_translation, but answered or words selected: take back one or the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>incorrect_word_alignment, but answered or words selected: take back one or the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>noncompositional_translation, but words selected: take back one or the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tags, but the pronoun&apos;s question is not answered: answer it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pronoun correct, but no word selected: choose the pronoun&apos;s words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pronoun&apos;s words are selected, but it is not called correct: unselect or say yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>antecedent correct, but no word selected: choose the antecedent&apos;s noun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the antecedent&apos;s words are selected, but it is not called correct: unselect or say yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words were selected that are not highlighted any more, as somebody corrected the links or only punctuation is linked: look again and answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“It” stands for something named in the same sentence, and is the subject: “I bought a bike, and it broke.”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“It” stands for something named in the same sentence, and is not the subject: “I bought a bike and sold it.”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“It” stands for something named in an earlier sentence, and is the subject: “I bought a bike. It broke.”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“It” stands for something named in an earlier sentence, and is not the subject: “I bought a bike. Then I sold it.”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“They” stands for people or things named in the same sentence: “The dogs barked because they were hungry.”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“They” stands for people or things named in an earlier sentence: “The dogs barked. They were hungry.”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“They” stands for one person whose gender is not known or not said: “Somebody called, but they left no message.”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“It” or “they” stands for a group, which is one thing and many people at once: “The team won, and they celebrated.”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“It” stands for what happened or was said, not for a thing: “We lost the match. It made me sad.”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“It” stands for nothing; the sentence only needs a subject: “It is raining.”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“You” means anybody, not the listener: “You never know.”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“You” is one person who is spoken to: “Anna, are you hungry?”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“You” are several people who are spoken to: “Children, are you hungry?”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been answered yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a beginning, but a question has no answer yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is missing: answered, or with a tag that takes the answer&apos;s place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers, selected words or tags of one person do not go together, such as “yes” without a selected word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The translation differs from the reference or cannot be compared with it. It may still be right: people decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program found the same pronoun as in the reference translation, and the same words for what it refers to, and counts that as correct. Nobody has judged it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People judged that the pronoun is translated correctly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People judged that the pronoun is not translated correctly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People looked at it, but nothing can be said about the pronoun, for example because the whole sentence is too poor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not decided yet: it was referred, and nobody has judged it or annotators disagree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotators disagree, and nobody has decided between them. It counts as open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>approved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>incorrect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not judgeable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disputed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contradictory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing: it was taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selected: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tags: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remark: “{0}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pronoun yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pronoun no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>antecedent yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>antecedent no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>French</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>German</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} needs a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}&apos;s name has no blanks at its ends and no invisible characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}&apos;s name has at most {1} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name is not in Unicode&apos;s composed form (NFC); type it anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under this name stands what was settled where people disagree; use another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No annotator can be called ‘{0}’: {1}.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n judgements could not be saved yet, and are kept in this window.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Back to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>&amp;Review %n contradictory answers</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>To the examples with answers that contradict each other (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the first example that is open (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task set {0} · handed out {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task set {0} · handed out {1} · without the reference, which would influence you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Guidelines ({0})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} incomplete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} contradictory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show in folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All done: send this file back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is open, but some answers contradict each other: look at them first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file to send back: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder could not be opened here. It is {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples by category and state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all categories</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work under way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>working…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the annotator…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved: matches the verified translation of {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved: matches the reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the links: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The links may be wrong: {0}; if so, add the tag incorrect_word_alignment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjudicating as {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judging as {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About this candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links corrected by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links corrected by {0}, {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}”: {1}, {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contradictory answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This judgement contradicts itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove &amp;{0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove the tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove the tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Unselect the words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear the answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was the last one here. {0} leads back to the first page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is left open in this list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list ends here. Still open: {0}; {1} leads to the next of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct Links (not in this batch)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not translated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As aligned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correcting links: which words translate “{0}”? Arrows walk all words, Space or a click chooses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Done, also in %n other examples with this antecedent</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>What {0} said is not saved yet; first try again or save a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links as aligned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Antecedent: no noun to agree with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example {0} of {1}: {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved, but kept in this window. {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take Theirs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a Copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saving {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copy could not be saved. {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PROTEST files (*{0})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New tag “{0}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove tag {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete removes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source · {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference · {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words selected by {0} · {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translation · {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference (always shown in this project)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference (not in this batch)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference (never shown in this project)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Navigation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correcting a suite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Antecedent: yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Antecedent: no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Antecedent: unset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pronoun: yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pronoun: no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pronoun: unset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select or unselect highlighted word {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the answer of annotator {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a remark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct links: choose the words that really translate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pronoun: choose its words in the reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next antecedent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Antecedent: choose its words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Antecedent: choose its head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The doubtful head is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Antecedent: choose its words in the reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an antecedent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the antecedent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjudicate what people disagree on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More context above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More context below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overview panel or annotation panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same example across systems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide names in adjudication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and guidelines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load systems…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try the demonstration…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open suite…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge batches…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Past merges…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save suite as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-run matching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project options…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guidelines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About PROTEST</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to Tasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a command, go to its keys and press those you want; Backspace clears. Letters and digits are never commands while you type in a text field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the key or the combination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the selected command its original keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be given away: Alt with a letter opens menus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be given away: it moves, chooses, copies or leaves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} already means “{1}”: choose another key for “{2}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  or  </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select or unselect highlighted words 1–{0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next field, or back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk the highlighted words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select or unselect the word with the focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave a dialog, changing nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While you type in a text field, letters and digits are just text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remark</source>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PROTEST projects (*{0})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is such a file. It will be replaced, unless somebody judged in it.</source>
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
        <source>&amp;Verified translations count as further references</source>
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
        <source>What people judged correct in one system then approves the same words in others. A change matches all systems anew; no judgement changes.</source>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Try Again</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The merge is undone: %n judgements as before it.</source>
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
        <translation type="unfinished"></translation>
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
        <source>Na&amp;me</source>
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
    <message>
        <source>pronoun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>antecedent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pronoun and antecedent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pronoun: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Antecedent: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pronoun and antecedent: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} (selected)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Full: %n characters</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All annotators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} annotators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy or save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy or save the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as &amp;LaTeX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as &amp;CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is in {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was counted, and how; of a command, ‘--signature’ repeats it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cop&amp;y signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the numbers as they are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} exists already. Replace it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some of what you said could not be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close and &amp;Lose It</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a &amp;Copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plot is being drawn …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the project first: batches are merged into the one they left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop one project at a time, and nothing with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a project first: outputs of systems are loaded into one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop to open {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Drop to merge %n batches; you first see what would change.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Drop to load systems; you first see which.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a project (.protest), a batch (.protestbatch), a suite, or outputs of systems (.txt, perhaps with .align).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be used here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. Nothing has changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong in PROTEST itself ({0}). What you judged is kept. Please report it: “Copy report” puts what we need to know on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistakes in files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… and {0} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PROTEST projects and batches (*{0} *{1})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open project or batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder for the demonstration projects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is open in this window. Choose another name, or close it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Guidelines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guidelines are here as soon as a project is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guidelines: version {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PROTEST {0}, Python {1}, Qt {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to cite: name this version, the signature below each table, and the paper whose evaluation it continues:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Liane Guillou, Christian Hardmeier, Ekaterina Lapshinova-Koltunski and Sharid Loáiciga. 2018. A Pronoun Test Suite Evaluation of the English–German MT Systems at WMT 2018. WMT.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Semi-automatic evaluation of pronoun translation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MIT licence; demonstration suites CC0-1.0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is still being done. Stop it and quit? What is not finished is undone, everything else is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop and quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct &amp;Links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Judge as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-run &amp;Matching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Project Options…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys and Guidelines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About PROTEST</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New Project from Suite…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open S&amp;uite…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Load Systems…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Merge Batches…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;eload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save a Copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write Re&amp;port…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Suite &amp;As…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Smaller Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal Text Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow &amp;System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take it off the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is read-only: where should your working copy be?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copying {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose a place…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also open since {time} by {user} (process {process}): what is saved there is seen here after Reload, and two people who judge under one name overwrite each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>somebody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} was deleted, moved or replaced since it was opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open what is there now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A copy is in {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name, as it stands beside your judgements:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can judge as ‘{0}’: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter opens a project, Delete takes it off this list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not there any more: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} (not there)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does the pronoun work? Read, compare, judge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Recent projects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New from suite…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try the &amp;demonstration…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the suite again? What could not be saved is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writing the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>people have called no translation correct yet: there are no rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>people have called no translation of what is chosen correct yet: there are no rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no word translates the pronoun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what translates the pronoun is no pronoun of the language profile, or may be an article</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several pronouns translate it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the language profile has no wrong form that is sure to fit its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every wrong form may be right: it is equivalent, or another translation has it there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reference or another right translation says just that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the words around it could not be spelt for certain</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pairs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n translations</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{0} of {1} that people called correct (seed {2})</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pairs came of several systems and are there once</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{0} could not be made by deleting the pronoun: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} could not be made by replacing the pronoun: {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
