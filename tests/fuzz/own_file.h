#pragma once

#include <filesystem>
#include <fstream>
#include <ios>
#include <random>
#include <string>
#include <string_view>
#include <system_error>

namespace merlon::fuzz {

/// A folder in memory, where there is such a thing; else that of temporary files.
inline std::filesystem::path quickFolder()
{
    const std::filesystem::path memory = "/dev/shm";
    return std::filesystem::is_directory(memory) ? memory : std::filesystem::temp_directory_path();
}

/// A folder of this process, gone with it: for readers that take a file.
class OwnFolder {
public:
    OwnFolder()
        : m_path(quickFolder() / ("merlon-fuzz-" + std::to_string(std::random_device()())))
    {
        std::filesystem::create_directories(m_path);
    }
    ~OwnFolder()
    {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }
    OwnFolder(const OwnFolder &) = delete;
    OwnFolder &operator=(const OwnFolder &) = delete;

    std::filesystem::path file(std::string_view name) const { return m_path / name; }
    const std::filesystem::path &path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

inline void write(const std::filesystem::path &file, std::string_view text)
{
    std::ofstream(file, std::ios::binary).write(text.data(), static_cast<std::streamsize>(text.size()));
}

} // namespace merlon::fuzz
