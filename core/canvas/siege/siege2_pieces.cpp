#include "core/canvas/siege/siege2_pieces.h"

#include "core/games/siege2/pieces.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace merlon::canvas {

using namespace siege2;

namespace {

QString words(std::string_view key)
{
    return QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()));
}

QString faceDown(const QString &name)
{
    //: A token that lies face down; %1 is what it is.
    return QCoreApplication::translate("Board", "%1, face down").arg(name);
}

template <class Keys>
void addUnits(const Siege2Pieces &pieces, std::vector<Token> &tokens, const Units &units, const Keys &keys,
              int seat)
{
    for (std::size_t unit = 0; unit < keys.size(); ++unit) {
        if (units[unit] > 0)
            tokens.push_back(pieces.unit(keys[unit], seat, units[unit]));
    }
}

} // namespace

void Siege2Pieces::addInvaders(std::vector<Token> &tokens, const Units &units) const
{
    addUnits(*this, tokens, units, kInvaderUnitKeys, kInvader);
}

void Siege2Pieces::addDefenders(std::vector<Token> &tokens, const Units &units) const
{
    addUnits(*this, tokens, units, kDefenderUnitKeys, kDefender);
}

Token Siege2Pieces::unit(std::string_view key, int seat, int count) const
{
    Token token;
    token.key = key;
    token.art = words(key);
    token.name = name("unit", key);
    token.seat = seat;
    token.count = count;
    return token;
}

Token Siege2Pieces::hero(Hero hero) const
{
    const std::string_view key = kHeroKeys[static_cast<std::size_t>(hero)];
    Token token = unit(key, kDefender, 1);
    token.name = name("hero", key);
    token.role = TokenRole::Hero;
    return token;
}

Token Siege2Pieces::siegeTower(int count) const
{
    Token token = unit("siege-tower", kInvader, count);
    token.name = name("invader-piece", "siege-tower");
    token.role = TokenRole::Machine;
    return token;
}

Token Siege2Pieces::machine(const MachineState &machine) const
{
    const std::string_view type = kMachineKeys[static_cast<std::size_t>(machine.type - 1)];
    Token token;
    token.key = std::string(type) + '-' + std::to_string(machine.ordinal);
    token.art = words(type);
    token.name = name("machine", token.key);
    token.role = TokenRole::Machine;
    token.seat = kInvader;
    token.filled = machine.hits;
    token.capacity = machine.hits + machine.misses;
    token.faded = machine.malfunction > 0;
    return token;
}

Token Siege2Pieces::equipment(Equipment equipment) const
{
    const std::string_view key = kEquipmentKeys[static_cast<std::size_t>(equipment)];
    Token token = unit(key, kInvader, 1);
    token.name = name("equipment", key);
    token.role = TokenRole::Equipment;
    return token;
}

Token Siege2Pieces::card(Card card, TokenRole role) const
{
    const std::string_view key = dataOf(card).key;
    Token token = unit(key, kInvader, 1);
    token.name = name("action-card", key);
    token.role = role;
    return token;
}

Token Siege2Pieces::action(Action action, TokenRole role) const
{
    const std::string_view key = dataOf(action).key;
    Token token = unit(key, kDefender, 1);
    token.name = name("building-action", key);
    token.role = role;
    return token;
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
    Token token;
    token.role = TokenRole::Marker;
    token.seat = kInvader;
    if (order == Order::Hidden) {
        token.art = u"back-order"_s;
        //: A token on a wall.
        token.name = faceDown(QCoreApplication::translate("Board", "Order"));
        return token;
    }
    const std::string_view key = kOrderKeys[static_cast<std::size_t>(order) - 1];
    token.key = key;
    token.art = words(key);
    token.name = faceUp ? name("order", key) : faceDown(name("order", key));
    token.turned = !faceUp;
    return token;
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
    token.art = u"trap-"_s + words(kind);
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
    Token token;
    token.key = kPlanKeys[static_cast<std::size_t>(Plan::LastStand)];
    token.art = u"warrior"_s;
    token.name = name("plan", token.key);
    token.role = TokenRole::Marker;
    token.seat = kDefender;
    return token;
}

Token Siege2Pieces::space(const QString &art, std::string_view type, std::string_view key) const
{
    Token token;
    token.art = art;
    //: An empty space on the board for something.
    token.name = QCoreApplication::translate("Board", "space for: %1").arg(name(type, key));
    token.role = TokenRole::Shadow;
    return token;
}

} // namespace merlon::canvas
