#include "app/words/balance/balance_words.h"

#include "app/words/counting.h"
#include "app/words/csv.h"
#include "app/words/game_words.h"
#include "app/words/language.h"
#include "app/words/round_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <map>
#include <string_view>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

using Form = BalanceTable::Form;

struct Title {
    std::string_view event;
    const char *text;
};

constexpr Title kUses[] = {
    {"card-performed", QT_TRANSLATE_NOOP("Simulation", "Cards used")},
    {"action-done", QT_TRANSLATE_NOOP("Simulation", "Actions used")},
    {"order-placed", QT_TRANSLATE_NOOP("Simulation", "Orders laid")},
    {"action-completed", QT_TRANSLATE_NOOP("Simulation", "Building actions completed")},
    {"plan-used", QT_TRANSLATE_NOOP("Simulation", "Defense plans used")},
    {"objective-met", QT_TRANSLATE_NOOP("Simulation", "Objectives met")},
    {"dishonour", QT_TRANSLATE_NOOP("Simulation", "Dishonorable acts")},
    {"feat-done", QT_TRANSLATE_NOOP("Simulation", "Heroic acts")},
};

QString words(const char *text)
{
    return QCoreApplication::translate("Simulation", text);
}

QString titleOf(const Balance::Usage &usage, const Speaker &speaker)
{
    if (const QString own = speaker.sayIfWorded({"word.chart." + usage.event, {}}); !own.isEmpty())
        return own;
    const auto found = std::ranges::find(kUses, usage.event, &Title::event);
    return found == std::end(kUses) ? QString::fromStdString(usage.event) : words(found->text);
}

BalanceTable winsOf(const Balance &balance, const Speaker &speaker)
{
    BalanceTable table {
        "wins",
        words(QT_TRANSLATE_NOOP("Simulation", "Wins")),
        {words(QT_TRANSLATE_NOOP("Simulation", "Role")), words(QT_TRANSLATE_NOOP("Simulation", "Games won")),
         words(QT_TRANSLATE_NOOP("Simulation", "Share")), words(QT_TRANSLATE_NOOP("Simulation", "At least")),
         words(QT_TRANSLATE_NOOP("Simulation", "At most"))},
        {Form::Count, Form::Share, Form::Share, Form::Share},
        1,
        {}};
    const bool scored =
        std::ranges::any_of(balance.teams, [](const Balance::Team &team) { return team.score != 0; });
    if (scored) {
        table.columns << words(QT_TRANSLATE_NOOP("Simulation", "Mean score"));
        table.forms.push_back(Form::Mean);
    }
    for (const Balance::Team &team : balance.teams) {
        std::vector<double> numbers {static_cast<double>(team.wins), team.share.value, team.share.low,
                                     team.share.high};
        if (scored)
            numbers.push_back(team.score);
        const int livery =
            team.seats.empty() ? -1 : speaker.setup().seats()[team.seats.front()].liveryNumber();
        table.rows.push_back({teamTitle(team, speaker), std::move(numbers), team.share, livery});
    }
    return table;
}

BalanceTable tableOfMeans(const std::string &key, const QString &title, const QString &mean)
{
    return {key,
            title,
            {words(QT_TRANSLATE_NOOP("Simulation", "What")), mean,
             words(QT_TRANSLATE_NOOP("Simulation", "At least")),
             words(QT_TRANSLATE_NOOP("Simulation", "At most"))},
            {Form::Mean, Form::Mean, Form::Mean},
            0,
            {}};
}

void addMean(BalanceTable &table, const QString &name, const Share &mean)
{
    table.rows.push_back({name, {mean.value, mean.low, mean.high}, mean});
}

BalanceTable meansOf(const Balance &balance, const RoundWords &roundWords)
{
    BalanceTable table = tableOfMeans("means", words(QT_TRANSLATE_NOOP("Simulation", "On average")),
                                      words(QT_TRANSLATE_NOOP("Simulation", "Per game")));
    addMean(table, roundWords.say("begun"), balance.rounds);
    addMean(table, words(QT_TRANSLATE_NOOP("Simulation", "Choices of the players")), balance.choices);
    return table;
}

