#include "app/games/siege/siege2/invader/invader_orders.h"

#include "app/look/lettering.h"
#include "app/widgets/flow_layout.h"
#include "app/widgets/section_title.h"
#include "app/widgets/things/token_chip.h"
#include "app/widgets/word_pill.h"
#include "core/games/siege2/invader/targets.h"
#include "core/games/siege2/pieces/pieces.h"
#include "core/games/siege2/pieces/row.h"
#include "core/games/siege2/steps.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

using namespace siege2;

namespace {

constexpr std::array<std::string_view, 2> kManeuverKeys {"minor", "major"};
constexpr int kOrderTokens = 5;

bool isManeuvering(const SiegeData &data)
{
    constexpr std::array kParts {StepKind::ManeuverPart, StepKind::SapIn,  StepKind::March,
                                 StepKind::MarchOn,      StepKind::Deploy, StepKind::EndPart};
    return std::any_of(data.agenda.begin(), data.agenda.begin() + data.agendaSize, [&](Step step) {
        return std::find(kParts.begin(), kParts.end(), static_cast<StepKind>(step.kind)) != kParts.end();
    });
}

/// Section 6: others may not know which tokens are left while one lies face down or was mixed up unseen.
bool ordersAreHidden(const PanelView &view)
{
    const SiegeData &data = view.data();
    return !view.sees(kInvader)
        && (data.has(SiegeData::kOrdersMixed)
            || std::any_of(data.walls.begin(), data.walls.end(),
                           [](const WallState &wall) { return wall.order == Order::Hidden; }));
}

int ordersLeft(const SiegeData &data)
{
    int left = kOrderTokens;
    for (const std::uint8_t removed : data.ordersRemoved)
        left -= removed;
    for (const WallState &wall : data.walls)
        left -= wall.order != Order::None ? 1 : 0;
    return left;
}

/// Tokens of a ritual that can still be placed in this round.
int ritualsLeft(const PanelView &view, Card card)
{
    const SiegeData &data = view.data();
    const auto ritual = static_cast<std::size_t>(ritualOf(card));
    int left = 1 + kBluffsOfRitual - data.bluffsShown[ritual] - (data.targetsShown >> ritual & 1);
    for (const RitualToken token : {RitualToken::BluffDown, RitualToken::TargetDown, RitualToken::HiddenDown})
        left -= ritualTokens(view.scene(), card, token);
    return left;
}

} // namespace

InvaderOrders::InvaderOrders(const canvas::Art &art, QWidget *parent)
    : QWidget(parent)
    , m_maneuverTitle(new SectionTitle(art, this))
    , m_tokenTitle(new SectionTitle(art, this))
    , m_hiddenOrders(new TokenChip(art, 0.85, this))
{
    auto *column = new QVBoxLayout(this);
    const int gap = qRound(lineOf(font()) * 0.2);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap);
    auto *maneuvers = new QHBoxLayout;
    maneuvers->setSpacing(gap);
    maneuvers->addWidget(m_maneuverTitle, 1);
    for (WordPill *&pill : m_maneuvers) {
        pill = new WordPill(art, this);
        maneuvers->addWidget(pill);
    }
    column->addLayout(maneuvers);
    column->addWidget(m_tokenTitle);
    auto *flow = new FlowLayout(gap);
    for (TokenChip *&chip : m_orders) {
        chip = new TokenChip(art, 0.85, this);
        flow->addWidget(chip);
    }
    flow->addWidget(m_hiddenOrders);
    for (TokenChip *&chip : m_rituals) {
        chip = new TokenChip(art, 0.85, this);
        flow->addWidget(chip);
    }
    column->addLayout(flow);
}

void InvaderOrders::show(const PanelView &view)
{
    showManeuvers(view);
    m_tokenTitle->setText(PanelWords::tr("Orders and rituals"));
    showOrders(view);
    showRituals(view);
}

void InvaderOrders::showManeuvers(const PanelView &view)
{
    const SiegeData &known = view.data();
    const bool running = isManeuvering(known);
    m_maneuverTitle->setText(PanelWords::tr("Maneuvers"),
                             //: Beside the title Maneuvers: how many pieces may leave each place.
                             running ? PanelWords::tr("≤ %1").arg(known.budget) : QString());
    //: The minor and the major maneuver, on a small button.
    const std::array names {PanelWords::tr("minor"), PanelWords::tr("major")};
    for (std::size_t index = 0; index < m_maneuvers.size(); ++index) {
        PillContent content;
        content.word = names[index];
        content.done = (known.maneuvers >> index & 1) != 0;
        m_maneuvers[index]->setThing(thingOf("maneuver", kManeuverKeys[index]));
        QString name = view.speaker.name("maneuver", kManeuverKeys[index]);
        if (content.done)
            //: %1 is the minor or the major maneuver.
            name = PanelWords::tr("Made: %1").arg(name);
        QString what = view.speaker.about("maneuver", kManeuverKeys[index]);
        m_maneuvers[index]->describe(name, what);
        m_maneuvers[index]->setContent(std::move(content));
    }
    m_maneuverTitle->setToolTip(
        running ? PanelWords::tr("In this maneuver at most %1 pieces leave each place.").arg(known.budget)
                : QString());
}

void InvaderOrders::showOrders(const PanelView &view)
{
    const bool hidden = ordersAreHidden(view);
    for (int index = 0; index < kOrderTypes; ++index) {
        TokenChip &chip = *m_orders[static_cast<std::size_t>(index)];
        const std::string_view key = kOrderKeys[static_cast<std::size_t>(index)];
        chip.setVisible(!hidden);
        if (hidden) {
            chip.setThing({});
            chip.describe({}, {});
            chip.setContent({});
            continue;
        }
        const int left = ordersFree(view.scene(), static_cast<Order>(index + 1));
        chip.setThing(thingOf("order", key));
        chip.setContent({pictureOf(key), TokenContent::Shape::Plain, kInvader, left, false, left == 0});
        //: An order and how many tokens of it have not been placed.
        chip.describe(PanelWords::tr("Order: %1 (left: %2)").arg(view.speaker.name("order", key)).arg(left),
                      view.speaker.about("order", key));
    }
    const int left = ordersLeft(view.data());
    m_hiddenOrders->setVisible(hidden);
    m_hiddenOrders->setContent(
        {u"siege/back-order"_s, TokenContent::Shape::Plain, kInvader, left, true, left == 0});
    m_hiddenOrders->describe(PanelWords::tr("Orders not placed, unknown which: %1").arg(left), {});
}

void InvaderOrders::showRituals(const PanelView &view)
{
    for (int ritual = 0; ritual < kRituals; ++ritual) {
        TokenChip &chip = *m_rituals[static_cast<std::size_t>(ritual)];
        const auto card = static_cast<Card>(static_cast<int>(Card::Bloodstones) + ritual);
        const bool drawn = isDrawn(view.data(), static_cast<std::uint8_t>(card));
        chip.setVisible(drawn);
        if (!drawn)
            continue;
        const int left = ritualsLeft(view, card);
        chip.setContent(
            {pictureOf(dataOf(card).key), TokenContent::Shape::Plain, kInvader, left, true, left == 0});
        //: A ritual and how many of its tokens can still be placed in this round.
        chip.describe(PanelWords::tr("Ritual: %1 (tokens left: %2)").arg(view.nameOf(card)).arg(left),
                      view.speaker.about("action-card", dataOf(card).key));
    }
}

} // namespace merlon
