#include "editor/window/documents/export_actions.h"

#include "app/export/export_file.h"
#include "app/look/appearance.h"
#include "app/widgets/message_bar.h"
#include "editor/files/board_export.h"
#include "editor/scenario/scenario_tab.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/actions/editor_actions.h"
#include "editor/window/documents/open_documents.h"
#include "editor/window/status_line.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

ExportSubject subjectIn(DocumentTab &tab)
{
    if (auto *scenario = qobject_cast<ScenarioTab *>(&tab))
        return subjectOf(scenario->document());
    return subjectOf(static_cast<BoardTab &>(tab).document());
}

} // namespace

ExportActions::ExportActions(const EditorContext &context)
    : QObject(&context.window)
    , m_context(context)
{
    context.actions.add({"export", [] { return tr("&Export…"); }, Needs::AnyDocument, Qt::CTRL | Qt::Key_E},
                        [this] { ask(); });
}

void ExportActions::ask()
{
    m_context.documents.finishTyping();
    DocumentTab &front = *m_context.documents.front();
    const bool isBoard = m_context.documents.board();
    const QString folder = personalFolder(QStandardPaths::DocumentsLocation);
    const QString key = QString::fromStdString(front.document().key());
    QStringList filters {tr("Images (*.png)"), tr("Drawings (*.svg)"), tr("Print and play (*.pdf)")};
    if (isBoard)
        filters << tr("Graphs (*.graphml)") << tr("Graphs for Graphviz (*.dot)");
    QString filter;
    QString file = QFileDialog::getSaveFileName(&m_context.window,
                                                isBoard ? tr("Export the board") : tr("Export the scenario"),
                                                folder + u'/' + key, filters.join(u";;"_s), &filter);
    if (file.isEmpty())
        return;
    if (QFileInfo(file).suffix().isEmpty())
        file += filter.mid(filter.indexOf(u'.')).chopped(1);
    if (!file.endsWith(u".pdf"_s, Qt::CaseInsensitive) || askForPrinting())
        exportTo(front, file);
}

bool ExportActions::askForPrinting()
{
    DocumentTab &front = *m_context.documents.front();
    ExportLook look {front.map().picture(), m_context.appearance.art(), m_context.window.font()};
    PrintDialog dialog(
        m_print,
        [&](const PrintChoice &choice) {
            look.print = choice;
            return printedSize(subjectIn(front), look);
        },
        &m_context.window);
    if (dialog.exec() != QDialog::Accepted)
        return false;
    m_print = dialog.choice();
    return true;
}

bool ExportActions::exportTo(DocumentTab &tab, const QString &file)
{
    const ExportLook look {tab.map().picture(), m_context.appearance.art(), m_context.window.font(), m_print};
    if (const Expected<void> written = exportBoard(subjectIn(tab), look, file); !written) {
        m_context.messages.show(written.error());
        return false;
    }
    const QString form = QFileInfo(file).suffix().toLower();
    auto *board = qobject_cast<BoardTab *>(&tab);
    const bool isGraph = form == u"graphml"_s || form == u"dot"_s;
    const QString where = QDir::toNativeSeparators(file);
    if (board && isGraph && !board->document().sketch().empty())
        //: Status. %1: a file
        m_context.status.show(tr("Exported to %1, without the notes and the background image").arg(where));
    else
        //: Status. %1: a file
        m_context.status.show(tr("Exported to %1").arg(where));
    return true;
}

} // namespace merlon
