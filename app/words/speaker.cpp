#include "app/words/speaker.h"

#include "app/words/language.h"
#include "core/engine/tableau/tableau.h"
#include "core/games/module.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

QString withNumber(const QString &name, const QString &number)
{
    //: Places of the same name are numbered: Village 2.
    return QCoreApplication::translate("Speaker", "%1 %2").arg(name, number);
}

bool isDigits(std::string_view key)
{
    return !key.empty() && std::ranges::all_of(key, [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace

Speaker::Speaker(const Setup &setup)
    : m_setup(setup)
    , m_wordings(spoken(setup.game()))
{
    const std::string language = languageCode().toStdString();
    for (const Place &place : setup.board().places()) {
        if (const auto name = place.names.find(language); name != place.names.end())
            m_placeNames.emplace(place.key, QString::fromStdString(name->second));
    }
}

void Speaker::callPlaces(const Tableau &tableau)
{
    std::map<QString, int> seen;
    std::map<QString, int> alike;
    std::vector<std::pair<int, QString>> names;
    for (const Ground &ground : tableau.grounds) {
        if (ground.name.key.empty())
            continue;
        QString name = QString::fromStdString(nameOf(ground.name, m_wordings));
        ++alike[name];
        names.emplace_back(ground.place, std::move(name));
    }
    for (auto &[place, name] : names) {
        const std::string &key = m_setup.board().places()[static_cast<std::size_t>(place)].key;
        m_placeNames[key] = alike[name] > 1 ? withNumber(name, QString::number(++seen[name])) : name;
    }
}

/// What belongs to a place that the board names, with a number: `west-wall-2` of `west-wall`.
std::optional<QString> Speaker::nameOfPart(std::string_view key) const
{
    const std::size_t hyphen = key.rfind('-');
    if (hyphen == std::string_view::npos || !isDigits(key.substr(hyphen + 1)))
        return std::nullopt;
    const auto place = m_placeNames.find(key.substr(0, hyphen));
    if (place == m_placeNames.end())
        return std::nullopt;
    return withNumber(place->second, QString::fromStdString(std::string(key.substr(hyphen + 1))));
}

QString Speaker::name(std::string_view key) const
{
    if (const auto named = m_placeNames.find(key); named != m_placeNames.end())
        return named->second;
    if (const std::size_t mark = key.find_first_of(">~"); mark != std::string_view::npos)
        //: A setting of two balance tests. %1: in the first, %2: in the second
        return u"%1 → %2"_s.arg(name(key.substr(0, mark)), name(key.substr(mark + 1)));
    if (const std::optional<QString> part = nameOfPart(key))
        return *part;
    return QString::fromStdString(nameOf(Word {std::string(key)}, m_wordings));
}

QString Speaker::name(std::string_view type, std::string_view key) const
{
    if (type.empty())
        return name(key);
    if (const std::optional<QString> part = nameOfPart(key))
        return *part;
    return QString::fromStdString(nameOf(Word {std::string(key), std::string(type)}, m_wordings));
}

QString Speaker::name(std::uint8_t type, std::uint16_t value) const
{
    const ArgumentType &argument = vocabulary().types()[type];
    const std::string key = vocabulary().keyOf(type, value);
    switch (argument.kind) {
    case ArgumentKind::Number:
        return QString::fromStdString(key);
    case ArgumentKind::Place:
    case ArgumentKind::Link:
    case ArgumentKind::Piece:
        return value == kHidden ? u"?"_s : name(key);
    case ArgumentKind::Card:
    case ArgumentKind::Area:
    case ArgumentKind::SeatKey:
    case ArgumentKind::Die:
    case ArgumentKind::Word:
        return name(argument.key, key);
    }
    return {};
}

QString Speaker::named(const Word &word) const
{
    const bool isOfBoard = m_placeNames.contains(word.key) || nameOfPart(word.key);
    return isOfBoard ? name(word.key) : name(word.type, word.key);
}

QString Speaker::seat(Seat seat) const
{
    return seat < m_setup.seats().size() ? name(m_setup.seats()[seat].key) : QString();
}

std::string Speaker::key(const Event &event, std::size_t argument) const
{
    return vocabulary().keyOf(vocabulary().events()[event.kind].types[argument], event.args[argument]);
}

QString Speaker::name(const Event &event, std::size_t argument) const
{
    return name(vocabulary().events()[event.kind].types[argument], event.args[argument]);
}

QString Speaker::say(Text text) const
{
    for (TextArg &argument : text.args) {
        const auto *word = std::get_if<Word>(&argument);
        if (word && (m_placeNames.contains(word->key) || nameOfPart(word->key)))
            argument = name(word->key).toStdString();
    }
    return QString::fromStdString(merlon::say(text, m_wordings));
}

QString Speaker::sayIfWorded(Text text) const
{
    return m_wordings.wording(text.code).empty() ? QString() : say(std::move(text));
}

QString Speaker::sayAs(std::string_view family, const Decision &decision) const
{
    Text text = vocabulary().text(decision);
    text.code.replace(0, text.code.find('.'), family);
    return sayIfWorded(std::move(text));
}

QString Speaker::toPlayer(const View &view) const
{
    return sayIfWorded(taskNow(view));
}

QString Speaker::sentence(Choice choice, const Decision &decision) const
{
    const bool endsStep = vocabulary().verbs()[choice.verb].role == TermRole::End;
    const QString ending = endsStep ? sayAs("done", decision) : QString();
    return ending.isEmpty() ? sentence(choice) : ending;
}

QString Speaker::coaching(const Decision &decision) const
{
    return sayIfWorded({"coach." + vocabulary().decisions()[decision.kind].key, {}});
}

QString Speaker::keeping(const Decision &decision) const
{
    return sayIfWorded({"keep." + vocabulary().decisions()[decision.kind].key, {}});
}

QString Speaker::about(std::string_view type, std::string_view key) const
{
    return sayIfWorded({"about." + std::string(type) + '.' + std::string(key), {}});
}

QString Speaker::why(const View &view) const
{
    return sayIfWorded(whyNow(view));
}

QString Speaker::reach(const View &view, Choice choice) const
{
    QStringList places;
    for (const std::uint16_t place : placesReached(view, choice))
        places << name(m_setup.board().places()[place].key);
    if (places.isEmpty())
        return {};
    //: What an engine or the like could act upon from a place. %1: places: `west wall 1 and west wall 2`
    return QCoreApplication::translate("Speaker", "Reaches: %1.").arg(QLocale().createSeparatedList(places));
}

QStringList Speaker::rulesOf(std::span<const Event> events) const
{
    QStringList rules;
    for (const Event &event : events) {
        if (!event.rule.isNone())
            rules << QString::fromStdString(ruleName(m_setup.game(), event.rule));
    }
    rules.removeDuplicates();
    return rules;
}

QString Speaker::note(const View &view, Choice choice) const
{
    QStringList sentences;
    for (const Text &text : notesOn(view, choice))
        sentences << sayIfWorded(text);
    sentences << reach(view, choice);
    sentences.removeAll(QString());
    const QString note = sentences.join(u' ');
    const Game &game = m_setup.game();
    const RuleId rule = vocabulary().verbs()[choice.verb].rule;
    const QString number = u'(' + QString::fromStdString(game.rulePrefix()) + u'-';
    if (note.isEmpty() || rule.isNone() || note.contains(number))
        return note;
    return u"%1 (%2)"_s.arg(note, QString::fromStdString(ruleName(game, rule)));
}

} // namespace merlon
