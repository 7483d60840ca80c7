#include "app/table/question/words/explainer.h"

#include "app/look/lettering.h"
#include "app/table/face/token_words.h"
#include "app/table/game_panels.h"
#include "app/table/position_display.h"
#include "app/table/question/picking/attempts.h"
#include "app/words/language.h"
#include "core/canvas/view/board_view.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

using canvas::Thing;

namespace {

constexpr int kFewSentences = 4;

/// `2 goblins` and the like in a list of HTML.
QString listOf(const std::vector<canvas::Token> &tokens, const Speaker &speaker)
{
    QStringList lines;
    for (const canvas::Token &token : tokens) {
        QString line = tokenInWords(token, speaker);
        if (token.capacity > 0)
            line = u"%1 (%2/%3)"_s.arg(line).arg(token.filled).arg(token.capacity);
        if (token.role != canvas::TokenRole::Shadow)
            lines << richText(line);
    }
    return lines.join(u"<br>"_s);
}

/// What lies over a place, as rich text.
QStringList patchesOver(int place, const canvas::Picture &picture)
{
    QStringList names;
    for (const canvas::PatchPicture &patch : picture.patches) {
        if (std::ranges::find(patch.places, place) != patch.places.end())
            names << richText(withCapital(patch.name));
    }
    return names;
}

} // namespace

void Explainer::begin(const ChoiceList &choices)
{
    m_impossible = impossibleNow(*m_parts.display.seen()->now(), choices);
    m_isAsked = true;
}

void Explainer::end()
{
    m_impossible.clear();
    m_isAsked = false;
}

std::vector<Refusal> Explainer::refusals() const
{
    return m_isAsked ? refusalsFor(m_impossible, *m_parts.game.speaker) : std::vector<Refusal>();
}

QStringList Explainer::refusalsBesideBoard() const
{
    const Vocabulary &vocabulary = m_parts.game.speaker->vocabulary();
    std::vector<Impossible> seen;
    std::ranges::copy_if(m_impossible, std::back_inserter(seen), [&](const Impossible &impossible) {
        const Thing thing = thingOf(impossible, vocabulary);
        return !isOnBoard(impossible, vocabulary) && (thing.isNothing() || m_parts.panels.isSeen(thing))
            && vocabulary.reasons()[impossible.reason.kind()].role != TermRole::Plain;
    });
    QStringList told;
    for (const Refusal &refusal : refusalsFor(seen, *m_parts.game.speaker))
        told << inRichText(refusal);
    return told;
}

Reason Explainer::whyNot(const Thing &thing, const ChoiceGuide &guide) const
{
    const auto found = std::ranges::find_if(m_impossible, [&](const Impossible &impossible) {
        const Thing meant = thingOf(impossible, m_parts.game.speaker->vocabulary());
        return !meant.isNothing() && canvas::isMeant(meant, thing);
    });
    return found != m_impossible.end() ? found->reason
                                       : whyNotPick(*m_parts.display.seen()->now(), guide, thing);
}

QString Explainer::sentence(Reason reason) const
{
    const Speaker &speaker = *m_parts.game.speaker;
    const QString rule = QString::fromStdString(ruleName(speaker.setup().game(), reason.rule()));
    //: A reason why something cannot be chosen, and the number of its rule.
    return tr("%1 (%2)").arg(asSentence(speaker.sentence(reason)), rule);
}

QString Explainer::whyNotPicked(const Thing &thing, const ChoiceGuide &guide) const
{
    const Reason reason = whyNot(thing, guide);
    return reason ? sentence(reason) : tr("You can’t use that now.");
}

