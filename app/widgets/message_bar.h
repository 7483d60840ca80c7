#pragma once

#include "core/base/error.h"

#include <QFrame>

class QLabel;
class QToolButton;

namespace merlon {

/// A bar above a page that says what went wrong and what would be right, until it is closed.
class MessageBar final : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(QWidget *parent = nullptr);

    void show(const Error &error);
    void show(const QString &message);
    QString text() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_label;
    QToolButton *m_close;
};

} // namespace merlon
