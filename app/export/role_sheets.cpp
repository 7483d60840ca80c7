#include "app/export/role_sheets.h"

#include "app/export/set_up_picture.h"
#include "app/table/face/tableau_face.h"
#include "app/words/game_words.h"
#include "app/words/item_words.h"
#include "app/words/round_words.h"
#include "app/words/speaker.h"
#include "core/canvas/picture/tableau_picture.h"
#include "core/engine/tableau/components.h"
#include "core/engine/tableau/paper.h"
#include "core/games/module.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace merlon {

namespace {

/// Makes the sheets of one game.
class RoleWriter {
public:
    RoleWriter(const Setup &setup, Tableau tableau)
        : m_setup(setup)
        , m_tableau(std::move(tableau))
        , m_speaker(setup)
        , m_box(componentsOf(setup))
    {
    }

    RoleSheets sheets() const
    {
        RoleSheets result {RoundWords(m_setup.game()).say("phases"), roundTimeOf(m_tableau, m_speaker), {}};
        if (m_tableau.panels.empty()) {
            result.areOfSeats = true;
            result.sheets.push_back(commonSheet());
            result.sheets.push_back(saveSheet());
            addSeats(result.sheets);
        } else {
            addPanels(result.sheets);
        }
        std::erase_if(result.sheets, [](const RoleSheet &sheet) { return sheet.blocks.empty(); });
        return result;
    }

private:
    void addPanels(std::vector<RoleSheet> &sheets) const
    {
        for (std::size_t number = 0; number < m_tableau.panels.size(); ++number) {
            const Panel &panel = m_tableau.panels[number];
            sheets.push_back(
                sheetOf(asTitle(m_speaker.name(panel.title.type, panel.title.key)), panel.livery,
                        [&](const Zone &zone) { return zone.panel == static_cast<int>(number); }));
        }
    }

    void addSeats(std::vector<RoleSheet> &sheets) const
    {
        for (std::size_t number = 0; number < m_setup.seats().size(); ++number) {
            const auto seat = static_cast<Seat>(number);
            sheets.push_back(sheetOf(asTitle(m_speaker.seat(seat)), seat,
                                     [seat](const Zone &zone) { return zone.owner == seat; }));
        }
    }

    /// What belongs to nobody alone, all of it in numbers.
    RoleSheet commonSheet() const
    {
        //: Title of a printed page with what belongs to no player alone: levels of buildings, rounds.
        RoleSheet sheet {QCoreApplication::translate("PrintSheets", "Common sheet"), -1, {}};
        for (const Zone &zone : m_tableau.zones) {
            const bool isCommon =
                zone.owner == kNobody && !zone.isOnBoard() && !zone.isReserve && !zone.isAlsoOnBoard;
            if (!isCommon || (zone.kind != ZoneKind::Pips && zone.kind != ZoneKind::Track))
                continue;
            RoleSheet::Block block = blockOf(zone);
            for (RoleSheet::Row &row : block.rows) {
                row.isNumbered = true;
                row.last = std::exchange(row.boxes, 0);
            }
            if (!block.rows.empty())
                sheet.blocks.push_back(std::move(block));
        }
        for (const PaperTrack &track : paperTracksOf(m_setup))
            addTrack(sheet, track);
        return sheet;
    }

    RoleSheet saveSheet() const
    {
        //: Title of a printed page: what is written down when a campaign is put away until another day.
        RoleSheet sheet {QCoreApplication::translate("PrintSheets", "Save sheet"), -1, {}};
        for (const PaperBlank &blank : saveSheetOf(m_setup)) {
            RoleSheet::Row row {asTitle(m_speaker.name(blank.name.type, blank.name.key))};
            row.isBlank = true;
            blockTitled(sheet, m_speaker.say(blank.title)).rows.push_back(std::move(row));
        }
        return sheet;
    }

    /// The last one, if it has that title, else a new one.
    static RoleSheet::Block &blockTitled(RoleSheet &sheet, const QString &title)
    {
        if (sheet.blocks.empty() || sheet.blocks.back().title != title)
            sheet.blocks.push_back({title, {}});
        return sheet.blocks.back();
    }

    void addTrack(RoleSheet &sheet, const PaperTrack &track) const
    {
        RoleSheet::Row row {asTitle(m_speaker.say(track.name))};
        row.picture = QString::fromStdString(m_setup.game().schema().key + '/' + track.art);
        row.isNumbered = true;
        row.first = track.first;
        row.last = track.last;
        blockTitled(sheet, asTitle(m_speaker.name(track.title.type, track.title.key)))
            .rows.push_back(std::move(row));
    }

    template <class IsOwn>
    RoleSheet sheetOf(const QString &title, Seat livery, IsOwn isOwn) const
    {
        RoleSheet sheet {title, canvas::liveryOf(m_setup, livery), {}};
        for (const Zone &zone : m_tableau.zones) {
            if (zone.isOnBoard() || zone.isReserve || zone.isAlsoOnBoard || !hasBoxes(zone.kind)
                || !isOwn(zone))
                continue;
            if (RoleSheet::Block block = blockOf(zone); !block.rows.empty())
                sheet.blocks.push_back(std::move(block));
        }
        return sheet;
    }

