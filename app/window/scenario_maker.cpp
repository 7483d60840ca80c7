#include "app/window/scenario_maker.h"

#include "app/table/table_page.h"
#include "app/widgets/boxes/message_bar.h"
#include "app/words/game_words.h"
#include "app/words/language.h"
#include "app/words/resources.h"
#include "app/words/round_words.h"
#include "core/engine/records/durable_file.h"
#include "core/engine/records/known_scenario.h"
#include "core/engine/tableau/tableau.h"
#include "core/games/module.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>

#include <optional>
#include <random>
#include <string>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// Whose knowledge goes into the file: that of those at the screen; in an open game they share it with all other players.
SeatSet thoseWhoKnow(const TableSession &session)
{
    const Seating &seating = session.seating();
    SeatSet seats = session.eyes();
    if (!seating.isOpen(seating.atScreen()))
        return seats;
    for (std::size_t seat = 0; seat < seating.players().size(); ++seat) {
        if (seating.isOpen(static_cast<Seat>(seat)))
            seats.add(static_cast<Seat>(seat));
    }
    return seats;
}

bool areAll(SeatSet seats, const Setup &setup)
{
    for (std::size_t seat = 0; seat < setup.seats().size(); ++seat) {
        if (!seats.contains(static_cast<Seat>(seat)))
            return false;
    }
    return true;
}

/// It comes from nowhere in the game: whoever has the file can learn nothing from it.
Random randomOfItsOwn()
{
    std::random_device device;
    const std::uint64_t high = device();
    return Random((high << 32) | device());
}

/// `Two shoulders, round 3: Maneuver`
QString nameOfMoment(const Setup &setup, const std::optional<RoundTime> &time)
{
    const BoardInfo &info = setup.board().info();
    const QString board = nameIn(info.names, info.key);
    if (!time || time->round == 0)
        //: The name of a scenario. %1: a board
        return ScenarioMaker::tr("%1, from a game").arg(board);
    const QString round = RoundWords(setup.game()).inLine(time->round);
    if (!time->now)
        //: The name of a scenario. %1: a board, %2: `round 3`
        return ScenarioMaker::tr("%1, %2").arg(board, round);
    //: The name of a scenario. %1: a board, %2: `round 3`, %3: a phase of it
    return ScenarioMaker::tr("%1, %2: %3").arg(board, round, time->phases[*time->now].name);
}

/// `two-shoulders-round-3`
std::string keyOfMoment(const BoardInfo &info, const std::optional<RoundTime> &time)
{
    const std::string board = info.key.empty() ? "scenario" : info.key;
    return time && time->round > 0 ? board + "-round-" + std::to_string(time->round) : board;
}

QString aboutMoment(bool isWhole)
{
    return isWhole ? ScenarioMaker::tr("From a game, with everything as it was. Draws will be different.")
                   : ScenarioMaker::tr(
                       "From a game. What was hidden is a guess and may be wrong. Draws will be different.");
}

/// The program beside this one; empty if there is none.
QString editorProgram()
{
    return QStandardPaths::findExecutable(u"merlon-editor"_s, {QCoreApplication::applicationDirPath()});
}

} // namespace

ScenarioMaker::ScenarioMaker(const WindowParts &parts)
    : m_parts(parts)
{
    const QString program = editorProgram();
    if (program.isEmpty())
        return;
    m_editor = [this, program](const QString &file) {
        if (!QProcess::startDetached(program, {file}))
            m_parts.messages.show(tr("Merlon Editor could not be started."));
    };
}

void ScenarioMaker::make()
{
    const TableSession &session = *m_parts.table.session();
    const Match &match = session.match();
    const std::size_t ply = m_parts.table.retrospect().ply();
    const SeatSet seats = thoseWhoKnow(session);
    const bool isWhole = areAll(seats, match.setup());
    Random random = randomOfItsOwn();
    std::optional<KnownScenario> known =
        isWhole ? wholeScenario(match, ply) : scenarioAsKnown(match, ply, seats, random);
    if (!known)
        return m_parts.messages.show(tr("No scenario can be made of this moment: the game has not begun."));
    Scenario &scenario = known->scenario;
    for (auto &[seat, player] : scenario.seats) {
        if (player == kOpenPerson)
            player = kPerson;
    }
    const BoardInfo &board = match.setup().board().info();
    const std::optional<RoundTime> time = m_parts.table.timeOf(*match.stateAt(known->ply)->seenBy(seats));
    const std::string language = languageCode().toStdString();
    scenario.key = keyOfMoment(board, time);
    scenario.names[language] = nameOfMoment(match.setup(), time).toStdString();
    scenario.descriptions[language] = aboutMoment(isWhole).toStdString();
    const QString file = askWhere(*known);
    if (file.isEmpty())
        return;
    const std::filesystem::path path(file.toStdU16String());
    if (const Expected<void> saved = replaceFile(path, writeScenario(scenario)); !saved)
        return m_parts.messages.show(saved.error());
    tell(file, *known, isWhole);
}

QString ScenarioMaker::askWhere(const KnownScenario &known)
{
    QFileDialog dialog(&m_parts.window, tr("Save the scenario"),
                       QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(u"merlon-scenario"_s);
    dialog.setNameFilters({tr("Scenarios (*.merlon-scenario *.json)"), tr("All files (*)")});
    dialog.selectFile(QString::fromStdString(known.scenario.key) + u".merlon-scenario"_s);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().first() : QString();
}

void ScenarioMaker::tell(const QString &file, const KnownScenario &known, bool isWhole)
{
    const QString name = QFileInfo(file).fileName();
    //: After a scenario has been made of a game. %1: the name of a file
    QStringList told {isWhole ? tr("Saved to %1, with everything as it is in the game.").arg(name)
                              /*: After a scenario has been made of a game. %1: the name of a file */
                              : tr("Saved to %1. What is hidden from you is a guess.").arg(name)};
    if (!known.isNow)
        told << tr("It begins at an earlier moment of the game: this one cannot be written.");
    if (!m_editor)
        return m_parts.messages.tell(told.join(u' '));
    m_parts.messages.tell(told.join(u' '), tr("Open in Merlon Editor"),
                          [editor = m_editor, file] { editor(file); });
}

} // namespace merlon
