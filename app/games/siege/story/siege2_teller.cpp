#include "app/games/siege/story/siege2_teller.h"

#include "app/games/siege/story/sentences.h"
#include "app/games/siege/story/tallies.h"
#include "app/words/counting.h"
#include "app/words/language.h"

#include <array>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

QString toldRow(const Group &group, const Speaker &speaker)
{
    //: Log. %1: a list of cards
    return Cli::tr("The cards of this game: %1.").arg(namesOf(eventsOf(group), 0, speaker));
}

QString toldSecrets(const Group &group, const Speaker &speaker)
{
    QString text;
    const auto tell = [&](std::string_view key, const QString &known, const QString &hidden) {
        std::vector<Event> drawn;
        for (const Event &event : eventsOf(group)) {
            if (speaker.keyOf(event) == key)
                drawn.push_back(event);
        }
        if (!drawn.empty())
            text +=
                (drawn.front().args[0] == kHidden ? hidden : known.arg(namesOf(drawn, 0, speaker))) + u' ';
    };
    //: Log. %1: a list of objectives
    tell("objective-drawn", Cli::tr("The invader draws these objectives: %1."),
         Cli::tr("The invader draws objectives and looks at them."));
    //: Log. %1: a list of plans
    tell("plan-drawn", Cli::tr("The defender draws these plans: %1."),
         Cli::tr("The defender draws plans and looks at them."));
    return text.trimmed();
}

QString toldObjectives(const Group &group, const Speaker &speaker)
{
    //: Log. %1: a list of objectives
    return Cli::tr("Objectives laid out: %1.").arg(namesOf(eventsOf(group), 0, speaker));
}

QString toldDraw(const Group &group, const Speaker &speaker)
{
    const NameCounts drawn = tallied(eventsOf(group), 0, speaker);
    //: Log. %1: units, such as “4 goblins, 2 orcs”
    return Cli::tr("The invader draws %n unit(s): %1.", nullptr, sumOf(drawn)).arg(counted(drawn, speaker));
}

QString toldMarauders(const Group &group, const Speaker &speaker)
{
    //: Log. %1: units
    return Cli::tr("New marauders gather: %1.").arg(counted(tallied(eventsOf(group), 0, speaker), speaker));
}

QString toldPassed(const Group &group, const Speaker &speaker)
{
    const QString skipped = namesOf(eventsOf(group), 0, speaker, "card-skipped");
    QStringList impossible;
    for (const Event &event : eventsOf(group)) {
        if (speaker.keyOf(event) == "card-impossible")
            //: %1: an action card, %2: why it cannot be used (“not enough wood”).
            impossible << Cli::tr("%1 (%2)").arg(speaker.name(event, 0), speaker.name(event, 1));
    }
    QStringList sentences;
    if (!skipped.isEmpty())
        //: Log. %1: a list of cards
        sentences << Cli::tr("Skipped: %1.").arg(skipped);
    if (!impossible.isEmpty())
        //: Log. %1: a list of cards, each with the reason
        sentences << Cli::tr("Cannot be used: %1.").arg(separated(impossible));
    return sentences.join(u' ');
}

QString toldPayment(const Group &group, const Speaker &speaker)
{
    NameCounts units;
    int wood = 0;
    for (const Event &event : eventsOf(group)) {
        if (speaker.keyOf(event) == "wood-paid") {
            wood += event.args[1];
            continue;
        }
        constexpr std::array<const char *, 3> kUnits {"goblin", "orc", "troll"};
        for (std::size_t unit = 0; unit < kUnits.size(); ++unit) {
            if (event.args[unit + 1] > 0)
                units[kUnits[unit]] += event.args[unit + 1];
        }
    }
    QStringList paid;
    if (!units.empty())
        paid << counted(units, speaker);
    if (wood > 0)
        paid << Cli::tr("%n wood", nullptr, wood);
    //: Log. %1: units and wood, such as “2 orcs, 1 wood”
    return Cli::tr("The invader pays %1.").arg(separated(paid));
}

QString toldExchange(const Group &group, const Speaker &speaker)
{
    QStringList pairs;
    for (const Event &event : eventsOf(group))
        //: Two cards.
        pairs << Cli::tr("%1 for %2").arg(speaker.name(event, 0), speaker.name(event, 1));
    return /*: Log. %1: a list of cards */ Cli::tr("Exchanged: %1.").arg(separated(pairs));
}

QString toldRituals(const Group &group, const Speaker &speaker)
{
    return eachSentence(group, [&](const Group::Sentence &sentence) {
        QStringList spaces;
        for (const Event &event : sentence.events) {
            spaces << (event.args[2] == kHidden
                           ? speaker.name(event, 1)
                           : u"%1 (%2)"_s.arg(speaker.name(event, 1), speaker.name(event, 2)));
        }
        //: Log. %1: a list of places
        return Cli::tr("Ritual tokens, face down: %1.").arg(separated(spaces));
    });
}

