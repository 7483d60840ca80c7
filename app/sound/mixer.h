#pragma once

#include "app/sound/synth.h"

#include <cstddef>
#include <map>
#include <span>
#include <vector>

namespace merlon {

/// Several sounds as one, which never becomes a noise: few at a time, the same one never twice at once, and what would
/// be too loud is bent back smoothly.
class Mixer {
public:
    /// The most voices at a time; what comes more is not heard.
    static constexpr std::size_t kVoices = 5;

    /// From the next sample on; the same sound again only a little later, and not more than a few times.
    void play(Sound sound);
    void setVolume(double volume) { m_volume = volume; }
    /// The next samples, silence where nothing sounds; each within ±1.
    void read(std::span<float> samples);
    bool isSilent() const { return m_voices.empty(); }

private:
    struct Voice {
        Sound sound;
        std::size_t wait; ///< samples until it begins
        std::size_t at;   ///< of its samples
    };
    const std::vector<float> &samplesOf(Sound sound);

    std::map<Sound, std::vector<float>> m_samples; ///< made when first heard
    std::vector<Voice> m_voices;
    double m_volume = 0.6;
};

} // namespace merlon
