#pragma once

#include "core/board/selection.h"

#include <array>
#include <compare>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace merlon {

enum class NoteKind { Remark, Question, Task, Done };
inline constexpr std::array kNoteKinds {NoteKind::Remark, NoteKind::Question, NoteKind::Task, NoteKind::Done};

/// Something that a designer wrote on the drawing, for other designers.
struct Note {
    std::string key; ///< as that of a place, among the notes
    NoteKind kind = NoteKind::Remark;
    Point at; ///< of its upper left corner
    std::string text;
    friend bool operator==(const Note &, const Note &) = default;
};

/// A picture that lies under the drawing, to be drawn after. Its bytes are shared by all copies.
struct Background {
    std::string file; ///< linked: its path; a relative one is relative to the folder of the board's file
    std::shared_ptr<const std::string> data; ///< embedded: what its file holds; null: linked
    Point at;                                ///< of its upper left corner
    double width = 1000;                     ///< in points of the drawing; its height follows
    int opacity = 50;                        ///< percent

    bool isEmbedded() const { return data != nullptr; }
    friend bool operator==(const Background &a, const Background &b)
    {
        const bool same = a.data == b.data || (a.data && b.data && *a.data == *b.data);
        return same && a.file == b.file && a.at == b.at && a.width == b.width && a.opacity == b.opacity;
    }
};

/// A layer of a designer's own.
struct OwnLayer {
    std::string name;
    bool isVisible = true;
    bool isLocked = false;
    Selection things {};
    friend bool operator==(const OwnLayer &, const OwnLayer &) = default;
};

/// A straight line through the drawing to which a designer lets things snap.
struct GuideLine {
    enum class Along { Across, Down } along = Along::Across; ///< from left to right, or from top to bottom
    double at = 0;                                           ///< its y, or its x
    friend auto operator<=>(const GuideLine &, const GuideLine &) = default;
};

/// How a designer has put the things of a drawing in order.
struct Arrangement {
    std::vector<OwnLayer> layers {};  ///< the uppermost first; each thing is in one at most
    std::vector<Selection> groups {}; ///< of two things or more; each thing is in one at most
    Selection locked {};              ///< what can be neither selected nor moved
    std::vector<GuideLine> guides {}; ///< sorted, each once

    bool empty() const { return namesNothing() && guides.empty(); }
    /// Nothing of it is about places, links or notes.
    bool namesNothing() const { return layers.empty() && groups.empty() && locked.empty(); }
    friend bool operator==(const Arrangement &, const Arrangement &) = default;
};

/// Things that are in several layers or groups stay in the first; groups of less than two things go, and guide lines where
/// there is one already.
Arrangement tidied(Arrangement arrangement);

/// What lies on a drawing besides the board. It is kept in the file of the board, but is no part of it: neither games nor
/// checks nor records know it.
struct Sketch {
    std::vector<Note> notes; ///< the uppermost last
    std::optional<Background> background {};
    std::string schema {}; ///< where the JSON schema of the file is, for editors of text; empty: not said
    Arrangement arrangement {};
    /// Nothing lies there, and nothing is in an order of its own.
    bool empty() const { return notes.empty() && !background && arrangement.empty(); }
    friend bool operator==(const Sketch &, const Sketch &) = default;
};

/// In files: `remark`.
const char *keyOf(NoteKind kind);
std::optional<NoteKind> noteKindOf(std::string_view key);

} // namespace merlon
