<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>toll</name>
    <message>
        <source>Toll</source>
        <translation>Péage</translation>
    </message>
    <message>
        <source>border</source>
        <translation>limite</translation>
    </message>
    <message>
        <source>field</source>
        <translation>champ</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Ouest</translation>
    </message>
    <message>
        <source>copper</source>
        <translation>cuivre</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>argent</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>or</translation>
    </message>
    <message>
        <source>jewel</source>
        <translation>joyau</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>calme</translation>
    </message>
    <message>
        <source>wind</source>
        <translation>vent</translation>
    </message>
    <message>
        <source>storm</source>
        <translation>tempête</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Weather</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>Fonction</translation>
    </message>
    <message>
        <source>spy</source>
        <translation>espion</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Camps</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Manche %1 sur %2</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>by dice</source>
        <translation>selon les dés</translation>
    </message>
    <message>
        <source>the last seat makes it</source>
        <translation>choisi par le dernier camp</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>brief</source>
        <translation>brèves</translation>
    </message>
    <message>
        <source>with market and bridges</source>
        <translation>avec marché et ponts</translation>
    </message>
    <message>
        <source>in pairs</source>
        <translation>par paires</translation>
    </message>
    <message>
        <source>each alone</source>
        <translation>chacun pour soi</translation>
    </message>
    <message>
        <source>each other</source>
        <translation>les autres</translation>
    </message>
    <message>
        <source>the water, together</source>
        <translation>l’eau, tous ensemble</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Marché</translation>
    </message>
    <message>
        <source>Bought</source>
        <translation>Achats</translation>
    </message>
    <message>
        <source>Purse</source>
        <translation>Bourse</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>pièces</translation>
    </message>
    <message>
        <source>committed</source>
        <translation>engagées</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>pont</translation>
    </message>
    <message>
        <source>the spy’s mark</source>
        <translation>marque de l’espion</translation>
    </message>
    <message>
        <source>flooded</source>
        <translation>inondé</translation>
    </message>
    <message>
        <source>the spy</source>
        <translation>l’espion</translation>
    </message>
    <message>
        <source>first cards</source>
        <translation>premières cartes</translation>
    </message>
    <message>
        <source>weather</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>tours de jeu</translation>
    </message>
    <message>
        <source>a wager</source>
        <translation>une mise</translation>
    </message>
    <message>
        <source>a card is drawn</source>
        <translation>une carte est piochée</translation>
    </message>
    <message>
        <source>the top card is seen</source>
        <translation>la première carte est vue</translation>
    </message>
    <message>
        <source>the spy marks</source>
        <translation>l’espion marque</translation>
    </message>
    <message>
        <source>first market</source>
        <translation>premier marché</translation>
    </message>
    <message>
        <source>the market is filled</source>
        <translation>le marché se remplit</translation>
    </message>
    <message>
        <source>coins are committed</source>
        <translation>des pièces sont engagées</translation>
    </message>
    <message>
        <source>a bridge is built</source>
        <translation>un pont est construit</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>la fin</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>Seat in turn</source>
        <translation>Camp qui joue</translation>
    </message>
    <message>
        <source>Field of the wager</source>
        <translation>Champ de la mise</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Espion</translation>
    </message>
    <message>
        <source>Marked field</source>
        <translation>Champ marqué</translation>
    </message>
    <message>
        <source>Top card</source>
        <translation>Première carte</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Wager</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Flooded</source>
        <translation>Inondé</translation>
    </message>
    <message>
        <source>Bridge to the next field</source>
        <translation>Pont vers le champ suivant</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>jetons</translation>
    </message>
    <message>
        <source>market</source>
        <translation>marché</translation>
    </message>
    <message>
        <source>worth %1</source>
        <translation>vaut %1</translation>
    </message>
    <message>
        <source>wager %1</source>
        <translation>mise %1</translation>
    </message>
    <message>
        <source>Cards on fields</source>
        <translation>Cartes sur les champs</translation>
    </message>
    <message>
        <source>Wagers</source>
        <translation>Mises</translation>
    </message>
    <message>
        <source>Bought cards</source>
        <translation>Cartes achetées</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>Ponts</translation>
    </message>
    <message>
        <source>Marked by the spy</source>
        <translation>Marque de l’espion</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>%1 is the spy</source>
        <translation>%1 est l’espion</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Donner %1</translation>
    </message>
    <message>
        <source>The top card is %1</source>
        <translation>La première carte est %1</translation>
    </message>
    <message>
        <source>Make %1</source>
        <translation>Choisir %1</translation>
    </message>
    <message>
        <source>Play %1 on %2</source>
        <translation>Jouer %1 sur %2</translation>
    </message>
    <message>
        <source>Wager {%1|nothing|%1|%1}</source>
        <translation>Miser {%1|zéro|%1|%1}</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Piocher une carte</translation>
    </message>
    <message>
        <source>Look at the top card</source>
        <translation>Regarder la première carte</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Mark %1</source>
        <translation>Marquer %1</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Attendre</translation>
    </message>
    <message>
        <source>Buy %1</source>
        <translation>Acheter %1</translation>
    </message>
    <message>
        <source>Commit {%1|nothing|1 coin|%1 coins}</source>
        <translation>Engager {%1|zéro|1 pièce|%1 pièces}</translation>
    </message>
    <message>
        <source>Build a bridge from %1</source>
        <translation>Construire un pont depuis %1</translation>
    </message>
    <message>
        <source>Who is the spy?</source>
        <translation>Qui est l’espion&#x202f;?</translation>
    </message>
    <message>
        <source>Which card for %1?</source>
        <translation>Quelle carte pour %1&#x202f;?</translation>
    </message>
    <message>
        <source>What is the weather?</source>
        <translation>Quel temps fait-il&#x202f;?</translation>
    </message>
    <message>
        <source>What will you do in your turn?</source>
        <translation>Que faites-vous à votre tour&#x202f;?</translation>
    </message>
    <message>
        <source>How much do you wager on %1?</source>
        <translation>Combien misez-vous sur %1&#x202f;?</translation>
    </message>
    <message>
        <source>Which card comes to the market?</source>
        <translation>Quelle carte arrive au marché&#x202f;?</translation>
    </message>
    <message>
        <source>How many coins do you commit to a bridge?</source>
        <translation>Combien de pièces engagez-vous pour un pont&#x202f;?</translation>
    </message>
    <message>
        <source>Where does your bridge begin?</source>
        <translation>Où votre pont commence-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>Which field will you mark?</source>
        <translation>Quel champ marquez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Fair weather helps those who have most bridges.</source>
        <translation>Le beau temps aide qui a le plus de ponts.</translation>
    </message>
    <message>
        <source>Take coins while there are some, and build where others have to pass.</source>
        <translation>Prenez des pièces tant qu’il y en a, et bâtissez là où les autres doivent passer.</translation>
    </message>
    <message>
        <source>A small wager loses little.</source>
        <translation>Une petite mise fait perdre peu.</translation>
    </message>
    <message>
        <source>Nobody sees your coins before all have bid.</source>
        <translation>Personne ne voit vos pièces avant que tous aient misé.</translation>
    </message>
    <message>
        <source>Begin at a field that you hold.</source>
        <translation>Commencez à un champ que vous tenez.</translation>
    </message>
    <message>
        <source>Mark the field where most paths meet.</source>
        <translation>Marquez le champ où se croisent le plus de chemins.</translation>
    </message>
    <message>
        <source>choose the weather</source>
        <translation>choisissez le temps qu’il fait</translation>
    </message>
    <message>
        <source>choose an action, or pass</source>
        <translation>choisissez une action, ou passez</translation>
    </message>
    <message>
        <source>choose your wager on %1</source>
        <translation>choisissez votre mise (%1)</translation>
    </message>
    <message>
        <source>commit coins to a bridge</source>
        <translation>engagez des pièces pour un pont</translation>
    </message>
    <message>
        <source>choose where your bridge begins</source>
        <translation>choisissez où commence votre pont</translation>
    </message>
    <message>
        <source>choose a field to mark, or wait</source>
        <translation>choisissez un champ à marquer, ou attendez</translation>
    </message>
    <message>
        <source>%1 is the spy.</source>
        <translation>%1 est l’espion.</translation>
    </message>
    <message>
        <source>%1 is dealt %2.</source>
        <translation>%1 reçoit %2.</translation>
    </message>
    <message>
        <source>The weather: %1.</source>
        <translation>Le temps&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 plays %2 on %3.</source>
        <translation>%1 joue %2 sur %3.</translation>
    </message>
    <message>
        <source>%1 wagers {%2|nothing|%2|%2}.</source>
        <translation>%1 mise {%2|zéro|%2|%2}.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 pioche %2.</translation>
    </message>
    <message>
        <source>%1 looks at the top card: %2.</source>
        <translation>%1 regarde la première carte&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passe.</translation>
    </message>
    <message>
        <source>The spy marks %1.</source>
        <translation>L’espion marque %1.</translation>
    </message>
    <message>
        <source>The last round is over.</source>
        <translation>La dernière manche est terminée.</translation>
    </message>
    <message>
        <source>%1 comes to the market.</source>
        <translation>%1 arrive au marché.</translation>
    </message>
    <message>
        <source>%1 buys %2.</source>
        <translation>%1 achète %2.</translation>
    </message>
    <message>
        <source>%1 commits coins: %2.</source>
        <translation>%1 engage des pièces&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 has committed {%2|nothing|1 coin|%2 coins}.</source>
        <translation>%1 avait engagé {%2|zéro|1 pièce|%2 pièces}.</translation>
    </message>
    <message>
        <source>%1 builds a bridge from %2.</source>
        <translation>%1 construit un pont depuis %2.</translation>
    </message>
    <message>
        <source>%1 is flooded.</source>
        <translation>%1 est inondé.</translation>
    </message>
    <message>
        <source>The water has taken too much.</source>
        <translation>L’eau a trop pris.</translation>
    </message>
    <message>
        <source>Round %1 begins.</source>
        <translation>La manche %1 commence.</translation>
    </message>
    <message>
        <source>%1 resigns.</source>
        <translation>%1 abandonne.</translation>
    </message>
    <message>
        <source>there is no such choice</source>
        <translation>ce choix n’existe pas</translation>
    </message>
    <message>
        <source>this is not asked now</source>
        <translation>ce n’est pas demandé maintenant</translation>
    </message>
    <message>
        <source>%1 is not in the pile</source>
        <translation>%1 n’est pas dans la pioche</translation>
    </message>
    <message>
        <source>%1 is not in your hand</source>
        <translation>%1 n’est pas dans votre main</translation>
    </message>
    <message>
        <source>a card lies on %1 already</source>
        <translation>une carte est déjà sur %1</translation>
    </message>
    <message>
        <source>the pile is empty</source>
        <translation>la pioche est vide</translation>
    </message>
    <message>
        <source>nobody draws cards in a storm</source>
        <translation>personne ne pioche pendant une tempête</translation>
    </message>
    <message>
        <source>you know the top card</source>
        <translation>vous connaissez la première carte</translation>
    </message>
    <message>
        <source>%1 is not in the market</source>
        <translation>%1 n’est pas au marché</translation>
    </message>
    <message>
        <source>you have too few coins</source>
        <translation>vous avez trop peu de pièces</translation>
    </message>
    <message>
        <source>%1 is flooded</source>
        <translation>%1 est inondé</translation>
    </message>
    <message>
        <source>no bridge can begin on %1</source>
        <translation>aucun pont ne peut commencer sur %1</translation>
    </message>
    <message>
        <source>Who commits most, alone, pays it and builds a bridge worth 3.</source>
        <translation>Qui est seul à engager le plus paie et construit un pont qui vaut 3.</translation>
    </message>
    <message>
        <source>Each seat has one turn in a round.</source>
        <translation>Chaque camp joue une fois par manche.</translation>
    </message>
    <message>
        <source>to your hand, seen by you alone</source>
        <translation>dans votre main, vue de vous seul</translation>
    </message>
    <message>
        <source>In a storm nobody draws cards.</source>
        <translation>Pendant une tempête, personne ne pioche.</translation>
    </message>
    <message>
        <source>This cannot be in a position of Toll: %1.</source>
        <translation>Ceci ne peut pas être dans une position de Péage&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Toll needs 2 to 6 fields.</source>
        <translation>Péage se joue sur 2 à 6 champs.</translation>
    </message>
    <message>
        <source>Toll has no option %1 with the value %2.</source>
        <translation>Péage n’a pas d’option %1 avec la valeur %2.</translation>
    </message>
    <message>
        <source>You have won{%1|| after 1 round| after %1 rounds}.</source>
        <translation>Vous avez gagné{%1|| en 1 manche| en %1 manches}.</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Distribution</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Tempête</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
</context>
</TS>
