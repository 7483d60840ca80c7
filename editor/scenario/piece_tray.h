#pragma once

#include "core/canvas/art/art.h"
#include "editor/scenario/scenario_document.h"

#include <QPointer>
#include <QTreeWidget>

namespace merlon {

/// The pieces of a game, cards and tokens too, with how many are left of each. One is dragged to where it is to lie; by
/// keyboard, Enter puts the current one into the part that is looked at, and Delete takes it away from there.
class PieceTray final : public QTreeWidget {
    Q_OBJECT

public:
    /// `art` must live longer.
    explicit PieceTray(const canvas::Art &art, QWidget *parent = nullptr);

    /// Null: nothing to show.
    void setDocument(ScenarioDocument *document);
    /// The piece of the current line; null if it has none.
    const DraftPiece *current() const;
    QTreeWidgetItem *itemOf(const std::string &key, const std::string &note = {}) const;
    void themeChanged();

Q_SIGNALS:
    /// A drag begins, goes on, and ends there; by the numbers of the pieces in the draft.
    void lifted(int piece);
    void carried(int piece, QPoint globalPosition);
    void dropped(int piece, QPoint globalPosition);
    void statusMessage(const QString &text);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void follow();
    void showLeft();
    /// What can be done with the piece that has been clicked.
    void tellHow(const QTreeWidgetItem *item);
    void drop();
    int pieceOf(const QTreeWidgetItem *item) const;

    const canvas::Art &m_art;
    QPointer<ScenarioDocument> m_document;
    QPoint m_pressed;
    int m_carried = -1; ///< the piece under the mouse button
    bool m_moves = false;
};

} // namespace merlon
