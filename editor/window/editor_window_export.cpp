#include "app/widgets/message_bar.h"
#include "editor/files/board_export.h"
#include "editor/window/board_sheet.h"
#include "editor/window/editor_window.h"

#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

/// The board for other programs.
namespace merlon {

void EditorWindow::askForExport()
{
    finishTyping();
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString key = QString::fromStdString(sheet()->document().board().info().key);
    const QStringList filters {tr("Pictures (*.png)"), tr("Drawings (*.svg)"), tr("Graphs (*.graphml)"),
                               tr("Graphs for Graphviz (*.dot)")};
    QString filter;
    QString file = QFileDialog::getSaveFileName(this, tr("Export the board"), folder + u'/' + key + u".png"_s,
                                                filters.join(u";;"_s), &filter);
    if (file.isEmpty())
        return;
    if (QFileInfo(file).suffix().isEmpty())
        file += filter.mid(filter.indexOf(u'.')).chopped(1);
    exportTo(*sheet(), file);
}

bool EditorWindow::exportTo(BoardSheet &sheet, const QString &file)
{
    const ExportLook look {sheet.view().picture(), m_appearance.art(), font()};
    if (const Expected<void> written = exportBoard(sheet.document(), look, file); !written) {
        m_messages->show(written.error());
        return false;
    }
    m_hint->setText(tr("Exported as %1").arg(QDir::toNativeSeparators(file)));
    return true;
}

} // namespace merlon
