#include "app/words/story/course_words.h"

#include "app/words/game_words.h"
#include "app/words/language.h"
#include "app/words/story/chronicler.h"

#include <algorithm>
#include <span>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

struct KeyedText {
    std::string_view key;
    const char *text;
};

constexpr KeyedText kTitles[] = {
    {"strength", QT_TRANSLATE_NOOP("Cli", "Strength on the walls")},
    {"losses", QT_TRANSLATE_NOOP("Cli", "Units lost")},
    {"hourglasses", QT_TRANSLATE_NOOP("Cli", "Hourglasses")},
    {"means", QT_TRANSLATE_NOOP("Cli", "Means of the invaders")},
    {"glory", QT_TRANSLATE_NOOP("Cli", "Glory")},
    {"odds", QT_TRANSLATE_NOOP("Cli", "Chance of a breach")},
};

constexpr KeyedText kUnitsOfCharts[] = {
    {"strength", QT_TRANSLATE_NOOP("Cli", "Strength")},
    {"losses", QT_TRANSLATE_NOOP("Cli", "Units")},
    {"hourglasses", QT_TRANSLATE_NOOP("Cli", "Hourglasses")},
    {"means", QT_TRANSLATE_NOOP("Cli", "Number")},
    {"glory", QT_TRANSLATE_NOOP("Cli", "Glory")},
    {"odds", QT_TRANSLATE_NOOP("Cli", "Chance (%)")},
};

constexpr KeyedText kWords[] = {
    {"attackers", QT_TRANSLATE_NOOP("Cli", "Attackers")},
    {"defence", QT_TRANSLATE_NOOP("Cli", "Defence")},
    {"invaders", QT_TRANSLATE_NOOP("Cli", "Invaders")},
    {"defenders", QT_TRANSLATE_NOOP("Cli", "Defenders")},
    {"goblin", QT_TRANSLATE_NOOP("Cli", "Goblins")},
    {"orc", QT_TRANSLATE_NOOP("Cli", "Orcs")},
    {"troll", QT_TRANSLATE_NOOP("Cli", "Trolls")},
    {"marksman", QT_TRANSLATE_NOOP("Cli", "Marksmen")},
    {"soldier", QT_TRANSLATE_NOOP("Cli", "Soldiers")},
    {"veteran", QT_TRANSLATE_NOOP("Cli", "Veterans")},
    {"given", QT_TRANSLATE_NOOP("Cli", "Given")},
    {"moves", QT_TRANSLATE_NOOP("Cli", "Moves and speeches")},
    {"thrown-away", QT_TRANSLATE_NOOP("Cli", "Thrown away")},
    {"wood", QT_TRANSLATE_NOOP("Cli", "Wood")},
    {"wood-pile", QT_TRANSLATE_NOOP("Cli", "Wood in the pile")},
    {"resources", QT_TRANSLATE_NOOP("Cli", "Resources")},
    {"ready-units", QT_TRANSLATE_NOOP("Cli", "Units ready to pay")},
    {"camp-units", QT_TRANSLATE_NOOP("Cli", "Units in the camp")},
    {"glory-invaders", QT_TRANSLATE_NOOP("Cli", "Invaders")},
    {"glory-defenders", QT_TRANSLATE_NOOP("Cli", "Defenders")},
    {"entry", QT_TRANSLATE_NOOP("Cli", "Anywhere")},
    {"margin", QT_TRANSLATE_NOOP("Cli", "May be off by")},
    // Causes of losses
    {"marksmen", QT_TRANSLATE_NOOP("Cli", "Marksmen")},
    {"archers", QT_TRANSLATE_NOOP("Cli", "Archers")},
    {"goblins", QT_TRANSLATE_NOOP("Cli", "Goblin archers")},
    {"cannons", QT_TRANSLATE_NOOP("Cli", "Cannons")},
    {"machines", QT_TRANSLATE_NOOP("Cli", "Machines")},
    {"cauldrons", QT_TRANSLATE_NOOP("Cli", "Cauldrons")},
    {"poles", QT_TRANSLATE_NOOP("Cli", "Poles")},
    {"hooks", QT_TRANSLATE_NOOP("Cli", "Hooks")},
    {"traps", QT_TRANSLATE_NOOP("Cli", "Traps")},
    {"melee", QT_TRANSLATE_NOOP("Cli", "Fight")},
    {"poison", QT_TRANSLATE_NOOP("Cli", "Poison")},
    {"orders", QT_TRANSLATE_NOOP("Cli", "Orders")},
    {"rituals", QT_TRANSLATE_NOOP("Cli", "Rituals")},
    {"heroes", QT_TRANSLATE_NOOP("Cli", "Heroes")},
    {"plans", QT_TRANSLATE_NOOP("Cli", "Plans")},
    {"buildings", QT_TRANSLATE_NOOP("Cli", "Buildings")},
    {"objectives", QT_TRANSLATE_NOOP("Cli", "Objectives")},
    {"payments", QT_TRANSLATE_NOOP("Cli", "Payments")},
    {"other", QT_TRANSLATE_NOOP("Cli", "Other")},
};

