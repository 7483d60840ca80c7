#pragma once

#include "core/games/siege/agenda/agenda.h"
#include "core/games/siege/agenda/agenda_view.h"

/// What still lies on an agenda.
namespace merlon::siege {

/// The uppermost step of a kind; null if there is none.
template <class Data, class StepKind>
const Step *findStep(const Data &data, StepKind kind)
{
    for (std::size_t index = data.agendaSize; index-- > 0;) {
        if (data.agenda[index].kind == static_cast<std::uint8_t>(kind))
            return &data.agenda[index];
    }
    return nullptr;
}

/// Whether the assault has begun and is not over.
template <class Edition>
bool isInAssault(const typename Edition::Data &data)
{
    return findStep(data, Edition::StepKind::EndAssault) != nullptr;
}

/// Whether a step of the assault is still to come: that of the assault that runs, or else of the next one.
template <class Edition>
bool isToCome(const typename Edition::Data &data, typename Edition::StepKind kind)
{
    return !isInAssault<Edition>(data) || findStep(data, kind) != nullptr;
}

/// Does the work of a step, and of those of its kind that follow from it, on an agenda of its own. What else follows is
/// dropped.
template <class Edition>
void workThrough(typename Edition::Play &play, typename Edition::StepKind kind)
{
    play.data.agendaSize = 0;
    push(play, kind);
    while (play.data.agendaSize > 0) {
        const Step step = topOf(play.data);
        --play.data.agendaSize;
        if (step.kind == static_cast<std::uint8_t>(kind))
            Edition::ruleOf(step).work(play, step);
    }
}

} // namespace merlon::siege
