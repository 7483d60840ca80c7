#pragma once

#include "app/look/appearance.h"
#include "app/start/new_game_form.h"
#include "app/words/language.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace merlon::testing {

using namespace Qt::StringLiterals;

/// Settings for one test, which no real program has.
class OwnSettings {
public:
    void use() const
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"merlon-test"_s);
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    }

private:
    QTemporaryDir m_folder;
};

/// A form that offers all games, and hands to fill it in.
class Form {
public:
    Form()
        : form(m_appearance)
    {
        form.recall({});
        more()->setChecked(false);
        more()->click(); // names and seed are to be filled in, too
        form.resize(900, 760);
        form.show();
    }

    QComboBox *combo(const QString &name) { return form.findChild<QComboBox *>(name); }
    QList<QLineEdit *> names() { return form.findChild<SeatList *>()->findChildren<QLineEdit *>(); }
    QListWidget *boards() { return form.findChild<QListWidget *>(); }
    QPushButton *more() { return form.findChild<QPushButton *>(u"more"_s); }
    QLineEdit *seed() { return form.findChild<QLineEdit *>(u"seed"_s); }
    QPushButton *begin() { return form.findChild<QPushButton *>(u"begin"_s); }
    QString textOf(const QString &label) { return form.findChild<QLabel *>(label)->text(); }

    void choose(const QString &name, const QString &value)
    {
        if (name == u"game"_s)
            return form.setGame(findGame(value.toStdString()));
        const int row = combo(name)->findData(value);
        QVERIFY2(row >= 0, qPrintable(name + u' ' + value));
        combo(name)->setCurrentIndex(row);
    }

    QStringList seats()
    {
        QStringList labels;
        for (const QLineEdit *name : names())
            labels << name->accessibleName().section(u": "_s, 1);
        return labels;
    }

    void name(int seat, const QString &name)
    {
        names()[seat]->selectAll();
        names()[seat]->insert(name); // as if typed
    }

    /// The kind of a seat, by the accessible name of its field.
    void sit(int seat, const QString &kind)
    {
        QList<QComboBox *> kinds = form.findChild<SeatList *>()->findChildren<QComboBox *>();
        kinds[seat]->setCurrentIndex(kinds[seat]->findData(kind));
    }

    void chooseBoard(const QString &name)
    {
        const QList<QListWidgetItem *> found = boards()->findItems(name, Qt::MatchStartsWith);
        QCOMPARE(found.size(), 1);
        boards()->setCurrentItem(found.first());
    }

    Language language {u"en"_s};

private:
    Appearance m_appearance {std::filesystem::path(MERLON_SOURCE_DIR) / "resources/art"};

public:
    NewGameForm form;
};

} // namespace merlon::testing
