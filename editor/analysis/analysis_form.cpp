#include "editor/analysis/analysis_form.h"

#include "app/words/game_words.h"
#include "app/words/language.h"
#include "editor/analysis/boards.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon {

AnalysisForm::AnalysisForm(QWidget *parent)
    : QWidget(parent)
    , m_analysis(new QComboBox)
    , m_game(new QComboBox)
    , m_questions(new QFormLayout)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_questions->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_analysis);
    column->addWidget(m_game);
    column->addLayout(m_questions);
    connect(m_analysis, &QComboBox::currentIndexChanged, this, [this] {
        ask();
        Q_EMIT changed();
    });
    connect(m_game, &QComboBox::currentIndexChanged, this, [this] {
        fillAnalyses();
        ask();
        Q_EMIT changed();
    });
    retranslate();
}

void AnalysisForm::offerFor(const Board *board)
{
    const std::vector<const Game *> games = board ? gamesFor(*board) : std::vector<const Game *>();
    if (games == m_games)
        return;
    m_games = games;
    fillGames();
}

void AnalysisForm::choose(const std::string &analysis)
{
    m_analysis->setCurrentIndex(std::max(0, m_analysis->findData(QString::fromStdString(analysis))));
}

void AnalysisForm::fillGames()
{
    const QVariant before = m_game->currentData();
    {
        const QSignalBlocker quiet(m_game);
        m_game->clear();
        for (const Game *game : m_games)
            //: Label. %1: a game
            m_game->addItem(tr("Rules: %1").arg(titleOf(game->key())), QString::fromStdString(game->key()));
        m_game->setCurrentIndex(m_games.empty() ? -1 : std::max(0, m_game->findData(before)));
    }
    m_game->setHidden(m_games.size() < 2);
    fillAnalyses();
    ask();
}

/// The analyses of the game; the one that was chosen stays so.
void AnalysisForm::fillAnalyses()
{
    m_analyst = game() ? analystOf(*game()) : nullptr;
    const QVariant before = m_analysis->currentData();
    const QSignalBlocker quiet(m_analysis);
    m_analysis->clear();
    //: In a list of analyses of a board: none of them.
    m_analysis->addItem(tr("Choose an analysis"), QString());
    if (!m_analyst)
        return;
    for (const AnalysisInfo &info : m_analyst->analyses())
        m_analysis->addItem(say(Text {"analysis." + info.key, {}}, *game()),
                            QString::fromStdString(info.key));
    m_analysis->setCurrentIndex(std::max(0, m_analysis->findData(before)));
}

const Game *AnalysisForm::game() const
{
    const auto index = static_cast<std::size_t>(m_game->currentIndex());
    return index < m_games.size() ? m_games[index] : nullptr;
}

std::string AnalysisForm::analysis() const
{
    return m_analysis->currentData().toString().toStdString();
}

QString AnalysisForm::title() const
{
    return analysis().empty() ? QString() : m_analysis->currentText();
}

QString AnalysisForm::about() const
{
    const std::string key = analysis();
    return key.empty() ? tr("An analysis shows its figures here and on the board.")
                       : say(Text {"analysis.about." + key, {}}, *game());
}

/// A box for each question of the analysis, with the answer that it had last.
void AnalysisForm::ask()
{
    while (m_questions->rowCount() > 0)
        m_questions->removeRow(0);
    m_asked.clear();
    if (!m_analyst)
        return;
    const auto info = std::ranges::find(m_analyst->analyses(), analysis(), &AnalysisInfo::key);
    if (info == m_analyst->analyses().end())
        return;
    for (const AnalysisQuestion &question : info->asks) {
        auto *box = new QSpinBox;
        box->setRange(question.least, question.most);
        const auto last = m_answers.find(question.key);
        box->setValue(last == m_answers.end() ? question.standard : last->second);
        const QString name = say(Text {"analysis.ask." + question.key, {}}, *game());
        box->setAccessibleName(name);
        m_questions->addRow(name, box);
        m_asked.push_back({question, box});
        connect(box, &QSpinBox::valueChanged, this, [this, asked = question.key](int value) {
            m_answers[asked] = value;
            Q_EMIT changed();
        });
    }
}

QSpinBox *AnalysisForm::answerTo(const std::string &question) const
{
    const auto asked =
        std::ranges::find_if(m_asked, [&](const Asked &one) { return one.question.key == question; });
    return asked == m_asked.end() ? nullptr : asked->box;
}

AnalysisAnswers AnalysisForm::answers() const
{
    AnalysisAnswers answers;
    for (const Asked &asked : m_asked)
        answers[asked.question.key] = asked.box->value();
    return answers;
}

void AnalysisForm::retranslate()
{
    m_analysis->setAccessibleName(tr("Analysis"));
    m_game->setAccessibleName(tr("Rules"));
    fillGames();
}

void AnalysisForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace merlon
