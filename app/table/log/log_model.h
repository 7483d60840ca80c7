#pragma once

#include "app/words/chronicler.h"
#include "core/canvas/thing.h"
#include "core/engine/chronicle.h"

#include <QAbstractListModel>

#include <memory>
#include <span>
#include <vector>

namespace merlon {

/// What the rows of the log hold besides their text.
enum LogRole {
    ParagraphRole = Qt::UserRole, ///< Paragraph::Kind
    TitleRole,
    RuleRole, ///< of the first event: `S2-6.3`; empty for headings
};

/// The chronicle of a match in paragraphs, as somebody may know it.
class LogModel final : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /// Begins anew with a story. `speaker` must live until the next call of `begin` or `clear`.
    void begin(std::span<const StoryLine> story, const Speaker &speaker);
    /// Goes on with what has happened since.
    void add(std::span<const StoryLine> news);
    void clear();

    /// The places and links that a row speaks of.
    std::vector<canvas::Thing> thingsOf(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    void tell(std::span<const StoryLine> story);
    const Event *firstEventOf(const Paragraph &paragraph) const;

    const Speaker *m_speaker = nullptr;
    std::unique_ptr<Chronicler> m_chronicler;
    int m_rows = 0; ///< paragraphs that the views know of
    mutable std::vector<QString>
        m_texts; ///< of the paragraphs that do not grow any more, as they are asked for
};

} // namespace merlon
