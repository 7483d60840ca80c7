#include "tests/support/siege/siege1_table.h"

#include "core/games/siege1/edition.h"
#include "tests/support/boards.h"

namespace merlon::siege1 {

namespace {

Options withPlayers(Options options, int players)
{
    options["players"] = std::to_string(players);
    return options;
}

} // namespace

Table::Table(int players, Options options)
    : SiegeTable(siege1Game(), testing::shippedBoard(siege1Game().defaultBoard()),
                 withPlayers(std::move(options), players))
{
    for (int seat = 0; seat < invaderSeats(setup().rules()); ++seat) {
        for (int phase = 2; phase <= 5; ++phase)
            data.invaders[static_cast<std::size_t>(seat)].cards[static_cast<std::size_t>(phase - 2)] =
                cardOf(phase, seat);
    }
}

void Table::clearWalls()
{
    for (const WallState &wall : data.walls)
        data.stone = static_cast<std::uint8_t>(data.stone + wall.stone);
    emptyWalls();
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
    return addTo(data.engines, type, at, kDeckHits, kDeckMisses);
}

void Table::beginWindow(int purse, int phase)
{
    for (int number = 0; number < defenderSeats(setup().rules()); ++number)
        data.defenders[static_cast<std::size_t>(number)].purse = static_cast<std::uint16_t>(purse);
    data.phase = static_cast<std::uint8_t>(phase);
    begin({step(phase < 6 ? StepKind::BeginPhase : StepKind::Assault, phase < 6 ? phase + 1 : 0),
           step(StepKind::OpenWindow, phase)});
}

std::string Table::whyNot(std::string_view notation) const
{
    const std::string reason = reasonAgainst(notation);
    return reason.empty() ? reason : reason + ' ' + whyNotRule(notation);
}

} // namespace merlon::siege1
