#include "tests/support/fiefs/fiefs_table.h"

#include "core/base/json.h"
#include "core/games/english.h"
#include "core/games/fiefs/battle/battle.h"
#include "core/games/fiefs/knights.h"
#include "tests/support/boards.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

namespace merlon::fiefs {

namespace {

constexpr int kTurn = 9;
constexpr int kRound = 5;

std::string keyOf(const FiefsSetup &setup, Seat seat)
{
    return seat == kNobody ? "nobody" : setup.seats()[seat].key;
}

std::shared_ptr<const FiefsSetup> opened(Board board, const Options &options)
{
    const auto setup = fiefsGame().open(std::move(board), options);
    if (!setup)
        testing::fail(say(setup.error(), english()));
    return std::static_pointer_cast<const FiefsSetup>(*setup);
}

Json parsed(std::string_view position)
{
    const Expected<Json> json = readJson(std::string(position), "test");
    if (!json)
        testing::fail(say(json.error(), english()));
    return *json;
}

/// What of a deck is neither in the hand nor in the pile that is named, on the discard since an early turn.
Json restOnDiscard(const Json &seat)
{
    std::map<std::string, int> left;
    for (const CardData &card : kCardData)
        left[std::string(card.key)] = card.copies;
    const auto see = [&left](const Json &counts) {
        for (const auto &[card, number] : counts.items())
            left[card] -= number.get<int>();
    };
    see(seat["hand"]);
    for (const Json &part : seat["pile"])
        see(part.contains("card") ? Json {{part["card"].get<std::string>(), 1}} : part["shuffled"]);
    Json discard = Json::array();
    for (const CardData &card : kCardData) {
        for (int copy = 0; copy < left[std::string(card.key)]; ++copy)
            discard.push_back({{"card", card.key}, {"turn", 3}});
    }
    return discard;
}

/// Gives the seats that name no artefact of a kind the first ones that nobody names.
void nameArtefacts(Json &seats, std::size_t kind)
{
    const std::string key(kArtefactKindKeys[kind]);
    std::set<std::string> named;
    for (const Json &seat : seats)
        named.insert(seat.value(key, std::string()));
    std::size_t next = kind * kArtefactsOfKind;
    for (Json &seat : seats) {
        if (seat.contains(key))
            continue;
        while (named.contains(std::string(kArtefactData[next].key)))
            ++next;
        seat[key] = kArtefactData[next++].key;
    }
}

/// Deals to the slots that name no tile the first ones of the box that nobody names.
void nameTiles(Json &places, const FiefsSetup &setup)
{
    std::array<int, kTiles> left {};
    std::copy(setup.field().pile.begin(), setup.field().pile.end(), left.begin());
    for (const Json &place : places) {
        const auto named = std::ranges::find(kTileData, place.value("tile", std::string()), &TileData::key);
        if (named != kTileData.end())
            --left[static_cast<std::size_t>(named - kTileData.begin())];
    }
    forEachPlace(setup.field().territories, [&](PlaceIndex index) {
        const int value = setup.field()[index].slot;
        Json &place = places[setup.board().places()[index].key];
        for (std::size_t tile = 0; tile < kTiles && value != 0 && !place.contains("tile"); ++tile) {
            if (kTileData[tile].ground.value == value && left[tile]-- > 0)
                place["tile"] = kTileData[tile].key;
        }
        if (place.is_null())
            place = Json::object();
    });
}

/// The quiet position that a table makes of one that says less.
Json quietPosition(std::string_view position, int seats)
{
    static constexpr std::array<const char *, kMostSeats> kSeats {"nivernais", "burgundy", "champagne",
                                                                  "anjou",     "berry",    "picardy"};
    Json json = parsed(position);
    if (!json.contains("at"))
        json["at"] = "open";
    if (json["at"] == "set-up")
        return json;
    if (!json.contains("turn"))
        json["turn"] = kTurn;
    if (!json.contains("round"))
        json["round"] = kRound;
    for (int seat = 0; seat < seats; ++seat) {
        Json &own = json["seats"][kSeats[static_cast<std::size_t>(seat)]];
        if (own.is_null())
            own = Json::object();
        if (!own.contains("hand"))
            own["hand"] = {{"conflict3", 2}, {"support1", 3}};
        if (own.value("discard", Json()) == "rest") {
            if (!own.contains("pile"))
                own["pile"] = Json::array();
            own["discard"] = restOnDiscard(own);
        }
        for (const char *kind : {"sceptre", "orb"}) {
            const std::string broken = std::string(kind) + "-broken-in";
            if (!own.contains(kind) && !own.contains(broken))
                own[broken] = json["turn"];
        }
    }
    for (std::size_t kind = 0; kind < kArtefactKinds; ++kind)
        nameArtefacts(json["seats"], kind);
    return json;
}

} // namespace

Table::Table(std::string_view position, int seats, const Options &options)
    : Table(position, testing::shippedBoard("fiefs-" + std::to_string(seats)), options)
{
}

Table::Table(std::string_view position, Board board, const Options &options)
    : m_setup(opened(std::move(board), options))
{
    Json json = quietPosition(position, m_setup->rules().seats);
    if (json["at"] != "set-up")
        nameTiles(json["places"], *m_setup);
    auto state = m_setup->position(json);
    if (!state)
        testing::fail(say(state.error(), english()));
    m_state = std::move(*state);
}

void Table::letChanceDecide()
{
    while (m_state->decision().seat == kChance)
        play(choices().front());
}

PlaceIndex Table::place(std::string_view key) const
{
    const auto index = m_setup->board().indexOf(key);
    if (!index)
        testing::fail("no place " + std::string(key));
    return static_cast<PlaceIndex>(*index);
}

int Table::knights(std::string_view key) const
{
    const MapPlace &at = m_setup->field()[place(key)];
    return at.kind == PlaceKind::Castle ? now()[at.seat].castle : now().knights[place(key)];
}

std::string Table::owner(std::string_view key) const
{
    return keyOf(*m_setup, controllerOf(scene(), place(key)));
}

bool Table::isSupplied(Seat seat, std::string_view key) const
{
    return contains(now().supplied[seat], place(key));
}

std::string Table::tile(std::string_view key) const
{
    const std::uint8_t tile = now().tiles[place(key)];
    return tile < kTiles ? std::string(kTileData[tile].key) : tile == kCustomTile ? "custom" : "none";
}

int Table::points(Seat seat) const
{
    return pointsOfSeat(scene(), seat);
}

std::string Table::discard(Seat seat) const
{
    std::string list;
    now()[seat].discard.forEachSeen(
        [&](PieceKind card) { list += (list.empty() ? "" : " ") + std::string(kCardData[card].key); });
    return list;
}

std::string Table::artefact(Seat seat, ArtefactKind kind) const
{
    return std::string(dataOf(now()[seat].artefact(kind)).key);
}

std::string Table::scores() const
{
    if (!now().battle.isOn())
        return "no battle";
    return std::to_string(scoreOf(scene(), kAttacker)) + ':' + std::to_string(scoreOf(scene(), kDefender));
}

Secrecy Table::secrecy(std::string_view notation) const
{
    const Expected<Choice> choice = parseChoice(m_setup->vocabulary(), notation);
    if (!choice)
        testing::fail(say(choice.error(), english()));
    return m_state->secrecy(*choice);
}

} // namespace merlon::fiefs
