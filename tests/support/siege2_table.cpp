#include "tests/support/siege2_table.h"

#include "core/board/library.h"
#include "core/engine/game.h"
#include "core/games/siege/siege_schema.h"
#include "core/games/siege2/row.h"
#include "core/games/siege2/siege2_game.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>

namespace merlon::siege2 {

namespace {

/// Tests have nothing to go on with: says what is wrong and stops.
[[noreturn]] void fail(const std::string &what)
{
    std::fprintf(stderr, "siege2_table: %s\n", what.c_str());
    std::abort();
}

Board shippedBoard(std::string_view name)
{
    const std::array<std::filesystem::path, 1> directories {std::filesystem::path(MERLON_SOURCE_DIR)
                                                            / "resources/boards"};
    Expected<Board> board = loadBoard(name, directories, [](std::string_view) { return &siegeSchema(); });
    if (!board)
        fail(say(board.error(), english()));
    return std::move(*board);
}

std::shared_ptr<const Siege2Setup> openSetup(const Board &board)
{
    Expected<std::shared_ptr<const Setup>> setup = siege2Game().open(board, {});
    if (!setup)
        fail(say(setup.error(), english()));
    return std::static_pointer_cast<const Siege2Setup>(*setup);
}

/// The position after the set-up, with a plain row and nothing secret drawn.
SiegeData plainStart(const Siege2Setup &setup)
{
    SiegeData data = setup.startData();
    data.agendaSize = 0;
    data.flags = SiegeData::kReady;
    data.round = 1;
    data.wood = 5;
    data.woodPile = kWoodTotal - 5;
    data.reserve = 0;
    for (std::uint8_t i = 0; i < 3; ++i) {
        data.row[2u + i] = static_cast<std::uint8_t>(firstCardOf(2) + i);
        data.row[5u + i] = static_cast<std::uint8_t>(firstCardOf(3) + i);
        data.supplyCards[i] = static_cast<std::uint8_t>(firstCardOf(4) + i);
        data.supplyCards[3u + i] = static_cast<std::uint8_t>(firstCardOf(5) + i);
    }
    return data;
}

} // namespace

Table::Table(std::string_view board)
    : Table(shippedBoard(board))
{
}

Table::Table(const Board &board)
    : m_setup(openSetup(board))
{
    data = plainStart(*m_setup);
}

PlaceIndex Table::place(std::string_view key) const
{
    const auto index = m_setup->board().indexOf(key);
    if (!index)
        fail("no place " + std::string(key));
    return static_cast<PlaceIndex>(*index);
}

PathState &Table::path(std::string_view from, std::string_view to)
{
    const int path = field().pathBetween(place(from), place(to));
    if (path < 0)
        fail("no path from " + std::string(from) + " to " + std::string(to));
    return data.paths[static_cast<std::size_t>(path)];
}

const PathState &Table::pathNow(std::string_view from, std::string_view to) const
{
    const int path = field().pathBetween(place(from), place(to));
    if (path < 0)
        fail("no path from " + std::string(from) + " to " + std::string(to));
    return now().paths[static_cast<std::size_t>(path)];
}

void Table::clearWalls()
{
    for (std::size_t i = 0; i < field().walls.size(); ++i) {
        for (std::size_t unit = 0; unit < siege::kUnitKinds; ++unit)
            data.defenderSupply[unit] =
                static_cast<std::uint8_t>(data.defenderSupply[unit] + data.walls[i].defenders[unit]);
        data.walls[i] = {};
    }
    data.heroes.fill(field().courtyard);
}

void Table::setRow(std::initializer_list<Card> cards, std::initializer_list<Card> supply)
{
    std::size_t position = 2;
    for (const Card card : cards)
        data.row[position++] = static_cast<std::uint8_t>(card);
    position = 0;
    for (const Card card : supply)
        data.supplyCards[position++] = static_cast<std::uint8_t>(card);
}

void Table::setObjectives(Objective first, Objective second)
{
    data.objectives[0] = {static_cast<std::uint8_t>(first), ObjectiveState::Open};
    data.objectives[1] = {static_cast<std::uint8_t>(second), ObjectiveState::Open};
}

void Table::setPlans(Plan first, Plan second)
{
    data.plans[0] = {static_cast<std::uint8_t>(first), PlanState::Unused};
    data.plans[1] = {static_cast<std::uint8_t>(second), PlanState::Unused};
}

MachineState &Table::addMachine(Machine type, std::string_view at)
{
    const auto type1 = static_cast<std::uint8_t>(static_cast<int>(type) + 1);
    const auto same = std::count_if(data.machines.begin(), data.machines.end(),
                                    [type1](const MachineState &machine) { return machine.type == type1; });
    for (MachineState &machine : data.machines) {
        if (machine.type != 0)
            continue;
        machine.type = type1;
        machine.place = place(at);
        machine.ordinal = static_cast<std::uint8_t>(same + 1);
        machine.hits = kDeckHits;
        machine.misses = kDeckMisses;
        return machine;
    }
    fail("no room for a fifth machine");
}

Step Table::step(StepKind kind, int a, int b, int c)
{
    return {static_cast<std::uint16_t>(kind), static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b),
            static_cast<std::uint16_t>(c)};
}

