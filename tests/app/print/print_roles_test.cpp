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

MERLON_TEST(PrintRolesTest)
#include "print_roles_test.moc"
