#include "app/games/siege/siege1/defender/heroes.h"

#include "app/look/lettering.h"
#include "app/widgets/flow_layout.h"
#include "app/widgets/panel_column.h"
#include "app/widgets/section_title.h"
#include "app/widgets/things/token_chip.h"
#include "app/widgets/word_pill.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace merlon::siege1table {

using namespace siege1;

HeroesAndActs::HeroesAndActs(const canvas::Art &art, QWidget *parent)
    : QWidget(parent)
    , m_title(new SectionTitle(art, this))
    , m_honour(new WordPill(art, this))
    , m_deedTitle(new SectionTitle(art, this))
    , m_speed(new WordPill(art, this))
{
    const int gap = qRound(lineOf(font()) * 0.2);
    auto *column = columnOf(this);
    auto *top = new QHBoxLayout;
    top->setSpacing(gap);
    top->addWidget(m_title, 1);
    for (TokenChip *&chip : m_heroes) {
        chip = new TokenChip(art, 0.95, this);
        top->addWidget(chip);
    }
    top->addWidget(m_honour);
    column->addLayout(top);
    column->addWidget(m_deedTitle);
    auto *flow = new FlowLayout(gap);
    for (WordPill *&pill : m_deeds) {
        pill = new WordPill(art, this);
        flow->addWidget(pill);
    }
    flow->addWidget(m_speed);
    column->addLayout(flow);
}

void HeroesAndActs::show(const PanelView &view)
{
    m_title->setText(PanelWords::tr("Heroes"));
    for (int hero = 0; hero < kHeroes; ++hero)
        showHero(view, static_cast<Hero>(hero));
    showHonour(view);
    const bool early = view.data().round < kDishonourFrom;
    m_deedTitle->setText(PanelWords::tr("Dishonourable acts"),
                         //: Beside the title Dishonourable acts, in the first rounds.
                         early ? PanelWords::tr("from round %1 on").arg(kDishonourFrom) : QString());
    for (int deed = 0; deed < kDeeds; ++deed)
        showDeed(view, static_cast<Deed>(deed));
    showSpeed(view);
}

void HeroesAndActs::showHero(const PanelView &view, Hero hero)
{
    const auto index = static_cast<std::size_t>(hero);
    const SiegeData &known = view.data();
    const std::string_view key = kHeroKeys[index];
    const bool used = (known.heroesUsed >> index & 1) != 0;
    const bool possessed = (known.possessed >> index & 1) != 0;
    TokenContent content {pictureOf(key), TokenContent::Shape::Disc, kDefenderTeam, 1, false, used};
    if (possessed)
        content.visitor = pictureOf("possession");
    QStringList sentences {view.speaker.about("hero", key),
                           //: %1 is the place where a hero stands.
                           PanelWords::tr("Stands here: %1.").arg(view.place(known.heroes[index]))};
    if (used)
        sentences << PanelWords::tr("Has acted in this round. (S1-16.4)");
    if (possessed)
        sentences << PanelWords::tr("Possessed: cannot act in this round. (S1-9.2)");
    if (hero == Hero::Officer && known.speech > 0)
        sentences << PanelWords::tr("The speech brings %1 strength: %2.")
                         .arg(known.speech)
                         .arg(view.place(known.speechAt));
    m_heroes[index]->setThing(thingOf("hero", key));
    m_heroes[index]->setContent(std::move(content));
    m_heroes[index]->describe(view.title(key), sentences.join(u' '));
}

void HeroesAndActs::showHonour(const PanelView &view)
{
    const bool lost = view.data().has(SiegeData::kHonourLost);
    PillContent content;
    content.picture = u"siege/honour-guard"_s;
    content.crossed = lost;
    content.faded = lost;
    m_honour->describe(
        lost ? PanelWords::tr("Honour guard: lost") : PanelWords::tr("Honour guard: unbroken"),
        PanelWords::tr("From round 6 on each round that ends brings 1 glory, as long as no soldier has "
                       "ever left it. (S1-22.5)"));
    m_honour->setContent(std::move(content));
}

void HeroesAndActs::showDeed(const PanelView &view, Deed deed)
{
    const auto index = static_cast<std::size_t>(deed);
    const std::string_view key = kDeedKeys[index];
    PillContent content;
    content.picture = pictureOf(key);
    content.word = view.speaker.name("deed", key);
    content.done = (view.data().deeds >> index & 1) != 0;
    content.faded =
        content.done || view.data().round < kDishonourFrom || view.data().has(SiegeData::kDishonoured);
    QString name = PanelWords::tr("Dishonourable act: %1").arg(content.word);
    if (content.done)
        //: An objective or a plan, and how it stands: 4/6, met, used.
        name = PanelWords::tr("%1 (%2)").arg(name, PanelWords::tr("used"));
    m_deeds[index]->setThing(thingOf("deed", key));
    m_deeds[index]->describe(name, view.speaker.about("deed", key));
    m_deeds[index]->setContent(std::move(content));
}

/// S1-24.6: with two defenders.
void HeroesAndActs::showSpeed(const PanelView &view)
{
    m_speed->setVisible(defenderSeats(view.rules()) == 2);
    PillContent content;
    content.picture = u"siege/speed"_s;
    //: The tile that lets a defender use an action again.
    content.word = PanelWords::tr("Speed tile");
    content.done = view.data().sped != siege::kNowhere;
    content.faded = content.done;
    QStringList sentences {
        PanelWords::tr("Once a round: opens an action again that the other defender has completed. "
                       "Only its user may invest there. (S1-24.6)")};
    if (content.done)
        //: %1 is a building action.
        sentences << PanelWords::tr("Used for: %1.").arg(view.nameOf(static_cast<Work>(view.data().sped)));
    m_speed->describe(content.word, sentences.join(u' '));
    m_speed->setContent(std::move(content));
}

} // namespace merlon::siege1table
