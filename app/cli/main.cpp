#include <CLI/CLI.hpp>

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

#include <iostream>

using namespace Qt::StringLiterals;

/// merlon-cli as far as it goes today: it knows its version, and says in the user's language that there is
/// nothing to play yet.
int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);

    CLI::App commands("Merlon without a window", "merlon-cli");
    commands.set_version_flag("--version", MERLON_VERSION);
    commands.allow_extras();
    std::string language;
    commands.add_option("--language", language, "Language of the texts, such as fr");
    CLI11_PARSE(commands, argc, argv);

    QTranslator translator;
    const QLocale locale = language.empty() ? QLocale() : QLocale(QString::fromStdString(language));
    if (translator.load(locale, u"merlon"_s, u"_"_s, u":/translations"_s))
        QCoreApplication::installTranslator(&translator);

    std::cout << QCoreApplication::translate("cli", "Merlon %1: nothing can be played yet.")
                     .arg(QLatin1String(MERLON_VERSION))
                     .toStdString()
              << '\n';
    return 0;
}
