#include "app/export/card_rows.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace merlon {

namespace {

// In tenths of a millimetre.
constexpr double kPad = 26;
constexpr double kBand = 58; ///< the strip in the colour of whose it is
constexpr int kKindLetters = 20;
constexpr int kNameLetters = 32;
constexpr int kTextLetters = 25;
constexpr int kSmallestLetters = 13;
constexpr double kMostPicture = 200;
constexpr double kLeastPicture = 90;
constexpr double kGap = 10;
constexpr int kLattice = 135; ///< percent of the brightness of the back on which it lies

QFont sized(QFont font, int pixels, bool bold = false)
{
    font.setPixelSize(pixels);
    font.setBold(bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QRectF needed(const QFont &font, double width, const QString &text)
{
    constexpr double kDeep = 10'000;
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, kDeep), Qt::TextWordWrap, text);
}

/// The largest letters, from `most` on downwards, with which a text fits into a box.
QFont fitting(const QFont &font, int most, bool bold, QSizeF box, const QString &text)
{
    for (int pixels = most; pixels > kSmallestLetters; --pixels) {
        const QFont tried = sized(font, pixels, bold);
        const QRectF size = needed(tried, box.width(), text);
        if (size.height() <= box.height() && size.width() <= box.width())
            return tried;
    }
    return sized(font, kSmallestLetters, bold);
}

/// Paints one card.
class CardPainter {
public:
    CardPainter(QPainter &painter, const canvas::Art &art, const QFont &font)
        : m_painter(painter)
        , m_art(art)
        , m_font(font)
    {
    }

    void paint(const BoxCard &card, const QRectF &box)
    {
        m_painter.save();
        m_painter.setClipRect(box);
        m_painter.fillRect(box, m_art.theme().parchment);
        const QRectF band(box.topLeft(), QSizeF(box.width(), kBand));
        m_painter.fillRect(band, card.seat >= 0 ? m_art.theme().seat(card.seat) : m_art.theme().ink);
        const double beside = card.mark.isEmpty() ? kPad : kBand;
        const QRectF kind = band.adjusted(beside, 0, -beside, 0);
        m_painter.setFont(fitting(m_font, kKindLetters, false, kind.size(), card.kind));
        m_painter.setPen(m_art.theme().paper);
        m_painter.drawText(kind, Qt::AlignCenter | Qt::TextWordWrap, card.kind);
        if (!card.mark.isEmpty())
            paintMark(card.mark, QRectF(band.right() - kBand, band.top(), kBand, kBand));
        paintBody(card, box.adjusted(kPad, kBand + kGap, -kPad, -kPad));
        m_painter.restore();
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(Qt::gray, 1.5, Qt::DashLine));
        m_painter.drawRect(box);
    }

    /// A lattice in the colour of whose it is, and a plate with the words.
    void paintBack(const BoxCard &card, const QRectF &box)
    {
        const canvas::Theme &theme = m_art.theme();
        const QColor colour = card.seat >= 0 ? theme.seat(card.seat) : theme.ink;
        m_painter.save();
        m_painter.setClipRect(box);
        m_painter.fillRect(box, colour);
        m_painter.setPen(QPen(colour.lighter(kLattice), 4));
        constexpr double kStep = 44;
        for (double at = -box.height(); at < box.width(); at += kStep) {
            const QPointF top(box.left() + at, box.top());
            m_painter.drawLine(top, top + QPointF(box.height(), box.height()));
            m_painter.drawLine(top + QPointF(box.height(), 0), top + QPointF(0, box.height()));
        }
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(theme.paper, 5));
        m_painter.drawRect(box.adjusted(kPad, kPad, -kPad, -kPad));
        constexpr double kPlate = 180;
        QRectF plate(0, 0, box.width() - 4 * kPad, kPlate);
        plate.moveCenter(box.center());
        m_painter.setPen(QPen(colour.darker(), 4));
        m_painter.setBrush(theme.parchment);
        m_painter.drawRoundedRect(plate, kPad, kPad);
        const QRectF words = plate.adjusted(kGap, kGap, -kGap, -kGap);
        const QString said = card.back.isEmpty() ? card.kind : card.back;
        write(fitting(m_font, kNameLetters, true, words.size(), said), words, Qt::AlignCenter, said);
        m_painter.restore();
    }

