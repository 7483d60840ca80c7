#pragma once

#include "app/words/speaker.h"
#include "core/games/siege/battlefield.h"

#include <QCoreApplication>
#include <QString>

#include <span>
#include <string_view>

namespace merlon {

/// The sentences of the panels of the siege games: `PanelWords::tr("...")` is looked up in the context "siege_panels".
class PanelWords {
    Q_DECLARE_TR_FUNCTIONS(siege_panels)
};

/// Teams of the siege games; their liveries have the same numbers.
inline constexpr int kInvaderTeam = 0;
inline constexpr int kDefenderTeam = 1;

/// What the panels of both games read: the names of things.
struct SiegePanelView {
    const Speaker &speaker;

    /// `2 goblins, 1 orc`, or nothing. `keys`: of the units of an army, the weakest first.
    QString units(const siege::Units &units, std::span<const std::string_view> keys) const;
};

/// The picture of a key of the vocabulary.
QString pictureOf(std::string_view key);

} // namespace merlon
