#pragma once

#include "app/table/face/item_pictures.h"
#include "app/widgets/things/card_tile.h"
#include "app/words/speaker.h"
#include "core/engine/tableau/components.h"
#include "core/engine/tableau/tableau.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace merlon {

class CountLabel;
class PlaceSign;
struct LedgerContent;
struct LineContent;
struct PipContent;
struct TokenContent;
struct TrackContent;

/// Makes the widgets of the items of a zone beside the board, and says and shows on them how the items stand.
class ItemFace {
    Q_DECLARE_TR_FUNCTIONS(ItemFace)

public:
    /// `art`, `speaker` and `box` must live as long as this.
    ItemFace(const canvas::Art &art, const Speaker &speaker, const std::vector<Component> &box)
        : m_art(art)
        , m_speaker(speaker)
        , m_pictures(art, speaker, box)
    {
    }

    /// A widget for the items of a zone, of the colour of a livery; still empty.
    ThingItem *make(const Zone &zone, int livery, QWidget *parent) const;
    /// Of a row or a column of a grid.
    QString heading(const GridHeading &heading) const;
    QString headingInFull(const GridHeading &heading) const;
    /// For what stands before the items of a zone: the sign of a place, or a number.
    ThingItem *makeHead(const Item &head, int livery, QWidget *parent) const;
    /// `title`: of the part of the panel, said before the name of units.
    void show(ThingItem &widget, const Zone &zone, const Item &item, const QString &title) const;
    /// `livery`: of those whose tokens trouble a place.
    void showHead(ThingItem &widget, const Item &head, int livery) const;
    const ItemPictures &pictures() const { return m_pictures; }

private:
    QString name(const Item &item) const;
    QString cell(const ZoneGrid &grid, const Item &item) const;
    QString said(const Zone &zone, const Item &item, const QString &title) const;
    QString explanation(const Zone &zone, const Item &item) const;
    QString stacksInWords(const std::vector<Stack> &stacks) const;
    QString socketsInWords(const std::vector<Socket> &sockets, bool isExplained) const;
    QString place(int index) const;
    QString note(const Item &item) const;
    CardContent card(const Item &item) const;
    TrackContent trackOf(const Item &item) const;
    PipContent pipsOf(const Item &item) const;
    TokenContent tokenOf(const Item &item) const;
    LineContent lineContentOf(const Item &item) const;
    LedgerContent ledgerOf(const Zone &zone, const Item &item) const;
    void showCount(CountLabel &label, const Item &item) const;

    const canvas::Art &m_art;
    const Speaker &m_speaker;
    ItemPictures m_pictures;
};

} // namespace merlon
