#include "core/base/json.h"
#include "tests/fuzz/json_mutator.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <string>

using namespace merlon;
using fuzz::crossed;
using fuzz::mutated;

namespace {

Json document()
{
    return Json {
        {"at", "assault"},
        {"places", {{"west-wall-1", {{"units", {"orc", "troll"}}, {"stone", 2}}}, {"gate", {{"wood", 1.5}}}}},
        {"open", true},
        {"deep", -3}};
}

const std::vector<std::string> kWords {"goblin"};

} // namespace

/// What the fuzzer makes of documents.
class JsonMutatorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSameNumbersMakeTheSameDocument()
    {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            Random one(seed);
            Random other(seed);
            QCOMPARE(mutated(document(), one, kWords).dump(), mutated(document(), other, kWords).dump());
        }
    }

    void documentsStayDocuments()
    {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            Random random(seed);
            Json json = document();
            for (int round = 0; round < 20; ++round) {
                json = mutated(std::move(json), random, kWords);
                if (json.dump().size() > 4000)
                    break;
                const auto read =
                    readJson(json.dump(-1, ' ', false, Json::error_handler_t::replace), "mutated");
                QVERIFY(read || read.error().what.code == "error.json-depth");
            }
        }
    }

    /// Each kind of change comes sooner or later.
    void documentsBecomeOthers()
    {
        std::set<std::string> seen;
        bool hasLost = false;
        bool hasGrown = false;
        bool hasWord = false;
        bool hasMoved = false;
        bool hasStepped = false;
        bool hasBrim = false;
        for (std::uint64_t seed = 0; seed < 2000; ++seed) {
            Random random(seed);
            const Json json = mutated(document(), random, kWords);
            const std::string text = json.dump();
            seen.insert(text);
            if (!json.is_object())
                continue;
            hasLost |= json.size() < 4 && text.find("west-wall-1") == text.npos;
            hasGrown |= text.size() > document().dump().size() + 10;
            hasWord |= text.find("goblin") != text.npos;
            hasMoved |= !json.contains("deep") && text.find(R"("deep":-3)") != text.npos;
            hasStepped |= json.value("deep", Json()) == Json(-4);
            hasBrim |= text.find("9223372036854775807") != text.npos;
        }
        QVERIFY(seen.size() > 1000);
        QVERIFY(hasLost);
        QVERIFY(hasGrown);
        QVERIFY(hasWord);
        QVERIFY(hasMoved);
        QVERIFY(hasStepped);
        QVERIFY(hasBrim);
    }

    void aDocumentWithoutPartsIsChangedToo()
    {
        for (const Json &json :
             {Json(nullptr), Json(true), Json(1), Json("text"), Json::array(), Json::object()}) {
            const auto isOther = [&json](std::uint64_t seed) {
                Random random(seed);
                return mutated(json, random, kWords) != json;
            };
            std::vector<std::uint64_t> seeds(50);
            for (std::size_t i = 0; i < seeds.size(); ++i)
                seeds[i] = i;
            QVERIFY2(std::ranges::any_of(seeds, isOther), json.dump().c_str());
        }
    }

    void aCrossedDocumentHoldsAPartOfTheOther()
    {
        const Json other {{"other", {"part"}}};
        int taken = 0;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            Random random(seed);
            const std::string text = crossed(document(), other, random).dump();
            QVERIFY(text.find("part") != text.npos);
            taken += text.find("assault") != text.npos ? 1 : 0;
        }
        QVERIFY(taken > 10);
    }
};

MERLON_TEST(JsonMutatorTest)
#include "json_mutator_test.moc"
