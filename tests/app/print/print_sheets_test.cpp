#include "app/export/board_image.h"
#include "app/export/piece_rows.h"
#include "app/export/set_up_picture.h"
#include "app/rules/reference_sheets.h"
#include "app/words/language.h"
#include "core/engine/rulebook/rulebook.h"
#include "core/games/families.h"
#include "core/games/module.h"
#include "tests/app/print/printed.h"
#include "tests/support/test_program.h"

#include <QPainter>
#include <QTest>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;
using namespace merlon;
using testing::kPixels;
using testing::Printed;

namespace {

constexpr double kEdge = 15; ///< millimetres from the paper's edge to a tile

/// How far two pictures of one size differ: the mean of all channels, 0 to 255.
double difference(const QImage &a, const QImage &b)
{
    double sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QColor one = a.pixelColor(x, y);
            const QColor other = b.pixelColor(x, y);
            sum += std::abs(one.red() - other.red()) + std::abs(one.green() - other.green())
                + std::abs(one.blue() - other.blue());
        }
    }
    return sum / 3 / a.width() / a.height();
}

} // namespace

/// Boards on paper.
class PrintSheetsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theTilesTogetherAreTheBoard();
    void moreSheetsMakeALargerBoard();
    void eachSheetHasAName();
    void aTileLeavesRoomForCropMarks_data() const { testing::addPapers(); }
    void aTileLeavesRoomForCropMarks();
    void eachReferenceSheetFitsOnAPage_data();
    void eachReferenceSheetFitsOnAPage();
    void aBoardIsPrintedWithTheSheetsOfItsGame();
    void spacesArePrintedAndPiecesAreNot_data() const { siegeBoards(); }
    void spacesArePrintedAndPiecesAreNot();
    void roomThatGrowsIsNotPrinted();
    void aTypedSpaceShowsWhoHasRoomThere();
    void unitsFitIntoTheirSpaces_data() const { siegeBoards(); }
    void unitsFitIntoTheirSpaces();
    void theSetUpHasAPageOfItsOwn();
    void aThreadCanSpeakAnotherLanguage();
    void pagesToLookAt();

private:
    static void siegeBoards();
};

