#pragma once

#include "app/words/speaker.h"
#include "app/words/teller.h"
#include "core/engine/event.h"
#include "core/engine/match/story_plan.h"

#include <QString>

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace merlon {

/// A piece of a chronicle: a heading, or what happened under one title.
struct Paragraph {
    enum class Kind : std::uint8_t { Round, Fight, Section };

    Kind kind = Kind::Section;
    QString title; ///< may be empty
    std::vector<Group> groups;

    bool isEmpty() const { return title.isEmpty() && groups.empty(); }
};

/// What a group tells.
QString textOf(const Group &group, const Speaker &speaker);
/// What a paragraph tells, without its title.
QString textOf(const Paragraph &paragraph, const Speaker &speaker);

/// Puts events together to the paragraphs of a chronicle, in the language of now. The last paragraph may still grow.
///
/// A round, a fight and each event with a heading (wording `heading.<event>`, or `heading.<event>.<value>` for a value
/// of one of its arguments) begin a paragraph; so do the sections of the game's story plan.
class Chronicler {
public:
    /// `speaker` must live as long.
    explicit Chronicler(const Speaker &speaker);

    /// Which sentence of the last group tells of the event; none: it is a heading, or left out.
    std::optional<std::size_t> tell(const Event &event);
    /// What follows begins a new paragraph.
    void close();
    const std::vector<Paragraph> &paragraphs() const { return m_paragraphs; }

private:
    bool isHeading(const Event &event);
    QString headingOf(const Event &event) const;
    QString sectionOf(const Event &event) const;
    bool fits(const StorySection &section, RuleId rule) const;
    void dropEmptySection();
    void section(const QString &title);
    void heading(Paragraph::Kind kind, const QString &title);

    const Speaker &m_speaker;
    const StoryPlan &m_plan;
    std::unique_ptr<Teller> m_teller;
    std::vector<Paragraph> m_paragraphs;
    QString m_lastTitle;
    bool m_isOpen = false; ///< the last paragraph may grow
    bool m_hasBegun = false;
    bool m_inFight = false;
};

} // namespace merlon
