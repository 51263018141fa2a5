import { user } from '@lobby/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '#/testing/facts.ts';
import { openMenu } from '#/testing/open-menu.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

afterEach(() => vi.useRealTimers());

const OVERVIEW = '/dashboard/overview';
const at = (tab: string) => `/dashboard/settings?account=${tab}`;
const dialog = () => screen.findByRole('dialog', { name: 'Your account' });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

describe('the account in the address', () => {
  it('opens from the account menu above the screen, and closing returns to it', async () => {
    const { user: person, history } = await renderScreen({ path: `${OVERVIEW}?days=7` });
    await openMenu(person, /account, language and sign out/);
    await person.click(await screen.findByRole('menuitem', { name: 'Account' }));
    await dialog();
    expect(history.location.search).toBe('?days=7&account=profile');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(history.location.search).toBe('?days=7'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { level: 1, name: 'Overview' })).toBeTruthy();
  });

  it.each([
    ['profile', 'Profile'],
    ['alerts', 'Alerts'],
    ['password', 'Password'],
    ['security', 'Security'],
    ['business', 'Business'],
    ['sessions', 'Devices'],
  ])('%s is open where the address says so', async (tab, name) => {
    await renderScreen({ path: at(tab) });
    const chosen = within(await dialog()).getByRole('tab', { name });
    expect(chosen.getAttribute('aria-selected')).toBe('true');
  });

  it('follows the tabs without a history entry', async () => {
    const { user: person, history } = await renderScreen({ path: at('profile') });
    await person.click(within(await dialog()).getByRole('tab', { name: 'Password' }));
    await waitFor(() => expect(history.location.search).toBe('?account=password'));
    expect(history.length).toBe(1);
  });

  it('opens nothing for a part that there is not', async () => {
    await renderScreen({ path: at('billing') });
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the profile', () => {
  it('saves name and language, and the page speaks that language', async () => {
    const { user: person, api } = await renderScreen({
      path: at('profile'),
      answers: (fake) => fake.answer(user.updateProfile, ({ body }) => aUser(body as object)),
    });
    await dialog();
    expect(field('Email').readOnly).toBe(true);
    await person.clear(field('Name'));
    await person.type(field('Name'), 'Mina T.');
    await person.click(screen.getByRole('button', { name: /Language/ }));
    await person.click(await screen.findByRole('option', { name: '日本語' }));
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('dialog', { name: 'アカウント' })).toBeTruthy();
    expect(api.callsTo(user.updateProfile)[0]?.body).toEqual({ name: 'Mina T.', locale: 'ja-JP' });
    expect(await screen.findByText('保存しました')).toBeTruthy();
    expect(screen.getAllByText('Mina T.').length).toBeGreaterThan(0);
  });

  it('is not saved without a name', async () => {
    const { user: person, api } = await renderScreen({ path: at('profile') });
    await dialog();
    await person.clear(field('Name'));
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Fill this in.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Name'));
    expect(api.callsTo(user.updateProfile)).toHaveLength(0);
  });

  it('shows what the server refuses at its field, and a failure above the fields', async () => {
    const fields = [{ path: 'name', message: 'Not this name.' }];
    const { user: person, api } = await renderScreen({
      path: at('profile'),
      answers: (fake) => fake.fail(user.updateProfile, 'invalid_request', { fields }),
    });
    await dialog();
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Not this name.')).toBeTruthy();
    api.goOffline(user.updateProfile);
    await person.type(field('Name'), ' T.');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The server can’t be reached');
    expect(field('Name').value).toBe('Mina Tan T.');
  });
});

describe('the password', () => {
  async function openPassword(answers: Parameters<typeof renderScreen>[0]['answers']) {
    const view = await renderScreen({ path: at('password'), ...(answers && { answers }) });
    await dialog();
    return view;
  }
  async function change({ user: person }: Awaited<ReturnType<typeof renderScreen>>) {
    await person.type(field('Current password'), 'hello2026');
    await person.type(field('New password'), 'right2026');
    await person.click(screen.getByRole('button', { name: 'Change password' }));
  }

  it.each([
    [0, 'Password changed. You weren’t signed in anywhere else.'],
    [2, 'Password changed. 2 other devices were signed out.'],
  ])('once changed says what that has ended (%i), in an empty form', async (ended, words) => {
    const view = await openPassword((fake) => fake.answer(user.updatePassword, { ended_sessions: ended }));
    await change(view);
    expect(await screen.findByText(words)).toBeTruthy();
    expect([field('Current password').value, field('New password').value]).toEqual(['', '']);
    expect(view.api.callsTo(user.updatePassword)[0]?.body).toEqual({
      old_password: 'hello2026',
      password: 'right2026',
      re_password: 'right2026',
    });
  });

  it.each([
    ['wrong_password', 'Current password'],
    ['weak_password', 'New password'],
  ] as const)('%s is said at its field, which gets the focus', async (code, name) => {
    const view = await openPassword((fake) => fake.fail(user.updatePassword, code));
    await change(view);
    expect(await screen.findByText(`msg of ${code}`)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field(name)));
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
  });

  it('waits after too many wrong entries, counting down', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const view = await openPassword((fake) => fake.fail(user.updatePassword, 'sign_in_locked', { retry_after: 60 }));
    await change(view);
    expect((await screen.findByRole('alert')).textContent).toContain('again in 1:00.');
    act(() => void vi.advanceTimersByTime(31_000));
    expect(screen.getByRole('alert').textContent).toContain('again in 0:29.');
    act(() => void vi.advanceTimersByTime(30_000));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('of an account without one is set by e-mail', async () => {
    await renderScreen({ path: at('password'), user: { has_password: false } });
    await dialog();
    expect(screen.getByRole('link', { name: 'Set a password' }).getAttribute('href')).toBe('/auth/reset-password');
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });
});
