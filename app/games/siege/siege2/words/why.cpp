#include "app/games/siege/siege2/words/why.h"

#include "core/games/siege2/siege2_view.h"

namespace merlon {

QString whyNow(const View &view)
{
    return whyAsked(view, dynamic_cast<const siege2::Siege2View &>(view).known().reserve,
                    {invaderWhys(), defenderWhys(), assaultWhys()});
}

} // namespace merlon
