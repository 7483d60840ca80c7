#include "app/table/question/questioner.h"
#include "core/canvas/view/board_highlights.h"
#include "core/canvas/view/board_keyboard.h"
#include "core/canvas/view/board_tooltips.h"

#include "app/table/game_panels.h"
#include "app/table/position_display.h"
#include "app/table/question/bar/prompt_bar.h"
#include "app/table/question/words/endings.h"
#include "core/canvas/picture/tableau_picture.h"
#include "core/canvas/view/board_view.h"
#include "core/canvas/view/board_wheel.h"
#include "core/games/module.h"

#include <QApplication>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace merlon {

using canvas::Thing;

Questioner::Questioner(const TableParts &parts, ChoiceCards &cards, QWidget *page)
    : QObject(page)
    , m_parts(parts)
    , m_explainer(parts)
    , m_picker(parts, m_explainer, nullptr)
    , m_display(parts, m_explainer, cards, page)
    , m_advice(parts)
    , m_refusals(parts, page)
{
    connect(&m_picker, &ChoicePicker::changed, this,
            [this] { m_display.show(*m_picker.guide(), m_picker.choosable()); });
    connect(&m_picker, &ChoicePicker::held, this,
            [this] { m_display.mark(*m_picker.guide(), m_picker.choosable()); });
    connect(&m_picker, &ChoicePicker::foreseen, this, &Questioner::foretell);
    connect(&m_picker, &ChoicePicker::picked, this, &Questioner::goOn);
    connect(&m_picker, &ChoicePicker::completed, this, &Questioner::choose);
    connect(&m_picker, &ChoicePicker::refused, this,
            [this](const QString &why, const Thing &at, const Thing &piece) {
                remark(why);
                m_refusals.show(why, at, piece);
            });
    connect(&cards, &ChoiceCards::reordered, this, [this] {
        if (m_picker.isAsking())
            m_display.show(*m_picker.guide(), m_picker.choosable());
    });
    canvas::BoardView &board = m_parts.board;
    connect(&board, &canvas::BoardView::pointed, this, [this](const Thing &thing) {
        m_pointed = thing;
        if (std::exchange(m_tellsTurned, false))
            m_parts.prompt.endRemark();
        showReach(thing);
    });
    board.wheel().setTurner([this](int steps) {
        return m_picker.canTurn() && m_pointed.place >= 0 && (steps == 0 || turn(steps < 0));
    });
    connect(&board.keyboard(), &canvas::BoardKeyboard::enteredNowhere, this, &Questioner::showKeyboard);
    board.tooltips().setExplanation([this](const Thing &thing) {
        return isFilled() ? m_explainer.about(thing, *m_picker.guide(), m_picker.laidAt(thing)) : QString();
    });
    connect(&m_parts.panels, &GamePanels::pointed, this, &Questioner::pointAtPanel);
    connect(&m_parts.panels, &GamePanels::seenChanged, this, [this] {
        if (m_picker.isAsking())
            m_display.followPanels(*m_picker.guide(), m_picker.choosable());
    });
}

void Questioner::open()
{
    m_picker.open(m_parts.game.speaker->vocabulary());
}

void Questioner::clear()
{
    if (m_picker.guide())
        end();
    m_picker.clear();
}

/// Whether a game is on the table, and shown.
bool Questioner::isFilled() const
{
    return m_picker.guide() && m_parts.display.isFilled();
}

bool Questioner::ask()
{
    ChoiceList choices;
    m_parts.display.view().choices(choices);
    m_picker.begin(choices);
    m_display.setTurning(m_picker.canTurn());
    m_explainer.begin(choices);
    if (const std::optional<Choice> choice = m_picker.goOn()) {
        goOnLater(*choice);
        return true;
    }
    if (const std::optional<Choice> choice = wayOn(choices)) {
        goOnLater(*choice);
        return false;
    }
    m_display.bringForward(*m_picker.guide());
    m_display.show(*m_picker.guide(), m_picker.choosable());
    m_parts.prompt.announce();
    m_display.takeKeyboard(*m_picker.guide());
    return true;
}

