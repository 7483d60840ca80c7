#include "app/export/render_file.h"
#include "app/words/language.h"
#include "core/base/long_files.h"

#include <QApplication>
#include <QCommandLineParser>

#include <iostream>

#ifdef __linux__
#include <csignal>
#include <sys/prctl.h>
#endif

using namespace Qt::StringLiterals;
using namespace merlon;

namespace {

/// Ends when merlon-cli does, whatever ends that: nobody waits for the picture then.
void endWithParent()
{
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGTERM);
#endif
}

constexpr int kBadInput = 1;
constexpr int kUsage = 2;

} // namespace

/// Draws files for merlon-cli, which looks at the command line and explains it.
int main(int argc, char *argv[])
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
    qputenv("QT_QPA_PLATFORM", "offscreen"); // there need be no display
#endif
    letLongFilesFail();
    endWithParent();
    QApplication application(argc, argv);
    QCommandLineParser parser;
    for (const QString &option :
         {u"language"_s, u"output"_s, u"size"_s, u"theme"_s, u"paper"_s, u"sheets"_s, u"mm"_s})
        parser.addOption({option, {}, option});
    parser.addOptions({{u"keys"_s, {}},
                       {u"no-pieces"_s, {}},
                       {u"card-backs"_s, {}},
                       {u"no-set-up"_s, {}},
                       {u"no-names"_s, {}},
                       {u"single-page"_s, {}},
                       {u"no-cover"_s, {}}});
    parser.process(application);
    const std::optional<Paper> paper = paperFrom(parser.value(u"paper"_s));
    if (parser.positionalArguments().size() != 1 || !paper)
        return kUsage;
    const Language language(Language::codeFor(parser.value(u"language"_s)).value_or(u"en"_s));
    const Expected<void> rendered = renderFile(
        {parser.positionalArguments().front(), parser.value(u"output"_s), parser.value(u"size"_s).toInt(),
         parser.value(u"theme"_s) == u"night", parser.isSet(u"keys"_s), *paper,
         parser.value(u"sheets"_s).toInt(), parser.isSet(u"card-backs"_s), !parser.isSet(u"no-pieces"_s),
         !parser.isSet(u"no-set-up"_s), !parser.isSet(u"no-names"_s), parser.value(u"mm"_s).toInt(),
         parser.isSet(u"single-page"_s), !parser.isSet(u"no-cover"_s)});
    if (rendered)
        return 0;
    std::cerr << say(rendered.error()).toStdString() << '\n';
    return kBadInput;
}
