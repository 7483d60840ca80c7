#include "app/table/question/bar/note_label.h"

#include "app/look/lettering.h"
#include "app/table/question/bar/prompt_ink.h"

#include <QEvent>

using namespace Qt::StringLiterals;

namespace merlon {

NoteLabel::NoteLabel(const QString &note, const QWidget &bar)
    : m_note(note)
    , m_bar(bar)
{
    setObjectName(u"note"_s);
    setFont(textFont(bar.font(), 0.92));
    setTextFormat(Qt::RichText);
    setWordWrap(true);
    setAlignment(Qt::AlignTop | Qt::AlignLeading);
    setTextInteractionFlags(Qt::LinksAccessibleByMouse);
    setAccessibleName(note);
    write();
    connect(this, &QLabel::linkActivated, this, [this](const QString &link) {
        if (const QString rule = ruleOfLink(link); !rule.isEmpty())
            Q_EMIT ruleWanted(rule);
    });
}

/// Between ground and text of the bar: the ground around the note is transparent.
void NoteLabel::write()
{
    const QColor ink = between(m_bar.palette(), 0.8);
    setText(u"<span style='color: %1'>%2</span>"_s.arg(ink.name(), withRuleLinks(m_note, ink)));
}

void NoteLabel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        write();
    QLabel::changeEvent(event);
}

} // namespace merlon
