#include "core/engine/position/full_form.h"
#include "core/games/mountain/networks.h"
#include "core/games/mountain/placement.h"
#include "core/games/mountain/position/parts.h"
#include "core/games/mountain/turn/turn.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

/// Portals, tiles and halls. A tile is written as it was laid; what halls have left of it follows.
namespace merlon::mountain::position {

namespace {

constexpr std::size_t kMostLaid = 58; ///< all tiles and halls of the box

/// A tile or a hall, as a position tells it.
struct TunnelText {
    std::uint8_t what = 0;     ///< a Shape, or behind them a Hall
    Cell place = kNoCell;      ///< its mark
    std::uint8_t turned = 0;   ///< its orientation
    std::uint8_t pedestal = 0; ///< wordOf its clan

    bool isHall() const { return what >= kShapes; }
    std::size_t hall() const { return what - kShapes; }
    const Outlines &outlines() const { return isHall() ? kOutlinesOfHalls[hall()] : kOutlinesOfShapes[what]; }
};

Names tunnelNames()
{
    static const auto kNames = [] {
        std::array<std::string_view, kShapes + kHalls> names;
        const auto halls = std::ranges::transform(kShapeData, names.begin(), &ShapeData::key).out;
        std::ranges::transform(kHallData, halls, &HallData::key);
        return names;
    }();
    return kNames;
}

Word wordFor(const TunnelText &text)
{
    return {std::string(tunnelNames()[text.what]), text.isHall() ? "hall" : "shape"};
}

void tunnelFields(auto &form, auto &text)
{
    form.word("tunnel", tunnelNames(), text.what);
    form.place("place", text.place);
    form.number("turned", text.turned, static_cast<int>(kOrientations) - 1);
    form.word("pedestal", clanNames(), text.pedestal);
}

/// By mark, halls behind tiles. The pieces of a broken tile have its mark in common.
std::vector<TunnelText> tunnelTexts(const MountainData &data)
{
    std::vector<TunnelText> texts;
    for (const Tunnel &tunnel : data.tunnels) {
        const bool isHall = tunnel.kind == TunnelKind::Hall;
        if (!isHall && !tunnel.isTile())
            continue;
        const auto what = static_cast<std::uint8_t>(isHall ? kShapes + tunnel.what : tunnel.what);
        const TunnelText text {what, tunnel.mark, tunnel.orientation, wordOf(tunnel.pedestal)};
        const auto same = std::ranges::find_if(texts, [&](const TunnelText &other) {
            return other.what == text.what && other.place == text.place;
        });
        if (same == texts.end())
            texts.push_back(text);
        else
            same->pedestal = std::max(same->pedestal, text.pedestal);
    }
    std::ranges::sort(texts, {},
                      [](const TunnelText &text) { return std::tuple(text.isHall(), text.place); });
    return texts;
}

/// What it is and where it lies, and whatever differs from one that has just been laid.
Json tunnelToJson(const MountainSetup &setup, const TunnelText &text)
{
    const auto membersOf = [&](const TunnelText &one) {
        WritingForm form(setup.vocabulary());
        tunnelFields(form, one);
        return form.take();
    };
    Json members = membersOf(text);
    Json json = Json::object();
    for (const char *key : {"tunnel", "place"}) {
        if (members.contains(key))
            json[key] = members[key];
    }
    json.update(merlon::position::differing(std::move(members), membersOf({text.what, text.place})));
    return json;
}

Json tunnelsToJson(const MountainSetup &setup, const MountainData &data)
{
    Json list = Json::array();
    for (const TunnelText &text : tunnelTexts(data))
        list.push_back(tunnelToJson(setup, text));
    return list;
}

// Reading

std::string pointerAt(std::size_t index)
{
    return pointerInto("/tunnels", std::to_string(index));
}

std::vector<TunnelText> readTexts(const Reading &reading)
{
    std::vector<TunnelText> texts;
    const Json *list = reading.form.find("tunnels");
    if (list == nullptr)
        return texts;
    Complaint &complaint = reading.form.complaint();
    if (!list->is_array())
        complaint.add("/tunnels", {"error.position-array", {}});
    else if (list->size() > kMostLaid)
        complaint.add("/tunnels", {"error.position-long-list", {static_cast<std::int64_t>(kMostLaid)}});
    for (std::size_t index = 0; index < list->size() && !complaint.any(); ++index) {
        ReadingForm form(complaint, reading.form.vocabulary(), &(*list)[index], pointerAt(index));
        TunnelText text;
        tunnelFields(form, text);
        form.finish();
        for (const std::string_view key : {"tunnel", "place"}) {
            if (!form.has(key))
                form.complain(key, {"error.mountain-missing", {std::string(key)}});
        }
        texts.push_back(text);
    }
    return texts;
}

/// Lays them one after the other; what cannot lie there is left out, with a complaint.
class Layer {
public:
    explicit Layer(const Reading &reading)
        : m_reading(reading)
        , m_play(reading.setup.play(reading.data, m_nobody))
    {
        reading.data.tunnelAt.fill(kNoTunnel);
        reading.data.tunnels = {};
        reading.data.hallsUsed = 0;
        reading.data.dug = {};
    }

