#include "core/games/exiles/city.h"
#include "core/games/exiles/edition.h"

/// EX-1.2 to EX-1.4: the state in which a campaign begins.
namespace merlon::exiles {

namespace {

void fillSupply(ExilesData &data)
{
    for (std::size_t unit = 0; unit < kUnits; ++unit)
        data.unitsLeft[unit] = kUnitData[unit].limit;
    for (std::size_t engine = 0; engine < kSlotEngines; ++engine)
        data.enginesLeft[engine] = kEngineData[engine + kFirstSlotEngine].limit;
    data.goodsLeft = kMarkers;
}

void raiseFortress(ExilesData &data, const Map &map, const StartSheet &sheet)
{
    for (int index = 0; index < map.sections; ++index) {
        const auto post = static_cast<std::size_t>(index);
        SectionState &section = data.sections[post];
        section.level = sheet.level > 0 ? sheet.level : map.section[post].startLevel;
        section.resistance = kSectionLevels[section.level].resistance;
        section.gate = map.section[post].hasGate() ? kSectionLevels[section.level].gate : std::uint8_t {0};
    }
    data.buildings = sheet.buildings;
    data.technologies = sheet.technologies;
}

/// What every wall gets of a sheet, and the cauldrons of some.
void armWalls(ExilesData &data, const Map &map, const StartSheet &sheet)
{
    unsigned wall = 0;
    for (int index = 0; index < map.sections; ++index) {
        if (!map.isWall(static_cast<Post>(index)))
            continue;
        SectionState &section = data.sections[static_cast<std::size_t>(index)];
        section.hasRocks = sheet.rocks;
        section.hasCauldron = (sheet.cauldrons >> wall & 1u) != 0;
        ++wall;
    }
}

/// One to each tower with a free slot in place order, going round.
void armTowers(Play &play, int catapults)
{
    constexpr std::size_t kCatapult = 0; // of the slot engines
    for (bool isPlaced = true; isPlaced && catapults > 0;) {
        isPlaced = false;
        for (int index = 0; index < play.map.sections && catapults > 0; ++index) {
            const auto post = static_cast<Post>(index);
            if (slotsOf(play, post) <= play.data.posts[post].engineCount())
                continue;
            ++play.data.posts[post].engines[kCatapult];
            --play.data.enginesLeft[kCatapult];
            --catapults;
            isPlaced = true;
        }
    }
}

/// EX-1.3
void placeStartingUnits(Play &play, const std::array<std::uint8_t, kUnits> &units)
{
    int section = 0;
    for (std::size_t unit = 0; unit < kUnits; ++unit) {
        for (int left = units[unit]; left > 0 && sectionsWithRoom(play) != 0; --left) {
            while (roomOn(play, static_cast<Post>(section)) == 0)
                section = (section + 1) % play.map.sections;
            station(play, static_cast<Post>(section), unit, 1);
            section = (section + 1) % play.map.sections;
        }
    }
}

/// EX-1.4
void shareGoods(Play &play, const Goods &goods)
{
    Seat seat = 0;
    for (std::size_t resource = kResources; resource-- > 0;) {
        for (int left = goods[resource]; left > 0; --left) {
            gain(play, seat, resource, 1);
            seat = play.rules.next(seat);
        }
    }
}

void pushFirstSteps(Play &play)
{
    push(play, StepKind::ChooseFirst);
    for (Seat seat = play.rules.seats; seat-- > 0;) {
        if (play.rules.randomHeroes)
            push(play, StepKind::DealHero, seat);
        else
            pushAsk(play, StepKind::TakeHero, seat);
    }
}

} // namespace

ExilesData Edition::start(const Map &map, const Rules &rules)
{
    ExilesData data;
    EventSink nobody;
    Play play {data, map, rules, nobody};
    const StartSheet &sheet = rules.start();
    fillSupply(data);
    raiseFortress(data, map, sheet);
    armWalls(data, map, sheet);
    armTowers(play, sheet.catapults);
    const bool isSheet = rules.sheet > 0;
    placeStartingUnits(play,
                       isSheet ? sheet.units : std::array<std::uint8_t, kUnits> {rules.players().spearmen});
    shareGoods(play, isSheet ? sheet.goods : Goods {rules.players().wood});
    pushFirstSteps(play);
    return data;
}

} // namespace merlon::exiles
