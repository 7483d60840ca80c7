#pragma once

#include "core/base/json_fwd.h"
#include "core/engine/records/document_reader.h"
#include "core/engine/records/record.h"

#include <string>

/// The parts of a record as JSON, shared by records and journals.
namespace merlon {

Json toJson(const RecordEntry &entry);
Json toJson(const RecordPosition &position);
Json toJson(const RecordResignation &resignation);

RecordEntry readEntry(DocumentReader &reader, const Json &json, const std::string &pointer);
RecordPosition readPosition(DocumentReader &reader, const Json &json, const std::string &pointer);
RecordResignation readResignation(DocumentReader &reader, const Json &json, const std::string &pointer);

} // namespace merlon
