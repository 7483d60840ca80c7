#include "app/puzzles/puzzle.h"

#include <QSettings>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

QString solvedKeyOf(const Scenario &scenario)
{
    return u"puzzles/%1-%2/solved"_s.arg(QString::fromStdString(scenario.game),
                                         QString::fromStdString(scenario.key));
}

} // namespace

bool isSolved(const Scenario &scenario)
{
    return QSettings().value(solvedKeyOf(scenario), false).toBool();
}

void rememberSolved(const Scenario &scenario)
{
    if (!isSolved(scenario))
        QSettings().setValue(solvedKeyOf(scenario), true);
}

bool isForOne(const std::vector<Sitting> &sittings, Seat solver)
{
    for (std::size_t seat = 0; seat < sittings.size(); ++seat) {
        if (sittings[seat].isPerson() != (seat == solver))
            return false;
    }
    return true;
}

void seatForOne(std::vector<Sitting> &sittings, Seat solver)
{
    for (std::size_t seat = 0; seat < sittings.size(); ++seat) {
        if (seat == solver)
            sittings[seat].kind = QString::fromLatin1(kPerson);
        else if (sittings[seat].isPerson())
            sittings[seat] = {u"heuristic"_s, {}};
    }
}

} // namespace merlon
