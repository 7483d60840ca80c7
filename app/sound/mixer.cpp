#include "app/sound/mixer.h"

#include <algorithm>
#include <cmath>

namespace merlon {

namespace {

constexpr std::size_t kAgainAfter = kSampleRate * 9 / 100; ///< from one to the next of the same sound
constexpr std::ptrdiff_t kAgainAtMost = 3;

} // namespace

const std::vector<float> &Mixer::samplesOf(Sound sound)
{
    std::vector<float> &samples = m_samples[sound];
    if (samples.empty())
        samples = synthesize(sound);
    return samples;
}

void Mixer::play(Sound sound)
{
    const auto same = [sound](const Voice &voice) { return voice.sound == sound; };
    if (m_voices.size() >= kVoices || std::ranges::count_if(m_voices, same) >= kAgainAtMost)
        return;
    std::size_t wait = 0;
    for (const Voice &voice : m_voices) {
        if (same(voice) && voice.at < kAgainAfter)
            wait = std::max(wait, voice.wait + kAgainAfter - voice.at);
    }
    m_voices.push_back({sound, wait, 0});
}

void Mixer::read(std::span<float> samples)
{
    std::ranges::fill(samples, 0.0F);
    for (Voice &voice : m_voices) {
        const std::vector<float> &own = samplesOf(voice.sound);
        const std::size_t begin = std::min(voice.wait, samples.size());
        voice.wait -= begin;
        for (std::size_t i = begin; i < samples.size() && voice.at < own.size(); ++i)
            samples[i] += own[voice.at++];
    }
    std::erase_if(m_voices, [this](const Voice &voice) { return voice.at >= m_samples[voice.sound].size(); });
    for (float &sample : samples)
        sample = static_cast<float>(std::tanh(sample) * m_volume);
}

} // namespace merlon
