#pragma once

#include "core/base/error.h"
#include "core/base/text.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <QTranslator>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace merlon {

class Game;

/// The sentences of the program itself: `Cli::tr("...")` is looked up in the context "Cli".
class Cli {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// The language of all output, as long as this lives.
class Language {
public:
    /// The codes of the languages that there are, English first: of each there is a file `merlon_<code>.qm`, among the
    /// resources or in the folder `translations` of the user's own data.
    static const QStringList &codes();
    /// What they are called in themselves, in the same order: `English`, `Français`.
    static QStringList names();
    /// `fr`, `fr_CA`, `en-GB`, ...; an empty wish means the language of the environment, or else English.
    /// None if the program does not speak the language that is wished for.
    static std::optional<QString> codeFor(const QString &wish);

    explicit Language(const QString &code);
    /// From now on speaks another language; windows are told by QEvent::LanguageChange.
    void change(const QString &code);
    ~Language();
    Language(const Language &) = delete;
    Language &operator=(const Language &) = delete;

private:
    void forget();

    std::vector<std::unique_ptr<QTranslator>> m_translators; ///< of each file of the language
    QTranslator m_qtTranslator;             ///< the words of Qt's own dialogs, where they are installed
    std::unique_ptr<QTranslator> m_passing; ///< goes before all of them, see PassingLanguage
};

/// While this lives, this thread speaks another language, as long as there is a Language: for a file that is written in
/// it. Windows and other threads hear nothing of it, and numbers stay as they are written in the language of the windows.
class PassingLanguage {
public:
    /// Empty: the language that is spoken anyway.
    explicit PassingLanguage(const QString &code);
    ~PassingLanguage();
    PassingLanguage(const PassingLanguage &) = delete;
    PassingLanguage &operator=(const PassingLanguage &) = delete;

    const QString &code() const { return m_code; }
    /// Null if none of its files knows the text.
    QString told(const char *context, const char *source, const char *apart, int count) const;

private:
    QString m_code;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
    const PassingLanguage *m_before; ///< what this thread spoke until now; null: what the windows speak
};

/// The wordings of the core in a language, whichever is spoken: for names in files that others read. English ones for a
/// language that there is not.
class LanguageWordings final : public Wordings {
public:
    explicit LanguageWordings(const QString &code);
    std::string wording(std::string_view code) const override;
    std::string pluralOf(std::int64_t number) const override;

private:
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

/// The code of the language that is spoken: `en`, `fr`.
QString languageCode();

/// The wordings of the core in the language that is spoken: those of a game, or of all games where nobody knows which
/// one is meant.
const Wordings &spoken(const Game &game);
const Wordings &spoken();

QString say(const Text &text, const Game &game);
QString say(const Text &text);
QString say(const Error &error);

/// An error of the program's own, already in words.
Error ownError(const QString &what, const QString &right = {}, const std::string &source = {});

/// The text with blanks at which no line is broken; a terminal makes blanks of them again.
QString unbroken(QString text);

/// The text with a capital letter at its beginning.
QString withCapital(QString text);

/// The sentence with a capital letter and a full stop, if it ends without any mark.
QString asSentence(QString text);

} // namespace merlon
