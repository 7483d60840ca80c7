#pragma once

#include "core/engine/position/draft.h"
#include "core/engine/position/sections.h"

#include <algorithm>
#include <map>
#include <utility>

/// The third use of the description of a part of a position: to tell what can be set in it.
namespace merlon::position {

/// Lists every field of a part, with its value.
class DescribingForm {
public:
    explicit DescribingForm(const Vocabulary &vocabulary)
        : m_vocabulary(vocabulary)
    {
    }

    void number(std::string_view key, int value, int most, int least = 0)
    {
        add(key, DraftKind::Number, value).least = least;
        m_fields.back().most = most;
    }
    void flag(std::string_view key, std::uint8_t flags, std::uint8_t flag)
    {
        add(key, DraftKind::Flag, (flags & flag) != 0);
    }
    template <class Value>
    void word(std::string_view key, Names names, Value value)
    {
        add(key, DraftKind::Word, names[static_cast<std::size_t>(value)]).words = wordsOf(names);
        m_fields.back().mayBeHidden = std::ranges::count(names, kUnknown) > 0;
    }
    void bits(std::string_view key, Names names, std::uint32_t bits)
    {
        WritingForm form(m_vocabulary);
        form.bits(key, names, bits);
        add(key, DraftKind::Set, memberOf(form, key)).words = wordsOf(names);
    }
    void counts(std::string_view key, Names names, std::span<const std::uint8_t> counts, Most most)
    {
        WritingForm form(m_vocabulary);
        form.counts(key, names, counts, most);
        DraftField &field = add(key, DraftKind::Counts, memberOf(form, key));
        field.words = wordsOf(names);
        for (std::size_t word = 0; word < names.size(); ++word) {
            field.mostOfWord.push_back(most[word]);
            field.most = std::max(field.most, most[word]);
        }
    }
    void words(std::string_view key, Names names, std::string_view member, Names words,
               std::span<const std::uint8_t> indices)
    {
        WritingForm form(m_vocabulary);
        form.words(key, names, member, words, indices);
        DraftField &field = add(key, DraftKind::Words, memberOf(form, key));
        field.words = wordsOf(names);
        field.members.push_back({.key = std::string(member),
                                 .kind = DraftKind::Word,
                                 .words = wordsOf(words),
                                 .type = std::string(member)});
    }
    template <class Index>
    void place(std::string_view key, Index place)
    {
        const bool isNone = place == kNoPlace<Index>;
        const std::string name =
            isNone ? std::string() : m_vocabulary.keyOf(typeOf(m_vocabulary, ArgumentKind::Place), place);
        add(key, DraftKind::Place, name.empty() ? Json() : Json(name));
    }
    template <class Token>
    void token(std::string_view key, Names names, Token token, std::uint8_t flags,
               std::span<const FlagName> flagNames)
    {
        WritingForm form(m_vocabulary);
        form.token(key, names, token, flags, flagNames);
        add(key, DraftKind::Token, memberOf(form, key)).words = wordsOf(names);
        m_fields.back().mayBeHidden = std::ranges::count(names, kUnknown) > 0;
        for (const FlagName &name : flagNames)
            m_fields.back().marks.emplace_back(name.key);
    }

    /// A list of so many cards, null for none.
    void cards(std::string_view key, Names names, Json value)
    {
        const auto count = static_cast<int>(value.size());
        add(key, DraftKind::Cards, std::move(value)).words = wordsOf(names);
        m_fields.back().most = count;
    }
    /// `members` have the values of a new record; the first `needed` of them must be written.
    void records(std::string_view key, Json value, int most, std::vector<DraftField> members,
                 std::size_t needed)
    {
        for (std::size_t i = 0; i < members.size(); ++i) {
            members[i].standard = members[i].value;
            members[i].isNeeded = i < needed;
        }
        add(key, DraftKind::Records, std::move(value)).members = std::move(members);
        m_fields.back().most = most;
    }

    const Vocabulary &vocabulary() const { return m_vocabulary; }
    DraftField &add(std::string_view key, DraftKind kind, Json value)
    {
        m_fields.push_back({.key = std::string(key), .kind = kind, .value = std::move(value)});
        return m_fields.back();
    }
    const std::vector<DraftField> &fields() const { return m_fields; }
    std::vector<DraftField> take() { return std::move(m_fields); }

private:
    static Json memberOf(WritingForm &form, std::string_view key) { return form.take()[std::string(key)]; }
    static std::vector<std::string> wordsOf(Names names)
    {
        std::vector<std::string> words(names.begin(), names.end());
        std::erase(words, kUnknown);
        return words;
    }

    const Vocabulary &m_vocabulary;
    std::vector<DraftField> m_fields;
};

/// The fields of a position with what they are where it does not mention them.
inline std::vector<DraftField> withStandards(std::vector<DraftField> fields,
                                             const std::vector<DraftField> &usual)
{
    for (std::size_t i = 0; i < fields.size(); ++i)
        fields[i].standard = usual[i].value;
    return fields;
}

/// Describes the parts of a position: the data as they are read, whether sound or not.
template <class Setup>
struct Describing {
    const Setup &setup;
    const typename Setup::Data &data;
    const typename Setup::Data &standard; ///< what everything is that the position does not mention
    Draft &draft;

    DraftPart &add(DraftPart part) const
    {
        draft.parts.push_back(std::move(part));
        return draft.parts.back();
    }
    /// The fields of a part: `fields(form, data)`.
    template <class Fields>
    std::vector<DraftField> fieldsBy(Fields fields) const
    {
        DescribingForm form(setup.vocabulary());
        DescribingForm usual(setup.vocabulary());
        fields(form, data);
        fields(usual, standard);
        return withStandards(form.take(), usual.take());
    }
};

/// Every record of a list as a part of its own: the second ballista is `ballista-2`.
template <class Setup>
void describeRecords(const Describing<Setup> &describing, const DraftField &list)
{
    std::map<std::string, int> ordinals;
    for (std::size_t index = 0; index < list.value->size(); ++index) {
        const Json &record = (*list.value)[index];
        const auto type = record.value(list.members.front().key, std::string());
        DraftPart part {.pointer = pointerInto(pointerInto("", list.key), std::to_string(index)),
                        .key = type + '-' + std::to_string(++ordinals[type]),
                        .fields = list.members};
        for (DraftField &field : part.fields) {
            field.value = record.value(field.key, *field.standard);
            if (field.isNeeded) // never left out, though it is as in a new record
                field.standard = Json();
        }
        describing.add(std::move(part));
    }
}

/// `fields(form, data, field, place)`.
template <class Setup, class Fields>
void describePlacesBy(const Describing<Setup> &describing, Fields fields)
{
    for (std::size_t place = 0; place < placeKeysOf(describing.setup).size(); ++place) {
        std::vector<DraftField> found = describing.fieldsBy([&](DescribingForm &form, const auto &data) {
            fields(form, data, describing.setup.field(), place);
        });
        const std::string &key = keyOf(describing.setup, place);
        if (!found.empty())
            describing.add({.pointer = pointerInto("/places", key),
                            .key = key,
                            .place = static_cast<int>(place),
                            .fields = std::move(found)});
    }
}

} // namespace merlon::position
