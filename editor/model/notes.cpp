#include "editor/model/notes.h"

#include "core/base/limits.h"
#include "core/board/keys.h"

#include <algorithm>

namespace merlon {

const Note *findNote(const Sketch &sketch, const std::string &key)
{
    const auto found = std::ranges::find(sketch.notes, key, &Note::key);
    return found == sketch.notes.end() ? nullptr : &*found;
}

Selection everyNote(const Sketch &sketch)
{
    Selection all;
    for (const Note &note : sketch.notes)
        all.notes.insert(note.key);
    return all;
}

Selection foundNotes(const Sketch &sketch, const std::string &text)
{
    Selection fitting;
    for (const Note &note : sketch.notes) {
        if (lowerCase(note.text).find(lowerCase(text)) != std::string::npos)
            fitting.notes.insert(note.key);
    }
    return fitting;
}

std::set<std::string> notesThere(const Sketch &sketch, const std::set<std::string> &keys)
{
    std::set<std::string> there;
    for (const Note &note : sketch.notes) {
        if (keys.contains(note.key))
            there.insert(note.key);
    }
    return there;
}

std::optional<Box> boxOf(const Sketch &sketch, const Selection &selection)
{
    std::optional<Box> box;
    for (const Note &note : sketch.notes) {
        if (!selection.notes.contains(note.key))
            continue;
        if (!box)
            box = Box {note.at, note.at};
        box->least = {std::min(box->least.x, note.at.x), std::min(box->least.y, note.at.y)};
        box->most = {std::max(box->most.x, note.at.x), std::max(box->most.y, note.at.y)};
    }
    return box;
}

Sketch partOf(const Sketch &sketch, const Selection &selection)
{
    Sketch part;
    std::ranges::copy_if(sketch.notes, std::back_inserter(part.notes),
                         [&](const Note &note) { return selection.notes.contains(note.key); });
    return part;
}

Sketch shifted(Sketch sketch, const Selection &selection, Point by)
{
    for (Note &note : sketch.notes) {
        if (selection.notes.contains(note.key))
            note.at = {note.at.x + by.x, note.at.y + by.y};
    }
    return sketch;
}

Sketch without(Sketch sketch, const Selection &selection)
{
    std::erase_if(sketch.notes, [&](const Note &note) { return selection.notes.contains(note.key); });
    return sketch;
}

MoreNotes pasted(Sketch sketch, const Sketch &part, Point by)
{
    MoreNotes more {std::move(sketch), {}};
    for (Note note : part.notes) {
        note.at = {note.at.x + by.x, note.at.y + by.y};
        const std::string key = note.key;
        MoreNotes one = withNote(std::move(more.sketch), std::move(note));
        more.sketch = std::move(one.sketch);
        if (!one.added.notes.empty())
            more.copies.emplace(key, *one.added.notes.begin());
        more.added.notes.merge(one.added.notes);
    }
    return more;
}

MoreNotes withNote(Sketch sketch, Note note)
{
    MoreNotes more {std::move(sketch), {}};
    if (more.sketch.notes.size() >= kMostNotes)
        return more;
    note.key = freeKey(note.key.empty() ? "note-1" : note.key, [&](std::string_view key) {
        return findNote(more.sketch, std::string(key)) != nullptr;
    });
    more.added.notes.insert(note.key);
    more.sketch.notes.push_back(std::move(note));
    return more;
}

Sketch rewritten(Sketch sketch, const std::string &key, NoteKind kind, const std::string &text)
{
    const auto note = std::ranges::find(sketch.notes, key, &Note::key);
    if (note != sketch.notes.end()) {
        note->kind = kind;
        note->text = text;
    }
    return sketch;
}

} // namespace merlon
