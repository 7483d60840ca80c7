#include "app/table/question/question_display.h"

#include "app/table/face/item_pictures.h"
#include "app/table/game_panels.h"
#include "app/table/position_display.h"
#include "app/table/question/bar/prompt_bar.h"
#include "app/table/question/picking/sequel.h"
#include "app/table/question/words/endings.h"
#include "app/words/item_words.h"
#include "app/words/language.h"
#include "core/canvas/picture/tableau_picture.h"
#include "core/canvas/view/board_highlights.h"
#include "core/canvas/view/board_keyboard.h"
#include "core/canvas/view/board_view.h"
#include "core/games/consequences.h"
#include "core/games/module.h"

#include <algorithm>
#include <cstdlib>
#include <span>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

using canvas::Thing;

namespace {

/// Whether the seat has the same in common with a partner who gets or loses it: it is told once.
bool isSharedWith(Seat seat, const Difference &difference, const std::vector<Difference> &all,
                  std::span<const SeatInfo> seats)
{
    if (difference.owner == seat || difference.owner >= seats.size() || seat >= seats.size()
        || seats[difference.owner].team != seats[seat].team)
        return false;
    Difference own = difference;
    own.owner = seat;
    return std::ranges::find(all, own) != all.end();
}

/// A button that stands alone, although more can be chosen on the board or in the panels, says so.
std::vector<ChoiceGroup> withOthers(std::vector<ChoiceGroup> groups, const ChoiceGuide &guide)
{
    const bool isLone = groups.size() == 1 && groups.front().choices.size() == 1;
    if (isLone && guide.remaining().size() > 1 && !groups.front().choices.front().keepsOrder)
        groups.front().choices.front().hasOthers = true;
    return groups;
}

/// Whether somebody has it whom another team plays, or who has a store apart from that of the player who is asked.
bool isOfAnother(const Difference &difference, Seat asked, const Setup &setup, const Tableau &tableau)
{
    if (difference.owner >= kMaxSeats || difference.owner == asked)
        return false;
    const auto isOwn = [&](const Zone &zone) {
        return zone.owner == asked && std::ranges::any_of(zone.items, [&](const Item &item) {
                   return item.key == difference.item.key && item.type == difference.item.type;
               });
    };
    return setup.seats()[difference.owner].team != setup.seats()[asked].team
        || std::ranges::any_of(tableau.zones, isOwn);
}

} // namespace

QuestionDisplay::QuestionDisplay(const TableParts &parts, const Explainer &explainer, ChoiceCards &cards,
                                 QWidget *page)
    : m_parts(parts)
    , m_explainer(explainer)
    , m_questionCards(parts)
    , m_cards(cards)
    , m_page(page)
{
}

void QuestionDisplay::mark(const ChoiceGuide &guide, const std::vector<Thing> &choosable)
{
    const PositionDisplay &display = m_parts.display;
    m_parts.board.highlights().setChoosable(display.placed(choosable));
    std::vector<Thing> selected = guide.picks();
    selected.insert(selected.end(), guide.given().begin(), guide.given().end());
    m_parts.board.highlights().setSelected(display.placed(selected));
    m_parts.panels.setChoosable(guide.choosable());
    m_parts.panels.setSelected(guide.picks());
}

void QuestionDisplay::show(const ChoiceGuide &guide, const std::vector<Thing> &choosable)
{
    mark(guide, choosable);
    PromptBar &prompt = m_parts.prompt;
    std::vector<ChoiceGroup> groups =
        groupChoices(buttonChoices(guide), m_parts.display.view().decision(), *m_parts.game.speaker);
    groups = withSequel(withKeeping(withEffects(withNotes(std::move(groups))), guide), guide);
    groups = withOthers(withHesitation(std::move(groups), guide), guide);
    prompt.choices().showChoices(withEndings(std::move(groups), guide, choosable));
    prompt.showImpossible(guide.hasPicks() ? QStringList() : m_explainer.refusalsBesideBoard());
    const Decision decision = m_parts.display.view().decision();
    const bool canLeave = guide.hasPicks() || decision.depth > 0;
    prompt.showBack(canLeave ? tr("Back (Esc)") : QString());
    prompt.showQuestion(question(), {hint(guide), m_explainer.whyNow(), m_explainer.ruleAbout({}, guide)});
    const bool isGuided = prompt.isGuided();
    const auto row = isGuided ? std::vector<ChoiceCard::Content>() : m_questionCards.toOrder(guide);
    if (row.empty())
        m_cards.offer(isGuided ? row : m_questionCards.toCompare(guide));
    else
        m_cards.offerInOrder(row);
}

