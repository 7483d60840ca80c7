#pragma once

#include "app/table/finale/finale.h"
#include "app/table/finale/turning_card.h"

#include <QFrame>

class QBoxLayout;
class QCloseEvent;
class QLabel;
class QPushButton;
class QScrollArea;
class QTextBrowser;

namespace merlon {

class Appearance;
class FinalePicture;

/// The page that tells how a game ended: a picture, who won and how, what it came to in figures, the turning point, and
/// where to go from here. It lies over the table, which keeps its size.
class FinaleSheet final : public QFrame {
    Q_OBJECT

public:
    explicit FinaleSheet(const Appearance &appearance, QWidget *parent = nullptr);

    /// Over these it is shown: from the upper edge of the first to the lower one of the second.
    void setRoom(QWidget *top, QWidget *bottom);
    void show(const Finale &finale);
    TurningCard &turning() { return *m_turning; }

Q_SIGNALS:
    /// The same game with another deal; `swap`: with the players at other sides.
    void rematchWanted(bool swap);
    void newGameWanted();
    /// The game is to be taken up again where it was saved last.
    void backWanted();
    void statisticsWanted();
    /// The person wants to see the board.
    void closed();

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void place();
    void fillFigures(const std::vector<Finale::Figure> &figures);
    void fillTable(const ResultTable &table);
    void retranslate();

    const Appearance &m_appearance;
    FinalePicture *m_picture;
    QLabel *m_winners;
    QLabel *m_headline;
    QLabel *m_story;
    QBoxLayout *m_cards;
    std::vector<QWidget *> m_figures;
    TurningCard *m_turning;
    QTextBrowser *m_table;
    QScrollArea *m_area;
    QPushButton *m_back;
    QPushButton *m_rematch;
    QPushButton *m_swap;
    QPushButton *m_statistics;
    QPushButton *m_look;
    QPushButton *m_new;
    QWidget *m_top = nullptr;
    QWidget *m_bottom = nullptr;
};

} // namespace merlon
