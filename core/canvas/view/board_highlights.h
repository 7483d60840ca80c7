#pragma once

#include "core/canvas/picture/badge.h"
#include "core/canvas/picture/thing.h"

#include <QCoreApplication>

#include <cstdint>
#include <vector>

class QWidget;

namespace merlon::canvas {

class BoardCamera;
class BoardScene;

/// What is pointed out on a board that is shown: what can be chosen, what has been chosen, what is to be looked at.
/// Everything is forgotten when another board is shown.
class BoardHighlights final {
    Q_DECLARE_TR_FUNCTIONS(BoardHighlights)

public:
    /// All must live as long.
    BoardHighlights(QWidget &view, BoardScene &scene, BoardCamera &camera);

    /// What glows because it can be chosen now.
    void setChoosable(std::vector<Thing> things);
    const std::vector<Thing> &choosable() const;
    /// What has been chosen already of a choice that is not complete.
    void setSelected(std::vector<Thing> things);
    /// Things to show for a while: the places of a line of the log.
    void setMarked(std::vector<Thing> things);
    /// Where what is pointed at could go, before it is chosen.
    void setReached(std::vector<Thing> things);
    const std::vector<Thing> &reached() const;
    /// What would be laid over these places, in the livery of a seat, before it is; none: nothing.
    void setGhost(const std::vector<std::uint16_t> &places, int seat);
    /// What a guide points at, until it points at something else.
    void setGuided(std::vector<Thing> things);
    /// Pins numbered from 1 on, until others are set.
    void setPins(std::vector<Pin> pins);
    /// An arrow from one thing to another: what somebody suggests to do. Nothing for either: none.
    void setArrow(const Thing &from, const Thing &to);
    bool hasArrow() const;
    /// Plates on places, until others are set.
    void setBadges(std::vector<Badge> badges);
    const std::vector<Badge> &badges() const;

private:
    QWidget &m_view;
    BoardScene &m_scene;
    BoardCamera &m_camera;
};

} // namespace merlon::canvas
