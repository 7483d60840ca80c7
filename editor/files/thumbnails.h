#pragma once

#include <QHash>
#include <QIcon>
#include <QObject>
#include <QPixmap>
#include <QProcess>
#include <QSize>
#include <QString>
#include <QStringList>
#include <QTimer>

namespace merlon {

class Appearance;

/// How large they are shown beside names of files.
inline constexpr QSize kThumbnail {84, 72};

/// Small pictures of the boards and scenarios in files. The program that draws files without a window makes them, one
/// after the other, so that no window ever waits for a file; they are kept in the person's cache, which is bounded, until
/// the file is another one.
class Thumbnails final : public QObject {
    Q_OBJECT

public:
    /// `appearance` must live longer.
    explicit Thumbnails(const Appearance &appearance, QObject *parent = nullptr);
    ~Thumbnails() override;

    /// Of the file as it is now. While it is being drawn a blank sheet, and one with a mark if it cannot be.
    QIcon iconOf(const QString &file);
    /// Why it cannot be drawn; empty: it can, or has not been tried yet.
    QString errorOf(const QString &file) const;
    bool isDrawing() const { return !m_wanted.isEmpty() || m_program.state() != QProcess::NotRunning; }

    /// Where they are kept, and how many at most.
    static QString folder();
    static constexpr int kMostKept = 200;

Q_SIGNALS:
    /// There is a picture of the file now, or none after all.
    void changed(const QString &file);

private:
    /// What is known of a file.
    struct Known {
        QString key; ///< of the file as it was then
        QPixmap picture {};
        QString error {};
    };

    QString keyOf(const QString &file) const;
    static QString pathOf(const QString &key);
    QPixmap sheet(bool hasError) const;
    void drawNext();
    void finished(int exitCode, QProcess::ExitStatus status);
    void settle(QPixmap picture, const QString &error);
    static void dropOldest();

    const Appearance &m_appearance;
    QHash<QString, Known> m_known; ///< by file
    QStringList m_wanted;          ///< files that are still to be drawn
    QString m_current;             ///< the file that is being drawn
    QProcess m_program;
    QTimer m_patience;
    bool m_ranOut = false; ///< of patience with it
};

} // namespace merlon