QString QuestionDisplay::question() const
{
    const Speaker &speaker = *m_parts.game.speaker;
    const View &view = m_parts.display.view();
    const QString task = speaker.toPlayer(view);
    //: The question, to the player who is asked. %1: what is to be done, `use or skip Resources`.
    return task.isEmpty() ? asSentence(speaker.sentence(view.decision())) : tr("Your turn: %1").arg(task);
}

void QuestionDisplay::followPanels(const ChoiceGuide &guide, const std::vector<Thing> &choosable)
{
    const bool hadKeyboard = m_parts.prompt.isAncestorOf(m_page->focusWidget());
    show(guide, choosable);
    if (hadKeyboard && !m_parts.prompt.choices().focusFirst())
        m_parts.board.setFocus(Qt::OtherFocusReason);
}

void QuestionDisplay::clearMarks()
{
    m_parts.board.highlights().setChoosable({});
    m_parts.board.highlights().setSelected({});
    m_parts.panels.setChoosable({});
    m_parts.panels.setSelected({});
}

void QuestionDisplay::bringForward(const ChoiceGuide &guide)
{
    std::vector<Thing> things = guide.choosable();
    std::erase_if(things, [&](const Thing &thing) { return !m_parts.display.placed({thing}).empty(); });
    m_parts.panels.bringForward(things);
}

void QuestionDisplay::takeKeyboard(const ChoiceGuide &guide)
{
    const std::vector<Thing> onBoard = m_parts.display.placed(guide.choosable());
    const bool isAtBoard = m_parts.board.hasFocus() && !onBoard.empty();
    const PromptChoices &buttons = m_parts.prompt.choices();
    const bool onlyEnds = buttons.onlyEndEarly() && !onBoard.empty(); // Enter must not end what can go on
    if (m_parts.prompt.isGuided() && onBoard.empty()) // the first button is seldom the one that is meant
        return m_parts.board.setFocus(Qt::OtherFocusReason);
    if (!isAtBoard && !onlyEnds && !buttons.onlyCost() && m_parts.prompt.choices().focusFirst())
        return;
    const Thing current = m_parts.board.keyboard().current();
    if (!isAtBoard || (!current.isNothing() && std::ranges::find(onBoard, current) == onBoard.end()))
        focusBoard();
}

/// The first place that can be chosen has the keyboard, unless a press may still be meant for something before.
void QuestionDisplay::focusBoard()
{
    m_parts.board.setFocus(Qt::OtherFocusReason);
    if (!m_parts.prompt.choices().isPaused())
        m_parts.board.keyboard().beginAtFirst();
}

std::vector<Choice> QuestionDisplay::buttonChoices(const ChoiceGuide &guide) const
{
    constexpr std::size_t kFew = 4;       // at most so many get buttons although a panel shows them too
    constexpr std::size_t kFewOfOne = 12; // of what can be done with what has been picked
    const std::vector<Choice> all = guide.offBoard();
    std::vector<Choice> plain;
    std::vector<Choice> inPanels;
    for (const Choice choice : all) {
        const std::vector<Thing> things = guide.openThings(choice);
        const bool held = !things.empty() && std::ranges::all_of(things, [this](const Thing &thing) {
            return m_parts.panels.isSeen(thing);
        });
        (held ? inPanels : plain).push_back(choice);
    }
    return inPanels.size() > (guide.hasPicks() ? kFewOfOne : kFew) ? plain : all;
}

std::vector<ChoiceGroup> QuestionDisplay::withNotes(std::vector<ChoiceGroup> groups) const
{
    for (ChoiceGroup &group : groups) {
        for (WordedChoice &worded : group.choices) {
            worded.note =
                m_parts.game.face->noteOn(m_parts.display.view(), *m_parts.game.speaker, worded.choice);
            m_questionCards.describe(worded);
        }
    }
    return groups;
}

