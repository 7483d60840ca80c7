#include "app/rules/figure_name.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace merlon {

std::optional<FigureName> figureNameFrom(const QString &text)
{
    static const QRegularExpression form(
        uR"(^(?:(board|figure):([^/#@]+)|(lesson):([^/#@]+)@(\d{1,4}))(?:/([^/#]+))?(?:#([^/#]+))?$)"_s);
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    FigureName figure;
    figure.source = match.hasCaptured(3) ? FigureName::Source::Lesson
        : match.captured(1) == u"board"  ? FigureName::Source::Board
                                         : FigureName::Source::Scenario;
    figure.name = match.captured(figure.source == FigureName::Source::Lesson ? 4 : 2);
    figure.steps = match.captured(5).toULongLong();
    figure.cutAround = match.captured(6).split(u'+', Qt::SkipEmptyParts);
    figure.numbered = match.captured(7).split(u'+', Qt::SkipEmptyParts);
    return figure;
}

} // namespace merlon
