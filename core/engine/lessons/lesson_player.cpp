#include "core/engine/lessons/lesson_player.h"

#include "core/engine/lessons/lesson_trail.h"

#include <algorithm>

namespace merlon {

namespace {

/// The choice that comes next on the trail, as a pattern; empty behind the first `steps` steps.
std::string nextPattern(const Match &match, const OpenedLesson &opened,
                        const std::vector<LessonAnswer> &answers, std::size_t steps)
{
    const LessonTrail trail = trailOf(opened, match.chronicle());
    if (match.state().decision().seat != opened.pupil) {
        const bool isBehind = trail.answered >= answers.size() || answers[trail.answered].step > steps;
        return isBehind ? std::string() : answers[trail.answered].pattern;
    }
    if (trail.step >= steps || trail.astray)
        return {};
    const auto next = static_cast<std::size_t>(std::ranges::find(trail.done, false) - trail.done.begin());
    return next < trail.done.size() ? opened.lesson.steps[trail.step].await[next] : std::string();
}

} // namespace

Match matchOf(const OpenedLesson &opened)
{
    return {opened.start.setup,
            opened.start.start ? opened.start.start->clone() : opened.start.setup->start(),
            {.seed = 1, .chance = ChanceMode::Given, .players = {}}};
}

std::string playLesson(Match &match, const OpenedLesson &opened, std::size_t steps)
{
    const std::vector<LessonAnswer> answers = answersOf(opened.lesson);
    while (!match.isOver()) {
        std::string pattern = nextPattern(match, opened, answers, steps);
        if (pattern.empty())
            break;
        const std::optional<Choice> choice = choiceFor(match.state(), pattern);
        if (!choice || !match.play(*choice, match.ply()))
            return pattern;
    }
    return {};
}

} // namespace merlon
