#pragma once

#include "editor/model/own_attribute_edits.h"

#include <QDialog>

#include <vector>

class QDialogButtonBox;
class QHBoxLayout;
class QLabel;
class QListWidget;
class QPushButton;
class QVBoxLayout;

namespace merlon {

class BoardDocument;
class OwnAttributeForm;

/// Adds attributes of the designer's own to a board, changes, orders and removes them; takes them from a schema file and
/// saves them as one. The board changes when it is accepted, in one step.
class OwnAttributesDialog final : public QDialog {
    Q_OBJECT

public:
    explicit OwnAttributesDialog(BoardDocument &document, QWidget *parent = nullptr);

    /// Adds those of a schema file. False if it cannot be: says why.
    bool load(const QString &file);
    bool save(const QString &file);

    void accept() override;

private:
    QVBoxLayout *makeList();
    QHBoxLayout *makeFileButtons();
    QPushButton *makeButton(const QString &text, void (OwnAttributesDialog::*slot)());
    void add();
    void remove();
    void moveUp();
    void moveDown();
    void moveBy(int rows);
    void askForLoading();
    void askForSaving();
    void take();
    void showCurrent();
    void fillList(int row);
    void check();
    QString objection() const;
    int current() const;

    BoardDocument &m_document;
    std::vector<OwnAttributeEdit> m_edits;
    QListWidget *m_list;
    OwnAttributeForm *m_form;
    QPushButton *m_remove = nullptr;
    QPushButton *m_up = nullptr;
    QPushButton *m_down = nullptr;
    QPushButton *m_save = nullptr;
    QLabel *m_objection; ///< what is wrong
    QDialogButtonBox *m_buttons;
};

} // namespace merlon
