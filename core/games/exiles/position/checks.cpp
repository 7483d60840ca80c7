#include "core/games/exiles/city.h"
#include "core/games/exiles/position/parts.h"

#include <algorithm>
#include <bit>
#include <string>

/// What there cannot be in a position of the exiles, and the supply, which follows from it.
namespace merlon::exiles::position {

namespace {

constexpr const char *kTroopWithoutBase = "error.exiles-troop-technology";

int inPlay(const ExilesData &data, std::size_t unit)
{
    int sum = 0;
    for (const PostState &post : data.posts)
        sum += post.count(unit);
    return sum;
}

int enginesInPlay(const ExilesData &data, std::size_t engine)
{
    int sum = 0;
    for (const PostState &post : data.posts)
        sum += post.engines[engine];
    return sum;
}

int goodsInPlay(const ExilesData &data, std::size_t resource)
{
    int sum = 0;
    for (const SeatState &seat : data.seats)
        sum += seat.store[resource];
    return sum;
}

std::uint8_t rest(int limit, int used)
{
    return static_cast<std::uint8_t>(std::max(0, limit - used));
}

/// Looks at a position that has been read.
class PositionChecks {
public:
    PositionChecks(Complaint &complaint, const ExilesSetup &setup, const ExilesData &data)
        : m_complaint(complaint)
        , m_setup(setup)
        , m_data(data)
        , m_scene(setup.scene(data))
    {
    }

    void run(Moment moment)
    {
        checkTurn(moment);
        checkSupply();
        for (int index = 0; index < m_setup.field().sections; ++index)
            checkSection(static_cast<Post>(index));
        checkSlots(kKeepPost);
        checkBuildings();
        checkTroops();
        checkHeroes();
        if (moment == Moment::Over)
            checkResult();
        else if (moment != Moment::Turn)
            checkCommanders();
    }

private:
    /// EX-2.3: once the draft is over.
    void checkCommanders()
    {
        for (int index = 0; index < m_setup.field().sections; ++index) {
            const auto post = static_cast<Post>(index);
            if (m_data.sections[post].commander == kNobody)
                complain(pointerInto(pointerTo(m_setup.field().placeOf(post)), "commander"),
                         "error.exiles-commander", {});
        }
    }

    std::string pointerTo(std::size_t place) const
    {
        return pointerInto("/places", m_setup.board().places()[place].key);
    }
    void complain(std::string pointer, const char *code, std::vector<TextArg> args)
    {
        m_complaint.add(std::move(pointer), {code, std::move(args)});
    }

    /// A turn has begun at all moments but that before it, and the last one is the twentieth.
    void checkTurn(Moment moment)
    {
        const int least = moment == Moment::Turn ? 0 : 1;
        const int most = moment == Moment::Turn ? kTurns - 1 : kTurns;
        if (m_data.turn < least || m_data.turn > most)
            complain("/turn", "error.exiles-turn", {std::int64_t {least}, std::int64_t {most}});
        const int actions = m_setup.rules().players().actions;
        if (m_data.now.markers > actions)
            complain("/markers", "error.exiles-markers", {std::int64_t {actions}});
    }

    /// More than the box holds of something.
    void checkSum(const char *pointer, std::string_view key, const char *type, int limit, int used)
    {
        if (used > limit)
            complain(pointer, "error.exiles-too-many",
                     {Word {std::string(key), type}, std::int64_t {limit}, std::int64_t {used}});
    }

    void checkSupply()
    {
        for (std::size_t unit = 0; unit < kUnits; ++unit)
            checkSum("/places", kUnitData[unit].key, "unit", kUnitData[unit].limit, inPlay(m_data, unit));
        for (std::size_t engine = 0; engine < kSlotEngines; ++engine) {
            const EngineData &data = kEngineData[engine + kFirstSlotEngine];
            checkSum("/places", data.key, "engine", data.limit, enginesInPlay(m_data, engine));
        }
        for (std::size_t resource = 0; resource < kResources; ++resource)
            checkSum("/seats", kResourceKeys[resource], "resource", kMarkers[resource],
                     goodsInPlay(m_data, resource));
    }

    void checkSection(Post post)
    {
        const MapSection &place = m_setup.field().section[post];
        const SectionState &section = m_data.sections[post];
        const SectionLevel &level = kSectionLevels[section.level];
        const bool isSound = section.level == 0
            ? section.resistance == 0
            : section.resistance > 0 && section.resistance <= level.resistance;
        if (!isSound)
            complain(pointerInto(pointerTo(place.place), "resistance"), "error.exiles-resistance",
                     {std::int64_t {level.resistance}});
        if (section.gate > level.gate)
            complain(pointerInto(pointerTo(place.place), "gate"), "error.exiles-gate",
                     {std::int64_t {level.gate}});
        if (place.isTower && (section.hasRocks || section.hasCauldron))
            complain(pointerTo(place.place), "error.exiles-not-on-towers", {});
        for (std::size_t below = place.startLevel + 1u; below <= section.level; ++below) {
            const std::uint8_t technology = kSectionLevels[below].technology;
            if (technology != kNoTechnology && !m_data.knows(static_cast<Technology>(technology)))
                complainOfTechnology(pointerInto(pointerTo(place.place), "level"), technology,
                                     "error.exiles-technology");
        }
        checkSlots(post);
    }

