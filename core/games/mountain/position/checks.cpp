#include "core/games/mountain/networks.h"
#include "core/games/mountain/placement.h"
#include "core/games/mountain/position/parts.h"
#include "core/games/mountain/purse.h"

#include <algorithm>
#include <array>
#include <span>

/// What the rules always keep, and what positions must keep too.
namespace merlon::mountain::position {

namespace {

/// What a check reads, and whom it tells.
struct Checking {
    Complaint &complaint;
    const MountainSetup &setup;
    const MountainData &data;

    const Map &map() const { return setup.field(); }
    const Rules &rules() const { return setup.rules(); }
    void complain(const std::string &pointer, const char *code, std::vector<TextArg> args = {}) const
    {
        complaint.add(pointer, {code, std::move(args)});
    }
    std::string pointerTo(Cell cell, std::string_view member) const
    {
        return pointerInto(pointerInto("/places", merlon::position::keyOf(setup, cell)), member);
    }
    Word wordFor(Cell cell) const { return {merlon::position::keyOf(setup, cell)}; }
};

std::string pointerToMember(Seat seat, std::string_view member)
{
    return pointerInto(pointerTo(seat), member);
}

Word clanWord(std::size_t clan)
{
    return {std::string(kClanKeys[clan]), "clan"};
}

Word trollWord(Troll troll)
{
    return {std::string(dataOf(troll).key), "troll"};
}

// On the mountain

/// MT-0.16, MT-7.2: statues are on their spaces until they are hauled through tunnels.
void checkStatues(const Checking &checking)
{
    const auto &[complaint, setup, data] = checking;
    const Map &map = setup.field();
    const auto spaces = std::span(map.statues).first(map.statueCount);
    std::array<int, kStatueClans> number {};
    for (const Statue &statue : data.statues) {
        if (statue.cell == kNoCell)
            continue;
        const std::string pointer = checking.pointerTo(statue.cell, "statue");
        const bool isOnSpace = std::ranges::count(spaces, statue.cell) > 0;
        const bool isDug = data.tunnelAt[statue.cell] != kNoTunnel;
        if (map[statue.cell].zone == 0)
            checking.complain(pointer, "error.mountain-statue-heart", {checking.wordFor(statue.cell)});
        else if (!isDug && (!isOnSpace || workshopOn(data, statue.cell) != nullptr))
            checking.complain(pointer, "error.mountain-statue-ground", {checking.wordFor(statue.cell)});
        else if (++number[statue.clan] > kStatuesOfClan)
            checking.complain(pointer, "error.mountain-statues",
                              {clanWord(statue.clan), std::int64_t {kStatuesOfClan}});
    }
}

/// MT-5.7, MT-5.14, MT-0.14
void checkWorkshops(const Checking &checking)
{
    const auto &[complaint, setup, data] = checking;
    Store<kWorkshops> all = data.workshopsOpen;
    for (std::size_t index = 0; index < data.workshopCount; ++index) {
        const PlacedWorkshop &workshop = data.workshops[index];
        const Square square = setup.field().squareOf(workshop.cell);
        if (!setup.field().sites.contains(square) || data.covered.contains(square))
            checking.complain(checking.pointerTo(workshop.cell, "workshop"), "error.mountain-workshop-site",
                              {checking.wordFor(workshop.cell)});
        all.add(workshop.kind);
    }
    for (std::size_t kind = 0; kind < kWorkshops; ++kind) {
        if (all[kind] > kCopiesOfWorkshop)
            checking.complain(
                pointerInto("/workshops", kWorkshopKeys[kind]), "error.mountain-workshop-copies",
                {Word {std::string(kWorkshopKeys[kind]), "workshop"}, std::int64_t {kCopiesOfWorkshop}});
    }
    if (all.size() > setup.rules().openWorkshops())
        checking.complain("/workshops", "error.mountain-workshops-open",
                          {std::int64_t {setup.rules().openWorkshops()}});
}

void checkGround(const Checking &checking)
{
    forEachSquare(checking.data.covered - checking.map().ground, [&](Square square) {
        const Cell cell = checking.map().at(square);
        checking.complain(checking.pointerTo(cell, "cleared"), "error.mountain-cleared",
                          {checking.wordFor(cell)});
    });
    forEachSquare(checking.data.picked - checking.map().buried, [&](Square square) {
        const Cell cell = checking.map().at(square);
        checking.complain(checking.pointerTo(cell, "picked"), "error.mountain-picked",
                          {checking.wordFor(cell)});
    });
}

/// MT-5.4, MT-10.5: a network has the portals of one team.
void checkNetworks(const Checking &checking)
{
    const Rules &rules = checking.rules();
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        for (Seat other = 0; other < seat; ++other) {
            const Squares &own = checking.data[seat].network;
            if (rules.areRivals(seat, other) && !(own & checking.data[other].network).empty())
                checking.complain(
                    "/tunnels", "error.mountain-networks",
                    {Word {std::string(kSeatKeys[other])}, Word {std::string(kSeatKeys[seat])}});
        }
    }
}

// Supplies

/// Section 2.2. Pieces of broken tiles count as the tile that they were.
void checkTiles(const Checking &checking)
{
    for (std::size_t shape = 0; shape < kShapes; ++shape) {
        const ShapeData &row = kShapeData[shape];
        if (tilesLaid(checking.data, shape) + checking.data.tiles[shape] > row.tiles)
            checking.complain(pointerInto("/tiles", row.key), "error.mountain-tiles",
                              {Word {std::string(row.key), "shape"}, std::int64_t {row.tiles}});
    }
}

/// MT-6.5: as many cells as halls cover of tiles of which nothing is left must be missing from the box.
void checkHalls(const Checking &checking)
{
    const auto &[complaint, setup, data] = checking;
    const Map &map = setup.field();
    Squares covered;
    for (Cell cell = 0; cell < map.cells; ++cell) {
        const TunnelIndex index = data.tunnelAt[cell];
        if (index != kNoTunnel && data.tunnels[index].kind == TunnelKind::Hall)
            covered.add(map.squareOf(cell));
    }
    for (const Tunnel &tunnel : data.tunnels) {
        if (tunnel.kind == TunnelKind::Piece)
            covered -= squaresOf(outlineOf(static_cast<Shape>(tunnel.what), tunnel.orientation),
                                 map.squareOf(tunnel.mark));
    }
    int missing = 0;
    for (std::size_t shape = 0; shape < kShapes; ++shape) {
        const ShapeData &row = kShapeData[shape];
        missing += (row.tiles - tilesLaid(data, shape) - data.tiles[shape]) * row.size;
    }
    if (missing < covered.size())
        checking.complain("/tiles", "error.mountain-hall-tiles", {std::int64_t {covered.size()}});
}

/// Section 2.8: the tokens of each value, and six pedestals of each clan.
void checkTokens(const Checking &checking)
{
    for (std::size_t value = 0; value < kTokenValues; ++value) {
        const auto number =
            std::ranges::count(checking.data.track, static_cast<std::uint8_t>(value), &TrackPlace::value);
        if (number != kTokensOfValue[value])
            checking.complain("/track", "error.mountain-tokens",
                              {static_cast<std::int64_t>(value) + 1, std::int64_t {kTokensOfValue[value]},
                               static_cast<std::int64_t>(number)});
    }
    for (std::size_t clan = 0; clan < kStatueClans; ++clan) {
        if (pedestalsOut(checking.data, clan) > kPedestalsOfClan)
            checking.complain("/seats", "error.mountain-pedestals",
                              {clanWord(clan), std::int64_t {kPedestalsOfClan}});
    }
}

/// MT-1.12
void checkReserve(const Checking &checking)
{
    if (!checking.rules().finiteReserve)
        return;
    const Scene scene = checking.setup.scene(checking.data);
    for (std::size_t kind = 0; kind < kResources; ++kind) {
        if (inUse(scene, static_cast<Resource>(kind)) > kResourceData[kind].inBox)
            checking.complain("/seats", "error.mountain-reserve",
                              {Word {std::string(kResourceData[kind].key), "resource"},
                               std::int64_t {kResourceData[kind].inBox}});
    }
}

// Cards

/// Section 2.4: every troll of the horde exists once.
void checkTrolls(const Checking &checking)
{
    std::array<bool, kTrolls> used {};
    const auto use = [&](Troll troll, const std::string &pointer) {
        if (troll != kNoTroll && used[troll])
            checking.complain(pointer, "error.mountain-card-twice", {trollWord(troll)});
        if (troll < kHordeTrolls)
            used[troll] = true;
    };
    for (std::size_t place = 0; place < kHordePlaces; ++place)
        use(checking.data.horde[place].troll, pointerInto(pointerInto("/horde", kHordeKeys[place]), "card"));
    for (Seat seat = 0; seat < checking.rules().seats; ++seat) {
        for (std::size_t slot = 0; slot < kSlots; ++slot)
            use(checking.data[seat].pack[slot].troll,
                pointerInto(pointerToMember(seat, "pack"), kSlotKeys[slot]));
    }
}

/// MT-0.20, MT-4.8: four different starting trolls in row 1, above them others, each on two.
void checkPack(const Checking &checking, Seat seat)
{
    const SeatState &own = checking.data[seat];
    std::array<bool, kTrolls> used {};
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
        const std::string pointer = pointerInto(pointerToMember(seat, "pack"), kSlotKeys[slot]);
        const Troll troll = own.pack[slot].troll;
        const bool isFirstRow = rowOfSlot(slot) == 1;
        const bool isStarting = troll != kNoTroll && dataOf(troll).level == 0;
        if (isFirstRow != isStarting && (isFirstRow || troll != kNoTroll))
            checking.complain(pointer, "error.mountain-starting-trolls");
        if (troll == kNoTroll)
            continue;
        if (used[troll])
            checking.complain(pointer, "error.mountain-card-twice", {trollWord(troll)});
        used[troll] = true;
        if ((kSupports[slot] & own.filledSlots()) != kSupports[slot])
            checking.complain(pointer, "error.mountain-not-supported",
                              {Word {std::string(kSlotKeys[slot]), "slot"}});
    }
}

