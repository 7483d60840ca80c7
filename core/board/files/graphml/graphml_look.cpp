#include "core/board/files/graphml/graphml_look.h"

#include "core/base/limits.h"
#include "core/board/files/graphml/xml_parser.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace merlon {

namespace {

/// What follows the digits: `E-4`.
std::optional<int> exponentIn(std::string_view text)
{
    if (text.empty())
        return 0;
    if (text.front() != 'e' && text.front() != 'E')
        return std::nullopt;
    text.remove_prefix(text.starts_with("E+") || text.starts_with("e+") ? 2 : 1);
    int exponent = 0;
    const char *end = text.data() + text.size();
    const auto [rest, problem] = std::from_chars(text.data(), end, exponent);
    return problem == std::errc() && rest == end ? std::optional(exponent) : std::nullopt;
}

/// A number as other programs write coordinates. Not every library reads numbers with a fraction from characters.
std::optional<double> decimalIn(std::string_view text)
{
    const bool isNegative = text.starts_with('-');
    if (isNegative)
        text.remove_prefix(1);
    double digits = 0;
    int decimals = 0;
    bool isFraction = false;
    bool hasDigits = false;
    std::size_t at = 0;
    for (; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '.' && !isFraction) {
            isFraction = true;
            continue;
        }
        if (c < '0' || c > '9')
            break;
        hasDigits = true;
        digits = digits * 10 + (c - '0');
        decimals += isFraction ? 1 : 0;
    }
    const std::optional<int> exponent = exponentIn(text.substr(at));
    if (!hasDigits || !exponent)
        return std::nullopt;
    const double power = static_cast<double>(*exponent) - decimals;
    const double number = power < 0 ? digits / std::pow(10.0, -power) : digits * std::pow(10.0, power);
    return std::isfinite(number) ? std::optional(isNegative ? -number : number) : std::nullopt;
}

std::optional<Point> pointIn(const XmlAttributes &attributes)
{
    const std::optional<double> x = decimalIn(attributes.value("x"));
    const std::optional<double> y = decimalIn(attributes.value("y"));
    return x && y ? std::optional(Point {*x, *y}) : std::nullopt;
}

/// Of the box that a node fills.
std::optional<Point> middleIn(const XmlAttributes &attributes)
{
    std::optional<Point> corner = pointIn(attributes);
    if (!corner)
        return std::nullopt;
    return Point {corner->x + decimalIn(attributes.value("width")).value_or(0) / 2,
                  corner->y + decimalIn(attributes.value("height")).value_or(0) / 2};
}

bool isCurvedEdge(std::string_view element)
{
    constexpr std::array<std::string_view, 4> kCurved {"y:SplineEdge", "y:QuadCurveEdge", "y:BezierEdge",
                                                       "y:ArcEdge"};
    return std::ranges::find(kCurved, element) != kCurved.end();
}

void takeFirst(std::string &text, std::string_view said)
{
    if (text.empty())
        text = said;
}

} // namespace

bool isOfLook(std::string_view element)
{
    return element.starts_with("y:");
}

void addToLook(GraphmlLook &look, std::string_view element, const XmlAttributes &attributes)
{
    look.isThere = true;
    if (isCurvedEdge(element))
        look.isCurved = true;
    if (element == "y:Geometry" && !look.middle)
        look.middle = middleIn(attributes);
    else if (element == "y:Path")
        look.hasPath = true;
    else if (element == "y:Point" && look.bends.size() <= kMostBends) {
        if (const std::optional<Point> bend = pointIn(attributes))
            look.bends.push_back(*bend);
    } else if (element == "y:Shape" || element == "y:LineStyle")
        takeFirst(look.shape, attributes.value("type"));
    if (element == "y:Fill" || element == "y:LineStyle")
        takeFirst(look.color, attributes.value("color"));
}

std::string kindByLook(const GraphmlLook &look, const std::string &otherwise)
{
    if (look.shape.empty() || look.color.empty())
        return look.shape.empty() && look.color.empty() ? otherwise : look.shape + look.color;
    return look.shape + ' ' + look.color;
}

} // namespace merlon
