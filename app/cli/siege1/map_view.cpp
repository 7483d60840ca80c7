#include "app/cli/siege1/map_view.h"

#include "app/cli/output.h"
#include "app/words/language.h"
#include "core/games/siege1/pieces/pieces.h"

using namespace Qt::StringLiterals;

namespace merlon::cli::siege1map {

using namespace siege1;

QString MapView::named(std::string_view type, std::string_view key) const
{
    return speaker.name(type, key);
}

QString MapView::enginesAt(PlaceIndex index) const
{
    QStringList engines;
    for (const EngineState &engine : data().engines) {
        if (engine.type == 0 || engine.place != index)
            continue;
        const auto type = static_cast<std::uint8_t>(Type::Engine);
        //: A machine and the cards of its deck.
        engines << Cli::tr("%1 (%2 hits, %3 misses)")
                       .arg(speaker.name(type, static_cast<std::uint16_t>(engineName(engine))))
                       .arg(engine.hits)
                       .arg(engine.misses);
        if (engine.has(EngineState::kBloodstone))
            engines << named("action", "bloodstone");
        if (engine.has(EngineState::kPrecise))
            engines << named("action", "precise-fire");
    }
    return engines.join(u", "_s);
}

QString line(const QString &title, const QString &text)
{
    return wrapped(text.isEmpty() ? u"-"_s : text, u"  "_s + fitted(title, 19) + u' ');
}

QString head(const MapView &view)
{
    const SiegeData &data = view.data();
    QStringList items;
    items << (data.round == 0 ? Cli::tr("Setting up")
                              : Cli::tr("Round %1 of %2").arg(data.round).arg(kLastRound))
          << Cli::tr("Glory: %1.")
                 .arg(Cli::tr("invaders %1").arg(data.invaderGlory) + u", "_s
                      + Cli::tr("defenders %1").arg(data.defenderGlory))
                 .chopped(1);
    return u"══ %1 "_s.arg(items.join(u" ═ "_s)).leftJustified(kColumns, u'═');
}

QString wholeMap(const Siege1View &view, const Speaker &speaker)
{
    const MapView map {view, speaker};
    return QStringList {head(map), side(map, siege::West), side(map, siege::East), fortress(map),
                        invaders(map)}
        .join(u'\n');
}

} // namespace merlon::cli::siege1map
