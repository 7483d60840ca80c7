#include "app/words/choice_groups.h"

#include "app/words/counting.h"

#include <QStringList>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// So many choices of a kind are still told one by one, in full.
constexpr std::size_t kFew = 3;
/// So many numbers to choose from still have a button each.
constexpr std::size_t kFewNumbers = 8;
/// More choices with the same verb than this are grouped by their first argument too.
constexpr std::size_t kMany = 9;

using Choices = std::span<const Choice>;

/// Choices of a kind together, in the order in which their kinds come first.
std::vector<Choice> sorted(Choices choices)
{
    std::vector<std::uint16_t> verbs;
    for (const Choice choice : choices) {
        if (std::ranges::find(verbs, choice.verb) == verbs.end())
            verbs.push_back(choice.verb);
    }
    std::vector<Choice> result;
    for (const std::uint16_t verb : verbs) {
        const auto begin = static_cast<std::ptrdiff_t>(result.size());
        std::ranges::copy_if(choices, std::back_inserter(result),
                             [verb](Choice choice) { return choice.verb == verb; });
        if (result.size() - static_cast<std::size_t>(begin) > kMany)
            std::stable_sort(result.begin() + begin, result.end(),
                             [](Choice a, Choice b) { return a.args[0] < b.args[0]; });
    }
    return result;
}

/// How many choices from the first on belong to its group.
std::size_t sizeOfFirstGroup(Choices sorted, const Vocabulary &vocabulary)
{
    const Choice first = sorted.front();
    const auto sameVerb = static_cast<std::size_t>(std::ranges::count(sorted, first.verb, &Choice::verb));
    if (sameVerb <= kMany || vocabulary.verbs()[first.verb].types.size() < 2)
        return sameVerb;
    std::size_t size = 0;
    while (size < sameVerb && sorted[size].args[0] == first.args[0])
        ++size;
    return size;
}

bool varies(Choices group, std::size_t argument)
{
    return std::ranges::any_of(
        group, [&](Choice choice) { return choice.args[argument] != group.front().args[argument]; });
}

QString headingOf(Choices group, const Speaker &speaker)
{
    Text text = speaker.vocabulary().text(group.front());
    for (std::size_t i = 0; i < text.args.size(); ++i) {
        if (varies(group, i))
            text.args[i] = std::string("…");
    }
    return speaker.say(text).replace(u"… × …"_s, u"…"_s);
}

/// In what choices differ.
struct Differences {
    std::vector<std::size_t> arguments; ///< in the order in which the sentence has them
    QString sentence;                   ///< with `<0>`, `<1>` and so on for its arguments

    /// Whether an argument is so many of the next one: `3 × spearman`.
    bool countsNext(std::size_t index) const
    {
        return index + 1 < arguments.size()
            && sentence.contains(u"<%1> × <%2>"_s.arg(arguments[index]).arg(arguments[index + 1]));
    }
};

Differences differing(Choices group, const Speaker &speaker)
{
    Text text = speaker.vocabulary().text(group.front());
    std::vector<std::size_t> arguments;
    for (std::size_t i = 0; i < text.args.size(); ++i) {
        if (varies(group, i))
            arguments.push_back(i);
        text.args[i] = "<" + std::to_string(i) + ">";
    }
    const QString sentence = speaker.say(text);
    std::ranges::sort(arguments, {}, [&](std::size_t i) { return sentence.indexOf(u"<%1>"_s.arg(i)); });
    return {std::move(arguments), sentence};
}

QString difference(Choice choice, const Differences &differences, const Speaker &speaker)
{
    const Term &verb = speaker.vocabulary().verbs()[choice.verb];
    QStringList names;
    QString counted;
    for (std::size_t i = 0; i < differences.arguments.size(); ++i) {
        const std::size_t argument = differences.arguments[i];
        const QString name = counted + speaker.name(verb.types[argument], choice.args[argument]);
        const bool counts = differences.countsNext(i);
        counted = counts ? name + u" × "_s : QString();
        if (!counts)
            names << name;
    }
    return separated(names);
}

bool isNumber(Choice choice, std::size_t argument, const Speaker &speaker)
{
    const Vocabulary &vocabulary = speaker.vocabulary();
    return vocabulary.types()[vocabulary.verbs()[choice.verb].types[argument]].kind == ArgumentKind::Number;
}

ChoiceGroup groupOf(Choices choices, const Decision &decision, const Speaker &speaker)
{
    ChoiceGroup group;
    const bool inFull = choices.size() <= kFew;
    if (!inFull)
        group.heading = headingOf(choices, speaker);
    const Differences differences = differing(choices, speaker);
    const std::vector<std::size_t> &arguments = differences.arguments;
    if (choices.size() > kFewNumbers && arguments.size() == 1
        && isNumber(choices.front(), arguments.front(), speaker)) {
        for (const Choice choice : choices)
            group.numbers.push_back(choice.args[arguments.front()]);
    }
    for (const Choice choice : choices) {
        const QString sentence = speaker.sentence(choice, decision);
        group.choices.push_back(
            {choice, inFull ? sentence : difference(choice, differences, speaker), sentence});
    }
    return group;
}

} // namespace

std::vector<ChoiceGroup> groupChoices(Choices choices, const Decision &decision, const Speaker &speaker)
{
    const std::vector<Choice> all = sorted(choices);
    std::vector<ChoiceGroup> groups;
    for (Choices rest = all; !rest.empty();) {
        const std::size_t size = sizeOfFirstGroup(rest, speaker.vocabulary());
        groups.push_back(groupOf(rest.first(size), decision, speaker));
        rest = rest.subspan(size);
    }
    return groups;
}

} // namespace merlon
