#pragma once

#include "app/widgets/things/thing_panel.h"
#include "core/engine/tableau/components.h"
#include "core/engine/tableau/tableau.h"

#include <QString>

#include <map>
#include <vector>

namespace merlon {

class SectionTitle;

/// A panel beside the board made from the tableau of a game: for each seat a block with its name and its zones, or one
/// block with the zones that belong to nobody.
class TableauPanel final : public ThingPanel {
    Q_OBJECT

public:
    enum class Part { Seats, Common };

    /// `art` must live as long.
    TableauPanel(const canvas::Art &art, Part part, QWidget *parent);

    void show(const View &view, const Speaker &speaker) override;
    void setPlayer(Seat seat, const QString &name);

private:
    /// A zone with the widgets of its items.
    struct Section {
        ZoneKind kind = ZoneKind::Tokens;
        Seat owner = kNobody;
        QWidget *box = nullptr;
        SectionTitle *title = nullptr; ///< null: goes on under the one before
        std::vector<ThingItem *> items;
    };

    bool isSameArrangement(const std::vector<const Zone *> &zones) const;
    void arrange(const std::vector<const Zone *> &zones, const Speaker &speaker);
    void showZone(Section &section, const Zone &zone, const Speaker &speaker);
    ThingItem *newItem(ZoneKind kind, Seat owner, QWidget *parent) const;
    void showItem(ThingItem &widget, const Zone &zone, const Item &item, const Speaker &speaker) const;
    QString pictureOf(const Item &item, const Speaker &speaker) const;

    Part m_part;
    std::vector<Component> m_box;
    std::map<Seat, QString> m_players;
    std::map<Seat, PanelTitle *> m_titles;
    std::vector<Section> m_sections;
    QWidget *m_blocks = nullptr;
};

} // namespace merlon
