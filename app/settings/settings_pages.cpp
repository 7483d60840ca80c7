#include "app/settings/settings_pages.h"

#include "app/words/language.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSlider>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

QFormLayout *emptyPage()
{
    auto *page = new QWidget;
    auto *form = new QFormLayout(page);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    form->setVerticalSpacing(page->fontMetrics().height() * 3 / 4);
    return form;
}

/// The two sides and the glow, by day and by night: a disc and a shield, as the pieces are.
QIcon sampleOf(canvas::PaletteKind kind, int height)
{
    QPixmap picture(height * 4, height);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    for (const bool dark : {false, true}) {
        const canvas::Theme &theme = canvas::Theme::of(dark, kind);
        const double left = dark ? height * 2.0 : 0;
        painter.fillRect(QRectF(left, 0, height * 2.0, height), theme.paper);
        painter.setBrush(theme.seat(0));
        painter.drawEllipse(QRectF(left + height * 0.12, height * 0.2, height * 0.56, height * 0.56));
        painter.setBrush(theme.seat(1));
        painter.drawRect(QRectF(left + height * 0.78, height * 0.2, height * 0.5, height * 0.56));
        painter.setBrush(theme.choosable);
        painter.drawRoundedRect(QRectF(left + height * 1.4, height * 0.2, height * 0.5, height * 0.56), 3, 3);
    }
    return picture;
}

} // namespace

SettingsPages::SettingsPages(Settings &settings, std::function<void()> changed)
    : m_settings(settings)
    , m_changed(std::move(changed))
{
}

QWidget *SettingsPages::choice(QFormLayout *form, const QString &name, const QString &label,
                               const QStringList &texts, int chosen, std::function<void(int)> choose)
{
    auto *box = new QComboBox;
    box->setObjectName(name);
    box->addItems(texts);
    box->setCurrentIndex(chosen);
    form->addRow(label, box);
    QObject::connect(box, &QComboBox::activated, box, std::move(choose));
    return box;
}

QWidget *SettingsPages::flag(QFormLayout *form, const QString &name, const QString &text, bool isSet,
                             std::function<void(bool)> set)
{
    auto *box = new QCheckBox(text);
    box->setObjectName(name);
    box->setChecked(isSet);
    form->addRow(box);
    QObject::connect(box, &QCheckBox::toggled, box, std::move(set));
    return box;
}

QWidget *SettingsPages::percent(QFormLayout *form, const QString &name, const QString &label, Range range,
                                int value, std::function<void(int)> set)
{
    auto *slider = new QSlider(Qt::Horizontal);
    slider->setObjectName(name);
    slider->setRange(range.least, range.most);
    slider->setSingleStep(range.step);
    slider->setPageStep(2 * range.step);
    slider->setTickInterval(2 * range.step);
    slider->setTickPosition(QSlider::TicksBelow);
    slider->setTracking(false);
    slider->setValue(value);
    slider->setMinimumWidth(30 * slider->fontMetrics().averageCharWidth());
    auto *shown = new QLabel;
    //: A part of a hundred: 80 %
    const auto show = [shown](int now) { shown->setText(SettingsPages::tr("%1%").arg(now)); };
    show(value);
    QObject::connect(slider, &QSlider::sliderMoved, shown, show);
    QObject::connect(slider, &QSlider::valueChanged, shown, [show, set = std::move(set)](int now) {
        show(now);
        set(now);
    });
    auto *row = new QWidget;
    auto *across = new QHBoxLayout(row);
    across->setContentsMargins(0, 0, 0, 0);
    across->addWidget(slider);
    across->addWidget(shown);
    form->addRow(label, row);
    if (auto *caption = qobject_cast<QLabel *>(form->labelForField(row)))
        caption->setBuddy(slider);
    return slider;
}

void SettingsPages::note(QFormLayout *form, const QString &text)
{
    auto *label = new QLabel(text);
    label->setWordWrap(true);
    label->setForegroundRole(QPalette::PlaceholderText);
    form->addRow(label);
}

