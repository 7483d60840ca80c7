#include "app/look/settings.h"

#include "app/words/language.h"

#include <QSettings>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace merlon {

namespace {

int readNumber(const QSettings &store, const QString &key, int otherwise, int least, int most)
{
    bool isNumber = false;
    const int value = store.value(key, otherwise).toInt(&isNumber);
    return isNumber && value >= least && value <= most ? value : otherwise;
}

template <class Enum>
Enum readEnum(const QSettings &store, const QString &key, Enum otherwise, Enum last)
{
    return static_cast<Enum>(readNumber(store, key, static_cast<int>(otherwise), 0, static_cast<int>(last)));
}

/// Any other word than these two is no answer.
bool readFlag(const QSettings &store, const QString &key, bool otherwise)
{
    const QString word = store.value(key).toString();
    return word == u"true"_s || (word != u"false"_s && otherwise);
}

/// Keys that cannot be written again are none.
bool isWritable(const QKeySequence &sequence)
{
    const QString text = sequence.toString(QKeySequence::PortableText);
    return QKeySequence::fromString(text, QKeySequence::PortableText) == sequence;
}

QList<QKeySequence> keysFrom(const QStringList &texts)
{
    QList<QKeySequence> keys;
    for (const QString &text : texts) {
        const QKeySequence sequence = QKeySequence::fromString(text, QKeySequence::PortableText);
        if (!sequence.isEmpty() && sequence[0].key() != Qt::Key_unknown && isWritable(sequence))
            keys << sequence;
    }
    return keys;
}

void loadShortcuts(QSettings &store, Settings &settings)
{
    store.beginGroup(u"shortcuts"_s);
    for (const QString &action : store.childKeys()) {
        const QStringList texts = store.value(action).toStringList();
        const QList<QKeySequence> keys = keysFrom(texts);
        const bool meansNone = texts.join(QString()).isEmpty();
        if (!keys.isEmpty() || meansNone)
            settings.shortcuts[action] = keys;
    }
    store.endGroup();
}

void saveShortcuts(QSettings &store, const Settings &settings)
{
    store.remove(u"shortcuts"_s);
    store.beginGroup(u"shortcuts"_s);
    for (const auto &[action, keys] : settings.shortcuts) {
        QStringList texts;
        for (const QKeySequence &sequence : keys)
            texts << sequence.toString(QKeySequence::PortableText);
        store.setValue(action, texts.isEmpty() ? QStringList {QString()} : texts);
    }
    store.endGroup();
}

/// It was a flag once, which was written whether it had been chosen or not.
MotionWish loadMotionWish(const QSettings &store)
{
    const bool wasReduced = !readFlag(store, u"animations"_s, true);
    return readEnum(store, u"motion-wish"_s, wasReduced ? MotionWish::Reduced : MotionWish::System,
                    MotionWish::Reduced);
}

} // namespace

Settings loadSettings()
{
    QSettings store;
    Settings settings;
    settings.language = store.value(u"language"_s).toString();
    if (!Language::codes().contains(settings.language))
        settings.language.clear();
    settings.theme = readEnum(store, u"theme"_s, settings.theme, ThemeWish::Night);
    settings.palette = readEnum(store, u"palette"_s, settings.palette, canvas::PaletteKind::Safe);
    settings.textSize = readNumber(store, u"text-size"_s, settings.textSize, kSmallestText, kLargestText);
    settings.speed = readEnum(store, u"speed"_s, settings.speed, Speed::AtOnce);
    settings.watchSpeed = readEnum(store, u"watch-speed"_s, settings.watchSpeed, Speed::AtOnce);
    settings.motion = readEnum(store, u"motion"_s, settings.motion, Speed::Fast);
    settings.motionWish = loadMotionWish(store);
    settings.swapsSides = readFlag(store, u"swap-sides"_s, settings.swapsSides);
    settings.isCoached = readFlag(store, u"coach"_s, settings.isCoached);
    settings.showsBalance = readFlag(store, u"balance"_s, settings.showsBalance);
    settings.sounds = readFlag(store, u"sounds"_s, settings.sounds);
    settings.volume = readNumber(store, u"volume"_s, settings.volume, 0, 100);
    settings.wasAskedForSounds = readFlag(store, u"asked-for-sounds"_s, settings.wasAskedForSounds);
    settings.asksBeforeResigning = readFlag(store, u"ask-before-resigning"_s, settings.asksBeforeResigning);
    settings.asksBeforeEnding = readFlag(store, u"ask-before-ending"_s, settings.asksBeforeEnding);
    settings.skipsIdleSteps = readFlag(store, u"skip-idle-steps"_s, settings.skipsIdleSteps);
    loadShortcuts(store, settings);
    return settings;
}

void saveSettings(const Settings &settings)
{
    QSettings store;
    store.setValue(u"language"_s, settings.language);
    store.setValue(u"theme"_s, static_cast<int>(settings.theme));
    store.setValue(u"palette"_s, static_cast<int>(settings.palette));
    store.setValue(u"text-size"_s, settings.textSize);
    store.setValue(u"speed"_s, static_cast<int>(settings.speed));
    store.setValue(u"watch-speed"_s, static_cast<int>(settings.watchSpeed));
    store.setValue(u"motion"_s, static_cast<int>(settings.motion));
    store.setValue(u"motion-wish"_s, static_cast<int>(settings.motionWish));
    store.remove(u"animations"_s);
    store.setValue(u"swap-sides"_s, settings.swapsSides);
    store.setValue(u"coach"_s, settings.isCoached);
    store.setValue(u"balance"_s, settings.showsBalance);
    store.setValue(u"sounds"_s, settings.sounds);
    store.setValue(u"volume"_s, settings.volume);
    store.setValue(u"asked-for-sounds"_s, settings.wasAskedForSounds);
    store.setValue(u"ask-before-resigning"_s, settings.asksBeforeResigning);
    store.setValue(u"ask-before-ending"_s, settings.asksBeforeEnding);
    store.setValue(u"skip-idle-steps"_s, settings.skipsIdleSteps);
    saveShortcuts(store, settings);
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

std::chrono::milliseconds gatheringOf(Speed speed)
{
    return speed == Speed::AtOnce ? 100ms : 0ms;
}

bool isMotionReduced(const Settings &settings)
{
    switch (settings.motionWish) {
    case MotionWish::System:
        return settings.isSystemStill;
    case MotionWish::Full:
        return false;
    case MotionWish::Reduced:
        return true;
    }
    return false;
}

std::chrono::milliseconds walkOf(const Settings &settings, Speed computers)
{
    if (isMotionReduced(settings) || computers == Speed::AtOnce)
        return 0ms;
    switch (settings.motion) {
    case Speed::Slow:
        return 600ms;
    case Speed::Normal:
        return 250ms;
    case Speed::Fast:
        return 120ms;
    case Speed::AtOnce:
        return 0ms;
    }
    return 0ms;
}

QString keyText(const Settings &settings, const QString &action, const QKeySequence &usual)
{
    const auto own = settings.shortcuts.find(action);
    if (own == settings.shortcuts.end())
        return usual.toString(QKeySequence::NativeText);
    return own->second.isEmpty() ? QString() : own->second.first().toString(QKeySequence::NativeText);
}

} // namespace merlon
