#include "app/table/log/log_model.h"

#include "app/words/language.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

LogRowKind headingKind(Paragraph::Kind kind)
{
    switch (kind) {
    case Paragraph::Kind::Round:
        return LogRowKind::Round;
    case Paragraph::Kind::Fight:
        return LogRowKind::Fight;
    case Paragraph::Kind::Section:
        break;
    }
    return LogRowKind::Section;
}

} // namespace

LogRowKind logRowKind(const QModelIndex &index)
{
    return static_cast<LogRowKind>(index.data(LogKindRole).toInt());
}

void LogModel::begin(std::span<const StoryLine> story, const Speaker &speaker)
{
    beginResetModel();
    m_speaker = &speaker;
    m_chronicler = std::make_unique<Chronicler>(speaker);
    m_scene = std::make_unique<EventScene>(speaker);
    m_texts.clear();
    m_rows.clear();
    m_firstOfGroup = 0;
    m_lastSeat = kNobody;
    m_paragraphOfSeat.reset();
    m_moment.reset();
    tell(story, 0);
    m_shown = static_cast<int>(m_rows.size());
    endResetModel();
}

void LogModel::clear()
{
    beginResetModel();
    m_chronicler.reset();
    m_scene.reset();
    m_speaker = nullptr;
    m_shown = 0;
    m_rows.clear();
    m_texts.clear();
    endResetModel();
}

void LogModel::tell(std::span<const StoryLine> story, std::size_t first)
{
    m_firstChanged = m_rows.size();
    for (const StoryLine &line : story) {
        if (line.number > 0 && line.seat < kMaxSeats) {
            m_lastSeat = line.seat;
            m_paragraphOfSeat.reset();
        }
        for (const Event &event : line.events) {
            const std::optional<std::size_t> sentence = m_chronicler->tell(event);
            noteHeading(first + line.ply, event);
            if (sentence)
                noteAct(first + line.ply, *sentence);
        }
    }
}

/// The heading of the last paragraph. One that tells nothing yet only begins now, or has given way to another.
void LogModel::noteHeading(std::size_t ply, const Event &event)
{
    const std::vector<Paragraph> &paragraphs = m_chronicler->paragraphs();
    if (paragraphs.empty())
        return;
    const std::size_t last = paragraphs.size() - 1;
    if (!m_rows.empty() && m_rows.back().kind != LogRowKind::Act && m_rows.back().paragraph == last) {
        rowChanged(m_rows.size() - 1);
        m_rows.back().ply = ply;
        if (m_rows.back().kind != LogRowKind::Section)
            return;
        m_rows.pop_back();
    }
    const bool isKnown = !m_rows.empty() && m_rows.back().paragraph == last;
    const Paragraph &paragraph = paragraphs.back();
    if (isKnown || (paragraph.kind == Paragraph::Kind::Section && paragraph.title.isEmpty()))
        return;
    Row row = nextRow(headingKind(paragraph.kind), ply);
    if (row.kind == LogRowKind::Round)
        row.round = event.args[0];
    row.isFight = row.kind == LogRowKind::Fight || (row.isFight && row.kind != LogRowKind::Round);
    m_rows.push_back(row);
}

/// What chance has answered counts among the doings of the seat that chose before it, as long as it is told in the same
/// paragraph: what comes under other headings by itself is nobody's doing.
void LogModel::noteAct(std::size_t ply, std::size_t sentence)
{
    const Paragraph &paragraph = m_chronicler->paragraphs().back();
    const Group &group = paragraph.groups.back();
    Row row = nextRow(LogRowKind::Act, ply);
    row.group = paragraph.groups.size() - 1;
    row.sentence = sentence;
    row.event = group.sentences[sentence].events.size() - 1;
    const bool goesOn = !m_rows.empty() && m_rows.back().kind == LogRowKind::Act
        && m_rows.back().paragraph == row.paragraph && m_rows.back().group == row.group;
    if (!goesOn)
        m_firstOfGroup = m_rows.size();
    const std::size_t at = group.tell ? m_firstOfGroup + sentence : m_rows.size();
    if (at == m_rows.size())
        m_rows.push_back(row);
    else
        rowChanged(at);
    if (!m_paragraphOfSeat)
        m_paragraphOfSeat = row.paragraph;
    if (m_lastSeat != kNobody && m_paragraphOfSeat == row.paragraph)
        m_rows[at].seats.add(m_lastSeat);
}

/// A row of the last paragraph, in the round and fight of the row before it.
LogModel::Row LogModel::nextRow(LogRowKind kind, std::size_t ply) const
{
    Row row;
    row.kind = kind;
    row.paragraph = m_chronicler->paragraphs().size() - 1;
    row.ply = ply;
    if (!m_rows.empty()) {
        row.round = m_rows.back().round;
        row.isFight = m_rows.back().isFight;
    }
    return row;
}

void LogModel::rowChanged(std::size_t row)
{
    m_firstChanged = std::min(m_firstChanged, row);
    if (row < m_texts.size())
        m_texts[row] = QString();
}

