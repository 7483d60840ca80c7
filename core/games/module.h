#pragma once

#include "core/base/wording.h"
#include "core/board/analysis/analyst.h"
#include "core/engine/game.h"
#include "core/engine/match/seat_view.h"
#include "core/engine/match/story_plan.h"
#include "core/engine/statistics/final_figures.h"
#include "core/engine/statistics/gauges.h"
#include "core/engine/statistics/odds.h"
#include "core/engine/statistics/statistics.h"
#include "core/engine/tableau/filling.h"
#include "core/engine/tableau/sounds.h"
#include "core/games/board_rule.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace merlon {

struct Component;
struct Item;
struct Move;
struct PaperBlank;
struct PaperTrack;
class Evaluation;
struct Tableau;

/// What only the special widgets of a game or a family of games ask for; they know its class.
class GameExtras {
public:
    virtual ~GameExtras() = default;
};

/// What a shelf of games says of one; a range from 0 to 0: it does not say.
struct ShelfFacts {
    NumberRange players {};
    NumberRange minutes {}; ///< that one playing takes, or one part of a campaign
    int parts = 1;          ///< evenings of a whole campaign
};

/// All that a game declares, so that every program can show, print, analyse and play it without knowing it. A game has
/// one, in its own folder; the catalogue lists it. What is null a game has nothing to say about.
struct GameModule {
    const Game &game;
    /// Its wordings; they come before those of the engine and of other games, so that a key may mean something else in
    /// every game.
    std::vector<WordingTable> texts {};
    /// How its story falls into sections.
    StoryPlan story {};
    /// What there is in the box of an opened game.
    std::vector<Component> (*components)(const Setup &setup) = nullptr;
    /// What has to be kept in numbers when it is played on paper, beside pieces and the panels of seats.
    std::vector<PaperTrack> (*paperTracks)(const Setup &setup) = nullptr;
    /// What has to be written down of a campaign on paper when it is put away.
    std::vector<PaperBlank> (*saveSheet)(const Setup &setup) = nullptr;
    /// What lies where, to those who have this view; `tableau` is empty before.
    void (*layOut)(const View &view, Tableau &tableau) = nullptr;
    /// What an event moves on the board, as those may see it to whom it is told. A game that does not say: pieces have
    /// walked that are gone from one place and new at another.
    std::vector<Move> (*moves)(const Setup &setup, const Event &event) = nullptr;
    /// What events sound like, if not as their roles do.
    std::span<const EventSound> sounds {};
    /// What the question of a position wants of the player, where that takes more than the wording `yours.<decision>` with
    /// what the decision is about; empty: that one.
    Text (*taskNow)(const View &view) = nullptr;
    /// Why the question of a position is asked now, where that takes more than the wording `why.<decision>` with what the
    /// decision is about; empty: that one.
    Text (*whyNow)(const View &view) = nullptr;
    /// What a choice costs and does, in sentences; those that nobody has worded are left out. A game that does not say:
    /// `note.<verb>`.
    std::vector<Text> (*notesOn)(const View &view, Choice choice) = nullptr;
    /// What a choice would fill of the sockets of cards: for each space or card where that could begin, the best first.
    /// None: it fills nothing.
    std::vector<Filling> (*fillings)(const View &view, Choice choice) = nullptr;
    /// What could be acted upon from where a choice puts something, such as the walls that an engine could fire at: indices
    /// of places. None: it acts where it lies, or nothing is put anywhere.
    std::vector<std::uint16_t> (*placesReached)(const View &view, Choice choice) = nullptr;
    /// The places that something would lie over which a choice lays on the board, such as a tile of several cells: indices.
    /// None: nothing is laid over several places.
    std::vector<std::uint16_t> (*placesCovered)(const View &view, Choice choice) = nullptr;
    /// What a choice is about although it only numbers it, such as the card that is turned: an item with the name and the
    /// picture that stand on the button of the choice. None: its words say all.
    std::optional<Item> (*itemMeant)(const View &view, Choice choice) = nullptr;
    /// What whoever makes a choice may have forgotten; empty: nothing.
    Text (*warningBefore)(const View &view, Choice choice) = nullptr;
    /// Who finds out about boards for it.
    std::unique_ptr<Analyst> (*analyst)() = nullptr;
    /// Numbers of a position, besides the counters and scores of its tableau: each is a line in a chart over the game.
    std::vector<Gauge> (*gauges)(const View &view) = nullptr;
    /// A game in numbers, as some seats may know it, if it is more than gauges and what the roles of events count.
    Statistics (*statistics)(const SeatView &seat) = nullptr;
    /// With what a game is summed up when it is over, the most telling figure first: of `statistics`.
    std::vector<FinalFigure> figures {};
    /// What can be foretold of a position; the turning points of a game are found by it.
    const OddsSource *odds = nullptr;
    /// How it is played well.
    const Evaluation *evaluation = nullptr;
    const GameExtras *extras = nullptr;
    /// For how many players it is and how long it takes. What it is about, in two lines: the wording `shelf.<key>`.
    ShelfFacts shelf {};
    /// Where its rulebook tells of what its boards are made of, for those who draw them.
    std::span<const BoardRule> boardRules {};
    /// How a campaign stands, in one line for the list of campaigns. A game that has none does not say.
    Text (*campaignState)(const View &view) = nullptr;
    /// By what campaigns that are over are ranked against each other: numbers, the one that counts first before the others,
    /// more is better. Nothing of one that goes on. A game that ranks none does not say.
    std::vector<std::int64_t> (*campaignRank)(const View &view) = nullptr;
};

