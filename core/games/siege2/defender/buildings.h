#pragma once

#include "core/games/siege2/play.h"

/// The tracks of the building actions and when an action can be completed (S2-12.3 to S2-12.5, 2.2).
namespace merlon::siege2 {

/// The present cost: base, saboteur (S2-8.4), objectives (2.4) and the drawbacks of plans (2.5) added up.
int costOf(const Scene &scene, Action action);
bool isCompleted(const SiegeData &data, Action action);
/// 2.2: whether the condition for completing the action holds now.
bool canComplete(const Scene &scene, Action action);
/// S2-12.3: one more hourglass on the track, wherever it comes from.
Reason whyNotOnTrack(const Scene &scene, Action action);
/// S2-12.3: one more hourglass from the reserve on the track.
Reason whyNotInvest(const Scene &scene, Action action);
/// S2-12.5: a track that waits full, is not completed and can be completed now.
Reason whyNotActivate(const Scene &scene, Action action);
/// Puts an hourglass (already paid) on a track and completes the action if it is the last one.
void invest(Play &play, Action action);
/// S2-12.4: demon, then the effect, at once.
void completeAction(Play &play, Action action);

} // namespace merlon::siege2
