#include "app/table/table_page.h"
#include "app/words/language.h"

#include <utility>

/// How the table shows what a computer player would do.
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

/// In words below the question, with rings around what is meant, and with an arrow where something is to go from one
/// place to another.
void TablePage::showAdvice(const Advice &advice)
{
    const std::vector<Thing> things = thingsOf(advice.choice, m_speaker->vocabulary());
    std::vector<Thing> ends;
    for (const Thing &thing : things) {
        for (Thing &end : placed({thing})) {
            if (ends.empty() || end.place != ends.back().place || end.link != ends.back().link)
                ends.push_back(std::move(end));
        }
    }
    if (const Thing source = sourceOf(m_view->decision(), m_speaker->vocabulary());
        ends.size() == 1 && !source.isNothing() && source.place != ends.front().place)
        ends.insert(ends.begin(), source);
    m_isAdvised = true;
    m_board->setMarked(placed(things));
    if (ends.size() > 1)
        m_board->setArrow(ends.front(), ends.back());
    const std::vector<ChoiceGroup> words = groupChoices(std::vector<Choice> {advice.choice}, *m_speaker);
    //: %1: a choice in words, `Use Possession`.
    QString text = tr("The computer’s advice: %1").arg(words.front().choices.front().text);
    if (!advice.why.empty())
        //: A choice in words; why it is advised, a whole sentence.
        text = tr("%1. %2").arg(text, asSentence(m_speaker->say(advice.why)));
    m_prompt->showQuestion(m_prompt->title(), text);
}

/// The advice was for a question that stands no more.
void TablePage::clearAdvice()
{
    if (!std::exchange(m_isAdvised, false))
        return;
    m_board->setArrow({}, {});
    m_board->setMarked({});
}

} // namespace merlon
