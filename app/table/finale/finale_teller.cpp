#include "app/table/finale/finale_teller.h"

#include "app/story/chronicler.h"
#include "app/story/named_chart.h"
#include "app/story/statistics_words.h"
#include "app/table/finale/finale_scene.h"
#include "app/table/position_display.h"
#include "app/table/staging/staged_act.h"
#include "app/table/turn/player_names.h"
#include "app/widgets/rows/seat_shield.h"
#include "app/words/counting.h"
#include "app/words/language.h"
#include "app/words/partners.h"
#include "app/words/round_words.h"
#include "core/canvas/view/board_view.h"
#include "core/engine/match/last_taking.h"
#include "core/engine/match/seat_view.h"
#include "core/engine/match/seen_acts.h"
#include "core/engine/statistics/final_figures.h"
#include "core/engine/tableau/tableau.h"
#include "core/games/module.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr std::size_t kLastChoices = 12; ///< among which the story of the end is looked for
constexpr std::size_t kActs = 2;         ///< of which it tells
/// Letters of an act that is told. Longer ones count line by line, as the page does below the story.
constexpr qsizetype kLongestAct = 240;

/// The sentences of a text but this one.
QString without(const QString &text, const QString &sentence)
{
    QString rest = u' ' + text + u' ';
    rest.replace(u' ' + sentence + u' ', u" "_s);
    return rest.trimmed();
}

/// The first seat of a side, or the seat itself.
Seat seatOf(const FinalCount::Part &part, std::span<const SeatInfo> seats)
{
    if (part.seat < seats.size())
        return part.seat;
    const auto first =
        std::ranges::find_if(seats, [&](const SeatInfo &seat) { return seat.team == part.side; });
    return first == seats.end() ? kNobody : static_cast<Seat>(first - seats.begin());
}

/// Who met last where something was taken, and how strong; nobody, and 0 and 0, if that is not known.
Duel lastDuel(const SeatView &seen, const LastTaking &taking)
{
    const std::vector<SeenAct> acts = seen.acts(taking.fight, storyPlanOf(seen.setup().game()));
    for (auto act = acts.rbegin(); act != acts.rend(); ++act) {
        if (!act->view)
            continue;
        const Tableau tableau = tableauOf(*act->view);
        const auto duel = std::ranges::find(tableau.duels, taking.place, &Duel::place);
        if (duel != tableau.duels.end())
            return *duel;
    }
    return {};
}

/// The parts of a figure; where all partners came to the same, which they have in common then, only that of the first.
std::vector<FinalCount::Part> toldParts(const FinalCount &count, std::span<const SeatInfo> seats)
{
    const std::vector<std::vector<Seat>> teams = teamsToTell(seats);
    const auto valueOf = [&](Seat seat) {
        const auto part = std::ranges::find(count.parts, seat, &FinalCount::Part::seat);
        return part == count.parts.end() ? std::optional<double>() : std::optional(part->value);
    };
    const bool isShared = !teams.empty() && std::ranges::all_of(teams, [&](const std::vector<Seat> &team) {
        return std::ranges::all_of(team, [&](Seat seat) { return valueOf(seat) == valueOf(team.front()); });
    });
    std::vector<FinalCount::Part> told = count.parts;
    std::erase_if(told, [&](const FinalCount::Part &part) {
        return isShared && part.seat < seats.size()
            && std::ranges::none_of(teams, [&](const auto &team) { return team.front() == part.seat; });
    });
    return told;
}

QString titleOf(const FinalFigure &figure, const Statistics &statistics, const Speaker &speaker)
{
    for (const Chart &chart : statistics.charts) {
        if (chart.key != figure.chart)
            continue;
        const QString title = merlon::titleOf(chart, speaker);
        const auto line = std::ranges::find(chart.series, figure.line, &ChartSeries::key);
        if (figure.line.empty() || line == chart.series.end())
            return title;
        //: A figure: the title of a chart, and one of its lines: `Hourglasses: given`.
        return FinaleTeller::tr("%1: %2").arg(title, nameOf(*line, speaker));
    }
    return {};
}

} // namespace

