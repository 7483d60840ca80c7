#include "app/words/language.h"
#include "core/engine/game.h"
#include "core/games/english.h"

#include <QDir>
#include <QLibraryInfo>
#include <QLocale>

#include <map>
#include <span>
#include <string>
#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

/// `fr` from `fr_CA.UTF-8`.
QString languageIn(const QString &locale)
{
    qsizetype end = 0;
    while (end < locale.size() && locale[end].isLetter())
        ++end;
    return locale.left(end).toLower();
}

/// The core speaks English; Qt Linguist files have the rest: for a code of its own, or else for the English words. A game
/// may have a context of its own there, named like it, so that its words are no words of others.
class SpokenWordings final : public Wordings {
public:
    SpokenWordings(const Wordings &english, std::span<const Game *const> games)
        : m_english(english)
    {
        for (const Game *game : games)
            m_contexts.push_back(game->key());
        m_contexts.emplace_back("core");
    }

    std::string wording(std::string_view code) const override
    {
        const std::string source = m_english.wording(code);
        if (source.empty())
            return source;
        const std::string apart(code);
        for (const std::string &context : m_contexts) {
            const std::string told =
                QCoreApplication::translate(context.c_str(), source.c_str(), apart.c_str()).toStdString();
            if (told != source)
                return told;
        }
        return source;
    }

private:
    const Wordings &m_english;
    std::vector<std::string> m_contexts;
};

} // namespace

std::optional<QString> Language::codeFor(const QString &wish)
{
    if (!wish.isEmpty()) {
        const QString code = languageIn(wish);
        return codes().contains(code) ? std::optional(code) : std::nullopt;
    }
    for (const QString &locale : QLocale::system().uiLanguages()) {
        const QString code = languageIn(locale);
        if (codes().contains(code))
            return code;
    }
    return Language::codes().first();
}

const QStringList &Language::codes()
{
    static const QStringList codes {u"en"_s, u"fr"_s};
    return codes;
}

Language::Language(const QString &code)
{
    change(code);
}

void Language::change(const QString &code)
{
    forget();
    QLocale::setDefault(QLocale(code));
    if (m_qtTranslator.load(u"qtbase_"_s + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qtTranslator);
    const QDir translations(u":/translations"_s, u"*_"_s + code + u".qm"_s);
    for (const QString &file : translations.entryList()) {
        auto translator = std::make_unique<QTranslator>();
        if (translator->load(translations.filePath(file)))
            QCoreApplication::installTranslator(m_translators.emplace_back(std::move(translator)).get());
    }
}

void Language::forget()
{
    QCoreApplication::removeTranslator(&m_qtTranslator);
    m_translators.clear(); // their end takes them away
}

Language::~Language()
{
    forget();
}

QString languageCode()
{
    return languageIn(QLocale().name());
}

const Wordings &spoken(const Game &game)
{
    static std::map<std::string, SpokenWordings, std::less<>> all;
    const Game *const games[] {&game};
    return all.try_emplace(game.key(), english(game), games).first->second;
}

const Wordings &spoken()
{
    static const SpokenWordings wordings {english(), allGames()};
    return wordings;
}

QString say(const Text &text, const Game &game)
{
    return QString::fromStdString(say(text, spoken(game)));
}

QString say(const Text &text)
{
    return QString::fromStdString(say(text, spoken()));
}

QString say(const Error &error)
{
    return QString::fromStdString(say(error, spoken()));
}

Error ownError(const QString &what, const QString &right, const std::string &source)
{
    return {{what.toStdString(), {}}, {source, 0, {}}, {right.toStdString(), {}}};
}

QString unbroken(QString text)
{
    return text.replace(u' ', QChar::Nbsp);
}

QString withCapital(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString asSentence(QString text)
{
    if (text.isEmpty())
        return text;
    text = withCapital(std::move(text));
    static const QString kMarks = u".!?:…"_s;
    if (!kMarks.contains(text.back()))
        text += u'.';
    return text;
}

} // namespace merlon
