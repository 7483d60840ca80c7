#include "core/board/analysis/values.h"

#include <algorithm>

namespace merlon {

namespace {

/// The last of the fields that a record has.
Word wordOf(const AttributeSchema &attribute, const AttributeRecord &record)
{
    Word word;
    for (const AttributeSchema &field : attribute.fields) {
        if (std::string text = fieldOf(record, field.key); !text.empty())
            word.key = std::move(text);
    }
    return word;
}

struct Cells {
    const AttributeSchema &attribute;

    ReportCell operator()(bool flag) const { return Text {flag ? "analysis.yes" : "analysis.no", {}}; }
    ReportCell operator()(std::int64_t number) const { return number; }
    ReportCell operator()(const std::string &text) const
    {
        if (attribute.type == AttributeType::OneOf)
            return std::vector<Word> {{text}};
        return Text {"analysis.text", {text}};
    }
    ReportCell operator()(const std::vector<std::string> &set) const
    {
        std::vector<Word> words;
        for (const std::string &key : set)
            words.push_back({key});
        return words;
    }
    ReportCell operator()(const std::map<std::string, std::int64_t> &counts) const
    {
        std::vector<Word> words;
        for (const auto &[key, count] : counts)
            words.insert(words.end(), static_cast<std::size_t>(std::max<std::int64_t>(count, 0)), {key});
        return words;
    }
    ReportCell operator()(const std::vector<AttributeRecord> &records) const
    {
        std::vector<Word> words;
        for (const AttributeRecord &record : records)
            words.push_back(wordOf(attribute, record));
        return words;
    }
};

} // namespace

ReportCell cellOf(const AttributeSchema &attribute, const AttributeValue &value)
{
    return std::visit(Cells {attribute}, value);
}

Text linkText(const BoardSchema &schema, const std::string &kind, const std::string &from,
              const std::string &to)
{
    const LinkKind *known = schema.linkKind(kind);
    return {known && known->directed ? "analysis.link-to" : "analysis.link-with",
            {Word {kind}, Word {from}, Word {to}}};
}

Text linkText(const BoardSchema &schema, const Link &link)
{
    return linkText(schema, link.kind, link.from, link.to);
}

Text placeText(const Place &place)
{
    return {"analysis.name", {Word {place.key}}};
}

} // namespace merlon
