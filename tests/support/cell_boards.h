#pragma once

#include "core/board/cells/cell_map.h"
#include "core/board/cells/grid.h"
#include "core/board/changes/change.h"

#include <algorithm>
#include <cmath>
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
        realm.cells = {
            .grid = {CellShape::FlatHexagon, 40, {500, 500}}, .link = "border", .around = Surroundings::Sea};
        realm.styles = {
            {"field", {}, {}, Terrain::Field, Strewn::Furrows},
            {"field", "height", "0", Terrain::Meadow, Strewn::Tufts},
            {"field", "height", "2", Terrain::Hills, Strewn::Mounds, {}, {}, "height"},
            {"field", "height", "3", Terrain::Mountain, Strewn::Peaks, {}, {}, "height"},
            {"forest", {}, {}, Terrain::Forest, Strewn::Trees},
            {"castle", {}, {}, Terrain::Town, Strewn::None, PlaceShape::Shield, "siege/barbican"},
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
        mine.cells = {
            .grid = {CellShape::Square, 40, {500, 500}}, .link = "side", .around = Surroundings::Cliffs};
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

/// A place of a kind, with one attribute if its name is given, in a cell.
struct CellContents {
    std::string kind;
    std::string attribute {};
    AttributeValue value {std::int64_t {0}};
};

/// The same with other contents in each cell, as `contents` gives them.
template <class Contents>
Board boardFilledWith(const BoardSchema &schema, const CellGrid &grid, const std::vector<Cell> &cells,
                      Contents contents)
{
    const Board plain = boardOfCells(schema, grid, cells, schema.places.front().key);
    std::vector<Place> places(plain.places().begin(), plain.places().end());
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const CellContents held = contents(cells[i]);
        places[i].kind = held.kind;
        if (!held.attribute.empty())
            places[i].attributes[held.attribute] = held.value;
    }
    const Board unlinked(plain.info(), places, {});
    return {plain.info(), places, missingNeighbourLinks(unlinked, schema, CellMap(unlinked, grid))};
}

/// An island of about 400 cells with mountains, woods, lakes and six castles.
inline Board island(CellShape shape = CellShape::FlatHexagon)
{
    const CellGrid grid {shape, 26, {500, 500}};
    const auto wave = [](double x, double y) {
        return std::sin(x * 0.011 + 1.3) + std::sin(y * 0.013 + 0.4) + std::sin((x + y) * 0.007)
            + 0.8 * std::sin((x - 1.4 * y) * 0.017 + 2);
    };
    std::vector<Cell> cells;
    for (const Cell cell : discAround(shape, {0, 0}, 12)) {
        const Point at = middleOf(grid, cell);
        const double away = std::hypot(at.x - 500, at.y - 500);
        if (away + 26 * wave(at.y, at.x) < 440)
            cells.push_back(cell);
    }
    return boardFilledWith(realmSchema(), grid, cells, [&](Cell cell) -> CellContents {
        const Point at = middleOf(grid, cell);
        const double height = wave(at.x, at.y);
        for (int castle = 0; castle < 6; ++castle) {
            if (cell == Cell {ringAround(shape, {0, 0}, 7)[static_cast<std::size_t>(castle) * 7]})
                return {"castle"};
        }
        if (height < -1.75)
            return {"lake"};
        if (height > 1.9)
            return {"field", "height", std::int64_t {3}};
        if (height > 1.2)
            return {"field", "height", std::int64_t {2}};
        if (wave(at.y * 1.7, at.x * 1.3) > 0.9)
            return {"forest"};
        return {"field", "height", std::int64_t {height > 0 ? 1 : 0}};
    });
}

/// A mountain of about 350 squares in five zones around its heart, with rubble here and there.
inline Board mountain()
{
    const CellGrid grid {CellShape::Square, 40, {500, 500}};
    const auto away = [](Cell cell) { return std::hypot(cell.q, cell.r) + 0.1 * std::abs(cell.q + cell.r); };
    std::vector<Cell> cells;
    for (const Cell cell : rectangleBetween(CellShape::Square, {-11, -11}, {11, 11})) {
        if (away(cell) < 11.6)
            cells.push_back(cell);
    }
    Board board = boardFilledWith(mineSchema(), grid, cells, [&](Cell cell) -> CellContents {
        if (away(cell) < 1.7)
            return {"heart"};
        return {"rock", "zone", std::int64_t {std::clamp(6 - static_cast<int>(away(cell) / 2.1), 1, 5)}};
    });
    for (std::size_t i = 0; i < board.places().size(); ++i) {
        Place place = board.places()[i];
        if (place.kind != "rock" || (i * 2654435761u >> 7) % 4 != 0)
            continue;
        place.attributes["rubble"] = true;
        [[maybe_unused]] const auto applied = apply(board, {{ReplacePlace {i, place}}});
    }
    return board;
}

} // namespace merlon::testing
