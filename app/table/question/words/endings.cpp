#include "app/table/question/words/endings.h"

#include <algorithm>

namespace merlon {

namespace {

int countOf(const canvas::Thing &piece, const Tableau &tableau)
{
    int count = 0;
    for (const Zone &zone : tableau.zones) {
        if (zone.place != piece.place)
            continue;
        for (const Item &item : zone.items)
            count += item.key == piece.key ? item.count : 0;
    }
    return count;
}

} // namespace

Endings::Endings(const Vocabulary &vocabulary, std::span<const Choice> choices)
{
    for (const Choice choice : choices) {
        if (vocabulary.endsStep(choice))
            m_endings.push_back(choice);
        else
            ++(vocabulary.isAside(choice) ? m_asides : m_others);
        m_goOn = m_goOn || vocabulary.verbs()[choice.verb].role == TermRole::End;
    }
}

std::optional<Choice> Endings::onlyWayOn() const
{
    const bool isOnly = m_endings.size() == 1 && m_goOn && m_asides > 0 && m_others == 0;
    return isOnly ? std::optional(m_endings.front()) : std::nullopt;
}

bool Endings::contains(Choice choice) const
{
    return std::ranges::find(m_endings, choice) != m_endings.end();
}

QString Endings::undone(std::span<const canvas::Thing> choosable, const Tableau &tableau) const
{
    if (!leaveSomething() || m_others == 0)
        return {};
    int pieces = 0;
    for (const canvas::Thing &thing : choosable)
        pieces += thing.place >= 0 && !thing.key.empty() ? countOf(thing, tableau) : 0;
    if (pieces == 0 && m_others == 1) // this or that
        return {};
    if (pieces > 0)
        //: On the button that ends a step. %n: pieces on the board that can be moved or used before.
        return tr("%n piece(s) can still act.", nullptr, pieces);
    //: On the button that ends a step. %n: other choices that are offered.
    return tr("%n other choice(s) still possible.", nullptr, m_others);
}

} // namespace merlon
