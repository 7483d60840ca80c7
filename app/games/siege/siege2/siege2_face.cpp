#include "app/games/siege/siege2/siege2_face.h"

#include "app/games/siege/siege2/box_cards.h"
#include "app/games/siege/siege2/words/notes.h"
#include "app/games/siege/siege2/words/why.h"
#include "app/games/siege/siege_face.h"

namespace merlon {

std::unique_ptr<GameFace> makeSiege2Face()
{
    return makeSiegeFace({siege2Cards, whyNow, noteOn});
}

} // namespace merlon
