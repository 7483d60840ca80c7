#include "editor/window/welcome_page.h"

#include "app/look/lettering.h"
#include "app/look/text_size.h"
#include "app/words/resources.h"
#include "editor/files/board_gallery.h"
#include "editor/files/thumbnails.h"

#include <QAction>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace merlon {

namespace {

constexpr int kCrest = 140;

QVBoxLayout *columnOf(std::initializer_list<QWidget *> widgets)
{
    auto *column = new QVBoxLayout;
    for (QWidget *widget : widgets)
        column->addWidget(widget);
    return column;
}

} // namespace

WelcomePage::WelcomePage(const Appearance &appearance, Thumbnails &thumbnails, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_thumbnails(thumbnails)
    , m_crest(new QLabel)
    , m_name(new QLabel)
    , m_motto(new QLabel)
    , m_begin(new QLabel)
    , m_before(new QLabel)
    , m_templates(new BoardGallery(appearance))
    , m_recent(new QListWidget)
    , m_open(new QPushButton)
    , m_scenario(new QPushButton)
    , m_lessons(new QVBoxLayout)
{
    m_crest->setAlignment(Qt::AlignCenter);
    m_name->setAlignment(Qt::AlignCenter);
    m_motto->setAlignment(Qt::AlignCenter);
    m_motto->setWordWrap(true);
    m_recent->setTextElideMode(Qt::ElideMiddle);
    m_recent->setIconSize(kThumbnail);
    m_recent->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    QSizePolicy lines(QSizePolicy::Preferred, QSizePolicy::Maximum);
    lines.setHeightForWidth(true);
    for (QLabel *label : {m_crest, m_name, m_motto, m_begin, m_before})
        label->setSizePolicy(lines);
    const int margin = fontMetrics().height();
    QVBoxLayout *left = columnOf({m_crest, m_name, m_motto, m_open, m_scenario, m_before, m_recent});
    left->insertLayout(3, m_lessons);
    left->insertSpacing(3, margin);
    left->insertSpacing(7, margin);
    left->setStretch(left->count() - 1, 1);
    left->addStretch(0); // keeps the rest above while there are no boards of before
    QVBoxLayout *right = columnOf({m_begin, m_templates});
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(2 * margin, 2 * margin, 2 * margin, margin);
    row->setSpacing(3 * margin);
    row->addLayout(left, 2);
    row->addLayout(right, 5);
    followTextSize(this, [this] {
        m_name->setFont(titleFont(font(), 2.2));
        m_begin->setFont(titleFont(font(), 1.4));
        m_before->setFont(titleFont(font(), 1.2));
    });
    connect(m_templates, &QListWidget::itemActivated, this, [this](const QListWidgetItem *item) {
        Q_EMIT templateWanted(m_found[static_cast<std::size_t>(m_templates->row(item))]);
    });
    connect(m_templates, &QListWidget::itemClicked, m_templates, &QListWidget::itemActivated);
    connect(m_recent, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem *item) { Q_EMIT fileWanted(item->data(Qt::UserRole).toString()); });
    connect(m_recent, &QListWidget::itemClicked, m_recent, &QListWidget::itemActivated);
    connect(m_open, &QPushButton::clicked, this, &WelcomePage::openWanted);
    connect(&thumbnails, &Thumbnails::changed, this, [this](const QString &file) {
        for (int line = 0; line < m_recent->count(); ++line) {
            if (m_recent->item(line)->data(Qt::UserRole).toString() == file)
                showRecent(*m_recent->item(line));
        }
    });
    connect(&appearance, &Appearance::changed, this, &WelcomePage::refresh);
    retranslate();
}

void WelcomePage::refresh()
{
    m_crest->setPixmap(
        m_appearance.crest(static_cast<int>(kCrest * devicePixelRatioF()), devicePixelRatioF()));
    fillTemplates();
    fillRecent();
}

void WelcomePage::setScenarioMenu(QMenu *menu)
{
    m_scenario->setMenu(menu);
}

void WelcomePage::setLessons(const QList<QAction *> &lessons)
{
    for (QAction *lesson : lessons) {
        auto *button = new QPushButton(lesson->text());
        button->setToolTip(lesson->toolTip());
        connect(button, &QPushButton::clicked, lesson, &QAction::trigger);
        connect(lesson, &QAction::changed, button, [lesson, button] {
            button->setText(lesson->text());
            button->setToolTip(lesson->toolTip());
        });
        m_lessons->addWidget(button);
    }
}

void WelcomePage::fillTemplates()
{
    m_found = templates();
    std::vector<BoardCard> cards;
    for (const Template &one : m_found)
        cards.push_back({nameIn(one.board.info().names, one.board.info().key),
                         nameIn(one.board.info().descriptions, {}), one.board});
    m_templates->setCards(std::move(cards));
}

void WelcomePage::fillRecent()
{
    m_recent->clear();
    for (const QString &file : recentFiles()) {
        auto *item = new QListWidgetItem(QFileInfo(file).fileName());
        item->setData(Qt::UserRole, file);
        m_recent->addItem(item);
        showRecent(*item);
    }
    m_before->setHidden(m_recent->count() == 0);
}

void WelcomePage::showRecent(QListWidgetItem &item)
{
    const QString file = item.data(Qt::UserRole).toString();
    item.setIcon(m_thumbnails.iconOf(file));
    const QString error = m_thumbnails.errorOf(file);
    const QString path = QDir::toNativeSeparators(file);
    item.setToolTip(error.isEmpty() ? path : path + u'\n' + error);
    item.setData(Qt::AccessibleDescriptionRole, error);
}

void WelcomePage::retranslate()
{
    m_name->setText(tr("Merlon Editor"));
    m_motto->setText(
        tr("Design your own fortresses and scenarios and see right away whether they are playable."));
    m_begin->setText(tr("New board"));
    m_before->setText(tr("Recent files"));
    m_open->setText(tr("&Open a file…"));
    m_scenario->setText(tr("New &scenario"));
    m_templates->setAccessibleName(m_begin->text());
    m_recent->setAccessibleName(m_before->text());
    refresh();
}

void WelcomePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace merlon
