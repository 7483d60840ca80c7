#include "app/start/seat_list.h"

#include "app/look/appearance.h"
#include "app/look/lettering.h"
#include "app/look/text_size.h"
#include "app/widgets/rows/seat_shield.h"
#include "app/words/counting.h"
#include "app/words/game_words.h"
#include "app/words/partners.h"
#include "core/players/players.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kLongestName = 40; // letters
constexpr int kHintLines = 3;

/// A person at the first seat, computers at the others: the weakest, until somebody asks for more.
Sitting usualAt(std::size_t seat)
{
    return {seat == 0 ? QString::fromLatin1(kPerson) : u"recruit"_s, {}};
}

} // namespace

QString nameOfPlayer(const QString &kind)
{
    if (kind == QLatin1String(kPerson))
        return SeatList::tr("Human");
    if (kind == u"recruit"_s)
        //: A computer player: the weakest that plays by rules of thumb.
        return SeatList::tr("Computer: Recruit");
    if (kind == u"captain"_s)
        //: A computer player: of middle strength.
        return SeatList::tr("Computer: Captain");
    if (kind == u"heuristic"_s)
        //: A computer player: the strongest.
        return SeatList::tr("Computer: Warlord");
    if (kind == u"random"_s)
        //: A computer player.
        return SeatList::tr("Computer: random choices");
    return kind;
}

SeatList::SeatList(const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_title(new QLabel)
    , m_grid(new QGridLayout)
    , m_open(new QCheckBox)
    , m_hint(new QLabel)
{
    m_open->setObjectName(u"open-game"_s);
    m_open->hide();
    connect(m_open, &QCheckBox::toggled, this, &SeatList::keep);
    m_hint->setObjectName(u"seat-hint"_s);
    m_hint->setWordWrap(true);
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    followTextSize(this, [this] {
        m_title->setFont(titleFont(font(), 1.1));
        m_hint->setFont(textFont(font(), 0.95));
        m_hint->setMinimumHeight(kHintLines * fontMetrics().lineSpacing());
    });
    m_grid->setColumnStretch(3, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_title);
    column->addLayout(m_grid);
    column->addWidget(m_open);
    column->addWidget(m_hint, 1);
    retranslate();
}

void SeatList::setNamesShown(bool shown)
{
    m_areNamesShown = shown;
    for (const Row &row : m_rows)
        row.name->setVisible(shown);
    m_grid->setColumnStretch(3, shown ? 1 : 0);
    m_grid->setColumnStretch(4, shown ? 0 : 1);
    giveHint();
}

void SeatList::showSeats(const Setup &setup)
{
    m_hidesNothing = setup.hidesNothing();
    build(setup.seats());
}

void SeatList::showNone()
{
    m_hidesNothing = false;
    build({});
}

void SeatList::build(std::span<const SeatInfo> seats)
{
    for (const Row &row : m_rows) {
        for (QWidget *widget : std::initializer_list<QWidget *> {row.shield, row.label, row.kind, row.name})
            delete widget;
    }
    m_rows.clear();
    m_seats.assign(seats.begin(), seats.end());
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat)
        m_rows.push_back(makeRow(seat));
    retranslate();
}

SeatList::Row SeatList::makeRow(std::size_t seat)
{
    const Row row {new SeatShield(m_appearance, 1.3), new QLabel, new QComboBox, new QLineEdit};
    row.shield->setSeat(m_seats, static_cast<Seat>(seat));
    row.label->setBuddy(row.kind);
    row.kind->addItem(QString(), QString::fromLatin1(kPerson));
    for (const std::string_view kind : playerKinds())
        row.kind->addItem(QString(), QString::fromUtf8(kind.data(), static_cast<qsizetype>(kind.size())));
    row.kind->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    row.name->setMaxLength(kLongestName);
    const auto remembered = m_remembered.find(positionOf(seat));
    const Sitting sitting = remembered == m_remembered.end() ? usualAt(seat) : remembered->second;
    fill(row, sitting, usualAt(seat));
    int column = 0;
    for (QWidget *widget : std::initializer_list<QWidget *> {row.shield, row.label, row.kind, row.name})
        m_grid->addWidget(widget, static_cast<int>(seat), column++);
    if (!m_areNamesShown)
        row.name->hide();
    connect(row.kind, &QComboBox::currentIndexChanged, this, &SeatList::keep);
    connect(row.name, &QLineEdit::textEdited, this, &SeatList::keep);
    return row;
}

/// `otherwise`: for a kind of player that there is not.
void SeatList::fill(const Row &row, const Sitting &sitting, const Sitting &otherwise)
{
    if (sitting.isOpen())
        m_open->setChecked(true);
    const int kind = row.kind->findData(sitting.isOpen() ? QString::fromLatin1(kPerson) : sitting.kind);
    row.kind->setCurrentIndex(kind < 0 ? row.kind->findData(otherwise.kind) : kind);
    row.name->setText(sitting.name);
}

