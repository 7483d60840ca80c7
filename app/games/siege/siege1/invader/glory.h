#pragma once

#include "app/games/siege/siege1/panel_view.h"
#include "app/widgets/count_label.h"

#include <QWidget>

#include <array>

class QGridLayout;

namespace merlon {
class DeedRow;
class SectionTitle;
} // namespace merlon

namespace merlon::siege1table {

/// The glory of a team, in the title of its panel.
void showGlory(const PanelView &view, int team, CountLabel &label);

/// The heroic acts of the invaders and how far each has come (S1-22.4).
class HeroicActs final : public QWidget {
    Q_OBJECT

public:
    HeroicActs(const canvas::Art &art, QWidget *parent);

    void show(const PanelView &view);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange(int columns);
    void fitColumns();
    void showFeat(const PanelView &view, siege1::Feat feat);

    SectionTitle *m_title;
    QGridLayout *m_grid; ///< belongs to the widget
    int m_columns = 2;
    std::array<DeedRow *, siege1::kFeats> m_rows {};
};

} // namespace merlon::siege1table
