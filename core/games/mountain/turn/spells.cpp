#include "core/games/mountain/turn/spells.h"

#include "core/games/mountain/networks.h"
#include "core/games/mountain/purse.h"
#include "core/games/mountain/steps.h"
#include "core/games/mountain/turn/turn.h"

#include <algorithm>

/// MT-3.2, MT-3.3: casting, and what every spell needs to be cast (section 2.7).
namespace merlon::mountain {

namespace {

bool ownsTrollOfLevel(const SeatState &seat, int level)
{
    return std::ranges::any_of(seat.pack, [level](const PackTroll &card) {
        return card.troll != kNoTroll && dataOf(card.troll).level == level;
    });
}

bool canTransmute(const Scene &scene, Seat seat)
{
    for (std::size_t from = 0; from < kMinerals; ++from) {
        for (std::size_t to = 0; to < kMinerals; ++to) {
            if (!whyNotTransmuted(scene, seat, from, to, 1))
                return true;
        }
    }
    return false;
}

bool hasGift(const Scene &scene, Spell spell)
{
    return std::ranges::any_of(
        kGiftData, [&](const Gift &gift) { return gift.spell == spell && reserveHolds(scene, gift.gain); });
}

bool canSwap(const Scene &scene, Seat seat)
{
    return ownsTrollOfLevel(scene.data[seat], 2)
        && std::ranges::any_of(scene.data.horde, [](const HordeCard &card) {
               return card.troll != kNoTroll && dataOf(card.troll).level == 3;
           });
}

bool canHaulFreely(const Scene &scene, Seat seat)
{
    return std::ranges::any_of(scene.data.statues, [&](const Statue &statue) {
        return statue.cell != kNoCell && !whyNotMoved(scene, seat, statue.cell, {7, 1});
    });
}

bool canPlaceOnAnchor(const Scene &scene, Seat seat)
{
    for (const Tunnel &tunnel : scene.data.tunnels) {
        if (!tunnel.isTile() || tunnel.anchor == kNoCell)
            continue;
        for (std::size_t clan = 0; clan < kStatueClans; ++clan) {
            if (!whyNotCarved(scene, seat, tunnel.anchor, clan))
                return true;
        }
    }
    return false;
}

bool canLift(const Scene &scene, Seat seat)
{
    for (Cell cell = 0; cell < scene.map.cells; ++cell) {
        if (scene.isCovered(cell) && !whyNotLifted(scene, seat, cell))
            return true;
    }
    return false;
}

/// Section 2.7: whether the condition of a spell holds once its rune has been paid.
bool works(const Scene &scene, Seat seat, Spell spell)
{
    const SeatState &own = scene.data[seat];
    switch (spell) {
    case Spell::Eater:
        return canDig(scene, seat);
    case Spell::Ascension:
        return canSwap(scene, seat);
    case Spell::Earth:
    case Spell::Smith:
    case Spell::Road:
        return hasGift(scene, spell);
    case Spell::Drum: // a rune that is paid from a troll leaves its symbol empty
        return hasEmptySymbol(own) || slotsHolding(scene, seat, Coinage::Rune) != 0;
    case Spell::Ghost:
        return canHaulFreely(scene, seat);
    case Spell::Thief:
        return std::ranges::any_of(scene.data.horde,
                                   [](const HordeCard &card) { return card.bribeCount() > 0; });
    case Spell::Eye:
        return !buriedInReach(scene, seat).empty();
    case Spell::Transmute:
        return canTransmute(scene, seat);
    case Spell::Carver:
        return canPlaceOnAnchor(scene, seat);
    case Spell::Shift:
        return canLift(scene, seat);
    case Spell::Mask:
    case Spell::Soft:
    case Spell::Overtime:
    case Spell::Labour:
    case Spell::Kin:
        return true;
    }
    return false;
}

/// The question that a spell asks; None for those that work until the end of the turn.
StepKind questionOf(Spell spell)
{
    switch (spell) {
    case Spell::Eater:
        return StepKind::ChooseDig;
    case Spell::Ascension:
        return StepKind::ChooseSwap;
    case Spell::Earth:
    case Spell::Smith:
    case Spell::Road:
        return StepKind::ChooseGift;
    case Spell::Drum:
        return StepKind::ChooseTroll;
    case Spell::Ghost:
        return StepKind::GhostHaul;
    case Spell::Thief:
        return StepKind::ChooseBribes;
    case Spell::Eye:
        return StepKind::ChooseBuried;
    case Spell::Transmute:
        return StepKind::ChooseTransmutation;
    case Spell::Carver:
        return StepKind::ChooseAnchor;
    case Spell::Shift:
        return StepKind::ChooseTile;
    case Spell::Mask:
    case Spell::Soft:
    case Spell::Overtime:
    case Spell::Labour:
    case Spell::Kin:
        break;
    }
    return StepKind::None;
}

/// a = place, b = Spell.
void workResolveSpell(Play &play, Step step)
{
    const auto spell = static_cast<Spell>(step.b);
    tell(play, EventKind::SpellCast, {3, 2}, step.seat, spell);
    if (const StepKind asked = questionOf(spell); asked != StepKind::None)
        pushAsk(play, asked, step.seat, static_cast<int>(spell));
    else
        play.data.now.spells |= bitOf(spell);
}

/// MT-3.3: a = place.
void workDisintegrate(Play &play, Step step)
{
    OpenSpell &open = play.data.grimoire[step.a];
    if (open.runes < kRunesOfSpell)
        return;
    tell(play, EventKind::SpellDisintegrated, {3, 3}, open.spell);
    Store<kSpells> card;
    card.add(open.spell);
    play.data.spellDeck.putUnder(card, SeatSet::all());
    open = {};
    push(play, StepKind::DrawSpell, step.a);
}

/// MT-0.15, MT-3.3: a = place.
void drawSpellOutcomes(const Scene &scene, Step step, OutcomeList &out)
{
    scene.data.spellDeck.forEachCandidate([&](PieceKind spell, int number) {
        out.push_back({choice(Verb::RevealSpell, spell, step.a), static_cast<std::uint32_t>(number)});
    });
}

void takeDrawSpell(Play &play, Step step, Choice made)
{
    play.data.spellDeck.determineTop(made.args[0], SeatSet::all());
    play.data.grimoire[step.a] = {play.data.spellDeck.take(), 0};
    tell(play, EventKind::SpellRevealed, {3, 3}, made.args[0], step.a);
}

} // namespace

Reason whyNotCast(const Scene &scene, Seat seat, std::size_t place)
{
    constexpr RuleId kRule {3, 2};
    if (scene.data.now.isSpellCast)
        return no(ReasonKind::SpellCastAlready, {3, 1});
    const std::uint8_t spell = scene.data.grimoire[place].spell;
    if (spell >= kSpells)
        return no(ReasonKind::NoSpellThere, kRule);
    if (spendable(scene, seat, Resource::Rune) == 0)
        return no(ReasonKind::NoRune, kRule);
    return works(scene, seat, static_cast<Spell>(spell)) ? kLegal : no(ReasonKind::SpellIdle, kRule, spell);
}

void cast(Play &play, Seat seat, std::size_t place)
{
    play.data.now.isSpellCast = true;
    const auto at = static_cast<int>(place);
    pushAsk(play, StepKind::Disintegrate, seat, at);
    pushAsk(play, StepKind::ResolveSpell, seat, at, play.data.grimoire[place].spell);
    pushRune(play, seat, place);
}

namespace steps {

constinit const StepRule resolveSpell = work(StepKind::ResolveSpell, "resolve-spell", workResolveSpell);
constinit const StepRule disintegrate = work(StepKind::Disintegrate, "disintegrate", workDisintegrate);
constinit const StepRule drawSpell =
    drawing(StepKind::DrawSpell, "draw-spell", RuleId {3, 3}, drawSpellOutcomes, takeDrawSpell);

} // namespace steps

} // namespace merlon::mountain
