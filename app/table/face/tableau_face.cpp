#include "app/table/face/tableau_face.h"

#include "app/table/face/hand/hand_fan.h"
#include "app/table/face/tableau_panel.h"
#include "app/table/face/time_bar.h"
#include "app/table/face/token_words.h"
#include "app/words/counting.h"
#include "app/words/game_words.h"
#include "app/words/item_words.h"
#include "app/words/partners.h"
#include "core/canvas/picture/tableau_motions.h"
#include "core/canvas/picture/tableau_picture.h"
#include "core/games/module.h"

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

canvas::PictureWords wordsOf(const Speaker &speaker)
{
    return {[&speaker](std::string_view type, std::string_view key) {
                return type.empty() ? speaker.name(key) : speaker.name(type, key);
            },
            [&speaker](const Text &text) { return speaker.say(text); },
            [&speaker](const Item &item) { return nameOf(item, speaker); }};
}

QString paragraph(const std::vector<Text> &sentences, const Speaker &speaker)
{
    QStringList said;
    for (const Text &sentence : sentences)
        said << speaker.say(sentence);
    return said.join(u' ');
}

/// A card as it is printed.
BoxCard cardOf(const Component &component, const Speaker &speaker)
{
    BoxCard card;
    card.kind = asTitle(component.kind.empty() ? speaker.name("group", component.group)
                                               : speaker.say(component.kind));
    card.name = nameOnCard(component, speaker);
    card.mark = component.mark.empty() ? QString() : speaker.say(component.mark);
    card.picture = QString::fromStdString(speaker.setup().game().schema().key + '/'
                                          + (component.art.empty() ? component.key : component.art));
    card.price = paragraph(component.price, speaker);
    QStringList rule;
    for (const std::vector<Text> &sentences : component.rule)
        rule << paragraph(sentences, speaker);
    card.text = rule.isEmpty() ? speaker.about(component.type, component.key) : rule.join(u'\n');
    QStringList back;
    for (const Text &line : component.back)
        back << asTitle(speaker.say(line));
    card.back = back.join(u'\n');
    card.seat = canvas::liveryOf(speaker.setup(), component.owner);
    card.count = component.copies;
    return card;
}

/// The seats of each team, as sentences list them.
QStringList teamsOf(const Speaker &speaker)
{
    std::vector<QStringList> teams;
    const std::span<const SeatInfo> seats = speaker.setup().seats();
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        teams.resize(std::max<std::size_t>(teams.size(), seats[seat].team + 1));
        teams[seats[seat].team] << asTitle(speaker.seat(static_cast<Seat>(seat)));
    }
    QStringList names;
    for (const QStringList &team : teams)
        names << enumerated(team);
    return names;
}

/// `2 goblins, banner` of the pieces in the colour of a seat of the team.
QString piecesOf(const canvas::PlacePicture &place, int team, const Speaker &speaker)
{
    const std::span<const SeatInfo> seats = speaker.setup().seats();
    QStringList pieces;
    for (const canvas::Token &token : place.tokens) {
        const bool isOfTeam = std::ranges::any_of(seats, [&](const SeatInfo &seat) {
            return seat.team == team
                && canvas::liveryOf(speaker.setup(), static_cast<Seat>(&seat - seats.data())) == token.seat;
        });
        if (isOfTeam && token.role != canvas::TokenRole::Shadow)
            pieces << tokenInWords(token, speaker);
    }
    return separated(pieces);
}

/// What each team has at the places that were fought for.
ResultTable standingsAt(const Contested &contested, const Speaker &speaker, const canvas::Picture &picture)
{
    const QStringList teams = teamsOf(speaker);
    ResultTable table {QStringList {asTitle(speaker.name(contested.title.type, contested.title.key))} + teams,
                       {}};
    for (const int index : contested.places) {
        const canvas::PlacePicture &place = picture.places[static_cast<std::size_t>(index)];
        QStringList row {asTitle(place.name)};
        for (int team = 0; team < teams.size(); ++team)
            row << piecesOf(place, team, speaker);
        table.rows << row;
    }
    return table;
}

