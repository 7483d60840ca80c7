#pragma once

#include "tests/editor/editor_driver.h"
#include "tests/support/boards.h"

#include <QByteArray>
#include <QFile>
#include <QString>
#include <QTest>

/// Files of boards that tests write, change and open.
namespace merlon::testing {

inline QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void put(const QString &path, const QByteArray &contents)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(contents);
}

inline QString copyOfShipped(const QString &name)
{
    const QString path = testFolder() + u'/' + name + QStringLiteral(".merlon-board");
    QFile::remove(path);
    QFile::copy(QString::fromStdString((boardDirectory() / "two-shoulders.json").string()), path);
    QFile(path).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    return path;
}

inline void moveTheGate(EditorDriver &driver)
{
    driver.document().perform(movePlace(driver.board(), "gate", {500, 700}), QStringLiteral("Move"));
}

} // namespace merlon::testing
