#pragma once

#include <QPlainTextEdit>

#include <functional>

namespace merlon {

/// A field for several lines that tells when the keyboard has left it.
class LongText final : public QPlainTextEdit {
public:
    std::function<void()> left;

protected:
    void focusOutEvent(QFocusEvent *event) override
    {
        QPlainTextEdit::focusOutEvent(event);
        if (left)
            left();
    }
};

} // namespace merlon
