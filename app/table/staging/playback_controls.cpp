#include "app/table/staging/playback_controls.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QIcon>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace merlon {

PlaybackControls::PlaybackControls(const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_next(new QPushButton(this))
    , m_pause(new QPushButton(this))
    , m_end(new QPushButton(this))
{
    m_next->setObjectName(u"show-next"_s);
    m_next->setProperty("primary", true);
    m_pause->setObjectName(u"show-pause"_s);
    m_end->setObjectName(u"show-end"_s);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    for (QPushButton *button : {m_next, m_pause, m_end}) {
        button->setAutoDefault(true);
        row->addWidget(button, 0, Qt::AlignTop);
    }
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred); // the words have the rest of the line
    connect(m_next, &QPushButton::clicked, this, &PlaybackControls::nextWanted);
    connect(m_pause, &QPushButton::clicked, this, [this] { Q_EMIT pauseWanted(!m_isPaused); });
    connect(m_end, &QPushButton::clicked, this, &PlaybackControls::endWanted);
    connect(&appearance, &Appearance::changed, this, &PlaybackControls::drawIcons);
    retranslate();
    drawIcons();
}

void PlaybackControls::setPaused(bool paused)
{
    m_isPaused = paused;
    retranslate();
    drawIcons();
}

void PlaybackControls::drawIcons()
{
    const int size = fontMetrics().height();
    const auto icon = [this, size](const char *name) {
        return QIcon(m_appearance.art().pixmap(u"icons/"_s + QLatin1String(name), size, devicePixelRatioF()));
    };
    m_pause->setIcon(icon(m_isPaused ? "play" : "pause"));
    m_end->setIcon(icon("faster"));
}

void PlaybackControls::retranslate()
{
    //: A button: the next act of a show; Space is the key.
    m_next->setText(tr("Next (Space)"));
    //: A button: the show goes on by itself; P is the key.
    m_pause->setText(m_isPaused ? tr("Play (P)")
                                //: A button: the show waits; P is the key.
                                : tr("Pause (P)"));
    //: A button: the rest of the show at once; End is the key.
    m_end->setText(tr("To the end (End)"));
}

void PlaybackControls::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace merlon
