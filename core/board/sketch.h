#pragma once

#include "core/board/board.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace merlon {

enum class NoteKind { Remark, Question, Task, Done };
inline constexpr std::array kNoteKinds {NoteKind::Remark, NoteKind::Question, NoteKind::Task, NoteKind::Done};

/// Something that a designer wrote on the drawing, for other designers.
struct Note {
    std::string key; ///< as that of a place, among the notes
    NoteKind kind = NoteKind::Remark;
    Point at; ///< of its upper left corner
    std::string text;
    friend bool operator==(const Note &, const Note &) = default;
};

inline constexpr std::size_t kMostNotes = 1000;
inline constexpr std::size_t kLongestNote = 4000; ///< bytes

/// What lies on a drawing besides the board. It is kept in the file of the board, but is no part of it: neither games nor
/// checks nor records know it.
struct Sketch {
    std::vector<Note> notes; ///< the uppermost last
    bool empty() const { return notes.empty(); }
    friend bool operator==(const Sketch &, const Sketch &) = default;
};

/// In files: `remark`.
const char *keyOf(NoteKind kind);
std::optional<NoteKind> noteKindOf(std::string_view key);

} // namespace merlon
