#include "app/lessons/lesson_guide.h"

#include "app/words/resources.h"
#include "core/engine/lessons/choice_pattern.h"
#include "core/engine/lessons/lesson_pointer.h"
#include "core/engine/notation/notation.h"

#include <algorithm>
#include <sstream>
#include <string>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// Who sits where: the pupil, and computers that answer when the lesson has nothing for them.
std::vector<Sitting> sittingsOf(const OpenedLesson &opened)
{
    std::vector<Sitting> sittings(opened.start.setup->seats().size(), Sitting {u"heuristic"_s, {}});
    sittings[opened.pupil].kind = QString::fromLatin1(kPerson);
    return sittings;
}

bool hasWord(const std::string &sentence, std::string_view word)
{
    std::istringstream words(sentence);
    for (std::string one; words >> one;) {
        if (one == word)
            return true;
    }
    return false;
}

} // namespace

LessonGuide::LessonGuide(OpenedLesson opened, QObject *parent)
    : QObject(parent)
    , m_opened(std::move(opened))
    , m_answers(answersOf(m_opened.lesson))
    , m_trail(trailOf(m_opened, {}))
{
}

std::unique_ptr<TableSession> LessonGuide::makeSession()
{
    std::vector<Sitting> sittings = sittingsOf(m_opened);
    MatchSettings settings {.seed = 1, .chance = ChanceMode::Given, .players = {}, .takeBacks = true};
    for (std::size_t seat = 0; seat < sittings.size(); ++seat)
        settings.players.push_back({setup().seats()[seat].key, {}, sittings[seat].kind.toStdString()});
    auto session = std::make_unique<TableSession>(
        Match(m_opened.start.setup, m_opened.start.start->clone(), std::move(settings)), std::move(sittings));
    m_session = session.get();
    session->computers().setPrompter([this](const Match &match) { return answerTo(match); });
    connect(m_session, &TableSession::advanced, this, &LessonGuide::follow);
    connect(m_session, &TableSession::rewound, this, &LessonGuide::follow);
    return session;
}

/// Where the game is now. A step that has been done leads to the next thing to read; what is taken back leads to what
/// is to be done again.
void LessonGuide::follow()
{
    const std::size_t before = m_trail.step;
    m_trail = trailOf(m_opened, m_session->match().chronicle());
    if (m_trail.step > before)
        m_shown = qMin(before + 1, steps() - 1);
    else if (m_trail.step < before || m_shown > m_trail.step)
        m_shown = m_trail.step;
}

/// What is answered for other seats and for chance: nothing before the pupil has read what comes first.
Prompting LessonGuide::answerTo(const Match &match) const
{
    using Kind = Prompting::Kind;
    if (m_takesBack)
        return {Kind::Waits, {}};
    const LessonTrail trail = trailOf(m_opened, match.chronicle());
    if (trail.astray || trail.answered >= m_answers.size())
        return {isHolding() && !trail.astray ? Kind::Waits : Kind::Leaves, {}};
    const LessonAnswer &answer = m_answers[trail.answered];
    const bool isRead = answer.step <= m_shown
        || (answer.step == m_shown + 1 && lesson().steps[m_shown].kind() != LessonStep::Kind::Reading);
    if (!isRead)
        return {Kind::Waits, {}};
    const std::optional<Choice> choice = choiceFor(match.state(), answer.pattern);
    return choice ? Prompting {Kind::Answers, *choice} : Prompting {};
}

bool LessonGuide::isHolding() const
{
    return !isAstray() && kind() == LessonStep::Kind::Reading && m_shown + 1 < steps();
}

bool LessonGuide::isFinished() const
{
    return m_shown + 1 == steps() && !isAstray() && othersAreDone()
        && (kind() == LessonStep::Kind::Reading || m_trail.step == steps()
            || (m_session && m_session->match().isOver()));
}

QString LessonGuide::saying(std::size_t step) const
{
    if (!isAstray())
        return nameIn(lesson().steps[step].say, {});
    if (const LessonTexts &astray = lesson().steps[m_trail.step].astray; !astray.empty())
        return nameIn(astray, {});
    return tr("You may do that, and play on to see what happens. But the lesson continues from another "
              "choice: go back to it whenever you like.");
}

