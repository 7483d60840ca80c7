#include "app/export/print_sheets.h"

#include "app/export/card_rows.h"
#include "app/export/piece_rows.h"
#include "app/export/role_rows.h"
#include "app/rules/reference_sheets.h"
#include "core/canvas/scene/drawn_board.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QPicture>

#include <algorithm>
#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// The sentences on printed sheets.
class PrintWords {
    Q_DECLARE_TR_FUNCTIONS(PrintSheets)
};

// In tenths of a millimetre, as everything that is painted here.
constexpr int kSheetLetters = 30;
constexpr double kReferenceLetters = 36; ///< at most, on reference sheets

} // namespace

/// Draws the pages of one wish; they are made once.
class PrintSheets::Pages {
public:
    Pages(const PrintSheets &sheets)
        : m_wish(sheets.m_wish)
        , m_art(sheets.m_art)
        , m_font(sheets.m_font)
        , m_board(sheets.m_board, sheets.m_picture, sheets.m_art, sheets.m_font, 1)
        , m_spaces(sizesOfSpaces(*m_board.scene.things().look(), sheets.m_picture))
        , m_tiling(tiled())
        , m_pieces(layOut(m_wish.pieces, m_font, m_board.scene.things().look(), m_tiling.scale * kTenths,
                          sheets.m_board.places().size(), roomOf(m_wish.paper, false), spacesWithBoxes()))
        , m_cards(layOutCards(m_wish.cards, roomOf(m_wish.paper, false)))
        , m_roles(layOutRoles(m_wish.roles, m_wish.roles.timeTitle, m_font, roomOf(m_wish.paper, false)))
    {
        if (m_wish.setUp)
            m_setUp = std::make_unique<canvas::DrawnBoard>(sheets.m_board, *m_wish.setUp, m_art, m_font, 1);
    }

    const BoardTiling &tiling() const { return m_tiling; }
    int count() const { return coverPages() + firstOfRoles() + m_roles.pages; }
    bool isLandscape(int page) const { return isTile(page - coverPages()) && m_tiling.landscape; }

    /// In tenths of a millimetre from the corner of the paper.
    void paint(QPainter &painter, int page)
    {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillRect(QRectF({}, paperSize(m_wish.paper, isLandscape(page))), Qt::white);
        paintContent(painter, page - coverPages());
        paintLabel(painter, page);
    }

    PrintContents contents() const
    {
        const auto range = [this](int first, int next) {
            return PageRange {coverPages() + first + 1, next - first};
        };
        return {range(0, m_tiling.sheets()),
                range(m_tiling.sheets(), firstOfCards()),
                range(firstOfCards(), setUpPage()),
                range(setUpPage(), firstOfReferences()),
                range(firstOfReferences(), firstOfRoles()),
                range(firstOfRoles(), firstOfRoles() + m_roles.pages)};
    }

private:
    /// The pages after the cover are counted from 0 here.
    void paintContent(QPainter &painter, int number)
    {
        if (isCover(number))
            paintCover(painter, roomOf(m_wish.paper, false), m_wish, m_setUp ? *m_setUp : m_board,
                       coverText(m_wish, m_tiling, contents()), m_font);
        else if (isTile(number))
            paintTile(painter, number);
        else if (number >= firstOfRoles())
            paintRoles(painter, m_roles, number - firstOfRoles(), m_art, m_font);
        else if (number >= firstOfReferences())
            paintReference(painter, number - firstOfReferences());
        else if (isSetUp(number))
            paintSetUp(painter);
        else if (!isCards(number))
            paintPieces(painter, m_pieces, number - m_tiling.sheets(), m_art,
                        m_board.scene.things().look()->family());
        else if (isBacks(number))
            paintCardBacks(painter, m_cards, m_wish.cards, cardPage(number),
                           paperSize(m_wish.paper, false).width(), m_art, m_font);
        else
            paintCards(painter, m_cards, m_wish.cards, cardPage(number), m_art, m_font);
    }

