#include "app/table/question/picking/hauls.h"

#include "core/engine/notation/vocabulary.h"
#include "core/engine/tableau/moves.h"
#include "core/games/module.h"

#include <algorithm>
#include <span>
#include <utility>

namespace merlon {

using canvas::Thing;

namespace {

constexpr std::uint64_t kSeed = 0; ///< any: all that is moved openly moves alike in all that can be imagined
constexpr std::size_t kMostTried = 400; ///< choices that are tried: with more, nobody would drag

bool namesPiece(const Vocabulary &words, Choice choice)
{
    return std::ranges::any_of(words.verbs()[choice.verb].types, [&](std::uint8_t type) {
        return words.types()[type].kind == ArgumentKind::Piece;
    });
}

bool namesPlace(const Vocabulary &words, Choice choice)
{
    return std::ranges::any_of(words.verbs()[choice.verb].types, [&](std::uint8_t type) {
        return words.types()[type].kind == ArgumentKind::Place;
    });
}

/// How many the choice speaks of: one, if it does not say.
int numberIn(const Vocabulary &words, Choice choice)
{
    const auto &types = words.verbs()[choice.verb].types;
    for (std::size_t i = 0; i < types.size(); ++i) {
        if (words.types()[types[i]].kind == ArgumentKind::Number)
            return choice.args[i];
    }
    return 1;
}

std::vector<Event> makeChoice(State &state, Choice choice)
{
    std::vector<Event> events;
    EventSink sink(events);
    state.apply(choice, sink);
    return events;
}

/// The way from place to place that is told first, payments aside; none if something else is.
std::optional<Move> firstWay(const Setup &setup, std::span<const Event> events)
{
    const auto first = std::ranges::find_if(events, [&](const Event &event) {
        return setup.vocabulary().events()[event.kind].role != TermRole::Pay;
    });
    if (first == events.end())
        return std::nullopt;
    const std::optional<std::vector<Move>> moves = movesOf(setup, std::span(&*first, 1));
    if (!moves || moves->size() != 1 || moves->front().kind != MoveKind::Walk || moves->front().from < 0
        || moves->front().to < 0)
        return std::nullopt;
    return moves->front();
}

/// One of the answers, if all of them only say what pays.
std::optional<Choice> somePayment(const State &state)
{
    const Vocabulary &words = state.setup().vocabulary();
    ChoiceList answers;
    state.choices(answers);
    const bool pays = !answers.empty() && std::ranges::all_of(answers, [&](Choice answer) {
        return words.verbs()[answer.verb].role == TermRole::Pay;
    });
    return pays ? std::optional(answers[0]) : std::nullopt;
}

/// The same of a choice that is made; whatever is asked to be paid with afterwards, it goes there.
std::optional<Move> wayOf(State &state, Choice choice)
{
    constexpr int kMostPayments = 4;
    const Seat asked = state.decision().seat;
    std::optional<Move> way = firstWay(state.setup(), makeChoice(state, choice));
    const std::unique_ptr<State> paid = way ? nullptr : state.clone();
    for (int number = 0; !way && number < kMostPayments; ++number) {
        const Decision decision = paid->decision();
        if (decision.seat != asked || decision.depth == 0)
            break;
        const std::optional<Choice> payment = somePayment(*paid);
        if (!payment)
            break;
        way = firstWay(state.setup(), makeChoice(*paid, *payment));
    }
    return way;
}

bool tellsMoves(const Setup &setup)
{
    return movesOf(setup, {}).has_value();
}

class Finder {
public:
    Finder(const View &view, std::vector<Haul> &hauls)
        : m_view(view)
        , m_words(view.setup().vocabulary())
        , m_hauls(hauls)
    {
    }

    void find(const ChoiceList &choices)
    {
        const std::unique_ptr<State> here = m_view.setup().start();
        Random random(kSeed);
        m_view.imagine(*here, random);
        for (const Choice choice : choices) {
            if (namesPiece(m_words, choice) || !namesPlace(m_words, choice) || here->whyNot(choice)
                || !isWithinBounds())
                continue;
            const std::unique_ptr<State> next = here->clone();
            if (const std::optional<Move> way = wayOf(*next, choice))
                add({.first = choice, .number = numberIn(m_words, choice)}, *way);
            else
                lookFurther(*next, here->decision(), choice);
        }
    }

private:
    bool isWithinBounds() { return m_tried++ < kMostTried; }

    void add(Haul haul, const Move &way)
    {
        haul.piece = way.piece;
        haul.from = way.from;
        haul.to = way.to;
        m_hauls.push_back(std::move(haul));
    }

    /// The choice may only have said where to: how many is asked next.
    void lookFurther(const State &next, const Decision &asked, Choice first)
    {
        const Decision decision = next.decision();
        if (decision.seat != asked.seat || decision.depth == 0 || decision.kind == asked.kind)
            return;
        const std::shared_ptr<const View> before = next.seenBy(m_view.seats());
        ChoiceList choices;
        before->choices(choices);
        for (const Choice choice : choices) {
            if (namesPiece(m_words, choice) || !isWithinBounds())
                continue;
            const std::unique_ptr<State> last = next.clone();
            if (const std::optional<Move> way = wayOf(*last, choice))
                add({.first = first, .then = choice, .number = numberIn(m_words, choice), .before = before},
                    *way);
        }
    }

    const View &m_view;
    const Vocabulary &m_words;
    std::vector<Haul> &m_hauls;
    std::size_t m_tried = 0;
};

bool carries(const Haul &haul, const Thing &piece)
{
    return piece.place == haul.from && piece.key == haul.piece;
}

void makeUnique(std::vector<Thing> &things)
{
    std::ranges::sort(things);
    things.erase(std::unique(things.begin(), things.end()), things.end());
}

} // namespace

Hauls Hauls::at(const View &view, const ChoiceList &choices)
{
    Hauls hauls;
    if (tellsMoves(view.setup()) && !choices.empty())
        Finder(view, hauls.m_hauls).find(choices);
    return hauls;
}

std::vector<Thing> Hauls::pieces() const
{
    std::vector<Thing> things;
    for (const Haul &haul : m_hauls)
        things.push_back(canvas::pieceThing(haul.from, haul.piece));
    makeUnique(things);
    return things;
}

std::vector<Thing> Hauls::targetsOf(const Thing &piece) const
{
    std::vector<Thing> things;
    for (const Haul &haul : m_hauls) {
        if (carries(haul, piece))
            things.push_back(canvas::placeThing(haul.to));
    }
    makeUnique(things);
    return things;
}

std::vector<Choice> Hauls::choicesOf(const Thing &piece) const
{
    std::vector<Choice> choices;
    for (const Haul &haul : m_hauls) {
        if (carries(haul, piece) && (choices.empty() || choices.back() != haul.first))
            choices.push_back(haul.first);
    }
    return choices;
}

const Haul *Hauls::find(const Thing &piece, int place, int number) const
{
    const Haul *best = nullptr;
    for (const Haul &haul : m_hauls) {
        if (!carries(haul, piece) || haul.to != place)
            continue;
        const bool fits = haul.number <= number;
        if (!best || (fits && (best->number > number || haul.number > best->number))
            || (!fits && best->number > number && haul.number < best->number))
            best = &haul;
    }
    return best;
}

} // namespace merlon
