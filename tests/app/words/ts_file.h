#pragma once

#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <QStringList>
#include <QXmlStreamReader>

/// Reads the translations as the translator wrote them.
namespace merlon {

/// A message of a .ts file: what the translator wrote, and whether it is called finished.
struct Message {
    QStringList forms; ///< one, or one for each plural form
    bool finished = false;
};

/// By English source, of one context; what a comment tells apart has it behind the source and kCommentMark.
using Messages = QHash<QString, Message>;

inline constexpr QChar kCommentMark = u'\x04';

inline Message readTranslation(QXmlStreamReader &xml)
{
    using namespace Qt::StringLiterals;
    Message message;
    message.finished = !xml.attributes().hasAttribute("type"_L1);
    QString text;
    while (!xml.atEnd()
           && !(xml.readNext() == QXmlStreamReader::EndElement && xml.name() == "translation"_L1)) {
        if (xml.isStartElement() && xml.name() == "numerusform"_L1)
            message.forms << xml.readElementText();
        else if (xml.isCharacters())
            text += xml.text();
    }
    if (message.forms.isEmpty())
        message.forms << text;
    return message;
}

/// The messages of translations/merlon_<language>.ts by context; empty if the file is no proper XML.
inline QHash<QString, Messages> readTsFile(const char *language)
{
    using namespace Qt::StringLiterals;
    QHash<QString, Messages> contexts;
    QFile file(QStringLiteral(MERLON_SOURCE_DIR "/translations/merlon_%1.ts").arg(QLatin1String(language)));
    if (!file.open(QIODevice::ReadOnly))
        return contexts;
    QXmlStreamReader xml(&file);
    QString context;
    QString source;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == "name"_L1)
            context = xml.readElementText();
        else if (xml.name() == "source"_L1)
            source = xml.readElementText();
        else if (xml.name() == "comment"_L1)
            source += kCommentMark + xml.readElementText();
        else if (xml.name() == "translation"_L1)
            contexts[context][source] = readTranslation(xml);
    }
    return xml.hasError() ? QHash<QString, Messages> {} : contexts;
}

/// Texts of merlon_fr.ts, by context, of which translators are not told what they are.
inline QHash<QString, QSet<QString>> undescribedMessages()
{
    using namespace Qt::StringLiterals;
    QHash<QString, QSet<QString>> found;
    QFile file(QStringLiteral(MERLON_SOURCE_DIR "/translations/merlon_fr.ts"));
    if (!file.open(QIODevice::ReadOnly))
        return found;
    QXmlStreamReader xml(&file);
    QString context;
    QString source;
    bool isDescribed = false;
    while (!xml.atEnd()) {
        const QXmlStreamReader::TokenType token = xml.readNext();
        if (token == QXmlStreamReader::EndElement && xml.name() == "message"_L1 && !isDescribed)
            found[context] << source;
        if (token != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == "message"_L1)
            isDescribed = false;
        else if (xml.name() == "name"_L1)
            context = xml.readElementText();
        else if (xml.name() == "source"_L1)
            source = xml.readElementText();
        else if (xml.name() == "comment"_L1 || xml.name() == "extracomment"_L1)
            isDescribed = true;
    }
    return found;
}

/// %1, %2, %n, ... of a text. The same one may stand there twice.
inline QSet<QString> placeholders(const QString &text)
{
    using namespace Qt::StringLiterals;
    static const QRegularExpression kPlaceholder(u"%(?:L?\\d+|n)"_s);
    QSet<QString> found;
    for (auto matches = kPlaceholder.globalMatch(text); matches.hasNext();)
        found << matches.next().captured();
    return found;
}

} // namespace merlon
