#include "editor/panels/help/part_help.h"

#include "app/look/lettering.h"
#include "app/words/counting.h"
#include "app/words/language.h"
#include "core/games/module.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

class PartHelpWords {
    Q_DECLARE_TR_FUNCTIONS(PartHelp)
};

/// Those that the board is designed for, or else all of its family.
std::vector<const Game *> gamesOfBoard(const Board &board, const BoardSchema &schema)
{
    std::vector<const Game *> family;
    for (const Game *game : allGames()) {
        if (game->schema().key == schema.key)
            family.push_back(game);
    }
    std::vector<const Game *> designedFor = family;
    std::erase_if(designedFor,
                  [&](const Game *game) { return std::ranges::count(board.info().games, game->key()) == 0; });
    return designedFor.empty() ? family : designedFor;
}

/// Of the first code for which there is one.
QString sentenceFor(const std::vector<const Game *> &games, const std::vector<std::string> &codes)
{
    for (const std::string &code : codes) {
        for (const Game *game : games) {
            if (!spoken(*game).wording(code).empty())
                return say(Text {code, {}}, *game);
        }
        if (games.empty() && !spoken().wording(code).empty())
            return say(Text {code, {}});
    }
    return {};
}

/// In each game that of the first part that it has a rule for.
QStringList rulesFor(const std::vector<const Game *> &games, const std::vector<std::string> &parts)
{
    QStringList rules;
    for (const Game *game : games) {
        for (const std::string &part : parts) {
            const RuleId rule = boardRuleOf(*game, part);
            if (rule.isNone())
                continue;
            rules << QString::fromStdString(ruleName(*game, rule));
            break;
        }
    }
    return rules;
}

PartHelp helpOn(const std::vector<const Game *> &games, const std::vector<std::string> &parts)
{
    std::vector<std::string> codes;
    for (const std::string &part : parts)
        codes.push_back("about." + part);
    return {sentenceFor(games, codes), rulesFor(games, parts)};
}

} // namespace

PartHelp helpOnKind(const Board &board, const BoardSchema &schema, const std::string &kind)
{
    return helpOn(gamesOfBoard(board, schema), {"kind." + kind});
}

PartHelp helpOnAttribute(const Board &board, const BoardSchema &schema, const std::string &kind,
                         const std::string &attribute)
{
    return helpOn(gamesOfBoard(board, schema),
                  {"attribute." + kind + '.' + attribute, "attribute." + attribute});
}

PartHelp helpOnField(const std::string &attribute, const std::string &field)
{
    return helpOn({}, {"attribute." + attribute + '.' + field, "attribute." + field});
}

QStringList rulesOf(const BoardFinding &found)
{
    if (!found.game)
        return {};
    static const QRegularExpression kNumber(u"\\b[A-Z][A-Z0-9]*-\\d+\\.\\d+\\b"_s);
    const QRegularExpressionMatch said = kNumber.match(say(found.finding.message, *found.game));
    if (said.hasMatch())
        return {said.captured()};
    return rulesFor({found.game}, {found.finding.message.code});
}

QString inOneText(const PartHelp &help)
{
    if (help.rules.isEmpty())
        return help.text;
    //: Help on a part of a board. %1: a sentence or two, %2: the numbers of rules: “S2-10.5, S1-11.5”
    return PartHelpWords::tr("%1 (%2)").arg(help.text, separated(help.rules));
}

QString asToolTip(const QString &name, const PartHelp &help)
{
    if (help.empty())
        return name;
    return u"<b>%1</b><br>%2"_s.arg(richText(name), richText(inOneText(help)));
}

} // namespace merlon
