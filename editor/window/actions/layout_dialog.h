#pragma once

#include "core/board/board.h"
#include "core/board/schema.h"

#include <QDialog>

namespace merlon {

class Appearance;

/// Shows how places would come to lie before they move, and asks whether they are to.
class LayoutDialog final : public QDialog {
    Q_OBJECT

public:
    /// `after`: the board as it would be. `appearance` must live longer.
    LayoutDialog(const QString &title, const Board &after, const BoardSchema &schema,
                 const Appearance &appearance, QWidget *parent = nullptr);
};

} // namespace merlon
