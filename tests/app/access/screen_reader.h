#pragma once

#include <QAccessible>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace merlon::testing {

/// What assistive technology knows of this program, and what it can do there. Knows no widgets. One at a time.
class ScreenReader {
public:
    using Item = QAccessibleInterface *;

    /// From now on the program tells what changes.
    ScreenReader();
    ~ScreenReader();

    /// All windows that are open.
    static std::vector<Item> windows();
    /// What is seen below an item, from front to back and top to bottom, as the program orders it.
    static std::vector<Item> below(Item top);
    /// The first item anywhere that is seen and has this name, and this role if one is given; null without any.
    static Item find(const QString &name, QAccessible::Role role = QAccessible::NoRole);
    static Item findBelow(Item top, const QString &name, QAccessible::Role role = QAccessible::NoRole);
    static QString nameOf(Item item) { return item->text(QAccessible::Name); }
    /// The name of what labels it; its own without a label.
    static QString labelOf(Item item);
    /// Name and role of the item and of all that it lies in, for messages.
    static QString told(Item item);

    static bool canPress(Item item);
    /// False if it cannot be pressed.
    static bool press(Item item);
    /// Replaces what stands in a field.
    static bool write(Item field, const QString &text);

    /// Whether `takeAlerts` can have anything: not where Qt's private headers are missing.
    static bool canHear();
    /// What the program has called out since the last call, name and description of each.
    QStringList takeAlerts();
};

} // namespace merlon::testing
