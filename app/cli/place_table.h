#pragma once

#include "app/words/speaker.h"
#include "core/engine/tableau/tableau.h"

#include <QString>

#include <string>
#include <vector>

namespace merlon::cli {

/// The places of a kind with what lies on them, and where their links lead.
class PlaceTable {
public:
    PlaceTable(const Tableau &tableau, const Speaker &speaker, std::string kind)
        : m_tableau(tableau)
        , m_speaker(speaker)
        , m_board(speaker.setup().board())
        , m_kind(std::move(kind))
    {
    }

    /// Empty if nothing lies on any of them.
    QString text() const;
    /// Whether several sides have room there.
    bool isContested() const { return sides().size() > 1; }

private:
    std::vector<Seat> sides() const;
    QString nameOf(Seat side) const;
    QString unitsOf(int place, Seat side) const;
    QString alsoAt(int place) const;
    QString ground(const Ground &ground) const;
    QString waysFrom(int place) const;
    bool isOfKind(int place) const
    {
        return place >= 0 && m_board.places()[static_cast<std::size_t>(place)].kind == m_kind;
    }
    bool isDirected(const Link &link) const
    {
        const LinkKind *kind = m_speaker.setup().game().schema().linkKind(link.kind);
        return kind && kind->directed;
    }

    const Tableau &m_tableau;
    const Speaker &m_speaker;
    const Board &m_board;
    std::string m_kind;
};

} // namespace merlon::cli
