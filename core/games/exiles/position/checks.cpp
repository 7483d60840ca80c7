#include "core/games/exiles/city.h"
#include "core/games/exiles/position/parts.h"

#include <algorithm>
#include <bit>
#include <string>

/// What there cannot be in a position, and the supply, which follows from it.
namespace merlon::exiles::position {

namespace {

/// Looks at a position that has been read.
class PositionChecks {
public:
    PositionChecks(Complaint &complaint, const ExilesSetup &setup, ExilesData &data)
        : m_complaint(complaint)
        , m_setup(setup)
        , m_data(data)
        , m_scene(setup.scene(data))
    {
    }

    void run()
    {
        countSupply();
        for (int index = 0; index < m_setup.field().sections; ++index)
            checkSection(static_cast<Post>(index));
        checkSlots(kKeepPost);
        checkBuildings();
        checkHeroes();
    }

    /// EX-2.3: once the draft is over.
    void checkCommanders()
    {
        for (int index = 0; index < m_setup.field().sections; ++index) {
            const auto post = static_cast<Post>(index);
            if (m_data.sections[post].commander == kNobody)
                complain(pointerTo(m_setup.field().placeOf(post)), "error.exiles-commander", {});
        }
    }

private:
    std::string pointerTo(std::size_t place) const
    {
        return pointerInto("/places", m_setup.board().places()[place].key);
    }
    void complain(std::string pointer, const char *code, std::vector<TextArg> args)
    {
        m_complaint.add(std::move(pointer), {code, std::move(args)});
    }

    /// More than the box holds of something, or what is left of it.
    std::uint8_t left(std::string_view key, const char *type, int limit, int used)
    {
        if (used > limit)
            complain("", "error.exiles-too-many",
                     {Word {std::string(key), type}, std::int64_t {limit}, std::int64_t {used}});
        return static_cast<std::uint8_t>(std::max(0, limit - used));
    }

    void countSupply()
    {
        for (std::size_t unit = 0; unit < kUnits; ++unit) {
            int used = 0;
            for (const PostState &post : m_data.posts)
                used += post.count(unit);
            m_data.unitsLeft[unit] = left(kUnitData[unit].key, "unit", kUnitData[unit].limit, used);
        }
        for (std::size_t engine = 0; engine < kSlotEngines; ++engine) {
            int used = 0;
            for (const PostState &post : m_data.posts)
                used += post.engines[engine];
            const EngineData &data = kEngineData[engine + kFirstSlotEngine];
            m_data.enginesLeft[engine] = left(data.key, "engine", data.limit, used);
        }
        for (std::size_t resource = 0; resource < kResources; ++resource) {
            int used = 0;
            for (const SeatState &seat : m_data.seats)
                used += seat.store[resource];
            m_data.goodsLeft[resource] = left(kResourceKeys[resource], "resource", kMarkers[resource], used);
        }
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
            complain(pointerTo(place.place), "error.exiles-resistance", {std::int64_t {level.resistance}});
        if (section.gate > level.gate)
            complain(pointerTo(place.place), "error.exiles-gate", {std::int64_t {level.gate}});
        if (place.isTower && (section.hasRocks || section.hasCauldron))
            complain(pointerTo(place.place), "error.exiles-not-on-towers", {});
        for (std::size_t below = place.startLevel + 1u; below <= section.level; ++below) {
            const std::uint8_t technology = kSectionLevels[below].technology;
            if (technology != kNoTechnology && !m_data.knows(static_cast<Technology>(technology)))
                complainOfTechnology(pointerTo(place.place), technology);
        }
        checkSlots(post);
    }

    void checkSlots(Post post)
    {
        if (m_data.posts[post].engineCount() > slotsOf(m_scene, post))
            complain(pointerTo(m_setup.field().placeOf(post)), "error.exiles-slots",
                     {std::int64_t {slotsOf(m_scene, post)}});
    }

    void checkBuildings()
    {
        for (std::size_t building = 0; building < kBuildings; ++building) {
            for (std::size_t level = 0; level < m_data.buildings[building]; ++level) {
                const TechnologySet missing =
                    kBuildingData[building].levels[level].technologies & ~m_data.technologies;
                if (missing != 0)
                    complainOfTechnology(pointerTo(m_setup.field().building[building]),
                                         static_cast<std::size_t>(std::countr_zero(missing)));
            }
        }
    }

    void complainOfTechnology(std::string pointer, std::size_t technology)
    {
        complain(std::move(pointer), "error.exiles-technology",
                 {Word {std::string(kTechnologyData[technology].key), "technology"}});
    }

    void checkHeroes()
    {
        for (Seat seat = 0; seat < m_setup.rules().seats; ++seat) {
            for (Seat other = 0; other < seat; ++other) {
                if (m_data[seat].hero == m_data[other].hero)
                    complain("/seats", "error.exiles-hero-twice", {});
            }
        }
    }

    Complaint &m_complaint;
    const ExilesSetup &m_setup;
    ExilesData &m_data;
    Scene m_scene;
};

} // namespace

void completePosition(Complaint &complaint, const ExilesSetup &setup, ExilesData &data, Moment moment)
{
    PositionChecks checks(complaint, setup, data);
    checks.run();
    if (moment == Moment::Actions || moment == Moment::Siege)
        checks.checkCommanders();
}

} // namespace merlon::exiles::position
