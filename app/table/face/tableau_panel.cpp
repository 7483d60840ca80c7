#include "app/table/face/tableau_panel.h"

#include "app/look/lettering.h"
#include "app/table/face/item_face.h"
#include "app/table/face/pile_popup.h"
#include "app/table/face/zone_box.h"
#include "app/widgets/layout/panel_column.h"
#include "app/widgets/layout/section_title.h"
#include "app/widgets/things/small_card.h"
#include "app/words/counting.h"
#include "app/words/game_words.h"
#include "app/words/item_words.h"
#include "app/words/partners.h"
#include "core/canvas/picture/tableau_picture.h"
#include "core/games/module.h"

#include <QVBoxLayout>

#include <algorithm>
#include <bit>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// How much of the room that is left over the blocks of tracks take.
constexpr int kTrackStretch = 3;
/// The least width of a panel, in lines of text.
constexpr double kLeastLines = 14;

bool isBeside(const Zone &zone)
{
    return zone.spot == ZoneSpot::Beside || zone.spot == ZoneSpot::InTitleBeside;
}

bool isInTitle(const Zone &zone)
{
    return zone.spot == ZoneSpot::InTitle || zone.spot == ZoneSpot::InTitleBeside;
}

bool isTitled(const Zone &zone)
{
    return !zone.title.key.empty();
}

/// Whether the game says in which panel its zones stand, without naming the panels.
bool isPlaced(const Tableau &tableau)
{
    return tableau.panels.empty()
        && std::ranges::any_of(tableau.zones, [](const Zone &zone) { return zone.panel >= 0; });
}

/// Zones with one title; those with a head, and cards, stand for themselves.
std::vector<std::vector<std::size_t>> groupsOf(const std::vector<const Zone *> &zones, std::size_t from,
                                               std::size_t to)
{
    std::vector<std::vector<std::size_t>> groups;
    for (std::size_t i = from; i < to; ++i) {
        if (zones[i]->spot == ZoneSpot::PanelTitle)
            continue;
        if (groups.empty() || isTitled(*zones[i]) || zones[i]->head || zones[i]->isReserve)
            groups.emplace_back();
        groups.back().push_back(i);
    }
    return groups;
}

CardComing comingTo(const canvas::Thing &thing, const std::vector<Filling> &fillings)
{
    CardComing coming;
    for (const Filling &filling : fillings) {
        if (thing.type == filling.type && thing.key == filling.key)
            coming.total = static_cast<int>(filling.total());
    }
    if (fillings.empty() || thing.type != fillings.front().type)
        return coming;
    for (const Filling::Card &card : fillings.front().cards) {
        if (card.key != thing.key)
            continue;
        coming.isMarked = true;
        coming.sockets = card.sockets;
    }
    return coming;
}

/// Whoever asks what the panel holds must not have to wait for the event loop.
void showAtOnce(QWidget &widget)
{
    for (QWidget *child : widget.findChildren<QWidget *>())
        child->show();
    widget.show();
}

} // namespace

TableauPanel::TableauPanel(const canvas::Art &art, Part part, QWidget *parent)
    : ThingPanel(art, -1, parent)
    , m_part(part)
{
    parts().addStretch(1);
}

int TableauPanel::heightForWidth(int width) const
{
    return layout()->totalMinimumHeightForWidth(width);
}

QSize TableauPanel::minimumSizeHint() const
{
    const QSize hint = ThingPanel::minimumSizeHint();
    return {qMax(hint.width(), qRound(lineOf(font()) * kLeastLines)), hint.height()};
}

int TableauPanel::liveryOf(Seat seat, const Setup &setup) const
{
    return seat == kNobody ? m_livery : canvas::liveryOf(setup, seat);
}

void TableauPanel::setPlayer(Seat seat, const QString &name)
{
    m_players[seat] = name;
    showPlayers();
}

/// At the titles of their blocks, or that of the panel.
void TableauPanel::showPlayers()
{
    for (const auto &[seat, title] : m_titles)
        title->setPlayer(m_players[seat]);
    QString name;
    for (const auto &[seat, player] : m_players) {
        if (!m_hasBlocks && m_seats.contains(seat))
            name = player;
    }
    setSeatName(name);
}

TableauPanel::Shape TableauPanel::shapeOf(const Zone &zone)
{
    return {zone.kind,
            zone.owner,
            zone.spot,
            zone.columns,
            zone.small,
            isTitled(zone),
            zone.head.has_value(),
            zone.isCentred,
            zone.grid.has_value()};
}

