#include "tests/support/game_table.h"
#include "core/games/english.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace merlon::testing {

void fail(const std::string &what)
{
    std::fprintf(stderr, "%s\n", what.c_str());
    std::abort();
}

Choice GameTable::parse(std::string_view notation) const
{
    const Expected<Choice> choice = parseChoice(vocabulary(), notation);
    if (!choice)
        fail(std::string(notation) + ": " + say(choice.error(), english()));
    return *choice;
}

void GameTable::play(std::string_view notation)
{
    const Choice choice = parse(notation);
    if (m_state->whyNot(choice)) {
        std::string legal;
        for (const std::string &line : choices())
            legal += "\n  " + line;
        fail(std::string(notation) + " is not legal at " + decision() + ": " + reasonAgainst(notation)
             + "; legal are" + legal);
    }
    EventSink events(m_events);
    m_state->apply(choice, events);
}

void GameTable::play(std::initializer_list<std::string_view> lines)
{
    for (const std::string_view line : lines)
        play(line);
}

void GameTable::playLastTo(std::uint16_t kind)
{
    for (int ply = 0; ply < 10000 && !isOver() && m_state->decision().kind != kind; ++ply) {
        ChoiceList list;
        m_state->choices(list);
        EventSink events(m_events);
        m_state->apply(list[list.size() - 1], events);
    }
}

bool GameTable::isLegal(std::string_view notation) const
{
    return !m_state->whyNot(parse(notation));
}

std::string GameTable::reasonAgainst(std::string_view notation) const
{
    const Reason reason = m_state->whyNot(parse(notation));
    return reason ? vocabulary().reasons()[reason.kind()].key : std::string {};
}

std::string GameTable::whyNotRule(std::string_view notation) const
{
    const Reason reason = m_state->whyNot(parse(notation));
    return reason ? std::to_string(reason.rule().chapter) + '.' + std::to_string(reason.rule().item)
                  : std::string {};
}

std::string GameTable::sentenceAgainst(std::string_view notation) const
{
    const Reason reason = m_state->whyNot(parse(notation));
    return reason ? say(vocabulary().text(reason), english(m_state->setup().game())) : std::string {};
}

std::vector<std::string> GameTable::choices() const
{
    ChoiceList list;
    m_state->choices(list);
    std::vector<std::string> lines;
    for (const Choice choice : list)
        lines.push_back(notate(vocabulary(), choice));
    return lines;
}

std::vector<std::string> GameTable::choices(std::string_view verb) const
{
    std::vector<std::string> lines = choices();
    std::erase_if(lines, [verb](const std::string &line) { return line.substr(0, line.find(' ')) != verb; });
    return lines;
}

std::string GameTable::decision() const
{
    return isOver() ? std::string {} : vocabulary().decisions()[m_state->decision().kind].key;
}

std::vector<std::string> GameTable::events() const
{
    std::vector<std::string> lines;
    for (const Event &event : m_events) {
        const Term &term = vocabulary().events()[event.kind];
        std::string line = term.key;
        for (std::size_t i = 0; i < term.types.size(); ++i)
            line += ' ' + vocabulary().keyOf(term.types[i], event.args[i]);
        lines.push_back(std::move(line));
    }
    return lines;
}

bool GameTable::happened(std::string_view event) const
{
    const std::vector<std::string> lines = events();
    return std::any_of(lines.begin(), lines.end(), [event](const std::string &line) {
        return line == event || line.substr(0, line.find(' ')) == event;
    });
}

int GameTable::count(std::string_view kind) const
{
    const std::vector<std::string> lines = events();
    return static_cast<int>(std::count_if(lines.begin(), lines.end(), [kind](const std::string &line) {
        return line.substr(0, line.find(' ')) == kind;
    }));
}

} // namespace merlon::testing
