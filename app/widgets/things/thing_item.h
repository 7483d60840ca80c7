#pragma once

#include "app/widgets/things/card_content.h"
#include "core/canvas/art/art.h"
#include "core/canvas/picture/thing.h"

#include <QAbstractButton>
#include <QPainterPath>

#include <optional>

namespace merlon {

class ThingDrag;

/// Something in a panel that can be pointed at, explained and, if it represents a thing, picked by mouse or keyboard, or
/// dragged away (see ThingDrag). Marked while it can be chosen, and glows under the pointer or with the focus, which it
/// takes only then, or where somebody wants it to (setReachable).
class ThingItem : public QAbstractButton {
    Q_OBJECT

public:
    ThingItem(const canvas::Art &art, QWidget *parent);

    const canvas::Thing &thing() const { return m_thing; }
    /// The thing that it represents; nothing: it is shown but cannot be picked.
    void setThing(canvas::Thing thing);
    /// What it is and its condition (read aloud), and what it does. Plain texts; the explanation may be empty.
    void describe(const QString &name, const QString &explanation);

    bool isChoosable() const { return m_choosable; }
    void setChoosable(bool choosable);
    /// Whether a click or a key opens what lies in it: then it takes the focus as well.
    void setOpenable(bool openable);
    /// Whether the keyboard comes to it though it can be neither chosen nor opened.
    void setReachable(bool reachable);
    bool isSelected() const { return m_selected; }
    void setSelected(bool selected);
    /// Whether a guide points at it.
    bool isGuided() const { return m_guided; }
    void setGuided(bool guided);
    /// What it shows as a card, for whoever shows it larger; none: it is none, or an empty space for one.
    virtual std::optional<CardContent> asCard() const { return std::nullopt; }
    /// What happens while it is dragged away.
    ThingDrag &drag() { return *m_drag; }

Q_SIGNALS:
    void picked(const merlon::canvas::Thing &thing);
    /// Nothing if the pointer or the focus has left.
    void pointed(const merlon::canvas::Thing &thing);

protected:
    const canvas::Art &art() const { return m_art; }
    const canvas::Theme &theme() const { return m_art.theme(); }
    /// The height of a line: the unit of all measures.
    double line() const;
    /// How strongly to paint what cannot be used now: pictures recede, words can still be read.
    static constexpr double kFadedPicture = 0.42;
    double fadedWords() const { return theme().dark ? 0.7 : 0.76; }
    /// How far the glow reaches into the widget.
    double glow() const { return line() * 0.2; }

    /// Everything but glow, ring and focus.
    virtual void paintItem(QPainter &painter) = 0;
    /// What mark and glow follow; by default a box with round corners.
    virtual QPainterPath outline() const;

    /// A quiet mark that says: this can be chosen. Many items can have it at once.
    virtual void paintMark(QPainter &painter) const;
    /// Light that says: this is what would be chosen now.
    virtual void paintGlow(QPainter &painter) const;
    /// The colour of the mark: of what can be chosen, but dark enough for a thin line.
    QColor markColour() const;

    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fitFocus();
    bool isLit() const { return m_choosable && (underMouse() || hasFocus()); }
    void paintState(QPainter &painter) const;

    const canvas::Art &m_art;
    canvas::Thing m_thing;
    bool m_choosable = false;
    bool m_openable = false;
    bool m_reachable = false;
    bool m_selected = false;
    bool m_guided = false;
    ThingDrag *m_drag;
};

} // namespace merlon
