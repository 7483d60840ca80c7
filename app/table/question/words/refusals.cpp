#include "app/table/question/words/refusals.h"

#include "app/look/lettering.h"
#include "app/words/counting.h"
#include "app/words/language.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kFewNames = 4;   ///< are told one by one
const std::string kOpen = "…"; ///< stands for an argument that can be this or that
const std::string kListed =
    "\xEE\x80\x80"; ///< U+E000 stands for the argument whose values are told one by one

/// Whether two reasons are the same but for the names of things.
bool sayTheSame(const Reason &one, const Reason &other, const Vocabulary &vocabulary)
{
    if (one.kind() != other.kind() || one.rule() != other.rule())
        return false;
    const Term &term = vocabulary.reasons()[one.kind()];
    for (std::size_t i = 0; i < term.types.size(); ++i) {
        if (vocabulary.types()[term.types[i]].kind == ArgumentKind::Number
            && one.args()[i] != other.args()[i])
            return false;
    }
    return true;
}

bool belongTogether(const Impossible &one, const Impossible &other, const Vocabulary &vocabulary)
{
    return one.choice.verb == other.choice.verb && one.argument == other.argument
        && sayTheSame(one.reason, other.reason, vocabulary);
}

/// The choice with dots for what it could be besides; for several choices with a list where they differ.
QString whatOf(const std::vector<Impossible> &group, const Speaker &speaker)
{
    const Impossible &first = group.front();
    Text text = speaker.vocabulary().text(first.choice);
    for (std::size_t i = 0; i < text.args.size(); ++i) {
        if (static_cast<int>(i) != first.argument || group.size() > 1)
            text.args[i] = kOpen;
    }
    if (group.size() == 1)
        return asSentence(speaker.say(text));
    const auto argument = static_cast<std::size_t>(first.argument);
    text.args[argument] = kListed;
    QString sentence = speaker.say(text);
    const std::uint8_t type = speaker.vocabulary().verbs()[first.choice.verb].types[argument];
    QStringList names;
    for (const Impossible &impossible : group)
        names << speaker.name(type, impossible.choice.args[argument]);
    names.removeDuplicates();
    if (const auto more = static_cast<int>(names.size()) - kFewNames; more > 1) {
        names = names.first(kFewNames);
        //: The end of a list of things that cannot be chosen.
        names << QCoreApplication::translate("Refusals", "%n more", nullptr, more);
    }
    sentence.replace(QString::fromStdString(kListed), separated(names));
    return withCapital(sentence);
}

/// The reason against the first, which may name it; then the others are not forgotten.
QString whyOf(const std::vector<Impossible> &group, const Speaker &speaker)
{
    const QString first = asSentence(speaker.say(speaker.vocabulary().text(group.front().reason)));
    const auto isTold = [&](const Impossible &other) { return other.reason == group.front().reason; };
    if (std::ranges::all_of(group, isTold))
        return first;
    //: After the reason against the first thing of a list: `Briefing is not a card of phases 2 to 5.`
    return QCoreApplication::translate("Refusals", "%1 The same goes for the others.").arg(first);
}

} // namespace

std::vector<Refusal> refusalsFor(const std::vector<Impossible> &impossible, const Speaker &speaker)
{
    const Vocabulary &vocabulary = speaker.vocabulary();
    std::vector<std::vector<Impossible>> groups;
    for (const Impossible &one : impossible) {
        const auto group = std::ranges::find_if(
            groups, [&](const auto &other) { return belongTogether(other.front(), one, vocabulary); });
        if (group == groups.end())
            groups.push_back({one});
        else
            group->push_back(one);
    }
    std::vector<Refusal> refusals;
    for (const std::vector<Impossible> &group : groups) {
        refusals.push_back(
            {whatOf(group, speaker), whyOf(group, speaker),
             QString::fromStdString(ruleName(speaker.setup().game(), group.front().reason.rule()))});
    }
    return refusals;
}

QString inRichText(const Refusal &refusal)
{
    //: What cannot be done, the reason as a sentence, and the number of its rule.
    return QCoreApplication::translate("Refusals", "%1 – <i>%2</i> (%3)")
        .arg(richText(refusal.what), richText(refusal.why),
             uR"(<a href="rule:%1">%1</a>)"_s.arg(refusal.rule));
}

} // namespace merlon
