#include "app/games/siege/assault/assault_words.h"

#include "app/story/chronicler.h"
#include "app/words/game_words.h"
#include "app/words/language.h"

#include <QStringList>

#include <cstdlib>

using namespace Qt::StringLiterals;

namespace merlon {

QString titleOf(SiegeGame game, AssaultStep step)
{
    const bool first = game == SiegeGame::One;
    switch (step) {
    case AssaultStep::Cannons:
        return /*: A step of an assault, a title */ Cli::tr("Cannons");
    case AssaultStep::Machines:
        return /*: A step of an assault, a title */ Cli::tr("Engines");
    case AssaultStep::Marksmen:
        return first ? /*: A step of an assault, a title */ Cli::tr("Archers")
                     : /*: A step of an assault, a title */ Cli::tr("Marksmen");
    case AssaultStep::Goblins:
        return /*: A step of an assault, a title */ Cli::tr("Goblins");
    case AssaultStep::Poison:
        return /*: A step of an assault, a title */ Cli::tr("Poison");
    case AssaultStep::Cauldrons:
        return /*: A step of an assault, a title */ Cli::tr("Cauldrons");
    case AssaultStep::Poles:
        return first ? /*: A step of an assault, a title */ Cli::tr("Hooks")
                     : /*: A step of an assault, a title */ Cli::tr("Poles");
    case AssaultStep::Orders:
        return /*: A step of an assault, a title */ Cli::tr("Orders");
    case AssaultStep::Strength:
        return /*: A step of an assault, a title */ AssaultWords::tr("Strength");
    case AssaultStep::Losses:
        return /*: A step of an assault, a title */ AssaultWords::tr("Losses");
    case AssaultStep::Gate:
        return /*: A step of an assault, a title */ Cli::tr("Barbican");
    }
    return {};
}

QString toldEvents(std::span<const Event> events, const Speaker &speaker)
{
    Chronicler chronicler(speaker);
    for (const Event &event : events)
        chronicler.tell(event);
    QStringList texts;
    for (const Paragraph &paragraph : chronicler.paragraphs()) {
        if (const QString text = textOf(paragraph, speaker); !text.isEmpty())
            texts << asSentence(text);
    }
    if (texts.isEmpty() && !events.empty()) // only what a chronicle leaves out: aims
        texts << asSentence(speaker.sentence(events.back()));
    return texts.join(u' ');
}

QString toldStrength(const AssaultRow &row, const Speaker &speaker)
{
    if (!row.invader || !row.defender)
        return {};
    const QString wall =
        asTitle(speaker.name(speaker.setup().board().places()[static_cast<std::size_t>(row.place)].key));
    //: A wall; strengths that are compared.
    return AssaultWords::tr("%1: strength %2 of the invader against %3 of the defender.")
        .arg(wall)
        .arg(*row.invader)
        .arg(*row.defender);
}

QString toldAdvantage(const AssaultRow &row)
{
    if (!row.invader || !row.defender)
        return {};
    const int lead = *row.invader - *row.defender;
    if (lead == 0)
        return AssaultWords::tr("Nobody has an advantage.");
    //: In a fight. %1: a number of points of strength
    return lead > 0 ? AssaultWords::tr("Advantage of the invader: %1.").arg(lead)
                    : AssaultWords::tr("Advantage of the defender: %1.").arg(-lead);
}

QString verdictWord(AssaultRow::Verdict verdict)
{
    switch (verdict) {
    case AssaultRow::Verdict::None:
        return {};
    case AssaultRow::Verdict::Holds:
        //: Verdict on a wall.
        return AssaultWords::tr("holds");
    case AssaultRow::Verdict::Breach:
        //: Verdict on a wall.
        return AssaultWords::tr("Breach!");
    case AssaultRow::Verdict::GateHolds:
        //: Verdict on the gate: it has been hit, but stands.
        return AssaultWords::tr("hit");
    case AssaultRow::Verdict::GateFalls:
        //: Verdict on the gate.
        return AssaultWords::tr("destroyed");
    }
    return {};
}

QString toldVerdict(const AssaultRow &row, const Speaker &speaker)
{
    switch (row.verdict) {
    case AssaultRow::Verdict::None:
        return {};
    case AssaultRow::Verdict::Holds:
        return AssaultWords::tr("The wall holds.");
    case AssaultRow::Verdict::Breach:
        return AssaultWords::tr("The wall is breached!");
    case AssaultRow::Verdict::GateHolds:
    case AssaultRow::Verdict::GateFalls:
        return toldEvents(row.at(AssaultStep::Gate).events, speaker);
    }
    return {};
}

QString toldCell(const AssaultRow &row, AssaultStep step, const Speaker &speaker)
{
    if (step == AssaultStep::Strength) {
        const QString strength = toldStrength(row, speaker);
        return strength.isEmpty() ? QString() : strength + u' ' + toldAdvantage(row);
    }
    return toldEvents(row.at(step).events, speaker);
}

} // namespace merlon
