#include "core/games/fiefs/odds/deals.h"

#include "core/games/fiefs/data/knowledge.h"

#include <algorithm>
#include <utility>

namespace merlon::fiefs {

namespace {

/// In how many ways `number` of `all` equal cards can be taken.
double waysToTake(int number, int all)
{
    double ways = 1;
    for (int card = 0; card < number; ++card)
        ways = ways * (all - card) / (card + 1);
    return ways;
}

/// Whether it does not matter where the hidden cards of a pile lie: all are in one shuffled part, or there is one.
bool isInOnePart(const Pile<kCards, kDeckSize> &pile)
{
    int part = 0;
    int hiddenPart = -1;
    for (int depth = 0; depth < pile.size(); ++depth) {
        if (pile.at(depth) == kHiddenPiece) {
            if (hiddenPart >= 0 && hiddenPart != part)
                return false;
            hiddenPart = part;
        }
        part += pile.isCertain(depth) || pile.isBottomOfPart(depth) ? 1 : 0;
    }
    return true;
}

bool isHidden(const FiefsData &data)
{
    const auto &committed = data.battle.conflict;
    const auto &looked = data.insight.looked;
    return (data.agendaSize > 0 && agenda::topOf(data).seat == kSomebody)
        || std::ranges::find(committed, kHiddenPiece) != committed.end()
        || std::ranges::find(looked, kHiddenPiece) != looked.end();
}

/// Deals the hidden cards of one deck.
class DeckDealer {
public:
    DeckDealer(Seat seat, std::size_t most, std::vector<Deal> &out)
        : m_seat(seat)
        , m_most(most)
        , m_out(out)
    {
    }

    /// False if there are too many ways.
    bool deal(const Deal &from)
    {
        m_candidates = unseenInHandOf(from.data, m_seat).left();
        return dealHand(from, 0, from.data[m_seat].hand.hidden());
    }

private:
    /// Takes cards of this kind and of those after it, so many in all.
    bool dealHand(const Deal &from, std::size_t kind, int missing)
    {
        if (missing == 0)
            return finish(from);
        if (kind == kCards)
            return true;
        for (int number = 0; number <= std::min(missing, m_candidates[kind]); ++number) {
            Deal next = from;
            for (int card = 0; card < number; ++card)
                next.data[m_seat].hand.determine(kind);
            next.weight *= waysToTake(number, m_candidates[kind]);
            if (!dealHand(next, kind + 1, missing - number))
                return false;
        }
        return true;
    }

    /// What is left lies in the pile.
    bool finish(Deal deal)
    {
        Unseen<kCards> rest = unseenOf(deal.data, m_seat);
        Random unused(0); // all of the rest lies in one part, in which there is no order
        deal.data[m_seat].drawPile.imagine(rest, unused);
        m_out.push_back(std::move(deal));
        return m_out.size() <= m_most;
    }

    Seat m_seat;
    std::size_t m_most;
    std::vector<Deal> &m_out;
    Store<kCards> m_candidates;
};

} // namespace

std::optional<std::vector<Deal>> allDeals(const FiefsData &known, const Rules &rules, std::size_t most)
{
    if (isHidden(known))
        return std::nullopt;
    std::vector<Deal> deals {{known, 1}};
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        if (!isInOnePart(known[seat].drawPile))
            return std::nullopt;
        std::vector<Deal> next;
        DeckDealer dealer(seat, most, next);
        for (const Deal &deal : deals) {
            if (!dealer.deal(deal))
                return std::nullopt;
        }
        deals = std::move(next);
    }
    return deals;
}

} // namespace merlon::fiefs