/// What goes on from a question that comes right after another one of the same player and asks for nothing new. At the first
/// one of a turn somebody wants to see what the others have done.
std::optional<Choice> Questioner::wayOn(const ChoiceList &choices) const
{
    if (!m_parts.settings.skipsIdleSteps || m_parts.prompt.isGuided())
        return std::nullopt;
    const TableSession &session = *m_parts.game.session;
    const auto plies = session.match().chronicle();
    const auto last = std::find_if(plies.rbegin(), plies.rend(), [](const Ply &ply) { return !ply.dealt; });
    if (last == plies.rend() || last->decision.seat != session.asked())
        return std::nullopt;
    const std::vector<Choice> all(choices.begin(), choices.end());
    return Endings(session.setup().vocabulary(), all).onlyWayOn();
}

void Questioner::end()
{
    m_picker.end();
    m_parts.board.highlights().setReached({});
    m_parts.board.highlights().setGhost({}, -1);
    m_parts.board.highlights().setMarked({}); // what was pointed at while it was asked
    m_parts.panels.setFillings({});
    m_explainer.end();
    m_display.end();
    m_advice.clear();
    m_warned.reset();
    m_tellsTurned = false;
}

/// Instead of the hint, and aloud.
void Questioner::remark(const QString &text)
{
    m_tellsTurned = false;
    m_parts.prompt.showRemark(text);
    m_parts.prompt.announce();
}

/// Where something can be chosen with the keyboard, after a click on bare ground.
void Questioner::showKeyboard()
{
    if (!m_picker.isAsking())
        return;
    if (!m_parts.display.placed(m_picker.choosable()).empty())
        m_parts.board.keyboard().goToFirst();
    else
        m_parts.prompt.choices().focusFirst();
}

/// The next pick is asked for.
void Questioner::goOn()
{
    m_parts.prompt.announce();
    if (m_parts.display.placed(m_picker.guide()->choosable()).empty())
        m_parts.prompt.choices().focusFirst(); // the rest of the choice is there
}

/// Later: what asks is still at work on the table.
void Questioner::goOnLater(Choice choice)
{
    const std::size_t ply = m_parts.display.seen()->ply();
    QMetaObject::invokeMethod(
        this,
        [this, choice, ply] {
            TableSession *session = m_parts.game.session.get();
            if (!session || !m_picker.isAsking() || session->match().ply() != ply)
                return;
            if (const Expected<void> played = session->play(choice, TableSession::Undo::WithTheOneBefore);
                !played)
                Q_EMIT troubled(played.error());
        },
        Qt::QueuedConnection);
}

void Questioner::choose(Choice choice)
{
    if (warns(choice))
        return m_picker.forgetSequel();
    TableSession &session = *m_parts.game.session;
    const bool passes = session.passingChoice() == choice;
    if (const Expected<void> played = passes ? session.pass() : session.play(choice); !played)
        Q_EMIT troubled(played.error());
}

/// Once for each question: who chooses the same again means it.
bool Questioner::warns(Choice choice)
{
    if (!m_parts.settings.asksBeforeEnding || !m_picker.isAsking()
        || std::exchange(m_warned, choice) == choice)
        return false;
    const QString warning =
        m_parts.game.face->warningBefore(m_parts.display.view(), *m_parts.game.speaker, choice);
    if (warning.isEmpty())
        return false;
    remark(warning);
    return true;
}

bool Questioner::stepBack()
{
    return m_picker.isAsking() && (m_picker.back() || m_parts.game.session->leaveSequence());
}

bool Questioner::turn(bool clockwise)
{
    if (!m_picker.turn(clockwise))
        return false;
    showTurned();
    return true;
}

bool Questioner::flip()
{
    if (!m_picker.flip())
        return false;
    showTurned();
    return true;
}

/// Enter means what is seen: the keyboard, if it is at a button, goes to that of the choice that has been turned to.
void Questioner::followTurning()
{
    const PromptChoices &choices = m_parts.prompt.choices();
    const std::optional<Choice> turning = m_picker.turning();
    const QWidget *focused = QApplication::focusWidget();
    if (!turning || !focused || !choices.isAncestorOf(focused))
        return;
    if (QPushButton *button = choices.buttonOf(*turning))
        button->setFocus(Qt::OtherFocusReason);
}

