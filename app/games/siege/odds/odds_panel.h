#pragma once

#include "app/games/siege/odds/odds_finder.h"
#include "app/widgets/things/table_panel.h"
#include "core/canvas/art/art.h"

#include <QStringList>

#include <array>
#include <optional>

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace merlon {

/// The odds of the coming assault for whoever is at the screen: each wall's probability of a breach and the losses of
/// both sides. Computed on another thread while the panel is visible; odds of a position that stands no more are
/// never shown.
class OddsPanel final : public TablePanel {
    Q_OBJECT

public:
    OddsPanel(const canvas::Art &art, QWidget *parent);

    void show(const View &view, const Tableau &, const Speaker &speaker) override;
    void setChoosable(const std::vector<canvas::Thing> &) override { }
    void setSelected(const std::vector<canvas::Thing> &) override { }
    bool holds(const canvas::Thing &) const override { return false; }
    void themeChanged();

    /// What the panel shows, once there is something to show.
    const std::optional<siege::AssaultOdds> &odds() const { return m_odds; }
    bool isDone() const { return m_done; }

    QSize sizeHint() const override;

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    using UnitNames = std::array<QString, 3>;

    void find();
    void take(const siege::AssaultOdds &odds, bool done);
    void retranslate();
    void forget(const QString &why);
    void showRows();
    void showState();
    void showWall(const siege::WallOdds &wall, QTreeWidgetItem *row) const;
    QString lossesOf(const siege::MeanLosses &invaders, const siege::MeanLosses &defenders) const;
    void pointAt(const QTreeWidgetItem *row);

    OddsFinder *m_finder;
    QLabel *m_entry;
    QLabel *m_assumption;
    QLabel *m_state;
    QTreeWidget *m_walls;
    std::shared_ptr<const siege::ComingAssault> m_assault; ///< null if there is none to show
    std::uint64_t m_position = 0;
    QString m_nothing;   ///< why there is none
    QStringList m_names; ///< of the walls
    UnitNames m_invaders;
    UnitNames m_defenders;
    std::optional<siege::AssaultOdds> m_odds;
    bool m_done = false;
};

} // namespace merlon
