#pragma once

#include "core/games/siege/odds/odds.h"

#include <vector>

namespace merlon::siege {

/// Adds up what happens in assaults, weighted by how probable it is.
class OddsCount {
public:
    explicit OddsCount(const ComingAssault &assault);

    /// Goes through the events of a part of an assault. False if another assault began in them: the rest is not
    /// counted. `entered`: whether the invader has got in before; set if he has now.
    bool add(const std::vector<Event> &events, double weight, bool isFirstPart, bool &entered);

    /// The odds if the weights of all assaults add up to `samples`.
    AssaultOdds odds(double samples) const;

private:
    struct Sums {
        double falls = 0;
        MeanLosses invaders {};
        MeanLosses defenders {};
    };

    const ComingAssault &m_assault;
    std::vector<Sums> m_places; ///< by place
    double m_entries = 0;
};

} // namespace merlon::siege
