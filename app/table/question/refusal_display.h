#pragma once

#include "app/table/table_parts.h"
#include "core/canvas/picture/thing.h"

#include <QString>

class QWidget;

namespace merlon {

class ThingItem;

/// Says why something cannot be chosen where it was tried, and lets the piece shake its head.
class RefusalDisplay {
public:
    /// `page`: the table.
    RefusalDisplay(const TableParts &parts, QWidget *page)
        : m_parts(parts)
        , m_page(page)
    {
    }

    /// `at`: what was clicked, or dropped on. `piece`: what was to go there; the same if nothing was.
    void show(const QString &why, const canvas::Thing &at, const canvas::Thing &piece) const;

private:
    ThingItem *itemOf(const canvas::Thing &thing) const;
    void shakeOnBoard(const canvas::Thing &piece) const;
    void shake(ThingItem &item) const;

    TableParts m_parts;
    QWidget *m_page;
};

} // namespace merlon
