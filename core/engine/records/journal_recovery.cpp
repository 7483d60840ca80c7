#include "core/base/json.h"
#include "core/base/limits.h"
#include "core/base/text_file.h"
#include "core/engine/records/journal.h"
#include "core/engine/records/journal_lines.h"
#include "core/engine/records/record_json.h"
#include "core/engine/records/record_replay.h"

#include <cstdlib>
#include <utility>

namespace merlon {

namespace {

constexpr std::size_t kSumLength = 16;
constexpr const char *kChanged = "journal.changed";

/// The lines that were written to their end. What a crash leaves behind is a line without its end, or, where
/// the disk had made room but not filled it, zero bytes.
struct Lines {
    std::string_view whole;
    bool wasCut = false;
};

Lines linesOf(std::string_view text)
{
    const std::size_t end = text.rfind('\n') + 1; // 0 if there is none
    Lines lines {text.substr(0, end), end < text.size()};
    if (end == 0)
        return lines;
    // A crash can leave zeros where the last line was to be written; before other lines they are damage.
    const std::size_t last = text.substr(0, end - 1).rfind('\n') + 1;
    if (lines.whole.find('\0', last) != std::string_view::npos)
        lines = {text.substr(0, last), true};
    return lines;
}

class Recovery {
public:
    Recovery(std::string source, const GameLookup &games)
        : m_source(std::move(source))
        , m_games(games)
    {
    }

    /// What lies before the first line that was changed; an error if that is the first of all, or if a line makes
    /// no sense as it was written.
    Expected<RecoveredJournal> read(const Lines &lines)
    {
        if (lines.whole.empty())
            return tl::unexpected(Error {{"journal.no-beginning", {}}, {m_source, 1, {}}, {}});
        std::optional<Error> damage;
        for (std::string_view rest = lines.whole; !rest.empty() && !damage;) {
            const std::string_view line = rest.substr(0, rest.find('\n'));
            rest.remove_prefix(line.size() + 1);
            const bool isFirst = ++m_line == 1;
            if (const Expected<void> taken = take(line, isFirst); !taken) {
                damage = taken.error();
                damage->where.line = m_line;
                if (isFirst || damage->what.code != kChanged)
                    return tl::unexpected(std::move(*damage));
            }
        }
        return RecoveredJournal {std::move(m_record), lines.wasCut, std::move(damage), m_source,
                                 std::move(m_places)};
    }

private:
    Expected<void> take(std::string_view line, bool isFirst)
    {
        const std::string_view text =
            line.size() > kSumLength ? line.substr(kSumLength + 1) : std::string_view();
        m_sum = journalSum(m_sum, text);
        if (line.substr(0, kSumLength + 1) != hexOf(m_sum) + ' ')
            return tl::unexpected(Error {{kChanged, {}}, {m_source, 0, {}}, {}});
        const Expected<Json> json = readJson(text, m_source);
        if (!json)
            return tl::unexpected(json.error());
        return isFirst ? begin(*json) : add(*json);
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
        m_record = std::move(*record);
        notePlaces();
        return {};
    }

    Expected<void> add(const Json &json)
    {
        DocumentReader reader(m_source);
        reader.object(json, "", {"entry", "position", "resignation", "back"});
        if (const Json *const entry = reader.member(json, "entry"))
            m_record.entries.push_back(readEntry(reader, *entry, "/entry"));
        else if (const Json *const position = reader.member(json, "position"))
            addPosition(reader, *position);
        else if (const Json *const resignation = reader.member(json, "resignation"))
            m_record.resignations.push_back(readResignation(reader, *resignation, "/resignation"));
        else
            goBack(reader, reader.required(json, "", "back"));
        m_record.result.clear();
        if (!isInOrder())
            reader.refuse("", {"record.order", {}});
        if (m_record.entries.size() > kMostEntries)
            reader.refuse("", {"file.many", {static_cast<std::int64_t>(kMostEntries)}});
        if (!reader.good())
            return tl::unexpected(reader.error());
        notePlaces();
        return {};
    }

    /// Positions are all that a journal holds at length.
    void addPosition(DocumentReader &reader, const Json &position)
    {
        m_values += valuesIn(position);
        if (m_values > kMaxJsonValues)
            return reader.refuse("", {"error.json-values", {static_cast<std::int64_t>(kMaxJsonValues)}});
        m_record.positions.push_back(readPosition(reader, position, "/position"));
    }

    /// What has come stands in this line; what was taken back stands nowhere.
    void notePlaces()
    {
        m_places.entries.resize(m_record.entries.size(), m_line);
        m_places.positions.resize(m_record.positions.size(), m_line);
        m_places.resignations.resize(m_record.resignations.size(), m_line);
    }

    void goBack(DocumentReader &reader, const Json &json)
    {
        reader.object(json, "/back", {"entries", "resignations"});
        const auto read = [&](const char *key, std::size_t most) {
            return static_cast<std::size_t>(reader.number(reader.required(json, "/back", key),
                                                          std::string("/back/") + key, 0,
                                                          static_cast<std::int64_t>(most)));
        };
        const std::size_t resignations = read("resignations", m_record.resignations.size());
        cutAfter(m_record, read("entries", m_record.entries.size()));
        if (m_record.resignations.size() > resignations)
            m_record.resignations.resize(resignations);
    }

    bool isInOrder() const
    {
        const std::size_t entries = m_record.entries.size();
        return (m_record.positions.empty() || m_record.positions.back().after <= entries)
            && (m_record.resignations.empty() || m_record.resignations.back().after <= entries);
    }

    std::string m_source;
    const GameLookup &m_games;
    std::uint64_t m_sum = 0;
    Record m_record;
    std::size_t m_line = 0;   ///< that is being read
    std::size_t m_values = 0; ///< in all positions so far
    JournalPlaces m_places;
};

} // namespace

namespace {

Expected<RecoveredJournal> readJournal(const std::filesystem::path &path, const GameLookup &games)
{
    const Expected<std::string> text = readTextFile(path);
    if (!text)
        return tl::unexpected(text.error());
    return Recovery(sourceName(path), games).read(linesOf(*text));
}

/// An error about the record of a journal, with the line of the file in which that part of it stands.
Error inFile(Error error, const RecoveredJournal &journal)
{
    const std::string pointer = std::exchange(error.where.pointer, {});
    const std::pair<std::string_view, const std::vector<std::size_t> &> lists[] = {
        {"/entries/", journal.places.entries},
        {"/positions/", journal.places.positions},
        {"/resignations/", journal.places.resignations}};
    error.where.source = journal.source;
    error.where.line = 1;
    for (const auto &[list, lines] : lists) {
        if (!pointer.starts_with(list))
            continue;
        const auto number =
            static_cast<std::size_t>(std::strtoul(pointer.c_str() + list.size(), nullptr, 10));
        if (number < lines.size())
            error.where.line = lines[number];
    }
    return error;
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
