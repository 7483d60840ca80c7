#pragma once

#include "core/base/wording.h"

namespace merlon::mountain {

/// The sentences of Under the Mountain, by what they are about.
WordingTable nameTexts();
WordingTable choiceTexts();
WordingTable eventTexts();
WordingTable reasonTexts();
WordingTable decisionTexts();
WordingTable boardTexts();
WordingTable fieldTexts();
WordingTable positionTexts();

} // namespace merlon::mountain
