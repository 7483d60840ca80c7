#include "app/cli/output.h"

#include <QStringList>

#include <iostream>

using namespace Qt::StringLiterals;

namespace merlon::cli {

void print(const QString &text)
{
    std::cout << text.toStdString() << '\n';
}

void complain(const QString &text)
{
    std::cout.flush();
    std::cerr << text.toStdString() << '\n';
}

QString wrapped(const QString &text, const QString &first)
{
    const QString margin(first.size(), u' ');
    QString lines;
    QString line = first;
    bool empty = true;
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts)) {
        if (!empty && line.size() + 1 + word.size() > kColumns) {
            lines += line + u'\n';
            line = margin;
            empty = true;
        }
        if (!empty)
            line += u' ';
        line += word;
        empty = false;
    }
    lines += line;
    return lines.replace(QChar(QChar::Nbsp), u' ');
}

QString fitted(const QString &text, int width)
{
    if (text.size() > width)
        return text.left(width - 1) + u'…';
    return text.leftJustified(width);
}

} // namespace merlon::cli
