#include "editor/panels/findings_panel.h"

#include "app/words/counting.h"
#include "app/words/game_words.h"
#include "editor/panels/change_words.h"

#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kIcon = 36;  ///< pixels, shown at half the size on usual screens
constexpr int kMost = 300; ///< findings that are listed; whoever has more mends these first

/// A disc for errors, a triangle for warnings, with a mark of exclamation.
QIcon iconOf(Severity severity, const canvas::Theme &theme)
{
    QPixmap pixmap(kIcon, kIcon);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(severity == Severity::Error ? theme.seat(0) : theme.choosable);
    if (severity == Severity::Error)
        painter.drawEllipse(QRectF(2, 2, kIcon - 4, kIcon - 4));
    else
        painter.drawPolygon(QPolygonF({{kIcon / 2.0, 1}, {kIcon - 1.0, kIcon - 3.0}, {1, kIcon - 3.0}}));
    painter.setBrush(severity == Severity::Error ? theme.paper : theme.onChoosable);
    const double down = severity == Severity::Error ? 0 : 4;
    painter.drawRoundedRect(QRectF(kIcon / 2.0 - 2.2, 8 + down, 4.4, 12), 2, 2);
    painter.drawEllipse(QPointF(kIcon / 2.0, 26 + down / 2), 2.6, 2.6);
    return QIcon(pixmap);
}

int countOf(const std::vector<BoardFinding> &findings, Severity severity)
{
    return static_cast<int>(std::ranges::count_if(
        findings, [severity](const BoardFinding &one) { return one.finding.severity == severity; }));
}

} // namespace

FindingsPanel::FindingsPanel(const canvas::Art &art, QWidget *parent)
    : QWidget(parent)
    , m_art(art)
    , m_summary(new QLabel)
    , m_list(new QListWidget)
    , m_remedy(new QLabel)
    , m_mend(new QPushButton)
{
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setSpacing(1);
    m_summary->setWordWrap(true);
    m_remedy->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_summary);
    column->addWidget(m_list, 1);
    column->addWidget(m_remedy);
    column->addWidget(m_mend);
    column->addStretch(0); // keeps the summary above while there is nothing else
    connect(m_list, &QListWidget::itemClicked, this, &FindingsPanel::goToCurrent);
    connect(m_list, &QListWidget::itemActivated, this, &FindingsPanel::goToCurrent);
    connect(m_list, &QListWidget::currentRowChanged, this, &FindingsPanel::describeMend);
    connect(m_mend, &QPushButton::clicked, this, &FindingsPanel::mendCurrent);
    retranslate();
}

void FindingsPanel::setDocument(BoardDocument *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (m_document) {
        connect(m_document, &BoardDocument::findingsChanged, this, &FindingsPanel::fill);
        connect(m_document, &BoardDocument::changed, this, [this](const DocumentChange &change) {
            if (change.board)
                describeMend();
        });
    }
    fill();
}

QString FindingsPanel::summary() const
{
    if (!m_document)
        return {};
    const int errors = countOf(m_document->findings(), Severity::Error);
    const int warnings = countOf(m_document->findings(), Severity::Warning);
    if (errors == 0 && warnings == 0)
        return m_document->board().info().games.empty()
            ? tr("No problems. No game has been chosen for this board yet.")
            : tr("No problems found.");
    QStringList parts;
    if (errors > 0)
        parts << tr("%n error(s)", nullptr, errors);
    if (warnings > 0)
        parts << tr("%n warning(s)", nullptr, warnings);
    return separated(parts);
}

/// The line that was current stays current, if it is still there.
void FindingsPanel::fill()
{
    const QString before = m_list->currentItem() ? m_list->currentItem()->text() : QString();
    m_list->clear();
    if (m_document) {
        const bool several = m_document->board().info().games.size() > 1;
        const QIcon icons[] = {iconOf(Severity::Error, m_art.theme()),
                               iconOf(Severity::Warning, m_art.theme())};
        for (const BoardFinding &found : m_document->findings()) {
            if (m_list->count() == kMost)
                break;
            const QString text = say(found.finding);
            auto *item = new QListWidgetItem(icons[static_cast<int>(found.finding.severity)], text);
            if (several && found.game)
                //: %1: what is wrong with a board, %2: the game that says so.
                item->setText(tr("%1 (%2)").arg(text, titleOf(found.game->key())));
            m_list->addItem(item);
            if (item->text() == before)
                m_list->setCurrentItem(item);
        }
    }
    const int more = m_document ? static_cast<int>(m_document->findings().size()) - m_list->count() : 0;
    m_summary->setText(more > 0 ? summary() + u'\n' + tr("Only the first %n are shown.", nullptr, kMost)
                                : summary());
    m_list->setHidden(m_list->count() == 0);
    describeMend();
    Q_EMIT summaryChanged();
}

const BoardFinding *FindingsPanel::current() const
{
    const auto row = static_cast<std::size_t>(m_list->currentRow());
    return m_document && row < m_document->findings().size() ? &m_document->findings()[row] : nullptr;
}

void FindingsPanel::goToCurrent()
{
    const BoardFinding *found = current();
    if (!found)
        return;
    const Selection about = concerned(m_document->board(), found->finding);
    if (about.empty())
        return;
    m_document->select(about);
    Q_EMIT shown();
}

/// Mends fit the board that was checked.
void FindingsPanel::mendCurrent()
{
    if (!m_document)
        return;
    m_document->checkNow();
    const BoardFinding *found = current();
    if (!found || !found->finding.mend)
        return;
    const BoardChange mend = *found->finding.mend;
    m_document->perform(mend, merlon::nameOf(mend, m_document->board()));
    m_document->checkNow();
}

void FindingsPanel::describeMend()
{
    const BoardFinding *found = current();
    const bool mends = found && found->finding.mend;
    Board tried = mends ? m_document->board() : Board();
    const bool fits = mends && apply(tried, *found->finding.mend).has_value();
    if (fits)
        m_remedy->setText(merlon::nameOf(*found->finding.mend, m_document->board()));
    else
        m_remedy->setText(found ? tr("No automatic fix available.")
                                : tr("Select a problem to see where it is."));
    for (QWidget *part : std::initializer_list<QWidget *> {m_remedy, m_mend})
        part->setHidden(m_list->count() == 0);
    m_mend->setEnabled(fits);
    m_mend->setAccessibleDescription(m_remedy->text());
}

void FindingsPanel::retranslate()
{
    setWindowTitle(tr("Problems"));
    m_list->setAccessibleName(tr("Problems"));
    //: A button: does what the line above it says, so that a finding goes away.
    m_mend->setText(tr("&Fix"));
    fill();
}

void FindingsPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace merlon
