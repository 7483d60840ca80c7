#pragma once

#include "core/canvas/art/art.h"
#include "core/canvas/picture/tableau_motions.h"
#include "core/canvas/picture/tableau_picture.h"
#include "core/engine/match/match.h"
#include "core/games/english.h"
#include "core/games/module.h"
#include "core/games/siege2/edition.h"
#include "core/players/players.h"
#include "tests/canvas/art_folder.h"
#include "tests/support/boards.h"

#include <QFile>
#include <QSet>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <memory>

/// Positions of the sieges as pictures, for tests of the canvas.
namespace merlon::testing {

/// Keys instead of names.
inline QString keyAsName(std::string_view, std::string_view key)
{
    return QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()));
}

inline canvas::PictureWords keysAsWords()
{
    return {keyAsName, [](const Text &text) { return QString::fromStdString(say(text, english())); },
            [](const Item &item) {
                std::string name = item.key.empty() ? item.name.key : item.key;
                if (!item.note.empty())
                    name += " (" + say(item.note, english()) + ")";
                return QString::fromStdString(name);
            }};
}

inline canvas::Picture pictureOf(const View &view)
{
    return canvas::pictureOf(tableauOf(view), componentsOf(view.setup()), view.setup(), keysAsWords());
}

inline std::vector<canvas::Motion> motionsOf(const canvas::Picture &before, const canvas::Picture &after,
                                             std::span<const Event> events, const Setup &setup)
{
    return canvas::motionsOf(before, after, *movesOf(setup, events), setup,
                             canvas::boxOf(componentsOf(setup), setup, keysAsWords()));
}

inline std::shared_ptr<const Setup> siege2On(const std::string &board)
{
    return *siege2::siege2Game().open(shippedBoard(board), {});
}

inline Match playedMatch(const std::shared_ptr<const Setup> &setup, std::uint64_t seed, int choices)
{
    Match match(setup, {.seed = seed});
    const std::unique_ptr<Player> player = makePlayer("heuristic");
    Random random(seed);
    for (int i = 0; i < choices && !match.isOver(); ++i) {
        const std::unique_ptr<View> view = match.seenBy({match.state().decision().seat});
        if (!match.play(player->choose(*view, random), match.ply()))
            throw std::runtime_error("the player chose what is not legal");
    }
    return match;
}

inline canvas::Picture pictureOf(const State &state, SeatSet seats)
{
    return pictureOf(*state.seenBy(seats));
}

inline canvas::Picture pictureOf(const Match &match, SeatSet seats)
{
    return pictureOf(match.state(), seats);
}

template <class Act>
void forEachToken(const canvas::Picture &picture, Act act)
{
    for (const canvas::PlacePicture &place : picture.places)
        std::ranges::for_each(place.tokens, act);
    for (const canvas::LinkPicture &link : picture.links)
        std::ranges::for_each(link.tokens, act);
}

/// The keys of tokens that the vocabulary does not have.
inline QStringList keysBeyond(const Vocabulary &vocabulary, const canvas::Picture &picture)
{
    QSet<QString> keys;
    for (const ArgumentType &type : vocabulary.types()) {
        for (const std::string &key : type.values)
            keys.insert(QString::fromStdString(key));
    }
    QStringList beyond;
    forEachToken(picture, [&](const canvas::Token &token) {
        const QString key = QString::fromStdString(token.key);
        if (!key.isEmpty() && !keys.contains(key))
            beyond << key;
    });
    return beyond;
}

inline int countOf(const canvas::Picture &picture, const std::string &key)
{
    int count = 0;
    forEachToken(picture, [&](const canvas::Token &token) { count += token.key == key ? token.count : 0; });
    return count;
}

/// What is wrong with the tokens of a picture: each has a picture, a name and a number; empty if nothing is.
inline QString wrongTokens(const canvas::Picture &picture)
{
    const QString art = QString::fromStdString((artFolder() / "siege").generic_string());
    QStringList wrong;
    forEachToken(picture, [&](const canvas::Token &token) {
        if (!QFile::exists(art + u'/' + token.art + QStringLiteral(".svg")) || token.name.isEmpty()
            || token.count <= 0 || token.filled > token.capacity)
            wrong << token.art + u' ' + token.name;
    });
    return wrong.join(u'\n');
}

/// A unit of everything, everywhere: as many tokens as a place can have.
inline canvas::Picture crowdedPicture(const Board &board)
{
    const auto token = [](const char *key, canvas::TokenRole role, int seat) {
        canvas::Token made;
        made.key = key;
        made.art = QString::fromLatin1(key);
        made.name = made.art;
        made.role = role;
        made.seat = seat;
        return made;
    };
    using enum canvas::TokenRole;
    const std::vector<canvas::Token> invaders {token("goblin", Unit, 0), token("orc", Unit, 0),
                                               token("troll", Unit, 0), token("siege-tower", Machine, 0)};
    const std::vector<canvas::Token> defenders {token("marksman", Unit, 1), token("soldier", Unit, 1),
                                                token("veteran", Unit, 1), token("warrior", Hero, 1)};
    const std::vector<canvas::Token> things {
        token("banner", Equipment, 0), token("ladder", Equipment, 0),   token("poison", Equipment, 0),
        token("sap", Equipment, 0),    token("goblin-fury", Marker, 0), token("gale", Marker, 0),
        token("specter", Marker, 0),   token("stone", Device, 1),       token("cauldron-orc", Device, 1)};
    canvas::Picture picture;
    for (const Place &place : board.places()) {
        canvas::PlacePicture &shown = picture.places.emplace_back();
        shown.name = QString::fromStdString(place.key);
        const bool wall = place.kind == "wall";
        const bool outside = place.kind == "rampart" || place.kind == "foreground"
            || place.kind == "marauders" || place.kind == "barbican-rampart";
        const auto add = [&](const std::vector<canvas::Token> &tokens) {
            shown.tokens.insert(shown.tokens.end(), tokens.begin(), tokens.end());
        };
        if (wall || outside)
            add(invaders);
        if (wall || place.kind == "courtyard" || place.kind == "building")
            add(defenders);
        if (wall)
            add(things);
        if (place.kind == "gate")
            add({token("ram", Machine, 0), token("gate", Device, 1)});
        if (place.kind == "tower")
            add({token("marksman", Unit, 1), token("cannon", Device, 1)});
        if (place.kind == "rampart") {
            canvas::Token ballista = token("ballista", Machine, 0);
            ballista.key = "ballista-1";
            ballista.capacity = 6;
            ballista.filled = 2;
            add({ballista, token("mantelet", Equipment, 0), token("quartermaster", Equipment, 0)});
        }
    }
    picture.links.resize(board.links().size());
    for (std::size_t link = 0; link < picture.links.size(); ++link) {
        if (board.links()[link].kind == "path")
            picture.links[link].tokens = {token("bridge", Equipment, 0), token("trap-troll", Marker, 1)};
    }
    return picture;
}

} // namespace merlon::testing
