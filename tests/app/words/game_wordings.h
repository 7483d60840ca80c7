#pragma once

#include "core/base/text.h"
#include "core/board/files/format.h"
#include "core/engine/game.h"
#include "core/games/english.h"
#include "core/games/module.h"
#include "tests/app/words/ts_file.h"

#include <QByteArray>
#include <QList>

#include <algorithm>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

/// What games say in English and in French, and games to say it.
namespace merlon::testing {

/// What a translator made of a wording: under its code or under its words alone. Empty if that is not finished.
inline QString translated(const QHash<QString, Messages> &messages, const Wording &wording)
{
    const Messages known = messages.value(QString::fromUtf8(wording.context));
    const QString english = QString::fromUtf8(wording.english);
    for (const QString &source : {english + kCommentMark + QString::fromUtf8(wording.code), english}) {
        if (const auto found = known.find(source); found != known.end())
            return found->finished ? found->forms.first() : QString();
    }
    return {};
}

/// A wording of a table, in both languages.
struct ToldWording {
    QByteArray code;
    QString english;
    QString french; ///< empty: not translated
};

/// The wordings of all tables. A code may stand in those of several games.
inline QList<ToldWording> allToldWordings()
{
    const QHash<QString, Messages> french = readTsFile("fr");
    QList<ToldWording> all;
    for (const WordingTable table : allTexts()) {
        for (const Wording &wording : table)
            all.append({wording.code, QString::fromUtf8(wording.english), translated(french, wording)});
    }
    return all;
}

/// Wordings in one language, each between < and > so that a name made of bare keys gives itself away.
class MarkedWordings final : public Wordings {
public:
    /// In English.
    explicit MarkedWordings(const EnglishWordings &english)
        : m_english(english)
    {
    }
    /// In the language of these messages.
    MarkedWordings(const EnglishWordings &english, QHash<QString, Messages> messages)
        : m_english(english)
        , m_messages(std::move(messages))
    {
    }

    QString plain(const QByteArray &code) const
    {
        const Wording *found =
            m_english.find(std::string_view(code.data(), static_cast<std::size_t>(code.size())));
        if (!found)
            return {};
        return m_messages ? translated(*m_messages, *found) : QString::fromUtf8(found->english);
    }

    /// From now on places are called as their board calls them in a language, if the game has no name for them.
    void callPlaces(const Board &board, const std::string &language)
    {
        for (const Place &place : board.places()) {
            if (const auto name = place.names.find(language); name != place.names.end())
                m_places.insert(QByteArray::fromStdString("word." + place.key),
                                QString::fromStdString(name->second));
        }
    }

    std::string wording(std::string_view code) const override
    {
        const QByteArray key(code.data(), static_cast<qsizetype>(code.size()));
        QString found = plain(key);
        if (found.isEmpty())
            found = m_places.value(key);
        return found.isEmpty() ? std::string() : ("<" + found + ">").toStdString();
    }

    bool hasNameFor(const Word &word) const { return nameOf(word, *this).find('<') != std::string::npos; }

private:
    const EnglishWordings &m_english;
    std::optional<QHash<QString, Messages>> m_messages; ///< none: in English
    QHash<QByteArray, QString> m_places;                ///< by code
};

/// What is said of a game, and what is said where nobody knows which game is meant.
struct TwoLanguages {
    MarkedWordings english;
    MarkedWordings french;

    TwoLanguages(const Setup &setup, const QHash<QString, Messages> &messages)
        : english(merlon::english(setup.game()))
        , french(merlon::english(setup.game()), messages)
    {
        english.callPlaces(setup.board(), "en");
        french.callPlaces(setup.board(), "fr");
    }
    explicit TwoLanguages(const QHash<QString, Messages> &messages)
        : english(merlon::english())
        , french(merlon::english(), messages)
    {
    }
};

struct OpenedGame {
    std::string name;
    std::shared_ptr<const Setup> setup;
};

inline std::shared_ptr<const Setup> opened(const Game &game, const std::string &board, const Options &options)
{
    const std::string file = MERLON_SOURCE_DIR "/resources/boards/" + board + ".json";
    auto read = readBoardFile(file, [&](std::string_view) { return &game.schema(); });
    if (!read)
        throw std::runtime_error(say(read.error(), english()));
    auto setup = game.open(std::move(*read), options);
    if (!setup)
        throw std::runtime_error(say(setup.error(), english()));
    return *setup;
}

/// Every game, in all numbers of players that have words of their own.
inline std::vector<OpenedGame> openedGames()
{
    std::vector<OpenedGame> games;
    const auto add = [&](const char *game, const std::string &board, const Options &options) {
        std::string name = std::string(game) + ", " + board;
        for (const auto &[option, value] : options)
            name += ", " + option + ' ' + value;
        games.push_back({std::move(name), opened(*findGame(game), board, options)});
    };
    add("siege2", "two-shoulders", {});
    add("siege2", "crooked-crown", {});
    for (const char *players : {"2", "3", "4"})
        add("siege1", findGame("siege1")->defaultBoard(), {{"players", players}});
    for (const char *seats : {"2", "3", "5"})
        add("fiefs", std::string("fiefs-") + seats, {{"siege", "on"}, {"chaos", "on"}});
    add("fiefs", "fiefs-4", {{"allegiance", "pairs"}});
    add("fiefs", "fiefs-6", {{"allegiance", "triples"}, {"cut-throat", "on"}});
    add("mountain", "autumn", {});
    add("mountain", "autumn", {{"players", "3"}, {"finite-reserve", "on"}});
    add("mountain", "winter", {{"players", "4"}, {"team", "on"}});
    add("mountain", "winter", {{"players", "5"}, {"payment-white", "ask"}});
    add("exiles", "ring", {});
    add("exiles", "quays", {{"players", "2"}, {"warlord", "on"}});
    add("exiles", "star", {{"players", "4"}, {"heroes", "random"}});
    return games;
}

} // namespace merlon::testing
