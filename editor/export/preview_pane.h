#pragma once

#include <QImage>
#include <QWidget>

namespace merlon {

/// Shows an image as large as there is room, or a sentence where there is no image.
class PreviewPane final : public QWidget {
    Q_OBJECT

public:
    explicit PreviewPane(QWidget *parent = nullptr);

    void setPreview(const QImage &image, const QString &sentence);
    const QImage &image() const { return m_image; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QImage m_image;
    QString m_sentence;
};

} // namespace merlon
