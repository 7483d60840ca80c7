#pragma once

#include "core/base/error.h"
#include "core/base/json_fwd.h"
#include "core/board/sketch.h"

#include <string>
#include <vector>

namespace merlon {

/// Reads what a board file holds besides the board. The first thing that is wrong is kept; every reading function says
/// whether all is well.
class SketchReader {
public:
    explicit SketchReader(const std::string &source, std::vector<std::string> *passedOver)
        : m_source(source)
        , m_passedOver(passedOver)
    {
    }

    Expected<Sketch> read(const Json &root);

private:
    bool refuse(std::string pointer, Text what, Text right = {});
    bool isObject(const Json &json, const std::string &pointer);
    bool readText(const Json &json, const std::string &pointer, std::size_t longest, std::string &text);
    bool readNumber(const Json &json, const std::string &pointer, double least, double most, double &number);
    bool readNotes(const Json &json);
    bool readNote(const Json &json, const std::string &pointer);
    bool readBackground(const Json &json);
    bool readArrangement(const Json &json);
    bool readPicture(const Json &json, const std::string &pointer, Background &background);
    bool readKind(const Json &json, const std::string &pointer, NoteKind &kind);

    bool unknownKey(const std::string &pointer, const std::string &key, const char *known);

    const std::string &m_source;
    std::vector<std::string> *m_passedOver; ///< pointers of what only newer versions know; may be null
    bool m_isNewerMinor = false;
    Sketch m_sketch;
    Error m_error;
};

} // namespace merlon
