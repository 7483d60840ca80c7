#pragma once

#include "app/look/appearance.h"
#include "app/table/question/cards/choice_card.h"

#include <QWidget>

#include <vector>

namespace merlon {

class CardOrder;

/// A few cards to choose from, side by side over the lower part of the board; flatter where it is low. Not where the board is
/// too small even for that: there are the buttons of the question, too.
class ChoiceCards final : public QWidget {
    Q_OBJECT

public:
    /// `parent`: the table that the board belongs to. `appearance` must live as long.
    ChoiceCards(const Appearance &appearance, QWidget *parent);

    /// From now on they lie over the board, wherever it goes in the table, and Tab leads from it to them.
    void lieOver(QWidget &board);
    /// Instead of those that lie there; none: nothing is seen.
    void offer(const std::vector<ChoiceCard::Content> &contents);
    /// The same, to be put in order: they are dragged, or moved by keys. If just these lie there already, they stay as they
    /// have been put.
    void offerInOrder(const std::vector<ChoiceCard::Content> &contents);
    /// Whether just these lie there, but in another order.
    bool isReordered(const std::vector<ChoiceCard::Content> &contents) const;
    /// The choices of cards that are put in order, as these lie; none if they are not.
    std::vector<Choice> choicesInOrder() const;
    /// The cards that are seen; none where there is no room.
    std::vector<ChoiceCard *> shown() const;

Q_SIGNALS:
    void chosen(merlon::Choice choice);
    /// Other cards are seen than before, or buttons of theirs may have come.
    void shownChanged();
    /// A card has been put elsewhere.
    void reordered();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool isOffered(const std::vector<ChoiceCard::Content> &contents) const;
    bool isOfferedAnyhow(const std::vector<ChoiceCard::Content> &contents) const;
    void beginOrdering();
    void put(int from, int to);
    void make(const std::vector<ChoiceCard::Content> &contents);
    void order();
    void place();
    bool layOut();
    bool layOut(ChoiceCard::Shape shape);
    bool step(QObject *card, int key);

    const Appearance &m_appearance;
    QWidget *m_board = nullptr;
    std::vector<ChoiceCard *> m_cards;
    CardOrder *m_order;
    bool m_isOrdering = false;
};

} // namespace merlon
