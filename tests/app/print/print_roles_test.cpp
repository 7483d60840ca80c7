#include "app/export/render_file.h"
#include "app/export/role_rows.h"
#include "app/words/language.h"
#include "app/words/resources.h"
#include "tests/app/print/printed.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;
using namespace merlon;

/// Sheets for those who play a role, and the tracks of rounds and phases.
class PrintRolesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyHourglassHasItsBox();
    void roundsAndPhasesHaveTracks();
    void roleSheetsLieWithinTheirPages_data() const { testing::addSpokenBoards(); }
    void roleSheetsLieWithinTheirPages();
    void numbersHaveTracksWhereNoTokensAre();
    void whatStandsForAPlaceHasBoxes();
    void thereIsASheetForEachOfTheMostPlayers_data();
    void thereIsASheetForEachOfTheMostPlayers();
    void aSheetHasRoomForEveryNumberOfPlayers();
    void markersOfTheBoxNeedNoNumbers();
    void whatAllHaveInCommonIsKeptOnASheet();
    void aCampaignIsWrittenDownOnASheet();
};

/// There are as many in the box as fill all tracks at once.
void PrintRolesTest::everyHourglassHasItsBox()
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

void PrintRolesTest::roundsAndPhasesHaveTracks()
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

/// No box lies on another, and nothing beyond the page.
void PrintRolesTest::roleSheetsLieWithinTheirPages()
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

