#include "tests/app/cli/cli_program.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace merlon::testing;

namespace {

/// The number of the program that another has started; 0: there is none.
qint64 childOf(qint64 parent)
{
    QFile file(u"/proc/%1/task/%1/children"_s.arg(parent));
    return file.open(QIODevice::ReadOnly) ? file.readAll().simplified().split(' ').front().toLongLong() : 0;
}

/// Whether it is there, and more than a name that nobody has asked about yet.
bool isAlive(qint64 program)
{
    QFile file(u"/proc/%1/stat"_s.arg(program));
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray line = file.readAll();
    const qsizetype state = line.lastIndexOf(')') + 2;
    return state < line.size() && line[state] != 'Z' && line[state] != 'X';
}

} // namespace

/// Where merlon-cli reads from and writes to: full disks, closed streams, pipes, devices, endless input. By the shell, as a
/// person would.
class CliOutputTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anAnswerThatCannotBeWrittenIsAnError_data();
    void anAnswerThatCannotBeWrittenIsAnError();
    void aPipeStaysAPipe();
    void whatIsInALogStaysThere();
    void namesDoNotSteerTheTerminal();
    void longFilesFailAsOnAFullDisk();
    void whatAKilledProgramLeftIsRemoved();
    void whatDrawsEndsWithWhoAskedForIt();
    void aNameThatIsNoUtf8IsKept();
    void aScriptThatCannotBeReadIsAnError_data();
    void aScriptThatCannotBeReadIsAnError();

private:
    /// `$cli` is the program.
    CliRun shell(const QString &line) const
    {
        return runCli({u"-c"_s, u"cli="_s + QLatin1StringView(MERLON_BINARY_DIR "/bin/merlon-cli; ") + line},
                      {}, u"/bin/sh"_s);
    }

    Files m_files;
};

void CliOutputTest::anAnswerThatCannotBeWrittenIsAnError_data()
{
    QTest::addColumn<QString>("command");
    for (const char *command : {"games", "boards", "scenarios", "rules S2-6.3", "--help", "play --help"})
        QTest::newRow(command) << QString::fromLatin1(command);
}

void CliOutputTest::anAnswerThatCannotBeWrittenIsAnError()
{
    QFETCH(const QString, command);
    if (!QFileInfo::exists(u"/dev/full"_s))
        QSKIP("no /dev/full here");
    for (const QString &where : {u">/dev/full"_s, u">&-"_s}) {
        const CliRun run = shell(u"$cli %1 %2"_s.arg(command, where));
        QCOMPARE(run.exitCode, 4);
        QVERIFY2(run.err.contains(u"could not be written"_s), qPrintable(run.err));
    }
    QCOMPARE(shell(u"$cli %1 >/dev/null"_s.arg(command)).exitCode, 0);
}

void CliOutputTest::aPipeStaysAPipe()
{
    const QByteArray pipe = m_files.path(u"pipe.csv"_s).toLocal8Bit();
    QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
    const CliRun run =
        shell(u"cat '%1' & $cli simulate --games 1 --csv '%1'; wait"_s.arg(QString::fromLocal8Bit(pipe)));
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.out.startsWith(u"Table,Row,"_s), qPrintable(run.out));
    struct stat now = {};
    QCOMPARE(::stat(pipe.constData(), &now), 0);
    QVERIFY(S_ISFIFO(now.st_mode));
}

void CliOutputTest::whatIsInALogStaysThere()
{
    const QString log = m_files.write(u"log.txt"_s, "before\n");
    const CliRun run = shell(u"$cli simulate --games 1 --csv /dev/stdout >>'%1'"_s.arg(log));
    QCOMPARE(run.exitCode, 0);
    const QByteArray content = m_files.read(u"log.txt"_s);
    QVERIFY(content.startsWith("before\n"));
    QVERIFY(content.size() > 20);
}

