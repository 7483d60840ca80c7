# cmake -D FOLDER=... -P resources_test.cmake: fails if a JSON file below FOLDER is not well formed.

file(GLOB_RECURSE files ${FOLDER}/*.json)
set(wrong 0)
foreach(file IN LISTS files)
    file(READ ${file} text)
    string(JSON kind ERROR_VARIABLE error TYPE "${text}")
    if(error)
        message(SEND_ERROR "${file}: ${error}")
        math(EXPR wrong "${wrong} + 1")
    endif()
endforeach()
list(LENGTH files count)
message(STATUS "${count} JSON files, ${wrong} of them not well formed")
