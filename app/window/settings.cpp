#include "app/window/settings.h"

#include <QSettings>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace merlon {

namespace {

template <class Enum>
Enum readEnum(const QSettings &store, const QString &key, Enum otherwise, Enum last)
{
    bool isNumber = false;
    const int value = store.value(key, static_cast<int>(otherwise)).toInt(&isNumber);
    return isNumber && value >= 0 && value <= static_cast<int>(last) ? static_cast<Enum>(value) : otherwise;
}

} // namespace

Settings loadSettings()
{
    const QSettings store;
    Settings settings;
    settings.language = store.value(u"language"_s).toString();
    settings.theme = readEnum(store, u"theme"_s, settings.theme, ThemeWish::Night);
    settings.speed = readEnum(store, u"speed"_s, settings.speed, Speed::AtOnce);
    settings.animations = store.value(u"animations"_s, settings.animations).toBool();
    settings.swapsSides = store.value(u"swap-sides"_s, settings.swapsSides).toBool();
    return settings;
}

void saveSettings(const Settings &settings)
{
    QSettings store;
    store.setValue(u"language"_s, settings.language);
    store.setValue(u"theme"_s, static_cast<int>(settings.theme));
    store.setValue(u"speed"_s, static_cast<int>(settings.speed));
    store.setValue(u"animations"_s, settings.animations);
    store.setValue(u"swap-sides"_s, settings.swapsSides);
}

std::chrono::milliseconds paceOf(Speed speed)
{
    switch (speed) {
    case Speed::Slow:
        return 1200ms;
    case Speed::Normal:
        return 450ms;
    case Speed::Fast:
        return 120ms;
    case Speed::AtOnce:
        return 0ms;
    }
    return 0ms;
}

std::chrono::milliseconds walkOf(const Settings &settings)
{
    if (!settings.animations)
        return 0ms;
    switch (settings.speed) {
    case Speed::Slow:
        return 600ms;
    case Speed::Normal:
        return 250ms;
    case Speed::Fast:
        return 100ms;
    case Speed::AtOnce:
        return 0ms;
    }
    return 0ms;
}

} // namespace merlon
