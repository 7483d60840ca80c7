#include "editor/panels/change_words.h"

#include "app/words/game_words.h"
#include "editor/panels/attribute_editor.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace merlon {

namespace {

/// The sentences about changes.
class Changes {
    Q_DECLARE_TR_FUNCTIONS(Changes)
};

using Words = std::function<QString()>;

QString ends(const std::string &from, const std::string &to)
{
    //: The two ends of a link.
    return Changes::tr("%1 – %2").arg(titleOf(from), titleOf(to));
}

/// The attribute in which two places or links differ, if it is the only one.
template <class Owner>
const AttributeSchema *onlyDifference(const std::vector<AttributeSchema> &attributes,
                                      const BoardSchema &schema, const Owner &before, const Owner &after)
{
    const AttributeSchema *only = nullptr;
    for (const AttributeSchema &attribute : attributes) {
        if (attributeOf(schema, before, attribute.key) == attributeOf(schema, after, attribute.key))
            continue;
        if (only)
            return nullptr;
        only = &attribute;
    }
    return only;
}

/// The space that a list has got at its end, if that is all.
std::optional<std::string> addedType(const AttributeValue &before, const AttributeValue &after)
{
    const auto *from = std::get_if<std::vector<AttributeRecord>>(&before);
    const auto *to = std::get_if<std::vector<AttributeRecord>>(&after);
    if (!from || !to || to->size() != from->size() + 1
        || !std::equal(from->begin(), from->end(), to->begin()))
        return std::nullopt;
    const std::string type = fieldOf(to->back(), "type");
    return type.empty() ? std::nullopt : std::optional(type);
}

/// `subject`: what has the attribute.
Words settingOf(const Words &subject, const AttributeSchema &attribute, const AttributeValue &before,
                const AttributeValue &after)
{
    if (const auto *on = std::get_if<bool>(&after))
        return [subject, attribute, isOn = *on] {
            const QString title = titleOfAttribute(attribute);
            //: Undo step. %1: a place or link, %2: what it gets: Cauldron
            return isOn ? Changes::tr("%1: turn on %2").arg(subject(), title)
                        //: Undo step. %1: a place or link, %2: what it loses: Cauldron
                        : Changes::tr("%1: turn off %2").arg(subject(), title);
        };
    if (const auto *word = std::get_if<std::string>(&after); word && attribute.type == AttributeType::OneOf)
        return [subject, attribute, value = *word] {
            //: Undo step. %1: a place or link, %2: an attribute: Access; %3: what it is now: Open
            return Changes::tr("%1: set %2 to “%3”")
                .arg(subject(), titleOfAttribute(attribute), titleOfWord(attribute, value));
        };
    if (const auto *number = std::get_if<std::int64_t>(&after))
        return [subject, attribute, value = *number] {
            return Changes::tr("%1: set %2 to “%3”")
                .arg(subject(), titleOfAttribute(attribute), QString::number(value));
        };
    if (const auto type = addedType(before, after))
        return [subject, attribute, type = *type] {
            //: Undo step. %1: a place: Barracks, %2: a list: Spaces; %3: what is added to it: Veteran
            return Changes::tr("%1: add to %2: %3")
                .arg(subject(), titleOfAttribute(attribute), titleOf(type));
        };
    return [subject, attribute] {
        //: Undo step. %1: a place or link, %2: what is changed of it: Defender spaces
        return Changes::tr("%1: change %2").arg(subject(), titleOfAttribute(attribute));
    };
}

/// One small edit in words.
struct EditWords {
    const Board &board;
    const BoardSchema &schema;

