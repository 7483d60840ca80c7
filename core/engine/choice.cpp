#include "core/engine/choice.h"

#include <algorithm>

namespace merlon {

bool ChoiceList::contains(Choice choice) const
{
    return std::find(m_items.begin(), m_items.end(), choice) != m_items.end();
}

} // namespace merlon
