#pragma once

#include <QMessageBox>

namespace merlon {

namespace canvas {
class Art;
}

/// A question over a window that has to be answered first, with one of the program's own pictures for what it is about.
class QuestionBox final : public QMessageBox {
public:
    /// `picture`: in `art`, `icons/flag`.
    QuestionBox(QWidget &window, const canvas::Art &art, const QString &picture, const QString &title,
                const QString &question);

    /// Asks, with these two buttons; Enter and Escape mean no. Whether the answer is yes.
    bool confirms(const QString &yes, ButtonRole role, const QString &no);
};

} // namespace merlon
