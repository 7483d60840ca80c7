#include "app/games/siege/siege1/invader/phase_cards.h"

#include "app/games/siege/siege1/invader/action_price.h"
#include "app/look/lettering.h"
#include "app/widgets/deed_row.h"
#include "app/widgets/panel_column.h"
#include "app/widgets/section_title.h"
#include "app/widgets/things/small_card.h"

#include <QGridLayout>

using namespace Qt::StringLiterals;

namespace merlon::siege1table {

using namespace siege1;

namespace {

constexpr int kFirstCardPhase = 2;

bool isIn(std::uint32_t actions, Action action)
{
    return (actions >> static_cast<int>(action) & 1u) != 0;
}

/// An action of a seat's card; it can be picked while the seat is asked for it.
void showAction(const PanelView &view, Seat seat, Action action, bool onLoan, SmallCard &tile)
{
    const InvaderState &state = view.data().invaders[seat];
    const bool now = view.data().round > 0 && view.data().phase == dataOf(action).phase;
    CardContent content;
    content.picture = pictureOf(dataOf(action).key);
    content.name = view.nameOf(action);
    setPrice(content, priceOf(action));
    content.done = !onLoan && isIn(state.used, action);
    content.dimmed = content.done || (view.data().round > 0 && view.data().phase > dataOf(action).phase);
    QString name = content.name;
    if (content.done)
        //: %1 is an action, used in this round.
        name = PanelWords::tr("%1 (used)").arg(name);
    if (onLoan)
        //: %1 is an action that the other invader has lent.
        name = PanelWords::tr("%1 (lent)").arg(name);
    QStringList sentences {view.speaker.about("action", dataOf(action).key), priceInWords(view, action)};
    if (onLoan)
        sentences << PanelWords::tr("The other invader has lent it: 1 hourglass more. (S1-23.4)");
    sentences.removeAll(QString());
    tile.setThing(now && view.isAsked(seat) ? thingOf("action", dataOf(action).key) : canvas::Thing {});
    tile.describe(name, sentences.join(u' '));
    tile.setContent(std::move(content));
}

void showNumber(const PanelView &view, Seat seat, int phase, NumberMark &mark, const QString &name,
                const QString &explanation, bool starred = false)
{
    const bool now = view.data().round > 0 && view.data().phase == phase;
    const bool turned = view.data().invaders[seat].hasTurned(phase);
    mark.setNumber(phase, now, starred, turned);
    //: A phase card that has been turned over for good.
    mark.describe(turned ? PanelWords::tr("%1, turned over").arg(name) : name, explanation);
}

NumberMark *addMark(const canvas::Art &art, QGridLayout &grid, int row, int column, QWidget *parent)
{
    auto *mark = new NumberMark(art, kInvaderTeam, parent);
    grid.addWidget(mark, row, column);
    return mark;
}

} // namespace

PhaseCards::PhaseCards(const canvas::Art &art, QWidget *parent)
    : QWidget(parent)
{
    const int gap = qRound(lineOf(font()) * 0.1);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(gap);
    const auto tile = [&] { return new SmallCard(art, kInvaderTeam, this); };
    for (int card = 0; card < kCards; ++card) {
        Row &row = m_cards[static_cast<std::size_t>(card)];
        row.mark = addMark(art, *grid, card, 0, this);
        for (std::size_t action = 0; action < row.actions.size(); ++action) {
            row.actions[action] = tile();
            grid->addWidget(row.actions[action], card, 1 + 2 * static_cast<int>(action), 1, 2);
        }
        row.back = tile();
        grid->addWidget(row.back, card, 1, 1, 6);
    }
    for (std::size_t loan = 0; loan < m_loans.size(); ++loan) {
        m_loans[loan] = tile();
        grid->addWidget(m_loans[loan], kCards, 1 + 2 * static_cast<int>(loan), 1, 2);
    }
    auto *ends = new QHBoxLayout;
    ends->setSpacing(gap);
    m_firstMark = new NumberMark(art, kInvaderTeam, this);
    m_lastMark = new NumberMark(art, kInvaderTeam, this);
    m_first = tile();
    ends->addWidget(m_firstMark);
    ends->addWidget(m_first, 4);
    ends->addWidget(m_lastMark);
    for (SmallCard *&deployment : m_deployments) {
        deployment = tile();
        ends->addWidget(deployment, 3);
    }
    grid->addLayout(ends, kCards + 1, 0, 1, 7);
    for (int column = 1; column < 7; ++column)
        grid->setColumnStretch(column, 1);
}

void PhaseCards::show(const PanelView &view, Seat seat)
{
    for (int phase = kFirstCardPhase; phase < kFirstCardPhase + kCards; ++phase)
        showCard(view, seat, phase);
    showLoans(view, seat);
    showFirst(view, seat);
    showLast(view, seat);
}

void PhaseCards::showCard(const PanelView &view, Seat seat, int phase)
{
    const InvaderState &state = view.data().invaders[seat];
    const auto index = static_cast<std::size_t>(phase - kFirstCardPhase);
    const std::uint8_t card = state.cards[index];
    const Action backAction = backOf(phase);
    Row &row = m_cards[index];
    const bool held = card < kPhaseCards;
    const bool turned = held && state.hasTurned(phase);
    row.back->setVisible(turned);
    row.mark->setEnabled(held);
    for (std::size_t action = 0; action < row.actions.size(); ++action) {
        row.actions[action]->setVisible(!turned);
        if (held && !turned) {
            showAction(view, seat, siege1::actionsOf(card)[action], false, *row.actions[action]);
        } else {
            row.actions[action]->setThing({});
            row.actions[action]->setContent({});
            row.actions[action]->describe(PanelWords::tr("No card of phase %1 yet").arg(phase), {});
        }
    }
    showAction(view, seat, backAction, false, *row.back);
    if (!turned)
        row.back->setThing({});
    const bool starred = held && card % kCardsOfPhase == 0;
    const QString name = held ? view.speaker.name(static_cast<std::uint8_t>(Type::PhaseCard), card)
                              : PanelWords::tr("Phase %1").arg(phase);
    //: The special action on the back of a phase card, and what it does.
    const QString back = PanelWords::tr("Its back, from the round start on for good: %1. %2 (S1-3.1)")
                             .arg(view.nameOf(backAction), view.speaker.about("action", dataOf(backAction).key));
    showNumber(view, seat, phase, *row.mark, name, back, starred);
}

/// Actions lent by the mate, in this phase (S1-23.4).
void PhaseCards::showLoans(const PanelView &view, Seat seat)
{
    const std::uint32_t lent = view.data().invaders[seat].lent;
    std::size_t used = 0;
    for (int action = 0; action < kActions && used < m_loans.size(); ++action) {
        if (isIn(lent, static_cast<Action>(action)))
            showAction(view, seat, static_cast<Action>(action), true, *m_loans[used++]);
    }
    for (std::size_t loan = 0; loan < m_loans.size(); ++loan) {
        m_loans[loan]->setVisible(loan < used);
        if (loan >= used)
            m_loans[loan]->setThing({});
    }
}

void PhaseCards::showFirst(const PanelView &view, Seat seat)
{
    const InvaderState &state = view.data().invaders[seat];
    const bool turned = state.hasTurned(1);
    CardContent content;
    content.picture = turned ? pictureOf("all-out-assault") : u"siege/resources"_s;
    //: The back of the card of phase 1.
    content.name = turned ? PanelWords::tr("All-out assault")
                          //: What the card of phase 1 brings.
                          : PanelWords::tr("Resources");
    content.done = !turned && state.has(InvaderState::kGained);
    if (!turned)
        content.alternatives = amountsOf({1, 1, 1});
    content.between = u"/"_s;
    m_first->describe(content.name, view.speaker.about("card", turned ? "all-out-assault" : "resources"));
    m_first->setContent(std::move(content));
    //: The special action on the back of a phase card, and what it does.
    const QString back = PanelWords::tr("Its back, from the round start on for good: %1. %2 (S1-3.1)")
                             .arg(PanelWords::tr("All-out assault"), view.speaker.about("card", "all-out-assault"));
    showNumber(view, seat, 1, *m_firstMark, PanelWords::tr("Phase %1").arg(1), back);
}

void PhaseCards::showLast(const PanelView &view, Seat seat)
{
    const InvaderState &state = view.data().invaders[seat];
    constexpr std::array kFlags {InvaderState::kMinor, InvaderState::kMajor};
    //: The minor and the major deployment, on a small card.
    const std::array names {PanelWords::tr("minor"), PanelWords::tr("major")};
    for (std::size_t size = 0; size < m_deployments.size(); ++size) {
        const int cost = numbersFor(view.rules().players).deployment[size];
        CardContent content;
        content.picture = u"siege/maneuver"_s;
        content.name = names[size];
        content.price = {{u"siege/hourglass"_s, cost}};
        content.done = state.has(kFlags[size]);
        content.dimmed = content.done;
        QString name = view.speaker.name("deployment", kDeploymentKeys[size]);
        if (content.done)
            //: %1 is the minor or the major deployment.
            name = PanelWords::tr("Made: %1").arg(name);
        m_deployments[size]->describe(name, deploymentInWords(view, static_cast<Deployment>(size)));
        m_deployments[size]->setContent(std::move(content));
    }
    showNumber(view, seat, 6, *m_lastMark, PanelWords::tr("Phase %1").arg(6),
               view.speaker.about("card", "deployment"));
}

CardsDrawn::CardsDrawn(const canvas::Art &art, QWidget *parent)
    : QWidget(parent)
    , m_title(new SectionTitle(art, this))
{
    auto *column = columnOf(this);
    column->addWidget(m_title);
    for (DeedRow *&row : m_rows) {
        row = new DeedRow(art, kInvaderTeam, this);
        column->addWidget(row);
    }
}

void CardsDrawn::show(const PanelView &view)
{
    m_title->setText(PanelWords::tr("Cards drawn"));
    bool any = false;
    for (std::size_t index = 0; index < m_rows.size(); ++index) {
        const std::uint8_t card = view.data().drawn[index];
        const bool shown = card != kNoCard;
        const bool known = card < kPhaseCards;
        any = any || shown;
        m_rows[index]->setVisible(shown);
        DeedContent content;
        content.picture = known ? u"siege/order-card"_s : u"siege/back-plan"_s;
        //: A phase card whose face the viewer may not see.
        content.name = known ? view.speaker.name(static_cast<std::uint8_t>(Type::PhaseCard), card)
                             : PanelWords::tr("Face down");
        const std::string key = known
            ? view.speaker.vocabulary().keyOf(static_cast<std::uint8_t>(Type::PhaseCard), card)
            : std::string();
        m_rows[index]->setThing(known ? thingOf("phase-card", key) : canvas::Thing {});
        m_rows[index]->describe(
            content.name,
            known ? PanelWords::tr("A phase card: its three actions can be used once a round each. (S1-2.6)")
                  : QString());
        m_rows[index]->setContent(shown ? std::move(content) : DeedContent {});
    }
    setVisible(any);
}

} // namespace merlon::siege1table
