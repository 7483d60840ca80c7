#include "core/games/siege1/siege1_view.h"

#include "core/games/siege1/pieces.h"
#include "core/games/siege1/position.h"
#include "core/games/siege1/siege1_state.h"
#include "core/games/siege1/steps.h"

#include <algorithm>
#include <vector>

namespace merlon::siege1 {

namespace {

/// Section 6: hidden orders, and cards drawn in the set-up.
void hideInvadersSecrets(SiegeData &data)
{
    for (WallState &wall : data.walls) {
        if (wall.order != Order::None && !wall.has(WallState::kOrderFaceUp))
            wall.order = Order::Hidden;
    }
    for (std::uint8_t &card : data.drawn) {
        if (card != kNoCard)
            card = kHiddenCard;
    }
    // Which of the cards drawn was kept first would show in the order of the rest.
    std::sort(data.drawn.begin(), data.drawn.end());
}

/// Takes a random element out of a pool.
template <class Value>
Value takeFrom(std::vector<Value> &pool, Random &random)
{
    const std::size_t index = random.below(static_cast<std::uint32_t>(pool.size()));
    const Value value = pool[index];
    pool[index] = pool.back();
    pool.pop_back();
    return value;
}

void imagineOrders(SiegeData &data, Random &random)
{
    std::vector<Order> pool;
    for (int index = 1; index <= kOrderTypes; ++index) {
        const auto order = static_cast<Order>(index);
        const auto known = std::count_if(data.walls.begin(), data.walls.end(),
                                         [order](const WallState &wall) { return wall.order == order; });
        pool.insert(pool.end(), static_cast<std::size_t>(tilesOf(order) - known), order);
    }
    for (WallState &wall : data.walls) {
        if (wall.order == Order::Hidden)
            wall.order = takeFrom(pool, random);
    }
}

/// The phase of the cards that are being dealt: it stands in the lowest step that deals.
int phaseDealt(const SiegeData &data)
{
    for (std::size_t index = 0; index < data.agendaSize; ++index) {
        const auto kind = static_cast<StepKind>(data.agenda[index].kind);
        if (kind == StepKind::DrawCards || kind == StepKind::KeepCard)
            return data.agenda[index].a;
    }
    return 2;
}

void imagineCards(SiegeData &data, Random &random)
{
    if (data.drawn.front() != kHiddenCard && data.drawn.back() != kHiddenCard)
        return;
    const int phase = phaseDealt(data);
    std::vector<std::uint8_t> pool;
    for (int letter = 0; letter < kCardsOfPhase; ++letter) {
        const std::uint8_t card = cardOf(phase, letter);
        const bool kept =
            std::any_of(data.invaders.begin(), data.invaders.end(), [&](const InvaderState &seat) {
                return seat.cards[static_cast<std::size_t>(phase - 2)] == card;
            });
        if (!kept)
            pool.push_back(card);
    }
    for (std::uint8_t &card : data.drawn) {
        if (card == kHiddenCard)
            card = takeFrom(pool, random);
    }
}

} // namespace

Siege1View::Siege1View(std::shared_ptr<const Siege1Setup> setup, const SiegeData &data, SeatSet seats)
    : m_setup(std::move(setup))
    , m_known(data)
    , m_seats(seats)
{
    if (data.winner == Winner::Nobody && !seats.intersects(invaderTeam(m_setup->rules())))
        hideInvadersSecrets(m_known);
}

Decision Siege1View::decision() const
{
    return decisionOf(scene());
}

void Siege1View::choices(ChoiceList &out) const
{
    out.clear();
    if (m_known.winner != Winner::Nobody || !m_seats.contains(decision().seat))
        return;
    const Step step = m_known.agenda[m_known.agendaSize - 1u];
    ruleOf(step).offer(scene(), step, out);
}

Outcome Siege1View::outcome() const
{
    return outcomeOf(scene());
}

void Siege1View::imagine(State &into, Random &random) const
{
    SiegeData data = m_known;
    imagineOrders(data, random);
    imagineCards(data, random);
    static_cast<Siege1State &>(into).setData(data);
}

std::uint64_t Siege1View::hash() const
{
    return hashOf(m_known, m_setup->field());
}

nlohmann::ordered_json Siege1View::position() const
{
    return writePosition(*m_setup, m_known);
}

} // namespace merlon::siege1
