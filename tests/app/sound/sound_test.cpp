#include "app/sound/mixer.h"
#include "app/sound/sound_player.h"
#include "app/words/resources.h"
#include "core/engine/game.h"
#include "core/games/module.h"
#include "core/games/siege/sounds.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace merlon;
using namespace Qt::StringLiterals;

/// What is heard: made by the program itself, never too loud, and silent where there is nothing to hear it with.
class SoundTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void soundsHaveTheirLength_data() { sounds(); }
    void soundsHaveTheirLength();
    void soundsAreHeardAndNeverTooLoud_data() { sounds(); }
    void soundsAreHeardAndNeverTooLoud();
    void soundsBeginAndEndWithoutAClick_data() { sounds(); }
    void soundsBeginAndEndWithoutAClick();
    void soundsAreTheSameEachTime();
    void soundsDiffer();
    void manySoundsAtOnceStayWithinBounds();
    void theSameSoundDoesNotPileUp();
    void theMixerFallsSilent();
    void volumeZeroIsSilence();
    void everyEventOfTheTableHappensInAGame();
    void allMainEventsAreHeard();
    void rolesSoundUnlessTheGameSaysOtherwise();
    void nothingIsHeardUntilItIsWanted();
    void aMachineWithoutSoundSaysNothing();

private:
    static void sounds()
    {
        QTest::addColumn<Sound>("sound");
        for (const Sound sound : allSounds())
            QTest::addRow("%d", static_cast<int>(sound)) << sound;
    }
};

namespace {

double loudestOf(const std::vector<float> &samples)
{
    double most = 0;
    for (const float sample : samples)
        most = std::max(most, std::abs(static_cast<double>(sample)));
    return most;
}

double meanPowerOf(const std::vector<float> &samples)
{
    double sum = 0;
    for (const float sample : samples)
        sum += static_cast<double>(sample) * sample;
    return std::sqrt(sum / static_cast<double>(samples.size()));
}

std::set<std::string> eventsOfSieges()
{
    std::set<std::string> keys;
    for (const char *name : {"siege1", "siege2"}) {
        const Game *game = findGame(name);
        const auto setup = *game->open(*boardNamed(game->defaultBoard()), {});
        for (const Term &event : setup->vocabulary().events())
            keys.insert(event.key);
    }
    return keys;
}

} // namespace

void SoundTest::soundsHaveTheirLength()
{
    QFETCH(Sound, sound);
    const auto expected = static_cast<std::size_t>(lengthOf(sound).count() * kSampleRate / 1000);
    QCOMPARE(synthesize(sound).size(), expected);
    QVERIFY(lengthOf(sound).count() <= 1500);
}

void SoundTest::soundsAreHeardAndNeverTooLoud()
{
    QFETCH(Sound, sound);
    const std::vector<float> samples = synthesize(sound);
    QVERIFY(loudestOf(samples) <= 0.85);
    QVERIFY(loudestOf(samples) >= 0.2);
    QVERIFY2(meanPowerOf(samples) >= 0.01, qPrintable(QString::number(meanPowerOf(samples))));
}

void SoundTest::soundsBeginAndEndWithoutAClick()
{
    QFETCH(Sound, sound);
    const std::vector<float> samples = synthesize(sound);
    QVERIFY(std::abs(samples.front()) < 0.01F);
    QVERIFY(std::abs(samples.back()) < 0.01F);
}

void SoundTest::soundsAreTheSameEachTime()
{
    for (const Sound sound : allSounds())
        QCOMPARE(synthesize(sound), synthesize(sound));
}

void SoundTest::soundsDiffer()
{
    std::set<std::vector<float>> heard;
    for (const Sound sound : allSounds())
        QVERIFY(heard.insert(synthesize(sound)).second);
}