    /// Pieces and cards need no boxes.
    static bool hasBoxes(ZoneKind kind)
    {
        switch (kind) {
        case ZoneKind::Track:
        case ZoneKind::Counter:
        case ZoneKind::Words:
        case ZoneKind::Lines:
        case ZoneKind::Pips:
            return true;
        case ZoneKind::Tokens:
        case ZoneKind::Cards:
        case ZoneKind::Hand:
        case ZoneKind::Pile:
        case ZoneKind::Ledger:
            break;
        }
        return false;
    }

    RoleSheet::Block blockOf(const Zone &zone) const
    {
        RoleSheet::Block block;
        if (!zone.title.key.empty())
            block.title = asTitle(m_speaker.name(zone.title.type, zone.title.key));
        else if (zone.head && zone.head->place >= 0)
            block.title = asTitle(
                m_speaker.name(m_setup.board().places()[static_cast<std::size_t>(zone.head->place)].key));
        for (const Item &item : zone.items) {
            if (!item.isReserve && !item.crossed && isToBeMarked(item))
                block.rows.push_back(rowOf(zone, item));
        }
        return block;
    }

    /// What stands for a place is known by its name alone.
    static bool isToBeMarked(const Item &item)
    {
        return !item.key.empty() || (item.capacity > 0 && !item.name.key.empty());
    }

    RoleSheet::Row rowOf(const Zone &zone, const Item &item) const
    {
        RoleSheet::Row row {asTitle(plainNameOf(item, m_speaker))};
        row.text = item.about.key.empty() ? m_speaker.about(item.type, item.key)
                                          : m_speaker.about(item.about.type, item.about.key);
        row.picture = QString::fromStdString(m_setup.game().schema().key + '/' + artOf(item));
        row.counter = QString::fromStdString(item.counter);
        if (zone.kind != ZoneKind::Counter)
            row.boxes = std::max(1, item.capacity);
        else
            row.isNumbered = !countsCards(zone) && !hasTokensFor(item);
        return row;
    }

    static bool countsCards(const Zone &zone)
    {
        return std::ranges::any_of(zone.items, [](const Item &item) { return !item.contents.empty(); });
    }

    /// Markers of its own, or many that look like it: the few of a kind that lie on the board are no counters.
    bool hasTokensFor(const Item &item) const
    {
        constexpr int kEnough = 20;
        const std::string art = artOf(item);
        return std::ranges::any_of(m_box, [&](const Component &component) {
            const bool isOwn = component.role == ComponentRole::Marker && !component.type.empty()
                && component.type == item.type && component.key == item.key;
            const bool looksLikeIt = component.role != ComponentRole::Card && component.copies >= kEnough
                && (component.art.empty() ? component.key : component.art) == art;
            return isOwn || looksLikeIt;
        });
    }

    std::string artOf(const Item &item) const
    {
        if (!item.art.empty())
            return item.art;
        const Component *component =
            componentOf(m_box, item.type, item.component.empty() ? item.key : item.component);
        return component && !component->art.empty() ? component->art : item.key;
    }

    const Setup &m_setup;
    Tableau m_tableau;
    Speaker m_speaker;
    std::vector<Component> m_box;
};

/// The row of that name under a title; null: there is none.
RoleSheet::Row *rowUnder(RoleSheet &sheet, const QString &title, const QString &name)
{
    for (RoleSheet::Block &block : sheet.blocks) {
        if (block.title != title)
            continue;
        const auto row = std::ranges::find(block.rows, name, &RoleSheet::Row::name);
        if (row != block.rows.end())
            return &*row;
    }
    return nullptr;
}

/// Adds rows that are missing, and boxes of those that are there.
void addRows(RoleSheet &sheet, RoleSheet other)
{
    for (RoleSheet::Block &block : other.blocks) {
        RoleSheet::Block missing {block.title, {}};
        for (RoleSheet::Row &row : block.rows) {
            if (RoleSheet::Row *known = rowUnder(sheet, block.title, row.name))
                known->boxes = std::max(known->boxes, row.boxes);
            else
                missing.rows.push_back(std::move(row));
        }
        if (!missing.rows.empty())
            sheet.blocks.push_back(std::move(missing));
    }
}

} // namespace

void addSheets(RoleSheets &sheets, RoleSheets others)
{
    for (RoleSheet &other : others.sheets) {
        const auto known = std::ranges::find(sheets.sheets, other.title, &RoleSheet::title);
        if (known == sheets.sheets.end())
            sheets.sheets.push_back(std::move(other));
        else
            addRows(*known, std::move(other));
    }
}

RoleSheets roleSheetsOf(const std::shared_ptr<const Setup> &setup)
{
    return RoleWriter(*setup, setUpTableau(setup)).sheets();
}

} // namespace merlon
