#pragma once

#include "core/engine/lessons/drawing_lesson.h"
#include "editor/window/actions/editor_context.h"
#include "editor/window/lesson/lesson_spots.h"

#include <QList>
#include <QObject>
#include <QString>

#include <filesystem>
#include <memory>
#include <optional>

class QAction;
class QMenu;

namespace merlon {

class BoardTab;
class DrawingGuide;
class FileActions;
class GuideCard;
class SpotFrame;
class ToolActions;

/// The lessons in which a board is drawn: an action begins each, on an empty board of its own. While that board is in
/// front, the card of the guide is seen and what it speaks of has a frame.
class DrawingLessons final : public QObject {
    Q_OBJECT

public:
    /// `tools` and `files` must live as long.
    DrawingLessons(const EditorContext &context, ToolActions &tools, FileActions &files);
    ~DrawingLessons() override;

    /// It belongs to whatever it is put into.
    GuideCard &card() { return *m_card; }
    /// One for each lesson.
    const QList<QAction *> &actions() const { return m_lessons; }
    /// Null while no lesson is given.
    const DrawingGuide *guide() const { return m_guide.get(); }

Q_SIGNALS:
    /// Somebody wants to read a rule: `S2-10.5`.
    void ruleWanted(const QString &rule);

private:
    void addLessons();
    void connectCard();
    void retranslate();
    void begin(const std::filesystem::path &file);
    void end();
    void show();
    void showStep();
    void revealField();
    QString saying() const;
    QString drawn() const;

    EditorContext m_context;
    ToolActions &m_tools;
    FileActions &m_files;
    LessonSpots m_spots;
    GuideCard *m_card;
    SpotFrame *m_frame;
    QMenu *m_menu;
    QList<QAction *> m_lessons;
    BoardTab *m_tab = nullptr; ///< on which the lesson is given
    std::unique_ptr<DrawingGuide> m_guide;
    std::optional<std::size_t> m_revealed; ///< the step of which it was shown where things are
};

} // namespace merlon
