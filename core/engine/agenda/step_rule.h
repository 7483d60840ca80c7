#pragma once

#include "core/engine/agenda/step.h"
#include "core/engine/choice.h"
#include "core/engine/reason.h"

#include <array>
#include <cstdint>
#include <string_view>

/// What the steps of a game are made of. Each game has its own kinds of steps and its own table of rules, in the order
/// of the kinds:
///
///     const StepRule bid = asked(question(StepKind::Bid, "bid", RuleId {2, 1}, offerBids, whyNotBid, takeBid));
namespace merlon::agenda {

/// What a step of the agenda is: work that is done at once, a question to a seat, or a draw of chance. The step is
/// taken off the agenda before `work` or `take` is called; they push what follows. A question without a legal choice
/// falls away.
template <class StepKind, class Play>
struct StepRule {
    using Scene = typename Play::Scene;
    using Work = void (*)(Play &, Step);
    using Offer = void (*)(const Scene &, Step, ChoiceList &);
    using WhyNot = Reason (*)(const Scene &, Step, Choice);
    using Take = void (*)(Play &, Step, Choice);
    using Draw = void (*)(const Scene &, Step, OutcomeList &);
    using Ask = bool (*)(const Scene &, Step);
    using SecretArgs = std::uint8_t (*)(const Scene &, Step);
    using Hides = bool (*)(const Scene &, Step, Choice);

    enum class Nature : std::uint8_t { Work, Question, Draw };

    StepKind kind {};
    std::string_view key;
    Nature nature = Nature::Work;
    Seat seat = kNobody; ///< who is asked; kNobody: the step names the seat
    RuleId rule {};      ///< {0, 0}: the step carries it in `c`
    std::uint8_t depth = 0;
    std::uint8_t aboutCount = 0;          ///< how many of the step's a, b, c the decision is about
    std::array<std::uint8_t, 3> about {}; ///< their types
    Ask ask = nullptr;                    ///< whether it must be asked even with a single choice
    Work work = nullptr;
    Offer offer = nullptr;   ///< the legal choices
    WhyNot whyNot = nullptr; ///< for well-formed choices
    Take take = nullptr;
    Draw draw = nullptr;             ///< what chance can bring
    SecretArgs secretArgs = nullptr; ///< of its choices, known to the seat or its team alone
    Hides hides = nullptr;           ///< whether the others do not even see that there was this choice

    bool isLandmark = false; ///< a named moment of the game may be just before it

    bool isQuestion() const { return nature == Nature::Question; }
    /// Whether its steps name the seat that is asked.
    bool asksSeatOfStep() const { return isQuestion() && seat == kNobody; }
};

/// For StepRule::ask.
template <class Scene>
bool always(const Scene &, Step)
{
    return true;
}

/// Work that is done at once.
template <class StepKind, class Play>
constexpr StepRule<StepKind, Play> work(StepKind kind, std::string_view key, void (*act)(Play &, Step))
{
    return {.kind = kind, .key = key, .work = act};
}

/// A question to a seat.
template <class StepKind, class Play>
constexpr StepRule<StepKind, Play> question(StepKind kind, std::string_view key, Seat seat, RuleId number,
                                            typename StepRule<StepKind, Play>::Offer offer,
                                            typename StepRule<StepKind, Play>::WhyNot whyNot,
                                            void (*take)(Play &, Step, Choice))
{
    return {.kind = kind,
            .key = key,
            .nature = StepRule<StepKind, Play>::Nature::Question,
            .seat = seat,
            .rule = number,
            .offer = offer,
            .whyNot = whyNot,
            .take = take};
}

/// A question to the seat of the step.
template <class StepKind, class Play>
constexpr StepRule<StepKind, Play>
question(StepKind kind, std::string_view key, RuleId number, typename StepRule<StepKind, Play>::Offer offer,
         typename StepRule<StepKind, Play>::WhyNot whyNot, void (*take)(Play &, Step, Choice))
{
    return question(kind, key, kNobody, number, offer, whyNot, take);
}

/// A draw of chance.
template <class StepKind, class Play>
constexpr StepRule<StepKind, Play> drawing(StepKind kind, std::string_view key, RuleId number,
                                           typename StepRule<StepKind, Play>::Draw draw,
                                           void (*take)(Play &, Step, Choice))
{
    return {.kind = kind,
            .key = key,
            .nature = StepRule<StepKind, Play>::Nature::Draw,
            .seat = kChance,
            .rule = number,
            .take = take,
            .draw = draw};
}

/// The rule as part of a sequence of small choices.
template <class Rule>
constexpr Rule inside(Rule rule, std::uint8_t depth = 1)
{
    rule.depth = depth;
    return rule;
}

/// The rule with the types of what its decision is about.
template <class Rule, class... Types>
constexpr Rule about(Rule rule, Types... types)
{
    rule.about = {static_cast<std::uint8_t>(types)...};
    rule.aboutCount = sizeof...(types);
    return rule;
}

/// The rule, asked even with a single choice where `ask` says so.
template <class Rule>
constexpr Rule asked(Rule rule, typename Rule::Ask ask = always<typename Rule::Scene>)
{
    rule.ask = ask;
    return rule;
}

/// The rule of a step before which a named moment of the game may be.
template <class Rule>
constexpr Rule landmark(Rule rule)
{
    rule.isLandmark = true;
    return rule;
}

/// The rule with secret arguments of its choices.
template <class Rule>
constexpr Rule secret(Rule rule, typename Rule::SecretArgs secretArgs)
{
    rule.secretArgs = secretArgs;
    return rule;
}

/// The rule with choices that the others do not even see. Views that may not know who is asked have kSomebody as the
/// seat of the step (Edition::hideFrom).
template <class Rule>
constexpr Rule hidden(Rule rule, typename Rule::Hides hides)
{
    rule.hides = hides;
    return rule;
}

} // namespace merlon::agenda
