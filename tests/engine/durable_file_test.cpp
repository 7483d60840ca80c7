#include "core/base/text_file.h"
#include "core/engine/records/durable_file.h"
#include "tests/engine/journal_folder.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <filesystem>
#include <system_error>

using namespace merlon;

/// Files that are replaced as a whole or not at all.
class DurableFileTest : public QObject, private testing::JournalFolder {
    Q_OBJECT

private Q_SLOTS:
    void replacedFileIsOldOrNew()
    {
        const std::filesystem::path path = file("settings");
        QVERIFY(replaceFile(path, "old"));
        QVERIFY(replaceFile(path, "new"));
        QCOMPARE(*readTextFile(path), std::string("new"));
        const auto files = std::distance(std::filesystem::directory_iterator(file("")),
                                         std::filesystem::directory_iterator());
        const std::filesystem::path nowhere = file("no-such-folder") / "settings";
        const Expected<void> refused = replaceFile(nowhere, "x");
        QVERIFY(!refused);
        QCOMPARE(refused.error().where.source, sourceName(nowhere)); // not the file written aside
        QVERIFY(!replaceFile(file(""), "x"));
        QCOMPARE(std::distance(std::filesystem::directory_iterator(file("")),
                               std::filesystem::directory_iterator()),
                 files);
    }

    void linkStaysALink()
    {
        QVERIFY(replaceFile(file("target"), "old"));
        std::error_code problem;
        std::filesystem::create_symlink("target", file("link"), problem);
        if (problem)
            QSKIP("links are not allowed here");
        QVERIFY(replaceFile(file("link"), "new"));
        QVERIFY(std::filesystem::is_symlink(file("link")));
        QCOMPARE(*readTextFile(file("target")), std::string("new"));
    }
};

MERLON_TEST(DurableFileTest)
#include "durable_file_test.moc"
