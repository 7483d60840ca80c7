#pragma once

#include "app/story/chronicler.h"
#include "app/words/speaker.h"
#include "core/engine/match/chronicle.h"

#include <QString>

#include <functional>
#include <span>
#include <vector>

namespace merlon::cli {

/// How much of what happens is told.
enum class Detail : std::uint8_t {
    Brief, ///< in short paragraphs
    Full,  ///< every event on a line of its own, with its rule
};

/// What these seats may know of what happened before the first question, as the line before all others.
std::vector<StoryLine> storyBefore(std::span<const Event> before, SeatSet seats);

/// Tells what happened, as a story in chapters (rounds) and paragraphs with a title in the margin.
class Storyteller {
public:
    using Print = std::function<void(const QString &lines)>;

    Storyteller(const Speaker &speaker, Detail detail, Print print);

    void tell(std::span<const StoryLine> story);
    /// Ends the paragraph, because something else is going to be printed.
    void pause();

private:
    void tellInFull(const Event &event);
    void printUpTo(std::size_t end);
    void printHeading(const QString &title);
    void printSection(const QString &title, const QString &text);

    const Speaker &m_speaker;
    Detail m_detail;
    Print m_print;
    Chronicler m_chronicler;
    std::size_t m_printed = 0; ///< paragraphs
};

} // namespace merlon::cli
