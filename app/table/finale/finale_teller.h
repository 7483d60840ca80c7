#pragma once

#include "app/table/finale/finale.h"
#include "app/table/table_parts.h"
#include "core/engine/match/seat_view.h"
#include "core/engine/statistics/statistics.h"

#include <QCoreApplication>

#include <array>
#include <string>

namespace merlon {

struct StagedAct;

/// Tells how a game ended, to those who are at the screen: by the words, the figures and the story that the game has of
/// itself.
class FinaleTeller {
    Q_DECLARE_TR_FUNCTIONS(FinaleTeller)

public:
    explicit FinaleTeller(const TableParts &parts)
        : m_parts(parts)
    {
    }

    /// The game on the table, which is over. `statistics`: its numbers, as all may know them now.
    Finale tell(const Statistics &statistics) const;

private:
    Finale::Mood moodOf(const Outcome &outcome) const;
    QString ribbonOf(Finale::Mood mood, const QStringList &winners) const;
    QString winnersOf(const QStringList &winners) const;
    QString headlineOf(const SeatView &seen, const Outcome &outcome, Finale::Mood mood) const;
    QString worded(const Event &event, const std::string &to, const std::string &afterwards,
                   const std::array<int, 2> &strengths) const;
    QString endOf(const Event &why, const std::string &to, const std::string &afterwards,
                  const std::array<int, 2> &strengths) const;
    QString storyOf(const SeatView &seen, const QString &end) const;
    QString gistOf(const StagedAct &act) const;
    std::vector<Finale::Figure> figuresOf(const Statistics &statistics) const;

    TableParts m_parts;
};

} // namespace merlon
