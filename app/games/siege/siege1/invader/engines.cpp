#include "app/games/siege/siege1/invader/engines.h"

#include "core/games/siege1/pieces/pieces.h"

using namespace Qt::StringLiterals;

namespace merlon::siege1table {

using namespace siege1;

namespace {

MachineContent contentOf(const PanelView &view, const EngineState &engine)
{
    const auto type = static_cast<std::uint8_t>(Type::Engine);
    const std::string key =
        view.speaker.vocabulary().keyOf(type, static_cast<std::uint16_t>(engineName(engine)));
    const std::string_view kind = kEngineKeys[static_cast<std::size_t>(engine.engine())];
    PipContent content;
    content.picture = pictureOf(kind);
    //: A machine and the place where it stands: ballista 1, west rampart 2.
    content.name = PanelWords::tr("%1, %2").arg(view.title(key), view.place(engine.place));
    content.full = engine.hits;
    content.hollow = engine.misses;
    QStringList sentences {
        PanelWords::tr("Its deck: hits %1, misses %2.").arg(engine.hits).arg(engine.misses)};
    if (engine.has(EngineState::kBloodstone)) {
        content.visitors.push_back(pictureOf("bloodstone"));
        sentences << PanelWords::tr("Bloodstone: a hit kills 1 more defender unit. (S1-9.1)");
    }
    if (engine.has(EngineState::kPrecise)) {
        content.visitors.push_back(pictureOf("precise-fire"));
        sentences << PanelWords::tr("Precise fire: it draws two cards and keeps one. (S1-10.3)");
    }
    if (engine.aimed != 0)
        //: %1 is the wall that a machine is aimed at.
        sentences
            << PanelWords::tr("Aimed at: %1.").arg(view.place(placeOfWall(view.scene(), engine.target)));
    sentences << view.speaker.about("action", kind);
    return {thingOf("engine", key), std::move(content), sentences.join(u' ')};
}

} // namespace

std::vector<MachineContent> enginesOf(const PanelView &view)
{
    std::vector<MachineContent> engines;
    for (const EngineState &engine : view.data().engines) {
        if (engine.type != 0)
            engines.push_back(contentOf(view, engine));
    }
    return engines;
}

} // namespace merlon::siege1table
