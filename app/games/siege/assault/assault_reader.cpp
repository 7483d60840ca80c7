#include "app/games/siege/assault/assault_reader.h"

#include "core/engine/notation/vocabulary.h"

#include <algorithm>
#include <array>

namespace merlon {

using News = AssaultNews;

namespace {

using Step = AssaultStep;

constexpr int kNowhere = -1;
constexpr int kByRule = -1;

/// An event of one of the games: what it means, its step (kByRule: by its rule, else that of the event before), and the
/// argument that is its place.
struct Row {
    std::string_view key;
    News news;
    int step = kByRule;
    int place = kNowhere;
};

constexpr int at(Step step)
{
    return static_cast<int>(step);
}

constexpr std::array kRows = std::to_array<Row>({
    {"assault-begins", News::Begin},
    {"round-ended", News::End},
    {"round-begins", News::End},
    {"game-won", News::End},
    {"held-out", News::End},
    {"tie-break-entered", News::End},
    {"tie-break-held", News::End},
    {"defender-wins", News::End},
    {"card-performed", News::Close},
    {"card-skipped", News::Close},
    {"phase-begins", News::Close},
    {"cannon-aimed", News::Aim, at(Step::Cannons), 1},
    {"cannon-held", News::Other, at(Step::Cannons)},
    {"cannon-missed", News::Miss, at(Step::Cannons), 0},
    {"hit-card-revealed", News::Card},
    {"fire-card-revealed", News::Card},
    {"machine-aimed", News::Aim, at(Step::Machines), 1},
    {"engine-aimed", News::Aim, at(Step::Machines), 1},
    {"machine-held", News::Other, at(Step::Machines)},
    {"shot-revealed", News::Shot, at(Step::Machines), 0},
    {"shot-kept", News::Other, at(Step::Machines), 0},
    {"ritual-flipped-on-machine", News::Other, at(Step::Machines), 1},
    {"engine-hits", News::Other, at(Step::Machines), 1},
    {"stone-destroyed", News::Stone, kByRule, 0},
    {"wood-destroyed", News::Stone, kByRule, 0},
    {"cauldron-destroyed", News::Lost, at(Step::Machines), 0},
    {"device-destroyed", News::Lost, at(Step::Machines), 0},
    {"machine-destroyed", News::Lost, at(Step::Machines), 0},
    {"nothing-hit", News::Nothing, at(Step::Machines), 1},
    {"marksman-aimed", News::Aim, at(Step::Marksmen), 1},
    {"side-aimed", News::Aim, at(Step::Marksmen), 1},
    {"archer-shoots", News::Aim, at(Step::Marksmen), 1},
    {"volley-fired", News::Volley, at(Step::Marksmen), 0},
    {"archers-fire", News::Volley, at(Step::Marksmen), 0},
    {"goblin-shoots", News::Aim, at(Step::Goblins), 1},
    {"cauldron-poured", News::Pour, at(Step::Cauldrons), 0},
    {"pole-aimed", News::Aim, at(Step::Poles), 1},
    {"hook-aimed", News::Aim, at(Step::Poles), 1},
    {"hook-held", News::Other, at(Step::Poles)},
    {"pole-missed", News::Miss, at(Step::Poles), 0},
    {"hook-missed", News::Miss, at(Step::Poles), 0},
    {"order-shown", News::Order, at(Step::Orders), 1},
    {"order-void", News::NoOrder, at(Step::Orders), 1},
    {"order-removed", News::Other, kByRule, 1}, // whenever the last unit there dies
    {"order-returned", News::Other, at(Step::Orders), 0},
    {"order-bluff", News::NoOrder, at(Step::Orders), 0},
    {"fury-rages", News::Deed, at(Step::Orders), 0},
    {"orcs-detonated", News::Deed, at(Step::Orders), 0},
    {"orcs-exploded", News::Deed, at(Step::Orders), 0},
    {"troll-called", News::Deed, at(Step::Orders), 1},
    {"strengths-compared", News::Strength, at(Step::Strength), 0},
    {"totals-compared", News::Strength, at(Step::Strength), 0},
    {"wall-breached", News::Breach, kByRule, 0},
    {"wall-entered", News::Breach, kByRule, 0},
    {"shields-held", News::Held, at(Step::Losses), 0},
    {"goblins-exhausted", News::Other, at(Step::Losses), 0},
    {"unit-killed", News::Kill, kByRule, 0},
    {"crew-killed", News::Kill, kByRule, 0},
    {"gate-damaged", News::Gate, at(Step::Gate), 0},
    {"gate-falls", News::GateFalls, at(Step::Gate), 0},
    {"last-gate-falls", News::GateFalls, at(Step::Gate), 0},
});

bool callsTrolls(std::string_view order)
{
    return order == "call-of-the-trolls" || order == "forced-march";
}

/// The supplies of the next round lie before what ends the reading of a sheet.
bool closes(std::string_view key, const Event &event, const Vocabulary &words)
{
    if (key == "phase-begins")
        return event.args[0] > 1;
    const std::string card = words.keyOf(words.events()[event.kind].types[0], event.args[0]);
    return card != "briefing" && card != "resources";
}

} // namespace

AssaultReader::AssaultReader(const Setup &setup)
    : m_setup(&setup)
    , m_game(setup.game().key() == "siege1" ? SiegeGame::One : SiegeGame::Two)
{
}

/// Each aim stands for one card.
int AssaultReader::takeAim(int place)
{
    const auto found = std::ranges::find(m_memory.aims, place);
    if (found != m_memory.aims.end())
        m_memory.aims.erase(found);
    return place;
}

AssaultReading AssaultReader::read(const Event &event)
{
    const Vocabulary &words = m_setup->vocabulary();
    const std::string_view key = words.events()[event.kind].key;
    const auto *row = std::ranges::find(kRows, key, &Row::key);
    AssaultReading reading;
    if (row != kRows.end())
        reading.news = row->news;
    if (reading.news == News::Close && (m_memory.isRunning || !closes(key, event, words)))
        reading.news = News::Other;
    if (reading.news == News::Begin)
        m_memory = {};
    if (reading.news == News::Begin || reading.news == News::End)
        m_memory.isRunning = reading.news == News::Begin;
    if (!m_memory.isRunning || row == kRows.end()) {
        reading.step = m_memory.step;
        return reading;
    }
    if (row->step != kByRule)
        m_memory.step = static_cast<Step>(row->step);
    else if (const auto step = stepOfRule(m_game, event.rule); step && reading.news != News::Card)
        m_memory.step = *step;
    reading.step = m_memory.step;
    reading.place = placeOf(event, key, reading.news, row->place);
    return reading;
}

int AssaultReader::placeOf(const Event &event, std::string_view key, News news, int argument)
{
    const Vocabulary &words = m_setup->vocabulary();
    if (news == News::Card)
        return m_memory.aims.empty() ? kNowhere : m_memory.aims.front();
    if (argument < 0 || event.args[static_cast<std::size_t>(argument)] == kHidden)
        return kNowhere;
    const std::uint16_t value = event.args[static_cast<std::size_t>(argument)];
    if (news == News::Aim) {
        if (m_memory.step == Step::Machines)
            m_memory.targets[event.args[0]] = value;
        else if (m_memory.step == Step::Cannons || m_memory.step == Step::Poles) {
            m_memory.towers[event.args[0]] = value;
            m_memory.aims.push_back(value);
        }
        return value;
    }
    if (news == News::Shot || key == "shot-kept" || key == "ritual-flipped-on-machine") {
        const auto found = m_memory.targets.find(value);
        if (found == m_memory.targets.end())
            return kNowhere;
        if (news == News::Shot && event.args[1] == 0 && m_game == SiegeGame::Two
            && !words.keyOf(words.events()[event.kind].types[0], value).starts_with("ballista"))
            m_memory.hits.push_back(found->second);
        return found->second;
    }
    if (key == "engine-hits")
        m_memory.hits.assign(1, value);
    if (news == News::Miss) { // Siege I names the tower, Siege II the target
        const auto found = m_memory.towers.find(value);
        return takeAim(found == m_memory.towers.end() ? value : found->second);
    }
    if (news == News::Kill && (m_memory.step == Step::Cannons || m_memory.step == Step::Poles))
        return takeAim(value);
    if (m_memory.step == Step::Machines
        && (news == News::Stone || news == News::Lost || news == News::Nothing)) {
        const int wall = m_memory.hits.empty() ? value : m_memory.hits.front(); // a device stands in a tower
        if (m_memory.hits.size() > (m_game == SiegeGame::One ? 1U : 0U))
            m_memory.hits.pop_front();
        return wall;
    }
    if (news == News::Order && callsTrolls(words.keyOf(words.events()[event.kind].types[0], event.args[0])))
        m_memory.callWall = value;
    return key == "troll-called" && m_memory.callWall >= 0 ? m_memory.callWall : value;
}

} // namespace merlon
