#pragma once

#include <QColor>
#include <QPalette>
#include <QString>

namespace merlon {

/// Between the ground (0) and the text on it (1).
QColor between(const QPalette &palette, double amount);
/// A plain text as rich text, with its numbers of rules as links such as `rule:S2-6.1`.
QString withRuleLinks(const QString &text, const QColor &ink);
/// Such a link to a rule behind a sign: `§ S2-6.1`.
QString ruleSign(const QString &rule, const QColor &ink);
/// The number of the rule that such a link leads to; empty: it leads elsewhere.
QString ruleOfLink(const QString &link);

} // namespace merlon
