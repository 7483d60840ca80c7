#pragma once

#include "core/board/sketch.h"

#include <QFrame>

#include <optional>
#include <string>

class QComboBox;
class QPlainTextEdit;

namespace merlon {

class DrawingView;

/// As it is shown: “Question”.
QString nameOf(NoteKind kind);

/// A sheet over the drawing in which a note is written. Clicking elsewhere, Ctrl+Enter or Escape takes what was written:
/// one step that can be undone. An empty note vanishes.
class NoteEditor final : public QFrame {
    Q_OBJECT

public:
    explicit NoteEditor(DrawingView &view);

    /// A new note at a point; a note that is left empty never was.
    void begin(Point at);
    void edit(const std::string &key);
    /// Takes what was written, if anything is being written.
    void finish();

    QPlainTextEdit &text() { return *m_text; }
    QComboBox &kind() { return *m_kind; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void open(const Note &note);
    void close();
    void place();
    void focusMoved(const QWidget *now);
    void retranslate();
    std::string written() const;

    DrawingView &m_view;
    QPlainTextEdit *m_text;
    QComboBox *m_kind;
    Point m_at;
    std::optional<std::string> m_key; ///< of a note that was there already
    bool m_isOpen = false;
};

} // namespace merlon
