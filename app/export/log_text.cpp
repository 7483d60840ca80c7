#include "app/export/log_text.h"

#include "app/story/chronicler.h"

using namespace Qt::StringLiterals;

namespace merlon {

QString logText(const SeatView &seat, const Speaker &speaker)
{
    Chronicler chronicler(speaker);
    for (const StoryLine &line : seat.story()) {
        for (const Event &event : line.events)
            chronicler.tell(event);
    }
    QString text;
    for (const Paragraph &paragraph : chronicler.paragraphs()) {
        const QString told = textOf(paragraph, speaker);
        if (paragraph.kind != Paragraph::Kind::Section)
            text += u"\n%1\n%2\n"_s.arg(paragraph.title, QString(paragraph.title.size(), u'='));
        else if (!paragraph.title.isEmpty())
            text += told.isEmpty() ? paragraph.title + u'\n' : u"%1: %2\n"_s.arg(paragraph.title, told);
        else if (!told.isEmpty())
            text += told + u'\n';
    }
    return text.trimmed() + u'\n';
}

} // namespace merlon
