#include "editor/window/actions/drawing/own_attribute_actions.h"

#include "editor/panels/own_attributes/own_attributes_dialog.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/actions/editor_actions.h"
#include "editor/window/documents/open_documents.h"

#include <QMainWindow>

namespace merlon {

OwnAttributeActions::OwnAttributeActions(const EditorContext &context)
    : QObject(&context.window)
    , m_context(context)
{
    m_context.actions.add({"own-attributes", [] { return tr("&Your own attributes…"); }, Needs::Board},
                          [this] { ask(); });
}

/// The dialog lives as long as its board is in front.
void OwnAttributeActions::ask()
{
    auto *dialog = new OwnAttributesDialog(m_context.documents.board()->document(), &m_context.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(&m_context.documents, &OpenDocuments::frontChanged, dialog, &QDialog::close);
    connect(&m_context.documents, &OpenDocuments::aboutToRemove, dialog, &QDialog::close);
    dialog->open();
}

} // namespace merlon
