#include "app/export/board_image.h"
#include "app/export/card_rows.h"
#include "app/export/piece_rows.h"
#include "app/export/render_file.h"
#include "app/export/role_rows.h"
#include "app/export/set_up_picture.h"
#include "app/rules/reference_sheets.h"
#include "app/words/language.h"
#include "app/words/resources.h"
#include "core/engine/rulebook/rulebook.h"
#include "core/games/families.h"
#include "core/games/module.h"
#include "tests/support/test_program.h"

#include <QPainter>
#include <QTest>

#include <algorithm>
#include <map>
#include <numeric>

using namespace Qt::StringLiterals;
using namespace merlon;

namespace {

constexpr double kPixels = 3; ///< for a millimetre
constexpr double kEdge = 15;  ///< millimetres from the paper's edge to a tile

struct Printed {
    explicit Printed(Paper paper, int sheets, bool pieces = false, bool cardBacks = false)
        : board(*boardNamed("two-shoulders"))
        , art(resourceDirectories("art").front(), canvas::Theme::day())
        , pages(board, picture(), art, {},
                {u"Two Shoulders"_s, paper, sheets, pieces ? piecesFor(board) : std::vector<canvas::Token>(),
                 pieces ? cardsFor(board) : std::vector<BoxCard>(), cardBacks})
    {
    }
    static canvas::Picture picture()
    {
        canvas::Picture picture;
        const Board named = *boardNamed("two-shoulders");
        for (const Place &place : named.places())
            picture.places.push_back({QString::fromStdString(place.key), {}, {}, false});
        picture.links.resize(named.links().size());
        return picture;
    }

