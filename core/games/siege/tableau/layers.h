#pragma once

#include "core/engine/agenda/view.h"
#include "core/games/siege/tableau/items.h"

#include <array>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

/// What the parts of the tableau of both sieges are laid out with. `Items` makes the items of an edition.
namespace merlon::siege {

inline constexpr int kInvaderPanel = 0;
inline constexpr int kDefenderPanel = 1;

/// Lays out a part of what a view shows.
template <class Edition, class Items>
class Layer {
protected:
    using View = agenda::AgendaView<Edition>;

    Layer(const View &view, Tableau &tableau)
        : m_view(view)
        , m_data(view.known())
        , m_field(view.field())
        , m_scene(Edition::scene(view.known(), view.field(), view.rules()))
        , m_items(view.setup())
        , m_tableau(tableau)
    {
    }

    const View &m_view;
    const typename Edition::Data &m_data;
    const Battlefield &m_field;
    typename Edition::Play::Scene m_scene;
    Items m_items;
    Tableau &m_tableau;
};

/// Lays out the panel of a side.
template <class Edition, class Items>
class PanelLayer : protected Layer<Edition, Items> {
protected:
    using typename Layer<Edition, Items>::View;

    /// `owner`: whose zones they are, unless others are named.
    PanelLayer(const View &view, Tableau &tableau, int panel, Seat owner)
        : Layer<Edition, Items>(view, tableau)
        , m_panel(panel)
        , m_owner(owner)
    {
    }

    Zone &zoneOf(Seat owner, ZoneKind kind, Word title = {})
    {
        Zone &zone = this->m_tableau.beside(owner, kind, std::move(title));
        zone.panel = m_panel;
        return zone;
    }
    Zone &zone(ZoneKind kind, Word title = {}) { return zoneOf(m_owner, kind, std::move(title)); }

    /// How many of its units a side has somewhere beside the board.
    Zone &layUnits(const char *title, const Units &units, std::span<const std::string_view> keys,
                   std::string_view type, Seat livery, bool isPickable)
    {
        Zone &chips = zone(ZoneKind::Tokens, {title, "zone"});
        chips.items = unitChips(units, keys, type, livery);
        for (Item &item : chips.items)
            item.isPickable = isPickable;
        return chips;
    }

private:
    int m_panel;
    Seat m_owner;
};

/// Lays everything on the places and links of the board.
template <class Edition, class Items>
class BoardLayer : protected Layer<Edition, Items> {
protected:
    using typename Layer<Edition, Items>::View;

    BoardLayer(const View &view, Tableau &tableau)
        : Layer<Edition, Items>(view, tableau)
        , m_board(view.setup().board())
    {
    }

    std::vector<Item> &at(PlaceIndex place) { return m_board.at(place); }

    /// How many units there can be on a wall; `extra`: of the invader, of the defender.
    void setRoomOnWall(std::size_t number, std::array<bool, 2> extra)
    {
        const WallField &wall = this->m_field.walls[number];
        m_board.setRoom(wall.place, this->m_items.invader(), wall.invaderSpaces + (extra[0] ? 1 : 0));
        m_board.setRoom(wall.place, this->m_items.defender(),
                        countOf(wall.defenderSpaces.typed) + wall.defenderSpaces.any + (extra[1] ? 1 : 0));
    }
    void setRoomInBuilding(const BuildingField &building)
    {
        m_board.setRoom(building.place, this->m_items.defender(),
                        countOf(building.spaces.typed) + building.spaces.any);
    }

    /// The strength of the defender on a wall, and that of the invader where they fight.
    void noteStrengths(std::size_t number, std::int64_t defender, std::int64_t invader, bool areFighting)
    {
        m_board.setNote(this->m_field.walls[number].place,
                        areFighting ? Text {"item.strengths", {invader, defender}}
                                    : Text {"item.strength", {defender}});
    }

    /// How many have left a place of those that may, in the march that goes on.
    void noteQuota(PlaceIndex place, int used, int limit)
    {
        if (used > 0)
            this->m_tableau.quotas.push_back(
                {place, used, limit, {"detail.quota", {std::int64_t {used}, std::int64_t {limit}}}});
    }

    OnBoard m_board;
};

} // namespace merlon::siege
