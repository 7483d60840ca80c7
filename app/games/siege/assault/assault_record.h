#pragma once

#include "app/games/siege/assault/assault_reader.h"

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace merlon {

/// What happened at one step at one place.
struct AssaultCell {
    int aims = 0;
    int hits = 0;
    int misses = 0;
    int volley = 0;                    ///< strength of the marksmen's shots
    int stones = 0;                    ///< components destroyed
    std::vector<std::string> lost;     ///< cauldron, devices: what was destroyed
    std::map<std::string, int> killed; ///< units by key
    std::string order;                 ///< that was shown there
    bool orderIsVoid = false;
    bool orderIsDone = false;
    bool poured = false;
    std::vector<Event> events; ///< all that it is made of

    bool isEmpty() const { return events.empty(); }
};

/// A place where something went on, with a cell for each step.
struct AssaultRow {
    enum class Verdict : std::uint8_t { None, Holds, Breach, GateHolds, GateFalls };

    int place = -1;
    std::array<AssaultCell, kAssaultSteps> cells;
    std::optional<int> invader; ///< strengths that were compared
    std::optional<int> defender;
    Verdict verdict = Verdict::None;

    AssaultCell &at(AssaultStep step) { return cells[static_cast<std::size_t>(step)]; }
    const AssaultCell &at(AssaultStep step) const { return cells[static_cast<std::size_t>(step)]; }
};

/// The last assault as somebody may know it, made from events alone.
class AssaultRecord {
public:
    explicit AssaultRecord(const Setup &setup);

    AssaultReading add(const Event &event);
    const AssaultReader &reader() const { return m_reader; }
    int round() const { return m_round; }
    /// Walls first, then what lies before them; in board order.
    const std::vector<AssaultRow> &rows() const { return m_rows; }
    /// From the beginning of the assault to the end of its round.
    bool isRunning() const { return m_reader.isRunning(); }
    /// The next round has begun in earnest.
    bool isPast() const { return m_isPast; }
    std::map<std::string, int> killed() const;

private:
    AssaultRow &rowOf(int place);
    void note(AssaultRow &row, const AssaultReading &reading, const Event &event);

    const Setup *m_setup;
    AssaultReader m_reader;
    std::vector<AssaultRow> m_rows;
    int m_round = 0;
    bool m_isPast = false;
};

} // namespace merlon
