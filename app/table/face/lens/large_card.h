#pragma once

#include "app/widgets/things/card_content.h"
#include "core/canvas/art/art.h"

#include <QAbstractButton>
#include <QFont>
#include <QRectF>

namespace merlon {

/// A card as large as it takes to be read: its picture, its name, what it costs and holds, and below what it is for.
class LargeCard final : public QAbstractButton {
    Q_OBJECT

public:
    struct Content {
        CardContent card;
        QString name; ///< and how it stands, as it is read aloud
        QString text; ///< what it is for, and all about how it stands

        friend bool operator==(const Content &, const Content &) = default;
    };

    enum class Stay : std::uint8_t {
        Pointed, ///< as long as the card is pointed at: clicks go through it
        Pinned,  ///< until it is clicked
    };

    /// `art` must live as long.
    LargeCard(const canvas::Art &art, Stay stay, QWidget *parent);

    const Content &content() const { return m_content; }
    void setContent(Content content);

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// Where its parts are; empty: there is none.
    struct Parts {
        QRectF picture;
        QRectF title;
        QRectF price;
        QRectF laid;
        QRectF sockets;
        QRectF text;
        QRectF hint;
        double height = 0; ///< that it needs
    };

    Parts parts(double width) const;
    void paintGround(QPainter &painter) const;
    QString hint() const;
    double line() const;
    QFont fontOfTitle() const;
    QFont fontOfHint() const;

    const canvas::Art &m_art;
    Stay m_stay;
    Content m_content;
};

} // namespace merlon
