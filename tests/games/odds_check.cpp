// Odds of assaults against assaults that are really played from the same knowledge, and how long the odds take:
//   merlon_odds --samples 20000 --positions 4

#include "core/games/siege/odds/odds.h"
#include "tests/support/odds_positions.h"

#include <CLI/CLI.hpp>

#include <chrono>
#include <cmath>
#include <cstdio>
#include <string>

using namespace merlon;

namespace {

struct Arguments {
    std::uint32_t samples = 20'000;
    std::uint64_t positions = 4;
    int round = 4;
};

double sum(const siege::MeanLosses &losses)
{
    return losses[0] + losses[1] + losses[2];
}

/// How many of the differences are within their margin: 95 of 100 should be.
struct Compared {
    int all = 0;
    int within = 0;
};

void printShare(const std::string &name, const Share &share, double count, double games, Compared &compared)
{
    const Share played = shareOf(count, games);
    const double off = played.value - share.value;
    const double margin = std::hypot(share.margin(), played.margin()); // both are samples
    const bool within = std::abs(off) <= margin;
    ++compared.all;
    compared.within += within ? 1 : 0;
    std::printf("  %-20s odds %6.2f %%, played %6.2f %%, difference %+5.2f, margin %4.2f %s\n", name.c_str(),
                share.value * 100, played.value * 100, off * 100, margin * 100, within ? "" : "OUTSIDE");
}

void printLosses(const char *name, double odds, const testing::Tally &played, Compared &compared)
{
    const double off = played.mean() - odds;
    const double margin = played.marginOfDifference();
    const bool within = std::abs(off) <= margin + 1e-9; // nothing but rounding where all games agree
    ++compared.all;
    compared.within += within ? 1 : 0;
    std::printf("  %-20s odds %8.3f, played %8.3f, difference %+6.3f, margin %5.3f %s\n", name, odds,
                played.mean(), off, margin, within ? "" : "OUTSIDE");
}

double secondsSince(std::chrono::steady_clock::time_point start)
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// The time until the odds are as near as this.
void printTime(const siege::ComingAssault &assault, double margin)
{
    const auto start = std::chrono::steady_clock::now();
    const std::optional<siege::AssaultOdds> odds = siege::findOdds(assault, {.margin = margin, .batch = 10});
    std::printf("  to %g %%: %.0f ms, %u samples, %s\n", margin * 100, secondsSince(start) * 1000,
                odds->samples, odds->exact ? "exact" : "sampled");
}

template <class Edition>
void check(const char *game, std::uint64_t seed, Seat seat, const Arguments &arguments, Compared &compared)
{
    const std::shared_ptr<const Setup> setup = testing::openOnItsBoard(game);
    const std::unique_ptr<View> view = testing::viewOfAssault<Edition>(setup, seed, arguments.round, {seat});
    if (view == nullptr)
        return;
    std::printf("%s, game %llu, round %d, as %s sees it\n", game, static_cast<unsigned long long>(seed),
                arguments.round, setup->seats()[seat].key.c_str());
    const std::unique_ptr<siege::ComingAssault> assault = siege::comingAssault(*view);
    printTime(*assault, 0.05);
    printTime(*assault, 0.02);
    auto start = std::chrono::steady_clock::now();
    const siege::AssaultOdds odds =
        *siege::findOdds(*assault, {.margin = 0, .samples = arguments.samples, .batch = 1000, .states = 0});
    std::printf("  %.0f samples in a second\n", arguments.samples / secondsSince(start));
    const testing::PlayedAssaults played =
        testing::countAssaults<Edition>(*view, arguments.samples, seed + 12345);
    printShare("any", odds.entry, played.entries, played.games, compared);
    for (std::size_t wall = 0; wall < odds.walls.size(); ++wall) {
        if (odds.walls[wall].breach.value > 0 || played.breaches[wall] > 0)
            printShare(setup->board().places()[odds.walls[wall].place].key, odds.walls[wall].breach,
                       played.breaches[wall], played.games, compared);
    }
    printLosses("invaders lost", sum(odds.invaders), played.invaders, compared);
    printLosses("defenders lost", sum(odds.defenders), played.defenders, compared);
}

} // namespace

int main(int argc, char *argv[])
{
    Arguments arguments;
    CLI::App commands("Odds of assaults against played assaults", "merlon_odds");
    commands.add_option("--samples", arguments.samples, "How many assaults of each");
    commands.add_option("--positions", arguments.positions, "Games from which positions are taken");
    commands.add_option("--round", arguments.round, "The round of the assault");
    CLI11_PARSE(commands, argc, argv);
    Compared compared;
    for (std::uint64_t seed = 1; seed <= arguments.positions; ++seed) {
        for (const Seat seat : {Seat {0}, Seat {1}}) {
            check<siege1::Edition>("siege1", seed, seat, arguments, compared);
            check<siege2::Edition>("siege2", seed, seat, arguments, compared);
        }
    }
    std::printf("%d of %d differences are within their margin\n", compared.within, compared.all);
    return 0;
}
