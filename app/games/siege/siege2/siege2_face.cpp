#include "app/games/siege/siege2/siege2_face.h"

#include "app/games/siege/siege2/box_cards.h"
#include "app/games/siege/siege2/defender/defender_panel.h"
#include "app/games/siege/siege2/invader/invader_panel.h"
#include "app/games/siege/siege2/time/phases.h"
#include "app/games/siege/siege2/words/notes.h"
#include "app/games/siege/siege2/words/why.h"
#include "app/games/siege/siege_face.h"
#include "core/canvas/siege/motion/siege2_motions.h"
#include "core/canvas/siege/tokens/siege2_box.h"
#include "core/canvas/siege/tokens/siege2_picture.h"

namespace merlon {

namespace {

FaceWidgets makeWidgets(const canvas::Art &art, QWidget *parent)
{
    auto *invader = new InvaderPanel(art, parent);
    auto *defender = new DefenderPanel(art, parent);
    FaceWidgets widgets = siegeWidgets(art, invader, defender, new TimeBar(art, siege2TimeOf, parent));
    widgets.setPlayer = [invader, defender](Seat seat, const QString &name) {
        (seat == 0 ? static_cast<ThingPanel *>(invader) : defender)->setSeatName(name);
    };
    return widgets;
}

canvas::Picture pictureOf(const View &view, const canvas::Names &names)
{
    return canvas::siege2Picture(dynamic_cast<const siege2::Siege2View &>(view), names);
}

} // namespace

std::unique_ptr<GameFace> makeSiege2Face()
{
    return makeSiegeFace({makeWidgets, pictureOf, canvas::siege2Box, siege2Cards, canvas::siege2Motions,
                          siege2TimeOf, whyNow, noteOn});
}

} // namespace merlon
