#include "app/words/language.h"

#include "app/words/resources.h"
#include "core/engine/game.h"
#include "core/games/english.h"

#include <QDir>
#include <QLibraryInfo>
#include <QLocale>

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

const QString kSource = u"en"_s;        ///< the language of the sources
const QString kPrograms = u"merlon_"_s; ///< begins the names of the files of the programs' translations
constexpr std::int64_t kMostCounted = 1'000'000'000;

/// Those that come with the program, and the user's own.
std::vector<QDir> translationFolders()
{
    const std::u16string own = ownDirectory("translations").u16string();
    return {QDir(u":/translations"_s), QDir(QString::fromStdU16String(own))};
}

/// Of each file of a language.
std::vector<std::unique_ptr<QTranslator>> translatorsOf(const QString &code)
{
    std::vector<std::unique_ptr<QTranslator>> translators;
    for (const QDir &folder : translationFolders()) {
        for (const QString &file : folder.entryList({u"*_"_s + code + u".qm"_s}, QDir::Files)) {
            auto translator = std::make_unique<QTranslator>();
            if (translator->load(folder.filePath(file)))
                translators.push_back(std::move(translator));
        }
    }
    return translators;
}

/// What each thread speaks instead of the language of the windows; null: nothing else.
thread_local const PassingLanguage *passingLanguage = nullptr;

/// Says everything in the passing language of the thread. It has no texts of its own, so that windows are not told of it.
class PassingTranslator final : public QTranslator {
public:
    QString translate(const char *context, const char *source, const char *apart, int count) const override
    {
        if (!passingLanguage)
            return {};
        const QString told = passingLanguage->told(context, source, apart, count);
        return told.isNull() ? QString::fromUtf8(source) : told;
    }
};

/// `fr` from `fr_CA.UTF-8`.
QString languageIn(const QString &locale)
{
    qsizetype end = 0;
    while (end < locale.size() && locale[end].isLetter())
        ++end;
    return locale.left(end).toLower();
}

/// The core speaks English; Qt Linguist files have the rest, in the context of the wording: for a code of its own, or else
/// for the English words.
class SpokenWordings final : public Wordings {
public:
    explicit SpokenWordings(const EnglishWordings &english)
        : m_english(english)
    {
    }

    std::string wording(std::string_view code) const override
    {
        const Wording *source = m_english.find(code);
        return source
            ? QCoreApplication::translate(source->context, source->english, source->code).toStdString()
            : std::string();
    }

    std::string pluralOf(std::int64_t number) const override
    {
        const auto count = static_cast<int>(std::clamp<std::int64_t>(number, 0, kMostCounted));
        //: Not shown. For each form of your language the name that it has in CLDR: zero, one, two, few, many or other.
        return QCoreApplication::translate("Language", "(name of the plural)", "CLDR", count).toStdString();
    }

private:
    const EnglishWordings &m_english;
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
    static const QStringList codes = [] {
        QStringList found;
        for (const QDir &folder : translationFolders()) {
            for (const QString &file : folder.entryList({kPrograms + u"*.qm"_s}, QDir::Files)) {
                const QString code = file.sliced(kPrograms.size()).chopped(3); // .qm
                if (code != kSource && languageIn(code) == code)
                    found << code;
            }
        }
        found.removeDuplicates();
        found.sort();
        return QStringList(kSource) + found;
    }();
    return codes;
}

QStringList Language::names()
{
    QStringList names;
    for (const QString &code : codes()) {
        // The locale of plain English is called American English.
        QString name = code == kSource ? u"English"_s : QLocale(code).nativeLanguageName();
        if (name.isEmpty())
            name = code;
        name[0] = name[0].toUpper();
        names << name;
    }
    return names;
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
    m_translators = translatorsOf(code);
    for (const auto &translator : m_translators)
        QCoreApplication::installTranslator(translator.get());
    m_passing = std::make_unique<PassingTranslator>();
    QCoreApplication::installTranslator(m_passing.get()); // the last one is asked first
}

void Language::forget()
{
    QCoreApplication::removeTranslator(&m_qtTranslator);
    m_translators.clear(); // their end takes them away
    m_passing.reset();
}

Language::~Language()
{
    forget();
}

PassingLanguage::PassingLanguage(const QString &code)
    : m_code(code)
    , m_before(passingLanguage)
{
    if (code.isEmpty() || code == languageCode())
        return;
    m_translators = translatorsOf(code);
    passingLanguage = this;
}

PassingLanguage::~PassingLanguage()
{
    passingLanguage = m_before;
}

QString PassingLanguage::told(const char *context, const char *source, const char *apart, int count) const
{
    for (const auto &translator : m_translators) {
        const QString text = translator->translate(context, source, apart, count);
        if (!text.isNull())
            return text;
    }
    return {};
}

LanguageWordings::LanguageWordings(const QString &code)
    : m_translators(translatorsOf(code))
{
}

std::string LanguageWordings::wording(std::string_view code) const
{
    const Wording *source = english().find(code);
    if (!source)
        return {};
    for (const auto &translator : m_translators) {
        const QString told = translator->translate(source->context, source->english, source->code);
        if (!told.isEmpty())
            return told.toStdString();
    }
    return source->english;
}

std::string LanguageWordings::pluralOf(std::int64_t number) const
{
    const auto count = static_cast<int>(std::clamp<std::int64_t>(number, 0, kMostCounted));
    for (const auto &translator : m_translators) {
        const QString told = translator->translate("Language", "(name of the plural)", "CLDR", count);
        if (!told.isEmpty())
            return told.toStdString();
    }
    return Wordings::pluralOf(number);
}

QString languageCode()
{
    return passingLanguage ? passingLanguage->code() : languageIn(QLocale().name());
}

const Wordings &spoken(const Game &game)
{
    static std::map<std::string, SpokenWordings, std::less<>> all;
    return all.try_emplace(game.key(), english(game)).first->second;
}

const Wordings &spoken()
{
    static const SpokenWordings wordings(english());
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
