#pragma once

#include <QWidget>

#include <filesystem>
#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;

namespace merlon {

class Appearance;
class KeptGames;
class KeptTile;

/// The library of a person on the start page: a few rows of games, or all of them.
class MyGames final : public QWidget {
    Q_OBJECT

public:
    explicit MyGames(const Appearance &appearance, QWidget *parent = nullptr);

    /// Shows these games from now on, and what becomes of them.
    void follow(KeptGames &games);
    /// This one lies on top of the page already.
    void setFirst(const std::filesystem::path &file);
    /// So many tiles side by side, and so many rows until all are wanted.
    void setShape(int columns, int rows);

Q_SIGNALS:
    void gameWanted(const std::filesystem::path &file);
    void deleteWanted(const std::filesystem::path &file);
    void fileWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();
    void arrange();
    void retranslate();

    const Appearance &m_appearance;
    KeptGames *m_games = nullptr;
    std::filesystem::path m_first;
    int m_columns = 3;
    int m_rows = 2;
    bool m_showsAll = false;
    QLabel *m_title;
    QLabel *m_count;
    QLabel *m_none;
    QPushButton *m_all;
    QPushButton *m_open;
    QGridLayout *m_grid;
    std::vector<KeptTile *> m_tiles;
};

} // namespace merlon
