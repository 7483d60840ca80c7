#include "app/look/system_motion.h"

#include <QApplication>
#include <QStyle>

namespace merlon {

bool systemReducesMotion(const QStyle &systemStyle)
{
#ifdef Q_OS_WIN // elsewhere Qt says so of menus whatever the system wishes
    if (!QApplication::isEffectEnabled(Qt::UI_AnimateMenu))
        return true;
#endif
    return systemStyle.styleHint(QStyle::SH_Widget_Animation_Duration) == 0;
}

} // namespace merlon
