#include "app/export/printed_game.h"

#include "app/games/faces.h"
#include "app/rules/reference_sheets.h"
#include "app/words/game_words.h"
#include "app/words/resources.h"
#include "app/words/shelf_facts.h"
#include "app/words/speaker.h"
#include "core/engine/records/this_program.h"
#include "core/engine/rulebook/rulebook.h"
#include "core/games/module.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

namespace merlon {

namespace {

/// The first game that the board says it is meant for, on its own board: this one may have errors. Null: there is none.
std::shared_ptr<const Setup> usualSetupFor(const Board &board)
{
    for (const std::string &key : board.info().games) {
        const Game *game = findGame(key);
        if (!game)
            continue;
        if (auto there = game->open(board, {}))
            return std::move(*there);
        Expected<Board> own = boardNamed(game->defaultBoard()); // it cannot be played on this one yet
        auto setup = own ? game->open(std::move(*own), {}) : tl::unexpected(own.error());
        return setup ? std::move(*setup) : nullptr;
    }
    return nullptr;
}

using Setups = std::vector<std::shared_ptr<const Setup>>;

/// The usual one, and those that other values of an option give another number of seats: what is printed serves all of
/// them. Empty if the board is for no game.
Setups setupsFor(const Board &board)
{
    const std::shared_ptr<const Setup> usual = usualSetupFor(board);
    if (!usual)
        return {};
    Setups setups {usual};
    const Game &game = usual->game();
    const Offer offer = offerOn(usual->board(), game);
    for (const OptionInfo &option : game.options()) {
        std::vector<std::string> values = valuesIn(offer, option);
        std::ranges::reverse(values); // if the last one changes nothing, none does
        for (const std::string &value : values) {
            auto other = game.open(usual->board(), {{option.key, value}});
            if (!other || (*other)->seats().size() == usual->seats().size())
                break;
            setups.push_back(std::move(*other));
        }
    }
    return setups;
}

bool isSame(const canvas::Token &a, const canvas::Token &b)
{
    return a.key == b.key && a.type == b.type && a.art == b.art && a.name == b.name;
}

bool isSame(const BoxCard &a, const BoxCard &b)
{
    return a.kind == b.kind && a.name == b.name && a.picture == b.picture && a.text == b.text;
}

/// As many of each kind as either box has.
template <class Kind>
void addKinds(std::vector<Kind> &kinds, std::vector<Kind> others)
{
    for (Kind &other : others) {
        const auto known = std::ranges::find_if(kinds, [&](const Kind &kind) { return isSame(kind, other); });
        if (known == kinds.end())
            kinds.push_back(std::move(other));
        else
            known->count = std::max(known->count, other.count);
    }
}

} // namespace

std::vector<canvas::Token> piecesFor(const Board &board)
{
    std::vector<canvas::Token> pieces;
    for (const auto &setup : setupsFor(board)) {
        std::vector<canvas::Token> box = faceOf(setup->game())->box(Speaker(*setup));
        if (pieces.empty())
            pieces = std::move(box);
        else
            addKinds(pieces, std::move(box));
    }
    return pieces;
}

std::vector<BoxCard> cardsFor(const Board &board)
{
    std::vector<BoxCard> cards;
    for (const auto &setup : setupsFor(board)) {
        std::vector<BoxCard> box = faceOf(setup->game())->cards(Speaker(*setup));
        if (cards.empty())
            cards = std::move(box);
        else
            addKinds(cards, std::move(box));
    }
    return cards;
}

PrintCover coverFor(const Board &board)
{
    PrintCover cover;
    cover.author = QString::fromStdString(board.info().author);
    cover.licence = QString::fromStdString(board.info().licence);
    cover.version = QString::fromStdString(thisProgram().version);
    if (const auto setup = usualSetupFor(board)) {
        cover.game = titleOf(setup->game().key());
        cover.players = playersText(setup->game());
        cover.minutes = minutesText(setup->game());
    }
    return cover;
}

RoleSheets roleSheetsFor(const Board &board)
{
    RoleSheets sheets;
    for (const auto &setup : setupsFor(board)) {
        if (sheets.empty())
            sheets = roleSheetsOf(setup);
        else if (sheets.areOfSeats)
            addSheets(sheets, roleSheetsOf(setup));
    }
    return sheets;
}

std::vector<QString> referenceSheetsFor(const Board &board)
{
    const auto setup = usualSetupFor(board);
    if (!setup)
        return {};
    const Expected<Rulebook> book = rulebookOf(setup->game());
    return book ? referenceSheetsOf(QString::fromStdString(book->text())) : std::vector<QString>();
}

} // namespace merlon
