#include "app/games/siege/verb_notes.h"

#include "app/games/siege/panel_words.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// The sentence of its own and the explanation of an argument.
QString verbNote(const Speaker &speaker, Choice choice, std::span<const VerbNote> notes)
{
    const Vocabulary &vocabulary = speaker.vocabulary();
    const Term &verb = vocabulary.verbs()[choice.verb];
    const auto note = std::ranges::find(notes, verb.key, &VerbNote::verb);
    if (note == notes.end())
        return {};
    QStringList sentences;
    if (note->english)
        sentences << PanelWords::tr(note->english);
    if (note->explained != VerbNote::kNothing) {
        const auto argument = static_cast<std::size_t>(note->explained);
        const std::uint8_t type = verb.types[argument];
        const std::string_view ownType = vocabulary.types()[type].key;
        sentences << speaker.about(note->explainedAs.empty() ? ownType : note->explainedAs,
                                   vocabulary.keyOf(type, choice.args[argument]));
    }
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

/// The note with the number of the verb's rule behind it, unless it has one.
QString withRule(const QString &note, const Speaker &speaker, Choice choice)
{
    static const QRegularExpression number(u"\\(S\\d-"_s);
    if (note.isEmpty() || note.contains(number))
        return note;
    const RuleId rule = speaker.vocabulary().verbs()[choice.verb].rule;
    return u"%1 (%2)"_s.arg(note, QString::fromStdString(ruleName(speaker.setup().game(), rule)));
}

} // namespace

QString noteOn(const Speaker &speaker, Choice choice, const QString &cost, std::span<const VerbNote> notes)
{
    QStringList parts {cost, verbNote(speaker, choice, notes)};
    parts.removeAll(QString());
    return withRule(parts.join(u' '), speaker, choice);
}

QString investmentInWords(int held, int cost)
{
    //: An hourglass is put on a track: how many lie there then, and how many it takes.
    return PanelWords::tr("1 hourglass: then %1 of %2.").arg(held + 1).arg(cost);
}

} // namespace merlon
