import { LOCALES, type Locale } from '@lobby/contract';
import { createInstance, type i18n } from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { MESSAGE_FILES, type MessageTree } from './message-files.ts';
import { NAMESPACES, type Namespace } from './namespaces.ts';
import { translateFrom } from './translate-from.ts';

/** Counts whose plurals differ in one language or another. */
const COUNTS = [0, 1, 2, 5, 21, 1.5, 100_000];
const VALUE = /\{\{\s*(\w+)\s*\}\}/g;

type Texts = ReadonlyMap<string, string>;

function flatten(messages: MessageTree, before = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : flatten(value, `${before + key}.`),
  );
}

const files = new Map<string, MessageTree>();
const languages = new Map<Locale, i18n>();

beforeAll(async () => {
  for (const locale of LOCALES) {
    const instance = createInstance();
    await instance.init({ lng: locale, fallbackLng: false, ns: [...NAMESPACES], resources: {}, interpolation: { escapeValue: false } });
    for (const namespace of NAMESPACES) {
      const { default: messages } = await MESSAGE_FILES[locale][namespace]();
      files.set(`${locale}/${namespace}`, messages);
      instance.addResourceBundle(locale, namespace, messages);
    }
    languages.set(locale, instance);
  }
});

describe.each(LOCALES)('in %s', (locale) => {
  /** As i18next says it, and as we do. */
  function both(namespace: Namespace, key: string, values: Record<string, string | number>): [string | undefined, string] {
    return [
      languages.get(locale)?.t(key, { ...values, ns: namespace }),
      translateFrom(files.get(`${locale}/${namespace}`) ?? {}, locale, key, values),
    ];
  }

  test.each(NAMESPACES)('every text of %s is said as i18next says it', (namespace) => {
    const texts: Texts = new Map(flatten(files.get(`${locale}/${namespace}`) ?? {}));
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
    expect(translateFrom({}, locale, 'actions.fly')).toBe('actions.fly');
    expect(translateFrom({ a: { b: 'x' } }, locale, 'a')).toBe('a');
    expect(translateFrom({ a: 'x{{ b }}y{{c}}' }, locale, 'a', { c: 0 })).toBe('xy0');
  });
});
