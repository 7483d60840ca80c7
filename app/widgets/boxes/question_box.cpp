#include "app/widgets/boxes/question_box.h"

#include "core/canvas/art/art.h"

#include <QPushButton>

namespace merlon {

QuestionBox::QuestionBox(QWidget &window, const canvas::Art &art, const QString &picture,
                         const QString &title, const QString &question)
    : QMessageBox(NoIcon, title, question, NoButton, &window)
{
    constexpr double kLines = 2.6; // of text, across the picture
    const double ratio = window.devicePixelRatioF();
    setIconPixmap(art.pixmap(picture, qRound(kLines * fontMetrics().height() * ratio), ratio));
}

bool QuestionBox::confirms(const QString &yes, ButtonRole role, const QString &no)
{
    const QPushButton *accepting = addButton(yes, role);
    setDefaultButton(addButton(no, RejectRole));
    exec();
    return clickedButton() == accepting;
}

} // namespace merlon
