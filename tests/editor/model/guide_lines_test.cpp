#include "core/base/limits.h"
#include "editor/model/arrangement.h"
#include "editor/model/guide_lines.h"
#include "tests/editor/model/changed.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace merlon;
using testing::at;

namespace {

constexpr GuideLine across(double y)
{
    return {GuideLine::Along::Across, y};
}

constexpr GuideLine down(double x)
{
    return {GuideLine::Along::Down, x};
}

} // namespace

class GuideLinesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLineIsThereOnce()
    {
        Arrangement arrangement = withGuideLine(withGuideLine({}, down(300)), across(300));
        arrangement = withGuideLine(std::move(arrangement), down(300));
        QCOMPARE(arrangement.guides, (std::vector<GuideLine> {across(300), down(300)}));
        QVERIFY(!arrangement.empty());
        QVERIFY(arrangement.namesNothing());
        arrangement = withoutGuideLine(std::move(arrangement), across(300));
        QCOMPARE(arrangement.guides, std::vector<GuideLine> {down(300)});
        QVERIFY(withoutGuideLines(std::move(arrangement)).empty());
    }

    void thereIsAnEndToThem()
    {
        Arrangement arrangement;
        for (std::size_t i = 0; i <= kMostGuideLines; ++i)
            arrangement = withGuideLine(std::move(arrangement), down(static_cast<double>(i)));
        QCOMPARE(arrangement.guides.size(), kMostGuideLines);
    }

    void theNearestIsFound()
    {
        const std::vector<GuideLine> lines {across(400), across(404), down(200)};
        QCOMPARE(guideLineNear(lines, {600, 403}, 5), std::optional(across(404)));
        QCOMPARE(guideLineNear(lines, {201, 100}, 5), std::optional(down(200)));
        QVERIFY(!guideLineNear(lines, {600, 600}, 5));
        QCOMPARE(guideNear(lines, GuideLine::Along::Across, 401, 5), std::optional(400.0));
        QVERIFY(!guideNear(lines, GuideLine::Along::Down, 401, 5));
    }

    void aLineMayGoThroughAPlace()
    {
        const Board board({"some", "siege", {}, {}, {}, {}, {}}, {at("a", 100, 310), at("b", 317, 500)}, {});
        QCOMPARE(placeNear(board, GuideLine::Along::Down, 314, 5), std::optional(317.0));
        QCOMPARE(placeNear(board, GuideLine::Along::Across, 314, 5), std::optional(310.0));
        QVERIFY(!placeNear(board, GuideLine::Along::Down, 210, 5));
    }

    /// They belong to the page, not to what is copied or deleted.
    void theyStayWhereTheyAre()
    {
        const Arrangement arrangement = withGuideLine(locked({}, {{"a"}, {}}), down(200));
        QVERIFY(partOf(arrangement, {{"a"}, {}}).empty());
        QCOMPARE(without(arrangement, Selection {{"a"}, {}}).guides, std::vector<GuideLine> {down(200)});
        QCOMPARE(withCopies(arrangement, {}, {}).guides, std::vector<GuideLine> {down(200)});
    }
};

MERLON_TEST(GuideLinesTest)
#include "guide_lines_test.moc"
