#pragma once

#include "app/sound/synth.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace merlon {

/// Lets sounds be heard where the machine can; where it cannot, or is not to, nothing happens.
class SoundPlayer final : public QObject {
    Q_OBJECT

public:
    explicit SoundPlayer(QObject *parent = nullptr);
    ~SoundPlayer() override;

    /// Whether there is something to hear sounds with.
    static bool canSound();

    /// `volume`: percent.
    void set(bool isOn, int volume);
    void play(Sound sound);
    /// Is heard even if sounds are off: each time another one.
    void playSample();

Q_SIGNALS:
    /// A sound was wanted while sounds are on, whether the machine can play it or not.
    void wanted(merlon::Sound sound);

private:
    class Output;
    void start(Sound sound);

    std::unique_ptr<Output> m_output; ///< null until something is to be heard
    QTimer m_rest;                    ///< gives the device back when nothing was heard for a while
    bool m_isOn = false;
    int m_volume = 0;
    std::size_t m_sample = 0;
};

} // namespace merlon
