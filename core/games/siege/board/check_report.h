#pragma once

#include "core/board/finding_list.h"
#include "core/games/siege/board/siege_board.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace merlon {

/// Collects what the checks of a siege game find. The code of a message is `finding.` and the id unless it is
/// given.
class CheckReport {
public:
    explicit CheckReport(const SiegeBoard &board)
        : m_board(board)
    {
    }

    // Each gives what has been added, to be completed before the next one.

    Finding &error(const std::string &id, const std::vector<std::size_t> &places, std::vector<TextArg> args,
                   std::optional<BoardChange> mend = {})
    {
        return add(id, Severity::Error, places, {"finding." + id, std::move(args)}, std::move(mend));
    }

    Finding &error(const std::string &id, const std::vector<std::size_t> &places, Text message,
                   std::optional<BoardChange> mend = {})
    {
        return add(id, Severity::Error, places, std::move(message), std::move(mend));
    }

    Finding &warning(const std::string &id, const std::vector<std::size_t> &places, std::vector<TextArg> args,
                     std::optional<BoardChange> mend = {})
    {
        return add(id, Severity::Warning, places, {"finding." + id, std::move(args)}, std::move(mend));
    }

    /// What may be played and is rarely meant. Advice is taken one by one.
    Finding &advice(const std::string &id, const std::vector<std::size_t> &places, std::vector<TextArg> args)
    {
        Finding &finding = warning(id, places, std::move(args));
        finding.isChoice = true;
        return finding;
    }

    /// A link that is wrong: the remedy is to remove it.
    void linkError(const std::string &id, const SiegeLink &link)
    {
        error(id, {link.from, link.to}, {word(link.from), word(link.to)},
              removeLink(m_board.board(), link.position));
    }

    /// Gives an attribute of a place another value.
    BoardChange withAttribute(std::size_t place, const std::string &attribute, AttributeValue value) const
    {
        Place mended = m_board.place(place);
        mended.attributes.insert_or_assign(attribute, std::move(value));
        return {{ReplacePlace {place, std::move(mended)}}};
    }

    Word word(std::size_t place) const { return {m_board.key(place)}; }

    bool hasError() const { return m_findings.hasError(); }
    std::vector<Finding> take() { return m_findings.take(); }

private:
    Finding &add(const std::string &id, Severity severity, const std::vector<std::size_t> &places,
                 Text message, std::optional<BoardChange> mend)
    {
        std::vector<std::string> keys;
        for (const std::size_t place : places)
            keys.push_back(m_board.key(place));
        if (mend && mend->empty())
            mend.reset();
        return m_findings.add({id, severity, std::move(keys), std::move(message), std::move(mend)});
    }

    const SiegeBoard &m_board;
    FindingList m_findings;
};

} // namespace merlon
