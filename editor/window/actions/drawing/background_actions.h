#pragma once

#include "editor/window/actions/editor_context.h"

#include <QObject>

class QAction;

namespace merlon {

class BackgroundDialog;
class BoardDocument;

/// The picture under the drawing.
class BackgroundActions final : public QObject {
    Q_OBJECT

public:
    explicit BackgroundActions(const EditorContext &context);

    /// Puts a picture under the board in front. One that is too large to be embedded is linked. False if it cannot be:
    /// says why.
    enum class PictureUse { Embed, Link };
    bool put(const QString &file, PictureUse use = PictureUse::Embed);
    /// Opens the dialog that says where it lies; null if there is none.
    BackgroundDialog *arrange();

private:
    void ask(PictureUse use);
    void remove();
    void enable();
    BoardDocument &document() const;

    EditorContext m_context;
    QAction *m_arrange;
    QAction *m_remove;
};

} // namespace merlon