/// Cards of the hit deck one after another, each with what it did.
QString toldHitCards(const Group &group, const Speaker &speaker)
{
    QStringList sentences;
    QString card;
    for (const Event &event : group.sentences.front().events) {
        const std::string_view key = speaker.keyOf(event);
        if (key == "hit-card-revealed") {
            //: At the beginning of a sentence. %1: the name of a card, `D1`.
            card = Cli::tr("Hit card %1").arg(speaker.name(event, 0).toUpper());
        } else if (key == "unit-killed") {
            const QString victim = counted({{speaker.key(event, 1), 1}}, speaker);
            //: A card, a place, a unit.
            sentences << Cli::tr("%1 hits (%2). Losses: %3.").arg(card, speaker.name(event, 0), victim);
            card.clear();
        } else {
            //: A card, a place.
            sentences << Cli::tr("%1 misses %2.").arg(card, speaker.name(event, 0));
            card.clear();
        }
    }
    if (!card.isEmpty())
        //: A card.
        sentences << Cli::tr("%1 is turned over.").arg(card);
    return sentences.join(u' ');
}

constexpr std::array kSiege2Tellings = std::to_array<TellingRow>({
    {"card-drawn", toldRow},
    {"objective-drawn", toldSecrets},
    {"plan-drawn", toldSecrets},
    {"objective-shown", toldObjectives},
    {"card-skipped", toldPassed},
    {"card-impossible", toldPassed},
    {"units-paid", toldPayment},
    {"wood-paid", toldPayment},
    {"unit-drawn", toldDraw},
    {"exchange-opened"},
    {"cards-exchanged", toldExchange},
    {"ritual-placed", toldRituals, {0, -1}},
    {"ritual-placed-on-machine", toldRituals, {0, -1}},
    {"ritual-placed-on-order", toldRituals, {0, -1}},
    {"unit-placed", toldPlacements, {1, -1}},
    {"unit-marched", toldMarches, {0, 2}},
    {"unit-marched-through", toldMarchesThrough, {0, 2}},
    {"unit-sapped", toldArrivals, {0, -1}},
    {"unit-deployed", toldArrivals, {0, -1}},
    {"marauders-joined", toldArrivals, {1, -1}},
    {"marauders-gather"},
    {"orders-chosen"},
    {"order-placed", toldOrders},
    {"order-shown", toldOrders},
    {"hourglass-placed", toldHourglasses, {0, -1}},
    {"action-completed", toldHourglasses, {0, -1}},
    {"cannon-aimed", toldCannonAims, {1, -1}},
    {"pole-aimed", toldCannonAims, {1, -1}},
    {"hit-card-revealed", toldHitCards},
    {"cannon-missed", toldHitCards},
    {"pole-missed", toldHitCards},
    {"machine-aimed", toldShots, {0, -1}},
    {"machine-held"},
    {"shot-revealed", toldShots, {0, -1}},
    {"marksman-aimed"},
    {"side-aimed"},
    {"volley-fired", toldVolleys, {0, -1}},
    {"strengths-compared", toldFights, {0, -1}},
    {"goblins-exhausted"},
    {"defender-wins"},
    {"unit-recovered", toldHospital},
    {"units-retired", toldHospital},
});

class Siege2Teller final : public Teller {
public:
    explicit Siege2Teller(const Speaker &speaker)
        : m_speaker(speaker)
    {
    }

    std::optional<Telling> tellingOf(const Event &event) const override
    {
        const std::string_view key = m_speaker.keyOf(event);
        if (key == "unit-killed")
            return tellingOfKill(event);
        if (key == "unit-drawn" && event.rule == RuleId {10, 11})
            return Telling {toldMarauders};
        return tellingIn(kSiege2Tellings, key, event);
    }

private:
    static Telling tellingOfKill(const Event &event);

    const Speaker &m_speaker;
};

/// Kills belong to the step of the assault in which they happen.
Telling Siege2Teller::tellingOfKill(const Event &event)
{
    const RuleId rule = event.rule;
    if (rule == RuleId {17, 2} || rule == RuleId {18, 3})
        return {toldHitCards};
    if (rule == RuleId {17, 9})
        return {toldVolleys, event.args[0]};
    if (rule.chapter == 18 && rule.item >= 10)
        return {toldFights, event.args[0]};
    return {toldKills, event.args[0]};
}

} // namespace

std::unique_ptr<Teller> makeSiege2Teller(const Speaker &speaker)
{
    return std::make_unique<Siege2Teller>(speaker);
}

} // namespace merlon
