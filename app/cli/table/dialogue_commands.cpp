#include "app/cli/table/dialogue.h"

#include "app/cli/output.h"
#include "app/cli/rule_text.h"
#include "app/cli/text_table.h"
#include "app/words/language.h"
#include "app/words/resources.h"
#include "core/engine/notation/notation.h"

#include <array>

using namespace Qt::StringLiterals;

namespace merlon::cli {

/// A word that a person can type, and what it does.
struct Dialogue::Command {
    const char *word;
    const char *argument;
    const char *purpose;
    std::optional<Answer> (Dialogue::*act)(const QString &);
};

std::span<const Dialogue::Command> Dialogue::commands()
{
    static constexpr std::array kCommands {
        Command {"help", "RULE",
                 QT_TRANSLATE_NOOP("Cli", "this list; with a number such as S2-6.3, that rule"),
                 &Dialogue::help},
        Command {"map", "", QT_TRANSLATE_NOOP("Cli", "the position, as far as this role may see it"),
                 &Dialogue::map},
        Command {"log", "", QT_TRANSLATE_NOOP("Cli", "what has happened since the game began"),
                 &Dialogue::log},
        Command {"notation", "", QT_TRANSLATE_NOOP("Cli", "the choices in notation"), &Dialogue::notation},
        Command {"why", "NOTATION",
                 QT_TRANSLATE_NOOP("Cli", "why this is asked; what a choice does, or why it cannot be made"),
                 &Dialogue::why},
        Command {"undo", "", QT_TRANSLATE_NOOP("Cli", "undo the last answer"), &Dialogue::undo},
        Command {"redo", "", QT_TRANSLATE_NOOP("Cli", "redo it"), &Dialogue::redo},
        Command {"save", "FILE",
                 QT_TRANSLATE_NOOP("Cli", "save the game, with everything that is hidden in it and the seed"),
                 &Dialogue::save},
        Command {"save", "FILE as SEAT",
                 QT_TRANSLATE_NOOP(
                     "Cli",
                     "save it as a scenario that tells what this role may know; nobody: what everyone "
                     "may know"),
                 &Dialogue::save},
        Command {"resign", "", QT_TRANSLATE_NOOP("Cli", "resign; the other side wins"), &Dialogue::resign},
        Command {"quit", "", QT_TRANSLATE_NOOP("Cli", "leave the game as it is"), &Dialogue::quit},
        Command {"discard", "game", QT_TRANSLATE_NOOP("Cli", "leave the game and delete its autosave"),
                 &Dialogue::discard},
    };
    return kCommands;
}

std::optional<Answer> Dialogue::follow(const QString &line)
{
    const QString word = line.section(u' ', 0, 0);
    if (word.isEmpty()) {
        //: Question at the terminal. “help” is a command and stays
        print(Cli::tr("Type a number from 1 to %1, or help.").arg(m_menu->size()));
        return std::nullopt;
    }
    if (word == u"?"_s) // what many try first
        return help(line.section(u' ', 1).trimmed());
    for (const Command &command : commands()) {
        if (word == QLatin1String(command.word))
            return (this->*command.act)(line.section(u' ', 1).trimmed());
    }
    return choose(line);
}

std::optional<Answer> Dialogue::help(const QString &rule)
{
    if (rule.isEmpty()) {
        TextTable table({/*: A column: what to type at the terminal */ Cli::tr("Type"),
                         /*: The column beside “Type”: what that does */ Cli::tr("to get")});
        table.add({/*: What can be typed, below “Type” */ Cli::tr("a number"),
                   Cli::tr("the choice with this number")});
        table.add({Cli::tr("a line of notation"), Cli::tr("that choice, such as: end-phase")});
        for (const Command &command : commands()) {
            table.add({u"%1 %2"_s.arg(QLatin1String(command.word), QLatin1String(command.argument)).trimmed(),
                       QCoreApplication::translate("Cli", command.purpose)});
        }
        print(table.text(u"  "_s));
        return std::nullopt;
    }
    const Expected<Rulebook> book = rulebookOf(m_match.setup().game());
    if (!book) {
        print(say(book.error()));
        return std::nullopt;
    }
    const Expected<std::string> text = book->find(rule.toStdString());
    print(text ? ruleText(*text) : say(text.error()));
    return std::nullopt;
}

std::optional<Answer> Dialogue::why(const QString &line)
{
    const std::unique_ptr<View> view = m_match.seenBy({m_seat});
    if (line.isEmpty()) {
        const QString why = m_speaker.why(*view);
        print(wrapped(why.isEmpty() ? Cli::tr("There is nothing to say about this question.") : why, {}));
        return std::nullopt;
    }
    const auto choice = parseChoice(m_speaker.vocabulary(), line.toStdString());
    if (!choice) {
        print(wrapped(say(choice.error()), {}));
        return std::nullopt;
    }
    const Reason reason = view->whyNot(*choice);
    if (!reason) {
        print(Cli::tr("This can be chosen now."));
        if (const QString note = m_speaker.note(*view, *choice); !note.isEmpty())
            print(wrapped(note, {}));
        return std::nullopt;
    }
    print(wrapped(asSentence(m_speaker.sentence(reason)), {}));
    return help(QString::fromStdString(ruleName(m_match.setup().game(), reason.rule())));
}

} // namespace merlon::cli
