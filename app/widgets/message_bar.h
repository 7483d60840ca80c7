#pragma once

#include "core/base/error.h"

#include <QFrame>
#include <QStyle>

class QLabel;
class QToolButton;

namespace merlon {

/// A bar that says what went wrong and what would be right, or what is good to know, until it is closed.
class MessageBar final : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(QWidget *parent = nullptr);

    void show(const Error &error);
    void show(const QString &warning);
    /// Something to know, with nothing wrong.
    void tell(const QString &note);
    QString text() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void say(QStyle::StandardPixmap picture, const QString &message);
    void retranslate();

    QLabel *m_icon;
    QLabel *m_label;
    QToolButton *m_close;
};

} // namespace merlon
