#include "core/board/changes/change.h"

#include "core/board/changes/rows.h"

#include <algorithm>
#include <optional>
#include <unordered_map>

namespace merlon {

namespace {

/// How many places bear a key, and which links (by slot) name it.
struct KeyUse {
    std::size_t bearers = 0;
    std::vector<std::size_t> links;
};

void rename(std::string &end, const std::string &from, const std::string &to)
{
    if (end == from)
        end = to;
}

Error outOfRange(std::size_t position, std::size_t size)
{
    return {{"error.change-position", {static_cast<std::int64_t>(position), static_cast<std::int64_t>(size)}},
            {},
            {}};
}

} // namespace

/// One application of a change. Every edit yields the edits that take it back; if one fails, all are taken
/// back.
class BoardEditing {
public:
    explicit BoardEditing(Board &board)
        : m_board(board)
        , m_places(board.m_places)
        , m_links(board.m_links)
    {
    }

    Expected<BoardChange> apply(const BoardChange &change)
    {
        std::optional<Error> failure;
        for (const BoardEdit &edit : change.edits) {
            failure = std::visit([this](const auto &one) { return make(one); }, edit);
            if (failure)
                break;
        }
        BoardChange inverse {{m_back.rbegin(), m_back.rend()}};
        if (failure) {
            for (const BoardEdit &edit : inverse.edits)
                std::visit([this](const auto &one) { make(one); }, edit);
        }
        m_places.commit();
        m_links.commit();
        if (m_keysChanged)
            m_board.reindex();
        if (failure)
            return tl::make_unexpected(*failure);
        return inverse;
    }

private:
    using Failure = std::optional<Error>;

    Failure make(const InsertPlace &edit)
    {
        if (edit.position > m_places.size())
            return outOfRange(edit.position, m_places.size());
        m_keysChanged = true;
        KeyUse &use = useOf(edit.place.key);
        m_places.insert(edit.position, edit.place);
        const bool dangling = use.bearers == 0 && !use.links.empty();
        ++use.bearers;
        if (dangling)
            rememberInverse(eraseBetweenLinks(edit.position, use.links));
        else
            rememberInverse({ErasePlace {edit.position}});
        return {};
    }

    Failure make(const ErasePlace &edit)
    {
        if (edit.position >= m_places.size())
            return outOfRange(edit.position, m_places.size());
        const std::string key = m_places.at(edit.position).key;
        KeyUse &use = useOf(key);
        if (use.bearers == 1 && !use.links.empty())
            return Error {{"error.change-linked-place", {Word {key}}}, {}, {}};
        m_keysChanged = true;
        --use.bearers;
        rememberInverse({InsertPlace {edit.position, m_places.erase(edit.position)}});
        return {};
    }

    Failure make(const ReplacePlace &edit)
    {
        if (edit.position >= m_places.size())
            return outOfRange(edit.position, m_places.size());
        Place &place = m_places.at(edit.position);
        if (place.key == edit.place.key) {
            rememberInverse({ReplacePlace {edit.position, std::exchange(place, edit.place)}});
            return {};
        }
        m_keysChanged = true;
        renamePlace(edit);
        return {};
    }

    Failure make(const InsertLink &edit)
    {
        if (edit.position > m_links.size())
            return outOfRange(edit.position, m_links.size());
        const std::size_t slot = m_links.insert(edit.position, edit.link);
        enter(slot);
        rememberInverse({EraseLink {edit.position}});
        return {};
    }

    Failure make(const EraseLink &edit)
    {
        if (edit.position >= m_links.size())
            return outOfRange(edit.position, m_links.size());
        leave(m_links.slotAt(edit.position));
        rememberInverse({InsertLink {edit.position, m_links.erase(edit.position)}});
        return {};
    }

    Failure make(const ReplaceLink &edit)
    {
        if (edit.position >= m_links.size())
            return outOfRange(edit.position, m_links.size());
        const std::size_t slot = m_links.slotAt(edit.position);
        leave(slot);
        rememberInverse({ReplaceLink {edit.position, std::exchange(m_links.inSlot(slot), edit.link)}});
        enter(slot);
        return {};
    }

