#include "tests/fuzz/json_mutator.h"

#include "core/base/json.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <utility>

namespace merlon::fuzz {

namespace {

std::size_t below(Random &random, std::size_t bound)
{
    return random.below(static_cast<std::uint32_t>(bound));
}

template <class Items>
auto &pick(Items &items, Random &random)
{
    return items[below(random, items.size())];
}

/// Whatever a reader may have forgotten to look at.
Json brim(Random &random)
{
    using Signed = std::numeric_limits<std::int64_t>;
    using Unsigned = std::numeric_limits<std::uint64_t>;
    static const std::array<Json, 22> kBrims {0,
                                              1,
                                              -1,
                                              2,
                                              127,
                                              128,
                                              255,
                                              256,
                                              65535,
                                              65536,
                                              10'000,
                                              2147483647,
                                              2147483648u,
                                              -1e9,
                                              Signed::min(),
                                              Signed::max(),
                                              Unsigned::max(),
                                              0.5,
                                              10'000.5,
                                              1e17,
                                              1e308,
                                              5e-324};
    return pick(kBrims, random);
}

Json nextTo(const Json &number, Random &random)
{
    const int step = static_cast<int>(random.below(7)) - 3;
    if (number.is_number_float())
        return number.get<double>() + step;
    const auto near = number.get<std::uint64_t>() + static_cast<std::uint64_t>(step); // wraps at the brims
    return number.is_number_unsigned() ? Json(near) : Json(static_cast<std::int64_t>(near));
}

/// Makes the changes, one at a time, to a document.
class Mutation {
public:
    Mutation(Json &document, Random &random, std::span<const std::string> words)
        : m_document(document)
        , m_random(random)
        , m_words(words)
    {
        collectWords(document, m_own);
    }

    void once()
    {
        collect();
        switch (m_random.below(8)) {
        case 0:
            return swapTwo();
        case 1:
            return rename();
        case 2:
            return repeat();
        case 3:
            return move();
        case 4:
            return remove();
        case 5:
            return replace();
        default:
            return alter();
        }
    }

private:
    /// A value, and where in the list the values inside it end.
    struct Node {
        Json *value;
        std::size_t end;
    };

    void collect()
    {
        m_nodes.clear();
        m_holders.clear();
        collect(m_document);
    }

    void collect(Json &value)
    {
        const std::size_t number = m_nodes.size();
        m_nodes.push_back({&value, 0});
        if (value.is_structured() && !value.empty())
            m_holders.push_back(&value);
        if (value.is_structured()) {
            for (Json &child : value)
                collect(child);
        }
        m_nodes[number].end = m_nodes.size();
    }

    Json &anyValue() { return *pick(m_nodes, m_random).value; }
    std::size_t anyIndex(const Json &holder) { return below(m_random, holder.size()); }

    static Json::iterator at(Json &holder, std::size_t index)
    {
        return std::next(holder.begin(), static_cast<std::ptrdiff_t>(index));
    }

    const std::string &word()
    {
        static const std::string kNone;
        const bool fromOutside = m_own.empty() || m_random.below(3) == 0;
        if (fromOutside && !m_words.empty())
            return pick(m_words, m_random);
        return m_own.empty() ? kNone : pick(m_own, m_random);
    }

    void put(Json &holder, const std::string &key, Json value)
    {
        if (holder.is_object())
            holder[key] = std::move(value);
        else if (holder.is_array())
            holder.insert(at(holder, below(m_random, holder.size() + 1)), std::move(value));
    }

    void swapTwo()
    {
        std::size_t one = below(m_random, m_nodes.size());
        std::size_t other = below(m_random, m_nodes.size());
        if (one > other)
            std::swap(one, other);
        if (other >= m_nodes[one].end) // it is not inside
            std::swap(*m_nodes[one].value, *m_nodes[other].value);
    }

    void rename()
    {
        if (m_holders.empty())
            return alter();
        Json &holder = *pick(m_holders, m_random);
        if (!holder.is_object())
            return swapTwo();
        const std::size_t index = anyIndex(holder);
        Json renamed = Json::object();
        std::size_t number = 0;
        for (const auto &[key, value] : holder.items())
            renamed[number++ == index ? word() : key] = value;
        holder = std::move(renamed);
    }

    void repeat()
    {
        if (m_holders.empty())
            return alter();
        Json &holder = *pick(m_holders, m_random);
        Json copy = *at(holder, anyIndex(holder));
        put(holder, word(), std::move(copy));
    }

    void move()
    {
        if (m_holders.empty())
            return alter();
        Json &holder = *pick(m_holders, m_random);
        const auto from = at(holder, anyIndex(holder));
        const std::string key = holder.is_object() ? from.key() : word();
        Json value = std::move(*from);
        holder.erase(from);
        collect();
        put(m_holders.empty() ? m_document : *pick(m_holders, m_random), key, std::move(value));
    }

    void remove()
    {
        if (m_holders.empty())
            return alter();
        Json &holder = *pick(m_holders, m_random);
        holder.erase(at(holder, anyIndex(holder)));
    }

    /// By another value of the document, seldom by one of another kind.
    void replace()
    {
        Json copy = anyValue();
        Json &value = anyValue();
        switch (m_random.below(6)) {
        case 0:
            value = Json::array({std::move(copy)});
            break;
        case 1:
            value = Json::object({{word(), std::move(copy)}});
            break;
        case 2:
            value = nullptr;
            break;
        default:
            value = std::move(copy);
        }
    }

    void alter()
    {
        Json &value = anyValue();
        if (value.is_boolean())
            value = !value.get<bool>();
        else if (value.is_number())
            value = m_random.below(4) == 0 ? brim(m_random) : nextTo(value, m_random);
        else if (value.is_string())
            value = word();
        else
            replace();
    }

    Json &m_document;
    Random &m_random;
    std::span<const std::string> m_words;
    std::vector<std::string> m_own; ///< words of the document as it was
    std::vector<Node> m_nodes;      ///< every value, those inside a value directly after it
    std::vector<Json *> m_holders;  ///< objects and arrays that hold something
};

} // namespace

void collectWords(const Json &document, std::vector<std::string> &words)
{
    if (document.is_string())
        words.push_back(document.get<std::string>());
    if (document.is_object()) {
        for (const auto &[key, value] : document.items())
            words.push_back(key);
    }
    if (document.is_structured()) {
        for (const Json &child : document)
            collectWords(child, words);
    }
}

Json mutated(Json document, Random &random, std::span<const std::string> words)
{
    Mutation mutation(document, random, words);
    for (std::uint32_t left = 1 + random.below(3); left > 0; --left)
        mutation.once();
    return document;
}

Json crossed(Json document, const Json &other, Random &random)
{
    const auto anyOf = [&random](auto &root) {
        auto *value = &root;
        while (value->is_structured() && !value->empty() && random.below(4) != 0)
            value = &*std::next(value->begin(), static_cast<std::ptrdiff_t>(below(random, value->size())));
        return value;
    };
    *anyOf(document) = *anyOf(other);
    return document;
}

} // namespace merlon::fuzz
