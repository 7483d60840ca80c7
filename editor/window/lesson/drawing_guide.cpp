#include "editor/window/lesson/drawing_guide.h"

#include "editor/model/lesson/board_wish.h"
#include "editor/window/actions/drawing/tool_actions.h"
#include "editor/window/actions/editor_actions.h"

#include <QAction>

#include <algorithm>
#include <set>
#include <utility>

namespace merlon {

DrawingGuide::DrawingGuide(DrawingLesson lesson, BoardDocument &document, ToolActions &tools,
                           EditorActions &actions, QObject *parent)
    : QObject(parent)
    , m_lesson(std::move(lesson))
    , m_document(document)
    , m_tools(tools)
    , m_actions(actions)
{
    m_following.setSingleShot(true);
    m_following.setInterval(0);
    connect(&m_following, &QTimer::timeout, this, &DrawingGuide::follow);
    connect(&document, &BoardDocument::changed, this, [this](const DocumentChange &change) {
        if (change.board)
            m_following.start();
    });
    connect(&tools, &ToolActions::chosenChanged, this, [this] { m_following.start(); });
    std::set<std::string> awaited;
    for (const DrawingStep &step : m_lesson.steps)
        awaited.insert(step.action);
    for (const std::string &name : awaited) {
        QAction *action = name.empty() ? nullptr : actions.find(name);
        if (!action)
            continue;
        connect(action, &QAction::triggered, this, [this, name] {
            m_hasActed = m_hasActed || shown().action == name;
            m_following.start();
        });
    }
    enter(0);
}

bool DrawingGuide::hasTool() const
{
    const std::string &tool = shown().tool;
    return tool.empty() || m_tools.chosen() == (tool == "select" ? std::string() : tool);
}

Board DrawingGuide::wanted() const
{
    Board board = m_document.board();
    for (const BoardWish &wish : shown().until) {
        if (!isFulfilled(wish, board, m_document.schema()))
            board = fulfilled(wish, std::move(board), m_document.schema());
    }
    return board;
}

/// How it stands with the step.
void DrawingGuide::look()
{
    const Board &board = m_document.board();
    const bool isDrawn = std::ranges::all_of(
        shown().until, [&](const BoardWish &wish) { return isFulfilled(wish, board, m_document.schema()); });
    const bool isUsed = hasTool() && (m_hasActed || !m_actions.find(shown().action));
    m_isDone = isDrawn && isUsed;
    m_canShow = !isUsed || (!isDrawn && wanted() != board);
}

void DrawingGuide::enter(std::size_t step)
{
    m_step = step;
    m_hasActed = false;
    look();
    Q_EMIT changed();
}

/// What has just been done leads on; what was there already when the step was shown waits for a word.
void DrawingGuide::follow()
{
    const bool wasDone = m_isDone;
    const bool couldShow = m_canShow;
    look();
    if (m_isDone && !wasDone && !isFinished())
        return enter(m_step + 1);
    if (wasDone != m_isDone || couldShow != m_canShow)
        Q_EMIT changed();
}

void DrawingGuide::goOn()
{
    if (canGoOn())
        enter(m_step + 1);
}

void DrawingGuide::goBack()
{
    if (canGoBack())
        enter(m_step - 1);
}

void DrawingGuide::showHow()
{
    if (!m_canShow)
        return;
    if (!hasTool())
        m_tools.choose(shown().tool == "select" ? std::string() : shown().tool);
    m_document.perform(difference(m_document.board(), wanted()), [number = m_step + 1] {
        //: Undo step: the guide of a lesson has drawn something. %1: the number of the step of the lesson
        return tr("Step %1 of the lesson").arg(number);
    });
    if (QAction *action = m_actions.find(shown().action); action && !m_hasActed)
        action->trigger();
}

} // namespace merlon