QString LessonGuide::hint(std::size_t step) const
{
    return isAstray() ? QString() : nameIn(lesson().steps[step].hint, {});
}

/// Whether everything of the step that names it has been done: `sec-w` of `defend sec-w`, `archer` of `sec-w/archer`.
bool LessonGuide::isBehind(std::string_view point) const
{
    if (m_shown != m_trail.step)
        return false;
    const std::string_view key = point.substr(point.find_last_of(":/") + 1);
    const std::vector<std::string> &await = lesson().steps[m_shown].await;
    bool isNamed = false;
    for (std::size_t i = 0; i < await.size(); ++i) {
        if (!hasWord(await[i], key))
            continue;
        if (!m_trail.done[i])
            return false;
        isNamed = true;
    }
    return isNamed;
}

std::vector<canvas::Thing> LessonGuide::pointed() const
{
    std::vector<canvas::Thing> things;
    if (isAstray())
        return things;
    for (const std::string &text : lesson().steps[m_shown].point) {
        if (isBehind(text))
            continue;
        if (const std::optional<LessonPointer> pointer = pointerFrom(setup(), text))
            things.push_back({pointer->place, pointer->link, pointer->type, pointer->key});
    }
    return things;
}

std::optional<Choice> LessonGuide::awaitedChoice() const
{
    if (!m_session || m_session->stage() != TableSession::Stage::Asking || isAstray()
        || m_trail.step >= steps())
        return std::nullopt;
    const std::vector<std::string> &await = lesson().steps[m_trail.step].await;
    for (std::size_t i = 0; i < await.size(); ++i) {
        if (m_trail.done[i])
            continue;
        if (const std::optional<Choice> choice = choiceFor(m_session->match().state(), await[i]))
            return choice;
    }
    return std::nullopt;
}

bool LessonGuide::canGoOn() const
{
    return !isAstray() && m_shown < m_trail.step && m_shown + 1 < steps() && othersAreDone();
}

/// Whether the others have answered everything that they have to answer before the step that is shown.
bool LessonGuide::othersAreDone() const
{
    return m_trail.answered >= m_answers.size() || m_answers[m_trail.answered].step > m_shown;
}

bool LessonGuide::isBegun() const
{
    return m_shown == m_trail.step && std::ranges::find(m_trail.done, true) != m_trail.done.end();
}

bool LessonGuide::canGoBack() const
{
    return isAstray() || m_shown > 0 || isBegun();
}

void LessonGuide::goOn()
{
    if (!canGoOn())
        return;
    ++m_shown;
    Q_EMIT changed();
    m_session->computers().promptAgain();
}

void LessonGuide::goBack()
{
    if (isAstray())
        return takeBackTo(*m_trail.astray);
    if (isBegun())
        return takeBackTo(m_trail.begun);
    if (m_shown == 0)
        return;
    const std::size_t wanted = m_shown - 1;
    if (lesson().steps[wanted].kind() != LessonStep::Kind::Reading)
        return takeBackTo(beginningOf(wanted));
    m_shown = wanted;
    Q_EMIT changed();
}

/// The ply at which a step began that is behind the game.
std::size_t LessonGuide::beginningOf(std::size_t step) const
{
    const std::span<const Ply> chronicle = m_session->match().chronicle();
    for (std::size_t ply = 0; ply < chronicle.size(); ++ply) {
        if (const LessonTrail trail = trailOf(m_opened, chronicle.first(ply)); trail.step == step)
            return trail.begun;
    }
    return chronicle.size();
}

/// To the first question that the pupil was asked from this ply on.
void LessonGuide::takeBackTo(std::size_t ply)
{
    const std::span<const Ply> chronicle = m_session->match().chronicle();
    while (ply < chronicle.size() && chronicle[ply].decision.seat != m_opened.pupil)
        ++ply;
    m_takesBack = true;
    for (std::size_t now = m_session->match().ply(); now > ply; now = m_session->match().ply()) {
        m_session->undo();
        if (m_session->match().ply() == now)
            break; // nothing to take back
    }
    m_takesBack = false;
    follow();
    Q_EMIT changed();
    m_session->computers().promptAgain();
}

void LessonGuide::showHow()
{
    if (const std::optional<Choice> choice = awaitedChoice())
        static_cast<void>(m_session->play(*choice)); // it is legal
}

} // namespace merlon
