#include "app/games/siege/siege2/defender/heroes.h"

#include "app/look/lettering.h"
#include "app/widgets/deed_row.h"
#include "app/widgets/flow_layout.h"
#include "app/widgets/panel_column.h"
#include "app/widgets/section_title.h"
#include "app/widgets/things/token_chip.h"
#include "app/widgets/word_pill.h"
#include "core/games/siege2/pieces/pieces.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace merlon {

using namespace siege2;

namespace {

QString possessionInWords(RitualToken token)
{
    return inWords(token,
                   {PanelWords::tr("Possession lies on it, face down: a bluff."),
                    PanelWords::tr("Possession lies on it, face down: the target."),
                    PanelWords::tr("Possession lies on it: the target."),
                    PanelWords::tr("Possession lies on it, face down.")});
}

} // namespace

Heroes::Heroes(const canvas::Art &art, QWidget *parent)
    : QWidget(parent)
    , m_title(new SectionTitle(art, this))
{
    auto *column = columnOf(this);
    auto *top = new QHBoxLayout;
    top->setSpacing(qRound(lineOf(font()) * 0.2));
    top->addWidget(m_title, 1);
    for (TokenChip *&chip : m_heroes) {
        chip = new TokenChip(art, 0.95, this);
        top->addWidget(chip);
    }
    column->addLayout(top);
    auto *flow = new FlowLayout(qRound(lineOf(font()) * 0.15));
    for (WordPill *&pill : m_orders) {
        pill = new WordPill(art, this);
        flow->addWidget(pill);
    }
    column->addLayout(flow);
}

void Heroes::show(const PanelView &view)
{
    m_title->setText(PanelWords::tr("Heroes"));
    for (int hero = 0; hero < kHeroes; ++hero)
        showHero(view, static_cast<Hero>(hero));
    for (int order = 0; order < kHeroicOrders; ++order)
        showOrder(view, static_cast<HeroicOrder>(order));
}

void Heroes::showHero(const PanelView &view, Hero hero)
{
    const auto index = static_cast<std::size_t>(hero);
    const SiegeData &known = view.data();
    const bool used = (known.heroesUsed >> index & 1) != 0;
    const int strength = heroStrength(known, hero);
    TokenChip &chip = *m_heroes[index];
    chip.setThing(thingOf("hero", kHeroKeys[index]));
    chip.setContent(
        {pictureOf(kHeroKeys[index]), TokenContent::Shape::Disc, kDefender, strength, true, used});
    QStringList sentences {PanelWords::tr("Strength %1.").arg(strength),
                           //: %1 is the place where a hero stands.
                           PanelWords::tr("Stands here: %1.").arg(view.place(known.heroes[index]))};
    if (used)
        sentences << PanelWords::tr("Has given an order in this round.");
    chip.describe(view.title(kHeroKeys[index]), sentences.join(u' '));
}

void Heroes::showOrder(const PanelView &view, HeroicOrder order)
{
    const auto index = static_cast<std::size_t>(order);
    const SiegeData &known = view.data();
    const std::string_view key = kHeroicOrderKeys[index];
    PillContent content;
    content.picture = pictureOf(key);
    content.word = view.speaker.name("heroic-order", key);
    content.crossed = (known.ordersGone >> index & 1) != 0;
    content.done = !content.crossed && (known.ordersUsed >> index & 1) != 0;
    content.faded = content.crossed || content.done;
    QStringList sentences {view.speaker.about("heroic-order", key)};
    if (content.crossed)
        sentences << PanelWords::tr("It is out of the game.");
    else if (content.done)
        sentences << PanelWords::tr("It has been used in this round.");
    const RitualToken token = known.possession[index];
    if (token != RitualToken::None) {
        content.visitor = pictureOf(token, "possession");
        sentences << possessionInWords(token);
    }
    m_orders[index]->setThing(thingOf("heroic-order", key));
    //: %1 is a heroic order.
    m_orders[index]->describe(PanelWords::tr("Heroic order: %1").arg(content.word), sentences.join(u' '));
    m_orders[index]->setContent(std::move(content));
}

DefensePlans::DefensePlans(const canvas::Art &art, QWidget *parent)
    : QWidget(parent)
    , m_title(new SectionTitle(art, this))
{
    auto *column = columnOf(this);
    column->addWidget(m_title);
    for (DeedRow *&row : m_rows) {
        row = new DeedRow(art, kDefender, this);
        column->addWidget(row);
    }
}

void DefensePlans::show(const PanelView &view)
{
    m_title->setText(PanelWords::tr("Defense plans"));
    bool any = false;
    for (std::size_t index = 0; index < m_rows.size(); ++index) {
        const PlanSlot &slot = view.data().plans[index];
        const bool dropped = slot.state == PlanState::Dropped;
        const bool shown = slot.state != PlanState::None && !(dropped && slot.id >= kPlans);
        any = any || shown;
        m_rows[index]->setVisible(shown);
        showSlot(view, shown ? slot : PlanSlot {}, *m_rows[index]);
    }
    setVisible(any);
}

void DefensePlans::showSlot(const PanelView &view, const PlanSlot &slot, DeedRow &row)
{
    if (slot.id >= kPlans) {
        DeedContent back;
        back.picture = u"siege/back-plan"_s;
        back.name = PanelWords::tr("Face down");
        row.setThing({});
        row.describe(PanelWords::tr("Defense plan, face down"), {});
        return row.setContent(std::move(back));
    }
    const std::string_view key = kPlanKeys[slot.id];
    DeedContent content;
    content.picture = u"siege/order-card"_s;
    content.name = view.speaker.name("plan", key);
    if (slot.state == PlanState::Used)
        //: How a defense plan stands.
        content.note = PanelWords::tr("used");
    else if (slot.state == PlanState::Dropped)
        //: A defense plan that the defender has put back at the start.
        content.note = PanelWords::tr("dropped");
    content.met = slot.state == PlanState::Used;
    content.faded = slot.state == PlanState::Used || slot.state == PlanState::Dropped;
    row.setThing(thingOf("plan", key));
    row.describe(content.note.isEmpty() ? content.name
                                        : PanelWords::tr("%1 (%2)").arg(content.name, content.note),
                 view.speaker.about("plan", key));
    row.setContent(std::move(content));
}

} // namespace merlon
