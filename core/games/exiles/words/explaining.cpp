#include "core/games/exiles/words/explaining.h"

#include "core/games/exiles/siege/siege.h"
#include "core/games/exiles/words/notes.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string>

namespace merlon::exiles {

namespace {

const ExilesView &exilesViewOf(const View &view)
{
    return static_cast<const ExilesView &>(view);
}

Scene sceneSeenBy(const ExilesView &view)
{
    return {view.known(), view.field(), view.rules()};
}

/// The question that is asked; none once the game is over.
Step askedNow(const ExilesView &view)
{
    const ExilesData &data = view.known();
    return data.agendaSize > 0 ? agenda::topOf(data) : Step {};
}

bool isTheQuestion(Step step, StepKind kind)
{
    return step.kind == static_cast<std::uint8_t>(kind);
}

/// Whether one of these verbs can be chosen.
bool canChoose(const View &view, std::initializer_list<Verb> verbs)
{
    ChoiceList choices;
    view.choices(choices);
    return std::ranges::any_of(choices, [&](Choice choice) {
        return std::ranges::any_of(verbs, [&](Verb verb) { return is(choice, verb); });
    });
}

/// EX-11.10: squads before a section whom nobody is to fight.
int unopposedAt(const ExilesData &data, Post section)
{
    int number = 0;
    for (std::size_t squad = 0; squad < kSquadsOfSection; ++squad) {
        const Squad &one = data.squads[squadOf(section, squad)];
        number += one.exists() && one.defenderCount() == 0 ? 1 : 0;
    }
    return number;
}

/// EX-9.3: how much the shots of engines have come to.
Text whyRemoved(const FireResult &fire)
{
    return {"why.fire-losses",
            {std::int64_t {fire.points}, std::int64_t {fire.enginePoints}, std::int64_t {fire.number}}};
}

/// EX-3.2
bool canAct(const View &view)
{
    return canChoose(view,
                     {Verb::BuildFort, Verb::Dig, Verb::Flood, Verb::Build, Verb::Research, Verb::Collect,
                      Verb::Train, Verb::BuildEngine, Verb::PileRocks});
}

/// What needs no action, where nothing else can be done any more.
Text taskWithoutActions(const View &view)
{
    if (canAct(view))
        return {};
    std::string code = "yours.act";
    const auto add = [&](bool isPossible, const char *what) {
        if (isPossible)
            code += (code.ends_with("act") ? '.' : '-') + std::string(what);
    };
    add(canChoose(view, {Verb::Repair}), "repair");
    add(canChoose(view, {Verb::Trade}), "trade");
    add(canChoose(view, {Verb::FreeRecruit, Verb::Replace}), "recruit");
    return {code, {}};
}

/// EX-11.7: the front is called by its wall, not by the zone from which it is attacked.
Text taskOfSlaying(const ExilesView &view, Step step)
{
    const Map &map = view.field();
    const PlaceIndex wall = map.placeOf(map.front[frontOf(map.zoneOn(step.a))].wall);
    return {"yours.slaying",
            {Word {view.setup().board().places()[wall].key, "place"}, std::int64_t {step.b}}};
}

Text warningBeforeEnd(const View &view)
{
    if (!canAct(view))
        return {};
    return {"warning.end-turn", {std::int64_t {exilesViewOf(view).known().now.markers}}};
}

Text warningBeforeFight(const View &view, Step step)
{
    const Post section = exilesViewOf(view).field().sectionOn(step.a);
    if (section == kNoPost || !canChoose(view, {Verb::Assign}))
        return {};
    const int number = unopposedAt(exilesViewOf(view).known(), section);
    return number > 0 ? Text {"warning.assign-units", {std::int64_t {number}}} : Text {};
}

} // namespace

std::vector<Text> notesOn(const View &view, Choice choice)
{
    const ExilesView &known = exilesViewOf(view);
    ChoiceNotes notes {sceneSeenBy(known), known.setup().board(), askedNow(known), choice};
    if (view.decision().seat < kMaxSeats) {
        addCityNotes(notes);
        addSiegeNotes(notes);
        addMeleeNotes(notes);
        addEnemyNotes(notes);
    }
    const bool isGift = is(choice, Verb::Trade) && isTheQuestion(notes.step, StepKind::GiftWindow);
    const std::string key = isGift ? "gift" : known.setup().vocabulary().verbs()[choice.verb].key;
    notes.add(("note." + key).c_str());
    return std::move(notes.texts);
}

Text taskNow(const View &view)
{
    const ExilesView &known = exilesViewOf(view);
    const Step step = askedNow(known);
    if (isTheQuestion(step, StepKind::Act))
        return taskWithoutActions(view);
    if (isTheQuestion(step, StepKind::Slaying))
        return taskOfSlaying(known, step);
    return {};
}

Text whyNow(const View &view)
{
    constexpr std::array<const char *, 4> kMovements {"why.posting", "why.posting-again", "why.reinforcing",
                                                      "why.shifting"};
    constexpr std::array<const char *, 4> kWindows {"why.preparation", "why.rockfall", "why.earthquake",
                                                    "why.renewal"};
    const Step step = askedNow(exilesViewOf(view));
    if (isTheQuestion(step, StepKind::Move))
        return {kMovements[step.a], {}};
    if (isTheQuestion(step, StepKind::PowerWindow))
        return {kWindows[step.a], {}};
    if (isTheQuestion(step, StepKind::SaveWindow))
        return {"why.save-window", {std::int64_t {exilesViewOf(view).known().losses.count()}}};
    if (isTheQuestion(step, StepKind::FireLosses))
        return whyRemoved(exilesViewOf(view).known().fire);
    if (isTheQuestion(step, StepKind::Act))
        return {"why.act", {std::int64_t {exilesViewOf(view).known().now.markers}}};
    return {};
}

Text warningBefore(const View &view, Choice choice)
{
    const Step step = askedNow(exilesViewOf(view));
    if (is(choice, Verb::EndTurn))
        return warningBeforeEnd(view);
    if (is(choice, Verb::HoldFire) && canChoose(view, {Verb::Aim}))
        return {"warning.hold-fire", {}};
    if (is(choice, Verb::Done) && isTheQuestion(step, StepKind::AssignUnits))
        return warningBeforeFight(view, step);
    return {};
}

} // namespace merlon::exiles
