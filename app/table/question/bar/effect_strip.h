#pragma once

#include "app/words/choice_groups.h"
#include "core/canvas/art/art.h"

#include <QFont>
#include <QPixmap>

#include <vector>

namespace merlon {

/// `−1 [orc] +2 [wood]`: what a choice costs and brings, as a strip of pictures on paper of its own, as high as a line of
/// text of that font. Null if there is nothing to show.
QPixmap effectStrip(const std::vector<Effect> &effects, const canvas::Art &art, const QFont &font,
                    double ratio);
/// The same in sentences, to be read aloud: `You pay 1 orc. You get 2 wood.` Empty if there is nothing.
QString effectsInWords(const std::vector<Effect> &effects);

} // namespace merlon
