#include "app/games/siege/price.h"

#include <array>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr std::array<std::string_view, siege::kUnitKinds> kUnits {"goblin", "orc", "troll"};

} // namespace

Price priceOf(std::span<const siege::Payment> payments, int resources, int hourglasses)
{
    Price price {resources, hourglasses};
    for (const siege::Payment payment : payments)
        price.payments.push_back(siege::unitsOf(payment));
    return price;
}

QString paymentsInWords(const SiegePanelView &view, const Price &price)
{
    QStringList payments;
    for (const siege::Units &payment : price.payments)
        payments << view.units(payment, kUnits);
    //: Between the alternatives of a price: 1 troll or 2 orcs.
    return payments.join(PanelWords::tr(" or "));
}

} // namespace merlon
