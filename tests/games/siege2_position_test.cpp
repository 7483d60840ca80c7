#include "core/base/random.h"
#include "core/games/siege2/position.h"
#include "tests/support/siege2_table.h"

#include <QTest>

using namespace merlon;
using namespace merlon::siege2;

class Siege2PositionTest final : public QObject {
    Q_OBJECT

private slots:
    void readsWhatItWrites_data()
    {
        QTest::addColumn<QString>("board");
        QTest::newRow("two shoulders") << "two-shoulders";
        QTest::newRow("crooked crown") << "crooked-crown";
    }

    void readsWhatItWrites()
    {
        QFETCH(QString, board);
        const Table table(board.toStdString());
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            Random random(seed, 1);
            const std::unique_ptr<State> state = table.setup().start();
            ChoiceList choices;
            EventSink nobody;
            for (int ply = 0; state->decision().seat != kNobody; ++ply) {
                if (ply % 5 == 0) {
                    const auto again = table.setup().position(state->position());
                    if (!again)
                        qWarning("%s\n%s", say(again.error(), english()).c_str(),
                                 writeJson(state->position()).c_str());
                    QVERIFY(again);
                    if ((*again)->hash() != state->hash())
                        qWarning("%s\n%s", writeJson(state->position()).c_str(),
                                 writeJson((*again)->position()).c_str());
                    QCOMPARE((*again)->hash(), state->hash());
                }
                state->choices(choices);
                state->apply(choices[random.below(static_cast<std::uint32_t>(choices.size()))], nobody);
            }
            const auto over = table.setup().position(state->position());
            QVERIFY(over);
            QCOMPARE((*over)->hash(), state->hash());
        }
    }
};

QTEST_GUILESS_MAIN(Siege2PositionTest)
#include "siege2_position_test.moc"
