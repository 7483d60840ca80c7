#include "editor/scenario/goal_editor.h"

#include "app/words/game_words.h"
#include "core/base/limits.h"
#include "editor/model/properties.h"
#include "editor/scenario/long_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QFormLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

QString goalTextIn(const Goal::Texts &texts, const std::string &language)
{
    const auto text = texts.find(language);
    return text == texts.end() ? QString() : QString::fromStdString(text->second);
}

QStringList eventKeysOf(const Setup &setup)
{
    QStringList keys;
    for (const Term &term : setup.vocabulary().events().subspan(1))
        keys << QString::fromStdString(term.key);
    return keys;
}

/// One line each; blank lines are none.
std::vector<std::string> solutionFrom(const QString &text)
{
    std::vector<std::string> lines;
    for (const QString &line : text.split(u'\n')) {
        if (const QString choice = line.simplified(); !choice.isEmpty())
            lines.push_back(choice.toStdString());
    }
    return lines;
}

std::string joinedLines(const std::vector<std::string> &lines)
{
    std::string text;
    for (const std::string &line : lines)
        text += text.empty() ? line : '\n' + line;
    return text;
}

} // namespace

GoalEditor::GoalEditor(ScenarioDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(&document)
    , m_form(nullptr)
    , m_rows(new QWidget)
{
    auto *isPuzzle = new QCheckBox(tr("Make it a puzzle"));
    isPuzzle->setObjectName(u"goal-puzzle"_s);
    isPuzzle->setToolTip(tr("One role has to reach a goal. The computer plays the others."));
    isPuzzle->setChecked(document.scenario().goal.has_value());
    m_form = new QFormLayout(m_rows);
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(isPuzzle);
    column->addWidget(m_rows);
    build();
    connect(isPuzzle, &QCheckBox::clicked, this, &GoalEditor::makePuzzle);
    connect(&document, &ScenarioDocument::changed, this, [this, isPuzzle] {
        isPuzzle->setChecked(m_document && m_document->scenario().goal.has_value());
        refresh();
    });
    refresh();
}

void GoalEditor::makePuzzle(bool isPuzzle)
{
    if (!m_document || isPuzzle == m_document->scenario().goal.has_value())
        return;
    std::optional<Goal> goal;
    if (isPuzzle) {
        goal.emplace();
        if (m_document->setup())
            goal->seat = m_document->setup()->seats().front().key;
    }
    m_document->perform(SetGoal {std::move(goal)},
                        [isPuzzle] { return isPuzzle ? tr("Make it a puzzle") : tr("Remove the puzzle"); });
}

void GoalEditor::edit(const Say &what, const Edit &change)
{
    if (!m_document || !m_document->scenario().goal)
        return;
    Goal goal = *m_document->scenario().goal;
    change(goal);
    m_document->perform(SetGoal {std::move(goal)}, [what] {
        //: Undo step. %1: what is changed about the goal of a puzzle: Role
        return tr("Goal: %1").arg(what());
    });
}

void GoalEditor::refresh()
{
    const Goal *goal = m_document && m_document->scenario().goal ? &*m_document->scenario().goal : nullptr;
    m_rows->setVisible(goal);
    if (!goal)
        return;
    for (const auto &refresher : m_refreshers)
        refresher(*goal);
}

void GoalEditor::build()
{
    std::vector<std::pair<QString, QString>> seats;
    if (m_document->setup()) {
        for (const SeatInfo &seat : m_document->setup()->seats())
            seats.emplace_back(titleOf(seat.key), QString::fromStdString(seat.key));
    }
    addChoice([] { return tr("Role"); }, "goal-seat", seats,
              [](const Goal &goal) { return QString::fromStdString(goal.seat); },
              [](Goal &goal, const QString &key) { goal.seat = key.toStdString(); });
    buildReach();
    buildLimit();
    buildTexts([] { return tr("Task"); }, "goal-task", &Goal::task);
    //: What is said when a puzzle is solved: a label
    const Say praise = [] { return tr("Praise"); };
    buildTexts(praise, "goal-praise", &Goal::praise);
    buildTexts([] { return tr("Hint"); }, "goal-hint", &Goal::hint);
    buildSolution();
}

void GoalEditor::buildReach()
{
    using Kind = Goal::Kind;
    using Compare = GoalValue::Compare;
    //: What is to be reached in a puzzle: a label.
    addChoice(
        [] { return tr("Reached when"); }, "goal-kind",
        {{tr("The role wins"), u"won"_s},
         {tr("An event happens"), u"event"_s},
         {tr("A number is reached"), u"value"_s}},
        [](const Goal &goal) {
            return goal.kind == Kind::Won ? u"won"_s : goal.kind == Kind::Event ? u"event"_s : u"value"_s;
        },
        [](Goal &goal, const QString &key) {
            goal.kind = key == u"won"_s ? Kind::Won : key == u"event"_s ? Kind::Event : Kind::Value;
            if (goal.kind == Kind::Event && goal.event.empty())
                goal.event = "*"; // anything: the file can be read
            if (goal.kind == Kind::Value && goal.value.pointer.empty())
                goal.value.pointer = "/round";
        });
    addLine([] { return tr("Event"); }, "goal-event",
            m_document->setup() ? eventKeysOf(*m_document->setup()) : QStringList(),
            [](const Goal &goal) { return goal.event; },
            [](Goal &goal, const std::string &text) { goal.event = text.empty() ? "*" : text; });
    //: Label: where in the position the number is that has to be reached, such as /round.
    addLine([] { return tr("Number at"); }, "goal-pointer", {},
            [](const Goal &goal) { return goal.value.pointer; },
            [](Goal &goal, const std::string &text) {
                goal.value.pointer = text.starts_with('/') ? text : '/' + text;
            });
    //: Label, before the choices “at least”, “at most”, “exactly”.
    addChoice([] { return tr("Compared"); }, "goal-compare",
              {{tr("at least"), u"least"_s}, {tr("at most"), u"most"_s}, {tr("exactly"), u"is"_s}},
              [](const Goal &goal) {
                  return goal.value.compare == Compare::AtLeast ? u"least"_s
                      : goal.value.compare == Compare::AtMost   ? u"most"_s
                                                                : u"is"_s;
              },
              [](Goal &goal, const QString &key) {
                  goal.value.compare = key == u"least"_s ? Compare::AtLeast
                      : key == u"most"_s                 ? Compare::AtMost
                                                         : Compare::Is;
              });
    addNumber([] { return tr("Number"); }, "goal-number", -1'000'000, 1'000'000,
              [](const Goal &goal) { return static_cast<int>(goal.value.number); },
              [](Goal &goal, int number) { goal.value.number = number; });
    m_refreshers.emplace_back([this](const Goal &goal) {
        const auto reveal = [this](const char *name, bool isShown) {
            auto *field = findChild<QWidget *>(QLatin1String(name));
            field->setVisible(isShown);
            m_form->labelForField(field)->setVisible(isShown);
        };
        reveal("goal-event", goal.kind == Kind::Event);
        for (const char *name : {"goal-pointer", "goal-compare", "goal-number"})
            reveal(name, goal.kind == Kind::Value);
    });
}

void GoalEditor::buildLimit()
{
    using Limit = Goal::Limit;
    addChoice(
        [] { return tr("Limit"); }, "goal-limit",
        {{tr("None"), u"none"_s}, {tr("Rounds"), u"rounds"_s}, {tr("Own turns"), u"turns"_s}},
        [](const Goal &goal) {
            return goal.limit == Limit::None  ? u"none"_s
                : goal.limit == Limit::Rounds ? u"rounds"_s
                                              : u"turns"_s;
        },
        [](Goal &goal, const QString &key) {
            goal.limit = key == u"none"_s ? Limit::None : key == u"rounds"_s ? Limit::Rounds : Limit::Turns;
            goal.count = goal.limit == Limit::None ? 0 : std::max(goal.count, 1);
        });
    QSpinBox *count = addNumber([] { return tr("How many"); }, "goal-count", 1,
                                static_cast<int>(kMostGoalCount), [](const Goal &goal) { return goal.count; },
                                [](Goal &goal, int number) {
                                    if (goal.limit != Limit::None)
                                        goal.count = number;
                                });
    m_refreshers.emplace_back([count](const Goal &goal) { count->setEnabled(goal.limit != Limit::None); });
    QSpinBox *seed =
        addNumber([] { return tr("Seed"); }, "goal-seed", -1, static_cast<int>(kLargestRecordNumber),
                  [](const Goal &goal) { return goal.seed ? static_cast<int>(*goal.seed) : -1; },
                  [](Goal &goal, int number) {
                      goal.seed =
                          number < 0 ? std::nullopt : std::optional(static_cast<std::uint64_t>(number));
                  });
    //: In place of a seed: every attempt at a puzzle is dealt otherwise.
    seed->setSpecialValueText(tr("A new one each time"));
    seed->setToolTip(tr("With a seed, every attempt has the same draws."));
}

void GoalEditor::buildTexts(const Say &label, const char *name, Goal::Texts Goal::*texts)
{
    const Say english = [] { return tr("In English"); };
    const Say french = [] { return tr("In French"); };
    for (const auto &[code, language] :
         {std::pair(std::string("en"), english), std::pair(std::string("fr"), french)}) {
        const std::string key = code;
        const Say inLanguage = [label, spoken = language] {
            //: What a field holds and its language: Task, In English.
            return tr("%1, %2").arg(label(), spoken());
        };
        addLongText(
            inLanguage, u"%1-%2"_s.arg(QLatin1String(name), QString::fromStdString(key)),
            [texts, key](const Goal &goal) { return goalTextIn(goal.*texts, key).toStdString(); },
            [texts, key](Goal &goal, const std::string &text) { setName(goal.*texts, key, text); });
    }
}

void GoalEditor::buildSolution()
{
    addLongText([] { return tr("Solution"); }, u"goal-solution"_s,
                [](const Goal &goal) { return joinedLines(goal.solution); },
                [](Goal &goal, const std::string &text) {
                    goal.solution = solutionFrom(QString::fromStdString(text));
                });
    findChild<QWidget *>(u"goal-solution"_s)
        ->setToolTip(tr("All choices of a game that reaches the goal, in notation, one on each line."));
}

QComboBox *GoalEditor::addChoice(const Say &label, const char *name,
                                 const std::vector<std::pair<QString, QString>> &choices,
                                 const std::function<QString(const Goal &)> &get,
                                 const std::function<void(Goal &, const QString &)> &set)
{
    auto *box = new QComboBox;
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(label());
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    for (const auto &[text, key] : choices)
        box->addItem(text, key);
    m_form->addRow(label(), box);
    m_refreshers.emplace_back(
        [box, get](const Goal &goal) { box->setCurrentIndex(box->findData(get(goal))); });
    connect(box, &QComboBox::activated, this, [this, box, set, label] {
        edit(label, [&](Goal &goal) { set(goal, box->currentData().toString()); });
    });
    return box;
}

QSpinBox *GoalEditor::addNumber(const Say &label, const char *name, int least, int most,
                                const std::function<int(const Goal &)> &get,
                                const std::function<void(Goal &, int)> &set)
{
    auto *box = new QSpinBox;
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(label());
    box->setKeyboardTracking(false);
    box->setRange(least, most);
    m_form->addRow(label(), box);
    m_refreshers.emplace_back([box, get](const Goal &goal) {
        const QSignalBlocker quiet(box);
        box->setValue(get(goal));
    });
    connect(box, &QSpinBox::valueChanged, this,
            [this, set, label](int number) { edit(label, [&](Goal &goal) { set(goal, number); }); });
    return box;
}

void GoalEditor::addLine(const Say &label, const char *name, const QStringList &words,
                         const std::function<std::string(const Goal &)> &get,
                         const std::function<void(Goal &, const std::string &)> &set)
{
    auto *line = new QLineEdit;
    line->setObjectName(QLatin1String(name));
    line->setAccessibleName(label());
    line->setMaxLength(static_cast<int>(kLongestEntry) / 4); // letters may take 4 bytes
    if (!words.isEmpty())
        line->setCompleter(new QCompleter(words, line));
    m_form->addRow(label(), line);
    m_refreshers.emplace_back([line, get](const Goal &goal) {
        const QString text = QString::fromStdString(get(goal));
        if (line->text() != text)
            line->setText(text);
    });
    connect(line, &QLineEdit::editingFinished, this, [this, line, set, label] {
        edit(label, [&](Goal &goal) { set(goal, line->text().simplified().toStdString()); });
    });
}

void GoalEditor::addLongText(const Say &label, const QString &name,
                             const std::function<std::string(const Goal &)> &get,
                             const std::function<void(Goal &, const std::string &)> &set)
{
    auto *lines = new LongText;
    lines->setObjectName(name);
    lines->setAccessibleName(label());
    lines->setTabChangesFocus(true);
    lines->setFixedHeight(fontMetrics().lineSpacing() * 4);
    m_form->addRow(label(), lines);
    m_refreshers.emplace_back([lines, get](const Goal &goal) {
        const QString text = QString::fromStdString(get(goal));
        if (lines->toPlainText() != text)
            lines->setPlainText(text);
    });
    lines->left = [this, lines, set, label] {
        edit(label, [&](Goal &goal) { set(goal, lines->toPlainText().trimmed().toStdString()); });
    };
}

} // namespace merlon
