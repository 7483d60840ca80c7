#include "editor/panels/layers/own_layers.h"

#include "core/base/limits.h"
#include "editor/document/board_document.h"
#include "editor/model/arrangement.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kNameColumn = 0;
constexpr int kVisibleColumn = 1;
constexpr int kLockedColumn = 2;

} // namespace

QString nameOfNewLayer(const Arrangement &arrangement)
{
    QString name;
    int number = 1;
    do {
        //: What a new layer is called. %1: a number
        name = OwnLayers::tr("Layer %1").arg(number++);
    } while (std::ranges::find(arrangement.layers, name.toStdString(), &OwnLayer::name)
             != arrangement.layers.end());
    return name;
}

OwnLayers::OwnLayers(QWidget *parent)
    : QWidget(parent)
    , m_list(new QTreeWidget)
{
    m_list->setColumnCount(3);
    m_list->setRootIsDecorated(false);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(kNameColumn, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(kVisibleColumn, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(kLockedColumn, QHeaderView::ResizeToContents);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_list);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(0);
    addButton(m_add, &OwnLayers::add);
    addButton(m_remove, &OwnLayers::remove);
    addButton(m_up, &OwnLayers::moveUp);
    addButton(m_down, &OwnLayers::moveDown);
    addButton(m_put, &OwnLayers::putSelection);
    addButton(m_select, &OwnLayers::selectContents);
    addButton(m_unlock, &OwnLayers::unlockAll);
    for (QToolButton *button : {m_add, m_remove, m_up, m_down, m_put, m_select, m_unlock})
        buttons->addWidget(button);
    buttons->addStretch(1);
    column->addLayout(buttons);
    connect(m_list, &QTreeWidget::itemChanged, this, &OwnLayers::readRow);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &OwnLayers::enable);
    retranslate();
    enable();
}

void OwnLayers::addButton(QToolButton *&button, void (OwnLayers::*pressed)())
{
    button = new QToolButton;
    button->setAutoRaise(true);
    connect(button, &QToolButton::clicked, this, pressed);
}

void OwnLayers::setDocument(BoardDocument *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (m_document)
        connect(m_document, &BoardDocument::changed, this, &OwnLayers::follow);
    showLayers();
}

void OwnLayers::follow(const DocumentChange &change)
{
    if (change.sketch)
        showLayers();
    else if (change.selection)
        enable();
}

/// The layer that was current stays it, by its number.
void OwnLayers::showLayers()
{
    const int before = m_list->indexOfTopLevelItem(m_list->currentItem());
    {
        const QSignalBlocker quietly(m_list);
        m_list->clear();
        if (m_document) {
            for (const OwnLayer &layer : m_document->sketch().arrangement.layers) {
                auto *row = new QTreeWidgetItem(m_list, {QString::fromStdString(layer.name)});
                row->setFlags(row->flags() | Qt::ItemIsEditable | Qt::ItemIsUserCheckable);
                row->setCheckState(kVisibleColumn, layer.isVisible ? Qt::Checked : Qt::Unchecked);
                row->setCheckState(kLockedColumn, layer.isLocked ? Qt::Checked : Qt::Unchecked);
            }
        }
        const int last = m_list->topLevelItemCount() - 1;
        m_list->setCurrentItem(m_list->topLevelItem(std::clamp(before, std::min(0, last), last)));
    }
    enable();
}

void OwnLayers::enable()
{
    const auto layer = current();
    const bool hasSelection = m_document && !m_document->selection().empty();
    const std::size_t count = m_document ? m_document->sketch().arrangement.layers.size() : 0;
    m_list->setEnabled(m_document);
    m_add->setEnabled(m_document && count < kMostLayers);
    m_remove->setEnabled(layer.has_value());
    m_up->setEnabled(layer && *layer > 0);
    m_down->setEnabled(layer && *layer + 1 < count);
    m_put->setEnabled(layer && hasSelection);
    m_select->setEnabled(layer.has_value());
    m_unlock->setEnabled(m_document && !lockedThings(m_document->sketch().arrangement).empty());
}

std::optional<std::size_t> OwnLayers::current() const
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(row));
}

