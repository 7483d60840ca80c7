#pragma once

#include "core/base/text.h"
#include "core/engine/game.h"

#include <QWidget>

#include <map>
#include <optional>
#include <string>
#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QSpinBox;

namespace merlon {

/// The options of a game, as the game itself describes them; hidden where there are none. One that changes nothing
/// beside the others is greyed and says why, or is not shown (OptionInfo::isHiddenWhileIdle). What was chosen for a game
/// is remembered while another one is shown.
class OptionList final : public QWidget {
    Q_OBJECT

public:
    explicit OptionList(QWidget *parent = nullptr);

    void setGame(const Game *game);
    /// Only what the game offers on this board can be chosen from now on. Null: everything.
    void setBoard(const Board *board);
    /// Whether several persons look at the same screen: some options begin with another value then. What was chosen
    /// otherwise stays.
    void setScreenShared(bool isShared);
    /// Why no game can begin with what is chosen: told instead of what an option changes. Empty: one can.
    void setObjection(const Text &objection);
    /// Whether those that are rarely needed are shown; at first they are. What was chosen stays.
    void setRareShown(bool isShown);
    bool hasRare() const;
    /// For narrow panels: no title, no explanation but in tooltips, and long values are cut. To be called first.
    void becomeNarrow();
    /// What is not the game's usual value; options that change nothing beside the others are left at theirs.
    Options options() const;
    /// What can be filled in, in its order.
    QList<QWidget *> fields() const;

    using ByGame = std::map<std::string, Options>;
    /// By key of the game.
    const ByGame &remembered() const { return m_remembered; }
    /// To be called before setGame. What a game does not know is left out.
    void recall(ByGame options) { m_remembered = std::move(options); }

Q_SIGNALS:
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Row {
        const OptionInfo *option;
        QLabel *label = nullptr; ///< null for a switch
        // One of these
        QComboBox *values = nullptr;
        QSpinBox *number =
            nullptr;             ///< of an option with numbers; below the least stands the value that is none
        QCheckBox *on = nullptr; ///< of a switch
        bool isShown = true;
        QWidget *field() const;
    };

    Row makeRow(const OptionInfo &option);
    void makeNumber(Row &row);
    void makeValues(Row &row);
    void updateOffer();
    void offer(const Row &row);
    void showWished(const Row &row);
    void show(const Row &row, const std::string &value);
    std::string valueOf(const Row &row) const;
    Options wishes() const;
    const std::string &usualValueOf(const OptionInfo &option, const std::vector<std::string> &values) const;
    void keep(const OptionInfo &touched);
    void showIdle();
    static void setShown(Row &row, bool isShown);
    QString explanationOf(const Row &row) const;
    void explain(std::size_t row);
    void retranslate();

    const Game *m_game = nullptr;
    std::optional<Board> m_board;
    Offer m_offer; ///< of the game on the board
    QLabel *m_title;
    QGridLayout *m_grid;
    QLabel *m_explanation;
    std::vector<Row> m_rows;
    std::size_t m_explained = 0; ///< number of the row
    bool m_isNarrow = false;
    bool m_isScreenShared = false;
    bool m_isRareShown = true;
    Text m_objection;
    ByGame m_remembered;
};

} // namespace merlon
