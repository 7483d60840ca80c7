#include "translations/text_descriptions.h"

#include <QCoreApplication>
#include <QFile>
#include <QSaveFile>

#include <cstdio>

/// Writes what texts are for into Qt Linguist files, after lupdate: `merlon_describe_texts FILE...`.
int main(int count, char **arguments)
{
    const QCoreApplication program(count, arguments); // which knows where the boards are
    for (int i = 1; i < count; ++i) {
        QFile file(QString::fromLocal8Bit(arguments[i]));
        if (!file.open(QIODevice::ReadOnly)) {
            std::fprintf(stderr, "%s: %s\n", arguments[i], qPrintable(file.errorString()));
            return 1;
        }
        const QString ts = QString::fromUtf8(file.readAll());
        file.close();
        QSaveFile saved(file.fileName());
        const QByteArray text = merlon::withDescriptions(ts).toUtf8();
        if (!saved.open(QIODevice::WriteOnly) || saved.write(text) != text.size() || !saved.commit()) {
            std::fprintf(stderr, "%s: %s\n", arguments[i], qPrintable(saved.errorString()));
            return 1;
        }
    }
    return 0;
}
