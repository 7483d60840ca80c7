#pragma once

#include <QFrame>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;

namespace merlon {

/// A bar above the drawing that asks something without standing in the way: a sentence and a button for each answer.
class AskBar final : public QFrame {
    Q_OBJECT

public:
    struct Answer {
        QString text;
        std::function<void()> action;
    };

    explicit AskBar(QWidget *parent = nullptr);

    /// The bar goes away with any of the answers.
    void ask(const QString &question, const std::vector<Answer> &answers);
    QString question() const;

private:
    QLabel *m_question;
    QHBoxLayout *m_row;
    std::vector<QWidget *> m_buttons;
};

} // namespace merlon
