#pragma once

#include "core/engine/match/match.h"
#include "core/engine/player.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace merlon {

/// A computer player that is thinking. Whoever lets go of it stops it, and hears no more of it.
class Thought {
public:
    Thought() = default;
    Thought(Thought &&) noexcept = default;
    Thought &operator=(Thought &&other) noexcept;
    ~Thought() { stop(); }

    bool isRunning() const { return m_stopped != nullptr; }
    void stop();

private:
    friend class Thinkers;
    std::shared_ptr<std::atomic<bool>> m_stopped; ///< null: nobody is thinking
};

/// Lets computer players think on threads of their own, with nothing but what a seat may see. When it goes it stops
/// those that are still thinking, once their thoughts have been let go, and waits for them.
class Thinkers final : public QObject {
    Q_OBJECT

public:
    explicit Thinkers(std::uint64_t seed, QObject *parent = nullptr);
    ~Thinkers() override;

    /// Where computer players come from: makePlayer, if nothing else is said.
    void setPlayers(std::function<std::unique_ptr<Player>(std::string_view kind)> make)
    {
        m_makePlayer = std::move(make);
    }
    /// Lets a player of this kind think for the seat that is asked now, and calls `done` with its advice on the thread
    /// of this object.
    [[nodiscard]] Thought think(const Match &match, const std::string &kind,
                                std::function<void(const Advice &)> done);

private:
    std::uint64_t m_seed; ///< of the choices
    std::function<std::unique_ptr<Player>(std::string_view kind)> m_makePlayer;
    QThreadPool m_threads;
};

} // namespace merlon
