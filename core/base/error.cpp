#include "core/base/error.h"

#include <algorithm>

namespace merlon {

std::string say(const Error &error, const Wordings &wordings)
{
    std::string said = error.where.source;
    if (error.where.line > 0)
        said += ":" + std::to_string(error.where.line);
    if (!said.empty())
        said += ": ";
    if (!error.where.pointer.empty())
        said += error.where.pointer + ": ";
    said += say(error.what, wordings);
    if (!error.right.empty())
        said += " " + say(error.right, wordings);
    const auto isControl = [](char c) { return static_cast<unsigned char>(c) < 0x20; };
    std::replace_if(said.begin(), said.end(), isControl, ' ');
    return said;
}

} // namespace merlon
