#include "app/cli/story/storyteller.h"

#include "app/cli/output.h"
#include "app/words/language.h"
#include "app/words/round_words.h"

using namespace Qt::StringLiterals;

namespace merlon::cli {

namespace {

/// Widths of the margin with the titles of the paragraphs, and of a title there.
constexpr int kMargin = 20;
constexpr int kTitle = kMargin - 3;

QString margin(const QString &title)
{
    return u"  "_s + fitted(title, kTitle) + u' ';
}

} // namespace

std::vector<StoryLine> storyBefore(std::span<const Event> before, SeatSet seats)
{
    StoryLine line;
    for (const Event &event : before) {
        if (isVisibleTo(event, seats))
            line.events.push_back(maskedFor(event, seats));
    }
    if (line.events.empty())
        return {};
    return {line};
}

Storyteller::Storyteller(const Speaker &speaker, Detail detail, Print print)
    : m_speaker(speaker)
    , m_detail(detail)
    , m_print(std::move(print))
    , m_chronicler(speaker)
{
}

void Storyteller::tell(std::span<const StoryLine> story)
{
    for (const StoryLine &line : story) {
        for (const Event &event : line.events) {
            if (m_detail == Detail::Full)
                tellInFull(event);
            else
                m_chronicler.tell(event);
        }
    }
    if (!m_chronicler.paragraphs().empty())
        printUpTo(m_chronicler.paragraphs().size() - 1);
}

void Storyteller::tellInFull(const Event &event)
{
    if (m_speaker.roleOf(event) == TermRole::Round)
        printHeading(RoundWords(m_speaker.setup().game()).title(event.args[0]));
    const QString rule = QString::fromStdString(ruleName(m_speaker.setup().game(), event.rule));
    m_print(wrapped(asSentence(m_speaker.sentence(event)), margin(rule)));
}

void Storyteller::pause()
{
    m_chronicler.close();
    printUpTo(m_chronicler.paragraphs().size());
}

/// Prints the paragraphs before the `end`th that have not been printed yet.
void Storyteller::printUpTo(std::size_t end)
{
    for (; m_printed < end; ++m_printed) {
        const Paragraph &paragraph = m_chronicler.paragraphs()[m_printed];
        switch (paragraph.kind) {
        case Paragraph::Kind::Round:
            printHeading(paragraph.title);
            break;
        case Paragraph::Kind::Fight:
            m_print(u"\n  "_s + paragraph.title);
            break;
        case Paragraph::Kind::Section:
            if (const QString text = textOf(paragraph, m_speaker);
                !text.isEmpty() || !paragraph.title.isEmpty())
                printSection(paragraph.title, text);
            break;
        }
    }
}

void Storyteller::printHeading(const QString &title)
{
    const QString line = u"── %1 "_s.arg(title);
    m_print(u'\n' + line.leftJustified(kColumns, u'─'));
}

/// A title for which the margin is too narrow has a line of its own.
void Storyteller::printSection(const QString &title, const QString &text)
{
    const bool fits = title.size() <= kTitle;
    if (!fits)
        m_print(u"  "_s + title);
    if (fits || !text.isEmpty())
        m_print(wrapped(text, margin(fits ? title : QString())));
}

} // namespace merlon::cli