/// MT-4.7, MT-4.12
void checkHorde(const Checking &checking)
{
    const bool isCardLeft =
        std::ranges::any_of(checking.data.decks, [](const auto &deck) { return !deck.empty(); });
    for (std::size_t place = 0; place < kHordePlaces; ++place) {
        const HordeCard &card = checking.data.horde[place];
        const std::string pointer = pointerInto("/horde", kHordeKeys[place]);
        const bool isEmpty = card.troll == kNoTroll;
        if (isEmpty && (isCardLeft || card.bribeCount() > 0 || card.pedestal != kNoClan))
            checking.complain(pointerInto(pointer, "card"), "error.mountain-place-empty",
                              {Word {std::string(kHordeKeys[place]), "horde-place"}});
        else if (!isEmpty && card.pedestal != kNoClan && dataOf(card.troll).level != 2)
            checking.complain(pointerInto(pointer, "pedestal"), "error.mountain-pedestal-level",
                              {trollWord(card.troll)});
        else if (!isEmpty && card.bribeCount() > 3)
            checking.complain(pointerInto(pointer, "bribes"), "error.mountain-bribes",
                              {trollWord(card.troll)});
    }
}

/// Section 2.7: three different spells.
void checkGrimoire(const Checking &checking)
{
    const auto &grimoire = checking.data.grimoire;
    for (std::size_t place = 0; place < kGrimoire; ++place) {
        const std::string pointer = pointerInto(pointerInto("/grimoire", kSpellPlaceKeys[place]), "spell");
        const std::uint8_t spell = grimoire[place].spell;
        if (spell >= kSpells)
            checking.complain(pointer, "error.mountain-spell-missing");
        else if (std::ranges::count(grimoire, spell, &OpenSpell::spell) > 1)
            checking.complain(pointer, "error.mountain-card-twice",
                              {Word {std::string(kSpellData[spell].key), "spell"}});
    }
}

