#include "app/games/siege/siege2/time/phases.h"

#include "app/games/siege/panel_words.h"
#include "core/engine/agenda/step.h"
#include "core/games/siege2/pieces/row.h"
#include "core/games/siege2/siege2_view.h"
#include "core/games/siege2/steps.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

using namespace siege2;

namespace {

bool isOnAgenda(const SiegeData &data, StepKind kind)
{
    return agenda::findStep(data, kind) != nullptr;
}

/// The phases of cards are numbered 1 to 6 (S2-2.1).
RoundPhase phaseOf(std::uint8_t card)
{
    return static_cast<RoundPhase>(dataOf(static_cast<Card>(card)).phase - 1);
}

/// Whether a token of the ritual has been used this round, on its space or flipped.
bool hasRitual(const SiegeData &data, Card card)
{
    const auto ritual = static_cast<std::size_t>(ritualOf(card));
    if (data.bluffsShown[ritual] > 0 || (data.targetsShown >> ritual & 1) != 0)
        return true;
    const auto any = [](const auto &places, auto token) {
        return std::ranges::any_of(places,
                                   [token](const auto &place) { return place.*token != RitualToken::None; });
    };
    if (card == Card::Bloodstones)
        return any(data.machines, &MachineState::bloodstone);
    if (card == Card::Demon)
        return any(data.buildings, &BuildingState::demon);
    if (card == Card::Gale)
        return any(data.walls, &WallState::gale);
    if (card == Card::Specter)
        return any(data.walls, &WallState::specter);
    return std::ranges::any_of(data.possession, [](RitualToken token) { return token != RitualToken::None; });
}

/// In the order of RoundPhase.
std::vector<PhaseCell> phases()
{
    return {
        //: Phases of a round.
        {u"siege/phase-supplies"_s, PanelWords::tr("Supplies"),
         PanelWords::tr("Phase 1: units from the bag, wood, perhaps other cards.")},
        {u"siege/phase-machines"_s, PanelWords::tr("Machines"),
         PanelWords::tr("Phase 2: machines, mantelets and siege towers.")},
        {u"siege/phase-equipment"_s, PanelWords::tr("Equipment"),
         PanelWords::tr("Phase 3: equipment on walls and paths.")},
        {u"siege/phase-training"_s, PanelWords::tr("Training"),
         PanelWords::tr("Phase 4: trained troops on ramparts, at machines and in buildings.")},
        {u"siege/phase-rituals"_s, PanelWords::tr("Rituals"),
         PanelWords::tr("Phase 5: rituals, with bluffs among them.")},
        {u"siege/phase-maneuver"_s, PanelWords::tr("Maneuver"),
         PanelWords::tr("Phase 6: the army marches, and orders are given.")},
        {u"siege/phase-defense"_s, PanelWords::tr("Defense"),
         PanelWords::tr("After each action of the invader the defender spends the hourglasses."), kDefender},
        {u"siege/phase-assault"_s, PanelWords::tr("Assault"),
         PanelWords::tr("Everything shoots, then there is fighting on every wall.")},
    };
}

} // namespace

RoundMoment momentOf(const SiegeData &data)
{
    RoundMoment moment;
    moment.rowPosition = rowPositionInUse(data);
    if (moment.rowPosition < 0)
        return moment;
    if (moment.rowPosition == kRowCards) {
        moment.phase = RoundPhase::Assault;
        return moment;
    }
    const std::uint8_t card = data.row[static_cast<std::size_t>(moment.rowPosition)];
    if (card < kCards)
        moment.card = phaseOf(card);
    moment.phase = isOnAgenda(data, StepKind::DefenderPhase) ? RoundPhase::Defense : moment.card;
    return moment;
}

RoundTime siege2TimeOf(const View &view)
{
    const SiegeData &data = dynamic_cast<const Siege2View &>(view).known();
    const RoundMoment moment = momentOf(data);
    RoundTime time {data.round, kLastRound, phases(), {}, {}};
    if (moment.phase)
        time.now = static_cast<std::size_t>(*moment.phase);
    if (moment.card)
        time.under = static_cast<std::size_t>(*moment.card);
    return time;
}

bool isPerformed(const SiegeData &data, int position)
{
    const auto index = static_cast<std::size_t>(position);
    const std::uint8_t id = data.row[index];
    if (id >= kCards)
        return false;
    const auto card = static_cast<Card>(id);
    const int now = rowPositionInUse(data);
    if (card == Card::Briefing || card == Card::Maneuver)
        return position < now || (position == now && isOnAgenda(data, StepKind::DefenderPhase));
    if (!siege::isEmpty(data.paid[index].units) || data.paid[index].wood > 0)
        return true;
    // The only unit paid may have been taken back (devoted-warlocks).
    return dataOf(card).phase == 5 && position <= now && hasRitual(data, card);
}

} // namespace merlon
