#include "app/cli/located.h"

#include "core/base/json.h"

#include <filesystem>

namespace merlon::cli {

Error inFile(Error error, const std::string &file)
{
    if (error.where.source == file)
        return error;
    error.where.source = file;
    if (error.where.pointer.empty())
        return error;
    if (const Expected<std::string> text = readTextFile(file))
        error.where.line = lineOfPointer(*text, error.where.pointer);
    return error;
}

} // namespace merlon::cli
