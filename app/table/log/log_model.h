#pragma once

#include "app/story/chronicler.h"
#include "core/canvas/picture/thing.h"
#include "core/engine/match/chronicle.h"

#include <QAbstractListModel>

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace merlon {

/// What the rows of the log hold besides their text.
enum LogRole {
    ParagraphRole = Qt::UserRole, ///< Paragraph::Kind
    TitleRole,
    RuleRole,  ///< of the first event: `S2-6.3`; empty for headings
    PlyRole,   ///< number of the step with which the paragraph begins
    SeatsRole, ///< bits of the seats whose choices it tells of
    RoundRole, ///< 0: setting up
    FightRole, ///< whether it belongs to an assault
    LaterRole, ///< whether it happened after the moment that is shown
};

/// The chronicle of a match in paragraphs, as somebody may know it.
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
    /// A row as it stands in a text file: title, text and rule.
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
    /// Where a paragraph belongs.
    struct Origin {
        std::size_t ply = 0;
        SeatSet seats;
        int round = 0;
        bool isFight = false;
    };

    void tell(std::span<const StoryLine> story, std::size_t first);
    void noteOrigins(std::size_t ply, const Event &event);
    const Event *firstEventOf(const Paragraph &paragraph) const;

    const Speaker *m_speaker = nullptr;
    std::unique_ptr<Chronicler> m_chronicler;
    std::vector<Origin> m_origins; ///< of each paragraph
    Seat m_lastSeat = kNobody;     ///< that chose
    std::optional<std::size_t> m_moment;
    int m_rows = 0; ///< paragraphs that the views know of
    mutable std::vector<QString>
        m_texts; ///< of the paragraphs that do not grow any more, as they are asked for
};

} // namespace merlon
