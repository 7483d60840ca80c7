#pragma once

#include "app/look/appearance.h"

#include <QWidget>

#include <array>
#include <vector>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace merlon {

/// How far a fight is: a row of the places that are fought for, each with its strengths or what it came to.
class FightRow final : public QWidget {
    Q_OBJECT

public:
    struct Entry {
        int place = -1;
        QString name;
        std::array<int, 2> strengths {};
        QString verdict; ///< empty: not settled
        bool isCurrent = false;

        friend bool operator==(const Entry &, const Entry &) = default;
    };

    explicit FightRow(const Appearance &appearance, QWidget *parent = nullptr);

    void setEntries(std::vector<Entry> entries);
    const std::vector<Entry> &entries() const { return m_entries; }
    /// Whether there is a list of figures to be opened.
    void setHasSheet(bool hasSheet);

Q_SIGNALS:
    void placeWanted(int place);
    void sheetWanted();

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void retranslate();

    const Appearance &m_appearance;
    std::vector<Entry> m_entries;
    QHBoxLayout *m_row;
    std::vector<QPushButton *> m_chips;
    QPushButton *m_sheet;
};

} // namespace merlon
