#include "app/table/docks/panel_dock.h"

#include "app/table/docks/dock_title.h"
#include "app/widgets/things/table_panel.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QScrollArea>

namespace merlon {

namespace {

constexpr QDockWidget::DockWidgetFeatures kFeatures =
    QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetFloatable;

/// A panel of any height.
QScrollArea *scrolled(QWidget *panel)
{
    auto *area = new QScrollArea;
    area->setWidget(panel);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

bool takesKeyboard(const QWidget *widget)
{
    return widget->isEnabled() && widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus) != 0;
}

} // namespace

PanelDock::PanelDock(const QString &key, QWidget *panel, const canvas::Art &art, QWidget *parent)
    : QDockWidget(panel->windowTitle(), parent)
    , m_panel(panel)
{
    setObjectName(key);
    setFeatures(kFeatures);
    auto *ofGame = qobject_cast<TablePanel *>(panel);
    m_title = new DockTitle(art, ofGame ? ofGame->takeHeader() : nullptr, this);
    m_title->setName(windowTitle());
    setTitleBarWidget(m_title);
    setWidget(ofGame ? scrolled(panel) : panel);
    connect(panel, &QWidget::windowTitleChanged, this, [this](const QString &title) {
        setWindowTitle(title);
        m_title->setName(title);
    });
    connect(m_title, &DockTitle::foldWanted, this, &PanelDock::foldWanted);
    connect(m_title, &DockTitle::floatWanted, this, &PanelDock::floatWanted);
    connect(m_title, &DockTitle::closeWanted, this, &PanelDock::closeWanted);
    connect(this, &QDockWidget::topLevelChanged, this, [this](bool floating) {
        m_title->setFloating(floating);
        if (floating)
            setFold(Fold::None);
    });
}

bool PanelDock::isOfSide() const
{
    return key() == QLatin1StringView(kFirstSide) || key() == QLatin1StringView(kSecondSide);
}

void PanelDock::setFold(Fold fold)
{
    if (fold == m_fold)
        return;
    m_fold = fold;
    widget()->setVisible(fold == Fold::None);
    m_title->setFolded(fold != Fold::None);
    m_title->setStrip(fold == Fold::ToStrip);
    setFeatures(fold == Fold::ToStrip ? kFeatures | DockWidgetVerticalTitleBar : kFeatures);
    const QSize left = m_title->sizeHint();
    setMaximumSize(fold == Fold::ToStrip ? left.width() : QWIDGETSIZE_MAX,
                   fold == Fold::ToTitle ? left.height() : QWIDGETSIZE_MAX);
}

/// Those behind lie outside of what can be seen.
bool PanelDock::isSeen() const
{
    return !isHidden() && m_fold == Fold::None
        && (isFloating() || (geometry().right() >= 0 && geometry().bottom() >= 0));
}

void PanelDock::setFoldable(bool foldable)
{
    m_title->setFoldable(foldable);
}

void PanelDock::themeChanged()
{
    m_title->drawIcons();
}

void PanelDock::focusPanel()
{
    for (QWidget *next = m_panel; next; next = next->nextInFocusChain()) {
        if (m_panel->isAncestorOf(next) && takesKeyboard(next))
            return next->setFocus(Qt::ShortcutFocusReason);
        if (next->nextInFocusChain() == m_panel)
            break;
    }
    m_panel->setFocus(Qt::ShortcutFocusReason);
}

/// A window of its own passes on what a docked panel would have passed on.
void PanelDock::keyPressEvent(QKeyEvent *event)
{
    if (isFloating() && parentWidget())
        QCoreApplication::sendEvent(parentWidget(), event);
    else
        QDockWidget::keyPressEvent(event);
}

} // namespace merlon
