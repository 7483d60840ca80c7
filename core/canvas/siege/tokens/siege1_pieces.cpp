#include "core/canvas/siege/tokens/siege1_pieces.h"

#include "core/games/siege1/pieces/cards.h"

#include <QCoreApplication>

#include <string>

using namespace Qt::StringLiterals;

namespace merlon::canvas {

using namespace siege1;

namespace {

class BoardWords {
    Q_DECLARE_TR_FUNCTIONS(Board)
};

/// Something that has no name in the vocabulary.
Token plain(const QString &art, const QString &name, int team, TokenRole role)
{
    Token token;
    token.art = art;
    token.name = name;
    token.seat = team;
    token.role = role;
    return token;
}

template <class Enum>
std::size_t indexOf(Enum value)
{
    return static_cast<std::size_t>(value);
}

} // namespace

void Siege1Pieces::addInvaders(std::vector<Token> &tokens, const Units &units) const
{
    addUnits(tokens, units, kInvaderUnitKeys, kInvaderTeam);
}

void Siege1Pieces::addDefenders(std::vector<Token> &tokens, const Units &units) const
{
    addUnits(tokens, units, kDefenderUnitKeys, kDefenderTeam);
}

void Siege1Pieces::addCrew(std::vector<Token> &tokens, const Units &crew) const
{
    for (std::size_t kind = 0; kind < crew.size(); ++kind) {
        if (crew[kind] == 0)
            continue;
        const QString unit = name("unit", kInvaderUnitKeys[kind]);
        //: %1 is a unit: goblin, in the siege tower.
        const QString name = BoardWords::tr("%1, in the siege tower").arg(unit);
        tokens.push_back(plain(siegeArt(kInvaderUnitKeys[kind]), name, kInvaderTeam, TokenRole::Marker));
        tokens.back().count = crew[kind];
    }
}

Token Siege1Pieces::siegeTower(int crew) const
{
    Token token = thing("", "siege-tower", kInvaderTeam, TokenRole::Machine);
    token.key.clear(); // its wall is meant
    token.filled = crew;
    token.capacity = kTowerSpaces;
    return token;
}

Token Siege1Pieces::engine(const EngineState &engine) const
{
    return machine("engine", kEngineKeys[indexOf(engine.engine())], engine.ordinal, engine.hits,
                   engine.misses);
}

Token Siege1Pieces::altar(int number) const
{
    Token token = thing("altar", "altar-" + std::to_string(number), kInvaderTeam, TokenRole::Equipment);
    token.art = u"altar"_s;
    return token;
}

Token Siege1Pieces::equipment(Equipment equipment) const
{
    return thing("equipment", kEquipmentKeys[indexOf(equipment)], kInvaderTeam, TokenRole::Equipment);
}

Token Siege1Pieces::training(Training training, TokenRole role) const
{
    return thing("training", kTrainingKeys[indexOf(training)], kInvaderTeam, role);
}

Token Siege1Pieces::action(Action action, TokenRole role) const
{
    return thing("action", dataOf(action).key, kInvaderTeam, role);
}

Token Siege1Pieces::work(Work work, TokenRole role) const
{
    return thing("work", dataOf(work).key, kDefenderTeam, role);
}

Token Siege1Pieces::deed(Deed deed) const
{
    return thing("deed", kDeedKeys[indexOf(deed)], kDefenderTeam, TokenRole::Marker);
}

Token Siege1Pieces::order(Order order, bool faceUp) const
{
    const bool known = order != Order::Hidden;
    return SiegePieces::order(known ? kOrderKeys[indexOf(order) - 1] : std::string_view(), faceUp);
}

Token Siege1Pieces::trap(Trap trap) const
{
    return work(trap == Trap::Goblin ? Work::GoblinTrap : Work::TrollTrap, TokenRole::Marker);
}

Token Siege1Pieces::cauldron(Cauldron cauldron) const
{
    const int which = static_cast<int>(cauldron) - static_cast<int>(Cauldron::Troll);
    return work(static_cast<Work>(static_cast<int>(Work::TrollCauldron) + which), TokenRole::Device);
}

Token Siege1Pieces::stone(int count) const
{
    //: A wall component.
    Token token = plain(u"stone"_s, BoardWords::tr("stone"), kDefenderTeam, TokenRole::Device);
    token.count = count;
    return token;
}

Token Siege1Pieces::wood(int count) const
{
    //: A wall component of wood.
    Token token = plain(u"wood"_s, BoardWords::tr("wood"), kDefenderTeam, TokenRole::Device);
    token.count = count;
    return token;
}

Token Siege1Pieces::ram(int parts, int spaces) const
{
    //: The ram before the gate.
    Token token = plain(u"ram"_s, BoardWords::tr("ram, parts"), kInvaderTeam, TokenRole::Machine);
    token.filled = parts;
    token.capacity = spaces;
    return token;
}

Token Siege1Pieces::gate(int number, int gates, int resistance) const
{
    //: One of the gates of the barbican and what it still holds.
    const QString name =
        BoardWords::tr("gate %1 of %2, resistance %3").arg(number).arg(gates).arg(resistance);
    Token token = plain(u"gate"_s, name, kDefenderTeam, TokenRole::Device);
    token.count = resistance;
    return token;
}

Token Siege1Pieces::target(const EngineState &engine) const
{
    const std::string key =
        std::string(kEngineKeys[indexOf(engine.engine())]) + '-' + std::to_string(engine.ordinal);
    //: %1 is a machine that has been aimed: ballista 1.
    return plain(u"target"_s, BoardWords::tr("target of %1").arg(name("engine", key)), kInvaderTeam,
                 TokenRole::Marker);
}

Token Siege1Pieces::speech(int strength) const
{
    //: The officer has spoken on this wall; %1 is the strength that it brings.
    Token token =
        plain(u"officer"_s, BoardWords::tr("speech: +%1").arg(strength), kDefenderTeam, TokenRole::Marker);
    token.count = strength;
    return token;
}

Token Siege1Pieces::breach() const
{
    //: Here the invaders have entered the fortress.
    return plain(u"fallen"_s, BoardWords::tr("entered"), kInvaderTeam, TokenRole::Marker);
}

} // namespace merlon::canvas
