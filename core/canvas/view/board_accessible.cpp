#include "core/canvas/view/board_accessible.h"

#include "core/canvas/scene/board_scene.h"
#include "core/canvas/view/board_keyboard.h"
#include "core/canvas/view/board_tooltips.h"
#include "core/canvas/view/board_view.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <optional>

namespace merlon::canvas {

class BoardAccessible;

namespace {

/// Something on the board or above it that can be pressed and holds nothing.
class PartAccessible : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    explicit PartAccessible(BoardAccessible &board)
        : m_board(board)
    {
    }
    QObject *object() const override { return nullptr; }
    QWindow *window() const override;
    QAccessibleInterface *parent() const override;
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    void setText(QAccessible::Text, const QString &) override { }
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this)
                                                    : nullptr;
    }
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

protected:
    /// A box of the viewport.
    QRect onScreen(const QRect &box) const;

    BoardAccessible &m_board;
};

/// A place, a link or a piece.
class ThingAccessible final : public PartAccessible {
public:
    ThingAccessible(BoardAccessible &board, Thing thing)
        : PartAccessible(board)
        , m_thing(std::move(thing))
    {
    }
    bool isValid() const override;
    QString text(QAccessible::Text kind) const override;
    QRect rect() const override;
    QAccessible::Role role() const override { return QAccessible::Button; }
    QAccessible::State state() const override;
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString &action) override;

private:
    Thing m_thing;
};

/// Something written on the map, by its number.
class CaptionAccessible final : public PartAccessible {
public:
    CaptionAccessible(BoardAccessible &board, std::size_t number)
        : PartAccessible(board)
        , m_number(number)
    {
    }
    bool isValid() const override;
    QString text(QAccessible::Text kind) const override;
    QRect rect() const override;
    QAccessible::Role role() const override { return QAccessible::Note; }
    QAccessible::State state() const override;
    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString &action) override;

private:
    Caption caption() const;

    std::size_t m_number;
};

} // namespace

/// A board whose children are its places, each followed by the pieces that stand there, then its links with theirs, and at
/// last what is written on the map besides.
class BoardAccessible final : public QAccessibleWidget {
public:
    explicit BoardAccessible(BoardView *view)
        : QAccessibleWidget(view, QAccessible::List)
    {
    }
    ~BoardAccessible() override { forget(); }

    BoardView &view() const { return *static_cast<BoardView *>(widget()); }
    const BoardScene &scene() const { return *view().m_scene; }

    int childCount() const override { return static_cast<int>(things().size() + view().captions().size()); }
    QAccessibleInterface *child(int index) const override;
    int indexOfChild(const QAccessibleInterface *child) const override;
    QAccessibleInterface *childAt(int x, int y) const override;
    QAccessibleInterface *focusChild() const override;

    int indexOf(const Thing &thing) const
    {
        const auto found = std::ranges::find(things(), thing);
        return found == m_things.end() ? -1 : static_cast<int>(found - m_things.begin());
    }

private:
    /// As they are on the board now.
    const std::vector<Thing> &things() const;
    bool isExposed(const Thing &thing) const;
    void forget() const;

    mutable std::vector<Thing> m_things;
    mutable std::optional<unsigned> m_revision;     ///< of the scene for which things were gathered
    mutable QHash<int, QAccessible::Id> m_children; ///< made when asked for
};

