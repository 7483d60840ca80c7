#include "editor/analysis/compare_window.h"

#include "app/look/appearance.h"
#include "app/widgets/boxes/message_bar.h"
#include "core/board/analysis/comparison.h"
#include "core/canvas/view/board_highlights.h"
#include "core/games/module.h"
#include "editor/analysis/boards.h"
#include "editor/analysis/report_table.h"
#include "editor/analysis/report_words.h"

#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTabWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kWaitBeforeComparing = 200; ///< milliseconds
constexpr int kWide = 1000;               ///< more than there is: splitters share what there is in proportion

QWidget *column(QWidget *head, QWidget *body)
{
    auto *whole = new QWidget;
    auto *layout = new QVBoxLayout(whole);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(head);
    layout->addWidget(body, 1);
    return whole;
}

} // namespace

CompareWindow::CompareWindow(const Appearance &appearance, BoardDocument &first,
                             const std::vector<BoardDocument *> &others, QWidget *parent)
    : QDialog(parent)
    , m_appearance(appearance)
    , m_first(&first)
    , m_others(others.begin(), others.end())
    , m_messages(new MessageBar)
    , m_firstName(new QLabel)
    , m_other(new QComboBox)
    , m_views {new canvas::BoardView(appearance.art()), new canvas::BoardView(appearance.art())}
    , m_summary(new QLabel)
    , m_tabs(new QTabWidget)
    , m_differences(new ReportTable)
    , m_figures(new ReportTable)
{
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    build();
    m_waiting.setSingleShot(true);
    m_waiting.setInterval(kWaitBeforeComparing);
    connect(&m_waiting, &QTimer::timeout, this, &CompareWindow::refresh);
    connect(m_other, &QComboBox::activated, this, &CompareWindow::otherChosen);
    connect(m_differences, &ReportTable::rowChanged, this, &CompareWindow::showRow);
    connect(m_differences, &ReportTable::rowChosen, this, &CompareWindow::showRow);
    connect(&appearance, &Appearance::changed, this, [this] {
        for (canvas::BoardView *view : m_views)
            view->themeChanged();
    });
    connect(&first, &QObject::destroyed, this, &QWidget::close);
    const auto refreshSoon = [this](const DocumentChange &change) {
        if (change.board)
            m_waiting.start();
    };
    connect(&first, &BoardDocument::changed, &m_waiting, refreshSoon);
    for (BoardDocument *other : others) {
        connect(other, &BoardDocument::changed, &m_waiting, refreshSoon);
        connect(other, &QObject::destroyed, this, &CompareWindow::fillOthers);
    }
    retranslate();
    if (!others.empty())
        compareWith(0);
    else
        refresh();
}

void CompareWindow::build()
{
    auto *boards = new QSplitter(Qt::Horizontal);
    boards->addWidget(column(m_firstName, m_views[0]));
    boards->addWidget(column(m_other, m_views[1]));
    m_tabs->addTab(m_differences, QString());
    m_tabs->addTab(m_figures, QString());
    auto *halves = new QSplitter(Qt::Vertical);
    halves->addWidget(boards);
    halves->addWidget(m_tabs);
    boards->setSizes({kWide, kWide}); // as wide as each other
    halves->setSizes({3 * kWide, 2 * kWide});
    m_summary->setWordWrap(true);
    m_firstName->setStyleSheet(u"font-weight: bold"_s);
    m_firstName->setMinimumHeight(m_other->sizeHint().height());
    auto *whole = new QVBoxLayout(this);
    whole->addWidget(m_messages);
    whole->addWidget(halves, 1);
    whole->addWidget(m_summary);
    const int letter = fontMetrics().averageCharWidth();
    resize(160 * letter, 110 * letter);
}

/// The boards that are still open, the file that was chosen, and another file.
void CompareWindow::fillOthers()
{
    const QSignalBlocker quiet(m_other);
    const QVariant before = m_other->currentData();
    m_other->clear();
    for (std::size_t i = 0; i < m_others.size(); ++i) {
        if (m_others[i])
            m_other->addItem(m_others[i]->name(), static_cast<int>(i));
    }
    if (m_fromFile)
        m_other->addItem(QFileInfo(m_file).fileName(), -1);
    m_other->addItem(tr("Other file…"), -2);
    const int again = m_other->findData(before);
    m_other->setCurrentIndex(again >= 0 && before != -2 ? again : -1);
    m_other->setPlaceholderText(tr("Choose a board"));
}

void CompareWindow::compareWith(int other)
{
    m_other->setCurrentIndex(m_other->findData(other));
    refresh();
}

bool CompareWindow::compareWithFile(const QString &file)
{
    Expected<SketchedBoard> board = readBoardForEditing(file);
    if (!board) {
        m_messages->show(board.error());
        return false;
    }
    m_messages->hide();
    m_fromFile = std::move(board->board);
    m_file = file;
    fillOthers();
    compareWith(-1);
    return true;
}

