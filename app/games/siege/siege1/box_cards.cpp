#include "app/games/siege/siege1/box_cards.h"

#include "app/games/siege/siege1/action_price.h"
#include "app/words/game_words.h"
#include "core/games/siege1/pieces/cards.h"
#include "core/games/siege1/steps.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

using namespace siege1;

namespace {

constexpr int kInvaderSeat = 0;
constexpr int kDefenderSeat = 1;
constexpr int kMostInvaders = 2; ///< 2.4: each has a card of phase 1, of phase 6 and of the camp

/// Fills the box; the numbers are those of section 2 of the rules.
class Box {
public:
    explicit Box(const Speaker &speaker)
        : m_view {speaker}
    {
    }

    std::vector<BoxCard> filled()
    {
        addForEachInvader(PanelWords::tr("Phase card, phase %1").arg(1), PanelWords::tr("Resources"),
                          "resources", m_view.speaker.about("card", "resources"));
        for (std::uint8_t card = 0; card < kPhaseCards; ++card)
            addPhaseCard(card);
        addForEachInvader(PanelWords::tr("Phase card, phase %1").arg(6), PanelWords::tr("Deployment"),
                          "maneuver", m_view.speaker.about("card", "deployment"));
        addForEachInvader(PanelWords::tr("Camp card"), PanelWords::tr("Camp"), "camp", upkeep());
        for (int action = 0; action < kActions; ++action)
            addAction(static_cast<Action>(action));
        addDeck(PanelWords::tr("Engine deck"), PanelWords::tr("Hit"), "hit", kInvaderSeat, kHitCards);
        addDeck(PanelWords::tr("Engine deck"), PanelWords::tr("Miss"), "miss", kInvaderSeat, kMissCards);
        for (std::size_t kind = 0; kind < kFireKeys.size(); ++kind)
            addDeck(PanelWords::tr("Fire deck"), asTitle(m_view.speaker.name("fire-card", kFireKeys[kind])),
                    kFireHits[kind] == 0 ? "miss" : "hit-card", kDefenderSeat, kFireCopies[kind]);
        return std::move(m_box);
    }

private:
    QString nameOf(Action action) const { return asTitle(m_view.speaker.name("action", dataOf(action).key)); }

    void addForEachInvader(const QString &kind, const QString &name, std::string_view picture,
                           const QString &text)
    {
        BoxCard card {kind, name};
        card.picture = pictureOf(picture);
        card.text = text;
        card.seat = kInvaderSeat;
        card.count = kMostInvaders;
        m_box.push_back(std::move(card));
    }

    void addDeck(const QString &kind, const QString &name, std::string_view picture, int seat, int count)
    {
        BoxCard card {kind, name};
        card.picture = pictureOf(picture);
        card.seat = seat;
        card.count = count;
        m_box.push_back(std::move(card));
    }

    /// 2.4: its three actions with their prices; the action on its back.
    void addPhaseCard(std::uint8_t number)
    {
        const int phase = 2 + number / kCardsOfPhase;
        const int letter = number % kCardsOfPhase;
        //: Stands on a printed card.
        BoxCard card {PanelWords::tr("Phase card, phase %1").arg(phase),
                      QString::number(phase) + QChar(u'A' + letter) + (letter == 0 ? u" ★"_s : QString())};
        card.picture = pictureOf("order-card");
        QStringList lines;
        for (const Action action : actionsOf(number)) {
            const QString price = siege1table::priceInWords(m_view, action);
            //: On a printed card: an action and its price.
            lines << (price.isEmpty() ? nameOf(action) : PanelWords::tr("%1. %2").arg(nameOf(action), price));
        }
        //: On a printed card: the action on its back.
        lines << PanelWords::tr("Back: %1.").arg(nameOf(backOf(phase)));
        card.text = lines.join(u'\n');
        card.back = card.kind + u'\n' + nameOf(backOf(phase));
        card.seat = kInvaderSeat;
        m_box.push_back(std::move(card));
    }

    /// To look up what an action does.
    void addAction(Action action)
    {
        //: Stands on a printed card that explains an action.
        BoxCard card {PanelWords::tr("Action of phase %1").arg(dataOf(action).phase), nameOf(action)};
        card.picture = pictureOf(dataOf(action).key);
        card.price = siege1table::priceInWords(m_view, action);
        card.text = m_view.speaker.about("action", dataOf(action).key);
        card.seat = kInvaderSeat;
        m_box.push_back(std::move(card));
    }

    /// 2.7
    static QString upkeep()
    {
        QStringList lines;
        int least = 0;
        constexpr int kEnough = 12;
        for (int units = 1; units <= kEnough; ++units) {
            if (upkeepOf(units) == upkeepOf(least))
                continue;
            //: On a printed card: so many units in camp, so many hourglasses.
            lines << PanelWords::tr("%1 to %2 units: hourglasses %3.")
                         .arg(least)
                         .arg(units - 1)
                         .arg(upkeepOf(least));
            least = units;
        }
        //: On a printed card: so many units in camp, so many hourglasses.
        lines << PanelWords::tr("%1 units or more: hourglasses %2.").arg(least).arg(upkeepOf(least));
        return lines.join(u'\n');
    }

    SiegePanelView m_view;
    std::vector<BoxCard> m_box;
};

} // namespace

std::vector<BoxCard> siege1Cards(const Speaker &speaker)
{
    return Box(speaker).filled();
}

} // namespace merlon
