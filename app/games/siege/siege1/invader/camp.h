#pragma once

#include "app/games/siege/siege1/panel_view.h"
#include "app/games/siege/units/unit_chips.h"

#include <QWidget>

namespace merlon {
class CountLabel;
class SectionTitle;
} // namespace merlon

namespace merlon::siege1table {

/// What a seat of the invaders has: ready units, resources, its camp with what that costs.
class Camp final : public QWidget {
    Q_OBJECT

public:
    Camp(const canvas::Art &art, QWidget *parent);

    void show(const PanelView &view, Seat seat);

private:
    SectionTitle *m_readyTitle;
    SectionTitle *m_campTitle;
    UnitChips m_ready {};
    UnitChips m_camp {};
    CountLabel *m_resources;
    CountLabel *m_upkeep;
};

} // namespace merlon::siege1table
