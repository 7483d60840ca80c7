#pragma once

#include "app/lessons/guide_card.h"
#include "app/lessons/guide_tail.h"
#include "app/lessons/lesson_guide.h"
#include "app/lessons/lesson_shelf.h"

#include <QObject>

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace merlon {

class Appearance;
class TablePage;

/// Gives lessons at a table: puts the game of a lesson on it, shows the guide's card above the question, marks what it
/// points at and lets the tail of the card lead to it, and remembers how far the person came.
class LessonDesk final : public QObject {
    Q_OBJECT

public:
    /// `table` and `appearance` must live as long.
    LessonDesk(TablePage &table, const Appearance &appearance);
    ~LessonDesk() override;

    /// Puts a lesson on the table, instead of what is there.
    Expected<void> begin(const std::filesystem::path &file);
    /// The table has something else, or nothing.
    void end();
    /// Null if there is no lesson on the table.
    LessonGuide *guide() const { return m_guide.get(); }
    GuideCard &card() { return *m_card; }
    /// The language has changed.
    void retranslate() { show(); }

Q_SIGNALS:
    void leavingWanted();
    /// The next lesson.
    void lessonWanted(const std::filesystem::path &file);
    /// A game of the person's own is to begin where the lesson has ended.
    void playOnWanted();
    /// The game of the lesson is over; another one of its kind is wanted.
    void newGameWanted(const merlon::Game &game);
    void ruleWanted(const QString &rule);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool isTelling() const;
    std::vector<GuideTail::Target> targets() const;
    void show();
    void write();
    void bringIntoSight();
    GuideCard::Page heardPage() const;
    GuideCard::Page page();
    void beginNext();
    void play();
    void remember();

    TablePage &m_table;
    GuideCard *m_card; ///< belongs to the table
    GuideTail *m_tail; ///< the same
    std::unique_ptr<LessonGuide> m_guide;
    std::vector<canvas::Thing> m_sighted; ///< what was brought into sight last
    std::size_t m_told = 0;               ///< the step whose words are on the card
    bool m_wasFinished = false;           ///< the next one has been looked for
    std::optional<ShelvedLesson> m_next;  ///< after the end
};

} // namespace merlon
