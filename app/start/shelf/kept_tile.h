#pragma once

#include "app/start/kept/kept_game.h"
#include "app/start/kept/kept_words.h"

#include <QAbstractButton>

class QToolButton;

namespace merlon {

class Appearance;
class PictureFrame;

/// A game of the library: the board as it was left, and how it stands. What is over has a check, a cross or a flag, so
/// that nobody has to tell it by a colour.
class KeptTile final : public QAbstractButton {
    Q_OBJECT

public:
    explicit KeptTile(const Appearance &appearance, QWidget *parent = nullptr);

    void setKept(const KeptGame &kept);
    const KeptGame &kept() const { return m_kept; }
    const KeptWords &words() const { return m_words; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void deleteWanted(const std::filesystem::path &file);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void paintSeal(QPainter &painter, const QRectF &box) const;
    void retranslate();

    const Appearance &m_appearance;
    KeptGame m_kept;
    KeptWords m_words;
    PictureFrame *m_picture;
    QWidget *m_seal;
    QToolButton *m_delete;

    friend class KeptSeal;
};

} // namespace merlon
