#pragma once

#include <atomic>

namespace merlon::cli {

/// As long as it lives, the first Ctrl+C (or what else would end the program politely) only says so here; the second ends
/// the program.
class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption &) = delete;
    Interruption &operator=(const Interruption &) = delete;

    /// True from then on.
    const std::atomic<bool> &flag() const;
};

} // namespace merlon::cli
