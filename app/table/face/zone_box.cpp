#include "app/table/face/zone_box.h"

#include "app/look/lettering.h"
#include "app/table/face/grid_cells.h"
#include "app/widgets/layout/flow_layout.h"
#include "app/widgets/layout/panel_column.h"
#include "app/widgets/rows/line_row.h"
#include "core/engine/tableau/amounts.h"

#include <QGridLayout>
#include <QPainter>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace merlon {

namespace {

/// In a high panel the rows of tracks stand further apart, within measure.
constexpr double kTrackLines = 1.75;

bool isInRows(ZoneKind kind)
{
    return kind == ZoneKind::Track || kind == ZoneKind::Lines || kind == ZoneKind::Pips
        || kind == ZoneKind::Ledger;
}

} // namespace

ZoneBox::ZoneBox(const canvas::Art &art, const Zone &zone, const ItemFace &face, int livery, QWidget *parent)
    : QWidget(parent)
    , m_art(art)
    , m_livery(livery)
    , m_isRuled(zone.head && zone.head->place >= 0)
    , m_narrows(zone.kind == ZoneKind::Lines && zone.columns > 1)
    , m_isCentred(zone.isCentred)
    , m_columns(zone.columns)
{
    const double line = lineOf(font());
    const int gap = qRound(line * 0.12);
    QWidget *items = this;
    if (zone.head) {
        auto *row = new QHBoxLayout(this);
        row->setContentsMargins(0, m_isRuled ? gap : 0, 0, m_isRuled ? gap : 0);
        row->setSpacing(gap);
        m_head = face.makeHead(*zone.head, livery, this);
        row->addWidget(m_head);
        items = new QWidget(this);
        row->addWidget(items, 1);
    }
    if (zone.grid) {
        m_grid = new GridCells(*items);
        m_layout = &m_grid->layout();
    } else if (m_columns > 0) {
        auto *grid = new QGridLayout(items);
        grid->setContentsMargins(0, 0, 0, 0);
        grid->setSpacing(zone.kind == ZoneKind::Lines ? 0 : gap);
        m_layout = grid;
    } else if (isInRows(zone.kind)) {
        m_layout = columnOf(items);
        if (zone.kind == ZoneKind::Track)
            m_layout->setSpacing(0);
    } else {
        // Chips have room for their badges.
        m_layout = new FlowLayout(zone.kind == ZoneKind::Tokens ? 0 : qRound(line * 0.2));
        items->setLayout(m_layout);
    }
    m_shownColumns = m_columns;
}

void ZoneBox::add(ThingItem *item)
{
    const std::size_t index = m_items.size();
    connect(item, &QAbstractButton::clicked, this, [this, index, item] {
        if (index >= m_contents.size())
            return;
        if (!m_contents[index].contents.empty())
            Q_EMIT opened(m_contents[index], *item);
        else if (!m_contents[index].details.empty() && item->thing().isNothing())
            QToolTip::showText(item->mapToGlobal(item->rect().bottomLeft()), item->toolTip(), item);
    });
    m_items.push_back(item);
    if (m_columns == 0 && !m_grid)
        m_layout->addWidget(item);
}

/// Fewer items than columns share the whole width, or stand in the middle: each then takes two columns of the grid.
void ZoneBox::arrangeIn(int columns)
{
    auto *grid = static_cast<QGridLayout *>(m_layout);
    const int shown = static_cast<int>(
        std::ranges::count_if(m_items, [](const ThingItem *item) { return !item->isHidden(); }));
    const int used = std::clamp(shown, 1, columns);
    const int share = m_isCentred ? 2 : 1;
    const int before = m_isCentred ? columns - used : 0;
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        const int number = static_cast<int>(i);
        grid->removeWidget(m_items[i]);
        grid->addWidget(m_items[i], number / used, before + number % used * share, 1, share);
    }
    const int wide = m_isCentred ? columns * share : used;
    for (int column = 0; column < std::max(columns * share, grid->columnCount()); ++column)
        grid->setColumnStretch(column, column < wide ? 1 : 0);
    m_shownColumns = columns;
}

