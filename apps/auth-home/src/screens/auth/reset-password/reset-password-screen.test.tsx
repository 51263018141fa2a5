import { user } from '@lobby/contract';
import { tokenCookie } from '@lobby/session';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { FakeApi } from '#/testing/fake-api.ts';
import { openPage } from '#/testing/open-page.tsx';

afterEach(() => vi.useRealTimers());

const PATH = '/auth/reset-password';
const KEY = 'k'.repeat(43);

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const code = () => screen.getByLabelText<HTMLInputElement>('Code from the email');
const password = () => screen.getByLabelText<HTMLInputElement>('New password');

type Page = Awaited<ReturnType<typeof openPage>>;

function answers(api: FakeApi) {
  api.answer(user.sendEmailCode, { resend_after: 60, expires_in: 600 });
  api.answer(user.checkEmailCode, { token: KEY });
  api.answer(user.resetPassword, {});
}

async function openReset(signedIn = false) {
  const page = await openPage(PATH, { answers, signedIn });
  await screen.findByRole('heading', { name: 'Forgot your password?' });
  return page;
}

async function askForCode({ user: person }: Page) {
  await person.type(email(), 'Mina@Kumo.example{Enter}');
  await screen.findByRole('heading', { name: 'Check your email' });
}

async function enterCode(page: Page) {
  await askForCode(page);
  await page.user.type(code(), '482913');
  await screen.findByRole('heading', { name: 'Choose a new password' });
}

describe('a forgotten password', () => {
  test('is replaced: address, code, new password, then sign-in with the address there already', async () => {
    const page = await openReset(true);
    await enterCode(page);
    expect(document.activeElement).toBe(password());
    await page.user.type(password(), 'right2026{Enter}');
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy();
    expect(await screen.findByText('Password changed. Sign in with your new password.')).toBeTruthy();
    expect(email().value).toBe('mina@kumo.example');
    expect(tokenCookie.read()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
    expect([user.sendEmailCode, user.checkEmailCode, user.resetPassword].map((call) => page.api.callsTo(call)[0]?.body)).toEqual([
      { email: 'mina@kumo.example', email_type: 'reset_pwd', business_id: 1 },
      { email: 'mina@kumo.example', email_type: 'reset_pwd', code: '482913', business_id: 1 },
      { key: KEY, password: 'right2026', business_id: 1 },
    ]);
  });

  test('never tells whether the address has an account', async () => {
    await askForCode(await openReset());
    expect(screen.getByText('If there is an account with mina@kumo.example, a code is on its way to that address.')).toBeTruthy();
  });

  test('needs a right address', async () => {
    const page = await openReset();
    await page.user.type(email(), 'mina{Enter}');
    expect(screen.getByText('Enter an email address like name@example.com.')).toBeTruthy();
    expect(document.activeElement).toBe(email());
    expect(page.api.callsTo(user.sendEmailCode)).toHaveLength(0);
  });

  test('asked for too soon says how long to wait', async () => {
    const page = await openReset();
    page.api.fail(user.sendEmailCode, 'throttled', { retry_after: 42 });
    await page.user.type(email(), 'mina@kumo.example{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Wait 42 seconds');
  });
});

describe('the code', () => {
  test('can be entered wrong three times; what is left is counted', async () => {
    const page = await openReset();
    await askForCode(page);
    page.api.fail(user.checkEmailCode, 'wrong_code');
    for (const words of ['2 tries left', '1 try left', 'Too many wrong codes. Send a new code']) {
      await page.user.clear(code());
      await page.user.type(code(), '000000');
      expect(await screen.findByText(words, { exact: false })).toBeTruthy();
      expect(document.activeElement).toBe(code());
    }
  });

  test('that has expired says so, and another can be sent after 60 seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const page = await openReset();
    await askForCode(page);
    page.api.fail(user.checkEmailCode, 'code_expired');
    await page.user.type(code(), '482913');
    expect(await screen.findByText('This code has expired. Send a new one and enter that.')).toBeTruthy();
    expect(screen.getByText('New code in 60 s')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(60_000));
    await page.user.click(screen.getByRole('button', { name: 'Send a new code' }));
    await waitFor(() => expect(page.api.callsTo(user.sendEmailCode)).toHaveLength(2));
    expect(await screen.findByText('New code in 60 s')).toBeTruthy();
    expect(code().value).toBe('');
  });

  test('is not sent before it has six digits', async () => {
    const page = await openReset();
    await askForCode(page);
    await page.user.type(code(), '48{Enter}');
    expect(screen.getByText('Enter all six digits from the email.')).toBeTruthy();
    expect(page.api.callsTo(user.checkEmailCode)).toHaveLength(0);
  });

  test('that came in a mail which was opened in another tab is entered there', async () => {
    const page = await openReset();
    await page.user.click(screen.getByRole('button', { name: 'I have a code already' }));
    expect(document.activeElement).toBe(email());
    await page.user.type(email(), 'mina@kumo.example');
    await page.user.click(screen.getByRole('button', { name: 'I have a code already' }));
    await page.user.type(await screen.findByLabelText('Code from the email'), '482913');
    expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeTruthy();
    expect(page.api.callsTo(user.sendEmailCode)).toHaveLength(0);
  });

  test('can go to another address', async () => {
    const page = await openReset();
    await askForCode(page);
    await page.user.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(document.activeElement).toBe(email());
  });
});

describe('the new password', () => {
  test('shows its rule line by line and is not sent before it keeps it', async () => {
    const page = await openReset();
    await enterCode(page);
    await page.user.type(password(), 'kumo-hiking{Enter}');
    expect(screen.getByText('At least one digit').textContent).toContain('not met');
    expect(screen.getByText('At least one letter').textContent).toContain('met');
    expect(page.api.callsTo(user.resetPassword)).toHaveLength(0);
  });

  test('that everybody uses is refused at its field', async () => {
    const page = await openReset();
    await enterCode(page);
    page.api.fail(user.resetPassword, 'weak_password');
    await page.user.type(password(), 'password1{Enter}');
    expect(await screen.findByText('This password is too common. Choose another one.')).toBeTruthy();
    expect(document.activeElement).toBe(password());
    expect(password().getAttribute('aria-invalid')).toBe('true');
  });

  test('that comes too late leads back to the address', async () => {
    const page = await openReset();
    await enterCode(page);
    page.api.fail(user.resetPassword, 'link_expired');
    await page.user.type(password(), 'right2026{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Your code has expired');
    expect(email().value).toBe('Mina@Kumo.example');
  });
});

describe('a reload', () => {
  test.each([
    ['the code', askForCode, 'Check your email'],
    ['the new password', enterCode, 'Choose a new password'],
  ])('keeps the step of %s for its ten minutes', async (_, reach, heading) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await reach(await openReset());
    cleanup();
    vi.setSystemTime(Date.now() + 599_000);
    await openPage(PATH, { answers });
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    cleanup();
    vi.setSystemTime(Date.now() + 1_000);
    await openPage(PATH, { answers });
    expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeTruthy();
  });

  test('keeps no password', async () => {
    const page = await openReset();
    await enterCode(page);
    await page.user.type(password(), 'right2026');
    expect(JSON.stringify(sessionStorage)).not.toContain('right2026');
  });

  test.each(['{', 'null', '[]', '{"email":4}', '{"email":"","againAt":0,"endsAt":9e15,"tries":0,"key":1}'])(
    'with a draft that cannot be read (%s) begins anew',
    async (kept) => {
      sessionStorage.setItem('lobby-reset-password', kept);
      await openReset();
      expect(email().value).toBe('');
    },
  );
});
