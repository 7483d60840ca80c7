#include "editor/panels/findings/findings_panel.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/test_program.h"

#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <initializer_list>

using namespace merlon;
using testing::EditorDriver;

namespace {

/// Draws and counts its acts: a click is one, and so is a key. A drag or an entry of a menu would be one, too.
class CountingHand {
public:
    explicit CountingHand(EditorDriver &driver)
        : m_driver(driver)
    {
    }

    /// Takes a tool by its key, and clicks where its places shall lie.
    void put(Qt::Key tool, std::initializer_list<Point> points)
    {
        m_driver.key(tool);
        ++m_acts;
        for (const Point at : points) {
            m_driver.click(at);
            ++m_acts;
        }
    }

    void press(QPushButton &button)
    {
        QTest::mouseClick(&button, Qt::LeftButton);
        QCoreApplication::processEvents();
        ++m_acts;
    }

    int acts() const { return m_acts; }

private:
    EditorDriver &m_driver;
    int m_acts = 0;
};

} // namespace

/// How much has to be done until a first fortress can be played.
class FirstFortressTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Six walls, from an empty page, and nothing that anybody would say against it. Only what nobody can guess is drawn;
    /// paths, neighbors, spaces, heroes and garrison are what is proposed.
    void takesFewerThanThirtyActs()
    {
        EditorDriver driver;
        driver.beginEmpty();
        driver.view().setFocus();
        CountingHand hand(driver);
        hand.put(Qt::Key_3, // walls
                 {{410, 640}, {590, 640}, {280, 450}, {720, 450}, {400, 260}, {600, 260}});
        hand.put(Qt::Key_2, {{150, 480}, {850, 480}}); // ramparts
        hand.put(Qt::Key_1, {{110, 800}, {890, 800}}); // foregrounds
        hand.put(Qt::Key_4, {{360, 370}, {640, 370}}); // towers
        hand.put(Qt::Key_7,                            // buildings, each another one
                 {{440, 330}, {560, 330}, {500, 280}, {420, 430}, {580, 430}, {440, 540}, {560, 540}});
        hand.put(Qt::Key_8, {{500, 430}}); // the courtyard
        QCOMPARE(driver.board().places().size(), std::size_t {20});

        FindingsPanel &panel = driver.part<FindingsPanel>();
        QPushButton &all = panel.mendAllButton();
        for (const char *text : {"Fix", "Follow"}) {
            driver.document().checkNow();
            QVERIFY(all.isVisible());
            QVERIFY2(all.text().startsWith(QLatin1String(text)), qPrintable(all.text()));
            hand.press(all);
        }
        qInfo("%d acts", hand.acts());
        driver.document().checkNow();
        QVERIFY2(driver.document().findings().empty(), qPrintable(panel.summary()));
        QCOMPARE(std::ranges::count(driver.board().places(), "wall", &Place::kind), std::ptrdiff_t {6});
        QVERIFY(hand.acts() < 30);
    }
};

MERLON_TEST(FirstFortressTest)
#include "first_fortress_test.moc"
