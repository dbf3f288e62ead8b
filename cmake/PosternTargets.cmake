# What every target of Postern shares: warnings, sanitizers, strict Qt.

add_library(postern_warnings INTERFACE)
target_compile_options(postern_warnings INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wnon-virtual-dtor)
# Qt 6.8 narrows in its own QTRY macros, so tests do without -Wconversion.
add_library(postern_test_warnings INTERFACE)
target_compile_options(postern_test_warnings INTERFACE -Wall -Wextra -Wpedantic -Wshadow)
if(POSTERN_WARNINGS_AS_ERRORS)
    target_compile_options(postern_warnings INTERFACE -Werror)
    target_compile_options(postern_test_warnings INTERFACE -Werror)
endif()

if(POSTERN_SANITIZE)
    add_compile_options(-fsanitize=${POSTERN_SANITIZE} -fno-omit-frame-pointer
                        -fno-sanitize-recover=all)
    add_link_options(-fsanitize=${POSTERN_SANITIZE})
endif()

# Makes a static library of one room. Includes are written from the top folder: "core/text/utf8.h".
function(postern_add_library name)
    add_library(${name} STATIC ${ARGN})
    target_include_directories(${name} PUBLIC ${PROJECT_SOURCE_DIR})
    target_compile_features(${name} PUBLIC cxx_std_20)
    target_link_libraries(${name} PRIVATE postern_warnings)
endfunction()

# The strict settings for a target that uses Qt.
function(postern_strict_qt name)
    target_compile_definitions(${name} PRIVATE
        QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_URL_CAST_FROM_STRING QT_NO_KEYWORDS
        QT_NO_FOREACH QT_NO_CONTEXTLESS_CONNECT QT_USE_QSTRINGBUILDER
        QT_DISABLE_DEPRECATED_UP_TO=0x060800)
endfunction()
