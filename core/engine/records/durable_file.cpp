#include "core/engine/records/durable_file.h"

#include "core/base/text_file.h"

#include <charconv>
#include <cstdint>
#include <fstream>
#include <string>
#include <system_error>
#include <utility>

#ifdef _WIN32
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>
#else
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace merlon {

namespace {

/// Between the name of a file and the number of the process that is writing it anew.
const std::string kAside = ".new-";

tl::unexpected<Error> failure(const std::filesystem::path &path, const char *code, int number)
{
    const std::string because = std::system_category().message(number);
    return tl::unexpected(Error {{code, {because}}, {sourceName(path), 0, {}}, {}});
}

#ifdef _WIN32

const HANDLE kNoFile = INVALID_HANDLE_VALUE;

int lastProblem()
{
    return static_cast<int>(GetLastError());
}

HANDLE openFile(const std::filesystem::path &path, bool fresh, Access)
{
    return CreateFileW(path.c_str(), GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ, nullptr,
                       fresh ? CREATE_ALWAYS : OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
}

void closeFile(HANDLE file)
{
    CloseHandle(file);
}

bool cutFile(HANDLE file, std::uintmax_t size)
{
    LARGE_INTEGER distance;
    distance.QuadPart = static_cast<LONGLONG>(size);
    return SetFilePointerEx(file, distance, nullptr, FILE_BEGIN) && SetEndOfFile(file);
}

/// How many bytes were written; negative if none could be.
std::ptrdiff_t writeSome(HANDLE file, std::string_view bytes)
{
    constexpr std::size_t kMost = 1u << 30;
    DWORD written = 0;
    const auto size = static_cast<DWORD>(bytes.size() < kMost ? bytes.size() : kMost);
    return WriteFile(file, bytes.data(), size, &written, nullptr) ? static_cast<std::ptrdiff_t>(written) : -1;
}

bool flushFile(HANDLE file)
{
    return FlushFileBuffers(file);
}

bool renameOver(const std::filesystem::path &from, const std::filesystem::path &to)
{
    return MoveFileExW(from.c_str(), to.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH);
}

void flushFolder(const std::filesystem::path &) { } // MOVEFILE_WRITE_THROUGH has done it

/// While it is open nobody else may write, rename or remove it.
bool isUntouched(HANDLE, const std::filesystem::path &, std::uintmax_t)
{
    return true;
}

std::uint64_t processNumber()
{
    return GetCurrentProcessId();
}

bool isRunning(std::uint64_t process)
{
    const HANDLE handle = OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION, FALSE, static_cast<DWORD>(process));
    if (!handle)
        return GetLastError() != ERROR_INVALID_PARAMETER;
    CloseHandle(handle);
    return true;
}

#else

constexpr int kNoFile = -1;

int lastProblem()
{
    return errno;
}

int openFile(const std::filesystem::path &path, bool fresh, Access access)
{
    constexpr mode_t kForAll = 0666;
    constexpr mode_t kForOwner = 0600;
    const bool isOwn = access == Access::OwnerOnly;
    const int file = ::open(path.c_str(), O_RDWR | O_CLOEXEC | (fresh ? O_CREAT | O_TRUNC : 0),
                            isOwn ? kForOwner : kForAll);
    if (file != kNoFile && isOwn)
        ::fchmod(file, kForOwner); // it may have been there before
    return file;
}

void closeFile(int file)
{
    ::close(file);
}

bool cutFile(int file, std::uintmax_t size)
{
    return ::ftruncate(file, static_cast<off_t>(size)) == 0 && ::lseek(file, 0, SEEK_END) >= 0;
}

/// How many bytes were written; negative if none could be.
std::ptrdiff_t writeSome(int file, std::string_view bytes)
{
    ssize_t written = -1;
    do
        written = ::write(file, bytes.data(), bytes.size());
    while (written < 0 && errno == EINTR);
    return written;
}

bool flushFile(int file)
{
#ifdef __APPLE__
    // fsync leaves the data in the drive's own cache there.
    if (::fcntl(file, F_FULLFSYNC) == 0)
        return true;
#endif
    return ::fsync(file) == 0;
}

bool renameOver(const std::filesystem::path &from, const std::filesystem::path &to)
{
    return ::rename(from.c_str(), to.c_str()) == 0;
}

/// A new name is on the disk only when its folder is. Some file systems cannot do it, so nobody minds.
void flushFolder(const std::filesystem::path &file)
{
    const std::filesystem::path folder = file.has_parent_path() ? file.parent_path() : ".";
    const int handle = ::open(folder.c_str(), O_RDONLY | O_CLOEXEC);
    if (handle == kNoFile)
        return;
    ::fsync(handle);
    ::close(handle);
}

bool isUntouched(int file, const std::filesystem::path &path, std::uintmax_t size)
{
    struct stat open = {};
    struct stat named = {};
    return ::fstat(file, &open) == 0 && ::stat(path.c_str(), &named) == 0 && open.st_dev == named.st_dev
        && open.st_ino == named.st_ino && open.st_size == static_cast<off_t>(size);
}

std::uint64_t processNumber()
{
    return static_cast<std::uint64_t>(::getpid());
}

bool isRunning(std::uint64_t process)
{
    return process > 0 && (::kill(static_cast<pid_t>(process), 0) == 0 || errno != ESRCH);
}

#endif

/// The file that a chain of links leads to; the path itself if it is none.
std::filesystem::path withoutLinks(std::filesystem::path path)
{
    constexpr int kMostLinks = 20;
    std::error_code problem;
    for (int i = 0; i < kMostLinks && std::filesystem::is_symlink(path, problem); ++i)
        path = path.parent_path() / std::filesystem::read_symlink(path, problem);
    return path;
}

} // namespace

DurableFile::DurableFile(Handle handle, std::filesystem::path path, std::uintmax_t size)
    : m_handle(handle)
    , m_path(std::move(path))
    , m_size(size)
{
}

DurableFile::DurableFile(DurableFile &&other) noexcept
    : m_handle(std::exchange(other.m_handle, kNoFile))
    , m_path(std::move(other.m_path))
    , m_size(other.m_size)
{
}

DurableFile &DurableFile::operator=(DurableFile &&other) noexcept
{
    std::swap(m_handle, other.m_handle);
    std::swap(m_path, other.m_path);
    std::swap(m_size, other.m_size);
    return *this;
}

DurableFile::~DurableFile()
{
    if (m_handle != kNoFile)
        closeFile(m_handle);
}

Expected<DurableFile> DurableFile::create(const std::filesystem::path &path, Access access)
{
    const Handle file = openFile(path, true, access);
    if (file == kNoFile)
        return failure(path, "file.cannot-write", lastProblem());
    flushFolder(path);
    return DurableFile(file, path, 0);
}

Expected<DurableFile> DurableFile::extend(const std::filesystem::path &path, std::uintmax_t size)
{
    const Handle file = openFile(path, false, Access::Usual);
    if (file == kNoFile)
        return failure(path, "file.cannot-write", lastProblem());
    DurableFile opened(file, path, size);
    if (!cutFile(file, size))
        return failure(path, "file.cannot-write", lastProblem());
    return opened;
}

Expected<void> DurableFile::append(std::string_view bytes)
{
    while (!bytes.empty()) {
        const std::ptrdiff_t written = writeSome(m_handle, bytes);
        if (written <= 0)
            return failure(m_path, "file.cannot-write", lastProblem());
        bytes.remove_prefix(static_cast<std::size_t>(written));
        m_size += static_cast<std::uintmax_t>(written);
    }
    return {};
}

Expected<void> DurableFile::flush()
{
    if (!flushFile(m_handle))
        return failure(m_path, "file.cannot-write", lastProblem());
    return {};
}

Expected<void> DurableFile::checkUntouched() const
{
    if (!isUntouched(m_handle, m_path, m_size))
        return tl::unexpected(Error {{"file.touched", {}}, {sourceName(m_path), 0, {}}, {}});
    return {};
}

Expected<void> renameFile(const std::filesystem::path &from, const std::filesystem::path &to)
{
    if (!renameOver(from, to))
        return failure(to, "file.cannot-write", lastProblem());
    flushFolder(to);
    return {};
}

namespace {

Expected<void> writeFresh(const std::filesystem::path &path, std::string_view contents, Access access)
{
    Expected<DurableFile> file = DurableFile::create(path, access);
    if (!file)
        return tl::unexpected(file.error());
    const Expected<void> written = file->append(contents);
    return written ? file->flush() : written;
}

/// What programs that were killed have left beside a file that they were replacing.
void removeAbandoned(const std::filesystem::path &target)
{
    const std::string beginning = target.filename().string() + kAside;
    const std::filesystem::path folder = target.has_parent_path() ? target.parent_path() : ".";
    std::error_code problem;
    for (const auto &entry : std::filesystem::directory_iterator(folder, problem)) {
        const std::string name = entry.path().filename().string();
        if (!name.starts_with(beginning))
            continue;
        const char *const end = name.data() + name.size();
        std::uint64_t process = 0;
        const auto [rest, wrong] = std::from_chars(name.data() + beginning.size(), end, process);
        if (wrong == std::errc() && rest == end && !isRunning(process))
            std::filesystem::remove(entry.path(), problem);
    }
}

/// A device or a pipe, or a name of something that is open: it must not be renamed over.
bool isLent(const std::filesystem::path &path)
{
    std::error_code problem;
    const std::filesystem::file_status status = std::filesystem::status(path, problem);
    const std::string name = path.lexically_normal().generic_string();
    return std::filesystem::is_other(status)
        || (std::filesystem::exists(status) && (name.starts_with("/dev/") || name.starts_with("/proc/")));
}

Expected<void> writeStraight(const std::filesystem::path &path, std::string_view contents)
{
    std::ofstream stream(path, std::ios::binary | std::ios::app);
    stream.write(contents.data(), static_cast<std::streamsize>(contents.size()));
    stream.flush();
    if (!stream)
        return failure(path, "file.cannot-write", lastProblem());
    return {};
}

} // namespace

void hideFromOthers([[maybe_unused]] const std::filesystem::path &file)
{
#ifndef _WIN32
    using std::filesystem::perms;
    std::error_code problem;
    std::filesystem::permissions(file, perms::owner_read | perms::owner_write, problem);
#endif
}

Expected<void> replaceFile(const std::filesystem::path &path, std::string_view contents, Access access)
{
    if (isLent(path))
        return writeStraight(path, contents);
    const std::filesystem::path target = withoutLinks(path);
    std::filesystem::path aside = target;
    aside += kAside + std::to_string(processNumber());

    std::error_code problem;
    const std::filesystem::file_status before = std::filesystem::status(target, problem);
    Expected<void> done = writeFresh(aside, contents, access);
    if (done && access == Access::Usual && std::filesystem::exists(before))
        std::filesystem::permissions(aside, before.permissions(), problem);
    if (done && !renameOver(aside, target))
        done = failure(path, "file.cannot-write", lastProblem());
    if (done) {
        flushFolder(target);
        removeAbandoned(target);
    } else {
        std::filesystem::remove(aside, problem);
        done.error().where.source = sourceName(path); // nobody asked for the one aside
    }
    return done;
}

} // namespace merlon
