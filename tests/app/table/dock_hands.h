#pragma once

#include "app/table/docks/table_docks.h"
#include "tests/app/window/window_driver.h"

#include <QSettings>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace merlon::testing {

/// What tests of panels around the board reach for. What layouts are kept lives as long as one test function.
class DockHands {
protected:
    static inline const QString kFirst = QString::fromLatin1(PanelDock::kFirstSide);
    static inline const QString kSecond = QString::fromLatin1(PanelDock::kSecondSide);
    static inline const QString kLog = QStringLiteral("chronicle");

    static TableDocks &docksOf(WindowDriver &driver) { return driver.table().docks(); }

    static PanelDock &dock(WindowDriver &driver, const QString &key)
    {
        PanelDock *found = docksOf(driver).panel(key);
        if (!found)
            qFatal("no panel %s", qPrintable(key));
        return *found;
    }

    /// Where it lies on the table.
    static QRect placeOf(WindowDriver &driver, const QString &key) { return dock(driver, key).geometry(); }

    /// Where it lies when it is before the odds.
    static QRect placeOfLog(WindowDriver &driver)
    {
        dock(driver, kLog).raise();
        return placeOf(driver, kLog);
    }

    /// The names of the panels that share the place of the log, in the order of their tabs.
    static QStringList tabsWithLog(WindowDriver &driver)
    {
        for (const QTabBar *bar : docksOf(driver).findChildren<QTabBar *>()) {
            QStringList names;
            for (int i = 0; i < bar->count(); ++i)
                names << bar->tabText(i);
            if (names.contains(dock(driver, kLog).windowTitle()))
                return names;
        }
        return {};
    }

    /// The layout that was moved is written a little later.
    static void waitForSaving() { QTest::qWait(500); }

    void forgetLayouts()
    {
        m_settings = std::make_unique<QTemporaryDir>();
        QCoreApplication::setOrganizationName(QStringLiteral("merlon-test"));
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings->path());
        QSettings().clear();
    }

private:
    std::unique_ptr<QTemporaryDir> m_settings;
};

} // namespace merlon::testing
