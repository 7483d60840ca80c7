#pragma once

#include "app/table/widgets/things/thing_item.h"

#include <QStringList>
#include <QWidget>

/// What the panels beside the board say.
namespace merlon::testing {

/// The names of all items that are seen, with ordinary spaces.
inline QStringList namesOf(const QWidget &panel)
{
    QStringList names;
    for (const ThingItem *item : panel.findChildren<ThingItem *>()) {
        if (item->isVisibleTo(&panel))
            names << item->accessibleName().replace(QChar::Nbsp, QLatin1Char(' '));
    }
    return names;
}

/// Everything that a panel says anywhere, hidden widgets included.
inline QString allWordsOf(const QWidget &panel)
{
    QStringList words;
    for (const QWidget *widget : panel.findChildren<QWidget *>())
        words << widget->accessibleName() << widget->accessibleDescription() << widget->toolTip()
              << widget->statusTip() << widget->whatsThis() << widget->windowTitle() << widget->objectName();
    for (const ThingItem *item : panel.findChildren<ThingItem *>())
        words << item->text() << QString::fromStdString(item->thing().key);
    return words.join(QLatin1Char('\n'));
}

inline ThingItem *itemOf(const QWidget &panel, const canvas::Thing &thing)
{
    for (ThingItem *item : panel.findChildren<ThingItem *>()) {
        if (item->thing() == thing && item->isVisibleTo(&panel))
            return item;
    }
    return nullptr;
}

} // namespace merlon::testing
