#include "app/games/siege/story/siege1_teller.h"

#include "app/games/siege/story/sentences.h"
#include "app/games/siege/story/tallies.h"
#include "app/words/counting.h"
#include "app/words/language.h"

#include <array>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

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
        const QString paid = separated(price);
        if (action.isEmpty())
            //: Log. %1: units and wood, such as “2 orcs, 1 wood”
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
                Cli::tr("Card “%1”. Losses (%2): %3.")
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
        //: How much glory, in a list. %1: a number
        teams << (invader ? Cli::tr("invaders %1").arg(speaker.name(last, 2))
                          : /*: How much glory, in a list. %1: a number */ Cli::tr("defenders %1")
                                .arg(speaker.name(last, 2)));
    }
    //: How much glory there is on each side.
    return Cli::tr("Glory: %1.").arg(separated(teams));
}

constexpr std::array kSiege1Tellings = std::to_array<TellingRow>({
    {"phase-card-drawn"},
    {"card-kept", toldKeptCards, {0, -1}},
    {"card-removed"},
    {"seat-gains-hourglasses"},
    {"unit-drawn-for", toldSeatDraws, {0, -1}},
    {"action-done", toldActions},
    {"resources-paid", toldActions},
    {"unit-raised", toldPlacements, {1, -1}},
    {"unit-roped", toldMarches, {0, 2}},
    {"unit-marched", toldMarches, {0, 2}},
    {"unit-sent", toldPlacements, {1, -1}},
    {"tower-manned", toldCrews, {1, -1}},
    {"orders-open"},
    {"orders-hidden"},
    {"order-placed", toldOrders},
    {"order-shown", toldOrders},
    {"hourglass-placed", toldHourglasses, {0, -1}},
    {"action-completed", toldHourglasses, {0, -1}},
    {"cannon-aimed", toldCannonAims, {1, -1}},
    {"cannon-held"},
    {"hook-aimed", toldCannonAims, {1, -1}},
    {"hook-held"},
    {"fire-card-revealed", toldFireCards},
    {"cannon-missed", toldFireCards},
    {"hook-missed", toldFireCards},
    {"engine-aimed", toldShots, {0, -1}},
    {"shot-revealed", toldShots, {0, -1}},
    {"shot-kept", toldShots, {0, -1}},
    {"engine-hits"},
    {"archer-shoots"},
    {"archers-fire", toldVolleys, {0, -1}},
    {"goblin-shoots"},
    {"cauldron-poured"},
    {"totals-compared", toldFights, {0, -1}},
    {"goblins-exhausted"},
    {"unit-rescued", toldHospital},
    {"units-retired", toldHospital},
    {"unit-disembarked", toldArrivals, {0, -1}},
    {"glory-changed", toldGlory, {0, -1}},
    {"game-won"},
    {"held-out"},
    {"tie-break-entered"},
    {"tie-break-held"},
});

class Siege1Teller final : public Teller {
public:
    explicit Siege1Teller(const Speaker &speaker)
        : m_speaker(speaker)
    {
    }

    void hear(const Event &event) override;
    QString heading(const Event &event) const override;
    std::optional<Telling> tellingOf(const Event &event) const override;

private:
    static std::optional<Telling> tellingOfKill(const Event &event);

    const Speaker &m_speaker;
    std::optional<int> m_hourglasses; ///< of the next defender phase, where they are known
};

/// The hourglasses of a defender phase are all those given since the one before.
void Siege1Teller::hear(const Event &event)
{
    const std::string_view key = m_speaker.keyOf(event);
    if (event.rule.chapter == 2 && !m_hourglasses)
        m_hourglasses = 0;
    if (key == "seat-gains-hourglasses" && m_hourglasses)
        *m_hourglasses += event.args[1];
    else if ((key == "round-begins" || key == "phase-begins") && event.args[0] > 1)
        m_hourglasses = 0;
}

QString Siege1Teller::heading(const Event &event) const
{
    //: Title; hourglasses in the reserve.
    return m_hourglasses && m_speaker.keyOf(event) == "window-opens"
        ? Cli::tr("Defense (%1)").arg(*m_hourglasses)
        : QString();
}

std::optional<Telling> Siege1Teller::tellingOf(const Event &event) const
{
    const std::string_view key = m_speaker.keyOf(event);
    if (key == "unit-killed" || key == "crew-killed")
        return tellingOfKill(event);
    if (key == "units-spent" && event.rule != RuleId {4, 4}) // S1-4.4: nothing but resources is bought
        return Telling {toldActions};
    return tellingIn(kSiege1Tellings, key, event);
}

/// Kills belong to the step of the assault in which they happen; the raid and the orcs tell theirs themselves.
std::optional<Telling> Siege1Teller::tellingOfKill(const Event &event)
{
    const RuleId rule = event.rule;
    if (rule == RuleId {18, 2} || rule == RuleId {19, 2})
        return Telling {toldFireCards};
    if (rule == RuleId {18, 5})
        return Telling {toldVolleys, event.args[0]};
    if (rule == RuleId {19, 5} || rule == RuleId {12, 4} || rule == RuleId {7, 7})
        return Telling {toldFights, event.args[0]};
    if (rule == RuleId {16, 3} || rule == RuleId {12, 5})
        return std::nullopt;
    return Telling {toldKills, event.args[0]};
}

} // namespace

std::unique_ptr<Teller> makeSiege1Teller(const Speaker &speaker)
{
    return std::make_unique<Siege1Teller>(speaker);
}

} // namespace merlon
