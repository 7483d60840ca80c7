#include "app/table/docks/table_docks.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

using namespace Qt::StringLiterals;

/// Where the panels are: at first by the size of the window, later as the person left them.
namespace merlon {

namespace {

constexpr int kStateVersion = 1;

// All measures in letters `n` and lines of text, so that large text counts as a small window.
constexpr int kLeastSide = 34;
constexpr int kMostSide = 60;
constexpr double kSideShare = 0.21;
constexpr int kRoomyHeight = 43;     ///< lines: from here on two panels have room above one another
constexpr int kTwoColumns = 260;     ///< letters: from here on beside one another
constexpr double kFirstShare = 0.7;  ///< of the height of a column, for the panel of the game
constexpr double kSecondShare = 0.8; ///< of the width of that panel, for what is beside it

constexpr std::array kAreas {Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea, Qt::TopDockWidgetArea,
                             Qt::BottomDockWidgetArea};

bool isSide(const PanelDock &dock)
{
    return dock.key() == QLatin1StringView(TableDocks::kFirstSide)
        || dock.key() == QLatin1StringView(TableDocks::kSecondSide);
}

} // namespace

void TableDocks::beginGame(const QString &game, bool swapsSides)
{
    m_game = game;
    m_swapsSides = swapsSides;
    m_covered.clear();
    const std::optional<DockLayout> kept = loadDockLayout(game);
    m_isOwn = kept && restore(*kept);
    if (!m_isOwn)
        arrange();
    if (!isVisible())
        coverWindows();
}

void TableDocks::endGame()
{
    if (m_saving.isActive())
        save();
    m_saving.stop();
    m_game.clear();
    m_isOwn = false;
}

void TableDocks::resetLayout()
{
    m_saving.stop();
    m_isOwn = false;
    forgetDockLayout(m_game);
    if (isVisible())
        arrange();
}

void TableDocks::setSwapsSides(bool swaps)
{
    if (std::exchange(m_swapsSides, swaps) == swaps || m_game.isEmpty())
        return;
    if (!m_isOwn)
        return arrange();
    exchangeSides();
    m_saving.start(0);
}

Qt::DockWidgetArea TableDocks::firstAreaOf(const PanelDock &dock) const
{
    const auto index = static_cast<std::size_t>(std::ranges::find(m_panels, &dock) - m_panels.begin());
    const Qt::DockWidgetArea home = m_homes[index].area;
    if (!isSide(dock) || !m_swapsSides)
        return home;
    return home == Qt::LeftDockWidgetArea ? Qt::RightDockWidgetArea : Qt::LeftDockWidgetArea;
}

bool TableDocks::isOpenAtFirst(const PanelDock &dock) const
{
    return m_homes[static_cast<std::size_t>(std::ranges::find(m_panels, &dock) - m_panels.begin())].open;
}

/// The panel of the game first, those that are closed at first last.
std::vector<PanelDock *> TableDocks::panelsOf(Qt::DockWidgetArea area) const
{
    std::vector<PanelDock *> panels;
    std::ranges::copy_if(m_panels, std::back_inserter(panels),
                         [&](const PanelDock *dock) { return firstAreaOf(*dock) == area; });
    std::ranges::stable_partition(panels, [this](const PanelDock *dock) { return isOpenAtFirst(*dock); });
    std::ranges::stable_partition(panels, [](const PanelDock *dock) { return isSide(*dock); });
    return panels;
}

TableDocks::Arrangement TableDocks::fittingArrangement() const
{
    if (height() / fontMetrics().lineSpacing() < kRoomyHeight)
        return Arrangement::Behind;
    const int letters = width() / fontMetrics().horizontalAdvance(u'n');
    return letters < kTwoColumns ? Arrangement::Below : Arrangement::Beside;
}

/// As for somebody who has moved nothing yet.
void TableDocks::arrange()
{
    const QScopedValueRollback guard(m_isArranging, true);
    m_arrangement = fittingArrangement();
    m_covered.clear();
    for (PanelDock *dock : m_panels) {
        dock->setFold(Fold::None);
        dock->setFloating(false);
        removeDockWidget(dock);
    }
    for (const Qt::DockWidgetArea area : kAreas)
        arrangeColumn(area);
    for (std::size_t i = 0; i < m_panels.size(); ++i)
        m_panels[i]->setVisible(m_homes[i].open);
    for (const Qt::DockWidgetArea area : kAreas) {
        if (const std::vector<PanelDock *> panels = panelsOf(area); !panels.empty())
            panels.front()->raise();
    }
    shareRoom();
}

/// The panel of the game, and below it, beside it or behind it the others, which lie behind one another.
void TableDocks::arrangeColumn(Qt::DockWidgetArea area)
{
    PanelDock *first = nullptr;
    PanelDock *second = nullptr;
    for (PanelDock *dock : panelsOf(area)) {
        if (!isOpenAtFirst(*dock)) {
            addDockWidget(area, dock);
            continue;
        }
        if (!first) {
            addDockWidget(area, first = dock);
            continue;
        }
        if (second || m_arrangement == Arrangement::Behind)
            tabifyDockWidget(second ? second : first, dock);
        else
            splitDockWidget(first, dock, m_arrangement == Arrangement::Below ? Qt::Vertical : Qt::Horizontal);
        second = dock;
    }
}

/// The panels grow with the window, within measure: the board has the rest.
void TableDocks::shareRoom()
{
    if (m_isOwn || m_game.isEmpty())
        return;
    const int letter = fontMetrics().horizontalAdvance(u'n');
    const int side = qBound(kLeastSide * letter, qRound(width() * kSideShare), kMostSide * letter);
    QList<QDockWidget *> across;
    QList<int> widths;
    for (const Qt::DockWidgetArea area : {Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea}) {
        const std::vector<PanelDock *> panels = panelsOf(area);
        if (panels.empty())
            continue;
        across << panels.front();
        widths << side;
        if (panels.size() == 1 || !isOpenAtFirst(*panels[1]) || m_arrangement == Arrangement::Behind)
            continue;
        if (m_arrangement == Arrangement::Beside) {
            across << panels[1];
            widths << qRound(side * kSecondShare);
            continue;
        }
        const int first = qRound(height() * kFirstShare);
        resizeDocks({panels[0], panels[1]}, {first, height() - first}, Qt::Vertical);
    }
    resizeDocks(across, widths, Qt::Horizontal);
}

DockLayout TableDocks::layout() const
{
    DockLayout layout {saveState(kStateVersion), {}, {}, {}, m_swapsSides};
    for (const PanelDock *dock : m_panels) {
        layout.panels << dock->key();
        if (dock->fold() != Fold::None)
            (dock->fold() == Fold::ToTitle ? layout.titles : layout.strips) << dock->key();
    }
    return layout;
}

/// Panels that the layout does not know come where they are at first.
bool TableDocks::restore(const DockLayout &layout)
{
    const QScopedValueRollback guard(m_isArranging, true);
    for (PanelDock *dock : m_panels) {
        const bool isTitle = layout.titles.contains(dock->key());
        const bool isStrip = layout.strips.contains(dock->key());
        dock->setFold(isTitle ? Fold::ToTitle : isStrip ? Fold::ToStrip : Fold::None);
    }
    if (!restoreState(layout.state, kStateVersion))
        return false;
    for (std::size_t i = 0; i < m_panels.size(); ++i) {
        if (layout.panels.contains(m_panels[i]->key()))
            continue;
        addDockWidget(firstAreaOf(*m_panels[i]), m_panels[i]);
        m_panels[i]->setVisible(m_homes[i].open);
    }
    if (layout.swapsSides != m_swapsSides)
        exchangeSides();
    return true;
}

/// Each of the two takes the other's place, wherever that is: it is given back under the other's name.
void TableDocks::exchangeSides()
{
    PanelDock *first = panel(QString::fromLatin1(kFirstSide));
    PanelDock *second = panel(QString::fromLatin1(kSecondSide));
    if (!first || !second)
        return;
    const QScopedValueRollback guard(m_isArranging, true);
    const QByteArray state = saveState(kStateVersion);
    const Fold fold = first->fold();
    first->setFold(second->fold());
    second->setFold(fold);
    const auto exchangeNames = [&] {
        const QString name = first->objectName();
        first->setObjectName(second->objectName());
        second->setObjectName(name);
    };
    exchangeNames();
    restoreState(state, kStateVersion);
    exchangeNames();
}

} // namespace merlon
