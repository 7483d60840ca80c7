#include "app/table/face/tableau_panel.h"

#include "app/look/lettering.h"
#include "app/widgets/count_label.h"
#include "app/widgets/deed_row.h"
#include "app/widgets/flow_layout.h"
#include "app/widgets/panel_column.h"
#include "app/widgets/section_title.h"
#include "app/widgets/things/card_tile.h"
#include "app/widgets/things/token_chip.h"
#include "app/widgets/track_row.h"
#include "app/widgets/word_pill.h"
#include "app/words/game_words.h"
#include "app/words/item_words.h"
#include "core/canvas/tableau_picture.h"
#include "core/games/module.h"

#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// Things of these kinds stand one below the other, all others side by side.
bool isInRows(ZoneKind kind)
{
    return kind == ZoneKind::Track || kind == ZoneKind::Lines;
}

bool isOfCards(ZoneKind kind)
{
    return kind == ZoneKind::Cards || kind == ZoneKind::Hand || kind == ZoneKind::Pile;
}

} // namespace

TableauPanel::TableauPanel(const canvas::Art &art, Part part, QWidget *parent)
    : ThingPanel(art, -1, parent)
    , m_part(part)
{
    parts().addStretch(1);
}

void TableauPanel::setPlayer(Seat seat, const QString &name)
{
    m_players[seat] = name;
    if (const auto title = m_titles.find(seat); title != m_titles.end())
        title->second->setPlayer(name);
}

void TableauPanel::show(const View &view, const Speaker &speaker)
{
    setTitle(m_part == Part::Seats ? tr("Players") : tr("Table"));
    m_box = componentsOf(view.setup());
    const Tableau tableau = tableauOf(view);
    std::vector<const Zone *> zones;
    for (const Zone &zone : tableau.zones) {
        if (!zone.isOnBoard() && (zone.owner == kNobody) == (m_part == Part::Common))
            zones.push_back(&zone);
    }
    // What belongs to a seat stands together, in the order of the seats.
    std::ranges::stable_sort(zones, {}, &Zone::owner);
    if (!m_blocks || !isSameArrangement(zones))
        arrange(zones, speaker);
    for (std::size_t i = 0; i < zones.size(); ++i)
        showZone(m_sections[i], *zones[i], speaker);
    const Seat asked = view.decision().seat;
    for (const auto &[seat, title] : m_titles) {
        title->setTitle(asTitle(speaker.seat(seat)));
        title->setAsked(seat == asked);
    }
    adoptItems();
    markItems();
}

bool TableauPanel::isSameArrangement(const std::vector<const Zone *> &zones) const
{
    return std::ranges::equal(zones, m_sections, [](const Zone *zone, const Section &section) {
        return zone->kind == section.kind && zone->owner == section.owner
            && zone->title.key.empty() == (section.title == nullptr);
    });
}

/// Makes all blocks and sections anew, still empty.
void TableauPanel::arrange(const std::vector<const Zone *> &zones, const Speaker &speaker)
{
    forgetItems();
    delete m_blocks;
    m_titles.clear();
    m_sections.clear();
    m_blocks = new QWidget(this);
    auto *column = columnOf(m_blocks);
    column->setSpacing(qRound(lineOf(font()) * 0.5));
    parts().insertWidget(parts().count() - 1, m_blocks); // above the stretch
    const auto addTitle = [&](Seat seat) {
        auto *title = new PanelTitle(art(), canvas::liveryOf(speaker.setup(), seat), m_blocks, 1.1);
        title->setPlayer(m_players[seat]);
        m_titles[seat] = title;
        column->addWidget(title);
    };
    // Each seat is named, also one that has nothing.
    const std::size_t seats = m_part == Part::Seats ? speaker.setup().seats().size() : 0;
    auto zone = zones.begin();
    for (Seat seat = 0; seat < seats || zone != zones.end(); ++seat) {
        if (seat < seats)
            addTitle(seat);
        for (; zone != zones.end() && ((*zone)->owner == seat || seat >= seats); ++zone) {
            Section section;
            section.kind = (*zone)->kind;
            section.owner = (*zone)->owner;
            if (!(*zone)->title.key.empty()) {
                section.title = new SectionTitle(art(), m_blocks);
                column->addWidget(section.title);
            }
            section.box = new QWidget(m_blocks);
            if (isInRows((*zone)->kind))
                columnOf(section.box);
            else
                section.box->setLayout(new FlowLayout(qRound(lineOf(font()) * 0.2)));
            column->addWidget(section.box);
            m_sections.push_back(std::move(section));
        }
    }
}

