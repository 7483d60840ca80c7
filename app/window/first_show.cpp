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

} // namespace merlon
