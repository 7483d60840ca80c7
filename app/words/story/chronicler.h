#pragma once

#include "app/words/families.h"
#include "app/words/speaker.h"
#include "core/engine/event.h"

#include <QString>

#include <optional>
#include <vector>

namespace merlon {

/// A piece of a chronicle: a heading, or what happened under one title.
struct Paragraph {
    enum class Kind : std::uint8_t { Round, Assault, Section };

    Kind kind = Kind::Section;
    QString title; ///< may be empty
    std::vector<Group> groups;

    bool isEmpty() const { return title.isEmpty() && groups.empty(); }
};

/// What a paragraph tells, without its title.
QString textOf(const Paragraph &paragraph, const Speaker &speaker);

/// Puts events together to the paragraphs of a chronicle, in the language of now. The last paragraph may still grow.
class Chronicler {
public:
    /// `speaker` must live as long.
    explicit Chronicler(const Speaker &speaker);

    void tell(const Event &event);
    /// What follows begins a new paragraph.
    void close();
    const std::vector<Paragraph> &paragraphs() const { return m_paragraphs; }

private:
    bool beginsSection(const Event &event);
    void countHourglasses(const Event &event);
    void dropEmptyPhase();
    void section(const QString &title);
    void heading(Paragraph::Kind kind, const QString &title);
    QString titleFor(RuleId rule) const;

    const Speaker &m_speaker;
    std::vector<Paragraph> m_paragraphs;
    QString m_lastTitle;
    bool m_isSiege1 = false;
    bool m_isSiege = false;           ///< all other games are told event by event
    std::optional<int> m_hourglasses; ///< of the next defender phase, where they are known
    bool m_isOpen = false;            ///< the last paragraph may grow
    bool m_hasBegun = false;
    bool m_inAssault = false;
};

} // namespace merlon
