#include "core/games/siege2/texts/story.h"

#include "core/games/siege2/assault/strength.h"
#include "core/games/siege2/words/words.h"

namespace merlon::siege2 {

namespace {

/// S2-18.9: a wall holds, or is breached.
FightVerdict verdictOf(const Event &event)
{
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::StrengthsCompared:
        if (WallStrength {event.args[1], event.args[2], event.args[3]}.breached())
            return {};
        return {"verdict.holds", Victor::Defender};
    case EventKind::WallBreached:
        return {"verdict.breach", Victor::Attacker};
    default:
        return {};
    }
}

} // namespace

StoryPlan storyPlan()
{
    using When = StorySection::When;
    constexpr int kInvaders = 0; // teams
    constexpr int kDefenders = 1;
    static constexpr StorySection kSections[] = {
        {"section.setting-up", {2, 0}, {2, 255}, When::Beginning},
        {"section.unused-cards", {3, 2}, {3, 3}},
        {"word.action-card.briefing", {5, 1}, {5, 5}, When::OutOfFights},
        {"section.cannons", {17, 1}, {17, 2}, When::InFights, nullptr, kDefenders},
        {"section.machines", {17, 3}, {17, 5}, When::InFights, nullptr, kInvaders},
        {"section.marksmen", {17, 6}, {17, 9}, When::InFights, nullptr, kDefenders},
        {"section.poison", {18, 1}, {18, 1}, When::InFights},
        {"section.cauldrons", {18, 2}, {18, 2}, When::InFights, nullptr, kDefenders},
        {"section.poles", {18, 3}, {18, 3}, When::InFights, nullptr, kDefenders},
        {"section.orders", {18, 4}, {18, 7}, When::InFights},
        {"section.fight", {18, 8}, {18, 13}, When::InFights},
        {"section.hospital", {19, 1}, {19, 1}, When::InFights, nullptr, kDefenders},
    };
    static constexpr std::string_view kPassing[] = {"cannon-aimed", "machine-aimed", "marksman-aimed",
                                                    "side-aimed", "pole-aimed"};
    return {.sections = kSections, .passing = kPassing, .verdictOf = verdictOf};
}

WordingTable storyTexts()
{
    static constexpr Wording kWords[] = {
        // Headings of the log. %1 is an action card.
        {"heading.card-performed", QT_TRANSLATE_NOOP("siege2", "%1")},
        {"heading.maneuver-begins.minor", QT_TRANSLATE_NOOP("siege2", "Minor maneuver")},
        {"heading.maneuver-begins.major", QT_TRANSLATE_NOOP("siege2", "Major maneuver")},
        // %1 is the number of hourglasses in the reserve.
        {"heading.defender-phase-begins", QT_TRANSLATE_NOOP("siege2", "Defense (%1)")},
        // Action cards that are skipped
        {"section.unused-cards", QT_TRANSLATE_NOOP("siege2", "…")},
        // Steps of the assault: what acts
        // Stamped across a wall when it is settled
        {"verdict.holds", QT_TRANSLATE_NOOP("siege2", "HOLDS")},
        {"verdict.breach", QT_TRANSLATE_NOOP("siege2", "BREACH")},
        {"section.marksmen", QT_TRANSLATE_NOOP("siege2", "Marksmen")},
        {"section.poison", QT_TRANSLATE_NOOP("siege2", "Poison")},
        {"section.poles", QT_TRANSLATE_NOOP("siege2", "Poles")},
    };
    return kWords;
}

} // namespace merlon::siege2
