#include "app/export/print_cover.h"
#include "app/export/set_up_picture.h"
#include "app/words/language.h"
#include "core/canvas/scene/drawn_board.h"
#include "tests/app/print/printed.h"
#include "tests/support/test_program.h"

#include <QPainter>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace merlon;
using testing::kPixels;
using testing::Printed;

/// The first page of a board on paper: what is in the box, and how to assemble it.
class PrintCoverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theCoverComesFirst_data() const { testing::addPapers(); }
    void theCoverComesFirst();
    void theCoverTellsWhatIsInTheBox_data();
    void theCoverTellsWhatIsInTheBox();
    void theCoverTellsHowToAssembleIt();
    void theCoverFitsOnItsPage_data() const { testing::addSpokenBoards(); }
    void theCoverFitsOnItsPage();
};

/// All other pages are as they were, one later, but for their numbers.
void PrintCoverTest::theCoverComesFirst()
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

void PrintCoverTest::theCoverTellsWhatIsInTheBox_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("texts");
    QTest::newRow("English") << u"en"_s
                             << QStringList {u"60 × goblin"_s, u"Action card"_s, u"Contents"_s,
                                             u"How to assemble it"_s};
    QTest::newRow("French") << u"fr"_s << QStringList {u"60 × gobelin"_s, u"Contenu"_s, u"Assemblage"_s};
}

/// As many of everything as in the box.
void PrintCoverTest::theCoverTellsWhatIsInTheBox()
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

void PrintCoverTest::theCoverTellsHowToAssembleIt()
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
    QVERIFY(!textOf().contains(u"save sheet"_s));
    RoleSheet::Row line {u"Turn"_s};
    line.isBlank = true;
    RoleSheet sheet {u"Save sheet"_s, -1, {}};
    sheet.blocks.push_back({QString(), {line}});
    wish.roles.sheets.push_back(sheet);
    QVERIFY2(textOf().contains(u"Print the save sheet again"_s), qPrintable(textOf()));
}

void PrintCoverTest::theCoverFitsOnItsPage()
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

MERLON_TEST(PrintCoverTest)
#include "print_cover_test.moc"
