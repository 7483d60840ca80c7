#include "app/cli/terminal.h"

#include "core/base/limits.h"

#include <iostream>
#include <string>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

namespace merlon::cli {

namespace {

bool hasKeyboardAndScreen()
{
#ifdef _WIN32
    return _isatty(0) != 0 && _isatty(1) != 0;
#else
    return isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0;
#endif
}

/// False at the end of the input. Longer lines are no commands; the rest of them is not kept.
bool readLine(std::string &line)
{
    line.clear();
    int letter = std::cin.get();
    if (letter == std::char_traits<char>::eof())
        return false;
    for (; letter != std::char_traits<char>::eof() && letter != '\n'; letter = std::cin.get()) {
        if (line.size() < kLongestTypedLine)
            line += static_cast<char>(letter);
    }
    return true;
}

} // namespace

Terminal::Terminal()
    : m_interactive(hasKeyboardAndScreen())
{
}

std::optional<QString> Terminal::ask(const QString &prompt) const
{
    std::cout << prompt.toStdString() << std::flush;
    std::string line;
    if (!readLine(line)) {
        std::cout << '\n';
        return std::nullopt;
    }
    const QString answer = QString::fromUtf8(line).trimmed();
    if (!m_interactive)
        std::cout << answer.toStdString() << '\n';
    return answer;
}

void Terminal::clear() const
{
    if (m_interactive)
        std::cout << "\x1b[2J\x1b[3J\x1b[H" << std::flush;
}

} // namespace merlon::cli