/// Empty if there is no such word.
QString wordIn(std::span<const KeyedText> words, std::string_view key)
{
    const auto word = std::ranges::find(words, key, &KeyedText::key);
    return word == words.end() ? QString() : Cli::tr(word->text);
}

QString wordFor(std::string_view key, const Speaker &speaker)
{
    const QString word = wordIn(kWords, key);
    return word.isEmpty() ? asTitle(speaker.name(key)) : word;
}

} // namespace

QString titleOf(const CourseChart &chart)
{
    const bool woodAlone = !chart.series.empty() && chart.series.front().key == "wood";
    return woodAlone ? wordIn(kWords, "wood") : wordIn(kTitles, chart.key);
}

QString aboutOf(const CourseChart &chart, const Speaker &speaker)
{
    if (chart.about.empty())
        return chart.key == "strength" || chart.key == "odds" ? Cli::tr("All walls together") : QString();
    return wordFor(chart.about, speaker);
}

QString unitOf(const CourseChart &chart)
{
    return wordIn(kUnitsOfCharts, chart.key);
}

QString nameOf(const CourseSeries &series, const Speaker &speaker)
{
    const QString name = wordFor(series.key, speaker);
    //: A number, whose it is: `Resources (Western invader)`.
    return series.seat == kNobody ? name : Cli::tr("%1 (%2)").arg(name, asTitle(speaker.seat(series.seat)));
}

QString columnOf(const Course &course, const CourseChart &chart, std::size_t column, const Speaker &speaker)
{
    switch (chart.columns) {
    case CourseColumns::Moments:
        return nameOf(course.moments[column], speaker);
    case CourseColumns::Rounds:
        return Cli::tr("Round %1").arg(QString::fromStdString(chart.names[column]));
    case CourseColumns::Words:
        break;
    }
    return wordFor(chart.names[column], speaker);
}

QString nameOf(const CourseMoment &moment, const Speaker &speaker)
{
    if (moment.round == 0)
        return Cli::tr("Setting up");
    const QString round = Cli::tr("Round %1").arg(moment.round);
    if (!moment.section || speaker.roleOf(*moment.section) == TermRole::Round)
        return round;
    if (speaker.keyOf(*moment.section) == "assault-begins")
        return Cli::tr("Assault of round %1").arg(moment.round);
    Chronicler chronicler(speaker);
    chronicler.tell(*moment.section);
    if (chronicler.paragraphs().empty())
        return round;
    //: A round, what happens in it: `Round 3, Defense (4)`.
    return Cli::tr("%1, %2").arg(round, chronicler.paragraphs().back().title);
}

QString storyOf(const CourseMoment &moment, const std::string &place, const Speaker &speaker)
{
    const std::span<const ArgumentType> types = speaker.vocabulary().types();
    const auto touches = [&](const Event &event) {
        const Term &term = speaker.vocabulary().events()[event.kind];
        for (std::size_t i = 0; i < term.types.size(); ++i) {
            if (types[term.types[i]].kind == ArgumentKind::Place && speaker.key(event, i) == place)
                return true;
        }
        return false;
    };
    Chronicler chronicler(speaker);
    for (const Event &event : moment.events) {
        if (place.empty() || touches(event))
            chronicler.tell(event);
    }
    QStringList texts;
    for (const Paragraph &paragraph : chronicler.paragraphs()) {
        if (const QString text = textOf(paragraph, speaker); !text.isEmpty())
            texts << text;
    }
    return texts.join(u' ');
}

} // namespace merlon
