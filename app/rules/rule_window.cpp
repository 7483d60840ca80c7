#include "app/rules/rule_window.h"

#include "app/look/appearance.h"
#include "app/rules/contents_tree.h"
#include "app/rules/reference_sheets.h"
#include "app/rules/rule_index.h"
#include "app/rules/rule_text.h"
#include "app/words/game_words.h"
#include "app/words/language.h"
#include "app/words/resources.h"
#include "core/engine/rulebook/rulebook.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScreen>
#include <QScrollBar>
#include <QSettings>
#include <QShortcut>
#include <QSplitter>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kPosition = Qt::UserRole;
constexpr double kMostOfScreen = 0.9; // in either direction

QToolButton *arrow(Qt::ArrowType type)
{
    auto *button = new QToolButton;
    button->setArrowType(type);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

RuleWindow::RuleWindow(const Appearance &appearance, QWidget *parent)
    : QDialog(parent)
    , m_appearance(appearance)
    , m_contents(new ContentsTree)
    , m_text(new RuleText(appearance))
    , m_search(new QLineEdit)
    , m_count(new QLabel)
    , m_back(arrow(Qt::LeftArrow))
    , m_forward(arrow(Qt::RightArrow))
    , m_previous(arrow(Qt::UpArrow))
    , m_next(arrow(Qt::DownArrow))
    , m_across(new QSplitter(Qt::Horizontal))
{
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    build();
    connectParts();
    addKeys();
    retranslate();
    QSettings store;
    if (!restoreGeometry(store.value(u"rulebook/geometry"_s).toByteArray()))
        resize(QSize(120 * fontMetrics().averageCharWidth(), 44 * fontMetrics().lineSpacing())
                   .boundedTo(screen()->availableSize() * kMostOfScreen));
    m_across->restoreState(store.value(u"rulebook/across"_s).toByteArray());
}

void RuleWindow::build()
{
    m_contents->setFrameShape(QFrame::NoFrame);
    m_text->setFrameShape(QFrame::NoFrame);
    m_search->setClearButtonEnabled(true);
    m_across->addWidget(m_contents);
    m_across->addWidget(m_text);
    m_across->setStretchFactor(1, 1);
    m_across->setSizes({30 * fontMetrics().averageCharWidth(), 90 * fontMetrics().averageCharWidth()});
    auto *row = new QHBoxLayout;
    for (QWidget *widget : std::initializer_list<QWidget *> {m_back, m_forward})
        row->addWidget(widget);
    row->addWidget(m_search, 1);
    for (QWidget *widget : std::initializer_list<QWidget *> {m_count, m_previous, m_next})
        row->addWidget(widget);
    auto *column = new QVBoxLayout(this);
    column->addLayout(row);
    column->addWidget(m_across, 1);
}

void RuleWindow::connectParts()
{
    connect(m_text, &RuleText::ruleWanted, this, &RuleWindow::goToRule);
    connect(m_text->verticalScrollBar(), &QScrollBar::valueChanged, this, &RuleWindow::follow);
    const auto open = [this](QTreeWidgetItem *item) { visit(item->data(0, kPosition).toInt()); };
    connect(m_contents, &QTreeWidget::itemClicked, this, open);
    connect(m_contents, &QTreeWidget::itemActivated, this, open);
    connect(m_search, &QLineEdit::textChanged, this, &RuleWindow::search);
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        if (ruleNumberFrom(m_search->text().trimmed().toStdString()))
            goToRule(m_search->text());
        else
            onward(1);
    });
    connect(m_back, &QToolButton::clicked, this, [this] { step(-1); });
    connect(m_forward, &QToolButton::clicked, this, [this] { step(1); });
    connect(m_previous, &QToolButton::clicked, this, [this] { onward(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { onward(1); });
    connect(&m_appearance, &Appearance::changed, this, &RuleWindow::load);
}

void RuleWindow::addKeys()
{
    const auto on = [this](const QKeySequence &keys, auto slot) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, slot);
    };
    on(Qt::Key_Escape, &QDialog::reject); // whatever has the keyboard
    on(QKeySequence::Find, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    on(Qt::Key_F3, [this] { onward(1); });
    on(Qt::SHIFT | Qt::Key_F3, [this] { onward(-1); });
    on(Qt::ALT | Qt::Key_Left, [this] { step(-1); });
    on(Qt::ALT | Qt::Key_Right, [this] { step(1); });
}

void RuleWindow::show(const Game &game, const QString &rule)
{
    if (std::exchange(m_game, &game) != &game) {
        m_visits.clear();
        m_now = -1;
        load();
    }
    QDialog::show();
    raise();
    activateWindow();
    m_text->setFocus(Qt::OtherFocusReason);
    if (rule.isEmpty())
        return;
    goToRule(rule);
    QTimer::singleShot(0, this, [this, rule] { // once more when a window that just opened has its size
        if (const RuleMark *mark = m_text->find(rule))
            m_text->showAt(mark->position);
    });
}

/// The book, anew: in another language, or in other colours. What was read stays where it was.
void RuleWindow::load()
{
    if (!m_game)
        return;
    const RuleMark *const top = m_text->markOnTop();
    const QString number = top ? top->number : QString();
    if (const Expected<Rulebook> book = rulebookOf(*m_game)) {
        m_prefix = book->prefix();
        m_text->setBook(
            *m_game,
            withChapter(QString::fromStdString(book->text()), indexChapter(ruleIndexOf(*m_game, *book))));
    } else {
        m_text->setPlainText(say(book.error()));
    }
    listContents();
    search();
    if (const RuleMark *mark = m_text->find(number))
        m_text->showAt(mark->position);
    retranslate();
}

