#pragma once

#include <QString>

#include <string>

namespace merlon::cli {

/// Columns of the terminal that everything is written for.
inline constexpr int kColumns = 100;

/// A line (or several) of the program's answer.
void print(const QString &text = {});
/// Whether all that was printed so far could be written. Writes what is still held back.
bool isAnswerWritten();
/// A line for the person at the terminal, beside the answer: to the standard error.
void complain(const QString &text);

/// The text in lines of at most kColumns, broken at blanks; the first begins with `first`, the others with as
/// many blanks.
QString wrapped(const QString &text, const QString &first);

/// The text with blanks up to a width, or cut with an ellipsis.
QString fitted(const QString &text, int width);

} // namespace merlon::cli
