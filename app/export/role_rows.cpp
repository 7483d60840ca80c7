#include "app/export/role_rows.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace merlon {

namespace {

// In tenths of a millimetre.
constexpr double kRoleHeading = 80;
constexpr double kRoleGap = 24;
constexpr double kColumnsApart = 50;
constexpr double kRolePicture = 90;
constexpr double kTokenBox = kCounterSize + 12; ///< a token lies in it
constexpr double kTokenField = 160;             ///< high: where tokens lie in a heap
constexpr double kLeastPhase = 190;             ///< the least width of a phase
constexpr double kMarkerBox = 90;               ///< a marker with what is cut off
constexpr double kBlankLine = 68;               ///< to be filled in by hand
constexpr double kBlankName = 0.36;             ///< of the width, before what is filled in
constexpr double kMostNumberBox = 100;
constexpr int kNumbersInLine = 10;
constexpr int kNumberLines = 3; ///< of numbers that may go on
constexpr int kBeyond = 4;      ///< boxes that add to them
constexpr int kRowLetters = 30;
constexpr int kHelpLetters = 24;
constexpr int kBlockLetters = 38;

QFont lettersOf(QFont font, int pixels, bool bold)
{
    font.setPixelSize(pixels);
    font.setBold(bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

double highOfText(const QFont &font, double wide, const QString &text)
{
    constexpr double kBottomless = 10'000;
    if (text.isEmpty())
        return 0;
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, wide, kBottomless), Qt::TextWordWrap, text).height();
}

/// How many boxes go side by side.
int boxesIn(double wide)
{
    return std::max(1, static_cast<int>(wide / kTokenBox));
}

/// Lays the sheets out, column after column.
class RoleLayout {
public:
    RoleLayout(const QFont &font, const QRectF &room)
        : m_room(room)
        , m_wide((room.width() - kColumnsApart) / 2)
        , m_title(lettersOf(font, kBlockLetters, true))
        , m_name(lettersOf(font, kRowLetters, true))
        , m_text(lettersOf(font, kHelpLetters, false))
    {
    }

    /// With a marker for each track, and so many for tracks of numbers.
    void addTime(const RoundTime &time, const QString &heading, int others)
    {
        const bool hasRounds = time.lastRound > 1;
        if (!hasRounds && time.phases.empty())
            return;
        beginPage(heading, -1);
        const double left = m_room.left();
        double top = m_top;
        for (int round = 1; hasRounds && round <= time.lastRound; ++round) {
            const int column = (round - 1) % boxesIn(m_room.width());
            if (column == 0 && round > 1)
                top += kTokenBox;
            addBox({left + column * kTokenBox, top}, kTokenBox, kTokenBox, QString::number(round));
        }
        top += hasRounds ? kTokenBox + kRoleGap : 0;
        const int columns = std::max(1, static_cast<int>(m_room.width() / kLeastPhase));
        const double wide = m_room.width() / columns;
        for (std::size_t i = 0; i < time.phases.size(); ++i) {
            const auto number = static_cast<int>(i);
            addPhase(time.phases[i],
                     {left + number % columns * wide, top + number / columns * (kTokenBox + kRolePicture)},
                     wide);
        }
        const int phases = static_cast<int>(time.phases.size());
        top += (phases + columns - 1) / columns * (kTokenBox + kRolePicture) + kRoleGap;
        addMarkers({left, top}, (hasRounds ? 1 : 0) + (phases > 0 ? 1 : 0) + others);
    }

    void add(const RoleSheet &sheet)
    {
        beginPage(sheet.title, sheet.livery);
        m_sheet = &sheet;
        for (const RoleSheet::Block &block : sheet.blocks)
            add(block);
    }

    RoleRows take()
    {
        m_rows.pages = m_page + 1;
        return std::move(m_rows);
    }

private:
    void beginPage(const QString &heading, int livery)
    {
        ++m_page;
        m_rows.headings.push_back(
            {heading, livery, m_page, QRectF(m_room.topLeft(), QSizeF(m_room.width(), kRoleHeading))});
        m_top = m_room.top() + kRoleHeading + kRoleGap;
        m_at = {m_room.left(), m_top};
        m_column = 0;
    }

    /// So much must not be torn apart.
    void makeRoom(double high)
    {
        if (m_at.y() + high <= m_room.bottom() || m_at.y() <= m_top)
            return;
        if (m_column == 0) {
            m_column = 1;
            m_at = {m_room.left() + m_wide + kColumnsApart, m_top};
        } else {
            beginPage(m_sheet->title, m_sheet->livery);
        }
    }

