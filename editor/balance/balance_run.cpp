#include "editor/balance/balance_run.h"

#include "app/start/seat_list.h"
#include "app/words/balance/balance_facts.h"
#include "app/words/balance/balance_summary.h"
#include "app/words/counting.h"
#include "app/words/game_words.h"
#include "app/words/language.h"
#include "app/words/round_words.h"
#include "core/board/changes/change.h"
#include "editor/document/board_document.h"
#include "editor/panels/findings/change_words.h"
#include "editor/scenario/scenario_document.h"

#include <QCoreApplication>
#include <QLocale>
#include <QUndoStack>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// The sentences about runs.
class RunWords {
    Q_DECLARE_TR_FUNCTIONS(BalanceRun)
};

/// `Number of players: 4; Cards: draft`; empty for games without options.
QString optionsIn(const BalanceRun &run)
{
    QStringList options;
    for (const BalanceFact &option : optionsOf(run.setup()))
        //: An option of a game and its value.
        options << RunWords::tr("%1: %2").arg(option.name, option.value);
    return options.join(Cli::tr("; "));
}

bool haveSamePosition(const BalanceRun &before, const BalanceRun &after)
{
    if (!before.subject.scenario || !after.subject.scenario)
        return before.subject.scenario.has_value() == after.subject.scenario.has_value();
    return before.subject.scenario->position == after.subject.scenario->position;
}

/// Whatever names and texts may be now.
bool isAboutNow(const BalanceRun &run)
{
    const OpenDocument *document = run.subject.document;
    if (const auto *scenario = qobject_cast<const ScenarioDocument *>(document))
        return run.subject.scenario && run.subject.scenario->board == scenario->scenario().board
            && run.subject.scenario->options == scenario->scenario().options
            && run.subject.scenario->position == scenario->scenario().position;
    const Board &now = static_cast<const BoardDocument *>(document)->board();
    return std::ranges::equal(now.places(), run.board().places())
        && std::ranges::equal(now.links(), run.board().links());
}

} // namespace

std::vector<const QUndoCommand *> stepsOf(OpenDocument &document)
{
    std::vector<const QUndoCommand *> steps;
    for (int step = 0; step < document.undoStack().index(); ++step)
        steps.push_back(document.undoStack().command(step));
    return steps;
}

int stepsSince(const BalanceRun &run)
{
    if (isAboutNow(run))
        return 0;
    const std::vector<const QUndoCommand *> now = stepsOf(*run.subject.document);
    const auto parting = std::ranges::mismatch(run.subject.steps, now);
    const auto apart = (run.subject.steps.end() - parting.in1) + (now.end() - parting.in2);
    return std::max(1, static_cast<int>(apart)); // what was done last may have grown
}

QString titleOf(const BalanceRun &run)
{
    const int played = static_cast<int>(run.balance.games);
    if (run.balance.games < run.wanted)
        //: A run of games: its number, the board, and that it was stopped.
        return RunWords::tr("%1: %2, %n game(s), stopped", nullptr, played)
            .arg(run.number)
            .arg(run.subject.name);
    //: A run of games: its number, the board, how many games.
    return RunWords::tr("%1: %2, %n game(s)", nullptr, played).arg(run.number).arg(run.subject.name);
}

QString winsOf(const BalanceRun &run)
{
    return teamShares(run.balance, Speaker(run.setup()));
}

QString detailsOf(const BalanceRun &run)
{
    const Speaker speaker(run.setup());
    QStringList players;
    for (std::size_t seat = 0; seat < run.players.size(); ++seat)
        //: A seat and who plays it.
        players << RunWords::tr("%1: %2").arg(asTitle(speaker.seat(static_cast<Seat>(seat))),
                                              nameOfPlayer(QString::fromStdString(run.players[seat])));
    const QLocale locale;
    const QString average = RoundWords(run.setup().game())
                                .say("average-begun",
                                     {locale.toString(run.balance.rounds.value, 'f', 1).toStdString(),
                                      locale.toString(run.balance.choices.value, 'f', 0).toStdString()});
    const QString played =
        //: Summary of a balance test. %1: who played, %2: the seed, %3: a sentence about the length of the games
        RunWords::tr("%1; seed %2. %3").arg(separated(players)).arg(run.seed).arg(average);
    const QString options = optionsIn(run);
    //: About a run of games: the options of the game, then who played and how long.
    return options.isEmpty() ? played : RunWords::tr("%1. %2").arg(options, played);
}

QString changeBetween(const BalanceRun &before, const BalanceRun &after)
{
    const BoardChange change = difference(before.board(), after.board());
    return change.empty() ? QString() : nameOf(change, before.board(), before.setup().game().schema())();
}

QString otherwiseBetween(const BalanceRun &before, const BalanceRun &after)
{
    QStringList sentences;
    if (&before.setup().game() != &after.setup().game())
        //: Why two balance tests cannot be compared. %1, %2: names of games
        sentences << RunWords::tr("Not the same game: %1, then %2.")
                         .arg(merlon::titleOf(before.setup().game().key()),
                              merlon::titleOf(after.setup().game().key()));
    else if (const QString options = differencesOf(optionsOf(before.setup()), optionsOf(after.setup()));
             !options.isEmpty())
        //: Of two runs of a game; %1 lists them: Number of players (2 → 4).
        sentences << RunWords::tr("Not the same options: %1.").arg(options);
    if (!haveSamePosition(before, after))
        sentences << RunWords::tr("Not the same position at the start.");
    if (before.players != after.players)
        sentences << RunWords::tr("Not the same players.");
    return sentences.join(u' ');
}

} // namespace merlon
