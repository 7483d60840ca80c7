#include "core/base/json.h"
#include "core/engine/position/draft.h"
#include "core/engine/tableau/components.h"
#include "core/engine/tableau/tableau.h"
#include "tests/app/words/game_wordings.h"
#include "tests/support/play.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace merlon;

namespace {

/// What is shown of a game and has no words in one of the languages.
class Missing {
public:
    Missing(const Setup &setup, const QHash<QString, Messages> &french)
        : m_vocabulary(setup.vocabulary())
        , m_ofGame(setup, french)
        , m_ofAll(french)
    {
    }

    void look(const Word &word) { look(word, m_ofGame); }
    /// Forms of the start page and of the editor do not ask which game it is.
    void lookInForms(const Word &word) { look(word, m_ofAll); }

    /// As Speaker and item_words do: what stands on the board is called by its key alone.
    void look(const std::string &type, const std::string &key)
    {
        const auto types = m_vocabulary.types();
        const auto found = std::ranges::find(types, type, &ArgumentType::key);
        const bool isOnBoard = found != types.end()
            && (found->kind == ArgumentKind::Place || found->kind == ArgumentKind::Link
                || found->kind == ArgumentKind::Piece);
        look(Word {key, isOnBoard ? std::string() : type});
    }

    void look(const Text &text)
    {
        if (text.empty())
            return;
        const QByteArray code = text.code.c_str();
        if (m_ofGame.english.plain(code).isEmpty())
            m_missing.insert("en: " + text.code);
        else if (m_ofGame.french.plain(code).isEmpty())
            m_missing.insert("fr: " + text.code);
        for (const TextArg &argument : text.args) {
            if (const auto *word = std::get_if<Word>(&argument))
                look(*word);
        }
    }

    void lookIfWorded(const std::vector<Text> &texts)
    {
        for (const Text &text : texts) {
            if (!m_ofGame.english.plain(text.code.c_str()).isEmpty())
                look(text);
        }
    }

    void look(const std::vector<Text> &texts)
    {
        for (const Text &text : texts)
            look(text);
    }

    void look(const Item &item)
    {
        if (item.name.key.empty())
            look(item.type, item.key);
        look(item.name);
        look(item.note);
        look(item.details);
        look(item.whyNot);
        for (const auto *stacks : {&item.price, &item.alternatives, &item.laid}) {
            for (const Stack &stack : *stacks)
                look(Word {stack.key});
        }
        for (const Socket &socket : item.sockets)
            look(Word {socket.key});
        for (const Visitor &visitor : item.visitors)
            look(visitor.name);
        for (const Item &inside : item.contents)
            look(inside);
    }

    void look(const Zone &zone)
    {
        look(zone.title);
        look(zone.note);
        if (zone.head)
            look(*zone.head);
        for (const Item &item : zone.items)
            look(item);
    }

    void look(const Tableau &tableau)
    {
        for (const Zone &zone : tableau.zones)
            look(zone);
        for (const Panel &panel : tableau.panels)
            look(panel.title);
        for (const Ground &ground : tableau.grounds) {
            look(Word {ground.style, "ground"});
            look(ground.note);
            look(ground.detail);
        }
        for (const ScoreRow &row : tableau.scores)
            look(row.title);
        for (const Phase &phase : tableau.clock.phases)
            look(phase.name);
        look(tableau.contested.title);
    }

    void look(const Component &component)
    {
        if (component.name.key.empty())
            look(component.type, component.key);
        look(component.name);
        look(component.note);
        look(component.kind);
        look(component.title);
        look(component.price);
        for (const std::vector<Text> &paragraph : component.rule)
            look(paragraph);
        look(component.back);
    }

    void look(const DraftField &field)
    {
        look(Word {field.key, "field"});
        for (const std::string &word : field.words)
            lookInForms(Word {word, field.type.empty() ? field.key : field.type});
        for (const DraftField &member : field.members)
            look(member);
    }

    std::string list() const
    {
        std::string all;
        for (const std::string &one : m_missing)
            all += (all.empty() ? "" : ", ") + one;
        return all;
    }

private:
    void look(const Word &word, const testing::TwoLanguages &in)
    {
        const bool isLetterOrNumber =
            word.key.size() < 2 || std::ranges::all_of(word.key, [](char c) { return c >= '0' && c <= '9'; });
        if (isLetterOrNumber)
            return;
        const std::string shown = word.type + ' ' + word.key;
        if (!in.english.hasNameFor(word))
            m_missing.insert("en: " + shown);
        else if (!in.french.hasNameFor(word))
            m_missing.insert("fr: " + shown);
    }

    const Vocabulary &m_vocabulary;
    testing::TwoLanguages m_ofGame;
    testing::TwoLanguages m_ofAll;
    std::set<std::string> m_missing;
};

} // namespace

