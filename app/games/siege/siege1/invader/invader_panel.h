#pragma once

#include "app/widgets/things/thing_panel.h"
#include "core/engine/decision.h"

#include <array>

namespace merlon {
class CountLabel;
class MachineList;
class PanelTitle;
} // namespace merlon

namespace merlon::siege1table {

class Camp;
class CardsDrawn;
class CommonSupply;
class HeroicActs;
class PhaseCards;

/// The invaders' side of the table in Siege I: glory, and for each seat its cards and camp; what they share below.
class InvaderPanel final : public ThingPanel {
    Q_OBJECT

public:
    InvaderPanel(const canvas::Art &art, QWidget *parent);

    void show(const View &view, const Speaker &speaker) override;
    /// Who plays a seat; seats of the defenders are passed over.
    void setPlayer(Seat seat, const QString &name);
    int heightForWidth(int width) const override;

private:
    /// The things of one seat.
    struct SeatPart {
        PanelTitle *title = nullptr; ///< seen only where there are two
        PhaseCards *cards = nullptr;
        Camp *camp = nullptr;
    };

    CountLabel *m_glory;
    CardsDrawn *m_drawn;
    std::array<SeatPart, 2> m_seats {};
    MachineList *m_engines;
    HeroicActs *m_acts;
    CommonSupply *m_supply;
    int m_count = 1; ///< seats of the invaders
};

} // namespace merlon::siege1table