std::vector<const Zone *> TableauPanel::zonesOf(const Tableau &tableau, const Setup &setup)
{
    std::vector<const Zone *> zones;
    const bool hasPanels = !tableau.panels.empty();
    for (const Zone &zone : tableau.zones) {
        const bool isHere = zone.panel >= 0 ? zone.panel == m_part
            : hasPanels                     ? false
                                            : (zone.owner == kNobody) == (m_part == Right);
        if (!zone.isOnBoard() && zone.spot != ZoneSpot::BelowBoard && isHere)
            zones.push_back(&zone);
    }
    // Where a game declares no panels, what belongs to a seat stands together, in the order of the seats.
    if (!hasPanels && !isPlaced(tableau))
        std::ranges::stable_sort(zones, {}, &Zone::owner);
    m_seats = {};
    m_livery = m_otherLivery = -1;
    const std::span<const SeatInfo> seats = setup.seats();
    if (hasPanels) {
        const Seat own = tableau.panels[static_cast<std::size_t>(m_part)].livery;
        m_livery = canvas::liveryOf(setup, own);
        m_otherLivery = canvas::liveryOf(setup, tableau.panels[static_cast<std::size_t>(1 - m_part)].livery);
        for (Seat seat = 0; seat < seats.size(); ++seat) {
            if (own < seats.size() && seats[seat].team == seats[own].team)
                m_seats.add(seat);
        }
    } else if (isPlaced(tableau)) {
        for (const Zone *zone : zones) {
            if (zone->owner != kNobody)
                m_seats.add(zone->owner);
        }
    } else if (m_part == Left) {
        for (Seat seat = 0; seat < seats.size(); ++seat)
            m_seats.add(seat);
    }
    m_hasBlocks = !hasPanels || std::popcount(m_seats.bits()) > 1;
    return zones;
}

void TableauPanel::showTitle(const View &view, const Tableau &tableau, const Speaker &speaker)
{
    if (tableau.panels.empty()) {
        QStringList names;
        for (const auto &[seat, title] : m_titles)
            names << asTitle(speaker.seat(seat));
        setTitle(isPlaced(tableau) && !names.isEmpty() ? enumerated(names)
                     : m_part == Left                  ? tr("Players")
                                                       : tr("Table"));
    } else {
        const Word &title = tableau.panels[static_cast<std::size_t>(m_part)].title;
        setTitle(asTitle(title.type.empty() ? speaker.name(title.key) : speaker.name(title.type, title.key)));
        setLivery(m_livery);
    }
    for (const auto &[seat, title] : m_titles) {
        title->setTitle(asTitle(speaker.seat(seat)));
        showPartners(*title, seat, speaker);
        title->setAsked(seat == view.decision().seat);
    }
}

void TableauPanel::showPartners(PanelTitle &title, Seat seat, const Speaker &speaker)
{
    std::vector<int> liveries;
    QStringList names;
    const std::vector<Seat> partners = partnersOf(speaker.setup().seats(), seat);
    for (const Seat partner : partners) {
        liveries.push_back(canvas::liveryOf(speaker.setup(), partner));
        names << asTitle(speaker.seat(partner));
    }
    //: Of a player in a team. %1: the partners as a list, `Orange`.
    title.setPartners(liveries, names.isEmpty() ? QString() : tr("Plays with %1.").arg(enumerated(names)));
}

void TableauPanel::show(const View &view, const Tableau &tableau, const Speaker &speaker)
{
    m_setup = &view.setup();
    m_box = componentsOf(view.setup());
    const ItemFace face(art(), speaker, m_box);
    const std::vector<const Zone *> zones = zonesOf(tableau, view.setup());
    const bool isSame =
        m_blocks
        && std::ranges::equal(
            zones, m_sections, {}, [](const Zone *zone) { return shapeOf(*zone); }, &Section::shape);
    if (!isSame) {
        arrange(zones, view.setup(), face);
        showPlayers();
    }
    showTitle(view, tableau, speaker);
    showZones(zones, speaker, face);
    adoptItems();
    markItems();
}

void TableauPanel::clearBlocks()
{
    forgetItems();
    delete m_blocks;
    m_blocks = nullptr;
    for (QWidget *box : m_titleBoxes)
        delete box;
    m_titleBoxes.clear();
    m_titles.clear();
    m_titleRows.clear();
    m_titleColumn = nullptr;
    m_sections.clear();
}

