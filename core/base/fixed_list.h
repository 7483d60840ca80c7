#pragma once

#include <array>
#include <cassert>
#include <cstddef>

namespace merlon {

/// A list of at most `capacity` elements that lives where it is declared, without an allocation. Elements beyond
/// the size exist and have their default value, so that reading them is harmless.
template <class T, std::size_t capacity>
class FixedList {
public:
    void push_back(const T &item)
    {
        assert(m_size < capacity);
        m_items[m_size++] = item;
    }

    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    T &operator[](std::size_t index) { return m_items[index]; }
    const T &operator[](std::size_t index) const { return m_items[index]; }
    T &back() { return m_items[m_size - 1]; }
    const T &back() const { return m_items[m_size - 1]; }
    T *begin() { return m_items.data(); }
    T *end() { return m_items.data() + m_size; }
    const T *begin() const { return m_items.data(); }
    const T *end() const { return m_items.data() + m_size; }

private:
    std::array<T, capacity> m_items {};
    std::size_t m_size = 0;
};

} // namespace merlon
