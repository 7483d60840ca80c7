#include "app/games/siege/assault/assault_cells.h"

#include "app/games/siege/assault/assault_model.h"
#include "app/games/siege/assault/assault_words.h"
#include "app/look/lettering.h"
#include "app/widgets/strokes.h"
#include "core/games/siege/tableau/items.h"

#include <QPainter>

#include <cmath>

using namespace Qt::StringLiterals;

namespace merlon {

using Kind = AssaultModel::Kind;

namespace {

/// The picture of a key of the vocabulary.
QString pictureOf(std::string_view key)
{
    return QString::fromStdString("siege/" + siege::artOf(key));
}

using Verdict = AssaultRow::Verdict;

constexpr double kLines = 1.7; ///< height of a cell in lines
constexpr int kInvader = 0;
constexpr int kDefender = 1;

bool isInvader(std::string_view unit)
{
    return unit == "goblin" || unit == "orc" || unit == "troll";
}

/// Puts pictures side by side; without a painter it only measures them.
class Strip {
public:
    Strip(const canvas::Art &art, const QFont &font, const QRectF &box, QPainter *painter)
        : m_art(art)
        , m_font(font)
        , m_box(box)
        , m_left(box.left())
        , m_painter(painter)
    {
    }

    double width() const { return m_left - m_box.left(); }

    void picture(const QString &name, int count = 1)
    {
        if (count <= 0)
            return;
        number(count);
        const QRectF box = square();
        if (m_painter)
            m_art.paint(*m_painter, name, box);
        m_left += box.width() + gap();
    }

    /// A dead unit: its disc, crossed out.
    void dead(const std::string &unit, int count)
    {
        number(count);
        const QRectF box = square();
        if (m_painter) {
            const QColor ring = m_art.theme().seat(isInvader(unit) ? kInvader : kDefender);
            drawDisc(*m_painter, m_art, box, pictureOf(unit), ring);
            m_painter->setPen(QPen(ring, box.width() / 9, Qt::SolidLine, Qt::RoundCap));
            const double inset = box.width() * 0.15;
            m_painter->drawLine(box.adjusted(inset, inset, -inset, -inset).bottomLeft(),
                                box.adjusted(inset, inset, -inset, -inset).topRight());
        }
        m_left += box.width() + gap();
    }

    void text(const QString &text, const QColor &colour, QFont::Weight weight = QFont::Normal)
    {
        const QFont font = textFont(m_font, 1.0, weight);
        const double width = widthOf(font, text);
        if (m_painter) {
            m_painter->setFont(font);
            m_painter->setPen(colour);
            m_painter->drawText(QRectF(m_left, m_box.top(), width + 2, m_box.height()),
                                Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip, text);
        }
        m_left += width + gap();
    }

    /// A triangle that points up for the invader, and down for the defender; a bar if neither leads.
    void arrow(int lead)
    {
        const QRectF box =
            square().adjusted(0, m_box.height() * 0.12, -m_box.height() * 0.24, -m_box.height() * 0.12);
        if (m_painter) {
            const double half = lead == 0 ? box.height() * 0.1 : box.height() / 2;
            const double tip = box.center().y() - std::copysign(half, lead);
            const double foot = box.center().y() + std::copysign(half, lead);
            m_painter->setPen(Qt::NoPen);
            m_painter->setBrush(m_art.theme().seat(lead > 0 ? kInvader : lead < 0 ? kDefender : -1));
            if (lead == 0)
                m_painter->drawRect(QRectF(box.left(), tip, box.width(), foot - tip));
            else
                m_painter->drawPolygon(
                    QPolygonF({{box.left(), foot}, {box.right(), foot}, {box.center().x(), tip}}));
        }
        m_left += box.width() + gap() * 2;
    }

private:
    double gap() const { return m_box.height() * 0.12; }
    QRectF square() const { return {m_left, m_box.top(), m_box.height(), m_box.height()}; }
    void number(int count)
    {
        if (count > 1) {
            text(QString::number(count), m_art.theme().ink, QFont::Bold);
            m_left -= gap() * 0.7;
        }
    }

