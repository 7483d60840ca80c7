#pragma once

#include "core/base/limits.h"
#include "core/board/finding.h"

#include <cstddef>
#include <vector>

namespace merlon {

/// Collects what a check finds, within bounds whatever the board holds: at most kMostFindings, and of their words and remedies
/// no more than kMostFindingBytes. A remedy for which there is no room is left out; findings beyond are counted.
class FindingList {
public:
    /// What has been added, to be completed before the next one.
    Finding &add(Finding finding);

    /// Whether whatever else is found is only counted.
    bool isFull() const { return m_findings.size() >= kMostFindings; }
    /// Instead of `add`: nobody needs the words of what is only counted.
    void count(Severity severity);
    /// Whether the last one that was added may have a remedy of that size (footprint.h).
    bool hasRoomForMend(std::size_t bytes) const;

    bool hasError() const;
    /// All of them. If some were only counted, the last one says how many: its id, `more`, comes behind all others.
    std::vector<Finding> take();

private:
    bool hasRoomFor(std::size_t bytes) const { return m_bytes + bytes <= kMostFindingBytes; }
    bool keeps(const BoardChange &mend);
    void complete();

    std::vector<Finding> m_findings;
    Finding m_beyond;      ///< what is only counted: it is completed, too
    bool m_isOpen = false; ///< the last one may not be complete yet
    std::size_t m_bytes = 0;
    std::int64_t m_more = 0;
    Severity m_ofMore = Severity::Warning; ///< the worst of them
};

} // namespace merlon
