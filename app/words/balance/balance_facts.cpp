#include "app/words/balance/balance_facts.h"

#include "app/words/counting.h"
#include "app/words/csv.h"
#include "app/words/game_words.h"
#include "app/words/resources.h"
#include "app/words/speaker.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// The words of simulations.
class FactWords {
    Q_DECLARE_TR_FUNCTIONS(Simulation)
};

QString valueIn(const std::vector<BalanceFact> &facts, const QString &name)
{
    const auto found = std::ranges::find(facts, name, &BalanceFact::name);
    return found == facts.end() ? QString() : found->value;
}

/// The names of both, those of the first before the others.
QStringList namesIn(const std::vector<BalanceFact> &before, const std::vector<BalanceFact> &after)
{
    QStringList names;
    for (const std::vector<BalanceFact> *facts : {&before, &after}) {
        for (const BalanceFact &fact : *facts) {
            if (!names.contains(fact.name))
                names << fact.name;
        }
    }
    return names;
}

} // namespace

std::vector<BalanceFact> optionsOf(const Setup &setup)
{
    std::vector<BalanceFact> facts;
    for (const OptionInfo &option : setup.game().options()) {
        if (!isOptionShown(setup.game(), option, setup.options()))
            continue;
        const auto chosen = setup.options().find(option.key);
        const std::string &value = chosen == setup.options().end() ? option.values.front() : chosen->second;
        facts.push_back({asTitle(nameOf(option)), asTitle(nameOf(option, value))});
    }
    return facts;
}

std::vector<BalanceFact> factsOf(const Setup &setup, const std::vector<std::string> &players,
                                 std::uint64_t seed)
{
    const Speaker speaker(setup);
    const BoardInfo &board = setup.board().info();
    std::vector<BalanceFact> facts {{FactWords::tr("Game"), titleOf(setup.game().key())},
                                    {FactWords::tr("Board"), nameIn(board.names, board.key)}};
    std::ranges::copy(optionsOf(setup), std::back_inserter(facts));
    for (std::size_t seat = 0; seat < players.size(); ++seat)
        facts.push_back(
            {asTitle(speaker.seat(static_cast<Seat>(seat))), QString::fromStdString(players[seat])});
    facts.push_back({FactWords::tr("Seed"), QString::number(seed)});
    return facts;
}

QByteArray csvOf(const std::vector<BalanceFact> &facts)
{
    QByteArray csv;
    for (const BalanceFact &fact : facts)
        csv += csvLine({FactWords::tr("Settings"), fact.name, QString(), fact.value});
    return csv;
}

QByteArray csvOf(const std::vector<BalanceFact> &before, const std::vector<BalanceFact> &after)
{
    QByteArray csv;
    for (const QString &name : namesIn(before, after)) {
        QStringList fields {FactWords::tr("Settings"), name, valueIn(before, name)};
        fields << QString() << QString() << valueIn(after, name);
        while (fields.size() < 11) // as many as a line of a comparison has
            fields << QString();
        csv += csvLine(fields);
    }
    return csv;
}

QString differencesOf(const std::vector<BalanceFact> &before, const std::vector<BalanceFact> &after)
{
    QStringList differences;
    for (const QString &name : namesIn(before, after)) {
        const QString one = valueIn(before, name);
        const QString other = valueIn(after, name);
        if (one != other)
            //: How an option differs between two runs: its name, its values.
            differences << FactWords::tr("%1 (%2 → %3)")
                               .arg(name, one.isEmpty() ? u"–"_s : one, other.isEmpty() ? u"–"_s : other);
    }
    return listed(differences);
}

} // namespace merlon
