#pragma once

#include "core/base/json.h"
#include "core/engine/agenda/state.h"
#include "core/engine/agenda/view.h"

#include <cassert>

/// The members of states and views that give JSON: for the one source of a game that instantiates them.
namespace merlon::agenda {

template <class Edition>
Json AgendaState<Edition>::position() const
{
    assert(m_keepsMoments);
    return Edition::writePosition(*m_setup, m_moment ? *m_moment : m_data);
}

template <class Edition>
Json AgendaView<Edition>::position() const
{
    return Edition::writePosition(*m_setup, m_known);
}

} // namespace merlon::agenda