namespace {

/// How many there are, or how many hits are left of how many cards: `2/6`.
QString valueOf(const Token &token)
{
    return token.capacity > 0 ? QStringLiteral("%1/%2").arg(token.filled).arg(token.capacity)
                              : QString::number(token.count);
}

/// What stands under the name of a place, or is said of it.
QString noteOn(const Thing &thing, const Picture &picture)
{
    const auto index = static_cast<std::size_t>(thing.place);
    if (thing.place < 0 || index >= picture.places.size())
        return {};
    const PlacePicture &place = picture.places[index];
    return place.note.isEmpty() ? place.detail : place.note;
}

QWindow *PartAccessible::window() const
{
    return m_board.window();
}

QAccessibleInterface *PartAccessible::parent() const
{
    return &m_board;
}

QRect PartAccessible::onScreen(const QRect &box) const
{
    return {m_board.view().viewport()->mapToGlobal(box.topLeft()), box.size()};
}

bool ThingAccessible::isValid() const
{
    return m_board.isValid() && m_board.scene().things().isOnBoard(m_thing);
}

QString ThingAccessible::text(QAccessible::Text kind) const
{
    const BoardScene &scene = m_board.scene();
    if (kind == QAccessible::Description)
        return m_board.view().tooltips().explanationOf(m_thing);
    const Spot *spot = scene.things().spotOf(m_thing);
    if (kind == QAccessible::Value)
        return spot ? valueOf(scene.things().tokenAt(*spot)) : noteOn(m_thing, scene.things().picture());
    if (kind != QAccessible::Name)
        return {};
    if (!spot)
        return scene.things().nameOf(m_thing);
    const Token &token = scene.things().tokenAt(*spot);
    Thing stand = m_thing;
    stand.key.clear();
    //: Read aloud: a piece on the board. %1 how many, %2 which, %3 where.
    return QCoreApplication::translate("Canvas", "%1 %2, %3")
        .arg(token.count)
        .arg(token.name, scene.things().nameOf(stand));
}

QRect ThingAccessible::rect() const
{
    return onScreen(m_board.view().rectOf(m_thing));
}

QAccessible::State ThingAccessible::state() const
{
    QAccessible::State state;
    const BoardMarks &marks = m_board.scene().marks();
    state.focusable = true;
    state.selectable = m_board.scene().choosable(m_thing) != nullptr;
    state.selected = std::ranges::find(marks.selected, m_thing) != marks.selected.end();
    state.focused = m_board.view().keyboard().current() == m_thing;
    return state;
}

void ThingAccessible::doAction(const QString &action)
{
    BoardView &view = m_board.view();
    if (action == setFocusAction()) {
        view.setFocus();
        view.keyboard().setCurrent(m_thing);
        Q_EMIT view.pointed(Thing(m_thing));
    }
    if (action == pressAction())
        Q_EMIT view.picked(Thing(m_thing));
}

Caption CaptionAccessible::caption() const
{
    const std::vector<Caption> captions = m_board.view().captions();
    return m_number < captions.size() ? captions[m_number] : Caption {};
}

bool CaptionAccessible::isValid() const
{
    return m_board.isValid() && m_number < m_board.view().captions().size();
}

QString CaptionAccessible::text(QAccessible::Text kind) const
{
    if (kind == QAccessible::Name)
        return caption().name;
    return kind == QAccessible::Value || kind == QAccessible::Description ? caption().text : QString();
}

QRect CaptionAccessible::rect() const
{
    return onScreen(m_board.view().mapFromScene(caption().box).boundingRect());
}

QAccessible::State CaptionAccessible::state() const
{
    QAccessible::State state;
    state.selectable = true;
    state.selected = caption().isSelected;
    state.multiLine = true;
    state.readOnly = true;
    return state;
}

void CaptionAccessible::doAction(const QString &action)
{
    if (action == pressAction())
        m_board.view().pickCaption(m_number);
}

QAccessibleInterface *makeAccessible(const QString &, QObject *object)
{
    auto *view = qobject_cast<BoardView *>(object);
    return view ? new BoardAccessible(view) : nullptr;
}

BoardAccessible *accessibleOf(BoardView &view)
{
    return QAccessible::isActive()
        ? dynamic_cast<BoardAccessible *>(QAccessible::queryAccessibleInterface(&view))
        : nullptr;
}

} // namespace

void BoardAccessible::forget() const
{
    for (const QAccessible::Id id : std::as_const(m_children))
        QAccessible::deleteAccessibleInterface(id);
    m_children.clear();
}

/// All places; of the links those of which the picture tells something: the others only say what lies beside what.
bool BoardAccessible::isExposed(const Thing &thing) const
{
    const auto link = static_cast<std::size_t>(thing.link);
    const std::vector<LinkPicture> &links = scene().things().picture().links;
    return thing.link < 0
        || (link < links.size() && (links[link].isNamedWhenAsked || !links[link].name.isEmpty()));
}

