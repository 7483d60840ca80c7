#include "tests/support/tableau_dump.h"

#include <sstream>

namespace merlon::testing {

namespace {

class Dump {
public:
    void add(const Tableau &tableau)
    {
        for (const Zone &zone : tableau.zones)
            add(zone);
        for (const Ground &ground : tableau.grounds) {
            m_out << "ground " << ground.place << ' ' << ground.style << ' ' << int {ground.owner} << ' '
                  << ground.level << ' ' << ground.faded << ' ';
            add(ground.note);
            add(ground.detail);
            m_out << ground.art << '\n';
        }
        for (const Patch &patch : tableau.patches) {
            m_out << "patch " << patch.style << ' ' << int {patch.owner};
            for (const int place : patch.places)
                m_out << ' ' << place;
            m_out << '\n';
        }
        for (const ScoreRow &row : tableau.scores) {
            add(row.title);
            for (const std::optional<int> &score : row.scores)
                m_out << ' ' << (score ? std::to_string(*score) : "-");
            m_out << '\n';
        }
        m_out << "clock " << tableau.clock.round << ' ' << (tableau.clock.now ? *tableau.clock.now + 1 : 0)
              << ' ' << (tableau.clock.under ? *tableau.clock.under + 1 : 0) << '\n';
    }

    std::string text() const { return m_out.str(); }

private:
    void add(const Word &word) { m_out << word.type << '.' << word.key << ' '; }

    void add(const Text &text)
    {
        m_out << text.code << '(';
        for (const TextArg &argument : text.args) {
            if (const auto *number = std::get_if<std::int64_t>(&argument))
                m_out << *number << ' ';
            else if (const auto *word = std::get_if<Word>(&argument))
                add(*word);
            else
                m_out << std::get<std::string>(argument) << ' ';
        }
        m_out << ") ";
    }

    void add(const std::vector<Stack> &stacks)
    {
        m_out << '[';
        for (const Stack &stack : stacks)
            m_out << stack.count << ' ' << stack.key << ' ';
        m_out << "] ";
    }

    void add(const Item &item)
    {
        m_out << "  " << item.type << '.' << item.key << ' ' << item.component << ' ' << item.art << ' '
              << int {item.owner} << " x" << item.count << ' ' << item.filled << '/' << item.capacity << " @"
              << item.place << ' ';
        for (const bool flag : {item.isPickable, item.faded, item.faceDown, item.current, item.done,
                                item.crossed, item.isSpace})
            m_out << flag;
        m_out << ' ';
        add(item.name);
        add(item.note);
        for (const Text &detail : item.details)
            add(detail);
        add(item.whyNot);
        add(item.price);
        add(item.alternatives);
        add(item.laid);
        m_out << '+' << item.elsewhere << ' ';
        for (const Socket &socket : item.sockets)
            m_out << socket.key << static_cast<int>(socket.state) << ' ';
        for (const Item &inside : item.contents)
            add(inside);
        for (const Visitor &visitor : item.visitors)
            m_out << visitor.name.key << '=' << visitor.art << ' ';
        m_out << '\n';
    }

    void add(const Zone &zone)
    {
        m_out << "zone " << static_cast<int>(zone.kind) << ' ' << zone.place << ' ' << zone.link << ' '
              << int {zone.owner} << ' ' << zone.panel << ' ' << zone.room << ' ';
        add(zone.title);
        add(zone.note);
        m_out << '\n';
        if (zone.head)
            add(*zone.head);
        for (const Item &item : zone.items)
            add(item);
    }

    std::ostringstream m_out;
};

} // namespace

std::string dump(const Tableau &tableau)
{
    Dump dump;
    dump.add(tableau);
    return dump.text();
}

} // namespace merlon::testing
