#include "editor/analysis/analysis_panel.h"

#include "app/words/game_words.h"
#include "app/words/language.h"
#include "editor/analysis/boards.h"
#include "editor/canvas/drawing_view.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStackedWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kWaitAfterChange = 200; ///< milliseconds
constexpr int kLines = 14;            ///< that are seen at first
constexpr int kNarrow = 90;           ///< letters: narrower than this the table lies below

} // namespace

AnalysisPanel::AnalysisPanel(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_choice(new QComboBox)
    , m_game(new QComboBox)
    , m_form(new QFormLayout)
    , m_about(new QLabel)
    , m_summary(new QLabel)
    , m_table(new ReportTable)
    , m_copy(new QPushButton)
    , m_compare(new QPushButton)
{
    build();
    m_pool.setMaxThreadCount(1);
    m_waiting.setSingleShot(true);
    m_waiting.setInterval(kWaitAfterChange);
    connect(&m_waiting, &QTimer::timeout, this, &AnalysisPanel::refresh);
    connect(m_choice, &QComboBox::currentIndexChanged, this, [this] {
        ask();
        refresh();
    });
    connect(m_game, &QComboBox::currentIndexChanged, this, [this] {
        fillChoice();
        ask();
        refresh();
    });
    connect(m_table, &ReportTable::rowChanged, this, &AnalysisPanel::showMarks);
    connect(m_table, &ReportTable::rowChosen, this, &AnalysisPanel::chooseRow);
    connect(m_copy, &QPushButton::clicked, m_table, &ReportTable::copy);
    connect(m_compare, &QPushButton::clicked, this, &AnalysisPanel::comparisonWanted);
    retranslate();
}

AnalysisPanel::~AnalysisPanel()
{
    m_pool.waitForDone();
}

/// What is asked on the left, the table on the right; what is told below what is asked.
void AnalysisPanel::build()
{
    m_about->setWordWrap(true);
    m_summary->setWordWrap(true);
    m_summary->setStyleSheet(u"font-weight: bold"_s);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto *asked = new QWidget;
    auto *column = new QVBoxLayout(asked);
    column->setContentsMargins(0, 0, 0, 0);
    m_form->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_choice);
    column->addWidget(m_game);
    column->addLayout(m_form);
    column->addWidget(m_summary);
    column->addWidget(m_about);
    column->addStretch(1);
    auto *scroll = new QScrollArea;
    scroll->setWidget(asked);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    buttons->addWidget(m_copy);
    buttons->addWidget(m_compare);
    auto *left = new QVBoxLayout;
    left->addWidget(scroll, 1);
    left->addLayout(buttons);
    m_layout->addLayout(left, 2);
    m_layout->addWidget(m_table, 5);
}

void AnalysisPanel::setView(DrawingView *view)
{
    if (view == m_view)
        return;
    if (m_view) {
        removeMarks();
        m_view->document().disconnect(this);
    }
    m_view = view;
    if (m_view)
        connect(&m_view->document(), &BoardDocument::boardChanged, this, &AnalysisPanel::boardChanged);
    fillGames();
    refresh();
}

void AnalysisPanel::boardChanged()
{
    if (gamesFor(m_view->document().board()) != m_games)
        fillGames();
    if (isVisible() && !m_waiting.isActive())
        m_waiting.start();
}

void AnalysisPanel::choose(const std::string &analysis)
{
    m_choice->setCurrentIndex(std::max(0, m_choice->findData(QString::fromStdString(analysis))));
}

void AnalysisPanel::fillGames()
{
    const QVariant before = m_game->currentData();
    m_games = m_view ? gamesFor(m_view->document().board()) : std::vector<const Game *>();
    {
        const QSignalBlocker quiet(m_game);
        m_game->clear();
        for (const Game *game : m_games)
            m_game->addItem(tr("By the rules of %1").arg(titleOf(game->key())),
                            QString::fromStdString(game->key()));
        m_game->setCurrentIndex(m_games.empty() ? -1 : std::max(0, m_game->findData(before)));
    }
    m_game->setHidden(m_games.size() < 2);
    fillChoice();
    ask();
}

