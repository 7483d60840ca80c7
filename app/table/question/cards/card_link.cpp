#include "app/table/question/cards/card_link.h"

#include "app/look/styled.h"
#include "app/table/question/bar/prompt_choices.h"
#include "app/table/question/cards/choice_cards.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPushButton>

namespace merlon {

CardLink::CardLink(ChoiceCards &cards, PromptChoices &buttons, QObject *parent)
    : QObject(parent)
    , m_cards(cards)
    , m_buttons(buttons)
{
    connect(&cards, &ChoiceCards::shownChanged, this, &CardLink::join);
}

/// The cards that are seen, each with its button.
void CardLink::join()
{
    part();
    for (ChoiceCard *card : m_cards.shown()) {
        QPushButton *button = m_buttons.buttonOf(card->content().choice);
        if (!button)
            continue;
        QWidget *note = PromptChoices::noteBelow(*button);
        m_pairs.push_back({card, button, note, button->accessibleDescription()});
        button->setAccessibleDescription({}); // the card says it
        if (note)
            note->hide();
        button->setFocusProxy(card);
        card->installEventFilter(this);
        button->installEventFilter(this);
        light(m_pairs.back());
    }
}

void CardLink::part()
{
    for (const Pair &pair : m_pairs) {
        if (pair.card) {
            pair.card->removeEventFilter(this);
            pair.card->setLit(false);
        }
        if (pair.note)
            pair.note->show();
        if (!pair.button)
            continue;
        pair.button->removeEventFilter(this);
        pair.button->setFocusProxy(nullptr);
        pair.button->setAccessibleDescription(pair.description);
    }
    m_pairs.clear();
}

void CardLink::light(const Pair &pair)
{
    if (!pair.card || !pair.button)
        return;
    pair.card->setLit(pair.button->underMouse());
    setStyled(*pair.button, "lit", pair.card->underMouse() || pair.card->hasFocus());
}

bool CardLink::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyPress: // a key that was meant for something before
        if (static_cast<QKeyEvent *>(event)->key() == Qt::Key_Space && m_buttons.ignoresSpace())
            return true;
        break;
    case QEvent::Enter:
    case QEvent::Leave:
    case QEvent::FocusIn:
    case QEvent::FocusOut:
        for (const Pair &pair : m_pairs) {
            if (watched == pair.card || watched == pair.button)
                light(pair);
        }
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace merlon
