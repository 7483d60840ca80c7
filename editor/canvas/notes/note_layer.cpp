#include "editor/canvas/notes/note_layer.h"

#include "core/canvas/looks/board_look.h"

#include <QPainter>
#include <QTextLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

// In points of the scene.
constexpr int kLetters = 20;
constexpr double kWidest = 240;
constexpr double kStripe = 26;
constexpr double kMargin = 7;
constexpr double kEdge = 4; ///< strokes reach so far beyond the box

constexpr double kLegible = 5; ///< pixels of the letters

} // namespace

QColor colourOf(NoteKind kind, const canvas::Theme &theme)
{
    switch (kind) {
    case NoteKind::Remark:
        return theme.choosable;
    case NoteKind::Question:
        return theme.seat(1);
    case NoteKind::Task:
        return theme.seat(0);
    case NoteKind::Done:
        return theme.growth;
    }
    return theme.ink;
}

QString signOf(NoteKind kind)
{
    switch (kind) {
    case NoteKind::Remark:
        return u"i"_s;
    case NoteKind::Question:
        return u"?"_s;
    case NoteKind::Task:
        return u"!"_s;
    case NoteKind::Done:
        return u"✓"_s;
    }
    return {};
}

NoteLayer::NoteLayer() = default;
NoteLayer::~NoteLayer() = default;

/// Letters are set as they are designed, so that lines break at the same words in every size.
NoteLayer::Card NoteLayer::cardOf(const Note &note, const canvas::BoardLook &look) const
{
    QFont font = m_font;
    font.setPixelSize(kLetters);
    font.setHintingPreference(QFont::PreferNoHinting);
    QString words = QString::fromStdString(note.text);
    words.replace(u'\n', QChar::LineSeparator);
    auto text = std::make_shared<QTextLayout>(words, font);
    QTextOption option;
    option.setUseDesignMetrics(true);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    text->setTextOption(option);
    text->setCacheEnabled(true);
    double height = 0;
    double width = 0;
    text->beginLayout();
    for (QTextLine line = text->createLine(); line.isValid(); line = text->createLine()) {
        line.setLineWidth(kWidest);
        line.setPosition({0, height});
        height += line.height();
        width = std::max(width, line.naturalTextWidth());
    }
    text->endLayout();
    const QSizeF size(kStripe + width + 2 * kMargin, std::max<double>(height, kLetters) + 2 * kMargin);
    return {note, QRectF(look.toScene(note.at), size), std::move(text)};
}

QRectF NoteLayer::follow(const Sketch &sketch, const canvas::BoardLook &look, const QFont &font)
{
    QRectF changed;
    const bool anew = font != m_font;
    m_font = font;
    std::vector<Card> before = std::exchange(m_cards, {});
    for (std::size_t i = 0; i < sketch.notes.size(); ++i) {
        const bool same = !anew && i < before.size() && before[i].note == sketch.notes[i];
        m_cards.push_back(same ? before[i] : cardOf(sketch.notes[i], look));
        if (!same)
            changed |= m_cards.back().box;
        if (!same && i < before.size())
            changed |= before[i].box;
    }
    for (std::size_t i = sketch.notes.size(); i < before.size(); ++i)
        changed |= before[i].box;
    return changed.isEmpty() ? changed : changed.adjusted(-kEdge, -kEdge, kEdge, kEdge);
}

std::optional<std::string> NoteLayer::noteAt(QPointF point) const
{
    for (auto card = m_cards.rbegin(); card != m_cards.rend(); ++card) {
        if (card->box.contains(point))
            return card->note.key;
    }
    return std::nullopt;
}

QRectF NoteLayer::boxOf(const std::string &key) const
{
    const auto card = std::ranges::find_if(m_cards, [&](const Card &one) { return one.note.key == key; });
    return card == m_cards.end() ? QRectF() : card->box;
}

void NoteLayer::paint(QPainter &painter, const canvas::Theme &theme, double pixel) const
{
    const QRectF seen = painter.clipBoundingRect();
    for (const Card &card : m_cards) {
        if (card.box.adjusted(-kEdge, -kEdge, kEdge, kEdge).intersects(seen))
            paint(painter, card, theme, pixel);
    }
}

void NoteLayer::paint(QPainter &painter, const Card &card, const canvas::Theme &theme, double pixel)
{
    painter.save();
    const QColor colour = colourOf(card.note.kind, theme);
    QColor paper = theme.paper;
    paper.setAlphaF(0.94F);
    painter.setPen(QPen(colour, 1.5));
    painter.setBrush(paper);
    painter.drawRect(card.box);
    const QRectF stripe(card.box.topLeft(), QSizeF(kStripe, card.box.height()));
    painter.fillRect(stripe, colour);
    if (kLetters >= kLegible * pixel) {
        QFont font = card.text->font();
        font.setBold(true);
        painter.setFont(font);
        painter.setPen(theme.paper);
        painter.drawText(QRectF(stripe.topLeft(), QSizeF(kStripe, kLetters + 2 * kMargin)), Qt::AlignCenter,
                         signOf(card.note.kind));
        painter.setPen(theme.ink);
        card.text->draw(&painter, card.box.topLeft() + QPointF(kStripe + kMargin, kMargin));
    }
    painter.restore();
}

} // namespace merlon
