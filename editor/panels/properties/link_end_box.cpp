#include "editor/panels/properties/link_end_box.h"

#include "app/words/game_words.h"
#include "editor/panels/findings/change_words.h"
#include "editor/panels/properties/attribute_editor.h"

#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace merlon {

LinkEndBox::LinkEndBox(BoardDocument &document, LinkEnd end, std::function<QString()> label)
    : m_document(&document)
    , m_end(end)
    , m_label(std::move(label))
{
    setAccessibleName(m_label());
    setPlaceholderText(mixedMark());
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(8);
    connect(
        this, &QComboBox::activated, this, [this] { choose(); }, Qt::QueuedConnection);
}

std::optional<std::size_t> LinkEndBox::link() const
{
    if (!m_document)
        return std::nullopt;
    const std::vector<std::size_t> links = linksIn(m_document->board(), m_document->selection());
    return links.size() == 1 ? std::optional(links.front()) : std::nullopt;
}

void LinkEndBox::refresh()
{
    const QSignalBlocker quiet(this);
    clear();
    const auto number = link();
    setEnabled(number.has_value());
    if (!number)
        return;
    const Board &board = m_document->board();
    const Link &now = board.links()[*number];
    const std::string &key = m_end == LinkEnd::From ? now.from : now.to;
    std::vector<std::pair<QString, QString>> places {{titleOf(key), QString::fromStdString(key)}};
    for (const std::size_t place : placesForEnd(board, m_document->schema(), now, m_end)) {
        const std::string &other = board.places()[place].key;
        places.emplace_back(titleOf(other), QString::fromStdString(other));
    }
    std::sort(places.begin(), places.end());
    for (const auto &[title, place] : places)
        addItem(title, place);
    setCurrentIndex(findData(QString::fromStdString(key)));
}

/// Bends and attributes of the link stay.
void LinkEndBox::choose()
{
    const auto number = link();
    if (!number || currentIndex() < 0)
        return;
    const Board &board = m_document->board();
    const std::string place = currentData().toString().toStdString();
    const Link hung = withEnd(board.links()[*number], m_end, place);
    if (hung == board.links()[*number])
        return;
    const StepText text = stepOn(board, m_document->selection(), m_label, [place] { return titleOf(place); });
    Selection then;
    then.links.insert(linkName(hung));
    m_document->perform({{ReplaceLink {*number, hung}}}, text, then); // may be the end of this box
}

} // namespace merlon
