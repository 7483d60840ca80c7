#include "app/table/docks/dock_arrangement.h"

#include "app/table/docks/panel_dock.h"

#include <QMainWindow>

#include <algorithm>
#include <array>
#include <iterator>

namespace merlon {

namespace {

constexpr int kStateVersion = 1;

// All measures in letters `n` and lines of text, so that large text counts as a small window.
constexpr int kLeastSide = 34;
constexpr int kMostSide = 60;
constexpr double kSideShare = 0.21;
constexpr int kOneColumn = 140;      ///< letters: below there is room for one panel beside the board
constexpr int kRoomyHeight = 43;     ///< lines: from here on two panels have room above one another
constexpr int kTwoColumns = 310;     ///< letters: from here on beside one another
constexpr double kFirstShare = 0.7;  ///< of the height of a column, for the panel of the game
constexpr double kSecondShare = 0.8; ///< of the width of that panel, for what is beside it

constexpr std::array kAreas {Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea, Qt::TopDockWidgetArea,
                             Qt::BottomDockWidgetArea};

} // namespace

DockArrangement::DockArrangement(QMainWindow &window)
    : m_window(window)
{
}

void DockArrangement::add(PanelDock &dock, DockHome home)
{
    m_panels.push_back(&dock);
    m_homes.push_back(home);
    m_window.addDockWidget(home.area, &dock);
    dock.setVisible(home.first != AtFirst::Closed);
}

void DockArrangement::remove(const PanelDock &dock)
{
    const auto found = std::ranges::find(m_panels, &dock);
    m_homes.erase(m_homes.begin() + (found - m_panels.begin()));
    m_panels.erase(found);
}

std::size_t DockArrangement::indexOf(const PanelDock &dock) const
{
    return static_cast<std::size_t>(std::ranges::find(m_panels, &dock) - m_panels.begin());
}

const DockHome &DockArrangement::homeOf(const PanelDock &dock) const
{
    return m_homes[indexOf(dock)];
}

Qt::DockWidgetArea DockArrangement::firstAreaOf(const PanelDock &dock) const
{
    const Qt::DockWidgetArea home = homeOf(dock).area;
    if (m_others == Others::OneColumn && home == Qt::LeftDockWidgetArea)
        return Qt::RightDockWidgetArea;
    const bool goesWithSides = dock.isOfSide() || homeOf(dock).first == AtFirst::BeforeSide;
    if (!goesWithSides || !m_swapsSides || m_others == Others::OneColumn)
        return home;
    return home == Qt::LeftDockWidgetArea ? Qt::RightDockWidgetArea : Qt::LeftDockWidgetArea;
}

bool DockArrangement::isOpenAtFirst(const PanelDock &dock) const
{
    return homeOf(dock).first != AtFirst::Closed;
}

bool DockArrangement::isInFrontAtFirst(const PanelDock &dock) const
{
    const AtFirst first = homeOf(dock).first;
    return first == AtFirst::InFront || first == AtFirst::BeforeSide;
}

/// The panels of the sides first, those that are closed at first last.
std::vector<PanelDock *> DockArrangement::panelsOf(Qt::DockWidgetArea area) const
{
    std::vector<PanelDock *> panels;
    std::ranges::copy_if(m_panels, std::back_inserter(panels),
                         [&](const PanelDock *dock) { return firstAreaOf(*dock) == area; });
    std::stable_partition(panels.begin(), panels.end(),
                          [this](const PanelDock *dock) { return isOpenAtFirst(*dock); });
    std::stable_partition(panels.begin(), panels.end(),
                          [this](const PanelDock *dock) { return isInFrontAtFirst(*dock); });
    std::stable_partition(panels.begin(), panels.end(),
                          [](const PanelDock *dock) { return dock->isOfSide(); });
    return panels;
}

DockArrangement::Others DockArrangement::fitting() const
{
    const QFontMetrics metrics = m_window.fontMetrics();
    const int letters = m_window.width() / metrics.horizontalAdvance(u'n');
    if (letters < kOneColumn)
        return Others::OneColumn;
    if (m_window.height() / metrics.lineSpacing() < kRoomyHeight)
        return Others::Behind;
    return letters < kTwoColumns ? Others::Below : Others::Beside;
}

bool DockArrangement::suitsWindow() const
{
    return fitting() == m_others;
}

void DockArrangement::arrange()
{
    m_others = fitting();
    for (PanelDock *dock : m_panels) {
        dock->setFold(Fold::None);
        dock->setFloating(false);
        m_window.removeDockWidget(dock);
    }
    for (const Qt::DockWidgetArea area : kAreas)
        arrangeColumn(area);
    for (std::size_t i = 0; i < m_panels.size(); ++i)
        m_panels[i]->setVisible(m_homes[i].first != AtFirst::Closed);
    for (const Qt::DockWidgetArea area : kAreas)
        raiseIn(area);
}

/// What is to be in front comes last.
void DockArrangement::raiseIn(Qt::DockWidgetArea area)
{
    std::vector<PanelDock *> panels = panelsOf(area);
    std::ranges::reverse(panels);
    for (PanelDock *dock : panels) {
        if (isOpenAtFirst(*dock))
            dock->raise();
    }
    for (PanelDock *dock : panels) {
        if (m_others == Others::Behind && homeOf(*dock).first == AtFirst::BeforeSide)
            dock->raise();
    }
}

/// The panel of the game, and below it, beside it or behind it the others, which lie behind one another.
void DockArrangement::arrangeColumn(Qt::DockWidgetArea area)
{
    PanelDock *first = nullptr;
    PanelDock *second = nullptr;
    for (PanelDock *dock : panelsOf(area)) {
        if (!isOpenAtFirst(*dock)) {
            m_window.addDockWidget(area, dock);
            continue;
        }
        if (!first) {
            m_window.addDockWidget(area, first = dock);
            continue;
        }
        if (second || liesBehind())
            m_window.tabifyDockWidget(second ? second : first, dock);
        else
            m_window.splitDockWidget(first, dock, m_others == Others::Below ? Qt::Vertical : Qt::Horizontal);
        second = dock;
    }
}

void DockArrangement::shareRoom()
{
    const int letter = m_window.fontMetrics().horizontalAdvance(u'n');
    const int height = m_window.height();
    const int side = qBound(kLeastSide * letter, qRound(m_window.width() * kSideShare), kMostSide * letter);
    QList<QDockWidget *> across;
    QList<int> widths;
    for (const Qt::DockWidgetArea area : {Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea}) {
        const std::vector<PanelDock *> panels = panelsOf(area);
        if (panels.empty())
            continue;
        across << panels.front();
        widths << side;
        if (panels.size() == 1 || !isOpenAtFirst(*panels[1]) || liesBehind())
            continue;
        if (m_others == Others::Beside) {
            across << panels[1];
            widths << qRound(side * kSecondShare);
            continue;
        }
        const int first = qRound(height * kFirstShare);
        m_window.resizeDocks({panels[0], panels[1]}, {first, height - first}, Qt::Vertical);
    }
    m_window.resizeDocks(across, widths, Qt::Horizontal);
}

DockLayout DockArrangement::layout() const
{
    DockLayout layout {m_window.saveState(kStateVersion), {}, {}, {}, m_swapsSides};
    for (const PanelDock *dock : m_panels) {
        layout.panels << dock->key();
        if (dock->fold() != Fold::None)
            (dock->fold() == Fold::ToTitle ? layout.titles : layout.strips) << dock->key();
    }
    return layout;
}

bool DockArrangement::restore(const DockLayout &layout)
{
    for (PanelDock *dock : m_panels) {
        const bool isTitle = layout.titles.contains(dock->key());
        const bool isStrip = layout.strips.contains(dock->key());
        dock->setFold(isTitle ? Fold::ToTitle : isStrip ? Fold::ToStrip : Fold::None);
    }
    if (!m_window.restoreState(layout.state, kStateVersion))
        return false;
    for (std::size_t i = 0; i < m_panels.size(); ++i) {
        if (layout.panels.contains(m_panels[i]->key()))
            continue;
        m_window.addDockWidget(firstAreaOf(*m_panels[i]), m_panels[i]);
        m_panels[i]->setVisible(m_homes[i].first != AtFirst::Closed);
    }
    if (layout.swapsSides != m_swapsSides)
        exchangeSides();
    return true;
}

PanelDock *DockArrangement::panel(const char *key) const
{
    const auto found = std::ranges::find(m_panels, QLatin1StringView(key), &PanelDock::key);
    return found == m_panels.end() ? nullptr : *found;
}

/// The state of the window is given back under the name of the other.
void DockArrangement::exchangeSides()
{
    PanelDock *first = panel(PanelDock::kFirstSide);
    PanelDock *second = panel(PanelDock::kSecondSide);
    if (!first || !second)
        return;
    const QByteArray state = m_window.saveState(kStateVersion);
    const Fold fold = first->fold();
    first->setFold(second->fold());
    second->setFold(fold);
    const auto exchangeNames = [&] {
        const QString name = first->objectName();
        first->setObjectName(second->objectName());
        second->setObjectName(name);
    };
    exchangeNames();
    m_window.restoreState(state, kStateVersion);
    exchangeNames();
}

} // namespace merlon
