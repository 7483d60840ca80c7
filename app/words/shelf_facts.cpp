#include "app/words/shelf_facts.h"

#include "core/games/module.h"

#include <QCoreApplication>

namespace merlon {

namespace {

/// The sentences about the facts of a game.
class ShelfSentences {
    Q_DECLARE_TR_FUNCTIONS(ShelfFacts)
};

/// `2`, `2–4`; empty: nobody knows.
QString rangeText(const NumberRange &range)
{
    if (range.most <= 0)
        return {};
    if (range.least == range.most)
        return QString::number(range.most);
    //: A range of numbers: `2–4`.
    return ShelfSentences::tr("%1–%2").arg(range.least).arg(range.most);
}

} // namespace

QString playersText(const Game &game)
{
    const QString range = rangeText(shelfFactsOf(game).players);
    //: For how many players a game is. %1: a number or a range, always more than one: `2–4`.
    return range.isEmpty() ? QString() : ShelfSentences::tr("%1 players").arg(range);
}

QString minutesText(const Game &game)
{
    const ShelfFacts facts = shelfFactsOf(game);
    const QString range = rangeText(facts.minutes);
    if (range.isEmpty())
        return {};
    if (facts.parts > 1)
        //: How long a campaign takes. %1: how many parts it has, %2: minutes for each: `10 × 90 min`.
        return ShelfSentences::tr("%1 × %2 min").arg(facts.parts).arg(range);
    //: How long a game takes, in minutes. %1: a range: `60–90`.
    return ShelfSentences::tr("%1 min").arg(range);
}

QString partsText(const Game &game)
{
    const ShelfFacts facts = shelfFactsOf(game);
    if (facts.parts <= 1)
        return {};
    //: How long a campaign takes: below the pointer. %n: how many parts it has, %1: a range of numbers: `60–90`.
    return ShelfSentences::tr("A whole campaign has %n parts of %1 minutes each.", nullptr, facts.parts)
        .arg(rangeText(facts.minutes));
}

} // namespace merlon
