#include "app/table/question/bar/prompt_ink.h"

#include "app/look/lettering.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace merlon {

QColor between(const QPalette &palette, double amount)
{
    const QColor ground = palette.color(QPalette::Window);
    const QColor ink = palette.color(QPalette::WindowText);
    const auto mix = [amount](int from, int to) { return qRound(from + (to - from) * amount); };
    return {mix(ground.red(), ink.red()), mix(ground.green(), ink.green()), mix(ground.blue(), ink.blue())};
}

QString withRuleLinks(const QString &text, const QColor &ink)
{
    static const QRegularExpression number(u"\\b([A-Z][A-Z0-9]*-\\d+\\.\\d+)\\b"_s);
    QString rich = richText(text);
    rich.replace(number, u"<a href='rule:\\1' style='color: %1'>\\1</a>"_s.arg(ink.name()));
    return rich;
}

QString ruleSign(const QString &rule, const QColor &ink)
{
    return u"<a href='rule:%1' style='color: %2'>§&nbsp;%1</a>"_s.arg(rule, ink.name());
}

QString ruleOfLink(const QString &link)
{
    constexpr auto kRuleLink = QLatin1StringView("rule:");
    return link.startsWith(kRuleLink) ? link.sliced(kRuleLink.size()) : QString();
}

} // namespace merlon
