#include "core/board/files/json/schema_json.h"

#include "core/base/json.h"
#include "core/board/files/json/attribute_json.h"
#include "core/board/files/json/own_attributes_json.h"

namespace merlon {

namespace {

std::string typeName(AttributeType type)
{
    if (const std::string_view own = ownTypeName(type); !own.empty())
        return std::string(own);
    return type == AttributeType::Counts ? "counts" : "records";
}

Json attributeSchemasToJson(const std::vector<AttributeSchema> &attributes);

Json attributeSchemaToJson(const AttributeSchema &attribute)
{
    Json json = {{"key", attribute.key}, {"type", typeName(attribute.type)}};
    const bool hasRange = attribute.type == AttributeType::Number || attribute.type == AttributeType::Counts
        || attribute.type == AttributeType::Records;
    if (hasRange) {
        json["minimum"] = attribute.minimum;
        json["maximum"] = attribute.maximum;
    }
    if (!attribute.words.empty())
        json["words"] = attribute.words;
    if (!attribute.fields.empty())
        json["fields"] = attributeSchemasToJson(attribute.fields);
    if (attribute.optional)
        json["optional"] = true;
    else
        json["default"] = attributeToJson(attribute.standard);
    return json;
}

Json attributeSchemasToJson(const std::vector<AttributeSchema> &attributes)
{
    Json json = Json::array();
    for (const AttributeSchema &attribute : attributes)
        json.push_back(attributeSchemaToJson(attribute));
    return json;
}

Json linkKindToJson(const LinkKind &kind)
{
    Json joins = Json::array();
    for (const LinkKind::Ends &ends : kind.joins)
        joins.push_back(Json {{"from", ends.from}, {"to", ends.to}});
    Json json = Json::object();
    json["key"] = kind.key;
    json["directed"] = kind.directed;
    json["joins"] = std::move(joins);
    json["attributes"] = attributeSchemasToJson(kind.attributes);
    return json;
}

} // namespace

Json schemaToJson(const BoardSchema &schema)
{
    Json json = Json::object();
    json["schema"] = schema.key;
    json["sides"] = schema.sides;
    Json &places = json["places"] = Json::array();
    for (const PlaceKind &kind : schema.places) {
        Json place = Json::object();
        place["key"] = kind.key;
        place["attributes"] = attributeSchemasToJson(kind.attributes);
        places.push_back(std::move(place));
    }
    Json &links = json["links"] = Json::array();
    for (const LinkKind &kind : schema.links)
        links.push_back(linkKindToJson(kind));
    return json;
}

} // namespace merlon
