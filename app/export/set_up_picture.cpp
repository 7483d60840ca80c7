#include "app/export/set_up_picture.h"

#include "app/games/faces.h"
#include "app/words/speaker.h"
#include "core/engine/position/draft.h"
#include "core/games/families.h"
#include "core/games/module.h"

#include <QStringList>

#include <algorithm>
#include <memory>
#include <utility>

namespace merlon {

namespace {

/// As a scenario that says nothing else begins.
canvas::Picture layoutOf(const std::shared_ptr<const Setup> &setup)
{
    const Draft draft = draftOf(setup, Json {{"at", "set-up"}});
    const std::unique_ptr<State> start = draft.view ? nullptr : setup->start();
    const std::unique_ptr<View> started = start ? start->seenBy(SeatSet::all()) : nullptr;
    const View &view = draft.view ? *draft.view : *started;
    return faceOf(setup->game())->layout(tableauOf(view), Speaker(*setup));
}

void makeUnpickable(std::vector<canvas::Token> &tokens)
{
    for (canvas::Token &token : tokens) {
        token.key.clear();
        token.type.clear();
    }
}

} // namespace

std::optional<canvas::Picture> setUpPicture(const Board &board)
{
    for (const std::string &key : board.info().games) {
        const Game *game = findGame(key);
        const auto setup = game ? game->open(board, {}) : tl::unexpected(Error {});
        if (!setup)
            continue;
        canvas::Picture picture = layoutOf(*setup);
        for (std::size_t i = 0; i < picture.places.size(); ++i) {
            canvas::PlacePicture &place = picture.places[i];
            makeUnpickable(place.tokens);
            place.ground.clear();
            if (place.note.isEmpty())
                place.note = roomAt(board.places()[i], game->schema());
        }
        for (canvas::LinkPicture &link : picture.links)
            makeUnpickable(link.tokens);
        return picture;
    }
    return std::nullopt;
}

void addSetUp(canvas::Picture &named, const canvas::Picture &setUp)
{
    for (std::size_t i = 0; i < std::min(named.places.size(), setUp.places.size()); ++i) {
        QString name = std::move(named.places[i].name);
        named.places[i] = setUp.places[i];
        named.places[i].name = std::move(name);
    }
    for (std::size_t i = 0; i < std::min(named.links.size(), setUp.links.size()); ++i)
        named.links[i].tokens = setUp.links[i].tokens;
    named.patches = setUp.patches;
}

/// What a kind counts first, if that is room, and the length of every list of spaces.
QString roomAt(const Place &place, const BoardSchema &schema)
{
    const PlaceKind *kind = schema.placeKind(place.kind);
    if (!kind || !schema.styles.empty())
        return {};
    QStringList figures;
    for (const AttributeSchema &attribute : kind->attributes) {
        const bool isRoom = attribute.key.ends_with("capacity") || attribute.key.ends_with("spaces");
        if (isRoom && attribute.type == AttributeType::Number && &attribute == &kind->attributes.front())
            figures << QString::number(numberOf(schema, place, attribute.key));
        else if (isRoom && attribute.type == AttributeType::Records)
            figures << QString::number(recordsOf(schema, place, attribute.key).size());
    }
    return figures.join(u'/');
}

} // namespace merlon
