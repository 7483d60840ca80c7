#pragma once

#include "core/base/error.h"
#include "core/engine/match/match.h"
#include "core/engine/records/journal.h"

#include <QElapsedTimer>

#include <chrono>
#include <filesystem>
#include <optional>

namespace merlon {

/// Keeps a match in a file while it is played. Where that fails the game goes on, and it is tried again now and then: a
/// full disk may have room again, a folder be there again.
class JournalKeeper {
public:
    /// `match` must live as long.
    explicit JournalKeeper(Match &match)
        : m_match(match)
    {
    }

    /// Keeps the match in this file from now on.
    Expected<void> keep(const std::filesystem::path &path);
    /// Keeps the match in the file of a campaign from now on, as its last chapter.
    Expected<void> keepChapter(const std::filesystem::path &path, ChapterPlace place);
    /// Begins the file anew, if there is one: other players have to be told there.
    void restart();
    /// Tries again to keep the match, if that has failed and the last try was some time ago.
    void retry();
    /// Why the match is not kept any more; none while all is well.
    std::optional<Error> error() const;
    /// The same, once for each error: none if it has been returned before.
    std::optional<Error> newError();
    /// The least time between two tries.
    void setPatience(std::chrono::milliseconds patience) { m_patience = patience; }

private:
    Expected<void> begin();

    Match &m_match;
    std::filesystem::path m_path;
    std::optional<ChapterPlace> m_place; ///< in the file of a campaign
    std::optional<Error> m_failure;      ///< of the last try to begin the file
    bool m_isReported = false;           ///< the error has been returned
    QElapsedTimer m_sinceTry;
    std::chrono::milliseconds m_patience {15'000};
};

} // namespace merlon
