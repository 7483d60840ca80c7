#include "core/canvas/view/board_highlights.h"
#include "core/engine/game.h"
#include "tests/app/window/window_driver.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <optional>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::WindowDriver;

/// Pieces that a question is about are chosen where they stand.
class AskedPiecesTest : public QObject {
    Q_OBJECT

private:
    /// The first choice with this verb at the question that is asked.
    static std::optional<Choice> choiceOf(const TableSession &session, std::string_view key)
    {
        const auto verb = session.setup().vocabulary().verb(key);
        ChoiceList choices;
        if (session.stage() == TableSession::Stage::Asking)
            session.match().state().choices(choices);
        const auto found =
            std::find_if(choices.begin(), choices.end(), [&](Choice choice) { return choice.verb == verb; });
        return found == choices.end() ? std::nullopt : std::optional(*found);
    }

    /// To the first question with such a choice.
    static Choice playTo(WindowDriver &driver, std::string_view key)
    {
        const auto setup = findGame("exiles")->open(testing::shippedBoard("ring"), {});
        driver.begin(*setup, QStringList(static_cast<qsizetype>((*setup)->seats().size()), u"person"_s), 3);
        const bool came =
            driver.playTo([&](const TableSession &session) { return choiceOf(session, key).has_value(); });
        driver.settle();
        return came ? *choiceOf(driver.session(), key) : Choice {};
    }

private Q_SLOTS:
    void aUnitOfAWallIsChosenThere()
    {
        WindowDriver driver;
        const Choice wanted = playTo(driver, "assign");
        const Vocabulary &words = driver.session().setup().vocabulary();
        QVERIFY(words.verbs()[wanted.verb].key == "assign");
        const Decision decision = driver.session().match().state().decision();
        const canvas::Thing units = canvas::pieceThing(
            decision.about[0], words.keyOf(words.verbs()[wanted.verb].types[0], wanted.args[0]));
        canvas::BoardView &board = driver.table().board();
        QCOMPARE(std::ranges::count(board.highlights().choosable(), units), std::ptrdiff_t {1});
        const Match &match = driver.session().match();
        const std::size_t ply = match.ply();
        QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, board.rectOf(units).center());
        if (match.ply() > ply) { // a single unit, and a single squad
            QCOMPARE(match.chronicle()[ply].choice, wanted);
            return;
        }
        for (const Choice choice : driver.table().questioner().picker().guide()->remaining()) {
            QCOMPARE(choice.verb, wanted.verb);
            QCOMPARE(choice.args[0], wanted.args[0]);
        }
    }

    /// All of a kind, to where the next question lets them go.
    void unitsAreDraggedToWhereTheyGo()
    {
        WindowDriver driver;
        const Choice wanted = playTo(driver, "pick");
        const Vocabulary &words = driver.session().setup().vocabulary();
        QVERIFY(words.verbs()[wanted.verb].key == "pick");
        const canvas::Thing units = canvas::pieceThing(
            wanted.args[0], words.keyOf(words.verbs()[wanted.verb].types[1], wanted.args[1]));
        const std::vector<canvas::Thing> reach = driver.table().questioner().picker().reachOf(units);
        QVERIFY(!reach.empty());
        const Match &match = driver.session().match();
        const std::size_t ply = match.ply();
        canvas::BoardView &board = driver.table().board();
        driver.drag(board.rectOf(units).center(), board.rectOf(reach.front()).center());
        QTRY_VERIFY(match.ply() >= ply + 2);
        QCOMPARE(match.chronicle()[ply].choice, wanted);
        QVERIFY(words.verbs()[match.chronicle()[ply + 1].choice.verb].key == "send");
    }

    void anEnemyIsRemovedWhereItStands()
    {
        WindowDriver driver;
        const Choice wanted = playTo(driver, "slay");
        const Vocabulary &words = driver.session().setup().vocabulary();
        QVERIFY(words.verbs()[wanted.verb].key == "slay");
        const std::string key = words.keyOf(words.verbs()[wanted.verb].types[0], wanted.args[0]);
        const std::vector<canvas::Thing> &lit = driver.table().board().highlights().choosable();
        QVERIFY(std::ranges::any_of(
            lit, [&](const canvas::Thing &thing) { return thing.place >= 0 && thing.key == key; }));
    }
};

MERLON_TEST(AskedPiecesTest)
#include "asked_pieces_test.moc"