RaceContent raceIn(const Tableau &tableau, const Speaker &speaker)
{
    RaceContent content;
    if (!tableau.race)
        return content;
    content.goal = tableau.race->goal;
    for (const Race::Racer &racer : tableau.race->racers) {
        RaceContent::Racer shown;
        QStringList names;
        for (const Seat seat : racer.seats) {
            shown.seats.push_back(seat);
            shown.liveries.push_back(std::max(0, canvas::liveryOf(speaker.setup(), seat)));
            names << asTitle(speaker.seat(seat));
        }
        shown.name = enumerated(names);
        shown.points = racer.points;
        content.racers.push_back(std::move(shown));
    }
    return content;
}

std::optional<int> scoreIn(const ScoreRow &row, Seat seat)
{
    return seat < row.scores.size() ? row.scores[seat] : std::nullopt;
}

/// A column of scores for each seat, or for each team that has them all in common; one without a name if all have.
std::vector<std::vector<Seat>> scorersIn(const Tableau &tableau, std::span<const SeatInfo> seats)
{
    if (std::ranges::all_of(tableau.scores, &ScoreRow::isCommon))
        return {{Seat {0}}};
    std::vector<std::vector<Seat>> teams = teamsToTell(seats);
    const bool areShared = std::ranges::all_of(tableau.scores, [&](const ScoreRow &row) {
        return std::ranges::all_of(teams, [&](const std::vector<Seat> &team) {
            return std::ranges::all_of(
                team, [&](Seat seat) { return scoreIn(row, seat) == scoreIn(row, team.front()); });
        });
    });
    if (areShared && !teams.empty())
        return teams;
    teams.clear();
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        teams.push_back({static_cast<Seat>(seat)});
    return teams;
}

/// The scores of all seats; in one column, without a head, if they are common to them.
ResultTable scoresIn(const Tableau &tableau, const Speaker &speaker)
{
    ResultTable table;
    table.heads << QString();
    const bool areCommon = std::ranges::all_of(tableau.scores, &ScoreRow::isCommon);
    const std::vector<std::vector<Seat>> scorers = scorersIn(tableau, speaker.setup().seats());
    for (const std::vector<Seat> &scorer : scorers) {
        QStringList names;
        for (const Seat seat : scorer)
            names << asTitle(speaker.seat(seat));
        table.heads << (areCommon ? QString() : enumerated(names));
    }
    for (const ScoreRow &score : tableau.scores) {
        QStringList row {speaker.say(score.title)};
        for (const std::vector<Seat> &scorer : scorers) {
            const std::optional<int> number = scoreIn(score, scorer.front());
            row << (number ? QString::number(*number) : QString());
        }
        table.rows << row;
        table.lastIsSum = score.isSum;
    }
    return table;
}

} // namespace

QString nameOnCard(const Component &card, const Speaker &speaker)
{
    if (!card.title.empty())
        return speaker.say(card.title);
    return asTitle(card.name.key.empty() ? speaker.name(card.type, card.key)
                                         : speaker.name(card.name.type, card.name.key));
}

RoundTime roundTimeOf(const Tableau &tableau, const Speaker &speaker)
{
    const Setup &setup = speaker.setup();
    const Clock &clock = tableau.clock;
    RoundTime time;
    time.round = clock.round;
    time.lastRound = clock.lastRound;
    for (const Phase &phase : clock.phases)
        time.phases.push_back({phase.art.empty()
                                   ? QString()
                                   : QString::fromStdString(setup.game().schema().key + '/' + phase.art),
                               asTitle(speaker.name(phase.name.type, phase.name.key)),
                               speaker.about(phase.name.type, phase.name.key),
                               std::max(0, canvas::liveryOf(setup, phase.owner)), phase.number});
    time.now = clock.now;
    time.under = clock.under;
    return time;
}

