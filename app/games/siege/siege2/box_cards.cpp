#include "app/games/siege/siege2/box_cards.h"

#include "app/games/siege/siege2/card_price.h"
#include "app/words/counting.h"
#include "app/words/game_words.h"
#include "core/games/siege2/pieces/cards.h"

#include <utility>

namespace merlon {

using namespace siege2;

namespace {

constexpr int kInvaderSeat = 0;
constexpr int kDefenderSeat = 1;
constexpr int kHits = 10; ///< section 2 of the rules: of the decks of the machines
constexpr int kMisses = 26;

/// Fills the box; the numbers are those of section 2 of the rules.
class Box {
public:
    explicit Box(const Speaker &speaker)
        : m_view {speaker}
    {
    }

    std::vector<BoxCard> filled()
    {
        for (int card = 0; card < kCards; ++card)
            addActionCard(static_cast<Card>(card));
        addAll("objective", kObjectiveKeys, PanelWords::tr("Objective"), kInvaderSeat);
        addMachineCards();
        addAll("plan", kPlanKeys, PanelWords::tr("Defense plan"), kDefenderSeat);
        addAll("heroic-order", kHeroicOrderKeys, PanelWords::tr("Heroic order"), kDefenderSeat);
        addHitDeck();
        return std::move(m_box);
    }

private:
    BoxCard cardOf(const QString &kind, std::string_view type, std::string_view key, int seat) const
    {
        BoxCard card {kind, asTitle(m_view.speaker.name(type, key))};
        card.picture = pictureOf(key);
        card.text = m_view.speaker.about(type, key);
        card.seat = seat;
        return card;
    }

    template <class Keys>
    void addAll(std::string_view type, const Keys &keys, const QString &kind, int seat)
    {
        const bool isPictured = type == "heroic-order"; // objectives and plans have the picture of their deck
        for (const std::string_view key : keys) {
            BoxCard card = cardOf(kind, type, key, seat);
            if (!isPictured)
                card.picture = pictureOf(type == "plan" ? "back-plan" : "back-objective");
            m_box.push_back(std::move(card));
        }
    }

    void addActionCard(Card one)
    {
        const CardData &data = dataOf(one);
        //: Stands on a printed card.
        BoxCard card = cardOf(PanelWords::tr("Action card, phase %1").arg(data.phase), "action-card",
                              data.key, kInvaderSeat);
        //: Stands on the back of a printed card.
        card.back = PanelWords::tr("Action card");
        card.price = priceInWords(m_view, one);
        if (data.extraHourglasses > 0) {
            if (!card.price.isEmpty())
                card.price += QChar(u' ');
            //: Stands on a printed card: what its use gives the defender.
            card.price +=
                PanelWords::tr("%n more hourglass(es) for the defender.", nullptr, data.extraHourglasses);
        }
        m_box.push_back(std::move(card));
    }

    void addMachineCards()
    {
        //: Stands on a printed card.
        const QString kind = PanelWords::tr("Machine deck");
        const auto add = [&](const QString &name, std::string_view picture, int count) {
            BoxCard card {kind, name};
            card.picture = pictureOf(picture);
            card.seat = kInvaderSeat;
            card.count = count;
            m_box.push_back(std::move(card));
        };
        add(PanelWords::tr("Hit"), "hit", kHits);
        add(PanelWords::tr("Miss"), "miss", kMisses);
    }

    /// `goblin, orc`, or that it misses.
    QString hitUnits(std::uint8_t units) const
    {
        QStringList names;
        for (std::size_t unit = 0; unit < kInvaderUnitKeys.size(); ++unit) {
            if ((units >> unit & 1u) != 0)
                names << m_view.speaker.name("invader-unit", kInvaderUnitKeys[unit]);
        }
        return names.isEmpty() ? PanelWords::tr("a miss") : listed(names);
    }

    void addHitDeck()
    {
        int number = 0;
        for (const HitCard &hits : kHitDeck) {
            //: Stands on a printed card; %1 is its number.
            BoxCard card {PanelWords::tr("Hit deck"), PanelWords::tr("Shot %1").arg(++number)};
            card.picture = pictureOf("hit-card");
            //: What a card of the hit deck hits, for a cannon and for a pole: goblin; orc.
            card.text =
                PanelWords::tr("Cannon: %1.\nPole: %2.").arg(hitUnits(hits.cannon), hitUnits(hits.pole));
            card.seat = kDefenderSeat;
            m_box.push_back(std::move(card));
        }
    }

    SiegePanelView m_view;
    std::vector<BoxCard> m_box;
};

} // namespace

std::vector<BoxCard> siege2Cards(const Speaker &speaker)
{
    return Box(speaker).filled();
}

} // namespace merlon
