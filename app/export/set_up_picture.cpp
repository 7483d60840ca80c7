#include "app/export/set_up_picture.h"

#include "app/games/faces.h"
#include "app/words/speaker.h"
#include "core/base/json.h"
#include "core/canvas/picture/tableau_picture.h"
#include "core/engine/position/draft.h"
#include "core/games/families.h"
#include "core/games/module.h"

#include <QStringList>

#include <algorithm>
#include <memory>
#include <set>
#include <utility>
#include <vector>

namespace merlon {

namespace {

/// The first game that the board is designed for, if it can be played on it; null: there is none.
std::shared_ptr<const Setup> setupOn(const Board &board)
{
    for (const std::string &key : board.info().games) {
        const Game *game = findGame(key);
        auto setup = game ? game->open(board, {}) : tl::unexpected(Error {});
        if (setup)
            return std::move(*setup);
    }
    return nullptr;
}

void makeUnpickable(std::vector<canvas::Token> &tokens)
{
    for (canvas::Token &token : tokens) {
        token.key.clear();
        token.type.clear();
    }
}

/// Nothing can be pointed at, and the ground is as the board says.
canvas::Picture unpickablePicture(Tableau tableau, const Setup &setup)
{
    canvas::Picture picture = faceOf(setup.game())->layout(std::move(tableau), Speaker(setup));
    for (canvas::PlacePicture &place : picture.places) {
        makeUnpickable(place.tokens);
        place.ground.clear();
    }
    for (canvas::LinkPicture &link : picture.links)
        makeUnpickable(link.tokens);
    return picture;
}

/// The picture of the piece of that owner that a word of the board means; empty if there is none.
QString artOfWord(const std::string &word, const AttributeSchema &schema, Seat owner,
                  const std::vector<Component> &box)
{
    std::vector<std::string> names {word};
    for (const auto &[alias, meant] : schema.wordAliases) {
        if (meant == word)
            names.push_back(alias);
    }
    for (const std::string &name : names) {
        const Component *piece = componentOf(box, {}, name);
        if (piece && piece->owner == owner)
            return QString::fromStdString(piece->art.empty() ? piece->key : piece->art);
    }
    return {};
}

/// The pictures of what alone has room in each of so many spaces: by the first word of each record of the list that is as
/// long. Empty if the board has no such list.
QStringList artsOfSpaces(const Place &place, const Setup &setup, const Zone &zone)
{
    const PlaceKind *kind = setup.game().schema().placeKind(place.kind);
    if (!kind)
        return {};
    const std::vector<Component> box = componentsOf(setup);
    for (const AttributeSchema &attribute : kind->attributes) {
        if (attribute.type != AttributeType::Records || attribute.fields.empty())
            continue;
        const AttributeSchema &first = attribute.fields.front();
        QStringList arts;
        for (const AttributeRecord &record : recordsOf(setup.game().schema(), place, attribute.key))
            arts << artOfWord(fieldOf(record, first.key), first, zone.owner, box);
        if (arts.size() == zone.room)
            return arts;
    }
    return {};
}

/// A space for each unit of the owner of a zone.
void addSpacesOf(const Zone &zone, const Setup &setup, canvas::PlacePicture &picture)
{
    const Place &place = setup.board().places()[static_cast<std::size_t>(zone.place)];
    const QStringList arts = artsOfSpaces(place, setup, zone);
    for (int space = 0; space < zone.room; ++space) {
        canvas::Token token;
        token.art = arts.value(space);
        token.role = canvas::TokenRole::Unit;
        token.seat = canvas::liveryOf(setup, zone.owner);
        token.hollow = true;
        picture.tokens.push_back(std::move(token));
    }
}

} // namespace

Tableau setUpTableau(const std::shared_ptr<const Setup> &setup)
{
    const Draft draft = draftOf(setup, Json {{"at", "set-up"}});
    const std::unique_ptr<State> start = draft.view ? nullptr : setup->start();
    const std::unique_ptr<View> started = start ? start->seenBy(SeatSet::all()) : nullptr;
    return tableauOf(draft.view ? *draft.view : *started);
}

std::optional<canvas::Picture> setUpPicture(const Board &board)
{
    const auto setup = setupOn(board);
    if (!setup)
        return std::nullopt;
    canvas::Picture picture = unpickablePicture(setUpTableau(setup), *setup);
    for (std::size_t i = 0; i < picture.places.size(); ++i) {
        canvas::PlacePicture &place = picture.places[i];
        if (place.note.isEmpty())
            place.note = roomAt(board.places()[i], setup->game().schema());
    }
    return picture;
}

std::optional<canvas::Picture> spacesPicture(const Board &board)
{
    const auto setup = setupOn(board);
    if (!setup)
        return std::nullopt;
    Tableau bare = setUpTableau(setup);
    const std::vector<Zone> zones = bare.zones;
    std::set<int> built; // what stands there grows, and its room with it
    for (const Ground &ground : bare.grounds) {
        if (!ground.art.empty())
            built.insert(ground.place);
    }
    for (Zone &zone : bare.zones) {
        if (zone.isOnBoard())
            std::erase_if(zone.items, [](const Item &item) { return !item.isSpace; });
    }
    canvas::Picture picture = unpickablePicture(std::move(bare), *setup);
    std::vector<QStringList> rooms(picture.places.size());
    for (const Zone &zone : zones) {
        if (zone.place < 0 || zone.room <= 0 || built.contains(zone.place))
            continue;
        canvas::PlacePicture &place = picture.places[static_cast<std::size_t>(zone.place)];
        if (zone.owner == kNobody) {
            place.note = place.detail; // worded by the game
            continue;
        }
        addSpacesOf(zone, *setup, place);
        rooms[static_cast<std::size_t>(zone.place)] << QString::number(zone.room);
    }
    for (std::size_t i = 0; i < rooms.size(); ++i) {
        if (!rooms[i].isEmpty())
            picture.places[i].note = rooms[i].join(u'/');
    }
    return picture;
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
