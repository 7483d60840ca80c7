#include "app/games/siege/siege2/invader/action_cards.h"

#include "app/games/siege/siege2/invader/card_price.h"
#include "app/look/lettering.h"
#include "app/widgets/section_title.h"
#include "app/words/language.h"
#include "core/games/siege2/invader/targets.h"
#include "core/games/siege2/steps.h"

#include <QGridLayout>

using namespace Qt::StringLiterals;

namespace merlon {

using namespace siege2;

namespace {

constexpr int kColumns = 3;
/// S2-10.2: hourglasses for the defender.
constexpr int kMinorCost = 3;
constexpr int kMajorCost = 5;

template <std::size_t size>
QGridLayout *gridOf(QWidget *owner, const std::array<CardTile *, size> &tiles, int gap)
{
    auto *grid = new QGridLayout;
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(gap);
    for (std::size_t index = 0; index < size; ++index)
        grid->addWidget(tiles[index], static_cast<int>(index) / kColumns, static_cast<int>(index) % kColumns);
    for (int column = 0; column < kColumns; ++column)
        grid->setColumnStretch(column, 1);
    if (owner)
        owner->setLayout(grid);
    return grid;
}

/// The face without what happens to the card.
CardContent contentOf(const PanelView &view, Card card)
{
    const CardData &data = dataOf(card);
    CardContent content;
    content.picture = pictureOf(data.key);
    content.name = view.nameOf(card);
    setPrice(content, priceOf(card));
    if (card == Card::Resources)
        content.alternatives = amountsOf({1, 1, 1});
    if (card == Card::Maneuver)
        content.alternatives = {{u"siege/hourglass"_s, kMinorCost}, {u"siege/hourglass"_s, kMajorCost}};
    return content;
}

QString wordsOf(const CardContent &content)
{
    if (content.current)
        //: %1 is an action card, used just now.
        return PanelWords::tr("%1 (now)").arg(content.name);
    if (content.done)
        //: %1 is an action card, used in this round.
        return PanelWords::tr("%1 (used)").arg(content.name);
    //: %1 is an action card that was skipped or cannot be used.
    return content.dimmed ? PanelWords::tr("%1 (not used)").arg(content.name) : content.name;
}

/// `why`: why the card cannot be used now; none if it can, or if nobody asks.
void describe(CardTile &tile, const PanelView &view, Card card, const PaidOnCard &paid,
              const Reason &why = {})
{
    QStringList sentences {view.speaker.about("action-card", dataOf(card).key), priceInWords(view, card)};
    if (!siege::isEmpty(paid.units))
        sentences << PanelWords::tr("Paid: %1.").arg(view.invaders(paid.units));
    if (!tile.content().visitor.isEmpty())
        sentences << PanelWords::tr("A spy: it costs 1 unit more.");
    if (why)
        sentences << asSentence(view.speaker.sentence(why));
    sentences.removeAll(QString());
    tile.describe(wordsOf(tile.content()), sentences.join(u' '));
}

} // namespace

ActionCards::ActionCards(const canvas::Art &art, QWidget *parent)
    : QWidget(parent)
    , m_supplyTitle(new SectionTitle(art, this))
    , m_supplyBox(new QWidget(this))
{
    for (CardTile *&tile : m_row)
        tile = new CardTile(art, kInvader, this);
    for (CardTile *&tile : m_supply)
        tile = new CardTile(art, kInvader, m_supplyBox);
    const int gap = qRound(lineOf(font()) * 0.15);
    auto *parts = new QVBoxLayout(this);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->setSpacing(2 * gap);
    parts->addLayout(gridOf(nullptr, m_row, gap));
    parts->addWidget(m_supplyTitle);
    gridOf(m_supplyBox, m_supply, gap);
    parts->addWidget(m_supplyBox);
}

void ActionCards::show(const PanelView &view)
{
    const RoundMoment moment = momentOf(view.data());
    for (int position = 0; position < kRowCards; ++position)
        showRowCard(view, moment, position);
    const StepKind asked = view.asked();
    const bool exchanging = asked == StepKind::OfferExchange || asked == StepKind::Exchange
        || asked == StepKind::DropObjective || view.data().round == 0;
    m_supplyTitle->setVisible(exchanging);
    m_supplyBox->setVisible(exchanging);
    showSupply(view);
}

void ActionCards::showRowCard(const PanelView &view, const RoundMoment &moment, int position)
{
    const SiegeData &known = view.data();
    const auto index = static_cast<std::size_t>(position);
    CardTile &tile = *m_row[index];
    const std::uint8_t id = known.row[index];
    tile.setVisible(id < kCards);
    if (id >= kCards)
        return tile.setThing({});
    const auto card = static_cast<Card>(id);
    CardContent content = contentOf(view, card);
    content.laid = amountsOf(known.paid[index].units);
    content.done = isPerformed(known, position);
    content.current = position == moment.rowPosition;
    const bool past = position < moment.rowPosition;
    const bool optional = card != Card::Briefing && card != Card::Maneuver;
    const bool waits = optional && moment.rowPosition >= 0 && !past && !content.current;
    const Reason why = waits ? whyNotPerform(view.scene(), position) : Reason {};
    content.dimmed = !content.done && ((past && optional) || why);
    if ((known.spied >> id & 1u) != 0)
        content.visitor = u"siege/spy"_s;
    tile.setThing(thingOf("action-card", dataOf(card).key));
    tile.setContent(std::move(content));
    describe(tile, view, card, known.paid[index], why);
}

void ActionCards::showSupply(const PanelView &view)
{
    m_supplyTitle->setText(PanelWords::tr("Card supply"));
    for (std::size_t index = 0; index < kSupplyCards; ++index) {
        CardTile &tile = *m_supply[index];
        const std::uint8_t id = view.data().supplyCards[index];
        tile.setVisible(id < kCards);
        if (id >= kCards) {
            tile.setThing({});
            continue;
        }
        const auto card = static_cast<Card>(id);
        tile.setThing(thingOf("action-card", dataOf(card).key));
        tile.setContent(contentOf(view, card));
        describe(tile, view, card, {});
    }
}

} // namespace merlon
