#include "tests/support/siege/siege2_table.h"

#include "core/games/siege2/edition.h"
#include "core/games/siege2/pieces/row.h"
#include "tests/support/boards.h"

namespace merlon::siege2 {

Table::Table(std::string_view board)
    : Table(testing::shippedBoard(std::string(board)))
{
}

Table::Table(const Board &board)
    : SiegeTable(siege2Game(), board, {})
{
    data.flags = SiegeData::kReady;
    data.wood = 5;
    data.woodPile = kWoodTotal - 5;
    data.reserve = 0;
    for (std::uint8_t i = 0; i < 3; ++i) {
        data.row[2u + i] = static_cast<std::uint8_t>(firstCardOf(2) + i);
        data.row[5u + i] = static_cast<std::uint8_t>(firstCardOf(3) + i);
        data.supplyCards[i] = static_cast<std::uint8_t>(firstCardOf(4) + i);
        data.supplyCards[3u + i] = static_cast<std::uint8_t>(firstCardOf(5) + i);
    }
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
    return addTo(data.machines, type, at, kDeckHits, kDeckMisses);
}

void Table::beginCard(Card card)
{
    const int position = rowPosition(data, static_cast<std::uint16_t>(card));
    if (position < 0)
        testing::fail("the card is not in the row");
    begin(StepKind::RowCard, position);
}

void Table::beginDefenderPhase(int reserve)
{
    data.reserve = static_cast<std::uint16_t>(reserve);
    begin({step(StepKind::RowCard, kManeuverPosition), step(StepKind::StartDefenderPhase)});
}

} // namespace merlon::siege2