const std::vector<Thing> &BoardAccessible::things() const
{
    if (m_revision == scene().things().revision())
        return m_things;
    m_revision = scene().things().revision();
    forget();
    m_things.clear();
    const auto add = [this](std::size_t count, int Thing::*where, Thing (*made)(int)) {
        std::vector<std::vector<Thing>> pieces(count);
        for (const Spot &spot : scene().things().spots()) {
            if (spot.thing.*where >= 0 && !spot.thing.key.empty())
                pieces[static_cast<std::size_t>(spot.thing.*where)].push_back(spot.thing);
        }
        for (std::size_t i = 0; i < count; ++i) {
            if (isExposed(made(static_cast<int>(i))))
                m_things.push_back(made(static_cast<int>(i)));
            m_things.insert(m_things.end(), pieces[i].begin(), pieces[i].end());
        }
    };
    add(scene().things().board().places().size(), &Thing::place, placeThing);
    add(scene().things().board().links().size(), &Thing::link, linkThing);
    return m_things;
}

QAccessibleInterface *BoardAccessible::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    if (const auto known = m_children.constFind(index); known != m_children.constEnd())
        return QAccessible::accessibleInterface(*known);
    auto &board = const_cast<BoardAccessible &>(*this);
    const auto number = static_cast<std::size_t>(index);
    QAccessibleInterface *made = nullptr;
    if (number < m_things.size())
        made = new ThingAccessible(board, m_things[number]);
    else
        made = new CaptionAccessible(board, number - m_things.size());
    m_children.insert(index, QAccessible::registerAccessibleInterface(made));
    return made;
}

int BoardAccessible::indexOfChild(const QAccessibleInterface *child) const
{
    for (auto entry = m_children.constBegin(); entry != m_children.constEnd(); ++entry) {
        if (QAccessible::accessibleInterface(entry.value()) == child)
            return entry.key();
    }
    return -1;
}

QAccessibleInterface *BoardAccessible::childAt(int x, int y) const
{
    const QPoint position = view().viewport()->mapFromGlobal(QPoint(x, y));
    const std::vector<Caption> captions = view().captions();
    for (std::size_t i = captions.size(); i-- > 0;) {
        if (captions[i].box.contains(view().mapToScene(position)))
            return child(static_cast<int>(things().size() + i));
    }
    return child(indexOf(view().thingAt(position)));
}

QAccessibleInterface *BoardAccessible::focusChild() const
{
    return child(indexOf(view().keyboard().current()));
}

void installBoardAccessibility()
{
    static const bool installed = [] {
        QAccessible::installFactory([](const QString &key, QObject *object) -> QAccessibleInterface * {
            return key == QLatin1StringView("merlon::canvas::BoardView") ? makeAccessible(key, object)
                                                                         : nullptr;
        });
        return true;
    }();
    Q_UNUSED(installed)
}

void tellBoardChanged(BoardView &view)
{
    if (accessibleOf(view)) {
        QAccessibleEvent event(&view, QAccessible::ObjectReorder);
        QAccessible::updateAccessibility(&event);
    }
}

void tellCaptionSelected(BoardView &view, std::size_t caption)
{
    const BoardAccessible *board = accessibleOf(view);
    if (!board)
        return;
    const int before = board->childCount() - static_cast<int>(view.captions().size());
    QAccessibleEvent event(&view, QAccessible::Selection);
    event.setChild(before + static_cast<int>(caption));
    QAccessible::updateAccessibility(&event);
}

void tellCurrentChanged(BoardView &view)
{
    BoardAccessible *board = accessibleOf(view);
    const int index = board ? board->indexOf(view.keyboard().current()) : -1;
    if (index < 0)
        return;
    QAccessibleEvent event(&view, QAccessible::Focus);
    event.setChild(index);
    QAccessible::updateAccessibility(&event);
}

} // namespace merlon::canvas
