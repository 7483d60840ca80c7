#include "app/start/shelf/my_games.h"

#include "app/look/appearance.h"
#include "app/look/lettering.h"
#include "app/look/text_size.h"
#include "app/start/kept/kept_games.h"
#include "app/start/shelf/kept_tile.h"
#include "app/start/shelf/shelf_icons.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

MyGames::MyGames(const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_title(new QLabel)
    , m_count(new QLabel)
    , m_none(new QLabel)
    , m_all(new QPushButton)
    , m_open(new QPushButton)
    , m_grid(new QGridLayout)
{
    m_all->setObjectName(u"show-all"_s);
    m_open->setObjectName(u"open-file"_s);
    m_all->setCheckable(true);
    for (QPushButton *button : {m_all, m_open}) {
        button->setProperty("link", true);
        button->setCursor(Qt::PointingHandCursor);
    }
    auto *head = new QHBoxLayout;
    head->addWidget(m_title);
    head->addWidget(m_count, 0, Qt::AlignBottom);
    head->addStretch();
    head->addWidget(m_all);
    head->addWidget(m_open);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(head);
    column->addWidget(m_none);
    column->addLayout(m_grid);
    followTextSize(this, [this, column, head] {
        const int line = fontMetrics().height();
        m_title->setFont(titleFont(font(), 1.3));
        m_grid->setSpacing(line * 3 / 4);
        column->setSpacing(line / 3);
        head->setSpacing(line * 3 / 4);
    });
    const auto drawIcon = [this] {
        m_open->setIcon(iconIn(m_appearance, "open", m_appearance.theme().seat(1)));
    };
    drawIcon();
    connect(&appearance, &Appearance::changed, this, drawIcon);
    connect(m_open, &QPushButton::clicked, this, &MyGames::fileWanted);
    connect(m_all, &QPushButton::clicked, this, [this](bool all) {
        m_showsAll = all;
        rebuild();
    });
    retranslate();
}

void MyGames::follow(KeptGames &games)
{
    m_games = &games;
    connect(&games, &KeptGames::changed, this, &MyGames::rebuild);
    connect(&games, &KeptGames::gameRead, this, [this](int number) {
        const KeptGame &game = m_games->games()[static_cast<std::size_t>(number)];
        const auto tile =
            std::ranges::find_if(m_tiles, [&](const KeptTile *one) { return one->kept().file == game.file; });
        if (tile != m_tiles.end())
            (*tile)->setKept(game);
        retranslate(); // it may not be over after all
    });
    rebuild();
}

void MyGames::setFirst(const std::filesystem::path &file)
{
    if (file == m_first)
        return;
    m_first = file;
    rebuild();
}

void MyGames::setShape(int columns, int rows)
{
    if (columns == m_columns && rows == m_rows)
        return;
    m_columns = columns;
    m_rows = rows;
    rebuild();
}

/// The tiles that are to be seen, in their order; those that are there already are used again.
void MyGames::rebuild()
{
    if (!m_games)
        return;
    std::vector<const KeptGame *> shown;
    for (const KeptGame &game : m_games->games()) {
        if (game.file != m_first)
            shown.push_back(&game);
    }
    const std::size_t few = static_cast<std::size_t>(m_rows * m_columns);
    m_all->setVisible(shown.size() > few);
    m_none->setVisible(shown.empty());
    if (!m_showsAll && shown.size() > few)
        shown.resize(few);
    while (m_tiles.size() > shown.size()) {
        m_tiles.back()->hide();
        m_tiles.back()->deleteLater(); // it may hold the button whose click brought us here
        m_tiles.pop_back();
    }
    while (m_tiles.size() < shown.size()) {
        auto *tile = new KeptTile(m_appearance);
        connect(tile, &QAbstractButton::clicked, this,
                [this, tile] { Q_EMIT gameWanted(tile->kept().file); });
        connect(tile, &KeptTile::deleteWanted, this, &MyGames::deleteWanted);
        m_tiles.push_back(tile);
    }
    for (std::size_t i = 0; i < shown.size(); ++i)
        m_tiles[i]->setKept(*shown[i]);
    arrange();
    retranslate();
    m_games->want(static_cast<int>(shown.size()) + (m_first.empty() ? 0 : 1));
}

void MyGames::arrange()
{
    while (QLayoutItem *item = m_grid->takeAt(0))
        delete item;
    for (int i = 0; i < static_cast<int>(m_tiles.size()); ++i) {
        KeptTile *tile = m_tiles[static_cast<std::size_t>(i)];
        m_grid->addWidget(tile, i / m_columns, i % m_columns);
        tile->show();
    }
    for (int column = 0; column < m_grid->columnCount() || column < m_columns; ++column)
        m_grid->setColumnStretch(column, column < m_columns ? 1 : 0);
}

void MyGames::retranslate()
{
    //: The title of the library on the start page.
    m_title->setText(tr("My games"));
    m_none->setText(tr("Games that you leave or finish are kept here."));
    m_all->setText(m_showsAll ? tr("Show fewer") : tr("Show all"));
    m_all->setChecked(m_showsAll);
    //: A button: asks for a file.
    m_open->setText(tr("&Open a file…"));
    m_open->setToolTip(
        tr("A saved game resumes where it ended. A scenario starts with its suggested players."));
    int running = 0;
    int over = 0;
    if (m_games) {
        for (const KeptGame &game : m_games->games())
            ++(game.isOver() ? over : running);
    }
    //: Beside `My games`. Together they make `3 in progress, 14 finished`.
    const QString runningText = tr("%n in progress", nullptr, running);
    const QString overText = tr("%n finished", nullptr, over);
    //: %1: `3 in progress`, %2: `14 finished`.
    m_count->setText(running > 0 && over > 0 ? tr("%1, %2").arg(runningText, overText)
                         : running > 0       ? runningText
                         : over > 0          ? overText
                                             : QString());
}

void MyGames::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace merlon
