#pragma once

#include "app/games/siege/siege2/panel_view.h"

#include <QWidget>

#include <array>

namespace merlon {

class DeedRow;
class SectionTitle;
class TokenChip;
class WordPill;

/// The heroes and their orders.
class Heroes final : public QWidget {
    Q_OBJECT

public:
    Heroes(const canvas::Art &art, QWidget *parent);

    void show(const PanelView &view);

private:
    void showHero(const PanelView &view, siege2::Hero hero);
    void showOrder(const PanelView &view, siege2::HeroicOrder order);

    SectionTitle *m_title;
    std::array<TokenChip *, siege2::kHeroes> m_heroes {};
    std::array<WordPill *, siege2::kHeroicOrders> m_orders {};
};

/// The defense plans.
class DefensePlans final : public QWidget {
    Q_OBJECT

public:
    DefensePlans(const canvas::Art &art, QWidget *parent);

    void show(const PanelView &view);

private:
    void showSlot(const PanelView &view, const siege2::PlanSlot &slot, DeedRow &row);

    SectionTitle *m_title;
    std::array<DeedRow *, 3> m_rows {};
};

} // namespace merlon