void OwnLayers::arrange(const Arrangement &arrangement, const StepText &text)
{
    Sketch sketch = m_document->sketch();
    sketch.arrangement = arrangement;
    m_document->draw(sketch, text);
}

/// A row that somebody has changed. Rows are made anew by it, when its editor has been closed.
void OwnLayers::readRow(QTreeWidgetItem *row, int column)
{
    const int number = m_list->indexOfTopLevelItem(row);
    if (!m_document || number < 0)
        return;
    Arrangement arrangement = m_document->sketch().arrangement;
    OwnLayer &layer = arrangement.layers[static_cast<std::size_t>(number)];
    const std::string name = row->text(kNameColumn).trimmed().toStdString();
    if (!name.empty() && name.size() <= kLongestLayerName)
        layer.name = name;
    layer.isVisible = row->checkState(kVisibleColumn) == Qt::Checked;
    layer.isLocked = row->checkState(kLockedColumn) == Qt::Checked;
    const auto change = [this, arrangement, column, document = m_document] {
        if (!document || document != m_document) // another one has come to the front
            return;
        if (column == kNameColumn)
            arrange(arrangement, [] { return tr("Rename layer"); });
        else
            arrange(arrangement,
                    column == kVisibleColumn ? StepText([] { return tr("Show or hide layer"); })
                                             : StepText([] { return tr("Lock or unlock layer"); }));
        showLayers();
    };
    QMetaObject::invokeMethod(this, change, Qt::QueuedConnection);
}

void OwnLayers::add()
{
    const Arrangement &arrangement = m_document->sketch().arrangement;
    arrange(withLayer(arrangement, nameOfNewLayer(arrangement).toStdString()),
            [] { return tr("New layer"); });
    m_list->setCurrentItem(m_list->topLevelItem(0));
}

void OwnLayers::remove()
{
    if (const auto layer = current())
        arrange(withoutLayer(m_document->sketch().arrangement, *layer), [] { return tr("Delete layer"); });
}

void OwnLayers::moveUp()
{
    moveLayer(-1);
}

void OwnLayers::moveDown()
{
    moveLayer(1);
}

void OwnLayers::moveLayer(int by)
{
    const auto layer = current();
    if (!layer)
        return;
    arrange(layerMoved(m_document->sketch().arrangement, *layer, by), [] { return tr("Move layer"); });
    m_list->setCurrentItem(m_list->topLevelItem(static_cast<int>(*layer) + by));
}

void OwnLayers::putSelection()
{
    if (const auto layer = current())
        arrange(putOnLayer(m_document->sketch().arrangement, m_document->selection(), layer),
                [] { return tr("Put on layer"); });
}

void OwnLayers::selectContents()
{
    if (const auto layer = current())
        m_document->select(m_document->sketch().arrangement.layers[*layer].things);
}

void OwnLayers::unlockAll()
{
    if (m_document)
        arrange(allUnlocked(m_document->sketch().arrangement), [] { return tr("Unlock all"); });
}

void OwnLayers::retranslate()
{
    //: A list of layers that a designer has made.
    m_list->setAccessibleName(tr("Own layers"));
    //: Above a column of names of layers, and of boxes: whether they are seen, and whether they are locked.
    m_list->setHeaderLabels({tr("Own layers"), tr("Visible"), tr("Locked")});
    const auto name = [](QToolButton *button, const QString &sign, const QString &text) {
        button->setText(sign);
        button->setToolTip(text);
        button->setAccessibleName(text);
    };
    name(m_add, u"+"_s, tr("New layer"));
    name(m_remove, u"−"_s, tr("Delete layer"));
    name(m_up, u"↑"_s, tr("Move layer up"));
    name(m_down, u"↓"_s, tr("Move layer down"));
    //: A button: what is selected comes to lie on the layer.
    name(m_put, u"↳"_s, tr("Put the selection on this layer"));
    //: A button: selects what lies on the layer.
    name(m_select, u"◎"_s, tr("Select what is on this layer"));
    name(m_unlock, u"⚿"_s, tr("Unlock all"));
}

void OwnLayers::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace merlon
