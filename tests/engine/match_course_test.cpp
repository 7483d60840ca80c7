#include "core/base/random.h"
#include "core/engine/match/match.h"
#include "core/engine/match/match_course.h"
#include "tests/support/play.h"
#include "tests/support/test_program.h"
#include "tests/support/toy/toy_game.h"

#include <QTest>

#include <cstdint>
#include <memory>
#include <span>

using namespace merlon;

/// The steps of a match and the states between them.
class MatchCourseTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyQuestionIsReachedFromEveryOther();
    void whatIsCutIsGone();

private:
    /// That of a long match.
    static MatchCourse played()
    {
        Match match(toy::open({{"rounds", "250"}}), {7, ChanceMode::Dealt, {}});
        testing::playSome(match, 3, 120);
        MatchCourse course(match.start().clone(), {.chances = 2, .entries = 5, .resignations = 1});
        for (std::size_t i = 0; i < match.ply(); ++i)
            course.add(match.chronicle()[i], *match.stateAt(i + 1));
        return course;
    }
    static std::uint64_t hashAt(const MatchCourse &course, std::size_t ply)
    {
        return ply == 0 ? course.start().hash() : course.plies()[ply - 1].hash;
    }
};

void MatchCourseTest::everyQuestionIsReachedFromEveryOther()
{
    const MatchCourse course = played();
    QVERIFY(course.plies().size() > 100);
    const std::unique_ptr<State> state = course.start().clone();
    Random random(5, 1);
    std::size_t at = 0;
    for (int i = 0; i < 300; ++i) {
        const std::size_t to = random.below(static_cast<std::uint32_t>(course.plies().size() + 1));
        course.move(*state, at, to);
        QCOMPARE(state->hash(), hashAt(course, to));
        QCOMPARE(course.stateAt(to)->hash(), hashAt(course, to));
        at = to;
    }
}

void MatchCourseTest::whatIsCutIsGone()
{
    MatchCourse course = played();
    constexpr std::size_t kLeft = 70;
    course.cut(kLeft);
    QCOMPARE(course.plies().size(), kLeft);
    QCOMPARE(course.stateAt(kLeft)->hash(), hashAt(course, kLeft));
    course.cut(0);
    QCOMPARE(course.stateAt(0)->hash(), course.start().hash());
    QCOMPARE(course.chancesAt(0), std::uint32_t {2});
    QCOMPARE(course.entriesAt(0), std::size_t {5});
    QCOMPARE(course.resignationsAt(0), std::size_t {1});
}

MERLON_TEST(MatchCourseTest)
#include "match_course_test.moc"
