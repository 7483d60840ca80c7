#include "app/games/siege/siege1/siege1_face.h"

#include "app/games/siege/siege1/box_cards.h"
#include "app/games/siege/siege1/defender/defender_panel.h"
#include "app/games/siege/siege1/invader/invader_panel.h"
#include "app/games/siege/siege1/phases.h"
#include "app/games/siege/siege1/words/notes.h"
#include "app/games/siege/siege1/words/why.h"
#include "app/games/siege/siege_face.h"
#include "core/canvas/siege/motion/siege1_motions.h"
#include "core/canvas/siege/tokens/siege1_box.h"
#include "core/canvas/siege/tokens/siege1_picture.h"

namespace merlon {

namespace {

FaceWidgets makeWidgets(const canvas::Art &art, QWidget *parent)
{
    auto *invaders = new siege1table::InvaderPanel(art, parent);
    auto *defenders = new siege1table::DefenderPanel(art, parent);
    FaceWidgets widgets =
        siegeWidgets(art, invaders, defenders, new TimeBar(art, siege1table::timeOf, parent));
    widgets.setPlayer = [invaders, defenders](Seat seat, const QString &name) {
        invaders->setPlayer(seat, name);
        defenders->setPlayer(seat, name);
    };
    return widgets;
}

canvas::Picture pictureOf(const View &view, const canvas::Names &names)
{
    return canvas::siege1Picture(dynamic_cast<const siege1::Siege1View &>(view), names);
}

} // namespace

std::unique_ptr<GameFace> makeSiege1Face()
{
    return makeSiegeFace({makeWidgets, pictureOf, canvas::siege1Box, siege1Cards, canvas::siege1Motions,
                          siege1table::timeOf, siege1table::whyNow, siege1table::noteOn});
}

} // namespace merlon
