#include "core/base/text_file.h"

#include "core/base/limits.h"

#include <fstream>

namespace merlon {

Expected<std::string> readTextFile(const std::filesystem::path &file)
{
    const std::string source = sourceName(file);
    const auto refuse = [&source](const char *code) {
        return tl::make_unexpected(Error {{code, {}}, {source, 0, {}}, {}});
    };
    std::error_code failure;
    const std::filesystem::file_status status = std::filesystem::status(file, failure);
    if (!std::filesystem::exists(status))
        return refuse("error.file-missing");
    if (!std::filesystem::is_regular_file(status))
        return refuse("error.file-not-regular");
    const std::uintmax_t size = std::filesystem::file_size(file, failure);
    if (failure)
        return refuse("error.file-unreadable");
    if (size > kMaxFileBytes)
        return tl::make_unexpected(tooLarge(source));
    std::ifstream stream(file, std::ios::binary);
    std::string text(static_cast<std::size_t>(size), '\0');
    if (!stream.read(text.data(), static_cast<std::streamsize>(text.size())))
        return refuse("error.file-unreadable");
    return text;
}

Error tooLarge(const std::string &source)
{
    return {{"error.too-large", {static_cast<std::int64_t>(kMaxFileBytes >> 20)}}, {source, 0, {}}, {}};
}

std::string sourceName(const std::filesystem::path &file)
{
    const std::u8string name = file.u8string();
    return {name.begin(), name.end()};
}

} // namespace merlon
