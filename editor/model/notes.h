#pragma once

#include "core/board/sketch.h"
#include "editor/model/selection.h"
#include "editor/model/shaping.h"

#include <map>
#include <set>
#include <string>

/// Edits of the notes on a drawing: each gives the sketch as it is afterwards.
namespace merlon {

const Note *findNote(const Sketch &sketch, const std::string &key);
/// All of them, as a selection.
Selection everyNote(const Sketch &sketch);
/// Those whose text contains this, whatever its capital letters (ASCII).
Selection foundNotes(const Sketch &sketch, const std::string &text);
/// Without the keys that no note has.
std::set<std::string> notesThere(const Sketch &sketch, const std::set<std::string> &keys);
/// Around the points of the selected notes; none if there are none.
std::optional<Box> boxOf(const Sketch &sketch, const Selection &selection);

/// The selected notes as a sketch of their own.
Sketch partOf(const Sketch &sketch, const Selection &selection);
Sketch shifted(Sketch sketch, const Selection &selection, Point by);
Sketch without(Sketch sketch, const Selection &selection);
/// On top of the others, shifted, and with keys that none of them has; as many as there is room for.
struct MoreNotes {
    Sketch sketch;
    Selection added;
    std::map<std::string, std::string> copies {}; ///< keys by those of their originals
};
MoreNotes pasted(Sketch sketch, const Sketch &part, Point by);
/// A note with a free key; nothing is added if there are kMostNotes already.
MoreNotes withNote(Sketch sketch, Note note);
/// Text and kind of a note become others.
Sketch rewritten(Sketch sketch, const std::string &key, NoteKind kind, const std::string &text);

} // namespace merlon
