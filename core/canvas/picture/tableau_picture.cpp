#include "core/canvas/picture/tableau_picture.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon::canvas {

namespace {

TokenRole roleOf(ComponentRole role)
{
    switch (role) {
    case ComponentRole::Unit:
        return TokenRole::Unit;
    case ComponentRole::Die:
        return TokenRole::Die;
    case ComponentRole::Hero:
        return TokenRole::Hero;
    case ComponentRole::Machine:
        return TokenRole::Machine;
    case ComponentRole::Equipment:
        return TokenRole::Equipment;
    case ComponentRole::Device:
        return TokenRole::Device;
    case ComponentRole::Marker:
    case ComponentRole::Card:
        return TokenRole::Marker;
    }
    return TokenRole::Marker;
}

/// The picture of an item: its own, that of its component, or that of its key.
QString artOf(std::string_view own, const Component *component, const std::string &key)
{
    if (!own.empty())
        return QString::fromUtf8(own.data(), static_cast<qsizetype>(own.size()));
    return QString::fromStdString(component && !component->art.empty() ? component->art : key);
}

Token tokenOf(const Item &item, const std::vector<Component> &box, const Setup &setup,
              const PictureWords &words)
{
    const Component *component =
        componentOf(box, item.type, item.component.empty() ? item.key : item.component);
    Token token;
    token.key = item.isPickable ? item.key : std::string();
    token.type = item.type; // see dropPlainTypes
    token.art = artOf(item.art, component, item.key.empty() ? "back" : item.key);
    token.name = words.item(item);
    token.role = item.isSpace ? TokenRole::Shadow
        : item.role           ? roleOf(*item.role)
        : component           ? roleOf(component->role)
                              : TokenRole::Marker;
    if (item.livery >= 0)
        token.seat = item.livery;
    else if (!item.isSpace)
        token.seat = liveryOf(setup, item.owner == kNobody && component ? component->owner : item.owner);
    token.count = item.count;
    token.filled = item.filled;
    token.capacity = item.capacity;
    token.faded = item.faded || item.crossed;
    token.turned = item.faceDown && !token.art.startsWith(u"back");
    token.bare = item.isBare;
    token.isOutside = item.isOutside;
    for (const std::string &mark : item.marks)
        token.marks << QString::fromStdString(mark);
    return token;
}

/// Leaves a type only where two tokens at a place have the same key.
void dropPlainTypes(std::vector<Token> &tokens)
{
    std::vector<bool> isDoubled(tokens.size());
    for (std::size_t i = 0; i < tokens.size(); ++i)
        isDoubled[i] = std::ranges::any_of(tokens, [&](const Token &other) {
            return other.key == tokens[i].key && other.type != tokens[i].type;
        });
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (!isDoubled[i])
            tokens[i].type.clear();
    }
}

/// All places and links, with the names that are written on the map.
Picture namedPicture(const Setup &setup, const PictureWords &words)
{
    Picture picture;
    for (const Place &place : setup.board().places())
        picture.places.push_back({.name = words.name({}, place.key)});
    const BoardSchema &schema = setup.game().schema();
    const std::vector<LinkKind> &kinds = schema.links;
    const bool hasWays = std::ranges::any_of(kinds, &LinkKind::directed);
    for (const Link &link : setup.board().links()) {
        // Beside ways, other links only say which places are neighbours, as all do where there are too many places for names.
        const auto kind = std::ranges::find(kinds, link.kind, &LinkKind::key);
        const bool isWay = kind != kinds.end() && kind->directed;
        const bool isNamed = schema.cells.namesOnMap && (!hasWays || isWay);
        picture.links.push_back({isNamed ? words.name({}, link.from + '>' + link.to) : QString(), {}});
    }
    return picture;
}

void addTokens(Picture &picture, const Tableau &tableau, const std::vector<Component> &box,
               const Setup &setup, const PictureWords &words)
{
    for (const Zone &zone : tableau.zones) {
        if (!zone.isOnBoard())
            continue;
        std::vector<Token> &tokens = zone.place >= 0
            ? picture.places[static_cast<std::size_t>(zone.place)].tokens
            : picture.links[static_cast<std::size_t>(zone.link)].tokens;
        for (const Item &item : zone.items)
            tokens.push_back(tokenOf(item, box, setup, words));
    }
    for (PlacePicture &place : picture.places)
        dropPlainTypes(place.tokens);
    for (LinkPicture &link : picture.links)
        dropPlainTypes(link.tokens);
}

void showGround(PlacePicture &place, const Ground &ground, const Setup &setup, const PictureWords &words)
{
    const std::string folder = setup.game().schema().key + '/';
    place.ground = QString::fromStdString(ground.style);
    place.owner = ground.livery >= 0 ? ground.livery : liveryOf(setup, ground.owner);
    place.artPlaces = ground.artPlaces;
    for (const Door &door : ground.doors)
        place.doors.push_back({door.to, door.isOpen});
    place.level = ground.level;
    place.mostLevel = ground.mostLevel;
    place.faded = ground.faded;
    if (!ground.art.empty())
        place.art = QString::fromStdString(folder + ground.art);
    for (const std::string &trace : ground.traces)
        place.traces << QString::fromStdString(folder + trace);
    if (!ground.detail.empty())
        place.detail = words.say(ground.detail);
    if (!ground.note.empty())
        place.note = words.say(ground.note);
    else if (!ground.style.empty() && ground.name.key.empty())
        place.note = words.name("ground", ground.style);
}

} // namespace

int liveryOf(const Setup &setup, Seat seat)
{
    return seat < setup.seats().size() ? setup.seats()[seat].liveryNumber() : -1;
}

Picture pictureOf(const Tableau &tableau, const std::vector<Component> &box, const Setup &setup,
                  const PictureWords &words)
{
    Picture picture = namedPicture(setup, words);
    addTokens(picture, tableau, box, setup, words);
    for (const Ground &ground : tableau.grounds)
        showGround(picture.places[static_cast<std::size_t>(ground.place)], ground, setup, words);
    for (const Quota &quota : tableau.quotas)
        picture.places[static_cast<std::size_t>(quota.place)].detail = words.say(quota.detail);
    for (const Patch &patch : tableau.patches)
        picture.patches.push_back({patch.places, QString::fromStdString(patch.style),
                                   words.name(patch.name.type, patch.name.key),
                                   liveryOf(setup, patch.owner)});
    return picture;
}

std::vector<Token> boxOf(const std::vector<Component> &box, const Setup &setup, const PictureWords &words)
{
    std::vector<Token> tokens;
    for (const Component &component : box) {
        if (component.role == ComponentRole::Card)
            continue;
        Token token;
        token.key = component.key;
        token.type = component.type;
        token.art = artOf({}, &component, component.key);
        token.name = words.item({.key = component.key,
                                 .type = component.type,
                                 .name = component.name,
                                 .note = component.note,
                                 .faceDown = component.faceDown});
        token.role = roleOf(component.role);
        token.seat = liveryOf(setup, component.owner);
        token.count = component.copies;
        tokens.push_back(std::move(token));
    }
    return tokens;
}

} // namespace merlon::canvas
