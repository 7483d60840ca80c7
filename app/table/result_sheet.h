#pragma once

#include "app/table/face/result_table.h"
#include "app/words/speaker.h"
#include "core/engine/state.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QTextBrowser;

namespace merlon {

/// How the game ended: who won, why, and the table of its result.
class ResultSheet final : public QFrame {
    Q_OBJECT

public:
    explicit ResultSheet(QWidget *parent = nullptr);

    /// Over which it is shown, in the middle.
    void setBoard(QWidget *board);
    /// `winners`: as they are said; nobody if all have lost together.
    void show(const QStringList &winners, const Outcome &outcome, const Speaker &speaker,
              const ResultTable &table);

Q_SIGNALS:
    void newGameWanted();
    void statisticsWanted();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();
    void retranslate();

    QLabel *m_title;
    QLabel *m_why;
    QTextBrowser *m_table;
    QPushButton *m_new;
    QPushButton *m_look;
    QPushButton *m_statistics;
    QWidget *m_board = nullptr;
};

} // namespace merlon