/// Whatever a game puts before a player or a designer has words in English and in French.
class ShownWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyComponentHasItsName_data() const { eachGame(); }
    void everyComponentHasItsName();
    void everyOptionHasItsName_data() const { eachGame(); }
    void everyOptionHasItsName();
    void everyPartOfABoardHasItsName_data() const { eachGame(); }
    void everyPartOfABoardHasItsName();
    void everyPartOfAPositionHasItsName_data() const { eachGame(); }
    void everyPartOfAPositionHasItsName();
    void everyTableauHasItsWords_data() const { eachGame(); }
    void everyTableauHasItsWords();
    void everyNoteHasItsNames_data() const { eachGame(); }
    void everyNoteHasItsNames();

private:
    void eachGame() const;
    std::shared_ptr<const Setup> opened() const;

    std::vector<testing::OpenedGame> m_games;
    QHash<QString, Messages> m_french;
};

void ShownWordsTest::initTestCase()
{
    m_games = testing::openedGames();
    m_french = readTsFile("fr");
    QVERIFY(!m_french.isEmpty());
}

void ShownWordsTest::eachGame() const
{
    QTest::addColumn<std::size_t>("game");
    for (std::size_t game = 0; game < m_games.size(); ++game)
        QTest::newRow(m_games[game].name.c_str()) << game;
}

std::shared_ptr<const Setup> ShownWordsTest::opened() const
{
    QFETCH(std::size_t, game);
    return m_games[game].setup;
}

void ShownWordsTest::everyComponentHasItsName()
{
    const std::shared_ptr<const Setup> setup = opened();
    Missing missing(*setup, m_french);
    const std::vector<Component> box = componentsOf(*setup);
    QVERIFY(!box.empty());
    for (const Component &component : box)
        missing.look(component);
    QVERIFY2(missing.list().empty(), missing.list().c_str());
}

void ShownWordsTest::everyOptionHasItsName()
{
    const std::shared_ptr<const Setup> setup = opened();
    Missing missing(*setup, m_french);
    for (const OptionInfo &option : setup->game().options()) {
        missing.lookInForms(Word {option.key, "option"});
        missing.look(Text {"option." + setup->game().key() + '.' + option.key, {}});
        for (const std::string &value : option.values)
            missing.lookInForms(Word {value, option.key});
    }
    QVERIFY2(missing.list().empty(), missing.list().c_str());
}

void ShownWordsTest::everyPartOfABoardHasItsName()
{
    const std::shared_ptr<const Setup> setup = opened();
    Missing missing(*setup, m_french);
    const auto lookAt = [&](const std::string &kind, const std::vector<AttributeSchema> &attributes) {
        missing.lookInForms(Word {kind});
        for (const AttributeSchema &attribute : attributes) {
            missing.lookInForms(Word {attribute.key});
            for (const std::string &word : attribute.words)
                missing.lookInForms(Word {word, attribute.key});
        }
    };
    for (const auto &place : setup->game().schema().places)
        lookAt(place.key, place.attributes);
    for (const auto &link : setup->game().schema().links)
        lookAt(link.key, link.attributes);
    QVERIFY2(missing.list().empty(), missing.list().c_str());
}

void ShownWordsTest::everyPartOfAPositionHasItsName()
{
    const std::shared_ptr<const Setup> setup = opened();
    Missing missing(*setup, m_french);
    const Draft draft = draftOf(setup, Json::object());
    QVERIFY(!draft.parts.empty());
    for (const DraftPart &part : draft.parts) {
        const bool isPaid = part.pointer.starts_with("/paid/");
        if (part.link < 0)
            missing.look(Word {part.key, isPaid ? "action-card" : ""});
        for (const DraftField &field : part.fields)
            missing.look(field);
    }
    for (const DraftPiece &piece : draft.pieces) {
        missing.look(Word {piece.key, piece.type});
        missing.look(Word {piece.group, "group"});
        missing.look(Word {piece.note, "note"});
    }
    QVERIFY2(missing.list().empty(), missing.list().c_str());
}

/// In a game played at random, as the players and a spectator see it.
void ShownWordsTest::everyTableauHasItsWords()
{
    const std::shared_ptr<const Setup> setup = opened();
    Missing missing(*setup, m_french);
    Match match(setup, MatchSettings {.seed = 11});
    testing::playSome(match, 5, 600, [&] {
        if (match.ply() % 5 != 0)
            return;
        for (const SeatSet seats : {SeatSet {}, SeatSet {0}, SeatSet::all()})
            missing.look(tableauOf(*match.state().seenBy(seats)));
    });
    QVERIFY2(missing.list().empty(), missing.list().c_str());
}

/// Notes on choices may be left out, but what stands in them has a name.
void ShownWordsTest::everyNoteHasItsNames()
{
    const std::shared_ptr<const Setup> setup = opened();
    Missing missing(*setup, m_french);
    Match match(setup, MatchSettings {.seed = 11});
    testing::playSome(match, 5, 600, [&] {
        const std::unique_ptr<View> view = match.state().seenBy(SeatSet::all());
        ChoiceList choices;
        view->choices(choices);
        for (const Choice choice : choices)
            missing.lookIfWorded(notesOn(*view, choice));
        missing.lookIfWorded({whyNow(*view), taskNow(*view)});
    });
    QVERIFY2(missing.list().empty(), missing.list().c_str());
}

MERLON_TEST(ShownWordsTest)
#include "shown_words_test.moc"
