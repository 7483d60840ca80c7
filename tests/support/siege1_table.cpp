#include "tests/support/siege1_table.h"

#include "core/engine/game.h"
#include "core/games/siege1/siege1_game.h"
#include "tests/support/boards.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace merlon::siege1 {

namespace {

/// Tests have nothing to go on with: says what is wrong and stops.
[[noreturn]] void fail(const std::string &what)
{
    std::fprintf(stderr, "siege1_table: %s\n", what.c_str());
    std::abort();
}

std::shared_ptr<const Siege1Setup> openSetup(Options options, int players)
{
    options["players"] = std::to_string(players);
    Expected<std::shared_ptr<const Setup>> setup =
        siege1Game().open(testing::shippedBoard(siege1Game().defaultBoard()), options);
    if (!setup)
        fail(say(setup.error(), english()));
    return std::static_pointer_cast<const Siege1Setup>(*setup);
}

/// The position after the set-up: card A of each phase for the first seat of the invaders, B for the second.
SiegeData plainStart(const Siege1Setup &setup)
{
    SiegeData data = setup.startData();
    data.agendaSize = 0;
    data.round = 1;
    for (int seat = 0; seat < invaderSeats(setup.rules()); ++seat) {
        for (int phase = 2; phase <= 5; ++phase)
            data.invaders[static_cast<std::size_t>(seat)].cards[static_cast<std::size_t>(phase - 2)] =
                cardOf(phase, seat);
    }
    return data;
}

} // namespace

Table::Table(int players, const Options &options)
    : m_setup(openSetup(options, players))
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

void Table::clearWalls()
{
    for (std::size_t i = 0; i < field().walls.size(); ++i) {
        for (std::size_t unit = 0; unit < siege::kUnitKinds; ++unit)
            data.defenderSupply[unit] =
                static_cast<std::uint8_t>(data.defenderSupply[unit] + data.walls[i].defenders[unit]);
        data.stone = static_cast<std::uint8_t>(data.stone + data.walls[i].stone);
        data.walls[i] = {};
    }
    data.heroes.fill(field().courtyard);
}

void Table::giveReady(Seat seat, const Units &units)
{
    for (std::size_t unit = 0; unit < siege::kUnitKinds; ++unit) {
        data.bag[unit] = static_cast<std::uint8_t>(data.bag[unit] - units[unit]);
        data.invaders[seat].ready[unit] =
            static_cast<std::uint8_t>(data.invaders[seat].ready[unit] + units[unit]);
    }
}

EngineState &Table::addEngine(Engine type, std::string_view at)
{
    const auto same = std::count_if(data.engines.begin(), data.engines.end(),
                                    [type](const EngineState &engine) { return engine.is(type); });
    for (EngineState &engine : data.engines) {
        if (engine.type != 0)
            continue;
        engine.type = static_cast<std::uint8_t>(static_cast<int>(type) + 1);
        engine.place = place(at);
        engine.ordinal = static_cast<std::uint8_t>(same + 1);
        engine.hits = kDeckHits;
        engine.misses = kDeckMisses;
        return engine;
    }
    fail("no room for a fifth engine");
}

Step Table::step(StepKind kind, int a, int b, int c)
{
    return ask(kind, 0, a, b, c);
}

Step Table::ask(StepKind kind, Seat seat, int a, int b, int c)
{
    return {static_cast<std::uint8_t>(kind), seat, static_cast<std::uint16_t>(a),
            static_cast<std::uint16_t>(b), static_cast<std::uint16_t>(c)};
}

void Table::beginGame()
{
    m_events.clear();
    EventSink events(m_events);
    m_state = std::make_unique<Siege1State>(m_setup, m_setup->startData(), events);
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
    m_state = std::make_unique<Siege1State>(m_setup, start, events);
}

void Table::beginPhase(int phase)
{
    begin(StepKind::BeginPhase, phase);
}

void Table::beginWindow(int purse, int phase)
{
    for (int number = 0; number < defenderSeats(m_setup->rules()); ++number)
        data.defenders[static_cast<std::size_t>(number)].purse = static_cast<std::uint16_t>(purse);
    data.phase = static_cast<std::uint8_t>(phase);
    begin({step(phase < 6 ? StepKind::BeginPhase : StepKind::Assault, phase < 6 ? phase + 1 : 0),
           step(StepKind::OpenWindow, phase)});
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
    return reason ? m_setup->vocabulary().reasons()[reason.kind()].key + ' '
            + std::to_string(reason.rule().chapter) + '.' + std::to_string(reason.rule().item)
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

} // namespace merlon::siege1
