#include "tests/app/cli/large_files.h"

#include "core/base/json.h"
#include "core/base/limits.h"
#include "core/board/files/graphml.h"
#include "core/board/files/sketched_board.h"
#include "tests/support/boards.h"

#include <algorithm>
#include <memory>

namespace merlon::testing {

namespace {

constexpr const char *kNewBoard =
    R"({"format": {"name": "merlon-board", "version": "1.0"}, "schema": "siege", "places": [)";

void writeBoardWithSketch(Output &output, double part)
{
    SketchedBoard whole {largestBoard(part), {}};
    for (std::size_t i = 0; i < partOf(kMostNotes, part); ++i)
        whole.sketch.notes.push_back(
            {"note-" + std::to_string(i), NoteKind::Task, {}, std::string(kLongestNote, 'n')});
    for (const Place &place : whole.board.places())
        whole.sketch.arrangement.locked.places.insert(place.key);
    for (const Link &link : whole.board.links())
        whole.sketch.arrangement.locked.links.insert(linkName(link));
    Background &background = whole.sketch.background.emplace();
    background.data = std::make_shared<const std::string>(partOf(kLargestPicture, part), 'p');
    output << writeSketchedBoard(whole, siegeSchema());
}

void writeBoardAsGraphml(Output &output, double part)
{
    output << boardToGraphml(largestBoard(part));
}

/// As large as boards are for which the writer draws.
void writeBoardForYed(Output &output, double part)
{
    constexpr double kDrawnPart = 0.24;
    output << boardToGraphml(largestBoard(part * kDrawnPart));
}

/// What yEd draws, and not a word of the board.
void writeDrawingOfYed(Output &output, double part)
{
    constexpr std::size_t kEdges = 3'000;
    output << "<graphml xmlns:y='http://www.yworks.com/xml/graphml'><key id='s' attr.name='schema'/>"
              "<key id='n' for='node' yfiles.type='nodegraphics'/><key id='e' for='edge' "
              "yfiles.type='edgegraphics'/><graph edgedefault='directed'><data key='s'>siege</data>";
    for (std::size_t i = 0; i < partOf(kMostPlaces, part); ++i) {
        output << "<node id='" << std::to_string(i) << "'><data key='n'><y:ShapeNode><y:Geometry x='";
        output << std::to_string(i % 100 * 10) << "' y='" << std::to_string(i / 10)
               << "' width='30' height='30'/><y:NodeLabel>a</y:NodeLabel></y:ShapeNode></data></node>";
    }
    std::string edge = "<edge source='0' target='1'><data key='e'><y:PolyLineEdge><y:Path sx='0' sy='0' "
                       "tx='0' ty='0'>";
    for (std::size_t i = 0; i < kMostBends; ++i)
        edge += "<y:Point x='" + std::to_string(i) + "' y='7'/>";
    edge += "</y:Path></y:PolyLineEdge></data></edge>";
    for (std::size_t i = 0; i < partOf(kEdges, part); ++i)
        output << edge;
    output << "</graph></graphml>";
}

/// Every thing in a group, and as many layers and guide lines as there may be.
void writeArrangedBoard(Output &output, double part)
{
    SketchedBoard whole {largestBoard(part), {}};
    Arrangement &arrangement = whole.sketch.arrangement;
    for (std::size_t i = 0; i < kMostLayers; ++i)
        arrangement.layers.push_back({std::string(kLongestLayerName, 'a')});
    for (std::size_t i = 0; i < kMostGuideLines; ++i)
        arrangement.guides.push_back({GuideLine::Along::Down, static_cast<double>(i)});
    for (std::size_t i = 0; i + 1 < partOf(kMostLinks, part); i += 2) {
        Selection &group = arrangement.groups.emplace_back();
        group.links = {linkName(whole.board.links()[i]), linkName(whole.board.links()[i + 1])};
    }
    output << writeSketchedBoard(whole, siegeSchema());
}

/// Each place has a value of every attribute that a designer has added.
void writeOwnAttributes(Output &output, double part)
{
    std::string own;
    std::string values;
    for (std::size_t i = 0; i < kMostOwnAttributes; ++i) {
        const std::string key = "mark-" + std::to_string(i);
        const char *const comma = i == 0 ? "" : ",";
        own += comma + (R"({"key": ")" + key) + R"(", "type": "flag", "places": "all"})";
        values += comma + ('"' + key) + "\": true";
    }
    output
        << R"({"format": {"name": "merlon-board", "version": "1.2"}, "schema": "siege", "own-attributes": [)"
        << own << R"(], "places": [)";
    output.list(R"({"key": "a", "kind": "wall", "attributes": {)" + values + "}}",
                partOf(kMaxJsonValues / (kMostOwnAttributes + 5), part));
    output << "]}";
}

void writeAttributes(Output &output, double part)
{
    std::string place = R"({"key": "a", "kind": "wall", "attributes": {)";
    for (std::size_t i = 0; i < kMostAttributes; ++i)
        place += (i == 0 ? "\"a" : ",\"a") + std::to_string(i) + "\": 1";
    output << kNewBoard;
    output.list(place + "}}", partOf(kMaxJsonValues / (kMostAttributes + 4), part));
    output << "]}";
}

/// A board that begins with the attributes of a designer's own.
void beginBoardWith(Output &output, std::vector<OwnAttribute> own)
{
    BoardInfo info;
    info.schema = "siege";
    info.ownAttributes = std::move(own);
    Json json = *readJson(writeBoard(Board(std::move(info), {}, {}), siegeSchema()), "board");
    json.erase("places");
    output << openedAgain(json) << ",\"places\": [";
}

/// Numbers of a designer's own that are out of range, in half as many places as there is room for: each value is looked up
/// among all.
void writeOwnValues(Output &output, double part)
{
    std::vector<OwnAttribute> own(kMostOwnAttributes);
    std::string values;
    for (std::size_t i = 0; i < own.size(); ++i) {
        own[i].key = "mark-" + std::to_string(i);
        own[i].type = AttributeType::Number;
        own[i].maximum = 9;
        own[i].standard = std::int64_t {0};
        own[i].places.isAll = true;
        values += (i == 0 ? "\"" : ",\"") + own[i].key + "\": 10";
    }
    beginBoardWith(output, std::move(own));
    for (std::size_t i = 0; i < partOf(kMaxJsonValues / 2 / (kMostOwnAttributes + 4), part); ++i)
        output << (i == 0 ? "" : ",") << "{\"key\": \"w" << std::to_string(i)
               << R"(", "kind": "wall", "attributes": {)" << values << "}}";
    output << "]}";
}

/// Attributes of a designer's own that are for unknown types.
void writeUnknownKinds(Output &output, double part)
{
    OwnAttribute own;
    for (std::size_t i = 0; i < kMostOwnKinds; ++i)
        own.places.kinds.push_back("kind-" + std::to_string(i));
    own.links.kinds = own.places.kinds;
    std::vector<OwnAttribute> many(partOf(kMostOwnAttributes, part), own);
    for (std::size_t i = 0; i < many.size(); ++i)
        many[i].key = "mark-" + std::to_string(i);
    beginBoardWith(output, std::move(many));
    output << "]}";
}

/// As many places and links as there may be, of a kind and without attributes.
Board largestOf(double part, const char *place, const char *side, const char *link)
{
    Board whole = largestBoard(part);
    std::vector<Place> places(whole.places().begin(), whole.places().end());
    for (Place &one : places) {
        one.kind = place;
        one.side = side;
        one.attributes.clear();
    }
    std::vector<Link> links(whole.links().begin(), whole.links().end());
    for (Link &one : links) {
        one.kind = link;
        one.attributes.clear();
        one.via.clear();
    }
    return {whole.info(), std::move(places), std::move(links)};
}

/// Sides that could be those of their neighbours.
void writeNoSides(Output &output, double part)
{
    output << writeBoard(largestOf(part, "wall", "none", "adjacent"), siegeSchema());
}

/// Paths that begin nowhere.
void writeUnreached(Output &output, double part)
{
    const Board board = largestOf(part, "rampart", "west", "path");
    std::vector<Place> places(board.places().begin(), board.places().end());
    places.front().kind = "foreground"; // with a place from where paths could come
    std::vector<Link> links(board.links().begin(), board.links().end());
    std::erase_if(links, [&](const Link &link) { return link.from == places.front().key; });
    output << writeBoard(Board(board.info(), std::move(places), std::move(links)), siegeSchema());
}

/// Half of the places have one key, and the others all keys that come next.
void writeDoubledKeys(Output &output, double part)
{
    std::vector<Place> places(partOf(kMostPlaces, part), Place {"a", "wall", "west", {}, {}, {}});
    for (std::size_t i = 1; i < places.size() / 2; ++i)
        places[i].key = "a-" + std::to_string(i + 1);
    BoardInfo info;
    info.schema = "siege";
    output << writeBoard(Board(std::move(info), std::move(places), {}), siegeSchema());
}

/// All towers touch one wall, to which all ramparts lead.
void writeTowersAtOneWall(Output &output, double part)
{
    std::vector<Place> places {{"wall", "wall", "west", {}, {}, {}}};
    std::vector<Link> links;
    for (std::size_t i = 1; i < partOf(kMostPlaces / 2, part); ++i) {
        const std::string tower = "tower-" + std::to_string(i);
        const std::string rampart = "rampart-" + std::to_string(i);
        places.push_back({tower, "tower", "west", {}, {}, {}});
        places.push_back({rampart, "rampart", "west", {}, {}, {}});
        links.push_back({"adjacent", tower, "wall", {}, {}});
        links.push_back({"path", rampart, "wall", {}, {}});
    }
    BoardInfo info;
    info.schema = "siege";
    output << writeBoard(Board(std::move(info), std::move(places), std::move(links)), siegeSchema());
}

/// Every other place is a castle, from where all territories can be reached.
void writeCastles(Output &output, double part)
{
    std::vector<Place> places;
    std::vector<Link> links;
    for (std::size_t i = 0; i < partOf(kMostPlaces / 2, part); ++i) {
        const std::string castle = "c" + std::to_string(i);
        const std::string territory = "t" + std::to_string(i);
        places.push_back({castle, "castle", "", {}, {}, {}});
        places.push_back({territory, "territory", "", {}, {}, {}});
        links.push_back({"border", castle, territory, {}, {}});
        if (i > 0)
            links.push_back({"border", "t" + std::to_string(i - 1), territory, {}, {}});
    }
    BoardInfo info;
    info.schema = "fiefs";
    output << writeBoard(Board(std::move(info), std::move(places), std::move(links)), fiefs::fiefsSchema());
}

/// All cells are starts on one square, beside the first of them.
void writeStarts(Output &output, double part)
{
    std::vector<Place> places;
    std::vector<Link> links;
    for (std::size_t i = 0; i < partOf(kMostPlaces, part); ++i) {
        const std::string cell = "c" + std::to_string(i);
        places.push_back({cell,
                          "cell",
                          "",
                          {},
                          {},
                          {{"zone", std::int64_t {1}}, {"start", std::vector<std::string> {"3"}}}});
        if (i > 0)
            links.push_back({"side", "c0", cell, {}, {}});
    }
    BoardInfo info;
    info.schema = "mountain";
    output << writeBoard(Board(std::move(info), std::move(places), std::move(links)),
                         mountain::mountainSchema());
}

/// All zones lead to one wall, which covers them all.
void writeFrontsOfOneWall(Output &output, double part)
{
    std::vector<Place> places {{"wall", "section", "", {}, {}, {}}};
    std::vector<Link> links;
    for (std::size_t i = 1; i < partOf(kMostPlaces, part); ++i) {
        const std::string zone = "z" + std::to_string(i);
        places.push_back({zone, "assault", "", {}, {}, {}});
        links.push_back({"advance", zone, "wall", {}, {}});
        links.push_back({"covers", "wall", zone, {}, {}});
    }
    BoardInfo info;
    info.schema = "exiles";
    output << writeBoard(Board(std::move(info), std::move(places), std::move(links)), exiles::exilesSchema());
}

void writeBends(Output &output, double part)
{
    std::string link = R"({"kind": "path", "from": "a", "to": "b", "via": [[1, 2])";
    for (std::size_t i = 1; i < kMostBends; ++i)
        link += ",[1, 2]";
    output << kNewBoard << "], \"links\": [";
    output.list(link + "]}", partOf(kMaxJsonValues / (3 * kMostBends + 6), part));
    output << "]}";
}

/// One attribute with as many records as there may be values.
void writeAttributeOfRecords(Output &output, double part)
{
    output << kNewBoard << R"({"key": "a", "kind": "wall", "attributes": {"list": [)";
    output.list(R"({"a": 1})", partOf(kMaxJsonValues / 2 - 20, part));
    output << "]}}]}";
}

void writeDescriptions(Output &output, double part)
{
    output << kNewBoard << "], \"descriptions\": ";
    addTexts(output, partOf(kMaxFileBytes, part));
    output << "}";
}

/// Attributes of the board that nobody knows, beside long descriptions.
void writeBoardAttributes(Output &output, double part)
{
    output << kNewBoard << "], \"attributes\": {";
    for (std::size_t i = 0; i < kMostAttributes; ++i)
        output << (i == 0 ? "\"a" : ",\"a") << std::to_string(i) << "\": 1";
    output << "}, \"descriptions\": ";
    addTexts(output, partOf(kMaxFileBytes, part));
    output << "}";
}

void writeElementsOfGraphml(Output &output, double part)
{
    constexpr std::size_t kElements = std::min(kMostXmlElements, kMaxJsonValues); // each has a value
    const std::size_t keys = kElements / kMostPlaces - 2;
    output << "<graphml><key id='s' attr.name='schema'/><key id='0' attr.name='key'/><key id='1' "
              "attr.name='kind'/>";
    for (std::size_t i = 2; i < keys; ++i)
        output << "<key id='" << std::to_string(i) << "' attr.name='a" << std::to_string(i) << "'/>";
    output << "<graph><data key='s'>siege</data>";
    std::string data;
    for (std::size_t i = 0; i < keys; ++i)
        data += "<data key='" + std::to_string(i) + (i < 2 ? "'>wall</data>" : "'>1</data>");
    for (std::size_t i = 0; i < partOf(kMostPlaces, part); ++i)
        output << "<node id='" << std::to_string(i) << "'>" << data << "</node>";
    output << "</graph></graphml>";
}

} // namespace

