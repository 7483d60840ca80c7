#include "app/games/siege/panel_words.h"

#include "app/words/counting.h"
#include "core/games/siege/tableau/items.h"

using namespace Qt::StringLiterals;

namespace merlon {

QString SiegePanelView::units(const siege::Units &units, std::span<const std::string_view> keys) const
{
    NameCounts tally;
    for (std::size_t unit = 0; unit < keys.size(); ++unit) {
        if (units[unit] > 0)
            tally[std::string(keys[unit])] = units[unit];
    }
    return counted(tally, speaker);
}

QString pictureOf(std::string_view key)
{
    return QString::fromStdString("siege/" + siege::artOf(key));
}

} // namespace merlon