/// Makes all blocks and sections anew, still empty.
void TableauPanel::arrange(const std::vector<const Zone *> &zones, const Setup &setup, const ItemFace &face)
{
    clearBlocks();
    m_sections.resize(zones.size());
    for (std::size_t i = 0; i < zones.size(); ++i)
        m_sections[i].shape = shapeOf(*zones[i]);
    m_blocks = new QWidget(this);
    auto *column = columnOf(m_blocks);
    column->setSpacing(qRound(lineOf(font()) * 0.4));
    const bool hasTracks =
        std::ranges::any_of(zones, [](const Zone *zone) { return zone->kind == ZoneKind::Track; });
    parts().insertWidget(parts().count() - 1, m_blocks, hasTracks ? kTrackStretch : 0); // above the stretch
    // Zones of one owner after each other are a block; each seat is named, also one that has nothing.
    SeatSet named;
    for (std::size_t from = 0; from < zones.size();) {
        const Seat owner = zones[from]->owner;
        const bool isNew = m_hasBlocks && owner != kNobody && !named.contains(owner);
        if (isNew) {
            addBlock(owner, setup, *column);
            named.add(owner);
        }
        from = addRun(zones, from, face, *column);
    }
    for (Seat seat = 0; m_hasBlocks && seat < setup.seats().size(); ++seat) {
        if (m_seats.contains(seat) && !named.contains(seat))
            addBlock(seat, setup, *column);
    }
    showAtOnce(*m_blocks);
    for (QWidget *box : m_titleBoxes)
        showAtOnce(*box);
}

/// The zones of one owner from this one on. Returns the first zone behind them.
std::size_t TableauPanel::addRun(const std::vector<const Zone *> &zones, std::size_t from,
                                 const ItemFace &face, QVBoxLayout &column)
{
    const Seat owner = zones[from]->owner;
    std::size_t to = from;
    while (to < zones.size() && zones[to]->owner == owner)
        ++to;
    const std::vector<Group> groups = groupsOf(zones, from, to);
    addGroups(zones, groups, face, column);
    if (!groups.empty())
        m_titleColumn = nullptr;
    for (std::size_t i = from; i < to; ++i) {
        if (zones[i]->spot != ZoneSpot::PanelTitle)
            continue;
        const bool isOfBlock = m_titleRows.contains(owner);
        QBoxLayout &row = isOfBlock ? *m_titleRows[owner] : titleRow();
        m_sections[i].box = newBox(*zones[i], face, isOfBlock ? m_blocks : row.parentWidget());
        m_sections[i].box->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        row.addWidget(m_sections[i].box, 0, Qt::AlignVCenter);
        if (!isOfBlock)
            m_titleBoxes.push_back(m_sections[i].box);
    }
    return to;
}

void TableauPanel::addBlock(Seat seat, const Setup &setup, QVBoxLayout &column)
{
    auto *row = new QHBoxLayout;
    auto *title = new PanelTitle(art(), canvas::liveryOf(setup, seat), m_blocks, 1.05);
    if (setup.seats()[seat].livery >= 0)
        title->showEmblem();
    row->addWidget(title, 1);
    // Blocks that are nothing but a title stand close together.
    if (!m_titleColumn) {
        m_titleColumn = new QVBoxLayout;
        m_titleColumn->setSpacing(0);
        column.addLayout(m_titleColumn);
    }
    m_titleColumn->addLayout(row);
    m_titles[seat] = title;
    m_titleRows[seat] = row;
}

ZoneBox *TableauPanel::newBox(const Zone &zone, const ItemFace &face, QWidget *parent) const
{
    auto *box =
        new ZoneBox(art(), zone, face, m_livery >= 0 ? m_livery : liveryOf(zone.owner, *m_setup), parent);
    connect(box, &ZoneBox::opened, this, &TableauPanel::openPile);
    return box;
}

void TableauPanel::openPile(const Item &pile, const QWidget &widget)
{
    const Speaker speaker(*m_setup);
    const QString name = asTitle(plainNameOf(pile, speaker));
    //: %1: a pile of cards, %2: how many cards are in it.
    auto *popup = new PilePopup(art(), tr("%1: %2").arg(name).arg(pile.count), pile, speaker, m_box, this);
    popup->openAt(widget);
}

