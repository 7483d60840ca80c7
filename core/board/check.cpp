#include "core/board/attributes/own_attributes.h"
#include "core/board/cells/square_numbers.h"
#include "core/board/finding.h"
#include "core/board/finding_list.h"
#include "core/board/footprint.h"
#include "core/board/keys.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>

namespace merlon {

namespace {

bool contains(const std::vector<std::string> &words, const std::string &word)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// What is wrong with one value, as yet without the place as its first argument; empty if nothing.
Text wrongWithValue(const AttributeSchema &attribute, const AttributeValue &value);

Text wrongWithField(const AttributeSchema &record, const std::string &key,
                    const AttributeRecord::mapped_type &field)
{
    const AttributeSchema *schema = findAttribute(record.fields, key);
    if (!schema)
        return {"finding.B-field-unknown", {key, Word {record.key}}};
    return wrongWithValue(*schema, std::visit([](const auto &v) { return AttributeValue(v); }, field));
}

Text outOfRange(const AttributeSchema &attribute, std::int64_t number)
{
    if (number >= attribute.minimum && number <= attribute.maximum)
        return {};
    return {"finding.B-range", {Word {attribute.key}, attribute.minimum, attribute.maximum}};
}

Text wrongWithCounts(const AttributeSchema &attribute, const std::map<std::string, std::int64_t> &counts)
{
    for (const auto &[word, number] : counts) {
        if (!contains(attribute.words, word))
            return {"finding.B-word", {Word {attribute.key}, word}};
        if (Text range = outOfRange(attribute, number); !range.empty())
            return range;
    }
    return {};
}

Text wrongWithSet(const AttributeSchema &attribute, const std::vector<std::string> &words)
{
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto here = words.begin() + static_cast<std::ptrdiff_t>(i);
        if (!contains(attribute.words, words[i]) || std::find(words.begin(), here, words[i]) != here)
            return {"finding.B-word", {Word {attribute.key}, words[i]}};
    }
    return {};
}

Text wrongWithRecords(const AttributeSchema &attribute, const std::vector<AttributeRecord> &records)
{
    if (Text range = outOfRange(attribute, static_cast<std::int64_t>(records.size())); !range.empty())
        return range;
    for (const AttributeRecord &record : records) {
        for (const auto &[key, field] : record) {
            if (Text wrong = wrongWithField(attribute, key, field); !wrong.empty())
                return wrong;
        }
        for (const AttributeSchema &field : attribute.fields) {
            if (!field.optional && !record.contains(field.key))
                return {"finding.B-field-missing", {field.key, Word {attribute.key}}};
        }
    }
    return {};
}

Text wrongWithValue(const AttributeSchema &attribute, const AttributeValue &value)
{
    if (!hasType(attribute, value))
        return {"finding.B-type", {Word {attribute.key}}};
    switch (attribute.type) {
    case AttributeType::Flag:
    case AttributeType::Text:
        return {};
    case AttributeType::Number:
        return outOfRange(attribute, std::get<std::int64_t>(value));
    case AttributeType::OneOf: {
        const auto &word = std::get<std::string>(value);
        return contains(attribute.words, word) ? Text {}
                                               : Text {"finding.B-word", {Word {attribute.key}, word}};
    }
    case AttributeType::Set:
        return wrongWithSet(attribute, std::get<std::vector<std::string>>(value));
    case AttributeType::Counts:
        return wrongWithCounts(attribute, std::get<std::map<std::string, std::int64_t>>(value));
    case AttributeType::Records:
        return wrongWithRecords(attribute, std::get<std::vector<AttributeRecord>>(value));
    }
    return {};
}

Text aboutPlace(const Place &place, Text wrong)
{
    wrong.args.insert(wrong.args.begin(), Word {place.key});
    return wrong;
}

class StructureCheck {
public:
    StructureCheck(const Board &board, const BoardSchema &schema)
        : m_board(board)
        , m_family(schema)
        , m_extended(schema, board.info())
        , m_schema(*m_extended)
        , m_freeKeys([&board](std::string_view key) { return board.indexOf(key).has_value(); })
    {
    }

    std::vector<Finding> run()
    {
        checkOwnAttributes();
        checkAttributesOfBoard();
        for (std::size_t i = 0; i < m_board.places().size(); ++i)
            checkPlace(i);
        for (std::size_t i = 0; i < m_board.links().size(); ++i)
            checkLink(i);
        checkSquares();
        return m_findings.take();
    }

private:
    void find(const char *id, std::vector<std::string> places, Text message,
              std::optional<BoardChange> mend = {})
    {
        m_findings.add({id, Severity::Error, std::move(places), std::move(message), std::move(mend)});
    }

