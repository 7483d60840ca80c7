#include "editor/balance/balance_form.h"
#include "editor/balance/balance_panel.h"
#include "editor/balance/balance_report.h"
#include "editor/balance/balance_run_list.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/test_program.h"
#include "tests/support/toy/toy_boards.h"

#include <QListWidget>
#include <QTableWidget>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace merlon;

namespace {

/// A window with a board of Toll, on which computers have played.
struct Office : testing::EditorDriver {
    explicit Office(const std::string &board, std::size_t seats, const QString &language = u"en"_s)
        : EditorDriver(language)
    {
        window().documents().addBoard({toy::shippedBoard(board), {}});
        action("balance").setEnabled(true);
        panel().form().setGames(12);
        for (std::size_t seat = 0; seat < seats; ++seat)
            panel().form().setPlayer(seat, u"random"_s);
        action("balance").trigger();
        [&] {
            QTRY_COMPARE_WITH_TIMEOUT(panel().runList().runs().size(), std::size_t {1}, testing::kPatience);
        }();
    }
    BalancePanel &panel() { return part<BalancePanel>(); }

    /// Everything that the report shows on all its pages.
    QStringList told()
    {
        QStringList texts;
        BalanceReport &report = panel().report();
        for (int part = 0; part < report.parts().count(); ++part) {
            texts << report.parts().item(part)->text();
            report.choosePart(part);
            for (int row = 0; row < report.table().rowCount(); ++row) {
                if (const QTableWidgetItem *head = report.table().verticalHeaderItem(row))
                    texts << head->text();
                for (int column = 0; column < report.table().columnCount(); ++column)
                    texts << report.table().item(row, column)->text();
            }
        }
        return texts;
    }
};

} // namespace

/// Many games of Toll, of which the report knows nothing.
class TollBalanceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theReportNamesTheSeats()
    {
        Office office("four-fields", 4);
        QCOMPARE(office.panel().form().settings().players.size(), std::size_t {4});
        const QStringList told = office.told();
        for (const QString &seat : {u"North"_s, u"East"_s, u"South"_s, u"West"_s})
            QVERIFY2(told.filter(seat).size() > 0, qPrintable(told.join(u'\n')));
    }

    void theBoardSaysHowManySeatsThereAre()
    {
        Office office("three-squares", 3);
        QCOMPARE(office.panel().form().settings().players.size(), std::size_t {3});
        const QStringList told = office.told();
        QVERIFY2(told.filter(u"South"_s).size() > 0, qPrintable(told.join(u'\n')));
        QCOMPARE(told.filter(u"West"_s).size(), 0);
    }

    void itSpeaksFrench()
    {
        Office office("four-fields", 4, u"fr"_s);
        const QStringList told = office.told();
        for (const QString &seat : {u"Nord"_s, u"Est"_s, u"Sud"_s, u"Ouest"_s})
            QVERIFY2(told.filter(seat).size() > 0, qPrintable(told.join(u'\n')));
        for (const QString &english : {u"North"_s, u"copper"_s, u"card"_s})
            QVERIFY2(told.filter(english, Qt::CaseInsensitive).isEmpty(),
                     qPrintable(told.filter(english, Qt::CaseInsensitive).join(u'\n')));
    }
};

MERLON_TEST(TollBalanceTest)
#include "toll_balance_test.moc"
