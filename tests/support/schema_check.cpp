#include "tests/support/schema_check.h"

#include "core/base/json.h"
#include "core/base/random.h"
#include "core/games/english.h"

#include <algorithm>
#include <stdexcept>

namespace merlon::testing {

namespace {

const Json *memberOf(const Json &json, const std::string &key)
{
    const auto found = json.find(key);
    return found == json.end() ? nullptr : &*found;
}

/// What a schema of an object says about one of its members; null if it knows no such member.
const Json *schemaOfMember(const Json &schema, const std::string &key)
{
    const Json *properties = memberOf(schema, "properties");
    const Json *known = properties == nullptr ? nullptr : memberOf(*properties, key);
    const Json *others = memberOf(schema, "additionalProperties");
    return known != nullptr || others == nullptr || !others->is_object() ? known : others;
}

bool isOfType(const Json &value, const std::string &type)
{
    return type == "integer" ? value.is_number_integer() : type == value.type_name();
}

/// `types`: one, or a list of them.
bool isOfOneType(const Json &value, const Json &types)
{
    if (types.is_string())
        return isOfType(value, types.get<std::string>());
    return std::ranges::any_of(types,
                               [&](const Json &type) { return isOfType(value, type.get<std::string>()); });
}

/// Whether a value that is neither object nor array may be there, or an object or array of any content.
bool isAllowed(const Json &schema, const Json &value)
{
    const Json *type = memberOf(schema, "type");
    const Json *names = memberOf(schema, "enum");
    const Json *only = memberOf(schema, "const");
    const Json *least = memberOf(schema, "minimum");
    const Json *most = memberOf(schema, "maximum");
    const Json *mostItems = memberOf(schema, "maxItems");
    return (type == nullptr || isOfOneType(value, *type))
        && (names == nullptr || std::find(names->begin(), names->end(), value) != names->end())
        && (only == nullptr || *only == value) && (least == nullptr || value >= *least)
        && (most == nullptr || value <= *most)
        && (mostItems == nullptr || value.size() <= mostItems->get<std::size_t>());
}

/// Goes through a value and its schema together.
class Walk {
public:
    explicit Walk(const Json &whole)
        : m_whole(whole)
    {
    }

    std::string objection(const Json &schema, const Json &value, const std::string &pointer) const
    {
        if (const Json *reference = memberOf(schema, "$ref"))
            return objection(referred(reference->get<std::string>()), value, pointer);
        if (const Json *ways = memberOf(schema, "oneOf"))
            return inOneOf(*ways, value, pointer);
        if (!isAllowed(schema, value))
            return pointer + ": " + value.dump();
        if (value.is_object())
            return inMembers(schema, value, pointer);
        return value.is_array() ? inItems(schema, value, pointer) : std::string();
    }

private:
    /// "#/$defs/place"
    const Json &referred(const std::string &reference) const
    {
        return m_whole.at(Json::json_pointer(reference.substr(1)));
    }

    std::string inOneOf(const Json &ways, const Json &value, const std::string &pointer) const
    {
        const auto fits = [&](const Json &way) { return objection(way, value, pointer).empty(); };
        return std::count_if(ways.begin(), ways.end(), fits) == 1 ? std::string()
                                                                  : pointer + ": " + value.dump();
    }

    std::string inMembers(const Json &schema, const Json &value, const std::string &pointer) const
    {
        if (const Json *required = memberOf(schema, "required")) {
            for (const Json &key : *required) {
                if (!value.contains(key.get<std::string>()))
                    return pointer + " has no " + key.get<std::string>();
            }
        }
        for (const auto &member : value.items()) {
            const std::string at = pointerInto(pointer, member.key());
            const Json *known = schemaOfMember(schema, member.key());
            std::string found = known == nullptr ? at + " is unknown" : objection(*known, member.value(), at);
            if (!found.empty())
                return found;
        }
        return {};
    }

    std::string inItems(const Json &schema, const Json &value, const std::string &pointer) const
    {
        const Json *items = memberOf(schema, "items");
        for (std::size_t index = 0; items != nullptr && index < value.size(); ++index) {
            std::string found = objection(*items, value[index], pointerInto(pointer, std::to_string(index)));
            if (!found.empty())
                return found;
        }
        return {};
    }

    const Json &m_whole;
};

/// objectionOf a position, and of what each seat sees of it.
std::string objectionOfState(const Json &schema, const State &state, Sight sight)
{
    std::string found = objectionOf(schema, state.position());
    const std::size_t seats = sight == Sight::Whole ? 0 : state.setup().seats().size();
    for (std::size_t seat = 0; seat < seats && found.empty(); ++seat)
        found = objectionOf(schema, state.seenBy({static_cast<Seat>(seat)})->position());
    return found;
}

} // namespace

Json shippedSchema(const std::string &name)
{
    const auto folder = std::filesystem::path(MERLON_SOURCE_DIR) / "resources" / "schema";
    Expected<Json> schema = readJsonFile(folder / (name + ".schema.json"));
    if (!schema)
        throw std::runtime_error(say(schema.error(), english()));
    return std::move(*schema);
}

std::string objectionOf(const Json &schema, const Json &value)
{
    return Walk(schema).objection(schema, value, {});
}

std::string objectionInGame(const Json &schema, const Setup &setup, std::uint64_t seed, Sight sight)
{
    Random random(seed);
    EventSink nobody;
    ChoiceList choices;
    const std::unique_ptr<State> state = setup.start();
    std::string found = objectionOfState(schema, *state, sight);
    while (found.empty() && state->decision().seat != kNobody) {
        state->choices(choices);
        state->apply(choices[random.below(static_cast<std::uint32_t>(choices.size()))], nobody);
        found = objectionOfState(schema, *state, sight);
    }
    return found;
}

} // namespace merlon::testing
