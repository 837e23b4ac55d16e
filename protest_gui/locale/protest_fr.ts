<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name></name>
    <message>
        <source>✓ correct, ✗ incorrect, ? neither: not judgeable, not answered, or given and not judged yet.</source>
        <translation>✓ correct, ✗ incorrect,&#x202f;? ni l’un ni l’autre&#xa0;: non jugeable, sans réponse, ou distribué et pas encore jugé.</translation>
    </message>
    <message>
        <source>? none of these: not judgeable, not answered, or given and not judged yet.</source>
        <translation>? rien de tout cela&#xa0;: non jugeable, sans réponse, ou distribué et pas encore jugé.</translation>
    </message>
    <message>
        <source>Nobody has judged anything yet.</source>
        <translation>Personne n’a encore rien jugé.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>{0}, {1}, {2}: {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Candidates that at least one of them judged or was given</source>
        <translation>Candidats qu’au moins une personne a jugés ou reçus</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0}: what each annotator says</source>
        <translation>{0}&#xa0;: ce que dit chaque annotateur</translation>
    </message>
    <message>
        <source>If several choices were made together, each is counted.</source>
        <translation>Si plusieurs réponses ont été données ensemble, chacune compte.</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Agreement needs two annotators or more. Name another one.</source>
        <translation>L’accord demande au moins deux annotateurs. En nommer un autre.</translation>
    </message>
    <message>
        <source>comparing the annotators</source>
        <translation>comparaison des annotateurs</translation>
    </message>
    <message>
        <source>comparing everybody with themselves</source>
        <translation>chacun est comparé à lui-même</translation>
    </message>
    <message>
        <source>Identical translations that one person judged differently</source>
        <translation>Traductions identiques qu’une personne a jugées différemment</translation>
    </message>
    <message>
        <source>Pairs of the same translation, judged by one person</source>
        <translation>Paires de la même traduction, jugées par une personne</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>One person&apos;s judgements of the same example are compared, in systems with identical translations.</source>
        <translation>On compare les jugements d’une personne sur le même exemple, dans des systèmes aux traductions identiques.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Même</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>Différent</translation>
    </message>
    <message>
        <source>Same %</source>
        <translation>Même&#xa0;%</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemple</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>{0} differently, {1}:</source>
        <translation>{0} différemment, {1}&#xa0;:</translation>
    </message>
    <message>
        <source>Disagreement needs two annotators or more. Name another one.</source>
        <translation>Un désaccord demande au moins deux annotateurs. En nommer un autre.</translation>
    </message>
    <message>
        <source>counting what people differ on</source>
        <translation>les désaccords sont comptés</translation>
    </message>
    <message>
        <source>Pronouns</source>
        <translation>Pronoms</translation>
    </message>
    <message>
        <source>Antecedents</source>
        <translation>Antécédents</translation>
    </message>
    <message>
        <source>No answer {0} is asked for here.</source>
        <translation>La réponse {0} n’est pas demandée ici.</translation>
    </message>
    <message>
        <source>{0}: only one answer is possible.</source>
        <translation>{0}&#xa0;: une seule réponse est possible.</translation>
    </message>
    <message>
        <source>Fewer than two people have judged: there is nothing to compare.</source>
        <translation>Moins de deux personnes ont jugé&#xa0;: il n’y a rien à comparer.</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Accord</translation>
    </message>
    <message>
        <source>{0}: too few to say much</source>
        <translation>{0}&#xa0;: trop peu pour en dire beaucoup</translation>
    </message>
    <message>
        <source>{0} of {1} agree</source>
        <translation>{0} accords sur {1}</translation>
    </message>
    <message>
        <source>There is no candidate that both call correct.</source>
        <translation>Il n’y a aucun candidat que les deux disent correct.</translation>
    </message>
    <message>
        <source>{0}, over {1} that both call correct</source>
        <translation>{0}, sur {1} que les deux disent corrects</translation>
    </message>
    <message>
        <source>Annotators</source>
        <translation>Annotateurs</translation>
    </message>
    <message>
        <source>Candidates on which they are compared</source>
        <translation>Candidats sur lesquels ils sont comparés</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Reçus</translation>
    </message>
    <message>
        <source>Candidates that all of them judged or were given</source>
        <translation>Candidats que tous ont jugés ou reçus</translation>
    </message>
    <message>
        <source>Judged</source>
        <translation>Jugés</translation>
    </message>
    <message>
        <source>Of these, candidates that at least one of them has judged</source>
        <translation>Parmi eux, candidats qu’au moins une personne a jugés</translation>
    </message>
    <message>
        <source>Agree %</source>
        <translation>Accord&#xa0;%</translation>
    </message>
    <message>
        <source>Kappa</source>
        <translation>Kappa</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa</source>
        <translation>Kappa de Cohen</translation>
    </message>
    <message>
        <source>The interval of kappa</source>
        <translation>L’intervalle de kappa</translation>
    </message>
    <message>
        <source>Fleiss&apos;s kappa</source>
        <translation>Kappa de Fleiss</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha</source>
        <translation>Alpha de Krippendorff</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Mean overlap of the selected words</source>
        <translation>Recouvrement moyen des mots sélectionnés</translation>
    </message>
    <message>
        <source>{0}{1}: labels by {2} and {3} of the same candidates</source>
        <translation>{0}{1}&#xa0;: étiquettes de {2} et {3} pour les mêmes candidats</translation>
    </message>
    <message>
        <source>Differing</source>
        <translation>Divergents</translation>
    </message>
    <message>
        <source>{0}: how far two annotators agree</source>
        <translation>{0}&#xa0;: accord entre deux annotateurs</translation>
    </message>
    <message>
        <source>{0}: how far {1} and {2} agree</source>
        <translation>{0}&#xa0;: accord entre {1} et {2}</translation>
    </message>
    <message>
        <source>{0}: how far {1} agree</source>
        <translation>{0}&#xa0;: accord de {1}</translation>
    </message>
    <message>
        <source>{0}: how far all {1} agree</source>
        <translation>{0}&#xa0;: accord de tous les {1}</translation>
    </message>
    <message>
        <source>{0}: {1}, {2}: {3}: {4}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>No kappa. {0}</source>
        <translation>Pas de kappa. {0}</translation>
    </message>
    <message>
        <source>No interval. {0}</source>
        <translation>Pas d’intervalle. {0}</translation>
    </message>
    <message>
        <source>{0} and {1} share {2}: fewer than {3} are too few to say much.</source>
        <translation>{0} et {1} partagent {2}&#xa0;: moins de {3}, c’est trop peu pour en dire beaucoup.</translation>
    </message>
    <message>
        <source> </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All together: {0}</source>
        <translation>Tous ensemble&#xa0;: {0}</translation>
    </message>
    <message>
        <source>All {0} together: {1}, {2} % agree, Fleiss&apos;s kappa {3}, Krippendorff&apos;s alpha {4}.</source>
        <translation>Tous les {0} ensemble&#xa0;: {1}, accord de {2}&#xa0;%, kappa de Fleiss {3}, alpha de Krippendorff {4}.</translation>
    </message>
    <message numerus="yes">
        <source>%n candidates</source>
        <translation>
            <numerusform>%Ln candidat</numerusform>
            <numerusform>%Ln candidats</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} Fewer than {1}: too few to say.</source>
        <translation>{0} Moins de {1}&#xa0;: trop peu pour le dire.</translation>
    </message>
    <message>
        <source>{0} {1} of {2}</source>
        <translation>{0} {1} sur {2}</translation>
    </message>
    <message>
        <source>Judged after a look at the reference: {0}.</source>
        <translation>Jugés après un regard sur la référence&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>‘--given’ counts them as none.</source>
        <translation>«&#xa0;--given&#xa0;» les compte comme aucun.</translation>
    </message>
    <message>
        <source>Words: mean overlap of the selected words.</source>
        <translation>Mots&#xa0;: recouvrement moyen des mots sélectionnés.</translation>
    </message>
    <message>
        <source>Words: the mean overlap of the selected words, if both say yes and at least one selected any.</source>
        <translation>Mots&#xa0;: le recouvrement moyen des mots sélectionnés, si les deux disent oui et qu’au moins un a sélectionné des mots.</translation>
    </message>
    <message>
        <source>Over candidates that both, or all, were given: unjudged candidates count as none.</source>
        <translation>Sur les candidats que les deux, ou tous, ont reçus&#xa0;: les candidats non jugés comptent comme aucun.</translation>
    </message>
    <message>
        <source>Over candidates that both, or all, have judged (n of those given): unjudged candidates are left out.</source>
        <translation>Sur les candidats que les deux, ou tous, ont jugés (n des reçus)&#xa0;: les candidats non jugés sont laissés de côté.</translation>
    </message>
    <message>
        <source>Over candidates that both have judged ({0} of {1} given): unjudged candidates are left out.</source>
        <translation>Sur les candidats que les deux ont jugés ({0} sur {1} reçus)&#xa0;: les candidats non jugés sont laissés de côté.</translation>
    </message>
    <message>
        <source>{0}, {1} and {2}</source>
        <translation>{0}, {1} et {2}</translation>
    </message>
    <message>
        <source>{0}: no kappa. {1}</source>
        <translation>{0}&#xa0;: pas de kappa. {1}</translation>
    </message>
    <message>
        <source>{0}: no interval. {1}</source>
        <translation>{0}&#xa0;: pas d’intervalle. {1}</translation>
    </message>
    <message>
        <source>{0}: no Fleiss&apos;s kappa. {1}</source>
        <translation>{0}&#xa0;: pas de kappa de Fleiss. {1}</translation>
    </message>
    <message>
        <source>{0}: no alpha. {1}</source>
        <translation>{0}&#xa0;: pas d’alpha. {1}</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%Ln de plus</numerusform>
            <numerusform>%Ln de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>No candidate has a tag.</source>
        <translation>Aucun candidat n’a d’étiquette.</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>les siennes</translation>
    </message>
    <message>
        <source>at least one annotator</source>
        <translation>au moins un annotateur</translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least
one</source>
        <translation>Au moins
