#include "core/games/exiles/reports/gauges.h"

#include "core/games/exiles/city.h"
#include "core/games/exiles/edition.h"
#include "core/games/exiles/enemy.h"

#include <bit>
#include <cmath>
#include <string>
#include <utility>

namespace merlon::exiles {

namespace {

/// The numbers of one position.
class PositionGauges {
public:
    explicit PositionGauges(const Scene &scene)
        : m_scene(scene)
        , m_data(scene.data)
    {
    }

    std::vector<Gauge> take()
    {
        addLevels();
        addUnits();
        addEnemy();
        addStores();
        add("technologies", "technologies", std::popcount(m_data.technologies));
        return std::move(m_gauges);
    }

private:
    void add(const char *chart, std::string key, double value, std::string type = {})
    {
        m_gauges.push_back({.chart = chart, .key = std::move(key), .value = value, .type = std::move(type)});
    }

    template <class NumberOf>
    int sumOver(bool towers, NumberOf numberOf) const
    {
        int sum = 0;
        for (int index = 0; index < m_scene.map.sections; ++index) {
            const auto section = static_cast<Post>(index);
            sum += m_scene.map.isTower(section) == towers ? numberOf(section) : 0;
        }
        return sum;
    }

    void addLevels()
    {
        add("levels", "city", buildingLevels(m_data));
        for (const bool towers : {false, true})
            add("levels", towers ? "towers" : "walls",
                sumOver(towers, [this](Post section) { return levelOn(m_scene, section); }));
        for (const bool towers : {false, true})
            add("resistance", towers ? "towers" : "walls",
                sumOver(towers, [this](Post section) { return resistanceOf(m_scene, section); }));
    }

    void addUnits()
    {
        for (std::size_t unit = 0; unit < kUnits; ++unit) {
            int number = 0;
            for (const PostState &post : m_data.posts)
                number += post.count(unit);
            add("units", std::string(kUnitData[unit].key), number, "unit");
        }
    }

    void addEnemy()
    {
        int farther = 0;
        for (int front = 0; front < m_scene.map.fronts; ++front)
            farther += countIn(m_data, deploymentOf(static_cast<std::size_t>(front)));
        add("enemy-units", "before-walls", enemyStrength(m_scene) - farther);
        add("enemy-units", "farther-out", farther);
        const bool isBesieged = m_data.siege.initialStrength > 0;
        add("morale", "morale", isBesieged ? m_data.siege.morale : std::nan(""));
    }

    void addStores()
    {
        for (Seat seat = 0; seat < m_scene.rules.seats; ++seat) {
            int sum = 0;
            for (const std::uint8_t number : m_data[seat].store)
                sum += number;
            m_gauges.push_back({.chart = "resources", .value = static_cast<double>(sum), .seat = seat});
        }
    }

    Scene m_scene;
    const ExilesData &m_data;
    std::vector<Gauge> m_gauges;
};

} // namespace

std::vector<Gauge> gauges(const View &view)
{
    const auto &known = static_cast<const ExilesView &>(view);
    return PositionGauges({known.known(), known.field(), known.rules()}).take();
}

} // namespace merlon::exiles
