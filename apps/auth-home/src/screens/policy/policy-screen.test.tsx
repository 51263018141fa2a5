import { LOCALES, policy, POLICY_TYPES, type PolicyText } from '@lobby/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { success, type FakeApi } from '#/testing/fake-api.ts';
import { openPage } from '#/testing/open-page.tsx';

const BODY = 'Hello <b>there</b>.\n\n## First part\n\nOne.\n\n## Second part\n\n- Two';
const textOf = (fields: Partial<PolicyText> = {}): PolicyText => ({
  type: 'terms',
  version: '2026-11',
  effective_date: '2026-11-01',
  locale: 'en-US',
  title: 'Terms of service',
  body: BODY,
  ...fields,
});
const answers = (api: FakeApi) =>
  api.on(policy.text, ({ query, headers }) =>
    success(textOf({ title: `Text of ${query.get('type')}`, locale: headers['Accept-Language'] as PolicyText['locale'] })),
  );

describe('a policy', () => {
  test('is the one that the address asks for', async () => {
    const page = await openPage('/policy?type=privacy', { answers });
    expect(await screen.findByRole('heading', { level: 1, name: 'Text of privacy' })).toBeTruthy();
    expect(document.title).toBe('Text of privacy · Lobby');
    expect(screen.getByText('Version 2026-11, in force from November 1, 2026')).toBeTruthy();
    expect(page.api.callsTo(policy.text).map(({ query }) => query.get('type'))).toEqual(['privacy']);
  });

  test.each(['/policy', '/policy?type=imprint', '/policy?type=constructor'])('%s shows the terms', async (path) => {
    await openPage(path, { answers });
    expect(await screen.findByRole('heading', { level: 1, name: 'Text of terms' })).toBeTruthy();
  });

  test('leads to the others, each at an address of its own', async () => {
    const page = await openPage('/policy?type=terms', { answers });
    const tabs = within(await screen.findByRole('navigation', { name: 'Policies' })).getAllByRole('link');
    expect(tabs.map((tab) => new URL(tab.getAttribute('href') ?? '', 'http://x').searchParams.get('type'))).toEqual([...POLICY_TYPES]);
    await page.user.click(screen.getByRole('link', { name: 'Cookies' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Text of cookies' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Cookies' }).getAttribute('aria-current')).toBe('page');
    expect(page.history.location.href).toContain('type=cookies');
  });

  test('has a table of contents that leads to its parts', async () => {
    await openPage('/policy', { answers });
    const contents = within(await screen.findByRole('navigation', { name: 'On this page' })).getAllByRole<HTMLAnchorElement>('link');
    expect(contents.map(({ textContent }) => textContent)).toEqual(['First part', 'Second part']);
    for (const { hash, textContent } of contents) expect(document.querySelector(hash)?.textContent).toBe(textContent);
  });

  test('shows markup of its text as text', async () => {
    await openPage('/policy', { answers });
    expect(await screen.findByText('Hello <b>there</b>.')).toBeTruthy();
    expect(document.querySelector('article b')).toBeNull();
  });

  test('follows the language of the page', async () => {
    const page = await openPage('/policy', { answers });
    await screen.findByRole('heading', { level: 1, name: 'Text of terms' });
    await page.user.click(screen.getByRole('button', { name: 'Language: English' }));
    await page.user.click(screen.getByRole('menuitemradio', { name: '日本語' }));
    expect(await screen.findByText('第2026-11版（2026年11月1日施行）')).toBeTruthy();
    expect(document.querySelector('article')?.lang).toBe('ja-JP');
    expect(page.api.callsTo(policy.text)).toHaveLength(2);
  });

  test('says when there is no translation, and which language it is in', async () => {
    await openPage('/policy', { locale: 'zh-HK', answers: (api) => api.answer(policy.text, textOf()) });
    expect(await screen.findByText('這份文本沒有繁體中文版，以下為English版。')).toBeTruthy();
    expect(document.querySelector('article')?.lang).toBe('en-US');
  });

  test('is printed by its button', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const page = await openPage('/policy', { answers });
    await page.user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  test('that did not arrive can be asked for again', async () => {
    const page = await openPage('/policy', { answers: (api) => api.fail(policy.text, 'refused') });
    expect(await screen.findByText('Couldn’t load this page')).toBeTruthy();
    page.api.answer(policy.text, textOf());
    await page.user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeTruthy());
  });

  test.each(LOCALES)('in %s comes with no key left to read', async (locale) => {
    await openPage('/policy', { locale, answers });
    await screen.findByRole('heading', { level: 1, name: 'Text of terms' });
    const words = [document.body.textContent, ...screen.getAllByRole('navigation').map((nav) => nav.getAttribute('aria-label'))].join();
    expect(words).not.toMatch(/\b(label|facts|contents|print|meta|privacy|cookies|dpa)\b/);
  });
});
