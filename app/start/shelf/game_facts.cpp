#include "app/start/shelf/game_facts.h"

#include "app/look/appearance.h"
#include "app/look/lettering.h"
#include "app/words/shelf_facts.h"

#include <QEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace merlon {

GameFacts::GameFacts(const Appearance &appearance, const Game *game, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_game(game)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
    retranslate();
}

void GameFacts::setGame(const Game *game)
{
    m_game = game;
    retranslate();
}

void GameFacts::retranslate()
{
    m_players = m_game ? playersText(*m_game) : QString();
    m_minutes = m_game ? minutesText(*m_game) : QString();
    const QString parts = m_game ? partsText(*m_game) : QString();
    setAccessibleName(QStringList {m_players, parts.isEmpty() ? m_minutes : parts}.join(u' '));
    setToolTip(parts);
    updateGeometry();
    update();
}

QSize GameFacts::sizeHint() const
{
    const double line = lineOf(font());
    const double width = widthOf(font(), m_players) + widthOf(font(), m_minutes) + 4 * line;
    return QSizeF(width, line * 1.15).toSize();
}

void GameFacts::paintEvent(QPaintEvent *)
{
    const double line = lineOf(font());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_appearance.theme().quietText());
    double x = 0;
    const auto add = [&](const char *picture, const QString &text) {
        if (text.isEmpty())
            return;
        m_appearance.art().paint(painter, QLatin1String(picture), {x, line * 0.05, line, line});
        x += line * 1.3;
        painter.drawText(QRectF(x, 0, width() - x, line * 1.1), Qt::AlignVCenter | Qt::TextSingleLine, text);
        x += widthOf(font(), text) + line;
    };
    add("icons/person", m_players);
    add("icons/duration", m_minutes);
}

void GameFacts::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace merlon
