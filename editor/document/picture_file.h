#pragma once

#include "core/base/error.h"
#include "core/board/sketch.h"

#include <QImage>
#include <QString>

namespace merlon {

inline constexpr int kKeptPictureSide = 2048; ///< larger ones are made smaller when they are read

/// Whether a file is called as pictures are.
bool isPictureName(const QString &file);

/// The picture of a background, from its bytes or its file. Its size is looked at before anything of it is unpacked: what
/// is too large, or no picture, is refused.
Expected<QImage> readPicture(const Background &background);

/// A background with this picture: embedded if it is small enough and `embeds`, else linked by its absolute path.
Expected<Background> backgroundFrom(const QString &file, bool embeds);
/// The same picture, embedded or linked; embedding reads its file, and a picture that came with the board cannot be linked.
Expected<Background> embedded(Background background);

/// Linked paths as they are in the file of a board in `folder`: relative if they lie within it.
Sketch withRelativePaths(Sketch sketch, const QString &folder);
Sketch withAbsolutePaths(Sketch sketch, const QString &folder);

} // namespace merlon
