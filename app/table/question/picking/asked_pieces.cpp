#include "app/table/question/picking/asked_pieces.h"

#include "core/board/board.h"
#include "core/engine/game.h"
#include "core/engine/notation/vocabulary.h"

#include <algorithm>
#include <cstddef>
#include <set>

namespace merlon {

namespace {

std::set<int> placesAround(const Board &board, std::size_t place)
{
    std::set<int> places {static_cast<int>(place)};
    const std::string &key = board.places()[place].key;
    for (const Link &link : board.links()) {
        if (link.from != key && link.to != key)
            continue;
        if (const auto other = board.indexOf(link.from == key ? link.to : link.from))
            places.insert(static_cast<int>(*other));
    }
    return places;
}

std::set<int> placesAskedAbout(const View &view)
{
    const Decision decision = view.decision();
    const Vocabulary &words = view.setup().vocabulary();
    const Board &board = view.setup().board();
    std::set<int> places;
    const Term &term = words.decisions()[decision.kind];
    for (std::size_t i = 0; i < term.types.size() && i < decision.about.size(); ++i) {
        const ArgumentType &type = words.types()[term.types[i]];
        const std::size_t value = decision.about[i];
        if (type.kind == ArgumentKind::Place && value < board.places().size())
            places.insert(static_cast<int>(value));
        if (type.kind == ArgumentKind::Area && value < type.places.size())
            places.merge(placesAround(board, type.places[value]));
    }
    return places;
}

} // namespace

std::vector<canvas::Thing> piecesAskedAbout(const View &view, const Tableau &tableau)
{
    const std::set<int> places = placesAskedAbout(view);
    std::vector<canvas::Thing> pieces;
    for (const Zone &zone : tableau.zones) {
        if (!places.contains(zone.place))
            continue;
        for (const Item &item : zone.items) {
            if (!item.key.empty() && !item.isSpace)
                pieces.push_back(canvas::pieceThing(zone.place, item.key));
        }
    }
    std::ranges::sort(pieces);
    pieces.erase(std::unique(pieces.begin(), pieces.end()), pieces.end());
    return pieces;
}

} // namespace merlon
