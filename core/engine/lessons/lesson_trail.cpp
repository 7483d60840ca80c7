#include "core/engine/lessons/lesson_trail.h"

#include "core/engine/lessons/choice_pattern.h"
#include "core/engine/notation/notation.h"
#include "core/engine/state.h"

#include <algorithm>

namespace merlon {

namespace {

/// Walks along a lesson choice by choice.
class Walker {
public:
    explicit Walker(const OpenedLesson &opened)
        : m_opened(opened)
        , m_steps(opened.lesson.steps)
    {
        enter(0, 0);
    }

    void walk(const Ply &ply, std::size_t number)
    {
        if (m_trail.astray)
            return;
        const bool isPupil = ply.decision.seat == m_opened.pupil;
        if (!isPupil)
            ++m_trail.answered;
        if (ply.resignation) {
            m_trail.astray = number;
            return;
        }
        const std::string line = notate(m_opened.start.setup->vocabulary(), ply.choice);
        if (m_trail.step == m_steps.size())
            return; // after the end
        if (m_steps[m_trail.step].kind() == LessonStep::Kind::Playing) {
            if (goesWith(m_steps[m_trail.step].until, line))
                enter(m_trail.step + 1, number + 1);
        } else if (isPupil && !tick(line)) {
            m_trail.astray = number;
        } else if (std::ranges::find(m_trail.done, false) == m_trail.done.end()) {
            enter(m_trail.step + 1, number + 1);
        }
    }

    LessonTrail trail() const { return m_trail; }

private:
    void enter(std::size_t step, std::size_t ply)
    {
        while (step < m_steps.size() && m_steps[step].kind() == LessonStep::Kind::Reading)
            ++step;
        m_trail.step = step;
        m_trail.begun = ply;
        m_trail.done.assign(step < m_steps.size() ? m_steps[step].await.size() : 0, false);
    }

    /// Whether the choice is one of those that are waited for.
    bool tick(const std::string &line)
    {
        const std::vector<std::string> &await = m_steps[m_trail.step].await;
        for (std::size_t i = 0; i < await.size(); ++i) {
            if (!m_trail.done[i] && goesWith(await[i], line)) {
                m_trail.done[i] = true;
                return true;
            }
        }
        return false;
    }

    const OpenedLesson &m_opened;
    const std::vector<LessonStep> &m_steps;
    LessonTrail m_trail;
};

void append(std::vector<LessonAnswer> &answers, std::size_t step, const std::vector<std::string> &patterns)
{
    for (const std::string &pattern : patterns)
        answers.push_back({step, pattern});
}

} // namespace

LessonTrail trailOf(const OpenedLesson &opened, std::span<const Ply> chronicle)
{
    Walker walker(opened);
    for (std::size_t i = 0; i < chronicle.size(); ++i)
        walker.walk(chronicle[i], i);
    return walker.trail();
}

std::vector<LessonAnswer> answersOf(const Lesson &lesson)
{
    std::vector<LessonAnswer> answers;
    append(answers, 0, lesson.opening);
    for (std::size_t i = 0; i < lesson.steps.size(); ++i)
        append(answers, i + 1, lesson.steps[i].others);
    return answers;
}

std::optional<Choice> choiceFor(const State &state, std::string_view pattern)
{
    const Vocabulary &vocabulary = state.setup().vocabulary();
    ChoiceList choices;
    state.choices(choices);
    const auto found = std::ranges::find_if(
        choices, [&](Choice choice) { return goesWith(pattern, notate(vocabulary, choice)); });
    return found == choices.end() ? std::nullopt : std::optional(*found);
}

} // namespace merlon
