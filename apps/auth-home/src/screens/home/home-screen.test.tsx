import { LOCALES, pay } from '@lobby/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openPage } from '#/testing/open-page.tsx';

const planCards = async () => within(await screen.findByRole('region', { name: /^Start free/ })).findAllByRole('heading', { level: 3 });

describe('the home page', () => {
  test('says what Lobby does, and leads to signing up', async () => {
    const page = await openPage('/');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'Lobby answers your customers and knows when to bring you in.',
    );
    await page.user.click(within(screen.getByRole('main')).getAllByRole('link', { name: 'Start free' })[0]!);
    expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeTruthy();
  });

  test('shows the chat of the demo business after the first paint', async () => {
    await openPage('/', { locale: 'zh-HK' });
    await screen.findByRole('heading', { level: 1 });
    expect(document.querySelector('iframe')).toBeNull();
    const frame = await waitFor(() => screen.getByTitle<HTMLIFrameElement>('即場示範：與 Lobby 的機械人對話'));
    expect(frame.getAttribute('src')).toBe('/chat/demo?embed=home&locale=zh-HK');
  });

  test('leads by its header to sections that are on the page', async () => {
    await openPage('/');
    const links = within((await screen.findAllByRole('navigation', { name: 'Sections' }))[0]!).getAllByRole<HTMLAnchorElement>('link');
    const anchors = links.flatMap(({ hash }) => hash || []);
    expect(anchors).toEqual(['#steps', '#facts', '#plans']);
    expect(anchors.filter((anchor) => document.querySelector(anchor) === null)).toEqual([]);
  });

  test('has a menu on phones, which Esc closes', async () => {
    const page = await openPage('/');
    const menu = await screen.findByRole('button', { name: 'Menu' });
    await page.user.click(menu);
    expect(screen.getAllByRole('navigation', { name: 'Sections' })).toHaveLength(2);
    await page.user.keyboard('{Escape}');
    expect(screen.getAllByRole('navigation', { name: 'Sections' })).toHaveLength(1);
    expect(document.activeElement).toBe(menu);
  });
});

describe('the plans', () => {
  test.each([
    ['en-US', ['$0', '$39', '$129']],
    ['zh-CN', ['¥0', '¥279', '¥929']],
    ['zh-HK', ['HK$0', 'HK$299', 'HK$999']],
    ['ja-JP', ['￥0', '￥5,800', '￥19,800']],
  ] as const)('are priced for readers of %s', async (locale, prices) => {
    await openPage('/', { locale });
    for (const price of prices) expect(await screen.findByText(price)).toBeTruthy();
  });

  test('say plainly that the free one is a trial of 14 days', async () => {
    await openPage('/');
    expect(await screen.findByText('for 14 days')).toBeTruthy();
    expect(screen.getByText('500 AI answers in the trial')).toBeTruthy();
    expect(screen.getByText('3 years of history')).toBeTruthy();
  });

  test('begin with signing up, each of them', async () => {
    await openPage('/');
    const cards = (await planCards()).map((heading) => heading.closest('li')!);
    const doors = cards.map((card) => within(card).getByRole<HTMLAnchorElement>('link'));
    expect(doors.map(({ textContent, pathname }) => [textContent, pathname])).toEqual([
      ['Start free', '/auth/sign-up'],
      ['Start with the trial', '/auth/sign-up'],
      ['Start with the trial', '/auth/sign-up'],
    ]);
  });

  test('that did not arrive can be asked for again', async () => {
    const page = await openPage('/', { answers: (api) => api.fail(pay.setMealList, 'refused') });
    expect(await screen.findByText('Couldn’t load the prices')).toBeTruthy();
    page.api.answer(pay.setMealList, { items: [], has_model: true });
    await page.user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText('Couldn’t load the prices')).toBeNull());
  });
});

describe('the language', () => {
  test('follows the menu: texts, document, search engines, prices and the demo', async () => {
    const page = await openPage('/');
    await screen.findByText('$39');
    await page.user.click(screen.getByRole('button', { name: 'Language: English' }));
    await page.user.click(screen.getByRole('menuitemradio', { name: '日本語' }));
    expect(await screen.findByText('￥5,800')).toBeTruthy();
    expect(document.documentElement.lang).toBe('ja-JP');
    expect(document.title).toContain('担当者');
    expect(localStorage.getItem('app-locale')).toBe('ja-JP');
    const frame = await screen.findByTitle<HTMLIFrameElement>(/ライブデモ/);
    expect(frame.getAttribute('src')).toContain('locale=ja-JP');
  });

  test.each(LOCALES)('%s comes with no key left to read', async (locale) => {
    await openPage('/', { locale });
    await screen.findByRole('heading', { level: 1 });
    expect(document.documentElement.lang).toBe(locale);
    expect(document.body.textContent).not.toMatch(/\b(hero|steps|facts|plans|nav|footer)\.[a-z]/);
  });
});
