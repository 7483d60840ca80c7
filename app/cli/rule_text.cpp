#include "app/cli/rule_text.h"

#include "app/cli/output.h"

#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

QString withoutMarks(QString line)
{
    static const QRegularExpression picture(u"!\\[([^\\]]*)\\]\\([^)]*\\)"_s);
    line.replace(picture, u"[\\1]"_s); // what it shows
    line.remove(u"**"_s);
    line.remove(u'`');
    while (line.startsWith(u'#'))
        line.remove(0, 1);
    return line.trimmed();
}

} // namespace

QString ruleText(std::string_view markdown)
{
    QStringList lines;
    const QString text = QString::fromUtf8(markdown.data(), qsizetype(markdown.size()));
    for (const QString &line : text.split(u'\n')) {
        if (line.startsWith(u'|'))
            lines << line;
        else if (line.startsWith(u"- "_s))
            lines << wrapped(withoutMarks(line.mid(2)), u"- "_s);
        else
            lines << wrapped(withoutMarks(line), {});
    }
    while (!lines.isEmpty() && lines.last().isEmpty())
        lines.removeLast();
    return lines.join(u'\n');
}

} // namespace merlon::cli
