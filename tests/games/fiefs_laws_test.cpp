#include "core/engine/match/match.h"
#include "core/engine/records/record_replay.h"
#include "core/games/english.h"
#include "core/games/fiefs/edition.h"
#include "tests/support/allocations.h"
#include "tests/support/boards.h"
#include "tests/support/state_laws.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace merlon;
using fiefs::CardData;
using fiefs::kCardData;

namespace {

GameLookup lookup()
{
    return [](std::string_view key) { return key == "fiefs" ? &fiefs::fiefsGame() : nullptr; };
}

std::shared_ptr<const Setup> open(int seats, const Options &options = {})
{
    Expected<Board> board = readBoardFile(std::string(MERLON_SOURCE_DIR) + "/resources/boards/fiefs-"
                                              + std::to_string(seats) + ".json",
                                          [](std::string_view) { return &fiefs::fiefsSchema(); });
    if (!board)
        qFatal("no board");
    const auto setup = fiefs::fiefsGame().open(std::move(*board), options);
    if (!setup)
        qFatal("%s", setup.error().what.code.c_str());
    return *setup;
}

struct Table {
    int seats;
    Options options;
};

std::vector<Table> tables()
{
    return {{2, {}},
            {3, {{"chaos", "on"}}},
            {4, {{"allegiance", "pairs"}, {"cut-throat", "on"}}},
            {5, {{"siege", "on"}, {"skirmish", "on"}, {"discreet", "on"}}},
            {6, {{"allegiance", "triples"}, {"chaos", "on"}}},
            {2, {{"siege", "on"}, {"chaos", "on"}, {"cut-throat", "on"}}}};
}

} // namespace

/// The laws of the engine over games of every number of seats, with all options.
class FiefsLawsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lawsHoldInRandomGames_data() { addTables(); }
    void lawsHoldInRandomGames()
    {
        QFETCH(int, number);
        const Table table = tables()[static_cast<std::size_t>(number)];
        const auto setup = open(table.seats, table.options);
        const std::string problem =
            laws::problemInGames(*setup, 6, [](std::uint64_t seed) { return laws::everyPlies(7, seed); });
        QVERIFY2(problem.empty(), problem.c_str());
    }
    void recordsVerify_data() { addTables(); }
    void recordsVerify()
    {
        QFETCH(int, number);
        const Table table = tables()[static_cast<std::size_t>(number)];
        const std::string problem = laws::recordVerifies(open(table.seats, table.options), 5, lookup());
        QVERIFY2(problem.empty(), problem.c_str());
    }
    void savedGamesComeBack_data() { addTables(); }
    void savedGamesComeBack()
    {
        QFETCH(int, number);
        const Table table = tables()[static_cast<std::size_t>(number)];
        const std::string problem =
            laws::savedGamesComeBack(open(table.seats, table.options), 3, lookup(), 37);
        QVERIFY2(problem.empty(), problem.c_str());
    }

    /// A draw that is replaced by another is found where it is: it cannot be drawn, or what follows is another game.
    void aChangedDrawIsFound()
    {
        const auto setup = open(2);
        Match match(setup, {.seed = 1, .chance = ChanceMode::Given});
        Random random(1, 1);
        ChoiceList choices;
        std::vector<std::size_t> draws;
        while (match.ply() < 150) {
            match.state().choices(choices);
            const Choice choice = choices[random.below(static_cast<std::uint32_t>(choices.size()))];
            QVERIFY(match.play(choice, match.ply()));
            if (match.record().entries.back().line.starts_with("draw-card "))
                draws.push_back(match.record().entries.size() - 1);
        }
        const Record original = match.record();
        QVERIFY(verifyRecord(original, lookup()).has_value());
        QVERIFY(draws.size() >= 8);
        std::set<std::string> codes;
        for (const std::size_t draw : draws) {
            for (const CardData &card : kCardData) {
                Record record = original;
                record.entries[draw].line = "draw-card " + std::string(card.key);
                if (record.entries[draw].line == original.entries[draw].line)
                    continue;
                const Expected<void> verified = verifyRecord(record, lookup());
                QVERIFY(!verified);
                QCOMPARE(verified.error().where.pointer, "/entries/" + std::to_string(draw));
                codes.insert(verified.error().what.code);
                if (verified.error().what.code == "record.entry-against-rule")
                    QVERIFY(say(verified.error(), english()).find("(FI-2.5)") != std::string::npos);
            }
        }
        QCOMPARE(codes, (std::set<std::string> {"record.entry-hash", "record.entry-against-rule"}));
    }

    void noAllocationPerChoice()
    {
        const laws::AllocationCount count = laws::allocationsInGames(*open(6), 50, 100);
        QVERIFY(count.choices > 2000);
        QVERIFY2(count.allocations < 20, qPrintable(QString::number(count.allocations)));
    }

private:
    static void addTables()
    {
        QTest::addColumn<int>("number");
        for (std::size_t number = 0; number < tables().size(); ++number)
            QTest::addRow("table %zu", number) << static_cast<int>(number);
    }
};

MERLON_TEST(FiefsLawsTest)
#include "fiefs_laws_test.moc"
