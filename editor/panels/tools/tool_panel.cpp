#include "editor/panels/tools/tool_panel.h"

#include "app/look/lettering.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace merlon {

ToolPanel::ToolPanel(QWidget *parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWindowTitle(tr("Tools"));
}

void ToolPanel::setGroups(const std::vector<Group> &groups, QWidget *below)
{
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setSpacing(1);
    const int size = fontMetrics().height() * 3 / 2;
    for (const Group &group : groups) {
        if (!group.title.isEmpty()) {
            auto *title = new QLabel(group.title);
            title->setFont(titleFont(font(), 1.05));
            title->setContentsMargins(0, fontMetrics().height() / 2, 0, 2);
            column->addWidget(title);
        }
        for (QAction *tool : group.tools) {
            auto *button = new QToolButton;
            button->setDefaultAction(tool);
            button->setProperty("tool", true);
            button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
            button->setIconSize({size, size});
            button->setAutoRaise(true);
            button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
            column->addWidget(button);
        }
    }
    if (below)
        column->addWidget(below);
    column->addStretch(1);
    setWidget(page);
    setMinimumWidth(page->minimumSizeHint().width() + 2 * frameWidth() + fontMetrics().height());
}

void ToolPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        setWindowTitle(tr("Tools"));
    QScrollArea::changeEvent(event);
}

} // namespace merlon
