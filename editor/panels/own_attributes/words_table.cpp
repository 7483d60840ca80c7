#include "editor/panels/own_attributes/words_table.h"

#include "core/base/limits.h"
#include "core/board/keys.h"

#include <QHeaderView>
#include <QSignalBlocker>

#include <algorithm>

namespace merlon {

namespace {

enum WordColumn { KeyColumn, EnglishColumn, FrenchColumn, WordColumns };

QString nameOfWord(const OwnAttribute &own, const std::string &word, const std::string &language)
{
    const auto names = own.wordNames.find(word);
    if (names == own.wordNames.end())
        return {};
    const auto name = names->second.find(language);
    return name == names->second.end() ? QString() : QString::fromStdString(name->second);
}

void putName(OwnAttribute::Texts &names, const std::string &language, const QString &name)
{
    if (name.isEmpty())
        names.erase(language);
    else
        names.insert_or_assign(language, name.toStdString());
}

} // namespace

WordsTable::WordsTable(QWidget *parent)
    : QTableWidget(0, WordColumns, parent)
{
    setHorizontalHeaderLabels({tr("Key"), tr("In English"), tr("In French")});
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    verticalHeader()->hide();
    setAccessibleName(tr("Words"));
    setTabKeyNavigation(false);
    connect(this, &QTableWidget::cellChanged, this, &WordsTable::edited);
}

QString WordsTable::textIn(int row, int column) const
{
    const QTableWidgetItem *cell = item(row, column);
    return cell ? cell->text().trimmed() : QString();
}

void WordsTable::put(int row, int column, const QString &text)
{
    if (QTableWidgetItem *cell = item(row, column))
        cell->setText(text);
    else
        setItem(row, column, new QTableWidgetItem(text));
}

/// The rows that are there stay: whoever types keeps the place.
void WordsTable::showAttribute(const OwnAttribute &own)
{
    const QSignalBlocker silent(this);
    const auto words = static_cast<int>(own.words.size());
    const bool hasRoom = own.words.size() < kMostOwnWords;
    setRowCount(words + (hasRoom ? 1 : 0));
    for (int row = 0; row < rowCount(); ++row) {
        const std::string word = row < words ? own.words[static_cast<std::size_t>(row)] : std::string();
        put(row, KeyColumn, QString::fromStdString(word));
        put(row, EnglishColumn, nameOfWord(own, word, "en"));
        put(row, FrenchColumn, nameOfWord(own, word, "fr"));
    }
}

void WordsTable::writeInto(OwnAttribute &own) const
{
    const std::map<std::string, OwnAttribute::Texts> before = std::move(own.wordNames);
    own.wordNames.clear();
    own.words.clear();
    for (int row = 0; row < rowCount(); ++row) {
        const QString english = textIn(row, EnglishColumn);
        const QString french = textIn(row, FrenchColumn);
        const std::string key = textIn(row, KeyColumn).toStdString();
        const std::string word =
            key.empty() ? keyFrom((english.isEmpty() ? french : english).toStdString()) : key;
        if (word.empty() || std::ranges::count(own.words, word) > 0)
            continue;
        own.words.push_back(word);
        const auto held = before.find(word);
        OwnAttribute::Texts names = held == before.end() ? OwnAttribute::Texts {} : held->second;
        putName(names, "en", english);
        putName(names, "fr", french);
        if (!names.empty())
            own.wordNames.insert_or_assign(word, std::move(names));
    }
}

} // namespace merlon
