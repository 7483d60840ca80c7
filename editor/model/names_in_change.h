#pragma once

#include "core/board/changes/change.h"
#include "core/board/changes/rows.h"
#include "core/board/selection.h"

#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace merlon {

/// Whether places and links are called after an edit as they were before it, and stand where they stood.
bool keepsNames(const Board &board, const BoardEdit &edit);

/// What becomes of the names of places and links while a change is made. A change is made edit by edit, and each counts
/// positions as they are by then.
class NamesInChange {
public:
    explicit NamesInChange(const Board &board);
    NamesInChange(const NamesInChange &) = delete; // edits refer to the rows of this one
    NamesInChange &operator=(const NamesInChange &) = delete;

    void make(const BoardEdit &edit);
    /// After the last edit.
    void finish();
    /// Without what is gone.
    Selection renamed(const Selection &things) const;

private:
    template <class Name>
    struct Row {
        std::optional<Name> before; ///< none: it has come
        Name after;
    };

    static std::vector<Row<std::string>> rowsOf(std::span<const Place> places);
    static std::vector<Row<LinkName>> rowsOf(std::span<const Link> links);

    void follow(const InsertPlace &edit);
    void follow(const ErasePlace &edit);
    void follow(const ReplacePlace &edit);
    void follow(const InsertLink &edit);
    void follow(const EraseLink &edit);
    void follow(const ReplaceLink &edit);
    void follow(const ReplaceInfo &) { }
    std::vector<std::size_t> &linksAt(const std::string &place);
    void enter(std::size_t slot);

    std::vector<Row<std::string>> m_placeRows;
    std::vector<Row<LinkName>> m_linkRows;
    Rows<Row<std::string>> m_places;
    Rows<Row<LinkName>> m_links;
    /// By the place at which they end, by slot; perhaps some too that did once. Made when the first place gets another name.
    std::optional<std::unordered_map<std::string, std::vector<std::size_t>>> m_linksAt;
    std::map<std::string, std::string>
        m_placeNow; ///< by what they were called before or, what has come, are now
    std::map<LinkName, LinkName> m_linkNow;
};

} // namespace merlon
