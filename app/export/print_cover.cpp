#include "app/export/print_cover.h"

#include "app/export/print_sheets.h"
#include "app/rules/reference_sheets.h"
#include "app/words/counting.h"
#include "core/canvas/scene/drawn_board.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// The sentences on the cover of printed sheets.
class CoverWords {
    Q_DECLARE_TR_FUNCTIONS(PrintCover)
};

// In tenths of a millimetre.
constexpr int kTitleLetters = 110;
constexpr int kFactLetters = 40;
constexpr int kCoverLetters = 34; ///< at most
constexpr double kCoverGap = 40;
constexpr double kMostOfPage = 0.36; ///< that the picture takes of its height

QString pagesOf(const PageRange &range)
{
    if (range.count == 1)
        //: Which page of a print is meant. %1: its number
        return CoverWords::tr("page %1").arg(range.first);
    //: Which pages of a print are meant. %1, %2: the first and the last
    return CoverWords::tr("pages %1–%2").arg(range.first).arg(range.last());
}

/// An item of a list: what there is, where, and perhaps what exactly.
QString itemOf(const QString &what, const PageRange &range, const QStringList &parts = {})
{
    if (parts.isEmpty())
        //: On the cover of a print; the asterisks make it bold. %1: what there is, such as “Picture of the setup”, %2:
        //: “page 3” or “pages 2–5”
        return u"- "_s + CoverWords::tr("**%1** (%2)").arg(what, pagesOf(range)) + u'\n';
    //: On the cover of a print; the asterisks make it bold. %1: what there is, such as “40 pieces”, %2: “pages 2–5”,
    //: %3: a list of them with numbers
    return u"- "_s + CoverWords::tr("**%1** (%2): %3").arg(what, pagesOf(range), separated(parts)) + u'\n';
}

QString numbered(int count, const QString &name)
{
    //: On the cover of a print: so many pieces or cards of a kind. %1: the number, %2: the name
    return CoverWords::tr("%1 × %2").arg(count).arg(name);
}

QString boardItem(const BoardTiling &tiling, const PageRange &range)
{
    const auto centimetres = [](double millimetres) { return QLocale().toString(millimetres / 10, 'f', 0); };
    const QString sheets = CoverWords::tr("Board on %n sheet(s)", nullptr, tiling.sheets());
    //: Size of a printed board. %1, %2: width and height
    const QString size = CoverWords::tr("%1 × %2 cm")
                             .arg(centimetres(tiling.tile.width() * tiling.columns),
                                  centimetres(tiling.tile.height() * tiling.rows));
    return itemOf(sheets, range, {size});
}

QString piecesItem(const std::vector<canvas::Token> &pieces, const PageRange &range)
{
    int sum = 0;
    QStringList parts;
    for (const canvas::Token &token : pieces) {
        if (token.count <= 0)
            continue;
        sum += token.count;
        const QString name = token.name.isEmpty() ? QString::fromStdString(token.key) : token.name;
        parts << numbered(token.count, name);
    }
    return itemOf(CoverWords::tr("%n piece(s)", nullptr, sum), range, parts);
}

/// Decks are told by their backs.
QString cardsItem(const std::vector<BoxCard> &cards, const PageRange &range)
{
    int sum = 0;
    std::vector<std::pair<QString, int>> decks;
    for (const BoxCard &card : cards) {
        QString deck = card.back.isEmpty() ? card.kind : card.back;
        deck.replace(u'\n', u' ');
        sum += card.count;
        const auto known = std::ranges::find(decks, deck, &std::pair<QString, int>::first);
        if (known == decks.end())
            decks.emplace_back(deck, card.count);
        else
            known->second += card.count;
    }
    QStringList parts;
    for (const auto &[deck, count] : decks)
        parts << numbered(count, deck);
    return itemOf(CoverWords::tr("%n card(s)", nullptr, sum), range, parts);
}

QString listOfContents(const PrintWish &wish, const BoardTiling &tiling, const PrintContents &contents)
{
    QString list = boardItem(tiling, contents.board);
    if (contents.pieces.count > 0)
        list += piecesItem(wish.pieces, contents.pieces);
    if (contents.cards.count > 0)
        list += cardsItem(wish.cards, contents.cards);
    if (contents.setUp.count > 0)
        list += itemOf(CoverWords::tr("Picture of the setup"), contents.setUp);
    if (contents.references.count > 0)
        list += itemOf(CoverWords::tr("%n reference sheet(s)", nullptr, contents.references.count),
                       contents.references);
    if (contents.roles.count > 0)
        //: On the cover of a print. %1: `Rounds and phases`.
        list += itemOf(CoverWords::tr("%1, sheets of the roles").arg(wish.roles.timeTitle), contents.roles);
    return list;
}

bool hasBlankLines(const RoleSheet &sheet)
{
    return std::ranges::any_of(sheet.blocks, [](const RoleSheet::Block &block) {
        return std::ranges::any_of(block.rows, &RoleSheet::Row::isBlank);
    });
}

