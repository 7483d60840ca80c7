#pragma once

#include <QColor>

#include <algorithm>
#include <array>
#include <cmath>

/// How colours are measured and seen.
namespace merlon::testing {

using Vector = std::array<double, 3>;
using Matrix = std::array<Vector, 3>;

inline Vector times(const Matrix &matrix, const Vector &vector)
{
    Vector result {};
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t column = 0; column < 3; ++column)
            result[row] += matrix[row][column] * vector[column];
    }
    return result;
}

/// Red, green and blue as amounts of light.
inline Vector linear(const QColor &colour)
{
    const auto light = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return {light(colour.redF()), light(colour.greenF()), light(colour.blueF())};
}

/// Web Content Accessibility Guidelines 2.2, "relative luminance" and "contrast ratio".
inline double contrast(const QColor &a, const QColor &b)
{
    const auto luminance = [](const QColor &colour) {
        const Vector light = linear(colour);
        return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
    };
    const double first = luminance(a) + 0.05;
    const double second = luminance(b) + 0.05;
    return std::max(first, second) / std::min(first, second);
}

/// What linear RGB looks like to an eye. G. M. Machado, M. M. Oliveira, L. A. F. Fernandes: A physiologically-based
/// model for simulation of color vision deficiency. IEEE Transactions on Visualization and Computer Graphics 15 (6),
/// 2009; the matrices for severity 1.0.
inline constexpr Matrix kUsualEye {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
inline constexpr Matrix kProtanEye {
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
inline constexpr Matrix kDeutanEye {
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
inline constexpr Matrix kTritanEye {
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};

/// CIELAB (D65) of a colour as an eye sees it.
inline Vector labSeen(const QColor &colour, const Matrix &eye)
{
    Vector light = times(eye, linear(colour));
    for (double &part : light)
        part = std::clamp(part, 0.0, 1.0);
    constexpr Matrix kToXyz {{{0.4124564, 0.3575761, 0.1804375},
                              {0.2126729, 0.7151522, 0.0721750},
                              {0.0193339, 0.1191920, 0.9503041}}};
    const Vector xyz = times(kToXyz, light);
    const auto curve = [](double part) {
        return part > 216.0 / 24389 ? std::cbrt(part) : (24389.0 / 27 * part + 16) / 116;
    };
    const Vector bent {curve(xyz[0] / 0.95047), curve(xyz[1]), curve(xyz[2] / 1.08883)};
    return {116 * bent[1] - 16, 500 * (bent[0] - bent[1]), 200 * (bent[1] - bent[2])};
}

/// CIE 1976: 2.3 can just be noticed side by side.
inline double distanceSeen(const QColor &a, const QColor &b, const Matrix &eye)
{
    const Vector first = labSeen(a, eye);
    const Vector second = labSeen(b, eye);
    return std::hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}

} // namespace merlon::testing
