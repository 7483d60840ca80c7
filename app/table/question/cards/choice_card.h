#pragma once

#include "core/canvas/art/art.h"
#include "core/engine/choice.h"

#include <QFont>
#include <QPushButton>
#include <QRectF>

#include <cstdint>

namespace merlon {

/// One of a few cards to choose from, large enough to be compared with the others: its picture, its name, what it is for,
/// and at its foot what a click does.
class ChoiceCard final : public QPushButton {
    Q_OBJECT

public:
    struct Content {
        Choice choice;
        QString picture; ///< under resources/art; empty: there is none
        QString title;
        QString text;   ///< what it is for
        QString action; ///< what is chosen with it, a sentence

        friend bool operator==(const Content &, const Content &) = default;
    };

    /// How much room there is for it, the roomiest first.
    enum class Shape : std::uint8_t {
        Tall,
        Flat, ///< a small picture, and not what a click does: the button of the same choice says it
        Bare, ///< flat, and without a picture
    };

    /// `art` must live as long.
    ChoiceCard(const canvas::Art &art, Content content, QWidget *parent);

    const Content &content() const { return m_content; }
    /// The button of the same choice is pointed at: it looks as if it were itself.
    void setLit(bool lit);
    /// It lies in a row that is put in order: there, counted from 1, of so many.
    void setPosition(int position, int count);
    void setShape(Shape shape);
    Shape shape() const { return m_shape; }

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    /// Where its parts are.
    struct Parts {
        QRectF picture;
        QRectF title;
        QRectF text;
        QRectF action;     ///< empty where there is no room for it
        double height = 0; ///< that it needs
    };

    Parts parts(double width, double height) const;
    void paintGround(QPainter &painter, bool isLit) const;
    void paintAction(QPainter &painter, const QRectF &box, bool isLit) const;
    double line() const;
    QFont fontOfTitle() const;
    QFont fontOfAction() const;

    const canvas::Art &m_art;
    Content m_content;
    bool m_isLit = false;
    Shape m_shape = Shape::Tall;
};

} // namespace merlon