BalanceTable finalsOf(const Balance &balance, const Speaker &speaker)
{
    BalanceTable table =
        tableOfMeans("finals", words(QT_TRANSLATE_NOOP("Simulation", "At the end of a game")),
                     words(QT_TRANSLATE_NOOP("Simulation", "Per player")));
    for (const auto &[chart, mean] : balance.gauges) {
        if (const QString name = speaker.sayIfWorded({"chart." + chart, {}}); !name.isEmpty())
            addMean(table, name, mean);
    }
    return table;
}

/// With the columns of games and their share.
BalanceTable gamesTable(const std::string &key, const QString &title, const QString &names)
{
    return {key,
            title,
            {names, words(QT_TRANSLATE_NOOP("Simulation", "Games")),
             words(QT_TRANSLATE_NOOP("Simulation", "Share"))},
            {Form::Count, Form::Share},
            1,
            {}};
}

void addGames(BalanceTable &table, const QString &name, std::uint32_t games, std::uint32_t all)
{
    table.rows.push_back(
        {name, {static_cast<double>(games), static_cast<double>(games) / all}, shareOf(games, all)});
}

BalanceTable lengthsOf(const Balance &balance, const RoundWords &roundWords)
{
    BalanceTable table =
        gamesTable("length", words(QT_TRANSLATE_NOOP("Simulation", "Length")), roundWords.names());
    for (const auto &[rounds, games] : balance.lengths)
        addGames(table, QLocale().toString(rounds), games, balance.games);
    return table;
}

/// Games by choices, in steps that are the same for all boards.
BalanceTable effortsOf(const Balance &balance)
{
    constexpr std::uint32_t kStep = 50;
    BalanceTable table = gamesTable("efforts", words(QT_TRANSLATE_NOOP("Simulation", "Choices per game")),
                                    words(QT_TRANSLATE_NOOP("Simulation", "Choices")));
    std::map<std::uint32_t, std::uint32_t> steps;
    for (const auto &[choices, games] : balance.efforts)
        steps[choices / kStep] += games;
    for (const auto &[step, games] : steps) {
        //: From a number to a number: 100–149.
        const QString range = words(QT_TRANSLATE_NOOP("Simulation", "%1–%2"));
        addGames(table,
                 range.arg(QLocale().toString(step * kStep), QLocale().toString((step + 1) * kStep - 1)),
                 games, balance.games);
    }
    return table;
}

BalanceTable endingsOf(const Balance &balance, const Speaker &speaker)
{
    BalanceTable table = gamesTable("endings", words(QT_TRANSLATE_NOOP("Simulation", "How games ended")),
                                    words(QT_TRANSLATE_NOOP("Simulation", "Where, or why")));
    for (const Balance::Ending &ending : balance.endings)
        addGames(table, endingTitle(ending, speaker), ending.games, balance.games);
    return table;
}

BalanceTable lossesOf(const Balance &balance, const Speaker &speaker)
{
    BalanceTable table {
        "losses",
        words(QT_TRANSLATE_NOOP("Simulation", "Units lost")),
        {words(QT_TRANSLATE_NOOP("Simulation", "Place")), words(QT_TRANSLATE_NOOP("Simulation", "Per game"))},
        {Form::Mean},
        0,
        {}};
    for (const Balance::AtPlace &loss : balance.losses)
        table.rows.push_back({asTitle(speaker.name(loss.place)), {loss.inGame.value}, loss.inGame});
    return table;
}

BalanceTable usageOf(const Balance &balance, const Balance::Usage &usage, const Speaker &speaker)
{
    BalanceTable table {usage.event,
                        titleOf(usage, speaker),
                        {words(QT_TRANSLATE_NOOP("Simulation", "What")),
                         words(QT_TRANSLATE_NOOP("Simulation", "Per game")),
                         words(QT_TRANSLATE_NOOP("Simulation", "Games with it"))},
                        {Form::Mean, Form::Share},
                        0,
                        {}};
    for (const auto &[value, tally] : usage.tallies) {
        table.rows.push_back({asTitle(speaker.name(usage.type, value)),
                              {static_cast<double>(tally.times) / balance.games,
                               static_cast<double>(tally.games) / balance.games},
                              meanOf(tally, balance.games)});
    }
    return table;
}

} // namespace

