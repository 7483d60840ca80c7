#pragma once

#include "core/board/sketch.h"
#include "editor/document/step_text.h"

#include <QPointer>
#include <QWidget>

#include <optional>

class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace merlon {

class BoardDocument;
struct DocumentChange;

/// What a new layer of a drawing is called as long as nobody gives it a name: “Layer 2”.
QString nameOfNewLayer(const Arrangement &arrangement);

/// The designer's own layers of a drawing: their names, whether they are seen and locked, and in which order they are; and
/// what puts the selection on one. Every change is a step to undo.
class OwnLayers final : public QWidget {
    Q_OBJECT

public:
    explicit OwnLayers(QWidget *parent = nullptr);

    /// Null: nothing to show.
    void setDocument(BoardDocument *document);

protected:
    void changeEvent(QEvent *event) override;

private:
    void addButton(QToolButton *&button, void (OwnLayers::*pressed)());
    void follow(const DocumentChange &change);
    void showLayers();
    void enable();
    void readRow(QTreeWidgetItem *row, int column);
    void add();
    void remove();
    void moveUp();
    void moveDown();
    void moveLayer(int by);
    void putSelection();
    void selectContents();
    void unlockAll();
    void arrange(const Arrangement &arrangement, const StepText &text);
    std::optional<std::size_t> current() const;
    void retranslate();

    QPointer<BoardDocument> m_document;
    QTreeWidget *m_list;
    QToolButton *m_add = nullptr;
    QToolButton *m_remove = nullptr;
    QToolButton *m_up = nullptr;
    QToolButton *m_down = nullptr;
    QToolButton *m_put = nullptr;
    QToolButton *m_select = nullptr;
    QToolButton *m_unlock = nullptr;
};

} // namespace merlon
