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

/// Where and how far the chance has turned.
QString swingOf(const TurningPoint &point, const std::string &part, const Statistics &statistics,
                const Speaker &speaker)
{
    QString head = nameOf(statistics.moments[point.after], speaker);
    if (!part.empty())
        //: A moment, a place: `Round 3, defense – West wall 2`.
        head = TurningWords::tr("%1 – %2").arg(head, asTitle(speaker.name(part)));
    //: A moment, the chance before and after.
    return TurningWords::tr("%1: %2 → %3").arg(head, percent(point.from), percent(point.to));
}

QString below(const QString &head, const QString &story)
{
    return story.isEmpty() ? head : head + u'\n' + story;
}

} // namespace

std::string partOf(const TurningPoint &point, const std::vector<std::string> &parts)
{
    return point.part < 0 ? std::string() : parts[static_cast<std::size_t>(point.part)];
}

QString sentenceOf(const TurningPoint &point, const std::string &part, const std::string &place,
                   const Statistics &statistics, const Speaker &speaker)
{
    const QString swing = swingOf(point, part, statistics, speaker);
    return below(swing, place.empty() ? QString() : storyOf(statistics.moments[point.after], place, speaker));
}

QString gistOf(const TurningPoint &point, const std::string &part, const std::string &place,
               const Statistics &statistics, const Speaker &speaker)
{
    const QString swing = swingOf(point, part, statistics, speaker);
    return below(swing, place.empty() ? QString() : gistOf(statistics.moments[point.after], place, speaker));
}

} // namespace merlon
