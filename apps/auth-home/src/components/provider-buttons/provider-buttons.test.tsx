import { oauth, type Locale } from '@lobby/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { readAttempt } from '@lobby/session';
import type { FakeApi } from '#/testing/fake-api.ts';
import { openPage } from '#/testing/open-page.tsx';

const GOOGLE = { ...oauth.url, path: '/api/micro/user/oauth/url/google' } as const;
const both = (api: FakeApi) => api.answer(oauth.providers, { items: ['google', 'apple'] });

describe('the buttons of the providers', () => {
  test.each([
    ['en-US', 'Continue with Google', 'Continue with Apple'],
    ['zh-CN', '使用 Google 账号继续', '使用 Apple 账号继续'],
    ['zh-HK', '以 Google 帳戶繼續', '以 Apple 帳戶繼續'],
    ['ja-JP', 'Googleで続行', 'Appleで続行'],
  ] as [Locale, string, string][])('carry the providers’ own words in %s', async (locale, google, apple) => {
    await openPage('/auth/sign-in', { locale, answers: both });
    expect(await screen.findByRole('button', { name: google })).toBeTruthy();
    expect(screen.getByRole('button', { name: apple })).toBeTruthy();
  });

  test.each(['/auth/sign-in', '/auth/sign-up'])('stand at %s for the providers that are set up only', async (path) => {
    await openPage(path, { answers: (api) => api.answer(oauth.providers, { items: ['apple'] }) });
    expect(await screen.findByRole('button', { name: 'Continue with Apple' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Google/ })).toBeNull();
  });

  test.each([
    ['en-US', 'By continuing you accept the Terms and the Privacy policy.'],
    ['zh-CN', '继续即表示您同意服务条款和隐私政策。'],
    ['zh-HK', '繼續即表示你同意服務條款及私隱政策。'],
    ['ja-JP', '続行すると、利用規約とプライバシーポリシーに同意したものとみなされます。'],
  ] as [Locale, string][])('stand under what going on agrees to, in %s', async (locale, sentence) => {
    await openPage('/auth/sign-in', { locale, answers: both });
    const google = await screen.findByRole('button', { name: /Google/ });
    const said = screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === sentence);
    expect(said.compareDocumentPosition(google)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect([...said.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/policy?type=terms',
      '/policy?type=privacy',
    ]);
  });

  test('are not there where none is set up, and the form is', async () => {
    const page = await openPage('/auth/sign-in', { answers: (api) => api.answer(oauth.providers, { items: [] }) });
    expect(await screen.findByLabelText('Email')).toBeTruthy();
    await waitFor(() => expect(page.api.callsTo(oauth.providers)).not.toEqual([]));
    expect(screen.queryByText('or with your email')).toBeNull();
  });

  test('lead to the provider, and the tab keeps what its answer must carry', async () => {
    const page = await openPage('/auth/sign-in?next=%2Fdashboard%2Fteam', {
      answers: (api) => {
        both(api);
        api.answer(GOOGLE, { url: 'https://accounts.example/authorize?state=s1', state: 's1' });
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(page.left).toEqual(['https://accounts.example/authorize?state=s1']));
    expect(readAttempt()).toEqual({ state: 's1', provider: 'google', next: '/dashboard/team' });
    expect(Object.fromEntries(page.api.callsTo(GOOGLE)[0]?.query ?? [])).toEqual({ business_id: '1', original_url: location.origin });
  });

  test('say where a provider cannot be reached', async () => {
    const page = await openPage('/auth/sign-in', {
      answers: (api) => {
        both(api);
        api.fail(GOOGLE, 'oauth_unavailable');
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    expect((await screen.findByRole('alert')).textContent).toContain('msg of oauth_unavailable');
    expect(page.left).toEqual([]);
  });
});
