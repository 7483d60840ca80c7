#include "app/window/first_show.h"
#include "app/words/resources.h"
#include "core/base/long_files.h"
#include "editor/window/documents/file_actions.h"
#include "editor/window/documents/session.h"
#include "editor/window/editor_window.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>

using namespace Qt::StringLiterals;
using namespace merlon;

/// Settings such as language and colours are those of the table.
int main(int argc, char *argv[])
{
    letLongFilesFail();
    QApplication application(argc, argv);
    QApplication::setOrganizationName(u"merlon"_s);
    QApplication::setApplicationName(u"merlon"_s);
    QApplication::setApplicationVersion(u"" MERLON_VERSION ""_s);

    const Settings settings = loadSettings();
    Language language(Language::codeFor(settings.language).value_or(u"en"_s));
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(u"files"_s,
                                 QApplication::translate("editor", "Boards or scenarios to open."),
                                 QApplication::translate("editor", "[files…]"));
    parser.process(application);

    Appearance appearance(resourceDirectories("art").front());
    appearance.wish(settings.theme, settings.palette);
    appearance.setTextSize(settings.textSize);
    QApplication::setWindowIcon(QIcon(appearance.crest(256)));
    EditorWindow window(language, appearance, settings);
    showFirst(window);
    for (const QString &file : parser.positionalArguments())
        window.files().open(file);
    if (parser.positionalArguments().isEmpty())
        window.session().reopen();
    window.session().offerRecovery();
    return QApplication::exec();
}
