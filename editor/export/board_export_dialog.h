#pragma once

#include "editor/export/board_export.h"

#include <QDialog>
#include <QTimer>

class QLabel;
class QPushButton;

namespace merlon {

class Appearance;
class ExportOptions;
class MessageBar;
class PreviewPane;

/// All about the export of a board or a position on one page: what is chosen is seen at once as it will be. The choices are
/// remembered.
class BoardExportDialog final : public QDialog {
    Q_OBJECT

public:
    /// `subject` and `appearance` must live longer.
    BoardExportDialog(const ExportSubject &subject, const ExportChoice &choice, const Appearance &appearance,
                      QWidget *parent = nullptr);

    /// Writes what is chosen, in the form that the end of the file's name says; then the page closes. If it cannot be written
    /// the page says why and stays.
    bool write(const QString &file);
    /// Puts the image into the clipboard, as large as it would be in a file.
    void copyImage();
    /// Where a file is suggested to be.
    QString suggestedFile() const;

Q_SIGNALS:
    void written(const QString &file);

private:
    QWidget *buildLeft();
    QWidget *buildRight();
    void askForFile();
    void showPreview();
    ExportLook exportLook();

    const ExportSubject &m_subject;
    const Appearance &m_appearance;
    canvas::Art m_art; ///< in the colours that are chosen
    ExportOptions *m_options;
    PreviewPane *m_preview;
    QLabel *m_summary;
    MessageBar *m_messages;
    QPushButton *m_copy;
    QTimer m_waiting; ///< until what is typed has been typed
};

} // namespace merlon
