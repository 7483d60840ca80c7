#include "editor/model/names_in_change.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace merlon {

bool keepsNames(const Board &board, const BoardEdit &edit)
{
    if (const auto *replaced = std::get_if<ReplacePlace>(&edit))
        return replaced->position < board.places().size()
            && board.places()[replaced->position].key == replaced->place.key;
    if (const auto *replaced = std::get_if<ReplaceLink>(&edit))
        return replaced->position < board.links().size()
            && linkName(board.links()[replaced->position]) == linkName(replaced->link);
    return std::holds_alternative<ReplaceInfo>(edit);
}

NamesInChange::NamesInChange(const Board &board)
    : m_placeRows(rowsOf(board.places()))
    , m_linkRows(rowsOf(board.links()))
    , m_places(m_placeRows)
    , m_links(m_linkRows)
{
}

void NamesInChange::make(const BoardEdit &edit)
{
    std::visit([this](const auto &one) { follow(one); }, edit);
}

void NamesInChange::finish()
{
    m_places.commit();
    m_links.commit();
    for (const auto &[before, after] : m_placeRows)
        m_placeNow.emplace(before.value_or(after), after);
    for (const auto &[before, after] : m_linkRows)
        m_linkNow.emplace(before.value_or(after), after);
}

Selection NamesInChange::renamed(const Selection &things) const
{
    Selection now;
    now.notes = things.notes;
    for (const std::string &place : things.places) {
        if (const auto found = m_placeNow.find(place); found != m_placeNow.end())
            now.places.insert(found->second);
    }
    for (const LinkName &link : things.links) {
        if (const auto found = m_linkNow.find(link); found != m_linkNow.end())
            now.links.insert(found->second);
    }
    return now;
}

std::vector<NamesInChange::Row<std::string>> NamesInChange::rowsOf(std::span<const Place> places)
{
    std::vector<Row<std::string>> rows;
    for (const Place &place : places)
        rows.push_back({place.key, place.key});
    return rows;
}

std::vector<NamesInChange::Row<LinkName>> NamesInChange::rowsOf(std::span<const Link> links)
{
    std::vector<Row<LinkName>> rows;
    for (const Link &link : links)
        rows.push_back({linkName(link), linkName(link)});
    return rows;
}

void NamesInChange::follow(const InsertPlace &edit)
{
    m_places.insert(std::min(edit.position, m_places.size()), {std::nullopt, edit.place.key});
}

void NamesInChange::follow(const ErasePlace &edit)
{
    if (edit.position < m_places.size())
        m_places.erase(edit.position);
}

void NamesInChange::follow(const ReplacePlace &edit)
{
    if (edit.position >= m_places.size() || m_places.at(edit.position).after == edit.place.key)
        return;
    const std::string old = std::exchange(m_places.at(edit.position).after, edit.place.key);
    const std::vector<std::size_t> touching = std::exchange(linksAt(old), {});
    for (const std::size_t slot : touching) {
        LinkName &link = m_links.inSlot(slot).after;
        for (std::string *end : {&link.from, &link.to}) {
            if (*end == old)
                *end = edit.place.key;
        }
    }
    std::vector<std::size_t> &now = linksAt(edit.place.key);
    now.insert(now.end(), touching.begin(), touching.end());
}

void NamesInChange::follow(const InsertLink &edit)
{
    enter(m_links.insert(std::min(edit.position, m_links.size()), {std::nullopt, linkName(edit.link)}));
}

void NamesInChange::follow(const EraseLink &edit)
{
    if (edit.position < m_links.size())
        m_links.erase(edit.position);
}

void NamesInChange::follow(const ReplaceLink &edit)
{
    if (edit.position >= m_links.size())
        return;
    m_links.at(edit.position).after = linkName(edit.link);
    enter(m_links.slotAt(edit.position));
}

std::vector<std::size_t> &NamesInChange::linksAt(const std::string &place)
{
    if (!m_linksAt) {
        m_linksAt.emplace();
        for (std::size_t i = 0; i < m_links.size(); ++i)
            enter(m_links.slotAt(i));
    }
    return (*m_linksAt)[place];
}

void NamesInChange::enter(std::size_t slot)
{
    if (!m_linksAt)
        return;
    const LinkName &link = m_links.inSlot(slot).after;
    (*m_linksAt)[link.from].push_back(slot);
    if (link.to != link.from)
        (*m_linksAt)[link.to].push_back(slot);
}

} // namespace merlon
