#pragma once

#include "app/words/speaker.h"
#include "core/engine/choice.h"

#include <QString>

#include <optional>
#include <vector>

namespace merlon::cli {

/// The choices of a question as a person reads them: numbered from 1, in words, those that differ in little
/// under a common heading.
class ChoiceMenu {
public:
    ChoiceMenu(const ChoiceList &choices, const Speaker &speaker);

    QString text() const;
    /// The same numbers with the choices in notation.
    QString notations() const;
    /// The choice with this number; none if there is no such number.
    std::optional<Choice> at(int number) const;
    int size() const { return static_cast<int>(m_choices.size()); }

private:
    struct Group {
        std::size_t first = 0;
        std::size_t size = 0;
    };

    std::vector<Group> groups() const;
    QString heading(const Group &group) const;
    std::vector<std::size_t> differing(const Group &group) const;
    QString difference(Choice choice, const std::vector<std::size_t> &arguments) const;
    bool varies(const Group &group, std::size_t argument) const;
    QString numbered(std::size_t index, const QString &text) const;

    const Speaker &m_speaker;
    std::vector<Choice> m_choices; ///< in the order of their numbers
};

} // namespace merlon::cli
