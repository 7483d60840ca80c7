#include "core/games/exiles/city.h"
#include "core/games/exiles/player/layout.h"
#include "core/games/exiles/player/melee.h"

#include <algorithm>
#include <array>

/// EX-11.9: whom the Oracle sends to the squads that are formed already, and when.
namespace merlon::exiles {

namespace {

/// In hundredths of an action. Once per turn: she waits for a round in which it matters.
constexpr int kLeastGain = 120;

class Foresight {
public:
    explicit Foresight(const Scene &scene)
        : m_scene(scene)
        , m_data(scene.data)
        , m_thought {m_data, scene.map, scene.rules}
    {
        for (int index = 0; index < scene.map.sections; ++index) {
            const auto post = static_cast<Post>(index);
            m_isAttacked[post] = isStormed(post);
            if (m_isAttacked[post])
                m_points[post] = bestSharing(scene, post).points;
        }
    }

    Transfer best()
    {
        for (int to = 0; to < m_scene.map.sections; ++to) {
            const auto post = static_cast<Post>(to);
            if (m_isAttacked[post] && m_points[post] < 0 && roomOn(m_scene, post) > 0)
                lookFor(post);
        }
        return m_best;
    }

private:
    bool isStormed(Post section) const
    {
        for (std::size_t number = 0; number < kSquadsOfSection; ++number) {
            if (m_scene.data.squads[squadOf(section, number)].exists())
                return true;
        }
        return false;
    }

    /// The type that helps most, from where it is missed least.
    void lookFor(Post to)
    {
        const int most = std::min(roomOn(m_scene, to), m_scene.data.now.oracleUsed ? 1 : kForeseen);
        for (std::size_t unit = 0; unit < kUnits; ++unit) {
            Transfer found;
            int missed = 0;
            for (int index = 0; index < m_scene.map.sections; ++index)
                lookAt(static_cast<Post>(index), to, unit, found, missed);
            if (found.number == 0)
                continue;
            weigh(found, unit, 1, missed);
            const int several = std::min<int>(most, m_scene.data.posts[found.from].count(unit));
            if (several > 1 && !m_isAttacked[found.from])
                weigh(found, unit, several, missed);
        }
    }

    void lookAt(Post from, Post to, std::size_t unit, Transfer &found, int &missed)
    {
        std::size_t rank = 0;
        if (from == to || mostMovable(m_scene, from, unit, 0, rank) == 0)
            return;
        const int lost = m_isAttacked[from] ? m_points[from] - pointsWith(from, unit, -1) : 0;
        if (found.number > 0 && lost >= missed)
            return;
        found = {from, rank, to, 1};
        missed = lost;
    }

    void weigh(const Transfer &found, std::size_t unit, int number, int missed)
    {
        const int gain = pointsWith(found.to, unit, number) - m_points[found.to] - missed;
        if (gain <= m_most)
            return;
        m_most = gain;
        m_best = found;
    }

    /// What the squads of a section cost if so many units more stood there.
    int pointsWith(Post section, std::size_t unit, int number)
    {
        auto &units = m_data.posts[section].units[unit];
        const auto before = units;
        for (std::uint8_t &marked : units) {
            const int changed = std::max(0, marked + number);
            number -= changed - marked;
            marked = static_cast<std::uint8_t>(changed);
        }
        const int points = bestSharing(m_thought, section).points;
        units = before;
        return points;
    }

    const Scene &m_scene;
    ExilesData m_data; ///< in which units stand elsewhere
    Scene m_thought;
    std::array<bool, kMostSections> m_isAttacked {};
    std::array<int, kMostSections> m_points {};
    Transfer m_best {};
    int m_most = kLeastGain;
};

} // namespace

Transfer nextForeseen(const Scene &scene)
{
    return Foresight(scene).best();
}

} // namespace merlon::exiles
