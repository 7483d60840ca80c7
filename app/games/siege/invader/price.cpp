#include "app/games/siege/invader/price.h"

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

std::vector<Amount> amountsOf(const siege::Units &units)
{
    std::vector<Amount> amounts;
    for (std::size_t unit = 0; unit < units.size(); ++unit) {
        if (units[unit] > 0)
            amounts.push_back({pictureOf(kUnits[unit]), units[unit]});
    }
    return amounts;
}

void setPrice(CardContent &content, const Price &price)
{
    content.between = u"/"_s;
    if (price.resources > 0)
        content.price.push_back({u"siege/wood"_s, price.resources});
    if (price.hourglasses > 0)
        content.price.push_back({u"siege/hourglass"_s, price.hourglasses});
    for (const siege::Units &payment : price.payments) {
        for (const Amount &amount : amountsOf(payment))
            content.alternatives.push_back(amount);
    }
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