/// Also aloud: those who do not see the board hear how it is turned, and what it would cover where they are.
void Questioner::showTurned()
{
    showReach(m_pointed);
    m_parts.board.tooltips().renew(m_pointed);
    followTurning();
    const QString told = m_explainer.turned(m_picker.turning(), m_pointed, m_picker.laidAt(m_pointed));
    if (told.isEmpty())
        return;
    remark(told);
    m_tellsTurned = true;
}

/// Lights where it could go, so that a decision can be seen before it is made.
void Questioner::showReach(const Thing &thing)
{
    const bool isHeld = m_picker.guide() && m_picker.guide()->hasPicks();
    m_parts.board.highlights().setReached(isHeld ? std::vector<Thing>()
                                                 : m_parts.display.placed(m_picker.reachOf(thing)));
    if (!isFilled())
        return;
    const Seat asked = m_parts.display.view().decision().seat;
    m_parts.board.highlights().setGhost(m_picker.coveredFrom(thing),
                                        canvas::liveryOf(m_parts.game.speaker->setup(), asked));
    std::optional<Choice> choice;
    if (m_picker.isAsking() && !thing.isNothing()) {
        ChoiceGuide guide = *m_picker.guide();
        if (guide.pick(thing))
            choice = guide.complete();
    }
    showHope(m_parts.display.view(), choice);
    m_parts.panels.setFillings(choice ? fillingsOf(m_parts.display.view(), *choice)
                                      : std::vector<Filling> {});
}

/// Says at the place what comes of what is held if it is dropped there.
void Questioner::foretell(const Thing &over, const Haul *haul)
{
    canvas::BoardTooltips &tooltips = m_parts.board.tooltips();
    if (!haul) {
        tooltips.say(over, {});
        return showHope(m_parts.display.view(), {});
    }
    const View &before = haul->before ? *haul->before : m_parts.display.view();
    tooltips.say(over, m_explainer.foretelling(*haul, before));
    showHope(before, haul->last());
}

/// How far the player would come in the race.
void Questioner::showHope(const View &view, std::optional<Choice> choice)
{
    m_parts.panels.showHope(view.decision().seat,
                            choice ? m_parts.game.face->hopeOf(view, *choice) : std::nullopt);
}

/// Marks where a thing of a panel is on the board, and says below the question why it cannot be chosen, if so.
void Questioner::pointAtPanel(const Thing &thing)
{
    m_parts.board.highlights().setMarked(thing.isNothing() ? std::vector<Thing>()
                                                           : m_parts.display.placed({thing}));
    showReach(thing);
    if (!m_picker.isAsking())
        return;
    const ChoiceGuide &guide = *m_picker.guide();
    const std::vector<Thing> choosable = guide.choosable();
    const bool isFine = thing.isNothing() || std::ranges::find(choosable, thing) != choosable.end();
    const Reason reason = isFine ? kLegal : m_explainer.whyNot(thing, guide);
    if (reason)
        m_parts.prompt.showRemark(m_explainer.sentence(reason));
    else
        m_parts.prompt.endRemark();
}

void Questioner::refuseUndo(Disclosure why)
{
    switch (why) {
    case Disclosure::None:
        break;
    case Disclosure::Chance:
        return remark(tr("Can’t undo: something has been drawn since, and free undo is off."));
    case Disclosure::OtherChoice:
        return remark(tr("Can’t undo: another player has chosen since, and free undo is off."));
    case Disclosure::HiddenThing:
        return remark(tr("Can’t undo: something hidden has been revealed since, and free undo is off."));
    }
}

std::vector<ChoiceGroup> Questioner::allChoices() const
{
    if (!m_picker.isAsking())
        return {};
    return m_display.withNotes(groupChoices(m_picker.guide()->remaining(), m_parts.display.view().decision(),
                                            *m_parts.game.speaker));
}

QString Questioner::ruleAtHand() const
{
    return isFilled() ? m_explainer.ruleAbout(m_pointed, *m_picker.guide()) : QString();
}

} // namespace merlon
