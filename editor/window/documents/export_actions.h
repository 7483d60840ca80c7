#pragma once

#include "editor/export/export_choice.h"
#include "editor/window/actions/editor_context.h"

#include <QObject>
#include <QString>

#include <map>

namespace merlon {

class DocumentTab;

/// Boards and scenarios for other programs.
class ExportActions final : public QObject {
    Q_OBJECT

public:
    explicit ExportActions(const EditorContext &context);

    /// Opens the page on which everything is chosen, for the document in front.
    void ask();
    /// The same for an image with what lies over the drawing now.
    void askForImage();
    /// Writes it as was chosen last; see exportBoard. False if it cannot be written: says why.
    bool exportTo(DocumentTab &tab, const QString &file);

private:
    void exportAgain();
    enum class Proposal { AsBefore, ImageWithOverlay };
    void open(Proposal proposal);
    void told(DocumentTab &tab, const QString &file);

    EditorContext m_context;
    std::map<const DocumentTab *, QString> m_last; ///< where to, in this session; only compared
};

} // namespace merlon
