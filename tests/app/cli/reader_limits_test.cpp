// Time and memory of every reader (core/base/limits.h): each kind of file at a tenth of its limits and at its limits, read in
// a process of its own.

#include "core/base/limits.h"
#include "tests/app/cli/large_files.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace merlon;
using namespace merlon::testing;

namespace {

namespace fs = std::filesystem;

/// What a process has taken.
struct Cost {
    bool isDone = false; ///< it has come to its end, and says that all is well
    double seconds = 0;  ///< of a processor
    double megabytes = 0;
};

/// Does something in a process of its own.
Cost costOf(const std::function<bool()> &work)
{
    std::fflush(nullptr);
    const pid_t child = fork();
    if (child == 0)
        _exit(work() ? 0 : 1);
    int status = 0;
    rusage used {};
    Cost cost;
    if (child < 0 || wait4(child, &status, 0, &used) != child)
        return cost;
    const auto seconds = [](const timeval &time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
#ifdef __APPLE__
    constexpr double kUnits = 1 << 20; // ru_maxrss counts bytes
#else
    constexpr double kUnits = 1 << 10; // and kilobytes elsewhere
#endif
    cost.isDone = WIFEXITED(status) && WEXITSTATUS(status) == 0;
    cost.seconds = seconds(used.ru_utime) + seconds(used.ru_stime);
    cost.megabytes = static_cast<double>(used.ru_maxrss) / kUnits;
    return cost;
}

/// How many times slower than the machine on which the times were measured this one is, or how the program is built; at
/// least 1. It does what readers do: short texts, small pieces of memory, comparisons.
double slowness()
{
    constexpr double kMeasured = 0.2; // seconds
    const Cost cost = costOf([] {
        std::map<std::string, std::vector<int>> numbers;
        for (unsigned i = 0; i < 200'000; ++i)
            numbers[std::to_string(i * 2'654'435'761U)].push_back(static_cast<int>(i));
        return numbers.size() == 200'000;
    });
    return std::max(1.0, cost.seconds / kMeasured);
}

/// What somebody who starts the program waits for, and what a small machine has.
constexpr double kMostSeconds = 3;
constexpr double kMostMegabytes = 500;
/// Ten times as much, and what is not exact about it.
constexpr double kMostGrowth = 13;
constexpr double kFewSeconds = 0.4;
constexpr double kFewMegabytes = 40;
constexpr int kMostRepeats = 2; ///< of what has taken too long

} // namespace

class ReaderLimitsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_slowness = slowness();
        m_nothing = costOf([] { return true; }).megabytes;
    }

    void readsFullBoardsInTimeAndMemory_data() { addRows(fullBoards()); }
    void readsFullBoardsInTimeAndMemory() { readsInTimeAndMemory(fullBoards()); }

    void readsFullFilesInTimeAndMemory_data() { addRows(fullFiles()); }
    void readsFullFilesInTimeAndMemory() { readsInTimeAndMemory(fullFiles()); }

    void refusesHostileFilesInTimeAndMemory_data() { addRows(hostileFiles()); }
    void refusesHostileFilesInTimeAndMemory() { readsInTimeAndMemory(hostileFiles()); }

    void refusesLargerFilesUnread_data()
    {
        QTest::addColumn<int>("reader");
        for (int i = 0; i < static_cast<int>(std::size(kReaders)); ++i)
            QTest::newRow(kReaders[i].first) << i;
    }

    void refusesLargerFilesUnread()
    {
        QFETCH(int, reader);
        const fs::path file = fs::path(m_folder.path().toStdString()) / "larger";
        std::ofstream(file) << '"';
        fs::resize_file(file, kMaxFileBytes + 1);
        const Cost cost = costOf([&] { return kReaders[reader].second(file) == "error.too-large"; });
        QVERIFY(cost.isDone);
        QVERIFY2(cost.megabytes < m_nothing + kFewMegabytes, told("", cost));
        fs::resize_file(file, kMaxFileBytes);
        QVERIFY(!costOf([&] { return kReaders[reader].second(file) == "error.too-large"; }).isDone);
    }

private:
    static constexpr std::pair<const char *, std::string (*)(const fs::path &)> kReaders[] {
        {"JSON", readAsJson},        {"board", readAsBoard},       {"GraphML", readAsGraphml},
        {"record", readAsRecord},    {"scenario", readAsScenario}, {"journal", readAsJournal},
        {"lesson", readAsLesson},    {"rulebook", readAsRulebook}, {"simulation", readAsSimulation},
        {"script", readAsScript},    {"schema", readAsSchema},     {"drawing lesson", readAsDrawingLesson},
        {"campaign", readAsCampaign}};

    static void addRows(std::span<const LargeFile> files)
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < files.size(); ++i)
            QTest::newRow(files[i].name) << static_cast<int>(i);
    }

    void readsInTimeAndMemory(std::span<const LargeFile> files)
    {
        QFETCH(int, number);
        const LargeFile &kind = files[static_cast<std::size_t>(number)];
        Cost tenth = costOfReading(kind, 0.1, kind.tenth);
        Cost whole = costOfReading(kind, 1, kind.whole);
        for (int more = 0; more < kMostRepeats && !isQuick(tenth, whole); ++more) {
            m_slowness = slowness(); // of now: the machine may have been busy with other things
            tenth = costOfReading(kind, 0.1, kind.tenth);
            whole = costOfReading(kind, 1, kind.whole);
        }
        const QByteArray costs = told("a tenth", tenth) + told("; the whole", whole);
        qInfo("%s", costs.constData());
        QVERIFY2(tenth.isDone && whole.isDone, "another answer");
        QVERIFY2(isQuick(tenth, whole), costs);
        QVERIFY2(whole.megabytes < kMostMegabytes, costs);
        const double held = std::max(0.0, tenth.megabytes - m_nothing);
        QVERIFY2(whole.megabytes < m_nothing + kMostGrowth * held + kFewMegabytes, costs);
    }

    bool isQuick(const Cost &tenth, const Cost &whole) const
    {
        return whole.seconds < kMostSeconds * m_slowness
            && whole.seconds < kMostGrowth * tenth.seconds + kFewSeconds * m_slowness;
    }

    /// Of a file that is written for it, by a process of its own: what this one holds counts for all that begin after it.
    Cost costOfReading(const LargeFile &kind, double part, const std::string &expected) const
    {
        const fs::path file = fs::path(m_folder.path().toStdString()) / "file";
        const Cost written = costOf([&] {
            Output output(file);
            kind.write(output, part);
            return output.size() <= kMaxFileBytes;
        });
        if (!written.isDone)
            return {};
        return costOf([&] {
            const std::string code = kind.read(file);
            if (code != expected)
                std::fprintf(stderr, "%s: %s, not %s\n", kind.name, code.c_str(), expected.c_str());
            return code == expected;
        });
    }

    static QByteArray told(const char *what, const Cost &cost)
    {
        return QByteArray(what) + ": " + QByteArray::number(cost.seconds, 'f', 2) + " s, "
            + QByteArray::number(cost.megabytes, 'f', 0) + " MB";
    }

    QTemporaryDir m_folder;
    double m_slowness = 1;
    double m_nothing = 0; ///< megabytes of a process that does nothing
};

MERLON_TEST(ReaderLimitsTest)
#include "reader_limits_test.moc"
