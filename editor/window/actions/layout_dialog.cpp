#include "editor/window/actions/layout_dialog.h"

#include "app/look/appearance.h"
#include "core/canvas/view/board_view.h"
#include "editor/canvas/board_titles.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace merlon {

LayoutDialog::LayoutDialog(const QString &title, const Board &after, const BoardSchema &schema,
                           const Appearance &appearance, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(title);
    auto *text = new QLabel(tr("The places would be arranged like this. Their links become straight."));
    text->setWordWrap(true);
    auto *preview = new canvas::BoardView(appearance.art());
    preview->setAccessibleName(tr("Preview"));
    preview->setFocusPolicy(Qt::NoFocus);
    preview->setMinimumSize(60 * fontMetrics().averageCharWidth(), 20 * fontMetrics().height());
    preview->setBoard(after);
    preview->setPicture(BoardTitles().picture(after, schema, false));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    //: A button: moves the places as the preview shows.
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Arrange"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(text);
    column->addWidget(preview, 1);
    column->addWidget(buttons);
}

} // namespace merlon
