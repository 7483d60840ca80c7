#include "translations/context_descriptions.h"

#include <QRegularExpression>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kFewWords = 4; ///< and more explain themselves

struct ContextPlace {
    QLatin1StringView context; ///< without the namespace
    QLatin1StringView place;
};

/// Where the texts of a context stand. What else has to be known of one stands before it in the sources (`//:`).
constexpr ContextPlace kContextPlaces[] {
    // To play
    {"AssaultSheet"_L1, "the table of an assault, wall by wall, over the board"_L1},
    {"assault"_L1, "the table of an assault: its columns, and what is said of a wall in them"_L1},
    {"BoardList"_L1, "the page of a new game: the list of boards to play on"_L1},
    {"CampaignCard"_L1, "a campaign on the start page: its buttons"_L1},
    {"CampaignDesk"_L1, "windows in which a campaign is renamed or deleted"_L1},
    {"CampaignList"_L1, "the start page: the list of campaigns"_L1},
    {"CampaignStory"_L1, "the chronicle of a campaign, chapter by chapter"_L1},
    {"ChoiceListDialog"_L1,
     "a window with all choices of a question, to be searched; what is not possible comes last"_L1},
    {"CoachCard"_L1, "a card beside a question, on which a coach advises beginners"_L1},
    {"DockLayout"_L1, "the menu View: which panels are open beside the board"_L1},
    {"DockTitle"_L1, "the title bar of a panel beside the board: tooltips of its buttons"_L1},
    {"ExportDialog"_L1,
     "the window in which a game, its log or its charts are saved as files: fields and choices"_L1},
    {"FinaleSheet"_L1, "the page at the end of a game: where to go from there"_L1},
    {"GameActions"_L1, "windows in which a game is saved or resigned"_L1},
    {"GameLauncher"_L1, "windows in which a game is opened, continued or deleted"_L1},
    {"GoalWords"_L1, "the card of a puzzle: how it went"_L1},
    {"GuideCard"_L1, "the card of a lesson: buttons to its steps"_L1},
    {"ItemFace"_L1, "a panel beside the board: how a card, a token or an action stands, behind its name"_L1},
    {"KeptGames"_L1, "a game in My games: how it ended for you"_L1},
    {"LargeCard"_L1, "a card that is shown large over the board while it is pointed at, or pinned"_L1},
    {"LearnCard"_L1, "a lesson on the page Learn: how far you are with it"_L1},
    {"LearnPage"_L1, "the page with the lessons, the puzzles and the rulebook of a game"_L1},
    {"LogPanel"_L1, "the log of a game: its title, its menus and its search field"_L1},
    {"MainWindow"_L1, "the main window of Merlon"_L1},
    {"MessageBar"_L1, "a message that lies over a page: for screen readers, and its button"_L1},
    {"MyGames"_L1, "the start page: games that are running or finished"_L1},
    {"NewGameForm"_L1, "the page of a new game"_L1},
    {"OddsPanel"_L1, "the panel with the chances of the coming assault: columns and states"_L1},
    {"OptionList"_L1, "the page of a new game: options of the rules"_L1},
    {"PanelMenu"_L1, "the menu View: which panels are open beside the board"_L1},
    {"PhaseStrip"_L1, "the strip above the board with the phases of a round"_L1},
    {"PlaybackControls"_L1, "tooltips of the buttons while the moves of others are played"_L1},
    {"PrintCover"_L1, "the first page of a printed game: what is in the package"_L1},
    {"PrintSheets"_L1, "a printed page of a game: what is on it, at its rim or at its head"_L1},
    {"PromptChoices"_L1, "for screen readers: the buttons of a question"_L1},
    {"PuzzleCard"_L1, "the card of a puzzle: its title and its buttons"_L1},
    {"QuestionDisplay"_L1, "buttons beside a question to the player"_L1},
    {"Retrospect"_L1, "the button that leaves a moment of the past and plays on from it"_L1},
    {"RoundStrip"_L1, "the strip above the board with the rounds of a game"_L1},
    {"RuleWindow"_L1, "the window with a rulebook: contents, search and buttons"_L1},
    {"ScenarioMaker"_L1, "windows in which a moment of a game is saved as a scenario"_L1},
    {"SeatList"_L1, "the page of a new game: who plays which role"_L1},
    {"SeatsDialog"_L1, "the window in which players of a running game or a campaign are changed"_L1},
    {"Settings"_L1, "the window with the settings: labels, check boxes and choices"_L1},
    {"SettingsDialog"_L1, "the window with the settings: its title, pages and buttons"_L1},
    {"ShortcutPage"_L1, "the settings: a table of keyboard shortcuts, to be changed"_L1},
    {"ShortcutSheet"_L1,
     "the sheet of all keyboard shortcuts: headings of groups, keys, and what they do"_L1},
    {"SinceStrip"_L1, "the strip that shows what others have done since your last choice"_L1},
    {"StoryWindow"_L1, "the window with the chronicle of a campaign"_L1},
    {"StatisticsWindow"_L1, "the window with charts of a game"_L1},
    {"TableauPanel"_L1, "the title of a panel beside the board: what players have"_L1},
    {"TimeActions"_L1, "the menu about the moments of a game, to look back at them"_L1},
    {"TimePanel"_L1, "the bar under the board with all moments of a game"_L1},
    {"Timeline"_L1, "the bar under the board with all moments of a game"_L1},
    {"TurnAnnouncer"_L1, "a line over the board: whose turn it is"_L1},
    {"TurningList"_L1, "statistics: the moments in which a game was decided"_L1},
    {"WhyNot"_L1, "the button that tells what cannot be done now, and why"_L1},
    {"WindowActions"_L1, "the menus of the main window of Merlon"_L1},
    // At the terminal
    {"Cli"_L1, "the command line, a game at the terminal, or words that windows share with them"_L1},
    {"Simulation"_L1, "figures of many games played by the computer: titles of tables and their columns"_L1},
    {"editor"_L1, "the help on the command line of Merlon Editor: what can be given to it"_L1},
    {"main"_L1, "the help on the command line of Merlon: what can be given to it"_L1},
    // To draw boards and to write scenarios
    {"AnalysisActions"_L1, "the menus of Merlon Editor: what can be found out about a board"_L1},
    {"AnalysisForm"_L1, "the panel Analysis of Merlon Editor: labels of its fields"_L1},
    {"AnalysisPanel"_L1, "the panel Analysis of Merlon Editor, about the open board"_L1},
    {"ArrangeActions"_L1,
     "the menu Arrange of Merlon Editor: what is done with the selected places and links"_L1},
    {"ArrangementActions"_L1,
     "the menu Arrange of Merlon Editor: groups, locks and layers of what is selected"_L1},
    {"AttributeEditor"_L1, "the properties of a place or link: the choice of no value"_L1},
    {"BackgroundActions"_L1, "the menus of Merlon Editor: the image below the drawing"_L1},
    {"BackgroundDialog"_L1, "the window about the image below the drawing; steps to undo"_L1},
    {"BalanceActions"_L1, "the menus of Merlon Editor: whether a board is fair"_L1},
    {"BalanceForm"_L1, "the balance test of Merlon Editor: labels of its fields"_L1},
    {"BalancePanel"_L1, "the balance test of Merlon Editor: its title and buttons"_L1},
    {"BalanceReport"_L1, "the report of a balance test: columns, values, buttons, types of files"_L1},
    {"BalanceRunList"_L1, "the balance test of Merlon Editor: the list of what has been run"_L1},
    {"BoardExportDialog"_L1, "the window in which a board or scenario is exported"_L1},
    {"BoardTab"_L1, "Merlon Editor: a step to undo, after the file has changed on disk"_L1},
    {"CellGridEditor"_L1, "the properties of a board of cells; steps to undo"_L1},
    {"CellTool"_L1, "Merlon Editor: steps to undo, and what is told of them"_L1},
    {"Changes"_L1, "Merlon Editor: steps in the list of what can be undone"_L1},
    {"CompareWindow"_L1, "the window of Merlon Editor that compares two boards"_L1},
    {"ContextMenus"_L1, "a menu on the drawing, at what is selected"_L1},
    {"DocumentTab"_L1, "Merlon Editor: buttons of a message about an open file"_L1},
    {"DocumentTabs"_L1, "the tabs of the files that are open in Merlon Editor"_L1},
    {"DrawingLessons"_L1, "the menu of Merlon Editor with lessons about drawing boards"_L1},
    {"DrawingView"_L1, "Merlon Editor: a step to undo, after what is selected was moved"_L1},
    {"DrawnGuideLines"_L1,
     "the menu Edit of Merlon Editor, about the lines to which places snap; steps to undo"_L1},
    {"EditActions"_L1, "the menu Edit of Merlon Editor; steps to undo"_L1},
    {"EditorMenus"_L1, "the menu bar of Merlon Editor: names of menus"_L1},
    {"EditorWindow"_L1, "the main window of Merlon Editor: its title and its tool bar"_L1},
    {"ExportActions"_L1, "the menu File of Merlon Editor"_L1},
    {"ExportOptions"_L1, "the window in which a board or scenario is exported: fields and choices"_L1},
    {"FileActions"_L1, "the menu File of Merlon Editor, and windows in which files are opened and saved"_L1},
    {"FindBar"_L1, "the line of Merlon Editor in which places and notes are searched"_L1},
    {"FindingsPanel"_L1, "the panel of Merlon Editor with what is wrong with a board"_L1},
    {"FrameGrips"_L1, "Merlon Editor: a step to undo"_L1},
    {"GoalEditor"_L1,
     "the properties of a scenario: fields about the goal of a puzzle, and their choices"_L1},
    {"GridDialog"_L1, "the window about the grid to which places snap"_L1},
    {"GuideLineActions"_L1, "Merlon Editor: steps to undo, of the lines to which places snap"_L1},
    {"ImageSizeFields"_L1, "the window in which a board is exported: the size of an image"_L1},
    {"KindTree"_L1, "the window about your own attributes: what has an attribute"_L1},
    {"KindsDialog"_L1, "the window that asks what the types of a board from another program are"_L1},
    {"LayersPanel"_L1, "the title of the panel of Merlon Editor with the layers of a drawing"_L1},
    {"LayoutDialog"_L1, "the window that shows an automatic layout before it is applied"_L1},
    {"LeverList"_L1, "the balance test of Merlon Editor: what single changes to a board would do"_L1},
    {"MarkLegend"_L1, "below an analysis of a board: what the marks on the drawing mean"_L1},
    {"NewBoard"_L1, "what a new board can begin with, and its first name"_L1},
    {"NewBoardDialog"_L1, "the window that asks what a new board is to be"_L1},
    {"NoteEditor"_L1, "a note of the author on a drawing; steps to undo"_L1},
    {"OwnAttributeActions"_L1, "the menus of Merlon Editor"_L1},
    {"OwnAttributeForm"_L1, "the window about your own attributes: fields of one, types of values"_L1},
    {"OwnAttributesDialog"_L1, "the window about your own attributes of places and links"_L1},
    {"OwnLayers"_L1, "Merlon Editor: layers of your own, their states and steps to undo"_L1},
    {"PieceTray"_L1, "the panel of Merlon Editor with the pieces for a scenario"_L1},
    {"PreviewPane"_L1, "for screen readers: the image that shows what will be exported"_L1},
    {"PrintOptions"_L1, "the window in which a board is exported: sizes of paper"_L1},
    {"ProgramActions"_L1, "the menus View and Help of Merlon Editor"_L1},
    {"PropertiesPanel"_L1,
     "the panel of Merlon Editor with the properties of what is selected: names of fields"_L1},
    {"RecordsEditor"_L1, "the properties of a place or link: buttons of a list"_L1},
    {"ScenarioActions"_L1, "the menu File of Merlon Editor"_L1},
    {"ScenarioFindings"_L1, "the panel of Merlon Editor with what is wrong with a scenario"_L1},
    {"ScenarioParts"_L1, "the panel of Merlon Editor with the parts of a scenario"_L1},
    {"ScenarioProperties"_L1, "the properties of a scenario: names of fields, types of players"_L1},
    {"ScenarioTab"_L1, "Merlon Editor: a step to undo, after the file has changed on disk"_L1},
    {"SelectTool"_L1, "Merlon Editor: steps to undo"_L1},
    {"Session"_L1, "Merlon Editor: buttons of the message about work found after a crash"_L1},
    {"StatusLine"_L1, "the line below the drawing in Merlon Editor"_L1},
    {"Thumbnails"_L1, "in place of a small picture of a file"_L1},
    {"ToolActions"_L1, "the tools of Merlon Editor: what is drawn with them"_L1},
    {"ToolPanel"_L1, "the title of the panel of Merlon Editor with the tools"_L1},
    {"ViewActions"_L1, "the menu View of Merlon Editor"_L1},
    {"WelcomePage"_L1, "the start page of Merlon Editor"_L1},
    {"WordsTable"_L1, "the window about your own attributes: the words one can have as its value"_L1},
};