    Words operator()(const InsertPlace &edit) const
    {
        //: Undo step. %1: a place, a link or a count of them
        return [key = edit.place.key] { return Changes::tr("Add %1").arg(titleOf(key)); };
    }
    Words operator()(const ErasePlace &edit) const
    {
        //: Undo step. %1: a place, a link, a piece or a count of them
        return
            [key = board.places()[edit.position].key] { return Changes::tr("Remove %1").arg(titleOf(key)); };
    }
    Words operator()(const ReplacePlace &edit) const
    {
        const Place &before = board.places()[edit.position];
        const Words name = [key = before.key] { return titleOf(key); };
        if (edit.place.key != before.key)
            return [name, key = edit.place.key] {
                //: Undo step. %1: a place, %2: its new key
                return Changes::tr("Give %1 the key “%2”").arg(name(), QString::fromStdString(key));
            };
        if (edit.place.side != before.side)
            return [name, side = edit.place.side] {
                //: Undo step. %1: a place, %2: west or east
                return Changes::tr("Give %1 the side “%2”").arg(name(), titleOf(side).toLower());
            };
        if (edit.place.at != before.at)
            return [name, at = edit.place.at] {
                //: Undo step. %1: a place, %2 and %3: how far from the left and from the top it is then
                return Changes::tr("Move %1 to %2, %3")
                    .arg(name(), QString::number(at.x), QString::number(at.y));
            };
        const PlaceKind *kind = schema.placeKind(before.kind);
        if (const auto *attribute =
                kind ? onlyDifference(kind->attributes, schema, before, edit.place) : nullptr)
            return settingOf(name, *attribute, attributeOf(schema, before, attribute->key),
                             attributeOf(schema, edit.place, attribute->key));
        return [name] { return /*: Undo step. %1: a place */ Changes::tr("Change %1").arg(name()); };
    }
    Words operator()(const InsertLink &edit) const
    {
        return [link = linkName(edit.link)] {
            //: %1: a kind of link, %2: its ends.
            return Changes::tr("Add the link (%1) %2")
                .arg(titleOf(link.kind).toLower(), ends(link.from, link.to));
        };
    }
    Words operator()(const EraseLink &edit) const
    {
        return [link = linkName(board.links()[edit.position])] {
            //: %1: a kind of link, %2: its ends.
            return Changes::tr("Remove the link (%1) %2")
                .arg(titleOf(link.kind).toLower(), ends(link.from, link.to));
        };
    }
    Words operator()(const ReplaceLink &edit) const
    {
        const Link &before = board.links()[edit.position];
        const Words name = [link = linkName(before)] { return ends(link.from, link.to); };
        if (edit.link.via != before.via)
            //: Undo step. %1: the two ends of a link, which gets or loses bends
            return [name] { return Changes::tr("Bend the link %1").arg(name()); };
        const LinkKind *kind = schema.linkKind(before.kind);
        if (const auto *attribute =
                kind ? onlyDifference(kind->attributes, schema, before, edit.link) : nullptr)
            return settingOf(name, *attribute, attributeOf(schema, before, attribute->key),
                             attributeOf(schema, edit.link, attribute->key));
        //: Undo step. %1: a link, such as “a → b”
        return [name] { return Changes::tr("Change the link %1").arg(name()); };
    }
    Words operator()(const ReplaceInfo &) const
    {
        return [] { return Changes::tr("Edit board description"); };
    }
};

} // namespace

StepText nameOf(const BoardChange &change, const Board &board, const BoardSchema &schema)
{
    if (change.edits.size() == 1)
        return std::visit(EditWords {board, schema}, change.edits.front());
    return [count = static_cast<int>(change.edits.size())] {
        //: What a mend does. %n: places and links that become different
        return Changes::tr("Change %n place(s) or link(s)", nullptr, count);
    };
}

std::function<QString()> nameOf(const Board &board, const Selection &selection)
{
    const auto places = static_cast<int>(selection.places.size());
    const auto links = static_cast<int>(linksIn(board, selection).size());
    const auto notes = static_cast<int>(selection.notes.size());
    if (places == 1 && selection.links.empty())
        return [key = *selection.places.begin()] { return titleOf(key); };
    if (places == 0 && links == 1)
        return [link = *selection.links.begin()] { return ends(link.from, link.to); };
    if (places > 0)
        return [places] { return Changes::tr("%n place(s)", nullptr, places); };
    if (links > 0)
        return [links] { return Changes::tr("%n link(s)", nullptr, links); };
    if (notes > 0)
        return [notes] { return Changes::tr("%n note(s)", nullptr, notes); };
    return [] { return QString(); };
}

StepText stepOn(const Board &board, const Selection &selection, std::function<QString()> what)
{
    if (selection.empty())
        return what;
    return [subject = nameOf(board, selection), what = std::move(what)] {
        //: Undo step. %1: a place, a link or a count of them; %2: what is done: “West wall 4: Defender spaces”
        return Changes::tr("%1: %2").arg(subject(), what());
    };
}

} // namespace merlon
