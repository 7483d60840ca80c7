#pragma once

#include "core/engine/records/document_reader.h"

#include <map>
#include <string>
#include <vector>

namespace merlon {

/// Texts by language: "en", "fr".
using LessonTexts = std::map<std::string, std::string>;

/// Texts by language; English must be among them.
LessonTexts readLessonTexts(DocumentReader &reader, const Json &json, const std::string &pointer);
/// Those of a member; nothing if there is none.
LessonTexts readLessonTexts(DocumentReader &reader, const Json &owner, const std::string &pointer,
                            const char *key);
/// A list of at most kMostLessonLines lines; nothing if there is none.
std::vector<std::string> readLessonLines(DocumentReader &reader, const Json &owner,
                                         const std::string &pointer, const char *key);
/// A line of at most kLongestEntry bytes; empty if there is none.
std::string readLessonText(DocumentReader &reader, const Json &owner, const std::string &pointer,
                           const char *key);

} // namespace merlon
