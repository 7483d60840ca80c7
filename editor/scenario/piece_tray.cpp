#include "editor/scenario/piece_tray.h"

#include "app/look/lettering.h"
#include "app/words/game_words.h"
#include "core/engine/position/draft_edit.h"
#include "editor/scenario/placement.h"

#include <QApplication>
#include <QHeaderView>
#include <QMouseEvent>

#include <map>

namespace merlon {

namespace {

constexpr int kPieceRole = Qt::UserRole;
constexpr int kNone = -1;

} // namespace

PieceTray::PieceTray(const canvas::Art &art, QWidget *parent)
    : QTreeWidget(parent)
    , m_art(art)
{
    setColumnCount(2);
    setHeaderHidden(true);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    setIndentation(fontMetrics().height() / 2);
    setRootIsDecorated(true);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const int size = fontMetrics().height() * 7 / 4;
    setIconSize({size, size});
    setWindowTitle(tr("Pieces"));
    setAccessibleName(tr("Pieces"));
    connect(this, &QTreeWidget::itemClicked, this, &PieceTray::tellHow);
}

void PieceTray::tellHow(const QTreeWidgetItem *item)
{
    const int piece = pieceOf(item);
    if (piece == kNone)
        return;
    const QString name =
        asTitle(nameOf(m_document->draft().pieces[static_cast<std::size_t>(piece)], *m_document));
    //: In the status line. %1: a piece: Spearman
    Q_EMIT statusMessage(
        tr("%1: drag it to a place on the board. By keyboard: select a place there, then Enter here.")
            .arg(name));
}

void PieceTray::setDocument(ScenarioDocument *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (m_document) {
        connect(m_document, &ScenarioDocument::setupChanged, this, &PieceTray::fill);
        connect(m_document, &ScenarioDocument::changed, this, &PieceTray::follow);
    }
    fill();
}

int PieceTray::pieceOf(const QTreeWidgetItem *item) const
{
    const QVariant number = item ? item->data(0, kPieceRole) : QVariant();
    const bool exists = m_document && number.isValid()
        && number.toUInt() < static_cast<unsigned>(m_document->draft().pieces.size());
    return exists ? number.toInt() : kNone;
}

const DraftPiece *PieceTray::current() const
{
    const int piece = pieceOf(currentItem());
    return piece == kNone ? nullptr : &m_document->draft().pieces[static_cast<std::size_t>(piece)];
}

QTreeWidgetItem *PieceTray::itemOf(const std::string &key, const std::string &note) const
{
    for (int group = 0; group < topLevelItemCount(); ++group) {
        for (int i = 0; i < topLevelItem(group)->childCount(); ++i) {
            QTreeWidgetItem *item = topLevelItem(group)->child(i);
            const int piece = pieceOf(item);
            if (piece == kNone)
                continue;
            const DraftPiece &one = m_document->draft().pieces[static_cast<std::size_t>(piece)];
            if (one.key == key && one.note == note)
                return item;
        }
    }
    return nullptr;
}

/// Groups in the order of their first pieces.
void PieceTray::fill()
{
    clear();
    if (!m_document)
        return;
    std::map<std::string, QTreeWidgetItem *> groups;
    const std::vector<DraftPiece> &pieces = m_document->draft().pieces;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        QTreeWidgetItem *&group = groups[pieces[i].group];
        if (!group) {
            group = new QTreeWidgetItem(this, {nameOfGroup(pieces[i].group, *m_document)});
            group->setFirstColumnSpanned(true);
            group->setFont(0, titleFont(font(), 1.05));
            group->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        }
        auto *item = new QTreeWidgetItem(group, {asTitle(nameOf(pieces[i], *m_document))});
        item->setIcon(0, iconOf(pieces[i], *m_document, m_art, iconSize().width(), devicePixelRatioF()));
        item->setData(0, kPieceRole, static_cast<int>(i));
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    }
    for (const auto &[key, group] : groups)
        group->setExpanded(group->childCount() <= 12); // the cards are many
    showLeft();
}

/// The pieces are the same as long as the board and the options are.
void PieceTray::follow()
{
    int items = 0;
    for (int group = 0; group < topLevelItemCount(); ++group)
        items += topLevelItem(group)->childCount();
    if (!m_document || items != static_cast<int>(m_document->draft().pieces.size()))
        return fill();
    showLeft();
}

void PieceTray::showLeft()
{
    for (int group = 0; group < topLevelItemCount(); ++group) {
        for (int i = 0; i < topLevelItem(group)->childCount(); ++i) {
            QTreeWidgetItem *item = topLevelItem(group)->child(i);
            const DraftPiece &piece = m_document->draft().pieces[static_cast<std::size_t>(pieceOf(item))];
            item->setText(1, piece.left < 0 ? QString() : QString::number(piece.left));
            item->setToolTip(1, piece.left < 0 ? QString() : tr("%n left", nullptr, piece.left));
        }
    }
}

void PieceTray::mousePressEvent(QMouseEvent *event)
{
    QTreeWidget::mousePressEvent(event);
    m_pressed = event->position().toPoint();
    m_moves = false;
    m_carried = event->button() == Qt::LeftButton ? pieceOf(itemAt(m_pressed)) : kNone;
}

void PieceTray::mouseMoveEvent(QMouseEvent *event)
{
    if (m_carried == kNone || !(event->buttons() & Qt::LeftButton))
        return;
    const int way = (event->position().toPoint() - m_pressed).manhattanLength();
    if (!m_moves && way < QApplication::startDragDistance())
        return;
    if (!m_moves) {
        m_moves = true;
        QApplication::setOverrideCursor(QCursor(currentItem()->icon(0).pixmap(iconSize())));
        Q_EMIT lifted(m_carried);
    }
    Q_EMIT carried(m_carried, event->globalPosition().toPoint());
}

void PieceTray::mouseReleaseEvent(QMouseEvent *event)
{
    QTreeWidget::mouseReleaseEvent(event);
    const int piece = std::exchange(m_carried, kNone);
    if (!std::exchange(m_moves, false))
        return;
    QApplication::restoreOverrideCursor();
    Q_EMIT dropped(piece, event->globalPosition().toPoint());
}

void PieceTray::keyPressEvent(QKeyEvent *event)
{
    const DraftPiece *piece = current();
    const bool puts = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool takes = event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace;
    if (event->key() == Qt::Key_Escape && m_moves) {
        m_moves = false;
        m_carried = kNone;
        QApplication::restoreOverrideCursor();
        Q_EMIT dropped(kNone, {});
        return;
    }
    if (!piece || (!puts && !takes))
        return QTreeWidget::keyPressEvent(event);
    event->accept();
    if (takes)
        takePiece(*m_document, *piece, m_document->selected());
    else if (putPiece(*m_document, *piece, m_document->selected()))
        Q_EMIT statusMessage(firstFinding(*m_document));
    else if (const DraftPart *part = partAt(m_document->draft(), m_document->selected()))
        Q_EMIT statusMessage(refusal(*piece, *part, *m_document));
    else
        Q_EMIT statusMessage(tr("It can’t go there. Select a place on the board first."));
}

void PieceTray::themeChanged()
{
    fill();
}

void PieceTray::changeEvent(QEvent *event)
{
    QTreeWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    setWindowTitle(tr("Pieces"));
    setAccessibleName(tr("Pieces"));
    fill();
}

} // namespace merlon