    Board board;
    canvas::Art art;
    PrintSheets pages;
};

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
    void aTileLeavesRoomForCropMarks_data();
    void aTileLeavesRoomForCropMarks();
    void thereAreAsManyPiecesAsTheRulesSay();
    void noPieceLiesOnAnother();
    void thereAreAsManyCardsAsTheRulesSay();
    void cardsLieEdgeToEdge();
    void backsLieBehindTheirCards();
    void backsOfADeckAreAlike();
    void everyCardHasRoomForItsText_data();
    void everyCardHasRoomForItsText();
    void eachReferenceSheetFitsOnAPage_data();
    void eachReferenceSheetFitsOnAPage();
    void aBoardIsPrintedWithTheSheetsOfItsGame();
    void spacesArePrintedAndPiecesAreNot_data() const { siegeBoards(); }
    void spacesArePrintedAndPiecesAreNot();
    void aTypedSpaceShowsWhoHasRoomThere();
    void unitsFitIntoTheirSpaces_data() const { siegeBoards(); }
    void unitsFitIntoTheirSpaces();
    void theSetUpHasAPageOfItsOwn();
    void everyHourglassHasItsBox();
    void roundsAndPhasesHaveTracks();
    void roleSheetsLieWithinTheirPages_data();
    void roleSheetsLieWithinTheirPages();
    void theCoverComesFirst_data();
    void theCoverComesFirst();
    void theCoverTellsWhatIsInTheBox_data();
    void theCoverTellsWhatIsInTheBox();
    void theCoverTellsHowToAssembleIt();
    void theCoverFitsOnItsPage_data() { roleSheetsLieWithinTheirPages_data(); }
    void theCoverFitsOnItsPage();
    void numbersHaveTracksWhereNoTokensAre();
    void whatStandsForAPlaceHasBoxes();
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

void PrintSheetsTest::aTileLeavesRoomForCropMarks_data()
{
    QTest::addColumn<int>("paper");
    QTest::newRow("A4") << static_cast<int>(Paper::A4);
    QTest::newRow("A3") << static_cast<int>(Paper::A3);
    QTest::newRow("Letter") << static_cast<int>(Paper::Letter);
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

void PrintSheetsTest::thereAreAsManyPiecesAsTheRulesSay()
{
    const auto countOf = [](const char *board, const std::string &key, const QString &art) {
        int count = 0;
        for (const canvas::Token &token : piecesFor(*boardNamed(board)))
            count += token.key == key && token.art == art ? token.count : 0;
        return count;
    };
    QCOMPARE(countOf("two-shoulders", "goblin", u"goblin"_s), 60); // 2 of the rules of Siege II
    QCOMPARE(countOf("two-shoulders", "orc", u"orc"_s), 100);
    QCOMPARE(countOf("two-shoulders", "veteran", u"veteran"_s), 4);
    QCOMPARE(countOf("two-shoulders", "bluff", u"bluff"_s), 2);
    QCOMPARE(countOf("two-shoulders", "trebuchet", u"trebuchet"_s), 3);
    QCOMPARE(countOf("three-gates", "soldier", u"soldier"_s), 20); // 2.1 of the rules of Siege I
    QCOMPARE(countOf("three-gates", "ballista", u"ballista"_s), 4);
    QCOMPARE(countOf("three-gates", "trebuchet", u"trebuchet"_s), 2);
    for (const char *board : {"two-shoulders", "three-gates"}) {
        for (const canvas::Token &token : piecesFor(*boardNamed(board))) {
            QVERIFY2(!token.name.isEmpty(), qPrintable(token.art));
            QVERIFY2(token.count > 0, qPrintable(token.name));
        }
    }
}

void PrintSheetsTest::noPieceLiesOnAnother()
{
    const Printed printed(Paper::Letter, 1, true);
    const auto look = canvas::makeLook(printed.board);
    const QRectF room(150, 150, 1800, 2400);
    const PieceRows rows =
        layOut(piecesFor(printed.board), {}, look.get(), 4, printed.board.places().size(), room);
    QVERIFY(rows.pages >= 1);
    for (std::size_t i = 0; i < rows.pieces.size(); ++i) {
        QVERIFY(room.adjusted(0, 0, 40, 0).contains(rows.pieces[i].box));
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(rows.pieces[i].page != rows.pieces[j].page
                    || !rows.pieces[i].box.intersects(rows.pieces[j].box));
    }
}

/// Section 2 of both rulebooks.
void PrintSheetsTest::thereAreAsManyCardsAsTheRulesSay()
{
    const auto countOf = [](const char *board, const QString &kind, const QString &name = {}) {
        int count = 0;
        for (const BoxCard &card : cardsFor(*boardNamed(board)))
            count += card.kind.startsWith(kind) && (name.isEmpty() || card.name == name) ? card.count : 0;
        return count;
    };
    QCOMPARE(countOf("two-shoulders", u"Action card"_s), 23);
    QCOMPARE(countOf("two-shoulders", u"Objective"_s), 10);
    QCOMPARE(countOf("two-shoulders", u"Defense plan"_s), 10);
    QCOMPARE(countOf("two-shoulders", u"Hit deck"_s), 6);
    QCOMPARE(countOf("two-shoulders", u"Heroic order"_s), 3);
    QCOMPARE(countOf("two-shoulders", u"Engine deck"_s, u"Hit"_s), 10);
    QCOMPARE(countOf("two-shoulders", u"Engine deck"_s, u"Miss"_s), 26);
    QCOMPARE(countOf("three-gates", u"Phase card"_s), 24); // 20, and two each of phase 1 and 6
    QCOMPARE(countOf("three-gates", u"Camp card"_s), 2);
    QCOMPARE(countOf("three-gates", u"Hit deck"_s), 6);
    QCOMPARE(countOf("three-gates", u"Engine deck"_s, u"Hit"_s), 11);
    QCOMPARE(countOf("three-gates", u"Engine deck"_s, u"Miss"_s), 25);
    for (const char *board : {"two-shoulders", "three-gates"}) {
        const std::vector<canvas::Token> pieces = piecesFor(*boardNamed(board));
        const auto hourglass = std::ranges::find(pieces, "hourglass", &canvas::Token::key);
        QVERIFY(hourglass != pieces.end() && hourglass->count >= 40);
    }
}

/// As large as real cards, all of them, and none on another or beyond the page.
void PrintSheetsTest::cardsLieEdgeToEdge()
{
    const std::vector<BoxCard> kinds = cardsFor(*boardNamed("two-shoulders"));
    const QRectF room(150, 150, 1800, 2610);
    const CardRows rows = layOutCards(kinds, room);
    const int wanted = std::accumulate(kinds.begin(), kinds.end(), 0,
                                       [](int sum, const BoxCard &card) { return sum + card.count; });
    QCOMPARE(static_cast<int>(rows.cards.size()), wanted);
    QCOMPARE(rows.pages, (wanted + 11) / 12);
    for (std::size_t i = 0; i < rows.cards.size(); ++i) {
        QCOMPARE(rows.cards[i].box.size(), QSizeF(440, 680));
        QVERIFY(room.contains(rows.cards[i].box));
        for (std::size_t j = 0; j < i; ++j) {
            if (rows.cards[i].page == rows.cards[j].page)
                QVERIFY((rows.cards[i].box & rows.cards[j].box).isEmpty());
        }
    }
    const Printed with(Paper::A4, 1, true);
    const Printed without(Paper::A4, 1, false);
    QVERIFY(with.pages.pageCount() > without.pages.pageCount() + rows.pages);
}

/// The sheet is turned over its long edge: what is left in front is right behind.
void PrintSheetsTest::backsLieBehindTheirCards()
{
    const double wide = 2100;
    const QRectF card(150, 150, 440, 680);
    const QRectF back = behind(card, wide);
    QCOMPARE(back, QRectF(1510, 150, 440, 680));
    QCOMPARE(behind(back, wide), card);
    const Printed plain(Paper::A4, 1, true);
    const Printed backed(Paper::A4, 1, true, true);
    const int pages = layOutCards(cardsFor(plain.board), {150, 150, 1800, 2610}).pages;
    QCOMPARE(backed.pages.pageCount(), plain.pages.pageCount() + pages);
    const int first = plain.pages.pageCount() - pages;
    QCOMPARE(backed.pages.page(first + 2, kPixels).copy(0, 0, 600, 800),
             plain.pages.page(first + 1, kPixels).copy(0, 0, 600, 800)); // fronts and backs by turns
    // The last sheet of cards is not full: its cards are on the left, their backs on the right.
    const QImage last = backed.pages.page(backed.pages.pageCount() - 1, kPixels);
    const int cards =
        static_cast<int>(layOutCards(cardsFor(plain.board), {150, 150, 1800, 2610}).cards.size());
    if (cards % 4 != 0) {
        const int row = 15 + (cards % 12) / 4 * 68 + 30; // millimetres
        QCOMPARE(last.pixelColor(30 * 3, row * 3), QColor(Qt::white));
        QVERIFY(last.pixelColor(180 * 3, row * 3) != QColor(Qt::white));
    }
}

void PrintSheetsTest::backsOfADeckAreAlike()
{
    const canvas::Art art(resourceDirectories("art").front(), canvas::Theme::day());
    std::map<QString, QImage> backs;
    std::vector<BoxCard> kinds = cardsFor(*boardNamed("two-shoulders"));
    for (BoxCard &card : kinds)
        card.count = 1;
    const CardRows rows = layOutCards(kinds, {QPointF(), kCardSize});
    for (const CardRows::Card &card : rows.cards) {
        QImage image(kCardSize.toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintCardBacks(painter, rows, kinds, card.page, kCardSize.width(), art, {});
        painter.end();
        const QString deck = kinds[card.kind].kind.section(u',', 0, 0);
        const auto [known, isNew] = backs.emplace(deck, image);
        QVERIFY2(isNew || known->second == image, qPrintable(deck));
    }
    QVERIFY(backs.size() >= 4);
    QVERIFY(backs.at(u"Action card"_s) != backs.at(u"Engine deck"_s));
}

void PrintSheetsTest::everyCardHasRoomForItsText_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("language");
    for (const char *board : {"two-shoulders", "three-gates"}) {
        for (const char *language : {"en", "fr"})
            QTest::addRow("%s %s", board, language)
                << QString::fromLatin1(board) << QString::fromLatin1(language);
    }
}

/// Nothing is cut off: the lowest line above the edge of the card is bare.
void PrintSheetsTest::everyCardHasRoomForItsText()
{
    QFETCH(QString, board);
    QFETCH(QString, language);
    const Language spoken(language);
    const canvas::Art art(resourceDirectories("art").front(), canvas::Theme::day());
    std::vector<BoxCard> kinds = cardsFor(*boardNamed(board.toStdString()));
    for (BoxCard &card : kinds)
        card.count = 1;
    const CardRows rows = layOutCards(kinds, {QPointF(), kCardSize});
    for (const CardRows::Card &card : rows.cards) {
        const BoxCard &kind = kinds[card.kind];
        QVERIFY2(!kind.name.isEmpty() && !kind.picture.isEmpty(), qPrintable(kind.kind));
        QImage image(kCardSize.toSize(), QImage::Format_RGB32);
        QPainter painter(&image);
        paintCards(painter, rows, kinds, card.page, art, {});
        painter.end();
        const QRgb bare = image.pixel(220, 665);
        for (int x = 30; x < 410; ++x)
            QVERIFY2(image.pixel(x, 660) == bare && image.pixel(x, 668) == bare, qPrintable(kind.name));
    }
    QVERIFY2(art.troubles().isEmpty(), qPrintable(art.troubles().join(u'\n')));
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

/// There are as many in the box as fill all tracks at once.
void PrintSheetsTest::everyHourglassHasItsBox()
{
    const Language language(u"en"_s);
    const Board board = *boardNamed("two-shoulders");
    const RoleSheets roles = roleSheetsFor(board);
    QCOMPARE(roles.sheets.size(), 2U);
    QCOMPARE(roles.sheets[0].title, u"Invader"_s);
    QCOMPARE(roles.sheets[1].title, u"Defender"_s);
    int boxes = 0;
    for (const RoleSheet::Block &block : roles.sheets[1].blocks) {
        for (const RoleSheet::Row &row : block.rows) {
            QVERIFY(!row.name.isEmpty());
            boxes += row.counter == u"hourglass" ? row.boxes : 0;
        }
    }
    const std::vector<canvas::Token> pieces = piecesFor(board);
    const auto hourglass = std::ranges::find(pieces, "hourglass", &canvas::Token::key);
    QVERIFY(hourglass != pieces.end());
    QCOMPARE(boxes, hourglass->count);
}

void PrintSheetsTest::roundsAndPhasesHaveTracks()
{
    const Language language(u"en"_s);
    const RoleSheets roles = roleSheetsFor(*boardNamed("three-gates"));
    const RoleRows rows = layOutRoles(roles, u"Rounds and phases"_s, {}, {150, 150, 1800, 2400});
    QCOMPARE(rows.headings.front().text, u"Rounds and phases"_s);
    QStringList rounds;
    qsizetype boxes = 0;
    for (const RoleRows::Box &box : rows.boxes) {
        if (!box.number.isEmpty() && box.page == 0)
            rounds << box.number;
        boxes += box.page == 0 ? 1 : 0;
    }
    QCOMPARE(rounds, u"1 2 3 4 5 6 7 8 9 10"_s.split(u' ')); // S1-1.1
    QCOMPARE(boxes, rounds.size() + static_cast<qsizetype>(roles.time.phases.size()));
    QVERIFY(roles.time.phases.size() >= 6);
}

void PrintSheetsTest::roleSheetsLieWithinTheirPages_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("language");
    for (const QString &code : Language::codes()) {
        for (const char *board : {"two-shoulders", "three-gates", "fiefs-3"})
            QTest::addRow("%s %s", board, qPrintable(code)) << QString::fromLatin1(board) << code;
    }
}

/// No box lies on another, and nothing beyond the page.
void PrintSheetsTest::roleSheetsLieWithinTheirPages()
{
    QFETCH(QString, board);
    QFETCH(QString, language);
    const Language spoken(language);
    const RoleSheets roles = roleSheetsFor(*boardNamed(board.toStdString()));
    const QRectF room(150, 150, 1800, 2400);
    const RoleRows rows = layOutRoles(roles, u"x"_s, {}, room);
    const QRectF page = room.adjusted(-1, -1, 1, 1);
    for (const RoleRows::Words &words : rows.words) {
        QVERIFY2(page.contains(words.box), qPrintable(words.text));
        QVERIFY(words.page < rows.pages);
    }
    for (std::size_t i = 0; i < rows.boxes.size(); ++i) {
        QVERIFY(page.contains(rows.boxes[i].box));
        for (std::size_t j = 0; j < i; ++j) {
            const QRectF shared = rows.boxes[i].box & rows.boxes[j].box;
            QVERIFY(rows.boxes[i].page != rows.boxes[j].page || shared.width() < 1 || shared.height() < 1);
        }
    }
}

void PrintSheetsTest::theCoverComesFirst_data()
{
    aTileLeavesRoomForCropMarks_data();
}

/// All other pages are as they were, one later, but for their numbers.
void PrintSheetsTest::theCoverComesFirst()
{
    QFETCH(int, paper);
    const Language language(u"en"_s);
    const Printed bare(static_cast<Paper>(paper), 2);
    PrintWish wish {u"Two Shoulders"_s, static_cast<Paper>(paper), 2};
    wish.pieces = piecesFor(bare.board);
    wish.cards = cardsFor(bare.board);
    const PrintSheets without(bare.board, Printed::picture(), bare.art, {}, wish);
    wish.cover = coverFor(bare.board);
    const PrintSheets with(bare.board, Printed::picture(), bare.art, {}, wish);
    QCOMPARE(with.pageCount(), without.pageCount() + 1);
    QCOMPARE(with.tiling().sheets(), without.tiling().sheets());
    const auto aboveLabel = [](const QImage &page) {
        return page.copy(0, 0, page.width(), page.height() - 90);
    };
    QVERIFY(aboveLabel(with.page(0, kPixels)) != aboveLabel(without.page(0, kPixels)));
    for (const int page : {0, without.tiling().sheets(), without.pageCount() - 1})
        QCOMPARE(aboveLabel(with.page(page + 1, kPixels)), aboveLabel(without.page(page, kPixels)));
    const PrintContents contents = with.contents();
    QCOMPARE(contents.board.first, 2);
    QCOMPARE(contents.pieces.first, contents.board.last() + 1);
    QCOMPARE(contents.cards.last(), with.pageCount());
}

void PrintSheetsTest::theCoverTellsWhatIsInTheBox_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("texts");
    QTest::newRow("English") << u"en"_s
                             << QStringList {u"60 × goblin"_s, u"Action card"_s, u"Contents"_s,
                                             u"How to assemble it"_s};
    QTest::newRow("French") << u"fr"_s << QStringList {u"60 × gobelin"_s, u"Contenu"_s, u"Assemblage"_s};
}

/// As many of everything as in the box.
void PrintSheetsTest::theCoverTellsWhatIsInTheBox()
{
    QFETCH(QString, language);
    QFETCH(QStringList, texts);
    const Language spoken(language);
    const Printed bare(Paper::A4, 2);
    PrintWish wish {u"Two Shoulders"_s, Paper::A4, 2};
    wish.pieces = piecesFor(bare.board);
    wish.cards = cardsFor(bare.board);
    wish.referenceSheets = referenceSheetsFor(bare.board);
    wish.cover = coverFor(bare.board);
    const PrintSheets pages(bare.board, Printed::picture(), bare.art, {}, wish);
    const QString text = coverText(wish, pages.tiling(), pages.contents());
    for (const QString &wanted : texts)
        QVERIFY2(text.contains(wanted, Qt::CaseInsensitive), qPrintable(wanted + u'\n' + text));
    int pieces = 0;
    for (const canvas::Token &token : wish.pieces)
        pieces += token.count;
    int cards = 0;
    for (const BoxCard &card : wish.cards)
        cards += card.count;
    for (const int count : {pieces, cards})
        QVERIFY2(text.contains(QString::number(count)), qPrintable(text));
    QVERIFY(text.contains(QString::fromStdString(bare.board.info().licence)));
    QVERIFY(!wish.cover->players.isEmpty() && !wish.cover->minutes.isEmpty());
    QVERIFY(!wish.cover->version.isEmpty() && text.contains(wish.cover->version));
}

void PrintSheetsTest::theCoverTellsHowToAssembleIt()
{
    const Language language(u"en"_s);
    const Printed bare(Paper::A4, 4);
    PrintWish wish {u"Two Shoulders"_s, Paper::A4, 4};
    wish.cards = cardsFor(bare.board);
    wish.cover = coverFor(bare.board);
    const auto textOf = [&] {
        const PrintSheets pages(bare.board, Printed::picture(), bare.art, {}, wish);
        return coverText(wish, pages.tiling(), pages.contents());
    };
    QVERIFY2(textOf().contains(u"(pages 2–5) along the crop marks"_s), qPrintable(textOf()));
    QVERIFY(textOf().contains(u"have no backs"_s));
    QVERIFY(!textOf().contains(u"long edge"_s) && !textOf().contains(u"bag"_s));
    wish.cardBacks = true;
    QVERIFY2(textOf().contains(u"on both sides, flipped on the long edge"_s), qPrintable(textOf()));
    QVERIFY(!textOf().contains(u"have no backs"_s));
    wish.boardSheets = 1;
    QVERIFY2(!textOf().contains(u"crop marks"_s), qPrintable(textOf()));
    canvas::Token die;
    die.name = u"die"_s;
    die.count = 20;
    wish.pieces.push_back(die);
    QVERIFY2(textOf().contains(u"bag"_s) && !textOf().contains(u"six-sided"_s), qPrintable(textOf()));
    wish.pieces.back().role = canvas::TokenRole::Die;
    QVERIFY2(textOf().contains(u"six-sided"_s), qPrintable(textOf()));
}

void PrintSheetsTest::theCoverFitsOnItsPage()
{
    QFETCH(QString, board);
    QFETCH(QString, language);
    const Language spoken(language);
    const Board shipped = *boardNamed(board.toStdString());
    const canvas::Art art(resourceDirectories("art").front(), canvas::Theme::day());
    PrintWish wish {board, Paper::Letter, 4, piecesFor(shipped), cardsFor(shipped), true};
    wish.referenceSheets = referenceSheetsFor(shipped);
    wish.roles = roleSheetsFor(shipped);
    wish.cover = coverFor(shipped);
    const canvas::Picture picture = spacesPicture(shipped).value();
    const PrintSheets sheets(shipped, picture, art, {}, wish);
    canvas::DrawnBoard drawn(shipped, picture, art, {}, 1);
    QImage page(2159, 2794, QImage::Format_RGB32); // tenths of a millimeter, as Letter
    page.fill(Qt::white);
    QPainter painter(&page);
    QVERIFY(paintCover(painter, QRectF(150, 150, 1859, 2434), wish, drawn,
                       coverText(wish, sheets.tiling(), sheets.contents()), {}));
}

/// Wood lies in no box, hourglasses do; each track has a marker.
void PrintSheetsTest::numbersHaveTracksWhereNoTokensAre()
{
    const Language language(u"en"_s);
    const RoleSheets roles = roleSheetsFor(*boardNamed("two-shoulders"));
    std::map<QString, bool> isNumbered;
    int tracks = 2; // of rounds and of phases
    for (const RoleSheet &sheet : roles.sheets) {
        for (const RoleSheet::Block &block : sheet.blocks) {
            for (const RoleSheet::Row &row : block.rows) {
                isNumbered[row.name] = row.isNumbered;
                tracks += row.isNumbered ? 1 : 0;
            }
        }
    }
    QVERIFY(isNumbered.at(u"Wood"_s));
    QVERIFY(!isNumbered.at(u"Hourglasses in reserve"_s));
    const RoleRows rows = layOutRoles(roles, u"x"_s, {}, {150, 150, 1800, 2400});
    QCOMPARE(static_cast<int>(rows.markers.size()), tracks);
    QStringList numbers;
    for (const RoleRows::Box &box : rows.boxes) {
        if (box.page == 1 && !box.number.isEmpty())
            numbers << box.number;
    }
    QCOMPARE(numbers.size(), 30);
    QCOMPARE(numbers.first() + u' ' + numbers.last(), u"0 29"_s);
    for (const RoleRows::Box &marker : rows.markers) {
        QCOMPARE(marker.page, 0);
        for (const RoleRows::Box &box : rows.boxes)
            QVERIFY(box.page != 0 || (box.box & marker.box).isEmpty());
    }
}

/// S1-15.3: the resistance of a gate changes, and the parts of a ram.
void PrintSheetsTest::whatStandsForAPlaceHasBoxes()
{
    const Language language(u"en"_s);
    std::map<QString, int> boxes;
    const RoleSheets roles = roleSheetsFor(*boardNamed("three-gates"));
    for (const RoleSheet &sheet : roles.sheets) {
        for (const RoleSheet::Block &block : sheet.blocks) {
            for (const RoleSheet::Row &row : block.rows)
                boxes[row.picture] = row.boxes;
        }
    }
    QVERIFY(boxes[u"siege/gate"_s] > 0);
    QVERIFY(boxes[u"siege/ram"_s] > 0);
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
