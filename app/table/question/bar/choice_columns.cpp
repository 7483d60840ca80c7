#include "app/table/question/bar/choice_columns.h"

#include "app/table/question/bar/button_face.h"
#include "app/table/question/bar/effect_strip.h"

#include <QBoxLayout>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace merlon {

/// What the bar has for the area when it is shown: the others take their shares, and the edge what it needs. Buttons that
/// stand there only while nothing is asked do not count.
int ChoiceColumns::share() const
{
    const QWidget &bar = *m_area.parentWidget();
    const auto *row = qobject_cast<const QBoxLayout *>(bar.layout());
    const QMargins margins = row->contentsMargins();
    int fixed = margins.left() + margins.right();
    int stretches = kStretch;
    for (int i = 0; i < row->count(); ++i) {
        QLayoutItem *item = row->itemAt(i);
        const bool isEdge = item->layout() != nullptr;
        if (item->isEmpty() || item->widget() == &m_area || (row->stretch(i) == 0 && !isEdge))
            continue;
        fixed += row->spacing() + (isEdge ? item->sizeHint().width() : 0);
        stretches += row->stretch(i);
    }
    return (bar.width() - fixed) * kStretch / stretches;
}

int ChoiceColumns::width(int columns) const
{
    return (share() - m_area.verticalScrollBar()->sizeHint().width() - kGap * (columns - 1)) / columns;
}

int ChoiceColumns::besideWords(const WordedChoice &choice) const
{
    constexpr int kFrameLetters = 5; // the frame of a button, in letters
    int taken = kFrameLetters * m_area.fontMetrics().averageCharWidth();
    if (m_art && !choice.effects.empty())
        taken +=
            qRound(effectStrip(choice.effects, *m_art, m_area.font(), 1).deviceIndependentSize().width());
    else if (!choice.picture.isEmpty())
        taken += cardSize(m_area.font());
    return taken;
}

/// Whether the choices can stand side by side with their notes in so many columns.
bool ChoiceColumns::fit(const std::vector<WordedChoice> &choices, int columns) const
{
    constexpr qsizetype kLinesOfWords = 2;
    constexpr int kLinesOfNote = 5;
    const QFontMetrics metrics = m_area.fontMetrics();
    const int letter = metrics.averageCharWidth();
    return std::ranges::all_of(choices, [&](const WordedChoice &worded) {
        return broken(worded.text, metrics, forWords(worded, columns)).size() <= kLinesOfWords
            && worded.note.size() * letter <= kLinesOfNote * width(columns);
    });
}

int ChoiceColumns::countFor(const std::vector<WordedChoice> &choices) const
{
    constexpr std::size_t kMostSideBySide = 4;
    const bool noted =
        std::ranges::any_of(choices, [](const WordedChoice &worded) { return !worded.note.isEmpty(); });
    if (!noted || choices.size() > kMostSideBySide)
        return 0;
    const int count = static_cast<int>(choices.size());
    for (const int columns :
         {count == 1 ? 1 : std::max(count, kUsual), count}) { // one note has all the width
        if (fit(choices, columns))
            return columns;
    }
    return 0;
}

} // namespace merlon
