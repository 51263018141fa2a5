import type { Locale } from '@lobby/contract';
import type { MessageTree } from './message-files.ts';
import type { TextValues } from './translate.ts';

const plurals = new Map<Locale, Intl.PluralRules>();

/** `one` or `other`: the form of a text that a count asks for. */
function pluralOf(locale: Locale, count: number): Intl.LDMLPluralRule {
  const rules = plurals.get(locale) ?? new Intl.PluralRules(locale);
  plurals.set(locale, rules);
  return rules.select(count);
}

function find(messages: MessageTree, key: string): string | undefined {
  let found: string | MessageTree | undefined = messages;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/**
 * A text of a message file, by its name with a dot at each step down; the name itself where there is no such text. With a `count` it is the
 * form that the language has for it, and `{{name}}` becomes the value of that name.
 *
 * Own code in place of i18next, which is a seventh of what a chat may weigh until it can be used (15 of 110 kB), and of which Lobby needs
 * this much. A test has both say every text there is.
 */
export function translateFrom(messages: MessageTree, locale: Locale, key: string, values: TextValues = {}): string {
  const { count } = values;
  const plural = typeof count === 'number' ? find(messages, `${key}_${pluralOf(locale, count)}`) : undefined;
  const text = plural ?? find(messages, key);
  if (text === undefined) return key;
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => `${values[name] ?? ''}`);
}
