#include "app/games/siege/units/unit_chips.h"

#include "app/table/widgets/things/token_chip.h"
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

void showUnits(const UnitChips &chips, const UnitsFace &face, const Speaker &speaker,
               QString (*whatItDoes)(std::string_view type, std::string_view key))
{
    for (std::size_t unit = 0; unit < chips.size(); ++unit) {
        const std::string key(face.keys[unit]);
        const int count = face.units[unit];
        chips[unit]->setThing(face.pickable ? thingOf(face.type, key) : canvas::Thing {});
        chips[unit]->setFace({pictureOf(key), TokenFace::Shape::Disc, face.team, count, true, count == 0});
        chips[unit]->describe(face.where.arg(counted(key, count, speaker)), whatItDoes(face.type, key));
    }
}

} // namespace merlon
