#include "app/start/kept/kept_words.h"

#include "app/games/faces.h"
#include "app/start/seat_list.h"
#include "app/words/game_words.h"
#include "app/words/language.h"
#include "app/words/resources.h"
#include "app/words/speaker.h"
#include "core/games/module.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// The sentences of the library.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(KeptGames)
};

/// Those who play besides the only person; all of them where there is none.
QString othersIn(const KeptPosition &position)
{
    QStringList names;
    for (std::size_t seat = 0; seat < position.players.size(); ++seat) {
        const Sitting &sitting = position.players[seat];
        if (!position.own.contains(static_cast<Seat>(seat)))
            names << (sitting.name.isEmpty() ? nameOfPlayer(sitting.kind) : sitting.name);
    }
    names.removeDuplicates();
    return QLocale().createSeparatedList(names);
}

QString winnersIn(const KeptPosition &position, const Speaker &speaker)
{
    QStringList names;
    for (std::size_t seat = 0; seat < position.players.size(); ++seat) {
        const std::string &key = position.setup().seats()[seat].key;
        const auto found = std::ranges::find(position.result, key, &RecordResult::seat);
        if (found == position.result.end() || found->place != 1)
            continue;
        const QString &name = position.players[seat].name;
        names << (name.isEmpty() ? asTitle(speaker.seat(static_cast<Seat>(seat))) : name);
    }
    names.removeDuplicates();
    return QLocale().createSeparatedList(names);
}

QString resultOf(const KeptPosition &position, const Speaker &speaker, int round)
{
    const std::optional<bool> won = position.isWon();
    if (!won) {
        const QString winners = winnersIn(position, speaker);
        //: A game that is over; %1: who won it, `Invader`, `Ada`.
        return winners.isEmpty() ? Words::tr("Nobody won")
                                 : /*: %1: a role or a name */ Words::tr("Winner: %1").arg(winners);
    }
    if (round <= 0)
        //: How a game ended for the person who played it.
        return *won ? Words::tr("Won") : Words::tr("Lost");
    //: How a game ended for the person who played it. %1: the number of the round.
    return *won ? Words::tr("Won in round %1").arg(round)
                : /*: Of a finished game. %1: a number */ Words::tr("Lost in round %1").arg(round);
}

QString standingOf(const RoundTime &time)
{
    if (time.round <= 0)
        //: A game that goes on: the pieces are being placed before the first round.
        return Words::tr("Setup");
    return time.lastRound <= 1 ? time.name : time.standing;
}

} // namespace

QString dayOf(const QDateTime &when)
{
    const QDate today = QDate::currentDate();
    const QString time = QLocale().toString(when.time(), QLocale::ShortFormat);
    if (when.date() == today)
        //: When a game was played last. %1: a time, `11:42`.
        return Words::tr("Today, %1").arg(time);
    if (when.date() == today.addDays(-1))
        //: When a game was played last. %1: a time, `11:42`.
        return Words::tr("Yesterday, %1").arg(time);
    //: A date without a weekday, as QDate::toString takes it: `12 Nov 2026`.
    return QLocale().toString(when.date(), Words::tr("d MMM yyyy"));
}

QString playerAt(const KeptPosition &position, Seat seat)
{
    const Sitting &sitting = position.players[seat];
    QString player = sitting.name.isEmpty() ? nameOfPlayer(sitting.kind) : sitting.name;
    if (sitting.isPerson() && sitting.name.isEmpty() && !position.own.empty())
        //: Who plays a role: `Invader: you`. In the middle of a line.
        player = Words::tr("you");
    //: %1: a role, `Invader`; %2: who plays it.
    return Words::tr("%1: %2").arg(titleOf(position.setup().seats()[seat].key), player);
}

KeptWords wordsOf(const KeptGame &game)
{
    KeptWords words;
    words.when = dayOf(game.when);
    if (game.trouble) {
        words.title = QString::fromStdU16String(game.file.filename().u16string());
        //: In the place of the round of a game: its file is damaged.
        words.state = Words::tr("Cannot be read");
        words.trouble = say(*game.trouble);
        return words;
    }
    if (!game.position) {
        //: In the place of the name of a game, for a moment.
        words.title = Words::tr("Loading…");
        return words;
    }
    const KeptPosition &position = *game.position;
    const Setup &setup = position.setup();
    const BoardInfo &board = setup.board().info();
    words.title = titleOf(setup.game().key());
    words.board = nameIn(board.names, board.key);
    words.others = othersIn(position);
    const Speaker speaker(setup);
    const std::optional<RoundTime> time = faceOf(setup.game())->timeOf(tableauOf(*position.view), speaker);
    if (position.isOver()) {
        words.state = resultOf(position, speaker, time ? time->round : 0);
    } else if (time) {
        words.state = standingOf(*time);
        if (time->now)
            words.phase = time->phases[*time->now].name;
    } else {
        //: A game without rounds that goes on.
        words.state = Words::tr("In progress");
    }
    return words;
}

} // namespace merlon
