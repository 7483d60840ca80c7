#pragma once

#include "app/words/choice_groups.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace merlon {

/// Where the button stands that ends a step or keeps an order, or that of the only choice: at the same place and of the same
/// size, whatever else is offered, with a line below it for what stays undone. As high whether there is a button or not.
class EndingSlot final : public QWidget {
    Q_OBJECT

public:
    explicit EndingSlot(QWidget *parent = nullptr);

    /// Takes the button over. `undone`: is written below it; may be empty. `beside`: what its frame and pictures take of
    /// the width.
    void put(QPushButton *button, const QString &text, const QString &undone, int beside);
    void clear();

protected:
    void changeEvent(QEvent *event) override;

private:
    void fit();
    void write();
    void retranslate();

    QVBoxLayout *m_column;
    QLabel *m_undone;
    QString m_whole; ///< of what is undone, however much of it is seen
};

/// The choice that ends the step, else the one that keeps an order, else the only one. Null if there is none, or one among
/// several, also those that lie elsewhere.
const WordedChoice *endingOf(const std::vector<ChoiceGroup> &groups);

} // namespace merlon