Finale FinaleTeller::tell(const Statistics &statistics) const
{
    const TableGame &game = m_parts.game;
    const Setup &setup = game.session->setup();
    const Outcome outcome = m_parts.display.view().outcome();
    const std::unique_ptr<SeatView> seen = m_parts.display.seen();
    QStringList winners;
    Seat first = kNobody;
    for (std::size_t number = 0; number < setup.seats().size(); ++number) {
        const auto seat = static_cast<Seat>(number);
        if (!outcome.isWinner(seat))
            continue;
        first = first == kNobody ? seat : first;
        winners << PlayerNames(game).title(seat);
    }
    Finale finale;
    finale.game = &setup.game();
    if (first != kNobody)
        finale.winner = QString::fromStdString(setup.seats()[first].key);
    finale.mood = moodOf(outcome);
    finale.ribbon = ribbonOf(finale.mood, winners);
    if (finale.mood != Finale::Mood::Neutral || winners.size() != 1) // else the ribbon names them
        finale.winners = winnersOf(winners);
    finale.headline = headlineOf(*seen, outcome, finale.mood);
    finale.story = storyOf(*seen, asSentence(game.speaker->sentence(outcome.why)));
    finale.colour = colourOfSeat(m_parts.appearance.theme(), setup.seats(), first);
    finale.figures = figuresOf(statistics);
    finale.table = game.face->resultOf(*game.session->match().seenBy(SeatSet::all()), *game.speaker,
                                       m_parts.board.picture());
    const std::vector<Sitting> &players = game.session->seating().players();
    finale.scene = finaleSceneOf(m_parts, *seen, first);
    finale.canSwap =
        std::ranges::any_of(players, [&](const Sitting &one) { return !(one == players.front()); });
    return finale;
}

Finale::Mood FinaleTeller::moodOf(const Outcome &outcome) const
{
    const Seating &seating = m_parts.game.session->seating();
    int won = 0;
    int lost = 0;
    for (std::size_t seat = 0; seat < seating.players().size(); ++seat) {
        if (seating.players()[seat].isPerson())
            ++(outcome.isWinner(static_cast<Seat>(seat)) ? won : lost);
    }
    if ((won == 0) == (lost == 0))
        return Finale::Mood::Neutral;
    return won > 0 ? Finale::Mood::Victory : Finale::Mood::Defeat;
}

/// How it was won, where it is said already who has: what was taken in the fight with which the game has ended, and how
/// it ended.
QString FinaleTeller::headlineOf(const SeatView &seen, const Outcome &outcome, Finale::Mood mood) const
{
    const Speaker &speaker = *m_parts.game.speaker;
    const std::optional<LastTaking> taking = lastTaking(seen.story(), speaker.vocabulary());
    const Duel duel = taking ? lastDuel(seen, *taking) : Duel();
    const std::string to = mood == Finale::Mood::Victory ? "won" : "ending";
    if (!taking || speaker.roleOf(outcome.why) == TermRole::Taken)
        return endOf(outcome.why, to, {}, duel.strengths);
    const Seat attacker = duel.sides[duel.attacker];
    const bool isSpoiled = to == "won" && attacker < kMaxSeats && !outcome.isWinner(attacker);
    const QString taken = worded(taking->event, isSpoiled ? "despite" : to, {}, duel.strengths);
    if (taken.isEmpty())
        return endOf(outcome.why, to, {}, duel.strengths);
    //: The last page. %1: what was taken at last, a sentence; %2: how the game ended, a sentence.
    return tr("%1 %2").arg(taken, endOf(outcome.why, to, ".taken", duel.strengths));
}

/// An event as the game words it for the last page (`to`.<event>, or else `ending`.<event>): after what it tells comes
/// the round, and the strengths that met last, 0 where there are none. Empty: the game has no words for it.
QString FinaleTeller::worded(const Event &event, const std::string &to, const std::string &afterwards,
                             const std::array<int, 2> &strengths) const
{
    const Speaker &speaker = *m_parts.game.speaker;
    Text text = speaker.vocabulary().text(event);
    const std::string key = text.code.substr(text.code.find('.')) + afterwards;
    text.args.emplace_back(std::int64_t {m_parts.display.tableau().clock.round});
    for (const int strength : strengths)
        text.args.emplace_back(std::int64_t {strength});
    for (const std::string &form : {to, std::string("ending")}) {
        text.code = form + key;
        if (const QString own = speaker.sayIfWorded(text); !own.isEmpty())
            return own;
    }
    return {};
}

/// The end itself; in the words of the log if there are no others. `afterwards`: how its code goes on if it has been told
/// already what was taken.
QString FinaleTeller::endOf(const Event &why, const std::string &to, const std::string &afterwards,
                            const std::array<int, 2> &strengths) const
{
    for (const std::string &code : {afterwards, std::string()}) {
        if (const QString own = worded(why, to, code, strengths); !own.isEmpty())
            return own;
    }
    const int round = m_parts.display.tableau().clock.round;
    const QString usual = asSentence(m_parts.game.speaker->sentence(why));
    if (round <= 0)
        return usual;
    const RoundWords words(m_parts.game.session->setup().game());
    //: The last page. %1: `Round 4`, %2: how the game ended, a sentence.
    return tr("%1: %2").arg(words.title(round), usual);
}