    /// MT-0.19, MT-10.2: in turn order.
    void layPortals()
    {
        MountainData &data = m_reading.data;
        std::array<Cell, kMostSeats> portals {};
        for (Seat seat = 0; seat < kMostSeats; ++seat)
            portals[seat] = std::exchange(data[seat].portal, kNoCell);
        for (int place = 0; place < m_play.rules.seats; ++place) {
            const auto seat = static_cast<Seat>((data.firstPlayer + place) % m_play.rules.seats);
            if (portals[seat] != kNoCell)
                layPortal(seat, portals[seat]);
        }
    }

    void lay(const TunnelText &text, std::size_t index)
    {
        if (text.place == kNoCell || !fits(text, index))
            return;
        const std::size_t orientation = orientationOf(text);
        if (text.isHall())
            return putHall(m_play, static_cast<Hall>(text.hall()), orientation, text.place);
        putTile(m_play, static_cast<Shape>(text.what), orientation, text.place);
        if (text.pedestal != 0 && canCarry(text, index))
            m_reading.data.tunnels[m_reading.data.tunnelAt[text.place]].pedestal =
                numberOfWord(text.pedestal);
    }

private:
    void complain(const std::string &pointer, const char *code, std::vector<TextArg> args)
    {
        m_reading.form.complaint().add(pointer, {code, std::move(args)});
    }
    Word wordOfCell(Cell cell) const { return {merlon::position::keyOf(m_reading.setup, cell)}; }

    void layPortal(Seat seat, Cell cell)
    {
        const Step step {static_cast<std::uint8_t>(StepKind::Portal), seat, 0, 0, 0};
        const Choice made = choice(Verb::Portal, cell);
        if (const Reason wrong = steps::portal.whyNot(m_play, step, made))
            return m_reading.form.complaint().add(pointerInto(pointerTo(seat), "portal"),
                                                  {"error.mountain-portal", {wordOfCell(cell)}},
                                                  m_reading.setup.vocabulary().text(wrong));
        steps::portal.take(m_play, step, made);
    }

    /// The lowest one that gives the same squares.
    static std::size_t orientationOf(const TunnelText &text)
    {
        const Outlines &outlines = text.outlines();
        return static_cast<std::size_t>(std::ranges::find(outlines, outlines[text.turned])
                                        - outlines.begin());
    }

    bool fits(const TunnelText &text, std::size_t index)
    {
        const std::string pointer = pointerInto(pointerAt(index), "place");
        const Word what = wordFor(text);
        if (text.isHall() && (m_reading.data.hallsUsed >> text.hall() & 1u) != 0) {
            complain(pointerInto(pointerAt(index), "tunnel"), "error.mountain-hall-twice", {what});
            return false;
        }
        for (const Offset offset : text.outlines()[text.turned]) {
            const Square square = m_play.map.squareOf(text.place) + offset;
            if (!m_play.map.ground.contains(square)) {
                complain(pointer, "error.mountain-tile-off", {what, wordOfCell(text.place)});
                return false;
            }
            const Cell cell = m_play.map.at(square);
            if (text.isHall() ? canCover(cell, index) : isFree(cell))
                continue;
            complain(pointer, text.isHall() ? "error.mountain-hall-ground" : "error.mountain-tile-overlap",
                     {what, wordOfCell(text.place), wordOfCell(cell)});
            return false;
        }
        return true;
    }