    const canvas::Art &m_art;
    QFont m_font;
    QRectF m_box;
    double m_left;
    QPainter *m_painter;
};

void drawSteps(Strip &strip, const AssaultCell &cell, AssaultStep step)
{
    const bool shoots =
        step == AssaultStep::Cannons || step == AssaultStep::Machines || step == AssaultStep::Poles;
    if (shoots) {
        strip.picture(u"siege/target"_s, cell.aims - cell.hits - cell.misses);
        strip.picture(u"siege/hit"_s, cell.hits);
        strip.picture(u"siege/miss"_s, cell.misses);
    } else if (step == AssaultStep::Marksmen || step == AssaultStep::Goblins) {
        strip.picture(u"siege/target"_s, cell.volley > 0 ? 0 : cell.aims);
        strip.picture(u"siege/sharpshooters"_s, cell.volley);
    } else if (step == AssaultStep::Cauldrons && cell.poured && cell.killed.empty()) {
        strip.picture(u"siege/miss"_s);
    }
    if (!cell.order.empty())
        strip.picture(pictureOf(cell.order == "?" ? "back-order" : cell.order));
    if (cell.orderIsVoid)
        strip.picture(u"siege/miss"_s);
    strip.picture(u"siege/stone"_s, cell.stones);
    for (const std::string &lost : cell.lost)
        strip.picture(lost == "cauldron-destroyed" ? u"siege/cauldron-troll"_s : u"siege/cannon"_s);
    for (const auto &[unit, count] : cell.killed)
        strip.dead(unit, count);
}

void drawCell(Strip &strip, const AssaultRow &row, const AssaultModel::Column &column,
              const canvas::Theme &theme)
{
    switch (column.kind) {
    case Kind::Step:
    case Kind::Losses:
        return drawSteps(strip, row.at(column.step), column.step);
    case Kind::Strength:
        if (row.invader) {
            strip.text(QString::number(*row.invader), theme.seat(kInvader), QFont::Bold);
            strip.text(u":"_s, theme.ink);
            strip.text(QString::number(*row.defender), theme.seat(kDefender), QFont::Bold);
        }
        return;
    case Kind::Advantage:
        if (row.invader) {
            const int lead = *row.invader - *row.defender;
            strip.arrow(lead);
            if (lead != 0)
                strip.text(QString::number(std::abs(lead)), theme.seat(lead > 0 ? kInvader : kDefender),
                           QFont::Bold);
        }
        return;
    case Kind::Verdict: {
        const bool falls = row.verdict == Verdict::Breach || row.verdict == Verdict::GateFalls;
        strip.text(verdictWord(row.verdict), falls ? theme.paper : theme.growth, QFont::Bold);
        return;
    }
    }
}

} // namespace

AssaultCells::AssaultCells(const AssaultModel &model, const canvas::Art &art, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
    , m_art(art)
{
}

void AssaultCells::paintContent(QPainter &painter, const QRectF &box, const QModelIndex &index) const
{
    const AssaultRow &row = m_model.row(index.row());
    const AssaultModel::Column &column = m_model.column(index.column());
    const QFont font = painter.font();
    Strip measure(m_art, font, QRectF(0, 0, 0, box.height()), nullptr);
    drawCell(measure, row, column, m_art.theme());
    const double scale = std::min(1.0, box.width() / std::max(1.0, measure.width()));
    const double height = box.height() * scale;
    painter.translate(box.left() + std::max(0.0, box.width() - measure.width()) / 2,
                      box.center().y() - height / 2);
    painter.scale(scale, scale);
    Strip strip(m_art, font, QRectF(0, 0, 0, box.height()), &painter);
    drawCell(strip, row, column, m_art.theme());
}

void AssaultCells::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    const canvas::Theme &theme = m_art.theme();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(option.font);
    QColor glow = theme.choosable;
    glow.setAlpha(70);
    const Verdict verdict = m_model.row(index.row()).verdict;
    const bool falls = m_model.column(index.column()).kind == Kind::Verdict
        && (verdict == Verdict::Breach || verdict == Verdict::GateFalls);
    if (falls)
        painter->fillRect(option.rect, theme.seat(kInvader));
    else if (m_now.isValid() && m_now == index)
        painter->fillRect(option.rect, glow);
    else if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver))
        painter->fillRect(option.rect, theme.shade(0.09));
    if (option.state & QStyle::State_HasFocus) {
        painter->setPen(QPen(theme.choosable, 2));
        painter->drawRect(QRectF(option.rect).adjusted(1, 1, -1, -1));
    }
    painter->setPen(theme.shade(0.12));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    const double margin = option.fontMetrics.height() * 0.14;
    paintContent(*painter, QRectF(option.rect).adjusted(margin, margin, -margin, -margin), index);
    painter->restore();
}

int AssaultCells::rowHeight(const QFontMetrics &metrics)
{
    return qRound(metrics.height() * kLines);
}

QSize AssaultCells::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int height = rowHeight(option.fontMetrics);
    const double margin = option.fontMetrics.height() * 0.28;
    Strip strip(m_art, option.font, QRectF(0, 0, 0, height - margin), nullptr);
    drawCell(strip, m_model.row(index.row()), m_model.column(index.column()), m_art.theme());
    return {qRound(strip.width() + margin), height};
}

} // namespace merlon
