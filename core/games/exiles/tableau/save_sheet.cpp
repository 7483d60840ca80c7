#include "core/games/exiles/edition.h"
#include "core/games/exiles/tableau/tableau.h"

#include <string>
#include <string_view>
#include <utility>

/// EX-16.1: what lies on the table between two scenarios.
namespace merlon::exiles {

namespace {

/// Collects the lines of a sheet.
class SaveSheetWriter {
public:
    explicit SaveSheetWriter(const Setup &setup)
        : m_setup(setup)
        , m_map(static_cast<const ExilesSetup &>(setup).field())
    {
    }

    std::vector<PaperBlank> lines()
    {
        add("card-label.save-turn", {"turn", "marker"});
        add("card-label.save-turn", {"first-player", "marker"});
        for (const std::string_view seat : kSeatKeys)
            add("card-label.save-players", {std::string(seat)});
        addFortress();
        for (const BuildingData &building : kBuildingData)
            add("card-label.save-buildings", {std::string(building.key), "building"});
        for (const TechnologyData &technology : kTechnologyData)
            add("card-label.save-technologies", {std::string(technology.key), "technology"});
        return std::move(m_lines);
    }

private:
    void addFortress()
    {
        for (int section = 0; section < m_map.sections; ++section)
            addPlace("card-label.save-sections", m_map.placeOf(static_cast<Post>(section)));
        addPlace("card-label.save-sections", m_map.keep);
        for (int section = 0; section < m_map.sections; ++section) {
            if (const MapSection &wall = m_map.section[static_cast<std::size_t>(section)]; wall.hasGate())
                addPlace("card-label.save-gates", wall.gate);
        }
        for (int ditch = 0; ditch < m_map.ditches; ++ditch)
            addPlace("card-label.save-ditches", m_map.ditch[static_cast<std::size_t>(ditch)]);
    }

    void addPlace(const char *title, int place)
    {
        add(title, {m_setup.board().places()[static_cast<std::size_t>(place)].key});
    }

    void add(const char *title, Word name) { m_lines.push_back({{title, {}}, std::move(name)}); }

    const Setup &m_setup;
    const Map &m_map;
    std::vector<PaperBlank> m_lines;
};

} // namespace

std::vector<PaperBlank> saveSheet(const Setup &setup)
{
    return SaveSheetWriter(setup).lines();
}

} // namespace merlon::exiles
