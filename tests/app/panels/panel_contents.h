#pragma once

#include "app/table/face/tableau_panel.h"
#include "app/widgets/things/thing_item.h"
#include "app/words/speaker.h"
#include "core/canvas/art/art.h"
#include "core/canvas/art/theme.h"
#include "core/engine/state.h"
#include "core/games/module.h"

#include <QStringList>
#include <QWidget>

#include <filesystem>

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

/// The panels of both sides on a table.
struct BothSides {
    canvas::Art art {std::filesystem::path(MERLON_SOURCE_DIR) / "resources" / "art", canvas::Theme::day()};
    TableauPanel invaders {art, TableauPanel::Left, nullptr};
    TableauPanel defenders {art, TableauPanel::Right, nullptr};

    void show(const View &view)
    {
        const Speaker speaker(view.setup());
        const Tableau tableau = tableauOf(view);
        invaders.show(view, tableau, speaker);
        defenders.show(view, tableau, speaker);
    }
    template <class Table>
    void show(const Table &table, SeatSet seats)
    {
        show(*table.state().seenBy(seats));
    }
    bool holds(const canvas::Thing &thing) const { return invaders.holds(thing) || defenders.holds(thing); }
    QStringList names() const { return namesOf(invaders) + namesOf(defenders); }
    QString words() const { return allWordsOf(invaders) + allWordsOf(defenders); }
};

} // namespace merlon::testing
