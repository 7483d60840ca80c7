#pragma once

#include "app/words/choice_groups.h"
#include "core/canvas/art/art.h"

#include <vector>

class QScrollArea;

namespace merlon {

/// How broad the choices of a bar can stand, and in how many columns.
class ChoiceColumns {
public:
    static constexpr int kStretch = 5; ///< of the width of the bar, where the others take three each
    static constexpr int kUsual = 2;   ///< they keep their places when fewer are filled
    static constexpr int kGap = 6;     ///< between them

    /// `area`: where the choices scroll, in the row (a box layout) of the bar; has to live as long.
    explicit ChoiceColumns(const QScrollArea &area)
        : m_area(area)
    {
    }
    /// For the pictures of what choices cost and bring; has to live as long. Null: none are shown.
    void setArt(const canvas::Art *art) { m_art = art; }

    /// Of a column of so many; there is room for the scroll bar beside them.
    int width(int columns) const;
    /// What the frame of a button and its pictures take of the width.
    int besideWords(const WordedChoice &choice) const;
    int forWords(const WordedChoice &choice, int columns) const
    {
        return width(columns) - besideWords(choice);
    }
    /// In how many columns the choices stand with their notes: in the usual ones if they can. 0: they have none, or no room.
    int countFor(const std::vector<WordedChoice> &choices) const;

private:
    int share() const;
    bool fit(const std::vector<WordedChoice> &choices, int columns) const;

    const QScrollArea &m_area;
    const canvas::Art *m_art = nullptr;
};

} // namespace merlon
