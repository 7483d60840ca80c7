#include "core/base/json.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace merlon;

namespace {

Json publishedSchema()
{
    const std::filesystem::path file =
        std::filesystem::path(MERLON_SOURCE_DIR) / "resources" / "schema" / "board.schema.json";
    return readJsonFile(file).value();
}

/// The attributes that the published schema gives a kind.
Json attributesOf(const Json &schema, const char *definition, const std::string &kind)
{
    for (const Json &rule : schema["$defs"][definition]["allOf"]) {
        if (rule["if"]["properties"]["kind"]["const"] == kind)
            return rule["then"]["properties"]["attributes"]["properties"];
    }
    return Json();
}

/// The default of a number or flag.
Json standardOf(const AttributeSchema &attribute)
{
    if (const auto *number = std::get_if<std::int64_t>(&attribute.standard))
        return *number;
    return std::get<bool>(attribute.standard);
}

void compare(const Json &published, const std::vector<AttributeSchema> &attributes, const std::string &kind)
{
    QCOMPARE(published.size(), attributes.size());
    for (const AttributeSchema &attribute : attributes) {
        QVERIFY2(published.contains(attribute.key), (kind + " " + attribute.key).c_str());
        const Json &here = published[attribute.key];
        switch (attribute.type) {
        case AttributeType::Number:
            QCOMPARE(here["minimum"].get<std::int64_t>(), attribute.minimum);
            QCOMPARE(here["maximum"].get<std::int64_t>(), attribute.maximum);
            QVERIFY(here["default"] == standardOf(attribute));
            break;
        case AttributeType::Flag:
            QVERIFY(here["default"] == standardOf(attribute));
            break;
        case AttributeType::OneOf:
            QVERIFY(here["enum"].get<std::vector<std::string>>() == attribute.words);
            break;
        case AttributeType::Records:
            QCOMPARE(here["minItems"].get<std::int64_t>(), attribute.minimum);
            QCOMPARE(here["maxItems"].get<std::int64_t>(), attribute.maximum);
            break;
        case AttributeType::Text:
        case AttributeType::Set:
        case AttributeType::Counts:
            break;
        }
    }
}

} // namespace

/// The JSON schema in resources says the same as the schema in the program.
class JsonSchemaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysTheSameOfSiegePlaces()
    {
        const Json schema = publishedSchema();
        QCOMPARE(schema["$defs"]["siegePlace"]["allOf"].size(), siegeSchema().places.size());
        for (const PlaceKind &kind : siegeSchema().places)
            compare(attributesOf(schema, "siegePlace", kind.key), kind.attributes, kind.key);
    }

    void saysTheSameOfSiegeLinks()
    {
        const Json schema = publishedSchema();
        QCOMPARE(schema["$defs"]["siegeLink"]["allOf"].size(), siegeSchema().links.size());
        for (const LinkKind &kind : siegeSchema().links)
            compare(attributesOf(schema, "siegeLink", kind.key), kind.attributes, kind.key);
    }
};

MERLON_TEST(JsonSchemaTest)
#include "json_schema_test.moc"
