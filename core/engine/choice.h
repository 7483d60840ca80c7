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
    void clear() { m_size = 0; }
    void add(Choice choice) { addIf(true, choice); }
    /// Adds the choice if it is wanted. It is written in any case: a branch here would often be guessed wrongly.
    void addIf(bool wanted, Choice choice)
    {
        if (m_size == m_room.size())
            grow();
        m_room[m_size] = choice;
        m_size += wanted ? 1 : 0;
    }
    void assign(const ChoiceList &other);
    bool empty() const { return m_size == 0; }
    std::size_t size() const { return m_size; }
    Choice operator[](std::size_t index) const { return m_room[index]; }
    bool contains(Choice choice) const;
    auto begin() const { return m_room.begin(); }
    auto end() const { return m_room.begin() + static_cast<std::ptrdiff_t>(m_size); }

private:
    friend class ChoiceWriter;

    void grow();

    std::vector<Choice> m_room; ///< the list and what is left of its memory
    std::size_t m_size = 0;
};

/// Writes on at the end of a list for as long as it lives, at most as many choices as it was made for. Long lists are
/// written so: their room is asked for once, and their end stays in a register.
class ChoiceWriter {
public:
    ChoiceWriter(ChoiceList &list, std::size_t most)
        : m_list(list)
    {
        while (list.m_room.size() < list.m_size + most + 1) // one more: what is not wanted is written too
            list.grow();
        m_next = list.m_room.data() + list.m_size;
    }
    ~ChoiceWriter() { m_list.m_size = static_cast<std::size_t>(m_next - m_list.m_room.data()); }
    ChoiceWriter(const ChoiceWriter &) = delete;
    ChoiceWriter &operator=(const ChoiceWriter &) = delete;

    void add(Choice choice) { *m_next++ = choice; }
    void addIf(bool wanted, Choice choice)
    {
        *m_next = choice;
        m_next += wanted ? 1 : 0;
    }

private:
    ChoiceList &m_list;
    Choice *m_next;
};

/// A possible result of chance. Weights are positive and their sum is below 2^32.
struct ChanceOutcome {
    Choice choice;
    std::uint32_t weight = 1;
};

using OutcomeList = std::vector<ChanceOutcome>;

} // namespace merlon
