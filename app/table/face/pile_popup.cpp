#include "app/table/face/pile_popup.h"

#include "app/look/lettering.h"
#include "app/table/face/item_face.h"
#include "core/canvas/art/theme.h"

#include <QGridLayout>
#include <QLabel>
#include <QScreen>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kColumns = 6;

} // namespace

PilePopup::PilePopup(const canvas::Art &art, const QString &title, const Item &pile, const Speaker &speaker,
                     const std::vector<Component> &box, QWidget *parent)
    : QFrame(parent, Qt::Popup)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(u"pile"_s);
    setFrameShape(QFrame::StyledPanel);
    setPalette(canvas::paletteOf(art.theme()));
    setAutoFillBackground(true);
    setAccessibleName(title);
    auto *grid = new QGridLayout(this);
    grid->setSpacing(qRound(lineOf(font()) * 0.3));
    auto *head = new QLabel(title, this);
    head->setFont(titleFont(font(), 1.1));
    grid->addWidget(head, 0, 0, 1, kColumns);
    const ItemFace face(art, speaker, box);
    Zone zone {.kind = ZoneKind::Cards};
    int place = 0;
    for (const Item &item : pile.contents) {
        ThingItem *card = face.make(zone, item.owner == kNobody ? -1 : item.owner, this);
        Item shown = item;
        shown.isPickable = false;
        face.show(*card, zone, shown, {});
        grid->addWidget(card, 1 + place / kColumns, place % kColumns);
        ++place;
    }
}

void PilePopup::openAt(const QWidget &widget)
{
    adjustSize();
    const QRect screen = widget.screen()->availableGeometry();
    QPoint corner = widget.mapToGlobal(QPoint(0, widget.height()));
    corner.setX(std::clamp(corner.x(), screen.left(), std::max(screen.left(), screen.right() - width())));
    if (corner.y() + height() > screen.bottom())
        corner.setY(std::max(screen.top(), widget.mapToGlobal(QPoint(0, 0)).y() - height()));
    move(corner);
    show();
}

} // namespace merlon
