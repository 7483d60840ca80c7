#include "core/games/exiles/tableau/items.h"

#include <array>
#include <string_view>
#include <utility>

namespace merlon::exiles {

namespace {

struct MarkPicture {
    Mark mark;
    std::string_view art;
};

constexpr std::array kMarkPictures {MarkPicture {kFought, "mark-fought"}, MarkPicture {kFired, "mark-fired"},
                                    MarkPicture {kMoved, "mark-moved"}};

/// What both sides have is drawn for each of them.
std::string pictureOfEngine(std::size_t engine)
{
    const std::string key(kEnemyEngineData[engine].key);
    const bool isTwice = engine == indexOf(EnemyEngine::Catapult) || engine == indexOf(EnemyEngine::Ballista);
    return isTwice ? "enemy-" + key : key;
}

} // namespace

Item unitItem(std::size_t rank, int number)
{
    const std::string unit(kUnitData[unitOf(rank)].key);
    Item item {.key = unit + std::string(kMarkKeys[marksOf(rank)]),
               .type = "rank",
               .art = unit,
               .role = ComponentRole::Unit,
               .count = number,
               .showsCount = true};
    for (const MarkPicture &picture : kMarkPictures) {
        if ((marksOf(rank) & picture.mark) != 0)
            item.marks.emplace_back(picture.art);
    }
    item.livery = kExileLivery;
    item.isBare = true; // its picture is a shield
    return item;
}

Item enemyItem(const Layout &layout, std::size_t kind, int number)
{
    const std::string key(layout.scene.enemy(kind).key);
    return {.key = key,
            .type = "enemy",
            .art = key,
            .role = ComponentRole::Unit,
            .owner = layout.enemySeat(),
            .count = number,
            .showsCount = true,
            .livery = kEnemyLivery};
}

Item engineItem(std::size_t engine, int number)
{
    const std::string key(kEngineData[engine].key);
    return {.key = key,
            .type = "engine",
            .art = key,
            .role = engine < kFirstSlotEngine ? ComponentRole::Device : ComponentRole::Machine,
            .count = number,
            .livery = kExileLivery};
}

Item enemyEngineItem(const Layout &layout, std::size_t engine, int number)
{
    return {.key = std::string(kEnemyEngineData[engine].key),
            .type = "enemy-engine",
            .art = pictureOfEngine(engine),
            .role = ComponentRole::Machine,
            .owner = layout.enemySeat(),
            .count = number,
            .livery = kEnemyLivery};
}

std::string squadMark(std::size_t number)
{
    return "mark-squad-" + std::to_string(number + 1);
}

Item leaderItem(const Layout &layout, const Squad &squad, std::size_t number)
{
    Item item = enemyItem(layout, squad.leader, 1);
    item.role = ComponentRole::Hero;
    item.marks.push_back(squadMark(number));
    const char *code = squad.isFoothold() ? "item.foothold" : "item.leads-squad";
    item.note = textWith(code, {static_cast<int>(number) + 1});
    return item;
}

Text textWith(const char *code, std::initializer_list<int> numbers)
{
    Text text {code, {}};
    for (const int number : numbers)
        text.args.emplace_back(std::int64_t {number});
    return text;
}

} // namespace merlon::exiles
