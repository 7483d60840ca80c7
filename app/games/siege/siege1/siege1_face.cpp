#include "app/games/siege/siege1/siege1_face.h"

#include "app/games/siege/siege1/box_cards.h"
#include "app/games/siege/siege1/defender/defender_panel.h"
#include "app/games/siege/siege1/invader/invader_panel.h"
#include "app/games/siege/siege1/phases.h"
#include "app/games/siege/siege1/words/notes.h"
#include "app/games/siege/siege1/words/why.h"
#include "app/games/siege/siege_face.h"

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

} // namespace

std::unique_ptr<GameFace> makeSiege1Face()
{
    return makeSiegeFace(
        {makeWidgets, siege1Cards, siege1table::timeOf, siege1table::whyNow, siege1table::noteOn});
}

} // namespace merlon
