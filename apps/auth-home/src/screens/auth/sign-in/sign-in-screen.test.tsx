import { DEVICES, HEADERS, user } from '@lobby/contract';
import { tokenCookie } from '@lobby/session';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { success, type FakeApi } from '#/testing/fake-api.ts';
import { openPage } from '#/testing/open-page.tsx';

afterEach(() => vi.useRealTimers());

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = () => screen.getByRole('button', { name: 'Sign in' });

type Page = Awaited<ReturnType<typeof openPage>>;

async function signIn({ user: person }: Page, words = 'hello2026') {
  await person.type(await screen.findByLabelText('Email'), 'mina@kumo.example');
  await person.type(password(), words);
  await person.click(button());
}

describe('signing in', () => {
  test.each(['/auth', '/auth/sign-in'])('at %s stores the token and leaves for the dashboard', async (path) => {
    const page = await openPage(path, { answers: (api) => api.answer(user.login, { token: 'token-2' }) });
    await signIn(page);
    await waitFor(() => expect(page.left).toEqual(['/dashboard']));
    expect(tokenCookie.read()).toBe('token-2');
    const [call] = page.api.callsTo(user.login);
    expect(call?.body).toEqual({ email: 'mina@kumo.example', password: 'hello2026', business_id: 1 });
    expect(call?.headers).toMatchObject({ [HEADERS.device]: DEVICES.authHome, [HEADERS.language]: 'en-US' });
  });

  test.each([
    ['/dashboard/session?id=4', '/dashboard/session?id=4'],
    ['//evil.example', '/dashboard'],
  ])('with next=%s leaves for %s', async (next, to) => {
    const page = await openPage(`/auth/sign-in?${new URLSearchParams({ next })}`, {
      answers: (api) => api.answer(user.login, { token: 'token-2' }),
    });
    await signIn(page);
    await waitFor(() => expect(page.left).toEqual([to]));
  });

  test('is asked for once, however often the button is pressed', async () => {
    const page = await openPage('/auth/sign-in', { answers: (api) => api.on(user.login, () => new Promise(() => undefined)) });
    await signIn(page);
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
    await page.user.click(button());
    await page.user.type(password(), '{Enter}');
    expect(page.api.callsTo(user.login)).toHaveLength(1);
  });

  test('sends who is signed in already to the dashboard', async () => {
    const page = await openPage('/auth/sign-in', { signedIn: true });
    await waitFor(() => expect(page.left).toEqual(['/dashboard']));
    expect(screen.queryByLabelText('Email')).toBeNull();
  });
});

describe('with two-step codes on', () => {
  const code = () => screen.getByLabelText<HTMLInputElement>('Six-digit code');

  async function openSecondStep(first: (api: FakeApi) => void = (api) => api.fail(user.login, 'two_step_required')) {
    const page = await openPage('/auth/sign-in?next=%2Fdashboard%2Fsession', { answers: first });
    await signIn(page);
    await screen.findByRole('heading', { name: 'Enter your code' });
    return page;
  }

  test('a right password asks for the code, which is sent with its last digit', async () => {
    const page = await openSecondStep();
    expect(document.activeElement).toBe(code());
    page.api.answer(user.login, { token: 'token-4' });
    await page.user.type(code(), '482913');
    await waitFor(() => expect(page.left).toEqual(['/dashboard/session']));
    expect(page.api.callsTo(user.login).at(-1)?.body).toEqual({
      email: 'mina@kumo.example',
      password: 'hello2026',
      business_id: 1,
      two_step_code: '482913',
    });
    expect(tokenCookie.read()).toBe('token-4');
  });

  test('a wrong code is said at its field, which keeps the focus, until it is changed', async () => {
    const page = await openSecondStep();
    page.api.fail(user.login, 'wrong_two_step');
    await page.user.type(code(), '000000');
    expect(await screen.findByText('This code isn’t right. Enter the latest one.')).toBeTruthy();
    expect(document.activeElement).toBe(code());
    await page.user.type(code(), '{Backspace}');
    expect(screen.queryByText('This code isn’t right. Enter the latest one.')).toBeNull();
  });

  test('a lost phone is replaced by a recovery code, as people type it', async () => {
    const page = await openSecondStep();
    await page.user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    const field = screen.getByLabelText<HTMLInputElement>('Recovery code');
    expect(document.activeElement).toBe(field);
    await page.user.type(field, 'abcde-fgh{Enter}');
    expect(screen.getByText('Enter all ten characters of the code.')).toBeTruthy();
    expect(page.api.callsTo(user.login)).toHaveLength(1);
    page.api.answer(user.login, { token: 'token-5' });
    await page.user.type(field, 'jk{Enter}');
    await waitFor(() => expect(page.left).toEqual(['/dashboard/session']));
    expect(page.api.callsTo(user.login).at(-1)?.body).toMatchObject({ two_step_code: 'abcde-fghjk' });
  });

  test('too many wrong codes wait like wrong passwords', async () => {
    const page = await openSecondStep();
    page.api.fail(user.login, 'sign_in_locked', { retry_after: 30 });
    await page.user.type(code(), '000000');
    expect((await screen.findByRole('alert')).textContent).toContain('You can try again in 0:30.');
  });

  test('a password that was changed meanwhile is asked for again', async () => {
    const page = await openSecondStep();
    page.api.fail(user.login, 'wrong_credentials');
    await page.user.type(code(), '482913');
    expect((await screen.findByRole('alert')).textContent).toContain('don’t match');
    expect(document.activeElement).toBe(password());
    expect(email().value).toBe('mina@kumo.example');
  });

  test('another account can be chosen', async () => {
    const page = await openSecondStep();
    await page.user.click(screen.getByRole('button', { name: 'Sign in with another account' }));
    expect(document.activeElement).toBe(email());
  });
});

