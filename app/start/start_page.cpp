#include "app/start/start_page.h"

#include "app/lessons/learn_cards.h"
#include "app/look/lettering.h"
#include "app/look/text_size.h"

#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kCrest = 168;
constexpr int kMostLines = 58; ///< of text, as high as the sheet; in a higher window it lies in the middle

} // namespace

StartPage::StartPage(const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_crest(new QLabel)
    , m_name(new QLabel)
    , m_motto(new QLabel)
    , m_running(new RunningGames)
    , m_open(new QPushButton)
    , m_lessons(new LearnCards(appearance))
    , m_form(new NewGameForm(appearance, {allGames().begin(), allGames().end()}))
{
    m_crest->setAlignment(Qt::AlignCenter);
    m_motto->setWordWrap(true);

    auto *left = new QVBoxLayout;
    left->addStretch(1);
    left->addWidget(m_crest);
    left->addWidget(m_name);
    left->addWidget(m_motto);
    QSizePolicy lines(QSizePolicy::Expanding, QSizePolicy::Maximum);
    lines.setHeightForWidth(true);
    for (QLabel *label : {m_name, m_motto}) {
        label->setSizePolicy(lines);
        label->setAlignment(Qt::AlignTop | Qt::AlignHCenter);
    }
    left->addSpacing(2 * fontMetrics().height());
    left->addWidget(m_running, 0, Qt::AlignHCenter);
    left->addWidget(m_open, 0, Qt::AlignHCenter);
    left->addSpacing(fontMetrics().height());
    left->addWidget(m_lessons);
    left->addStretch(2);

    auto *sheet = new QFrame;
    sheet->setObjectName(u"sheet"_s);
    auto *inSheet = new QVBoxLayout(sheet);
    const int margin = fontMetrics().height();
    inSheet->setContentsMargins(margin, margin, margin, margin);
    inSheet->addWidget(m_form);
    followTextSize(this, [this, sheet] { fitTo(*sheet); });

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(2 * margin, margin, 2 * margin, margin);
    row->setSpacing(3 * margin);
    row->addLayout(left, 2);
    row->addWidget(sheet, 5);
    row->addStretch(0); // beside the sheet of a wide window

    connect(m_running, &RunningGames::continueWanted, this, &StartPage::continueWanted);
    connect(m_running, &RunningGames::forgetWanted, this, &StartPage::forgetWanted);
    connect(m_open, &QPushButton::clicked, this, &StartPage::fileWanted);
    connect(m_lessons, &LearnCards::lessonWanted, this, &StartPage::lessonWanted);
    connect(m_form, &NewGameForm::wanted, this, &StartPage::newGameWanted);
    connect(&appearance, &Appearance::changed, this, &StartPage::drawCrest);
    drawCrest();
    retranslate();
}

/// Titles, buttons and the sheet in letters.
void StartPage::fitTo(QFrame &sheet)
{
    const int letter = fontMetrics().averageCharWidth();
    const int line = fontMetrics().height();
    m_name->setFont(titleFont(font(), 2.6));
    m_running->setMinimumWidth(44 * letter);
    m_open->setMinimumWidth(44 * letter);
    m_form->setMaximumWidth(140 * letter);
    sheet.setMaximumSize(140 * letter + 2 * line, kMostLines * line);
}

void StartPage::focusLessons()
{
    m_lessons->focusFirst();
}

void StartPage::drawCrest()
{
    const double ratio = devicePixelRatioF();
    m_crest->setPixmap(
        m_appearance.art().pixmap(u"../icons/merlon"_s, static_cast<int>(kCrest * ratio), ratio));
    update();
}

/// The most likely act has the keyboard: to go on, or to begin.
void StartPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_lessons->lookAgain();
    if (!m_running->isEmpty())
        m_running->focusFirst();
    else
        m_form->focusBegin();
}

void StartPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

/// The parchment, and the sheet of paper that lies on it.
void StartPage::paintEvent(QPaintEvent *)
{
    const canvas::Theme &theme = m_appearance.theme();
    QPainter painter(this);
    painter.fillRect(rect(), theme.parchment);
    painter.setRenderHint(QPainter::Antialiasing);
    if (const QWidget *sheet = findChild<QFrame *>(u"sheet"_s)) {
        painter.setPen(QPen(theme.shade(0.3), 1));
        painter.setBrush(theme.paper);
        painter.drawRoundedRect(QRectF(sheet->geometry()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
    }
}

void StartPage::retranslate()
{
    m_name->setText(u"Merlon"_s);
    m_motto->setText(tr("Board games of siege and territory"));
    m_open->setText(tr("&Open saved game or scenario…"));
    m_open->setToolTip(tr("A saved game resumes where it ended. A scenario starts with its suggested "
                          "players, or else with those chosen here."));
}

} // namespace merlon
