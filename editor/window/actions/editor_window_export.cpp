#include "app/export/export_file.h"
#include "app/widgets/message_bar.h"
#include "editor/files/board_export.h"
#include "editor/scenario/scenario_tab.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/editor_window.h"

#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

/// Boards and scenarios for other programs.
namespace merlon {

namespace {

ExportSubject subjectIn(DocumentTab &sheet)
{
    if (auto *scenario = qobject_cast<ScenarioTab *>(&sheet))
        return subjectOf(scenario->document());
    return subjectOf(static_cast<BoardTab &>(sheet).document());
}

} // namespace

void EditorWindow::askForExport()
{
    finishTyping();
    const QString folder = personalFolder(QStandardPaths::DocumentsLocation);
    const QString key = QString::fromStdString(front()->document().key());
    QStringList filters {tr("Pictures (*.png)"), tr("Drawings (*.svg)"), tr("Print and play (*.pdf)")};
    if (sheet())
        filters << tr("Graphs (*.graphml)") << tr("Graphs for Graphviz (*.dot)");
    QString filter;
    QString file =
        QFileDialog::getSaveFileName(this, sheet() ? tr("Export the board") : tr("Export the scenario"),
                                     folder + u'/' + key, filters.join(u";;"_s), &filter);
    if (file.isEmpty())
        return;
    if (QFileInfo(file).suffix().isEmpty())
        file += filter.mid(filter.indexOf(u'.')).chopped(1);
    if (!file.endsWith(u".pdf"_s, Qt::CaseInsensitive) || askForPrinting())
        exportTo(*front(), file);
}

bool EditorWindow::askForPrinting()
{
    ExportLook look {front()->map().picture(), m_appearance.art(), font()};
    PrintDialog dialog(
        m_print,
        [&](const PrintChoice &choice) {
            look.print = choice;
            return printedSize(subjectIn(*front()), look);
        },
        this);
    if (dialog.exec() != QDialog::Accepted)
        return false;
    m_print = dialog.choice();
    return true;
}

bool EditorWindow::exportTo(DocumentTab &sheet, const QString &file)
{
    const ExportLook look {sheet.map().picture(), m_appearance.art(), font(), m_print};
    if (const Expected<void> written = exportBoard(subjectIn(sheet), look, file); !written) {
        m_messages->show(written.error());
        return false;
    }
    const QString form = QFileInfo(file).suffix().toLower();
    auto *board = qobject_cast<BoardTab *>(&sheet);
    const bool isGraph = form == u"graphml"_s || form == u"dot"_s;
    const QString where = QDir::toNativeSeparators(file);
    if (board && isGraph && !board->document().sketch().empty())
        m_hint->setText(tr("Exported as %1, without the notes and the picture underneath").arg(where));
    else
        m_hint->setText(tr("Exported as %1").arg(where));
    return true;
}

} // namespace merlon
