#include "core/games/fiefs/battle/battle.h"
#include "core/games/fiefs/knights.h"
#include "core/games/fiefs/position/parts.h"

#include <algorithm>

/// A whole position: written, read, checked.
namespace merlon::fiefs {

namespace position {

namespace {

using merlon::position::kUnknown;

constexpr int kMostCampaigns = 9;

/// The counters of the turn. `seat`: whose turn it is, or begins.
void turnFields(auto &form, auto &data, auto &seat, int seats)
{
    const Names names = ownerNames().subspan(1, static_cast<std::size_t>(seats));
    form.number("turn", data.turn, kMostTurns);
    form.number("round", data.round, kMostTurns);
    form.word("seat", names, seat);
    form.word("first-player", names, data.firstPlayer);
    form.number("campaigns", data.campaigns, kMostCampaigns);
    std::uint8_t used = data.isCrownUsed ? 1 : 0;
    form.flag("crown-used", used, 1);
    if constexpr (!std::is_const_v<std::remove_reference_t<decltype(data)>>)
        data.isCrownUsed = used != 0;
}

void resultFields(auto &form, auto &data, int seats)
{
    form.word("ending", kEndingNames, data.ending);
    std::size_t decider = data.decider == kNobody ? 0 : data.decider + 1u;
    form.word("seat", ownerNames().first(static_cast<std::size_t>(seats) + 1), decider);
    form.place("castle", data.takenCastle);
    if constexpr (!std::is_const_v<std::remove_reference_t<decltype(data)>>)
        data.decider = decider == 0 ? kNobody : static_cast<Seat>(decider - 1);
}

/// A battle that begins: where it is, and with how many attackers.
void battleFields(auto &form, auto &battle)
{
    form.place("place", battle.place);
    form.number("attackers", battle.attackers, kDice * kPipsOfDie);
}

/// Before a turn the seat before is the one that was active last, if any was.
void readTurn(const Reading &reading, Moment moment)
{
    FiefsData &data = reading.data;
    Seat seat = moment == Moment::Turn || data.active == kNobody ? 0 : data.active;
    if (moment != Moment::SetUp)
        turnFields(reading.form, data, seat, reading.setup.rules().seats);
    if (reading.form.complaint().any())
        return;
    const bool hasPrevious = moment == Moment::Turn && data.turn > 0;
    const int seats = reading.setup.rules().seats;
    if (moment == Moment::Turn)
        data.active = hasPrevious ? static_cast<Seat>((seat + seats - 1) % seats) : kNobody;
    else if (moment != Moment::SetUp)
        data.active = seat;
    putMoment(reading.setup, data, moment, seat);
}

void readBattle(const Reading &reading, Moment moment)
{
    if (moment != Moment::Battle)
        return;
    Battle &battle = reading.data.battle;
    battle.attackers = 1;
    ReadingForm form = reading.form.object("battle");
    battleFields(form, battle);
    form.finish();
    if (reading.form.complaint().any() || !battle.isOn())
        return;
    const Scene scene = reading.setup.scene(reading.data);
    const Seat defender =
        scene.map.isCastle(battle.place) ? scene.map[battle.place].seat : controllerOf(scene, battle.place);
    battle.seats = {reading.data.active, defender};
}

void readAll(const Reading &reading, Moment moment)
{
    readPlaces(reading);
    if (moment != Moment::SetUp)
        readSeats(reading);
    readTurn(reading, moment);
    readBattle(reading, moment);
    if (moment == Moment::Over) {
        ReadingForm result = reading.form.object("result");
        resultFields(result, reading.data, reading.setup.rules().seats);
        result.finish();
    }
    reading.form.find("$schema"); // for text editors
    reading.form.finish();
    // What is left of the box counts only while it is dealt.
    reading.data.tilesLeft = reading.setup.field().pile;
    if (moment != Moment::SetUp) {
        forEachPlace(reading.setup.field().territories, [&](PlaceIndex place) {
            const std::uint8_t tile = reading.data.tiles[place];
            if (reading.setup.field()[place].slot != 0 && tile < kTiles && reading.data.tilesLeft[tile] > 0)
                --reading.data.tilesLeft[tile];
        });
    }
    deriveAll(reading.data, reading.setup.field(), reading.setup.rules());
}

std::string placePointer(const FiefsSetup &setup, PlaceIndex place, std::string_view member)
{
    return pointerInto(pointerInto("/places", merlon::position::keyOf(setup, place)), member);
}

Word placeWord(const FiefsSetup &setup, PlaceIndex place)
{
    return {merlon::position::keyOf(setup, place)};
}

/// FI-2.4, FI-7.2: knights stand where somebody controls the place, no more than it holds.
void checkPlaces(Complaint &complaint, const FiefsSetup &setup, const FiefsData &data)
{
    const Scene scene = setup.scene(data);
    forEachPlace(scene.map.territories, [&](PlaceIndex place) {
        const bool isControlled = controllerOf(scene, place) != kNobody;
        if (isControlled != (data.knights[place] > 0))
            complaint.add(placePointer(setup, place, "knights"),
                          {"error.fiefs-control", {placeWord(setup, place)}});
        const int capacity = groundOf(scene, place).capacity;
        if (data.knights[place] > capacity)
            complaint.add(placePointer(setup, place, "knights"),
                          {"error.fiefs-capacity", {placeWord(setup, place), std::int64_t {capacity}}});
    });
}

/// FI-1.2: each slot has a tile of its value, and no tile lies there more often than the box has it.
void checkTiles(Complaint &complaint, const FiefsSetup &setup, const FiefsData &data)
{
    std::array<int, kTiles> left {};
    std::ranges::copy(setup.field().pile, left.begin());
    forEachPlace(setup.field().territories, [&](PlaceIndex place) {
        const MapPlace &slot = setup.field()[place];
        if (slot.slot == 0)
            return;
        const std::uint8_t tile = data.tiles[place];
        if (tile >= kTiles || kTileData[tile].ground.value != slot.slot)
            return complaint.add(
                placePointer(setup, place, "tile"),
                {"error.fiefs-tile-value", {placeWord(setup, place), std::int64_t {slot.slot}}});
        if (--left[tile] < 0)
            complaint.add(
                placePointer(setup, place, "tile"),
                {"error.fiefs-tile-copies",
                 {Word {std::string(kTileData[tile].key), "tile"}, std::int64_t {kTileData[tile].copies}}});
    });
}

std::string seatPointer(Seat seat, std::string_view member)
{
    return pointerInto(pointerInto("/seats", ownerNames()[seat + 1u]), member);
}

/// FI-4.4: an Authority is played as soon as it is drawn. FI-2.6: what lies on the discard came there in a turn that has
/// begun.
void checkCards(Complaint &complaint, const FiefsData &data, Seat seat)
{
    const SeatState &own = data[seat];
    if (holds(own.hand, Card::Authority))
        complaint.add(pointerInto(seatPointer(seat, "hand"), cardNames()[kindOf(Card::Authority)]),
                      {"error.fiefs-authority-in-hand", {}}, {"error.fiefs-authority-right", {}});
    for (int place = 0; place < own.discard.size(); ++place) {
        if (own.discard.since(static_cast<std::size_t>(place)) > data.turn)
            complaint.add(
                pointerInto(pointerInto(seatPointer(seat, "discard"), std::to_string(place)), "turn"),
                {"error.fiefs-discarded-later", {std::int64_t {data.turn}}});
    }
}

/// FI-2.1: ten dice. FI-1.4: one artefact of each kind, each of them once; none is broken before its turn.
void checkSeats(Complaint &complaint, const FiefsSetup &setup, const FiefsData &data)
{
    for (Seat seat = 0; seat < setup.rules().seats; ++seat) {
        if (data[seat].dice > kDice)
            complaint.add(seatPointer(seat, "castle"),
                          {"error.fiefs-dice", {Word {std::string(ownerNames()[seat + 1u])}}});
        checkCards(complaint, data, seat);
        for (std::size_t kind = 0; kind < kArtefactKinds; ++kind) {
            const std::uint8_t artefact = data[seat].artefacts[kind];
            const std::string pointer = seatPointer(seat, kArtefactKindKeys[kind]);
            if (artefact == kNoPiece)
                complaint.add(pointer, {"error.fiefs-artefact-missing", {}});
            for (Seat other = 0; other < seat; ++other) {
                if (artefact != kNoPiece && data[other].artefacts[kind] == artefact)
                    complaint.add(pointer,
                                  {"error.fiefs-artefact-twice",
                                   {Word {std::string(artefactNames()[artefact]), "artefact"}}});
            }
            if (data[seat].brokenIn[kind] > data.turn)
                complaint.add(pointer + "-broken-in",
                              {"error.fiefs-broken-later", {std::int64_t {data.turn}}});
        }
    }
}

/// FI-1.8, FI-3.2: turns count from 1, and a campaign that has begun is not used up.
void checkTurn(Complaint &complaint, const FiefsSetup &setup, const FiefsData &data)
{
    const std::optional<Moment> moment = momentOf(setup, data);
    const bool hasBegun = moment == Moment::Poised || moment == Moment::Battle;
    const auto atLeastOne = [&complaint](const char *pointer, int most) {
        complaint.add(pointer, {"error.position-range", {}},
                      {"error.position-range-right", {std::int64_t {1}, std::int64_t {most}}});
    };
    if ((hasBegun || moment == Moment::Open) && data.turn == 0)
        atLeastOne("/turn", kMostTurns);
    if (hasBegun && data.campaigns == 0)
        atLeastOne("/campaigns", kMostCampaigns);
}

/// FI-7.5: a battle is fought with somebody else, with no more knights than the place holds.
void checkBattle(Complaint &complaint, const FiefsSetup &setup, const FiefsData &data)
{
    if (momentOf(setup, data) != Moment::Battle)
        return;
    const Battle &battle = data.battle;
    const Scene scene = setup.scene(data);
    const bool isCastle = battle.isOn() && scene.map.isCastle(battle.place);
    const bool isFought = battle.isOn() && battle.seats[kDefender] != kNobody
        && scene.rules.areEnemies(battle.seats[kAttacker], battle.seats[kDefender])
        && (!isCastle || scene.rules.siege);
    if (!isFought)
        return complaint.add("/battle/place", {"error.fiefs-no-battle", {}});
    const int most = isCastle ? 6 : groundOf(scene, battle.place).capacity;
    if (battle.attackers < 1 || battle.attackers > most)
        complaint.add("/battle/attackers",
                      {"error.fiefs-capacity", {placeWord(setup, battle.place), std::int64_t {most}}});
}

/// A game that goes on has not been won yet.
void checkResult(Complaint &complaint, const FiefsSetup &setup, const FiefsData &data)
{
    const bool isOver = data.agendaSize == 0;
    if (isOver == (data.ending == Ending::None))
        return complaint.add("/result", {"error.fiefs-result", {}});
    const Scene scene = setup.scene(data);
    for (std::uint8_t team = 0; team < scene.rules.teams() && !isOver; ++team) {
        if (pointsOfTeam(scene, team) >= scene.rules.target())
            complaint.add("/places", {"error.fiefs-won-already", {std::int64_t {scene.rules.target()}}});
    }
}

} // namespace

FiefsData readWhole(Complaint &complaint, const FiefsSetup &setup, const Json &json, FiefsData &standard)
{
    ReadingForm form(complaint, setup.vocabulary(), &json, {});
    const Moment moment = merlon::position::momentIn(form, momentNames(), Moment::Turn, Moment::Over);
    standard = standardPosition(setup, moment);
    if (merlon::position::isFromEmpty(form) && moment != Moment::SetUp)
        emptyBoard(setup, standard);
    FiefsData data = standard;
    if (!complaint.any())
        readAll({setup, data, form}, moment);
    return data;
}

void checkPosition(Complaint &complaint, const FiefsSetup &setup, const FiefsData &data)
{
    if (momentOf(setup, data) == Moment::SetUp)
        return;
    for (const auto check : {checkTiles, checkPlaces, checkSeats, checkTurn, checkBattle, checkResult}) {
        if (complaint.any())
            return;
        check(complaint, setup, data);
    }
}

} // namespace position

Json Edition::writePosition(const FiefsSetup &setup, const Data &data)
{
    using position::Moment;
    const std::optional<Moment> moment = position::momentOf(setup, data);
    const FiefsData standard = position::standardPosition(setup, moment.value_or(Moment::Open));
    Json json = Json::object();
    const position::Writing writing {setup, data, standard, json};
    if (moment != Moment::Over)
        json["at"] = moment ? position::momentNames()[static_cast<std::size_t>(*moment)] : position::kUnknown;
    if (moment == Moment::SetUp)
        return json;
    position::WritingForm form(setup.vocabulary());
    const Seat seat = moment ? position::seatAt(data, *moment) : data.active;
    if (data.firstPlayer != kNobody && seat != kNobody)
        position::turnFields(form, data, seat, setup.rules().seats);
    json.update(form.take());
    position::writePlaces(writing);
    position::writeSeats(writing);
    if (data.battle.isOn())
        writing.add("battle", [&] {
            position::WritingForm battle(setup.vocabulary());
            position::battleFields(battle, data.battle);
            return battle.take();
        }());
    if (moment == Moment::Over) {
        position::WritingForm result(setup.vocabulary());
        position::resultFields(result, data, setup.rules().seats);
        json["result"] = result.take();
    }
    return json;
}

Expected<FiefsData> Edition::readPosition(const FiefsSetup &setup, const Json &json)
{
    position::Complaint complaint;
    FiefsData standard;
    const FiefsData data = position::readWhole(complaint, setup, json, standard);
    if (!complaint.any())
        position::checkPosition(complaint, setup, data);
    if (complaint.any())
        return tl::unexpected(complaint.take());
    return data;
}

} // namespace merlon::fiefs
