#include "editor/analysis/boards.h"

#include "app/words/game_words.h"
#include "app/words/language.h"
#include "app/words/resources.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

std::vector<const Game *> gamesFor(const Board &board)
{
    std::vector<const Game *> family;
    std::vector<const Game *> meant;
    for (const Game *game : allGames()) {
        if (game->schema().key != board.info().schema)
            continue;
        family.push_back(game);
        if (std::ranges::count(board.info().games, game->key()) > 0)
            meant.push_back(game);
    }
    return meant.empty() ? family : meant;
}

canvas::Picture pictureOf(const Board &board)
{
    canvas::Picture picture;
    for (const Place &place : board.places()) {
        const QString own = nameIn(place.names, {});
        picture.places.push_back({own.isEmpty() ? titleOf(place.key) : own, {}, {}, false});
    }
    return picture;
}

std::vector<canvas::Badge> badgesOf(const Board &board, const std::vector<Mark> &marks)
{
    std::vector<canvas::Badge> badges;
    for (const Mark &mark : marks) {
        const auto place = board.indexOf(mark.place);
        if (!place || !mark.to.empty())
            continue;
        const bool isAlone = mark.style == MarkStyle::Lacking;
        const bool isMoved = !mark.label.empty();
        const QString sign = isMoved ? say(mark.label) : isAlone ? u"+"_s : u"≠"_s;
        badges.push_back({static_cast<int>(*place), sign, canvas::Badge::Sign::None,
                          isMoved       ? -1
                              : isAlone ? 0
                                        : 1});
    }
    return badges;
}

} // namespace merlon
