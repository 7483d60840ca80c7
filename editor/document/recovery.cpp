#include "editor/document/recovery.h"

#include "app/export/export_file.h"
#include "app/words/resources.h"
#include "core/base/json.h"
#include "editor/document/open_document.h"
#include "editor/document/picture_file.h"

#include <QDir>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

QString folder()
{
    return QString::fromStdU16String(ownDirectory("recovery").u16string());
}

/// Where the picture of a board lies that is embedded in it.
QString pictureOf(const QString &recovery)
{
    return recovery + u".picture"_s;
}

/// What lies beside the recovery file belongs into the board again.
void takePicture(Sketch &sketch, const QString &recovery)
{
    if (!sketch.background || QString::fromStdString(sketch.background->file) != pictureOf(recovery))
        return;
    if (Expected<Background> held = embedded(*sketch.background))
        sketch.background = std::move(*held);
}

Expected<RecoverableDocument> readRecoverable(const QString &path)
{
    const Expected<Json> json = readJsonFile(std::filesystem::path(path.toStdU16String()));
    if (!json)
        return tl::unexpected(json.error());
    if (!json->is_object())
        return tl::unexpected(Error {});
    const auto named = json->find("file");
    const std::string file =
        named != json->end() && named->is_string() ? named->get<std::string>() : std::string();
    RecoverableDocument left {path, QString::fromStdString(file), {}};
    if (json->contains("scenario")) {
        Expected<Scenario> scenario = readScenario(writeJson(json->at("scenario")), path.toStdString());
        if (!scenario)
            return tl::unexpected(scenario.error());
        left.what = std::move(*scenario);
        return left;
    }
    if (!json->contains("board"))
        return tl::unexpected(Error {});
    Expected<SketchedBoard> board = sketchedBoardFromJson(json->at("board"), schemaOf, path.toStdString());
    if (!board)
        return tl::unexpected(board.error());
    takePicture(board->sketch, path);
    left.what = std::move(*board);
    return left;
}

} // namespace

RecoveryFile::RecoveryFile(const QString &path)
    : m_path(path)
    , m_lock(path + u".lock"_s)
{
    m_lock.setStaleLockTime(0); // a lock is stale when its program is gone, however long it ran
}

std::unique_ptr<RecoveryFile> RecoveryFile::fresh()
{
    QDir().mkpath(folder());
    return take(folder() + u'/' + QUuid::createUuid().toString(QUuid::WithoutBraces) + u".json"_s);
}

std::unique_ptr<RecoveryFile> RecoveryFile::take(const QString &path)
{
    std::unique_ptr<RecoveryFile> file(new RecoveryFile(path));
    return file->m_lock.tryLock() ? std::move(file) : nullptr;
}

Expected<void> RecoveryFile::write(const OpenDocument &document)
{
    Json json;
    json["file"] = document.file().toStdString();
    json[document.kind()] = document.recoveryJson();
    if (const auto picture = document.recoveryPicture()) {
        json[document.kind()]["background"]["file"] = pictureOf(m_path).toStdString();
        if (picture != m_picture) {
            if (Expected<void> kept = writeFile(pictureOf(m_path), QByteArray::fromStdString(*picture));
                !kept)
                return kept;
            m_picture = picture;
        }
    }
    return writeFile(m_path, QByteArray::fromStdString(writeJson(json)));
}

void RecoveryFile::remove()
{
    QFile::remove(m_path);
    QFile::remove(pictureOf(m_path));
    m_picture.reset();
}

void discardRecovery(const RecoverableDocument &left)
{
    QFile::remove(left.recovery);
    QFile::remove(pictureOf(left.recovery));
}

QString RecoverableDocument::name() const
{
    if (const auto *scenario = std::get_if<Scenario>(&what))
        return nameIn(scenario->names, scenario->key);
    const BoardInfo &info = std::get<SketchedBoard>(what).board.info();
    return nameIn(info.names, info.key);
}

std::vector<RecoverableDocument> recoverableDocuments()
{
    std::vector<RecoverableDocument> left;
    const QDir directory(folder());
    for (const QString &name : directory.entryList({u"*.json"_s}, QDir::Files, QDir::Time)) {
        const QString path = directory.filePath(name);
        if (!RecoveryFile::take(path)) // its program still runs
            continue;
        if (Expected<RecoverableDocument> document = readRecoverable(path))
            left.push_back(std::move(*document));
    }
    return left;
}

} // namespace merlon
