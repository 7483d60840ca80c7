#include "core/canvas/view/board_highlights.h"
#include "editor/analysis/analysis_form.h"
#include "editor/analysis/analysis_panel.h"
#include "editor/analysis/compare_window.h"
#include "editor/canvas/overlays/overlay.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::EditorDriver;
using testing::shippedBoard;

namespace {

/// The panel with an analysis of a shipped board, after it has been computed.
AnalysisPanel &analyse(EditorDriver &driver, const std::string &board, const std::string &analysis)
{
    driver.window().documents().addBoard({shippedBoard(board), {}});
    AnalysisPanel &panel = driver.part<AnalysisPanel>();
    if (!panel.isVisible())
        driver.action("analyse").trigger();
    panel.form().choose(analysis);
    const bool done = QTest::qWaitFor([&] { return panel.isUpToDate() && panel.table().rowCount() > 0; });
    Q_ASSERT(done);
    Q_UNUSED(done);
    return panel;
}

int rowOf(const ReportTable &table, const QString &name)
{
    for (int row = 0; row < table.rowCount(); ++row) {
        if (table.item(row, 0)->text() == name)
            return row;
    }
    return -1;
}

QString cell(const ReportTable &table, const QString &name, int column)
{
    const int row = rowOf(table, name);
    return row < 0 ? u"no such row"_s : table.item(row, column)->text();
}

} // namespace

class AnalysisPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The numbers of a shipped board lie within those of all.
    void aBoardIsHeldAgainstThoseOfMerlon()
    {
        EditorDriver driver;
        AnalysisPanel &panel = analyse(driver, "two-shoulders", "narrows");
        const auto *usual = panel.findChild<QLabel *>(u"usual"_s);
        QVERIFY(usual);
        QTRY_VERIFY(!usual->text().isEmpty());
        QVERIFY2(usual->text().startsWith(u"Boards that come with Merlon: "_s), qPrintable(usual->text()));
        static const QRegularExpression range(u"([0-9]+)–([0-9]+)"_s);
        const QRegularExpressionMatch first = range.match(usual->text());
        QVERIFY2(first.hasMatch(), qPrintable(usual->text()));
        QVERIFY(first.captured(1).toInt() <= first.captured(2).toInt());
        int numbers = 0;
        for (int row = 0; row < panel.table().rowCount(); ++row) {
            bool isNumber = false;
            const QTableWidgetItem *item = panel.table().item(row, 1);
            const int number = item ? item->text().toInt(&isNumber) : 0;
            numbers += isNumber ? 1 : 0;
            QVERIFY(!isNumber
                    || (first.captured(1).toInt() <= number && number <= first.captured(2).toInt()));
        }
        QVERIFY(numbers > 0);
        const QString sentence = usual->text();
        panel.form().choose("march");
        QTRY_VERIFY(panel.isUpToDate() && usual->text() != sentence);
        panel.form().choose("narrows");
        QTRY_COMPARE(usual->text(), sentence);
    }

    /// Places are called as on the board, and an analysis as in its game, though another game has one of the same key.
    void namesAreThoseOfTheBoardAndOfTheGame()
    {
        EditorDriver driver;
        AnalysisPanel &panel = analyse(driver, "ring", "fronts");
        QVERIFY(rowOf(panel.table(), u"North wall"_s) >= 0);
        QVERIFY2(panel.summary().contains(u"north wall"_s), qPrintable(panel.summary()));
        panel.form().choose("cover");
        QCOMPARE(panel.form().title(), u"What covers each zone"_s);
        QTRY_VERIFY(panel.isUpToDate() && rowOf(panel.table(), u"North assault zone"_s) >= 0);
    }

    void isThereWhenItIsAskedFor()
    {
        EditorDriver driver;
        driver.beginEmpty();
        AnalysisPanel &panel = driver.part<AnalysisPanel>();
        QVERIFY(!panel.isVisible());
        QTest::keyClick(&driver.view(), Qt::Key_F7);
        QTRY_VERIFY(panel.isVisible());
        QTest::keyClick(&driver.window(), Qt::Key_F7);
        QTRY_VERIFY(!panel.isVisible());
    }

    void everyAnalysisHasATableAndMarks_data()
    {
        QTest::addColumn<std::string>("analysis");
        for (const char *key : {"march", "narrows", "cuts", "arrivals", "cover", "symmetry"})
            QTest::newRow(key) << std::string(key);
    }

    void everyAnalysisHasATableAndMarks()
    {
        QFETCH(std::string, analysis);
        EditorDriver driver;
        AnalysisPanel &panel = analyse(driver, "two-shoulders", analysis);
        QVERIFY(panel.table().columnCount() > 1);
        QVERIFY(driver.view().overlay());
        const QImage marked = driver.view().grab().toImage();
        panel.form().choose({});
        QTRY_VERIFY(!driver.view().overlay());
        QCOMPARE(panel.table().rowCount(), 0);
        QVERIFY(marked != driver.view().grab().toImage());
    }

    void answersAreAsked()
    {
        EditorDriver driver;
        AnalysisPanel &panel = analyse(driver, "two-shoulders", "march");
        QCOMPARE(cell(panel.table(), u"West wall 1"_s, 4), u"3"_s);
        QSpinBox *units = panel.form().answerTo("units");
        QVERIFY(units);
        units->setValue(4); // as many as it has spaces
        QTRY_COMPARE(cell(panel.table(), u"West wall 1"_s, 4), u"2"_s);
        panel.form().choose("arrivals");
        QVERIFY(!panel.form().answerTo("units"));
        QVERIFY(panel.form().answerTo("rounds"));
    }

    void followsWhatIsDrawn()
    {
        EditorDriver driver;
        AnalysisPanel &panel = analyse(driver, "two-shoulders", "cuts");
        QCOMPARE(cell(panel.table(), u"West wall 5"_s, 1), u"1"_s);
        driver.document().perform(addLink(driver.board(), {"path", "west-rampart-1", "west-wall-5", {}, {}}),
                                  u"a second way"_s);
        QTRY_COMPARE(cell(panel.table(), u"West wall 5"_s, 1), u"2"_s);
        driver.document().undoStack().undo();
        QTRY_COMPARE(cell(panel.table(), u"West wall 5"_s, 1), u"1"_s);
    }

    void aClickOnARowSelectsThePlace()
    {
        EditorDriver driver;
        AnalysisPanel &panel = analyse(driver, "two-shoulders", "march");
        const int row = rowOf(panel.table(), u"East wall 2"_s);
        const auto before = driver.view().overlay();
        QTest::mouseClick(panel.table().viewport(), Qt::LeftButton, {},
                          panel.table().visualItemRect(panel.table().item(row, 0)).center());
        QCOMPARE(driver.document().selection().places, (std::set<std::string> {"east-wall-2"}));
        QVERIFY(driver.view().overlay() != before); // the way there is shown
    }

    void isSortedByNumbers()
    {
        EditorDriver driver;
        AnalysisPanel &panel = analyse(driver, "two-shoulders", "march");
        panel.table().sortItems(1, Qt::DescendingOrder);
        QCOMPARE(panel.table().item(0, 1)->text(), u"5"_s);
        QCOMPARE(panel.table().item(panel.table().rowCount() - 1, 1)->text(), u"3"_s);
        panel.table().selectRow(0);
        const QString chosen = panel.table().item(0, 0)->text();
        panel.form().answerTo("units")->setValue(9);
        QTRY_VERIFY(panel.table().horizontalHeaderItem(4)->text().contains(u'9'));
        QCOMPARE(panel.table().item(panel.table().currentRow(), 0)->text(), chosen);
    }

    void isCopiedAsText()
    {
        EditorDriver driver;
        AnalysisPanel &panel = analyse(driver, "two-shoulders", "cuts");
        driver.document().select(everything(driver.board())); // which Ctrl+C copies elsewhere
        panel.table().setFocus();
        QTest::keyClick(&panel.table(), Qt::Key_C, Qt::ControlModifier);
        const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
        QCOMPARE(lines.size(), panel.table().rowCount() + 2); // the heads, and a last break
        const Board before = driver.board();
        QTest::keyClick(&panel.table(), Qt::Key_L); // looks for a row, lays out nothing
        QCOMPARE(driver.board(), before);
        QVERIFY(lines.front().startsWith(u"Wall\tPaths to trap"_s));
        QVERIFY(lines.contains(u"West wall 5\t1\tWest foreground → west rampart 3\t1\tWest rampart 3"_s)
                || lines.contains(u"West wall 5\t1\tWest foreground → west rampart 3\t1\tWest rampart 4"_s));
    }

    void marksGoWithTheBoardInFront()
    {
        EditorDriver driver;
        analyse(driver, "two-shoulders", "march");
        DrawingView &first = driver.view();
        driver.window().documents().addBoard({shippedBoard("crooked-crown"), {}});
        QVERIFY(!first.overlay());
        QTRY_VERIFY(driver.view().overlay());
        driver.action("analyse").trigger(); // puts the panel away
        QTRY_VERIFY(!driver.view().overlay());
    }

    void otherOverlaysStay()
    {
        class Nothing final : public Overlay {
            void paint(QPainter &, const OverlayGround &, double) const override { }
        };
        EditorDriver driver;
        AnalysisPanel &panel = analyse(driver, "two-shoulders", "march");
        const auto other = std::make_shared<const Nothing>();
        driver.view().setOverlay(other);
        panel.form().choose({});
        QTRY_COMPARE(panel.table().rowCount(), 0);
        QCOMPARE(driver.view().overlay(), std::shared_ptr<const Overlay>(other));
    }

    void asksByWhoseRulesWhereThereAreSeveral()
    {
        EditorDriver driver;
        Board board = shippedBoard("two-shoulders");
        BoardInfo info = board.info();
        info.games = {"siege1", "siege2"};
        QVERIFY(apply(board, {{ReplaceInfo {info}}}));
        analyse(driver, "two-shoulders", "cover");
        QVERIFY(!driver.part<AnalysisPanel>().form().gameChoice().isVisible());
        driver.window().documents().addBoard({board, {}});
        AnalysisPanel &panel = driver.part<AnalysisPanel>();
        QTRY_VERIFY(panel.form().gameChoice().isVisible());
        QTRY_COMPARE(cell(panel.table(), u"West rampart 2"_s, 3), u"2"_s); // as before: one tower of two
        panel.form().gameChoice().setCurrentIndex(panel.form().gameChoice().findData(u"siege1"_s));
        QTRY_COMPARE(cell(panel.table(), u"West rampart 2"_s, 3), u"3"_s); // three towers of one
    }

    void aHugeBoardDoesNotStopTheWindow()
    {
        EditorDriver driver;
        std::vector<Place> places;
        std::vector<Link> links;
        for (int i = 0; i < 3000; ++i) {
            const std::string number = std::to_string(i);
            places.push_back(
                {"r" + number, "rampart", "west", {double(i % 50) * 20, double(i / 50) * 10}, {}, {}});
            places.push_back(
                {"w" + number, "wall", "west", {double(i % 50) * 20, double(i / 50) * 10 + 5}, {}, {}});
            links.push_back({"path", "r" + number, "w" + number, {}, {}});
            links.push_back({"path", i == 0 ? "f" : "r" + std::to_string((i - 1) / 2), "r" + number, {}, {}});
        }
        places.push_back({"f", "foreground", "west", {0, 990}, {}, {}});
        driver.window().documents().addBoard(
            {Board({"huge", "siege", {}, {}, {"siege2"}, {}, {}}, places, links), {}});
        AnalysisPanel &panel = driver.part<AnalysisPanel>();
        driver.action("analyse").trigger();
        QElapsedTimer timer;
        timer.start();
        panel.form().choose("arrivals");
        driver.document().select({{"w17"}, {}});
        QVERIFY2(timer.elapsed() < 300, qPrintable(QString::number(timer.elapsed())));
        QTRY_VERIFY_WITH_TIMEOUT(panel.isUpToDate() && panel.table().rowCount() == 100, 60000);
    }

    void boardsStandSideBySide()
    {
        EditorDriver driver;
        driver.window().documents().addBoard({shippedBoard("two-shoulders"), {}});
        BoardDocument &other = driver.document();
        driver.window().documents().addBoard({shippedBoard("two-shoulders"), {}});
        driver.action("compare").trigger();
        auto *window = driver.window().findChild<CompareWindow *>();
        QVERIFY(window);
        QCOMPARE(window->differences().rowCount(), 0);
        QVERIFY(window->figures().rowCount() > 8);

        other.perform(setAttribute(other.board(), "west-wall-1", "start-stone", std::int64_t {7}),
                      u"stones"_s);
        QTRY_COMPARE(window->differences().rowCount(), 1);
        QCOMPARE(window->differences().item(0, 3)->text(), u"7"_s);
        QCOMPARE(window->firstView().highlights().badges().size(), 1U);
        driver.document().perform(removePlace(driver.board(), "east-tower-1"), u"remove"_s);
        QTRY_COMPARE(window->secondView().highlights().badges().size(), 2U);
        QCOMPARE(window->firstView().highlights().badges().size(), 1U);
    }

    void comparesWithAFile()
    {
        EditorDriver driver;
        driver.window().documents().addBoard({shippedBoard("two-shoulders"), {}});
        driver.action("compare").trigger();
        auto *window = driver.window().findChild<CompareWindow *>();
        QVERIFY(!window->compareWithFile(u"/nowhere/at-all.json"_s));
        QCOMPARE(window->differences().rowCount(), 0);
        const auto file = testing::boardDirectory() / "crooked-crown.json";
        QVERIFY(window->compareWithFile(QString::fromStdString(file.string())));
        QVERIFY(window->differences().rowCount() > 20);
        const int walls = rowOf(window->figures(), u"Places of type “wall” (west, east)"_s);
        QVERIFY(walls >= 0);
        QCOMPARE(window->figures().item(walls, 1)->text(), u"9 (5, 4)"_s);
        QCOMPARE(window->figures().item(walls, 2)->text(), u"12 (7, 5)"_s);
    }

    void laysOutTheSelectionInOneStep()
    {
        EditorDriver driver;
        driver.window().documents().addBoard({shippedBoard("two-shoulders"), {}});
        const Board before = driver.board();
        driver.document().select(ofSide(before, "west"));
        QTest::keyClick(&driver.view(), Qt::Key_L);
        QVERIFY(driver.board() != before);
        QCOMPARE(driver.document().undoStack().count(), 1);
        driver.document().undoStack().undo();
        QCOMPARE(driver.board(), before);
    }
};

MERLON_TEST(AnalysisPanelTest)
#include "analysis_panel_test.moc"
