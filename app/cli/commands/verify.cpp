#include "app/cli/commands/commands.h"
#include "app/cli/commands/help.h"
#include "app/cli/located.h"
#include "app/cli/output.h"
#include "app/words/speaker.h"
#include "core/engine/records/record_replay.h"

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

int verify(const std::string &file)
{
    const Expected<Record> record = readRecordFile(file);
    if (!record)
        return refuse(record.error());
    const Expected<Match> match = replayRecord(*record);
    if (!match)
        return refuse(inFile(match.error(), file));
    //: %1: a file
    print(Cli::tr("%1: all %n choice(s) replayed, every hash is right.", nullptr,
                  static_cast<int>(record->entries.size()))
              .arg(QString::fromStdString(file)));
    if (record->writer) {
        //: Of a saved game. %1: a program, %2: its version, %3: a system such as Linux x86_64
        print(Cli::tr("Written by %1 %2 on %3.")
                  .arg(QString::fromStdString(record->writer->program),
                       QString::fromStdString(record->writer->version),
                       QString::fromStdString(record->writer->system)));
    }
    if (!record->begun)
        print(wrapped(Cli::tr("It comes from an older version: changes to its board or options that do not "
                              "matter to this game cannot be found."),
                      {}));
    if (match->isOver()) {
        const Speaker speaker(match->setup());
        print(asSentence(speaker.sentence(match->state().outcome().why)));
    }
    return kDone;
}

} // namespace

void addVerifyCommand(CLI::App &program, int &exitCode)
{
    CLI::App *command =
        program.add_subcommand("verify", plain(Cli::tr("Replay a saved game and verify every position")));
    const auto file = std::make_shared<std::string>();
    command->add_option("record", *file, plain(Cli::tr("A game saved by the command play")))
        ->type_name("RECORD")
        ->required();
    addExample(*command, "merlon-cli verify game.json");
    command->callback([file, &exitCode] { exitCode = verify(*file); });
}

} // namespace merlon::cli
