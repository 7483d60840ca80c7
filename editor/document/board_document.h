#pragma once

#include "core/base/error.h"
#include "core/board/change.h"
#include "core/board/schema.h"
#include "editor/model/objections.h"
#include "editor/model/selection.h"

#include <QObject>
#include <QString>
#include <QTimer>
#include <QUndoStack>

#include <vector>

namespace merlon {

/// A board that is being drawn: the board, what can be undone, what is selected, what the checks say. Nothing changes
/// the board but `perform` and the undo stack.
class BoardDocument final : public QObject {
    Q_OBJECT

public:
    /// `schema` must live as long. `file`: where it lies; empty: nowhere yet.
    BoardDocument(Board board, const BoardSchema &schema, const QString &file = {},
                  QObject *parent = nullptr);
    ~BoardDocument() override;

    const Board &board() const { return m_board; }
    const BoardSchema &schema() const { return m_schema; }
    QUndoStack &undoStack() { return m_undo; }
    bool isModified() const { return m_rescued || !m_undo.isClean(); }

    /// One step that can be undone. Nothing happens if the change is empty, or does not fit the board (which would be
    /// a fault of the program). Steps with the same `series` that follow each other become one; -1: never.
    bool perform(const BoardChange &change, const QString &text, int series = -1);
    /// The same, and selects something.
    bool perform(const BoardChange &change, const QString &text, const Selection &then);

    const Selection &selection() const { return m_selection; }
    void select(const Selection &selection);

    /// As of the last check; checks follow every change on their own, a moment later.
    const std::vector<Objection> &objections() const { return m_objections; }
    void checkNow();
    bool hasErrors() const;

    const QString &file() const { return m_file; }
    /// The name of the board in the language that is spoken.
    QString name() const;
    /// Writes the board as a whole, or leaves the file as it is.
    Expected<void> save(const QString &file);
    /// What the file held when it was read or written last.
    const QByteArray &savedContents() const { return m_saved; }
    void setSavedContents(const QByteArray &contents) { m_saved = contents; }
    /// The board comes from a recovery file: the file on the disk is another.
    void setRescued();
    /// The board as its file says it.
    QByteArray contents() const;

Q_SIGNALS:
    void boardChanged();
    void selectionChanged();
    void objectionsChanged();
    /// Its name, its file, or whether it is modified.
    void titleChanged();

private:
    friend class ApplyBoardChange;
    Expected<BoardChange> apply(const BoardChange &change);

    Board m_board;
    const BoardSchema &m_schema;
    QString m_file;
    QByteArray m_saved;
    bool m_rescued = false;
    QUndoStack m_undo;
    Selection m_selection;
    std::vector<Objection> m_objections;
    QTimer m_checking;
};

/// A board file or GraphML, ready to be edited.
Expected<Board> readBoardForEditing(const QString &file);

} // namespace merlon