std::vector<Effect> QuestionDisplay::effectsOf(Choice choice) const
{
    return effectsOf(m_parts.display.view(), m_parts.display.tableau(), choice);
}

/// What it is sure to cost and bring. `tableau`: of the view.
std::vector<Effect> QuestionDisplay::effectsOf(const View &view, const Tableau &tableau, Choice choice) const
{
    const Speaker &speaker = *m_parts.game.speaker;
    const Seat asked = view.decision().seat;
    const std::vector<Component> box = componentsOf(speaker.setup());
    const ItemPictures pictures(m_parts.appearance.art(), speaker, box);
    std::vector<Effect> effects;
    const std::vector<Difference> differences = consequencesOf(view, tableau, choice);
    for (const Difference &difference : differences) {
        if (isSharedWith(asked, difference, differences, speaker.setup().seats()))
            continue;
        Effect effect {pictures.of(difference.item),
                       amountOf(difference.item, std::abs(difference.by), speaker), difference.by};
        if (isOfAnother(difference, asked, speaker.setup(), tableau)) {
            effect.livery = canvas::liveryOf(speaker.setup(), difference.owner);
            effect.owner = speaker.name("seat", speaker.setup().seats()[difference.owner].key);
        }
        effects.push_back(std::move(effect));
    }
    return effects;
}

/// What only chooses or moves has the picture of what it names.
std::vector<ChoiceGroup> QuestionDisplay::withEffects(std::vector<ChoiceGroup> groups) const
{
    constexpr std::size_t kMost = 24; // buttons: with more, nobody compares
    std::size_t count = 0;
    for (const ChoiceGroup &group : groups)
        count += group.choices.size();
    if (count > kMost)
        return groups;
    const Speaker &speaker = *m_parts.game.speaker;
    const std::vector<Component> box = componentsOf(speaker.setup());
    const ItemPictures pictures(m_parts.appearance.art(), speaker, box);
    for (ChoiceGroup &group : groups) {
        for (WordedChoice &worded : group.choices) {
            worded.effects = effectsOf(worded.choice);
            const bool isPlain = worded.note.isEmpty() && worded.effects.empty() && worded.picture.isEmpty();
            if (isPlain && !speaker.vocabulary().endsStep(worded.choice))
                worded.picture = pictures.of(worded.choice, m_parts.display.tableau());
        }
    }
    return groups;
}

/// Where things are put in order: one button for the order in which they lie, or have been dragged.
std::vector<ChoiceGroup> QuestionDisplay::withKeeping(std::vector<ChoiceGroup> groups,
                                                      const ChoiceGuide &guide) const
{
    const QString keeping = m_parts.game.speaker->keeping(m_parts.display.view().decision());
    if (keeping.isEmpty() || guide.hasPicks())
        return groups;
    const bool isOther = m_cards.isReordered(m_questionCards.toOrder(guide));
    const QString text = isOther ? tr("Confirm this order") : keeping;
    WordedChoice kept {.choice = guide.remaining().front(), .text = text, .sentence = text};
    kept.keepsOrder = true;
    groups.insert(groups.begin(), {.heading = {}, .choices = {std::move(kept)}});
    return groups;
}

