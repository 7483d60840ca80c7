#include "app/table/figures/fight_account.h"

#include "app/story/chronicler.h"
#include "app/table/staging/staged_act.h"
#include "app/words/counting.h"
#include "app/words/game_words.h"
#include "app/words/item_words.h"
#include "app/words/language.h"
#include "core/engine/tableau/tableau.h"
#include "core/games/module.h"

#include <QCoreApplication>

#include <algorithm>
#include <initializer_list>
#include <map>
#include <utility>

namespace merlon {

namespace {

/// Where the last fight begins.
struct FightBeginning {
    std::size_t ply = 0;  ///< the number of the question with whose answer it begins
    std::size_t told = 0; ///< so many events are told from there on
    Event event;
};

std::optional<FightBeginning> lastBeginning(const SeatView &seen, std::size_t told, const Speaker &speaker)
{
    std::optional<FightBeginning> last;
    std::size_t count = 0;
    const std::vector<StoryLine> story = seen.story();
    for (const StoryLine &line : story) {
        const std::size_t before = count;
        for (const Event &event : line.events) {
            if (count == told)
                return last;
            ++count;
            if (speaker.roleOf(event) == TermRole::Fight)
                last = FightBeginning {line.ply, told - before, event};
        }
    }
    return last;
}

/// The acts of the last fight; where fights run by themselves, up to the one after which nobody measures strength any more.
std::vector<SeenAct> actsOfLastFight(std::vector<SeenAct> acts, std::size_t told, const Speaker &speaker)
{
    const auto tells = [&speaker](const SeenAct &act, std::initializer_list<TermRole> roles) {
        return std::ranges::any_of(act.events, [&](const Event &event) {
            return std::ranges::find(roles, speaker.roleOf(event)) != roles.end();
        });
    };
    const bool isLed = storyPlanOf(speaker.setup().game()).areFightsLed();
    std::vector<SeenAct> fight;
    bool isOn = false;
    bool isOver = true;
    std::size_t count = 0;
    for (SeenAct &act : acts) {
        count += act.events.size();
        if (count > told)
            break;
        if (tells(act, {TermRole::Fight})) {
            fight.clear();
            isOn = isOver = false;
        } else if (tells(act, {TermRole::Round, TermRole::RoundEnd, TermRole::Part})) {
            isOver = true;
        }
        if (isOver)
            continue;
        const bool measures = !tableauOf(*act.view).duels.empty();
        isOver = isOn && !measures && !isLed;
        isOn = measures;
        fight.push_back(std::move(act));
    }
    return fight;
}

/// Puts a fight into lines, in the language of now.
class AccountTeller {
    Q_DECLARE_TR_FUNCTIONS(FightAccount)

public:
    explicit AccountTeller(const Speaker &speaker)
        : m_speaker(speaker)
    {
    }

    void add(const StagedAct &act)
    {
        const Tableau tableau = tableauOf(*act.view);
        FightAccount::Line line;
        line.text = act.text;
        line.verdict = act.verdict;
        line.scene = act.scene;
        line.rules = m_speaker.rulesOf(act.events);
        if (const Duel *duel = duelOf(act, tableau)) {
            noteSides(*duel);
            if (act.verdict.isEmpty() || isChanged(*duel)) // else the verdict is told in their place
                measure(line, *duel, tableau);
        }
        if (!line.text.isEmpty() || !line.verdict.isEmpty())
            m_account.lines.push_back(std::move(line));
        else
            addToLast(line);
    }

