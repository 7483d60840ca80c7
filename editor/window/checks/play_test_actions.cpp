#include "editor/window/checks/play_test_actions.h"

#include "app/start/openings.h"
#include "app/widgets/boxes/message_bar.h"
#include "app/window/game_launcher.h"
#include "app/window/main_window.h"
#include "app/window/scenario_maker.h"
#include "app/words/language.h"
#include "core/players/players.h"
#include "editor/scenario/scenario_tab.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/actions/editor_actions.h"
#include "editor/window/checks/play_test.h"
#include "editor/window/documents/file_actions.h"
#include "editor/window/documents/open_documents.h"

#include <QMainWindow>
#include <QPointer>
#include <QRandomGenerator>

#include <algorithm>
#include <optional>
#include <span>

namespace merlon {

namespace {

/// Who plays: the person at one seat, computers at all others.
std::vector<Sitting> sittingsOf(std::size_t seats, std::size_t person)
{
    std::vector<Sitting> sittings(seats, Sitting {QStringLiteral("heuristic"), {}});
    if (person < seats)
        sittings[person].kind = QLatin1String(kPerson);
    return sittings;
}

/// None: it has no goal, or one of a seat that there is not.
std::optional<std::size_t> seatOfGoal(const ScenarioDocument &document)
{
    const std::optional<Goal> &goal = document.scenario().goal;
    if (!goal || !document.setup())
        return std::nullopt;
    const std::span<const SeatInfo> seats = document.setup()->seats();
    const auto seat = std::ranges::find(seats, goal->seat, &SeatInfo::key);
    return seat == seats.end() ? std::nullopt : std::optional(static_cast<std::size_t>(seat - seats.begin()));
}

NewGame newPlayTest(const Game &game, const Setup &setup, std::size_t seat)
{
    NewGame wanted;
    wanted.game = &game;
    wanted.seed = QRandomGenerator::global()->generate();
    wanted.takeBacks = true;
    wanted.sittings = sittingsOf(setup.seats().size(), seat);
    return wanted;
}

} // namespace

PlayTestActions::PlayTestActions(const EditorContext &context, FileActions &files, Language &language,
                                 const Settings &settings)
    : QObject(&context.window)
    , m_context(context)
    , m_files(files)
    , m_language(language)
    , m_settings(settings)
{
    context.actions.add(
        {"play-first", [] { return tr("Play the &first role"); }, Needs::AnyDocument, Qt::Key_F5, "play"},
        [this] { play(0); });
    context.actions.add({"play-second", [] { return tr("Play the &second role"); }, Needs::AnyDocument,
                         Qt::SHIFT | Qt::Key_F5},
                        [this] { play(1); });
    context.actions.add({"play-puzzle", [] { return tr("Try as a p&uzzle"); }, Needs::AnyDocument},
                        [this] { playPuzzle(); });
}

void PlayTestActions::playPuzzle()
{
    OpenDocuments &documents = m_context.documents;
    documents.finishTyping();
    const ScenarioDocument *scenario = documents.board() ? nullptr : &documents.scenario()->document();
    const std::optional<std::size_t> seat = scenario ? seatOfGoal(*scenario) : std::nullopt;
    if (!seat)
        return m_context.messages.show(
            ownError(tr("This is not a puzzle. Set the goal of a scenario in its panel, under Goal.")));
    play(*seat);
}

void PlayTestActions::play(std::size_t seat)
{
    OpenDocuments &documents = m_context.documents;
    documents.finishTyping();
    documents.front()->document().checkNow();
    if (BoardTab *board = documents.board())
        playBoard(board->document(), seat);
    else
        playScenario(documents.scenario()->document(), seat);
}

MainWindow *PlayTestActions::newTable()
{
    auto *table = new MainWindow(m_language, m_context.appearance, m_settings);
    table->setAttribute(Qt::WA_DeleteOnClose);
    table->scenarios().setEditor([here = QPointer<PlayTestActions>(this)](const QString &file) {
        if (here) // the table may stay longer than the editor
            here->openHere(file);
    });
    table->resize(m_context.window.size());
    table->show();
    return table;
}

/// A scenario that has been made of a play test.
void PlayTestActions::openHere(const QString &file)
{
    m_files.open(file);
    m_context.window.raise();
    m_context.window.activateWindow();
}

void PlayTestActions::playBoard(BoardDocument &document, std::size_t seat)
{
    const Game *game = gameFor(document.board());
    const auto setup = setupFor(document, game);
    if (!setup)
        return m_context.messages.show(setup.error());
    newTable()->games().beginOn(document.board(), newPlayTest(*game, **setup, seat));
}

/// At the other seats those whom the scenario suggests, as far as they are computers.
void PlayTestActions::playScenario(const ScenarioDocument &document, std::size_t seat)
{
    if (const std::optional<Error> error = whyNotPlayed(document))
        return m_context.messages.show(*error);
    NewGame wanted = newPlayTest(document.game(), *document.setup(), seat);
    for (std::size_t other = 0; other < wanted.sittings.size(); ++other) {
        const auto suggested = document.scenario().seats.find(document.setup()->seats()[other].key);
        if (other != seat && suggested != document.scenario().seats.end() && makePlayer(suggested->second))
            wanted.sittings[other].kind = QString::fromStdString(suggested->second);
    }
    newTable()->games().beginOn(document.scenario(), wanted);
}

} // namespace merlon
