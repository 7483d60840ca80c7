#pragma once

#include "editor/files/print_dialog.h"
#include "editor/window/actions/editor_context.h"

#include <QObject>

namespace merlon {

class DocumentTab;

/// Boards and scenarios for other programs.
class ExportActions final : public QObject {
    Q_OBJECT

public:
    explicit ExportActions(const EditorContext &context);

    /// See exportBoard. False if it cannot be written: says why.
    bool exportTo(DocumentTab &tab, const QString &file);

private:
    void ask();
    bool askForPrinting();

    EditorContext m_context;
    PrintChoice m_print; ///< how the last board was printed
};

} // namespace merlon
