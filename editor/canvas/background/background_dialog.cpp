#include "editor/canvas/background/background_dialog.h"

#include "app/words/language.h"
#include "core/base/limits.h"
#include "editor/document/board_document.h"
#include "editor/document/picture_file.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>

#include <cmath>

namespace merlon {

namespace {

constexpr int kSeries = 1000; ///< of steps to undo: a number for each part
constexpr int kFarthest = 10'000;

QSpinBox *numberBox(int least, int most)
{
    auto *box = new QSpinBox;
    box->setRange(least, most);
    box->setSingleStep(10);
    return box;
}

} // namespace

BackgroundDialog::BackgroundDialog(BoardDocument &document, QWidget *parent)
    : QDialog(parent)
    , m_document(document)
    , m_x(numberBox(-kFarthest, kFarthest))
    , m_y(numberBox(-kFarthest, kFarthest))
    , m_width(numberBox(static_cast<int>(kNarrowestPicture), static_cast<int>(kWidestPicture)))
    , m_opacity(new QSlider(Qt::Horizontal))
    , m_embeds(new QCheckBox(tr("&Embed in the board file")))
    , m_from(new QLabel)
{
    setWindowTitle(tr("Background image"));
    m_opacity->setRange(kFaintestPicture, 100);
    m_opacity->setPageStep(10);
    m_opacity->setAccessibleName(tr("Opacity"));
    m_from->setWordWrap(true);
    auto *rows = new QFormLayout(this);
    //: Of the upper left corner of a picture.
    rows->addRow(tr("From the &left:"), m_x);
    //: Of the upper left corner of a picture.
    rows->addRow(tr("From the &top:"), m_y);
    rows->addRow(tr("&Width:"), m_width);
    //: How strongly a picture shows.
    rows->addRow(tr("&Opacity:"), m_opacity);
    rows->addRow(m_embeds);
    rows->addRow(m_from);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton *removing = buttons->addButton(tr("&Remove image"), QDialogButtonBox::DestructiveRole);
    rows->addRow(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(removing, &QPushButton::clicked, this, [this] {
        Q_EMIT removeWanted();
        close();
    });
    connect(m_x, &QSpinBox::valueChanged, this,
            [this](int x) { change(kSeries, [x](Background &one) { one.at.x = x; }); });
    connect(m_y, &QSpinBox::valueChanged, this,
            [this](int y) { change(kSeries + 1, [y](Background &one) { one.at.y = y; }); });
    connect(m_width, &QSpinBox::valueChanged, this,
            [this](int width) { change(kSeries + 2, [width](Background &one) { one.width = width; }); });
    connect(m_opacity, &QSlider::valueChanged, this, [this](int percent) {
        change(kSeries + 3, [percent](Background &one) { one.opacity = percent; });
    });
    connect(m_embeds, &QCheckBox::toggled, this, &BackgroundDialog::embed);
    connect(&m_document, &BoardDocument::changed, this, [this](const DocumentChange &change) {
        if (change.sketch)
            read();
    });
    connect(&m_document, &QObject::destroyed, this, &QDialog::close);
    setMinimumWidth(46 * fontMetrics().averageCharWidth());
    read();
}

/// What the document says now; after an undo it may be without a picture.
void BackgroundDialog::read()
{
    const std::optional<Background> &background = m_document.sketch().background;
    if (!background) {
        close();
        return;
    }
    const QSignalBlocker quiet[] {QSignalBlocker(m_x), QSignalBlocker(m_y), QSignalBlocker(m_width),
                                  QSignalBlocker(m_opacity), QSignalBlocker(m_embeds)};
    m_x->setValue(static_cast<int>(std::lround(background->at.x)));
    m_y->setValue(static_cast<int>(std::lround(background->at.y)));
    m_width->setValue(static_cast<int>(std::lround(background->width)));
    m_opacity->setValue(background->opacity);
    m_embeds->setChecked(background->isEmbedded());
    m_embeds->setEnabled(!background->isEmbedded()); // there is no file to which it could be linked
    const QString file = QDir::toNativeSeparators(QString::fromStdString(background->file));
    m_from->setText(background->isEmbedded()
                        ? tr("The image is part of the board’s file.")
                        : /*: %1: a file */ tr("The board’s file links to the image: %1").arg(file));
}

void BackgroundDialog::change(int series, const std::function<void(Background &)> &alter)
{
    Sketch sketch = m_document.sketch();
    if (!sketch.background)
        return;
    alter(*sketch.background);
    m_document.draw(
        sketch, [] { return tr("Change background image"); }, series);
}

void BackgroundDialog::embed()
{
    Sketch sketch = m_document.sketch();
    if (!sketch.background || !m_embeds->isChecked())
        return;
    Expected<Background> held = embedded(*sketch.background);
    if (!held) {
        read();
        m_from->setText(asSentence(say(held.error())));
        return;
    }
    sketch.background = std::move(*held);
    m_document.draw(sketch, [] { return tr("Embed background image"); });
}

} // namespace merlon
