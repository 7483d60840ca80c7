#pragma once

#include "app/games/siege/siege2/panel_view.h"

#include <QWidget>

#include <array>

namespace merlon {

class DeedRow;
class SectionTitle;

/// How far a goal has come (2.4 of the rules), as the position tells it.
struct GoalProgress {
    int done = 0;
    int goal = 1;
};
GoalProgress progressOf(const siege2::Scene &scene, siege2::Objective objective);

/// The invader's objectives.
class Objectives final : public QWidget {
    Q_OBJECT

public:
    Objectives(const canvas::Art &art, QWidget *parent);

    void show(const PanelView &view);

private:
    void showSlot(const PanelView &view, const siege2::ObjectiveSlot &slot, DeedRow &row);

    SectionTitle *m_title;
    std::array<DeedRow *, 3> m_rows {};
};

} // namespace merlon
