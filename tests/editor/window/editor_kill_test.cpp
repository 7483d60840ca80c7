#include "core/board/change.h"
#include "tests/app/cli_program.h"
#include "tests/editor/editor_driver.h"
#include "tests/support/boards.h"

#include <QApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

using testing::EditorDriver;

constexpr int kWait = 60'000; // milliseconds
constexpr int kHeights = 100;

/// Where the gate is drawn when the board is saved for this time.
double heightAt(int save)
{
    return 600 + save % kHeights;
}

/// What is killed: moves the gate and saves the board, again and again, and says so each time.
int saveForEver(const QString &file)
{
    EditorDriver driver;
    if (!driver.window().files().open(file))
        return 1;
    for (int save = 1;; ++save) {
        driver.document().perform(movePlace(driver.board(), "gate", {500, heightAt(save)}), u"Move"_s);
        driver.tab().writeRecoveryFile();
        if (!driver.window().files().save(driver.tab()))
            return 1;
        std::printf("%d\n", save);
        std::fflush(stdout);
        QCoreApplication::processEvents();
    }
}

/// Where the gate is drawn in a file; below 0: it is no board.
double heightIn(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return -1;
    for (const QJsonValue &place : QJsonDocument::fromJson(file.readAll()).object()[u"places"_s].toArray()) {
        if (place[u"key"_s].toString() == u"gate"_s)
            return place[u"y"_s].toDouble(-1);
    }
    return -1;
}

} // namespace

/// The editor is killed while it saves.
class EditorKillTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void killsAtAnyMomentLeaveAWholeBoard();
};

/// 8 times, or as often as MERLON_KILLS says: the file is what was saved last, or what was being saved then.
void EditorKillTest::killsAtAnyMomentLeaveAWholeBoard()
{
    const int kills =
        qEnvironmentVariableIsSet("MERLON_KILLS") ? qEnvironmentVariableIntValue("MERLON_KILLS") : 8;
    const testing::Files files;
    const QString path = files.path(u"board.json"_s);
    QVERIFY(QFile::copy(QString::fromStdString((testing::boardDirectory() / "two-shoulders.json").string()),
                        path));
    QVERIFY(QFile(path).setPermissions(QFile::ReadOwner | QFile::WriteOwner));
    QRandomGenerator random(13);
    for (int i = 0; i < kills; ++i) {
        QProcess editor;
        editor.setProcessEnvironment(testing::cliEnvironment());
        editor.start(QCoreApplication::applicationFilePath(), {u"--save-for-ever"_s, path});
        QTRY_VERIFY_WITH_TIMEOUT(editor.canReadLine() || editor.state() == QProcess::NotRunning, kWait);
        QTest::qWait(random.bounded(300));
        editor.kill();
        QVERIFY(editor.waitForFinished());
        const QList<QByteArray> said = editor.readAllStandardOutput().trimmed().split('\n');
        const int saved = said.last().toInt();
        QVERIFY2(saved > 0, editor.readAllStandardError());
        const double height = heightIn(path);
        QVERIFY2(height == heightAt(saved) || height == heightAt(saved + 1),
                 qPrintable(u"kill %1: %2 after save %3"_s.arg(i).arg(height).arg(saved)));
        const testing::CliRun run = testing::runCli({u"check"_s, path});
        QVERIFY2(run.exitCode == 0, qPrintable(run.out + run.err));
    }
}

} // namespace merlon

int main(int argc, char **argv)
{
    const QApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments[1] == u"--save-for-ever"_s)
        return merlon::saveForEver(arguments[2]);
    merlon::EditorKillTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "editor_kill_test.moc"
