#include "app/table/staging/staged_act.h"

#include "app/story/chronicler.h"
#include "app/table/event_scene.h"
#include "app/words/counting.h"
#include "app/words/language.h"
#include "core/engine/match/seat_view.h"
#include "core/games/module.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// What one act is: its words, its picture, its places.
class ActTeller {
public:
    explicit ActTeller(const Speaker &speaker)
        : m_speaker(speaker)
        , m_plan(storyPlanOf(speaker.setup().game()))
        , m_scene(speaker)
    {
    }

    StagedAct tell(SeenAct act) const
    {
        StagedAct staged;
        staged.ply = act.ply;
        staged.seat = act.seat;
        staged.isChoice = act.isChoice;
        staged.isAlone = act.isAlone;
        staged.inFight = act.inFight;
        staged.place = act.place;
        staged.isGathered = isGathered(act.events, m_plan, m_speaker.vocabulary());
        staged.events = std::move(act.events);
        staged.view = std::move(act.view);
        word(staged);
        staged.scene = m_scene.thingsIn(staged.events);
        staged.art = m_scene.artIn(staged.events);
        staged.weight = weightOf(staged);
        return staged;
    }

private:
    void word(StagedAct &staged) const
    {
        Chronicler chronicler(m_speaker);
        const auto isPayment = [this](const Event &event) {
            return m_speaker.roleOf(event) == TermRole::Pay;
        };
        const bool isMoreThanPaying = !std::ranges::all_of(staged.events, isPayment);
        for (const Event &event : staged.events) {
            if (isMoreThanPaying && isPayment(event))
                continue; // the log has it; here what it was paid for is told
            chronicler.tell(event);
            const FightVerdict verdict =
                staged.inFight && m_plan.verdictOf ? m_plan.verdictOf(event) : FightVerdict {};
            if (!verdict.wording)
                continue;
            staged.verdict = m_speaker.say({verdict.wording, {}});
            staged.victor = verdict.victor;
        }
        QStringList texts;
        QString title;
        for (const Paragraph &paragraph : chronicler.paragraphs()) {
            const QString text = textOf(paragraph, m_speaker);
            if (!paragraph.title.isEmpty())
                title = paragraph.title;
            if (!text.isEmpty())
                texts << text;
        }
        for (const Event &event : staged.events) { // what the log says in a heading alone
            if (texts.isEmpty() && m_speaker.roleOf(event) != TermRole::RoundEnd)
                staged.text = asSentence(m_speaker.sentence(event));
        }
        if (!texts.isEmpty())
            staged.text = texts.join(u' ');
        staged.note = noteOf(staged, title, m_speaker.rulesOf(staged.events));
    }

    QString noteOf(const StagedAct &staged, const QString &title, const QStringList &rules) const
    {
        QString who = staged.seat < kMaxSeats ? m_speaker.seat(staged.seat) : QString();
        if (!title.isEmpty() && staged.inFight)
            who = title;
        const QString cited = separated(rules.mid(0, 3));
        return who.isEmpty() || cited.isEmpty() ? who + cited : u"%1 (%2)"_s.arg(who, cited);
    }

    StagedAct::Weight weightOf(const StagedAct &staged) const
    {
        using Weight = StagedAct::Weight;
        const bool isGreatAct = std::ranges::any_of(staged.events, [this](const Event &event) {
            return isGreat(event, m_plan, m_speaker.vocabulary());
        });
        if (isGreatAct && (staged.inFight || staged.verdict.isEmpty()))
            return Weight::Great;
        if (staged.text.isEmpty())
            return Weight::Passing;
        if (staged.isGathered && staged.place < 0)
            return Weight::Brief; // a part of the round begins, and nothing has happened in it yet
        const bool isAnswer = staged.seat == kChance && !staged.inFight && !staged.isAlone;
        return isAnswer ? Weight::Brief : Weight::Plain;
    }

    const Speaker &m_speaker;
    const StoryPlan &m_plan;
    EventScene m_scene;
};

} // namespace

std::vector<StagedAct> stagedActsOf(std::vector<SeenAct> acts, const Speaker &speaker)
{
    const ActTeller teller(speaker);
    std::vector<StagedAct> staged;
    staged.reserve(acts.size());
    for (SeenAct &act : acts)
        staged.push_back(teller.tell(std::move(act)));
    return staged;
}

std::vector<StagedAct> actsOfOthersFrom(const SeatView &seen, std::size_t from, SeatSet own,
                                        const Speaker &speaker)
{
    const StoryPlan &plan = storyPlanOf(speaker.setup().game());
    const std::vector<StoryLine> story = seen.story();
    // What follows one's own choice by chance is one's own.
    const auto isForeign = [&](const StoryLine &line) {
        return line.ply >= from && line.number > 0 && line.seat != kChance && !own.contains(line.seat)
            && !line.dealt;
    };
    const auto actsAlone = [&](const StoryLine &line) {
        return line.ply + 1 >= from && std::ranges::any_of(line.events, [&](const Event &event) {
                   return isOneOf(plan.alone.events, event, speaker.vocabulary());
               });
    };
    const auto first = std::ranges::find_if(
        story, [&](const StoryLine &line) { return isForeign(line) || actsAlone(line); });
    if (first == story.end())
        return {};
    const auto foreign = std::find_if(first, story.end(), isForeign);
    const std::size_t others = foreign == story.end() ? seen.ply() : foreign->ply;
    std::vector<StagedAct> acts = stagedActsOf(seen.acts(first->ply, plan), speaker);
    // What was drawn and lies nowhere on the board was done by nobody.
    std::erase_if(acts, [&](const StagedAct &act) {
        return act.text.isEmpty() || (act.seat == kChance && act.scene.empty())
            || (act.ply < others && !act.isAlone);
    });
    return acts;
}

} // namespace merlon
