#include "app/words/language.h"
#include "core/games/english.h"

#include <QLibraryInfo>
#include <QLocale>

#include <map>

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

/// The core speaks English; Qt Linguist files have the rest: for a code of its own, or else for the English words.
class SpokenWordings final : public Wordings {
public:
    explicit SpokenWordings(const Wordings &english)
        : m_english(english)
    {
    }

    std::string wording(std::string_view code) const override
    {
        const std::string source = m_english.wording(code);
        if (source.empty())
            return source;
        return QCoreApplication::translate("core", source.c_str(), std::string(code).c_str()).toStdString();
    }

private:
    const Wordings &m_english;
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
    QCoreApplication::removeTranslator(&m_translator);
    QCoreApplication::removeTranslator(&m_qtTranslator);
    QLocale::setDefault(QLocale(code));
    if (m_qtTranslator.load(u"qtbase_"_s + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qtTranslator);
    if (m_translator.load(u":/translations/merlon_"_s + code))
        QCoreApplication::installTranslator(&m_translator);
}

Language::~Language()
{
    QCoreApplication::removeTranslator(&m_translator);
    QCoreApplication::removeTranslator(&m_qtTranslator);
}

QString languageCode()
{
    return languageIn(QLocale().name());
}

const Wordings &spoken(const Game &game)
{
    static std::map<std::string, SpokenWordings, std::less<>> all;
    return all.try_emplace(game.key(), english(game)).first->second;
}

const Wordings &spoken()
{
    static const SpokenWordings wordings {english()};
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

QString asSentence(QString text)
{
    if (text.isEmpty())
        return text;
    text[0] = text[0].toUpper();
    static const QString kMarks = u".!?:…"_s;
    if (!kMarks.contains(text.back()))
        text += u'.';
    return text;
}

} // namespace merlon
