# What every target of Merlon is compiled with. Linked as merlon_options.

add_library(merlon_options INTERFACE)
target_include_directories(merlon_options INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_definitions(merlon_options INTERFACE QT_NO_EMIT) # EventSink::emit is a function; signals say Q_EMIT

if(MSVC)
    target_compile_options(merlon_options INTERFACE /W4 /utf-8 /permissive- $<$<BOOL:${MERLON_WERROR}>:/WX>)
else()
    target_compile_options(merlon_options INTERFACE
        -Wall -Wextra -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual
        $<$<BOOL:${MERLON_WERROR}>:-Werror>)
    if(MERLON_WERROR AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        # What g++ 12 only suspects once it has inlined the standard library is shown, but stops nobody.
        target_compile_options(merlon_options INTERFACE
            -Wno-error=array-bounds -Wno-error=restrict -Wno-error=stringop-overflow -Wno-error=stringop-overread
            -Wno-error=maybe-uninitialized)
    endif()
endif()

# Asserts stay in every build but Release: the tests play many thousands of games and watch each step.
if(MERLON_ASSERTS AND NOT MSVC)
    target_compile_options(merlon_options INTERFACE -UNDEBUG)
    target_compile_definitions(merlon_options INTERFACE _GLIBCXX_ASSERTIONS)
endif()

if(MERLON_SANITIZE)
    target_compile_options(merlon_options INTERFACE
        -fsanitize=${MERLON_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_link_options(merlon_options INTERFACE -fsanitize=${MERLON_SANITIZE})
endif()
# merlon_unoptimized_with_sanitizers(): for folders of windows and tests. They have little to count, and are built in half the
# time.
macro(merlon_unoptimized_with_sanitizers)
    if(MERLON_SANITIZE AND NOT MSVC)
        add_compile_options(-O0)
    endif()
endmacro()
if(MERLON_FUZZ)
    target_compile_options(merlon_options INTERFACE -fsanitize=fuzzer-no-link)
endif()

if(MERLON_LTO)
    include(CheckIPOSupported)
    check_ipo_supported(RESULT MERLON_HAS_LTO OUTPUT MERLON_LTO_WHY_NOT LANGUAGES CXX)
    if(MERLON_HAS_LTO)
        set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ON)
    else()
        message(WARNING "No link-time optimisation: ${MERLON_LTO_WHY_NOT}")
    endif()
endif()

# ccache has to be told that a precompiled header is looked at by its content.
find_program(MERLON_CCACHE ccache)
if(MERLON_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER
        ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${MERLON_CCACHE})
    if(MERLON_PCH AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        target_compile_options(merlon_options INTERFACE -fpch-preprocess)
    elseif(MERLON_PCH AND CMAKE_CXX_COMPILER_ID MATCHES "Clang")
        target_compile_options(merlon_options INTERFACE "SHELL:-Xclang -fno-pch-timestamp")
    endif()
endif()

find_program(MERLON_MOLD mold)
if(MERLON_MOLD AND NOT MSVC AND NOT APPLE)
    add_link_options(-fuse-ld=mold)
    # mold 1.10 begins the part that is made read-only (RELRO) one page too early when .tbss ends a page: about one program
    # in a thousand cannot be loaded ("cannot apply additional memory protection"). Later ones do it right.
    execute_process(COMMAND ${MERLON_MOLD} --version OUTPUT_VARIABLE MERLON_MOLD_VERSION)
    string(REGEX MATCH "[0-9]+\\.[0-9.]+" MERLON_MOLD_VERSION "${MERLON_MOLD_VERSION}")
    if(MERLON_MOLD_VERSION VERSION_LESS 2.0)
        add_link_options(-Wl,-z,norelro)
    endif()
endif()
