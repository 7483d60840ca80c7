#include "app/table/question/picking/stack_move.h"

#include <algorithm>
#include <utility>

namespace merlon {

void StackMove::begin(std::vector<Batch> batches, const Decision &decision, std::size_t ply,
                      std::vector<Choice> before)
{
    forget();
    m_before = std::move(before);
    m_batches = std::move(batches);
    m_decision = decision;
    m_ply = ply;
}

void StackMove::begin(Choice then, Seat seat, std::size_t ply)
{
    forget();
    m_then = then;
    m_decision = {};
    m_decision.seat = seat;
    m_ply = ply;
}

void StackMove::beginOrder(std::vector<Choice> order, const Decision &decision, std::size_t ply)
{
    forget();
    m_order = std::move(order);
    m_decision = decision;
    m_ply = ply;
}

void StackMove::beginKeeping(const Decision &decision, std::size_t ply)
{
    forget();
    m_isKeeping = true;
    m_decision = decision;
    m_ply = ply;
}

void StackMove::forget()
{
    m_before.clear();
    m_batches.clear();
    m_then.reset();
    m_order.clear();
    m_isKeeping = false;
}

std::optional<Choice> StackMove::nextBefore(const ChoiceGuide &guide)
{
    const Choice choice = m_before.front();
    m_before.erase(m_before.begin());
    const std::vector<Choice> all = guide.remaining();
    return std::ranges::find(all, choice) != all.end() ? std::optional(choice) : std::nullopt;
}

/// Of the first batch that can be made.
std::optional<Choice> StackMove::nextByPicks(const ChoiceGuide &guide, const Decision &decision)
{
    if (decision.kind != m_decision.kind)
        return std::nullopt;
    while (!m_batches.empty()) {
        Batch &batch = m_batches.front();
        const std::optional<Choice> choice =
            batch.times-- > 0 ? choiceByPicks(guide, batch.picks) : std::nullopt;
        if (choice)
            return choice;
        m_batches.erase(m_batches.begin());
    }
    return std::nullopt;
}

std::optional<Choice> StackMove::nextInOrder(const ChoiceGuide &guide, const Decision &decision)
{
    const Choice choice = m_order.front();
    m_order.erase(m_order.begin());
    const std::vector<Choice> all = guide.remaining();
    const bool fits = decision.kind == m_decision.kind && std::ranges::find(all, choice) != all.end();
    return fits ? std::optional(choice) : std::nullopt;
}

std::optional<Choice> StackMove::nextOf(const ChoiceGuide &guide, const Decision &decision)
{
    if (!m_before.empty())
        return nextBefore(guide);
    if (!m_order.empty())
        return nextInOrder(guide, decision);
    if (!m_then && !m_isKeeping)
        return nextByPicks(guide, decision);
    const std::vector<Choice> all = guide.remaining();
    if (m_isKeeping)
        return decision.kind == m_decision.kind && !all.empty() ? std::optional(all.front()) : std::nullopt;
    return std::ranges::find(all, *m_then) != all.end() ? m_then : std::nullopt;
}

std::optional<Choice> StackMove::next(const ChoiceGuide &guide, const Decision &decision, std::size_t ply)
{
    std::optional<Choice> choice;
    if (ply == m_ply + 1 && decision.seat == m_decision.seat)
        choice = nextOf(guide, decision);
    if (!choice)
        forget();
    m_then.reset();
    m_ply = ply;
    return choice;
}

std::optional<Choice> choiceByPicks(ChoiceGuide guide, std::span<const canvas::Thing> picks)
{
    const bool isPicked =
        std::ranges::all_of(picks, [&](const canvas::Thing &thing) { return guide.pick(thing); });
    return isPicked ? guide.complete() : std::nullopt;
}

std::vector<StackMove::Batch> batchesTo(const canvas::Thing &to, const ChoiceGuide &guide, int place,
                                        const canvas::PlacePicture &shown)
{
    std::vector<StackMove::Batch> batches;
    for (auto token = shown.tokens.rbegin(); token != shown.tokens.rend(); ++token) { // the weakest is first
        std::vector<canvas::Thing> picks {canvas::pieceThing(place, token->key), to};
        if (choiceByPicks(guide, picks))
            batches.push_back({std::move(picks), token->count});
    }
    return batches;
}

bool canGoAgain(Choice choice, const Vocabulary &words)
{
    return std::ranges::any_of(words.verbs()[choice.verb].types, [&](std::uint8_t type) {
        const ArgumentType &argument = words.types()[type];
        return argument.kind == ArgumentKind::Piece && !argument.unique;
    });
}

} // namespace merlon