void TableauPanel::showZone(Section &section, const Zone &zone, const Speaker &speaker)
{
    if (section.title) {
        QString note;
        if (zone.room > 0) {
            int count = 0;
            for (const Item &item : zone.items)
                count += item.count;
            note = tr("%1 of %2").arg(count).arg(zone.room);
        }
        section.title->setText(asTitle(speaker.name(zone.title.type, zone.title.key)), note);
    }
    while (section.items.size() < zone.items.size()) {
        ThingItem *item = newItem(zone.kind, zone.owner, section.box);
        section.box->layout()->addWidget(item);
        section.items.push_back(item);
    }
    for (std::size_t i = 0; i < section.items.size(); ++i) {
        section.items[i]->setVisible(i < zone.items.size());
        if (i < zone.items.size())
            showItem(*section.items[i], zone, zone.items[i], speaker);
        else
            section.items[i]->setThing({});
    }
}

ThingItem *TableauPanel::newItem(ZoneKind kind, Seat owner, QWidget *parent) const
{
    const int livery = owner == kNobody ? -1 : owner;
    switch (kind) {
    case ZoneKind::Cards:
    case ZoneKind::Hand:
    case ZoneKind::Pile: {
        auto *card = new CardTile(art(), livery, parent);
        const int width = qRound(lineOf(font()) * 6.2);
        card->setFixedSize(width, card->heightForWidth(width));
        return card;
    }
    case ZoneKind::Track:
        return new TrackRow(art(), parent);
    case ZoneKind::Counter:
        return new CountLabel(art(), 1.2, parent);
    case ZoneKind::Words:
        return new WordPill(art(), parent);
    case ZoneKind::Lines:
    case ZoneKind::Pips:
        return new DeedRow(art(), livery, parent);
    case ZoneKind::Tokens:
        break;
    }
    return new TokenChip(art(), 1.0, parent);
}

void TableauPanel::showItem(ThingItem &widget, const Zone &zone, const Item &item,
                            const Speaker &speaker) const
{
    const bool isThing = item.isPickable && !item.key.empty();
    widget.setThing(isThing ? canvas::Thing {-1, -1, item.type, item.key} : canvas::Thing {});
    const QString note = item.note.empty() ? QString() : speaker.say(item.note);
    const QString name = asTitle(plainNameOf(item, speaker));
    const QString picture = pictureOf(item, speaker);
    const bool faded = item.faded || item.crossed;
    QString said = name;
    if (item.count != 1)
        said = item.key.empty() && isOfCards(zone.kind) ? tr("%n card(s), face down", nullptr, item.count)
                                                        : tr("%1 × %2").arg(item.count).arg(name);
    if (!note.isEmpty())
        said += u", "_s + note;
    widget.describe(said, item.key.empty() ? QString() : speaker.about(item.type, item.key));
    if (auto *card = qobject_cast<CardTile *>(&widget)) {
        CardContent content;
        content.picture = picture;
        content.name = item.count > 1 ? tr("%1 × %2").arg(item.count).arg(name) : name;
        content.done = item.done;
        content.dimmed = faded;
        card->setContent(std::move(content));
    } else if (auto *track = qobject_cast<TrackRow *>(&widget)) {
        TrackContent content;
        content.picture = picture;
        content.name = name;
        content.filled = item.filled;
        content.boxes = item.capacity;
        content.done = item.done;
        track->setContent(std::move(content));
    } else if (auto *count = qobject_cast<CountLabel *>(&widget)) {
        count->setCount(picture, QString::number(item.count), item.count == 0 || faded);
        widget.describe(u"%1: %2"_s.arg(name).arg(item.count), speaker.about(item.type, item.key));
    } else if (auto *pill = qobject_cast<WordPill *>(&widget)) {
        pill->setContent({picture, name, {}, item.done, item.faded, item.crossed});
    } else if (auto *row = qobject_cast<DeedRow *>(&widget)) {
        DeedContent content;
        content.picture = picture;
        content.name = name;
        content.note = note;
        content.done = item.filled;
        content.goal = item.capacity;
        content.met = item.done;
        content.faded = faded;
        row->setContent(std::move(content));
    } else if (auto *chip = qobject_cast<TokenChip *>(&widget)) {
        TokenContent content;
        content.picture = picture;
        content.seat = canvas::liveryOf(speaker.setup(), item.owner);
        content.shape = item.owner == kNobody ? TokenContent::Shape::Plain : TokenContent::Shape::Disc;
        content.count = item.count;
        content.faded = faded;
        content.crossed = item.crossed;
        chip->setContent(std::move(content));
    }
}

/// The picture of an item, if it has been drawn; else nothing.
QString TableauPanel::pictureOf(const Item &item, const Speaker &speaker) const
{
    const Component *component = componentOf(m_box, item.type, item.key);
    std::string name = !item.art.empty()       ? item.art
        : component && !component->art.empty() ? component->art
        : item.key.empty()                     ? std::string("back")
                                               : item.key;
    const QString path = QString::fromStdString(speaker.setup().game().schema().key + '/' + name);
    return art().has(path) ? path : QString();
}

} // namespace merlon