// The turn

/// MT-0.13, MT-8.1: the tokens in their order, for full packs.
void checkCoronations(const Checking &checking)
{
    const auto &[complaint, setup, data] = checking;
    std::array<int, kCoronations.size()> number {};
    number[0] = setup.startData().coronations; // the 5 that two players do not use
    for (Seat seat = 0; seat < setup.rules().seats; ++seat) {
        const std::string pointer = pointerToMember(seat, "coronation");
        if (data[seat].coronation == 0 && data[seat].isPackFull() && data.coronations < kCoronations.size())
            return checking.complain(pointer, "error.mountain-coronation-missing",
                                     {Word {std::string(kSeatKeys[seat])}});
        if (data[seat].coronation == 0)
            continue;
        const auto token = std::ranges::find(kCoronations, data[seat].coronation);
        if (token == kCoronations.end())
            return checking.complain(pointer, "error.mountain-coronation");
        if (++number[static_cast<std::size_t>(token - kCoronations.begin())] > 1)
            return checking.complain(pointer, "error.mountain-coronation-twice",
                                     {std::int64_t {data[seat].coronation}});
        if (!data[seat].isPackFull())
            return checking.complain(pointer, "error.mountain-coronation-early",
                                     {Word {std::string(kSeatKeys[seat])}});
    }
    if (number[1] > number[0])
        checking.complain("/seats", "error.mountain-coronation");
    const bool isEndKnown = data.coronations >= kCoronations.size();
    const bool isNear = data.endRound >= data.round && data.endRound <= data.round + kLastRounds;
    if (isEndKnown ? !isNear : data.endRound != 0)
        complaint.add("/last-round", {"error.mountain-last-round", {std::int64_t {data.round}}},
                      isEndKnown ? Text {"error.position-range-right",
                                         {std::int64_t {data.round}, std::int64_t {data.round + kLastRounds}}}
                                 : Text {});
}

