#include "app/cli/interruption.h"

#include <csignal>

namespace merlon::cli {

namespace {

std::atomic<bool> isInterrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a handler of signals may write it");

void note(int number)
{
    isInterrupted = true;
    std::signal(number, SIG_DFL);
}

constexpr int kInterruptions[] = {
    SIGINT,
    SIGTERM,
#ifndef _WIN32
    SIGHUP,
#endif
};

void setHandler(void (*handler)(int))
{
    for (const int number : kInterruptions) {
        if (std::signal(number, handler) == SIG_IGN)
            std::signal(number, SIG_IGN); // somebody does not want the program to end, such as nohup
    }
}

} // namespace

Interruption::Interruption()
{
    isInterrupted = false;
    setHandler(note);
}

Interruption::~Interruption()
{
    setHandler(SIG_DFL);
}

const std::atomic<bool> &Interruption::flag() const
{
    return isInterrupted;
}

} // namespace merlon::cli
