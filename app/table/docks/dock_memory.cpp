#include "app/table/docks/dock_memory.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QIODevice>
#include <QSettings>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

QString keyOf(const QString &game)
{
    return u"layouts/"_s + game;
}

QByteArray sumOf(const QByteArray &content)
{
    return QCryptographicHash::hash(content, QCryptographicHash::Sha256);
}

constexpr qsizetype kSumBytes = 32;

} // namespace

/// The sum comes first: what QMainWindow makes of a damaged state is not for the person to find out.
std::optional<DockLayout> loadDockLayout(const QString &game)
{
    const QByteArray kept = QSettings().value(keyOf(game)).toByteArray();
    const QByteArray content = kept.mid(kSumBytes);
    if (content.isEmpty() || kept.left(kSumBytes) != sumOf(content))
        return std::nullopt;
    QDataStream in(content);
    in.setVersion(QDataStream::Qt_6_4);
    DockLayout layout;
    in >> layout.state >> layout.panels >> layout.titles >> layout.strips >> layout.swapsSides;
    return in.status() == QDataStream::Ok ? std::optional(std::move(layout)) : std::nullopt;
}

void saveDockLayout(const QString &game, const DockLayout &layout)
{
    QByteArray content;
    QDataStream out(&content, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_4);
    out << layout.state << layout.panels << layout.titles << layout.strips << layout.swapsSides;
    QSettings().setValue(keyOf(game), sumOf(content) + content);
}

void forgetDockLayout(const QString &game)
{
    QSettings().remove(keyOf(game));
}

} // namespace merlon