QStringList stepsOfAssembly(const PrintWish &wish, const BoardTiling &tiling, const PrintContents &contents)
{
    QStringList steps {CoverWords::tr("Print at 100% (“actual size”), not fitted to the page.")};
    if (contents.cards.count > 0 && wish.cardBacks)
        //: How a print is put together. %1: “pages 9–24”
        steps << CoverWords::tr("Print %1 on both sides, flipped on the long edge: cards and their backs. "
                                "All other pages have one side.")
                     .arg(pagesOf(contents.cards));
    if (tiling.sheets() > 1)
        //: How a print is put together. %1: “pages 2–5”
        steps << CoverWords::tr(
                     "Cut out the tiles of the board (%1) along the crop marks. Glue them edge to edge "
                     "on cardboard: column A on the left, row 1 at the top.")
                     .arg(pagesOf(contents.board));
    if (contents.pieces.count > 0)
        //: How a print is put together. %1: “pages 6–8”
        steps << CoverWords::tr("Glue the pieces (%1) on cardboard, then cut along the dashed lines.")
                     .arg(pagesOf(contents.pieces));
    if (contents.cards.count > 0)
        //: How a print is put together. %1: “pages 9–24”
        steps << CoverWords::tr("Cut the cards (%1) apart. They fit into sleeves of 44 × 68 mm.")
                     .arg(pagesOf(contents.cards));
    if (contents.cards.count > 0 && !wish.cardBacks)
        steps << CoverWords::tr(
            "The cards have no backs: use sleeves that hide them, a color for each deck.");
    if (contents.roles.count > 0) // with the tracks
        //: How a print is put together. %1: “pages 27–30”
        steps << CoverWords::tr("Give each role its sheet (%1), and cut out the markers for the tracks.")
                     .arg(pagesOf(contents.roles));
    if (std::ranges::any_of(wish.roles.sheets, hasBlankLines))
        steps << CoverWords::tr(
            "Print the save sheet again for each day on which you put the campaign away.");
    return steps;
}

QStringList neededBesides(const PrintWish &wish)
{
    QStringList things {CoverWords::tr("scissors, glue and cardboard")};
    const bool hasDice = std::ranges::any_of(
        wish.pieces, [](const canvas::Token &token) { return token.role == canvas::TokenRole::Die; });
    if (!wish.pieces.empty())
        things << CoverWords::tr("an opaque bag, if pieces are drawn from a bag");
    if (hasDice)
        things << CoverWords::tr(
            "as many six-sided dice as are printed, in their colors: those show one face");
    return things;
}

QString coverFacts(const PrintCover &cover)
{
    QStringList facts {cover.game, cover.players, cover.minutes};
    facts.removeAll(QString());
    return facts.join(u" · "_s);
}

/// Who has made it, under which terms, with which program.
QString imprintOf(const PrintCover &cover)
{
    QStringList lines;
    if (!cover.author.isEmpty())
        //: On the cover of a printed board. %1: a name
        lines << CoverWords::tr("Board by %1.").arg(cover.author);
    if (!cover.licence.isEmpty())
        //: On the cover of a printed board. %1: the short name of a license
        lines << CoverWords::tr("License: %1.").arg(cover.licence);
    if (!cover.version.isEmpty())
        //: On the cover of a printed board. %1: the version of the program
        lines << CoverWords::tr("Printed with Merlon %1.").arg(cover.version);
    return lines.join(u' ');
}

/// A line in the middle, as large as it is wide enough for; says where the next may begin.
double writeLine(QPainter &painter, const QRectF &room, QFont font, int pixels, const QString &text)
{
    constexpr int kSmallest = 20;
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setPixelSize(pixels);
    while (pixels > kSmallest && QFontMetricsF(font).horizontalAdvance(text) > room.width())
        font.setPixelSize(--pixels);
    const double high = QFontMetricsF(font).height();
    painter.setFont(font);
    painter.setPen(Qt::black);
    painter.drawText(QRectF(room.topLeft(), QSizeF(room.width(), high)), Qt::AlignCenter, text);
    return room.top() + high;
}

} // namespace

QString coverText(const PrintWish &wish, const BoardTiling &tiling, const PrintContents &contents)
{
    QString text = u"## "_s + CoverWords::tr("Contents") + u"\n\n"_s;
    text += listOfContents(wish, tiling, contents);
    text += u"\n## "_s + CoverWords::tr("How to assemble it") + u"\n\n"_s;
    int number = 0;
    for (const QString &step : stepsOfAssembly(wish, tiling, contents))
        text += QString::number(++number) + u". "_s + step + u'\n';
    //: On the cover of a print. %1: a list of things that one must have
    text += u'\n' + CoverWords::tr("You also need: %1.").arg(separated(neededBesides(wish))) + u'\n';
    const QString imprint = wish.cover ? imprintOf(*wish.cover) : QString();
    return imprint.isEmpty() ? text : text + u'\n' + imprint + u'\n';
}

bool paintCover(QPainter &painter, const QRectF &room, const PrintWish &wish, canvas::DrawnBoard &board,
                const QString &text, const QFont &font)
{
    QRectF rest = room;
    QFont bold = font;
    bold.setBold(true);
    rest.setTop(writeLine(painter, rest, bold, kTitleLetters, wish.title));
    if (const QString facts = wish.cover ? coverFacts(*wish.cover) : QString(); !facts.isEmpty())
        rest.setTop(writeLine(painter, rest, font, kFactLetters, facts));
    rest.setTop(rest.top() + kCoverGap);
    QRectF target({},
                  board.area.size().scaled(rest.width(), room.height() * kMostOfPage, Qt::KeepAspectRatio));
    target.moveTopLeft({rest.center().x() - target.width() / 2, rest.top()});
    painter.save();
    painter.setClipRect(target);
    board.scene.render(&painter, target, board.area, Qt::IgnoreAspectRatio);
    painter.restore();
    rest.setTop(target.bottom() + kCoverGap);
    return paintReferenceSheet(painter, rest, text, font, kCoverLetters);
}

} // namespace merlon
