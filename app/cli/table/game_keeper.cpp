#include "app/cli/table/game_keeper.h"

#include "app/cli/farewell.h"
#include "app/cli/output.h"
#include "app/words/language.h"
#include "core/base/text_file.h"
#include "core/engine/records/journal.h"

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

bool hasBegun(const Match &match)
{
    return match.canUndo() || !match.record().entries.empty();
}

} // namespace

QString commandToResume(const std::filesystem::path &journal)
{
    return u"merlon-cli play --resume %1"_s.arg(QString::fromStdString(sourceName(journal.filename())));
}

GameKeeper::~GameKeeper()
{
    setFarewell({});
}

void GameKeeper::begin(std::optional<TableJournal> journal)
{
    m_journal = journal ? std::move(journal) : TableJournal::fresh(Tables::AtTerminals);
    settle();
}

void GameKeeper::settle()
{
    if (!m_journal)
        return;
    Expected<void> kept = m_match.journal() ? m_match.journal()->flush() : Expected<void>();
    if (!kept || !m_match.journal())
        kept = m_match.keepJournal(m_journal->path()); // anew, as a whole
    if (!kept && !m_isReported)
        //: Error. %1: the reason, in a sentence
        complain(Cli::tr("The game cannot be saved: %1").arg(say(kept.error())));
    m_isKept = kept.has_value();
    m_isReported = !m_isKept;
    setFarewell(whereItIs());
}

QString GameKeeper::whereItIs() const
{
    if (!m_journal || !m_isKept || !hasBegun(m_match))
        return {};
    //: At the end of a game that is not over. %1: a file, %2: a command to type
    return Cli::tr("The game is saved in %1. To continue, type: %2")
        .arg(QString::fromStdString(sourceName(m_journal->path())), commandToResume(m_journal->path()));
}

void GameKeeper::remove()
{
    setFarewell({});
    [[maybe_unused]] const Expected<void> closed = m_match.keepJournal({});
    if (m_journal)
        removeJournalFiles(*m_journal);
    m_journal.reset();
}

} // namespace merlon::cli
