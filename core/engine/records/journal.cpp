#include "core/engine/records/journal.h"

#include "core/base/json.h"
#include "core/base/text_file.h"
#include "core/engine/campaign/chapter_lines.h"
#include "core/engine/records/durable_file.h"
#include "core/engine/records/journal_lines.h"
#include "core/engine/records/record_json.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace merlon {

/// Adds bytes to a file on a thread of its own. After the first error everything further is dropped.
class Journal::Writer {
public:
    /// `beginning`: what the file holds.
    Writer(DurableFile file, std::filesystem::path path, std::string beginning)
        : m_file(std::move(file))
        , m_path(std::move(path))
        , m_all(std::move(beginning))
        , m_thread([this] { run(); })
    {
    }

    ~Writer()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_stop = true;
        }
        m_work.notify_one();
        m_thread.join();
    }

    void add(std::string_view bytes)
    {
        {
            const std::lock_guard lock(m_mutex);
            if (m_error)
                return;
            m_waiting += bytes;
        }
        m_work.notify_one();
    }

    void wait()
    {
        std::unique_lock lock(m_mutex);
        m_done.wait(lock, [this] { return m_error || (m_waiting.empty() && !m_writing); });
    }

    std::optional<Error> error() const
    {
        const std::lock_guard lock(m_mutex);
        return m_error;
    }

private:
    void run()
    {
        std::unique_lock lock(m_mutex);
        for (;;) {
            m_work.wait(lock, [this] { return m_stop || !m_waiting.empty(); });
            if (m_waiting.empty())
                return;
            const std::string bytes = std::exchange(m_waiting, {});
            m_writing = true;
            lock.unlock();
            const Expected<void> done = write(bytes);
            lock.lock();
            m_writing = false;
            if (!done) {
                m_error = done.error();
                m_waiting.clear();
            }
            m_done.notify_all();
        }
    }

    Expected<void> write(const std::string &bytes)
    {
        Expected<void> done = m_file.checkUntouched();
        if (!done && isFolderGone())
            done = beginAnew();
        if (done)
            done = m_file.append(bytes);
        if (done)
            done = m_file.flush();
        m_all += bytes;
        return done;
    }

    bool isFolderGone() const
    {
        std::error_code problem;
        return m_path.has_parent_path() && !std::filesystem::exists(m_path.parent_path(), problem);
    }

    /// Somebody has removed the folder with all that was in it.
    Expected<void> beginAnew()
    {
        std::error_code problem;
        std::filesystem::create_directories(m_path.parent_path(), problem);
        Expected<DurableFile> file = DurableFile::create(m_path, Access::OwnerOnly);
        if (!file)
            return tl::unexpected(file.error());
        m_file = std::move(*file);
        return m_file.append(m_all);
    }

    DurableFile m_file;
    std::filesystem::path m_path;
    std::string m_all; ///< that was written
    mutable std::mutex m_mutex;
    std::condition_variable m_work;
    std::condition_variable m_done;
    std::string m_waiting;
    std::optional<Error> m_error;
    bool m_writing = false;
    bool m_stop = false;
    std::thread m_thread; ///< last, so that it starts when all else is there
};

std::filesystem::path generationOf(const std::filesystem::path &path, int generation)
{
    std::filesystem::path file = path;
    if (generation > 0)
        file += '.' + std::to_string(generation);
    return file;
}

namespace {

/// Writes the first line of a new journal aside, in its folder, which is made if need be, lets every journal of that name move on by a generation, and puts
/// the new one into its place. Whenever it is interrupted, all but the oldest are there.
Expected<void> beginGeneration(const std::filesystem::path &path, std::string_view line)
{
    std::filesystem::path next = path;
    next += ".next";
    std::error_code problem;
    if (path.has_parent_path())
        std::filesystem::create_directories(path.parent_path(),
                                            problem); // if it fails, so does the next step
    Expected<void> done = replaceFile(next, line, Access::OwnerOnly);
    for (int older = kJournalGenerations - 1; done && older > 0; --older) {
        const std::filesystem::path newer = generationOf(path, older - 1);
        if (!std::filesystem::exists(newer, problem))
            continue;
        hideFromOthers(newer); // programs of old did not
        done = renameFile(newer, generationOf(path, older));
    }
    if (done)
        done = renameFile(next, path);
    if (!done)
        done.error().where.source = sourceName(path); // nobody knows of the others
    return done;
}

} // namespace

Expected<std::unique_ptr<Journal>> Journal::begin(const std::filesystem::path &path, const Record &record,
                                                  const Game &game)
{
    const Json first = {{"format", formatHeading(kJournalFormat, kJournalFormatMajor, kJournalFormatMinor)},
                        {"record", recordToJson(record, game)}};
    std::uint64_t sum = 0;
    const std::string line = journalLine(first, sum);
    if (const Expected<void> begun = beginGeneration(path, line); !begun)
        return tl::unexpected(begun.error());
    Expected<DurableFile> file = DurableFile::extend(path, line.size());
    if (!file)
        return tl::unexpected(file.error());
    return std::unique_ptr<Journal>(new Journal(std::make_unique<Writer>(std::move(*file), path, line), sum));
}

Expected<std::unique_ptr<Journal>> Journal::beginChapter(const std::filesystem::path &path,
                                                         const ChapterPlace &place, const Record &record,
                                                         const Game &game)
{
    std::uint64_t sum = sumAfter(place.before);
    const std::string text = place.before + chapterLines(record, place.begun, game, sum);
    std::error_code problem;
    if (path.has_parent_path())
        std::filesystem::create_directories(path.parent_path(),
                                            problem); // if it fails, so does the next step
    if (const Expected<void> written = replaceFile(path, text, Access::OwnerOnly); !written)
        return tl::unexpected(written.error());
    Expected<DurableFile> file = DurableFile::extend(path, text.size());
    if (!file)
        return tl::unexpected(file.error());
    return std::unique_ptr<Journal>(new Journal(std::make_unique<Writer>(std::move(*file), path, text), sum));
}

Journal::Journal(std::unique_ptr<Writer> writer, std::uint64_t sum)
    : m_writer(std::move(writer))
    , m_sum(sum)
{
}

Journal::~Journal() = default;

void Journal::add(const RecordEntry &entry)
{
    addLine({{"entry", toJson(entry)}});
}

void Journal::add(const RecordPosition &position)
{
    addLine({{"position", toJson(position)}});
}

void Journal::add(const RecordResignation &resignation)
{
    addLine({{"resignation", toJson(resignation)}});
}

void Journal::goBack(std::size_t entries, std::size_t resignations)
{
    addLine({{"back", {{"entries", entries}, {"resignations", resignations}}}});
}

Expected<void> Journal::flush()
{
    m_writer->wait();
    if (const std::optional<Error> error = m_writer->error())
        return tl::unexpected(*error);
    return {};
}

std::optional<Error> Journal::error() const
{
    return m_writer->error();
}

void Journal::addLine(const Json &json)
{
    m_writer->add(journalLine(json, m_sum));
}

} // namespace merlon
