#include "core/board/files/library.h"

#include "core/base/text_file.h"

#include <optional>
#include <set>

namespace merlon {

namespace {

/// Of the boards that come with the program, and of those that people draw.
bool isBoardFile(const std::filesystem::path &file)
{
    return file.extension() == ".json" || file.extension() == ".merlon-board";
}

/// Reads the names of the files rather than trying one, so that no name leads out of the directory.
std::optional<std::filesystem::path> fileNamed(const std::filesystem::path &directory, std::string_view name)
{
    std::error_code failure;
    for (const auto &entry : std::filesystem::directory_iterator(directory, failure)) {
        if (isBoardFile(entry.path()) && sourceName(entry.path().stem()) == name)
            return entry.path();
    }
    return std::nullopt;
}

Error unknownBoard(std::string_view name, const std::vector<std::string> &known)
{
    std::string list;
    for (const std::string &one : known)
        list += (list.empty() ? "" : ", ") + one;
    const Text right = known.empty() ? Text {"error.board-none", {}} : Text {"error.board-known", {list}};
    return {{"error.board-unknown", {std::string(name)}}, {}, right};
}

} // namespace

std::vector<std::string> boardNames(std::span<const std::filesystem::path> directories)
{
    std::set<std::string> names;
    for (const std::filesystem::path &directory : directories) {
        std::error_code failure;
        for (const auto &entry : std::filesystem::directory_iterator(directory, failure)) {
            if (isBoardFile(entry.path()))
                names.insert(sourceName(entry.path().stem()));
        }
    }
    return {names.begin(), names.end()};
}

Expected<Board> loadBoard(std::string_view name, std::span<const std::filesystem::path> directories,
                          const SchemaLookup &schemas)
{
    for (const std::filesystem::path &directory : directories) {
        if (const auto file = fileNamed(directory, name))
            return readBoardFile(*file, schemas);
    }
    return tl::make_unexpected(unknownBoard(name, boardNames(directories)));
}

} // namespace merlon
