#include "app/widgets/boxes/about_box.h"

#include "app/look/appearance.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace merlon {

AboutBox::AboutBox(QWidget &window, const Appearance &appearance, const QString &title, const QString &text)
    : QDialog(&window)
{
    constexpr double kCrestLines = 5.5; // of text
    setObjectName(u"about"_s);
    setWindowTitle(title);
    const int line = fontMetrics().height();
    const double ratio = window.devicePixelRatioF();
    auto *crest = new QLabel;
    crest->setPixmap(appearance.crest(qRound(kCrestLines * line * ratio), ratio));
    auto *words = new QLabel(text);
    words->setTextFormat(Qt::RichText);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *row = new QHBoxLayout;
    row->setSpacing(line);
    row->addWidget(crest, 0, Qt::AlignTop);
    row->addWidget(words, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(line, line, line, line);
    column->setSpacing(line);
    column->addLayout(row);
    column->addWidget(buttons);
    column->setSizeConstraint(QLayout::SetFixedSize);
}

} // namespace merlon
