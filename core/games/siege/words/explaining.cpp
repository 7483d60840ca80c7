#include "core/games/siege/words/explaining.h"

#include <algorithm>
#include <string>

namespace merlon::siege {

namespace {

/// The key of what the question of a position is about; empty if it is about nothing.
std::string keyAskedAbout(const View &view)
{
    const Vocabulary &vocabulary = view.setup().vocabulary();
    const Decision decision = view.decision();
    const Term &question = vocabulary.decisions()[decision.kind];
    return question.types.empty() ? std::string()
                                  : vocabulary.keyOf(question.types.front(), decision.about[0]);
}

} // namespace

std::vector<Text> notesOn(const View &view, Choice choice, std::vector<Text> cost,
                          std::span<const Explained> explained, std::span<const Placed> placed)
{
    const Vocabulary &vocabulary = view.setup().vocabulary();
    const Term &verb = vocabulary.verbs()[choice.verb];
    std::vector<Text> sentences = std::move(cost);
    sentences.push_back({"note." + verb.key, {}});
    if (const auto found = std::ranges::find(explained, verb.key, &Explained::verb);
        found != explained.end()) {
        const std::uint8_t type = verb.types[found->argument];
        const std::string as(found->type.empty() ? std::string_view(vocabulary.types()[type].key)
                                                 : found->type);
        sentences.push_back({"about." + as + '.' + vocabulary.keyOf(type, choice.args[found->argument]), {}});
    }
    if (const auto found = std::ranges::find(placed, verb.key, &Placed::verb); found != placed.end()) {
        const std::string key = found->key.empty() ? keyAskedAbout(view) : std::string(found->key);
        if (!key.empty())
            sentences.push_back({"about." + std::string(found->type) + '.' + key, {}});
    }
    return sentences;
}

Text priceOf(std::span<const Payment> payments, std::string_view stock, int amount)
{
    if (payments.empty())
        return {};
    Text price {"price." + std::to_string(payments.size()), {}};
    if (amount > 0) {
        price.code.insert(std::string_view("price.").size(), std::string(stock) + '-');
        price.args.emplace_back(std::int64_t {amount});
    }
    for (const Payment payment : payments)
        price.args.emplace_back(
            Word {std::string(kPaymentKeys[static_cast<std::size_t>(payment)]), "payment"});
    return price;
}

Text investmentIn(int held, int cost)
{
    return {"detail.investment", {std::int64_t {held + 1}, std::int64_t {cost}}};
}

} // namespace merlon::siege
