#include "app/games/siege/siege1/invader/glory.h"

#include "app/widgets/deed_row.h"
#include "app/widgets/section_title.h"

#include <QGridLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon::siege1table {

using namespace siege1;

namespace {

/// How far a heroic act has come, and what it needs.
struct Progress {
    int done = 0;
    int goal = 1;
};

Progress progressOf(const SiegeData &data, Feat feat)
{
    switch (feat) {
    case Feat::TrollAttack: {
        int most = 0;
        for (const WallState &wall : data.walls)
            most = std::max<int>(most, wall.invaders[siege::Troll]);
        return {most, kTrollsOfAttack};
    }
    case Feat::BloodRituals:
        return {data.blood, kBloodSpaces};
    case Feat::MassInvasion:
        return {static_cast<int>(std::ranges::count_if(
                    data.walls, [](const WallState &wall) { return !siege::isEmpty(wall.invaders); })),
                kMassWalls};
    case Feat::DismantledWalls:
        return {data.dismantled, 2};
    }
    return {};
}

} // namespace

void showGlory(const PanelView &view, int team, CountLabel &label)
{
    const bool invaders = team == kInvaderTeam;
    const int glory = invaders ? view.data().invaderGlory : view.data().defenderGlory;
    label.setCount(u"siege/glory"_s, QString::number(glory));
    label.describe(
        PanelWords::tr("Glory: %1").arg(glory),
        invaders ? PanelWords::tr("Each round that ends takes 1. An entry brings 3, each further one 1; "
                                  "heroic acts and the first two gates bring 1 each. (S1-22)")
                 : PanelWords::tr("Each round that ends brings 1, and from round 6 on the honour guard 1 "
                                  "more. A dishonourable act takes 1. (S1-22)"));
}

HeroicActs::HeroicActs(const canvas::Art &art, QWidget *parent)
    : QWidget(parent)
    , m_title(new SectionTitle(art, this))
{
    m_grid = new QGridLayout(this);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(0);
    m_grid->addWidget(m_title, 0, 0, 1, 2);
    for (DeedRow *&row : m_rows)
        row = new DeedRow(art, kInvaderTeam, this);
    arrange(2);
}

void HeroicActs::arrange(int columns)
{
    m_columns = columns;
    for (int feat = 0; feat < kFeats; ++feat)
        m_grid->addWidget(m_rows[static_cast<std::size_t>(feat)], 1 + feat / columns, feat % columns, 1,
                          columns == 1 ? 2 : 1);
}

/// Two beside each other if all names can be read so.
void HeroicActs::fitColumns()
{
    const bool pairs =
        std::ranges::all_of(m_rows, [this](const DeedRow *row) { return row->fitsIn(width() / 2); });
    if (m_columns != (pairs ? 2 : 1))
        arrange(pairs ? 2 : 1);
}

void HeroicActs::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitColumns();
}

void HeroicActs::show(const PanelView &view)
{
    m_title->setText(PanelWords::tr("Heroic acts"));
    for (int feat = 0; feat < kFeats; ++feat)
        showFeat(view, static_cast<Feat>(feat));
    fitColumns();
}

void HeroicActs::showFeat(const PanelView &view, Feat feat)
{
    const auto index = static_cast<std::size_t>(feat);
    const std::string_view key = kFeatKeys[index];
    DeedContent content;
    content.picture = pictureOf(key);
    content.name = view.speaker.name("feat", key);
    content.met = (view.data().feats >> index & 1) != 0;
    content.faded = content.met;
    //: A heroic act that has brought its glory.
    QString state = PanelWords::tr("done");
    if (!content.met) {
        const Progress progress = progressOf(view.data(), feat);
        content.done = progress.done;
        content.goal = progress.goal;
        //: How far a goal has come: 4/6.
        state = PanelWords::tr("%1/%2").arg(progress.done).arg(progress.goal);
        content.note = state;
    }
    //: An objective or a plan, and how it stands: 4/6, met, used.
    m_rows[index]->describe(PanelWords::tr("%1 (%2)").arg(content.name, state), view.speaker.about("feat", key));
    m_rows[index]->setContent(std::move(content));
}

} // namespace merlon::siege1table
