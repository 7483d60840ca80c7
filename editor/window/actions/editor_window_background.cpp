#include "app/export/export_file.h"
#include "app/widgets/message_bar.h"
#include "editor/canvas/background/background_dialog.h"
#include "editor/document/picture_file.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/editor_window.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

/// The picture that lies under the drawing.
namespace merlon {

void EditorWindow::connectBackground()
{
    const auto on = [this](QAction *action, PictureUse use) {
        connect(action, &QAction::triggered, this, [this, use] { askForPicture(use); });
    };
    on(m_actions->putPicture, PictureUse::Embed);
    on(m_actions->linkPicture, PictureUse::Link);
    connect(m_actions->arrangePicture, &QAction::triggered, this, &EditorWindow::arrangePicture);
    connect(m_actions->removePicture, &QAction::triggered, this, &EditorWindow::removePicture);
}

void EditorWindow::askForPicture(PictureUse use)
{
    const QString file = QFileDialog::getOpenFileName(
        this, tr("A picture to draw after"), personalFolder(QStandardPaths::PicturesLocation),
        QStringList {tr("Pictures (*.png *.jpg *.jpeg *.gif *.bmp *.webp)"), tr("All files (*)")}.join(
            u";;"_s));
    if (!file.isEmpty())
        putPicture(file, use);
}

/// A picture that is put in the place of another one lies where that one lay.
bool EditorWindow::putPicture(const QString &file, PictureUse use)
{
    const bool isSmall = QFileInfo(file).size() <= static_cast<qint64>(kLargestPicture);
    const bool embeds = use == PictureUse::Embed && isSmall;
    Expected<Background> put = backgroundFrom(file, embeds);
    if (!put) {
        m_messages->show(put.error());
        return false;
    }
    m_messages->hide();
    BoardDocument &document = sheet()->document();
    Sketch sketch = document.sketch();
    if (sketch.background) {
        put->at = sketch.background->at;
        put->width = sketch.background->width;
        put->opacity = sketch.background->opacity;
    }
    sketch.background = std::move(*put);
    document.draw(sketch, tr("Put a picture underneath"));
    if (use == PictureUse::Embed && !isSmall)
        m_hint->setText(tr("This picture is too large to be embedded: the board’s file will name it."));
    return true;
}

BackgroundDialog *EditorWindow::arrangePicture()
{
    if (!sheet()->document().sketch().background)
        return nullptr;
    auto *dialog = new BackgroundDialog(sheet()->document(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &BackgroundDialog::removeWanted, this, &EditorWindow::removePicture);
    connect(m_tabs, &QTabWidget::currentChanged, dialog, &QDialog::close);
    dialog->show();
    return dialog;
}

void EditorWindow::removePicture()
{
    Sketch sketch = sheet()->document().sketch();
    sketch.background.reset();
    sheet()->document().draw(sketch, tr("Remove the picture underneath"));
}

} // namespace merlon
