#include "app/table/log/log_delegate.h"

#include "app/table/log/log_model.h"

#include "app/look/lettering.h"

#include <QAbstractItemView>
#include <QAbstractTextDocumentLayout>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace merlon {

namespace {

constexpr int kMargin = 3;
constexpr double kLater = 0.4; ///< how strong the ink is of what comes after the moment that is looked at

} // namespace

LogDelegate::LogDelegate(const Appearance &appearance, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_appearance(appearance)
{
}

void LogDelegate::layOut(QTextDocument &document, const QModelIndex &index, const QFont &font,
                         int width) const
{
    const canvas::Theme &theme = m_appearance.theme();
    const auto kind = static_cast<Paragraph::Kind>(index.data(ParagraphRole).toInt());
    const QString title = richText(index.data(TitleRole).toString());
    const QString text = richText(index.data(Qt::DisplayRole).toString());
    const QString rule = richText(index.data(RuleRole).toString());
    document.setDocumentMargin(kMargin);
    document.setDefaultFont(kind == Paragraph::Kind::Section ? font : titleFont(font, 1.1));
    document.setTextWidth(width);
    if (kind != Paragraph::Kind::Section) {
        const QColor colour = kind == Paragraph::Kind::Fight ? theme.seat(0) : theme.ink;
        document.setHtml(u"<span style='color:%1'>%2</span>"_s.arg(colour.name(), title));
        return;
    }
    const QString head = title.isEmpty() ? QString() : u"<b>%1</b> "_s.arg(title);
    const QString tail = rule.isEmpty()
        ? QString()
        : u" <a href='%1' style='color:%2; text-decoration:none'><small>%1</small></a>"_s.arg(
            rule, theme.quietText().name());
    document.setHtml(u"<span style='color:%1'>%2%3%4</span>"_s.arg(theme.ink.name(), head, text, tail));
}

void LogDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->translate(option.rect.topLeft());
    const QRect own(QPoint(), option.rect.size());
    if (option.state & QStyle::State_Selected) {
        QColor glow = m_appearance.theme().choosable;
        glow.setAlpha(60);
        painter->fillRect(own, glow);
    } else if (option.state & QStyle::State_MouseOver) {
        painter->fillRect(own, m_appearance.theme().shade(0.07));
    }
    if (index.data(LaterRole).toBool())
        painter->setOpacity(kLater);
    QTextDocument document;
    layOut(document, index, option.font, option.rect.width());
    document.drawContents(painter, own);
    painter->restore();
}

QSize LogDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    if (width != m_width || option.font != m_font) {
        m_heights.clear();
        m_width = width;
        m_font = option.font;
    }
    const QString key = index.data(TitleRole).toString() + u'\n' + index.data(Qt::DisplayRole).toString();
    int &height = m_heights[key];
    if (height == 0) {
        QTextDocument document;
        layOut(document, index, option.font, width);
        height = static_cast<int>(document.size().height());
    }
    return {width, height};
}

QString LogDelegate::ruleAt(const QModelIndex &index, const QFont &font, int width, QPoint point) const
{
    QTextDocument document;
    layOut(document, index, font, width);
    return document.documentLayout()->anchorAt(point);
}

} // namespace merlon