    FightAccount take(const Event &beginning)
    {
        Chronicler chronicler(m_speaker);
        chronicler.tell(beginning);
        for (const Paragraph &paragraph : chronicler.paragraphs())
            m_account.title = paragraph.title;
        //: The head of a column: the side that attacks in a fight.
        const QString attacker = tr("Attacker");
        //: The head of a column: the side that defends in a fight.
        const QString defender = tr("Defender");
        for (std::size_t side = 0; side < m_sides.size(); ++side)
            m_account.sides[side] = m_sides[side] < kMaxSeats ? asTitle(m_speaker.seat(m_sides[side]))
                : side == m_attacker                          ? attacker
                                                              : defender;
        return std::move(m_account);
    }

private:
    /// Where something happens, or the only one.
    static const Duel *duelOf(const StagedAct &act, const Tableau &tableau)
    {
        const auto duel = std::ranges::find(tableau.duels, act.place, &Duel::place);
        if (duel != tableau.duels.end())
            return &*duel;
        return tableau.duels.size() == 1 ? &tableau.duels.front() : nullptr;
    }

    /// Several fight at several places: the sides are not called by their names then.
    void noteSides(const Duel &duel)
    {
        if (!m_hasSides) {
            m_sides = duel.sides;
            m_attacker = duel.attacker;
        }
        m_hasSides = true;
        for (std::size_t side = 0; side < m_sides.size(); ++side) {
            if (m_sides[side] != duel.sides[side])
                m_sides[side] = kNobody;
        }
    }

    bool isChanged(const Duel &duel) const
    {
        const auto before = m_strengths.find(duel.place);
        return before != m_strengths.end() && before->second != duel.strengths;
    }

    void measure(FightAccount::Line &line, const Duel &duel, const Tableau &tableau)
    {
        const auto before = m_strengths.find(duel.place);
        for (std::size_t side = 0; side < line.changes.size() && before != m_strengths.end(); ++side)
            line.changes[side] = duel.strengths[side] - before->second[side];
        m_strengths[duel.place] = duel.strengths;
        line.place = duel.place;
        line.strengths = duel.strengths;
        line.sums = sumsOf(tableau, duel.place);
    }

    /// What nobody puts into words belongs to what was told last.
    void addToLast(const FightAccount::Line &line)
    {
        if (m_account.lines.empty() || !line.strengths || m_account.lines.back().place != line.place)
            return;
        FightAccount::Line &last = m_account.lines.back();
        for (std::size_t side = 0; side < line.changes.size(); ++side)
            last.changes[side] += line.changes[side];
        last.strengths = line.strengths;
        last.sums = line.sums;
    }

    QString sumsOf(const Tableau &tableau, int place) const
    {
        QStringList sums;
        for (const Zone &zone : tableau.zones) {
            const int other = zone.head ? zone.head->place : -1;
            if (zone.kind != ZoneKind::Ledger || (other >= 0 && other != place))
                continue;
            if (!sums.isEmpty())
                break; // of another fight at the same place
            for (const Item &item : zone.items) {
                if (item.numbers.size() != 2)
                    continue;
                //: What counts in a fight, `knights 5 : 3`. %1: what it is; %2: its number for the side to the left; %3: for
                //: the one to the right.
                sums << unbroken(tr("%1 %2 : %3")
                                     .arg(plainNameOf(item, m_speaker))
                                     .arg(item.numbers[0])
                                     .arg(item.numbers[1]));
            }
        }
        return withCapital(separated(sums));
    }

    const Speaker &m_speaker;
    FightAccount m_account;
    std::map<int, std::array<int, 2>> m_strengths; ///< measured last, by place
    std::array<Seat, 2> m_sides {kNobody, kNobody};
    std::size_t m_attacker = 0;
    bool m_hasSides = false;
};

} // namespace

FightAccount fightAccountOf(const SeatView &seen, std::size_t told, const Speaker &speaker)
{
    const std::optional<FightBeginning> beginning = lastBeginning(seen, told, speaker);
    if (!beginning)
        return {};
    const StoryPlan &plan = storyPlanOf(speaker.setup().game());
    AccountTeller teller(speaker);
    for (const StagedAct &act :
         stagedActsOf(actsOfLastFight(seen.acts(beginning->ply, plan), beginning->told, speaker), speaker))
        teller.add(act);
    return teller.take(beginning->event);
}

} // namespace merlon