une personne</translation>
    </message>
    <message>
        <source>Candidates to which at least one annotator gave it</source>
        <translation>Candidats auxquels au moins un annotateur l’a donnée</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Les siennes</translation>
    </message>
    <message>
        <source>Candidates to which you gave it yourself</source>
        <translation>Candidats auxquels on l’a donnée soi-même</translation>
    </message>
    <message>
        <source>Tags by annotator</source>
        <translation>Étiquettes par annotateur</translation>
    </message>
    <message>
        <source>Tags by system</source>
        <translation>Étiquettes par système</translation>
    </message>
    <message>
        <source>Tags by category</source>
        <translation>Étiquettes par catégorie</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>looking at pronouns</source>
        <translation>examen des pronoms</translation>
    </message>
    <message>
        <source>training the aligner</source>
        <translation>entraînement de l’aligneur</translation>
    </message>
    <message>
        <source>aligning</source>
        <translation>alignement</translation>
    </message>
    <message>
        <source>‘{0:.50}’ is no tag: it needs letters, at most {1}, and no blanks at its ends.</source>
        <translation>«&#xa0;{0:.50}&#xa0;» n’est pas une étiquette&#xa0;: il faut des lettres, {1} au plus, et pas d’espaces aux extrémités.</translation>
    </message>
    <message>
        <source>In this project annotators do not see the reference.</source>
        <translation>Dans ce projet, la référence n’est pas visible pendant le jugement.</translation>
    </message>
    <message>
        <source>Nobody can judge as ‘{0}’: this name is reserved for adjudication. Use another name.</source>
        <translation>Personne ne peut juger sous le nom «&#xa0;{0}&#xa0;»&#xa0;: ce nom est réservé à l’arbitrage. Choisir un autre nom.</translation>
    </message>
    <message>
        <source>{0} has judged this in another window or program since; that judgement is not overwritten without asking.</source>
        <translation>{0} a jugé ceci entre-temps dans une autre fenêtre ou un autre programme&#x202f;; ce jugement n’est pas écrasé sans demander.</translation>
    </message>
    <message>
        <source>Only words that are highlighted can be selected.</source>
        <translation>Seuls des mots surlignés peuvent être sélectionnés.</translation>
    </message>
    <message>
        <source>No antecedent is asked for in {0}.</source>
        <translation>Aucun antécédent n’est demandé dans {0}.</translation>
    </message>
    <message>
        <source>this name belongs to a program’s judgements; use another</source>
        <translation>ce nom est celui d’un programme qui a jugé&#x202f;; en prendre un autre</translation>
    </message>
    <message>
        <source>These links have been corrected in another window or program since. That correction stays.</source>
        <translation>Ces liens ont été corrigés entre-temps dans une autre fenêtre ou un autre programme. Cette correction reste.</translation>
    </message>
    <message>
        <source>Links cannot be corrected in this batch. Tag the example as incorrect_word_alignment.</source>
        <translation>Les liens ne peuvent pas être corrigés dans ce lot. Mettre l’étiquette incorrect_word_alignment.</translation>
    </message>
    <message>
        <source>Example {0} has no antecedent {1}.</source>
        <translation>L’exemple {0} n’a pas d’antécédent {1}.</translation>
    </message>
    <message>
        <source>The sentence has {0} words, and no others can be chosen.</source>
        <translation>La phrase a {0} mots&#x202f;; on ne peut pas en choisir d’autres.</translation>
    </message>
    <message>
        <source>There is nothing to read: no candidate matches.</source>
        <translation>Il n’y a rien à lire&#xa0;: aucun candidat ne correspond.</translation>
    </message>
    <message>
        <source>you are only reading: to judge, first enter your name</source>
        <translation>lecture seule&#xa0;: pour juger, saisir d’abord votre nom</translation>
    </message>
    <message>
        <source>nothing is answered yet</source>
        <translation>aucune réponse encore</translation>
    </message>
    <message>
        <source>the question “{0}” is not answered</source>
        <translation>la question «&#xa0;{0}&#xa0;» est sans réponse</translation>
    </message>
    <message>
        <source>the question about the pronoun is not answered</source>
        <translation>la question sur le pronom est sans réponse</translation>
    </message>
    <message>
        <source>the question about the antecedent is not answered</source>
        <translation>la question sur l’antécédent est sans réponse</translation>
    </message>
    <message>
        <source>writing {0}</source>
        <translation>écriture de {0}</translation>
    </message>
    <message>
        <source>‘{0}’ is no language code. Write one such as ‘de’.</source>
        <translation>«&#xa0;{0}&#xa0;» n’est pas un code de langue. En écrire un comme «&#xa0;de&#xa0;».</translation>
    </message>
    <message>
        <source>{0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this project annotators do not see the reference. Leave it out of the batches, or change that in the project&apos;s options.</source>
        <translation>Dans ce projet, les annotateurs ne voient pas la référence. La laisser hors des lots, ou changer cela dans les options du projet.</translation>
    </message>
    <message>
        <source>Nothing was handed out: {0}</source>
        <translation>Rien n’a été distribué&#xa0;: {0}</translation>
    </message>
    <message>
        <source>The number of tasks is {0}, and that of annotators {1}. Make a task set with as many tasks.</source>
        <translation>Le nombre de tâches est {0}, celui des annotateurs {1}. Créer un jeu avec autant de tâches.</translation>
    </message>
    <message>
        <source>There are: {0}.</source>
        <translation>Il y a&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>There is none yet.</source>
        <translation>Il n’y en a pas encore.</translation>
    </message>
    <message>
        <source>The task set {0} has no task ‘{1}’. It has: {2}.</source>
        <translation>Le jeu de tâches {0} n’a pas de tâche «&#xa0;{1}&#xa0;». Il a&#xa0;: {2}.</translation>
    </message>
    <message>
        <source>The project has no task set ‘{0}’. {1}</source>
        <translation>Le projet n’a pas de jeu de tâches «&#xa0;{0}&#xa0;». {1}</translation>
    </message>
    <message>
        <source>No file was made: {0} The project still has a record that {1} received one: {2} Hand them out again to put this right.</source>
        <translation>Aucun fichier n’a été créé&#xa0;: {0} Le projet note encore que {1} en ont reçu un&#xa0;: {2} Les distribuer de nouveau pour y remédier.</translation>
    </message>
    <message>
        <source>An annotator is named twice. Each gets one task.</source>
        <translation>Un annotateur est nommé deux fois. Chacun reçoit une tâche.</translation>
    </message>
    <message>
        <source>The task set has no task ‘{0}’. It has: {1}.</source>
        <translation>Le jeu de tâches n’a pas de tâche «&#xa0;{0}&#xa0;». Il a&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>Several batches need a folder, not the name of a file.</source>
        <translation>Plusieurs lots demandent un dossier, pas le nom d’un fichier.</translation>
    </message>
    <message>
        <source>The files for ‘{0}’ and ‘{1}’ would both be called {2}. Hand one of them out alone, into another folder or under another file name.</source>
        <translation>Les fichiers pour «&#xa0;{0}&#xa0;» et «&#xa0;{1}&#xa0;» s’appelleraient tous deux {2}. En distribuer un seul, dans un autre dossier ou sous un autre nom de fichier.</translation>
    </message>
    <message>
        <source>{0} cannot be an annotator: {1}.</source>
        <translation>{0} ne peut pas être un annotateur&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>reading {0}</source>
        <translation>lecture de {0}</translation>
    </message>
    <message>
        <source>checking {0}</source>
        <translation>vérification de {0}</translation>
    </message>
    <message>
        <source>{0} is a batch, not a table of judgements. Merge it: by ‘Merge…’ in the window, or by ‘protest batch merge’.</source>
        <translation>{0} est un lot, pas un tableau de jugements. Le fusionner&#xa0;: par «&#xa0;Fusionner…&#xa0;» dans la fenêtre, ou par «&#xa0;protest batch merge&#xa0;».</translation>
    </message>
    <message>
        <source>{0} is a PROTEST project, not a table of judgements. Export its judgements, and import that table.</source>
        <translation>{0} est un projet PROTEST, pas un tableau de jugements. Exporter ses jugements et importer ce tableau.</translation>
    </message>
    <message>
        <source>merging {0}</source>
        <translation>fusion de {0}</translation>
    </message>
    <message>
        <source>The project was changed since the merge was planned. Look at it again.</source>
        <translation>Le projet a changé depuis la préparation de la fusion. La regarder de nouveau.</translation>
    </message>
    <message>
        <source>{0} lies where nothing can be saved. Choose a place for your working copy.</source>
        <translation>{0} se trouve à un endroit où rien ne peut être enregistré. Choisir un endroit pour la copie de travail.</translation>
    </message>
    <message>
        <source>{0} exists already and is something else. Choose another name.</source>
        <translation>{0} existe déjà et est autre chose. Choisir un autre nom.</translation>
    </message>
    <message>
        <source>{0} cannot be merged.</source>
        <translation>{0} ne peut pas être fusionné.</translation>
    </message>
    <message>
        <source>{0} contains more text than its size allows. It is damaged or was tampered with: ask for it again.</source>
        <translation>{0} contient plus de texte que sa taille ne le permet. Le fichier est endommagé ou a été modifié&#xa0;: le redemander.</translation>
    </message>
    <message>
        <source>{0} is being written, or its program was interrupted. Open it once with protest-gui and close it, then try again.</source>
        <translation>{0} est en cours d’écriture, ou son programme a été interrompu. L’ouvrir une fois avec protest-gui et le fermer, puis réessayer.</translation>
    </message>
    <message>
        <source>{0} cannot be read ({1}). It is damaged, or takes too long to read: ask for it again.</source>
        <translation>{0} ne peut pas être lu ({1}). Le fichier est endommagé, ou sa lecture est trop longue&#xa0;: le redemander.</translation>
    </message>
    <message>
        <source>{0} is too large for a batch ({1:,} bytes).</source>
        <translation>{0} est trop grand pour un lot ({1:,} octets).</translation>
    </message>
    <message>
        <source>{0} cannot be read: {1}.</source>
        <translation>{0} ne peut pas être lu&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>There is no merge {0}. Look at the list of merges.</source>
        <translation>Il n’y a pas de fusion {0}. Voir la liste des fusions.</translation>
    </message>
    <message>
        <source>Merge {0} was undone already, {1}.</source>
        <translation>La fusion {0} a déjà été annulée, {1}.</translation>
    </message>
    <message>
        <source>The batch</source>
        <translation>Le lot</translation>
    </message>
    <message>
        <source>Candidates by category and state</source>
        <translation>Candidats par catégorie et état</translation>
    </message>
    <message>
        <source>Done, by category:</source>
        <translation>Faits, par catégorie&#xa0;:</translation>
    </message>
    <message>
        <source>Both sides of each conflict</source>
        <translation>Les deux côtés de chaque conflit</translation>
    </message>
    <message>
        <source>Both sides of each conflict of links</source>
        <translation>Les deux côtés de chaque conflit de liens</translation>
    </message>
    <message>
        <source>Nothing new comes in: the project has all of this already.</source>
        <translation>Rien de nouveau n’arrive&#xa0;: le projet a déjà tout cela.</translation>
    </message>
    <message numerus="yes">
        <source>%n judgements will be added</source>
        <translation>
            <numerusform>%Ln jugement sera ajouté</numerusform>
            <numerusform>%Ln jugements seront ajoutés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgements are taken back</source>
        <translation>
            <numerusform>%Ln jugement est retiré</numerusform>
            <numerusform>%Ln jugements sont retirés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n conflicts the project’s own holds</source>
        <translation>
            <numerusform>dans %Ln conflit, celui du projet l’emporte</numerusform>
            <numerusform>dans %Ln conflits, celui du projet l’emporte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link corrections will be added</source>
        <translation>
            <numerusform>%Ln correction de liens sera ajoutée</numerusform>
            <numerusform>%Ln corrections de liens seront ajoutées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n conflicts of links the project’s own hold</source>
        <translation>
            <numerusform>dans %Ln conflit de liens, ceux du projet l’emportent</numerusform>
            <numerusform>dans %Ln conflits de liens, ceux du projet l’emportent</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is lost: replaced answers stay in the history.</source>
        <translation>Rien n’est perdu&#xa0;: les réponses remplacées restent dans l’historique.</translation>
    </message>
    <message numerus="yes">
        <source>%n approvals are referred</source>
        <translation>
            <numerusform>%Ln approuvé passe à vérifier</numerusform>
            <numerusform>%Ln approuvés passent à vérifier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n referrals are approved</source>
        <translation>
            <numerusform>%Ln à vérifier est approuvé</numerusform>
            <numerusform>%Ln à vérifier sont approuvés</numerusform>
        </translation>
    </message>
    <message>
        <source>These links change no verdict.</source>
        <translation>Ces liens ne changent aucun verdict.</translation>
    </message>
    <message>
        <source>By these links, {0}.</source>
        <translation>Par ces liens, {0}.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>links of “{0}”</source>
        <translation>liens de «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>translated by “{0}”</source>
        <translation>traduit par «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>not translated</source>
        <translation>non traduit</translation>
    </message>
    <message>
        <source>as aligned: {0}</source>
        <translation>tel qu’aligné&#xa0;: {0}</translation>
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
        <translation>Quand</translation>
    </message>
    <message>
        <source>By</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Judgements</source>
        <translation>Jugements</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Annulée</translation>
    </message>
    <message>
        <source>Nothing was merged.</source>
        <translation>Rien n’a été fusionné.</translation>
    </message>
    <message>
        <source>{0}, task {1}</source>
        <translation>{0}, tâche {1}</translation>
    </message>
    <message numerus="yes">
        <source>{0} is {1}: %n judgements of it are left out</source>
        <translation>
            <numerusform>{0} est {1}&#xa0;: %Ln jugement en est laissé de côté</numerusform>
            <numerusform>{0} est {1}&#xa0;: %Ln jugements en sont laissés de côté</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} (reference)</source>
        <translation>{0} (référence)</translation>
    </message>
    <message>
        <source>origin of text and links unknown</source>
        <translation>origine du texte et des liens inconnue</translation>
    </message>
    <message>
        <source>tokens as given</source>
        <translation>tokens tels que fournis</translation>
    </message>
    <message>
        <source>tokenised here ({0})</source>
        <translation>tokenisé ici ({0})</translation>
    </message>
    <message>
        <source>sha256 {0}, {1}; {2}</source>
        <translation>sha256 {0}, {1}&#x202f;; {2}</translation>
    </message>
    <message>
        <source>{0}; {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>given</source>
        <translation>fournis</translation>
    </message>
    <message>
        <source>aligned here</source>
        <translation>alignés ici</translation>
    </message>
    <message>
        <source>links {0}</source>
        <translation>liens {0}</translation>
    </message>
    <message>
        <source>aligned by {0}, PROTEST {1}, with the reference</source>
        <translation>aligné par {0}, PROTEST {1}, avec la référence</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} et {1}</translation>
    </message>
    <message>
        <source>This translation is not in the project any more: its system was removed or loaded anew. Go back to the overview and choose again.</source>
        <translation>Cette traduction n’est plus dans le projet&#xa0;: son système a été supprimé ou rechargé. Revenir à la vue d’ensemble et choisir de nouveau.</translation>
    </message>
    <message>
        <source>The system {0} is loaded and candidates of it are in task sets ({1}), so it cannot be replaced. Load this output under a new name.</source>
        <translation>Le système {0} est chargé et certains de ses candidats sont dans des jeux de tâches ({1})&#x202f;; il ne peut donc pas être remplacé. Charger cette sortie sous un nouveau nom.</translation>
    </message>
    <message>
        <source>The system {0} is loaded already. Nothing of it has been judged yet: load this output under a new name, or replace it.</source>
        <translation>Le système {0} est déjà chargé. Rien n’en a encore été jugé&#xa0;: charger cette sortie sous un nouveau nom, ou le remplacer.</translation>
    </message>
    <message numerus="yes">
        <source>The system {0} is loaded and %n of its candidates have been judged, so it cannot be replaced. Load this output under a new name.</source>
        <translation>
            <numerusform>Le système {0} est chargé et %Ln de ses candidats a été jugé&#x202f;; il ne peut donc pas être remplacé. Charger cette sortie sous un nouveau nom.</numerusform>
            <numerusform>Le système {0} est chargé et %Ln de ses candidats ont été jugés&#x202f;; il ne peut donc pas être remplacé. Charger cette sortie sous un nouveau nom.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The system {0} is loaded and %n of its candidates have been tagged, so it cannot be replaced. Load this output under a new name.</source>
        <translation>
            <numerusform>Le système {0} est chargé et %Ln de ses candidats a reçu une étiquette&#x202f;; il ne peut donc pas être remplacé. Charger cette sortie sous un nouveau nom.</numerusform>
            <numerusform>Le système {0} est chargé et %Ln de ses candidats ont reçu des étiquettes&#x202f;; il ne peut donc pas être remplacé. Charger cette sortie sous un nouveau nom.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The system {0} is loaded and %n of its candidates have been given other links, so it cannot be replaced. Load this output under a new name.</source>
        <translation>
            <numerusform>Le système {0} est chargé et %Ln de ses candidats a reçu d’autres liens&#x202f;; il ne peut donc pas être remplacé. Charger cette sortie sous un nouveau nom.</numerusform>
            <numerusform>Le système {0} est chargé et %Ln de ses candidats ont reçu d’autres liens&#x202f;; il ne peut donc pas être remplacé. Charger cette sortie sous un nouveau nom.</numerusform>
        </translation>
    </message>
    <message>
        <source>Adjudication is not compared with the judgements that it settles. Name annotators only.</source>
        <translation>L’arbitrage n’est pas comparé aux jugements qu’il départage. Ne nommer que des annotateurs.</translation>
    </message>
    <message>
        <source>{0} is a program, and only what people say counts here. ‘protest agreement’ compares it with people.</source>
        <translation>{0} est un programme, et seul compte ici ce que disent des personnes. «&#xa0;protest agreement&#xa0;» le compare aux personnes.</translation>
    </message>
    <message>
        <source>{0} is a person, and verdicts are a program&apos;s. ‘protest judgements import --program’ reads a program&apos;s judgements.</source>
        <translation>{0} est une personne, et les verdicts sont ceux d’un programme. «&#xa0;protest judgements import --program&#xa0;» lit les jugements d’un programme.</translation>
    </message>
    <message>
        <source>The project has no {0} ‘{1}’. {2}</source>
        <translation>Le projet n’a pas ceci&#xa0;: {0} «&#xa0;{1}&#xa0;». {2}</translation>
    </message>
    <message>
        <source>is being written by another program. Close it there, or wait, and try again.</source>
        <translation>est en cours d’écriture par un autre programme. L’y fermer, ou attendre, et réessayer.</translation>
    </message>
    <message>
        <source>{0} was left beside a project that is gone. Move it away, or choose another name.</source>
        <translation>{0} est resté à côté d’un projet disparu. Le déplacer, ou choisir un autre nom.</translation>
    </message>
    <message numerus="yes">
        <source>%n judgements</source>
        <translation>
            <numerusform>%Ln jugement</numerusform>
            <numerusform>%Ln jugements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tags</source>
        <translation>
            <numerusform>%Ln étiquette</numerusform>
            <numerusform>%Ln étiquettes</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} contains {1} that people made and is not overwritten. Choose another name.</source>
        <translation>{0} contient {1} faits par des personnes et n’est pas écrasé. Choisir un autre nom.</translation>
    </message>
    <message>
        <source>{0} exists already. Choose another name, or replace it.</source>
        <translation>{0} existe déjà. Choisir un autre nom, ou le remplacer.</translation>
    </message>
    <message>
        <source>{0} is a batch for an annotator, not a PROTEST project. Merge it into its project. By itself it is read by ‘protest info’, ‘candidates’, ‘export’ and ‘tasks list’.</source>
        <translation>{0} est un lot pour un annotateur, pas un projet PROTEST. Le fusionner dans son projet. Seul, il est lu par «&#xa0;protest info&#xa0;», «&#xa0;candidates&#xa0;», «&#xa0;export&#xa0;» et «&#xa0;tasks list&#xa0;».</translation>
    </message>
    <message>
        <source>{0} is {1}, not {2}</source>
        <translation>{0} est {1}, pas {2}</translation>
    </message>
    <message>
        <source>{0} is damaged: it was cut short ({1:,} of {2:,} bytes are left). {3}</source>
        <translation>{0} est endommagé&#xa0;: le fichier est tronqué (il reste {1:,} octets sur {2:,}). {3}</translation>
    </message>
    <message>
        <source>a PROTEST project. Choose a project (NAME.protest), or open a batch (NAME.protestbatch) in the window.</source>
        <translation>un projet PROTEST. Choisir un projet (NOM.protest), ou ouvrir un lot (NOM.protestbatch) dans la fenêtre.</translation>
    </message>
    <message>
        <source>a batch. Choose a batch (NAME.protestbatch).</source>
        <translation>un lot. Choisir un lot (NOM.protestbatch).</translation>
    </message>
    <message>
        <source>Check the name, or make a new project from a suite.</source>
        <translation>Vérifier le nom, ou créer un nouveau projet à partir d’une suite.</translation>
    </message>
    <message>
        <source>Check the name of the batch.</source>
        <translation>Vérifier le nom du lot.</translation>
    </message>
    <message>
        <source>Use a backup.</source>
        <translation>Utiliser une sauvegarde.</translation>
    </message>
    <message>
        <source>Ask for the batch again, or use a backup.</source>
        <translation>Redemander le lot, ou utiliser une sauvegarde.</translation>
    </message>
    <message>
        <source>a PROTEST project</source>
        <translation>un projet PROTEST</translation>
    </message>
    <message>
        <source>a batch for an annotator</source>
        <translation>un lot pour un annotateur</translation>
    </message>
    <message>
        <source>a database of another program</source>
        <translation>une base de données d’un autre programme</translation>
    </message>
    <message>
        <source>{0} is not opened: {1} beside it is no ordinary file. Move it away.</source>
        <translation>{0} n’est pas ouvert&#xa0;: {1} à côté n’est pas un fichier ordinaire. Le déplacer.</translation>
    </message>
    <message>
        <source>{0} is not opened: {1} beside it names another file, which would be deleted. PROTEST writes no such journal. Move it away; if somebody sent it to you, do not trust the rest either.</source>
        <translation>{0} n’est pas ouvert&#xa0;: {1} à côté nomme un autre fichier, qui serait supprimé. PROTEST n’écrit pas de tel journal. Le déplacer&#x202f;; si quelqu’un l’a envoyé, se méfier aussi du reste.</translation>
    </message>
    <message>
        <source>{0} is a device or a pipe, not {1}</source>
        <translation>{0} est un périphérique ou un tube, pas {1}</translation>
    </message>
    <message>
        <source>There is no file {0}. {1}</source>
        <translation>Il n’y a pas de fichier {0}. {1}</translation>
    </message>
    <message>
        <source>{0} is a directory, not {1}</source>
        <translation>{0} est un dossier, pas {1}</translation>
    </message>
    <message>
        <source>{0} does not contain {1}</source>
        <translation>{0} ne contient pas {1}</translation>
    </message>
    <message>
        <source>{0} was removed while it was being opened.</source>
        <translation>{0} a été supprimé pendant l’ouverture.</translation>
    </message>
    <message>
        <source>{0} cannot be reached: {1}.</source>
        <translation>{0} n’est pas accessible&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>{0} is not there any more: it was deleted, moved or replaced since it was opened, and nothing can be saved in it. Save a copy, or put it back.</source>
        <translation>{0} n’est plus là&#xa0;: le fichier a été supprimé, déplacé ou remplacé depuis l’ouverture, et rien ne peut y être enregistré. Enregistrer une copie, ou le remettre.</translation>
    </message>
    <message>
        <source>{0} was damaged or changed by another program and is not opened: {1}.</source>
        <translation>{0} a été endommagé ou modifié par un autre programme et n’est pas ouvert&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>{0} cannot be written: the file or its folder is read-only. Copy it elsewhere.</source>
        <translation>{0} ne peut pas être écrit&#xa0;: le fichier ou son dossier est en lecture seule. Le copier ailleurs.</translation>
    </message>
    <message>
        <source>it holds an index that is not ours, {0!r:.100}</source>
        <translation>il contient un index qui n’est pas de nous, {0!r:.100}</translation>
    </message>
    <message>
        <source>it holds a {0} that is not ours, {1!r:.100}</source>
        <translation>il contient quelque chose qui n’est pas de nous ({0}), {1!r:.100}</translation>
    </message>
    <message>
        <source>the {0} {1!r} is missing</source>
        <translation>{0} {1!r} manque</translation>
    </message>
    <message>
        <source>the {0} {1!r} is not defined as ours is</source>
        <translation>{0} {1!r} n’est pas défini comme le nôtre</translation>
    </message>
    <message>
        <source>its file version is {0!r:.50}, and its tables are those of {1}</source>
        <translation>sa version de fichier est {0!r:.50}, et ses tables sont celles de {1}</translation>
    </message>
    <message>
        <source>the table {0!r} holds something of another kind than ours does</source>
        <translation>la table {0!r} contient des valeurs d’une autre nature que la nôtre</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>il est endommagé</translation>
    </message>
    <message>
        <source>the table {0!r} refers to something that is not there</source>
        <translation>la table {0!r} renvoie à quelque chose qui n’existe pas</translation>
    </message>
    <message>
        <source>reading the project</source>
        <translation>lecture du projet</translation>
    </message>
    <message>
        <source>waiting for other changes</source>
        <translation>attente d’autres modifications</translation>
    </message>
    <message>
        <source>{0} has the name of a PROTEST project. Choose a name with another ending.</source>
        <translation>{0} porte le nom d’un projet PROTEST. Choisir un nom avec une autre extension.</translation>
    </message>
    <message>
        <source>{0} is a PROTEST project and is not overwritten by a result.</source>
        <translation>{0} est un projet PROTEST et n’est pas écrasé par un résultat.</translation>
    </message>
    <message>
        <source>{0} belongs to {1}. Choose another name.</source>
        <translation>{0} fait partie de {1}. Choisir un autre nom.</translation>
    </message>
    <message>
        <source>{0} is a directory. Name a file in it.</source>
        <translation>{0} est un dossier. Nommer un fichier dedans.</translation>
    </message>
    <message>
        <source>{0} is no ordinary file. Choose another name.</source>
        <translation>{0} n’est pas un fichier ordinaire. Choisir un autre nom.</translation>
    </message>
    <message>
        <source>{0} is damaged and cannot be read. Use a backup.</source>
        <translation>{0} est endommagé et ne peut pas être lu. Utiliser une sauvegarde.</translation>
    </message>
    <message>
        <source>{0} does not fit together ({1}: {2}). It is damaged, or another program changed it: use a backup. If it is sound, this is an error in PROTEST: please report it.</source>
        <translation>{0} n’est pas cohérent ({1}&#xa0;: {2}). Le fichier est endommagé, ou un autre programme l’a modifié&#xa0;: utiliser une sauvegarde. S’il est en bon état, c’est une erreur de PROTEST&#xa0;: merci de la signaler.</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>cannot be written: the file or its folder is read-only. Copy it elsewhere.</source>
        <translation>ne peut pas être écrit&#xa0;: le fichier ou son dossier est en lecture seule. Le copier ailleurs.</translation>
    </message>
    <message>
        <source>cannot be written: the disk is full. Make room and try again.</source>
        <translation>ne peut pas être écrit&#xa0;: le disque est plein. Faire de la place et réessayer.</translation>
    </message>
    <message>
        <source>cannot be opened. Is it still there, and may you write to its folder?</source>
        <translation>ne peut pas être ouvert. Est-il encore là, et peut-on écrire dans son dossier&#x202f;?</translation>
    </message>
    <message>
        <source>cannot be read or written: the disk reports an error. Check the disk.</source>
        <translation>ne peut pas être lu ou écrit&#xa0;: le disque signale une erreur. Vérifier le disque.</translation>
    </message>
    <message>
        <source>cannot be opened: you have no permission. Ask its owner, or copy it elsewhere.</source>
        <translation>ne peut pas être ouvert&#xa0;: l’autorisation manque. Demander à son propriétaire, ou le copier ailleurs.</translation>
    </message>
    <message>
        <source>{0} was closed meanwhile. Open it again.</source>
        <translation>{0} a été fermé entre-temps. L’ouvrir de nouveau.</translation>
    </message>
    <message>
        <source>{0} is being changed by another program again and again. Try later.</source>
        <translation>{0} est sans cesse modifié par un autre programme. Réessayer plus tard.</translation>
    </message>
    <message>
        <source>{0} was made by a newer PROTEST ({1}, file version {2}); this is {3}, file version {4}. Update the program.</source>
        <translation>{0} vient d’un PROTEST plus récent ({1}, version de fichier {2})&#x202f;; ceci est {3}, version de fichier {4}. Mettre le programme à jour.</translation>
    </message>
    <message>
        <source>{0} was made by an older PROTEST (file version {1}; this program has {2}). Opening it in the window, or ‘protest evaluate {0}’, upgrades it; a copy is kept.</source>
        <translation>{0} vient d’un PROTEST plus ancien (version de fichier {1}&#x202f;; ce programme a {2}). L’ouvrir dans la fenêtre, ou «&#xa0;protest evaluate {0}&#xa0;», le met à niveau&#x202f;; une copie est gardée.</translation>
    </message>
    <message>
        <source>inventing judgements</source>
        <translation>invention de jugements</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Autorisation refusée</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Opération non permise</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Fichier ou dossier inexistant</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Erreur d’entrée/sortie</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Plus de place sur le disque</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Quota de disque épuisé</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Système de fichiers en lecture seule</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>Périphérique ou ressource occupé</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>C’est un dossier</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Le fichier existe déjà</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Nom de fichier trop long</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>Trop de liens symboliques</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Trop de fichiers ouverts</translation>
    </message>
    <message>
        <source>  {0}</source>
        <translation>  {0}</translation>
    </message>
    <message>
        <source>  … and {0:,} more</source>
        <translation>  … et {0:,} de plus</translation>
    </message>
    <message>
        <source>
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until then, what the program would approve counts as open.</source>
        <translation>D’ici là, ce que le programme approuverait compte comme ouvert.</translation>
    </message>
    <message>
        <source>No system has been matched with the reference yet.</source>
        <translation>Aucun système n’a encore été comparé à la référence.</translation>
    </message>
    <message>
        <source>Outdated: {0} by verified translations would no longer be given, because people have changed judgements or links. Match again: run ‘protest evaluate’, or choose Re-run matching in the window.</source>
        <translation>Périmé&#xa0;: {0} par des traductions vérifiées ne seraient plus accordées, car des personnes ont depuis changé des jugements ou des liens. Comparer de nouveau&#xa0;: lancer «&#xa0;protest evaluate&#xa0;», ou choisir Recomparer à la référence dans la fenêtre.</translation>
    </message>
    <message numerus="yes">
        <source>%n approvals</source>
        <translation>
            <numerusform>%Ln approbation</numerusform>
            <numerusform>%Ln approbations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n referrals</source>
        <translation>
            <numerusform>%Ln vérification</numerusform>
            <numerusform>%Ln vérifications</numerusform>
        </translation>
    </message>
    <message>
        <source>no referral</source>
        <translation>aucune vérification</translation>
    </message>
    <message>
        <source>, {0:,} disputed or not judgeable</source>
        <translation>, {0:,} contestées ou non jugeables</translation>
    </message>
    <message>
        <source>Of the approvals by them people have judged {0}: {1} correct, {2} incorrect{3}.</source>
        <translation>De leurs approbations, des personnes en ont jugé {0}&#xa0;: {1} correctes, {2} incorrectes{3}.</translation>
    </message>
    <message>
        <source>No referral was saved by verified translations.</source>
        <translation>Les traductions vérifiées n’ont épargné aucune vérification.</translation>
    </message>
    <message>
        <source>Matching</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>{0}, and {1} by programs</source>
        <translation>{0}, et {1} de programmes</translation>
    </message>
    <message>
        <source>unsure about {0}, corrected by people in {1}</source>
        <translation>incertain pour {0}, corrigé par des personnes dans {1}</translation>
    </message>
    <message numerus="yes">
        <source>%n candidates, kept apart</source>
        <translation>
            <numerusform>%n candidat, laissé de côté</numerusform>
            <numerusform>%n candidats, laissés de côté</numerusform>
        </translation>
    </message>
    <message>
        <source>Word alignment</source>
        <translation>Alignement des mots</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>{0}, loaded {1} from {2}
   {3}</source>
        <translation>{0}, chargé {1} depuis {2}
   {3}</translation>
    </message>
    <message>
        <source>{0}, loaded {1} from {2}, not evaluated yet
   {3}</source>
        <translation>{0}, chargé {1} depuis {2}, pas encore évalué
   {3}</translation>
    </message>
    <message>
        <source>No system is loaded yet.</source>
        <translation>Aucun système n’est encore chargé.</translation>
    </message>
    <message>
        <source>Approved and referred</source>
        <translation>Approuvés et à vérifier</translation>
    </message>
    <message>
        <source>Why candidates were referred</source>
        <translation>Pourquoi des candidats sont à vérifier</translation>
    </message>
    <message>
        <source>Matching: {0}.</source>
        <translation>Comparaison&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Preview of the matching policy</source>
        <translation>Aperçu des règles de comparaison</translation>
    </message>
    <message>
        <source>Matching now: {0}.</source>
        <translation>Comparaison maintenant&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Matching then: {0}.</source>
        <translation>Comparaison ensuite&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>No verdict would change.</source>
        <translation>Aucun verdict ne changerait.</translation>
    </message>
    <message>
        <source>Not matched with the reference yet: {0}.</source>
        <translation>Pas encore comparés à la référence&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Approved →
referred</source>
        <translation>Approuvé →
à vérifier</translation>
    </message>
    <message>
        <source>Referred →
approved</source>
        <translation>À vérifier →
approuvé</translation>
    </message>
    <message>
        <source>{0}: approved now, referred then</source>
        <translation>{0}&#xa0;: approuvés maintenant, à vérifier ensuite</translation>
    </message>
    <message>
        <source>{0}: referred now, approved then</source>
        <translation>{0}&#xa0;: à vérifier maintenant, approuvés ensuite</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Approved
now</source>
        <translation>Approuvés
maintenant</translation>
    </message>
    <message>
        <source>Approved
then</source>
        <translation>Approuvés
ensuite</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>Ce qui changerait</translation>
    </message>
    <message>
        <source>Why they would be referred, or were (there may be several reasons)</source>
        <translation>Pourquoi ils seraient à vérifier, ou l’étaient (il peut y avoir plusieurs raisons)</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Approuvés</translation>
    </message>
    <message>
        <source>By the program</source>
        <translation>Par le programme</translation>
    </message>
    <message>
        <source>Of the examples, what is approved</source>
        <translation>Des exemples, ce qui est approuvé</translation>
    </message>
    <message>
        <source>by verified</source>
        <translation>par vérifiées</translation>
    </message>
    <message>
        <source>Approvals that only a translation verified by people gave</source>
        <translation>Approbations que seule une traduction vérifiée par des personnes a données</translation>
    </message>
    <message>
        <source>no translation</source>
        <translation>aucune traduction</translation>
    </message>
    <message>
        <source>on other words</source>
        <translation>sur d’autres mots</translation>
    </message>
    <message>
        <source>Referred</source>
        <translation>À vérifier</translation>
    </message>
    <message>
        <source>To people</source>
        <translation>Aux personnes</translation>
    </message>
    <message>
        <source>Of the referred: the line is empty, untranslated, a refusal or only a note</source>
        <translation>Parmi ceux à vérifier&#xa0;: la ligne est vide, non traduite, un refus ou une simple note</translation>
    </message>
    <message>
        <source>on homographs</source>
        <translation>sur des homographes</translation>
    </message>
    <message>
        <source>Approved only because a pronoun is shared that is another word, too</source>
        <translation>Approuvés seulement parce qu’un pronom qui est aussi un autre mot est commun</translation>
    </message>
    <message>
        <source>Approved only because another word is shared</source>
        <translation>Approuvés seulement parce qu’un autre mot est commun</translation>
    </message>
    <message>
        <source>Approved against the reference, and referred to people</source>
        <translation>Approuvés par rapport à la référence, et à vérifier</translation>
    </message>
    <message>
        <source>Approved / referred of n examples, by category</source>
        <translation>Approuvés / à vérifier sur n exemples, par catégorie</translation>
    </message>
    <message>
        <source>On other words: approved only because another word is shared; check them.</source>
        <translation>Sur d’autres mots&#xa0;: approuvé seulement parce qu’un autre mot est commun&#x202f;; à vérifier.</translation>
    </message>
    <message>
        <source>On homographs: approved only because a pronoun is shared that is another word, too, such as an article; check some of them.</source>
        <translation>Sur des homographes&#xa0;: approuvé seulement parce qu’un pronom qui est aussi un autre mot, par exemple un article, est commun&#x202f;; en vérifier quelques-uns.</translation>
    </message>
    <message>
        <source>No translation: the line is empty, untranslated, a refusal or only a note. These examples are in no percentage.</source>
        <translation>Aucune traduction&#xa0;: la ligne est vide, non traduite, un refus ou une simple note. Ces exemples n’entrent dans aucun pourcentage.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Why candidates were referred (there may be several reasons)</source>
        <translation>Pourquoi des candidats sont à vérifier (il peut y avoir plusieurs raisons)</translation>
    </message>
    <message>
        <source>reading what people verified</source>
        <translation>lecture de ce que des personnes ont vérifié</translation>
    </message>
    <message>
        <source>Antecedents cannot be matched by their heads: the suite gives none in {0}, the first of them {1}. Take the whole phrase where there is no head (--antecedents head-or-span).</source>
        <translation>Les antécédents ne peuvent pas être comparés par leurs têtes&#xa0;: la suite n’en donne pas dans {0}, d’abord dans {1}. Prendre toute l’expression où il n’y a pas de tête (--antecedents head-or-span).</translation>
    </message>
    <message>
        <source>matching {0}</source>
        <translation>comparaison de {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n examples</source>
        <translation>
            <numerusform>%Ln exemple</numerusform>
            <numerusform>%Ln exemples</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is known of the pronouns of {0}, so an approval could rest on any word that both have. Describe them in a language.toml (protest language template {1}): quick reads it with --profile, and a new project beside suite.toml. Or let any word count (--tokens any).</source>
        <translation>On ne sait rien des pronoms de {0} : une approbation pourrait reposer sur n’importe quel mot commun. Décrivez-les dans un language.toml (protest language template {1}) : quick le lit avec --profile, un nouveau projet à côté de suite.toml. Ou laissez compter tous les mots (--tokens any).</translation>
    </message>
    <message>
        <source>{0} is to be written twice. Choose different names.</source>
        <translation>{0} serait écrit deux fois. Choisir des noms différents.</translation>
    </message>
    <message>
        <source>{0} is read here, and is not overwritten. Choose another name.</source>
        <translation>{0} est lu ici, et n’est pas écrasé. Choisir un autre nom.</translation>
    </message>
    <message>
        <source>Make room and try again.</source>
        <translation>Faire de la place et réessayer.</translation>
    </message>
    <message>
        <source>Choose a shorter name.</source>
        <translation>Choisir un nom plus court.</translation>
    </message>
    <message>
        <source>There is no folder {0} to put {1} in. Make it first.</source>
        <translation>Il n’y a pas de dossier {0} pour {1}. Le créer d’abord.</translation>
    </message>
    <message>
        <source>Choose another place.</source>
        <translation>Choisir un autre endroit.</translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}. {2}</source>
        <translation>{0} ne peut pas être écrit&#xa0;: {1}. {2}</translation>
    </message>
    <message>
        <source>{0} leads nowhere: there is no user of this name, or no home folder. Write out the whole path.</source>
        <translation>{0} ne mène nulle part&#xa0;: il n’y a pas d’utilisateur de ce nom, ou pas de dossier personnel. Écrire le chemin entier.</translation>
    </message>
    <message>
        <source>{0} leads nowhere: no file can have such a name. Type it anew.</source>
        <translation>{0} ne mène nulle part&#xa0;: aucun fichier ne peut avoir un tel nom. Le taper de nouveau.</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation>Vérifier le chemin.</translation>
    </message>
    <message>
        <source>{0} cannot be looked at: {1}. {2}</source>
        <translation>{0} n’est pas accessible&#xa0;: {1}. {2}</translation>
    </message>
    <message>
        <source>Check the permissions of its folders, or choose another place.</source>
        <translation>Vérifier les autorisations de ses dossiers, ou choisir un autre endroit.</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%Ln erreur</numerusform>
            <numerusform>%Ln erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} cannot be used: {1}. Correct what is named here and try again. {2}</source>
        <translation>{0} ne peut pas être utilisé&#xa0;: {1}. Corriger ce qui est nommé ici et réessayer. {2}</translation>
    </message>
    <message>
        <source>{0} cannot be used: {1}. Correct what is named here and try again.</source>
        <translation>{0} ne peut pas être utilisé&#xa0;: {1}. Corriger ce qui est nommé ici et réessayer.</translation>
    </message>
    <message>
        <source>{0} (program)</source>
        <translation>{0} (programme)</translation>
    </message>
    <message>
        <source>The judgements by {0} cannot be both counted alone and left out. Name each annotator once.</source>
        <translation>Les jugements de {0} ne peuvent pas être à la fois comptés seuls et laissés de côté. Nommer chaque annotateur une fois.</translation>
    </message>
    <message>
        <source>Only judgements by {0} count.</source>
        <translation>Seuls les jugements de {0} comptent.</translation>
    </message>
    <message>
        <source>Judgements by {0} do not count.</source>
        <translation>Les jugements de {0} ne comptent pas.</translation>
    </message>
    <message>
        <source>{0} is a program in this project, and no person&apos;s judgements are added to a program&apos;s. Use another name, or ‘judgements import --program’ for a table of its own</source>
        <translation>{0} est un programme dans ce projet, et les jugements d’une personne ne s’ajoutent pas à ceux d’un programme. Prendre un autre nom, ou «&#xa0;judgements import --program&#xa0;» pour une table du programme</translation>
    </message>
    <message>
        <source>{0} is a person in this project, and no program&apos;s judgements are added to a person&apos;s. Give the program another name</source>
        <translation>{0} est une personne dans ce projet, et les jugements d’un programme ne s’ajoutent pas à ceux d’une personne. Donner un autre nom au programme</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>Annotateur</translation>
    </message>
    <message>
        <source>these tags exclude each other: keep one of them</source>
        <translation>ces étiquettes s’excluent&#xa0;: en garder une</translation>
    </message>
    <message>
        <source>tagged bad_translation, but there are answers or selected words: remove the tag or clear them</source>
        <translation>étiquette bad_translation, mais il y a des réponses ou des mots sélectionnés&#xa0;: retirer l’étiquette ou les effacer</translation>
    </message>
    <message>
        <source>tagged incorrect_word_alignment, but there are answers or selected words: remove the tag or clear them</source>
        <translation>étiquette incorrect_word_alignment, mais il y a des réponses ou des mots sélectionnés&#xa0;: retirer l’étiquette ou les effacer</translation>
    </message>
    <message>
        <source>tagged noncompositional_translation, but words selected: remove the tag or unselect the words</source>
        <translation>étiquette noncompositional_translation, mais des mots sélectionnés&#xa0;: retirer l’étiquette ou désélectionner les mots</translation>
    </message>
    <message>
        <source>tags, but the pronoun&apos;s question is not answered: answer it</source>
        <translation>des étiquettes, mais la question sur le pronom est sans réponse&#xa0;: y répondre</translation>
    </message>
    <message>
        <source>pronoun correct, but no word selected: choose the pronoun&apos;s words</source>
        <translation>pronom correct, mais aucun mot sélectionné&#xa0;: choisir les mots du pronom</translation>
    </message>
    <message>
        <source>the pronoun&apos;s words are selected, but it is not called correct: unselect or say yes</source>
        <translation>les mots du pronom sont sélectionnés, mais il n’est pas dit correct&#xa0;: les désélectionner ou dire oui</translation>
    </message>
    <message>
        <source>antecedent correct, but no word selected: choose the antecedent&apos;s noun</source>
        <translation>antécédent correct, mais aucun mot sélectionné&#xa0;: choisir le nom de l’antécédent</translation>
    </message>
    <message>
        <source>the antecedent&apos;s words are selected, but it is not called correct: unselect or say yes</source>
        <translation>les mots de l’antécédent sont sélectionnés, mais il n’est pas dit correct&#xa0;: les désélectionner ou dire oui</translation>
    </message>
    <message>
        <source>words were selected that are not highlighted any more, as somebody corrected the links or only punctuation is linked: look again and answer</source>
        <translation>des mots sont sélectionnés qui ne sont plus surlignés, car quelqu’un a corrigé les liens ou seule la ponctuation est liée&#xa0;: regarder de nouveau et répondre</translation>
    </message>
    <message>
        <source>“It” stands for something named in the same sentence, and is the subject: “I bought a bike, and it broke.”</source>
        <translation>«&#xa0;It&#xa0;» désigne quelque chose de nommé dans la même phrase, et est le sujet&#xa0;: “I bought a bike, and it broke.”</translation>
    </message>
    <message>
        <source>“It” stands for something named in the same sentence, and is not the subject: “I bought a bike and sold it.”</source>
        <translation>«&#xa0;It&#xa0;» désigne quelque chose de nommé dans la même phrase, et n’est pas le sujet&#xa0;: “I bought a bike and sold it.”</translation>
    </message>
    <message>
        <source>“It” stands for something named in an earlier sentence, and is the subject: “I bought a bike. It broke.”</source>
        <translation>«&#xa0;It&#xa0;» désigne quelque chose de nommé dans une phrase précédente, et est le sujet&#xa0;: “I bought a bike. It broke.”</translation>
    </message>
    <message>
        <source>“It” stands for something named in an earlier sentence, and is not the subject: “I bought a bike. Then I sold it.”</source>
        <translation>«&#xa0;It&#xa0;» désigne quelque chose de nommé dans une phrase précédente, et n’est pas le sujet&#xa0;: “I bought a bike. Then I sold it.”</translation>
    </message>
    <message>
        <source>“They” stands for people or things named in the same sentence: “The dogs barked because they were hungry.”</source>
        <translation>«&#xa0;They&#xa0;» désigne des personnes ou des choses nommées dans la même phrase&#xa0;: “The dogs barked because they were hungry.”</translation>
    </message>
    <message>
        <source>“They” stands for people or things named in an earlier sentence: “The dogs barked. They were hungry.”</source>
        <translation>«&#xa0;They&#xa0;» désigne des personnes ou des choses nommées dans une phrase précédente&#xa0;: “The dogs barked. They were hungry.”</translation>
    </message>
    <message>
        <source>“They” stands for one person whose gender is not known or not said: “Somebody called, but they left no message.”</source>
        <translation>«&#xa0;They&#xa0;» désigne une seule personne dont le genre n’est pas connu ou pas dit&#xa0;: “Somebody called, but they left no message.”</translation>
    </message>
    <message>
        <source>“It” or “they” stands for a group, which is one thing and many people at once: “The team won, and they celebrated.”</source>
        <translation>«&#xa0;It&#xa0;» ou «&#xa0;they&#xa0;» désigne un groupe, à la fois une chose et plusieurs personnes&#xa0;: “The team won, and they celebrated.”</translation>
    </message>
    <message>
        <source>“It” stands for what happened or was said, not for a thing: “We lost the match. It made me sad.”</source>
        <translation>«&#xa0;It&#xa0;» désigne ce qui s’est passé ou a été dit, pas une chose&#xa0;: “We lost the match. It made me sad.”</translation>
    </message>
    <message>
        <source>“It” stands for nothing; the sentence only needs a subject: “It is raining.”</source>
        <translation>«&#xa0;It&#xa0;» ne désigne rien&#x202f;; la phrase a seulement besoin d’un sujet&#xa0;: “It is raining.”</translation>
    </message>
    <message>
        <source>“You” means anybody, not the listener: “You never know.”</source>
        <translation>«&#xa0;You&#xa0;» désigne n’importe qui, pas la personne qui écoute&#xa0;: “You never know.”</translation>
    </message>
    <message>
        <source>“You” is one person who is spoken to: “Anna, are you hungry?”</source>
        <translation>«&#xa0;You&#xa0;» est une seule personne à qui l’on parle&#xa0;: “Anna, are you hungry&#x202f;?”</translation>
    </message>
    <message>
        <source>“You” are several people who are spoken to: “Children, are you hungry?”</source>
        <translation>«&#xa0;You&#xa0;» sont plusieurs personnes à qui l’on parle&#xa0;: “Children, are you hungry&#x202f;?”</translation>
    </message>
    <message>
        <source>Nothing has been answered yet.</source>
        <translation>Rien n’a encore reçu de réponse.</translation>
    </message>
    <message>
        <source>There is a beginning, but a question has no answer yet.</source>
        <translation>C’est commencé, mais une question est encore sans réponse.</translation>
    </message>
    <message>
        <source>Nothing is missing: answered, or with a tag that takes the answer&apos;s place.</source>
        <translation>Rien ne manque&#xa0;: les réponses sont là, ou une étiquette qui en tient lieu.</translation>
    </message>
    <message>
        <source>Answers, selected words or tags of one person do not go together, such as “yes” without a selected word.</source>
        <translation>Les réponses, mots sélectionnés ou étiquettes d’une personne ne vont pas ensemble, par exemple «&#xa0;oui&#xa0;» sans mot sélectionné.</translation>
    </message>
    <message>
        <source>The translation differs from the reference or cannot be compared with it. It may still be right: people decide.</source>
        <translation>La traduction diffère de la référence ou ne peut pas lui être comparée. Elle peut tout de même être correcte&#xa0;: des personnes décident.</translation>
    </message>
    <message>
        <source>The program found the same pronoun as in the reference translation, and the same words for what it refers to, and counts that as correct. Nobody has judged it.</source>
        <translation>Le programme a trouvé le même pronom que dans la traduction de référence, et les mêmes mots pour ce qu’il désigne, et le compte comme correct. Personne ne l’a jugé.</translation>
    </message>
    <message>
        <source>People judged that the pronoun is translated correctly.</source>
        <translation>Des personnes ont jugé que le pronom est correctement traduit.</translation>
    </message>
    <message>
        <source>People judged that the pronoun is not translated correctly.</source>
        <translation>Des personnes ont jugé que le pronom n’est pas correctement traduit.</translation>
    </message>
    <message>
        <source>People looked at it, but nothing can be said about the pronoun, for example because the whole sentence is too poor.</source>
        <translation>Des personnes l’ont regardé, mais on ne peut rien dire du pronom, par exemple parce que toute la phrase est trop mauvaise.</translation>
    </message>
    <message>
        <source>Not decided yet: it was referred, and nobody has judged it or annotators disagree.</source>
        <translation>Pas encore décidé&#xa0;: le candidat est à vérifier, et personne ne l’a jugé ou les annotateurs ne sont pas d’accord.</translation>
    </message>
    <message>
        <source>Annotators disagree, and nobody has decided between them. It counts as open.</source>
        <translation>Les annotateurs ne sont pas d’accord, et personne n’a tranché entre eux. Cela compte comme ouvert.</translation>
    </message>
    <message>
        <source>The system did not translate the line: it is empty, untranslated, a refusal or only a note. It counts neither as correct nor as incorrect, unless somebody judges it.</source>
        <translation>Le système n’a pas traduit la ligne&#xa0;: elle est vide, non traduite, un refus ou une simple note. Elle ne compte ni comme correcte ni comme incorrecte, tant que personne ne la juge.</translation>
    </message>
    <message>
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>approved</source>
        <translation>approuvé</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>correct</translation>
    </message>
    <message>
        <source>incorrect</source>
        <translation>incorrect</translation>
    </message>
    <message>
        <source>not judgeable</source>
        <translation>non jugeable</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>litigieux</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message numerus="yes">
        <source>%n finished judgements have no answer to “{0}”: they were made before it was asked. ‘protest guidelines … --set … --ask-again’ reopens them.</source>
        <translation>
            <numerusform>%Ln jugement terminé n’a pas de réponse à «&#xa0;{0}&#xa0;»&#xa0;: il a été porté avant que la question soit posée. «&#xa0;protest guidelines … --set … --ask-again&#xa0;» le rouvre.</numerusform>
            <numerusform>%Ln jugements terminés n’ont pas de réponse à «&#xa0;{0}&#xa0;»&#xa0;: ils ont été portés avant que la question soit posée. «&#xa0;protest guidelines … --set … --ask-again&#xa0;» les rouvre.</numerusform>
        </translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>non jugé</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>incomplet</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fait</translation>
    </message>
    <message>
        <source>contradictory</source>
        <translation>contradictoire</translation>
    </message>
    <message>
        <source>nothing: it was taken back</source>
        <translation>rien&#xa0;: c’est retiré</translation>
    </message>
    <message>
        <source>selected: {0}</source>
        <translation>sélection&#xa0;: {0}</translation>
    </message>
    <message>
        <source>tags: {0}</source>
        <translation>étiquettes&#xa0;: {0}</translation>
    </message>
    <message>
        <source>remark: “{0}”</source>
        <translation>remarque&#xa0;: «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source> · </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pronoun yes</source>
        <translation>pronom oui</translation>
    </message>
    <message>
        <source>pronoun no</source>
        <translation>pronom non</translation>
    </message>
    <message>
        <source>antecedent yes</source>
        <translation>antécédent oui</translation>
    </message>
    <message>
        <source>antecedent no</source>
        <translation>antécédent non</translation>
    </message>
    <message>
        <source>English</source>
        <translation>anglais</translation>
    </message>
    <message>
        <source>French</source>
        <translation>français</translation>
    </message>
    <message>
        <source>German</source>
        <translation>allemand</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>catalan</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>chinois</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>arabe</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>tchèque</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>néerlandais</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>hébreu</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>hindi</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>italien</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>japonais</translation>
    </message>
    <message>
        <source>Occitan</source>
        <translation>occitan</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>coréen</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>polonais</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>portugais</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>espagnol</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>roumain</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>russe</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>turc</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>ukrainien</translation>
    </message>
    <message>
        <source>No language is called ‘{0}’. Did you mean {1}? If not, give its ISO 639 code of three letters, such as ast.</source>
        <translation>Aucune langue ne s’appelle « {0} ». Vouliez-vous dire {1} ? Sinon, donnez son code ISO 639 à trois lettres, par exemple ast.</translation>
    </message>
    <message>
        <source>No language is called ‘{0}’. Give its English name or its ISO 639 code, such as es.</source>
        <translation>Aucune langue ne s’appelle « {0} ». Donnez son nom anglais ou son code ISO 639, par exemple es.</translation>
    </message>
    <message>
        <source>{0}; line {1} has ‘{2}’ for our ‘{3}’</source>
        <translation>{0}&#x202f;; la ligne {1} a «&#xa0;{2}&#xa0;» pour notre «&#xa0;{3}&#xa0;»</translation>
    </message>
    <message>
        <source>tokenised like the reference ({0}): our tokeniser reproduces {1:,} of {2:,} reference lines</source>
        <translation>tokenisé comme la référence ({0})&#xa0;: notre segmenteur reproduit {1:,} lignes de la référence sur {2:,}</translation>
    </message>
    <message>
        <source>tokenised like the reference ({0}): our tokeniser reproduces {1:,} of the {2:,} reference lines that it was tried on</source>
        <translation>tokenisé comme la référence ({0})&#xa0;: notre segmenteur reproduit {1:,} des {2:,} lignes examinées de la référence</translation>
    </message>
    <message numerus="yes">
        <source>%n of {0:,} lines are empty</source>
        <translation>
            <numerusform>%Ln ligne sur {0:,} est vide</numerusform>
            <numerusform>%Ln lignes sur {0:,} sont vides</numerusform>
        </translation>
    </message>
    <message>
        <source>no example is affected</source>
        <translation>aucun exemple n’est concerné</translation>
    </message>
    <message numerus="yes">
        <source>%n of {0:,} examples are affected</source>
        <translation>
            <numerusform>%Ln exemple sur {0:,} est concerné</numerusform>
            <numerusform>%Ln exemples sur {0:,} sont concernés</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: {1}; {2}</source>
        <translation>{0}&#xa0;: {1}&#x202f;; {2}</translation>
    </message>
    <message>
        <source>{0} was aligned here; the aligner is sure of all examples</source>
        <translation>{0} a été aligné ici&#x202f;; l’aligneur est sûr de tous les exemples</translation>
    </message>
    <message numerus="yes">
        <source>{0} was aligned here; %n of {1:,} alignments are uncertain</source>
        <translation>
            <numerusform>{0} a été aligné ici&#x202f;; %Ln alignement sur {1:,} est incertain</numerusform>
            <numerusform>{0} a été aligné ici&#x202f;; %Ln alignements sur {1:,} sont incertains</numerusform>
        </translation>
    </message>
    <message>
        <source>looking at how the source is tokenised</source>
        <translation>examen de la tokenisation de la source</translation>
    </message>
    <message>
        <source>further text</source>
        <translation>autre texte</translation>
    </message>
    <message>
        <source>looking at how the reference is tokenised</source>
        <translation>examen de la tokenisation de la référence</translation>
    </message>
    <message>
        <source>tokenising {0}</source>
        <translation>tokenisation de {0}</translation>
    </message>
    <message>
        <source>tokenised as is usual ({0}), because there is no reference that shows how</source>
        <translation>tokenisé comme d’habitude ({0}), faute de référence qui montre comment</translation>
    </message>
    <message>
        <source>The system cannot be called ‘{0}’: {1}.</source>
        <translation>Le système ne peut pas s’appeler «&#xa0;{0}&#xa0;»&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>There is a system {0} already. Choose another name.</source>
        <translation>Il y a déjà un système {0}. Choisir un autre nom.</translation>
    </message>
    <message numerus="yes">
        <source>%n candidates are removed.</source>
        <translation>
            <numerusform>%Ln candidat est retiré.</numerusform>
            <numerusform>%Ln candidats sont retirés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgements are removed, of {0}.</source>
        <translation>
            <numerusform>%Ln jugement est retiré, de {0}.</numerusform>
            <numerusform>%Ln jugements sont retirés, de {0}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier judgements are removed from the history.</source>
        <translation>
            <numerusform>%Ln jugement antérieur est retiré de l’historique.</numerusform>
            <numerusform>%Ln jugements antérieurs sont retirés de l’historique.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link corrections are removed.</source>
        <translation>
            <numerusform>%Ln correction de liens est retirée.</numerusform>
            <numerusform>%Ln corrections de liens sont retirées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tags of your own are removed.</source>
        <translation>
            <numerusform>%Ln étiquette personnelle est retirée.</numerusform>
            <numerusform>%Ln étiquettes personnelles sont retirées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates are taken out of tasks: {0}.</source>
        <translation>
            <numerusform>%Ln candidat est retiré de tâches&#xa0;: {0}.</numerusform>
            <numerusform>%Ln candidats sont retirés de tâches&#xa0;: {0}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n batches were handed out with this system: when they are merged, what was judged of it is left out.</source>
        <translation>
            <numerusform>%Ln lot a été distribué avec ce système&#xa0;: à la fusion, ce qui en a été jugé est laissé de côté.</numerusform>
            <numerusform>%Ln lots ont été distribués avec ce système&#xa0;: à la fusion, ce qui en a été jugé est laissé de côté.</numerusform>
        </translation>
    </message>
    <message>
        <source>The system {0} has been judged, so it is not removed. {1} To remove it all the same, add --with-judgements; a copy of the project is kept.</source>
        <translation>Le système {0} a été jugé et n’est donc pas retiré. {1} Pour le retirer quand même, ajouter --with-judgements&#x202f;; une copie du projet est gardée.</translation>
    </message>
    <message>
        <source>The system {0} was worked on at this moment, so nothing was removed. Try again.</source>
        <translation>On travaillait sur le système {0} à ce moment&#x202f;; rien n’a donc été retiré. Réessayer.</translation>
    </message>
    <message>
        <source>{0} is no suite directory: it has no suite.toml. Choose another folder.</source>
        <translation>{0} n’est pas le dossier d’une suite&#xa0;: il n’a pas de suite.toml. Choisir un autre dossier.</translation>
    </message>
    <message>
        <source>reading the outputs</source>
        <translation>lecture des sorties</translation>
    </message>
    <message>
        <source>loading {0}</source>
        <translation>chargement de {0}</translation>
    </message>
    <message>
        <source>looks tokenised already: most commas and full stops have a blank before them. It was tokenised once more; if it is tokenised like the suite, say so (--tokenized, or the tick in the window) and load it again</source>
        <translation>semble déjà tokenisé&#xa0;: la plupart des virgules et des points sont précédés d’une espace. Le texte a été tokenisé encore une fois&#x202f;; s’il est tokenisé comme la suite, l’indiquer (--tokenized, ou la case dans la fenêtre) et le charger de nouveau</translation>
    </message>
    <message>
        <source>a system cannot be called ‘reference’: that is the human translation</source>
        <translation>un système ne peut pas s’appeler «&#xa0;reference&#xa0;»&#xa0;: c’est la traduction humaine</translation>
    </message>
    <message>
        <source>a system</source>
        <translation>un système</translation>
    </message>
    <message>
        <source>also ambiguous: {0}</source>
        <translation>ambigus aussi&#xa0;: {0}</translation>
    </message>
    <message>
        <source>verified translations count as references</source>
        <translation>les traductions vérifiées comptent comme références</translation>
    </message>
    <message>
        <source>‘{0}’ is not one word. Give each ambiguous form by itself.</source>
        <translation>«&#xa0;{0}&#xa0;» n’est pas un seul mot. Donner chaque forme ambiguë séparément.</translation>
    </message>
    <message>
        <source>pronouns share any token</source>
        <translation>les pronoms ont un token quelconque en commun</translation>
    </message>
    <message>
        <source>pronouns share a listed pronoun</source>
        <translation>les pronoms ont un pronom connu en commun</translation>
    </message>
    <message>
        <source>antecedents by head where given, else span</source>
        <translation>antécédents par la tête si elle est donnée, sinon en entier</translation>
    </message>
    <message>
        <source>antecedents by head</source>
        <translation>antécédents par la tête</translation>
    </message>
    <message>
        <source>antecedents by whole span</source>
        <translation>antécédents en entier</translation>
    </message>
    <message>
        <source>there is no reference to compare with</source>
        <translation>il n’y a pas de référence à laquelle comparer</translation>
    </message>
    <message>
        <source>its sentence is merged with the one before</source>
        <translation>sa phrase est fusionnée avec la précédente</translation>
    </message>
    <message>
        <source>no word is aligned to the pronoun</source>
        <translation>aucun mot n’est aligné avec le pronom</translation>
    </message>
    <message>
        <source>no word of the reference is aligned to the pronoun</source>
        <translation>aucun mot de la référence n’est aligné avec le pronom</translation>
    </message>
    <message>
        <source>the pronoun is dropped, in the reference as well</source>
        <translation>le pronom est omis, dans la référence aussi</translation>
    </message>
    <message>
        <source>the pronoun differs from the reference&apos;s</source>
        <translation>le pronom diffère de celui de la référence</translation>
    </message>
    <message>
        <source>the pronoun&apos;s form is ambiguous</source>
        <translation>la forme du pronom est ambiguë</translation>
    </message>
    <message>
        <source>no word is aligned to the antecedent</source>
        <translation>aucun mot n’est aligné avec l’antécédent</translation>
    </message>
    <message>
        <source>no word of the reference is aligned to the antecedent</source>
        <translation>aucun mot de la référence n’est aligné avec l’antécédent</translation>
    </message>
    <message>
        <source>the antecedent differs from the reference&apos;s</source>
        <translation>l’antécédent diffère de celui de la référence</translation>
    </message>
    <message>
        <source>the line is no translation</source>
        <translation>la ligne n’est pas une traduction</translation>
    </message>
    <message>
        <source>{0} is named twice. Name different columns.</source>
        <translation>{0} est nommé deux fois. Nommer des colonnes différentes.</translation>
    </message>
    <message>
        <source>Systems that were left out</source>
        <translation>Systèmes laissés de côté</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrique</translation>
    </message>
    <message>
        <source>Over the {0} that have both, Pearson&apos;s r is {1}.</source>
        <translation>Sur les {0} qui ont les deux, le r de Pearson est {1}.</translation>
    </message>
    <message>
        <source>{0} and {1} {2} {3} can tell: Williams&apos;s test, t({4}) = {5}, two-sided p {6}.</source>
        <translation>{0} et {1} {2} {3} distinguables&#xa0;: test de Williams, t({4}) = {5}, p bilatéral {6}.</translation>
    </message>
    <message>
        <source>No correlation of {0}: {1}</source>
        <translation>Pas de corrélation de {0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>A correlation is undefined.</source>
        <translation>Une corrélation n’est pas définie.</translation>
    </message>
    <message>
        <source>The metric and people disagree on no candidate.</source>
        <translation>La métrique et les personnes ne diffèrent sur aucun candidat.</translation>
    </message>
    <message>
        <source>None of these candidates has a tag of your own: give them tags in All answers (T), such as the reason why the two differ.</source>
        <translation>Aucun de ces candidats n’a d’étiquette personnelle&#xa0;: en donner sous «&#xa0;Toutes les réponses&#xa0;» (T), par exemple la raison de l’écart.</translation>
    </message>
    <message>
        <source>A candidate with several tags counts for each of them.</source>
        <translation>Un candidat avec plusieurs étiquettes compte pour chacune.</translation>
    </message>
    <message>
        <source>{0}, {1}: {2}</source>
        <translation>{0}, {1}&#xa0;: {2}</translation>
    </message>
    <message>
        <source>They
differ</source>
        <translation>Ils
diffèrent</translation>
    </message>
    <message>
        <source>where the two differ</source>
        <translation>où les deux diffèrent</translation>
    </message>
    <message>
        <source>No tag</source>
        <translation>Sans étiquette</translation>
    </message>
    <message>
        <source>without a tag</source>
        <translation>sans étiquette</translation>
    </message>
    <message>
        <source>Where {0} and people differ, by your own tags</source>
        <translation>Où {0} et les personnes diffèrent, par étiquettes personnelles</translation>
    </message>
    <message>
        <source>Why {0} and people differ</source>
        <translation>Pourquoi {0} et les personnes diffèrent</translation>
    </message>
    <message>
        <source>Disagreements by own tag</source>
        <translation>Écarts par étiquette personnelle</translation>
    </message>
    <message>
        <source>{0} for {1}</source>
        <translation>{0} pour {1}</translation>
    </message>
    <message>
        <source>comparing the pronouns</source>
        <translation>comparaison des pronoms</translation>
    </message>
    <message>
        <source>People have judged nothing of this yet: there is nothing to compare.</source>
        <translation>Personne n’en a encore rien jugé&#xa0;: il n’y a rien à comparer.</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidat</translation>
    </message>
    <message>
        <source>APT</source>
        <translation>APT</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Correct</translation>
    </message>
    <message>
        <source>Incorrect</source>
        <translation>Incorrect</translation>
    </message>
    <message>
        <source>Correct %</source>
        <translation>Correct&#xa0;%</translation>
    </message>
    <message>
        <source>p(correct | reference, candidate)</source>
        <translation>p(correct | référence, candidat)</translation>
    </message>
    <message>
        <source>The interval of that share</source>
        <translation>L’intervalle de cette part</translation>
    </message>
    <message>
        <source>How often each pronoun is correct, by the reference&apos;s pronoun</source>
        <translation>Combien de fois chaque pronom est correct, selon le pronom de la référence</translation>
    </message>
    <message numerus="yes">
        <source>Not shown: %n pairs with fewer than {0} judged candidates each.</source>
        <translation>
            <numerusform>Non montrée&#xa0;: %Ln paire avec moins de {0} candidats jugés.</numerusform>
            <numerusform>Non montrées&#xa0;: %Ln paires avec moins de {0} candidats jugés chacune.</numerusform>
        </translation>
    </message>
    <message>
        <source>The reference, judged like a system, is in no rank or correlation: {0}.</source>
        <translation>La référence, jugée comme un système, n’est dans aucun rang ni aucune corrélation&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>This is counted over whole categories. Choose by systems and categories alone.</source>
        <translation>Ceci est compté sur des catégories entières. Ne choisir que par systèmes et catégories.</translation>
    </message>
    <message>
        <source>Metrics are correlated with this share, not with the corrected score, which orders systems in ‘protest scores’: the order may differ.</source>
        <translation>Les métriques sont corrélées avec cette part, non avec le score corrigé, selon lequel «&#xa0;protest scores&#xa0;» range les systèmes&#xa0;: l’ordre peut être différent.</translation>
    </message>
    <message numerus="yes">
        <source>Only people&apos;s judgements count: %n candidates without one are left out.</source>
        <translation>
            <numerusform>Sur les seuls jugements de personnes&#xa0;: %Ln candidat sans jugement qui compte est laissé de côté.</numerusform>
            <numerusform>Sur les seuls jugements de personnes&#xa0;: %Ln candidats sans jugement qui compte sont laissés de côté.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counted as correct: %n candidates that the automatic step approved and nobody judged.</source>
        <translation>
            <numerusform>Compté comme correct&#xa0;: %Ln candidat que l’étape automatique a approuvé et que personne n’a jugé.</numerusform>
            <numerusform>Comptés comme corrects&#xa0;: %Ln candidats que l’étape automatique a approuvés et que personne n’a jugés.</numerusform>
        </translation>
    </message>
    <message>
        <source>The automatic step compares with the reference as these metrics do, so its approvals raise the metrics&apos; correlation with people.</source>
        <translation>L’étape automatique compare à la référence comme ces métriques&#xa0;: ses approbations augmentent donc leur corrélation avec les jugements humains.</translation>
    </message>
    <message numerus="yes">
        <source>Counted as not correct: %n candidates still open or disputed.</source>
        <translation>
            <numerusform>Compté comme non correct&#xa0;: %Ln candidat encore ouvert ou litigieux.</numerusform>
            <numerusform>Comptés comme non corrects&#xa0;: %Ln candidats encore ouverts ou litigieux.</numerusform>
        </translation>
    </message>
    <message>
        <source>Systems by people and metrics</source>
        <translation>Systèmes selon les personnes et les métriques</translation>
    </message>
    <message>
        <source>Correlations of metrics</source>
        <translation>Corrélations des métriques</translation>
    </message>
    <message>
        <source>If every open candidate is wrong, and if all are right</source>
        <translation>Si tous les candidats ouverts sont faux, et si tous sont justes</translation>
    </message>
    <message>
        <source>Of all candidates</source>
        <translation>De tous les candidats</translation>
    </message>
    <message>
        <source>r {0}, p {1}, over {2} systems</source>
        <translation>r {0}, p {1}, sur {2} systèmes</translation>
    </message>
    <message>
        <source>t({0}) = {1}, p {2}</source>
        <translation>t({0}) = {1}, p {2}</translation>
    </message>
    <message>
        <source>Systems that have both figures</source>
        <translation>Systèmes qui ont les deux valeurs</translation>
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
        <translation>Du test de Williams</translation>
    </message>
    <message>
        <source>df</source>
        <translation>ddl</translation>
    </message>
    <message>
        <source>Two-sided</source>
        <translation>Bilatéral</translation>
    </message>
    <message>
        <source>Correlation with {0}, over systems</source>
        <translation>Corrélation avec {0}, sur les systèmes</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Métriques</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>Entre</translation>
    </message>
    <message>
        <source>Two metrics with the same people: Williams&apos;s test</source>
        <translation>Deux métriques avec les mêmes personnes&#xa0;: test de Williams</translation>
    </message>
    <message>
        <source>{0} with {1}</source>
        <translation>{0} avec {1}</translation>
    </message>
    <message>
        <source>No two metrics are compared. {0}</source>
        <translation>Aucune paire de métriques n’est comparée. {0}</translation>
    </message>
    <message>
        <source>Not compared: {0}. {1}</source>
        <translation>Non comparés&#xa0;: {0}. {1}</translation>
    </message>
    <message>
        <source>The p of Williams&apos;s tests are of each test alone, whatever their number.</source>
        <translation>Le p des tests de Williams vaut pour chaque test seul, quel que soit leur nombre.</translation>
    </message>
    <message>
        <source>No correlation is computed: it needs at least three systems with both figures, and Williams&apos;s test of two metrics needs four.</source>
        <translation>Aucune corrélation n’est calculée&#xa0;: il faut au moins trois systèmes avec les deux valeurs, et quatre pour le test de Williams entre deux métriques.</translation>
    </message>
    <message>
        <source>Over {0} a correlation{1} says little.</source>
        <translation>Sur {0}, une corrélation{1} dit peu.</translation>
    </message>
    <message numerus="yes">
        <source>%n systems</source>
        <translation>
            <numerusform>%Ln système</numerusform>
            <numerusform>%Ln systèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>The share of {0} is undefined: people have judged nothing of this yet.</source>
        <translation>La part de {0} n’est pas définie&#xa0;: personne n’en a encore rien jugé.</translation>
    </message>
    <message>
        <source>Ranks of systems by each metric</source>
        <translation>Rangs des systèmes selon chaque métrique</translation>
    </message>
    <message>
        <source>Rank 1 has the highest figure. Systems with equal figures share a rank.</source>
        <translation>Le rang 1 a la plus haute valeur. Des systèmes de valeurs égales partagent un rang.</translation>
    </message>
    <message>
        <source>{0}: no rank by {1}</source>
        <translation>{0}&#xa0;: pas de rang selon {1}</translation>
    </message>
    <message>
        <source>{0}: rank {1} of {2} by {3}</source>
        <translation>{0}&#xa0;: rang {1} sur {2} selon {3}</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>By {0}</source>
        <translation>Selon {0}</translation>
    </message>
    <message>
        <source>Pronouns of the reference, judged like a system, are counted, too: {0}. To leave them out, choose the other systems.</source>
        <translation>Les pronoms de la référence, jugée comme un système, comptent aussi&#xa0;: {0}. Pour les laisser de côté, choisir les autres systèmes.</translation>
    </message>
    <message>
        <source>Not counted: {0} that the automatic step approved and nobody judged.</source>
        <translation>Non comptés&#xa0;: {0} que l’étape automatique a approuvés et que personne n’a jugés.</translation>
    </message>
    <message>
        <source>Not counted: {0} on which people differ.</source>
        <translation>Non comptés&#xa0;: {0} sur lesquels les personnes diffèrent.</translation>
    </message>
    <message>
        <source>Not counted: {0} that nobody has judged.</source>
        <translation>Non comptés&#xa0;: {0} que personne n’a jugés.</translation>
    </message>
    <message>
        <source>There is nothing that the metric calls right or wrong and people correct or incorrect.</source>
        <translation>Il n’y a rien que la métrique dise juste ou faux et que des personnes disent correct ou incorrect.</translation>
    </message>
    <message>
        <source>Verdicts by {0}</source>
        <translation>Verdicts de {0}</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Verdicts</translation>
    </message>
    <message>
        <source>All verdicts together</source>
        <translation>Tous les verdicts ensemble</translation>
    </message>
    <message>
        <source>The metric counts this as right.</source>
        <translation>La métrique compte ceci comme juste.</translation>
    </message>
    <message>
        <source>The metric counts this as wrong.</source>
        <translation>La métrique compte ceci comme faux.</translation>
    </message>
    <message>
        <source>The metric has nothing to compare: neither right nor wrong.</source>
        <translation>La métrique n’a rien à comparer&#xa0;: ni juste ni faux.</translation>
    </message>
    <message>
        <source>{0}: there is nothing that both call right or wrong</source>
        <translation>{0}&#xa0;: il n’y a rien que les deux disent juste ou faux</translation>
    </message>
    <message>
        <source>{0}: metric and people differ on {1} of {2}, {3} %, 95 % interval {4}</source>
        <translation>{0}&#xa0;: la métrique et les personnes diffèrent sur {1} de {2}, {3}&#xa0;%, intervalle à 95&#xa0;% {4}</translation>
    </message>
    <message>
        <source>fewer than ten: too few to say</source>
        <translation>moins de dix&#xa0;: trop peu pour le dire</translation>
    </message>
    <message>
        <source>Not
judgeable</source>
        <translation>Non
jugeables</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Comparés</translation>
    </message>
    <message>
        <source>The metric has something to compare, and people could judge</source>
        <translation>La métrique a quelque chose à comparer, et des personnes ont pu juger</translation>
    </message>
    <message>
        <source>One says right, the other wrong</source>
        <translation>L’un dit juste, l’autre faux</translation>
    </message>
    <message>
        <source>In how many of the compared they differ</source>
        <translation>Dans combien des comparés ils diffèrent</translation>
    </message>
    <message>
        <source>Says
right</source>
        <translation>Dit
juste</translation>
    </message>
    <message>
        <source>Says
wrong</source>
        <translation>Dit
faux</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Both are compared where the metric says right or wrong and people say correct or incorrect; where one of them has nothing to say there is neither agreement nor disagreement.</source>
        <translation>On compare là où la métrique dit juste ou faux et où des personnes disent correct ou incorrect&#x202f;; là où l’une n’a rien à dire, il n’y a ni accord ni désaccord.</translation>
    </message>
    <message>
        <source>Right: {0}</source>
        <translation>Juste&#xa0;: {0}</translation>
    </message>
    <message>
        <source>wrong: {0}</source>
        <translation>faux&#xa0;: {0}</translation>
    </message>
    <message>
        <source>neither: {0}</source>
        <translation>ni l’un ni l’autre&#xa0;: {0}</translation>
    </message>
    <message>
        <source>The weight of case {0} is {1:g}. Weights are from 0 to 1.</source>
        <translation>Le poids du cas {0} est {1:g}. Les poids vont de 0 à 1.</translation>
    </message>
    <message>
        <source>There is no case {0}. The cases of APT are 1 to 6.</source>
        <translation>Il n’y a pas de cas {0}. Les cas d’APT vont de 1 à 6.</translation>
    </message>
    <message>
        <source>All six cases are left out. Leave one of them in.</source>
        <translation>Les six cas sont tous laissés de côté. En garder un.</translation>
    </message>
    <message>
        <source>identical</source>
        <translation>identique</translation>
    </message>
    <message>
        <source>equivalent</source>
        <translation>équivalent</translation>
    </message>
    <message>
        <source>different</source>
        <translation>différent</translation>
    </message>
    <message>
        <source>not in candidate</source>
        <translation>absent du candidat</translation>
    </message>
    <message>
        <source>not in reference</source>
        <translation>absent de la référence</translation>
    </message>
    <message>
        <source>in neither</source>
        <translation>dans aucun des deux</translation>
    </message>
    <message>
        <source>all words matched</source>
        <translation>tous les mots concordent</translation>
    </message>
    <message>
        <source>some words matched</source>
        <translation>certains mots concordent</translation>
    </message>
    <message>
        <source>no word matched</source>
        <translation>aucun mot ne concorde</translation>
    </message>
    <message>
        <source>nothing to match</source>
        <translation>rien à comparer</translation>
    </message>
    <message>
        <source>comparing the words of {0}</source>
        <translation>comparaison des mots de {0}</translation>
    </message>
    <message>
        <source>No pronoun has more than one matched word.</source>
        <translation>Aucun pronom n’a plus d’un mot concordant.</translation>
    </message>
    <message>
        <source>AutoPRF, matched beside the pronoun: {0}</source>
        <translation>AutoPRF, concordant à côté du pronom&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Beside the pronoun</source>
        <translation>À côté du pronom</translation>
    </message>
    <message>
        <source>Of the candidates with more than one matched word</source>
        <translation>Des candidats avec plus d’un mot concordant</translation>
    </message>
    <message>
        <source>With the pronouns</source>
        <translation>Avec les pronoms</translation>
    </message>
    <message numerus="yes">
        <source>%n of {0} pronouns have more than one matched word.</source>
        <translation>
            <numerusform>%Ln pronom sur {0} a plus d’un mot concordant.</numerusform>
            <numerusform>%Ln pronoms sur {0} ont plus d’un mot concordant.</numerusform>
        </translation>
    </message>
    <message>
        <source>What AutoPRF matches beside the pronoun</source>
        <translation>Ce qu’AutoPRF compare à côté du pronom</translation>
    </message>
    <message>
        <source>Further words</source>
        <translation>Autres mots</translation>
    </message>
    <message>
        <source>Metrics compare systems with a reference, and this suite has none.</source>
        <translation>Les métriques comparent les systèmes à une référence, et cette suite n’en a pas.</translation>
    </message>
    <message>
        <source>Categories are those of examples, and not every pronoun is one. Leave the categories or the pronouns out.</source>
        <translation>Les catégories sont celles des exemples, et tout pronom n’en est pas un. Laisser de côté les catégories ou les pronoms.</translation>
    </message>
    <message>
        <source>measuring {0} with {1}</source>
        <translation>mesure de {0} avec {1}</translation>
    </message>
    <message>
        <source>No metric is called ‘{0}’. There are: {1}.</source>
        <translation>Aucune métrique ne s’appelle «&#xa0;{0}&#xa0;». Il y a&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>{0} Read what people judged (protest scores).</source>
        <translation>{0} Consulter les jugements humains (protest scores).</translation>
    </message>
    <message>
        <source>system</source>
        <translation>système</translation>
    </message>
    <message>
        <source>Pronoun by pronoun</source>
        <translation>Pronom par pronom</translation>
    </message>
    <message>
        <source>The metric {0} says ‘{1}’ of a pronoun, and its verdicts are {2}. List in `verdicts` all that it may say.</source>
        <translation>La métrique {0} dit «&#xa0;{1}&#xa0;» d’un pronom, et ses verdicts sont {2}. Lister dans `verdicts` tout ce qu’elle peut dire.</translation>
    </message>
    <message>
        <source>The metric {0} says nothing of {1}. Let it give a detail for each pronoun that it is asked for.</source>
        <translation>La métrique {0} ne dit rien de {1}. Elle doit donner un détail pour chaque pronom demandé.</translation>
    </message>
    <message>
        <source>The metric {0} measures whole texts and says nothing of single pronouns. Take one that does. There are: {1}.</source>
        <translation>La métrique {0} mesure des textes entiers et ne dit rien des pronoms un à un. En prendre une qui le fait. Il y a&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>the name is not UTF-8; rename it</source>
        <translation>le nom n’est pas en UTF-8&#x202f;; le changer</translation>
    </message>
    <message>
        <source>{0} needs a name</source>
        <translation>un nom est nécessaire pour {0}</translation>
    </message>
    <message>
        <source>{0}&apos;s name has no blanks at its ends and no invisible characters</source>
        <translation>le nom pour {0} n’a pas d’espaces aux extrémités ni de caractères invisibles</translation>
    </message>
    <message>
        <source>{0}&apos;s name has at most {1} characters</source>
        <translation>le nom pour {0} a au plus {1} caractères</translation>
    </message>
    <message>
        <source>the name is not in Unicode&apos;s composed form (NFC); type it anew</source>
        <translation>le nom n’est pas dans la forme composée d’Unicode (NFC)&#x202f;; le taper de nouveau</translation>
    </message>
    <message>
        <source>this name is reserved for adjudication; use another</source>
        <translation>ce nom est réservé à l’arbitrage&#x202f;; en prendre un autre</translation>
    </message>
    <message>
        <source>an annotator</source>
        <translation>un annotateur</translation>
    </message>
    <message>
        <source>No annotator can be called ‘{0}’: {1}.</source>
        <translation>Aucun annotateur ne peut s’appeler «&#xa0;{0}&#xa0;»&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>collecting examples</source>
        <translation>collecte d’exemples</translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>tracé</translation>
    </message>
    <message>
        <source>Systems by {0}</source>
        <translation>Systèmes selon {0}</translation>
    </message>
    <message>
        <source>Undefined: {0}.</source>
        <translation>Non définis&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>the best three</source>
        <translation>les trois meilleurs</translation>
    </message>
    <message>
        <source>There is nothing to draw: {0}</source>
        <translation>Il n’y a rien à tracer&#xa0;: {0}</translation>
    </message>
    <message>
        <source>{0} cannot be a picture. End its name with one of {1}.</source>
        <translation>{0} ne peut pas être une image. Terminer son nom par {1}.</translation>
    </message>
    <message>
        <source>{0:g} is too large to be drawn. Write it in another unit.</source>
        <translation>{0:g} est trop grand pour être tracé. L’écrire dans une autre unité.</translation>
    </message>
    <message>
        <source>% correct</source>
        <translation>% correct</translation>
    </message>
    <message>
        <source>% correct by {0}</source>
        <translation>% correct selon {0}</translation>
    </message>
    <message>
        <source>counting the approvals</source>
        <translation>comptage des approbations</translation>
    </message>
    <message>
        <source>Nobody has judged an approval of it.</source>
        <translation>Personne n’en a jugé d’approbation.</translation>
    </message>
    <message>
        <source>all systems</source>
        <translation>tous les systèmes</translation>
    </message>
    <message>
        <source>Upheld approvals by system and category</source>
        <translation>Approbations confirmées par système et catégorie</translation>
    </message>
    <message>
        <source>Corrected scores</source>
        <translation>Scores corrigés</translation>
    </message>
    <message>
        <source>Upheld approvals by category or system</source>
        <translation>Approbations confirmées par catégorie ou système</translation>
    </message>
    <message>
        <source>Corrected score of all systems</source>
        <translation>Score corrigé de tous les systèmes</translation>
    </message>
    <message>
        <source>{0}: nothing is judged</source>
        <translation>{0}&#xa0;: rien n’est jugé</translation>
    </message>
    <message>
        <source>{0}: {1} % upheld, 95 % interval {2}</source>
        <translation>{0}&#xa0;: {1}&#xa0;% confirmés, intervalle à 95&#xa0;% {2}</translation>
    </message>
    <message>
        <source>Upheld</source>
        <translation>Confirmés</translation>
    </message>
    <message>
        <source>Not
upheld</source>
        <translation>Non
confirmés</translation>
    </message>
    <message>
        <source>Upheld of those judged</source>
        <translation>Confirmés parmi les jugés</translation>
    </message>
    <message>
        <source>The interval of the rate</source>
        <translation>L’intervalle du taux</translation>
    </message>
    <message>
        <source>Approved by the program and judged by people, by {0}</source>
        <translation>Approuvés par le programme et jugés par des personnes, par {0}</translation>
    </message>
    <message>
        <source>The corrected score of other documents of the same kind</source>
        <translation>Le score corrigé pour d’autres documents du même genre</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>With all approvals counted as correct</source>
        <translation>Si toutes les approbations comptent comme correctes</translation>
    </message>
    <message>
        <source>The share among other examples of the same kind</source>
        <translation>La part parmi d’autres exemples du même genre</translation>
    </message>
    <message>
        <source>The estimated score if people had judged every candidate</source>
        <translation>Le score estimé si des personnes avaient jugé chaque candidat</translation>
    </message>
    <message>
        <source>The score if people had judged every candidate here</source>
        <translation>Le score si des personnes avaient jugé ici chaque candidat</translation>
    </message>
    <message>
        <source>Scores, and estimates if people had judged every candidate (in %)</source>
        <translation>Scores, et estimations si des personnes avaient jugé chaque candidat (en&#xa0;%)</translation>
    </message>
    <message>
        <source>Not audited: {0} by verified translations. People judged them, if at all, mostly while they were referred, and that is no sample. Corrected scores count them as people judged them, and as unknown where nobody did or people disagree ({1}): from all wrong to all right.</source>
        <translation>Hors audit&#xa0;: {0} par des traductions vérifiées. Des personnes les ont jugées, si jamais, surtout quand elles étaient à vérifier, et ce n’est pas un échantillon. Les scores corrigés les comptent comme jugées, et comme inconnues là où personne ne l’a fait ou en cas de désaccord ({1})&#xa0;: de toutes fausses à toutes justes.</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corrigé</translation>
    </message>
    <message>
        <source>comparing the systems</source>
        <translation>comparaison des systèmes</translation>
    </message>
    <message>
        <source>There are no two systems to compare. Load another one.</source>
        <translation>Il n’y a pas deux systèmes à comparer. En charger un autre.</translation>
    </message>
    <message>
        <source>Nobody has judged anything of these systems yet: there is nothing to compare.</source>
        <translation>Personne n’a encore rien jugé de ces systèmes&#xa0;: il n’y a rien à comparer.</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>trop peu</translation>
    </message>
    <message>
        <source>Pairs of systems</source>
        <translation>Toutes les paires de systèmes</translation>
    </message>
    <message>
        <source>{0} and {1} have no example in common.</source>
        <translation>{0} et {1} n’ont aucun exemple en commun.</translation>
    </message>
    <message>
        <source>{0} and {1} have {2} examples in common: fewer than {3} are too few to say.</source>
        <translation>{0} et {1} ont {2} exemples en commun&#xa0;: moins de {3}, c’est trop peu pour le dire.</translation>
    </message>
    <message>
        <source>{0} and {1} cannot be told apart by these {2} examples.</source>
        <translation>{0} et {1} ne se distinguent pas par ces {2} exemples.</translation>
    </message>
    <message>
        <source>{0} is better than {1} if at least {2} % of its approvals are right.</source>
        <translation>{0} est meilleur que {1} si au moins {2}&#xa0;% de ses approbations sont justes.</translation>
    </message>
    <message>
        <source>{0} is better than {1}, beyond chance.</source>
        <translation>{0} est meilleur que {1}, au-delà du hasard.</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1er</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <source>Examples that both have</source>
        <translation>Exemples que les deux ont</translation>
    </message>
    <message>
        <source>judged</source>
        <translation>jugés</translation>
    </message>
    <message>
        <source>Examples that people judged in both systems</source>
        <translation>Exemples que des personnes ont jugés dans les deux systèmes</translation>
    </message>
    <message>
        <source>only
1st</source>
        <translation>seul
1er</translation>
    </message>
    <message>
        <source>Of those judged: correct in the first system only</source>
        <translation>Parmi les jugés&#xa0;: correct dans le premier système seulement</translation>
    </message>
    <message>
        <source>only
2nd</source>
        <translation>seul
2e</translation>
    </message>
    <message>
        <source>Of those judged: correct in the second system only</source>
        <translation>Parmi les jugés&#xa0;: correct dans le second système seulement</translation>
    </message>
    <message>
        <source>Neither judged nor estimated in one of the two systems</source>
        <translation>Ni jugé ni estimé dans l’un des deux systèmes</translation>
    </message>
    <message>
        <source>Correct answers to “{0}” of the 1st system beside those of the 2nd</source>
        <translation>Réponses correctes à «&#xa0;{0}&#xa0;» du 1er système à côté de celles du 2e</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>candidats</translation>
    </message>
    <message>
        <source>p: the signs of the differences in {0} documents are changed at random{1}. It is about texts like these.</source>
        <translation>p&#xa0;: les signes des différences dans {0} documents sont changés au hasard{1}. Il vaut pour des textes comme ceux-ci.</translation>
    </message>
    <message>
        <source>p: McNemar&apos;s exact test on effective sample sizes{0}, which shrink when few {1} are audited ({2} of {3} judged).</source>
        <translation>p&#xa0;: test exact de McNemar sur des tailles d’échantillon effectives{0}, plus petites quand peu de {1} sont audités ({2} sur {3} jugés).</translation>
    </message>
    <message numerus="yes">
        <source>%n candidates are unknown (neither judged nor estimated): they count against every difference.</source>
        <translation>
            <numerusform>%Ln candidat est inconnu (ni jugé ni estimé)&#xa0;: il compte contre toute différence.</numerusform>
            <numerusform>%Ln candidats sont inconnus (ni jugés ni estimés)&#xa0;: ils comptent contre toute différence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n documents no p gets down to .05, however few systems are compared: it takes {0}. With ‘--over examples’ the comparison holds for these texts, and examples are treated as independent of each other.</source>
        <translation>
            <numerusform>Avec un document, aucun p ne descend à .05, si peu de systèmes que l’on compare&#xa0;: il en faut {0}. Avec «&#xa0;--over examples&#xa0;», la comparaison vaut pour ce texte, et les exemples sont traités comme indépendants.</numerusform>
            <numerusform>Avec %Ln documents, aucun p ne descend à .05, si peu de systèmes que l’on compare&#xa0;: il en faut {0}. Avec «&#xa0;--over examples&#xa0;», la comparaison vaut pour ces textes, et les exemples sont traités comme indépendants.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sorted by the corrected score; significance takes precedence.</source>
        <translation>Triés par le score corrigé&#x202f;; la significativité prime.</translation>
    </message>
    <message>
        <source>The suite names no documents: examples are treated as independent of each other, although examples from one text are not.</source>
        <translation>La suite ne nomme pas de documents&#xa0;: les exemples sont traités comme indépendants, bien que ceux d’un même texte ne le soient pas.</translation>
    </message>
    <message>
        <source>Examples are treated as independent of each other, although examples from one text are not. With ‘--over documents’ the test is over {0} documents.</source>
        <translation>Les exemples sont traités comme indépendants, bien que ceux d’un même texte ne le soient pas. Avec «&#xa0;--over documents&#xa0;», le test porte sur {0} documents.</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>différence</translation>
    </message>
    <message>
        <source>The interval of the difference</source>
        <translation>L’intervalle de la différence</translation>
    </message>
    <message>
        <source>Adjusted for the number of pairs</source>
        <translation>Ajusté au nombre de paires</translation>
    </message>
    <message>
        <source>if ≥ … right</source>
        <translation>si ≥ … justes</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>Systèmes</translation>
    </message>
    <message>
        <source>Systems by cluster; systems that cannot be compared are in none</source>
        <translation>Systèmes par groupe&#x202f;; les systèmes incomparables ne sont dans aucun</translation>
    </message>
    <message>
        <source>In percentage points, if people had judged every candidate</source>
        <translation>En points de pourcentage, si des personnes avaient jugé chaque candidat</translation>
    </message>
    <message>
        <source>The least share of right approvals at which the better system is still better</source>
        <translation>La plus petite part d’approbations justes pour laquelle le meilleur système le reste</translation>
    </message>
    <message>
        <source>Systems that cannot be told apart, the best first</source>
        <translation>Systèmes qui ne se distinguent pas, le meilleur d’abord</translation>
    </message>
    <message>
        <source>Correct {0}s of the 1st system beside those of the 2nd</source>
        <translation>{0}s corrects du 1er système à côté de ceux du 2e</translation>
    </message>
    <message>
        <source>Differences, p and clusters are computed differently since version 0.2: approvals that nobody judged no longer count as right.</source>
        <translation>Différences, p et groupes sont calculés autrement depuis la version 0.2&#xa0;: les approbations que personne n’a jugées ne comptent plus comme justes.</translation>
    </message>
    <message>
        <source>Too few: fewer than ten examples, too few to say; they tell no systems apart.</source>
        <translation>Trop peu&#xa0;: moins de dix exemples, trop peu pour le dire&#x202f;; ils ne distinguent aucun système.</translation>
    </message>
    <message>
        <source>, adjusted over {0} pairs (Holm)</source>
        <translation>, ajusté pour {0} paires (Holm)</translation>
    </message>
    <message>
        <source>approvals</source>
        <translation>approbations</translation>
    </message>
    <message>
        <source>what {0} calls correct</source>
        <translation>ce que {0} dit correct</translation>
    </message>
    <message>
        <source>Unjudged candidates are estimated, and the test allows for the uncertainty.</source>
        <translation>Les candidats non jugés sont estimés&#x202f;; le test tient compte de cette incertitude.</translation>
    </message>
    <message>
        <source>p: McNemar&apos;s exact test{0}.</source>
        <translation>p&#xa0;: test exact de McNemar{0}.</translation>
    </message>
    <message>
        <source>Difference and interval are of each pair alone, in percentage points.</source>
        <translation>Différence et intervalle valent pour chaque paire seule, en points de pourcentage.</translation>
    </message>
    <message numerus="yes">
        <source>The examples are of %n documents: the comparison holds for these texts; nothing is known of others.</source>
        <translation>
            <numerusform>Les exemples viennent d’un seul document&#xa0;: la comparaison vaut pour ce texte&#x202f;; on ne sait rien des autres.</numerusform>
            <numerusform>Les exemples viennent de %n documents&#xa0;: la comparaison vaut pour ces textes&#x202f;; on ne sait rien des autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} holds {1} % of the examples: all {2} documents tell as much as {3} of equal size.</source>
        <translation>{0} contient {1}&#xa0;% des exemples&#xa0;: les {2} documents en disent autant que {3} de même taille.</translation>
    </message>
    <message>
        <source>With {0} documents no p of {1} pairs gets down to .05: compare fewer systems.</source>
        <translation>Avec {0} documents, aucun p de {1} paires ne descend à .05&#xa0;: comparer moins de systèmes.</translation>
    </message>
    <message>
        <source>Where nobody judged an approval of one of the two, no test holds</source>
        <translation>Là où personne n’a jugé d’approbation de l’un des deux, aucun test ne vaut</translation>
    </message>
    <message>
        <source>No approval was judged, so no test holds</source>
        <translation>Aucune approbation n’a été jugée&#x202f;; aucun test ne vaut donc</translation>
    </message>
    <message>
        <source>{0}: systems nearer to the reference are favoured. ≥ {1} %: the difference holds as long as at least {1} % of that system&apos;s approvals are right, even if all of the other&apos;s are. Systems stand apart where it holds at {2} %. A task set with an audit makes it a test.</source>
        <translation>{0}&#xa0;: les systèmes plus proches de la référence sont favorisés. ≥ {1}&#xa0;%&#xa0;: la différence tient tant qu’au moins {1}&#xa0;% des approbations de ce système sont justes, même si toutes celles de l’autre le sont. Les systèmes se séparent là où elle tient à {2}&#xa0;%. Un jeu de tâches avec un audit en fait un test.</translation>
    </message>
    <message>
        <source>Sorted by the middle of the range, from every open candidate wrong to all of them right; significance takes precedence.</source>
        <translation>Triés par le milieu de la fourchette, de tous les candidats ouverts faux à tous justes&#x202f;; la significativité prime.</translation>
    </message>
    <message>
        <source>Some systems are better than each other in a circle: no order of them is right.</source>
        <translation>Certains systèmes sont meilleurs l’un que l’autre en cercle&#xa0;: aucun ordre de ceux-ci n’est juste.</translation>
    </message>
    <message>
        <source>Not compared: {0} – no other system has a known result on the same examples.</source>
        <translation>Non comparés&#xa0;: {0} – aucun autre système n’a de résultat connu sur les mêmes exemples.</translation>
    </message>
    <message>
        <source>It is neither matched nor judged yet.</source>
        <translation>Ce n’est encore ni comparé ni jugé.</translation>
    </message>
    <message>
        <source>Nobody has answered the question of it yet.</source>
        <translation>Personne n’a encore répondu à la question à son sujet.</translation>
    </message>
    <message>
        <source>Nothing of it is counted.</source>
        <translation>Rien n’en est compté.</translation>
    </message>
    <message>
        <source>There are no scores of the question ‘{0}’: none of its choices counts as correct. Give the right one ‘label = &quot;correct&quot;’ in the guidelines.</source>
        <translation>Il n’y a pas de résultats pour la question «&#xa0;{0}&#xa0;»&#xa0;: aucun de ses choix ne compte comme correct. Donner au bon «&#xa0;label = &quot;correct&quot;&#xa0;» dans les consignes.</translation>
    </message>
    <message>
        <source>average</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>95 %,
new
examples</source>
        <translation>95&#xa0;%,
autres
exemples</translation>
    </message>
    <message>
        <source>95 %,
these
candidates</source>
        <translation>95&#xa0;%,
ces
candidats</translation>
    </message>
    <message>
        <source>{0} Fewer than ten: too few to say.</source>
        <translation>{0} Moins de dix&#xa0;: trop peu pour le dire.</translation>
    </message>
    <message>
        <source>{0}: the reference, judged like a system. It is in no rank, comparison, average or total.</source>
        <translation>{0}&#xa0;: la référence, jugée comme un système. Elle n’est dans aucun rang, comparaison, moyenne ni total.</translation>
    </message>
    <message numerus="yes">
        <source>Left out: %n candidates whose lines are no translation: empty, untranslated, a refusal or only a note.</source>
        <translation>
            <numerusform>Laissé de côté&#xa0;: %n candidat dont la ligne n’est pas une traduction, mais vide, non traduite, un refus ou une simple note.</numerusform>
            <numerusform>Laissés de côté&#xa0;: %n candidats dont les lignes ne sont pas des traductions, mais vides, non traduites, un refus ou une simple note.</numerusform>
        </translation>
    </message>
    <message>
        <source>The share of {0} is undefined, and in no {1}: {2} neither matched nor judged yet.</source>
        <translation>La part de {0} n’est pas définie, et dans aucune {1}&#xa0;: {2} ni comparé ni jugé encore.</translation>
    </message>
    <message>
        <source>The share of {0} is undefined: nothing of it is counted.</source>
        <translation>La part de {0} n’est pas définie&#xa0;: rien n’en est compté.</translation>
    </message>
    <message>
        <source>Corrected scores and their intervals are computed differently since version 0.2; all counts are as before.</source>
        <translation>Les scores corrigés et leurs intervalles sont calculés autrement depuis la version 0.2&#x202f;; tous les nombres sont comme avant.</translation>
    </message>
    <message>
        <source>Ranges: at the lower end every open candidate is wrong, at the upper end all are right. Their intervals cover both ends.</source>
        <translation>Fourchettes&#xa0;: à l’extrémité basse tous les candidats ouverts sont faux, à l’extrémité haute tous sont justes. Leurs intervalles couvrent les deux extrémités.</translation>
    </message>
    <message>
        <source>95 %,
texts
like these</source>
        <translation>95&#xa0;%,
textes
semblables</translation>
    </message>
    <message>
        <source>In brackets: no estimate, but the range from every open candidate wrong to all of them right, with all approvals right.</source>
        <translation>Entre parenthèses&#xa0;: pas une estimation, mais la fourchette allant de tous les candidats ouverts faux à tous justes, si toutes les approbations sont justes.</translation>
    </message>
    <message>
        <source>In brackets: no estimate, but the range from every open candidate wrong to all of them right.</source>
        <translation>Entre parenthèses&#xa0;: pas une estimation, mais la fourchette allant de tous les candidats ouverts faux à tous justes.</translation>
    </message>
    <message>
        <source>Candidates that people could not judge are left out.</source>
        <translation>Les candidats que les personnes n’ont pas pu juger sont laissés de côté.</translation>
    </message>
    <message>
        <source>Candidates that people could not judge count as incorrect.</source>
        <translation>Les candidats que les personnes n’ont pas pu juger comptent comme incorrects.</translation>
    </message>
    <message>
        <source>Never matched: {0} – unjudged candidates of it are open.</source>
        <translation>Jamais comparé&#xa0;: {0} – ses candidats non jugés sont ouverts.</translation>
    </message>
    <message>
        <source>The share of {0} is undefined, and in no {1}: nobody has answered “{2}” of it yet.</source>
        <translation>La part de {0} n’est pas définie, et dans aucune {1}&#xa0;: personne n’a encore répondu à «&#xa0;{2}&#xa0;» à son sujet.</translation>
    </message>
    <message>
        <source>Corrected: the estimated score if people had judged every candidate. Unjudged candidates are taken to be right as often as judged ones with the same verdict.</source>
        <translation>Corrigé&#xa0;: le score estimé si des personnes avaient jugé chaque candidat. Les candidats non jugés sont supposés justes aussi souvent que les candidats jugés du même verdict.</translation>
    </message>
    <message>
        <source>95 %, these candidates: of the corrected score (Korn &amp; Graubard). 95 %, new examples: of the share, were other examples of the same kind drawn (Wilson).</source>
        <translation>95&#xa0;%, ces candidats&#xa0;: du score corrigé (Korn &amp; Graubard). 95&#xa0;%, autres exemples&#xa0;: de la part, si d’autres exemples du même genre étaient tirés (Wilson).</translation>
    </message>
    <message>
        <source>95 %, texts like these: of the corrected score, for other documents of the same kind.</source>
        <translation>95&#xa0;%, textes semblables&#xa0;: du score corrigé, pour d’autres documents du même genre.</translation>
    </message>
    <message numerus="yes">
        <source>%n candidates are unknown: people disagree on them, skipped them or judged none of their kind. Corrected scores go from all of them wrong to all right.</source>
        <translation>
            <numerusform>%Ln candidat est inconnu&#xa0;: il y a désaccord, il a été sauté ou aucun de son genre n’a été jugé. Les scores corrigés vont de faux à juste pour ce candidat.</numerusform>
            <numerusform>%Ln candidats sont inconnus&#xa0;: il y a désaccord, ils ont été sautés ou aucun de leur genre n’a été jugé. Les scores corrigés vont de tous faux à tous justes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not judgeable is left out above and below the line, judged or estimated.</source>
        <translation>Le non jugeable est laissé de côté au-dessus et au-dessous de la barre, jugé ou estimé.</translation>
    </message>
    <message>
        <source>{0} does not help here.</source>
        <translation>{0} n’aide pas ici.</translation>
    </message>
    <message>
        <source>{0} judgements by people correct {1} by {2}: as much as {3} by people alone.</source>
        <translation>{0} jugements de personnes corrigent {1} de {2}&#xa0;: autant que {3} de personnes seules.</translation>
    </message>
    <message numerus="yes">
        <source>%n categories</source>
        <translation>
            <numerusform>%Ln catégorie</numerusform>
            <numerusform>%Ln catégories</numerusform>
        </translation>
    </message>
    <message>
        <source> by these annotators</source>
        <translation> de ces annotateurs</translation>
    </message>
    <message numerus="yes">
        <source>%n candidates of {0} were not reached{1}: the rate of the others stands in, and the interval allows for it.</source>
        <translation>
            <numerusform>%Ln candidat de {0} n’a pas été atteint{1}&#xa0;: le taux des autres en tient lieu, et l’intervalle en tient compte.</numerusform>
            <numerusform>%Ln candidats de {0} n’ont pas été atteints{1}&#xa0;: le taux des autres en tient lieu, et l’intervalle en tient compte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n approvals were judged without a recorded draw; they are taken as drawn at random from their system and category.</source>
        <translation>
            <numerusform>%Ln approbation a été jugée sans tirage enregistré&#x202f;; elle est prise comme tirée au hasard de son système et de sa catégorie.</numerusform>
            <numerusform>%Ln approbations ont été jugées sans tirage enregistré&#x202f;; elles sont prises comme tirées au hasard de leur système et de leur catégorie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {0} referred candidates were drawn and judged.</source>
        <translation>
            <numerusform>%Ln candidat à vérifier sur {0} a été tiré et jugé.</numerusform>
            <numerusform>%Ln candidats à vérifier sur {0} ont été tirés et jugés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates were judged because they were chosen by hand: they count for themselves and stand for no others.</source>
        <translation>
            <numerusform>%Ln candidat a été jugé parce qu’il avait été choisi à la main&#xa0;: il compte pour lui-même et n’en représente aucun autre.</numerusform>
            <numerusform>%Ln candidats ont été jugés parce qu’ils avaient été choisis à la main&#xa0;: ils comptent pour eux-mêmes et n’en représentent aucun autre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without a corrected score, and therefore after the others: {0}.</source>
        <translation>Sans score corrigé, et donc après les autres&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>No corrected score of {0}: nobody has judged any of what {1} calls correct, or of what it does not. The interval goes from all of these wrong to all right.</source>
        <translation>Pas de score corrigé de {0}&#xa0;: personne n’a rien jugé de ce que {1} dit correct, ou de ce qu’il ne dit pas. L’intervalle va de tous faux à tous justes.</translation>
    </message>
    <message>
        <source>it</source>
        <translation>le</translation>
    </message>
    <message>
        <source>them</source>
        <translation>les</translation>
    </message>
    <message>
        <source>No corrected score of {0}: people judged only approvals that were chosen by hand. The interval goes from all others wrong to all right.</source>
        <translation>Pas de score corrigé de {0}&#xa0;: on n’en a jugé que des approbations choisies à la main. L’intervalle va de toutes les autres fausses à toutes justes.</translation>
    </message>
    <message>
        <source>No corrected score of {0}: nobody has judged an approval of {1}. The interval goes from all of these wrong to all right.</source>
        <translation>Pas de score corrigé de {0}&#xa0;: personne n’a jugé d’approbation de {1}. L’intervalle va de tous faux à tous justes.</translation>
    </message>
    <message>
        <source>counting the results</source>
        <translation>comptage des résultats</translation>
    </message>
    <message>
        <source>Scores by system and category</source>
        <translation>Scores par système et catégorie</translation>
    </message>
    <message>
        <source>Scores by system, the best first</source>
        <translation>Scores par système, le meilleur d’abord</translation>
    </message>
    <message>
        <source>Averages over systems</source>
        <translation>Moyennes sur les systèmes</translation>
    </message>
    <message>
        <source>Not judgeable</source>
        <translation>Non jugeable</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>Litigieux</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutre</translation>
    </message>
    <message>
        <source>Of the incorrect: answers that count as neutral</source>
        <translation>Parmi les incorrects&#xa0;: les réponses qui comptent comme neutres</translation>
    </message>
    <message>
        <source>{0} translated correctly</source>
        <translation>{0} correctement traduits</translation>
    </message>
    <message>
        <source>Correct answers to “{0}”</source>
        <translation>Réponses correctes à «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>{0}: approved by the program, or judged by people</source>
        <translation>{0}&#xa0;: approuvés par le programme, ou jugés par des personnes</translation>
    </message>
    <message>
        <source>{0}: judged by people</source>
        <translation>{0}&#xa0;: jugé par des personnes</translation>
    </message>
    <message>
        <source>Correct {0} by category, estimated, in %</source>
        <translation>{0} corrects par catégorie, estimés, en&#xa0;%</translation>
    </message>
    <message>
        <source>Correct {0} by category</source>
        <translation>{0} corrects par catégorie</translation>
    </message>
    <message>
        <source>Correct answers to “{0}” by category, estimated, in %</source>
        <translation>Réponses correctes à «&#xa0;{0}&#xa0;» par catégorie, estimées, en&#xa0;%</translation>
    </message>
    <message>
        <source>Correct answers to “{0}” by category</source>
        <translation>Réponses correctes à «&#xa0;{0}&#xa0;» par catégorie</translation>
    </message>
    <message>
        <source>all systems, {0}: undefined</source>
        <translation>tous les systèmes, {0}&#xa0;: non défini</translation>
    </message>
    <message>
        <source>all systems, {0}: on average {1} correct, {2} %</source>
        <translation>tous les systèmes, {0}&#xa0;: en moyenne {1} corrects, {2}&#xa0;%</translation>
    </message>
    <message>
        <source>{0}, {1}: undefined. {2}</source>
        <translation>{0}, {1}&#xa0;: non défini. {2}</translation>
    </message>
    <message>
        <source>{0}, {1}: {2} correct, share undefined. {3}</source>
        <translation>{0}, {1}&#xa0;: {2} corrects, part non définie. {3}</translation>
    </message>
    <message>
        <source>{0}, {1}: estimated {2} %, 95 % interval {3}; {4} correct as counted</source>
        <translation>{0}, {1}&#xa0;: estimé {2}&#xa0;%, intervalle à 95&#xa0;% {3}&#x202f;; {4} corrects tels que comptés</translation>
    </message>
    <message>
        <source>{0}, {1}: {2} correct, {3} %, 95 % interval {4}</source>
        <translation>{0}, {1}&#xa0;: {2} corrects, {3}&#xa0;%, intervalle à 95&#xa0;% {4}</translation>
    </message>
    <message>
        <source>Stratum</source>
        <translation>Strate</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Faux</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>Not judged</source>
        <translation>Non jugé</translation>
    </message>
    <message>
        <source>Strata from which scores are estimated</source>
        <translation>Strates d’où les scores sont estimés</translation>
    </message>
    <message>
        <source>The signature is of the suite {0}, and the project&apos;s is {1}. Use a project of the same suite.</source>
        <translation>La signature est de la suite {0}, et celle du projet est {1}. Utiliser un projet de la même suite.</translation>
    </message>
    <message>
        <source>The signature&apos;s matching is: {0}. The project&apos;s is: {1}. Run ‘protest evaluate’ with the same options first.</source>
        <translation>La comparaison de la signature est&#xa0;: {0}. Celle du projet est&#xa0;: {1}. Lancer d’abord «&#xa0;protest evaluate&#xa0;» avec les mêmes options.</translation>
    </message>
    <message>
        <source>The signature is of a table of {0}. ‘{1}’ {2}.</source>
        <translation>La signature est celle d’un tableau de {0}. «&#xa0;{1}&#xa0;» {2}.</translation>
    </message>
    <message>
        <source>The signature has ‘{0}’, {1}.</source>
        <translation>La signature a «&#xa0;{0}&#xa0;», {1}.</translation>
    </message>
    <message>
        <source>The signature has no ‘{0}’. Copy the whole line.</source>
        <translation>La signature n’a pas de «&#xa0;{0}&#xa0;». Copier toute la ligne.</translation>
    </message>
    <message>
        <source>The signature is of the question ‘{0}’, which this project does not ask. Use a project with the same guidelines, or set these (‘protest guidelines --set’).</source>
        <translation>La signature porte sur la question «&#xa0;{0}&#xa0;», que ce projet ne pose pas. Prendre un projet qui a les mêmes consignes, ou lui donner celles-ci («&#xa0;protest guidelines --set&#xa0;»).</translation>
    </message>
    <message>
        <source>The signature has ‘{0}’ for ‘{1}’, which this version of PROTEST does not know. Copy the whole line as it was printed.</source>
        <translation>La signature a «&#xa0;{0}&#xa0;» pour «&#xa0;{1}&#xa0;», que cette version de PROTEST ne connaît pas. Copier toute la ligne telle qu’affichée.</translation>
    </message>
    <message>
        <source>They have judged no candidate in common.</source>
        <translation>Ils n’ont jugé aucun candidat en commun.</translation>
    </message>
    <message>
        <source>All have the same label: no more agreement than that of chance can be seen.</source>
        <translation>Tous ont le même label&#xa0;: on ne peut voir plus d’accord que par hasard.</translation>
    </message>
    <message>
        <source>The standard error is 0, so no interval can be given.</source>
        <translation>L’erreur type est 0, il n’y a donc pas d’intervalle.</translation>
    </message>
    <message>
        <source>Not every candidate has the same number of annotators, as Fleiss&apos;s kappa needs.</source>
        <translation>Tous les candidats n’ont pas le même nombre d’annotateurs, comme le demande le kappa de Fleiss.</translation>
    </message>
    <message>
        <source>There are fewer than three pairs of scores.</source>
        <translation>Il y a moins de trois paires de scores.</translation>
    </message>
    <message>
        <source>On one side all scores are the same.</source>
        <translation>D’un côté, tous les scores sont les mêmes.</translation>
    </message>
    <message>
        <source>Williams&apos;s test needs four systems or more.</source>
        <translation>Le test de Williams demande quatre systèmes ou plus.</translation>
    </message>
    <message>
        <source>The two metrics are the same, or each is the other turned round.</source>
        <translation>Les deux métriques sont les mêmes, ou chacune est l’autre inversée.</translation>
    </message>
    <message>
        <source>There is no suite directory {0}. Check the path.</source>
        <translation>Il n’y a pas de dossier de suite {0}. Vérifier le chemin.</translation>
    </message>
    <message>
        <source>This is the only example, and a suite needs one. It stays.</source>
        <translation>C’est le seul exemple, et une suite en demande un. Il reste.</translation>
    </message>
    <message>
        <source>This would not be a good example: {0}.</source>
        <translation>Ce ne serait pas un bon exemple&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>anaphoric · intra-sentential · subject it</source>
        <translation>anaphorique · dans la phrase · it sujet</translation>
    </message>
    <message>
        <source>anaphoric · intra-sentential · non-subject it</source>
        <translation>anaphorique · dans la phrase · it non-sujet</translation>
    </message>
    <message>
        <source>anaphoric · inter-sentential · subject it</source>
        <translation>anaphorique · entre phrases · it sujet</translation>
    </message>
    <message>
        <source>anaphoric · inter-sentential · non-subject it</source>
        <translation>anaphorique · entre phrases · it non-sujet</translation>
    </message>
    <message>
        <source>anaphoric · intra-sentential · they</source>
        <translation>anaphorique · dans la phrase · they</translation>
    </message>
    <message>
        <source>anaphoric · inter-sentential · they</source>
        <translation>anaphorique · entre phrases · they</translation>
    </message>
    <message>
        <source>anaphoric · singular they</source>
        <translation>anaphorique · they singulier</translation>
    </message>
    <message>
        <source>anaphoric · group it/they</source>
        <translation>anaphorique · it/they de groupe</translation>
    </message>
    <message>
        <source>event · it</source>
        <translation>événement · it</translation>
    </message>
    <message>
        <source>pleonastic · it</source>
        <translation>pléonastique · it</translation>
    </message>
    <message>
        <source>addressee · generic you</source>
        <translation>adresse · you générique</translation>
    </message>
    <message>
        <source>addressee · deictic singular you</source>
        <translation>adresse · you déictique singulier</translation>
    </message>
    <message>
        <source>addressee · deictic plural you</source>
        <translation>adresse · you déictique pluriel</translation>
    </message>
    <message>
        <source>{0} is there already and is no directory. Choose another name.</source>
        <translation>{0} existe déjà et n’est pas un dossier. Choisir un autre nom.</translation>
    </message>
    <message>
        <source>{0} {1}. Move it away, or choose another name.</source>
        <translation>{0} {1}. Le déplacer, ou choisir un autre nom.</translation>
    </message>
    <message>
        <source>Invented for demonstration: the figures say nothing about any real system.</source>
        <translation>Inventé pour la démonstration&#xa0;: les chiffres ne disent rien d’un système réel.</translation>
    </message>
    <message>
        <source>There is no reference: a candidate can only be approved if verified translations count as references.</source>
        <translation>Il n’y a pas de référence&#xa0;: un candidat ne peut être approuvé que si des traductions vérifiées comptent comme références.</translation>
    </message>
    <message>
        <source>Nothing is known of the pronouns of {0}: an approval can rest on any shared word.</source>
        <translation>On ne sait rien des pronoms de {0} : une approbation peut reposer sur n’importe quel mot commun.</translation>
    </message>
    <message>
        <source>{0} · {1} → {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plain text</source>
        <translation>texte brut</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>lignes JSON</translation>
    </message>
    <message>
        <source>tab-separated text</source>
        <translation>texte à tabulations</translation>
    </message>
    <message>
        <source>{0}: read as {1}: {2}</source>
        <translation>{0} : lu comme {1} : {2}</translation>
    </message>
    <message numerus="yes">
        <source>%n documents</source>
        <translation>
            <numerusform>%Ln document</numerusform>
            <numerusform>%Ln documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segments</source>
        <translation>
            <numerusform>%Ln segment</numerusform>
            <numerusform>%Ln segments</numerusform>
        </translation>
    </message>
    <message>
        <source>field {0}</source>
        <translation>champ {0}</translation>
    </message>
    <message>
        <source>reference {0}</source>
        <translation>référence {0}</translation>
    </message>
    <message>
        <source>systems {0}</source>
        <translation>systèmes {0}</translation>
    </message>
    <message>
        <source>system {0}</source>
        <translation>système {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n are missing and left empty</source>
        <translation>
            <numerusform>%Ln manque et reste vide</numerusform>
            <numerusform>%Ln manquent et restent vides</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>{0} in {1}</source>
        <translation>{0} dans {1}</translation>
    </message>
    <message>
        <source>intra subject it</source>
        <translation>dans&#xa0;la phrase it&#xa0;sujet</translation>
    </message>
    <message>
        <source>intra non-subject it</source>
        <translation>dans&#xa0;la phrase it&#xa0;non-sujet</translation>
    </message>
    <message>
        <source>inter subject it</source>
        <translation>entre phrases it&#xa0;sujet</translation>
    </message>
    <message>
        <source>inter non-subject it</source>
        <translation>entre phrases it&#xa0;non-sujet</translation>
    </message>
    <message>
        <source>intra they</source>
        <translation>dans&#xa0;la phrase they</translation>
    </message>
    <message>
        <source>inter they</source>
        <translation>entre phrases they</translation>
    </message>
    <message>
        <source>singular they</source>
        <translation>they singulier</translation>
    </message>
    <message>
        <source>group it/they</source>
        <translation>it/they de&#xa0;groupe</translation>
    </message>
    <message>
        <source>event it</source>
        <translation>événement it</translation>
    </message>
    <message>
        <source>pleonastic it</source>
        <translation>it pléonastique</translation>
    </message>
    <message>
        <source>generic you</source>
        <translation>you générique</translation>
    </message>
    <message>
        <source>deictic singular you</source>
        <translation>you déictique singulier</translation>
    </message>
    <message>
        <source>deictic plural you</source>
        <translation>you déictique pluriel</translation>
    </message>
    <message>
        <source>{0} is no test suite: there is no {1} in it. Choose the directory that has one.</source>
        <translation>{0} n’est pas une suite de tests&#xa0;: il n’y a pas de {1} dedans. Choisir le dossier qui en a un.</translation>
    </message>
    <message>
        <source>opening {0}</source>
        <translation>ouverture de {0}</translation>
    </message>
    <message>
        <source>{0} was being written while it was read. Open it again.</source>
        <translation>{0} était en cours d’écriture pendant sa lecture. L’ouvrir de nouveau.</translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}. Save it elsewhere.</source>
        <translation>{0} ne peut pas être écrit&#xa0;: {1}. L’enregistrer ailleurs.</translation>
    </message>
    <message>
        <source>{0} is inside the suite itself. Choose another place.</source>
        <translation>{0} est dans la suite elle-même. Choisir un autre endroit.</translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}. Choose another place.</source>
        <translation>{0} ne peut pas être écrit&#xa0;: {1}. Choisir un autre endroit.</translation>
    </message>
    <message>
        <source>{0} of {1} was changed by somebody else meanwhile, and was left as it is. Save your suite elsewhere, or reload and lose what is unsaved.</source>
        <translation>{0} de {1} a été modifié entre-temps par quelqu’un d’autre, et est resté tel quel. Enregistrer la suite ailleurs, ou recharger et perdre ce qui n’est pas enregistré.</translation>
    </message>
    <message>
        <source>The description of the suite is not valid: {0}.</source>
        <translation>La description de la suite n’est pas valable&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>non défini</translation>
    </message>
    <message>
        <source>The task set {0} has been handed out to {1}, so it cannot be deleted: the batches that come back belong to it. Make another one.</source>
        <translation>Le jeu de tâches {0} a été distribué à {1} et ne peut donc pas être supprimé&#xa0;: les lots qui reviennent en font partie. En créer un autre.</translation>
    </message>
    <message numerus="yes">
        <source>%n candidates of the task set {0} have been judged, so it cannot be deleted. Make another one.</source>
        <translation>
            <numerusform>%Ln candidat du jeu de tâches {0} a été jugé&#x202f;; il ne peut donc pas être supprimé. En créer un autre.</numerusform>
            <numerusform>%Ln candidats du jeu de tâches {0} ont été jugés&#x202f;; il ne peut donc pas être supprimé. En créer un autre.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tasks</source>
        <translation>Les tâches</translation>
    </message>
    <message>
        <source>How they were drawn</source>
        <translation>Comment ils ont été tirés</translation>
    </message>
    <message>
        <source>referred</source>
        <translation>à vérifier</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Tirés</translation>
    </message>
    <message>
        <source>Chance %</source>
        <translation>Chance&#xa0;%</translation>
    </message>
    <message>
        <source>Referred candidates</source>
        <translation>Candidats à vérifier</translation>
    </message>
    <message>
        <source>Approved candidates</source>
        <translation>Candidats approuvés</translation>
    </message>
    <message>
        <source>Candidates, referred or approved</source>
        <translation>Candidats, à vérifier ou approuvés</translation>
    </message>
    <message>
        <source>Included candidates, by system and category</source>
        <translation>Candidats inclus, par système et catégorie</translation>
    </message>
    <message>
        <source>Strata of samples, and each candidate&apos;s chance</source>
        <translation>Strates des échantillons, et la chance de chaque candidat</translation>
    </message>
    <message>
        <source>Chosen by hand, which is no random sample: judgements count for these candidates alone, and nothing is estimated from them.</source>
        <translation>Choisis à la main, ce qui n’est pas un échantillon aléatoire&#xa0;: les jugements ne comptent que pour ces candidats, et rien n’en est estimé.</translation>
    </message>
    <message>
        <source>{0}: {1} of {2}; how they were drawn was not recorded.</source>
        <translation>{0}&#xa0;: {1} sur {2}&#x202f;; la façon dont ils ont été tirés n’est pas enregistrée.</translation>
    </message>
    <message>
        <source>{0}: all {2}.</source>
        <translation>{0}&#xa0;: tous les {2}.</translation>
    </message>
    <message>
        <source>{0}: {1} of {2}, drawn by system and category, chance {3} %.</source>
        <translation>{0}&#xa0;: {1} sur {2}, tirés par système et catégorie, chance {3}&#xa0;%.</translation>
    </message>
    <message>
        <source>{0}: {1} of {2}, drawn by category over all systems, chance {3} %.</source>
        <translation>{0}&#xa0;: {1} sur {2}, tirés par catégorie sur tous les systèmes, chance {3}&#xa0;%.</translation>
    </message>
    <message>
        <source>{0}: {1} of {2}, drawn over all systems and categories, chance {3} %.</source>
        <translation>{0}&#xa0;: {1} sur {2}, tirés sur tous les systèmes et catégories, chance {3}&#xa0;%.</translation>
    </message>
    <message>
        <source>About {0} of work for each annotator, {1} in all, at {2} s a candidate, the median of {3} judgements here.</source>
        <translation>Environ {0} de travail pour chaque annotateur, {1} en tout, à {2} s par candidat, la médiane de {3} jugements ici.</translation>
    </message>
    <message>
        <source>About {0} of work for each annotator, {1} in all, assuming {2} s a candidate: too few were timed here.</source>
        <translation>Environ {0} de travail pour chaque annotateur, {1} en tout, à supposer {2} s par candidat&#xa0;: trop peu ont été chronométrés ici.</translation>
    </message>
    <message>
        <source>{0}: {1} in {2}, {3} for each annotator{4} (seed {5}).</source>
        <translation>{0}&#xa0;: {1} dans {2}, {3} pour chaque annotateur{4} (graine {5}).</translation>
    </message>
    <message>
        <source>Audited</source>
        <translation>Audités</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Recouvrement</translation>
    </message>
    <message>
        <source>Per task</source>
        <translation>Par tâche</translation>
    </message>
    <message>
        <source>The task sets</source>
        <translation>Les jeux de tâches</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The candidates of the tasks</source>
        <translation>Les candidats des tâches</translation>
    </message>
    <message>
        <source>Task set</source>
        <translation>Jeu de tâches</translation>
    </message>
    <message>
        <source>There is no task set yet.</source>
        <translation>Il n’y a pas encore de jeu de tâches.</translation>
    </message>
    <message>
        <source>The task set would be empty: no chosen candidate was referred to people. Choose more systems or categories, add an audit, or include everything.</source>
        <translation>Le jeu de tâches serait vide&#xa0;: aucun candidat choisi n’est à vérifier. Choisir plus de systèmes ou de catégories, ajouter un audit, ou tout inclure.</translation>
    </message>
    <message>
        <source>The task set would be empty: the suite has no examples of these categories. Choose others.</source>
        <translation>Le jeu de tâches serait vide&#xa0;: la suite n’a pas d’exemples de ces catégories. En choisir d’autres.</translation>
    </message>
    <message>
        <source>The task set would be empty: no candidate is chosen. Choose some.</source>
        <translation>Le jeu de tâches serait vide&#xa0;: aucun candidat n’est choisi. En choisir.</translation>
    </message>
    <message>
        <source>A task set needs a name. Give it one.</source>
        <translation>Un jeu de tâches demande un nom. En donner un.</translation>
    </message>
    <message>
        <source>a task set</source>
        <translation>un jeu de tâches</translation>
    </message>
    <message>
        <source>The task set cannot be called ‘{0}’: {1}.</source>
        <translation>Le jeu de tâches ne peut pas s’appeler «&#xa0;{0}&#xa0;»&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>The task set cannot be called ‘{0}’: its batches are files of that name, which cannot begin with a full stop or have any of {1} in it. Choose another name.</source>
        <translation>Le jeu de tâches ne peut pas s’appeler «&#xa0;{0}&#xa0;»&#xa0;: ses lots sont des fichiers de ce nom, qui ne peut pas commencer par un point ni contenir {1}. Choisir un autre nom.</translation>
    </message>
    <message>
        <source>There is a task set {0} already. Choose another name.</source>
        <translation>Il y a déjà un jeu de tâches {0}. Choisir un autre nom.</translation>
    </message>
    <message>
        <source>The number of tasks</source>
        <translation>Le nombre de tâches</translation>
    </message>
    <message>
        <source>The overlap</source>
        <translation>Le recouvrement</translation>
    </message>
    <message>
        <source>The sample</source>
        <translation>L’échantillon</translation>
    </message>
    <message>
        <source>The audit sample</source>
        <translation>L’échantillon d’audit</translation>
    </message>
    <message>
        <source>The seed</source>
        <translation>La graine</translation>
    </message>
    <message>
        <source>Candidates that are chosen by hand go in as they are: no sample is drawn of them, and no audit is mixed in. Leave both out.</source>
        <translation>Les candidats choisis à la main sont pris tels quels&#xa0;: aucun échantillon n’en est tiré et aucun audit n’y est mêlé. Laisser les deux de côté.</translation>
    </message>
    <message>
        <source>With everything in the task set there is nothing to add for an audit: the approved candidates are in it already. Leave the audit out, or include the referred ones only.</source>
        <translation>Avec tout dans le jeu de tâches, il n’y a rien à ajouter pour un audit&#xa0;: les candidats approuvés y sont déjà. Laisser l’audit de côté, ou n’inclure que ceux à vérifier.</translation>
    </message>
    <message>
        <source>{0} is {1:,}; it can be from {2} to {3:,}.</source>
        <translation>{0}&#xa0;: {1:,}&#x202f;; possible de {2} à {3:,}.</translation>
    </message>
    <message>
        <source>The task set would be empty: the project has no systems. Load one.</source>
        <translation>Le jeu de tâches serait vide&#xa0;: le projet n’a pas de systèmes. En charger un.</translation>
    </message>
    <message>
        <source>Not matched with the reference yet: {0}. Run ‘protest evaluate’, or ‘Match now’ in the window.</source>
        <translation>Pas encore comparés à la référence&#xa0;: {0}. Lancer «&#xa0;protest evaluate&#xa0;», ou «&#xa0;Comparer maintenant&#xa0;» dans la fenêtre.</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen candidates are not in the project any more. Choose again.</source>
        <translation>
            <numerusform>%Ln candidat choisi n’est plus dans le projet. Choisir à nouveau.</numerusform>
            <numerusform>%Ln candidats choisis ne sont plus dans le projet. Choisir à nouveau.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} cannot be dealt out to {1}. Make fewer tasks.</source>
        <translation>{0} ne peuvent pas être répartis sur {1}. Faire moins de tâches.</translation>
    </message>
    <message numerus="yes">
        <source>%n tasks</source>
        <translation>
            <numerusform>%Ln tâche</numerusform>
            <numerusform>%Ln tâches</numerusform>
        </translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Lot</translation>
    </message>
    <message>
        <source>&amp;Time worked</source>
        <translation>&amp;Temps de travail</translation>
    </message>
    <message>
        <source>Show how long you have worked, and how long the rest may take</source>
        <translation>Montrer la durée du travail fait, et ce que le reste peut prendre</translation>
    </message>
    <message numerus="yes">
        <source>%n changes could not be saved yet, and are kept in this window.</source>
        <translation>
            <numerusform>%Ln modification n’a pas encore pu être enregistrée et est gardée dans cette fenêtre.</numerusform>
            <numerusform>%Ln modifications n’ont pas encore pu être enregistrées et sont gardées dans cette fenêtre.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Back to it</source>
        <translation>Y re&amp;venir</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Review %n contradictory answers</source>
        <translation>
            <numerusform>&amp;Revoir %Ln réponse contradictoire</numerusform>
            <numerusform>&amp;Revoir %Ln réponses contradictoires</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to the examples with answers that contradict each other (Enter)</source>
        <translation>Aller aux exemples dont les réponses se contredisent (Entrée)</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>Go to the first open example (Enter)</source>
        <translation>Aller au premier exemple ouvert (Entrée)</translation>
    </message>
    <message>
        <source>For {0}</source>
        <translation>Pour {0}</translation>
    </message>
    <message>
        <source>Task set {0} · handed out {1}</source>
        <translation>Jeu de tâches {0} · distribué le {1}</translation>
    </message>
    <message>
        <source>Task set {0} · handed out {1} · without the reference, which would influence you</source>
        <translation>Jeu de tâches {0} · distribué le {1} · sans la référence, qui influencerait le jugement</translation>
    </message>
    <message>
        <source>&amp;Guidelines ({0})</source>
        <translation>Co&amp;nsignes ({0})</translation>
    </message>
    <message>
        <source>{0} of {1} done</source>
        <translation>{0} sur {1} faits</translation>
    </message>
    <message>
        <source>{0} incomplete</source>
        <translation>{0} incomplets</translation>
    </message>
    <message>
        <source>{0} contradictory</source>
        <translation>{0} contradictoires</translation>
    </message>
    <message>
        <source>{0} worked</source>
        <translation>{0} de travail</translation>
    </message>
    <message>
        <source>about {0} left, at {1} s for each example</source>
        <translation>encore environ {0}, à {1} s par exemple</translation>
    </message>
    <message>
        <source>&amp;Show in folder</source>
        <translation>&amp;Montrer dans le dossier</translation>
    </message>
    <message>
        <source>Copy &amp;path</source>
        <translation>Copier le c&amp;hemin</translation>
    </message>
    <message>
        <source>All done: send this file back.</source>
        <translation>Tout est fait&#xa0;: renvoyer ce fichier.</translation>
    </message>
    <message>
        <source>Nothing is open, but some answers contradict each other: review them first.</source>
        <translation>Rien n’est ouvert, mais certaines réponses se contredisent&#xa0;: les revoir d’abord.</translation>
    </message>
    <message>
        <source>The file to send back: {0}</source>
        <translation>Le fichier à renvoyer&#xa0;: {0}</translation>
    </message>
    <message>
        <source>The folder could not be opened here. It is {0}.</source>
        <translation>Le dossier n’a pas pu être ouvert ici. C’est {0}.</translation>
    </message>
    <message>
        <source>The path is on the clipboard.</source>
        <translation>Le chemin est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Examples by category and state</source>
        <translation>Exemples par catégorie et état</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>all categories</source>
        <translation>toutes les catégories</translation>
    </message>
    <message>
        <source>{0} · being read</source>
        <translation>{0} · en cours de lecture</translation>
    </message>
    <message>
        <source>↑ ↓ move, Enter reads the current one, Esc goes back</source>
        <translation>↑ ↓ déplacent, Entrée lit l’exemple courant, Échap ramène</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Same example across systems · {0}</source>
        <translation>Même exemple dans tous les systèmes · {0}</translation>
    </message>
    <message>
        <source>Back to the text</source>
        <translation>Retour au texte</translation>
    </message>
    <message>
        <source>There is nothing to adjudicate: people disagree on no candidate.</source>
        <translation>Il n’y a rien à arbitrer&#xa0;: aucun candidat n’est l’objet d’un désaccord.</translation>
    </message>
    <message>
        <source>looking for disagreements</source>
        <translation>recherche des désaccords</translation>
    </message>
    <message>
        <source>adjudicated {0} of {1}</source>
        <translation>{0} arbitrés sur {1}</translation>
    </message>
    <message>
        <source>Everybody&apos;s judgements</source>
        <translation>Les jugements de tous</translation>
    </message>
    <message>
        <source>Up and Down show in the text the words that each annotator selected.</source>
        <translation>Haut et Bas montrent dans le texte les mots que chaque annotateur a sélectionnés.</translation>
    </message>
    <message>
        <source>{0}, they disagree</source>
        <translation>{0}, ils diffèrent</translation>
    </message>
    <message>
        <source>Antecedent</source>
        <translation>Antécédent</translation>
    </message>
    <message>
        <source>Pronoun</source>
        <translation>Pronom</translation>
    </message>
    <message>
        <source>dropped in both</source>
        <translation>omis des deux côtés</translation>
    </message>
    <message>
        <source>Referred: neither the system nor the reference has a pronoun</source>
        <translation>Soumis : ni le système ni la référence n’ont de pronom</translation>
    </message>
    <message>
        <source>Pronouns that match the reference</source>
        <translation>Pronoms qui concordent avec la référence</translation>
    </message>
    <message>
        <source>Approved: the system translates the pronoun as the reference does.</source>
        <translation>Approuvé&#xa0;: le système traduit le pronom comme la référence.</translation>
    </message>
    <message>
        <source>Referred is no error: another pronoun, noun or construction may be as good. People decide.</source>
        <translation>À vérifier ne veut pas dire faux&#xa0;: un autre pronom, un nom ou une autre construction peut convenir aussi bien. Des personnes en décident.</translation>
    </message>
    <message>
        <source>The pronouns were found by their forms: they are not sorted by function, and antecedents are not compared.</source>
        <translation>Les pronoms ont été trouvés par leurs formes&#xa0;: ils ne sont pas classés par fonction, et les antécédents ne sont pas comparés.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>retiré</translation>
    </message>
    <message>
        <source>Annotators&apos; answers</source>
        <translation>Réponses des annotateurs</translation>
    </message>
    <message>
        <source>Show names</source>
        <translation>Montrer les noms</translation>
    </message>
    <message>
        <source>Hide names</source>
        <translation>Cacher les noms</translation>
    </message>
    <message>
        <source>Annotator {0}</source>
        <translation>Annotateur {0}</translation>
    </message>
    <message>
        <source>Use this answer</source>
        <translation>Prendre cette réponse</translation>
    </message>
    <message>
        <source>Use the answer of {0}</source>
        <translation>Prendre la réponse de {0}</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Your own tags</source>
        <translation>Ses propres étiquettes</translation>
    </message>
    <message>
        <source>Nobody has judged this yet.</source>
        <translation>Personne ne l’a encore jugé.</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Vue d’ensemble</translation>
    </message>
    <message>
        <source>All answers</source>
        <translation>Toutes les réponses</translation>
    </message>
    <message>
        <source>{0}: nobody has judged it</source>
        <translation>{0}&#xa0;: personne ne l’a jugé</translation>
    </message>
    <message>
        <source>{0}: one person has judged it</source>
        <translation>{0}&#xa0;: une personne l’a jugé</translation>
    </message>
    <message>
        <source>{0}: all agree</source>
        <translation>{0}&#xa0;: tous sont d’accord</translation>
    </message>
    <message>
        <source>{0}: they disagree</source>
        <translation>{0}&#xa0;: ils diffèrent</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier judgements</source>
        <translation>
            <numerusform>%Ln jugement antérieur</numerusform>
            <numerusform>%Ln jugements antérieurs</numerusform>
        </translation>
    </message>
    <message>
        <source>shown below</source>
        <translation>montré dessous</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>replié</translation>
    </message>
    <message>
        <source>Annotation</source>
        <translation>Annotation</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Volet</translation>
    </message>
    <message>
        <source>Panel: {0}</source>
        <translation>Volet&#xa0;: {0}</translation>
    </message>
    <message>
        <source>no words</source>
        <translation>aucun mot</translation>
    </message>
    <message>
        <source>no words in either</source>
        <translation>aucun mot des deux côtés</translation>
    </message>
    <message>
        <source>{0} ≠ {1}</source>
        <translation>{0} ≠ {1}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>–</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, antecedent {1}</source>
        <translation>{0}, antécédent {1}</translation>
    </message>
    <message>
        <source>What was answered</source>
        <translation>Ce qui a été répondu</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Raisons</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>Traduction</translation>
    </message>
    <message>
        <source>unsure</source>
        <translation>incertain</translation>
    </message>
    <message>
        <source>Own tags</source>
        <translation>Étiquettes personnelles</translation>
    </message>
    <message>
        <source>No candidate matches: choose fewer conditions, or search for less text.</source>
        <translation>Aucun candidat ne correspond&#xa0;: choisir moins de conditions ou chercher moins de texte.</translation>
    </message>
    <message>
        <source>reading the candidates</source>
        <translation>lecture des candidats</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>sans réponse</translation>
    </message>
    <message>
        <source>replaced by another judgement</source>
        <translation>remplacé par un autre jugement</translation>
    </message>
    <message>
        <source>not taken when it was merged</source>
        <translation>non repris à la fusion</translation>
    </message>
    <message>
        <source>by a merge</source>
        <translation>par une fusion</translation>
    </message>
    <message>
        <source>by undoing a merge</source>
        <translation>par l’annulation d’une fusion</translation>
    </message>
    <message>
        <source>Adjudicated by {0}</source>
        <translation>Arbitré par {0}</translation>
    </message>
    <message>
        <source>Adjudicated</source>
        <translation>Arbitré</translation>
    </message>
    <message>
        <source>antecedent {0}</source>
        <translation>antécédent {0}</translation>
    </message>
    <message>
        <source>pronoun {0}</source>
        <translation>pronom {0}</translation>
    </message>
    <message>
        <source>{0} – {1}, {2}</source>
        <translation>{0} – {1}, {2}</translation>
    </message>
    <message>
        <source>without a time</source>
        <translation>sans heure</translation>
    </message>
    <message>
        <source>Not matched yet</source>
        <translation>Pas encore comparé</translation>
    </message>
    <message>
        <source>Referred: {0}</source>
        <translation>À vérifier&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Approved: shares “{0}” with the verified translation of {1}</source>
        <translation>Approuvé&#xa0;: partage «&#xa0;{0}&#xa0;» avec la traduction vérifiée de {1}</translation>
    </message>
    <message>
        <source>Approved: shares “{0}” with the reference</source>
        <translation>Approuvé&#xa0;: partage «&#xa0;{0}&#xa0;» avec la référence</translation>
    </message>
    <message>
        <source>; rests on no pronoun</source>
        <translation>&#x202f;; ne repose sur aucun pronom</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Work under way</source>
        <translation>Travail en cours</translation>
    </message>
    <message>
        <source>How far it is</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>working…</source>
        <translation>en cours…</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>arrêt…</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Changer…</translation>
    </message>
    <message>
        <source>Change the annotator…</source>
        <translation>Autre nom…</translation>
    </message>
    <message>
        <source>Correct links</source>
        <translation>Corriger les liens</translation>
    </message>
    <message>
        <source>Approved: matches the verified translation of {0}</source>
        <translation>Approuvé&#xa0;: identique à la traduction vérifiée de {0}</translation>
    </message>
    <message>
        <source>Approved: matches the reference</source>
        <translation>Approuvé&#xa0;: identique à la référence</translation>
    </message>
    <message>
        <source>The links may be wrong: {0}</source>
        <translation>Les liens sont peut-être faux&#xa0;: {0}</translation>
    </message>
    <message>
        <source>The links may be wrong: {0}; if so, add the tag incorrect_word_alignment</source>
        <translation>Les liens sont peut-être faux&#xa0;: {0}&#x202f;; si oui, mettre l’étiquette incorrect_word_alignment</translation>
    </message>
    <message>
        <source>Adjudicating as {0}</source>
        <translation>Arbitrage par {0}</translation>
    </message>
    <message>
        <source>Judging as {0}</source>
        <translation>Jugement par {0}</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>About this candidate</source>
        <translation>À propos de ce candidat</translation>
    </message>
    <message>
        <source>Links corrected by hand</source>
        <translation>Liens corrigés à la main</translation>
    </message>
    <message>
        <source>Links corrected by {0}, {1}</source>
        <translation>Liens corrigés par {0}, {1}</translation>
    </message>
    <message>
        <source>“{0}”: {1}, {2}</source>
        <translation>«&#xa0;{0}&#xa0;»&#xa0;: {1}, {2}</translation>
    </message>
    <message>
        <source>This judgement contradicts itself: {0}. Press {1} again to leave it as it is.</source>
        <translation>Ce jugement se contredit&#xa0;: {0}. Appuyer encore une fois sur {1} pour le laisser ainsi.</translation>
    </message>
    <message>
        <source>This judgement contradicts itself: {0}. Press {1} to leave it as it is.</source>
        <translation>Ce jugement se contredit&#xa0;: {0}. Appuyer sur {1} pour le laisser ainsi.</translation>
    </message>
    <message>
        <source>You left example {0} although its judgement contradicts itself: {1}.</source>
        <translation>L’exemple {0} a été quitté alors que son jugement se contredit&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>Remove &amp;{0}</source>
        <translation>Retirer &amp;{0}</translation>
    </message>
    <message>
        <source>&amp;Remove the tag</source>
        <translation>Retirer l’é&amp;tiquette</translation>
    </message>
    <message>
        <source>&amp;Remove the tags</source>
        <translation>Retirer les é&amp;tiquettes</translation>
    </message>
    <message>
        <source>&amp;Unselect the words</source>
        <translation>&amp;Désélectionner les mots</translation>
    </message>
    <message>
        <source>&amp;Clear the answer</source>
        <translation>&amp;Effacer la réponse</translation>
    </message>
    <message>
        <source>&amp;Clear the answers</source>
        <translation>&amp;Effacer les réponses</translation>
    </message>
    <message>
        <source>That was the last open example. {0} leads back to the first page.</source>
        <translation>C’était le dernier exemple ouvert. {0} ramène à la première page.</translation>
    </message>
    <message>
        <source>Nothing is left open in this list. Contradictory: {0}.</source>
        <translation>Rien n’est plus ouvert dans cette liste. Contradictoires&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Nothing is left open in this list.</source>
        <translation>Plus rien n’est ouvert dans cette liste.</translation>
    </message>
    <message>
        <source>The list ends here. Still open: {0}; {1} leads to the next of them.</source>
        <translation>La liste finit ici. Encore ouverts&#xa0;: {0}&#x202f;; {1} mène au suivant.</translation>
    </message>
    <message>
        <source>Correct links (not in this batch)</source>
        <translation>Corriger les liens (pas dans ce lot)</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Next part</source>
        <translation>Partie suivante</translation>
    </message>
    <message>
        <source>Not translated</source>
        <translation>Non traduit</translation>
    </message>
    <message>
        <source>As aligned</source>
        <translation>Tel qu’aligné</translation>
    </message>
    <message>
        <source>Correcting links: which words translate “{0}”? Arrows move through all words, Space or a click chooses.</source>
        <translation>Correction des liens&#xa0;: quels mots traduisent «&#xa0;{0}&#xa0;»&#x202f;? Les flèches parcourent tous les mots, Espace ou un clic choisit.</translation>
    </message>
    <message numerus="yes">
        <source>Done, also in %n other examples with this antecedent</source>
        <translation>
            <numerusform>Terminé, aussi dans %Ln autre exemple avec cet antécédent</numerusform>
            <numerusform>Terminé, aussi dans %Ln autres exemples avec cet antécédent</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes by {0} are not saved yet: first try again or save a copy.</source>
        <translation>Des changements de {0} ne sont pas encore enregistrés&#xa0;: réessayer d’abord ou enregistrer une copie.</translation>
    </message>
    <message>
        <source>Nothing is judged: first give your name with Judge as… below.</source>
        <translation>Rien n’est jugé&#xa0;: indiquer d’abord un nom avec «&#xa0;Juger en tant que…&#xa0;» ci-dessous.</translation>
    </message>
    <message>
        <source>&amp;Review them</source>
        <translation>Les &amp;revoir</translation>
    </message>
    <message>
        <source>This candidate cannot be shown, so nothing can be judged here. Go on to another one, or go back.</source>
        <translation>Ce candidat ne peut pas être affiché&#x202f;; rien ne peut donc être jugé ici. Passer à un autre, ou revenir en arrière.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>Links as aligned</source>
        <translation>Liens tels qu’alignés</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Jugement</translation>
    </message>
    <message>
        <source>Antecedent: not asked here</source>
        <translation>Antécédent&#xa0;: pas demandé ici</translation>
    </message>
    <message>
        <source>{0}: not asked here</source>
        <translation>{0}&#xa0;: pas demandé ici</translation>
    </message>
    <message>
        <source>{0} decided</source>
        <translation>{0} décidés</translation>
    </message>
    <message>
        <source>{0} disputed</source>
        <translation>{0} litigieux</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Next open</source>
        <translation>Ouvert suivant</translation>
    </message>
    <message>
        <source>Example {0} of {1}: {2}</source>
        <translation>Exemple {0} sur {1}&#xa0;: {2}</translation>
    </message>
    <message>
        <source>{0} done</source>
        <translation>{0} faits</translation>
    </message>
    <message>
        <source>Not saved, but kept in this window. {0}</source>
        <translation>Non enregistré, mais gardé dans cette fenêtre. {0}</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Garder le mien</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Prendre l’autre</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>saving {0}</source>
        <translation>enregistrement de {0}</translation>
    </message>
    <message>
        <source>The copy could not be saved. {0}</source>
        <translation>La copie n’a pas pu être enregistrée. {0}</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>PROTEST files (*{0})</source>
        <translation>Fichiers PROTEST (*{0})</translation>
    </message>
    <message numerus="yes">
        <source>%n changes could not be saved in the copy either, and are kept in this window only. The copy is {0}. {1}</source>
        <translation>
            <numerusform>%Ln modification n’a pas pu être enregistrée dans la copie non plus et n’est gardée que dans cette fenêtre. La copie est {0}. {1}</numerusform>
            <numerusform>%Ln modifications n’ont pas pu être enregistrées dans la copie non plus et ne sont gardées que dans cette fenêtre. La copie est {0}. {1}</numerusform>
        </translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Saved {0}</source>
        <translation>Enregistré à {0}</translation>
    </message>
    <message>
        <source>Saving …</source>
        <translation>Enregistrement…</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Non enregistré</translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>Ajouter une étiquette</translation>
    </message>
    <message>
        <source>Known tags</source>
        <translation>Étiquettes connues</translation>
    </message>
    <message>
        <source>New tag “{0}”</source>
        <translation>Nouvelle étiquette «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Remove tag {0}</source>
        <translation>Retirer l’étiquette {0}</translation>
    </message>
    <message>
        <source>Tag {0}</source>
        <translation>Étiquette {0}</translation>
    </message>
    <message>
        <source>Delete removes it</source>
        <translation>Suppr la retire</translation>
    </message>
    <message numerus="yes">
        <source>%n more tags</source>
        <translation>
            <numerusform>%n autre étiquette</numerusform>
            <numerusform>%n autres étiquettes</numerusform>
        </translation>
    </message>
    <message>
        <source>Source · {0}</source>
        <translation>Source · {0}</translation>
    </message>
    <message>
        <source>Reference · {0}</source>
        <translation>Référence · {0}</translation>
    </message>
    <message>
        <source>Words selected by {0} · {1}</source>
        <translation>Mots sélectionnés par {0} · {1}</translation>
    </message>
    <message>
        <source>Translation · {0}</source>
        <translation>Traduction · {0}</translation>
    </message>
    <message>
        <source>Reference (always shown in this project)</source>
        <translation>Référence (toujours montrée dans ce projet)</translation>
    </message>
    <message>
        <source>Reference (not in this batch)</source>
        <translation>Référence (pas dans ce lot)</translation>
    </message>
    <message>
        <source>Reference (this project has none)</source>
        <translation>Référence (ce projet n’en a pas)</translation>
    </message>
    <message>
        <source>Reference (never shown in this project)</source>
        <translation>Référence (jamais montrée dans ce projet)</translation>
    </message>
    <message>
        <source>Judging</source>
        <translation>Jugement</translation>
    </message>
    <message>
        <source>Navigation</source>
        <translation>Navigation</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Correcting a suite</source>
        <translation>Correction d’une suite</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Antecedent: yes</source>
        <translation>Antécédent&#xa0;: oui</translation>
    </message>
    <message>
        <source>Antecedent: no</source>
        <translation>Antécédent&#xa0;: non</translation>
    </message>
    <message>
        <source>Antecedent: open</source>
        <translation>Antécédent&#xa0;: ouvert</translation>
    </message>
    <message>
        <source>Pronoun: yes</source>
        <translation>Pronom&#xa0;: oui</translation>
    </message>
    <message>
        <source>Pronoun: no</source>
        <translation>Pronom&#xa0;: non</translation>
    </message>
    <message>
        <source>Pronoun: open</source>
        <translation>Pronom&#xa0;: ouvert</translation>
    </message>
    <message>
        <source>Further question: choice {0}</source>
        <translation>Autre question&#xa0;: réponse {0}</translation>
    </message>
    <message>
        <source>Select or unselect highlighted word {0}</source>
        <translation>Sélectionner ou désélectionner le mot surligné {0}</translation>
    </message>
    <message>
        <source>Use the answer of annotator {0}</source>
        <translation>Prendre la réponse de l’annotateur {0}</translation>
    </message>
    <message>
        <source>Write a remark</source>
        <translation>Écrire une remarque</translation>
    </message>
    <message>
        <source>Correct links: choose the words that really translate</source>
        <translation>Corriger les liens&#xa0;: choisir les mots qui traduisent vraiment</translation>
    </message>
    <message>
        <source>Go to the antecedent, the next one, the pronoun</source>
        <translation>Aller à l’antécédent, au suivant, au pronom</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Change the category</source>
        <translation>Changer la catégorie</translation>
    </message>
    <message>
        <source>Pronoun: choose its words in the reference</source>
        <translation>Pronom&#xa0;: choisir ses mots dans la référence</translation>
    </message>
    <message>
        <source>Next antecedent</source>
        <translation>Antécédent suivant</translation>
    </message>
    <message>
        <source>Antecedent: choose its words</source>
        <translation>Antécédent&#xa0;: choisir ses mots</translation>
    </message>
    <message>
        <source>Antecedent: choose its head</source>
        <translation>Antécédent&#xa0;: choisir sa tête</translation>
    </message>
    <message>
        <source>The doubtful head is right</source>
        <translation>La tête douteuse est correcte</translation>
    </message>
    <message>
        <source>Antecedent: choose its words in the reference</source>
        <translation>Antécédent&#xa0;: choisir ses mots dans la référence</translation>
    </message>
    <message>
        <source>Add an antecedent</source>
        <translation>Ajouter un antécédent</translation>
    </message>
    <message>
        <source>Remove the antecedent</source>
        <translation>Retirer l’antécédent</translation>
    </message>
    <message>
        <source>Remove the example</source>
        <translation>Retirer l’exemple</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Premier</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Dernier</translation>
    </message>
    <message>
        <source>Adjudicate disagreements</source>
        <translation>Arbitrer les désaccords</translation>
    </message>
    <message>
        <source>List of candidates</source>
        <translation>Liste des candidats</translation>
    </message>
    <message>
        <source>Back to the overview</source>
        <translation>Retour à la vue d’ensemble</translation>
    </message>
    <message>
        <source>More context above</source>
        <translation>Contexte avant</translation>
    </message>
    <message>
        <source>More context below</source>
        <translation>Contexte après</translation>
    </message>
    <message>
        <source>Show or fold the lines between</source>
        <translation>Montrer ou replier les lignes intermédiaires</translation>
    </message>
    <message>
        <source>Show tokens or text</source>
        <translation>Montrer les tokens ou le texte</translation>
    </message>
    <message>
        <source>Show or hide the reference</source>
        <translation>Montrer ou cacher la référence</translation>
    </message>
    <message>
        <source>All answers or annotation</source>
        <translation>Toutes les réponses ou annotation</translation>
    </message>
    <message>
        <source>Same example across systems</source>
        <translation>Même exemple dans tous les systèmes</translation>
    </message>
    <message>
        <source>Show or hide names in adjudication</source>
        <translation>Montrer ou cacher les noms pendant l’arbitrage</translation>
    </message>
    <message>
        <source>Keys and guidelines</source>
        <translation>Touches et consignes</translation>
    </message>
    <message>
        <source>New project…</source>
        <translation>Nouveau projet…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Load systems…</source>
        <translation>Charger des systèmes…</translation>
    </message>
    <message>
        <source>Try the demonstration…</source>
        <translation>Essayer la démonstration…</translation>
    </message>
    <message>
        <source>Make a suite…</source>
        <translation>Construire une suite…</translation>
    </message>
    <message>
        <source>Past merges…</source>
        <translation>Fusions passées…</translation>
    </message>
    <message>
        <source>Judge as…</source>
        <translation>Juger en tant que…</translation>
    </message>
    <message>
        <source>Guidelines</source>
        <translation>Consignes</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuel (en anglais)</translation>
    </message>
    <message>
        <source>About PROTEST</source>
        <translation>À propos de PROTEST</translation>
    </message>
    <message>
        <source>Go to tasks</source>
        <translation>Aller aux tâches</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Select a command, go to its keys and press those you want; Backspace clears. Letters and digits are never commands while you type in a text field.</source>
        <translation>Sélectionner une commande, aller à ses touches et appuyer sur celles voulues&#x202f;; Retour arrière efface. Lettres et chiffres ne sont jamais des commandes pendant la saisie dans un champ.</translation>
    </message>
    <message>
        <source>&amp;Keys:</source>
        <translation>&amp;Touches&#xa0;:</translation>
    </message>
    <message>
        <source>Key {0}</source>
        <translation>Touche {0}</translation>
    </message>
    <message>
        <source>Press the key or the combination</source>
        <translation>Appuyer sur la touche ou la combinaison</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Réinitialiser</translation>
    </message>
    <message>
        <source>Give the selected command its original keys</source>
        <translation>Rendre à la commande sélectionnée ses touches d’origine</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>&amp;Tout réinitialiser</translation>
    </message>
    <message>
        <source>{0} cannot be assigned: Alt with a letter opens menus.</source>
        <translation>{0} ne peut pas être attribué&#xa0;: Alt avec une lettre ouvre les menus.</translation>
    </message>
    <message>
        <source>{0} cannot be assigned: it moves, chooses, copies or leaves.</source>
        <translation>{0} ne peut pas être attribué&#xa0;: cette touche déplace, choisit, copie ou quitte.</translation>
    </message>
    <message>
        <source>{0} already means “{1}”: choose another key for “{2}”.</source>
        <translation>{0} signifie déjà «&#xa0;{1}&#xa0;»&#xa0;: choisir une autre touche pour «&#xa0;{2}&#xa0;».</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>  or  </source>
        <translation>  ou  </translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Select or unselect highlighted words 1–{0}</source>
        <translation>Sélectionner ou désélectionner les mots surlignés 1–{0}</translation>
    </message>
    <message>
        <source>Go to the next field, or back</source>
        <translation>Aller au champ suivant, ou revenir</translation>
    </message>
    <message>
        <source>Move through the highlighted words</source>
        <translation>Parcourir les mots surlignés</translation>
    </message>
    <message>
        <source>Select or unselect the word with the focus</source>
        <translation>Sélectionner ou désélectionner le mot qui a le focus</translation>
    </message>
    <message>
        <source>Leave a dialog, changing nothing</source>
        <translation>Quitter un dialogue sans rien changer</translation>
    </message>
    <message>
        <source>or</source>
        <translation>ou</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>pas de touche</translation>
    </message>
    <message>
        <source>While you type in a text field, letters and digits are just text.</source>
        <translation>Pendant la saisie dans un champ, lettres et chiffres sont du simple texte.</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>&amp;Changer les touches…</translation>
    </message>
    <message>
        <source>Comparing the annotators …</source>
        <translation>Comparaison des annotateurs…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Compare &amp;now</source>
        <translation>&amp;Comparer maintenant</translation>
    </message>
    <message>
        <source>&amp;Adjudicate… ({0} of {1} open)</source>
        <translation>Ar&amp;bitrer… ({0} sur {1} ouverts)</translation>
    </message>
    <message>
        <source>&amp;Adjudicate…</source>
        <translation>&amp;Arbitrer…</translation>
    </message>
    <message>
        <source>People disagree on {1}; {0} of these are open</source>
        <translation>Désaccord sur {1}&#x202f;; {0} en sont ouverts</translation>
    </message>
    <message>
        <source>Annotators that are compared</source>
        <translation>Annotateurs comparés</translation>
    </message>
    <message>
        <source>Count unjud&amp;ged candidates as none</source>
        <translation>Compte&amp;r les non jugés comme aucun</translation>
    </message>
    <message>
        <source>Pairs of annotators</source>
        <translation>Paires d’annotateurs</translation>
    </message>
    <message>
        <source>Self-consistency: identical translations, judged by one person</source>
        <translation>Constance&#xa0;: traductions identiques, jugées par une personne</translation>
    </message>
    <message>
        <source>Self-consistency</source>
        <translation>Constance</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>Matrice de confusion</translation>
    </message>
    <message>
        <source>Agreement by category</source>
        <translation>Accord par catégorie</translation>
    </message>
    <message>
        <source>{0}: confusion matrix</source>
        <translation>{0}&#xa0;: matrice de confusion</translation>
    </message>
    <message>
        <source>{0}: by category</source>
        <translation>{0}&#xa0;: par catégorie</translation>
    </message>
    <message>
        <source>Looking up who has judged …</source>
        <translation>Recherche des annotateurs qui ont jugé…</translation>
    </message>
    <message>
        <source>Go to tas&amp;ks</source>
        <translation>Aller aux &amp;tâches</translation>
    </message>
    <message>
        <source>So far only {0} has judged.</source>
        <translation>Seul {0} a jugé jusqu’ici.</translation>
    </message>
    <message>
        <source>So far nobody has judged.</source>
        <translation>Personne n’a encore jugé.</translation>
    </message>
    <message>
        <source>Agreement needs two annotators who judge the same candidates. Make a task set with an overlap, hand it out to two or more annotators, and merge the batches that they send back.</source>
        <translation>L’accord demande deux annotateurs qui jugent les mêmes candidats. Créer un jeu de tâches avec un recouvrement, le distribuer à deux annotateurs ou plus, et fusionner les lots qu’ils renvoient.</translation>
    </message>
    <message>
        <source>Tick two or more annotators: one alone agrees with nobody.</source>
        <translation>Cocher deux annotateurs ou plus&#xa0;: un seul n’est d’accord avec personne.</translation>
    </message>
    <message>
        <source>by annotator</source>
        <translation>par annotateur</translation>
    </message>
    <message>
        <source>by system</source>
        <translation>par système</translation>
    </message>
    <message>
        <source>by category</source>
        <translation>par catégorie</translation>
    </message>
    <message>
        <source>What each annotator says</source>
        <translation>Ce que dit chaque annotateur</translation>
    </message>
    <message>
        <source>Tags by</source>
        <translation>Étiquettes de</translation>
    </message>
    <message>
        <source>Candidates with each tag</source>
        <translation>Candidats avec chaque étiquette</translation>
    </message>
    <message>
        <source>Measuring …</source>
        <translation>Mesure…</translation>
    </message>
    <message>
        <source>Stop &amp;measuring</source>
        <translation>Arrêter la &amp;mesure</translation>
    </message>
    <message>
        <source>Measure &amp;now</source>
        <translation>&amp;Mesurer maintenant</translation>
    </message>
    <message>
        <source>Only what people &amp;judged</source>
        <translation>Seulement ce que des personnes ont &amp;jugé</translation>
    </message>
    <message>
        <source>Metrics correlated with people</source>
        <translation>Métriques corrélées aux personnes</translation>
    </message>
    <message>
        <source>Pairs of metrics</source>
        <translation>Paires de métriques</translation>
    </message>
    <message>
        <source>Correlation with human judgements, over systems</source>
        <translation>Corrélation avec les jugements humains, sur les systèmes</translation>
    </message>
    <message>
        <source>Whether two metrics differ in their correlation</source>
        <translation>Si deux métriques diffèrent par leur corrélation</translation>
    </message>
    <message>
        <source>Verdicts of a metric on each pronoun, beside human judgements</source>
        <translation>Verdicts d’une métrique sur chaque pronom, à côté des jugements humains</translation>
    </message>
    <message>
        <source>A metric beside people</source>
        <translation>Une métrique à côté des personnes</translation>
    </message>
    <message>
        <source>Not judgeable: counts as incorrect</source>
        <translation>Non jugeable&#xa0;: compte comme incorrect</translation>
    </message>
    <message>
        <source>Not judgeable: left out</source>
        <translation>Non jugeable&#xa0;: laissé de côté</translation>
    </message>
    <message>
        <source>What people could not judge</source>
        <translation>Ce que les personnes n’ont pas pu juger</translation>
    </message>
    <message>
        <source>Whose judgements</source>
        <translation>Les jugements de qui</translation>
    </message>
    <message>
        <source>everybody&apos;s judgements</source>
        <translation>les jugements de tous</translation>
    </message>
    <message>
        <source>What is taken as independent</source>
        <translation>Ce qui est pris comme indépendant</translation>
    </message>
    <message>
        <source>Over documents, if at least six</source>
        <translation>Par documents, à partir de six</translation>
    </message>
    <message>
        <source>Over examples</source>
        <translation>Par exemples</translation>
    </message>
    <message>
        <source>only {0}&apos;s judgements</source>
        <translation>seulement les jugements de {0}</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>Enregistrer l’&amp;image…</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Metric of the plot</source>
        <translation>Métrique du graphique</translation>
    </message>
    <message>
        <source>As bars, with the &amp;best three marked</source>
        <translation>En barres, les trois &amp;meilleurs marqués</translation>
    </message>
    <message>
        <source>{0}: {1}, rank {2} of {3}</source>
        <translation>{0}&#xa0;: {1}, rang {2} sur {3}</translation>
    </message>
    <message>
        <source>{0}: {1} {2}, {3} % correct</source>
        <translation>{0}&#xa0;: {1} {2}, {3}&#xa0;% corrects</translation>
    </message>
    <message>
        <source>Over {0}: no correlation. {1}</source>
        <translation>Sur {0}&#xa0;: pas de corrélation. {1}</translation>
    </message>
    <message>
        <source>Over {0}: Pearson&apos;s r is {1}.</source>
        <translation>Sur {0}&#xa0;: le r de Pearson est {1}.</translation>
    </message>
    <message>
        <source>Scores of the systems</source>
        <translation>Scores des systèmes</translation>
    </message>
    <message>
        <source>Scores by category</source>
        <translation>Scores par catégorie</translation>
    </message>
    <message>
        <source>Upheld approvals by category</source>
        <translation>Approbations confirmées par catégorie</translation>
    </message>
    <message>
        <source>Scores corrected by the audit</source>
        <translation>Scores corrigés par l’audit</translation>
    </message>
    <message>
        <source>Scores by the distance of the antecedent</source>
        <translation>Scores selon la distance de l’antécédent</translation>
    </message>
    <message>
        <source>Nothing is compared by distance. Tick that under “Comparison”; the suite needs antecedents.</source>
        <translation>Rien n’est comparé selon la distance. Cocher cela sous «&#xa0;Comparaison&#xa0;»&#xa0;; la suite doit avoir des antécédents.</translation>
    </message>
    <message>
        <source>{0}: {1} %</source>
        <translation>{0}&#xa0;: {1}&#xa0;%</translation>
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
        <translation>Les mêmes chiffres sont dans les tableaux sous «&#xa0;{0}&#xa0;».</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>The picture is in {0}.</source>
        <translation>L’image est dans {0}.</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Page web</translation>
    </message>
    <message>
        <source>Write report</source>
        <translation>Écrire le rapport</translation>
    </message>
    <message>
        <source>{0} could not be opened here.</source>
        <translation>{0} n’a pas pu être ouvert ici.</translation>
    </message>
    <message>
        <source>The report is written: {0}</source>
        <translation>Le rapport est écrit&#xa0;: {0}</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Show the &amp;folder</source>
        <translation>Montrer le &amp;dossier</translation>
    </message>
    <message>
        <source>writing the report</source>
        <translation>écriture du rapport</translation>
    </message>
    <message>
        <source>Counting the results …</source>
        <translation>Comptage des résultats…</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>A&amp;rrêter</translation>
    </message>
    <message>
        <source>Count &amp;now</source>
        <translation>Compter &amp;maintenant</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Views of the results</source>
        <translation>Vues des résultats</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>95 % &amp;intervals</source>
        <translation>&amp;Intervalles à 95&#xa0;%</translation>
    </message>
    <message>
        <source>Candidates by system and outcome</source>
        <translation>Candidats par système et issue</translation>
    </message>
    <message>
        <source>Approved by the program, or judged by people</source>
        <translation>Approuvés par le programme, ou jugés par des personnes</translation>
    </message>
    <message>
        <source>Judged by people</source>
        <translation>Jugés par des personnes</translation>
    </message>
    <message>
        <source>Clusters of systems</source>
        <translation>Groupes de systèmes</translation>
    </message>
    <message>
        <source>By the &amp;distance of the antecedent</source>
        <translation>Selon la &amp;distance de l’antécédent</translation>
    </message>
    <message>
        <source>Scores by distance</source>
        <translation>Scores selon la distance</translation>
    </message>
    <message>
        <source>Pairs of systems by distance</source>
        <translation>Paires de systèmes selon la distance</translation>
    </message>
    <message>
        <source>Pairwise comparison on the same examples</source>
        <translation>Comparaison par paires sur les mêmes exemples</translation>
    </message>
    <message>
        <source>Scores and pairs by the distance of the antecedent</source>
        <translation>Scores et paires selon la distance de l’antécédent</translation>
    </message>
    <message>
        <source>Nobody has judged any approved candidate yet. To learn how many approvals are right, make a task set with an audit: some of them are then judged like the others, and nobody can tell which.</source>
        <translation>Personne n’a encore jugé de candidat approuvé. Pour savoir combien d’approbations sont justes, créer un jeu de tâches avec un audit&#xa0;: certaines sont alors jugées comme les autres, et personne ne peut dire lesquelles.</translation>
    </message>
    <message>
        <source>Approved by the program and judged by people</source>
        <translation>Approuvés par le programme et jugés par des personnes</translation>
    </message>
    <message>
        <source>No system is loaded yet. Load its translations with File → Load systems… ({0}); what the program approves and what people judge is counted here.</source>
        <translation>Aucun système n’est encore chargé. Charger ses traductions par Fichier → Charger des systèmes… ({0})&#x202f;; ce que le programme approuve et ce que des personnes jugent est compté ici.</translation>
    </message>
    <message>
        <source>looking up the candidates</source>
        <translation>recherche des candidats</translation>
    </message>
    <message>
        <source>The signature is copied.</source>
        <translation>La signature est copiée.</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <translation>&amp;Encore</translation>
    </message>
    <message>
        <source>Stopped: numbers that are shown may be out of date.</source>
        <translation>Arrêté&#xa0;: les nombres affichés peuvent être périmés.</translation>
    </message>
    <message>
        <source>{0} ({1} of {2})</source>
        <translation>{0} ({1} sur {2})</translation>
    </message>
    <message>
        <source>Metric to compare with people</source>
        <translation>Métrique à comparer aux personnes</translation>
    </message>
    <message>
        <source>Copy &amp;or save verdicts</source>
        <translation>C&amp;opier ou enregistrer les verdicts</translation>
    </message>
    <message>
        <source>Copy or save the tables of verdicts</source>
        <translation>Copier ou enregistrer les tableaux des verdicts</translation>
    </message>
    <message>
        <source>Verdicts of the metric by human judgement</source>
        <translation>Verdicts de la métrique selon le jugement humain</translation>
    </message>
    <message>
        <source>Disagreement by verdict</source>
        <translation>Écarts par verdict</translation>
    </message>
    <message>
        <source>Disagreement by category</source>
        <translation>Écarts par catégorie</translation>
    </message>
    <message>
        <source>Disagreement by system</source>
        <translation>Écarts par système</translation>
    </message>
    <message>
        <source>Disagreement by your own tags</source>
        <translation>Écarts par étiquettes personnelles</translation>
    </message>
    <message>
        <source>Signature of verdicts</source>
        <translation>Signature des verdicts</translation>
    </message>
    <message>
        <source>Copy signature of ver&amp;dicts</source>
        <translation>Copier la signature des ver&amp;dicts</translation>
    </message>
    <message>
        <source>Show the &amp;words that metrics compare</source>
        <translation>Montrer les &amp;mots que les métriques comparent</translation>
    </message>
    <message>
        <source>Pronouns by the reference&apos;s pronoun</source>
        <translation>Pronoms selon le pronom de la référence</translation>
    </message>
    <message>
        <source>Words matched beside the pronoun</source>
        <translation>Mots concordants à côté du pronom</translation>
    </message>
    <message>
        <source>About this project</source>
        <translation>À propos de ce projet</translation>
    </message>
    <message>
        <source>same line</source>
        <translation>même ligne</translation>
    </message>
    <message>
        <source>1 line</source>
        <translation>1 ligne</translation>
    </message>
    <message>
        <source>2 lines</source>
        <translation>2 lignes</translation>
    </message>
    <message>
        <source>3 lines</source>
        <translation>3 lignes</translation>
    </message>
    <message>
        <source>more lines</source>
        <translation>davantage de lignes</translation>
    </message>
    <message>
        <source>any category</source>
        <translation>toute catégorie</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>any outcome</source>
        <translation>toute issue</translation>
    </message>
    <message>
        <source>State of a judgement</source>
        <translation>État d’un jugement</translation>
    </message>
    <message>
        <source>any state</source>
        <translation>tout état</translation>
    </message>
    <message>
        <source>Reason for referral</source>
        <translation>Raison de la vérification</translation>
    </message>
    <message>
        <source>any reason</source>
        <translation>toute raison</translation>
    </message>
    <message>
        <source>any tag</source>
        <translation>toute étiquette</translation>
    </message>
    <message>
        <source>any alignment</source>
        <translation>tout alignement</translation>
    </message>
    <message>
        <source>Distance of the antecedent</source>
        <translation>Distance de l’antécédent</translation>
    </message>
    <message>
        <source>any distance</source>
        <translation>toute distance</translation>
    </message>
    <message>
        <source>Metric and people</source>
        <translation>Métrique et personnes</translation>
    </message>
    <message>
        <source>any metric</source>
        <translation>toute métrique</translation>
    </message>
    <message>
        <source>{0} has not measured all of these candidates. Run ‘protest metrics FILE --metric {0}’ first, or take another filter.</source>
        <translation>{0} n’a pas mesuré tous ces candidats. Lancer d’abord «&#xa0;protest metrics FICHIER --metric {0}&#xa0;», ou choisir un autre filtre.</translation>
    </message>
    <message>
        <source>any annotator</source>
        <translation>tout annotateur</translation>
    </message>
    <message>
        <source>Search text and remarks</source>
        <translation>Chercher dans les textes et remarques</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>filter</comment>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Vider le filtre</translation>
    </message>
    <message>
        <source>the aligner is unsure</source>
        <translation>l’aligneur est incertain</translation>
    </message>
    <message>
        <source>links are corrected</source>
        <translation>les liens sont corrigés</translation>
    </message>
    <message>
        <source>{0} disagrees</source>
        <translation>{0} diffère</translation>
    </message>
    <message>
        <source>Load systems</source>
        <translation>Charger des systèmes</translation>
    </message>
    <message>
        <source>Outputs of systems</source>
        <translation>Sorties de systèmes</translation>
    </message>
    <message>
        <source>&amp;Replace loaded systems of the same name that nobody judged</source>
        <translation>&amp;Remplacer les systèmes chargés de même nom que personne n’a jugés</translation>
    </message>
    <message>
        <source>Texts without alignment are aligned here: a few seconds for a small suite, some minutes for thousands of lines. It can be cancelled at any time.</source>
        <translation>Les textes sans alignement sont alignés ici&#xa0;: quelques secondes pour une petite suite, quelques minutes pour des milliers de lignes. On peut l’annuler à tout moment.</translation>
    </message>
    <message>
        <source>These are &amp;tokenised like the suite already</source>
        <translation>Ceux-ci sont déjà &amp;tokenisés comme la suite</translation>
    </message>
    <message>
        <source>&amp;Load</source>
        <translation>&amp;Charger</translation>
    </message>
    <message>
        <source>Align the &amp;sentences with the source’s inside each document</source>
        <translation>Aligner les &amp;phrases avec celles de la source dans chaque document</translation>
    </message>
    <message>
        <source>These outputs will be loaded and matched with the reference.</source>
        <translation>Ces sorties seront chargées et comparées à la référence.</translation>
    </message>
    <message>
        <source>Nothing here can be loaded: an output is NAME.txt, a line for each sentence.</source>
        <translation>Rien ne peut être chargé ici&#xa0;: une sortie est NOM.txt, une ligne par phrase.</translation>
    </message>
    <message>
        <source>&amp;Name it {0}</source>
        <translation>&amp;Nommer&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Alignement</translation>
    </message>
    <message>
        <source>Read and written</source>
        <translation>Lu et écrit</translation>
    </message>
    <message>
        <source>Converted project</source>
        <translation>Projet converti</translation>
    </message>
    <message>
        <source>No reference: matching refers everything to people.</source>
        <translation>Pas de référence&#xa0;: la comparaison laisse tout à vérifier.</translation>
    </message>
    <message>
        <source>Reference: {0}.</source>
        <translation>Référence&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lus</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Écrits</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>see the notes</source>
        <translation>voir les notes</translation>
    </message>
    <message>
        <source>is not loaded</source>
        <translation>n’est pas chargé</translation>
    </message>
    <message>
        <source>two would have this name</source>
        <translation>deux auraient ce nom</translation>
    </message>
    <message>
        <source>people have judged a system of this name: F2 renames</source>
        <translation>des personnes ont jugé un système de ce nom&#xa0;: F2 renomme</translation>
    </message>
    <message>
        <source>this name is loaded already: F2 renames</source>
        <translation>ce nom est déjà chargé&#xa0;: F2 renomme</translation>
    </message>
    <message>
        <source>made here</source>
        <translation>fait ici</translation>
    </message>
    <message>
        <source>Replace {0}</source>
        <translation>Remplacer {0}</translation>
    </message>
    <message>
        <source>All files (*);;Outputs of systems (*.txt *.align)</source>
        <translation>Tous les fichiers (*);;Sorties de systèmes (*.txt *.align)</translation>
    </message>
    <message>
        <source>Systems are still being loaded. Stop that, and load none of them?</source>
        <translation>Des systèmes sont encore en cours de chargement. L’arrêter, et n’en charger aucun&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Stop and close</source>
        <translation>&amp;Arrêter et fermer</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Poursuivre</translation>
    </message>
    <message>
        <source>Load &amp;anyway</source>
        <translation>Charger &amp;quand même</translation>
    </message>
    <message>
        <source>Load &amp;nothing</source>
        <translation>&amp;Ne rien charger</translation>
    </message>
    <message numerus="yes">
        <source>Loaded {0}, with %n warnings; the first: {1}</source>
        <translation>
            <numerusform>{0} chargé, avec %Ln avertissement&#xa0;: {1}</numerusform>
            <numerusform>{0} chargé, avec %Ln avertissements&#x202f;; le premier&#xa0;: {1}</numerusform>
        </translation>
    </message>
    <message>
        <source>Loaded {0}: {1}.</source>
        <translation>{0} chargé&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>All systems are matched with verified translations, which save {0}.</source>
        <translation>Tous les systèmes sont comparés aux traductions vérifiées, ce qui épargne {0}.</translation>
    </message>
    <message>
        <source>&amp;Look at them</source>
        <translation>Les &amp;regarder</translation>
    </message>
    <message>
        <source>All systems are matched with the reference.</source>
        <translation>Tous les systèmes sont comparés à la référence.</translation>
    </message>
    <message>
        <source>All systems are matched with the reference and with verified translations, which save {0}.</source>
        <translation>Tous les systèmes sont comparés à la référence et aux traductions vérifiées, qui épargnent {0}.</translation>
    </message>
    <message>
        <source>New project from a suite</source>
        <translation>Nouveau projet à partir d’une suite</translation>
    </message>
    <message>
        <source>Suite</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Project file</source>
        <translation>Fichier du projet</translation>
    </message>
    <message>
        <source>Load the &amp;systems that come with the suite</source>
        <translation>Charger les &amp;systèmes fournis avec la suite</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>&amp;Créer</translation>
    </message>
    <message>
        <source>Folder of the suite</source>
        <translation>Dossier de la suite</translation>
    </message>
    <message>
        <source>Convert an older project</source>
        <translation>Convertir un ancien projet</translation>
    </message>
    <message>
        <source>File of PROTEST 1.1</source>
        <translation>Fichier de PROTEST 1.1</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Nouveau projet</translation>
    </message>
    <message>
        <source>the corpus that is called a reference</source>
        <translation>le corpus appelé référence</translation>
    </message>
    <message>
        <source>N&amp;one: all of them are systems</source>
        <translation>A&amp;ucun&#xa0;: tous sont des systèmes</translation>
    </message>
    <message>
        <source>guessed from the text; or a code such as en</source>
        <translation>devinée d’après le texte&#x202f;; ou un code comme en</translation>
    </message>
    <message>
        <source>Con&amp;vert</source>
        <translation>Con&amp;vertir</translation>
    </message>
    <message>
        <source>Files of PROTEST 1.1 (*.db);;All files (*)</source>
        <translation>Fichiers de PROTEST 1.1 (*.db);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>PROTEST projects (*{0})</source>
        <translation>Projets PROTEST (*{0})</translation>
    </message>
    <message>
        <source>&amp;File of PROTEST 1.1</source>
        <translation>&amp;Fichier de PROTEST 1.1</translation>
    </message>
    <message>
        <source>&amp;New project</source>
        <translation>&amp;Nouveau projet</translation>
    </message>
    <message>
        <source>&amp;Reference</source>
        <translation>&amp;Référence</translation>
    </message>
    <message>
        <source>&amp;Source language</source>
        <translation>Langue &amp;source</translation>
    </message>
    <message>
        <source>&amp;Target language</source>
        <translation>Langue &amp;cible</translation>
    </message>
    <message>
        <source>A master or a batch; it is only read. You see what was kept before you go on.</source>
        <translation>Un fichier maître ou un lot&#x202f;; il est seulement lu. Ce qui a été gardé est montré avant de continuer.</translation>
    </message>
    <message>
        <source>This file exists already. It will be replaced, unless it has judgements.</source>
        <translation>Ce fichier existe déjà. Il sera remplacé, sauf s’il contient des jugements.</translation>
    </message>
    <message>
        <source>There is no file {0}. Check the name.</source>
        <translation>Il n’y a pas de fichier {0}. Vérifier le nom.</translation>
    </message>
    <message>
        <source>S&amp;uite (folder)</source>
        <translation>S&amp;uite (dossier)</translation>
    </message>
    <message>
        <source>&amp;Project file</source>
        <translation>Fichier du &amp;projet</translation>
    </message>
    <message>
        <source>Project options</source>
        <translation>Options du projet</translation>
    </message>
    <message>
        <source>&amp;Check answers that contradict each other or the selected words</source>
        <translation>&amp;Vérifier les réponses qui se contredisent ou contredisent les mots sélectionnés</translation>
    </message>
    <message>
        <source>any word</source>
        <translation>un mot quelconque</translation>
    </message>
    <message>
        <source>a pronoun: il a and elle a do not match</source>
        <translation>un pronom&#xa0;: il a et elle a ne concordent pas</translation>
    </message>
    <message>
        <source>their head, or the whole phrase where none is given</source>
        <translation>leur tête, ou toute l’expression si aucune n’est donnée</translation>
    </message>
    <message>
        <source>their head alone</source>
        <translation>leur tête seule</translation>
    </message>
    <message>
        <source>the whole phrase</source>
        <translation>toute l’expression</translation>
    </message>
    <message>
        <source>Matching policy</source>
        <translation>Règles de comparaison</translation>
    </message>
    <message>
        <source>words, with blanks between</source>
        <translation>mots, séparés par des espaces</translation>
    </message>
    <message>
        <source>&amp;Verified translations count as further references</source>
        <translation>Les &amp;traductions vérifiées comptent comme d’autres références</translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation>Valeurs par &amp;défaut</translation>
    </message>
    <message>
        <source>Previe&amp;w</source>
        <translation>Aperç&amp;u</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Appliquer</translation>
    </message>
    <message>
        <source>You see what would change before anything is changed.</source>
        <translation>Ce qui changerait est montré avant tout changement.</translation>
    </message>
    <message>
        <source>Counting what would change …</source>
        <translation>Comptage de ce qui changerait…</translation>
    </message>
    <message>
        <source>The settings have changed: preview them again.</source>
        <translation>Les réglages ont changé&#xa0;: refaire l’aperçu.</translation>
    </message>
    <message>
        <source>&amp;Pronouns match if they share</source>
        <translation>Les &amp;pronoms concordent s’ils partagent</translation>
    </message>
    <message>
        <source>An&amp;tecedents are compared by</source>
        <translation>Les a&amp;ntécédents sont comparés par</translation>
    </message>
    <message>
        <source>&amp;Never approve on these alone</source>
        <translation>Ne &amp;jamais approuver sur ceux-ci seuls</translation>
    </message>
    <message>
        <source>Besides {0}, as in every project of this language.</source>
        <translation>En plus de {0}, comme dans tout projet de cette langue.</translation>
    </message>
    <message>
        <source>Words that people judged correct in one system are then approved in others, too.</source>
        <translation>Les mots que des personnes ont jugés corrects dans un système sont alors approuvés aussi dans d’autres.</translation>
    </message>
    <message>
        <source>What would change, by system</source>
        <translation>Ce qui changerait, par système</translation>
    </message>
    <message>
        <source>What would change, by reason</source>
        <translation>Ce qui changerait, par raison</translation>
    </message>
    <message>
        <source>While judging, the reference translation is shown</source>
        <translation>Pendant le jugement, la traduction de référence est montrée</translation>
    </message>
    <message>
        <source>on &amp;request</source>
        <translation>sur &amp;demande</translation>
    </message>
    <message>
        <source>&amp;never</source>
        <translation>&amp;jamais</translation>
    </message>
    <message>
        <source>&amp;always</source>
        <translation>&amp;toujours</translation>
    </message>
    <message>
        <source>This project has no reference.</source>
        <translation>Ce projet n’a pas de référence.</translation>
    </message>
    <message>
        <source>The six numbers are: {0}</source>
        <translation>Les six nombres sont&#xa0;: {0}</translation>
    </message>
    <message>
        <source>all {0}</source>
        <translation>tous&#xa0;: {0}</translation>
    </message>
    <message>
        <source>of the open {0} disputed</source>
        <translation>des ouverts, {0} litigieux</translation>
    </message>
    <message>
        <source>of the approved {0} by verified translations</source>
        <translation>des approuvés, {0} par des traductions vérifiées</translation>
    </message>
    <message>
        <source>{0} in all: {1}</source>
        <translation>{0} en tout&#xa0;: {1}</translation>
    </message>
    <message>
        <source>of them {0} disputed</source>
        <translation>dont {0} litigieux</translation>
    </message>
    <message>
        <source>all of these</source>
        <translation>tous ensemble</translation>
    </message>
    <message>
        <source>of them {0} by verified translations</source>
        <translation>dont {0} par des traductions vérifiées</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>&amp;Liste</translation>
    </message>
    <message>
        <source>List the candidates of the filter as a table</source>
        <translation>Lister les candidats du filtre en tableau</translation>
    </message>
    <message>
        <source>Read ({0})</source>
        <translation>Lire ({0})</translation>
    </message>
    <message>
        <source>Stopped: the numbers are not those of the filter.</source>
        <translation>Arrêté&#xa0;: les nombres ne sont pas ceux du filtre.</translation>
    </message>
    <message>
        <source>No system is loaded yet. Load the translations of one or more systems.</source>
        <translation>Aucun système n’est encore chargé. Charger les traductions d’un ou de plusieurs systèmes.</translation>
    </message>
    <message>
        <source>You can also drop them here: text files, or a folder of them.</source>
        <translation>On peut aussi les déposer ici&#xa0;: des fichiers texte, ou un dossier.</translation>
    </message>
    <message>
        <source>Candidates by category and system</source>
        <translation>Candidats par catégorie et système</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projet</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>&amp;Load systems…</source>
        <translation>&amp;Charger des systèmes…</translation>
    </message>
    <message>
        <source>Mark as the &amp;reference</source>
        <translation>Marquer comme la &amp;référence</translation>
    </message>
    <message>
        <source>The system is the human reference, judged like a system: it is shown, but in no rank, comparison, average or correlation</source>
        <translation>Le système est la référence humaine, jugée comme un système&#xa0;: il est montré, mais dans aucun rang, comparaison, moyenne ni corrélation</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>Re&amp;nommer…</translation>
    </message>
    <message>
        <source>Re&amp;place…</source>
        <translation>Rempla&amp;cer…</translation>
    </message>
    <message>
        <source>Remo&amp;ve…</source>
        <translation>Re&amp;tirer…</translation>
    </message>
    <message>
        <source>You can also drop files here: NAME.txt with NAME.align, or a folder of them.</source>
        <translation>On peut aussi déposer des fichiers ici&#xa0;: NOM.txt avec NOM.align, ou un dossier.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>The new name of {0}:</source>
        <translation>Le nouveau nom de {0}&#xa0;:</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove the system {0}?</source>
        <translation>Retirer le système {0}&#x202f;?</translation>
    </message>
    <message>
        <source>A copy of the project as it is now is kept beside it.</source>
        <translation>Une copie du projet tel qu’il est maintenant est gardée à côté.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>{0} was removed. The project as it was before: {1}</source>
        <translation>{0} a été retiré. Le projet tel qu’il était avant&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Count as a system a&amp;gain</source>
        <translation>Compter de nouveau comme &amp;système</translation>
    </message>
    <message>
        <source>&amp;Match now</source>
        <translation>Co&amp;mparer maintenant</translation>
    </message>
    <message>
        <source>The systems</source>
        <translation>Les systèmes</translation>
    </message>
    <message>
        <source>not matched yet</source>
        <translation>pas encore comparé</translation>
    </message>
    <message>
        <source>No translation</source>
        <translation>Aucune traduction</translation>
    </message>
    <message>
        <source>By verified</source>
        <translation>Par vérifiées</translation>
    </message>
    <message>
        <source>Of the approved: those that the reference alone would have referred, but people called the same words correct in another system</source>
        <translation>Des approuvés&#xa0;: ceux que la référence seule aurait laissés à vérifier, mais dont des personnes ont dit les mêmes mots corrects dans un autre système</translation>
    </message>
    <message>
        <source>Unsure links</source>
        <translation>Liens incertains</translation>
    </message>
    <message>
        <source>Candidates for which the aligner is unsure which words translate the pronoun or its antecedent, and nobody has corrected the links</source>
        <translation>Candidats pour lesquels l’aligneur est incertain des mots qui traduisent le pronom ou son antécédent, et dont personne n’a corrigé les liens</translation>
    </message>
    <message>
        <source>Corrected links</source>
        <translation>Liens corrigés</translation>
    </message>
    <message>
        <source>Candidates whose links people corrected</source>
        <translation>Candidats dont des personnes ont corrigé les liens</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Liens</translation>
    </message>
    <message>
        <source>Whether links were given with the text, or made here by an aligner</source>
        <translation>Si les liens ont été fournis avec le texte, ou faits ici par un aligneur</translation>
    </message>
    <message>
        <source>Loaded</source>
        <translation>Chargé</translation>
    </message>
    <message>
        <source> Arrows move, Space or a click chooses.</source>
        <translation> Les flèches déplacent, Espace ou un clic choisit.</translation>
    </message>
    <message>
        <source>Which words of the reference translate “{0}”?</source>
        <translation>Quels mots de la référence traduisent «&#xa0;{0}&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>Which word is the head of “{0}”?</source>
        <translation>Quel mot est la tête de «&#xa0;{0}&#xa0;»&#x202f;?</translation>
    </message>
    <message>
        <source>Choose the first and the last word of the antecedent, now “{0}”.</source>
        <translation>Choisir le premier et le dernier mot de l’antécédent, à présent «&#xa0;{0}&#xa0;».</translation>
    </message>
    <message>
        <source>Choose the first and the last word that it refers to.</source>
        <translation>Choisir le premier et le dernier mot de ce à quoi il renvoie.</translation>
    </message>
    <message>
        <source>This is the first one.</source>
        <translation>C’est le premier.</translation>
    </message>
    <message>
        <source>This is the last one.</source>
        <translation>C’est le dernier.</translation>
    </message>
    <message>
        <source>No other example in this list is doubtful.</source>
        <translation>Aucun autre exemple de cette liste n’est douteux.</translation>
    </message>
    <message>
        <source>This example has no antecedent. Add one first.</source>
        <translation>Cet exemple n’a pas d’antécédent. En ajouter un d’abord.</translation>
    </message>
    <message>
        <source>This suite has no reference.</source>
        <translation>Cette suite n’a pas de référence.</translation>
    </message>
    <message>
        <source>Choose the first word and the last one; or cancel (Esc).</source>
        <translation>Choisir le premier mot et le dernier&#x202f;; ou annuler (Échap).</translation>
    </message>
    <message>
        <source>No head of this example is doubtful.</source>
        <translation>Aucune tête de cet exemple n’est douteuse.</translation>
    </message>
    <message>
        <source>Next doubtful</source>
        <translation>Douteux suivant</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Retour à la liste</translation>
    </message>
    <message>
        <source>To look at</source>
        <translation>À regarder</translation>
    </message>
    <message>
        <source>Examples of the suite</source>
        <translation>Exemples de la suite</translation>
    </message>
    <message numerus="yes">
        <source>{0} of %n examples</source>
        <translation>
            <numerusform>{0} sur %Ln exemple</numerusform>
            <numerusform>{0} sur %Ln exemples</numerusform>
        </translation>
    </message>
    <message>
        <source>all examples</source>
        <translation>tous les exemples</translation>
    </message>
    <message>
        <source>Search both texts</source>
        <translation>Chercher dans les deux textes</translation>
    </message>
    <message>
        <source>anything doubtful</source>
        <translation>tout ce qui est douteux</translation>
    </message>
    <message>
        <source>heads to check</source>
        <translation>têtes à vérifier</translation>
    </message>
    <message>
        <source>pronouns linked to nothing</source>
        <translation>pronoms liés à rien</translation>
    </message>
    <message>
        <source>antecedents linked to nothing</source>
        <translation>antécédents liés à rien</translation>
    </message>
    <message>
        <source>{0} ({1}, {2} to look at)</source>
        <translation>{0} ({1}, {2} à regarder)</translation>
    </message>
    <message>
        <source>New folder for the suite</source>
        <translation>Nouveau dossier pour la suite</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Enregistrement…</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recharger</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>R&amp;éessayer</translation>
    </message>
    <message>
        <source>{0} (and {1} more; see protest suite check)</source>
        <translation>{0} (et {1} de plus&#x202f;; voir protest suite check)</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Corrections</translation>
    </message>
    <message>
        <source>{0} / {1} · example {2}</source>
        <translation>{0} / {1} · exemple {2}</translation>
    </message>
    <message>
        <source>Reference words</source>
        <translation>Mots de la référence</translation>
    </message>
    <message>
        <source>Head is right</source>
        <translation>Tête correcte</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Tête</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Remove example</source>
        <translation>Retirer l’exemple</translation>
    </message>
    <message>
        <source>Reference words of the pronoun</source>
        <translation>Mots du pronom dans la référence</translation>
    </message>
    <message>
        <source>Reference words of the antecedent</source>
        <translation>Mots de l’antécédent dans la référence</translation>
    </message>
    <message>
        <source>Head of the antecedent</source>
        <translation>Tête de l’antécédent</translation>
    </message>
    <message>
        <source>Words of the antecedent</source>
        <translation>Mots de l’antécédent</translation>
    </message>
    <message>
        <source>To look at: {0}</source>
        <translation>À regarder&#xa0;: {0}</translation>
    </message>
    <message>
        <source>No head</source>
        <translation>Pas de tête</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>{0} (by hand)</source>
        <translation>{0} (à la main)</translation>
    </message>
    <message>
        <source>{0} · head {1}</source>
        <translation>{0} · tête {1}</translation>
    </message>
    <message>
        <source>Head to check: “{0}” ({1}).</source>
        <translation>Tête à vérifier&#xa0;: «&#xa0;{0}&#xa0;» ({1}).</translation>
    </message>
    <message>
        <source>The pronoun is linked to nothing in the reference.</source>
        <translation>Le pronom n’est lié à rien dans la référence.</translation>
    </message>
    <message>
        <source>An antecedent is linked to nothing in the reference.</source>
        <translation>Un antécédent n’est lié à rien dans la référence.</translation>
    </message>
    <message>
        <source>head to check</source>
        <translation>tête à vérifier</translation>
    </message>
    <message>
        <source>pronoun unlinked</source>
        <translation>pronom non lié</translation>
    </message>
    <message>
        <source>antecedent unlinked</source>
        <translation>antécédent non lié</translation>
    </message>
    <message>
        <source>The task set {0} is made. ‘Hand out…’ in ‘Tasks’ makes a file for each annotator.</source>
        <translation>Le jeu de tâches {0} est créé. «&#xa0;Distribuer…&#xa0;» dans «&#xa0;Tâches&#xa0;» crée un fichier pour chaque annotateur.</translation>
    </message>
    <message>
        <source>There is nothing to divide into tasks yet: load a system first.</source>
        <translation>Il n’y a encore rien à répartir en tâches&#xa0;: charger d’abord un système.</translation>
    </message>
    <message>
        <source>Made in {0}: {1}. Send each to its annotator.</source>
        <translation>Créés dans {0}&#xa0;: {1}. Envoyer chacun à son annotateur.</translation>
    </message>
    <message>
        <source>Delete the task set {0}?</source>
        <translation>Supprimer le jeu de tâches {0}&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Garder</translation>
    </message>
    <message>
        <source>Hand out {0}</source>
        <translation>Distribuer {0}</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Dossier des fichiers</translation>
    </message>
    <message>
        <source>Hide the names of &amp;systems behind codes</source>
        <translation>Cacher les noms des &amp;systèmes derrière des codes</translation>
    </message>
    <message>
        <source>Let annotators look at the &amp;reference, which influences them</source>
        <translation>Laisser les annotateurs regarder la &amp;référence, qui les influence</translation>
    </message>
    <message>
        <source>Let annotators correct &amp;links</source>
        <translation>Laisser les annotateurs corriger les &amp;liens</translation>
    </message>
    <message>
        <source>If the highlighted words are not the translation, annotators choose the right ones. Otherwise they can only tag such examples.</source>
        <translation>Si les mots surlignés ne sont pas la traduction, les annotateurs choisissent les bons. Sinon, ils ne peuvent qu’étiqueter de tels exemples.</translation>
    </message>
    <message>
        <source>that of the annotator&apos;s system</source>
        <translation>celle du système de l’annotateur</translation>
    </message>
    <message>
        <source>&amp;Create the files</source>
        <translation>&amp;Créer les fichiers</translation>
    </message>
    <message>
        <source>Annotator of task {0}</source>
        <translation>Annotateur de la tâche {0}</translation>
    </message>
    <message>
        <source>handed out to {0}</source>
        <translation>distribué à {0}</translation>
    </message>
    <message>
        <source>name of the annotator</source>
        <translation>nom de l’annotateur</translation>
    </message>
    <message>
        <source>{0} would get two tasks; each annotator gets one.</source>
        <translation>{0} recevrait deux tâches&#x202f;; chaque annotateur en reçoit une.</translation>
    </message>
    <message>
        <source>There is no folder {0}. Make it first, or choose another.</source>
        <translation>Il n’y a pas de dossier {0}. Le créer d’abord, ou en choisir un autre.</translation>
    </message>
    <message numerus="yes">
        <source>Task {0} (%n candidates)</source>
        <translation>
            <numerusform>Tâche {0} (%Ln candidat)</numerusform>
            <numerusform>Tâche {0} (%Ln candidats)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Dossier</translation>
    </message>
    <message>
        <source>Language of the &amp;windows</source>
        <translation>Langue des &amp;fenêtres</translation>
    </message>
    <message>
        <source>There is no reference, or the project’s options say that it is never shown.</source>
        <translation>Il n’y a pas de référence, ou les options du projet disent qu’elle n’est jamais affichée.</translation>
    </message>
    <message>
        <source>A file is made for each name: send it to that annotator.</source>
        <translation>Un fichier est créé pour chaque nom&#xa0;: l’envoyer à cet annotateur.</translation>
    </message>
    <message numerus="yes">
        <source>The overlap of %n candidates is in every file.</source>
        <translation>
            <numerusform>Le recouvrement de %Ln candidat est dans chaque fichier.</numerusform>
            <numerusform>Le recouvrement de %Ln candidats est dans chaque fichier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge batches</source>
        <translation>Fusionner des lots</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Fusionner</translation>
    </message>
    <message>
        <source>Judged under other guidelines than the project has now: {0}.</source>
        <translation>Jugé selon d’autres consignes que celles du projet à présent&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveaux</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Changés</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>Retirés</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Inchangés</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflits</translation>
    </message>
    <message>
        <source>The &amp;project’s</source>
        <translation>Celui du &amp;projet</translation>
    </message>
    <message>
        <source>The &amp;file’s</source>
        <translation>Celui du &amp;fichier</translation>
    </message>
    <message numerus="yes">
        <source>%n judgements or links changed both here and in a file, or in two files. Choose which to keep, with Left and Right or by a click.</source>
        <translation>
            <numerusform>%Ln jugement ou lien a changé ici et dans un fichier, ou dans deux fichiers. Choisir lequel garder, avec Gauche et Droite ou d’un clic.</numerusform>
            <numerusform>%Ln jugements ou liens ont changé ici et dans un fichier, ou dans deux fichiers. Choisir lesquels garder, avec Gauche et Droite ou d’un clic.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgements changed both here and in a file. Choose which one to keep, with Left and Right or by a click.</source>
        <translation>
            <numerusform>%Ln jugement a changé ici et dans un fichier. Choisir lequel garder, avec Gauche et Droite ou d’un clic.</numerusform>
            <numerusform>%Ln jugements ont changé ici et dans un fichier. Choisir lequel garder, avec Gauche et Droite ou d’un clic.</numerusform>
        </translation>
    </message>
    <message>
        <source>For all of them:</source>
        <translation>Pour tous&#xa0;:</translation>
    </message>
    <message>
        <source>Judgements in conflict</source>
        <translation>Jugements en conflit</translation>
    </message>
    <message>
        <source>Judgements and links in conflict</source>
        <translation>Jugements et liens en conflit</translation>
    </message>
    <message>
        <source>Left keeps the project&apos;s, Right takes the file&apos;s, Space switches.</source>
        <translation>Gauche garde celui du projet, Droite prend celui du fichier, Espace change.</translation>
    </message>
    <message>
        <source>In the project</source>
        <translation>Dans le projet</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>Dans le fichier</translation>
    </message>
    <message>
        <source>chosen: {0}</source>
        <translation>choisi&#xa0;: {0}</translation>
    </message>
    <message>
        <source>goes into the history: {0}</source>
        <translation>va dans l’historique&#xa0;: {0}</translation>
    </message>
    <message>
        <source>PROTEST batches (*{0})</source>
        <translation>Lots PROTEST (*{0})</translation>
    </message>
    <message>
        <source>Nothing was new: the project is as it was.</source>
        <translation>Rien n’était nouveau&#xa0;: le projet est comme avant.</translation>
    </message>
    <message numerus="yes">
        <source>Merged {0}: %n judgements added.</source>
        <translation>
            <numerusform>{0} fusionné&#xa0;: %Ln jugement ajouté.</numerusform>
            <numerusform>{0} fusionné&#xa0;: %Ln jugements ajoutés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgements were taken back.</source>
        <translation>
            <numerusform>%Ln jugement retiré.</numerusform>
            <numerusform>%Ln jugements retirés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link corrections came in.</source>
        <translation>
            <numerusform>%Ln correction de liens est arrivée.</numerusform>
            <numerusform>%Ln corrections de liens sont arrivées.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message numerus="yes">
        <source>The merge is undone: %n candidates are as before.</source>
        <translation>
            <numerusform>La fusion est annulée&#xa0;: %Ln candidat comme avant.</numerusform>
            <numerusform>La fusion est annulée&#xa0;: %Ln candidats comme avant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates stay as they are: they were judged again since then.</source>
        <translation>
            <numerusform>%Ln candidat reste tel quel&#xa0;: il a été rejugé depuis.</numerusform>
            <numerusform>%Ln candidats restent tels quels&#xa0;: ils ont été rejugés depuis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates stay as a later merge left them; undoing that merge takes both back.</source>
        <translation>
            <numerusform>%Ln candidat reste tel qu’une fusion ultérieure l’a laissé&#x202f;; annuler celle-ci retire les deux.</numerusform>
            <numerusform>%Ln candidats restent tels qu’une fusion ultérieure les a laissés&#x202f;; annuler celle-ci retire les deux.</numerusform>
        </translation>
    </message>
    <message>
        <source>New task set</source>
        <translation>Nouveau jeu de tâches</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>What goes in</source>
        <translation>Ce qui y entre</translation>
    </message>
    <message>
        <source>How it is divided</source>
        <translation>Comment c’est réparti</translation>
    </message>
    <message>
        <source>What you get</source>
        <translation>Ce qu’on obtient</translation>
    </message>
    <message>
        <source>{0} of 3 · {1}</source>
        <translation>{0} sur 3 · {1}</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Tailles</translation>
    </message>
    <message>
        <source>Strata of the samples</source>
        <translation>Strates des échantillons</translation>
    </message>
    <message>
        <source>Si&amp;zes</source>
        <translation>&amp;Tailles</translation>
    </message>
    <message>
        <source>What samples are &amp;drawn from</source>
        <translation>D’où les échantillons sont &amp;tirés</translation>
    </message>
    <message>
        <source>{0} in {1}. Each annotator gets {2}; {3} of them are the overlap, the same for all.</source>
        <translation>{0} dans {1}. Chaque annotateur reçoit {2}&#x202f;; {3} en sont le recouvrement, le même pour tous.</translation>
    </message>
    <message>
        <source>{0} in {1}. Each annotator gets {2}.</source>
        <translation>{0} dans {1}. Chaque annotateur reçoit {2}.</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tâches</translation>
    </message>
    <message>
        <source>There is no task set yet. A task set divides candidates among annotators: each gets a file with one task, and sends it back to be merged.</source>
        <translation>Il n’y a pas encore de jeu de tâches. Un jeu de tâches répartit des candidats entre annotateurs&#xa0;: chacun reçoit un fichier avec une tâche, et le renvoie pour la fusion.</translation>
    </message>
    <message>
        <source>&amp;New task set…</source>
        <translation>&amp;Nouveau jeu de tâches…</translation>
    </message>
    <message>
        <source>Hand &amp;out…</source>
        <translation>&amp;Distribuer…</translation>
    </message>
    <message>
        <source>&amp;Merge…</source>
        <translation>&amp;Fusionner…</translation>
    </message>
    <message>
        <source>&amp;Past merges…</source>
        <translation>Fusions &amp;passées…</translation>
    </message>
    <message>
        <source>Written to {0}.</source>
        <translation>Écrit dans {0}.</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidats</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Comparaisons</translation>
    </message>
    <message>
        <source>Verified translations</source>
        <translation>Traductions vérifiées</translation>
    </message>
    <message>
        <source>Contrast pairs</source>
        <translation>Paires contrastives</translation>
    </message>
    <message>
        <source>Strata</source>
        <translation>Strates</translation>
    </message>
    <message>
        <source>The judgements of each annotator on each candidate, with times and guidelines.</source>
        <translation>Les jugements de chaque annotateur sur chaque candidat, avec les heures et les consignes.</translation>
    </message>
    <message>
        <source>The sentences, highlighted words and outcome of each candidate.</source>
        <translation>Les phrases, mots surlignés et l’issue de chaque candidat.</translation>
    </message>
    <message>
        <source>The automatic verdict on each candidate: approved, or why not.</source>
        <translation>Le verdict automatique sur chaque candidat&#xa0;: approuvé, ou pourquoi pas.</translation>
    </message>
    <message>
        <source>Translations that people called correct: further references for the automatic step.</source>
        <translation>Les traductions que des personnes ont dites correctes&#xa0;: d’autres références pour l’étape automatique.</translation>
    </message>
    <message>
        <source>Correct translations, each beside a copy with a wrong pronoun, in the columns of ACES.</source>
        <translation>Des traductions correctes, chacune à côté d’une copie avec un pronom faux, dans les colonnes d’ACES.</translation>
    </message>
    <message>
        <source>The data that corrected scores are estimated from, for R or pandas.</source>
        <translation>Les données dont les scores corrigés sont estimés, pour R ou pandas.</translation>
    </message>
    <message>
        <source>once deleted, once replaced by a wrong one</source>
        <translation>une fois supprimé, une fois remplacé par un faux</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>supprimé</translation>
    </message>
    <message>
        <source>replaced by a wrong one</source>
        <translation>remplacé par un faux</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>All systems</source>
        <translation>Tous les systèmes</translation>
    </message>
    <message>
        <source>{0} of {1} systems</source>
        <translation>{0} systèmes sur {1}</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Catégories</translation>
    </message>
    <message>
        <source>All categories</source>
        <translation>Toutes les catégories</translation>
    </message>
    <message>
        <source>{0} of {1} categories</source>
        <translation>{0} catégories sur {1}</translation>
    </message>
    <message>
        <source>All candidates</source>
        <translation>Tous les candidats</translation>
    </message>
    <message>
        <source>The pronoun is</source>
        <translation>Le pronom est</translation>
    </message>
    <message>
        <source>The seed decides which wrong pronoun is taken; the same seed gives the same pairs.</source>
        <translation>La graine décide quel pronom faux est pris&#x202f;; la même graine donne les mêmes paires.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exporter</translation>
    </message>
    <message>
        <source>&amp;Of</source>
        <translation>&amp;De</translation>
    </message>
    <message>
        <source>The &amp;pronoun is</source>
        <translation>Le &amp;pronom est</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>Fi&amp;le</source>
        <translation>Fi&amp;chier</translation>
    </message>
    <message>
        <source>This file exists already. It will be replaced.</source>
        <translation>Ce fichier existe déjà. Il sera remplacé.</translation>
    </message>
    <message>
        <source>What is in it</source>
        <translation>Ce qu’il y a dedans</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation>Ce qu’on exporte</translation>
    </message>
    <message>
        <source>Handed out to</source>
        <translation>Distribué à</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>Incomplets</translation>
    </message>
    <message>
        <source>Contradictory</source>
        <translation>Contradictoires</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>recouvrement</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>personne encore</translation>
    </message>
    <message>
        <source>{0} has no file of this task, but judged some of it in this project.</source>
        <translation>{0} n’a pas de fichier de cette tâche, mais en a jugé une partie dans ce projet.</translation>
    </message>
    <message>
        <source>{0} done, {1} incomplete, {2} contradictory, {3} new</source>
        <translation>{0} faits, {1} incomplets, {2} contradictoires, {3} nouveaux</translation>
    </message>
    <message>
        <source>Past merges</source>
        <translation>Fusions passées</translation>
    </message>
    <message>
        <source>Nothing was merged into this project yet.</source>
        <translation>Rien n’a encore été fusionné dans ce projet.</translation>
    </message>
    <message>
        <source>&amp;Undo this merge</source>
        <translation>&amp;Annuler cette fusion</translation>
    </message>
    <message>
        <source>Undoing restores what was there before. Later judgements and the history stay; the file can be merged again.</source>
        <translation>Annuler rétablit ce qui était là avant. Les jugements ultérieurs et l’historique restent&#x202f;; le fichier peut être fusionné de nouveau.</translation>
    </message>
    <message>
        <source>All &amp;systems</source>
        <translation>Tous les &amp;systèmes</translation>
    </message>
    <message>
        <source>All &amp;categories</source>
        <translation>Toutes les &amp;catégories</translation>
    </message>
    <message>
        <source>What was &amp;referred to people</source>
        <translation>Ce qui est à &amp;vérifier</translation>
    </message>
    <message>
        <source>&amp;Everything, the approved candidates too</source>
        <translation>&amp;Tout, y compris les candidats approuvés</translation>
    </message>
    <message>
        <source>Approved candidates among the others show how far approval can be trusted.</source>
        <translation>Des candidats approuvés parmi les autres montrent jusqu’où on peut se fier à l’approbation.</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>This many are drawn at random; they represent the others.</source>
        <translation>Autant sont tirés au hasard&#x202f;; ils représentent les autres.</translation>
    </message>
    <message>
        <source>Draw b&amp;y category over all systems, as for a pilot</source>
        <translation>Tirer &amp;par catégorie sur tous les systèmes, comme pour un pilote</translation>
    </message>
    <message>
        <source>Otherwise from each category of each system, if there are enough.</source>
        <translation>Sinon de chaque catégorie de chaque système, s’il y en a assez.</translation>
    </message>
    <message>
        <source>ParCor or ParCorFull, an annotated corpus (MMAX2)</source>
        <translation>ParCor ou ParCorFull, un corpus annoté (MMAX2)</translation>
    </message>
    <message>
        <source>ContraPro, or a test set in its format (JSON)</source>
        <translation>ContraPro, ou un jeu de test dans son format (JSON)</translation>
    </message>
    <message>
        <source>The test set of Bawden et al. 2018 (JSON)</source>
        <translation>Le jeu de test de Bawden et al. 2018 (JSON)</translation>
    </message>
    <message>
        <source>the first correct one</source>
        <translation>la première correcte</translation>
    </message>
    <message>
        <source>all correct ones</source>
        <translation>toutes les correctes</translation>
    </message>
    <message>
        <source>Make a suite</source>
        <translation>Construire une suite</translation>
    </message>
    <message>
        <source>Made from</source>
        <translation>À partir de</translation>
    </message>
    <message>
        <source>Ma&amp;ke the suite</source>
        <translation>Construire la &amp;suite</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>laissés de côté</translation>
    </message>
    <message>
        <source>all of them generic</source>
        <translation>tous génériques</translation>
    </message>
    <message>
        <source>all of them deictic, singular</source>
        <translation>tous déictiques, singulier</translation>
    </message>
    <message>
        <source>all of them deictic, plural</source>
        <translation>tous déictiques, pluriel</translation>
    </message>
    <message>
        <source>CoNLL-U with coreference, such as CorefUD, and a reference</source>
        <translation>CoNLL-U avec coréférence, comme CorefUD, et une référence</translation>
    </message>
    <message>
        <source>Parallel text, raw or tokenised</source>
        <translation>Texte parallèle, brut ou tokenisé</translation>
    </message>
    <message>
        <source>CTXPRO: gender, formality, animacy (JSON)</source>
        <translation>CTXPRO&#xa0;: genre, politesse, animé (JSON)</translation>
    </message>
    <message>
        <source>Corpus (&amp;folder)</source>
        <translation>Corpus (&amp;dossier)</translation>
    </message>
    <message>
        <source>&amp;Parts</source>
        <translation>&amp;Parties</translation>
    </message>
    <message>
        <source>all; or names such as DiscoMT</source>
        <translation>toutes&#x202f;; ou des noms comme DiscoMT</translation>
    </message>
    <message>
        <source>&amp;Source text</source>
        <translation>&amp;Texte source</translation>
    </message>
    <message>
        <source>There is no reference</source>
        <translation>Il n’y a pas de référence</translation>
    </message>
    <message>
        <source>Raw texts, to be tokenised</source>
        <translation>Textes bruts, à tokeniser</translation>
    </message>
    <message>
        <source>&amp;Pronouns</source>
        <translation>&amp;Pronoms</translation>
    </message>
    <message>
        <source>without a table: the usual ones</source>
        <translation>sans tableau : les pronoms habituels</translation>
    </message>
    <message>
        <source>&amp;Table of pronouns</source>
        <translation>Ta&amp;bleau des pronoms</translation>
    </message>
    <message>
        <source>TSV or CSV with the columns line, token and category, from 0, and, if you like, id and antecedents; instead of token, it may have word and occurrence, or start and end</source>
        <translation>TSV ou CSV avec les colonnes line, token et category, à partir de 0, et, si l’on veut, id et antecedents ; au lieu de token, il peut avoir word et occurrence, ou start et end</translation>
    </message>
    <message>
        <source>The table may name words that are no pronouns</source>
        <translation>Le tableau peut nommer des mots qui ne sont pas des pronoms</translation>
    </message>
    <message>
        <source>&amp;Documents</source>
        <translation>&amp;Documents</translation>
    </message>
    <message>
        <source>Where documents begin: name and first_line, from 0</source>
        <translation>Où commencent les documents&#xa0;: name et first_line, à partir de 0</translation>
    </message>
    <message>
        <source>&amp;Alignment</source>
        <translation>&amp;Alignement</translation>
    </message>
    <message>
        <source>Pharaoh links of the reference; made here if none are given</source>
        <translation>Liens Pharaoh de la référence&#x202f;; faits ici si aucun n’est donné</translation>
    </message>
    <message>
        <source>Own &amp;categories</source>
        <translation>&amp;Catégories propres</translation>
    </message>
    <message>
        <source>[[category]] tables, as in a suite.toml</source>
        <translation>Tables [[category]], comme dans un suite.toml</translation>
    </message>
    <message>
        <source>&amp;File (JSON)</source>
        <translation>&amp;Fichier (JSON)</translation>
    </message>
    <message>
        <source>Document&amp;s (folder)</source>
        <translation>Docu&amp;ments (dossier)</translation>
    </message>
    <message>
        <source>The documents of the segments, NAME.en beside NAME.de: antecedents are in them.</source>
        <translation>Les documents des segments, NOM.en à côté de NOM.de&#xa0;: les antécédents y sont.</translation>
    </message>
    <message>
        <source>Contexts</source>
        <translation>Contextes</translation>
    </message>
    <message>
        <source>The sentences before the segments, a line for each entry: antecedents are in them.</source>
        <translation>Les phrases qui précèdent les segments, une ligne par entrée&#xa0;: les antécédents s’y trouvent.</translation>
    </message>
    <message>
        <source>Which translations</source>
        <translation>Quelles traductions</translation>
    </message>
    <message>
        <source>&amp;Which translations</source>
        <translation>&amp;Quelles traductions</translation>
    </message>
    <message>
        <source>How many examples</source>
        <translation>Combien d’exemples</translation>
    </message>
    <message>
        <source>as many of each category as at WMT 2018</source>
        <translation>autant par catégorie qu’à WMT 2018</translation>
    </message>
    <message>
        <source>as many of each category as in PROTEST 2016</source>
        <translation>autant par catégorie que dans PROTEST 2016</translation>
    </message>
    <message>
        <source>&amp;How many examples</source>
        <translation>Co&amp;mbien d’exemples</translation>
    </message>
    <message>
        <source>category=number, with blanks between</source>
        <translation>catégorie=nombre, séparés par des espaces</translation>
    </message>
    <message>
        <source>&amp;Of single categories</source>
        <translation>De catégories &amp;isolées</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>&amp;Graine</translation>
    </message>
    <message>
        <source>Also pronouns that refer to several antecedents</source>
        <translation>Aussi les pronoms qui renvoient à plusieurs antécédents</translation>
    </message>
    <message>
        <source>Also those marked “no explicit antecedent”</source>
        <translation>Aussi ceux marqués «&#xa0;no explicit antecedent&#xa0;»</translation>
    </message>
    <message>
        <source>If their chain has an antecedent, which is usually wrong.</source>
        <translation>Si leur chaîne a un antécédent, ce qui est le plus souvent faux.</translation>
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
        <translation>Groupes d’après leurs noms, comme team</translation>
    </message>
    <message>
        <source>Decided &amp;groups</source>
        <translation>Groupes d&amp;écidés</translation>
    </message>
    <message>
        <source>group-it-they.tsv of an earlier suite, with “yes” where a chain is a group</source>
        <translation>group-it-they.tsv d’une suite antérieure, avec «&#xa0;yes&#xa0;» où une chaîne est un groupe</translation>
    </message>
    <message>
        <source>Leave out faulty parts, and list them</source>
        <translation>Laisser de côté ce qui est fautif, et le lister</translation>
    </message>
    <message>
        <source>Compare systems</source>
        <translation>Comparer des systèmes</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>Co&amp;mparer</translation>
    </message>
    <message>
        <source>&amp;Add files…</source>
        <translation>Ajouter des &amp;fichiers…</translation>
    </message>
    <message>
        <source>Source language</source>
        <translation>Langue source</translation>
    </message>
    <message>
        <source>Target language</source>
        <translation>Langue cible</translation>
    </message>
    <message>
        <source>such as Spanish or es</source>
        <translation>par exemple espagnol ou es</translation>
    </message>
    <message>
        <source>With commas between; if there are none, the usual ones</source>
        <translation>Séparés par des virgules&#x202f;; sans indication, ceux d’usage</translation>
    </message>
    <message>
        <source>Part of {0}</source>
        <translation>Rôle de {0}</translation>
    </message>
    <message>
        <source>Add texts</source>
        <translation>Ajouter des textes</translation>
    </message>
    <message>
        <source>P&amp;ronouns</source>
        <translation>P&amp;ronoms</translation>
    </message>
    <message>
        <source>Texts with a sentence on each line, all with as many lines. Which of them is the source, and which the reference, is guessed from their names.</source>
        <translation>Des textes avec une phrase par ligne, tous avec le même nombre de lignes. Leurs noms font deviner lequel est la source et lequel la référence.</translation>
    </message>
    <message>
        <source>A comparison needs one source, one reference, and the output of a system.</source>
        <translation>Une comparaison demande une source, une référence et la sortie d’un système.</translation>
    </message>
    <message>
        <source>Target &amp;language</source>
        <translation>&amp;Langue cible</translation>
    </message>
    <message>
        <source>such as de or fr</source>
        <translation>comme de ou fr</translation>
    </message>
    <message>
        <source>New suite (folder)</source>
        <translation>Nouvelle suite (dossier)</translation>
    </message>
    <message>
        <source>&amp;New suite (folder)</source>
        <translation>&amp;Nouvelle suite (dossier)</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>N&amp;om</translation>
    </message>
    <message>
        <source>as the folder</source>
        <translation>comme le dossier</translation>
    </message>
    <message>
        <source>This folder exists already. A suite in it will be replaced; if it differs, the old one is kept.</source>
        <translation>Ce dossier existe déjà. Une suite qui s’y trouve sera remplacée&#x202f;; si elle diffère, l’ancienne est gardée.</translation>
    </message>
    <message>
        <source>There is no folder {0}. Check the name.</source>
        <translation>Il n’y a pas de dossier {0}. Vérifier le nom.</translation>
    </message>
    <message>
        <source>&amp;Approved ones mixed in for an audit</source>
        <translation>&amp;Approuvés mêlés, pour un audit</translation>
    </message>
    <message>
        <source>How many of &amp;these are drawn</source>
        <translation>Combien en sont &amp;tirés</translation>
    </message>
    <message numerus="yes">
        <source>%n candidates of the list go in.</source>
        <translation>
            <numerusform>%Ln candidat de la liste est pris.</numerusform>
            <numerusform>%Ln candidats de la liste sont pris.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Draw another</source>
        <translation>En tirer &amp;un autre</translation>
    </message>
    <message numerus="yes">
        <source>%n candidates go in.</source>
        <translation>
            <numerusform>%Ln candidat y entre.</numerusform>
            <numerusform>%Ln candidats y entrent.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Tasks, one for each annotator</source>
        <translation>&amp;Tâches, une par annotateur</translation>
    </message>
    <message>
        <source>&amp;Overlap that everybody gets</source>
        <translation>&amp;Recouvrement que tous reçoivent</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Graine</translation>
    </message>
    <message>
        <source>Agreement between annotators is measured on the overlap. It takes a share of each category of each system. The same seed makes the same tasks again; it is recorded.</source>
        <translation>L’accord entre annotateurs est mesuré sur le recouvrement. Il prend une part de chaque catégorie de chaque système. La même graine redonne les mêmes tâches&#x202f;; elle est enregistrée.</translation>
    </message>
    <message numerus="yes">
        <source>%n lines</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>pronoun</source>
        <translation>pronom</translation>
    </message>
    <message>
        <source>antecedent</source>
        <translation>antécédent</translation>
    </message>
    <message>
        <source>pronoun and antecedent</source>
        <translation>pronom et antécédent</translation>
    </message>
    <message>
        <source>{0}, selected</source>
        <translation>{0}, sélectionné</translation>
    </message>
    <message>
        <source>Pronoun: {0}.</source>
        <translation>Pronom&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Antecedent: {0}.</source>
        <translation>Antécédent&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Pronoun and antecedent: {0}.</source>
        <translation>Pronom et antécédent&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>{0} (selected)</source>
        <translation>{0} (sélectionné)</translation>
    </message>
    <message>
        <source>Key: {0}</source>
        <translation>Touche&#xa0;: {0}</translation>
    </message>
    <message numerus="yes">
        <source>Full: %n characters</source>
        <translation>
            <numerusform>Plein&#xa0;: %Ln caractère</numerusform>
            <numerusform>Plein&#xa0;: %Ln caractères</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters left</source>
        <translation>
            <numerusform>%Ln caractère restant</numerusform>
            <numerusform>%Ln caractères restants</numerusform>
        </translation>
    </message>
    <message>
        <source>All annotators</source>
        <translation>Tous les annotateurs</translation>
    </message>
    <message>
        <source>{0} of {1} annotators</source>
        <translation>{0} annotateurs sur {1}</translation>
    </message>
    <message>
        <source>&amp;Copy or save</source>
        <translation>&amp;Copier ou enregistrer</translation>
    </message>
    <message>
        <source>Copy or save the table</source>
        <translation>Copier ou enregistrer le tableau</translation>
    </message>
    <message>
        <source>Copy as &amp;LaTeX</source>
        <translation>Copier en &amp;LaTeX</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Copier en &amp;Markdown</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Copier en &amp;texte</translation>
    </message>
    <message>
        <source>Copy as &amp;CSV</source>
        <translation>Copier en &amp;CSV</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>Le tableau est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>Enregistrer le tableau</translation>
    </message>
    <message>
        <source>The table is in {0}.</source>
        <translation>Le tableau est dans {0}.</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Signature</translation>
    </message>
    <message>
        <source>What was counted, and how; a command repeats it with ‘--signature’</source>
        <translation>Ce qui a été compté, et comment&#x202f;; une commande le répète avec «&#xa0;--signature&#xa0;»</translation>
    </message>
    <message>
        <source>Cop&amp;y signature</source>
        <translation>Copier la &amp;signature</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Copier le tableau</translation>
    </message>
    <message>
        <source>Copy the numbers as they are shown</source>
        <translation>Copier les nombres tels qu’ils sont montrés</translation>
    </message>
    <message>
        <source>as {0}</source>
        <translation>en {0}</translation>
    </message>
    <message>
        <source>{0} exists already. Replace it?</source>
        <translation>{0} existe déjà. Le remplacer&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Garder</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose: {0}</source>
        <translation>Choisir&#xa0;: {0}</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>Hide message</source>
        <translation>Masquer le message</translation>
    </message>
    <message>
        <source>Some of your changes could not be saved.</source>
        <translation>Certains changements n’ont pas pu être enregistrés.</translation>
    </message>
    <message>
        <source>Close and &amp;lose them</source>
        <translation>Fermer et &amp;perdre</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>R&amp;ester</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>Enregistrer une &amp;copie…</translation>
    </message>
    <message>
        <source>The plot is being drawn …</source>
        <translation>Le graphique est en cours de tracé…</translation>
    </message>
    <message>
        <source>Open the project first: batches are merged into the project that they come from.</source>
        <translation>Ouvrir d’abord le projet&#xa0;: les lots sont fusionnés avec celui dont ils viennent.</translation>
    </message>
    <message>
        <source>Drop one project at a time, and nothing else.</source>
        <translation>Déposer un projet à la fois, et rien d’autre.</translation>
    </message>
    <message>
        <source>Open a project first: judgements are imported into one.</source>
        <translation>Ouvrir d’abord un projet&#xa0;: les jugements sont importés dans un projet.</translation>
    </message>
    <message>
        <source>Open a project first: outputs of systems are loaded into one.</source>
        <translation>Ouvrir d’abord un projet&#xa0;: les sorties de systèmes y sont chargées.</translation>
    </message>
    <message>
        <source>Drop to open {0}.</source>
        <translation>Déposer pour ouvrir {0}.</translation>
    </message>
    <message numerus="yes">
        <source>Drop to merge %n batches; you first see what would change.</source>
        <translation>
            <numerusform>Déposer pour fusionner %Ln lot&#x202f;; ce qui changerait est montré d’abord.</numerusform>
            <numerusform>Déposer pour fusionner %Ln lots&#x202f;; ce qui changerait est montré d’abord.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop to import judgements; you first see what would change.</source>
        <translation>Déposer pour importer des jugements&#xa0;; on voit d’abord ce qui changerait.</translation>
    </message>
    <message>
        <source>Drop to load systems; you first see which.</source>
        <translation>Déposer pour charger des systèmes&#x202f;; ils sont montrés d’abord.</translation>
    </message>
    <message>
        <source>Drop to compare systems by these texts; you first see which is which.</source>
        <translation>Déposez pour comparer des systèmes sur ces textes&#x202f;; vous verrez d’abord lequel est lequel.</translation>
    </message>
    <message>
        <source>Drop a project (.protest), a batch (.protestbatch), a suite, a table of judgements (.csv), or outputs of systems (.txt, perhaps with .align).</source>
        <translation>Déposer un projet (.protest), un lot (.protestbatch), une suite, un tableau de jugements (.csv) ou des sorties de systèmes (.txt, éventuellement avec .align).</translation>
    </message>
    <message>
        <source>{0} cannot be used here.</source>
        <translation>{0} ne peut pas être utilisé ici.</translation>
    </message>
    <message>
        <source>Stopped. Nothing has changed.</source>
        <translation>Arrêté. Rien n’a changé.</translation>
    </message>
    <message>
        <source>Something went wrong in PROTEST itself ({0}). Your judgements are kept. Please report it: “Copy report” puts what we need to know on the clipboard.</source>
        <translation>Quelque chose a mal tourné dans PROTEST lui-même ({0}). Les jugements sont gardés. Merci de le signaler&#xa0;: «&#xa0;Copier le rapport&#xa0;» met dans le presse-papiers ce qu’il nous faut savoir.</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>Copier le &amp;rapport</translation>
    </message>
    <message>
        <source>Mistakes in files</source>
        <translation>Erreurs dans les fichiers</translation>
    </message>
    <message>
        <source>… and {0} more</source>
        <translation>… et {0} de plus</translation>
    </message>
    <message>
        <source>&amp;Copy all</source>
        <translation>Tout &amp;copier</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Ce qui ne va pas</translation>
    </message>
    <message>
        <source>PROTEST projects and batches (*{0} *{1})</source>
        <translation>Projets et lots PROTEST (*{0} *{1})</translation>
    </message>
    <message>
        <source>Open project or batch</source>
        <translation>Ouvrir un projet ou un lot</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <translation>C&amp;hanger…</translation>
    </message>
    <message>
        <source>Import judgements</source>
        <translation>Importer des jugements</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>if the table names none</source>
        <translation>si le tableau n’en nomme pas</translation>
    </message>
    <message>
        <source>Work on the task set</source>
        <translation>Travail sur le jeu de tâches</translation>
    </message>
    <message>
        <source>as the table says</source>
        <translation>comme le dit le tableau</translation>
    </message>
    <message>
        <source>A &amp;person’s, unless the table says otherwise</source>
        <translation>D’une per&amp;sonne, sauf si le tableau dit autre chose</translation>
    </message>
    <message>
        <source>A pro&amp;gram’s, such as a language model’s</source>
        <translation>D’un pro&amp;gramme, par exemple un modèle de langue</translation>
    </message>
    <message>
        <source>Compared with people in Agreement, never counted in outcomes.</source>
        <translation>Comparé aux personnes dans Accord, jamais compté dans les issues.</translation>
    </message>
    <message>
        <source>P&amp;review</source>
        <translation>Ap&amp;erçu</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.jsonl);;All files (*)</source>
        <translation>Tableaux (*.csv *.tsv *.jsonl);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tableau</translation>
    </message>
    <message>
        <source>&amp;Annotator</source>
        <translation>A&amp;nnotateur</translation>
    </message>
    <message>
        <source>&amp;Work on</source>
        <translation>Trava&amp;il sur</translation>
    </message>
    <message>
        <source>A table (CSV, TSV, JSON Lines) with a row for each judgement and the columns system, example and pronoun (yes, no, unset). You see what would be added before anything is changed.</source>
        <translation>Un tableau (CSV, TSV, JSON Lines) avec une ligne par jugement et les colonnes system, example et pronoun (yes, no, unset). Ce qui serait ajouté est montré avant tout changement.</translation>
    </message>
    <message>
        <source>The judgements are</source>
        <translation>Les jugements sont</translation>
    </message>
    <message>
        <source>Folder for the demonstration projects</source>
        <translation>Dossier des projets de démonstration</translation>
    </message>
    <message>
        <source>{0} is open in this window. Choose another name, or close it first.</source>
        <translation>{0} est ouvert dans cette fenêtre. Choisir un autre nom, ou le fermer d’abord.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>&amp;Guidelines</source>
        <translation>&amp;Consignes</translation>
    </message>
    <message>
        <source>The guidelines are shown here when a project is open.</source>
        <translation>Les consignes sont montrées ici quand un projet est ouvert.</translation>
    </message>
    <message>
        <source>Guidelines: version {0}</source>
        <translation>Consignes&#xa0;: version {0}</translation>
    </message>
    <message>
        <source>PROTEST {0}, Python {1}, Qt {2}</source>
        <translation>PROTEST {0}, Python {1}, Qt {2}</translation>
    </message>
    <message>
        <source>How to cite: name this version, the signature below each table, and the paper whose evaluation it continues:</source>
        <translation>Pour citer&#xa0;: nommer cette version, la signature sous chaque tableau, et l’article dont PROTEST poursuit l’évaluation&#xa0;:</translation>
    </message>
    <message>
        <source>Liane Guillou, Christian Hardmeier, Ekaterina Lapshinova-Koltunski and Sharid Loáiciga. 2018. A Pronoun Test Suite Evaluation of the English–German MT Systems at WMT 2018. WMT.</source>
        <translation>Liane Guillou, Christian Hardmeier, Ekaterina Lapshinova-Koltunski and Sharid Loáiciga. 2018. A Pronoun Test Suite Evaluation of the English–German MT Systems at WMT 2018. WMT.</translation>
    </message>
    <message>
        <source>Semi-automatic evaluation of pronoun translation</source>
        <translation>Évaluation semi-automatique de la traduction des pronoms</translation>
    </message>
    <message>
        <source>MIT licence; demonstration suites CC0-1.0</source>
        <translation>Licence MIT&#x202f;; suites de démonstration CC0-1.0</translation>
    </message>
    <message>
        <source>Work is still running. Stop it and quit? Unfinished work is undone, everything else is kept.</source>
        <translation>Un travail est encore en cours. L’arrêter et quitter&#x202f;? Ce qui n’est pas fini est annulé, tout le reste est gardé.</translation>
    </message>
    <message>
        <source>&amp;Stop and quit</source>
        <translation>&amp;Arrêter et quitter</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>Correct &amp;links</source>
        <translation>&amp;Corriger les liens</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Outils</translation>
    </message>
    <message>
        <source>&amp;Judge as…</source>
        <translation>&amp;Juger en tant que…</translation>
    </message>
    <message>
        <source>Re-run &amp;matching</source>
        <translation>&amp;Recomparer à la référence</translation>
    </message>
    <message>
        <source>Ma&amp;tching policy…</source>
        <translation>Rè&amp;gles de comparaison…</translation>
    </message>
    <message>
        <source>&amp;Project options…</source>
        <translation>&amp;Options du projet…</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Touches…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Keys and guidelines</source>
        <translation>&amp;Touches et consignes</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuel (en anglais)</translation>
    </message>
    <message>
        <source>&amp;About PROTEST</source>
        <translation>À &amp;propos de PROTEST</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;New project from suite…</source>
        <translation>&amp;Nouveau projet à partir d’une suite…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open s&amp;uite…</source>
        <translation>Ouvrir une s&amp;uite…</translation>
    </message>
    <message>
        <source>Ma&amp;ke a suite…</source>
        <translation>Construi&amp;re une suite…</translation>
    </message>
    <message>
        <source>Compare s&amp;ystems…</source>
        <translation>Comparer &amp;des systèmes…</translation>
    </message>
    <message>
        <source>Con&amp;vert an older project…</source>
        <translation>Con&amp;vertir un ancien projet…</translation>
    </message>
    <message>
        <source>&amp;Merge batches…</source>
        <translation>&amp;Fusionner des lots…</translation>
    </message>
    <message>
        <source>&amp;Import judgements…</source>
        <translation>&amp;Importer des jugements…</translation>
    </message>
    <message>
        <source>R&amp;eload</source>
        <translation>R&amp;echarger</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>Enregistrer une co&amp;pie…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Write re&amp;port…</source>
        <translation>Écrire le r&amp;apport…</translation>
    </message>
    <message>
        <source>Save suite &amp;as…</source>
        <translation>Enregistrer la &amp;suite sous…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Fer&amp;mer</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Texte plus &amp;petit</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation>Taille de texte n&amp;ormale</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>A&amp;ller</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>La&amp;ngue</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>Suivre le &amp;système</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>S&amp;ombre</translation>
    </message>
    <message>
        <source>&amp;Take it off the list</source>
        <translation>Le retirer de la &amp;liste</translation>
    </message>
    <message>
        <source>{0} is read-only: where should your working copy be?</source>
        <translation>{0} est en lecture seule&#xa0;: où mettre la copie de travail&#x202f;?</translation>
    </message>
    <message>
        <source>copying {0}</source>
        <translation>copie de {0}</translation>
    </message>
    <message>
        <source>&amp;Choose a place…</source>
        <translation>&amp;Choisir un endroit…</translation>
    </message>
    <message>
        <source>Also open since {time} by {user} (process {process}): changes saved there appear here after Reload, and two people who judge under one name overwrite each other&apos;s judgements.</source>
        <translation>Ouvert aussi depuis {time} par {user} (processus {process})&#xa0;: les changements enregistrés là-bas apparaissent ici après Recharger, et deux personnes qui jugent sous un même nom écrasent les jugements l’une de l’autre.</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>quelqu’un</translation>
    </message>
    <message>
        <source>{0} was deleted, moved or replaced since it was opened.</source>
        <translation>{0} a été supprimé, déplacé ou remplacé depuis l’ouverture.</translation>
    </message>
    <message>
        <source>&amp;Open what is there now</source>
        <translation>&amp;Ouvrir ce qui est là maintenant</translation>
    </message>
    <message>
        <source>A copy is in {0}.</source>
        <translation>Une copie est dans {0}.</translation>
    </message>
    <message>
        <source>Judge as</source>
        <translation>Juger en tant que</translation>
    </message>
    <message>
        <source>Your name, which is shown beside your judgements:</source>
        <translation>Le nom qui figure à côté des jugements&#xa0;:</translation>
    </message>
    <message>
        <source>Only &amp;read</source>
        <translation>&amp;Lire seulement</translation>
    </message>
    <message>
        <source>Nobody can judge as ‘{0}’: {1}.</source>
        <translation>Personne ne peut juger sous le nom «&#xa0;{0}&#xa0;»&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>Projets récents</translation>
    </message>
    <message>
        <source>Enter opens a project, Delete removes it from this list.</source>
        <translation>Entrée ouvre un projet, Suppr le retire de cette liste.</translation>
    </message>
    <message>
        <source>not there any more: {0}</source>
        <translation>n’est plus là&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ouvrir un fichier r&amp;écent</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>&amp;Vider la liste</translation>
    </message>
    <message>
        <source>{0} (not there)</source>
        <translation>{0} (absent)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Does the pronoun work? Read, compare, judge.</source>
        <translation>Le pronom convient-il&#x202f;? Lire, comparer, juger.</translation>
    </message>
    <message>
        <source>&amp;Recent projects</source>
        <translation>Projets &amp;récents</translation>
    </message>
    <message>
        <source>I received a file to judge</source>
        <translation>J’ai reçu un fichier à juger</translation>
    </message>
    <message>
        <source>Open it. Your answers are saved in it as you give them.</source>
        <translation>Ouvrez-le. Vos réponses y sont enregistrées au fur et à mesure.</translation>
    </message>
    <message>
        <source>I build a translation system</source>
        <translation>Je développe un système de traduction</translation>
    </message>
    <message>
        <source>Drop a source, a reference and the outputs of your systems here to compare the systems at once. Or make a project from a test suite, which can also be made from your own texts.</source>
        <translation>Déposez ici une source, une référence et les sorties de vos systèmes pour comparer aussitôt ceux-ci. Ou créez un projet à partir d’une suite de tests, qui peut aussi être construite à partir de vos propres textes.</translation>
    </message>
    <message>
        <source>Compare systems…</source>
        <translation>Comparer des systèmes…</translation>
    </message>
    <message>
        <source>New project from suite…</source>
        <translation>Nouveau projet à partir d’une suite…</translation>
    </message>
    <message>
        <source>I run a study</source>
        <translation>Je mène une étude</translation>
    </message>
    <message>
        <source>Open its project to hand out tasks, merge returned batches, and read the results.</source>
        <translation>Ouvrez son projet pour distribuer des tâches, fusionner les lots renvoyés et lire les résultats.</translation>
    </message>
    <message>
        <source>Open project…</source>
        <translation>Ouvrir un projet…</translation>
    </message>
    <message>
        <source>I only want to look</source>
        <translation>Je veux seulement regarder</translation>
    </message>
    <message>
        <source>Make small projects with invented systems, and try everything on them.</source>
        <translation>Créez de petits projets avec des systèmes inventés et essayez-y tout.</translation>
    </message>
    <message>
        <source>Read the suite again? What could not be saved is lost.</source>
        <translation>Relire la suite&#x202f;? Ce qui n’a pas pu être enregistré est perdu.</translation>
    </message>
    <message>
        <source>{0} is a batch for an annotator: it has candidates and judgements, and nothing else to export. Merge it, and export that from its project.</source>
        <translation>{0} est un lot pour un annotateur&#xa0;: il contient des candidats et des jugements, et rien d’autre à exporter. Le fusionner, et exporter cela depuis son projet.</translation>
    </message>
    <message>
        <source>writing the file</source>
        <translation>écriture du fichier</translation>
    </message>
    <message>
        <source>people have called no translation correct yet: there are no rows</source>
        <translation>personne n’a encore dit une traduction correcte&#xa0;: il n’y a pas de lignes</translation>
    </message>
    <message>
        <source>people have called no translation of what is chosen correct yet: there are no rows</source>
        <translation>personne n’a encore dit correcte une traduction de ce qui est choisi&#xa0;: il n’y a pas de lignes</translation>
    </message>
    <message>
        <source>no word translates the pronoun</source>
        <translation>aucun mot ne traduit le pronom</translation>
    </message>
    <message>
        <source>what translates the pronoun is no pronoun of the language profile, or may be an article</source>
        <translation>ce qui traduit le pronom n’est pas un pronom du profil de langue, ou peut être un article</translation>
    </message>
    <message>
        <source>several pronouns translate it</source>
        <translation>plusieurs pronoms le traduisent</translation>
    </message>
    <message>
        <source>the language profile has no wrong form that is sure to fit its place</source>
        <translation>le profil de langue n’a pas de forme fausse qui convienne à coup sûr à sa place</translation>
    </message>
    <message>
        <source>every wrong form may be right: it is equivalent, or another translation has it there</source>
        <translation>toute forme fausse peut être correcte&#xa0;: elle est équivalente, ou une autre traduction l’a là</translation>
    </message>
    <message>
        <source>the reference or another right translation says just that</source>
        <translation>la référence ou une autre traduction correcte dit justement cela</translation>
    </message>
    <message>
        <source>the words around it could not be spelt for certain</source>
        <translation>les mots autour n’ont pas pu être écrits avec certitude</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs</source>
        <translation>
            <numerusform>%Ln paire</numerusform>
            <numerusform>%Ln paires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n translations</source>
        <translation>
            <numerusform>%Ln traduction</numerusform>
            <numerusform>%Ln traductions</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} of {1} that people called correct (seed {2})</source>
        <translation>{0} sur {1} que des personnes ont dites correctes (graine {2})</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs came of several systems and are there once</source>
        <translation>
            <numerusform>%Ln paire vient de plusieurs systèmes et figure une fois</numerusform>
            <numerusform>%Ln paires viennent de plusieurs systèmes et figurent une fois</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} could not be made by deleting the pronoun: {1}</source>
        <translation>{0} n’ont pas pu être faites en supprimant le pronom&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} could not be made by replacing the pronoun: {1}</source>
        <translation>{0} n’ont pas pu être faites en remplaçant le pronom&#xa0;: {1}</translation>
    </message>
    <message>
        <source>converting</source>
        <translation>conversion</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>exemples</translation>
    </message>
    <message>
        <source>translations of the text</source>
        <translation>traductions du texte</translation>
    </message>
    <message>
        <source>annotators</source>
        <translation>annotateurs</translation>
    </message>
    <message>
        <source>judgements</source>
        <translation>jugements</translation>
    </message>
    <message>
        <source>selected words</source>
        <translation>mots sélectionnés</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>étiquettes</translation>
    </message>
    <message>
        <source>remarks</source>
        <translation>remarques</translation>
    </message>
    <message>
        <source>tasks</source>
        <translation>tâches</translation>
    </message>
    <message>
        <source>candidates in tasks</source>
        <translation>candidats dans des tâches</translation>
    </message>
    <message>
        <source>Notes ({0})</source>
        <translation>Notes ({0})</translation>
    </message>
    <message>
        <source>Converted to {0}</source>
        <translation>Converti en {0}</translation>
    </message>
    <message>
        <source>&amp;Open the project</source>
        <translation>&amp;Ouvrir le projet</translation>
    </message>
    <message>
        <source>Pronouns of the reference</source>
        <translation>Pronoms de la référence</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Disponibles</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Choisis</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Laissées de côté</translation>
    </message>
    <message>
        <source>Left out, and why</source>
        <translation>Laissés de côté, et pourquoi</translation>
    </message>
    <message>
        <source>The reference has (chosen of available)</source>
        <translation>La référence a (choisis sur disponibles)</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Phrases</translation>
    </message>
    <message>
        <source>In reference</source>
        <translation>Dans la référence</translation>
    </message>
    <message>
        <source>Joined</source>
        <translation>Jointes</translation>
    </message>
    <message>
        <source>Untranslated</source>
        <translation>Non traduites</translation>
    </message>
    <message>
        <source>Documents whose sentences are not one to one</source>
        <translation>Documents dont les phrases ne sont pas une à une</translation>
    </message>
    <message>
        <source>Examples ({0}: available)</source>
        <translation>Exemples ({0} : disponibles)</translation>
    </message>
    <message>
        <source>{0} skipped: {1}</source>
        <translation>{0} sauté&#xa0;: {1}</translation>
    </message>
    <message>
        <source>What stood there was otherwise, and is kept as {0}</source>
        <translation>Ce qui s’y trouvait était autre, et est gardé sous {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n positions are to be checked: look at pronouns-to-check.tsv.</source>
        <translation>
            <numerusform>%Ln position est à vérifier&#xa0;: voir pronouns-to-check.tsv.</numerusform>
            <numerusform>%Ln positions sont à vérifier&#xa0;: voir pronouns-to-check.tsv.</numerusform>
        </translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Entrées</translation>
    </message>
    <message>
        <source>Search text, remarks, tags, numbers</source>
        <translation>Chercher textes, remarques, étiquettes, numéros</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Trier par</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>tel que donné</translation>
    </message>
    <message>
        <source>&amp;Read</source>
        <translation>&amp;Lire</translation>
    </message>
    <message>
        <source>Add &amp;tag…</source>
        <translation>Ajouter une é&amp;tiquette…</translation>
    </message>
    <message>
        <source>Remove ta&amp;g…</source>
        <translation>Retirer une éti&amp;quette…</translation>
    </message>
    <message>
        <source>Ad&amp;judicate</source>
        <translation>Ar&amp;bitrer</translation>
    </message>
    <message>
        <source>Ma&amp;ke a task set…</source>
        <translation>Créer un &amp;jeu de tâches…</translation>
    </message>
    <message>
        <source>sorting the candidates</source>
        <translation>tri des candidats</translation>
    </message>
    <message>
        <source>{0} of {1} candidates</source>
        <translation>{0} candidats sur {1}</translation>
    </message>
    <message>
        <source>&amp;Clear the search</source>
        <translation>&amp;Effacer la recherche</translation>
    </message>
    <message>
        <source>‘{0}’ is in no text, remark, own tag or number of these candidates.</source>
        <translation>«&#xa0;{0}&#xa0;» ne figure dans aucun texte, remarque, étiquette personnelle ou numéro de ces candidats.</translation>
    </message>
    <message>
        <source>Remove a tag</source>
        <translation>Retirer une étiquette</translation>
    </message>
    <message numerus="yes">
        <source>Your own tag, for %n candidates:</source>
        <translation>
            <numerusform>L’étiquette personnelle, pour %Ln candidat&#xa0;:</numerusform>
            <numerusform>L’étiquette personnelle, pour %Ln candidats&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>tagging candidates</source>
        <translation>étiquetage des candidats</translation>
    </message>
    <message>
        <source>Nobody disagrees on the selected candidates.</source>
        <translation>Personne ne diffère sur les candidats sélectionnés.</translation>
    </message>
    <message>
        <source>Made the suite {0}</source>
        <translation>La suite {0} est construite</translation>
    </message>
    <message>
        <source>&amp;Open the suite</source>
        <translation>&amp;Ouvrir la suite</translation>
    </message>
    <message>
        <source>Make a &amp;project…</source>
        <translation>Créer un &amp;projet…</translation>
    </message>
    <message>
        <source>clitics split</source>
        <translation>clitiques séparés</translation>
    </message>
    <message>
        <source>apostrophes before</source>
        <translation>apostrophes avec ce qui suit</translation>
    </message>
    <message>
        <source>apostrophes after</source>
        <translation>apostrophes avec ce qui précède</translation>
    </message>
    <message>
        <source>apostrophes alone</source>
        <translation>apostrophes isolées</translation>
    </message>
    <message>
        <source>apostrophes treebank</source>
        <translation>apostrophes comme dans le Penn Treebank</translation>
    </message>
    <message>
        <source>apostrophes whole</source>
        <translation>mots à apostrophe entiers</translation>
    </message>
    <message>
        <source>hyphens whole</source>
        <translation>mots à trait d’union entiers</translation>
    </message>
    <message>
        <source>hyphens pronouns before</source>
        <translation>traits d’union avec le pronom qui suit</translation>
    </message>
    <message>
        <source>hyphens pronouns alone</source>
        <translation>traits d’union isolés devant les pronoms</translation>
    </message>
    <message>
        <source>hyphens alone</source>
        <translation>traits d’union isolés</translation>
    </message>
    <message>
        <source>hyphens marked</source>
        <translation>traits d’union marqués (@-@)</translation>
    </message>
    <message>
        <source>quotes as written</source>
        <translation>guillemets tels quels</translation>
    </message>
    <message>
        <source>quotes straight</source>
        <translation>guillemets droits</translation>
    </message>
    <message>
        <source>quotes treebank</source>
        <translation>guillemets comme dans le Penn Treebank</translation>
    </message>
    <message>
        <source>A task is of a task set: name that, too (--task-set).</source>
        <translation>Une tâche fait partie d’un jeu de tâches&#xa0;: nommer aussi celui-ci (--task-set).</translation>
    </message>
    <message>
        <source>Different people judged the two systems</source>
        <translation>Des personnes différentes ont jugé les deux systèmes</translation>
    </message>
    <message>
        <source>Annotators and systems are confounded: {0} % of the judgements of {1} are by other people than those of {2}. Their difference may be one between annotators; shuffled tasks would give this in fewer than 1 of 1,000 studies.</source>
        <translation>Annotateurs et systèmes sont confondus&#xa0;: {0}&#xa0;% des jugements de {1} viennent d’autres personnes que ceux de {2}. Leur différence peut être celle des annotateurs&#x202f;; des tâches mélangées donneraient cela dans moins d’une étude sur 1&#xa0;000.</translation>
    </message>
    <message numerus="yes">
        <source>The same is true of %n other pairs of systems.</source>
        <translation>
            <numerusform>Il en va de même de&#xa0;%n autre paire de systèmes.</numerusform>
            <numerusform>Il en va de même de&#xa0;%n autres paires de systèmes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates were judged without a task set: how they were chosen is not known; they are taken as drawn at random.</source>
        <translation>
            <numerusform>%n candidat a été jugé sans jeu de tâches&#xa0;: on ne sait pas comment il a été choisi&#xa0;; il est considéré comme tiré au hasard.</numerusform>
            <numerusform>%n candidats ont été jugés sans jeu de tâches&#xa0;: on ne sait pas comment ils ont été choisis&#xa0;; ils sont considérés comme tirés au hasard.</numerusform>
        </translation>
    </message>
    <message>
        <source>Return opens {0}</source>
        <translation>Entrée ouvre {0}</translation>
    </message>
    <message>
        <source> to </source>
        <comment>between two numbers: −3.1 to +2.4</comment>
        <translation> à </translation>
    </message>
    <message>
        <source>all judged</source>
        <translation>tous jugés</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>The guidelines in this file are damaged: {0}.</source>
        <translation>Les consignes de ce fichier sont endommagées&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>This file has the answer ‘{0}’, which its guidelines do not know. It is damaged, or another program changed it: use a backup.</source>
        <translation>Ce fichier contient la réponse «&#xa0;{0}&#xa0;», que ses consignes ne connaissent pas. Il est endommagé, ou un autre programme l’a modifié&#xa0;: utiliser une copie de sauvegarde.</translation>
    </message>
    <message>
        <source>A signature cannot express ‘{0}’, so no table is made with this condition. List these candidates instead.</source>
        <translation>Une signature ne peut pas exprimer «&#xa0;{0}&#xa0;»&#x202f;; il n’y a donc pas de tableau avec cette condition. Lister plutôt ces candidats.</translation>
    </message>
    <message>
        <source>{0} (no longer offered)</source>
        <translation>{0} (n’est plus proposé)</translation>
    </message>
    <message>
        <source>looks tokenised already: most commas and full stops have a blank before them. It was tokenised once more; links and approvals are better if the raw text is given</source>
        <translation>semble déjà tokenisé&#xa0;: la plupart des virgules et des points sont précédés d’une espace. Le texte a été tokenisé encore une fois&#x202f;; avec le texte brut, l’alignement et les approbations seraient meilleurs</translation>
    </message>
    <message>
        <source>There is no {0} in {1}.</source>
        <translation>{0} est absent de {1}.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>tokenising</source>
        <translation>découpage en mots</translation>
    </message>
    <message>
        <source>Nothing is known of the pronouns of {0}. Name those to look for (--pronouns).</source>
        <translation>On ne sait rien des pronoms de {0}. Nommez ceux à chercher (--pronouns).</translation>
    </message>
    <message>
        <source>{0}: no pronoun of {1}.</source>
        <translation>{0} : pas un pronom de {1}.</translation>
    </message>
    <message>
        <source>{0} cannot be used: {1}.</source>
        <translation>{0} est inutilisable : {1}.</translation>
    </message>
    <message>
        <source>The pronouns of {0} are known. ‘protest language show {1}’ shows them.</source>
        <translation>Les pronoms de {0} sont connus. « protest language show {1} » les montre.</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
    <message>
        <source>Forms of other languages are written into a language.toml beside the suite’s files.</source>
        <translation>Les formes d’autres langues s’écrivent dans un language.toml à côté des fichiers de la suite.</translation>
    </message>
    <message>
        <source>Nothing is known of the pronouns of {0}. Describe them in a language.toml (protest language template {1}).</source>
        <translation>On ne sait rien des pronoms de {0}. Décrivez-les dans un language.toml (protest language template {1}).</translation>
    </message>
    <message>
        <source>Pronouns in the text</source>
        <translation>Pronoms dans le texte</translation>
    </message>
    <message>
        <source>{0:,} of {1:,} tokens are pronouns or have pronouns in them.</source>
        <translation>{0:,} mots sur {1:,} sont des pronoms ou en contiennent.</translation>
    </message>
    <message>
        <source>Not found: {0}.</source>
        <translation>Non trouvés : {0}.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Person and case</source>
        <translation>Personne et cas</translation>
    </message>
    <message>
        <source>Known of each form, so that likely translations follow</source>
        <translation>Connus de chaque forme, d’où les traductions probables</translation>
    </message>
    <message>
        <source>Ambiguous</source>
        <translation>Ambigu</translation>
    </message>
    <message>
        <source>Checked by</source>
        <translation>Vérifié par</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Traits</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>Aussi</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Dans</translation>
    </message>
    <message>
        <source>The language profile in this file is not that of its suite. Ask for a new file.</source>
        <translation>Le profil de langue de ce fichier n’est pas celui de sa suite. Demandez un nouveau fichier.</translation>
    </message>
    <message>
        <source>no further questions</source>
        <translation>aucune autre question</translation>
    </message>
    <message>
        <source>{0} may be no translation. Correct what is named here, or go on with it as it is.</source>
        <translation>{0}&#xa0;: peut-être pas une traduction. Corrigez ce qui est nommé ici, ou continuez tel quel.</translation>
    </message>
    <message>
        <source>source</source>
        <translation>source</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>référence</translation>
    </message>
    <message>
        <source>output of a system</source>
        <translation>sortie d’un système</translation>
    </message>
    <message>
        <source>Source, reference, and outputs of systems</source>
        <translation>Source, référence et sorties de systèmes</translation>
    </message>
    <message>
        <source>aligning sentences</source>
        <translation>alignement des phrases</translation>
    </message>
    <message>
        <source>{0}: {1} aligned with {2:,} lines of the source in {3}. Lines with several sentences: {4:,}; merged with the line before: {5:,} (examples referred for that: {6:,}); without a sentence: {7:,}. Sentences left out: {8:,}</source>
        <translation>{0}&#xa0;: {1} alignées avec {2:,} lignes de la source dans {3}. Lignes à plusieurs phrases&#xa0;: {4:,}&#xa0;; fusionnées avec la ligne précédente&#xa0;: {5:,} (exemples renvoyés pour cela&#xa0;: {6:,})&#xa0;; sans phrase&#xa0;: {7:,}. Phrases laissées de côté&#xa0;: {8:,}</translation>
    </message>
    <message numerus="yes">
        <source>%n sentences</source>
        <translation>
            <numerusform>%n phrase</numerusform>
            <numerusform>%n phrases</numerusform>
        </translation>
    </message>
    <message>
        <source>Aligning words needs sil-thot</source>
        <translation type="unfinished">L’alignement des mots demande sil-thot</translation>
    </message>
    <message>
        <source>Separating Chinese words needs rjieba</source>
        <translation>Séparer les mots chinois demande rjieba</translation>
    </message>
    <message>
        <source>CTXPRO’s score needs sentence-splitter</source>
        <translation>Le score de CTXPRO demande sentence-splitter</translation>
    </message>
    <message>
        <source>Separating Japanese words needs mecab-python3 with ipadic</source>
        <translation>Séparer les mots japonais demande mecab-python3 avec ipadic</translation>
    </message>
    <message>
        <source>Data frames need pandas</source>
        <translation>Les tableaux de données demandent pandas</translation>
    </message>
    <message>
        <source>Plots need matplotlib</source>
        <translation>Les graphiques demandent matplotlib</translation>
    </message>
    <message>
        <source>{0}, which is not installed. Install it: {1}</source>
        <translation>{0}, qui n’est pas installé. Pour l’installer&#xa0;: {1}</translation>
    </message>
    <message>
        <source>No example has an antecedent at this distance. Leave --distance out, or compare without distances.</source>
        <translation>Aucun exemple n’a d’antécédent à cette distance. Omettre --distance, ou comparer sans distances.</translation>
    </message>
    <message>
        <source>No example has an antecedent. Compare the systems without distances.</source>
        <translation>Aucun exemple n’a d’antécédent. Comparer les systèmes sans distances.</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Correct {0}s by the distance of the antecedent, %</source>
        <translation>{0}s corrects selon la distance de l’antécédent, %</translation>
    </message>
    <message>
        <source>Lines between the pronoun and its nearest antecedent</source>
        <translation>Lignes entre le pronom et son antécédent le plus proche</translation>
    </message>
    <message>
        <source>Distance: lines between the pronoun and its nearest antecedent. Examples without an antecedent are left out.</source>
        <translation>Distance&#xa0;: lignes entre le pronom et son antécédent le plus proche. Les exemples sans antécédent sont laissés de côté.</translation>
    </message>
    <message>
        <source>reading the source</source>
        <translation>lecture du texte source</translation>
    </message>
</context>
</TS>
