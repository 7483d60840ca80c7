#pragma once

#include "core/engine/game.h"
#include "core/engine/tableau/components.h"
#include "core/engine/tableau/tableau.h"
#include "core/games/siege/battlefield.h"
#include "core/games/siege/pieces/costs.h"
#include "core/games/siege/pieces/units.h"
#include "core/games/siege/reports/foresight/wall_outlook.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What both siege games lay on the board and beside it, for their tableaus and boxes.
namespace merlon::siege {

/// The picture of a key of the vocabulary: its own, or that of the same thing under another key.
std::string artOf(std::string_view key);

/// The seat in whose colour the pieces of the defenders are; those of the invaders are in that of seat 0.
Seat firstDefender(const Setup &setup);

/// Makes the items that both games have. Pieces are of the colour of their team.
class ItemMaker {
public:
    explicit ItemMaker(const Setup &setup)
        : m_defender(firstDefender(setup))
    {
    }

    Seat invader() const { return 0; }
    Seat defender() const { return m_defender; }

    /// A piece or token of the vocabulary.
    Item thing(std::string_view type, std::string_view key, Seat owner, ComponentRole role) const;
    /// Something that has a word but cannot be pointed at.
    Item sign(std::string_view word, std::string_view art, Seat owner, ComponentRole role) const;
    Item unit(std::string_view key, Seat owner, int count) const;
    /// Units of one team by their keys, the weaker ones first.
    void addUnits(std::vector<Item> &items, const Units &units, std::span<const std::string_view> keys,
                  Seat owner) const;
    Item hero(std::string_view key) const;
    /// A machine of a kind (`ballista`) with the hits that are left in its deck, out of the cards of the deck.
    Item machine(std::string_view type, std::string_view kind, int ordinal, int hits, int misses) const;
    /// An order; no key: one that lies face down, and the viewer does not know which it is.
    Item order(std::string_view key, bool faceUp) const;
    /// An empty space for something.
    Item space(std::string_view type, std::string_view key) const;
    static Item spaceFor(Item item);

private:
    Seat m_defender;
};

/// As stacks, the weaker ones first.
std::vector<Stack> stacksOf(const Units &units, std::span<const std::string_view> keys);
/// A chip for each kind of unit, also where there is none.
std::vector<Item> unitChips(const Units &units, std::span<const std::string_view> keys, std::string_view type,
                            Seat owner);
/// How much of something there is: `wood`, `bag`.
Item stock(std::string_view key, int count, std::string_view art = {});
/// How many of a token can still be placed.
void setLeft(Item &item, int left);
/// A building with actions, which stands for its place; what troubles it comes to it.
Item buildingSign(const Battlefield &field, BuildingType building);

/// All walls, for the page of the result.
Contested wallsOf(const Battlefield &field);

/// What lies on the places and links of the board, gathered in any order.
class OnBoard {
public:
    explicit OnBoard(const Board &board)
        : m_places(board.places().size())
        , m_links(board.links().size())
    {
    }

    std::vector<Item> &at(PlaceIndex place) { return m_places[place]; }
    std::vector<Item> &onLink(std::size_t link) { return m_links[link]; }
    /// How many units a side can have there; they get a zone of their own.
    void setRoom(PlaceIndex place, Seat owner, int room) { m_rooms.push_back({place, owner, room}); }
    /// What is to be said of a place beside what lies there.
    void setNote(PlaceIndex place, Text note) { m_notes.emplace_back(place, std::move(note)); }
    /// A zone for each place and link on which something lies.
    void layOut(Tableau &tableau) &&;

private:
    struct Room {
        PlaceIndex place = kNowhere;
        Seat owner = kNobody;
        int room = 0;
    };

    std::vector<Room> m_rooms;
    std::vector<std::pair<PlaceIndex, Text>> m_notes;
    std::vector<std::vector<Item>> m_places;
    std::vector<std::vector<Item>> m_links;
};

/// Fills the box of a siege game.
class BoxFiller {
public:
    explicit BoxFiller(const Setup &setup)
        : m_maker(setup)
    {
    }

    /// That many of an item of the game.
    void add(const Item &item, int copies, std::string_view group);
    /// All units of both armies, and the heroes.
    void addArmies(std::span<const std::string_view> invaders, std::span<const std::string_view> defenders,
                   std::span<const std::string_view> heroes);
    /// Hourglasses are not limited: as many as fill the tracks of all these actions at once.
    void addHourglasses(std::span<const BuildingAction> actions);

    /// A card of a kind (`word.card.plan`), with the picture of its key.
    Component &addCard(std::string_view type, std::string_view key, Seat owner, Text kind);

    std::vector<Component> take() { return std::move(m_box); }

private:
    ItemMaker m_maker;
    std::vector<Component> m_box;
};

/// The walls that are being fought for, as if it came to the melee now.
std::vector<Duel> duelsOf(std::span<const WallOutlook> outlooks, Seat invader, Seat defender);

} // namespace merlon::siege
