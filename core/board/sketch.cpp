#include "core/board/sketch.h"

#include <algorithm>

namespace merlon {

const char *keyOf(NoteKind kind)
{
    switch (kind) {
    case NoteKind::Remark:
        return "remark";
    case NoteKind::Question:
        return "question";
    case NoteKind::Task:
        return "task";
    case NoteKind::Done:
        return "done";
    }
    return "";
}

std::optional<NoteKind> noteKindOf(std::string_view key)
{
    const auto *found =
        std::ranges::find(kNoteKinds, key, [](NoteKind kind) { return std::string_view(keyOf(kind)); });
    return found == kNoteKinds.end() ? std::nullopt : std::optional(*found);
}

} // namespace merlon
