#pragma once

#include "app/table/match/seating.h"
#include "core/engine/game.h"

#include <QWidget>

#include <map>
#include <span>
#include <utility>
#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace merlon {

class Appearance;
class SeatShield;

/// Who sits where, and whether those who share the screen trust each other. When the seats change, those who are set stay: the first of a team remains the first of that team.
class SeatList final : public QWidget {
    Q_OBJECT

public:
    explicit SeatList(const Appearance &appearance, QWidget *parent = nullptr);

    /// Those of a game. Where it hides nothing, nobody needs a cover.
    void showSeats(const Setup &setup);
    void showNone();
    /// Whether names can be filled in. Those that are there stay.
    void setNamesShown(bool shown);
    std::vector<Sitting> sittings() const;
    /// Fills them in; as many as there are seats.
    void setSittings(std::span<const Sitting> sittings);
    /// What can be filled in, in its order.
    QList<QWidget *> fields() const;

    /// The number of a team and of a seat in it.
    using Position = std::pair<int, int>;
    using ByPosition = std::map<Position, Sitting>;
    /// Also those who sat at seats that are not shown now.
    const ByPosition &remembered() const { return m_remembered; }
    /// To be called before showSeats.
    void recall(ByPosition sittings) { m_remembered = std::move(sittings); }

Q_SIGNALS:
    /// Somebody else sits at a seat.
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row {
        SeatShield *shield;
        QLabel *label;
        QComboBox *kind;
        QLineEdit *name;
    };

    void build(std::span<const SeatInfo> seats);
    Row makeRow(std::size_t seat);
    void fill(const Row &row, const Sitting &sitting, const Sitting &otherwise);
    Position positionOf(std::size_t seat) const;
    Sitting sittingAt(std::size_t seat) const;
    void keep();
    QString teamsInWords() const;
    void giveHint();
    void retranslate();

    const Appearance &m_appearance;
    QLabel *m_title;
    QGridLayout *m_grid;
    QCheckBox *m_open; ///< seen where persons share the screen
    QLabel *m_hint;
    bool m_areNamesShown = true;
    bool m_hidesNothing = false; ///< the game
    std::vector<SeatInfo> m_seats;
    std::vector<Row> m_rows;
    ByPosition m_remembered;
};

/// `Computer, by rules of thumb`: a kind of player by its key.
QString nameOfPlayer(const QString &kind);

} // namespace merlon
