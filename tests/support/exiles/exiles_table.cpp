#include "tests/support/exiles/exiles_table.h"

#include "core/games/english.h"
#include "core/games/exiles/city.h"
#include "core/games/exiles/enemy.h"
#include "tests/support/boards.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace merlon::exiles {

namespace {

constexpr std::string_view kLetters = "WSIG";

std::shared_ptr<const ExilesSetup> opened(int seats, Options options)
{
    options.insert_or_assign("players", std::to_string(seats));
    const auto setup = exilesGame().open(ringBoard(), options);
    if (!setup)
        testing::fail(say(setup.error(), english()));
    return std::static_pointer_cast<const ExilesSetup>(*setup);
}

std::size_t placeOn(const ExilesSetup &setup, std::string_view key)
{
    const auto index = setup.board().indexOf(key);
    if (!index)
        testing::fail("no place " + std::string(key));
    return *index;
}

/// The number of a key in a table of keys or of rows with keys.
template <class Rows, class Key>
std::size_t numberOfKey(const Rows &rows, std::string_view key, Key keyOf)
{
    const auto found = std::ranges::find(rows, key, keyOf);
    if (found == rows.end())
        testing::fail("no " + std::string(key));
    return static_cast<std::size_t>(found - rows.begin());
}

std::size_t unitNamed(std::string_view key)
{
    return numberOfKey(kUnitData, key, &UnitData::key);
}

std::size_t enemyNamed(const ExilesData &data, std::string_view key)
{
    if (data.siege.faction == kNoFaction)
        testing::fail("no faction");
    return numberOfKey(kFactionData[data.siege.faction].units, key, &EnemyData::key);
}

SquadIndex squadNamed(const ExilesSetup &setup, std::string_view key)
{
    const std::size_t cut = key.rfind('-');
    const Post section = setup.field().postOn(placeOn(setup, key.substr(0, cut)));
    return squadOf(section, static_cast<std::size_t>(key.back() - '1'));
}

} // namespace

Board ringBoard()
{
    return testing::shippedBoard("ring");
}

Post Fortress::post(std::string_view key) const
{
    return m_setup.field().postOn(placeOn(m_setup, key));
}

std::size_t Fortress::kind(std::string_view key) const
{
    return enemyNamed(m_data, key);
}

FrontState &Fortress::front(std::string_view zone)
{
    return m_data.fronts[frontOf(m_setup.field().zoneOn(placeOn(m_setup, zone)))];
}

void Fortress::empty()
{
    m_data.posts = {};
    for (std::size_t unit = 0; unit < kUnits; ++unit)
        m_data.unitsLeft[unit] = kUnitData[unit].limit;
    for (std::size_t engine = 0; engine < kSlotEngines; ++engine)
        m_data.enginesLeft[engine] = kEngineData[engine + kFirstSlotEngine].limit;
}

void Fortress::units(std::string_view place, std::string_view unit, int number, int marks)
{
    const std::size_t index = unitNamed(unit);
    std::uint8_t &count = m_data.posts[post(place)].units[index][static_cast<std::size_t>(marks)];
    m_data.unitsLeft[index] = static_cast<std::uint8_t>(m_data.unitsLeft[index] + count - number);
    count = static_cast<std::uint8_t>(number);
}

void Fortress::engine(std::string_view place, std::string_view engine, int number)
{
    const std::size_t slot = numberOfKey(kEngineData, engine, &EngineData::key) - kFirstSlotEngine;
    m_data.posts[post(place)].engines[slot] = static_cast<std::uint8_t>(number);
    m_data.enginesLeft[slot] = static_cast<std::uint8_t>(m_data.enginesLeft[slot] - number);
}

void Fortress::level(std::string_view key, int level)
{
    const Post at = post(key);
    SectionState &state = m_data.sections[at];
    state.level = static_cast<std::uint8_t>(level);
    state.resistance = kSectionLevels[state.level].resistance;
    state.gate = m_setup.field().section[at].hasGate() ? kSectionLevels[state.level].gate : std::uint8_t {0};
}

void Fortress::levels(int wanted)
{
    for (const char *key : {"sec-n", "sec-e", "sec-s", "sec-w", "sec-ne", "sec-se", "sec-sw", "sec-nw"})
        level(key, wanted);
}

void Fortress::ditches(int level)
{
    for (int ditch = 0; ditch < m_setup.field().ditches; ++ditch)
        m_data.ditches[static_cast<std::size_t>(ditch)] = static_cast<std::uint8_t>(level);
}

void Fortress::building(std::string_view key, int level)
{
    m_data.buildings[numberOfKey(kBuildingData, key, &BuildingData::key)] = static_cast<std::uint8_t>(level);
}

void Fortress::technology(std::string_view key)
{
    m_data.technologies |=
        bitOf(static_cast<Technology>(numberOfKey(kTechnologyData, key, &TechnologyData::key)));
}

