#include "app/look/system_motion.h"

#include <QStyle>

#ifdef Q_OS_WIN
#include <qt_windows.h>
#endif

namespace merlon {

bool systemReducesMotion(const QStyle &systemStyle)
{
#ifdef Q_OS_WIN // of which Qt asks for the effects of menus alone
    BOOL animates = TRUE;
    if (SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, &animates, 0) && !animates)
        return true;
#endif
    return systemStyle.styleHint(QStyle::SH_Widget_Animation_Duration) == 0;
}

} // namespace merlon
