#include "app/table/question/choice_picker.h"

#include "app/table/game_panels.h"
#include "app/table/question/explainer.h"
#include "core/canvas/view/board_view.h"

#include <utility>

namespace merlon {

using canvas::Thing;

ChoicePicker::ChoicePicker(const TableParts &parts, const Explainer &explainer, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_explainer(explainer)
{
    canvas::BoardView &board = m_parts.board;
    connect(&board, &canvas::BoardView::picked, this, &ChoicePicker::pick);
    connect(&board, &canvas::BoardView::grasped, this, &ChoicePicker::grasp);
    connect(&board, &canvas::BoardView::dropped, this, &ChoicePicker::drop);
    GamePanels &panels = m_parts.panels;
    connect(&panels, &GamePanels::picked, this, &ChoicePicker::pick);
    connect(&panels, &GamePanels::grasped, this, &ChoicePicker::grasp);
    connect(&panels, &GamePanels::dragged, this, [this](QPoint position) { boardUnder(position); });
    connect(&panels, &GamePanels::dropped, this, [this](QPoint position) { drop({}, boardUnder(position)); });
}

void ChoicePicker::open(const Vocabulary &vocabulary)
{
    m_guide = std::make_unique<ChoiceGuide>(vocabulary);
}

void ChoicePicker::clear()
{
    m_guide.reset();
    m_isAsking = false;
}

void ChoicePicker::begin(const ChoiceList &choices)
{
    m_guide->begin(choices);
    m_grasped = {};
    m_isAsking = true;
}

void ChoicePicker::end()
{
    m_guide->begin({});
    m_isAsking = false;
}

/// What of the board something that is dragged would be dropped on.
Thing ChoicePicker::boardUnder(QPoint onScreen)
{
    return m_parts.board.dragOver(m_parts.board.viewport()->mapFromGlobal(onScreen));
}

/// What does not go with what has been picked may be another beginning.
bool ChoicePicker::pickOrStartOver(const Thing &thing)
{
    if (m_guide->pick(thing))
        return true;
    ChoiceGuide fresh = *m_guide;
    while (fresh.back()) { }
    if (!fresh.pick(thing))
        return false;
    *m_guide = std::move(fresh);
    return true;
}

/// Something is held, and perhaps dragged: what goes with it glows, but nothing is chosen until it is let go.
void ChoicePicker::grasp(const Thing &thing)
{
    m_grasped = {};
    if (!m_isAsking || !pickOrStartOver(thing))
        return;
    m_grasped = thing;
    Q_EMIT changed();
}

void ChoicePicker::pick(const Thing &thing)
{
    if (!m_isAsking)
        return;
    const bool isHeld = !m_grasped.isNothing() && m_grasped == thing && m_guide->hasPicks();
    m_grasped = {};
    if (!isHeld && !pickOrStartOver(thing))
        return refuse(thing);
    if (const std::optional<Choice> choice = m_guide->complete()) {
        Q_EMIT completed(*choice);
        return;
    }
    Q_EMIT changed();
    Q_EMIT picked();
}

bool ChoicePicker::back()
{
    if (!m_guide->back())
        return false;
    Q_EMIT changed();
    return true;
}

void ChoicePicker::refuse(const Thing &thing)
{
    Q_EMIT refused(m_explainer.whyNotPicked(thing, *m_guide));
}

/// What was dragged has been let go. A gesture that leads nowhere takes back what it began with.
void ChoicePicker::drop(const Thing &from, const Thing &to)
{
    if (!m_isAsking)
        return;
    m_grasped = {};
    ChoiceGuide after = *m_guide;
    if (!m_guide->hasPicks()) {
        if (!from.isNothing() && !after.pick(from))
            refuse(from);
        return;
    }
    if (!to.isNothing() && after.pick(to))
        return pick(to);
    const QString why = to.isNothing() ? QString() : m_explainer.whyNotPicked(to, *m_guide);
    back();
    if (!why.isEmpty())
        Q_EMIT refused(why);
}

} // namespace merlon
