#include "app/games/siege/siege1/invader/common_supply.h"

#include "app/look/lettering.h"
#include "app/widgets/count_label.h"
#include "app/widgets/flow_layout.h"
#include "app/widgets/panel_column.h"
#include "app/widgets/section_title.h"
#include "app/widgets/things/token_chip.h"
#include "core/games/siege1/pieces/pieces.h"
#include "core/games/siege1/pieces/supplies.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon::siege1table {

using namespace siege1;

namespace {

/// Section 6: which tiles are left is a secret of the invaders while one lies face down.
bool ordersAreHidden(const PanelView &view)
{
    return !view.seesSecrets() && std::ranges::any_of(view.data().walls, [](const WallState &wall) {
        return wall.order == Order::Hidden;
    });
}

int ordersNotPlaced(const SiegeData &data)
{
    int left = 0;
    for (int order = 1; order <= kOrderTypes; ++order)
        left += tilesOf(static_cast<Order>(order));
    return left - static_cast<int>(std::ranges::count_if(data.walls, [](const WallState &wall) {
               return wall.order != Order::None;
           }));
}

void show(CountLabel &label, const QString &picture, int count)
{
    label.setCount(picture, QString::number(count), count == 0);
}

} // namespace

CommonSupply::CommonSupply(const canvas::Art &art, QWidget *parent)
    : QWidget(parent)
    , m_title(new SectionTitle(art, this))
    , m_bag(new CountLabel(art, 0.95, this))
    , m_spent(new CountLabel(art, 0.95, this))
    , m_discard(new CountLabel(art, 0.95, this))
    , m_bank(new CountLabel(art, 0.95, this))
    , m_hiddenOrders(new TokenChip(art, 0.8, this))
{
    auto *column = columnOf(this);
    auto *top = new QHBoxLayout;
    top->setSpacing(qRound(lineOf(font()) * 0.2));
    top->addWidget(m_title, 1);
    for (CountLabel *label : {m_bag, m_discard})
        top->addWidget(label);
    column->addLayout(top);
    auto *flow = new FlowLayout(qRound(lineOf(font()) * 0.15));
    for (CountLabel *label : {m_spent, m_bank})
        flow->addWidget(label);
    for (TokenChip *&chip : m_orders) {
        chip = new TokenChip(art, 0.8, this);
        flow->addWidget(chip);
    }
    flow->addWidget(m_hiddenOrders);
    column->addLayout(flow);
}

void CommonSupply::show(const PanelView &view)
{
    const SiegeData &known = view.data();
    //: What the invaders share: bag, fallen, resources of the bank, order tiles.
    m_title->setText(PanelWords::tr("Stocks"));
    const auto units = [&](CountLabel &label, const QString &picture, const siege::Units &lying,
                           const QString &name) {
        siege1table::show(label, picture, siege::countOf(lying));
        label.describe(name.arg(siege::countOf(lying)), view.invaders(lying));
    };
    units(*m_bag, u"siege/bag"_s, known.bag, PanelWords::tr("Bag: %1"));
    //: Units that lie on phase cards until the round ends.
    units(*m_spent, u"siege/order-card"_s, known.spent, PanelWords::tr("Spent in this round: %1"));
    units(*m_discard, u"siege/fallen"_s, known.discard, PanelWords::tr("Fallen: %1"));
    const int bank = bankOf(view.scene());
    siege1table::show(*m_bank, u"siege/resources"_s, bank);
    m_bank->describe(PanelWords::tr("Resources of the bank: %1").arg(bank),
                     PanelWords::tr("When it is empty, no more can be taken. (S1-4.2)"));
    showOrders(view);
}

void CommonSupply::showOrders(const PanelView &view)
{
    const bool hidden = ordersAreHidden(view);
    for (int index = 0; index < kOrderTypes; ++index) {
        TokenChip &chip = *m_orders[static_cast<std::size_t>(index)];
        chip.setVisible(!hidden);
        if (hidden) {
            chip.describe({}, {});
            chip.setContent({});
            continue;
        }
        const std::string_view key = kOrderKeys[static_cast<std::size_t>(index)];
        const int left = siege1::ordersLeft(view.scene(), static_cast<Order>(index + 1));
        chip.setContent(
            {pictureOf(key), TokenContent::Shape::Plain, kInvaderTeam, left, false, left == 0});
        //: An order and how many tokens of it have not been placed.
        chip.describe(PanelWords::tr("Order: %1 (left: %2)").arg(view.speaker.name("order", key)).arg(left),
                      view.speaker.about("order", key));
    }
    const int left = ordersNotPlaced(view.data());
    m_hiddenOrders->setVisible(hidden);
    m_hiddenOrders->setContent(
        {u"siege/back-order"_s, TokenContent::Shape::Plain, kInvaderTeam, left, true, left == 0});
    m_hiddenOrders->describe(PanelWords::tr("Orders not placed, unknown which: %1").arg(left), {});
}

} // namespace merlon::siege1table
