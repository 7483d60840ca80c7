#pragma once

#include "app/table/question/words/impossible.h"
#include "app/words/speaker.h"

#include <QString>

#include <vector>

namespace merlon {

/// What cannot be chosen now for one reason, in words.
struct Refusal {
    QString what; ///< `Exchange Cannon, Wall for …`
    QString why;  ///< a sentence
    QString rule; ///< its number, `S2-12.4`
};

/// Puts into words what is not possible, grouped by reason.
std::vector<Refusal> refusalsFor(const std::vector<Impossible> &impossible, const Speaker &speaker);

/// A refusal with its rule as a link to `rule:S2-12.4`, as rich text.
QString inRichText(const Refusal &refusal);

} // namespace merlon
