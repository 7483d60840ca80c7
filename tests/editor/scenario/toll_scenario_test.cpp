#include "app/table/table_page.h"
#include "app/widgets/boxes/message_bar.h"
#include "app/window/main_window.h"
#include "app/words/resources.h"
#include "core/base/json.h"
#include "core/canvas/scene/board_scene.h"
#include "core/engine/position/draft_edit.h"
#include "tests/editor/scenario/scenario_driver.h"
#include "tests/support/test_program.h"
#include "tests/support/toy/toy_boards.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QTest>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::EditorDriver;
using testing::ScenarioDriver;
using testing::tableOpened;

namespace {

/// A scenario of Toll that has just been begun.
struct Office : EditorDriver {
    explicit Office(const QString &language = u"en"_s)
        : EditorDriver(language)
        , driver(*this)
    {
        const QString boards = QString::fromStdU16String(ownDirectory("boards").u16string());
        QDir().mkpath(boards);
        QFile::copy(QString::fromStdString(toy::fileOf("four-fields")), boards + u"/four-fields.json"_s);
        driver.begin("four-fields", "toll");
    }
    ~Office() { std::filesystem::remove(ownDirectory("boards") / "four-fields.json"); }
    QString left(const char *piece) { return driver.tray().itemOf(piece)->text(1); }

    ScenarioDriver driver;
};

} // namespace

/// A position of Toll, of which the editor knows nothing, is laid out from what the game says that it consists of.
class TollScenarioTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void piecesAreDraggedFromTheTrayAndOverTheBoard()
    {
        Office office;
        QCOMPARE(office.left("copper"), u"5"_s);
        office.driver.dragTo("field-1", "copper"); // the first ones in the tray are North's
        QCOMPARE(office.driver.count("copper", "field-1"), 1);
        QCOMPARE(office.left("copper"), u"4"_s);
        QVERIFY(!office.driver.document().hasErrors());
        office.driver.dragPiece("copper", "field-1", "field-3");
        QCOMPARE(office.driver.count("copper", "field-1"), 0);
        QCOMPARE(office.driver.count("copper", "field-3"), 1);
        office.driver.dragTo("field-2", "mark");
        QCOMPARE(office.driver.document().position()["mark"].get<std::string>(), std::string("field-2"));
        office.driver.dragOff("copper", "field-3");
        QCOMPARE(office.left("copper"), u"5"_s);
        while (office.driver.document().undoStack().canUndo())
            office.action("undo").trigger();
        QVERIFY(!office.driver.document().isModified());
    }

    void onlyFreeFieldsHaveRoom()
    {
        Office office;
        office.driver.dragTo("field-1", "copper");
        const DraftPiece &ofEast = office.driver.draft().pieces[5];
        QCOMPARE(ofEast.group, std::string("east"));
        const Draft &draft = office.driver.draft();
        const auto mayLieOn = [&](int place) {
            const auto position =
                withPiece(draft, office.driver.document().position(), ofEast, *partOfPlace(draft, place));
            return position && office.driver.document().setup()->position(*position).has_value();
        };
        QVERIFY(!mayLieOn(0));
        QVERIFY(mayLieOn(1));
    }

    void aMarketMayHaveTheSameCardTwice()
    {
        Office office;
        office.driver.document().perform(SetOptions {{{"rules", "full"}}}, u"options"_s);
        const auto &pieces = office.driver.draft().pieces;
        const auto silver = std::ranges::find_if(
            pieces, [](const DraftPiece &piece) { return piece.key == "silver" && piece.note == "market"; });
        QVERIFY(silver != pieces.end());
        const Draft &draft = office.driver.draft();
        const auto once = withPiece(draft, Json::object(), *silver, draft.parts.front());
        const Draft after = draftOf(office.driver.document().setup(), *once);
        const auto twice = withPiece(after, *once, *silver, after.parts.front());
        QVERIFY(((*twice)["market"] == Json::array({"silver", "silver", nullptr})));
    }

    void aLaidOutPositionIsPlayed()
    {
        Office office;
        office.driver.dragTo("field-1", "gold");
        ScenarioDocument &document = office.driver.document();
        Json position = document.position();
        position["step"] = "turn";
        position["spy"] = "east";
        position["seats"]["north"]["hand"] = {{"jewel", 2}};
        document.perform(SetPosition {position}, u"position"_s);
        QVERIFY(!document.hasErrors());
        office.action("play-first").trigger();
        const auto table = tableOpened();
        QVERIFY(table);
        QVERIFY2(table->table().session(), qPrintable(table->messages().text()));
        const Match &match = table->table().session()->match();
        QCOMPARE(match.setup().game().key(), std::string("toll"));
        QVERIFY(match.state().position()["places"]["field-1"]["north"] == "gold");
        ChoiceList choices;
        match.state().choices(choices);
        QVERIFY(choices.size() > 0);
    }

    void trayAndPanelAreInFrench()
    {
        Office office(u"fr"_s);
        QCOMPARE(office.driver.tray().topLevelItem(0)->text(0), u"Nord"_s);
        QCOMPARE(office.driver.tray().itemOf("copper")->text(0), u"Cuivre"_s);
        office.driver.document().select("");
        QStringList labels;
        for (const QLabel *label : office.driver.panel().findChildren<QLabel *>())
            labels << label->text();
        // As Toll calls it: to the sieges a place is something else.
        QVERIFY2(labels.contains(u"Champ de la mise"_s), qPrintable(labels.join(u'\n')));
    }
};

MERLON_TEST(TollScenarioTest)
#include "toll_scenario_test.moc"
