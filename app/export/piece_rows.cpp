#include "app/export/piece_rows.h"

#include "app/words/game_words.h"
#include "core/canvas/scene/painters/token_painter.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace merlon {

namespace {

constexpr double kLargest = 300; ///< tenths of a millimetre, as the following
constexpr double kBetween = 36;
constexpr double kCut = 8; ///< from a piece to the line along which it is cut
constexpr int kLetters = 24;
constexpr double kUnderName = kLetters * 1.6;

/// How large a token is on the board where it has most room.
double sizeOf(const canvas::Token &token, const canvas::BoardLook &look, std::size_t places)
{
    canvas::Token one = token;
    one.count = 1;
    canvas::Picture picture;
    for (std::size_t place = 0; place < places; ++place)
        picture.places.push_back({{}, {}, {one}, false});
    double largest = 0;
    for (const canvas::Spot &spot : look.arrange(picture))
        largest = std::max(largest, spot.size);
    return largest;
}

/// As its space is printed; what has none of its own is as large as on the board.
double sizeFor(const canvas::Token &token, const canvas::BoardLook &look, std::size_t places,
               const SpaceSizes &spaces)
{
    if (const auto own = spaces.byArt.find(token.art); own != spaces.byArt.end())
        return own->second;
    if (token.role == canvas::TokenRole::Unit && spaces.unit > 0)
        return spaces.unit;
    const double size = sizeOf(token, look, places);
    const bool isLimited = token.role == canvas::TokenRole::Machine && spaces.machine > 0;
    return isLimited ? std::min(size, spaces.machine) : size;
}

/// Lays pieces one beside the other, line by line.
class Rows {
public:
    Rows(PieceRows &result, const QRectF &room)
        : m_result(result)
        , m_room(room)
        , m_at(room.topLeft())
    {
    }

    void add(const canvas::Token &kind, double size)
    {
        const QString name = kind.name.isEmpty() ? QString::fromStdString(kind.key) : kind.name;
        //: So many pieces of a kind, on a printed sheet: 60 × goblin.
        const QString text =
            QCoreApplication::translate("PrintSheets", "%1 × %2").arg(kind.count).arg(asTitle(name));
        const double wanted = QFontMetricsF(m_result.font).horizontalAdvance(text) + kBetween;
        const int together = std::min(kind.count, 3);
        if (m_at.x() + std::max(wanted, together * widthOf(kind, size)) > m_room.right())
            nextLine();
        makeRoom(size, kUnderName);
        m_result.labels.push_back({text, m_page, QRectF(m_at, QSizeF(wanted, kLetters * 1.4))});
        double left = m_at.x();
        canvas::Token one = kind;
        one.count = 1;
        for (int number = 0; number < kind.count; ++number) {
            if (m_at.x() + widthOf(kind, size) > m_room.right() + kBetween) {
                nextLine();
                makeRoom(size, 0);
                left = m_at.x() - wanted; // its name stands above
            }
            const double indent = (widthOf(kind, size) - kBetween - size) / 2;
            m_result.pieces.push_back(
                {one, m_page, QRectF(m_at.x() + indent, m_at.y() + m_above, size, size)});
            m_at.rx() += widthOf(kind, size);
        }
        m_at.setX(std::max(m_at.x(), left + wanted) + kBetween / 2);
        m_result.pages = m_page + 1;
    }

private:
    /// Banners stand out of heroes.
    double widthOf(const canvas::Token &kind, double size) const
    {
        return (kind.role == canvas::TokenRole::Hero ? 1.3 * size : size) + kBetween;
    }

    void nextLine()
    {
        m_at = {m_room.left(), m_at.y() + m_high};
        m_high = 0;
    }

    /// For a piece of that size in this line, under its name or not; else on the next page.
    void makeRoom(double size, double above)
    {
        m_above = m_high == 0 ? above : std::max(m_above, above);
        m_high = std::max(m_high, m_above + size * 1.08 + kBetween);
        if (m_at.y() + m_high <= m_room.bottom())
            return;
        ++m_page;
        m_at = m_room.topLeft();
        m_above = above;
        m_high = above + size * 1.08 + kBetween;
    }

    PieceRows &m_result;
    QRectF m_room;
    QPointF m_at;
    double m_above = 0; ///< of this line, from its top to its pieces
    double m_high = 0;
    int m_page = 0;
};

} // namespace

SpaceSizes sizesOfSpaces(const canvas::BoardLook &look, const canvas::Picture &picture)
{
    SpaceSizes sizes;
    for (const canvas::Spot &spot : look.arrange(picture)) {
        const std::vector<canvas::Token> &tokens = spot.place >= 0
            ? picture.places[static_cast<std::size_t>(spot.place)].tokens
            : picture.links[static_cast<std::size_t>(spot.link)].tokens;
        const canvas::Token &token = tokens[spot.token];
        if (token.hollow) {
            sizes.unit = sizes.unit > 0 ? std::min(sizes.unit, spot.size) : spot.size;
        } else if (token.role == canvas::TokenRole::Shadow) {
            const auto known = sizes.byArt.emplace(token.art, spot.size).first;
            known->second = std::min(known->second, spot.size);
            sizes.machine = std::max(sizes.machine, spot.size);
        }
    }
    return sizes;
}

PieceRows layOut(const std::vector<canvas::Token> &pieces, const QFont &font, const canvas::BoardLook *look,
                 double scale, std::size_t places, const QRectF &room, const SpaceSizes &spaces)
{
    PieceRows result;
    result.font = font;
    result.font.setPixelSize(kLetters);
    result.font.setHintingPreference(QFont::PreferNoHinting);
    Rows rows(result, room);
    for (const canvas::Token &kind : pieces) {
        if (kind.count > 0)
            rows.add(kind, std::clamp(sizeFor(kind, *look, places, spaces) * scale, kLeastPiece, kLargest));
    }
    return result;
}

void paintPieces(QPainter &painter, const PieceRows &rows, int page, const canvas::Art &art,
                 const QString &family)
{
    canvas::TokenPainter tokens(art);
    tokens.setFamily(family);
    for (const PieceRows::Piece &piece : rows.pieces) {
        if (piece.page != page)
            continue;
        tokens.paint(painter, piece.token, piece.box);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(Qt::gray, 1.5, Qt::DashLine));
        painter.drawPath(
            canvas::TokenPainter::outline(piece.token, piece.box.adjusted(-kCut, -kCut, kCut, kCut)));
    }
    painter.setFont(rows.font);
    painter.setPen(Qt::black);
    for (const PieceRows::Label &label : rows.labels) {
        if (label.page == page)
            painter.drawText(label.line, Qt::AlignLeft | Qt::AlignVCenter, label.text);
    }
}

} // namespace merlon
