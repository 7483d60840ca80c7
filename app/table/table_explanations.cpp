#include "app/look/lettering.h"
#include "app/table/question/attempts.h"
#include "app/table/table_page.h"
#include "app/table/token_words.h"
#include "app/words/language.h"

#include <algorithm>

using namespace Qt::StringLiterals;

/// What the table says about a thing that is pointed at.
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

} // namespace

QString TablePage::explain(const Thing &thing) const
{
    if (!m_session || !m_guide)
        return {};
    const canvas::Picture &picture = m_board->picture();
    QString title;
    QString inside;
    if (thing.place >= 0 && thing.place < static_cast<int>(picture.places.size())) {
        const canvas::PlacePicture &place = picture.places[static_cast<std::size_t>(thing.place)];
        //: The name of a place and a note about it (how full it is).
        title = place.note.isEmpty() ? place.name : tr("%1 (%2)").arg(place.name, place.note);
        inside = listOf(place.tokens, *m_speaker);
    } else if (thing.link >= 0 && thing.link < static_cast<int>(picture.links.size())) {
        const canvas::LinkPicture &link = picture.links[static_cast<std::size_t>(thing.link)];
        title = link.name;
        inside = listOf(link.tokens, *m_speaker);
    }
    if (!title.isEmpty())
        title[0] = title[0].toUpper();
    QStringList parts {u"<b>%1</b>"_s.arg(richText(title))};
    if (!inside.isEmpty())
        parts << inside;
    if (const QString coming = m_face->foretell(*m_view, *m_speaker, thing.place); !coming.isEmpty())
        parts << coming;
    if (m_session->stage() == TableSession::Stage::Asking && !isShowing()) {
        ChoiceGuide after = *m_guide;
        if (after.pick(thing)) {
            const std::vector<Choice> choices = after.remaining();
            for (std::size_t i = 0; i < choices.size() && i < kFewSentences; ++i)
                parts << u"→ "_s + richText(m_speaker->sentence(choices[i]));
            if (choices.size() > kFewSentences)
                parts << tr("… and %n more", nullptr, static_cast<int>(choices.size()) - kFewSentences);
        } else if (const Reason reason = whyNotPick(m_session->match().state(), *m_guide, thing)) {
            parts << u"<i>%1</i>"_s.arg(richText(refusalOf(reason)));
        }
    }
    return parts.join(u"<br>"_s);
}

/// The reason against a thing: one that the question as a whole has against it, else one that follows from the picks.
Reason TablePage::whyNot(const Thing &thing) const
{
    const auto found = std::ranges::find_if(m_impossible, [&](const Impossible &impossible) {
        const Thing meant = thingOf(impossible, m_speaker->vocabulary());
        return !meant.isNothing() && canvas::isMeant(meant, thing);
    });
    return found != m_impossible.end() ? found->reason
                                       : whyNotPick(m_session->match().state(), *m_guide, thing);
}

QString TablePage::ruleAtHand() const
{
    if (!m_session || !m_view)
        return {};
    RuleId rule = m_view->decision().rule;
    if (m_session->stage() == TableSession::Stage::Asking && !m_pointed.isNothing()) {
        if (const Reason reason = whyNot(m_pointed))
            rule = reason.rule();
    }
    return rule.chapter == 0 ? QString() : QString::fromStdString(ruleName(m_speaker->setup().game(), rule));
}

QString TablePage::refusalOf(Reason reason) const
{
    const QString rule = QString::fromStdString(ruleName(m_speaker->setup().game(), reason.rule()));
    //: A reason why something cannot be chosen, and the number of its rule.
    return tr("%1 (%2)").arg(asSentence(m_speaker->sentence(reason)), rule);
}

QString TablePage::whyNothingComesOf(const Thing &thing) const
{
    const Reason reason = whyNot(thing);
    return reason ? refusalOf(reason) : tr("Nothing can be done with that now.");
}

/// Says why nothing comes of pointing there.
void TablePage::refuse(const Thing &thing)
{
    m_prompt->showRemark(whyNothingComesOf(thing));
    m_prompt->announce();
}

/// Marks where a thing of a panel lies on the board, and says below the question why it cannot be chosen, if so.
void TablePage::pointAtPanel(const Thing &thing)
{
    m_board->setMarked(thing.isNothing() ? std::vector<Thing>() : placed({thing}));
    if (!m_session || m_session->stage() != TableSession::Stage::Asking)
        return;
    const std::vector<Thing> choosable = m_guide->choosable();
    const Reason reason =
        thing.isNothing() || std::ranges::find(choosable, thing) != choosable.end() ? kLegal : whyNot(thing);
    m_prompt->showRemark(reason ? refusalOf(reason)
                                : whyNow() + hintFor(choosable, !buttonChoices().empty()));
}

} // namespace merlon