    /// `makeMend`: the remedy, which holds a place, a link or the heading once more. It is made if there is room for it.
    template <class Held, class MakeMend>
    void addWithMend(Finding finding, const Held &held, const MakeMend &makeMend)
    {
        Finding &added = m_findings.add(std::move(finding));
        if (!m_findings.hasRoomForMend(0)) // it is only counted
            return;
        if (m_weighed != &held) {
            m_weighed = &held;
            m_weight = footprint(held);
        }
        if (!m_findings.hasRoomForMend(m_weight))
            return;
        if (BoardChange mend = makeMend(); !mend.empty())
            added.mend = std::move(mend);
    }

    template <class Held, class MakeMend>
    void find(const char *id, std::vector<std::string> places, Text message, const Held &held,
              const MakeMend &makeMend)
    {
        addWithMend({id, Severity::Error, std::move(places), std::move(message), {}}, held, makeMend);
    }

    /// The board with another heading.
    BoardChange withInfo(const std::function<void(BoardInfo &)> &alter) const
    {
        BoardInfo info = m_board.info();
        alter(info);
        return {{ReplaceInfo {std::move(info)}}};
    }

    void checkOwnAttributes()
    {
        const std::vector<OwnAttribute> &own = m_board.info().ownAttributes;
        for (std::size_t i = 0; i < own.size(); ++i) {
            const auto here = static_cast<std::ptrdiff_t>(i);
            if (isFamilyKey(m_family, own[i].key))
                find("B-own-key", {}, {"finding.B-own-key", {own[i].key}}, m_board.info(), [&] {
                    return withInfo([here](BoardInfo &info) {
                        info.ownAttributes.erase(info.ownAttributes.begin() + here);
                    });
                });
            checkKinds(i, own[i].places,
                       [this](const std::string &kind) { return m_schema.placeKind(kind); });
            checkKinds(i, own[i].links, [this](const std::string &kind) { return m_schema.linkKind(kind); });
        }
    }

    /// A kind that nobody knows does no harm.
    template <class Known>
    void checkKinds(std::size_t number, const KindScope &scope, const Known &known)
    {
        for (const std::string &kind : scope.kinds) {
            if (known(kind))
                continue;
            const std::string &key = m_board.info().ownAttributes[number].key;
            addWithMend({"B-own-kind", Severity::Warning, {}, {"finding.B-own-kind", {key, kind}}, {}},
                        m_board.info(), [&] {
                            return withInfo([number, &kind](BoardInfo &info) {
                                OwnAttribute &own = info.ownAttributes[number];
                                std::erase(own.places.kinds, kind);
                                std::erase(own.links.kinds, kind);
                            });
                        });
        }
    }

    void checkAttributesOfBoard()
    {
        const std::vector<AttributeSchema> known = boardAttributes(m_board.info());
        for (const auto &[key, value] : m_board.info().attributes) {
            const AttributeSchema *attribute = findAttribute(known, key);
            if (!attribute || !isValidFor(*attribute, value))
                find(attribute ? "B-value" : "B-attribute", {}, {"finding.B-board-attribute", {key}},
                     m_board.info(), [this, &key = key] {
                         return withInfo([&key](BoardInfo &info) { info.attributes.erase(key); });
                     });
        }
    }

    void checkPlace(std::size_t position)
    {
        const Place &place = m_board.places()[position];
        checkKey(position, place);
        if (!m_schema.sides.empty() && !contains(m_schema.sides, place.side))
            find("B-side", {place.key}, {"finding.B-side", {Word {place.key}, place.side}});
        if (!std::isfinite(place.at.x) || !std::isfinite(place.at.y))
            find("B-point", {place.key}, {"finding.B-point", {Word {place.key}}}, place,
                 [&] { return movePlace(m_board, place.key, {}); });
        const PlaceKind *kind = m_schema.placeKind(place.kind);
        if (!kind) {
            find("B-kind", {place.key}, {"finding.B-kind", {Word {place.key}, place.kind}});
            return;
        }
        std::vector<std::string> unknown;
        for (const auto &[key, value] : place.attributes)
            checkPlaceAttribute(position, *kind, key, value, unknown);
        const std::size_t more = afterFew(unknown);
        if (more == 0)
            return;
        find("B-attribute", {place.key},
             {"finding.B-attributes", {Word {place.key}, static_cast<std::int64_t>(more)}}, place, [&] {
                 Place mended = place;
                 for (const std::string &key : unknown)
                     mended.attributes.erase(key);
                 return BoardChange {{ReplacePlace {position, std::move(mended)}}};
             });
    }

    /// The first few unknown attributes have findings of their own; how many others there are. All in one: each finding
    /// holds a whole place or link without what is wrong.
    static std::size_t afterFew(const std::vector<std::string> &unknown)
    {
        return unknown.size() > kFew ? unknown.size() - kFew : 0;
    }
    static constexpr std::size_t kFew = 8;

    void checkKey(std::size_t position, const Place &place)
    {
        if (!isWellFormedKey(place.key))
            find("B-key", {place.key}, {"finding.B-key", {place.key}});
        if (m_board.indexOf(place.key) != position)
            find("B-key-twice", {place.key}, {"finding.B-key-twice", {place.key}}, place,
                 [&] { return withFreeKey(m_board, position, m_freeKeys); });
    }