/// Groups that stand beside each other share a row.
void TableauPanel::addGroups(const std::vector<const Zone *> &zones, const std::vector<Group> &groups,
                             const ItemFace &face, QVBoxLayout &column)
{
    QVBoxLayout *part = nullptr; // the last one
    QVBoxLayout *tracks = nullptr;
    QVBoxLayout *cards = nullptr; // with their numbers, close together
    const auto isCard = [](const Zone &zone) { return zone.kind == ZoneKind::Cards && zone.small; };
    const auto newPart = [this](QVBoxLayout &into) {
        auto *made = new QVBoxLayout;
        made->setSpacing(qRound(lineOf(font()) * 0.1));
        into.addLayout(made);
        return made;
    };
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const Zone &first = *zones[groups[i].front()];
        if (!isCard(first))
            cards = nullptr;
        else if (!cards)
            cards = newPart(column);
        const bool hasNeighbour = i + 1 < groups.size() && isBeside(*zones[groups[i + 1].front()]);
        if (!hasNeighbour) {
            const bool isTrack = first.kind == ZoneKind::Track && first.head;
            if (isTrack && !tracks) {
                tracks = new QVBoxLayout;
                tracks->setSpacing(0);
                column.addLayout(tracks, kTrackStretch);
            } else if (!isTrack) {
                tracks = nullptr;
            }
            // What is left of the box goes on under the part before.
            if (!isTrack && !isCard(first) && !(first.isReserve && part))
                part = newPart(column);
            addGroup(zones, groups[i], face, isTrack ? *tracks : isCard(first) ? *cards : *part);
            continue;
        }
        tracks = nullptr;
        auto *row = new QHBoxLayout;
        row->setSpacing(qRound(lineOf(font()) * (first.head ? 0.1 : 0.5)));
        if (!cards)
            part = newPart(column);
        (cards ? *cards : *part).addLayout(row);
        i = addNeighbours(zones, groups, i, face, *row);
    }
}

/// From this group on, as far as they stand beside each other. Returns the last of them.
std::size_t TableauPanel::addNeighbours(const std::vector<const Zone *> &zones,
                                        const std::vector<Group> &groups, std::size_t from,
                                        const ItemFace &face, QHBoxLayout &row)
{
    for (std::size_t i = from;; ++i) {
        auto *side = new QVBoxLayout;
        side->setSpacing(qRound(lineOf(font()) * 0.1));
        row.addLayout(side, std::max(1, zones[groups[i].front()]->columns));
        addGroup(zones, groups[i], face, *side);
        side->addStretch(1);
        if (i + 1 == groups.size() || !isBeside(*zones[groups[i + 1].front()]))
            return i;
    }
}

void TableauPanel::addGroup(const std::vector<const Zone *> &zones, const Group &group, const ItemFace &face,
                            QVBoxLayout &column)
{
    QHBoxLayout *titleLine = nullptr;
    QHBoxLayout *row = nullptr; // of zones that share one
    for (const std::size_t i : group) {
        Section &section = m_sections[i];
        section.box = newBox(*zones[i], face, m_blocks);
        if (isTitled(*zones[i])) {
            section.title = new SectionTitle(art(), m_blocks);
            titleLine = new QHBoxLayout;
            titleLine->setSpacing(qRound(lineOf(font()) * 0.2));
            titleLine->addWidget(section.title, 1);
            column.addLayout(titleLine);
        }
        if (isInTitle(*zones[i]) && titleLine) {
            titleLine->addWidget(section.box);
        } else if (isBeside(*zones[i]) && row) {
            for (int shared = 0; shared < row->count(); ++shared)
                row->setStretch(shared, 0);
            row->addWidget(section.box);
            row->addStretch(1);
        } else {
            row = new QHBoxLayout;
            row->setSpacing(0);
            row->addWidget(section.box, 1);
            column.addLayout(row);
        }
    }
}

std::vector<AmountChange> TableauPanel::changes() const
{
    std::vector<AmountChange> changes;
    for (const Section &section : m_sections) {
        const std::vector<AmountChange> &ofBox = section.box->changes();
        changes.insert(changes.end(), ofBox.begin(), ofBox.end());
    }
    return changes;
}

QWidget *TableauPanel::cardInUse() const
{
    for (const Section &section : m_sections) {
        if (QWidget *card = section.box->cardInUse())
            return card;
    }
    return nullptr;
}

void TableauPanel::setFillings(const std::vector<Filling> &fillings)
{
    for (SmallCard *card : findChildren<SmallCard *>())
        card->setComing(comingTo(card->thing(), fillings));
}

void TableauPanel::showZones(const std::vector<const Zone *> &zones, const Speaker &speaker,
                             const ItemFace &face)
{
    QString title;
    for (std::size_t i = 0; i < zones.size(); ++i) {
        const Zone &zone = *zones[i];
        if (isTitled(zone))
            title = asTitle(speaker.name(zone.title.type, zone.title.key));
        if (m_sections[i].title) {
            QString note = zone.note.empty() ? QString() : speaker.say(zone.note);
            if (zone.room > 0) {
                int count = 0;
                for (const Item &item : zone.items)
                    count += item.count;
                //: A share. %1: a number, %2: the number of all
                note = tr("%1 of %2").arg(count).arg(zone.room);
            }
            m_sections[i].title->setText(title, note);
        }
        m_sections[i].box->show(zone, face, title, m_otherLivery);
    }
}

} // namespace merlon
