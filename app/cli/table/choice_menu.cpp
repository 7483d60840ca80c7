#include "app/cli/table/choice_menu.h"

#include "app/cli/output.h"
#include "core/engine/notation.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

/// So many choices of a kind are still told one by one, in full.
constexpr std::size_t kFew = 3;
/// More choices with the same verb than this are grouped by their first argument too.
constexpr std::size_t kMany = 9;

/// Items in as many columns as there is room for, to be read from left to right.
QString inColumns(const QStringList &items, const QString &indent)
{
    qsizetype width = 0;
    for (const QString &item : items)
        width = std::max(width, item.size());
    const qsizetype perLine = std::max<qsizetype>(1, (kColumns - indent.size() + 2) / (width + 2));
    QStringList lines;
    for (qsizetype i = 0; i < items.size(); ++i) {
        if (i % perLine == 0)
            lines << indent + items[i];
        else
            lines.last() += u"  "_s + items[i];
        if (i % perLine != perLine - 1 && i + 1 < items.size())
            lines.last() = lines.last().leftJustified(indent.size() + (i % perLine) * (width + 2) + width);
    }
    return lines.join(u'\n');
}

} // namespace

ChoiceMenu::ChoiceMenu(const ChoiceList &choices, const Speaker &speaker)
    : m_speaker(speaker)
    , m_choices(choices.begin(), choices.end())
{
    // Choices of a kind stand together, in the order in which their kinds come first.
    std::vector<std::uint16_t> verbs;
    for (const Choice choice : choices) {
        if (std::ranges::find(verbs, choice.verb) == verbs.end())
            verbs.push_back(choice.verb);
    }
    const auto kind = [&](Choice choice) { return std::ranges::find(verbs, choice.verb); };
    std::ranges::stable_sort(m_choices, {}, kind);
    for (const std::uint16_t verb : verbs) {
        const auto same = std::ranges::equal_range(m_choices, std::ranges::find(verbs, verb), {}, kind);
        if (same.size() > kMany)
            std::stable_sort(same.begin(), same.end(),
                             [](Choice a, Choice b) { return a.args[0] < b.args[0]; });
    }
}

std::vector<ChoiceMenu::Group> ChoiceMenu::groups() const
{
    std::vector<Group> groups;
    for (std::size_t i = 0; i < m_choices.size();) {
        const Choice first = m_choices[i];
        const auto sameVerb =
            static_cast<std::size_t>(std::ranges::count(m_choices, first.verb, &Choice::verb));
        const bool splits = sameVerb > kMany && m_speaker.vocabulary().verbs()[first.verb].types.size() > 1;
        std::size_t end = i;
        while (end < m_choices.size() && m_choices[end].verb == first.verb
               && (!splits || m_choices[end].args[0] == first.args[0]))
            ++end;
        groups.push_back({i, end - i});
        i = end;
    }
    return groups;
}

bool ChoiceMenu::varies(const Group &group, std::size_t argument) const
{
    const auto first = m_choices.begin() + static_cast<std::ptrdiff_t>(group.first);
    return std::any_of(first, first + static_cast<std::ptrdiff_t>(group.size),
                       [&](Choice choice) { return choice.args[argument] != first->args[argument]; });
}

/// The sentence of the choices with dots where they differ.
QString ChoiceMenu::heading(const Group &group) const
{
    Text text = m_speaker.vocabulary().text(m_choices[group.first]);
    for (std::size_t i = 0; i < text.args.size(); ++i) {
        if (varies(group, i))
            text.args[i] = std::string("…");
    }
    return m_speaker.say(text);
}

/// The arguments in which the choices differ, in the order in which the sentence has them.
std::vector<std::size_t> ChoiceMenu::differing(const Group &group) const
{
    Text text = m_speaker.vocabulary().text(m_choices[group.first]);
    std::vector<std::size_t> arguments;
    for (std::size_t i = 0; i < text.args.size(); ++i) {
        if (varies(group, i))
            arguments.push_back(i);
        text.args[i] = "<" + std::to_string(i) + ">";
    }
    const QString sentence = m_speaker.say(text);
    std::ranges::sort(arguments, {}, [&](std::size_t i) { return sentence.indexOf(u"<%1>"_s.arg(i)); });
    return arguments;
}

QString ChoiceMenu::difference(Choice choice, const std::vector<std::size_t> &arguments) const
{
    const Term &verb = m_speaker.vocabulary().verbs()[choice.verb];
    QStringList names;
    for (const std::size_t i : arguments)
        names << m_speaker.name(verb.types[i], choice.args[i]);
    return names.join(u", "_s);
}

QString ChoiceMenu::numbered(std::size_t index, const QString &text) const
{
    const auto width = QString::number(m_choices.size()).size();
    return u"%1) %2"_s.arg(QString::number(index + 1).rightJustified(width), text);
}

QString ChoiceMenu::text() const
{
    QStringList lines;
    for (const Group &group : groups()) {
        QStringList items;
        const bool inFull = group.size <= kFew;
        const std::vector<std::size_t> arguments = differing(group);
        for (std::size_t i = group.first; i < group.first + group.size; ++i) {
            items << numbered(
                i, inFull ? m_speaker.sentence(m_choices[i]) : difference(m_choices[i], arguments));
        }
        if (!inFull)
            lines << u"  "_s + heading(group);
        lines << (inFull ? u"  "_s + items.join(u"\n  "_s) : inColumns(items, u"    "_s));
    }
    return lines.join(u'\n');
}

QString ChoiceMenu::notations() const
{
    QStringList items;
    for (std::size_t i = 0; i < m_choices.size(); ++i)
        items << numbered(i, QString::fromStdString(notate(m_speaker.vocabulary(), m_choices[i])));
    return inColumns(items, u"  "_s);
}

std::optional<Choice> ChoiceMenu::at(int number) const
{
    if (number < 1 || number > size())
        return std::nullopt;
    return m_choices[static_cast<std::size_t>(number) - 1];
}

} // namespace merlon::cli
