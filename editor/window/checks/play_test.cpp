#include "editor/window/checks/play_test.h"

#include "app/words/language.h"

#include <QCoreApplication>

#include <algorithm>

namespace merlon {

namespace {

/// The sentences about trying a board.
class PlayTest {
    Q_DECLARE_TR_FUNCTIONS(PlayTest)
};

} // namespace

const Game *gameFor(const Board &board)
{
    for (const std::string &key : board.info().games) {
        if (const Game *game = findGame(key))
            return game;
    }
    return nullptr;
}

Expected<std::shared_ptr<const Setup>> setupFor(BoardDocument &document, const Game *game,
                                                const Options &options)
{
    document.checkNow();
    if (!game)
        return tl::unexpected(
            ownError(PlayTest::tr("No game has been chosen for this board. Choose one in Properties.")));
    if (document.hasErrors()) {
        const auto errors = std::ranges::count_if(document.findings(), [](const BoardFinding &found) {
            return found.finding.severity == Severity::Error;
        });
        return tl::unexpected(
            ownError(PlayTest::tr("This board cannot be played yet: %n error(s). See Problems.", nullptr,
                                  static_cast<int>(errors))));
    }
    return game->open(document.board(), options);
}

std::optional<Error> whyNotPlayed(const ScenarioDocument &document)
{
    if (!document.hasErrors() && document.setup())
        return {};
    const auto error = std::ranges::find(document.findings(), Severity::Error, &ScenarioFinding::severity);
    //: %1: the first problem, a sentence
    return ownError(PlayTest::tr("This scenario cannot be played yet: %1")
                        .arg(error == document.findings().end() ? QString() : error->text));
}

Expected<std::unique_ptr<State>> startOf(const ScenarioDocument &document)
{
    if (const std::optional<Error> error = whyNotPlayed(document))
        return tl::unexpected(*error);
    Expected<std::unique_ptr<State>> start = document.scenario().position
        ? document.setup()->position(**document.scenario().position)
        : Expected<std::unique_ptr<State>>(document.setup()->start());
    if (start && (*start)->decision().seat == kNobody)
        return tl::unexpected(
            ownError(PlayTest::tr("In this position the game is over: nothing is left to play.")));
    return start;
}

} // namespace merlon
