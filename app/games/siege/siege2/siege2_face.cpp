#include "app/games/siege/siege2/siege2_face.h"

#include "app/games/siege/siege2/defender/defender_panel.h"
#include "app/games/siege/siege2/invader/invader_panel.h"
#include "app/games/siege/siege2/time/phases.h"
#include "app/games/siege/siege_face.h"
#include "core/canvas/siege/siege2_motions.h"
#include "core/canvas/siege/siege2_picture.h"

namespace merlon {

FaceWidgets Siege2Face::makeWidgets(const canvas::Art &art, QWidget *parent) const
{
    auto *invader = new InvaderPanel(art, parent);
    auto *defender = new DefenderPanel(art, parent);
    FaceWidgets widgets = siegeWidgets(invader, defender, new TimeBar(art, siege2TimeOf, parent));
    widgets.setPlayer = [invader, defender](Seat seat, const QString &name) {
        (seat == 0 ? static_cast<ThingPanel *>(invader) : defender)->setSeatName(name);
    };
    return widgets;
}

canvas::Picture Siege2Face::picture(const View &view, const Speaker &speaker) const
{
    return canvas::siege2Picture(dynamic_cast<const siege2::Siege2View &>(view), namesOnMap(speaker));
}

std::vector<canvas::Motion> Siege2Face::motions(const canvas::Picture &before, const canvas::Picture &after,
                                                std::span<const Event> events, const Setup &setup) const
{
    return canvas::siege2Motions(before, after, events, setup);
}

} // namespace merlon
