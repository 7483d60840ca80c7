#pragma once

#include "app/widgets/things/thing_item.h"

namespace merlon {

/// A picture with a number beside it: wood, hourglasses.
class CountLabel final : public ThingItem {
    Q_OBJECT

public:
    /// `scale`: 1 is a picture of one and a half lines with a number in the font of the panel.
    CountLabel(const canvas::Art &art, double scale, QWidget *parent);

    /// `picture`: empty where there is none, so that the text has to say what is counted. `text`: the number as it is
    /// shown. A count of 0 is faded by `faded`.
    void setCount(const QString &picture, const QString &text, bool faded = false);
    const QString &text() const { return m_text; }

    QSize sizeHint() const override;

protected:
    void paintItem(QPainter &painter) override;

private:
    QFont numberFont() const;
    /// How wide the picture is, with what separates it from the text.
    double pictureRoom() const;

    double m_scale;
    QString m_picture;
    QString m_text;
    bool m_faded = false;
};

} // namespace merlon
