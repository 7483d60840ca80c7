#include "core/engine/agenda/step.h"
#include "core/games/mountain/networks.h"
#include "core/games/mountain/purse.h"
#include "tests/support/mountain/opened_mountain.h"
#include "tests/support/state_laws.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <vector>

using namespace merlon;
using namespace merlon::mountain;

namespace {

const MountainState &mountainOf(const State &state)
{
    return static_cast<const MountainState &>(state);
}

Scene sceneOf(const State &state)
{
    const MountainState &own = mountainOf(state);
    return {own.data(), own.field(), own.rules()};
}

// Pieces

/// Section 2.4: every troll of the horde is in one place.
std::string problemWithTrolls(const MountainData &data)
{
    std::array<int, kTrolls> number {};
    const auto see = [&](Troll troll) {
        if (troll != kNoTroll)
            ++number[troll];
    };
    for (const HordeCard &card : data.horde)
        see(card.troll);
    for (const SeatState &seat : data.seats) {
        for (const PackTroll &card : seat.pack)
            see(card.troll);
    }
    see(data.now.joining);
    for (std::size_t level = 0; level < kLevels; ++level)
        data.decks[level].forEachSeen([&](PieceKind card) {
            see(static_cast<Troll>(firstOfLevel(static_cast<int>(level) + 1) + card));
        });
    for (Troll troll = 0; troll < kHordeTrolls; ++troll) {
        if (number[troll] != 1)
            return std::string(dataOf(troll).key) + " is there " + std::to_string(number[troll]) + " times";
    }
    return {};
}

/// MT-0.20: six starting trolls for each seat, four after the set-up.
std::string problemWithStartTrolls(const MountainData &data, const Rules &rules)
{
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        const SeatState &own = data[seat];
        const auto settled = std::ranges::count_if(own.pack, [](const PackTroll &card) {
            return card.troll != kNoTroll && card.troll >= kHordeTrolls;
        });
        const auto all = static_cast<int>(settled) + own.hand.size() + own.startDeck.size();
        const bool isFine = data.round > 0 ? all == 4 : all == 0 || all == 4 || all == 6;
        if (!isFine)
            return "a seat has " + std::to_string(all) + " starting trolls";
        for (const PackTroll &card : own.pack) {
            if (card.filled != 0 && (card.troll == kNoTroll || (card.filled & ~allSymbols(card.troll)) != 0))
                return "a symbol is filled that a troll lacks";
        }
    }
    return {};
}

std::string problemWithSpells(const MountainData &data)
{
    std::array<int, kSpells> number {};
    for (const OpenSpell &open : data.grimoire) {
        if (open.spell < kSpells)
            ++number[open.spell];
    }
    data.spellDeck.forEachSeen([&](PieceKind spell) { ++number[spell]; });
    return std::ranges::count(number, 1) == static_cast<int>(kSpells) ? "" : "a spell is lost or doubled";
}

/// Section 2.8, MT-5.11: a pedestal is in the bag, on a card, in a stock, or has brought a token.
std::string problemWithPedestals(const MountainData &data)
{
    for (std::size_t clan = 0; clan < kStatueClans; ++clan) {
        int number = data.bag[clan];
        for (const TeamState &team : data.teams)
            number += team.pedestals[clan];
        for (const HordeCard &card : data.horde)
            number += card.pedestal == clan ? 1 : 0;
        int standing = 0;
        for (const Tunnel &tunnel : data.tunnels)
            standing += tunnel.pedestal == clan ? 1 : 0;
        int tokens = 0;
        for (std::size_t zone = 0; zone < kZones; ++zone)
            tokens += data.track[trackPlace(static_cast<int>(zone) + 1, clan)].owner != kNobody ? 1 : 0;
        if (standing > tokens)
            return "a pedestal stands without its token";
        if (number + tokens != kPedestalsOfClan && (data.round > 0 || number + tokens != 0))
            return "there are " + std::to_string(number + tokens) + " pedestals of a clan";
    }
    return {};
}

/// MT-5.6, MT-6.5: the tiles of a shape that are left and those of which something is seen.
std::string problemWithTiles(const MountainData &data)
{
    for (std::size_t shape = 0; shape < kShapes; ++shape) {
        std::vector<Cell> marks;
        for (const Tunnel &tunnel : data.tunnels) {
            if (tunnel.isTile() && tunnel.what == shape && std::ranges::count(marks, tunnel.mark) == 0)
                marks.push_back(tunnel.mark);
        }
        if (static_cast<int>(marks.size()) + data.tiles[shape] > kShapeData[shape].tiles)
            return "too many tiles " + std::string(kShapeData[shape].key);
    }
    return {};
}

