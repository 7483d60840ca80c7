#include "editor/export/board_export_dialog.h"

#include "app/export/export_file.h"
#include "app/look/appearance.h"
#include "app/widgets/boxes/message_bar.h"
#include "app/words/resources.h"
#include "editor/export/export_options.h"
#include "editor/export/preview_pane.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QStandardPaths>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kPreviewPixels = 1600;
constexpr int kWaitAfterChoice = 60; ///< milliseconds
const QString kFolderSetting = u"editor/export/folder"_s;

} // namespace

BoardExportDialog::BoardExportDialog(const ExportSubject &subject, const ExportChoice &choice,
                                     const Appearance &appearance, QWidget *parent)
    : QDialog(parent)
    , m_subject(subject)
    , m_appearance(appearance)
    , m_art(resourceDirectories("art").front(), appearance.theme())
    , m_options(new ExportOptions(subject, choice))
    , m_preview(new PreviewPane)
    , m_summary(new QLabel)
    , m_messages(new MessageBar)
    , m_copy(new QPushButton(tr("Copy &image")))
{
    setWindowTitle(subject.schema ? tr("Export the board") : tr("Export the scenario"));
    auto *halves = new QHBoxLayout;
    halves->addWidget(buildLeft());
    halves->addWidget(buildRight(), 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton *save = buttons->addButton(tr("&Export…"), QDialogButtonBox::ActionRole);
    save->setProperty("primary", true);
    save->setDefault(true);
    m_copy->setAutoDefault(false);
    buttons->addButton(m_copy, QDialogButtonBox::ActionRole);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_messages);
    column->addLayout(halves, 1);
    column->addWidget(buttons);
    m_waiting.setSingleShot(true);
    m_waiting.setInterval(kWaitAfterChoice);
    connect(&m_waiting, &QTimer::timeout, this, &BoardExportDialog::showPreview);
    connect(m_options, &ExportOptions::changed, &m_waiting, qOverload<>(&QTimer::start));
    connect(save, &QPushButton::clicked, this, &BoardExportDialog::askForFile);
    connect(m_copy, &QPushButton::clicked, this, &BoardExportDialog::copyImage);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(this, &QDialog::finished, this, [this] { rememberExport(m_options->choice()); });
    const QSize usual(150 * fontMetrics().averageCharWidth(), 32 * fontMetrics().lineSpacing());
    resize(usual.boundedTo(screen()->availableSize() * 0.9));
    showPreview();
}

/// The options scroll in a low window.
QWidget *BoardExportDialog::buildLeft()
{
    auto *page = new QWidget;
    auto *rows = new QVBoxLayout(page);
    rows->setContentsMargins(0, 0, 6, 0);
    rows->addWidget(m_options);
    rows->addStretch(1);
    auto *scroll = new QScrollArea;
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFixedWidth(page->sizeHint().width() + scroll->verticalScrollBar()->sizeHint().width());
    return scroll;
}

QWidget *BoardExportDialog::buildRight()
{
    m_summary->setWordWrap(true);
    m_summary->setObjectName(u"summary"_s);
    m_summary->setAlignment(Qt::AlignCenter);
    auto *right = new QWidget;
    auto *column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_preview, 1);
    column->addWidget(m_summary);
    return right;
}

ExportLook BoardExportDialog::exportLook()
{
    const canvas::Theme &theme = themeOf(m_options->choice(), m_appearance.theme());
    if (&theme != &m_art.theme())
        m_art.setTheme(theme);
    return {m_art, font()};
}

void BoardExportDialog::showPreview()
{
    const ExportChoice choice = m_options->choice();
    const ExportLook look = exportLook();
    const ExportPreview preview = exportPreview(m_subject, choice, look, kPreviewPixels);
    m_preview->setPreview(preview.image, preview.summary);
    m_summary->setText(preview.image.isNull() ? QString() : preview.summary);
    m_options->keepRatioOf(preview.size);
    m_copy->setEnabled(isImage(choice.form));
}

void BoardExportDialog::copyImage()
{
    const ExportChoice choice = m_options->choice();
    const ExportLook look = exportLook();
    const BoardImage image = exportImage(m_subject, choice, look);
    const QImage drawn = image.image(exportScale(image, choice));
    if (drawn.isNull())
        return m_messages->show(tr("There is not enough memory for an image of this size."));
    QGuiApplication::clipboard()->setImage(drawn);
    //: %1, %2: width and height
    m_messages->tell(tr("Copied: %1 × %2 pixels").arg(drawn.width()).arg(drawn.height()));
}

QString BoardExportDialog::suggestedFile() const
{
    const QString last = QSettings().value(kFolderSetting).toString();
    const QString folder = QFileInfo(last).isDir() ? last : personalFolder(QStandardPaths::DocumentsLocation);
    return folder + u'/' + QString::fromStdString(m_subject.key) + u'.' + endingOf(m_options->choice().form);
}

void BoardExportDialog::askForFile()
{
    const QString ending = endingOf(m_options->choice().form);
    //: A filter for files. %1: the end of their names, such as “png”
    const QString filter = tr("Files for export (*.%1)").arg(ending);
    QString file = QFileDialog::getSaveFileName(this, windowTitle(), suggestedFile(), filter);
    if (file.isEmpty())
        return;
    if (QFileInfo(file).suffix().isEmpty())
        file += u'.' + ending;
    write(file);
}

bool BoardExportDialog::write(const QString &file)
{
    const ExportLook look = exportLook();
    if (const Expected<void> done = exportBoard(m_subject, m_options->choice(), look, file); !done) {
        m_messages->show(done.error());
        return false;
    }
    QSettings().setValue(kFolderSetting, QFileInfo(file).absolutePath());
    Q_EMIT written(file);
    accept();
    return true;
}

} // namespace merlon
