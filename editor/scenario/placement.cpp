#include "editor/scenario/placement.h"

#include "app/words/game_words.h"
#include "app/words/language.h"
#include "app/words/resources.h"
#include "app/words/speaker.h"
#include "core/base/json.h"
#include "core/canvas/scene/painters/token_painter.h"
#include "core/engine/position/draft_edit.h"
#include "core/engine/tableau/components.h"
#include "core/games/module.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// The sentences about pieces.
class Placement {
    Q_DECLARE_TR_FUNCTIONS(Placement)
};

using SetupPointer = std::shared_ptr<const Setup>;

QString pieceName(const DraftPiece &piece, const Setup &setup)
{
    const Speaker speaker(setup);
    const QString name = piece.type.empty() ? speaker.name(piece.key) : speaker.name(piece.type, piece.key);
    //: A piece and what tells it from others of its name: trap (troll).
    return piece.note.empty() ? name : Placement::tr("%1 (%2)").arg(name, speaker.name("note", piece.note));
}

QString partName(const DraftPart &part, const Setup &setup)
{
    const Speaker speaker(setup);
    if (part.pointer.starts_with("/paid/"))
        //: What has been paid for a card; %1 is its name.
        return Placement::tr("Paid: %1").arg(speaker.name("action-card", part.key));
    return asTitle(speaker.name(part.key));
}

/// A step of the history about a piece in a part.
StepText stepWith(const SetupPointer &setup, const DraftPiece &piece, const DraftPart &part,
                  QString (*sentence)(const QString &, const QString &))
{
    return
        [setup, piece, part, sentence] { return sentence(partName(part, *setup), pieceName(piece, *setup)); };
}

QString sayPlaced(const QString &part, const QString &piece)
{
    //: Undo step. %1: a place or another part of a position: West wall 1, %2: a piece: goblin
    return Placement::tr("%1: place %2").arg(part, piece);
}

QString sayTaken(const QString &part, const QString &piece)
{
    //: Undo step. %1: a place or another part of a position: West wall 1, %2: a piece: goblin
    return Placement::tr("%1: remove %2").arg(part, piece);
}

bool perform(ScenarioDocument &document, const std::optional<Json> &position, const StepText &text)
{
    return position && document.perform(SetPosition {*position}, text);
}

/// The position when one of the piece has gone from a part to another one; none if it cannot.
std::optional<Json> afterMove(const ScenarioDocument &document, const Json &position, const DraftPiece &piece,
                              const std::string &from, const std::string &to)
{
    const auto like = [&](const DraftPiece &one) {
        return one.key == piece.key && one.type == piece.type && one.note == piece.note;
    };
    const Draft draft = draftOf(document.setup(), position);
    const DraftPart *start = partAt(draft, from);
    const DraftPart *end = partAt(draft, to);
    const auto there = std::ranges::find_if(draft.pieces, like);
    if (!start || !end || there == draft.pieces.end() || !slotIn(*there, draft, *end))
        return std::nullopt;
    const std::optional<Json> without = withoutPiece(draft, position, *there, *start);
    if (!without)
        return std::nullopt;
    const Draft between = draftOf(document.setup(), *without);
    const auto same = std::ranges::find_if(between.pieces, like);
    const DraftPart *target = partAt(between, to);
    return same != between.pieces.end() && target ? withPiece(between, *without, *same, *target)
                                                  : std::nullopt;
}

/// Whether a piece put into a part is written down elsewhere, as a machine with its place: then nothing about the part
/// would tell of it if the game did not take it there.
bool isKeptElsewhere(const DraftPiece &piece, const Draft &draft, const DraftPart &part)
{
    const DraftSlot *slot = slotIn(piece, draft, part);
    return slot && slot->part && part.place >= 0;
}

/// Why the game never has such a piece there, not even as the only one. None if it may lie there, or if a position as
/// the game usually begins cannot tell.
std::optional<Error> objectionTo(const DraftPiece &piece, const DraftPart &part,
                                 const ScenarioDocument &document)
{
    if (!document.setup() || !isKeptElsewhere(piece, document.draft(), part))
        return std::nullopt;
    const Json usual = Json::object();
    const Draft draft = draftOf(document.setup(), usual);
    const DraftPart *there = partAt(draft, part.pointer);
    const auto with = !draft.objection && there ? withPiece(draft, usual, piece, *there) : std::nullopt;
    if (!with)
        return std::nullopt;
    const auto read = document.setup()->position(*with);
    return read ? std::nullopt : std::optional(read.error());
}

/// Whether a position is not worth having: the game objects to it because of the piece that has come to a part.
bool isRefused(const ScenarioDocument &document, const Json &position, const DraftPiece &piece,
               const DraftPart &part)
{
    return !document.setup()->position(position) && objectionTo(piece, part, document);
}

