#include "app/look/appearance.h"
#include "app/look/system_motion.h"
#include "app/start/start_page.h"
#include "app/window/first_show.h"
#include "app/window/game_launcher.h"
#include "app/window/main_window.h"
#include "app/words/language.h"
#include "app/words/resources.h"
#include "core/base/long_files.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>
#include <QTimer>
#include <QWindow>

using namespace Qt::StringLiterals;
using namespace merlon;

int main(int argc, char *argv[])
{
    letLongFilesFail();
    QApplication application(argc, argv);
    QApplication::setOrganizationName(u"merlon"_s);
    QApplication::setApplicationName(u"merlon"_s);
    QApplication::setApplicationVersion(u"" MERLON_VERSION ""_s);

    Settings settings = loadSettings();
    settings.isSystemStill = systemReducesMotion(*QApplication::style());
    Language language(Language::codeFor(settings.language).value_or(u"en"_s));
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption quitWhenShown(
        u"quit-when-shown"_s,
        QApplication::translate("main", "Quit as soon as the start page is shown, to time the start."));
    parser.addOption(quitWhenShown);
    parser.addPositionalArgument(u"file"_s,
                                 QApplication::translate("main", "A saved game or scenario to open."),
                                 QApplication::translate("main", "[file]"));
    parser.process(application);

    const std::filesystem::path resources = resourceDirectories("art").front();
    Appearance appearance(resources);
    appearance.wish(settings.theme, settings.palette);
    appearance.setTextSize(settings.textSize);
    QApplication::setWindowIcon(QIcon(appearance.crest(256)));
    MainWindow window(language, appearance, settings);
    showFirst(window);
    QTimer::singleShot(0, &window, [&] {
        if (parser.isSet(quitWhenShown)) {
            while (!window.windowHandle()->isExposed())
                QApplication::processEvents(QEventLoop::WaitForMoreEvents);
            window.repaint();
            return QApplication::quit();
        }
        window.startPage().drawBoards();
        window.games().offerKeptGames();
        if (!parser.positionalArguments().isEmpty())
            window.games().openFile(parser.positionalArguments().first());
    });
    return QApplication::exec();
}
