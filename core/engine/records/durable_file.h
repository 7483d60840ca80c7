#pragma once

#include "core/base/error.h"

#include <cstdint>
#include <filesystem>
#include <string_view>

namespace merlon {

/// Who may read a file. Where files know no owner (Windows) the folder decides.
enum class Access : std::uint8_t {
    Usual,     ///< as the user wishes it for new files, or as the file that is replaced
    OwnerOnly, ///< nobody else, from the first byte on
};

/// A file to which lines are added that must survive a crash of the machine. The only place, with its source,
/// that calls the operating system for files.
class DurableFile {
public:
    /// Makes a new file, or empties the one that is there.
    static Expected<DurableFile> create(const std::filesystem::path &path, Access access = Access::Usual);
    /// Opens a file to add to it, after cutting it to `size` bytes.
    static Expected<DurableFile> extend(const std::filesystem::path &path, std::uintmax_t size);

    DurableFile(DurableFile &&other) noexcept;
    DurableFile &operator=(DurableFile &&other) noexcept;
    DurableFile(const DurableFile &) = delete;
    DurableFile &operator=(const DurableFile &) = delete;
    ~DurableFile();

    /// Adds bytes at the end. After an error some of them may be there.
    Expected<void> append(std::string_view bytes);
    /// Returns when everything added is on the disk.
    Expected<void> flush();
    /// An error if the file is not there any more under its name, or has another length than it was given here:
    /// somebody else removed, replaced or changed it.
    Expected<void> checkUntouched() const;

private:
#ifdef _WIN32
    using Handle = void *;
#else
    using Handle = int;
#endif
    DurableFile(Handle handle, std::filesystem::path path, std::uintmax_t size);

    Handle m_handle;
    std::filesystem::path m_path;
    std::uintmax_t m_size;
};

/// Replaces a file as a whole: written aside, flushed, renamed. At any moment the old or the new file is
/// there, never a part. Links are followed, so that a link stays one. What is no ordinary file (a device, a pipe, a file
/// that the system lends, such as /dev/stdout) is written straight into.
Expected<void> replaceFile(const std::filesystem::path &path, std::string_view contents,
                           Access access = Access::Usual);

/// Takes a file away from all but its owner.
void hideFromOthers(const std::filesystem::path &file);

/// Gives a file another name in the same folder, instead of a file that has it. Returns when that is on the disk.
Expected<void> renameFile(const std::filesystem::path &from, const std::filesystem::path &to);

} // namespace merlon
