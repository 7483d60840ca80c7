#include "app/export/card_rows.h"
#include "app/export/piece_rows.h"
#include "app/words/language.h"
#include "tests/app/print/printed.h"
#include "tests/support/test_program.h"

#include <QPainter>
#include <QTest>

#include <algorithm>
#include <map>
#include <numeric>

using namespace Qt::StringLiterals;
using namespace merlon;
using testing::kPixels;
using testing::Printed;

/// What lies in the box, on paper: pieces and cards.
class PrintPiecesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thereAreAsManyPiecesAsTheRulesSay();
    void theBoxServesAnyNumberOfPlayers();
    void noPieceLiesOnAnother();
    void thereAreAsManyCardsAsTheRulesSay();
    void cardsLieEdgeToEdge();
    void aCardShowsItsMark();
    void backsLieBehindTheirCards();
    void backsOfADeckAreAlike();
    void everyCardHasRoomForItsText_data();
    void everyCardHasRoomForItsText();
};

void PrintPiecesTest::thereAreAsManyPiecesAsTheRulesSay()
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

/// 2.12 of the rules of Exiles: 8 sections for two players, three or four; nothing else becomes more.
void PrintPiecesTest::theBoxServesAnyNumberOfPlayers()
{
    const Language language(u"en"_s);
    std::map<std::string, int> counts;
    for (const canvas::Token &token : piecesFor(*boardNamed("ring")))
        counts[token.type + ' ' + token.key] += token.count;
    QCOMPARE(counts[" crest-blue"], 4);
    QCOMPARE(counts[" crest-orange"], 4);
    QCOMPARE(counts[" crest-green"], 3);
    QCOMPARE(counts[" crest-magenta"], 2);
    QCOMPARE(counts["rank spearman"], 40);
    QCOMPARE(counts["marker action"], 12);
    int portals = 0;
    for (const canvas::Token &token : piecesFor(*boardNamed("autumn")))
        portals += token.key == "portal" ? token.count : 0;
    QVERIFY(portals > 2); // as many play usually
}

void PrintPiecesTest::noPieceLiesOnAnother()
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
void PrintPiecesTest::thereAreAsManyCardsAsTheRulesSay()
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
void PrintPiecesTest::cardsLieEdgeToEdge()
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

/// At the right end of its band.
void PrintPiecesTest::aCardShowsItsMark()
{
    const Language language(u"en"_s);
    const canvas::Art art(resourceDirectories("art").front(), canvas::Theme::day());
    const std::vector<BoxCard> kinds = cardsFor(*boardNamed("ring"));
    const auto found = std::ranges::find(kinds, u"exiles/barracks-3"_s, &BoxCard::picture);
    QVERIFY(found != kinds.end());
    QCOMPARE(found->mark, u"3"_s);
    const auto cornerOf = [&](const BoxCard &card) {
        QImage image(kCardSize.toSize(), QImage::Format_RGB32);
        QPainter painter(&image);
        paintCards(painter, layOutCards({card}, {QPointF(), kCardSize}), {card}, 0, art, {});
        painter.end();
        return image.copy(382, 0, 56, 56);
    };
    BoxCard bare = *found;
    bare.mark.clear();
    QVERIFY(cornerOf(*found) != cornerOf(bare));
}

/// The sheet is turned over its long edge: what is left in front is right behind.
void PrintPiecesTest::backsLieBehindTheirCards()
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

void PrintPiecesTest::backsOfADeckAreAlike()
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

void PrintPiecesTest::everyCardHasRoomForItsText_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("language");
    for (const char *board : {"two-shoulders", "three-gates", "ring"}) {
        for (const char *language : {"en", "fr"})
            QTest::addRow("%s %s", board, language)
                << QString::fromLatin1(board) << QString::fromLatin1(language);
    }
}

/// Nothing is cut off: the lowest line above the edge of the card is bare.
void PrintPiecesTest::everyCardHasRoomForItsText()
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

MERLON_TEST(PrintPiecesTest)
#include "print_pieces_test.moc"