/// Lines beside each other if all their names can be read so.
void ZoneBox::fitColumns()
{
    const bool fits = std::ranges::all_of(m_items, [this](const ThingItem *item) {
        const auto *row = qobject_cast<const LineRow *>(item);
        return !row || row->fitsIn(width() / m_columns);
    });
    if (const int columns = fits ? m_columns : 1; columns != m_shownColumns)
        arrangeIn(columns);
}

void ZoneBox::show(const Zone &zone, const ItemFace &face, const QString &title, int other)
{
    const std::vector<Item> before = std::exchange(m_contents, zone.items);
    if (m_head)
        face.showHead(*m_head, *zone.head, other);
    const auto shown =
        std::ranges::count_if(m_items, [](const ThingItem *item) { return !item->isHidden(); });
    while (m_items.size() < zone.items.size())
        add(face.make(zone, m_livery, m_layout->parentWidget()));
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        m_items[i]->setVisible(i < zone.items.size());
        if (i < zone.items.size()) {
            face.show(*m_items[i], zone, zone.items[i], title);
        } else {
            m_items[i]->setThing({});
            m_items[i]->describe({}, {});
        }
    }
    if (m_grid)
        m_grid->show(zone, face, m_items);
    if (m_columns > 0 && shown != static_cast<std::ptrdiff_t>(zone.items.size()))
        arrangeIn(m_shownColumns);
    if (m_narrows)
        fitColumns();
    if (zone.kind == ZoneKind::Track)
        setMaximumHeight(
            qRound(lineOf(font()) * (kTrackLines * static_cast<double>(zone.items.size()) + 0.3)));
    compare(amountsOf(zone, face));
    findCardInUse(zone, before);
}

/// What changes now was paid for the card that was in use before.
void ZoneBox::findCardInUse(const Zone &zone, const std::vector<Item> &before)
{
    m_inUse = nullptr;
    if (zone.kind != ZoneKind::Cards)
        return;
    for (const std::vector<Item> *items : {&before, &zone.items}) {
        for (std::size_t i = 0; i < std::min(items->size(), zone.items.size()) && !m_inUse; ++i) {
            if ((*items)[i].current && (*items)[i].key == zone.items[i].key)
                m_inUse = m_items[i];
        }
    }
}

/// What can change hands: pieces, numbers, what is laid on cards and tracks.
ZoneBox::Amounts ZoneBox::amountsOf(const Zone &zone, const ItemFace &face) const
{
    Amounts amounts;
    for (const Holding &lying : holdingsIn(zone)) {
        const Item &item = zone.items[lying.item];
        const bool isItem = lying.key == item.key && !lying.isLaid;
        Shown &shown = amounts[{item.type + ' ' + item.key, lying.key}];
        shown.count += lying.count;
        shown.picture = isItem ? face.pictures().of(item)
                               : face.pictures().path(lying.art.empty() ? lying.key : lying.art);
        shown.at = m_items[lying.item];
        shown.isReserve = zone.isReserve || item.isReserve;
    }
    return amounts;
}

void ZoneBox::compare(Amounts now)
{
    m_changes.clear();
    if (m_hasAmounts) {
        for (const auto &[what, amount] : now) {
            const auto before = m_amounts.find(what);
            const int by = amount.count - (before == m_amounts.end() ? 0 : before->second.count);
            if (by != 0)
                m_changes.push_back({amount.picture, what.second, by, amount.at, amount.isReserve});
        }
        for (const auto &[what, amount] : m_amounts) {
            if (amount.count != 0 && !now.contains(what))
                m_changes.push_back({amount.picture, what.second, -amount.count, this});
        }
    }
    m_amounts = std::move(now);
    m_hasAmounts = true;
}

void ZoneBox::paintEvent(QPaintEvent *)
{
    if (!m_isRuled)
        return;
    QPainter painter(this);
    painter.setPen(QPen(m_art.theme().shade(0.16), 1));
    painter.drawLine(QPointF(0, 0.5), QPointF(width(), 0.5));
}

void ZoneBox::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (m_narrows)
        fitColumns();
}

} // namespace merlon
