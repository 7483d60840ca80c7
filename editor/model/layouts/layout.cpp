#include "editor/model/layouts/layout.h"

#include "editor/model/shaping.h"

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized" // of an optional within the iterators of Boost.Graph
#endif

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/connected_components.hpp>
#include <boost/graph/fruchterman_reingold.hpp>
#include <boost/graph/kamada_kawai_spring_layout.hpp>
#include <boost/graph/topology.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <random>
#include <set>

namespace merlon {

namespace {

constexpr std::size_t kMostSprings = 120; ///< places: springs take time with the third power of their number
constexpr double kShortest = 40;          ///< of a link, in points of the drawing
constexpr double kLongest = 200;

using Topology = boost::rectangle_topology<std::minstd_rand>;
using Position = Topology::point_type;
using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS, boost::no_property,
                                    boost::property<boost::edge_weight_t, double>>;

/// Some places that are linked with each other, and where they lie.
struct Part {
    std::vector<std::size_t> places; ///< of the board
    Graph graph;
    std::vector<Position> positions;
};

Position positionOf(Point at)
{
    Position position;
    position[0] = at.x;
    position[1] = at.y;
    return position;
}

double distanceBetween(const Position &a, const Position &b)
{
    return std::hypot(a[0] - b[0], a[1] - b[1]);
}

bool isSomewhere(const Position &position)
{
    return std::isfinite(position[0]) && std::isfinite(position[1]);
}

/// The selection in its linked parts.
std::vector<Part> partsOf(const Board &board, const std::vector<std::size_t> &places)
{
    std::map<std::string, std::size_t> numbers;
    for (std::size_t i = 0; i < places.size(); ++i)
        numbers.emplace(board.places()[places[i]].key, i);
    std::set<std::pair<std::size_t, std::size_t>> edges;
    for (const Link &link : board.links()) {
        const auto from = numbers.find(link.from);
        const auto to = numbers.find(link.to);
        if (from != numbers.end() && to != numbers.end() && from != to)
            edges.insert(std::minmax(from->second, to->second));
    }
    const Graph whole(edges.begin(), edges.end(), places.size());
    std::vector<std::size_t> partOf(places.size());
    const std::size_t count = boost::connected_components(
        whole, boost::make_iterator_property_map(partOf.begin(), boost::get(boost::vertex_index, whole)));

    std::vector<Part> parts(count);
    std::vector<std::size_t> within(places.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
        Part &part = parts[partOf[i]];
        within[i] = boost::add_vertex(part.graph);
        part.places.push_back(places[i]);
        part.positions.push_back(positionOf(board.places()[places[i]].at));
    }
    for (const auto &[from, to] : edges)
        boost::add_edge(within[from], within[to], 1.0, parts[partOf[from]].graph);
    return parts;
}

/// No two places on the same spot: there would be no direction in which to part them.
void partTwins(Part &part)
{
    std::set<std::pair<double, double>> taken;
    for (Position &position : part.positions) {
        for (double turn = 1; !taken.insert({position[0], position[1]}).second; ++turn) {
            position[0] += 3 * std::cos(turn);
            position[1] += 3 * std::sin(turn);
        }
    }
}

/// How long its links are now, within reason.
double usualLength(const Part &part)
{
    double sum = 0;
    for (const auto &edge : boost::make_iterator_range(boost::edges(part.graph)))
        sum += distanceBetween(part.positions[boost::source(edge, part.graph)],
                               part.positions[boost::target(edge, part.graph)]);
    const auto links = static_cast<double>(boost::num_edges(part.graph));
    return std::clamp(sum / std::max(links, 1.0), kShortest, kLongest);
}

Position middleOf(const std::vector<Position> &positions)
{
    Position middle = positionOf({0, 0});
    for (const Position &position : positions) {
        middle[0] += position[0] / static_cast<double>(positions.size());
        middle[1] += position[1] / static_cast<double>(positions.size());
    }
    return middle;
}

/// When springs are at rest: all of them, or that one place at which they pull most. There is an end in any case.
class AtRest {
public:
    explicit AtRest(std::size_t places)
        : m_most(kMovesPerPlace * places)
    {
    }

