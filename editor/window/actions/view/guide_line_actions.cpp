#include "editor/window/actions/view/guide_line_actions.h"

#include "core/base/limits.h"
#include "editor/model/guide_lines.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/actions/editor_actions.h"
#include "editor/window/actions/view/guide_line_dialog.h"
#include "editor/window/documents/open_documents.h"

#include <QAction>
#include <QMainWindow>

#include <utility>

namespace merlon {

GuideLineActions::GuideLineActions(const EditorContext &context)
    : QObject(&context.window)
    , m_context(context)
    , m_add(context.actions.add({"add-guide-line", [] { return tr("Add a &guide line…"); }, Needs::Own},
                                [this] { ask(); }))
    , m_next(context.actions.add({"next-guide-line",
                                  [] {
                                      //: Edit menu: selects it, so that the arrow keys move it
                                      return tr("Select &next guide line");
                                  },
                                  Needs::Own, Qt::CTRL | Qt::Key_U},
                                 [this] { selectNext(); }))
    , m_place(context.actions.add({"place-guide-line",
                                   [] {
                                       //: Edit menu and the menu on a guide line: asks for the number on the ruler
                                       return tr("Move guide line t&o…");
                                   },
                                   Needs::Own},
                                  [this] { askWhere(); }))
    , m_remove(context.actions.add(
          {"remove-guide-lines", [] { return tr("Remove all guide &lines"); }, Needs::Own},
          [this] { removeAll(); }))
{
    connect(&context.documents, &OpenDocuments::frontChanged, this, &GuideLineActions::enable);
    connect(&context.documents, &OpenDocuments::boardChanged, this, [this](const DocumentChange &change) {
        if (change.sketch)
            enable();
    });
    enable();
}

void GuideLineActions::enable()
{
    BoardTab *front = m_context.documents.board();
    const std::size_t lines = front ? front->document().sketch().arrangement.guides.size() : 0;
    m_add->setEnabled(front && lines < kMostGuideLines);
    for (QAction *action : {m_next, m_place, m_remove})
        action->setEnabled(lines > 0);
}

void GuideLineActions::ask()
{
    BoardTab &front = *m_context.documents.board();
    auto *dialog = new GuideLineDialog(front.view().middleOfView(), &m_context.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    BoardDocument &document = front.document();
    connect(dialog, &QDialog::accepted, &document,
            [this, dialog, &document] { add(document, dialog->line()); });
    dialog->open();
}

/// A new line is seen.
void GuideLineActions::add(BoardDocument &document, const GuideLine &line)
{
    showLines();
    Sketch sketch = document.sketch();
    sketch.arrangement = withGuideLine(std::move(sketch.arrangement), line);
    document.draw(sketch, [] { return tr("Add guide line"); });
}

void GuideLineActions::showLines()
{
    if (QAction *shows = m_context.actions.find("guide-lines"); !shows->isChecked())
        shows->trigger();
}

void GuideLineActions::selectNext()
{
    showLines();
    m_context.documents.board()->view().guideLines().selectNext();
}

void GuideLineActions::askWhere()
{
    DrawingView &view = m_context.documents.board()->view();
    if (!view.guideLines().selected())
        selectNext();
    const GuideLine before = *view.guideLines().selected();
    auto *dialog = new GuideLineDialog(before, &m_context.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, &view, [&view, dialog, before, shown = dialog->line()] {
        if (dialog->line() != shown) // else it would be moved onto a whole number
            view.guideLines().replace(before, dialog->line());
    });
    dialog->open();
}

void GuideLineActions::removeAll()
{
    BoardDocument &document = m_context.documents.board()->document();
    Sketch sketch = document.sketch();
    sketch.arrangement = withoutGuideLines(std::move(sketch.arrangement));
    document.draw(sketch, [] { return tr("Remove all guide lines"); });
}

} // namespace merlon
