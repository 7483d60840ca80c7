#pragma once

#include "editor/canvas/drawing_view.h"
#include "editor/document/board_document.h"

#include <QWidget>

#include <memory>

namespace merlon {

class AskBar;
class FindBar;
class RecoveryFile;

/// An open board with its drawing: what stands in a tab.
class BoardSheet final : public QWidget {
    Q_OBJECT

public:
    BoardSheet(Board board, const BoardSchema &schema, const QString &file, const Appearance &appearance);
    ~BoardSheet() override;

    BoardDocument &document() { return *m_document; }
    DrawingView &view() { return *m_view; }
    AskBar &questions() { return *m_questions; }
    /// Opens the line in which one looks for places.
    void find();
    /// The file as it lies on the disk now is another than the one that was read or written: asks what to do.
    void lookAtDisk();
    /// Keeps what is not saved in this file, from time to time.
    void keepIn(std::unique_ptr<RecoveryFile> recovery);
    /// What is not saved is not wanted any more.
    void forgetRecovery();
    /// Writes the recovery file now, if there is anything to keep.
    void keepNow();

Q_SIGNALS:
    void troubled(const merlon::Error &error);

private:
    void reload();

    std::unique_ptr<BoardDocument> m_document;
    std::unique_ptr<RecoveryFile> m_recovery;
    AskBar *m_questions;
    FindBar *m_find;
    DrawingView *m_view;
    QTimer m_keeping;
};

} // namespace merlon