/// Wood lies in no box, hourglasses do; each track has a marker.
void PrintRolesTest::numbersHaveTracksWhereNoTokensAre()
{
    const Language language(u"en"_s);
    const RoleSheets roles = roleSheetsFor(*boardNamed("two-shoulders"));
    std::map<QString, bool> isNumbered;
    int tracks = 2; // of rounds and of phases
    for (const RoleSheet &sheet : roles.sheets) {
        for (const RoleSheet::Block &block : sheet.blocks) {
            for (const RoleSheet::Row &row : block.rows) {
                isNumbered[row.name] = row.isNumbered;
                tracks += row.isNumbered ? 2 : 0; // a second one for what is beyond the last number
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
    QCOMPARE(numbers.size(), 34);
    QCOMPARE(numbers.first() + u' ' + numbers[29], u"0 29"_s);
    QCOMPARE(numbers.sliced(30).join(u' '), u"+30 +60 +90 +120"_s);
    for (const RoleRows::Box &marker : rows.markers) {
        QCOMPARE(marker.page, 0);
        for (const RoleRows::Box &box : rows.boxes)
            QVERIFY(box.page != 0 || (box.box & marker.box).isEmpty());
    }
}

/// S1-15.3: the resistance of a gate changes, and the parts of a ram.
void PrintRolesTest::whatStandsForAPlaceHasBoxes()
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

void PrintRolesTest::thereIsASheetForEachOfTheMostPlayers_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<QStringList>("titles");
    QTest::newRow("Exiles") << u"ring"_s
                            << u"Common sheet, Save sheet, Blue, Orange, Green, Magenta"_s.split(u", "_s);
    QTest::newRow("Siege: Glory") << u"three-gates"_s << QStringList {u"Invader"_s, u"Defender"_s};
}

/// A sheet for each panel is for all who share it.
void PrintRolesTest::thereIsASheetForEachOfTheMostPlayers()
{
    QFETCH(QString, board);
    QFETCH(QStringList, titles);
    const Language language(u"en"_s);
    QStringList printed;
    for (const RoleSheet &sheet : roleSheetsFor(*boardNamed(board.toStdString())).sheets)
        printed << sheet.title;
    QCOMPARE(printed, titles);
}

/// 2.12 of the rules of Exiles: one player has 12 actions, each of two 6, each of four 3; trades are for two or more.
void PrintRolesTest::aSheetHasRoomForEveryNumberOfPlayers()
{
    const Language language(u"en"_s);
    const RoleSheets roles = roleSheetsFor(*boardNamed("ring"));
    const auto boxesOn = [&](std::size_t sheet, const QString &name) {
        int boxes = 0;
        for (const RoleSheet::Block &block : roles.sheets[sheet].blocks) {
            for (const RoleSheet::Row &row : block.rows)
                boxes += row.name == name ? row.boxes : 0;
        }
        return boxes;
    };
    QCOMPARE(boxesOn(2, u"Actions"_s), 12);
    QCOMPARE(boxesOn(3, u"Actions"_s), 6);
    QCOMPARE(boxesOn(4, u"Actions"_s), 4);
    QCOMPARE(boxesOn(5, u"Actions"_s), 3);
    for (std::size_t sheet = 2; sheet < roles.sheets.size(); ++sheet)
        QCOMPARE(boxesOn(sheet, u"Trade"_s), 1);
}

/// 2.6 of the rules of Exiles: 30 wood, 20 stone, 15 iron and 10 gold are all there are.
void PrintRolesTest::markersOfTheBoxNeedNoNumbers()
{
    const Language language(u"en"_s);
    const RoleSheets roles = roleSheetsFor(*boardNamed("ring"));
    std::map<QString, int> fields;
    for (const RoleSheet &sheet : roles.sheets) {
        for (const RoleSheet::Block &block : sheet.blocks) {
            for (const RoleSheet::Row &row : block.rows)
                fields[row.name] += !row.isNumbered && row.boxes == 0 ? 1 : 0;
        }
    }
    for (const char *resource : {"Wood", "Stone", "Iron", "Gold"})
        QCOMPARE(fields[QString::fromLatin1(resource)], 4);
}

/// 2.3, 2.4 of the rules of Exiles: levels and resistance of all sections, of the gate and of the buildings.
void PrintRolesTest::whatAllHaveInCommonIsKeptOnASheet()
{
    const Language language(u"en"_s);
    RoleSheets roles = roleSheetsFor(*boardNamed("ring"));
    std::map<QString, int> last;
    for (const RoleSheet::Block &block : roles.sheets.front().blocks) {
        for (const RoleSheet::Row &row : block.rows) {
            QVERIFY2(row.isNumbered, qPrintable(row.name));
            last[row.name] = row.last;
        }
    }
    QCOMPARE(last.at(u"North wall: level"_s), 5);
    QCOMPARE(last.at(u"Southwest tower: resistance"_s), 7);
    QCOMPARE(last.at(u"North gate: resistance"_s), 8);
    QCOMPARE(last.at(u"Barracks"_s), 5);
    QCOMPARE(last.at(u"Keep"_s), 3);
    QCOMPARE(last.at(u"Round of the siege"_s), 10);
    QCOMPARE(last.size(), std::size_t {17 + 6 + 2});
    roles.sheets.resize(1);
    const RoleRows rows = layOutRoles(roles, u"x"_s, {}, {150, 150, 1800, 2400});
    QCOMPARE(rows.markers.size(), last.size() + 2); // of turns and of phases
}

/// EX-16.1: a line with room to write for each section, ditch, building, technology and player, on one page.
void PrintRolesTest::aCampaignIsWrittenDownOnASheet()
{
    const Language language(u"en"_s);
    RoleSheets roles = roleSheetsFor(*boardNamed("ring"));
    const auto saved = std::ranges::find(roles.sheets, u"Save sheet"_s, &RoleSheet::title);
    QVERIFY(saved != roles.sheets.end());
    QStringList lines;
    for (const RoleSheet::Block &block : saved->blocks) {
        for (const RoleSheet::Row &row : block.rows) {
            QVERIFY2(row.isBlank, qPrintable(row.name));
            lines << row.name;
        }
    }
    QCOMPARE(lines.size(), 2 + 4 + 9 + 1 + 12 + 6 + 19);
    for (const QString &name : {u"North wall"_s, u"North gate"_s, u"Library"_s, u"Archery"_s, u"Magenta"_s})
        QVERIFY2(lines.contains(name), qPrintable(name));
    roles.sheets = std::vector<RoleSheet> {RoleSheet(*saved)};
    const RoleRows rows = layOutRoles(roles, u"x"_s, {}, {150, 150, 1800, 2400});
    QCOMPARE(rows.pages, 2); // one is for turns and phases
}

MERLON_TEST(PrintRolesTest)
#include "print_roles_test.moc"
