#pragma once

#include "core/canvas/view/board_view.h"
#include "tests/canvas/siege2_pictures.h"

#include <QApplication>
#include <QFontInfo>
#include <QSignalSpy>
#include <QTest>

#include <memory>

Q_DECLARE_METATYPE(merlon::canvas::Thing)

namespace merlon::testing {

/// A board in play on the screen, for tests that look at it and touch it.
class ShownBoard {
protected:
    /// Once, before the first test.
    void prepare()
    {
        qRegisterMetaType<canvas::Thing>("merlon::canvas::Thing");
        QVERIFY2(!QFontInfo(QApplication::font()).family().isEmpty(), "no font: names would be boxes");
        m_setup = siege2On("two-shoulders");
        m_art = std::make_unique<canvas::Art>(artFolder(), canvas::Theme::day());
    }
    void show()
    {
        m_art->setTheme(canvas::Theme::day());
        m_view = std::make_unique<canvas::BoardView>(*m_art);
        m_view->resize(900, 760);
        m_view->setBoard(m_setup->board());
        m_view->setPicture(pictureOf(playedMatch(m_setup, 3, 60), {0, 1}));
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_view->activateWindow();
        m_view->setFocus();
    }
    void close()
    {
        QVERIFY2(m_art->troubles().isEmpty(), qPrintable(m_art->troubles().join(QLatin1Char('\n'))));
        m_view.reset();
    }

    int place(const char *key) const { return static_cast<int>(*m_setup->board().indexOf(key)); }
    QPoint middleOf(const canvas::Thing &thing) const { return m_view->rectOf(thing).center(); }
    void press(QPoint at) { QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, at); }
    void release(QPoint at) { QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, at); }
    void moveTo(QPoint at) { QTest::mouseMove(m_view->viewport(), at); }
    static canvas::Thing only(const QSignalSpy &spy) { return spy.at(0).at(0).value<canvas::Thing>(); }
    /// A unit that stands on a place.
    canvas::Thing unitAt(const char *key, const char *unit) const
    {
        return canvas::pieceThing(place(key), unit);
    }

    std::shared_ptr<const Setup> m_setup;
    std::unique_ptr<canvas::Art> m_art;
    std::unique_ptr<canvas::BoardView> m_view;
};

} // namespace merlon::testing