    void checkPlaceAttribute(std::size_t position, const PlaceKind &kind, const std::string &key,
                             const AttributeValue &value, std::vector<std::string> &unknown)
    {
        const Place &place = m_board.places()[position];
        const auto without = [&] {
            Place mended = place;
            mended.attributes.erase(key);
            return BoardChange {{ReplacePlace {position, std::move(mended)}}};
        };
        const AttributeSchema *attribute = findAttribute(kind.attributes, key);
        if (!attribute || attribute->key != key) {
            unknown.push_back(key);
            if (unknown.size() <= kFew)
                find("B-attribute", {place.key}, {"finding.B-attribute", {Word {place.key}, key}}, place,
                     without);
            return;
        }
        Text wrong = wrongWithValue(*attribute, value);
        if (wrong.empty())
            return;
        if (m_findings.isFull()) // of a million values each may be wrong
            m_findings.count(Severity::Error);
        else
            find("B-value", {place.key}, aboutPlace(place, std::move(wrong)), place, without);
    }

    void checkLink(std::size_t position)
    {
        const Link &link = m_board.links()[position];
        for (const std::string *end : {&link.from, &link.to}) { // not copied: a board may have thousands
            if (!m_board.indexOf(*end))
                find("B-link-end", {}, {"finding.B-link-end", {Word {link.from}, Word {link.to}, *end}},
                     removeLink(m_board, position));
        }
        const LinkKind *kind = m_schema.linkKind(link.kind);
        if (!kind) {
            find("B-link-kind", {link.from, link.to},
                 {"finding.B-link-kind", {Word {link.from}, Word {link.to}, link.kind}});
            return;
        }
        std::vector<std::string> unknown;
        for (const auto &[key, value] : link.attributes)
            checkLinkAttribute(position, *kind, key, value, unknown);
        const std::size_t more = afterFew(unknown);
        if (more == 0)
            return;
        find("B-attribute", {link.from, link.to},
             {"finding.B-link-attributes",
              {Word {link.from}, Word {link.to}, static_cast<std::int64_t>(more)}},
             link, [&] {
                 Link mended = link;
                 for (const std::string &key : unknown)
                     mended.attributes.erase(key);
                 return BoardChange {{ReplaceLink {position, std::move(mended)}}};
             });
    }

    void checkLinkAttribute(std::size_t position, const LinkKind &kind, const std::string &key,
                            const AttributeValue &value, std::vector<std::string> &unknown)
    {
        const Link &link = m_board.links()[position];
        const AttributeSchema *attribute = findAttribute(kind.attributes, key);
        const bool known = attribute && attribute->key == key;
        if (known && wrongWithValue(*attribute, value).empty())
            return;
        if (!known) {
            unknown.push_back(key);
            if (unknown.size() > kFew)
                return;
        }
        if (m_findings.isFull()) {
            m_findings.count(Severity::Error);
            return;
        }
        find(known ? "B-value" : "B-attribute", {link.from, link.to},
             {"finding.B-link-attribute", {Word {link.from}, Word {link.to}, key}}, link, [&] {
                 Link mended = link;
                 mended.attributes.erase(key);
                 return BoardChange {{ReplaceLink {position, std::move(mended)}}};
             });
    }

    /// They are numbered together. One may play by numbers that the drawing does not show, but nobody means to.
    void checkSquares()
    {
        const std::vector<std::size_t> wrong = misnumberedSquares(m_board, m_schema);
        if (wrong.empty())
            return;
        std::vector<std::string> few;
        for (std::size_t i = 0; i < std::min(wrong.size(), kFew); ++i)
            few.push_back(m_board.places()[wrong[i]].key);
        Finding &added = m_findings.add({"B-square",
                                         Severity::Warning,
                                         std::move(few),
                                         {"finding.B-square", {static_cast<std::int64_t>(wrong.size())}},
                                         {}});
        BoardChange mend = numberedSquares(m_board, m_schema);
        if (!mend.empty() && m_findings.hasRoomForMend(footprint(mend)))
            added.mend = std::move(mend);
    }

    const Board &m_board;
    const BoardSchema &m_family;
    const ExtendedSchema m_extended;
    const BoardSchema &m_schema; ///< with what the board adds
    FreeKeys m_freeKeys;
    FindingList m_findings;
    const void *m_weighed = nullptr; ///< of which remedies were made last
    std::size_t m_weight = 0;        ///< its footprint
};

} // namespace

bool isValidFor(const AttributeSchema &attribute, const AttributeValue &value)
{
    return wrongWithValue(attribute, value).empty();
}

std::vector<Finding> checkBoard(const Board &board, const BoardSchema &schema)
{
    return StructureCheck(board, schema).run();
}

bool hasError(const std::vector<Finding> &findings)
{
    return std::any_of(findings.begin(), findings.end(),
                       [](const Finding &finding) { return finding.severity == Severity::Error; });
}

} // namespace merlon
