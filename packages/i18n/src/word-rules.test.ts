import { LOCALES, type Locale } from '@lobby/contract';
import { describe, expect, test } from 'vitest';
import type { MessageTree } from './message-files.ts';
import { WORD_RULES } from './word-rules/rules.ts';
import { findBreaches, findNeedlessExceptions, type WordRule } from './word-rules/word-rule.ts';

/** What the screens say, and what the server says and writes in its mails. */
const SCREENS = import.meta.glob<MessageTree>('./messages/*/*.json', { eager: true, import: 'default' });
const SERVER = import.meta.glob<MessageTree>('../../../apps/server/src/messages/*/*.json', { eager: true, import: 'default' });
const LANGUAGE_FILES = Object.keys(import.meta.glob('./word-rules/*-*.ts')).filter((path) => !path.endsWith('/word-rule.ts'));

function textsOf(tree: MessageTree, path: string): [id: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : textsOf(value, `${path}${key}.`),
  );
}

/** Every text of a language by `namespace:key`, those of the server by `server/namespace:key`. */
function readTexts(locale: Locale): Map<string, string> {
  const groups = [
    ...Object.entries(SCREENS).map(([file, tree]) => ({ file, tree, folder: '' })),
    ...Object.entries(SERVER).map(([file, tree]) => ({ file, tree, folder: 'server/' })),
  ];
  return new Map(
    groups
      .filter(({ file }) => file.includes(`/${locale}/`))
      .flatMap(({ file, tree, folder }) => textsOf(tree, `${folder}${file.slice(file.lastIndexOf('/') + 1, -'.json'.length)}:`)),
  );
}

describe.each(LOCALES)('the words of %s', (locale) => {
  const rules = WORD_RULES[locale] ?? [];

  test('there are texts of the screens and of the server', () => {
    const ids = [...readTexts(locale).keys()];
    expect(ids.filter((id) => !id.startsWith('server/')).length).toBeGreaterThan(4000);
    expect(ids.filter((id) => id.startsWith('server/')).length).toBeGreaterThan(400);
  });

  test('no text breaks a rule', () => {
    expect(findBreaches(readTexts(locale), rules)).toEqual([]);
  });

  test('every exception is needed', () => {
    expect(findNeedlessExceptions(readTexts(locale), rules)).toEqual([]);
  });
});

test('every file of rules is kept', () => {
  const kept = Object.keys(WORD_RULES).map((locale) => `./word-rules/${locale.toLowerCase()}.ts`);
  expect(kept.toSorted()).toEqual(LANGUAGE_FILES.toSorted());
});

describe('a rule', () => {
  const rule: WordRule = { name: 'one spelling', pattern: /e-mail/giu, instead: 'email', except: ['mail:old'] };

  test('is broken by each place where its words occur', () => {
    const texts = new Map([
      ['mail:title', 'E-mail or e-mail'],
      ['mail:text', 'Email'],
    ]);
    expect(findBreaches(texts, [rule])).toEqual([
      'mail:title: “E-mail” (one spelling): email',
      'mail:title: “e-mail” (one spelling): email',
    ]);
  });

  test('leaves its exceptions alone, and tells of those that are not needed', () => {
    expect(findBreaches(new Map([['mail:old', 'E-mail']]), [rule])).toEqual([]);
    expect(findNeedlessExceptions(new Map([['mail:old', 'E-mail']]), [rule])).toEqual([]);
    expect(findNeedlessExceptions(new Map([['mail:old', 'Email']]), [rule])).toEqual(['mail:old (one spelling)']);
    expect(findNeedlessExceptions(new Map(), [rule])).toEqual(['mail:old (one spelling)']);
  });
});
