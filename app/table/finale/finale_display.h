#pragma once

#include "app/table/finale/finale_teller.h"
#include "app/table/table_parts.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>

class QPushButton;

namespace merlon {

class FinaleSheet;

/// Shows over a table how its game ended.
class FinaleDisplay final : public QObject {
    Q_OBJECT

public:
    /// `table`: over which the sheet lies.
    FinaleDisplay(const TableParts &parts, QWidget &table, QObject *parent);

    /// See FinaleSheet::setRoom.
    void setRoom(QWidget *top, QWidget *bottom);
    /// Asked when a game is over: whether it can be taken up again where it was saved last.
    void setWayBack(std::function<bool()> isThere) { m_wayBack = std::move(isThere); }
    void show();
    /// Leaves it to the person whether to see it.
    void offer();
    void hide();
    /// Words are in another language now.
    void retranslate();

Q_SIGNALS:
    /// Its page lies over the table from now on, or does not any more.
    void coveringChanged(bool covers);
    void rematchWanted(bool swap);
    void newGameWanted();
    /// The game is to be taken up again where it was saved last.
    void backWanted();
    void statisticsWanted();
    /// The turning point is to be looked at: question `ply`.
    void momentWanted(std::size_t ply, const QString &place);

private:
    void findTurningPoint();

    TableParts m_parts;
    FinaleTeller m_teller;
    FinaleSheet *m_sheet;
    std::function<bool()> m_wayBack;
    std::shared_ptr<const Statistics> m_statistics;
    QPushButton *m_again; ///< in the prompt, while the board is seen
    QTimer m_search;      ///< for the turning point, if somebody stays to read
};

} // namespace merlon
