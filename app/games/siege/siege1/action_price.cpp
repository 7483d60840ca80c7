#include "app/games/siege/siege1/action_price.h"

namespace merlon::siege1table {

using namespace siege1;

Price priceOf(Action action)
{
    const ActionData &data = dataOf(action);
    return merlon::priceOf(data.payments, data.resources, data.hourglasses);
}

QString priceInWords(const SiegePanelView &view, Action action)
{
    const QString units = paymentsInWords(view, priceOf(action));
    const ActionData &data = dataOf(action);
    if (data.hourglasses > 0)
        return PanelWords::tr("Price: hourglasses for the defender, %1.").arg(data.hourglasses);
    if (units.isEmpty())
        return {};
    //: What an action costs: resources (a number) and units (1 troll or 2 orcs).
    return data.resources > 0 ? PanelWords::tr("Price: resources %1, and %2.").arg(data.resources).arg(units)
                              : PanelWords::tr("Price: %1.").arg(units);
}

QString deploymentInWords(const PanelView &view, Deployment deployment)
{
    return PanelWords::tr("At most %1 units leave each place. The defender gains hourglasses: %2. (S1-11.2)")
        .arg(sizeOf(deployment))
        .arg(numbersFor(view.rules().players).deployment[static_cast<std::size_t>(deployment)]);
}

} // namespace merlon::siege1table
