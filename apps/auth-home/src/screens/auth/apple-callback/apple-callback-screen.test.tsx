import { oauth, type CodeName } from '@lobby/contract';
import { keepAttempt, readAttempt, tokenCookie } from '@lobby/session';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { FakeApi } from '#/testing/fake-api.ts';
import { openPage } from '#/testing/open-page.tsx';

const STATE = 's'.repeat(43);
const begun = (next?: string) => keepAttempt({ state: STATE, provider: 'google', next });
const redeems = (api: FakeApi) => api.answer(oauth.login, { token: 'token-9' });

describe('coming back from a provider', () => {
  test.each([
    ['/auth/apple-callback', undefined, '/dashboard'],
    ['/login/apple_callback', '/dashboard/session?id=4', '/dashboard/session?id=4'],
    ['/auth/apple-callback', '//evil.example', '/dashboard'],
  ])('at %s with next=%s signs in and leaves for %s', async (path, next, to) => {
    begun(next);
    const page = await openPage(`${path}?state=${STATE}&code=123`, { answers: redeems });
    await waitFor(() => expect(page.left).toEqual([to]));
    expect(tokenCookie.read()).toBe('token-9');
    expect(page.api.callsTo(oauth.login).map(({ body }) => body)).toEqual([{ state: STATE, code: '123', business_id: 1 }]);
  });

  test('uses the answer up: it leaves the address, and the tab forgets it', async () => {
    begun();
    const page = await openPage(`/auth/apple-callback?state=${STATE}&code=123`, { answers: redeems });
    await waitFor(() => expect(page.history.location.search).toBe(''));
    await waitFor(() => expect(readAttempt()).toBeUndefined());
  });

  test.each([
    ['with a state that another browser began', `?state=${'x'.repeat(43)}&code=123`],
    ['with no answer at all', ''],
  ])('%s signs nobody in (login CSRF)', async (_, query) => {
    begun();
    const page = await openPage(`/auth/apple-callback${query}`, { answers: redeems });
    expect((await screen.findByRole('alert')).textContent).toContain('was started in another window');
    expect(page.api.callsTo(oauth.login)).toEqual([]);
    expect(tokenCookie.read()).toBeUndefined();
  });

  test('after a no at the provider says so, and leads back to where it was asked', async () => {
    begun('/dashboard/session');
    await openPage(`/auth/apple-callback?state=${STATE}&error=access_denied`);
    expect(await screen.findByText(/You canceled the sign-in at Google/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in another way' }).getAttribute('href')).toBe(
      '/auth/sign-in?next=%2Fdashboard%2Fsession',
    );
  });

  test.each([
    ['oauth_failed', 'msg of oauth_failed'],
    ['oauth_unavailable', 'msg of oauth_unavailable'],
    ['email_unverified', 'msg of email_unverified'],
    ['banned', 'This account is suspended'],
    ['internal', 'Lobby isn’t available right now'],
    ['two_step_required', 'Sign in with your password and the code'],
  ] satisfies [CodeName, string][])('and %s is worded', async (code, words) => {
    begun();
    await openPage(`/auth/apple-callback?state=${STATE}&code=123`, { answers: (api) => api.fail(oauth.login, code) });
    expect(await screen.findByText(new RegExp(words))).toBeTruthy();
    expect(tokenCookie.read()).toBeUndefined();
  });

  test('a sign-in that failed can be begun again', async () => {
    begun('/dashboard/session');
    const google = { ...oauth.url, path: '/api/micro/user/oauth/url/google' } as const;
    const page = await openPage(`/auth/apple-callback?state=${STATE}&code=123`, {
      answers: (api) => {
        api.fail(oauth.login, 'oauth_failed');
        api.answer(google, { url: 'https://accounts.example/authorize', state: 'another' });
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(page.left).toEqual(['https://accounts.example/authorize']));
    expect(readAttempt()).toEqual({ state: 'another', provider: 'google', next: '/dashboard/session' });
  });
});
