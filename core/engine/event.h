#pragma once

#include "core/engine/choice.h"
#include "core/engine/decision.h"

#include <array>
#include <cstdint>
#include <vector>

namespace merlon {

/// Who may know a choice or an event in full, and what the others see of it.
struct Secrecy {
    SeatSet knownTo = SeatSet::all();
    std::uint8_t secretArgs = 0; ///< bit i: argument i reads `?` to the others
    bool whole = false;          ///< the others do not even see that there was one

    friend constexpr bool operator==(const Secrecy &, const Secrecy &) = default;
};

/// Something that happened: a term of Vocabulary::events with its arguments, under a rule.
struct Event {
    std::uint16_t kind = 0;
    RuleId rule {};
    std::array<std::uint16_t, 4> args {};
    Secrecy secrecy {};

    friend constexpr bool operator==(const Event &, const Event &) = default;
};

/// Whether one of these seats may know all of it.
bool isKnownTo(const Secrecy &secrecy, SeatSet seats);
/// Whether these seats see that there was something at all.
bool isVisibleTo(const Secrecy &secrecy, SeatSet seats);
/// The choice as some seats may see it: secret arguments replaced by kHidden. Call only if `isVisibleTo`.
Choice maskedFor(Choice choice, const Secrecy &secrecy, SeatSet seats);

/// The event as some seats may see it: secret arguments replaced by kHidden.
/// Call only if `isVisibleTo`.
Event maskedFor(const Event &event, SeatSet seats);
bool isVisibleTo(const Event &event, SeatSet seats);

/// Looks at a state while it tells what happens.
class EventWatcher {
public:
    virtual ~EventWatcher() = default;
    /// The event has just been told. The state is as far as that: a copy of it can be looked at, but not be played on.
    virtual void told(const Event &event) = 0;
};

/// Where states tell what happens. Free when nobody listens.
class EventSink {
public:
    EventSink() = default;
    explicit EventSink(std::vector<Event> &listener)
        : m_listener(&listener)
    {
    }
    explicit EventSink(EventWatcher &watcher)
        : m_watcher(&watcher)
    {
    }

    void emit(const Event &event)
    {
        if (m_listener)
            m_listener->push_back(event);
        if (m_watcher)
            m_watcher->told(event);
    }
    bool listening() const { return m_listener != nullptr || m_watcher != nullptr; }

private:
    std::vector<Event> *m_listener = nullptr;
    EventWatcher *m_watcher = nullptr;
};

} // namespace merlon
