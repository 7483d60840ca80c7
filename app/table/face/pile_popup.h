#pragma once

#include "app/words/speaker.h"
#include "core/canvas/art/art.h"
#include "core/engine/tableau/components.h"
#include "core/engine/tableau/tableau.h"

#include <QFrame>

#include <vector>

namespace merlon {

/// What is in a pile, for whoever looks through it: all its cards, the uppermost first. Goes away with the next click
/// elsewhere.
class PilePopup final : public QFrame {
    Q_OBJECT

public:
    /// `art` must live as long.
    PilePopup(const canvas::Art &art, const QString &title, const Item &pile, const Speaker &speaker,
              const std::vector<Component> &box, QWidget *parent);

    /// Shows it beside a widget, on its screen.
    void openAt(const QWidget &widget);
};

} // namespace merlon
