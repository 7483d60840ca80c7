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

LinkName linkName(const Link &link)
{
    return {link.kind, link.from, link.to};
}

namespace {

/// Takes away what has been seen, and notes the rest.
template <class Name>
void keepNew(std::set<Name> &names, std::set<Name> &seen)
{
    std::erase_if(names, [&](const Name &name) { return !seen.insert(name).second; });
}

void keepNew(Selection &things, Selection &seen)
{
    keepNew(things.places, seen.places);
    keepNew(things.links, seen.links);
    keepNew(things.notes, seen.notes);
}

} // namespace

Arrangement tidied(Arrangement arrangement)
{
    Selection inLayers;
    for (OwnLayer &layer : arrangement.layers)
        keepNew(layer.things, inLayers);
    Selection inGroups;
    for (Selection &group : arrangement.groups)
        keepNew(group, inGroups);
    std::erase_if(arrangement.groups, [](const Selection &group) { return group.size() < 2; });
    std::ranges::sort(arrangement.guides);
    std::vector<GuideLine> &guides = arrangement.guides;
    guides.erase(std::unique(guides.begin(), guides.end()), guides.end());
    return arrangement;
}

} // namespace merlon
