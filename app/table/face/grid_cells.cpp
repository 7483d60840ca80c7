#include "app/table/face/grid_cells.h"

#include "app/look/lettering.h"
#include "app/table/face/item_face.h"
#include "app/widgets/layout/panel_column.h"
#include "app/widgets/things/thing_item.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr double kHeadLetters = 0.85;
constexpr double kToldLetters = 0.85;
constexpr double kFadedHead = 0.6;
/// The least width of the heading of a row, in lines of text.
constexpr double kLeastHead = 3.2;

/// A heading, cut with an ellipsis where it does not fit.
class HeadingLabel final : public QLabel {
public:
    using QLabel::QLabel;

    void setFaded(bool faded)
    {
        m_isFaded = faded;
        update();
    }

    QSize minimumSizeHint() const override
    {
        const double least = std::min(lineOf(font()) * kLeastHead, widthOf(font(), text()));
        return {qRound(least), QLabel::minimumSizeHint().height()};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setFont(font());
        painter.setPen(palette().color(QPalette::WindowText));
        painter.setOpacity(m_isFaded ? kFadedHead : 1.0);
        drawLine(painter, QRectF(contentsRect()), static_cast<int>(alignment()), text());
    }

private:
    bool m_isFaded = false;
};

} // namespace

GridCells::GridCells(QWidget &box)
    : QObject(&box)
    , m_box(box)
    , m_cells(new QWidget(&box))
    , m_grid(new QGridLayout(m_cells))
    , m_told(new QLabel(&box))
{
    const int gap = qRound(lineOf(box.font()) * 0.12);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(gap);
    m_told->setObjectName(u"told"_s);
    m_told->setWordWrap(true);
    m_told->setTextFormat(Qt::RichText);
    m_told->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    QVBoxLayout *column = columnOf(&box);
    column->addWidget(m_cells);
    column->addWidget(m_told);
}

QLayout &GridCells::layout()
{
    return *m_grid;
}

void GridCells::show(const Zone &zone, const ItemFace &face, const std::vector<ThingItem *> &items)
{
    m_told->setFont(textFont(m_box.font(), kToldLetters));
    showHeadings(zone.grid->columns, m_columns, face);
    showHeadings(zone.grid->rows, m_rows, face);
    std::vector<int> firstRows;
    const std::vector<Spot> spots = spotsOf(zone, firstRows);
    for (ThingItem *item : items)
        item->installEventFilter(this); // once, however often it is said
    m_items.assign(items.begin(), items.begin() + static_cast<std::ptrdiff_t>(spots.size()));
    if (spots != m_spots)
        arrange(spots, firstRows);
    const auto isPossible = [](const Item &item) { return !item.done && !item.faded && !item.crossed; };
    m_usual = static_cast<std::size_t>(std::ranges::find_if(zone.items, isPossible) - zone.items.begin());
    makeStop(m_stop < m_items.size() ? m_stop : 0);
    const auto pointed = std::ranges::find_if(
        m_items, [](const ThingItem *item) { return item->hasFocus() || item->underMouse(); });
    if (pointed == m_items.end())
        tellUsual();
    else
        tell(*pointed);
}

/// Of each item; a row is as high as the fullest of its cells. The first row of the layout has the headings of columns.
std::vector<GridCells::Spot> GridCells::spotsOf(const Zone &zone, std::vector<int> &firstRows) const
{
    const std::size_t columns = zone.grid->columns.size();
    std::vector<std::vector<int>> filled(zone.grid->rows.size(), std::vector<int>(columns));
    std::vector<int> within;
    for (const Item &item : zone.items)
        within.push_back(filled[static_cast<std::size_t>(item.row)][static_cast<std::size_t>(item.column)]++);
    int next = 1;
    for (const std::vector<int> &row : filled) {
        firstRows.push_back(next);
        next += std::max(1, row.empty() ? 1 : *std::ranges::max_element(row));
    }
    firstRows.push_back(next);
    std::vector<Spot> spots;
    for (std::size_t i = 0; i < zone.items.size(); ++i) {
        const Item &item = zone.items[i];
        spots.push_back({firstRows[static_cast<std::size_t>(item.row)] + within[i], item.column + 1});
    }
    return spots;
}

void GridCells::arrange(const std::vector<Spot> &spots, const std::vector<int> &firstRows)
{
    m_spots = spots;
    const auto put = [this](QWidget *widget, int row, int column, int rows, Qt::Alignment alignment) {
        m_grid->removeWidget(widget);
        m_grid->addWidget(widget, row, column, rows, 1, alignment);
    };
    for (std::size_t i = 0; i < m_items.size(); ++i)
        put(m_items[i], m_spots[i].row, m_spots[i].column, 1, Qt::AlignCenter);
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        put(m_rows[row], firstRows[row], 0, firstRows[row + 1] - firstRows[row], Qt::AlignVCenter);
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        const int number = static_cast<int>(column) + 1;
        put(m_columns[column], 0, number, 1, Qt::Alignment());
        m_grid->setColumnStretch(number, 1);
    }
}

