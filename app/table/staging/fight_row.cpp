#include "app/table/staging/fight_row.h"

#include "app/look/lettering.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

FightRow::FightRow(const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_row(new QHBoxLayout(this))
    , m_sheet(new QPushButton)
{
    setObjectName(u"fight-row"_s);
    const int space = fontMetrics().height() / 4;
    m_row->setContentsMargins(2 * space, space, 2 * space, space);
    m_row->setSpacing(space);
    m_row->addStretch();
    m_row->addWidget(m_sheet);
    m_sheet->setObjectName(u"fight-sheet"_s);
    m_sheet->hide();
    connect(m_sheet, &QPushButton::clicked, this, &FightRow::sheetWanted);
    retranslate();
    hide();
}

void FightRow::setEntries(std::vector<Entry> entries)
{
    if (entries == m_entries)
        return;
    m_entries = std::move(entries);
    setVisible(!m_entries.empty());
    fill();
}

void FightRow::setHasSheet(bool hasSheet)
{
    m_sheet->setVisible(hasSheet);
}

void FightRow::fill()
{
    while (m_chips.size() > m_entries.size()) {
        delete m_chips.back();
        m_chips.pop_back();
    }
    while (m_chips.size() < m_entries.size()) {
        auto *chip = new QPushButton;
        chip->setFlat(true);
        chip->setFocusPolicy(Qt::TabFocus);
        const std::size_t index = m_chips.size();
        connect(chip, &QPushButton::clicked, this,
                [this, index] { Q_EMIT placeWanted(m_entries[index].place); });
        m_row->insertWidget(static_cast<int>(index), chip);
        m_chips.push_back(chip);
    }
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const Entry &entry = m_entries[i];
        //: Strengths of both sides of a fight, the left one first: `7 : 5`.
        const QString strengths = tr("%1 : %2").arg(entry.strengths[0]).arg(entry.strengths[1]);
        m_chips[i]->setText(entry.name + u'\n'
                            + (entry.verdict.isEmpty() ? strengths : u"✓ "_s + entry.verdict));
        m_chips[i]->setAccessibleName(entry.name + u", "_s + strengths
                                      + (entry.verdict.isEmpty() ? QString() : u", "_s + entry.verdict));
        m_chips[i]->setFont(textFont(font(), 0.9, entry.isCurrent ? QFont::Bold : QFont::Normal));
        m_chips[i]->setProperty("chip",
                                entry.isCurrent               ? u"now"_s
                                    : entry.verdict.isEmpty() ? u"open"_s
                                                              : u"done"_s);
        const canvas::Theme &theme = m_appearance.theme();
        m_chips[i]->setStyleSheet(
            u"QPushButton { padding: 1px 6px; border: %1px solid %2; border-radius: 3px; background: %3; color: %4; }"_s
                .arg(entry.isCurrent ? 2 : 1)
                .arg(entry.isCurrent ? theme.choosable.name() : theme.shade(0.3).name(),
                     theme.shade(entry.verdict.isEmpty() ? 0.0 : 0.1).name(), theme.ink.name()));
    }
    updateGeometry();
}

/// A slip of paper on the map.
void FightRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_appearance.theme().shade(0.35), 1));
    painter.setBrush(m_appearance.theme().paper);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

void FightRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void FightRow::retranslate()
{
    //: A button: opens the list of all that happened in the fight, in figures.
    m_sheet->setText(tr("Show figures"));
}

} // namespace merlon
