#include "app/table/question/questioner.h"
#include "core/canvas/view/board_keyboard.h"

#include "app/table/game_panels.h"
#include "app/table/position_display.h"
#include "app/table/question/prompt_bar.h"
#include "app/words/language.h"
#include "core/canvas/view/board_view.h"

#include <algorithm>
#include <utility>

namespace merlon {

using canvas::Thing;

Questioner::Questioner(const TableParts &parts, QWidget *page)
    : QObject(page)
    , m_parts(parts)
    , m_page(page)
    , m_explainer(parts)
    , m_advice(parts)
{
    canvas::BoardView &board = m_parts.board;
    connect(&board, &canvas::BoardView::picked, this, &Questioner::pick);
    connect(&board, &canvas::BoardView::grasped, this, &Questioner::grasp);
    connect(&board, &canvas::BoardView::dropped, this, &Questioner::drop);
    connect(&board, &canvas::BoardView::pointed, this, [this](const Thing &thing) { m_pointed = thing; });
    board.setExplanation(
        [this](const Thing &thing) { return isFilled() ? m_explainer.about(thing, *m_guide) : QString(); });
    GamePanels &panels = m_parts.panels;
    connect(&panels, &GamePanels::picked, this, &Questioner::pick);
    connect(&panels, &GamePanels::grasped, this, &Questioner::grasp);
    connect(&panels, &GamePanels::pointed, this, &Questioner::pointAtPanel);
    connect(&panels, &GamePanels::dragged, this, [this](QPoint position) { boardUnder(position); });
    connect(&panels, &GamePanels::dropped, this, [this](QPoint position) { drop({}, boardUnder(position)); });
    connect(&panels, &GamePanels::seenChanged, this, &Questioner::followPanels);
}

void Questioner::open()
{
    m_guide = std::make_unique<ChoiceGuide>(m_parts.game.speaker->vocabulary());
}

void Questioner::clear()
{
    if (m_guide)
        end();
    m_guide.reset();
}

/// Whether a game is on the table, and shown.
bool Questioner::isFilled() const
{
    return m_guide && m_parts.display.isFilled();
}

void Questioner::ask()
{
    ChoiceList choices;
    m_parts.display.view().choices(choices);
    m_guide->begin(choices);
    m_explainer.begin(choices);
    m_grasped = {};
    m_isAsking = true;
    bringForward();
    showChoosable();
    m_parts.prompt.announce();
    const std::vector<Thing> onBoard = m_parts.display.placed(m_guide->choosable());
    const bool isAtBoard = m_parts.board.hasFocus() && !onBoard.empty();
    if (!isAtBoard && m_parts.prompt.focusFirst())
        return;
    const Thing current = m_parts.board.keyboard().current();
    if (!isAtBoard || (!current.isNothing() && std::ranges::find(onBoard, current) == onBoard.end()))
        focusBoard();
}

void Questioner::end()
{
    m_guide->begin({});
    m_explainer.end();
    m_advice.clear();
    m_warned.reset();
    m_isAsking = false;
}

void Questioner::clearMarks()
{
    m_parts.board.setChoosable({});
    m_parts.board.setSelected({});
    m_parts.panels.setChoosable({});
    m_parts.panels.setSelected({});
}

/// What of the board something that is dragged would be dropped on.
Thing Questioner::boardUnder(QPoint onScreen)
{
    return m_parts.board.dragOver(m_parts.board.viewport()->mapFromGlobal(onScreen));
}

/// The first place that can be chosen has the keyboard, unless a press may still be meant for something before.
void Questioner::focusBoard()
{
    m_parts.board.setFocus(Qt::OtherFocusReason);
    if (!m_parts.prompt.isPaused())
        m_parts.board.keyboard().goToFirst();
}

/// Panels in which something can be chosen that is not on the board.
void Questioner::bringForward()
{
    std::vector<Thing> things = m_guide->choosable();
    std::erase_if(things, [&](const Thing &thing) { return !m_parts.display.placed({thing}).empty(); });
    m_parts.panels.bringForward(things);
}

/// What can be chosen in a panel that is no longer seen gets buttons, and loses them when the panel is seen again.
void Questioner::followPanels()
{
    if (!m_isAsking)
        return;
    const bool hadKeyboard = m_parts.prompt.isAncestorOf(m_page->focusWidget());
    showChoosable();
    if (hadKeyboard && !m_parts.prompt.focusFirst())
        m_parts.board.setFocus(Qt::OtherFocusReason);
}

std::vector<Choice> Questioner::buttonChoices() const
{
    constexpr std::size_t kFew = 4; // at most so many get buttons although a panel shows them too
    const std::vector<Choice> all = m_guide->offBoard();
    std::vector<Choice> plain;
    std::vector<Choice> inPanels;
    for (const Choice choice : all) {
        const std::vector<Thing> things = m_guide->openThings(choice);
        const bool held = !things.empty() && std::ranges::all_of(things, [this](const Thing &thing) {
            return m_parts.panels.isSeen(thing);
        });
        (held ? inPanels : plain).push_back(choice);
    }
    return inPanels.size() > kFew ? plain : all;
}

void Questioner::showChoosable()
{
    const PositionDisplay &display = m_parts.display;
    const std::vector<Thing> things = m_guide->choosable();
    m_parts.board.setChoosable(display.placed(things));
    std::vector<Thing> selected = m_guide->picks();
    selected.insert(selected.end(), m_guide->given().begin(), m_guide->given().end());
    m_parts.board.setSelected(display.placed(selected));
    m_parts.panels.setChoosable(things);
    m_parts.panels.setSelected(m_guide->picks());
    const std::vector<Choice> buttons = buttonChoices();
    PromptBar &prompt = m_parts.prompt;
    prompt.showChoices(withNotes(groupChoices(buttons, *m_parts.game.speaker)));
    prompt.showImpossible(m_guide->hasPicks() ? QStringList() : m_explainer.refusalsBesideBoard());
    const Decision decision = display.view().decision();
    const bool canLeave = m_guide->hasPicks() || decision.depth > 0;
    prompt.showBack(canLeave ? tr("Back (Esc)") : QString());
    prompt.showQuestion(asSentence(m_parts.game.speaker->sentence(decision)),
                        m_explainer.whyNow() + hintFor(things, !buttons.empty()));
}

/// With what the choices cost and do.
std::vector<ChoiceGroup> Questioner::withNotes(std::vector<ChoiceGroup> groups) const
{
    for (ChoiceGroup &group : groups) {
        for (WordedChoice &worded : group.choices)
            worded.note =
                m_parts.game.face->noteOn(m_parts.display.view(), *m_parts.game.speaker, worded.choice);
    }
    return groups;
}

/// What is to be done: choose something there, or there.
QString Questioner::hintFor(const std::vector<Thing> &things, bool hasButtons) const
{
    const bool onBoard = !m_parts.display.placed(things).empty();
    const bool inPanels =
        std::ranges::any_of(things, [this](const Thing &thing) { return m_parts.panels.isSeen(thing); });
    const QString rule = QString::fromStdString(
        ruleName(m_parts.game.speaker->setup().game(), m_parts.display.view().decision().rule));
    if (m_guide->hasPicks() && onBoard)
        //: %1: number of a rule.
        return tr("Now choose what glows on the board. (%1)").arg(rule);
    if (onBoard && hasButtons)
        return tr("Choose what glows on the board, or one of the buttons. (%1)").arg(rule);
    if (onBoard && inPanels)
        return tr("Choose what glows on the board, or what is marked beside it. (%1)").arg(rule);
    if (onBoard)
        return tr("Choose what glows on the board. (%1)").arg(rule);
    if (inPanels)
        return tr("Choose what is marked beside the board. (%1)").arg(rule);
    return tr("Choose one of the buttons. (%1)").arg(rule);
}

/// What does not go with what has been picked may be another beginning.
bool Questioner::pickOrStartOver(const Thing &thing)
{
    if (m_guide->pick(thing))
        return true;
    ChoiceGuide fresh = *m_guide;
    while (fresh.back()) { }
    if (!fresh.pick(thing))
        return false;
    *m_guide = std::move(fresh);
    return true;
}

/// Something is held, and perhaps dragged: what goes with it glows, but nothing is chosen until it is let go.
void Questioner::grasp(const Thing &thing)
{
    m_grasped = {};
    if (!m_isAsking || !pickOrStartOver(thing))
        return;
    m_grasped = thing;
    showChoosable();
}

void Questioner::pick(const Thing &thing)
{
    if (!m_isAsking)
        return;
    const bool isHeld = !m_grasped.isNothing() && m_grasped == thing && m_guide->hasPicks();
    m_grasped = {};
    if (!isHeld && !pickOrStartOver(thing))
        return refuse(thing);
    if (const std::optional<Choice> choice = m_guide->complete())
        return choose(*choice);
    showChoosable();
    m_parts.prompt.announce();
    if (m_parts.display.placed(m_guide->choosable()).empty())
        m_parts.prompt.focusFirst(); // the rest of the choice is there
}

/// What was dragged has been let go. A gesture that leads nowhere takes back what it began with.
void Questioner::drop(const Thing &from, const Thing &to)
{
    if (!m_isAsking)
        return;
    m_grasped = {};
    ChoiceGuide after = *m_guide;
    if (!m_guide->hasPicks()) {
        if (!from.isNothing() && !after.pick(from))
            refuse(from);
        return;
    }
    if (!to.isNothing() && after.pick(to))
        return pick(to);
    const QString why = to.isNothing() ? QString() : m_explainer.whyNotPicked(to, *m_guide);
    m_guide->back();
    showChoosable();
    if (!why.isEmpty())
        m_parts.prompt.showRemark(why);
}

void Questioner::choose(Choice choice)
{
    if (warns(choice))
        return;
    TableSession &session = *m_parts.game.session;
    const bool passes = session.passingChoice() == choice;
    if (const Expected<void> played = passes ? session.letPass() : session.play(choice); !played)
        Q_EMIT troubled(played.error());
}

/// Once for each question: who chooses the same again means it.
bool Questioner::warns(Choice choice)
{
    if (!m_parts.settings.asksBeforeEnding || !m_isAsking || std::exchange(m_warned, choice) == choice)
        return false;
    const QString warning = m_parts.game.face->warningBefore(m_parts.display.view(), choice);
    if (warning.isEmpty())
        return false;
    m_parts.prompt.showRemark(warning);
    m_parts.prompt.announce();
    return true;
}

bool Questioner::stepBack()
{
    if (!m_isAsking)
        return false;
    if (!m_guide->back())
        return m_parts.game.session->leaveSequence();
    showChoosable();
    return true;
}

/// Says why this cannot be picked.
void Questioner::refuse(const Thing &thing)
{
    m_parts.prompt.showRemark(m_explainer.whyNotPicked(thing, *m_guide));
    m_parts.prompt.announce();
}

/// Marks where a thing of a panel is on the board, and says below the question why it cannot be chosen, if so.
void Questioner::pointAtPanel(const Thing &thing)
{
    m_parts.board.setMarked(thing.isNothing() ? std::vector<Thing>() : m_parts.display.placed({thing}));
    if (!m_isAsking)
        return;
    const std::vector<Thing> choosable = m_guide->choosable();
    const bool isFine = thing.isNothing() || std::ranges::find(choosable, thing) != choosable.end();
    const Reason reason = isFine ? kLegal : m_explainer.whyNot(thing, *m_guide);
    m_parts.prompt.showRemark(reason ? m_explainer.sentence(reason)
                                     : m_explainer.whyNow() + hintFor(choosable, !buttonChoices().empty()));
}

void Questioner::showAdvice(const Advice &advice)
{
    m_advice.show(advice);
}

void Questioner::refuseUndo(Disclosure why)
{
    switch (why) {
    case Disclosure::None:
        break;
    case Disclosure::Chance:
        m_parts.prompt.showRemark(
            tr("That stands: chance has answered since, and this game is played without take-backs."));
        break;
    case Disclosure::OtherChoice:
        m_parts.prompt.showRemark(
            tr("That stands: another side has chosen since, and this game is played without take-backs."));
        break;
    case Disclosure::HiddenThing:
        m_parts.prompt.showRemark(
            tr("That stands: something hidden has come to light since, and this game is "
               "played without take-backs."));
        break;
    }
    m_parts.prompt.announce();
}

std::vector<ChoiceGroup> Questioner::allChoices() const
{
    if (!m_isAsking)
        return {};
    return withNotes(groupChoices(m_guide->remaining(), *m_parts.game.speaker));
}

QString Questioner::ruleAtHand() const
{
    return isFilled() ? m_explainer.ruleAbout(m_pointed, *m_guide) : QString();
}

} // namespace merlon
