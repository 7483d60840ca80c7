#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace merlon {

/// A sequence of numbers in blocks: insertion and removal anywhere without moving all the rest.
class BlockSequence {
public:
    explicit BlockSequence(std::size_t size)
    {
        for (std::size_t next = 0; next < size;) {
            std::vector<std::uint32_t> &block = m_blocks.emplace_back();
            for (; next < size && block.size() < kBlock; ++next)
                block.push_back(static_cast<std::uint32_t>(next));
        }
    }

    std::uint32_t at(std::size_t position) const
    {
        for (const auto &block : m_blocks) {
            if (position < block.size())
                return block[position];
            position -= block.size();
        }
        return 0;
    }

    void insert(std::size_t position, std::uint32_t number)
    {
        if (m_blocks.empty())
            m_blocks.emplace_back();
        std::size_t b = 0;
        while (position > m_blocks[b].size() && b + 1 < m_blocks.size())
            position -= m_blocks[b++].size();
        auto &block = m_blocks[b];
        block.insert(block.begin() + static_cast<std::ptrdiff_t>(position), number);
        if (block.size() > 2 * kBlock)
            split(b);
    }

    std::uint32_t erase(std::size_t position)
    {
        std::size_t b = 0;
        while (position >= m_blocks[b].size())
            position -= m_blocks[b++].size();
        auto &block = m_blocks[b];
        const std::uint32_t number = block[position];
        block.erase(block.begin() + static_cast<std::ptrdiff_t>(position));
        if (block.empty())
            m_blocks.erase(m_blocks.begin() + static_cast<std::ptrdiff_t>(b));
        return number;
    }

    /// All numbers in order.
    std::vector<std::uint32_t> flat() const
    {
        std::vector<std::uint32_t> all;
        for (const auto &block : m_blocks)
            all.insert(all.end(), block.begin(), block.end());
        return all;
    }

private:
    static constexpr std::size_t kBlock = 512;

    void split(std::size_t b)
    {
        const auto half = static_cast<std::ptrdiff_t>(m_blocks[b].size() / 2);
        std::vector<std::uint32_t> second(m_blocks[b].begin() + half, m_blocks[b].end());
        m_blocks[b].resize(static_cast<std::size_t>(half));
        m_blocks.insert(m_blocks.begin() + static_cast<std::ptrdiff_t>(b) + 1, std::move(second));
    }

    std::vector<std::vector<std::uint32_t>> m_blocks;
};

/// Edits the rows of a vector by position in one pass. Every row has a slot that stays the same while others
/// come and go; the vector is put into its new order once, by `commit`.
template <class T>
class Rows {
public:
    explicit Rows(std::vector<T> &rows)
        : m_rows(rows)
        , m_size(rows.size())
    {
    }

    std::size_t size() const { return m_size; }
    std::size_t slotAt(std::size_t position) const { return m_order ? m_order->at(position) : position; }
    T &inSlot(std::size_t slot) { return m_rows[slot]; }
    T &at(std::size_t position) { return m_rows[slotAt(position)]; }

    /// The position of a slot in use; walks through all rows.
    std::size_t positionOf(std::size_t slot) const
    {
        if (!m_order)
            return slot;
        const std::vector<std::uint32_t> all = m_order->flat();
        return static_cast<std::size_t>(std::find(all.begin(), all.end(), slot) - all.begin());
    }

    std::size_t insert(std::size_t position, T row)
    {
        const std::size_t slot = m_rows.size();
        if (m_order || position != slot) // appended rows stand where they belong
            order().insert(position, static_cast<std::uint32_t>(slot));
        m_rows.push_back(std::move(row));
        ++m_size;
        return slot;
    }

    T erase(std::size_t position)
    {
        const std::size_t slot = order().erase(position);
        --m_size;
        return std::move(m_rows[slot]);
    }

    void commit()
    {
        if (!m_order)
            return;
        std::vector<T> ordered;
        ordered.reserve(m_size);
        for (const std::uint32_t slot : m_order->flat())
            ordered.push_back(std::move(m_rows[slot]));
        m_rows = std::move(ordered);
        m_order.reset();
    }

private:
    BlockSequence &order()
    {
        if (!m_order)
            m_order.emplace(m_rows.size());
        return *m_order;
    }

    std::vector<T> &m_rows;
    std::size_t m_size;
    std::optional<BlockSequence> m_order;
};

} // namespace merlon
