#include "app/cli/map_parts.h"

#include "app/cli/output.h"
#include "app/words/counting.h"
#include "app/words/language.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace merlon::cli {

QString things(QStringList items)
{
    items.removeAll(QString());
    return separated(items);
}

QString shortList(const QStringList &names)
{
    static const QRegularExpression kNumbered(u"^(.*) (\\d+( \\(.*\\))?)$"_s);
    QStringList items;
    QString before;
    for (const QString &name : names) {
        const QRegularExpressionMatch match = kNumbered.match(name);
        const bool repeats = match.hasMatch() && match.captured(1) == before;
        items << (repeats ? match.captured(2) : name);
        before = match.captured(1);
    }
    return separated(items);
}

QString mapHeading(const QString &title)
{
    return u"── %1 "_s.arg(title).leftJustified(kColumns, u'─');
}

QString filledPlace(const QString &units, int count, int room)
{
    const QString filling = u"%1/%2"_s.arg(count).arg(room);
    //: How full a place is (2/4), and with which units.
    return count == 0 ? filling : Cli::tr("%1: %2").arg(filling, units);
}

} // namespace merlon::cli
