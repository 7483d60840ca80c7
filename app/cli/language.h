#pragma once

#include "core/base/error.h"
#include "core/base/text.h"

#include <QCoreApplication>
#include <QString>
#include <QTranslator>

#include <optional>

namespace merlon::cli {

/// The sentences of the program itself: `Cli::tr("...")` is looked up in the context "cli".
class Cli {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

/// The language of all output, as long as this lives.
class Language {
public:
    /// `fr`, `fr_CA`, `en-GB`, ...; an empty wish means the language of the environment, or else English.
    /// None if the program does not speak the language that is wished for.
    static std::optional<QString> codeFor(const QString &wish);

    explicit Language(const QString &code);
    ~Language();
    Language(const Language &) = delete;
    Language &operator=(const Language &) = delete;

private:
    QTranslator m_translator;
};

/// The code of the language that is spoken: `en`, `fr`.
QString languageCode();

/// The wordings of the core in the language that is spoken.
const Wordings &spoken();

QString say(const Text &text);
QString say(const Error &error);

/// The sentence with a capital letter and a full stop, if it ends without any mark.
QString asSentence(QString text);

} // namespace merlon::cli
