#pragma once

#include "app/sound/synth.h"
#include "app/table/table_parts.h"

#include <QObject>

#include <span>

namespace merlon {

/// Says what is to be heard at a table.
class TableSounds final : public QObject {
    Q_OBJECT

public:
    explicit TableSounds(const TableGame &game, QObject *parent = nullptr);

    /// What has happened: each sound once, however often it happens.
    void hear(std::span<const Event> events);
    /// Another person may be asked than before, or the game may be over.
    void hearStage();

Q_SIGNALS:
    void sounded(merlon::Sound sound);

private:
    const TableGame &m_game;
    Seat m_seat = kNobody; ///< the last that was called to choose
    TableSession::Stage m_stage = TableSession::Stage::Over;
};

} // namespace merlon
