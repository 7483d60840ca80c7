#include "editor/panels/layers/layers_panel.h"

#include "editor/panels/layers/own_layers.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>

namespace merlon {

namespace {

QString nameOf(LayerKind kind)
{
    switch (kind) {
    case LayerKind::Notes:
        //: A layer of the drawing.
        return LayersPanel::tr("Notes");
    case LayerKind::Labels:
        //: A layer of the drawing: what is written beside places.
        return LayersPanel::tr("Names");
    case LayerKind::Places:
        //: A layer of the drawing.
        return LayersPanel::tr("Places");
    case LayerKind::Links:
        //: A layer of the drawing.
        return LayersPanel::tr("Links");
    case LayerKind::Background:
        //: A layer of the drawing: a picture under it.
        return LayersPanel::tr("Background");
    }
    return {};
}

} // namespace

LayersPanel::LayersPanel(QWidget *parent)
    : QWidget(parent)
    , m_visible(new QLabel)
    , m_locked(new QLabel)
    , m_own(new OwnLayers)
{
    auto *grid = new QGridLayout(this);
    grid->setColumnStretch(0, 1);
    grid->addWidget(m_visible, 0, 1, Qt::AlignHCenter);
    grid->addWidget(m_locked, 0, 2, Qt::AlignHCenter);
    int line = 0;
    for (const LayerKind kind : kLayerKinds) {
        Row &row = m_rows[static_cast<std::size_t>(kind)];
        row = {new QLabel, new QCheckBox, new QCheckBox};
        ++line;
        grid->addWidget(row.name, line, 0);
        grid->addWidget(row.visible, line, 1, Qt::AlignHCenter);
        grid->addWidget(row.locked, line, 2, Qt::AlignHCenter);
        connect(row.visible, &QCheckBox::toggled, this, &LayersPanel::read);
        connect(row.locked, &QCheckBox::toggled, this, &LayersPanel::read);
        show(kind);
    }
    grid->addWidget(m_own, line + 1, 0, 1, 3);
    grid->setRowStretch(line + 1, 1);
    retranslate();
}

void LayersPanel::setDocument(BoardDocument *document)
{
    m_own->setDocument(document);
}

void LayersPanel::setLayers(const Layers &layers)
{
    m_layers = layers;
    for (const LayerKind kind : kLayerKinds)
        show(kind);
}

/// Names cannot be taken hold of at all.
void LayersPanel::show(LayerKind kind)
{
    const bool ownLock = kind != LayerKind::Labels;
    const QSignalBlocker quietly(&visibleBox(kind));
    const QSignalBlocker quietlyToo(&lockedBox(kind));
    visibleBox(kind).setChecked(m_layers[kind].isVisible);
    lockedBox(kind).setChecked(m_layers[kind].isLocked || !ownLock);
    lockedBox(kind).setEnabled(ownLock);
}

void LayersPanel::read()
{
    for (const LayerKind kind : kLayerKinds) {
        m_layers[kind].isVisible = visibleBox(kind).isChecked();
        if (lockedBox(kind).isEnabled())
            m_layers[kind].isLocked = lockedBox(kind).isChecked();
    }
    Q_EMIT layersChanged(m_layers);
}

void LayersPanel::retranslate()
{
    setWindowTitle(tr("Layers"));
    //: Above a column of boxes: which layers are seen.
    m_visible->setText(tr("Visible"));
    //: Above a column of boxes: what lies on which layers cannot be selected or moved.
    m_locked->setText(tr("Locked"));
    for (const LayerKind kind : kLayerKinds) {
        m_rows[static_cast<std::size_t>(kind)].name->setText(nameOf(kind));
        //: A box; %1 is a layer: “Places: visible”.
        visibleBox(kind).setAccessibleName(tr("%1: visible").arg(nameOf(kind)));
        //: A box; %1 is a layer: “Places: locked”.
        lockedBox(kind).setAccessibleName(tr("%1: locked").arg(nameOf(kind)));
        visibleBox(kind).setToolTip(visibleBox(kind).accessibleName());
        lockedBox(kind).setToolTip(lockedBox(kind).accessibleName());
    }
    lockedBox(LayerKind::Labels).setToolTip(tr("Names follow their places; they are never selected."));
}

void LayersPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace merlon
