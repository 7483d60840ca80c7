#include "editor/canvas/notes/note_editor.h"

#include "core/base/limits.h"
#include "core/canvas/looks/board_look.h"
#include "core/canvas/view/board_camera.h"
#include "editor/canvas/drawing/drawing_view.h"
#include "editor/canvas/notes/note_layer.h"
#include "editor/model/notes.h"

#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon {

namespace {

/// At most so many bytes of a text, without the half of a letter.
std::string cut(std::string text, std::size_t longest)
{
    if (text.size() <= longest)
        return text;
    while (longest > 0 && (static_cast<unsigned char>(text[longest]) & 0xC0) == 0x80)
        --longest;
    text.resize(longest);
    return text;
}

} // namespace

QString nameOf(NoteKind kind)
{
    switch (kind) {
    case NoteKind::Remark:
        //: A kind of note.
        return NoteEditor::tr("Remark");
    case NoteKind::Question:
        //: A kind of note.
        return NoteEditor::tr("Question");
    case NoteKind::Task:
        //: A kind of note: something to do.
        return NoteEditor::tr("Task");
    case NoteKind::Done:
        //: A kind of note: something that has been done.
        return NoteEditor::tr("Done");
    }
    return {};
}

NoteEditor::NoteEditor(DrawingView &view)
    : QFrame(view.viewport())
    , m_view(view)
    , m_text(new QPlainTextEdit)
    , m_kind(new QComboBox)
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setAttribute(Qt::WA_NoMousePropagation); // the drawing below is not meant
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    column->addWidget(m_kind);
    column->addWidget(m_text, 1);
    m_text->setTabChangesFocus(true);
    for (std::size_t i = 0; i < kNoteKinds.size(); ++i)
        m_kind->addItem(QString());
    for (QWidget *part : {static_cast<QWidget *>(m_text), static_cast<QWidget *>(m_kind)})
        part->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget *, const QWidget *now) { focusMoved(now); });
    connect(&m_view.camera(), &canvas::BoardCamera::seenChanged, this, &NoteEditor::place);
    retranslate();
    hide();
}

void NoteEditor::begin(Point at)
{
    finish();
    m_key.reset();
    open({{}, static_cast<NoteKind>(m_kind->currentIndex()), at, {}});
}

void NoteEditor::edit(const std::string &key)
{
    finish();
    const Note *note = findNote(m_view.document().sketch(), key);
    if (!note)
        return;
    m_key = key;
    open(*note);
}

void NoteEditor::open(const Note &note)
{
    m_at = note.at;
    m_isOpen = true;
    m_kind->setCurrentIndex(static_cast<int>(note.kind));
    m_text->setPlainText(QString::fromStdString(note.text));
    m_text->moveCursor(QTextCursor::End);
    place();
    show();
    raise();
    m_text->setFocus(Qt::OtherFocusReason);
}

/// At its point, but always within what is seen.
void NoteEditor::place()
{
    if (!m_isOpen)
        return;
    const int letter = fontMetrics().averageCharWidth();
    const QSize wanted(34 * letter, 9 * fontMetrics().lineSpacing());
    const QRect room = m_view.viewport()->rect().adjusted(4, 4, -4, -4);
    QRect box(m_view.mapFromScene(m_view.look().toScene(m_at)), wanted.boundedTo(room.size()));
    box.moveRight(std::min(box.right(), room.right()));
    box.moveBottom(std::min(box.bottom(), room.bottom()));
    box.moveLeft(std::max(box.left(), room.left()));
    box.moveTop(std::max(box.top(), room.top()));
    setGeometry(box);
}

std::string NoteEditor::written() const
{
    return cut(m_text->toPlainText().trimmed().toStdString(), kLongestNote);
}

void NoteEditor::finish()
{
    if (!m_isOpen)
        return;
    close();
    BoardDocument &document = m_view.document();
    const auto kind = static_cast<NoteKind>(m_kind->currentIndex());
    const std::string text = written();
    if (m_key && text.empty()) {
        document.draw(without(document.sketch(), {{}, {}, {*m_key}}), [] { return tr("Delete note"); });
    } else if (m_key) {
        document.draw(rewritten(document.sketch(), *m_key, kind, text), [] { return tr("Edit note"); });
    } else if (!text.empty()) {
        const MoreNotes more = withNote(document.sketch(), {{}, kind, m_at, text});
        if (more.added.empty())
            return m_view.tell(
                tr("A drawing has at most %n note(s).", nullptr, static_cast<int>(kMostNotes)));
        document.draw(
            more.sketch, [] { return tr("Add note"); }, more.added);
    }
}

void NoteEditor::close()
{
    m_isOpen = false;
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    hide();
    if (hadFocus)
        m_view.setFocus(Qt::OtherFocusReason);
}

/// Lists that open belong to the sheet; another window in front is no reason to end.
void NoteEditor::focusMoved(const QWidget *now)
{
    if (!m_isOpen || !now)
        return;
    for (const QObject *part = now; part; part = part->parent()) {
        if (part == this)
            return;
    }
    finish();
}

bool NoteEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return QFrame::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    const bool ends = key->key() == Qt::Key_Escape || (isEnter && key->modifiers() & Qt::ControlModifier);
    if (!ends)
        return QFrame::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::KeyPress)
        finish();
    return true;
}

void NoteEditor::retranslate()
{
    setAccessibleName(tr("Note"));
    //: Read aloud: the field in which a note is written.
    m_text->setAccessibleName(tr("Text of the note"));
    m_text->setPlaceholderText(tr("Esc or Ctrl+Enter keeps the note. An empty note is removed."));
    m_kind->setAccessibleName(tr("Type of note"));
    for (std::size_t i = 0; i < kNoteKinds.size(); ++i)
        m_kind->setItemText(static_cast<int>(i), nameOf(kNoteKinds[i]));
}

void NoteEditor::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

} // namespace merlon
