#pragma once

#include "editor/export/export_choice.h"

#include <QSizeF>
#include <QWidget>

class QComboBox;
class QSpinBox;

namespace merlon {

/// How large an image becomes: width and height, in pixels or millimetres. One follows the other, as the board is.
class ImageSizeFields final : public QWidget {
    Q_OBJECT

public:
    explicit ImageSizeFields(const ExportChoice &choice, QWidget *parent = nullptr);

    /// Width and height are as those of `image`, in whatever it is measured; the longer side stays.
    void keepRatioOf(QSizeF image);
    /// Puts what is wanted into a choice.
    void writeTo(ExportChoice &choice) const;

Q_SIGNALS:
    void changed();

private:
    bool isInMillimetres() const;
    int &longer() { return isInMillimetres() ? m_millimetres : m_pixels; }
    void takeUnit();
    void takeWidth(int width);
    void takeHeight(int height);
    void takeLonger(double wanted);
    void showSize();

    QSizeF m_image {1, 1};
    int m_pixels;
    int m_millimetres;
    QSpinBox *m_width;
    QSpinBox *m_height;
    QComboBox *m_unit;
};

} // namespace merlon
