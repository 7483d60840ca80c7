#include "core/engine/notation/notation.h"

#include "core/engine/game.h"
#include "core/engine/notation/suggestions.h"
#include "core/engine/state.h"

#include <algorithm>
#include <cassert>

namespace merlon {

namespace {

enum class Hidden : std::uint8_t { Refused, Allowed };

Error errorInLine(Text what, Text right)
{
    return Error {std::move(what), Whereabouts {"line", 0, {}}, std::move(right)};
}

/// The words of a line; one more than could be right is enough to say that there are too many.
std::vector<std::string_view> wordsOf(std::string_view line)
{
    constexpr std::size_t kMostWords = 5;
    constexpr std::string_view kBlanks = " \t\r\n";
    std::vector<std::string_view> words;
    std::size_t at = line.find_first_not_of(kBlanks);
    while (at != std::string_view::npos && words.size() < kMostWords) {
        const std::size_t end = std::min(line.find_first_of(kBlanks, at), line.size());
        words.push_back(line.substr(at, end - at));
        at = line.find_first_not_of(kBlanks, end);
    }
    return words;
}

Text verbsLike(const Vocabulary &vocabulary, std::string_view word)
{
    std::vector<std::string> keys;
    for (const Term &verb : vocabulary.verbs().subspan(1))
        keys.push_back(verb.key);
    return {"notation.possible", {listed(nearestTo(word, std::move(keys)))}};
}

Text valuesLike(const ArgumentType &type, std::string_view word)
{
    if (type.kind == ArgumentKind::Number)
        return {"notation.possible-number", {std::int64_t {type.minimum}, std::int64_t {type.maximum}}};
    return {"notation.possible", {listed(nearestTo(word, type.values))}};
}

/// `march <rampart> <unit> <wall>`: how a verb is written.
std::string usageOf(const Vocabulary &vocabulary, const Term &verb)
{
    std::string usage = verb.key;
    for (const std::uint8_t type : verb.types)
        usage += " <" + vocabulary.types()[type].key + '>';
    return usage;
}

Expected<Choice> parse(const Vocabulary &vocabulary, std::string_view line, Hidden hidden)
{
    const std::vector<std::string_view> words = wordsOf(line);
    if (words.empty())
        return tl::unexpected(errorInLine({"notation.empty", {}}, verbsLike(vocabulary, {})));

    const std::optional<std::uint16_t> verb = vocabulary.verb(words[0]);
    if (!verb) {
        return tl::unexpected(
            errorInLine({"notation.unknown-verb", {quotable(words[0])}}, verbsLike(vocabulary, words[0])));
    }
    const Term &term = vocabulary.verbs()[*verb];
    Choice choice {*verb, {}};
    for (std::size_t i = 0; i < term.types.size(); ++i) {
        const ArgumentType &type = vocabulary.types()[term.types[i]];
        const auto position = static_cast<std::int64_t>(i + 2);
        if (i + 1 >= words.size()) {
            return tl::unexpected(
                errorInLine({"notation.missing-word", {position, type.key, usageOf(vocabulary, term)}},
                            valuesLike(type, {})));
        }
        const std::string_view word = words[i + 1];
        const std::optional<std::uint16_t> value = vocabulary.valueOf(term.types[i], word);
        if (value == kHidden && hidden == Hidden::Refused)
            return tl::unexpected(errorInLine({"notation.hidden-word", {position}}, valuesLike(type, {})));
        if (!value) {
            return tl::unexpected(errorInLine({"notation.unknown-word", {quotable(word), position, type.key}},
                                              valuesLike(type, word)));
        }
        choice.args[i] = *value;
    }
    if (words.size() > term.types.size() + 1) {
        const std::string_view word = words[term.types.size() + 1];
        const auto position = static_cast<std::int64_t>(term.types.size() + 2);
        return tl::unexpected(errorInLine({"notation.surplus-word", {quotable(word), position}},
                                          {"notation.usage", {usageOf(vocabulary, term)}}));
    }
    return choice;
}

} // namespace

std::string notate(const Vocabulary &vocabulary, Choice choice)
{
    assert(choice.verb != 0 && choice.verb < vocabulary.verbs().size());
    const Term &verb = vocabulary.verbs()[choice.verb];
    std::string line = verb.key;
    for (std::size_t i = 0; i < verb.types.size(); ++i)
        line += ' ' + vocabulary.keyOf(verb.types[i], choice.args[i]);
    return line;
}

Expected<Choice> parseChoice(const Vocabulary &vocabulary, std::string_view line)
{
    return parse(vocabulary, line, Hidden::Refused);
}

Expected<Choice> parseMaskedChoice(const Vocabulary &vocabulary, std::string_view line)
{
    return parse(vocabulary, line, Hidden::Allowed);
}

Error refusalOf(const State &state, Choice choice)
{
    const Setup &setup = state.setup();
    const Vocabulary &vocabulary = setup.vocabulary();
    const Reason reason = state.whyNot(choice);
    assert(reason);

    const bool wellFormed = vocabulary.isWellFormed(choice);
    ChoiceList legal;
    if (state.decision().seat != kNobody)
        state.choices(legal);
    std::vector<std::string> sameVerb;
    std::vector<std::string> otherVerbs;
    for (const Choice possible : legal) {
        const std::string &verb = vocabulary.verbs()[possible.verb].key;
        if (possible.verb == choice.verb)
            sameVerb.push_back(notate(vocabulary, possible));
        else if (std::ranges::find(otherVerbs, verb) == otherVerbs.end())
            otherVerbs.push_back(verb);
    }
    const std::string rule = ruleName(setup.game(), reason.rule());
    Text right {"notation.rule", {rule}};
    if (!sameVerb.empty()) {
        const std::string wish = wellFormed ? notate(vocabulary, choice) : std::string();
        right = {"notation.rule-and-choices", {rule, listed(nearestTo(wish, std::move(sameVerb)))}};
    } else if (!otherVerbs.empty()) {
        right = {"notation.rule-and-verbs", {rule, listed(otherVerbs)}};
    }
    return errorInLine(vocabulary.text(reason), std::move(right));
}

Expected<Choice> parseLegalChoice(const State &state, std::string_view line)
{
    Expected<Choice> choice = parseChoice(state.setup().vocabulary(), line);
    if (choice && state.whyNot(*choice))
        return tl::unexpected(refusalOf(state, *choice));
    return choice;
}

} // namespace merlon
