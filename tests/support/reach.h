#pragma once

#include <QAbstractButton>
#include <QComboBox>
#include <QDockWidget>
#include <QFontMetrics>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QMainWindow>
#include <QScrollArea>
#include <QScrollBar>
#include <QStringList>
#include <QWidget>

namespace merlon::testing {

/// How it is called in messages of tests.
inline QString calledIn(const QWidget &widget)
{
    QString name = QString::fromLatin1(widget.metaObject()->className());
    if (!widget.objectName().isEmpty())
        name += u'#' + widget.objectName();
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        name += u'"' + (button->text().isEmpty() ? button->accessibleName() : button->text()) + u'"';
    return name;
}

/// Whether a person can get to the whole of it, scrolling where one can scroll.
inline bool canBeReached(const QWidget &widget)
{
    const QWidget *window = widget.window();
    QRect box(QPoint(0, 0), widget.size());
    for (const QWidget *at = &widget; at != window; at = at->parentWidget()) {
        const QWidget *parent = at->parentWidget();
        box.translate(at->pos());
        if (const auto *area = qobject_cast<const QScrollArea *>(parent->parentWidget());
            area && area->viewport() == parent && area->widget() == at) {
            box.translate(area->horizontalScrollBar()->value(), area->verticalScrollBar()->value());
            const QSize reach = parent->size()
                + QSize(area->horizontalScrollBar()->maximum(), area->verticalScrollBar()->maximum());
            const QSize least = box.size().boundedTo(QSize(40, 12)); // so much of it is seen at once
            if (!QRect(QPoint(0, 0), reach).adjusted(-1, -1, 1, 1).contains(box)
                || parent->width() < least.width() || parent->height() < least.height())
                return false;
            box = parent->rect(); // where it can be scrolled to
            continue;
        }
        if (!parent->rect().adjusted(-1, -1, 1, 1).contains(box))
            return false;
    }
    return true;
}

/// Whether it is in a panel that lies behind another: Qt puts such a panel outside of the window.
inline bool isBehind(const QWidget &widget)
{
    for (const QWidget *at = &widget; at; at = at->parentWidget()) {
        if (qobject_cast<const QDockWidget *>(at) && at->geometry().right() < 0)
            return true;
    }
    return false;
}

/// What can be pressed, chosen or written in, is shown, and lies partly or wholly outside of what can be seen.
inline QStringList outOfReach(const QWidget &window)
{
    QStringList result;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        const bool isPressed = qobject_cast<const QAbstractButton *>(widget)
            || qobject_cast<const QComboBox *>(widget) || qobject_cast<const QLineEdit *>(widget);
        if (!isPressed || !widget->isVisible() || !widget->isEnabled() || widget->window() != &window
            || isBehind(*widget) || widget->objectName() == u"qt_menubar_ext_button" || canBeReached(*widget))
            continue;
        const QRect box(widget->mapTo(&window, QPoint(0, 0)), widget->size());
        result.append(QStringLiteral("%1 at %2,%3 %4x%5")
                          .arg(calledIn(*widget))
                          .arg(box.x())
                          .arg(box.y())
                          .arg(box.width())
                          .arg(box.height()));
    }
    return result;
}

/// Labels and buttons of a window whose words do not fit into them.
inline QStringList cutWords(const QWidget &window)
{
    constexpr int kRounding = 2; // pixels
    QStringList result;
    for (const QLabel *label : window.findChildren<QLabel *>()) {
        if (!label->isVisible() || label->window() != &window || isBehind(*label) || label->text().isEmpty())
            continue;
        const bool isCut = label->wordWrap()
            ? label->height() + kRounding < label->heightForWidth(label->width())
            : label->width() + kRounding < label->minimumSizeHint().width();
        if (isCut)
            result.append(QStringLiteral("%1: %2").arg(calledIn(*label), label->text()));
    }
    for (const QAbstractButton *button : window.findChildren<QAbstractButton *>()) {
        const bool isPlain =
            qstrcmp(button->metaObject()->className(), "QPushButton") == 0; // others draw themselves
        if (isPlain && button->isVisible() && button->window() == &window && !isBehind(*button)
            && button->fontMetrics().size(Qt::TextShowMnemonic, button->text()).width()
                > button->width() + kRounding)
            result.append(calledIn(*button));
    }
    return result;
}

/// Panels that lie over each other or over what they are around.
inline QStringList overlappingPanels(const QWidget &window)
{
    QList<const QWidget *> shown;
    for (const QDockWidget *dock : window.findChildren<QDockWidget *>()) {
        if (dock->isVisible() && !dock->isFloating() && !isBehind(*dock))
            shown.append(dock);
    }
    for (const QMainWindow *around : window.findChildren<QMainWindow *>()) {
        if (around->isVisible() && around->centralWidget())
            shown.append(around->centralWidget());
    }
    const auto boxOf = [&window](const QWidget &widget) {
        return QRect(widget.mapTo(&window, QPoint(0, 0)), widget.size());
    };
    QStringList result;
    for (qsizetype i = 0; i < shown.size(); ++i) {
        for (qsizetype j = 0; j < i; ++j) {
            if (boxOf(*shown[i]).intersects(boxOf(*shown[j])))
                result.append(QStringLiteral("%1 over %2").arg(calledIn(*shown[i]), calledIn(*shown[j])));
        }
    }
    return result;
}

/// The least size of what is in a window, from the largest on: for messages of tests.
inline QString whatNeedsRoom(const QWidget &window)
{
    QString result;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        const QSize least = widget->minimumSizeHint().expandedTo(widget->minimumSize());
        if (widget->isVisible() && (least.width() > 600 || least.height() > 150))
            result +=
                QStringLiteral("\n  %1 %2x%3").arg(calledIn(*widget)).arg(least.width()).arg(least.height());
    }
    return result;
}

} // namespace merlon::testing
