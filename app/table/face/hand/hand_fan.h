#pragma once

#include "app/widgets/things/table_panel.h"
#include "core/canvas/art/art.h"

#include <vector>

namespace merlon {

class HandCard;

/// The hand of whoever sits at the screen, as a fan of whole cards; the one that is pointed at stands out. Only for
/// zones that are to lie below the board; hidden while there is none, or hands of several.
class HandFan final : public TablePanel {
    Q_OBJECT

public:
    /// `art` must live as long.
    HandFan(const canvas::Art &art, QWidget *parent);

    void show(const View &view, const Tableau &tableau, const Speaker &speaker) override;
    void setChoosable(const std::vector<canvas::Thing> &things) override;
    void setSelected(const std::vector<canvas::Thing> &things) override;
    void setGuided(const std::vector<canvas::Thing> &things) override;
    bool holds(const canvas::Thing &thing) const override;
    void themeChanged();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    HandCard *newCard();
    void arrange();

    const canvas::Art &m_art;
    std::vector<HandCard *> m_cards; ///< the first `m_count` are shown
    std::size_t m_count = 0;
    HandCard *m_raised = nullptr;
};

} // namespace merlon
