#include "core/engine/lessons/lesson_pointer.h"

#include "core/board/keys.h"

#include <algorithm>
#include <cstddef>

namespace merlon {

namespace {

/// Whether a type of arguments that `isMeant` accepts has this key.
template <class IsMeant>
bool isKnown(const Vocabulary &vocabulary, std::string_view key, IsMeant isMeant)
{
    return std::ranges::any_of(vocabulary.types(), [&](const ArgumentType &type) {
        return isMeant(type) && std::ranges::find(type.values, key) != type.values.end();
    });
}

std::optional<LessonPointer> placeFrom(const Setup &setup, std::string_view key)
{
    const std::optional<std::size_t> place = setup.board().indexOf(key);
    return place ? std::optional(LessonPointer {static_cast<int>(*place), -1, {}, {}}) : std::nullopt;
}

/// Only links with a direction are pointed at: `a>b`.
std::optional<LessonPointer> linkFrom(const Setup &setup, std::string_view text)
{
    const std::span<const Link> links = setup.board().links();
    const BoardSchema &schema = setup.game().schema();
    const auto found =
        std::ranges::find_if(links, [&](const Link &link) { return keyOf(schema, link) == text; });
    if (found == links.end())
        return std::nullopt;
    return LessonPointer {-1, static_cast<int>(found - links.begin()), {}, {}};
}

} // namespace

std::optional<LessonPointer> pointerFrom(const Setup &setup, std::string_view text)
{
    const std::size_t sign = text.find_first_of("/:>");
    const std::string_view first = text.substr(0, sign);
    if (sign == std::string_view::npos)
        return placeFrom(setup, first);
    const std::string_view second = text.substr(sign + 1);
    if (text[sign] == '>')
        return linkFrom(setup, text);
    const bool isPiece = text[sign] == '/';
    const bool known = isKnown(setup.vocabulary(), second, [&](const ArgumentType &type) {
        return isPiece ? type.kind == ArgumentKind::Piece : type.key == first;
    });
    if (!known)
        return std::nullopt;
    if (!isPiece)
        return LessonPointer {-1, -1, std::string(first), std::string(second)};
    std::optional<LessonPointer> piece = placeFrom(setup, first);
    if (piece)
        piece->key = std::string(second);
    return piece;
}

} // namespace merlon
