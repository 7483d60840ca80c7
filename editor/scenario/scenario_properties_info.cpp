#include "app/words/game_words.h"
#include "app/words/resources.h"
#include "core/players/players.h"
#include "editor/model/properties.h"
#include "editor/scenario/long_text.h"
#include "editor/scenario/scenario_properties.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

using namespace Qt::StringLiterals;

/// The rows about the scenario itself: what it tells, its options, who plays.
namespace merlon {

namespace {

QString nameOfKind(const QString &kind)
{
    if (kind == u"heuristic"_s)
        return ScenarioProperties::tr("Computer");
    if (kind == u"random"_s)
        return ScenarioProperties::tr("Computer (random choices)");
    return kind;
}

QString textIn(const std::map<std::string, std::string> &texts, const std::string &key)
{
    const auto text = texts.find(key);
    return text == texts.end() ? QString() : QString::fromStdString(text->second);
}

} // namespace

void ScenarioProperties::setInfo(const ScenarioInfo &info, const StepText &text)
{
    m_document->perform(SetScenarioInfo {info}, text);
}

/// In both languages.
void ScenarioProperties::buildTexts(const Say &label, Texts texts, bool isLong)
{
    addHeading(label());
    for (const auto &[code, language] :
         {std::pair("en", tr("In English")), std::pair("fr", tr("In French"))}) {
        const auto get = [this, texts, code = std::string(code)] {
            return textIn(infoOf(m_document->scenario()).*texts, code);
        };
        const auto set = [this, texts, label, code = std::string(code)](const QString &text) {
            if (!m_document)
                return;
            ScenarioInfo info = infoOf(m_document->scenario());
            setName(info.*texts, code, text.trimmed().toStdString());
            setInfo(info, label);
        };
        QWidget *editor = nullptr;
        if (isLong) {
            auto *lines = new LongText;
            lines->setTabChangesFocus(true);
            lines->setFixedHeight(fontMetrics().lineSpacing() * 5);
            lines->left = [lines, set] { set(lines->toPlainText()); };
            m_refreshers.emplace_back([lines, get] {
                if (lines->toPlainText() != get())
                    lines->setPlainText(get());
            });
            editor = lines;
        } else {
            auto *line = new QLineEdit;
            connect(line, &QLineEdit::editingFinished, this, [line, set] { set(line->text()); });
            m_refreshers.emplace_back([line, get] {
                if (line->text() != get())
                    line->setText(get());
            });
            editor = line;
        }
        //: What a field holds and its language: Briefing, In English.
        editor->setAccessibleName(tr("%1, %2").arg(label(), language));
        m_form->addRow(language, editor);
    }
}

QComboBox *ScenarioProperties::addChoice(const QString &label,
                                         const std::vector<std::pair<QString, QString>> &choices,
                                         const std::function<std::string()> &get,
                                         const std::function<void(const std::string &)> &set)
{
    auto *box = new QComboBox;
    box->setAccessibleName(label);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    for (const auto &[name, key] : choices)
        box->addItem(name, key);
    addRow(label, box, false);
    m_refreshers.emplace_back(
        [box, get] { box->setCurrentIndex(box->findData(QString::fromStdString(get()))); });
    connect(
        box, &QComboBox::activated, this, [box, set] { set(box->currentData().toString().toStdString()); },
        Qt::QueuedConnection);
    return box;
}

void ScenarioProperties::buildOptions()
{
    if (!m_document->game().options().empty())
        addHeading(tr("Game options"));
    const Offer offer = offerOn(m_document->board(), m_document->game());
    for (const OptionInfo &option : m_document->game().options()) {
        const QString title = asTitle(nameOf(option));
        const Say said = [option] { return asTitle(nameOf(option)); };
        const auto get = [this, option] { return valueOf(option, m_document->scenario().options); };
        const auto set = [this, option, said](const std::string &value) {
            Options chosen = m_document->scenario().options;
            chosen[option.key] = value;
            if (value == option.values.front())
                chosen.erase(option.key);
            m_document->perform(SetOptions {chosen}, said);
        };
        std::vector<std::pair<QString, QString>> values;
        for (const std::string &value : valuesIn(offer, option))
            values.emplace_back(asTitle(nameOf(option, value)), QString::fromStdString(value));
        QWidget *const box =
            option.numbers ? addNumber(title, option, get, set) : addChoice(title, values, get, set);
        m_refreshers.emplace_back([this, box, option] {
            m_form->setRowVisible(box,
                                  isOptionShown(m_document->game(), option, m_document->scenario().options));
        });
    }
}

/// Below the least number stands the value that is none.
QWidget *ScenarioProperties::addNumber(const QString &label, const OptionInfo &option,
                                       const std::function<std::string()> &get,
                                       const std::function<void(const std::string &)> &set)
{
    const std::string *beside = valueBeside(option);
    auto *box = new QSpinBox;
    box->setAccessibleName(label);
    box->setKeyboardTracking(false);
    box->setRange(beside ? option.numbers->least - 1 : option.numbers->least, option.numbers->most);
    if (beside)
        box->setSpecialValueText(asTitle(nameOf(option, *beside)));
    addRow(label, box, false);
    const std::string none = beside ? *beside : std::string();
    m_refreshers.emplace_back([box, get, none, option] {
        const QSignalBlocker quiet(box);
        const std::string value = get();
        box->setValue(value == none || !hasValue(option, value) ? box->minimum() : std::stoi(value));
    });
    connect(
        box, &QSpinBox::valueChanged, this,
        [box, set, none](int number) {
            set(number == box->minimum() && !none.empty() ? none : std::to_string(number));
        },
        Qt::QueuedConnection);
    return box;
}

void ScenarioProperties::buildSeats()
{
    if (!m_document->setup())
        return;
    addHeading(tr("Players"));
    std::vector<std::pair<QString, QString>> players {{tr("Anyone"), {}}, {tr("Human"), u"person"_s}};
    for (const std::string_view kind : playerKinds()) {
        const auto key = QString::fromUtf8(kind.data(), static_cast<qsizetype>(kind.size()));
        players.emplace_back(nameOfKind(key), key);
    }
    for (const SeatInfo &seat : m_document->setup()->seats()) {
        addChoice(
            titleOf(seat.key), players,
            [this, key = seat.key] { return textIn(m_document->scenario().seats, key).toStdString(); },
            [this, key = seat.key](const std::string &player) {
                ScenarioInfo info = infoOf(m_document->scenario());
                setName(info.seats, key, player);
                setInfo(info, [key] {
                    //: Undo step. %1: a role: who is to play it
                    return tr("Player of %1").arg(titleOf(key));
                });
            });
    }
}

void ScenarioProperties::buildInfo()
{
    const auto *name = std::get_if<std::string>(&m_document->scenario().board);
    const QString board = nameIn(m_document->board().info().names, m_document->board().info().key);
    auto *about = new QLabel(
        //: Of a scenario. %1: a game, %2: the name of a board
        name ? tr("%1, on the board “%2” (by its name)").arg(titleOf(m_document->game().key()), board)
             : /*: Of a scenario. %1: a game, %2: the name of a board */ tr(
                   "%1, on the board “%2” (part of the file)")
                   .arg(titleOf(m_document->game().key()), board));
    about->setWordWrap(true);
    m_form->addRow(about);
    buildTexts([] { return tr("Name"); }, &ScenarioInfo::names, false);
    buildTexts([] { return tr("Description"); }, &ScenarioInfo::descriptions, true);
    buildTexts([] { return tr("Briefing"); }, &ScenarioInfo::briefing, true);
    buildTexts([] { return tr("Goals"); }, &ScenarioInfo::aims, true);
    buildSeats();
    buildOptions();
    addHeading(tr("In files"));
    auto *key = new QLineEdit;
    m_form->addRow(tr("Key"), key);
    connect(key, &QLineEdit::editingFinished, this, [this, key] {
        ScenarioInfo info = infoOf(m_document->scenario());
        info.key = key->text().trimmed().toStdString();
        setInfo(info, [] { return tr("Key"); });
    });
    m_refreshers.emplace_back(
        [this, key] { key->setText(QString::fromStdString(m_document->scenario().key)); });
}

} // namespace merlon
