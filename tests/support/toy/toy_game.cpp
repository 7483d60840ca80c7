#include "tests/support/toy/toy_game.h"

#include "core/base/hash.h"
#include "core/base/json.h"
#include "tests/support/toy/toy_position.h"
#include "tests/support/toy/toy_view.h"

#include <algorithm>
#include <cassert>

namespace merlon::toy {

namespace {

class ToyState final : public State {
public:
    ToyState(std::shared_ptr<const ToySetup> setup, const Data &data)
        : m_data(data)
        , m_setup(std::move(setup))
    {
    }

    Decision decision() const override { return decisionOf(m_data, m_setup->table()); }
    void choices(ChoiceList &out) const override { choicesOf(m_data, m_setup->table(), out); }
    void outcomes(OutcomeList &out) const override { outcomesOf(m_data, m_setup->table(), out); }
    void apply(Choice choice, EventSink &events) override
    {
        toy::apply(m_data, m_setup->table(), choice, events);
    }
    Reason whyNot(Choice choice) const override { return toy::whyNot(m_data, m_setup->table(), choice); }
    Secrecy secrecy(Choice choice) const override { return secrecyOf(m_data, m_setup->table(), choice); }
    void resign(Seat seat, EventSink &events) override { toy::resign(m_data, seat, events); }
    std::unique_ptr<State> clone() const override { return std::make_unique<ToyState>(*this); }
    void copyFrom(const State &other) override { m_data = static_cast<const ToyState &>(other).m_data; }
    std::unique_ptr<View> seenBy(SeatSet seats) const override { return viewOf(m_setup, m_data, seats); }
    std::uint64_t hash() const override { return hashOf(m_data); }
    Outcome outcome() const override { return outcomeOf(m_data, m_setup->table()); }
    Json position() const override { return toJson(m_data, m_setup->table(), m_setup->vocabulary()); }
    bool isAtSavePoint() const override
    {
        return m_setup->campaign() && m_data.step == Step::Weather && m_data.round > 0;
    }
    const Setup &setup() const override { return *m_setup; }

private:
    Data m_data;
    std::shared_ptr<const ToySetup> m_setup;
};

class ToyGame final : public Game {
public:
    explicit ToyGame(int version)
        : m_version(version)
    {
        m_schema.key = "toy";
        m_schema.sides = {"none"};
        m_schema.places = {{"field", {}}};
        m_schema.links = {{"border", false, {{"field", "field"}}, {}}};
        m_schema.cells = {.anyShape = true, .link = "border"};
        m_schema.styles = {{.kind = "field", .terrain = Terrain::Meadow, .shape = PlaceShape::Disc}};
    }

