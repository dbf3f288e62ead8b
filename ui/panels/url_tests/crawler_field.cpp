// SPDX-License-Identifier: MIT
#include "ui/panels/url_tests/crawler_field.h"

#include "ui/panels/url_tests/choice_delegate.h"
#include "ui/panels/url_tests/crawler_choices.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>

namespace postern {

using namespace Qt::StringLiterals;

namespace {

constexpr int kFieldCharacters = 16;
constexpr int kListCharacters = 74;
constexpr int kRowsInList = 14;

void makeRoomy(QAbstractItemView *list)
{
    list->setItemDelegate(new ChoiceDelegate(CrawlerChoices::NoteRole, list));
    list->setMinimumWidth(list->fontMetrics().averageCharWidth() * kListCharacters);
    list->setTextElideMode(Qt::ElideRight);
}

} // namespace

CrawlerField::CrawlerField(const rep::Catalogue &catalogue, QWidget *parent)
    : QComboBox(parent), m_choices(new CrawlerChoices(catalogue, this))
{
    setEditable(true);
    setInsertPolicy(NoInsert);
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(kFieldCharacters);
    setMaxVisibleItems(kRowsInList);
    setModel(m_choices);
    setCurrentIndex(-1);
    makeRoomy(view());
    createCompleter();
}

/// A list that opens, as completion within the line would test a crawler that nobody typed.
void CrawlerField::createCompleter()
{
    auto *completer = new QCompleter(m_choices, this);
    completer->setCompletionMode(QCompleter::PopupCompletion);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setMaxVisibleItems(kRowsInList);
    setCompleter(completer);
    makeRoomy(completer->popup());
}

/// A combo box empties its text when its list changes, and we must not let anybody notice.
void CrawlerField::setFile(const rep::Snapshot &snapshot)
{
    const QSignalBlocker blocker(this);
    const QString text = currentText();
    const int cursor = lineEdit()->cursorPosition();
    m_choices->setFile(snapshot);
    if (text == currentText())
        return;
    setEditText(text);
    lineEdit()->setCursorPosition(cursor);
}

} // namespace postern
