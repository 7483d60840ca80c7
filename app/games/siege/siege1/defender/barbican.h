#pragma once

#include "app/games/siege/siege1/panel_view.h"
#include "core/canvas/art.h"

#include <QWidget>

namespace merlon {
class PipRow;
class SectionTitle;
} // namespace merlon

namespace merlon::siege1table {

/// The gate that stands with its resistance, and the ram before it; hidden on a board without a gate.
class Barbican final : public QWidget {
    Q_OBJECT

public:
    Barbican(const canvas::Art &art, QWidget *parent);

    void show(const PanelView &view);

private:
    void showGate(const PanelView &view);
    void showRam(const PanelView &view);

    SectionTitle *m_title;
    PipRow *m_gate;
    PipRow *m_ram;
};

} // namespace merlon::siege1table
