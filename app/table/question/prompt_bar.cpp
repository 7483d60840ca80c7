#include "app/table/question/prompt_bar.h"

#include "app/table/widgets/flow_layout.h"
#include "app/table/widgets/lettering.h"
#include "app/window/appearance.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <QVariant>

using namespace Qt::StringLiterals;

namespace merlon {

PromptBar::PromptBar(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel)
    , m_hint(new QLabel)
    , m_back(new QPushButton)
    , m_scroll(new QScrollArea)
{
    m_title->setFont(titleFont(font(), 1.25));
    m_title->setWordWrap(true);
    m_title->setObjectName(u"question"_s);
    m_hint->setWordWrap(true);
    m_hint->setObjectName(u"hint"_s);
    m_back->setObjectName(u"back"_s);
    m_back->hide();

    auto *inside = new QWidget;
    m_groups = new QVBoxLayout(inside);
    m_groups->setContentsMargins(0, 0, 0, 0);
    m_groups->addStretch();
    m_scroll->setWidget(inside);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->viewport()->setAutoFillBackground(false);
    inside->setAutoFillBackground(false);
    m_scroll->setFocusPolicy(Qt::NoFocus);

    const int line = fontMetrics().lineSpacing();
    auto *text = new QVBoxLayout;
    text->addWidget(m_title);
    text->addWidget(m_hint);
    text->addWidget(m_back, 0, Qt::AlignLeading);
    text->addStretch(1);
    QSizePolicy lines(QSizePolicy::Expanding, QSizePolicy::Maximum);
    lines.setHeightForWidth(true);
    for (QLabel *label : {m_title, m_hint}) {
        label->setSizePolicy(lines);
        label->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    }
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(line, line / 2, line, line / 2);
    row->setSpacing(2 * line);
    row->addLayout(text, 4);
    row->addWidget(m_scroll, 6);
    setFixedHeight(7 * line);
    setAutoFillBackground(true);
    connect(m_back, &QPushButton::clicked, this, &PromptBar::backWanted);
}

void PromptBar::showQuestion(const QString &title, const QString &hint)
{
    m_title->setText(title);
    m_hint->setText(hint);
    setAccessibleName(title);
    setAccessibleDescription(hint);
}

void PromptBar::showRefusal(const QString &reason)
{
    m_hint->setText(reason);
}

void PromptBar::showBack(const QString &text)
{
    m_back->setVisible(!text.isEmpty());
    m_back->setText(text);
}

void PromptBar::setColour(const QColor &colour)
{
    QPalette palette = m_title->palette();
    palette.setColor(QPalette::WindowText, colour);
    m_title->setPalette(palette);
}

void PromptBar::clearChoices()
{
    m_buttons.clear();
    while (m_groups->count() > 1) { // the stretch stays
        QLayoutItem *item = m_groups->takeAt(0);
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater(); // it may be the button whose click brought us here
        }
        delete item;
    }
}

QPushButton *PromptBar::buttonFor(const WordedChoice &worded)
{
    QString text = worded.text;
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    auto *button = new QPushButton(text);
    button->setAutoDefault(true);
    button->setProperty("choice", QVariant::fromValue(worded.choice));
    const Choice choice = worded.choice;
    connect(button, &QPushButton::clicked, this, [this, choice] { Q_EMIT chosen(choice); });
    m_buttons.push_back(button);
    return button;
}

void PromptBar::showChoices(const std::vector<ChoiceGroup> &groups)
{
    clearChoices();
    QWidget *loose = nullptr; // choices without a heading share their lines
    for (const ChoiceGroup &group : groups) {
        if (!group.heading.isEmpty() || !loose) {
            auto *block = new QWidget;
            auto *column = new QVBoxLayout(block);
            column->setContentsMargins(0, 0, 0, 0);
            column->setSpacing(2);
            if (!group.heading.isEmpty())
                column->addWidget(new QLabel(group.heading));
            auto *flow = new QWidget;
            flow->setLayout(new FlowLayout(6));
            column->addWidget(flow);
            m_groups->insertWidget(m_groups->count() - 1, block);
            for (const WordedChoice &worded : group.choices)
                flow->layout()->addWidget(buttonFor(worded));
            loose = group.heading.isEmpty() ? flow : nullptr;
            continue;
        }
        for (const WordedChoice &worded : group.choices)
            loose->layout()->addWidget(buttonFor(worded));
    }
    if (m_buttons.size() == 1)
        m_buttons.front()->setProperty("primary", true);
}

bool PromptBar::focusFirst()
{
    if (m_buttons.empty())
        return false;
    m_buttons.front()->setFocus(Qt::OtherFocusReason);
    return true;
}

QString PromptBar::title() const
{
    return m_title->text();
}

QString PromptBar::hint() const
{
    return m_hint->text();
}

} // namespace merlon
