#include "editor/export/preview_pane.h"

#include <QPainter>

namespace merlon {

PreviewPane::PreviewPane(QWidget *parent)
    : QWidget(parent)
{
    setMinimumSize(30 * fontMetrics().averageCharWidth(), 10 * fontMetrics().lineSpacing());
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Preview"));
}

void PreviewPane::setPreview(const QImage &image, const QString &sentence)
{
    m_image = image;
    m_sentence = sentence;
    setAccessibleDescription(sentence);
    update();
}

void PreviewPane::paintEvent(QPaintEvent * /*event*/)
{
    constexpr int kRoom = 12; ///< pixels
    QPainter painter(this);
    const QRect room = rect().adjusted(kRoom, kRoom, -kRoom, -kRoom);
    if (m_image.isNull()) {
        painter.drawText(room, Qt::AlignCenter | Qt::TextWordWrap, m_sentence);
        return;
    }
    QRect box({}, m_image.size().scaled(room.size(), Qt::KeepAspectRatio));
    box.moveCenter(room.center());
    // Drawn small by the painter alone, lines would flicker.
    const QSize pixels = box.size() * devicePixelRatioF();
    painter.drawImage(box, m_image.scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(box.adjusted(0, 0, -1, -1));
}

} // namespace merlon
