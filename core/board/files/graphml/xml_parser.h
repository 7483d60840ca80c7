#pragma once

#include "core/base/error.h"

#include <cstddef>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct XML_ParserStruct; // expat's

namespace merlon {

/// The attributes of an element, as expat lists them: names and values in turn.
class XmlAttributes {
public:
    explicit XmlAttributes(const char *const *list)
        : m_list(list)
    {
    }

    /// Empty if there is none of that name.
    std::string_view value(std::string_view name) const;

private:
    const char *const *m_list; ///< ends with a null pointer
};

/// What is said of a document on the way through it.
struct XmlEvents {
    std::function<void(std::string_view name, const XmlAttributes &)> opens; ///< an element
    std::function<void()> closes;                                            ///< the innermost element
    std::function<void(std::string_view)> text;     ///< a part of what stands between tags
    std::function<void(std::string_view)> verbatim; ///< the same, of a reference or a CDATA section
};

/// Runs expat over a text in UTF-8. What could do harm is refused: document type declarations, and with them entities, and
/// what goes beyond the limits of XML in limits.h.
class XmlParser {
public:
    /// What is given stays with its owner.
    XmlParser(std::string_view text, const std::string &source, XmlEvents events);
    XmlParser(const XmlParser &) = delete;
    XmlParser &operator=(const XmlParser &) = delete;

    /// What is wrong with the text, and in which line; none if it is well-formed, or has no element at all.
    std::optional<Error> run();

    // For those who are told of events
    /// Goes no further. The first thing that is wrong counts.
    void refuse(Text what);
    /// Whether text is told from here on. Not before this has been called.
    void tellText(bool isTold);
    /// Where the event stands.
    std::size_t line() const;

private:
    struct Freeing {
        void operator()(XML_ParserStruct *expat) const;
    };

    template <class Event>
    static void tell(void *parser, const Event &event) noexcept;
    void setHandlers();
    void open(const char *name, const char *const *attributes);
    void addText(std::string_view text);
    std::optional<Text> problem() const;
    std::size_t at() const;

    std::string_view m_text;
    const std::string &m_source;
    XmlEvents m_events;
    std::unique_ptr<XML_ParserStruct, Freeing> m_expat;
    int m_depth = 0;
    std::size_t m_elements = 0;
    std::size_t m_attributes = 0;
    bool m_isCdata = false;
    std::optional<Error> m_error;
    std::exception_ptr m_thrown; ///< by an event: C code cannot pass it on
};

} // namespace merlon