void RuleWindow::listContents()
{
    m_contents->clear();
    QTreeWidgetItem *chapter = nullptr;
    for (const RuleMark &mark : m_text->marks()) {
        const QString title = mark.number.isEmpty() ? mark.title : mark.number + u"  "_s + mark.title;
        auto *item = new QTreeWidgetItem(QStringList {title});
        item->setData(0, kPosition, mark.position);
        item->setToolTip(0, title);
        if (mark.isPart) {
            QFont bold = m_contents->font();
            bold.setBold(true);
            item->setFont(0, bold);
        }
        if (mark.isHeading || !chapter) {
            m_contents->addTopLevelItem(item);
            chapter = mark.isHeading ? item : chapter;
        } else {
            chapter->addChild(item);
        }
    }
}

void RuleWindow::goToRule(const QString &rule)
{
    std::optional<RuleNumber> number = ruleNumberFrom(rule.trimmed().toStdString());
    if (!number)
        return;
    if (number->prefix.empty())
        number->prefix = m_prefix;
    if (const RuleMark *mark = m_text->find(QString::fromStdString(toString(*number))))
        visit(mark->position);
}

/// Goes there, and remembers from where.
void RuleWindow::visit(int position)
{
    if (m_now < 0)
        m_visits = {m_text->cursorForPosition({0, 0}).position()};
    m_visits.resize(static_cast<std::size_t>(qMax(m_now, 0)) + 1);
    if (m_visits.back() != position)
        m_visits.push_back(position);
    m_now = static_cast<int>(m_visits.size()) - 1;
    m_text->showAt(position);
    updateSteps();
}

void RuleWindow::step(int by)
{
    const int wanted = m_now + by;
    if (wanted < 0 || wanted >= static_cast<int>(m_visits.size()))
        return;
    m_now = wanted;
    m_text->showAt(m_visits[static_cast<std::size_t>(wanted)]);
    updateSteps();
}

void RuleWindow::updateSteps()
{
    m_back->setEnabled(m_now > 0);
    m_forward->setEnabled(m_now + 1 < static_cast<int>(m_visits.size()));
}

void RuleWindow::search()
{
    m_hits = m_text->search(m_search->text());
    m_hit = -1;
    for (QToolButton *button : {m_previous, m_next})
        button->setEnabled(m_hits > 0);
    const bool isEmpty = m_search->text().trimmed().isEmpty();
    m_count->setText(isEmpty ? QString() : tr("%n match(es)", nullptr, m_hits));
}

/// To the next hit, or the one before; the first time from what is seen.
void RuleWindow::onward(int by)
{
    if (m_hits == 0)
        return;
    m_hit = m_hit < 0 ? m_text->hitFromHere() : (m_hit + by + m_hits) % m_hits;
    m_text->showHit(m_hit);
    //: Hits of a search: the second of seven.
    m_count->setText(tr("%1 of %2").arg(m_hit + 1).arg(m_hits));
    QAccessibleEvent event(m_count, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

/// The contents show where the text is.
void RuleWindow::follow()
{
    const RuleMark *const top = m_text->markOnTop();
    if (!top || m_contents->hasFocus())
        return;
    for (QTreeWidgetItemIterator item(m_contents); *item; ++item) {
        if ((*item)->data(0, kPosition).toInt() != top->position)
            continue;
        m_contents->setCurrentItem(*item);
        m_contents->scrollToItem(*item);
    }
}

void RuleWindow::retranslate()
{
    //: Title of a window. %1: a game
    setWindowTitle(m_game ? tr("Rules – %1").arg(titleOf(m_game->key())) : tr("Rules"));
    m_search->setPlaceholderText(
        /*: In the empty search field. %1: the number of a rule, such as S2-6.3 */ tr(
            "Search the rules, or a number such as %1")
            .arg((m_prefix.empty() ? u"S2"_s : QString::fromStdString(m_prefix)) + u"-6.3"_s));
    m_search->setAccessibleName(tr("Search the rules"));
    m_contents->setAccessibleName(tr("Contents"));
    m_text->setAccessibleName(tr("Text of the rules"));
    m_count->setAccessibleName(tr("Matches"));
    const auto name = [](QToolButton *button, const QString &text, const QString &keys) {
        button->setAccessibleName(text);
        //: What a button does, and its key.
        button->setToolTip(tr("%1 (%2)").arg(text, keys));
    };
    name(m_back, tr("Back"), QKeySequence(Qt::ALT | Qt::Key_Left).toString(QKeySequence::NativeText));
    name(m_forward, tr("Forward"), QKeySequence(Qt::ALT | Qt::Key_Right).toString(QKeySequence::NativeText));
    name(m_previous, tr("Previous match"),
         QKeySequence(Qt::SHIFT | Qt::Key_F3).toString(QKeySequence::NativeText));
    name(m_next, tr("Next match"), QKeySequence(Qt::Key_F3).toString(QKeySequence::NativeText));
    updateSteps();
}

void RuleWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        load();
        retranslate();
    }
    QDialog::changeEvent(event);
}

void RuleWindow::hideEvent(QHideEvent *event)
{
    QSettings store;
    store.setValue(u"rulebook/geometry"_s, saveGeometry());
    store.setValue(u"rulebook/across"_s, m_across->saveState());
    QDialog::hideEvent(event);
}

} // namespace merlon