    void checkSlots(Post post)
    {
        if (m_data.posts[post].engineCount() > slotsOf(m_scene, post))
            complain(pointerInto(pointerTo(m_setup.field().placeOf(post)), "engines"), "error.exiles-slots",
                     {std::int64_t {slotsOf(m_scene, post)}});
    }

    void checkBuildings()
    {
        for (std::size_t building = 0; building < kBuildings; ++building)
            checkBase(static_cast<Building>(building), m_data.buildings[building],
                      pointerInto(pointerTo(m_setup.field().building[building]), "level"),
                      "error.exiles-technology");
    }

    /// EX-3.7, EX-3.8: whatever a level of a building has given, its technologies and those of the levels below were
    /// known, and still are, though the building may be lost.
    void checkBase(Building building, std::size_t level, const std::string &pointer, const char *code)
    {
        TechnologySet needed = 0;
        for (std::size_t below = 0; below < level; ++below)
            needed |= kBuildingData[indexOf(building)].levels[below].technologies;
        if (const TechnologySet missing = needed & ~m_data.technologies; missing != 0)
            complainOfTechnology(pointer, static_cast<std::size_t>(std::countr_zero(missing)), code);
    }

    /// EX-5.1, EX-5.3: units were trained in the Barracks, engines built in the Workshop.
    void checkTroops()
    {
        for (int index = 0; index < m_setup.field().sections; ++index) {
            const auto post = static_cast<Post>(index);
            const std::string pointer = pointerTo(m_setup.field().placeOf(post));
            checkTroopsOn(post, pointer);
            if (m_data.sections[post].hasCauldron)
                checkBase(Building::Workshop, kEngineData[indexOf(Engine::Cauldron)].workshop,
                          pointerInto(pointer, "cauldron"), kTroopWithoutBase);
        }
        checkTroopsOn(kKeepPost, pointerTo(m_setup.field().placeOf(kKeepPost)));
    }

    void checkTroopsOn(Post post, const std::string &pointer)
    {
        const PostState &state = m_data.posts[post];
        for (std::size_t unit = 0; unit < kUnits; ++unit) {
            if (state.count(unit) > 0)
                checkBase(Building::Barracks, kUnitData[unit].barracks,
                          pointerInto(pointerInto(pointer, "units"), kUnitData[unit].key), kTroopWithoutBase);
        }
        for (std::size_t engine = 0; engine < kSlotEngines; ++engine) {
            const EngineData &data = kEngineData[engine + kFirstSlotEngine];
            if (state.engines[engine] > 0)
                checkBase(Building::Workshop, data.workshop,
                          pointerInto(pointerInto(pointer, "engines"), data.key), kTroopWithoutBase);
        }
    }

    void complainOfTechnology(std::string pointer, std::size_t technology, const char *code)
    {
        complain(std::move(pointer), code,
                 {Word {std::string(kTechnologyData[technology].key), "technology"}});
    }

    void checkHeroes()
    {
        for (Seat seat = 0; seat < m_setup.rules().seats; ++seat) {
            const std::string pointer = pointerInto(position::pointerTo(seat), "hero");
            if (m_data[seat].hero == kNoHero)
                complain(pointer, "error.exiles-hero-missing", {});
            for (Seat other = 0; other < seat; ++other) {
                if (m_data[seat].hero == m_data[other].hero)
                    complain(pointer, "error.exiles-hero-twice", {});
            }
        }
    }

    void checkResult()
    {
        if (m_data.ending == Ending::None)
            complain("/result/ending", "error.exiles-result", {});
        if ((m_data.ending == Ending::Resigned) != (m_data.decider != kNobody))
            complain("/result/seat", "error.exiles-result-seat", {});
    }

    Complaint &m_complaint;
    const ExilesSetup &m_setup;
    const ExilesData &m_data;
    Scene m_scene;
};

} // namespace

void leaveRest(ExilesData &data)
{
    for (std::size_t unit = 0; unit < kUnits; ++unit)
        data.unitsLeft[unit] = rest(kUnitData[unit].limit, inPlay(data, unit));
    for (std::size_t engine = 0; engine < kSlotEngines; ++engine)
        data.enginesLeft[engine] =
            rest(kEngineData[engine + kFirstSlotEngine].limit, enginesInPlay(data, engine));
    for (std::size_t resource = 0; resource < kResources; ++resource)
        data.goodsLeft[resource] = rest(kMarkers[resource], goodsInPlay(data, resource));
}

void checkPosition(Complaint &complaint, const ExilesSetup &setup, const ExilesData &data, Moment moment)
{
    PositionChecks(complaint, setup, data).run(moment);
}

} // namespace merlon::exiles::position