    int coverPages() const { return m_wish.cover ? 1 : 0; }
    static bool isCover(int number) { return number < 0; }
    bool isTile(int number) const { return number >= 0 && number < m_tiling.sheets(); }
    int firstOfCards() const { return m_tiling.sheets() + m_pieces.pages; }
    int setUpPage() const { return firstOfCards() + m_cards.pages * (m_wish.cardBacks ? 2 : 1); }
    bool isSetUp(int number) const { return m_wish.setUp && number == setUpPage(); }
    int firstOfReferences() const { return setUpPage() + (m_wish.setUp ? 1 : 0); }
    int firstOfRoles() const { return firstOfReferences() + static_cast<int>(m_wish.referenceSheets.size()); }
    bool isCards(int number) const { return number >= firstOfCards() && number < setUpPage(); }
    bool isBacks(int number) const
    {
        return isCards(number) && m_wish.cardBacks && (number - firstOfCards()) % 2 == 1;
    }
    int cardPage(int number) const { return (number - firstOfCards()) / (m_wish.cardBacks ? 2 : 1); }
    QString contentOf(int number) const
    {
        if (isCover(number))
            return PrintWords::tr("contents");
        if (number >= firstOfRoles())
            return PrintWords::tr("sheet of a role");
        if (number >= firstOfReferences())
            return PrintWords::tr("reference sheet");
        if (isSetUp(number))
            return PrintWords::tr("setup");
        if (isBacks(number))
            return PrintWords::tr("backs of the cards, for the other side, turned over the long edge");
        return isCards(number) ? PrintWords::tr("cards") : PrintWords::tr("pieces");
    }

    /// On so many sheets as are wished, or as few as its spaces need.
    BoardTiling tiled() const
    {
        constexpr int kUsual = 4;
        if (m_wish.boardSheets > 0)
            return tiledOn(m_wish.boardSheets);
        if (m_spaces.unit <= 0)
            return tiledOn(kUsual);
        for (int sheets = 1; sheets < kMostBoardSheets; ++sheets) {
            const BoardTiling tiling = tiledOn(sheets);
            if (m_spaces.unit * tiling.scale * kTenths >= kLeastPiece)
                return tiling;
        }
        return tiledOn(kMostBoardSheets);
    }

    BoardTiling tiledOn(int sheets) const { return largestTiling(m_board.area.size(), m_wish.paper, sheets); }

    /// What fills boxes is as large as these, wherever else it may lie.
    SpaceSizes spacesWithBoxes() const
    {
        SpaceSizes spaces = m_spaces;
        for (const RoleSheet &sheet : m_wish.roles.sheets) {
            for (const RoleSheet::Block &block : sheet.blocks) {
                for (const RoleSheet::Row &row : block.rows) {
                    if (!row.counter.isEmpty())
                        spaces.byArt[row.counter] = kCounterSize / (m_tiling.scale * kTenths);
                }
            }
        }
        return spaces;
    }

    QRectF tileOnPage() const
    {
        const QRectF room = roomOf(m_wish.paper, m_tiling.landscape);
        return {room.topLeft(), m_tiling.tile * kTenths};
    }

    void paintTile(QPainter &painter, int number)
    {
        const QRectF tile = tileOnPage();
        const double scale = m_tiling.scale * kTenths;
        const QRectF source(
            m_board.area.topLeft()
                + QPointF(number % m_tiling.columns * tile.width(), number / m_tiling.columns * tile.height())
                    / scale,
            tile.size() / scale);
        painter.save();
        painter.setClipRect(tile);
        m_board.scene.render(&painter, tile, source, Qt::IgnoreAspectRatio);
        painter.restore();
        paintCropMarks(painter, tile);
    }

    /// As large as it fits on the page.
    void paintSetUp(QPainter &painter)
    {
        const QRectF room = roomOf(m_wish.paper, false);
        const QRectF target(room.topLeft(), m_setUp->area.size().scaled(room.size(), Qt::KeepAspectRatio));
        painter.save();
        painter.setClipRect(target);
        m_setUp->scene.render(&painter, target, m_setUp->area, Qt::IgnoreAspectRatio);
        painter.restore();
    }

    void paintReference(QPainter &painter, int number) const
    {
        paintReferenceSheet(painter, roomOf(m_wish.paper, false),
                            m_wish.referenceSheets[static_cast<std::size_t>(number)], m_font,
                            kReferenceLetters);
    }

