#include "editor/export/export_choice.h"

#include "app/words/language.h"

#include <QSettings>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

// In the order of their enumerations.
const QStringList kFormKeys {u"png"_s, u"svg"_s, u"pdf"_s, u"print-and-play"_s, u"graphml"_s, u"dot"_s};
const QStringList kThemeKeys {u"window"_s, u"day"_s, u"night"_s};
const QStringList kLabelKeys {u"names"_s, u"keys"_s, u"none"_s};
const QStringList kPaperKeys {u"a4"_s, u"a3"_s, u"letter"_s};

/// The settings of exports, one after the other.
class ExportSettings {
public:
    ExportSettings() { m_store.beginGroup(u"editor/export"_s); }

    template <class Enum>
    void read(const QString &name, const QStringList &keys, Enum &value) const
    {
        const qsizetype number = keys.indexOf(m_store.value(name).toString());
        if (number >= 0)
            value = static_cast<Enum>(number);
    }
    void read(const QString &name, bool &value) const { value = m_store.value(name, value).toBool(); }
    void read(const QString &name, int &value, int least, int most) const
    {
        value = std::clamp(m_store.value(name, value).toInt(), least, most);
    }
    QString text(const QString &name) const { return m_store.value(name).toString(); }
    void write(const QString &name, const QVariant &value) { m_store.setValue(name, value); }
    template <class Enum>
    void write(const QString &name, const QStringList &keys, Enum value)
    {
        write(name, keys[static_cast<qsizetype>(value)]);
    }

private:
    QSettings m_store;
};

} // namespace

bool isGraph(ExportForm form)
{
    return form == ExportForm::GraphMl || form == ExportForm::Dot;
}

bool isImage(ExportForm form)
{
    return form == ExportForm::Png || form == ExportForm::Svg || form == ExportForm::Pdf;
}

QString endingOf(ExportForm form)
{
    switch (form) {
    case ExportForm::Png:
        return u"png"_s;
    case ExportForm::Svg:
        return u"svg"_s;
    case ExportForm::Pdf:
    case ExportForm::PrintAndPlay:
        return u"pdf"_s;
    case ExportForm::GraphMl:
        return u"graphml"_s;
    case ExportForm::Dot:
        return u"dot"_s;
    }
    return {};
}

ExportChoice rememberedExport(const ExportChoice &usual)
{
    const ExportSettings store;
    ExportChoice choice = usual;
    store.read(u"form"_s, kFormKeys, choice.form);
    store.read(u"in-millimetres"_s, choice.isInMillimetres);
    store.read(u"pixels"_s, choice.pixels, kLeastImage, kMostImage);
    store.read(u"millimetres"_s, choice.millimetres, kLeastImageLength, kMostImageLength);
    store.read(u"theme"_s, kThemeKeys, choice.theme);
    store.read(u"labels"_s, kLabelKeys, choice.labels);
    if (const QString language = store.text(u"language"_s); Language::codes().contains(language))
        choice.language = language;
    store.read(u"set-up"_s, choice.setUp);
    store.read(u"notes"_s, choice.notes);
    store.read(u"grid"_s, choice.grid);
    store.read(u"overlay"_s, choice.overlay);
    store.read(u"paper"_s, kPaperKeys, choice.print.paper);
    store.read(u"sheets"_s, choice.print.boardSheets, 0, kMostBoardSheets);
    store.read(u"pieces"_s, choice.print.pieces);
    store.read(u"card-backs"_s, choice.print.cardBacks);
    store.read(u"cover"_s, choice.print.cover);
    return choice;
}

void rememberExport(const ExportChoice &choice)
{
    ExportSettings store;
    store.write(u"form"_s, kFormKeys, choice.form);
    store.write(u"in-millimetres"_s, choice.isInMillimetres);
    store.write(u"pixels"_s, choice.pixels);
    store.write(u"millimetres"_s, choice.millimetres);
    store.write(u"theme"_s, kThemeKeys, choice.theme);
    store.write(u"labels"_s, kLabelKeys, choice.labels);
    store.write(u"language"_s, choice.language);
    store.write(u"set-up"_s, choice.setUp);
    store.write(u"notes"_s, choice.notes);
    store.write(u"grid"_s, choice.grid);
    store.write(u"overlay"_s, choice.overlay);
    store.write(u"paper"_s, kPaperKeys, choice.print.paper);
    store.write(u"sheets"_s, choice.print.boardSheets);
    store.write(u"pieces"_s, choice.print.pieces);
    store.write(u"card-backs"_s, choice.print.cardBacks);
    store.write(u"cover"_s, choice.print.cover);
}

} // namespace merlon
