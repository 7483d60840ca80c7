#include "app/words/story/siege1_story.h"

#include "app/words/language.h"
#include "app/words/speaker.h"
#include "app/words/story/sentences.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr std::array kRows = std::to_array<FamilyRow>({
    {"phase-card-drawn", Family::Silent},
    {"card-kept", Family::KeptCards},
    {"card-removed", Family::Silent},
    {"seat-gains-hourglasses", Family::Silent},
    {"unit-drawn-for", Family::SeatDraws},
    {"action-done", Family::Actions},
    {"resources-paid", Family::Actions},
    {"unit-raised", Family::Placed},
    {"unit-roped", Family::Marched},
    {"unit-marched", Family::Marched},
    {"unit-sent", Family::Placed},
    {"tower-manned", Family::Crews},
    {"orders-open", Family::Silent},
    {"orders-hidden", Family::Silent},
    {"order-placed", Family::Orders},
    {"order-shown", Family::Orders},
    {"hourglass-placed", Family::Hourglasses},
    {"action-completed", Family::Hourglasses},
    {"unit-moved", Family::Moves},
    {"units-exchanged", Family::Moves},
    {"hero-moved", Family::Moves},
    {"cannon-aimed", Family::CannonAims},
    {"cannon-held", Family::Silent},
    {"hook-aimed", Family::CannonAims},
    {"hook-held", Family::Silent},
    {"fire-card-revealed", Family::FireCards},
    {"cannon-missed", Family::FireCards},
    {"hook-missed", Family::FireCards},
    {"engine-aimed", Family::Shots},
    {"shot-revealed", Family::Shots},
    {"shot-kept", Family::Shots},
    {"engine-hits", Family::Silent},
    {"archer-shoots", Family::Silent},
    {"archers-fire", Family::Volleys},
    {"goblin-shoots", Family::Silent},
    {"cauldron-poured", Family::Silent},
    {"totals-compared", Family::Fights},
    {"goblins-exhausted", Family::Silent},
    {"unit-rescued", Family::Hospital},
    {"units-retired", Family::Hospital},
    {"unit-disembarked", Family::Deployed},
    {"glory-changed", Family::Glory},
    {"game-won", Family::Silent},
});

/// Kills belong to the step of the assault in which they happen; the raid and the orcs tell theirs themselves.
Family familyOfKill(RuleId rule)
{
    if (rule == RuleId {18, 2} || rule == RuleId {19, 2})
        return Family::FireCards;
    if (rule == RuleId {18, 5})
        return Family::Volleys;
    if (rule == RuleId {19, 5} || rule == RuleId {12, 4} || rule == RuleId {7, 7})
        return Family::Fights;
    if (rule == RuleId {16, 3} || rule == RuleId {12, 5})
        return Family::Silent;
    return Family::Killed;
}

/// The step of the assault that a rule belongs to. The fury of goblins rages on in the fight.
QString assaultTitle(RuleId rule, const QString &lastTitle)
{
    if (rule.chapter == 12 && rule.item != 4)
        return Cli::tr("Orders");
    if (rule.chapter == 18) {
        switch (rule.item) {
        case 3:
            return Cli::tr("Machines");
        case 4:
        case 5:
            return Cli::tr("Archers");
        case 6:
            return Cli::tr("Goblins");
        default: // cards of cannons and of hooks have the same rule
            return lastTitle == Cli::tr("Hooks") ? QString() : Cli::tr("Cannons");
        }
    }
    if (rule.chapter == 19) {
        switch (rule.item) {
        case 1:
            return Cli::tr("Cauldrons");
        case 2:
            return Cli::tr("Hooks");
        case 3:
            return Cli::tr("Orders");
        case 6:
            return Cli::tr("Hospital");
        default:
            return Cli::tr("Fight");
        }
    }
    if (rule.chapter == 20)
        return Cli::tr("Barbican");
    return rule.chapter == 21 ? Cli::tr("End of the round") : QString();
}

} // namespace

Family siege1FamilyOf(std::string_view key, RuleId rule)
{
    if (key == "unit-killed" || key == "crew-killed")
        return familyOfKill(rule);
    if (key == "units-spent") // S1-4.4: nothing but resources is bought
        return rule == RuleId {4, 4} ? Family::Plain : Family::Actions;
    return familyIn(kRows, key);
}

QString siege1PhaseTitle(int phase)
{
    switch (phase) {
    case 1:
        return Cli::tr("Resupply");
    case 2:
        return Cli::tr("War machines");
    case 3:
        return Cli::tr("Equipment");
    case 4:
        return Cli::tr("Training");
    case 5:
        return Cli::tr("Rituals");
    default:
        return Cli::tr("Deployment");
    }
}

