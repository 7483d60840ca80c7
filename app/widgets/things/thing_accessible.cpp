#include "app/widgets/things/thing_accessible.h"

#include "app/widgets/things/thing_item.h"

#include <QAccessibleWidget>

namespace merlon {

namespace {

/// A button that says whether it can be chosen now, as the places and pieces of the board do.
class ThingAccessible final : public QAccessibleWidget {
public:
    explicit ThingAccessible(ThingItem *item)
        : QAccessibleWidget(item, QAccessible::Button)
        , m_item(*item)
    {
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.selectable = m_item.isChoosable();
        state.selected = m_item.isSelected();
        return state;
    }

    QStringList actionNames() const override
    {
        return QStringList {pressAction()} + QAccessibleWidget::actionNames();
    }

    void doAction(const QString &action) override
    {
        if (action == pressAction())
            m_item.click();
        else
            QAccessibleWidget::doAction(action);
    }

private:
    ThingItem &m_item;
};

QAccessibleInterface *makeAccessible(const QString &, QObject *object)
{
    auto *item = qobject_cast<ThingItem *>(object);
    return item ? new ThingAccessible(item) : nullptr;
}

} // namespace

void installThingAccessible()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(makeAccessible);
        return true;
    }();
    static_cast<void>(isInstalled);
}

} // namespace merlon
