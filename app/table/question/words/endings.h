#pragma once

#include "app/table/question/picking/choice_guide.h"
#include "core/engine/tableau/tableau.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace merlon {

/// The choices of a question that end a step, as the vocabulary says.
class Endings {
    Q_DECLARE_TR_FUNCTIONS(Endings)

public:
    /// `choices`: all that are left of the question.
    Endings(const Vocabulary &vocabulary, std::span<const Choice> choices);

    bool contains(Choice choice) const;
    /// Whether the step would end although something else can be done.
    bool leaveSomething() const { return !m_endings.empty() && m_others + m_asides > 0; }
    /// Whether the step can be ended, rather than a chance let go by.
    bool goOn() const { return m_goOn; }
    /// What ends the step where nothing is offered besides but what other questions offer as well; none at any other question.
    std::optional<Choice> onlyWayOn() const;
    /// What stays undone when the step ends, in a sentence; empty: nothing. `choosable`: what can be pointed at.
    QString undone(std::span<const canvas::Thing> choosable, const Tableau &tableau) const;

private:
    std::vector<Choice> m_endings;
    bool m_goOn = false;
    int m_asides = 0; ///< choices that other questions offer as well
    int m_others = 0; ///< choices that end nothing either
};

} // namespace merlon
