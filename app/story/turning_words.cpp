#include "app/story/turning_words.h"

#include "app/story/statistics_words.h"
#include "app/words/game_words.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

class TurningWords {
    Q_DECLARE_TR_FUNCTIONS(TurningWords)
};

QString percent(double share)
{
    //: A share in percent.
    return TurningWords::tr("%1%").arg(QLocale().toString(share * 100, 'f', 0));
}

} // namespace

std::string partOf(const TurningPoint &point, const std::vector<std::string> &parts)
{
    return point.part < 0 ? std::string() : parts[static_cast<std::size_t>(point.part)];
}

QString sentenceOf(const TurningPoint &point, const std::string &part, const std::string &place,
                   const Statistics &statistics, const Speaker &speaker)
{
    const ChartMoment &moment = statistics.moments[point.after];
    QString head = nameOf(moment, speaker);
    if (!part.empty())
        //: A moment, a place: `Round 3, defense – West wall 2`.
        head = TurningWords::tr("%1 – %2").arg(head, asTitle(speaker.name(part)));
    //: A moment, the chance before and after.
    const QString swing = TurningWords::tr("%1: %2 → %3").arg(head, percent(point.from), percent(point.to));
    const QString story = place.empty() ? QString() : storyOf(moment, place, speaker);
    return story.isEmpty() ? swing : swing + u'\n' + story;
}

} // namespace merlon
