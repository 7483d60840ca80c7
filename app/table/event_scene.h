#pragma once

#include "app/words/speaker.h"
#include "core/canvas/picture/thing.h"
#include "core/engine/event.h"
#include "core/engine/tableau/components.h"

#include <QString>

#include <span>
#include <string>
#include <vector>

namespace merlon {

/// What events are about: where on the board they happen, and a picture.
class EventScene {
public:
    /// `speaker` must live as long.
    explicit EventScene(const Speaker &speaker);

    /// The places and links that the events name, each once.
    std::vector<canvas::Thing> thingsIn(std::span<const Event> events) const;
    /// `die-5`: what a die shows, if one is rolled; else the art of the first thing named that is in the box (file of the
    /// game's folder in resources/art, which may be missing); empty: there is none.
    QString artIn(std::span<const Event> events) const;

private:
    QString dieIn(std::span<const Event> events) const;
    QString artOf(const std::string &type, const std::string &key) const;

    const Speaker &m_speaker;
    std::vector<Component> m_box;
};

} // namespace merlon
