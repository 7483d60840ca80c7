#include "app/table/question/advice_display.h"

#include "app/table/position_display.h"
#include "app/table/question/bar/prompt_bar.h"
#include "app/table/question/picking/choice_guide.h"
#include "app/words/choice_groups.h"
#include "app/words/language.h"
#include "core/canvas/view/board_highlights.h"
#include "core/canvas/view/board_view.h"

#include <utility>

namespace merlon {

using canvas::Thing;

namespace {

/// The place that the question is about: where what is to be moved stands now.
Thing sourceOf(const Decision &decision, const Vocabulary &vocabulary)
{
    const Term &term = vocabulary.decisions()[decision.kind];
    for (std::size_t i = 0; i < term.types.size(); ++i) {
        if (vocabulary.types()[term.types[i]].kind == ArgumentKind::Place && decision.about[i] != kHidden)
            return canvas::placeThing(decision.about[i]);
    }
    return {};
}

/// Everything that the choice names, in the order in which a person would point at it.
std::vector<Thing> thingsOf(Choice choice, const Vocabulary &vocabulary)
{
    ChoiceList only;
    only.add(choice);
    ChoiceGuide guide(vocabulary);
    guide.begin(only);
    for (std::vector<Thing> next = guide.choosable(); !next.empty() && guide.pick(next.front());)
        next = guide.choosable();
    std::vector<Thing> things = guide.given();
    things.insert(things.end(), guide.picks().begin(), guide.picks().end());
    return things;
}

} // namespace

void AdviceDisplay::show(const Advice &advice)
{
    const Speaker &speaker = *m_parts.game.speaker;
    const PositionDisplay &display = m_parts.display;
    const std::vector<Thing> things = thingsOf(advice.choice, speaker.vocabulary());
    std::vector<Thing> ends;
    for (const Thing &thing : things) {
        for (Thing &end : display.placed({thing})) {
            if (ends.empty() || end.place != ends.back().place || end.link != ends.back().link)
                ends.push_back(std::move(end));
        }
    }
    if (const Thing source = sourceOf(display.view().decision(), speaker.vocabulary());
        ends.size() == 1 && !source.isNothing() && source.place != ends.front().place)
        ends.insert(ends.begin(), source);
    m_isShown = true;
    m_parts.board.highlights().setMarked(display.placed(things));
    if (ends.size() > 1)
        m_parts.board.highlights().setArrow(ends.front(), ends.back());
    const std::vector<ChoiceGroup> words =
        groupChoices(std::vector<Choice> {advice.choice}, display.view().decision(), speaker);
    //: %1: a choice in words, `Use Possession`.
    QString text = tr("The computer’s advice: %1").arg(words.front().choices.front().text);
    if (!advice.why.empty())
        //: A choice in words; why it is advised, a whole sentence.
        text = tr("%1. %2").arg(text, asSentence(speaker.say(advice.why)));
    m_parts.prompt.showQuestion(m_parts.prompt.title(), {text});
}

void AdviceDisplay::clear()
{
    if (!std::exchange(m_isShown, false))
        return;
    m_parts.board.highlights().setArrow({}, {});
    m_parts.board.highlights().setMarked({});
}

} // namespace merlon
