#include "app/story/chronicler.h"

#include "app/games/tellers.h"
#include "app/words/language.h"
#include "core/games/module.h"

#include <QStringList>

#include <algorithm>

namespace merlon {

namespace {

QString toldOneByOne(const Group &group, const Speaker &speaker)
{
    QStringList sentences;
    for (const Group::Sentence &sentence : group.sentences) {
        for (const Event &event : sentence.events)
            sentences << asSentence(speaker.sentence(event));
    }
    return sentences.join(u' ');
}

} // namespace

QString textOf(const Group &group, const Speaker &speaker)
{
    return group.tell ? group.tell(group, speaker) : toldOneByOne(group, speaker);
}

QString textOf(const Paragraph &paragraph, const Speaker &speaker)
{
    QStringList sentences;
    for (const Group &group : paragraph.groups) {
        const QString text = textOf(group, speaker);
        if (!text.isEmpty())
            sentences << text;
    }
    return sentences.join(u' ');
}

Chronicler::Chronicler(const Speaker &speaker)
    : m_speaker(speaker)
    , m_plan(storyPlanOf(speaker.setup().game()))
    , m_teller(tellerOf(speaker))
{
}

std::optional<std::size_t> Chronicler::tell(const Event &event)
{
    m_teller->hear(event);
    if (isHeading(event))
        return std::nullopt;
    if (const QString title = sectionOf(event); !title.isEmpty() && title != m_lastTitle)
        section(title);
    m_hasBegun = true;
    const std::optional<Telling> telling = m_teller->tellingOf(event);
    if (!telling)
        return std::nullopt;
    if (!m_isOpen)
        m_paragraphs.push_back({});
    m_isOpen = true;
    std::vector<Group> &groups = m_paragraphs.back().groups;
    if (groups.empty() || groups.back().tell != telling->tell)
        groups.push_back({telling->tell, {}});
    return groups.back().add(telling->subject, event);
}

/// Whether the event is told by a heading alone.
bool Chronicler::isHeading(const Event &event)
{
    const TermRole role = m_speaker.roleOf(event);
    if (role == TermRole::RoundEnd) {
        m_inFight = false;
        return true;
    }
    if (role == TermRole::Part) // a fight is over with the part in which it began
        m_inFight = false;
    const QString title = headingOf(event);
    if (role == TermRole::Round)
        heading(Paragraph::Kind::Round, title.isEmpty() ? m_speaker.round(event.args[0]) : title);
    else if (role == TermRole::Fight)
        heading(Paragraph::Kind::Fight, title.isEmpty() ? m_speaker.sentence(event) : title);
    else if (!title.isEmpty())
        section(title);
    else
        return false;
    return true;
}

/// What the game declares as the heading of an event; empty for events that begin nothing.
QString Chronicler::headingOf(const Event &event) const
{
    if (const QString own = m_teller->heading(event); !own.isEmpty())
        return own;
    Text text = m_speaker.vocabulary().text(event);
    text.code.replace(0, std::string_view("event").size(), "heading");
    const std::size_t arguments = m_speaker.vocabulary().events()[event.kind].types.size();
    for (std::size_t i = 0; i < arguments; ++i) {
        const QString special = m_speaker.sayIfWorded({text.code + '.' + m_speaker.key(event, i), text.args});
        if (!special.isEmpty())
            return special;
    }
    return m_speaker.sayIfWorded(std::move(text));
}

/// The section to which the rule of an event belongs; empty where that may be any.
QString Chronicler::sectionOf(const Event &event) const
{
    const auto found = std::ranges::find_if(
        m_plan.sections, [&](const StorySection &section) { return fits(section, event.rule); });
    if (found == m_plan.sections.end())
        return {};
    const auto named = [this](const char *code) { return m_speaker.say({code, {}}); };
    if (found->orStayIn && m_lastTitle == named(found->orStayIn))
        return {};
    return named(found->heading);
}

bool Chronicler::fits(const StorySection &section, RuleId rule) const
{
    if (rule < section.first || section.last < rule)
        return false;
    switch (section.when) {
    case StorySection::When::Beginning:
        return !m_hasBegun;
    case StorySection::When::OutOfFights:
        return !m_inFight;
    case StorySection::When::InFights:
        return m_inFight;
    case StorySection::When::Always:
        return true;
    }
    return false;
}

/// A section in which nothing has happened, where such are not told.
void Chronicler::dropEmptySection()
{
    if (m_plan.dropsEmptySections && m_isOpen && m_paragraphs.back().kind == Paragraph::Kind::Section
        && m_paragraphs.back().groups.empty())
        m_paragraphs.pop_back();
}

void Chronicler::section(const QString &title)
{
    dropEmptySection();
    m_lastTitle = title;
    m_paragraphs.push_back({Paragraph::Kind::Section, title, {}});
    m_isOpen = true;
}

void Chronicler::heading(Paragraph::Kind kind, const QString &title)
{
    dropEmptySection();
    m_lastTitle.clear();
    m_paragraphs.push_back({kind, title, {}});
    m_isOpen = false;
    m_inFight = kind == Paragraph::Kind::Fight;
}

void Chronicler::close()
{
    m_isOpen = false;
}

} // namespace merlon
