#include "core/engine/choice.h"

#include <algorithm>

namespace merlon {

bool ChoiceList::contains(Choice choice) const
{
    return std::find(begin(), end(), choice) != end();
}

void ChoiceList::assign(const ChoiceList &other)
{
    if (m_room.size() < other.m_size)
        m_room.resize(other.m_room.size());
    std::copy(other.begin(), other.end(), m_room.begin());
    m_size = other.m_size;
}

void ChoiceList::grow()
{
    constexpr std::size_t kFirst = 64;
    m_room.resize(std::max(kFirst, 2 * m_room.size()));
}

} // namespace merlon
