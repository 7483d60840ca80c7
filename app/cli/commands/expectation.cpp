#include "app/cli/commands/expectation.h"
#include "app/words/counting.h"

#include "app/words/language.h"
#include "app/words/speaker.h"
#include "core/base/json.h"
#include "core/engine/notation/notation.h"
#include "core/engine/position/full_form.h"

#include <QStringList>

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

constexpr std::string_view kExpect = "expect";
constexpr qsizetype kMostListed = 12;

QString qString(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view kBlanks = " \t\r";
    const std::size_t first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

/// Takes the first word off a text.
std::string_view takeWord(std::string_view &text)
{
    text = trimmed(text);
    const std::string_view word = text.substr(0, text.find_first_of(" \t"));
    text = trimmed(text.substr(word.size()));
    return word;
}

/// A few of them, and how many there are.
QString listed(const QStringList &items)
{
    if (items.isEmpty())
        return /*: Instead of a list of choices or events: it is empty */ Cli::tr("nothing");
    if (items.size() <= kMostListed)
        return separated(items);
    //: %1: some lines of notation, separated by commas; %n: how many lines were left out.
    return Cli::tr("%1 and %n more", nullptr, static_cast<int>(items.size() - kMostListed))
        .arg(separated(items.first(kMostListed)));
}

/// The choices of whoever decides, chance included; those of one verb if there are any.
QStringList offeredLike(const Match &match, Choice choice)
{
    ChoiceList choices;
    if (!match.isOver())
        match.state().choices(choices);
    QStringList all;
    QStringList alike;
    for (const Choice one : choices) {
        const QString line = QString::fromStdString(notate(match.setup().vocabulary(), one));
        all << line;
        if (one.verb == choice.verb)
            alike << line;
    }
    return alike.isEmpty() ? all : alike;
}

/// “out-of-reach (S2-17.3): West wall 5 is out of reach.”
QString told(const Match &match, const Reason &reason)
{
    const Setup &setup = match.setup();
    const Speaker speaker(setup);
    return u"%1 (%2): %3"_s.arg(QString::fromStdString(setup.vocabulary().reasons()[reason.kind()].key),
                                QString::fromStdString(ruleName(setup.game(), reason.rule())),
                                asSentence(speaker.sentence(reason)));
}

Expected<QString> failsOffered(const Match &match, std::string_view line)
{
    const Expected<Choice> choice = parseChoice(match.setup().vocabulary(), line);
    if (!choice)
        return tl::unexpected(choice.error());
    const Reason reason = match.state().whyNot(*choice);
    if (!reason && !match.isOver())
        return QString();
    //: A script expected a choice to be possible. %1: the reason why it is not, %2: the choices that are.
    return Cli::tr("It is refused: %1 Offered: %2.")
        .arg(match.isOver() ? Cli::tr("The game is over.") : told(match, reason),
             listed(offeredLike(match, *choice)));
}

Expected<QString> failsRefused(const Match &match, std::string_view line)
{
    constexpr std::string_view kWith = " with ";
    std::string_view rule;
    if (const std::size_t with = line.rfind(kWith); with != std::string_view::npos) {
        rule = trimmed(line.substr(with + kWith.size()));
        line = trimmed(line.substr(0, with));
    }
    const Expected<Choice> choice = parseChoice(match.setup().vocabulary(), line);
    if (!choice)
        return tl::unexpected(choice.error());
    const Reason reason = match.state().whyNot(*choice);
    if (!reason)
        return match.isOver() ? QString()
                              : /*: A choice that should not be possible */ Cli::tr("It is offered.");
    if (rule.empty() || rule == ruleName(match.setup().game(), reason.rule())
        || rule == match.setup().vocabulary().reasons()[reason.kind()].key)
        return QString();
    //: A script expected a choice to be refused by another rule. %1: the reason with its rule.
    return Cli::tr("It is refused: %1").arg(told(match, reason));
}

std::string eventLine(const Vocabulary &vocabulary, const Event &event)
{
    const Term &term = vocabulary.events()[event.kind];
    std::string line = term.key;
    for (std::size_t i = 0; i < term.types.size(); ++i)
        line += ' ' + vocabulary.keyOf(term.types[i], event.args[i]);
    return line;
}

/// The same words, as far as there are any.
bool beginsWith(std::string_view line, std::string_view words)
{
    while (!words.empty()) {
        const std::string_view word = takeWord(words);
        const std::string_view found = takeWord(line);
        if (word != "*" && word != found)
            return false;
    }
    return true;
}

Expected<QString> failsEvent(const Match &match, std::span<const Event> news, std::string_view words)
{
    const Vocabulary &vocabulary = match.setup().vocabulary();
    std::string_view rest = words;
    const std::string_view kind = takeWord(rest);
    if (std::ranges::none_of(vocabulary.events(), [&](const Term &term) { return term.key == kind; }))
        return tl::unexpected(ownError(
            /*: Error. %1: what was typed */ Cli::tr("There is no event called “%1”.").arg(qString(kind)),
            {}));
    QStringList lines;
    for (const Event &event : news) {
        const std::string line = eventLine(vocabulary, event);
        if (beginsWith(line, words))
            return QString();
        lines << QString::fromStdString(line);
    }
    //: A script expected something else to happen. %1: what has happened, in notation.
    return Cli::tr("Since the last choice: %1.").arg(listed(lines));
}

/// As JSON; a word needs no quotation marks.
Json valueFrom(std::string_view text)
{
    Expected<Json> value = readJson(text, {});
    return value ? std::move(*value) : Json(std::string(text));
}

/// What a pointer leads to; none if it leads nowhere.
std::optional<Json> valueAt(const Json &root, std::string_view pointer)
{
    try {
        const Json::json_pointer at {std::string(pointer)};
        if (!root.contains(at))
            return std::nullopt;
        return root.at(at);
    } catch (const Json::exception &) { // a ~ without its digit, a number beyond all arrays
        return std::nullopt;
    }
}

Expected<QString> failsAt(const Match &match, Observed &observed, std::string_view words)
{
    const std::string_view pointer = takeWord(words);
    if (!pointer.starts_with('/') || words.empty())
        return tl::unexpected(ownError(Cli::tr("Expected a pointer such as /round and a value."), {}));
    if (!observed.position) {
        const position::FullForm full;
        observed.position = match.seenBy(SeatSet::all())->position();
    }
    const Json &position = **observed.position;
    const Json expected = valueFrom(words);
    const std::optional<Json> found = valueAt(position, pointer);
    if (!found) {
        const std::optional<Json> parent = valueAt(position, pointer.substr(0, pointer.rfind('/')));
        QStringList keys;
        if (parent && parent->is_object()) {
            for (const auto &[key, value] : parent->items())
                keys << QString::fromStdString(key);
        }
        //: A script expected a value at a place of the position. %1: what is there instead.
        return Cli::tr("Nothing is there. Beside it: %1.").arg(listed(keys));
    }
    if (*found == expected)
        return QString();
    //: %1: the value that was found, as JSON.
    return Cli::tr("It is %1.").arg(QString::fromStdString(found->dump()));
}

Expected<QString> failsSeat(const Match &match, std::string_view key)
{
    const Seat seat = match.state().decision().seat;
    const std::span<const SeatInfo> seats = match.setup().seats();
    const std::string found = seat < seats.size() ? seats[seat].key : seat == kChance ? "chance" : "nobody";
    return found == key ? QString() : Cli::tr("It is %1.").arg(QString::fromStdString(found));
}

} // namespace

bool isExpectation(std::string_view line)
{
    return takeWord(line) == kExpect;
}

Expected<QString> whatFails(const Match &match, Observed &observed, std::string_view line)
{
    takeWord(line); // expect
    const std::string_view what = takeWord(line);
    if (what == "offered")
        return failsOffered(match, line);
    if (what == "refused")
        return failsRefused(match, line);
    if (what == "event")
        return failsEvent(match, observed.news, line);
    if (what == "at")
        return failsAt(match, observed, line);
    if (what == "seat")
        return failsSeat(match, line);
    if (what == "over")
        return match.isOver() ? QString() : Cli::tr("The game continues.");
    return tl::unexpected(
        ownError(/*: Error. %1: what was typed */ Cli::tr("Unknown expectation: “%1”.").arg(qString(what)),
                 Cli::tr("There are: %1.").arg(u"offered, refused, event, at, seat, over"_s)));
}

} // namespace merlon::cli
