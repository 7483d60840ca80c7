#include "app/cli/commands/script.h"

#include "app/cli/commands/expectation.h"
#include "app/cli/output.h"
#include "app/words/language.h"
#include "core/base/limits.h"
#include "core/base/text_file.h"

#include <cstdio>
#include <iostream>
#include <iterator>
#include <string_view>
#include <vector>

namespace merlon::cli {

namespace {

Error unreadable(const std::string &file)
{
    return {{"error.file-unreadable", {}}, {file, 0, {}}, {}};
}

Expected<std::string> scriptText(const std::string &file)
{
    if (file != "-")
        return readTextFile(file);
    if (!std::cin) // it was never open
        return tl::unexpected(unreadable(file));
    std::string text;
    std::vector<char> part(std::size_t {1} << 16); // a line may have any length
    while (text.size() <= kMaxFileBytes && std::cin) {
        std::cin.read(part.data(), static_cast<std::streamsize>(part.size()));
        text.append(part.data(), static_cast<std::size_t>(std::cin.gcount()));
    }
    if (text.size() > kMaxFileBytes)
        return tl::unexpected(tooLarge(file));
    if (std::ferror(stdin) != 0 || std::cin.bad())
        return tl::unexpected(unreadable(file));
    return text;
}

bool isComment(std::string_view line)
{
    const std::size_t first = line.find_first_not_of(" \t\r");
    return first == std::string_view::npos || line[first] == '#';
}

/// What the choices from a ply on have brought.
std::vector<Event> eventsFrom(const Match &match, std::size_t ply)
{
    std::vector<Event> events;
    for (const Ply &one : match.chronicle().subspan(ply))
        events.insert(events.end(), one.events.begin(), one.events.end());
    return events;
}

/// Says what a line expected and what was there instead.
void complainOf(const std::string &file, std::size_t number, std::string_view line, const QString &found)
{
    const std::size_t last = line.find_last_not_of(" \t\r");
    //: A line of a script did not hold. %1: file, %2: number of the line, %3: the line, %4: what was there instead.
    complain(Cli::tr("%1:%2: “%3” does not hold. %4")
                 .arg(QString::fromStdString(file))
                 .arg(number)
                 .arg(QString::fromUtf8(line.data(), static_cast<qsizetype>(last + 1)).trimmed(), found));
}

} // namespace

Expected<ScriptResult> playScript(Match &match, const std::string &file, std::span<const Event> before)
{
    const Expected<std::string> text = scriptText(file);
    if (!text)
        return tl::unexpected(text.error());
    return playLines(match, *text, file, before);
}

Expected<ScriptResult> playLines(Match &match, std::string_view text, const std::string &source,
                                 std::span<const Event> before)
{
    ScriptResult result;
    Observed observed {{before.begin(), before.end()}};
    std::size_t number = 0;
    std::size_t lines = 0; // without comments
    for (std::string_view rest = text; !rest.empty();) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(line.size() + 1, rest.size()));
        ++number;
        if (isComment(line))
            continue;
        const auto located = [&](Error error) {
            error.where = {source, number, {}};
            return tl::unexpected(std::move(error));
        };
        if (++lines > kMostScriptLines)
            return located({{"file.many", {static_cast<std::int64_t>(kMostScriptLines)}}, {}, {}});
        if (isExpectation(line)) {
            const Expected<QString> fails = whatFails(match, observed, line);
            if (!fails)
                return located(fails.error());
            ++result.expected;
            if (!fails->isEmpty()) {
                ++result.failed;
                complainOf(source, number, line, *fails);
            }
            continue;
        }
        const std::size_t ply = match.chronicle().size();
        if (const auto done = match.play(line); !done)
            return located(done.error());
        observed = {eventsFrom(match, ply)};
        ++result.played;
    }
    return result;
}

} // namespace merlon::cli
