#include "core/board/board.h"

#include <utility>

namespace merlon {

bool isWellFormedKey(std::string_view key)
{
    bool afterHyphen = true;
    for (const char c : key) {
        const bool isHyphen = c == '-';
        const bool isWordCharacter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        if ((!isHyphen && !isWordCharacter) || (isHyphen && afterHyphen))
            return false;
        afterHyphen = isHyphen;
    }
    return !afterHyphen;
}

const char *keyOf(LinkCourse course)
{
    switch (course) {
    case LinkCourse::AsUsual:
        return "";
    case LinkCourse::Straight:
        return "straight";
    case LinkCourse::Curved:
        return "curved";
    }
    return "";
}

std::optional<LinkCourse> linkCourseOf(std::string_view key)
{
    for (const LinkCourse course : {LinkCourse::Straight, LinkCourse::Curved}) {
        if (key == keyOf(course))
            return course;
    }
    return std::nullopt;
}

Board::Board(BoardInfo info, std::vector<Place> places, std::vector<Link> links)
    : m_info(std::move(info))
    , m_places(std::move(places))
    , m_links(std::move(links))
{
    reindex();
}

std::optional<std::size_t> Board::indexOf(std::string_view key) const
{
    const auto found = m_index.find(key);
    if (found == m_index.end())
        return std::nullopt;
    return found->second;
}

const Place *Board::find(std::string_view key) const
{
    const auto index = indexOf(key);
    return index ? &m_places[*index] : nullptr;
}

void Board::reindex()
{
    m_index.clear();
    m_index.reserve(m_places.size());
    for (std::size_t i = 0; i < m_places.size(); ++i)
        m_index.emplace(m_places[i].key, i); // the first place with a key keeps it
}

} // namespace merlon
