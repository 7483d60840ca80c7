#include "app/cli/siege1/map_view.h"

#include "app/words/language.h"
#include "core/games/siege1/pieces/pieces.h"
#include "core/games/siege1/pieces/supplies.h"
#include "core/games/siege1/teams/teams.h"

using namespace Qt::StringLiterals;

namespace merlon::cli::siege1map {

using namespace siege1;

namespace {

/// The actions that the card of a phase offers: its own or that of its back.
QString cardOf(const MapView &view, const InvaderState &state, int phase)
{
    const std::uint8_t card = state.cards[static_cast<std::size_t>(phase - 2)];
    if (card >= kPhaseCards)
        return u"?"_s;
    QStringList actions;
    const auto add = [&](Action action) {
        const QString name = view.named("action", dataOf(action).key);
        const bool used = (state.used >> static_cast<int>(action) & 1u) != 0;
        actions << unbroken(used ? name + u" ✓"_s : name);
    };
    if (state.hasTurned(phase)) {
        add(backOf(phase));
    } else {
        for (const Action action : actionsOf(card))
            add(action);
    }
    return actions.join(u", "_s);
}

QString seatLines(const MapView &view, int number)
{
    const InvaderState &state = view.data().invaders[static_cast<std::size_t>(number)];
    QStringList lines {mapHeading(asSentence(view.speaker.seat(static_cast<Seat>(number))))};
    for (int phase = 2; phase <= 5; ++phase)
        lines << line(Cli::tr("Phase %1").arg(phase), cardOf(view, state, phase));
    lines << line(Cli::tr("Ready units"), view.invaders(state.ready))
          << line(Cli::tr("Camp"), view.invaders(state.camp))
          << line(Cli::tr("Resources"), QString::number(state.resources));
    return lines.join(u'\n');
}

QString feats(const MapView &view)
{
    QStringList feats;
    for (std::size_t feat = 0; feat < kFeats; ++feat) {
        if ((view.data().feats >> feat & 1) != 0)
            feats << view.named("feat", kFeatKeys[feat]);
    }
    return feats.join(u", "_s);
}

} // namespace

QString invaders(const MapView &view)
{
    QStringList lines;
    for (int number = 0; number < invaderSeats(view.view.rules()); ++number)
        lines << seatLines(view, number);
    lines << line(Cli::tr("Bag"), view.invaders(view.data().bag))
          << line(Cli::tr("Fallen"), view.invaders(view.data().discard))
          << line(Cli::tr("Pile of resources"), QString::number(bankOf(view.scene())))
          << line(Cli::tr("Heroic feats"), feats(view));
    return lines.join(u'\n');
}

} // namespace merlon::cli::siege1map
