#include "core/canvas/tableau_picture.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon::canvas {

namespace {

TokenRole roleOf(ComponentRole role)
{
    switch (role) {
    case ComponentRole::Unit:
    case ComponentRole::Die:
        return TokenRole::Unit;
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
    const Component *component = componentOf(box, item.type, item.key);
    Token token;
    token.key = item.isPickable ? item.key : std::string();
    token.type = item.type;
    token.art = item.key.empty() ? u"back"_s : artOf(item.art, component, item.key);
    token.name = item.key.empty() ? words.name({}, "face-down") : words.name(item.type, item.key);
    if (!item.note.empty())
        token.name += u" ("_s + words.say(item.note) + u')';
    token.role = component ? roleOf(component->role) : TokenRole::Marker;
    token.seat = liveryOf(setup, item.owner == kNobody && component ? component->owner : item.owner);
    token.count = item.count;
    token.filled = item.filled;
    token.capacity = item.capacity;
    token.faded = item.faded || item.crossed;
    token.turned = item.faceDown;
    return token;
}

/// How many tokens of one kind there are at a place.
int countAt(const PlacePicture &place, const Token &token)
{
    int count = 0;
    for (const Token &other : place.tokens) {
        if (other.key == token.key && other.art == token.art && other.seat == token.seat)
            count += other.count;
    }
    return count;
}

/// A kind of tokens that is more or less at a place than before.
struct Change {
    Token token;
    int place = -1;
    int count = 0;
};

/// What a picture has more than another, place by place.
std::vector<Change> surplus(const Picture &of, const Picture &over)
{
    std::vector<Change> changes;
    for (std::size_t place = 0; place < of.places.size(); ++place) {
        for (const Token &token : of.places[place].tokens) {
            const int before = place < over.places.size() ? countAt(over.places[place], token) : 0;
            if (const int count = countAt(of.places[place], token) - before; count > 0) {
                changes.push_back({token, static_cast<int>(place), count});
                changes.back().token.count = 1;
            }
        }
    }
    return changes;
}

bool isSameKind(const Token &a, const Token &b)
{
    return a.key == b.key && a.art == b.art && a.seat == b.seat;
}

/// Whether an event names both places, in this order.
bool tells(const Event &event, const Setup &setup, int from, int to)
{
    const Vocabulary &vocabulary = setup.vocabulary();
    std::vector<int> places;
    const Term &term = vocabulary.events()[event.kind];
    for (std::size_t i = 0; i < term.types.size(); ++i) {
        if (vocabulary.types()[term.types[i]].kind == ArgumentKind::Place && event.args[i] != kHidden)
            places.push_back(event.args[i]);
    }
    const auto first = std::ranges::find(places, from);
    return first != places.end() && std::find(first, places.end(), to) != places.end();
}

} // namespace

int liveryOf(const Setup &setup, Seat seat)
{
    return seat < setup.seats().size() ? setup.seats()[seat].liveryNumber() : -1;
}

Picture pictureOf(const Tableau &tableau, const std::vector<Component> &box, const Setup &setup,
                  const PictureWords &words)
{
    Picture picture;
    for (const Place &place : setup.board().places())
        picture.places.push_back({words.name({}, place.key), {}, {}, false});
    for (const Link &link : setup.board().links())
        picture.links.push_back({words.name({}, link.from + '>' + link.to), {}});
    for (const Zone &zone : tableau.zones) {
        if (!zone.isOnBoard())
            continue;
        std::vector<Token> &tokens = zone.place >= 0
            ? picture.places[static_cast<std::size_t>(zone.place)].tokens
            : picture.links[static_cast<std::size_t>(zone.link)].tokens;
        for (const Item &item : zone.items)
            tokens.push_back(tokenOf(item, box, setup, words));
    }
    for (const Ground &ground : tableau.grounds) {
        PlacePicture &place = picture.places[static_cast<std::size_t>(ground.place)];
        place.ground = QString::fromStdString(ground.style);
        place.owner = liveryOf(setup, ground.owner);
        place.level = ground.level;
        place.faded = ground.faded;
        if (!ground.note.empty())
            place.note = words.say(ground.note);
        else if (!ground.style.empty())
            place.note = words.name("ground", ground.style);
    }
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
        token.name = words.name(component.type, component.key);
        token.role = roleOf(component.role);
        token.seat = liveryOf(setup, component.owner);
        token.count = component.copies;
        tokens.push_back(std::move(token));
    }
    return tokens;
}

std::vector<Motion> walksBetween(const Picture &before, const Picture &after, std::span<const Event> events,
                                 const Setup &setup)
{
    std::vector<Change> gone = surplus(before, after);
    std::vector<Change> come = surplus(after, before);
    std::vector<Motion> motions;
    const auto walk = [&motions](Change &from, Change &to) {
        Motion motion {to.token, from.place, to.place};
        motion.token.count = std::min(from.count, to.count);
        from.count -= motion.token.count;
        to.count -= motion.token.count;
        motions.push_back(std::move(motion));
    };
    for (const bool isTold : {true, false}) {
        for (Change &to : come) {
            for (Change &from : gone) {
                const bool fits = from.count > 0 && to.count > 0 && isSameKind(from.token, to.token);
                if (fits && (!isTold || std::ranges::any_of(events, [&](const Event &event) {
                        return tells(event, setup, from.place, to.place);
                    })))
                    walk(from, to);
            }
        }
    }
    for (Change &to : come) {
        if (to.count > 0) {
            motions.push_back({to.token, -1, to.place});
            motions.back().token.count = to.count;
        }
    }
    for (Change &from : gone) {
        if (from.count > 0) {
            motions.push_back({from.token, from.place, -1});
            motions.back().token.count = from.count;
        }
    }
    return motions;
}

} // namespace merlon::canvas
