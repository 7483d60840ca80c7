#include "core/board/finding_list.h"

#include "core/board/footprint.h"

#include <algorithm>
#include <string>
#include <utility>
#include <variant>

namespace merlon {

namespace {

/// Of the keys and words of a finding.
std::size_t lengthOfWords(const Finding &finding)
{
    std::size_t length = 0;
    for (const std::string &place : finding.places)
        length += sizeof place + place.size();
    for (const TextArg &arg : finding.message.args) {
        length += sizeof arg;
        if (const auto *text = std::get_if<std::string>(&arg))
            length += text->size();
        else if (const auto *word = std::get_if<Word>(&arg))
            length += word->key.size();
    }
    return length;
}

} // namespace

Finding &FindingList::add(Finding finding)
{
    complete();
    const std::size_t length = lengthOfWords(finding);
    if (isFull() || !hasRoomFor(length)) {
        count(finding.severity);
        return m_beyond = std::move(finding);
    }
    m_bytes += length;
    m_isOpen = true;
    return m_findings.emplace_back(std::move(finding));
}

void FindingList::count(Severity severity)
{
    ++m_more;
    if (severity == Severity::Error)
        m_ofMore = severity;
}

bool FindingList::hasRoomForMend(std::size_t bytes) const
{
    return m_isOpen && hasRoomFor(bytes);
}

bool FindingList::hasError() const
{
    return merlon::hasError(m_findings) || (m_more > 0 && m_ofMore == Severity::Error);
}

std::vector<Finding> FindingList::take()
{
    complete();
    if (m_more > 0)
        m_findings.push_back({"more", m_ofMore, {}, {"finding.more", {m_more}}, {}});
    return std::move(m_findings);
}

bool FindingList::keeps(const BoardChange &mend)
{
    const std::size_t bytes = footprint(mend);
    if (!hasRoomFor(bytes))
        return false;
    m_bytes += bytes;
    return true;
}

/// Only now it is seen what remedies the last one has.
void FindingList::complete()
{
    if (!std::exchange(m_isOpen, false))
        return;
    Finding &last = m_findings.back();
    if (last.mend && !keeps(*last.mend)) {
        last.mend.reset();
        last.otherMends.clear();
    }
    std::erase_if(last.otherMends, [this](const BoardChange &mend) { return !keeps(mend); });
}

} // namespace merlon
