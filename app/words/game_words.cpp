#include "app/words/game_words.h"

#include "app/words/language.h"

#include <algorithm>

namespace merlon {

QString asTitle(QString name)
{
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return name;
}

QString inList(QString name)
{
    const auto isCapital = [](QChar letter) { return letter.isUpper(); };
    if (!name.isEmpty() && std::ranges::none_of(QStringView(name).sliced(1), isCapital))
        name[0] = name[0].toLower();
    return name;
}

QString titleOf(const std::string &key)
{
    return asTitle(QString::fromStdString(nameOf(Word {key}, spoken())));
}

QString titleOf(const std::string &kind, const BoardSchema &schema)
{
    const auto isOfFamily = [&](const Game *game) { return game->schema().key == schema.key; };
    const auto games = allGames();
    const auto only = std::ranges::find_if(games, isOfFamily);
    if (only == games.end() || std::find_if(only + 1, games.end(), isOfFamily) != games.end())
        return titleOf(kind);
    return asTitle(QString::fromStdString(nameOf(Word {kind}, spoken(**only))));
}

QString blurbOf(const Game &game)
{
    const std::string code = "shelf." + game.key();
    return spoken(game).wording(code).empty() ? QString() : say(Text {code, {}}, game);
}

QString nameOf(const OptionInfo &option)
{
    return QString::fromStdString(nameOf(Word {option.key, "option"}, spoken()));
}

QString nameOf(const OptionInfo &option, const std::string &value)
{
    return QString::fromStdString(nameOf(Word {value, option.key}, spoken()));
}

QString explanationOf(const Game &game, const OptionInfo &option)
{
    const std::string code = "option." + game.key() + '.' + option.key;
    return spoken(game).wording(code).empty() ? QString() : say(Text {code, {}}, game);
}

bool isSwitch(const OptionInfo &option)
{
    return option.values.size() == 2 && std::ranges::count(option.values, "on") == 1
        && std::ranges::count(option.values, "off") == 1;
}

QString say(const Finding &finding, const Wordings &wordings)
{
    //: The number of a check, what it has found.
    return Cli::tr("%1: %2", "finding")
        .arg(QString::fromStdString(finding.id), QString::fromStdString(say(finding.message, wordings)));
}

QString say(const Finding &finding)
{
    return say(finding, spoken());
}

} // namespace merlon