/// Those of columns stand in the middle above them.
void GridCells::showHeadings(const std::vector<GridHeading> &headings, std::vector<QLabel *> &labels,
                             const ItemFace &face)
{
    const bool areColumns = &labels == &m_columns;
    while (labels.size() > headings.size()) {
        delete labels.back();
        labels.pop_back();
        m_spots.clear(); // they are arranged anew
    }
    while (labels.size() < headings.size()) {
        auto *label = new HeadingLabel(m_cells);
        label->setTextFormat(Qt::PlainText);
        label->setAlignment((areColumns ? Qt::AlignHCenter : Qt::AlignLeft) | Qt::AlignVCenter);
        label->show();
        labels.push_back(label);
        m_spots.clear();
    }
    for (std::size_t i = 0; i < headings.size(); ++i) {
        labels[i]->setFont(
            textFont(m_box.font(), kHeadLetters, areColumns ? QFont::DemiBold : QFont::Normal));
        labels[i]->setText(face.heading(headings[i]));
        labels[i]->setToolTip(richText(face.headingInFull(headings[i])));
        labels[i]->setAccessibleName(face.headingInFull(headings[i]));
        static_cast<HeadingLabel *>(labels[i])->setFaded(headings[i].faded);
    }
}

std::size_t GridCells::indexOf(const QObject *item) const
{
    const auto found = std::ranges::find_if(m_items, [item](const ThingItem *one) { return one == item; });
    return static_cast<std::size_t>(found - m_items.begin());
}

bool GridCells::eventFilter(QObject *watched, QEvent *event)
{
    const std::size_t item = indexOf(watched);
    if (item == m_items.size())
        return QObject::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::KeyPress:
        if (goFrom(item, static_cast<QKeyEvent *>(event)->key()))
            return true;
        break;
    case QEvent::FocusIn:
        makeStop(item);
        tell(m_items[item]);
        break;
    case QEvent::Enter:
        tell(m_items[item]);
        break;
    case QEvent::FocusOut:
    case QEvent::Leave:
        tellUsual();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

/// To the nearest one in that direction, rather in the same row or column. False: the key is not for this.
bool GridCells::goFrom(std::size_t item, int key)
{
    const bool isMirrored = m_box.layoutDirection() == Qt::RightToLeft;
    Spot step;
    switch (key) {
    case Qt::Key_Left:
        step.column = isMirrored ? 1 : -1;
        break;
    case Qt::Key_Right:
        step.column = isMirrored ? -1 : 1;
        break;
    case Qt::Key_Up:
        step.row = -1;
        break;
    case Qt::Key_Down:
        step.row = 1;
        break;
    default:
        return false;
    }
    constexpr int kAside = 100; // every step aside is further than all steps ahead
    std::optional<std::pair<int, std::size_t>> best;
    for (std::size_t other = 0; other < m_items.size(); ++other) {
        const int down = m_spots[other].row - m_spots[item].row;
        const int right = m_spots[other].column - m_spots[item].column;
        const int ahead = down * step.row + right * step.column;
        const int aside = std::abs(step.row != 0 ? right : down);
        const std::pair<int, std::size_t> found {ahead + kAside * aside, other};
        if (ahead > 0 && (!best || found < *best))
            best = found;
    }
    if (best) {
        m_items[best->second]->setReachable(true);
        m_items[best->second]->setFocus(Qt::OtherFocusReason);
    }
    return true;
}

/// Tab comes here, and from here the arrow keys go on.
void GridCells::makeStop(std::size_t item)
{
    m_stop = item;
    for (std::size_t i = 0; i < m_items.size(); ++i)
        m_items[i]->setReachable(i == item);
}

/// What is below moves down once, for the longest text, and no more.
void GridCells::tell(const ThingItem *item)
{
    m_told->setText(item ? u"<b>%1</b> %2"_s.arg(richText(item->accessibleName()),
                                                 richText(item->accessibleDescription()))
                         : QString());
    if (m_told->isVisible())
        m_told->setMinimumHeight(std::max(m_told->minimumHeight(), m_told->heightForWidth(m_told->width())));
}

void GridCells::tellUsual()
{
    tell(m_usual < m_items.size() ? m_items[m_usual] : nullptr);
}

} // namespace merlon
