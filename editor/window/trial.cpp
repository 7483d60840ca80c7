#include "editor/window/trial.h"

#include "app/words/language.h"

#include <QCoreApplication>

#include <algorithm>

namespace merlon {

namespace {

/// The sentences about trying a board.
class Trial {
    Q_DECLARE_TR_FUNCTIONS(Trial)
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

Expected<std::shared_ptr<const Setup>> setupFor(BoardDocument &document, const Game *game)
{
    document.checkNow();
    if (!game)
        return tl::unexpected(ownError(
            Trial::tr("The board says of no game that it is meant for it. Choose one in its properties.")));
    if (document.hasErrors()) {
        const auto errors = std::ranges::count_if(document.objections(), [](const Objection &objection) {
            return objection.finding.severity == Severity::Error;
        });
        return tl::unexpected(ownError(Trial::tr("This board cannot be played yet: %n error(s). The findings "
                                                 "say what is missing.",
                                                 nullptr, static_cast<int>(errors))));
    }
    return game->open(document.board(), {});
}

} // namespace merlon
