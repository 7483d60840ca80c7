#pragma once

#include "app/words/choice_groups.h"

#include <QWidget>

class QPushButton;
class QSpinBox;

namespace merlon {

/// A number to choose: a field that steps through the numbers that are possible, and a button that says what comes of
/// the one that stands there.
class NumberStepper final : public QWidget {
    Q_OBJECT

public:
    /// `group`: choices that differ in their numbers, of which it has some. The smallest is shown first.
    explicit NumberStepper(const ChoiceGroup &group, QWidget *parent = nullptr);

    QSpinBox &field() { return *m_field; }
    QPushButton &button() { return *m_button; }

Q_SIGNALS:
    void chosen(merlon::Choice choice);
    /// What the number that is shown now costs and does.
    void noteChanged(const QString &note);

private:
    void showChoice(int number);

    ChoiceGroup m_group;
    QSpinBox *m_field;
    QPushButton *m_button;
};

} // namespace merlon
