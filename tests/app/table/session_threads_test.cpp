#include "app/table/match/table_session.h"
#include "core/engine/state.h"
#include "core/players/players.h"
#include "tests/support/player_games.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <thread>

using namespace merlon;
using namespace Qt::StringLiterals;

namespace {

/// What the players of a test are doing.
struct Watch {
    std::atomic<int> thinking = 0; ///< players that are at it
    std::atomic<int> stopped = 0;  ///< those that were told to stop
    std::atomic<int> patience = 0; ///< those that nobody ever stopped
};

/// Thinks until it is stopped, as a search would that has no end, or until nobody can want to wait any longer.
class EndlessPlayer final : public Player {
public:
    explicit EndlessPlayer(Watch &watch)
        : m_watch(watch)
    {
    }
    Choice choose(const View &view, Random &, const Budget &budget) override
    {
        QElapsedTimer timer;
        timer.start();
        ++m_watch.thinking;
        while (!budget.isStopped() && timer.elapsed() < 60'000)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        --m_watch.thinking;
        ++(budget.isStopped() ? m_watch.stopped : m_watch.patience);
        ChoiceList choices;
        view.choices(choices);
        return choices[0];
    }

private:
    Watch &m_watch;
};

/// A session whose computer players think on until they are stopped.
std::unique_ptr<TableSession> sessionOf(Watch &watch, std::vector<Sitting> sittings)
{
    auto session = std::make_unique<TableSession>(Match(testing::openOnItsBoard("siege2"), {.seed = 1}),
                                                  std::move(sittings));
    session->thinkers().setPlayers(
        [&watch](std::string_view) { return std::make_unique<EndlessPlayer>(watch); });
    session->begin();
    return session;
}

std::vector<Sitting> twoComputers()
{
    return {{u"heuristic"_s, {}}, {u"heuristic"_s, {}}};
}

std::vector<Sitting> twoPersons()
{
    return {{QLatin1String(kPerson), u"Ann"_s}, {QLatin1String(kPerson), u"Ann"_s}};
}

} // namespace

class SessionThreadsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTableThatIsClosedStopsItsOwnThoughtsAlone();
    void aThoughtThatIsOfNoUseIsStopped();
    void adviceStopsWithItsQuestion();
};

void SessionThreadsTest::aTableThatIsClosedStopsItsOwnThoughtsAlone()
{
    Watch closed;
    Watch open;
    std::unique_ptr<TableSession> first = sessionOf(closed, twoComputers());
    const std::unique_ptr<TableSession> second = sessionOf(open, twoComputers());
    QTRY_COMPARE(closed.thinking.load(), 1);
    QTRY_COMPARE(open.thinking.load(), 1);
    first.reset(); // waits for the one, not for the other, who would take a minute
    QCOMPARE(closed.thinking.load(), 0);
    QCOMPARE(closed.stopped.load(), 1);
    QCOMPARE(open.thinking.load(), 1);
    QCOMPARE(open.stopped.load() + open.patience.load(), 0);
}

void SessionThreadsTest::aThoughtThatIsOfNoUseIsStopped()
{
    Watch watch;
    const std::unique_ptr<TableSession> session = sessionOf(watch, twoComputers());
    QTRY_COMPARE(watch.thinking.load(), 1);
    const QSignalSpy advanced(session.get(), &TableSession::advanced);
    const std::size_t ply = session->match().ply();
    session->changePlayers(twoPersons());
    QTRY_COMPARE(watch.stopped.load(), 1);
    QTest::qWait(20); // what it would have done must not arrive
    QCOMPARE(advanced.count(), 0);
    QCOMPARE(session->match().ply(), ply);
    QCOMPARE(watch.patience.load(), 0);
}

void SessionThreadsTest::adviceStopsWithItsQuestion()
{
    Watch watch;
    const std::unique_ptr<TableSession> session = sessionOf(watch, twoPersons());
    QCOMPARE(session->stage(), TableSession::Stage::Asking);
    const QSignalSpy advised(&session->adviser(), &Adviser::advised);
    session->adviser().ask();
    QTRY_COMPARE(watch.thinking.load(), 1);
    ChoiceList choices;
    session->match().state().choices(choices);
    QVERIFY(session->play(choices[0]));
    QTRY_COMPARE(watch.stopped.load(), 1);
    QTest::qWait(20);
    QCOMPARE(advised.count(), 0);
}

MERLON_TEST(SessionThreadsTest)
#include "session_threads_test.moc"
