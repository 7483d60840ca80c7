#include "app/words/line_sharer.h"

#include "app/words/counting.h"
#include "app/words/language.h"
#include "app/words/speaker.h"
#include "core/engine/match/story_plan.h"
#include "core/games/module.h"

#include <algorithm>
#include <utility>

namespace merlon {

namespace {

constexpr std::uint32_t kNoSubject = 0xFFFFFFFF;

/// Null: it has a sentence of its own.
const SharedLine *sharedLineOf(const Event &event, const Speaker &speaker)
{
    const std::span<const SharedLine> rows = storyPlanOf(speaker.setup().game()).sharedLines;
    const auto row = std::ranges::find(rows, speaker.keyOf(event), &SharedLine::event);
    return row == rows.end() ? nullptr : &*row;
}

/// A place, a squad, a seat: different ones have different numbers.
std::uint32_t subjectOf(const Event &event, const SharedLine &row, const Speaker &speaker)
{
    if (row.subject < 0)
        return kNoSubject;
    const auto argument = static_cast<std::size_t>(row.subject);
    const std::uint32_t type = speaker.vocabulary().events()[event.kind].types[argument];
    return type << 16 | event.args[argument];
}

/// Equal events, as one entry of a list.
struct SharedItem {
    Event event;   ///< the first one, with the sum in the argument that is added up
    int count = 1; ///< events
};

/// Whether events of one kind say the same, but for the argument that is added up.
bool areAlike(const Event &one, const Event &other, const SharedLine &row)
{
    for (std::size_t i = 0; i < one.args.size(); ++i) {
        if (static_cast<int>(i) != row.number && one.args[i] != other.args[i])
            return false;
    }
    return row.number != SharedLine::kApart;
}

std::vector<SharedItem> itemsOf(std::span<const Event> events, const SharedLine &row)
{
    std::vector<SharedItem> items;
    for (const Event &event : events) {
        const auto item = std::ranges::find_if(
            items, [&](const SharedItem &one) { return areAlike(one.event, event, row); });
        if (item == items.end()) {
            items.push_back({event});
            continue;
        }
        ++item->count;
        if (row.number < 0)
            continue;
        const auto number = static_cast<std::size_t>(row.number);
        item->event.args[number] = static_cast<std::uint16_t>(item->event.args[number] + event.args[number]);
    }
    return items;
}

/// A text about the event, in the family of that name.
Text textFor(const char *family, const Event &event, const Speaker &speaker)
{
    Text text = speaker.vocabulary().text(event);
    text.code.replace(0, text.code.find('.'), family);
    return text;
}

/// An entry of a list, in which no name begins a sentence.
QString wordsOf(const SharedItem &item, const SharedLine &row, const Speaker &speaker)
{
    Text text = textFor("shared-item", item.event, speaker);
    for (TextArg &argument : text.args) {
        if (const auto *word = std::get_if<Word>(&argument))
            argument = speaker.named(*word).toStdString();
    }
    text.args.emplace_back(std::int64_t {item.count});
    const QString own = speaker.sayIfWorded(text);
    const auto *name = std::get_if<std::string>(&text.args[row.item]);
    return own.isEmpty() && name ? QString::fromStdString(*name) : own;
}

QString joinedItems(std::span<const SharedItem> items, const SharedLine &row, const Speaker &speaker)
{
    QStringList words;
    for (const SharedItem &item : items)
        words << wordsOf(item, row, speaker);
    const bool haveCommas = std::ranges::any_of(words, [](const QString &one) { return one.contains(u','); });
    return haveCommas ? listed(words) : separated(words);
}

std::int64_t totalOf(std::span<const SharedItem> items, const SharedLine &row)
{
    std::int64_t sum = 0;
    for (const SharedItem &item : items)
        sum += row.number < 0 ? item.count : item.event.args[static_cast<std::size_t>(row.number)];
    return sum;
}

/// Events of one kind about the same. `isSaid`: what they are about.
QString pieceOf(std::span<const Event> events, const SharedLine &row, bool isSaid, const Speaker &speaker)
{
    const std::vector<SharedItem> items = itemsOf(events, row);
    const Event &first = items.front().event;
    const bool isOne = items.size() == 1 && (row.number >= 0 || items.front().count == 1);
    const auto worded = [&](const char *family) {
        Text text = textFor(family, first, speaker);
        text.args.emplace_back(joinedItems(items, row, speaker).toStdString());
        text.args.emplace_back(totalOf(items, row));
        return speaker.sayIfWorded(std::move(text));
    };
    const QString more = isSaid ? worded("shared-more") : QString();
    if (!more.isEmpty())
        return asSentence(more);
    const QString all = isOne ? QString() : worded("shared");
    if (!all.isEmpty())
        return asSentence(all);
    QStringList sentences;
    for (const SharedItem &item : items)
        sentences << asSentence(speaker.sentence(item.event));
    return sentences.join(u' ');
}

QString lineOf(std::span<const Event> events, const Speaker &speaker)
{
    std::vector<std::vector<Event>> pieces;
    for (const Event &event : events) {
        const std::uint32_t subject = subjectOf(event, *sharedLineOf(event, speaker), speaker);
        const auto piece = std::ranges::find_if(pieces, [&](const std::vector<Event> &one) {
            return one.front().kind == event.kind
                && subjectOf(one.front(), *sharedLineOf(event, speaker), speaker) == subject;
        });
        (piece == pieces.end() ? pieces.emplace_back() : *piece).push_back(event);
    }
    QStringList sentences;
    std::uint32_t said = kNoSubject;
    for (const std::vector<Event> &piece : pieces) {
        const SharedLine &row = *sharedLineOf(piece.front(), speaker);
        const std::uint32_t subject = subjectOf(piece.front(), row, speaker);
        sentences << pieceOf(piece, row, subject != kNoSubject && subject == said, speaker);
        if (sentences.size() == 1)
            said = subject;
    }
    return sentences.join(u' ');
}

QString toldInLines(const Group &group, const Speaker &speaker)
{
    QStringList lines;
    for (const Group::Sentence &sentence : group.sentences)
        lines << lineOf(sentence.events, speaker);
    return lines.join(u' ');
}

class LineSharer final : public Teller {
public:
    explicit LineSharer(const Speaker &speaker)
        : m_speaker(speaker)
    {
    }

    void hear(const Event &event) override
    {
        m_telling = {};
        if (const SharedLine *row = sharedLineOf(event, m_speaker))
            m_telling = {toldInLines, lineFor(*row, subjectOf(event, *row, m_speaker))};
        else
            m_lines.clear();
    }

    std::optional<Telling> tellingOf(const Event &) const override { return m_telling; }

private:
    struct Line {
        std::string_view name;
        std::uint32_t about = kNoSubject;
        std::uint32_t number = 0;
    };

    std::uint32_t lineFor(const SharedLine &row, std::uint32_t subject)
    {
        const auto line = std::find_if(m_lines.rbegin(), m_lines.rend(), [&](const Line &one) {
            return one.about == subject && (row.line.empty() || one.name == row.line);
        });
        if (line != m_lines.rend())
            return line->number;
        if (row.line.empty() && !m_lines.empty())
            return m_lines.back().number;
        m_lines.push_back({row.line, subject, ++m_last});
        return m_last;
    }

    const Speaker &m_speaker;
    std::vector<Line> m_lines; ///< since something else has happened
    std::uint32_t m_last = 0;
    Telling m_telling; ///< of the event that was heard last
};

} // namespace

std::unique_ptr<Teller> makeLineSharer(const Speaker &speaker)
{
    return std::make_unique<LineSharer>(speaker);
}

} // namespace merlon
