#pragma once

#include "core/base/text.h"
#include "core/engine/decision.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// What there is in the box of a game. Print sheets, the tray of the scenario editor, the art and role of tokens on the
/// board and the counts of what is left are made from it.
namespace merlon {

/// What a component is, which says how it is drawn and where it stands at its place.
enum class ComponentRole : std::uint8_t {
    Unit,      ///< a disc with a silhouette in the colour of its seat
    Hero,      ///< a larger disc with a banner
    Machine,   ///< an engraved picture on a space of its own, with cards or counters
    Equipment, ///< a small engraved picture at the outer side of its place
    Device,    ///< a small engraved picture at the inner side of its place
    Marker,    ///< a small square
    Die,       ///< a unit with pips
    Card,      ///< never on the board but beside it
};

/// A kind of pieces, tokens, dice or cards.
struct Component {
    std::string key;      ///< of the value in the vocabulary, or of its word: `goblin`
    std::string type {};  ///< key of the type of the vocabulary it belongs to: `unit`, `card`
    std::string group {}; ///< the word under which it lies in the box and the tray: `unit`
    std::string art {};   ///< picture under resources/art/<folder>; empty: `key`
    ComponentRole role = ComponentRole::Unit;
    Seat owner = kNobody;  ///< whose it is, if it belongs to one seat
    int copies = 1;        ///< how many there are; for cards: alike ones
    Word name {};          ///< what it is called, if not by type and key
    Text note {};          ///< what tells it from others of that name, in a few words; may be empty
    bool faceDown = false; ///< its back, which lies there for those who may not know what it is
    // What is printed on cards alone.
    Text mark {};  ///< a figure in its corner: what it is worth; may be empty
    Text kind {};  ///< stands above its name: its deck; empty: its group
    Text title {}; ///< stands in the place of its name, if that is too long for a card; may be empty
    std::vector<Text> price {}; ///< what it costs, in sentences
    std::vector<std::vector<Text>>
        rule {};               ///< what it does, in paragraphs of sentences; empty: what it is for
    std::vector<Text> back {}; ///< the lines of its back; empty: its kind. Cards of a deck have the same
};

/// The component of that key and type (an empty type is any); null if the box has none.
inline const Component *componentOf(const std::vector<Component> &box, std::string_view type,
                                    std::string_view key)
{
    for (const Component &component : box) {
        if (component.key == key && (type.empty() || component.type == type))
            return &component;
    }
    return nullptr;
}

} // namespace merlon