private:
    void paintMark(const QString &mark, const QRectF &corner)
    {
        constexpr double kEdge = 6;
        const QRectF disc = corner.adjusted(kEdge, kEdge, -kEdge, -kEdge);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_art.theme().parchment);
        m_painter.drawEllipse(disc);
        write(fitting(m_font, kNameLetters, true, disc.size(), mark), disc, Qt::AlignCenter, mark);
    }

    /// Name, picture, price, text, from above; the picture takes what the text does not need.
    void paintBody(const BoxCard &card, QRectF body)
    {
        constexpr double kName = 84;
        const QRectF name(body.topLeft(), QSizeF(body.width(), kName));
        write(fitting(m_font, kNameLetters, true, name.size(), card.name), name, Qt::AlignCenter, card.name);
        body.setTop(name.bottom() + kGap);
        const QString text = card.price.isEmpty() || card.text.isEmpty()
            ? card.price + card.text
            : card.price + QLatin1Char('\n') + card.text;
        const QSizeF room(body.width(), body.height() - kLeastPicture - kGap);
        const QFont font = fitting(m_font, kTextLetters, false, room, text);
        const double high =
            text.isEmpty() ? 0 : std::min(room.height(), needed(font, body.width(), text).height());
        const double picture = std::clamp(body.height() - high - kGap, kLeastPicture, kMostPicture);
        const double above = text.isEmpty() ? (body.height() - picture) / 3 : 0;
        m_art.paint(m_painter, card.picture,
                    QRectF(body.center().x() - picture / 2, body.top() + above, picture, picture));
        write(font, body.adjusted(0, picture + kGap, 0, 0), Qt::AlignLeft | Qt::AlignTop, text);
    }

    void write(const QFont &font, const QRectF &box, Qt::Alignment side, const QString &text)
    {
        m_painter.setFont(font);
        m_painter.setPen(m_art.theme().ink);
        m_painter.drawText(box, static_cast<int>(side) | Qt::TextWordWrap, text);
    }

    QPainter &m_painter;
    const canvas::Art &m_art;
    const QFont &m_font;
};

} // namespace

CardRows layOutCards(const std::vector<BoxCard> &kinds, const QRectF &room)
{
    const int columns = std::max(1, static_cast<int>(room.width() / kCardSize.width()));
    const int lines = std::max(1, static_cast<int>(room.height() / kCardSize.height()));
    CardRows rows;
    int number = 0;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        for (int copy = 0; copy < kinds[kind].count; ++copy, ++number) {
            const int onPage = number % (columns * lines);
            const QPointF corner(onPage % columns * kCardSize.width(), onPage / columns * kCardSize.height());
            rows.cards.push_back({kind, number / (columns * lines), {room.topLeft() + corner, kCardSize}});
        }
    }
    rows.pages = rows.cards.empty() ? 0 : rows.cards.back().page + 1;
    return rows;
}

void paintCards(QPainter &painter, const CardRows &rows, const std::vector<BoxCard> &kinds, int page,
                const canvas::Art &art, const QFont &font)
{
    CardPainter one(painter, art, font);
    for (const CardRows::Card &card : rows.cards) {
        if (card.page == page)
            one.paint(kinds[card.kind], card.box);
    }
}

QRectF behind(const QRectF &card, double wide)
{
    return {QPointF(wide - card.right(), card.top()), card.size()};
}

void paintCardBacks(QPainter &painter, const CardRows &rows, const std::vector<BoxCard> &kinds, int page,
                    double wide, const canvas::Art &art, const QFont &font)
{
    CardPainter one(painter, art, font);
    for (const CardRows::Card &card : rows.cards) {
        if (card.page == page)
            one.paintBack(kinds[card.kind], behind(card.box, wide));
    }
}

} // namespace merlon
