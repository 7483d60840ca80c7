#include "core/simulation/balance.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace merlon {

namespace {

/// The events that count, in the order in which they are shown; each game of the family has some of them.
constexpr std::array<std::string_view, 2> kDeaths {"unit-killed", "crew-killed"};
constexpr std::array<std::string_view, 8> kUses {"card-performed",   "action-done", "order-placed",
                                                 "action-completed", "plan-used",   "objective-met",
                                                 "dishonour",        "feat-done"};
constexpr std::array<std::string_view, 2> kAlways {"briefing",
                                                   "maneuver"}; ///< in each round, without such an event

std::vector<Balance::Team> teamsOf(const Setup &setup, const SimulationResult &result)
{
    std::vector<Balance::Team> teams;
    for (std::size_t seat = 0; seat < setup.seats().size(); ++seat) {
        const std::size_t number = setup.seats()[seat].team;
        if (teams.size() <= number)
            teams.resize(number + 1);
        Balance::Team &team = teams[number];
        team.seats.push_back(static_cast<Seat>(seat));
        team.wins = result.wins[seat]; // the seats of a team win together
        team.score = 0;
        for (const auto &[score, games] : result.scores[seat])
            team.score += static_cast<double>(score) * games / result.games;
    }
    for (Balance::Team &team : teams)
        team.share = shareOf(team.wins, result.games);
    return teams;
}

std::vector<Balance::Ending> endingsOf(const SimulationResult &result)
{
    std::vector<Balance::Ending> endings;
    for (const auto &[line, games] : result.endings) {
        const std::size_t blank = line.find(' ');
        endings.push_back({line.substr(0, blank),
                           blank == std::string::npos ? std::string() : line.substr(blank + 1), games});
    }
    std::ranges::stable_sort(endings, std::greater<>(), &Balance::Ending::games);
    return endings;
}

std::vector<std::pair<std::string, std::uint64_t>> lossesOf(const Setup &setup,
                                                            const SimulationResult &result)
{
    std::map<std::string, std::uint64_t> byPlace;
    for (const std::string_view death : kDeaths) {
        for (const auto &[place, tally] : talliesOf(result, setup.vocabulary(), death))
            byPlace[place] += tally.times;
    }
    std::vector<std::pair<std::string, std::uint64_t>> losses(byPlace.begin(), byPlace.end());
    std::erase_if(losses, [](const auto &loss) { return loss.second == 0; });
    std::ranges::stable_sort(losses, std::greater<>(), [](const auto &loss) { return loss.second; });
    return losses;
}

} // namespace

Balance balanceOf(const Setup &setup, const SimulationResult &result)
{
    Balance balance;
    balance.games = result.games;
    balance.choices = static_cast<double>(result.plies) / result.games;
    for (const auto &[rounds, games] : result.lengths)
        balance.rounds += static_cast<double>(rounds) * games / result.games;
    balance.lengths = result.lengths;
    balance.teams = teamsOf(setup, result);
    balance.endings = endingsOf(result);
    balance.losses = lossesOf(setup, result);
    const Vocabulary &vocabulary = setup.vocabulary();
    for (const std::string_view use : kUses) {
        const auto term = std::ranges::find(vocabulary.events(), use, &Term::key);
        if (term == vocabulary.events().end())
            continue;
        const auto kind = static_cast<std::size_t>(term - vocabulary.events().begin());
        const std::uint8_t type = term->types[countedArgument(vocabulary, *term)];
        Balance::Usage usage {term->key, type, {}};
        for (std::size_t value = 0; value < result.events[kind].size(); ++value) {
            if (std::ranges::find(kAlways, vocabulary.types()[type].values[value]) == kAlways.end())
                usage.tallies.emplace_back(static_cast<std::uint16_t>(value), result.events[kind][value]);
        }
        balance.usage.push_back(std::move(usage));
    }
    return balance;
}

} // namespace merlon
