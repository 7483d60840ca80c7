#include "app/games/siege/siege2/card_price.h"

namespace merlon {

using namespace siege2;

Price priceOf(Card card)
{
    return priceOf(dataOf(card).payments, dataOf(card).wood);
}

QString priceInWords(const SiegePanelView &view, Card card)
{
    const QString units = paymentsInWords(view, priceOf(card));
    if (units.isEmpty())
        return {};
    const int wood = dataOf(card).wood;
    //: What an action card costs: wood (a number) and units (1 troll or 2 orcs).
    return wood > 0 ? PanelWords::tr("Price: %1 wood, and %2.").arg(wood).arg(units)
                    : PanelWords::tr("Price: %1.").arg(units);
}

} // namespace merlon
