#pragma once

class QMenu;

namespace merlon {

class ScenarioMap;

/// Adds to a menu what can be done with what is pointed at on the map of a scenario: with a piece, and with a place or
/// path and the pieces that can come to it. The menu must not outlive the map.
void addScenarioEntries(QMenu &menu, ScenarioMap &map);

} // namespace merlon
