#include "app/games/siege/assault/assault_record.h"

#include "core/engine/notation/vocabulary.h"

#include <algorithm>
#include <utility>

namespace merlon {

using News = AssaultNews;

namespace {

/// Walls, then ramparts and foregrounds before them, then the gate.
int orderOf(const Setup &setup, int place)
{
    const std::string &kind = setup.board().places()[static_cast<std::size_t>(place)].kind;
    if (kind == "wall")
        return 0;
    return kind == "gate" ? 2 : 1;
}

} // namespace

AssaultRecord::AssaultRecord(const Setup &setup)
    : m_setup(&setup)
    , m_reader(setup)
{
}

AssaultRow &AssaultRecord::rowOf(int place)
{
    const auto key = [this](int at) { return std::pair(orderOf(*m_setup, at), at); };
    const auto found =
        std::ranges::find_if(m_rows, [&](const AssaultRow &row) { return key(row.place) >= key(place); });
    if (found != m_rows.end() && found->place == place)
        return *found;
    AssaultRow row;
    row.place = place;
    return *m_rows.insert(found, std::move(row));
}

AssaultReading AssaultRecord::add(const Event &event)
{
    const AssaultReading reading = m_reader.read(event);
    if (reading.news == News::Begin) {
        m_rows.clear();
        m_isPast = false;
        m_round = event.args[0];
    }
    if (reading.news == News::Close)
        m_isPast = true;
    if (!m_reader.isRunning() || reading.place < 0
        || reading.place >= static_cast<int>(m_setup->board().places().size()))
        return reading;
    const bool known = std::ranges::find(m_rows, reading.place, &AssaultRow::place) != m_rows.end();
    if (known || reading.news != News::Pour) // S1-19.1: every cauldron, also where nobody is
        note(rowOf(reading.place), reading, event);
    return reading;
}

void AssaultRecord::note(AssaultRow &row, const AssaultReading &reading, const Event &event)
{
    const Vocabulary &words = m_setup->vocabulary();
    const auto wordOf = [&](std::size_t argument) {
        return words.keyOf(words.events()[event.kind].types[argument], event.args[argument]);
    };
    AssaultCell &cell = row.at(reading.step);
    cell.events.push_back(event);
    switch (reading.news) {
    case News::Aim:
        ++cell.aims;
        break;
    case News::Miss:
        ++cell.misses;
        break;
    case News::Shot:
        ++(wordOf(1) == "hit" ? cell.hits : cell.misses);
        break;
    case News::Volley:
        cell.volley += event.args[1];
        break;
    case News::Kill:
        if (reading.step == AssaultStep::Cannons || reading.step == AssaultStep::Poles)
            ++cell.hits;
        ++cell.killed[wordOf(1)];
        break;
    case News::Stone:
        cell.stones += words.events()[event.kind].key == "wood-destroyed" ? event.args[1] : 1;
        break;
    case News::Lost:
        cell.lost.push_back(words.events()[event.kind].key);
        break;
    case News::Pour:
        cell.poured = true;
        break;
    case News::Order:
        cell.order = wordOf(0);
        break;
    case News::NoOrder:
        cell.orderIsVoid = true;
        break;
    case News::Deed:
        cell.orderIsDone = true;
        break;
    case News::Strength:
        row.invader = event.args[1];
        row.defender = event.args[2];
        row.verdict = AssaultRow::Verdict::Holds;
        break;
    case News::Breach:
        row.verdict = AssaultRow::Verdict::Breach;
        break;
    case News::Gate:
        if (row.verdict != AssaultRow::Verdict::GateFalls)
            row.verdict = AssaultRow::Verdict::GateHolds;
        break;
    case News::GateFalls:
        row.verdict = AssaultRow::Verdict::GateFalls;
        break;
    case News::Other:
    case News::Begin:
    case News::End:
    case News::Close:
    case News::Card:
    case News::Nothing:
    case News::Held:
        break;
    }
}

std::map<std::string, int> AssaultRecord::killed() const
{
    std::map<std::string, int> sum;
    for (const AssaultRow &row : m_rows) {
        for (const AssaultCell &cell : row.cells) {
            for (const auto &[unit, count] : cell.killed)
                sum[unit] += count;
        }
    }
    return sum;
}

} // namespace merlon
