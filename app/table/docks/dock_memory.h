#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>

namespace merlon {

/// How a person has arranged the panels of a game.
struct DockLayout {
    QByteArray state;   ///< of the QMainWindow
    QStringList panels; ///< keys of those that there were
    QStringList titles; ///< keys of those folded to their titles
    QStringList strips; ///< keys of those folded to strips
    bool swapsSides = false;

    friend bool operator==(const DockLayout &, const DockLayout &) = default;
};

/// `game`: its key. None if nothing is kept, or if what is kept is damaged.
std::optional<DockLayout> loadDockLayout(const QString &game);
void saveDockLayout(const QString &game, const DockLayout &layout);
void forgetDockLayout(const QString &game);

} // namespace merlon
