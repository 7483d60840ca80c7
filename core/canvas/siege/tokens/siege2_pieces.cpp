#include "core/canvas/siege/tokens/siege2_pieces.h"

#include "core/games/siege2/pieces/pieces.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace merlon::canvas {

using namespace siege2;

void Siege2Pieces::addInvaders(std::vector<Token> &tokens, const Units &units) const
{
    addUnits(tokens, units, kInvaderUnitKeys, kInvaderTeam);
}

void Siege2Pieces::addDefenders(std::vector<Token> &tokens, const Units &units) const
{
    addUnits(tokens, units, kDefenderUnitKeys, kDefenderTeam);
}

Token Siege2Pieces::siegeTower(int count) const
{
    Token token = thing("invader-piece", "siege-tower", kInvaderTeam, TokenRole::Machine);
    token.count = count;
    return token;
}

Token Siege2Pieces::machine(const MachineState &machine) const
{
    Token token = SiegePieces::machine("machine", kMachineKeys[static_cast<std::size_t>(machine.type - 1)],
                                       machine.ordinal, machine.hits, machine.misses);
    token.faded = machine.malfunction > 0;
    return token;
}

Token Siege2Pieces::equipment(Equipment equipment) const
{
    return thing("equipment", kEquipmentKeys[static_cast<std::size_t>(equipment)], kInvaderTeam,
                 TokenRole::Equipment);
}

Token Siege2Pieces::card(Card card, TokenRole role) const
{
    return thing("action-card", dataOf(card).key, kInvaderTeam, role);
}

Token Siege2Pieces::action(Action action, TokenRole role) const
{
    return thing("building-action", dataOf(action).key, kDefenderTeam, role);
}

std::optional<Token> Siege2Pieces::ritual(Card card, RitualToken ritual) const
{
    if (ritual == RitualToken::None)
        return {};
    Token token = this->card(card, TokenRole::Marker);
    switch (ritual) {
    case RitualToken::None:
    case RitualToken::TargetUp:
        break;
    case RitualToken::BluffDown:
        token.turned = true;
        //: A ritual and which of its tokens lies there: gale (bluff).
        token.name = faceDown(
            QCoreApplication::translate("Board", "%1 (%2)").arg(token.name, name("ritual-token", "bluff")));
        token.art = u"bluff"_s;
        break;
    case RitualToken::TargetDown:
        token.turned = true;
        token.name = faceDown(
            QCoreApplication::translate("Board", "%1 (%2)").arg(token.name, name("ritual-token", "target")));
        break;
    case RitualToken::HiddenDown:
        token.name = faceDown(token.name);
        token.art = u"back-ritual"_s;
        break;
    }
    return token;
}

std::optional<Token> Siege2Pieces::order(Order order, bool faceUp) const
{
    if (order == Order::None)
        return {};
    const bool known = order != Order::Hidden;
    return SiegePieces::order(known ? kOrderKeys[static_cast<std::size_t>(order) - 1] : std::string_view(),
                              faceUp);
}

std::optional<Token> Siege2Pieces::trap(Trap trap, bool faceUp) const
{
    if (trap == Trap::None)
        return {};
    Token token = action(Action::Trap, TokenRole::Marker);
    if (trap == Trap::Hidden) {
        token.art = u"back-trap"_s;
        token.name = faceDown(token.name);
        return token;
    }
    static constexpr std::array<std::string_view, 3> kKinds {"goblin", "troll", "siege-tower"};
    const std::string_view kind = kKinds[static_cast<std::size_t>(trap) - 1];
    token.art = u"trap-"_s + siegeArt(kind);
    //: A trap and what it is for: trap (troll).
    token.name = QCoreApplication::translate("Board", "%1 (%2)").arg(token.name, name("trap", kind));
    token.turned = !faceUp;
    if (!faceUp)
        token.name = faceDown(token.name);
    return token;
}

std::optional<Token> Siege2Pieces::cauldron(Cauldron cauldron) const
{
    switch (cauldron) {
    case Cauldron::None:
        return {};
    case Cauldron::Goblin:
        return action(Action::CauldronGoblin, TokenRole::Device);
    case Cauldron::Orc:
        return action(Action::CauldronOrc, TokenRole::Device);
    case Cauldron::Troll:
        return action(Action::CauldronTroll, TokenRole::Device);
    }
    return {};
}

std::optional<Token> Siege2Pieces::device(Device device) const
{
    switch (device) {
    case Device::None:
        return {};
    case Device::Cannon:
        return action(Action::Cannon, TokenRole::Device);
    case Device::Pole:
        return action(Action::Pole, TokenRole::Device);
    case Device::BayWindow:
        return action(Action::BayWindow, TokenRole::Device);
    }
    return {};
}

Token Siege2Pieces::stone(int count) const
{
    Token token = action(Action::Wall, TokenRole::Device);
    token.art = u"stone"_s;
    token.count = count;
    return token;
}

Token Siege2Pieces::lastStand() const
{
    Token token =
        thing("plan", kPlanKeys[static_cast<std::size_t>(Plan::LastStand)], kDefenderTeam, TokenRole::Marker);
    token.art = u"warrior"_s;
    return token;
}

} // namespace merlon::canvas
