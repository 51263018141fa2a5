import { CARD_TEXT_MAX, CARD_TITLE_MAX, type Card, type Locale } from '@lobby/contract';

/** What leads to an article, in the language of the conversation: the visitor reads it. */
const READ: Readonly<Record<Locale, string>> = { 'en-US': 'Read more', 'zh-CN': '阅读全文', 'zh-HK': '閱讀全文', 'ja-JP': '続きを読む' };

/** An article or a page as a card: its title, the beginning of what it says, and a button that leads there. */
export function articleCard(title: string, text: string, address: string, locale: Locale): Card {
  return {
    title: cut(title, CARD_TITLE_MAX),
    text: cut(text, CARD_TEXT_MAX),
    picture: null,
    buttons: [{ kind: 'url', label: READ[locale], target: address }],
  };
}

/** A card of a canned reply with its variables filled in. */
export function fillCard(card: Card, fill: (words: string) => string): Card {
  const { title, text, picture, buttons } = card;
  return {
    title: cut(fill(title), CARD_TITLE_MAX),
    text: cut(fill(text), CARD_TEXT_MAX),
    picture,
    buttons: buttons.map((button) => ({ ...button, label: fill(button.label) })),
  };
}

function cut(words: string, max: number): string {
  const plain = words.trim();
  return plain.length <= max ? plain : `${plain.slice(0, max - 1).trimEnd()}…`;
}
