<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AdviceDisplay</name>
    <message>
        <source>The computer’s advice: %1</source>
        <extracomment>%1: a choice in words, `Use Possession`.</extracomment>
        <translation>Conseil de l’ordinateur&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A choice in words; why it is advised, a whole sentence.</extracomment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>Art</name>
    <message>
        <source>%1 is not an SVG image.</source>
        <extracomment>Error. %1: a file</extracomment>
        <translation>%1 n’est pas une image SVG.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <extracomment>Error. %1: a file, %2: the reason given by the system</extracomment>
        <translation>%1 ne peut pas être lu&#x202f;: %2.</translation>
    </message>
</context>
<context>
    <name>Balance</name>
    <message>
        <source>Nobody attacks · %1 hold</source>
        <extracomment>Strength of the defenders of a wall.</extracomment>
        <translation>Personne n’attaque · défense %1</translation>
    </message>
    <message>
        <source>%1 attack · %2 hold</source>
        <extracomment>Strengths of both sides on a wall: `6 attack · 5 hold`.</extracomment>
        <translation>attaque %1 · défense %2</translation>
    </message>
    <message>
        <source>No melee will take place here in this assault.</source>
        <translation>Pas de corps à corps ici lors de cet assaut.</translation>
    </message>
    <message>
        <source>Both are even: nobody wins.</source>
        <translation>Égalité&#x202f;: personne ne l’emporte.</translation>
    </message>
    <message>
        <source>The defenders would win by %1.</source>
        <extracomment>Hint at a wall. %1: a number of points of strength</extracomment>
        <translation>Les défenseurs l’emporteraient de %1.</translation>
    </message>
    <message>
        <source>The defenders would win by %1, but the shields would make up for it.</source>
        <extracomment>Hint at a wall. %1: a number of points of strength</extracomment>
        <translation>Les défenseurs l’emporteraient de %1, mais les boucliers compensent.</translation>
    </message>
    <message>
        <source>units with a total strength of %1</source>
        <extracomment>Units that somebody is to choose.</extracomment>
        <translation>des unités d’une force totale de %1</translation>
    </message>
    <message>
        <source>The defenders would lose %1.</source>
        <extracomment>Hint at a wall. %1: units, such as “1 soldier”</extracomment>
        <translation>Les défenseurs perdraient&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The order here is not counted.</source>
        <translation>L’ordre posé ici n’est pas compté.</translation>
    </message>
    <message>
        <source>The invaders would win by %1; the wall would hold.</source>
        <extracomment>Hint at a wall. %1: a number of points of strength</extracomment>
        <translation>Les assaillants l’emporteraient de %1&#x202f;; le mur tiendrait.</translation>
    </message>
    <message>
        <source>The invaders would win by %1: the wall would be breached.</source>
        <extracomment>Hint at a wall. %1: a number of points of strength</extracomment>
        <translation>Les assaillants l’emporteraient de %1&#x202f;: il y aurait une brèche.</translation>
    </message>
    <message>
        <source>The invaders would lose %1.</source>
        <extracomment>Hint at a wall. %1: units, such as “2 goblins”</extracomment>
        <translation>Les assaillants perdraient&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>BalanceReport</name>
    <message>
        <source>never</source>
        <extracomment>How often a card was performed, an action done.</extracomment>
        <translation>jamais</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n never)</source>
        <extracomment>%1: a part of a report: cards performed; so many of them never were.</extracomment>
        <translation>
            <numerusform>%1 (%n jamais)</numerusform>
            <numerusform>%1 (%n jamais)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1%2 points</source>
        <extracomment>A difference between two shares in percent: +4.5 points.</extracomment>
        <translation>%1%2 points</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>From a number to a number.</extracomment>
        <translation>%1 à %2</translation>
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
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Intervalle à 95&#x202f;%</translation>
    </message>
    <message>
        <source>Significant</source>
        <translation>Significatif</translation>
    </message>
    <message>
        <source>%1 (▸ %2)</source>
        <extracomment>%1: a part of a report; so many of its figures differ by more than chance.</extracomment>
        <translation>%1 (▸ %2)</translation>
    </message>
</context>
<context>
    <name>BalanceRun</name>
    <message numerus="yes">
        <source>%1: %2, %n game(s), stopped</source>
        <extracomment>A run of games: its number, the board, and that it was stopped.</extracomment>
        <translation>
            <numerusform>%1&#x202f;: %2, %n partie, arrêtée</numerusform>
            <numerusform>%1&#x202f;: %2, %n parties, arrêtées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n game(s)</source>
        <extracomment>A run of games: its number, the board, how many games.</extracomment>
        <translation>
            <numerusform>%1&#x202f;: %2, %n partie</numerusform>
            <numerusform>%1&#x202f;: %2, %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>An option of a game and its value.
----------
A seat and who plays it.</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1; seed %2. On average %3 rounds begun and %4 choices of the players.</source>
        <extracomment>Summary of a balance test. %1: “100 games”, %2: the seed, %3 and %4: numbers such as 6.4</extracomment>
        <translation>%1&#x202f;; graine %2. En moyenne, %3 manches commencées et %4 choix des joueurs.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>About a run of games: the options of the game, then who played and how long.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Not the same game: %1, then %2.</source>
        <extracomment>Why two balance tests cannot be compared. %1, %2: names of games</extracomment>
        <translation>Pas le même jeu&#x202f;: %1, puis %2.</translation>
    </message>
    <message>
        <source>Not the same options: %1.</source>
        <extracomment>Of two runs of a game; %1 lists them: Number of players (2 → 4).</extracomment>
        <translation>Pas les mêmes options&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Not the same position at the start.</source>
        <translation>Pas la même position au départ.</translation>
    </message>
    <message>
        <source>Not the same players.</source>
        <translation>Pas les mêmes joueurs.</translation>
    </message>
</context>
<context>
    <name>BoardExport</name>
    <message>
        <source>Unsupported file type “.%1”.</source>
        <extracomment>Error. %1: the end of a file name, such as “foo”</extracomment>
        <translation>Type de fichier non pris en charge&#x202f;: «&#x202f;.%1&#x202f;».</translation>
    </message>
    <message>
        <source>Supported: %1.</source>
        <extracomment>After an error. %1: a list such as “PNG, SVG, PDF”</extracomment>
        <translation>Formats possibles&#x202f;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The board measures %1 × %2 cm, on %n sheet(s).</source>
        <extracomment>Below the options of an export. %1, %2: width and height</extracomment>
        <translation>
            <numerusform>Le plateau mesure %1 × %2 cm, sur %n feuille.</numerusform>
            <numerusform>Le plateau mesure %1 × %2 cm, sur %n feuilles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The PDF has %n page(s).</source>
        <translation>
            <numerusform>Le PDF a %n page.</numerusform>
            <numerusform>Le PDF a %n pages.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is not enough memory for an image of this size.</source>
        <translation>La mémoire ne suffit pas pour une image de cette taille.</translation>
    </message>
    <message>
        <source>Choose a smaller size.</source>
        <translation>Choisissez une taille plus petite.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <extracomment>Part of a sentence about a file.</extracomment>
        <translation>
            <numerusform>%n lieu</numerusform>
            <numerusform>%n lieux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <extracomment>Part of a sentence about a file.</extracomment>
        <translation>
            <numerusform>%n lien</numerusform>
            <numerusform>%n liens</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 with all attributes and positions, for yEd and other programs for graphs. Merlon can read it again.</source>
        <extracomment>What a file will hold. %1: “35 places”, %2: “60 links”</extracomment>
        <translation>%1 et %2 avec tous leurs attributs et leurs positions, pour yEd et d’autres programmes de graphes. Merlon peut relire ce fichier.</translation>
    </message>
    <message>
        <source>%1 and %2 with shapes, colors and positions, for Graphviz (neato -n). Merlon cannot read it again.</source>
        <extracomment>What a file will hold. %1: “35 places”, %2: “60 links”</extracomment>
        <translation>%1 et %2 avec leurs formes, leurs couleurs et leurs positions, pour Graphviz (neato -n). Merlon ne peut pas relire ce fichier.</translation>
    </message>
    <message>
        <source>Notes and the background image are omitted.</source>
        <translation>Les notes et l’image de fond sont omises.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <extracomment>About an image. %1, %2: width and height</extracomment>
        <translation>%1 × %2 pixels</translation>
    </message>
    <message>
        <source>%1 × %2 mm, sharp at any size</source>
        <extracomment>About a drawing. %1, %2: width and height</extracomment>
        <translation>%1 × %2 mm, net à toute taille</translation>
    </message>
</context>
<context>
    <name>BoardHighlights</name>
    <message>
        <source>Suggested: from %1 to %2</source>
        <extracomment>Read aloud: what an arrow on the board shows.</extracomment>
        <translation>Conseil&#x202f;: %1 → %2</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>%1 · %2</source>
        <extracomment>The name of a place on the map and a note on it: west wall 2 · 2/4.</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <extracomment>Read aloud: a piece on the board. %1 how many, %2 which, %3 where.</extracomment>
        <translation>%1 %2, %3</translation>
    </message>
</context>
<context>
    <name>CellTool</name>
    <message>
        <source>empty</source>
        <extracomment>A cell of the drawing in which there is no place yet.</extracomment>
        <translation>vide</translation>
    </message>
    <message>
        <source>Drag over the cells. Shift erases, Alt picks up what is there, [ and ] change the radius. By keyboard: arrows, then Enter or Delete.</source>
        <translation>Faites glisser sur les cases. Maj efface, Alt reprend ce qui s’y trouve, [ et ] changent le rayon. Au clavier&#x202f;: flèches, puis Entrée ou Suppr.</translation>
    </message>
    <message>
        <source>Drag over the cells to delete. [ and ] change the radius. By keyboard: arrows, then Enter.</source>
        <translation>Faites glisser sur les cases à supprimer. [ et ] changent le rayon. Au clavier&#x202f;: flèches, puis Entrée.</translation>
    </message>
    <message>
        <source>Drag from corner to corner. Shift erases. By keyboard: arrows, Enter in both corners.</source>
        <translation>Faites glisser d’un coin à l’autre, toutes les cases sont peintes. Maj efface. Au clavier&#x202f;: flèches, Entrée aux deux coins.</translation>
    </message>
    <message>
        <source>Drag from the middle to the ring, or click: [ and ] change the radius. Shift erases. By keyboard: arrows, then Enter.</source>
        <translation>Faites glisser de la case du milieu à l’anneau, ou cliquez&#x202f;: [ et ] changent le rayon. Maj efface. Au clavier&#x202f;: flèches, puis Entrée.</translation>
    </message>
    <message>
        <source>Click a cell: all connected cells that look the same are painted. Shift erases them. By keyboard: arrows, then Enter.</source>
        <translation>Cliquez sur une case&#x202f;: toutes les cases contiguës qui lui ressemblent sont peintes. Maj les efface. Au clavier&#x202f;: flèches, puis Entrée.</translation>
    </message>
    <message>
        <source>Places are hidden or locked: see the Layers panel.</source>
        <translation>Les lieux sont masqués ou verrouillés&#x202f;: voir le panneau Calques.</translation>
    </message>
    <message>
        <source>Erase cells</source>
        <translation>Effacer des cases</translation>
    </message>
    <message>
        <source>Paint cells</source>
        <translation>Peindre des cases</translation>
    </message>
    <message>
        <source>Paint cells: %1</source>
        <extracomment>State of the tool. %1: the type of cell</extracomment>
        <translation>Peindre des cases&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) erased.</source>
        <translation>
            <numerusform>%n case effacée.</numerusform>
            <numerusform>%n cases effacées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The brush is empty: choose a type of place or an attribute.</source>
        <translation>Le pinceau est vide&#x202f;: choisissez un type de lieu ou un attribut.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) painted, types kept.</source>
        <translation>
            <numerusform>%n case peinte, type conservé.</numerusform>
            <numerusform>%n cases peintes, types conservés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) painted: %1.</source>
        <extracomment>%1: a kind of place: Forest.</extracomment>
        <translation>
            <numerusform>%n case peinte&#x202f;: %1.</numerusform>
            <numerusform>%n cases peintes&#x202f;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at %2, %3</source>
        <extracomment>The cell that the keyboard points at. %1: what lies there: Forest 3, or “empty”; %2 and %3: its coordinates.</extracomment>
        <translation>%1, en %2, %3</translation>
    </message>
    <message>
        <source>This cell holds nothing that the brush could pick up.</source>
        <translation>Il n’y a rien dans cette case que le pinceau puisse prélever.</translation>
    </message>
    <message>
        <source>The brush now paints like %1.</source>
        <extracomment>%1: a place: Forest 3.</extracomment>
        <translation>Le pinceau peint désormais comme %1.</translation>
    </message>
    <message>
        <source>One corner is set: go to the other one, then press Enter, or Delete to erase.</source>
        <translation>Un coin est fixé&#x202f;: allez à l’autre, puis Entrée, ou Suppr pour effacer.</translation>
    </message>
    <message>
        <source>Radius %1</source>
        <extracomment>Of the brush, in cells around the one that is pointed at.</extracomment>
        <translation>Rayon %1</translation>
    </message>
    <message>
        <source>Drag outward from the middle, or click: [ and ] change the radius. Shift erases. By keyboard: arrows, then Enter.</source>
        <translation>Faites glisser depuis la case du milieu, ou cliquez&#x202f;: [ et ] changent le rayon. Maj efface. Au clavier&#x202f;: flèches, puis Entrée.</translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message>
        <source>%1 – %2</source>
        <extracomment>The two ends of a link.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Add %1</source>
        <extracomment>Undo step. %1: a place, a link or a count of them</extracomment>
        <translation>Ajouter&#x202f;: %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>Undo step. %1: a place, a link, a piece or a count of them</extracomment>
        <translation>Retirer&#x202f;: %1</translation>
    </message>
    <message>
        <source>Give %1 the key “%2”</source>
        <extracomment>Undo step. %1: a place, %2: its new key</extracomment>
        <translation>Donner la clé «&#x202f;%2&#x202f;»&#x202f;: %1</translation>
    </message>
    <message>
        <source>Give %1 the side “%2”</source>
        <extracomment>Undo step. %1: a place, %2: west or east</extracomment>
        <translation>Donner le côté «&#x202f;%2&#x202f;»&#x202f;: %1</translation>
    </message>
    <message>
        <source>Change %1</source>
        <extracomment>Undo step. %1: a place</extracomment>
        <translation>Modifier&#x202f;: %1</translation>
    </message>
    <message>
        <source>Add the link (%1) %2</source>
        <extracomment>%1: a kind of link, %2: its ends.</extracomment>
        <translation>Ajouter le lien (%1) %2</translation>
    </message>
    <message>
        <source>Remove the link (%1) %2</source>
        <extracomment>%1: a kind of link, %2: its ends.</extracomment>
        <translation>Retirer le lien (%1) %2</translation>
    </message>
    <message>
        <source>Change the link %1</source>
        <extracomment>Undo step. %1: a link, such as “a → b”</extracomment>
        <translation>Modifier le lien %1</translation>
    </message>
    <message>
        <source>Edit board description</source>
        <translation>Modifier la description du plateau</translation>
    </message>
    <message>
        <source>%1: add to %2: %3</source>
        <extracomment>Undo step. %1: a place: Barracks, %2: a list: Spaces; %3: what is added to it: Veteran</extracomment>
        <translation>%1&#x202f;: ajouter à %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1: remove from %2: %3</source>
        <extracomment>Undo step. %1: a place: Barracks, %2: a list: Spaces; %3: what is removed from it: Veteran</extracomment>
        <translation>%1&#x202f;: retirer de %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1: %2: set %3 to “%4”</source>
        <extracomment>Undo step. %1: a place, %2: a list: Spaces; %3: of one of its rows: Start; %4: what it is now: Soldier</extracomment>
        <translation>%1&#x202f;: %2&#x202f;: %3 devient «&#x202f;%4&#x202f;»</translation>
    </message>
    <message>
        <source>%1: %2: remove %3</source>
        <extracomment>Undo step. %1: a place, %2: a list: Spaces; %3: what one of its rows loses: Start</extracomment>
        <translation>%1&#x202f;: %2&#x202f;: retirer %3</translation>
    </message>
    <message>
        <source>%1: turn on %2</source>
        <extracomment>Undo step. %1: a place or link, %2: what it gets: Cauldron</extracomment>
        <translation>%1&#x202f;: activer %2</translation>
    </message>
    <message>
        <source>%1: turn off %2</source>
        <extracomment>Undo step. %1: a place or link, %2: what it loses: Cauldron</extracomment>
        <translation>%1&#x202f;: désactiver %2</translation>
    </message>
    <message>
        <source>%1: set %2 to “%3”</source>
        <extracomment>Undo step. %1: a place or link, %2: an attribute: Access; %3: what it is now: Open</extracomment>
        <translation>%1&#x202f;: %2 devient «&#x202f;%3&#x202f;»</translation>
    </message>
    <message>
        <source>%1: set %2 (%3) to %4</source>
        <extracomment>Undo step. %1: a place, %2: what is counted there: Start units; %3: of these: Goblin; %4: a number</extracomment>
        <translation>%1&#x202f;: %2 (%3) passe à %4</translation>
    </message>
    <message>
        <source>%1: change %2</source>
        <extracomment>Undo step. %1: a place or link, %2: what is changed of it: Defender spaces</extracomment>
        <translation>%1&#x202f;: modifier %2</translation>
    </message>
    <message>
        <source>Move %1 to %2, %3</source>
        <extracomment>Undo step. %1: a place, %2 and %3: how far from the left and from the top it is then</extracomment>
        <translation>Déplacer à %2, %3&#x202f;: %1</translation>
    </message>
    <message>
        <source>Bend the link %1</source>
        <extracomment>Undo step. %1: the two ends of a link, which gets or loses bends</extracomment>
        <translation>Courber le lien %1</translation>
    </message>
    <message numerus="yes">
        <source>Change %n place(s) or link(s)</source>
        <extracomment>What a mend does. %n: places and links that become different</extracomment>
        <translation>
            <numerusform>Modifier %n lieu ou lien</numerusform>
            <numerusform>Modifier %n lieux ou liens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n lieu</numerusform>
            <numerusform>%n lieux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n lien</numerusform>
            <numerusform>%n liens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Undo step. %1: a place, a link or a count of them; %2: what is done: “West wall 4: Defender spaces”</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Draw the link %1 otherwise</source>
        <extracomment>Undo step. %1: the two ends of a link, which becomes a straight or a curved line</extracomment>
        <translation>Dessiner autrement le lien %1</translation>
    </message>
    <message>
        <source>%1: reduce %2 to %3</source>
        <extracomment>Undo step. %1: a place, %2: a list: Defender spaces, %3: how many rows it has then</extracomment>
        <translation>%1&#x202f;: réduire %2 à %3</translation>
    </message>
    <message>
        <source>%1: %2: %3 → %4</source>
        <extracomment>Undo step. %1: a place, %2: a list: Defender spaces; %3 and %4: its rows before and after: “Any, Soldier”</extracomment>
        <translation>%1&#x202f;: %2&#x202f;: %3 → %4</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n link(s)</source>
        <extracomment>What a mend does. %n: links that are removed</extracomment>
        <translation>
            <numerusform>Supprimer %n lien</numerusform>
            <numerusform>Supprimer %n liens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>a board</source>
        <translation>un plateau</translation>
    </message>
    <message>
        <source>a board in GraphML</source>
        <translation>un plateau en GraphML</translation>
    </message>
    <message>
        <source>a scenario</source>
        <translation>un scénario</translation>
    </message>
    <message>
        <source>a saved game</source>
        <translation>une partie enregistrée</translation>
    </message>
    <message>
        <source>the autosave of a running game</source>
        <translation>la sauvegarde automatique d’une partie en cours</translation>
    </message>
    <message>
        <source>unknown file type</source>
        <translation>type de fichier inconnu</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avertissement</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A file, what it is.
----------
How full a place is (2/4), and with which units.
----------
A way, units.
----------
The title of a chart, what it is about: `Strength on the walls: West wall 2`.</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Aucun problème.</translation>
    </message>
    <message>
        <source>Files to check</source>
        <translation>Fichiers à vérifier</translation>
    </message>
    <message>
        <source>Roles: %1.</source>
        <extracomment>Of a game. %1: a list of roles, such as “invader, defender”</extracomment>
        <translation>Rôles&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Default board: %1.</source>
        <extracomment>Of a game. %1: the name of a board</extracomment>
        <translation>Plateau par défaut&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Not playable with any game yet.</source>
        <translation>Jouable avec aucun jeu pour l’instant.</translation>
    </message>
    <message>
        <source>Playable with: %1.</source>
        <extracomment>Of a board. %1: a list of games</extracomment>
        <translation>Jouable avec&#x202f;: %1.</translation>
    </message>
    <message>
        <source>List the games, their roles and options</source>
        <translation>Énumérer les jeux, leurs rôles et leurs options</translation>
    </message>
    <message>
        <source>List the boards and the games they can be played with</source>
        <translation>Énumérer les plateaux et les jeux qui s’y jouent</translation>
    </message>
    <message>
        <source>Example:</source>
        <translation>Exemple&#x202f;:</translation>
    </message>
    <message>
        <source>Game; see the command games</source>
        <translation>Jeu&#x202f;; voir la commande games</translation>
    </message>
    <message>
        <source>Board: a name from the command boards, or a file</source>
        <translation>Plateau&#x202f;: un nom donné par la commande boards, ou un fichier</translation>
    </message>
    <message numerus="yes">
        <source>This game has only %n role(s).</source>
        <translation>
            <numerusform>Ce jeu n’a que %n rôle.</numerusform>
            <numerusform>Ce jeu n’a que %n rôles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seed %1: with this seed and the same answers, the game runs the same again.</source>
        <extracomment>%1: a number</extracomment>
        <translation>Graine %1&#x202f;: avec elle et les mêmes réponses, la partie se déroule à l’identique.</translation>
    </message>
    <message>
        <source>Play a game in the terminal, or watch computers play</source>
        <translation>Jouer dans le terminal, ou regarder jouer l’ordinateur</translation>
    </message>
    <message>
        <source>Players in the order of the roles; the last one also takes the remaining roles: %1</source>
        <extracomment>Help of an option. %1: a list of possible players</extracomment>
        <translation>Joueurs dans l’ordre des rôles&#x202f;; le dernier prend aussi les rôles restants&#x202f;: %1</translation>
    </message>
    <message>
        <source>Seed for all random draws</source>
        <translation>Graine de tous les tirages</translation>
    </message>
    <message>
        <source>Level of detail: brief (paragraphs) or full (every event with its rule)</source>
        <translation>Niveau de détail&#x202f;: brief (paragraphes) ou full (tout, avec les règles)</translation>
    </message>
    <message>
        <source>Look up a rule or chapter; without a number, the table of contents</source>
        <translation>Consulter une règle ou un chapitre&#x202f;; sans numéro, la table des matières</translation>
    </message>
    <message>
        <source>Print the whole rulebook</source>
        <translation>Afficher toutes les règles</translation>
    </message>
    <message>
        <source>There is no role called “%1”.</source>
        <extracomment>Error. %1: what was typed</extracomment>
        <translation>Il n’y a pas de rôle appelé «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <extracomment>After an error. %1: a list of what could have been typed</extracomment>
        <translation>Il y a&#x202f;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s) played.</source>
        <translation>
            <numerusform>%n choix joué.</numerusform>
            <numerusform>%n choix joués.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play a script from any position and show the result</source>
        <translation>Jouer un script à partir de n’importe quelle position et montrer le résultat</translation>
    </message>
    <message>
        <source>Seed for all draws; the script then contains none</source>
        <translation>Graine des tirages&#x202f;; le script n’en contient alors pas</translation>
    </message>
    <message>
        <source>Tell what happens</source>
        <translation>Raconter ce qui se passe</translation>
    </message>
    <message>
        <source>Show the position</source>
        <translation>Montrer la position</translation>
    </message>
    <message>
        <source>Show who has to choose, and what</source>
        <translation>Montrer qui doit choisir, et quoi</translation>
    </message>
    <message>
        <source>List the legal choices in notation</source>
        <translation>Énumérer les choix légaux en notation</translation>
    </message>
    <message>
        <source>Show all this as JSON</source>
        <translation>Montrer tout cela en JSON</translation>
    </message>
    <message>
        <source>Show only what this role may know; nobody: what everyone may know</source>
        <translation>Ne montrer que ce que ce rôle peut savoir&#x202f;; nobody&#x202f;: ce que tout le monde peut savoir</translation>
    </message>
    <message numerus="yes">
        <source>%1: all %n choice(s) replayed, every hash is right.</source>
        <extracomment>%1: a file</extracomment>
        <translation>
            <numerusform>%1&#x202f;: %n choix rejoué, toutes les empreintes sont justes.</numerusform>
            <numerusform>%1&#x202f;: %n choix rejoués, toutes les empreintes sont justes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replay a saved game and verify every position</source>
        <translation>Rejouer une partie enregistrée et vérifier chaque position</translation>
    </message>
    <message>
        <source>A game saved by the command play</source>
        <translation>Une partie enregistrée par la commande play</translation>
    </message>
    <message>
        <source>Merlon on the command line: play, run scripts, check files, look up rules.</source>
        <translation>Merlon en ligne de commande&#x202f;: jouer, exécuter des scripts, vérifier des fichiers, consulter les règles.</translation>
    </message>
    <message>
        <source>Print the version</source>
        <translation>Afficher la version</translation>
    </message>
    <message>
        <source>Print this help</source>
        <translation>Afficher cette aide</translation>
    </message>
    <message>
        <source>There are no texts in the language “%1”; there are: en, fr.</source>
        <extracomment>Error. %1: what was typed</extracomment>
        <translation>Il n’y a pas de textes dans la langue «&#x202f;%1&#x202f;»&#x202f;; il y a&#x202f;: en, fr.</translation>
    </message>
    <message>
        <source>There is no game called “%1”.</source>
        <extracomment>Error. %1: what was typed</extracomment>
        <translation>Il n’y a pas de jeu appelé «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>retiré du jeu</translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n bois</numerusform>
            <numerusform>%n bois</numerusform>
        </translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <extracomment>Title. %1: the round, %2: the last round Title. %1: the round, %2: the last round</extracomment>
        <translation>Manche %1 sur %2</translation>
    </message>
    <message>
        <source>Marksmen</source>
        <extracomment>A step of an assault, a title</extracomment>
        <translation>Tireurs</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>A list. %1: all but the last, separated by commas, %2: the last</extracomment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>The invader draws these objectives: %1.</source>
        <extracomment>Log. %1: a list of objectives</extracomment>
        <translation>L’assaillant pioche ces objectifs&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The invader draws objectives and looks at them.</source>
        <translation>L’assaillant pioche des objectifs et les regarde.</translation>
    </message>
    <message>
        <source>The defender draws these plans: %1.</source>
        <extracomment>Log. %1: a list of plans</extracomment>
        <translation>Le défenseur pioche ces plans&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The defender draws plans and looks at them.</source>
        <translation>Le défenseur pioche des plans et les regarde.</translation>
    </message>
    <message numerus="yes">
        <source>The invader draws %n unit(s): %1.</source>
        <extracomment>Log. %1: units, such as “4 goblins, 2 orcs”</extracomment>
        <translation>
            <numerusform>L’assaillant pioche %n unité&#x202f;: %1.</numerusform>
            <numerusform>L’assaillant pioche %n unités&#x202f;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Skipped: %1.</source>
        <extracomment>Log. %1: a list of cards</extracomment>
        <translation>Passé&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Cannot be used: %1.</source>
        <extracomment>Log. %1: a list of cards, each with the reason</extracomment>
        <translation>Inutilisable&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The invader pays %1.</source>
        <extracomment>Log. %1: units and wood, such as “2 orcs, 1 wood”</extracomment>
        <translation>L’assaillant paie&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>Two cards.</extracomment>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>Exchanged: %1.</source>
        <extracomment>Log. %1: a list of cards</extracomment>
        <translation>Échangé&#x202f;: %1.</translation>
    </message>
    <message>
        <source>March: %1.</source>
        <extracomment>Log. %1: units with their ways</extracomment>
        <translation>Avances&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Marauders join %1: %2.</source>
        <extracomment>Log. %1: a place, %2: units</extracomment>
        <translation>Les maraudeurs arrivent, %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>New on %1: %2.</source>
        <extracomment>Log. %1: a place, %2: tokens or machines</extracomment>
        <translation>Arrivée, %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Ritual tokens, face down: %1.</source>
        <extracomment>Log. %1: a list of places</extracomment>
        <translation>Jetons de rituel, face cachée&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Orders: %1.</source>
        <extracomment>Log. %1: a list of places or orders</extracomment>
        <translation>Ordres&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <extracomment>An action, hourglasses on its track, its cost.</extracomment>
        <translation>%1 %2 sur %3</translation>
    </message>
    <message>
        <source>Hourglasses: %1.</source>
        <extracomment>Log. %1: actions with their hourglasses</extracomment>
        <translation>Sabliers&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Back in the courtyard: %1.</source>
        <extracomment>Log. %1: units</extracomment>
        <translation>De retour dans la cour&#x202f;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) moved to the supply.</source>
        <translation>
            <numerusform>%n unité passe dans la réserve.</numerusform>
            <numerusform>%n unités passent dans la réserve.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards of this game: %1.</source>
        <extracomment>Log. %1: a list of cards</extracomment>
        <translation>Les cartes de cette partie&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Objectives laid out: %1.</source>
        <extracomment>Log. %1: a list of objectives</extracomment>
        <translation>Objectifs posés&#x202f;: %1.</translation>
    </message>
    <message>
        <source>New marauders gather: %1.</source>
        <extracomment>Log. %1: units</extracomment>
        <translation>De nouveaux maraudeurs se rassemblent&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Aimed at %1: %2.</source>
        <extracomment>A place, towers.</extracomment>
        <translation>Visent %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 hits (%2). Losses: %3.</source>
        <extracomment>A card, a place, a unit.</extracomment>
        <translation>%1 touche (%2). Pertes&#x202f;: %3.</translation>
    </message>
    <message>
        <source>%1 misses %2.</source>
        <extracomment>A card, a place.</extracomment>
        <translation>%1 manque sa cible&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 is turned over.</source>
        <extracomment>A card.</extracomment>
        <translation>%1 est retournée.</translation>
    </message>
    <message>
        <source>%1 aims at %2.</source>
        <translation>%1 vise&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 hits.</source>
        <extracomment>Log. %1: an engine or a cannon</extracomment>
        <translation>%1&#x202f;: touché.</translation>
    </message>
    <message>
        <source>%1 misses.</source>
        <extracomment>Log. %1: an engine or a cannon</extracomment>
        <translation>%1&#x202f;: raté.</translation>
    </message>
    <message>
        <source>%1 hits %2.</source>
        <extracomment>A machine, a wall.</extracomment>
        <translation>%1 touche (%2).</translation>
    </message>
    <message>
        <source>Losses (%1): %2.</source>
        <extracomment>A place, units.</extracomment>
        <translation>Pertes (%1)&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Volley of strength %1 (%2).</source>
        <translation>Volée de force %1 (%2).</translation>
    </message>
    <message>
        <source>Volley of strength %1 (%2). Losses: %3.</source>
        <extracomment>Log. %1: a number, %2: a place, %3: units</extracomment>
        <translation>Volée de force %1 (%2). Pertes&#x202f;: %3.</translation>
    </message>
    <message>
        <source>%1: %2 against %3</source>
        <extracomment>A wall, strengths of invader and defender.</extracomment>
        <translation>%1&#x202f;: %2 contre %3</translation>
    </message>
    <message>
        <source>%1. Losses: %2.</source>
        <extracomment>A fight, units.</extracomment>
        <translation>%1. Pertes&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <extracomment>In a list of moments. %1: its number</extracomment>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>Title. %1: a number
----------
Title. %1: a number Title. %1: a number</extracomment>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Defense (%1)</source>
        <extracomment>Title; hourglasses in the reserve.</extracomment>
        <translation>Défense (%1)</translation>
    </message>
    <message>
        <source>Assault of round %1</source>
        <extracomment>Title. %1: a number</extracomment>
        <translation>Assaut de la manche %1</translation>
    </message>
    <message>
        <source>Cannons</source>
        <extracomment>A step of an assault, a title</extracomment>
        <translation>Canons</translation>
    </message>
    <message>
        <source>Engines</source>
        <extracomment>A step of an assault, a title</extracomment>
        <translation>Engins</translation>
    </message>
    <message>
        <source>Poison</source>
        <extracomment>A step of an assault, a title</extracomment>
        <translation>Poison</translation>
    </message>
    <message>
        <source>Cauldrons</source>
        <extracomment>A step of an assault, a title</extracomment>
        <translation>Chaudrons</translation>
    </message>
    <message>
        <source>Poles</source>
        <extracomment>A step of an assault, a title</extracomment>
        <translation>Perches</translation>
    </message>
    <message>
        <source>Orders</source>
        <extracomment>A step of an assault, a title</extracomment>
        <translation>Ordres</translation>
    </message>
    <message>
        <source>%1&gt; </source>
        <extracomment>Prompt of the terminal. %1: the role that is to choose</extracomment>
        <translation>%1&gt; </translation>
    </message>
    <message>
        <source>Type a number from 1 to %1, or help.</source>
        <extracomment>Question at the terminal. “help” is a command and stays</extracomment>
        <translation>Tapez un nombre de 1 à %1, ou help.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>Redone.</source>
        <translation>Rétabli.</translation>
    </message>
    <message>
        <source>Type a file name after save.</source>
        <translation>Tapez le nom d’un fichier après save.</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <extracomment>%1: a file</extracomment>
        <translation>Enregistré dans %1.</translation>
    </message>
    <message>
        <source>the position, as far as this role may see it</source>
        <translation>la position, autant que ce rôle peut la voir</translation>
    </message>
    <message>
        <source>what has happened since the game began</source>
        <translation>ce qui s’est passé depuis le début</translation>
    </message>
    <message>
        <source>the choices in notation</source>
        <translation>les choix en notation</translation>
    </message>
    <message>
        <source>undo the last answer</source>
        <translation>annuler la dernière réponse</translation>
    </message>
    <message>
        <source>redo it</source>
        <translation>la rétablir</translation>
    </message>
    <message>
        <source>resign; the other side wins</source>
        <translation>abandonner&#x202f;; l’autre camp gagne</translation>
    </message>
    <message>
        <source>leave the game as it is</source>
        <translation>quitter la partie telle quelle</translation>
    </message>
    <message>
        <source>The game is deleted.</source>
        <translation>La partie est supprimée.</translation>
    </message>
    <message>
        <source>Type</source>
        <extracomment>A column: what to type at the terminal</extracomment>
        <translation>Tapez</translation>
    </message>
    <message>
        <source>to get</source>
        <extracomment>The column beside “Type”: what that does</extracomment>
        <translation>pour obtenir</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>What can be typed, below “Type”</extracomment>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>the choice with this number</source>
        <translation>le choix qui porte ce nombre</translation>
    </message>
    <message>
        <source>a line of notation</source>
        <translation>une ligne de notation</translation>
    </message>
    <message>
        <source>that choice, such as: end-phase</source>
        <translation>ce choix, par exemple&#x202f;: end-phase</translation>
    </message>
    <message>
        <source>This can be chosen now.</source>
        <translation>Ce choix est possible maintenant.</translation>
    </message>
    <message>
        <source>The game is left unfinished.</source>
        <translation>La partie reste inachevée.</translation>
    </message>
    <message>
        <source>=== Your turn: %1 ===</source>
        <extracomment>Title at the terminal. %1: a role or a name</extracomment>
        <translation>=== À vous&#x202f;: %1 ===</translation>
    </message>
    <message>
        <source>Press Enter when you are ready.</source>
        <translation>Appuyez sur Entrée quand vous êtes prêt.</translation>
    </message>
    <message>
        <source>Hand over, then press Enter.</source>
        <translation>Passez la main, puis appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Winner: %1.</source>
        <extracomment>%1: a role or a name</extracomment>
        <translation>Vainqueur&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The commands are: %1.</source>
        <extracomment>After an error. %1: a list of commands</extracomment>
        <translation>Les commandes sont&#x202f;: %1.</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>Il manque une commande.</translation>
    </message>
    <message>
        <source>There is no command “%1”.</source>
        <extracomment>Error. %1: what was typed</extracomment>
        <translation>Il n’y a pas de commande «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>merlon-cli %1 --help says more.</source>
        <extracomment>%1: a command</extracomment>
        <translation>merlon-cli %1 --help en dit plus.</translation>
    </message>
    <message>
        <source>Invalid command line: %1.</source>
        <extracomment>Error. %1: the reason</extracomment>
        <translation>Ligne de commande non valide&#x202f;: %1.</translation>
    </message>
    <message>
        <source>; </source>
        <extracomment>Between the items of a list that have commas themselves.</extracomment>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>List the scenarios that come with the program</source>
        <translation>Énumérer les scénarios fournis avec le programme</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>An entry of a list. %1: its number, %2: the text</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Game, board and position: a scenario from the command scenarios, or a file</source>
        <translation>Jeu, plateau et position&#x202f;: un scénario de la commande scenarios, ou un fichier</translation>
    </message>
    <message>
        <source>[OPTIONS]</source>
        <translation>[OPTIONS]</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>COMMANDE</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <extracomment>Help. %1: a command with its options</extracomment>
        <translation>Utilisation&#x202f;: %1</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Arguments&#x202f;:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Options&#x202f;:</translation>
    </message>
    <message>
        <source>Commands; each has its own --help:</source>
        <translation>Commandes&#x202f;; chacune a sa propre aide --help&#x202f;:</translation>
    </message>
    <message>
        <source>An option of the game, repeatable; see the command games</source>
        <translation>Une option du jeu, répétable&#x202f;; voir la commande games</translation>
    </message>
    <message>
        <source>Archers</source>
        <extracomment>A step of an assault, a title</extracomment>
        <translation>Archers</translation>
    </message>
    <message>
        <source>Goblins</source>
        <extracomment>A step of an assault, a title</extracomment>
        <translation>Gobelins</translation>
    </message>
    <message>
        <source>Hooks</source>
        <extracomment>A step of an assault, a title</extracomment>
        <translation>Crochets</translation>
    </message>
    <message>
        <source>Barbican</source>
        <extracomment>A step of an assault, a title</extracomment>
        <translation>Barbacane</translation>
    </message>
    <message>
        <source>%1 keeps %2.</source>
        <extracomment>A player, cards.</extracomment>
        <translation>%1 garde %2.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <extracomment>A player, units.</extracomment>
        <translation>%1 pioche %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n ressource</numerusform>
            <numerusform>%n ressources</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for %2.</source>
        <extracomment>An action, its price.</extracomment>
        <translation>%1 pour %2.</translation>
    </message>
    <message>
        <source>New in the siege tower at %1: %2.</source>
        <extracomment>A wall, units.</extracomment>
        <translation>Nouveaux dans la tour de siège (%1)&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Card “%1” (%2): no effect.</source>
        <extracomment>What a card of the hit deck shows, the tower of the device.</extracomment>
        <translation>Carte «&#x202f;%1&#x202f;» (%2)&#x202f;: sans effet.</translation>
    </message>
    <message>
        <source>Card “%1”. Losses (%2): %3.</source>
        <extracomment>What a card of the hit deck shows, a place, a unit.</extracomment>
        <translation>Carte «&#x202f;%1&#x202f;». Pertes (%2)&#x202f;: %3.</translation>
    </message>
    <message>
        <source>invaders %1</source>
        <extracomment>How much glory, in a list. %1: a number</extracomment>
        <translation>assaillants %1</translation>
    </message>
    <message>
        <source>defenders %1</source>
        <extracomment>How much glory, in a list. %1: a number</extracomment>
        <translation>défenseurs %1</translation>
    </message>
    <message>
        <source>Glory: %1.</source>
        <extracomment>How much glory there is on each side.</extracomment>
        <translation>Gloire&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Winners: %1.</source>
        <extracomment>%1: a list of roles or names</extracomment>
        <translation>Vainqueurs&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A value of an option as it is typed, and what it means.
----------
%1: an action card, %2: why it cannot be used (“not enough wood”).
----------
A number, whose it is: `Resources (Western invader)`.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Not playable with %1:</source>
        <extracomment>%1: a game; the problems follow</extracomment>
        <translation>Non jouable avec %1&#x202f;:</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… et %n autre</numerusform>
            <numerusform>… et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>finding</comment>
        <extracomment>The number of a check, what it has found.</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>a lesson</source>
        <translation>une leçon</translation>
    </message>
    <message>
        <source>This is neither a board nor a scenario, a lesson or a saved game of Merlon.</source>
        <translation>Ce n’est ni un plateau, ni un scénario, ni une leçon, ni une partie enregistrée de Merlon.</translation>
    </message>
    <message>
        <source>Check boards, scenarios, lessons and saved games; the type is detected</source>
        <translation>Vérifier des plateaux, scénarios, leçons et parties&#x202f;; le type est reconnu</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A round, what happens in it: `Round 3, Defense (4)`.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Moment</source>
        <extracomment>Column of a chart as a table, above numbers</extracomment>
        <translation>Moment</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Column of a chart as a table, above numbers</extracomment>
        <translation>Manche</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with seed %1; on average %2 choices in %3 rounds.</source>
        <extracomment>%1: a number, %2 and %3: numbers such as 6.4</extracomment>
        <translation>
            <numerusform>%n partie avec la graine %1&#x202f;; en moyenne %2 choix en %3 manches.</numerusform>
            <numerusform>%n parties avec la graine %1&#x202f;; en moyenne %2 choix en %3 manches.</numerusform>
        </translation>
    </message>
    <message>
        <source>Significant: %1 wins more often than an equal share.</source>
        <extracomment>%1: a role</extracomment>
        <translation>Significatif&#x202f;: %1 gagne plus souvent qu’à parts égales.</translation>
    </message>
    <message>
        <source>Significant: %1 wins less often than an equal share.</source>
        <extracomment>%1: a role</extracomment>
        <translation>Significatif&#x202f;: %1 gagne moins souvent qu’à parts égales.</translation>
    </message>
    <message>
        <source>Nobody wins significantly more or less often than an equal share.</source>
        <translation>Personne ne gagne significativement plus ou moins souvent qu’à parts égales.</translation>
    </message>
    <message>
        <source>Run a balance test: the computer plays many games on a board</source>
        <translation>Tester l’équilibre&#x202f;: l’ordinateur joue de nombreuses parties sur un plateau</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Nombre de parties</translation>
    </message>
    <message>
        <source>Seed for all random draws of all games</source>
        <translation>Graine de tous les tirages de toutes les parties</translation>
    </message>
    <message>
        <source>Games to run in parallel (same result); 0: as many as the machine can handle</source>
        <translation>Parties simultanées (sans effet sur le résultat)&#x202f;; 0&#x202f;: selon la machine</translation>
    </message>
    <message>
        <source>Write the numbers to this file instead</source>
        <translation>Écrire plutôt les chiffres dans ce fichier</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2. It should be in the folder of this program.</source>
        <extracomment>Error. %1: a program, %2: the reason given by the system</extracomment>
        <translation>%1 ne peut pas être lancé&#x202f;: %2. Il doit se trouver dans le dossier de ce programme.</translation>
    </message>
    <message>
        <source>%1 stopped with an error.</source>
        <extracomment>Error. %1: a program</extracomment>
        <translation>%1 s’est arrêté sur une erreur.</translation>
    </message>
    <message>
        <source>PDF only: a4, a3 or letter</source>
        <translation>PDF seulement&#x202f;: a4, a3 ou letter</translation>
    </message>
    <message>
        <source>Draw a board, a scenario or the end of a saved game; PDF to print and play</source>
        <translation>Dessiner un plateau, un scénario ou la fin d’une partie enregistrée&#x202f;; PDF à imprimer et jouer</translation>
    </message>
    <message>
        <source>A board (JSON or GraphML), a scenario or a saved game: a file, or the name of a board or scenario that comes with Merlon</source>
        <translation>Un plateau (JSON ou GraphML), un scénario ou une partie enregistrée&#x202f;: un fichier, ou le nom d’un plateau ou d’un scénario livré avec Merlon</translation>
    </message>
    <message>
        <source>Output file; the extension sets the format: .png, .svg or .pdf</source>
        <translation>Fichier produit&#x202f;; l’extension fixe le format&#x202f;: .png, .svg ou .pdf</translation>
    </message>
    <message>
        <source>PNG only: length of the longer side in pixels</source>
        <translation>PNG seulement&#x202f;: grand côté en pixels</translation>
    </message>
    <message>
        <source>Colors: day or night</source>
        <translation>Couleurs&#x202f;: day (jour) ou night (nuit)</translation>
    </message>
    <message>
        <source>Write the keys of places instead of their names</source>
        <translation>Écrire les clés des lieux au lieu de leurs noms</translation>
    </message>
    <message>
        <source>Unsupported file type “.%1”.</source>
        <extracomment>Error. %1: the end of a file name, such as “foo”</extracomment>
        <translation>Type de fichier non pris en charge&#x202f;: «&#x202f;.%1&#x202f;».</translation>
    </message>
    <message>
        <source>Supported: %1.</source>
        <extracomment>After an error. %1: a list such as “PNG, SVG, PDF”</extracomment>
        <translation>Formats possibles&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Only a scenario can be written as a scenario</source>
        <translation>Seul un scénario peut être écrit comme scénario</translation>
    </message>
    <message>
        <source>Convert a board to another format, or a file of an older version to the current one</source>
        <translation>Convertir un plateau dans un autre format, ou un fichier d’une ancienne version au format actuel</translation>
    </message>
    <message>
        <source>Output file; the extension sets the format: .json keeps the type; .merlon-board, .graphml and .dot hold the board only; .merlon-scenario a scenario</source>
        <translation>Fichier produit&#x202f;; l’extension fixe le format&#x202f;: .json garde le type&#x202f;; .merlon-board, .graphml et .dot ne contiennent que le plateau&#x202f;; .merlon-scenario un scénario</translation>
    </message>
    <message>
        <source>This is neither a board nor a scenario or a saved game of Merlon.</source>
        <translation>Ce n’est ni un plateau, ni un scénario, ni une partie enregistrée de Merlon.</translation>
    </message>
    <message>
        <source>PDF only: after each sheet of cards their backs, for the other side</source>
        <translation>PDF seulement&#x202f;: après chaque feuille de cartes, leur dos pour le verso</translation>
    </message>
    <message>
        <source>%1 comes from a newer version of Merlon. Omitted, because this version does not know it: %2</source>
        <extracomment>Warning. %1: a file, %2: a list of keys</extracomment>
        <translation>%1 vient d’une version plus récente de Merlon. Omis, car cette version ne le connaît pas&#x202f;: %2</translation>
    </message>
    <message>
        <source>Notes and the background image are omitted: this format has no place for them.</source>
        <translation>Les notes et l’image de fond sont omises&#x202f;: ce format ne les prévoit pas.</translation>
    </message>
    <message>
        <source>level %1</source>
        <extracomment>Kind of a heading of the rulebook. %1: a number</extracomment>
        <translation>niveau %1</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>There</source>
        <extracomment>Column of a table of places: what lies there besides units.</extracomment>
        <translation>Sur place</translation>
    </message>
    <message>
        <source>Leads to</source>
        <extracomment>Column of a table of places: where one can march from there.</extracomment>
        <translation>Mène à</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>Heading at the terminal: what is left, not used yet</extracomment>
        <translation>Reste</translation>
    </message>
    <message>
        <source>At the end:</source>
        <translation>À la fin&#x202f;:</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>pas maintenant</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>why this is asked; what a choice does, or why it cannot be made</source>
        <translation>pourquoi cette question est posée&#x202f;; ce que fait un choix, ou pourquoi il est impossible</translation>
    </message>
    <message>
        <source>There is nothing to say about this question.</source>
        <translation>Il n’y a rien à dire de cette question.</translation>
    </message>
    <message>
        <source>Moment %1</source>
        <extracomment>In a list of moments. %1: its number</extracomment>
        <translation>Moment&#x202f;%1</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>The head of a table whose rows are words.</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <extracomment>%1: a pile, %2: how many cards are in it, %3: those that are known (“2 × conflict 3, ambush”).</extracomment>
        <translation>%1 %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>Values of an option: all numbers in between.</extracomment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Available: %1.</source>
        <extracomment>After an error. %1: a list of names</extracomment>
        <translation>Disponibles&#x202f;: %1.</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>Instead of a list of choices or events: it is empty</extracomment>
        <translation>rien</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1: some lines of notation, separated by commas; %n: how many lines were left out.</extracomment>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>It is refused: %1 Offered: %2.</source>
        <extracomment>A script expected a choice to be possible. %1: the reason why it is not, %2: the choices that are.</extracomment>
        <translation>Refusé&#x202f;: %1 Proposé&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>It is offered.</source>
        <extracomment>A choice that should not be possible</extracomment>
        <translation>Ce choix est proposé.</translation>
    </message>
    <message>
        <source>It is refused: %1</source>
        <extracomment>A script expected a choice to be refused by another rule. %1: the reason with its rule.</extracomment>
        <translation>Refusé&#x202f;: %1</translation>
    </message>
    <message>
        <source>There is no event called “%1”.</source>
        <extracomment>Error. %1: what was typed</extracomment>
        <translation>Aucun événement ne s’appelle «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Since the last choice: %1.</source>
        <extracomment>A script expected something else to happen. %1: what has happened, in notation.</extracomment>
        <translation>Depuis le dernier choix&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Nothing is there. Beside it: %1.</source>
        <extracomment>A script expected a value at a place of the position. %1: what is there instead.</extracomment>
        <translation>Il n’y a rien à cet endroit. À côté&#x202f;: %1.</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <extracomment>%1: the value that was found, as JSON.</extracomment>
        <translation>Valeur trouvée&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Number of a rule or chapter: S2-6.3, 6.3, 6. The letters before it find the game</source>
        <translation>Numéro d’une règle ou d’un chapitre&#x202f;: S2-6.3, 6.3, 6. Les lettres qui le précèdent désignent le jeu</translation>
    </message>
    <message numerus="yes">
        <source>%n expectation(s) met.</source>
        <translation>
            <numerusform>%n attente satisfaite.</numerusform>
            <numerusform>%n attentes satisfaites.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n expectation(s) not met.</source>
        <translation>
            <numerusform>%n attente non satisfaite.</numerusform>
            <numerusform>%n attentes non satisfaites.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines of notation, one choice each, draws included; # begins a comment; - is the standard input. Lines with expect say what should hold: expect offered NOTATION, refused NOTATION with RULE, event KIND ARGUMENTS, at /POINTER VALUE, seat SEAT, over</source>
        <translation>Lignes de notation, un choix par ligne, pioches comprises&#x202f;; # commence un commentaire&#x202f;; - est l’entrée standard. Les lignes avec expect disent ce qui est attendu&#x202f;: expect offered NOTATION, refused NOTATION with RULE, event KIND ARGUMENTS, at /POINTER VALUE, seat SEAT, over</translation>
    </message>
    <message>
        <source>With --json: the position with all that is as set up, too</source>
        <translation>Avec --json&#x202f;: la position complète, y compris ce qui est comme à la mise en place</translation>
    </message>
    <message>
        <source>%1:%2: “%3” does not hold. %4</source>
        <extracomment>A line of a script did not hold. %1: file, %2: number of the line, %3: the line, %4: what was there instead.</extracomment>
        <translation>%1, ligne %2&#x202f;: «&#x202f;%3&#x202f;» n’est pas vérifié. %4</translation>
    </message>
    <message>
        <source>The last line was not written to its end: that choice is lost.</source>
        <translation>La dernière ligne n’a pas été écrite jusqu’au bout&#x202f;: ce choix est perdu.</translation>
    </message>
    <message>
        <source>a seed is a whole number from 0 to %1</source>
        <extracomment>Why a command line is refused. %1: the largest number</extracomment>
        <translation>une graine est un nombre entier de 0 à %1</translation>
    </message>
    <message>
        <source>%1 was given more than once</source>
        <extracomment>Why a command line is refused. %1: an option such as --seed</extracomment>
        <translation>%1 est indiqué plusieurs fois</translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <extracomment>Why a command line is refused. %1: an option such as --seed</extracomment>
        <translation>%1 attend une valeur</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <extracomment>Why a command line is refused. %1: an option or argument</extracomment>
        <translation>%1 manque</translation>
    </message>
    <message>
        <source>%1 and %2 exclude each other</source>
        <extracomment>Why a command line is refused. %1, %2: options</extracomment>
        <translation>%1 et %2 s’excluent</translation>
    </message>
    <message>
        <source>%1 is not a number that is possible here</source>
        <extracomment>Why a command line is refused. %1: the value of an option</extracomment>
        <translation>%1 n’est pas un nombre possible ici</translation>
    </message>
    <message>
        <source>The option “%1” is given twice.</source>
        <extracomment>Error. %1: an option of a game</extracomment>
        <translation>L’option «&#x202f;%1&#x202f;» est indiquée deux fois.</translation>
    </message>
    <message>
        <source>Language of all texts: %1</source>
        <extracomment>Help. %1: the codes of languages, `en, fr`</extracomment>
        <translation>Langue de tous les textes&#x202f;: %1</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the items of a list.</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>This game is open on the computer “%1”, or was when its files were copied.</source>
        <extracomment>Error. %1: the name of a computer</extracomment>
        <translation>Cette partie est ouverte sur l’ordinateur «&#x202f;%1&#x202f;», ou l’était quand ses fichiers ont été copiés.</translation>
    </message>
    <message>
        <source>This game is open in another terminal or window.</source>
        <translation>Cette partie est ouverte dans un autre terminal ou une autre fenêtre.</translation>
    </message>
    <message>
        <source>Input ended before the game was over.</source>
        <translation>L’entrée s’est terminée avant la fin de la partie.</translation>
    </message>
    <message>
        <source>Resume the game that was left last, or the one in a file; games with human players are saved automatically after every choice</source>
        <translation>Reprendre la dernière partie laissée, ou celle d’un fichier&#x202f;; les parties avec des joueurs humains sont sauvegardées automatiquement après chaque choix</translation>
    </message>
    <message>
        <source>Written by %1 %2 on %3.</source>
        <extracomment>Of a saved game. %1: a program, %2: its version, %3: a system such as Linux x86_64</extracomment>
        <translation>Écrite par %1 %2 sous %3.</translation>
    </message>
    <message>
        <source>Play the remaining games of a balance test that was interrupted (Ctrl+C); the numbers are those of an uninterrupted one</source>
        <translation>Jouer les parties restantes d’un test d’équilibre interrompu (Ctrl+C)&#x202f;; les nombres sont ceux d’un test sans interruption</translation>
    </message>
    <message numerus="yes">
        <source>Interrupted: %n game(s) of %1 played.</source>
        <extracomment>Of a balance test. %n: games that have been played; %1: games that were wished for</extracomment>
        <translation>
            <numerusform>Interrompu&#x202f;: %n partie sur %1 jouée.</numerusform>
            <numerusform>Interrompu&#x202f;: %n parties sur %1 jouées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the game to this file. It holds everything that is hidden in the game, and the seed</source>
        <translation>Enregistrer la partie dans ce fichier. Il contient tout ce qui est caché dans la partie, et la graine</translation>
    </message>
    <message>
        <source>It begins at an earlier moment of the game: this one cannot be written.</source>
        <translation>Il commence à un moment antérieur de la partie&#x202f;: celui-ci ne peut pas être écrit.</translation>
    </message>
    <message>
        <source>save the game, with everything that is hidden in it and the seed</source>
        <translation>enregistrer la partie, avec tout ce qui y est caché et la graine</translation>
    </message>
    <message>
        <source>save it as a scenario that tells what this role may know; nobody: what everyone may know</source>
        <translation>l’enregistrer comme scénario qui dit ce que ce rôle peut savoir&#x202f;; nobody&#x202f;: ce que tous peuvent savoir</translation>
    </message>
    <message>
        <source>everyone</source>
        <extracomment>Who knows a game</extracomment>
        <translation>tous</translation>
    </message>
    <message>
        <source>%1, as known to: %2</source>
        <extracomment>The name of a file with a game. %1: a board, %2: a role</extracomment>
        <translation>%1, vu par&#x202f;: %2</translation>
    </message>
    <message>
        <source>The last choice was not written to its end: it is lost.</source>
        <translation>Le dernier choix n’a pas été écrit jusqu’au bout&#x202f;: il est perdu.</translation>
    </message>
    <message>
        <source>Hit card %1</source>
        <extracomment>At the beginning of a sentence. %1: the name of a card, `D1`.</extracomment>
        <translation>La carte de tir %1</translation>
    </message>
    <message>
        <source>a schema</source>
        <translation>un schéma</translation>
    </message>
    <message>
        <source>Schema with attributes that boards may have besides those of the game</source>
        <translation>Schéma des attributs que les plateaux peuvent avoir en plus de ceux du jeu</translation>
    </message>
    <message>
        <source>%1 (puzzle)</source>
        <extracomment>In a list of scenarios. %1: the name of one that is a puzzle</extracomment>
        <translation>%1 (énigme)</translation>
    </message>
    <message>
        <source>Task: %1</source>
        <extracomment>Before a game at the terminal that is a puzzle. %1: what is to be done, one or two sentences</extracomment>
        <translation>Mission&#x202f;: %1</translation>
    </message>
    <message>
        <source>PDF only: one page with the board, nothing to cut out</source>
        <translation>PDF seulement&#x202f;: une page avec le plateau, rien à découper</translation>
    </message>
    <message>
        <source>Length of the longer side in millimeters; PNG at 300 dots per inch</source>
        <translation>Longueur du grand côté en millimètres&#x202f;; PNG à 300 points par pouce</translation>
    </message>
    <message>
        <source>Print the types and attributes of a game’s boards as JSON</source>
        <translation>Afficher les types et attributs des plateaux d’un jeu en JSON</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <extracomment>At the terminal, after a puzzle has not been solved. %1: one or two sentences</extracomment>
        <translation>Indice&#x202f;: %1</translation>
    </message>
    <message>
        <source>Nothing is saved to %1: the game was discarded, not left with quit.</source>
        <extracomment>After a game has been deleted. %1: the file to which it was to be saved. “quit” is a command and stays</extracomment>
        <translation>Rien n’est enregistré dans %1&#x202f;: la partie a été supprimée, et non quittée avec quit.</translation>
    </message>
    <message>
        <source>a drawing lesson</source>
        <translation>une leçon de dessin</translation>
    </message>
    <message>
        <source>an interrupted balance test</source>
        <translation>un test d’équilibre interrompu</translation>
    </message>
    <message>
        <source>GraphML of other programs only: the game that the boards are for</source>
        <translation>GraphML d’autres programmes seulement&#x202f;: le jeu auquel les plateaux sont destinés</translation>
    </message>
    <message>
        <source>GraphML of other programs only: the game that the board is for</source>
        <translation>GraphML d’autres programmes seulement&#x202f;: le jeu auquel le plateau est destiné</translation>
    </message>
    <message>
        <source>The stored solution cannot be played: nothing fits “%1”.</source>
        <extracomment>Note on a puzzle. %1: a choice in notation, such as “march west orc”</extracomment>
        <translation>La solution enregistrée ne peut pas être jouée&#x202f;: rien ne correspond à «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The stored solution does not reach the goal.</source>
        <translation>La solution enregistrée n’atteint pas le but.</translation>
    </message>
    <message>
        <source>Name its game with --game: %1.</source>
        <extracomment>After an error about a graph of another program. --game is an option, %1 a list of games.</extracomment>
        <translation>Indiquez son jeu avec --game&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>Alternatives: “1 troll or 2 orcs”. %1: all but the last, separated by commas, %2: the last</extracomment>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>Expected a pointer such as /round and a value.</source>
        <translation>Il faut un pointeur comme /round et une valeur.</translation>
    </message>
    <message>
        <source>The game continues.</source>
        <translation>La partie continue.</translation>
    </message>
    <message>
        <source>Unknown expectation: “%1”.</source>
        <extracomment>Error. %1: what was typed</extracomment>
        <translation>Attente inconnue&#x202f;: «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>unexpected: %1</source>
        <extracomment>Why a command line is refused. %1: words that nobody has asked for</extracomment>
        <translation>en trop&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>The game resumes after %n choice(s).</source>
        <translation>
            <numerusform>La partie reprend après %n choix.</numerusform>
            <numerusform>La partie reprend après %n choix.</numerusform>
        </translation>
    </message>
    <message>
        <source>An unfinished game can be resumed: %1</source>
        <extracomment>Before a new game at the terminal. %1: a command to type</extracomment>
        <translation>Une partie inachevée peut être reprise&#x202f;: %1</translation>
    </message>
    <message>
        <source>PDF only: largest number of sheets (default: as the pieces need)</source>
        <translation>PDF seulement&#x202f;: nombre maximal de feuilles (par défaut selon les pièces)</translation>
    </message>
    <message>
        <source>PDF only: without pieces and reference sheets</source>
        <translation>PDF seulement&#x202f;: ni pièces ni aide-mémoire</translation>
    </message>
    <message>
        <source>PDF only: without the first page and its contents</source>
        <translation>PDF seulement&#x202f;: sans la première page et son contenu</translation>
    </message>
    <message>
        <source>Boards only: without spaces, capacities and starting pieces</source>
        <translation>Plateaux seulement&#x202f;: sans emplacements, capacités ni pièces de départ</translation>
    </message>
    <message>
        <source>Without the names of places</source>
        <translation>Sans les noms des lieux</translation>
    </message>
    <message>
        <source>Progress is saved every few seconds. To continue after a crash, type: %1</source>
        <extracomment>During a long balance test. %1: a command to type</extracomment>
        <translation>La progression est enregistrée toutes les quelques secondes. Pour continuer après un plantage, tapez&#x202f;: %1</translation>
    </message>
    <message>
        <source>To continue, type: %1</source>
        <extracomment>After an interrupted balance test. %1: a command to type</extracomment>
        <translation>Pour continuer, tapez&#x202f;: %1</translation>
    </message>
    <message>
        <source>These numbers belong to another game.</source>
        <translation>Ces nombres appartiennent à un autre jeu.</translation>
    </message>
    <message>
        <source>It comes from an older version: changes to its board or options that do not matter to this game cannot be found.</source>
        <translation>Elle vient d’une version plus ancienne&#x202f;: les modifications du plateau ou des options sans effet sur cette partie ne peuvent pas être décelées.</translation>
    </message>
    <message>
        <source>The output could not be written: the disk is full, or the program that reads it has ended.</source>
        <translation>La sortie n’a pas pu être écrite&#x202f;: le disque est plein, ou le programme qui la lit s’est arrêté.</translation>
    </message>
    <message>
        <source>Saved to %1, as a scenario: what is hidden from this role is a guess.</source>
        <extracomment>After saving a game for one player. %1: a file</extracomment>
        <translation>Enregistré dans %1 comme scénario&#x202f;: ce qui est caché à ce rôle est une supposition.</translation>
    </message>
    <message>
        <source>To leave this game and delete its autosave, type: discard game</source>
        <extracomment>At the terminal. “discard game” is a command and stays</extracomment>
        <translation>Pour quitter cette partie et supprimer sa sauvegarde automatique, tapez&#x202f;: discard game</translation>
    </message>
    <message>
        <source>this list; with a number such as S2-6.3, that rule</source>
        <translation>cette liste&#x202f;; avec un numéro comme S2-6.3, cette règle</translation>
    </message>
    <message>
        <source>leave the game and delete its autosave</source>
        <translation>quitter la partie et supprimer sa sauvegarde automatique</translation>
    </message>
    <message>
        <source>The game cannot be saved: %1</source>
        <extracomment>Error. %1: the reason, in a sentence</extracomment>
        <translation>La partie ne peut pas être sauvegardée&#x202f;: %1</translation>
    </message>
    <message>
        <source>The game is saved in %1. To continue, type: %2</source>
        <extracomment>At the end of a game that is not over. %1: a file, %2: a command to type</extracomment>
        <translation>La partie est sauvegardée dans %1. Pour la reprendre, tapez&#x202f;: %2</translation>
    </message>
    <message>
        <source>If it is no longer played there, delete %1.</source>
        <extracomment>After an error. %1: a file</extracomment>
        <translation>Si elle n’y est plus jouée, supprimez %1.</translation>
    </message>
    <message>
        <source>The game resumes from what could still be read.</source>
        <translation>La partie reprend à partir de ce qui a pu être lu.</translation>
    </message>
    <message>
        <source>There is no game to resume in this terminal.</source>
        <translation>Il n’y a aucune partie à reprendre dans ce terminal.</translation>
    </message>
    <message>
        <source>Name the file of a saved game after --resume.</source>
        <translation>Indiquez le fichier d’une partie enregistrée après --resume.</translation>
    </message>
    <message>
        <source>Another unfinished game: %1</source>
        <extracomment>%1: a command to type</extracomment>
        <translation>Autre partie inachevée&#x202f;: %1</translation>
    </message>
    <message>
        <source>The game cannot be saved like this yet: it has not begun.</source>
        <translation>La partie ne peut pas encore être enregistrée ainsi&#x202f;: elle n’a pas commencé.</translation>
    </message>
    <message>
        <source>What is hidden from them is a guess and may be wrong. Draws will be different.</source>
        <translation>Ce qui leur est caché est une supposition, peut-être fausse. Les tirages seront différents.</translation>
    </message>
</context>
<context>
    <name>DrawnGuideLines</name>
    <message>
        <source>Guide lines are hidden: see the View menu.</source>
        <translation>Les repères sont masqués&#x202f;: voir le menu Affichage.</translation>
    </message>
    <message>
        <source>There is no room for more guide lines. Remove one first.</source>
        <translation>Il n’y a plus de place pour d’autres repères. Retirez-en un d’abord.</translation>
    </message>
    <message>
        <source>Guide line at %1 (hold Ctrl or Alt to ignore grid and places)</source>
        <extracomment>While a guide line is dragged. %1: where it would be: 340</extracomment>
        <translation>Repère à %1 (tenir Ctrl ou Alt pour ignorer la grille et les lieux)</translation>
    </message>
    <message>
        <source>Release on the ruler to remove the guide line.</source>
        <translation>Relâchez sur la règle pour retirer le repère.</translation>
    </message>
    <message>
        <source>Drag onto the page for a new guide line.</source>
        <translation>Faites glisser sur la page pour ajouter un repère.</translation>
    </message>
    <message>
        <source>Add guide line</source>
        <translation>Ajouter un repère</translation>
    </message>
    <message>
        <source>Remove guide line</source>
        <translation>Retirer le repère</translation>
    </message>
    <message>
        <source>Move guide line</source>
        <translation>Déplacer le repère</translation>
    </message>
    <message>
        <source>%1: move it with the arrow keys (Shift: by one point), remove it with Delete.</source>
        <extracomment>In the status line. %1: a guide line: Vertical guide line at 340</extracomment>
        <translation>%1&#x202f;: déplacez-le avec les flèches (Maj&#x202f;: d’un point), retirez-le avec Suppr.</translation>
    </message>
    <message>
        <source>Horizontal guide line at %1</source>
        <extracomment>%1: the number on the ruler that the line passes</extracomment>
        <translation>Repère horizontal à %1</translation>
    </message>
    <message>
        <source>Vertical guide line at %1</source>
        <extracomment>%1: the number on the ruler that the line passes</extracomment>
        <translation>Repère vertical à %1</translation>
    </message>
</context>
<context>
    <name>EditorMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>Dis&amp;position</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Tester</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
</context>
<context>
    <name>EffectWords</name>
    <message>
        <source>You pay %1.</source>
        <extracomment>What a choice costs, read aloud. %1: amounts, `1 goblin and 2 wood`.</extracomment>
        <translation>Vous payez %1.</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <extracomment>What a choice takes from another player. %1: a role, `the defender`, %2: amounts, `1 goblin and 2 wood`.</extracomment>
        <translation>%1 perd %2.</translation>
    </message>
    <message>
        <source>You get %1.</source>
        <extracomment>What a choice brings, read aloud. %1: amounts, `1 goblin and 2 wood`.</extracomment>
        <translation>Vous recevez %1.</translation>
    </message>
    <message>
        <source>%1 gets %2.</source>
        <extracomment>What a choice gives to another player. %1: a role, `the defender`, %2: amounts, `1 goblin and 2 wood`.</extracomment>
        <translation>%1 reçoit %2.</translation>
    </message>
</context>
<context>
    <name>EndGrips</name>
    <message>
        <source>Reconnect %1: %2 – %3 to %4</source>
        <extracomment>Undo step. %1: a type of link (“Path”), %2 and %3: the places that it joins, %4: the place at which one of its ends is from now on.</extracomment>
        <translation>Rattacher %1&#x202f;: %2 – %3 à %4</translation>
    </message>
    <message>
        <source>Drag the end of the link to another place. Esc cancels.</source>
        <translation>Glissez l’extrémité du lien vers un autre lieu. Échap annule.</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message numerus="yes">
        <source>%n piece(s) can still act.</source>
        <extracomment>On the button that ends a step. %n: pieces on the board that can be moved or used before.</extracomment>
        <translation>
            <numerusform>%n pièce peut encore agir.</numerusform>
            <numerusform>%n pièces peuvent encore agir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other choice(s) still possible.</source>
        <extracomment>On the button that ends a step. %n: other choices that are offered.</extracomment>
        <translation>
            <numerusform>%n autre choix encore possible.</numerusform>
            <numerusform>%n autres choix encore possibles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Explainer</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A reason why something cannot be chosen, and the number of its rule.
----------
The name of a place and a note about it (how full it is).</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>You can’t use that now.</source>
        <translation>Impossible de s’en servir maintenant.</translation>
    </message>
    <message>
        <source>Round %1, %2 after %3.</source>
        <extracomment>%2 and %3: parts of a round; %2 has been put in after %3.</extracomment>
        <translation>Manche %1, %2 après %3.</translation>
    </message>
    <message>
        <source>Round %1, %2.</source>
        <extracomment>%2: part of a round.</extracomment>
        <translation>Manche %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… et %n autre</numerusform>
            <numerusform>… et %n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FiefsStory</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>The log, in a list of cards that are drawn: those that you cannot see. %n: how many</extracomment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles: %1.</source>
        <extracomment>%1: tiles, each with its place: Village (A1), Forest (F2).</extracomment>
        <translation>Tuiles&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 receives these artifacts: %2.</source>
        <extracomment>%1: a seat, %2: artifacts.</extracomment>
        <translation>%1 reçoit ces artefacts&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 places knights: %2.</source>
        <extracomment>%1: a seat, %2: places with numbers of knights: castle 1 (3), A1 (3).</extracomment>
        <translation>%1 place des chevaliers&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <extracomment>%1: a seat, %2: cards.</extracomment>
        <translation>%1 pioche %2.</translation>
    </message>
    <message>
        <source>%1 sees %2.</source>
        <extracomment>%1: a seat, %2: cards.</extracomment>
        <translation>%1 voit %2.</translation>
    </message>
    <message>
        <source>%1 puts the cards back on the draw pile.</source>
        <translation>%1 remet les cartes sur le paquet.</translation>
    </message>
    <message>
        <source>%1 puts them back on the draw pile, from the top: %2.</source>
        <extracomment>%1: a seat, %2: cards, the uppermost first.</extracomment>
        <translation>%1 les remet sur le paquet, en partant du dessus&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>%1: a seat, %2: cards.</extracomment>
        <translation>%1 joue %2.</translation>
    </message>
    <message>
        <source>%1 recalls knights: %2.</source>
        <extracomment>%1: a seat, %2: places with numbers of knights: A1 (1), B1 (2).</extracomment>
        <translation>%1 rappelle des chevaliers&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 posts knights: %2.</source>
        <extracomment>Log. %1: a player, %2: places with numbers</extracomment>
        <translation>%1 poste des chevaliers&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Chaos: %1 rolls %2.</source>
        <extracomment>%1: a seat, %2: what its dice show: 1, 4, 6.</extracomment>
        <translation>Chaos&#x202f;: %1 obtient %2.</translation>
    </message>
</context>
<context>
    <name>FightAccount</name>
    <message>
        <source>Attacker</source>
        <extracomment>The head of a column: the side that attacks in a fight.</extracomment>
        <translation>Assaillant</translation>
    </message>
    <message>
        <source>Defender</source>
        <extracomment>The head of a column: the side that defends in a fight.</extracomment>
        <translation>Défenseur</translation>
    </message>
    <message>
        <source>%1 %2 : %3</source>
        <extracomment>What counts in a fight, `knights 5 : 3`. %1: what it is; %2: its number for the attacker; %3: for the defender.</extracomment>
        <translation>%1 %2&#x202f;: %3</translation>
    </message>
</context>
<context>
    <name>FinaleTeller</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A figure: the title of a chart, and one of its lines: `Hourglasses: given`.</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Nobody has won</source>
        <extracomment>%1: the winners, one or more, as a list.</extracomment>
        <translation>Personne n’a gagné</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <extracomment>%1: a role or a name</extracomment>
        <translation>Vainqueur&#x202f;: %1</translation>
    </message>
    <message>
        <source>Winners: %1</source>
        <extracomment>%1: a list of roles or names</extracomment>
        <translation>Vainqueurs&#x202f;: %1</translation>
    </message>
    <message>
        <source>Victory</source>
        <extracomment>On a ribbon, to the person who has won.</extracomment>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>Defeat</source>
        <extracomment>On a ribbon, to the person who has lost.</extracomment>
        <translation>Défaite</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>On a ribbon, when a game is over. %1: who has won, `Invader`.</extracomment>
        <translation>Victoire&#x202f;: %1</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>On a ribbon, when a game is over.</extracomment>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <extracomment>The last page. %1: a number, %2: how the game ended, a sentence.</extracomment>
        <translation>Manche %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>The last page. %1: what was taken at last, a sentence; %2: how the game ended, a sentence.</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>FrameGrips</name>
    <message numerus="yes">
        <source>Turn %n place(s) by %1°</source>
        <extracomment>Undo step. %1: an angle in degrees, clockwise: -15.</extracomment>
        <translation>
            <numerusform>Tourner %n lieu de %1°</numerusform>
            <numerusform>Tourner %n lieux de %1°</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n place(s)</source>
        <translation>
            <numerusform>Redimensionner %n lieu</numerusform>
            <numerusform>Redimensionner %n lieux</numerusform>
        </translation>
    </message>
    <message>
        <source>By %1° (hold Shift for steps of 15°). Esc cancels.</source>
        <extracomment>While places are turned. %1: an angle in degrees, clockwise: -15.</extracomment>
        <translation>De %1° (tenir Maj pour des pas de 15°). Échap annule.</translation>
    </message>
    <message>
        <source>Hold Shift to keep proportions, Ctrl or Alt to ignore the grid. Esc cancels.</source>
        <translation>Tenir Maj pour garder les proportions, Ctrl ou Alt pour ignorer la grille. Échap annule.</translation>
    </message>
</context>
<context>
    <name>GoalWords</name>
    <message>
        <source>Reach the goal of this scenario.</source>
        <translation>Atteignez le but de ce scénario.</translation>
    </message>
    <message>
        <source>This is the last round for the task.</source>
        <translation>C’est la dernière manche pour cette mission.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) left for the task.</source>
        <translation>
            <numerusform>Il reste %n manche pour cette mission.</numerusform>
            <numerusform>Il reste %n manches pour cette mission.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is your last turn for the task.</source>
        <translation>C’est la dernière fois que vous jouez pour cette mission.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) left for the task.</source>
        <translation>
            <numerusform>Vous jouez encore %n fois pour cette mission.</numerusform>
            <numerusform>Vous jouez encore %n fois pour cette mission.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Résolue&#x202f;!</translation>
    </message>
    <message>
        <source>Solved! %1</source>
        <extracomment>Of a puzzle. %1: what its author says, one or two sentences</extracomment>
        <translation>Résolue&#x202f;! %1</translation>
    </message>
    <message>
        <source>Not solved: the goal is missed.</source>
        <translation>Non résolue&#x202f;: le but est manqué.</translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>Larger discs mean higher numbers</source>
        <extracomment>Legend below an image with a heat map: beside a large and a small disc.</extracomment>
        <translation>Plus le disque est grand, plus le nombre est élevé</translation>
    </message>
    <message>
        <source>Darker colors mean higher numbers, from 0 to %1</source>
        <extracomment>Legend below an image with a heat map: beside a bar from light to dark. %1: the highest number: 12</extracomment>
        <translation>Plus la couleur est foncée, plus le nombre est élevé, de 0 à %1</translation>
    </message>
</context>
<context>
    <name>ItemFace</name>
    <message>
        <source>%1: %2</source>
        <extracomment>How many of something there are: Wood: 3.</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <extracomment>How full a track is: Cannon: 2 of 4.</extracomment>
        <translation>%1&#x202f;: %2 sur %3</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), face down</source>
        <translation>
            <numerusform>%n carte, face cachée</numerusform>
            <numerusform>%n cartes, face cachée</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>A count. %1: a number, %2: a thing</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A piece and the place where it stands: Ballista 1, west rampart 2.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>A share. %1: a number, %2: the number of all</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <extracomment>How far a goal has come: 4/6.</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>retiré du jeu</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>non utilisé</translation>
    </message>
    <message>
        <source>Price: %1.</source>
        <extracomment>Hint at a card. %1: units, wood or hourglasses</extracomment>
        <translation>Prix&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Paid: %1.</source>
        <extracomment>What has been laid on a card, or lies in a heap: 1 goblin, 2 orcs.</extracomment>
        <translation>Payé&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Here: %1.</source>
        <extracomment>%1 is the place where a piece stands.</extracomment>
        <translation>Ici&#x202f;: %1.</translation>
    </message>
    <message>
        <source>It is completed.</source>
        <translation>L’action est accomplie.</translation>
    </message>
    <message>
        <source>Its track is full: it can be completed when its condition is met.</source>
        <translation>Sa piste est pleine&#x202f;: l’action pourra être accomplie quand sa condition sera remplie.</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Face cachée</translation>
    </message>
    <message>
        <source>%1, turned over</source>
        <extracomment>A card that has been turned over.</extracomment>
        <translation>%1, retournée</translation>
    </message>
</context>
<context>
    <name>KeptGames</name>
    <message>
        <source>Nobody won</source>
        <extracomment>A game that is over; %1: who won it, `Invader`, `Ada`.</extracomment>
        <translation>Personne n’a gagné</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <extracomment>%1: a role or a name</extracomment>
        <translation>Vainqueur&#x202f;: %1</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>How a game ended for the person who played it.</extracomment>
        <translation>Gagnée</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdue</translation>
    </message>
    <message>
        <source>Won in round %1</source>
        <extracomment>How a game ended for the person who played it. %1: the number of the round.</extracomment>
        <translation>Gagnée à la manche %1</translation>
    </message>
    <message>
        <source>Lost in round %1</source>
        <extracomment>Of a finished game. %1: a number</extracomment>
        <translation>Perdue à la manche %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>A game that goes on. %1: the number of the round. Title. %1: a number</extracomment>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <extracomment>A game that goes on. %1: the number of the round, %2: how many rounds there are. Title. %1: the round, %2: the last round</extracomment>
        <translation>Manche %1 sur %2</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <extracomment>When a game was played last. %1: a time, `11:42`.</extracomment>
        <translation>Aujourd’hui, %1</translation>
    </message>
    <message>
        <source>Yesterday, %1</source>
        <extracomment>When a game was played last. %1: a time, `11:42`.</extracomment>
        <translation>Hier, %1</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>A date without a weekday, as QDate::toString takes it: `12 Nov 2026`.</extracomment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>Who plays a role: `Invader: you`. In the middle of a line.</extracomment>
        <translation>vous</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a role, `Invader`; %2: who plays it.</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <extracomment>In the place of the round of a game: its file is damaged.</extracomment>
        <translation>Illisible</translation>
    </message>
    <message>
        <source>Loading…</source>
        <extracomment>In the place of the name of a game, for a moment.</extracomment>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>In progress</source>
        <extracomment>A game without rounds that goes on.</extracomment>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Setup</source>
        <extracomment>A game that goes on: the pieces are being placed before the first round.</extracomment>
        <translation>Mise en place</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message numerus="yes">
        <source>(name of the plural)</source>
        <comment>CLDR</comment>
        <extracomment>Not shown. For each form of your language the name that it has in CLDR: zero, one, two, few, many or other.</extracomment>
        <translation>
            <numerusform>one</numerusform>
            <numerusform>other</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LinkTool</name>
    <message>
        <source>%1: drag from place to place, or click both. By keyboard: Enter on both. Esc ends.</source>
        <extracomment>%1: a kind of link: Path.</extracomment>
        <translation>%1&#x202f;: glissez d’un lieu à l’autre, ou cliquez sur les deux. Au clavier&#x202f;: Entrée sur chacun. Échap termine.</translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <extracomment>%1: a kind of link, %2 and %3: two places.</extracomment>
        <translation>%1&#x202f;: %2 – %3</translation>
    </message>
    <message>
        <source>A link needs two different places.</source>
        <translation>Un lien doit relier deux lieux différents.</translation>
    </message>
    <message>
        <source>%1: these two places already have this link.</source>
        <extracomment>%1: a kind of link.</extracomment>
        <translation>%1&#x202f;: ces deux lieux ont déjà ce lien.</translation>
    </message>
    <message>
        <source>%1: this link leads from %3 to %2, not the other way round.</source>
        <extracomment>%1: a kind of link, %2 and %3: kinds of places.</extracomment>
        <translation>%1&#x202f;: ce lien mène du type «&#x202f;%3&#x202f;» au type «&#x202f;%2&#x202f;», pas dans l’autre sens.</translation>
    </message>
    <message>
        <source>%1: not between %2 and %3. Possible: %4.</source>
        <extracomment>%1: a kind of link, %2 and %3: kinds of places, %4: which pairs of kinds there may be.</extracomment>
        <translation>%1&#x202f;: pas entre les types «&#x202f;%2&#x202f;» et «&#x202f;%3&#x202f;». Possible&#x202f;: %4.</translation>
    </message>
    <message>
        <source>Links are hidden or locked: see the Layers panel.</source>
        <translation>Les liens sont masqués ou verrouillés&#x202f;: voir le panneau Calques.</translation>
    </message>
</context>
<context>
    <name>Locking</name>
    <message>
        <source>Unlock</source>
        <extracomment>Undo step: places, links or notes can be selected and moved again.</extracomment>
        <translation>Déverrouiller</translation>
    </message>
</context>
<context>
    <name>MarkLegend</name>
    <message>
        <source>Result at this place</source>
        <translation>Résultat à ce lieu</translation>
    </message>
    <message>
        <source>Result worse than it should be</source>
        <translation>Résultat moins bon qu’il ne devrait</translation>
    </message>
    <message>
        <source>Place concerned</source>
        <translation>Lieu concerné</translation>
    </message>
    <message>
        <source>Link to be cut</source>
        <translation>Lien à couper</translation>
    </message>
    <message>
        <source>Bottleneck: all must pass here</source>
        <translation>Passage obligé&#x202f;: tous doivent passer ici</translation>
    </message>
    <message>
        <source>Reached from there</source>
        <translation>Atteint depuis ce lieu</translation>
    </message>
    <message>
        <source>Reached from there by other means</source>
        <translation>Atteint depuis ce lieu par d’autres moyens</translation>
    </message>
    <message>
        <source>Missing link</source>
        <translation>Lien manquant</translation>
    </message>
    <message>
        <source>Missing or not reached</source>
        <translation>Manquant ou non atteint</translation>
    </message>
    <message>
        <source>Different from its counterpart</source>
        <translation>Différent de son pendant</translation>
    </message>
    <message>
        <source>Route of the pieces: thicker where more of them pass</source>
        <translation>Itinéraire des pièces&#x202f;: plus épais là où il en passe davantage</translation>
    </message>
</context>
<context>
    <name>NewBoard</name>
    <message>
        <source>Field of flat hexagons</source>
        <translation>Champ d’hexagones plats</translation>
    </message>
    <message>
        <source>Field of pointy hexagons</source>
        <translation>Champ d’hexagones pointus</translation>
    </message>
    <message>
        <source>Field of squares</source>
        <translation>Champ de carrés</translation>
    </message>
    <message>
        <source>Empty</source>
        <extracomment>A new board on which there is nothing yet.</extracomment>
        <translation>Vide</translation>
    </message>
    <message>
        <source>A blank board.</source>
        <translation>Un plateau vierge.</translation>
    </message>
    <message>
        <source>My board</source>
        <translation>Mon plateau</translation>
    </message>
    <message>
        <source>Columns and rows of cells, with links between neighbors.</source>
        <translation>Des colonnes et des rangées de cases, avec des liens entre voisines.</translation>
    </message>
    <message>
        <source>My %1</source>
        <extracomment>What a new board is called that begins with a template. %1: its name, such as “small keep”</extracomment>
        <translation>Mon plateau&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: the name of a board, %2: a number that tells it from others: “My board 2”</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>NoteTool</name>
    <message>
        <source>Note: click to place it, then type. By keyboard: arrows, then Enter. Esc ends.</source>
        <translation>Note&#x202f;: cliquez pour la placer, puis écrivez. Au clavier&#x202f;: flèches, puis Entrée. Échap termine.</translation>
    </message>
    <message>
        <source>Notes are hidden or locked: see the Layers panel.</source>
        <translation>Les notes sont masquées ou verrouillées&#x202f;: voir le panneau Calques.</translation>
    </message>
</context>
<context>
    <name>Openings</name>
    <message>
        <source>The game resumes from what could still be read.</source>
        <translation>La partie reprend à partir de ce qui a pu être lu.</translation>
    </message>
    <message>
        <source>What was played before its last saved position cannot be shown: %1</source>
        <extracomment>A note on a saved game. %1: what is wrong, in a sentence.</extracomment>
        <translation>Ce qui a été joué avant sa dernière position sauvegardée ne peut pas être montré&#x202f;: %1</translation>
    </message>
    <message>
        <source>The last choice was not written to its end: it is lost.</source>
        <translation>Le dernier choix n’a pas été écrit jusqu’au bout&#x202f;: il est perdu.</translation>
    </message>
    <message>
        <source>The stored solution cannot be played: nothing fits “%1”.</source>
        <extracomment>Error. %1: a choice in notation, such as “march west orc”.</extracomment>
        <translation>La solution enregistrée ne peut pas être jouée&#x202f;: rien ne correspond à «&#x202f;%1&#x202f;».</translation>
    </message>
</context>
<context>
    <name>PartHelp</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>Help on a part of a board. %1: a sentence or two, %2: the numbers of rules: “S2-10.5, S1-11.5”</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>PlaceTool</name>
    <message>
        <source>%1: click to place it. By keyboard: arrows, then Enter. Esc ends.</source>
        <extracomment>%1: a kind of place: Wall.</extracomment>
        <translation>%1&#x202f;: cliquez là où poser le lieu. Au clavier&#x202f;: flèches, puis Entrée. Échap termine.</translation>
    </message>
    <message>
        <source>Add %1</source>
        <extracomment>%1: a place: West wall 1.</extracomment>
        <translation>Ajouter&#x202f;: %1</translation>
    </message>
    <message>
        <source>Places are hidden or locked: see the Layers panel.</source>
        <translation>Les lieux sont masqués ou verrouillés&#x202f;: voir le panneau Calques.</translation>
    </message>
</context>
<context>
    <name>Placement</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A piece and what tells it from others of its name: trap (troll).</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Paid: %1</source>
        <extracomment>What has been paid for a card; %1 is its name.</extracomment>
        <translation>Payé&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1: no space for this piece (%2).</source>
        <extracomment>%1 is a place or another part of a position, %2 a piece.</extracomment>
        <translation>%1&#x202f;: aucune place pour cette pièce (%2).</translation>
    </message>
    <message>
        <source>%1: place %2</source>
        <extracomment>Undo step. %1: a place or another part of a position: West wall 1, %2: a piece: goblin</extracomment>
        <translation>%1&#x202f;: poser %2</translation>
    </message>
    <message>
        <source>%1: remove %2</source>
        <extracomment>Undo step. %1: a place or another part of a position: West wall 1, %2: a piece: goblin</extracomment>
        <translation>%1&#x202f;: retirer %2</translation>
    </message>
    <message>
        <source>Move %1: %2 → %3</source>
        <extracomment>Undo step. %1: a piece: goblin, %2 and %3: places: West rampart 1, West wall 1</extracomment>
        <translation>Déplacer&#x202f;: %1, %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Undo step. %1: a part of a position: West wall 1, %2: what is changed of it: Stones</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>PlayTest</name>
    <message>
        <source>No game has been chosen for this board. Choose one in Properties.</source>
        <translation>Aucun jeu n’est choisi pour ce plateau. Choisissez-en un dans les propriétés.</translation>
    </message>
    <message numerus="yes">
        <source>This board cannot be played yet: %n error(s). See Problems.</source>
        <translation>
            <numerusform>Ce plateau n’est pas encore jouable&#x202f;: %n erreur. Voir les problèmes.</numerusform>
            <numerusform>Ce plateau n’est pas encore jouable&#x202f;: %n erreurs. Voir les problèmes.</numerusform>
        </translation>
    </message>
    <message>
        <source>This scenario cannot be played yet: %1</source>
        <extracomment>%1: the first problem, a sentence</extracomment>
        <translation>Ce scénario n’est pas encore jouable&#x202f;: %1</translation>
    </message>
    <message>
        <source>In this position the game is over: nothing is left to play.</source>
        <translation>Dans cette position, la partie est finie&#x202f;: il ne reste rien à jouer.</translation>
    </message>
</context>
<context>
    <name>PlayerNames</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A side and the name of its player.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>PrintCover</name>
    <message>
        <source>page %1</source>
        <extracomment>Which page of a print is meant. %1: its number</extracomment>
        <translation>page %1</translation>
    </message>
    <message>
        <source>pages %1–%2</source>
        <extracomment>Which pages of a print are meant. %1, %2: the first and the last</extracomment>
        <translation>pages %1–%2</translation>
    </message>
    <message>
        <source>**%1** (%2)</source>
        <extracomment>On the cover of a print; the asterisks make it bold. %1: what there is, such as “Picture of the setup”, %2: “page 3” or “pages 2–5”</extracomment>
        <translation>**%1** (%2)</translation>
    </message>
    <message>
        <source>**%1** (%2): %3</source>
        <extracomment>On the cover of a print; the asterisks make it bold. %1: what there is, such as “40 pieces”, %2: “pages 2–5”, %3: a list of them with numbers</extracomment>
        <translation>**%1** (%2)&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>On the cover of a print: so many pieces or cards of a kind. %1: the number, %2: the name</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>Board on %n sheet(s)</source>
        <translation>
            <numerusform>Plateau sur %n feuille</numerusform>
            <numerusform>Plateau sur %n feuilles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 cm</source>
        <extracomment>Size of a printed board. %1, %2: width and height</extracomment>
        <translation>%1 × %2 cm</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n pièce</numerusform>
            <numerusform>%n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Picture of the setup</source>
        <translation>Image de la mise en place</translation>
    </message>
    <message numerus="yes">
        <source>%n reference sheet(s)</source>
        <translation>
            <numerusform>%n aide-mémoire</numerusform>
            <numerusform>%n aide-mémoire</numerusform>
        </translation>
    </message>
    <message>
        <source>Tracks of rounds and phases, sheets of the roles</source>
        <translation>Pistes des manches et des phases, feuilles des rôles</translation>
    </message>
    <message>
        <source>Print at 100% (“actual size”), not fitted to the page.</source>
        <translation>Imprimez à 100&#x202f;% («&#x202f;taille réelle&#x202f;»), sans ajuster à la page.</translation>
    </message>
    <message>
        <source>Print %1 on both sides, flipped on the long edge: cards and their backs. All other pages have one side.</source>
        <extracomment>How a print is put together. %1: “pages 9–24”</extracomment>
        <translation>Imprimez recto verso (%1), en retournant sur le bord long, les cartes et leurs dos. Les autres pages n’ont qu’un côté.</translation>
    </message>
    <message>
        <source>Cut out the tiles of the board (%1) along the crop marks. Glue them edge to edge on cardboard: column A on the left, row 1 at the top.</source>
        <extracomment>How a print is put together. %1: “pages 2–5”</extracomment>
        <translation>Découpez les carreaux du plateau (%1) le long des repères de coupe. Collez-les bord à bord sur du carton&#x202f;: la colonne A à gauche, la rangée 1 en haut.</translation>
    </message>
    <message>
        <source>Glue the pieces (%1) on cardboard, then cut along the dashed lines.</source>
        <extracomment>How a print is put together. %1: “pages 6–8”</extracomment>
        <translation>Collez les pièces (%1) sur du carton, puis découpez le long des tirets.</translation>
    </message>
    <message>
        <source>Cut the cards (%1) apart. They fit into sleeves of 44 × 68 mm.</source>
        <extracomment>How a print is put together. %1: “pages 9–24”</extracomment>
        <translation>Séparez les cartes (%1). Elles tiennent dans des pochettes de 44 × 68 mm.</translation>
    </message>
    <message>
        <source>The cards have no backs: use sleeves that hide them, a color for each deck.</source>
        <translation>Les cartes n’ont pas de dos&#x202f;: utilisez des pochettes opaques, d’une couleur pour chaque paquet.</translation>
    </message>
    <message>
        <source>Give each role its sheet (%1), and cut out the markers for the tracks.</source>
        <extracomment>How a print is put together. %1: “pages 27–30”</extracomment>
        <translation>Donnez à chaque rôle sa feuille (%1) et découpez les marqueurs des pistes.</translation>
    </message>
    <message>
        <source>scissors, glue and cardboard</source>
        <translation>des ciseaux, de la colle et du carton</translation>
    </message>
    <message>
        <source>an opaque bag, if pieces are drawn from a bag</source>
        <translation>un sac opaque, si des pièces sont piochées dans un sac</translation>
    </message>
    <message>
        <source>as many six-sided dice as are printed, in their colors: those show one face</source>
        <translation>autant de dés à six faces que de dés imprimés, dans leurs couleurs&#x202f;: ceux-ci ne montrent qu’une face</translation>
    </message>
    <message>
        <source>Board by %1.</source>
        <extracomment>On the cover of a printed board. %1: a name</extracomment>
        <translation>Plateau de %1.</translation>
    </message>
    <message>
        <source>License: %1.</source>
        <extracomment>On the cover of a printed board. %1: the short name of a license</extracomment>
        <translation>Licence&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Printed with Merlon %1.</source>
        <extracomment>On the cover of a printed board. %1: the version of the program</extracomment>
        <translation>Imprimé avec Merlon %1.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>How to assemble it</source>
        <translation>Assemblage</translation>
    </message>
    <message>
        <source>You also need: %1.</source>
        <extracomment>On the cover of a print. %1: a list of things that one must have</extracomment>
        <translation>Il vous faut aussi&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>PrintSheets</name>
    <message>
        <source>%1 × %2</source>
        <extracomment>So many pieces of a kind, on a printed sheet: 60 × goblin.</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <extracomment>On printed sheets. %1, %2: numbers</extracomment>
        <translation>page %1 sur %2</translation>
    </message>
    <message>
        <source>tile %1: column %2 of %3, row %4 of %5</source>
        <extracomment>Where a tile of a printed board belongs; B2 is its name.</extracomment>
        <translation>carreau %1&#x202f;: colonne %2 sur %3, rangée %4 sur %5</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>pièces</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>backs of the cards, for the other side, turned over the long edge</source>
        <translation>dos des cartes, pour le verso, retourné sur le bord long</translation>
    </message>
    <message>
        <source>reference sheet</source>
        <translation>aide-mémoire</translation>
    </message>
    <message>
        <source>Rounds and phases</source>
        <translation>Manches et phases</translation>
    </message>
    <message>
        <source>sheet of a role</source>
        <translation>feuille d’un rôle</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>mise en place</translation>
    </message>
    <message>
        <source>contents</source>
        <translation>contenu</translation>
    </message>
</context>
<context>
    <name>QuestionCards</name>
    <message>
        <source>%1: %2</source>
        <extracomment>On a button. %1: a choice, `Turn the card of phase 2`, or its number alone, %2: what is meant, `Precise fire`.</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>QuestionDisplay</name>
    <message>
        <source>Back (Esc)</source>
        <translation>Retour (Échap)</translation>
    </message>
    <message>
        <source>Your turn: %1</source>
        <extracomment>The question, to the player who is asked. %1: what is to be done, `use or skip Resources`.</extracomment>
        <translation>À vous&#x202f;: %1</translation>
    </message>
    <message>
        <source>Confirm this order</source>
        <translation>Confirmer cet ordre</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Read aloud: a button that makes two choices. %1: the first, `Use Ballista`, %2: the other, `Pay 1 orc`.</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Now choose a highlighted item on the board.</source>
        <translation>Choisissez maintenant un élément en surbrillance sur le plateau.</translation>
    </message>
    <message>
        <source>Choose a highlighted item on the board, or a button.</source>
        <translation>Choisissez un élément en surbrillance sur le plateau, ou un bouton.</translation>
    </message>
    <message>
        <source>Choose a highlighted item on the board or in the panels.</source>
        <translation>Choisissez un élément en surbrillance sur le plateau ou dans les panneaux.</translation>
    </message>
    <message>
        <source>Choose a highlighted item on the board.</source>
        <translation>Choisissez un élément en surbrillance sur le plateau.</translation>
    </message>
    <message>
        <source>Choose a highlighted item in the panels.</source>
        <translation>Choisissez un élément en surbrillance dans les panneaux.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>The end of a list of things that cannot be chosen.</extracomment>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – &lt;i&gt;%2&lt;/i&gt; (%3)</source>
        <extracomment>What cannot be done, the reason as a sentence, and the number of its rule.</extracomment>
        <translation>%1 – &lt;i&gt;%2&lt;/i&gt; (%3)</translation>
    </message>
    <message>
        <source>%1 The same goes for the others.</source>
        <extracomment>After the reason against the first thing of a list: `Briefing is not a card of phases 2 to 5.`</extracomment>
        <translation>%1 De même pour les autres.</translation>
    </message>
</context>
<context>
    <name>Render</name>
    <message>
        <source>Unsupported file type “.%1”.</source>
        <extracomment>Error. %1: the end of a file name, such as “foo”</extracomment>
        <translation>Type de fichier non pris en charge&#x202f;: «&#x202f;.%1&#x202f;».</translation>
    </message>
    <message>
        <source>Supported: %1.</source>
        <extracomment>After an error. %1: a list such as “PNG, SVG, PDF”</extracomment>
        <translation>Formats possibles&#x202f;: %1.</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of this size.</source>
        <translation>La mémoire ne suffit pas pour une image de cette taille.</translation>
    </message>
    <message>
        <source>Choose a smaller size.</source>
        <translation>Choisissez une taille plus petite.</translation>
    </message>
</context>
<context>
    <name>RuleIndex</name>
    <message>
        <source>Index</source>
        <extracomment>The heading of the last chapter of a rulebook: all names with the rules that speak of them.</extracomment>
        <translation>Index</translation>
    </message>
    <message>
        <source>a|an|the</source>
        <extracomment>Words with which names in sentences begin, and none in an index: articles, with | between them.</extracomment>
        <translation>un|une|des|le|la|les</translation>
    </message>
</context>
<context>
    <name>RunReports</name>
    <message>
        <source>Differences: %1.</source>
        <extracomment>Between two balance tests. %1: a list of settings</extracomment>
        <translation>Différences&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>A run of games and more about it.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>▸ significant: the 95% interval of the difference does not contain 0 (Newcombe’s method on Wilson’s intervals; for means, the same on normal intervals). About one figure in twenty is significant by chance.</source>
        <translation>▸ significatif&#x202f;: l’intervalle à 95&#x202f;% de la différence ne contient pas 0 (méthode de Newcombe sur les intervalles de Wilson&#x202f;; pour les moyennes, la même sur des intervalles normaux). Environ un chiffre sur vingt est significatif par hasard.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>A setting of two balance tests. %1: in the first, %2: in the second</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Losses: %1</source>
        <extracomment>Kind of heat map: units lost. %1: the role that lost them</extracomment>
        <translation>Pertes&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 per game (run %2)</source>
        <extracomment>Legend of a heat map. %1: what was lost, %2: the number of a balance test</extracomment>
        <translation>%1, par partie (série %2)</translation>
    </message>
    <message>
        <source>%1: none</source>
        <extracomment>Legend of a heat map in which there is nothing. %1: what is not there</extracomment>
        <translation>%1&#x202f;: 0</translation>
    </message>
    <message numerus="yes">
        <source>%1, before %n change(s)</source>
        <extracomment>Legend of a heat map that is out of date. %1: what it shows, %n: how many steps of editing have followed</extracomment>
        <translation>
            <numerusform>%1, avant %n modification</numerusform>
            <numerusform>%1, avant %n modifications</numerusform>
        </translation>
    </message>
    <message>
        <source>Gray bands: the boards that come with Merlon, with the same players, options and number of games.</source>
        <translation>Bandes grises&#x202f;: les plateaux fournis avec Merlon, avec les mêmes joueurs, les mêmes options et autant de parties.</translation>
    </message>
    <message>
        <source>The board is the same in both runs.</source>
        <extracomment>Between two runs; %1 is what was done to the board: Move 3 places.</extracomment>
        <translation>Le plateau est le même dans les deux séries.</translation>
    </message>
    <message>
        <source>%1 in % of the total (run %2)</source>
        <extracomment>Legend of a heat map. %1: “Breaches”, %2: the number of a balance test</extracomment>
        <translation>%1, en&#xa0;% du total (série %2)</translation>
    </message>
    <message>
        <source>Scenarios begin from a position of their own, so they are not compared with the boards that come with Merlon.</source>
        <translation>Les scénarios commencent par une position qui leur est propre&#x202f;: ils ne sont donc pas comparés aux plateaux fournis avec Merlon.</translation>
    </message>
</context>
<context>
    <name>SaveName</name>
    <message>
        <source>%1, round %2, %3</source>
        <extracomment>The name of a saved game. %1: the game, %2: the number of the round, %3: the date, `2026-11-28`.</extracomment>
        <translation>%1, manche %2, %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>The name of a saved game. %1: the game, %2: the date, `2026-11-28`.</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>ScenarioMenu</name>
    <message>
        <source>&amp;Remove %1</source>
        <extracomment>A menu entry. %1: a piece: goblin</extracomment>
        <translation>&amp;Retirer&#x202f;: %1</translation>
    </message>
    <message>
        <source>&amp;Move %1 to</source>
        <extracomment>A menu of places. %1: a piece: goblin</extracomment>
        <translation>&amp;Déplacer vers&#x202f;: %1</translation>
    </message>
    <message>
        <source>&amp;Place here</source>
        <extracomment>A menu of pieces: one of them comes to the place where the menu was opened.</extracomment>
        <translation>&amp;Poser ici</translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message numerus="yes">
        <source>Move %n place(s)</source>
        <translation>
            <numerusform>Déplacer %n lieu</numerusform>
            <numerusform>Déplacer %n lieux</numerusform>
        </translation>
    </message>
    <message>
        <source>Move bend</source>
        <translation>Déplacer un coude</translation>
    </message>
    <message>
        <source>Remove bend</source>
        <translation>Retirer un coude</translation>
    </message>
    <message>
        <source>Bend link</source>
        <translation>Courber un lien</translation>
    </message>
    <message numerus="yes">
        <source>Move %n note(s)</source>
        <translation>
            <numerusform>Déplacer %n note</numerusform>
            <numerusform>Déplacer %n notes</numerusform>
        </translation>
    </message>
    <message>
        <source>Move background image</source>
        <translation>Déplacer l’image de fond</translation>
    </message>
    <message>
        <source>To %1, %2 (hold Ctrl or Alt to ignore grid and guides)</source>
        <extracomment>While something is moved: where it would come to lie.</extracomment>
        <translation>Vers %1, %2 (tenir Ctrl ou Alt pour ignorer grille et repères)</translation>
    </message>
    <message>
        <source>Bend at %1, %2 (hold Ctrl or Alt to ignore the grid)</source>
        <extracomment>While a bend of a path is moved: where it would come to lie.</extracomment>
        <translation>Coude en %1, %2 (tenir Ctrl ou Alt pour ignorer la grille)</translation>
    </message>
    <message>
        <source>Click or drag a frame to select, drag to move. Drag a selected link to bend it.</source>
        <translation>Cliquez ou tracez un cadre pour sélectionner, glissez pour déplacer. Glissez un lien sélectionné pour le courber.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <extracomment>Undo step. %1: a place: West wall 2</extracomment>
        <translation>Déplacer&#x202f;: %1</translation>
    </message>
    <message>
        <source>To %1, %2 alone: on the map it stays between its ends</source>
        <extracomment>While a place is moved that is drawn between others, as a wall between two towers. %1, %2: where it would come to lie.</extracomment>
        <translation>Vers %1, %2 seul&#x202f;: sur la carte, il reste entre ses extrémités</translation>
    </message>
    <message numerus="yes">
        <source>To %1, %2, with %n place(s) at its ends (hold Alt to move it alone)</source>
        <extracomment>While a place is moved that is drawn between others, as a wall between two towers. %1, %2: where it would come to lie.</extracomment>
        <translation>
            <numerusform>Vers %1, %2, avec %n lieu à ses extrémités (Alt pour le déplacer seul)</numerusform>
            <numerusform>Vers %1, %2, avec %n lieux à ses extrémités (Alt pour le déplacer seul)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>%1%</source>
        <extracomment>A part of a hundred: 80 %</extracomment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Réglage du système</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Langue&#x202f;:</translation>
    </message>
    <message>
        <source>S&amp;wap sides: defender on the left</source>
        <translation>&amp;Inverser les côtés&#x202f;: le défenseur à gauche</translation>
    </message>
    <message>
        <source>&amp;Confirm before resigning</source>
        <translation>Confirmer avant d’&amp;abandonner</translation>
    </message>
    <message>
        <source>Nothing else asks for confirmation: choices can be undone, and you can resume a game from the start page.</source>
        <translation>Aucune autre confirmation n’est demandée&#x202f;: les choix s’annulent, et une partie interrompue se reprend depuis la page d’accueil.</translation>
    </message>
    <message>
        <source>C&amp;olors:</source>
        <translation>&amp;Couleurs&#x202f;:</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nuit</translation>
    </message>
    <message>
        <source>&amp;Palette:</source>
        <translation>&amp;Palette&#x202f;:</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Color-blind safe</source>
        <translation>Adaptée aux daltoniens</translation>
    </message>
    <message>
        <source>The color-blind safe palette keeps sides and highlights distinct for all common types of color blindness. Shapes carry the same information as colors.</source>
        <translation>La palette adaptée distingue les deux armées et les surbrillances pour tous les daltonismes courants. Les formes disent la même chose que les couleurs.</translation>
    </message>
    <message>
        <source>&amp;Text size:</source>
        <translation>&amp;Taille du texte&#x202f;:</translation>
    </message>
    <message>
        <source>Computer &amp;speed:</source>
        <translation>&amp;Vitesse de l’ordinateur&#x202f;:</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Immédiate</translation>
    </message>
    <message>
        <source>&amp;Animation speed:</source>
        <translation>Vitesse d’&amp;animation&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Sound effects</source>
        <translation>&amp;Effets sonores</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Volume&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Listen</source>
        <translation>É&amp;couter</translation>
    </message>
    <message>
        <source>A different sound each time</source>
        <translation>Un son différent à chaque fois</translation>
    </message>
    <message>
        <source>No audio device found: sound is off.</source>
        <translation>Aucune sortie audio&#x202f;: le son est désactivé.</translation>
    </message>
    <message>
        <source>&amp;Warn me before I skip a march</source>
        <translation>&amp;Prévenir si des unités peuvent encore avancer</translation>
    </message>
    <message>
        <source>Coac&amp;h: explain each type of question once</source>
        <translation>Con&amp;seiller&#x202f;: expliquer une fois chaque type de question</translation>
    </message>
    <message>
        <source>Speed when &amp;watching:</source>
        <extracomment>A setting: how fast computers play while only computers play.</extracomment>
        <translation>Vitesse en &amp;spectateur&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Motion:</source>
        <extracomment>A setting: how much moves on the screen.</extracomment>
        <translation>&amp;Mouvements&#x202f;:</translation>
    </message>
    <message>
        <source>Full motion</source>
        <translation>Mouvements complets</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Mouvements réduits</translation>
    </message>
    <message>
        <source>With reduced motion, pieces appear at their destination without moving, and nothing shakes or fades. The same goes for computers at instant speed.</source>
        <translation>Avec les mouvements réduits, les pièces apparaissent directement à leur place, rien ne tremble ni ne s’estompe. Il en va de même quand l’ordinateur joue en vitesse immédiate.</translation>
    </message>
</context>
<context>
    <name>ShelfFacts</name>
    <message>
        <source>%1–%2</source>
        <extracomment>A range of numbers: `2–4`.</extracomment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 players</source>
        <extracomment>For how many players a game is. %1: a number or a range, always more than one: `2–4`.</extracomment>
        <translation>%1 joueurs</translation>
    </message>
    <message>
        <source>%1 min</source>
        <extracomment>How long a game takes, in minutes. %1: a range: `60–90`.</extracomment>
        <translation>%1 min</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>the board and the questions</source>
        <translation>le plateau et les questions</translation>
    </message>
</context>
<context>
    <name>Simulation</name>
    <message>
        <source>Cards used</source>
        <translation>Cartes utilisées</translation>
    </message>
    <message>
        <source>Actions used</source>
        <translation>Actions utilisées</translation>
    </message>
    <message>
        <source>Orders laid</source>
        <translation>Ordres posés</translation>
    </message>
    <message>
        <source>Building actions completed</source>
        <translation>Actions de bâtiment accomplies</translation>
    </message>
    <message>
        <source>Defense plans used</source>
        <translation>Plans de défense utilisés</translation>
    </message>
    <message>
        <source>Objectives met</source>
        <translation>Objectifs atteints</translation>
    </message>
    <message>
        <source>Dishonorable acts</source>
        <translation>Actes déshonorants</translation>
    </message>
    <message>
        <source>Heroic acts</source>
        <translation>Actes héroïques</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Au moins</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Au plus</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Score moyen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>How games ended</source>
        <translation>Fin des parties</translation>
    </message>
    <message>
        <source>Where, or why</source>
        <translation>Où, ou pourquoi</translation>
    </message>
    <message>
        <source>Units lost</source>
        <translation>Unités perdues</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Per game</source>
        <translation>Par partie</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Games with it</source>
        <translation>Parties concernées</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>A share in percent.</extracomment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>On average</source>
        <translation>En moyenne</translation>
    </message>
    <message>
        <source>Rounds begun</source>
        <translation>Manches commencées</translation>
    </message>
    <message>
        <source>Choices of the players</source>
        <translation>Choix des joueurs</translation>
    </message>
    <message>
        <source>Choices per game</source>
        <translation>Choix par partie</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <extracomment>From a number to a number: 100–149.</extracomment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Before, at least</source>
        <translation>Avant, au moins</translation>
    </message>
    <message>
        <source>Before, at most</source>
        <translation>Avant, au plus</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>After, at least</source>
        <translation>Après, au moins</translation>
    </message>
    <message>
        <source>After, at most</source>
        <translation>Après, au plus</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Difference, at least</source>
        <translation>Différence, au moins</translation>
    </message>
    <message>
        <source>Difference, at most</source>
        <translation>Différence, au plus</translation>
    </message>
    <message>
        <source>%</source>
        <extracomment>The numbers of an axis are shares in percent.</extracomment>
        <translation>%</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>%1 (%2 → %3)</source>
        <extracomment>How an option differs between two runs: its name, its values.</extracomment>
        <translation>%1 (%2 → %3)</translation>
    </message>
    <message>
        <source>One-sided: %1.</source>
        <extracomment>%1: who wins how often: “Red 30% (24%–37%); Blue 70% (63%–76%)”</extracomment>
        <translation>Déséquilibré&#x202f;: %1.</translation>
    </message>
    <message>
        <source>No side is clearly stronger: %1.</source>
        <extracomment>%1: who wins how often: “Red 52% (45%–59%); Blue 48% (41%–55%)”</extracomment>
        <translation>Personne n’est nettement avantagé&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1: %2% at %3.</source>
        <extracomment>Where a board is decided. %1: “Breaches”, %2: a number, %3: places: “west wall 4 and west wall 5”</extracomment>
        <translation>%1&#x202f;: %2&#x202f;% en ces lieux&#x202f;: %3.</translation>
    </message>
    <message>
        <source>Most frequent ending (%1%): %2</source>
        <extracomment>%1: a number, %2: how games ended, a sentence or a name</extracomment>
        <translation>Fin la plus fréquente (%1&#x202f;%)&#x202f;: %2</translation>
    </message>
    <message>
        <source>Everything was used at least once.</source>
        <translation>Tout a été utilisé au moins une fois.</translation>
    </message>
    <message>
        <source>Never used: %1.</source>
        <extracomment>%1: cards and actions: “pole and bay window”</extracomment>
        <translation>Jamais utilisé&#x202f;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Never used: %1 and %n more.</source>
        <extracomment>%1: cards and actions, separated by commas; %n: how many others there are</extracomment>
        <translation>
            <numerusform>Jamais utilisé&#x202f;: %1 et %n autre.</numerusform>
            <numerusform>Jamais utilisé&#x202f;: %1 et %n autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Places taken</source>
        <translation>Lieux pris</translation>
    </message>
    <message>
        <source>%1 %2% (%3%–%4%)</source>
        <extracomment>Who wins which share of the games. %1: a role, %2: a number, %3 and %4: what it lies between</extracomment>
        <translation>%1 %2&#x202f;% (%3&#x202f;%–%4&#x202f;%)</translation>
    </message>
    <message>
        <source>%1 %2%–%3%</source>
        <extracomment>How often a team wins on several boards. %1: a role, %2 and %3: the lowest and the highest number</extracomment>
        <translation>%1 %2&#x202f;%–%3&#x202f;%</translation>
    </message>
    <message>
        <source>Boards that come with Merlon: %1.</source>
        <extracomment>%1: who wins how often on them: “Invader 45%–56%”</extracomment>
        <translation>Plateaux fournis avec Merlon&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Outside the range of the boards that come with Merlon: %1.</source>
        <extracomment>%1: who wins how often on them: “Invader 45%–56%”</extracomment>
        <translation>Hors de la plage des plateaux fournis avec Merlon&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>Speaker</name>
    <message>
        <source>%1 %2</source>
        <extracomment>Places of the same name are numbered: Village 2.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Reaches: %1.</source>
        <extracomment>What an engine or the like could act upon from a place. %1: places: `west wall 1 and west wall 2`</extracomment>
        <translation>À portée&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>TurningWords</name>
    <message>
        <source>%1%</source>
        <extracomment>A share in percent.</extracomment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>A moment, a place: `Round 3, defense – West wall 2`.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>A moment, the chance before and after.</extracomment>
        <translation>%1&#x202f;: %2 → %3</translation>
    </message>
</context>
<context>
    <name>UsualNumbers</name>
    <message>
        <source>%1 %2–%3</source>
        <extracomment>Of boards. %1: what is counted, such as “narrow places”, %2, %3: the lowest and the highest number</extracomment>
        <translation>%1 %2–%3</translation>
    </message>
    <message>
        <source>Boards that come with Merlon: %1.</source>
        <extracomment>Below the result of an analysis. %1: a list such as “narrow places 1–4; paths 2–5”</extracomment>
        <translation>Plateaux fournis avec Merlon&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>assault</name>
    <message>
        <source>Advantage</source>
        <translation>Avantage</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <extracomment>Strengths of invader and defender.</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>What a cell of the sheet means, and the numbers of its rules.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>A wall, a step of the assault, what happened there.</extracomment>
        <translation>%1, %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>A step of an assault, a title</extracomment>
        <translation>Force</translation>
    </message>
    <message>
        <source>Losses</source>
        <extracomment>A step of an assault, a title</extracomment>
        <translation>Pertes</translation>
    </message>
    <message>
        <source>%1: strength %2 of the invader against %3 of the defender.</source>
        <extracomment>A wall; strengths that are compared.</extracomment>
        <translation>%1&#x202f;: force %2 de l’assaillant contre %3 du défenseur.</translation>
    </message>
    <message>
        <source>Nobody has an advantage.</source>
        <translation>Personne n’a l’avantage.</translation>
    </message>
    <message>
        <source>Advantage of the invader: %1.</source>
        <extracomment>In a fight. %1: a number of points of strength</extracomment>
        <translation>Avantage de l’assaillant&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Advantage of the defender: %1.</source>
        <translation>Avantage du défenseur&#x202f;: %1.</translation>
    </message>
    <message>
        <source>holds</source>
        <extracomment>Verdict on a wall.</extracomment>
        <translation>tient</translation>
    </message>
    <message>
        <source>Breach!</source>
        <extracomment>Verdict on a wall.</extracomment>
        <translation>Brèche&#x202f;!</translation>
    </message>
    <message>
        <source>hit</source>
        <extracomment>Verdict on the gate: it has been hit, but stands.</extracomment>
        <translation>touché</translation>
    </message>
    <message>
        <source>destroyed</source>
        <extracomment>Verdict on the gate.</extracomment>
        <translation>détruite</translation>
    </message>
    <message>
        <source>The wall holds.</source>
        <translation>Le mur tient.</translation>
    </message>
    <message>
        <source>The wall is breached!</source>
        <translation>Une brèche est ouverte&#x202f;!</translation>
    </message>
</context>
<context>
    <name>base</name>
    <message>
        <source>%1 %2</source>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>the path from %1 to %2</source>
        <translation>le sentier %1 → %2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>something hidden</source>
        <translation>quelque chose de caché</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Ce fichier n’existe pas.</translation>
    </message>
    <message>
        <source>This is not an ordinary file.</source>
        <translation>Ce n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Le fichier ne peut pas être lu.</translation>
    </message>
    <message>
        <source>This is larger than %1 megabytes.</source>
        <translation>La taille dépasse %1 mégaoctets.</translation>
    </message>
    <message>
        <source>This is not valid JSON: “%1” cannot be here.</source>
        <translation>Ce n’est pas du JSON valide&#x202f;: «&#x202f;%1&#x202f;» n’a pas sa place ici.</translation>
    </message>
    <message>
        <source>The JSON text ends unexpectedly.</source>
        <translation>Le texte JSON s’arrête avant la fin.</translation>
    </message>
    <message>
        <source>Something follows after the end of the JSON value.</source>
        <translation>Il y a autre chose après la fin de la valeur JSON.</translation>
    </message>
    <message>
        <source>The JSON text is nested deeper than %1 levels.</source>
        <translation>Le texte JSON a plus de %1 niveaux d’imbrication.</translation>
    </message>
    <message>
        <source>The key “%1” appears twice in the same object.</source>
        <translation>La clé «&#x202f;%1&#x202f;» figure deux fois dans le même objet.</translation>
    </message>
    <message>
        <source>A text or number in this JSON text has more than %1 megabytes.</source>
        <translation>Un texte ou un nombre de ce texte JSON dépasse %1 mégaoctets.</translation>
    </message>
    <message>
        <source>The JSON text holds more than %1 values.</source>
        <translation>Le texte JSON contient plus de %1 valeurs.</translation>
    </message>
</context>
<context>
    <name>board</name>
    <message>
        <source>West against east</source>
        <translation>L’ouest face à l’est</translation>
    </message>
    <message>
        <source>What one side has and the other does not, or not in the same way. Places are compared with those of their type that are nearest to their mirror image. On the board: hatched what has no counterpart, ≠ what differs.</source>
        <translation>Ce qu’un côté a et que l’autre n’a pas, ou pas de la même façon. Les lieux sont comparés à ceux de leur type qui sont les plus proches de leur image en miroir. Sur le plateau&#x202f;: hachuré ce qui n’a pas de pendant, ≠ ce qui diffère.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Counterpart</source>
        <translation>Pendant</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Ici</translation>
    </message>
    <message>
        <source>There</source>
        <translation>Là</translation>
    </message>
    <message>
        <source>First board</source>
        <translation>Premier plateau</translation>
    </message>
    <message>
        <source>Second board</source>
        <translation>Second plateau</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1&#x202f;: %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <translation>%1&#x202f;: %2 – %3</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>↔</source>
        <translation>↔</translation>
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
        <source>only on this side</source>
        <translation>de ce côté seulement</translation>
    </message>
    <message>
        <source>no such link on the other side</source>
        <translation>pas de tel lien de l’autre côté</translation>
    </message>
    <message>
        <source>position</source>
        <translation>position</translation>
    </message>
    <message>
        <source>type</source>
        <translation>type</translation>
    </message>
    <message>
        <source>side</source>
        <translation>côté</translation>
    </message>
    <message>
        <source>names</source>
        <translation>noms</translation>
    </message>
    <message>
        <source>only on the first board</source>
        <translation>sur le premier plateau seulement</translation>
    </message>
    <message>
        <source>only on the second board</source>
        <translation>sur le second plateau seulement</translation>
    </message>
    <message>
        <source>The board is too large for this.</source>
        <translation>Le plateau est trop grand pour cela.</translation>
    </message>
    <message>
        <source>Both sides are identical.</source>
        <translation>Les deux côtés sont identiques.</translation>
    </message>
    <message>
        <source>{%1|No difference|1 difference|%1 differences} between the sides.</source>
        <translation>{%1|Aucune différence|1 différence|%1 différences} entre les côtés.</translation>
    </message>
    <message>
        <source>Places and links are the same on both boards.</source>
        <translation>Les lieux et les liens sont les mêmes sur les deux plateaux.</translation>
    </message>
    <message>
        <source>{%1|No difference|1 difference|%1 differences} between the boards.</source>
        <translation>{%1|Aucune différence|1 différence|%1 différences} entre les plateaux.</translation>
    </message>
    <message>
        <source>Expected an object: { … }.</source>
        <translation>Il faut ici un objet&#x202f;: { … }.</translation>
    </message>
    <message>
        <source>Expected a list: [ … ].</source>
        <translation>Il faut ici une liste&#x202f;: [ … ].</translation>
    </message>
    <message>
        <source>Expected a text in quotation marks.</source>
        <translation>Il faut ici un texte entre guillemets droits.</translation>
    </message>
    <message>
        <source>Expected a number.</source>
        <translation>Il faut ici un nombre.</translation>
    </message>
    <message>
        <source>This coordinate must be between %1 and %2.</source>
        <translation>Cette coordonnée doit être comprise entre %1 et %2.</translation>
    </message>
    <message>
        <source>Expected a point: [x, y].</source>
        <translation>Il faut ici un point&#x202f;: [x, y].</translation>
    </message>
    <message>
        <source>This is not a valid grid of cells.</source>
        <translation>Ce n’est pas une grille de cases valable.</translation>
    </message>
    <message>
        <source>Cells have a shape, a size from 4 to 500 and an origin on the drawing.</source>
        <translation>Les cases ont une forme, une taille de 4 à 500 et une origine sur le dessin.</translation>
    </message>
    <message>
        <source>“%1” is not known here.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas connu ici.</translation>
    </message>
    <message>
        <source>Known: %1.</source>
        <translation>Connus&#x202f;: %1.</translation>
    </message>
    <message>
        <source>This is not a board of Merlon.</source>
        <translation>Ce n’est pas un plateau de Merlon.</translation>
    </message>
    <message>
        <source>A board begins with &quot;format&quot;: {&quot;name&quot;: &quot;merlon-board&quot;, &quot;version&quot;: &quot;1.0&quot;}.</source>
        <translation>Un plateau commence par &quot;format&quot;: {&quot;name&quot;: &quot;merlon-board&quot;, &quot;version&quot;: &quot;1.0&quot;}.</translation>
    </message>
    <message>
        <source>“%1” is not a version of the board format.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une version du format de plateau.</translation>
    </message>
    <message>
        <source>Example of a version: &quot;1.0&quot;.</source>
        <translation>Exemple de version&#x202f;: &quot;1.0&quot;.</translation>
    </message>
    <message>
        <source>This board has the format %1, which is newer than this program.</source>
        <translation>Ce plateau a le format %1, plus récent que ce programme.</translation>
    </message>
    <message>
        <source>This program reads boards up to format %1.</source>
        <translation>Ce programme lit les plateaux jusqu’au format %1.</translation>
    </message>
    <message>
        <source>There is no family of boards called “%1”.</source>
        <translation>Il n’y a pas de famille de plateaux «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>A place needs a key and a type.</source>
        <translation>Un lieu doit avoir une clé et un type.</translation>
    </message>
    <message>
        <source>A link needs a type and the places it connects: from, to.</source>
        <translation>Un lien doit avoir un type et les lieux qu’il relie&#x202f;: from, to.</translation>
    </message>
    <message>
        <source>“%1” must be true or false, an integer, a text, a list of words, a list of records or numbers by word.</source>
        <translation>«&#x202f;%1&#x202f;» doit être vrai ou faux, un nombre entier, un texte, une liste de mots, une liste de fiches ou des nombres par mot.</translation>
    </message>
    <message>
        <source>There are more than %1 of these.</source>
        <extracomment>%1: so many places, links, attributes.</extracomment>
        <translation>Il y en a plus de %1.</translation>
    </message>
    <message>
        <source>The attribute “%1” appears twice.</source>
        <translation>L’attribut «&#x202f;%1&#x202f;» figure deux fois.</translation>
    </message>
    <message>
        <source>There is no board called “%1”.</source>
        <translation>Il n’y a pas de plateau «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Available: %1.</source>
        <translation>Disponibles&#x202f;: %1.</translation>
    </message>
    <message>
        <source>No boards were found.</source>
        <translation>Aucun plateau n’a été trouvé.</translation>
    </message>
    <message>
        <source>An attribute of your own needs a key.</source>
        <translation>Un attribut ajouté doit avoir une clé.</translation>
    </message>
    <message>
        <source>Example: {&quot;key&quot;: &quot;year&quot;, &quot;type&quot;: &quot;number&quot;, &quot;places&quot;: &quot;all&quot;}.</source>
        <translation>Exemple&#x202f;: {&quot;key&quot;: &quot;year&quot;, &quot;type&quot;: &quot;number&quot;, &quot;places&quot;: &quot;all&quot;}.</translation>
    </message>
    <message>
        <source>An attribute of your own needs a type.</source>
        <translation>Un attribut ajouté doit avoir un type.</translation>
    </message>
    <message>
        <source>“%1” is not a type of attribute.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un type d’attribut.</translation>
    </message>
    <message>
        <source>Types: flag, number, text, word, words.</source>
        <translation>Types&#x202f;: flag, number, text, word, words.</translation>
    </message>
    <message>
        <source>Expected true or false.</source>
        <translation>Il faut ici true ou false.</translation>
    </message>
    <message>
        <source>Two attributes have the key “%1”.</source>
        <translation>Deux attributs ont la clé «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Expected words with their names.</source>
        <translation>Il faut des mots avec leurs noms.</translation>
    </message>
    <message>
        <source>Example: &quot;words&quot;: {&quot;granite&quot;: {&quot;en&quot;: &quot;Granite&quot;}, &quot;oak&quot;: {}}.</source>
        <translation>Exemple&#x202f;: &quot;words&quot;: {&quot;granite&quot;: {&quot;fr&quot;: &quot;Granit&quot;}, &quot;oak&quot;: {}}.</translation>
    </message>
    <message>
        <source>“%1” has no words to choose from.</source>
        <translation>«&#x202f;%1&#x202f;» n’offre aucun mot à choisir.</translation>
    </message>
    <message>
        <source>“%1” cannot have words: only the types word and words have.</source>
        <translation>«&#x202f;%1&#x202f;» ne peut pas avoir de mots&#x202f;: seuls les types word et words en ont.</translation>
    </message>
    <message>
        <source>“%1” cannot have a minimum or maximum: only the type number has.</source>
        <translation>«&#x202f;%1&#x202f;» ne peut avoir ni minimum ni maximum&#x202f;: seul le type number en a.</translation>
    </message>
    <message>
        <source>“%1” has a minimum of %2, above its maximum of %3.</source>
        <extracomment>%1: the key of an attribute, %2 and %3: numbers</extracomment>
        <translation>«&#x202f;%1&#x202f;» a un minimum de %2, supérieur à son maximum de %3.</translation>
    </message>
    <message>
        <source>The default of “%1” is not one of its values.</source>
        <translation>La valeur par défaut de «&#x202f;%1&#x202f;» n’est pas une de ses valeurs.</translation>
    </message>
    <message>
        <source>Expected the types of places or links.</source>
        <translation>Il faut des types de lieux ou de liens.</translation>
    </message>
    <message>
        <source>Give a list of types, such as [&quot;wall&quot;, &quot;tower&quot;], or &quot;all&quot;.</source>
        <translation>Donnez une liste de types, comme [&quot;wall&quot;, &quot;tower&quot;], ou &quot;all&quot;.</translation>
    </message>
    <message>
        <source>This is not a schema of Merlon.</source>
        <translation>Ce n’est pas un schéma de Merlon.</translation>
    </message>
    <message>
        <source>A schema begins with &quot;format&quot;: {&quot;name&quot;: &quot;merlon-schema&quot;, &quot;version&quot;: &quot;1.0&quot;}.</source>
        <translation>Un schéma commence par &quot;format&quot;: {&quot;name&quot;: &quot;merlon-schema&quot;, &quot;version&quot;: &quot;1.0&quot;}.</translation>
    </message>
    <message>
        <source>“%1” is not a version of the schema format.</source>
        <extracomment>%1: a version, as it stands in the file</extracomment>
        <translation>«&#x202f;%1&#x202f;» n’est pas une version du format des schémas.</translation>
    </message>
    <message>
        <source>This schema has the format %1, which is newer than this program.</source>
        <extracomment>%1: a version</extracomment>
        <translation>Ce schéma a le format %1, plus récent que ce programme.</translation>
    </message>
    <message>
        <source>This program reads schemas up to format %1.</source>
        <translation>Ce programme lit les schémas jusqu’au format %1.</translation>
    </message>
    <message>
        <source>A drawing has at most %1 notes.</source>
        <translation>Un dessin porte au plus %1 notes.</translation>
    </message>
    <message>
        <source>A drawing has at most %1 layers of its own.</source>
        <extracomment>%1: a number</extracomment>
        <translation>Un dessin a au plus %1 calques personnels.</translation>
    </message>
    <message>
        <source>Layers, groups and locks name at most %1 things.</source>
        <extracomment>%1: a number</extracomment>
        <translation>Les calques, groupes et verrous désignent au plus %1 éléments.</translation>
    </message>
    <message>
        <source>A drawing has at most %1 guide lines.</source>
        <extracomment>%1: a number</extracomment>
        <translation>Un dessin a au plus %1 repères.</translation>
    </message>
    <message>
        <source>A link is named by its type and its two ends.</source>
        <translation>Un lien est désigné par son type et ses deux extrémités.</translation>
    </message>
    <message>
        <source>Example: [&quot;path&quot;, &quot;west-rampart-1&quot;, &quot;west-wall-1&quot;].</source>
        <translation>Exemple&#x202f;: [&quot;path&quot;, &quot;west-rampart-1&quot;, &quot;west-wall-1&quot;].</translation>
    </message>
    <message>
        <source>A note needs a key and a text.</source>
        <translation>Une note a besoin d’une clé et d’un texte.</translation>
    </message>
    <message>
        <source>“%1” is not a valid key: use small letters, digits and single hyphens.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une clé valable&#x202f;: utilisez des minuscules, des chiffres et des traits d’union isolés.</translation>
    </message>
    <message>
        <source>Two notes have the key “%1”.</source>
        <translation>Deux notes ont la clé «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>“%1” is not a type of note.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un type de note.</translation>
    </message>
    <message>
        <source>This text is longer than %1 bytes.</source>
        <translation>Ce texte dépasse %1 octets.</translation>
    </message>
    <message>
        <source>This number must be between %1 and %2.</source>
        <translation>Ce nombre doit être compris entre %1 et %2.</translation>
    </message>
    <message>
        <source>A background is either linked or embedded: it has a “file” or “data”.</source>
        <translation>Un fond est soit lié, soit intégré&#x202f;: il a «&#x202f;file&#x202f;» ou «&#x202f;data&#x202f;».</translation>
    </message>
    <message>
        <source>This is not an image in Base64.</source>
        <translation>Ce n’est pas une image en Base64.</translation>
    </message>
    <message>
        <source>This image is larger than the %1 MB that can be embedded.</source>
        <translation>Cette image dépasse les %1&#xa0;Mo qui peuvent être intégrés.</translation>
    </message>
    <message>
        <source>Link it instead, or save it as a smaller one.</source>
        <translation>Liez-la plutôt, ou enregistrez-la en plus petit.</translation>
    </message>
    <message>
        <source>The background image does not exist.</source>
        <translation>L’image de fond n’existe pas.</translation>
    </message>
    <message>
        <source>Put it back, or choose another one: Edit, Background image.</source>
        <translation>Remettez-la, ou choisissez-en une autre&#x202f;: Édition, Image de fond.</translation>
    </message>
    <message>
        <source>This image cannot be read.</source>
        <translation>Ce n’est pas une image lisible.</translation>
    </message>
    <message>
        <source>Supported: PNG, JPEG, GIF, BMP, WebP.</source>
        <translation>Formats possibles&#x202f;: PNG, JPEG, GIF, BMP, WebP.</translation>
    </message>
    <message>
        <source>This image has %1 × %2 pixels.</source>
        <translation>Cette image a %1 × %2 pixels.</translation>
    </message>
    <message>
        <source>Possible: at most %1 in each direction and %2 million altogether.</source>
        <translation>Possible&#x202f;: au plus %1 dans chaque sens et %2 millions en tout.</translation>
    </message>
    <message>
        <source>This is not GraphML: the outermost element must be “graphml”.</source>
        <translation>Ce n’est pas du GraphML&#x202f;: l’élément extérieur doit être «&#x202f;graphml&#x202f;».</translation>
    </message>
    <message>
        <source>This is not well-formed XML.</source>
        <translation>Ce n’est pas du XML bien formé.</translation>
    </message>
    <message>
        <source>This is not UTF-8.</source>
        <translation>Ce n’est pas de l’UTF-8.</translation>
    </message>
    <message>
        <source>Expected a known character after “&amp;”: lt, gt, amp, quot, apos or a number.</source>
        <translation>Après «&#x202f;&amp;&#x202f;» est attendu un caractère connu&#x202f;: lt, gt, amp, quot, apos ou un numéro.</translation>
    </message>
    <message>
        <source>The XML text has more than %1 elements.</source>
        <translation>Le texte XML contient plus de %1 éléments.</translation>
    </message>
    <message>
        <source>With its names and defaults, the data of this GraphML takes more than %1 megabytes.</source>
        <translation>Avec leurs noms et leurs valeurs par défaut, les données de ce GraphML dépassent %1 mégaoctets.</translation>
    </message>
    <message>
        <source>The elements of the XML text have more than %1 attributes.</source>
        <translation>Les éléments du texte XML ont plus de %1 attributs.</translation>
    </message>
    <message>
        <source>A tag or comment of the XML text has more than %1 megabytes.</source>
        <translation>Une balise ou un commentaire du texte XML dépasse %1 mégaoctets.</translation>
    </message>
    <message>
        <source>The XML elements are nested deeper than %1 levels.</source>
        <translation>Les éléments XML ont plus de %1 niveaux d’imbrication.</translation>
    </message>
    <message>
        <source>Document type declarations are not supported.</source>
        <translation>Les déclarations de type de document ne sont pas prises en charge.</translation>
    </message>
    <message>
        <source>“%1” is not a value for “%2”.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une valeur de «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>The graph does not say to which family of boards it belongs.</source>
        <translation>Le graphe ne dit pas à quelle famille de plateaux il appartient.</translation>
    </message>
    <message>
        <source>Open it in Merlon Editor and choose one, or give the graph the data “schema”, such as siege.</source>
        <translation>Ouvrez-le dans l’Éditeur Merlon pour en choisir une, ou donnez au graphe la donnée «&#x202f;schema&#x202f;», par exemple siege.</translation>
    </message>
    <message>
        <source>A node or edge has no “%1”.</source>
        <translation>Un nœud ou une arête n’a pas de «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The change names the position %1, but there are only %2 rows.</source>
        <translation>Le changement concerne la position %1, mais il n’y a que %2 lignes.</translation>
    </message>
    <message>
        <source>%1 cannot be removed while it still has links.</source>
        <translation>Ce lieu ne peut pas être supprimé tant qu’il a des liens (%1).</translation>
    </message>
    <message>
        <source>Two places have the key “%1”.</source>
        <translation>Deux lieux ont la clé «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>%1 has the unknown type “%2”.</source>
        <translation>%1&#x202f;: le type «&#x202f;%2&#x202f;» est inconnu.</translation>
    </message>
    <message>
        <source>%1 has the unknown side “%2”.</source>
        <translation>%1&#x202f;: le côté «&#x202f;%2&#x202f;» est inconnu.</translation>
    </message>
    <message>
        <source>%1 has no valid position in the drawing.</source>
        <translation>%1&#x202f;: la position sur le dessin n’est pas valable.</translation>
    </message>
    <message>
        <source>%1 cannot have the attribute “%2”.</source>
        <translation>%1&#x202f;: l’attribut «&#x202f;%2&#x202f;» n’est pas permis.</translation>
    </message>
    <message>
        <source>%1 has {%2|0 more attributes|1 more attribute|%2 more attributes} that it cannot have.</source>
        <extracomment>%1: a place, %2: a number</extracomment>
        <translation>%1 a encore {%2|0 attribut|1 attribut|%2 attributs} qui ne conviennent pas.</translation>
    </message>
    <message>
        <source>The link from %1 to %2 has {%3|0 more attributes|1 more attribute|%3 more attributes} that it cannot have.</source>
        <extracomment>%1, %2: the ends of a link, %3: a number</extracomment>
        <translation>Le lien de %1 à %2 a encore {%3|0 attribut|1 attribut|%3 attributs} qui ne conviennent pas.</translation>
    </message>
    <message>
        <source>%1: %2 has a value of the wrong type.</source>
        <translation>%1&#x202f;: la valeur n’est pas du bon type (%2).</translation>
    </message>
    <message>
        <source>%1: %2 must be between %3 and %4.</source>
        <translation>%1&#x202f;: la valeur doit être comprise entre %3 et %4 (%2).</translation>
    </message>
    <message>
        <source>%1: “%3” cannot be in %2.</source>
        <translation>%1&#x202f;: «&#x202f;%3&#x202f;» n’a pas sa place ici (%2).</translation>
    </message>
    <message>
        <source>%1: “%2” is not known in %3.</source>
        <translation>%1&#x202f;: «&#x202f;%2&#x202f;» n’est pas connu ici (%3).</translation>
    </message>
    <message>
        <source>%1: “%2” is missing in %3.</source>
        <translation>%1&#x202f;: il manque «&#x202f;%2&#x202f;» (%3).</translation>
    </message>
    <message>
        <source>The link from %1 to %2 ends at “%3”, which is no place.</source>
        <translation>Le lien %1 – %2 se termine à «&#x202f;%3&#x202f;», qui n’est pas un lieu.</translation>
    </message>
    <message>
        <source>The link from %1 to %2 has the unknown type “%3”.</source>
        <translation>Le lien %1 – %2 a le type inconnu «&#x202f;%3&#x202f;».</translation>
    </message>
    <message>
        <source>Your attribute “%1” has the key of an attribute of the game.</source>
        <extracomment>%1: the key of an attribute that a designer has added</extracomment>
        <translation>Votre attribut «&#x202f;%1&#x202f;» a la clé d’un attribut du jeu.</translation>
    </message>
    <message>
        <source>Your attribute “%1” is for the type “%2”, which does not exist.</source>
        <extracomment>%1: the key of an attribute that a designer has added, %2: of a type</extracomment>
        <translation>Votre attribut «&#x202f;%1&#x202f;» concerne le type «&#x202f;%2&#x202f;», qui n’existe pas.</translation>
    </message>
    <message>
        <source>The board cannot have this value or attribute: “%1”.</source>
        <extracomment>%1: the key of an attribute</extracomment>
        <translation>Le plateau ne peut pas avoir cette valeur ou cet attribut&#x202f;: «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>{%1|0 more problems are|1 more problem is|%1 more problems are} not listed.</source>
        <extracomment>%1: how many more problems there are than those that are listed before</extracomment>
        <translation>{%1|0 autre problème n’est|1 autre problème n’est|%1 autres problèmes ne sont} pas dans la liste.</translation>
    </message>
    <message>
        <source>The link from %1 to %2 cannot have this value or attribute: “%3”.</source>
        <translation>Le lien %1 – %2 ne peut pas avoir cette valeur ou cet attribut&#x202f;: «&#x202f;%3&#x202f;».</translation>
    </message>
</context>
<context>
    <name>editor</name>
    <message>
        <source>[files…]</source>
        <translation>[fichiers…]</translation>
    </message>
    <message>
        <source>Boards or scenarios to open.</source>
        <translation>Plateaux ou scénarios à ouvrir.</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>Expected an object: { … }.</source>
        <translation>Il faut ici un objet&#x202f;: { … }.</translation>
    </message>
    <message>
        <source>Expected a list: [ … ].</source>
        <translation>Il faut ici une liste&#x202f;: [ … ].</translation>
    </message>
    <message>
        <source>Expected a text in quotation marks.</source>
        <translation>Il faut ici un texte entre guillemets droits.</translation>
    </message>
    <message>
        <source>Expected an integer.</source>
        <translation>Il faut ici un nombre entier.</translation>
    </message>
    <message>
        <source>Expected true or false.</source>
        <translation>Il faut ici true ou false.</translation>
    </message>
    <message>
        <source>This number is too small or too large.</source>
        <translation>Ce nombre est trop petit ou trop grand.</translation>
    </message>
    <message>
        <source>Expected a number from %1 to %2.</source>
        <translation>Il faut un nombre de %1 à %2.</translation>
    </message>
    <message>
        <source>“%1” is not known here.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas connu ici.</translation>
    </message>
    <message>
        <source>There is no “%1”.</source>
        <translation>Il n’y a pas de «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Nearest: %1.</source>
        <translation>Les plus proches&#x202f;: %1.</translation>
    </message>
    <message>
        <source>“?” means something hidden.</source>
        <translation>«&#x202f;?&#x202f;» désigne quelque chose de caché.</translation>
    </message>
    <message>
        <source>A position seen by one role is not complete. Write what is really here.</source>
        <translation>La position vue par un seul rôle n’est pas complète. Écrivez ce qui se trouve vraiment ici.</translation>
    </message>
    <message>
        <source>“%1” appears twice in this list.</source>
        <translation>«&#x202f;%1&#x202f;» figure deux fois dans cette liste.</translation>
    </message>
    <message>
        <source>This list is too long: there can be at most %1 here.</source>
        <translation>Cette liste est trop longue&#x202f;: elle peut en compter %1 au plus.</translation>
    </message>
    <message>
        <source>Say which token this is.</source>
        <translation>Indiquez de quel jeton il s’agit.</translation>
    </message>
    <message>
        <source>“%1” is not a path for invader units.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un sentier pour les unités de l’assaillant.</translation>
    </message>
    <message>
        <source>This position is between two moments of the game.</source>
        <translation>Cette position se situe entre deux moments de la partie.</translation>
    </message>
    <message>
        <source>Name one of these under “at”: %1.</source>
        <translation>Nommez l’un de ceux-ci sous «&#x202f;at&#x202f;»&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Nothing is left to choose in this position, and nobody has won.</source>
        <translation>Il ne reste rien à choisir dans cette position, et personne n’a gagné.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Losses by round</source>
        <translation>Pertes par manche</translation>
    </message>
    <message>
        <source>Uses</source>
        <translation>Utilisations</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>What was used</source>
        <translation>Ce qui a été utilisé</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Probabilités</translation>
    </message>
    <message>
        <source>Odds (%)</source>
        <translation>Probabilité (%)</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probabilité</translation>
    </message>
    <message>
        <source>Margin of error</source>
        <translation>Marge d’erreur</translation>
    </message>
    <message>
        <source>This rulebook has no numbered rule.</source>
        <translation>Ce livre de règles n’a aucune règle numérotée.</translation>
    </message>
    <message>
        <source>Rule %1 is not in chapter %2.</source>
        <translation>La règle %1 n’est pas dans le chapitre %2.</translation>
    </message>
    <message>
        <source>The number %1 does not begin with %2.</source>
        <translation>Le numéro %1 ne commence pas par %2.</translation>
    </message>
    <message>
        <source>Rule %1 appears twice.</source>
        <translation>La règle %1 figure deux fois.</translation>
    </message>
    <message>
        <source>Rule %1 has no text.</source>
        <translation>La règle %1 n’a pas de texte.</translation>
    </message>
    <message>
        <source>“%1” is not a rule number.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un numéro de règle.</translation>
    </message>
    <message>
        <source>Write %1 for a rule or %2 for a chapter.</source>
        <translation>Écrivez %1 pour une règle ou %2 pour un chapitre.</translation>
    </message>
    <message>
        <source>There is no rule %1.</source>
        <translation>Il n’y a pas de règle %1.</translation>
    </message>
    <message>
        <source>There is no chapter %1.</source>
        <translation>Il n’y a pas de chapitre %1.</translation>
    </message>
    <message>
        <source>The line is empty.</source>
        <translation>La ligne est vide.</translation>
    </message>
    <message>
        <source>“%1” (word 1) is not a known command.</source>
        <translation>«&#x202f;%1&#x202f;» (mot 1) n’est pas une commande connue.</translation>
    </message>
    <message>
        <source>“%1” (word %2) is not of the type “%3”.</source>
        <translation>«&#x202f;%1&#x202f;» (mot %2) n’est pas du type «&#x202f;%3&#x202f;».</translation>
    </message>
    <message>
        <source>Word %1 is missing: expected %2 (“%3”).</source>
        <translation>Il manque le mot %1&#x202f;: %2 («&#x202f;%3&#x202f;»).</translation>
    </message>
    <message>
        <source>Word %1 is hidden (“?”) and cannot be played.</source>
        <translation>Le mot %1 est caché («&#x202f;?&#x202f;») et ne peut donc pas être joué.</translation>
    </message>
    <message>
        <source>Unexpected extra word %2: “%1”.</source>
        <translation>Mot %2 en trop&#x202f;: «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Possible here: %1.</source>
        <translation>Possible ici&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Possible here: a number from %1 to %2.</source>
        <translation>Possible ici&#x202f;: un nombre de %1 à %2.</translation>
    </message>
    <message>
        <source>Syntax: “%1”.</source>
        <translation>Syntaxe&#x202f;: «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>See rule %1.</source>
        <translation>Voir la règle %1.</translation>
    </message>
    <message>
        <source>See rule %1. Possible now: %2.</source>
        <translation>Voir la règle %1. Possible maintenant&#x202f;: %2.</translation>
    </message>
    <message>
        <source>See rule %1. Possible commands now: %2.</source>
        <translation>Voir la règle %1. Commandes possibles&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The option “%1” cannot be “%2”.</source>
        <extracomment>%1: an option of a game, %2: what was wished for it, as it was typed</extracomment>
        <translation>L’option «&#x202f;%1&#x202f;» ne peut pas valoir «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>Possible: %1.</source>
        <extracomment>What an option can be. %1: a list of values</extracomment>
        <translation>Possible&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Possible: a number from %1 to %2.</source>
        <extracomment>What an option can be. %1 and %2: numbers</extracomment>
        <translation>Valeurs possibles&#x202f;: un nombre de %1 à %2.</translation>
    </message>
    <message>
        <source>Possible: %3, or a number from %1 to %2.</source>
        <extracomment>What an option can be. %1 and %2: numbers, %3: another value, as it is typed, such as 0</extracomment>
        <translation>Valeurs possibles&#x202f;: %3, ou un nombre de %1 à %2.</translation>
    </message>
    <message>
        <source>No human player has a choice to make now.</source>
        <translation>Aucun joueur humain n’a de choix à faire en ce moment.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>This answers question %1, but the current question is %2.</source>
        <translation>Cette réponse est pour la question %1, mais c’est la question %2 qui est posée.</translation>
    </message>
    <message>
        <source>There is no question %1 to go to.</source>
        <translation>Il n’y a pas de question %1 à rejoindre.</translation>
    </message>
    <message>
        <source>The last question is %1.</source>
        <translation>La dernière question est la %1.</translation>
    </message>
    <message>
        <source>The game has no role %1.</source>
        <translation>Le jeu n’a pas de rôle %1.</translation>
    </message>
    <message>
        <source>space for: %1</source>
        <translation>emplacement pour&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1, face cachée</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>There are more than %1 of these.</source>
        <translation>Il y en a plus de %1.</translation>
    </message>
    <message>
        <source>A line has at most %1 characters.</source>
        <extracomment>Error of a file. %1: a number</extracomment>
        <translation>Une ligne a au plus %1 caractères.</translation>
    </message>
    <message>
        <source>Expected an integer from %1 to %2.</source>
        <translation>Il faut ici un nombre entier de %1 à %2.</translation>
    </message>
    <message>
        <source>Expected 16 hexadecimal digits in quotation marks.</source>
        <translation>Il faut ici 16 chiffres hexadécimaux entre guillemets droits.</translation>
    </message>
    <message>
        <source>“%1” is missing here.</source>
        <translation>Il manque ici «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>This is not a file of the format %1.</source>
        <translation>Ce n’est pas un fichier du format %1.</translation>
    </message>
    <message>
        <source>Such a file has &quot;format&quot;: %1.</source>
        <translation>Un tel fichier a &quot;format&quot;: %1.</translation>
    </message>
    <message>
        <source>“%1” is not the version of a format.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas la version d’un format.</translation>
    </message>
    <message>
        <source>Example of a version: &quot;1.0&quot;.</source>
        <translation>Exemple de version&#x202f;: &quot;1.0&quot;.</translation>
    </message>
    <message>
        <source>This file has the format %1, which is newer than this program.</source>
        <translation>Ce fichier a le format %1, plus récent que ce programme.</translation>
    </message>
    <message>
        <source>This program reads formats up to %1.</source>
        <translation>Ce programme lit les formats jusqu’au %1.</translation>
    </message>
    <message>
        <source>The file cannot be written: %1.</source>
        <translation>Le fichier ne peut pas être écrit&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Another program has changed, replaced or removed this file while it was in use.</source>
        <translation>Un autre programme a modifié, remplacé ou supprimé ce fichier pendant son utilisation.</translation>
    </message>
    <message>
        <source>There is no game called “%1”.</source>
        <translation>Il n’y a pas de jeu appelé «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>There is no role called “%1” here.</source>
        <translation>Il n’y a pas de rôle appelé «&#x202f;%1&#x202f;» ici.</translation>
    </message>
    <message>
        <source>This game follows version %1 of the rules, which is newer than this program.</source>
        <translation>Cette partie suit la version %1 des règles, plus récente que ce programme.</translation>
    </message>
    <message>
        <source>This program has version %1 of the rules.</source>
        <translation>Ce programme a la version %1 des règles.</translation>
    </message>
    <message>
        <source>This game follows older rules. It cannot be replayed from its beginning; it resumes from its last position.</source>
        <translation>Cette partie suit des règles plus anciennes. Elle ne peut pas être rejouée depuis le début&#x202f;; elle reprend à sa dernière position.</translation>
    </message>
    <message>
        <source>This game follows older rules and holds no position to resume from.</source>
        <translation>Cette partie suit des règles plus anciennes et ne contient aucune position d’où reprendre.</translation>
    </message>
    <message>
        <source>The choices after that position are lost. Their number: %1.</source>
        <translation>Les choix faits après cette position sont perdus. Leur nombre&#x202f;: %1.</translation>
    </message>
    <message>
        <source>These are not the roles of the game in its order.</source>
        <translation>Ce ne sont pas les rôles du jeu, dans son ordre.</translation>
    </message>
    <message>
        <source>The game has no role “%1”.</source>
        <translation>Le jeu n’a pas de rôle «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Expected &quot;dealt&quot; or &quot;given&quot;.</source>
        <translation>Il faut ici &quot;dealt&quot; ou &quot;given&quot;.</translation>
    </message>
    <message>
        <source>An entry is a choice and a hash: [&quot;…&quot;, &quot;…&quot;].</source>
        <translation>Une entrée se compose d’un choix et d’une empreinte&#x202f;: [&quot;…&quot;, &quot;…&quot;].</translation>
    </message>
    <message>
        <source>A choice has at most %1 characters.</source>
        <translation>Un choix a %1 caractères au plus.</translation>
    </message>
    <message>
        <source>The numbers of entries in this list must grow and be within the saved game.</source>
        <translation>Les numéros d’entrées de cette liste doivent croître et rester dans la partie enregistrée.</translation>
    </message>
    <message>
        <source>The number of entries of this saved game is %1.</source>
        <translation>Le nombre d’entrées de cette partie enregistrée est %1.</translation>
    </message>
    <message>
        <source>Entry %1, “%2”, cannot be played.</source>
        <translation>L’entrée %1, «&#x202f;%2&#x202f;», ne peut pas être jouée.</translation>
    </message>
    <message>
        <source>Entry %1, “%2”, cannot be played (%3).</source>
        <translation>L’entrée %1, «&#x202f;%2&#x202f;», ne peut pas être jouée (%3).</translation>
    </message>
    <message>
        <source>A choice, a draw or the seed has been changed there or before.</source>
        <translation>Un choix, une pioche ou la graine a été changé à cet endroit ou avant.</translation>
    </message>
    <message>
        <source>After entry %1, “%2”, the hash must be %3, but it is %4.</source>
        <translation>Après l’entrée %1, «&#x202f;%2&#x202f;», l’empreinte doit être %3, mais c’est %4.</translation>
    </message>
    <message>
        <source>The position after %1 entries must have the hash %2, but it has %3.</source>
        <translation>La position après %1 entrées doit avoir l’empreinte %2, mais elle a %3.</translation>
    </message>
    <message>
        <source>After “%1” has resigned the hash must be %2, but it is %3.</source>
        <translation>Après l’abandon de «&#x202f;%1&#x202f;», l’empreinte doit être %2, mais c’est %3.</translation>
    </message>
    <message>
        <source>This game was begun on another board: its places are different.</source>
        <translation>Cette partie a été commencée sur un autre plateau&#x202f;: ses lieux sont différents.</translation>
    </message>
    <message>
        <source>This game was begun on another board: its links are different.</source>
        <translation>Cette partie a été commencée sur un autre plateau&#x202f;: ses liens sont différents.</translation>
    </message>
    <message>
        <source>This game was begun with other options.</source>
        <translation>Cette partie a été commencée avec d’autres options.</translation>
    </message>
    <message>
        <source>This game was begun with another setup: other rules, roles, seed, draws, free undo, parent or starting position.</source>
        <translation>Cette partie a été commencée avec une autre mise en place&#x202f;: règles, rôles, graine, tirages, annulation libre, origine ou position de départ.</translation>
    </message>
    <message>
        <source>The result does not match the choices.</source>
        <translation>Le résultat ne correspond pas aux choix.</translation>
    </message>
    <message>
        <source>A lesson needs a step.</source>
        <translation>Une leçon doit avoir une étape.</translation>
    </message>
    <message>
        <source>A step waits for choices (“await”) or lets the game continue (“until”), not both.</source>
        <translation>Une étape attend des choix («&#x202f;await&#x202f;») ou laisse jouer («&#x202f;until&#x202f;»), pas les deux.</translation>
    </message>
    <message>
        <source>No choice of this game has the word “%1” there.</source>
        <translation>Aucun choix de ce jeu n’a le mot «&#x202f;%1&#x202f;» à cet endroit.</translation>
    </message>
    <message>
        <source>A guide cannot point at “%1”.</source>
        <translation>Un guide ne peut pas montrer «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>A place, a path “from&gt;to”, a piece “place/piece” or a value “type:key”.</source>
        <translation>Un lieu, un sentier «&#x202f;de&gt;vers&#x202f;», une pièce «&#x202f;lieu/pièce&#x202f;» ou une valeur «&#x202f;type:clé&#x202f;».</translation>
    </message>
    <message>
        <source>A lesson cannot wait for this.</source>
        <translation>Une leçon ne peut pas attendre cela.</translation>
    </message>
    <message>
        <source>The boards of this game have no “%1”.</source>
        <translation>Les plateaux de ce jeu n’ont pas de «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>A goal names exactly one thing to reach.</source>
        <translation>Un but nomme exactement une chose à atteindre.</translation>
    </message>
    <message>
        <source>Write one of “won” (true), “event” (a key with arguments) and “at” (a pointer).</source>
        <translation>Écrivez soit «&#x202f;won&#x202f;» (true), soit «&#x202f;event&#x202f;» (une clé avec ses arguments), soit «&#x202f;at&#x202f;» (un pointeur).</translation>
    </message>
    <message>
        <source>Expected true.</source>
        <translation>Il faut ici true.</translation>
    </message>
    <message>
        <source>“%1” is not a pointer into a position.</source>
        <extracomment>%1: a pointer into a position, such as /round</extracomment>
        <translation>«&#x202f;%1&#x202f;» n’est pas un pointeur dans une position.</translation>
    </message>
    <message>
        <source>Example of a pointer: /round.</source>
        <translation>Exemple de pointeur&#x202f;: /round.</translation>
    </message>
    <message>
        <source>The value is compared with exactly one number.</source>
        <translation>La valeur est comparée à un seul nombre.</translation>
    </message>
    <message>
        <source>Write one of “is”, “least” and “most” with a number.</source>
        <translation>Écrivez «&#x202f;is&#x202f;», «&#x202f;least&#x202f;» ou «&#x202f;most&#x202f;» avec un nombre.</translation>
    </message>
    <message>
        <source>A goal is limited by rounds or by turns, not by both.</source>
        <translation>Un but est limité par «&#x202f;rounds&#x202f;» ou par «&#x202f;turns&#x202f;», pas par les deux.</translation>
    </message>
    <message>
        <source>Write “rounds” or “turns” with a number.</source>
        <translation>Écrivez «&#x202f;rounds&#x202f;» ou «&#x202f;turns&#x202f;» avec un nombre.</translation>
    </message>
    <message>
        <source>No event of this game has the word “%1” there.</source>
        <extracomment>%1: a word as it stands in the goal of a scenario</extracomment>
        <translation>Aucun événement de ce jeu n’a le mot «&#x202f;%1&#x202f;» à cet endroit.</translation>
    </message>
    <message>
        <source>The position has nothing at “%1”: the goal may never be reached.</source>
        <extracomment>%1: a pointer into a position</extracomment>
        <translation>La position n’a rien à «&#x202f;%1&#x202f;»&#x202f;: le but pourrait ne jamais être atteint.</translation>
    </message>
    <message>
        <source>At “%1” there is nothing that can be counted.</source>
        <extracomment>%1: a pointer into a position</extracomment>
        <translation>À «&#x202f;%1&#x202f;», il n’y a rien qui puisse être compté.</translation>
    </message>
    <message>
        <source>The goal is reached before anyone has made a choice.</source>
        <translation>Le but est atteint avant tout choix.</translation>
    </message>
    <message>
        <source>The task of the goal is missing in the language “%1”.</source>
        <extracomment>%1: the code of a language, such as fr</extracomment>
        <translation>La mission du but manque dans la langue «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>This game needs one computer player for each of its %1 roles.</source>
        <translation>Ce jeu a besoin d’un joueur informatique pour chacun de ses %1 rôles.</translation>
    </message>
    <message>
        <source>There is no computer player “%1”.</source>
        <translation>Il n’existe pas de joueur informatique «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Rien d’autre n’est possible.</translation>
    </message>
    <message>
        <source>No choice is clearly better than the others.</source>
        <translation>Aucun choix n’est nettement meilleur.</translation>
    </message>
    <message>
        <source>This autosave ends before its first line does.</source>
        <translation>Cette sauvegarde automatique s’arrête avant la fin de sa première ligne.</translation>
    </message>
    <message>
        <source>This line of the autosave, or one before it, has been altered.</source>
        <translation>Cette ligne de la sauvegarde automatique, ou une ligne précédente, a été altérée.</translation>
    </message>
</context>
<context>
    <name>fiefs</name>
    <message>
        <source>Adds 2 to your score in a battle. Each side commits one conflict card in secret.</source>
        <translation>Ajoute 2 à votre score de combat. Chaque rival engage en secret une carte conflit.</translation>
    </message>
    <message>
        <source>Adds 3 to your score in a battle. Each side commits one conflict card in secret.</source>
        <translation>Ajoute 3 à votre score de combat. Chaque rival engage en secret une carte conflit.</translation>
    </message>
    <message>
        <source>Adds 4 to your score in a battle. Each side commits one conflict card in secret.</source>
        <translation>Ajoute 4 à votre score de combat. Chaque rival engage en secret une carte conflit.</translation>
    </message>
    <message>
        <source>Adds 5 to your score in a battle. Each side commits one conflict card in secret.</source>
        <translation>Ajoute 5 à votre score de combat. Chaque rival engage en secret une carte conflit.</translation>
    </message>
    <message>
        <source>Adds to your score what a die shows, from 1 to 6. The die is rolled when the card is revealed.</source>
        <translation>Ajoute à votre score de combat le résultat d’un dé, de 1 à 6. Le dé est lancé quand la carte est révélée.</translation>
    </message>
    <message>
        <source>Adds 1 to the score of your side in a battle, after the conflict cards.</source>
        <translation>Ajoute 1 au score de combat de votre côté, après les cartes conflit.</translation>
    </message>
    <message>
        <source>Adds 2 to the score of your side in a battle, after the conflict cards.</source>
        <translation>Ajoute 2 au score de combat de votre côté, après les cartes conflit.</translation>
    </message>
    <message>
        <source>In your turn, before or after a campaign: 2 knights come to your castle.</source>
        <translation>Pendant votre tour, avant ou après une campagne&#x202f;: 2 chevaliers arrivent dans votre château.</translation>
    </message>
    <message>
        <source>It is played as soon as you draw it: you draw 2 more cards.</source>
        <translation>Elle est jouée dès que vous la piochez&#x202f;: vous piochez 2 cartes de plus.</translation>
    </message>
    <message>
        <source>In your turn, before or after a campaign: one more redistribution and advance.</source>
        <translation>Pendant votre tour, avant ou après une campagne&#x202f;: une répartition et une avancée de plus.</translation>
    </message>
    <message>
        <source>Breaks an enemy’s artifact: in your turn, or when that artifact is about to take effect, which it then does not.</source>
        <translation>Détruit un artefact adverse&#x202f;: pendant votre tour, ou au moment où il va agir, ce qui annule son effet.</translation>
    </message>
    <message>
        <source>Once in each of your turns: break one whole artifact of any player.</source>
        <translation>Une fois à chacun de vos tours&#x202f;: détruisez un artefact face visible, quel que soit son propriétaire.</translation>
    </message>
    <message>
        <source>Once in each of your turns: look at the top card of any draw pile. Leave it there or discard it.</source>
        <translation>Une fois à chacun de vos tours&#x202f;: regardez la première carte d’un paquet au choix. Laissez-la ou défaussez-la.</translation>
    </message>
    <message>
        <source>Once in each of your turns: shuffle one card from your discard into your draw pile. It must have been discarded in an earlier turn.</source>
        <translation>Une fois à chacun de vos tours&#x202f;: mélangez à votre paquet une carte de votre défausse, défaussée à un tour précédent.</translation>
    </message>
    <message>
        <source>Once in each of your turns: look at the top 4 cards of your draw pile and put them back in any order.</source>
        <translation>Une fois à chacun de vos tours&#x202f;: regardez les 4 premières cartes de votre paquet et remettez-les dans l’ordre de votre choix.</translation>
    </message>
    <message>
        <source>Once in each of your turns: one more redistribution, without using a campaign.</source>
        <translation>Une fois à chacun de vos tours&#x202f;: une répartition de plus, sans utiliser de campagne.</translation>
    </message>
    <message>
        <source>Once in each of your turns: you may discard a card.</source>
        <translation>Une fois à chacun de vos tours&#x202f;: vous pouvez défausser une carte.</translation>
    </message>
    <message>
        <source>When you attack with fewer knights than the rival has: you may fight as if you had as many.</source>
        <translation>Quand vous attaquez avec moins de chevaliers que le rival&#x202f;: vous pouvez combattre comme si vous en aviez autant.</translation>
    </message>
    <message>
        <source>When you attack: the rival discards a random card before the conflict cards are chosen.</source>
        <translation>Quand vous attaquez&#x202f;: le rival défausse une carte au hasard avant le choix des cartes conflit.</translation>
    </message>
    <message>
        <source>When you attack: +1 to your score.</source>
        <translation>Quand vous attaquez&#x202f;: +1 à votre score de combat.</translation>
    </message>
    <message>
        <source>When you defend with fewer knights than the rival has: you may fight as if you had as many.</source>
        <translation>Quand vous défendez avec moins de chevaliers que le rival&#x202f;: vous pouvez combattre comme si vous en aviez autant.</translation>
    </message>
    <message>
        <source>When you defend: the rival discards a random card before the conflict cards are chosen.</source>
        <translation>Quand vous défendez&#x202f;: le rival défausse une carte au hasard avant le choix des cartes conflit.</translation>
    </message>
    <message>
        <source>When you defend: +1 to your score.</source>
        <translation>Quand vous défendez&#x202f;: +1 à votre score de combat.</translation>
    </message>
    <message>
        <source>When you win a battle: the rival loses 1 more knight there.</source>
        <translation>Quand vous gagnez une bataille&#x202f;: le rival y perd 1 chevalier de plus.</translation>
    </message>
    <message>
        <source>When you win a battle: draw until you have 6 cards.</source>
        <translation>Quand vous gagnez une bataille&#x202f;: piochez jusqu’à avoir 6 cartes en main.</translation>
    </message>
    <message>
        <source>When you win a battle: you may discard a card.</source>
        <translation>Quand vous gagnez une bataille&#x202f;: vous pouvez défausser une carte.</translation>
    </message>
    <message>
        <source>When you lose a battle: you may discard a card.</source>
        <translation>Quand vous perdez une bataille&#x202f;: vous pouvez défausser une carte.</translation>
    </message>
    <message>
        <source>When you lose a battle: 1 knight comes to your castle.</source>
        <translation>Quand vous perdez une bataille&#x202f;: 1 chevalier arrive dans votre château.</translation>
    </message>
    <message>
        <source>When you lose a battle: draw until you have 6 cards.</source>
        <translation>Quand vous perdez une bataille&#x202f;: piochez jusqu’à avoir 6 cartes en main.</translation>
    </message>
    <message>
        <source>Worth 1. Whoever conquers it gains 1 knight in the castle.</source>
        <translation>Valeur 1. Sa conquête rapporte 1 chevalier, placé au château.</translation>
    </message>
    <message>
        <source>Worth 1. The attacker has +1 in battle.</source>
        <translation>Valeur 1. L’assaillant y a +1 au combat.</translation>
    </message>
    <message>
        <source>Worth 1. Whoever conquers it loses 1 of the knights there.</source>
        <translation>Valeur 1. Sa conquête coûte 1 des chevaliers présents.</translation>
    </message>
    <message>
        <source>Worth 2. Whoever conquers it may discard a card.</source>
        <translation>Valeur 2. Sa conquête permet de défausser une carte.</translation>
    </message>
    <message>
        <source>Worth 2. Whoever conquers it gains 1 knight in the castle.</source>
        <translation>Valeur 2. Sa conquête rapporte 1 chevalier, placé au château.</translation>
    </message>
    <message>
        <source>Worth 2. The defender has +1 in battle.</source>
        <translation>Valeur 2. Le défenseur y a +1 au combat.</translation>
    </message>
    <message>
        <source>Worth 2. No support cards are played in battle.</source>
        <translation>Valeur 2. On n’y joue pas de cartes soutien.</translation>
    </message>
    <message>
        <source>Worth 2, but only 3 knights can be there.</source>
        <translation>Valeur 2, mais 3 chevaliers au plus peuvent s’y trouver.</translation>
    </message>
    <message>
        <source>Worth 3. The defender has +1 in battle. Whoever conquers it gains 1 knight in the castle.</source>
        <translation>Valeur 3. Le défenseur y a +1 au combat. Sa conquête rapporte 1 chevalier, placé au château.</translation>
    </message>
    <message>
        <source>Worth 3. The defender has +1 in battle. Whoever conquers it may discard a card.</source>
        <translation>Valeur 3. Le défenseur y a +1 au combat. Sa conquête permet de défausser une carte.</translation>
    </message>
    <message>
        <source>Worth 3. Before a battle both sides roll a die: the lower roll loses 1 knight, with equal rolls both do.</source>
        <translation>Valeur 3. Avant une bataille, les deux rivaux lancent un dé&#x202f;: le plus petit résultat perd 1 chevalier&#x202f;; en cas d’égalité, chacun en perd 1.</translation>
    </message>
    <message>
        <source>Worth 3, and up to 8 knights can be there.</source>
        <translation>Valeur 3, et jusqu’à 8 chevaliers peuvent s’y trouver.</translation>
    </message>
    <message>
        <source>A tile of this board, with a value, a capacity and abilities of its own.</source>
        <translation>Une tuile propre à ce plateau, avec sa valeur, sa capacité et ses effets.</translation>
    </message>
    <message>
        <source>The attacker has +1 in battle.</source>
        <translation>L’assaillant y a +1 au combat.</translation>
    </message>
    <message>
        <source>The defender has +1 in battle.</source>
        <translation>Le défenseur y a +1 au combat.</translation>
    </message>
    <message>
        <source>Before a battle both sides roll a die: the lower roll loses 1 knight, with equal rolls both do.</source>
        <translation>Avant une bataille, les deux rivaux lancent un dé&#x202f;: le plus petit résultat perd 1 chevalier&#x202f;; en cas d’égalité, chacun en perd 1.</translation>
    </message>
    <message>
        <source>No support cards are played in battle.</source>
        <translation>On n’y joue pas de cartes soutien.</translation>
    </message>
    <message>
        <source>Whoever conquers it gains 1 knight in the castle.</source>
        <translation>Sa conquête rapporte 1 chevalier, placé au château.</translation>
    </message>
    <message>
        <source>Whoever conquers it may discard a card.</source>
        <translation>Sa conquête permet de défausser une carte.</translation>
    </message>
    <message>
        <source>Whoever conquers it loses 1 of the knights there.</source>
        <translation>Sa conquête coûte 1 des chevaliers présents.</translation>
    </message>
    <message>
        <source>The values of all territories that the player controls.</source>
        <translation>La somme des valeurs de tous les territoires que ce joueur contrôle.</translation>
    </message>
    <message>
        <source>Each die shows up to 6 knights of one place. A player has 10 of them.</source>
        <translation>Chaque dé montre jusqu’à 6 chevaliers d’un même lieu. Un joueur en a 10.</translation>
    </message>
    <message>
        <source>Each campaign is a redistribution, which is optional, and an advance.</source>
        <translation>Chaque campagne comprend une répartition, facultative, et une avancée.</translation>
    </message>
    <message>
        <source>Knights control territories and fight for them. They start from the castle.</source>
        <translation>Les chevaliers contrôlent les territoires et combattent pour eux. Ils partent du château.</translation>
    </message>
    <message>
        <source>The board needs one castle for each player, numbered from 1. It can have 2 to 6 castles.</source>
        <translation>Il faut un château par joueur, avec les numéros à partir de 1. Le plateau peut en avoir de 2 à 6.</translation>
    </message>
    <message>
        <source>%1 and %2 are connected twice, or a place is connected to itself. A border connects two places once.</source>
        <translation>Frontière en double, ou d’un lieu à lui-même&#x202f;: %1, %2. Une frontière relie deux lieux une seule fois.</translation>
    </message>
    <message>
        <source>The castles touch: %1, %2. Put at least one territory between them.</source>
        <translation>Ces châteaux se touchent&#x202f;: %1, %2. Placez au moins un territoire entre eux.</translation>
    </message>
    <message>
        <source>This castle touches no territory: %1.</source>
        <translation>Ce château ne touche aucun territoire&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 cannot be reached from %2 through territories and lakes.</source>
        <translation>Lieu inaccessible par les territoires et les lacs&#x202f;: %1 (depuis&#x202f;: %2).</translation>
    </message>
    <message>
        <source>This lake connects nothing: %1. It needs at least two territories on its shore.</source>
        <translation>Ce lac ne relie rien&#x202f;: %1. Il lui faut au moins deux territoires riverains.</translation>
    </message>
    <message>
        <source>%1 needs a value from 1 to 3 and a capacity from 1 to 12.</source>
        <translation>Ce territoire doit avoir une valeur de 1 à 3 et une capacité de 1 à 12&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Too many territories of value %2: %3. The box has only %1 tiles of that value.</source>
        <translation>Trop de territoires de valeur %2&#x202f;: %3. La boîte n’a que %1 tuiles de cette valeur.</translation>
    </message>
    <message>
        <source>A castle may touch at most two Homelands, and Homelands at most one castle.</source>
        <translation>Un château touche au plus deux Homelands, et des Homelands touchent au plus un château.</translation>
    </message>
    <message>
        <source>All territories together are worth only {%1|0 points|1 point|%1 points}. At least 13 are needed to win.</source>
        <extracomment>%1: the sum of all values</extracomment>
        <translation>Tous les territoires ne valent ensemble que {%1|0 point|1 point|%1 points}. Il en faut au moins 13 pour gagner.</translation>
    </message>
    <message>
        <source>%1 is outside the drawing.</source>
        <translation>Ce lieu est hors du dessin&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Too many fixed tiles: %3 times %2. The box has only {%1|none|1|%1} of them.</source>
        <translation>Trop de tuiles fixes&#x202f;: %3 fois %2. La boîte en contient {%1|0|1|%1}.</translation>
    </message>
    <message>
        <source>The board has too many places. At most %1 are possible.</source>
        <translation>Le plateau a trop de lieux. Il peut en avoir %1 au plus.</translation>
    </message>
    <message>
        <source>%1 touches fewer territories than %2. The board may be unfair.</source>
        <translation>Châteaux inégaux&#x202f;: %1 touche moins de territoires, %2 davantage. Le plateau est peut-être déséquilibré.</translation>
    </message>
    <message>
        <source>Teams of this size need another number of players. Pairs need 4 or 6 players, teams of 3 need 6.</source>
        <translation>De telles équipes demandent un autre nombre de joueurs&#x202f;: 4 ou 6 pour des équipes de 2, 6 pour des équipes de 3.</translation>
    </message>
    <message>
        <source>The siege of castles cannot be played in teams. Choose one of these options.</source>
        <translation>Le siège des châteaux ne se joue pas en équipes. Choisissez l’une de ces deux options.</translation>
    </message>
    <message>
        <source>The territories of this board are not worth enough points for these options. Choose another board or other options.</source>
        <translation>Les territoires de ce plateau ne valent pas assez de points pour ces options. Choisissez un autre plateau ou d’autres options.</translation>
    </message>
    <message>
        <source>Too many knights at %1. It holds at most %2 (FI-7.2).</source>
        <translation>Trop de chevaliers (%1). Il peut y en avoir %2 au plus (FI-7.2).</translation>
    </message>
    <message>
        <source>%1 needs a tile of value %2 (FI-1.2).</source>
        <translation>Il faut ici une tuile de valeur %2&#x202f;: %1 (FI-1.2).</translation>
    </message>
    <message>
        <source>Too many of this tile: %1. The box has only %2 (FI-1.2).</source>
        <translation>Trop de tuiles de ce type&#x202f;: %1. La boîte n’en a que %2 (FI-1.2).</translation>
    </message>
    <message>
        <source>%1 has too many knights for 10 dice. Each die shows up to 6 knights of one place (FI-2.1).</source>
        <translation>Trop de chevaliers pour 10 dés&#x202f;: %1. Chaque dé montre jusqu’à 6 chevaliers d’un même lieu (FI-2.1).</translation>
    </message>
    <message>
        <source>Two players have the same artifact: %1. There is only one of it (FI-1.4).</source>
        <translation>Deux joueurs ont le même artefact&#x202f;: %1. Il n’existe qu’une fois (FI-1.4).</translation>
    </message>
    <message>
        <source>An artifact cannot be broken in a later turn than the current one, which is %1 (FI-9.1).</source>
        <extracomment>%1: the number of a turn</extracomment>
        <translation>Un artefact ne peut pas être détruit à un tour à venir&#x202f;: le tour actuel est le %1 (FI-9.1).</translation>
    </message>
    <message>
        <source>Authority cannot be in a hand (FI-4.4).</source>
        <translation>Autorité ne peut pas être dans une main (FI-4.4).</translation>
    </message>
    <message>
        <source>It is played as soon as it is drawn. Put it into the draw pile or on the discard.</source>
        <translation>Elle est jouée dès qu’elle est piochée. Mettez-la dans le paquet ou sur la défausse.</translation>
    </message>
    <message>
        <source>A card cannot be discarded in a later turn than the current one, which is %1 (FI-2.6).</source>
        <extracomment>%1: the number of a turn</extracomment>
        <translation>Une carte ne peut pas être défaussée à un tour à venir&#x202f;: le tour actuel est le %1 (FI-2.6).</translation>
    </message>
    <message>
        <source>There is no battle here. Knights must attack a place of an enemy (FI-7.5).</source>
        <translation>Il n’y a pas de bataille ici. Des chevaliers doivent attaquer un lieu adverse (FI-7.5).</translation>
    </message>
    <message>
        <source>A game that is over needs a result, and a game that goes on has none.</source>
        <translation>Une partie terminée a un résultat, une partie en cours n’en a pas.</translation>
    </message>
    <message>
        <source>The game would be over: %1 points win. Give a result, or fewer territories (FI-11.2).</source>
        <extracomment>%1: the points that win</extracomment>
        <translation>La partie serait terminée&#x202f;: %1 points la gagnent. Donnez un résultat, ou moins de territoires (FI-11.2).</translation>
    </message>
    <message>
        <source>Deal %1 to %2</source>
        <translation>Poser %1 (%2)</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Distribuer %1</translation>
    </message>
    <message>
        <source>%1 is the first player</source>
        <translation>%1 commence</translation>
    </message>
    <message>
        <source>Draw %1</source>
        <translation>Piocher %1</translation>
    </message>
    <message>
        <source>The top card is %1</source>
        <translation>La première carte&#x202f;: %1</translation>
    </message>
    <message>
        <source>Lose %1</source>
        <translation>Perdre %1</translation>
    </message>
    <message>
        <source>Roll %1</source>
        <translation>Obtenir %1</translation>
    </message>
    <message>
        <source>Play Call to arms</source>
        <translation>Jouer Appel aux armes</translation>
    </message>
    <message>
        <source>Play Tactical advance</source>
        <translation>Jouer Avancée tactique</translation>
    </message>
    <message>
        <source>Redistribute knights</source>
        <translation>Répartir les chevaliers</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <source>Use the crown</source>
        <translation>Utiliser la couronne</translation>
    </message>
    <message>
        <source>Advance on %1</source>
        <extracomment>%1: a place</extracomment>
        <translation>Avancer&#x202f;: %1</translation>
    </message>
    <message>
        <source>Do not advance</source>
        <translation>Ne pas avancer</translation>
    </message>
    <message>
        <source>Play Fracture: %2 of %1</source>
        <extracomment>%1: a seat, %2: crown, scepter or orb</extracomment>
        <translation>Jouer Fracture&#x202f;: %2 (%1)</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Break: %2 of %1</source>
        <extracomment>%1: a seat, %2: crown, scepter or orb</extracomment>
        <translation>Détruire&#x202f;: %2 (%1)</translation>
    </message>
    <message>
        <source>See the top card of %1</source>
        <extracomment>%1: a seat</extracomment>
        <translation>Voir la première carte (%1)</translation>
    </message>
    <message>
        <source>Leave the card on the draw pile</source>
        <translation>Laisser la carte sur le paquet</translation>
    </message>
    <message>
        <source>Discard the card</source>
        <translation>Défausser la carte</translation>
    </message>
    <message>
        <source>Shuffle %1 into the draw pile</source>
        <extracomment>%1: a card</extracomment>
        <translation>Remettre %1 dans le paquet</translation>
    </message>
    <message>
        <source>Put %1 next</source>
        <extracomment>%1: a card that goes on the draw pile, under those named before</extracomment>
        <translation>Placer ensuite %1</translation>
    </message>
    <message>
        <source>Recall {%2|no knights|1 knight|%2 knights} from %1</source>
        <translation>Rappeler {%2|0 chevalier|1 chevalier|%2 chevaliers} (%1)</translation>
    </message>
    <message>
        <source>Post {%2|no knights|1 knight|%2 knights} at %1</source>
        <translation>Poster {%2|0 chevalier|1 chevalier|%2 chevaliers} (%1)</translation>
    </message>
    <message>
        <source>Finish the redistribution</source>
        <translation>Terminer la répartition</translation>
    </message>
    <message>
        <source>Send {%1|no knights|1 knight|%1 knights}</source>
        <extracomment>%1: a number of knights that leave the castle for an advance</extracomment>
        <translation>Envoyer {%1|0 chevalier|1 chevalier|%1 chevaliers}</translation>
    </message>
    <message>
        <source>Fight with as many knights as the rival</source>
        <translation>Combattre avec autant de chevaliers que le rival</translation>
    </message>
    <message>
        <source>Do not use the scepter</source>
        <translation>Ne pas utiliser le sceptre</translation>
    </message>
    <message>
        <source>Commit %1</source>
        <translation>Engager %1</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jouer %1</translation>
    </message>
    <message>
        <source>Play no more support cards</source>
        <translation>Ne plus jouer de cartes soutien</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>Défausser %1</translation>
    </message>
    <message>
        <source>Keep all cards</source>
        <translation>Garder toutes les cartes</translation>
    </message>
    <message>
        <source>2 knights come to your castle. The card goes to the discard.</source>
        <translation>2 chevaliers arrivent dans votre château. La carte va dans la défausse.</translation>
    </message>
    <message>
        <source>One more redistribution and advance in this turn.</source>
        <translation>Une répartition et une avancée de plus pendant ce tour.</translation>
    </message>
    <message>
        <source>Move knights between your castle and your territories in supply. An advance may follow.</source>
        <translation>Déplacez des chevaliers entre votre château et vos territoires approvisionnés. Une avancée peut suivre.</translation>
    </message>
    <message>
        <source>Your artifacts that were broken before this turn are restored. Unused campaigns are lost.</source>
        <translation>Vos artefacts détruits avant ce tour sont restaurés. Les campagnes inutilisées sont perdues.</translation>
    </message>
    <message>
        <source>All knights come from your castle. The campaign ends, so redistribute before.</source>
        <translation>Tous les chevaliers partent de votre château. La campagne se termine&#x202f;: répartissez avant.</translation>
    </message>
    <message>
        <source>The campaign ends without an advance.</source>
        <translation>La campagne se termine sans avancée.</translation>
    </message>
    <message>
        <source>The artifact has no effect until the end of its owner’s next turn. The card goes to the discard.</source>
        <translation>L’artefact est sans effet jusqu’à la fin du prochain tour de son propriétaire. La carte va dans la défausse.</translation>
    </message>
    <message>
        <source>Nobody sees that you pass.</source>
        <translation>Personne ne voit que vous passez.</translation>
    </message>
    <message>
        <source>The artifact has no effect until the end of its owner’s next turn.</source>
        <translation>L’artefact est sans effet jusqu’à la fin du prochain tour de son propriétaire.</translation>
    </message>
    <message>
        <source>Only you see the card. Then you may discard it.</source>
        <translation>Personne d’autre ne voit la carte. Vous pouvez ensuite la défausser.</translation>
    </message>
    <message>
        <source>It is the next card that its owner draws.</source>
        <translation>C’est la prochaine carte que piochera son propriétaire.</translation>
    </message>
    <message>
        <source>It goes face up to its owner’s discard.</source>
        <translation>Elle va, face visible, dans la défausse de son propriétaire.</translation>
    </message>
    <message>
        <source>The card goes back to the draw pile, which is shuffled.</source>
        <translation>La carte retourne dans le paquet, qui est mélangé.</translation>
    </message>
    <message>
        <source>The first card you name is on top and will be drawn first.</source>
        <translation>La première carte nommée est sur le dessus et sera piochée d’abord.</translation>
    </message>
    <message>
        <source>They return to your castle. At least 1 knight stays on the territory.</source>
        <translation>Ils reviennent dans votre château. Au moins 1 chevalier reste sur le territoire.</translation>
    </message>
    <message>
        <source>They leave your castle. Each territory takes part once in a redistribution.</source>
        <translation>Ils quittent votre château. Chaque territoire participe une seule fois à une répartition.</translation>
    </message>
    <message>
        <source>No more knights are moved in this redistribution.</source>
        <translation>Plus aucun chevalier n’est déplacé pendant cette répartition.</translation>
    </message>
    <message>
        <source>They leave your castle. If knights of an enemy are there, a battle follows.</source>
        <translation>Ils quittent votre château. Si des chevaliers adverses sont sur place, une bataille suit.</translation>
    </message>
    <message>
        <source>It counts for the score of this battle alone. No knights are added.</source>
        <translation>Cela ne compte que pour le score de cette bataille. Aucun chevalier n’est ajouté.</translation>
    </message>
    <message>
        <source>Both cards are revealed together. The value is added to your score.</source>
        <translation>Les deux cartes sont révélées ensemble. La valeur s’ajoute à votre score de combat.</translation>
    </message>
    <message>
        <source>The value is added to your side’s score. You may play more cards.</source>
        <translation>La valeur s’ajoute au score de combat de votre côté. Vous pouvez jouer d’autres cartes.</translation>
    </message>
    <message>
        <source>If you have just played a card, the other side may answer.</source>
        <translation>Si vous venez de jouer une carte, l’autre côté peut répondre.</translation>
    </message>
    <message>
        <source>It goes face up to your discard and makes room for another card.</source>
        <translation>Elle va, face visible, dans votre défausse et laisse la place à une autre.</translation>
    </message>
    <message>
        <source>A tile of value %1 is dealt to %2.</source>
        <extracomment>%1: a value from 1 to 3, %2: a place</extracomment>
        <translation>Une tuile de valeur %1 est posée (%2).</translation>
    </message>
    <message>
        <source>An artifact is dealt.</source>
        <translation>Un artefact est distribué.</translation>
    </message>
    <message>
        <source>The first player is chosen at random.</source>
        <translation>Le premier joueur est désigné au hasard.</translation>
    </message>
    <message>
        <source>A card is drawn.</source>
        <translation>Une carte est piochée.</translation>
    </message>
    <message>
        <source>The top card of the draw pile is seen.</source>
        <translation>La première carte du paquet est regardée.</translation>
    </message>
    <message>
        <source>The next card of the draw pile is seen.</source>
        <translation>La carte suivante du paquet est regardée.</translation>
    </message>
    <message>
        <source>A random card of the hand is discarded.</source>
        <translation>Une carte de la main est défaussée au hasard.</translation>
    </message>
    <message>
        <source>A die is rolled in the arena.</source>
        <translation>Un dé est lancé dans l’arène.</translation>
    </message>
    <message>
        <source>A die is rolled for Ambush.</source>
        <translation>Un dé est lancé pour Embuscade.</translation>
    </message>
    <message>
        <source>A die is rolled for a knight of the winner.</source>
        <translation>Un dé est lancé pour un chevalier du vainqueur.</translation>
    </message>
    <message>
        <source>The player chooses an action, or ends the turn.</source>
        <translation>Le joueur choisit une action, ou termine son tour.</translation>
    </message>
    <message>
        <source>The player chooses where to advance, or does not advance.</source>
        <translation>Le joueur choisit où avancer, ou n’avance pas.</translation>
    </message>
    <message>
        <source>The player recalls or posts knights, or finishes.</source>
        <translation>Le joueur rappelle ou poste des chevaliers, ou termine.</translation>
    </message>
    <message>
        <source>The player chooses how many knights advance on %1.</source>
        <extracomment>%1: a place</extracomment>
        <translation>Le joueur choisit combien de chevaliers avancent (%1).</translation>
    </message>
    <message>
        <source>The player discards a card, or keeps all cards.</source>
        <translation>Le joueur défausse une carte, ou garde toutes ses cartes.</translation>
    </message>
    <message>
        <source>The player chooses the artifact to break.</source>
        <translation>Le joueur choisit l’artefact à détruire.</translation>
    </message>
    <message>
        <source>The player chooses the draw pile to look at.</source>
        <translation>Le joueur choisit le paquet à regarder.</translation>
    </message>
    <message>
        <source>The player leaves or discards the top card of %1.</source>
        <extracomment>%1: a seat</extracomment>
        <translation>Le joueur laisse ou défausse la première carte (%1).</translation>
    </message>
    <message>
        <source>The player chooses a card of the discard for the draw pile.</source>
        <translation>Le joueur choisit une carte de la défausse pour le paquet.</translation>
    </message>
    <message>
        <source>The player chooses the next card.</source>
        <translation>Le joueur choisit la carte suivante.</translation>
    </message>
    <message>
        <source>The player breaks an artifact with Fracture, or passes.</source>
        <translation>Le joueur détruit un artefact avec Fracture, ou passe.</translation>
    </message>
    <message>
        <source>The player chooses whether to fight with as many knights as the rival.</source>
        <translation>Le joueur choisit de combattre ou non avec autant de chevaliers que le rival.</translation>
    </message>
    <message>
        <source>The player commits a conflict card.</source>
        <translation>Le joueur engage une carte conflit.</translation>
    </message>
    <message>
        <source>The player plays a support card, or stops.</source>
        <translation>Le joueur joue une carte soutien, ou s’arrête.</translation>
    </message>
    <message>
        <source>In your turn you may play cards, use your crown once, and make one campaign: a redistribution, then an advance.</source>
        <translation>Pendant votre tour, vous pouvez jouer des cartes, utiliser une fois votre couronne et mener une campagne&#x202f;: une répartition, puis une avancée.</translation>
    </message>
    <message>
        <source>Knights move between your castle and your territories in supply. At least 1 stays on each territory.</source>
        <translation>Les chevaliers vont du château aux territoires approvisionnés, ou en reviennent. Au moins 1 reste sur chaque territoire.</translation>
    </message>
    <message>
        <source>All knights of an advance come from your castle. Nobody can add knights in a battle.</source>
        <translation>Tous les chevaliers d’une avancée partent de votre château. Personne ne peut en ajouter pendant une bataille.</translation>
    </message>
    <message>
        <source>In a battle you draw until you have 5 cards. A discarded card makes room for another one.</source>
        <translation>Lors d’une bataille, vous piochez jusqu’à avoir 5 cartes. Une carte défaussée laisse la place à une autre.</translation>
    </message>
    <message>
        <source>Corruption breaks a whole artifact of any player, perhaps your own.</source>
        <translation>Corruption détruit un artefact face visible de n’importe quel joueur, même de vous.</translation>
    </message>
    <message>
        <source>Prosperity shows you the top card of any draw pile.</source>
        <translation>Prospérité vous montre la première carte d’un paquet au choix.</translation>
    </message>
    <message>
        <source>Only you see this card.</source>
        <translation>Personne d’autre ne voit cette carte.</translation>
    </message>
    <message>
        <source>Order takes back a card that was discarded in an earlier turn.</source>
        <translation>Ordre reprend une carte défaussée à un tour précédent.</translation>
    </message>
    <message>
        <source>Insight: the card that you name first will be drawn first.</source>
        <translation>Clairvoyance&#x202f;: la première carte nommée sera piochée d’abord.</translation>
    </message>
    <message>
        <source>An artifact is about to take effect. If it is broken now, it does not.</source>
        <translation>Un artefact est sur le point d’agir. S’il est détruit maintenant, il n’agit pas.</translation>
    </message>
    <message>
        <source>You have fewer knights than the rival. With your scepter this does not count in the score.</source>
        <translation>Vous avez moins de chevaliers que le rival. Avec votre sceptre, cela ne compte pas dans le score de combat.</translation>
    </message>
    <message>
        <source>Each side must commit one conflict card if it has any. Both are revealed together.</source>
        <translation>Chaque rival qui en a doit engager une carte conflit. Les deux sont révélées ensemble.</translation>
    </message>
    <message>
        <source>Support cards are played in turns, the lower score first, until nobody answers.</source>
        <translation>Les cartes soutien se jouent à tour de rôle, le score le plus bas d’abord, jusqu’à ce que personne ne réponde.</translation>
    </message>
    <message>
        <source>The rival’s scepter costs a random card.</source>
        <translation>Le sceptre du rival coûte une carte au hasard.</translation>
    </message>
    <message>
        <source>The lower roll loses 1 knight. With equal rolls both sides lose 1.</source>
        <translation>Le plus petit résultat perd 1 chevalier. En cas d’égalité, chacun en perd 1.</translation>
    </message>
    <message>
        <source>Ambush is worth what the die shows.</source>
        <translation>Embuscade vaut le résultat du dé.</translation>
    </message>
    <message>
        <source>For each 1 the winner loses a knight.</source>
        <translation>Pour chaque 1, le vainqueur perd un chevalier.</translation>
    </message>
    <message>
        <source>The tile %1 is dealt to %2.</source>
        <translation>La tuile %1 est posée (%2).</translation>
    </message>
    <message>
        <source>The tile %1 cannot be dealt to %2. It goes under the pile.</source>
        <translation>La tuile %1 ne peut pas être posée ici (%2). Elle va sous la pile.</translation>
    </message>
    <message>
        <source>%1 receives the artifact %2.</source>
        <translation>%1 reçoit l’artefact %2.</translation>
    </message>
    <message>
        <source>%1 places {%3|no knights|1 knight|%3 knights} at %2.</source>
        <translation>%1 place {%3|0 chevalier|1 chevalier|%3 chevaliers} (%2).</translation>
    </message>
    <message>
        <source>%1 is the first player.</source>
        <translation>%1 commence la partie.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 pioche %2.</translation>
    </message>
    <message>
        <source>%1 shuffles the discard and puts it under the draw pile.</source>
        <translation>%1 mélange la défausse et la place sous le paquet.</translation>
    </message>
    <message>
        <source>%1 plays Authority: 2 more cards.</source>
        <translation>%1 joue Autorité&#x202f;: 2 cartes de plus.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1 joue %2.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 défausse %2.</translation>
    </message>
    <message>
        <source>Round %1 begins.</source>
        <translation>La manche %1 commence.</translation>
    </message>
    <message>
        <source>%1 begins a turn.</source>
        <translation>%1 commence un tour.</translation>
    </message>
    <message>
        <source>%1 musters {%2|no knights: all dice are in use|1 knight|%2 knights}.</source>
        <translation>%1 lève {%2|0 chevalier&#x202f;: tous les dés sont utilisés|1 chevalier|%2 chevaliers}.</translation>
    </message>
    <message>
        <source>%1 gains {%2|no knights: all dice are in use|1 knight|%2 knights}.</source>
        <translation>%1 gagne {%2|0 chevalier&#x202f;: tous les dés sont utilisés|1 chevalier|%2 chevaliers}.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 termine le tour.</translation>
    </message>
    <message>
        <source>%1 uses the crown %2.</source>
        <translation>%1 utilise la couronne %2.</translation>
    </message>
    <message>
        <source>The crown %2 of %1 has no effect.</source>
        <translation>La couronne %2 reste sans effet (%1).</translation>
    </message>
    <message>
        <source>%1 plays Fracture against %2 (%3).</source>
        <translation>%1 joue Fracture contre %2 (%3).</translation>
    </message>
    <message>
        <source>The artifact %2 of %1 is broken.</source>
        <translation>L’artefact %2 est détruit (%1).</translation>
    </message>
    <message>
        <source>%1 restores the artifact %2.</source>
        <translation>%1 restaure l’artefact %2.</translation>
    </message>
    <message>
        <source>%1 uses the orb %2.</source>
        <translation>%1 utilise l’orbe %2.</translation>
    </message>
    <message>
        <source>%1 looks at the top card of %2.</source>
        <translation>%1 regarde la première carte du paquet (%2).</translation>
    </message>
    <message>
        <source>%1 sees %3 on the draw pile of %2.</source>
        <translation>%1 voit %3 sur le paquet (%2).</translation>
    </message>
    <message>
        <source>%1 leaves the card on the draw pile of %2.</source>
        <translation>%1 laisse la carte sur le paquet (%2).</translation>
    </message>
    <message>
        <source>%1 takes %2 from the discard and shuffles it into the draw pile.</source>
        <translation>%1 reprend %2 de la défausse et mélange le paquet.</translation>
    </message>
    <message>
        <source>%1 looks at {%2|no cards|1 card|%2 cards} of the draw pile.</source>
        <translation>%1 regarde {%2|0 carte|1 carte|%2 cartes} du paquet.</translation>
    </message>
    <message>
        <source>%1 sees %2.</source>
        <translation>%1 voit %2.</translation>
    </message>
    <message>
        <source>%1 puts %2 back on the draw pile.</source>
        <translation>%1 remet %2 sur le paquet.</translation>
    </message>
    <message>
        <source>%1 redistributes knights.</source>
        <translation>%1 répartit ses chevaliers.</translation>
    </message>
    <message>
        <source>%1 recalls {%3|no knights|1 knight|%3 knights} from %2.</source>
        <translation>%1 rappelle {%3|0 chevalier|1 chevalier|%3 chevaliers} (%2).</translation>
    </message>
    <message>
        <source>%1 posts {%3|no knights|1 knight|%3 knights} at %2.</source>
        <translation>%1 poste {%3|0 chevalier|1 chevalier|%3 chevaliers} (%2).</translation>
    </message>
    <message>
        <source>%1 advances on %2 with {%3|no knights|1 knight|%3 knights}.</source>
        <translation>%1 avance avec {%3|0 chevalier|1 chevalier|%3 chevaliers} (%2).</translation>
    </message>
    <message>
        <source>%1 does not advance.</source>
        <translation>%1 renonce à l’avancée.</translation>
    </message>
    <message>
        <source>%1 conquers %2.</source>
        <translation>%1 conquiert le territoire (%2).</translation>
    </message>
    <message>
        <source>%1 loses 1 knight in the mire at %2.</source>
        <translation>%1 perd 1 chevalier dans la boue (%2).</translation>
    </message>
    <message>
        <source>%1 attacks %2 at %3.</source>
        <translation>%1 attaque %2 (%3).</translation>
    </message>
    <message>
        <source>%1 gets +%3 from the territory (%2).</source>
        <translation>%1 gagne +%3 grâce au territoire (%2).</translation>
    </message>
    <message>
        <source>%1 rolls %2 in the arena.</source>
        <translation>%1 obtient %2 dans l’arène.</translation>
    </message>
    <message>
        <source>The battle of %1 ends without a winner.</source>
        <translation>La bataille prend fin sans vainqueur (%1).</translation>
    </message>
    <message>
        <source>%1 gets +%3 from the scepter %2.</source>
        <translation>%1 gagne +%3 grâce au sceptre %2.</translation>
    </message>
    <message>
        <source>%1 loses a random card: %2.</source>
        <translation>%1 perd une carte au hasard&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 fights as if with {%2|no knights|1 knight|%2 knights}.</source>
        <translation>%1 combat comme avec {%2|0 chevalier|1 chevalier|%2 chevaliers}.</translation>
    </message>
    <message>
        <source>%1 does not use the scepter.</source>
        <translation>%1 renonce à utiliser son sceptre.</translation>
    </message>
    <message>
        <source>%1 reveals %2.</source>
        <translation>%1 révèle %2.</translation>
    </message>
    <message>
        <source>%1 has no conflict card.</source>
        <translation>%1 n’a pas de carte conflit.</translation>
    </message>
    <message>
        <source>%1 rolls %2 for Ambush.</source>
        <translation>%1 obtient %2 pour Embuscade.</translation>
    </message>
    <message>
        <source>%1 plays no more support cards.</source>
        <translation>%1 ne joue plus de cartes soutien.</translation>
    </message>
    <message>
        <source>%1 wins the battle of %3 against %2 by %4.</source>
        <translation>%1 gagne la bataille contre %2 avec %4 d’écart (%3).</translation>
    </message>
    <message>
        <source>Chaos: %1 rolls %2.</source>
        <translation>Chaos&#x202f;: %1 obtient %2.</translation>
    </message>
    <message>
        <source>The winner has no knight left at %2, so %1 wins the battle.</source>
        <translation>Le vainqueur n’a plus de chevalier sur place (%2)&#x202f;: %1 l’emporte.</translation>
    </message>
    <message>
        <source>No knight is left at %1. The battle ends without a winner.</source>
        <translation>Il ne reste aucun chevalier (%1). La bataille prend fin sans vainqueur.</translation>
    </message>
    <message>
        <source>%1 loses {%3|no knights|1 knight|%3 knights} at %2.</source>
        <translation>%1 perd {%3|0 chevalier|1 chevalier|%3 chevaliers} (%2).</translation>
    </message>
    <message>
        <source>%1 retreats from %2 to the castle with {%3|no knights|1 knight|%3 knights}.</source>
        <translation>%1 se replie au château avec {%3|0 chevalier|1 chevalier|%3 chevaliers} (%2).</translation>
    </message>
    <message>
        <source>%1 holds %2.</source>
        <translation>%1 tient bon (%2).</translation>
    </message>
    <message>
        <source>%1 loses {%3|no knights|1 knight|%3 knights} at %2, which has no supply line.</source>
        <translation>%1 perd {%3|0 chevalier|1 chevalier|%3 chevaliers} sans ligne d’approvisionnement (%2).</translation>
    </message>
    <message>
        <source>%1 takes %2 and wins the game.</source>
        <translation>%1 prend le château et gagne la partie (%2).</translation>
    </message>
    <message>
        <source>%1 reaches the points that win the game.</source>
        <translation>%1 atteint les points qui gagnent la partie.</translation>
    </message>
    <message>
        <source>%1 resigns.</source>
        <translation>%1 abandonne.</translation>
    </message>
    <message>
        <source>the turn</source>
        <translation>le tour</translation>
    </message>
    <message>
        <source>knights</source>
        <translation>chevaliers</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>tuiles</translation>
    </message>
    <message>
        <source>crowns</source>
        <translation>couronnes</translation>
    </message>
    <message>
        <source>scepters</source>
        <translation>sceptres</translation>
    </message>
    <message>
        <source>orbs</source>
        <translation>orbes</translation>
    </message>
    <message>
        <source>what comes next</source>
        <translation>ce qui suit</translation>
    </message>
    <message>
        <source>number of the turn</source>
        <translation>numéro du tour</translation>
    </message>
    <message>
        <source>round</source>
        <translation>manche</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <translation>joueur dont c’est le tour</translation>
    </message>
    <message>
        <source>first player</source>
        <translation>premier joueur</translation>
    </message>
    <message>
        <source>campaigns left</source>
        <translation>campagnes restantes</translation>
    </message>
    <message>
        <source>crown used in this turn</source>
        <translation>couronne utilisée pendant ce tour</translation>
    </message>
    <message>
        <source>tile</source>
        <translation>tuile</translation>
    </message>
    <message>
        <source>controlled by</source>
        <translation>contrôlé par</translation>
    </message>
    <message>
        <source>knights in the castle</source>
        <translation>chevaliers au château</translation>
    </message>
    <message>
        <source>crown</source>
        <translation>couronne</translation>
    </message>
    <message>
        <source>crown broken in turn</source>
        <translation>couronne détruite au tour</translation>
    </message>
    <message>
        <source>scepter</source>
        <translation>sceptre</translation>
    </message>
    <message>
        <source>scepter broken in turn</source>
        <translation>sceptre détruit au tour</translation>
    </message>
    <message>
        <source>orb</source>
        <translation>orbe</translation>
    </message>
    <message>
        <source>orb broken in turn</source>
        <translation>orbe détruit au tour</translation>
    </message>
    <message>
        <source>battles won as attacker</source>
        <translation>batailles gagnées en assaillant</translation>
    </message>
    <message>
        <source>battles won as defender</source>
        <translation>batailles gagnées en défenseur</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>main</translation>
    </message>
    <message>
        <source>a turn begins</source>
        <translation>début d’un tour</translation>
    </message>
    <message>
        <source>in a turn</source>
        <translation>pendant un tour</translation>
    </message>
    <message>
        <source>after a redistribution</source>
        <translation>après une répartition</translation>
    </message>
    <message>
        <source>a battle begins</source>
        <translation>début d’une bataille</translation>
    </message>
    <message>
        <source>siege of castles</source>
        <translation>siège des châteaux</translation>
    </message>
    <message>
        <source>teams</source>
        <translation>équipes</translation>
    </message>
    <message>
        <source>cut-throat</source>
        <translation>sans merci</translation>
    </message>
    <message>
        <source>skirmish</source>
        <translation>escarmouche</translation>
    </message>
    <message>
        <source>dice of chaos</source>
        <translation>dés du chaos</translation>
    </message>
    <message>
        <source>last round</source>
        <translation>dernière manche</translation>
    </message>
    <message>
        <source>discreet questions</source>
        <translation>questions discrètes</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>each player alone</source>
        <translation>chacun pour soi</translation>
    </message>
    <message>
        <source>teams of 2</source>
        <translation>équipes de 2</translation>
    </message>
    <message>
        <source>teams of 3</source>
        <translation>équipes de 3</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Castles can be attacked. Each defends itself with 8 knights, whatever their real number. Taking one wins the game.</source>
        <translation>Les châteaux peuvent être attaqués. Chacun se défend avec 8 chevaliers, quel que soit leur nombre réel. En prendre un gagne la partie.</translation>
    </message>
    <message>
        <source>Teams add up their points and help each other with support cards. Pairs need 4 or 6 players and 20 points, teams of 3 need 6 players and 30 points.</source>
        <translation>Les équipiers additionnent leurs points et s’aident par des cartes soutien. Équipes de 2&#x202f;: 4 ou 6 joueurs, 20 points pour gagner. Équipes de 3&#x202f;: 6 joueurs, 30 points.</translation>
    </message>
    <message>
        <source>Knights on territories without a supply line leave the map whenever the control of a territory has changed.</source>
        <translation>Chaque fois qu’un territoire change de contrôle, les chevaliers des territoires sans ligne d’approvisionnement quittent le plateau.</translation>
    </message>
    <message>
        <source>A shorter game: 11 points win instead of 13, and Homelands are worth nothing. Pairs need 17 points, teams of 3 need 25.</source>
        <translation>Une partie plus courte&#x202f;: 11 points suffisent au lieu de 13, et les Homelands ne valent rien. Il faut 17 points par équipe de 2, 25 par équipe de 3.</translation>
    </message>
    <message>
        <source>Each castle begins with 6 more knights. After each battle the winner rolls a die for each knight and loses one for each 1.</source>
        <translation>Chaque château commence avec 6 chevaliers de plus. Après chaque bataille, le vainqueur lance un dé par chevalier et en perd un pour chaque 1.</translation>
    </message>
    <message>
        <source>Players with cards are also asked for a Fracture, conflict or support card they lack: a question tells nothing about a hand. Usual where several people share a screen.</source>
        <translation>Une Fracture, une carte conflit ou soutien est demandée aussi à qui n’en a pas, s’il lui reste des cartes&#x202f;: elle ne trahit rien d’une main. Habituel si plusieurs personnes partagent un écran.</translation>
    </message>
    <message>
        <source>Fiefs</source>
        <translation>Fiefs</translation>
    </message>
    <message>
        <source>Nivernais</source>
        <translation>Nivernais</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bourgogne</translation>
    </message>
    <message>
        <source>Champagne</source>
        <translation>Champagne</translation>
    </message>
    <message>
        <source>Anjou</source>
        <translation>Anjou</translation>
    </message>
    <message>
        <source>Berry</source>
        <translation>Berry</translation>
    </message>
    <message>
        <source>Picardy</source>
        <translation>Picardie</translation>
    </message>
    <message>
        <source>Nivernais</source>
        <comment>word.seat.nivernais</comment>
        <translation>le Nivernais</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <comment>word.seat.burgundy</comment>
        <translation>la Bourgogne</translation>
    </message>
    <message>
        <source>Champagne</source>
        <comment>word.seat.champagne</comment>
        <translation>la Champagne</translation>
    </message>
    <message>
        <source>Anjou</source>
        <comment>word.seat.anjou</comment>
        <translation>l’Anjou</translation>
    </message>
    <message>
        <source>Berry</source>
        <comment>word.seat.berry</comment>
        <translation>le Berry</translation>
    </message>
    <message>
        <source>Picardy</source>
        <comment>word.seat.picardy</comment>
        <translation>la Picardie</translation>
    </message>
    <message>
        <source>knight of Nivernais</source>
        <translation>chevalier (Nivernais)</translation>
    </message>
    <message>
        <source>knight of Burgundy</source>
        <translation>chevalier (Bourgogne)</translation>
    </message>
    <message>
        <source>knight of Champagne</source>
        <translation>chevalier (Champagne)</translation>
    </message>
    <message>
        <source>knight of Anjou</source>
        <translation>chevalier (Anjou)</translation>
    </message>
    <message>
        <source>knight of Berry</source>
        <translation>chevalier (Berry)</translation>
    </message>
    <message>
        <source>knight of Picardy</source>
        <translation>chevalier (Picardie)</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>chevalier</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>château</translation>
    </message>
    <message>
        <source>territory</source>
        <translation>territoire</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>lac</translation>
    </message>
    <message>
        <source>ford</source>
        <translation>gué</translation>
    </message>
    <message>
        <source>lake 1</source>
        <translation>lac 1</translation>
    </message>
    <message>
        <source>lake 2</source>
        <translation>lac 2</translation>
    </message>
    <message>
        <source>D1</source>
        <translation>D1</translation>
    </message>
    <message>
        <source>border</source>
        <translation>frontière</translation>
    </message>
    <message>
        <source>castle 1</source>
        <translation>château 1</translation>
    </message>
    <message>
        <source>castle 2</source>
        <translation>château 2</translation>
    </message>
    <message>
        <source>castle 3</source>
        <translation>château 3</translation>
    </message>
    <message>
        <source>castle 4</source>
        <translation>château 4</translation>
    </message>
    <message>
        <source>castle 5</source>
        <translation>château 5</translation>
    </message>
    <message>
        <source>castle 6</source>
        <translation>château 6</translation>
    </message>
    <message>
        <source>A1</source>
        <translation>A1</translation>
    </message>
    <message>
        <source>B1</source>
        <translation>B1</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>G1</source>
        <translation>G1</translation>
    </message>
    <message>
        <source>T1</source>
        <translation>T1</translation>
    </message>
    <message>
        <source>A2</source>
        <translation>A2</translation>
    </message>
    <message>
        <source>B2</source>
        <translation>B2</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>G2</source>
        <translation>G2</translation>
    </message>
    <message>
        <source>T2</source>
        <translation>T2</translation>
    </message>
    <message>
        <source>A3</source>
        <translation>A3</translation>
    </message>
    <message>
        <source>B3</source>
        <translation>B3</translation>
    </message>
    <message>
        <source>F3</source>
        <translation>F3</translation>
    </message>
    <message>
        <source>G3</source>
        <translation>G3</translation>
    </message>
    <message>
        <source>T3</source>
        <translation>T3</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>B4</source>
        <translation>B4</translation>
    </message>
    <message>
        <source>F4</source>
        <translation>F4</translation>
    </message>
    <message>
        <source>G4</source>
        <translation>G4</translation>
    </message>
    <message>
        <source>T4</source>
        <translation>T4</translation>
    </message>
    <message>
        <source>A5</source>
        <translation>A5</translation>
    </message>
    <message>
        <source>B5</source>
        <translation>B5</translation>
    </message>
    <message>
        <source>F5</source>
        <translation>F5</translation>
    </message>
    <message>
        <source>G5</source>
        <translation>G5</translation>
    </message>
    <message>
        <source>T5</source>
        <translation>T5</translation>
    </message>
    <message>
        <source>A6</source>
        <translation>A6</translation>
    </message>
    <message>
        <source>B6</source>
        <translation>B6</translation>
    </message>
    <message>
        <source>F6</source>
        <translation>F6</translation>
    </message>
    <message>
        <source>G6</source>
        <translation>G6</translation>
    </message>
    <message>
        <source>T6</source>
        <translation>T6</translation>
    </message>
    <message>
        <source>value of the tile dealt</source>
        <translation>valeur de la tuile posée</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>capacité</translation>
    </message>
    <message>
        <source>abilities</source>
        <translation>effets</translation>
    </message>
    <message>
        <source>number of the player</source>
        <translation>numéro du joueur</translation>
    </message>
    <message>
        <source>Homelands</source>
        <translation>Homelands</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Village</translation>
    </message>
    <message>
        <source>Grasslands</source>
        <translation>Prairies</translation>
    </message>
    <message>
        <source>Marshlands</source>
        <translation>Marais</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Forêt</translation>
    </message>
    <message>
        <source>Ruins</source>
        <translation>Ruines</translation>
    </message>
    <message>
        <source>Abbey</source>
        <translation>Abbaye</translation>
    </message>
    <message>
        <source>Shrine</source>
        <translation>Sanctuaire</translation>
    </message>
    <message>
        <source>Fort</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Montagnes</translation>
    </message>
    <message>
        <source>Cave</source>
        <translation>Caverne</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Cité</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>Forteresse</translation>
    </message>
    <message>
        <source>Arena</source>
        <translation>Arène</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Champ de bataille</translation>
    </message>
    <message>
        <source>dealt at random</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>Custom tile</source>
        <translation>Tuile du plateau</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>attacker +1</source>
        <translation>assaillant +1</translation>
    </message>
    <message>
        <source>defender +1</source>
        <translation>défenseur +1</translation>
    </message>
    <message>
        <source>dice of the arena</source>
        <translation>dés de l’arène</translation>
    </message>
    <message>
        <source>no support cards</source>
        <translation>pas de cartes soutien</translation>
    </message>
    <message>
        <source>1 knight on conquest</source>
        <translation>1 chevalier à la conquête</translation>
    </message>
    <message>
        <source>1 discard on conquest</source>
        <translation>1 défausse à la conquête</translation>
    </message>
    <message>
        <source>1 knight lost on conquest</source>
        <translation>1 chevalier perdu à la conquête</translation>
    </message>
    <message>
        <source>Conflict 2</source>
        <translation>Conflit 2</translation>
    </message>
    <message>
        <source>Conflict 3</source>
        <translation>Conflit 3</translation>
    </message>
    <message>
        <source>Conflict 4</source>
        <translation>Conflit 4</translation>
    </message>
    <message>
        <source>Conflict 5</source>
        <translation>Conflit 5</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Embuscade</translation>
    </message>
    <message>
        <source>Support +1</source>
        <translation>Soutien +1</translation>
    </message>
    <message>
        <source>Support +2</source>
        <translation>Soutien +2</translation>
    </message>
    <message>
        <source>Call to arms</source>
        <translation>Appel aux armes</translation>
    </message>
    <message>
        <source>Authority</source>
        <translation>Autorité</translation>
    </message>
    <message>
        <source>Tactical advance</source>
        <translation>Avancée tactique</translation>
    </message>
    <message>
        <source>Fracture</source>
        <translation>Fracture</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>une carte</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>conflit</translation>
    </message>
    <message>
        <source>support</source>
        <translation>soutien</translation>
    </message>
    <message>
        <source>resource</source>
        <translation>ressource</translation>
    </message>
    <message>
        <source>Corruption</source>
        <translation>Corruption</translation>
    </message>
    <message>
        <source>Prosperity</source>
        <translation>Prospérité</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Insight</source>
        <translation>Clairvoyance</translation>
    </message>
    <message>
        <source>Vitality</source>
        <translation>Vitalité</translation>
    </message>
    <message>
        <source>Fury</source>
        <translation>Fureur</translation>
    </message>
    <message>
        <source>Fear</source>
        <translation>Peur</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influence</translation>
    </message>
    <message>
        <source>Rage</source>
        <translation>Rage</translation>
    </message>
    <message>
        <source>Vigor</source>
        <translation>Vigueur</translation>
    </message>
    <message>
        <source>Defiance</source>
        <translation>Défi</translation>
    </message>
    <message>
        <source>Loyalty</source>
        <translation>Loyauté</translation>
    </message>
    <message>
        <source>Brutality</source>
        <translation>Brutalité</translation>
    </message>
    <message>
        <source>Greed</source>
        <translation>Avidité</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Préparation</translation>
    </message>
    <message>
        <source>Cleansing</source>
        <translation>Purification</translation>
    </message>
    <message>
        <source>Devotion</source>
        <translation>Dévotion</translation>
    </message>
    <message>
        <source>Resurgence</source>
        <translation>Résurgence</translation>
    </message>
    <message>
        <source>card</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>artifact</source>
        <translation>artefact</translation>
    </message>
    <message>
        <source>type of artifact</source>
        <translation>type d’artefact</translation>
    </message>
    <message>
        <source>ability</source>
        <translation>effet</translation>
    </message>
    <message>
        <source>This is not possible at this moment.</source>
        <translation>Ce n’est pas possible en ce moment.</translation>
    </message>
    <message>
        <source>You do not have %1 in your hand.</source>
        <translation>Vous n’avez pas cette carte en main&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 cannot be played in this step of the battle.</source>
        <translation>%1 ne se joue pas à cette étape de la bataille.</translation>
    </message>
    <message>
        <source>You do not have %1 in your discard.</source>
        <translation>Vous n’avez pas cette carte dans votre défausse&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Discarded in this turn: %1. Choose a card that was discarded in an earlier turn.</source>
        <translation>Carte défaussée pendant ce tour&#x202f;: %1. Choisissez une carte défaussée à un tour précédent.</translation>
    </message>
    <message>
        <source>%1 is not among the cards that you are looking at.</source>
        <translation>%1 ne fait pas partie des cartes que vous regardez.</translation>
    </message>
    <message>
        <source>No campaign left: this turn’s redistribution and advance are over. Tactical advance gives one more.</source>
        <translation>Plus de campagne&#x202f;: la répartition et l’avancée de ce tour sont faites. Avancée tactique en donne une de plus.</translation>
    </message>
    <message>
        <source>No knights can be moved. You need a territory in supply with room for more, or with more than 1 knight.</source>
        <translation>Aucun chevalier ne peut être déplacé. Il faut un territoire approvisionné avec de la place, ou avec plus de 1 chevalier.</translation>
    </message>
    <message>
        <source>Not a territory: %1. Choose one of the territories.</source>
        <translation>Ce n’est pas un territoire&#x202f;: %1. Choisissez l’un des territoires.</translation>
    </message>
    <message>
        <source>You control %1 already. Choose a territory that is empty or an enemy’s.</source>
        <translation>Vous contrôlez déjà ce territoire&#x202f;: %1. Choisissez-en un qui est vide ou adverse.</translation>
    </message>
    <message>
        <source>Your team controls %1. Choose a territory that is empty or an enemy’s.</source>
        <translation>Votre équipe contrôle ce territoire&#x202f;: %1. Choisissez-en un qui est vide ou adverse.</translation>
    </message>
    <message>
        <source>Out of reach: %1. It must touch your castle or a territory in supply, directly or across a lake.</source>
        <translation>Hors d’atteinte&#x202f;: %1. Le lieu doit toucher votre château ou un territoire approvisionné, directement ou par un lac.</translation>
    </message>
    <message>
        <source>No knights in your castle. Recall some with a redistribution, or play Call to arms.</source>
        <translation>Aucun chevalier dans votre château. Rappelez-en par une répartition, ou jouez Appel aux armes.</translation>
    </message>
    <message>
        <source>Your castle holds {%1|no knights|1 knight|%1 knights}. Choose at least 1 and at most as many.</source>
        <extracomment>%1: how many knights are in the castle</extracomment>
        <translation>Votre château contient {%1|0 chevalier|1 chevalier|%1 chevaliers}. Choisissez-en au moins 1, et pas davantage.</translation>
    </message>
    <message>
        <source>Too many for %1. At most {%2|no knights|1 knight|%2 knights} can be there.</source>
        <extracomment>%2: the most knights that the place holds</extracomment>
        <translation>Trop de chevaliers&#x202f;: %1. Il peut y en avoir {%2|0|1|%2} au plus.</translation>
    </message>
    <message>
        <source>Too few dice: you have 10, and each shows up to 6 knights of one place. Move more or fewer knights.</source>
        <translation>Pas assez de dés&#x202f;: vous en avez 10, et chacun montre jusqu’à 6 chevaliers d’un lieu. Déplacez plus ou moins de chevaliers.</translation>
    </message>
    <message>
        <source>No supply: %1. A supply line leads to your castle through your own territories and lakes.</source>
        <translation>Sans approvisionnement&#x202f;: %1. Une ligne d’approvisionnement mène au château par vos territoires et les lacs.</translation>
    </message>
    <message>
        <source>You do not control %1. Choose one of your territories in supply.</source>
        <translation>Vous ne contrôlez pas ce territoire&#x202f;: %1. Choisissez l’un de vos territoires approvisionnés.</translation>
    </message>
    <message>
        <source>Moved already: %1. Each territory takes part once in a redistribution.</source>
        <translation>Déjà fait&#x202f;: %1. Chaque territoire participe une seule fois à une répartition.</translation>
    </message>
    <message>
        <source>At least 1 knight must stay at %1, where you have {%2|no knights|1 knight|%2 knights}.</source>
        <extracomment>%2: how many knights are there</extracomment>
        <translation>Au moins 1 chevalier doit rester (%1). Vous y avez {%2|0 chevalier|1 chevalier|%2 chevaliers}.</translation>
    </message>
    <message>
        <source>Your crown is broken: %1. It is restored at the end of one of your turns.</source>
        <translation>Votre couronne est détruite&#x202f;: %1. Elle est restaurée à la fin d’un de vos tours.</translation>
    </message>
    <message>
        <source>Used already: %1. A crown works once in each of your turns.</source>
        <translation>Déjà utilisée&#x202f;: %1. Une couronne agit une fois à chacun de vos tours.</translation>
    </message>
    <message>
        <source>%1 can do nothing now: there are no cards or knights for it.</source>
        <translation>%1 ne peut rien faire maintenant&#x202f;: il lui manque des cartes ou des chevaliers.</translation>
    </message>
    <message>
        <source>Broken already: %2 of %1. Choose an artifact that is whole.</source>
        <translation>Artefact déjà détruit&#x202f;: %2 (%1). Choisissez un artefact face visible.</translation>
    </message>
    <message>
        <source>Not in use now: %2 of %1. Choose an artifact that is about to take effect.</source>
        <translation>Artefact inactif&#x202f;: %2 (%1). Choisissez un artefact sur le point d’agir.</translation>
    </message>
    <message>
        <source>No cards to look at: %1. Choose a player who has a draw pile or a discard.</source>
        <translation>Aucune carte à regarder&#x202f;: %1. Choisissez un joueur qui a un paquet ou une défausse.</translation>
    </message>
    <message>
        <source>%1</source>
        <extracomment>%1: a seat whose turn begins</extracomment>
        <translation>%1</translation>
    </message>
    <message>
        <source>Battle of %3: %1 against %2</source>
        <extracomment>%1: the attacker, %2: the defender, %3: a place</extracomment>
        <translation>Bataille (%3)&#x202f;: %1 contre %2</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Conflict cards</source>
        <translation>Cartes conflit</translation>
    </message>
    <message>
        <source>Support cards</source>
        <translation>Cartes soutien</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Bataille</translation>
    </message>
    <message>
        <source>Cards in play</source>
        <translation>Cartes jouées</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>dice left</source>
        <translation>dés restants</translation>
    </message>
    <message>
        <source>bonuses</source>
        <translation>bonus</translation>
    </message>
    <message>
        <source>conflict cards</source>
        <translation>cartes conflit</translation>
    </message>
    <message>
        <source>support cards</source>
        <translation>cartes soutien</translation>
    </message>
    <message>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>détruit</translation>
    </message>
    <message>
        <source>used in this turn</source>
        <translation>utilisé pendant ce tour</translation>
    </message>
    <message>
        <source>from the draw pile</source>
        <translation>du paquet</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>Territories of value %1</source>
        <translation>Territoires de valeur %1</translation>
    </message>
    <message>
        <source>Knights on the map</source>
        <translation>Chevaliers sur le plateau</translation>
    </message>
    <message>
        <source>Battles won as attacker</source>
        <translation>Batailles gagnées en assaillant</translation>
    </message>
    <message>
        <source>Battles won as defender</source>
        <translation>Batailles gagnées en défenseur</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Territories</source>
        <translation>Territoires</translation>
    </message>
    <message>
        <source>Tile, value %1</source>
        <translation>Tuile, valeur %1</translation>
    </message>
    <message>
        <source>Tile of value %1</source>
        <translation>Tuile de valeur %1</translation>
    </message>
    <message>
        <source>Up to %1 knights.</source>
        <translation>Jusqu’à %1 chevaliers.</translation>
    </message>
    <message>
        <source>Without dice</source>
        <translation>Sans dés</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Dé</translation>
    </message>
    <message>
        <source>Result: %1</source>
        <translation>Résultat&#x202f;: %1</translation>
    </message>
    <message>
        <source>Instead of rolling a die, shuffle the 6 cards and draw one. Shuffle them again for the next roll.</source>
        <translation>Au lieu de lancer un dé, mélangez les 6 cartes et piochez-en une. Mélangez de nouveau pour le lancer suivant.</translation>
    </message>
    <message>
        <source>Dice table</source>
        <translation>Table des dés</translation>
    </message>
    <message>
        <source>Dice for the knights of a place: 1–6 knights 1 die, 7–12 2 dice, 13–18 3, 19–24 4, 25–30 5, 31–36 6, 37–42 7, 43–48 8, 49–54 9, 55–60 10. You have 10 dice. Without dice, write the number of knights on a slip beside the token.</source>
        <translation>Dés pour les chevaliers d’un lieu&#x202f;: 1–6 chevaliers 1 dé, 7–12 2 dés, 13–18 3, 19–24 4, 25–30 5, 31–36 6, 37–42 7, 43–48 8, 49–54 9, 55–60 10. Vous avez 10 dés. Sans dés, notez le nombre de chevaliers à côté du jeton.</translation>
    </message>
    <message>
        <source>die</source>
        <translation>dé</translation>
    </message>
    <message>
        <source>%1 card</source>
        <translation>Carte %1</translation>
    </message>
    <message>
        <source>Artifact: %1</source>
        <translation>Artefact&#x202f;: %1</translation>
    </message>
    <message>
        <source>Worth 1. In the setup it shares the first knights of the castle that it touches.</source>
        <translation>Valeur 1. Lors de la mise en place, ce territoire partage les premiers chevaliers du château adjacent.</translation>
    </message>
    <message>
        <source>In the setup it shares the first knights of the castle that it touches. It is worth nothing in a skirmish.</source>
        <translation>Lors de la mise en place, ce territoire partage les premiers chevaliers du château adjacent. Il ne vaut rien en escarmouche.</translation>
    </message>
    <message>
        <source>You have redistributed. Call to arms and Tactical advance can be played again after the advance.</source>
        <translation>Vous avez réparti vos chevaliers. Appel aux armes et Avancée tactique se joueront de nouveau après l’avancée.</translation>
    </message>
    <message>
        <source>the setup</source>
        <translation>mise en place</translation>
    </message>
    <message>
        <source>The others may break the crown with Fracture before it works.</source>
        <translation>Les autres peuvent détruire la couronne avec Fracture avant qu’elle n’agisse.</translation>
    </message>
    <message>
        <source>%1: nobody is there.</source>
        <extracomment>%1: a tile</extracomment>
        <translation>%1&#x202f;: personne sur place.</translation>
    </message>
    <message>
        <source>%1: a battle against %2 and {%3|no knights|1 knight|%3 knights}.</source>
        <extracomment>%1: a tile, %2: a seat, %3: how many knights are there</extracomment>
        <translation>%1&#x202f;: bataille contre %2 et {%3|0 chevalier|1 chevalier|%3 chevaliers}.</translation>
    </message>
    <message>
        <source>A battle against %1 and 8 knights. If you win it, you win the game.</source>
        <extracomment>%1: a seat</extracomment>
        <translation>Bataille contre %1 et 8 chevaliers. Si vous la gagnez, vous gagnez la partie.</translation>
    </message>
    <message>
        <source>This is %1.</source>
        <extracomment>%1: the artifact that is meant</extracomment>
        <translation>Il s’agit de l’artefact %1.</translation>
    </message>
    <message>
        <source>After the battle</source>
        <translation>Après la bataille</translation>
    </message>
    <message>
        <source>More knights in the castle make a stronger advance.</source>
        <translation>Plus de chevaliers au château permettent une avancée plus forte.</translation>
    </message>
    <message>
        <source>There are enough knights for another campaign.</source>
        <translation>Il y a assez de chevaliers pour une autre campagne.</translation>
    </message>
    <message>
        <source>The crown can be used once in each turn, and costs nothing.</source>
        <translation>La couronne peut être utilisée une fois par tour et ne coûte rien.</translation>
    </message>
    <message>
        <source>Knights that nobody threatens are of more use in the castle.</source>
        <translation>Les chevaliers que personne ne menace sont plus utiles au château.</translation>
    </message>
    <message>
        <source>Knights that the advance does not need can guard the border.</source>
        <translation>Les chevaliers inutiles à l’avancée peuvent garder la frontière.</translation>
    </message>
    <message>
        <source>Nobody threatens %1.</source>
        <translation>Personne ne menace ce lieu (%1).</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>Ce territoire est vide (%1).</translation>
    </message>
    <message>
        <source>A battle for %1 promises more than it costs.</source>
        <translation>Une bataille ici promet plus qu’elle ne coûte (%1).</translation>
    </message>
    <message>
        <source>%1 would decide the game.</source>
        <translation>Ce territoire déciderait de la partie (%1).</translation>
    </message>
    <message>
        <source>This number can win and hold the place.</source>
        <translation>Ce nombre peut gagner et tenir le lieu.</translation>
    </message>
    <message>
        <source>Nothing here promises more than it costs.</source>
        <translation>Rien ici ne promet plus que cela ne coûte.</translation>
    </message>
    <message>
        <source>This artifact helps an enemy most.</source>
        <translation>C’est l’artefact qui aide le plus un adversaire.</translation>
    </message>
    <message>
        <source>A Fracture will be worth more later.</source>
        <translation>Fracture vaudra davantage plus tard.</translation>
    </message>
    <message>
        <source>What %1 draws matters most.</source>
        <translation>C’est ce que pioche %1 qui importe le plus.</translation>
    </message>
    <message>
        <source>This card should be drawn.</source>
        <translation>Mieux vaut que cette carte soit piochée.</translation>
    </message>
    <message>
        <source>This card should not be drawn.</source>
        <translation>Mieux vaut que cette carte ne soit pas piochée.</translation>
    </message>
    <message>
        <source>Of these cards, %1 is the best to draw.</source>
        <translation>De ces cartes, %1 est la meilleure à piocher.</translation>
    </message>
    <message>
        <source>A weak card makes room for a better one.</source>
        <translation>Une carte faible laisse la place à une meilleure.</translation>
    </message>
    <message>
        <source>Every card in the hand is worth keeping.</source>
        <translation>Toutes les cartes de la main valent d’être gardées.</translation>
    </message>
    <message>
        <source>It makes up for the smaller number of knights.</source>
        <translation>Cela compense le plus petit nombre de chevaliers.</translation>
    </message>
    <message>
        <source>%1 gives the best chance for what it costs.</source>
        <translation>%1 offre les meilleures chances pour ce qu’elle coûte.</translation>
    </message>
    <message>
        <source>%1 is enough. Stronger cards can wait.</source>
        <translation>%1 suffit. Les cartes plus fortes peuvent attendre.</translation>
    </message>
    <message>
        <source>The battle is nearly lost. It is better to save good cards.</source>
        <translation>La bataille est presque perdue. Mieux vaut garder les bonnes cartes.</translation>
    </message>
    <message>
        <source>The lead is enough.</source>
        <translation>L’avance suffit.</translation>
    </message>
    <message>
        <source>With %1 the battle can still be won.</source>
        <translation>Avec %1, la bataille peut encore être gagnée.</translation>
    </message>
    <message>
        <source>Points if you win: %2 instead of %1.</source>
        <extracomment>%1 and %2: points of the seat or its team now, and if it wins</extracomment>
        <translation>Points si vous gagnez&#x202f;: %2 au lieu de %1.</translation>
    </message>
    <message>
        <source>With {%1|no knights|1 knight|%1 knights}, the odds of winning are %2%. Average losses: yours {%3|less than 1|1|%3}, the defender’s {%4|less than 1|1|%4}.</source>
        <extracomment>%1: knights, %2: percent, %3: knights that the attacker loses on average, %4: those of the defender</extracomment>
        <translation>Avec {%1|0 chevalier|1 chevalier|%1 chevaliers}, la probabilité de gagner est de %2&#x202f;%. Pertes moyennes&#x202f;: {%3|moins de 1|1|%3} pour vous, {%4|moins de 1|1|%4} pour le défenseur.</translation>
    </message>
    <message>
        <source>With {%1|no knights|1 knight|%1 knights}, the odds of winning are %2% (± %5%). Average losses: yours {%3|less than 1|1|%3}, the defender’s {%4|less than 1|1|%4}.</source>
        <extracomment>As before, found by playing battles out. %5: how far off it may be, in percent</extracomment>
        <translation>Avec {%1|0 chevalier|1 chevalier|%1 chevaliers}, la probabilité de gagner est de %2&#x202f;% (± %5&#x202f;%). Pertes moyennes&#x202f;: {%3|moins de 1|1|%3} pour vous, {%4|moins de 1|1|%4} pour le défenseur.</translation>
    </message>
    <message>
        <source>The attacker wins the battle</source>
        <extracomment>Title of a chart: the chance of it</extracomment>
        <translation>Victoire de l’assaillant</translation>
    </message>
    <message>
        <source>Most promising battle</source>
        <extracomment>Title of a chart, among those of single places: the battle that can be begun with the best chance</extracomment>
        <translation>Bataille la plus prometteuse</translation>
    </message>
    <message>
        <source>Before an advance, the odds are those of a battle with all knights that can be sent. Hidden information is treated as unknown, and both players choose like the computer.</source>
        <extracomment>Under the chart of the odds</extracomment>
        <translation>Avant une avancée, les probabilités sont celles d’une bataille avec tous les chevaliers qui peuvent être envoyés. Ce qui est caché est supposé inconnu, et les deux joueurs choisissent comme l’ordinateur.</translation>
    </message>
    <message>
        <source>cards in hand</source>
        <translation>cartes en main</translation>
    </message>
    <message>
        <source>draw pile</source>
        <translation>paquet</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>défausse</translation>
    </message>
    <message>
        <source>Worth {%1|no points|1 point|%1 points}, room for {%2||1 knight|%2 knights}.</source>
        <translation>Vaut {%1|aucun point|1 point|%1 points}, place pour {%2||1 chevalier|%2 chevaliers}.</translation>
    </message>
    <message>
        <source>No supply: %1 is between it and its castle. (FI-0.2)</source>
        <extracomment>%1: a seat</extracomment>
        <translation>Pas d’approvisionnement&#x202f;: %1 sépare ce territoire de son château. (FI-0.2)</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>sans liaison</translation>
    </message>
    <message>
        <source>Castle of %1.</source>
        <extracomment>%1: a seat</extracomment>
        <translation>Château&#x202f;: %1.</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>1–6</source>
        <translation>1–6</translation>
    </message>
    <message>
        <source>Resource cards</source>
        <translation>Cartes ressource</translation>
    </message>
    <message>
        <source>Crowns</source>
        <translation>Couronnes</translation>
    </message>
    <message>
        <source>Scepters that add to the score</source>
        <translation>Sceptres qui augmentent le score</translation>
    </message>
    <message>
        <source>Other scepters</source>
        <translation>Autres sceptres</translation>
    </message>
    <message>
        <source>Orbs</source>
        <translation>Orbes</translation>
    </message>
    <message>
        <source>Broken artifacts</source>
        <translation>Artefacts détruits</translation>
    </message>
    <message>
        <source>%1 uses the scepter %2.</source>
        <translation>%1 utilise le sceptre %2.</translation>
    </message>
    <message>
        <source>HELD</source>
        <translation>TENU</translation>
    </message>
    <message>
        <source>TAKEN</source>
        <translation>PRIS</translation>
    </message>
    <message>
        <source>UNDECIDED</source>
        <translation>INDÉCIS</translation>
    </message>
    <message>
        <source>choose an action, or end your turn</source>
        <translation>choisissez une action, ou terminez votre tour</translation>
    </message>
    <message>
        <source>choose where to advance, or stay</source>
        <translation>choisissez où avancer, ou restez</translation>
    </message>
    <message>
        <source>recall or post knights, or finish</source>
        <translation>rappelez ou postez des chevaliers, ou terminez</translation>
    </message>
    <message>
        <source>choose how many knights advance on %1</source>
        <extracomment>%1: a place</extracomment>
        <translation>choisissez combien de chevaliers avancent (%1)</translation>
    </message>
    <message>
        <source>discard a card, or keep them all</source>
        <translation>défaussez une carte, ou gardez-les toutes</translation>
    </message>
    <message>
        <source>choose the artifact to break</source>
        <translation>choisissez l’artefact à détruire</translation>
    </message>
    <message>
        <source>choose the draw pile to look at</source>
        <translation>choisissez le paquet à regarder</translation>
    </message>
    <message>
        <source>leave or discard the top card of %1</source>
        <extracomment>%1: a role, “Burgundy”</extracomment>
        <translation>laissez ou défaussez la première carte (%1)</translation>
    </message>
    <message>
        <source>choose a discarded card for your draw pile</source>
        <translation>choisissez une carte défaussée pour votre paquet</translation>
    </message>
    <message>
        <source>choose the card that you draw next</source>
        <translation>choisissez la prochaine carte que vous piocherez</translation>
    </message>
    <message>
        <source>break an artifact with Fracture, or pass</source>
        <translation>détruisez un artefact avec Fracture, ou passez</translation>
    </message>
    <message>
        <source>fight with as many knights as the rival, or not</source>
        <translation>combattez ou non avec autant de chevaliers que le rival</translation>
    </message>
    <message>
        <source>commit a conflict card</source>
        <translation>engagez une carte conflit</translation>
    </message>
    <message>
        <source>play a support card, or stop</source>
        <translation>jouez une carte soutien, ou arrêtez</translation>
    </message>
    <message>
        <source>The top card: %1. Only you see it.</source>
        <extracomment>%1: the card on top of the pile, which the player has looked at</extracomment>
        <translation>La première carte&#x202f;: %1. Vous seul la voyez.</translation>
    </message>
    <message>
        <source>Advance where the odds are good and the points count. You may stay if every battle looks bad: knights that are lost come back slowly.</source>
        <translation>Avancez là où les chances sont bonnes et où les points comptent. Vous pouvez rester si chaque bataille paraît mauvaise&#x202f;: les chevaliers perdus reviennent lentement.</translation>
    </message>
    <message>
        <source>Drag knights between your castle and your territories. An advance starts from the castle; leave at least enough behind that a neighbor thinks twice.</source>
        <translation>Faites glisser des chevaliers entre le château et vos territoires. Une avancée part du château&#x202f;; laissez de quoi faire hésiter un voisin.</translation>
    </message>
    <message>
        <source>Discard a weak card if you expect a battle soon: you draw up to 5 in it. Keep conflict cards of 4 and 5, Fracture and Ambush.</source>
        <translation>Défaussez une carte faible si vous attendez une bataille&#x202f;: vous y piochez jusqu’à 5. Gardez les conflits 4 et 5, Fracture et Embuscade.</translation>
    </message>
    <message>
        <source>Break what hurts you next: the scepter of the rival whom you mean to attack, or the orb of the leader.</source>
        <translation>Détruisez ce qui vous gênera ensuite&#x202f;: le sceptre du rival que vous comptez attaquer, ou l’orbe du premier.</translation>
    </message>
    <message>
        <source>Look at your own pile to improve your next draw, or at that of the rival whom you attack to discard a good card.</source>
        <translation>Regardez votre paquet pour améliorer votre pioche, ou celui du rival que vous attaquez pour défausser une bonne carte.</translation>
    </message>
    <message>
        <source>From your own pile discard what is weak; from a rival’s pile discard what is strong.</source>
        <translation>De votre paquet, défaussez ce qui est faible&#x202f;; de celui d’un rival, ce qui est fort.</translation>
    </message>
    <message>
        <source>Take back your best card: a high conflict card, Call to arms or Fracture.</source>
        <translation>Reprenez votre meilleure carte&#x202f;: un conflit élevé, Appel aux armes ou Fracture.</translation>
    </message>
    <message>
        <source>Name first what you want to draw first. Before a battle that is a high conflict card.</source>
        <translation>Nommez d’abord ce que vous voulez piocher d’abord. Avant une bataille, c’est un conflit élevé.</translation>
    </message>
    <message>
        <source>Fracture is rare. Use it if the artifact would decide the battle, or if it is the leader’s; otherwise pass.</source>
        <translation>Fracture est rare. Utilisez-la si l’artefact décidait de la bataille, ou s’il appartient au premier&#x202f;; sinon passez.</translation>
    </message>
    <message>
        <source>Take the equal number if the rival has more knights than you. If you have more, decline.</source>
        <translation>Acceptez l’égalité si le rival a plus de chevaliers que vous. Si vous en avez plus, déclinez.</translation>
    </message>
    <message>
        <source>Commit as much as you need to win, not more. If you cannot win, commit your weakest card. Nobody sees it before all are shown.</source>
        <translation>Engagez ce qu’il faut pour gagner, pas plus. Si vous ne pouvez pas gagner, engagez la plus faible. Personne ne la voit avant que toutes soient montrées.</translation>
    </message>
    <message>
        <source>Both sides take turns with support. Play a card if it turns the battle; stop if it is won or lost anyway.</source>
        <translation>Chaque camp joue des soutiens à son tour. Jouez une carte si elle renverse la bataille&#x202f;; arrêtez si elle est gagnée ou perdue de toute façon.</translation>
    </message>
    <message>
        <source>The home of a player. Knights that the player gains arrive here, and supply begins here.</source>
        <translation>Le fief d’un joueur. Les chevaliers qu’il gagne y arrivent, et son approvisionnement en part.</translation>
    </message>
    <message>
        <source>Land that players conquer. Its tile says its value, its capacity and its abilities.</source>
        <translation>Une terre à conquérir. Sa tuile dit sa valeur, sa capacité et ses effets.</translation>
    </message>
    <message>
        <source>Water that belongs to everybody. All places on its shore are neighbors, and supply crosses it.</source>
        <translation>Une étendue d’eau qui est à tout le monde. Tous les lieux de sa rive sont voisins, et l’approvisionnement la traverse.</translation>
    </message>
    <message>
        <source>Joins two places that are neighbors.</source>
        <translation>Relie deux lieux voisins.</translation>
    </message>
    <message>
        <source>The number of the player whose castle it is. Players are numbered clockwise.</source>
        <translation>Le numéro du joueur à qui est ce château. Les joueurs sont numérotés dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>The value of the tile that is dealt here: 1, 2 or 3.</source>
        <translation>La valeur de la tuile qui est distribuée ici&#x202f;: 1, 2 ou 3.</translation>
    </message>
    <message>
        <source>How many points the territory is worth, if it has a tile of the board’s own.</source>
        <translation>Combien de points vaut le territoire, s’il a une tuile propre au plateau.</translation>
    </message>
    <message>
        <source>How many knights the territory holds, if it has a tile of the board’s own.</source>
        <translation>Combien de chevaliers tient le territoire, s’il a une tuile propre au plateau.</translation>
    </message>
    <message>
        <source>What changes in a battle here or when the territory is conquered, if it has a tile of the board’s own.</source>
        <translation>Ce qui change lors d’une bataille ou de la conquête du territoire, s’il a une tuile propre au plateau.</translation>
    </message>
    <message>
        <source>Conquests</source>
        <translation>Conquêtes</translation>
    </message>
    <message>
        <source>%1 took %2{%3|| in round %3| in round %3}{%4||, %4 to %5|, %4 to %5}.</source>
        <translation>%1 a pris le château (%2){%3|| à la manche %3| à la manche %3}{%4||, %4 contre %5|, %4 contre %5}.</translation>
    </message>
    <message>
        <source>You took %2{%3|| in round %3| in round %3}{%4||, %4 to %5|, %4 to %5}.</source>
        <translation>Vous avez pris le château (%2){%3|| à la manche %3| à la manche %3}{%4||, %4 contre %5|, %4 contre %5}.</translation>
    </message>
    <message>
        <source>The points that win the game were reached{%2|| in round %2| in round %2}.</source>
        <translation>Les points qui font gagner la partie ont été atteints{%2|| à la manche %2| à la manche %2}.</translation>
    </message>
    <message>
        <source>You reached the points that win the game{%2|| in round %2| in round %2}.</source>
        <translation>Vous avez atteint les points qui font gagner la partie{%2|| à la manche %2| à la manche %2}.</translation>
    </message>
    <message>
        <source>Worth 2, and has no ability.</source>
        <translation>Valeur 2, sans capacité spéciale.</translation>
    </message>
    <message>
        <source>%1 needs both knights and a player who controls it, or neither (FI-2.4).</source>
        <translation>Contrôle et chevaliers vont ensemble (%1)&#x202f;: l’un ne va pas sans les autres (FI-2.4).</translation>
    </message>
    <message>
        <source>An artifact is missing here. Each player has one of each type (FI-1.4).</source>
        <translation>Il manque ici un artefact. Chaque joueur en a un de chaque type (FI-1.4).</translation>
    </message>
    <message>
        <source>Which tile is always here, or that one is dealt during setup.</source>
        <translation>Quelle tuile se trouve toujours ici, ou qu’une tuile est distribuée lors de la mise en place.</translation>
    </message>
    <message>
        <source>A good turn: use your crown if it helps, redistribute so that you have knights in your castle, then advance on the territory with the best odds. Point at a territory to see them. 13 points win.</source>
        <translation>Un bon tour&#x202f;: utilisez votre couronne si elle aide, répartissez pour avoir des chevaliers au château, puis avancez sur le territoire aux meilleures chances. Pointez un territoire pour les voir. 13 points gagnent.</translation>
    </message>
    <message>
        <source>Against an empty territory one knight is enough, but it has to hold it afterward. Against knights, send more than are there: cards decide the rest.</source>
        <translation>Contre un territoire vide, un chevalier suffit, mais il devra le tenir ensuite. Contre des chevaliers, envoyez-en plus qu’il n’y en a&#x202f;: les cartes décident du reste.</translation>
    </message>
    <message>
        <source>Round %1 was the last one. Whoever has the most points wins.</source>
        <translation>La manche %1 était la dernière. Le plus grand nombre de points gagne.</translation>
    </message>
    <message>
        <source>You have the most points after round %1, the last one.</source>
        <translation>Vous avez le plus de points après la manche %1, la dernière.</translation>
    </message>
    <message>
        <source>empty board</source>
        <translation>plateau vide</translation>
    </message>
    <message>
        <source>After this round the game ends, and whoever has the most points wins.</source>
        <translation>Après cette manche, la partie se termine et le plus grand nombre de points gagne.</translation>
    </message>
    <message>
        <source>Not an enemy: %1. Fracture breaks artifacts of enemies.</source>
        <translation>Ce n’est pas un adversaire&#x202f;: %1. Fracture détruit des artefacts adverses.</translation>
    </message>
    <message>
        <source>Muster knights, bluff in battle and hold land worth 13 points.</source>
        <translation>Levez des chevaliers, bluffez au combat et tenez des terres valant 13 points.</translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <translation>
            <numerusform>%n chevalier</numerusform>
            <numerusform>%n chevaliers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carte en main</numerusform>
            <numerusform>%n cartes en main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the draw pile</source>
        <translation>
            <numerusform>%n carte dans le paquet</numerusform>
            <numerusform>%n cartes dans le paquet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the discard pile</source>
        <translation>
            <numerusform>%n carte dans la défausse</numerusform>
            <numerusform>%n cartes dans la défausse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n campaign(s)</source>
        <translation>
            <numerusform>%n campagne</numerusform>
            <numerusform>%n campagnes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Quit as soon as the start page is shown, to time the start.</source>
        <translation>Quitter dès que la page d’accueil s’affiche, pour mesurer le démarrage.</translation>
    </message>
    <message>
        <source>A saved game or scenario to open.</source>
        <translation>Une partie enregistrée ou un scénario à ouvrir.</translation>
    </message>
    <message>
        <source>[file]</source>
        <translation>[fichier]</translation>
    </message>
</context>
<context>
    <name>merlon::AnalysisActions</name>
    <message>
        <source>&amp;Analysis</source>
        <translation>&amp;Analyse</translation>
    </message>
    <message>
        <source>&amp;Compare boards…</source>
        <translation>&amp;Comparer des plateaux…</translation>
    </message>
    <message>
        <source>Analy&amp;ze this place</source>
        <extracomment>An entry of the menu of a place: the analysis shows what it says of it.</extracomment>
        <translation>Anal&amp;yser ce lieu</translation>
    </message>
</context>
<context>
    <name>merlon::AnalysisForm</name>
    <message>
        <source>Rules: %1</source>
        <extracomment>Label. %1: a game</extracomment>
        <translation>Règles&#x202f;: %1</translation>
    </message>
    <message>
        <source>Choose an analysis</source>
        <extracomment>In a list of analyses of a board: none of them.</extracomment>
        <translation>Choisir une analyse</translation>
    </message>
    <message>
        <source>An analysis shows its figures here and on the board.</source>
        <translation>Une analyse montre ses nombres ici et sur le plateau.</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>merlon::AnalysisPanel</name>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Results of the analysis</source>
        <translation>Résultats de l’analyse</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copier comme texte</translation>
    </message>
    <message>
        <source>Copies the table as text, for a spreadsheet or an email</source>
        <translation>Copie le tableau comme texte, pour un tableur ou un courriel</translation>
    </message>
    <message>
        <source>Compare &amp;boards…</source>
        <translation>Comparer des &amp;plateaux…</translation>
    </message>
    <message>
        <source>Shows this board beside another one</source>
        <translation>Montre ce plateau à côté d’un autre</translation>
    </message>
    <message>
        <source>Save as &amp;image…</source>
        <translation>Enregistrer comme &amp;image…</translation>
    </message>
    <message>
        <source>An image of the board with these marks and what they say</source>
        <translation>Une image du plateau avec ces repères et ce qu’ils disent</translation>
    </message>
</context>
<context>
    <name>merlon::ArrangeActions</name>
    <message>
        <source>Align &amp;left</source>
        <translation>Aligner à &amp;gauche</translation>
    </message>
    <message>
        <source>Align &amp;center</source>
        <translation>&amp;Centrer sur une verticale</translation>
    </message>
    <message>
        <source>Align &amp;right</source>
        <translation>Aligner à &amp;droite</translation>
    </message>
    <message>
        <source>Align &amp;top</source>
        <translation>Aligner en &amp;haut</translation>
    </message>
    <message>
        <source>Align &amp;middle</source>
        <translation>Centrer sur une h&amp;orizontale</translation>
    </message>
    <message>
        <source>Align &amp;bottom</source>
        <translation>Aligner en &amp;bas</translation>
    </message>
    <message>
        <source>Distribute &amp;horizontally</source>
        <translation>Distribuer en &amp;largeur</translation>
    </message>
    <message>
        <source>Distribute &amp;vertically</source>
        <translation>Distribuer en h&amp;auteur</translation>
    </message>
    <message>
        <source>Automatic la&amp;yout</source>
        <translation>Dis&amp;position automatique</translation>
    </message>
    <message>
        <source>Turn 15° left</source>
        <translation>Tourner de 15° à gauche</translation>
    </message>
    <message>
        <source>Turn 15° right</source>
        <translation>Tourner de 15° à droite</translation>
    </message>
    <message>
        <source>Spread &amp;out</source>
        <translation>&amp;Écarter</translation>
    </message>
    <message>
        <source>Pull to&amp;gether</source>
        <translation>&amp;Resserrer</translation>
    </message>
    <message>
        <source>Flip horizontally</source>
        <translation>Retourner horizontalement</translation>
    </message>
    <message>
        <source>Flip vertically</source>
        <translation>Retourner verticalement</translation>
    </message>
    <message>
        <source>Mirror to the other &amp;side</source>
        <translation>Copie en miroir de l’au&amp;tre côté</translation>
    </message>
    <message>
        <source>Mirror to the other side</source>
        <translation>Copie en miroir de l’autre côté</translation>
    </message>
    <message>
        <source>Reverse links</source>
        <translation>Inverser des liens</translation>
    </message>
    <message>
        <source>Remove &amp;bends</source>
        <extracomment>A menu entry: the selected links become straight.</extracomment>
        <translation>Retirer les &amp;coudes</translation>
    </message>
    <message>
        <source>As a &amp;fortress…</source>
        <extracomment>A menu entry: lays the places out as walls around a courtyard, with the besiegers in rings outside.</extracomment>
        <translation>En &amp;forteresse…</translation>
    </message>
    <message>
        <source>Arrange as a fortress</source>
        <translation>Disposer en forteresse</translation>
    </message>
    <message>
        <source>Not a fortress: fewer than 3 places could be its walls.</source>
        <translation>Pas de forteresse&#x202f;: moins de 3 lieux pourraient en être les murs.</translation>
    </message>
    <message>
        <source>Automatic layout</source>
        <translation>Disposition automatique</translation>
    </message>
    <message>
        <source>There is nothing to arrange.</source>
        <translation>Il n’y a rien à disposer.</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <extracomment>A menu: how the selected links are drawn.</extracomment>
        <translation>&amp;Ligne</translation>
    </message>
    <message>
        <source>&amp;Straight line</source>
        <translation>Ligne &amp;droite</translation>
    </message>
    <message>
        <source>&amp;Curved line</source>
        <translation>Ligne &amp;courbe</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Ellipse</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rectangle</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>Hexagone</translation>
    </message>
    <message>
        <source>Octagon</source>
        <translation>Octogone</translation>
    </message>
    <message>
        <source>Row between its two ends</source>
        <extracomment>A way to arrange places: those between the first and the last selected wall are spaced evenly.</extracomment>
        <translation>Rangée entre ses deux extrémités</translation>
    </message>
    <message>
        <source>&amp;Default line</source>
        <translation>Ligne par dé&amp;faut</translation>
    </message>
</context>
<context>
    <name>merlon::ArrangementActions</name>
    <message>
        <source>&amp;Group</source>
        <extracomment>A menu entry: what is selected is selected and moved together from now on.</extracomment>
        <translation>&amp;Grouper</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grouper</translation>
    </message>
    <message>
        <source>Grouped. A double-click or Ctrl+click selects a single place.</source>
        <translation>Groupé. Un double-clic ou Ctrl+clic sélectionne un seul lieu.</translation>
    </message>
    <message>
        <source>U&amp;ngroup</source>
        <extracomment>A menu entry: the groups that are selected are groups no more.</extracomment>
        <translation>Dé&amp;grouper</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>Dégrouper</translation>
    </message>
    <message>
        <source>Ungrouped.</source>
        <translation>Dégroupé.</translation>
    </message>
    <message>
        <source>Loc&amp;k</source>
        <extracomment>A menu entry: what is selected can be neither selected nor moved from now on.</extracomment>
        <translation>&amp;Verrouiller</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Verrouiller</translation>
    </message>
    <message>
        <source>Locked. Alt+click unlocks a place again.</source>
        <translation>Verrouillé. Alt+clic déverrouille un lieu.</translation>
    </message>
    <message>
        <source>&amp;Unlock all</source>
        <extracomment>A menu entry: whatever is locked, by itself or with its layer, can be selected and moved again.</extracomment>
        <translation>Tout &amp;déverrouiller</translation>
    </message>
    <message>
        <source>Unlock all</source>
        <translation>Tout déverrouiller</translation>
    </message>
    <message>
        <source>Everything is unlocked.</source>
        <translation>Tout est déverrouillé.</translation>
    </message>
    <message>
        <source>Put on la&amp;yer</source>
        <extracomment>A menu: on which of the designer&apos;s own layers the selection lies.</extracomment>
        <translation>Placer sur un calq&amp;ue</translation>
    </message>
    <message>
        <source>Put on layer</source>
        <translation>Placer sur un calque</translation>
    </message>
    <message>
        <source>N&amp;o layer</source>
        <extracomment>A menu entry: the selection lies on none of the designer&apos;s own layers.</extracomment>
        <translation>&amp;Aucun calque</translation>
    </message>
    <message>
        <source>&amp;New layer</source>
        <extracomment>A menu entry: the selection comes to lie on a new layer.</extracomment>
        <translation>&amp;Nouveau calque</translation>
    </message>
    <message>
        <source>New layer</source>
        <translation>Nouveau calque</translation>
    </message>
</context>
<context>
    <name>merlon::AssaultSheet</name>
    <message>
        <source>The assault, wall by wall</source>
        <translation>L’assaut, mur par mur</translation>
    </message>
    <message>
        <source>Losses in total: %1.</source>
        <extracomment>%1: units, `2 goblins, 1 soldier`.</extracomment>
        <translation>Pertes en tout&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>merlon::AttributeEditor</name>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>merlon::BackgroundActions</name>
    <message>
        <source>&amp;Embed image…</source>
        <translation>&amp;Intégrer une image…</translation>
    </message>
    <message>
        <source>&amp;Link image file…</source>
        <extracomment>A picture underneath of which the board&apos;s file holds only the name.</extracomment>
        <translation>&amp;Lier un fichier image…</translation>
    </message>
    <message>
        <source>&amp;Position, size and opacity…</source>
        <translation>P&amp;osition, taille et opacité…</translation>
    </message>
    <message>
        <source>&amp;Remove image</source>
        <translation>&amp;Retirer l’image</translation>
    </message>
    <message>
        <source>&amp;Background image</source>
        <extracomment>A menu: a picture under the drawing, to be drawn after.</extracomment>
        <translation>&amp;Image de fond</translation>
    </message>
    <message>
        <source>Choose a background image</source>
        <translation>Choisir une image de fond</translation>
    </message>
    <message>
        <source>Images (*.png *.jpg *.jpeg *.gif *.bmp *.webp)</source>
        <translation>Images (*.png *.jpg *.jpeg *.gif *.bmp *.webp)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Add background image</source>
        <translation>Ajouter une image de fond</translation>
    </message>
    <message>
        <source>This image is too large to be embedded: the board’s file will link to it.</source>
        <translation>Cette image est trop grande pour être intégrée&#x202f;: le fichier du plateau y fera référence.</translation>
    </message>
    <message>
        <source>Remove background image</source>
        <translation>Retirer l’image de fond</translation>
    </message>
</context>
<context>
    <name>merlon::BackgroundDialog</name>
    <message>
        <source>Background image</source>
        <translation>Image de fond</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Opacité</translation>
    </message>
    <message>
        <source>From the &amp;left:</source>
        <extracomment>Of the upper left corner of a picture.</extracomment>
        <translation>Depuis la &amp;gauche&#x202f;:</translation>
    </message>
    <message>
        <source>From the &amp;top:</source>
        <extracomment>Of the upper left corner of a picture.</extracomment>
        <translation>Depuis le &amp;haut&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>&amp;Largeur&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Opacity:</source>
        <extracomment>How strongly a picture shows.</extracomment>
        <translation>&amp;Opacité&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Remove image</source>
        <translation>&amp;Retirer l’image</translation>
    </message>
    <message>
        <source>The image is part of the board’s file.</source>
        <translation>L’image fait partie du fichier du plateau.</translation>
    </message>
    <message>
        <source>The board’s file links to the image: %1</source>
        <extracomment>%1: a file</extracomment>
        <translation>Le fichier du plateau fait référence à l’image&#x202f;: %1</translation>
    </message>
    <message>
        <source>Embed background image</source>
        <translation>Intégrer l’image de fond</translation>
    </message>
    <message>
        <source>Change background image</source>
        <translation>Modifier l’image de fond</translation>
    </message>
    <message>
        <source>&amp;Embed in the board file</source>
        <translation>&amp;Intégrer au fichier du plateau</translation>
    </message>
</context>
<context>
    <name>merlon::BalanceActions</name>
    <message>
        <source>&amp;Balance test</source>
        <translation>Test d’é&amp;quilibre</translation>
    </message>
</context>
<context>
    <name>merlon::BalanceForm</name>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Jeu&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Number of games:</source>
        <extracomment>How many games computers play.</extracomment>
        <translation>&amp;Nombre de parties&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>&amp;Graine&#x202f;:</translation>
    </message>
    <message>
        <source>Seed for all random draws of all games.</source>
        <translation>Graine de tous les tirages de toutes les parties.</translation>
    </message>
    <message>
        <source>%1:</source>
        <extracomment>The label of a field: a seat, who plays it follows.</extracomment>
        <translation>%1&#x202f;:</translation>
    </message>
    <message>
        <source>The options are those of the scenario.</source>
        <translation>Les options sont celles du scénario.</translation>
    </message>
</context>
<context>
    <name>merlon::BalancePanel</name>
    <message>
        <source>Choose a run to see its results, or two to compare them.</source>
        <translation>Choisissez une série pour voir ses résultats, ou deux pour les comparer.</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Équilibre</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Lancer</translation>
    </message>
    <message>
        <source>%v of %m games</source>
        <extracomment>A progress bar: %v of %m games have been played.</extracomment>
        <translation>%v parties sur %m</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>Run computer games to see whether the board is fair.</source>
        <translation>Lancez des parties de l’ordinateur pour savoir si le plateau est équilibré.</translation>
    </message>
</context>
<context>
    <name>merlon::BalanceReport</name>
    <message>
        <source>Unsupported file type “.%1”.</source>
        <extracomment>Error. %1: the end of a file name, such as “foo”</extracomment>
        <translation>Type de fichier non pris en charge&#x202f;: «&#x202f;.%1&#x202f;».</translation>
    </message>
    <message>
        <source>Supported: %1.</source>
        <extracomment>After an error. %1: a list such as “PNG, SVG, PDF”</extracomment>
        <translation>Formats possibles&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>Afficher en &amp;tableau</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy the figures of this part</source>
        <translation>Copie les chiffres de cette partie</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Saves the whole report as figures or as an image.</source>
        <translation>Enregistre tout le rapport en chiffres ou en image.</translation>
    </message>
    <message>
        <source>Parts of the report</source>
        <translation>Parties du rapport</translation>
    </message>
    <message>
        <source>Figures (*.csv)</source>
        <translation>Chiffres (*.csv)</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Dessins (*.svg)</translation>
    </message>
    <message>
        <source>Images (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Export the report</source>
        <translation>Exporter le rapport</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <extracomment>Status. %1: a file</extracomment>
        <translation>Exporté dans %1</translation>
    </message>
</context>
<context>
    <name>merlon::BalanceRunList</name>
    <message>
        <source>Runs</source>
        <translation>Séries</translation>
    </message>
    <message>
        <source>&amp;Open again</source>
        <translation>R&amp;ouvrir</translation>
    </message>
    <message>
        <source>Opens the board or scenario as it was in this run, as a new file.</source>
        <translation>Ouvre le plateau ou le scénario tel qu’il était dans cette série, comme nouveau fichier.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Show on the board:</source>
        <extracomment>Check box; what is shown is chosen below it: breaches, losses.</extracomment>
        <translation>Afficher sur le plateau&#x202f;:</translation>
    </message>
    <message>
        <source>Shown on the board</source>
        <translation>Affiché sur le plateau</translation>
    </message>
    <message>
        <source>Save as &amp;image…</source>
        <translation>Enregistrer comme &amp;image…</translation>
    </message>
    <message>
        <source>An image of the board with this heat map and what the games say</source>
        <translation>Une image du plateau avec cette carte de chaleur et ce que disent les parties</translation>
    </message>
    <message>
        <source>&amp;Runs (two to compare)</source>
        <translation>&amp;Séries (deux à comparer)</translation>
    </message>
</context>
<context>
    <name>merlon::BarPlot</name>
    <message>
        <source>The table shows the same figures.</source>
        <translation>Le tableau donne les mêmes chiffres.</translation>
    </message>
</context>
<context>
    <name>merlon::BoardDocument</name>
    <message>
        <source>Unnamed board</source>
        <extracomment>A board that has no name yet.</extracomment>
        <translation>Plateau sans nom</translation>
    </message>
</context>
<context>
    <name>merlon::BoardExportDialog</name>
    <message>
        <source>Copy &amp;image</source>
        <translation>Copier l’&amp;image</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Exporter le plateau</translation>
    </message>
    <message>
        <source>Export the scenario</source>
        <translation>Exporter le scénario</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>There is not enough memory for an image of this size.</source>
        <translation>La mémoire ne suffit pas pour une image de cette taille.</translation>
    </message>
    <message>
        <source>Copied: %1 × %2 pixels</source>
        <extracomment>%1, %2: width and height</extracomment>
        <translation>Copié&#x202f;: %1 × %2 pixels</translation>
    </message>
    <message>
        <source>Files for export (*.%1)</source>
        <extracomment>A filter for files. %1: the end of their names, such as “png”</extracomment>
        <translation>Fichiers d’exportation (*.%1)</translation>
    </message>
</context>
<context>
    <name>merlon::BoardList</name>
    <message>
        <source>%1 cannot be played on this board.</source>
        <extracomment>%1: a game. The reasons follow.</extracomment>
        <translation>On ne peut pas jouer à %1 sur ce plateau.</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… et %n autre</numerusform>
            <numerusform>… et %n autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) cannot be read and are omitted:</source>
        <translation>
            <numerusform>%n plateau est illisible et n’est pas proposé&#x202f;:</numerusform>
            <numerusform>%n plateaux sont illisibles et ne sont pas proposés&#x202f;:</numerusform>
        </translation>
    </message>
    <message>
        <source>not for %1</source>
        <extracomment>Below the name of a board; %1: a game.</extracomment>
        <translation>pas pour %1</translation>
    </message>
    <message>
        <source>designed for %1</source>
        <extracomment>Below the name of a board; %1: the game for which it was made, which is another than the one chosen.</extracomment>
        <translation>prévu pour %1</translation>
    </message>
    <message>
        <source>&amp;Board:</source>
        <translation>P&amp;lateau&#x202f;:</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Plateaux</translation>
    </message>
    <message numerus="yes">
        <source>%n more below</source>
        <extracomment>Beside the title of the boards: how many of them one must scroll down to.</extracomment>
        <translation>
            <numerusform>%n autre plus bas</numerusform>
            <numerusform>%n autres plus bas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::BoardTab</name>
    <message>
        <source>Reload from disk</source>
        <translation>Recharger du disque</translation>
    </message>
</context>
<context>
    <name>merlon::CellActions</name>
    <message>
        <source>Paint</source>
        <extracomment>A tool: it paints cells of the board.</extracomment>
        <translation>Peindre</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>A tool: it takes cells of the board away.</extracomment>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <extracomment>A tool: it paints all cells of a rectangle.</extracomment>
        <translation>Rectangle</translation>
    </message>
    <message>
        <source>Disc</source>
        <extracomment>A tool: it paints all cells up to a distance from one.</extracomment>
        <translation>Disque</translation>
    </message>
    <message>
        <source>Ring</source>
        <extracomment>A tool: it paints all cells at a distance from one.</extracomment>
        <translation>Anneau</translation>
    </message>
    <message>
        <source>Fill</source>
        <extracomment>A tool: it paints all cells that hang together and look the same.</extracomment>
        <translation>Remplir</translation>
    </message>
    <message>
        <source>%1 (%2). Click again to keep types.</source>
        <extracomment>%1: a kind of place: Forest; %2: its key. Once more: the brush keeps the kinds that it finds.</extracomment>
        <translation>%1 (%2). Un second clic conserve les types.</translation>
    </message>
</context>
<context>
    <name>merlon::CellBrushPanel</name>
    <message>
        <source>Whether the brush sets this value in the cells</source>
        <translation>Si le pinceau fixe cette valeur dans les cases</translation>
    </message>
    <message>
        <source>Brush</source>
        <extracomment>The heading of a panel: the brush with which cells are painted.</extracomment>
        <translation>Pinceau</translation>
    </message>
    <message>
        <source>&amp;Radius</source>
        <extracomment>Of the brush, in cells around the one that is pointed at.</extracomment>
        <translation>&amp;Rayon</translation>
    </message>
    <message>
        <source>Size of the brush: [ and ]</source>
        <translation>Taille du pinceau&#x202f;: [ et ]</translation>
    </message>
</context>
<context>
    <name>merlon::CellGridEditor</name>
    <message>
        <source>No cells</source>
        <extracomment>The shape of the cells of a board: it has none.</extracomment>
        <translation>Aucune case</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Carrés</translation>
    </message>
    <message>
        <source>Flat hexagons</source>
        <extracomment>Hexagons with a side on top.</extracomment>
        <translation>Hexagones plats</translation>
    </message>
    <message>
        <source>Pointy hexagons</source>
        <extracomment>Hexagons with a corner on top.</extracomment>
        <translation>Hexagones pointus</translation>
    </message>
    <message>
        <source>Shape of cells</source>
        <translation>Forme des cases</translation>
    </message>
    <message>
        <source>Size of cells</source>
        <translation>Taille des cases</translation>
    </message>
    <message>
        <source>For a square, its side; for a hexagon, from the center to a corner</source>
        <translation>Pour un carré, le côté&#x202f;; pour un hexagone, du centre à un sommet</translation>
    </message>
    <message>
        <source>Change cells</source>
        <translation>Changer les cases</translation>
    </message>
</context>
<context>
    <name>merlon::ChartPage</name>
    <message>
        <source>There are no charts to show.</source>
        <translation>Il n’y a pas de graphique à montrer.</translation>
    </message>
</context>
<context>
    <name>merlon::ChartPlot</name>
    <message>
        <source>The table shows the same figures.</source>
        <translation>Le tableau donne les mêmes chiffres.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A row of a chart, its number: `Attackers: 12`.</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>merlon::ChoiceCard</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Read aloud: a card that can be chosen. %1: its name, %2: what it is for, sentences.</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1, position %2 of %3</source>
        <extracomment>Read aloud: a card in a row. %1: its name, %2: its place in the row, %3: the number of cards.</extracomment>
        <translation>%1, position %2 sur %3</translation>
    </message>
    <message>
        <source>Drag this card to its place in the row, or press Alt and an arrow key.</source>
        <translation>Faites glisser cette carte à sa place dans la rangée, ou appuyez sur Alt et une touche fléchée.</translation>
    </message>
</context>
<context>
    <name>merlon::ChoiceListDialog</name>
    <message>
        <source>All choices</source>
        <translation>Tous les choix</translation>
    </message>
    <message>
        <source>Type to find a choice</source>
        <translation>Tapez pour trouver un choix</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Impossible pour l’instant</translation>
    </message>
    <message>
        <source>%1 – %2 (%3)</source>
        <extracomment>What cannot be done, the reason as a sentence, and the number of its rule.</extracomment>
        <translation>%1 – %2 (%3)</translation>
    </message>
</context>
<context>
    <name>merlon::CoachCard</name>
    <message>
        <source>Coach</source>
        <translation>Conseiller</translation>
    </message>
    <message>
        <source>Got it</source>
        <extracomment>A button: the advice of the coach has been read.</extracomment>
        <translation>Compris</translation>
    </message>
    <message>
        <source>No more tips</source>
        <extracomment>A button: the coach is to say nothing more.</extracomment>
        <translation>Plus aucun conseil</translation>
    </message>
    <message>
        <source>Show tip</source>
        <extracomment>A button: what the coach says of the question, where there is little room for it.</extracomment>
        <translation>Afficher le conseil</translation>
    </message>
</context>
<context>
    <name>merlon::CompareWindow</name>
    <message>
        <source>Other file…</source>
        <translation>Autre fichier…</translation>
    </message>
    <message>
        <source>Choose a board</source>
        <translation>Choisir un plateau</translation>
    </message>
    <message>
        <source>Compare with a board</source>
        <translation>Comparer avec un plateau</translation>
    </message>
    <message>
        <source>Boards (*.merlon-board *.json)</source>
        <translation>Plateaux (*.merlon-board *.json)</translation>
    </message>
    <message>
        <source>Graphs (*.graphml)</source>
        <translation>Graphes (*.graphml)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Choose a board above to compare with this one.</source>
        <translation>Choisissez ci-dessus un plateau à comparer avec celui-ci.</translation>
    </message>
    <message>
        <source>The boards belong to different families of games.</source>
        <translation>Les plateaux sont de familles de jeux différentes.</translation>
    </message>
    <message>
        <source>On the boards: + only on one, ≠ different, ↔ moved.</source>
        <translation>Sur les plateaux&#x202f;: + présent sur un seul, ≠ différent, ↔ déplacé.</translation>
    </message>
    <message>
        <source>Two boards side by side</source>
        <translation>Deux plateaux côte à côte</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Board to compare with</source>
        <translation>Plateau à comparer</translation>
    </message>
    <message>
        <source>First board</source>
        <translation>Premier plateau</translation>
    </message>
    <message>
        <source>Second board</source>
        <translation>Second plateau</translation>
    </message>
</context>
<context>
    <name>merlon::ContextMenus</name>
    <message>
        <source>&amp;Paste here</source>
        <extracomment>An entry of the menu on the drawing: what was copied comes to lie where the menu was opened.</extracomment>
        <translation>Coller &amp;ici</translation>
    </message>
    <message>
        <source>&amp;Edit note</source>
        <extracomment>An entry of the menu of a note: its text is written anew.</extracomment>
        <translation>&amp;Modifier la note</translation>
    </message>
    <message>
        <source>&amp;Unlock</source>
        <extracomment>An entry of the menu on something locked: it can be selected and moved again.</extracomment>
        <translation>&amp;Déverrouiller</translation>
    </message>
    <message>
        <source>Add a &amp;bend</source>
        <extracomment>An entry of the menu of a link: it gets a bend where the menu was opened.</extracomment>
        <translation>Ajouter un &amp;coude</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <extracomment>An entry of the menu of a tab: the program for files of the system shows where the file is.</extracomment>
        <translation>Afficher dans le &amp;dossier</translation>
    </message>
    <message>
        <source>T&amp;ype</source>
        <extracomment>A menu: which type of place the selected places are.</extracomment>
        <translation>T&amp;ype</translation>
    </message>
    <message>
        <source>Place type</source>
        <extracomment>Undo step: the selected places have another type now</extracomment>
        <translation>Type de lieu</translation>
    </message>
    <message>
        <source>Re&amp;move guide line</source>
        <extracomment>An entry of the menu on a guide line, which goes away.</extracomment>
        <translation>Ret&amp;irer le repère</translation>
    </message>
</context>
<context>
    <name>merlon::DockLayout</name>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Panneaux</translation>
    </message>
</context>
<context>
    <name>merlon::DockTitle</name>
    <message>
        <source>Open the panel</source>
        <translation>Ouvrir le panneau</translation>
    </message>
    <message>
        <source>Fold the panel</source>
        <translation>Replier le panneau</translation>
    </message>
    <message>
        <source>Dock beside the board</source>
        <translation>Remettre à côté du plateau</translation>
    </message>
    <message>
        <source>Open in a window</source>
        <translation>Ouvrir dans une fenêtre</translation>
    </message>
    <message>
        <source>Close the panel</source>
        <translation>Fermer le panneau</translation>
    </message>
</context>
<context>
    <name>merlon::DocumentTab</name>
    <message>
        <source>The file no longer exists. Its contents are still open here; save to keep them.</source>
        <translation>Le fichier n’existe plus. Son contenu est encore ouvert ici&#x202f;; enregistrez-le pour le garder.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Another program has changed the file.</source>
        <translation>Un autre programme a modifié le fichier.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recharger</translation>
    </message>
    <message>
        <source>&amp;Keep my version</source>
        <translation>&amp;Garder ma version</translation>
    </message>
</context>
<context>
    <name>merlon::DocumentTabs</name>
    <message>
        <source>Unsaved</source>
        <translation>Non enregistré</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>merlon::DrawingGuide</name>
    <message>
        <source>Step %1 of the lesson</source>
        <extracomment>Undo step: the guide of a lesson has drawn something. %1: the number of the step of the lesson</extracomment>
        <translation>Étape %1 de la leçon</translation>
    </message>
</context>
<context>
    <name>merlon::DrawingLessons</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Leçons</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>One of the things that a board has. %1: a kind of place: Wall, %2: how many</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Your board has: %1</source>
        <extracomment>At the end of a lesson. %1: what the board has: “Wall: 6, Tower: 2”</extracomment>
        <translation>Votre plateau compte&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>merlon::DrawingView</name>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
</context>
<context>
    <name>merlon::EditActions</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Undo or redo, and what: “Undo: Move 3 places”.</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Chercher…</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Sélection</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Tout</translation>
    </message>
    <message>
        <source>In&amp;vert selection</source>
        <translation>I&amp;nverser la sélection</translation>
    </message>
    <message>
        <source>&amp;Linked places</source>
        <translation>Lieux &amp;reliés</translation>
    </message>
    <message>
        <source>Same &amp;type</source>
        <translation>Même &amp;type</translation>
    </message>
    <message>
        <source>Side “%1”</source>
        <extracomment>A menu entry that selects all places of a side: West.</extracomment>
        <translation>Côté «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Ouverture</translation>
    </message>
    <message>
        <source>clipboard</source>
        <extracomment>Where an error was found: instead of the name of a file.</extracomment>
        <translation>presse-papiers</translation>
    </message>
    <message>
        <source>The clipboard does not contain a part of a board. %1</source>
        <extracomment>Error. %1: the reason, a sentence</extracomment>
        <translation>Le presse-papiers ne contient pas de partie de plateau. %1</translation>
    </message>
    <message>
        <source>The clipboard content belongs to another family of games: “%1”.</source>
        <extracomment>Error. %1: the key of the family</extracomment>
        <translation>Ce que contient le presse-papiers appartient à une autre famille de jeux&#x202f;: «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
</context>
<context>
    <name>merlon::EditorActions</name>
    <message>
        <source>Not on this board: its places are cells side by side.</source>
        <extracomment>Tool tip of an action that would move places out of their cells, as on a map of hexagons.</extracomment>
        <translation>Pas sur ce plateau&#x202f;: ses lieux sont des cases côte à côte.</translation>
    </message>
</context>
<context>
    <name>merlon::EditorWindow</name>
    <message>
        <source>%1[*] – Merlon Editor</source>
        <extracomment>Title of the window. %1: a file; [*] marks unsaved changes</extracomment>
        <translation>%1[*] – Éditeur Merlon</translation>
    </message>
    <message>
        <source>Merlon Editor</source>
        <translation>Éditeur Merlon</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Barre d’outils</translation>
    </message>
</context>
<context>
    <name>merlon::EndingSlot</name>
    <message>
        <source>Next step</source>
        <extracomment>Read aloud: where the button stands that ends a step, or the only choice.</extracomment>
        <translation>Étape suivante</translation>
    </message>
</context>
<context>
    <name>merlon::ExportActions</name>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Exported to %1, without the notes and the background image</source>
        <extracomment>Status. %1: a file</extracomment>
        <translation>Exporté dans %1, sans les notes ni l’image de fond</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <extracomment>Status. %1: a file</extracomment>
        <translation>Exporté dans %1</translation>
    </message>
    <message>
        <source>Export a&amp;gain</source>
        <extracomment>A menu entry: writes the file that was exported last once more.</extracomment>
        <translation>Exporter à &amp;nouveau</translation>
    </message>
</context>
<context>
    <name>merlon::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Saved game</source>
        <translation>Partie enregistrée</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Board as it is now</source>
        <translation>Plateau tel qu’il est</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Same as the window</source>
        <translation>Comme la fenêtre</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nuit</translation>
    </message>
    <message>
        <source> ×</source>
        <extracomment>A factor: 2 ×.</extracomment>
        <translation>&#x202f;×</translation>
    </message>
    <message>
        <source>&amp;Content:</source>
        <translation>&amp;Contenu&#x202f;:</translation>
    </message>
    <message>
        <source>C&amp;hart:</source>
        <translation>&amp;Graphique&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Colors:</source>
        <translation>&amp;Couleurs&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Taille&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>Saved game (JSON)</source>
        <translation>Partie enregistrée (JSON)</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Image (PNG)</source>
        <translation>Image (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Dessin (SVG)</translation>
    </message>
    <message>
        <source>Figures (CSV)</source>
        <translation>Chiffres (CSV)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <extracomment>%1: a file</extracomment>
        <translation>Enregistré dans %1.</translation>
    </message>
</context>
<context>
    <name>merlon::ExportOptions</name>
    <message>
        <source>Spaces and &amp;starting pieces</source>
        <translation>E&amp;mplacements et pièces de départ</translation>
    </message>
    <message>
        <source>N&amp;otes</source>
        <translation>N&amp;otes</translation>
    </message>
    <message>
        <source>G&amp;rid</source>
        <translation>&amp;Grille</translation>
    </message>
    <message>
        <source>&amp;Analysis or heat map</source>
        <extracomment>Check box: of an image, whether it shows what an analysis or a balance test has put on the board.</extracomment>
        <translation>&amp;Analyse ou carte de chaleur</translation>
    </message>
    <message>
        <source>Only the selec&amp;tion</source>
        <extracomment>Check box: of an image, whether it shows only the part of the board that is selected.</extracomment>
        <translation>Seulement la sélec&amp;tion</translation>
    </message>
    <message>
        <source>Image (PNG)</source>
        <translation>Image (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Dessin (SVG)</translation>
    </message>
    <message>
        <source>One page (PDF)</source>
        <translation>Une page (PDF)</translation>
    </message>
    <message>
        <source>Print and play (PDF)</source>
        <translation>À imprimer et à jouer (PDF)</translation>
    </message>
    <message>
        <source>Graph (GraphML)</source>
        <translation>Graphe (GraphML)</translation>
    </message>
    <message>
        <source>Graph for Graphviz (DOT)</source>
        <translation>Graphe pour Graphviz (DOT)</translation>
    </message>
    <message>
        <source>Same as the window</source>
        <translation>Comme la fenêtre</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nuit</translation>
    </message>
    <message>
        <source>Names</source>
        <extracomment>What is written at the places of a board.</extracomment>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>What is written at the places of a board.</extracomment>
        <translation>Clés</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>What is written at the places of a board: nothing.</extracomment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format&#x202f;:</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>Tai&amp;lle&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Colors:</source>
        <translation>&amp;Couleurs&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Labels:</source>
        <extracomment>What is written at the places of a board: names, keys, nothing.</extracomment>
        <translation>Éti&amp;quettes&#x202f;:</translation>
    </message>
    <message>
        <source>Lan&amp;guage of names:</source>
        <extracomment>Of the names of places in a file.</extracomment>
        <translation>La&amp;ngue des noms&#x202f;:</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <extracomment>Of all that is printed to be played.</extracomment>
        <translation>Lan&amp;gue&#x202f;:</translation>
    </message>
</context>
<context>
    <name>merlon::FightBanner</name>
    <message>
        <source>%1: %2 against %3. %4</source>
        <extracomment>Read aloud: %1: a place, %2 and %3: the strengths of the attacker and the defender, %4: what it came to, or nothing.</extracomment>
        <translation>%1&#x202f;: %2 contre %3. %4</translation>
    </message>
</context>
<context>
    <name>merlon::FightDisplay</name>
    <message>
        <source>falls at %1</source>
        <extracomment>Below the strengths of both sides: with this strength the attacker takes the place.</extracomment>
        <translation>tombe à %1</translation>
    </message>
</context>
<context>
    <name>merlon::FightRow</name>
    <message>
        <source>%1 : %2</source>
        <extracomment>Strengths of the attacker and the defender: `7 : 5`.</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Figures</source>
        <extracomment>A button: opens the list of all that happened in the fight, in figures.</extracomment>
        <translation>Chiffres</translation>
    </message>
</context>
<context>
    <name>merlon::FightSheet</name>
    <message>
        <source>Close the sheet</source>
        <extracomment>For screen readers: a button on the sheet with the figures of a fight.</extracomment>
        <translation>Fermer la feuille</translation>
    </message>
    <message>
        <source>Closes the sheet; Play &gt; Figures of the last fight opens it again.</source>
        <extracomment>The menu entry is that of the menu Play.</extracomment>
        <translation>Ferme la feuille&#x202f;; Jouer &gt; Les chiffres du dernier combat la rouvre.</translation>
    </message>
</context>
<context>
    <name>merlon::FiguresSheet</name>
    <message>
        <source>The fight, act by act</source>
        <extracomment>For screen readers: the table with the figures of a fight.</extracomment>
        <translation>Le combat, acte par acte</translation>
    </message>
    <message>
        <source>What happened</source>
        <extracomment>The head of a column in the figures of a fight: sentences about what happened.</extracomment>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>The head of a column in the figures of a fight: numbers of rules.</extracomment>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>merlon::FileActions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Close &amp;others</source>
        <extracomment>A menu entry: closes all boards and scenarios but the one in front.</extracomment>
        <translation>Fermer les &amp;autres</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>New from a &amp;template</source>
        <translation>Nouveau d’après un &amp;modèle</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>Open a board or scenario</source>
        <translation>Ouvrir un plateau ou un scénario</translation>
    </message>
    <message>
        <source>Graphs (*.graphml)</source>
        <translation>Graphes (*.graphml)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1 comes from a newer version of Merlon. Saving drops what this version does not know: %2. Save it under another name to keep both.</source>
        <extracomment>Warning. %1: a file, %2: a list of keys</extracomment>
        <translation>%1 vient d’une version plus récente de Merlon. L’enregistrer supprime ce que cette version ne connaît pas&#x202f;: %2. Enregistrez-le sous un autre nom pour garder les deux.</translation>
    </message>
    <message>
        <source>Assign known types</source>
        <translation>Associer des types connus</translation>
    </message>
    <message>
        <source>Save the board</source>
        <translation>Enregistrer le plateau</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Enregistrer le scénario</translation>
    </message>
    <message>
        <source>Boards (*.merlon-board *.json)</source>
        <translation>Plateaux (*.merlon-board *.json)</translation>
    </message>
    <message>
        <source>Scenarios (*.merlon-scenario *.json)</source>
        <translation>Scénarios (*.merlon-scenario *.json)</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <extracomment>Status. %1: a file</extracomment>
        <translation>Enregistré dans %1</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Non enregistré</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes.</source>
        <extracomment>%1: a file</extracomment>
        <translation>«&#x202f;%1&#x202f;» a des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>&amp;New board…</source>
        <translation>&amp;Nouveau plateau…</translation>
    </message>
    <message>
        <source>Boards and scenarios (*.merlon-board *.merlon-scenario *.json *.graphml)</source>
        <translation>Plateaux et scénarios (*.merlon-board *.merlon-scenario *.json *.graphml)</translation>
    </message>
    <message>
        <source>Graph of another program</source>
        <translation>Graphe d’un autre programme</translation>
    </message>
    <message>
        <source>%1 does not say for which game it is:</source>
        <extracomment>%1: a file</extracomment>
        <translation>%1 ne dit pas pour quel jeu il est prévu&#x202f;:</translation>
    </message>
</context>
<context>
    <name>merlon::FinaleDisplay</name>
    <message>
        <source>How it ended</source>
        <extracomment>A button: shows once more who has won and how.</extracomment>
        <translation>Comment elle a fini</translation>
    </message>
</context>
<context>
    <name>merlon::FinaleSheet</name>
    <message>
        <source>%1: %2</source>
        <extracomment>One figure of several, read aloud. %1: a side, `Invader`; %2: a number.</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <extracomment>A button: the same game once more, with another deal.</extracomment>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statistiques</translation>
    </message>
    <message>
        <source>See the &amp;board</source>
        <translation>Voir le &amp;plateau</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>S&amp;wap roles</source>
        <extracomment>A button: the same game once more, with the players at other sides.</extracomment>
        <translation>&amp;Échanger les rôles</translation>
    </message>
</context>
<context>
    <name>merlon::FindBar</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n lieu</numerusform>
            <numerusform>%n lieux</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>What was found: places, notes.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Find places by key, type or name, notes by their text</source>
        <translation>Chercher des lieux par clé, type ou nom, des notes par leur texte</translation>
    </message>
    <message>
        <source>Find places by key, type or name</source>
        <translation>Chercher des lieux par clé, type ou nom</translation>
    </message>
</context>
<context>
    <name>merlon::FindingsPanel</name>
    <message>
        <source>No problems. No game has been chosen for this board yet.</source>
        <translation>Aucun problème. Aucun jeu n’est encore choisi pour ce plateau.</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Aucun problème.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: what is wrong with a board, %2: the game that says so.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n are shown.</source>
        <translation>
            <numerusform>Seul le premier est affiché.</numerusform>
            <numerusform>Seuls les %n premiers sont affichés.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Fix</source>
        <extracomment>A button: does what the line above it says, so that a finding goes away.</extracomment>
        <translation>&amp;Corriger</translation>
    </message>
    <message>
        <source>Take the tool to place it on the board: %1</source>
        <extracomment>What a button does. %1: a kind of place: Forge</extracomment>
        <translation>Prendre l’outil pour le placer sur le plateau&#x202f;: %1</translation>
    </message>
    <message>
        <source>Take the tool to place it on the board: %1 (%2)</source>
        <extracomment>What a button does. %1: a kind of place: Foreground, %2: its side: West</extracomment>
        <translation>Prendre l’outil pour le placer sur le plateau&#x202f;: %1 (%2)</translation>
    </message>
    <message>
        <source>Wrong: %1</source>
        <extracomment>Heading and status line: what is wrong with a board. %1: how many</extracomment>
        <translation>À corriger&#x202f;: %1</translation>
    </message>
    <message>
        <source>Still to do: %1</source>
        <extracomment>Heading and status line: what a board still needs. %1: how many</extracomment>
        <translation>Encore à faire&#x202f;: %1</translation>
    </message>
    <message>
        <source>Advice: %1</source>
        <extracomment>Heading and status line: what could be better about a board. %1: how many</extracomment>
        <translation>Conseils&#x202f;: %1</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <extracomment>Undo step: a problem has been fixed. %1: how: “Barracks: set Access to “open””</extracomment>
        <translation>Corriger&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Fix %n problem(s)</source>
        <extracomment>Undo step: problems have been fixed. %n: so many</extracomment>
        <translation>
            <numerusform>Corriger %n problème</numerusform>
            <numerusform>Corriger %n problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix &amp;all (%1)</source>
        <extracomment>A button: does what mends the problems that leave no choice. %1: how many</extracomment>
        <translation>&amp;Tout corriger (%1)</translation>
    </message>
    <message>
        <source>Follow &amp;all proposals (%1)</source>
        <extracomment>A button: does what is proposed for each problem. %1: how many</extracomment>
        <translation>Suivre &amp;toutes les propositions (%1)</translation>
    </message>
    <message>
        <source>In the rules: %1</source>
        <extracomment>Below the list of problems. %1: the number of the rule that a problem is about: S2-10.5</extracomment>
        <translation>Dans les règles&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>merlon::FirstCard</name>
    <message>
        <source>&amp;Continue</source>
        <extracomment>A button: goes on with the game that was played last.</extracomment>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>A button: opens the lessons of the game to begin with.</extracomment>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>A button: opens the page of a new game. A command.</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Delete this game</source>
        <extracomment>A button with a cross: deletes a game that was left.</extracomment>
        <translation>Supprimer cette partie</translation>
    </message>
    <message>
        <source>Start here</source>
        <extracomment>Above the game that is best to begin with.</extracomment>
        <translation>Pour commencer</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <extracomment>%1: a game.</extracomment>
        <translation>Apprendre %1</translation>
    </message>
    <message>
        <source>Play %1</source>
        <extracomment>%1: a game.</extracomment>
        <translation>Jouer %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Above the game that was played last; a title.</extracomment>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>on %1</source>
        <extracomment>%1: a board.</extracomment>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>How far a game has come. %1: `Round 4 of 7`, %2: the phase, `Maneuver`.</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>merlon::GameActions</name>
    <message>
        <source>Save game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Saved games (*.json)</source>
        <translation>Parties enregistrées (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Resign for %1? The whole team loses the game.</source>
        <extracomment>%1: a side and perhaps a name, `Eastern defender (Anne)`.</extracomment>
        <translation>Abandonner pour %1&#x202f;? Toute l’équipe perd la partie.</translation>
    </message>
    <message>
        <source>Resign this game?</source>
        <translation>Abandonner cette partie&#x202f;?</translation>
    </message>
    <message>
        <source>Resign</source>
        <extracomment>A button: gives up the game.</extracomment>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <extracomment>A button: does not give up the game.</extracomment>
        <translation>Continuer la partie</translation>
    </message>
</context>
<context>
    <name>merlon::GameCard</name>
    <message>
        <source>Learn</source>
        <extracomment>A button on the card of a game: opens its lessons.</extracomment>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>A button on the card of a game: opens the page of a new game. A command.</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <extracomment>%1: a game.</extracomment>
        <translation>Apprendre %1</translation>
    </message>
    <message>
        <source>Play %1</source>
        <extracomment>%1: a game.</extracomment>
        <translation>Jouer %1</translation>
    </message>
</context>
<context>
    <name>merlon::GameLauncher</name>
    <message>
        <source>Some images are missing and are shown as a question mark. %1</source>
        <extracomment>Error. %1: which ones</extracomment>
        <translation>Certaines images manquent et sont remplacées par un point d’interrogation. %1</translation>
    </message>
    <message>
        <source>Open saved game or scenario</source>
        <translation>Ouvrir une partie ou un scénario</translation>
    </message>
    <message>
        <source>Saved games and scenarios (*.json *.merlon-scenario)</source>
        <translation>Parties enregistrées et scénarios (*.json *.merlon-scenario)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>This game is open in another window, or it is over.</source>
        <translation>Cette partie est ouverte dans une autre fenêtre, ou elle est finie.</translation>
    </message>
    <message>
        <source>Delete game</source>
        <translation>Supprimer la partie</translation>
    </message>
    <message>
        <source>Delete this game for good? %1: %2. %3</source>
        <extracomment>%1: a game, or the name of a file; %2: how it stands, `Round 4 of 7`; %3: `Today, 11:42`.</extracomment>
        <translation>Supprimer définitivement cette partie&#x202f;? %1&#x202f;: %2. %3</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>A button: deletes a game for good.</extracomment>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>A button: does not delete a game.</extracomment>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>Continue game</source>
        <translation>Continuer la partie</translation>
    </message>
    <message>
        <source>This game is open on the computer “%1”, or was when its files were copied. If it is still being played there, one of the two will not be kept.</source>
        <extracomment>%1: the name of a computer.</extracomment>
        <translation>Cette partie est ouverte sur l’ordinateur «&#x202f;%1&#x202f;», ou l’était quand ses fichiers ont été copiés. Si elle y est encore jouée, l’une des deux ne sera pas conservée.</translation>
    </message>
    <message>
        <source>Continue here</source>
        <extracomment>A button: takes over a game that another computer has.</extracomment>
        <translation>Continuer ici</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>A button: does not take over a game that another computer has.</extracomment>
        <translation>La laisser</translation>
    </message>
    <message>
        <source>Merlon’s own files are missing: there is no folder %1. Install Merlon again, or set MERLON_RESOURCES to the folder that holds them.</source>
        <extracomment>Error. %1: a folder</extracomment>
        <translation>Les fichiers de Merlon manquent&#x202f;: le dossier %1 n’existe pas. Réinstallez Merlon, ou indiquez dans MERLON_RESOURCES le dossier qui les contient.</translation>
    </message>
    <message>
        <source>“%1” is not a saved game or a scenario of Merlon. (%2)</source>
        <extracomment>Error. %1: the name of a file, %2: what is wrong with it, with its place.</extracomment>
        <translation>«&#x202f;%1&#x202f;» n’est ni une partie enregistrée ni un scénario de Merlon. (%2)</translation>
    </message>
    <message>
        <source>This is a game of your own now. It is saved as you play.</source>
        <translation>Cette partie est maintenant la vôtre. Elle est sauvegardée au fil du jeu.</translation>
    </message>
    <message>
        <source>A new game begins here. The previous one is in My games.</source>
        <translation>Une nouvelle partie commence ici. La précédente est dans Mes parties.</translation>
    </message>
</context>
<context>
    <name>merlon::GoalEditor</name>
    <message>
        <source>Make it a puzzle</source>
        <translation>En faire une énigme</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>Praise</source>
        <extracomment>What is said when a puzzle is solved: a label</extracomment>
        <translation>Félicitations</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Reached when</source>
        <extracomment>What is to be reached in a puzzle: a label.</extracomment>
        <translation>Atteint quand</translation>
    </message>
    <message>
        <source>The role wins</source>
        <translation>Le rôle gagne</translation>
    </message>
    <message>
        <source>An event happens</source>
        <translation>Un événement a lieu</translation>
    </message>
    <message>
        <source>A number is reached</source>
        <translation>Un nombre est atteint</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Number at</source>
        <extracomment>Label: where in the position the number is that has to be reached, such as /round.</extracomment>
        <translation>Nombre à</translation>
    </message>
    <message>
        <source>Compared</source>
        <extracomment>Label, before the choices “at least”, “at most”, “exactly”.</extracomment>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>au moins</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>au plus</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>exactement</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Own turns</source>
        <translation>Fois où le rôle joue</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>With a seed, every attempt has the same draws.</source>
        <translation>Avec une graine, chaque essai a les mêmes tirages.</translation>
    </message>
    <message>
        <source>In English</source>
        <translation>En anglais</translation>
    </message>
    <message>
        <source>In French</source>
        <translation>En français</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>What a field holds and its language: Task, In English.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>All choices of a game that reaches the goal, in notation, one on each line.</source>
        <translation>Tous les choix d’une partie qui atteint le but, en notation, un par ligne.</translation>
    </message>
    <message>
        <source>Goal: %1</source>
        <extracomment>Undo step. %1: what is changed about the goal of a puzzle: Role</extracomment>
        <translation>But&#x202f;: %1</translation>
    </message>
    <message>
        <source>One role has to reach a goal. The computer plays the others.</source>
        <translation>Un rôle doit atteindre un but. L’ordinateur joue les autres.</translation>
    </message>
    <message>
        <source>Remove the puzzle</source>
        <translation>Supprimer l’énigme</translation>
    </message>
    <message>
        <source>A new one each time</source>
        <extracomment>In place of a seed: every attempt at a puzzle is dealt otherwise.</extracomment>
        <translation>Une nouvelle à chaque fois</translation>
    </message>
</context>
<context>
    <name>merlon::GridDialog</name>
    <message>
        <source>Grid</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Carrés</translation>
    </message>
    <message>
        <source>Hexagons</source>
        <translation>Hexagones</translation>
    </message>
    <message>
        <source>Rings around the middle</source>
        <translation>Cercles autour du milieu</translation>
    </message>
    <message>
        <source>&amp;Shape:</source>
        <extracomment>Of a grid: squares, hexagons or rings.</extracomment>
        <translation>&amp;Forme&#x202f;:</translation>
    </message>
    <message>
        <source>S&amp;pacing:</source>
        <extracomment>Of a grid: how far its points are from each other.</extracomment>
        <translation>&amp;Espacement&#x202f;:</translation>
    </message>
    <message>
        <source>Offset to the &amp;right:</source>
        <extracomment>Of a grid: how far it is moved to the right.</extracomment>
        <translation>Décalage vers la &amp;droite&#x202f;:</translation>
    </message>
    <message>
        <source>Offset &amp;downward:</source>
        <extracomment>Of a grid: how far it is moved downward.</extracomment>
        <translation>Décalage vers le &amp;bas&#x202f;:</translation>
    </message>
    <message>
        <source>Show the &amp;grid</source>
        <translation>Montrer la &amp;grille</translation>
    </message>
    <message>
        <source>S&amp;nap to the grid</source>
        <translation>Aima&amp;nter à la grille</translation>
    </message>
</context>
<context>
    <name>merlon::GuideCard</name>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>Of a lesson: step %1 of %2.</extracomment>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>Opens the rulebook there.</source>
        <translation>Ouvre le livre de règles à cet endroit.</translation>
    </message>
    <message>
        <source>&amp;Go back there</source>
        <translation>&amp;Y revenir</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <source>Show &amp;me</source>
        <translation>&amp;Montrez-moi</translation>
    </message>
    <message>
        <source>The guide makes the choice for you.</source>
        <translation>Le guide fait le choix à votre place.</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>S&amp;uivant</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Leaves the lesson.</source>
        <translation>Quitte la leçon.</translation>
    </message>
    <message>
        <source>Guide of the lesson</source>
        <translation>Guide de la leçon</translation>
    </message>
    <message>
        <source>Do it for &amp;me</source>
        <extracomment>A button in a lesson in which a board is drawn.</extracomment>
        <translation>Le &amp;faire pour moi</translation>
    </message>
    <message>
        <source>The guide draws what this step asks for.</source>
        <translation>Le guide dessine ce que demande cette étape.</translation>
    </message>
</context>
<context>
    <name>merlon::GuideLineActions</name>
    <message>
        <source>Add a &amp;guide line…</source>
        <translation>A&amp;jouter un repère…</translation>
    </message>
    <message>
        <source>Remove all guide &amp;lines</source>
        <translation>R&amp;etirer tous les repères</translation>
    </message>
    <message>
        <source>Add guide line</source>
        <translation>Ajouter un repère</translation>
    </message>
    <message>
        <source>Remove all guide lines</source>
        <translation>Retirer tous les repères</translation>
    </message>
    <message>
        <source>Select &amp;next guide line</source>
        <extracomment>Edit menu: selects it, so that the arrow keys move it</extracomment>
        <translation>Sélectio&amp;nner le repère suivant</translation>
    </message>
    <message>
        <source>Move guide line t&amp;o…</source>
        <extracomment>Edit menu and the menu on a guide line: asks for the number on the ruler</extracomment>
        <translation>Déplacer le repère vers une posi&amp;tion…</translation>
    </message>
</context>
<context>
    <name>merlon::GuideLineDialog</name>
    <message>
        <source>Add a guide line</source>
        <translation>Ajouter un repère</translation>
    </message>
    <message>
        <source>Vertical</source>
        <extracomment>Direction of a guide line.</extracomment>
        <translation>Vertical</translation>
    </message>
    <message>
        <source>Horizontal</source>
        <extracomment>Direction of a guide line.</extracomment>
        <translation>Horizontal</translation>
    </message>
    <message>
        <source>&amp;Direction:</source>
        <extracomment>Of a guide line: vertical or horizontal.</extracomment>
        <translation>&amp;Direction&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Position:</source>
        <extracomment>Of a guide line: the number on the ruler that it passes.</extracomment>
        <translation>&amp;Position&#x202f;:</translation>
    </message>
    <message>
        <source>Guide line position</source>
        <translation>Position du repère</translation>
    </message>
</context>
<context>
    <name>merlon::HandFan</name>
    <message>
        <source>Hand: %1</source>
        <extracomment>%1: a player&apos;s role. Read aloud.</extracomment>
        <translation>Main&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>merlon::HandOverPage</name>
    <message>
        <source>Your turn: %1</source>
        <extracomment>%1: a side and perhaps a name, `Defender (Anne)`.</extracomment>
        <translation>À vous&#x202f;: %1</translation>
    </message>
    <message>
        <source>Face-down information stays hidden until you have handed over the screen.</source>
        <translation>Ce qui est face cachée reste caché jusqu’à ce que l’écran ait changé de mains.</translation>
    </message>
    <message>
        <source>I’m ready – show the game</source>
        <translation>C’est bien moi&#x202f;: afficher la partie</translation>
    </message>
    <message>
        <source>Look away, please: %1</source>
        <extracomment>%1: one side or several, each perhaps with a name.</extracomment>
        <translation>Ne regardez pas&#x202f;: %1</translation>
    </message>
    <message>
        <source>May watch: %1</source>
        <extracomment>%1: one side or several, each perhaps with a name.</extracomment>
        <translation>Autorisé à regarder&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier event(s) in the log.</source>
        <extracomment>Above a list of what has happened. %n: what is not in it</extracomment>
        <translation>
            <numerusform>%n événement plus ancien dans le journal.</numerusform>
            <numerusform>%n événements plus anciens dans le journal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Meanwhile:</source>
        <extracomment>Above a list of what has happened since a player’s last choice.</extracomment>
        <translation>Entre-temps&#x202f;:</translation>
    </message>
</context>
<context>
    <name>merlon::ImageSizeFields</name>
    <message>
        <source>pixels</source>
        <extracomment>A unit of length, after width and height.</extracomment>
        <translation>pixels</translation>
    </message>
    <message>
        <source>mm</source>
        <extracomment>A unit of length, after width and height.</extracomment>
        <translation>mm</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
</context>
<context>
    <name>merlon::KeptOffer</name>
    <message>
        <source>This balance test was interrupted after %1 of %2 games.</source>
        <extracomment>Above the buttons Continue and Start over. %1: games that have been played, %2: games in all, such as 1,000</extracomment>
        <translation>Ce test d’équilibre a été interrompu après %1 parties sur %2.</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Button: go on with a balance test that was interrupted</extracomment>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Plays the remaining games. The result is that of an uninterrupted test.</source>
        <translation>Joue les parties restantes. Le résultat est celui d’un test sans interruption.</translation>
    </message>
    <message>
        <source>Start over</source>
        <extracomment>Button: drop the games of a balance test that was interrupted and play all of them</extracomment>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Deletes what was played before and plays all games.</source>
        <translation>Supprime ce qui a déjà été joué et joue toutes les parties.</translation>
    </message>
</context>
<context>
    <name>merlon::KeptTile</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A game in the library. %1: its name, %2: how it stands, `Round 4 of 7`.</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Below a game in the library. %1: who else plays, %2: when it was played last: `Computer · Today, 11:42`.</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Delete this game</source>
        <extracomment>A button with a cross.</extracomment>
        <translation>Supprimer cette partie</translation>
    </message>
</context>
<context>
    <name>merlon::KindTree</name>
    <message>
        <source>All types of places</source>
        <translation>Tous les types de lieux</translation>
    </message>
    <message>
        <source>All types of links</source>
        <translation>Tous les types de liens</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Le plateau</translation>
    </message>
</context>
<context>
    <name>merlon::KindsDialog</name>
    <message>
        <source>Unknown types</source>
        <translation>Types inconnus</translation>
    </message>
    <message>
        <source>This board uses unknown names for some types of places and links. What do they correspond to?</source>
        <translation>Ce plateau donne des noms inconnus à certains types de lieux et de liens. À quoi correspondent-ils&#x202f;?</translation>
    </message>
    <message>
        <source>Place “%1”:</source>
        <extracomment>A kind of place, as another program calls it.</extracomment>
        <translation>Lieu «&#x202f;%1&#x202f;»&#x202f;:</translation>
    </message>
    <message>
        <source>Link “%1”:</source>
        <extracomment>A kind of link, as another program calls it.</extracomment>
        <translation>Lien «&#x202f;%1&#x202f;»&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Assign these types</source>
        <translation>&amp;Associer ces types</translation>
    </message>
    <message>
        <source>&amp;Leave all unchanged</source>
        <translation>T&amp;out laisser ainsi</translation>
    </message>
    <message>
        <source>Leave unchanged</source>
        <translation>Laisser ainsi</translation>
    </message>
</context>
<context>
    <name>merlon::LayersPanel</name>
    <message>
        <source>Names</source>
        <extracomment>A layer of the drawing: what is written beside places.</extracomment>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>A layer of the drawing.</extracomment>
        <translation>Lieux</translation>
    </message>
    <message>
        <source>Links</source>
        <extracomment>A layer of the drawing.</extracomment>
        <translation>Liens</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Calques</translation>
    </message>
    <message>
        <source>Visible</source>
        <extracomment>Above a column of boxes: which layers are seen.</extracomment>
        <translation>Visible</translation>
    </message>
    <message>
        <source>Locked</source>
        <extracomment>Above a column of boxes: what lies on which layers cannot be selected or moved.</extracomment>
        <translation>Verrouillé</translation>
    </message>
    <message>
        <source>%1: visible</source>
        <extracomment>A box; %1 is a layer: “Places: visible”.</extracomment>
        <translation>%1&#x202f;: visible</translation>
    </message>
    <message>
        <source>%1: locked</source>
        <extracomment>A box; %1 is a layer: “Places: locked”.</extracomment>
        <translation>%1&#x202f;: verrouillé</translation>
    </message>
    <message>
        <source>Names follow their places; they are never selected.</source>
        <translation>Les noms suivent leurs lieux&#x202f;; on ne les sélectionne jamais.</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>A layer of the drawing.</extracomment>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Background</source>
        <extracomment>A layer of the drawing: a picture under it.</extracomment>
        <translation>Fond</translation>
    </message>
</context>
<context>
    <name>merlon::LayoutDialog</name>
    <message>
        <source>The places would be arranged like this. Their links become straight.</source>
        <translation>Les lieux seraient disposés ainsi. Leurs liens deviennent droits.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <extracomment>A button: moves the places as the preview shows.</extracomment>
        <translation>&amp;Disposer</translation>
    </message>
    <message>
        <source>&amp;Form:</source>
        <extracomment>In front of a list: what the walls of a fortress are drawn like, such as “Rectangle”.</extracomment>
        <translation>&amp;Forme&#x202f;:</translation>
    </message>
</context>
<context>
    <name>merlon::LearnCard</name>
    <message>
        <source>%1 · %2 · %3 min</source>
        <extracomment>A lesson: the game, the side and how long it takes: `Siege: Breach · Invader · 8 min`.</extracomment>
        <translation>%1 · %2 · %3 min</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Commencée</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <extracomment>Name for screen readers. %1: the title of a lesson</extracomment>
        <translation>Leçon&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>merlon::LearnPage</name>
    <message>
        <source>Learn %1</source>
        <extracomment>The title of a page with lessons. %1: a game.</extracomment>
        <translation>Apprendre %1</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Apprendre à jouer</translation>
    </message>
    <message>
        <source>Each lesson takes a few minutes and lets you play a real position, step by step.</source>
        <translation>Chaque leçon dure quelques minutes et vous fait jouer une vraie position, pas à pas.</translation>
    </message>
    <message>
        <source>Read the &amp;rulebook</source>
        <extracomment>A button: opens the rulebook of the game.</extracomment>
        <translation>Lire les &amp;règles</translation>
    </message>
</context>
<context>
    <name>merlon::LessonDesk</name>
    <message>
        <source>The game waits for you.</source>
        <translation>La partie vous attend.</translation>
    </message>
    <message>
        <source>Read what the guide says, then press Next.</source>
        <translation>Lisez ce que dit le guide, puis appuyez sur Suivant.</translation>
    </message>
</context>
<context>
    <name>merlon::LessonEnd</name>
    <message>
        <source>Well done! You have finished this lesson.</source>
        <extracomment>At the end of a lesson.</extracomment>
        <translation>Bravo&#x202f;! Vous avez terminé cette leçon.</translation>
    </message>
    <message>
        <source>Next &amp;lesson</source>
        <extracomment>A button at the end of a lesson: begins the next one.</extracomment>
        <translation>&amp;Leçon suivante</translation>
    </message>
    <message>
        <source>Play this gam&amp;e</source>
        <extracomment>A button at the end of a lesson: opens the page of a new game.</extracomment>
        <translation>Jouer à ce j&amp;eu</translation>
    </message>
    <message>
        <source>C&amp;ontinue from here</source>
        <extracomment>A button at the end of a lesson: a game begins where the lesson has ended.</extracomment>
        <translation>C&amp;ontinuer à partir d’ici</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <extracomment>A button at the end of a lesson: back to the start page.</extracomment>
        <translation>Page d’a&amp;ccueil</translation>
    </message>
    <message>
        <source>Play on this &amp;board</source>
        <extracomment>A button at the end of a lesson in which a board has been drawn: a game begins on it.</extracomment>
        <translation>Jouer sur ce &amp;plateau</translation>
    </message>
    <message>
        <source>&amp;Close the lesson</source>
        <extracomment>A button at the end of a lesson in which a board has been drawn: the guide goes, the board stays.</extracomment>
        <translation>&amp;Fermer la leçon</translation>
    </message>
</context>
<context>
    <name>merlon::LessonGuide</name>
    <message>
        <source>You may do that, and play on to see what happens. But the lesson continues from another choice: go back to it whenever you like.</source>
        <translation>Vous pouvez le faire, et continuer pour voir ce qui se passe. Mais la leçon part d’un autre choix&#x202f;: revenez-y quand vous voulez.</translation>
    </message>
</context>
<context>
    <name>merlon::LeverList</name>
    <message>
        <source>%1 to %2</source>
        <extracomment>From a number to a number: the interval of an effect.</extracomment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Try changes</source>
        <translation>Essayer des changements</translation>
    </message>
    <message>
        <source>Changes can only be tried on boards.</source>
        <translation>Seuls les plateaux permettent d’essayer des changements.</translation>
    </message>
    <message>
        <source>The board has changed since this run. Run it again.</source>
        <translation>Le plateau a changé depuis cette série. Relancez-la.</translation>
    </message>
    <message numerus="yes">
        <source>Playing… %n change(s) tried.</source>
        <extracomment>%n: changes of a board that have been tried so far</extracomment>
        <translation>
            <numerusform>Parties en cours… %n changement essayé.</numerusform>
            <numerusform>Parties en cours… %n changements essayés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bold: significant. Check a change with a new run after applying it.</source>
        <translation>En gras&#x202f;: significatif. Vérifiez un changement appliqué par une nouvelle série.</translation>
    </message>
    <message>
        <source>Changes by effect</source>
        <translation>Changements par effet</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>%1 wins, points</source>
        <extracomment>Column. %1: a role; how many points of a percentage more or less it wins</extracomment>
        <translation>Victoires (%1), points</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Intervalle à 95&#x202f;%</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Tries single changes at the places that decide the games.</source>
        <translation>Essaie un seul changement à la fois, aux lieux qui décident des parties.</translation>
    </message>
    <message>
        <source>Changes the board in one step, which can be undone.</source>
        <translation>Modifie le plateau, en une étape que l’on peut annuler.</translation>
    </message>
    <message>
        <source>Runs computer games with one change to the board at a time.</source>
        <translation>Fait jouer l’ordinateur avec un seul changement du plateau à la fois.</translation>
    </message>
</context>
<context>
    <name>merlon::LogModel</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Title and text of a paragraph of the chronicle.</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>merlon::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Show &amp;this moment</source>
        <translation>Montrer ce &amp;moment</translation>
    </message>
    <message>
        <source>Read the &amp;rule</source>
        <extracomment>%1: number of a rule.</extracomment>
        <translation>Lire la rè&amp;gle</translation>
    </message>
    <message>
        <source>Read the &amp;rule %1</source>
        <extracomment>Menu. %1: the number of a rule, such as S2-6.3</extracomment>
        <translation>Lire la rè&amp;gle %1</translation>
    </message>
    <message>
        <source>&amp;Copy selected lines</source>
        <translation>&amp;Copier les lignes sélectionnées</translation>
    </message>
    <message>
        <source>Copy &amp;whole log</source>
        <translation>Copier &amp;tout le journal</translation>
    </message>
    <message>
        <source>Copy &amp;visible lines</source>
        <translation>Copier les lignes &amp;affichées</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation>&amp;Tout</translation>
    </message>
    <message>
        <source>Choices of: %1</source>
        <extracomment>%1: a side, `Invader`.</extracomment>
        <translation>Choix&#x202f;: %1</translation>
    </message>
    <message>
        <source>&amp;Assaults only</source>
        <translation>Les &amp;assauts seulement</translation>
    </message>
    <message>
        <source>Setting up</source>
        <extracomment>Title. %1: a number</extracomment>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>Title. %1: a number</extracomment>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Chercher dans le journal</translation>
    </message>
    <message>
        <source>Filter of the log</source>
        <translation>Filtre du journal</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Show this moment</source>
        <translation>Montrer ce moment</translation>
    </message>
    <message>
        <source>Point at a line to see its places on the board, double-click to see its moment, click its number to read the rule.</source>
        <translation>Pointez une ligne pour voir ses lieux sur le plateau, double-cliquez pour voir son moment, cliquez sur son numéro pour lire la règle.</translation>
    </message>
</context>
<context>
    <name>merlon::MainWindow</name>
    <message>
        <source>About Merlon</source>
        <translation>À propos de Merlon</translation>
    </message>
    <message>
        <source>&lt;b&gt;Merlon %1&lt;/b&gt;&lt;br&gt;Board games of siege and territory.&lt;br&gt;Free software under the GNU General Public License, version 3 or later.&lt;br&gt;Fonts: EB Garamond and Inter, under the SIL Open Font License.</source>
        <extracomment>%1: the version</extracomment>
        <translation>&lt;b&gt;Merlon %1&lt;/b&gt;&lt;br&gt;Jeux de siège et de territoire.&lt;br&gt;Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure.&lt;br&gt;Polices&#x202f;: EB Garamond et Inter, sous la licence SIL Open Font License.</translation>
    </message>
    <message>
        <source>The game continues, but it is not saved to disk at the moment. %1</source>
        <extracomment>Warning. %1: the reason, a sentence</extracomment>
        <translation>La partie continue, mais elle n’est plus enregistrée sur le disque pour l’instant. %1</translation>
    </message>
</context>
<context>
    <name>merlon::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Fermer le message</translation>
    </message>
</context>
<context>
    <name>merlon::MyGames</name>
    <message>
        <source>My games</source>
        <extracomment>The title of the library on the start page.</extracomment>
        <translation>Mes parties</translation>
    </message>
    <message>
        <source>Games that you leave or finish are kept here.</source>
        <translation>Les parties que vous quittez ou finissez sont conservées ici.</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>En montrer moins</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <extracomment>A button: asks for a file.</extracomment>
        <translation>&amp;Ouvrir un fichier…</translation>
    </message>
    <message numerus="yes">
        <source>%n in progress</source>
        <extracomment>Beside `My games`. Together they make `3 in progress, 14 finished`.</extracomment>
        <translation>
            <numerusform>%n en cours</numerusform>
            <numerusform>%n en cours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <translation>
            <numerusform>%n terminée</numerusform>
            <numerusform>%n terminées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: `3 in progress`, %2: `14 finished`.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>A saved game resumes where it ended. A scenario starts with its suggested players.</source>
        <translation>Une partie enregistrée reprend là où elle s’arrête. Un scénario commence avec les joueurs qu’il propose.</translation>
    </message>
</context>
<context>
    <name>merlon::NewBoardDialog</name>
    <message>
        <source>New board</source>
        <translation>Nouveau plateau</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Point de départ</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>What a new board is called.</extracomment>
        <translation>&amp;Nom&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <extracomment>For which game a new board is.</extracomment>
        <translation>&amp;Jeu&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <extracomment>A button: begins the new board.</extracomment>
        <translation>&amp;Créer</translation>
    </message>
    <message>
        <source>C&amp;olumns:</source>
        <extracomment>Of a field of cells: how many stand side by side.</extracomment>
        <translation>C&amp;olonnes&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Rows:</source>
        <extracomment>Of a field of cells: how many stand one below the other.</extracomment>
        <translation>&amp;Rangées&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Filled with:</source>
        <extracomment>The type of the places that a field of cells consists of.</extracomment>
        <translation>R&amp;emplies de&#x202f;:</translation>
    </message>
</context>
<context>
    <name>merlon::NewGameForm</name>
    <message>
        <source>&amp;Seed:</source>
        <translation>&amp;Graine&#x202f;:</translation>
    </message>
    <message>
        <source>The same seed always gives the same cards and draws – useful for a rematch on equal terms.</source>
        <translation>La même graine donne toujours les mêmes cartes et les mêmes tirages&#x202f;: utile pour une revanche à armes égales.</translation>
    </message>
    <message>
        <source>You can undo even after a random draw, after something hidden has been revealed, or after another player has chosen. When off, undo stops there.</source>
        <translation>Vous pouvez annuler même après un tirage, après la révélation d’un élément caché ou après le choix d’un autre joueur. Sinon, l’annulation s’arrête là.</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <extracomment>The title of the page of a new game. %1: a game.</extracomment>
        <translation>Nouvelle partie&#x202f;: %1</translation>
    </message>
    <message>
        <source>&amp;Less</source>
        <extracomment>A button: shows or hides fields that are rarely needed.</extracomment>
        <translation>&amp;Moins</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Plus</translation>
    </message>
    <message>
        <source>Names of the players, seed and free undo</source>
        <translation>Noms des joueurs, graine et annulation libre</translation>
    </message>
    <message>
        <source>Free &amp;undo</source>
        <translation>Annulation &amp;libre</translation>
    </message>
    <message>
        <source>New see&amp;d</source>
        <translation>Nouvelle &amp;graine</translation>
    </message>
    <message>
        <source>Same deal a&amp;gain</source>
        <translation>Même &amp;donne</translation>
    </message>
    <message>
        <source>Play the same deal again: the next game gets the seed of the last one.</source>
        <translation>Rejouer la même donne&#x202f;: la prochaine partie reçoit la graine de la dernière.</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>&amp;Commencer</translation>
    </message>
</context>
<context>
    <name>merlon::NoteEditor</name>
    <message>
        <source>Remark</source>
        <extracomment>A kind of note.</extracomment>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>A kind of note.</extracomment>
        <translation>Question</translation>
    </message>
    <message>
        <source>Task</source>
        <extracomment>A kind of note: something to do.</extracomment>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>A kind of note: something that has been done.</extracomment>
        <translation>Fait</translation>
    </message>
    <message>
        <source>Delete note</source>
        <translation>Supprimer la note</translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation>Modifier la note</translation>
    </message>
    <message numerus="yes">
        <source>A drawing has at most %n note(s).</source>
        <translation>
            <numerusform>Un dessin porte au plus %n note.</numerusform>
            <numerusform>Un dessin porte au plus %n notes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>Ajouter une note</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Text of the note</source>
        <extracomment>Read aloud: the field in which a note is written.</extracomment>
        <translation>Texte de la note</translation>
    </message>
    <message>
        <source>Esc or Ctrl+Enter keeps the note. An empty note is removed.</source>
        <translation>Échap ou Ctrl+Entrée garde la note. Une note vide est supprimée.</translation>
    </message>
    <message>
        <source>Type of note</source>
        <translation>Type de note</translation>
    </message>
</context>
<context>
    <name>merlon::OddsPanel</name>
    <message>
        <source>%1%</source>
        <extracomment>A percentage</extracomment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <extracomment>A probability and how far off it may be: `12 % ± 2`.</extracomment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>The odds are shown to the player who takes over.</source>
        <translation>Les probabilités s’afficheront pour le joueur qui prendra la main.</translation>
    </message>
    <message>
        <source>No assault is coming.</source>
        <translation>Aucun assaut n’est à venir.</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>These odds are exact.</source>
        <translation>Ces probabilités sont exactes.</translation>
    </message>
    <message numerus="yes">
        <source>Based on %n simulated assault(s); margin of error ±%1 points (95%).</source>
        <extracomment>%1: a number with a decimal.</extracomment>
        <translation>
            <numerusform>D’après %n assaut simulé&#x202f;; marge d’erreur&#x202f;: ±%1 points (à 95&#x202f;%).</numerusform>
            <numerusform>D’après %n assauts simulés&#x202f;; marge d’erreur&#x202f;: ±%1 points (à 95&#x202f;%).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
%2</source>
        <extracomment>%1: losses of both sides, %2: how exact the odds are.</extracomment>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>%1 Still calculating…</source>
        <extracomment>%1: what is known so far, a sentence</extracomment>
        <translation>%1 Calcul en cours…</translation>
    </message>
    <message>
        <source>Odds of the assault</source>
        <translation>Probabilités de l’assaut</translation>
    </message>
    <message>
        <source>Wall</source>
        <extracomment>The head of a column: the units that die.</extracomment>
        <translation>Mur</translation>
    </message>
    <message>
        <source>Breach</source>
        <translation>Brèche</translation>
    </message>
    <message>
        <source>Assumes that the assault starts now and that both players choose like the computer. Hidden information is treated as unknown.</source>
        <translation>Suppose que l’assaut commence maintenant et que les deux joueurs choisissent comme l’ordinateur. Ce qui vous est caché est supposé inconnu.</translation>
    </message>
    <message>
        <source>The invaders get in: %1</source>
        <extracomment>Odds. %1: a percentage</extracomment>
        <translation>Les assaillants entrent&#x202f;: %1</translation>
    </message>
    <message>
        <source>Losses of the invaders: %1
Losses of the defenders: %2</source>
        <extracomment>Odds. %1, %2: average numbers of units</extracomment>
        <translation>Pertes des assaillants&#x202f;: %1
Pertes des défenseurs&#x202f;: %2</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Pertes</translation>
    </message>
    <message>
        <source>Invaders / defenders killed on this wall, on average</source>
        <translation>Assaillants / défenseurs éliminés sur ce mur, en moyenne</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Probabilités</translation>
    </message>
</context>
<context>
    <name>merlon::OptionList</name>
    <message>
        <source>%1:</source>
        <extracomment>The name of an option, before its value.</extracomment>
        <translation>%1&#x202f;:</translation>
    </message>
    <message>
        <source>With “%1: %2” this option changes nothing. %3</source>
        <extracomment>%1 is the name of another option, %2 its value, %3 what the greyed option is for.</extracomment>
        <translation>Avec «&#x202f;%1&#x202f;: %2&#x202f;», cette option ne change rien. %3</translation>
    </message>
    <message>
        <source>Game options</source>
        <translation>Options de la partie</translation>
    </message>
</context>
<context>
    <name>merlon::OwnAttributeActions</name>
    <message>
        <source>&amp;Your own attributes…</source>
        <translation>&amp;Vos attributs…</translation>
    </message>
</context>
<context>
    <name>merlon::OwnAttributeForm</name>
    <message>
        <source>English name</source>
        <translation>Nom anglais</translation>
    </message>
    <message>
        <source>French name</source>
        <translation>Nom français</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <extracomment>Type of an attribute: one can be ticked.</extracomment>
        <translation>Oui ou non</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>One of several words</source>
        <extracomment>Type of an attribute: its value is one of a list of words.</extracomment>
        <translation>Un mot au choix</translation>
    </message>
    <message>
        <source>Any of several words</source>
        <extracomment>Type of an attribute: its value is any of a list of words.</extracomment>
        <translation>Plusieurs mots au choix</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Valeur par défaut</translation>
    </message>
    <message>
        <source>Scope</source>
        <extracomment>Of an attribute: which types of places and links have it.</extracomment>
        <translation>Portée</translation>
    </message>
    <message>
        <source>English help</source>
        <translation>Aide en anglais</translation>
    </message>
    <message>
        <source>French help</source>
        <translation>Aide en français</translation>
    </message>
</context>
<context>
    <name>merlon::OwnAttributesDialog</name>
    <message>
        <source>Your own attributes</source>
        <translation>Vos attributs</translation>
    </message>
    <message>
        <source>Add what you want to note about places, links and the board. It is kept, shown and found; the rules ignore it.</source>
        <translation>Ajoutez ce que vous voulez noter sur les lieux, les liens et le plateau. Cela est conservé, affiché et trouvé&#x202f;; les règles l’ignorent.</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>&amp;Save as schema…</source>
        <translation>Enregi&amp;strer comme schéma…</translation>
    </message>
    <message>
        <source>&amp;Load schema…</source>
        <translation>&amp;Charger un schéma…</translation>
    </message>
    <message>
        <source>New attribute</source>
        <extracomment>An attribute that has been added, before it gets a name.</extracomment>
        <translation>Nouvel attribut</translation>
    </message>
    <message>
        <source>Load a schema</source>
        <translation>Charger un schéma</translation>
    </message>
    <message>
        <source>Schemas of Merlon (*.merlon-schema *.json)</source>
        <translation>Schémas de Merlon (*.merlon-schema *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>This schema is for another family of games: “%1”.</source>
        <extracomment>Error. %1: the key of the family</extracomment>
        <translation>Ce schéma concerne une autre famille de jeux&#x202f;: «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Save as schema</source>
        <translation>Enregistrer comme schéma</translation>
    </message>
    <message>
        <source>Schemas of Merlon (*.merlon-schema)</source>
        <translation>Schémas de Merlon (*.merlon-schema)</translation>
    </message>
</context>
<context>
    <name>merlon::OwnLayers</name>
    <message>
        <source>Layer %1</source>
        <extracomment>What a new layer is called. %1: a number</extracomment>
        <translation>Calque %1</translation>
    </message>
    <message>
        <source>Rename layer</source>
        <translation>Renommer le calque</translation>
    </message>
    <message>
        <source>Show or hide layer</source>
        <translation>Afficher ou masquer le calque</translation>
    </message>
    <message>
        <source>Lock or unlock layer</source>
        <translation>Verrouiller ou déverrouiller le calque</translation>
    </message>
    <message>
        <source>New layer</source>
        <translation>Nouveau calque</translation>
    </message>
    <message>
        <source>Delete layer</source>
        <translation>Supprimer le calque</translation>
    </message>
    <message>
        <source>Move layer</source>
        <translation>Déplacer le calque</translation>
    </message>
    <message>
        <source>Put on layer</source>
        <translation>Placer sur un calque</translation>
    </message>
    <message>
        <source>Unlock all</source>
        <translation>Tout déverrouiller</translation>
    </message>
    <message>
        <source>Own layers</source>
        <extracomment>A list of layers that a designer has made.
----------
Above a column of names of layers, and of boxes: whether they are seen, and whether they are locked.</extracomment>
        <translation>Calques personnels</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>Visible</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Verrouillé</translation>
    </message>
    <message>
        <source>Move layer up</source>
        <translation>Monter le calque</translation>
    </message>
    <message>
        <source>Move layer down</source>
        <translation>Descendre le calque</translation>
    </message>
    <message>
        <source>Put the selection on this layer</source>
        <extracomment>A button: what is selected comes to lie on the layer.</extracomment>
        <translation>Placer la sélection sur ce calque</translation>
    </message>
    <message>
        <source>Select what is on this layer</source>
        <extracomment>A button: selects what lies on the layer.</extracomment>
        <translation>Sélectionner le contenu de ce calque</translation>
    </message>
</context>
<context>
    <name>merlon::PageHead</name>
    <message>
        <source>All &amp;games</source>
        <extracomment>A button: back to the start page.</extracomment>
        <translation>&amp;Tous les jeux</translation>
    </message>
</context>
<context>
    <name>merlon::PanelMenu</name>
    <message>
        <source>Focused panel</source>
        <extracomment>In the menu, before what can be done with it: the panel that has the keyboard.</extracomment>
        <translation>Panneau actif</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Panneaux</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>&amp;Rétablir la disposition</translation>
    </message>
    <message>
        <source>%1: &amp;undock or dock</source>
        <extracomment>%1: name of a panel.</extracomment>
        <translation>%1&#x202f;: &amp;détacher ou rattacher</translation>
    </message>
    <message>
        <source>%1: &amp;fold or unfold</source>
        <extracomment>%1: name of a panel.</extracomment>
        <translation>%1&#x202f;: re&amp;plier ou déplier</translation>
    </message>
    <message>
        <source>%1: change &amp;side</source>
        <extracomment>%1: name of a panel.</extracomment>
        <translation>%1&#x202f;: de l’autre &amp;côté</translation>
    </message>
</context>
<context>
    <name>merlon::PhaseStrip</name>
    <message>
        <source>Setting up</source>
        <translation>Mise en place</translation>
    </message>
</context>
<context>
    <name>merlon::PieceTray</name>
    <message>
        <source>Pieces</source>
        <translation>Pièces</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>Reste %n</numerusform>
            <numerusform>Restent %n</numerusform>
        </translation>
    </message>
    <message>
        <source>It can’t go there. Select a place on the board first.</source>
        <translation>La pièce ne peut pas aller là. Sélectionnez d’abord un lieu sur le plateau.</translation>
    </message>
</context>
<context>
    <name>merlon::PlayTestActions</name>
    <message>
        <source>Play the &amp;first role</source>
        <translation>Jouer le &amp;premier rôle</translation>
    </message>
    <message>
        <source>Play the &amp;second role</source>
        <translation>Jouer le &amp;second rôle</translation>
    </message>
    <message>
        <source>Try as a p&amp;uzzle</source>
        <translation>Tester comme &amp;énigme</translation>
    </message>
    <message>
        <source>This is not a puzzle. Set the goal of a scenario in its panel, under Goal.</source>
        <translation>Ce n’est pas une énigme. Fixez le but d’un scénario dans son panneau, sous But.</translation>
    </message>
</context>
<context>
    <name>merlon::PlaybackControls</name>
    <message>
        <source>Next (Space)</source>
        <extracomment>A button: the next act of a show; Space is the key.</extracomment>
        <translation>Suite (Espace)</translation>
    </message>
    <message>
        <source>Play (P)</source>
        <extracomment>A button: the show goes on by itself; P is the key.</extracomment>
        <translation>Lecture (P)</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <translation>Pause (P)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <extracomment>A button: the rest of the show at once; End is the key.</extracomment>
        <translation>Jusqu’à la fin (Fin)</translation>
    </message>
</context>
<context>
    <name>merlon::PreviewPane</name>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
</context>
<context>
    <name>merlon::PrintOptions</name>
    <message>
        <source>With &amp;pieces, setup, reference sheets and sheets of the roles</source>
        <translation>Avec les &amp;pièces, la mise en place, les aide-mémoire et les feuilles des rôles</translation>
    </message>
    <message>
        <source>With the &amp;backs of the cards, to print on both sides</source>
        <translation>Avec le &amp;dos des cartes, à imprimer recto verso</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>A3</source>
        <translation>A3</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>A size of paper.</extracomment>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Each sheet of cards is followed by one with the backs: print them on both sides, flipped on the long edge.</source>
        <translation>Chaque feuille de cartes est suivie d’une autre avec leur dos&#x202f;: imprimez-les recto verso, en retournant sur le bord long.</translation>
    </message>
    <message>
        <source>P&amp;aper:</source>
        <translation>P&amp;apier&#x202f;:</translation>
    </message>
    <message>
        <source>With a co&amp;ver: contents and how to assemble it</source>
        <translation>Avec une cou&amp;verture&#x202f;: contenu et assemblage</translation>
    </message>
    <message>
        <source>depending on the pieces</source>
        <extracomment>On how many sheets of paper a board is printed: so that pieces fit into its spaces.</extracomment>
        <translation>selon les pièces</translation>
    </message>
    <message>
        <source>Maximum &amp;sheets:</source>
        <extracomment>On how many sheets of paper a board is printed at most.</extracomment>
        <translation>Maximum de fe&amp;uilles&#x202f;:</translation>
    </message>
</context>
<context>
    <name>merlon::ProgramActions</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Colors</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>&amp;Color-blind safe</source>
        <translation>Adaptées aux &amp;daltoniens</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>Plus &amp;grand</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>Plus &amp;petit</translation>
    </message>
    <message>
        <source>&amp;Default size</source>
        <translation>Taille &amp;normale</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Taille du texte</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>&amp;About Merlon</source>
        <translation>À &amp;propos de Merlon</translation>
    </message>
    <message>
        <source>&amp;System default</source>
        <translation>Réglage du &amp;système</translation>
    </message>
    <message>
        <source>&amp;Day</source>
        <translation>&amp;Jour</translation>
    </message>
    <message>
        <source>&amp;Night</source>
        <translation>&amp;Nuit</translation>
    </message>
    <message>
        <source>About Merlon</source>
        <translation>À propos de Merlon</translation>
    </message>
    <message>
        <source>&lt;b&gt;Merlon Editor %1&lt;/b&gt;&lt;br&gt;Boards for games of siege and territory.&lt;br&gt;Free software under the GNU General Public License, version 3 or later.&lt;br&gt;Fonts: EB Garamond and Inter, under the SIL Open Font License.</source>
        <extracomment>%1: the version</extracomment>
        <translation>&lt;b&gt;Éditeur Merlon %1&lt;/b&gt;&lt;br&gt;Des plateaux pour jeux de siège et de territoire.&lt;br&gt;Logiciel libre sous la licence publique générale GNU, version 3 ou ultérieure.&lt;br&gt;Polices&#x202f;: EB Garamond et Inter, sous la licence SIL Open Font License.</translation>
    </message>
</context>
<context>
    <name>merlon::PromptBar</name>
    <message>
        <source>Read the rule (%1)</source>
        <extracomment>Over a sign or a number that opens the rulebook. %1: the number of the rule.</extracomment>
        <translation>Lire la règle (%1)</translation>
    </message>
    <message>
        <source>Rule %1.</source>
        <extracomment>Read aloud after a question and its hint. %1: the number of the rule behind it.</extracomment>
        <translation>Règle %1.</translation>
    </message>
</context>
<context>
    <name>merlon::PromptChoices</name>
    <message>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
</context>
<context>
    <name>merlon::PropertiesPanel</name>
    <message>
        <source>Cells</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Côté</translation>
    </message>
    <message>
        <source>From the left</source>
        <translation>Depuis la gauche</translation>
    </message>
    <message>
        <source>From the top</source>
        <translation>Depuis le haut</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>Nom anglais</translation>
    </message>
    <message>
        <source>French name</source>
        <translation>Nom français</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>Label: the place where a link begins.</extracomment>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>Label: the place where a link ends.</extracomment>
        <translation>À</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Designed for</source>
        <translation>Prévu pour</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>In English</source>
        <translation>En anglais</translation>
    </message>
    <message>
        <source>In French</source>
        <translation>En français</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propriétés</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n lieu</numerusform>
            <numerusform>%n lieux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n lien</numerusform>
            <numerusform>%n liens</numerusform>
        </translation>
    </message>
    <message>
        <source>In the game</source>
        <translation>Dans le jeu</translation>
    </message>
    <message>
        <source>Reset to the default</source>
        <translation>Rétablir la valeur par défaut</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message>
        <source>Double-click a note or press Enter to write on it.</source>
        <translation>Un double-clic ou Entrée permet d’écrire sur une note.</translation>
    </message>
    <message>
        <source>Place type</source>
        <translation>Type de lieu</translation>
    </message>
    <message>
        <source>Move to the right by</source>
        <translation>Déplacer vers la droite de</translation>
    </message>
    <message>
        <source>Move downward by</source>
        <translation>Déplacer vers le bas de</translation>
    </message>
    <message>
        <source>Move by</source>
        <extracomment>Of several places: how far they are to be moved.</extracomment>
        <translation>Déplacer de</translation>
    </message>
    <message>
        <source>Turn clockwise by degrees</source>
        <translation>Tourner dans le sens horaire, en degrés</translation>
    </message>
    <message>
        <source>Turn by</source>
        <extracomment>Of several places: by how many degrees they are to be turned.</extracomment>
        <translation>Tourner de</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tourner</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Vos attributs</translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>A property of links: whether they are straight or curved lines.</extracomment>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Straight</source>
        <extracomment>Of a link: it is drawn from bend to bend.</extracomment>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Curved</source>
        <extracomment>Of a link: it is drawn as a curve.</extracomment>
        <translation>Courbe</translation>
    </message>
    <message>
        <source>reset %1</source>
        <extracomment>Undo step. %1: what becomes as it usually is: Invader spaces</extracomment>
        <translation>rétablir&#x202f;: %1</translation>
    </message>
    <message>
        <source>Default line</source>
        <extracomment>Of a link: it is drawn as links of its type usually are.</extracomment>
        <translation>Ligne par défaut</translation>
    </message>
</context>
<context>
    <name>merlon::PuzzleButtons</name>
    <message>
        <source>Puzzles</source>
        <extracomment>The title of a list of puzzles.</extracomment>
        <translation>Énigmes</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <extracomment>A puzzle in a list. %1: its name, %2: the game, %3: the role that one plays.</extracomment>
        <translation>%1 (%2, %3)</translation>
    </message>
    <message>
        <source>%1 (%2, %3): solved</source>
        <extracomment>A puzzle in a list that has been solved. %1: its name, %2: the game, %3: the role that one plays.</extracomment>
        <translation>%1 (%2, %3)&#x202f;: résolue</translation>
    </message>
</context>
<context>
    <name>merlon::PuzzleCard</name>
    <message>
        <source>This is the solution. Follow it on the timeline below.</source>
        <translation>Voici la solution. Suivez-la sur la frise chronologique ci-dessous.</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>A button of a puzzle that is not solved: back to the last choice of the player.</extracomment>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Goes back to your last choice.</source>
        <translation>Revient à votre dernier choix.</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <extracomment>A button of a puzzle: begins it anew.</extracomment>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>Starts the puzzle again.</source>
        <translation>Recommence l’énigme.</translation>
    </message>
    <message>
        <source>Show &amp;solution</source>
        <extracomment>A button of a puzzle.</extracomment>
        <translation>Voir la &amp;solution</translation>
    </message>
    <message>
        <source>C&amp;ontinue from here</source>
        <extracomment>A button of a puzzle that is solved: it becomes a game that goes on.</extracomment>
        <translation>C&amp;ontinuer à partir d’ici</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <extracomment>A button of a puzzle: back to the start page.</extracomment>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Énigme</translation>
    </message>
</context>
<context>
    <name>merlon::Questioner</name>
    <message>
        <source>Can’t undo: something has been drawn since, and free undo is off.</source>
        <translation>Impossible d’annuler&#x202f;: un tirage a eu lieu depuis, et l’annulation libre est désactivée.</translation>
    </message>
    <message>
        <source>Can’t undo: another player has chosen since, and free undo is off.</source>
        <translation>Impossible d’annuler&#x202f;: un autre joueur a choisi depuis, et l’annulation libre est désactivée.</translation>
    </message>
    <message>
        <source>Can’t undo: something hidden has been revealed since, and free undo is off.</source>
        <translation>Impossible d’annuler&#x202f;: un élément caché a été révélé depuis, et l’annulation libre est désactivée.</translation>
    </message>
</context>
<context>
    <name>merlon::RaceStrip</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a player&apos;s role, %2: points. Part of a list.</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Race to %1 points. %2.</source>
        <extracomment>%1: the points that win, %2: a list of players with their points.</extracomment>
        <translation>Course aux %1 points. %2.</translation>
    </message>
</context>
<context>
    <name>merlon::RecordsEditor</name>
    <message>
        <source>The values differ. A new row replaces them all.</source>
        <translation>Les valeurs diffèrent. Une nouvelle ligne les remplace toutes.</translation>
    </message>
    <message>
        <source>Add row</source>
        <translation>Ajouter une ligne</translation>
    </message>
    <message>
        <source>Delete row</source>
        <translation>Supprimer la ligne</translation>
    </message>
</context>
<context>
    <name>merlon::Retrospect</name>
    <message>
        <source>Return to the present (Esc)</source>
        <extracomment>A button: the game is shown as it is now, no more as it was.</extracomment>
        <translation>Retour au présent (Échap)</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <extracomment>What was chosen at the moment that one looks back at: `March …`</extracomment>
        <translation>Choisi&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Continuer à partir d’ici</translation>
    </message>
    <message>
        <source>You can continue from here once the game is over, or with free undo.</source>
        <translation>Vous pourrez continuer à partir d’ici quand la partie sera finie, ou avec l’annulation libre.</translation>
    </message>
    <message>
        <source>The computer is paused.</source>
        <translation>L’ordinateur est en pause.</translation>
    </message>
    <message>
        <source>Viewing: %1</source>
        <extracomment>%1: `Round 3, Maneuver, choice 214 of 500`.</extracomment>
        <translation>Vue du passé&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>merlon::RoundStrip</name>
    <message>
        <source>Setting up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <extracomment>Title. %1: the round, %2: the last round</extracomment>
        <translation>Manche %1 sur %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>Title. %1: the round, %2: the last round Title. %1: a number</extracomment>
        <translation>Manche %1</translation>
    </message>
</context>
<context>
    <name>merlon::RuleWindow</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n résultat</numerusform>
            <numerusform>%n résultats</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Hits of a search: the second of seven.</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Rules – %1</source>
        <extracomment>Title of a window. %1: a game</extracomment>
        <translation>Règles – %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Search the rules, or a number such as %1</source>
        <extracomment>In the empty search field. %1: the number of a rule, such as S2-6.3</extracomment>
        <translation>Chercher dans les règles, ou un numéro comme %1</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Table des matières</translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation>Texte des règles</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>What a button does, and its key.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Résultat suivant</translation>
    </message>
</context>
<context>
    <name>merlon::Ruler</name>
    <message>
        <source>Ruler</source>
        <extracomment>The scale along an edge of the drawing.</extracomment>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Drag from here onto the page for a guide line. Drag it back to remove it.</source>
        <translation>Faites glisser d’ici sur la page pour ajouter un repère, et ramenez-le ici pour le retirer.</translation>
    </message>
</context>
<context>
    <name>merlon::ScenarioActions</name>
    <message>
        <source>New s&amp;cenario</source>
        <translation>Nouveau s&amp;cénario</translation>
    </message>
    <message>
        <source>On this board, for %1</source>
        <extracomment>Where a new scenario begins; %1 is a game.</extracomment>
        <translation>Sur ce plateau, pour %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A board and the game for which a scenario on it is.</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>merlon::ScenarioFindings</name>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Aucun problème.</translation>
    </message>
    <message>
        <source>It can be played.</source>
        <translation>On peut y jouer.</translation>
    </message>
</context>
<context>
    <name>merlon::ScenarioMaker</name>
    <message>
        <source>%1, from a game</source>
        <extracomment>The name of a scenario. %1: a board</extracomment>
        <translation>%1, d’après une partie</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <extracomment>The name of a scenario. %1: a board, %2: the number of a round</extracomment>
        <translation>%1, manche %2</translation>
    </message>
    <message>
        <source>%1, round %2: %3</source>
        <extracomment>The name of a scenario. %1: a board, %2: the number of a round, %3: a phase of it</extracomment>
        <translation>%1, manche %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>From a game, with everything as it was. Draws will be different.</source>
        <translation>D’après une partie, avec tout ce qui s’y trouvait. Les pioches seront différentes.</translation>
    </message>
    <message>
        <source>Merlon Editor could not be started.</source>
        <translation>L’Éditeur Merlon n’a pas pu être lancé.</translation>
    </message>
    <message>
        <source>No scenario can be made of this moment: the game has not begun.</source>
        <translation>Impossible de créer un scénario de ce moment&#x202f;: la partie n’a pas commencé.</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Enregistrer le scénario</translation>
    </message>
    <message>
        <source>Scenarios (*.merlon-scenario *.json)</source>
        <translation>Scénarios (*.merlon-scenario *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Saved to %1, with everything as it is in the game.</source>
        <extracomment>After a scenario has been made of a game. %1: the name of a file</extracomment>
        <translation>Enregistré dans %1, avec tout ce qui se trouve dans la partie.</translation>
    </message>
    <message>
        <source>It begins at an earlier moment of the game: this one cannot be written.</source>
        <translation>Il commence à un moment antérieur de la partie&#x202f;: celui-ci ne peut pas être écrit.</translation>
    </message>
    <message>
        <source>Open in Merlon Editor</source>
        <translation>Ouvrir dans l’Éditeur Merlon</translation>
    </message>
    <message>
        <source>From a game. What was hidden is a guess and may be wrong. Draws will be different.</source>
        <translation>D’après une partie. Ce qui était caché est une supposition, peut-être fausse. Les pioches seront différentes.</translation>
    </message>
    <message>
        <source>Saved to %1. What is hidden from you is a guess.</source>
        <extracomment>After a scenario has been made of a game. %1: the name of a file</extracomment>
        <translation>Enregistré dans %1. Ce qui vous est caché est une supposition.</translation>
    </message>
</context>
<context>
    <name>merlon::ScenarioParts</name>
    <message>
        <source>Text and players</source>
        <translation>Textes et joueurs</translation>
    </message>
    <message>
        <source>General</source>
        <extracomment>A group of parts of a scenario: its texts, the round, how it ended</extracomment>
        <translation>Général</translation>
    </message>
    <message>
        <source>Roles</source>
        <extracomment>A group of parts of a scenario: what each role has</extracomment>
        <translation>Rôles</translation>
    </message>
    <message>
        <source>Cards and pieces</source>
        <extracomment>A group of parts of a scenario: engines, what has been paid for cards</extracomment>
        <translation>Cartes et pièces</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>A group of parts of a scenario</extracomment>
        <translation>Lieux</translation>
    </message>
    <message>
        <source>Links</source>
        <extracomment>A group of parts of a scenario</extracomment>
        <translation>Liens</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) filled in</source>
        <translation>
            <numerusform>%n partie remplie</numerusform>
            <numerusform>%n parties remplies</numerusform>
        </translation>
    </message>
    <message>
        <source>Filled in</source>
        <extracomment>What is said of a part of a scenario in which something has been set</extracomment>
        <translation>Rempli</translation>
    </message>
    <message>
        <source>Search parts</source>
        <extracomment>A field in which the name of a part of a scenario is typed</extracomment>
        <translation>Rechercher une partie</translation>
    </message>
    <message>
        <source>Parts of the scenario</source>
        <translation>Parties du scénario</translation>
    </message>
    <message>
        <source>Goal</source>
        <extracomment>A part of a scenario: what is to be reached in it as a puzzle</extracomment>
        <translation>But</translation>
    </message>
</context>
<context>
    <name>merlon::ScenarioProperties</name>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>In English</source>
        <translation>En anglais</translation>
    </message>
    <message>
        <source>In French</source>
        <translation>En français</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>What a field holds and its language: Briefing, In English.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Anyone</source>
        <translation>N’importe qui</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>%1, on the board “%2” (by its name)</source>
        <extracomment>Of a scenario. %1: a game, %2: the name of a board</extracomment>
        <translation>%1, sur le plateau «&#x202f;%2&#x202f;» (par son nom)</translation>
    </message>
    <message>
        <source>%1, on the board “%2” (part of the file)</source>
        <extracomment>Of a scenario. %1: a game, %2: the name of a board</extracomment>
        <translation>%1, sur le plateau «&#x202f;%2&#x202f;» (dans le fichier)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Briefing</source>
        <translation>Préambule</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Buts</translation>
    </message>
    <message>
        <source>In files</source>
        <translation>Dans les fichiers</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Computer (random choices)</source>
        <translation>Ordinateur (choix au hasard)</translation>
    </message>
    <message>
        <source>Player of %1</source>
        <extracomment>Undo step. %1: a role: who is to play it</extracomment>
        <translation>Joueur&#x202f;: %1</translation>
    </message>
    <message>
        <source>Game options</source>
        <translation>Options de la partie</translation>
    </message>
</context>
<context>
    <name>merlon::ScenarioTab</name>
    <message>
        <source>The file is now a scenario of another game.</source>
        <translation>Le fichier est maintenant un scénario d’un autre jeu.</translation>
    </message>
    <message>
        <source>Open it in another tab.</source>
        <translation>Ouvrez-le dans un autre onglet.</translation>
    </message>
    <message>
        <source>Reload from disk</source>
        <translation>Recharger du disque</translation>
    </message>
</context>
<context>
    <name>merlon::SeatList</name>
    <message>
        <source>Human</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>%1 plays several roles (%2): nothing is hidden between them.</source>
        <extracomment>A person, the seats at which that person sits.</extracomment>
        <translation>%1 joue plusieurs rôles (%2)&#x202f;: rien n’est caché entre eux.</translation>
    </message>
    <message>
        <source>You share this screen. Face-down information is hidden while you hand over.</source>
        <translation>Vous partagez cet écran. Ce qui est face cachée est couvert pendant qu’il change de mains.</translation>
    </message>
    <message>
        <source>The same name for two roles means the same player.</source>
        <translation>Le même nom pour deux rôles désigne le même joueur.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Player: %1</source>
        <extracomment>Name for screen readers. %1: a role</extracomment>
        <translation>Joueur&#x202f;: %1</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Nom (facultatif)</translation>
    </message>
    <message>
        <source>Name of the player: %1</source>
        <extracomment>Name for screen readers. %1: a role</extracomment>
        <translation>Nom du joueur&#x202f;: %1</translation>
    </message>
    <message>
        <source>The same name for two roles means the same player: nothing is hidden between these roles.</source>
        <translation>Le même nom pour deux rôles désigne le même joueur&#x202f;: rien n’est caché entre ces rôles.</translation>
    </message>
    <message>
        <source>O&amp;pen game: nothing is covered between you</source>
        <translation>Partie à &amp;découvert&#x202f;: rien n’est caché entre vous</translation>
    </message>
    <message>
        <source>Computer: Recruit</source>
        <extracomment>A computer player: the weakest that plays by rules of thumb.</extracomment>
        <translation>Ordinateur&#x202f;: recrue</translation>
    </message>
    <message>
        <source>Computer: Captain</source>
        <extracomment>A computer player: of middle strength.</extracomment>
        <translation>Ordinateur&#x202f;: capitaine</translation>
    </message>
    <message>
        <source>Computer: Warlord</source>
        <extracomment>A computer player: the strongest.</extracomment>
        <translation>Ordinateur&#x202f;: chef de guerre</translation>
    </message>
    <message>
        <source>Computer: random choices</source>
        <extracomment>A computer player.</extracomment>
        <translation>Ordinateur&#x202f;: choix au hasard</translation>
    </message>
    <message>
        <source>You share this screen and trust each other: it is never covered and shows what the current player may see.</source>
        <translation>Vous partagez cet écran en confiance&#x202f;: il n’est jamais couvert et montre ce que voit la personne dont c’est le tour.</translation>
    </message>
</context>
<context>
    <name>merlon::SeatsDialog</name>
    <message>
        <source>Change players</source>
        <translation>Changer les joueurs</translation>
    </message>
    <message>
        <source>You can switch any role between human and computer at any time; the game continues immediately.</source>
        <translation>Vous pouvez confier chaque rôle à un humain ou à l’ordinateur à tout moment&#x202f;; la partie continue aussitôt.</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Continuer à partir d’ici</translation>
    </message>
    <message>
        <source>So far only computers have played. Choose who continues from here.</source>
        <translation>Seuls des ordinateurs ont joué jusqu’ici. Choisissez qui poursuit la partie à partir de ce moment.</translation>
    </message>
</context>
<context>
    <name>merlon::Session</name>
    <message>
        <source>Merlon closed before these files were saved: %1.</source>
        <extracomment>%1: a list of files</extracomment>
        <translation>Merlon s’est fermé avant l’enregistrement de ces fichiers&#x202f;: %1.</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>Les &amp;récupérer</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>Les a&amp;bandonner</translation>
    </message>
</context>
<context>
    <name>merlon::SessionFollower</name>
    <message>
        <source>The game is over. You can save it or undo.</source>
        <translation>La partie est finie. Vous pouvez l’enregistrer ou annuler.</translation>
    </message>
</context>
<context>
    <name>merlon::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Pages des réglages</translation>
    </message>
    <message>
        <source>Turn on sound effects? You can change this at any time in Settings.</source>
        <translation>Activer les sons&#x202f;? Vous pourrez changer d’avis à tout moment dans les réglages.</translation>
    </message>
    <message>
        <source>&amp;Turn on</source>
        <translation>&amp;Activer</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Pas maintenant</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
</context>
<context>
    <name>merlon::ShortcutPage</name>
    <message>
        <source>Restore &amp;default</source>
        <translation>Rétablir par &amp;défaut</translation>
    </message>
    <message>
        <source>Restore &amp;all defaults</source>
        <translation>&amp;Tout rétablir</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Raccourci</translation>
    </message>
    <message>
        <source>Alternative</source>
        <translation>Second raccourci</translation>
    </message>
    <message>
        <source>Double-click a shortcut or press Enter on it, then press the new keys. Delete removes it.</source>
        <translation>Double-cliquez sur un raccourci ou validez-le par Entrée, puis appuyez sur les nouvelles touches. Suppr l’enlève.</translation>
    </message>
    <message>
        <source>%1 is already used for “%2”. Nothing was changed.</source>
        <extracomment>%1: keys such as Ctrl+S; %2: what they do already, as it stands in the menu.</extracomment>
        <translation>%1 sert déjà pour «&#x202f;%2&#x202f;». Rien n’a été changé.</translation>
    </message>
    <message>
        <source>Shortcut removed.</source>
        <translation>Raccourci supprimé.</translation>
    </message>
    <message>
        <source>Shortcut changed.</source>
        <translation>Raccourci modifié.</translation>
    </message>
    <message>
        <source>Default shortcut restored. Other commands that used it have lost it.</source>
        <translation>Raccourci par défaut rétabli&#x202f;; il a été retiré aux autres commandes.</translation>
    </message>
    <message>
        <source>All shortcuts have been reset.</source>
        <translation>Tous les raccourcis par défaut sont rétablis.</translation>
    </message>
</context>
<context>
    <name>merlon::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Search: a key or a command</source>
        <translation>Chercher&#x202f;: une touche ou une commande</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>Chercher dans les raccourcis</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Le plateau</translation>
    </message>
    <message>
        <source>Next or previous choice</source>
        <translation>Choix suivant ou précédent</translation>
    </message>
    <message>
        <source>From place to place</source>
        <translation>D’un lieu à l’autre</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Choose the marked item</source>
        <translation>Choisir l’élément marqué</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>See the whole board</source>
        <translation>Voir tout le plateau</translation>
    </message>
    <message>
        <source>The question</source>
        <translation>La question</translation>
    </message>
    <message>
        <source>One step back in a choice</source>
        <translation>Un pas en arrière dans un choix</translation>
    </message>
    <message>
        <source>Press the focused button</source>
        <translation>Actionner le bouton sélectionné</translation>
    </message>
    <message>
        <source>No shortcut found.</source>
        <translation>Aucun raccourci trouvé.</translation>
    </message>
    <message>
        <source>The drawing</source>
        <translation>Le dessin</translation>
    </message>
    <message>
        <source>From place to place, or move the cross of a tool</source>
        <translation>De lieu en lieu, ou déplacer la croix d’un outil</translation>
    </message>
    <message>
        <source>Select, place or link</source>
        <translation>Sélectionner, poser ou relier</translation>
    </message>
    <message>
        <source>Add to the selection</source>
        <translation>Ajouter à la sélection</translation>
    </message>
    <message>
        <source>Move the selection by a step of the grid</source>
        <translation>Déplacer la sélection d’un pas de la grille</translation>
    </message>
    <message>
        <source>Ctrl+arrows</source>
        <translation>Ctrl+flèches</translation>
    </message>
    <message>
        <source>Move the selection by one point</source>
        <translation>Déplacer la sélection d’un point</translation>
    </message>
    <message>
        <source>Ctrl+Shift+arrows</source>
        <translation>Ctrl+Maj+flèches</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>Déplacer la vue</translation>
    </message>
    <message>
        <source>Open the menu for what is selected</source>
        <translation>Ouvrir le menu de la sélection</translation>
    </message>
    <message>
        <source>Menu key, right-click</source>
        <translation>Touche Menu, clic droit</translation>
    </message>
    <message>
        <source>Cancel the current action, then the selection, then the tool</source>
        <translation>Annuler l’action en cours, puis la sélection, puis l’outil</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Ctrl+clic</translation>
    </message>
    <message>
        <source>Move or place without grid and guides</source>
        <translation>Déplacer ou poser sans grille ni repères</translation>
    </message>
    <message>
        <source>Hold Ctrl or Alt</source>
        <translation>Tenir Ctrl ou Alt</translation>
    </message>
    <message>
        <source>Bend a link, or remove a bend</source>
        <translation>Courber un lien, ou retirer un coude</translation>
    </message>
    <message>
        <source>Double-click</source>
        <translation>Double-clic</translation>
    </message>
    <message>
        <source>Space+drag, middle button</source>
        <translation>Espace+glisser, bouton du milieu</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>molette</translation>
    </message>
    <message>
        <source>Scale in proportion, or turn in steps of 15°</source>
        <translation>Redimensionner en proportion, ou tourner par pas de 15°</translation>
    </message>
    <message>
        <source>Hold Shift</source>
        <translation>Tenir Maj</translation>
    </message>
    <message>
        <source>Choose a tool while the drawing is focused</source>
        <translation>Choisir un outil quand le dessin est actif</translation>
    </message>
    <message>
        <source>Digits and letters of the Draw menu</source>
        <translation>Chiffres et lettres du menu Dessin</translation>
    </message>
    <message>
        <source>Add a guide line, or remove it</source>
        <translation>Ajouter ou retirer un repère</translation>
    </message>
    <message>
        <source>Drag from a ruler, or back to it</source>
        <translation>Glisser depuis une règle, ou jusqu’à elle</translation>
    </message>
    <message>
        <source>Move a selected guide line, or remove it</source>
        <translation>Déplacer le repère sélectionné, ou le retirer</translation>
    </message>
</context>
<context>
    <name>merlon::SinceStrip</name>
    <message>
        <source>Since your last choice</source>
        <translation>Depuis votre dernier choix</translation>
    </message>
    <message>
        <source>Show again</source>
        <extracomment>A button: plays what others have done once more.</extracomment>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close what happened since your last choice</source>
        <translation>Fermer le rappel depuis votre dernier choix</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier</source>
        <extracomment>What others did before that which stands in the strip.</extracomment>
        <translation>
            <numerusform>%n auparavant</numerusform>
            <numerusform>%n auparavant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later</source>
        <extracomment>What others did after that which stands in the strip.</extracomment>
        <translation>
            <numerusform>%n ensuite</numerusform>
            <numerusform>%n ensuite</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (×%2)</source>
        <extracomment>What somebody did several times. %1: a sentence; %2: how often.</extracomment>
        <translation>%1 (×%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <extracomment>%1: what somebody did, a sentence; %n: how often the like was done after it.</extracomment>
        <translation>
            <numerusform>%1 (et encore %n)</numerusform>
            <numerusform>%1 (et encore %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Figures</source>
        <extracomment>A button: opens the sheet that tells a fight in figures.</extracomment>
        <translation>Chiffres</translation>
    </message>
</context>
<context>
    <name>merlon::SketchDisplay</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Read aloud: a note on the drawing. %1: its kind: Question; %2: its first line.</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>merlon::StartPage</name>
    <message>
        <source>Board games of siege and territory</source>
        <translation>Jeux de siège et de territoire</translation>
    </message>
</context>
<context>
    <name>merlon::StatisticsWindow</name>
    <message>
        <source>Charts</source>
        <translation>Graphiques</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>Afficher en &amp;tableau</translation>
    </message>
    <message>
        <source>&amp;Copy figures</source>
        <translation>&amp;Copier les chiffres</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
</context>
<context>
    <name>merlon::StatusLine</name>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n sélectionné</numerusform>
            <numerusform>%n sélectionnés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>How large a drawing is seen. %1: a number, 150</extracomment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>The whole board</source>
        <translation>Le plateau entier</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
</context>
<context>
    <name>merlon::TableauPanel</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>A share. %1: a number, %2: the number of all</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a pile of cards, %2: how many cards are in it.</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>merlon::Thumbnails</name>
    <message>
        <source>%1 cannot be started. It draws the previews.</source>
        <extracomment>Error. %1: a program</extracomment>
        <translation>%1 ne peut pas être lancé. Il dessine les aperçus.</translation>
    </message>
    <message>
        <source>The file no longer exists.</source>
        <translation>Le fichier n’existe plus.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created.</source>
        <extracomment>Error. %1: a folder</extracomment>
        <translation>Le dossier %1 ne peut pas être créé.</translation>
    </message>
    <message>
        <source>The preview took too long.</source>
        <translation>L’aperçu a pris trop de temps.</translation>
    </message>
    <message>
        <source>No preview available.</source>
        <translation>Pas d’aperçu disponible.</translation>
    </message>
</context>
<context>
    <name>merlon::TimeActions</name>
    <message>
        <source>&amp;Time</source>
        <extracomment>The menu with which one looks back.</extracomment>
        <translation>&amp;Temps</translation>
    </message>
    <message>
        <source>Playback &amp;speed</source>
        <translation>&amp;Vitesse de lecture</translation>
    </message>
    <message>
        <source>To the &amp;beginning</source>
        <translation>Au &amp;début</translation>
    </message>
    <message>
        <source>One &amp;round back</source>
        <translation>Une &amp;manche en arrière</translation>
    </message>
    <message>
        <source>One choice &amp;back</source>
        <translation>Un choix en a&amp;rrière</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Looks at the game as at a film.</extracomment>
        <translation>&amp;Lecture</translation>
    </message>
    <message>
        <source>One choice &amp;forward</source>
        <translation>Un choix en a&amp;vant</translation>
    </message>
    <message>
        <source>One r&amp;ound forward</source>
        <translation>Une m&amp;anche en avant</translation>
    </message>
    <message>
        <source>Return to the &amp;present</source>
        <translation>Retour au &amp;présent</translation>
    </message>
    <message>
        <source>&amp;Continue from here</source>
        <extracomment>A new game begins at the moment that is looked at.</extracomment>
        <translation>&amp;Continuer à partir d’ici</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>&amp;Frise chronologique</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lente</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rapide</translation>
    </message>
</context>
<context>
    <name>merlon::TimePanel</name>
    <message>
        <source>%1 / %2</source>
        <extracomment>How far one looks back: the number of a choice, and how many there have been.</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>Vitesse de lecture</translation>
    </message>
</context>
<context>
    <name>merlon::Timeline</name>
    <message>
        <source>Setting up</source>
        <extracomment>Title. %1: a number</extracomment>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>Title. %1: a number</extracomment>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Frise chronologique</translation>
    </message>
    <message>
        <source>Arrow keys: one choice back or forward. Page Up and Page Down: one round. Home and End: the beginning and the present. Space: play.</source>
        <translation>Flèches&#x202f;: un choix en arrière ou en avant. Page préc. et Page suiv.&#x202f;: une manche. Début et Fin&#x202f;: le début et le présent. Espace&#x202f;: lecture.</translation>
    </message>
    <message numerus="yes">
        <source>end, after %n choice(s)</source>
        <translation>
            <numerusform>fin, après %n choix</numerusform>
            <numerusform>fin, après %n choix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>now, after %n choice(s)</source>
        <translation>
            <numerusform>maintenant, après %n choix</numerusform>
            <numerusform>maintenant, après %n choix</numerusform>
        </translation>
    </message>
    <message>
        <source>choice %1 of %2</source>
        <extracomment>The last part of `Round 3, Maneuver, choice 214 of 500`.</extracomment>
        <translation>choix %1 sur %2</translation>
    </message>
    <message>
        <source>Moment: %1</source>
        <extracomment>A moment of a game without rounds: `choice 214 of 500`.</extracomment>
        <translation>Moment&#x202f;: %1</translation>
    </message>
    <message>
        <source>Setting up, %1</source>
        <extracomment>%1: `choice 214 of 500`.</extracomment>
        <translation>Mise en place, %1</translation>
    </message>
    <message>
        <source>Round %1, %2</source>
        <extracomment>%1: number of a round; %2: `choice 214 of 500`.</extracomment>
        <translation>Manche %1, %2</translation>
    </message>
    <message>
        <source>Round %1, %2, %3</source>
        <extracomment>%1: number of a round; %2: a phase of it; %3: `choice 214 of 500`.</extracomment>
        <translation>Manche %1, %2, %3</translation>
    </message>
</context>
<context>
    <name>merlon::ToolActions</name>
    <message>
        <source>&amp;Draw</source>
        <extracomment>A menu: the tools that draw.</extracomment>
        <translation>Dess&amp;in</translation>
    </message>
    <message>
        <source>Select and move</source>
        <translation>Sélectionner, déplacer</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>A tool: it puts notes onto the drawing.</extracomment>
        <translation>Note</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A tool and its key.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Cells</source>
        <extracomment>A group of tools: they draw cells of the board.</extracomment>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lieux</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Liens</translation>
    </message>
</context>
<context>
    <name>merlon::ToolPanel</name>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
</context>
<context>
    <name>merlon::TurnAnnouncer</name>
    <message>
        <source>%1 pauses or resumes; %2 plays one move.</source>
        <extracomment>%1 and %2: keys, such as P and N.</extracomment>
        <translation>%1 met en pause ou reprend&#x202f;; %2 joue un coup.</translation>
    </message>
    <message>
        <source>Paused. Next to choose: %1.</source>
        <extracomment>%1: a role or a name</extracomment>
        <translation>En pause. Prochain choix&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <extracomment>%1: a role or a name</extracomment>
        <translation>%1 réfléchit.</translation>
    </message>
    <message>
        <source>Face-down information stays hidden until a player takes over.</source>
        <translation>Ce qui est face cachée reste caché jusqu’à ce qu’un joueur prenne la main.</translation>
    </message>
    <message>
        <source>%1 may pass without seeing face-down information: the screen stays with %2.</source>
        <extracomment>%1, %2: players or teams</extracomment>
        <translation>%1 peut passer sans voir ce qui est face cachée&#x202f;: l’écran reste à %2.</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A button: the one who is asked lets the moment pass.</extracomment>
        <translation>Passer</translation>
    </message>
    <message>
        <source>%1: take over</source>
        <extracomment>A button: a side comes to the screen.</extracomment>
        <translation>%1&#x202f;: prendre la main</translation>
    </message>
    <message>
        <source>Your turn: %1</source>
        <extracomment>%1: a side and perhaps a name, `Defender (Anne)`.</extracomment>
        <translation>À vous&#x202f;: %1</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>En pause.</translation>
    </message>
    <message>
        <source>Chance decides.</source>
        <translation>Le sort décide.</translation>
    </message>
</context>
<context>
    <name>merlon::TurningCard</name>
    <message>
        <source>Turning point</source>
        <extracomment>The title of a card: the moment since which the game was being won.</extracomment>
        <translation>Tournant de la partie</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <extracomment>A button: shows the board at the turning point.</extracomment>
        <translation>&amp;Voir ce moment</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The title of a card. %1: `Turning point`; %2: of what the chances turned, `Odds of a breach`.</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Greatest danger</source>
        <extracomment>The title of a card: the moment at which the game was nearly lost.</extracomment>
        <translation>Plus grand danger</translation>
    </message>
</context>
<context>
    <name>merlon::TurningList</name>
    <message>
        <source>%1. %2</source>
        <extracomment>A number in a list, a sentence.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Tournants de la partie</translation>
    </message>
    <message>
        <source>Odds calculated so far</source>
        <translation>Probabilités déjà calculées</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Calculate</source>
        <translation>&amp;Calculer</translation>
    </message>
</context>
<context>
    <name>merlon::ViewActions</name>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Agrand&amp;ir</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Réd&amp;uire</translation>
    </message>
    <message>
        <source>The &amp;whole board</source>
        <translation>Le plateau &amp;entier</translation>
    </message>
    <message>
        <source>Show the &amp;grid</source>
        <translation>Montrer la &amp;grille</translation>
    </message>
    <message>
        <source>&amp;Snap to the grid</source>
        <translation>Aimanter à la gri&amp;lle</translation>
    </message>
    <message>
        <source>Snap to &amp;neighbors</source>
        <translation>Aimanter aux &amp;voisins</translation>
    </message>
    <message>
        <source>&amp;Keys instead of names</source>
        <translation>&amp;Clés au lieu des noms</translation>
    </message>
    <message>
        <source>All types of &amp;links</source>
        <translation>Tous les types de &amp;liens</translation>
    </message>
    <message>
        <source>La&amp;yers</source>
        <translation>Cal&amp;ques</translation>
    </message>
    <message>
        <source>Zoom to s&amp;election</source>
        <translation>Zoomer sur la s&amp;élection</translation>
    </message>
    <message>
        <source>&amp;Rulers</source>
        <extracomment>A menu entry: shows the scales along the edges of the drawing.</extracomment>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>Gri&amp;d…</source>
        <extracomment>A menu entry: opens the settings of the grid.</extracomment>
        <translation>Gri&amp;lle…</translation>
    </message>
    <message>
        <source>G&amp;uide lines</source>
        <extracomment>A menu entry: shows the straight lines that have been drawn out of the rulers.</extracomment>
        <translation>Re&amp;pères</translation>
    </message>
    <message>
        <source>As in the ga&amp;me</source>
        <extracomment>A menu entry: draws the spaces of a board, and the pieces that start on it.</extracomment>
        <translation>Comme en &amp;partie</translation>
    </message>
</context>
<context>
    <name>merlon::WelcomePage</name>
    <message>
        <source>Merlon Editor</source>
        <translation>Éditeur Merlon</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>Nouveau plateau</translation>
    </message>
    <message>
        <source>Design your own fortresses and scenarios and see right away whether they are playable.</source>
        <translation>Concevez vos propres forteresses et scénarios, et voyez aussitôt s’ils sont jouables.</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Fichiers récents</translation>
    </message>
    <message>
        <source>New &amp;scenario</source>
        <translation>Nouveau &amp;scénario</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>&amp;Ouvrir un fichier…</translation>
    </message>
</context>
<context>
    <name>merlon::WhyNot</name>
    <message>
        <source>Not possible now</source>
        <translation>Impossible pour l’instant</translation>
    </message>
    <message>
        <source>Why not…?</source>
        <extracomment>A button beside a question: tells what cannot be chosen now, and why.</extracomment>
        <translation>Pourquoi pas…&#x202f;?</translation>
    </message>
    <message>
        <source>What is not possible now, and by which rule</source>
        <translation>Ce qui est impossible pour l’instant, et selon quelle règle</translation>
    </message>
</context>
<context>
    <name>merlon::WindowActions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Colors</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Vitesse</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Save game as…</source>
        <translation>&amp;Enregistrer la partie…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Pause the computer</source>
        <translation>&amp;Mettre l’ordinateur en pause</translation>
    </message>
    <message>
        <source>Play one &amp;computer move</source>
        <translation>&amp;Jouer un coup de l’ordinateur</translation>
    </message>
    <message>
        <source>&amp;All choices…</source>
        <translation>&amp;Tous les choix…</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>A&amp;bandonner…</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Agrandir</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Réduire</translation>
    </message>
    <message>
        <source>The &amp;whole board</source>
        <translation>Le plateau &amp;entier</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;About Merlon</source>
        <translation>À &amp;propos de Merlon</translation>
    </message>
    <message>
        <source>&amp;Animate pieces</source>
        <translation>Pièces &amp;animées</translation>
    </message>
    <message>
        <source>&amp;System default</source>
        <translation>Réglage du &amp;système</translation>
    </message>
    <message>
        <source>&amp;Day</source>
        <translation>&amp;Jour</translation>
    </message>
    <message>
        <source>&amp;Night</source>
        <translation>&amp;Nuit</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lente</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rapide</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>&amp;Immédiate</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <extracomment>A setting: the panels of the two sides change places.</extracomment>
        <translation>&amp;Échanger les côtés</translation>
    </message>
    <message>
        <source>Ask for ad&amp;vice</source>
        <translation>&amp;Demander conseil</translation>
    </message>
    <message>
        <source>Let the &amp;computer choose</source>
        <translation>&amp;Laisser l’ordinateur choisir</translation>
    </message>
    <message>
        <source>&amp;Balance of strength</source>
        <extracomment>The strengths of both sides on each wall.</extracomment>
        <translation>&amp;Rapport de forces</translation>
    </message>
    <message>
        <source>Od&amp;ds of the assault</source>
        <extracomment>A panel with the probabilities of the coming assault.</extracomment>
        <translation>Pro&amp;babilités de l’assaut</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <extracomment>A menu entry: the lessons.</extracomment>
        <translation>&amp;Apprendre</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Réglages…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <extracomment>Another window, in which another game can be played.</extracomment>
        <translation>Nouvelle &amp;fenêtre</translation>
    </message>
    <message>
        <source>Change &amp;players…</source>
        <translation>Changer l&amp;es joueurs…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>Stat&amp;istics…</source>
        <translation>Stat&amp;istiques…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>&amp;Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>&amp;Make a scenario…</source>
        <translation>Créer &amp;un scénario…</translation>
    </message>
    <message>
        <source>Figures of the &amp;last fight</source>
        <extracomment>Opens the sheet that tells the last assault or battle in figures.</extracomment>
        <translation>Les &amp;chiffres du dernier combat</translation>
    </message>
</context>
<context>
    <name>merlon::WordsTable</name>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>In English</source>
        <translation>En anglais</translation>
    </message>
    <message>
        <source>In French</source>
        <translation>En français</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
</context>
<context>
    <name>merlon::canvas::BoardView</name>
    <message>
        <source>Board</source>
        <extracomment>Read aloud: the board of the game.</extracomment>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>merlon::canvas::MiniMap</name>
    <message>
        <source>Overview</source>
        <extracomment>The title of a panel: the whole board in small.</extracomment>
        <translation>Vue d’ensemble</translation>
    </message>
    <message>
        <source>Overview of the board</source>
        <extracomment>Read aloud: the whole board in small.</extracomment>
        <translation>Vue d’ensemble du plateau</translation>
    </message>
    <message>
        <source>Click, drag or press the arrow keys to move the view; + and - zoom.</source>
        <translation>Cliquez, glissez ou pressez les flèches pour déplacer la vue&#x202f;; + et - changent l’échelle.</translation>
    </message>
</context>
<context>
    <name>siege</name>
    <message>
        <source>%1 brings more than it costs.</source>
        <translation>Cela rapporte plus que cela ne coûte (%1).</translation>
    </message>
    <message>
        <source>Nothing else here is worth its cost now.</source>
        <translation>Rien d’autre ne vaut son prix pour l’instant.</translation>
    </message>
    <message>
        <source>Something useful cannot be paid for yet.</source>
        <translation>Quelque chose d’utile ne peut pas encore être payé.</translation>
    </message>
    <message>
        <source>This costs least.</source>
        <translation>C’est ce qui coûte le moins.</translation>
    </message>
    <message>
        <source>A useful card takes the place of a useless one.</source>
        <translation>Une carte utile prend la place d’une carte inutile.</translation>
    </message>
    <message>
        <source>The other objectives are easier to meet.</source>
        <translation>Les autres objectifs sont plus faciles à atteindre.</translation>
    </message>
    <message>
        <source>The other plans help more.</source>
        <translation>Les autres plans aident davantage.</translation>
    </message>
    <message>
        <source>From there %1 can be attacked, which is weakly defended.</source>
        <translation>De là, on peut attaquer un mur mal défendu (%1).</translation>
    </message>
    <message>
        <source>On that side the walls are weakly defended.</source>
        <translation>De ce côté, les murs sont mal défendus.</translation>
    </message>
    <message>
        <source>%1 is weakly defended.</source>
        <translation>Ce mur est mal défendu (%1).</translation>
    </message>
    <message>
        <source>There are marksmen on %1.</source>
        <translation>Des tireurs s’y trouvent (%1).</translation>
    </message>
    <message>
        <source>It keeps traps away from a path that matters.</source>
        <translation>Un sentier important reste ainsi sans piège.</translation>
    </message>
    <message>
        <source>A cannon shoots there.</source>
        <translation>Un canon tire à cet endroit.</translation>
    </message>
    <message>
        <source>In this deck one miss fewer matters most.</source>
        <translation>C’est dans ce paquet qu’un Raté de moins compte le plus.</translation>
    </message>
    <message>
        <source>The defender works most there.</source>
        <translation>C’est là que le défenseur travaille le plus.</translation>
    </message>
    <message>
        <source>It hinders the defender most there.</source>
        <translation>C’est là que cela gêne le plus le défenseur.</translation>
    </message>
    <message>
        <source>Many units are waiting to march, or a strong attack is possible.</source>
        <translation>Beaucoup d’unités attendent d’avancer, ou une forte attaque est possible.</translation>
    </message>
    <message>
        <source>Few units are waiting: the smaller one is enough, and the defender gains less.</source>
        <translation>Peu d’unités attendent&#x202f;: la petite suffit, et le défenseur y gagne moins.</translation>
    </message>
    <message>
        <source>Doing it a second time allows a worthwhile attack.</source>
        <translation>Une seconde fois permet une attaque qui en vaut la peine.</translation>
    </message>
    <message>
        <source>Doing it again would give the defender more than it brings.</source>
        <translation>Une fois de plus donnerait au défenseur plus que cela ne rapporte.</translation>
    </message>
    <message>
        <source>This can breach %1.</source>
        <translation>Une brèche devient possible (%1).</translation>
    </message>
    <message>
        <source>It is useful in the attack on %1.</source>
        <translation>Cela sert dans l’attaque (%1).</translation>
    </message>
    <message>
        <source>Where there is a siege tower, stones do not help the defender.</source>
        <translation>Là où il y a une tour de siège, les pierres n’aident pas le défenseur.</translation>
    </message>
    <message>
        <source>The remaining units are more useful where they are.</source>
        <translation>Les unités restantes sont plus utiles où elles sont.</translation>
    </message>
    <message>
        <source>An order can decide a fight: it is worth hiding.</source>
        <translation>Un ordre peut décider d’un combat&#x202f;: mieux vaut le cacher.</translation>
    </message>
    <message>
        <source>An order helps, but hiding it would cost more than it brings.</source>
        <translation>Un ordre aide, mais le cacher coûterait plus que cela ne rapporte.</translation>
    </message>
    <message>
        <source>No order would help now.</source>
        <translation>Aucun ordre n’aiderait pour l’instant.</translation>
    </message>
    <message>
        <source>The order makes a difference on %1.</source>
        <translation>C’est là que l’ordre change quelque chose (%1).</translation>
    </message>
    <message>
        <source>%1 is in danger.</source>
        <translation>Ce mur est en danger (%1).</translation>
    </message>
    <message>
        <source>The fight there is lost, but stones can still be destroyed.</source>
        <translation>Le combat y est perdu, mais on peut encore détruire des pierres.</translation>
    </message>
    <message>
        <source>%1 can be completed now, and helps.</source>
        <translation>Utile, et réalisable dès maintenant (%1).</translation>
    </message>
    <message>
        <source>%1 will be useful later, and this prepares it in time.</source>
        <translation>Cela servira plus tard et se prépare à temps (%1).</translation>
    </message>
    <message>
        <source>%1 takes effect immediately.</source>
        <translation>L’effet est immédiat (%1).</translation>
    </message>
    <message>
        <source>The order is free and strengthens the defense.</source>
        <translation>L’ordre est gratuit et renforce la défense.</translation>
    </message>
    <message>
        <source>This is the best moment for it.</source>
        <translation>C’est le meilleur moment.</translation>
    </message>
    <message>
        <source>A better moment will come.</source>
        <translation>Un meilleur moment viendra.</translation>
    </message>
    <message>
        <source>No other use of the hourglasses brings anything.</source>
        <translation>Aucun autre usage des sabliers ne rapporte quoi que ce soit.</translation>
    </message>
    <message>
        <source>Without help, %1 may be breached.</source>
        <translation>Sans aide, une brèche est à craindre (%1).</translation>
    </message>
    <message>
        <source>%1 is attacked, or may be soon.</source>
        <translation>Ce mur est attaqué, ou pourrait l’être bientôt (%1).</translation>
    </message>
    <message>
        <source>A unit should be ready on %1.</source>
        <translation>Une unité devrait s’y tenir prête (%1).</translation>
    </message>
    <message>
        <source>From there it can move to any wall.</source>
        <translation>De là, elle peut aller sur n’importe quel mur.</translation>
    </message>
    <message>
        <source>From there it can shoot.</source>
        <translation>De là, elle peut tirer.</translation>
    </message>
    <message>
        <source>It is more useful elsewhere.</source>
        <translation>Elle sera plus utile ailleurs.</translation>
    </message>
    <message>
        <source>A stronger unit will fight better.</source>
        <translation>Une unité plus forte combattra mieux.</translation>
    </message>
    <message>
        <source>Enemies are likely to come this way.</source>
        <translation>Des ennemis viendront sans doute par là.</translation>
    </message>
    <message>
        <source>This one would do the most damage.</source>
        <translation>C’est ce qui ferait le plus de dégâts.</translation>
    </message>
    <message>
        <source>There the shot can kill most.</source>
        <translation>C’est là que le tir peut éliminer le plus.</translation>
    </message>
    <message>
        <source>Fewer stones on %1 help the attack.</source>
        <translation>Moins de pierres y aident l’attaque (%1).</translation>
    </message>
    <message>
        <source>Fewer units on %1 help the attack.</source>
        <translation>Moins d’unités y aident l’attaque (%1).</translation>
    </message>
    <message>
        <source>No shot would achieve anything.</source>
        <translation>Aucun tir ne serait utile.</translation>
    </message>
    <message>
        <source>The strength is lost anyway: this costs the fewest units.</source>
        <translation>La force est perdue de toute façon&#x202f;: c’est ce qui coûte le moins d’unités.</translation>
    </message>
    <message>
        <source>This is worth least.</source>
        <translation>C’est ce qui vaut le moins.</translation>
    </message>
    <message>
        <source>The strongest unit is worth most.</source>
        <translation>L’unité la plus forte vaut le plus.</translation>
    </message>
    <message>
        <source>Marching times</source>
        <translation>Temps de marche</translation>
    </message>
    <message>
        <source>How long units take from the camp to each wall, with both maneuvers in every round. A wall takes as many units in a round as it has invader spaces. On the board: rounds until all of them have arrived, and the shortest way to the chosen wall.</source>
        <translation>Combien de temps les unités marchent du camp à chaque mur, avec les deux manœuvres à chaque manche. Un mur accueille par manche autant d’unités qu’il a de places pour l’assaillant. Sur le plateau&#x202f;: les manches jusqu’à ce que toutes soient arrivées, et le chemin le plus court vers le mur choisi.</translation>
    </message>
    <message>
        <source>Bottlenecks</source>
        <translation>Passages obligés</translation>
    </message>
    <message>
        <source>Places and paths that every way from the camp to a wall passes. On the board: how many walls depend on a place, and what the chosen wall depends on.</source>
        <translation>Lieux et sentiers par lesquels passe tout chemin du camp à un mur. Sur le plateau&#x202f;: combien de murs dépendent d’un lieu, et de quoi dépend le mur choisi.</translation>
    </message>
    <message>
        <source>Paths to block</source>
        <translation>Sentiers à bloquer</translation>
    </message>
    <message>
        <source>The fewest paths with traps, and the fewest ramparts held, that leave no way to a wall. On the board: paths to trap; for the chosen wall, crosses on these paths and rings around these ramparts.</source>
        <translation>Le moins de sentiers à piéger, et le moins de remparts à tenir, pour qu’aucun chemin ne mène à un mur. Sur le plateau&#x202f;: les sentiers à piéger&#x202f;; pour le mur choisi, des croix sur ces sentiers et des anneaux autour de ces remparts.</translation>
    </message>
    <message>
        <source>Units that reach the walls</source>
        <translation>Unités qui atteignent les murs</translation>
    </message>
    <message>
        <source>The most units that can reach each wall if all march to this wall alone: through all places with their capacities, with both maneuvers in every round. On the board: units, if each assault empties the wall, and where they march to the chosen wall.</source>
        <translation>Le plus d’unités qui peuvent atteindre chaque mur, si toutes marchent vers ce seul mur&#x202f;: à travers tous les lieux avec leurs capacités, avec les deux manœuvres à chaque manche. Sur le plateau&#x202f;: les unités, si chaque assaut vide le mur, et par où elles marchent vers le mur choisi.</translation>
    </message>
    <message>
        <source>Marksmen and cannons</source>
        <translation>Tireurs et canons</translation>
    </message>
    <message>
        <source>Who reaches each rampart. Marksmen on walls shoot only while no invader fights there; those in towers always do. On the board: most marksmen · towers for cannons. For the chosen rampart: dashes from marksmen, balls from cannons.</source>
        <translation>Qui atteint chaque rempart. Les tireurs sur les murs ne tirent que si aucun assaillant n’y combat&#x202f;; ceux des tours, toujours. Sur le plateau&#x202f;: le plus de tireurs · les tours pour des canons. Pour le rempart choisi&#x202f;: des tirets depuis les tireurs, des boulets depuis les canons.</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Mur</translation>
    </message>
    <message>
        <source>Rampart</source>
        <translation>Rempart</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>First in round</source>
        <translation>Première à la manche</translation>
    </message>
    <message>
        <source>{%1|Rounds for 0 units|Rounds for 1 unit|Rounds for %1 units}</source>
        <translation>{%1|Manches pour 0 unité|Manches pour 1 unité|Manches pour %1 unités}</translation>
    </message>
    <message>
        <source>{%1|Reach it in 0 rounds|Reach it in 1 round|Reach it in %1 rounds}</source>
        <translation>{%1|L’atteignent en 0 manche|L’atteignent en 1 manche|L’atteignent en %1 manches}</translation>
    </message>
    <message>
        <source>Units there together</source>
        <translation>Unités en même temps</translation>
    </message>
    <message>
        <source>Which places</source>
        <translation>Quels lieux</translation>
    </message>
    <message>
        <source>Narrow paths</source>
        <translation>Sentiers obligés</translation>
    </message>
    <message>
        <source>Paths to trap</source>
        <translation>Sentiers à piéger</translation>
    </message>
    <message>
        <source>Which paths</source>
        <translation>Quels sentiers</translation>
    </message>
    <message>
        <source>Ramparts to hold</source>
        <translation>Remparts à tenir</translation>
    </message>
    <message>
        <source>Marksmen at the start</source>
        <translation>Tireurs au début</translation>
    </message>
    <message>
        <source>Most on walls</source>
        <translation>Au plus sur les murs</translation>
    </message>
    <message>
        <source>Most in towers</source>
        <translation>Au plus dans les tours</translation>
    </message>
    <message>
        <source>Towers for cannons</source>
        <translation>Tours pour des canons</translation>
    </message>
    <message>
        <source>Marksmen from</source>
        <translation>Tireurs depuis</translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation>inaccessible</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>impossible</translation>
    </message>
    <message>
        <source>All reach the nearest wall in {%1|0 rounds|1 round|%1 rounds}, the farthest in {%2|0 rounds|1 round|%2 rounds}.</source>
        <translation>Toutes atteignent le mur le plus proche en {%1|0 manche|1 manche|%1 manches}, le plus lointain en {%2|0 manche|1 manche|%2 manches}.</translation>
    </message>
    <message>
        <source>{%1|Every wall is reached.|1 wall is not reached by all of them before the game ends.|%1 walls are not reached by all of them before the game ends.}</source>
        <translation>{%1|Chaque mur est atteint.|1 mur n’est pas atteint par toutes avant la fin de la partie.|%1 murs ne sont pas atteints par toutes avant la fin de la partie.}</translation>
    </message>
    <message>
        <source>All walls attacked together: {%1|no unit is|1 unit is|%1 units are} on them at the same time, in {%2|0 spaces|1 space|%2 spaces}.</source>
        <translation>Tous les murs attaqués ensemble&#x202f;: {%1|aucune unité n’y est|1 unité y est|%1 unités y sont} en même temps, sur {%2|0 place|1 place|%2 places}.</translation>
    </message>
    <message>
        <source>If each assault empties them: {%1|no unit reaches|1 unit reaches|%1 units reach} them.</source>
        <translation>Si chaque assaut les vide&#x202f;: {%1|aucune unité ne les atteint|1 unité les atteint|%1 unités les atteignent}.</translation>
    </message>
    <message>
        <source>{%1|Marksmen reach every rampart.|1 rampart is out of reach of all marksmen.|%1 ramparts are out of reach of all marksmen.}</source>
        <translation>{%1|Des tireurs atteignent chaque rempart.|1 rempart est hors de portée de tous les tireurs.|%1 remparts sont hors de portée de tous les tireurs.}</translation>
    </message>
    <message>
        <source>{%1|Every rampart has marksmen in a tower over it.|1 rampart has no marksmen in a tower over it.|%1 ramparts have no marksmen in a tower over them.}</source>
        <translation>{%1|Les tireurs d’une tour dominent chaque rempart.|1 rempart n’est dominé par les tireurs d’aucune tour.|%1 remparts ne sont dominés par les tireurs d’aucune tour.}</translation>
    </message>
    <message>
        <source>{%1|Cannons reach every rampart.|1 rampart is out of reach of all cannons.|%1 ramparts are out of reach of all cannons.}</source>
        <translation>{%1|Des canons atteignent chaque rempart.|1 rempart est hors de portée de tous les canons.|%1 remparts sont hors de portée de tous les canons.}</translation>
    </message>
    <message>
        <source>Only the first %1 walls are listed.</source>
        <translation>Seuls les %1 premiers murs sont présentés.</translation>
    </message>
    <message>
        <source>Places of type “%1” (west, east)</source>
        <translation>Lieux de type «&#x202f;%1&#x202f;» (ouest, est)</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <translation>%1 (%2, %3)</translation>
    </message>
    <message>
        <source>Paths (of these trappable)</source>
        <translation>Sentiers (dont piégeables)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Steps from the camp to the walls</source>
        <translation>Étapes du camp aux murs</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Walls cut off by one trap</source>
        <translation>Murs qu’un seul piège isole</translation>
    </message>
    <message>
        <source>Units on all walls after %1 rounds</source>
        <translation>Unités sur tous les murs après %1 manches</translation>
    </message>
    <message>
        <source>Ramparts without marksmen in towers over them</source>
        <translation>Remparts sans tireurs de tours au-dessus</translation>
    </message>
    <message>
        <source>Ramparts out of reach of cannons</source>
        <translation>Remparts hors de portée des canons</translation>
    </message>
    <message>
        <source>Where units of the invader arrive. Each side has exactly one, and paths lead from it to the ramparts.</source>
        <translation>C’est là qu’arrivent les unités de l’assaillant. Chaque côté en a exactement un, d’où des sentiers mènent aux remparts.</translation>
    </message>
    <message>
        <source>An earthwork of the invader before the walls. Units and machines stand here, and paths lead on to walls or other ramparts.</source>
        <translation>Un ouvrage de terre de l’assaillant devant les murs. Unités et machines s’y tiennent, et des sentiers mènent plus loin, à des murs ou à d’autres remparts.</translation>
    </message>
    <message>
        <source>A section of the fortress wall, where invader and defender fight. It has spaces for the units of both.</source>
        <translation>Une section de l’enceinte, où l’assaillant et le défenseur combattent. Elle a des places pour les unités des deux.</translation>
    </message>
    <message>
        <source>A tower of the defender. From here shooters and devices reach the rampart that the tower faces.</source>
        <translation>Une tour du défenseur. De là, ceux qui tirent et les dispositifs atteignent le rempart auquel la tour fait face.</translation>
    </message>
    <message>
        <source>The gates of the fortress, one behind the other. The ram of the invader breaks them. Used in Siege: Glory only.</source>
        <translation>Les portes de la forteresse, l’une derrière l’autre. Le bélier de l’assaillant les enfonce. Ne sert que dans Siège&#x202f;: la Gloire.</translation>
    </message>
    <message>
        <source>Where the crew of the ram stands. A path leads from here to the gate. Used in Siege: Glory only.</source>
        <translation>C’est là que se tiennent les servants du bélier. Un sentier en mène à la porte. Ne sert que dans Siège&#x202f;: la Gloire.</translation>
    </message>
    <message>
        <source>A building of the fortress. Its type says what the defender can do there.</source>
        <translation>Un bâtiment de la forteresse. Son type dit ce que le défenseur peut y faire.</translation>
    </message>
    <message>
        <source>The middle of the fortress. It holds any number of units, and from here they reach every wall.</source>
        <translation>Le centre de la forteresse. La cour accueille autant d’unités que l’on veut, et de là elles atteignent tous les murs.</translation>
    </message>
    <message>
        <source>Units of the invader that join those who march to the rampart at the end of its path. Used in Siege: Breach only.</source>
        <translation>Des unités de l’assaillant qui rejoignent celles qui avancent au rempart situé au bout de son sentier. Ne sert que dans Siège&#x202f;: la Brèche.</translation>
    </message>
    <message>
        <source>Units of the invader march along it, in the direction of the arrow.</source>
        <translation>Les unités de l’assaillant le suivent, dans le sens de la flèche.</translation>
    </message>
    <message>
        <source>Joins neighbors on the wall. Units of the defender move between walls and towers that are adjacent.</source>
        <translation>Joint des voisins de l’enceinte. Les unités du défenseur se déplacent entre les murs et les tours adjacents.</translation>
    </message>
    <message>
        <source>Joins a tower to the rampart that it faces and shoots at. Each tower faces exactly one.</source>
        <translation>Joint une tour au rempart auquel elle fait face et sur lequel elle tire. Chaque tour fait face à un seul rempart.</translation>
    </message>
    <message>
        <source>Joins ramparts that are side by side. The cannon of a tower that faces one of them also reaches the other.</source>
        <translation>Joint des remparts voisins. Le canon d’une tour qui fait face à l’un atteint aussi l’autre.</translation>
    </message>
    <message>
        <source>How many units of the invader can be here at the same time.</source>
        <translation>Combien d’unités de l’assaillant peuvent se trouver ici en même temps.</translation>
    </message>
    <message>
        <source>How many trebuchets can be placed here.</source>
        <translation>Combien de trébuchets peuvent être placés ici.</translation>
    </message>
    <message>
        <source>The units of the invader that are here when the game begins.</source>
        <translation>Les unités de l’assaillant qui sont ici au début de la partie.</translation>
    </message>
    <message>
        <source>How many ballistas and catapults can be placed here.</source>
        <translation>Combien de balistes et de catapultes peuvent être placées ici.</translation>
    </message>
    <message>
        <source>Whether a mantelet can be placed here (1) or not (0). It protects the rampart from volleys.</source>
        <translation>Si un mantelet peut être placé ici (1) ou non (0). Il protège le rempart des volées.</translation>
    </message>
    <message>
        <source>How many training tokens can be placed here, for example a quartermaster.</source>
        <translation>Combien de jetons d’entraînement peuvent être placés ici, par exemple un quartier-maître.</translation>
    </message>
    <message>
        <source>How many units of the invader can be on the wall. The more there are, the more easily it is breached.</source>
        <translation>Combien d’unités de l’assaillant peuvent être sur le mur. Plus il y en a, plus il est facile d’y ouvrir une brèche.</translation>
    </message>
    <message>
        <source>The spaces for units of the defender on the wall: which units each of them takes, and which unit starts there.</source>
        <translation>Les places des unités du défenseur sur le mur&#x202f;: quelles unités chacune accepte, et laquelle y commence.</translation>
    </message>
    <message>
        <source>The spaces for units of the defender in the building: which units each of them takes, and which unit starts there.</source>
        <translation>Les places des unités du défenseur dans le bâtiment&#x202f;: quelles unités chacune accepte, et laquelle y commence.</translation>
    </message>
    <message>
        <source>Which units of the defender this space takes.</source>
        <translation>Quelles unités du défenseur cette place accepte.</translation>
    </message>
    <message>
        <source>The unit that stands in this space when the game begins.</source>
        <translation>L’unité qui occupe cette place au début de la partie.</translation>
    </message>
    <message>
        <source>Whether the defender can build a cauldron here. It kills attackers in each assault.</source>
        <translation>Si le défenseur peut construire ici un chaudron. Il élimine des assaillants à chaque assaut.</translation>
    </message>
    <message>
        <source>Whether the defender can add one more space for a unit here during the game.</source>
        <translation>Si le défenseur peut ajouter ici une place d’unité en cours de partie.</translation>
    </message>
    <message>
        <source>Whether a siege tower of the invader can stand at this wall.</source>
        <translation>Si une tour de siège de l’assaillant peut se dresser contre ce mur.</translation>
    </message>
    <message>
        <source>How many pieces of equipment of the invader the wall takes, for example a banner or a sap.</source>
        <translation>Combien d’équipements de l’assaillant le mur accepte, par exemple un étendard ou une sape.</translation>
    </message>
    <message>
        <source>How many heroes of the defender the wall takes. This is always 1.</source>
        <translation>Combien de héros du défenseur le mur accepte. C’est toujours 1.</translation>
    </message>
    <message>
        <source>The hero who stands here when the game begins. Each hero starts on exactly one wall.</source>
        <translation>Le héros qui se tient ici au début de la partie. Chaque héros commence sur un seul mur.</translation>
    </message>
    <message>
        <source>The stones that are here when the game begins. Each strengthens the defender by 1.</source>
        <translation>Les pierres qui sont ici au début de la partie. Chacune donne 1 point de force au défenseur.</translation>
    </message>
    <message>
        <source>How many gates stand one behind the other. When the last one falls, the invader is in the fortress.</source>
        <translation>Combien de portes se dressent l’une derrière l’autre. Quand la dernière tombe, l’assaillant est dans la forteresse.</translation>
    </message>
    <message>
        <source>How much damage by the ram each gate takes before it falls.</source>
        <translation>Combien de dégâts du bélier chaque porte supporte avant de tomber.</translation>
    </message>
    <message>
        <source>How many parts the ram can have. Two units of its crew man each part.</source>
        <translation>Combien de parties le bélier peut avoir. Deux servants manient chaque partie.</translation>
    </message>
    <message>
        <source>Which building it is, and so what the defender can do there. The fortress needs each of them exactly once.</source>
        <translation>De quel bâtiment il s’agit, et donc ce que le défenseur peut y faire. La forteresse a besoin d’un seul de chaque type.</translation>
    </message>
    <message>
        <source>From an open place units of the defender move to every wall. They cannot move into a closed one.</source>
        <translation>D’un lieu ouvert, les unités du défenseur vont à tous les murs. Elles ne peuvent pas entrer dans un lieu fermé.</translation>
    </message>
    <message>
        <source>Whether the invader can put a saboteur here (1) or not (0). It makes the actions of the building cost 1 hourglass more.</source>
        <translation>Si l’assaillant peut placer ici un saboteur (1) ou non (0). Avec lui, chaque action du bâtiment coûte 1 sablier de plus.</translation>
    </message>
    <message>
        <source>Whether the defender can set a trap on this path.</source>
        <translation>Si le défenseur peut poser un piège sur ce sentier.</translation>
    </message>
    <message>
        <source>the round, cards and tokens</source>
        <translation>la manche, cartes et jetons</translation>
    </message>
    <message>
        <source>heroes</source>
        <translation>héros</translation>
    </message>
    <message>
        <source>how it ended</source>
        <translation>l’issue</translation>
    </message>
    <message>
        <source>units</source>
        <translation>unités</translation>
    </message>
    <message>
        <source>machines</source>
        <translation>machines</translation>
    </message>
    <message>
        <source>engines</source>
        <translation>engins</translation>
    </message>
    <message>
        <source>equipment</source>
        <translation>équipement</translation>
    </message>
    <message>
        <source>training</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>orders</source>
        <translation>ordres</translation>
    </message>
    <message>
        <source>rituals</source>
        <translation>rituels</translation>
    </message>
    <message>
        <source>devices of the defender</source>
        <translation>dispositifs du défenseur</translation>
    </message>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>action cards</source>
        <translation>cartes action</translation>
    </message>
    <message>
        <source>phase cards</source>
        <translation>cartes phase</translation>
    </message>
    <message>
        <source>objectives</source>
        <translation>objectifs</translation>
    </message>
    <message>
        <source>defense plans</source>
        <translation>plans de défense</translation>
    </message>
    <message>
        <source>heroic and dishonorable acts</source>
        <translation>actes héroïques et déshonorants</translation>
    </message>
    <message>
        <source>target</source>
        <translation>cible</translation>
    </message>
    <message>
        <source>bluff</source>
        <translation>bluff</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>pierre</translation>
    </message>
    <message>
        <source>hourglass</source>
        <translation>sablier</translation>
    </message>
    <message>
        <source>resource</source>
        <translation>ressource</translation>
    </message>
    <message>
        <source>part of the ram</source>
        <translation>partie du bélier</translation>
    </message>
    <message>
        <source>round</source>
        <translation>manche</translation>
    </message>
    <message>
        <source>what comes next</source>
        <translation>ce qui suit</translation>
    </message>
    <message>
        <source>empty board</source>
        <translation>plateau vide</translation>
    </message>
    <message>
        <source>card of the row</source>
        <translation>carte de la rangée</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>phase</translation>
    </message>
    <message>
        <source>altars</source>
        <translation>autels</translation>
    </message>
    <message>
        <source>in effect</source>
        <translation>en vigueur</translation>
    </message>
    <message>
        <source>row of action cards</source>
        <translation>rangée de cartes action</translation>
    </message>
    <message>
        <source>cards beside the row</source>
        <translation>cartes à côté de la rangée</translation>
    </message>
    <message>
        <source>spies on</source>
        <translation>espions sur</translation>
    </message>
    <message>
        <source>exchanged cards</source>
        <translation>cartes échangées</translation>
    </message>
    <message>
        <source>state</source>
        <translation>état</translation>
    </message>
    <message>
        <source>known about it</source>
        <translation>ce qu’on en sait</translation>
    </message>
    <message>
        <source>invaders</source>
        <translation>assaillants</translation>
    </message>
    <message>
        <source>defenders</source>
        <translation>défenseurs</translation>
    </message>
    <message>
        <source>in the siege tower</source>
        <translation>dans la tour de siège</translation>
    </message>
    <message>
        <source>arrived in this deployment</source>
        <translation>arrivés lors de ce déploiement</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>bois</translation>
    </message>
    <message>
        <source>cauldron</source>
        <translation>chaudron</translation>
    </message>
    <message>
        <source>siege tower</source>
        <translation>tour de siège</translation>
    </message>
    <message>
        <source>siege towers</source>
        <translation>tours de siège</translation>
    </message>
    <message>
        <source>defender’s ladder</source>
        <translation>échelle du défenseur</translation>
    </message>
    <message>
        <source>order</source>
        <translation>ordre</translation>
    </message>
    <message>
        <source>gale</source>
        <translation>tempête</translation>
    </message>
    <message>
        <source>specter</source>
        <translation>spectre</translation>
    </message>
    <message>
        <source>demon</source>
        <translation>démon</translation>
    </message>
    <message>
        <source>sap used</source>
        <translation>sape utilisée</translation>
    </message>
    <message>
        <source>unearthly glare</source>
        <translation>éblouissement</translation>
    </message>
    <message>
        <source>goblin fury</source>
        <translation>fureur gobeline</translation>
    </message>
    <message>
        <source>last stand</source>
        <translation>dernier carré</translation>
    </message>
    <message>
        <source>mantelet</source>
        <translation>mantelet</translation>
    </message>
    <message>
        <source>quartermaster</source>
        <translation>quartier-maître</translation>
    </message>
    <message>
        <source>quartermaster used</source>
        <translation>quartier-maître utilisé</translation>
    </message>
    <message>
        <source>trench master</source>
        <translation>maître de tranchée</translation>
    </message>
    <message>
        <source>have left it</source>
        <translation>l’ont quitté</translation>
    </message>
    <message>
        <source>came without budget</source>
        <translation>venus hors budget</translation>
    </message>
    <message>
        <source>came from the supply</source>
        <translation>venus de la réserve</translation>
    </message>
    <message>
        <source>came from the camp</source>
        <translation>venus du camp</translation>
    </message>
    <message>
        <source>marksmen aiming at it</source>
        <translation>tireurs qui le visent</translation>
    </message>
    <message>
        <source>device</source>
        <translation>dispositif</translation>
    </message>
    <message>
        <source>post</source>
        <translation>poste</translation>
    </message>
    <message>
        <source>aimed</source>
        <translation>a visé</translation>
    </message>
    <message>
        <source>saboteur</source>
        <translation>saboteur</translation>
    </message>
    <message>
        <source>trap</source>
        <translation>piège</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>pont</translation>
    </message>
    <message>
        <source>parts of the ram</source>
        <translation>parties du bélier</translation>
    </message>
    <message>
        <source>fallen</source>
        <translation>pertes</translation>
    </message>
    <message>
        <source>resistance</source>
        <translation>résistance</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>engin</translation>
    </message>
    <message>
        <source>place</source>
        <translation>lieu</translation>
    </message>
    <message>
        <source>hits in its deck</source>
        <translation>cartes Touché dans son paquet</translation>
    </message>
    <message>
        <source>misses in its deck</source>
        <translation>cartes Raté dans son paquet</translation>
    </message>
    <message>
        <source>malfunction</source>
        <translation>avarie</translation>
    </message>
    <message>
        <source>bloodstone</source>
        <translation>pierre de sang</translation>
    </message>
    <message>
        <source>side</source>
        <translation>côté</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>mur</translation>
    </message>
    <message>
        <source>supply</source>
        <translation>réserve</translation>
    </message>
    <message>
        <source>wood pile</source>
        <translation>pile de bois</translation>
    </message>
    <message>
        <source>bag</source>
        <translation>sac</translation>
    </message>
    <message>
        <source>hourglasses due</source>
        <translation>sabliers dus</translation>
    </message>
    <message>
        <source>maneuvers made</source>
        <translation>manœuvres faites</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>budget</translation>
    </message>
    <message>
        <source>orders out of the game</source>
        <translation>ordres hors jeu</translation>
    </message>
    <message>
        <source>bluffs revealed</source>
        <translation>bluffs révélés</translation>
    </message>
    <message>
        <source>targets revealed</source>
        <translation>cibles révélées</translation>
    </message>
    <message>
        <source>rituals performed</source>
        <translation>rituels accomplis</translation>
    </message>
    <message>
        <source>units paid for rituals</source>
        <translation>unités payées pour des rituels</translation>
    </message>
    <message>
        <source>stones destroyed</source>
        <translation>pierres détruites</translation>
    </message>
    <message>
        <source>defenders killed</source>
        <translation>défenseurs éliminés</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>retirés du jeu</translation>
    </message>
    <message>
        <source>hourglasses in reserve</source>
        <translation>sabliers en attente</translation>
    </message>
    <message>
        <source>hourglasses on buildings</source>
        <translation>sabliers sur les bâtiments</translation>
    </message>
    <message>
        <source>completed this round</source>
        <translation>accomplies pendant la manche</translation>
    </message>
    <message>
        <source>drawbacks in effect</source>
        <translation>contreparties en vigueur</translation>
    </message>
    <message>
        <source>blessed</source>
        <translation>béni</translation>
    </message>
    <message>
        <source>heroes used</source>
        <translation>héros utilisés</translation>
    </message>
    <message>
        <source>heroic orders used</source>
        <translation>ordres héroïques utilisés</translation>
    </message>
    <message>
        <source>heroic orders lost</source>
        <translation>ordres héroïques perdus</translation>
    </message>
    <message>
        <source>possession of “Reinforce”</source>
        <translation>possession de «&#x202f;Renfort&#x202f;»</translation>
    </message>
    <message>
        <source>possession of “Errand”</source>
        <translation>possession de «&#x202f;Mission&#x202f;»</translation>
    </message>
    <message>
        <source>possession of “Recall”</source>
        <translation>possession de «&#x202f;Rappel&#x202f;»</translation>
    </message>
    <message>
        <source>hit deck</source>
        <translation>paquet de tir</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>vainqueur</translation>
    </message>
    <message>
        <source>how</source>
        <translation>comment</translation>
    </message>
    <message>
        <source>warrior</source>
        <translation>guerrier</translation>
    </message>
    <message>
        <source>officer</source>
        <translation>officier</translation>
    </message>
    <message>
        <source>goblins</source>
        <translation>gobelins</translation>
    </message>
    <message>
        <source>orcs</source>
        <translation>orques</translation>
    </message>
    <message>
        <source>trolls</source>
        <translation>trolls</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prêts</translation>
    </message>
    <message>
        <source>in camp</source>
        <translation>au camp</translation>
    </message>
    <message>
        <source>resources</source>
        <translation>ressources</translation>
    </message>
    <message>
        <source>card of phase 2</source>
        <translation>carte de la phase 2</translation>
    </message>
    <message>
        <source>card of phase 3</source>
        <translation>carte de la phase 3</translation>
    </message>
    <message>
        <source>card of phase 4</source>
        <translation>carte de la phase 4</translation>
    </message>
    <message>
        <source>card of phase 5</source>
        <translation>carte de la phase 5</translation>
    </message>
    <message>
        <source>cards turned in phase</source>
        <translation>cartes retournées à la phase</translation>
    </message>
    <message>
        <source>actions used</source>
        <translation>actions utilisées</translation>
    </message>
    <message>
        <source>actions lent</source>
        <translation>actions prêtées</translation>
    </message>
    <message>
        <source>reserve of hourglasses</source>
        <translation>sabliers en attente</translation>
    </message>
    <message>
        <source>hourglasses for barricades</source>
        <translation>sabliers pour barricades</translation>
    </message>
    <message>
        <source>discarded units</source>
        <translation>unités défaussées</translation>
    </message>
    <message>
        <source>units on cards</source>
        <translation>unités sur les cartes</translation>
    </message>
    <message>
        <source>goblins on blood spaces</source>
        <translation>gobelins sur les cases de sang</translation>
    </message>
    <message>
        <source>hourglasses on actions</source>
        <translation>sabliers sur les actions</translation>
    </message>
    <message>
        <source>whose hourglasses</source>
        <translation>à qui sont les sabliers</translation>
    </message>
    <message>
        <source>actions completed</source>
        <translation>actions accomplies</translation>
    </message>
    <message>
        <source>completed twice</source>
        <translation>accomplies deux fois</translation>
    </message>
    <message>
        <source>completed by the east</source>
        <translation>accomplies par l’est</translation>
    </message>
    <message>
        <source>possessed heroes</source>
        <translation>héros possédés</translation>
    </message>
    <message>
        <source>officer’s speech</source>
        <translation>discours de l’officier</translation>
    </message>
    <message>
        <source>wall of the speech</source>
        <translation>mur du discours</translation>
    </message>
    <message>
        <source>heroic acts</source>
        <translation>actes héroïques</translation>
    </message>
    <message>
        <source>heroic acts of the invaders</source>
        <translation>actes héroïques des assaillants</translation>
    </message>
    <message>
        <source>walls dismantled</source>
        <translation>murs démantelés</translation>
    </message>
    <message>
        <source>glory marker</source>
        <translation>marqueur de gloire</translation>
    </message>
    <message>
        <source>hit cards revealed</source>
        <translation>cartes du paquet de tir révélées</translation>
    </message>
    <message>
        <source>players that have finished</source>
        <translation>joueurs qui ont terminé</translation>
    </message>
    <message>
        <source>earlier entries</source>
        <translation>percées précédentes</translation>
    </message>
    <message>
        <source>glory of the invaders</source>
        <translation>gloire des assaillants</translation>
    </message>
    <message>
        <source>glory of the defenders</source>
        <translation>gloire des défenseurs</translation>
    </message>
    <message>
        <source>who resigned</source>
        <translation>qui a abandonné</translation>
    </message>
    <message>
        <source>speed token</source>
        <translation>jeton Vitesse</translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message>
        <source>the first draw</source>
        <translation>le premier tirage</translation>
    </message>
    <message>
        <source>the round begins</source>
        <translation>la manche commence</translation>
    </message>
    <message>
        <source>a card of the row</source>
        <translation>une carte de la rangée</translation>
    </message>
    <message>
        <source>the defender phase</source>
        <translation>la phase de défense</translation>
    </message>
    <message>
        <source>the choice of a maneuver</source>
        <translation>le choix d’une manœuvre</translation>
    </message>
    <message>
        <source>the choice of orders</source>
        <translation>le choix des ordres</translation>
    </message>
    <message>
        <source>the assault</source>
        <translation>l’assaut</translation>
    </message>
    <message>
        <source>the comparison of strengths</source>
        <translation>la comparaison des forces</translation>
    </message>
    <message>
        <source>the end of the round</source>
        <translation>la fin de la manche</translation>
    </message>
    <message>
        <source>the phase</source>
        <translation>la phase</translation>
    </message>
    <message>
        <source>the time after a phase</source>
        <translation>le moment après une phase</translation>
    </message>
    <message>
        <source>the melee</source>
        <translation>le corps à corps</translation>
    </message>
    <message>
        <source>bluff, face down</source>
        <translation>bluff, face cachée</translation>
    </message>
    <message>
        <source>target, face down</source>
        <translation>cible, face cachée</translation>
    </message>
    <message>
        <source>target, face up</source>
        <translation>cible, face visible</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>face visible</translation>
    </message>
    <message>
        <source>resolved</source>
        <translation>résolu</translation>
    </message>
    <message>
        <source>has struck</source>
        <translation>a frappé</translation>
    </message>
    <message>
        <source>held in the hand</source>
        <translation>en main</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>défaussé</translation>
    </message>
    <message>
        <source>met, stays</source>
        <translation>atteint, reste</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>non utilisé</translation>
    </message>
    <message>
        <source>used</source>
        <translation>utilisé</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>touché</translation>
    </message>
    <message>
        <source>miss</source>
        <translation>raté</translation>
    </message>
    <message>
        <source>minor</source>
        <translation>petite</translation>
    </message>
    <message>
        <source>major</source>
        <translation>grande</translation>
    </message>
    <message>
        <source>minor deployment made</source>
        <translation>petit déploiement fait</translation>
    </message>
    <message>
        <source>major deployment made</source>
        <translation>grand déploiement fait</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>breach</source>
        <translation>brèche</translation>
    </message>
    <message>
        <source>held out</source>
        <translation>a tenu</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>abandon</translation>
    </message>
    <message>
        <source>glory</source>
        <translation>gloire</translation>
    </message>
    <message>
        <source>tie-break</source>
        <translation>départage</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>percée</translation>
    </message>
    <message>
        <source>marauders have come</source>
        <translation>les maraudeurs sont venus</translation>
    </message>
    <message>
        <source>a paid unit taken back</source>
        <translation>une unité payée reprise</translation>
    </message>
    <message>
        <source>scalding harvest</source>
        <translation>moisson brûlante</translation>
    </message>
    <message>
        <source>field surgeons</source>
        <translation>chirurgiens de campagne</translation>
    </message>
    <message>
        <source>butcher’s bill</source>
        <translation>lourd tribut</translation>
    </message>
    <message>
        <source>heroes weakened</source>
        <translation>héros affaiblis</translation>
    </message>
    <message>
        <source>orders confused</source>
        <translation>ordres contradictoires</translation>
    </message>
    <message>
        <source>platform</source>
        <translation>plateforme</translation>
    </message>
    <message>
        <source>storm</source>
        <translation>tempête</translation>
    </message>
    <message>
        <source>accident</source>
        <translation>accident</translation>
    </message>
    <message>
        <source>glare</source>
        <translation>éblouissement</translation>
    </message>
    <message>
        <source>order face up</source>
        <translation>ordre face visible</translation>
    </message>
    <message>
        <source>order carried out</source>
        <translation>ordre exécuté</translation>
    </message>
    <message>
        <source>entered</source>
        <translation>percé</translation>
    </message>
    <message>
        <source>ropes used</source>
        <translation>cordes utilisées</translation>
    </message>
    <message>
        <source>trap has struck</source>
        <translation>le piège a frappé</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>incendie</translation>
    </message>
    <message>
        <source>precise fire</source>
        <translation>tir de précision</translation>
    </message>
    <message>
        <source>resources gained</source>
        <translation>ressources reçues</translation>
    </message>
    <message>
        <source>transfer made</source>
        <translation>transfert fait</translation>
    </message>
    <message>
        <source>terror</source>
        <translation>terreur</translation>
    </message>
    <message>
        <source>honor lost</source>
        <translation>honneur perdu</translation>
    </message>
    <message>
        <source>dishonored</source>
        <translation>déshonoré</translation>
    </message>
    <message>
        <source>for goblins</source>
        <translation>à gobelins</translation>
    </message>
    <message>
        <source>for orcs</source>
        <translation>à orques</translation>
    </message>
    <message>
        <source>for trolls</source>
        <translation>à trolls</translation>
    </message>
    <message>
        <source>cannon</source>
        <translation>canon</translation>
    </message>
    <message>
        <source>pole</source>
        <translation>perche</translation>
    </message>
    <message>
        <source>bay window</source>
        <translation>bretèche</translation>
    </message>
    <message>
        <source>hook</source>
        <translation>crochet</translation>
    </message>
    <message>
        <source>bloodstones</source>
        <translation>pierres de sang</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ouest</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>foreground</source>
        <translation>abord</translation>
    </message>
    <message>
        <source>rampart</source>
        <translation>rempart</translation>
    </message>
    <message>
        <source>tower</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>porte</translation>
    </message>
    <message>
        <source>barbican rampart</source>
        <translation>rempart de la barbacane</translation>
    </message>
    <message>
        <source>building</source>
        <translation>bâtiment</translation>
    </message>
    <message>
        <source>courtyard</source>
        <translation>cour</translation>
    </message>
    <message>
        <source>marauders</source>
        <translation>maraudeurs</translation>
    </message>
    <message>
        <source>path</source>
        <translation>sentier</translation>
    </message>
    <message>
        <source>adjacent</source>
        <translation>adjacent</translation>
    </message>
    <message>
        <source>facing</source>
        <translation>fait face à</translation>
    </message>
    <message>
        <source>beside</source>
        <translation>voisin</translation>
    </message>
    <message>
        <source>breached</source>
        <translation>percé</translation>
    </message>
    <message>
        <source>forge</source>
        <translation>forge</translation>
    </message>
    <message>
        <source>workshop</source>
        <translation>atelier</translation>
    </message>
    <message>
        <source>scouts</source>
        <translation>éclaireurs</translation>
    </message>
    <message>
        <source>cathedral</source>
        <translation>cathédrale</translation>
    </message>
    <message>
        <source>hospital</source>
        <translation>hôpital</translation>
    </message>
    <message>
        <source>barracks</source>
        <translation>caserne</translation>
    </message>
    <message>
        <source>guards</source>
        <translation>corps de garde</translation>
    </message>
    <message>
        <source>honor guard</source>
        <translation>garde d’honneur</translation>
    </message>
    <message>
        <source>goblin</source>
        <translation>gobelin</translation>
    </message>
    <message>
        <source>orc</source>
        <translation>orque</translation>
    </message>
    <message>
        <source>troll</source>
        <translation>troll</translation>
    </message>
    <message>
        <source>marksman</source>
        <translation>tireur</translation>
    </message>
    <message>
        <source>archer</source>
        <translation>archer</translation>
    </message>
    <message>
        <source>soldier</source>
        <translation>soldat</translation>
    </message>
    <message>
        <source>veteran</source>
        <translation>vétéran</translation>
    </message>
    <message>
        <source>any unit</source>
        <translation>n’importe quelle unité</translation>
    </message>
    <message>
        <source>unit capacity</source>
        <translation>capacité en unités</translation>
    </message>
    <message>
        <source>engine spaces</source>
        <translation>emplacements d’engin</translation>
    </message>
    <message>
        <source>mantelet spaces</source>
        <translation>emplacements de mantelet</translation>
    </message>
    <message>
        <source>training spaces</source>
        <translation>emplacements d’entraînement</translation>
    </message>
    <message>
        <source>trebuchet spaces</source>
        <translation>emplacements de trébuchet</translation>
    </message>
    <message>
        <source>starting units</source>
        <translation>unités de départ</translation>
    </message>
    <message>
        <source>invader spaces</source>
        <translation>places de l’assaillant</translation>
    </message>
    <message>
        <source>defender spaces</source>
        <translation>places du défenseur</translation>
    </message>
    <message>
        <source>equipment spaces</source>
        <translation>emplacements d’équipement</translation>
    </message>
    <message>
        <source>hero spaces</source>
        <translation>places de héros</translation>
    </message>
    <message>
        <source>starting hero</source>
        <translation>héros de départ</translation>
    </message>
    <message>
        <source>starting stones</source>
        <translation>pierres de départ</translation>
    </message>
    <message>
        <source>spaces</source>
        <translation>places</translation>
    </message>
    <message>
        <source>type</source>
        <translation>type</translation>
    </message>
    <message>
        <source>starting unit</source>
        <translation>unité de départ</translation>
    </message>
    <message>
        <source>access</source>
        <translation>accès</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fermé</translation>
    </message>
    <message>
        <source>gates</source>
        <translation>portes</translation>
    </message>
    <message>
        <source>ram spaces</source>
        <translation>emplacements de bélier</translation>
    </message>
    <message>
        <source>saboteur spaces</source>
        <translation>emplacements de saboteur</translation>
    </message>
    <message>
        <source>trappable</source>
        <translation>piégeable</translation>
    </message>
    <message>
        <source>Two places share the key of %1.</source>
        <translation>Deux lieux ont la même clé (%1).</translation>
    </message>
    <message>
        <source>The key “%1” is not valid.</source>
        <translation>Cette clé n’est pas valable&#x202f;: «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>%1 is outside the board.</source>
        <translation>Ce lieu est hors du plateau (%1).</translation>
    </message>
    <message>
        <source>The %1 side needs exactly one foreground.</source>
        <translation>Le côté %1 doit avoir exactement un abord.</translation>
    </message>
    <message>
        <source>%1 has the wrong side.</source>
        <translation>%1&#x202f;: ce n’est pas le bon côté.</translation>
    </message>
    <message>
        <source>The board needs exactly one courtyard.</source>
        <translation>Le plateau doit avoir exactement une cour.</translation>
    </message>
    <message>
        <source>The building %1 is missing or appears twice.</source>
        <translation>Ce bâtiment manque ou est en double&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 is not one of the eight buildings.</source>
        <translation>%1&#x202f;: n’est pas l’un des huit bâtiments.</translation>
    </message>
    <message>
        <source>The gate and the barbican rampart must go together.</source>
        <translation>La porte et le rempart de la barbacane vont ensemble.</translation>
    </message>
    <message>
        <source>The link %1 – %2 is not allowed.</source>
        <translation>Le lien %1 – %2 n’est pas permis.</translation>
    </message>
    <message>
        <source>The link %1 – %2 crosses from one side to the other.</source>
        <translation>Le lien %1 – %2 passe d’un côté à l’autre.</translation>
    </message>
    <message>
        <source>The paths form a circle at %1.</source>
        <translation>Les sentiers forment une boucle (%1).</translation>
    </message>
    <message>
        <source>No path leads to %1.</source>
        <translation>Aucun sentier ne mène à ce lieu (%1).</translation>
    </message>
    <message>
        <source>The rampart %1 leads to no wall.</source>
        <translation>Ce rempart ne mène à aucun mur (%1).</translation>
    </message>
    <message>
        <source>The wall %1 has no space for invader or defender units.</source>
        <translation>Ce mur n’a pas de place pour les unités d’un des joueurs (%1).</translation>
    </message>
    <message>
        <source>The tower %1 must face one rampart and touch a wall.</source>
        <translation>Cette tour doit faire face à un rempart et toucher un mur (%1).</translation>
    </message>
    <message>
        <source>Normally there is no space for a trap between %1 and %2.</source>
        <translation>D’ordinaire, il n’y a pas d’emplacement de piège ici&#x202f;: %1 → %2.</translation>
    </message>
    <message>
        <source>The setup needs more than the box contains: %1 (%2).</source>
        <translation>La mise en place demande plus que la boîte ne contient&#x202f;: %1 (%2).</translation>
    </message>
    <message>
        <source>The starting unit on %1 does not fit its space.</source>
        <translation>%1&#x202f;: l’unité de départ n’entre pas dans sa place.</translation>
    </message>
    <message>
        <source>Each hero needs a starting wall of its own.</source>
        <translation>Chaque héros doit avoir un mur de départ à lui.</translation>
    </message>
    <message>
        <source>The honor guard must start with two soldiers.</source>
        <translation>La garde d’honneur doit commencer avec deux soldats.</translation>
    </message>
    <message>
        <source>The barracks must have spaces for 4 archers, 2 soldiers and 1 veteran.</source>
        <translation>La caserne doit avoir des places pour 4 archers, 2 soldats et 1 vétéran.</translation>
    </message>
    <message>
        <source>A side needs 2 walls or more, the board 24 or fewer.</source>
        <translation>Un côté doit avoir au moins 2 murs, le plateau au plus 24.</translation>
    </message>
    <message>
        <source>With fewer than 7 walls the mass invasion is impossible.</source>
        <translation>Avec moins de 7 murs, l’invasion massive est impossible.</translation>
    </message>
    <message>
        <source>No wall can hold four trolls.</source>
        <translation>Aucun mur ne peut accueillir quatre trolls.</translation>
    </message>
    <message>
        <source>Normally two walls on each side accept siege towers.</source>
        <translation>D’ordinaire, deux murs de chaque côté acceptent une tour de siège.</translation>
    </message>
    <message>
        <source>The %1 side has no space for a cauldron or no tower.</source>
        <translation>Le côté %1 n’a pas d’emplacement de chaudron ou pas de tour.</translation>
    </message>
    <message>
        <source>Nothing can fire at the barbican from the %1 side.</source>
        <translation>Rien ne peut tirer sur la barbacane depuis le côté %1.</translation>
    </message>
    <message>
        <source>With four players one defender starts without a hero.</source>
        <translation>À quatre joueurs, un défenseur commence sans héros.</translation>
    </message>
    <message>
        <source>The building %1 has the wrong access or no space.</source>
        <translation>%1&#x202f;: l’accès n’est pas le bon, ou il manque une place.</translation>
    </message>
    <message>
        <source>A number of %1 is out of range.</source>
        <translation>%1&#x202f;: un nombre est hors limites.</translation>
    </message>
    <message>
        <source>The %1 side needs at least one rampart and two walls.</source>
        <translation>Le côté %1 doit avoir au moins un rempart et deux murs.</translation>
    </message>
    <message>
        <source>A path cannot go from %1 to %2.</source>
        <translation>Un sentier ne peut pas mener d’ici à là&#x202f;: %1 → %2.</translation>
    </message>
    <message>
        <source>The path from %1 to %2 crosses to the other side.</source>
        <translation>Le sentier %1 → %2 passe de l’autre côté.</translation>
    </message>
    <message>
        <source>The paths through %1 form a circle.</source>
        <translation>Les sentiers forment une boucle (%1).</translation>
    </message>
    <message>
        <source>No path leads to the rampart %1.</source>
        <translation>Aucun sentier ne mène à ce rempart (%1).</translation>
    </message>
    <message>
        <source>No path leads to the wall %1.</source>
        <translation>Aucun sentier ne mène à ce mur (%1).</translation>
    </message>
    <message>
        <source>There are two paths from %1 to %2.</source>
        <translation>Il y a deux fois le sentier %1 → %2.</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be adjacent.</source>
        <translation>Ces lieux ne peuvent pas être adjacents&#x202f;: %1, %2.</translation>
    </message>
    <message>
        <source>The tower %1 must touch one or two walls.</source>
        <translation>Cette tour doit toucher un ou deux murs (%1).</translation>
    </message>
    <message>
        <source>The tower %1 must face exactly one rampart of its side.</source>
        <translation>Cette tour doit faire face à exactement un rempart de son côté (%1).</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be neighbors.</source>
        <translation>Ces lieux ne peuvent pas être voisins&#x202f;: %1, %2.</translation>
    </message>
    <message>
        <source>The fortress needs this exactly once: %1.</source>
        <translation>La forteresse doit avoir ceci exactement une fois&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1: wrong access.</source>
        <translation>%1&#x202f;: l’accès n’est pas le bon.</translation>
    </message>
    <message>
        <source>The marauders need exactly one path, without traps, to a rampart on their side.</source>
        <translation>Les maraudeurs doivent avoir exactement un sentier, non piégeable, vers un rempart de leur côté.</translation>
    </message>
    <message>
        <source>%1: %2 must be between %3 and %4.</source>
        <translation>%1&#x202f;: la valeur doit être comprise entre %3 et %4 (%2).</translation>
    </message>
    <message>
        <source>Too many starting units: %1 (there are only %2).</source>
        <translation>Trop d’unités de départ&#x202f;: %1 (il n’y en a que %2).</translation>
    </message>
    <message>
        <source>Too many starting units: %1 has no space for them.</source>
        <translation>Trop d’unités de départ&#x202f;: il n’y a pas de place pour elles (%1).</translation>
    </message>
    <message>
        <source>There are only %1 stones.</source>
        <translation>Il n’y a que %1 pierres.</translation>
    </message>
    <message>
        <source>Place this hero on a single wall: %1.</source>
        <translation>Placez ce héros sur un seul mur&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1: the starting unit does not match its space.</source>
        <translation>%1&#x202f;: l’unité de départ ne convient pas à sa place.</translation>
    </message>
    <message>
        <source>The key of %1 is used twice.</source>
        <translation>Cette clé sert deux fois (%1).</translation>
    </message>
    <message>
        <source>There is no space at %1 for this: %2.</source>
        <translation>Il manque une place (%1)&#x202f;: %2.</translation>
    </message>
    <message>
        <source>A board has at most 24 walls.</source>
        <translation>Un plateau a au plus 24 murs.</translation>
    </message>
    <message>
        <source>No wall accepts siege towers; the siege tower card will be useless.</source>
        <translation>Aucun mur n’accepte les tours de siège&#x202f;; la carte Tour de siège sera inutile.</translation>
    </message>
    <message>
        <source>%1 starts without a unit of the garrison.</source>
        <extracomment>%1: a wall: West wall 2</extracomment>
        <translation>%1&#x202f;: aucune unité de la garnison n’y commence.</translation>
    </message>
    <message>
        <source>All walls start without a unit of the garrison.</source>
        <translation>Aucune unité de la garnison ne commence sur un mur.</translation>
    </message>
    <message>
        <source>%1 has no space for a unit: no hero can send one there (%2).</source>
        <extracomment>%1: a building: Forge. %2: the number of a rule: S2-14.4</extracomment>
        <translation>%1&#x202f;: il n’y a pas de place pour une unité&#x202f;; aucun héros ne peut y en envoyer une (%2).</translation>
    </message>
    <message>
        <source>%1 has no adjacent wall: no unit can move there from another one (%2).</source>
        <extracomment>%1: a wall: West wall 2. %2: the number of a rule: S2-13.2</extracomment>
        <translation>%1&#x202f;: aucun mur n’est adjacent&#x202f;; aucune unité ne peut y venir d’un autre (%2).</translation>
    </message>
    <message>
        <source>No defender can ever shoot at %1 (%2).</source>
        <extracomment>%1: a rampart: West rampart 2. %2: the number of a rule: S2-17.7</extracomment>
        <translation>%1&#x202f;: aucun défenseur ne peut jamais y tirer (%2).</translation>
    </message>
    <message>
        <source>%1 is outside the walls.</source>
        <extracomment>%1: a building: Forge</extracomment>
        <translation>Ce lieu est hors des murs (%1).</translation>
    </message>
    <message>
        <source>%1 and %2 overlap.</source>
        <extracomment>%1, %2: places: West wall 2</extracomment>
        <translation>Deux lieux se chevauchent&#x202f;: %1 et %2.</translation>
    </message>
    <message>
        <source>The path from %1 to %2 runs through %3.</source>
        <extracomment>%1, %2: the ends of a path; %3: a place: West rampart 1</extracomment>
        <translation>Le sentier %1 – %2 traverse un autre lieu&#x202f;: %3.</translation>
    </message>
    <message>
        <source>No wall has a place for a cauldron: the forge can never build one (%1).</source>
        <extracomment>%1: the number of a rule: S2-15.2</extracomment>
        <translation>Aucun mur n’a d’emplacement de chaudron&#x202f;: la forge ne pourra jamais en construire (%1).</translation>
    </message>
    <message>
        <source>No wall can get a further space: the workshop can never build one (%1).</source>
        <extracomment>%1: the number of a rule: S2-15.3</extracomment>
        <translation>Aucun mur ne peut recevoir une place de plus&#x202f;: l’atelier ne pourra jamais en construire (%1).</translation>
    </message>
    <message>
        <source>No path has a space for a trap: the scouts can never set one (%1).</source>
        <extracomment>%1: the number of a rule: S2-15.5</extracomment>
        <translation>Aucun sentier n’a d’emplacement de piège&#x202f;: les éclaireurs ne pourront jamais en poser (%1).</translation>
    </message>
    <message>
        <source>The %1 side has no tower: no device can be built there (%2).</source>
        <extracomment>%1: a side: west. %2: the number of a rule: S2-15.1</extracomment>
        <translation>Le côté %1 n’a pas de tour&#x202f;: aucun dispositif ne peut y être construit (%2).</translation>
    </message>
    <message>
        <source>%1 starts without a unit of the invader (%2).</source>
        <extracomment>%1: a foreground: West foreground. %2: the number of a rule: S2-2.2</extracomment>
        <translation>%1&#x202f;: aucune unité de l’assaillant n’y commence (%2).</translation>
    </message>
    <message>
        <source>“%1” is missing here.</source>
        <translation>Il manque ici «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>This list has the wrong length.</source>
        <translation>Cette liste n’a pas la bonne longueur.</translation>
    </message>
    <message>
        <source>The right number of cards is %1.</source>
        <translation>Le bon nombre de cartes est %1.</translation>
    </message>
    <message>
        <source>This place is not a wall.</source>
        <translation>Ce lieu n’est pas un mur.</translation>
    </message>
    <message>
        <source>%1: %2 too many in this position.</source>
        <translation>%1&#x202f;: %2 de trop dans cette position.</translation>
    </message>
    <message>
        <source>%1: %2 too few in this position.</source>
        <translation>%1&#x202f;: %2 de moins qu’il ne faut dans cette position.</translation>
    </message>
    <message>
        <source>Wherever they are, there must be %1 in all.</source>
        <translation>Où que ce soit, il doit y en avoir %1 en tout.</translation>
    </message>
    <message>
        <source>%1: there is not enough space for this.</source>
        <translation>%1&#x202f;: il n’y a pas assez de place pour cela.</translation>
    </message>
    <message>
        <source>The number of spaces is %1.</source>
        <translation>Le nombre de places est %1.</translation>
    </message>
    <message>
        <source>%1: the defender units do not fit the spaces.</source>
        <translation>%1&#x202f;: les unités du défenseur n’ont pas toutes une place qui leur convient.</translation>
    </message>
    <message>
        <source>Spaces for marksmen: %1; for soldiers: %2; for veterans: %3; for any unit: %4.</source>
        <translation>Places pour tireurs&#x202f;: %1&#x202f;; pour soldats&#x202f;: %2&#x202f;; pour vétérans&#x202f;: %3&#x202f;; pour toute unité&#x202f;: %4.</translation>
    </message>
    <message>
        <source>%2: “%1” cannot be here.</source>
        <translation>%2&#x202f;: «&#x202f;%1&#x202f;» ne peut pas se trouver ici.</translation>
    </message>
    <message>
        <source>%1: an order needs an invader unit at the same place.</source>
        <translation>%1&#x202f;: un ordre ne se pose que là où l’assaillant a une unité.</translation>
    </message>
    <message>
        <source>“%1”: %2 are in use.</source>
        <translation>«&#x202f;%1&#x202f;»&#x202f;: nombre en jeu, %2.</translation>
    </message>
    <message>
        <source>There can be at most %1.</source>
        <translation>Il peut y en avoir %1 au plus.</translation>
    </message>
    <message>
        <source>Neither a trap nor a bridge can be on this path.</source>
        <translation>Ni piège ni pont ne peuvent être posés sur ce sentier.</translation>
    </message>
    <message>
        <source>A trap and a bridge cannot be on the same path.</source>
        <translation>Un piège et un pont ne peuvent pas être posés sur le même sentier.</translation>
    </message>
    <message>
        <source>A hero must be on a wall or in the courtyard.</source>
        <translation>Un héros se tient sur un mur ou dans la cour.</translation>
    </message>
    <message>
        <source>The two heroes cannot be on the same wall.</source>
        <translation>Les deux héros ne peuvent pas se tenir sur le même mur.</translation>
    </message>
    <message>
        <source>A face-up target token was revealed this round: name “%1” here.</source>
        <translation>Un jeton cible face visible a été révélé pendant cette manche&#x202f;: nommez «&#x202f;%1&#x202f;» ici.</translation>
    </message>
    <message>
        <source>“%1” has left the game, so no token can be on it.</source>
        <translation>«&#x202f;%1&#x202f;» a quitté le jeu&#x202f;: aucun jeton ne peut s’y trouver.</translation>
    </message>
    <message>
        <source>Training troops has no limit in a round, so it is never completed.</source>
        <translation>L’entraînement des troupes n’a pas de limite par manche&#x202f;; il n’est donc jamais accompli.</translation>
    </message>
    <message>
        <source>The levy has no lasting drawback.</source>
        <translation>La levée n’a pas de contrepartie durable.</translation>
    </message>
    <message>
        <source>The card “%1” cannot be here.</source>
        <translation>La carte «&#x202f;%1&#x202f;» ne peut pas se trouver ici.</translation>
    </message>
    <message>
        <source>The card “%1” is in two places.</source>
        <translation>La carte «&#x202f;%1&#x202f;» se trouve à deux endroits.</translation>
    </message>
    <message>
        <source>A card is missing here.</source>
        <translation>Il manque ici une carte.</translation>
    </message>
    <message>
        <source>The card “%1” has not been drawn yet.</source>
        <translation>La carte «&#x202f;%1&#x202f;» n’est pas encore piochée.</translation>
    </message>
    <message>
        <source>The card “%1” is not in the row.</source>
        <translation>La carte «&#x202f;%1&#x202f;» n’est pas dans la rangée.</translation>
    </message>
    <message>
        <source>The number of cards of phase %1 in the row and the card supply is %2.</source>
        <translation>Le nombre de cartes de la phase %1 dans la rangée et la réserve de cartes est %2.</translation>
    </message>
    <message>
        <source>Together they hold three cards of each phase from 2 to 5.</source>
        <translation>Ensemble, elles comptent trois cartes de chaque phase de 2 à 5.</translation>
    </message>
    <message>
        <source>The row begins with “briefing” and “resources” and ends with “maneuver”.</source>
        <translation>La rangée commence par «&#x202f;briefing&#x202f;» et «&#x202f;resources&#x202f;» et finit par «&#x202f;maneuver&#x202f;».</translation>
    </message>
    <message>
        <source>The cards of the row must be in the order of their phases.</source>
        <translation>Les cartes de la rangée doivent suivre l’ordre de leurs phases.</translation>
    </message>
    <message>
        <source>Cards are held in hand only until one of them has been discarded.</source>
        <translation>Les cartes restent en main seulement jusqu’à ce que l’une d’elles soit écartée.</translation>
    </message>
    <message>
        <source>Once its goal is met, the objective “%1” ends in another way.</source>
        <translation>Une fois son but atteint, l’objectif «&#x202f;%1&#x202f;» finit autrement.</translation>
    </message>
    <message>
        <source>The number of pieces that have left does not match the maneuver.</source>
        <translation>Le nombre de pièces parties ne s’accorde pas avec la manœuvre.</translation>
    </message>
    <message>
        <source>A game cannot end like this.</source>
        <translation>Une partie ne peut pas finir ainsi.</translation>
    </message>
    <message>
        <source>The invader wins by a breach of a wall, the defender by having held out, and either of them if the other resigns.</source>
        <translation>L’assaillant gagne en ouvrant une brèche dans un mur, le défenseur en tenant jusqu’au bout, et chacun des deux si l’autre abandonne.</translation>
    </message>
    <message>
        <source>the west foreground</source>
        <translation>abord ouest</translation>
    </message>
    <message>
        <source>the east foreground</source>
        <translation>abord est</translation>
    </message>
    <message>
        <source>the marauders’ lair</source>
        <translation>repaire des maraudeurs</translation>
    </message>
    <message>
        <source>the forge</source>
        <translation>forge</translation>
    </message>
    <message>
        <source>the workshop</source>
        <translation>atelier</translation>
    </message>
    <message>
        <source>the scouts</source>
        <translation>éclaireurs</translation>
    </message>
    <message>
        <source>the cathedral</source>
        <translation>cathédrale</translation>
    </message>
    <message>
        <source>the hospital</source>
        <translation>hôpital</translation>
    </message>
    <message>
        <source>the barracks</source>
        <translation>caserne</translation>
    </message>
    <message>
        <source>the guards</source>
        <translation>corps de garde</translation>
    </message>
    <message>
        <source>the courtyard</source>
        <translation>cour</translation>
    </message>
    <message>
        <source>the gate</source>
        <translation>porte</translation>
    </message>
    <message>
        <source>the west side</source>
        <translation>côté ouest</translation>
    </message>
    <message>
        <source>the east side</source>
        <translation>côté est</translation>
    </message>
    <message>
        <source>the invader</source>
        <translation>l’assaillant</translation>
    </message>
    <message>
        <source>the defender</source>
        <translation>le défenseur</translation>
    </message>
    <message>
        <source>invader</source>
        <translation>assaillant</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>défenseur</translation>
    </message>
    <message>
        <source>a goblin</source>
        <translation>un gobelin</translation>
    </message>
    <message>
        <source>an orc</source>
        <translation>un orque</translation>
    </message>
    <message>
        <source>a troll</source>
        <translation>un troll</translation>
    </message>
    <message>
        <source>a siege tower</source>
        <translation>une tour de siège</translation>
    </message>
    <message>
        <source>a marksman</source>
        <translation>un tireur</translation>
    </message>
    <message>
        <source>a soldier</source>
        <translation>un soldat</translation>
    </message>
    <message>
        <source>a veteran</source>
        <translation>un vétéran</translation>
    </message>
    <message>
        <source>the warrior</source>
        <translation>le guerrier</translation>
    </message>
    <message>
        <source>the officer</source>
        <translation>l’officier</translation>
    </message>
    <message>
        <source>This board is too large: there may be at most %2 of these: %1.</source>
        <translation>Ce plateau est trop grand&#x202f;: il admet au plus %2 éléments de ce type (%1).</translation>
    </message>
    <message>
        <source>Strength on the walls</source>
        <translation>Forces sur les murs</translation>
    </message>
    <message>
        <source>Units lost</source>
        <translation>Unités perdues</translation>
    </message>
    <message>
        <source>Hourglasses</source>
        <translation>Sabliers</translation>
    </message>
    <message>
        <source>Resources of the invaders</source>
        <translation>Ressources des assaillants</translation>
    </message>
    <message>
        <source>Glory</source>
        <translation>Gloire</translation>
    </message>
    <message>
        <source>Odds of a breach</source>
        <translation>Probabilité de brèche</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Cause</translation>
    </message>
    <message>
        <source>All walls together</source>
        <translation>Tous les murs ensemble</translation>
    </message>
    <message>
        <source>The odds are those of the assault if it came at that moment, with what may be known on this screen, and both players choosing like the computer.</source>
        <translation>Ces probabilités sont celles de l’assaut s’il survenait à ce moment, d’après ce que l’on peut savoir à cet écran, les deux joueurs choisissant comme l’ordinateur.</translation>
    </message>
    <message>
        <source>Attackers</source>
        <translation>Attaquants</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Défense</translation>
    </message>
    <message>
        <source>Invaders</source>
        <translation>Assaillants</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Défenseurs</translation>
    </message>
    <message>
        <source>Goblins</source>
        <translation>Gobelins</translation>
    </message>
    <message>
        <source>Orcs</source>
        <translation>Orques</translation>
    </message>
    <message>
        <source>Trolls</source>
        <translation>Trolls</translation>
    </message>
    <message>
        <source>Marksmen</source>
        <translation>Tireurs</translation>
    </message>
    <message>
        <source>Soldiers</source>
        <translation>Soldats</translation>
    </message>
    <message>
        <source>Veterans</source>
        <translation>Vétérans</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Reçus</translation>
    </message>
    <message>
        <source>Moves and speeches</source>
        <translation>Déplacements et discours</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Défaussés</translation>
    </message>
    <message>
        <source>Wood in the pile</source>
        <translation>Bois dans la pile</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressources</translation>
    </message>
    <message>
        <source>Units ready to pay</source>
        <translation>Unités prêtes à payer</translation>
    </message>
    <message>
        <source>Units in the camp</source>
        <translation>Unités au camp</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>N’importe où</translation>
    </message>
    <message>
        <source>Breaches</source>
        <translation>Brèches</translation>
    </message>
    <message>
        <source>Archers</source>
        <translation>Archers</translation>
    </message>
    <message>
        <source>Goblin archers</source>
        <translation>Archers gobelins</translation>
    </message>
    <message>
        <source>Cannons</source>
        <translation>Canons</translation>
    </message>
    <message>
        <source>Engines</source>
        <comment>word.chart.machines</comment>
        <translation>Engins</translation>
    </message>
    <message>
        <source>Cauldrons</source>
        <translation>Chaudrons</translation>
    </message>
    <message>
        <source>Poles</source>
        <translation>Perches</translation>
    </message>
    <message>
        <source>Hooks</source>
        <translation>Crochets</translation>
    </message>
    <message>
        <source>Traps</source>
        <translation>Pièges</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Corps à corps</translation>
    </message>
    <message>
        <source>Poison</source>
        <translation>Poison</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <source>Rituals</source>
        <translation>Rituels</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Héros</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>Plans</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Bâtiments</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Paiements</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autres</translation>
    </message>
    <message>
        <source>Assault of round %1</source>
        <translation>Assaut de la manche %1</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Engines</source>
        <comment>section.machines</comment>
        <translation>Engins</translation>
    </message>
    <message>
        <source>Hospital</source>
        <translation>Hôpital</translation>
    </message>
    <message numerus="yes">
        <source>%n goblin(s)</source>
        <translation>
            <numerusform>%n gobelin</numerusform>
            <numerusform>%n gobelins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orc(s)</source>
        <translation>
            <numerusform>%n orque</numerusform>
            <numerusform>%n orques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n troll(s)</source>
        <translation>
            <numerusform>%n troll</numerusform>
            <numerusform>%n trolls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n siege tower(s)</source>
        <translation>
            <numerusform>%n tour de siège</numerusform>
            <numerusform>%n tours de siège</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marksman(s)</source>
        <translation>
            <numerusform>%n tireur</numerusform>
            <numerusform>%n tireurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n archer(s)</source>
        <translation>
            <numerusform>%n archer</numerusform>
            <numerusform>%n archers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s)</source>
        <translation>
            <numerusform>%n soldat</numerusform>
            <numerusform>%n soldats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n veteran(s)</source>
        <translation>
            <numerusform>%n vétéran</numerusform>
            <numerusform>%n vétérans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n bois</numerusform>
            <numerusform>%n bois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n pierre</numerusform>
            <numerusform>%n pierres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hourglass(es)</source>
        <translation>
            <numerusform>%n sablier</numerusform>
            <numerusform>%n sabliers</numerusform>
        </translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Engines</source>
        <comment>word.zone.machines</comment>
        <translation>Engins</translation>
    </message>
    <message>
        <source>Bag</source>
        <translation>Sac</translation>
    </message>
    <message>
        <source>Fallen</source>
        <translation>Pertes</translation>
    </message>
    <message>
        <source>left: %1</source>
        <translation>reste&#x202f;: %1</translation>
    </message>
    <message>
        <source>strength %1 against %2</source>
        <translation>force %1 contre %2</translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation>force %1</translation>
    </message>
    <message>
        <source>Gone from here: %1 of %2.</source>
        <extracomment>How many of those that may have left a place on the march: 5 of 7.</extracomment>
        <translation>Départs d’ici&#x202f;: %1 sur %2.</translation>
    </message>
    <message>
        <source>Muster</source>
        <translation>Ravitaillement</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Machines</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Équipement</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Assault</source>
        <translation>Assaut</translation>
    </message>
    <message>
        <source>Its deck: hits %1, misses %2.</source>
        <translation>Son paquet&#x202f;: Touché %1, Raté %2.</translation>
    </message>
    <message>
        <source>1 hourglass: then %1 of %2.</source>
        <extracomment>An hourglass is put on a track: how many lie there then, and how many it takes.</extracomment>
        <translation>1 sablier&#x202f;: il y en aura %1 sur %2.</translation>
    </message>
    <message>
        <source>Price: %1.</source>
        <extracomment>%1, %2, ...: units, one of which is to be paid: 1 troll, 2 orcs.</extracomment>
        <translation>Prix&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Price: %1 or %2.</source>
        <extracomment>%1, %2: units, one of which is to be paid: 1 troll, 2 orcs.</extracomment>
        <translation>Prix&#x202f;: %1 ou %2.</translation>
    </message>
    <message>
        <source>Price: %1 or %2 or %3.</source>
        <extracomment>%1 to %3: units, one of which is to be paid: 1 goblin, 1 orc, 1 troll.</extracomment>
        <translation>Prix&#x202f;: %1 ou %2 ou %3.</translation>
    </message>
</context>
<context>
    <name>siege1</name>
    <message>
        <source>Two armies, up to 4 leaders: the most glory wins.</source>
        <translation>Deux armées, jusqu’à 4 chefs&#x202f;: le plus de gloire l’emporte.</translation>
    </message>
    <message>
        <source>On a tower: in each assault it may kill a unit on the foreground, on a rampart before it or in a siege tower beside it. (S1-18.2)</source>
        <translation>Sur une tour&#x202f;: à chaque assaut, il peut éliminer une unité sur l’abord, sur un rempart devant lui ou dans une tour de siège voisine. (S1-18.2)</translation>
    </message>
    <message>
        <source>On a wall: in each assault it kills 1 troll there. (S1-19.1)</source>
        <translation>Sur un mur&#x202f;: à chaque assaut, il y élimine 1 troll. (S1-19.1)</translation>
    </message>
    <message>
        <source>On a wall: in each assault it kills 1 orc there. (S1-19.1)</source>
        <translation>Sur un mur&#x202f;: à chaque assaut, il y élimine 1 orque. (S1-19.1)</translation>
    </message>
    <message>
        <source>On a wall: in each assault it kills all goblins there. (S1-19.1)</source>
        <translation>Sur un mur&#x202f;: à chaque assaut, il y élimine tous les gobelins. (S1-19.1)</translation>
    </message>
    <message>
        <source>On a tower: in each assault it may kill the weakest unit on an adjacent wall. (S1-19.2)</source>
        <translation>Sur une tour&#x202f;: à chaque assaut, il peut éliminer l’unité la plus faible d’un mur adjacent. (S1-19.2)</translation>
    </message>
    <message>
        <source>On a wall: 1 more space for defender units. (S1-15.1)</source>
        <translation>Sur un mur&#x202f;: 1 place de plus pour des unités du défenseur. (S1-15.1)</translation>
    </message>
    <message>
        <source>The gate gains 1 resistance, up to its maximum. (S1-15.3)</source>
        <translation>La porte regagne 1 résistance, sans dépasser son maximum. (S1-15.3)</translation>
    </message>
    <message>
        <source>1 wood on a wall: 1 more strength. At most 3 on each wall. (S1-15.3)</source>
        <translation>1 bois sur un mur&#x202f;: +1 à la force. Au plus 3 par mur. (S1-15.3)</translation>
    </message>
    <message>
        <source>On a path: each goblin that passes is killed. (S1-11.8)</source>
        <translation>Sur un sentier&#x202f;: chaque gobelin qui passe est éliminé. (S1-11.8)</translation>
    </message>
    <message>
        <source>On a path: in each deployment the first troll that passes is killed. (S1-11.8)</source>
        <translation>Sur un sentier&#x202f;: à chaque déploiement, le premier troll qui passe est éliminé. (S1-11.8)</translation>
    </message>
    <message>
        <source>Shuffles a miss card into the deck of a ballista or a catapult. (S1-15.4)</source>
        <translation>Mélange une carte Raté au paquet d’une baliste ou d’une catapulte. (S1-15.4)</translation>
    </message>
    <message>
        <source>Kills 1 unit in a siege tower. (S1-15.5)</source>
        <translation>Élimine 1 unité dans une tour de siège. (S1-15.5)</translation>
    </message>
    <message>
        <source>In this round all archers of one side who are not engaged may shoot at any rampart of that side. (S1-15.6)</source>
        <translation>Pendant cette manche, tous les archers non engagés d’un côté peuvent tirer sur n’importe quel rempart de ce côté. (S1-15.6)</translation>
    </message>
    <message>
        <source>A wall takes no part in this round’s assault: no shots, no fight, no orders there. (S1-15.7)</source>
        <translation>Un mur est laissé de côté lors de l’assaut de la manche&#x202f;: ni tir, ni combat, ni ordre. (S1-15.7)</translation>
    </message>
    <message>
        <source>Kills any 1 invader unit on the board. (S1-15.5)</source>
        <translation>Élimine 1 unité de l’assaillant au choix sur le plateau. (S1-15.5)</translation>
    </message>
    <message>
        <source>An order leaves the board without being shown. (S1-15.8)</source>
        <translation>Un ordre quitte le plateau sans être révélé. (S1-15.8)</translation>
    </message>
    <message>
        <source>In the barracks, an archer becomes a soldier. Any number of times. (S1-15.9)</source>
        <translation>Dans la caserne, un archer devient soldat. Autant de fois que l’on veut. (S1-15.9)</translation>
    </message>
    <message>
        <source>In the barracks, a soldier becomes a veteran. Any number of times. (S1-15.9)</source>
        <translation>Dans la caserne, un soldat devient vétéran. Autant de fois que l’on veut. (S1-15.9)</translation>
    </message>
    <message>
        <source>A unit of the guards is killed, and all saboteurs leave. (S1-15.10)</source>
        <translation>Une unité du corps de garde est éliminée, et tous les saboteurs partent. (S1-15.10)</translation>
    </message>
    <message>
        <source>4 hourglasses for the workshop, only now; also for a completed action. Costs 1 glory. (S1-17.1)</source>
        <translation>4 sabliers pour l’atelier, tout de suite, même sur une action accomplie. Coûte 1 point de gloire. (S1-17.1)</translation>
    </message>
    <message>
        <source>3 hourglasses. Costs 1 glory. (S1-17.2)</source>
        <translation>3 sabliers. Coûte 1 point de gloire. (S1-17.2)</translation>
    </message>
    <message>
        <source>A building opens all its actions again, and they cost 1 less in this round. Costs 1 glory. (S1-17.3)</source>
        <translation>Un bâtiment rouvre toutes ses actions, qui coûtent 1 sablier de moins pendant la manche. Coûte 1 point de gloire. (S1-17.3)</translation>
    </message>
    <message>
        <source>1 soldier and 1 veteran come to the courtyard. Costs 1 glory. (S1-17.4)</source>
        <translation>1 soldat et 1 vétéran viennent dans la cour. Coûte 1 point de gloire. (S1-17.4)</translation>
    </message>
    <message>
        <source>4 trolls on one wall: 1 glory. (S1-22.4)</source>
        <translation>4 trolls sur un même mur&#x202f;: 1 point de gloire. (S1-22.4)</translation>
    </message>
    <message>
        <source>12 goblins paid for rituals: 1 glory. (S1-22.4)</source>
        <translation>12 gobelins payés pour des rituels&#x202f;: 1 point de gloire. (S1-22.4)</translation>
    </message>
    <message>
        <source>Invader units on 7 walls at the same time: 1 glory. (S1-22.4)</source>
        <translation>Des unités de l’assaillant sur 7 murs à la fois&#x202f;: 1 point de gloire. (S1-22.4)</translation>
    </message>
    <message>
        <source>For the second time a wall has lost its last component: 1 glory. (S1-22.4)</source>
        <translation>Pour la deuxième fois, un mur a perdu son dernier composant&#x202f;: 1 point de gloire. (S1-22.4)</translation>
    </message>
    <message>
        <source>Each defender unit on the officer’s wall fights with 1 more strength. Once a round, a speech: 1 to 4 hourglasses bring as much strength. (S1-16.2)</source>
        <translation>Chaque unité du défenseur sur le mur de l’officier combat avec +1. Une fois par manche, un discours&#x202f;: 1 à 4 sabliers apportent autant de points de force. (S1-16.2)</translation>
    </message>
    <message>
        <source>2 more strength on the warrior’s wall. Once a round a raid kills an invader unit there for 1 to 3 hourglasses. (S1-16.3)</source>
        <translation>+2 à la force sur le mur du guerrier. Une fois par manche, un raid y élimine une unité de l’assaillant pour 1 à 3 sabliers. (S1-16.3)</translation>
    </message>
    <message>
        <source>The goblins on the wall fight with strength 3; afterward they are killed. (S1-12.4)</source>
        <translation>Les gobelins du mur combattent avec une force de 3&#x202f;; ensuite, ils sont éliminés. (S1-12.4)</translation>
    </message>
    <message>
        <source>Orcs on the wall are killed; each destroys a stone and all wood there. (S1-12.5)</source>
        <translation>Des orques du mur sont éliminés&#x202f;; chacun détruit une pierre et tout le bois du mur. (S1-12.5)</translation>
    </message>
    <message>
        <source>A troll goes all the way to the wall. (S1-12.6)</source>
        <translation>Un troll va d’une traite jusqu’au mur. (S1-12.6)</translation>
    </message>
    <message>
        <source>Does nothing – but the defenders don’t know that. (S1-12.7)</source>
        <translation>Ne fait rien, mais les défenseurs ne le savent pas. (S1-12.7)</translation>
    </message>
    <message>
        <source>5 resources each round; once a round, a ready unit can be paid for more: a goblin brings 1, an orc 2, a troll 3. (S1-4.4)</source>
        <translation>5 ressources par manche&#x202f;; une fois par manche, on peut payer une unité disponible pour en prendre d’autres&#x202f;: un gobelin en rapporte 1, un orque 2, un troll 3. (S1-4.4)</translation>
    </message>
    <message>
        <source>2 more units each round, but no more resources. (S1-10.2)</source>
        <translation>2 unités de plus par manche, mais plus de ressources. (S1-10.2)</translation>
    </message>
    <message>
        <source>The army marches, altars are turned and orders given; then the camp is counted. (S1-11.10)</source>
        <translation>L’armée avance, on oriente les autels, on donne les ordres&#x202f;; puis on compte le camp. (S1-11.10)</translation>
    </message>
    <message>
        <source>Strength 1. (S1-19.4)</source>
        <translation>Force 1. (S1-19.4)</translation>
    </message>
    <message>
        <source>Strength 2. (S1-19.4)</source>
        <translation>Force 2. (S1-19.4)</translation>
    </message>
    <message>
        <source>Strength 3. (S1-19.4)</source>
        <translation>Force 3. (S1-19.4)</translation>
    </message>
    <message>
        <source>Strength 1. Shoots in every assault, from a tower or from a wall without an invader. (S1-18.4)</source>
        <translation>Force 1. Tire à chaque assaut, d’une tour ou d’un mur sans assaillant. (S1-18.4)</translation>
    </message>
    <message>
        <source>On a rampart. A hit kills a defender unit of the invader’s choice on a wall connected to the rampart, and the strongest invader unit there too. (S1-6.2)</source>
        <translation>Sur un rempart. Un tir réussi élimine une unité du défenseur, au choix de l’assaillant, sur un mur relié au rempart, ainsi que l’unité la plus forte de l’assaillant sur ce mur. (S1-6.2)</translation>
    </message>
    <message>
        <source>On a rampart. A hit destroys a stone and all wood of a wall connected to the rampart; on a bare wall its cauldron, or the device of a tower that faces the rampart. (S1-6.3)</source>
        <translation>Sur un rempart. Un tir réussi détruit une pierre et tout le bois d’un mur relié au rempart&#x202f;; sur un mur nu, son chaudron ou le dispositif d’une tour qui fait face au rempart. (S1-6.3)</translation>
    </message>
    <message>
        <source>For a side. In each phase 6 it is turned toward a wall of its side: 1 more strength there in this round. (S1-6.5)</source>
        <translation>Pour un côté. À chaque phase 6, il est orienté vers un mur de son côté&#x202f;: +1 à la force sur ce mur pendant la manche. (S1-6.5)</translation>
    </message>
    <message>
        <source>On a rampart: archers cannot shoot at it. Cannons and the sniper can. (S1-6.6)</source>
        <translation>Sur un rempart&#x202f;: les archers ne peuvent pas tirer dessus. Les canons et le tireur d’élite le peuvent. (S1-6.6)</translation>
    </message>
    <message>
        <source>A part of the ram at the gate. Each part with a crew of two takes 1 resistance from the gate in an assault. (S1-6.7)</source>
        <translation>Une partie de bélier à la porte. Chaque partie servie par deux unités enlève 1 résistance à la porte lors d’un assaut. (S1-6.7)</translation>
    </message>
    <message>
        <source>On a foreground. It reaches every wall of its side and hits like a catapult, but no devices of towers. (S1-6.4)</source>
        <translation>Sur un abord. Il atteint tous les murs de son côté et touche comme une catapulte, mais jamais les dispositifs des tours. (S1-6.4)</translation>
    </message>
    <message>
        <source>At a wall, with 3 spaces for units from the camp. They fight there, and climb onto the wall when the round ends. (S1-6.8)</source>
        <translation>Contre un mur, avec 3 places pour des unités du camp. Elles y combattent et montent sur le mur à la fin de la manche. (S1-6.8)</translation>
    </message>
    <message>
        <source>An engine draws two cards in this assault; the invader keeps one. (S1-10.3)</source>
        <translation>Un engin pioche deux cartes lors de cet assaut&#x202f;; l’assaillant en garde une. (S1-10.3)</translation>
    </message>
    <message>
        <source>On a wall: 1 more strength for the invader who has a unit in the fight there. (S1-7.1)</source>
        <translation>Sur un mur&#x202f;: +1 à la force de l’assaillant qui y a une unité au combat. (S1-7.1)</translation>
    </message>
    <message>
        <source>On a wall: 1 more space for invader units. (S1-7.2)</source>
        <translation>Sur un mur&#x202f;: 1 place de plus pour les unités de l’assaillant. (S1-7.2)</translation>
    </message>
    <message>
        <source>On a wall: in each deployment one unit may go from there to an adjacent wall of its side. (S1-7.3)</source>
        <translation>Sur un mur&#x202f;: à chaque déploiement, une unité peut aller de là sur un mur adjacent du même côté. (S1-7.3)</translation>
    </message>
    <message>
        <source>On a wall: in each deployment one unit may go there straight from the camp. (S1-7.4)</source>
        <translation>Sur un mur&#x202f;: à chaque déploiement, une unité peut y aller directement depuis le camp. (S1-7.4)</translation>
    </message>
    <message>
        <source>On a path: no trap can be placed there. (S1-7.5)</source>
        <translation>Sur un sentier&#x202f;: aucun piège ne peut y être posé. (S1-7.5)</translation>
    </message>
    <message>
        <source>On a wall: a lost fight is fought again, with 1 more strength for each unit that is left. (S1-7.6)</source>
        <translation>Sur un mur&#x202f;: un combat perdu est rejoué, avec +1 à la force pour chaque unité restante. (S1-7.6)</translation>
    </message>
    <message>
        <source>On a wall: if the invader is stronger, one archer is killed first. (S1-7.7)</source>
        <translation>Sur un mur&#x202f;: si l’assaillant est le plus fort, un archer est éliminé d’abord. (S1-7.7)</translation>
    </message>
    <message>
        <source>Moves one equipment token to another place on its side. (S1-10.4)</source>
        <translation>Déplace un jeton d’équipement vers un autre lieu du même côté. (S1-10.4)</translation>
    </message>
    <message>
        <source>Shuffles a hit card into the deck of an engine. (S1-8.1)</source>
        <translation>Mélange une carte Touché au paquet d’un engin. (S1-8.1)</translation>
    </message>
    <message>
        <source>On a rampart: it holds 2 more units, and in each deployment the first two units that arrive use no budget. (S1-8.2)</source>
        <translation>Sur un rempart&#x202f;: il contient 2 unités de plus et, à chaque déploiement, les deux premières qui y arrivent ne comptent pas dans la limite. (S1-8.2)</translation>
    </message>
    <message>
        <source>On a rampart: against volleys the strength of its units counts double. (S1-8.3)</source>
        <translation>Sur un rempart&#x202f;: contre les volées, la force de ses unités compte double. (S1-8.3)</translation>
    </message>
    <message>
        <source>On a rampart: its goblins shoot at archers. (S1-8.4)</source>
        <translation>Sur un rempart&#x202f;: ses gobelins tirent sur les archers. (S1-8.4)</translation>
    </message>
    <message>
        <source>On a rampart: its units may also march to a neighboring rampart or back to the foreground. (S1-8.5)</source>
        <translation>Sur un rempart&#x202f;: ses unités peuvent aussi avancer vers un rempart voisin ou revenir à l’abord. (S1-8.5)</translation>
    </message>
    <message>
        <source>In a building: each action there costs 1 more hourglass. (S1-8.6)</source>
        <translation>Dans un bâtiment&#x202f;: chaque action y coûte 1 sablier de plus. (S1-8.6)</translation>
    </message>
    <message>
        <source>For 2 goblins 2 orcs come from the fallen into the camp, for 2 orcs 2 trolls. (S1-8.7)</source>
        <translation>Pour 2 gobelins, 2 orques passent des pertes au camp&#x202f;; pour 2 orques, 2 trolls. (S1-8.7)</translation>
    </message>
    <message>
        <source>Moves one training token to another rampart on its side, or a saboteur to another building. (S1-10.5)</source>
        <translation>Déplace un jeton d’entraînement vers un autre rempart du même côté, ou un saboteur vers un autre bâtiment. (S1-10.5)</translation>
    </message>
    <message>
        <source>On a catapult, in this round: if it hits, a defender unit of the invader’s choice is killed too. (S1-9.1)</source>
        <translation>Sur une catapulte, pendant la manche&#x202f;: si elle touche, une unité du défenseur, au choix de l’assaillant, est éliminée aussi. (S1-9.1)</translation>
    </message>
    <message>
        <source>On a hero, in this round: the hero cannot act. (S1-9.2)</source>
        <translation>Sur un héros, pendant la manche&#x202f;: il ne peut pas agir. (S1-9.2)</translation>
    </message>
    <message>
        <source>In a building, in this round: each action there costs 1 more hourglass. (S1-9.3)</source>
        <translation>Dans un bâtiment, pendant la manche&#x202f;: chaque action y coûte 1 sablier de plus. (S1-9.3)</translation>
    </message>
    <message>
        <source>At the hospital, in this round: those who do not recover become invader units from the fallen. (S1-9.4)</source>
        <translation>À l’hôpital, pendant la manche&#x202f;: ceux qui ne se rétablissent pas deviennent des unités de l’assaillant, prises dans les pertes. (S1-9.4)</translation>
    </message>
    <message>
        <source>In the courtyard, in this round: the weakest units there are killed until one is left. (S1-9.5)</source>
        <translation>Dans la cour, pendant la manche&#x202f;: les unités les plus faibles sont éliminées jusqu’à ce qu’il n’en reste qu’une. (S1-9.5)</translation>
    </message>
    <message>
        <source>On a wall, in this round: each unit or hero that moves there costs 1 more hourglass. (S1-9.6)</source>
        <translation>Sur un mur, pendant la manche&#x202f;: chaque unité ou héros qui y vient coûte 1 sablier de plus. (S1-9.6)</translation>
    </message>
    <message>
        <source>At a cauldron, in this round: it spares the invaders and kills defenders instead, of the same rank. (S1-9.7)</source>
        <translation>À un chaudron, pendant la manche&#x202f;: il épargne les assaillants et élimine des défenseurs du même rang. (S1-9.7)</translation>
    </message>
    <message>
        <source>Up to 3 goblins come from the fallen to the foregrounds. (S1-10.6)</source>
        <translation>Jusqu’à 3 gobelins passent des pertes aux abords. (S1-10.6)</translation>
    </message>
    <message>
        <source>The cannon at %1 does not fire.</source>
        <translation>Le canon ne tire pas (%1).</translation>
    </message>
    <message>
        <source>A card of the hit deck is revealed: %1.</source>
        <translation>Une carte du paquet de tir est révélée&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 aims at %2.</source>
        <translation>%1 vise&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 keeps the card: %2.</source>
        <translation>%1&#x202f;: carte gardée, %2.</translation>
    </message>
    <message>
        <source>%1 hits %2.</source>
        <translation>%1 touche (%2).</translation>
    </message>
    <message>
        <source>Wood destroyed at %1: %2.</source>
        <translation>Bois détruit (%1)&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The device at %1 is destroyed.</source>
        <translation>Le dispositif est détruit (%1).</translation>
    </message>
    <message>
        <source>An archer at %1 aims at %2.</source>
        <translation>Un archer vise&#x202f;: %1 → %2.</translation>
    </message>
    <message>
        <source>{%2|Nobody fires|1 archer fires|%2 archers fire} at %1.</source>
        <translation>Volée de {%2|0 archer|1 archer|%2 archers} (%1).</translation>
    </message>
    <message>
        <source>A goblin at %1 shoots at %2.</source>
        <translation>Un gobelin tire&#x202f;: %1 → %2.</translation>
    </message>
    <message>
        <source>The cauldron at %1 is poured out.</source>
        <translation>Le chaudron est renversé (%1).</translation>
    </message>
    <message>
        <source>The hook at %1 reaches for %2.</source>
        <translation>Le crochet frappe&#x202f;: %1 → %2.</translation>
    </message>
    <message>
        <source>The hook at %1 is not used.</source>
        <translation>Le crochet n’est pas employé (%1).</translation>
    </message>
    <message>
        <source>The hook at %1 has no effect.</source>
        <translation>Le crochet n’a pas d’effet (%1).</translation>
    </message>
    <message>
        <source>{%2|No orc explodes|1 orc explodes|%2 orcs explode} at %1.</source>
        <translation>{%2|0 orque se fait exploser|1 orque se fait exploser|%2 orques se font exploser} (%1).</translation>
    </message>
    <message>
        <source>%1: invader %2, defender %3.</source>
        <translation>%1&#x202f;: assaillant %2, défenseur %3.</translation>
    </message>
    <message>
        <source>%1 is breached, with an advantage of %2.</source>
        <translation>%1&#x202f;: une brèche est ouverte, avec un avantage de %2.</translation>
    </message>
    <message>
        <source>The shields at %1 hold.</source>
        <translation>Les boucliers tiennent bon (%1).</translation>
    </message>
    <message>
        <source>%1 recovers and goes to the courtyard.</source>
        <translation>%1 se rétablit et rejoint la cour.</translation>
    </message>
    <message>
        <source>The specter takes %1; a new unit appears at %2.</source>
        <translation>Le spectre s’empare de l’unité éliminée&#x202f;: %1. Une nouvelle unité paraît (%2).</translation>
    </message>
    <message>
        <source>The ram strikes %1; its resistance is %2 now.</source>
        <translation>Le bélier frappe (%1)&#x202f;: la résistance est maintenant de %2.</translation>
    </message>
    <message>
        <source>%1: gate %2 is destroyed.</source>
        <translation>%1&#x202f;: la porte %2 est détruite.</translation>
    </message>
    <message>
        <source>%1: gate %2, the last one, is destroyed. The invaders are inside.</source>
        <translation>%1&#x202f;: la porte %2, la dernière, est détruite. Les assaillants sont entrés.</translation>
    </message>
    <message>
        <source>%2 climbs from the siege tower to %1.</source>
        <translation>%2 passe de la tour de siège au mur (%1).</translation>
    </message>
    <message>
        <source>Glory (%1): %2. Now %3.</source>
        <translation>Gloire (%1)&#x202f;: %2. Total&#x202f;: %3.</translation>
    </message>
    <message>
        <source>{%1|No entry is|1 entry is|%1 entries are} made in this assault.</source>
        <translation>{%1|Aucune percée|1 percée|%1 percées} lors de cet assaut.</translation>
    </message>
    <message>
        <source>The glory is equal: one more assault decides.</source>
        <translation>La gloire est égale&#x202f;: un assaut de plus décide.</translation>
    </message>
    <message>
        <source>Victory of %1. Glory: invaders %2, defenders %3.</source>
        <translation>Victoire&#x202f;: %1. Gloire&#x202f;: assaillants %2, défenseurs %3.</translation>
    </message>
    <message>
        <source>The fortress has held out to the end of the game.</source>
        <translation>La forteresse a tenu jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <source>A new entry decides the tie.</source>
        <translation>Une nouvelle percée tranche l’égalité.</translation>
    </message>
    <message>
        <source>No new entry in the tie-break: the fortress holds.</source>
        <translation>Aucune nouvelle percée lors du dernier assaut&#x202f;: la forteresse tient.</translation>
    </message>
    <message>
        <source>Round %4: glory of the invaders %2, of the defenders %3.</source>
        <translation>Manche %4&#x202f;: gloire des assaillants %2, des défenseurs %3.</translation>
    </message>
    <message>
        <source>You have won in round %4. Glory: invaders %2, defenders %3.</source>
        <translation>Vous avez gagné à la manche %4. Gloire&#x202f;: assaillants %2, défenseurs %3.</translation>
    </message>
    <message>
        <source>Glory: invaders %2, defenders %3.</source>
        <translation>Gloire&#x202f;: assaillants %2, défenseurs %3.</translation>
    </message>
    <message>
        <source>The fortress held{%1|| to the end of round 1| to the end of round %1}.</source>
        <translation>La forteresse a tenu{%1|| jusqu’à la fin de la manche 1| jusqu’à la fin de la manche %1}.</translation>
    </message>
    <message>
        <source>Your fortress held{%1|| to the end of round 1| to the end of round %1}.</source>
        <translation>Votre forteresse a tenu{%1|| jusqu’à la fin de la manche 1| jusqu’à la fin de la manche %1}.</translation>
    </message>
    <message>
        <source>The glory was equal{%1|| in round %1| in round %1}. A new entry in one more assault decided.</source>
        <translation>La gloire était égale{%1|| à la manche %1| à la manche %1}. Une nouvelle percée lors d’un assaut de plus a décidé.</translation>
    </message>
    <message>
        <source>The glory was equal{%1|| in round %1| in round %1}. Your new entry in one more assault decided.</source>
        <translation>La gloire était égale{%1|| à la manche %1| à la manche %1}. Votre nouvelle percée lors d’un assaut de plus a décidé.</translation>
    </message>
    <message>
        <source>The glory had been equal, and this new entry decided the tie.</source>
        <translation>La gloire était égale, et cette nouvelle percée a décidé.</translation>
    </message>
    <message>
        <source>The glory was equal{%1|| in round %1| in round %1}. One more assault brought no new entry.</source>
        <translation>La gloire était égale{%1|| à la manche %1| à la manche %1}. Un assaut de plus n’a amené aucune nouvelle percée.</translation>
    </message>
    <message>
        <source>The glory was equal{%1|| in round %1| in round %1}. You won, as one more assault brought no new entry.</source>
        <translation>La gloire était égale{%1|| à la manche %1| à la manche %1}. Vous avez gagné, car un assaut de plus n’a amené aucune nouvelle percée.</translation>
    </message>
    <message>
        <source>%1 was breached{%3|| in round %3| in round %3}{%4||, %4 to %5|, %4 to %5}.</source>
        <translation>%1&#x202f;: une brèche a été ouverte{%3|| à la manche %3| à la manche %3}{%4||, %4 contre %5|, %4 contre %5}.</translation>
    </message>
    <message>
        <source>You breached %1{%3|| in round %3| in round %3}{%4||, %4 to %5|, %4 to %5}.</source>
        <translation>Vous avez ouvert une brèche (%1){%3|| à la manche %3| à la manche %3}{%4||, %4 contre %5|, %4 contre %5}.</translation>
    </message>
    <message>
        <source>You have won although %1 was breached{%3|| in round %3| in round %3}{%4||, %4 to %5|, %4 to %5}.</source>
        <translation>Vous avez gagné malgré une brèche (%1){%3|| à la manche %3| à la manche %3}{%4||, %4 contre %5|, %4 contre %5}.</translation>
    </message>
    <message>
        <source>The last gate fell{%3|| in round %3| in round %3}.</source>
        <translation>La dernière porte est tombée{%3|| à la manche %3| à la manche %3}.</translation>
    </message>
    <message>
        <source>You broke the last gate{%3|| in round %3| in round %3}.</source>
        <translation>Vous avez brisé la dernière porte{%3|| à la manche %3| à la manche %3}.</translation>
    </message>
    <message>
        <source>You have won although the last gate fell{%3|| in round %3| in round %3}.</source>
        <translation>Vous avez gagné bien que la dernière porte soit tombée{%3|| à la manche %3| à la manche %3}.</translation>
    </message>
    <message>
        <source>Reveal from the hit deck: %1</source>
        <translation>Révéler du paquet de tir&#x202f;: %1</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Garder %1</translation>
    </message>
    <message>
        <source>Turn the card of phase %1</source>
        <translation>Retourner la carte de la phase %1</translation>
    </message>
    <message>
        <source>Done turning cards</source>
        <translation>Ne plus retourner de cartes</translation>
    </message>
    <message>
        <source>Pay %1 for resources</source>
        <translation>Payer %1 pour des ressources</translation>
    </message>
    <message>
        <source>Hand over %1 (number: %2)</source>
        <translation>Céder %1 (nombre&#x202f;: %2)</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Utiliser %1</translation>
    </message>
    <message>
        <source>Lend %1</source>
        <translation>Prêter %1</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>Choisir&#x202f;: %1</translation>
    </message>
    <message>
        <source>Take %2 from %1</source>
        <translation>Prendre %2 (%1)</translation>
    </message>
    <message>
        <source>Take the bridge from %1</source>
        <translation>Prendre le pont (%1)</translation>
    </message>
    <message>
        <source>Withdraw from %1: %2</source>
        <translation>Rappeler (%1)&#x202f;: %2</translation>
    </message>
    <message>
        <source>Bring a goblin back at %1</source>
        <translation>Faire revenir un gobelin (%1)</translation>
    </message>
    <message>
        <source>Begin %1</source>
        <translation>Commencer %1</translation>
    </message>
    <message>
        <source>No more deployments</source>
        <translation>Plus de déploiement</translation>
    </message>
    <message>
        <source>End this step</source>
        <translation>Terminer cette étape</translation>
    </message>
    <message>
        <source>Done with {%1|the ropes|the ramparts|the foregrounds|the camp}</source>
        <extracomment>%1: 0 to 3</extracomment>
        <translation>En terminer avec {%1|les cordes|les remparts|les abords|le camp}</translation>
    </message>
    <message>
        <source>Let %2 use the ropes from %1 to %3</source>
        <translation>Par les cordes, %2&#x202f;: %1 → %3</translation>
    </message>
    <message>
        <source>Send %1 from the camp to %2</source>
        <translation>Envoyer du camp %1 (%2)</translation>
    </message>
    <message>
        <source>Send %1 to the siege tower at %2</source>
        <translation>Envoyer dans la tour de siège %1 (%2)</translation>
    </message>
    <message>
        <source>Turn %1 toward %2</source>
        <translation>Orienter un autel&#x202f;: %1 → %2</translation>
    </message>
    <message>
        <source>Give an open order</source>
        <translation>Donner un ordre ouvert</translation>
    </message>
    <message>
        <source>Give hidden orders</source>
        <translation>Donner des ordres secrets</translation>
    </message>
    <message>
        <source>Give no orders</source>
        <translation>Ne pas donner d’ordre</translation>
    </message>
    <message>
        <source>Give an order at %2: %1</source>
        <translation>Donner un ordre (%2)&#x202f;: %1</translation>
    </message>
    <message>
        <source>Done with the orders</source>
        <translation>En terminer avec les ordres</translation>
    </message>
    <message>
        <source>Put an hourglass on %1</source>
        <translation>Poser un sablier&#x202f;: %1</translation>
    </message>
    <message>
        <source>Complete %1</source>
        <translation>Accomplir&#x202f;: %1</translation>
    </message>
    <message>
        <source>Kill %2 at %1</source>
        <translation>Éliminer %2 (%1)</translation>
    </message>
    <message>
        <source>Kill %2 in the siege tower at %1</source>
        <translation>Éliminer %2 dans la tour de siège (%1)</translation>
    </message>
    <message>
        <source>Pay %1</source>
        <translation>Payer %1</translation>
    </message>
    <message>
        <source>Move %2 from %1</source>
        <translation>Déplacer %2 (%1)</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>Déplacer&#x202f;: %1</translation>
    </message>
    <message>
        <source>Change places with %2 at %1</source>
        <translation>Permuter avec %2 (%1)</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>Déplacer %1 → %2</translation>
    </message>
    <message>
        <source>Give a speech for {%1|no hourglasses|1 hourglass|%1 hourglasses}</source>
        <translation>Prononcer un discours pour {%1|0 sablier|1 sablier|%1 sabliers}</translation>
    </message>
    <message>
        <source>Kill %1 in a raid</source>
        <translation>Éliminer %1 par un raid</translation>
    </message>
    <message>
        <source>Commit the dishonorable act %1</source>
        <translation>Commettre l’acte déshonorant %1</translation>
    </message>
    <message>
        <source>Reopen %1 with the speed token</source>
        <translation>Rouvrir avec le jeton Vitesse&#x202f;: %1</translation>
    </message>
    <message>
        <source>Discard the remaining hourglasses</source>
        <translation>Défausser les sabliers restants</translation>
    </message>
    <message>
        <source>Done with the archers</source>
        <translation>En terminer avec les archers</translation>
    </message>
    <message>
        <source>Done with the goblins</source>
        <translation>En terminer avec les gobelins</translation>
    </message>
    <message>
        <source>Fire the cannon at %1 on %2</source>
        <translation>Tirer au canon&#x202f;: %1 → %2</translation>
    </message>
    <message>
        <source>Fire: cannon at %1 → siege tower at %2</source>
        <translation>Tirer au canon sur la tour de siège&#x202f;: %1 → %2</translation>
    </message>
    <message>
        <source>Hold fire: cannon at %1</source>
        <translation>Ne pas tirer&#x202f;: canon (%1)</translation>
    </message>
    <message>
        <source>Kill %1</source>
        <translation>Éliminer %1</translation>
    </message>
    <message>
        <source>Fire %1 at %2</source>
        <translation>Tirer&#x202f;: %1 → %2</translation>
    </message>
    <message>
        <source>Keep the card: %1</source>
        <translation>Garder la carte&#x202f;: %1</translation>
    </message>
    <message>
        <source>Shoot: archer at %1 → %2</source>
        <translation>Tirer&#x202f;: archer, %1 → %2</translation>
    </message>
    <message>
        <source>Lose {%1||1 goblin|%1 goblins}{%2|| · 1 orc| · %2 orcs}{%3|| · 1 troll| · %3 trolls}</source>
        <translation>Perdre {%1||1 gobelin|%1 gobelins}{%2|| · 1 orque| · %2 orques}{%3|| · 1 troll| · %3 trolls}</translation>
    </message>
    <message>
        <source>Shoot: goblin at %1 → %2</source>
        <translation>Tirer&#x202f;: gobelin, %1 → %2</translation>
    </message>
    <message>
        <source>Use the hook at %1 against %2</source>
        <translation>Employer le crochet&#x202f;: %1 → %2</translation>
    </message>
    <message>
        <source>Do not use the hook at %1</source>
        <translation>Ne pas employer le crochet (%1)</translation>
    </message>
    <message>
        <source>{%1|Detonate no orc|Detonate 1 orc|Detonate %1 orcs}</source>
        <translation>{%1|Ne faire exploser aucun orque|Faire exploser 1 orque|Faire exploser %1 orques}</translation>
    </message>
    <message>
        <source>Call the troll at %1</source>
        <translation>Appeler le troll (%1)</translation>
    </message>
    <message>
        <source>Lose %1</source>
        <translation>Perdre %1</translation>
    </message>
    <message>
        <source>Lose %1 in the siege tower</source>
        <translation>Perdre %1 dans la tour de siège</translation>
    </message>
    <message>
        <source>Let %1 recover</source>
        <translation>Rétablir %1</translation>
    </message>
    <message>
        <source>Convert %1 at %2</source>
        <translation>Transformer %1 (%2)</translation>
    </message>
    <message>
        <source>Let %2 climb to %1</source>
        <translation>Faire monter %2 (%1)</translation>
    </message>
    <message>
        <source>Keep cards that work together: an engine that you can pay for, equipment for the wall that it opens. You will own this card to the end.</source>
        <translation>Gardez des cartes qui vont ensemble&#x202f;: un engin que vous pouvez payer, de l’équipement pour le mur qu’il ouvre. Vous garderez cette carte jusqu’à la fin.</translation>
    </message>
    <message>
        <source>Turn a card over only if its back helps more from now on: there is no way back. If in doubt, leave them.</source>
        <translation>Ne retournez une carte que si son dos aide davantage désormais&#x202f;: il n’y a pas de retour. Dans le doute, laissez-les.</translation>
    </message>
    <message>
        <source>Put it on the wall that the invaders can reach next.</source>
        <translation>Posez-la sur le mur que les assaillants peuvent atteindre ensuite.</translation>
    </message>
    <message>
        <source>Pay for what the cards of this round need. Goblins are the cheapest to pay with.</source>
        <translation>Payez ce dont les cartes de cette manche ont besoin. Ce sont les gobelins qui coûtent le moins.</translation>
    </message>
    <message>
        <source>Each action of a card can be used once a round. Take what strengthens the walls that you attack; what you do not use costs nothing.</source>
        <translation>Chaque action d’une carte sert une fois par manche. Prenez ce qui compte pour les murs que vous attaquez&#x202f;; ce que vous n’utilisez pas ne coûte rien.</translation>
    </message>
    <message>
        <source>Each unit paid gives the defender an hourglass. One strong unit may be cheaper than two weak ones.</source>
        <translation>Chaque unité payée donne un sablier au défenseur. Une unité forte coûte parfois moins que deux faibles.</translation>
    </message>
    <message>
        <source>Point at the places to see what they reach, and choose the one nearest to your attack.</source>
        <translation>Pointez les lieux pour voir ce qu’ils atteignent, et choisissez le plus proche de votre attaque.</translation>
    </message>
    <message>
        <source>Move what is of no use where it is.</source>
        <translation>Déplacez ce qui ne sert à rien là où il est.</translation>
    </message>
    <message>
        <source>Move it to the wall that you attack next.</source>
        <translation>Déplacez-le vers le mur que vous attaquerez ensuite.</translation>
    </message>
    <message>
        <source>Bring the goblins to the side that needs units.</source>
        <translation>Ramenez les gobelins du côté qui manque d’unités.</translation>
    </message>
    <message>
        <source>Each deployment lets units make a step and gives the defender hourglasses. Two deployments bring an army from the camp to the walls.</source>
        <translation>Chaque déploiement fait avancer les unités d’un pas et donne des sabliers au défenseur. Deux déploiements amènent une armée du camp aux murs.</translation>
    </message>
    <message>
        <source>Drag a place to move all that may go. Gather before few walls: glory comes from walls that you enter.</source>
        <translation>Faites glisser un lieu pour déplacer tout ce qui peut partir. Rassemblez devant peu de murs&#x202f;: la gloire vient des murs où vous entrez.</translation>
    </message>
    <message>
        <source>Choose the wall where 1 more strength decides.</source>
        <translation>Choisissez le mur où un point de force de plus décide.</translation>
    </message>
    <message>
        <source>Take the orders that fit the walls where your units stand.</source>
        <translation>Prenez les ordres qui conviennent aux murs où sont vos unités.</translation>
    </message>
    <message>
        <source>An order is hidden until it is carried out. Give it to the wall that is nearly won.</source>
        <translation>Un ordre reste caché jusqu’à son exécution. Donnez-le au mur presque gagné.</translation>
    </message>
    <message>
        <source>Move units to the walls in danger, and put the remaining hourglasses on the track that is nearest to being full.</source>
        <translation>Portez des unités aux murs en danger, et mettez les sabliers restants sur la piste la plus avancée.</translation>
    </message>
    <message>
        <source>Move it to the wall that the invaders can enter; the numbers show what is missing.</source>
        <translation>Déplacez-la vers le mur où les assaillants peuvent entrer&#x202f;; les nombres montrent ce qui manque.</translation>
    </message>
    <message>
        <source>Choose the building with the action that you need now.</source>
        <translation>Choisissez le bâtiment dont l’action vous sert maintenant.</translation>
    </message>
    <message>
        <source>Complete first what strengthens a wall.</source>
        <translation>Accomplissez d’abord ce qui renforce un mur.</translation>
    </message>
    <message>
        <source>Choose the place that is attacked most.</source>
        <translation>Choisissez le lieu le plus attaqué.</translation>
    </message>
    <message>
        <source>Fire at engines or at trolls; holding fire gains nothing.</source>
        <translation>Tirez sur les engins ou sur les trolls&#x202f;: ne pas tirer n’apporte rien.</translation>
    </message>
    <message>
        <source>Kill what would fight at a wall next, the strongest first.</source>
        <translation>Éliminez ce qui combattrait ensuite sur un mur, le plus fort d’abord.</translation>
    </message>
    <message>
        <source>Aim at the wall that your units attack in this assault.</source>
        <translation>Visez le mur que vos unités attaquent lors de cet assaut.</translation>
    </message>
    <message>
        <source>Keep the hit, unless the wall needs none.</source>
        <translation>Gardez la carte Touché, sauf si le mur n’en a pas besoin.</translation>
    </message>
    <message>
        <source>Kill the strongest defender of the wall that you attack.</source>
        <translation>Éliminez le défenseur le plus fort du mur que vous attaquez.</translation>
    </message>
    <message>
        <source>Choose what hinders you most there.</source>
        <translation>Choisissez ce qui vous y gêne le plus.</translation>
    </message>
    <message>
        <source>Shoot at units before a wall that would be entered.</source>
        <translation>Tirez sur les unités devant un mur où l’on entrerait.</translation>
    </message>
    <message>
        <source>Remove weak units first, if their strength adds up.</source>
        <translation>Cédez d’abord les faibles, si le compte y est.</translation>
    </message>
    <message>
        <source>It is free: shoot at the tower beside the wall that you attack.</source>
        <translation>C’est gratuit&#x202f;: tirez sur la tour à côté du mur que vous attaquez.</translation>
    </message>
    <message>
        <source>Use the hook if it saves the wall.</source>
        <translation>Utilisez le crochet s’il sauve le mur.</translation>
    </message>
    <message>
        <source>Start with the order on which others depend.</source>
        <translation>Commencez par l’ordre dont dépendent les autres.</translation>
    </message>
    <message>
        <source>As many orcs as it takes to enter the wall, and no more.</source>
        <translation>Autant d’orques qu’il en faut pour entrer, pas plus.</translation>
    </message>
    <message>
        <source>Choose the troll that is needed least where it stands.</source>
        <translation>Choisissez le troll dont on a le moins besoin là où il est.</translation>
    </message>
    <message>
        <source>Choose the path without a trap.</source>
        <translation>Choisissez le sentier sans piège.</translation>
    </message>
    <message>
        <source>Remove what you can spare; strength that you lose beyond the difference is wasted.</source>
        <translation>Cédez ce dont vous pouvez vous passer&#x202f;; la force perdue au-delà de la différence l’est pour rien.</translation>
    </message>
    <message>
        <source>Remove goblins first, if their strength adds up.</source>
        <translation>Cédez d’abord les gobelins, si le compte y est.</translation>
    </message>
    <message>
        <source>Take the strongest units back.</source>
        <translation>Reprenez les unités les plus fortes.</translation>
    </message>
    <message>
        <source>Take the strongest unit that can be converted, and bring it to the side on which you attack.</source>
        <translation>Prenez l’unité la plus forte qui peut être transformée, et amenez-la du côté où vous attaquez.</translation>
    </message>
    <message>
        <source>The strongest units first: they fight on the wall next round.</source>
        <translation>Les plus fortes d’abord&#x202f;: elles combattront sur le mur à la prochaine manche.</translation>
    </message>
    <message>
        <source>The cards of phase %1 are drawn.</source>
        <translation>Les cartes de la phase %1 sont piochées.</translation>
    </message>
    <message>
        <source>The units of the round are drawn from the bag.</source>
        <translation>Les unités de la manche sont piochées dans le sac.</translation>
    </message>
    <message>
        <source>A card of the hit deck is revealed for the device at %1.</source>
        <translation>Une carte du paquet de tir est révélée pour le dispositif (%1).</translation>
    </message>
    <message>
        <source>An engine reveals a card.</source>
        <translation>Un engin révèle une carte.</translation>
    </message>
    <message>
        <source>The invader keeps a card of phase %1.</source>
        <translation>L’assaillant garde une carte de la phase %1.</translation>
    </message>
    <message>
        <source>The invader may turn cards.</source>
        <translation>L’assaillant peut retourner des cartes.</translation>
    </message>
    <message>
        <source>The invader may gain resources, or ends the phase.</source>
        <translation>L’assaillant peut gagner des ressources, ou termine la phase.</translation>
    </message>
    <message>
        <source>Phase %1: the invader uses an action, or ends the phase.</source>
        <translation>Phase %1&#x202f;: l’assaillant utilise une action, ou termine la phase.</translation>
    </message>
    <message>
        <source>The invader chooses a target: %1.</source>
        <translation>L’assaillant choisit une cible&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The invader chooses what moves: %1.</source>
        <translation>L’assaillant choisit ce qui change de lieu&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The invader chooses the new place.</source>
        <translation>L’assaillant choisit le nouveau lieu.</translation>
    </message>
    <message>
        <source>The invader chooses a foreground for a fallen goblin ({%1|none|1|%1} left).</source>
        <translation>L’assaillant choisit l’abord d’un gobelin qui revient des pertes (reste&#x202f;: %1).</translation>
    </message>
    <message>
        <source>The invader chooses a deployment, or continues.</source>
        <translation>L’assaillant choisit un déploiement, ou passe à la suite.</translation>
    </message>
    <message>
        <source>The invader deploys units {%1|along the ropes|from the ramparts|from the foregrounds|from the camp}, or continues.</source>
        <translation>L’assaillant déploie des unités {%1|par les cordes|depuis les remparts|depuis les abords|depuis le camp}, ou passe à la suite.</translation>
    </message>
    <message>
        <source>The invader turns %1 toward a wall.</source>
        <translation>L’assaillant oriente un autel vers un mur&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The invader places an order.</source>
        <translation>L’assaillant pose un ordre.</translation>
    </message>
    <message>
        <source>The defender spends hourglasses.</source>
        <translation>Le défenseur dépense ses sabliers.</translation>
    </message>
    <message>
        <source>The defender chooses where %1 moves (now: %2).</source>
        <translation>Le défenseur choisit où va %1 (%2).</translation>
    </message>
    <message>
        <source>Last stand: the defender chooses a building.</source>
        <translation>Dernier carré&#x202f;: le défenseur choisit un bâtiment.</translation>
    </message>
    <message>
        <source>The defender chooses the action that is completed next.</source>
        <translation>Le défenseur choisit l’action accomplie ensuite.</translation>
    </message>
    <message>
        <source>The defender chooses a target: %1.</source>
        <translation>Le défenseur choisit une cible&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The defender fires the cannon at %1, or holds fire.</source>
        <translation>Le défenseur tire au canon, ou ne tire pas (%1).</translation>
    </message>
    <message>
        <source>The defender chooses the unit that is hit at %1.</source>
        <translation>Le défenseur choisit l’unité touchée (%1).</translation>
    </message>
    <message>
        <source>The invader chooses a target for an engine.</source>
        <translation>L’assaillant choisit la cible d’un engin.</translation>
    </message>
    <message>
        <source>Precise fire: the invader keeps one of two cards.</source>
        <translation>Tir de précision&#x202f;: l’assaillant garde l’une de deux cartes.</translation>
    </message>
    <message>
        <source>The invader chooses what is destroyed.</source>
        <translation>L’assaillant choisit ce qui est détruit.</translation>
    </message>
    <message>
        <source>The defender chooses a target for an archer, or stops.</source>
        <translation>Le défenseur choisit la cible d’un archer, ou s’arrête.</translation>
    </message>
    <message>
        <source>The invader chooses losses at %1 (volley of %2 strength).</source>
        <translation>L’assaillant choisit ses pertes (%1, volée de force %2).</translation>
    </message>
    <message>
        <source>The invader lets a goblin shoot, or stops.</source>
        <translation>L’assaillant fait tirer un gobelin, ou s’arrête.</translation>
    </message>
    <message>
        <source>The defender uses the hook at %1, or not.</source>
        <translation>Le défenseur emploie le crochet, ou non (%1).</translation>
    </message>
    <message>
        <source>The invader chooses the next order to resolve.</source>
        <translation>L’assaillant choisit le prochain ordre à résoudre.</translation>
    </message>
    <message>
        <source>The invader chooses how many orcs at %1 explode.</source>
        <translation>L’assaillant choisit combien d’orques se font exploser (%1).</translation>
    </message>
    <message>
        <source>Forced march: the invader chooses the troll that marches to %1.</source>
        <translation>Marche forcée&#x202f;: l’assaillant choisit le troll qui avance (%1).</translation>
    </message>
    <message>
        <source>Forced march: the invader chooses the path from %2 to %1.</source>
        <translation>Marche forcée&#x202f;: l’assaillant choisit le sentier, %2 → %1.</translation>
    </message>
    <message>
        <source>The defender loses a unit at %1 (%2 strength left to lose).</source>
        <translation>Le défenseur perd une unité (%1, force à perdre&#x202f;: %2).</translation>
    </message>
    <message>
        <source>The invader loses a unit at %1 (%2 strength left to lose).</source>
        <translation>L’assaillant perd une unité (%1, force à perdre&#x202f;: %2).</translation>
    </message>
    <message>
        <source>The defender chooses a unit of the hospital to recover (%1 left).</source>
        <translation>Le défenseur choisit une unité de l’hôpital à rétablir (reste&#x202f;: %1).</translation>
    </message>
    <message>
        <source>Specter: the invader chooses a unit and its foreground.</source>
        <translation>Spectre&#x202f;: l’assaillant choisit une unité et son abord.</translation>
    </message>
    <message>
        <source>The invader chooses who climbs from the siege tower to %1.</source>
        <translation>L’assaillant choisit qui passe de la tour de siège au mur (%1).</translation>
    </message>
    <message>
        <source>%1 is drawn.</source>
        <translation>Carte piochée&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 keeps %2.</source>
        <translation>%1 garde la carte %2.</translation>
    </message>
    <message>
        <source>A card leaves the game (%1).</source>
        <translation>Une carte est retirée du jeu (%1).</translation>
    </message>
    <message>
        <source>%1 turns the card of phase %2.</source>
        <translation>%1 retourne sa carte de la phase %2.</translation>
    </message>
    <message>
        <source>Phase %1 begins.</source>
        <translation>La phase %1 commence.</translation>
    </message>
    <message>
        <source>%1 gains {%2|no hourglasses|1 hourglass|%2 hourglasses}.</source>
        <translation>%1 gagne {%2|0 sablier|1 sablier|%2 sabliers}.</translation>
    </message>
    <message>
        <source>%1 discards {%2|no hourglasses|1 hourglass|%2 hourglasses}.</source>
        <translation>%1 défausse {%2|0 sablier|1 sablier|%2 sabliers}.</translation>
    </message>
    <message>
        <source>%1 draws %2 from the bag.</source>
        <translation>%1 pioche %2 dans le sac.</translation>
    </message>
    <message>
        <source>%1 takes {%2|no resources|1 resource|%2 resources} from the pile.</source>
        <translation>%1 prend {%2|0 ressource|1 ressource|%2 ressources} dans la pile.</translation>
    </message>
    <message>
        <source>%1 costs {%2|no resources|1 resource|%2 resources}.</source>
        <translation>%1&#x202f;: prix payé, {%2|0 ressource|1 ressource|%2 ressources}.</translation>
    </message>
    <message>
        <source>Units paid: {%1||1 goblin|%1 goblins}{%2||1 orc|%2 orcs}{%3||1 troll|%3 trolls}.</source>
        <translation>Unités payées&#x202f;: {%1||1 gobelin|%1 gobelins}{%2||1 orque|%2 orques}{%3||1 troll|%3 trolls}.</translation>
    </message>
    <message>
        <source>%1 hands over to the other invader: %2 (× %3).</source>
        <translation>%1 cède à son coéquipier&#x202f;: %2 (× %3).</translation>
    </message>
    <message>
        <source>%1 uses %2.</source>
        <translation>%1 utilise %2.</translation>
    </message>
    <message>
        <source>%1 lends %2 to the other invader.</source>
        <translation>%1 prête %2 à son coéquipier.</translation>
    </message>
    <message>
        <source>%1 is built at %2.</source>
        <translation>L’assaillant construit un engin&#x202f;: %1 (%2).</translation>
    </message>
    <message>
        <source>%1 is built on %2.</source>
        <translation>Construit&#x202f;: %1 (%2).</translation>
    </message>
    <message>
        <source>A ram part comes to %1; there {%2|are none|is 1|are %2} now.</source>
        <translation>Une partie de bélier arrive (%1)&#x202f;; il y en a maintenant %2.</translation>
    </message>
    <message>
        <source>The invader removes %1 from %2.</source>
        <translation>L’assaillant retire %1 (%2).</translation>
    </message>
    <message>
        <source>The bridge leaves %1.</source>
        <translation>Le pont quitte %1.</translation>
    </message>
    <message>
        <source>%1: withdrawn from %2.</source>
        <translation>%1&#x202f;: rappelé (%2).</translation>
    </message>
    <message>
        <source>A card is shuffled into the deck of %1: %2.</source>
        <translation>Une carte est mélangée à un paquet (%1)&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Units come back from the fallen to the camp: %1 (× %2).</source>
        <translation>Des unités reviennent des pertes au camp&#x202f;: %1 (× %2).</translation>
    </message>
    <message>
        <source>%1: the ritual is performed on %2.</source>
        <translation>%1&#x202f;: rituel accompli (%2).</translation>
    </message>
    <message>
        <source>%1 will fire with precision in this round.</source>
        <translation>%1&#x202f;: tir de précision pendant cette manche.</translation>
    </message>
    <message>
        <source>%1 comes back from the fallen at %2.</source>
        <translation>%1 revient des pertes (%2).</translation>
    </message>
    <message>
        <source>The invaders perform a heroic act: %1.</source>
        <translation>Les assaillants accomplissent un acte héroïque&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 is killed by the terror in the courtyard.</source>
        <translation>La terreur élimine %1 dans la cour.</translation>
    </message>
    <message>
        <source>Units left in the camp of %1: %2. The upkeep costs {%3|no hourglasses|1 hourglass|%3 hourglasses}.</source>
        <translation>%1&#x202f;: unités restées dans le camp, %2. L’entretien coûte {%3|0 sablier|1 sablier|%3 sabliers}.</translation>
    </message>
    <message>
        <source>%1 begins %2.</source>
        <translation>%1 commence %2.</translation>
    </message>
    <message>
        <source>%2 swings on a rope from %1 to %3.</source>
        <translation>%2 passe par les cordes&#x202f;: %1 → %3.</translation>
    </message>
    <message>
        <source>%1 leaves the camp for %2.</source>
        <translation>%1 quitte le camp (%2).</translation>
    </message>
    <message>
        <source>%1 climbs into the siege tower at %2.</source>
        <translation>%1 monte dans la tour de siège (%2).</translation>
    </message>
    <message>
        <source>The trap on %1 kills %2.</source>
        <translation>Le piège posé sur %1 élimine %2.</translation>
    </message>
    <message>
        <source>%1 is turned toward %2.</source>
        <translation>%1&#x202f;: orienté vers un mur (%2).</translation>
    </message>
    <message>
        <source>%1 gives an open order.</source>
        <translation>%1 donne un ordre ouvert.</translation>
    </message>
    <message>
        <source>%1 gives hidden orders.</source>
        <translation>%1 donne des ordres secrets.</translation>
    </message>
    <message>
        <source>The order at %2 is removed: %1.</source>
        <translation>Un ordre est retiré (%2)&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The order at %1 was a bluff.</source>
        <translation>L’ordre n’était qu’un bluff (%1).</translation>
    </message>
    <message>
        <source>The defender phase after phase %1 begins.</source>
        <translation>La phase de défense qui suit la phase %1 commence.</translation>
    </message>
    <message>
        <source>%1: laid on %2.</source>
        <translation>%1&#x202f;: posé sur %2.</translation>
    </message>
    <message>
        <source>%1 is repaired; its resistance is %2 now.</source>
        <translation>Réparation (%1)&#x202f;: la résistance est maintenant de %2.</translation>
    </message>
    <message>
        <source>Wood is added at %1.</source>
        <translation>Un bois est ajouté (%1).</translation>
    </message>
    <message>
        <source>The archers of %1 are blessed.</source>
        <translation>%1&#x202f;: les archers sont bénis.</translation>
    </message>
    <message>
        <source>A glare falls on %1.</source>
        <translation>Un éblouissement frappe un mur (%1).</translation>
    </message>
    <message>
        <source>%1 completes the training at %2.</source>
        <translation>%1 termine son entraînement (%2).</translation>
    </message>
    <message>
        <source>Saboteurs found: %1.</source>
        <translation>Saboteurs démasqués&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%2 is killed in the siege tower at %1.</source>
        <translation>%2 est éliminé dans la tour de siège (%1).</translation>
    </message>
    <message>
        <source>%1 moves from %2 to %3.</source>
        <translation>%1 se déplace&#x202f;: %2 → %3.</translation>
    </message>
    <message>
        <source>%1 at %2 and %3 at %4 change places.</source>
        <translation>%1 (%2) et %3 (%4) changent de lieu.</translation>
    </message>
    <message>
        <source>A soldier has left the honor guard; its glory is lost.</source>
        <translation>Un soldat a quitté la garde d’honneur&#x202f;: sa gloire est perdue.</translation>
    </message>
    <message>
        <source>The officer gives a speech at %1 (+%2).</source>
        <translation>L’officier prononce un discours (%1, +%2).</translation>
    </message>
    <message>
        <source>The warrior raids %1 and kills %2.</source>
        <translation>Le guerrier mène un raid (%1) et élimine %2.</translation>
    </message>
    <message>
        <source>The defenders commit a dishonorable act: %1.</source>
        <translation>Les défenseurs commettent un acte déshonorant&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The barricades bring {%1|no hourglasses|1 hourglass|%1 hourglasses} for the workshop.</source>
        <translation>Les barricades apportent {%1|0 sablier|1 sablier|%1 sabliers} à l’atelier.</translation>
    </message>
    <message>
        <source>%1 is freed and comes to the courtyard.</source>
        <translation>%1 est libéré et rejoint la cour.</translation>
    </message>
    <message>
        <source>The last stand is made at %1.</source>
        <translation>Le dernier carré se forme (%1).</translation>
    </message>
    <message>
        <source>The speed token reopens %1.</source>
        <translation>Le jeton Vitesse rouvre une action&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Cards were drawn before the game; the one that is kept offers its actions in every round.</source>
        <translation>Des cartes ont été piochées avant la partie&#x202f;; celle qui est gardée offre ses actions à chaque manche.</translation>
    </message>
    <message>
        <source>A round begins. Cards can be turned only now, and a turned card offers only its back from then on.</source>
        <translation>Une manche commence. Les cartes ne peuvent être retournées que maintenant, et une carte retournée n’offre plus que son dos.</translation>
    </message>
    <message>
        <source>Units have been drawn from the bag; once a round, one of them can be paid for resources.</source>
        <translation>Des unités ont été piochées dans le sac&#x202f;; une fois par manche, l’une d’elles peut payer des ressources.</translation>
    </message>
    <message>
        <source>Each action of the card can be used once a round; each unit paid gives the defender an hourglass.</source>
        <translation>Chaque action de la carte sert une fois par manche&#x202f;; chaque unité payée donne un sablier au défenseur.</translation>
    </message>
    <message>
        <source>The action is used; each unit paid gives the defender an hourglass.</source>
        <translation>L’action est utilisée&#x202f;; chaque unité payée donne un sablier au défenseur.</translation>
    </message>
    <message>
        <source>The action has been paid for and takes effect now.</source>
        <translation>L’action est payée et prend effet maintenant.</translation>
    </message>
    <message>
        <source>The transfer has been paid for; it moves one thing on the same side.</source>
        <translation>Le transfert est payé&#x202f;; il déplace une seule chose, du même côté.</translation>
    </message>
    <message>
        <source>What moves has been chosen.</source>
        <translation>Ce qui se déplace est choisi.</translation>
    </message>
    <message>
        <source>The price is paid: goblins return from the fallen.</source>
        <translation>Le prix est payé&#x202f;: des gobelins reviennent des pertes.</translation>
    </message>
    <message>
        <source>The army marches in phase 6; each deployment can be used once a round and gives the defender hourglasses.</source>
        <translation>L’armée avance en phase 6&#x202f;; chaque déploiement sert une fois par manche et donne des sabliers au défenseur.</translation>
    </message>
    <message>
        <source>Each unit makes one step in a deployment, and at most %1 leave each place.</source>
        <translation>Chaque unité fait un pas par déploiement, et au plus %1 quittent chaque lieu.</translation>
    </message>
    <message>
        <source>In each phase 6, every altar is turned toward a wall, where the invader gets 1 more strength.</source>
        <translation>À chaque phase 6, tout autel est tourné vers un mur, où l’assaillant gagne 1 point de force.</translation>
    </message>
    <message>
        <source>The deployments are over; orders change the coming fights.</source>
        <translation>Les déploiements sont finis&#x202f;; les ordres changent les combats à venir.</translation>
    </message>
    <message>
        <source>Orders go to walls where they can be carried out, at most one to each.</source>
        <translation>Les ordres vont aux murs où ils peuvent être exécutés, un au plus par mur.</translation>
    </message>
    <message>
        <source>The round ends: those in the siege tower climb onto the wall as space allows.</source>
        <translation>La manche se termine&#x202f;: ceux de la tour de siège montent sur le mur s’il y a de la place.</translation>
    </message>
    <message>
        <source>The specter is at work: those who do not recover become invader units.</source>
        <translation>Le spectre agit&#x202f;: ceux qui ne se rétablissent pas deviennent des unités de l’assaillant.</translation>
    </message>
    <message>
        <source>Each round begins with a new stone for a wall.</source>
        <translation>Chaque manche commence par une nouvelle pierre pour un mur.</translation>
    </message>
    <message>
        <source>The invaders have ended a phase. All hourglasses must be spent before the next; left: %1.</source>
        <translation>Les assaillants ont terminé une phase. Tous les sabliers doivent être dépensés avant la suivante&#x202f;; il en reste %1.</translation>
    </message>
    <message>
        <source>The unit has been chosen: now it moves, or swaps with another.</source>
        <translation>L’unité est choisie&#x202f;: maintenant elle se déplace, ou permute avec une autre.</translation>
    </message>
    <message>
        <source>The act has been chosen; it reopens all actions of one building at a lower price.</source>
        <translation>L’acte est choisi&#x202f;; il rouvre toutes les actions d’un bâtiment, pour moins cher.</translation>
    </message>
    <message>
        <source>Several actions are completed at the same time.</source>
        <translation>Plusieurs actions sont accomplies en même temps.</translation>
    </message>
    <message>
        <source>The action is completed and takes effect now.</source>
        <translation>L’action est accomplie et prend effet maintenant.</translation>
    </message>
    <message>
        <source>The fights are over; those who do not recover leave the hospital.</source>
        <translation>Les combats sont finis&#x202f;; ceux qui ne se rétablissent pas quittent l’hôpital.</translation>
    </message>
    <message>
        <source>The assault begins with the cannons. All of them aim before a card is revealed.</source>
        <translation>L’assaut commence par les canons. Tous visent avant qu’une carte soit révélée.</translation>
    </message>
    <message>
        <source>Units have been hit, and their opponent chooses which are killed.</source>
        <translation>Des unités sont touchées, et leur adversaire choisit celles qui sont éliminées.</translation>
    </message>
    <message>
        <source>The engines fire after the cannons. One that has a target must fire.</source>
        <translation>Les engins tirent après les canons. Celui qui a une cible doit tirer.</translation>
    </message>
    <message>
        <source>Two cards were drawn for this engine, and one of them counts.</source>
        <translation>Deux cartes ont été piochées pour cet engin, et une seule compte.</translation>
    </message>
    <message>
        <source>The wall is bare, so something else is destroyed.</source>
        <translation>Le mur est nu&#x202f;: autre chose est détruit.</translation>
    </message>
    <message>
        <source>The archers shoot after the engines. They may hold fire.</source>
        <translation>Les archers tirent après les engins. Ils peuvent ne pas tirer.</translation>
    </message>
    <message>
        <source>The volley kills units up to its strength, and there are several ways to choose the losses.</source>
        <translation>La volée élimine des unités jusqu’à sa force&#x202f;; il y a plusieurs façons de choisir les pertes.</translation>
    </message>
    <message>
        <source>A shooting master lets goblins shoot at archers.</source>
        <translation>Un maître de tir fait tirer des gobelins sur des archers.</translation>
    </message>
    <message>
        <source>The hooks are used after the cauldrons, one after another.</source>
        <translation>Les crochets suivent les chaudrons, l’un après l’autre.</translation>
    </message>
    <message>
        <source>All orders are revealed and carried out before strengths are compared.</source>
        <translation>Tous les ordres sont révélés et exécutés avant de comparer les forces.</translation>
    </message>
    <message>
        <source>The order is carried out: each of these orcs destroys a stone and all wood. At least one must.</source>
        <translation>L’ordre est exécuté&#x202f;: chacun de ces orques détruit une pierre et tout le bois. Au moins un le doit.</translation>
    </message>
    <message>
        <source>The order is carried out: one troll goes all the way to the wall.</source>
        <translation>L’ordre est exécuté&#x202f;: un troll va jusqu’au mur.</translation>
    </message>
    <message>
        <source>The order is carried out: the troll goes on until it is at the wall.</source>
        <translation>L’ordre est exécuté&#x202f;: le troll avance jusqu’à ce qu’il soit au mur.</translation>
    </message>
    <message>
        <source>The invader is stronger there, and the difference is lost.</source>
        <translation>L’assaillant y est plus fort, et la différence est perdue.</translation>
    </message>
    <message>
        <source>The defender is stronger there, and the difference is lost.</source>
        <translation>Le défenseur y est plus fort, et la différence est perdue.</translation>
    </message>
    <message>
        <source>%1 units may go to each side: %2 more in the west, %3 more in the east.</source>
        <extracomment>%1: how many units each side may get in this deployment; %2, %3: how many of them are left.</extracomment>
        <translation>%1 unités peuvent aller de chaque côté&#x202f;: encore %2 à l’ouest, encore %3 à l’est.</translation>
    </message>
    <message>
        <source>%1 units may leave the camp: %2 more.</source>
        <extracomment>%1: how many units may leave the camp in this deployment; %2: how many of them are left.</extracomment>
        <translation>%1 unités peuvent quitter le camp&#x202f;: encore %2.</translation>
    </message>
    <message>
        <source>The unit gives the defender 1 hourglass.</source>
        <translation>L’unité donne 1 sablier au défenseur.</translation>
    </message>
    <message>
        <source>Gives the defender 1 hourglass; the units go to the other invader.</source>
        <translation>Donne 1 sablier au défenseur&#x202f;; les unités vont à l’autre assaillant.</translation>
    </message>
    <message>
        <source>Then the defender spends the hourglasses received. (S1-13.1)</source>
        <translation>Ensuite le défenseur dépense les sabliers reçus. (S1-13.1)</translation>
    </message>
    <message>
        <source>Each unit paid gives the defender 1 hourglass. (S1-5.4)</source>
        <translation>Chaque unité payée donne 1 sablier au défenseur. (S1-5.4)</translation>
    </message>
    <message>
        <source>Units left in the camp cost hourglasses. (S1-11.10)</source>
        <translation>Les unités qui restent au camp coûtent des sabliers. (S1-11.10)</translation>
    </message>
    <message>
        <source>Units that have not marched in this step stay where they are.</source>
        <translation>Les unités qui n’ont pas avancé à cette étape restent où elles sont.</translation>
    </message>
    <message>
        <source>Free: one order, face up.</source>
        <translation>Gratuit&#x202f;: un ordre, face visible.</translation>
    </message>
    <message>
        <source>Gives the defender 1 hourglass: any number of orders, face down.</source>
        <translation>Donne 1 sablier au défenseur&#x202f;: autant d’ordres que voulu, face cachée.</translation>
    </message>
    <message>
        <source>No order changes the fights of this round.</source>
        <translation>Aucun ordre ne change les combats de cette manche.</translation>
    </message>
    <message>
        <source>Each hourglass is worth 1 strength on the officer’s wall.</source>
        <translation>Chaque sablier vaut 1 point de force sur le mur de l’officier.</translation>
    </message>
    <message>
        <source>Costs hourglasses equal to the unit’s strength.</source>
        <translation>Coûte autant de sabliers que l’unité a de force.</translation>
    </message>
    <message>
        <source>All hourglasses that are left are lost.</source>
        <translation>Tous les sabliers qui restent sont perdus.</translation>
    </message>
    <message>
        <source>It is not used in this assault.</source>
        <translation>Il ne sert pas pendant cet assaut.</translation>
    </message>
    <message>
        <source>From now on only its back counts.</source>
        <translation>Désormais, seul son verso compte.</translation>
    </message>
    <message>
        <source>At most %1 units leave each place. The defender gains hourglasses: %2. (S1-11.2)</source>
        <extracomment>%1: a number of units; %2: a number of hourglasses.</extracomment>
        <translation>Au plus %1 unités quittent chaque lieu. Sabliers pour le défenseur&#x202f;: %2. (S1-11.2)</translation>
    </message>
    <message>
        <source>The army could still march in this round. Choose the same again to leave it where it is.</source>
        <translation>L’armée pourrait encore avancer pendant cette manche. Choisissez la même chose encore une fois pour la laisser où elle est.</translation>
    </message>
    <message>
        <source>Siege: Glory</source>
        <translation>Siège&#x202f;: la Gloire</translation>
    </message>
    <message>
        <source>western invader</source>
        <translation>assaillant de l’ouest</translation>
    </message>
    <message>
        <source>eastern invader</source>
        <translation>assaillant de l’est</translation>
    </message>
    <message>
        <source>western defender</source>
        <translation>défenseur de l’ouest</translation>
    </message>
    <message>
        <source>eastern defender</source>
        <translation>défenseur de l’est</translation>
    </message>
    <message>
        <source>the western invader</source>
        <translation>l’assaillant de l’ouest</translation>
    </message>
    <message>
        <source>the eastern invader</source>
        <translation>l’assaillant de l’est</translation>
    </message>
    <message>
        <source>the western defender</source>
        <translation>le défenseur de l’ouest</translation>
    </message>
    <message>
        <source>the eastern defender</source>
        <translation>le défenseur de l’est</translation>
    </message>
    <message>
        <source>the invader</source>
        <translation>l’assaillant</translation>
    </message>
    <message>
        <source>the invaders</source>
        <translation>les assaillants</translation>
    </message>
    <message>
        <source>the defender</source>
        <translation>le défenseur</translation>
    </message>
    <message>
        <source>the defenders</source>
        <translation>les défenseurs</translation>
    </message>
    <message>
        <source>an archer</source>
        <translation>un archer</translation>
    </message>
    <message>
        <source>archer</source>
        <translation>archer</translation>
    </message>
    <message>
        <source>altar</source>
        <translation>autel</translation>
    </message>
    <message>
        <source>the honor guard</source>
        <translation>garde d’honneur</translation>
    </message>
    <message>
        <source>the barbican rampart</source>
        <translation>rempart de la barbacane</translation>
    </message>
    <message>
        <source>2A (Ballista, Catapult, Mantelet)</source>
        <translation>2A (Baliste, Catapulte, Mantelet)</translation>
    </message>
    <message>
        <source>2B (Ballista, Ram, Altar)</source>
        <translation>2B (Baliste, Bélier, Autel)</translation>
    </message>
    <message>
        <source>2C (Catapult, Siege tower, Altar)</source>
        <translation>2C (Catapulte, Tour de siège, Autel)</translation>
    </message>
    <message>
        <source>2D (Trebuchet, Ram, Mantelet)</source>
        <translation>2D (Trébuchet, Bélier, Mantelet)</translation>
    </message>
    <message>
        <source>2E (Trebuchet, Siege tower, Ballista)</source>
        <translation>2E (Trébuchet, Tour de siège, Baliste)</translation>
    </message>
    <message>
        <source>3A (Bridge, Banner, Shields)</source>
        <translation>3A (Pont, Étendard, Boucliers)</translation>
    </message>
    <message>
        <source>3B (Ladders, Ropes, Poison)</source>
        <translation>3B (Échelles, Cordes, Poison)</translation>
    </message>
    <message>
        <source>3C (Sap, Banner, Ladders)</source>
        <translation>3C (Sape, Étendard, Échelles)</translation>
    </message>
    <message>
        <source>3D (Bridge, Poison, Sap)</source>
        <translation>3D (Pont, Poison, Sape)</translation>
    </message>
    <message>
        <source>3E (Shields, Ropes, Ladders)</source>
        <translation>3E (Boucliers, Cordes, Échelles)</translation>
    </message>
    <message>
        <source>4A (Saboteur, Shooting master, Artilleryman)</source>
        <translation>4A (Saboteur, Maître de tir, Artilleur)</translation>
    </message>
    <message>
        <source>4B (Quartermaster, Overseer, Artilleryman)</source>
        <translation>4B (Quartier-maître, Garde-chiourme, Artilleur)</translation>
    </message>
    <message>
        <source>4C (Trench master, Trainer, Saboteur)</source>
        <translation>4C (Maître de tranchée, Entraîneur, Saboteur)</translation>
    </message>
    <message>
        <source>4D (Shooting master, Quartermaster, Trainer)</source>
        <translation>4D (Maître de tir, Quartier-maître, Entraîneur)</translation>
    </message>
    <message>
        <source>4E (Artilleryman, Trench master, Overseer)</source>
        <translation>4E (Artilleur, Maître de tranchée, Garde-chiourme)</translation>
    </message>
    <message>
        <source>5A (Bloodstone, Storm, Specter)</source>
        <translation>5A (Pierre de sang, Tempête, Spectre)</translation>
    </message>
    <message>
        <source>5B (Possession, Fire, Terror)</source>
        <translation>5B (Possession, Incendie, Terreur)</translation>
    </message>
    <message>
        <source>5C (Accident, Storm, Possession)</source>
        <translation>5C (Accident, Tempête, Possession)</translation>
    </message>
    <message>
        <source>5D (Bloodstone, Terror, Fire)</source>
        <translation>5D (Pierre de sang, Terreur, Incendie)</translation>
    </message>
    <message>
        <source>5E (Specter, Accident, Possession)</source>
        <translation>5E (Spectre, Accident, Possession)</translation>
    </message>
    <message>
        <source>Ballista</source>
        <translation>Baliste</translation>
    </message>
    <message>
        <source>Catapult</source>
        <translation>Catapulte</translation>
    </message>
    <message>
        <source>Altar</source>
        <translation>Autel</translation>
    </message>
    <message>
        <source>Mantelet</source>
        <translation>Mantelet</translation>
    </message>
    <message>
        <source>Ram</source>
        <translation>Bélier</translation>
    </message>
    <message>
        <source>Trebuchet</source>
        <translation>Trébuchet</translation>
    </message>
    <message>
        <source>Siege tower</source>
        <translation>Tour de siège</translation>
    </message>
    <message>
        <source>Banner</source>
        <translation>Étendard</translation>
    </message>
    <message>
        <source>Ladders</source>
        <translation>Échelles</translation>
    </message>
    <message>
        <source>Ropes</source>
        <translation>Cordes</translation>
    </message>
    <message>
        <source>Sap</source>
        <translation>Sape</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>Shields</source>
        <translation>Boucliers</translation>
    </message>
    <message>
        <source>Poison</source>
        <translation>Poison</translation>
    </message>
    <message>
        <source>Artilleryman</source>
        <translation>Artilleur</translation>
    </message>
    <message>
        <source>Quartermaster</source>
        <translation>Quartier-maître</translation>
    </message>
    <message>
        <source>Trench master</source>
        <translation>Maître de tranchée</translation>
    </message>
    <message>
        <source>Shooting master</source>
        <translation>Maître de tir</translation>
    </message>
    <message>
        <source>Overseer</source>
        <translation>Garde-chiourme</translation>
    </message>
    <message>
        <source>Saboteur</source>
        <translation>Saboteur</translation>
    </message>
    <message>
        <source>Trainer</source>
        <translation>Entraîneur</translation>
    </message>
    <message>
        <source>Bloodstone</source>
        <translation>Pierre de sang</translation>
    </message>
    <message>
        <source>Possession</source>
        <translation>Possession</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Incendie</translation>
    </message>
    <message>
        <source>Specter</source>
        <translation>Spectre</translation>
    </message>
    <message>
        <source>Terror</source>
        <translation>Terreur</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Tempête</translation>
    </message>
    <message>
        <source>Accident</source>
        <translation>Accident</translation>
    </message>
    <message>
        <source>Precise fire</source>
        <translation>Tir de précision</translation>
    </message>
    <message>
        <source>Equipment transfer</source>
        <translation>Transfert d’équipement</translation>
    </message>
    <message>
        <source>Training transfer</source>
        <translation>Transfert d’entraînement</translation>
    </message>
    <message>
        <source>Cheat death</source>
        <translation>Tromper la mort</translation>
    </message>
    <message>
        <source>Cannon</source>
        <translation>Canon</translation>
    </message>
    <message>
        <source>Troll cauldron</source>
        <translation>Chaudron à trolls</translation>
    </message>
    <message>
        <source>Orc cauldron</source>
        <translation>Chaudron à orques</translation>
    </message>
    <message>
        <source>Goblin cauldron</source>
        <translation>Chaudron à gobelins</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>Crochet</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Plateforme</translation>
    </message>
    <message>
        <source>Gate repair</source>
        <translation>Réparer la porte</translation>
    </message>
    <message>
        <source>Wall repair</source>
        <translation>Réparer un mur</translation>
    </message>
    <message>
        <source>Goblin trap</source>
        <translation>Piège à gobelins</translation>
    </message>
    <message>
        <source>Troll trap</source>
        <translation>Piège à trolls</translation>
    </message>
    <message>
        <source>Engine damage</source>
        <translation>Endommager un engin</translation>
    </message>
    <message>
        <source>Tower raid</source>
        <translation>Attaque de tour</translation>
    </message>
    <message>
        <source>Blessing</source>
        <translation>Bénédiction des archers</translation>
    </message>
    <message>
        <source>Glare</source>
        <translation>Éblouissement</translation>
    </message>
    <message>
        <source>Sniper</source>
        <translation>Tireur d’élite</translation>
    </message>
    <message>
        <source>Confused orders</source>
        <translation>Ordres contradictoires</translation>
    </message>
    <message>
        <source>Train soldier</source>
        <translation>Entraîner un soldat</translation>
    </message>
    <message>
        <source>Train veteran</source>
        <translation>Entraîner un vétéran</translation>
    </message>
    <message>
        <source>Track saboteurs</source>
        <translation>Traquer les saboteurs</translation>
    </message>
    <message>
        <source>the minor deployment</source>
        <translation>le petit déploiement</translation>
    </message>
    <message>
        <source>the major deployment</source>
        <translation>le grand déploiement</translation>
    </message>
    <message>
        <source>exploding orcs</source>
        <translation>orques explosifs</translation>
    </message>
    <message>
        <source>forced march</source>
        <translation>marche forcée</translation>
    </message>
    <message>
        <source>ladders</source>
        <translation>des échelles</translation>
    </message>
    <message>
        <source>ropes</source>
        <translation>des cordes</translation>
    </message>
    <message>
        <source>shields</source>
        <translation>des boucliers</translation>
    </message>
    <message>
        <source>quartermaster</source>
        <translation>quartier-maître</translation>
    </message>
    <message>
        <source>trench master</source>
        <translation>maître de tranchée</translation>
    </message>
    <message>
        <source>shooting master</source>
        <translation>maître de tir</translation>
    </message>
    <message>
        <source>overseer</source>
        <translation>garde-chiourme</translation>
    </message>
    <message>
        <source>saboteur</source>
        <translation>saboteur</translation>
    </message>
    <message>
        <source>Barricades</source>
        <translation>Barricades</translation>
    </message>
    <message>
        <source>Words of deception</source>
        <translation>Paroles trompeuses</translation>
    </message>
    <message>
        <source>Last stand</source>
        <translation>Dernier carré</translation>
    </message>
    <message>
        <source>Free the prisoners</source>
        <translation>Libérer les prisonniers</translation>
    </message>
    <message>
        <source>Troll attack</source>
        <translation>Attaque de trolls</translation>
    </message>
    <message>
        <source>Blood rituals</source>
        <translation>Rituels de sang</translation>
    </message>
    <message>
        <source>Mass invasion</source>
        <translation>Invasion massive</translation>
    </message>
    <message>
        <source>Dismantled walls</source>
        <translation>Murs démantelés</translation>
    </message>
    <message>
        <source>miss</source>
        <translation>raté</translation>
    </message>
    <message>
        <source>goblin</source>
        <translation>gobelin</translation>
    </message>
    <message>
        <source>goblin or orc</source>
        <translation>gobelin ou orque</translation>
    </message>
    <message>
        <source>goblin, orc or troll</source>
        <translation>gobelin, orque ou troll</translation>
    </message>
    <message>
        <source>no piece of this type is left</source>
        <translation>il ne reste pas de pièce de ce type</translation>
    </message>
    <message>
        <source>4 engines are on the board already</source>
        <translation>4 engins sont déjà sur le plateau</translation>
    </message>
    <message>
        <source>too few cards are left for its deck</source>
        <translation>il reste trop peu de cartes pour son paquet</translation>
    </message>
    <message>
        <source>no hit card is left</source>
        <translation>il ne reste pas de carte «&#x202f;touché&#x202f;»</translation>
    </message>
    <message>
        <source>no miss card is left</source>
        <translation>il ne reste pas de carte «&#x202f;manqué&#x202f;»</translation>
    </message>
    <message>
        <source>no wood is left in the supply</source>
        <translation>il ne reste pas de bois dans la réserve</translation>
    </message>
    <message>
        <source>no rampart on your side has room</source>
        <translation>aucun rempart de votre côté n’a de place</translation>
    </message>
    <message>
        <source>no foreground on your side has room</source>
        <translation>aucun abord de votre côté n’a de place</translation>
    </message>
    <message>
        <source>no wall on your side has room</source>
        <translation>aucun mur de votre côté n’a de place</translation>
    </message>
    <message>
        <source>no path on your side can take a bridge</source>
        <translation>aucun sentier de votre côté ne peut recevoir un pont</translation>
    </message>
    <message>
        <source>no building has room</source>
        <translation>aucun bâtiment n’a de place</translation>
    </message>
    <message>
        <source>no gate is left</source>
        <translation>il ne reste pas de porte</translation>
    </message>
    <message>
        <source>the ram is complete</source>
        <translation>le bélier est complet</translation>
    </message>
    <message>
        <source>no engine on your side can take it</source>
        <translation>aucun engin de votre côté ne peut le recevoir</translation>
    </message>
    <message>
        <source>there is no catapult without a bloodstone on your side</source>
        <translation>il n’y a pas de catapulte sans pierre de sang de votre côté</translation>
    </message>
    <message>
        <source>there is no cauldron without an accident on your side</source>
        <translation>il n’y a pas de chaudron sans accident de votre côté</translation>
    </message>
    <message>
        <source>no hero on your side can be possessed</source>
        <translation>aucun héros de votre côté ne peut être possédé</translation>
    </message>
    <message>
        <source>no other place can take it</source>
        <translation>aucun autre lieu ne peut recevoir cela</translation>
    </message>
    <message>
        <source>no equipment on your side can be moved</source>
        <translation>aucun équipement de votre côté ne peut être déplacé</translation>
    </message>
    <message>
        <source>no training token on your side can be moved</source>
        <translation>aucun jeton d’entraînement de votre côté ne peut être déplacé</translation>
    </message>
    <message>
        <source>no goblin is among the fallen</source>
        <translation>il n’y a pas de gobelin parmi les pertes</translation>
    </message>
    <message>
        <source>no tower on your side is free</source>
        <translation>aucune tour de votre côté n’est libre</translation>
    </message>
    <message>
        <source>no wall on your side can hold a cauldron</source>
        <translation>aucun mur de votre côté ne peut recevoir un chaudron</translation>
    </message>
    <message>
        <source>no wall on your side can hold a platform</source>
        <translation>aucun mur de votre côté ne peut recevoir une plateforme</translation>
    </message>
    <message>
        <source>no path on your side can take a trap</source>
        <translation>aucun sentier de votre côté ne peut recevoir un piège</translation>
    </message>
    <message>
        <source>there is no ballista or catapult on your side</source>
        <translation>il n’y a ni baliste ni catapulte de votre côté</translation>
    </message>
    <message>
        <source>there is no siege tower with units on your side</source>
        <translation>il n’y a pas de tour de siège avec des unités de votre côté</translation>
    </message>
    <message>
        <source>there is no invader unit on your side</source>
        <translation>il n’y a pas d’unité de l’assaillant de votre côté</translation>
    </message>
    <message>
        <source>there is no order on your side</source>
        <translation>il n’y a pas d’ordre de votre côté</translation>
    </message>
    <message>
        <source>there is no saboteur on the board</source>
        <translation>il n’y a pas de saboteur sur le plateau</translation>
    </message>
    <message>
        <source>there is no unit in the guards</source>
        <translation>il n’y a pas d’unité dans le corps de garde</translation>
    </message>
    <message>
        <source>there is no defender unit on this wall</source>
        <translation>il n’y a pas d’unité du défenseur sur ce mur</translation>
    </message>
    <message>
        <source>this wall has nothing that it could destroy</source>
        <translation>ce mur n’a rien que l’engin puisse détruire</translation>
    </message>
    <message>
        <source>players</source>
        <translation>joueurs</translation>
    </message>
    <message>
        <source>cards of phases 2 to 5</source>
        <translation>cartes des phases 2 à 5</translation>
    </message>
    <message>
        <source>drawn and chosen</source>
        <translation>piochées et choisies</translation>
    </message>
    <message>
        <source>given, for beginners</source>
        <translation>données, pour débuter</translation>
    </message>
    <message>
        <source>in the siege tower</source>
        <translation>dans la tour de siège</translation>
    </message>
    <message>
        <source>%1 of %2, resistance %3</source>
        <translation>%1 sur %2, résistance %3</translation>
    </message>
    <message>
        <source>target</source>
        <translation>cible</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>speech</source>
        <translation>discours</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>breach</source>
        <translation>brèche</translation>
    </message>
    <message>
        <source>ram</source>
        <translation>bélier</translation>
    </message>
    <message>
        <source>resistance of the gates</source>
        <translation>résistance des portes</translation>
    </message>
    <message>
        <source>as the board says</source>
        <translation>celle du plateau</translation>
    </message>
    <message>
        <source>an entry wins</source>
        <translation>une percée gagne la partie</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>Two: one invader against one defender. Three: two invaders share the attack. Four: two invaders against two defenders. Teammates win or lose together.</source>
        <translation>Deux&#x202f;: un assaillant contre un défenseur. Trois&#x202f;: deux assaillants se partagent l’attaque. Quatre&#x202f;: deux assaillants contre deux défenseurs. Une équipe gagne ou perd ensemble.</translation>
    </message>
    <message>
        <source>What the invaders can do in phases 2 to 5. Drawn and chosen: each invader draws cards and keeps one per phase. Given: the cards with a star, good for a first game.</source>
        <translation>Ce que les assaillants peuvent faire dans les phases 2 à 5. Piochées et choisies&#x202f;: chaque assaillant pioche des cartes et en garde une par phase. Données&#x202f;: les cartes à étoile, bonnes pour une première partie.</translation>
    </message>
    <message>
        <source>How much each of the three gates withstands before the ram breaks it: as much as the board says, or only 6.</source>
        <translation>Ce que chacune des trois portes supporte avant que le bélier la brise&#x202f;: autant que dit le plateau, ou seulement 6.</translation>
    </message>
    <message>
        <source>For three and four players: the invaders win as soon as they enter the fortress. Otherwise, glory is compared at that moment.</source>
        <translation>À trois et à quatre joueurs&#x202f;: les assaillants gagnent dès qu’ils entrent dans la forteresse. Sinon, on compare alors la gloire.</translation>
    </message>
    <message>
        <source>keep one of the {%1|cards|cards|machine cards|equipment cards|training cards|ritual cards}</source>
        <extracomment>%1: 2 to 5, the phase of the cards</extracomment>
        <translation>gardez une des {%1|cartes|cartes|cartes de machines|cartes d’équipement|cartes d’entraînement|cartes de rituels}</translation>
    </message>
    <message>
        <source>turn cards over, or leave them as they are</source>
        <translation>retournez des cartes, ou laissez-les telles quelles</translation>
    </message>
    <message>
        <source>choose a wall for the new stone</source>
        <translation>choisissez un mur pour la nouvelle pierre</translation>
    </message>
    <message>
        <source>pay a unit for resources, or end the phase</source>
        <translation>payez une unité pour des ressources, ou terminez la phase</translation>
    </message>
    <message>
        <source>use an action of your {%1|card|card|machine card|equipment card|training card|ritual card}, or end the phase</source>
        <extracomment>%1: 2 to 5, the phase of the card</extracomment>
        <translation>utilisez une action de votre carte {%1|de phase|de phase|de machines|d’équipement|d’entraînement|de rituels}, ou terminez la phase</translation>
    </message>
    <message>
        <source>choose a target for %1</source>
        <extracomment>%1: an action, “Storm”</extracomment>
        <translation>choisissez une cible pour %1</translation>
    </message>
    <message>
        <source>choose what moves (%1)</source>
        <extracomment>%1: an action, “Training transfer”</extracomment>
        <translation>choisissez ce qui change de lieu (%1)</translation>
    </message>
    <message>
        <source>choose its new place</source>
        <translation>choisissez son nouveau lieu</translation>
    </message>
    <message>
        <source>choose a foreground for a goblin from the fallen ({%1|none|1|%1} left)</source>
        <extracomment>%1: how many goblins return</extracomment>
        <translation>choisissez l’abord où revient un gobelin des pertes (encore %1)</translation>
    </message>
    <message>
        <source>choose a deployment, or continue</source>
        <translation>choisissez un déploiement, ou passez à la suite</translation>
    </message>
    <message>
        <source>deploy units {%1|along the ropes|from the ramparts|from the foregrounds|from the camp}, or continue</source>
        <extracomment>%1: 0 to 3</extracomment>
        <translation>déployez des unités {%1|par les cordes|depuis les remparts|depuis les abords|depuis le camp}, ou passez à la suite</translation>
    </message>
    <message>
        <source>turn %1 toward a wall</source>
        <extracomment>%1: “altar 1”</extracomment>
        <translation>orientez un autel vers un mur (%1)</translation>
    </message>
    <message>
        <source>give an order to a wall, or stop</source>
        <translation>donnez un ordre à un mur, ou arrêtez</translation>
    </message>
    <message>
        <source>spend your hourglasses</source>
        <translation>dépensez vos sabliers</translation>
    </message>
    <message>
        <source>choose where %1 goes (now: %2)</source>
        <extracomment>%1: a piece, “a marksman”; %2: the place where it is</extracomment>
        <translation>choisissez où va %1 (%2)</translation>
    </message>
    <message>
        <source>choose a building for the last stand</source>
        <translation>choisissez un bâtiment pour le dernier carré</translation>
    </message>
    <message>
        <source>choose the action to complete next</source>
        <translation>choisissez la prochaine action à accomplir</translation>
    </message>
    <message>
        <source>fire the cannon of %1, or hold fire</source>
        <extracomment>%1: a tower, “west tower 3”</extracomment>
        <translation>tirez au canon, ou ne tirez pas (%1)</translation>
    </message>
    <message>
        <source>choose the unit that is hit at %1</source>
        <extracomment>%1: a place</extracomment>
        <translation>choisissez l’unité touchée (%1)</translation>
    </message>
    <message>
        <source>choose a target for an engine</source>
        <translation>choisissez la cible d’un engin</translation>
    </message>
    <message>
        <source>keep one of the 2 cards (Precise fire)</source>
        <translation>gardez l’une des 2 cartes (Tir de précision)</translation>
    </message>
    <message>
        <source>choose what is destroyed</source>
        <translation>choisissez ce qui est détruit</translation>
    </message>
    <message>
        <source>choose a target for an archer, or stop</source>
        <translation>choisissez la cible d’un archer, ou arrêtez</translation>
    </message>
    <message>
        <source>choose your losses at %1 (volley of %2 strength)</source>
        <extracomment>%1: a place; %2: a number</extracomment>
        <translation>choisissez vos pertes (%1, volée de force %2)</translation>
    </message>
    <message>
        <source>let a goblin shoot, or stop</source>
        <translation>faites tirer un gobelin, ou arrêtez</translation>
    </message>
    <message>
        <source>use the hook of %1, or not</source>
        <extracomment>%1: a tower, “west tower 3”</extracomment>
        <translation>employez ou non le crochet (%1)</translation>
    </message>
    <message>
        <source>choose the next order to resolve</source>
        <translation>choisissez le prochain ordre à résoudre</translation>
    </message>
    <message>
        <source>choose how many orcs explode at %1</source>
        <extracomment>%1: a place</extracomment>
        <translation>choisissez combien d’orques se font exploser (%1)</translation>
    </message>
    <message>
        <source>choose the troll that marches to %1</source>
        <extracomment>%1: a wall</extracomment>
        <translation>choisissez le troll qui avance (%1)</translation>
    </message>
    <message>
        <source>choose the path of the troll from %2 to %1</source>
        <extracomment>%2: a place; %1: the wall where it goes</extracomment>
        <translation>choisissez le sentier du troll (%2 → %1)</translation>
    </message>
    <message>
        <source>choose a unit to lose at %1 (%2 strength left to lose)</source>
        <extracomment>%1: a place; %2: a number</extracomment>
        <translation>choisissez une unité à perdre (%1, force à perdre&#x202f;: %2)</translation>
    </message>
    <message>
        <source>choose a unit of the hospital to recover ({%1|none|1|%1} left)</source>
        <extracomment>%1: a number</extracomment>
        <translation>choisissez une unité de l’hôpital à rétablir (encore %1)</translation>
    </message>
    <message>
        <source>choose a unit and its new foreground (Specter)</source>
        <translation>choisissez une unité et son nouvel abord (Spectre)</translation>
    </message>
    <message>
        <source>choose who climbs from the siege tower to %1</source>
        <extracomment>%1: a wall</extracomment>
        <translation>choisissez qui passe de la tour de siège au mur (%1)</translation>
    </message>
    <message>
        <source>The current choice is about: %1.</source>
        <translation>Le choix en cours concerne&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Now units march from {%1|the foregrounds|the ramparts}.</source>
        <translation>À présent, les unités avancent depuis {%1|les abords|les remparts}.</translation>
    </message>
    <message>
        <source>This is on the other player’s side.</source>
        <translation>C’est du côté de l’autre joueur.</translation>
    </message>
    <message>
        <source>This is for another player to do.</source>
        <translation>C’est à un autre joueur de le faire.</translation>
    </message>
    <message>
        <source>No piece of this type is left.</source>
        <translation>Il ne reste aucune pièce de ce type.</translation>
    </message>
    <message>
        <source>There is already one of these.</source>
        <translation>Il y en a déjà un exemplaire.</translation>
    </message>
    <message>
        <source>This needs {%1|no resources|1 resource|%1 resources}.</source>
        <translation>Il faut {%1|0 ressource|1 ressource|%1 ressources} pour cela.</translation>
    </message>
    <message>
        <source>There is no target for this now: %1.</source>
        <translation>Il n’y a pas de cible pour cela en ce moment&#x202f;: %1.</translation>
    </message>
    <message>
        <source>There are already 4 engines on the board.</source>
        <translation>Il y a déjà 4 engins sur le plateau.</translation>
    </message>
    <message>
        <source>The deck of an engine takes %1 hits and %2 misses: too few are left.</source>
        <translation>Le paquet d’un engin prend %1 touchés et %2 manqués&#x202f;: il en reste trop peu.</translation>
    </message>
    <message>
        <source>No hit card is left for the deck of an engine.</source>
        <translation>Il ne reste pas de carte «&#x202f;touché&#x202f;» pour le paquet d’un engin.</translation>
    </message>
    <message>
        <source>The card of this phase does not show this action.</source>
        <translation>La carte de cette phase ne montre pas cette action.</translation>
    </message>
    <message>
        <source>This has already been done in this round.</source>
        <translation>C’est déjà fait pendant cette manche.</translation>
    </message>
    <message>
        <source>This card is turned already.</source>
        <translation>Cette carte est déjà retournée.</translation>
    </message>
    <message>
        <source>There is no such card to choose.</source>
        <translation>Cette carte ne peut pas être choisie.</translation>
    </message>
    <message>
        <source>There is no such unit among the fallen: %1.</source>
        <translation>Il n’y a pas d’unité de ce type parmi les pertes&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The resource pile is empty.</source>
        <translation>La pile de ressources est vide.</translation>
    </message>
    <message>
        <source>The other invader has ended the phase.</source>
        <translation>Le coéquipier a terminé la phase.</translation>
    </message>
    <message>
        <source>The other invader could not carry this out.</source>
        <translation>Le coéquipier ne pourrait pas exécuter cette action.</translation>
    </message>
    <message>
        <source>There is no other player in the team.</source>
        <translation>Il n’y a pas de coéquipier.</translation>
    </message>
    <message>
        <source>In this deployment, no more units may leave from there.</source>
        <translation>Aucune autre unité ne peut en partir pendant ce déploiement.</translation>
    </message>
    <message>
        <source>No path leads there.</source>
        <translation>Aucun sentier n’y mène.</translation>
    </message>
    <message>
        <source>Units that have arrived in this deployment stay there.</source>
        <translation>Les unités arrivées pendant ce déploiement restent où elles sont.</translation>
    </message>
    <message>
        <source>No move is possible.</source>
        <translation>Aucun mouvement n’est possible.</translation>
    </message>
    <message>
        <source>This order must be placed face down.</source>
        <translation>Cet ordre doit être posé face cachée.</translation>
    </message>
    <message>
        <source>There is already an order on this wall.</source>
        <translation>Il y a déjà un ordre sur ce mur.</translation>
    </message>
    <message>
        <source>No order could be carried out: that takes an invader unit on a wall, or a troll that can march to one.</source>
        <translation>Aucun ordre ne pourrait être exécuté&#x202f;: il faut une unité de l’assaillant sur un mur, ou un troll qui puisse y marcher.</translation>
    </message>
    <message>
        <source>On %1, this order needs %2.</source>
        <translation>Cet ordre demande %2 (%1).</translation>
    </message>
    <message>
        <source>A bluff needs an invader unit on %1, or a troll that can march there.</source>
        <translation>Un bluff demande une unité de l’assaillant, ou un troll qui puisse y marcher (%1).</translation>
    </message>
    <message>
        <source>No troll with a path to %1 can march there.</source>
        <translation>Aucun troll ne peut marcher jusque-là (%1).</translation>
    </message>
    <message>
        <source>There is already a trap or a bridge on this path.</source>
        <translation>Il y a déjà un piège ou un pont sur ce sentier.</translation>
    </message>
    <message>
        <source>This path cannot be trapped.</source>
        <translation>Ce sentier n’est pas piégeable.</translation>
    </message>
    <message>
        <source>The two places are not connected.</source>
        <translation>Les deux lieux ne sont pas reliés.</translation>
    </message>
    <message>
        <source>This costs {%1|no hourglass|1 hourglass|%1 hourglasses}, and you have {%2|none|1|%2}.</source>
        <translation>Cela coûte {%1|0 sablier|1 sablier|%1 sabliers}, et vous en avez {%2|0|1|%2}.</translation>
    </message>
    <message>
        <source>This action has already been completed in this round.</source>
        <translation>Cette action est déjà accomplie pendant cette manche.</translation>
    </message>
    <message>
        <source>This action holds hourglasses of the other defender.</source>
        <translation>Cette action porte des sabliers de l’autre défenseur.</translation>
    </message>
    <message>
        <source>This action holds all its hourglasses and waits for a target.</source>
        <translation>Cette action porte tous ses sabliers et attend une cible.</translation>
    </message>
    <message>
        <source>This action does not hold all its hourglasses yet: %1 of %2.</source>
        <translation>Cette action ne porte pas encore tous ses sabliers&#x202f;: %1 sur %2.</translation>
    </message>
    <message>
        <source>Only archers enter %1.</source>
        <translation>Seuls les archers y entrent (%1).</translation>
    </message>
    <message>
        <source>Units of the same type cannot be swapped.</source>
        <translation>Deux unités du même type ne permutent pas.</translation>
    </message>
    <message>
        <source>The other hero is there.</source>
        <translation>L’autre héros s’y trouve.</translation>
    </message>
    <message>
        <source>This hero has already acted in this round.</source>
        <translation>Ce héros a déjà agi pendant cette manche.</translation>
    </message>
    <message>
        <source>This hero is possessed.</source>
        <translation>Ce héros est possédé.</translation>
    </message>
    <message>
        <source>This hero is not on one of your walls.</source>
        <translation>Ce héros n’est pas sur l’un de vos murs.</translation>
    </message>
    <message>
        <source>This is possible only from round 5 on.</source>
        <translation>Ce n’est possible qu’à partir de la manche 5.</translation>
    </message>
    <message>
        <source>This act has already been committed.</source>
        <translation>Cet acte a déjà été commis.</translation>
    </message>
    <message>
        <source>There are still hourglasses that can be spent.</source>
        <translation>Il reste des sabliers qui peuvent être dépensés.</translation>
    </message>
    <message>
        <source>A speech takes 1 to %1 hourglasses.</source>
        <translation>Un discours demande de 1 à %1 sabliers.</translation>
    </message>
    <message>
        <source>This place is out of reach.</source>
        <translation>Ce lieu est hors d’atteinte.</translation>
    </message>
    <message>
        <source>A mantelet protects this rampart.</source>
        <translation>Un mantelet protège ce rempart.</translation>
    </message>
    <message>
        <source>There is a fight on this wall.</source>
        <translation>Il y a un combat sur ce mur.</translation>
    </message>
    <message>
        <source>There is a glare on this wall.</source>
        <translation>Un éblouissement frappe ce mur.</translation>
    </message>
    <message>
        <source>This wall has been breached and takes no part in this assault.</source>
        <translation>Une brèche est ouverte dans ce mur&#x202f;: il n’est pas concerné par cet assaut.</translation>
    </message>
    <message>
        <source>There is no invader unit there.</source>
        <translation>Il n’y a là aucune unité de l’assaillant.</translation>
    </message>
    <message>
        <source>The units killed must have a total strength of %1, not %2.</source>
        <translation>Les unités éliminées doivent avoir une force totale de %1, et non de %2.</translation>
    </message>
    <message>
        <source>This number is not possible.</source>
        <translation>Ce nombre n’est pas possible.</translation>
    </message>
    <message>
        <source>This unit cannot be converted.</source>
        <translation>Cette unité ne peut pas être transformée.</translation>
    </message>
    <message>
        <source>The units on this wall need its ladders.</source>
        <translation>Les unités de ce mur ont besoin de ses échelles.</translation>
    </message>
    <message>
        <source>No gate is left.</source>
        <translation>Il ne reste aucune porte.</translation>
    </message>
    <message>
        <source>HOLDS</source>
        <translation>TIENT</translation>
    </message>
    <message>
        <source>ENTRY</source>
        <translation>PERCÉE</translation>
    </message>
    <message>
        <source>GATE FALLS</source>
        <translation>LA PORTE CÈDE</translation>
    </message>
    <message>
        <source>Muster</source>
        <translation>Ravitaillement</translation>
    </message>
    <message>
        <source>War machines</source>
        <translation>Machines</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Équipement</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Rituals</source>
        <translation>Rituels</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Déploiement</translation>
    </message>
    <message>
        <source>Minor deployment</source>
        <translation>Petit déploiement</translation>
    </message>
    <message>
        <source>Major deployment</source>
        <translation>Grand déploiement</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Défense</translation>
    </message>
    <message>
        <source>Start of the round</source>
        <translation>Début de la manche</translation>
    </message>
    <message>
        <source>End of the round</source>
        <translation>Fin de la manche</translation>
    </message>
    <message>
        <source>Altars</source>
        <translation>Autels</translation>
    </message>
    <message>
        <source>Camp</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Archers</source>
        <translation>Archers</translation>
    </message>
    <message>
        <source>Goblins</source>
        <translation>Gobelins</translation>
    </message>
    <message>
        <source>Hooks</source>
        <translation>Crochets</translation>
    </message>
    <message>
        <source>Barbican</source>
        <translation>Barbacane</translation>
    </message>
    <message>
        <source>Invaders</source>
        <translation>Assaillants</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Défenseurs</translation>
    </message>
    <message>
        <source>invader</source>
        <translation>assaillant</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>défenseur</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>Cartes piochées</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Disponibles</translation>
    </message>
    <message>
        <source>Heroic acts</source>
        <translation>Actes héroïques</translation>
    </message>
    <message>
        <source>Common supply</source>
        <translation>Réserve commune</translation>
    </message>
    <message>
        <source>Dishonorable acts</source>
        <translation>Actes déshonorants</translation>
    </message>
    <message>
        <source>Glory</source>
        <translation>Gloire</translation>
    </message>
    <message>
        <source>Hourglasses</source>
        <translation>Sabliers</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressources</translation>
    </message>
    <message>
        <source>Upkeep of the camp</source>
        <translation>Entretien du camp</translation>
    </message>
    <message>
        <source>Units paid in this round</source>
        <translation>Unités payées</translation>
    </message>
    <message>
        <source>Resource pile</source>
        <translation>Pile de ressources</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Pierres</translation>
    </message>
    <message numerus="yes">
        <source>%n glory</source>
        <translation>
            <numerusform>%n gloire</numerusform>
            <numerusform>%n gloire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hourglass(es)</source>
        <translation>
            <numerusform>%n sablier</numerusform>
            <numerusform>%n sabliers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n ressource</numerusform>
            <numerusform>%n ressources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hourglass(es) of upkeep</source>
        <translation>
            <numerusform>%n sablier d’entretien</numerusform>
            <numerusform>%n sabliers d’entretien</numerusform>
        </translation>
    </message>
    <message>
        <source>Each finished round costs 1 glory. The first entry brings 3, each further one 1; heroic acts and the first two gates bring 1 each. (S1-22)</source>
        <translation>Chaque fin de manche coûte 1 point. Une percée en rapporte 3, chaque autre 1&#x202f;; les actes héroïques et les deux premières portes, 1 chacun. (S1-22)</translation>
    </message>
    <message>
        <source>Each finished round brings 1, and from round 6 on the honor guard brings 1 more. A dishonorable act costs 1. (S1-22)</source>
        <translation>Chaque fin de manche rapporte 1 point et, à partir de la manche 6, la garde d’honneur 1 de plus. Un acte déshonorant coûte 1 point. (S1-22)</translation>
    </message>
    <message>
        <source>They must be spent after the phase that brought them. (S1-13.1)</source>
        <translation>Ils doivent être dépensés après la phase qui les a apportés. (S1-13.1)</translation>
    </message>
    <message>
        <source>They pay for machines and equipment. What is left is kept. (S1-4.2)</source>
        <translation>Elles paient les machines et l’équipement. Ce qui reste est conservé. (S1-4.2)</translation>
    </message>
    <message>
        <source>Hourglasses for the defender at the end of phase 6, for units that are left in the camp: 4 to 7 cost 1, 8 to 11 cost 3, more cost 6. (S1-11.10)</source>
        <translation>Sabliers donnés au défenseur à la fin de la phase 6 pour les unités restées au camp&#x202f;: 4 à 7 en coûtent 1, 8 à 11 en coûtent 3, davantage 6. (S1-11.10)</translation>
    </message>
    <message>
        <source>When it is empty, no more can be taken. (S1-4.2)</source>
        <translation>Quand elle est vide, on ne peut plus en prendre. (S1-4.2)</translation>
    </message>
    <message>
        <source>phase card</source>
        <translation>carte phase</translation>
    </message>
    <message>
        <source>no card of this phase yet</source>
        <translation>pas encore de carte de cette phase</translation>
    </message>
    <message>
        <source>All-out assault</source>
        <translation>Assaut total</translation>
    </message>
    <message>
        <source>camp card</source>
        <translation>carte camp</translation>
    </message>
    <message>
        <source>engine deck</source>
        <translation>paquet de l’engin</translation>
    </message>
    <message>
        <source>hit deck</source>
        <translation>paquet de tir</translation>
    </message>
    <message>
        <source>Phase card, phase %1</source>
        <extracomment>Stands on a printed card.</extracomment>
        <translation>Carte phase, phase %1</translation>
    </message>
    <message>
        <source>%1%2</source>
        <extracomment>The name of a printed card: phase and letter (2B); the first card of a phase has a star.</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1%2 ★</source>
        <translation>%1%2 ★</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>On a printed card: an action; its price follows.</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Back: %1.</source>
        <extracomment>On a printed card: the action on its back.</extracomment>
        <translation>Au dos&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1</source>
        <extracomment>On the back of a printed card: an action.</extracomment>
        <translation>%1</translation>
    </message>
    <message>
        <source>Action of phase %1</source>
        <extracomment>Stands on a printed card that explains an action.</extracomment>
        <translation>Action de la phase %1</translation>
    </message>
    <message>
        <source>%1 to %2 units: hourglasses %3.</source>
        <extracomment>On a printed card: so many units in camp, so many hourglasses.</extracomment>
        <translation>%1 à %2 unités&#x202f;: sabliers %3.</translation>
    </message>
    <message>
        <source>%1 units or more: hourglasses %2.</source>
        <extracomment>On a printed card: so many units in camp, so many hourglasses.</extracomment>
        <translation>%1 unités ou plus&#x202f;: sabliers %2.</translation>
    </message>
    <message>
        <source>Price: resources %1, and %2 or %3.</source>
        <extracomment>What an action costs: resources (a number) and one of two payments in units (1 troll, 2 orcs).</extracomment>
        <translation>Prix&#x202f;: ressources, %1, et %2 ou %3.</translation>
    </message>
    <message>
        <source>Price: hourglasses for the defender, %1.</source>
        <translation>Prix&#x202f;: sabliers pour le défenseur, %1.</translation>
    </message>
    <message>
        <source>A phase card: its three actions can be used once a round each. (S1-2.6)</source>
        <translation>Une carte phase&#x202f;: chacune de ses trois actions peut être utilisée une fois par manche. (S1-2.6)</translation>
    </message>
    <message>
        <source>Phase 1</source>
        <translation>Phase 1</translation>
    </message>
    <message>
        <source>Phase 2</source>
        <translation>Phase 2</translation>
    </message>
    <message>
        <source>Phase 3</source>
        <translation>Phase 3</translation>
    </message>
    <message>
        <source>Phase 4</source>
        <translation>Phase 4</translation>
    </message>
    <message>
        <source>Phase 5</source>
        <translation>Phase 5</translation>
    </message>
    <message>
        <source>Phase 6</source>
        <translation>Phase 6</translation>
    </message>
    <message>
        <source>minor</source>
        <translation>petite</translation>
    </message>
    <message>
        <source>major</source>
        <translation>grande</translation>
    </message>
    <message>
        <source>banner</source>
        <translation>étendard</translation>
    </message>
    <message>
        <source>ladders</source>
        <comment>word.tile.ladders</comment>
        <translation>échelles</translation>
    </message>
    <message>
        <source>ropes</source>
        <comment>word.tile.ropes</comment>
        <translation>cordes</translation>
    </message>
    <message>
        <source>sap</source>
        <translation>sape</translation>
    </message>
    <message>
        <source>shields</source>
        <comment>word.tile.shields</comment>
        <translation>boucliers</translation>
    </message>
    <message>
        <source>poison</source>
        <comment>word.tile.poison</comment>
        <translation>poison</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>pont</translation>
    </message>
    <message>
        <source>lent</source>
        <translation>prêtée</translation>
    </message>
    <message>
        <source>from round %1 on</source>
        <translation>dès la manche %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>crew %1</source>
        <translation>servants %1</translation>
    </message>
    <message>
        <source>The other invader has lent it: 1 more hourglass. (S1-23.4)</source>
        <translation>L’autre assaillant l’a prêtée&#x202f;: 1 sablier de plus. (S1-23.4)</translation>
    </message>
    <message>
        <source>Its back, for good from the start of a round: %1. (S1-3.1)</source>
        <translation>Son verso, définitivement dès le début d’une manche&#x202f;: %1. (S1-3.1)</translation>
    </message>
    <message>
        <source>Bloodstone: a hit kills 1 more defender unit. (S1-9.1)</source>
        <translation>Pierre de sang&#x202f;: un tir réussi élimine 1 unité du défenseur de plus. (S1-9.1)</translation>
    </message>
    <message>
        <source>Precise fire: it draws two cards and keeps one. (S1-10.3)</source>
        <translation>Tir de précision&#x202f;: il pioche deux cartes et en garde une. (S1-10.3)</translation>
    </message>
    <message>
        <source>Aimed at: %1.</source>
        <translation>Vise&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Of these, only for the workshop and only now: %1. (S1-17.1)</source>
        <translation>Dont, seulement pour l’atelier et seulement maintenant&#x202f;: %1. (S1-17.1)</translation>
    </message>
    <message>
        <source>Its hourglasses belong to the %1. (S1-24.4)</source>
        <translation>Ses sabliers viennent d’un seul défenseur&#x202f;: %1. (S1-24.4)</translation>
    </message>
    <message>
        <source>A saboteur: each action here costs 1 more hourglass. (S1-8.6)</source>
        <translation>Un saboteur&#x202f;: chaque action coûte ici 1 sablier de plus. (S1-8.6)</translation>
    </message>
    <message>
        <source>Fire: in this round each action here costs 1 more hourglass. (S1-9.3)</source>
        <translation>Incendie&#x202f;: pendant cette manche, chaque action coûte ici 1 sablier de plus. (S1-9.3)</translation>
    </message>
    <message>
        <source>Last stand: in this round each action here costs 1 fewer hourglass. (S1-17.3)</source>
        <translation>Dernier carré&#x202f;: pendant cette manche, chaque action coûte ici 1 sablier de moins. (S1-17.3)</translation>
    </message>
    <message>
        <source>Has acted in this round. (S1-16.4)</source>
        <translation>A agi pendant cette manche. (S1-16.4)</translation>
    </message>
    <message>
        <source>Possessed: cannot act in this round. (S1-9.2)</source>
        <translation>Possédé&#x202f;: ne peut pas agir pendant cette manche. (S1-9.2)</translation>
    </message>
    <message>
        <source>The speech brings %1 strength: %2.</source>
        <translation>Le discours apporte %1 points de force&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Honor guard: lost</source>
        <translation>Garde d’honneur&#x202f;: perdue</translation>
    </message>
    <message>
        <source>Honor guard: unbroken</source>
        <translation>Garde d’honneur&#x202f;: intacte</translation>
    </message>
    <message>
        <source>From round 6 on, each finished round brings 1 glory, as long as no soldier has ever left it. (S1-22.5)</source>
        <translation>À partir de la manche 6, chaque fin de manche rapporte 1 point de gloire tant qu’aucun soldat ne l’a quittée. (S1-22.5)</translation>
    </message>
    <message>
        <source>Speed token</source>
        <translation>Jeton Vitesse</translation>
    </message>
    <message>
        <source>Once a round: reopens an action that the other defender has completed. Only its user may spend hourglasses there. (S1-24.6)</source>
        <translation>Une fois par manche&#x202f;: rouvre une action accomplie par l’autre défenseur. Seul celui qui l’utilise peut y poser des sabliers. (S1-24.6)</translation>
    </message>
    <message>
        <source>Used for: %1.</source>
        <translation>Utilisé pour&#x202f;: %1.</translation>
    </message>
    <message>
        <source>All gates are destroyed</source>
        <translation>Toutes les portes sont détruites</translation>
    </message>
    <message>
        <source>The ram takes resistance; each of the first two gates destroyed brings the invaders 1 glory, the last one is an entry. (S1-20)</source>
        <translation>Le bélier lui enlève de la résistance&#x202f;; chacune des deux premières portes détruites rapporte 1 point de gloire aux assaillants, la chute de la dernière est une percée. (S1-20)</translation>
    </message>
    <message>
        <source>A crew of two serves a part; each served part takes 1 resistance in an assault. (S1-20.1)</source>
        <translation>Deux servants par partie&#x202f;; chaque partie servie ôte 1 de résistance lors d’un assaut. (S1-20.1)</translation>
    </message>
    <message>
        <source>It takes %1 now.</source>
        <translation>Il en ôte %1 à présent.</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <source>Phase 1: units from the bag, and resources. (S1-4)</source>
        <translation>Phase 1&#x202f;: des unités piochées dans le sac, et des ressources. (S1-4)</translation>
    </message>
    <message>
        <source>Phase 2: engines, mantelets, altars, the ram and siege towers. (S1-6)</source>
        <translation>Phase 2&#x202f;: engins, mantelets, autels, bélier et tours de siège. (S1-6)</translation>
    </message>
    <message>
        <source>Phase 3: equipment on walls and paths. (S1-7)</source>
        <translation>Phase 3&#x202f;: de l’équipement sur les murs et les sentiers. (S1-7)</translation>
    </message>
    <message>
        <source>Phase 4: trained troops on ramparts, at engines and in buildings. (S1-8)</source>
        <translation>Phase 4&#x202f;: des troupes entraînées sur les remparts, aux engins et dans les bâtiments. (S1-8)</translation>
    </message>
    <message>
        <source>Phase 5: rituals, which last until the round ends. (S1-9)</source>
        <translation>Phase 5&#x202f;: des rituels, jusqu’à la fin de la manche. (S1-9)</translation>
    </message>
    <message>
        <source>Phase 6: the army marches from the camp to the walls. (S1-11)</source>
        <translation>Phase 6&#x202f;: l’armée avance du camp jusqu’aux murs. (S1-11)</translation>
    </message>
    <message>
        <source>At the end of phase 6: orders on walls, open or face down. (S1-12)</source>
        <translation>À la fin de la phase 6&#x202f;: des ordres sur les murs, ouverts ou secrets. (S1-12)</translation>
    </message>
    <message>
        <source>After each phase the defenders spend all their hourglasses. (S1-13)</source>
        <translation>Après chaque phase, les défenseurs dépensent tous leurs sabliers. (S1-13)</translation>
    </message>
    <message>
        <source>First all shots, then the melee on every wall and at the gate. (S1-18)</source>
        <translation>D’abord tous les tirs, puis le corps à corps sur chaque mur et à la porte. (S1-18)</translation>
    </message>
    <message>
        <source>There is no such unit at %1: %2.</source>
        <translation>Il n’y a pas d’unité de ce type (%1)&#x202f;: %2.</translation>
    </message>
    <message>
        <source>There is no such unit in the camp: %1.</source>
        <translation>Le camp n’a pas d’unité de ce type&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Not enough units of this type are ready: %1.</source>
        <translation>Il n’y a pas assez d’unités disponibles de ce type&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The units that are ready cannot pay for %1.</source>
        <translation>Les unités disponibles ne peuvent pas payer cette action&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Nothing at %1 allows this.</source>
        <translation>Rien ici ne le permet (%1).</translation>
    </message>
    <message>
        <source>%1 needs no repair.</source>
        <translation>Aucune réparation n’est nécessaire (%1).</translation>
    </message>
    <message>
        <source>%1 is not on the board.</source>
        <translation>Cet engin n’est pas sur le plateau (%1).</translation>
    </message>
    <message>
        <source>There is no bridge on %1.</source>
        <translation>Il n’y a pas de pont sur ce sentier (%1).</translation>
    </message>
    <message>
        <source>The other defender has not completed this action in this round: %1.</source>
        <translation>L’autre défenseur n’a pas accompli cette action pendant cette manche&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>siege2</name>
    <message>
        <source>Breach one wall within 7 rounds – or hold them all.</source>
        <translation>Ouvrez une brèche en 7 manches, ou tenez tous les murs.</translation>
    </message>
    <message>
        <source>A cannon on a tower: in each assault it may kill a unit on a rampart before it or on the foreground. (S2-17.1)</source>
        <translation>Un canon sur une tour&#x202f;: à chaque assaut, il peut éliminer une unité sur un rempart devant elle ou sur l’abord. (S2-17.1)</translation>
    </message>
    <message>
        <source>A cauldron on a wall: in each assault it kills 1 troll there. (S2-18.2)</source>
        <translation>Un chaudron sur un mur&#x202f;: à chaque assaut, il y élimine 1 troll. (S2-18.2)</translation>
    </message>
    <message>
        <source>A cauldron on a wall: in each assault it kills 1 orc there. (S2-18.2)</source>
        <translation>Un chaudron sur un mur&#x202f;: à chaque assaut, il y élimine 1 orque. (S2-18.2)</translation>
    </message>
    <message>
        <source>A cauldron on a wall: in each assault it kills all goblins there. (S2-18.2)</source>
        <translation>Un chaudron sur un mur&#x202f;: à chaque assaut, il y élimine tous les gobelins. (S2-18.2)</translation>
    </message>
    <message>
        <source>On a tower: 1 more strength on each adjacent wall while there is a marksman in the tower. (S2-18.8)</source>
        <translation>Sur une tour&#x202f;: +1 à la force sur chaque mur adjacent tant qu’un tireur occupe la tour. (S2-18.8)</translation>
    </message>
    <message>
        <source>On a wall: 1 more space for defender units, permanently. (S2-15.3)</source>
        <translation>Sur un mur&#x202f;: 1 place de plus pour les unités du défenseur, définitivement. (S2-15.3)</translation>
    </message>
    <message>
        <source>A pole on a tower: in each assault it may kill the weakest unit shown on an adjacent wall. (S2-18.3)</source>
        <translation>Une perche sur une tour&#x202f;: à chaque assaut, elle peut éliminer l’unité indiquée la plus faible sur un mur adjacent. (S2-18.3)</translation>
    </message>
    <message>
        <source>A stone: 1 more strength on a wall. (S2-15.4)</source>
        <translation>Une pierre&#x202f;: +1 à la force sur un mur. (S2-15.4)</translation>
    </message>
    <message>
        <source>A face-down trap on a path: it strikes goblins, trolls or siege towers that cross it. (S2-15.5)</source>
        <translation>Un piège face cachée sur un sentier&#x202f;: il frappe les gobelins, les trolls ou les tours de siège qui le traversent. (S2-15.5)</translation>
    </message>
    <message>
        <source>An engine does not fire in the next assault. (S2-15.6)</source>
        <translation>Un engin ne tire pas lors du prochain assaut. (S2-15.6)</translation>
    </message>
    <message>
        <source>On a card of the row: it costs the invader 1 more unit. (S2-15.7)</source>
        <translation>Sur une carte de la rangée&#x202f;: la carte coûte 1 unité de plus à l’assaillant. (S2-15.7)</translation>
    </message>
    <message>
        <source>All marksmen of one side fire together at one rampart. (S2-15.8)</source>
        <translation>Tous les tireurs d’un côté tirent ensemble sur un même rempart. (S2-15.8)</translation>
    </message>
    <message>
        <source>Sends an order on a wall back to the invader. (S2-15.9)</source>
        <translation>Renvoie à l’assaillant un ordre posé sur un mur. (S2-15.9)</translation>
    </message>
    <message>
        <source>Kills any 1 invader unit on the board. (S2-15.10)</source>
        <translation>Élimine 1 unité de l’assaillant au choix sur le plateau. (S2-15.10)</translation>
    </message>
    <message>
        <source>There is no fight on one wall in the next assault. (S2-15.11)</source>
        <translation>Aucun combat n’a lieu sur un mur lors du prochain assaut. (S2-15.11)</translation>
    </message>
    <message>
        <source>In the barracks, a marksman becomes a soldier, or a soldier a veteran. Any number of times. (S2-15.12)</source>
        <translation>Dans la caserne, un tireur devient soldat, ou un soldat vétéran. Autant de fois que voulu. (S2-15.12)</translation>
    </message>
    <message>
        <source>1 marksman of the guards leaves the game, and all saboteurs return to the invader. (S2-15.13)</source>
        <translation>1 tireur du corps de garde est retiré du jeu, et tous les saboteurs reviennent à l’assaillant. (S2-15.13)</translation>
    </message>
    <message>
        <source>Gain 4 hourglasses. From then on rounds begin with 1 hourglass instead of 2. (S2-16.1)</source>
        <translation>Gagnez 4 sabliers. Ensuite, les manches commencent avec 1 sablier au lieu de 2. (S2-16.1)</translation>
    </message>
    <message>
        <source>Make up to 4 free moves. From then on each swap costs 2 hourglasses. (S2-16.1)</source>
        <translation>Faites jusqu’à 4 déplacements gratuits. Ensuite, chaque permutation coûte 2 sabliers. (S2-16.1)</translation>
    </message>
    <message>
        <source>Up to twice, a marksman becomes a soldier or a soldier a veteran. From then on training costs 1 more hourglass. (S2-16.1)</source>
        <translation>Jusqu’à deux fois, un tireur devient soldat ou un soldat vétéran. Ensuite, entraîner les troupes coûte 1 sablier de plus. (S2-16.1)</translation>
    </message>
    <message>
        <source>In this assault the cauldrons kill more. From then on, cauldrons cost 1 more hourglass. (S2-16.1)</source>
        <translation>Lors de cet assaut, les chaudrons éliminent davantage. Ensuite, les chaudrons coûtent 1 sablier de plus. (S2-16.1)</translation>
    </message>
    <message>
        <source>All units of the hospital recover this round. From then on, only 1 unit recovers per round. (S2-16.1)</source>
        <translation>Toutes les unités de l’hôpital se rétablissent pendant cette manche. Ensuite, une seule unité se rétablit par manche. (S2-16.1)</translation>
    </message>
    <message>
        <source>Kill units of total strength 4 or less on a rampart. From then on the sharpshooters cost 1 more hourglass. (S2-16.1)</source>
        <translation>Éliminez sur un rempart des unités d’une force totale de 4 au plus. Ensuite, les tireurs d’élite coûtent 1 sablier de plus. (S2-16.1)</translation>
    </message>
    <message>
        <source>One wall gets 3 more strength in this assault. From then on, the heroes are 1 weaker. (S2-16.1)</source>
        <translation>Un mur gagne 3 points de force pendant cet assaut. Ensuite, les héros perdent 1 point de force. (S2-16.1)</translation>
    </message>
    <message>
        <source>Place up to 3 stones on walls of one side. From then on stones cost 1 more hourglass. (S2-16.1)</source>
        <translation>Placez jusqu’à 3 pierres sur les murs d’un même côté. Ensuite, les pierres coûtent 1 sablier de plus. (S2-16.1)</translation>
    </message>
    <message>
        <source>All ritual tokens on the board return to the invader. From then on the cathedral’s actions cost 1 more hourglass. (S2-16.1)</source>
        <translation>Tous les jetons de rituel du plateau reviennent à l’assaillant. Ensuite, les actions de la cathédrale coûtent 1 sablier de plus. (S2-16.1)</translation>
    </message>
    <message>
        <source>Up to 2 marksmen and 1 soldier come from the supply into the courtyard. The invader removes a heroic order from the game. (S2-16.1)</source>
        <translation>Jusqu’à 2 tireurs et 1 soldat viennent de la réserve dans la cour. L’assaillant retire un ordre héroïque du jeu. (S2-16.1)</translation>
    </message>
    <message>
        <source>Draw 14 units from the bag and take 5 wood. Cards may be exchanged for 1 hourglass to the defender. (S2-5.1)</source>
        <translation>Piochez 14 unités dans le sac et prenez 5 bois. Des cartes peuvent être échangées contre 1 sablier pour le défenseur. (S2-5.1)</translation>
    </message>
    <message>
        <source>Pay a unit of the supply: a goblin brings 1 wood, an orc 2, a troll 3. The defender gains 1 hourglass. (S2-5.6)</source>
        <translation>Payez une unité de la réserve&#x202f;: un gobelin rapporte 1 bois, un orque 2, un troll 3. Le défenseur gagne 1 sablier. (S2-5.6)</translation>
    </message>
    <message>
        <source>An engine on a rampart. Its hits kill a defender unit, then an invader unit, on a wall connected to the rampart. (S2-6.3)</source>
        <translation>Un engin sur un rempart. Ses tirs réussis éliminent une unité du défenseur, puis une de l’assaillant, sur un mur relié au rempart. (S2-6.3)</translation>
    </message>
    <message>
        <source>An engine on a rampart. Its hits destroy a stone, or else the cauldron, or else the device of a tower. (S2-6.4)</source>
        <translation>Un engin sur un rempart. Ses tirs réussis détruisent une pierre, sinon le chaudron, sinon le dispositif d’une tour. (S2-6.4)</translation>
    </message>
    <message>
        <source>Protects a rampart from the volleys of the marksmen. (S2-6.7)</source>
        <translation>Protège un rempart des volées des tireurs. (S2-6.7)</translation>
    </message>
    <message>
        <source>Marches like a unit. On its wall neither stones nor the cauldron count. (S2-6.8)</source>
        <translation>Avance comme une unité. Sur son mur, ni les pierres ni le chaudron ne comptent. (S2-6.8)</translation>
    </message>
    <message>
        <source>An engine on a foreground. It reaches all walls of its side and hits like a catapult. (S2-6.5)</source>
        <translation>Un engin sur un abord. Il atteint tous les murs de son côté et frappe comme une catapulte. (S2-6.5)</translation>
    </message>
    <message>
        <source>On a wall: 1 more strength for the invader. (S2-7.2)</source>
        <translation>Sur un mur&#x202f;: +1 à la force de l’assaillant. (S2-7.2)</translation>
    </message>
    <message>
        <source>On a path: no trap can be placed there. (S2-7.3)</source>
        <translation>Sur un sentier&#x202f;: aucun piège ne peut y être posé. (S2-7.3)</translation>
    </message>
    <message>
        <source>On a wall: 1 more space for invader units. (S2-7.2)</source>
        <translation>Sur un mur&#x202f;: 1 place de plus pour les unités de l’assaillant. (S2-7.2)</translation>
    </message>
    <message>
        <source>On a wall: 1 marksman there is killed in each assault if there is an invader unit. (S2-18.1)</source>
        <translation>Sur un mur&#x202f;: 1 tireur y est éliminé à chaque assaut, si une unité de l’assaillant s’y trouve. (S2-18.1)</translation>
    </message>
    <message>
        <source>On a wall: once per round, 1 goblin or orc goes there straight from the supply. (S2-10.6)</source>
        <translation>Sur un mur&#x202f;: une fois par manche, 1 gobelin ou 1 orque y va directement depuis la réserve. (S2-10.6)</translation>
    </message>
    <message>
        <source>Removes 1 miss card from the deck of an engine. (S2-8.3)</source>
        <translation>Retire 1 carte Raté du paquet d’un engin. (S2-8.3)</translation>
    </message>
    <message>
        <source>On a rampart: once per round, a unit that arrives there marches on immediately to a connected wall. (S2-10.8)</source>
        <translation>Sur un rempart&#x202f;: une fois par manche, une unité qui y arrive avance aussitôt vers un mur relié. (S2-10.8)</translation>
    </message>
    <message>
        <source>In a building: each action there costs 1 more hourglass. (S2-8.4)</source>
        <translation>Dans un bâtiment&#x202f;: chaque action y coûte 1 sablier de plus. (S2-8.4)</translation>
    </message>
    <message>
        <source>Puts 2 trolls from the bag on foregrounds. (S2-8.5)</source>
        <translation>Place 2 trolls du sac sur les abords. (S2-8.5)</translation>
    </message>
    <message>
        <source>On a rampart: cannons have no effect there. (S2-8.2)</source>
        <translation>Sur un rempart&#x202f;: les canons y sont sans effet. (S2-8.2)</translation>
    </message>
    <message>
        <source>On engines: when the engine with the target token hits, 1 more defender unit is killed. (S2-9.4)</source>
        <translation>Sur des engins&#x202f;: quand l’engin qui porte la cible réussit son tir, 1 unité du défenseur de plus est éliminée. (S2-9.4)</translation>
    </message>
    <message>
        <source>On buildings: each time an action of the building with the target token is completed, a unit in the courtyard is killed. (S2-9.5)</source>
        <translation>Sur des bâtiments&#x202f;: chaque fois qu’une action du bâtiment qui porte la cible est accomplie, une unité de la cour est éliminée. (S2-9.5)</translation>
    </message>
    <message>
        <source>On walls: moving to or from the wall with the target token costs 1 more hourglass. (S2-9.6)</source>
        <translation>Sur des murs&#x202f;: un déplacement vers le mur qui porte la cible, ou depuis ce mur, coûte 1 sablier de plus. (S2-9.6)</translation>
    </message>
    <message>
        <source>On heroic orders: the order with the target token has no effect and leaves the game. (S2-9.8)</source>
        <translation>Sur des ordres héroïques&#x202f;: l’ordre qui porte la cible reste sans effet et est retiré du jeu. (S2-9.8)</translation>
    </message>
    <message>
        <source>On walls: for each unit killed on the wall with the target token, a unit of the fallen returns to a foreground. (S2-9.9)</source>
        <translation>Sur des murs&#x202f;: pour chaque unité éliminée sur le mur qui porte la cible, une unité des pertes revient sur un abord. (S2-9.9)</translation>
    </message>
    <message>
        <source>The army marches, then orders may be given. The defender gains 3 hourglasses for the minor maneuver, 5 for the major one. (S2-10.1)</source>
        <translation>L’armée avance, puis des ordres peuvent être donnés. Le défenseur gagne 3 sabliers pour la petite manœuvre, 5 pour la grande. (S2-10.1)</translation>
    </message>
    <message>
        <source>Pay 6 units for rituals. From then on, rituals give the defender 1 fewer hourglass. (S2-20.2)</source>
        <translation>Payez 6 unités pour des rituels. Ensuite, les rituels donnent 1 sablier de moins au défenseur. (S2-20.2)</translation>
    </message>
    <message>
        <source>2 walls have lost all the stones they began with. From then on stones cost 1 more hourglass. (S2-20.2)</source>
        <translation>2 murs ont perdu toutes leurs pierres de départ. Ensuite, les pierres coûtent 1 sablier de plus. (S2-20.2)</translation>
    </message>
    <message>
        <source>Perform 3 different rituals. From then on, once per round, a unit paid for a ritual may be taken back. (S2-20.2)</source>
        <translation>Accomplissez 3 rituels différents. Ensuite, une fois par manche, une unité payée pour un rituel peut être reprise. (S2-20.2)</translation>
    </message>
    <message>
        <source>Be on 6 walls at the same time. Draw 5 units from the bag. (S2-20.2)</source>
        <translation>Occupez 6 murs à la fois. Piochez 5 unités dans le sac. (S2-20.2)</translation>
    </message>
    <message>
        <source>Have 3 trolls on one wall. They kill 1 defender unit there. (S2-20.2)</source>
        <translation>Ayez 3 trolls sur un même mur. Ils y éliminent 1 unité du défenseur. (S2-20.2)</translation>
    </message>
    <message>
        <source>Have 3 engines on the board. Each of their decks loses a miss card. (S2-20.2)</source>
        <translation>Ayez 3 engins sur le plateau. Chacun de leurs paquets perd une carte Raté. (S2-20.2)</translation>
    </message>
    <message>
        <source>Destroy 5 stones. Take 5 wood. (S2-20.2)</source>
        <translation>Détruisez 5 pierres. Prenez 5 bois. (S2-20.2)</translation>
    </message>
    <message>
        <source>Have 3 different types of equipment on the board. Place another one for free. (S2-20.2)</source>
        <translation>Ayez 3 équipements différents sur le plateau. Placez-en un autre gratuitement. (S2-20.2)</translation>
    </message>
    <message>
        <source>Kill 7 defender units. No unit recovers from the hospital this round. (S2-20.2)</source>
        <translation>Éliminez 7 unités du défenseur. Aucune unité ne se rétablit à l’hôpital pendant cette manche. (S2-20.2)</translation>
    </message>
    <message>
        <source>Have a unit on every rampart at the end of a maneuver. Move up to 4 units from the supply to the foregrounds. (S2-20.2)</source>
        <translation>Ayez une unité sur chaque rempart à la fin d’une manœuvre. Placez jusqu’à 4 unités de la réserve sur les abords. (S2-20.2)</translation>
    </message>
    <message>
        <source>1 unit moves from the courtyard to a wall with a hero. (S2-14.3)</source>
        <translation>1 unité va de la cour à un mur où se trouve un héros. (S2-14.3)</translation>
    </message>
    <message>
        <source>1 unit moves to the forge, workshop, scouts or cathedral and brings a new hourglass to an action there. (S2-14.4)</source>
        <translation>1 unité va à la forge, à l’atelier, chez les éclaireurs ou à la cathédrale et y apporte un nouveau sablier à une action. (S2-14.4)</translation>
    </message>
    <message>
        <source>1 unit moves from a wall on the hero’s side to the courtyard. (S2-14.5)</source>
        <translation>1 unité va d’un mur du côté du héros à la cour. (S2-14.5)</translation>
    </message>
    <message>
        <source>The goblins on the wall have strength 3 in the assault; afterward they are killed. (S2-18.7)</source>
        <translation>Les gobelins du mur ont une force de 3 pendant l’assaut&#x202f;; ensuite, ils sont éliminés. (S2-18.7)</translation>
    </message>
    <message>
        <source>Orcs on the wall are killed, and each of them destroys a stone. (S2-18.5)</source>
        <translation>Des orques du mur sont éliminés, et chacun détruit une pierre. (S2-18.5)</translation>
    </message>
    <message>
        <source>Another troll of the side moves one step toward the wall. (S2-18.6)</source>
        <translation>Un autre troll du côté avance d’un pas vers le mur. (S2-18.6)</translation>
    </message>
    <message>
        <source>Does nothing – but the defender doesn’t know that. (S2-18.7)</source>
        <translation>Ne fait rien, mais le défenseur l’ignore. (S2-18.7)</translation>
    </message>
    <message>
        <source>Free: one order, face up. (S2-11.2)</source>
        <translation>Gratuit&#x202f;: un ordre, face visible. (S2-11.2)</translation>
    </message>
    <message>
        <source>Gives the defender 1 hourglass: any number of orders, face down. (S2-11.3)</source>
        <translation>Donne 1 sablier au défenseur&#x202f;: autant d’ordres que voulu, face cachée. (S2-11.3)</translation>
    </message>
    <message>
        <source>No order changes the fights of this round. (S2-11.1)</source>
        <translation>Aucun ordre ne change les combats de cette manche. (S2-11.1)</translation>
    </message>
    <message>
        <source>Kills all goblins that have crossed the path in a step of a maneuver. (S2-10.9)</source>
        <translation>Élimine tous les gobelins qui ont franchi le sentier pendant une étape d’une manœuvre. (S2-10.9)</translation>
    </message>
    <message>
        <source>In each maneuver it kills 1 troll that has crossed the path. (S2-10.9)</source>
        <translation>À chaque manœuvre, il élimine 1 troll qui a franchi le sentier. (S2-10.9)</translation>
    </message>
    <message>
        <source>Siege towers that have crossed the path return to where they came from. (S2-10.9)</source>
        <translation>Les tours de siège qui ont franchi le sentier retournent d’où elles viennent. (S2-10.9)</translation>
    </message>
    <message>
        <source>Strength 1.</source>
        <translation>Force 1.</translation>
    </message>
    <message>
        <source>Strength 2.</source>
        <translation>Force 2.</translation>
    </message>
    <message>
        <source>Strength 3.</source>
        <translation>Force 3.</translation>
    </message>
    <message>
        <source>Strength 1. Shoots in every assault if there is no invader unit on the marksman’s wall.</source>
        <translation>Force 1. Tire à chaque assaut, si aucune unité de l’assaillant n’est sur son mur.</translation>
    </message>
    <message>
        <source>At most 5 pieces leave each place. The defender gains 3 hourglasses. (S2-10.3)</source>
        <translation>Au plus 5 pièces quittent chaque lieu. Le défenseur gagne 3 sabliers. (S2-10.3)</translation>
    </message>
    <message>
        <source>At most 7 pieces leave each place. The defender gains 5 hourglasses. (S2-10.3)</source>
        <translation>Au plus 7 pièces quittent chaque lieu. Le défenseur gagne 5 sabliers. (S2-10.3)</translation>
    </message>
    <message>
        <source>Draw %1</source>
        <translation>Piocher %1</translation>
    </message>
    <message>
        <source>Draw the objective %1</source>
        <translation>Piocher l’objectif %1</translation>
    </message>
    <message>
        <source>Draw the plan %1</source>
        <translation>Piocher le plan %1</translation>
    </message>
    <message>
        <source>Draw %1 from the bag</source>
        <translation>Piocher %1 dans le sac</translation>
    </message>
    <message>
        <source>Reveal hit card %1</source>
        <translation>Révéler la carte de tir %1</translation>
    </message>
    <message>
        <source>%1 reveals: %2</source>
        <translation>%1 révèle&#x202f;: %2</translation>
    </message>
    <message>
        <source>Put %1 next</source>
        <translation>Placer ensuite %1</translation>
    </message>
    <message>
        <source>Discard the objective %1</source>
        <translation>Écarter l’objectif %1</translation>
    </message>
    <message>
        <source>Discard the plan %1</source>
        <translation>Écarter le plan %1</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Utiliser %1</translation>
    </message>
    <message>
        <source>Skip %1</source>
        <translation>Passer %1</translation>
    </message>
    <message>
        <source>Pay %1</source>
        <translation>Payer %1</translation>
    </message>
    <message>
        <source>Pay %1, and %2 for the spy</source>
        <translation>Payer %1, et %2 pour l’espion</translation>
    </message>
    <message>
        <source>Pay %1 for wood</source>
        <translation>Payer %1 pour du bois</translation>
    </message>
    <message>
        <source>Exchange cards</source>
        <translation>Échanger des cartes</translation>
    </message>
    <message>
        <source>Leave the row as it is</source>
        <translation>Laisser la rangée telle quelle</translation>
    </message>
    <message>
        <source>Exchange %1 for %2</source>
        <translation>Échanger %1 contre %2</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>S’arrêter là</translation>
    </message>
    <message>
        <source>Done exchanging cards</source>
        <translation>Ne plus échanger de cartes</translation>
    </message>
    <message>
        <source>Done placing tokens</source>
        <translation>Ne plus placer de jetons</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Build at %1</source>
        <translation>Construire (%1)</translation>
    </message>
    <message>
        <source>Place it at %1</source>
        <translation>Placer (%1)</translation>
    </message>
    <message>
        <source>Place the bridge on %1</source>
        <translation>Poser le pont sur %1</translation>
    </message>
    <message>
        <source>Station it at %1</source>
        <translation>Mettre en poste (%1)</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>Choisir&#x202f;: %1</translation>
    </message>
    <message>
        <source>Place %1 at %2</source>
        <translation>Placer %1 (%2)</translation>
    </message>
    <message>
        <source>Place %2 at %1</source>
        <translation>Poser %2 (%1)</translation>
    </message>
    <message>
        <source>Place %2 on %1</source>
        <translation>Poser %2 sur un engin (%1)</translation>
    </message>
    <message>
        <source>Place %2 on the heroic order %1</source>
        <translation>Poser %2 sur l’ordre héroïque %1</translation>
    </message>
    <message>
        <source>Take back %1</source>
        <translation>Reprendre %1</translation>
    </message>
    <message>
        <source>Perform %1</source>
        <translation>Faire %1</translation>
    </message>
    <message>
        <source>Done with the saps</source>
        <translation>En terminer avec les sapes</translation>
    </message>
    <message>
        <source>Done with {%1|the foregrounds|the first line of ramparts|the second line of ramparts|the third line of ramparts|line %1 of the ramparts}</source>
        <extracomment>%1: how many steps these ramparts are from the foregrounds; 0: the foregrounds themselves</extracomment>
        <translation>En terminer avec {%1|les abords|la première ligne de remparts|la deuxième ligne de remparts|la troisième ligne de remparts|la ligne %1 de remparts}</translation>
    </message>
    <message>
        <source>Done with the supply</source>
        <translation>En terminer avec la réserve</translation>
    </message>
    <message>
        <source>Done deploying</source>
        <translation>Ne plus déployer d’unités</translation>
    </message>
    <message>
        <source>Done with the orders</source>
        <translation>En terminer avec les ordres</translation>
    </message>
    <message>
        <source>No second maneuver</source>
        <translation>Pas de seconde manœuvre</translation>
    </message>
    <message>
        <source>Send %2 through the sap at %1</source>
        <translation>Envoyer %2 par la sape (%1)</translation>
    </message>
    <message>
        <source>March %2 from %1 to %3</source>
        <translation>Faire avancer %2&#x202f;: %1 → %3</translation>
    </message>
    <message>
        <source>March %2 from %1 through %3</source>
        <translation>Faire passer %2&#x202f;: %1 → %3 → mur</translation>
    </message>
    <message>
        <source>March on to %1</source>
        <translation>Continuer (%1)</translation>
    </message>
    <message>
        <source>Deploy %2 at %1</source>
        <translation>Déployer %2 (%1)</translation>
    </message>
    <message>
        <source>Let %1 join</source>
        <translation>Faire venir %1</translation>
    </message>
    <message>
        <source>Give an order at %2: %1</source>
        <translation>Donner un ordre (%2)&#x202f;: %1</translation>
    </message>
    <message>
        <source>Put an hourglass on %1</source>
        <translation>Poser un sablier&#x202f;: %1</translation>
    </message>
    <message>
        <source>Move %1 from %2</source>
        <translation>Déplacer %1 (%2)</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>Déplacer&#x202f;: %1</translation>
    </message>
    <message>
        <source>Change places with %1 at %2</source>
        <translation>Permuter avec %1 (%2)</translation>
    </message>
    <message>
        <source>Complete %1</source>
        <translation>Accomplir&#x202f;: %1</translation>
    </message>
    <message>
        <source>Heroic order %2, given by %1</source>
        <translation>Ordre héroïque %2, donné par %1</translation>
    </message>
    <message>
        <source>Use the plan %1</source>
        <translation>Utiliser le plan %1</translation>
    </message>
    <message>
        <source>End the phase</source>
        <translation>Terminer la phase</translation>
    </message>
    <message>
        <source>Done moving pieces</source>
        <translation>Ne plus déplacer de pièces</translation>
    </message>
    <message>
        <source>Done replacing units</source>
        <translation>Ne plus remplacer d’unités</translation>
    </message>
    <message>
        <source>Done with the sally</source>
        <translation>En terminer avec la sortie</translation>
    </message>
    <message>
        <source>Done placing stones</source>
        <translation>Ne plus placer de pierres</translation>
    </message>
    <message>
        <source>Done with the levy</source>
        <translation>En terminer avec la levée</translation>
    </message>
    <message>
        <source>Lay the trap on %1</source>
        <translation>Poser le piège sur %1</translation>
    </message>
    <message>
        <source>Lay %1</source>
        <translation>Poser %1</translation>
    </message>
    <message>
        <source>Choose the order at %1</source>
        <translation>Choisir l’ordre (%1)</translation>
    </message>
    <message>
        <source>Kill %2 at %1</source>
        <translation>Éliminer %2 (%1)</translation>
    </message>
    <message>
        <source>Train %1</source>
        <translation>Entraîner %1</translation>
    </message>
    <message>
        <source>Replace %2 at %1</source>
        <translation>Remplacer %2 (%1)</translation>
    </message>
    <message>
        <source>Enlist %1</source>
        <translation>Enrôler %1</translation>
    </message>
    <message>
        <source>Remove the heroic order %1</source>
        <translation>Retirer l’ordre héroïque %1</translation>
    </message>
    <message>
        <source>Fire the cannon at %1 on %2</source>
        <translation>Tirer au canon&#x202f;: %1 → %2</translation>
    </message>
    <message>
        <source>Hold fire: cannon at %1</source>
        <translation>Ne pas tirer&#x202f;: canon (%1)</translation>
    </message>
    <message>
        <source>Fire %1 at %2</source>
        <translation>Tirer&#x202f;: %1 → %2</translation>
    </message>
    <message>
        <source>Hold fire: %1</source>
        <translation>Ne pas tirer&#x202f;: %1</translation>
    </message>
    <message>
        <source>Destroy the device at %1</source>
        <translation>Détruire le dispositif (%1)</translation>
    </message>
    <message>
        <source>Aim from %1 at %2</source>
        <translation>Viser&#x202f;: %1 → %2</translation>
    </message>
    <message>
        <source>Aim together at %1</source>
        <translation>Viser ensemble&#x202f;: %1</translation>
    </message>
    <message>
        <source>Use the pole at %1 against %2</source>
        <translation>Employer la perche&#x202f;: %1 → %2</translation>
    </message>
    <message>
        <source>Resolve the order at %1</source>
        <translation>Résoudre l’ordre (%1)</translation>
    </message>
    <message>
        <source>{%1|Detonate no orc|Detonate 1 orc|Detonate %1 orcs}</source>
        <translation>{%1|Ne faire exploser aucun orque|Faire exploser 1 orque|Faire exploser %1 orques}</translation>
    </message>
    <message>
        <source>Call the troll from %1 to %2</source>
        <translation>Appeler le troll&#x202f;: %1 → %2</translation>
    </message>
    <message>
        <source>Let %1 recover</source>
        <translation>Rétablir %1</translation>
    </message>
    <message>
        <source>Resolve the objective %1</source>
        <translation>Résoudre l’objectif %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Prendre %1</translation>
    </message>
    <message>
        <source>The row is used from left to right. Put first what later cards need: resources before engines, and the engine that you want most before the others.</source>
        <translation>La rangée s’utilise de gauche à droite. Placez d’abord ce dont les cartes suivantes ont besoin&#x202f;: les ressources avant les engins, et l’engin que vous voulez le plus avant les autres.</translation>
    </message>
    <message>
        <source>Keep the objectives that suit your plan: one that you can meet by attacking anyway, and one for which you need not change it. Their benefits come in the middle of the game, when you need them.</source>
        <translation>Gardez les objectifs qui vont avec votre plan&#x202f;: un que l’attaque atteindra de toute façon, et un pour lequel vous n’avez pas à le changer. Leurs bénéfices arrivent en pleine partie, quand vous en avez besoin.</translation>
    </message>
    <message>
        <source>Each plan helps once. Keep those that work on any wall: you do not know yet where the invader will strike.</source>
        <translation>Chaque plan sert une fois. Gardez ceux qui servent sur n’importe quel mur&#x202f;: vous ne savez pas encore où l’assaillant frappera.</translation>
    </message>
    <message>
        <source>Skip a card only if you need its price elsewhere. Engines early in the game pay for themselves; a ladder or a banner is best bought where your units already stand.</source>
        <translation>Ne passez une carte que si son prix vous manque ailleurs. Les engins construits tôt se paient eux-mêmes&#x202f;; une échelle ou un étendard s’achète de préférence là où vos unités sont déjà.</translation>
    </message>
    <message>
        <source>Pay with what you have in plenty. Each unit paid gives the defender an hourglass, so one strong unit may be cheaper than two weak ones.</source>
        <translation>Payez avec ce que vous avez en abondance. Chaque unité payée donne un sablier au défenseur&#x202f;: une unité forte coûte parfois moins que deux faibles.</translation>
    </message>
    <message>
        <source>A troll brings the most wood but is the best fighter. Orcs are a good middle: 2 wood for 1 hourglass.</source>
        <translation>Un troll rapporte le plus de bois, mais c’est le meilleur combattant. Les orques sont un bon compromis&#x202f;: 2 bois pour 1 sablier.</translation>
    </message>
    <message>
        <source>Exchange if a card of your row will not help this round and one of the supply will. If you are content with the row, keep it and save the price.</source>
        <translation>Échangez si une carte de votre rangée ne sert pas pendant cette manche et qu’une carte de la réserve de cartes servirait. Si la rangée vous convient, gardez-la et épargnez le prix.</translation>
    </message>
    <message>
        <source>Exchange the card that helps least for the one that you miss most. You may stop at any time.</source>
        <translation>Échangez la carte qui aide le moins contre celle qui vous manque le plus. Vous pouvez vous arrêter à tout moment.</translation>
    </message>
    <message>
        <source>Look at the walls that can be reached from there, and choose the place from which the weakest of them is in range. Point at a place to see them.</source>
        <translation>Regardez les murs à portée, et choisissez l’emplacement d’où le plus faible est atteint. Pointez un emplacement pour les voir.</translation>
    </message>
    <message>
        <source>It stays there to the end. Choose a wall that you will attack, preferably one that many units can reach.</source>
        <translation>Il y reste jusqu’à la fin. Choisissez un mur que vous attaquerez, de préférence un mur que beaucoup d’unités peuvent atteindre.</translation>
    </message>
    <message>
        <source>A bridge keeps traps away from its path. Choose the path that most of your army will take.</source>
        <translation>Un pont écarte les pièges de son sentier. Choisissez celui que prendra le gros de votre armée.</translation>
    </message>
    <message>
        <source>Choose a rampart through which your army marches, with walls behind it that you mean to attack.</source>
        <translation>Choisissez un rempart par lequel passe votre armée, devant des murs que vous comptez attaquer.</translation>
    </message>
    <message>
        <source>Choose the engine that fires at the wall that matters most: with one fewer miss card it hits more often.</source>
        <translation>Choisissez l’engin qui tire sur le mur le plus important&#x202f;: avec une carte Raté de moins, il touche plus souvent.</translation>
    </message>
    <message>
        <source>Choose the building with the track that is nearest to being full, or that would hurt you most.</source>
        <translation>Choisissez le bâtiment dont la piste est presque remplie, ou dont l’action vous gênerait le plus.</translation>
    </message>
    <message>
        <source>Choose the side on which you attack. Trolls are slow to arrive but win walls.</source>
        <translation>Choisissez le côté où vous attaquez. Les trolls mettent du temps à arriver, mais ils emportent les murs.</translation>
    </message>
    <message>
        <source>Place the tokens on the walls that you really threaten and on one that you do not: the defender sees the tokens, not what they are.</source>
        <translation>Placez les jetons sur les murs que vous menacez vraiment et sur un mur que vous ne menacez pas&#x202f;: le défenseur voit les jetons, pas ce qu’ils sont.</translation>
    </message>
    <message>
        <source>It costs nothing: take the strongest unit back.</source>
        <translation>Cela ne coûte rien&#x202f;: reprenez l’unité la plus forte.</translation>
    </message>
    <message>
        <source>Choose the foreground on the side where you need the unit next round.</source>
        <translation>Choisissez l’abord du côté où vous aurez besoin de l’unité à la prochaine manche.</translation>
    </message>
    <message>
        <source>A minor maneuver gives the defender fewer hourglasses, a major one lets more units march. If your units stand far away, two maneuvers in one round are often worth it.</source>
        <translation>Une petite manœuvre donne moins de sabliers au défenseur, une grande fait marcher plus d’unités. Si vos unités sont loin, deux manœuvres dans la manche valent souvent leur prix.</translation>
    </message>
    <message>
        <source>Saps bring units straight to the walls. Send the strongest.</source>
        <translation>Les sapes amènent tout de suite des unités près des murs. Envoyez les plus fortes.</translation>
    </message>
    <message>
        <source>Drag a place to move all that may go, or a stack to move one type. Gather your army before one or two walls: you breach a wall if you are strong enough there, and the numbers on the walls show how close you are.</source>
        <translation>Faites glisser un lieu pour déplacer tout ce qui peut partir, ou une pile pour un seul type. Rassemblez l’armée devant un ou deux murs&#x202f;: vous ouvrez une brèche si vous y êtes assez fort, et les nombres sur les murs montrent où vous en êtes.</translation>
    </message>
    <message>
        <source>Choose the wall where the unit turns the balance.</source>
        <translation>Choisissez le mur où l’unité fait pencher la balance.</translation>
    </message>
    <message>
        <source>Bring on as many units as you can to the side on which you attack: what waits in the supply fights for nobody.</source>
        <translation>Amenez autant d’unités que possible du côté où vous attaquez&#x202f;: ce qui attend dans la réserve ne combat pour personne.</translation>
    </message>
    <message>
        <source>Choose the troll that is farthest from a wall that you can win.</source>
        <translation>Choisissez le troll le plus éloigné d’un mur que vous pouvez gagner.</translation>
    </message>
    <message>
        <source>Take as many as there is space for, trolls and orcs first.</source>
        <translation>Prenez-en autant qu’il y a de place, d’abord les trolls et les orques.</translation>
    </message>
    <message>
        <source>An open order is free, but the defender sees it before answering. Hidden orders cost 1 hourglass: the defender sees only which walls have one, and it may be a bluff.</source>
        <translation>Un ordre ouvert est gratuit, mais le défenseur le voit avant de répondre. Les ordres secrets coûtent 1 sablier&#x202f;: le défenseur voit seulement quels murs en ont un, et ce peut être un bluff.</translation>
    </message>
    <message>
        <source>Give the order to the wall that is nearly won; a bluff goes where the defender should look.</source>
        <translation>Donnez l’ordre au mur presque gagné&#x202f;; un bluff va là où le défenseur doit regarder.</translation>
    </message>
    <message>
        <source>Each hourglass moves a unit or goes onto a building’s track. Strengthen the walls that are marked with a bolt first, then fill the track that is nearest to being full. Hourglasses that are left over are lost.</source>
        <translation>Chaque sablier déplace une unité ou va sur la piste d’un bâtiment. Renforcez d’abord les murs marqués d’un éclair, puis remplissez la piste la plus avancée. Les sabliers inutilisés sont perdus.</translation>
    </message>
    <message>
        <source>Move strength to the wall that the invader can win. The numbers on the walls show what is missing.</source>
        <translation>Portez la force au mur que l’assaillant peut gagner. Les nombres sur les murs montrent ce qui manque.</translation>
    </message>
    <message>
        <source>A heroic order is free. Choose the unit that is needed least where it stands.</source>
        <translation>Un ordre héroïque est gratuit. Choisissez l’unité dont on a le moins besoin là où elle est.</translation>
    </message>
    <message>
        <source>Choose the wall that is in danger.</source>
        <translation>Choisissez le mur en danger.</translation>
    </message>
    <message>
        <source>Choose the building with the action that you want next.</source>
        <translation>Choisissez le bâtiment dont vous voulez l’action ensuite.</translation>
    </message>
    <message>
        <source>Choose the track that is nearest to being full.</source>
        <translation>Choisissez la piste la plus avancée.</translation>
    </message>
    <message>
        <source>The order matters little, but complete first what strengthens a wall that the rest depends on.</source>
        <translation>L’ordre compte peu, mais accomplissez d’abord ce qui renforce un mur dont le reste dépend.</translation>
    </message>
    <message>
        <source>Choose a tower beside the walls that are attacked most.</source>
        <translation>Choisissez une tour à côté des murs les plus attaqués.</translation>
    </message>
    <message>
        <source>It works in each assault. Choose the wall before which the most invader units gather, and the cauldron that kills them.</source>
        <translation>Il sert à chaque assaut. Choisissez le mur devant lequel se massent les assaillants, et le chaudron qui élimine ce qui s’y trouve.</translation>
    </message>
    <message>
        <source>Choose a wall that you want to defend with one unit more than it has spaces for.</source>
        <translation>Choisissez un mur que vous voulez défendre avec une unité de plus que ses places.</translation>
    </message>
    <message>
        <source>Choose the wall that is in danger, or the one whose stones the engines have destroyed.</source>
        <translation>Choisissez le mur en danger, ou celui dont les engins ont détruit les pierres.</translation>
    </message>
    <message>
        <source>Choose the path on which the army has to pass in the next round.</source>
        <translation>Choisissez le sentier que l’armée devra prendre à la prochaine manche.</translation>
    </message>
    <message>
        <source>A troll trap hurts most if trolls come that way; a goblin trap kills more often. The siege tower has a trap of its own.</source>
        <translation>Un piège à trolls fait le plus mal si des trolls passent par là&#x202f;; un piège à gobelins élimine plus souvent. La tour de siège a son propre piège.</translation>
    </message>
    <message>
        <source>Choose the engine that aims at your weakest wall.</source>
        <translation>Choisissez l’engin qui vise votre mur le plus faible.</translation>
    </message>
    <message>
        <source>Choose the card that the invader needs most in the next round.</source>
        <translation>Choisissez la carte dont l’assaillant aura le plus besoin à la prochaine manche.</translation>
    </message>
    <message>
        <source>Choose the side where the most marksmen face the attackers.</source>
        <translation>Choisissez le côté où le plus de tireurs font face aux assaillants.</translation>
    </message>
    <message>
        <source>Choose the token on the wall where an order would hurt you most.</source>
        <translation>Choisissez le jeton du mur où un ordre vous ferait le plus mal.</translation>
    </message>
    <message>
        <source>Choose a unit on a wall that you would hold without it. A troll is usually the best target.</source>
        <translation>Choisissez une unité sur un mur que vous tiendriez sans elle. Un troll est en général la meilleure cible.</translation>
    </message>
    <message>
        <source>Choose the wall that would fall: nothing happens there in the next assault.</source>
        <translation>Choisissez le mur qui tomberait&#x202f;: il ne s’y passe rien au prochain assaut.</translation>
    </message>
    <message>
        <source>Train the unit that will stand on the walls most. A veteran holds more than a soldier.</source>
        <translation>Entraînez l’unité qui sera le plus souvent sur les murs. Un vétéran tient mieux qu’un soldat.</translation>
    </message>
    <message>
        <source>A plan that is used too early will be missed later. Use it if a wall would be breached without it; otherwise pass.</source>
        <translation>Un plan utilisé trop tôt manque ensuite. Utilisez-le si un mur tomberait sans lui&#x202f;; sinon passez.</translation>
    </message>
    <message>
        <source>Use all the moves: they are free.</source>
        <translation>Utilisez tous les déplacements&#x202f;: ils sont gratuits.</translation>
    </message>
    <message>
        <source>Move it to the wall that is in danger.</source>
        <translation>Déplacez-la vers le mur en danger.</translation>
    </message>
    <message>
        <source>Replace the units that stand on the walls in danger first.</source>
        <translation>Remplacez d’abord les unités des murs en danger.</translation>
    </message>
    <message>
        <source>Choose the rampart with the strongest units that will be on a wall next round.</source>
        <translation>Choisissez le rempart où sont les unités les plus fortes qui seront sur un mur à la prochaine manche.</translation>
    </message>
    <message>
        <source>Kill the strongest units that the strength still allows.</source>
        <translation>Éliminez les unités les plus fortes que la force permet encore.</translation>
    </message>
    <message>
        <source>Put the stones on the walls that are attacked now.</source>
        <translation>Posez les pierres sur les murs attaqués maintenant.</translation>
    </message>
    <message>
        <source>Choose a wall that would only just be breached: with this it must hold.</source>
        <translation>Choisissez le mur qui tomberait de peu&#x202f;: il doit tenir avec ce renfort.</translation>
    </message>
    <message>
        <source>Take all: units in the courtyard can reach any wall next round.</source>
        <translation>Prenez tout&#x202f;: de la cour, les unités atteignent n’importe quel mur à la prochaine manche.</translation>
    </message>
    <message>
        <source>Remove the order that you have used least.</source>
        <translation>Retirez l’ordre que vous avez le moins utilisé.</translation>
    </message>
    <message>
        <source>A cannon that fires is not lost. Fire at the rampart with an engine or with trolls on it.</source>
        <translation>Un canon qui tire n’est pas perdu. Tirez sur le rempart où se trouvent un engin ou des trolls.</translation>
    </message>
    <message>
        <source>Kill what would fight at a wall next: trolls before orcs, orcs before goblins.</source>
        <translation>Éliminez ce qui combattrait ensuite sur un mur&#x202f;: les trolls avant les orques, les orques avant les gobelins.</translation>
    </message>
    <message>
        <source>Fire at the wall that your army attacks in this assault. Holding fire is only for engines with no such wall in range.</source>
        <translation>Tirez sur le mur que votre armée attaque lors de cet assaut. Ne renoncez au tir que si aucun de ces murs n’est à portée.</translation>
    </message>
    <message>
        <source>Kill the strongest defender of the wall that you attack.</source>
        <translation>Éliminez le défenseur le plus fort du mur que vous attaquez.</translation>
    </message>
    <message>
        <source>Choose the tower whose device hinders you most.</source>
        <translation>Choisissez la tour dont le dispositif vous gêne le plus.</translation>
    </message>
    <message>
        <source>Choose the target where the most units are.</source>
        <translation>Choisissez la cible où se trouvent le plus d’unités.</translation>
    </message>
    <message>
        <source>Aim at the units before a wall that would fall. Strong volleys kill trolls, weak ones goblins.</source>
        <translation>Visez les unités devant un mur qui tomberait. Une volée forte élimine des trolls, une faible des gobelins.</translation>
    </message>
    <message>
        <source>Use up the volley: one troll or several goblins, whichever threatens the wall more.</source>
        <translation>Épuisez la volée&#x202f;: un troll ou plusieurs gobelins, selon ce qui menace le plus le mur.</translation>
    </message>
    <message>
        <source>Use the pole if it saves the wall; it can be used in each assault.</source>
        <translation>Utilisez la perche si elle sauve le mur&#x202f;; elle sert à chaque assaut.</translation>
    </message>
    <message>
        <source>Start with the order on which the others depend.</source>
        <translation>Commencez par l’ordre dont les autres dépendent.</translation>
    </message>
    <message>
        <source>Each orc destroys a stone and is killed. Use as many as it takes to breach the wall, and no more.</source>
        <translation>Chaque orque détruit une pierre et est éliminé. Autant qu’il en faut pour ouvrir la brèche, pas plus.</translation>
    </message>
    <message>
        <source>Call the troll that is nearest.</source>
        <translation>Appelez le troll le plus proche.</translation>
    </message>
    <message>
        <source>The difference is lost. Remove what you can spare: weak units rather than one strong one, if their strength adds up.</source>
        <translation>La différence est perdue. Cédez ce dont vous pouvez vous passer&#x202f;: plutôt de faibles unités qu’une forte, si le compte y est.</translation>
    </message>
    <message>
        <source>The difference is lost. Remove goblins first, if their strength adds up.</source>
        <translation>La différence est perdue. Cédez d’abord les gobelins, si le compte y est.</translation>
    </message>
    <message>
        <source>Take the strongest units back; the others go to the supply.</source>
        <translation>Reprenez les unités les plus fortes&#x202f;; les autres vont à la réserve.</translation>
    </message>
    <message>
        <source>Both take effect. Resolve first the one whose benefit helps with the other.</source>
        <translation>Les deux prennent effet. Commencez par celui dont le bénéfice aide l’autre.</translation>
    </message>
    <message>
        <source>Kill the strongest unit on a wall that you attack next.</source>
        <translation>Éliminez l’unité la plus forte d’un mur que vous attaquerez ensuite.</translation>
    </message>
    <message>
        <source>Take the token that usually costs the most.</source>
        <translation>Prenez le jeton qui coûte le plus d’habitude.</translation>
    </message>
    <message>
        <source>It is free: take all that there is space for.</source>
        <translation>C’est gratuit&#x202f;: prenez tout ce qui trouve une place.</translation>
    </message>
    <message>
        <source>The cards of phase %1 are drawn.</source>
        <translation>Les cartes de la phase %1 sont piochées.</translation>
    </message>
    <message>
        <source>The objectives are drawn.</source>
        <translation>Les objectifs sont piochés.</translation>
    </message>
    <message>
        <source>The defense plans are drawn.</source>
        <translation>Les plans de défense sont piochés.</translation>
    </message>
    <message>
        <source>Units still to be drawn from the bag: %1.</source>
        <translation>Unités à piocher dans le sac&#x202f;: %1.</translation>
    </message>
    <message>
        <source>A hit card is revealed for %1 against %2.</source>
        <translation>Une carte de tir est révélée&#x202f;: %1 → %2.</translation>
    </message>
    <message>
        <source>%1 reveals a card.</source>
        <translation>%1 révèle une carte.</translation>
    </message>
    <message>
        <source>The invader puts the cards of phase %1 in order.</source>
        <translation>L’assaillant ordonne les cartes de la phase %1.</translation>
    </message>
    <message>
        <source>The invader removes one of three objectives from the game.</source>
        <translation>L’assaillant retire du jeu un de ses trois objectifs.</translation>
    </message>
    <message>
        <source>The defender removes one of three plans from the game.</source>
        <translation>Le défenseur retire du jeu un de ses trois plans.</translation>
    </message>
    <message>
        <source>The invader uses or skips %1.</source>
        <translation>L’assaillant utilise ou passe %1.</translation>
    </message>
    <message>
        <source>The invader pays for %1.</source>
        <translation>L’assaillant paie&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The invader pays a unit for wood.</source>
        <translation>L’assaillant paie une unité pour du bois.</translation>
    </message>
    <message>
        <source>The invader may exchange cards.</source>
        <translation>L’assaillant peut échanger des cartes.</translation>
    </message>
    <message>
        <source>The invader exchanges a card of the row, or stops.</source>
        <translation>L’assaillant échange une carte de la rangée, ou s’arrête.</translation>
    </message>
    <message>
        <source>The invader chooses a place: %1.</source>
        <translation>L’assaillant choisit un lieu&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The invader chooses a wall for %1.</source>
        <translation>L’assaillant choisit un mur pour placer %1.</translation>
    </message>
    <message>
        <source>The invader chooses a path for the bridge.</source>
        <translation>L’assaillant choisit un sentier pour le pont.</translation>
    </message>
    <message>
        <source>The invader chooses a rampart: %1.</source>
        <translation>L’assaillant choisit un rempart&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The invader chooses the engine whose deck loses a miss card.</source>
        <translation>L’assaillant choisit l’engin dont le paquet perd une carte Raté.</translation>
    </message>
    <message>
        <source>The invader chooses a building for the saboteur.</source>
        <translation>L’assaillant choisit un bâtiment pour le saboteur.</translation>
    </message>
    <message>
        <source>The invader chooses a foreground for a troll.</source>
        <translation>L’assaillant choisit un abord pour un troll.</translation>
    </message>
    <message>
        <source>The invader places tokens: %1.</source>
        <translation>L’assaillant place des jetons&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The invader may take back a unit paid for %1.</source>
        <translation>L’assaillant peut reprendre une unité payée pour %1.</translation>
    </message>
    <message>
        <source>The invader chooses the foreground where %1 returns.</source>
        <translation>L’assaillant choisit l’abord où revient %1.</translation>
    </message>
    <message>
        <source>The invader chooses a maneuver.</source>
        <translation>L’assaillant choisit une manœuvre.</translation>
    </message>
    <message>
        <source>The invader sends units through saps, or stops.</source>
        <translation>L’assaillant envoie des unités par les sapes, ou s’arrête.</translation>
    </message>
    <message>
        <source>The invader marches from {%1|the foregrounds|the first line of ramparts|the second line of ramparts|the third line of ramparts|line %1 of the ramparts}, or stops.</source>
        <translation>L’assaillant fait avancer des pièces depuis {%1|les abords|la première ligne de remparts|la deuxième ligne de remparts|la troisième ligne de remparts|la ligne %1 de remparts}, ou s’arrête.</translation>
    </message>
    <message>
        <source>The invader chooses the wall for %2 (%1 → %3).</source>
        <translation>L’assaillant choisit le mur où va %2 (%1 → %3).</translation>
    </message>
    <message>
        <source>The invader deploys units from the supply, or stops.</source>
        <translation>L’assaillant déploie des unités de sa réserve, ou s’arrête.</translation>
    </message>
    <message>
        <source>The defender chooses the troll killed by the trap on %1.</source>
        <translation>Le défenseur choisit le troll éliminé par le piège sur %1.</translation>
    </message>
    <message>
        <source>The invader chooses the marauders that join the army.</source>
        <translation>L’assaillant choisit les maraudeurs qui rejoignent l’armée.</translation>
    </message>
    <message>
        <source>The invader chooses how to give orders.</source>
        <translation>L’assaillant choisit comment donner ses ordres.</translation>
    </message>
    <message>
        <source>The invader gives %1.</source>
        <translation>L’assaillant donne %1.</translation>
    </message>
    <message>
        <source>The defender spends hourglasses, or ends the phase.</source>
        <translation>Le défenseur dépense ses sabliers, ou termine la phase.</translation>
    </message>
    <message>
        <source>The defender chooses where %1 moves (now: %2).</source>
        <translation>Le défenseur choisit où va %1 (%2).</translation>
    </message>
    <message>
        <source>%2 chooses a unit for the heroic order %1.</source>
        <translation>%2 choisit une unité pour l’ordre héroïque %1.</translation>
    </message>
    <message>
        <source>The defender chooses the wall where %1 goes.</source>
        <translation>Le défenseur choisit le mur où va %1.</translation>
    </message>
    <message>
        <source>The defender chooses a building for %1, coming from %2.</source>
        <translation>Le défenseur choisit le bâtiment où va %1 (%2).</translation>
    </message>
    <message>
        <source>The defender puts a new hourglass on a track of %1.</source>
        <translation>Le défenseur pose un nouveau sablier sur une piste (%1).</translation>
    </message>
    <message>
        <source>The defender chooses the action that is completed next.</source>
        <translation>Le défenseur choisit l’action accomplie ensuite.</translation>
    </message>
    <message>
        <source>The defender chooses a tower: %1.</source>
        <translation>Le défenseur choisit une tour&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The defender chooses a wall: %1.</source>
        <translation>Le défenseur choisit un mur&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The defender chooses a wall for the ladder.</source>
        <translation>Le défenseur choisit un mur pour l’échelle.</translation>
    </message>
    <message>
        <source>The defender chooses a wall for the stone.</source>
        <translation>Le défenseur choisit un mur pour la pierre.</translation>
    </message>
    <message>
        <source>The defender chooses a path for the trap.</source>
        <translation>Le défenseur choisit un sentier pour le piège.</translation>
    </message>
    <message>
        <source>The defender secretly chooses the trap on %1.</source>
        <translation>Le défenseur choisit en secret le piège posé sur %1.</translation>
    </message>
    <message>
        <source>The defender chooses the engine that gets a malfunction.</source>
        <translation>Le défenseur choisit l’engin qui a une avarie.</translation>
    </message>
    <message>
        <source>The defender chooses a card for the spy.</source>
        <translation>Le défenseur choisit une carte pour l’espion.</translation>
    </message>
    <message>
        <source>The defender chooses the side whose marksmen are blessed.</source>
        <translation>Le défenseur choisit le côté dont les tireurs sont bénis.</translation>
    </message>
    <message>
        <source>The defender chooses the order that returns to the invader.</source>
        <translation>Le défenseur choisit l’ordre qui revient à l’assaillant.</translation>
    </message>
    <message>
        <source>The defender chooses the victim of the sharpshooters.</source>
        <translation>Le défenseur choisit la victime des tireurs d’élite.</translation>
    </message>
    <message>
        <source>The defender chooses the wall for the unearthly glare.</source>
        <translation>Le défenseur choisit le mur frappé par l’éblouissement.</translation>
    </message>
    <message>
        <source>The defender chooses the unit to train.</source>
        <translation>Le défenseur choisit l’unité à entraîner.</translation>
    </message>
    <message>
        <source>The defender may use a plan %1.</source>
        <extracomment>%1: a moment, “before the cauldrons are poured”</extracomment>
        <translation>Le défenseur peut utiliser un plan %1.</translation>
    </message>
    <message>
        <source>Forced march. Moves left to the defender: %1.</source>
        <translation>Marche forcée. Déplacements restants du défenseur&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Forced march: the defender chooses where %1 at %2 goes.</source>
        <translation>Marche forcée&#x202f;: le défenseur choisit où va %1 (%2).</translation>
    </message>
    <message>
        <source>Open armory. Replacements left to the defender: %1.</source>
        <translation>Armurerie ouverte. Remplacements restants du défenseur&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Sally: the defender chooses a rampart.</source>
        <translation>Sortie&#x202f;: le défenseur choisit un rempart.</translation>
    </message>
    <message>
        <source>Sally: the defender kills up to %2 strength at %1, or stops.</source>
        <translation>Sortie&#x202f;: le défenseur élimine jusqu’à {%2|0 point|1 point|%2 points} de force (%1), ou s’arrête.</translation>
    </message>
    <message>
        <source>Emergency masonry: {%1|no stones|1 stone|%1 stones} may still be placed.</source>
        <translation>Maçonnerie d’urgence&#x202f;: il reste {%1|0 pierre|1 pierre|%1 pierres} à placer.</translation>
    </message>
    <message>
        <source>Last stand: the defender chooses a wall.</source>
        <translation>Dernier carré&#x202f;: le défenseur choisit un mur.</translation>
    </message>
    <message>
        <source>Levy: the defender takes up to {%1|no marksmen|1 marksman|%1 marksmen} and {%2|no soldiers|1 soldier|%2 soldiers}, or stops.</source>
        <translation>Levée&#x202f;: le défenseur prend jusqu’à {%1|0 tireur|1 tireur|%1 tireurs} et {%2|0 soldat|1 soldat|%2 soldats}, ou s’arrête.</translation>
    </message>
    <message>
        <source>Levy: the invader removes a heroic order from the game.</source>
        <translation>Levée&#x202f;: l’assaillant retire du jeu un ordre héroïque.</translation>
    </message>
    <message>
        <source>The defender fires the cannon at %1, or holds fire.</source>
        <translation>Le défenseur tire au canon, ou ne tire pas (%1).</translation>
    </message>
    <message>
        <source>The defender kills a unit at %1.</source>
        <translation>Le défenseur élimine une unité (%1).</translation>
    </message>
    <message>
        <source>The invader aims %1, or holds fire.</source>
        <translation>L’assaillant choisit une cible ou ne tire pas (%1).</translation>
    </message>
    <message>
        <source>The invader kills a unit at %1.</source>
        <translation>L’assaillant élimine une unité (%1).</translation>
    </message>
    <message>
        <source>%1 hits %2: the invader chooses a device to destroy.</source>
        <translation>%1 touche (%2)&#x202f;: l’assaillant choisit le dispositif à détruire.</translation>
    </message>
    <message>
        <source>The defender chooses the target of all marksmen of %1.</source>
        <translation>%1&#x202f;: le défenseur choisit la cible de tous les tireurs.</translation>
    </message>
    <message>
        <source>The defender chooses a target for a marksman at %1.</source>
        <translation>Le défenseur choisit la cible d’un tireur (%1).</translation>
    </message>
    <message>
        <source>The defender kills units of up to %2 strength at %1.</source>
        <translation>Le défenseur élimine jusqu’à {%2|0 point|1 point|%2 points} de force (%1).</translation>
    </message>
    <message>
        <source>The defender uses the pole at %1, or not.</source>
        <translation>Le défenseur emploie la perche, ou non (%1).</translation>
    </message>
    <message>
        <source>The invader chooses the next order to resolve.</source>
        <translation>L’assaillant choisit le prochain ordre à résoudre.</translation>
    </message>
    <message>
        <source>The invader chooses how many orcs at %1 explode.</source>
        <translation>L’assaillant choisit combien d’orques se font exploser (%1).</translation>
    </message>
    <message>
        <source>The invader calls a troll to help at %1.</source>
        <translation>L’assaillant appelle un troll en renfort (%1).</translation>
    </message>
    <message>
        <source>The invader kills units of at least %2 strength at %1.</source>
        <translation>L’assaillant élimine au moins {%2|0 point|1 point|%2 points} de force (%1).</translation>
    </message>
    <message>
        <source>The defender kills units of at least %2 strength at %1.</source>
        <translation>Le défenseur élimine au moins {%2|0 point|1 point|%2 points} de force (%1).</translation>
    </message>
    <message>
        <source>The defender chooses {%1|no units|1 unit|%1 units} of the hospital to recover.</source>
        <translation>Le défenseur choisit {%1|0 unité|1 unité|%1 unités} de l’hôpital à rétablir.</translation>
    </message>
    <message>
        <source>The invader chooses the first objective to resolve.</source>
        <translation>L’assaillant choisit le premier objectif à résoudre.</translation>
    </message>
    <message>
        <source>Troll wrath: the invader kills a unit of the defender.</source>
        <translation>Colère des trolls&#x202f;: l’assaillant élimine une unité du défenseur.</translation>
    </message>
    <message>
        <source>Well equipped: the invader chooses a token.</source>
        <translation>Bien équipés&#x202f;: l’assaillant choisit un jeton.</translation>
    </message>
    <message>
        <source>Open ground: the invader deploys up to {%1|no units|1 unit|%1 units}, or stops.</source>
        <translation>Champ libre&#x202f;: l’assaillant déploie jusqu’à {%1|0 unité|1 unité|%1 unités}, ou s’arrête.</translation>
    </message>
    <message>
        <source>%1 is drawn for this game.</source>
        <translation>%1&#x202f;: carte piochée pour cette partie.</translation>
    </message>
    <message>
        <source>The invader draws an objective (%1).</source>
        <translation>L’assaillant pioche un objectif (%1).</translation>
    </message>
    <message>
        <source>The invader removes an objective from the game (%1).</source>
        <translation>L’assaillant retire un objectif du jeu (%1).</translation>
    </message>
    <message>
        <source>The invader reveals the objective %1.</source>
        <translation>L’assaillant expose l’objectif %1.</translation>
    </message>
    <message>
        <source>The defender draws a plan (%1).</source>
        <translation>Le défenseur pioche un plan (%1).</translation>
    </message>
    <message>
        <source>The defender removes a plan from the game (%1).</source>
        <translation>Le défenseur retire un plan du jeu (%1).</translation>
    </message>
    <message>
        <source>Round %1 begins.</source>
        <translation>La manche %1 commence.</translation>
    </message>
    <message>
        <source>The defender gains {%1|no hourglasses|1 hourglass|%1 hourglasses}.</source>
        <translation>Le défenseur gagne {%1|0 sablier|1 sablier|%1 sabliers}.</translation>
    </message>
    <message>
        <source>The invader uses %1.</source>
        <translation>L’assaillant utilise %1.</translation>
    </message>
    <message>
        <source>The invader skips %1.</source>
        <translation>L’assaillant passe %1.</translation>
    </message>
    <message>
        <source>%1 cannot be used and is skipped: %2.</source>
        <translation>%1 ne peut pas être utilisée et est passée&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The invader pays {%2||1 goblin |%2 goblins }{%3||1 orc |%3 orcs }{%4||1 troll |%4 trolls }for %1.</source>
        <translation>L’assaillant paie {%2||1 gobelin |%2 gobelins }{%3||1 orque |%3 orques }{%4||1 troll |%4 trolls }pour la carte %1.</translation>
    </message>
    <message>
        <source>%1 also costs %2 wood.</source>
        <translation>%1 coûte aussi %2 bois.</translation>
    </message>
    <message>
        <source>The invader takes %1 wood from the pile.</source>
        <translation>L’assaillant prend %1 bois dans la pile.</translation>
    </message>
    <message>
        <source>%1 is drawn from the bag.</source>
        <translation>Pioche dans le sac&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The invader exchanges cards.</source>
        <translation>L’assaillant échange des cartes.</translation>
    </message>
    <message>
        <source>%1 leaves the row, and %2 takes its place.</source>
        <translation>%1 quitte la rangée et %2 prend sa place.</translation>
    </message>
    <message>
        <source>The spy on %1 returns to the defender.</source>
        <translation>L’espion posé sur %1 revient au défenseur.</translation>
    </message>
    <message>
        <source>%1 is built at %2.</source>
        <translation>L’assaillant construit un engin&#x202f;: %1 (%2).</translation>
    </message>
    <message>
        <source>A siege tower is built at %1.</source>
        <translation>L’assaillant dresse une tour de siège (%1).</translation>
    </message>
    <message>
        <source>A mantelet is built at %1.</source>
        <translation>L’assaillant dresse un mantelet (%1).</translation>
    </message>
    <message>
        <source>The invader places %1 at %2.</source>
        <translation>L’assaillant place %1 (%2).</translation>
    </message>
    <message>
        <source>A bridge now covers %1.</source>
        <translation>Un pont couvre désormais %1.</translation>
    </message>
    <message>
        <source>%1: on duty at %2.</source>
        <translation>%1&#x202f;: en poste (%2).</translation>
    </message>
    <message>
        <source>A miss card leaves the deck of %1.</source>
        <translation>Une carte Raté quitte un paquet (%1).</translation>
    </message>
    <message>
        <source>%1 arrives at %2.</source>
        <translation>%1 arrive (%2).</translation>
    </message>
    <message>
        <source>%1: a token is placed at %2 (%3).</source>
        <translation>%1&#x202f;: un jeton est posé (%2, %3).</translation>
    </message>
    <message>
        <source>%1: a token is placed on %2 (%3).</source>
        <translation>%1&#x202f;: un jeton est posé sur un engin (%2, %3).</translation>
    </message>
    <message>
        <source>%1: a token is placed on the heroic order %2 (%3).</source>
        <translation>%1&#x202f;: un jeton est posé sur l’ordre héroïque %2 (%3).</translation>
    </message>
    <message>
        <source>%1: the token at %2 is turned over. It is %3.</source>
        <translation>%1&#x202f;: le jeton est retourné (%2). C’est %3.</translation>
    </message>
    <message>
        <source>%1: the token on %2 is turned over. It is %3.</source>
        <translation>%1&#x202f;: le jeton de l’engin est retourné (%2). C’est %3.</translation>
    </message>
    <message>
        <source>%1: the token on the heroic order %2 is turned over. It is %3.</source>
        <translation>%1&#x202f;: le jeton de l’ordre héroïque %2 est retourné. C’est %3.</translation>
    </message>
    <message>
        <source>The invader takes %1 back into the supply.</source>
        <translation>L’assaillant reprend %1 dans sa réserve.</translation>
    </message>
    <message>
        <source>The invader begins %1.</source>
        <translation>L’assaillant commence %1.</translation>
    </message>
    <message>
        <source>%2 marches from %1 to %3.</source>
        <translation>%2 avance&#x202f;: %1 → %3.</translation>
    </message>
    <message>
        <source>%2 marches from %1 through %3 to %4.</source>
        <translation>%2 avance&#x202f;: %1 → %3 → %4.</translation>
    </message>
    <message>
        <source>%2 climbs out of the sap at %1.</source>
        <translation>%2 surgit de la sape (%1).</translation>
    </message>
    <message>
        <source>%2 is deployed at %1.</source>
        <translation>%2 est déployé (%1).</translation>
    </message>
    <message>
        <source>The trap on %1 is turned up. It is %2.</source>
        <translation>Le piège posé sur %1 est révélé. C’est %2.</translation>
    </message>
    <message>
        <source>The trap sends siege towers on %1 back.</source>
        <translation>Le piège refoule les tours de siège passées par %1.</translation>
    </message>
    <message>
        <source>%1 of the marauders joins the army at %2.</source>
        <translation>%1 des maraudeurs rejoint l’armée (%2).</translation>
    </message>
    <message>
        <source>{%1|No new marauders gather|1 new marauder gathers|%1 new marauders gather}.</source>
        <translation>{%1|Aucun maraudeur ne se rassemble|1 nouveau maraudeur se rassemble|%1 nouveaux maraudeurs se rassemblent}.</translation>
    </message>
    <message>
        <source>The invader chooses %1.</source>
        <translation>L’assaillant choisit&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The invader gives an order at %2 (%1).</source>
        <translation>L’assaillant donne un ordre (%2, %1).</translation>
    </message>
    <message>
        <source>The order at %2 is shown: %1.</source>
        <translation>L’ordre est montré (%2)&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The order at %2 leaves the game: %1.</source>
        <translation>L’ordre est retiré du jeu (%2)&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The order at %1 returns to the invader.</source>
        <translation>L’ordre revient à l’assaillant (%1).</translation>
    </message>
    <message>
        <source>The order at %2 has no effect: %1.</source>
        <translation>L’ordre n’a pas d’effet (%2)&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The defender phase begins, with {%1|no hourglasses|1 hourglass|%1 hourglasses} in reserve.</source>
        <translation>La phase de défense commence, avec {%1|0 sablier|1 sablier|%1 sabliers} en attente.</translation>
    </message>
    <message>
        <source>{%1|No hourglasses are lost|1 hourglass is lost|%1 hourglasses are lost}.</source>
        <translation>{%1|0 sablier est perdu|1 sablier est perdu|%1 sabliers sont perdus}.</translation>
    </message>
    <message>
        <source>The defender puts an hourglass on %1 (%2 of %3).</source>
        <translation>Le défenseur pose un sablier&#x202f;: %1 (%2 sur %3).</translation>
    </message>
    <message>
        <source>%1 is completed.</source>
        <translation>Action accomplie&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 moves from %2 to %3.</source>
        <translation>%1 se déplace&#x202f;: %2 → %3.</translation>
    </message>
    <message>
        <source>%1 at %2 and %3 at %4 change places.</source>
        <translation>%1 (%2) et %3 (%4) changent de lieu.</translation>
    </message>
    <message>
        <source>The gale holds %1 back at %2.</source>
        <translation>La tempête retient %1 (%2).</translation>
    </message>
    <message>
        <source>%1 gives the heroic order %2.</source>
        <translation>%1 donne l’ordre héroïque %2.</translation>
    </message>
    <message>
        <source>The heroic order %1 has no effect.</source>
        <translation>L’ordre héroïque %1 n’a pas d’effet.</translation>
    </message>
    <message>
        <source>The heroic order %1 leaves the game.</source>
        <translation>L’ordre héroïque %1 est retiré du jeu.</translation>
    </message>
    <message>
        <source>%1: ready for use at %2.</source>
        <translation>%1&#x202f;: dispositif en place (%2).</translation>
    </message>
    <message>
        <source>%1: on the fire at %2.</source>
        <translation>%1&#x202f;: sur le feu (%2).</translation>
    </message>
    <message>
        <source>The defender raises a ladder at %1.</source>
        <translation>Le défenseur dresse une échelle (%1).</translation>
    </message>
    <message>
        <source>The defender adds a stone at %1.</source>
        <translation>Le défenseur ajoute une pierre (%1).</translation>
    </message>
    <message>
        <source>The defender lays a trap on %1 (%2).</source>
        <translation>Le défenseur pose un piège sur %1 (%2).</translation>
    </message>
    <message>
        <source>%1 has a malfunction and will not fire in the next assault.</source>
        <translation>%1&#x202f;: avarie, pas de tir lors du prochain assaut.</translation>
    </message>
    <message>
        <source>A spy is now on %1.</source>
        <translation>Un espion se glisse sur %1.</translation>
    </message>
    <message>
        <source>The marksmen of %1 are blessed.</source>
        <translation>%1&#x202f;: les tireurs sont bénis.</translation>
    </message>
    <message>
        <source>An unearthly glare falls on %1.</source>
        <translation>Un éblouissement frappe un mur (%1).</translation>
    </message>
    <message>
        <source>%1 completes the training at %2.</source>
        <translation>%1 termine son entraînement (%2).</translation>
    </message>
    <message>
        <source>A marksman leaves the game. Saboteurs found: %1.</source>
        <translation>Un tireur quitte le jeu. Saboteurs démasqués&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%2 is killed at %1.</source>
        <translation>%2 est éliminé (%1).</translation>
    </message>
    <message>
        <source>The specter at %2 takes %1.</source>
        <translation>Le spectre s’empare de l’unité éliminée&#x202f;: %1 (%2).</translation>
    </message>
    <message>
        <source>The defender uses the plan %1.</source>
        <translation>Le défenseur utilise le plan %1.</translation>
    </message>
    <message>
        <source>%2 takes the place of a weaker unit at %1.</source>
        <translation>%2 remplace une unité plus faible (%1).</translation>
    </message>
    <message>
        <source>%1 enlists and comes to the courtyard.</source>
        <translation>%1 s’enrôle et rejoint la cour.</translation>
    </message>
    <message>
        <source>All ritual tokens return to the invader.</source>
        <translation>Tous les jetons rituels reviennent à l’assaillant.</translation>
    </message>
    <message>
        <source>The assault of round %1 begins.</source>
        <translation>L’assaut de la manche %1 commence.</translation>
    </message>
    <message>
        <source>The cannon at %1 aims at %2.</source>
        <translation>Le canon vise&#x202f;: %1 → %2.</translation>
    </message>
    <message>
        <source>Hit card %1 is revealed.</source>
        <translation>Le paquet de tir révèle la carte %1.</translation>
    </message>
    <message>
        <source>The cannon shot at %1 has no effect.</source>
        <translation>Le tir du canon n’a pas d’effet (%1).</translation>
    </message>
    <message>
        <source>%1 aims at %2.</source>
        <translation>%1 vise&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 holds fire.</source>
        <translation>%1 ne tire pas.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>A stone at %1 is destroyed.</source>
        <translation>Une pierre est détruite (%1).</translation>
    </message>
    <message>
        <source>The cauldron at %1 is destroyed.</source>
        <translation>Le chaudron est détruit (%1).</translation>
    </message>
    <message>
        <source>The device at %1 is destroyed.</source>
        <translation>Le dispositif est détruit (%1).</translation>
    </message>
    <message>
        <source>%1 hits %2, but nothing is left to destroy there.</source>
        <translation>%1 touche, mais il ne reste rien à détruire (%2).</translation>
    </message>
    <message>
        <source>A marksman at %1 aims at %2.</source>
        <translation>Un tireur vise&#x202f;: %1 → %2.</translation>
    </message>
    <message>
        <source>All marksmen of %1 aim at %2.</source>
        <translation>%1&#x202f;: tous les tireurs visent ensemble (%2).</translation>
    </message>
    <message>
        <source>{%2|Nobody fires|1 marksman fires|%2 marksmen fire} at %1.</source>
        <translation>{%2|Volée de 0 tireur|Volée de 1 tireur|Volée de %2 tireurs} (%1).</translation>
    </message>
    <message>
        <source>The pole at %1 strikes at %2.</source>
        <translation>La perche frappe&#x202f;: %1 → %2.</translation>
    </message>
    <message>
        <source>The pole finds no target at %1.</source>
        <translation>La perche ne trouve pas de cible (%1).</translation>
    </message>
    <message>
        <source>{%2|No orc explodes|1 orc explodes|%2 orcs explode} at %1.</source>
        <translation>{%2|0 orque se fait exploser|1 orque se fait exploser|%2 orques se font exploser} (%1).</translation>
    </message>
    <message>
        <source>Goblin fury rages at %1.</source>
        <translation>La fureur gobeline se déchaîne (%1).</translation>
    </message>
    <message>
        <source>A troll follows the call from %1 to %2.</source>
        <translation>Un troll répond à l’appel&#x202f;: %1 → %2.</translation>
    </message>
    <message>
        <source>%1: invader %2, defender %3, of which units %4.</source>
        <translation>%1&#x202f;: assaillant %2, défenseur %3, dont unités %4.</translation>
    </message>
    <message>
        <source>The invader breaches %1 and wins{%2||: advantage %2, unit strength %3|: advantage %2, unit strength %3}.</source>
        <translation>L’assaillant ouvre une brèche et gagne (%1){%2||&#x202f;: avantage %2, force des unités %3|&#x202f;: avantage %2, force des unités %3}.</translation>
    </message>
    <message>
        <source>The fury at %1 is over, and the goblins there are killed.</source>
        <translation>La fureur est retombée et les gobelins sont éliminés (%1).</translation>
    </message>
    <message>
        <source>%1 recovers and goes to the courtyard.</source>
        <translation>%1 se rétablit et rejoint la cour.</translation>
    </message>
    <message>
        <source>{%1|No unit goes|1 unit goes|%1 units go} from the hospital to the supply.</source>
        <translation>{%1|0 unité va|1 unité va|%1 unités vont} de l’hôpital à la réserve.</translation>
    </message>
    <message>
        <source>Round %1 is over.</source>
        <translation>La manche %1 est terminée.</translation>
    </message>
    <message>
        <source>The invader meets the objective %1.</source>
        <translation>L’assaillant atteint l’objectif %1.</translation>
    </message>
    <message>
        <source>The fortress has held out. The defender wins.</source>
        <translation>La forteresse a tenu bon. Le défenseur gagne.</translation>
    </message>
    <message>
        <source>%1 resigns.</source>
        <translation>%1 abandonne.</translation>
    </message>
    <message>
        <source>%1 was breached{%4|| in round %4| in round %4}{%5||, %5 to %6|, %5 to %6}.</source>
        <translation>%1&#x202f;: une brèche a été ouverte{%4|| à la manche %4| à la manche %4}{%5||, %5 contre %6|, %5 contre %6}.</translation>
    </message>
    <message>
        <source>You breached %1{%4|| in round %4| in round %4}{%5||, %5 to %6|, %5 to %6}.</source>
        <translation>Vous avez ouvert une brèche (%1){%4|| à la manche %4| à la manche %4}{%5||, %5 contre %6|, %5 contre %6}.</translation>
    </message>
    <message>
        <source>The fortress has held out{%1|| for 1 round| for %1 rounds}.</source>
        <translation>La forteresse a tenu bon{%1|| pendant 1 manche| pendant %1 manches}.</translation>
    </message>
    <message>
        <source>You have held the fortress{%1|| for 1 round| for %1 rounds}.</source>
        <translation>Vous avez tenu la forteresse{%1|| pendant 1 manche| pendant %1 manches}.</translation>
    </message>
    <message>
        <source>In every round the cards of the row are used from left to right, in this order.</source>
        <translation>À chaque manche, les cartes de la rangée servent de gauche à droite, dans cet ordre.</translation>
    </message>
    <message>
        <source>Three were drawn before the game; two stay, and each brings its benefit when its goal is met.</source>
        <translation>Trois ont été piochés avant la partie&#x202f;; deux restent, et chacun apporte son bénéfice quand son but est atteint.</translation>
    </message>
    <message>
        <source>The cards of the row are used from left to right, and this one is next; there is no way back.</source>
        <translation>Les cartes de la rangée servent de gauche à droite, et c’est le tour de celle-ci&#x202f;; on ne revient pas en arrière.</translation>
    </message>
    <message>
        <source>The card is used; what is paid for it cannot be used again in this round.</source>
        <translation>La carte est utilisée&#x202f;; ce qui la paie ne peut plus servir pendant cette manche.</translation>
    </message>
    <message>
        <source>The card is used; the unit paid decides how much wood it brings.</source>
        <translation>La carte est utilisée&#x202f;; l’unité payée décide combien de bois elle rapporte.</translation>
    </message>
    <message>
        <source>Units and wood have arrived; before the row is used, its cards may be exchanged.</source>
        <translation>Les unités et le bois sont arrivés&#x202f;; avant de servir, les cartes de la rangée peuvent être échangées.</translation>
    </message>
    <message>
        <source>The exchange has been bought; a card that has moved cannot move again.</source>
        <translation>L’échange a été acheté&#x202f;; une carte déplacée ne peut plus l’être.</translation>
    </message>
    <message>
        <source>It has been paid for and comes onto the board now.</source>
        <translation>La machine est payée et arrive maintenant sur le plateau.</translation>
    </message>
    <message>
        <source>It has come into play, and equipment stays where it is for the whole game.</source>
        <translation>Il entre en jeu, et l’équipement reste en place toute la partie.</translation>
    </message>
    <message>
        <source>It has come into play; no trap can be placed on its path from now on.</source>
        <translation>Il entre en jeu&#x202f;; plus aucun piège ne peut être posé sur son sentier.</translation>
    </message>
    <message>
        <source>The training has been paid for and stays where it is for the whole game.</source>
        <translation>L’entraînement est payé et reste en place toute la partie.</translation>
    </message>
    <message>
        <source>The artilleryman has been paid for and serves one engine.</source>
        <translation>L’artilleur est payé et sert un seul engin.</translation>
    </message>
    <message>
        <source>The saboteur has been paid for and makes every action of one building more expensive.</source>
        <translation>Le saboteur est payé et rend plus chères toutes les actions d’un bâtiment.</translation>
    </message>
    <message>
        <source>The trainer has been paid for and brings trolls from the bag.</source>
        <translation>L’entraîneur est payé et amène des trolls du sac.</translation>
    </message>
    <message>
        <source>The ritual has been paid for; up to three of its tokens are placed face down, and bluffs hide the target.</source>
        <translation>Le rituel est payé&#x202f;; jusqu’à trois de ses jetons sont posés face cachée, et les bluffs cachent la cible.</translation>
    </message>
    <message>
        <source>The devoted warlocks let one of the units just paid return, once per round.</source>
        <translation>Les sorciers dévoués laissent revenir une des unités payées, une fois par manche.</translation>
    </message>
    <message>
        <source>The specter is at work: for a unit killed there, one of the fallen returns.</source>
        <translation>Le spectre agit&#x202f;: pour une unité éliminée à cet endroit, une unité revient des pertes.</translation>
    </message>
    <message>
        <source>All cards have been used. Make one maneuver; a second one is optional. Each gives the defender hourglasses.</source>
        <translation>Toutes les cartes ont servi. Faites une manœuvre&#x202f;; une seconde est facultative. Chacune donne des sabliers au défenseur.</translation>
    </message>
    <message>
        <source>A maneuver begins with the saps; each of them serves once per round.</source>
        <translation>Une manœuvre commence par les sapes&#x202f;; chacune sert une fois par manche.</translation>
    </message>
    <message>
        <source>Pieces nearest the walls move first; each piece moves one step per maneuver.</source>
        <translation>Les pièces les plus proches des murs avancent d’abord&#x202f;; chaque pièce fait un pas par manœuvre.</translation>
    </message>
    <message>
        <source>A quartermaster lets a unit march on immediately, once per round.</source>
        <translation>Un quartier-maître laisse une unité avancer aussitôt, une fois par manche.</translation>
    </message>
    <message>
        <source>The maneuver ends with those who come from the supply to the foregrounds.</source>
        <translation>La manœuvre se termine par ceux qui viennent de la réserve sur les abords.</translation>
    </message>
    <message>
        <source>Units have marched past the marauders, who join them as space allows.</source>
        <translation>Des unités sont passées près des maraudeurs, qui les rejoignent s’il y a de la place.</translation>
    </message>
    <message>
        <source>The maneuvers are over; orders change the coming fights.</source>
        <translation>Les manœuvres sont finies&#x202f;; les ordres changent les combats à venir.</translation>
    </message>
    <message>
        <source>Orders go to walls with invader units, at most one to each.</source>
        <translation>Les ordres vont aux murs où se trouvent des unités de l’assaillant, un au plus par mur.</translation>
    </message>
    <message>
        <source>Several goals are met at the same time, and each brings its benefit now.</source>
        <translation>Plusieurs buts sont atteints à la fois, et chacun apporte son bénéfice maintenant.</translation>
    </message>
    <message>
        <source>Three trolls are on one wall: the goal is met.</source>
        <translation>Trois trolls sont sur un même mur&#x202f;: le but est atteint.</translation>
    </message>
    <message>
        <source>Three types of equipment are on the board: the goal is met, and one more comes for free.</source>
        <translation>Trois types d’équipement sont sur le plateau&#x202f;: le but est atteint, et un autre vient gratuitement.</translation>
    </message>
    <message>
        <source>There is a unit on every rampart: the goal is met, and more units come for free.</source>
        <translation>Il y a une unité sur chaque rempart&#x202f;: le but est atteint, et d’autres unités viennent gratuitement.</translation>
    </message>
    <message>
        <source>It is the price of the levy.</source>
        <translation>C’est le prix de la levée.</translation>
    </message>
    <message>
        <source>Three were drawn before the game; two stay, and each can be used once.</source>
        <translation>Trois ont été piochés avant la partie&#x202f;; deux restent, et chacun peut servir une fois.</translation>
    </message>
    <message>
        <source>The invader has acted. The reserve is spent now, as far as possible; hourglasses left: %1.</source>
        <translation>L’assaillant a agi. Les sabliers en attente sont dépensés maintenant, autant que possible&#x202f;; il en reste %1.</translation>
    </message>
    <message>
        <source>The piece has been chosen: now it moves, or swaps with another.</source>
        <translation>La pièce est choisie&#x202f;: maintenant elle se déplace, ou permute avec une autre.</translation>
    </message>
    <message>
        <source>A heroic order is free: one for each hero, and each order once per round.</source>
        <translation>Un ordre héroïque est gratuit&#x202f;: un par héros, et chaque ordre une fois par manche.</translation>
    </message>
    <message>
        <source>The order brings the unit from the courtyard to a wall with a hero.</source>
        <translation>L’ordre mène l’unité de la cour à un mur où se tient un héros.</translation>
    </message>
    <message>
        <source>The errand takes the unit to a building, where an action gets an hourglass.</source>
        <translation>La mission mène l’unité à un bâtiment, dont une action reçoit un sablier.</translation>
    </message>
    <message>
        <source>The unit has arrived on its errand and brings an hourglass.</source>
        <translation>L’unité en mission est arrivée et apporte un sablier.</translation>
    </message>
    <message>
        <source>Several tracks are full; their actions are completed one after another.</source>
        <translation>Plusieurs pistes sont pleines&#x202f;; leurs actions sont accomplies l’une après l’autre.</translation>
    </message>
    <message>
        <source>The action is completed; each tower takes one device.</source>
        <translation>L’action est accomplie&#x202f;; chaque tour reçoit un seul dispositif.</translation>
    </message>
    <message>
        <source>The action is completed; the cauldron serves in every assault.</source>
        <translation>L’action est accomplie&#x202f;; le chaudron sert à chaque assaut.</translation>
    </message>
    <message>
        <source>The action is completed; the wall gets a space for one more defender.</source>
        <translation>L’action est accomplie&#x202f;; le mur gagne une place pour un défenseur de plus.</translation>
    </message>
    <message>
        <source>The action is completed; the stone makes its wall stronger.</source>
        <translation>L’action est accomplie&#x202f;; la pierre renforce son mur.</translation>
    </message>
    <message>
        <source>The action is completed; the trap is placed face down.</source>
        <translation>L’action est accomplie&#x202f;; le piège est posé face cachée.</translation>
    </message>
    <message>
        <source>The trap is placed; only the defender knows which pieces it will strike.</source>
        <translation>Le piège est posé&#x202f;; seul le défenseur sait quelles pièces il frappera.</translation>
    </message>
    <message>
        <source>The action is completed; the engine will not fire in the next assault.</source>
        <translation>L’action est accomplie&#x202f;; l’engin ne tirera pas lors du prochain assaut.</translation>
    </message>
    <message>
        <source>The action is completed; the spy raises the price of the card.</source>
        <translation>L’action est accomplie&#x202f;; l’espion rend la carte plus chère.</translation>
    </message>
    <message>
        <source>The action is completed; in the assault the blessed marksmen shoot together.</source>
        <translation>L’action est accomplie&#x202f;; lors de l’assaut, les tireurs bénis tirent ensemble.</translation>
    </message>
    <message>
        <source>The action is completed; the order will have no effect.</source>
        <translation>L’action est accomplie&#x202f;; l’ordre restera sans effet.</translation>
    </message>
    <message>
        <source>The action is completed; the sharpshooters reach every unit on the board.</source>
        <translation>L’action est accomplie&#x202f;; les tireurs d’élite atteignent toute unité du plateau.</translation>
    </message>
    <message>
        <source>The action is completed; nothing will happen there in the next assault.</source>
        <translation>L’action est accomplie&#x202f;; rien ne s’y passera lors du prochain assaut.</translation>
    </message>
    <message>
        <source>The action is completed; a unit of the barracks becomes a better one.</source>
        <translation>L’action est accomplie&#x202f;; une unité de la caserne devient meilleure.</translation>
    </message>
    <message>
        <source>Some plans can be used only now. The question is asked as long as a plan is left, so that it gives nothing away.</source>
        <translation>Certains plans ne servent qu’à ce moment. La question est posée tant qu’il reste un plan, pour ne rien trahir.</translation>
    </message>
    <message>
        <source>The plan is in use; its moves are free.</source>
        <translation>Le plan est en cours&#x202f;; ses déplacements sont gratuits.</translation>
    </message>
    <message>
        <source>The piece has been chosen; its move is free.</source>
        <translation>La pièce est choisie&#x202f;; son déplacement est gratuit.</translation>
    </message>
    <message>
        <source>The plan is in use; units on walls and in the courtyard become better ones.</source>
        <translation>Le plan est en cours&#x202f;; des unités des murs et de la cour deviennent meilleures.</translation>
    </message>
    <message>
        <source>The plan is in use; units on that rampart will be killed.</source>
        <translation>Le plan est en cours&#x202f;; des unités de ce rempart vont être éliminées.</translation>
    </message>
    <message>
        <source>The plan is in use; its victims are chosen one after another.</source>
        <translation>Le plan est en cours&#x202f;; ses victimes sont choisies l’une après l’autre.</translation>
    </message>
    <message>
        <source>The plan is in use; all its stones go to walls of one side.</source>
        <translation>Le plan est en cours&#x202f;; toutes ses pierres vont aux murs d’un même côté.</translation>
    </message>
    <message>
        <source>The plan is in use; the wall will be stronger in this assault.</source>
        <translation>Le plan est en cours&#x202f;; le mur sera plus fort pendant cet assaut.</translation>
    </message>
    <message>
        <source>The plan is in use; the units come into the courtyard.</source>
        <translation>Le plan est en cours&#x202f;; les unités viennent dans la cour.</translation>
    </message>
    <message>
        <source>The round ends; those who do not recover go to the supply.</source>
        <translation>La manche se termine&#x202f;; ceux qui ne se rétablissent pas vont à la réserve.</translation>
    </message>
    <message>
        <source>The assault begins with the cannons. All of them aim before a card is revealed.</source>
        <translation>L’assaut commence par les canons. Tous visent avant qu’une carte soit révélée.</translation>
    </message>
    <message>
        <source>Units have been hit, and their opponent chooses which are killed.</source>
        <translation>Des unités sont touchées, et leur adversaire choisit celles qui sont éliminées.</translation>
    </message>
    <message>
        <source>A volley has hit; each unit killed uses up volley equal to its strength.</source>
        <translation>Une volée a touché&#x202f;; chaque unité éliminée y retranche sa force.</translation>
    </message>
    <message>
        <source>The engines fire after the cannons. All of them aim before a card is revealed.</source>
        <translation>Les engins tirent après les canons. Tous visent avant qu’une carte soit révélée.</translation>
    </message>
    <message>
        <source>There is no stone and no cauldron left to destroy, so a device is lost.</source>
        <translation>Il n’y a plus ni pierre ni chaudron à détruire&#x202f;: un dispositif est perdu.</translation>
    </message>
    <message>
        <source>The marksmen shoot after the engines; those who are blessed shoot together.</source>
        <translation>Les tireurs suivent les engins&#x202f;; ceux qui sont bénis tirent ensemble.</translation>
    </message>
    <message>
        <source>The marksmen shoot after the engines. All of them aim before the first loss.</source>
        <translation>Les tireurs suivent les engins. Tous visent avant la première perte.</translation>
    </message>
    <message>
        <source>Several trolls have crossed a trap that kills one of them.</source>
        <translation>Plusieurs trolls ont franchi un piège qui en élimine un.</translation>
    </message>
    <message>
        <source>The poles are used after the cauldrons, one after another.</source>
        <translation>Les perches suivent les chaudrons, l’une après l’autre.</translation>
    </message>
    <message>
        <source>All orders are revealed and carried out before strengths are compared.</source>
        <translation>Tous les ordres sont révélés et exécutés avant de comparer les forces.</translation>
    </message>
    <message>
        <source>The order is carried out: each orc killed destroys a stone.</source>
        <translation>L’ordre est exécuté&#x202f;: chaque orque éliminé détruit une pierre.</translation>
    </message>
    <message>
        <source>The order is carried out: another troll comes one step nearer.</source>
        <translation>L’ordre est exécuté&#x202f;: un autre troll s’approche d’un pas.</translation>
    </message>
    <message>
        <source>The invader is stronger there, and the difference is lost.</source>
        <translation>L’assaillant y est plus fort, et la différence est perdue.</translation>
    </message>
    <message>
        <source>The defender is stronger there, and the difference is lost.</source>
        <translation>Le défenseur y est plus fort, et la différence est perdue.</translation>
    </message>
    <message>
        <source>There is a spy on the card: first choose the unit of the supply that pays for the spy.</source>
        <translation>Un espion est posé sur la carte&#x202f;: choisissez d’abord l’unité de la réserve qui paie l’espion.</translation>
    </message>
    <message>
        <source>The card is not used in this round, and nothing is paid.</source>
        <translation>La carte ne sert pas pendant cette manche, et rien n’est payé.</translation>
    </message>
    <message>
        <source>Each unit paid gives the defender 1 hourglass. (S2-4.3)</source>
        <translation>Chaque unité payée donne 1 sablier au défenseur. (S2-4.3)</translation>
    </message>
    <message>
        <source>The spy takes 1 more unit. Each unit paid gives the defender 1 hourglass. (S2-4.3)</source>
        <translation>L’espion prend 1 unité de plus. Chaque unité payée donne 1 sablier au défenseur. (S2-4.3)</translation>
    </message>
    <message>
        <source>Gives the defender 1 hourglass; then any number of cards change places.</source>
        <translation>Donne 1 sablier au défenseur&#x202f;; puis autant de cartes que voulu changent de place.</translation>
    </message>
    <message>
        <source>Free: the row stays as it is.</source>
        <translation>Gratuit&#x202f;: la rangée reste comme elle est.</translation>
    </message>
    <message>
        <source>The army stays where it is, and the defender gains no more hourglasses.</source>
        <translation>L’armée reste où elle est, et le défenseur ne gagne plus de sabliers.</translation>
    </message>
    <message>
        <source>Free: its track is full.</source>
        <translation>Gratuit&#x202f;: sa piste est pleine.</translation>
    </message>
    <message>
        <source>Hourglasses that nothing can take are lost.</source>
        <translation>Les sabliers que rien ne peut recevoir sont perdus.</translation>
    </message>
    <message>
        <source>It is not used in this assault.</source>
        <translation>Il ne sert pas pendant cet assaut.</translation>
    </message>
    <message>
        <source>Siege: Breach</source>
        <translation>Siège&#x202f;: la Brèche</translation>
    </message>
    <message>
        <source>marksman</source>
        <translation>tireur</translation>
    </message>
    <message>
        <source>ballista</source>
        <translation>baliste</translation>
    </message>
    <message>
        <source>catapult</source>
        <translation>catapulte</translation>
    </message>
    <message>
        <source>trebuchet</source>
        <translation>trébuchet</translation>
    </message>
    <message>
        <source>Briefing</source>
        <translation>Conseil de guerre</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressources</translation>
    </message>
    <message>
        <source>Ballista</source>
        <translation>Baliste</translation>
    </message>
    <message>
        <source>Catapult</source>
        <translation>Catapulte</translation>
    </message>
    <message>
        <source>Mantelet</source>
        <translation>Mantelet</translation>
    </message>
    <message>
        <source>Siege tower</source>
        <translation>Tour de siège</translation>
    </message>
    <message>
        <source>Trebuchet</source>
        <translation>Trébuchet</translation>
    </message>
    <message>
        <source>Banner</source>
        <translation>Étendard</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Poison</source>
        <translation>Poison</translation>
    </message>
    <message>
        <source>Sap</source>
        <translation>Sape</translation>
    </message>
    <message>
        <source>Artilleryman</source>
        <translation>Artilleur</translation>
    </message>
    <message>
        <source>Quartermaster</source>
        <translation>Quartier-maître</translation>
    </message>
    <message>
        <source>Saboteur</source>
        <translation>Saboteur</translation>
    </message>
    <message>
        <source>Trainer</source>
        <translation>Entraîneur</translation>
    </message>
    <message>
        <source>Trench master</source>
        <translation>Maître de tranchée</translation>
    </message>
    <message>
        <source>Bloodstones</source>
        <translation>Pierres de sang</translation>
    </message>
    <message>
        <source>Demon</source>
        <translation>Démon</translation>
    </message>
    <message>
        <source>Gale</source>
        <translation>Tempête</translation>
    </message>
    <message>
        <source>Possession</source>
        <translation>Possession</translation>
    </message>
    <message>
        <source>Specter</source>
        <translation>Spectre</translation>
    </message>
    <message>
        <source>Maneuver</source>
        <translation>Manœuvre</translation>
    </message>
    <message>
        <source>no piece of this type is left</source>
        <translation>il ne reste pas de pièce de ce type</translation>
    </message>
    <message>
        <source>every tower already has a device</source>
        <translation>chaque tour a déjà un dispositif</translation>
    </message>
    <message>
        <source>no wall can hold another cauldron</source>
        <translation>aucun mur ne peut recevoir un autre chaudron</translation>
    </message>
    <message>
        <source>no wall can hold another ladder</source>
        <translation>aucun mur ne peut recevoir une autre échelle</translation>
    </message>
    <message>
        <source>no stone is left in the supply</source>
        <translation>il ne reste pas de pierre dans la réserve</translation>
    </message>
    <message>
        <source>no path can take another trap</source>
        <translation>aucun sentier ne peut recevoir un autre piège</translation>
    </message>
    <message>
        <source>there is no engine without a malfunction on the board</source>
        <translation>il n’y a pas d’engin sans avarie sur le plateau</translation>
    </message>
    <message>
        <source>no card of the row can take another spy</source>
        <translation>aucune carte de la rangée ne peut recevoir un autre espion</translation>
    </message>
    <message>
        <source>there is no order on the board</source>
        <translation>il n’y a pas d’ordre sur le plateau</translation>
    </message>
    <message>
        <source>there is no invader unit on the board</source>
        <translation>il n’y a pas d’unité de l’assaillant sur le plateau</translation>
    </message>
    <message>
        <source>no unit in the barracks can be trained</source>
        <translation>aucune unité de la caserne ne peut être entraînée</translation>
    </message>
    <message>
        <source>there is no saboteur on the board</source>
        <translation>il n’y a pas de saboteur sur le plateau</translation>
    </message>
    <message>
        <source>there is no marksman in the guards</source>
        <translation>il n’y a pas de tireur au corps de garde</translation>
    </message>
    <message>
        <source>no rampart has room</source>
        <translation>aucun rempart n’a de place</translation>
    </message>
    <message>
        <source>no foreground has room</source>
        <translation>aucun abord n’a de place</translation>
    </message>
    <message>
        <source>no wall has room</source>
        <translation>aucun mur n’a de place</translation>
    </message>
    <message>
        <source>no path can take a bridge</source>
        <translation>aucun sentier ne peut recevoir un pont</translation>
    </message>
    <message>
        <source>there is no engine with a miss card on the board</source>
        <translation>il n’y a pas d’engin avec une carte «&#x202f;manqué&#x202f;» sur le plateau</translation>
    </message>
    <message>
        <source>no building has room</source>
        <translation>aucun bâtiment n’a de place</translation>
    </message>
    <message>
        <source>no troll is left in the bag</source>
        <translation>il ne reste pas de troll dans le sac</translation>
    </message>
    <message>
        <source>there is no engine without a bloodstone on the board</source>
        <translation>il n’y a pas d’engin sans pierre de sang sur le plateau</translation>
    </message>
    <message>
        <source>every wall already has this ritual</source>
        <translation>chaque mur a déjà ce rituel</translation>
    </message>
    <message>
        <source>no heroic order can be possessed</source>
        <translation>aucun ordre héroïque ne peut être possédé</translation>
    </message>
    <message>
        <source>there is no unit in the courtyard</source>
        <translation>il n’y a pas d’unité dans la cour</translation>
    </message>
    <message>
        <source>no hero is on a wall</source>
        <translation>aucun héros n’est sur un mur</translation>
    </message>
    <message>
        <source>no unit can get to a wall with a hero</source>
        <translation>aucune unité ne peut rejoindre un mur avec un héros</translation>
    </message>
    <message>
        <source>this hero is not on a wall</source>
        <translation>ce héros n’est pas sur un mur</translation>
    </message>
    <message>
        <source>no unit can leave the walls of the hero’s side</source>
        <translation>aucune unité ne peut quitter les murs du côté du héros</translation>
    </message>
    <message>
        <source>no unit can get to a building that can take an hourglass</source>
        <translation>aucune unité ne peut rejoindre un bâtiment qui accepte un sablier</translation>
    </message>
    <message>
        <source>no action there can take an hourglass</source>
        <translation>aucune action de ce bâtiment n’accepte de sablier</translation>
    </message>
    <message>
        <source>no unit can move</source>
        <translation>aucune unité ne peut se déplacer</translation>
    </message>
    <message>
        <source>no unit can be upgraded</source>
        <translation>aucune unité ne peut être améliorée</translation>
    </message>
    <message>
        <source>no cauldron would kill more units</source>
        <translation>aucun chaudron n’éliminerait plus d’unités</translation>
    </message>
    <message>
        <source>all units in the hospital recover without it</source>
        <translation>toutes les unités de l’hôpital se rétablissent sans lui</translation>
    </message>
    <message>
        <source>there is no invader unit on a rampart</source>
        <translation>il n’y a pas d’unité de l’assaillant sur un rempart</translation>
    </message>
    <message>
        <source>there will be no melee on any wall</source>
        <translation>il n’y aura de corps à corps sur aucun mur</translation>
    </message>
    <message>
        <source>there is no ritual token on the board</source>
        <translation>il n’y a pas de jeton de rituel sur le plateau</translation>
    </message>
    <message>
        <source>no marksman and no soldier is left in the supply</source>
        <translation>il ne reste ni tireur ni soldat dans la réserve</translation>
    </message>
    <message>
        <source>not enough wood</source>
        <translation>pas assez de bois</translation>
    </message>
    <message>
        <source>the units for it are not in the supply</source>
        <translation>les unités nécessaires ne sont pas dans la réserve</translation>
    </message>
    <message>
        <source>4 engines are on the board already</source>
        <translation>4 engins sont déjà sur le plateau</translation>
    </message>
    <message>
        <source>units paid for rituals</source>
        <translation>unités payées pour des rituels</translation>
    </message>
    <message>
        <source>walls that have lost all stones</source>
        <translation>murs qui ont perdu toutes leurs pierres</translation>
    </message>
    <message>
        <source>different rituals performed</source>
        <translation>rituels différents accomplis</translation>
    </message>
    <message>
        <source>walls climbed</source>
        <translation>murs escaladés</translation>
    </message>
    <message>
        <source>trolls on one wall</source>
        <translation>trolls sur un même mur</translation>
    </message>
    <message>
        <source>engines on the board</source>
        <translation>engins sur le plateau</translation>
    </message>
    <message>
        <source>stones destroyed</source>
        <translation>pierres détruites</translation>
    </message>
    <message>
        <source>types of equipment on the board</source>
        <translation>types d’équipement sur le plateau</translation>
    </message>
    <message>
        <source>defender units killed</source>
        <translation>unités du défenseur éliminées</translation>
    </message>
    <message>
        <source>ramparts with invader units</source>
        <translation>remparts occupés par l’assaillant</translation>
    </message>
    <message>
        <source>Cannon</source>
        <translation>Canon</translation>
    </message>
    <message>
        <source>Troll cauldron</source>
        <translation>Chaudron à trolls</translation>
    </message>
    <message>
        <source>Orc cauldron</source>
        <translation>Chaudron à orques</translation>
    </message>
    <message>
        <source>Goblin cauldron</source>
        <translation>Chaudron à gobelins</translation>
    </message>
    <message>
        <source>Bay window</source>
        <translation>Bretèche</translation>
    </message>
    <message>
        <source>Pole</source>
        <translation>Perche</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Pierre</translation>
    </message>
    <message>
        <source>Trap</source>
        <translation>Piège</translation>
    </message>
    <message>
        <source>Malfunction</source>
        <translation>Avarie</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Espion</translation>
    </message>
    <message>
        <source>Marksman blessing</source>
        <translation>Bénédiction des tireurs</translation>
    </message>
    <message>
        <source>Confused orders</source>
        <translation>Ordres contradictoires</translation>
    </message>
    <message>
        <source>Sharpshooters</source>
        <translation>Tireurs d’élite</translation>
    </message>
    <message>
        <source>Unearthly glare</source>
        <translation>Éblouissement</translation>
    </message>
    <message>
        <source>Train troops</source>
        <translation>Entraîner les troupes</translation>
    </message>
    <message>
        <source>Track saboteurs</source>
        <translation>Traquer les saboteurs</translation>
    </message>
    <message>
        <source>Blood magic</source>
        <translation>Magie de sang</translation>
    </message>
    <message>
        <source>Not a single stone</source>
        <translation>Pas une pierre debout</translation>
    </message>
    <message>
        <source>Devoted warlocks</source>
        <translation>Sorciers dévoués</translation>
    </message>
    <message>
        <source>Green tide</source>
        <translation>Marée verte</translation>
    </message>
    <message>
        <source>Troll wrath</source>
        <translation>Colère des trolls</translation>
    </message>
    <message>
        <source>Master gunners</source>
        <translation>Maîtres artilleurs</translation>
    </message>
    <message>
        <source>Stone breakers</source>
        <translation>Briseurs de pierre</translation>
    </message>
    <message>
        <source>Well equipped</source>
        <translation>Bien équipés</translation>
    </message>
    <message>
        <source>Butcher’s bill</source>
        <translation>Lourd tribut</translation>
    </message>
    <message>
        <source>Open ground</source>
        <translation>Champ libre</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>Midnight oil</source>
        <translation>Nuit blanche</translation>
    </message>
    <message>
        <source>Forced march</source>
        <translation>Marche forcée</translation>
    </message>
    <message>
        <source>Open armory</source>
        <translation>Armurerie ouverte</translation>
    </message>
    <message>
        <source>Scalding harvest</source>
        <translation>Moisson brûlante</translation>
    </message>
    <message>
        <source>Field surgeons</source>
        <translation>Chirurgiens de campagne</translation>
    </message>
    <message>
        <source>Sally</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Last stand</source>
        <translation>Dernier carré</translation>
    </message>
    <message>
        <source>Emergency masonry</source>
        <translation>Maçonnerie d’urgence</translation>
    </message>
    <message>
        <source>Vigil</source>
        <translation>Veillée</translation>
    </message>
    <message>
        <source>Levy</source>
        <translation>Levée</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>before the cauldrons are poured</source>
        <translation>avant que les chaudrons soient versés</translation>
    </message>
    <message>
        <source>before strengths are compared</source>
        <translation>avant la comparaison des forces</translation>
    </message>
    <message>
        <source>before the wounded recover</source>
        <translation>avant la guérison des blessés</translation>
    </message>
    <message>
        <source>1 goblin</source>
        <translation>1 gobelin</translation>
    </message>
    <message>
        <source>2 goblins</source>
        <translation>2 gobelins</translation>
    </message>
    <message>
        <source>3 goblins</source>
        <translation>3 gobelins</translation>
    </message>
    <message>
        <source>1 orc</source>
        <translation>1 orque</translation>
    </message>
    <message>
        <source>2 orcs</source>
        <translation>2 orques</translation>
    </message>
    <message>
        <source>1 troll</source>
        <translation>1 troll</translation>
    </message>
    <message>
        <source>a banner</source>
        <translation>un étendard</translation>
    </message>
    <message>
        <source>a ladder</source>
        <translation>une échelle</translation>
    </message>
    <message>
        <source>poison</source>
        <translation>du poison</translation>
    </message>
    <message>
        <source>a sap</source>
        <translation>une sape</translation>
    </message>
    <message>
        <source>a bridge</source>
        <translation>un pont</translation>
    </message>
    <message>
        <source>the target</source>
        <translation>la cible</translation>
    </message>
    <message>
        <source>a bluff</source>
        <translation>un bluff</translation>
    </message>
    <message>
        <source>the minor maneuver</source>
        <translation>la petite manœuvre</translation>
    </message>
    <message>
        <source>the major maneuver</source>
        <translation>la grande manœuvre</translation>
    </message>
    <message>
        <source>an open order</source>
        <translation>un ordre ouvert</translation>
    </message>
    <message>
        <source>hidden orders</source>
        <translation>des ordres secrets</translation>
    </message>
    <message>
        <source>no orders</source>
        <translation>aucun ordre</translation>
    </message>
    <message>
        <source>goblin fury</source>
        <translation>fureur gobeline</translation>
    </message>
    <message>
        <source>exploding orcs</source>
        <translation>orques explosifs</translation>
    </message>
    <message>
        <source>call of the trolls</source>
        <translation>appel des trolls</translation>
    </message>
    <message>
        <source>bluff</source>
        <translation>bluff</translation>
    </message>
    <message>
        <source>Reinforce</source>
        <translation>Renfort</translation>
    </message>
    <message>
        <source>Errand</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Rappel</translation>
    </message>
    <message>
        <source>a goblin trap</source>
        <translation>un piège à gobelins</translation>
    </message>
    <message>
        <source>a troll trap</source>
        <translation>un piège à trolls</translation>
    </message>
    <message>
        <source>a siege tower trap</source>
        <translation>un piège à tours de siège</translation>
    </message>
    <message>
        <source>D1</source>
        <translation>D1</translation>
    </message>
    <message>
        <source>D2</source>
        <translation>D2</translation>
    </message>
    <message>
        <source>D3</source>
        <translation>D3</translation>
    </message>
    <message>
        <source>D4</source>
        <translation>D4</translation>
    </message>
    <message>
        <source>D5</source>
        <translation>D5</translation>
    </message>
    <message>
        <source>D6</source>
        <translation>D6</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>touché</translation>
    </message>
    <message>
        <source>miss</source>
        <translation>raté</translation>
    </message>
    <message>
        <source>This board cannot be played: it fails check %1.</source>
        <translation>Ce plateau n’est pas jouable&#x202f;: il échoue à la vérification %1.</translation>
    </message>
    <message>
        <source>This game has no option called “%1”.</source>
        <translation>Ce jeu n’a pas d’option «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>This is not a position of this game.</source>
        <translation>Ce n’est pas une position de ce jeu.</translation>
    </message>
    <message>
        <source>keep the order of the row</source>
        <translation>garder l’ordre de la rangée</translation>
    </message>
    <message>
        <source>put your {%1|cards|cards|machine cards|equipment cards|cards} in order</source>
        <extracomment>%1: 2 or 3, the phase of the cards</extracomment>
        <translation>ordonnez vos {%1|cartes|cartes|cartes de machines|cartes d’équipement|cartes}</translation>
    </message>
    <message>
        <source>remove one objective, keep the other 2</source>
        <translation>retirez un objectif, gardez les 2 autres</translation>
    </message>
    <message>
        <source>remove one plan, keep the other 2</source>
        <translation>retirez un plan, gardez les 2 autres</translation>
    </message>
    <message>
        <source>use or skip %1</source>
        <extracomment>%1: a card, “Resources”</extracomment>
        <translation>utilisez ou passez %1</translation>
    </message>
    <message>
        <source>choose how to pay for %1</source>
        <extracomment>%1: a card, “Ballista”</extracomment>
        <translation>choisissez comment payer %1</translation>
    </message>
    <message>
        <source>pay a unit for wood</source>
        <translation>payez une unité pour du bois</translation>
    </message>
    <message>
        <source>exchange cards, or keep your row</source>
        <translation>échangez des cartes, ou gardez votre rangée</translation>
    </message>
    <message>
        <source>exchange a card of your row, or stop</source>
        <translation>échangez une carte de votre rangée, ou arrêtez</translation>
    </message>
    <message>
        <source>choose where to place %1</source>
        <extracomment>%1: a card, “Siege tower”</extracomment>
        <translation>choisissez où placer %1</translation>
    </message>
    <message>
        <source>choose a wall for %1</source>
        <extracomment>%1: equipment, “a ladder”, or an action of a building, “Troll cauldron”</extracomment>
        <translation>choisissez un mur pour %1</translation>
    </message>
    <message>
        <source>choose a path for the bridge</source>
        <translation>choisissez un sentier pour le pont</translation>
    </message>
    <message>
        <source>choose a rampart for %1</source>
        <extracomment>%1: a card, “Quartermaster”</extracomment>
        <translation>choisissez un rempart pour %1</translation>
    </message>
    <message>
        <source>choose the engine that loses a miss card</source>
        <translation>choisissez l’engin qui perd une carte Raté</translation>
    </message>
    <message>
        <source>choose a building for the saboteur</source>
        <translation>choisissez un bâtiment pour le saboteur</translation>
    </message>
    <message>
        <source>choose a foreground for a troll</source>
        <translation>choisissez un abord pour un troll</translation>
    </message>
    <message>
        <source>place a token of %1, or stop</source>
        <extracomment>%1: a card, “Possession”</extracomment>
        <translation>placez un jeton de rituel (%1), ou arrêtez</translation>
    </message>
    <message>
        <source>take back a unit paid for %1, or not</source>
        <extracomment>%1: a card, “Possession”</extracomment>
        <translation>reprenez ou non une unité payée pour %1</translation>
    </message>
    <message>
        <source>choose the foreground where %1 returns</source>
        <extracomment>%1: a unit, “a goblin”</extracomment>
        <translation>choisissez l’abord où revient %1</translation>
    </message>
    <message>
        <source>choose a maneuver</source>
        <translation>choisissez une manœuvre</translation>
    </message>
    <message>
        <source>send units through the saps, or stop</source>
        <translation>envoyez des unités par les sapes, ou arrêtez</translation>
    </message>
    <message>
        <source>march from {%1|the foregrounds|the first line of ramparts|the second line of ramparts|the third line of ramparts|line %1 of the ramparts}, or stop</source>
        <extracomment>%1: how many steps these ramparts are from the foregrounds; 0: the foregrounds themselves</extracomment>
        <translation>avancez depuis {%1|les abords|la première ligne de remparts|la deuxième ligne de remparts|la troisième ligne de remparts|la ligne %1 de remparts}, ou arrêtez</translation>
    </message>
    <message>
        <source>choose the wall for %2 (%1 → %3)</source>
        <extracomment>%2: a unit, “a goblin”; %1 and %3: ramparts where it comes from and passes</extracomment>
        <translation>choisissez le mur où va %2 (%1 → %3)</translation>
    </message>
    <message>
        <source>deploy units from your supply, or stop</source>
        <translation>déployez des unités de votre réserve, ou arrêtez</translation>
    </message>
    <message>
        <source>choose the troll killed by the trap on %1</source>
        <extracomment>%1: a path, “west rampart 1 → west wall 2”</extracomment>
        <translation>choisissez le troll éliminé sur %1</translation>
    </message>
    <message>
        <source>choose the marauders that join your army</source>
        <translation>choisissez les maraudeurs qui rejoignent votre armée</translation>
    </message>
    <message>
        <source>choose how to give orders</source>
        <translation>choisissez comment donner vos ordres</translation>
    </message>
    <message>
        <source>give %1</source>
        <extracomment>%1: “an open order” or “hidden orders”</extracomment>
        <translation>donnez %1</translation>
    </message>
    <message>
        <source>spend your hourglasses, or end the phase</source>
        <translation>dépensez vos sabliers, ou terminez la phase</translation>
    </message>
    <message>
        <source>choose where %1 goes (now: %2)</source>
        <extracomment>%1: a piece, “a marksman”; %2: the place where it is</extracomment>
        <translation>choisissez où va %1 (%2)</translation>
    </message>
    <message>
        <source>choose a unit for %1 (%2)</source>
        <extracomment>%1: a heroic order, “Reinforce”; %2: the hero who gives it, “the warrior”</extracomment>
        <translation>choisissez une unité pour %1 (%2)</translation>
    </message>
    <message>
        <source>choose the wall where %1 goes</source>
        <extracomment>%1: a piece, “a marksman”</extracomment>
        <translation>choisissez le mur où va %1</translation>
    </message>
    <message>
        <source>choose the building where %1 goes (now: %2)</source>
        <extracomment>%1: a piece, “a marksman”; %2: the place where it is</extracomment>
        <translation>choisissez le bâtiment où va %1 (%2)</translation>
    </message>
    <message>
        <source>put the new hourglass on a track of %1</source>
        <extracomment>%1: a building, “the forge”</extracomment>
        <translation>posez le nouveau sablier sur une piste (%1)</translation>
    </message>
    <message>
        <source>choose the action to complete next</source>
        <translation>choisissez la prochaine action à accomplir</translation>
    </message>
    <message>
        <source>choose a tower for %1</source>
        <extracomment>%1: an action of a building, “Cannon”</extracomment>
        <translation>choisissez une tour pour %1</translation>
    </message>
    <message>
        <source>choose a wall for the ladder</source>
        <translation>choisissez un mur pour l’échelle</translation>
    </message>
    <message>
        <source>choose a wall for the new stone</source>
        <translation>choisissez un mur pour la nouvelle pierre</translation>
    </message>
    <message>
        <source>choose a path for the trap</source>
        <translation>choisissez un sentier pour le piège</translation>
    </message>
    <message>
        <source>secretly choose the trap on %1</source>
        <extracomment>%1: a path, “west rampart 1 → west wall 2”</extracomment>
        <translation>choisissez en secret le piège sur %1</translation>
    </message>
    <message>
        <source>choose the engine that gets a malfunction</source>
        <translation>choisissez l’engin qui subit une avarie</translation>
    </message>
    <message>
        <source>choose a card for the spy</source>
        <translation>choisissez une carte pour l’espion</translation>
    </message>
    <message>
        <source>choose the side whose marksmen are blessed</source>
        <translation>choisissez le côté dont les tireurs sont bénis</translation>
    </message>
    <message>
        <source>choose the order that returns to the invader</source>
        <translation>choisissez l’ordre qui revient à l’assaillant</translation>
    </message>
    <message>
        <source>choose the unit that your sharpshooters kill</source>
        <translation>choisissez l’unité qu’éliminent vos tireurs d’élite</translation>
    </message>
    <message>
        <source>choose the wall for the unearthly glare</source>
        <translation>choisissez le mur frappé par l’éblouissement</translation>
    </message>
    <message>
        <source>choose the unit to train</source>
        <translation>choisissez l’unité à entraîner</translation>
    </message>
    <message>
        <source>use a plan %1, or pass</source>
        <extracomment>%1: a moment, “before the cauldrons are poured”</extracomment>
        <translation>utilisez un plan %1, ou passez</translation>
    </message>
    <message>
        <source>move a piece, or stop ({%1|no moves|1 move|%1 moves} left)</source>
        <extracomment>%1: a number</extracomment>
        <translation>déplacez une pièce, ou arrêtez (encore %1)</translation>
    </message>
    <message>
        <source>replace a unit with a better one, or stop ({%1|none|1|%1} left)</source>
        <extracomment>%1: a number</extracomment>
        <translation>remplacez une unité par une meilleure, ou arrêtez (encore %1)</translation>
    </message>
    <message>
        <source>choose a rampart for the sally</source>
        <translation>choisissez un rempart pour la sortie</translation>
    </message>
    <message>
        <source>kill units of up to %2 strength at %1, or stop</source>
        <extracomment>%1: a place; %2: their strength in all</extracomment>
        <translation>éliminez jusqu’à {%2|0 point|1 point|%2 points} de force (%1), ou arrêtez</translation>
    </message>
    <message>
        <source>place {%1|no more stones|1 more stone|%1 more stones}, or stop</source>
        <extracomment>%1: a number</extracomment>
        <translation>placez encore {%1|0 pierre|1 pierre|%1 pierres}, ou arrêtez</translation>
    </message>
    <message>
        <source>choose a wall for the last stand</source>
        <translation>choisissez un mur pour le dernier carré</translation>
    </message>
    <message>
        <source>take up to {%1|no marksmen|1 marksman|%1 marksmen} and {%2|no soldiers|1 soldier|%2 soldiers}, or stop</source>
        <extracomment>%1 and %2: numbers</extracomment>
        <translation>prenez jusqu’à {%1|0 tireur|1 tireur|%1 tireurs} et {%2|0 soldat|1 soldat|%2 soldats}, ou arrêtez</translation>
    </message>
    <message>
        <source>remove a heroic order from the game</source>
        <translation>retirez du jeu un ordre héroïque</translation>
    </message>
    <message>
        <source>fire the cannon of %1, or hold fire</source>
        <extracomment>%1: a tower, “west tower 3”</extracomment>
        <translation>tirez au canon, ou ne tirez pas (%1)</translation>
    </message>
    <message>
        <source>choose a unit to kill at %1</source>
        <extracomment>%1: a place</extracomment>
        <translation>choisissez une unité à éliminer (%1)</translation>
    </message>
    <message>
        <source>choose a target for %1, or hold fire</source>
        <extracomment>%1: an engine, “catapult 1”</extracomment>
        <translation>choisissez une cible, ou ne tirez pas (%1)</translation>
    </message>
    <message>
        <source>choose the tower of %2 that loses its device</source>
        <extracomment>%2: a wall</extracomment>
        <translation>choisissez la tour qui perd son dispositif (%2)</translation>
    </message>
    <message>
        <source>choose the target of all marksmen of %1</source>
        <extracomment>%1: “the west side”</extracomment>
        <translation>choisissez la cible de tous les tireurs (%1)</translation>
    </message>
    <message>
        <source>choose a target for a marksman at %1</source>
        <extracomment>%1: a place</extracomment>
        <translation>choisissez la cible d’un tireur (%1)</translation>
    </message>
    <message>
        <source>kill units of up to %2 strength at %1</source>
        <extracomment>%1: a place; %2: their strength in all</extracomment>
        <translation>éliminez jusqu’à {%2|0 point|1 point|%2 points} de force (%1)</translation>
    </message>
    <message>
        <source>use the pole of %1, or not</source>
        <extracomment>%1: a tower, “west tower 3”</extracomment>
        <translation>employez ou non la perche (%1)</translation>
    </message>
    <message>
        <source>choose the next order to resolve</source>
        <translation>choisissez le prochain ordre à résoudre</translation>
    </message>
    <message>
        <source>choose how many orcs explode at %1</source>
        <extracomment>%1: a place</extracomment>
        <translation>choisissez combien d’orques se font exploser (%1)</translation>
    </message>
    <message>
        <source>call a troll to help at %1</source>
        <extracomment>%1: a place</extracomment>
        <translation>appelez un troll en renfort (%1)</translation>
    </message>
    <message>
        <source>kill units of at least %2 strength at %1</source>
        <extracomment>%1: a place; %2: their strength in all</extracomment>
        <translation>éliminez au moins {%2|0 point|1 point|%2 points} de force (%1)</translation>
    </message>
    <message>
        <source>choose {%1|no units|1 unit|%1 units} of the hospital to recover</source>
        <extracomment>%1: a number</extracomment>
        <translation>choisissez {%1|0 unité|1 unité|%1 unités} de l’hôpital à rétablir</translation>
    </message>
    <message>
        <source>choose the first objective to resolve</source>
        <translation>choisissez le premier objectif à résoudre</translation>
    </message>
    <message>
        <source>choose a unit to kill (Troll wrath)</source>
        <translation>choisissez une unité à éliminer (Colère des trolls)</translation>
    </message>
    <message>
        <source>choose a token to place for free</source>
        <translation>choisissez un jeton à placer gratuitement</translation>
    </message>
    <message>
        <source>deploy up to {%1|no units|1 unit|%1 units} for free, or stop</source>
        <extracomment>%1: a number</extracomment>
        <translation>déployez gratuitement jusqu’à {%1|0 unité|1 unité|%1 unités}, ou arrêtez</translation>
    </message>
    <message>
        <source>This is not possible at this moment.</source>
        <translation>Ce n’est pas possible en ce moment.</translation>
    </message>
    <message>
        <source>The current choice is about: %1.</source>
        <translation>Le choix en cours concerne&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Now units march from {%1|the foregrounds|the first line of ramparts|the second line of ramparts|the third line of ramparts|line %1 of the ramparts}.</source>
        <translation>À présent, les unités avancent depuis {%1|les abords|la première ligne de remparts|la deuxième ligne de remparts|la troisième ligne de remparts|la ligne %1 de remparts}.</translation>
    </message>
    <message>
        <source>This is not one of the available choices.</source>
        <translation>Ce n’est pas l’un des choix proposés.</translation>
    </message>
    <message>
        <source>This place is not suitable (%1).</source>
        <translation>Ce lieu ne convient pas (%1).</translation>
    </message>
    <message>
        <source>No token of this type is left.</source>
        <translation>Il ne reste aucun jeton de ce type.</translation>
    </message>
    <message>
        <source>There is no room left (%1).</source>
        <translation>Il ne reste plus de place (%1).</translation>
    </message>
    <message>
        <source>%1 already has one.</source>
        <translation>Il y en a déjà un exemplaire (%1).</translation>
    </message>
    <message>
        <source>%1 more wood is needed.</source>
        <translation>Il manque %1 bois.</translation>
    </message>
    <message>
        <source>%1 has no target now: %2.</source>
        <translation>%1&#x202f;: la carte n’a pas de cible en ce moment, %2.</translation>
    </message>
    <message>
        <source>There is no such unit at %1.</source>
        <translation>Il n’y a pas d’unité de ce type (%1).</translation>
    </message>
    <message>
        <source>In this maneuver, no more pieces may leave: %1.</source>
        <translation>Lors de cette manœuvre, plus aucune pièce ne peut partir (%1).</translation>
    </message>
    <message>
        <source>No path leads from %1 to %2.</source>
        <translation>Aucun sentier&#x202f;: %1 → %2.</translation>
    </message>
    <message>
        <source>%1 does not accept a siege tower now.</source>
        <translation>Ce lieu n’accepte pas de tour de siège en ce moment (%1).</translation>
    </message>
    <message>
        <source>There is already a trap or a bridge on %1.</source>
        <translation>Il y a déjà un piège ou un pont sur %1.</translation>
    </message>
    <message>
        <source>Neither a trap nor a bridge can be placed on %1.</source>
        <translation>Ni piège ni pont ne peut être posé sur %1.</translation>
    </message>
    <message>
        <source>There are already 4 engines on the board.</source>
        <translation>Il y a déjà 4 engins sur le plateau.</translation>
    </message>
    <message>
        <source>%1 is not a card of phases 2 to 5.</source>
        <translation>%1 n’est pas une carte des phases 2 à 5.</translation>
    </message>
    <message>
        <source>%1 has already moved in this exchange.</source>
        <translation>%1 a déjà changé de place lors de cet échange.</translation>
    </message>
    <message>
        <source>%1 is not there.</source>
        <translation>%1 ne se trouve pas là.</translation>
    </message>
    <message>
        <source>There is no hourglass left for this.</source>
        <translation>Il n’y a plus de sablier pour cela.</translation>
    </message>
    <message>
        <source>This action has already been completed in this round (%1).</source>
        <translation>Cette action a déjà été accomplie pendant cette manche (%1).</translation>
    </message>
    <message>
        <source>The track of %1 is already full.</source>
        <translation>La piste est déjà pleine&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 cannot be completed now: %2.</source>
        <translation>%1&#x202f;: l’action ne peut pas être accomplie maintenant, %2.</translation>
    </message>
    <message>
        <source>The track of %1 is not full yet: %2 of %3 hourglasses.</source>
        <translation>La piste «&#x202f;%1&#x202f;» n’est pas encore pleine&#x202f;: %2 sabliers sur %3.</translation>
    </message>
    <message>
        <source>%1 and %2 are not adjacent.</source>
        <translation>Ces lieux ne sont pas adjacents&#x202f;: %1, %2.</translation>
    </message>
    <message>
        <source>This place is closed (%1).</source>
        <translation>Ce lieu est fermé (%1).</translation>
    </message>
    <message>
        <source>Only marksmen enter %1.</source>
        <translation>Seuls les tireurs y entrent (%1).</translation>
    </message>
    <message>
        <source>%1 cannot be swapped.</source>
        <translation>Permutation impossible (%1).</translation>
    </message>
    <message>
        <source>A hero is already at %1.</source>
        <translation>Un héros s’y trouve déjà (%1).</translation>
    </message>
    <message>
        <source>The gale at %1 costs 1 more hourglass.</source>
        <translation>La tempête coûte 1 sablier de plus (%1).</translation>
    </message>
    <message>
        <source>%1 has already given an order in this round.</source>
        <translation>%1 a déjà donné un ordre pendant cette manche.</translation>
    </message>
    <message>
        <source>The heroic order %1 has already been used in this round.</source>
        <translation>L’ordre héroïque %1 a déjà servi pendant cette manche.</translation>
    </message>
    <message>
        <source>The heroic order %1 has left the game.</source>
        <translation>L’ordre héroïque %1 a quitté le jeu.</translation>
    </message>
    <message>
        <source>The heroic order %1 cannot be carried out now: %2.</source>
        <translation>L’ordre héroïque %1 ne peut pas être exécuté en ce moment&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The plan %1 is not at hand.</source>
        <translation>Le plan %1 n’est pas disponible.</translation>
    </message>
    <message>
        <source>The plan %1 would have no effect now: %2.</source>
        <translation>Le plan %1 serait sans effet en ce moment&#x202f;: %2.</translation>
    </message>
    <message>
        <source>This is not the moment for the plan %1.</source>
        <translation>Ce n’est pas le moment du plan %1.</translation>
    </message>
    <message>
        <source>There are still hourglasses that can be used.</source>
        <translation>Il reste des sabliers qui peuvent servir.</translation>
    </message>
    <message>
        <source>Place at least one token first.</source>
        <translation>Placez d’abord au moins un jeton.</translation>
    </message>
    <message>
        <source>A mantelet protects %1.</source>
        <translation>Un mantelet protège ce lieu (%1).</translation>
    </message>
    <message>
        <source>%1 is out of reach.</source>
        <translation>Ce lieu est hors d’atteinte (%1).</translation>
    </message>
    <message>
        <source>Nothing at %1 allows this.</source>
        <translation>Rien ici ne le permet (%1).</translation>
    </message>
    <message>
        <source>%1 has a malfunction.</source>
        <translation>Cet engin a une avarie (%1).</translation>
    </message>
    <message>
        <source>%1 is not on the board.</source>
        <translation>Cet engin n’est pas sur le plateau (%1).</translation>
    </message>
    <message>
        <source>There is an unearthly glare on %1.</source>
        <translation>Un éblouissement frappe ce mur (%1).</translation>
    </message>
    <message>
        <source>This unit is too strong.</source>
        <translation>Cette unité est trop forte.</translation>
    </message>
    <message>
        <source>This unit would not make the loss as small as possible.</source>
        <translation>Avec cette unité, la perte ne serait pas la plus petite possible.</translation>
    </message>
    <message>
        <source>This token has been placed already.</source>
        <translation>Ce jeton est déjà placé.</translation>
    </message>
    <message>
        <source>There is no invader unit at %1.</source>
        <translation>Il n’y a aucune unité de l’assaillant (%1).</translation>
    </message>
    <message>
        <source>There is already an order at %1.</source>
        <translation>Il y a déjà un ordre (%1).</translation>
    </message>
    <message>
        <source>The invader has already made %1 in this round.</source>
        <translation>L’assaillant a déjà fait %1 pendant cette manche.</translation>
    </message>
    <message>
        <source>The sap at %1 has already been used in this round.</source>
        <translation>La sape a déjà servi pendant cette manche (%1).</translation>
    </message>
    <message>
        <source>The quartermaster at %1 has already been used in this round.</source>
        <translation>Le quartier-maître a déjà servi pendant cette manche (%1).</translation>
    </message>
    <message>
        <source>Goal not met: %2 of %3 (%1).</source>
        <translation>Objectif non atteint&#x202f;: %2 sur %3 (%1).</translation>
    </message>
    <message>
        <source>The goal of %1 counts only at the end of a maneuver.</source>
        <translation>L’objectif %1 ne compte qu’à la fin d’une manœuvre.</translation>
    </message>
    <message>
        <source>%1 is on the other side.</source>
        <translation>Ce lieu est de l’autre côté (%1).</translation>
    </message>
    <message>
        <source>%1 belongs to another building.</source>
        <translation>Cette action est celle d’un autre bâtiment&#x202f;: %1.</translation>
    </message>
    <message>
        <source>There is already a spy on %1.</source>
        <translation>Un espion se trouve déjà sur %1.</translation>
    </message>
    <message>
        <source>There is already a saboteur at %1.</source>
        <translation>Il y a déjà un saboteur (%1).</translation>
    </message>
    <message>
        <source>The deck of %1 has no miss card left.</source>
        <translation>Le paquet n’a plus de carte Raté (%1).</translation>
    </message>
    <message>
        <source>A token of this ritual is already there.</source>
        <translation>Un jeton de ce rituel s’y trouve déjà.</translation>
    </message>
    <message>
        <source>A veteran cannot be trained further.</source>
        <translation>Un vétéran ne peut plus être entraîné.</translation>
    </message>
    <message>
        <source>There is no such unit on the card.</source>
        <translation>Il n’y a pas d’unité de ce type sur la carte.</translation>
    </message>
    <message>
        <source>%1 cannot hold a ladder.</source>
        <translation>Ce mur ne peut pas recevoir d’échelle (%1).</translation>
    </message>
    <message>
        <source>%1 cannot hold a cauldron.</source>
        <translation>Ce mur ne peut pas recevoir de chaudron (%1).</translation>
    </message>
    <message>
        <source>There is already a device at %1.</source>
        <translation>Il y a déjà un dispositif (%1).</translation>
    </message>
    <message>
        <source>There is no order at %1.</source>
        <translation>Il n’y a pas d’ordre (%1).</translation>
    </message>
    <message>
        <source>The order at %1 has already been resolved.</source>
        <translation>L’ordre est déjà résolu (%1).</translation>
    </message>
    <message>
        <source>{%1|None is possible|Only 1 is possible|At most %1 are possible}.</source>
        <translation>{%1|Aucun n’est possible|1 seul est possible|%1 au plus sont possibles}.</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Minor maneuver</source>
        <translation>Petite manœuvre</translation>
    </message>
    <message>
        <source>Major maneuver</source>
        <translation>Grande manœuvre</translation>
    </message>
    <message>
        <source>Defense (%1)</source>
        <translation>Défense (%1)</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>HOLDS</source>
        <translation>TIENT</translation>
    </message>
    <message>
        <source>BREACH</source>
        <translation>BRÈCHE</translation>
    </message>
    <message>
        <source>Marksmen</source>
        <translation>Tireurs</translation>
    </message>
    <message>
        <source>Poles</source>
        <translation>Perches</translation>
    </message>
    <message>
        <source>Card supply</source>
        <translation>Réserve de cartes</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Maneuvers</source>
        <translation>Manœuvres</translation>
    </message>
    <message>
        <source>Orders and rituals</source>
        <translation>Ordres et rituels</translation>
    </message>
    <message>
        <source>Defense plans</source>
        <translation>Plans de défense</translation>
    </message>
    <message>
        <source>Hourglasses in reserve</source>
        <translation>Sabliers en attente</translation>
    </message>
    <message>
        <source>Wood pile</source>
        <translation>Pile de bois</translation>
    </message>
    <message numerus="yes">
        <source>%n hourglass(es) in reserve</source>
        <translation>
            <numerusform>%n sablier en attente</numerusform>
            <numerusform>%n sabliers en attente</numerusform>
        </translation>
    </message>
    <message>
        <source>The wood pile. When it is empty, no more wood can be taken.</source>
        <translation>La pile de bois. Quand elle est vide, on ne peut plus prendre de bois.</translation>
    </message>
    <message>
        <source>objective</source>
        <translation>objectif</translation>
    </message>
    <message>
        <source>defense plan</source>
        <translation>plan de défense</translation>
    </message>
    <message>
        <source>heroic order</source>
        <translation>ordre héroïque</translation>
    </message>
    <message>
        <source>engine deck</source>
        <translation>paquet de l’engin</translation>
    </message>
    <message>
        <source>hit deck</source>
        <translation>paquet de tir</translation>
    </message>
    <message>
        <source>Action card, phase %1</source>
        <extracomment>Stands on a printed card.</extracomment>
        <translation>Carte action, phase %1</translation>
    </message>
    <message>
        <source>Action card</source>
        <translation>Carte action</translation>
    </message>
    <message>
        <source>Cannon: a miss.</source>
        <extracomment>What a card of the hit deck hits; %1, %2, %3: units.</extracomment>
        <translation>Canon&#x202f;: un raté.</translation>
    </message>
    <message>
        <source>Cannon: %1.</source>
        <translation>Canon&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Cannon: %1, %2.</source>
        <translation>Canon&#x202f;: %1, %2.</translation>
    </message>
    <message>
        <source>Cannon: %1, %2, %3.</source>
        <translation>Canon&#x202f;: %1, %2, %3.</translation>
    </message>
    <message>
        <source>Pole: %1.</source>
        <translation>Perche&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Pole: a miss.</source>
        <translation>Perche&#x202f;: un raté.</translation>
    </message>
    <message>
        <source>Pole: %1, %2.</source>
        <translation>Perche&#x202f;: %1, %2.</translation>
    </message>
    <message>
        <source>Pole: %1, %2, %3.</source>
        <translation>Perche&#x202f;: %1, %2, %3.</translation>
    </message>
    <message>
        <source>Price: %1 wood, and %2 or %3.</source>
        <extracomment>What an action card costs: wood (a number) and one of two payments in units (1 troll, 2 orcs).</extracomment>
        <translation>Prix&#x202f;: %1 bois, et %2 ou %3.</translation>
    </message>
    <message>
        <source>{%1|No more hourglasses|1 more hourglass|%1 more hourglasses} for the defender.</source>
        <extracomment>What the use of a card gives the defender besides.</extracomment>
        <translation>{%1|Aucun sablier|1 sablier|%1 sabliers} de plus pour le défenseur.</translation>
    </message>
    <message>
        <source>minor</source>
        <translation>petite</translation>
    </message>
    <message>
        <source>major</source>
        <translation>grande</translation>
    </message>
    <message>
        <source>to come: %1</source>
        <translation>à venir&#x202f;: %1</translation>
    </message>
    <message>
        <source>banner</source>
        <translation>étendard</translation>
    </message>
    <message>
        <source>ladder</source>
        <translation>échelle</translation>
    </message>
    <message>
        <source>poison</source>
        <comment>word.tile.poison</comment>
        <translation>poison</translation>
    </message>
    <message>
        <source>sap</source>
        <translation>sape</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>pont</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>défaussé</translation>
    </message>
    <message>
        <source>met, still in effect</source>
        <translation>atteint, agit encore</translation>
    </message>
    <message>
        <source>met</source>
        <translation>atteint</translation>
    </message>
    <message>
        <source>used</source>
        <translation>utilisé</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>Phase 1: units from the bag, wood, possibly other cards.</source>
        <translation>Phase 1&#x202f;: des unités du sac, du bois, peut-être d’autres cartes.</translation>
    </message>
    <message>
        <source>Phase 2: engines, mantelets and siege towers.</source>
        <translation>Phase 2&#x202f;: engins, mantelets et tours de siège.</translation>
    </message>
    <message>
        <source>Phase 3: equipment on walls and paths.</source>
        <translation>Phase 3&#x202f;: équipement sur les murs et les sentiers.</translation>
    </message>
    <message>
        <source>Phase 4: trained troops on ramparts, at engines and in buildings.</source>
        <translation>Phase 4&#x202f;: troupes entraînées sur les remparts, aux engins et dans les bâtiments.</translation>
    </message>
    <message>
        <source>Phase 5: rituals, with bluffs among them.</source>
        <translation>Phase 5&#x202f;: rituels, avec des bluffs parmi eux.</translation>
    </message>
    <message>
        <source>Phase 6: the army marches, and orders are given.</source>
        <translation>Phase 6&#x202f;: l’armée avance et des ordres sont donnés.</translation>
    </message>
    <message>
        <source>After each action of the invader, the defender spends the hourglasses.</source>
        <translation>Après chaque action de l’assaillant, le défenseur dépense les sabliers.</translation>
    </message>
    <message>
        <source>First all shots, then the melee on every wall.</source>
        <translation>D’abord tous les tirs, puis le corps à corps sur chaque mur.</translation>
    </message>
    <message>
        <source>After the invader’s action, hourglasses to come: %1.</source>
        <translation>Sabliers à venir après l’action de l’assaillant&#x202f;: %1.</translation>
    </message>
    <message>
        <source>A spy: the card costs 1 more unit.</source>
        <translation>Un espion&#x202f;: la carte coûte 1 unité de plus.</translation>
    </message>
    <message>
        <source>Malfunction: it does not fire in the next assault.</source>
        <translation>Avarie&#x202f;: l’engin ne tire pas lors du prochain assaut.</translation>
    </message>
    <message>
        <source>In this maneuver, at most %1 pieces leave each place.</source>
        <translation>Pendant cette manœuvre, au plus %1 pièces quittent chaque lieu.</translation>
    </message>
    <message>
        <source>Strength %1.</source>
        <translation>Force %1.</translation>
    </message>
    <message>
        <source>Has given an order in this round.</source>
        <translation>A donné un ordre pendant cette manche.</translation>
    </message>
    <message>
        <source>It has been used in this round.</source>
        <translation>A servi pendant cette manche.</translation>
    </message>
    <message>
        <source>It is out of the game.</source>
        <translation>Il est retiré du jeu.</translation>
    </message>
    <message>
        <source>A saboteur: each action here costs 1 more hourglass.</source>
        <translation>Un saboteur&#x202f;: chaque action coûte ici 1 sablier de plus.</translation>
    </message>
    <message>
        <source>Bloodstones on it, face down: a bluff.</source>
        <translation>Des pierres de sang y sont posées, face cachée&#x202f;: un bluff.</translation>
    </message>
    <message>
        <source>Bloodstones on it, face down: the target.</source>
        <translation>Des pierres de sang y sont posées, face cachée&#x202f;: la cible.</translation>
    </message>
    <message>
        <source>Bloodstones on it: the target.</source>
        <translation>Des pierres de sang y sont posées&#x202f;: la cible.</translation>
    </message>
    <message>
        <source>Bloodstones on it, face down.</source>
        <translation>Des pierres de sang y sont posées, face cachée.</translation>
    </message>
    <message>
        <source>Possession on it, face down: a bluff.</source>
        <translation>Possession y est posée, face cachée&#x202f;: un bluff.</translation>
    </message>
    <message>
        <source>Possession on it, face down: the target.</source>
        <translation>Possession y est posée, face cachée&#x202f;: la cible.</translation>
    </message>
    <message>
        <source>Possession on it: the target.</source>
        <translation>Possession y est posée&#x202f;: la cible.</translation>
    </message>
    <message>
        <source>Possession on it, face down.</source>
        <translation>Possession y est posée, face cachée.</translation>
    </message>
    <message>
        <source>A demon here, face down: a bluff.</source>
        <translation>Un démon est posé ici, face cachée&#x202f;: un bluff.</translation>
    </message>
    <message>
        <source>A demon here, face down: the target.</source>
        <translation>Un démon est posé ici, face cachée&#x202f;: la cible.</translation>
    </message>
    <message>
        <source>A demon here: each completed action kills a unit in the courtyard.</source>
        <translation>Un démon ici&#x202f;: chaque action accomplie élimine une unité dans la cour.</translation>
    </message>
    <message>
        <source>A demon here, face down.</source>
        <translation>Un démon est posé ici, face cachée.</translation>
    </message>
    <message>
        <source>This payment is not possible: %1.</source>
        <translation>Ce paiement n’est pas possible&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The units in the supply cannot pay for %1.</source>
        <translation>Les unités de la réserve ne peuvent pas payer cette carte&#x202f;: %1.</translation>
    </message>
    <message>
        <source>There is no such unit in the supply: %1.</source>
        <translation>La réserve n’a pas d’unité de ce type&#x202f;: %1.</translation>
    </message>
</context>
</TS>
