import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, useEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { I18nProvider, useI18n } from './i18n-provider.tsx';
import { useFormats, useLocale } from './use-formats.ts';
import { useT } from './use-t.ts';
import { useUiTexts } from './use-ui-texts.ts';
import { wideUiTexts } from './wide-ui-texts.ts';

afterEach(cleanup);

function Words() {
  const t = useT('common');
  const formats = useFormats();
  const texts = useUiTexts();
  return (
    <p lang={useLocale()}>
      {t('actions.save')} {texts.selected(2)} {formats.money(9800, 'JPY')}
    </p>
  );
}

test('texts, formats and language follow the choice', async () => {
  const i18n = createI18n({ namespaces: ['common'], storage: { getItem: () => null, setItem: () => undefined } });
  await i18n.ready;
  render(
    <Suspense fallback="…">
      <I18nProvider i18n={i18n}>
        <Words />
      </I18nProvider>
    </Suspense>,
  );
  expect(screen.getByText('Save 2 selected ¥9,800').lang).toBe('en-US');
  await act(async () => void (await i18n.chooseLocale('ja-JP')));
  expect(screen.getByText('保存 2件を選択中 ￥9,800').lang).toBe('ja-JP');
});

test('no key flashes up: neither while a namespace loads nor while the language changes', async () => {
  const i18n = createI18n({ namespaces: ['common'], storage: { getItem: () => null, setItem: () => undefined } });
  await i18n.ready;
  const seen = new Set<string>();
  function Late() {
    const { noMatch } = wideUiTexts.read();
    useEffect(() => void seen.add(noMatch));
    return <p>{noMatch}</p>;
  }
  await act(() =>
    render(
      <Suspense fallback={<p>…</p>}>
        <I18nProvider i18n={i18n}>
          <Late />
        </I18nProvider>
      </Suspense>,
    ),
  );
  expect(await screen.findByText('No results')).toBeTruthy();
  await act(async () => void (await i18n.chooseLocale('zh-HK')));
  expect(screen.getByText('沒有符合的項目')).toBeTruthy();
  expect([...seen]).toEqual(['No results', '沒有符合的項目']);
});

test('the same texts come as the same function, and a text without values as one that is known', async () => {
  const i18n = createI18n({ namespaces: ['common'], storage: { getItem: () => null, setItem: () => undefined } });
  await i18n.ready;
  const seen = new Set<unknown>();
  function Twice() {
    const t = useT('common');
    useEffect(() => void seen.add(t));
    return <p>{[t('actions.save'), t('actions.save'), t('ui.page', { page: 2 }), t('ui.page', { page: 3 })].join('|')}</p>;
  }
  const page = (
    <I18nProvider i18n={i18n}>
      <Twice />
      <Twice />
    </I18nProvider>
  );
  const { rerender } = render(page);
  rerender(page);
  expect(screen.getAllByText('Save|Save|Page 2|Page 3')).toHaveLength(2);
  expect(seen.size).toBe(1);
});

test('the larger components are given every text they ask for', async () => {
  const i18n = createI18n({ namespaces: ['common', 'controls'], storage: { getItem: () => 'ja-JP', setItem: () => undefined } });
  await i18n.ready;
  function All() {
    const { remove, rows, ...texts } = wideUiTexts.read();
    return <p>{[remove('日本'), rows('100,000', 100_000), ...Object.values(texts)].join('|')}</p>;
  }
  const { container } = render(
    <Suspense fallback={null}>
      <I18nProvider i18n={i18n}>
        <All />
      </I18nProvider>
    </Suspense>,
  );
  const words = container.textContent.split('|');
  expect(words).toEqual(expect.arrayContaining(['日本を外す', '全100,000行']));
  expect(words.filter((word) => /^[a-z_.]+$/u.test(word))).toEqual([]);
});

test('outside a provider the languages say what is missing', () => {
  const Lost = () => useI18n().locale;
  expect(() => render(<Lost />)).toThrow('I18nProvider');
});

test('a key or a namespace that does not exist does not compile', () => {
  function Wrong() {
    // @ts-expect-error: no such key
    useT('common')('actions.fly');
    // @ts-expect-error: no such namespace
    useT('weather');
    return null;
  }
  expect(Wrong).toBeTypeOf('function');
});
