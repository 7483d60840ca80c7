#pragma once

#include "editor/model/layers.h"

#include <QWidget>

#include <array>

class QCheckBox;
class QLabel;

namespace merlon {

class BoardDocument;
class OwnLayers;

/// Which layers of the drawing are seen and which are locked: a row for each, the uppermost first. Below, those of the
/// designer's own.
class LayersPanel final : public QWidget {
    Q_OBJECT

public:
    explicit LayersPanel(QWidget *parent = nullptr);

    /// Whose own layers stand below; null: none.
    void setDocument(BoardDocument *document);
    void setLayers(const Layers &layers);
    const Layers &layers() const { return m_layers; }
    QCheckBox &visibleBox(LayerKind kind) { return *m_rows[static_cast<std::size_t>(kind)].visible; }
    QCheckBox &lockedBox(LayerKind kind) { return *m_rows[static_cast<std::size_t>(kind)].locked; }

Q_SIGNALS:
    /// By hand.
    void layersChanged(const merlon::Layers &layers);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row {
        QLabel *name;
        QCheckBox *visible;
        QCheckBox *locked;
    };
    void read();
    void show(LayerKind kind);
    void retranslate();

    Layers m_layers;
    QLabel *m_visible;
    QLabel *m_locked;
    std::array<Row, kLayerKinds.size()> m_rows {};
    OwnLayers *m_own;
};

} // namespace merlon