void LogModel::add(std::span<const StoryLine> news, std::size_t first)
{
    if (!m_chronicler)
        return;
    tell(news, first);
    const int before = m_shown;
    const int after = static_cast<int>(m_rows.size());
    if (after > before) {
        beginInsertRows({}, before, after - 1);
        m_shown = after;
        endInsertRows();
    }
    if (const int changed = static_cast<int>(m_firstChanged); changed < before)
        Q_EMIT dataChanged(index(changed), index(before - 1));
}

int LogModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_shown;
}

const Paragraph &LogModel::paragraphOf(const Row &row) const
{
    return m_chronicler->paragraphs()[row.paragraph];
}

std::span<const Event> LogModel::eventsOf(const Row &row) const
{
    if (row.kind != LogRowKind::Act)
        return {};
    const Group &group = paragraphOf(row).groups[row.group];
    const std::span<const Event> events = group.sentences[row.sentence].events;
    return group.tell ? events : events.subspan(row.event, 1);
}

QString LogModel::tellRow(const Row &row) const
{
    const Paragraph &paragraph = paragraphOf(row);
    if (row.kind != LogRowKind::Act)
        return paragraph.title;
    const Group &group = paragraph.groups[row.group];
    const std::span<const Event> events = eventsOf(row);
    Group own;
    own.tell = group.tell;
    own.sentences.push_back({group.sentences[row.sentence].subject, {events.begin(), events.end()}});
    return textOf(own, *m_speaker);
}

QString LogModel::textOfRow(std::size_t row) const
{
    m_texts.resize(std::max(m_texts.size(), row + 1));
    if (m_texts[row].isNull())
        m_texts[row] = tellRow(m_rows[row]);
    return m_texts[row];
}

QString LogModel::ruleOf(const Row &row) const
{
    const std::span<const Event> events = eventsOf(row);
    return events.empty() || events.front().rule.isNone()
        ? QString()
        : QString::fromStdString(ruleName(m_speaker->setup().game(), events.front().rule));
}

QString LogModel::artOf(const Row &row) const
{
    const QString art = m_scene->artIn(eventsOf(row));
    return art.isEmpty() ? art : QString::fromStdString(m_speaker->setup().game().schema().key) + u'/' + art;
}

QVariant LogModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const auto number = static_cast<std::size_t>(index.row());
    const Row &row = m_rows[number];
    switch (role) {
    case Qt::DisplayRole:
        return textOfRow(number);
    case Qt::AccessibleTextRole:
        return row.kind != LogRowKind::Act || paragraphOf(row).title.isEmpty()
            ? textOfRow(number)
            //: Title and text of a paragraph of the chronicle.
            : tr("%1: %2").arg(paragraphOf(row).title, textOfRow(number));
    case LogKindRole:
        return static_cast<int>(row.kind);
    case TitleRole:
        return paragraphOf(row).title;
    case RuleRole:
        return ruleOf(row);
    case PlyRole:
        return QVariant::fromValue(row.ply);
    case SeatsRole:
        return row.seats.bits();
    case RoundRole:
        return row.round;
    case FightRole:
        return row.isFight;
    case LaterRole:
        return m_moment && row.ply >= *m_moment;
    case ArtRole:
        return artOf(row);
    default:
        return {};
    }
}

void LogModel::setMoment(std::optional<std::size_t> ply)
{
    const auto lastRow = [this] { return m_moment ? lastRowBefore(*m_moment) : m_shown - 1; };
    const int before = lastRow();
    m_moment = ply;
    const int after = lastRow();
    if (before != after)
        Q_EMIT dataChanged(index(std::min(before, after) + 1), index(std::max(before, after)), {LaterRole});
}

int LogModel::lastRowBefore(std::size_t ply) const
{
    const auto rows = std::span(m_rows).first(static_cast<std::size_t>(m_shown));
    return static_cast<int>(std::ranges::lower_bound(rows, ply, {}, &Row::ply) - rows.begin()) - 1;
}

QString LogModel::plainText(int row) const
{
    const QModelIndex at = index(row);
    const LogRowKind kind = logRowKind(at);
    const QString text = at.data(Qt::DisplayRole).toString();
    if (kind == LogRowKind::Round || kind == LogRowKind::Fight)
        return u'\n' + text;
    const QString rule = at.data(RuleRole).toString();
    return rule.isEmpty() ? text : u"%1 (%2)"_s.arg(text, rule);
}

int LogModel::rounds() const
{
    return m_shown == 0 ? 0 : m_rows[static_cast<std::size_t>(m_shown - 1)].round;
}

bool LogModel::hasFights() const
{
    return std::ranges::any_of(m_rows, &Row::isFight);
}

std::vector<canvas::Thing> LogModel::thingsOf(int row) const
{
    if (row < 0 || row >= rowCount())
        return {};
    return m_scene->thingsIn(eventsOf(m_rows[static_cast<std::size_t>(row)]));
}

} // namespace merlon
