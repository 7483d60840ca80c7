#pragma once

#include "core/base/error.h"
#include "core/simulation/unfinished.h"

#include <filesystem>

namespace merlon {

/// The file in which a balance test keeps what has been played, so that it can go on when it was stopped or the program was
/// killed: one for each board with its options or position, players and seed.
class KeptRun {
public:
    KeptRun(const Setup &setup, const SimulationSettings &settings);

    const std::filesystem::path &path() const { return m_path; }
    /// The first games, fewer than are wished for now; none if nothing useful is kept.
    SimulationResult played(const Setup &setup) const;
    /// Keeps the first games, for the eyes of the user alone, and the files of some other tests beside them. On any thread.
    Expected<void> keep(const SimulationResult &played) const;
    void remove() const;

private:
    UnfinishedSimulation m_simulation; ///< without a result
    std::filesystem::path m_path;
};

} // namespace merlon
