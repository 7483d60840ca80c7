#include "app/words/round_words.h"

#include "app/words/language.h"

#include <string>

namespace merlon {

namespace {

constexpr const char *kKeyOfRound = "round";

} // namespace

QString RoundWords::name() const
{
    return withCapital(QString::fromStdString(nameOf(Word {kKeyOfRound}, spoken(*m_game))));
}

QString RoundWords::title(int round) const
{
    return say("number", {std::int64_t {round}});
}

QString RoundWords::title(int round, int last) const
{
    return say("of", {std::int64_t {round}, std::int64_t {last}});
}

/// As a name that stands there as it is: it gets no capital letter.
QString RoundWords::inLine(int round) const
{
    return merlon::say({"round.number", {nameOf(Word {kKeyOfRound}, spoken(*m_game)), std::int64_t {round}}},
                       *m_game);
}

QString RoundWords::say(const char *sentence, std::initializer_list<TextArg> arguments) const
{
    Text text {std::string("round.") + sentence, {Word {kKeyOfRound}}};
    text.args.insert(text.args.end(), arguments);
    return merlon::say(text, *m_game);
}

} // namespace merlon
