#pragma once

#include "app/widgets/things/thing_panel.h"
#include "core/engine/tableau/components.h"
#include "core/engine/tableau/tableau.h"

#include <QString>

#include <map>
#include <vector>

class QHBoxLayout;
class QVBoxLayout;

namespace merlon {

class ItemFace;
class SectionTitle;
class ZoneBox;

/// A panel beside the board made from the tableau of a game: one of its two panels, or, where it has none, a block for
/// each seat (left) or what belongs to nobody (right).
class TableauPanel final : public ThingPanel {
    Q_OBJECT

public:
    enum Part { Left, Right };

    /// `art` must live as long.
    TableauPanel(const canvas::Art &art, Part part, QWidget *parent);

    void show(const View &view, const Tableau &tableau, const Speaker &speaker) override;
    std::vector<AmountChange> changes() const override;
    QWidget *cardInUse() const override;
    void setFillings(const std::vector<Filling> &fillings) override;
    void setPlayer(Seat seat, const QString &name);

    /// With little room small cards are lower.
    int heightForWidth(int width) const override;
    /// Never so narrow that names could not be read.
    QSize minimumSizeHint() const override;
    QSize sizeHint() const override { return ThingPanel::sizeHint().expandedTo(minimumSizeHint()); }

private:
    /// What the arrangement of the widgets follows from.
    struct Shape {
        ZoneKind kind = ZoneKind::Tokens;
        Seat owner = kNobody;
        ZoneSpot spot = ZoneSpot::Below;
        int columns = 0;
        bool small = false;
        bool titled = false;
        bool headed = false;
        bool centred = false;
        bool isGrid = false;
        friend bool operator==(const Shape &, const Shape &) = default;
    };
    /// A zone on the panel.
    struct Section {
        Shape shape;
        SectionTitle *title = nullptr; ///< null: goes on under the one before
        ZoneBox *box = nullptr;
    };
    /// Zones under one title.
    using Group = std::vector<std::size_t>;

    static Shape shapeOf(const Zone &zone);
    std::vector<const Zone *> zonesOf(const Tableau &tableau, const Setup &setup);
    void showTitle(const View &view, const Tableau &tableau, const Speaker &speaker);
    void showPartners(PanelTitle &title, Seat seat, const Speaker &speaker);
    void clearBlocks();
    void arrange(const std::vector<const Zone *> &zones, const Setup &setup, const ItemFace &face);
    std::size_t addRun(const std::vector<const Zone *> &zones, std::size_t from, const ItemFace &face,
                       QVBoxLayout &column);
    void addBlock(Seat seat, const Setup &setup, QVBoxLayout &column);
    void addGroups(const std::vector<const Zone *> &zones, const std::vector<Group> &groups,
                   const ItemFace &face, QVBoxLayout &column);
    std::size_t addNeighbours(const std::vector<const Zone *> &zones, const std::vector<Group> &groups,
                              std::size_t from, const ItemFace &face, QHBoxLayout &row);
    void addGroup(const std::vector<const Zone *> &zones, const Group &group, const ItemFace &face,
                  QVBoxLayout &column);
    ZoneBox *newBox(const Zone &zone, const ItemFace &face, QWidget *parent) const;
    void showZones(const std::vector<const Zone *> &zones, const Speaker &speaker, const ItemFace &face);
    void showPlayers();
    void openPile(const Item &pile, const QWidget &widget);
    int liveryOf(Seat seat, const Setup &setup) const;

    Part m_part;
    const Setup *m_setup = nullptr; ///< of what is shown
    std::vector<Component> m_box;
    std::map<Seat, QString> m_players;
    std::map<Seat, PanelTitle *> m_titles; ///< of the blocks of seats
    std::map<Seat, QBoxLayout *> m_titleRows;
    QVBoxLayout *m_titleColumn = nullptr; ///< of the titles added last; null: something stands below them
    std::vector<Section> m_sections;
    SeatSet m_seats {};      ///< whose panel it is, if it is one seat's or one team's
    int m_livery = -1;       ///< of the panel
    int m_otherLivery = -1;  ///< of the other panel
    bool m_hasBlocks = true; ///< each of its seats has a block of its own
    QWidget *m_blocks = nullptr;
    std::vector<QWidget *> m_titleBoxes; ///< in the title of the panel
};

} // namespace merlon
