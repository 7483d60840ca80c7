#pragma once

#include "core/canvas/looks/board_look.h"

#include <map>
#include <span>
#include <utility>
#include <vector>

namespace merlon::canvas {

/// Keeps tokens where they are while others come and go, so that whoever clicks one after another finds them. What has
/// left leaves a gap, and finds it again when it comes back. A place to which something new comes is laid out anew.
class SteadySpots final {
public:
    /// From now on tokens keep to these spots.
    void begin(std::span<const Spot> spots);
    /// Tokens lie as the look lays them out.
    void end();
    bool isOn() const { return m_isOn; }

    /// As the look lays tokens out: moved to where they have been, if steady.
    void settle(std::vector<Spot> &spots) const;
    /// What is shown now: places that have been laid out anew stay like that.
    void note(std::span<const Spot> spots);

private:
    struct Rest {
        QPointF centre;
        double size = 0;
    };
    using Ground = std::pair<int, int>; ///< a place or a link
    using Name = std::pair<Thing, int>; ///< a token of it; how many alike come before it
    using Group = std::map<Name, Rest>;

    static std::map<Ground, Group> grouped(std::span<const Spot> spots);
    bool isKnown(const Ground &ground, const Group &group) const;

    bool m_isOn = false;
    std::map<Ground, Group> m_rests;
};

} // namespace merlon::canvas
