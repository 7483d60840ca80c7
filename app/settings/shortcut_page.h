#pragma once

#include "app/settings/shortcuts.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTableWidget;

namespace merlon {

/// A table of all actions with their keys, to be changed: Return begins to listen for new keys, Delete takes keys
/// away. Keys that mean something else already are not accepted, and it is said what has them.
class ShortcutPage final : public QWidget {
    Q_OBJECT

public:
    /// `shortcuts` must live longer.
    explicit ShortcutPage(Shortcuts &shortcuts, QWidget *parent = nullptr);

    /// Gives an action (by its row) its first or second keys; empty: none. False if they are refused.
    bool give(int row, int which, const QKeySequence &keys);
    /// What was last said to the person.
    QString message() const;

Q_SIGNALS:
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();
    void showRow(int row);
    void resetRow(int row);
    void resetAll();

    Shortcuts &m_shortcuts;
    QTableWidget *m_table;
    QLabel *m_message;
    QPushButton *m_reset;
    QPushButton *m_resetAll;
};

} // namespace merlon
