#pragma once

#include "core/canvas/picture/thing.h"
#include "tests/app/window/window_driver.h"

#include <QTest>

#include <functional>
#include <optional>

namespace merlon::testing {

/// A piece of the board that can be dragged, and where to.
struct Way {
    canvas::Thing from;
    canvas::Thing to;
};

inline QPoint middleOf(WindowDriver &driver, const canvas::Thing &thing)
{
    return driver.table().board().rectOf(thing).center();
}

/// Plays on as the only person in a game until `wayOf` finds a way for this seat.
inline std::optional<Way> findWay(WindowDriver &driver, Seat seat,
                                  const std::function<std::optional<Way>(const ChoiceGuide &)> &wayOf)
{
    std::optional<Way> way;
    driver.playTo([&](const TableSession &session) {
        if (session.stage() != TableSession::Stage::Asking || session.asked() != seat)
            return false;
        driver.settle();
        way = wayOf(*driver.table().questioner().picker().guide());
        return way.has_value();
    });
    return way;
}

inline void dragOnBoard(WindowDriver &driver, const Way &way, Qt::KeyboardModifiers keys = {})
{
    QWidget *viewport = driver.table().board().viewport();
    const QPoint from = middleOf(driver, way.from);
    const QPoint to = middleOf(driver, way.to);
    QTest::mousePress(viewport, Qt::LeftButton, keys, from);
    QTest::mouseMove(viewport, from + QPoint(12, 12));
    QTest::mouseMove(viewport, to);
    QTest::mouseRelease(viewport, Qt::LeftButton, keys, to);
    QCoreApplication::processEvents();
}

} // namespace merlon::testing
