#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

#include <vector>

class QPushButton;
class QWidget;

namespace merlon {

class ChoiceCard;
class ChoiceCards;
class PromptChoices;

/// Makes one of each card over the board and the button of the same choice: the keyboard is at the card alone, where all is
/// written and read aloud, and what is pointed at on one side is lit on the other.
class CardLink final : public QObject {
    Q_OBJECT

public:
    /// Both must live as long.
    CardLink(ChoiceCards &cards, PromptChoices &buttons, QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Pair {
        QPointer<ChoiceCard> card;
        QPointer<QPushButton> button;
        QPointer<QWidget> note; ///< below the button, hidden
        QString description;    ///< of the button, while it has none
    };

    void join();
    void part();
    void light(const Pair &pair);

    ChoiceCards &m_cards;
    PromptChoices &m_buttons;
    std::vector<Pair> m_pairs;
};

} // namespace merlon