QWidget *SettingsPages::general()
{
    QFormLayout *form = emptyPage();
    QStringList languages {tr("System default")};
    languages += Language::names();
    const int chosen = static_cast<int>(Language::codes().indexOf(m_settings.language)) + 1;
    choice(form, u"language"_s, tr("&Language:"), languages, chosen, [this_ = *this](int row) {
        this_.m_settings.language = row == 0 ? QString() : Language::codes().at(row - 1);
        this_.m_changed();
    });
    flag(form, u"swap-sides"_s, tr("S&wap sides: defender on the left"), m_settings.swapsSides,
         setter(&Settings::swapsSides));
    flag(form, u"coach"_s, tr("Coac&h: explain each type of question once"), m_settings.isCoached,
         setter(&Settings::isCoached));
    flag(form, u"ask-resign"_s, tr("&Confirm before resigning"), m_settings.asksBeforeResigning,
         setter(&Settings::asksBeforeResigning));
    flag(form, u"ask-end"_s, tr("&Warn me before I skip a march"), m_settings.asksBeforeEnding,
         setter(&Settings::asksBeforeEnding));
    flag(
        form, u"skip-idle"_s,
        //: A check box: steps at which one can exchange one thing for another, and do nothing else, are not asked for.
        tr("S&kip exchange-only steps"), m_settings.skipsIdleSteps, setter(&Settings::skipsIdleSteps));
    note(form,
         tr("Nothing else asks for confirmation: choices can be undone, and you can resume a game from the "
            "start page."));
    return form->parentWidget();
}

QWidget *SettingsPages::look()
{
    QFormLayout *form = emptyPage();
    choice(form, u"theme"_s, tr("C&olors:"), {tr("System default"), tr("Day"), tr("Night")},
           static_cast<int>(m_settings.theme), setter(&Settings::theme));
    auto *palette = static_cast<QComboBox *>(
        choice(form, u"palette"_s, tr("&Palette:"), {tr("Standard"), tr("Color-blind safe")},
               static_cast<int>(m_settings.palette), setter(&Settings::palette)));
    const int height = palette->fontMetrics().height();
    palette->setIconSize({height * 4, height});
    palette->setItemIcon(0, sampleOf(canvas::PaletteKind::Standard, height));
    palette->setItemIcon(1, sampleOf(canvas::PaletteKind::Safe, height));
    note(form,
         tr("The color-blind safe palette keeps sides and highlights distinct for all common types of color "
            "blindness. Shapes carry the same information as colors."));
    percent(form, u"text-size"_s, tr("&Text size:"), {kSmallestText, kLargestText, 10}, m_settings.textSize,
            setter(&Settings::textSize));
    return form->parentWidget();
}

QWidget *SettingsPages::motion()
{
    QFormLayout *form = emptyPage();
    choice(form, u"speed"_s, tr("Computer &speed:"), {tr("Slow"), tr("Normal"), tr("Fast"), tr("Instant")},
           static_cast<int>(m_settings.speed), setter(&Settings::speed));
    //: A setting: how fast computers play while only computers play.
    choice(form, u"watch-speed"_s, tr("Speed when &watching:"),
           {tr("Slow"), tr("Normal"), tr("Fast"), tr("Instant")}, static_cast<int>(m_settings.watchSpeed),
           setter(&Settings::watchSpeed));
    choice(form, u"motion"_s, tr("&Animation speed:"), {tr("Slow"), tr("Normal"), tr("Fast")},
           static_cast<int>(m_settings.motion), setter(&Settings::motion));
    //: A setting: how much moves on the screen.
    choice(form, u"motion-wish"_s, tr("&Motion:"),
           {tr("System default"), tr("Full motion"), tr("Reduced motion")},
           static_cast<int>(m_settings.motionWish), setter(&Settings::motionWish));
    note(form,
         tr("With reduced motion, pieces appear at their destination without moving, and nothing shakes or "
            "fades. The same goes for computers at instant speed."));
    return form->parentWidget();
}

QWidget *SettingsPages::sounds(bool canSound, std::function<void()> tryIt)
{
    QFormLayout *form = emptyPage();
    flag(form, u"sounds"_s, tr("&Sound effects"), m_settings.sounds, [this_ = *this](bool wanted) {
        this_.m_settings.sounds = wanted;
        this_.m_settings.wasAskedForSounds = true;
        this_.m_changed();
    });
    percent(form, u"volume"_s, tr("&Volume:"), {0, 100, 5}, m_settings.volume, setter(&Settings::volume));
    auto *listen = new QPushButton(tr("&Listen"));
    listen->setObjectName(u"try-sound"_s);
    listen->setToolTip(tr("A different sound each time"));
    listen->setAutoDefault(false);
    listen->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    listen->setEnabled(canSound);
    QObject::connect(listen, &QPushButton::clicked, listen, std::move(tryIt));
    form->addRow(listen);
    if (!canSound)
        note(form, tr("No audio device found: sound is off."));
    return form->parentWidget();
}

} // namespace merlon