QString Explainer::whyNow() const
{
    const GameFace &face = *m_parts.game.face;
    const View &view = m_parts.display.view();
    QStringList sentences;
    const std::optional<RoundTime> time = face.timeOf(m_parts.display.tableau(), *m_parts.game.speaker);
    if (time && time->round > 0 && time->now) {
        const QString phase = time->phases[*time->now].name;
        if (time->under && *time->under != *time->now)
            //: %1: a round, `Round 7`, %2 and %3: parts of it; %2 has been put in after %3.
            sentences << tr("%1, %2 after %3.").arg(time->name, phase, time->phases[*time->under].name);
        else
            //: %1: a round, `Round 7`, %2: part of it.
            sentences << tr("%1, %2.").arg(time->name, phase);
    }
    sentences << face.whyNow(view, *m_parts.game.speaker);
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

QString Explainer::foretelling(const Haul &haul, const View &before) const
{
    const Speaker &speaker = *m_parts.game.speaker;
    QStringList parts {u"<b>%1</b>"_s.arg(richText(speaker.sentence(haul.first)))};
    if (haul.then)
        parts << u"<b>%1</b>"_s.arg(richText(speaker.sentence(*haul.then)));
    parts << richText(m_parts.game.face->noteOn(before, speaker, haul.last()));
    return parts.join(u"<br>"_s);
}

QString Explainer::turned(std::optional<Choice> turning, const Thing &pointed, const Laid &laid) const
{
    const Speaker &speaker = *m_parts.game.speaker;
    QStringList sentences;
    if (turning)
        sentences << asSentence(speaker.sentence(*turning));
    if (laid.haul) {
        const Choice last = laid.haul->last();
        const View &before = laid.haul->before ? *laid.haul->before : m_parts.display.view();
        if (last != turning)
            sentences << asSentence(speaker.sentence(last));
        sentences << m_parts.game.face->noteOn(before, speaker, last);
    } else if (laid.whyNot) {
        sentences << sentence(laid.whyNot);
    } else if (pointed.place >= 0) {
        sentences << tr("It does not fit here turned this way.");
    }
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

QString Explainer::about(const Thing &thing, const ChoiceGuide &guide, const Laid &laid) const
{
    const canvas::Picture &picture = m_parts.board.picture();
    const Speaker &speaker = *m_parts.game.speaker;
    QString title;
    QString detail;
    QString inside;
    if (thing.place >= 0 && thing.place < static_cast<int>(picture.places.size())) {
        const canvas::PlacePicture &place = picture.places[static_cast<std::size_t>(thing.place)];
        //: The name of a place and a note about it (how full it is).
        title = place.note.isEmpty() ? place.name : tr("%1 (%2)").arg(place.name, place.note);
        QStringList details = patchesOver(thing.place, picture);
        details << place.detail;
        details.removeAll(QString());
        detail = details.join(u"<br>"_s);
        inside = listOf(place.tokens, speaker);
    } else if (thing.link >= 0 && thing.link < static_cast<int>(picture.links.size())) {
        const canvas::LinkPicture &link = picture.links[static_cast<std::size_t>(thing.link)];
        title = link.name;
        inside = listOf(link.tokens, speaker);
    }
    if (!title.isEmpty())
        title[0] = title[0].toUpper();
    QStringList parts {u"<b>%1</b>"_s.arg(richText(title))};
    if (!detail.isEmpty())
        parts << detail;
    if (!inside.isEmpty())
        parts << inside;
    const QString coming = m_parts.game.face->foretell(m_parts.display.view(), speaker, thing.place);
    if (!coming.isEmpty())
        parts << coming;
    if (m_isAsked)
        parts << choosing(thing, guide, laid);
    return parts.join(u"<br>"_s);
}

QStringList Explainer::choosing(const Thing &thing, const ChoiceGuide &guide, const Laid &laid) const
{
    const Speaker &speaker = *m_parts.game.speaker;
    QStringList parts;
    ChoiceGuide after = guide;
    if (laid.haul) {
        parts << foretelling(*laid.haul, laid.haul->before ? *laid.haul->before : m_parts.display.view());
    } else if (laid.whyNot) {
        parts << u"<i>%1</i>"_s.arg(richText(sentence(laid.whyNot)));
    } else if (after.pick(thing)) {
        const std::vector<Choice> choices = after.remaining();
        for (std::size_t i = 0; i < choices.size() && i < kFewSentences; ++i)
            parts << u"→ "_s + richText(speaker.sentence(choices[i]));
        if (choices.size() == 1)
            parts << richText(m_parts.game.face->noteOn(m_parts.display.view(), speaker, choices.front()));
        if (choices.size() > kFewSentences)
            parts << tr("… and %n more", nullptr, static_cast<int>(choices.size()) - kFewSentences);
    } else if (const Reason reason = whyNotPick(*m_parts.display.seen()->now(), guide, thing)) {
        parts << u"<i>%1</i>"_s.arg(richText(sentence(reason)));
    }
    return parts;
}

QString Explainer::ruleAbout(const Thing &thing, const ChoiceGuide &guide) const
{
    RuleId rule = m_parts.display.view().decision().rule;
    if (m_isAsked && !thing.isNothing()) {
        if (const Reason reason = whyNot(thing, guide))
            rule = reason.rule();
    }
    return rule.isNone() ? QString()
                         : QString::fromStdString(ruleName(m_parts.game.speaker->setup().game(), rule));
}

} // namespace merlon
