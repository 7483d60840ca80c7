#include "core/board/texts.h"

namespace merlon {

std::span<const Wording> boardTexts()
{
    static constexpr Wording kWords[] = {
        // Board files. %1 is a key, version or word as it stands in the file.
        {"error.board-object", QT_TRANSLATE_NOOP("board", "Expected an object: { … }.")},
        {"error.board-array", QT_TRANSLATE_NOOP("board", "Expected a list: [ … ].")},
        {"error.board-text", QT_TRANSLATE_NOOP("board", "Expected a text in quotation marks.")},
        {"error.board-number", QT_TRANSLATE_NOOP("board", "Expected a number.")},
        {"error.board-far", QT_TRANSLATE_NOOP("board", "This coordinate must be between %1 and %2.")},
        {"error.board-point", QT_TRANSLATE_NOOP("board", "Expected a point: [x, y].")},
        {"error.board-cells", QT_TRANSLATE_NOOP("board", "This is not a valid grid of cells.")},
        {"error.board-cells-right",
         QT_TRANSLATE_NOOP("board",
                           "Cells have a shape, a size from 4 to 500 and an origin on the drawing.")},
        {"error.board-unknown-key", QT_TRANSLATE_NOOP("board", "“%1” is not known here.")},
        {"error.board-known-keys", QT_TRANSLATE_NOOP("board", "Known: %1.")},
        {"error.board-format", QT_TRANSLATE_NOOP("board", "This is not a board of Merlon.")},
        {"error.board-format-right",
         QT_TRANSLATE_NOOP(
             "board", "A board begins with \"format\": {\"name\": \"merlon-board\", \"version\": \"1.0\"}.")},
        {"error.board-version", QT_TRANSLATE_NOOP("board", "“%1” is not a version of the board format.")},
        {"error.board-version-right", QT_TRANSLATE_NOOP("board", "Example of a version: \"1.0\".")},
        {"error.board-newer",
         QT_TRANSLATE_NOOP("board", "This board has the format %1, which is newer than this program.")},
        {"error.board-newer-right", QT_TRANSLATE_NOOP("board", "This program reads boards up to format %1.")},
        {"error.board-schema", QT_TRANSLATE_NOOP("board", "There is no family of boards called “%1”.")},
        {"error.board-place-keys", QT_TRANSLATE_NOOP("board", "A place needs a key and a type.")},
        {"error.board-link-keys",
         QT_TRANSLATE_NOOP("board", "A link needs a type and the places it connects: from, to.")},
        {"error.board-attribute",
         QT_TRANSLATE_NOOP("board",
                           "“%1” must be true or false, an integer, a text, a list of words, a list of "
                           "records or numbers by word.")},
        //: %1: so many places, links, attributes.
        {"error.board-many", QT_TRANSLATE_NOOP("board", "There are more than %1 of these.")},
        {"error.board-attribute-twice", QT_TRANSLATE_NOOP("board", "The attribute “%1” appears twice.")},
        {"error.board-unknown", QT_TRANSLATE_NOOP("board", "There is no board called “%1”.")},
        {"error.board-known", QT_TRANSLATE_NOOP("board", "Available: %1.")},
        {"error.board-none", QT_TRANSLATE_NOOP("board", "No boards were found.")},

        // Attributes that a designer has added. %1 is the key of one.
        {"error.own-key-missing", QT_TRANSLATE_NOOP("board", "An attribute of your own needs a key.")},
        {"error.own-example",
         QT_TRANSLATE_NOOP("board",
                           "Example: {\"key\": \"year\", \"type\": \"number\", \"places\": \"all\"}.")},
        {"error.own-type-missing", QT_TRANSLATE_NOOP("board", "An attribute of your own needs a type.")},
        {"error.own-type", QT_TRANSLATE_NOOP("board", "“%1” is not a type of attribute.")},
        {"error.own-types", QT_TRANSLATE_NOOP("board", "Types: flag, number, text, word, words.")},
        {"error.own-flag", QT_TRANSLATE_NOOP("board", "Expected true or false.")},
        {"error.own-twice", QT_TRANSLATE_NOOP("board", "Two attributes have the key “%1”.")},
        {"error.own-words", QT_TRANSLATE_NOOP("board", "Expected words with their names.")},
        {"error.own-words-right",
         QT_TRANSLATE_NOOP("board",
                           "Example: \"words\": {\"granite\": {\"en\": \"Granite\"}, \"oak\": {}}.")},
        {"error.own-no-words", QT_TRANSLATE_NOOP("board", "“%1” has no words to choose from.")},
        {"error.own-words-for-nothing",
         QT_TRANSLATE_NOOP("board", "“%1” cannot have words: only the types word and words have.")},
        {"error.own-no-range",
         QT_TRANSLATE_NOOP("board", "“%1” cannot have a minimum or maximum: only the type number has.")},
        //: %1: the key of an attribute, %2 and %3: numbers
        {"error.own-range", QT_TRANSLATE_NOOP("board", "“%1” has a minimum of %2, above its maximum of %3.")},
        {"error.own-default", QT_TRANSLATE_NOOP("board", "The default of “%1” is not one of its values.")},
        {"error.own-scope", QT_TRANSLATE_NOOP("board", "Expected the types of places or links.")},
        {"error.own-scope-right",
         QT_TRANSLATE_NOOP("board", "Give a list of types, such as [\"wall\", \"tower\"], or \"all\".")},
        {"error.schema-format", QT_TRANSLATE_NOOP("board", "This is not a schema of Merlon.")},
        {"error.schema-format-right",
         QT_TRANSLATE_NOOP(
             "board",
             "A schema begins with \"format\": {\"name\": \"merlon-schema\", \"version\": \"1.0\"}.")},
        //: %1: a version, as it stands in the file
        {"error.schema-version", QT_TRANSLATE_NOOP("board", "“%1” is not a version of the schema format.")},
        //: %1: a version
        {"error.schema-newer",
         QT_TRANSLATE_NOOP("board", "This schema has the format %1, which is newer than this program.")},
        {"error.schema-newer-right",
         QT_TRANSLATE_NOOP("board", "This program reads schemas up to format %1.")},

        // What lies on a drawing besides the board.
        {"error.sketch-notes", QT_TRANSLATE_NOOP("board", "A drawing has at most %1 notes.")},
        //: %1: a number
        {"error.sketch-layers", QT_TRANSLATE_NOOP("board", "A drawing has at most %1 layers of its own.")},
        //: %1: a number
        {"error.sketch-arranged",
         QT_TRANSLATE_NOOP("board", "Layers, groups and locks name at most %1 things.")},
        //: %1: a number
        {"error.sketch-guides", QT_TRANSLATE_NOOP("board", "A drawing has at most %1 guide lines.")},
        {"error.sketch-link", QT_TRANSLATE_NOOP("board", "A link is named by its type and its two ends.")},
        {"error.sketch-link-right",
         QT_TRANSLATE_NOOP("board", "Example: [\"path\", \"west-rampart-1\", \"west-wall-1\"].")},
        {"error.sketch-flag", QT_TRANSLATE_NOOP("board", "Expected true or false.")},
        {"error.sketch-note-keys", QT_TRANSLATE_NOOP("board", "A note needs a key and a text.")},
        {"error.sketch-key",
         QT_TRANSLATE_NOOP("board",
                           "“%1” is not a valid key: use small letters, digits and single hyphens.")},
        {"error.sketch-key-twice", QT_TRANSLATE_NOOP("board", "Two notes have the key “%1”.")},
        {"error.sketch-kind", QT_TRANSLATE_NOOP("board", "“%1” is not a type of note.")},
        {"error.sketch-long", QT_TRANSLATE_NOOP("board", "This text is longer than %1 bytes.")},
        {"error.sketch-range", QT_TRANSLATE_NOOP("board", "This number must be between %1 and %2.")},

        {"error.sketch-background",
         QT_TRANSLATE_NOOP("board", "A background is either linked or embedded: it has a “file” or “data”.")},
        {"error.sketch-base64", QT_TRANSLATE_NOOP("board", "This is not an image in Base64.")},
        {"error.sketch-large",
         QT_TRANSLATE_NOOP("board", "This image is larger than the %1 MB that can be embedded.")},
        {"error.sketch-large-right",
         QT_TRANSLATE_NOOP("board", "Link it instead, or save it as a smaller one.")},
        {"error.picture-missing", QT_TRANSLATE_NOOP("board", "The background image does not exist.")},
        {"error.picture-missing-right",
         QT_TRANSLATE_NOOP("board", "Put it back, or choose another one: Edit, Background image.")},
        {"error.picture-none", QT_TRANSLATE_NOOP("board", "This image cannot be read.")},
        {"error.picture-none-right", QT_TRANSLATE_NOOP("board", "Supported: PNG, JPEG, GIF, BMP, WebP.")},
        {"error.picture-size", QT_TRANSLATE_NOOP("board", "This image has %1 × %2 pixels.")},
        {"error.picture-size-right",
         QT_TRANSLATE_NOOP("board", "Possible: at most %1 in each direction and %2 million altogether.")},

        // GraphML. %1 is what the XML reader says, in English.
        {"error.graphml",
         QT_TRANSLATE_NOOP("board", "This is not GraphML: the outermost element must be “graphml”.")},
        {"error.xml", QT_TRANSLATE_NOOP("board", "This is not well-formed XML.")},
        {"error.xml-utf8", QT_TRANSLATE_NOOP("board", "This is not UTF-8.")},
        {"error.xml-reference",
         QT_TRANSLATE_NOOP("board",
                           "Expected a known character after “&”: lt, gt, amp, quot, apos or a number.")},
        {"error.xml-many", QT_TRANSLATE_NOOP("board", "The XML text has more than %1 elements.")},
        {"error.xml-much",
         QT_TRANSLATE_NOOP(
             "board", "With its names and defaults, the data of this GraphML takes more than %1 megabytes.")},
        {"error.xml-attributes",
         QT_TRANSLATE_NOOP("board", "The elements of the XML text have more than %1 attributes.")},
        {"error.xml-long",
         QT_TRANSLATE_NOOP("board", "A tag or comment of the XML text has more than %1 megabytes.")},
        {"error.xml-depth", QT_TRANSLATE_NOOP("board", "The XML elements are nested deeper than %1 levels.")},
        {"error.xml-doctype", QT_TRANSLATE_NOOP("board", "Document type declarations are not supported.")},
        {"error.graphml-value", QT_TRANSLATE_NOOP("board", "“%1” is not a value for “%2”.")},
        {"error.graphml-no-schema",
         QT_TRANSLATE_NOOP("board", "The graph does not say to which family of boards it belongs.")},
        {"error.graphml-no-schema-right",
         QT_TRANSLATE_NOOP(
             "board",
             "Open it in Merlon Editor and choose one, or give the graph the data “schema”, such as siege.")},
        {"error.graphml-missing", QT_TRANSLATE_NOOP("board", "A node or edge has no “%1”.")},

        // Changes
        {"error.change-position",
         QT_TRANSLATE_NOOP("board", "The change names the position %1, but there are only %2 rows.")},
        {"error.change-linked-place",
         QT_TRANSLATE_NOOP("board", "%1 cannot be removed while it still has links.")},

        // Structure of a board. %1 is a place; other keys and words show as they stand in the file.
        {"finding.B-key",
         QT_TRANSLATE_NOOP("board",
                           "“%1” is not a valid key: use small letters, digits and single hyphens.")},
        {"finding.B-key-twice", QT_TRANSLATE_NOOP("board", "Two places have the key “%1”.")},
        {"finding.B-kind", QT_TRANSLATE_NOOP("board", "%1 has the unknown type “%2”.")},
        {"finding.B-side", QT_TRANSLATE_NOOP("board", "%1 has the unknown side “%2”.")},
        {"finding.B-point", QT_TRANSLATE_NOOP("board", "%1 has no valid position in the drawing.")},
        {"finding.B-attribute", QT_TRANSLATE_NOOP("board", "%1 cannot have the attribute “%2”.")},
        //: %1: a place, %2: a number
        {"finding.B-attributes",
         QT_TRANSLATE_NOOP(
             "board",
             "%1 has {%2|0 more attributes|1 more attribute|%2 more attributes} that it cannot have.")},
        //: %1, %2: the ends of a link, %3: a number
        {"finding.B-link-attributes",
         QT_TRANSLATE_NOOP("board",
                           "The link from %1 to %2 has {%3|0 more attributes|1 more attribute|%3 more "
                           "attributes} that it cannot have.")},
        {"finding.B-type", QT_TRANSLATE_NOOP("board", "%1: %2 has a value of the wrong type.")},
        {"finding.B-range", QT_TRANSLATE_NOOP("board", "%1: %2 must be between %3 and %4.")},
        {"finding.B-word", QT_TRANSLATE_NOOP("board", "%1: “%3” cannot be in %2.")},
        {"finding.B-field-unknown", QT_TRANSLATE_NOOP("board", "%1: “%2” is not known in %3.")},
        {"finding.B-field-missing", QT_TRANSLATE_NOOP("board", "%1: “%2” is missing in %3.")},
        {"finding.B-link-end",
         QT_TRANSLATE_NOOP("board", "The link from %1 to %2 ends at “%3”, which is no place.")},
        {"finding.B-link-kind",
         QT_TRANSLATE_NOOP("board", "The link from %1 to %2 has the unknown type “%3”.")},
        //: %1: how many cells
        {"finding.B-square",
         QT_TRANSLATE_NOOP("board",
                           "Cells whose row or column does not fit the drawing: %1. Fixing numbers "
                           "all cells.")},
        //: %1: the key of an attribute that a designer has added
        {"finding.B-own-key",
         QT_TRANSLATE_NOOP("board", "Your attribute “%1” has the key of an attribute of the game.")},
        //: %1: the key of an attribute that a designer has added, %2: of a type
        {"finding.B-own-kind",
         QT_TRANSLATE_NOOP("board", "Your attribute “%1” is for the type “%2”, which does not exist.")},
        //: %1: the key of an attribute
        {"finding.B-board-attribute",
         QT_TRANSLATE_NOOP("board", "The board cannot have this value or attribute: “%1”.")},
        //: %1: how many more problems there are than those that are listed before
        {"finding.more",
         QT_TRANSLATE_NOOP("board",
                           "{%1|0 more problems are|1 more problem is|%1 more problems are} not listed.")},
        {"finding.B-link-attribute",
         QT_TRANSLATE_NOOP("board", "The link from %1 to %2 cannot have this value or attribute: “%3”.")},
    };
    return kWords;
}

} // namespace merlon
