#include "app/table/face/tableau_face.h"

#include "app/table/face/tableau_panel.h"
#include "app/table/face/time_bar.h"
#include "app/words/game_words.h"
#include "core/canvas/tableau_picture.h"
#include "core/games/module.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

canvas::PictureWords wordsOf(const Speaker &speaker)
{
    return {[&speaker](std::string_view type, std::string_view key) {
                if (key == "face-down")
                    return TableauPanel::tr("face down");
                return type.empty() ? speaker.name(key) : speaker.name(type, key);
            },
            [&speaker](const Text &text) { return speaker.say(text); }};
}

RoundTime roundTimeOf(const View &view)
{
    const Speaker speaker(view.setup());
    const Clock clock = tableauOf(view).clock;
    RoundTime time;
    time.round = clock.round;
    time.lastRound = clock.lastRound;
    for (const Phase &phase : clock.phases)
        time.phases.push_back({QString::fromStdString(phase.art),
                               asTitle(speaker.name(phase.name.type, phase.name.key)),
                               speaker.about(phase.name.type, phase.name.key),
                               std::max(0, canvas::liveryOf(view.setup(), phase.owner))});
    time.now = clock.now;
    return time;
}

class TableauFace final : public GameFace {
public:
    FaceWidgets makeWidgets(const canvas::Art &art, QWidget *parent) const override
    {
        auto *seats = new TableauPanel(art, TableauPanel::Part::Seats, parent);
        auto *common = new TableauPanel(art, TableauPanel::Part::Common, parent);
        auto *bar = new TimeBar(art, roundTimeOf, parent);
        FaceWidgets widgets;
        widgets.left = seats;
        widgets.right = common;
        widgets.above = bar;
        widgets.showAbove = [bar](const View &view, const Speaker &speaker) { bar->show(view, speaker); };
        widgets.addTool = [bar](QWidget *tool) { bar->addTool(tool); };
        widgets.setPlayer = [seats](Seat seat, const QString &name) { seats->setPlayer(seat, name); };
        widgets.themeChanged = [seats, common, bar] {
            seats->themeChanged();
            common->themeChanged();
            bar->themeChanged();
        };
        return widgets;
    }

    canvas::Picture picture(const View &view, const Speaker &speaker) const override
    {
        return canvas::pictureOf(tableauOf(view), componentsOf(view.setup()), view.setup(), wordsOf(speaker));
    }

    std::vector<canvas::Token> box(const Speaker &speaker) const override
    {
        return canvas::boxOf(componentsOf(speaker.setup()), speaker.setup(), wordsOf(speaker));
    }

    std::vector<BoxCard> cards(const Speaker &speaker) const override
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

    std::vector<canvas::Motion> motions(const canvas::Picture &before, const canvas::Picture &after,
                                        std::span<const Event> events, const Setup &setup) const override
    {
        return canvas::walksBetween(before, after, events, setup);
    }

    std::optional<RoundTime> timeOf(const View &view) const override
    {
        RoundTime time = roundTimeOf(view);
        return time.round > 0 || time.lastRound > 0 ? std::optional(std::move(time)) : std::nullopt;
    }

    ResultTable resultOf(const View &view, const Speaker &speaker, const canvas::Picture &) const override
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

    QString whyNow(const View &view) const override { return Speaker(view.setup()).why(view.decision()); }

    QString noteOn(const View &, const Speaker &speaker, Choice choice) const override
    {
        return speaker.note(choice);
    }
};

} // namespace

std::unique_ptr<GameFace> makeTableauFace()
{
    return std::make_unique<TableauFace>();
}

} // namespace merlon