void CompareWindow::otherChosen()
{
    if (m_other->currentData() == -2)
        return askForFile();
    refresh();
}

void CompareWindow::askForFile()
{
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Compare with a board"), QFileInfo(m_file).path(),
        QStringList {tr("Boards (*.merlon-board *.json)"), tr("Graphs (*.graphml)"), tr("All files (*)")}
            .join(u";;"_s));
    if (file.isEmpty() || !compareWithFile(file)) {
        const QSignalBlocker quiet(m_other);
        m_other->setCurrentIndex(m_fromFile ? m_other->findData(-1) : -1);
    }
}

const Board *CompareWindow::second() const
{
    const QVariant chosen = m_other->currentData();
    if (!chosen.isValid() || chosen == -2)
        return nullptr;
    if (chosen == -1)
        return m_fromFile ? &*m_fromFile : nullptr;
    const auto &document = m_others[static_cast<std::size_t>(chosen.toInt())];
    return document ? &document->board() : nullptr;
}

BoardWordings CompareWindow::words() const
{
    const std::vector<const Game *> games = gamesFor(m_first->board());
    BoardWordings words(m_first->board(), games.empty() ? nullptr : games.front());
    if (const Board *other = second())
        words.addPlacesOf(*other);
    return words;
}

void CompareWindow::refresh()
{
    if (!m_first)
        return;
    m_firstName->setText(m_first->name());
    const Board *other = second();
    const bool isSameFamily = other && other->info().schema == m_first->board().info().schema;
    m_report =
        isSameFamily ? comparisonReport(m_first->board(), *other, m_first->schema()) : AnalysisReport();
    m_differences->setReport(m_report.columns, m_report.rows, words());
    if (!other)
        m_summary->setText(tr("Choose a board above to compare with this one."));
    else if (!isSameFamily)
        m_summary->setText(tr("The boards belong to different families of games."));
    else
        m_summary->setText(sentencesOf(m_report.summary, words()) + u' '
                           + tr("On the boards: + only on one, ≠ different, ↔ moved."));
    showBoards();
    showFigures();
    showRow();
}

void CompareWindow::showBoards()
{
    const Board *boards[] = {&m_first->board(), second()};
    const Board none;
    for (int i = 0; i < 2; ++i) {
        const Board &board = boards[i] ? *boards[i] : none;
        m_views[i]->setBoard(board);
        m_views[i]->setPicture(pictureOf(board));
        m_views[i]->highlights().setBadges(badgesOf(board, m_report.marks));
        m_views[i]->setHidden(!boards[i]);
    }
}

/// What both boards have in numbers.
void CompareWindow::showFigures()
{
    std::vector<Text> columns {
        {"analysis.column.what", {}}, {"analysis.column.first", {}}, {"analysis.column.second", {}}};
    std::vector<ReportRow> rows;
    const std::vector<const Game *> games = gamesFor(m_first->board());
    if (const auto analyst = games.empty() ? nullptr : analystOf(*games.front())) {
        const std::vector<Figure> first = analyst->figures(m_first->board());
        const std::vector<Figure> others = second() ? analyst->figures(*second()) : std::vector<Figure>();
        for (std::size_t i = 0; i < first.size(); ++i)
            rows.push_back(
                {{first[i].name, first[i].value, i < others.size() ? others[i].value : ReportCell()},
                 {},
                 {}});
    }
    m_figures->setReport(columns, rows, words());
}

/// What the current row is about is pointed out on both boards.
void CompareWindow::showRow()
{
    const auto row = m_differences->currentReportRow();
    const Board *boards[] = {m_first ? &m_first->board() : nullptr, second()};
    for (int i = 0; i < 2; ++i) {
        std::vector<canvas::Thing> things;
        if (boards[i] && row && *row < m_report.rows.size()) {
            for (const std::string &key : m_report.rows[*row].places) {
                if (const auto place = boards[i]->indexOf(key))
                    things.push_back(canvas::placeThing(static_cast<int>(*place)));
            }
        }
        m_views[i]->highlights().setMarked(std::move(things));
    }
}

void CompareWindow::retranslate()
{
    setWindowTitle(tr("Two boards side by side"));
    m_tabs->setTabText(0, tr("Differences"));
    m_tabs->setTabText(1, tr("Figures"));
    m_other->setAccessibleName(tr("Board to compare with"));
    m_differences->setAccessibleName(tr("Differences"));
    m_figures->setAccessibleName(tr("Figures"));
    m_views[0]->setAccessibleName(tr("First board"));
    m_views[1]->setAccessibleName(tr("Second board"));
    fillOthers();
}

void CompareWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    QDialog::changeEvent(event);
}

} // namespace merlon