QString siege1TitleFor(RuleId rule, bool inAssault, const QString &lastTitle)
{
    if (inAssault)
        return assaultTitle(rule, lastTitle);
    if (rule == RuleId {3, 1} || rule == RuleId {3, 2})
        return Cli::tr("Start of the round");
    if (rule == RuleId {11, 9})
        return Cli::tr("Altars");
    if (rule == RuleId {11, 10})
        return Cli::tr("Camp");
    return rule == RuleId {12, 1} ? Cli::tr("Orders") : QString();
}

QString toldKeptCards(const Group &group, const Speaker &speaker)
{
    return eachSentence(group, [&](const Group::Sentence &sentence) {
        QStringList cards;
        for (const Event &event : sentence.events)
            cards << speaker.name(event, 1);
        //: A player, cards.
        return Cli::tr("%1 keeps %2.").arg(speaker.name(sentence.events.front(), 0), listed(cards));
    });
}

QString toldSeatDraws(const Group &group, const Speaker &speaker)
{
    return eachSentence(group, [&](const Group::Sentence &sentence) {
        const NameCounts drawn = tallied(sentence.events, 1, speaker);
        //: A player, units.
        return Cli::tr("%1 draws %2.").arg(speaker.name(sentence.events.front(), 0), counted(drawn, speaker));
    });
}

/// `Ballista for 6 resources, 2 orcs.`, with the player if there are two of them.
QString toldActions(const Group &group, const Speaker &speaker)
{
    constexpr std::array<const char *, 3> kUnits {"goblin", "orc", "troll"};
    return eachSentence(group, [&](const Group::Sentence &sentence) {
        QString action;
        QStringList price;
        for (const Event &event : sentence.events) {
            const std::string_view key = speaker.keyOf(event);
            if (key == "action-done") {
                action = speaker.setup().seats().size() > 2
                    //: A player, an action.
                    ? Cli::tr("%1: %2").arg(speaker.name(event, 0), speaker.name(event, 1))
                    : speaker.name(event, 1);
            } else if (key == "resources-paid") {
                price << Cli::tr("%n resource(s)", nullptr, event.args[1]);
            } else {
                for (std::size_t unit = 0; unit < kUnits.size(); ++unit) {
                    if (event.args[unit] > 0)
                        price << counted(kUnits[unit], event.args[unit], speaker);
                }
            }
        }
        const QString paid = price.join(u", "_s);
        if (action.isEmpty())
            return Cli::tr("The invader pays %1.").arg(paid);
        //: An action, its price.
        return paid.isEmpty() ? action + u'.' : Cli::tr("%1 for %2.").arg(action, paid);
    });
}

QString toldCrews(const Group &group, const Speaker &speaker)
{
    return eachSentence(group, [&](const Group::Sentence &sentence) {
        const NameCounts units = tallied(sentence.events, 0, speaker);
        //: A wall, units.
        return Cli::tr("New in the siege tower at %1: %2.")
            .arg(speaker.name(sentence.events.front(), 1), counted(units, speaker));
    });
}

/// Cards of the hit deck one after another, each with what it did.
QString toldFireCards(const Group &group, const Speaker &speaker)
{
    QStringList sentences;
    QString card;
    for (const Event &event : group.sentences.front().events) {
        const std::string_view key = speaker.keyOf(event);
        if (key == "fire-card-revealed") {
            card = speaker.name(event, 0);
        } else if (key == "cannon-missed" || key == "hook-missed") {
            //: What a card of the hit deck shows, the tower of the device.
            sentences << asSentence(Cli::tr("Card “%1” (%2): no effect.").arg(card, speaker.name(event, 0)));
        } else {
            //: What a card of the hit deck shows, a place, a unit.
            sentences << asSentence(
                Cli::tr("Card “%1”, killed on %2: %3.")
                    .arg(card, speaker.name(event, 0), counted(speaker.key(event, 1), 1, speaker)));
        }
    }
    return sentences.join(u' ');
}

/// What the two teams have after all these changes.
QString toldGlory(const Group &group, const Speaker &speaker)
{
    QStringList teams;
    for (const Group::Sentence &sentence : group.sentences) {
        const Event &last = sentence.events.back();
        const bool invader = speaker.key(last, 0).starts_with("invader");
        teams << (invader ? Cli::tr("invaders %1").arg(last.args[2])
                          : Cli::tr("defenders %1").arg(last.args[2]));
    }
    //: How much glory there is on each side.
    return Cli::tr("Glory: %1.").arg(teams.join(u", "_s));
}

} // namespace merlon
