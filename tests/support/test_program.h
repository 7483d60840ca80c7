#pragma once

#include <QObject>

#include <memory>

/// Programs that hold several tests, each a Qt Test class in a source of its own: linking a program for each would take
/// longer than compiling them.
namespace merlon::testing {

/// Makes the program know a test by the name of its source: `json_test` for tests/base/json_test.cpp.
class KnownTest {
public:
    using Make = std::unique_ptr<QObject> (*)();

    /// `source` is __FILE__; `make` is called once the application stands.
    KnownTest(const char *source, Make make);
};

} // namespace merlon::testing

#define MERLON_KNOWN_TEST(TestClass, number)                                                                 \
    static const merlon::testing::KnownTest knownTest##number(                                               \
        __FILE__, []() -> std::unique_ptr<QObject> { return std::make_unique<TestClass>(); });
#define MERLON_NUMBERED_TEST(TestClass, number) MERLON_KNOWN_TEST(TestClass, number)
/// In place of QTEST_MAIN. The program runs one test: `board_tests graphml_test [ARGUMENTS OF QT TEST]`.
#define MERLON_TEST(TestClass) MERLON_NUMBERED_TEST(TestClass, __COUNTER__)
