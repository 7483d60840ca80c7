#pragma once

#include "core/board/sketch.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QLabel;
class QSlider;
class QSpinBox;

namespace merlon {

class BoardDocument;

/// Where the picture under a drawing lies, how large and how faint it is, and whether it is part of the board's file. What
/// is changed is seen at once; what is changed of the same thing without a pause is one step to undo.
class BackgroundDialog final : public QDialog {
    Q_OBJECT

public:
    /// The document must live as long.
    explicit BackgroundDialog(BoardDocument &document, QWidget *parent = nullptr);

    QSpinBox &across() { return *m_x; }
    QSpinBox &down() { return *m_y; }
    QSpinBox &breadth() { return *m_width; }
    QSlider &strength() { return *m_opacity; }
    QCheckBox &embeds() { return *m_embeds; }

Q_SIGNALS:
    void removeWanted();

private:
    void read();
    void change(int series, const std::function<void(Background &)> &alter);
    void embed();

    BoardDocument &m_document;
    QSpinBox *m_x;
    QSpinBox *m_y;
    QSpinBox *m_width;
    QSlider *m_opacity;
    QCheckBox *m_embeds;
    QLabel *m_from;
};

} // namespace merlon
