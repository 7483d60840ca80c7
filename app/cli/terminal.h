#pragma once

#include <QString>

#include <optional>

namespace merlon::cli {

/// Where a person types. With a pipe instead of a keyboard everything works the same, but what is read is shown
/// too, and nobody is asked to press a key.
class Terminal {
public:
    Terminal();

    /// Whether somebody sits there.
    bool isInteractive() const { return m_interactive; }
    /// The next line without blanks around it; none at the end of the input.
    std::optional<QString> ask(const QString &prompt) const;
    /// Takes what was there out of sight; only with somebody sitting there.
    void clear() const;

private:
    bool m_interactive = false;
};

} // namespace merlon::cli
