#pragma once

#include "app/games/siege/siege2/panel_view.h"

#include <QWidget>

#include <array>

namespace merlon {

class SectionTitle;
class TokenChip;
class WordPill;

/// The invader's maneuvers, and the tokens of orders and rituals that have not been placed.
class InvaderOrders final : public QWidget {
    Q_OBJECT

public:
    InvaderOrders(const canvas::Art &art, QWidget *parent);

    void show(const PanelView &view);

private:
    void showManeuvers(const PanelView &view);
    void showOrders(const PanelView &view);
    void showRituals(const PanelView &view);

    SectionTitle *m_maneuverTitle;
    std::array<WordPill *, 2> m_maneuvers {};
    SectionTitle *m_tokenTitle;
    std::array<TokenChip *, siege2::kOrderTypes> m_orders {};
    TokenChip *m_hiddenOrders;
    std::array<TokenChip *, siege2::kRituals> m_rituals {};
};

} // namespace merlon
