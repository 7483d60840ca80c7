#pragma once

#include "app/words/choice_groups.h"
#include "core/engine/choice.h"

#include <QString>

#include <optional>
#include <vector>

namespace merlon {
class View;
}

namespace merlon::cli {

/// The choices of a question as a person reads them: numbered from 1, in words, those that differ in little
/// under a common heading.
class ChoiceMenu {
public:
    /// Of what is asked of this seat now.
    ChoiceMenu(const View &view, const Speaker &speaker);

    QString text() const;
    /// The same numbers with the choices in notation.
    QString notations() const;
    /// The choice with this number; none if there is no such number.
    std::optional<Choice> at(int number) const;
    int size() const { return static_cast<int>(m_choices.size()); }

private:
    QString numbered(std::size_t index, const QString &text) const;

    const Speaker &m_speaker;
    std::vector<ChoiceGroup> m_groups;
    std::vector<Choice> m_choices; ///< in the order of their numbers
};

} // namespace merlon::cli
