#include "core/games/fiefs/data/knowledge.h"

#include "core/games/fiefs/battle/battle.h"
#include "core/games/fiefs/edition.h"
#include "core/games/fiefs/turn/turn.h"

#include <algorithm>
#include <span>
#include <vector>

/// FI-13: what is hidden from whom, and what it can be.
namespace merlon::fiefs {

namespace {

StepKind kindOfStep(Step step)
{
    return static_cast<StepKind>(step.kind);
}

/// The decision whose seat the others must not know: its step lies on top of the agenda.
bool isSecretlyAsked(const FiefsData &data)
{
    if (data.agendaSize == 0)
        return false;
    const StepKind kind = kindOfStep(agenda::topOf(data));
    return kind == StepKind::Window || kind == StepKind::ChooseConflict;
}

/// FI-9.7, FI-8.9: who does not decide knows neither who does nor how many have been asked.
void hideDecider(SeatSet seats, FiefsData &data)
{
    Step &top = data.agenda[data.agendaSize - 1u];
    if (seats.contains(top.seat))
        return;
    top.seat = kSomebody;
    top.a = 0;
}

void hideInsight(Insight &insight)
{
    for (auto *cards : {&insight.looked, &insight.order}) {
        for (std::uint8_t &card : *cards) {
            if (card != kNoPiece)
                card = kHiddenPiece;
        }
    }
}

std::uint8_t bitsOf(SeatSet seats)
{
    return static_cast<std::uint8_t>(seats.bits() & 0xFFu);
}

// Imagining

/// What a seat must have in its hand for the position to be as it is seen.
enum class Need : std::uint8_t { Nothing, Conflict, Fracture };

template <class Cards>
bool isMet(Need need, const Cards &cards)
{
    switch (need) {
    case Need::Conflict:
        return holds(cards, Family::Conflict);
    case Need::Fracture:
        return holds(cards, Card::Fracture);
    case Need::Nothing:
        break;
    }
    return true;
}

/// Deals what is hidden of a deck to where it can be: the looked at cards, the hand, the pile.
void dealHidden(FiefsData &data, Seat seat, Random &random)
{
    if (seat == data.active) {
        Unseen<kCards> unseen = unseenOf(data, seat);
        for (auto *cards : {&data.insight.looked, &data.insight.order}) {
            for (std::uint8_t &card : *cards) {
                if (card == kHiddenPiece)
                    card = unseen.deal(random);
            }
        }
    }
    Unseen<kCards> forHand = unseenInHandOf(data, seat);
    data[seat].hand.imagine(forHand, random);
    Unseen<kCards> forPile = unseenOf(data, seat);
    data[seat].drawPile.imagine(forPile, random);
}

/// Whether the deck of a seat can be so that its need is met.
bool canMeet(Need need, const FiefsData &data, Seat seat)
{
    const Hand<kCards> &hand = data[seat].hand;
    return isMet(need, hand.known()) || (hand.hidden() > 0 && isMet(need, unseenInHandOf(data, seat).left()));
}

/// Puts one card that the seat needs into its hidden hand before the rest is dealt: for needs that are hardly ever met
/// by chance.
void forceNeed(Need need, FiefsData &data, Seat seat, Random &random)
{
    std::vector<PieceKind> candidates;
    const Store<kCards> left = unseenOf(data, seat).left();
    for (std::size_t kind = 0; kind < kCards; ++kind) {
        const bool serves = need == Need::Conflict ? kCardData[kind].family == Family::Conflict
                                                   : kind == kindOf(Card::Fracture);
        for (int card = 0; serves && card < left[kind]; ++card)
            candidates.push_back(static_cast<PieceKind>(kind));
    }
    data[seat].hand.determine(candidates[random.below(static_cast<std::uint32_t>(candidates.size()))]);
}

/// Deals until the need is met, as chance would; after some vain trials one of the needed cards is put there.
void imagineDeck(Need need, FiefsData &data, Seat seat, Random &random)
{
    constexpr int kTrials = 64;
    for (int trial = 0; trial < kTrials; ++trial) {
        FiefsData tried = data;
        dealHidden(tried, seat, random);
        if (!isMet(need, tried[seat].hand))
            continue;
        data = tried;
        return;
    }
    forceNeed(need, data, seat, random);
    dealHidden(data, seat, random);
}

/// The seat that answers secretly, and what follows from it.
class SecretAsking {
public:
    SecretAsking(FiefsData &data, const Map &map, const Rules &rules)
        : m_data(data)
        , m_scene {data, map, rules}
    {
    }

    /// Chooses who is asked among those who can be.
    void chooseDecider(Random &random)
    {
        Step &top = m_data.agenda[m_data.agendaSize - 1u];
        if (top.seat != kSomebody)
            return;
        const std::vector<Step> possible =
            kindOfStep(top) == StepKind::Window ? inWindow(top) : inConflict(top);
        if (!possible.empty())
            top = possible[random.below(static_cast<std::uint32_t>(possible.size()))];
    }

    Need needOf(Seat seat) const
    {
        const Step top = agenda::topOf(m_data);
        if (top.seat != seat)
            return Need::Nothing;
        if (m_scene.rules.discreet)
            return Need::Nothing;
        return kindOfStep(top) == StepKind::ChooseConflict ? Need::Conflict : Need::Fracture;
    }