test('a forgotten password takes the typed address along', async () => {
  const page = await openPage('/auth/sign-in');
  await page.user.type(await screen.findByLabelText('Email'), 'mina@kumo.example');
  await page.user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await screen.findByRole('heading', { name: 'Forgot your password?' });
  expect(email().value).toBe('mina@kumo.example');
  expect(page.history.location.href).toBe('/auth/reset-password');
});

describe('a sign-in that fails', () => {
  test('says what to do next, keeps what was typed and marks both fields', async () => {
    const page = await openPage('/auth/sign-in', { answers: (api) => api.fail(user.login, 'wrong_credentials') });
    await signIn(page);
    expect((await screen.findByRole('alert')).textContent).toBe('That email and password don’t match. Check both, or set a new password.');
    expect([email().value, password().value]).toEqual(['mina@kumo.example', 'hello2026']);
    expect([email(), password()].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    expect(document.activeElement).toBe(password());
    expect(page.left).toEqual([]);
    expect(tokenCookie.read()).toBeUndefined();
  });

  test('offline keeps what was typed and can be tried again', async () => {
    const page = await openPage('/auth/sign-in', { answers: (api) => api.goOffline(user.login) });
    await signIn(page);
    expect((await screen.findByRole('alert')).textContent).toContain('Lobby can’t be reached');
    expect([email().value, password().value]).toEqual(['mina@kumo.example', 'hello2026']);
    page.api.answer(user.login, { token: 'token-2' });
    await page.user.click(button());
    await waitFor(() => expect(page.left).toEqual(['/dashboard']));
  });

  test('of a locked address counts the time down, tells its minutes to screen readers, and goes when it is over', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const page = await openPage('/auth/sign-in', { answers: (api) => api.fail(user.login, 'sign_in_locked', { retry_after: 121 }) });
    await signIn(page);
    const locked = await screen.findByRole('alert');
    expect(within(locked).getByText('Too many wrong entries. You can try again in 2:01.').getAttribute('aria-hidden')).toBe('true');
    expect(within(locked).getByText('Too many wrong entries. You can try again in 3 minutes.')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(62_000));
    expect(screen.getByRole('alert').textContent).toContain('again in 0:59.');
    expect(screen.getByRole('alert').textContent).toContain('again in 1 minute.');
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['throttled', { retry_after: 7 }, 'Wait 7 seconds'],
    ['banned', {}, 'This account is suspended'],
    ['unavailable', {}, 'Lobby isn’t available right now'],
    ['internal', {}, 'Lobby isn’t available right now'],
  ] as const)('with %s is worded above the fields', async (code, data, words) => {
    const page = await openPage('/auth/sign-in', { answers: (api) => api.fail(user.login, code, data) });
    await signIn(page);
    expect((await screen.findByRole('alert')).textContent).toContain(words);
  });

  test('of one field is shown at that field', async () => {
    const fields = [{ path: 'email', message: 'The address has no mailbox.' }];
    const page = await openPage('/auth/sign-in', { answers: (api) => api.fail(user.login, 'invalid_request', { fields }) });
    await signIn(page);
    expect(await screen.findByText('The address has no mailbox.')).toBeTruthy();
    expect(document.activeElement).toBe(email());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('an incomplete form is not sent: the focus goes to the first field that is wrong', async () => {
  const page = await openPage('/auth/sign-in');
  await page.user.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(screen.getAllByText('Fill this in.')).toHaveLength(2);
  expect(document.activeElement).toBe(email());
  await page.user.type(email(), 'mina');
  await page.user.tab();
  expect(screen.getByText('Enter an email address like name@example.com.')).toBeTruthy();
  expect(page.api.callsTo(user.login)).toHaveLength(0);
});

test.each([{ isComposing: true }, { keyCode: 229 }])('Enter does not send while an input method composes (%j)', async (composing) => {
  await openPage('/auth/sign-in');
  const field = await screen.findByLabelText('Email');
  expect(fireEvent.keyDown(field, { key: 'Enter', ...composing })).toBe(false);
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
});

test.each([
  ['need_login', 'Your session has ended. Sign in again to continue.'],
  ['user_banned', 'This account is suspended. Contact support for help.'],
])('who was sent here by %s is told so in a toast, once', async (reason, words) => {
  const page = await openPage(`/auth/sign-in?next=%2Fdashboard&reason=${reason}`);
  expect(await screen.findByText(words)).toBeTruthy();
  await waitFor(() => expect(page.history.location.search).toBe('?next=%2Fdashboard'));
});

test('the password can be shown and hidden', async () => {
  const page = await openPage('/auth/sign-in');
  await page.user.type(await screen.findByLabelText('Password'), 'hello2026');
  await page.user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password().type).toBe('text');
  await page.user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password().type).toBe('password');
});

test('after a wrong password the right one signs in, by Enter too', async () => {
  const page = await openPage('/auth/sign-in', { answers: (api) => api.fail(user.login, 'wrong_credentials') });
  await signIn(page);
  await screen.findByRole('alert');
  page.api.on(user.login, () => success({ token: 'token-3' }));
  await page.user.clear(password());
  await page.user.type(password(), 'right2026{Enter}');
  await waitFor(() => expect(page.left).toEqual(['/dashboard']));
  expect(tokenCookie.read()).toBe('token-3');
});
