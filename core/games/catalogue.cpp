#include "core/games/module.h"

#include "core/board/texts.h"
#include "core/engine/evaluation.h"
#include "core/engine/position/texts.h"
#include "core/engine/statistics/made_statistics.h"
#include "core/engine/statistics/texts.h"
#include "core/engine/tableau/components.h"
#include "core/engine/tableau/moves.h"
#include "core/engine/tableau/paper.h"
#include "core/engine/tableau/tableau.h"
#include "core/engine/texts.h"
#include "core/games/english.h"
#include "core/games/exiles/edition.h"
#include "core/games/fiefs/edition.h"
#include "core/games/mountain/edition.h"
#include "core/games/siege1/edition.h"
#include "core/games/siege2/edition.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <map>

namespace merlon {

namespace {

struct Catalogue {
    std::vector<const GameModule *> modules;
    std::vector<const Game *> games; ///< of the modules, in the same order

    void add(const GameModule &module)
    {
        modules.push_back(&module);
        games.push_back(&module.game);
    }
};

Catalogue &catalogue()
{
    static Catalogue all = [] {
        Catalogue games;
        games.add(siege2::module());
        games.add(siege1::module());
        games.add(fiefs::module());
        games.add(mountain::module());
        games.add(exiles::module());
        return games;
    }();
    return all;
}

const GameModule *moduleOf(const View &view)
{
    return findModule(view.setup().game().key());
}

/// The text under another word: `why.march` of `decision.march`.
Text instead(Text text, std::string_view word)
{
    text.code.replace(0, text.code.find('.'), word);
    return text;
}

/// The tables of all games, and after them those that every game shares.
std::vector<WordingTable> withShared(std::vector<WordingTable> tables)
{
    for (const WordingTable shared :
         {engineTexts(), statisticsTexts(), positionTexts(), boardTexts(), analysisTexts(), baseTexts()})
        tables.push_back(shared);
    return tables;
}

} // namespace

std::span<const GameModule *const> allModules()
{
    return catalogue().modules;
}

const GameModule *findModule(std::string_view game)
{
    const auto modules = allModules();
    const auto found =
        std::ranges::find_if(modules, [&](const GameModule *one) { return one->game.key() == game; });
    return found == modules.end() ? nullptr : *found;
}

void addModule(const GameModule &module)
{
    assert(!findModule(module.game.key()));
    catalogue().add(module);
}

std::span<const Game *const> allGames()
{
    return catalogue().games;
}

const Game *findGame(std::string_view key)
{
    const GameModule *module = findModule(key);
    return module ? &module->game : nullptr;
}

Tableau tableauOf(const View &view)
{
    Tableau tableau;
    if (const GameModule *module = moduleOf(view); module && module->layOut)
        module->layOut(view, tableau);
    return tableau;
}

std::optional<std::vector<Move>> movesOf(const Setup &setup, std::span<const Event> events)
{
    const GameModule *module = findModule(setup.game().key());
    if (!module || !module->moves)
        return {};
    std::vector<Move> moves;
    for (const Event &event : events)
        std::ranges::move(module->moves(setup, event), std::back_inserter(moves));
    return moves;
}

std::vector<Component> componentsOf(const Setup &setup)
{
    const GameModule *module = findModule(setup.game().key());
    return module && module->components ? module->components(setup) : std::vector<Component> {};
}

std::vector<PaperTrack> paperTracksOf(const Setup &setup)
{
    const GameModule *module = findModule(setup.game().key());
    return module && module->paperTracks ? module->paperTracks(setup) : std::vector<PaperTrack> {};
}

std::vector<PaperBlank> saveSheetOf(const Setup &setup)
{
    const GameModule *module = findModule(setup.game().key());
    return module && module->saveSheet ? module->saveSheet(setup) : std::vector<PaperBlank> {};
}

std::optional<Sound> soundOf(const Game &game, const Term &event)
{
    const GameModule *module = findModule(game.key());
    return soundOf(event, module ? module->sounds : std::span<const EventSound> {});
}

Text taskNow(const View &view)
{
    const GameModule *module = moduleOf(view);
    if (module && module->taskNow) {
        if (Text task = module->taskNow(view); !task.empty())
            return task;
    }
    return instead(view.setup().vocabulary().text(view.decision()), "yours");
}

Text whyNow(const View &view)
{
    const GameModule *module = moduleOf(view);
    if (module && module->whyNow) {
        if (Text why = module->whyNow(view); !why.empty())
            return why;
    }
    return instead(view.setup().vocabulary().text(view.decision()), "why");
}

std::vector<Text> notesOn(const View &view, Choice choice)
{
    const GameModule *module = moduleOf(view);
    return module && module->notesOn
        ? module->notesOn(view, choice)
        : std::vector<Text> {instead(view.setup().vocabulary().text(choice), "note")};
}

std::vector<Filling> fillingsOf(const View &view, Choice choice)
{
    const GameModule *module = moduleOf(view);
    return module && module->fillings ? module->fillings(view, choice) : std::vector<Filling> {};
}

std::vector<std::uint16_t> placesReached(const View &view, Choice choice)
{
    const GameModule *module = moduleOf(view);
    return module && module->placesReached ? module->placesReached(view, choice)
                                           : std::vector<std::uint16_t> {};
}

std::vector<std::uint16_t> placesCovered(const View &view, Choice choice)
{
    const GameModule *module = moduleOf(view);
    return module && module->placesCovered ? module->placesCovered(view, choice)
                                           : std::vector<std::uint16_t> {};
}

std::optional<Item> itemMeant(const View &view, Choice choice)
{
    const GameModule *module = moduleOf(view);
    return module && module->itemMeant ? module->itemMeant(view, choice) : std::nullopt;
}

Text warningBefore(const View &view, Choice choice)
{
    const GameModule *module = moduleOf(view);
    return module && module->warningBefore ? module->warningBefore(view, choice) : Text {};
}

Text campaignStateOf(const View &view)
{
    const GameModule *module = moduleOf(view);
    return module && module->campaignState ? module->campaignState(view) : Text {};
}

std::vector<std::int64_t> campaignRankOf(const View &view)
{
    const GameModule *module = moduleOf(view);
    return module && module->campaignRank ? module->campaignRank(view) : std::vector<std::int64_t> {};
}

const StoryPlan &storyPlanOf(const Game &game)
{
    static const StoryPlan kNoPlan;
    const GameModule *module = findModule(game.key());
    return module ? module->story : kNoPlan;
}

std::unique_ptr<Analyst> analystOf(const Game &game)
{
    const GameModule *module = findModule(game.key());
    return module && module->analyst ? module->analyst() : nullptr;
}

const Evaluation *evaluationOf(const Game &game)
{
    const GameModule *module = findModule(game.key());
    return module ? module->evaluation : nullptr;
}

Statistics statisticsOf(const SeatView &seat)
{
    const GameModule *module = findModule(seat.setup().game().key());
    if (module && module->statistics)
        return module->statistics(seat);
    const auto gauges = [module](const View &view) {
        std::vector<Gauge> all = gaugesOf(tableauOf(view));
        if (module && module->gauges)
            std::ranges::move(module->gauges(view), std::back_inserter(all));
        return all;
    };
    return madeStatistics(seat, tableauOf(*seat.at(0)).clock.round, gauges);
}

GaugeReader gaugesBesideTableau(const Game &game)
{
    const GameModule *module = findModule(game.key());
    return module && module->gauges ? GaugeReader(module->gauges) : GaugeReader();
}

std::span<const FinalFigure> figuresOf(const Game &game)
{
    const GameModule *module = findModule(game.key());
    return module ? std::span<const FinalFigure>(module->figures) : std::span<const FinalFigure>();
}

ShelfFacts shelfFactsOf(const Game &game)
{
    const GameModule *module = findModule(game.key());
    return module ? module->shelf : ShelfFacts();
}

RuleId boardRuleOf(const Game &game, std::string_view about)
{
    const GameModule *module = findModule(game.key());
    if (!module)
        return {};
    for (const BoardRule &one : module->boardRules) {
        const bool isPart = one.about.starts_with("finding.") && about.starts_with(one.about)
            && about.substr(one.about.size()).starts_with('-');
        if (one.about == about || isPart)
            return one.rule;
    }
    return {};
}

const OddsSource *oddsSourceOf(const Game &game)
{
    const GameModule *module = findModule(game.key());
    return module ? module->odds : nullptr;
}

const EnglishWordings &english(const Game &game)
{
    static std::map<std::string, EnglishWordings, std::less<>> all;
    if (const auto known = all.find(game.key()); known != all.end())
        return known->second;
    const GameModule *module = findModule(game.key());
    if (!module)
        return english();
    return all.emplace(game.key(), EnglishWordings(withShared(module->texts))).first->second;
}

const EnglishWordings &english()
{
    static const EnglishWordings wordings(allTexts());
    return wordings;
}

std::vector<WordingTable> allTexts()
{
    std::vector<WordingTable> tables;
    for (const GameModule *module : allModules()) {
        for (const WordingTable table : module->texts) {
            if (std::ranges::none_of(tables, [&](WordingTable one) { return one.data() == table.data(); }))
                tables.push_back(table);
        }
    }
    return withShared(std::move(tables));
}

} // namespace merlon
