#pragma once

#include "app/table/staging/since_strip.h"
#include "app/table/staging/staged_act.h"
#include "app/table/table_parts.h"

#include <QObject>

#include <cstddef>
#include <span>
#include <vector>

namespace merlon {

/// Tells the person who is asked what others have done since their last choice, until they choose: in a strip, and with
/// pins of the same numbers on the map.
class SinceDisplay final : public QObject {
    Q_OBJECT

public:
    SinceDisplay(const TableParts &parts, SinceStrip &strip, QObject *parent = nullptr);

    /// Somebody at the screen is asked, and has chosen last before this step; 0: not yet, and nothing is told.
    void show(std::size_t lastChoice);
    /// Nobody is asked, or the past is looked at.
    void hide();
    /// The game goes, or is another: what was closed comes again.
    void clear();
    /// What is told now.
    const std::vector<StagedAct> &acts() const { return m_acts; }

Q_SIGNALS:
    /// All of it is to be played once more.
    void againWanted(const std::vector<merlon::StagedAct> &acts);
    /// The fight that was among it is to be read in figures.
    void figuresWanted();

private:
    /// Acts that are told as one; `isTrack`: they add to a track.
    SinceStrip::Entry entryOf(std::span<const StagedAct> acts, bool isTrack) const;
    void point();

    TableParts m_parts;
    SinceStrip &m_strip;
    std::vector<StagedAct> m_acts;
    std::size_t m_closed = 0; ///< the strip has been closed at this question; 0: it has not
};

} // namespace merlon