void Fortress::store(Seat seat, std::string_view letters)
{
    for (std::size_t resource = 0; resource < kResources; ++resource) {
        const auto number = static_cast<std::uint8_t>(std::ranges::count(letters, kLetters[resource]));
        std::uint8_t &store = m_data[seat].store[resource];
        m_data.goodsLeft[resource] = static_cast<std::uint8_t>(m_data.goodsLeft[resource] + store - number);
        store = number;
    }
}

void Fortress::hero(Seat seat, std::string_view key)
{
    const auto wanted = static_cast<std::uint8_t>(numberOfKey(kHeroKeys, key, std::identity {}));
    for (SeatState &other : m_data.seats) {
        if (other.hero == wanted)
            other.hero = m_data[seat].hero;
    }
    m_data[seat].hero = wanted;
}

void Fortress::faction(std::string_view key)
{
    m_data.siege.faction = static_cast<std::uint8_t>(numberOfKey(kFactionData, key, &FactionData::key));
    m_data.siege.morale = kFactionData[m_data.siege.faction].morale;
}

void Fortress::enemy(std::string_view zone, std::string_view kind, int number)
{
    const Zone at = m_setup.field().zoneOn(placeOn(m_setup, zone));
    unitsIn(m_data, at)[enemyNamed(m_data, kind)] = static_cast<std::uint8_t>(number);
    front(zone).isAttacked = true;
}

void Fortress::enemyEngine(std::string_view zone, std::string_view engine, int number)
{
    const std::size_t index = numberOfKey(kEnemyEngineData, engine, &EnemyEngineData::key);
    front(zone).engines[index] = static_cast<std::uint8_t>(number);
    front(zone).isAttacked = true;
}

Squad &Fortress::squad(std::string_view key, std::string_view leader, std::string_view support, int number)
{
    const SquadIndex index = squadNamed(m_setup, key);
    Squad &squad = m_data.squads[index];
    const MapSection &section = m_setup.field().section[sectionOfSquad(index)];
    squad.front = section.front;
    squad.leader = static_cast<std::uint8_t>(enemyNamed(m_data, leader));
    FrontState &state = m_data.fronts[squad.front];
    state.isAttacked = true;
    ++state.assault[squad.leader];
    if (number > 0) {
        const std::size_t kind = enemyNamed(m_data, support);
        squad.support[kind] = static_cast<std::uint8_t>(number);
        state.assault[kind] = static_cast<std::uint8_t>(state.assault[kind] + number);
    }
    return squad;
}

Table::Table(Moment moment, const Change &change, int seats, Options options)
    : m_setup(opened(seats, std::move(options)))
{
    ExilesData data = position::standardPosition(*m_setup, moment);
    Fortress fortress(*m_setup, data);
    if (change)
        change(fortress);
    position::putMoment(*m_setup, data, moment, 0);
    begin(data);
}

Table::Table(int stage, const Change &change, int seats, Options options)
    : m_setup(opened(seats, std::move(options)))
{
    ExilesData data = position::standardPosition(*m_setup, Moment::Siege);
    Fortress fortress(*m_setup, data);
    fortress.empty();
    fortress.faction("barbarians");
    fortress.hero(kBlue, "heretic"); // the Oracle would be asked in Stage 11
    data.siege.round = 1;
    data.siege.frontCount = 1;
    change(fortress);
    if (data.siege.initialStrength == 0)
        data.siege.initialStrength = static_cast<std::uint8_t>(enemyStrength(m_setup->scene(data)));
    EventSink nobody;
    Play play = m_setup->play(data, nobody);
    push(play, StepKind::Stage, stage);
    begin(data);
}

void Table::begin(ExilesData &data)
{
    EventSink events(m_events);
    m_state = std::make_unique<ExilesState>(m_setup, data, events);
}

void Table::roll(std::initializer_list<int> dice)
{
    for (const int die : dice)
        play("roll " + std::to_string(die));
}

Post Table::post(std::string_view key) const
{
    return m_setup->field().postOn(placeOn(*m_setup, key));
}

int Table::units(std::string_view place, std::string_view unit) const
{
    return now().posts[post(place)].count(unitNamed(unit));
}

int Table::enemies(std::string_view zone, std::string_view kind) const
{
    return unitsIn(now(), m_setup->field().zoneOn(placeOn(*m_setup, zone)))[enemyNamed(now(), kind)];
}

const Squad &Table::squad(std::string_view key) const
{
    return now().squads[squadNamed(*m_setup, key)];
}

std::string Table::store(Seat seat) const
{
    std::string letters;
    for (std::size_t resource = 0; resource < kResources; ++resource)
        letters.append(now()[seat].store[resource], kLetters[resource]);
    return letters;
}

int Table::level(std::string_view building) const
{
    return now().buildings[numberOfKey(kBuildingData, building, &BuildingData::key)];
}

std::string Table::refusal(std::string_view notation) const
{
    if (isLegal(notation))
        return {};
    return reasonAgainst(notation) + ' ' + whyNotRule(notation);
}

} // namespace merlon::exiles