/// All games that there are, in the order in which they are offered.
std::span<const GameModule *const> allModules();
/// Null if there is none.
const GameModule *findModule(std::string_view game);
/// Adds a game to the catalogue, for as long as the program runs: the small game of the tests is one. To be called
/// before anything asks for games; `module` has to live as long as the program.
void addModule(const GameModule &module);

/// The extras of a game if they are of that class, else null.
template <class Extras>
const Extras *extrasOf(const Game &game)
{
    const GameModule *module = findModule(game.key());
    return module ? dynamic_cast<const Extras *>(module->extras) : nullptr;
}

/// What lies where; nothing for games that do not say.
Tableau tableauOf(const View &view);
/// What some events move, in their order; none for games that do not say.
std::optional<std::vector<Move>> movesOf(const Setup &setup, std::span<const Event> events);
/// What there is in the box; nothing for games that do not say.
std::vector<Component> componentsOf(const Setup &setup);
/// What has to be kept in numbers when a game is played on paper; nothing for games that do not say.
std::vector<PaperTrack> paperTracksOf(const Setup &setup);
/// What has to be written down when it is put away; nothing for games that do not say.
std::vector<PaperBlank> saveSheetOf(const Setup &setup);

/// What an event of a game sounds like; none: it is silent.
std::optional<Sound> soundOf(const Game &game, const Term &event);
/// What the question of a position wants of the player who is asked; the text may have no wording.
Text taskNow(const View &view);
/// Why the question of a position is asked now; the text may have no wording.
Text whyNow(const View &view);
/// What a choice of the question costs and does, in sentences; they may have no wording.
std::vector<Text> notesOn(const View &view, Choice choice);
/// What a choice of the question would fill of the sockets of cards: for each space or card where that could begin, the best
/// first.
std::vector<Filling> fillingsOf(const View &view, Choice choice);
/// What could be acted upon from where a choice of the question puts something: indices of places.
std::vector<std::uint16_t> placesReached(const View &view, Choice choice);
/// The places that something would lie over which a choice of the question lays on the board: indices.
std::vector<std::uint16_t> placesCovered(const View &view, Choice choice);
/// What a choice is about although it only numbers it; none if its words say all.
std::optional<Item> itemMeant(const View &view, Choice choice);
/// What whoever makes a choice may have forgotten; empty: nothing.
Text warningBefore(const View &view, Choice choice);

/// How the story of a game falls into sections.
const StoryPlan &storyPlanOf(const Game &game);
/// Who knows what there is to find out about boards for a game; null for games of which nobody does.
std::unique_ptr<Analyst> analystOf(const Game &game);
/// A game in numbers: as it says itself, or made of its tableau, its gauges and the roles of its events.
Statistics statisticsOf(const SeatView &seat);
/// The numbers that a game reads of its positions itself, beside its tableau; null where it reads none.
GaugeReader gaugesBesideTableau(const Game &game);
/// With what a game is summed up when it is over.
std::span<const FinalFigure> figuresOf(const Game &game);
/// For how many players a game is and how long it takes.
ShelfFacts shelfFactsOf(const Game &game);
/// The rule that is about a part of its boards, see BoardRule; no rule if there is none.
RuleId boardRuleOf(const Game &game, std::string_view about);
/// How a campaign stands, in one line; empty for games that do not say.
Text campaignStateOf(const View &view);
/// By what a campaign is ranked; empty if it goes on, and for games that do not say.
std::vector<std::int64_t> campaignRankOf(const View &view);
/// What can be foretold in a game; null for games in which nothing is.
const OddsSource *oddsSourceOf(const Game &game);

} // namespace merlon