void SeatList::setSittings(std::span<const Sitting> sittings)
{
    m_open->setChecked(std::ranges::any_of(sittings, &Sitting::isOpen));
    for (std::size_t seat = 0; seat < m_rows.size() && seat < sittings.size(); ++seat)
        fill(m_rows[seat], sittings[seat], usualAt(seat));
    keep();
}

SeatList::Position SeatList::positionOf(std::size_t seat) const
{
    const std::span<const SeatInfo> before = std::span(m_seats).first(seat);
    const std::uint8_t team = m_seats[seat].team;
    return {team, static_cast<int>(std::ranges::count(before, team, &SeatInfo::team))};
}

Sitting SeatList::sittingAt(std::size_t seat) const
{
    Sitting sitting {m_rows[seat].kind->currentData().toString(), m_rows[seat].name->text().trimmed()};
    if (sitting.isPerson() && m_open->isChecked())
        sitting.kind = QString::fromLatin1(kOpenPerson);
    return sitting;
}

std::vector<Sitting> SeatList::sittings() const
{
    std::vector<Sitting> sittings;
    for (std::size_t seat = 0; seat < m_rows.size(); ++seat)
        sittings.push_back(sittingAt(seat));
    return sittings;
}

QList<QWidget *> SeatList::fields() const
{
    QList<QWidget *> fields;
    for (const Row &row : m_rows)
        fields << row.kind << row.name;
    fields << m_open;
    return fields;
}

void SeatList::keep()
{
    for (std::size_t seat = 0; seat < m_rows.size(); ++seat)
        m_remembered[positionOf(seat)] = sittingAt(seat);
    giveHint();
    Q_EMIT changed();
}

/// Who plays with whom, where nothing else says so; no more than two teams are told.
QString SeatList::teamsInWords() const
{
    const std::vector<std::vector<Seat>> teams = teamsToTell(m_seats);
    if (teams.size() != 2)
        return {};
    QStringList names;
    for (const std::vector<Seat> &team : teams) {
        QStringList members;
        for (const Seat seat : team)
            members << m_rows[seat].label->text();
        names << enumerated(members);
    }
    //: Under the players of a new game. %1, %2: the players of a team as a list, `Magenta and Orange`.
    return tr("%1 play against %2.").arg(names.front(), names.back());
}

/// How persons share the screen; first of all, who sits at several seats.
void SeatList::giveHint()
{
    const std::vector<Sitting> all = sittings();
    SeatSet told;
    QStringList sentences;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const SeatSet own = seatsOfPerson(all, static_cast<Seat>(i));
        if (own.empty() || own == SeatSet {static_cast<Seat>(i)} || told.intersects(own))
            continue;
        told = SeatSet::fromBits(static_cast<std::uint16_t>(told.bits() | own.bits()));
        QStringList names;
        for (std::size_t seat = i; seat < all.size(); ++seat) {
            if (own.contains(static_cast<Seat>(seat)))
                names << m_rows[seat].label->text();
        }
        //: A person, the seats at which that person sits.
        sentences << tr("%1 plays several roles (%2): nothing is hidden between them.")
                         .arg(all[i].name, QLocale().createSeparatedList(names));
    }
    const auto persons = std::ranges::count_if(all, &Sitting::isPerson);
    m_open->setVisible(persons > 1 && !m_hidesNothing);
    if (persons > 1 && m_hidesNothing) {
        sentences = {tr("You share this screen. Nothing is hidden in this game.")};
    } else if (persons > 1 && m_open->isChecked()) {
        sentences << tr("You share this screen and trust each other: it is never covered and shows what the "
                        "current player may see.");
    } else if (sentences.isEmpty() && persons > 1) {
        sentences << tr("You share this screen. Face-down information is hidden while you hand over.");
        if (m_areNamesShown)
            sentences << tr("The same name for two roles means the same player.");
    }
    if (const QString teams = teamsInWords(); !teams.isEmpty())
        sentences.prepend(teams);
    m_hint->setText(sentences.join(u' '));
}

void SeatList::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void SeatList::retranslate()
{
    m_title->setText(tr("Players"));
    m_open->setText(tr("O&pen game: nothing is covered between you"));
    for (std::size_t seat = 0; seat < m_rows.size(); ++seat) {
        const Row &row = m_rows[seat];
        row.label->setText(titleOf(m_seats[seat].key));
        for (int i = 0; i < row.kind->count(); ++i)
            row.kind->setItemText(i, nameOfPlayer(row.kind->itemData(i).toString()));
        //: Name for screen readers. %1: a role
        row.kind->setAccessibleName(tr("Player: %1").arg(row.label->text()));
        row.name->setPlaceholderText(tr("Name (optional)"));
        //: Name for screen readers. %1: a role
        row.name->setAccessibleName(tr("Name of the player: %1").arg(row.label->text()));
        row.name->setToolTip(richText(
            tr("The same name for two roles means the same player: nothing is hidden between these roles.")));
    }
    giveHint();
}

} // namespace merlon
