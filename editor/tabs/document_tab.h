#pragma once

#include "core/canvas/view/board_view.h"
#include "editor/document/open_document.h"

#include <QTimer>
#include <QWidget>

#include <memory>

class QVBoxLayout;

namespace merlon {

class AskBar;
class RecoveryFile;

/// What stands in a tab: a document with its drawing, and the questions about its file.
class DocumentTab : public QWidget {
    Q_OBJECT

public:
    DocumentTab();
    ~DocumentTab() override;

    virtual OpenDocument &document() = 0;
    virtual canvas::BoardView &map() = 0;
    AskBar &questions() { return *m_questions; }
    /// Opens the line in which one looks for places, if there is one.
    virtual void find() { }
    /// The file as it lies on the disk now is another than the one that was read or written: asks what to do.
    void checkFile();
    /// Keeps what is not saved in this file, from time to time.
    void setRecoveryFile(std::unique_ptr<RecoveryFile> recovery);
    /// What is not saved is not wanted any more.
    void removeRecoveryFile();
    /// Writes the recovery file now, if there is anything to keep.
    void writeRecoveryFile();

Q_SIGNALS:
    void errorOccurred(const merlon::Error &error);
    /// Something for the status line.
    void statusMessage(const QString &text);

protected:
    /// The document exists: from now on it is kept.
    void follow();
    /// Takes the file as it is now: one step that can be undone.
    virtual Expected<void> reload() = 0;
    QVBoxLayout &column() { return *m_column; }

private:
    void loadFile();
    void keepOwn(const QByteArray &onDisk);

    std::unique_ptr<RecoveryFile> m_recovery;
    QVBoxLayout *m_column;
    AskBar *m_questions;
    QTimer m_recoveryTimer;
};

} // namespace merlon
