#pragma once

#include <QFrame>
#include <QString>

class QLabel;
class QPushButton;

namespace merlon {

/// What a coach says of a question, in the upper left corner of what it lies on, with a button that sends it away. Shows
/// what it is given.
class CoachCard final : public QFrame {
    Q_OBJECT

public:
    /// `parent`: what it lies on.
    explicit CoachCard(QWidget *parent);

    void tell(const QString &text);
    QString text() const;

Q_SIGNALS:
    /// It has been read.
    void understood();
    /// No more of it, at any question.
    void unwanted();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();
    void retranslate();

    QLabel *m_title;
    QLabel *m_text;
    QPushButton *m_understood;
    QPushButton *m_unwanted;
};

} // namespace merlon
