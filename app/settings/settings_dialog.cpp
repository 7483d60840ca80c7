#include "app/settings/settings_dialog.h"

#include "app/settings/settings_pages.h"
#include "app/settings/shortcut_page.h"

#include <QApplication>
#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// A page of any height.
QScrollArea *scrolled(QWidget *page)
{
    auto *area = new QScrollArea;
    area->setWidget(page);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

} // namespace

SettingsDialog::SettingsDialog(Settings &settings, Shortcuts &shortcuts, bool canSound, QWidget *parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_shortcuts(shortcuts)
    , m_canSound(canSound)
    , m_list(new QListWidget)
    , m_pages(new QStackedWidget)
    , m_question(new QFrame)
    , m_asked(new QLabel)
    , m_yes(new QPushButton)
    , m_no(new QPushButton)
    , m_close(new QPushButton)
{
    m_list->setObjectName(u"pages"_s);
    m_list->setSpacing(2);
    m_close->setObjectName(u"close"_s);
    buildQuestion();
    auto *across = new QHBoxLayout;
    across->addWidget(m_list);
    across->addWidget(m_pages, 1);
    auto *below = new QHBoxLayout;
    below->addStretch();
    below->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_question);
    column->addLayout(across, 1);
    column->addLayout(below);
    connect(m_list, &QListWidget::currentRowChanged, m_pages, &QStackedWidget::setCurrentIndex);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    m_close->setAutoDefault(false);
    rebuild();
}

/// The program is silent until a person has said that it need not be.
void SettingsDialog::buildQuestion()
{
    m_question->setObjectName(u"sound-question"_s);
    m_question->setFrameShape(QFrame::StyledPanel);
    m_question->setAutoFillBackground(true);
    m_question->setBackgroundRole(QPalette::AlternateBase);
    m_asked->setWordWrap(true);
    m_yes->setObjectName(u"sounds-yes"_s);
    m_yes->setProperty("primary", true);
    m_no->setObjectName(u"sounds-no"_s);
    auto *row = new QHBoxLayout(m_question);
    row->addWidget(m_asked, 1);
    row->addWidget(m_yes);
    row->addWidget(m_no);
    for (QPushButton *button : {m_yes, m_no})
        button->setAutoDefault(false);
    connect(m_yes, &QPushButton::clicked, this, [this] { answerQuestion(true); });
    connect(m_no, &QPushButton::clicked, this, [this] { answerQuestion(false); });
}

void SettingsDialog::answerQuestion(bool sounds)
{
    m_settings.wasAskedForSounds = true;
    m_settings.sounds = sounds;
    Q_EMIT changed();
    if (sounds)
        Q_EMIT soundTried();
    showSettings();
}

void SettingsDialog::showSettings()
{
    rebuild();
}

/// All words and values anew; page and keyboard stay where they were.
void SettingsDialog::rebuild()
{
    const QString focused = focusWidget() ? focusWidget()->objectName() : QString();
    const int page = qMax(0, m_list->currentRow());
    setWindowTitle(tr("Settings"));
    m_list->setAccessibleName(tr("Pages of the settings"));
    m_question->setVisible(m_canSound && !m_settings.wasAskedForSounds);
    m_asked->setText(tr("Turn on sound effects? You can change this at any time in Settings."));
    m_yes->setText(tr("&Turn on"));
    m_no->setText(tr("&Not now"));
    m_close->setText(tr("&Close"));
    buildPages();
    m_list->setCurrentRow(page);
    if (QWidget *again = focused.isEmpty() ? nullptr : findChild<QWidget *>(focused);
        again && again->isEnabled())
        again->setFocus(Qt::OtherFocusReason);
    fit();
}

void SettingsDialog::buildPages()
{
    while (m_pages->count() > 0) {
        QWidget *old = m_pages->widget(0);
        m_pages->removeWidget(old);
        for (QWidget *part : old->findChildren<QWidget *>())
            part->setObjectName({}); // found no more
        old->deleteLater();          // one of its parts may have brought us here
    }
    m_list->clear();
    SettingsPages pages(m_settings, [this] { Q_EMIT changed(); });
    const auto add = [this](const QString &name, QWidget *page) {
        m_list->addItem(name);
        page->setAccessibleName(name);
        m_pages->addWidget(page);
    };
    add(tr("General"), scrolled(pages.general()));
    add(tr("Appearance"), scrolled(pages.look()));
    add(tr("Animation"), scrolled(pages.motion()));
    add(tr("Sounds"), scrolled(pages.sounds(m_canSound, [this] { Q_EMIT soundTried(); })));
    auto *keys = new ShortcutPage(m_shortcuts);
    connect(keys, &ShortcutPage::changed, this, [this] {
        m_settings.shortcuts = m_shortcuts.changed();
        Q_EMIT changed();
    });
    add(tr("Shortcuts"), keys);
}

/// As large as the letters want it, but no larger than the screen.
void SettingsDialog::fit()
{
    const QFontMetrics metrics(m_list->font());
    int widest = 0;
    for (int row = 0; row < m_list->count(); ++row)
        widest = qMax(widest, metrics.horizontalAdvance(m_list->item(row)->text()));
    m_list->setFixedWidth(widest + 3 * metrics.height());
    const QSize wanted(100 * metrics.averageCharWidth() + m_list->width(), 28 * metrics.lineSpacing());
    const QSize room = screen() ? screen()->availableSize() * 0.94 : wanted;
    if (!isVisible() || size().width() < qMin(wanted.width(), room.width()))
        resize(wanted.boundedTo(room));
}

void SettingsDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        rebuild();
    if (event->type() == QEvent::FontChange)
        fit();
}

} // namespace merlon
