#include "app/lessons/lesson_shelf.h"
#include "app/look/appearance.h"
#include "app/look/settings.h"
#include "app/settings/shortcuts.h"
#include "app/start/new_game_form.h"
#include "app/start/start_memory.h"
#include "app/table/docks/dock_memory.h"
#include "core/engine/game.h"
#include "tests/fuzz/own_file.h"

#include <QAction>
#include <QApplication>
#include <QSettings>

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <string_view>

using namespace Qt::StringLiterals;

namespace {

using namespace merlon;

/// A program without a display whose settings lie in a folder of its own.
class Program {
public:
    Program()
        : m_application(m_argumentCount, m_arguments)
        , m_appearance(std::filesystem::path(MERLON_SOURCE_DIR) / "resources" / "art")
        , m_form(m_appearance)
    {
        QCoreApplication::setOrganizationName(u"merlon"_s);
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope,
                           QString::fromStdString(m_folder.path().string()));
        std::filesystem::create_directories(m_folder.path() / "merlon");
        m_shortcuts.add(u"undo"_s, &m_undo);
        m_shortcuts.add(u"save"_s, &m_save);
    }

    /// Qt remembers files by their name and age: each text gets a name of its own.
    void begin(std::string_view text)
    {
        std::filesystem::remove(m_file);
        const std::string name = "settings-" + std::to_string(m_count++ % 1000);
        QCoreApplication::setApplicationName(QString::fromStdString(name));
        m_file = m_folder.path() / "merlon" / (name + ".ini");
        fuzz::write(m_file, text);
    }

    NewGameForm &form() { return m_form; }
    Shortcuts &shortcuts() { return m_shortcuts; }

private:
    fuzz::OwnFolder m_folder;
    int m_argumentCount = 1;
    char m_name[12] = "fuzz";
    char *m_arguments[2] = {m_name, nullptr};
    QApplication m_application;
    Appearance m_appearance;
    NewGameForm m_form;
    QAction m_undo;
    QAction m_save;
    Shortcuts m_shortcuts;
    std::filesystem::path m_file;
    int m_count = 0;
};

void check(bool holds)
{
    if (!holds)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int *, char ***)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return 0;
}

/// Whatever stands where settings are kept, a program begins: everything is within its bounds, can be worn and filled in,
/// and is the same when it is kept again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static auto *const program =
        new Program; // Qt has to end before what it uses, which nobody can see to here
    program->begin({reinterpret_cast<const char *>(data), size});
    const Settings settings = loadSettings();
    check(settings.textSize >= kSmallestText && settings.textSize <= kLargestText);
    check(settings.volume >= 0 && settings.volume <= 100);
    program->shortcuts().use(settings.shortcuts);
    const StartMemory memory = loadStartMemory();
    if (!(memory == StartMemory())) { // it takes its time
        program->form().recall(memory);
        static_cast<void>(program->form().choice());
        static_cast<void>(program->form().memory());
    }
    for (const Game *game : allGames())
        static_cast<void>(loadDockLayout(QString::fromStdString(game->key())));
    Lesson lesson;
    lesson.key = "fuzz";
    lesson.steps.resize(7);
    const int step = progressOf(lesson).step;
    check(step >= 0 && step <= 7);
    saveSettings(settings);
    saveStartMemory(memory);
    check(loadSettings() == settings);
    check(loadStartMemory() == memory);
    return 0;
}
