#include "editor/panels/findings/change_words.h"

#include "app/words/counting.h"
#include "app/words/game_words.h"
#include "core/board/attributes/own_attributes.h"
#include "editor/panels/findings/value_change.h"
#include "editor/panels/properties/attribute_editor.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <vector>

namespace merlon {

namespace {

constexpr std::size_t kManyRows = 6; ///< more are not told one by one

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

/// `subject`: what has the list.
Words rowWords(const Words &subject, const AttributeSchema &attribute, const RowChange &change)
{
    if (!change.added.empty())
        return [subject, attribute, type = change.added] {
            //: Undo step. %1: a place: Barracks, %2: a list: Spaces; %3: what is added to it: Veteran
            return Changes::tr("%1: add to %2: %3")
                .arg(subject(), titleOfAttribute(attribute), titleOf(type));
        };
    if (!change.removed.empty())
        return [subject, attribute, type = change.removed] {
            //: Undo step. %1: a place: Barracks, %2: a list: Spaces; %3: what is removed from it: Veteran
            return Changes::tr("%1: remove from %2: %3")
                .arg(subject(), titleOfAttribute(attribute), titleOf(type));
        };
    if (!change.word.empty())
        return [subject, attribute, field = *change.field, word = change.word] {
            //: Undo step. %1: a place, %2: a list: Spaces; %3: of one of its rows: Start; %4: what it is now: Soldier
            return Changes::tr("%1: %2: set %3 to “%4”")
                .arg(subject(), titleOfAttribute(attribute), titleOfAttribute(field),
                     titleOfWord(field, word));
        };
    return [subject, attribute, field = *change.field] {
        //: Undo step. %1: a place, %2: a list: Spaces; %3: what one of its rows loses: Start
        return Changes::tr("%1: %2: remove %3")
            .arg(subject(), titleOfAttribute(attribute), titleOfAttribute(field));
    };
}

/// All rows of a list: “Any, Soldier”.
QString rowsInWords(const AttributeSchema &attribute, const std::vector<AttributeRecord> &rows)
{
    QStringList all;
    for (const AttributeRecord &row : rows) {
        QStringList words;
        for (const AttributeSchema &field : attribute.fields) {
            if (const std::string word = fieldOf(row, field.key); !word.empty())
                words << titleOfWord(field, word);
        }
        all << words.join(QChar(u' '));
    }
    return separated(all);
}

Words switchWords(const Words &subject, const AttributeSchema &attribute, bool isOn)
{
    return [subject, attribute, isOn] {
        const QString title = titleOfAttribute(attribute);
        //: Undo step. %1: a place or link, %2: what it gets: Cauldron
        return isOn ? Changes::tr("%1: turn on %2").arg(subject(), title)
                    //: Undo step. %1: a place or link, %2: what it loses: Cauldron
                    : Changes::tr("%1: turn off %2").arg(subject(), title);
    };
}

/// `word`: whose count is another now.
Words countWords(const Words &subject, const AttributeSchema &attribute, const std::string &word,
                 const std::map<std::string, std::int64_t> &counts)
{
    const auto found = counts.find(word);
    return [subject, attribute, word, number = found == counts.end() ? 0 : found->second] {
        //: Undo step. %1: a place, %2: what is counted there: Start units; %3: of these: Goblin; %4: a number
        return Changes::tr("%1: set %2 (%3) to %4")
            .arg(subject(), titleOfAttribute(attribute), titleOfWord(attribute, word),
                 QString::number(number));
    };
}

/// Where more than one row of a list is another now; none if the lists say nothing worth telling.
Words listWords(const Words &subject, const AttributeSchema &attribute,
                const std::vector<AttributeRecord> &before, const std::vector<AttributeRecord> &after)
{
    if (after.size() < before.size() && before.size() > kManyRows)
        return [subject, attribute, rows = after.size()] {
            //: Undo step. %1: a place, %2: a list: Defender spaces, %3: how many rows it has then
            return Changes::tr("%1: reduce %2 to %3")
                .arg(subject(), titleOfAttribute(attribute), QString::number(rows));
        };
    if (!before.empty() && !after.empty() && before != after)
        return [subject, attribute, before, after] {
            //: Undo step. %1: a place, %2: a list: Defender spaces; %3 and %4: its rows before and after: “Any, Soldier”
            return Changes::tr("%1: %2: %3 → %4")
                .arg(subject(), titleOfAttribute(attribute), rowsInWords(attribute, before),
                     rowsInWords(attribute, after));
        };
    return {};
}

/// `subject`: what has the attribute.
Words settingOf(const Words &subject, const AttributeSchema &attribute, const AttributeValue &before,
                const AttributeValue &after)
{
    if (const auto *on = std::get_if<bool>(&after))
        return switchWords(subject, attribute, *on);
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
    if (const RowChange change = rowChange(attribute, before, after);
        change.field || !change.added.empty() || !change.removed.empty())
        return rowWords(subject, attribute, change);
    if (const std::string word = onlyCount(attribute, before, after); !word.empty())
        return countWords(subject, attribute, word, std::get<std::map<std::string, std::int64_t>>(after));
    const auto *from = std::get_if<std::vector<AttributeRecord>>(&before);
    const auto *to = std::get_if<std::vector<AttributeRecord>>(&after);
    if (Words words = from && to ? listWords(subject, attribute, *from, *to) : Words {})
        return words;
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
        if (edit.link.course != before.course)
            //: Undo step. %1: the two ends of a link, which becomes a straight or a curved line
            return [name] { return Changes::tr("Draw the link %1 otherwise").arg(name()); };
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

/// The place that a change removes with its links, if that is all it does.
const ErasePlace *onlyRemoval(const BoardChange &change)
{
    const auto *erased = change.edits.empty() ? nullptr : std::get_if<ErasePlace>(&change.edits.back());
    const auto links = std::ranges::count_if(
        change.edits, [](const BoardEdit &edit) { return std::holds_alternative<EraseLink>(edit); });
    return static_cast<std::size_t>(links) + 1 == change.edits.size() ? erased : nullptr;
}

bool removesLinksAlone(const BoardChange &change)
{
    return !change.empty() && std::ranges::all_of(change.edits, [](const BoardEdit &edit) {
        return std::holds_alternative<EraseLink>(edit);
    });
}

bool addsLinksAlone(const BoardChange &change)
{
    return !change.empty() && std::ranges::all_of(change.edits, [](const BoardEdit &edit) {
        return std::holds_alternative<InsertLink>(edit);
    });
}

/// The attribute that a change gives other values in several places, if that is all it does.
const AttributeSchema *commonDifference(const BoardChange &change, const Board &board,
                                        const BoardSchema &schema)
{
    const AttributeSchema *common = nullptr;
    for (const BoardEdit &edit : change.edits) {
        const auto *replaced = std::get_if<ReplacePlace>(&edit);
        if (!replaced || replaced->position >= board.places().size())
            return nullptr;
        const Place &before = board.places()[replaced->position];
        Place same = replaced->place;
        same.attributes = before.attributes;
        const PlaceKind *kind = same == before ? schema.placeKind(before.kind) : nullptr;
        const AttributeSchema *only =
            kind ? onlyDifference(kind->attributes, schema, before, replaced->place) : nullptr;
        if (!only || (common && common->key != only->key))
            return nullptr;
        common = only;
    }
    return common;
}

} // namespace

StepText nameOf(const BoardChange &change, const Board &board, const BoardSchema &schema)
{
    const ExtendedSchema whole(schema, board.info());
    if (change.edits.size() == 1)
        return std::visit(EditWords {board, *whole}, change.edits.front());
    const auto count = static_cast<int>(change.edits.size());
    if (const ErasePlace *removed = onlyRemoval(change))
        return EditWords {board, *whole}(*removed);
    if (removesLinksAlone(change))
        //: What a mend does. %n: links that are removed
        return [count] { return Changes::tr("Remove %n link(s)", nullptr, count); };
    if (addsLinksAlone(change))
        //: What a mend does. %n: links that are added
        return [count] { return Changes::tr("Add %n link(s)", nullptr, count); };
    if (const AttributeSchema *attribute = commonDifference(change, board, *whole))
        return [count, attribute = *attribute] {
            return Changes::tr("%1: change %2")
                .arg(Changes::tr("%n place(s)", nullptr, count), titleOfAttribute(attribute));
        };
    return [count] {
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

StepText stepOn(const Board &board, const Selection &selection, std::function<QString()> what,
                std::function<QString()> value)
{
    return [subject = nameOf(board, selection), what = std::move(what), value = std::move(value)] {
        return Changes::tr("%1: set %2 to “%3”").arg(subject(), what(), value());
    };
}

StepText settingOn(const Board &board, const Selection &selection, const AttributeSchema &attribute,
                   const std::optional<AttributeValue> &before, const AttributeValue &after)
{
    if (selection.empty())
        return [attribute] { return titleOfAttribute(attribute); };
    return settingOf(nameOf(board, selection), attribute, before.value_or(after), after);
}

} // namespace merlon
