#include "editor/window/actions/arranging/layout_dialog.h"

#include "app/look/appearance.h"
#include "core/canvas/view/board_view.h"
#include "editor/canvas/picture/board_titles.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace merlon {

LayoutDialog::LayoutDialog(const QString &title, std::vector<LayoutChoice> choices, const BoardSchema &schema,
                           const Appearance &appearance, QWidget *parent)
    : QDialog(parent)
    , m_choices(std::move(choices))
    , m_schema(schema)
    , m_forms(new QComboBox)
    , m_preview(new canvas::BoardView(appearance.art()))
{
    setWindowTitle(title);
    auto *text = new QLabel(tr("The places would be arranged like this. Their links become straight."));
    text->setWordWrap(true);
    //: In front of a list: what the walls of a fortress are drawn like, such as “Rectangle”.
    auto *label = new QLabel(tr("&Form:"));
    label->setBuddy(m_forms);
    for (const LayoutChoice &choice : m_choices)
        m_forms->addItem(choice.name);
    connect(m_forms, &QComboBox::currentIndexChanged, this, &LayoutDialog::preview);
    auto *row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(m_forms, 1);
    m_preview->setAccessibleName(tr("Preview"));
    m_preview->setFocusPolicy(Qt::NoFocus);
    m_preview->setMinimumSize(60 * fontMetrics().averageCharWidth(), 20 * fontMetrics().height());
    preview();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    //: A button: moves the places as the preview shows.
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Arrange"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(text);
    column->addLayout(row);
    column->addWidget(m_preview, 1);
    column->addWidget(buttons);
    label->setVisible(m_choices.size() > 1);
    m_forms->setVisible(m_choices.size() > 1);
}

std::size_t LayoutDialog::chosen() const
{
    return static_cast<std::size_t>(std::max(0, m_forms->currentIndex()));
}

void LayoutDialog::preview()
{
    const Board &after = m_choices[chosen()].after;
    m_preview->setBoard(after);
    m_preview->setPicture(BoardTitles().picture(after, m_schema));
}

} // namespace merlon