    /// FI-8.9: the attacker is asked first, and has to commit a card if it has one.
    void commitEarlier(Random &random)
    {
        Battle &battle = m_data.battle;
        const bool isDefenderAsked = kindOfStep(agenda::topOf(m_data)) == StepKind::ChooseConflict
            && agenda::topOf(m_data).a == kDefender;
        for (std::uint8_t &card : battle.conflict) {
            if (card != kHiddenPiece)
                continue;
            const bool isAttackers = &card == &battle.conflict[kAttacker];
            card = isAttackers && isDefenderAsked ? conflictIn(m_data[battle.seats[kAttacker]].hand, random)
                                                  : kNoPiece;
        }
    }

private:
    std::vector<Step> inConflict(Step top) const
    {
        std::vector<Step> possible;
        for (const Side side : {kAttacker, kDefender}) {
            const Seat seat = m_data.battle.seats[side];
            // A seat whose card is known has been asked already, or is not asked yet: the other one is.
            const bool isHidden = m_data.battle.conflict[side] == kHiddenPiece;
            const bool canBeAsked = m_scene.rules.discreet ? isAskedForConflict(m_scene, seat)
                                                           : canMeet(Need::Conflict, m_data, seat);
            if (isHidden && canBeAsked)
                possible.push_back(agenda::stepOf(top.kind, seat, side, top.b, top.c));
        }
        return possible;
    }

    /// FI-9.6: those after all who are known to have answered, and before all who are known to wait for it.
    std::vector<Step> inWindow(Step top) const
    {
        std::vector<Step> possible;
        for (int position = 0;; ++position) {
            const Seat seat = seatInWindow(m_scene, position);
            if (seat == kNobody)
                break;
            if ((m_data.window.answered >> seat & 1u) != 0) {
                possible.clear();
            } else if (m_data[seat].hand.hidden() == 0) {
                if (isAskedInWindow(m_scene, seat))
                    break; // it would have been asked before the next one
            } else if (canBeAsked(seat)) {
                possible.push_back(
                    agenda::stepOf(top.kind, seat, static_cast<std::uint16_t>(position), top.b, top.c));
            }
        }
        return possible;
    }

    bool canBeAsked(Seat seat) const
    {
        if (m_scene.rules.discreet)
            return isAskedInWindow(m_scene, seat);
        FiefsData with = m_data;
        if (!canMeet(Need::Fracture, m_data, seat))
            return false;
        with[seat].hand.add(kindOf(Card::Fracture));
        return isAskedInWindow({with, m_scene.map, m_scene.rules}, seat);
    }

    static std::uint8_t conflictIn(const Hand<kCards> &hand, Random &random)
    {
        std::vector<std::uint8_t> cards;
        for (std::size_t kind = firstOf(Family::Conflict); kind < endOf(Family::Conflict); ++kind)
            cards.insert(cards.end(), static_cast<std::size_t>(hand[kind]), static_cast<std::uint8_t>(kind));
        return cards.empty() ? kNoPiece : cards[random.below(static_cast<std::uint32_t>(cards.size()))];
    }

    FiefsData &m_data;
    Scene m_scene;
};

} // namespace

Unseen<kCards> unseenOf(const FiefsData &data, Seat seat)
{
    const SeatState &own = data[seat];
    Unseen<kCards> unseen(kDeck);
    unseen.see(own.drawPile);
    unseen.see(own.discard);
    unseen.see(own.hand);
    if (own.hasAuthorityInPlay)
        unseen.see(kindOf(Card::Authority));
    if (seat == data.active) {
        for (const std::uint8_t card : data.insight.looked)
            unseen.see(card);
        for (const std::uint8_t card : data.insight.order)
            unseen.see(card);
    }
    const Battle &battle = data.battle;
    for (std::size_t side = 0; side < 2; ++side) {
        if (battle.isOn() && battle.isShown != 0 && battle.seats[side] == seat)
            unseen.see(battle.conflict[side]);
    }
    for (std::size_t index = 0; index < battle.supportCount; ++index) {
        if (battle.supports[index] >> 4 == seat)
            unseen.see(static_cast<PieceKind>(battle.supports[index] & 15u));
    }
    return unseen;
}

Unseen<kCards> unseenInHandOf(const FiefsData &data, Seat seat)
{
    Unseen<kCards> unseen = unseenOf(data, seat);
    const bool canStay =
        std::ranges::any_of(std::span(data.agenda).first(data.agendaSize), [&](const Step &step) {
            return kindOfStep(step) == StepKind::ResolveAuthority && step.seat == seat;
        });
    const bool hasRoomElsewhere = unseen.size() > data[seat].hand.hidden();
    if (!canStay && hasRoomElsewhere && holds(unseen.left(), Card::Authority))
        unseen.see(kindOf(Card::Authority));
    return unseen;
}

SeatSet Edition::whoKnows(const Scene &, Step step)
{
    return {step.seat};
}

void Edition::hideFrom(SeatSet seats, Data &data, const Map &, const Rules &rules)
{
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        data[seat].drawPile.hideFrom(seats);
        data[seat].hand.hideFrom(seats, seat);
    }
    if (!seats.contains(data.active))
        hideInsight(data.insight);
    data.window.answered &= static_cast<std::uint8_t>(bitsOf(seats) | data.window.played);
    if (!isSecretlyAsked(data))
        return;
    hideDecider(seats, data);
    if (data.battle.isShown != 0 || kindOfStep(agenda::topOf(data)) != StepKind::ChooseConflict)
        return;
    for (std::size_t side = 0; side < 2; ++side) {
        if (!seats.contains(data.battle.seats[side]))
            data.battle.conflict[side] = kHiddenPiece;
    }
}

void Edition::imagine(Data &data, const Map &map, const Rules &rules, Random &random)
{
    SecretAsking asking(data, map, rules);
    const bool isSecret = isSecretlyAsked(data);
    if (isSecret)
        asking.chooseDecider(random);
    for (Seat seat = 0; seat < rules.seats; ++seat)
        imagineDeck(isSecret ? asking.needOf(seat) : Need::Nothing, data, seat, random);
    if (isSecret)
        asking.commitEarlier(random);
}

} // namespace merlon::fiefs
