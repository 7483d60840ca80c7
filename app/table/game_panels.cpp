#include "app/table/game_panels.h"

#include "app/table/docks/table_docks.h"
#include "app/table/figures/figures_sheet.h"
#include "app/table/question/bar/prompt_bar.h"

#include <QLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

using canvas::Thing;

namespace {

// The keys of the panels.
const QString kFirstSide = QString::fromLatin1(PanelDock::kFirstSide);
const QString kSecondSide = QString::fromLatin1(PanelDock::kSecondSide);
const QString kOdds = u"odds"_s;

} // namespace

GamePanels::GamePanels(TableDocks &docks, QWidget &above, PromptBar &below, QWidget *page)
    : QObject(page)
    , m_docks(docks)
    , m_above(above)
    , m_below(below)
    , m_page(page)
{
    connect(&docks, &TableDocks::seenChanged, this, &GamePanels::wakeOdds);
    connect(&docks, &TableDocks::seenChanged, this, &GamePanels::seenChanged);
}

void GamePanels::build(const GameFace &face, const canvas::Art &art, const std::string &game, bool swapsSides,
                       DockHome oddsHome)
{
    m_widgets = face.makeWidgets(art, m_page);
    if (!m_widgets.sheet)
        m_widgets.sheet = new FiguresSheet(art, m_page);
    if (m_widgets.above)
        m_above.layout()->addWidget(m_widgets.above);
    m_below.showHand(m_widgets.hand);
    if (m_widgets.left)
        m_docks.addPanel(kFirstSide, m_widgets.left, Qt::LeftDockWidgetArea);
    if (m_widgets.right)
        m_docks.addPanel(kSecondSide, m_widgets.right, Qt::RightDockWidgetArea);
    if (m_widgets.odds)
        m_docks.addPanel(kOdds, m_widgets.odds, oddsHome.area, oddsHome.first);
    m_docks.beginGame(QString::fromStdString(game), swapsSides);
    m_flights = new FlightLayer(art, m_page);
    for (QWidget *tool : m_tools) {
        if (m_widgets.addTool)
            m_widgets.addTool(tool);
    }
    for (TablePanel *panel : panels()) {
        connect(panel, &TablePanel::picked, this, &GamePanels::picked);
        connect(panel, &TablePanel::pointed, this, &GamePanels::pointed);
        connect(panel, &TablePanel::grasped, this, &GamePanels::grasped);
        connect(panel, &TablePanel::dragged, this, &GamePanels::dragged);
        connect(panel, &TablePanel::dropped, this, &GamePanels::dropped);
        connect(panel, &TablePanel::adopted, this, &GamePanels::adopted);
    }
}

void GamePanels::clear()
{
    for (QWidget *tool : m_tools)
        tool->setParent(nullptr);
    m_below.showHand(nullptr);
    delete std::exchange(m_flights, nullptr);
    delete m_widgets.hand;
    delete m_widgets.above;
    delete m_widgets.sheet;
    m_docks.endGame();
    for (const QString &panel : {kFirstSide, kSecondSide, kOdds})
        m_docks.removePanel(panel);
    m_widgets = {};
}

void GamePanels::addTool(QWidget *tool)
{
    m_tools.push_back(tool);
}

std::vector<TablePanel *> GamePanels::panels() const
{
    std::vector<TablePanel *> panels;
    for (TablePanel *panel : {m_widgets.left, m_widgets.right, m_widgets.hand, m_widgets.odds}) {
        if (panel)
            panels.push_back(panel);
    }
    return panels;
}

void GamePanels::show(const View &view, const Tableau &tableau, const Speaker &speaker)
{
    showPieces(view, tableau, speaker);
    if (m_widgets.odds)
        m_widgets.odds->show(view, tableau, speaker);
}

void GamePanels::showPieces(const View &view, const Tableau &tableau, const Speaker &speaker)
{
    for (TablePanel *panel : panels()) {
        if (panel != m_widgets.odds)
            panel->show(view, tableau, speaker);
    }
    if (m_widgets.showAbove)
        m_widgets.showAbove(tableau, speaker);
}

void GamePanels::showChanges(int milliseconds)
{
    if (milliseconds <= 0 || !m_flights)
        return;
    std::vector<AmountChange> changes;
    QWidget *inUse = nullptr;
    for (const TablePanel *panel : panels()) {
        inUse = inUse ? inUse : panel->cardInUse();
        const std::vector<AmountChange> ofPanel = panel->changes();
        changes.insert(changes.end(), ofPanel.begin(), ofPanel.end());
    }
    m_flights->fly(changes, milliseconds, inUse);
}

void GamePanels::showHope(Seat seat, std::optional<int> points)
{
    if (m_widgets.showHope)
        m_widgets.showHope(seat, points);
}

void GamePanels::showPlayers(std::span<const Sitting> players)
{
    for (std::size_t seat = 0; m_widgets.setPlayer && seat < players.size(); ++seat)
        m_widgets.setPlayer(static_cast<Seat>(seat), players[seat].name);
}

void GamePanels::themeChanged()
{
    if (m_widgets.themeChanged)
        m_widgets.themeChanged();
    if (m_widgets.sheet)
        m_widgets.sheet->themeChanged();
}

void GamePanels::setChoosable(const std::vector<Thing> &things)
{
    for (TablePanel *panel : panels())
        panel->setChoosable(things);
}

void GamePanels::setSelected(const std::vector<Thing> &things)
{
    for (TablePanel *panel : panels())
        panel->setSelected(things);
}

void GamePanels::setGuided(const std::vector<Thing> &things)
{
    for (TablePanel *panel : panels())
        panel->setGuided(things);
}

void GamePanels::setFillings(const std::vector<Filling> &fillings)
{
    for (TablePanel *panel : panels())
        panel->setFillings(fillings);
}

bool GamePanels::isSeen(const Thing &thing) const
{
    if (m_widgets.hand && m_widgets.hand->isVisibleTo(m_page) && m_widgets.hand->holds(thing))
        return true;
    return std::ranges::any_of(panels(), [&](const TablePanel *panel) {
        const PanelDock *dock = m_docks.dockOf(panel);
        return dock && dock->isSeen() && panel->holds(thing);
    });
}

void GamePanels::bringForward(const std::vector<Thing> &things)
{
    for (const TablePanel *panel : panels()) {
        PanelDock *dock = m_docks.dockOf(panel);
        if (dock && !dock->isSeen()
            && std::ranges::any_of(things, [&](const Thing &thing) { return panel->holds(thing); }))
            dock->raise();
    }
}

void GamePanels::placeOdds(DockHome home)
{
    if (PanelDock *dock = m_docks.panel(kOdds))
        m_docks.setHome(*dock, home);
}

void GamePanels::setOddsShown(bool shown)
{
    if (PanelDock *dock = m_docks.panel(kOdds))
        m_docks.setOpen(*dock, shown);
}

/// Behind another panel they would be calculated for nobody.
void GamePanels::wakeOdds()
{
    if (const PanelDock *dock = m_docks.panel(kOdds))
        m_widgets.odds->setVisible(dock->isSeen());
}

bool GamePanels::areOddsShown() const
{
    return m_widgets.odds && m_widgets.odds->isVisibleTo(m_page);
}

} // namespace merlon
