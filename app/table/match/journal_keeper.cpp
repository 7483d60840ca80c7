#include "app/table/match/journal_keeper.h"

#include <utility>

namespace merlon {

Expected<void> JournalKeeper::keep(const std::filesystem::path &path)
{
    m_path = path;
    m_place.reset();
    return begin();
}

Expected<void> JournalKeeper::keepChapter(const std::filesystem::path &path, ChapterPlace place)
{
    m_path = path;
    m_place = std::move(place);
    return begin();
}

Expected<void> JournalKeeper::begin()
{
    m_sinceTry.start();
    Expected<void> kept = m_place ? m_match.keepChapter(m_path, *m_place) : m_match.keepJournal(m_path);
    m_failure = kept ? std::nullopt : std::optional(kept.error());
    return kept;
}

void JournalKeeper::restart()
{
    if (m_match.journal())
        static_cast<void>(begin()); // `error` says if it fails
}

void JournalKeeper::retry()
{
    if (error() && m_sinceTry.isValid() && m_sinceTry.hasExpired(m_patience.count()))
        static_cast<void>(begin()); // `error` says if it fails
}

std::optional<Error> JournalKeeper::error() const
{
    return m_match.journal() ? m_match.journal()->error() : m_failure;
}

std::optional<Error> JournalKeeper::newError()
{
    const std::optional<Error> now = error();
    return std::exchange(m_isReported, now.has_value()) ? std::nullopt : now;
}

} // namespace merlon
