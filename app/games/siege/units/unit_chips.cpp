#include "app/games/siege/units/unit_chips.h"

#include "app/widgets/things/token_chip.h"
#include "app/words/counting.h"

#include <QLayout>

namespace merlon {

UnitChips makeUnitChips(const canvas::Art &art, double scale, QLayout &layout, QWidget *parent)
{
    UnitChips chips {};
    for (TokenChip *&chip : chips) {
        chip = new TokenChip(art, scale, parent);
        layout.addWidget(chip);
    }
    return chips;
}

void showUnits(const UnitChips &chips, const UnitsContent &content, const Speaker &speaker)
{
    for (std::size_t unit = 0; unit < chips.size(); ++unit) {
        const std::string key(content.keys[unit]);
        const int count = content.units[unit];
        chips[unit]->setThing(content.pickable ? thingOf(content.type, key) : canvas::Thing {});
        chips[unit]->setContent(
            {pictureOf(key), TokenContent::Shape::Disc, content.team, count, true, count == 0});
        chips[unit]->describe(content.where.arg(counted(key, count, speaker)), speaker.about(content.type, key));
    }
}

} // namespace merlon
