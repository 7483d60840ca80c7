#pragma once

#include "app/table/face/fight_sheet.h"
#include "core/canvas/art/art.h"

#include <QString>

#include <vector>

class QLabel;
class QTableView;
class QToolButton;

namespace merlon {

/// What all sheets of figures have in common: a title, beside it what is explained of the row that is pointed at, a button
/// that closes the sheet, and below it a table in ink on paper.
class HeadedSheet : public FightSheet {
    Q_OBJECT

public:
    /// What is explained beside the title, in rich text.
    QString explanation() const;
    void themeChanged() override;

protected:
    /// `table`: belongs to the sheet from now on.
    HeadedSheet(const canvas::Art &art, QTableView *table, QWidget *parent);

    const canvas::Theme &theme() const { return m_art.theme(); }
    QLabel &title() const { return *m_title; }
    QLabel &foot() const { return *m_foot; }

    /// Marks things on the board; none: takes back the marks that it has made.
    void mark(const std::vector<canvas::Thing> &things);
    /// Says everything in the language of now.
    virtual void retranslate();
    /// Forgets what was pointed at.
    virtual void pointNowhere() = 0;

    void changeEvent(QEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void arrange();
    void dress();

    const canvas::Art &m_art;
    QLabel *m_title;
    QLabel *m_foot;
    QToolButton *m_close;
    QTableView *m_view;
    bool m_hasMarks = false;
};

} // namespace merlon
