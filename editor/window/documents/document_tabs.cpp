#include "editor/window/documents/document_tabs.h"

#include "app/look/appearance.h"
#include "editor/panels/tools/tool_icons.h"
#include "editor/tabs/document_tab.h"

#include <QContextMenuEvent>
#include <QDir>
#include <QFileInfo>
#include <QTabBar>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace merlon {

DocumentTabs::DocumentTabs(const Appearance &appearance, QWidget *parent)
    : QTabWidget(parent)
    , m_appearance(appearance)
{
    setDocumentMode(true);
    setMovable(true);
    tabBar()->installEventFilter(this);
}

void DocumentTabs::add(DocumentTab &added)
{
    setCurrentIndex(addTab(&added, added.document().name()));
    auto *button = new QToolButton;
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus);
    button->setIconSize({12, 12});
    connect(button, &QToolButton::clicked, &added, [this, tab = &added] { Q_EMIT closeWanted(tab); });
    tabBar()->setTabButton(indexOf(&added), QTabBar::RightSide, button);
    drawCloseButtons();
}

bool DocumentTabs::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != tabBar() || event->type() != QEvent::ContextMenu)
        return QTabWidget::eventFilter(watched, event);
    const auto *wanted = static_cast<QContextMenuEvent *>(event);
    const bool isByKey = wanted->reason() == QContextMenuEvent::Keyboard;
    const int tab = isByKey ? currentIndex() : tabBar()->tabAt(wanted->pos());
    if (tab < 0)
        return true;
    setCurrentIndex(tab);
    Q_EMIT menuWanted(isByKey ? tabBar()->mapToGlobal(tabBar()->tabRect(tab).center()) : wanted->globalPos());
    return true;
}

void DocumentTabs::showTitles()
{
    for (int number = 0; number < count(); ++number) {
        const OpenDocument &document = static_cast<DocumentTab *>(widget(number))->document();
        const QString &file = document.file();
        const QString title = file.isEmpty() ? document.name() : QFileInfo(file).fileName();
        setTabText(number, title + (document.isModified() ? u" •"_s : QString()));
        const QString place = file.isEmpty() ? tr("Unsaved") : QDir::toNativeSeparators(file);
        setTabToolTip(number, document.name() + u'\n' + place);
    }
}

void DocumentTabs::drawCloseButtons()
{
    const canvas::Theme &theme = m_appearance.theme();
    for (int number = 0; number < count(); ++number) {
        auto *button = static_cast<QToolButton *>(tabBar()->tabButton(number, QTabBar::RightSide));
        if (!button)
            continue;
        button->setIcon(iconIn(u"close"_s, theme.ink, theme.shade(0.5), m_appearance.art()));
        button->setToolTip(tr("Close"));
        button->setAccessibleName(button->toolTip());
    }
}

} // namespace merlon