/// What a short text there must be that looks like this.
QString roleOf(const QString &source, bool isInMenu)
{
    static const QRegularExpression kMnemonic(u"&[^& ]"_s);
    const bool hasKey = source.contains(kMnemonic);
    if (source.contains("(*"_L1))
        return u"A type of file; what is in brackets stays"_s;
    if (source.contains("%n"_L1))
        return u"%n: a number"_s;
    if (hasKey && source.endsWith(u':'))
        return u"The label of a field; & stands before the letter to press"_s;
    if (hasKey)
        return isInMenu ? u"A menu or one of its commands; & stands before the letter to press"_s
                        : u"A button or a check box; & stands before the letter to press"_s;
    if (source.endsWith(u':'))
        return u"A label or a heading, before what it is about"_s;
    return source.endsWith(u'.') ? u"A message"_s : u"A title, a label or a name"_s;
}

} // namespace

QString placeOfText(const QString &context, const QString &source)
{
    const QString name = context.section(u"::"_s, -1);
    const auto *const found =
        std::ranges::find_if(kContextPlaces, [&](const ContextPlace &one) { return one.context == name; });
    if (found == std::end(kContextPlaces))
        return {};
    const QString place = found->place;
    return u"Where: %1. %2."_s.arg(place, roleOf(source, place.startsWith("the menu"_L1)));
}

bool isShort(const QString &source)
{
    return source.split(u' ', Qt::SkipEmptyParts).size() < kFewWords;
}

} // namespace merlon
