#pragma once

#include "core/board/attributes/schema.h"
#include "core/board/board.h"

#include <QDialog>

#include <cstddef>
#include <vector>

class QComboBox;

namespace merlon {

class Appearance;

namespace canvas {
class BoardView;
}

/// One way in which places may be arranged.
struct LayoutChoice {
    QString name;
    Board after; ///< the board as it would be
};

/// Shows how places would come to lie before they move, and asks whether they are to, and in which of several ways.
class LayoutDialog final : public QDialog {
    Q_OBJECT

public:
    /// There is at least one choice. `schema` and `appearance` must live longer.
    LayoutDialog(const QString &title, std::vector<LayoutChoice> choices, const BoardSchema &schema,
                 const Appearance &appearance, QWidget *parent = nullptr);

    /// The number of the choice that is shown.
    std::size_t chosen() const;
    QComboBox &forms() { return *m_forms; }

private:
    void preview();

    std::vector<LayoutChoice> m_choices;
    const BoardSchema &m_schema;
    QComboBox *m_forms;
    canvas::BoardView *m_preview;
};

} // namespace merlon
