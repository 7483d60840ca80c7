#include "app/words/resources.h"
#include "core/canvas/mini_map.h"
#include "editor/analysis/analysis_panel.h"
#include "editor/balance/balance_panel.h"
#include "editor/panels/findings_panel.h"
#include "editor/panels/properties_panel.h"
#include "editor/scenario/scenario_panels.h"
#include "editor/tabs/ask_bar.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/editor_window.h"

#include <QCloseEvent>
#include <QFileInfo>
#include <QMessageBox>
#include <QSettings>
#include <QTabWidget>

using namespace Qt::StringLiterals;

/// Closing, and what is there again at the next start: the files that were open, and what was not saved.
namespace merlon {

bool EditorWindow::closeSheet(DocumentTab &sheet)
{
    m_tabs->setCurrentWidget(&sheet);
    finishTyping();
    if (sheet.document().isModified()) {
        const auto answer = QMessageBox::warning(
            this, tr("Not saved"), tr("“%1” has changes that are not saved.").arg(sheet.document().name()),
            QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
        if (answer == QMessageBox::Cancel || (answer == QMessageBox::Save && !save(sheet)))
            return false;
    }
    removeSheet(sheet);
    return true;
}

void EditorWindow::removeSheet(DocumentTab &sheet)
{
    sheet.removeRecoveryFile();
    if (!sheet.document().file().isEmpty())
        m_disk.removePath(sheet.document().file());
    m_properties->setDocument(nullptr);
    m_findings->setDocument(nullptr);
    m_scenarioPanels->show(nullptr);
    m_overview->setView(nullptr);
    m_analysis->setView(nullptr);
    m_balance->showNothing();
    m_undo.removeStack(&sheet.document().undoStack());
    m_tabs->removeTab(m_tabs->indexOf(&sheet));
    sheet.disconnect();
    sheet.document().disconnect(this);
    sheet.document().undoStack().disconnect(this);
    sheet.deleteLater();
    frontChanged();
    keepSession();
}

void EditorWindow::closeEvent(QCloseEvent *event)
{
    const QStringList files = openFiles();
    for (DocumentTab *one : openSheets()) {
        if (!closeSheet(*one))
            return event->ignore();
    }
    QSettings store;
    store.setValue(u"editor/panels"_s, m_panelsAsTheyWere);
    store.setValue(u"editor/session"_s, files);
    event->accept();
}

/// At once: the program may end before it is closed.
void EditorWindow::keepSession() const
{
    QSettings().setValue(u"editor/session"_s, openFiles());
}

/// Those that lie on a disk, the one in front last.
QStringList EditorWindow::openFiles() const
{
    QStringList files;
    for (DocumentTab *one : openSheets())
        files << one->document().file();
    if (front()) {
        files.removeAll(front()->document().file());
        files << front()->document().file();
    }
    files.removeAll(QString());
    return files;
}

void EditorWindow::reopenSession()
{
    for (const QString &file : QSettings().value(u"editor/session"_s).toStringList()) {
        if (QFileInfo::exists(file))
            openFile(file);
    }
}

void EditorWindow::offerRecovery()
{
    const std::vector<RecoverableDocument> left = recoverableDocuments();
    if (left.empty())
        return;
    QStringList names;
    for (const RecoverableDocument &one : left)
        names << one.name();
    m_questions->ask(tr("The program ended before these were saved: %1.").arg(names.join(u", "_s)),
                     {{tr("&Bring them back"),
                       [this, left] {
                           for (const RecoverableDocument &one : left)
                               recover(one);
                       }},
                      {tr("&Forget them"), [left] {
                           for (const RecoverableDocument &one : left)
                               discardRecovery(one);
                       }}});
}

/// In the place of its older self, where the session has opened that again.
void EditorWindow::recover(const RecoverableDocument &left)
{
    std::unique_ptr<RecoveryFile> recovery = RecoveryFile::take(left.recovery);
    if (!recovery)
        return;
    for (DocumentTab *older : openSheets()) {
        if (older->document().liesAt(left.file) && !older->document().isModified())
            removeSheet(*older);
    }
    DocumentTab *recovered = nullptr;
    if (const auto *scenario = std::get_if<Scenario>(&left.what))
        recovered = addScenario(*scenario, left.file);
    else
        recovered = addSheet(std::get<SketchedBoard>(left.what), left.file);
    recovered->document().readSaved();
    recovered->document().setDiffersFromFile();
    recovered->setRecoveryFile(std::move(recovery));
    watch(left.file);
    keepSession();
}

} // namespace merlon
