#include "editor/window/documents/session.h"

#include "app/words/counting.h"
#include "editor/scenario/scenario_tab.h"
#include "editor/tabs/ask_bar.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/documents/file_actions.h"
#include "editor/window/documents/open_documents.h"

#include <QFileInfo>
#include <QMainWindow>
#include <QSettings>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

const QString kOpenFiles = u"editor/session"_s;

} // namespace

Session::Session(const EditorContext &context, FileActions &files, AskBar &questions)
    : QObject(&context.window)
    , m_context(context)
    , m_files(files)
    , m_questions(questions)
{
    connect(&files, &FileActions::filesChanged, this, &Session::store);
    connect(&context.documents, &OpenDocuments::removed, this, &Session::store);
}

/// At once: the program may end before it is closed.
void Session::store() const
{
    QSettings().setValue(kOpenFiles, m_context.documents.files());
}

void Session::reopen()
{
    for (const QString &file : QSettings().value(kOpenFiles).toStringList()) {
        if (QFileInfo::exists(file))
            m_files.open(file);
    }
}

bool Session::closeAll()
{
    const QStringList files = m_context.documents.files();
    for (DocumentTab *tab : m_context.documents.all()) {
        if (!m_files.close(*tab))
            return false;
    }
    QSettings().setValue(kOpenFiles, files); // they come again, though all are closed now
    return true;
}

void Session::offerRecovery()
{
    const std::vector<RecoverableDocument> left = recoverableDocuments();
    if (left.empty())
        return;
    QStringList names;
    for (const RecoverableDocument &one : left)
        names << one.name();
    //: %1: a list of files
    m_questions.ask(tr("Merlon closed before these files were saved: %1.").arg(separated(names)),
                    {{tr("&Recover"),
                      [this, left] {
                          for (const RecoverableDocument &one : left)
                              recover(one);
                      }},
                     {tr("&Discard"), [left] {
                          for (const RecoverableDocument &one : left)
                              discardRecovery(one);
                      }}});
}

/// In the place of its older self, where the session has opened that again.
void Session::recover(const RecoverableDocument &left)
{
    std::unique_ptr<RecoveryFile> recovery = RecoveryFile::take(left.recovery);
    if (!recovery)
        return;
    for (DocumentTab *older : m_context.documents.all()) {
        if (older->document().liesAt(left.file) && !older->document().isModified())
            m_context.documents.remove(*older);
    }
    DocumentTab *recovered = nullptr;
    if (const auto *scenario = std::get_if<Scenario>(&left.what))
        recovered = &m_context.documents.addScenario(*scenario, left.file);
    else
        recovered = &m_context.documents.addBoard(std::get<SketchedBoard>(left.what), left.file);
    recovered->document().readSaved();
    recovered->document().setDiffersFromFile();
    recovered->setRecoveryFile(std::move(recovery));
    m_files.watch(left.file);
    store();
}

} // namespace merlon
