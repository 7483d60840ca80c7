#include "app/table/log/log_model.h"

#include "app/words/language.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

void LogModel::begin(std::span<const StoryLine> story, const Speaker &speaker)
{
    beginResetModel();
    m_speaker = &speaker;
    m_chronicler = std::make_unique<Chronicler>(speaker);
    m_texts.clear();
    m_origins.clear();
    m_lastSeat = kNobody;
    m_moment.reset();
    tell(story, 0);
    m_rows = static_cast<int>(m_chronicler->paragraphs().size());
    endResetModel();
}

void LogModel::clear()
{
    beginResetModel();
    m_chronicler.reset();
    m_speaker = nullptr;
    m_rows = 0;
    m_texts.clear();
    endResetModel();
}

void LogModel::tell(std::span<const StoryLine> story, std::size_t first)
{
    for (const StoryLine &line : story) {
        if (line.number > 0 && line.seat < kMaxSeats)
            m_lastSeat = line.seat;
        for (const Event &event : line.events) {
            m_chronicler->tell(event);
            noteOrigins(first + line.ply, event);
        }
    }
}

/// What chance has answered counts among the doings of the seat that chose before it. A paragraph that tells nothing yet
/// only begins now.
void LogModel::noteOrigins(std::size_t ply, const Event &event)
{
    const std::vector<Paragraph> &paragraphs = m_chronicler->paragraphs();
    m_origins.resize(std::min(m_origins.size(), paragraphs.size()));
    while (m_origins.size() < paragraphs.size()) {
        const Paragraph::Kind kind = paragraphs[m_origins.size()].kind;
        Origin origin = m_origins.empty() ? Origin() : m_origins.back();
        origin.ply = ply;
        origin.seats = {};
        if (kind == Paragraph::Kind::Round)
            origin.round = event.args[0];
        origin.isFight = kind == Paragraph::Kind::Fight || (origin.isFight && kind != Paragraph::Kind::Round);
        m_origins.push_back(origin);
    }
    if (m_origins.empty())
        return;
    if (paragraphs.back().groups.empty())
        m_origins.back().ply = ply;
    if (m_lastSeat != kNobody)
        m_origins.back().seats.add(m_lastSeat);
}

void LogModel::add(std::span<const StoryLine> news, std::size_t first)
{
    if (!m_chronicler)
        return;
    tell(news, first);
    const int before = m_rows;
    const int after = static_cast<int>(m_chronicler->paragraphs().size());
    m_texts.resize(std::min(m_texts.size(), static_cast<std::size_t>(std::max(0, before - 1))));
    if (after > before) {
        beginInsertRows({}, before, after - 1);
        m_rows = after;
        endInsertRows();
    }
    if (before > 0)
        Q_EMIT dataChanged(index(before - 1), index(before - 1));
}

int LogModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

const Event *LogModel::firstEventOf(const Paragraph &paragraph) const
{
    for (const Group &group : paragraph.groups) {
        if (!group.sentences.empty())
            return &group.sentences.front().events.front();
    }
    return nullptr;
}

QVariant LogModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const Paragraph &paragraph = m_chronicler->paragraphs()[row];
    switch (role) {
    case Qt::DisplayRole:
        if (row < m_texts.size() && !m_texts[row].isNull())
            return m_texts[row];
        m_texts.resize(std::max(m_texts.size(), row + 1));
        m_texts[row] = textOf(paragraph, *m_speaker);
        return m_texts[row];
    case Qt::AccessibleTextRole:
        return paragraph.title.isEmpty()
            ? data(index, Qt::DisplayRole)
            //: Title and text of a paragraph of the chronicle.
            : tr("%1: %2").arg(paragraph.title, data(index, Qt::DisplayRole).toString());
    case ParagraphRole:
        return static_cast<int>(paragraph.kind);
    case TitleRole:
        return paragraph.title;
    case RuleRole:
        if (const Event *event = firstEventOf(paragraph); event && !event->rule.isNone())
            return QString::fromStdString(ruleName(m_speaker->setup().game(), event->rule));
        return QString();
    case PlyRole:
        return QVariant::fromValue(m_origins[row].ply);
    case SeatsRole:
        return m_origins[row].seats.bits();
    case RoundRole:
        return m_origins[row].round;
    case FightRole:
        return m_origins[row].isFight;
    case LaterRole:
        return m_moment && m_origins[row].ply >= *m_moment;
    default:
        return {};
    }
}

void LogModel::setMoment(std::optional<std::size_t> ply)
{
    const auto lastRow = [this] { return m_moment ? lastRowBefore(*m_moment) : m_rows - 1; };
    const int before = lastRow();
    m_moment = ply;
    const int after = lastRow();
    if (before != after)
        Q_EMIT dataChanged(index(std::min(before, after) + 1), index(std::max(before, after)), {LaterRole});
}

int LogModel::lastRowBefore(std::size_t ply) const
{
    const auto rows = std::span(m_origins).first(static_cast<std::size_t>(m_rows));
    return static_cast<int>(std::ranges::lower_bound(rows, ply, {}, &Origin::ply) - rows.begin()) - 1;
}

QString LogModel::plainText(int row) const
{
    const QModelIndex at = index(row);
    const QString title = at.data(TitleRole).toString();
    if (at.data(ParagraphRole).toInt() != static_cast<int>(Paragraph::Kind::Section))
        return u'\n' + title;
    QStringList parts {at.data(Qt::DisplayRole).toString()};
    if (!title.isEmpty())
        //: Title and text of a paragraph of the chronicle.
        parts = {tr("%1: %2").arg(title, parts.front())};
    if (const QString rule = at.data(RuleRole).toString(); !rule.isEmpty())
        parts << u'(' + rule + u')';
    return parts.join(u' ').trimmed();
}

int LogModel::rounds() const
{
    return m_rows == 0 ? 0 : m_origins[static_cast<std::size_t>(m_rows - 1)].round;
}

bool LogModel::hasFights() const
{
    return std::ranges::any_of(m_origins, &Origin::isFight);
}

std::vector<canvas::Thing> LogModel::thingsOf(int row) const
{
    std::vector<canvas::Thing> things;
    if (row < 0 || row >= rowCount())
        return things;
    const Vocabulary &vocabulary = m_speaker->vocabulary();
    const auto add = [&](const Event &event) {
        const Term &term = vocabulary.events()[event.kind];
        for (std::size_t i = 0; i < term.types.size(); ++i) {
            const ArgumentKind kind = vocabulary.types()[term.types[i]].kind;
            if (event.args[i] == kHidden)
                continue;
            if (kind == ArgumentKind::Place && event.args[i] < m_speaker->setup().board().places().size())
                things.push_back(canvas::placeThing(event.args[i]));
            else if (kind == ArgumentKind::Link)
                things.push_back(canvas::linkThing(event.args[i]));
        }
    };
    for (const Group &group : m_chronicler->paragraphs()[static_cast<std::size_t>(row)].groups) {
        for (const Group::Sentence &sentence : group.sentences)
            std::ranges::for_each(sentence.events, add);
    }
    return things;
}

} // namespace merlon
