# What every target of Merlon is compiled with. Linked as merlon_options.

add_library(merlon_options INTERFACE)
target_include_directories(merlon_options INTERFACE ${PROJECT_SOURCE_DIR})

if(MSVC)
    target_compile_options(merlon_options INTERFACE /W4 /utf-8 /permissive- $<$<BOOL:${MERLON_WERROR}>:/WX>)
else()
    # g++ 12 takes an enumerator of an enum class (ArgumentKind::Seat) for a shadow of a type of that name.
    target_compile_options(merlon_options INTERFACE
        -Wall -Wextra $<IF:$<CXX_COMPILER_ID:GNU>,-Wshadow=local,-Wshadow> -Wnon-virtual-dtor -Woverloaded-virtual
        $<$<BOOL:${MERLON_WERROR}>:-Werror>)
endif()

if(MERLON_SANITIZE)
    target_compile_options(merlon_options INTERFACE -fsanitize=${MERLON_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_link_options(merlon_options INTERFACE -fsanitize=${MERLON_SANITIZE})
endif()

find_program(MERLON_CCACHE ccache)
if(MERLON_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${MERLON_CCACHE})
endif()

find_program(MERLON_MOLD mold)
if(MERLON_MOLD AND NOT MSVC AND NOT APPLE)
    add_link_options(-fuse-ld=mold)
endif()
