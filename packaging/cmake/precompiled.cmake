# Precompiled headers: what most sources of a library include anyway, read once.

option(MERLON_PCH "Precompile heavy headers" ON)

# merlon_precompile_core(TARGET): for a library without Qt.
function(merlon_precompile_core target)
    if(MERLON_PCH)
        target_precompile_headers(${target} PRIVATE
            <nlohmann/json_fwd.hpp> <tl/expected.hpp>
            <algorithm> <array> <functional> <map> <memory> <optional> <set> <span> <string> <string_view> <variant> <vector>)
    endif()
endfunction()

# merlon_precompile_windows(TARGET): for a library of windows.
function(merlon_precompile_windows target)
    if(MERLON_PCH)
        target_precompile_headers(${target} PRIVATE
            <QApplication> <QWidget> <QLabel> <QLayout> <QMenu> <QPainter> <QString> <QStringList> <QGraphicsItem> <QGraphicsView>
            <nlohmann/json_fwd.hpp> <tl/expected.hpp>
            <algorithm> <array> <filesystem> <functional> <map> <memory> <optional> <set> <string> <string_view> <variant> <vector>)
    endif()
endfunction()
