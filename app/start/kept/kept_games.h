#pragma once

#include "app/start/kept/kept_game.h"

#include <QObject>
#include <QTimer>

#include <span>

namespace merlon {

/// The library of a person: the games that were running when they were left, and those that are over. What waits at a
/// table is read at once, what was saved bit by bit while nothing else is to do.
class KeptGames final : public QObject {
    Q_OBJECT

public:
    explicit KeptGames(QObject *parent = nullptr);

    /// Looks for them anew: those that no table has. Games that are over since are saved in the library, and those in
    /// which nothing has been chosen go. What cannot be read stays on the disk.
    void look();

    /// The running ones first, then the others; of both those that were played last.
    std::span<const KeptGame> games() const { return m_games; }
    const KeptGame *find(const std::filesystem::path &file) const;
    /// What was wrong with the files of running games.
    const std::vector<Error> &troubles() const { return m_troubles; }
    /// The first so many games are to be read.
    void want(int count);
    /// Deletes a game that no table has.
    void remove(const std::filesystem::path &file);

Q_SIGNALS:
    /// There are others.
    void changed();
    /// The game of this number has been read.
    void gameRead(int game);

private:
    void lookThroughJournals(std::vector<KeptGame> &found);
    void lookThroughSaved(std::vector<KeptGame> &found) const;
    std::shared_ptr<const KeptPosition> knownPosition(const KeptGame &game) const;
    void readNext();

    std::vector<KeptGame> m_games;
    std::vector<Error> m_troubles;
    int m_wanted = 0; ///< that are to be read
    QTimer m_reading;
};

} // namespace merlon
