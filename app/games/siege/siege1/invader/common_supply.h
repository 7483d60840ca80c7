#pragma once

#include "app/games/siege/siege1/panel_view.h"
#include "core/canvas/art.h"

#include <QWidget>

#include <array>

namespace merlon {
class CountLabel;
class SectionTitle;
class TokenChip;
} // namespace merlon

namespace merlon::siege1table {

/// What the invaders share beside the board: bag, fallen, resources of the bank, and the order tiles that are left.
class CommonSupply final : public QWidget {
    Q_OBJECT

public:
    CommonSupply(const canvas::Art &art, QWidget *parent);

    void show(const PanelView &view);

private:
    void showOrders(const PanelView &view);

    SectionTitle *m_title;
    CountLabel *m_bag;
    CountLabel *m_spent;
    CountLabel *m_discard;
    CountLabel *m_bank;
    std::array<TokenChip *, siege1::kOrderTypes> m_orders {};
    TokenChip *m_hiddenOrders;
};

} // namespace merlon::siege1table