QString FinaleTeller::winnersOf(const QStringList &winners) const
{
    //: %1: the winners, one or more, as a list.
    return winners.isEmpty() ? tr("Nobody has won")
                             : (winners.size() == 1 ? /*: %1: a role or a name */ tr("Winner: %1")
                                                    : /*: %1: a list of roles or names */ tr("Winners: %1"))
                                   .arg(QLocale().createSeparatedList(winners));
}

QString FinaleTeller::ribbonOf(Finale::Mood mood, const QStringList &winners) const
{
    switch (mood) {
    case Finale::Mood::Victory:
        //: On a ribbon, to the person who has won.
        return tr("Victory");
    case Finale::Mood::Defeat:
        //: On a ribbon, to the person who has lost.
        return tr("Defeat");
    case Finale::Mood::Neutral:
        break;
    }
    //: On a ribbon, when a game is over. %1: who has won, `Invader`.
    return winners.size() == 1 ? tr("%1 wins").arg(winners.front())
                               //: On a ribbon, when a game is over.
                               : tr("The end");
}

/// What was dwelt on last, then what was done last on the board, then what else was told last; in the order in which it happened, and without the end itself,
/// which the headline tells.
QString FinaleTeller::storyOf(const SeatView &seen, const QString &end) const
{
    const std::size_t from = seen.ply() > kLastChoices ? seen.ply() - kLastChoices : 0;
    const std::vector<StagedAct> acts =
        stagedActsOf(seen.acts(from, storyPlanOf(seen.setup().game())), *m_parts.game.speaker);
    enum class Kind : std::uint8_t { Great, OnTheBoard, Elsewhere };
    const auto kindOf = [](const StagedAct &act) {
        return act.weight == StagedAct::Weight::Great ? Kind::Great
            : act.place >= 0                          ? Kind::OnTheBoard
                                                      : Kind::Elsewhere;
    };
    std::map<std::size_t, QString> told; // by number of the act
    for (const Kind kind : {Kind::Great, Kind::OnTheBoard, Kind::Elsewhere}) {
        for (std::size_t i = acts.size(); i-- > 0 && told.size() < kActs;) {
            const QString text = without(gistOf(acts[i]), end);
            const bool isTold =
                std::ranges::any_of(told, [&](const auto &one) { return one.second == text; });
            if (!text.isEmpty() && text.size() <= kLongestAct && !isTold && acts[i].verdict.isEmpty()
                && kindOf(acts[i]) == kind)
                told.emplace(i, text);
        }
    }
    QStringList texts;
    for (const auto &[number, text] : told)
        texts << text;
    return texts.join(u' ');
}

/// What an act tells without what only prepares it: dice, aims.
QString FinaleTeller::gistOf(const StagedAct &act) const
{
    const Speaker &speaker = *m_parts.game.speaker;
    const StoryPlan &plan = storyPlanOf(speaker.setup().game());
    if (plan.passing.empty())
        return act.text;
    Chronicler chronicler(speaker);
    for (const Event &event : act.events) {
        if (!isOneOf(plan.passing, event, speaker.vocabulary()))
            chronicler.tell(event);
    }
    QStringList texts;
    for (const Paragraph &paragraph : chronicler.paragraphs())
        texts << textOf(paragraph, speaker);
    texts.removeAll(QString());
    return texts.join(u' ');
}

std::vector<Finale::Figure> FinaleTeller::figuresOf(const Statistics &statistics) const
{
    const Setup &setup = m_parts.game.session->setup();
    const Speaker &speaker = *m_parts.game.speaker;
    std::vector<Finale::Figure> figures;
    for (const FinalCount &count : finalCounts(statistics, merlon::figuresOf(setup.game()))) {
        Finale::Figure figure;
        figure.title = titleOf(count.figure, statistics, speaker);
        const std::vector<FinalCount::Part> parts = toldParts(count, setup.seats());
        for (const FinalCount::Part &part : parts) {
            const Seat seat = seatOf(part, setup.seats());
            QStringList names;
            if (seat != kNobody)
                names << speaker.seat(seat);
            if (parts.size() < count.parts.size()) {
                const std::vector<Seat> partners = partnersOf(setup.seats(), part.seat);
                for (const Seat partner : partners)
                    names << speaker.seat(partner);
            }
            figure.parts.push_back({shownNumber(part.value), enumerated(names),
                                    colourOfSeat(m_parts.appearance.theme(), setup.seats(), seat)});
        }
        figures.push_back(std::move(figure));
    }
    return figures;
}

} // namespace merlon
