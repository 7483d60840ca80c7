#include "app/cli/output.h"

#include <QStringList>

#include <iostream>

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

/// Without control characters: names of boards and places come from files, and must not steer the terminal.
std::string printable(QString text)
{
    for (QChar &c : text) {
        const char16_t code = c.unicode();
        const bool isControl = code < 0x20 || (code >= 0x7f && code < 0xa0);
        if (isControl && c != u'\n' && c != u'\t')
            c = QChar::ReplacementCharacter;
    }
    return text.toStdString();
}

} // namespace

void print(const QString &text)
{
    std::cout << printable(text) << '\n';
}

bool isAnswerWritten()
{
    std::cout.flush();
    return std::cout.good();
}

void complain(const QString &text)
{
    std::cout.flush();
    std::cerr << printable(text) << '\n';
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
