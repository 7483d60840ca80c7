#pragma once

#include "app/words/speaker.h"
#include "core/canvas/art.h"
#include "core/canvas/thing.h"
#include "core/games/siege2/play.h"
#include "core/games/siege2/siege2_view.h"

#include <QCoreApplication>
#include <QString>

namespace merlon {

/// The sentences of the panels of Siege II: `PanelWords::tr("...")` is looked up in the context "siege2_panels".
class PanelWords {
    Q_DECLARE_TR_FUNCTIONS(siege2_panels)
};

/// What the panels of Siege II read: the position as somebody may see it, and the names of things.
struct PanelView {
    const siege2::Siege2View &view;
    const Speaker &speaker;

    const siege2::SiegeData &data() const { return view.known(); }
    siege2::Scene scene() const { return {view.known(), view.field()}; }
    /// Whether nothing of the seat's is hidden from the viewer.
    bool sees(Seat seat) const;
    siege2::StepKind asked() const { return static_cast<siege2::StepKind>(view.decision().kind); }

    QString place(siege2::PlaceIndex index) const;
    /// With a capital letter.
    QString title(std::string_view key) const;
    QString invaders(const siege2::Units &units) const;
    QString defenders(const siege2::Units &units) const;
    QString nameOf(siege2::Card card) const;
    QString nameOf(siege2::Action action) const;
};

/// `action-card`, `ballista`.
inline canvas::Thing thingOf(std::string_view type, std::string_view key)
{
    return {-1, -1, std::string(type), std::string(key)};
}

/// The picture of a key of the vocabulary.
QString pictureOf(std::string_view key);

/// Sentences for each way in which a ritual token may lie on something.
struct TokenSentences {
    QString bluff;    ///< face down, known to be a bluff
    QString target;   ///< face down, known to be the target
    QString revealed; ///< face up
    QString hidden;   ///< face down, and nobody here knows which
};

/// The sentence for how the token lies there; empty where none does.
QString inWords(siege2::RitualToken token, const TokenSentences &sentences);
/// Its back where nobody here knows what it is, else the picture of this key.
QString pictureOf(siege2::RitualToken token, std::string_view key);

/// What a card, action, objective, plan, order or token does, in a sentence or two; empty if there is nothing to say.
QString whatItDoes(std::string_view type, std::string_view key);

} // namespace merlon
