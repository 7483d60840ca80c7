#include "app/widgets/things/table_panel.h"

#include "app/widgets/things/thing_drag.h"
#include "app/widgets/things/thing_item.h"

namespace merlon {

void TablePanel::adopt(ThingItem &item)
{
    connect(&item, &ThingItem::picked, this, &TablePanel::picked);
    connect(&item, &ThingItem::pointed, this, &TablePanel::pointed);
    connect(&item.drag(), &ThingDrag::grasped, this, &TablePanel::grasped);
    connect(&item.drag(), &ThingDrag::dragged, this, &TablePanel::dragged);
    connect(&item.drag(), &ThingDrag::dropped, this, &TablePanel::dropped);
    Q_EMIT adopted(&item);
}

} // namespace merlon
