#include "editor/window/documents/export_actions.h"

#include "app/look/appearance.h"
#include "app/widgets/boxes/message_bar.h"
#include "app/words/resources.h"
#include "editor/export/board_export_dialog.h"
#include "editor/scenario/scenario_tab.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/actions/editor_actions.h"
#include "editor/window/documents/open_documents.h"
#include "editor/window/status_line.h"

#include <QDir>
#include <QFileInfo>
#include <QMainWindow>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

ExportSubject subjectIn(DocumentTab &tab)
{
    if (auto *scenario = qobject_cast<ScenarioTab *>(&tab))
        return subjectOf(scenario->map());
    return subjectOf(static_cast<BoardTab &>(tab).view());
}

} // namespace

ExportActions::ExportActions(const EditorContext &context)
    : QObject(&context.window)
    , m_context(context)
{
    context.actions.add({"export", [] { return tr("&Export…"); }, Needs::AnyDocument, Qt::CTRL | Qt::Key_E},
                        [this] { ask(); });
    //: A menu entry: writes the file that was exported last once more.
    const auto again = [] { return tr("Export a&gain"); };
    context.actions.add({"export-again", again, Needs::AnyDocument, Qt::CTRL | Qt::SHIFT | Qt::Key_E},
                        [this] { exportAgain(); });
    connect(&context.documents, &OpenDocuments::aboutToRemove, this,
            [this](DocumentTab *tab) { m_last.erase(tab); });
}

void ExportActions::ask()
{
    open(Proposal::AsBefore);
}

void ExportActions::askForImage()
{
    if (m_context.documents.front())
        open(Proposal::ImageWithOverlay);
}

/// To where it was exported last, as it is now; else where to is asked.
void ExportActions::exportAgain()
{
    m_context.documents.finishTyping();
    DocumentTab &front = *m_context.documents.front();
    if (const auto last = m_last.find(&front); last != m_last.end())
        exportTo(front, last->second);
    else
        ask();
}

void ExportActions::open(Proposal proposal)
{
    m_context.documents.finishTyping();
    DocumentTab &front = *m_context.documents.front();
    const ExportSubject subject = subjectIn(front);
    ExportChoice choice = rememberedExport(usualExport(subject));
    if (proposal == Proposal::ImageWithOverlay) {
        choice.overlay = true;
        choice.form = isImage(choice.form) ? choice.form : ExportForm::Png;
    }
    BoardExportDialog dialog(subject, choice, m_context.appearance, &m_context.window);
    connect(&dialog, &BoardExportDialog::written, this, [&](const QString &file) { told(front, file); });
    dialog.exec();
}

bool ExportActions::exportTo(DocumentTab &tab, const QString &file)
{
    const ExportSubject subject = subjectIn(tab);
    const ExportChoice choice = rememberedExport(usualExport(subject));
    const canvas::Art art(resourceDirectories("art").front(), themeOf(choice, m_context.appearance.theme()));
    const ExportLook look {art, m_context.window.font()};
    if (const Expected<void> written = exportBoard(subject, choice, look, file); !written) {
        m_context.messages.show(written.error());
        return false;
    }
    told(tab, file);
    return true;
}

void ExportActions::told(DocumentTab &tab, const QString &file)
{
    m_last[&tab] = file;
    const QString ending = QFileInfo(file).suffix().toLower();
    auto *board = qobject_cast<BoardTab *>(&tab);
    const bool isForGraphs = ending == u"graphml"_s || ending == u"dot"_s;
    const QString where = QDir::toNativeSeparators(file);
    if (board && isForGraphs && !board->document().sketch().empty())
        //: Status. %1: a file
        m_context.status.show(tr("Exported to %1, without the notes and the background image").arg(where));
    else
        //: Status. %1: a file
        m_context.status.show(tr("Exported to %1").arg(where));
}

} // namespace merlon
