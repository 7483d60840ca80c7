#include "editor/analysis/report_words.h"

#include "app/words/counting.h"
#include "app/words/game_words.h"
#include "app/words/language.h"

#include <QLocale>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

struct Saying {
    const Wordings &wordings;

    QString operator()(std::monostate) const { return {}; }
    QString operator()(std::int64_t number) const { return QLocale(languageCode()).toString(number); }
    QString operator()(const Text &text) const { return asTitle(said(text)); }
    QString operator()(const std::vector<Text> &texts) const
    {
        QStringList parts;
        for (const Text &text : texts)
            parts << said(text);
        return parts.join(u"; "_s);
    }
    QString operator()(const std::vector<Word> &words) const
    {
        QStringList names;
        for (const Word &word : words)
            names << QString::fromStdString(nameOf(word, wordings));
        return asTitle(separated(names));
    }
    QString said(const Text &text) const { return QString::fromStdString(merlon::say(text, wordings)); }
};

} // namespace

QString say(const ReportCell &cell, const Wordings &wordings)
{
    return std::visit(Saying {wordings}, cell);
}

std::optional<std::int64_t> rankOf(const ReportCell &cell)
{
    const auto *number = std::get_if<std::int64_t>(&cell);
    return number ? std::optional(*number) : std::nullopt;
}

QString sentencesOf(const std::vector<Text> &texts, const Wordings &wordings)
{
    QStringList sentences;
    for (const Text &text : texts)
        sentences << QString::fromStdString(say(text, wordings));
    return sentences.join(u' ');
}

} // namespace merlon
