#include "editor/window/documents/open_documents.h"

#include "app/words/resources.h"
#include "editor/canvas/notes/note_editor.h"
#include "editor/scenario/scenario_tab.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/documents/document_tabs.h"

#include <QApplication>
#include <QSignalBlocker>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

OpenDocuments::OpenDocuments(const Appearance &appearance, QObject *parent)
    : QObject(parent)
    , m_appearance(appearance)
    , m_tabs(new DocumentTabs(appearance))
{
    connect(m_tabs, &QTabWidget::currentChanged, this, &OpenDocuments::showFront);
    connect(this, &OpenDocuments::titleChanged, m_tabs, &DocumentTabs::showTitles);
}

BoardTab &OpenDocuments::addBoard(SketchedBoard board, const QString &file)
{
    const BoardSchema *schema = schemaOf(board.board.info().schema); // a reader refuses unknown families
    auto *added = new BoardTab(std::move(board), *schema, file, m_appearance);
    connect(&added->document(), &BoardDocument::changed, this, &OpenDocuments::boardChanged);
    connect(&added->view().input(), &ToolInput::toolDone, this, &OpenDocuments::toolDone);
    connect(&added->view().menu(), &DrawingMenu::wanted, this, &OpenDocuments::menuWanted);
    connect(&added->view().input(), &ToolInput::mouseMovedTo, this, &OpenDocuments::mouseMovedTo);
    addTab(*added);
    if (const auto &error = added->view().sketch().background().error()) // the board itself is good
        Q_EMIT errorOccurred(*error);
    return *added;
}

ScenarioTab &OpenDocuments::addScenario(Scenario scenario, const QString &file)
{
    auto *added = new ScenarioTab(std::move(scenario), file, m_appearance);
    connect(&added->map(), &ScenarioMap::menuWanted, this, &OpenDocuments::scenarioMenuWanted);
    addTab(*added);
    return *added;
}

void OpenDocuments::addTab(DocumentTab &added)
{
    connect(&added.document(), &OpenDocument::titleChanged, this, &OpenDocuments::titleChanged);
    connect(&added, &DocumentTab::errorOccurred, this, &OpenDocuments::errorOccurred);
    connect(&added, &DocumentTab::statusMessage, this, &OpenDocuments::statusMessage);
    Q_EMIT opened(&added);
    {
        const QSignalBlocker untilItIsComplete(m_tabs);
        m_tabs->add(added);
    }
    showFront();
}

DocumentTab *OpenDocuments::front() const
{
    return qobject_cast<DocumentTab *>(m_tabs->currentWidget());
}

BoardTab *OpenDocuments::board() const
{
    return qobject_cast<BoardTab *>(m_tabs->currentWidget());
}

ScenarioTab *OpenDocuments::scenario() const
{
    return qobject_cast<ScenarioTab *>(m_tabs->currentWidget());
}

std::vector<DocumentTab *> OpenDocuments::all() const
{
    std::vector<DocumentTab *> all;
    for (int tab = 0; tab < m_tabs->count(); ++tab)
        all.push_back(static_cast<DocumentTab *>(m_tabs->widget(tab)));
    return all;
}

std::vector<BoardTab *> OpenDocuments::boards() const
{
    std::vector<BoardTab *> boards;
    for (DocumentTab *open : all()) {
        if (auto *board = qobject_cast<BoardTab *>(open))
            boards.push_back(board);
    }
    return boards;
}

DocumentTab *OpenDocuments::at(const QString &file) const
{
    const std::vector<DocumentTab *> open = all();
    const auto found =
        std::ranges::find_if(open, [&](DocumentTab *tab) { return tab->document().liesAt(file); });
    return found == open.end() ? nullptr : *found;
}

QStringList OpenDocuments::files() const
{
    QStringList files;
    for (DocumentTab *tab : all())
        files << tab->document().file();
    if (front()) {
        files.removeAll(front()->document().file());
        files << front()->document().file();
    }
    files.removeAll(QString());
    return files;
}

void OpenDocuments::bringToFront(DocumentTab &tab)
{
    m_tabs->setCurrentWidget(&tab);
}

void OpenDocuments::remove(DocumentTab &tab)
{
    tab.removeRecoveryFile();
    Q_EMIT aboutToRemove(&tab);
    {
        const QSignalBlocker untilItIsGone(m_tabs);
        m_tabs->removeTab(m_tabs->indexOf(&tab));
    }
    tab.disconnect();
    tab.document().disconnect(this);
    tab.deleteLater();
    showFront();
    Q_EMIT removed();
}

void OpenDocuments::abandonAll()
{
    m_tabs->disconnect(this);
    for (DocumentTab *tab : all()) {
        Q_EMIT aboutToRemove(tab);
        tab->document().disconnect(this);
        delete tab;
    }
}

void OpenDocuments::finishTyping()
{
    if (BoardTab *front = board())
        front->view().sketch().noteEditor().finish();
    QWidget *typed = QApplication::focusWidget();
    const auto holdsIt = [typed](const QWidget *panel) { return panel->isAncestorOf(typed); };
    if (typed && std::ranges::any_of(m_inputPanels, holdsIt))
        typed->clearFocus();
}

void OpenDocuments::showFront()
{
    Q_EMIT frontChanged();
    Q_EMIT titleChanged();
    if (DocumentTab *now = front())
        now->map().setFocus();
}

void OpenDocuments::retranslate()
{
    m_tabs->drawCloseButtons();
    for (DocumentTab *tab : all())
        tab->document().retranslateSteps();
    Q_EMIT titleChanged(); // boards have names in several languages
}

} // namespace merlon
