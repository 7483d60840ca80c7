<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BalanceReport</name>
    <message numerus="yes">
        <source>%1 (%n never)</source>
        <extracomment>%1: a part of a report: cards performed; so many of them never were.</extracomment>
        <translation>
            <numerusform>%1 (%n never)</numerusform>
            <numerusform>%1 (%n never)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BalanceRun</name>
    <message numerus="yes">
        <source>%1: %2, %n game(s), stopped</source>
        <extracomment>A run of games: its number, the board, and that it was stopped.</extracomment>
        <translation>
            <numerusform>%1: %2, %n game, stopped</numerusform>
            <numerusform>%1: %2, %n games, stopped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n game(s)</source>
        <extracomment>A run of games: its number, the board, how many games.</extracomment>
        <translation>
            <numerusform>%1: %2, %n game</numerusform>
            <numerusform>%1: %2, %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardExport</name>
    <message numerus="yes">
        <source>The board measures %1 × %2 cm, on %n sheet(s).</source>
        <extracomment>Below the options of an export. %1, %2: width and height</extracomment>
        <translation>
            <numerusform>The board measures %1 × %2 cm, on %n sheet.</numerusform>
            <numerusform>The board measures %1 × %2 cm, on %n sheets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The PDF has %n page(s).</source>
        <translation>
            <numerusform>The PDF has %n page.</numerusform>
            <numerusform>The PDF has %n pages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <extracomment>Part of a sentence about a file.</extracomment>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <extracomment>Part of a sentence about a file.</extracomment>
        <translation>
            <numerusform>%n link</numerusform>
            <numerusform>%n links</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CellTool</name>
    <message numerus="yes">
        <source>%n cell(s) erased.</source>
        <translation>
            <numerusform>%n cell erased.</numerusform>
            <numerusform>%n cells erased.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) painted, types kept.</source>
        <translation>
            <numerusform>%n cell painted, types kept.</numerusform>
            <numerusform>%n cells painted, types kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) painted: %1.</source>
        <extracomment>%1: a kind of place: Forest.</extracomment>
        <translation>
            <numerusform>%n cell painted: %1.</numerusform>
            <numerusform>%n cells painted: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message numerus="yes">
        <source>Change %n place(s) or link(s)</source>
        <extracomment>What a mend does. %n: places and links that become different</extracomment>
        <translation>
            <numerusform>Change %n place or link</numerusform>
            <numerusform>Change %n places or links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n link</numerusform>
            <numerusform>%n links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n link(s)</source>
        <extracomment>What a mend does. %n: links that are removed</extracomment>
        <translation>
            <numerusform>Remove %n link</numerusform>
            <numerusform>Remove %n links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n link(s)</source>
        <extracomment>What a mend does. %n: links that are added</extracomment>
        <translation>
            <numerusform>Add %n link</numerusform>
            <numerusform>Add %n links</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message numerus="yes">
        <source>This game has only %n role(s).</source>
        <translation>
            <numerusform>This game has only %n role.</numerusform>
            <numerusform>This game has only %n roles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s) played.</source>
        <translation>
            <numerusform>%n choice played.</numerusform>
            <numerusform>%n choices played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: all %n choice(s) replayed, every hash is right.</source>
        <extracomment>%1: a file</extracomment>
        <translation>
            <numerusform>%1: %n choice replayed, every hash is right.</numerusform>
            <numerusform>%1: all %n choices replayed, every hash is right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n wood</numerusform>
            <numerusform>%n wood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The invader draws %n unit(s): %1.</source>
        <extracomment>Log. %1: units, such as “4 goblins, 2 orcs”</extracomment>
        <translation>
            <numerusform>The invader draws %n unit: %1.</numerusform>
            <numerusform>The invader draws %n units: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) moved to the supply.</source>
        <translation>
            <numerusform>%n unit moved to the supply.</numerusform>
            <numerusform>%n units moved to the supply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n resource</numerusform>
            <numerusform>%n resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1: some lines of notation, separated by commas; %n: how many lines were left out.</extracomment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n expectation(s) met.</source>
        <translation>
            <numerusform>%n expectation met.</numerusform>
            <numerusform>%n expectations met.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n expectation(s) not met.</source>
        <translation>
            <numerusform>%n expectation not met.</numerusform>
            <numerusform>%n expectations not met.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Interrupted: %n game(s) of %1 played.</source>
        <extracomment>Of a balance test. %n: games that have been played; %1: games that were wished for</extracomment>
        <translation>
            <numerusform>Interrupted: %n game of %1 played.</numerusform>
            <numerusform>Interrupted: %n games of %1 played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game resumes after %n choice(s).</source>
        <translation>
            <numerusform>The game resumes after %n choice.</numerusform>
            <numerusform>The game resumes after %n choices.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: campaign “%2”, %3: all %n choice(s) replayed, every hash is right.</source>
        <extracomment>%1: a file, %2: the name of a campaign, %3: `3 chapters`.</extracomment>
        <translation>
            <numerusform>%1: campaign “%2”, %3: all %n choice replayed, every hash is right.</numerusform>
            <numerusform>%1: campaign “%2”, %3: all %n choices replayed, every hash is right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chapter(s)</source>
        <extracomment>Of a campaign.</extracomment>
        <translation>
            <numerusform>%n chapter</numerusform>
            <numerusform>%n chapters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with seed %1; %2.</source>
        <extracomment>%1: a number, %2: `on average 310 choices in 6.4 rounds`</extracomment>
        <translation>
            <numerusform>%n game with seed %1; %2.</numerusform>
            <numerusform>%n games with seed %1; %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message numerus="yes">
        <source>%n piece(s) can still act.</source>
        <extracomment>On the button that ends a step. %n: pieces on the board that can be moved or used before.</extracomment>
        <translation>
            <numerusform>%n piece can still act.</numerusform>
            <numerusform>%n pieces can still act.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other choice(s) still possible.</source>
        <extracomment>On the button that ends a step. %n: other choices that are offered.</extracomment>
        <translation>
            <numerusform>%n other choice still possible.</numerusform>
            <numerusform>%n other choices still possible.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Explainer</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FiefsStory</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>The log, in a list of cards that are drawn: those that you cannot see. %n: how many</extracomment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FrameGrips</name>
    <message numerus="yes">
        <source>Turn %n place(s) by %1°</source>
        <extracomment>Undo step. %1: an angle in degrees, clockwise: -15.</extracomment>
        <translation>
            <numerusform>Turn %n place by %1°</numerusform>
            <numerusform>Turn %n places by %1°</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n place(s)</source>
        <translation>
            <numerusform>Scale %n place</numerusform>
            <numerusform>Scale %n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoalWords</name>
    <message numerus="yes">
        <source>%n turn(s) left for the task.</source>
        <translation>
            <numerusform>%n turn left for the task.</numerusform>
            <numerusform>%n turns left for the task.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ItemFace</name>
    <message numerus="yes">
        <source>%n card(s), face down</source>
        <translation>
            <numerusform>%n card, face down</numerusform>
            <numerusform>%n cards, face down</numerusform>
        </translation>
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
    <name>PlayTest</name>
    <message numerus="yes">
        <source>This board cannot be played yet: %n error(s). See Problems.</source>
        <translation>
            <numerusform>This board cannot be played yet: %n error. See Problems.</numerusform>
            <numerusform>This board cannot be played yet: %n errors. See Problems.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintCover</name>
    <message numerus="yes">
        <source>Board on %n sheet(s)</source>
        <translation>
            <numerusform>Board on %n sheet</numerusform>
            <numerusform>Board on %n sheets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reference sheet(s)</source>
        <translation>
            <numerusform>%n reference sheet</numerusform>
            <numerusform>%n reference sheets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>The end of a list of things that cannot be chosen.</extracomment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunReports</name>
    <message numerus="yes">
        <source>%1, before %n change(s)</source>
        <extracomment>Legend of a heat map that is out of date. %1: what it shows, %n: how many steps of editing have followed</extracomment>
        <translation>
            <numerusform>%1, before %n change</numerusform>
            <numerusform>%1, before %n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message numerus="yes">
        <source>Move %n place(s)</source>
        <translation>
            <numerusform>Move %n place</numerusform>
            <numerusform>Move %n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n note(s)</source>
        <translation>
            <numerusform>Move %n note</numerusform>
            <numerusform>Move %n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To %1, %2, with %n place(s) at its ends (hold Alt to move it alone)</source>
        <extracomment>While a place is moved that is drawn between others, as a wall between two towers. %1, %2: where it would come to lie.</extracomment>
        <translation>
            <numerusform>To %1, %2, with %n place at its ends (hold Alt to move it alone)</numerusform>
            <numerusform>To %1, %2, with %n places at its ends (hold Alt to move it alone)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShelfFacts</name>
    <message numerus="yes">
        <source>A whole campaign has %n parts of %1 minutes each.</source>
        <extracomment>How long a campaign takes: below the pointer. %n: how many parts it has, %1: a range of numbers: `60–90`.</extracomment>
        <translation>
            <numerusform>A whole campaign has %n part of %1 minutes.</numerusform>
            <numerusform>A whole campaign has %n parts of %1 minutes each.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Simulation</name>
    <message numerus="yes">
        <source>Never used: %1 and %n more.</source>
        <extracomment>%1: cards and actions, separated by commas; %n: how many others there are</extracomment>
        <translation>
            <numerusform>Never used: %1 and %n more.</numerusform>
            <numerusform>Never used: %1 and %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fiefs</name>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <translation>
            <numerusform>%n knight</numerusform>
            <numerusform>%n knights</numerusform>
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
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the draw pile</source>
        <translation>
            <numerusform>%n card in the draw pile</numerusform>
            <numerusform>%n cards in the draw pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the discard pile</source>
        <translation>
            <numerusform>%n card in the discard pile</numerusform>
            <numerusform>%n cards in the discard pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n campaign(s)</source>
        <translation>
            <numerusform>%n campaign</numerusform>
            <numerusform>%n campaigns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::BoardList</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) cannot be read and are omitted:</source>
        <translation>
            <numerusform>%n board cannot be read and is omitted:</numerusform>
            <numerusform>%n boards cannot be read and are omitted:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more below</source>
        <extracomment>Beside the title of the boards: how many of them one must scroll down to.</extracomment>
        <translation>
            <numerusform>%n more below</numerusform>
            <numerusform>%n more below</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::CampaignDesk</name>
    <message numerus="yes">
        <source>%n choice(s) after that remain in its file, but must be made again.</source>
        <translation>
            <numerusform>%n choice after that remains in its file, but must be made again.</numerusform>
            <numerusform>%n choices after that remain in its file, but must be made again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::FindBar</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::FindingsPanel</name>
    <message numerus="yes">
        <source>Only the first %n are shown.</source>
        <translation>
            <numerusform>Only the first is shown.</numerusform>
            <numerusform>Only the first %n are shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %n problem(s)</source>
        <extracomment>Undo step: problems have been fixed. %n: so many</extracomment>
        <translation>
            <numerusform>Fix %n problem</numerusform>
            <numerusform>Fix %n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::HandOverPage</name>
    <message numerus="yes">
        <source>%n earlier event(s) in the log.</source>
        <extracomment>Above a list of what has happened. %n: what is not in it</extracomment>
        <translation>
            <numerusform>%n earlier event in the log.</numerusform>
            <numerusform>%n earlier events in the log.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::LeverList</name>
    <message numerus="yes">
        <source>Playing… %n change(s) tried.</source>
        <extracomment>%n: changes of a board that have been tried so far</extracomment>
        <translation>
            <numerusform>Playing… %n change tried.</numerusform>
            <numerusform>Playing… %n changes tried.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::MyGames</name>
    <message numerus="yes">
        <source>%n in progress</source>
        <extracomment>Beside `My games`. Together they make `3 in progress, 14 finished`.</extracomment>
        <translation>
            <numerusform>%n in progress</numerusform>
            <numerusform>%n in progress</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <translation>
            <numerusform>%n finished</numerusform>
            <numerusform>%n finished</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::NoteEditor</name>
    <message numerus="yes">
        <source>A drawing has at most %n note(s).</source>
        <translation>
            <numerusform>A drawing has at most %n note.</numerusform>
            <numerusform>A drawing has at most %n notes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::OddsPanel</name>
    <message numerus="yes">
        <source>Based on %n simulated assault(s); margin of error ±%1 points (95%).</source>
        <extracomment>%1: a number with a decimal.</extracomment>
        <translation>
            <numerusform>Based on %n simulated assault; margin of error ±%1 points (95%).</numerusform>
            <numerusform>Based on %n simulated assaults; margin of error ±%1 points (95%).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::PieceTray</name>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::PropertiesPanel</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n link</numerusform>
            <numerusform>%n links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::RuleWindow</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::ScenarioFindings</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::ScenarioParts</name>
    <message numerus="yes">
        <source>%n part(s) filled in</source>
        <translation>
            <numerusform>%n part filled in</numerusform>
            <numerusform>%n parts filled in</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::SinceStrip</name>
    <message numerus="yes">
        <source>%n earlier</source>
        <extracomment>What others did before that which stands in the strip.</extracomment>
        <translation>
            <numerusform>%n earlier</numerusform>
            <numerusform>%n earlier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later</source>
        <extracomment>What others did after that which stands in the strip.</extracomment>
        <translation>
            <numerusform>%n later</numerusform>
            <numerusform>%n later</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <extracomment>%1: what somebody did, a sentence; %n: how often the like was done after it.</extracomment>
        <translation>
            <numerusform>%1 (and %n more)</numerusform>
            <numerusform>%1 (and %n more)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::StatusLine</name>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::Timeline</name>
    <message numerus="yes">
        <source>end, after %n choice(s)</source>
        <translation>
            <numerusform>end, after %n choice</numerusform>
            <numerusform>end, after %n choices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>now, after %n choice(s)</source>
        <translation>
            <numerusform>now, after %n choice</numerusform>
            <numerusform>now, after %n choices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mountain</name>
    <message numerus="yes">
        <source>%n honor</source>
        <translation>
            <numerusform>%n honor</numerusform>
            <numerusform>%n honor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n honor if counted now</source>
        <translation>
            <numerusform>%n honor if counted now</numerusform>
            <numerusform>%n honor if counted now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n iron</source>
        <translation>
            <numerusform>%n iron</numerusform>
            <numerusform>%n iron</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heartrock</source>
        <translation>
            <numerusform>%n heartrock</numerusform>
            <numerusform>%n heartrock</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cart(s)</source>
        <translation>
            <numerusform>%n cart</numerusform>
            <numerusform>%n carts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hammer(s)</source>
        <translation>
            <numerusform>%n hammer</numerusform>
            <numerusform>%n hammers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rune(s)</source>
        <translation>
            <numerusform>%n rune</numerusform>
            <numerusform>%n runes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fire cart(s)</source>
        <translation>
            <numerusform>%n fire cart</numerusform>
            <numerusform>%n fire carts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ice cart(s)</source>
        <translation>
            <numerusform>%n ice cart</numerusform>
            <numerusform>%n ice carts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moon cart(s)</source>
        <translation>
            <numerusform>%n moon cart</numerusform>
            <numerusform>%n moon carts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fire pedestal(s)</source>
        <translation>
            <numerusform>%n fire pedestal</numerusform>
            <numerusform>%n fire pedestals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ice pedestal(s)</source>
        <translation>
            <numerusform>%n ice pedestal</numerusform>
            <numerusform>%n ice pedestals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moon pedestal(s)</source>
        <translation>
            <numerusform>%n moon pedestal</numerusform>
            <numerusform>%n moon pedestals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>siege</name>
    <message numerus="yes">
        <source>%n goblin(s)</source>
        <translation>
            <numerusform>%n goblin</numerusform>
            <numerusform>%n goblins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orc(s)</source>
        <translation>
            <numerusform>%n orc</numerusform>
            <numerusform>%n orcs</numerusform>
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
            <numerusform>%n siege tower</numerusform>
            <numerusform>%n siege towers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marksman(s)</source>
        <translation>
            <numerusform>%n marksman</numerusform>
            <numerusform>%n marksmen</numerusform>
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
            <numerusform>%n soldier</numerusform>
            <numerusform>%n soldiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n veteran(s)</source>
        <translation>
            <numerusform>%n veteran</numerusform>
            <numerusform>%n veterans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n wood</numerusform>
            <numerusform>%n wood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hourglass(es)</source>
        <translation>
            <numerusform>%n hourglass</numerusform>
            <numerusform>%n hourglasses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>siege1</name>
    <message numerus="yes">
        <source>%n glory</source>
        <translation>
            <numerusform>%n glory</numerusform>
            <numerusform>%n glory</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hourglass(es)</source>
        <translation>
            <numerusform>%n hourglass</numerusform>
            <numerusform>%n hourglasses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n resource</numerusform>
            <numerusform>%n resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hourglass(es) of upkeep</source>
        <translation>
            <numerusform>%n hourglass of upkeep</numerusform>
            <numerusform>%n hourglasses of upkeep</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>siege2</name>
    <message numerus="yes">
        <source>%n hourglass(es) in reserve</source>
        <translation>
            <numerusform>%n hourglass in reserve</numerusform>
            <numerusform>%n hourglasses in reserve</numerusform>
        </translation>
    </message>
</context>
</TS>
