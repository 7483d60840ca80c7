#include "app/start/option_list.h"

#include "app/look/lettering.h"
#include "app/look/text_size.h"
#include "app/words/game_words.h"
#include "app/words/language.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kExplanationLines = 3;
constexpr int kNarrowValue = 5; ///< letters

} // namespace

QWidget *OptionList::Row::field() const
{
    return on ? static_cast<QWidget *>(on) : number ? static_cast<QWidget *>(number) : values;
}

OptionList::OptionList(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel)
    , m_grid(new QGridLayout)
    , m_explanation(new QLabel)
{
    m_explanation->setObjectName(u"explanation"_s);
    m_explanation->setWordWrap(true);
    m_explanation->setTextFormat(Qt::PlainText);
    m_explanation->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    followTextSize(this, [this] {
        m_title->setFont(titleFont(font(), 1.1));
        m_explanation->setFont(textFont(font(), 0.95));
        m_explanation->setMinimumHeight(kExplanationLines * fontMetrics().lineSpacing());
    });
    m_grid->setColumnStretch(1, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_title);
    column->addLayout(m_grid);
    column->addWidget(m_explanation, 1);
    retranslate();
}

void OptionList::becomeNarrow()
{
    m_isNarrow = true;
    m_title->hide();
    m_explanation->hide();
}

void OptionList::setGame(const Game *game)
{
    m_game = game;
    updateOffer();
    for (const Row &row : m_rows) {
        delete row.label;
        delete row.field();
    }
    m_rows.clear();
    m_explained = 0;
    m_objection = {};
    const std::span<const OptionInfo> options = game ? game->options() : std::span<const OptionInfo>();
    for (const OptionInfo &option : options)
        m_rows.push_back(makeRow(option));
    setVisible(!m_rows.empty());
    retranslate();
}

OptionList::Row OptionList::makeRow(const OptionInfo &option)
{
    Row row {&option};
    const int line = static_cast<int>(m_rows.size());
    if (isSwitch(option)) {
        row.on = new QCheckBox;
        m_grid->addWidget(row.on, line, 0, 1, 2);
    } else {
        row.label = new QLabel;
        if (option.numbers)
            makeNumber(row);
        else
            makeValues(row);
        row.label->setBuddy(row.field());
        row.label->installEventFilter(this);
        m_grid->addWidget(row.label, line, 0);
        m_grid->addWidget(row.field(), line, 1);
    }
    row.field()->setObjectName(QString::fromStdString("option-" + option.key));
    row.field()->installEventFilter(this);
    showWished(row);
    const auto changed = [this, &option] { keep(option); };
    if (row.on)
        connect(row.on, &QCheckBox::toggled, this, changed);
    else if (row.number)
        connect(row.number, &QSpinBox::valueChanged, this, changed);
    else
        connect(row.values, &QComboBox::currentIndexChanged, this, changed);
    return row;
}

void OptionList::makeNumber(Row &row)
{
    const NumberRange range = *row.option->numbers;
    row.number = new QSpinBox;
    row.number->setRange(valueBeside(*row.option) ? range.least - 1 : range.least, range.most);
    row.number->setCorrectionMode(QAbstractSpinBox::CorrectToNearestValue);
}

