#include "app/cli/table/saving.h"

#include "app/words/language.h"
#include "app/words/resources.h"
#include "app/words/speaker.h"
#include "core/base/text_file.h"
#include "core/engine/records/durable_file.h"
#include "core/engine/records/known_scenario.h"

#include <QRegularExpression>

#include <random>

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

constexpr const char *kLookingOn = "nobody";

/// It comes from nowhere in the game: whoever has the file can learn nothing from it.
Random foreignRandom()
{
    std::random_device device;
    const std::uint64_t high = device();
    return Random((high << 32) | device());
}

} // namespace

SaveWish saveWishIn(const QString &words)
{
    static const QRegularExpression kAs(u"^(.*\\S)\\s+(?:--)?as\\s+(\\S+)$"_s);
    const QRegularExpressionMatch found = kAs.match(words);
    return found.hasMatch() ? SaveWish {found.captured(1), found.captured(2)}
                            : SaveWish {words, std::nullopt};
}

std::optional<Seat> seatCalled(const QString &key, const Setup &setup)
{
    if (key == QLatin1StringView(kLookingOn))
        return kNobody;
    for (std::size_t seat = 0; seat < setup.seats().size(); ++seat) {
        if (key == QString::fromStdString(setup.seats()[seat].key))
            return static_cast<Seat>(seat);
    }
    return std::nullopt;
}

Expected<void> saveRecord(const Match &match, const std::filesystem::path &file)
{
    return replaceFile(file, writeRecord(match.record()));
}

Expected<bool> saveAsKnown(const Match &match, Seat seat, const std::filesystem::path &file)
{
    const bool isSeat = seat != kNobody;
    const std::string key = isSeat ? match.setup().seats()[seat].key : std::string(kLookingOn);
    Random random = foreignRandom();
    std::optional<KnownScenario> known =
        scenarioAsKnown(match, match.ply(), isSeat ? SeatSet {seat} : SeatSet(), random);
    if (!known)
        return tl::unexpected(ownError(Cli::tr("The game cannot be saved like this yet: it has not begun."),
                                       {}, sourceName(file)));
    Scenario &scenario = known->scenario;
    const std::string language = languageCode().toStdString();
    scenario.key = "as-known-by-" + key;
    const BoardInfo &board = match.setup().board().info();
    const QString who =
        isSeat ? Speaker(match.setup()).seat(seat) : /*: Who knows a game */ Cli::tr("everyone");
    //: The name of a file with a game. %1: a board, %2: a role
    scenario.names[language] =
        Cli::tr("%1, as known to: %2").arg(nameIn(board.names, board.key), who).toStdString();
    scenario.descriptions[language] =
        Cli::tr("What is hidden from them is a guess and may be wrong. Draws will be different.")
            .toStdString();
    const Expected<void> written = replaceFile(file, writeScenario(scenario));
    if (!written)
        return tl::unexpected(written.error());
    return known->isNow;
}

} // namespace merlon::cli