/// Without overlap and without gap: glued together they give the picture of the whole.
void PrintSheetsTest::theTilesTogetherAreTheBoard()
{
    const Printed printed(Paper::A4, 4);
    const BoardTiling tiling = printed.pages.tiling();
    QCOMPARE(tiling.sheets(), 4);
    const QSizeF tile = tiling.tile * kPixels;
    QImage whole((QSizeF(tile.width() * tiling.columns, tile.height() * tiling.rows)).toSize(),
                 QImage::Format_RGB32);
    QPainter painter(&whole);
    for (int number = 0; number < tiling.sheets(); ++number) {
        const QPointF at(number % tiling.columns * tile.width(), number / tiling.columns * tile.height());
        painter.drawImage(QRectF(at, tile), printed.pages.page(number, kPixels),
                          QRectF({kEdge * kPixels, kEdge * kPixels}, tile));
    }
    painter.end();
    QImage expected;
    QVERIFY(expected.loadFromData(BoardImage(printed.board, Printed::picture(), printed.art, {}).png(2)));
    expected = expected.scaled(whole.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    const double differs = difference(whole, expected.convertToFormat(QImage::Format_RGB32));
    QVERIFY2(differs < 6, qPrintable(QString::number(differs)));
    QVERIFY(difference(whole, expected.mirrored(true, false).convertToFormat(QImage::Format_RGB32))
            > 2 * differs); // the measure can tell
}

void PrintSheetsTest::moreSheetsMakeALargerBoard()
{
    double before = 0;
    for (const int sheets : {1, 2, 4, 9}) {
        const BoardTiling tiling = Printed(Paper::A4, sheets).pages.tiling();
        QVERIFY(tiling.sheets() <= sheets);
        QVERIFY(tiling.scale > before);
        before = tiling.scale;
    }
    QVERIFY(Printed(Paper::A3, 1).pages.tiling().scale > Printed(Paper::A4, 1).pages.tiling().scale);
}

void PrintSheetsTest::eachSheetHasAName()
{
    BoardTiling tiling;
    tiling.columns = 2;
    tiling.rows = 2;
    QCOMPARE(tileName(tiling, 3), u"B2"_s);
    tiling.columns = kMostBoardSheets;
    tiling.rows = 1;
    QCOMPARE(tileName(tiling, 25), u"Z1"_s);
    QCOMPARE(tileName(tiling, 26), u"AA1"_s);
    QCOMPARE(tileName(tiling, 35), u"AJ1"_s);
}

/// Marks at all four corners, outside of what is cut out.
void PrintSheetsTest::aTileLeavesRoomForCropMarks()
{
    QFETCH(int, paper);
    const Printed printed(static_cast<Paper>(paper), 2);
    const QImage page = printed.pages.page(0, kPixels);
    const QRectF tile(QPointF(kEdge, kEdge), printed.pages.tiling().tile);
    const auto darkest = [&](double x, double y) {
        int least = 255;
        for (int dx = -1; dx <= 1; ++dx) {
            for (int dy = -1; dy <= 1; ++dy)
                least = std::min(least,
                                 qGray(page.pixel(static_cast<int>(x * kPixels) + dx,
                                                  static_cast<int>(y * kPixels) + dy)));
        }
        return least;
    };
    constexpr double kMark = 3; ///< millimetres outside of the tile
    for (const double x : {tile.left(), tile.right()}) {
        for (const double y : {tile.top(), tile.bottom()}) {
            const double outX = x == tile.left() ? x - kMark : x + kMark;
            const double outY = y == tile.top() ? y - kMark : y + kMark;
            QVERIFY(darkest(outX, y) < 200); // thinner than a pixel
            QVERIFY(darkest(x, outY) < 200);
            QCOMPARE(darkest(outX, outY), 255); // nothing of the board
        }
    }
    QVERIFY(tile.right() + kEdge - 1 <= page.width() / kPixels
            && tile.bottom() + kEdge <= page.height() / kPixels);
}

void PrintSheetsTest::eachReferenceSheetFitsOnAPage_data()
{
    QTest::addColumn<QString>("sheet");
    for (const QString &code : Language::codes()) {
        const Language language(code);
        for (const Game *game : allGames()) {
            const std::vector<QString> sheets =
                referenceSheetsOf(QString::fromStdString(rulebookOf(*game)->text()));
            QVERIFY2(sheets.size() == 2, game->key().data());
            for (const QString &sheet : sheets)
                QTest::newRow(qPrintable(code + u' ' + sheet.section(u'\n', 0, 0))) << sheet;
        }
    }
}

void PrintSheetsTest::eachReferenceSheetFitsOnAPage()
{
    QFETCH(QString, sheet);
    constexpr double kSmallPage =
        1800; // tenths of a millimeter: the width of A4 and Letter without their edges
    constexpr double kSmallHeight = 2430;
    QImage page(int(kSmallPage), int(kSmallHeight), QImage::Format_RGB32);
    page.fill(Qt::white);
    QPainter painter(&page);
    QVERIFY(paintReferenceSheet(painter, QRectF(page.rect()), sheet, {}, 36));
    painter.end();
}

void PrintSheetsTest::aBoardIsPrintedWithTheSheetsOfItsGame()
{
    const Language language(u"en"_s);
    const Printed bare(Paper::A4, 1);
    PrintWish wish {u"Two Shoulders"_s, Paper::A4, 1};
    wish.referenceSheets = referenceSheetsFor(bare.board);
    QCOMPARE(wish.referenceSheets.size(), 2U);
    const PrintSheets pages(bare.board, Printed::picture(), bare.art, {}, wish);
    QCOMPARE(pages.pageCount(), bare.pages.pageCount() + 2);
    QVERIFY(pages.page(pages.pageCount() - 1, 1) != pages.page(pages.pageCount() - 2, 1));
}

void PrintSheetsTest::siegeBoards()
{
    QTest::addColumn<QString>("board");
    QTest::newRow("two-shoulders") << u"two-shoulders"_s;
    QTest::newRow("three-gates") << u"three-gates"_s;
}

/// As many as the board says, of either side, and the same in figures.
void PrintSheetsTest::spacesArePrintedAndPiecesAreNot()
{
    QFETCH(QString, board);
    const Board shipped = *boardNamed(board.toStdString());
    const BoardSchema &schema = *findSchema("siege");
    const canvas::Picture picture = spacesPicture(shipped).value();
    for (std::size_t i = 0; i < shipped.places().size(); ++i) {
        const Place &place = shipped.places()[i];
        std::map<int, std::int64_t> spaces; // by livery
        for (const canvas::Token &token : picture.places[i].tokens) {
            QVERIFY2(token.hollow || token.role == canvas::TokenRole::Shadow, place.key.c_str());
            if (token.hollow)
                ++spaces[token.seat];
        }
        if (place.kind == "rampart" || place.kind == "foreground")
            QCOMPARE(spaces[0], numberOf(schema, place, "unit-capacity"));
        if (place.kind != "wall")
            continue;
        const auto ofDefender = static_cast<std::int64_t>(recordsOf(schema, place, "defender-spaces").size());
        const std::int64_t ofInvader = numberOf(schema, place, "invader-spaces");
        QCOMPARE(spaces[0], ofInvader);
        QCOMPARE(spaces[1], ofDefender);
        QCOMPARE(picture.places[i].note, u"%1/%2"_s.arg(ofInvader).arg(ofDefender));
    }
}

/// What is built at a place decides how much room it has; the board is for the whole game.
void PrintSheetsTest::roomThatGrowsIsNotPrinted()
{
    const Board board = *boardNamed("ring");
    const canvas::Picture picture = spacesPicture(board).value();
    for (std::size_t i = 0; i < board.places().size(); ++i)
        QVERIFY2(picture.places[i].note.isEmpty(), board.places()[i].key.c_str());
}

void PrintSheetsTest::aTypedSpaceShowsWhoHasRoomThere()
{
    for (const char *name : {"two-shoulders", "three-gates"}) { // one calls them marksmen, the other archers
        const Board board = *boardNamed(name);
        const canvas::Picture picture = spacesPicture(board).value();
        std::map<QString, int> arts;
        for (const canvas::Token &token : picture.places[*board.indexOf("barracks")].tokens) {
            if (token.hollow)
                ++arts[token.art];
        }
        QCOMPARE(arts[u"marksman"_s], 4);
        QCOMPARE(arts[u"soldier"_s], 2);
        QCOMPARE(arts[u"veteran"_s], 1);
    }
}

/// With no number of sheets given, the board has as few as make its smallest space large enough.
void PrintSheetsTest::unitsFitIntoTheirSpaces()
{
    QFETCH(QString, board);
    constexpr double kHeld = 9; // millimetres
    const Board shipped = *boardNamed(board.toStdString());
    const canvas::Picture picture = spacesPicture(shipped).value();
    const canvas::Art art(resourceDirectories("art").front(), canvas::Theme::day());
    const auto look = canvas::makeLook(shipped);
    const SpaceSizes spaces = sizesOfSpaces(*look, picture);
    const auto tilingOn = [&](int sheets) {
        return PrintSheets(shipped, picture, art, {}, {board, Paper::A4, sheets}).tiling();
    };
    const BoardTiling tiling = tilingOn(0);
    QVERIFY(spaces.unit * tiling.scale >= kHeld);
    QVERIFY(tiling.sheets() > 1);
    QVERIFY(spaces.unit * tilingOn(tiling.sheets() - 1).scale < kHeld);
    const PieceRows rows = layOut(piecesFor(shipped), {}, look.get(), tiling.scale * 10,
                                  shipped.places().size(), {150, 150, 1800, 2400}, spaces);
    int units = 0;
    for (const PieceRows::Piece &piece : rows.pieces) {
        if (piece.token.role != canvas::TokenRole::Unit)
            continue;
        ++units;
        QVERIFY(piece.box.width() <= spaces.unit * tiling.scale * 10 + 0.01);
    }
    QVERIFY(units > 200);
}

void PrintSheetsTest::theSetUpHasAPageOfItsOwn()
{
    const Language language(u"en"_s);
    const Printed bare(Paper::A4, 1);
    PrintWish wish {u"Two Shoulders"_s, Paper::A4, 1};
    const canvas::Picture spaces = asPrinted(Printed::picture(), bare.board, &wish);
    QVERIFY(wish.setUp);
    QCOMPARE(wish.setUp->places.front().name, Printed::picture().places.front().name);
    const PrintSheets pages(bare.board, spaces, bare.art, {}, wish);
    QCOMPARE(pages.pageCount(), 2);
    const QImage page = pages.page(1, 1);
    QVERIFY(difference(page, bare.pages.page(0, 1).scaled(page.size())) > 0.3);
    QImage white(page.size(), QImage::Format_RGB32);
    white.fill(Qt::white);
    QVERIFY(difference(page, white) > 5);
}

/// Both ways, one within the other, and back.
void PrintSheetsTest::aThreadCanSpeakAnotherLanguage()
{
    const Board board = *boardNamed("two-shoulders");
    const auto nameOfFirst = [&] { return piecesFor(board).front().name; };
    const auto firstLine = [&] { return referenceSheetsFor(board).front().section(u'\n', 0, 0); };
    const Language language(u"fr"_s);
    const QString french = nameOfFirst();
    const QString frenchLine = firstLine();
    {
        const PassingLanguage english(u"en"_s);
        QCOMPARE(languageCode(), u"en"_s);
        QCOMPARE(nameOfFirst(), u"goblin"_s);
        QVERIFY(firstLine() != frenchLine);
        const PassingLanguage back(u"fr"_s);
        QCOMPARE(nameOfFirst(), french);
    }
    QCOMPARE(languageCode(), u"fr"_s);
    QCOMPARE(nameOfFirst(), french);
    QCOMPARE(firstLine(), frenchLine);
    const PassingLanguage same {QString()};
    QCOMPARE(nameOfFirst(), french);
}

/// Writes the pages into the folder $MERLON_PAGES, if it is set.
void PrintSheetsTest::pagesToLookAt()
{
    const QString folder = qEnvironmentVariable("MERLON_PAGES");
    if (folder.isEmpty())
        return;
    const Printed printed(Paper::A4, 4, true, true);
    for (int number = 0; number < printed.pages.pageCount(); ++number)
        QVERIFY(printed.pages.page(number, 4).save(folder + u"/page-%1.png"_s.arg(number + 1)));
}

MERLON_TEST(PrintSheetsTest)
#include "print_sheets_test.moc"
