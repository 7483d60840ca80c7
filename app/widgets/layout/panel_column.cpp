#include "app/widgets/layout/panel_column.h"

#include "app/look/lettering.h"

#include <QVBoxLayout>
#include <QWidget>

namespace merlon {

QVBoxLayout *columnOf(QWidget *part)
{
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(qRound(lineOf(part->font()) * 0.1));
    return column;
}

} // namespace merlon
