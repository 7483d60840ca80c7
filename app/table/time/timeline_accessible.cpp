#include "app/table/time/timeline_accessible.h"

#include "app/table/time/timeline.h"

#include <QAccessibleWidget>
#include <QVariant>

namespace merlon {

namespace {

class TimelineAccessible final : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit TimelineAccessible(Timeline *timeline)
        : QAccessibleWidget(timeline, QAccessible::Slider)
        , m_timeline(*timeline)
    {
    }

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? m_timeline.textOf(m_timeline.position())
                                          : QAccessibleWidget::text(kind);
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ValueInterface ? static_cast<QAccessibleValueInterface *>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }

    QVariant currentValue() const override { return static_cast<int>(m_timeline.position()); }
    QVariant minimumValue() const override { return 0; }
    QVariant maximumValue() const override { return static_cast<int>(m_timeline.choices()); }
    QVariant minimumStepSize() const override { return 1; }

    void setCurrentValue(const QVariant &value) override
    {
        const int most = static_cast<int>(m_timeline.choices());
        m_timeline.want(static_cast<std::size_t>(qBound(0, value.toInt(), most)));
    }

private:
    Timeline &m_timeline;
};

QAccessibleInterface *makeAccessible(const QString &, QObject *object)
{
    auto *timeline = qobject_cast<Timeline *>(object);
    return timeline ? new TimelineAccessible(timeline) : nullptr;
}

} // namespace

void installTimelineAccessible()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(makeAccessible);
        return true;
    }();
    static_cast<void>(isInstalled);
}

} // namespace merlon
