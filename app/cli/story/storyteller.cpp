#include "app/cli/story/storyteller.h"

#include "app/words/language.h"
#include "app/cli/output.h"
#include "app/words/sentences.h"

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

/// Width of the margin with the titles of the paragraphs.
constexpr int kMargin = 20;

QString margin(const QString &title)
{
    return u"  "_s + fitted(title, kMargin - 3) + u' ';
}

} // namespace

Storyteller::Storyteller(const Speaker &speaker, Detail detail, Print print)
    : m_speaker(speaker)
    , m_detail(detail)
    , m_print(std::move(print))
{
}

void Storyteller::tell(std::span<const StoryLine> story)
{
    for (const StoryLine &line : story) {
        for (const Event &event : line.events)
            tellEvent(event);
    }
}

void Storyteller::tellEvent(const Event &event)
{
    if (beginsSection(event) && m_detail == Detail::Brief)
        return;
    if (!m_hasBegun && event.rule.chapter == 2)
        section(Cli::tr("Setting up"));
    m_hasBegun = true;
    if (m_detail == Detail::Full) {
        const QString rule = QString::fromStdString(ruleName(m_speaker.setup().game(), event.rule));
        return m_print(wrapped(asSentence(m_speaker.sentence(event)), margin(rule)));
    }
    if (const QString title = titleFor(event.rule); !title.isEmpty() && title != m_lastTitle)
        section(title);
    const std::string_view key = m_speaker.keyOf(event);
    const Family family = familyOf(key, event.rule);
    if (family == Family::Silent)
        return;
    if (m_groups.empty() || m_groups.back().family != family)
        m_groups.push_back({family, {}});
    m_groups.back().add(subjectOf(family, key, event), event);
}

/// Whether the event is told by a heading or a title alone.
bool Storyteller::beginsSection(const Event &event)
{
    const std::string_view key = m_speaker.keyOf(event);
    if (key == "round-begins")
        heading(Cli::tr("Round %1").arg(event.args[0]));
    else if (key == "card-performed")
        section(m_speaker.name(event, 0));
    else if (key == "card-skipped" || key == "card-impossible") {
        if (m_lastTitle != u"…"_s)
            section(u"…"_s);
        return false;
    } else if (key == "maneuver-begins")
        section(event.args[0] == 0 ? Cli::tr("Minor maneuver") : Cli::tr("Major maneuver"));
    else if (key == "defender-phase-begins")
        //: Title; hourglasses in the reserve.
        section(Cli::tr("Defence (%1)").arg(event.args[0]));
    else if (key == "assault-begins") {
        section({});
        m_print(u"\n  "_s + Cli::tr("Assault of round %1").arg(event.args[0]));
        m_inAssault = true;
    } else if (key == "round-ended")
        m_inAssault = false;
    else
        return false;
    return true;
}

void Storyteller::section(const QString &title)
{
    pause();
    m_title = title;
    m_lastTitle = title;
}

void Storyteller::heading(const QString &title)
{
    section({});
    m_inAssault = false;
    const QString line = u"── %1 "_s.arg(title);
    m_print(u'\n' + line.leftJustified(kColumns, u'─'));
}

/// The step that a rule belongs to: the briefing (S2-5), or a step of the assault (S2-17 to S2-19); empty where the
/// rule says nothing about that.
QString Storyteller::titleFor(RuleId rule) const
{
    const auto isBetween = [rule](std::uint8_t chapter, int first, int last) {
        return rule.chapter == chapter && rule.item >= first && rule.item <= last;
    };
    if (isBetween(5, 1, 5) && !m_inAssault)
        return m_speaker.name("action-card", "briefing");
    if (!m_inAssault)
        return {};
    if (isBetween(17, 1, 2))
        return Cli::tr("Cannons");
    if (isBetween(17, 3, 5))
        return Cli::tr("Machines");
    if (isBetween(17, 6, 9))
        return Cli::tr("Marksmen");
    if (isBetween(18, 1, 1))
        return Cli::tr("Poison");
    if (isBetween(18, 2, 2))
        return Cli::tr("Cauldrons");
    if (isBetween(18, 3, 3))
        return Cli::tr("Poles");
    if (isBetween(18, 4, 7))
        return Cli::tr("Orders");
    if (isBetween(18, 8, 13))
        return Cli::tr("Fight");
    if (isBetween(19, 1, 1))
        return Cli::tr("Hospital");
    return {};
}

void Storyteller::pause()
{
    QStringList sentences;
    for (const Group &group : m_groups) {
        if (const QString text = told(group, m_speaker); !text.isEmpty())
            sentences << text;
    }
    m_groups.clear();
    if (sentences.isEmpty() && m_title.isEmpty())
        return;
    m_print(wrapped(sentences.join(u' '), margin(m_title)));
    m_title.clear();
}

} // namespace merlon::cli
