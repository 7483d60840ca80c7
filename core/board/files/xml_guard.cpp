#include "core/board/files/xml_guard.h"

#include "core/base/utf8.h"
#include "core/board/files/limits.h"

#include <algorithm>
#include <vector>

namespace merlon {

namespace {

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

bool isNameCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_'
        || c == '.' || c == ':';
}

/// Accepts a subset of XML that every parser understands alike.
class XmlGuard {
public:
    explicit XmlGuard(std::string_view text)
        : m_text(text)
    {
    }

    Text run()
    {
        if (m_text.find('\0') != std::string_view::npos)
            return {"error.xml", {}};
        if (!isUtf8(m_text)) {
            refuse("error.xml-utf8", firstBadByte());
            return m_wrong;
        }
        while (m_wrong.empty()) {
            const std::size_t next = std::min(m_text.find('<', m_at), m_text.size());
            checkReferences(m_at, next);
            m_at = next;
            if (m_at == m_text.size() || !m_wrong.empty())
                break;
            markup();
        }
        if (m_wrong.empty() && !m_open.empty())
            refuse("error.xml", m_text.size());
        return m_wrong;
    }

    std::size_t line() const
    {
        const auto end = m_text.begin() + static_cast<std::ptrdiff_t>(std::min(m_wrongAt, m_text.size()));
        return 1 + static_cast<std::size_t>(std::count(m_text.begin(), end, '\n'));
    }

private:
    void refuse(const char *code, std::size_t at)
    {
        if (!m_wrong.empty())
            return; // the first one counts
        m_wrong = {code, {}};
        m_wrongAt = at;
    }

    bool starts(std::string_view with) const { return m_text.substr(m_at, with.size()) == with; }

    /// Where the text stops being UTF-8: whole lines are tried.
    std::size_t firstBadByte() const
    {
        std::size_t begin = 0;
        while (begin < m_text.size()) {
            const std::size_t end = std::min(m_text.find('\n', begin), m_text.size() - 1) + 1;
            if (!isUtf8(m_text.substr(begin, end - begin)))
                return begin;
            begin = end;
        }
        return m_text.size();
    }

    /// References are numbers or those that XML itself knows; documents cannot define any here.
    void checkReferences(std::size_t begin, std::size_t end)
    {
        const std::string_view text = m_text.substr(0, end);
        for (std::size_t at = begin; (at = text.find('&', at)) != text.npos; ++at) {
            const std::string_view rest = text.substr(at + 1);
            constexpr std::string_view kKnown[] = {"lt;", "gt;", "amp;", "quot;", "apos;"};
            if (std::ranges::any_of(kKnown, [&](std::string_view known) { return rest.starts_with(known); }))
                continue;
            const bool isHex = rest.starts_with("#x");
            const std::size_t first = isHex ? 2 : 1;
            const std::string_view digits = isHex ? "0123456789abcdefABCDEF" : "0123456789";
            const std::size_t last = rest.find_first_not_of(digits, first);
            if (!rest.starts_with('#') || last == rest.npos || last == first || rest[last] != ';')
                return refuse("error.xml-reference", at);
        }
    }

    void markup()
    {
        if (starts("<!--"))
            skipPast("-->", 4);
        else if (starts("<![CDATA["))
            skipPast("]]>", 9);
        else if (starts("<?"))
            skipPast("?>", 2);
        else if (starts("<!"))
            refuse("error.xml-doctype", m_at);
        else if (starts("</"))
            closingTag();
        else
            openingTag();
    }

    void skipPast(std::string_view end, std::size_t opening)
    {
        const std::size_t found = m_text.find(end, m_at + opening);
        if (found == std::string_view::npos)
            refuse("error.xml", m_at);
        else
            m_at = found + end.size();
    }

    std::string_view name()
    {
        const std::size_t begin = m_at;
        while (m_at < m_text.size() && isNameCharacter(m_text[m_at]))
            ++m_at;
        return m_text.substr(begin, m_at - begin);
    }

    void skipSpaces()
    {
        while (m_at < m_text.size() && isSpace(m_text[m_at]))
            ++m_at;
    }

    bool take(char c)
    {
        if (m_at >= m_text.size() || m_text[m_at] != c)
            return false;
        ++m_at;
        return true;
    }

    void closingTag()
    {
        const std::size_t begin = m_at;
        m_at += 2;
        const std::string_view closed = name();
        skipSpaces();
        if (m_open.empty() || m_open.back() != closed || !take('>')) {
            refuse("error.xml", begin);
            return;
        }
        m_open.pop_back();
    }

    void openingTag()
    {
        const std::size_t begin = m_at++;
        const std::string_view opened = name();
        if (opened.empty()) {
            refuse("error.xml", begin);
            return;
        }
        skipSpaces();
        while (m_at < m_text.size() && isNameCharacter(m_text[m_at])) {
            if (!attribute()) {
                refuse("error.xml", begin);
                return;
            }
            skipSpaces();
        }
        if (++m_elements > kMostXmlElements) {
            refuse("error.xml-many", begin);
            if (m_wrong.code == std::string_view("error.xml-many"))
                m_wrong.args = {static_cast<std::int64_t>(kMostXmlElements)};
            return;
        }
        if (take('/')) {
            if (!take('>'))
                refuse("error.xml", begin);
            return;
        }
        if (!take('>')) {
            refuse("error.xml", begin);
            return;
        }
        m_open.push_back(opened);
        if (m_open.size() > kMaxXmlDepth) {
            refuse("error.xml-depth", begin);
            if (m_wrong.code == std::string_view("error.xml-depth"))
                m_wrong.args = {std::int64_t {kMaxXmlDepth}};
        }
    }

    bool attribute()
    {
        name();
        skipSpaces();
        if (!take('='))
            return false;
        skipSpaces();
        if (m_at >= m_text.size() || (m_text[m_at] != '"' && m_text[m_at] != '\''))
            return false;
        const char quote = m_text[m_at++];
        const std::size_t begin = m_at;
        while (m_at < m_text.size() && m_text[m_at] != quote && m_text[m_at] != '<')
            ++m_at;
        checkReferences(begin, m_at);
        return take(quote);
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::vector<std::string_view> m_open;
    std::size_t m_elements = 0;
    Text m_wrong;
    std::size_t m_wrongAt = 0;
};

} // namespace

std::optional<Error> wrongWithXml(std::string_view text, const std::string &source)
{
    XmlGuard guard(text);
    Text wrong = guard.run();
    if (wrong.empty())
        return std::nullopt;
    return Error {std::move(wrong), {source, guard.line(), {}}, {}};
}

} // namespace merlon
