#pragma once

#include "core/base/json.h"
#include "core/board/board.h"

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <span>
#include <string>
#include <string_view>

namespace merlon::testing {

/// A file that is being written: piece by piece, so that no test holds it.
class Output {
public:
    explicit Output(const std::filesystem::path &file)
        : m_file(file, std::ios::binary)
    {
    }

    Output &operator<<(std::string_view text);
    /// The same piece again and again, as long as the file has no more than `size` bytes with `end`, which follows.
    void fill(std::string_view piece, std::size_t size, std::string_view end = {});
    /// The same piece so many times, commas between.
    void list(std::string_view piece, std::size_t times);
    std::size_t size() const { return m_size; }

private:
    std::ofstream m_file;
    std::size_t m_size = 0;
};

/// A kind of file that asks as much of a reader as its limits allow.
struct LargeFile {
    const char *name;
    void (*write)(Output &output, double part); ///< with that part of what the limits allow
    std::string (*read)(
        const std::filesystem::path &file); ///< the code of the error; empty: it has been read
    const char *whole;                      ///< what `read` says of the file at its limit
    const char *tenth = whole;              ///< and at a tenth of it
};

/// Boards that stay within all limits.
std::span<const LargeFile> fullBoards();
/// Other files that do.
std::span<const LargeFile> fullFiles();
/// Files that nobody would write, as large as files may be.
std::span<const LargeFile> hostileFiles();

/// That part of a limit.
std::size_t partOf(std::size_t limit, double part);

/// A board with that part of the places and links that there may be.
Board largestBoard(double part);
/// An object without its last brace: further members may follow.
std::string openedAgain(const Json &json);
/// An object of texts, as long as the file has no more than `size` bytes.
void addTexts(Output &output, std::size_t size);

// What reads them, and answers with the code of the error.
std::string readAsJson(const std::filesystem::path &file);
std::string readAsBoard(const std::filesystem::path &file);
/// Also lets everything check the board that checks boards of its family.
std::string checkAsBoard(const std::filesystem::path &file);
std::string readAsSchema(const std::filesystem::path &file);
std::string readAsGraphml(const std::filesystem::path &file);
std::string readAsScenario(const std::filesystem::path &file);
std::string readAsRecord(const std::filesystem::path &file);
std::string readAsJournal(const std::filesystem::path &file);
std::string readAsCampaign(const std::filesystem::path &file);
std::string readAsLesson(const std::filesystem::path &file);
std::string readAsDrawingLesson(const std::filesystem::path &file);
std::string readAsRulebook(const std::filesystem::path &file);
std::string readAsSimulation(const std::filesystem::path &file);
std::string readAsScript(const std::filesystem::path &file);

} // namespace merlon::testing
