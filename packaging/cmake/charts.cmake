# QCustomPlot for Qt 6, which draws charts: the target merlon_qcustomplot, if there is one.
#
# Debian and Ubuntu (libqcustomplot-dev) bring a package file of CMake, QCustomPlotQt6. Elsewhere header and library
# are looked for by name: vcpkg and Homebrew call it qcustomplot.

find_package(Qt6 6.4 QUIET COMPONENTS PrintSupport) # QCustomPlot needs it
if(Qt6PrintSupport_FOUND)
    find_package(QCustomPlotQt6 QUIET CONFIG)
    if(TARGET QCustomPlotQt6::QCustomPlotQt6)
        add_library(merlon_qcustomplot INTERFACE)
        target_link_libraries(merlon_qcustomplot INTERFACE QCustomPlotQt6::QCustomPlotQt6)
    else()
        find_path(QCUSTOMPLOT_INCLUDE_DIR qcustomplot.h)
        find_library(QCUSTOMPLOT_LIBRARY NAMES QCustomPlotQt6 qcustomplot-qt6 qcustomplot)
        mark_as_advanced(QCUSTOMPLOT_INCLUDE_DIR QCUSTOMPLOT_LIBRARY)
        if(QCUSTOMPLOT_INCLUDE_DIR AND QCUSTOMPLOT_LIBRARY)
            add_library(merlon_qcustomplot INTERFACE)
            target_include_directories(merlon_qcustomplot SYSTEM INTERFACE ${QCUSTOMPLOT_INCLUDE_DIR})
            target_link_libraries(merlon_qcustomplot INTERFACE
                ${QCUSTOMPLOT_LIBRARY} Qt6::Widgets Qt6::PrintSupport)
        endif()
    endif()
endif()
if(TARGET merlon_qcustomplot)
    message(STATUS "Charts: with QCustomPlot")
else()
    message(STATUS "Charts: QCustomPlot for Qt 6 was not found (Debian: libqcustomplot-dev); "
        "the course of a game is shown in tables only")
endif()
