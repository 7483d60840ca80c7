#include "app/table/coach/coach.h"

#include "app/table/coach/coach_card.h"
#include "app/table/position_display.h"
#include "app/table/question/bar/prompt_bar.h"
#include "core/canvas/view/board_view.h"

#include <QSettings>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

const QString kMemory = u"coached"_s; ///< group of what has been said

} // namespace

Coach::Coach(const TableParts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_card(new CoachCard(&parts.board))
{
    connect(m_card, &CoachCard::understood, this, [this] {
        QSettings().setValue(memoryKey(), true);
        rest();
        if (!m_parts.prompt.choices().focusFirst())
            m_parts.board.setFocus(Qt::OtherFocusReason);
    });
    connect(m_card, &CoachCard::unwanted, this, [this] {
        rest();
        Q_EMIT unwanted();
    });
}

void Coach::setActive(bool active)
{
    m_isActive = active;
    if (!active)
        rest();
}

/// Of the question that is asked.
QString Coach::memoryKey() const
{
    const Setup &setup = m_parts.game.speaker->setup();
    const Decision decision = m_parts.display.view().decision();
    return u"%1/%2/%3"_s.arg(kMemory, QString::fromStdString(setup.game().key()),
                             QString::fromStdString(setup.vocabulary().decisions()[decision.kind].key));
}

void Coach::ask()
{
    if (!m_isActive || !m_parts.settings.isCoached || QSettings().value(memoryKey()).toBool())
        return rest();
    const QString text = m_parts.game.speaker->coaching(m_parts.display.view().decision());
    if (text.isEmpty())
        return rest();
    m_card->tell(text);
}

void Coach::rest()
{
    m_card->hide();
}

void Coach::forget()
{
    QSettings().remove(kMemory);
}

} // namespace merlon
