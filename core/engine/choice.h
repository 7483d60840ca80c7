#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

namespace merlon {

/// The value of an argument that the viewer may not know. Reads and writes as `?`.
inline constexpr std::uint16_t kHidden = 0xFFFF;

/// Something that a seat or chance does: a verb of the vocabulary and its arguments. Unused arguments are 0.
struct Choice {
    std::uint16_t verb = 0;
    std::array<std::uint16_t, 3> args {};

    friend constexpr auto operator<=>(const Choice &, const Choice &) = default;
};
static_assert(sizeof(Choice) == 8 && std::is_trivially_copyable_v<Choice>);

/// The caller's buffer for choices. Keeps its memory when cleared, so that filling it again allocates nothing.
class ChoiceList {
public:
    void clear() { m_items.clear(); }
    void add(Choice choice) { m_items.push_back(choice); }
    void assign(const ChoiceList &other) { m_items.assign(other.m_items.begin(), other.m_items.end()); }
    bool empty() const { return m_items.empty(); }
    std::size_t size() const { return m_items.size(); }
    Choice operator[](std::size_t index) const { return m_items[index]; }
    bool contains(Choice choice) const;
    auto begin() const { return m_items.begin(); }
    auto end() const { return m_items.end(); }

private:
    std::vector<Choice> m_items;
};

/// A possible result of chance. Weights are positive and their sum is below 2^32.
struct ChanceOutcome {
    Choice choice;
    std::uint32_t weight = 1;
};

using OutcomeList = std::vector<ChanceOutcome>;

} // namespace merlon
