#pragma once

#include "core/engine/lessons/drawing_lesson.h"
#include "editor/document/board_document.h"

#include <QObject>
#include <QString>
#include <QTimer>

namespace merlon {

class EditorActions;
class ToolActions;

/// Leads along a drawing lesson: knows which step is shown, notices by itself when the board, the tool or an action is as
/// the step wants it, and can do it. Whatever else is drawn is allowed.
class DrawingGuide final : public QObject {
    Q_OBJECT

public:
    /// `document`, `tools` and `actions` must live as long.
    DrawingGuide(DrawingLesson lesson, BoardDocument &document, ToolActions &tools, EditorActions &actions,
                 QObject *parent = nullptr);

    const DrawingLesson &lesson() const { return m_lesson; }
    /// The step that is shown, counted from 0.
    std::size_t step() const { return m_step; }
    const DrawingStep &shown() const { return m_lesson.steps[m_step]; }
    bool isFinished() const { return m_step + 1 == m_lesson.steps.size(); }
    /// What the step wants is there, or the guide knows no way to it either.
    bool canGoOn() const { return !isFinished() && (m_isDone || !m_canShow); }
    bool canGoBack() const { return m_step > 0; }
    /// The guide could do what the step wants.
    bool canShow() const { return m_canShow; }

    void goOn();
    /// To what was said before; the board stays as it is.
    void goBack();
    /// Does what the step wants: one step to undo.
    void showHow();

Q_SIGNALS:
    /// Another step is shown, or it can be left now.
    void changed();

private:
    void enter(std::size_t step);
    void follow();
    void look();
    bool hasTool() const;
    /// The board as the step wants it, as far as the guide can do it.
    Board wanted() const;

    DrawingLesson m_lesson;
    BoardDocument &m_document;
    ToolActions &m_tools;
    EditorActions &m_actions;
    QTimer m_following; ///< when all that belongs to a change has been done
    std::size_t m_step = 0;
    bool m_hasActed = false; ///< the action of the step has been done
    bool m_isDone = false;
    bool m_canShow = false;
};

} // namespace merlon
