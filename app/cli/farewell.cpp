#include "app/cli/farewell.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <string>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

namespace merlon::cli {

namespace {

/// What the handler may read at any moment: it is complete whenever its length is not 0.
std::array<char, 4096> theSentence {};
std::atomic<std::size_t> theLength = 0;

/// Calls nothing but what a handler of signals may call.
void sayAndEnd(int number)
{
    const std::size_t length = theLength;
    [[maybe_unused]] const auto written =
#ifdef _WIN32
        _write(2, theSentence.data(), static_cast<unsigned>(length));
#else
        ::write(STDERR_FILENO, theSentence.data(), length);
#endif
    std::signal(number, SIG_DFL);
    std::raise(number);
}

constexpr int kEndings[] = {
    SIGINT,
    SIGTERM,
#ifndef _WIN32
    SIGHUP,
    SIGPIPE,
#endif
};

} // namespace

void setFarewell(const QString &sentence)
{
    theLength = 0;
    const std::string text = sentence.isEmpty() ? std::string() : '\n' + sentence.toStdString() + '\n';
    const std::size_t length = std::min(text.size(), theSentence.size());
    std::copy_n(text.begin(), length, theSentence.begin());
    theLength = length;
    for (const int number : kEndings) {
        if (std::signal(number, sentence.isEmpty() ? SIG_DFL : sayAndEnd) == SIG_IGN)
            std::signal(number, SIG_IGN); // somebody does not want the program to end, such as nohup
    }
}

} // namespace merlon::cli