void Table::beginGame()
{
    m_events.clear();
    EventSink events(m_events);
    m_state = std::make_unique<Siege2State>(m_setup, m_setup->startData(), events);
}

void Table::begin(StepKind top, int a, int b, int c)
{
    begin({step(top, a, b, c)});
}

void Table::begin(std::initializer_list<Step> agenda)
{
    SiegeData start = data;
    start.agendaSize = 0;
    for (const Step &entry : agenda)
        start.agenda[start.agendaSize++] = entry;
    m_events.clear();
    EventSink events(m_events);
    m_state = std::make_unique<Siege2State>(m_setup, start, events);
}

void Table::beginCard(Card card)
{
    const int position = rowPosition(data, static_cast<std::uint16_t>(card));
    if (position < 0)
        fail("the card is not in the row");
    begin(StepKind::RowCard, position);
}

void Table::beginDefenderPhase(int reserve)
{
    data.reserve = static_cast<std::uint16_t>(reserve);
    begin({step(StepKind::RowCard, kManeuverPosition), step(StepKind::StartDefenderPhase)});
}

Choice Table::parse(std::string_view notation) const
{
    const Expected<Choice> choice = parseChoice(m_setup->vocabulary(), notation);
    if (!choice)
        fail(std::string(notation) + ": " + say(choice.error(), english()));
    return *choice;
}

void Table::play(std::string_view notation)
{
    const Choice choice = parse(notation);
    if (m_state->whyNot(choice)) {
        std::string legal;
        for (const std::string &line : choices())
            legal += "\n  " + line;
        fail(std::string(notation) + " is not legal at " + decision() + ": " + whyNot(notation)
             + "; legal are" + legal);
    }
    EventSink events(m_events);
    m_state->apply(choice, events);
}

void Table::play(std::initializer_list<std::string_view> lines)
{
    for (const std::string_view line : lines)
        play(line);
}

void Table::playOnTo(StepKind kind)
{
    for (int ply = 0; ply < 10000 && !isOver(); ++ply) {
        if (m_state->decision().kind == static_cast<std::uint16_t>(kind))
            return;
        ChoiceList list;
        m_state->choices(list);
        EventSink events(m_events);
        m_state->apply(list[list.size() - 1], events);
    }
}

bool Table::isLegal(std::string_view notation) const
{
    return !m_state->whyNot(parse(notation));
}

std::string Table::whyNot(std::string_view notation) const
{
    const Reason reason = m_state->whyNot(parse(notation));
    return reason ? m_setup->vocabulary().reasons()[reason.kind()].key : std::string {};
}

std::string Table::whyNotRule(std::string_view notation) const
{
    const Reason reason = m_state->whyNot(parse(notation));
    return reason ? std::to_string(reason.rule().chapter) + '.' + std::to_string(reason.rule().item)
                  : std::string {};
}

std::vector<std::string> Table::choices() const
{
    ChoiceList list;
    m_state->choices(list);
    std::vector<std::string> lines;
    for (const Choice choice : list)
        lines.push_back(notate(m_setup->vocabulary(), choice));
    return lines;
}

std::vector<std::string> Table::choices(std::string_view verb) const
{
    std::vector<std::string> lines = choices();
    std::erase_if(lines, [verb](const std::string &line) { return line.substr(0, line.find(' ')) != verb; });
    return lines;
}

std::string Table::decision() const
{
    return isOver() ? std::string {} : m_setup->vocabulary().decisions()[m_state->decision().kind].key;
}

std::vector<std::string> Table::events() const
{
    const Vocabulary &vocabulary = m_setup->vocabulary();
    std::vector<std::string> lines;
    for (const Event &event : m_events) {
        const Term &term = vocabulary.events()[event.kind];
        std::string line = term.key;
        for (std::size_t i = 0; i < term.types.size(); ++i)
            line += ' ' + vocabulary.keyOf(term.types[i], event.args[i]);
        lines.push_back(std::move(line));
    }
    return lines;
}

bool Table::happened(std::string_view event) const
{
    const std::vector<std::string> lines = events();
    return std::any_of(lines.begin(), lines.end(), [event](const std::string &line) {
        return line == event || line.substr(0, line.find(' ')) == event;
    });
}

int Table::count(std::string_view kind) const
{
    const std::vector<std::string> lines = events();
    return static_cast<int>(std::count_if(lines.begin(), lines.end(), [kind](const std::string &line) {
        return line.substr(0, line.find(' ')) == kind;
    }));
}

} // namespace merlon::siege2
