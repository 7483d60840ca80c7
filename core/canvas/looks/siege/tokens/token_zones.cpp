#include "core/canvas/looks/siege/tokens/token_zones.h"

namespace merlon::canvas {

namespace {

constexpr int kDefenderSeat = 1;

bool isLarge(const Token &token)
{
    return token.art == QLatin1StringView("siege-tower") || token.art == QLatin1StringView("ballista")
        || token.art == QLatin1StringView("catapult") || token.art == QLatin1StringView("trebuchet");
}

Zone zoneAtWall(const Token &token)
{
    switch (token.role) {
    case TokenRole::Unit:
    case TokenRole::Hero:
    case TokenRole::Die:
    case TokenRole::Machine:
        return token.seat == kDefenderSeat ? Zone::Inside : Zone::Outside;
    case TokenRole::Equipment:
    case TokenRole::Marker:
        return Zone::Foot;
    case TokenRole::Device:
        return Zone::Top;
    case TokenRole::Shadow:
        return isLarge(token) ? Zone::Foot : Zone::Top;
    }
    return Zone::Inside;
}

Zone zoneAtRampart(const Token &token)
{
    switch (token.role) {
    case TokenRole::Unit:
    case TokenRole::Hero:
    case TokenRole::Die:
        return Zone::Inside;
    case TokenRole::Machine:
        return token.capacity == 0 ? Zone::Inside : Zone::Left;
    case TokenRole::Marker: // lies on a machine
        return Zone::Left;
    case TokenRole::Equipment:
    case TokenRole::Device:
        return Zone::Right;
    case TokenRole::Shadow:
        return isLarge(token) ? Zone::Left : Zone::Right;
    }
    return Zone::Inside;
}

/// A ram stands before the gate, what tells of the gate itself lies on it.
Zone zoneAtGate(const Token &token)
{
    switch (token.role) {
    case TokenRole::Machine:
    case TokenRole::Equipment:
    case TokenRole::Shadow:
        return Zone::Foot;
    case TokenRole::Device:
    case TokenRole::Marker:
        return Zone::Top;
    case TokenRole::Unit:
    case TokenRole::Hero:
    case TokenRole::Die:
        return Zone::Inside;
    }
    return Zone::Inside;
}

} // namespace

double sizeOfToken(const Token &token, double unit)
{
    switch (token.role) {
    case TokenRole::Unit:
    case TokenRole::Die:
        return 40 * unit;
    case TokenRole::Hero:
        return 45 * unit;
    case TokenRole::Machine:
        return 44 * unit;
    case TokenRole::Equipment:
    case TokenRole::Device:
    case TokenRole::Marker:
        return 27 * unit;
    case TokenRole::Shadow:
        return (isLarge(token) ? 33 : 24) * unit;
    }
    return 40 * unit;
}

Zone zoneOf(SiegeKind kind, const Token &token)
{
    switch (kind) {
    case SiegeKind::Wall:
        return zoneAtWall(token);
    case SiegeKind::Rampart:
    case SiegeKind::BarbicanRampart:
        return zoneAtRampart(token);
    case SiegeKind::Tower:
        return token.role == TokenRole::Unit || token.role == TokenRole::Hero ? Zone::Inside : Zone::Top;
    case SiegeKind::Building:
        return token.role == TokenRole::Unit || token.role == TokenRole::Hero ? Zone::Foot : Zone::Right;
    case SiegeKind::Foreground:
        return token.role == TokenRole::Unit || token.role == TokenRole::Hero ? Zone::Inside : Zone::Foot;
    case SiegeKind::Barbican:
        return zoneAtGate(token);
    case SiegeKind::Gate:
    case SiegeKind::Courtyard:
    case SiegeKind::Marauders:
    case SiegeKind::Other:
        return Zone::Inside;
    }
    return Zone::Inside;
}

} // namespace merlon::canvas
