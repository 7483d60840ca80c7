#include "app/cli/table/choice_menu.h"

#include "app/cli/output.h"
#include "core/engine/notation/notation.h"
#include "core/engine/state.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

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

std::vector<Choice> choicesOf(const View &view)
{
    ChoiceList choices;
    view.choices(choices);
    return {choices.begin(), choices.end()};
}

} // namespace

ChoiceMenu::ChoiceMenu(const View &view, const Speaker &speaker)
    : m_speaker(speaker)
    , m_groups(groupChoices(choicesOf(view), view.decision(), speaker))
{
    for (const ChoiceGroup &group : m_groups) {
        for (const WordedChoice &worded : group.choices)
            m_choices.push_back(worded.choice);
    }
}

QString ChoiceMenu::numbered(std::size_t index, const QString &text) const
{
    const auto width = QString::number(m_choices.size()).size();
    return u"%1) %2"_s.arg(QString::number(index + 1).rightJustified(width), text);
}

QString ChoiceMenu::text() const
{
    QStringList lines;
    std::size_t number = 0;
    for (const ChoiceGroup &group : m_groups) {
        QStringList items;
        for (const WordedChoice &worded : group.choices)
            items << numbered(number++, worded.text);
        if (!group.heading.isEmpty())
            lines << u"  "_s + group.heading;
        lines << (group.heading.isEmpty() ? u"  "_s + items.join(u"\n  "_s) : inColumns(items, u"    "_s));
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
