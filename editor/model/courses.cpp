#include "editor/model/courses.h"

namespace merlon {

std::optional<LinkCourse> commonCourse(const Board &board, const Selection &selection)
{
    std::optional<LinkCourse> common;
    for (const std::size_t link : linksIn(board, selection)) {
        const LinkCourse course = board.links()[link].course;
        if (common && *common != course)
            return std::nullopt;
        common = course;
    }
    return common;
}

BoardChange withCourse(const Board &board, const Selection &selection, LinkCourse course)
{
    BoardChange change;
    for (const std::size_t i : linksIn(board, selection)) {
        Link link = board.links()[i];
        link.course = course;
        if (link != board.links()[i])
            change.edits.emplace_back(ReplaceLink {i, std::move(link)});
    }
    return change;
}

} // namespace merlon