/// MT-2.1, MT-10.1, MT-3.1
void checkTurn(const Checking &checking)
{
    const auto &[complaint, setup, data] = checking;
    const std::optional<Moment> moment = momentOf(setup, data);
    const Seat seat = moment ? seatAt(data, *moment) : data.active;
    if (setup.rules().teams && data.firstPlayer % 2 != 0)
        checking.complain("/first-player", "error.mountain-first-player");
    if (data.round == 0 && (moment != Moment::Turn || seat != data.firstPlayer))
        checking.complain("/round", "error.mountain-first-turn");
    const Turn &now = data.now;
    const bool isBetweenTurns = moment == Moment::Turn || moment == Moment::Over;
    if (isBetweenTurns && (now.isSpellCast || now.spells != 0 || now.workshops > 0))
        return checking.complain("/at", "error.mountain-between-turns");
    for (std::size_t spell = 0; spell < kSpells; ++spell) {
        const bool isAtWork = now.has(static_cast<Spell>(spell));
        if (isAtWork && (!kSpellData[spell].lastsTurn || !now.isSpellCast || std::popcount(now.spells) > 1))
            return checking.complain("/working", "error.mountain-working",
                                     {Word {std::string(kSpellData[spell].key), "spell"}});
    }
    if (now.used[0] != kNoCell && workshopOn(data, now.used[0]) == nullptr)
        checking.complain("/workshop-used", "error.mountain-no-workshop", {checking.wordFor(now.used[0])});
    const bool isSecondFine = now.used[0] != kNoCell && now.used[0] != now.used[1] && now.has(Spell::Overtime)
        && workshopOn(data, now.used[1]) != nullptr;
    if (now.used[1] != kNoCell && !isSecondFine)
        checking.complain("/second-workshop", "error.mountain-second-workshop");
}

void checkResult(const Checking &checking)
{
    const bool isOver = checking.data.agendaSize == 0;
    if (isOver == (checking.data.ending == Ending::None))
        checking.complain("/result/ending", "error.mountain-result");
    const bool isResigned = checking.data.ending == Ending::Resigned;
    if (isResigned != (checking.data.decider != kNobody))
        checking.complain("/result/seat", "error.mountain-result-seat");
}

void checkPacks(const Checking &checking)
{
    for (Seat seat = 0; seat < checking.rules().seats; ++seat)
        checkPack(checking, seat);
}

} // namespace

void checkPosition(Complaint &complaint, const MountainSetup &setup, const MountainData &data)
{
    if (momentOf(setup, data) == Moment::SetUp)
        return;
    const Checking checking {complaint, setup, data};
    for (const auto check : {checkStatues, checkWorkshops, checkGround, checkNetworks, checkTiles, checkHalls,
                             checkTokens, checkTrolls, checkPacks, checkHorde, checkGrimoire, checkReserve,
                             checkCoronations, checkTurn, checkResult}) {
        if (complaint.any())
            return;
        check(checking);
    }
}

} // namespace merlon::mountain::position