std::string problemOnCells(const Scene &scene)
{
    std::vector<Cell> cells;
    for (const Statue &statue : scene.data.statues) {
        if (statue.cell != kNoCell)
            cells.push_back(statue.cell);
    }
    if (scene.data.round > 0 && cells.size() != scene.map.statueCount)
        return "a statue is lost";
    for (std::size_t index = 0; index < scene.data.workshopCount; ++index)
        cells.push_back(scene.data.workshops[index].cell);
    std::ranges::sort(cells);
    if (std::ranges::adjacent_find(cells) != cells.end())
        return "two pieces on a cell";
    const int workshops = scene.data.workshopCount + scene.data.workshopsOpen.size();
    if (scene.data.round > 0 && workshops != scene.rules.openWorkshops())
        return "a workshop is lost";
    return {};
}

/// MT-1.12
std::string problemWithReserve(const Scene &scene)
{
    for (std::size_t kind = 0; kind < kResources && scene.rules.finiteReserve; ++kind) {
        if (inUse(scene, static_cast<Resource>(kind)) > kResourceData[kind].inBox)
            return "more resources than in the box";
    }
    return {};
}

std::string problemWithPieces(const State &state)
{
    const Scene scene = sceneOf(state);
    for (std::string problem :
         {problemWithTrolls(scene.data), problemWithStartTrolls(scene.data, scene.rules),
          problemWithSpells(scene.data), problemWithPedestals(scene.data), problemWithTiles(scene.data),
          problemOnCells(scene), problemWithReserve(scene)}) {
        if (!problem.empty())
            return problem;
    }
    return {};
}

// Networks

/// MT-1.2: the cells that can be reached from a portal through tunnels, one after the other along the links of the board.
std::vector<bool> reachedFrom(const State &state, Cell portal)
{
    const MountainData &data = mountainOf(state).data();
    const Map &map = mountainOf(state).field();
    std::vector<bool> reached(static_cast<std::size_t>(map.cells), false);
    std::vector<Cell> open {portal};
    reached[portal] = true;
    while (!open.empty()) {
        const Cell cell = open.back();
        open.pop_back();
        for (const Offset step : {Offset {-1, 0}, Offset {1, 0}, Offset {0, -1}, Offset {0, 1}}) {
            const Cell next = map.at(map.squareOf(cell) + step);
            if (next == kNoCell || data.tunnelAt[next] == kNoTunnel || reached[next])
                continue;
            reached[next] = true;
            open.push_back(next);
        }
    }
    return reached;
}

std::string problemWithNetworks(const State &state)
{
    const Scene scene = sceneOf(state);
    for (Seat seat = 0; seat < scene.rules.seats; ++seat) {
        const Cell portal = scene.data[seat].portal;
        if (portal == kNoCell)
            continue;
        const std::vector<bool> reached = reachedFrom(state, portal);
        for (Cell cell = 0; cell < scene.map.cells; ++cell) {
            if (scene.networkOf(seat).contains(scene.map.squareOf(cell)) != reached[cell])
                return "a network is not what is connected";
        }
        for (Seat other = 0; other < scene.rules.seats; ++other) {
            const Cell rival = scene.data[other].portal;
            if (rival != kNoCell && scene.rules.areRivals(seat, other) && reached[rival])
                return "rivals have one network";
        }
    }
    return {};
}

// Payments

bool asks(const State &state, StepKind kind)
{
    return state.decision().kind == static_cast<std::uint16_t>(kind);
}

/// What a seat can spend once it has paid with this choice, and with the last that is offered from then on.
Amounts leftAfter(const State &state, Choice first)
{
    const Seat seat = state.decision().seat;
    const std::unique_ptr<State> after = state.clone();
    EventSink nobody;
    ChoiceList choices;
    after->apply(first, nobody);
    while (asks(*after, StepKind::PayFrom) && after->decision().seat == seat) {
        after->choices(choices);
        after->apply(choices[choices.size() - 1], nobody);
    }
    return spendable(sceneOf(*after), seat);
}

/// MT-1.7: whatever a resource is taken from, as much is left. (Spells and recruits may wake the troll that has paid.)
std::string problemWithPayments(const State &state)
{
    const MountainData &data = mountainOf(state).data();
    const auto isAhead = [&data](StepKind kind) { return agenda::findStep(data, kind) != nullptr; };
    const bool mayWake =
        isAhead(StepKind::ResolveSpell) || isAhead(StepKind::TakeCard) || isAhead(StepKind::Join);
    if (!asks(state, StepKind::PayFrom) || mayWake)
        return {};
    ChoiceList choices;
    state.choices(choices);
    const Amounts left = leftAfter(state, choices[0]);
    for (const Choice choice : choices) {
        if (!(leftAfter(state, choice) == left))
            return "payments leave different sums";
    }
    return {};
}

