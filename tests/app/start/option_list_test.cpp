#include "app/start/option_list.h"
#include "core/engine/game.h"
#include "tests/support/test_program.h"

#include <QComboBox>
#include <QLabel>
#include <QSpinBox>
#include <QTest>

using namespace merlon;
using namespace Qt::StringLiterals;

namespace {

/// Another game with options of its own: a list of rooms that may be chosen one by one, and something rare.
class GameOfRooms final : public Game {
public:
    const std::string &key() const override { return m_key; }
    const std::string &rulePrefix() const override { return m_like.rulePrefix(); }
    int rulesVersion() const override { return m_like.rulesVersion(); }
    const BoardSchema &schema() const override { return m_like.schema(); }
    const std::string &defaultBoard() const override { return m_like.defaultBoard(); }
    std::span<const OptionInfo> options() const override { return m_options; }
    Offer offer(const Board &) const override
    {
        ++looks;
        return [](const OptionInfo &, const std::string &value) { return value != "fast"; };
    }
    std::vector<Finding> check(const Board &board) const override { return m_like.check(board); }
    Expected<std::shared_ptr<const Setup>> open(Board board, const Options &) const override
    {
        return m_like.open(std::move(board), {});
    }

    mutable int looks = 0; ///< at boards, for what they offer

private:
    const Game &m_like = *allGames().front();
    std::string m_key = "rooms";
    std::vector<OptionInfo> m_options {{"rooms", {"drawn", "chosen"}},
                                       {.key = "vault",
                                        .values = {"1"},
                                        .idleWith = "rooms",
                                        .idleValues = {"drawn"},
                                        .numbers = NumberRange {0, 2},
                                        .isHiddenWhileIdle = true},
                                       {.key = "pace", .values = {"slow", "fast"}, .isRare = true}};
};

QLabel *labelOf(const OptionList &list, const QWidget *field)
{
    for (QLabel *label : list.findChildren<QLabel *>()) {
        if (label->buddy() == field)
            return label;
    }
    return nullptr;
}

} // namespace

/// Which options of the rules are shown.
class OptionListTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatMattersToFewIsShownWhenItMatters();
    void whatIsRareWaits();
    void aBoardIsLookedAtOnceForAllOptions();
};

void OptionListTest::whatMattersToFewIsShownWhenItMatters()
{
    GameOfRooms game;
    OptionList list;
    list.setGame(&game);
    list.setVisible(true);
    auto *rooms = list.findChild<QComboBox *>(u"option-rooms"_s);
    auto *vault = list.findChild<QSpinBox *>(u"option-vault"_s);
    QVERIFY(rooms && vault);
    QVERIFY(!vault->isVisible() && !labelOf(list, vault)->isVisible());
    rooms->setCurrentIndex(rooms->findData(u"chosen"_s));
    QVERIFY(vault->isVisible() && labelOf(list, vault)->isVisible());
    QCOMPARE(vault->value(), 1);
    vault->setValue(2);
    QCOMPARE(list.options(), (Options {{"rooms", "chosen"}, {"vault", "2"}}));
    rooms->setCurrentIndex(rooms->findData(u"drawn"_s));
    QVERIFY(!vault->isVisible());
    QCOMPARE(list.options(), Options());
    rooms->setCurrentIndex(rooms->findData(u"chosen"_s));
    QCOMPARE(vault->value(), 2); // and the wish is remembered
}

void OptionListTest::whatIsRareWaits()
{
    GameOfRooms game;
    OptionList list;
    list.setGame(&game);
    list.setVisible(true);
    QVERIFY(list.hasRare());
    auto *pace = list.findChild<QComboBox *>(u"option-pace"_s);
    QVERIFY(pace && pace->isVisible());
    pace->setCurrentIndex(pace->findData(u"fast"_s));
    list.setRareShown(false);
    QVERIFY(!pace->isVisible());
    QCOMPARE(list.options(), (Options {{"pace", "fast"}}));
    list.setGame(&game); // new rows, as before
    QVERIFY(!list.findChild<QComboBox *>(u"option-pace"_s)->isVisible());
    list.setRareShown(true);
    QVERIFY(list.findChild<QComboBox *>(u"option-pace"_s)->isVisible());
}

/// To find out what a large board offers takes time.
void OptionListTest::aBoardIsLookedAtOnceForAllOptions()
{
    GameOfRooms game;
    OptionList list;
    list.setGame(&game);
    list.setVisible(true);
    QCOMPARE(game.looks, 0);
    BoardInfo info;
    info.schema = game.schema().key;
    const Board board(std::move(info), {}, {});
    list.setBoard(&board);
    auto *rooms = list.findChild<QComboBox *>(u"option-rooms"_s);
    rooms->setCurrentIndex(rooms->findData(u"chosen"_s));
    list.setRareShown(false);
    QCOMPARE(game.looks, 1);
    QVERIFY(!list.findChild<QComboBox *>(u"option-pace"_s)->isEnabled()); // there is one pace here
}

MERLON_TEST(OptionListTest)
#include "option_list_test.moc"
