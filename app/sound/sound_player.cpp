#include "app/sound/sound_player.h"

#include "app/sound/mixer.h"

#ifdef MERLON_HAS_SOUND
#include <QAudioDevice>
#include <QAudioSink>
#include <QIODevice>
#include <QMediaDevices>
#include <mutex>
#endif

namespace merlon {

namespace {

constexpr std::chrono::seconds kRestAfter {4}; ///< of silence; no sound is as long

} // namespace

#ifdef MERLON_HAS_SOUND

namespace {

/// Machines without sound are no fault to be told of: what Qt says about them meanwhile is not printed.
class Hush {
public:
    Hush()
        : m_before(qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {}))
    {
    }
    ~Hush() { qInstallMessageHandler(m_before); }
    Hush(const Hush &) = delete;
    Hush &operator=(const Hush &) = delete;

private:
    QtMessageHandler m_before;
};

/// What the device asks for, out of the mixer.
class MixedStream final : public QIODevice {
public:
    /// Called on the thread of the device, on some systems.
    qint64 readData(char *data, qint64 most) override
    {
        const std::scoped_lock lock(m_mutex);
        const auto count = static_cast<std::size_t>(most) / sizeof(float);
        m_mixer.read({reinterpret_cast<float *>(data), count});
        return static_cast<qint64>(count * sizeof(float));
    }
    qint64 writeData(const char *, qint64) override { return -1; }
    void play(Sound sound, double volume)
    {
        const std::scoped_lock lock(m_mutex);
        m_mixer.setVolume(volume);
        m_mixer.play(sound);
    }
    qint64 bytesAvailable() const override { return kSampleRate * static_cast<qint64>(sizeof(float)); }

private:
    std::mutex m_mutex;
    Mixer m_mixer;
};

QAudioFormat formatOfMixer()
{
    QAudioFormat format;
    format.setSampleRate(kSampleRate);
    format.setChannelCount(1);
    format.setSampleFormat(QAudioFormat::Float);
    return format;
}

} // namespace

class SoundPlayer::Output {
public:
    Output()
        : m_sink(QMediaDevices::defaultAudioOutput(), formatOfMixer())
    {
        m_stream.open(QIODevice::ReadOnly);
        m_sink.setBufferSize(kSampleRate / 10 * static_cast<qsizetype>(sizeof(float)));
    }

    ~Output() { m_sink.stop(); }

    void play(Sound sound, int volume)
    {
        const Hush hush;
        m_stream.play(sound, volume / 100.0);
        if (m_sink.state() != QAudio::ActiveState && m_sink.state() != QAudio::IdleState)
            m_sink.start(&m_stream);
    }

private:
    MixedStream m_stream;
    QAudioSink m_sink;
};

bool SoundPlayer::canSound()
{
    const Hush hush;
    return !QMediaDevices::defaultAudioOutput().isNull();
}

void SoundPlayer::start(Sound sound)
{
    if (!m_output) {
        if (!canSound())
            return;
        const Hush hush;
        m_output = std::make_unique<Output>();
    }
    m_output->play(sound, m_volume);
    m_rest.start();
}

#else

class SoundPlayer::Output { };

bool SoundPlayer::canSound()
{
    return false;
}

void SoundPlayer::start(Sound) { }

#endif

SoundPlayer::SoundPlayer(QObject *parent)
    : QObject(parent)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRestAfter);
    connect(&m_rest, &QTimer::timeout, this, [this] { m_output.reset(); });
}

SoundPlayer::~SoundPlayer() = default;

void SoundPlayer::set(bool isOn, int volume)
{
    m_isOn = isOn;
    m_volume = volume;
    if (!isOn)
        m_output.reset();
}

void SoundPlayer::play(Sound sound)
{
    if (!m_isOn)
        return;
    Q_EMIT wanted(sound);
    start(sound);
}

void SoundPlayer::playSample()
{
    start(allSounds()[m_sample++ % allSounds().size()]);
}

} // namespace merlon