    /// MT-5.4
    bool isFree(Cell cell) const
    {
        return m_reading.data.tunnelAt[cell] == kNoTunnel && workshopOn(m_reading.data, cell) == nullptr;
    }

    /// MT-6.2, MT-6.3: pedestals under a hall have left the game. Tiles that lie wholly under halls need not be named.
    bool canCover(Cell cell, std::size_t index)
    {
        if (isFree(cell))
            return true;
        const TunnelIndex tunnel = m_reading.data.tunnelAt[cell];
        if (tunnel == kNoTunnel || !m_reading.data.tunnels[tunnel].isTile())
            return false;
        const Tunnel &tile = m_reading.data.tunnels[tunnel];
        if (tile.anchor == cell && tile.pedestal != kNoClan)
            complain(pointerAt(index), "error.mountain-pedestal-covered", {wordOfCell(cell)});
        return true;
    }

    /// MT-5.10 to MT-5.12: whether a pedestal can stand on the anchor of a tile that has just been laid.
    bool canCarry(const TunnelText &text, std::size_t index)
    {
        const std::string pointer = pointerInto(pointerAt(index), "pedestal");
        const MountainData &data = m_reading.data;
        const std::size_t clan = numberOfWord(text.pedestal);
        const int zone = m_play.map[text.place].zone;
        const Word word {std::string(kClanKeys[clan]), "clan"};
        const bool isSecond = std::ranges::any_of(data.tunnels, [&](const Tunnel &other) {
            return other.pedestal == clan && m_play.map[other.anchor].zone == zone;
        });
        if (!dataOf(static_cast<Shape>(text.what)).hasAnchor)
            complain(pointer, "error.mountain-no-anchor", {wordFor(text)});
        else if (isSecond)
            complain(pointer, "error.mountain-pedestal-twice", {std::int64_t {zone}, word});
        else if (data.track[trackPlace(zone, clan)].owner == kNobody)
            complain(pointer, "error.mountain-token-left", {std::int64_t {zone}, word});
        else
            return true;
        return false;
    }

    const Reading &m_reading;
    EventSink m_nobody;
    Play m_play;
};

} // namespace

int tilesLaid(const MountainData &data, std::size_t shape)
{
    return static_cast<int>(std::ranges::count(tunnelTexts(data), shape, &TunnelText::what));
}

void writeTunnels(const Writing &writing)
{
    Json list = tunnelsToJson(writing.setup, writing.data);
    if (!list.empty() || merlon::position::FullForm::isOn())
        writing.json["tunnels"] = std::move(list);
}

void readTunnels(const Reading &reading)
{
    const std::vector<TunnelText> texts = readTexts(reading);
    Layer layer(reading);
    layer.layPortals();
    for (const bool halls : {false, true}) {
        for (std::size_t index = 0; index < texts.size(); ++index) {
            if (texts[index].isHall() == halls)
                layer.lay(texts[index], index);
        }
    }
    for (std::size_t shape = 0; shape < kShapes; ++shape) {
        const auto laid = static_cast<int>(std::ranges::count(texts, shape, &TunnelText::what));
        reading.data.tiles[shape] =
            static_cast<std::uint8_t>(std::max(0, int {kShapeData[shape].tiles} - laid));
    }
    for (std::size_t index = 0; index < texts.size(); ++index) {
        if (texts[index].isHall() && texts[index].pedestal != 0)
            reading.form.complaint().add(pointerInto(pointerAt(index), "pedestal"),
                                         {"error.mountain-no-anchor", {wordFor(texts[index])}});
    }
}

void describeTunnels(const Describing &describing, std::vector<DraftField> &root)
{
    const Vocabulary &vocabulary = describing.setup.vocabulary();
    merlon::position::DescribingForm tunnel(vocabulary);
    const TunnelText fresh;
    tunnelFields(tunnel, fresh);
    merlon::position::DescribingForm form(vocabulary);
    form.records("tunnels", tunnelsToJson(describing.setup, describing.data), static_cast<int>(kMostLaid),
                 tunnel.take(), 2);
    merlon::position::describeRecords(describing, form.fields().front());
    for (DraftField &field : form.take()) {
        field.standard = Json::array();
        root.push_back(std::move(field));
    }
}

} // namespace merlon::mountain::position
