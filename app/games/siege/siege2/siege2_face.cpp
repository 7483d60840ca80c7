#include "app/games/siege/siege2/siege2_face.h"

#include "app/games/siege/siege2/box_cards.h"
#include "app/games/siege/siege2/defender/defender_panel.h"
#include "app/games/siege/siege2/invader/invader_panel.h"
#include "app/games/siege/siege2/time/phases.h"
#include "app/games/siege/siege2/words/notes.h"
#include "app/games/siege/siege2/words/why.h"
#include "app/games/siege/siege_face.h"

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

} // namespace

std::unique_ptr<GameFace> makeSiege2Face()
{
    return makeSiegeFace({makeWidgets, siege2Cards, siege2TimeOf, whyNow, noteOn});
}

} // namespace merlon
