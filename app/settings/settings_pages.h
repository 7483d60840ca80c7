#pragma once

#include "app/look/settings.h"

#include <QCoreApplication>
#include <QStringList>

#include <functional>

class QFormLayout;
class QWidget;

namespace merlon {

/// Makes the pages of the settings in the language spoken, with what is set now. What is changed in them changes the
/// settings, and `changed` is called. The pages belong to the caller.
class SettingsPages {
    Q_DECLARE_TR_FUNCTIONS(Settings)

public:
    SettingsPages(Settings &settings, std::function<void()> changed);

    QWidget *general();
    QWidget *look();
    QWidget *motion();
    /// `canSound`: there is something to hear sounds with; `tryIt` is to be called to hear one.
    QWidget *sounds(bool canSound, std::function<void()> tryIt);

private:
    /// `name`: stable, of the widget.
    QWidget *choice(QFormLayout *form, const QString &name, const QString &label, const QStringList &texts,
                    int chosen, std::function<void(int)> choose);
    QWidget *flag(QFormLayout *form, const QString &name, const QString &text, bool isSet,
                  std::function<void(bool)> set);
    /// In percent, from and to a number, in steps.
    struct Range {
        int least;
        int most;
        int step;
    };
    QWidget *percent(QFormLayout *form, const QString &name, const QString &label, Range range, int value,
                     std::function<void(int)> set);
    void note(QFormLayout *form, const QString &text);
    template <class Value>
    auto setter(Value Settings::*what)
    {
        return [this_ = *this, what](auto value) {
            this_.m_settings.*what = static_cast<Value>(value);
            this_.m_changed();
        };
    }

    Settings &m_settings;
    std::function<void()> m_changed;
};

} // namespace merlon
