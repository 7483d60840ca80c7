#include "editor/export/image_size_fields.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

ImageSizeFields::ImageSizeFields(const ExportChoice &choice, QWidget *parent)
    : QWidget(parent)
    , m_pixels(choice.pixels)
    , m_millimetres(choice.millimetres)
    , m_width(new QSpinBox)
    , m_height(new QSpinBox)
    , m_unit(new QComboBox)
{
    //: A unit of length, after width and height.
    m_unit->addItem(tr("pixels"), false);
    //: A unit of length, after width and height.
    m_unit->addItem(tr("mm"), true);
    m_unit->setCurrentIndex(choice.isInMillimetres ? 1 : 0);
    m_width->setObjectName(u"width"_s);
    m_height->setObjectName(u"height"_s);
    m_unit->setObjectName(u"unit"_s);
    m_width->setAccessibleName(tr("Width"));
    m_height->setAccessibleName(tr("Height"));
    m_unit->setAccessibleName(tr("Unit"));
    for (QSpinBox *box : {m_width, m_height})
        box->setKeyboardTracking(false); // a number is complete when it has been typed
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_width);
    row->addWidget(new QLabel(u"×"_s));
    row->addWidget(m_height);
    row->addWidget(m_unit);
    row->addStretch(1);
    setFocusProxy(m_width);
    connect(m_width, &QSpinBox::valueChanged, this, &ImageSizeFields::takeWidth);
    connect(m_height, &QSpinBox::valueChanged, this, &ImageSizeFields::takeHeight);
    connect(m_unit, &QComboBox::currentIndexChanged, this, &ImageSizeFields::takeUnit);
    showSize();
}

bool ImageSizeFields::isInMillimetres() const
{
    return m_unit->currentData().toBool();
}

void ImageSizeFields::keepRatioOf(QSizeF image)
{
    if (image.isEmpty())
        return;
    m_image = image;
    showSize();
}

void ImageSizeFields::writeTo(ExportChoice &choice) const
{
    choice.isInMillimetres = isInMillimetres();
    choice.pixels = m_pixels;
    choice.millimetres = m_millimetres;
}

void ImageSizeFields::takeUnit()
{
    showSize();
    Q_EMIT changed();
}

void ImageSizeFields::takeWidth(int width)
{
    takeLonger(width * std::max(1.0, m_image.height() / m_image.width()));
}

void ImageSizeFields::takeHeight(int height)
{
    takeLonger(height * std::max(1.0, m_image.width() / m_image.height()));
}

void ImageSizeFields::takeLonger(double wanted)
{
    const int least = isInMillimetres() ? kLeastImageLength : kLeastImage;
    const int most = isInMillimetres() ? kMostImageLength : kMostImage;
    longer() = std::clamp(qRound(wanted), least, most);
    showSize();
    Q_EMIT changed();
}

void ImageSizeFields::showSize()
{
    const double scale = longer() / std::max(m_image.width(), m_image.height());
    for (const auto &[box, side] :
         {std::pair {m_width, m_image.width()}, std::pair {m_height, m_image.height()}}) {
        const QSignalBlocker quiet(box);
        box->setRange(1, isInMillimetres() ? kMostImageLength : kMostImage);
        box->setValue(qRound(scale * side));
    }
}

} // namespace merlon
