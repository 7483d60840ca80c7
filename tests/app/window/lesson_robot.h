#pragma once

#include "app/lessons/guide_card.h"
#include "app/lessons/lesson_desk.h"
#include "app/table/question/picking/choice_guide.h"
#include "core/engine/notation/notation.h"
#include "tests/app/window/window_driver.h"

#include <QPushButton>
#include <QSettings>
#include <QTest>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace merlon::testing {

/// Takes the steps of a lesson with the mouse, and minds what the guide frames.
class LessonRobot {
protected:
    static void nameSettings()
    {
        QCoreApplication::setOrganizationName(QStringLiteral("merlon-test"));
        QCoreApplication::setApplicationName(QStringLiteral("lessons"));
    }
    static void forgetProgress() { QSettings().clear(); }

    static QString fileOf(const char *key);
    static void begin(WindowDriver &driver, const char *key);
    static LessonGuide &guide(WindowDriver &driver) { return *driver.window().lessons().guide(); }
    static GuideCard &card(WindowDriver &driver) { return driver.window().lessons().card(); }
    /// A button of the card; null if none is called so.
    static QPushButton *button(WindowDriver &driver, const QString &text);
    static bool press(WindowDriver &driver, const QString &text);
    template <class Test>
    static std::size_t stepWhere(WindowDriver &driver, Test test);
    static bool takeStep(WindowDriver &driver);
    static bool takeStepsTo(WindowDriver &driver, std::size_t step);

private:
    static bool canPickWhatIsFramed(WindowDriver &driver, Choice awaited);
};

inline QString LessonRobot::fileOf(const char *key)
{
    return QStringLiteral(MERLON_SOURCE_DIR "/resources/lessons/%1.json").arg(QLatin1String(key));
}

inline void LessonRobot::begin(WindowDriver &driver, const char *key)
{
    driver.window().games().beginLesson(fileOf(key).toStdString());
    QVERIFY(driver.window().lessons().guide());
    driver.settle();
}

inline QPushButton *LessonRobot::button(WindowDriver &driver, const QString &text)
{
    for (QPushButton *button : card(driver).findChildren<QPushButton *>()) {
        if (button->isVisible() && button->text() == text)
            return button;
    }
    return nullptr;
}

inline bool LessonRobot::press(WindowDriver &driver, const QString &text)
{
    const auto isThere = [&] {
        const QPushButton *found = button(driver, text);
        return found && found->isEnabled();
    };
    if (!QTest::qWaitFor(isThere)) // others may have to act first
        return false;
    QTest::mouseClick(button(driver, text), Qt::LeftButton);
    driver.settle();
    return true;
}

/// The first step of the lesson for which a test holds.
template <class Test>
std::size_t LessonRobot::stepWhere(WindowDriver &driver, Test test)
{
    const std::vector<LessonStep> &steps = guide(driver).lesson().steps;
    return static_cast<std::size_t>(std::ranges::find_if(steps, test) - steps.begin());
}

/// What the guide frames beside the board, and the awaited choice names, can be clicked.
inline bool LessonRobot::canPickWhatIsFramed(WindowDriver &driver, Choice awaited)
{
    const LessonGuide &lesson = guide(driver);
    const Vocabulary &vocabulary = lesson.setup().vocabulary();
    ChoiceList choices;
    driver.session().match().seenBy({driver.session().asked()})->choices(choices);
    ChoiceGuide picking(vocabulary);
    picking.begin(choices);
    const std::vector<canvas::Thing> choosable = picking.choosable();
    const Term &verb = vocabulary.verbs()[awaited.verb];
    const auto isNamed = [&](const canvas::Thing &thing) {
        for (std::size_t i = 0; i < verb.types.size(); ++i) {
            if (vocabulary.types()[verb.types[i]].key == thing.type
                && vocabulary.keyOf(verb.types[i], awaited.args[i]) == thing.key)
                return true;
        }
        return false;
    };
    return std::ranges::all_of(lesson.pointed(), [&](const canvas::Thing &thing) {
        return thing.key.empty() || !isNamed(thing)
            || std::ranges::any_of(choosable, [&](const canvas::Thing &other) {
                   return other.type == thing.type && other.key == thing.key;
               });
    });
}

/// Reads on, or does with the mouse what is awaited.
inline bool LessonRobot::takeStep(WindowDriver &driver)
{
    const LessonGuide &lesson = guide(driver);
    if (lesson.kind() == LessonStep::Kind::Reading)
        return press(driver, GuideCard::tr("Ne&xt"));
    driver.settle(); // one click may answer several questions
    if (!driver.toQuestion())
        return false;
    const std::optional<Choice> choice = lesson.awaitedChoice();
    const std::size_t ply = driver.session().match().ply();
    if (choice && !canPickWhatIsFramed(driver, *choice)) {
        qWarning("step %zu: what is framed cannot be picked", lesson.step() + 1);
        return false;
    }
    const QList<QPushButton *> buttons = driver.table().prompt().choices().findChildren<QPushButton *>();
    for (const QPushButton *button : buttons) {
        const bool isKeeping = button->objectName() == QStringLiteral("keep-order");
        const QVariant begun = button->property(isKeeping ? "first" : "choice");
        const bool isMeant = choice && begun.isValid() && begun.value<Choice>() == *choice;
        if (button->isVisible() && button->property("guided").toBool() != isMeant) {
            qWarning("step %zu: the wrong button is framed", lesson.step() + 1);
            return false;
        }
    }
    if (!choice || !driver.chooseByMouse(*choice)) {
        qWarning("step %zu: the awaited choice cannot be made", lesson.step() + 1);
        return false;
    }
    const Choice made = driver.session().match().chronicle()[ply].choice;
    if (made != *choice)
        qWarning("step %zu: %s instead of %s", lesson.step() + 1,
                 notate(lesson.setup().vocabulary(), made).c_str(),
                 notate(lesson.setup().vocabulary(), *choice).c_str());
    driver.settle();
    return true;
}

inline bool LessonRobot::takeStepsTo(WindowDriver &driver, std::size_t step)
{
    while (guide(driver).step() < step) {
        if (!takeStep(driver))
            return false;
    }
    return guide(driver).step() == step;
}

} // namespace merlon::testing
