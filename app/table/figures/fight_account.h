#pragma once

#include "app/words/speaker.h"
#include "core/canvas/picture/thing.h"
#include "core/engine/match/seat_view.h"

#include <QString>
#include <QStringList>

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace merlon {

/// A fight in figures, act by act: made from what any game tells of its fights, who measures strength with whom
/// (Tableau::duels) and of what the strengths are the sums (ZoneKind::Ledger).
struct FightAccount {
    struct Line {
        QString text;                                   ///< what happened, in sentences
        QString verdict;                                ///< what is settled with it: `HOLDS`; empty: nothing
        int place = -1;                                 ///< where strengths are measured; -1: nowhere
        std::optional<std::array<int, 2>> strengths {}; ///< after it; none: nobody measures them
        std::array<int, 2> changes {};                  ///< of them, through it
        QString sums;                        ///< what they are made of: `knights 5 : 3, score 5 : 3`
        QStringList rules;                   ///< numbers: `FI-8.9`
        std::vector<canvas::Thing> scene {}; ///< the places and links that it is about
    };

    QString title;
    std::array<QString, 2> sides; ///< left and right
    std::vector<Line> lines;
};

/// The last fight that begins among the first `told` events that these seats know, as far as these tell of it. No lines:
/// there was none.
FightAccount fightAccountOf(const SeatView &seen, std::size_t told, const Speaker &speaker);

} // namespace merlon
