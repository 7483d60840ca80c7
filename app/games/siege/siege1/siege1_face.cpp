#include "app/games/siege/siege1/siege1_face.h"

#include "app/games/siege/siege1/box_cards.h"
#include "app/games/siege/siege1/words/notes.h"
#include "app/games/siege/siege1/words/why.h"
#include "app/games/siege/siege_face.h"

namespace merlon {

std::unique_ptr<GameFace> makeSiege1Face()
{
    return makeSiegeFace({siege1Cards, siege1table::whyNow, siege1table::noteOn});
}

} // namespace merlon
