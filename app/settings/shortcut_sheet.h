#pragma once

#include <QDialog>

#include <vector>

class QLabel;
class QLineEdit;
class QMenuBar;
class QScrollArea;

namespace merlon {

/// All keys on one sheet, in groups, as they are now: those of the menus with what a person has changed, and those of
/// the board. Can be searched.
class ShortcutSheet final : public QDialog {
    Q_OBJECT

public:
    /// Whose board it is, which has keys of its own besides those of the menus.
    enum class Of { Table, DrawingOffice };

    /// `menus` must live longer.
    explicit ShortcutSheet(const QMenuBar &menus, QWidget *parent = nullptr, Of of = Of::Table);

    /// Everything that is shown, as plain text: a line for each key.
    QString text() const;

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    struct Line {
        QString what;
        QString keys;
    };
    struct Group {
        QString title;
        std::vector<Line> lines;
    };

    void retranslate();
    void fill();
    void collect();
    void collectTable();
    void collectDrawing();
    QWidget *sheetOf(const std::vector<Group> &groups) const;

    const QMenuBar &m_menus;
    Of m_of;
    std::vector<Group> m_groups;
    QLineEdit *m_search;
    QScrollArea *m_area;
};

} // namespace merlon
