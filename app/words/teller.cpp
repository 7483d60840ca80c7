#include "app/words/teller.h"

#include <algorithm>

namespace merlon {

std::size_t Group::add(std::uint32_t subject, const Event &event)
{
    auto sentence = std::ranges::find(sentences, subject, &Sentence::subject);
    if (sentence == sentences.end())
        sentence = sentences.insert(sentences.end(), {subject, {}});
    sentence->events.push_back(event);
    return static_cast<std::size_t>(sentence - sentences.begin());
}

void Teller::hear(const Event &) { }

QString Teller::heading(const Event &) const
{
    return {};
}

std::optional<Telling> Teller::tellingOf(const Event &) const
{
    return Telling {};
}

std::optional<Telling> tellingIn(std::span<const TellingRow> rows, std::string_view key, const Event &event)
{
    const auto row = std::ranges::find(rows, key, &TellingRow::event);
    if (row == rows.end())
        return Telling {};
    if (!row->tell)
        return std::nullopt;
    std::uint32_t subject = 0;
    for (const std::int8_t argument : row->subject) {
        if (argument >= 0)
            subject = subject << 16 | event.args[static_cast<std::size_t>(argument)];
    }
    return Telling {row->tell, subject};
}

} // namespace merlon
