#pragma once

#include <QPointer>
#include <QWidget>

class QComboBox;
class QSpinBox;

namespace merlon {

class BoardDocument;

/// How the cells of a board lie: which way hexagons stand, how large cells are. The places move with their cells.
class CellGridEditor final : public QWidget {
    Q_OBJECT

public:
    /// Of a board with cells.
    explicit CellGridEditor(BoardDocument &document, QWidget *parent = nullptr);

    /// The board may be another one now.
    void refresh();

private:
    void change();

    QPointer<BoardDocument> m_document;
    QComboBox *m_shape;
    QSpinBox *m_size;
};

} // namespace merlon
