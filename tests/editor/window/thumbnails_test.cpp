#include "editor/files/thumbnails.h"
#include "editor/window/welcome_page.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QListWidget>
#include <QMenu>
#include <QTest>

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::EditorDriver;

namespace {

constexpr int kPatience = 60'000; ///< milliseconds

/// A copy in the folder of the test of a file that is shipped.
QString copyOf(const QString &shipped, const QString &name)
{
    const QString path = testing::testFolder() + u'/' + name;
    QFile::remove(path);
    QFile::copy(QStringLiteral(MERLON_SOURCE_DIR "/resources/") + shipped, path);
    QFile(path).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    return path;
}

void write(const QString &path, const QByteArray &contents)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(contents);
}

/// A window that has had these files open, with nothing in front.
struct Welcomed : EditorDriver {
    explicit Welcomed(const QStringList &files)
    {
        QDir(Thumbnails::folder()).removeRecursively();
        for (const QString &file : files)
            rememberFile(file);
        part<WelcomePage>().refresh();
    }
    QListWidgetItem *item(const QString &file)
    {
        QListWidget &list = part<WelcomePage>().recent();
        for (int row = 0; row < list.count(); ++row) {
            if (list.item(row)->data(Qt::UserRole).toString() == file)
                return list.item(row);
        }
        return nullptr;
    }
    QImage picture(const QString &file) { return item(file)->icon().pixmap(kThumbnail).toImage(); }
    void wait() { QTRY_VERIFY_WITH_TIMEOUT(!part<Thumbnails>().isDrawing(), kPatience); }
    static int kept() { return static_cast<int>(QDir(Thumbnails::folder()).entryList({u"*.png"_s}).size()); }
};

} // namespace

/// Small pictures of the files of before.
class ThumbnailsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void boardsAndScenariosAreDrawnMeanwhile()
    {
        const QString board = copyOf(u"boards/two-shoulders.json"_s, u"seen.merlon-board"_s);
        const QString scenario = copyOf(u"scenarios/specter.json"_s, u"seen.merlon-scenario"_s);
        Welcomed editor({board, scenario});
        QVERIFY(editor.part<Thumbnails>().isDrawing());
        const QImage blank = editor.picture(board);
        QCOMPARE(editor.picture(scenario), blank);
        editor.wait();
        QVERIFY(editor.picture(board) != blank);
        QVERIFY(editor.picture(scenario) != blank);
        QVERIFY(editor.picture(scenario) != editor.picture(board)); // its pieces stand on it
        QCOMPARE(editor.item(board)->toolTip(), QDir::toNativeSeparators(board));
        QCOMPARE(Welcomed::kept(), 2);
    }

    void theyAreKeptUntilTheFileIsAnother()
    {
        const QString file = copyOf(u"boards/two-shoulders.json"_s, u"kept.merlon-board"_s);
        Welcomed editor({file});
        editor.wait();
        const QImage before = editor.picture(file);
        editor.crash();
        editor.part<WelcomePage>().refresh();
        QVERIFY(!editor.part<Thumbnails>().isDrawing());
        QCOMPARE(editor.picture(file), before);
        copyOf(u"boards/crooked-crown.json"_s, u"kept.merlon-board"_s);
        editor.part<WelcomePage>().refresh();
        QVERIFY(editor.part<Thumbnails>().isDrawing());
        editor.wait();
        QVERIFY(editor.picture(file) != before);
    }

    void whatIsGoneOrDamagedSaysSo()
    {
        const QString gone = testing::testFolder() + u"/gone.merlon-board"_s;
        const QString damaged = testing::testFolder() + u"/damaged.merlon-board"_s;
        write(damaged, "{\"format\": {\"name\": \"merlon-board\",\n \"version\"");
        Welcomed editor({gone, damaged});
        QVERIFY2(editor.item(gone)->toolTip().contains(u"The file no longer exists."_s),
                 qPrintable(editor.item(gone)->toolTip()));
        editor.wait();
        QVERIFY2(editor.item(damaged)->toolTip().contains(u".merlon-board:2: "_s),
                 qPrintable(editor.item(damaged)->toolTip()));
        QVERIFY(editor.item(damaged)->toolTip().contains(u"ends unexpectedly"_s));
        QCOMPARE(editor.item(damaged)->toolTip().count(u'\n'), 1); // the path, and why
        QCOMPARE(editor.picture(gone), editor.picture(damaged));
        QCOMPARE(Welcomed::kept(), 0);
    }

    void theMenuShowsThemToo()
    {
        const QString file = copyOf(u"boards/two-shoulders.json"_s, u"menu.merlon-board"_s);
        const QString gone = testing::testFolder() + u"/gone.merlon-board"_s;
        Welcomed editor({gone});
        QVERIFY(editor.window().files().open(file));
        QMenu *menu = editor.menu("recent");
        QVERIFY(menu->actions().front()->icon().isNull()); // nobody has looked
        menu->popup({0, 0});
        editor.wait();
        QCOMPARE(menu->actions().size(), 2);
        QVERIFY(menu->actions()[0]->icon().pixmap(kThumbnail).toImage()
                != menu->actions()[1]->icon().pixmap(kThumbnail).toImage());
        QVERIFY(menu->actions()[1]->toolTip().contains(u"gone"_s));
        menu->hide();
    }

    void theCacheIsBounded()
    {
        const QString file = copyOf(u"boards/two-shoulders.json"_s, u"bounded.merlon-board"_s);
        Welcomed editor({});
        QVERIFY(QDir().mkpath(Thumbnails::folder()));
        for (int number = 0; number < Thumbnails::kMostKept + 20; ++number)
            write(Thumbnails::folder() + u"/old-%1.png"_s.arg(number), "old");
        rememberFile(file);
        editor.part<WelcomePage>().refresh();
        editor.wait();
        QCOMPARE(Welcomed::kept(), Thumbnails::kMostKept);
        QVERIFY(editor.item(file)->toolTip() == QDir::toNativeSeparators(file));
    }
};

MERLON_TEST(ThumbnailsTest)
#include "thumbnails_test.moc"