void CliOutputTest::namesDoNotSteerTheTerminal()
{
    const CliRun good =
        shell(u"cd '%1' && cp '%2' \"$(printf 'a\\033[2Jb\\007.json')\" && $cli check a*.json"_s.arg(
            m_files.path({}), QStringLiteral(MERLON_SOURCE_DIR "/resources/boards/two-shoulders.json")));
    const CliRun bad = shell(u"$cli check \"$(printf 'c\\033[2Jd\\007.json')\""_s);
    QCOMPARE(good.exitCode, 0);
    QCOMPARE(bad.exitCode, 1);
    for (const QString &said : {good.out, bad.out}) {
        QVERIFY(!said.contains(QChar(0x1b)) && !said.contains(QChar(0x07)));
        QVERIFY2(said.contains(QChar(QChar::ReplacementCharacter)), qPrintable(said));
    }
}

void CliOutputTest::longFilesFailAsOnAFullDisk()
{
    const QString file = m_files.path(u"long.json"_s);
    const CliRun run =
        shell(u"ulimit -f 2; $cli play --seats random,random --record '%1' >/dev/null"_s.arg(file));
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains(u"long.json"_s), qPrintable(run.err));
    QVERIFY(!QFileInfo::exists(file));
}

void CliOutputTest::whatAKilledProgramLeftIsRemoved()
{
    const QString dead = m_files.write(u"game.json.new-2147483000"_s, "torn");
    const QString living = m_files.write(u"game.json.new-1"_s, "init runs");
    const QString other = m_files.write(u"game.json.new-old"_s, "something else");
    const CliRun run =
        shell(u"$cli play --seats random,random --record '%1'"_s.arg(m_files.path(u"game.json"_s)));
    QCOMPARE(run.exitCode, 0);
    QVERIFY(!QFileInfo::exists(dead));
    QVERIFY(QFileInfo::exists(living));
    QVERIFY(QFileInfo::exists(other));
}

/// It waits for somebody to read from a pipe, and would wait for ever.
void CliOutputTest::whatDrawsEndsWithWhoAskedForIt()
{
    QProcess process;
    if (!QFileInfo::exists(u"/proc/self/task"_s))
        QSKIP("no /proc here");
    const QString pipe = m_files.path(u"pipe.svg"_s);
    QCOMPARE(::mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
    process.setProcessEnvironment(cliEnvironment());
    process.start(QStringLiteral(MERLON_BINARY_DIR "/bin/merlon-cli"),
                  {u"render"_s, u"two-shoulders"_s, u"-o"_s, pipe});
    QVERIFY(process.waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(childOf(process.processId()) > 0, 30'000);
    const qint64 drawing = childOf(process.processId());
    QTest::qWait(2'000); // it has begun
    QVERIFY(isAlive(drawing));
    process.kill();
    process.waitForFinished();
    QTRY_VERIFY_WITH_TIMEOUT(!isAlive(drawing), 10'000);
}

void CliOutputTest::aNameThatIsNoUtf8IsKept()
{
    const QString folder = QFileInfo(m_files.path(u"x"_s)).path();
    const CliRun run = shell(u"cd '%1'; $cli play --seats random,random --record \"$(printf 'g\\377.json')\" "
                             u">/dev/null; ls | grep -c \"$(printf 'g\\377.json')\""_s.arg(folder));
    QCOMPARE(run.out.trimmed(), u"1"_s);
}

void CliOutputTest::aScriptThatCannotBeReadIsAnError_data()
{
    QTest::addColumn<QString>("from");
    QTest::newRow("a directory") << u"</"_s;
    QTest::newRow("closed") << u"<&-"_s;
    QTest::newRow("without end") << u"</dev/zero"_s;
}

void CliOutputTest::aScriptThatCannotBeReadIsAnError()
{
    QFETCH(const QString, from);
    const CliRun run = shell(u"ulimit -v 4000000; $cli run --game siege2 --script - "_s + from);
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.err.contains(u"cannot be read"_s) || run.err.contains(u"64"_s), qPrintable(run.err));
}

MERLON_TEST(CliOutputTest)
#include "cli_output_test.moc"