/// Where a step can be taken or left out, and the next question is only how: the answers to that instead of the choice that
/// takes it, which can still be made by clicking what it names.
std::vector<ChoiceGroup> QuestionDisplay::withSequel(std::vector<ChoiceGroup> groups,
                                                     const ChoiceGuide &guide) const
{
    if (m_parts.prompt.isGuided()) // one thing at a time
        return groups;
    const std::optional<Sequel> sequel = sequelOf(*m_parts.display.seen(), guide);
    if (!sequel)
        return groups;
    const Speaker &speaker = *m_parts.game.speaker;
    const GameFace &face = *m_parts.game.face;
    for (ChoiceGroup &group : groups)
        std::erase_if(group.choices,
                      [&](const WordedChoice &worded) { return worded.choice == sequel->first; });
    std::erase_if(groups, [](const ChoiceGroup &group) { return group.choices.empty(); });
    const QString taken = withCapital(speaker.sentence(sequel->first));
    const Tableau tableau = tableauOf(*sequel->view);
    ChoiceGroup joined {.heading = taken, .choices = {}};
    const QString note = face.noteOn(m_parts.display.view(), speaker, sequel->first);
    for (const Choice answer : sequel->answers) {
        const QString text = speaker.sentence(answer);
        WordedChoice worded {.choice = sequel->first, .text = text, .sentence = text};
        //: Read aloud: a button that makes two choices. %1: the first, `Use Ballista`, %2: the other, `Pay 1 orc`.
        worded.sentence = tr("%1: %2").arg(taken, text);
        worded.then = answer;
        worded.note = face.noteOn(*sequel->view, speaker, answer);
        if (worded.note.isEmpty())
            worded.note = note;
        worded.effects = effectsOf(*sequel->view, tableau, answer);
        joined.choices.push_back(std::move(worded));
    }
    constexpr std::size_t kMostBesideNote = 2; // more fill the bar
    const bool allTell =
        std::ranges::none_of(joined.choices, &std::vector<Effect>::empty, &WordedChoice::effects);
    if (!allTell || joined.choices.size() <= kMostBesideNote)
        joined.note = note;
    groups.push_back(std::move(joined));
    return groups;
}

/// Which choices are seldom meant: what other questions offer as well, and what has a price where the step can be ended.
std::vector<ChoiceGroup> QuestionDisplay::withHesitation(std::vector<ChoiceGroup> groups,
                                                         const ChoiceGuide &guide) const
{
    const Vocabulary &vocabulary = m_parts.game.speaker->vocabulary();
    const bool canEnd = Endings(vocabulary, guide.remaining()).goOn();
    for (ChoiceGroup &group : groups) {
        for (WordedChoice &worded : group.choices) {
            worded.isAside = vocabulary.isAside(worded.choice);
            worded.isCostly = canEnd && std::ranges::any_of(worded.effects, [](const Effect &effect) {
                                  return effect.by < 0 && effect.livery < 0;
                              });
        }
    }
    return groups;
}

/// What ends the step says so, and what would stay undone.
std::vector<ChoiceGroup> QuestionDisplay::withEndings(std::vector<ChoiceGroup> groups,
                                                      const ChoiceGuide &guide,
                                                      const std::vector<Thing> &choosable) const
{
    const Endings endings(m_parts.game.speaker->vocabulary(), guide.remaining());
    if (!endings.leaveSomething())
        return groups;
    const QString undone = endings.undone(choosable, m_parts.display.tableau());
    for (ChoiceGroup &group : groups) {
        for (WordedChoice &worded : group.choices) {
            if (!endings.contains(worded.choice))
                continue;
            worded.endsEarly = true;
            worded.undone = undone;
            worded.effects.clear(); // what comes next is not its doing
            worded.note = (undone + u' ' + worded.note).trimmed();
        }
    }
    return groups;
}

/// What is to be done: choose something there, or there. Nothing where the buttons beside it say so.
QString QuestionDisplay::hint(const ChoiceGuide &guide) const
{
    const std::vector<Thing> things = guide.choosable();
    const bool onBoard = !m_parts.display.placed(things).empty();
    const bool inPanels =
        std::ranges::any_of(things, [this](const Thing &thing) { return m_parts.panels.isSeen(thing); });
    if (m_canTurn && !guide.hasPicks())
        return tr(
            "Choose a highlighted place on the board. R or the mouse wheel turns the tile, F flips it.");
    if (guide.hasPicks() && onBoard)
        return tr("Now choose a highlighted item on the board.");
    const std::vector<Choice> buttons = buttonChoices(guide);
    const Vocabulary &vocabulary = m_parts.game.speaker->vocabulary();
    const bool sayEnough = std::ranges::any_of(
        buttons, [&](Choice choice) { return !vocabulary.isAside(choice) && !vocabulary.endsStep(choice); });
    if (onBoard && !buttons.empty())
        return tr("Choose a highlighted item on the board, or a button.");
    if (onBoard && inPanels)
        return tr("Choose a highlighted item on the board or in the panels.");
    if (onBoard)
        return tr("Choose a highlighted item on the board.");
    if (inPanels && !sayEnough)
        return tr("Choose a highlighted item in the panels.");
    return {};
}

} // namespace merlon
