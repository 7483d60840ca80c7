#include "app/words/story/chronicler.h"

#include "app/words/language.h"
#include "app/words/story/sentences.h"
#include "app/words/story/siege1_story.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace merlon {

QString textOf(const Paragraph &paragraph, const Speaker &speaker)
{
    QStringList sentences;
    for (const Group &group : paragraph.groups) {
        if (const QString text = told(group, speaker); !text.isEmpty())
            sentences << text;
    }
    return sentences.join(u' ');
}

Chronicler::Chronicler(const Speaker &speaker)
    : m_speaker(speaker)
    , m_isSiege1(speaker.setup().game().key() == "siege1")
    , m_isSiege(speaker.setup().game().key().starts_with("siege"))
{
}

void Chronicler::tell(const Event &event)
{
    countHourglasses(event);
    if (beginsSection(event))
        return;
    if (!m_hasBegun && event.rule.chapter == 2 && m_isSiege)
        section(Cli::tr("Setting up"));
    m_hasBegun = true;
    if (const QString title = titleFor(event.rule); !title.isEmpty() && title != m_lastTitle)
        section(title);
    const std::string_view key = m_speaker.keyOf(event);
    const Family family = !m_isSiege ? Family::Plain
        : m_isSiege1                 ? siege1FamilyOf(key, event.rule)
                                     : familyOf(key, event.rule);
    if (family == Family::Silent)
        return;
    if (!m_isOpen)
        m_paragraphs.push_back({});
    m_isOpen = true;
    std::vector<Group> &groups = m_paragraphs.back().groups;
    if (groups.empty() || groups.back().family != family)
        groups.push_back({family, {}});
    groups.back().add(subjectOf(family, key, event), event);
}

/// Whether the event is told by a heading or a title alone.
bool Chronicler::beginsSection(const Event &event)
{
    const std::string_view key = m_speaker.keyOf(event);
    const TermRole role = m_speaker.roleOf(event);
    if (role == TermRole::Round)
        heading(Paragraph::Kind::Round, Cli::tr("Round %1").arg(event.args[0]));
    else if (!m_isSiege && role == TermRole::Fight)
        heading(Paragraph::Kind::Assault, m_speaker.sentence(event));
    else if (!m_isSiege)
        return false;
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
        section(Cli::tr("Defense (%1)").arg(event.args[0]));
    else if (key == "phase-begins")
        section(siege1PhaseTitle(event.args[0]));
    else if (key == "deployment-begins")
        section(event.args[1] == 0 ? Cli::tr("Minor deployment") : Cli::tr("Major deployment"));
    else if (key == "window-opens")
        section(m_hourglasses ? Cli::tr("Defense (%1)").arg(*m_hourglasses) : Cli::tr("Defense"));
    else if (key == "assault-begins")
        heading(Paragraph::Kind::Assault, Cli::tr("Assault of round %1").arg(event.args[0]));
    else if (key == "round-ended")
        m_inAssault = false;
    else
        return false;
    return true;
}

/// In Siege I the hourglasses of a defender phase are all those given since the one before.
void Chronicler::countHourglasses(const Event &event)
{
    if (!m_isSiege)
        return;
    const std::string_view key = m_speaker.keyOf(event);
    if (event.rule.chapter == 2 && !m_hourglasses)
        m_hourglasses = 0;
    if (key == "seat-gains-hourglasses" && m_hourglasses)
        *m_hourglasses += event.args[1];
    else if ((key == "round-begins" && event.args[0] > 1) || (key == "phase-begins" && event.args[0] > 1))
        m_hourglasses = 0;
}

/// Phases of Siege I in which nothing has happened are not told.
void Chronicler::dropEmptyPhase()
{
    if (m_isSiege1 && m_isOpen && m_paragraphs.back().kind == Paragraph::Kind::Section
        && m_paragraphs.back().groups.empty())
        m_paragraphs.pop_back();
}

void Chronicler::section(const QString &title)
{
    dropEmptyPhase();
    m_lastTitle = title;
    m_paragraphs.push_back({Paragraph::Kind::Section, title, {}});
    m_isOpen = true;
}

void Chronicler::heading(Paragraph::Kind kind, const QString &title)
{
    dropEmptyPhase();
    m_lastTitle.clear();
    m_paragraphs.push_back({kind, title, {}});
    m_isOpen = false;
    m_inAssault = kind == Paragraph::Kind::Assault;
}

void Chronicler::close()
{
    m_isOpen = false;
}

/// The step that a rule belongs to: the briefing (S2-5), or a step of the assault (S2-17 to S2-19); empty where the
/// rule says nothing about that.
QString Chronicler::titleFor(RuleId rule) const
{
    if (!m_isSiege)
        return {};
    if (m_isSiege1)
        return siege1TitleFor(rule, m_inAssault, m_lastTitle);
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

} // namespace merlon
