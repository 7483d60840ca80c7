#pragma once

#include <QApplication>
#include <QDialog>
#include <QFileDialog>
#include <QLineEdit>
#include <QString>
#include <QTimer>

namespace merlon::testing {

/// Types the file into the dialog that opens next, and confirms it.
inline void answerFileDialog(const QString &file)
{
    QTimer::singleShot(200, qApp, [file] {
        QWidget *modal = QApplication::activeModalWidget();
        if (const auto *files = qobject_cast<QFileDialog *>(modal))
            files->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"))->setText(file);
        if (auto *dialog = qobject_cast<QDialog *>(modal))
            dialog->accept();
    });
}

} // namespace merlon::testing