    void add(const RoleSheet::Block &block)
    {
        const double title =
            block.title.isEmpty() ? 0 : highOfText(m_title, m_wide, block.title) + kRoleGap / 2;
        makeRoom(title + highOf(block.rows.front()));
        if (title > 0)
            addWords(block.title, m_title, {m_at, QSizeF(m_wide, title)});
        m_at.ry() += title;
        for (const RoleSheet::Row &row : block.rows) {
            makeRoom(highOf(row));
            add(row);
        }
        m_at.ry() += kRoleGap;
    }

    double wideOfWords() const { return m_wide - kRolePicture - kRoleGap; }

    double highOfTexts(const RoleSheet::Row &row) const
    {
        return highOfText(m_name, wideOfWords(), row.name) + highOfText(m_text, wideOfWords(), row.text);
    }

    double highOfWords(const RoleSheet::Row &row) const { return std::max(kRolePicture, highOfTexts(row)); }

    double highOf(const RoleSheet::Row &row) const
    {
        if (row.isBlank)
            return kBlankLine;
        if (isBounded(row))
            return std::max(kRolePicture, highOfTexts(row) + linesOfNumbers(row) * numberBox(row)) + kRoleGap;
        const int lines = (row.boxes + boxesIn(m_wide) - 1) / boxesIn(m_wide);
        const double field = row.isNumbered ? linesOfNumbers(row) * numberBox(row) : kTokenField;
        return highOfWords(row) + (row.boxes > 0 ? lines * kTokenBox : field) + kRoleGap;
    }

    /// Its numbers stand below its name, beside its picture.
    static bool isBounded(const RoleSheet::Row &row) { return row.isNumbered && row.last >= 0; }

    double numberBox(const RoleSheet::Row &row) const
    {
        const double usual = std::min(m_wide / kNumbersInLine, kMostNumberBox);
        const int inLine = std::min(row.last - row.first + 1, kNumbersInLine);
        return isBounded(row) ? std::min(usual, wideOfWords() / inLine) : usual;
    }

    static int linesOfNumbers(const RoleSheet::Row &row)
    {
        return row.last < 0 ? kNumberLines + 1 : (row.last - row.first) / kNumbersInLine + 1;
    }

    void addBlank(const RoleSheet::Row &row)
    {
        const QSizeF name(kBlankName * m_wide, kBlankLine);
        addWords(row.name, m_text, {m_at, name});
        addBox(m_at + QPointF(name.width(), 0), m_wide - name.width(), kBlankLine);
        m_at.ry() += kBlankLine;
    }

    void add(const RoleSheet::Row &row)
    {
        if (row.isBlank) {
            addBlank(row);
            return;
        }
        m_rows.pictures.push_back({row.picture, m_page, QRectF(m_at, QSizeF(kRolePicture, kRolePicture))});
        const QPointF beside = m_at + QPointF(kRolePicture + kRoleGap, 0);
        const double name = highOfText(m_name, wideOfWords(), row.name);
        addWords(row.name, m_name, {beside, QSizeF(wideOfWords(), name)});
        addWords(
            row.text, m_text,
            {beside + QPointF(0, name), QSizeF(wideOfWords(), highOfText(m_text, wideOfWords(), row.text))});
        const double top = m_at.y() + (isBounded(row) ? highOfTexts(row) : highOfWords(row));
        for (int box = 0; box < row.boxes; ++box)
            addBox({m_at.x() + box % boxesIn(m_wide) * kTokenBox, top + box / boxesIn(m_wide) * kTokenBox},
                   kTokenBox, kTokenBox);
        if (row.isNumbered)
            addNumbers({isBounded(row) ? beside.x() : m_at.x(), top}, row);
        else if (row.boxes == 0)
            addBox({m_at.x(), top}, m_wide, kTokenField);
        m_at.ry() += highOf(row);
    }

    /// Where nobody knows the last one, a second marker says how much there is besides.
    void addNumbers(QPointF corner, const RoleSheet::Row &row)
    {
        constexpr int kFull = kNumberLines * kNumbersInLine;
        const double size = numberBox(row);
        const int count = row.last < 0 ? kFull : row.last - row.first + 1;
        for (int box = 0; box < count; ++box)
            addBox(corner + QPointF(box % kNumbersInLine, box / kNumbersInLine) * size, size, size,
                   QString::number(row.first + box));
        if (row.last >= 0)
            return;
        const double wide = size * kNumbersInLine / kBeyond;
        for (int box = 0; box < kBeyond; ++box)
            addBox(corner + QPointF(box * wide, kNumberLines * size), wide, size,
                   u'+' + QString::number((box + 1) * kFull));
    }