QString teamTitle(const Balance::Team &team, const Speaker &speaker)
{
    QStringList names;
    for (const Seat seat : team.seats)
        names << asTitle(speaker.seat(seat));
    return separated(names);
}

QString endingTitle(const Balance::Ending &ending, const Speaker &speaker)
{
    const Vocabulary &vocabulary = speaker.vocabulary();
    const auto term = std::ranges::find(vocabulary.events(), ending.event, &Term::key);
    Event event;
    event.kind = static_cast<decltype(event.kind)>(term - vocabulary.events().begin());
    if (ending.about.empty())
        return asSentence(speaker.sentence(event));
    const std::int64_t number = QString::fromStdString(ending.about).toInt();
    if (const QString own = speaker.sayIfWorded({"ended." + ending.event, {number}}); !own.isEmpty())
        return own;
    const ArgumentType &type = vocabulary.types()[term->types.front()];
    return asTitle(type.kind == ArgumentKind::Place ? speaker.name(ending.about)
                                                    : speaker.name(type.key, ending.about));
}

QString BalanceTable::shown(std::size_t column, double number) const
{
    switch (forms[column]) {
    case Form::Count:
        return QLocale().toString(number, 'f', 0);
    case Form::Share:
        //: A share in percent.
        return words(QT_TRANSLATE_NOOP("Simulation", "%1%")).arg(QLocale().toString(100 * number, 'f', 1));
    case Form::Mean:
        break;
    }
    return QLocale().toString(number, 'f', 2);
}

QStringList BalanceTable::shownColumn(std::size_t column) const
{
    constexpr int kThousandths = 1000; // a percentage has one decimal
    std::vector<double> numbers;
    for (const Row &row : rows)
        numbers.push_back(row.numbers[column]);
    if (forms[column] == Form::Share) {
        const std::vector<int> parts = roundedParts(numbers, kThousandths);
        std::ranges::transform(parts, numbers.begin(),
                               [](int part) { return static_cast<double>(part) / kThousandths; });
    }
    QStringList texts;
    for (const double number : numbers)
        texts << shown(column, number);
    return texts;
}

std::vector<BalanceTable> tablesOf(const Balance &balance, const Speaker &speaker)
{
    const RoundWords rounds(speaker.setup().game());
    std::vector<BalanceTable> tables {winsOf(balance, speaker), meansOf(balance, rounds),
                                      lengthsOf(balance, rounds), effortsOf(balance),
                                      endingsOf(balance, speaker)};
    // Not every game has units that are lost, or says what is had at the end.
    std::array maybe {lossesOf(balance, speaker), finalsOf(balance, speaker)};
    for (BalanceTable &table : maybe) {
        if (!table.rows.empty())
            tables.push_back(std::move(table));
    }
    for (const Balance::Usage &usage : balance.usage)
        tables.push_back(usageOf(balance, usage, speaker));
    return tables;
}

QByteArray csvOf(const std::vector<BalanceTable> &tables)
{
    QByteArray csv = csvLine(
        {words(QT_TRANSLATE_NOOP("Simulation", "Table")), words(QT_TRANSLATE_NOOP("Simulation", "Row")),
         words(QT_TRANSLATE_NOOP("Simulation", "Column")), words(QT_TRANSLATE_NOOP("Simulation", "Value"))});
    for (const BalanceTable &table : tables) {
        for (const BalanceTable::Row &row : table.rows) {
            for (std::size_t column = 0; column < row.numbers.size(); ++column)
                csv += csvLine({table.title, row.name, table.columns[static_cast<qsizetype>(column) + 1],
                                QString::number(row.numbers[column], 'g', 10)});
        }
    }
    return csv;
}

} // namespace merlon
