#pragma once

#include "app/story/chronicler.h"
#include "app/table/event_scene.h"
#include "core/canvas/picture/thing.h"
#include "core/engine/match/chronicle.h"

#include <QAbstractListModel>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace merlon {

/// What a row of the log is. A heading stands above all rows that follow it, up to the next one of its kind or of a kind
/// before it.
enum class LogRowKind : std::uint8_t { Round, Fight, Section, Act };

/// What the rows of the log hold besides their text.
enum LogRole {
    LogKindRole = Qt::UserRole, ///< LogRowKind
    TitleRole,                  ///< of the section to which it belongs
    RuleRole,                   ///< of the first event: `S2-6.3`; empty for headings
    PlyRole,                    ///< number of the step with which the row begins
    SeatsRole,                  ///< bits of the seats whose choices it tells of; none for headings
    RoundRole,                  ///< 0: setting up
    FightRole,                  ///< whether it belongs to an assault
    LaterRole,                  ///< whether it happened after the moment that is shown
    ArtRole, ///< of what it is about: name of a picture, with its folder, which may be missing; empty: none
};

/// The kind of a row of the log, or of a filter of it.
LogRowKind logRowKind(const QModelIndex &index);

/// The chronicle of a match, as somebody may know it: headings, and below them a row for each act.
class LogModel final : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /// Starts over with a story. `speaker` must live until the next call of `begin` or `clear`.
    void begin(std::span<const StoryLine> story, const Speaker &speaker);
    /// Goes on with what has happened since; `first`: the number of the step that the story counts as its first.
    void add(std::span<const StoryLine> news, std::size_t first);
    void clear();

    /// What happened from question `ply` on is later than the moment that is looked at; none: nothing is.
    void setMoment(std::optional<std::size_t> ply);
    /// The last row that is not later; -1 if all are.
    int lastRowBefore(std::size_t ply) const;
    /// A row as it stands in a text file: title, or text and rule.
    QString plainText(int row) const;
    /// The latest round that is told of; 0 if there are no rounds. Whether there has been an assault.
    int rounds() const;
    bool hasFights() const;
    const Speaker *speaker() const { return m_speaker; }

    /// The places and links that a row speaks of.
    std::vector<canvas::Thing> thingsOf(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Row {
        LogRowKind kind = LogRowKind::Act;
        std::size_t paragraph = 0;
        std::size_t group = 0; ///< of the paragraph; this and the next two: of acts only
        std::size_t sentence = 0;
        std::size_t event = 0; ///< of the sentence, if each event is told by itself
        std::size_t ply = 0;
        SeatSet seats;
        int round = 0;
        bool isFight = false;
    };

    void tell(std::span<const StoryLine> story, std::size_t first);
    void noteHeading(std::size_t ply, const Event &event);
    void noteAct(std::size_t ply, std::size_t sentence);
    Row nextRow(LogRowKind kind, std::size_t ply) const;
    void rowChanged(std::size_t row);
    const Paragraph &paragraphOf(const Row &row) const;
    std::span<const Event> eventsOf(const Row &row) const; ///< none for a heading
    QString tellRow(const Row &row) const;
    QString textOfRow(std::size_t row) const;
    QString ruleOf(const Row &row) const;
    QString artOf(const Row &row) const;

    const Speaker *m_speaker = nullptr;
    std::unique_ptr<Chronicler> m_chronicler;
    std::unique_ptr<EventScene> m_scene;
    std::vector<Row> m_rows;
    std::size_t m_firstOfGroup = 0;               ///< the row of the first sentence of the last group
    std::size_t m_firstChanged = 0;               ///< of the rows that have changed while a story is told
    Seat m_lastSeat = kNobody;                    ///< that chose
    std::optional<std::size_t> m_paragraphOfSeat; ///< in which its choice is told
    std::optional<std::size_t> m_moment;
    int m_shown = 0;                      ///< rows that the views know of
    mutable std::vector<QString> m_texts; ///< of the rows, as they are asked for
};

} // namespace merlon