    void addMarkers(QPointF corner, int count)
    {
        const int inLine = std::max(1, static_cast<int>(m_room.width() / kMarkerBox));
        for (int number = 0; number < count; ++number) {
            const QPointF at = corner + QPointF(number % inLine, number / inLine) * kMarkerBox;
            m_rows.markers.push_back({{}, m_page, QRectF(at, QSizeF(kMarkerBox, kMarkerBox))});
        }
    }

    void addPhase(const PhaseCell &phase, QPointF corner, double wide)
    {
        addBox(corner, wide, kTokenBox + kRolePicture);
        m_rows.pictures.push_back({phase.picture, m_page,
                                   QRectF(corner.x() + (wide - kRolePicture) / 2, corner.y() + kRoleGap / 2,
                                          kRolePicture, kRolePicture)});
        addWords(phase.name, m_text,
                 QRectF(corner.x() + kRoleGap / 2, corner.y() + kRolePicture + kRoleGap, wide - kRoleGap,
                        kTokenBox - kRoleGap));
    }

    void addWords(const QString &text, const QFont &font, const QRectF &box)
    {
        if (!text.isEmpty())
            m_rows.words.push_back({text, font, m_page, box});
    }

    void addBox(QPointF corner, double wide, double high, const QString &number = {})
    {
        m_rows.boxes.push_back({number, m_page, QRectF(corner, QSizeF(wide, high))});
    }

    RoleRows m_rows;
    QRectF m_room;
    double m_wide; ///< of a column
    QFont m_title;
    QFont m_name;
    QFont m_text;
    const RoleSheet *m_sheet = nullptr;
    int m_page = -1;
    int m_column = 0;
    double m_top = 0; ///< below the heading of the page
    QPointF m_at;
};

/// One for each track of numbers, two where they may go on.
int markersFor(const RoleSheets &sheets)
{
    int count = 0;
    for (const RoleSheet &sheet : sheets.sheets) {
        for (const RoleSheet::Block &block : sheet.blocks) {
            for (const RoleSheet::Row &row : block.rows)
                count += !row.isNumbered ? 0 : row.last < 0 ? 2 : 1;
        }
    }
    return count;
}

/// A disc, and a line around it to cut along.
void paintMarker(QPainter &painter, const QRectF &box, const canvas::Theme &theme)
{
    constexpr double kWithin = 14;
    painter.setPen(QPen(Qt::gray, 1.5, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(box);
    painter.setPen(QPen(theme.ink, 2));
    painter.setBrush(theme.ink);
    painter.drawEllipse(box.adjusted(kWithin, kWithin, -kWithin, -kWithin));
}

} // namespace

RoleRows layOutRoles(const RoleSheets &sheets, const QString &rounds, const QFont &font, const QRectF &room)
{
    RoleLayout layout(font, room);
    layout.addTime(sheets.time, rounds, markersFor(sheets));
    for (const RoleSheet &sheet : sheets.sheets)
        layout.add(sheet);
    return layout.take();
}

void paintRoles(QPainter &painter, const RoleRows &rows, int page, const canvas::Art &art, const QFont &font)
{
    const canvas::Theme &theme = art.theme();
    for (const RoleRows::Heading &heading : rows.headings) {
        if (heading.page != page)
            continue;
        painter.fillRect(heading.box, heading.livery >= 0 ? theme.seat(heading.livery) : theme.ink);
        painter.setFont(lettersOf(font, kBlockLetters, true));
        painter.setPen(theme.paper);
        painter.drawText(heading.box, Qt::AlignCenter, heading.text);
    }
    for (const RoleRows::Picture &picture : rows.pictures) {
        if (picture.page == page && art.has(picture.path))
            art.paint(painter, picture.path, picture.box);
    }
    for (const RoleRows::Box &marker : rows.markers) {
        if (marker.page == page)
            paintMarker(painter, marker.box, theme);
    }
    painter.setFont(lettersOf(font, kRowLetters, false));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.ink, 2));
    for (const RoleRows::Box &box : rows.boxes) {
        if (box.page != page)
            continue;
        painter.drawRect(box.box);
        painter.drawText(box.box, Qt::AlignCenter, box.number);
    }
    for (const RoleRows::Words &words : rows.words) {
        if (words.page != page)
            continue;
        painter.setFont(words.font);
        painter.drawText(words.box, Qt::AlignTop | Qt::TextWordWrap, words.text);
    }
}

} // namespace merlon