FaceWidgets TableauFace::makeWidgets(const canvas::Art &art, QWidget *parent) const
{
    auto *seats = new TableauPanel(art, TableauPanel::Left, parent);
    auto *common = new TableauPanel(art, TableauPanel::Right, parent);
    auto *bar = new TimeBar(art, parent);
    auto *hand = new HandFan(art, parent);
    FaceWidgets widgets;
    widgets.hand = hand;
    widgets.left = seats;
    widgets.right = common;
    widgets.above = bar;
    widgets.showAbove = [bar](const Tableau &tableau, const Speaker &speaker) {
        bar->show(roundTimeOf(tableau, speaker), speaker);
        bar->showRace(raceIn(tableau, speaker));
    };
    widgets.addTool = [bar](QWidget *tool) { bar->addTool(tool); };
    widgets.showHope = [bar](Seat seat, std::optional<int> points) { bar->showHope(seat, points); };
    widgets.setPlayer = [seats, common](Seat seat, const QString &name) {
        seats->setPlayer(seat, name);
        common->setPlayer(seat, name);
    };
    widgets.themeChanged = [seats, common, bar, hand] {
        hand->themeChanged();
        seats->themeChanged();
        common->themeChanged();
        bar->themeChanged();
    };
    return widgets;
}

canvas::Picture TableauFace::picture(const Tableau &tableau, const Speaker &speaker) const
{
    return canvas::pictureOf(tableau, componentsOf(speaker.setup()), speaker.setup(), wordsOf(speaker));
}

canvas::Picture TableauFace::layout(Tableau tableau, const Speaker &speaker) const
{
    for (Zone &zone : tableau.zones) {
        for (Item &item : zone.items)
            item.isPickable = true;
    }
    return picture(tableau, speaker);
}

std::vector<canvas::Token> TableauFace::box(const Speaker &speaker) const
{
    return canvas::boxOf(componentsOf(speaker.setup()), speaker.setup(), wordsOf(speaker));
}

std::vector<BoxCard> TableauFace::cards(const Speaker &speaker) const
{
    std::vector<BoxCard> cards;
    for (const Component &component : componentsOf(speaker.setup())) {
        if (component.role == ComponentRole::Card)
            cards.push_back(cardOf(component, speaker));
    }
    return cards;
}

std::vector<canvas::Motion> TableauFace::motions(const canvas::Picture &before, const canvas::Picture &after,
                                                 std::span<const Event> events, const Setup &setup) const
{
    const std::optional<std::vector<Move>> moves = movesOf(setup, events);
    return moves ? canvas::motionsOf(before, after, *moves, setup, box(Speaker(setup)))
                 : canvas::walksBetween(before, after, events, setup);
}

std::optional<RoundTime> TableauFace::timeOf(const Tableau &tableau, const Speaker &speaker) const
{
    RoundTime time = roundTimeOf(tableau, speaker);
    return time.round > 0 || time.lastRound > 0 ? std::optional(std::move(time)) : std::nullopt;
}

ResultTable TableauFace::resultOf(const View &view, const Speaker &speaker,
                                  const canvas::Picture &picture) const
{
    const Tableau tableau = tableauOf(view);
    return tableau.scores.empty() && !tableau.contested.places.empty()
        ? standingsAt(tableau.contested, speaker, picture)
        : scoresIn(tableau, speaker);
}

QString TableauFace::whyNow(const View &view, const Speaker &speaker) const
{
    return speaker.why(view);
}

QString TableauFace::noteOn(const View &view, const Speaker &speaker, Choice choice) const
{
    return speaker.note(view, choice);
}

/// The games say it in a note: what they are now, and what they would be.
std::optional<int> TableauFace::hopeOf(const View &view, Choice choice) const
{
    for (const Text &note : notesOn(view, choice)) {
        if (note.code != "note.points-after" || note.args.size() != 2)
            continue;
        if (const auto *points = std::get_if<std::int64_t>(&note.args[1]))
            return static_cast<int>(*points);
    }
    return std::nullopt;
}

QString TableauFace::warningBefore(const View &view, const Speaker &speaker, Choice choice) const
{
    const Text warning = merlon::warningBefore(view, choice);
    return warning.empty() ? QString() : speaker.say(warning);
}

std::unique_ptr<GameFace> makeTableauFace()
{
    return std::make_unique<TableauFace>();
}

} // namespace merlon