    void paintLabel(QPainter &painter, int pageNumber)
    {
        const int number = pageNumber - coverPages();
        const QSizeF paper = paperSize(m_wish.paper, isLandscape(pageNumber));
        const QRectF line(kSheetEdge, paper.height() - 100 - kSheetLetters, paper.width() - 2 * kSheetEdge,
                          kSheetLetters * 1.4);
        QFont font = m_font;
        font.setPixelSize(kSheetLetters);
        font.setHintingPreference(QFont::PreferNoHinting);
        painter.setFont(font);
        painter.setPen(Qt::black);
        painter.setBrush(Qt::NoBrush);
        //: On printed sheets. %1, %2: numbers
        const QString page = PrintWords::tr("page %1 of %2").arg(pageNumber + 1).arg(count());
        const QString what = isTile(number)
            //: Where a tile of a printed board belongs; B2 is its name.
            ? PrintWords::tr("tile %1: column %2 of %3, row %4 of %5")
                  .arg(tileName(m_tiling, number))
                  .arg(number % m_tiling.columns + 1)
                  .arg(m_tiling.columns)
                  .arg(number / m_tiling.columns + 1)
                  .arg(m_tiling.rows)
            : contentOf(number);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                         u"%1 – %2 – %3"_s.arg(m_wish.title, what, page));
        if (isTile(number) && m_tiling.sheets() > 1)
            paintTileScheme(painter, line.bottomRight(), m_tiling, number);
    }

    const PrintWish &m_wish;
    const canvas::Art &m_art;
    const QFont &m_font;
    canvas::DrawnBoard m_board;
    SpaceSizes m_spaces;
    BoardTiling m_tiling;
    PieceRows m_pieces;
    CardRows m_cards;
    RoleRows m_roles;
    std::unique_ptr<canvas::DrawnBoard> m_setUp; ///< null: not wished for
};

PrintSheets::PrintSheets(const Board &board, canvas::Picture picture, const canvas::Art &art, QFont font,
                         PrintWish wish)
    : m_board(board)
    , m_picture(std::move(picture))
    , m_art(art)
    , m_font(std::move(font))
    , m_wish(std::move(wish))
{
    m_wish.boardSheets = std::clamp(m_wish.boardSheets, 0, kMostBoardSheets);
}

BoardTiling PrintSheets::tiling() const
{
    return Pages(*this).tiling();
}

int PrintSheets::pageCount() const
{
    return Pages(*this).count();
}

PrintContents PrintSheets::contents() const
{
    return Pages(*this).contents();
}

QByteArray PrintSheets::pdf() const
{
    constexpr int kResolution = 1200; ///< of coordinates; lines stay lines
    constexpr double kTenthsOfAnInch = 254;
    Pages pages(*this);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(kResolution);
    writer.setTitle(m_wish.title);
    const auto layOutPage = [&](int number) {
        writer.setPageLayout(
            QPageLayout(QPageSize(pageSizeOf(m_wish.paper)),
                        pages.isLandscape(number) ? QPageLayout::Landscape : QPageLayout::Portrait, {},
                        QPageLayout::Millimeter));
    };
    layOutPage(0);
    QPainter painter(&writer);
    for (int number = 0; number < pages.count(); ++number) {
        if (number > 0) {
            layOutPage(number);
            writer.newPage();
        }
        painter.save();
        painter.scale(kResolution / kTenthsOfAnInch, kResolution / kTenthsOfAnInch);
        pages.paint(painter, number);
        painter.restore();
    }
    painter.end();
    return bytes;
}

QImage PrintSheets::page(int number, double pixels) const
{
    Pages pages(*this);
    QImage image((paperSize(m_wish.paper, pages.isLandscape(number)) / kTenths * pixels).toSize(),
                 QImage::Format_RGB32);
    image.fill(Qt::white);
    QPicture lines; // keeps them, as the PDF does
    QPainter drawing(&lines);
    pages.paint(drawing, number);
    drawing.end();
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.scale(pixels / kTenths, pixels / kTenths);
    painter.drawPicture(QPointF(), lines);
    return image;
}

} // namespace merlon
