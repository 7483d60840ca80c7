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
    tell(story);
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

void LogModel::tell(std::span<const StoryLine> story)
{
    for (const StoryLine &line : story) {
        for (const Event &event : line.events)
            m_chronicler->tell(event);
    }
}

void LogModel::add(std::span<const StoryLine> news)
{
    if (!m_chronicler)
        return;
    tell(news);
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
        if (const Event *event = firstEventOf(paragraph); event && event->rule.chapter > 0)
            return QString::fromStdString(ruleName(m_speaker->setup().game(), event->rule));
        return QString();
    default:
        return {};
    }
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
