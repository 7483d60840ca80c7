#include "core/engine/statistics/moments.h"

#include "core/engine/game.h"

#include <algorithm>
#include <utility>

namespace merlon {

namespace {

bool beginsByRole(const Term &event)
{
    return event.role == TermRole::Round || event.role == TermRole::Part || event.role == TermRole::Fight;
}

class MomentReader {
public:
    MomentReader(const Vocabulary &vocabulary, int round, std::span<const std::string_view> sections)
        : m_vocabulary(vocabulary)
        , m_sections(sections)
        , m_isEveryStep(
              std::ranges::none_of(vocabulary.events(), [this](const Term &event) { return begins(event); }))
    {
        m_now.round = round;
    }

    void add(SeenStep step)
    {
        bool isBorder = m_isEveryStep;
        for (const Event &event : step.events)
            isBorder = isBorder || begins(termOf(event));
        if (isBorder)
            keep(); // how the section before ended
        for (const Event &event : step.events) {
            m_now.round = roundBegunBy(m_vocabulary, event).value_or(m_now.round);
            if (begins(termOf(event)))
                m_now.section = event;
        }
        m_now.ply = step.ply;
        m_now.view = std::move(step.view);
        m_now.events.insert(m_now.events.end(), step.events.begin(), step.events.end());
        m_isKept = false;
        if (isBorder)
            keep();
    }

    std::vector<ChartMoment> finished()
    {
        keep();
        return std::move(m_moments);
    }

private:
    const Term &termOf(const Event &event) const { return m_vocabulary.events()[event.kind]; }
    bool begins(const Term &event) const
    {
        return beginsByRole(event) || std::ranges::find(m_sections, event.key) != m_sections.end();
    }
    void keep()
    {
        if (m_isKept)
            return;
        m_moments.push_back(m_now);
        m_now.events.clear();
        m_isKept = true;
    }

    const Vocabulary &m_vocabulary;
    std::span<const std::string_view> m_sections;
    bool m_isEveryStep;
    std::vector<ChartMoment> m_moments;
    ChartMoment m_now;    ///< after the last step
    bool m_isKept = true; ///< it is among the moments already
};

} // namespace

std::optional<int> roundBegunBy(const Vocabulary &vocabulary, const Event &event)
{
    const Term &term = vocabulary.events()[event.kind];
    if (term.role != TermRole::Round)
        return std::nullopt;
    for (std::size_t argument = 0; argument < term.types.size(); ++argument) {
        if (vocabulary.types()[term.types[argument]].kind == ArgumentKind::Number)
            return event.args[argument];
    }
    return std::nullopt;
}

std::vector<ChartMoment> momentsOf(const SeatView &seat, int round,
                                   std::span<const std::string_view> sections,
                                   const std::function<void(const SeenStep &)> &watch)
{
    MomentReader reader(seat.setup().vocabulary(), round, sections);
    seat.walk(0, [&](SeenStep step) {
        if (watch)
            watch(step);
        reader.add(std::move(step));
    });
    return reader.finished();
}

} // namespace merlon
