#include "core/base/json.h"
#include "core/base/text_file.h"
#include "core/engine/records/document_reader.h"
#include "core/engine/records/growing_record.h"
#include "core/engine/records/journal.h"
#include "core/engine/records/journal_lines.h"
#include "core/engine/records/record_replay.h"

#include <utility>

namespace merlon {

namespace {

class Recovery {
public:
    Recovery(std::string source, const GameLookup &games)
        : m_source(std::move(source))
        , m_games(games)
    {
    }

    /// What lies before the first line that was changed; an error if that is the first of all, or if a line makes
    /// no sense as it was written.
    Expected<RecoveredJournal> read(const WholeLines &lines)
    {
        if (lines.text.empty())
            return tl::unexpected(Error {{"journal.no-beginning", {}}, {m_source, 1, {}}, {}});
        std::optional<Error> damage;
        for (std::string_view rest = lines.text; !rest.empty() && !damage;) {
            const std::string_view line = rest.substr(0, rest.find('\n'));
            rest.remove_prefix(line.size() + 1);
            const bool isFirst = ++m_line == 1;
            if (const Expected<void> taken = take(line, isFirst); !taken) {
                damage = taken.error();
                damage->where.line = m_line;
                if (isFirst || damage->what.code != kJournalChanged)
                    return tl::unexpected(std::move(*damage));
            }
        }
        return RecoveredJournal {std::move(m_grown.record()), lines.wasCut, std::move(damage), m_source,
                                 m_grown.places()};
    }

private:
    Expected<void> take(std::string_view line, bool isFirst)
    {
        const Expected<Json> json = readJournalLine(line, m_sum, m_source);
        if (!json)
            return tl::unexpected(json.error());
        return isFirst ? begin(*json) : m_grown.add(*json, m_line, m_source, m_values);
    }

    Expected<void> begin(const Json &json)
    {
        DocumentReader reader(m_source);
        reader.heading(json, kJournalFormat, kJournalFormatMajor, kJournalFormatMinor);
        const Json &held = reader.required(json, "", "record");
        if (!reader.good())
            return tl::unexpected(reader.error());
        Expected<Record> record = recordFromJson(held, m_source, m_games);
        if (!record)
            return tl::unexpected(record.error());
        m_grown = GrowingRecord(std::move(*record), m_line);
        return {};
    }

    std::string m_source;
    const GameLookup &m_games;
    std::uint64_t m_sum = 0;
    std::size_t m_line = 0;   ///< that is being read
    std::size_t m_values = 0; ///< in all positions so far
    GrowingRecord m_grown;
};

} // namespace

namespace {

Expected<RecoveredJournal> readJournal(const std::filesystem::path &path, const GameLookup &games)
{
    const Expected<std::string> text = readTextFile(path);
    if (!text)
        return tl::unexpected(text.error());
    return Recovery(sourceName(path), games).read(wholeLinesOf(*text));
}

Error inFile(Error error, const RecoveredJournal &journal)
{
    return inLineOf(journal.places, std::move(error), journal.source, 1);
}

/// As far as it can be opened.
Expected<RecoveredJournal> readOpenable(const std::filesystem::path &path, const GameLookup &games)
{
    Expected<RecoveredJournal> journal = readJournal(path, games);
    if (!journal)
        return journal;
    const Expected<std::optional<Error>> trouble = cutToOpenable(journal->record, games);
    if (!trouble)
        return tl::unexpected(inFile(trouble.error(), *journal));
    if (*trouble)
        journal->damage = inFile(**trouble, *journal);
    return journal;
}

bool areOfOneMatch(const Record &one, const Record &other)
{
    return one.game == other.game && one.seed == other.seed && one.board == other.board;
}

} // namespace

Expected<RecoveredJournal> recoverJournal(const std::filesystem::path &path, const GameLookup &games)
{
    Expected<RecoveredJournal> read = readJournal(path, games);
    if (read && read->damage)
        return tl::unexpected(std::move(*read->damage));
    return read;
}

Expected<void> verifyJournal(const RecoveredJournal &journal, const GameLookup &games)
{
    const Expected<Match> match = replayChoices(journal.record, games);
    if (!match)
        return tl::unexpected(inFile(match.error(), journal));
    return {};
}

Expected<RecoveredJournal> rescueJournal(const std::filesystem::path &path, const GameLookup &games)
{
    Expected<RecoveredJournal> best = readOpenable(path, games);
    if (best && !best->damage)
        return best;
    const Error trouble = best ? *best->damage : best.error();
    for (int generation = 1; generation < kJournalGenerations; ++generation) {
        Expected<RecoveredJournal> older = readOpenable(generationOf(path, generation), games);
        if (!older)
            continue;
        if (!best
            || (areOfOneMatch(best->record, older->record)
                && best->record.entries.size() < older->record.entries.size()))
            best = std::move(older);
    }
    if (best)
        best->damage = trouble;
    return best;
}

} // namespace merlon
