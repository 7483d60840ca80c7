#pragma once

#include "app/games/siege/siege2/panel_view.h"
#include "app/games/siege/siege2/time/phases.h"

#include <QWidget>

#include <array>

class QGridLayout;

namespace merlon {

class CardTile;
class SectionTitle;
struct CardContent;

/// The row of action cards, and in the briefing the card supply.
class ActionCards final : public QWidget {
    Q_OBJECT

public:
    ActionCards(const canvas::Art &art, QWidget *parent);

    void show(const PanelView &view);

private:
    void showRowCard(const PanelView &view, const RoundMoment &moment, int position);
    void showSupply(const PanelView &view);

    std::array<CardTile *, siege2::kRowCards> m_row {};
    SectionTitle *m_supplyTitle;
    QWidget *m_supplyBox;
    std::array<CardTile *, siege2::kSupplyCards> m_supply {};
};

} // namespace merlon
