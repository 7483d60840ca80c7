#include "core/base/random.h"
#include "core/games/mountain/networks.h"
#include "tests/games/mountain/answers.h"
#include "tests/games/mountain/mountain_rules_tests.h"

#include <QTest>

#include <array>

using namespace Qt::StringLiterals;

namespace merlon::mountain {

namespace {

constexpr int kMostChoices = 20'000;

/// Plays one of the choices of whoever decides.
void playAny(MountainState &state, Random &random)
{
    ChoiceList choices;
    state.choices(choices);
    EventSink nobody;
    state.apply(choices[random.below(static_cast<std::uint32_t>(choices.size()))], nobody);
}

/// What is wrong with the pieces of a position; empty if all is well.
QString whatIsWrong(const MountainState &state)
{
    MountainData fresh = state.data();
    deriveAll(fresh, state.field(), state.rules());
    if (!(fresh.dug == state.data().dug))
        return u"dug"_s;
    for (Seat seat = 0; seat < state.rules().seats; ++seat) {
        if (!(fresh[seat].network == state.data()[seat].network))
            return u"network"_s;
    }
    std::array<int, kStatueClans> pedestals {};
    for (std::size_t clan = 0; clan < kStatueClans; ++clan) {
        pedestals[clan] = fresh.bag[clan];
        for (const TeamState &team : fresh.teams)
            pedestals[clan] += team.pedestals[clan];
        for (const HordeCard &card : fresh.horde)
            pedestals[clan] += card.pedestal == clan ? 1 : 0;
        for (const Tunnel &tunnel : fresh.tunnels)
            pedestals[clan] += tunnel.pedestal == clan ? 1 : 0;
        if (pedestals[clan] > kPedestalsOfClan)
            return u"pedestals"_s;
    }
    for (const PackTroll &card : fresh.seats[0].pack) {
        if (card.troll != kNoTroll && (card.filled & ~allSymbols(card.troll)) != 0)
            return u"symbols"_s;
    }
    return {};
}

} // namespace

/// Games played at random to their end: no dead ends (MT-1.11), networks as freshly found (MT-1.2), no piece too many.
class WholeGamesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void randomGamesEnd_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<bool>("teams");
        QTest::addColumn<bool>("finite");
        QTest::newRow("two") << 2 << false << false;
        QTest::newRow("three, finite reserve") << 3 << false << true;
        QTest::newRow("four") << 4 << false << false;
        QTest::newRow("four in teams") << 4 << true << false;
        QTest::newRow("five") << 5 << false << true;
    }
    void randomGamesEnd()
    {
        QFETCH(int, seats);
        QFETCH(bool, teams);
        QFETCH(bool, finite);
        Options options {{"team", teams ? "on" : "off"}, {"finite-reserve", finite ? "on" : "off"}};
        options["payment-blue"] = "ask";
        const Table table(Moment::SetUp, {}, seats, options);
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            Random random(seed, 1);
            const auto state = table.state().clone();
            auto &game = static_cast<MountainState &>(*state);
            int choices = 0;
            while (game.decision().seat != kNobody && choices++ < kMostChoices) {
                playAny(game, random);
                QCOMPARE(whatIsWrong(game), QString());
            }
            QVERIFY(game.outcome().over);
        }
    }

    void imaginedStatesFitWhatIsSeen()
    {
        const Table table(Moment::SetUp, {}, 3);
        Random random(7, 1);
        const auto state = table.state().clone();
        auto &game = static_cast<MountainState &>(*state);
        const auto imagined = table.state().clone();
        for (int choice = 0; choice < 400 && game.decision().seat != kNobody; ++choice) {
            for (const SeatSet seats : {SeatSet {}, SeatSet {kMagenta}, SeatSet {kBlue, kGreen}}) {
                const auto view = game.seenBy(seats);
                view->imagine(*imagined, random);
                QCOMPARE(imagined->seenBy(seats)->hash(), view->hash());
            }
            playAny(game, random);
        }
    }
};

std::unique_ptr<QObject> makeWholeGamesTest()
{
    return std::make_unique<WholeGamesTest>();
}

} // namespace merlon::mountain

#include "whole_games_test.moc"
