#pragma once

#include "core/base/error.h"
#include "core/base/json_fwd.h"
#include "core/board/attributes/attribute.h"
#include "core/board/attributes/schema.h"
#include "core/board/files/graphml/graphml_document.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace merlon {

/// Reads what the data of a GraphML file say. The first thing that is wrong is kept, and where it stands: whatever answers
/// false has refused something.
class GraphmlValues {
public:
    using Data = GraphmlDocument::Data;
    using Datum = GraphmlDocument::Datum;

    /// `source` must live as long.
    GraphmlValues(const std::string &source, std::size_t line)
        : m_source(source)
        , m_line(line)
    {
    }

    /// What is read from now on: a node or an edge, and the line in which it begins.
    void goTo(std::string where, std::size_t line);
    void goTo(std::size_t line) { m_line = line; }
    const Error &error() const { return m_error; }

    bool refuse(Text what, Text right = {});
    /// What another reader has found in that line.
    bool keep(Error error, std::size_t line);
    bool badValue(const Datum &value, const std::string &name);
    bool tooFar();
    bool tooFar(const Datum &value);
    bool isWithin(std::size_t count, std::size_t most);
    /// Each value is small enough; so must all of them be.
    bool areAllWithin();

    /// A value as JSON, if it is that.
    std::optional<Json> json(const Datum &value);
    /// Text as it stands, or a JSON string.
    std::string text(const Datum &value);
    /// Empty if it is not there.
    std::string textOf(const Data &data, const char *name);

    // What is not there changes nothing.
    bool readTexts(const Data &data, const char *name, std::map<std::string, std::string> &texts);
    bool readCoordinate(const Data &data, const char *name, double &coordinate);
    bool readAttributes(const Data &data, bool (*isReserved)(std::string_view),
                        const std::vector<AttributeSchema> *known, Attributes &attributes);

private:
    const std::string &m_source;
    std::string m_where;      ///< the node, by its id, or the edge, counted from 1, that is being read
    std::size_t m_line;       ///< in which that begins
    std::size_t m_values = 0; ///< of all JSON so far
    Error m_error;
};

} // namespace merlon
