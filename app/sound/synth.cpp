#include "app/sound/synth.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>

namespace merlon {

namespace {

using namespace std::chrono_literals;

/// A sound that is being put together: its parts are added, each from a moment on (seconds).
class Tape {
public:
    explicit Tape(std::chrono::milliseconds length)
        : m_samples(static_cast<std::size_t>(length.count() * kSampleRate / 1000))
    {
    }

    /// A tone that slides from one pitch (hertz) to another and dies away within `fade` seconds; `edge` 0 is a sine, more
    /// adds overtones.
    void tone(double from, double pitch, double pitchAtEnd, double fade, double loud, double edge = 0)
    {
        double phase = 0;
        add(from, fade, [&](double time) {
            const double part = std::min(1.0, time / fade);
            phase += (pitch + (pitchAtEnd - pitch) * part) / kSampleRate;
            const double turn = 2 * std::numbers::pi * phase;
            return loud * std::exp(-4 * part)
                * (std::sin(turn) + edge * (std::sin(2 * turn) / 2 + std::sin(3 * turn) / 3));
        });
    }

    /// Noise below a pitch that slides, which dies away within `fade` seconds after it has swelled for `swell`.
    void noise(double from, double pitch, double pitchAtEnd, double fade, double loud, double swell = 0.002)
    {
        double low = 0;
        double lower = 0;
        add(from, fade, [&](double time) {
            const double part = std::min(1.0, time / fade);
            const double cut = pitch + (pitchAtEnd - pitch) * part;
            const double follow = 1 - std::exp(-2 * std::numbers::pi * cut / kSampleRate);
            low += follow * (random() - low);
            lower += follow * (low - lower);
            const double shape = std::min(1.0, time / swell) * std::exp(-4 * part);
            return loud * shape * lower * std::sqrt(kSampleRate / (4 * cut));
        });
    }

    /// As loud as the sounds of a table should be to each other, without a click at either end.
    std::vector<float> finish(double peak)
    {
        double most = 0;
        for (const double sample : m_samples)
            most = std::max(most, std::abs(sample));
        std::vector<float> result;
        result.reserve(m_samples.size());
        constexpr std::size_t kRim = kSampleRate / 200;
        for (std::size_t i = 0; i < m_samples.size(); ++i) {
            const std::size_t toRim = std::min(i, m_samples.size() - 1 - i);
            const double rim = std::min(1.0, static_cast<double>(toRim) / kRim);
            result.push_back(static_cast<float>(most > 0 ? m_samples[i] * rim * peak / most : 0));
        }
        return result;
    }

private:
    template <class Wave>
    void add(double from, double length, Wave wave)
    {
        const auto begin = static_cast<std::size_t>(from * kSampleRate);
        const std::size_t end =
            std::min(m_samples.size(), begin + static_cast<std::size_t>(length * kSampleRate));
        for (std::size_t i = begin; i < end; ++i)
            m_samples[i] += wave(static_cast<double>(i - begin) / kSampleRate);
    }

    /// Between -1 and 1, always the same row of numbers (Numerical Recipes' linear congruence).
    double random()
    {
        m_seed = m_seed * 1664525U + 1013904223U;
        return static_cast<double>(m_seed) / 2147483648.0 - 1;
    }

