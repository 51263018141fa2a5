import { user, type UserInfo } from '@lobby/contract';
import { tokenCookie } from '@lobby/session';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { FakeApi } from '#/testing/fake-api.ts';
import { openPage } from '#/testing/open-page.tsx';

afterEach(() => vi.useRealTimers());

const PATH = '/auth/change-password';
const MINA: UserInfo = {
  id: 1,
  email: 'mina@kumo.example',
  name: 'Mina',
  role: null,
  tenant_id: 7,
  face: null,
  tenant_logo: null,
  tenant_slug: 'kumo',
  tenant_name: 'Kumo Outdoor',
  locale: 'en-US',
  has_password: true,
  two_step: false,
  created_at: 0,
  server_time: 0,
};

const old = () => screen.getByLabelText<HTMLInputElement>('Current password');
const fresh = () => screen.getByLabelText<HTMLInputElement>('New password');

async function openChange(answers?: (api: FakeApi) => void) {
  const page = await openPage(PATH, {
    signedIn: true,
    answers: (api) => {
      api.answer(user.info, MINA);
      answers?.(api);
    },
  });
  await screen.findByLabelText('Current password');
  return page;
}

async function change({ user: person }: Awaited<ReturnType<typeof openPage>>) {
  await person.type(old(), 'hello2026');
  await person.type(fresh(), 'right2026');
  await person.click(screen.getByRole('button', { name: 'Change password' }));
}

test('who is not signed in signs in first, and comes back', async () => {
  const page = await openPage(PATH, { answers: (api) => api.answer(user.login, { token: 'token-2' }) });
  await page.user.type(await screen.findByLabelText('Email'), 'mina@kumo.example');
  await page.user.type(screen.getByLabelText('Password'), 'hello2026{Enter}');
  await waitFor(() => expect(page.left).toEqual([PATH]));
});

test('who was signed out meanwhile is told so and comes back after signing in', async () => {
  const page = await openPage(PATH, { signedIn: true, answers: (api) => api.fail(user.info, 'signed_out') });
  expect(await screen.findByText('Your session has ended. Sign in again to continue.')).toBeTruthy();
  await waitFor(() => expect(page.history.location.href).toBe(`/auth/sign-in?next=${encodeURIComponent(PATH)}`));
  expect(tokenCookie.read()).toBeUndefined();
});

describe('changing the password', () => {
  test.each([
    [0, 'You weren’t signed in anywhere else.'],
    [1, '1 other device was signed out.'],
    [3, '3 other devices were signed out.'],
  ])('says what else it has ended (%i)', async (ended, words) => {
    const page = await openChange((api) => api.answer(user.updatePassword, { ended_sessions: ended }));
    await change(page);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(page.api.callsTo(user.updatePassword)[0]?.body).toEqual({
      old_password: 'hello2026',
      password: 'right2026',
      re_password: 'right2026',
    });
    await page.user.click(screen.getByRole('button', { name: 'Go to the dashboard' }));
    expect(page.left).toEqual(['/dashboard']);
  });

  test.each([
    ['wrong_password', old, 'This isn’t your current password.'],
    ['weak_password', fresh, 'This password is too common. Choose another one.'],
  ] as const)('%s is said at its field, which gets the focus', async (code, field, words) => {
    const page = await openChange((api) => api.fail(user.updatePassword, code));
    await change(page);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(document.activeElement).toBe(field());
    expect([old().value, fresh().value]).toEqual(['hello2026', 'right2026']);
  });

  test('waits after too many wrong entries, counting down', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const page = await openChange((api) => api.fail(user.updatePassword, 'sign_in_locked', { retry_after: 60 }));
    await change(page);
    expect((await screen.findByRole('alert')).textContent).toContain('You can try again in 1:00.');
    act(() => void vi.advanceTimersByTime(31_000));
    expect(screen.getByRole('alert').textContent).toContain('You can try again in 0:29.');
  });

  test('is not sent before both fields are right', async () => {
    const page = await openChange();
    await page.user.type(fresh(), 'short');
    await page.user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(document.activeElement).toBe(old());
    expect(page.api.callsTo(user.updatePassword)).toHaveLength(0);
  });

  test('of a session that has ended leads to sign-in and back', async () => {
    const page = await openChange((api) => api.fail(user.updatePassword, 'signed_out'));
    await change(page);
    await waitFor(() => expect(page.history.location.href).toBe(`/auth/sign-in?next=${encodeURIComponent(PATH)}`));
  });
});

test('an account without a password sets one by e-mail, to its own address', async () => {
  const page = await openPage(PATH, { signedIn: true, answers: (api) => api.answer(user.info, { ...MINA, has_password: false }) });
  await page.user.click(await screen.findByRole('link', { name: 'Set a password' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('mina@kumo.example');
});

test('an account that could not be loaded can be asked for again', async () => {
  const page = await openPage(PATH, { signedIn: true, answers: (api) => api.goOffline(user.info) });
  await screen.findByText('Your account couldn’t be loaded');
  page.api.answer(user.info, MINA);
  await page.user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Current password')).toBeTruthy();
});
