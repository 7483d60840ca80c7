#include "app/table/question/bar/ending_slot.h"

#include "app/look/lettering.h"
#include "app/look/text_size.h"
#include "app/table/question/bar/button_face.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kSlotLetters = 32; ///< so broad is it
constexpr qsizetype kSlotLines = 2;

} // namespace

EndingSlot::EndingSlot(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
    , m_undone(new QLabel)
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(1);
    m_undone->setObjectName(u"undone"_s);
    m_undone->setTextFormat(Qt::PlainText);
    m_undone->setAlignment(Qt::AlignCenter);
    m_undone->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_column->addWidget(m_undone);
    followTextSize(this, [this] { fit(); });
    retranslate();
}

void EndingSlot::fit()
{
    setFixedWidth(kSlotLetters * fontMetrics().averageCharWidth());
    const QPushButton twoLines(u"|\n|"_s, this);
    m_undone->setFont(textFont(font(), 0.92));
    m_undone->setFixedHeight(m_undone->fontMetrics().lineSpacing());
    setMinimumHeight(twoLines.sizeHint().height() + m_column->spacing() + m_undone->height());
    write();
}

void EndingSlot::write()
{
    m_undone->setText(m_undone->fontMetrics().elidedText(m_whole, Qt::ElideRight, minimumWidth()));
}

void EndingSlot::put(QPushButton *button, const QString &text, const QString &undone, int beside)
{
    button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Minimum);
    QFont bold = font(); // if it is emphasised
    bold.setBold(true);
    const QFontMetrics letters(bold);
    const int width = minimumWidth() - beside;
    QStringList lines = broken(text, letters, width);
    if (lines.size() > kSlotLines)
        lines = {lines.front(), letters.elidedText(lines.mid(1).join(u' '), Qt::ElideRight, width)};
    button->setText(lines.join(u'\n'));
    m_column->insertWidget(0, button);
    m_whole = undone;
    write();
}

void EndingSlot::clear()
{
    m_whole.clear();
    write();
    while (m_column->count() > 1) { // the line below stays
        const QLayoutItem *item = m_column->takeAt(0);
        item->widget()->hide();
        item->widget()->deleteLater(); // it may be the button whose click brought us here
        delete item;
    }
}

void EndingSlot::retranslate()
{
    //: Read aloud: where the button stands that ends a step, or the only choice.
    setAccessibleName(tr("Next step"));
}

void EndingSlot::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

const WordedChoice *endingOf(const std::vector<ChoiceGroup> &groups)
{
    const WordedChoice *only = nullptr;
    const WordedChoice *keeping = nullptr;
    std::vector<const WordedChoice *> endings;
    std::size_t count = 0;
    for (const ChoiceGroup &group : groups) {
        count += group.choices.size();
        for (const WordedChoice &worded : group.choices) {
            only = &worded;
            if (worded.keepsOrder)
                keeping = &worded;
            if (worded.endsEarly && group.numbers.empty())
                endings.push_back(&worded);
        }
    }
    if (endings.size() == 1)
        return endings.front();
    if (keeping)
        return keeping;
    return count == 1 && !only->hasOthers ? only : nullptr;
}

} // namespace merlon
