#include "editor/files/kinds_dialog.h"

#include "app/words/game_words.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>

namespace merlon {

namespace {

template <class Kinds>
std::vector<std::string> keysOf(const Kinds &kinds)
{
    std::vector<std::string> keys;
    for (const auto &kind : kinds)
        keys.push_back(kind.key);
    return keys;
}

} // namespace

KindsDialog::KindsDialog(const UnknownKinds &unknown, const BoardSchema &schema, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Unknown types"));
    auto *text = new QLabel(
        tr("This board uses unknown names for some types of places and links. What do they correspond to?"));
    text->setWordWrap(true);
    auto *page = new QWidget;
    auto *rows = new QFormLayout(page);
    for (const std::string &kind : unknown.places)
        //: A kind of place, as another program calls it.
        m_places.push_back(
            addRow(*rows, tr("Place “%1”:"), kind, keysOf(schema.places), likelyPlace(schema, kind)));
    for (const std::string &kind : unknown.links)
        //: A kind of link, as another program calls it.
        m_links.push_back(
            addRow(*rows, tr("Link “%1”:"), kind, keysOf(schema.links), likelyLink(schema, kind)));
    auto *scroll = new QScrollArea; // there may be many
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(page);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Assign these types"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("&Leave all unchanged"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(text);
    column->addWidget(scroll, 1);
    column->addWidget(buttons);
    resize(60 * fontMetrics().averageCharWidth(),
           std::min(600, page->sizeHint().height() + 9 * fontMetrics().lineSpacing()));
}

KindsDialog::Row KindsDialog::addRow(QFormLayout &rows, const QString &label, const std::string &kind,
                                     const std::vector<std::string> &known, const std::string &likely)
{
    auto *meant = new QComboBox;
    meant->addItem(tr("Leave unchanged"), QString());
    for (const std::string &key : known)
        meant->addItem(merlon::titleOf(key), QString::fromStdString(key));
    meant->setCurrentIndex(std::max(0, meant->findData(QString::fromStdString(likely))));
    rows.addRow(label.arg(QString::fromStdString(kind)), meant);
    return {kind, meant};
}

KindNames KindsDialog::names() const
{
    KindNames names;
    for (const Row &row : m_places) {
        if (const std::string key = row.meant->currentData().toString().toStdString(); !key.empty())
            names.places[row.kind] = key;
    }
    for (const Row &row : m_links) {
        if (const std::string key = row.meant->currentData().toString().toStdString(); !key.empty())
            names.links[row.kind] = key;
    }
    return names;
}

} // namespace merlon