void SoundTest::manySoundsAtOnceStayWithinBounds()
{
    Mixer mixer;
    mixer.setVolume(1.0);
    for (int round = 0; round < 3; ++round) {
        for (const Sound sound :
             {Sound::Blast, Sound::Collapse, Sound::Crash, Sound::FightBegins, Sound::GameOver})
            mixer.play(sound);
    }
    std::vector<float> heard(kSampleRate * 2);
    mixer.read(heard);
    QVERIFY(loudestOf(heard) <= 1.0);
    QVERIFY(loudestOf(heard) > 0.3);
    double steepest = 0; // clipped sound has corners
    for (std::size_t i = 1; i < heard.size(); ++i)
        steepest = std::max(steepest, std::abs(static_cast<double>(heard[i]) - heard[i - 1]));
    QVERIFY(steepest < 0.5);
}

void SoundTest::theSameSoundDoesNotPileUp()
{
    const auto loudness = [](int times) {
        Mixer mixer;
        mixer.setVolume(1.0);
        for (int time = 0; time < times; ++time)
            mixer.play(Sound::Card);
        std::vector<float> heard(kSampleRate);
        mixer.read(heard);
        return loudestOf(heard);
    };
    QVERIFY(loudness(20) < 1.6 * loudness(1));
}

void SoundTest::theMixerFallsSilent()
{
    Mixer mixer;
    mixer.play(Sound::Place);
    std::vector<float> heard(kSampleRate);
    mixer.read(heard);
    QVERIFY(loudestOf(heard) > 0);
    QVERIFY(mixer.isSilent());
    mixer.read(heard);
    QCOMPARE(loudestOf(heard), 0.0);
}

void SoundTest::volumeZeroIsSilence()
{
    Mixer mixer;
    mixer.setVolume(0);
    mixer.play(Sound::Blast);
    std::vector<float> heard(kSampleRate);
    mixer.read(heard);
    QCOMPARE(loudestOf(heard), 0.0);
}

void SoundTest::everyEventOfTheTableHappensInAGame()
{
    const std::set<std::string> keys = eventsOfSieges();
    for (const EventSound &row : siege::sounds())
        QVERIFY2(keys.contains(std::string(row.event)), std::string(row.event).c_str());
}

void SoundTest::allMainEventsAreHeard()
{
    std::set<Sound> heard {Sound::YourTurn, Sound::GameOver}; // no events of a game
    for (const GameModule *module : allModules()) {
        for (const EventSound &row : module->sounds) {
            if (row.sound)
                heard.insert(*row.sound);
        }
    }
    for (const Sound sound : allSounds())
        QVERIFY(heard.contains(sound));
}

void SoundTest::rolesSoundUnlessTheGameSaysOtherwise()
{
    const Term dies {.key = "knight-drowns", .types = {}, .role = TermRole::Death};
    const EventSound rows[] = {{"knight-drowns", Sound::Pour}, {"harvest-begins", std::nullopt}};
    QCOMPARE(soundOf(dies, {}), std::optional(Sound::Death));
    QCOMPARE(soundOf(dies, rows), std::optional(Sound::Pour));
    QCOMPARE(soundOf({.key = "harvest-begins", .types = {}, .role = TermRole::Round}, rows), std::nullopt);
    QCOMPARE(soundOf({.key = "harvest-counted", .types = {}}, rows), std::nullopt);
}

void SoundTest::nothingIsHeardUntilItIsWanted()
{
    SoundPlayer player;
    const QSignalSpy wanted(&player, &SoundPlayer::wanted);
    player.play(Sound::Move);
    QCOMPARE(wanted.size(), 0);
    player.set(true, 50);
    player.play(Sound::Move);
    QCOMPARE(wanted.size(), 1);
    player.set(false, 50);
    player.play(Sound::Move);
    QCOMPARE(wanted.size(), 1);
}

/// Tests run on machines without sound, too: no word on the console, and nobody waits.
void SoundTest::aMachineWithoutSoundSaysNothing()
{
    static int messages = 0;
    messages = 0;
    const QtMessageHandler before =
        qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) { ++messages; });
    QElapsedTimer clock;
    clock.start();
    {
        SoundPlayer player;
        player.set(true, 50);
        for (const Sound sound : allSounds())
            player.play(sound);
        player.playSample();
        QTest::qWait(100);
    }
    qInstallMessageHandler(before);
    QCOMPARE(messages, 0);
    QVERIFY(clock.elapsed() < 5000);
}

MERLON_TEST(SoundTest)
#include "sound_test.moc"
