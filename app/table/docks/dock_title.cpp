#include "app/table/docks/dock_title.h"

#include "app/look/lettering.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr double kNameScale = 1.1;
constexpr double kIconLines = 0.9; ///< of text

} // namespace

DockTitle::DockTitle(const canvas::Art &art, QWidget *header, QWidget *parent)
    : QWidget(parent)
    , m_art(art)
    , m_row(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_name(new QLabel(this))
    , m_header(header)
{
    const int space = qRound(lineOf(font()) * 0.3);
    m_row->setContentsMargins(2 * space, 0, space, 0);
    m_row->setSpacing(0);
    m_name->setFont(titleFont(font(), kNameScale));
    m_name->setTextFormat(Qt::PlainText);
    m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_name->setVisible(!header);
    m_row->addWidget(m_name, header ? 0 : 1);
    if (header)
        m_row->addWidget(header, 1);
    m_fold = addButton(&DockTitle::foldWanted);
    m_float = addButton(&DockTitle::floatWanted);
    m_close = addButton(&DockTitle::closeWanted);
    drawIcons();
    retranslate();
}

/// The keyboard has the menu of the panels instead.
QToolButton *DockTitle::addButton(void (DockTitle::*wanted)())
{
    auto *button = new QToolButton;
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus);
    const int side = qRound(lineOf(font()) * kIconLines);
    button->setIconSize({side, side});
    connect(button, &QToolButton::clicked, this, wanted);
    m_row->addWidget(button, 0, Qt::AlignVCenter);
    return button;
}

void DockTitle::setName(const QString &name)
{
    m_name->setText(name);
    update();
}

void DockTitle::setFolded(bool folded)
{
    m_isFolded = folded;
    drawIcons();
    retranslate();
}

void DockTitle::setStrip(bool strip)
{
    m_isStrip = strip;
    setCursor(strip ? Qt::PointingHandCursor : Qt::ArrowCursor);
    setToolTip(strip ? m_name->text() : QString());
    m_name->setVisible(!strip && !m_header);
    if (m_header)
        m_header->setVisible(!strip);
    for (QToolButton *button : {m_float, m_close})
        button->setVisible(!strip);
    m_fold->setVisible(!strip && m_isFoldable);
    updateGeometry();
    update();
}

void DockTitle::setFloating(bool floating)
{
    m_isFloating = floating;
    retranslate();
}

void DockTitle::setFoldable(bool foldable)
{
    m_isFoldable = foldable;
    m_fold->setVisible(foldable && !m_isStrip);
}

void DockTitle::drawIcons()
{
    const int pixels = qRound(m_fold->iconSize().width() * devicePixelRatioF() * 2);
    const auto draw = [this, pixels](QToolButton *button, const char *picture) {
        button->setIcon(QIcon(m_art.pixmap(u"icons/"_s + QLatin1String(picture), pixels)));
    };
    draw(m_fold, m_isFolded ? "unfold" : "fold");
    draw(m_float, "float");
    draw(m_close, "close");
    update();
}

int DockTitle::thickness() const
{
    return qRound(lineOf(font()) * 1.6);
}

QSize DockTitle::sizeHint() const
{
    if (!m_isStrip)
        return {m_row->sizeHint().width(), qMax(m_row->sizeHint().height(), thickness())};
    return {thickness(), qRound(widthOf(m_name->font(), m_name->text()) + 2 * lineOf(font()))};
}

QSize DockTitle::minimumSizeHint() const
{
    if (m_isStrip)
        return {thickness(), thickness()};
    return {m_row->minimumSize().width(), sizeHint().height()};
}

/// The buttons take their own clicks; what else is pressed here is for the dock, which may be dragged by it.
void DockTitle::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_isStrip && event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        Q_EMIT foldWanted();
    event->ignore();
}

void DockTitle::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void DockTitle::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const canvas::Theme &theme = m_art.theme();
    painter.fillRect(rect(), theme.paper);
    if (!m_isStrip)
        return;
    painter.setFont(m_name->font());
    painter.setPen(theme.ink);
    const double line = lineOf(font());
    painter.translate(0, height());
    painter.rotate(-90);
    painter.drawText(QRectF(0, 0, height() - line, width()), Qt::AlignRight | Qt::AlignVCenter,
                     m_name->text());
}

void DockTitle::retranslate()
{
    const auto name = [](QToolButton *button, const QString &text) {
        button->setToolTip(text);
        button->setAccessibleName(text);
    };
    name(m_fold, m_isFolded ? tr("Open the panel") : tr("Fold the panel"));
    name(m_float, m_isFloating ? tr("Dock beside the board") : tr("Open in a window"));
    name(m_close, tr("Close the panel"));
}

} // namespace merlon