/// The analyses of the game; the one that was chosen stays so.
void AnalysisPanel::fillChoice()
{
    m_analyst = game() ? analystOf(*game()) : nullptr;
    const QVariant before = m_choice->currentData();
    const QSignalBlocker quiet(m_choice);
    m_choice->clear();
    //: In a list of analyses of a board: none of them.
    m_choice->addItem(tr("Choose an analysis"), QString());
    if (!m_analyst)
        return;
    for (const AnalysisInfo &info : m_analyst->analyses())
        m_choice->addItem(say(Text {"analysis." + info.key, {}}), QString::fromStdString(info.key));
    m_choice->setCurrentIndex(std::max(0, m_choice->findData(before)));
}

const Game *AnalysisPanel::game() const
{
    const auto index = static_cast<std::size_t>(m_game->currentIndex());
    return index < m_games.size() ? m_games[index] : nullptr;
}

std::string AnalysisPanel::analysis() const
{
    return m_choice->currentData().toString().toStdString();
}

/// A box for each question of the analysis, with the answer that it had last.
void AnalysisPanel::ask()
{
    while (m_form->rowCount() > 0)
        m_form->removeRow(0);
    m_asked.clear();
    const std::string key = analysis();
    m_about->setText(key.empty() ? tr("An analysis shows its numbers here and on the board.")
                                 : say(Text {"analysis.about." + key, {}}));
    if (!m_analyst)
        return;
    const auto info = std::ranges::find(m_analyst->analyses(), key, &AnalysisInfo::key);
    if (info == m_analyst->analyses().end())
        return;
    for (const AnalysisQuestion &question : info->asks) {
        auto *box = new QSpinBox;
        box->setRange(question.least, question.most);
        const auto last = m_answers.find(question.key);
        box->setValue(last == m_answers.end() ? question.standard : last->second);
        const QString name = say(Text {"analysis.ask." + question.key, {}});
        box->setAccessibleName(name);
        m_form->addRow(name, box);
        m_asked.push_back({question, box});
        connect(box, &QSpinBox::valueChanged, this, [this, asked = question.key](int value) {
            m_answers[asked] = value;
            refresh();
        });
    }
}

QSpinBox *AnalysisPanel::answerTo(const std::string &question) const
{
    const auto asked =
        std::ranges::find_if(m_asked, [&](const Asked &one) { return one.question.key == question; });
    return asked == m_asked.end() ? nullptr : asked->box;
}

AnalysisAnswers AnalysisPanel::answers() const
{
    AnalysisAnswers answers;
    for (const Asked &asked : m_asked)
        answers[asked.question.key] = asked.box->value();
    return answers;
}

void AnalysisPanel::retranslate()
{
    setWindowTitle(tr("Analysis"));
    m_choice->setAccessibleName(tr("Analysis"));
    m_game->setAccessibleName(tr("By whose rules"));
    m_table->setAccessibleName(tr("What the analysis found"));
    m_copy->setText(tr("&Copy as text"));
    m_copy->setToolTip(tr("The table as text, for a spreadsheet or a mail"));
    m_compare->setText(tr("Compare &boards…"));
    m_compare->setToolTip(tr("This board beside another one"));
    fillGames();
    showReport();
}

void AnalysisPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void AnalysisPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void AnalysisPanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    refresh();
}

/// Room for a board's nine walls or so.
QSize AnalysisPanel::sizeHint() const
{
    return {kNarrow * fontMetrics().averageCharWidth(), kLines * fontMetrics().height()};
}

void AnalysisPanel::resizeEvent(QResizeEvent *event)
{
    const bool isNarrow = width() < kNarrow * fontMetrics().averageCharWidth();
    m_layout->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    QWidget::resizeEvent(event);
}

} // namespace merlon
