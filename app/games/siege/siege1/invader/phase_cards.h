#pragma once

#include "app/games/siege/siege1/panel_view.h"
#include "core/canvas/art.h"

#include <QWidget>

#include <array>

class QHBoxLayout;

namespace merlon {
class DeedRow;
class NumberMark;
class SectionTitle;
class SmallCard;
} // namespace merlon

namespace merlon::siege1table {

/// The phase cards of a seat of the invaders: what each offers, which side is up, what has been used in this round.
class PhaseCards final : public QWidget {
    Q_OBJECT

public:
    PhaseCards(const canvas::Art &art, QWidget *parent);

    void show(const PanelView &view, Seat seat);

private:
    static constexpr int kCards = 4; ///< of phases 2 to 5
    static constexpr int kActionsOfCard = 3;

    /// A card in its row; of phases 2 to 5.
    struct Row {
        NumberMark *mark = nullptr;
        std::array<SmallCard *, kActionsOfCard> actions {};
        SmallCard *back = nullptr;
    };

    void showCard(const PanelView &view, Seat seat, int phase);
    void showFirst(const PanelView &view, Seat seat);
    void showLast(const PanelView &view, Seat seat);
    void showLoans(const PanelView &view, Seat seat);

    std::array<Row, kCards> m_cards {};
    NumberMark *m_firstMark;
    SmallCard *m_first;
    NumberMark *m_lastMark;
    std::array<SmallCard *, 2> m_deployments {};
    std::array<SmallCard *, kActionsOfCard> m_loans {}; ///< actions that the mate has lent
};

/// The phase cards that have been drawn and are to be chosen from; hidden at all other times.
class CardsDrawn final : public QWidget {
    Q_OBJECT

public:
    CardsDrawn(const canvas::Art &art, QWidget *parent);

    void show(const PanelView &view);

private:
    SectionTitle *m_title;
    std::array<DeedRow *, 3> m_rows {};
};

} // namespace merlon::siege1table
