#include "app/table/face/tableau_face.h"

#include "app/table/face/tableau_panel.h"
#include "app/table/face/time_bar.h"
#include "app/words/game_words.h"
#include "app/words/item_words.h"
#include "core/canvas/picture/tableau_motions.h"
#include "core/canvas/picture/tableau_picture.h"
#include "core/games/module.h"

#include <algorithm>

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

} // namespace

RoundTime roundTimeOf(const View &view)
{
    const Speaker speaker(view.setup());
    const Clock clock = tableauOf(view).clock;
    RoundTime time;
    time.round = clock.round;
    time.lastRound = clock.lastRound;
    for (const Phase &phase : clock.phases)
        time.phases.push_back(
            {phase.art.empty() ? QString()
                               : QString::fromStdString(view.setup().game().schema().key + '/' + phase.art),
             asTitle(speaker.name(phase.name.type, phase.name.key)),
             speaker.about(phase.name.type, phase.name.key),
             std::max(0, canvas::liveryOf(view.setup(), phase.owner))});
    time.now = clock.now;
    time.under = clock.under;
    return time;
}

FaceWidgets TableauFace::makeWidgets(const canvas::Art &art, QWidget *parent) const
{
    auto *seats = new TableauPanel(art, TableauPanel::Left, parent);
    auto *common = new TableauPanel(art, TableauPanel::Right, parent);
    auto *bar = new TimeBar(art, roundTimeOf, parent);
    FaceWidgets widgets;
    widgets.left = seats;
    widgets.right = common;
    widgets.above = bar;
    widgets.showAbove = [bar](const View &view, const Speaker &speaker) { bar->show(view, speaker); };
    widgets.addTool = [bar](QWidget *tool) { bar->addTool(tool); };
    widgets.setPlayer = [seats, common](Seat seat, const QString &name) {
        seats->setPlayer(seat, name);
        common->setPlayer(seat, name);
    };
    widgets.themeChanged = [seats, common, bar] {
        seats->themeChanged();
        common->themeChanged();
        bar->themeChanged();
    };
    return widgets;
}

canvas::Picture TableauFace::picture(const View &view, const Speaker &speaker) const
{
    return canvas::pictureOf(tableauOf(view), componentsOf(view.setup()), view.setup(), wordsOf(speaker));
}

canvas::Picture TableauFace::layout(const View &view, const Speaker &speaker) const
{
    Tableau tableau = tableauOf(view);
    for (Zone &zone : tableau.zones) {
        for (Item &item : zone.items)
            item.isPickable = true;
    }
    return canvas::pictureOf(tableau, componentsOf(view.setup()), view.setup(), wordsOf(speaker));
}

std::vector<canvas::Token> TableauFace::box(const Speaker &speaker) const
{
    return canvas::boxOf(componentsOf(speaker.setup()), speaker.setup(), wordsOf(speaker));
}

std::vector<BoxCard> TableauFace::cards(const Speaker &speaker) const
{
    std::vector<BoxCard> cards;
    for (const Component &component : componentsOf(speaker.setup())) {
        if (component.role != ComponentRole::Card)
            continue;
        BoxCard card;
        card.kind = asTitle(speaker.name("group", component.group));
        card.name = asTitle(speaker.name(component.type, component.key));
        card.picture = QString::fromStdString(speaker.setup().game().schema().key + '/'
                                              + (component.art.empty() ? component.key : component.art));
        card.price = component.price.empty() ? QString() : speaker.say(component.price);
        card.text = component.rule.empty() ? speaker.about(component.type, component.key)
                                           : speaker.say(component.rule);
        card.back = component.back.empty() ? QString() : asTitle(speaker.name(component.back));
        card.seat = canvas::liveryOf(speaker.setup(), component.owner);
        card.count = component.copies;
        cards.push_back(std::move(card));
    }
    return cards;
}

std::vector<canvas::Motion> TableauFace::motions(const canvas::Picture &before, const canvas::Picture &after,
                                                 std::span<const Event> events, const Setup &setup) const
{
    const std::optional<std::vector<Move>> moves = movesOf(setup, events);
    return moves ? canvas::motionsOf(before, after, *moves, box(Speaker(setup)))
                 : canvas::walksBetween(before, after, events, setup);
}

std::optional<RoundTime> TableauFace::timeOf(const View &view) const
{
    RoundTime time = roundTimeOf(view);
    return time.round > 0 || time.lastRound > 0 ? std::optional(std::move(time)) : std::nullopt;
}

ResultTable TableauFace::resultOf(const View &view, const Speaker &speaker, const canvas::Picture &) const
{
    ResultTable table;
    table.heads << QString();
    const std::size_t seats = speaker.setup().seats().size();
    for (std::size_t seat = 0; seat < seats; ++seat)
        table.heads << asTitle(speaker.seat(static_cast<Seat>(seat)));
    for (const ScoreRow &score : tableauOf(view).scores) {
        QStringList row {speaker.say(score.title)};
        for (const std::optional<int> &number : score.scores)
            row << (number ? QString::number(*number) : QString());
        table.rows << row;
        table.lastIsSum = score.isSum;
    }
    return table;
}

QString TableauFace::whyNow(const View &view) const
{
    return Speaker(view.setup()).why(view.decision());
}

QString TableauFace::noteOn(const View &, const Speaker &speaker, Choice choice) const
{
    return speaker.note(choice);
}

std::unique_ptr<GameFace> makeTableauFace()
{
    return std::make_unique<TableauFace>();
}

} // namespace merlon
