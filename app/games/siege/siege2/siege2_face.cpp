#include "app/games/siege/siege2/siege2_face.h"

#include "app/games/siege/siege2/defender/defender_panel.h"
#include "app/games/siege/siege2/invader/invader_panel.h"
#include "app/games/siege/siege2/time/time_bar.h"
#include "core/canvas/siege/siege2_motions.h"
#include "core/canvas/siege/siege2_picture.h"

#include <algorithm>

namespace merlon {

namespace {

/// Names as they stand on a map, without an article: places and pieces go by their key alone.
canvas::Names namesOf(const Speaker &speaker)
{
    return [&speaker](std::string_view type, std::string_view key) {
        const std::span<const ArgumentType> types = speaker.vocabulary().types();
        const auto found = std::ranges::find(types, type, &ArgumentType::key);
        const bool standsOnMap = found != types.end()
            && (found->kind == ArgumentKind::Place || found->kind == ArgumentKind::Link
                || found->kind == ArgumentKind::Piece);
        return type.empty() || standsOnMap ? speaker.name(key) : speaker.name(type, key);
    };
}

} // namespace

FaceWidgets Siege2Face::makeWidgets(const canvas::Art &art, QWidget *parent) const
{
    auto *invader = new InvaderPanel(art, parent);
    auto *defender = new DefenderPanel(art, parent);
    auto *bar = new TimeBar(art, parent);
    FaceWidgets widgets;
    widgets.left = invader;
    widgets.right = defender;
    widgets.above = bar;
    widgets.showAbove = [bar](const View &view, const Speaker &speaker) { bar->show(view, speaker); };
    widgets.addTool = [bar](QWidget *tool) { bar->addTool(tool); };
    widgets.setPlayer = [invader, defender](Seat seat, const QString &name) {
        if (seat == 0)
            invader->setSeatName(name);
        else
            defender->setSeatName(name);
    };
    widgets.themeChanged = [invader, defender, bar] {
        invader->themeChanged();
        defender->themeChanged();
        bar->themeChanged();
    };
    return widgets;
}

canvas::Picture Siege2Face::picture(const View &view, const Speaker &speaker) const
{
    return canvas::siege2Picture(dynamic_cast<const siege2::Siege2View &>(view), namesOf(speaker));
}

std::vector<canvas::Motion> Siege2Face::motions(const canvas::Picture &before, const canvas::Picture &after,
                                                std::span<const Event> events, const Setup &setup) const
{
    return canvas::siege2Motions(before, after, events, setup);
}

} // namespace merlon