// No dead ends

/// What a choice promises to happen; none if it promises nothing.
EventKind promisedBy(const MountainData &data, Choice choice)
{
    switch (verbOf(choice)) {
    case Verb::Dig:
        return EventKind::Dug;
    case Verb::Recruit:
        return EventKind::TrollJoined;
    case Verb::Hall:
        return EventKind::HallBuilt;
    case Verb::Haul:
        return EventKind::StatueHauled;
    case Verb::Exchange:
        return EventKind::Gained;
    case Verb::Cast:
        break;
    default:
        return EventKind::None;
    }
    switch (static_cast<Spell>(data.grimoire[choice.args[0]].spell)) {
    case Spell::Eater:
        return EventKind::Dug;
    case Spell::Ascension:
        return EventKind::TrollSwapped;
    case Spell::Drum:
        return EventKind::TrollWoken;
    case Spell::Ghost:
        return EventKind::StatueHauled;
    case Spell::Thief:
        return EventKind::BribesTaken;
    case Spell::Eye:
        return EventKind::Picked;
    case Spell::Carver:
        return EventKind::PedestalPlaced;
    case Spell::Shift:
        return EventKind::TileLaid;
    case Spell::Earth:
    case Spell::Smith:
    case Spell::Road:
    case Spell::Transmute:
        return EventKind::Gained;
    default:
        return EventKind::SpellCast;
    }
}

/// MT-1.11: every sequence that is offered comes to its end, whatever is chosen on the way.
std::string problemWithSequences(const State &state, Random &random)
{
    if (state.decision().seat >= kMaxSeats || state.decision().depth > 0)
        return {};
    ChoiceList offered;
    state.choices(offered);
    ChoiceList choices;
    for (const Choice choice : offered) {
        const EventKind promised = promisedBy(mountainOf(state).data(), choice);
        if (promised == EventKind::None)
            continue;
        const std::unique_ptr<State> after = state.clone();
        std::vector<Event> events;
        EventSink listener(events);
        after->apply(choice, listener);
        while (after->decision().seat == kChance || after->decision().depth > 0) {
            after->choices(choices);
            after->apply(choices[random.below(static_cast<std::uint32_t>(choices.size()))], listener);
        }
        if (std::ranges::count(events, static_cast<std::uint16_t>(promised), &Event::kind) == 0)
            return "a sequence has no end: verb " + std::to_string(choice.verb);
    }
    return {};
}

} // namespace

/// What the rules of Under the Mountain always keep, in random games: every piece in one place, networks as they are
/// connected (MT-1.2), sums of payments (MT-1.7), sequences that come to an end (MT-1.11).
class MountainKeptTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void piecesAndNetworks_data() { addGames(); }
    void piecesAndNetworks()
    {
        const auto observer = [](std::uint64_t) -> laws::Observer {
            return [](const State &state, std::size_t) {
                const std::string problem = problemWithPieces(state);
                return problem.empty() ? problemWithNetworks(state) : problem;
            };
        };
        playGames(4, observer);
    }
    void sumsOfPayments_data() { addGames(); }
    void sumsOfPayments()
    {
        const auto observer = [](std::uint64_t) -> laws::Observer {
            return [](const State &state, std::size_t) { return problemWithPayments(state); };
        };
        playGames(4, observer);
    }
    void endsOfSequences_data() { addGames(); }
    void endsOfSequences()
    {
        const auto observer = [](std::uint64_t seed) -> laws::Observer {
            return [random = Random(seed, 3)](const State &state, std::size_t ply) mutable {
                return ply % 11 == 0 ? problemWithSequences(state, random) : std::string();
            };
        };
        playGames(2, observer);
    }

private:
    static void addGames()
    {
        QTest::addColumn<int>("number");
        for (std::size_t number = 0; number < gameKinds().size(); ++number)
            QTest::addRow("game %zu", number) << static_cast<int>(number);
    }
    static void playGames(std::uint64_t games,
                          const std::function<laws::Observer(std::uint64_t seed)> &observer)
    {
        QFETCH(int, number);
        const GameKind kind = gameKinds()[static_cast<std::size_t>(number)];
        const std::string problem =
            laws::problemInGames(*openedMountain(kind.seats, kind.options), games, observer);
        QVERIFY2(problem.empty(), problem.c_str());
    }
};

MERLON_TEST(MountainKeptTest)
#include "mountain_kept_test.moc"