    const std::string &key() const override { return m_key; }
    const std::string &rulePrefix() const override { return m_prefix; }
    int rulesVersion() const override { return m_version; }
    const BoardSchema &schema() const override { return m_schema; }
    const std::string &defaultBoard() const override { return m_board; }
    std::span<const OptionInfo> options() const override { return m_options; }
    /// T-1.3
    Offer offer(const Board &board) const override
    {
        return [places = board.places().size()](const OptionInfo &option, const std::string &value) {
            return option.key != "seats" || value == "3" || places >= kMostSeats;
        };
    }
    std::vector<Finding> check(const Board &board) const override
    {
        if (board.places().size() >= 2 && board.places().size() <= kMostPlaces)
            return {};
        return {{"T-01", Severity::Error, {}, {"toy.number-of-fields", {}}, std::nullopt}};
    }
    Expected<std::shared_ptr<const Setup>> open(Board board, const Options &options) const override
    {
        if (const std::vector<Finding> findings = check(board); !findings.empty())
            return tl::unexpected(Error {findings.front().message, {}, {}});
        const Offer offered = offer(board);
        for (const auto &[key, value] : options) {
            const auto option = std::ranges::find(m_options, key, &OptionInfo::key);
            if (option == m_options.end() || std::ranges::find(option->values, value) == option->values.end()
                || !offered(*option, value))
                return tl::unexpected(Error {{"toy.option", {key, value}}, {}, {}});
        }
        return std::make_shared<const ToySetup>(*this, std::move(board), options);
    }

private:
    int m_version;
    std::string m_key = "toll";
    std::string m_prefix = "T";
    std::string m_board = "four-fields";
    BoardSchema m_schema;
    std::vector<OptionInfo> m_options {
        {"seats", {"4", "3"}},          {"fate", {"dice", "warlord"}},
        {"rounds", {"3", "40", "250"}}, {"rules", {"brief", "full"}},
        {"teams", {"pairs", "none"}},   {"foe", {"none", "tide"}, "rules", {"brief"}}};
};

std::string seatsOn(const Board &board, const Game &game)
{
    return valuesOn(board, game, game.options().front()).front();
}

std::string valueOr(const Options &options, const char *key, const std::string &standard)
{
    const auto found = options.find(key);
    return found == options.end() ? standard : found->second;
}

Vocabulary vocabularyFor(const Board &board, std::size_t seats)
{
    std::vector<std::string> seatKeys {"north", "east", "south", "west"};
    seatKeys.resize(seats);
    std::vector<std::string> placeKeys;
    for (const Place &place : board.places())
        placeKeys.push_back(place.key);
    const std::uint8_t s = kSeatType;
    const std::uint8_t p = kPlaceType;
    const std::uint8_t c = kCardType;
    const std::uint8_t w = kWeatherType;
    const std::uint8_t n = kNumberType;
    const std::uint8_t r = kRoundType;
    const std::uint8_t b = kCoinsType;
    return Vocabulary({{"seat", ArgumentKind::SeatKey, seatKeys, 0, 0},
                       {"field", ArgumentKind::Place, placeKeys, 0, 0},
                       {"card", ArgumentKind::Card, {"copper", "silver", "gold", "jewel"}, 0, 0},
                       {"weather", ArgumentKind::Word, {"calm", "wind", "storm"}, 0, 0},
                       {"wager", ArgumentKind::Number, {}, 0, 3},
                       {"round", ArgumentKind::Number, {}, 1, 250},
                       {"coins", ArgumentKind::Number, {}, 0, kCoins}},
                      {{"none", {}, {}},
                       {"appoint", {s}, {1, 1}},
                       {"deal", {c}, {1, 2}},
                       {"reveal", {c}, {3, 4}},
                       {"blow", {w}, {2, 1}},
                       {"play", {c, p}, {3, 1}},
                       {"wager", {n}, {3, 2}},
                       {"draw", {}, {3, 3}},
                       {"peek", {}, {3, 4}},
                       {"pass", {}, {3, 5}, TermRole::Pass},
                       {"mark", {p}, {4, 1}},
                       {"wait", {}, {4, 1}, TermRole::End},
                       {"buy", {c}, {6, 2}},
                       {"bid", {b}, {7, 1}},
                       {"build", {p}, {7, 3}}},
                      {{"none", {}, {}},
                       {"appointed", {s}, {1, 1}},
                       {"dealt", {s, c}, {1, 2}},
                       {"blew", {w}, {2, 1}},
                       {"played", {s, c, p}, {3, 1}},
                       {"wagered", {s, n}, {3, 2}},
                       {"drew", {s, c}, {3, 3}},
                       {"peeked", {s, c}, {3, 4}},
                       {"passed", {s}, {3, 5}},
                       {"marked", {p}, {4, 1}},
                       {"ended", {}, {5, 1}},
                       {"resigned", {s}, {5, 2}},
                       {"round-begins", {r}, {2, 1}, TermRole::Round},
                       {"marketed", {c}, {6, 1}},
                       {"bought", {s, c}, {6, 2}, TermRole::Use},
                       {"committed", {s, b}, {7, 1}},
                       {"bid-shown", {s, b}, {7, 2}},
                       {"built", {s, p}, {7, 3}},
                       {"flooded", {p}, {8, 1}},
                       {"drowned", {}, {9, 2}}},
                      {{"none", {}, {}},
                       {"no-choice", {}, {0, 1}, TermRole::Plain},
                       {"not-asked", {}, {0, 2}, TermRole::Plain},
                       {"not-in-pile", {c}, {3, 3}},
                       {"not-in-hand", {c}, {3, 1}},
                       {"place-taken", {p}, {3, 1}},
                       {"pile-empty", {}, {3, 3}},
                       {"stormy", {}, {3, 3}},
                       {"seen-already", {}, {3, 4}},
                       {"not-in-market", {c}, {6, 2}},
                       {"too-dear", {}, {6, 2}},
                       {"field-flooded", {p}, {8, 1}},
                       {"no-room-for-bridge", {p}, {7, 3}}},
                      {{"none", {}, {}},
                       {"spy", {}, {1, 1}},
                       {"card", {s}, {1, 2}},
                       {"weather", {}, {2, 1}},
                       {"turn", {}, {3, 0}},
                       {"wager", {p}, {3, 2}},
                       {"mark", {}, {4, 1}},
                       {"market", {}, {6, 1}},
                       {"bid", {}, {7, 1}},
                       {"bridge", {}, {7, 3}}});
}

} // namespace

ToySetup::ToySetup(const Game &game, Board board, const Options &options)
    : m_game(game)
    , m_board(std::move(board))
    , m_options(options)
    , m_table {static_cast<std::uint8_t>(std::stoi(valueOr(options, "seats", seatsOn(m_board, game)))),
               static_cast<std::uint8_t>(m_board.places().size()),
               static_cast<std::uint8_t>(std::stoi(valueOr(options, "rounds", "3"))),
               valueOr(options, "fate", "dice") == "warlord",
               valueOr(options, "rules", "brief") == "full",
               valueOr(options, "teams", "pairs") == "pairs",
               valueOr(options, "rules", "brief") == "full" && valueOr(options, "foe", "none") == "tide"}
    , m_vocabulary(vocabularyFor(m_board, m_table.seats))
{
    for (std::uint8_t seat = 0; seat < m_table.seats; ++seat)
        m_seats.push_back({m_vocabulary.keyOf(kSeatType, seat), m_table.teamOf(seat), seat});
}

std::optional<CampaignTerms> ToySetup::campaign() const
{
    constexpr std::uint8_t kRoundsOfCampaign = 40;
    return m_table.rounds == kRoundsOfCampaign ? std::optional(CampaignTerms {m_table.tide}) : std::nullopt;
}

std::unique_ptr<State> ToySetup::start() const
{
    return std::make_unique<ToyState>(shared_from_this(), startOf(m_table));
}

Expected<std::unique_ptr<State>> ToySetup::position(const Json &json) const
{
    const Expected<Data> data = fromJson(json, m_table, m_vocabulary);
    if (!data)
        return tl::unexpected(data.error());
    return std::make_unique<ToyState>(shared_from_this(), *data);
}

void become(State &state, const ToySetup &setup, const Data &data)
{
    state.copyFrom(ToyState(setup.shared_from_this(), data));
}

const Game &gameOfVersion(int rulesVersion)
{
    static const ToyGame kGames[] = {ToyGame(1), ToyGame(2), ToyGame(3)};
    return kGames[rulesVersion - 1];
}

const Game &game()
{
    return gameOfVersion(2);
}

Board board(int places)
{
    BoardInfo info;
    info.key = "four-fields";
    info.schema = "toy";
    info.games = {"toll"};
    std::vector<Place> fields;
    for (int i = 1; i <= places; ++i) {
        Place field;
        field.key = "field-" + std::to_string(i);
        field.kind = "field";
        field.side = "none";
        field.at = {100.0 * i, 500.0};
        fields.push_back(std::move(field));
    }
    return Board(std::move(info), std::move(fields), {});
}

std::shared_ptr<const Setup> open(const Options &options, int places)
{
    const Expected<std::shared_ptr<const Setup>> setup = game().open(board(places), options);
    assert(setup);
    return *setup;
}

GameLookup lookup(const Game &found)
{
    return [&found](std::string_view key) { return key == found.key() ? &found : nullptr; };
}

} // namespace merlon::toy
