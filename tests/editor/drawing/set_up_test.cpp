#include "editor/window/documents/export_actions.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QFile>
#include <QTest>

#include <map>
#include <set>
#include <string>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::EditorDriver;

namespace {

/// An open fortress that can be played on.
struct Fortress : EditorDriver {
    Fortress()
    {
        window().documents().addBoard({testing::shippedBoard("two-shoulders"), {}});
        QCoreApplication::processEvents();
    }

    const canvas::PlacePicture &shown(const std::string &place)
    {
        return view().picture().places[*board().indexOf(place)];
    }
    /// How many of these pieces are drawn at a place.
    int count(const std::string &place, const QString &art)
    {
        int count = 0;
        for (const canvas::Token &token : shown(place).tokens)
            count += token.art == art || token.art.endsWith(u'/' + art) ? token.count : 0;
        return count;
    }
    void start(const std::string &place, const std::map<std::string, std::int64_t> &units)
    {
        document().perform(setAttribute(board(), place, "start-units", units), u"Edit"_s);
    }
};

QByteArray exported(Fortress &fortress)
{
    const QString path = testing::testFolder() + u"/at-the-table.svg"_s;
    fortress.part<ExportActions>().exportTo(fortress.tab(), path);
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// What a board shows of the game that is set up on it.
class SetUpTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsWhatStartsOnABoard()
    {
        Fortress fortress;
        const auto units = std::get<std::map<std::string, std::int64_t>>(
            fortress.board().find("east-foreground")->attributes.at("start-units"));
        QVERIFY(!units.empty());
        for (const auto &[unit, number] : units)
            QCOMPARE(fortress.count("east-foreground", QString::fromStdString(unit)),
                     static_cast<int>(number));
        QCOMPARE(fortress.shown("east-rampart-1").note, u"7"_s); // as many units have room
        QVERIFY(!fortress.shown("west-wall-1").tokens.empty());
        QCOMPARE(fortress.shown("west-wall-1").name, u"West wall 1"_s);
    }

    void nothingOfItIsInTheWay()
    {
        Fortress fortress;
        for (const Place &place : fortress.board().places()) {
            for (const canvas::Token &token : fortress.shown(place.key).tokens)
                QVERIFY(token.key.empty());
        }
        fortress.click("east-foreground");
        QCOMPARE(fortress.document().selection().places, (std::set<std::string> {"east-foreground"}));
    }

    void followsWhatIsEdited()
    {
        Fortress fortress;
        fortress.start("east-foreground", {{"goblin", 5}});
        QTRY_COMPARE(fortress.count("east-foreground", u"goblin"_s), 5);
        fortress.document().undoStack().undo();
        QTRY_VERIFY(fortress.count("east-foreground", u"goblin"_s) != 5);
    }

    /// Places that are not as they were show how much room they have.
    void whatIsKnownStaysOnABrokenBoard()
    {
        Fortress fortress;
        const int before = fortress.count("east-foreground", u"goblin"_s);
        fortress.document().perform(removePlace(fortress.board(), "forge"), u"Remove"_s);
        fortress.document().perform(
            setAttribute(fortress.board(), "east-rampart-1", "unit-capacity", std::int64_t {4}), u"Edit"_s);
        fortress.document().checkNow();
        QVERIFY(fortress.document().hasErrors());
        QCOMPARE(fortress.count("east-foreground", u"goblin"_s), before);
        QVERIFY(fortress.shown("east-rampart-1").tokens.empty());
        QCOMPARE(fortress.shown("east-rampart-1").note, u"4"_s);
    }

    void aBoardThatCouldNeverBePlayedOnShowsItsRoom()
    {
        EditorDriver driver;
        driver.beginEmpty();
        driver.putPlace("wall", {300, 300});
        driver.document().checkNow();
        QCOMPARE(driver.view().picture().places[0].note, u"3/2"_s);
    }

    void canBeSwitchedOffForGood()
    {
        Fortress fortress;
        QVERIFY(fortress.action("show-set-up").isChecked());
        const QByteArray with = exported(fortress);
        fortress.action("show-set-up").trigger();
        QVERIFY(fortress.shown("east-foreground").tokens.empty());
        QVERIFY(fortress.shown("east-rampart-1").note.isEmpty());
        QVERIFY(exported(fortress) != with);
        fortress.crash();
        QVERIFY(!fortress.action("show-set-up").isChecked());
        fortress.window().documents().addBoard({testing::shippedBoard("two-shoulders"), {}});
        QVERIFY(fortress.shown("east-foreground").tokens.empty());
        fortress.action("show-set-up").trigger();
        QVERIFY(!fortress.shown("east-foreground").tokens.empty());
    }
};

MERLON_TEST(SetUpTest)
#include "set_up_test.moc"
