#pragma once

#include "app/table/match/table_session.h"
#include "core/canvas/picture/thing.h"
#include "core/engine/lessons/lesson_trail.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace merlon {

/// Leads a session along a lesson: knows which step is shown, answers for the other seats and for chance, and says what
/// the pupil has done. Everything that is legal stays allowed: who leaves the trail can play on, or go back to it.
class LessonGuide final : public QObject {
    Q_OBJECT

public:
    explicit LessonGuide(OpenedLesson opened, QObject *parent = nullptr);

    /// Begins the game of the lesson. The guide must live as long as the session.
    std::unique_ptr<TableSession> makeSession();

    const Lesson &lesson() const { return m_opened.lesson; }
    const Setup &setup() const { return *m_opened.start.setup; }
    /// The step to which the pupil has come, counted from 0. It is to be shown when isReady.
    std::size_t step() const { return m_shown; }
    std::size_t steps() const { return lesson().steps.size(); }
    LessonStep::Kind kind() const { return lesson().steps[m_shown].kind(); }
    /// Whether the pupil has left the trail.
    bool isAstray() const { return m_trail.astray.has_value(); }
    /// Whether the others have done all that comes before the step: its words tell of it.
    bool isReady() const { return isAstray() || othersAreDone(); }
    /// Whether everything is said and done.
    bool isFinished() const;
    /// Whether the game waits until the pupil has read the step.
    bool isHolding() const;
    /// What the guide says at a step, or astray, in the language spoken.
    QString saying(std::size_t step) const;
    /// How to do what is to be done there; empty if there is nothing to do.
    QString hint(std::size_t step) const;
    /// What the guide points at: of what a step names, only what is still to be done.
    std::vector<canvas::Thing> pointed() const;
    /// A choice that is waited for and legal now, if the pupil is asked.
    std::optional<Choice> awaitedChoice() const;
    bool canGoOn() const;
    bool canGoBack() const;

    /// The step has been read.
    void goOn();
    /// To the step before; what was done since is taken back. Astray: to where the trail was left.
    void goBack();
    /// Makes a choice that is waited for.
    void showHow();

Q_SIGNALS:
    /// Another step is to be shown, and nothing was played for it. What is played is known from the session.
    void changed();

private:
    void follow();
    bool isBegun() const;
    bool isBehind(std::string_view point) const;
    bool othersAreDone() const;
    std::size_t beginningOf(std::size_t step) const;
    void takeBackTo(std::size_t ply);
    Prompting answerTo(const Match &match) const;

    OpenedLesson m_opened;
    std::vector<LessonAnswer> m_answers;
    QPointer<TableSession> m_session;
    LessonTrail m_trail;
    std::size_t m_shown = 0;
    bool m_takesBack = false;
};

} // namespace merlon