    Failure make(const ReplaceInfo &edit)
    {
        rememberInverse({ReplaceInfo {std::exchange(m_board.m_info, edit.info)}});
        return {};
    }

    /// A new key is carried into the links, unless another place still bears the old one (they mean that
    /// place). On a board that breaks rules the way back may carry other links than came: those are set right
    /// one by one.
    void renamePlace(const ReplacePlace &edit)
    {
        Place &place = m_places.at(edit.position);
        const std::string oldKey = place.key;
        const std::string newKey = edit.place.key;
        const std::vector<std::size_t> ofOld = useOf(oldKey).links;
        const std::vector<std::size_t> ofNew = useOf(newKey).links;
        const bool carries = useOf(oldKey).bearers == 1;
        const bool carriesBack = useOf(newKey).bearers == 0;

        std::vector<BoardEdit> back {ReplacePlace {edit.position, std::exchange(place, edit.place)}};
        if (carries && !carriesBack) {
            for (const std::size_t slot : ofOld)
                back.emplace_back(ReplaceLink {m_links.positionOf(slot), m_links.inSlot(slot)});
        }
        if (carriesBack) {
            for (const std::size_t slot : ofNew)
                back.emplace_back(ReplaceLink {m_links.positionOf(slot), m_links.inSlot(slot)});
        }
        --useOf(oldKey).bearers;
        ++useOf(newKey).bearers;
        if (carries)
            carry(ofOld, oldKey, newKey);
        rememberInverse(std::move(back));
    }

    void carry(const std::vector<std::size_t> &slots, const std::string &oldKey, const std::string &newKey)
    {
        for (const std::size_t slot : slots) {
            leave(slot);
            rename(m_links.inSlot(slot).from, oldKey, newKey);
            rename(m_links.inSlot(slot).to, oldKey, newKey);
            enter(slot);
        }
    }

    /// Takes a place away from links that named its key before it came.
    std::vector<BoardEdit> eraseBetweenLinks(std::size_t position, const std::vector<std::size_t> &slots)
    {
        std::vector<std::size_t> positions;
        positions.reserve(slots.size());
        for (const std::size_t slot : slots)
            positions.push_back(m_links.positionOf(slot));
        std::sort(positions.begin(), positions.end());
        std::vector<BoardEdit> edits;
        for (auto last = positions.rbegin(); last != positions.rend(); ++last)
            edits.emplace_back(EraseLink {*last});
        edits.emplace_back(ErasePlace {position});
        for (const std::size_t link : positions)
            edits.emplace_back(InsertLink {link, m_links.at(link)});
        return edits;
    }

    /// The index of keys is built when the first edit needs it and kept up to date from then on.
    KeyUse &useOf(const std::string &key)
    {
        if (!m_uses) {
            m_uses.emplace();
            for (std::size_t i = 0; i < m_places.size(); ++i)
                ++(*m_uses)[m_places.at(i).key].bearers;
            for (std::size_t i = 0; i < m_links.size(); ++i)
                enter(m_links.slotAt(i));
        }
        return (*m_uses)[key];
    }

    void enter(std::size_t slot)
    {
        if (!m_uses)
            return;
        const Link &link = m_links.inSlot(slot);
        (*m_uses)[link.from].links.push_back(slot);
        if (link.to != link.from)
            (*m_uses)[link.to].links.push_back(slot);
    }

    void leave(std::size_t slot)
    {
        if (!m_uses)
            return;
        const Link &link = m_links.inSlot(slot);
        std::erase((*m_uses)[link.from].links, slot);
        std::erase((*m_uses)[link.to].links, slot);
    }

    /// Kept backwards: the last edit of the last step first is the order of the way back.
    void rememberInverse(std::vector<BoardEdit> edits)
    {
        std::move(edits.rbegin(), edits.rend(), std::back_inserter(m_back));
    }

    Board &m_board;
    Rows<Place> m_places;
    Rows<Link> m_links;
    std::optional<std::unordered_map<std::string, KeyUse>> m_uses;
    std::vector<BoardEdit> m_back;
    bool m_keysChanged = false;
};

Expected<BoardChange> apply(Board &board, const BoardChange &change)
{
    return BoardEditing(board).apply(change);
}

} // namespace merlon
