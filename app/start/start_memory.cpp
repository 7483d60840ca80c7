#include "app/start/start_memory.h"

#include "core/engine/decision.h"
#include "core/engine/game.h"

#include <QSettings>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

void loadGames(QSettings &store, StartMemory &memory)
{
    for (const Game *game : allGames()) {
        store.beginGroup(QString::fromStdString(game->key()));
        if (store.contains(u"board"_s))
            memory.boards[game->key()] = store.value(u"board"_s).toString().toStdString();
        for (const OptionInfo &option : game->options()) {
            const QString key = u"options/"_s + QString::fromStdString(option.key);
            if (store.contains(key))
                memory.options[game->key()][option.key] = store.value(key).toString().toStdString();
        }
        store.endGroup();
    }
}

void saveGames(QSettings &store, const StartMemory &memory)
{
    for (const auto &[game, board] : memory.boards)
        store.setValue(QString::fromStdString(game + "/board"), QString::fromStdString(board));
    for (const auto &[game, options] : memory.options) {
        for (const auto &[option, value] : options)
            store.setValue(QString::fromStdString(game + "/options/" + option),
                           QString::fromStdString(value));
    }
}

} // namespace

StartMemory loadStartMemory()
{
    QSettings store;
    store.beginGroup(u"new-game"_s);
    StartMemory memory;
    memory.game = store.value(u"game"_s).toString().toStdString();
    memory.takeBacks.alone = store.value(u"take-backs/alone"_s, memory.takeBacks.alone).toBool();
    memory.takeBacks.together = store.value(u"take-backs/together"_s, memory.takeBacks.together).toBool();
    memory.seed = store.value(u"seed"_s, 0).toULongLong();
    loadGames(store, memory);
    constexpr int kMost = kMaxSeats * kMaxSeats; // a place in a team each: what the file says may be anything
    const int seats = std::min(store.beginReadArray(u"seats"_s), kMost);
    for (int i = 0; i < seats; ++i) {
        store.setArrayIndex(i);
        const int team = store.value(u"team"_s, -1).toInt();
        const int place = store.value(u"place"_s, -1).toInt();
        if (team >= 0 && team < kMaxSeats && place >= 0 && place < kMaxSeats)
            memory.sittings[{team, place}] = {store.value(u"kind"_s).toString(),
                                              store.value(u"name"_s).toString()};
    }
    store.endArray();
    return memory;
}

void saveStartMemory(const StartMemory &memory)
{
    QSettings store;
    store.beginGroup(u"new-game"_s);
    store.remove(QString()); // an option that is back at its usual value leaves nothing behind
    store.setValue(u"game"_s, QString::fromStdString(memory.game));
    store.setValue(u"take-backs/alone"_s, memory.takeBacks.alone);
    store.setValue(u"take-backs/together"_s, memory.takeBacks.together);
    store.setValue(u"seed"_s, QVariant::fromValue<qulonglong>(memory.seed));
    saveGames(store, memory);
    store.beginWriteArray(u"seats"_s);
    int index = 0;
    for (const auto &[position, sitting] : memory.sittings) {
        store.setArrayIndex(index++);
        store.setValue(u"team"_s, position.first);
        store.setValue(u"place"_s, position.second);
        store.setValue(u"kind"_s, sitting.kind);
        store.setValue(u"name"_s, sitting.name);
    }
    store.endArray();
}

} // namespace merlon
