#include "app/table/question/words/impossible.h"

#include "core/engine/game.h"

#include <algorithm>
#include <map>
#include <optional>

namespace merlon {

namespace {

constexpr std::size_t kMostNeighbours =
    6; ///< legal choices that are varied to find the reason against a value
constexpr std::size_t kMostValues = 2000; ///< combinations of values that are tried for a verb

/// Finds the reasons; see impossibleNow.
class Search {
public:
    Search(const View &view, const ChoiceList &legal)
        : m_view(view)
        , m_vocabulary(view.setup().vocabulary())
        , m_legal(legal)
    {
    }

    std::vector<Impossible> run()
    {
        for (std::size_t verb = 1; verb < m_vocabulary.verbs().size(); ++verb) {
            std::vector<Choice> own;
            std::ranges::copy_if(m_legal, std::back_inserter(own),
                                 [verb](Choice choice) { return choice.verb == verb; });
            if (own.empty())
                lookAtVerb(static_cast<std::uint16_t>(verb));
            else
                lookAround(own);
        }
        return std::move(m_found);
    }

private:
    /// Why this choice of the question is not legal; none if it has nothing to do with the question.
    std::optional<Reason> reasonAgainst(Choice choice) const
    {
        const Reason reason = m_view.whyNot(choice);
        if (!reason || m_vocabulary.reasons()[reason.kind()].key == "not-now")
            return std::nullopt;
        return reason;
    }

    std::size_t valuesOf(std::uint8_t type) const
    {
        const ArgumentType &argument = m_vocabulary.types()[type];
        return argument.kind == ArgumentKind::Number ? 0 : argument.values.size();
    }

    /// Other values of each argument than those of the legal choices. An argument that is the same in all of them is
    /// what the question is about, unless it is all that the verb says.
    void lookAround(const std::vector<Choice> &own)
    {
        const Term &term = m_vocabulary.verbs()[own.front().verb];
        for (std::size_t i = 0; i < term.types.size(); ++i) {
            const auto isSame = [&](Choice choice) { return choice.args[i] == own.front().args[i]; };
            if (term.types.size() > 1 && std::ranges::all_of(own, isSame))
                continue;
            for (std::size_t value = 0; value < valuesOf(term.types[i]); ++value) {
                const auto has = [&](Choice choice) { return choice.args[i] == value; };
                if (std::ranges::none_of(own, has))
                    lookAtValue(own, i, static_cast<std::uint16_t>(value));
            }
        }
    }

    void lookAtValue(const std::vector<Choice> &own, std::size_t argument, std::uint16_t value)
    {
        for (std::size_t i = 0; i < own.size() && i < kMostNeighbours; ++i) {
            Choice neighbour = own[i];
            neighbour.args[argument] = value;
            if (const std::optional<Reason> reason = reasonAgainst(neighbour)) {
                m_found.push_back({neighbour, static_cast<int>(argument), *reason});
                return;
            }
        }
    }

    /// A verb without a legal choice: one reason if all its choices have the same, else one for each first value. Of
    /// several against the same first value the one is told that stands against the fewest choices: it comes nearest
    /// to what is wanted ("the siege tower is full" rather than "there is no siege tower" at one of the other walls).
    void lookAtVerb(std::uint16_t verb)
    {
        const Term &term = m_vocabulary.verbs()[verb];
        std::size_t combinations = 1;
        for (const std::uint8_t type : term.types)
            combinations *= valuesOf(type);
        if (combinations == 0 || combinations > kMostValues)
            return;
        std::vector<Impossible> refused;
        std::map<std::uint16_t, std::size_t> timesOf; // by kind of reason
        for (std::size_t n = 0; n < combinations; ++n) {
            const Choice choice = combination(verb, n);
            if (const std::optional<Reason> reason = reasonAgainst(choice)) {
                refused.push_back({choice, term.types.empty() ? Impossible::kNothing : 0, *reason});
                ++timesOf[reason->kind()];
            }
        }
        const std::size_t before = m_found.size();
        for (const Impossible &one : refused) {
            if (m_found.size() == before || m_found.back().choice.args[0] != one.choice.args[0])
                m_found.push_back(one);
            else if (timesOf[one.reason.kind()] < timesOf[m_found.back().reason.kind()])
                m_found.back() = one;
        }
        const auto saysTheSame = [&](const Impossible &other) {
            return other.reason == m_found[before].reason;
        };
        if (m_found.size() > before + 1
            && std::all_of(m_found.begin() + static_cast<std::ptrdiff_t>(before), m_found.end(),
                           saysTheSame)) {
            m_found.resize(before + 1);
            m_found.back().argument = Impossible::kNothing;
        }
    }

    /// Number n of all choices of the verb, the first argument changing last.
    Choice combination(std::uint16_t verb, std::size_t n) const
    {
        Choice choice {verb, {}};
        const Term &term = m_vocabulary.verbs()[verb];
        for (std::size_t i = term.types.size(); i-- > 0;) {
            const std::size_t values = valuesOf(term.types[i]);
            choice.args[i] = static_cast<std::uint16_t>(n % values);
            n /= values;
        }
        return choice;
    }

    const View &m_view;
    const Vocabulary &m_vocabulary;
    const ChoiceList &m_legal;
    std::vector<Impossible> m_found;
};

const ArgumentType *typeOf(const Impossible &impossible, const Vocabulary &vocabulary)
{
    if (impossible.argument < 0)
        return nullptr;
    const Term &term = vocabulary.verbs()[impossible.choice.verb];
    return &vocabulary.types()[term.types[static_cast<std::size_t>(impossible.argument)]];
}

} // namespace

std::vector<Impossible> impossibleNow(const View &view, const ChoiceList &legal)
{
    return Search(view, legal).run();
}

bool isOnBoard(const Impossible &impossible, const Vocabulary &vocabulary)
{
    const ArgumentType *type = typeOf(impossible, vocabulary);
    return type && (type->kind == ArgumentKind::Place || type->kind == ArgumentKind::Link);
}

canvas::Thing thingOf(const Impossible &impossible, const Vocabulary &vocabulary)
{
    const ArgumentType *type = typeOf(impossible, vocabulary);
    if (!type
        || (type->kind != ArgumentKind::Card && type->kind != ArgumentKind::Area
            && type->kind != ArgumentKind::Piece))
        return {};
    const auto argument = static_cast<std::size_t>(impossible.argument);
    const std::uint8_t number = vocabulary.verbs()[impossible.choice.verb].types[argument];
    return {-1, -1, type->key, vocabulary.keyOf(number, impossible.choice.args[argument])};
}

int placeFor(const Impossible &impossible, const Vocabulary &vocabulary)
{
    const ArgumentType *type = typeOf(impossible, vocabulary);
    return type ? type->placeFor(impossible.choice.args[static_cast<std::size_t>(impossible.argument)]) : -1;
}

} // namespace merlon
