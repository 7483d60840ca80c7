#include "app/cli/commands/script.h"

#include "core/base/json.h"

#include <iostream>
#include <iterator>
#include <string_view>

namespace merlon::cli {

namespace {

Expected<std::string> scriptText(const std::string &file)
{
    if (file != "-")
        return readTextFile(file);
    std::string text;
    for (std::string line; text.size() <= kMaxJsonBytes && std::getline(std::cin, line);)
        text += line + '\n';
    if (text.size() > kMaxJsonBytes)
        return tl::unexpected(jsonTooLarge(file));
    return text;
}

bool isComment(std::string_view line)
{
    const std::size_t first = line.find_first_not_of(" \t\r");
    return first == std::string_view::npos || line[first] == '#';
}

} // namespace

Expected<int> playScript(Match &match, const std::string &file)
{
    const Expected<std::string> text = scriptText(file);
    if (!text)
        return tl::unexpected(text.error());
    int played = 0;
    std::size_t number = 0;
    for (std::string_view rest = *text; !rest.empty();) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(line.size() + 1, rest.size()));
        ++number;
        if (isComment(line))
            continue;
        if (const auto done = match.play(line); !done) {
            Error error = done.error();
            error.where = {file, number, {}};
            return tl::unexpected(error);
        }
        ++played;
    }
    return played;
}

} // namespace merlon::cli
