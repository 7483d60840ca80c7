#include "tests/app/access/screen_reader.h"

#include <QApplication>
#include <QMetaEnum>

#include <utility>

#ifdef MERLON_CAN_WAKE_QT
#include <private/qguiapplication_p.h>
#include <qpa/qplatformaccessibility.h>
#include <qpa/qplatformintegration.h>
#endif

using namespace Qt::StringLiterals;

namespace merlon::testing {

namespace {

QStringList g_alerts;

void hear(QAccessibleEvent *event)
{
    const QAccessibleInterface *item = event->accessibleInterface();
    if (event->type() == QAccessible::Alert && item)
        g_alerts << item->text(QAccessible::Name) + u" | "_s + item->text(QAccessible::Description);
}

bool isSeen(QAccessibleInterface *item)
{
    return item && item->isValid() && !item->state().invisible;
}

void collect(QAccessibleInterface *top, std::vector<QAccessibleInterface *> &items)
{
    for (int i = 0; i < top->childCount(); ++i) {
        QAccessibleInterface *child = top->child(i);
        if (!isSeen(child))
            continue;
        items.push_back(child);
        collect(child, items);
    }
}

/// As if assistive technology were connected.
void wake([[maybe_unused]] bool active)
{
#ifdef MERLON_CAN_WAKE_QT
    QGuiApplicationPrivate::platformIntegration()->accessibility()->setActive(active);
#endif
}

} // namespace

ScreenReader::ScreenReader()
{
    wake(true);
    QAccessible::installUpdateHandler(hear);
    g_alerts.clear();
}

ScreenReader::~ScreenReader()
{
    QAccessible::installUpdateHandler(nullptr);
    wake(false);
}

bool ScreenReader::canHear()
{
    return QAccessible::isActive();
}

std::vector<ScreenReader::Item> ScreenReader::windows()
{
    std::vector<Item> windows;
    QAccessibleInterface *program = QAccessible::queryAccessibleInterface(qApp);
    for (int i = 0; i < program->childCount(); ++i) {
        if (Item window = program->child(i); isSeen(window))
            windows.push_back(window);
    }
    return windows;
}

std::vector<ScreenReader::Item> ScreenReader::below(Item top)
{
    std::vector<Item> items;
    collect(top, items);
    return items;
}

ScreenReader::Item ScreenReader::findBelow(Item top, const QString &name, QAccessible::Role role)
{
    for (Item item : below(top)) {
        if ((role == QAccessible::NoRole || item->role() == role) && nameOf(item) == name)
            return item;
    }
    return nullptr;
}

ScreenReader::Item ScreenReader::find(const QString &name, QAccessible::Role role)
{
    for (Item window : windows()) {
        if (Item found = findBelow(window, name, role))
            return found;
    }
    return nullptr;
}

QString ScreenReader::labelOf(Item item)
{
    for (const auto &[label, relation] : item->relations(QAccessible::Label))
        return nameOf(label);
    return nameOf(item);
}

QString ScreenReader::told(Item item)
{
    const QMetaEnum roles = QMetaEnum::fromType<QAccessible::Role>();
    QStringList path;
    for (Item at = item; at; at = at->parent())
        path.prepend(u"%1 '%2'"_s.arg(QLatin1StringView(roles.valueToKey(at->role())), nameOf(at)));
    return path.join(u" > "_s);
}

bool ScreenReader::canPress(Item item)
{
    QAccessibleActionInterface *actions = item->actionInterface();
    return actions && !item->state().disabled
        && actions->actionNames().contains(QAccessibleActionInterface::pressAction());
}

bool ScreenReader::press(Item item)
{
    if (!item || !canPress(item))
        return false;
    item->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    return true;
}

bool ScreenReader::write(Item field, const QString &text)
{
    QAccessibleEditableTextInterface *editor = field ? field->editableTextInterface() : nullptr;
    if (!editor)
        return false;
    editor->replaceText(0, field->textInterface()->characterCount(), text);
    return true;
}

QStringList ScreenReader::takeAlerts()
{
    return std::exchange(g_alerts, {});
}

} // namespace merlon::testing
