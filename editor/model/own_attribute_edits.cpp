#include "editor/model/own_attribute_edits.h"

#include "core/base/limits.h"
#include "core/board/attributes/own_attributes.h"

#include <algorithm>
#include <set>

namespace merlon {

namespace {

/// Brings the values that some kind of thing holds from what attributes were to what they are to be.
class ValueMove {
public:
    ValueMove(const Board &board, const BoardSchema &family, const std::vector<OwnAttributeEdit> &edits)
        : m_before(board.info().ownAttributes)
        , m_family(family)
        , m_edits(edits)
    {
    }

    /// `isFor`: whether things of this kind have an attribute.
    template <class IsFor>
    Attributes moved(const Attributes &attributes, const IsFor &isFor) const
    {
        Attributes result;
        for (const auto &[key, value] : attributes) {
            if (!wasOwn(key, isFor)) {
                result.insert_or_assign(key, value);
                continue;
            }
            const OwnAttribute *now = editOf(key);
            if (now && isFor(*now) && value != now->standard)
                result.insert_or_assign(now->key, value);
        }
        return result;
    }

private:
    template <class IsFor>
    bool wasOwn(const std::string &key, const IsFor &isFor) const
    {
        return !isFamilyKey(m_family, key) && std::ranges::any_of(m_before, [&](const OwnAttribute &own) {
            return own.key == key && isFor(own);
        });
    }

    const OwnAttribute *editOf(const std::string &before) const
    {
        const auto found = std::ranges::find(m_edits, before, &OwnAttributeEdit::before);
        return found == m_edits.end() ? nullptr : &found->attribute;
    }

    const std::vector<OwnAttribute> &m_before;
    const BoardSchema &m_family;
    const std::vector<OwnAttributeEdit> &m_edits;
};

} // namespace

std::vector<OwnAttributeEdit> ownAttributeEdits(const Board &board)
{
    std::vector<OwnAttributeEdit> edits;
    for (const OwnAttribute &own : board.info().ownAttributes)
        edits.push_back({own, own.key, false});
    return edits;
}

BoardChange withOwnAttributes(const Board &board, const BoardSchema &family,
                              const std::vector<OwnAttributeEdit> &edits)
{
    const ValueMove move(board, family, edits);
    BoardInfo info = board.info();
    info.ownAttributes.clear();
    for (const OwnAttributeEdit &edit : edits)
        info.ownAttributes.push_back(edit.attribute);
    info.attributes = move.moved(info.attributes, [](const OwnAttribute &own) { return own.ofBoard; });
    BoardChange change;
    if (info != board.info())
        change.edits.emplace_back(ReplaceInfo {std::move(info)});
    for (std::size_t i = 0; i < board.places().size(); ++i) {
        Place place = board.places()[i];
        place.attributes =
            move.moved(place.attributes, [&](const OwnAttribute &own) { return own.places.has(place.kind); });
        if (place != board.places()[i])
            change.edits.emplace_back(ReplacePlace {i, std::move(place)});
    }
    for (std::size_t i = 0; i < board.links().size(); ++i) {
        Link link = board.links()[i];
        link.attributes =
            move.moved(link.attributes, [&](const OwnAttribute &own) { return own.links.has(link.kind); });
        if (link != board.links()[i])
            change.edits.emplace_back(ReplaceLink {i, std::move(link)});
    }
    return change;
}

std::vector<OwnAttributeEdit> joinedAttributes(std::vector<OwnAttributeEdit> edits,
                                               const std::vector<OwnAttribute> &others)
{
    for (const OwnAttribute &other : others) {
        const auto same = std::ranges::find_if(
            edits, [&](const OwnAttributeEdit &edit) { return edit.attribute.key == other.key; });
        if (same == edits.end())
            edits.push_back({other, {}, false});
        else
            *same = {other, same->before, false};
    }
    return edits;
}

std::optional<BoardInfo> infoForPart(const Board &board, const Board &part)
{
    std::set<std::string> held;
    for (const Place &place : part.places()) {
        for (const auto &[key, value] : place.attributes)
            held.insert(key);
    }
    for (const Link &link : part.links()) {
        for (const auto &[key, value] : link.attributes)
            held.insert(key);
    }
    BoardInfo info = board.info();
    for (const OwnAttribute &own : part.info().ownAttributes) {
        const bool isNew = std::ranges::count(info.ownAttributes, own.key, &OwnAttribute::key) == 0;
        if (isNew && held.contains(own.key) && info.ownAttributes.size() < kMostOwnAttributes)
            info.ownAttributes.push_back(own);
    }
    if (info == board.info())
        return std::nullopt;
    return info;
}

} // namespace merlon
