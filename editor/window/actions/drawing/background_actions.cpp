#include "editor/window/actions/drawing/background_actions.h"

#include "app/export/export_file.h"
#include "app/widgets/boxes/message_bar.h"
#include "core/base/limits.h"
#include "editor/canvas/background/background_dialog.h"
#include "editor/document/picture_file.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/actions/editor_actions.h"
#include "editor/window/documents/open_documents.h"
#include "editor/window/status_line.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace merlon {

BackgroundActions::BackgroundActions(const EditorContext &context)
    : QObject(&context.window)
    , m_context(context)
{
    EditorActions &actions = context.actions;
    QAction *put = actions.add({"put-picture", [] { return tr("&Embed image…"); }, Needs::Board},
                               [this] { ask(PictureUse::Embed); });
    //: A picture underneath of which the board's file holds only the name.
    const auto link = [] { return tr("&Link image file…"); };
    QAction *linked = actions.add({"link-picture", link, Needs::Board}, [this] { ask(PictureUse::Link); });
    m_arrange =
        actions.add({"arrange-picture", [] { return tr("&Position, size and opacity…"); }, Needs::Own},
                    [this] { arrange(); });
    m_remove =
        actions.add({"remove-picture", [] { return tr("&Remove image"); }, Needs::Own}, [this] { remove(); });
    //: A menu: a picture under the drawing, to be drawn after.
    QMenu *menu = actions.addMenu("picture", [] { return tr("&Background image"); });
    menu->addActions({put, linked, m_arrange, m_remove});
    connect(&context.documents, &OpenDocuments::frontChanged, this, &BackgroundActions::enable);
    connect(&context.documents, &OpenDocuments::boardChanged, this, [this](const DocumentChange &change) {
        if (change.sketch)
            enable();
    });
}

/// Of the board in front.
BoardDocument &BackgroundActions::document() const
{
    return m_context.documents.board()->document();
}

void BackgroundActions::enable()
{
    const bool hasPicture = m_context.documents.board() && document().sketch().background;
    m_arrange->setEnabled(hasPicture);
    m_remove->setEnabled(hasPicture);
}

void BackgroundActions::ask(PictureUse use)
{
    const QString file = QFileDialog::getOpenFileName(
        &m_context.window, tr("Choose a background image"), personalFolder(QStandardPaths::PicturesLocation),
        QStringList {tr("Images (*.png *.jpg *.jpeg *.gif *.bmp *.webp)"), tr("All files (*)")}.join(
            u";;"_s));
    if (!file.isEmpty())
        put(file, use);
}

/// A picture that is put in the place of another one lies where that one lay.
bool BackgroundActions::put(const QString &file, PictureUse use)
{
    const bool isSmall = QFileInfo(file).size() <= static_cast<qint64>(kLargestPicture);
    const bool embeds = use == PictureUse::Embed && isSmall;
    Expected<Background> put = backgroundFrom(file, embeds);
    if (!put) {
        m_context.messages.show(put.error());
        return false;
    }
    m_context.messages.hide();
    Sketch sketch = document().sketch();
    if (sketch.background) {
        put->at = sketch.background->at;
        put->width = sketch.background->width;
        put->opacity = sketch.background->opacity;
    }
    sketch.background = std::move(*put);
    document().draw(sketch, [] { return tr("Add background image"); });
    if (use == PictureUse::Embed && !isSmall)
        m_context.status.show(
            tr("This image is too large to be embedded: the board’s file will link to it."));
    return true;
}

BackgroundDialog *BackgroundActions::arrange()
{
    if (!document().sketch().background)
        return nullptr;
    auto *dialog = new BackgroundDialog(document(), &m_context.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &BackgroundDialog::removeWanted, this, &BackgroundActions::remove);
    connect(&m_context.documents, &OpenDocuments::frontChanged, dialog, &QDialog::close);
    connect(&m_context.documents, &OpenDocuments::aboutToRemove, dialog, &QDialog::close);
    dialog->show();
    return dialog;
}

void BackgroundActions::remove()
{
    Sketch sketch = document().sketch();
    sketch.background.reset();
    document().draw(sketch, [] { return tr("Remove background image"); });
}

} // namespace merlon
