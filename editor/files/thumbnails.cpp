#include "editor/files/thumbnails.h"

#include "app/look/appearance.h"
#include "app/words/language.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPainter>
#include <QPainterPath>
#include <QProcessEnvironment>
#include <QStandardPaths>

#include <utility>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kPixels = 256;      ///< of the longer side of a picture: sharp on screens of 300 % too
constexpr int kPatience = 20'000; ///< milliseconds for a file
constexpr int kMostKnown = 100;

} // namespace

Thumbnails::Thumbnails(const Appearance &appearance, QObject *parent)
    : QObject(parent)
    , m_appearance(appearance)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatience);
    m_program.setProgram(QCoreApplication::applicationDirPath() + u"/merlon-render"_s);
    QProcessEnvironment surroundings = QProcessEnvironment::systemEnvironment();
    surroundings.insert(u"QT_LOGGING_RULES"_s, u"*=false"_s); // it is to say nothing but why it cannot draw
    m_program.setProcessEnvironment(surroundings);
    m_program.setStandardOutputFile(QProcess::nullDevice());
    connect(&m_program, &QProcess::finished, this, &Thumbnails::finished);
    connect(&m_program, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            //: Error. %1: a program
            settle({}, /*: Error. %1: a program */
                   tr("%1 cannot be started. It draws the previews.").arg(m_program.program()));
    });
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_ranOut = true;
        m_program.kill();
    });
}

Thumbnails::~Thumbnails()
{
    m_program.disconnect(this);
    if (m_program.state() == QProcess::NotRunning)
        return;
    m_program.kill();
    m_program.waitForFinished();
}

QString Thumbnails::folder()
{
    return QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + u"/thumbnails"_s;
}

QString Thumbnails::pathOf(const QString &key)
{
    return folder() + u'/' + key + u".png"_s;
}

/// Another if the file, the colours or the language is another.
QString Thumbnails::keyOf(const QString &file) const
{
    const QFileInfo info(file);
    const QStringList parts {
        info.absoluteFilePath(), QString::number(info.lastModified().toMSecsSinceEpoch()),
        QString::number(info.size()), m_appearance.theme().dark ? u"night"_s : u"day"_s, languageCode()};
    const QByteArray all = parts.join(QChar(u'\0')).toUtf8();
    return QString::fromLatin1(QCryptographicHash::hash(all, QCryptographicHash::Sha1).toHex());
}

QIcon Thumbnails::iconOf(const QString &file)
{
    const QString key = keyOf(file);
    if (const auto known = m_known.constFind(file); known != m_known.cend() && known->key == key)
        return {known->picture};
    if (m_known.size() >= kMostKnown) {
        m_known.clear();
        m_wanted.clear();
    }
    Known &now = m_known[file];
    now = {key};
    if (!QFileInfo::exists(file)) {
        now.picture = sheet(true);
        now.error = tr("The file no longer exists.");
    } else if (now.picture.load(pathOf(key))) {
        QFile kept(pathOf(key)); // used now, so others are dropped before it
        if (kept.open(QIODevice::ReadWrite))
            kept.setFileTime(QDateTime::currentDateTime(), QFileDevice::FileModificationTime);
    } else {
        now.picture = sheet(false);
        if (!m_wanted.contains(file))
            m_wanted << file;
        const QIcon icon(now.picture);
        drawNext();
        return icon;
    }
    return {now.picture};
}

QString Thumbnails::errorOf(const QString &file) const
{
    return m_known.value(file).error;
}

/// A sheet of paper with a corner folded over; a mark on it says that there is no picture.
QPixmap Thumbnails::sheet(bool hasError) const
{
    const canvas::Theme &theme = m_appearance.theme();
    QPixmap picture(kThumbnail * 3);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(picture.rect()).adjusted(54, 15, -54, -15);
    const double fold = box.width() / 4;
    QPainterPath edge(box.topLeft());
    edge.lineTo(box.right() - fold, box.top());
    edge.lineTo(box.right(), box.top() + fold);
    edge.lineTo(box.bottomRight());
    edge.lineTo(box.bottomLeft());
    edge.closeSubpath();
    painter.setPen(QPen(theme.shade(0.5), 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(theme.paper);
    painter.drawPath(edge);
    painter.drawPolyline(
        QPolygonF({QPointF(box.right() - fold, box.top()), QPointF(box.right() - fold, box.top() + fold),
                   QPointF(box.right(), box.top() + fold)}));
    if (hasError) {
        QFont font;
        font.setPixelSize(static_cast<int>(box.height() * 0.55));
        font.setBold(true);
        painter.setFont(font);
        painter.setPen(theme.shade(0.6));
        painter.drawText(box.adjusted(0, fold / 2, 0, 0), Qt::AlignCenter, u"?"_s);
    }
    return picture;
}

void Thumbnails::drawNext()
{
    if (!m_current.isEmpty() || m_wanted.isEmpty())
        return;
    m_current = m_wanted.takeFirst();
    const QString key = m_known.value(m_current).key;
    if (!QDir().mkpath(folder()))
        //: Error. %1: a folder
        return settle({}, /*: Error. %1: a folder */
                      tr("The folder %1 cannot be created.").arg(QDir::toNativeSeparators(folder())));
    m_ranOut = false;
    m_program.setArguments({u"--language"_s, languageCode(), u"--output"_s, pathOf(key), u"--size"_s,
                            QString::number(kPixels), u"--theme"_s,
                            m_appearance.theme().dark ? u"night"_s : u"day"_s, u"--paper"_s, u"a4"_s,
                            u"--no-set-up"_s, u"--"_s, QFileInfo(m_current).absoluteFilePath()});
    m_patience.start();
    m_program.start(QIODevice::ReadOnly);
}

void Thumbnails::finished(int exitCode, QProcess::ExitStatus status)
{
    QPixmap picture;
    const bool isDrawn =
        status == QProcess::NormalExit && exitCode == 0 && picture.load(pathOf(m_known.value(m_current).key));
    const QString said = QString::fromUtf8(m_program.readAllStandardError()).trimmed();
    if (isDrawn)
        settle(picture, {});
    else if (m_ranOut)
        settle({}, tr("The preview took too long."));
    else
        settle({}, said.isEmpty() ? tr("No preview available.") : said);
}

void Thumbnails::settle(QPixmap picture, const QString &error)
{
    m_patience.stop();
    const QString file = std::exchange(m_current, {});
    if (const auto known = m_known.find(file); known != m_known.end()) {
        known->picture = picture.isNull() ? sheet(true) : std::move(picture);
        known->error = error;
    }
    dropOldest();
    Q_EMIT changed(file);
    QTimer::singleShot(0, this, &Thumbnails::drawNext); // the program has not quite ended yet
}

void Thumbnails::dropOldest()
{
    const QFileInfoList kept = QDir(folder()).entryInfoList({u"*.png"_s}, QDir::Files, QDir::Time);
    for (qsizetype number = kMostKept; number < kept.size(); ++number)
        QFile::remove(kept[number].filePath());
}

} // namespace merlon
