#include "core/board/files/graphml/xml_parser.h"

#include "core/base/limits.h"
#include "core/base/utf8.h"

#include <expat.h>

#include <algorithm>
#include <new>
#include <utility>

namespace merlon {

namespace {

bool beginsWithCharacter(std::string_view text)
{
    constexpr std::size_t kLongest = 4; // bytes
    for (std::size_t length = 1; length <= kLongest; ++length) {
        if (isUtf8(text.substr(0, length)))
            return true;
    }
    return false;
}

/// Whether what cannot be read there belongs to a reference, of which expat does not speak.
bool isInReference(std::string_view text, std::size_t at)
{
    const auto isOfName = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '#';
    };
    if (text.substr(at).starts_with('&'))
        return true;
    while (at > 0 && isOfName(text[at - 1]))
        --at;
    return at > 0 && text[at - 1] == '&';
}

} // namespace

std::string_view XmlAttributes::value(std::string_view name) const
{
    for (const char *const *each = m_list; *each; each += 2) {
        if (name == each[0])
            return each[1];
    }
    return {};
}

void XmlParser::Freeing::operator()(XML_ParserStruct *expat) const
{
    XML_ParserFree(expat);
}

XmlParser::XmlParser(std::string_view text, const std::string &source, XmlEvents events)
    : m_text(text)
    , m_source(source)
    , m_events(std::move(events))
    , m_expat(XML_ParserCreate("UTF-8"))
{
    if (!m_expat)
        throw std::bad_alloc();
    setHandlers();
}

/// Exceptions wait until expat has returned. It may still tell of something after it has been stopped.
template <class Event>
void XmlParser::tell(void *parser, const Event &event) noexcept
{
    auto &self = *static_cast<XmlParser *>(parser);
    if (self.m_error || self.m_thrown)
        return;
    try {
        event(self);
    } catch (...) {
        self.m_thrown = std::current_exception();
        XML_StopParser(self.m_expat.get(), XML_FALSE);
    }
}

void XmlParser::setHandlers()
{
    XML_ParserStruct *const expat = m_expat.get();
    XML_SetUserData(expat, this);
    XML_SetStartDoctypeDeclHandler(
        expat, [](void *parser, const XML_Char *, const XML_Char *, const XML_Char *, int) {
            tell(parser, [](XmlParser &self) { self.refuse({"error.xml-doctype", {}}); });
        });
    XML_SetElementHandler(
        expat,
        [](void *parser, const XML_Char *name, const XML_Char **attributes) {
            tell(parser, [&](XmlParser &self) { self.open(name, attributes); });
        },
        [](void *parser, const XML_Char *) {
            tell(parser, [](XmlParser &self) {
                --self.m_depth;
                self.m_events.closes();
            });
        });
    XML_SetCdataSectionHandler(
        expat, [](void *parser) { static_cast<XmlParser *>(parser)->m_isCdata = true; },
        [](void *parser) { static_cast<XmlParser *>(parser)->m_isCdata = false; });
}

std::optional<Error> XmlParser::run()
{
    if (const std::size_t zero = m_text.find('\0'); zero != m_text.npos) { // expat might think of UTF-16
        const auto before = m_text.substr(0, zero);
        const auto line = static_cast<std::size_t>(1 + std::ranges::count(before, '\n'));
        return Error {{"error.xml", {}}, {m_source, line, {}}, {}};
    }
    constexpr std::size_t kPart = kLongestXmlTag / 4;
    std::size_t end = 0;
    do {
        const std::string_view part = m_text.substr(end, kPart);
        end += part.size();
        const XML_Status status = XML_Parse(m_expat.get(), part.data(), static_cast<int>(part.size()),
                                            end == m_text.size() ? XML_TRUE : XML_FALSE);
        if (m_thrown)
            std::rethrow_exception(m_thrown);
        if (m_error)
            break;
        if (status == XML_STATUS_ERROR) {
            if (std::optional<Text> what = problem())
                refuse(std::move(*what));
            break;
        }
        if (end - at() > kLongestXmlTag) // expat waits for the end of it
            refuse({"error.xml-long", {static_cast<std::int64_t>(kLongestXmlTag >> 20)}});
    } while (!m_error && end < m_text.size());
    return m_error;
}

void XmlParser::refuse(Text what)
{
    if (m_error)
        return;
    m_error = {std::move(what), {m_source, line(), {}}, {}};
    XML_StopParser(m_expat.get(), XML_FALSE);
}

void XmlParser::tellText(bool isTold)
{
    const auto handler = [](void *parser, const XML_Char *text, int length) {
        tell(parser, [&](XmlParser &self) { self.addText({text, static_cast<std::size_t>(length)}); });
    };
    XML_SetCharacterDataHandler(m_expat.get(), isTold ? XML_CharacterDataHandler(handler) : nullptr);
}

std::size_t XmlParser::line() const
{
    return XML_GetCurrentLineNumber(m_expat.get());
}

std::size_t XmlParser::at() const
{
    return static_cast<std::size_t>(XML_GetCurrentByteIndex(m_expat.get()));
}

void XmlParser::open(const char *name, const char *const *attributes)
{
    m_attributes += static_cast<std::size_t>(XML_GetSpecifiedAttributeCount(m_expat.get())) / 2;
    if (++m_elements > kMostXmlElements)
        refuse({"error.xml-many", {static_cast<std::int64_t>(kMostXmlElements)}});
    else if (m_attributes > kMostXmlAttributes)
        refuse({"error.xml-attributes", {static_cast<std::int64_t>(kMostXmlAttributes)}});
    else if (++m_depth > kMaxXmlDepth)
        refuse({"error.xml-depth", {std::int64_t {kMaxXmlDepth}}});
    else
        m_events.opens(name, XmlAttributes(attributes));
}

void XmlParser::addText(std::string_view text)
{
    const bool isReference = !m_isCdata && m_text[at()] == '&';
    (m_isCdata || isReference ? m_events.verbatim : m_events.text)(text);
}

/// Of expat, at the place where it is.
std::optional<Text> XmlParser::problem() const
{
    const XML_Error code = XML_GetErrorCode(m_expat.get());
    const std::size_t place = std::min(at(), m_text.size());
    if (code == XML_ERROR_NO_MEMORY)
        throw std::bad_alloc();
    if (code == XML_ERROR_NO_ELEMENTS && m_elements == 0) // else some are not closed
        return std::nullopt;
    if (code == XML_ERROR_PARTIAL_CHAR
        || (code == XML_ERROR_INVALID_TOKEN && !beginsWithCharacter(m_text.substr(place))))
        return Text {"error.xml-utf8", {}};
    const bool isUnread = code == XML_ERROR_INVALID_TOKEN || code == XML_ERROR_UNCLOSED_TOKEN;
    if (code == XML_ERROR_UNDEFINED_ENTITY || code == XML_ERROR_BAD_CHAR_REF
        || (isUnread && isInReference(m_text, place)))
        return Text {"error.xml-reference", {}};
    return Text {"error.xml", {}};
}

} // namespace merlon
