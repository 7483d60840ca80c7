#pragma once

#include "app/look/appearance.h"
#include "app/table/staging/staged_act.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace merlon {

/// What others have done since one's own last choice: numbered pictures with a few words each, that point to their places
/// on the map. Nothing is shown where there is nothing to tell.
class SinceStrip final : public QWidget {
    Q_OBJECT

public:
    struct Entry {
        QString text;    ///< what happened, in sentences
        QString detail;  ///< all of it, a line each, where the text tells the first of several; else empty
        QString picture; ///< of resources/art, with its folder; empty: none
        QColor colour;   ///< of who did it
        std::vector<canvas::Thing> scene;
    };

    explicit SinceStrip(const Appearance &appearance, QWidget *parent = nullptr);

    void setEntries(std::vector<Entry> entries);
    const std::vector<Entry> &entries() const { return m_entries; }
    /// Whether a fight was among it that can be read in figures; to be set before the entries.
    void setHasFigures(bool hasFigures);
    /// The entries that stand in the strip, from `firstShown` on: there may be too many for it, which are leafed through.
    std::size_t firstShown() const { return m_first; }
    std::size_t shownCount() const { return m_items.size(); }

Q_SIGNALS:
    /// The things of an entry that is pointed at; empty: none any more.
    void placesWanted(const std::vector<merlon::canvas::Thing> &things);
    /// Other entries stand in it.
    void leafed();
    /// All of it is to be shown once more.
    void againWanted();
    /// The fight that was among it is to be read in figures.
    void figuresWanted();
    /// It is to go.
    void closeWanted();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();
    void addItem(std::size_t entry, int words);
    void leafTo(std::size_t first);
    void updateLeaves();
    QPixmap pictureOf(std::size_t entry) const;
    void retranslate();

    const Appearance &m_appearance;
    std::vector<Entry> m_entries;
    std::size_t m_first = 0;
    std::size_t m_most = 1; ///< for which there is room
    bool m_hasFigures = false;
    int m_room = 0; ///< for which the entries are made: the most that the strip may be wide
    QLabel *m_title;
    QPushButton *m_figures;
    QPushButton *m_again;
    QToolButton *m_earlier;
    QToolButton *m_later;
    QToolButton *m_close;
    QHBoxLayout *m_row;
    std::vector<QPushButton *> m_items;
};

} // namespace merlon
