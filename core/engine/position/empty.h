#pragma once

#include "core/engine/position/draft.h"
#include "core/engine/position/sections.h"

#include <algorithm>
#include <string_view>
#include <vector>

/// Positions with `"empty": true` begin from a board on which nothing stands but what they mention. The fourth use of
/// the description of a part of a position: to clear it.
namespace merlon::position {

inline constexpr std::string_view kEmpty = "empty";

/// Whether a position begins from an empty board.
inline bool isFromEmpty(ReadingForm &form)
{
    std::uint8_t empty = 0;
    form.flag(kEmpty, empty, 1);
    return empty != 0;
}

/// What a draft says of it.
inline DraftField emptyField(const Json &position)
{
    const bool isEmpty = position.value(std::string(kEmpty), Json()) == true;
    return {
        .key = std::string(kEmpty), .kind = DraftKind::Flag, .value = Json(isEmpty), .standard = Json(false)};
}

/// Completes the part of a draft that says when it is, beginning with the moment: that of the position, or else the usual
/// one; whose turn it is, which the data may be just before; and whether it is empty.
inline void completeMoment(std::vector<DraftField> &fields, const Json &position, std::string_view usual)
{
    fields.front().mayBeHidden = true;
    fields.front().value = position.value("at", Json(usual));
    DraftField &seat = *std::ranges::find(fields, "seat", &DraftField::key);
    seat.value = position.value("seat", *seat.standard);
    fields.insert(fields.begin() + 1, emptyField(position));
}

/// Makes every field of a part nothing. A word stays where none of its words means nothing.
class EmptyingForm {
public:
    template <class Number>
    void number(std::string_view /*key*/, Number &value, int /*most*/, int least = 0)
    {
        value = static_cast<Number>(least);
    }
    void flag(std::string_view /*key*/, std::uint8_t &flags, std::uint8_t flag)
    {
        flags = static_cast<std::uint8_t>(flags & ~flag);
    }
    template <class Value>
    void word(std::string_view /*key*/, Names names, Value &value)
    {
        if (names.front() == "none" || names.front() == "nobody")
            value = static_cast<Value>(0);
    }
    template <class Bits>
    void bits(std::string_view /*key*/, Names /*names*/, Bits &bits)
    {
        bits = 0;
    }
    void counts(std::string_view /*key*/, Names /*names*/, std::span<std::uint8_t> counts, Most /*most*/)
    {
        std::ranges::fill(counts, std::uint8_t {0});
    }
    template <class Index>
    void place(std::string_view /*key*/, Index &place)
    {
        place = kNoPlace<Index>;
    }
    template <class Token>
    void token(std::string_view /*key*/, Names /*names*/, Token &token, std::uint8_t &flags,
               std::span<const FlagName> flagNames)
    {
        token = static_cast<Token>(0);
        for (const FlagName &name : flagNames)
            flags = static_cast<std::uint8_t>(flags & ~name.flag);
    }
};

/// Takes everything from the places: `fields(form, data, field, place)`.
template <class Setup, class Fields>
void emptyPlacesBy(const Setup &setup, typename Setup::Data &data, Fields fields)
{
    EmptyingForm form;
    for (std::size_t place = 0; place < placeKeysOf(setup).size(); ++place)
        fields(form, data, setup.field(), place);
}

} // namespace merlon::position
