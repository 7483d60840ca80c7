#pragma once

#include "app/widgets/things/table_panel.h"
#include "app/widgets/things/thing_item.h"
#include "core/canvas/art/art.h"

#include <vector>

class QBoxLayout;

namespace merlon {

/// The name of a seat, in a serif and its colour, and who plays it.
class PanelTitle final : public QWidget {
    Q_OBJECT

public:
    /// `scale`: of the name, to the font of the panel.
    PanelTitle(const canvas::Art &art, int seat, QWidget *parent, double scale = 1.3);

    void setTitle(const QString &title);
    void setLivery(int livery);
    void setPlayer(const QString &player);
    /// Before the name, from now on.
    void showEmblem();
    /// Behind the name, the emblems of those who play with the seat; `told`: who they are, in a sentence.
    void setPartners(const std::vector<int> &liveries, const QString &told);
    /// Whether the seat is to choose now: a mark before its name.
    bool isAsked() const { return m_asked; }
    void setAsked(bool asked);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintMark(QPainter &painter, const QRectF &box) const;
    void paintEmblem(QPainter &painter, int livery, const QRectF &box) const;
    double partnersWidth() const;
    void describe();

    const canvas::Art &m_art;
    int m_seat;
    double m_scale;
    QString m_title;
    QString m_player;
    std::vector<int> m_partners;
    QString m_partnersTold;
    bool m_hasEmblem = false;
    bool m_asked = false;
};

/// A panel of items that stand for things: what a game puts into it, this lets glow, asks and passes on.
class ThingPanel : public TablePanel {
    Q_OBJECT

public:
    ThingPanel(const canvas::Art &art, int seat, QWidget *parent);

    void setChoosable(const std::vector<canvas::Thing> &things) override;
    void setSelected(const std::vector<canvas::Thing> &things) override;
    void setGuided(const std::vector<canvas::Thing> &things) override;
    bool holds(const canvas::Thing &thing) const override;
    QWidget *takeHeader() override;

    /// Who plays the seat.
    void setSeatName(const QString &name);
    /// Shows the colours that the theme of the art has now.
    void themeChanged();

protected:
    const canvas::Art &art() const { return m_art; }
    /// Names the panel.
    void setTitle(const QString &title);
    /// The colour of the title: that of a livery; -1 for nobody's.
    void setLivery(int livery);
    /// The parts of the panel, one below the other; `titleRow` has the title.
    QBoxLayout &parts() { return *m_parts; }
    QBoxLayout &titleRow() { return *m_titleRow; }
    /// To be called when items have been made.
    void adoptItems();
    /// To be called before items are deleted.
    void forgetItems() { m_items.clear(); }
    /// To be called when the items stand for other things than before.
    void markItems();

    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void setSpaces();

    const canvas::Art &m_art;
    QBoxLayout *m_parts;
    QWidget *m_header;
    QBoxLayout *m_titleRow;
    PanelTitle *m_title;
    std::vector<ThingItem *> m_items;
    std::vector<canvas::Thing> m_choosable;
    std::vector<canvas::Thing> m_selected;
    std::vector<canvas::Thing> m_guided;
};

} // namespace merlon
