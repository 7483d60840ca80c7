#include "core/canvas/siege/tokens/siege_pieces.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace merlon::canvas {

namespace {

struct SamePicture {
    std::string_view key;
    const char *art;
};

/// Keys without a picture of their own.
constexpr std::array kSamePictures = std::to_array<SamePicture>({
    {"archer", "marksman"},
    {"bloodstone", "bloodstones"},
    {"exploding-orcs", "orc-detonation"},
    {"conflicting-orders", "orders-mix-up"},
    {"sniper", "sharpshooters"},
    {"goblin-cauldron", "cauldron-goblin"},
    {"orc-cauldron", "cauldron-orc"},
    {"troll-cauldron", "cauldron-troll"},
    {"goblin-trap", "trap-goblin"},
    {"troll-trap", "trap-troll"},
    {"engine-damage", "malfunction"},
    {"tower-raid", "siege-tower"},
    {"gate-repair", "gate"},
    {"wall-repair", "wood"},
    {"train-soldier", "soldier"},
    {"train-veteran", "veteran"},
    {"hunt-saboteurs", "saboteur"},
    {"all-out-assault", "phase-assault"},
    {"equipment-transfer", "phase-equipment"},
    {"training-transfer", "phase-training"},
    {"barricades", "workshop"},
    {"deception", "bluff"},
    {"prisoners", "veteran"},
    {"troll-attack", "troll"},
    {"blood-rituals", "bloodstones"},
    {"mass-invasion", "maneuver"},
    {"dismantled-walls", "stone"},
});

} // namespace

QString siegeArt(std::string_view key)
{
    const auto *same = std::ranges::find(kSamePictures, key, &SamePicture::key);
    return same != kSamePictures.end() ? QString::fromLatin1(same->art)
                                       : QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()));
}

Picture namedPicture(const Board &board, const Names &names)
{
    Picture picture;
    for (const Place &place : board.places())
        picture.places.push_back({names("place", place.key), {}, {}, false});
    for (const Link &link : board.links())
        picture.links.push_back(
            {link.kind == "path" ? names("path", link.from + '>' + link.to) : QString(), {}});
    return picture;
}

Token SiegePieces::unit(std::string_view key, int team, int count) const
{
    Token token;
    token.key = key;
    token.art = siegeArt(key);
    token.name = name("unit", key);
    token.seat = team;
    token.count = count;
    return token;
}

void SiegePieces::addUnits(std::vector<Token> &tokens, const siege::Units &units,
                           std::span<const std::string_view> keys, int team) const
{
    for (std::size_t kind = 0; kind < keys.size(); ++kind) {
        if (units[kind] > 0)
            tokens.push_back(unit(keys[kind], team, units[kind]));
    }
}

Token SiegePieces::hero(std::string_view key) const
{
    return thing("hero", key, kDefenderTeam, TokenRole::Hero);
}

Token SiegePieces::thing(std::string_view type, std::string_view key, int team, TokenRole role) const
{
    Token token;
    token.key = key;
    token.art = siegeArt(key);
    token.name = name(type, key);
    token.role = role;
    token.seat = team;
    return token;
}

Token SiegePieces::machine(std::string_view type, std::string_view kind, int ordinal, int hits,
                           int misses) const
{
    const std::string key = std::string(kind) + '-' + std::to_string(ordinal);
    Token token = thing(type, key, kInvaderTeam, TokenRole::Machine);
    token.art = siegeArt(kind);
    token.filled = hits;
    token.capacity = hits + misses;
    return token;
}

Token SiegePieces::order(std::string_view key, bool faceUp) const
{
    if (!key.empty()) {
        Token token = thing("order", key, kInvaderTeam, TokenRole::Marker);
        token.turned = !faceUp;
        if (!faceUp)
            token.name = faceDown(token.name);
        return token;
    }
    Token back;
    back.role = TokenRole::Marker;
    back.seat = kInvaderTeam;
    back.art = u"back-order"_s;
    //: A token on a wall.
    back.name = faceDown(QCoreApplication::translate("Board", "Order"));
    return back;
}

Token SiegePieces::space(std::string_view type, std::string_view key) const
{
    Token token;
    token.art = siegeArt(key);
    //: An empty space on the board for something.
    token.name = QCoreApplication::translate("Board", "space for: %1").arg(name(type, key));
    token.role = TokenRole::Shadow;
    return token;
}

QString SiegePieces::faceDown(const QString &name)
{
    //: A token that lies face down; %1 is what it is.
    return QCoreApplication::translate("Board", "%1, face down").arg(name);
}

} // namespace merlon::canvas
