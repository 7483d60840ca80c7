#pragma once

#include "core/board/change.h"
#include "core/board/grid.h"

#include <string>
#include <vector>

/// Two small families of boards made of cells, as games on hexagons and on squares have them.
namespace merlon::testing {

/// Hexagons: lands of a height from 0 to 3, forests, castles that must not touch, lakes; joined by borders.
inline const BoardSchema &realmSchema()
{
    static const BoardSchema schema = [] {
        BoardSchema realm;
        realm.key = "realm";
        AttributeSchema height;
        height.key = "height";
        height.maximum = 3;
        realm.places = {{"field", {height}}, {"forest", {}}, {"castle", {}}, {"lake", {}}};
        LinkKind border {"border", false, {}, {}};
        for (const char *from : {"field", "forest", "castle", "lake"}) {
            for (const char *to : {"field", "forest", "castle", "lake"}) {
                if (std::string(from) != "castle" || std::string(to) != "castle")
                    border.joins.push_back({from, to});
            }
        }
        realm.links = {border, {"road", true, {{"field", "field"}}, {}}};
        realm.cells = {{CellShape::FlatHexagon, 40, {500, 500}}, "border", Surroundings::Sea};
        realm.styles = {
            {"field", {}, {}, Terrain::Field, Strewn::Furrows, {}, {}, "height"},
            {"field", "height", "0", Terrain::Meadow, Strewn::Tufts},
            {"field", "height", "2", Terrain::Hills, Strewn::Mounds},
            {"field", "height", "3", Terrain::Mountain, Strewn::Peaks},
            {"forest", {}, {}, Terrain::Forest, Strewn::Trees},
            {"castle", {}, {}, Terrain::Town, Strewn::None, PlaceShape::Shield, "siege/keep"},
            {"lake", {}, {}, Terrain::Water, Strewn::Waves},
        };
        return realm;
    }();
    return schema;
}

/// Squares: rock of five zones with rubble or without, and the heart; joined by sides.
inline const BoardSchema &mineSchema()
{
    static const BoardSchema schema = [] {
        BoardSchema mine;
        mine.key = "mine";
        AttributeSchema zone;
        zone.key = "zone";
        zone.minimum = 1;
        zone.maximum = 5;
        zone.standard = std::int64_t {1};
        AttributeSchema rubble;
        rubble.key = "rubble";
        rubble.type = AttributeType::Flag;
        rubble.standard = false;
        mine.places = {{"rock", {zone, rubble}}, {"heart", {}}};
        mine.links = {{"side", false, {{"rock", "rock"}, {"rock", "heart"}, {"heart", "heart"}}, {}}};
        mine.cells = {{CellShape::Square, 40, {500, 500}}, "side", Surroundings::Cliffs};
        mine.styles = {
            {"rock", "zone", "1", Terrain::Slate}, {"rock", "zone", "2", Terrain::Rock},
            {"rock", "zone", "3", Terrain::Earth}, {"rock", "zone", "4", Terrain::Clay},
            {"rock", "zone", "5", Terrain::Amber}, {"rock", "rubble", "true", Terrain::None, Strewn::Stones},
            {"heart", {}, {}, Terrain::Heart},
        };
        return mine;
    }();
    return schema;
}

/// A board with a place of a kind in each cell, and all links between neighbours.
inline Board boardOfCells(const BoardSchema &schema, const CellGrid &grid, const std::vector<Cell> &cells,
                          const std::string &kind)
{
    BoardInfo info;
    info.key = "cells";
    info.schema = schema.key;
    info.cells = grid;
    std::vector<Place> places;
    for (const Cell cell : cells)
        places.push_back(
            {kind + "-" + std::to_string(places.size() + 1), kind, {}, middleOf(grid, cell), {}, {}});
    const Board unlinked(info, places, {});
    return {info, places, missingNeighbourLinks(unlinked, schema, CellMap(unlinked, grid))};
}

} // namespace merlon::testing
