#include "core/engine/position/draft_edit.h"

#include "core/base/json.h"

#include <algorithm>

namespace merlon {

namespace {

std::vector<std::string> stepsOf(std::string_view pointer)
{
    std::vector<std::string> steps;
    const Json::json_pointer path {std::string(pointer)};
    for (auto rest = path; !rest.empty(); rest.pop_back())
        steps.insert(steps.begin(), rest.back());
    return steps;
}

/// The members that an object of a position can have, in the game's order.
std::vector<std::string> membersAt(const Draft &draft, const std::vector<std::string> &steps)
{
    std::vector<std::string> members;
    for (const DraftPart &part : draft.parts) {
        const std::vector<std::string> path = stepsOf(part.pointer);
        if (path == steps)
            std::ranges::transform(part.fields, std::back_inserter(members), &DraftField::key);
        const bool isWithin =
            path.size() > steps.size() && std::ranges::equal(steps, std::span(path).first(steps.size()));
        if (isWithin && std::ranges::count(members, path[steps.size()]) == 0)
            members.push_back(path[steps.size()]);
    }
    return members;
}

/// Puts a member where the game's order wants it.
void insert(Json &object, const std::string &key, Json value, const std::vector<std::string> &order)
{
    if (object.contains(key)) {
        object[key] = std::move(value);
        return;
    }
    const auto place = std::ranges::find(order, key);
    Json::object_t members;
    bool isIn = false;
    for (auto &[other, json] : object.get_ref<Json::object_t &>()) {
        if (!isIn && place != order.end() && std::find(place, order.end(), other) != order.end()) {
            members.emplace_back(key, std::move(value));
            isIn = true;
        }
        members.emplace_back(other, std::move(json));
    }
    if (!isIn)
        members.emplace_back(key, std::move(value));
    object = Json(std::move(members));
}

/// Sets what a pointer names, or removes it, with the objects around it that become empty.
void set(const Draft &draft, Json &object, const std::vector<std::string> &steps, std::size_t depth,
         const Json *value)
{
    const std::string &step = steps[depth];
    if (object.is_array() && depth + 1 < steps.size()) {
        const std::size_t index = std::stoul(step);
        if (index < object.size())
            set(draft, object[index], steps, depth + 1, value);
        return;
    }
    if (!object.is_object())
        object = Json::object();
    if (depth + 1 == steps.size()) {
        if (value)
            insert(object, step, *value, membersAt(draft, {steps.begin(), steps.end() - 1}));
        else
            object.erase(step);
        return;
    }
    if (!value && !object.contains(step))
        return;
    Json inner = object.contains(step) ? object[step] : Json::object();
    set(draft, inner, steps, depth + 1, value);
    if (inner.empty())
        object.erase(step);
    else
        insert(object, step, std::move(inner),
               membersAt(draft, {steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(depth)}));
}

void erase(const Draft &draft, Json &position, const std::string &pointer)
{
    set(draft, position, stepsOf(pointer), 0, nullptr);
}

int numberIn(const Json &value)
{
    return value.is_number_integer() ? value.get<int>() : 0;
}

/// What a token is, whatever else is known of it.
std::string tokenIn(const Json &value)
{
    if (value.is_object())
        return value.value("token", std::string());
    return value.is_string() ? value.get<std::string>() : std::string();
}

bool isOf(const Json &record, const DraftSlot &slot)
{
    return record.is_object() && record.value(slot.member, Json()) == slot.word;
}

/// The place of a record is the part in which it lies, if it has one.
bool liesIn(const Json &record, const DraftPart &part)
{
    return part.place < 0 || record.value("place", Json()) == part.key;
}

Json freshRecord(const DraftField &field, const DraftSlot &slot, const DraftPart &part)
{
    Json record = Json::object();
    for (const DraftField &member : field.members) {
        if (member.key == slot.member)
            record[member.key] = slot.word;
        else if (member.kind == DraftKind::Place && member.isNeeded)
            record[member.key] = part.key;
        else if (member.isNeeded)
            record[member.key] = *member.standard;
    }
    return record;
}

bool hasPlaces(const DraftField &field)
{
    return std::ranges::any_of(field.members, [](const DraftField &member) {
        return member.kind == DraftKind::Place && member.isNeeded;
    });
}

/// Part and field of a slot.
struct Found {
    const DraftPart *part = nullptr;
    const DraftField *field = nullptr;
};

Found find(const Draft &draft, const DraftSlot &slot, const DraftPart &part)
{
    const DraftPart *owner = slot.part ? partAt(draft, *slot.part) : &part;
    if (!owner || (!slot.part && part.place < 0 && part.link < 0))
        return {};
    return {owner, fieldOf(*owner, slot.field)};
}

Json withCard(const DraftField &field, const std::string &card, int at)
{
    Json cards = *field.value;
    if (at < 0) {
        const auto free = std::ranges::find_if(cards, [](const Json &one) { return one.is_null(); });
        at = static_cast<int>(free == cards.end() ? cards.size() - 1
                                                  : static_cast<std::size_t>(free - cards.begin()));
    }
    const auto before = std::ranges::find(cards, Json(card));
    const auto slot = cards.begin() + at;
    if (before != cards.end() && !field.mayRepeat)
        std::iter_swap(before, slot); // no card is there twice
    else
        *slot = card;
    return cards;
}

/// A field with one piece more; null if that changes nothing.
Json more(const DraftField &field, const DraftSlot &slot, const DraftPart &part, int at)
{
    Json value = *field.value;
    switch (field.kind) {
    case DraftKind::Number:
        return numberIn(value) + 1;
    case DraftKind::Flag:
        return true;
    case DraftKind::Word:
    case DraftKind::Token:
        return slot.word;
    case DraftKind::Place:
        return part.key;
    case DraftKind::Counts:
        value[slot.word] = numberIn(value.value(slot.word, Json())) + 1;
        return value;
    case DraftKind::Words: // says something of pieces, holds none
        return {};
    case DraftKind::Set:
        if (std::ranges::count(value, Json(slot.word)) == 0)
            value.push_back(slot.word);
        return value;
    case DraftKind::Cards:
        return at < static_cast<int>(value.size()) && !value.empty() ? withCard(field, slot.word, at)
                                                                     : Json();
    case DraftKind::Records:
        value.push_back(freshRecord(field, slot, part));
        return value;
    }
    return {};
}

/// A field with one piece less, for a piece that is there.
Json less(const DraftField &field, const DraftSlot &slot, const DraftPart &part)
{
    Json value = *field.value;
    switch (field.kind) {
    case DraftKind::Number:
        return numberIn(value) - 1;
    case DraftKind::Flag:
        return false;
    case DraftKind::Word:
    case DraftKind::Token:
        return field.words.front();
    case DraftKind::Place:
        return {};
    case DraftKind::Counts:
        value[slot.word] = numberIn(value[slot.word]) - 1;
        if (value[slot.word] == 0)
            value.erase(slot.word);
        return value;
    case DraftKind::Words:
        return {};
    case DraftKind::Set:
        value.erase(std::ranges::find(value, Json(slot.word)));
        return value;
    case DraftKind::Cards:
        *std::ranges::find(value, Json(slot.word)) = Json();
        return value;
    case DraftKind::Records:
        for (std::size_t i = value.size(); i-- > 0;) {
            if (isOf(value[i], slot) && (!hasPlaces(field) || liesIn(value[i], part))) {
                value.erase(i);
                return value;
            }
        }
        return value;
    }
    return {};
}

int countIn(const DraftField &field, const DraftSlot &slot, const DraftPart &part)
{
    const Json &value = *field.value;
    switch (field.kind) {
    case DraftKind::Number:
        return numberIn(value);
    case DraftKind::Flag:
        return value == true ? 1 : 0;
    case DraftKind::Word:
    case DraftKind::Token:
        return tokenIn(value) == slot.word ? 1 : 0;
    case DraftKind::Place:
        return value == part.key ? 1 : 0;
    case DraftKind::Counts:
        return numberIn(value.value(slot.word, Json()));
    case DraftKind::Words:
        return 0;
    case DraftKind::Set:
    case DraftKind::Cards:
        return static_cast<int>(std::ranges::count(value, Json(slot.word)));
    case DraftKind::Records:
        return static_cast<int>(std::ranges::count_if(value, [&](const Json &record) {
            return isOf(record, slot) && (!hasPlaces(field) || liesIn(record, part));
        }));
    }
    return 0;
}

} // namespace

const DraftPart *partAt(const Draft &draft, std::string_view pointer)
{
    const auto found = std::ranges::find(draft.parts, pointer, &DraftPart::pointer);
    return found == draft.parts.end() ? nullptr : &*found;
}

const DraftPart *partOfPlace(const Draft &draft, int place)
{
    const auto found = std::ranges::find(draft.parts, place, &DraftPart::place);
    return place < 0 || found == draft.parts.end() ? nullptr : &*found;
}

const DraftPart *partOfLink(const Draft &draft, int link)
{
    const auto found = std::ranges::find(draft.parts, link, &DraftPart::link);
    return link < 0 || found == draft.parts.end() ? nullptr : &*found;
}

const DraftField *fieldOf(const DraftPart &part, std::string_view key)
{
    const auto found = std::ranges::find(part.fields, key, &DraftField::key);
    return found == part.fields.end() ? nullptr : &*found;
}

Json withValue(const Draft &draft, const Json &position, const DraftPart &part, const DraftField &field,
               const Json &value)
{
    Json edited = position.is_object() ? position : Json::object();
    const std::string pointer = pointerInto(part.pointer, field.key);
    for (const std::string &store : draft.stores) {
        if (store != pointer)
            erase(draft, edited, store);
    }
    for (const std::string &freed : field.frees)
        erase(draft, edited, freed);
    const bool isUsual = value.is_null() || value == *field.standard;
    set(draft, edited, stepsOf(pointer), 0, isUsual ? nullptr : &value);
    return edited;
}

const DraftSlot *slotIn(const DraftPiece &piece, const Draft &draft, const DraftPart &part)
{
    for (const DraftSlot &slot : piece.slots) {
        const Found found = find(draft, slot, part);
        if (!found.field)
            continue;
        const bool needsPlace = found.field->kind == DraftKind::Place
            || (found.field->kind == DraftKind::Records && hasPlaces(*found.field));
        if (needsPlace ? part.place >= 0 : found.part == &part)
            return &slot;
    }
    return nullptr;
}

int countIn(const Draft &draft, const DraftPiece &piece, const DraftPart &part)
{
    const DraftSlot *slot = slotIn(piece, draft, part);
    return slot ? countIn(*find(draft, *slot, part).field, *slot, part) : 0;
}

int countOf(const Draft &draft, const DraftPiece &piece)
{
    int count = 0;
    for (const DraftPart &part : draft.parts)
        count += countIn(draft, piece, part);
    return count;
}

std::optional<Json> withPiece(const Draft &draft, const Json &position, const DraftPiece &piece,
                              const DraftPart &part, int at)
{
    const DraftSlot *slot = slotIn(piece, draft, part);
    if (!slot)
        return std::nullopt;
    const auto [owner, field] = find(draft, *slot, part);
    const Json value = more(*field, *slot, part, at);
    if (value.is_null() || value == *field->value)
        return std::nullopt;
    return withValue(draft, position, *owner, *field, value);
}

std::optional<Json> withoutPiece(const Draft &draft, const Json &position, const DraftPiece &piece,
                                 const DraftPart &part)
{
    const DraftSlot *slot = slotIn(piece, draft, part);
    if (!slot || countIn(draft, piece, part) <= 0)
        return std::nullopt;
    const auto [owner, field] = find(draft, *slot, part);
    return withValue(draft, position, *owner, *field, less(*field, *slot, part));
}

const DraftPiece *pieceShownAs(const Draft &draft, std::string_view key, const DraftPart &part)
{
    for (const DraftPiece &piece : draft.pieces) {
        const std::string &shown = piece.token.empty() ? piece.key : piece.token;
        const bool isNumbered =
            key.starts_with(shown) && key.size() > shown.size() && key[shown.size()] == '-';
        if ((key == shown || isNumbered) && countIn(draft, piece, part) > 0)
            return &piece;
    }
    return nullptr;
}

} // namespace merlon