/// The picture of its component (null if it has none) or of its key, or that of a card, among those of a family of
/// games. What has not been drawn yet is shown by its first letters.
QString pictureOf(const DraftPiece &piece, const Component *component, const std::string &family)
{
    const QString art =
        QString::fromStdString(component && !component->art.empty() ? component->art : piece.key);
    const auto exists = [&family](const QString &name) {
        return std::filesystem::exists(resourceDirectories("art").front() / family
                                       / (name + u".svg"_s).toStdString());
    };
    for (const QString &name : {u"%1-%2"_s.arg(art, QString::fromStdString(piece.note)), art}) {
        if (exists(name))
            return name;
    }
    const QString back = u"back-"_s + QString::fromStdString(piece.type);
    if (exists(back))
        return back;
    return component ? art : u"order-card"_s;
}

} // namespace

bool putPiece(ScenarioDocument &document, const DraftPiece &piece, const std::string &part, int at)
{
    const DraftPart *to = partAt(document.draft(), part);
    const auto after = to ? withPiece(document.draft(), document.position(), piece, *to, at) : std::nullopt;
    return after && !isRefused(document, *after, piece, *to)
        && perform(document, after, stepWith(document.setup(), piece, *to, sayPlaced));
}

bool takePiece(ScenarioDocument &document, const DraftPiece &piece, const std::string &part)
{
    const DraftPart *from = partAt(document.draft(), part);
    return from
        && perform(document, withoutPiece(document.draft(), document.position(), piece, *from),
                   stepWith(document.setup(), piece, *from, sayTaken));
}

bool movePieces(ScenarioDocument &document, const DraftPiece &piece, int count, const std::string &from,
                const std::string &to)
{
    if (!document.setup())
        return false;
    Json position = document.position();
    int moved = 0;
    for (; moved < count; ++moved) {
        const std::optional<Json> after = afterMove(document, position, piece, from, to);
        if (!after)
            break;
        position = *after;
    }
    const DraftPart *start = partAt(document.draft(), from);
    const DraftPart *end = partAt(document.draft(), to);
    if (moved == 0 || !start || !end || isRefused(document, position, piece, *end))
        return false;
    const StepText text = [setup = document.setup(), piece, start = *start, end = *end] {
        //: Undo step. %1: a piece: goblin, %2 and %3: places: West rampart 1, West wall 1
        return Placement::tr("Move %1: %2 → %3")
            .arg(pieceName(piece, *setup), partName(start, *setup), partName(end, *setup));
    };
    return perform(document, position, text);
}

QString nameOf(const DraftPiece &piece, const ScenarioDocument &document)
{
    return pieceName(piece, *document.setup());
}

QString nameOf(const DraftPart &part, const ScenarioDocument &document)
{
    return partName(part, *document.setup());
}

QString nameOf(const DraftField &field, const ScenarioDocument &document)
{
    return asTitle(Speaker(*document.setup()).name("field", field.key));
}

StepText stepIn(const ScenarioDocument &document, const DraftPart &part, const DraftField &field)
{
    return [setup = document.setup(), part, key = field.key] {
        //: Undo step. %1: a part of a position: West wall 1, %2: what is changed of it: Stones
        return Placement::tr("%1: %2").arg(partName(part, *setup),
                                           asTitle(Speaker(*setup).name("field", key)));
    };
}

QString nameOfGroup(const std::string &group, const ScenarioDocument &document)
{
    return asTitle(Speaker(*document.setup()).name("group", group));
}

QIcon iconOf(const DraftPiece &piece, const ScenarioDocument &document, const canvas::Art &art, int size,
             double pixelRatio)
{
    const std::string &family = document.game().schema().key;
    canvas::Token token;
    const std::vector<Component> box = componentsOf(*document.setup());
    const Component *component = componentOf(box, {}, piece.key);
    token.art = pictureOf(piece, component, family);
    token.name = nameOf(piece, document);
    token.seat = piece.team;
    // Whatever is no unit and no hero is drawn small, so that it fits beside its name.
    const ComponentRole role = component ? component->role : ComponentRole::Equipment;
    token.role = role == ComponentRole::Unit ? canvas::TokenRole::Unit
        : role == ComponentRole::Hero        ? canvas::TokenRole::Hero
                                             : canvas::TokenRole::Equipment;
    canvas::TokenPainter painter(art);
    painter.setFamily(QString::fromStdString(family));
    // A single token has no badge, so that it needs little of its margin.
    constexpr double kNarrow = 0.08;
    const double pixels = size * pixelRatio / (1 + 2 * kNarrow);
    const QPixmap whole = painter.pixmap(token, static_cast<int>(pixels), pixelRatio);
    const int cut = static_cast<int>((canvas::TokenPainter::kMargin - kNarrow) * pixels);
    return QIcon(whole.copy(QRect(QPoint(), whole.size()).adjusted(cut, cut, -cut, -cut)));
}

QString refusal(const DraftPiece &piece, const DraftPart &part, const ScenarioDocument &document)
{
    if (const auto objection = objectionTo(piece, part, document))
        return asSentence(say(objection->what));
    //: %1 is a place or another part of a position, %2 a piece.
    return Placement::tr("%1: no space for this piece (%2).")
        .arg(nameOf(part, document), nameOf(piece, document));
}

QString firstFinding(const ScenarioDocument &document)
{
    return document.findings().empty() ? QString() : document.findings().front().text;
}

} // namespace merlon
