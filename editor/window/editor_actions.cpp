#include "editor/window/editor_actions.h"

#include "app/words/language.h"
#include "editor/panels/tool_icons.h"
#include "editor/window/cell_actions.h"

#include <QAction>
#include <QActionGroup>
#include <QKeySequence>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>

namespace merlon {

namespace {

QActionGroup *makeRadio(QMenu *menu, int count)
{
    auto *group = new QActionGroup(menu);
    for (int i = 0; i < count; ++i) {
        QAction *action = group->addAction(menu->addAction(QString()));
        action->setCheckable(true);
        action->setData(i);
    }
    return group;
}

} // namespace

EditorActions::EditorActions(QMainWindow &window)
    : m_window(window)
    , m_toolGroup(new QActionGroup(this))
    , m_cells(new CellActions(this))
{
    makeActions();
    makeArrangement();
    makeMenus();
    makeMore();
    connect(m_toolGroup, &QActionGroup::triggered, this, [this](const QAction *action) {
        Q_EMIT toolChosen(m_tools[static_cast<std::size_t>(action->data().toInt())].choice);
    });
    connect(m_cells, &CellActions::kindChosen, this, &EditorActions::beginPainting);
}

QAction *EditorActions::make(const char *picture, const QKeySequence &keys)
{
    auto *action = new QAction(this);
    action->setShortcut(keys);
    m_window.addAction(action);
    if (picture)
        m_icons.push_back({action, picture});
    return action;
}

QAction *EditorActions::makeCheckable(const char *picture, const QKeySequence &keys, bool on)
{
    QAction *action = make(picture, keys);
    action->setCheckable(true);
    action->setChecked(on);
    return action;
}

void EditorActions::makeActions()
{
    newBoard = make("new", QKeySequence::New);
    open = make("open", QKeySequence::Open);
    save = make("save", QKeySequence::Save);
    saveAs = make(nullptr, Qt::CTRL | Qt::SHIFT | Qt::Key_S);
    exportBoard = make(nullptr, Qt::CTRL | Qt::Key_E);
    close = make(nullptr, QKeySequence::Close);
    quit = make(nullptr, QKeySequence::Quit);
    undo = make("undo", QKeySequence::Undo);
    redo = make("redo", {});
    redo->setShortcuts({QKeySequence(QKeySequence::Redo), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    cut = make("cut", QKeySequence::Cut);
    copy = make("copy", QKeySequence::Copy);
    paste = make("paste", QKeySequence::Paste);
    duplicate = make(nullptr, Qt::CTRL | Qt::Key_D);
    remove = make("remove", QKeySequence::Delete);
    selectAll = make(nullptr, QKeySequence::SelectAll);
    selectInverse = make(nullptr, Qt::CTRL | Qt::Key_I);
    selectConnected = make(nullptr, Qt::CTRL | Qt::Key_L);
    selectSameKind = make(nullptr, Qt::CTRL | Qt::Key_K);
    selectWest = make(nullptr, {});
    selectEast = make(nullptr, {});
    find = make(nullptr, QKeySequence::Find);
    playFirst = make("play", Qt::Key_F5);
    playSecond = make(nullptr, Qt::SHIFT | Qt::Key_F5);
    analyse = make("analyse", Qt::Key_F7);
    compare = make(nullptr, Qt::SHIFT | Qt::Key_F7);
    playMany = make("balance", Qt::Key_F6);
    zoomIn = make("zoom-in", QKeySequence::ZoomIn);
    zoomOut = make("zoom-out", QKeySequence::ZoomOut);
    fit = make("fit", Qt::CTRL | Qt::Key_0);
    showGrid = makeCheckable("grid", Qt::CTRL | Qt::Key_G, false);
    snap = makeCheckable("snap", Qt::CTRL | Qt::SHIFT | Qt::Key_G, true);
    guides = makeCheckable("guides", Qt::CTRL | Qt::SHIFT | Qt::Key_N, true);
    showKeys = makeCheckable(nullptr, {}, false);
    showLinks = makeCheckable("links", {}, true);
    putPicture = make(nullptr, {});
    linkPicture = make(nullptr, {});
    arrangePicture = make(nullptr, {});
    removePicture = make(nullptr, {});
    layers = make(nullptr, Qt::Key_F8);
    keySheet = make(nullptr, Qt::Key_F1);
    about = make(nullptr, {});
}

void EditorActions::makeArrangement()
{
    for (const char *picture :
         {"align-left", "align-centre", "align-right", "align-top", "align-middle", "align-bottom"})
        align.push_back(make(picture, {}));
    spreadAcross = make("spread-across", {});
    spreadDown = make("spread-down", {});
    turnLeft = make("turn-left", Qt::Key_Comma);
    turnRight = make("turn-right", Qt::Key_Period);
    grow = make(nullptr, Qt::ALT | Qt::Key_Up);
    shrink = make(nullptr, Qt::ALT | Qt::Key_Down);
    flipAcross = make("flip-across", Qt::Key_X);
    flipDown = make("flip-down", Qt::Key_Y);
    layOut = make("layout", Qt::Key_L);
    mirror = make("mirror", Qt::CTRL | Qt::Key_M);
    reverse = make(nullptr, Qt::Key_R);
    m_ofDocument = {exportBoard, analyse,   compare, playMany,   playFirst,     playSecond, save,
                    saveAs,      close,     paste,   selectAll,  selectInverse, selectWest, selectEast,
                    find,        zoomIn,    zoomOut, fit,        showGrid,      snap,       guides,
                    showKeys,    showLinks, layers,  putPicture, linkPicture};
    m_ofEveryDocument = {exportBoard, find,  playMany, playFirst, playSecond, save,
                         saveAs,      close, zoomIn,   zoomOut,   fit};
    m_ofSelection = {cut,        copy,     duplicate, remove, selectConnected, selectSameKind, spreadAcross,
                     spreadDown, turnLeft, turnRight, grow,   shrink,          flipAcross,     flipDown,
                     mirror,     reverse,  layOut};
    m_ofSelection.insert(m_ofSelection.end(), align.begin(), align.end());
}

void EditorActions::makeMenus()
{
    QMenuBar *bar = m_window.menuBar();
    m_file = bar->addMenu(QString());
    m_file->addAction(newBoard);
    m_templates = m_file->addMenu(QString());
    m_scenarios = m_file->addMenu(QString());
    m_file->addAction(open);
    m_recent = m_file->addMenu(QString());
    m_file->addSeparator();
    m_file->addActions({save, saveAs, exportBoard});
    m_file->addSeparator();
    m_file->addActions({close, quit});
    m_edit = bar->addMenu(QString());
    m_edit->addActions({undo, redo});
    m_edit->addSeparator();
    m_edit->addActions({cut, copy, paste, duplicate, remove});
    m_edit->addSeparator();
    m_edit->addAction(find);
    m_picture = m_edit->addMenu(QString());
    m_picture->addActions({putPicture, linkPicture, arrangePicture, removePicture});
    m_select = bar->addMenu(QString());
    m_select->addActions({selectAll, selectInverse});
    m_select->addSeparator();
    m_select->addActions({selectConnected, selectSameKind, selectWest, selectEast});
    m_draw = bar->addMenu(QString());
    m_arrange = bar->addMenu(QString());
    m_arrange->addActions({align.begin(), align.end()});
    m_arrange->addSeparator();
    m_arrange->addActions({spreadAcross, spreadDown});
    m_arrange->addSeparator();
    m_arrange->addActions({turnLeft, turnRight, grow, shrink, flipAcross, flipDown, layOut});
    m_arrange->addSeparator();
    m_arrange->addActions({mirror, reverse});
    m_play = bar->addMenu(QString());
    m_play->addActions({playFirst, playSecond, playMany});
    m_play->addSeparator();
    m_play->addActions({analyse, compare});
}

void EditorActions::makeMore()
{
    m_view = m_window.menuBar()->addMenu(QString());
    m_view->addActions({zoomIn, zoomOut, fit});
    m_view->addSeparator();
    m_view->addActions({showGrid, snap, guides, showLinks, showKeys});
    m_view->addSeparator();
    m_view->addAction(layers);
    m_panels = m_view->addMenu(QString());
    m_themeMenu = m_view->addMenu(QString());
    m_textMenu = m_view->addMenu(QString());
    m_languageMenu = m_view->addMenu(QString());
    m_help = m_window.menuBar()->addMenu(QString());
    m_help->addActions({keySheet, about});
    m_languages = makeRadio(m_languageMenu, static_cast<int>(Language::codes().size()));
    m_themes = makeRadio(m_themeMenu, 3);
    safeColours = makeCheckable(nullptr, {}, false);
    m_themeMenu->addSeparator();
    m_themeMenu->addAction(safeColours);
    largerText = make(nullptr, {});
    smallerText = make(nullptr, {});
    usualText = make(nullptr, {});
    m_textMenu->addActions({largerText, smallerText, usualText});
    connect(m_languages, &QActionGroup::triggered, this, [this](const QAction *action) {
        Q_EMIT languageWanted(Language::codes()[action->data().toInt()]);
    });
    connect(m_themes, &QActionGroup::triggered, this, [this](const QAction *action) {
        Q_EMIT themeWanted(static_cast<ThemeWish>(action->data().toInt()));
    });
}

QAction *EditorActions::addTool(const ToolChoice &choice, const QKeySequence &keys)
{
    auto *action = new QAction(m_toolGroup);
    action->setCheckable(true);
    action->setObjectName(QString::fromStdString(choice.key));
    action->setData(static_cast<int>(m_tools.size()));
    action->setShortcut(keys);
    m_draw->addAction(action);
    m_tools.push_back({action, choice});
    return action;
}

void EditorActions::addCellTools()
{
    for (const CellToolInfo &tool : cellTools())
        addTool({ToolChoice::Kind::Cells, std::string(tool.key)}, tool.shortcut);
    m_draw->addSeparator();
}

/// Whoever chooses a kind of cells wants to paint, with whatever tool for cells it may be.
void EditorActions::beginPainting()
{
    const auto isOfCells = [](const NamedTool &tool) { return tool.choice.kind == ToolChoice::Kind::Cells; };
    const auto isChosen = [&](const NamedTool &tool) { return isOfCells(tool) && tool.action->isChecked(); };
    const auto first = std::ranges::find_if(m_tools, isOfCells);
    if (first != m_tools.end() && std::ranges::none_of(m_tools, isChosen))
        first->action->trigger();
}

/// The first nine kinds of places have the digits as keys, those of links the digits with Alt.
bool EditorActions::makeTools(const BoardSchema &schema)
{
    if (m_schema == &schema)
        return false;
    m_schema = &schema;
    for (const NamedTool &tool : m_tools)
        delete tool.action;
    m_tools.clear();
    m_draw->clear();
    addTool({}, Qt::Key_S)->setChecked(true);
    addTool({ToolChoice::Kind::Note, "note"}, Qt::Key_N);
    m_draw->addSeparator();
    if (schema.cells.exist())
        addCellTools();
    m_cells->setSchema(schema, *m_draw);
    int number = 0;
    for (const PlaceKind &kind : schema.places) {
        if (schema.cells.exist())
            break; // cells are painted
        const QKeySequence keys = ++number < 10 ? QKeySequence(Qt::Key_0 + number) : QKeySequence();
        addTool({ToolChoice::Kind::Place, kind.key}, keys);
    }
    m_draw->addSeparator();
    number = 0;
    for (const LinkKind &kind : schema.links) {
        const QKeySequence keys =
            ++number < 10 ? QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_0 + number)) : QKeySequence();
        addTool({ToolChoice::Kind::Link, kind.key}, keys);
    }
    nameTools();
    return true;
}

std::vector<ToolPanel::Group> EditorActions::toolGroups() const
{
    ToolPanel::Group first;
    //: A group of tools: they draw cells of the board.
    ToolPanel::Group cells {tr("Cells"), {}};
    ToolPanel::Group places {tr("Places"), m_cells->kinds()};
    ToolPanel::Group links {tr("Links"), {}};
    for (const NamedTool &tool : m_tools) {
        switch (tool.choice.kind) {
        case ToolChoice::Kind::Select:
        case ToolChoice::Kind::Note:
            first.tools.push_back(tool.action);
            break;
        case ToolChoice::Kind::Cells:
            cells.tools.push_back(tool.action);
            break;
        case ToolChoice::Kind::Place:
            places.tools.push_back(tool.action);
            break;
        case ToolChoice::Kind::Link:
            links.tools.push_back(tool.action);
            break;
        }
    }
    std::vector<ToolPanel::Group> groups {first, cells, places, links};
    std::erase_if(groups, [](const ToolPanel::Group &group) { return group.tools.empty(); });
    return groups;
}

void EditorActions::chooseTool(std::size_t number)
{
    if (number < m_tools.size())
        m_tools[number].action->trigger();
}

void EditorActions::drawIcons(const canvas::Art &art)
{
    const canvas::Theme &theme = art.theme();
    for (const Icon &icon : m_icons) {
        icon.action->setIcon(
            iconIn(QLatin1String(icon.picture), theme.barText, theme.byDay().shade(0.72), art));
        icon.action->setIconVisibleInMenu(false);
    }
    for (const NamedTool &tool : m_tools) {
        switch (tool.choice.kind) {
        case ToolChoice::Kind::Select:
            tool.action->setIcon(iconIn(QStringLiteral("select"), theme.ink, theme.shade(0.4), art));
            break;
        case ToolChoice::Kind::Note:
            tool.action->setIcon(iconIn(QStringLiteral("note"), theme.ink, theme.shade(0.4), art));
            break;
        case ToolChoice::Kind::Place:
            tool.action->setIcon(iconOfPlace(tool.choice.key, *m_schema, art));
            break;
        case ToolChoice::Kind::Link:
            tool.action->setIcon(iconOfLink(tool.choice.key, *m_schema, art));
            break;
        case ToolChoice::Kind::Cells:
            tool.action->setIcon(
                iconIn(QString::fromStdString(tool.choice.key), theme.ink, theme.shade(0.4), art));
            break;
        }
        tool.action->setIconVisibleInMenu(true);
    }
    m_cells->drawIcons(art);
}

void EditorActions::show(const Settings &settings)
{
    m_languages->actions().at(Language::codes().indexOf(languageCode()))->setChecked(true);
    m_themes->actions().at(static_cast<int>(settings.theme))->setChecked(true);
    safeColours->setChecked(settings.palette == canvas::PaletteKind::Safe);
    largerText->setEnabled(settings.textSize < kLargestText);
    smallerText->setEnabled(settings.textSize > kSmallestText);
    usualText->setEnabled(settings.textSize != Settings().textSize);
}

void EditorActions::fillBar(QToolBar &bar)
{
    bar.addActions({newBoard, open, save});
    bar.addSeparator();
    bar.addActions({undo, redo});
    bar.addSeparator();
    bar.addActions({cut, copy, paste, remove});
    bar.addSeparator();
    bar.addActions({align.begin(), align.end()});
    bar.addActions({spreadAcross, spreadDown});
    bar.addSeparator();
    bar.addActions({turnLeft, turnRight, flipAcross, flipDown, mirror});
    bar.addSeparator();
    bar.addActions({showGrid, snap, guides, showLinks, fit});
    bar.addSeparator();
    bar.addActions({analyse, playFirst});
}

} // namespace merlon
