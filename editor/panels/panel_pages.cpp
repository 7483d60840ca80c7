#include "editor/panels/panel_pages.h"

#include <QEvent>

namespace merlon {

PanelPages::PanelPages(std::initializer_list<QWidget *> pages)
{
    for (QWidget *page : pages) {
        addWidget(page);
        page->installEventFilter(this);
    }
    connect(this, &QStackedWidget::currentChanged, this,
            [this] { setWindowTitle(currentWidget()->windowTitle()); });
    setWindowTitle(currentWidget()->windowTitle());
}

bool PanelPages::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::WindowTitleChange && watched == currentWidget())
        setWindowTitle(currentWidget()->windowTitle());
    return QStackedWidget::eventFilter(watched, event);
}

} // namespace merlon
