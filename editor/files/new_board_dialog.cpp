#include "editor/files/new_board_dialog.h"

#include "app/start/board_pictures.h"
#include "app/words/game_words.h"
#include "core/games/module.h"
#include "editor/files/board_gallery.h"
#include "editor/model/cells/cell_field.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <utility>

namespace merlon {

namespace {

constexpr int kLongestName = 80;

} // namespace

NewBoardDialog::NewBoardDialog(const Appearance &appearance, TakenNames taken, const Game *game,
                               QWidget *parent)
    : QDialog(parent)
    , m_taken(std::move(taken))
    , m_name(new QLineEdit)
    , m_game(new QComboBox)
    , m_gallery(new BoardGallery(appearance))
    , m_columns(new QSpinBox)
    , m_rows(new QSpinBox)
    , m_kind(new QComboBox)
    , m_field(makeFieldRow())
    , m_create(nullptr)
{
    setWindowTitle(tr("New board"));
    m_name->setMaxLength(kLongestName);
    for (const Game *one : allGames())
        m_game->addItem(titleOf(one->key()), QString::fromStdString(one->key()));
    if (game)
        m_game->setCurrentIndex(std::max(0, m_game->findData(QString::fromStdString(game->key()))));
    m_gallery->setAccessibleName(tr("Begin with"));
    auto *rows = new QFormLayout;
    //: What a new board is called.
    rows->addRow(tr("&Name:"), m_name);
    //: For which game a new board is.
    rows->addRow(tr("&Game:"), m_game);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_create = buttons->button(QDialogButtonBox::Ok);
    //: A button: begins the new board.
    m_create->setText(tr("&Create"));
    auto *column = new QVBoxLayout(this);
    column->addLayout(rows);
    column->addWidget(m_gallery, 1);
    column->addWidget(m_field);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_name, &QLineEdit::textChanged, this, &NewBoardDialog::checkName);
    connect(m_game, &QComboBox::currentIndexChanged, this, &NewBoardDialog::showGame);
    connect(m_gallery, &QListWidget::currentRowChanged, this, &NewBoardDialog::showBeginning);
    connect(m_gallery, &QListWidget::itemDoubleClicked, m_create, &QPushButton::click);
    resize(kBoardPicture.width() * 7 / 2, kBoardPicture.height() * 3);
    showGame();
    m_name->setFocus();
}

QWidget *NewBoardDialog::makeFieldRow()
{
    const CellField usual;
    for (const auto &[box, number] : {std::pair {m_columns, usual.columns}, std::pair {m_rows, usual.rows}}) {
        box->setRange(1, kMostFieldCells);
        box->setValue(number);
    }
    auto *field = new QWidget;
    auto *row = new QHBoxLayout(field);
    row->setContentsMargins(0, 0, 0, 0);
    const auto add = [row](const QString &text, QWidget *asked) {
        auto *label = new QLabel(text);
        label->setBuddy(asked);
        row->addWidget(label);
        row->addWidget(asked);
    };
    //: Of a field of cells: how many stand side by side.
    add(tr("C&olumns:"), m_columns);
    //: Of a field of cells: how many stand one below the other.
    add(tr("&Rows:"), m_rows);
    //: The type of the places that a field of cells consists of.
    add(tr("&Filled with:"), m_kind);
    row->addStretch(1);
    return field;
}

const Game &NewBoardDialog::game() const
{
    return *findGame(m_game->currentData().toString().toStdString());
}

const Beginning &NewBoardDialog::beginning() const
{
    return m_beginnings[static_cast<std::size_t>(std::max(0, m_gallery->currentRow()))];
}

void NewBoardDialog::showGame()
{
    m_kind->clear();
    for (const PlaceKind &kind : game().schema().places)
        m_kind->addItem(titleOf(kind.key), QString::fromStdString(kind.key));
    m_kind->setCurrentIndex(m_kind->findData(QString::fromStdString(usualKind(game().schema()))));
    m_beginnings = beginningsFor(game());
    std::vector<BoardCard> cards;
    for (const Beginning &one : m_beginnings)
        cards.push_back({one.name, one.about, one.board});
    m_gallery->setCards(std::move(cards));
    m_gallery->setCurrentRow(0);
}

/// A name that somebody has typed stays.
void NewBoardDialog::showBeginning()
{
    m_field->setVisible(beginning().field.has_value());
    if (!m_name->isModified())
        m_name->setText(freeName(beginning().suggestion, m_taken));
}

void NewBoardDialog::checkName()
{
    m_create->setEnabled(!m_name->text().trimmed().isEmpty());
}

Board NewBoardDialog::board() const
{
    const Beginning &chosen = beginning();
    const QString name = m_name->text().trimmed();
    if (!chosen.field)
        return newBoard(chosen.board, name, m_taken);
    const CellField field {*chosen.field, m_columns->value(), m_rows->value(),
                           m_kind->currentData().toString().toStdString()};
    return newBoard(boardOfField(chosen.board.info(), game().schema(), field), name, m_taken);
}

} // namespace merlon
