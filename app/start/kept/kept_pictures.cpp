#include "app/start/kept/kept_pictures.h"

#include "app/games/faces.h"
#include "app/look/appearance.h"
#include "app/words/speaker.h"
#include "core/canvas/view/board_camera.h"
#include "core/canvas/view/board_view.h"
#include "core/games/module.h"

#include <QCoreApplication>
#include <QResizeEvent>

namespace merlon {

namespace {

/// What is not shown on the screen hears of its size no sooner than it is painted: then what has been chosen for the size
/// before would stay in its corner.
void tellSize(QWidget &unseen)
{
    QResizeEvent resized(unseen.size(), QSize());
    QCoreApplication::sendEvent(&unseen, &resized);
}

} // namespace

QPixmap pictureOf(const View &shown, const Appearance &appearance, QSize size, double pixelRatio)
{
    constexpr int kDrawnHeight = 520; // small enough to be quick, large enough that no piece is left out
    Speaker speaker(shown.setup());
    const Tableau tableau = tableauOf(shown);
    speaker.callPlaces(tableau);
    canvas::BoardView view(appearance.art());
    view.resize(kDrawnHeight * size.width() / size.height(), kDrawnHeight);
    tellSize(view);
    view.setBoard(shown.setup().board());
    view.setPicture(faceOf(shown.setup().game())->picture(tableau, speaker));
    view.camera().fit();
    view.camera().showHeart();
    QPixmap picture = view.grab();
    picture = picture.scaled(size * pixelRatio, Qt::KeepAspectRatioByExpanding, Qt::SmoothTransformation);
    picture.setDevicePixelRatio(pixelRatio);
    return picture;
}

QPixmap pictureOf(const KeptPosition &position, const Appearance &appearance, QSize size, double pixelRatio)
{
    return pictureOf(*position.view, appearance, size, pixelRatio);
}

} // namespace merlon
