#include "app/table/log/log_delegate.h"

#include "app/table/log/log_model.h"

#include "app/look/lettering.h"
#include "app/widgets/rows/seat_shield.h"

#include <QListView>
#include <QPainter>
#include <QStyle>
#include <QTextLayout>
#include <QtMath>

#include <vector>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kMargin = 3;
constexpr double kLater = 0.4;    ///< how strong the ink is of what comes after the moment that is looked at
constexpr double kBarWidth = 0.2; ///< in lines, as the next
constexpr double kPictureSide = 1.2;
constexpr double kHeadingSize = 1.1; ///< of rounds and fights
constexpr double kRuleSize = 0.85;

QFont fontOfRow(LogRowKind kind, const QFont &font)
{
    switch (kind) {
    case LogRowKind::Round:
    case LogRowKind::Fight:
        return titleFont(font, kHeadingSize);
    case LogRowKind::Section:
        return textFont(font, 1, QFont::Bold);
    case LogRowKind::Act:
        break;
    }
    return font;
}

/// Where everything stands in a row of some width, from left to right, and its text in lines.
struct RowLayout {
    RowLayout(const QModelIndex &index, const QFont &font, int width);
    int breakLines(int width);

    LogRowKind kind;
    QString rule;
    QFont ruleFont;
    QTextLayout text;
    QRect barBox; ///< this and the next of acts only
    QRect pictureBox;
    QRect textBox;
    QRect ruleBox; ///< empty without a rule
    int height = 0;
};

RowLayout::RowLayout(const QModelIndex &index, const QFont &font, int width)
    : kind(logRowKind(index))
    , rule(index.data(RuleRole).toString())
    , ruleFont(textFont(font, kRuleSize))
    , text(index.data(Qt::DisplayRole).toString(), fontOfRow(kind, font))
{
    const double line = lineOf(font);
    const bool isAct = kind == LogRowKind::Act;
    const int bar = isAct ? qMax(3, qRound(kBarWidth * line)) : 0;
    const int side = isAct ? qRound(kPictureSide * line) : 0;
    const int left = isAct ? bar + side + 3 * kMargin : kMargin;
    const int right = rule.isEmpty() ? kMargin : qCeil(widthOf(ruleFont, rule)) + 3 * kMargin;
    const int room = qMax(1, width - left - right);
    const int written = breakLines(room);
    height = qMax(written, side) + 2 * kMargin;
    const int top = written < side ? (height - written) / 2 : kMargin;
    barBox = QRect(0, 1, bar, height - 2);
    pictureBox = QRect(bar + kMargin, kMargin, side, side);
    textBox = QRect(left, top, room, written);
    if (!rule.isEmpty())
        ruleBox = QRect(width - right + kMargin, top, right - kMargin, qCeil(line));
}

/// The height of the lines.
int RowLayout::breakLines(int width)
{
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    text.setTextOption(option);
    double bottom = 0;
    text.beginLayout();
    for (QTextLine line = text.createLine(); line.isValid(); line = text.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, bottom});
        bottom += line.height();
    }
    text.endLayout();
    return qCeil(bottom);
}

} // namespace

LogDelegate::LogDelegate(const Appearance &appearance, const LogModel &model, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_appearance(appearance)
    , m_model(model)
{
}

void LogDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const canvas::Theme &theme = m_appearance.theme();
    const QRect own(QPoint(), option.rect.size());
    const RowLayout row(index, option.font, own.width());
    const auto placed = [&](const QRect &box) { return QStyle::visualRect(option.direction, own, box); };
    painter->save();
    painter->translate(option.rect.topLeft());
    paintGround(*painter, option, own);
    if (index.data(LaterRole).toBool())
        painter->setOpacity(kLater);
    if (row.kind == LogRowKind::Act) {
        paintBar(*painter, placed(row.barBox), index);
        paintPicture(*painter, placed(row.pictureBox), index);
    }
    painter->setPen(row.kind == LogRowKind::Fight ? theme.seat(0) : theme.ink);
    row.text.draw(painter, placed(row.textBox).topLeft());
    painter->setFont(row.ruleFont);
    painter->setPen(theme.quietText());
    if (!row.rule.isEmpty())
        painter->drawText(placed(row.ruleBox), Qt::AlignCenter, row.rule);
    painter->restore();
}

void LogDelegate::paintGround(QPainter &painter, const QStyleOptionViewItem &option, const QRect &box) const
{
    if (option.state & QStyle::State_Selected) {
        QColor glow = m_appearance.theme().choosable;
        glow.setAlpha(60);
        painter.fillRect(box, glow);
    } else if (option.state & QStyle::State_MouseOver) {
        painter.fillRect(box, m_appearance.theme().shade(0.07));
    }
}

/// Each of the seats whose choices are told here has its part of the bar.
void LogDelegate::paintBar(QPainter &painter, const QRect &box, const QModelIndex &index) const
{
    if (!m_model.speaker())
        return;
    const std::span<const SeatInfo> seats = m_model.speaker()->setup().seats();
    const SeatSet chose = SeatSet::fromBits(static_cast<std::uint16_t>(index.data(SeatsRole).toUInt()));
    std::vector<QColor> colours;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        if (chose.contains(static_cast<Seat>(seat)))
            colours.push_back(colourOfSeat(m_appearance.theme(), seats, static_cast<Seat>(seat)));
    }
    QRectF part(box);
    part.setHeight(box.height() / qMax(1.0, static_cast<double>(colours.size())));
    for (const QColor &colour : colours) {
        painter.fillRect(part, colour);
        part.translate(0, part.height());
    }
}

void LogDelegate::paintPicture(QPainter &painter, const QRect &box, const QModelIndex &index) const
{
    const QString art = index.data(ArtRole).toString();
    if (art.isEmpty() || !m_appearance.art().has(art))
        return;
    const double ratio = painter.device()->devicePixelRatioF();
    painter.drawPixmap(box.topLeft(), m_appearance.art().pixmap(art, qRound(box.width() * ratio), ratio));
}

QSize LogDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    if (width != m_width || option.font != m_font) {
        m_heights.clear();
        m_width = width;
        m_font = option.font;
    }
    const QString key = QString::number(index.data(LogKindRole).toInt()) + index.data(RuleRole).toString()
        + u'\n' + index.data(Qt::DisplayRole).toString();
    int &height = m_heights[key];
    if (height == 0)
        height = RowLayout(index, option.font, width).height;
    return {width, height};
}

QString LogDelegate::ruleAt(const QListView &list, QPoint point) const
{
    const QModelIndex index = list.indexAt(point);
    if (!index.isValid())
        return {};
    const QRect box = list.visualRect(index);
    const RowLayout row(index, list.font(), box.width());
    const QRect rule = QStyle::visualRect(list.layoutDirection(), QRect(QPoint(), box.size()), row.ruleBox);
    return rule.contains(point - box.topLeft()) ? row.rule : QString();
}

} // namespace merlon
