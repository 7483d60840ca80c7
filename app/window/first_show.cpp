#include "app/window/first_show.h"

#include <QScreen>
#include <QWidget>

namespace merlon {

void showFirst(QWidget &window)
{
    constexpr QSize kSize(1280, 800);
    constexpr QSize kFrame(8, 40); // what a title bar and borders may take; they are not known before
    const QSize room = window.screen()->availableSize();
    const QSize wanted = kSize + kFrame;
    window.resize(kSize.boundedTo(room));
    if (room.width() < wanted.width() || room.height() < wanted.height())
        window.showMaximized();
    else
        window.show();
}

void showBeside(QWidget &window, const QWidget &there)
{
    if (there.isMaximized())
        return window.showMaximized();
    const int shift = 2 * there.fontMetrics().height();
    const QRect room = there.screen()->availableGeometry();
    QRect box = there.geometry().translated(shift, shift);
    box.moveBottomRight({qMin(box.right(), room.right()), qMin(box.bottom(), room.bottom())});
    window.setGeometry(box);
    window.show();
}

} // namespace merlon
