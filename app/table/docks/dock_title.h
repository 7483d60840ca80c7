#pragma once

#include "core/canvas/art/art.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QToolButton;

namespace merlon {

/// The title bar of a panel: its own header if it has one, else its name, and buttons to fold, float and close it. As
/// a strip, which is what is left of a column of folded panels, it stands upright and opens when it is clicked.
class DockTitle final : public QWidget {
    Q_OBJECT

public:
    /// `header`: taken over; null: the name alone.
    DockTitle(const canvas::Art &art, QWidget *header, QWidget *parent);

    void setName(const QString &name);
    void setFolded(bool folded);
    void setStrip(bool strip);
    void setFloating(bool floating);
    /// Where panels lie behind one another there is nothing to fold.
    void setFoldable(bool foldable);
    /// The pictures in the colours of the theme.
    void drawIcons();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void foldWanted();
    void floatWanted();
    void closeWanted();

protected:
    void changeEvent(QEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QToolButton *addButton(void (DockTitle::*wanted)());
    int thickness() const;
    void retranslate();

    const canvas::Art &m_art;
    QBoxLayout *m_row;
    QLabel *m_name;
    QWidget *m_header;
    QToolButton *m_fold;
    QToolButton *m_float;
    QToolButton *m_close;
    bool m_isFolded = false;
    bool m_isStrip = false;
    bool m_isFloating = false;
    bool m_isFoldable = true;
};

} // namespace merlon
