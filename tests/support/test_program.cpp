#include "tests/support/test_program.h"

#include <QTest>
#ifdef QT_WIDGETS_LIB
#include <QApplication>
using Application = QApplication;
#elif defined(QT_GUI_LIB)
#include <QGuiApplication>
using Application = QGuiApplication;
#else
#include <QCoreApplication>
using Application = QCoreApplication;
#endif

#include <filesystem>
#include <iostream>
#include <map>
#include <string>

namespace merlon::testing {

namespace {

std::map<std::string, KnownTest::Make> &tests()
{
    static std::map<std::string, KnownTest::Make> known;
    return known;
}

} // namespace

KnownTest::KnownTest(const char *source, Make make)
{
    tests()[std::filesystem::path(source).stem().string()] = make;
}

} // namespace merlon::testing

int main(int argc, char **argv)
{
    using merlon::testing::tests;
    const auto test = argc > 1 ? tests().find(argv[1]) : tests().end();
    if (test == tests().end()) {
        std::cerr << "Usage: " << argv[0] << " TEST [ARGUMENTS OF QT TEST], where TEST is one of:\n";
        for (const auto &[name, make] : tests())
            std::cerr << "    " << name << '\n';
        return 2;
    }
    // Qt Test sees the arguments as those of a program of its own.
    argv[1] = argv[0];
    ++argv;
    --argc;
    Application application(argc, argv);
    QTEST_SET_MAIN_SOURCE_PATH
    return QTest::qExec(test->second().get(), argc, argv);
}
