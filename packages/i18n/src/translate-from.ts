import type { Locale } from '@lobby/contract';
import type { MessageTree } from './message-files.ts';
import type { Namespace } from './namespaces.ts';
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

/** A message file that is there, and whose it is. */
export interface SpokenFile {
  messages: MessageTree;
  locale: Locale;
  namespace: Namespace;
}

/**
 * Says a text by its name, with a dot at each step down; the name itself where there is no such text. With a `count` it is the form that the
 * language has for it, and `{{name}}` becomes the value of that name.
 */
export type SayText = (file: SpokenFile, key: string, values?: TextValues) => string;

/**
 * Says texts without a library, of which the messages of Lobby need this much: it keeps a chat within the 110 kB that it may weigh until it
 * can be used. A test has it and i18next say every text there is.
 */
export const translateFrom: SayText = ({ messages, locale }, key, values = {}) => {
  const { count } = values;
  const plural = typeof count === 'number' ? find(messages, `${key}_${pluralOf(locale, count)}`) : undefined;
  const text = plural ?? find(messages, key);
  if (text === undefined) return key;
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ''));
};