void OptionList::makeValues(Row &row)
{
    row.values = new QComboBox;
    if (m_isNarrow) {
        row.values->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        row.values->setMinimumContentsLength(kNarrowValue);
        row.values->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    for (const std::string &value : valuesIn(m_offer, *row.option))
        row.values->addItem(QString(), QString::fromStdString(value));
}

/// The board may be large: it is looked at once for all options.
void OptionList::updateOffer()
{
    m_offer = m_board && m_game ? offerOn(*m_board, *m_game) : Offer();
}

void OptionList::setBoard(const Board *board)
{
    m_board = board ? std::optional(*board) : std::nullopt;
    updateOffer();
    if (!m_game)
        return;
    for (const Row &row : m_rows)
        offer(row);
    retranslate();
}

/// What was chosen is shown again as soon as it can be had.
void OptionList::offer(const Row &row)
{
    const std::vector<std::string> values = valuesIn(m_offer, *row.option);
    if (row.values) {
        const QSignalBlocker quiet(row.values);
        row.values->clear();
        for (const std::string &value : values)
            row.values->addItem(QString(), QString::fromStdString(value));
    }
    const QSignalBlocker quiet(row.field());
    showWished(row);
}

void OptionList::showWished(const Row &row)
{
    const Options &wished = m_remembered[m_game->key()];
    const auto wish = wished.find(row.option->key);
    show(row, wish == wished.end() ? std::string() : wish->second);
}

void OptionList::setScreenShared(bool isShared)
{
    if (std::exchange(m_isScreenShared, isShared) == isShared)
        return;
    for (const Row &row : m_rows) {
        const QSignalBlocker quiet(row.field());
        showWished(row);
    }
    showIdle();
}

void OptionList::setObjection(const Text &objection)
{
    m_objection = objection;
    explain(m_explained);
}

void OptionList::setRareShown(bool isShown)
{
    if (std::exchange(m_isRareShown, isShown) != isShown)
        showIdle();
}

bool OptionList::hasRare() const
{
    return std::ranges::any_of(m_rows, [](const Row &row) { return row.option->isRare; });
}

/// Shows a value; the usual one instead of one that the game does not know, or does not offer.
void OptionList::show(const Row &row, const std::string &value)
{
    if (row.number) {
        const std::string &number = hasValue(*row.option, value) ? value : row.option->values.front();
        const std::string *beside = valueBeside(*row.option);
        row.number->setValue(beside && number == *beside ? row.number->minimum() : std::stoi(number));
        return;
    }
    const std::vector<std::string> values = valuesIn(m_offer, *row.option);
    const auto found = std::ranges::find(values, value);
    const std::string &shown = found == values.end() ? usualValueOf(*row.option, values) : *found;
    if (row.on)
        row.on->setChecked(shown == "on");
    else
        row.values->setCurrentIndex(row.values->findData(QString::fromStdString(shown)));
}

std::string OptionList::valueOf(const Row &row) const
{
    if (row.on)
        return row.on->isChecked() ? "on" : "off";
    if (row.number) {
        const std::string *beside = valueBeside(*row.option);
        return beside && row.number->value() == row.number->minimum() ? *beside
                                                                      : std::to_string(row.number->value());
    }
    return row.values->currentData().toString().toStdString();
}

const std::string &OptionList::usualValueOf(const OptionInfo &option,
                                            const std::vector<std::string> &values) const
{
    return usualValue(option, values, m_isScreenShared);
}

/// All that stands there and is not what the game says itself.
Options OptionList::wishes() const
{
    Options wishes;
    for (const Row &row : m_rows) {
        if (const std::string value = valueOf(row); value != row.option->values.front())
            wishes[row.option->key] = value;
    }
    return wishes;
}

Options OptionList::options() const
{
    Options options = wishes();
    for (const Row &row : m_rows) {
        if (idledBy(*m_game, *row.option, options) != nullptr)
            options.erase(row.option->key);
    }
    return options;
}

QList<QWidget *> OptionList::fields() const
{
    QList<QWidget *> fields;
    for (const Row &row : m_rows)
        fields << row.field();
    return fields;
}

/// What is not usual; and what was wished of an option that has another usual value for as many persons as there are now.
void OptionList::keep(const OptionInfo &touched)
{
    Options &wished = m_remembered[m_game->key()];
    Options kept;
    for (const Row &row : m_rows) {
        const OptionInfo &option = *row.option;
        const std::string value = valueOf(row);
        const auto before = wished.find(option.key);
        if (&option != &touched && !option.forSharedScreens.empty() && before != wished.end())
            kept.insert(*before);
        else if (value != usualValueOf(option, option.values))
            kept[option.key] = value;
    }
    wished = std::move(kept);
    showIdle();
    Q_EMIT changed();
}

void OptionList::setShown(Row &row, bool isShown)
{
    if (std::exchange(row.isShown, isShown) == isShown)
        return;
    row.field()->setVisible(isShown);
    if (row.label)
        row.label->setVisible(isShown);
}

/// What changes nothing beside the others cannot be chosen, and may not even be shown.
void OptionList::showIdle()
{
    const Options chosen = wishes();
    for (Row &row : m_rows) {
        const OptionInfo &option = *row.option;
        const bool canChoose = row.number || valuesIn(m_offer, option).size() > 1;
        row.field()->setEnabled(canChoose && idledBy(*m_game, option, chosen) == nullptr);
        setShown(row, isOptionShown(*m_game, option, chosen) && (m_isRareShown || !option.isRare));
        const QString explanation = explanationOf(row);
        for (QWidget *part : {static_cast<QWidget *>(row.label), row.field()}) {
            if (part)
                part->setToolTip(richText(explanation));
        }
        row.field()->setAccessibleDescription(explanation);
    }
    explain(m_explained < m_rows.size() && m_rows[m_explained].isShown ? m_explained : 0);
}

/// What an option changes, or why it does not.
QString OptionList::explanationOf(const Row &row) const
{
    const QString explanation = merlon::explanationOf(*m_game, *row.option);
    const Options chosen = wishes();
    const OptionInfo *other = idledBy(*m_game, *row.option, chosen);
    if (!other)
        return explanation;
    //: %1 is the name of another option, %2 its value, %3 what the greyed option is for.
    return tr("With “%1: %2” this option changes nothing. %3")
        .arg(nameOf(*other), nameOf(*other, merlon::valueOf(*other, chosen)), explanation);
}

/// What the mouse or the keyboard comes to is explained below.
bool OptionList::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn) {
        const auto row = std::ranges::find_if(m_rows, [&](const Row &candidate) {
            return watched == candidate.label || watched == candidate.field();
        });
        if (row != m_rows.end())
            explain(static_cast<std::size_t>(row - m_rows.begin()));
    }
    return QWidget::eventFilter(watched, event);
}

void OptionList::explain(std::size_t row)
{
    m_explained = row;
    const QString explanation = row < m_rows.size() ? explanationOf(m_rows[row]) : QString();
    m_explanation->setText(m_objection.empty() ? explanation : say(m_objection, *m_game));
}

void OptionList::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void OptionList::retranslate()
{
    m_title->setText(tr("Game options"));
    for (const Row &row : m_rows) {
        const QString name = asTitle(nameOf(*row.option));
        if (row.on) {
            row.on->setText(name);
        } else {
            //: The name of an option, before its value.
            row.label->setText(tr("%1:").arg(name));
            for (int i = 0; row.values && i < row.values->count(); ++i)
                row.values->setItemText(
                    i, asTitle(nameOf(*row.option, row.values->itemData(i).toString().toStdString())));
            if (const std::string *beside = row.number ? valueBeside(*row.option) : nullptr)
                row.number->setSpecialValueText(asTitle(nameOf(*row.option, *beside)));
        }
        row.field()->setAccessibleName(name);
    }
    showIdle();
}

} // namespace merlon
