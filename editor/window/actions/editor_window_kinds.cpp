#include "editor/files/kinds_dialog.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/editor_window.h"

/// A board of another program, whose kinds are not known here.
namespace merlon {

void EditorWindow::askForKinds(BoardTab &opened)
{
    BoardDocument &document = opened.document();
    const UnknownKinds unknown = unknownKinds(document.board(), document.schema());
    if (unknown.empty())
        return;
    auto *dialog = new KindsDialog(unknown, document.schema(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, &opened, [&document, dialog] {
        document.perform(renamed(document.board(), dialog->names()), tr("Give known kinds"));
    });
    dialog->open();
}

} // namespace merlon
