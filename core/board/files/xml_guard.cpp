#include "core/board/files/xml_guard.h"

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
        while (m_wrong.empty() && (m_at = m_text.find('<', m_at)) != std::string_view::npos)
            markup();
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
        m_wrong = {code, {}};
        m_wrongAt = at;
    }

    bool starts(std::string_view with) const { return m_text.substr(m_at, with.size()) == with; }

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
        while (m_at < m_text.size() && m_text[m_at] != quote && m_text[m_at] != '<')
            ++m_at;
        return take(quote);
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::vector<std::string_view> m_open;
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
