import { LOCALES } from '@lobby/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { MESSAGE_FILES, type MessageTree } from './message-files.ts';
import { NAMESPACES, type Namespace } from './namespaces.ts';
import { sayWithI18next } from './say-with-i18next.ts';
import { translateFrom, type SpokenFile } from './translate-from.ts';
import type { TextValues } from './translate.ts';

/** Counts whose plurals differ in one language or another. */
const COUNTS = [0, 1, 2, 5, 21, 1.5, 100_000];
const VALUE = /\{\{\s*(\w+)\s*\}\}/g;

type Texts = ReadonlyMap<string, string>;

function flatten(messages: MessageTree, before = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : flatten(value, `${before + key}.`),
  );
}

const files = new Map<string, SpokenFile>();
const sayTheirs = sayWithI18next();

beforeAll(async () => {
  for (const locale of LOCALES)
    for (const namespace of NAMESPACES) {
      const { default: messages } = await MESSAGE_FILES[locale][namespace]();
      files.set(`${locale}/${namespace}`, { messages, locale, namespace });
    }
});

describe.each(LOCALES)('in %s', (locale) => {
  const fileOf = (namespace: Namespace) => files.get(`${locale}/${namespace}`) as SpokenFile;
  /** As i18next says it, and as we do. */
  function both(namespace: Namespace, key: string, values: TextValues): [string, string] {
    return [sayTheirs(fileOf(namespace), key, values), translateFrom(fileOf(namespace), key, values)];
  }
  const madeUp = (messages: MessageTree): SpokenFile => ({ messages, locale, namespace: 'common' });

  test.each(NAMESPACES)('every text of %s is said as i18next says it', (namespace) => {
    const texts: Texts = new Map(flatten(fileOf(namespace).messages));
    expect(texts.size).toBeGreaterThan(0);
    for (const [key, text] of texts) {
      const names = [...text.matchAll(VALUE)].map(([, name]) => name ?? '');
      const values = Object.fromEntries(names.map((name) => [name, `«${name} $& {{x}}»`.replace('{{x}}', '$1')]));
      const [theirs, ours] = both(namespace, key, values);
      expect(ours).toBe(theirs);
      // Other names end in the same way: only a text with both forms is asked for with a count.
      const [, counted] = /^(.*)_other$/.exec(key) ?? [];
      if (counted === undefined || !texts.has(`${counted}_one`)) continue;
      for (const count of COUNTS) {
        const [known, said] = both(namespace, counted, { ...values, count });
        expect(said).toBe(known);
      }
    }
  });

  test('what is not there comes back as its key, and a value that is missing as nothing', () => {
    expect(translateFrom(madeUp({}), 'actions.fly')).toBe('actions.fly');
    expect(translateFrom(madeUp({ a: { b: 'x' } }), 'a')).toBe('a');
    expect(translateFrom(madeUp({ a: 'x{{ b }}y{{c}}' }), 'a', { c: 0 })).toBe('xy0');
  });
});
