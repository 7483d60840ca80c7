#include "app/table/question/bar/number_stepper.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QSpinBox>
#include <QVariant>

#include <algorithm>

namespace merlon {

namespace {

/// Steps from one possible number to the next.
class NumberField final : public QSpinBox {
public:
    explicit NumberField(std::vector<int> numbers)
        : m_numbers(std::move(numbers))
    {
        std::ranges::sort(m_numbers);
        setRange(m_numbers.front(), m_numbers.back());
    }

    void stepBy(int steps) override
    {
        const auto here = std::ranges::lower_bound(m_numbers, value()) - m_numbers.begin();
        const auto last = static_cast<std::ptrdiff_t>(m_numbers.size()) - 1;
        setValue(m_numbers[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(here + steps, 0, last))]);
        selectAll();
    }

private:
    std::vector<int> m_numbers;
};

} // namespace

NumberStepper::NumberStepper(const ChoiceGroup &group, QWidget *parent)
    : QWidget(parent)
    , m_group(group)
    , m_field(new NumberField(group.numbers))
    , m_button(new QPushButton)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_field);
    row->addWidget(m_button);
    row->addStretch(1);
    m_field->setAccessibleName(group.heading);
    m_field->setMinimumWidth(m_field->fontMetrics().averageCharWidth() * 9);
    m_button->setAutoDefault(true);
    connect(m_field, &QSpinBox::valueChanged, this, &NumberStepper::showChoice);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (const QVariant choice = m_button->property("choice"); choice.isValid())
            Q_EMIT chosen(choice.value<Choice>());
    });
    m_field->setValue(*std::ranges::min_element(group.numbers));
    showChoice(m_field->value());
}

/// What the number means; a number between two possible ones means nothing.
void NumberStepper::showChoice(int number)
{
    const auto found = std::ranges::find(m_group.numbers, number);
    m_button->setEnabled(found != m_group.numbers.end());
    if (found == m_group.numbers.end()) {
        m_button->setProperty("choice", QVariant());
        return;
    }
    const WordedChoice &worded = m_group.choices[static_cast<std::size_t>(found - m_group.numbers.begin())];
    m_button->setText(worded.sentence);
    m_button->setAccessibleDescription(worded.note);
    m_button->setProperty("choice", QVariant::fromValue(worded.choice));
    Q_EMIT noteChanged(worded.note);
}

} // namespace merlon
