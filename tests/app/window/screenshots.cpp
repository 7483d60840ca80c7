#include "app/start/start_page.h"
#include "core/players/players.h"
#include "tests/app/window/window_driver.h"

#include <QApplication>
#include <QDir>
#include <QTest>

#include <cstdio>

/// Takes pictures of the real window: screenshots FOLDER [WIDTHxHEIGHT]. Called by packaging/screenshots.sh.

using namespace merlon;
using namespace Qt::StringLiterals;
using testing::WindowDriver;

namespace {

/// The first time that a question of this kind is asked, in a round.
struct Moment {
    const char *name;
    const char *decision; ///< key of the decision
    int round;
};

constexpr Moment kMoments[] = {
    {"machines", "place-machine", 1},
    {"maneuver", "march", 2},
    {"defense", "defender-phase", 3},
    {"assault", "fire", 3},
};

Choice sensible(const Match &match)
{
    static const std::unique_ptr<Player> player = makePlayer("heuristic");
    Random random(7, match.ply());
    return player->choose(*match.seenBy({match.state().decision().seat}), random);
}

std::string decisionKey(const Match &match)
{
    return match.setup().vocabulary().decisions()[match.state().decision().kind].key;
}

int roundOf(const Match &match)
{
    return match.state().position().value("round", 0);
}

class Photographer {
public:
    Photographer(WindowDriver &driver, QString prefix)
        : m_driver(driver)
        , m_prefix(std::move(prefix))
    {
    }

    void take(const QString &name)
    {
        QTest::qWait(500); // the ground of the board is drawn anew when it has found its size
        const QString file = m_prefix + name + u".png"_s;
        if (!m_driver.window().grab().save(file))
            std::fprintf(stderr, "cannot write %s\n", qPrintable(file));
        std::printf("%s\n", qPrintable(file));
    }

private:
    WindowDriver &m_driver;
    QString m_prefix;
};

void photograph(const QString &folder, const QString &language, ThemeWish theme, QSize size)
{
    WindowDriver driver(language, theme, size);
    const QString light = theme == ThemeWish::Day ? u"day"_s : u"night"_s;
    Photographer photographer(driver, u"%1/%2-%3-"_s.arg(folder, language, light));
    driver.window().startPage().drawBoards();
    photographer.take(u"start"_s);
    driver.begin({u"person"_s, u"person"_s}, 7);
    std::vector<bool> taken(std::size(kMoments), false);
    while (driver.toQuestion()) {
        const Match &match = driver.session().match();
        for (std::size_t i = 0; i < std::size(kMoments); ++i) {
            if (taken[i] || decisionKey(match) != kMoments[i].decision || roundOf(match) < kMoments[i].round)
                continue;
            taken[i] = true;
            photographer.take(QString::fromLatin1(kMoments[i].name));
        }
        driver.table().choose(sensible(match));
    }
    photographer.take(u"end"_s);
}

} // namespace

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    if (argc < 2) {
        std::fprintf(stderr, "screenshots FOLDER [WIDTHxHEIGHT]\n");
        return 2;
    }
    const QString folder = QString::fromLocal8Bit(argv[1]);
    const QStringList sides = QString::fromLocal8Bit(argc > 2 ? argv[2] : "1280x800").split(u'x');
    const QSize size(sides.first().toInt(), sides.last().toInt());
    QDir().mkpath(folder);
    for (const QString &language : {u"en"_s, u"fr"_s}) {
        for (const ThemeWish theme : {ThemeWish::Day, ThemeWish::Night})
            photograph(folder, language, theme, size);
    }
    return 0;
}
