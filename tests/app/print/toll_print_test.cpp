#include "app/export/card_rows.h"
#include "app/export/render_file.h"
#include "app/words/language.h"
#include "app/words/resources.h"
#include "tests/support/test_program.h"
#include "tests/support/toy/toy_boards.h"
#include "tests/support/toy/toy_rules.h"

#include <QPainter>
#include <QTest>

#include <map>
#include <numeric>
#include <set>

using namespace Qt::StringLiterals;
using namespace merlon;

/// The box of Toll on paper, of which the print shop knows nothing.
class TollPrintTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyComponentIsThere()
    {
        const Language language(u"en"_s);
        const Board board = toy::shippedBoard("four-fields");
        std::map<QString, int> cards;
        for (const BoxCard &card : cardsFor(board))
            cards[card.name] = card.count;
        QCOMPARE(
            cards,
            (std::map<QString, int> {{u"Copper"_s, 5}, {u"Silver"_s, 4}, {u"Gold"_s, 3}, {u"Jewel"_s, 2}}));
        const std::vector<canvas::Token> pieces = piecesFor(board);
        QCOMPARE(pieces.size(), std::size_t {1});
        QCOMPARE(pieces.front().name, u"the spy’s mark"_s);
    }

    /// Each card and token is drawn where it is to be cut out: no field of the sheet is blank, and cards of one name
    /// look alike.
    void everyComponentIsDrawn()
    {
        const Language language(u"en"_s);
        const Board board = toy::shippedBoard("four-fields");
        const canvas::Art art(resourceDirectories("art").front(), canvas::Theme::day());
        const std::vector<BoxCard> kinds = cardsFor(board);
        const CardRows rows = layOutCards(kinds, {0, 0, 1900, 2800});
        QCOMPARE(static_cast<int>(rows.cards.size()),
                 std::accumulate(toy::kDeck.begin(), toy::kDeck.end(), 0));
        QCOMPARE(rows.pages, 1);
        QImage sheet(1900, 2800, QImage::Format_RGB32);
        sheet.fill(Qt::white);
        QPainter painter(&sheet);
        paintCards(painter, rows, kinds, 0, art, {});
        painter.end();
        std::map<std::size_t, std::set<QByteArray>> looks;
        std::set<QByteArray> all;
        for (const CardRows::Card &card : rows.cards) {
            // Inside the lines, which neighbours share.
            const QImage one = sheet.copy(card.box.toRect().adjusted(12, 12, -12, -12)).scaled(60, 100);
            QByteArray dark;
            for (int y = 0; y < one.height(); ++y) {
                for (int x = 0; x < one.width(); ++x)
                    dark += qGray(one.pixel(x, y)) < 128 ? '#' : '.';
            }
            QVERIFY2(dark.count('#') > 10, qPrintable(kinds[card.kind].name));
            looks[card.kind].insert(dark);
            all.insert(dark);
        }
        QCOMPARE(looks.size(), kinds.size());
        QVERIFY(all.size() >= kinds.size());
    }

    void thePdfHasBoardPiecesAndCards()
    {
        const Language language(u"fr"_s);
        const Board board = toy::shippedBoard("six-hexagons");
        const canvas::Art art(resourceDirectories("art").front(), canvas::Theme::day());
        canvas::Picture picture;
        for (const Place &place : board.places())
            picture.places.push_back({QString::fromStdString(place.key), {}, {}, false});
        picture.links.resize(board.links().size());
        const auto pagesWith = [&](std::vector<canvas::Token> pieces, std::vector<BoxCard> cards) {
            return PrintSheets(board, picture, art, {},
                               {u"Toll"_s, Paper::A4, 1, std::move(pieces), std::move(cards), false})
                .pageCount();
        };
        const int bare = pagesWith({}, {});
        QVERIFY(pagesWith(piecesFor(board), {}) > bare);
        QVERIFY(pagesWith(piecesFor(board), cardsFor(board)) > pagesWith(piecesFor(board), {}));
        QCOMPARE(cardsFor(board).front().name, u"Cuivre"_s);
    }
};

MERLON_TEST(TollPrintTest)
#include "toll_print_test.moc"