Board largestBoard(double part)
{
    const std::size_t most = partOf(kMostPlaces, part);
    BoardInfo info;
    info.key = "largest";
    info.schema = "siege";
    std::vector<Place> places(most);
    for (std::size_t i = 0; i < most; ++i) {
        Place &place = places[i];
        place.key = "west-wall-" + std::to_string(i);
        place.kind = "wall";
        place.side = "west";
        place.at = {static_cast<double>(i % 100) * 10, static_cast<double>(i / 100) * 10};
        place.names = {{"en", "Wall " + std::to_string(i)}, {"fr", "Mur " + std::to_string(i)}};
        place.attributes = {{"archers", std::int64_t {3}}, {"note", std::string("a wall")}};
    }
    std::vector<Link> links(partOf(kMostLinks, part));
    for (std::size_t i = 0; i < links.size(); ++i) {
        Link &link = links[i];
        link.kind = "adjacent";
        link.from = places[i % most].key;
        link.to = places[(7 * i + 1) % most].key;
        link.via = {{12.5, static_cast<double>(i % 1000)}};
        link.attributes = {{"width", std::int64_t {2}}};
    }
    return {std::move(info), std::move(places), std::move(links)};
}

std::span<const LargeFile> fullBoards()
{
    static constexpr LargeFile kBoards[] {
        {"board of the most places, links and notes", writeBoardWithSketch, readAsBoard, ""},
        {"board of the most places and links, as GraphML", writeBoardAsGraphml, readAsGraphml, ""},
        {"board of the most attributes", writeAttributes, readAsBoard, ""},
        {"board of the most places and links, checked", writeBoardWithSketch, checkAsBoard, ""},
        {"board of the most attributes, checked", writeAttributes, checkAsBoard, ""},
        {"board with a list of records, checked", writeAttributeOfRecords, checkAsBoard, ""},
        {"board of wrong values of own attributes, checked", writeOwnValues, checkAsBoard, ""},
        {"board of long descriptions and unknown attributes, checked", writeBoardAttributes, checkAsBoard,
         ""},
        {"board of own attributes for unknown types, checked", writeUnknownKinds, checkAsBoard, ""},
        {"board of places of no side, checked", writeNoSides, checkAsBoard, ""},
        {"board of places that are not reached, checked", writeUnreached, checkAsBoard, ""},
        {"board of doubled keys, checked", writeDoubledKeys, checkAsBoard, ""},
        {"board of towers at one wall, checked", writeTowersAtOneWall, checkAsBoard, ""},
        {"board of castles, checked", writeCastles, checkAsBoard, ""},
        {"board of starts, checked", writeStarts, checkAsBoard, ""},
        {"board of fronts of one wall, checked", writeFrontsOfOneWall, checkAsBoard, ""},
        {"board of the most bends", writeBends, readAsBoard, ""},
        {"board with a list of records", writeAttributeOfRecords, readAsBoard, ""},
        {"board of long descriptions", writeDescriptions, readAsBoard, ""},
        {"board of the most attributes of a designer’s own", writeOwnAttributes, readAsBoard, ""},
        {"board in layers and groups", writeArrangedBoard, readAsBoard, ""},
        {"board that yEd can draw", writeBoardForYed, readAsGraphml, ""},
        {"drawing of yEd", writeDrawingOfYed, readAsGraphml, ""},
        {"GraphML of the most elements", writeElementsOfGraphml, readAsGraphml, ""},
    };
    return kBoards;
}

} // namespace merlon::testing