    template <class Vertex>
    bool operator()(double pull, Vertex, const Graph &, bool everywhere)
    {
        m_inARow = everywhere ? 0 : m_inARow + 1;
        return ++m_moves > m_most || m_inARow > kMovesInARow || !(pull > kPull);
    }

private:
    static constexpr std::size_t kMovesPerPlace = 400;
    static constexpr std::size_t kMovesInARow = 20;
    static constexpr double kPull = 0.02; ///< about the points by which a place is off

    std::size_t m_most;
    std::size_t m_moves = 0;
    std::size_t m_inARow = 0;
};

void spread(Part &part, const Topology &drawing)
{
    const auto index = boost::get(boost::vertex_index, part.graph);
    const auto positions = boost::make_iterator_property_map(part.positions.begin(), index);
    if (part.places.size() <= kMostSprings) {
        boost::kamada_kawai_spring_layout(part.graph, positions, boost::get(boost::edge_weight, part.graph),
                                          drawing, boost::edge_length(usualLength(part)),
                                          AtRest(part.places.size()));
        return;
    }
    const auto places = static_cast<double>(part.places.size());
    const double rounds = std::clamp(4e6 / (places * places), 10.0, 100.0);
    boost::fruchterman_reingold_force_directed_layout(
        part.graph, positions, drawing,
        boost::cooling(boost::linear_cooling<double>(static_cast<std::size_t>(rounds), kShortest)));
}

/// Lays out a part about the middle that it had.
void layOut(Part &part, const Topology &drawing)
{
    if (part.places.size() < 2)
        return;
    const Position before = middleOf(part.positions);
    partTwins(part);
    const std::vector<Position> unspread = part.positions;
    spread(part, drawing);
    if (!std::ranges::all_of(part.positions, isSomewhere))
        part.positions = unspread;
    const Position after = middleOf(part.positions);
    for (Position &position : part.positions) {
        position[0] += before[0] - after[0];
        position[1] += before[1] - after[1];
    }
}

/// What leaves the drawing is pushed back and, if need be, pressed together.
void fitIntoDrawing(std::vector<Part> &parts)
{
    for (const int axis : {0, 1}) {
        double least = kDrawingSize;
        double most = 0;
        for (const Part &part : parts) {
            for (const Position &position : part.positions) {
                least = std::min(least, position[axis]);
                most = std::max(most, position[axis]);
            }
        }
        const double scale = std::min(1.0, kDrawingSize / std::max(most - least, 1.0));
        const double width = (most - least) * scale;
        const double begin = std::clamp(least, 0.0, kDrawingSize - width);
        for (Part &part : parts) {
            for (Position &position : part.positions)
                position[axis] = begin + (position[axis] - least) * scale;
        }
    }
}

} // namespace

BoardChange laidOut(const Board &board, const Selection &selection)
{
    const std::vector<std::size_t> places = placesIn(board, selection);
    if (places.size() < 2)
        return {};
    std::minstd_rand random;
    const Topology drawing(random, 0, 0, kDrawingSize, kDrawingSize);
    std::vector<Part> parts = partsOf(board, places);
    for (Part &part : parts)
        layOut(part, drawing);
    fitIntoDrawing(parts);

    BoardChange change;
    for (const Part &part : parts) {
        for (std::size_t i = 0; i < part.places.size(); ++i) {
            Place place = board.places()[part.places[i]];
            place.at = snapped({part.positions[i][0], part.positions[i][1]}, 0);
            if (place != board.places()[part.places[i]])
                change.edits.emplace_back(ReplacePlace {part.places[i], std::move(place)});
        }
    }
    straightenWithin(change, board, selection);
    return change;
}

} // namespace merlon
