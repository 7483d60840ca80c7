#include "editor/window/lesson/drawing_lessons.h"

#include "app/lessons/guide_card.h"
#include "app/widgets/boxes/message_bar.h"
#include "app/words/counting.h"
#include "app/words/game_words.h"
#include "app/words/lesson_files.h"
#include "app/words/resources.h"
#include "editor/tabs/board_tab.h"
#include "editor/window/actions/drawing/tool_actions.h"
#include "editor/window/actions/editor_actions.h"
#include "editor/window/documents/file_actions.h"
#include "editor/window/documents/open_documents.h"
#include "editor/window/lesson/drawing_guide.h"
#include "editor/window/lesson/spot_frame.h"

#include <QAction>
#include <QApplication>
#include <QMainWindow>
#include <QMenu>
#include <QTimer>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

DrawingLessons::DrawingLessons(const EditorContext &context, ToolActions &tools, FileActions &files)
    : QObject(&context.window)
    , m_context(context)
    , m_tools(tools)
    , m_files(files)
    , m_spots(context, tools)
    , m_card(new GuideCard(context.appearance, LessonOf::Board))
    , m_frame(new SpotFrame(context.window, context.appearance))
    , m_menu(context.actions.addMenu("lessons", [] { return tr("&Lessons"); }))
{
    m_card->hide();
    addLessons();
    connectCard();
    connect(&context.documents, &OpenDocuments::frontChanged, this, &DrawingLessons::show);
    connect(&context.documents, &OpenDocuments::aboutToRemove, this, [this](const DocumentTab *tab) {
        if (tab == m_tab)
            end();
    });
    connect(&context.actions, &EditorActions::retranslated, this, &DrawingLessons::retranslate);
}

DrawingLessons::~DrawingLessons() = default;

void DrawingLessons::addLessons()
{
    for (const std::filesystem::path &file : drawingLessonFiles()) {
        QAction *lesson = m_menu->addAction(QString());
        lesson->setData(QString::fromStdU16String(file.u16string()));
        connect(lesson, &QAction::triggered, this, [this, file] { begin(file); });
        m_lessons.push_back(lesson);
    }
}

void DrawingLessons::connectCard()
{
    connect(m_card, &GuideCard::onWanted, this, [this] { m_guide->goOn(); });
    connect(m_card, &GuideCard::backWanted, this, [this] { m_guide->goBack(); });
    connect(m_card, &GuideCard::showingWanted, this, [this] { m_guide->showHow(); });
    connect(m_card, &GuideCard::leavingWanted, this, &DrawingLessons::end);
    connect(m_card, &GuideCard::playWanted, this,
            [this] { m_context.actions.find("play-first")->trigger(); });
    connect(m_card, &GuideCard::ruleWanted, this, &DrawingLessons::ruleWanted);
}

/// A lesson that cannot be read has the name of its file; who begins it is told what is wrong.
void DrawingLessons::retranslate()
{
    for (QAction *action : std::as_const(m_lessons)) {
        const std::filesystem::path file(action->data().toString().toStdU16String());
        const Expected<DrawingLesson> lesson = readDrawingLessonFile(file);
        action->setText(lesson ? nameIn(lesson->names, lesson->key)
                               : QString::fromStdU16String(file.filename().u16string()));
        action->setToolTip(lesson ? nameIn(lesson->descriptions, {}) : QString());
    }
    showStep();
}

void DrawingLessons::begin(const std::filesystem::path &file)
{
    Expected<DrawingLesson> lesson = readDrawingLessonFile(file);
    if (!lesson)
        return m_context.messages.show(lesson.error());
    end();
    const Game *game = findGame(lesson->game); // or it would not have been read
    BoardTab &tab = m_files.beginEmpty(*game, nameIn(lesson->board, {}));
    m_tools.choose({});
    m_guide = std::make_unique<DrawingGuide>(std::move(*lesson), tab.document(), m_tools, m_context.actions);
    m_tab = &tab;
    connect(m_guide.get(), &DrawingGuide::changed, this, &DrawingLessons::showStep);
    connect(&tab.document(), &BoardDocument::changed, m_guide.get(), [this](const DocumentChange &change) {
        if (change.selection) // when its rows have been laid out
            QTimer::singleShot(0, m_guide.get(), [this] { revealField(); });
    });
    show();
}

/// The board stays.
void DrawingLessons::end()
{
    m_guide.reset();
    m_tab = nullptr;
    m_revealed.reset();
    show();
}

/// Only with its board.
void DrawingLessons::show()
{
    if (m_guide && m_context.documents.board() == m_tab)
        return showStep();
    m_card->hide();
    m_frame->stop();
}

void DrawingLessons::showStep()
{
    if (!m_guide || m_context.documents.board() != m_tab)
        return;
    const DrawingStep &step = m_guide->shown();
    m_card->show({.lesson = nameIn(m_guide->lesson().names, m_guide->lesson().key),
                  .step = m_guide->step(),
                  .steps = m_guide->lesson().steps.size(),
                  .text = saying(),
                  .hint = nameIn(step.hint, {}),
                  .rule = QString::fromStdString(step.rule),
                  .canGoBack = m_guide->canGoBack(),
                  .canGoOn = m_guide->canGoOn(),
                  .canShow = m_guide->canShow(),
                  .isAstray = false,
                  .isFinished = m_guide->isFinished(),
                  .isOver = true,
                  .next = {}});
    if (m_revealed != m_guide->step())
        m_spots.reveal(step.point);
    m_revealed = m_guide->step();
    m_frame->follow([this, points = step.point] { return m_spots.find(points); });
    if (m_guide->canGoOn() || m_guide->isFinished())
        m_card->focusOnward();
    else if (m_card->isAncestorOf(QApplication::focusWidget()))
        m_tab->view().setFocus(Qt::OtherFocusReason); // what is to be done lies there
}

/// The row of which a step speaks is there as soon as the right place is selected.
void DrawingLessons::revealField()
{
    const std::vector<std::string> &points = m_guide->shown().point;
    if (!points.empty() && points.front().starts_with("field:"))
        m_spots.reveal({points.front()});
}

/// At the end also what has been drawn.
QString DrawingLessons::saying() const
{
    const QString text = nameIn(m_guide->shown().say, {});
    return m_guide->isFinished() ? text + u'\n' + drawn() : text;
}

QString DrawingLessons::drawn() const
{
    const BoardDocument &document = m_tab->document();
    QStringList kinds;
    for (const PlaceKind &kind : document.schema().places) {
        const auto count = std::ranges::count(document.board().places(), kind.key, &Place::kind);
        if (count > 0)
            //: One of the things that a board has. %1: a kind of place: Wall, %2: how many
            kinds << tr("%1: %2").arg(titleOf(kind.key)).arg(count);
    }
    //: At the end of a lesson. %1: what the board has: “Wall: 6, Tower: 2”
    return tr("Your board has: %1").arg(separated(kinds));
}

} // namespace merlon
