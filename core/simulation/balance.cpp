#include "core/simulation/balance.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace merlon {

namespace {

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

/// Of two kinds of events at one place nobody knows how they go together: at worst as one.
void add(Share &sum, const Share &part)
{
    sum = {sum.value + part.value, sum.low + part.low, sum.high + part.high};
}

/// How often events of a role happened, by place, the most first.
std::vector<Balance::AtPlace> placesOf(const Setup &setup, const SimulationResult &result, TermRole role)
{
    std::map<std::string, Balance::AtPlace> byPlace;
    for (const Term &event : setup.vocabulary().events()) {
        if (event.role != role)
            continue;
        for (const auto &[place, tally] : talliesOf(result, setup.vocabulary(), event.key)) {
            if (tally.times == 0)
                continue;
            Balance::AtPlace &there =
                byPlace.try_emplace(place, Balance::AtPlace {place, 0, {0, 0, 0}}).first->second;
            there.times += tally.times;
            add(there.inGame, meanOf(tally, result.games));
        }
    }
    std::vector<Balance::AtPlace> places;
    for (auto &[place, there] : byPlace)
        places.push_back(std::move(there));
    std::ranges::stable_sort(places, std::greater<>(), &Balance::AtPlace::times);
    return places;
}

std::vector<Balance::AtPlace> lossesOf(const Setup &setup, const SimulationResult &result)
{
    std::vector<Balance::AtPlace> losses = placesOf(setup, result, TermRole::Death);
    for (const auto &[line, times] : result.deaths) {
        const std::size_t blank = line.find(' ');
        const auto loss = std::ranges::find(losses, line.substr(0, blank), &Balance::AtPlace::place);
        if (loss != losses.end() && blank != std::string::npos)
            loss->kinds[line.substr(blank + 1)] += static_cast<double>(times) / result.games;
    }
    return losses;
}

/// Of counts by how many games had them.
Share meanCount(const std::map<std::uint32_t, std::uint32_t> &counts)
{
    double sum = 0;
    double squares = 0;
    double games = 0;
    for (const auto &[count, often] : counts) {
        games += often;
        sum += static_cast<double>(count) * often;
        squares += static_cast<double>(count) * count * often;
    }
    return meanOf(sum, squares, games);
}

} // namespace

Share meanOf(const Tally &tally, std::uint32_t games)
{
    Share mean = meanOf(static_cast<double>(tally.times), static_cast<double>(tally.squares), games);
    mean.high = std::max(mean.high, shareOf(static_cast<double>(tally.games), games).high);
    return mean;
}

Leaning leaningOf(const Balance &balance, const Balance::Team &team)
{
    if (balance.teams.size() == 1)
        return Leaning::None; // all win or lose together
    const double fair = 1.0 / static_cast<double>(balance.teams.size());
    return team.share.low > fair ? Leaning::TooOften
        : team.share.high < fair ? Leaning::TooSeldom
                                 : Leaning::None;
}

Balance balanceOf(const Setup &setup, const SimulationResult &result)
{
    Balance balance;
    balance.games = result.games;
    balance.choices = meanCount(result.choices);
    balance.rounds = meanCount(result.lengths);
    balance.lengths = result.lengths;
    balance.efforts = result.choices;
    balance.teams = teamsOf(setup, result);
    balance.endings = endingsOf(result);
    balance.captures = placesOf(setup, result, TermRole::Taken);
    balance.losses = lossesOf(setup, result);
    const Vocabulary &vocabulary = setup.vocabulary();
    for (std::size_t kind = 0; kind < vocabulary.events().size(); ++kind) {
        const Term &term = vocabulary.events()[kind];
        if (term.role != TermRole::Use)
            continue;
        const std::uint8_t type = term.types[countedArgument(vocabulary, term)];
        Balance::Usage usage {term.key, type, {}};
        for (std::size_t value = 0; value < result.events[kind].size(); ++value) {
            if (std::ranges::count(term.untold, vocabulary.types()[type].values[value]) == 0)
                usage.tallies.emplace_back(static_cast<std::uint16_t>(value), result.events[kind][value]);
        }
        balance.usage.push_back(std::move(usage));
    }
    return balance;
}

} // namespace merlon