    std::vector<double> m_samples;
    std::uint32_t m_seed = 1;
};

std::vector<float> move(Tape tape)
{
    for (const double step : {0.0, 0.13, 0.26}) {
        tape.noise(step, 900, 200, 0.09, 0.7);
        tape.tone(step, 110, 60, 0.08, 0.5);
    }
    return tape.finish(0.4);
}

std::vector<float> place(Tape tape)
{
    tape.noise(0, 2500, 500, 0.06, 0.6);
    tape.tone(0, 240, 170, 0.12, 0.8, 0.3);
    return tape.finish(0.45);
}

std::vector<float> shot(Tape tape)
{
    tape.tone(0, 190, 130, 0.12, 0.6, 1);
    tape.noise(0.02, 6000, 1200, 0.26, 0.8, 0.03);
    return tape.finish(0.45);
}

std::vector<float> blast(Tape tape)
{
    tape.noise(0, 3000, 120, 0.5, 1);
    tape.tone(0, 95, 38, 0.55, 1.4);
    return tape.finish(0.75);
}

std::vector<float> pour(Tape tape)
{
    tape.noise(0, 2200, 700, 0.7, 0.8, 0.15);
    for (const double bubble : {0.06, 0.15, 0.21, 0.33, 0.42})
        tape.tone(bubble, 180 + 700 * bubble, 420 + 700 * bubble, 0.07, 0.35);
    return tape.finish(0.5);
}

std::vector<float> crash(Tape tape)
{
    for (const double hit : {0.0, 0.11, 0.19, 0.30, 0.36}) {
        tape.noise(hit, 1100 - 1500 * hit, 150, 0.16, 1 - hit);
        tape.tone(hit, 130 - 100 * hit, 55, 0.12, 0.8 - hit);
    }
    return tape.finish(0.6);
}

std::vector<float> death(Tape tape)
{
    tape.tone(0, 330, 110, 0.24, 0.7, 0.4);
    tape.noise(0.14, 700, 150, 0.16, 0.8);
    return tape.finish(0.4);
}

std::vector<float> card(Tape tape)
{
    tape.noise(0, 1500, 7000, 0.11, 0.8, 0.05);
    tape.noise(0.1, 3500, 900, 0.06, 0.6);
    return tape.finish(0.35);
}

/// A hand in a bag, and what it takes out.
std::vector<float> draw(Tape tape)
{
    tape.noise(0, 900, 2600, 0.16, 0.7, 0.08);
    tape.noise(0.13, 2600, 1200, 0.05, 0.5);
    tape.tone(0.15, 520, 430, 0.09, 0.5, 0.3);
    return tape.finish(0.32);
}

/// Three tokens that are put down one on the other.
std::vector<float> pay(Tape tape)
{
    for (const double coin : {0.0, 0.09, 0.16}) {
        tape.tone(coin, 1750 - 1200 * coin, 1650 - 1200 * coin, 0.09, 0.5, 0.6);
        tape.noise(coin, 5000, 2500, 0.03, 0.5);
    }
    return tape.finish(0.32);
}

/// They strike the table ever faster and lower, and lie still.
std::vector<float> dice(Tape tape)
{
    double loud = 1;
    for (const double strike : {0.0, 0.12, 0.21, 0.28, 0.33, 0.37}) {
        tape.noise(strike, 2800, 900, 0.05, 0.7 * loud);
        tape.tone(strike, 420 - 250 * strike, 300 - 250 * strike, 0.06, 0.6 * loud, 0.4);
        loud *= 0.8;
    }
    return tape.finish(0.45);
}

std::vector<float> token(Tape tape)
{
    tape.tone(0, 1320, 1320, 0.2, 0.5);
    tape.noise(0.02, 8000, 5000, 0.24, 0.25, 0.08);
    return tape.finish(0.3);
}

std::vector<float> collapse(Tape tape)
{
    tape.noise(0, 1600, 90, 1.1, 1.1);
    tape.tone(0, 82, 33, 1.0, 1.2);
    for (const double hit : {0.16, 0.27, 0.4, 0.52, 0.7})
        tape.noise(hit, 1000, 140, 0.2, 0.8 - hit);
    return tape.finish(0.8);
}

/// A horn: a fifth upwards.
std::vector<float> fightBegins(Tape tape)
{
    for (const double detune : {0.0, 1.7}) {
        tape.tone(0, 146 + detune, 147 + detune, 0.5, 0.6, 1);
        tape.tone(0.34, 220 + detune, 220 + detune, 0.8, 0.7, 1);
    }
    return tape.finish(0.6);
}

std::vector<float> yourTurn(Tape tape)
{
    tape.tone(0, 660, 660, 0.25, 0.6, 0.15);
    tape.tone(0.13, 880, 880, 0.3, 0.6, 0.15);
    return tape.finish(0.35);
}

std::vector<float> gameOver(Tape tape)
{
    constexpr std::array kChord {220.0, 277.2, 329.6, 440.0};
    for (std::size_t note = 0; note < kChord.size(); ++note)
        tape.tone(0.16 * static_cast<double>(note), kChord[note], kChord[note], 0.95, 0.5, 0.5);
    return tape.finish(0.55);
}

struct Recipe {
    Sound sound;
    std::chrono::milliseconds length;
    std::vector<float> (*make)(Tape);
};

constexpr std::array kRecipes = std::to_array<Recipe>({
    {Sound::Move, 380ms, move},
    {Sound::Place, 160ms, place},
    {Sound::Shot, 300ms, shot},
    {Sound::Blast, 600ms, blast},
    {Sound::Pour, 720ms, pour},
    {Sound::Crash, 560ms, crash},
    {Sound::Death, 320ms, death},
    {Sound::Card, 180ms, card},
    {Sound::Draw, 260ms, draw},
    {Sound::Pay, 280ms, pay},
    {Sound::Dice, 480ms, dice},
    {Sound::Token, 280ms, token},
    {Sound::Collapse, 1200ms, collapse},
    {Sound::FightBegins, 1160ms, fightBegins},
    {Sound::YourTurn, 450ms, yourTurn},
    {Sound::GameOver, 1500ms, gameOver},
});

constexpr auto kSounds = [] {
    std::array<Sound, kRecipes.size()> sounds {};
    std::ranges::transform(kRecipes, sounds.begin(), &Recipe::sound);
    return sounds;
}();

} // namespace

std::span<const Sound> allSounds()
{
    return kSounds;
}

std::chrono::milliseconds lengthOf(Sound sound)
{
    return kRecipes[static_cast<std::size_t>(sound)].length;
}

std::vector<float> synthesize(Sound sound)
{
    const Recipe &recipe = kRecipes[static_cast<std::size_t>(sound)];
    return recipe.make(Tape(recipe.length));
}

} // namespace merlon
